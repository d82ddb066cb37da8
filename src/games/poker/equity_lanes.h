/* equity_lanes.h - exact equities before the flop, a board of ranks a lane. Included by each way after rank_lanes.h.
 *
 * Suits matter only to flushes, so boards are counted twice:
 *
 * 1. Boards on which nobody can have a flush are the same to everybody when their ranks are. Of five ranks there are 6,175 multisets; each is evaluated
 *    once a hand, and weighs as much as there are ways to deal it, less those with a possible flush.
 * 2. A hand with h cards of a suit can have a flush on boards with at most h cards out of it. With d of them out of the suit, a board is 5 - d ranks
 *    in the suit, any such set with any multiset of d ranks out of it. The ranks in the suit decide all flushes; a hand that cannot have one wins only with
 *    a full house or better. Two suits cannot both have three of five cards, so no board is counted twice.
 *
 * About 100 kB of stack. */
#ifndef CARRE_EQUITY_LANES_H
#define CARRE_EQUITY_LANES_H

#include "rank_lanes.h"

#include "rank_inside.h"

enum { DEALT = 5, OUT = 2, PAD = 64 };   /* cards of a board; the most of them out of the suit of a flush; room for whole vectors at the end of a list */

ALL_LANES words load(const uint16_t *from)
{
    words x;
    memcpy(&x, from, sizeof x);
    return x;
}

ALL_LANES void store(uint16_t *to, words x) { memcpy(to, &x, sizeof x); }

#ifndef LANES_ANY
ALL_LANES bool any(words x)
{
    const quads q = (quads)x;
    uint64_t bits = 0;
    for (int i = 0; i < LANES / 4; i++)
        bits |= q[i];
    return bits != 0;
}
#endif

/* ---- counting who wins */

/* Boards won by each hand among so many winners. Lanes first, for as long as they cannot run over. */
struct tally {
    int hands, load;
    words lane[EQUITY_HANDS][EQUITY_HANDS + 1];
    int64_t sum[EQUITY_HANDS][EQUITY_HANDS + 1];
};

enum { WEIGHT_MOST = 1024 };   /* four of each of five ranks: 4^5 ways */

static void tally_settle(struct tally *t)
{
    for (int h = 0; h < t->hands; h++)
        for (int k = 1; k <= t->hands; k++) {
            for (int i = 0; i < LANES; i++)
                t->sum[h][k] += t->lane[h][k][i];
            t->lane[h][k] = all(0);
        }
    t->load = 0;
}

/* Boards of these classes, each `weight` times: at most WEIGHT_MOST. */
ALL_LANES void tally_add(struct tally *t, const words *class, words weight)
{
    typedef int16_t numbers __attribute__((vector_size(2 * LANES)));
    words best = class[0], winners = all(0), won[EQUITY_HANDS];
    for (int h = 1; h < t->hands; h++) {
        const words more = (words)((numbers)class[h] > (numbers)best);
        best = (class[h] & more) | (best & ~more);
    }
    for (int h = 0; h < t->hands; h++) {
        won[h] = (words)(class[h] == best);
        winners -= won[h];
    }
    const words alone = (words)(winners == 1) & weight;
    for (int h = 0; h < t->hands; h++)
        t->lane[h][1] += won[h] & alone;
    if (any(weight ^ alone))
        for (int k = 2; k <= t->hands; k++) {
            const words so_many = (words)(winners == (uint16_t)k) & weight;
            for (int h = 0; h < t->hands; h++)
                t->lane[h][k] += won[h] & so_many;
        }
    t->load += WEIGHT_MOST;
    if (t->load > UINT16_MAX - WEIGHT_MOST)
        tally_settle(t);
}

/* ---- the deck that is left, as ranks and suits */

struct left {
    int of_rank[RANKS];              /* cards of it */
    uint16_t of_suit[SUITS];
};

static struct left left_of(cardset deck)
{
    struct left l = {.of_suit = {0}};
    for (int s = 0; s < SUITS; s++)
        l.of_suit[s] = cardset_suit(deck, s);
    for (int r = 0; r < RANKS; r++)
        for (int s = 0; s < SUITS; s++)
            l.of_rank[r] += (l.of_suit[s] & cardset_rank_bit(r)) != 0;
    return l;
}

static unsigned ways_to_choose(int k, int n)
{
    static const uint8_t ways[5][5] = {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};
    return ways[n][k];
}

/* ---- 1: multisets of ranks */

