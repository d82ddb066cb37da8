/* poker_judge.c - bets tried in worlds. */
#include "poker_judge.h"

#include "check.h"

#include <string.h>

enum {
    PERCENT = 100,
    LATER_STRONG = 620, /* bets on a later street */
    LATER_CALLS = 470,  /* and calls there */
    MADE = 4138,        /* two pair: a hand that has arrived */
    RAISES = 90,        /* thousandths of a range that raise a bet */
    STANDS = 880,       /* and what one goes on with then */
    OPEN_CALLS = 250,   /* a known hand goes on from there, and from higher the more it costs */
    OPEN_RAISES = 880,
};

void poker_worlds_deal(struct poker_thought *t, int worlds);

static int share_of(const struct poker_thought *t)
{
    const struct poker_worlds *w = &t->worlds;
    int64_t sum = 0;
    for (int i = 0; i < w->n; i++) {
        int best = 0, equal = 1;
        for (int k = 0; k < t->spot.nrivals; k++) {
            const int c = w->class[k][i];
            equal = c > best ? 1 : equal + (c == best);
            best = c > best ? c : best;
        }
        const int own = w->class[t->spot.nrivals][i];
        sum += own > best ? POKER_BEST : own == best ? POKER_BEST / (equal + 1) : 0;
    }
    return w->n ? (int)(sum / w->n) : 0;
}

void poker_think(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                 struct poker_thought *t)
{
    poker_spot_read(v, &t->spot);
    poker_think_on(t, mind, rng);
}

void poker_listen(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                  struct poker_thought *t)
{
    poker_spot_read(v, &t->spot);
    poker_listen_on(t, mind, rng);
}

void poker_listen_on(struct poker_thought *t, const struct poker_mind *mind, struct rng *rng)
{
    const int narrow = poker_hears(mind, &t->spot);
    poker_field_read(&t->spot, mind->boards, rng, &t->field);
    for (int i = 0; i < t->spot.nrivals; i++)
        poker_range_read(&t->spot, &t->field, i, narrow, &t->range[i]);
    t->strength = t->field.strength[poker_own(&t->field)];
    t->most = mind->worlds < 1 ? 1 : mind->worlds < POKER_WORLDS ? mind->worlds : POKER_WORLDS;
    t->worlds.n = 0;
    t->rng = rng;
    t->share = 0;
}

void poker_guess(struct poker_thought *t, int worlds)
{
    poker_worlds_deal(t, worlds);
    t->share = share_of(t);
}

void poker_think_on(struct poker_thought *t, const struct poker_mind *mind, struct rng *rng)
{
    poker_listen_on(t, mind, rng);
    poker_guess(t, t->most);
}

/* What a bet comes to at the table: who goes on with how much, and from which strength a rival
 * calls or raises. */
struct bet {
    int32_t put;  /* by oneself, in the whole hand */
    int32_t cost; /* of it, now */
    int calls[POKER_RIVALS], raises[POKER_RIVALS];
    int32_t would[POKER_RIVALS]; /* put in by a rival that goes on */
    bool bets;
};

static int64_t min64(int64_t a, int64_t b) { return a < b ? a : b; }

