#ifndef CARRE_UPCOLOR_MOMENTS_H
#define CARRE_UPCOLOR_MOMENTS_H

/* What the moments of Upcolor share between what begins them and how they are drawn. */
#include "upcolor_won.h"

enum {
    ROUND_MS = 1500,
    OPEN_MS = 240 /* of it before the share is paid */,
    AGAIN_MS = 1200,
    WIPE_MS = 250,
    RING_MS = 500,
    STAMP_MS = 320,
    CONFETTI_MS = 900,
    CONFETTI = 46,
    FLOW_MS = 420,
    FLOW_CHIPS = 5,
    WON_MS = 640,
    WON_CHIPS = 12 /* with the confetti less than sixty */,
    CROWN_MS = 420,
    BAND_MS = 220,
    LAST_BREATH_MS = 500, /* before the end of a game is heard */
    LEAST_OF_A_TRICK = 3, /* size 1 is four cards and fewer */
    BREATH_MS = 600       /* after the last card of a hand, before who wins is told */
};

#endif