/* One card more of each of these ranks. */
ALL_LANES struct piles piles_add(struct piles p, words ranks)
{
    return (struct piles){p.one | ranks, p.two | (p.one & ranks), p.three | (p.two & ranks), p.four | (p.three & ranks)};
}

struct hole { uint16_t high, low; };   /* the ranks of two cards */

static struct hole hole_of(cardset cards)
{
    const card a = cardset_take(&cards), b = cardset_take(&cards);
    return (struct hole){cardset_rank_bit(card_rank(a)), cardset_rank_bit(card_rank(b))};
}

/* Boards of so many ranks, without a flush. */
static void count_ranks(struct tally *t, const struct hole *hole, const struct piles *board, const words *weight)
{
    words class[EQUITY_HANDS];
    for (int h = 0; h < t->hands; h++)
        class[h] = classes_of(piles_add(piles_add(*board, all(hole[h].high)), all(hole[h].low)), all(0));
    tally_add(t, class, *weight);
}

/* All multisets of 0 to 4 ranks, a list for each size, grown rank by rank, whole vectors at a time: what has a rank c times is what had c cards fewer,
 * and that rank. Those of five are counted as they come up, and never kept. */
enum { LIST_0 = 0, LIST_1 = LIST_0 + 1 + PAD, LIST_2 = LIST_1 + 13 + PAD, LIST_3 = LIST_2 + 91 + PAD, LIST_4 = LIST_3 + 455 + PAD,
       LISTS_END = LIST_4 + 1820 + PAD };

static const int list_at[DEALT] = {LIST_0, LIST_1, LIST_2, LIST_3, LIST_4};

struct multisets {
    int n[DEALT];
    uint16_t one[LISTS_END], two[LISTS_END], three[LISTS_END], four[LISTS_END];   /* ranks held at least so often */
    uint16_t ways[LISTS_END];                                                   /* to deal it */
    uint16_t suited[SUITS][OUT + 1][LISTS_END];                                 /* those with so many cards out of the suit */
};

/* One rank, c cards of it. */
struct growth {
    int c;
    uint16_t bit;
    unsigned ways, in_suit[SUITS], out_of_suit[SUITS];   /* to take them; with one of them in the suit; with none */
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
    return (struct piles){
        load(m->one + from) | g->bit, load(m->two + from) | (uint16_t)(g->c > 1 ? g->bit : 0), load(m->three + from) | (uint16_t)(g->c > 2 ? g->bit : 0),
        load(m->four + from) | (uint16_t)(g->c > 3 ? g->bit : 0)
    };
}

/* The ways with d cards out of suit s. */
ALL_LANES words grown_suited(const struct multisets *m, int from, const struct growth *g, int s, int d)
{
    words sum = all(0);
    if (d >= g->c - 1)
        sum += load(m->suited[s][d - g->c + 1] + from) * (uint16_t)g->in_suit[s];
    if (d >= g->c)
        sum += load(m->suited[s][d - g->c] + from) * (uint16_t)g->out_of_suit[s];
    return sum;
}

/* The list of `size` cards grows by that of size - c. */
static void multisets_grow(struct multisets *m, const struct growth *g, const int out[SUITS], int size)
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
static void multisets_count(struct tally *t, const struct hole *hole, const struct multisets *m, const struct growth *g, const int out[SUITS])
{
    static const uint16_t lane[32] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31};
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

static void count_unsuited(struct tally *t, const struct hole *hole, const struct left *l, const int out[SUITS])
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
        for (int size = DEALT; size > 0; size--)   /* from above: what is grown from has none of this rank yet */
            for (int c = 1; c <= size && c <= l->of_rank[rank]; c++) {
                const struct growth g = growth_of(l, rank, c);
                if (size == DEALT)
                    multisets_count(t, hole, &m, &g, out);
                else
                    multisets_grow(&m, &g, out, size);
            }
}

/* ---- 2: boards with a flush in them */

enum { SETS_MOST = 1287 + PAD };   /* five of 13 */

/* All sets of so many of these ranks; returns how many. Those behind the end, up to a whole vector, are of no rank. */
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
    const words not4 = none_of(held.four), most = held.four | (not4 & held.three), above = ~most & (most - 1), head = above + 1;
    words kicker = (held.two | (held.one & ~not4)) ^ head;
    const words nothing = none_of(most) | none_of(kicker);
    kicker += kicker & above;
    const words number = lookup(head_is, rank_number(head)) * 12 + lookup(head_is, rank_number(kicker & -kicker));
    return (number + RANK_FROM_FULL_HOUSE + (~not4 & (RANK_FROM_FOUR - RANK_FROM_FULL_HOUSE))) & ~nothing;
}