static void lay_out(const struct poker_thought *t, const struct poker_mind *mind, int32_t to,
                    struct bet *b)
{
    const struct poker_spot *s = &t->spot;
    const int32_t total = to > 0 ? to : s->bet + s->owes;
    memset(b, 0, sizeof *b);
    b->bets = to > 0;
    b->cost = total - s->bet;
    b->put = s->before + total;
    for (int i = 0; i < s->nrivals; i++) {
        const struct poker_rival *r = &s->rival[i];
        const int32_t high = total > s->to_match ? total : s->to_match;
        const int32_t meets = high < r->bet + r->stack ? high : r->bet + r->stack,
                      price = meets - r->bet;
        b->would[i] = r->before + (meets > r->bet ? meets : r->bet);
        b->raises[i] = POKER_BEST + 1;
        if (price <= 0 || r->all_in) {
            b->calls[i] = -1;
            continue;
        }
        if (!b->bets && !r->to_act) {
            b->calls[i] = -1;
            continue;
        }
        /* It folds what makes a bluff break even, as far as that is believed. */
        const int64_t pot = (int64_t)s->pot + b->cost;
        const int folds = (int)((int64_t)price * 1000 / (pot + price)) *
                          (s->street == HOLDEM_PREFLOP ? 12 : 11) / 10 * mind->nerve / PERCENT;
        /* its range is one hand, and says nothing of how good that is */
        const bool open = s->frank && cardset_count(r->known) == 2;
        b->calls[i] = open ? OPEN_CALLS + folds * 6 / 10
                           : poker_range_top(&t->range[i], 1000 - (folds > 900 ? 900 : folds));
        if (r->stack > price && total - s->bet < s->stack)
            b->raises[i] = open ? OPEN_RAISES : poker_range_top(&t->range[i], RAISES);
    }
}

/* The part of all pots that one wins: layer by layer, so that a short stack wins no more than its
 * due. */
static int64_t wins(const struct poker_thought *t, const struct bet *b, int w,
                    const bool in[POKER_RIVALS])
{
    const struct poker_spot *s = &t->spot;
    int64_t won = 0;
    const int own = t->worlds.class[s->nrivals][w];
    bool beaten = false, tied = false, uneven = false;
    for (int i = 0; i < s->nrivals; i++)
        if (in[i]) {
            beaten |= t->worlds.class[i][w] > own;
            tied |= t->worlds.class[i][w] == own;
            uneven |= b->would[i] < b->put;
        }
    if (beaten && !uneven)
        return 0;
    int32_t below = 0;
    while (below < b->put) {
        int32_t upto = b->put;
        int best = 0, equal = 1;
        for (int i = 0; i < s->nrivals; i++)
            if (in[i] && b->would[i] > below) {
                upto = b->would[i] < upto ? b->would[i] : upto;
                equal = t->worlds.class[i][w] > best ? 1 : equal + (t->worlds.class[i][w] == best);
                best = t->worlds.class[i][w] > best ? t->worlds.class[i][w] : best;
            }
        int64_t layer = upto - below;
        bool rival_in[SEATS] = {false};
        for (int i = 0; i < s->nrivals; i++) {
            const int32_t put = in[i] ? b->would[i] : s->given[s->rival[i].seat];
            layer += min64(put > below ? put - below : 0, upto - below);
            rival_in[s->rival[i].seat] = true;
        }
        for (int q = 0; q < SEATS; q++)
            if (q != s->me && !rival_in[q])
                layer += min64(s->given[q] > below ? s->given[q] - below : 0, upto - below);
        won += own > best ? layer : own == best ? layer / (tied ? equal + 1 : 1) : 0;
        below = upto;
    }
    return won;
}

/* What streets after this one may add or take: somebody strong bets half the pot, who has arrived
 * pays. */
static int64_t later(const struct poker_thought *t, const struct poker_mind *mind,
                     const struct bet *b, int w, const bool in[POKER_RIVALS], int64_t won)
{
    const struct poker_spot *s = &t->spot;
    int top = -1, pays = 0;
    int32_t room = 0;
    for (int i = 0; i < s->nrivals; i++)
        if (in[i]) {
            const int h = t->field.strength[t->worlds.hand[i][w]];
            top = h > top ? h : top;
            pays += h >= LATER_CALLS;
            const int32_t left =
                s->rival[i].before + s->rival[i].bet + s->rival[i].stack - b->would[i];
            room = left > room ? left : room;
        }
    const int32_t mine = s->stack - b->cost;
    room = room < mine ? room : mine;
    if (!s->to_come || room <= 0 || top < 0 || s->quiet)
        return 0;
    const int64_t size = min64((int64_t)(s->pot + b->cost) * 55 / 100, room);
    const bool arrived = t->worlds.class[s->nrivals][w] >= MADE && t->strength < LATER_STRONG;
    if (top >= LATER_STRONG && t->strength < LATER_CALLS && !arrived)
        return -won; /* bet off the hand */
    if (top >= LATER_STRONG || (t->strength >= LATER_STRONG && pays))
        return (won > 0 ? size : -size) * mind->later / PERCENT;
    return 0;
}

