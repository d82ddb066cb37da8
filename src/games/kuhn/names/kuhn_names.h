/* kuhn_names.h - Kuhn poker's board (H. W. Kuhn, "A simplified two-person poker", 1950). */
#ifndef CARRE_KUHN_NAMES_H
#define CARRE_KUHN_NAMES_H

#include "seat.h"

enum { KUHN_PILE = 0, KUHN_HAND = 1 }; /* zones */
/* nums: chips behind, in the middle */
enum { KUHN_STACK = 0, KUHN_POT = SEATS };
enum { KUHN_CHECK, KUHN_BET, KUHN_CALL, KUHN_FOLD }; /* verbs */
/* phases: what was done so far */
enum { KUHN_OPEN, KUHN_CHECKED, KUHN_BETTED, KUHN_CHECK_BET };
enum {
    KUHN_WHY_DEAL = 1,
    KUHN_WHY_ANTE,
    KUHN_WHY_BET,
    KUHN_WHY_CALL,
    KUHN_WHY_CHECK,
    KUHN_WHY_FOLD,
    KUHN_WHY_SHOW,
    KUHN_WHY_WIN
};

#endif
