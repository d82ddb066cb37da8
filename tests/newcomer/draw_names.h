/* draw_names.h - what lies on the table of three-card draw, and what is done there. */
#ifndef CARRE_DRAW_NAMES_H
#define CARRE_DRAW_NAMES_H

#include "board.h"

enum { DRAW_CARDS = 3, DRAW_ANTE = 1, DRAW_BET_SIZE = 2 };
enum { DRAW_PILE = 0, DRAW_HAND = 1, DRAW_AWAY = DRAW_HAND + SEATS }; /* zones */
enum {                                                                /* nums */
       DRAW_STACK = 0,                                                /* a seat's chips */
       DRAW_IN = DRAW_STACK + SEATS,                                  /* 1: in this hand */
       DRAW_POT = DRAW_IN + SEATS,
       DRAW_FIRST,  /* who acts first */
       DRAW_BETTOR, /* 1 + who has bet; 0: nobody */
       DRAW_HANDS   /* that are over */
};
enum { DRAW_EXCHANGE, DRAW_CHECK, DRAW_BET, DRAW_CALL, DRAW_FOLD }; /* verbs */
enum { DRAW_DRAWING, DRAW_BETTING };                                /* phases */
enum { DRAW_OPTION_HANDS, DRAW_OPTION_STACK };                      /* options */
enum {
    DRAW_WHY_DEAL = 1,
    DRAW_WHY_ANTE,
    DRAW_WHY_EXCHANGE,
    DRAW_WHY_BET,
    DRAW_WHY_CALL,
    DRAW_WHY_CHECK,
    DRAW_WHY_FOLD,
    DRAW_WHY_SHOW,
    DRAW_WHY_WIN,
    DRAW_WHY_HAND
};

/* What three cards are worth: more is better, equal is a tie. Straight flush, three of a kind,
 * straight, flush, pair, high card, in this order; the ace is also low in a straight. */
int draw_worth(const card hand[DRAW_CARDS]);
/* The kind alone: 0 high card to 5 straight flush. */
static inline int draw_kind(int worth) { return worth >> 12; }

#endif