/* Would everything be lost with the hand? */
static bool is_covered(const struct poker_thought *t, const struct bet *b,
                       const bool in[POKER_RIVALS])
{
    for (int i = 0; i < t->spot.nrivals; i++)
        if (in[i] && b->would[i] >= b->put)
            return true;
    return false;
}

static int64_t value(const struct poker_thought *t, const struct poker_mind *mind,
                     const struct bet *b, int w)
{
    const struct poker_spot *s = &t->spot;
    bool in[POKER_RIVALS];
    int left = 0;
    for (int i = 0; i < s->nrivals; i++) {
        const int h = t->field.strength[t->worlds.hand[i][w]];
        in[i] = h >= b->calls[i];
        left += in[i];
        if (b->bets && h >= b->raises[i] && t->strength < STANDS)
            return -b->cost;
    }
    if (!left)
        return s->pot;
    const int64_t won = wins(t, b, w, in);
    if (s->relief && won == 0 && b->cost >= s->stack && is_covered(t, b, in))
        return s->relief - b->cost;
    return won - b->cost + later(t, mind, b, w, in, won);
}

void poker_each(const struct poker_thought *t, const struct poker_mind *mind, int32_t to,
                int32_t worth[POKER_WORLDS])
{
    struct bet bet;
    lay_out(t, mind, to, &bet);
    for (int w = 0; w < t->worlds.n; w++)
        worth[w] = to < 0 ? 0 : (int32_t)value(t, mind, &bet, w);
}

/* Does the first lead the second by more than three standard errors? */
static bool leads(int64_t sum, int64_t squares, int n)
{
    const int64_t mean = sum / n, spread = squares / n - mean * mean;
    return mean > 0 && mean * mean * n > 9 * spread;
}

void poker_judge(struct poker_thought *t, const struct poker_mind *mind, struct poker_judged *list,
                 int n)
{
    CARRE_ASSERT(n >= 0 && n <= POKER_CANDIDATES && t->worlds.n <= POKER_WORLDS);
    struct bet bet[POKER_CANDIDATES];
    int64_t apart[POKER_CANDIDATES][POKER_CANDIDATES] = {0},
            squares[POKER_CANDIDATES][POKER_CANDIDATES] = {0};
    for (int k = 0; k < n; k++) {
        lay_out(t, mind, list[k].to, &bet[k]);
        list[k].sum = list[k].worlds = 0;
    }
    for (int w = 0; w < t->most; w++) {
        int64_t worth[POKER_CANDIDATES];
        if (w >= t->worlds.n) /* 64 worlds, 128, 256… */
            poker_worlds_deal(t, w < POKER_BATCH ? POKER_BATCH : 2 * w);
        for (int k = 0; k < n; k++) {
            worth[k] = list[k].to < 0 ? 0 : value(t, mind, &bet[k], w);
            list[k].sum += worth[k];
            list[k].worlds++;
        }
        for (int a = 0; a < n; a++)
            for (int b = 0; b < n; b++) {
                apart[a][b] += worth[a] - worth[b];
                squares[a][b] += (worth[a] - worth[b]) * (worth[a] - worth[b]);
            }
        if (w % POKER_BATCH < POKER_BATCH - 1)
            continue;
        for (int a = 0; a < n; a++) {
            bool clear = true;
            for (int b = 0; b < n && clear; b++)
                clear = a == b || leads(apart[a][b], squares[a][b], w + 1);
            if (clear)
                w = t->most;
            if (clear)
                break;
        }
    }
    for (int a = 1; a < n; a++)
        for (int b = a; b > 0 && list[b].sum > list[b - 1].sum; b--) {
            const struct poker_judged swap = list[b];
            list[b] = list[b - 1];
            list[b - 1] = swap;
        }
}
