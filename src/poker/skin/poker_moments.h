#ifndef CARRE_POKER_MOMENTS_H
#define CARRE_POKER_MOMENTS_H

/* What the moments of poker share between what begins them and how they are drawn. */
#include "poker_look.h"

enum {
    FLOW_MS = 260,
    STAGGER_MS = 25,
    FLOW_CHIPS = 5,
    RING_MS = 500,
    SHOWDOWN_MS = 1900,
    FOLDED_MS = 900,
    CALM_TICK_MS = 160,
    TURN_AGAIN_MS = 8000,
    BREATH_MS = 640,     /* before two show; at least 370 of them are silent */
    LAST_BREATH_MS = 500 /* before the end of a game is heard */
};

#endif
