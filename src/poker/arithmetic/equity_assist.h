/* equity_assist.h - help at the table: how good a hand is as far as its owner can tell, and which
 * cards would make it better.
 *
 * All of it rests on cards that somebody sees: the own hand, the board, cards known to be out or
 * known to come, and what is known of the rivals' hands. The rest of a rival's hand is any of the
 * cards that are left. */
#ifndef CARRE_EQUITY_ASSIST_H
#define CARRE_EQUITY_ASSIST_H

#include "cardset.h"
#include "rng.h"

enum { EQUITY_RIVALS = 9, EQUITY_SOON = 5, EQUITY_ALL = 1000 };

struct equity_seen {
    cardset hole; /* two cards */
    cardset board, dead;
    /* exactly two hole cards and three of the board make a hand (SP-31) */
    bool both;
    /* cards that the board will still get; with it, it has 3 to 7 in the end */
    int to_come;
    /* the deck's next ones where they are known, else CARD_HIDDEN */
    card next[EQUITY_SOON];
    int rivals;                   /* 1 to 9, still in */
    cardset known[EQUITY_RIVALS]; /* up to two cards of each */
};

/* Thousandths of the pot that fall to the hand, over so many samples: 2,000 take about a third of a
 * millisecond against one rival and are right to within two hundredths. The same generator gives
 * the same number. */
int equity_guess(const struct equity_seen *s, int samples, struct rng *rng);
/* The unseen cards that would lift the hand into a higher category by its own strength (not the
 * board's alone). None before there are three cards on the board, or when no card is to come. */
cardset equity_outs(const struct equity_seen *s);
/* The price of a call in thousandths of the pot as it will then be: what the hand has to win of it.
 */
static inline int equity_price(int32_t call, int32_t pot)
{
    return call > 0 ? (int)((int64_t)call * EQUITY_ALL / ((int64_t)pot + call)) : 0;
}

#endif
