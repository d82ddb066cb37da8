/* holdem_names.h - a table of no-limit hold'em as skins, bots and tests may name it: what lies on
 * the board, what is done there, and why.
 *
 * Power Up and SPEC are played on the same table: they have these zones, numbers and verbs under
 * the same numbers, and their own after them. */
#ifndef CARRE_HOLDEM_NAMES_H
#define CARRE_HOLDEM_NAMES_H

#include "game.h"

enum { HOLDEM_HOLE_CARDS = 2, HOLDEM_STREETS = 4, HOLDEM_POTS = SEATS };
enum { HOLDEM_PREFLOP, HOLDEM_FLOP, HOLDEM_TURN, HOLDEM_RIVER }; /* streets */

/* Zones. */
enum {
    /* one a seat: its hole cards, in the order in which they came */
    HOLDEM_HAND = 0,
    HOLDEM_BOARD = HOLDEM_HAND + SEATS, /* face up */
    HOLDEM_PILE,                        /* the deck; nobody has seen it */
    /* folded hands: out of play until the next shuffle (NL-01); sorted, so that no place in it
     * tells anything */
    HOLDEM_MUCK,
    HOLDEM_ZONES
};

/* Numbers. Those of a seat are `name + seat`. Chips lie in STACK, BET and POT, whose sum never
 * changes (NL-25). */
enum {
    HOLDEM_STACK = 0,                  /* chips behind */
    HOLDEM_BET = HOLDEM_STACK + SEATS, /* in front of the seat: its bet of this street */
    HOLDEM_POT = HOLDEM_BET + SEATS,   /* +0: the main pot, +1 and on: side pots */
    /* of how many pots, from the main pot on, a seat that is all-in has a part; 0: of all
     * (NL-21) */
    HOLDEM_CAP = HOLDEM_POT + HOLDEM_POTS,
    /* chips at the start of this hand; 0: not dealt in */
    HOLDEM_START = HOLDEM_CAP + SEATS,
    /* the place in which the seat went out (NL-24); 0: still in */
    HOLDEM_RANK = HOLDEM_START + SEATS,
    /* for hands laid out by hand: what the seat antes in this hand; one seat alone antes for all
     * (NL-04) */
    HOLDEM_ANTE_DUE = HOLDEM_RANK + SEATS,
    HOLDEM_BLIND_DUE = HOLDEM_ANTE_DUE + SEATS, /* and its blind or straddle */
    HOLDEM_LIVE = HOLDEM_BLIND_DUE + SEATS,     /* mask of seats: dealt in and not folded */
    /* mask of seats: have acted in this round of betting */
    HOLDEM_ACTED,
    /* the highest bet of the round, a short blind counted in full (NL-05) */
    HOLDEM_TO_MATCH,
    /* the last full bet or raise of the round: the smallest raise (NL-11) */
    HOLDEM_RAISE,
    HOLDEM_STREET,
    HOLDEM_BUTTON,   /* seat; -1: before the first hand */
    HOLDEM_BIG_SEAT, /* who had the big blind last; -1: nobody yet */
    /* who acts last before the flop: the big blind or the last straddle */
    HOLDEM_LAST_BLIND,
    HOLDEM_HANDS,       /* hands finished */
    HOLDEM_LEVEL,       /* of the blinds, from 0 */
    HOLDEM_LEVEL_HANDS, /* hands finished at this level */
    HOLDEM_SMALL,
    HOLDEM_BIG,
    HOLDEM_ANTE, /* what it asks for */
    HOLDEM_NUMS
};

/* Verbs. The amount of a bet or raise is what the seat will then have bet on this street, all in
 * all. */
enum {
    HOLDEM_FOLD,
    HOLDEM_CHECK,
    HOLDEM_CALL,
    HOLDEM_BET_TO,
    HOLDEM_RAISE_TO,
    HOLDEM_MUCK_HAND, /* in PHASE_SHOWING: the cards stay down */
    HOLDEM_SHOW_HAND, /* in PHASE_SHOWING: picks one or both of the own hand */
    HOLDEM_VERBS
};

enum {
    HOLDEM_PHASE_PLAY,
    /* everybody else has folded, the pot is paid: the winner is asked whether to show (NL-23) */
    HOLDEM_PHASE_SHOWING,
    HOLDEM_PHASES
};

/* Options. */
enum {
    HOLDEM_FIRST_STACK,    /* chips of each player */
    HOLDEM_HANDS_A_LEVEL,  /* with three players or more */
    HOLDEM_HANDS_HEADS_UP, /* with two */
    HOLDEM_ANTES,          /* 1: every player antes */
    HOLDEM_SHOWING,        /* 1: who wins because all others folded is asked whether to show */
    HOLDEM_STRUCTURE,      /* which blinds: holdem_tables.h */
    HOLDEM_OPTIONS
};

/* Reasons why not. */
enum {
    HOLDEM_NOT_REOPENED = REASON_OWN, /* NL-12: no full raise since the own last action */
    HOLDEM_NOBODY_TO_CALL,            /* NL-17: every live opponent is all-in */
    HOLDEM_CALL_TAKES_ALL,            /* the stack is not more than the call */
    HOLDEM_REASONS_END
};

