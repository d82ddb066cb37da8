/* equity_lanes.h - exact equities before the flop, a board of ranks a lane. Included by each way
 * after rank_lanes.h.
 *
 * Suits matter only to flushes, so boards are counted in two parts:
 *
 * - equity_ranks.h: boards on which nobody can have a flush are the same to everybody when their
 * ranks are. Of five ranks there are 6,175 multisets; each
 *   is evaluated once a hand, and weighs as much as there are ways to deal it, less those with a
 *       possible flush.
 * - equity_suits.h: a hand with h cards of a suit can have a flush on boards with at most h cards
 * out of it. With d of them out of the suit, a board is
 *   5 - d ranks in the suit, any such set with any multiset of d ranks out of it. The ranks in the
 *       suit decide all flushes; a hand that cannot have one
 *   wins only with a full house or better. Two suits cannot both have three of five cards, so no
 *       board is counted twice. */
#ifndef CARRE_EQUITY_LANES_H
#define CARRE_EQUITY_LANES_H

#include "equity_ranks.h"
#include "equity_suits.h"
#include "rank_inside.h"

static void before_flop(const struct equity_table *table, struct equity *e)
{
    cardset deck = CARDSET_DECK & ~table->dead;
    struct hole hole[EQUITY_HANDS];
    struct tally t = {.hands = table->hands, .heaviest = WEIGHT_MOST};
    int out[SUITS] = {0};
    for (int h = 0; h < t.hands; h++) {
        deck &= ~table->hole[h];
        hole[h] = hole_of(table->hole[h]);
        for (int s = 0; s < SUITS; s++) {
            const int mine = __builtin_popcount(cardset_suit(table->hole[h], s));
            out[s] = mine > out[s] ? mine : out[s];
        }
    }
    const struct left l = left_of(deck);
    count_unsuited(&t, hole, &l, out);
    for (int s = 0; s < SUITS; s++)
        for (int d = 0; d <= out[s]; d++)
            count_suited(&t, table->hole, hole, &l, s, d);
    tally_give(&t, e);
}

#endif
