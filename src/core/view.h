/* view.h - all that a bot, a hint or a screen is ever given: the rules, one seat's board, and what
 * that seat may do. A value without a way back. */
#ifndef CARRE_VIEW_H
#define CARRE_VIEW_H

#include "game.h"

struct view {
    struct rules rules;
    seat me;                /* a seat, SEAT_ONLOOKER or SEAT_OPEN */
    struct board board;     /* redacted for me */
    struct choices choices; /* mine; none for an onlooker */
};

#endif
