#ifndef CARRE_TOY_H
#define CARRE_TOY_H

/* A game that nobody would play: it says every kind of event, has two packs (one with two cards of
 * a kind), envelopes, a die, options, refusals, seats that may act unasked, and choices of every
 * shape. For unit tests and the laws. */

#include "game.h"

enum { /* zones */
       TOY_PILE,
       TOY_HAND,
       TOY_ROW = TOY_HAND + SEATS,
       TOY_BAG,
       TOY_GEMS,
       TOY_TOKENS = TOY_GEMS + SEATS,
       TOY_CELLAR,
       TOY_ZONES
};
enum { TOY_CHIPS, TOY_POT = TOY_CHIPS + SEATS, TOY_COUNT, TOY_ROLLS, TOY_LAST, TOY_NUMS };
enum { /* verbs */
       TOY_PASS,
       TOY_BET,
       TOY_WIN,
       TOY_PLAY,
       TOY_GIFT,
       TOY_SHOW,
       TOY_PEEK,
       TOY_DRAW,
       TOY_DIG,
       TOY_STIR,
       TOY_GEM,
       TOY_MAKE,
       TOY_UNMAKE,
       TOY_SEAL,
       TOY_OPEN,
       TOY_EMPTY,
       TOY_ROLL,
       TOY_FETCH,
       TOY_SHOUT,
       TOY_VERBS
};
enum { TOY_SIZE, TOY_MODE }; /* options: -3 to 3, and "short" or "long" */
enum { TOY_NO_CHIPS = REASON_OWN, TOY_UNLUCKY };
enum { TOY_RUBY = CARD_OWN, TOY_OPAL, TOY_JADE, TOY_TOKEN = 100, TOY_CARDS = 12 };

extern const struct game toy_game;

#endif
