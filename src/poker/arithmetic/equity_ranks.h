/* equity_ranks.h - all multisets of five ranks, and the ways to deal each without a flush. Part of
 * equity_lanes.h. About 100 kB of stack. */
#ifndef CARRE_EQUITY_RANKS_H
#define CARRE_EQUITY_RANKS_H

#include "equity_tally.h"

/* Boards of so many ranks, without a flush. */
static void count_ranks(struct tally *t, const struct hole *hole, const struct piles *board,
                        const words *weight)
{
    words class[EQUITY_HANDS];
    for (int h = 0; h < t->hands; h++)
        class[h] =
            classes_of(piles_add(piles_add(*board, all(hole[h].high)), all(hole[h].low)), all(0));
    tally_add(t, class, *weight);
}

/* All multisets of 0 to 4 ranks, a list for each size, grown rank by rank, whole vectors at a time:
 * what has a rank c times is what had c cards fewer, and that rank. Those of five are counted as
 * they come up, and never kept. */
enum {
    LIST_0 = 0,
    LIST_1 = LIST_0 + 1 + PAD,
    LIST_2 = LIST_1 + 13 + PAD,
    LIST_3 = LIST_2 + 91 + PAD,
    LIST_4 = LIST_3 + 455 + PAD,
    LISTS_END = LIST_4 + 1820 + PAD
};

static const int list_at[DEALT] = {LIST_0, LIST_1, LIST_2, LIST_3, LIST_4};

struct multisets {
    int n[DEALT];
    /* ranks held at least so often */
    uint16_t one[LISTS_END], two[LISTS_END], three[LISTS_END], four[LISTS_END];
    uint16_t ways[LISTS_END]; /* to deal it */
    /* those with so many cards out of the suit */
    uint16_t suited[SUITS][OUT + 1][LISTS_END];
};

/* One rank, c cards of it. */
struct growth {
    int c;
    uint16_t bit;
    /* to take them; with one of them in the suit; with none */
    unsigned ways, in_suit[SUITS], out_of_suit[SUITS];
};

static struct growth growth_of(const struct left *l, int rank, int c)
{
    const int cards = l->of_rank[rank];
    struct growth g = {.c = c, .bit = cardset_rank_bit(rank), .ways = ways_to_choose(c, cards)};
    for (int s = 0; s < SUITS; s++) {
        const int has = (l->of_suit[s] & g.bit) != 0;
        g.in_suit[s] = has ? ways_to_choose(c - 1, cards - 1) : 0;
        g.out_of_suit[s] = ways_to_choose(c, cards - has);
    }
    return g;
}

ALL_LANES struct piles grown_piles(const struct multisets *m, int from, const struct growth *g)
{
    return (struct piles){load(m->one + from) | g->bit,
                          load(m->two + from) | (uint16_t)(g->c > 1 ? g->bit : 0),
                          load(m->three + from) | (uint16_t)(g->c > 2 ? g->bit : 0),
                          load(m->four + from) | (uint16_t)(g->c > 3 ? g->bit : 0)};
}

/* The ways with d cards out of suit s. */
ALL_LANES words grown_suited(const struct multisets *m, int from, const struct growth *g, int s,
                             int d)
{
    words sum = all(0);
    if (d >= g->c - 1)
        sum += load(m->suited[s][d - g->c + 1] + from) * (uint16_t)g->in_suit[s];
    if (d >= g->c)
        sum += load(m->suited[s][d - g->c] + from) * (uint16_t)g->out_of_suit[s];
    return sum;
}

/* The list of `size` cards grows by that of size - c. */
static void multisets_grow(struct multisets *m, const struct growth *g, const int out[SUITS],
                           int size)
{
    const int from = list_at[size - g->c], to = list_at[size] + m->n[size], n = m->n[size - g->c];
    for (int i = 0; i < n; i += LANES) {
        const struct piles p = grown_piles(m, from + i, g);
        store(m->one + to + i, p.one);
        store(m->two + to + i, p.two);
        store(m->three + to + i, p.three);
        store(m->four + to + i, p.four);
        store(m->ways + to + i, load(m->ways + from + i) * (uint16_t)g->ways);
        for (int s = 0; s < SUITS; s++)
            for (int d = 0; d <= out[s]; d++)
                store(m->suited[s][d] + to + i, grown_suited(m, from + i, g, s, d));
    }
    m->n[size] += n;
}

/* The whole boards that the growth makes. */
static void multisets_count(struct tally *t, const struct hole *hole, const struct multisets *m,
                            const struct growth *g, const int out[SUITS])
{
    static const uint16_t lane[32] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10,
                                      11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
                                      22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
    const int from = list_at[DEALT - g->c], n = m->n[DEALT - g->c];
    for (int i = 0; i < n; i += LANES) {
        words weight = load(m->ways + from + i) * (uint16_t)g->ways;
        for (int s = 0; s < SUITS; s++)
            for (int d = g->c - 1; d <= out[s]; d++)
                weight -= grown_suited(m, from + i, g, s, d);
        if (n - i < LANES)
            weight &= (words)(load(lane) < (uint16_t)(n - i));
        const struct piles p = grown_piles(m, from + i, g);
        count_ranks(t, hole, &p, &weight);
    }
}

static void count_unsuited(struct tally *t, const struct hole *hole, const struct left *l,
                           const int out[SUITS])
{
    struct multisets m;
    memset(m.n, 0, sizeof m.n);
    m.n[0] = 1;
    m.one[0] = m.two[0] = m.three[0] = m.four[0] = 0;
    m.ways[0] = 1;
    for (int s = 0; s < SUITS; s++)
        for (int d = 0; d <= OUT; d++)
            m.suited[s][d][0] = d == 0;
    for (int rank = 0; rank < RANKS; rank++)
        /* from above: what is grown from has none of this rank yet */
        for (int size = DEALT; size > 0; size--)
            for (int c = 1; c <= size && c <= l->of_rank[rank]; c++) {
                const struct growth g = growth_of(l, rank, c);
                if (size == DEALT)
                    multisets_count(t, hole, &m, &g, out);
                else
                    multisets_grow(&m, &g, out, size);
            }
}

#endif