/* Reasons of events. */
enum {
    HOLDEM_WHY_NONE,   /* book-keeping, nothing to see */
    HOLDEM_WHY_GATHER, /* all cards go back to the deck, which is shuffled: a hand begins */
    HOLDEM_WHY_BUTTON, /* the button moves */
    HOLDEM_WHY_ANTE,   /* stack to pot */
    HOLDEM_WHY_SMALL_BLIND,
    HOLDEM_WHY_BIG_BLIND,
    HOLDEM_WHY_STRADDLE, /* stack to bet */
    HOLDEM_WHY_DEAL,     /* deck to hand */
    HOLDEM_WHY_FLOP,
    HOLDEM_WHY_TURN,
    HOLDEM_WHY_RIVER,  /* deck to board */
    HOLDEM_WHY_STREET, /* a round of betting begins */
    HOLDEM_WHY_FOLD,   /* LIVE loses the seat; hand to muck */
    HOLDEM_WHY_CHECK,  /* ACTED gains the seat */
    /* stack to bet; the player who has none left is all-in */
    HOLDEM_WHY_CALL,
    HOLDEM_WHY_BET,
    HOLDEM_WHY_RAISE,
    HOLDEM_WHY_UNCALLED, /* bet to stack (NL-15) */
    HOLDEM_WHY_COLLECT,  /* bet to pot */
    /* hole cards are turned up: at the showdown, before a run-out, or because their winner likes
     * to */
    HOLDEM_WHY_SHOW,
    /* NOTE: at the showdown, amount = the class of the hand of `who`, 1 to 7462 (NL-31; rank.h) */
    HOLDEM_WHY_VALUE,
    /* pot to stack; SPLIT: one of several winners of that pot */
    HOLDEM_WHY_WIN,
    HOLDEM_WHY_SPLIT,
    HOLDEM_WHY_OUT,       /* RANK: the seat is out of the tournament */
    HOLDEM_WHY_HAND_OVER, /* HANDS: the hand is finished, chips lie in stacks alone */
    HOLDEM_WHY_LEVEL,     /* LEVEL, SMALL, BIG, ANTE: from the next hand on */
    HOLDEM_WHY_OVER,      /* END: one has all the chips */
    HOLDEM_WHYS
};

/* Questions; each works on any view. */
static inline bool holdem_dealt(const struct board *b, int s)
{
    return b->num[HOLDEM_START + s] > 0;
}
static inline bool holdem_live(const struct board *b, int s)
{
    return b->num[HOLDEM_LIVE] >> s & 1;
}
static inline bool holdem_all_in(const struct board *b, int s)
{
    return holdem_live(b, s) && b->num[HOLDEM_STACK + s] == 0;
}
/* What a call costs: no more than the stack. */
static inline int32_t holdem_owes(const struct board *b, int s)
{
    const int32_t owes = b->num[HOLDEM_TO_MATCH] - b->num[HOLDEM_BET + s],
                  stack = b->num[HOLDEM_STACK + s];
    return owes < 0 ? 0 : owes < stack ? owes : stack;
}
/* All chips of the hand that are not in stacks. */
static inline int32_t holdem_pot(const struct board *b)
{
    int32_t sum = 0;
    for (int i = 0; i < SEATS; i++)
        sum += b->num[HOLDEM_POT + i] + b->num[HOLDEM_BET + i];
    return sum;
}
/* The seats that have a part of pot number k (NL-21). */
static inline seatmask holdem_contenders(const struct board *b, int k)
{
    seatmask in = 0;
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && (b->num[HOLDEM_CAP + s] == 0 || b->num[HOLDEM_CAP + s] > k))
            in |= seat_bit(s);
    return in;
}
/* The pot into which the bets of this round go first: the one that is being filled, or the next if
 * somebody who is all-in can put nothing more into it. */
static inline int holdem_open_pot(const struct board *b)
{
    int k = 0;
    bool bets = false, closed = false;
    for (int s = 0; s < b->nseats; s++)
        k = b->num[HOLDEM_CAP + s] > k ? b->num[HOLDEM_CAP + s] : k;
    for (int s = 0; s < b->nseats; s++) {
        bets |= b->num[HOLDEM_BET + s] > 0;
        closed |= b->num[HOLDEM_CAP + s] == 0 && holdem_all_in(b, s) && b->num[HOLDEM_BET + s] == 0;
    }
    return bets && closed && b->num[HOLDEM_POT + k] > 0 && k + 1 < HOLDEM_POTS ? k + 1 : k;
}
/* Pot number k with the bets that go into it; all of them together are holdem_pot. */
static inline int32_t holdem_pot_with_bets(const struct board *b, int k)
{
    int32_t sum = b->num[HOLDEM_POT + k];
    for (int s = 0; s < b->nseats && k == holdem_open_pot(b); s++)
        sum += b->num[HOLDEM_BET + s];
    return sum;
}

#endif