/* Boards with `outside` cards out of the suit; those who have at least so many in it can have flushes. */
struct flushes {
    int sets;
    bool holder[EQUITY_HANDS];
    uint16_t set[SETS_MOST];
    uint16_t class[EQUITY_HANDS][SETS_MOST];   /* of a holder's flush */
    uint16_t later[SETS_MOST];                 /* boards on which nobody fills up, not counted yet */
};

static void flushes_make(struct flushes *f, int hands, const cardset *cards, const struct left *l, int suit, int outside)
{
    f->sets = sets_make(f->set, l->of_suit[suit], DEALT - outside);
    memset(f->later, 0, sizeof f->later);
    for (int h = 0; h < hands; h++) {
        const uint16_t mine = cardset_suit(cards[h], suit);
        f->holder[h] = __builtin_popcount(mine) >= outside;
        for (int i = 0; f->holder[h] && i < f->sets; i += LANES) {
            const words suited = load(f->set + i) | mine;
            store(f->class[h] + i, classes_of((struct piles){suited, all(0), all(0), all(0)}, suited));
        }
    }
}

/* All sets of ranks in the suit with cards out of it: `rest` holds each hand's ranks with them, where `open` says that it may fill up. A board has to pair
 * for that; where the cards out of the suit do not do so by themselves, the suit must have a rank of them (`paired_by`; 0: any will do). Boards on which
 * nobody fills up are left for the end, when all of them are counted at once. */
static void flushes_count(struct tally *t, struct flushes *f, const bool *open, const struct piles *rest, unsigned weight, uint16_t paired_by)
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

/* Those that were left, and all boards with cards out of the suit that fill nobody up: so many for each set. */
static void flushes_settle(struct tally *t, const struct flushes *f, unsigned common)
{
    words class[EQUITY_HANDS];
    for (int i = 0; i < f->sets; i += LANES) {
        for (int h = 0; h < t->hands; h++)
            class[h] = f->holder[h] ? load(f->class[h] + i) : all(0);
        tally_add(t, class, (load(f->later + i) + (uint16_t)common) & ~none_of(load(f->set + i)));
    }
}

/* With these two cards out of the suit (or one: b is 0; as rank bits). Where nobody can fill up nothing is counted now: the weight is returned. */
static unsigned flushes_with(struct tally *t, struct flushes *f, const struct hole *hole, uint16_t a, uint16_t b, unsigned weight)
{
    bool open[EQUITY_HANDS], some = false;
    struct piles rest[EQUITY_HANDS];
    for (int h = 0; h < t->hands; h++) {
        /* In the suit each rank is once, so three of a rank need two out of it. */
        open[h] = !f->holder[h] && (hole[h].high == hole[h].low || a == b || ((a | b) & (hole[h].high | hole[h].low)));
        some = some || open[h];
        const struct piles mine = {all(hole[h].high), all(0), all(0), all(0)};
        rest[h] = piles_add(piles_add(piles_add(mine, all(hole[h].low)), all(a)), all(b));
    }
    if (!some)
        return weight;
    flushes_count(t, f, open, rest, weight, a == b ? 0 : a | b);
    return 0;
}

static void count_suited(struct tally *t, const cardset *cards, const struct hole *hole, const struct left *l, int suit, int outside)
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
            const unsigned ways = q == r ? ways_to_choose(2, other[r]) : (unsigned)(other[r] * other[q]);
            if (ways)
                common += flushes_with(t, &f, hole, cardset_rank_bit(r), cardset_rank_bit(q), ways);
        }
    flushes_settle(t, &f, common);
}

/* ---- all of it */

static void before_flop(const struct equity_table *table, struct equity *e)
{
    cardset deck = CARDSET_DECK & ~table->dead;
    struct hole hole[EQUITY_HANDS];
    struct tally t = {.hands = table->hands};
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
    tally_settle(&t);
    for (int h = 0; h < t.hands; h++) {
        struct equity_hand *mine = &e->hand[h];
        mine->win = t.sum[h][1];
        mine->share = mine->win * EQUITY_WHOLE;
        for (int k = 2; k <= t.hands; k++) {
            mine->tie += t.sum[h][k];
            mine->share += t.sum[h][k] * (EQUITY_WHOLE / k);
        }
        mine->loss = e->boards - mine->win - mine->tie;
    }
}

#endif
