#ifndef CARRE_POKER_THEATRE_INSIDE_H
#define CARRE_POKER_THEATRE_INSIDE_H

/* What the theatre's course and its places share. */
#include "poker_look.h"

enum {
    READ_MS = 500,
    READ_FLOP_MS = 700,
    READ_ALL_MS = 900, /* the hands are there: from the turn, from the flop, from before it */
    FLOP_HOLD_MS = 350,
    TURN_HOLD_MS = 450,
    FLOP_READ_MS = 250,
    NARROW_MS = 250,
    RIVER_HOLD_MS = 500,
    DEAD_RIVER_MS = 400, /* the river, and one that changes nothing */
    ASIDE_SHOW_MS = 160,
    ASIDE_VALUE_MS = 220,
    ASIDE_STREET_MS = 350, /* where the game shows it itself */
    FLIP_MS = 220,
    SHOWDOWN_MS = 900,
    FLY_MS = 320,
    FLY_STEP_MS = 60,
    WON_MS = 1400,
    NEXT_POT_MS = 1300,
    STAY_MS = 2000,
    FLOP_STEP_MS = 120,
    HUSH_ENDS_MS = 50, /* before the river comes: its own sound is a small one */
    FINGER = 40        /* pixels that a finger hits */
};

/* Its state, in the table's: lent, never NULL. */
struct poker_theatre *poker_theatre_theatre(const struct stage *st);

#endif
