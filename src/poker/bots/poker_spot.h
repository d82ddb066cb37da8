/* poker_spot.h - a decision at a poker table, read from a view: cards, chips, who is still to act.
 * What the seat does not see is not here. */
#ifndef CARRE_POKER_SPOT_H
#define CARRE_POKER_SPOT_H

#include "bot.h"
#include "holdem_names.h"
#include "poker_hole.h"

enum { POKER_RIVALS = SEATS - 1, POKER_NEXT = 12 };

struct poker_rival {
    int seat;
    cardset known;      /* of its two cards those that this seat knows */
    int32_t stack, bet; /* behind; in front, on this street */
    int32_t before;     /* put in before this street */
    bool all_in;
    bool to_act; /* will still be asked in this round, also if nobody raises */
    bool raiser; /* made the last bet or raise of this round */
};

struct poker_spot {
    int me, street;
    /* dead: known to be in nobody's hand, not on the board and not coming */
    cardset hole, board, dead;
    cardset soon;               /* the known ones of `next` */
    card next[POKER_NEXT];      /* the deck from its top on: a face, or CARD_HIDDEN */
    int deck;                   /* cards in it */
    int to_come;                /* cards of the board still to come */
    int nrivals, dealt, behind; /* behind: rivals that are still to act */
    struct poker_rival rival[POKER_RIVALS];
    int32_t pot; /* all chips that are not in stacks */
    int32_t owes, stack, bet, before, to_match, big;
    int32_t given[SEATS]; /* put in this hand, by seat, folded ones too */
    /* what can be lost from here on: own stack, or the largest rival's if that is less (stack
     * and what it has put in more) */
    int32_t effective;
    bool can_raise;
    int32_t least, most; /* of a raise, as totals of the street */
    bool last;           /* acts last on the streets after the flop */
    bool both;           /* SPEC: exactly two hole cards make a hand (SP-31) */
    bool quiet;          /* SPEC: nobody bets in this hand any more (SP-32) */
    /* SPEC: who lies open to this seat answers a bet by the very hand it has */
    bool frank;
    bool three; /* SPEC: `hole` are the best two of three (SP-36) */
    /* SPEC: what a bust is worth, chips: a re-entry brings a new stack (SP-03) */
    int32_t relief;
};

/* v->me has a choice there. */
void poker_spot_read(const struct view *v, struct poker_spot *out);
/* Hundredths of a big blind in `effective`. Dead money counts: with antes, blinds of the same pot.
 */
int poker_depth(const struct poker_spot *s);

/* The same for all or nothing: chips that a re-entry would bring back are not at risk, but never
 * more than two thirds of them. */
int poker_risk_depth(const struct poker_spot *s);

/* Plain actions; a raise is brought within its bounds, and becomes a call, or a check, where none
 * is open. */
struct action poker_fold(const struct poker_spot *s); /* check where that is free */
struct action poker_call(const struct poker_spot *s);
struct action poker_raise(const struct poker_spot *s, int32_t to);

#endif
