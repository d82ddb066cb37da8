#ifndef CARRE_STAGE_INSIDE_H
#define CARRE_STAGE_INSIDE_H

/* What the stage's files share. */
#include "stage.h"

enum { SHIFT_MS = 120 }; /* a card makes room for its neighbour, or is lifted */

/* Moves each card on towards its place, once an update. True: one of them still moves. */
bool stage_follow_all(struct stage *st);

#endif
