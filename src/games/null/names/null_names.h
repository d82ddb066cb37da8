/* null_names.h - what lies on the null game's board, and what is done there. */
#ifndef CARRE_NULL_NAMES_H
#define CARRE_NULL_NAMES_H

#include "seat.h"

enum { NULL_PILE = 0, NULL_HAND = 1, NULL_SHOWN = NULL_HAND + SEATS }; /* zones */
/* nums: whose turn, by seat */
enum { NULL_TURN = 0 };
enum { NULL_SHOW, NULL_PASS }; /* verbs */
enum { NULL_WHY_DEAL = 1, NULL_WHY_SHOW, NULL_WHY_PASS };

#endif
