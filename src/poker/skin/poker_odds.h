/* poker_odds.h - how often each of the hands that lie open wins, exactly, from nothing but open
 * cards.
 *
 * Folded hands stay unknown, also to who held them; a card of the deck that all have seen comes
 * when its turn is. Most
 * tables are counted at once, in far less than a millisecond; those with very many boards (more
 * cards than five, or
 * exactly two hole cards, before the flop) a part in each frame.
 *
 *     poker_odds_ask(&o, board, both, to_come);
 *     while (poker_odds_work(&o)) …one call a frame…;        o.known: the counts are there */
#ifndef CARRE_POKER_ODDS_H
#define CARRE_POKER_ODDS_H

#include "equity.h"
#include "holdem_names.h"

struct poker_odds {
    bool asked, known;
    int hands, to_come;
    seat who[EQUITY_HANDS]; /* of each hand */
    struct equity count;    /* by hand, in the order of `who` */
    int per_cent[SEATS];    /* of the pot, whole ones; together 100. 0: nothing at all, 100:
                               everything; -1: no hand */
    int64_t alone[SEATS], shared[SEATS]; /* boards that the seat wins alone, and with others */
    struct equity_table table;
    card low, high; /* boards whose two lowest cards to come are these come next */
};

/* False: there are no odds of this table (fewer than two open hands, more than nine, too long a
 * board). `to_come`:
 * cards that the board still gets. */
bool poker_odds_ask(struct poker_odds *o, const struct board *b, bool both, int to_come);
/* True: there is more to do. */
bool poker_odds_work(struct poker_odds *o);

#endif
