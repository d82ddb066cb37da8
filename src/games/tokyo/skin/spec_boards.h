#ifndef CARRE_SPEC_BOARDS_H
#define CARRE_SPEC_BOARDS_H

/* Two boards as their two files share them. */
#include "spec_look.h"

enum {
    COME_MS = 360,
    RIVER_MS = 560,
    TOLD_MS = 500,
    RUN_SECOND = 5,
    HOLD_STREET_MS = 380,
    HOLD_RIVER_MS = 700,
    HOLD_TOLD_MS = 600
};

/* The last card takes its time. */
int spec_boards_come_ms(int place);

/* Their state, in the stage's: lent, never NULL. */
struct spec_boards *spec_boards_of(const struct stage *st);

#endif
