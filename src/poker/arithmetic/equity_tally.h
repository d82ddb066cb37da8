/* equity_tally.h - counting who wins, a board a lane; and the deck that is left. Part of
 * equity_lanes.h. */
#ifndef CARRE_EQUITY_TALLY_H
#define CARRE_EQUITY_TALLY_H

#include "rank_lanes.h"

#include "equity.h"

/* cards of a board; the most of them out of the suit of a flush; room for whole vectors at the
 * end of a list */
enum { DEALT = 5, OUT = 2, PAD = 64 };

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

/* ---- who wins */

/* Boards won by each hand among so many winners. Lanes first, for as long as they cannot run over.
 */
struct tally {
    int hands, heaviest, load; /* the most that a board may weigh */
    words lane[EQUITY_HANDS][EQUITY_HANDS + 1];
    int64_t sum[EQUITY_HANDS][EQUITY_HANDS + 1];
};

enum { WEIGHT_MOST = 1024 }; /* four of each of five ranks: 4^5 ways */

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

/* Boards, each `weight` times, which these hands have won: masks. */
ALL_LANES void tally_won(struct tally *t, const words *won, words weight)
{
    words winners = all(0);
    for (int h = 0; h < t->hands; h++)
        winners -= won[h];
    const words alone = (words)(winners == 1) & weight;
    for (int h = 0; h < t->hands; h++)
        t->lane[h][1] += won[h] & alone;
    words shared = weight ^ alone;
    for (int k = 2; any(shared); k++) {
        const words so_many = (words)(winners == (uint16_t)k) & weight;
        for (int h = 0; h < t->hands; h++)
            t->lane[h][k] += won[h] & so_many;
        shared ^= so_many;
    }
    t->load += t->heaviest;
    if (t->load > UINT16_MAX - t->heaviest)
        tally_settle(t);
}

/* Boards of these classes. */
ALL_LANES void tally_add(struct tally *t, const words *class, words weight)
{
    typedef int16_t numbers __attribute__((vector_size(2 * LANES)));
    words best = class[0], won[EQUITY_HANDS];
    for (int h = 1; h < t->hands; h++) {
        const words more = (words)((numbers) class[h] > (numbers)best);
        best = (class[h] & more) | (best & ~more);
    }
    for (int h = 0; h < t->hands; h++)
        won[h] = (words)(class[h] == best);
    tally_won(t, won, weight);
}

/* The end: what every hand won of e->boards. */
static void tally_give(struct tally *t, struct equity *e)
{
    tally_settle(t);
    for (int h = 0; h < t->hands; h++) {
        struct equity_hand *mine = &e->hand[h];
        mine->win = t->sum[h][1];
        mine->share = mine->win * EQUITY_WHOLE;
        for (int k = 2; k <= t->hands; k++) {
            mine->tie += t->sum[h][k];
            mine->share += t->sum[h][k] * (EQUITY_WHOLE / k);
        }
        mine->loss = e->boards - mine->win - mine->tie;
    }
}

/* ---- the deck that is left, as ranks and suits */

struct left {
    int of_rank[RANKS]; /* cards of it */
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
    static const uint8_t ways[5][5] = {
        {1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}};
    return ways[n][k];
}

/* ---- hands as ranks */

/* One card more of each of these ranks. */
ALL_LANES struct piles piles_add(struct piles p, words ranks)
{
    return (struct piles){p.one | ranks, p.two | (p.one & ranks), p.three | (p.two & ranks),
                          p.four | (p.three & ranks)};
}

struct hole {
    uint16_t high, low;
}; /* the ranks of two cards */

static struct hole hole_of(cardset cards)
{
    const card a = cardset_take(&cards), b = cardset_take(&cards);
    return (struct hole){cardset_rank_bit(card_rank(a)), cardset_rank_bit(card_rank(b))};
}

#endif
