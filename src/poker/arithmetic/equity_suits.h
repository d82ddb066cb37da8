/* equity_suits.h - boards with enough cards of a suit for somebody's flush: sets of ranks in the
 * suit, with up to two cards out of it. Part of equity_lanes.h. */
#ifndef CARRE_EQUITY_SUITS_H
#define CARRE_EQUITY_SUITS_H

#include "equity_tally.h"

enum { SETS_MOST = 1287 + PAD }; /* five of 13 */

/* All sets of so many of these ranks; returns how many. Those after the end, up to a whole vector,
 * are of no rank. */
static int sets_make(uint16_t *set, uint16_t ranks, int size)
{
    uint16_t list[DEALT + 1][SETS_MOST];
    int n[DEALT + 1] = {1};
    list[0][0] = 0;
    for (int rank = 0; rank < RANKS; rank++) {
        const uint16_t bit = cardset_rank_bit(rank);
        for (int k = size; k > 0 && (ranks & bit); k--) {
            for (int i = 0; i < n[k - 1]; i += LANES)
                store(list[k] + n[k] + i, load(list[k - 1] + i) | bit);
            n[k] += n[k - 1];
        }
    }
    memcpy(set, list[size], (size_t)n[size] * sizeof *set);
    memset(set + n[size], 0, PAD * sizeof *set);
    return n[size];
}

/* The class of a full house or four of a kind, 0 for less. */
ALL_LANES words full_or_more(struct piles held)
{
    const words not4 = none_of(held.four), most = held.four | (not4 & held.three),
                above = ~most & (most - 1), head = above + 1;
    words kicker = (held.two | (held.one & ~not4)) ^ head;
    const words nothing = none_of(most) | none_of(kicker);
    kicker += kicker & above;
    const words number =
        lookup(head_is, rank_number(head)) * 12 + lookup(head_is, rank_number(kicker & -kicker));
    return (number + RANK_FROM_FULL_HOUSE + (~not4 & (RANK_FROM_FOUR - RANK_FROM_FULL_HOUSE))) &
           ~nothing;
}

/* Boards with `outside` cards out of the suit; those who have at least so many in it can have
 * flushes. */
struct flushes {
    int sets;
    bool holder[EQUITY_HANDS];
    uint16_t set[SETS_MOST];
    uint16_t class[EQUITY_HANDS][SETS_MOST]; /* of a holder's flush */
    /* boards on which nobody fills up, not counted yet */
    uint16_t later[SETS_MOST];
};

static void flushes_make(struct flushes *f, int hands, const cardset *cards, const struct left *l,
                         int suit, int outside)
{
    f->sets = sets_make(f->set, l->of_suit[suit], DEALT - outside);
    memset(f->later, 0, sizeof f->later);
    for (int h = 0; h < hands; h++) {
        const uint16_t mine = cardset_suit(cards[h], suit);
        f->holder[h] = __builtin_popcount(mine) >= outside;
        for (int i = 0; f->holder[h] && i < f->sets; i += LANES) {
            const words suited = load(f->set + i) | mine;
            store(f->class[h] + i,
                  classes_of((struct piles){suited, all(0), all(0), all(0)}, suited));
        }
    }
}

/* All sets of ranks in the suit with cards out of it: `rest` holds each hand's ranks with them,
 * where `open` says that it may fill up. A board has to pair for that; where the cards out of the
 * suit do not do so by themselves, the suit must have a rank of them (`paired_by`; 0: any will do).
 * Boards on which nobody fills up are left for the end, when all of them are counted at once. */
static void flushes_count(struct tally *t, struct flushes *f, const bool *open,
                          const struct piles *rest, unsigned weight, uint16_t paired_by)
{
    words class[EQUITY_HANDS];
    for (int i = 0; i < f->sets; i += LANES) {
        const words set = load(f->set + i);
        words filled = all(0);
        if (!paired_by || any(set & paired_by))
            for (int h = 0; h < t->hands; h++) {
                class[h] = open[h] ? full_or_more(piles_add(rest[h], set)) : all(0);
                filled |= class[h];
            }
        const words nobody = none_of(filled) | none_of(set);
        store(f->later + i, load(f->later + i) + (nobody & (uint16_t)weight));
        if (!any(filled))
            continue;
        for (int h = 0; h < t->hands; h++)
            if (f->holder[h])
                class[h] = load(f->class[h] + i);
        tally_add(t, class, all(weight) & ~nobody);
    }
}

/* Those that were left, and all boards with cards out of the suit that fill nobody up: so many for
 * each set. */
static void flushes_settle(struct tally *t, const struct flushes *f, unsigned common)
{
    words class[EQUITY_HANDS];
    for (int i = 0; i < f->sets; i += LANES) {
        for (int h = 0; h < t->hands; h++)
            class[h] = f->holder[h] ? load(f->class[h] + i) : all(0);
        tally_add(t, class, (load(f->later + i) + (uint16_t)common) & ~none_of(load(f->set + i)));
    }
}

/* With these two cards out of the suit (or one: b is 0; as rank bits). Where nobody can fill up
 * nothing is counted now: the weight is returned. */
static unsigned flushes_with(struct tally *t, struct flushes *f, const struct hole *hole,
                             uint16_t a, uint16_t b, unsigned weight)
{
    bool open[EQUITY_HANDS], some = false;
    struct piles rest[EQUITY_HANDS];
    for (int h = 0; h < t->hands; h++) {
        /* In the suit each rank is once, so three of a rank need two out of it. */
        open[h] = !f->holder[h] && (hole[h].high == hole[h].low || a == b ||
                                    ((a | b) & (hole[h].high | hole[h].low)));
        some = some || open[h];
        const struct piles mine = {all(hole[h].high), all(0), all(0), all(0)};
        rest[h] = piles_add(piles_add(piles_add(mine, all(hole[h].low)), all(a)), all(b));
    }
    if (!some)
        return weight;
    flushes_count(t, f, open, rest, weight, a == b ? 0 : a | b);
    return 0;
}

static void count_suited(struct tally *t, const cardset *cards, const struct hole *hole,
                         const struct left *l, int suit, int outside)
{
    struct flushes f;
    flushes_make(&f, t->hands, cards, l, suit, outside);
    int other[RANKS];
    unsigned common = outside == 0;
    for (int r = 0; r < RANKS; r++)
        other[r] = l->of_rank[r] - ((l->of_suit[suit] & cardset_rank_bit(r)) != 0);
    for (int r = 0; outside == 1 && r < RANKS; r++)
        if (other[r])
            common += flushes_with(t, &f, hole, cardset_rank_bit(r), 0, (unsigned)other[r]);
    for (int r = 0; outside == 2 && r < RANKS; r++)
        for (int q = 0; q <= r; q++) {
            const unsigned ways =
                q == r ? ways_to_choose(2, other[r]) : (unsigned)(other[r] * other[q]);
            if (ways)
                common += flushes_with(t, &f, hole, cardset_rank_bit(r), cardset_rank_bit(q), ways);
        }
    flushes_settle(t, &f, common);
}

#endif
