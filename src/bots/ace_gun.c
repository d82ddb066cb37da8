/* ace_gun.c - the best shot of some cards, from masks of ranks and suits. */
#include "ace_gun.h"

#include <string.h>

enum { SAME_MOST = 6, RUNS5 = 10, RUNS4 = 11 };

void ace_gun_load(struct ace_gun *g, const struct ace_aim *aim)
{
    *g = (struct ace_gun){.voids = aim->voids, .shorts = aim->shorts, .dead = (uint16_t)(aim->zero | aim->repeat), .least = aim->least,
                          .less = aim->less, .cap = aim->cap, .halve = (int16_t)aim->halve};
    memcpy(g->kind, aim->kind, sizeof g->kind);
    g->nlimited = aim->nlimited < 4 ? aim->nlimited : 4;
    for (int k = 0; k < g->nlimited; k++) {
        g->each[k] = aim->limited[k].n;
        g->most[k] = aim->limited[k].max;
    }
    for (card c = 0; c < 52; c++) {
        g->worth[c] = aim->value[c];
        g->packed[c] = aim->value[c];
        for (int k = 0; k < g->nlimited; k++)
            if (aim->limited[k].faces >> c & 1) {
                g->worth[c] = (int16_t)(g->worth[c] + g->each[k]);
                g->packed[c] += (int64_t)1 << (16 + 8 * k);
            }
    }
}

int ace_gun_total(const struct ace_gun *g, int kind, int64_t packed)
{
    int sum = g->kind[kind] + (int)(packed & 0xffff);
    for (int k = 0; k < g->nlimited; k++) {
        const int more = (int)(packed >> (16 + 8 * k) & 0xff) * g->each[k];
        sum += more < g->most[k] ? more : g->most[k];
    }
    sum = sum < g->least ? g->least : sum;
    for (int k = 0; k < g->halve; k++)
        sum = (sum + 1) / 2;
    sum -= g->less;
    if (g->cap >= 0 && sum > g->cap)
        sum = g->cap;
    return sum < 0 || g->dead >> kind & 1 ? 0 : sum;
}

/* Cards by rank, best first, and by suit. Bit 0 of a mask is the ace below the deuce, bit 13 the same ace above the king. */
struct sorted {
    uint8_t count[RANKS], suits[SUITS];
    card top[RANKS][SAME_MOST];
    uint16_t ranks, suit[SUITS];
};

static uint16_t rank_bits(int rank) { return (uint16_t)(1u << (rank + 1) | (rank == RANK_A)); }
static int run_rank(int bit) { return bit == 0 ? RANK_A : bit - 1; }

static void sort_in(const struct ace_gun *g, struct sorted *s, card c)
{
    const int r = card_rank(c), u = card_suit(c);
    if (!card_is_plain(c) || g->voids >> u & 1)
        return;
    int at = s->count[r] < SAME_MOST ? s->count[r]++ : SAME_MOST - 1;
    for (; at && g->worth[s->top[r][at - 1]] < g->worth[c]; at--)
        s->top[r][at] = s->top[r][at - 1];
    s->top[r][at] = c;
    s->suits[u]++;
    s->ranks |= rank_bits(r);
    s->suit[u] |= rank_bits(r);
}

static void better(const struct ace_gun *g, int *best, int kind, int64_t packed)
{
    const int total = ace_gun_total(g, kind, packed) * 16 + kind;
    *best = total > *best ? total : *best;
}

static int64_t same_sum(const struct ace_gun *g, const struct sorted *s, int rank, int n)
{
    int64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += g->packed[s->top[rank][i]];
    return sum;
}

static int pair_worth(const struct ace_gun *g, const struct sorted *s, int r) { return g->worth[s->top[r][0]] + g->worth[s->top[r][1]]; }

static void by_rank(const struct ace_gun *g, const struct sorted *s, int *best)
{
    static const uint8_t kind_of[] = {0, 0, ACE_PAIR, ACE_THREE, ACE_FOUR, ACE_FIVE};
    int first = -1, second = -1;
    for (int r = 0; r < RANKS; r++) {
        if (s->count[r] < 2)
            continue;
        for (int k = 2; k <= s->count[r] && k <= 5; k++)
            better(g, best, kind_of[k], same_sum(g, s, r, k));
        if (first < 0 || pair_worth(g, s, r) >= pair_worth(g, s, first)) {
            second = first;
            first = r;
        } else if (second < 0 || pair_worth(g, s, r) >= pair_worth(g, s, second)) {
            second = r;
        }
    }
    if (second < 0)
        return;
    better(g, best, ACE_TWO_PAIR, same_sum(g, s, first, 2) + same_sum(g, s, second, 2));
    for (int r = 0; r < RANKS; r++)
        if (s->count[r] >= 3)
            better(g, best, ACE_FULL, same_sum(g, s, r, 3) + same_sum(g, s, r == first ? second : first, 2));
}

static void runs(const struct ace_gun *g, const struct sorted *s, int *best, int length)
{
    const unsigned all = (1u << length) - 1;
    for (int start = 0; start < (length == 5 ? RUNS5 : RUNS4); start++)
        if ((s->ranks >> start & all) == all) {
            int64_t sum = 0;
            for (int i = 0; i < length; i++)
                sum += g->packed[s->top[run_rank(start + i)][0]];
            better(g, best, ACE_STRAIGHT, sum);
        }
}

static void one_suit(const struct ace_gun *g, const card *cards, int n, const struct sorted *s, int u, int *best)
{
    card top[ACE_CARDS_MOST];
    int m = 0;
    for (int i = 0; i < n; i++) {
        if (!card_is_plain(cards[i]) || card_suit(cards[i]) != u)
            continue;
        int at = m++;
        for (; at && g->worth[top[at - 1]] < g->worth[cards[i]]; at--)
            top[at] = top[at - 1];
        top[at] = cards[i];
    }
    int64_t sum = 0;
    for (int i = 0; i < m && i < 5; i++) {
        sum += g->packed[top[i]];
        if (i == 4 || (i == 3 && g->shorts >> ACE_FLUSH & 1))
            better(g, best, ACE_FLUSH, sum);
    }
    for (int start = 0; m >= 5 && start < RUNS5; start++)
        if ((s->suit[u] >> start & 31) == 31) {
            sum = 0;
            for (int i = 0; i < 5; i++)
                sum += g->packed[card_of(run_rank(start + i), u)];
            better(g, best, ACE_STRAIGHT_FLUSH, sum);
        }
}

static int plain_damage(const struct ace_gun *g, const card *cards, int n)
{
    struct sorted s = {.ranks = 0};
    int best = -1;
    for (int i = 0; i < n; i++)
        if (card_is_plain(cards[i]))
            sort_in(g, &s, cards[i]);
    by_rank(g, &s, &best);
    runs(g, &s, &best, 5);
    if (g->shorts >> ACE_STRAIGHT & 1)
        runs(g, &s, &best, 4);
    const int least = g->shorts >> ACE_FLUSH & 1 ? 4 : 5;
    for (int u = 0; u < SUITS; u++)
        if (s.suits[u] >= least)
            one_suit(g, cards, n, &s, u, &best);
    return best;
}

/* The Joker as each rank in the suit that pays best, and as every rank of a suit that it could complete. */
static int joker_damage(const struct ace_gun *g, const card *cards, int n, int joker)
{
    card face[ACE_CARDS_MOST];
    int suits[SUITS] = {0}, best = -1;
    memcpy(face, cards, (size_t)n);
    for (int i = 0; i < n; i++)
        if (card_is_plain(cards[i]))
            suits[card_suit(cards[i])]++;
    for (int r = 0; r < RANKS; r++) {
        int top = -1;
        for (int u = 0; u < SUITS; u++) {
            if (g->voids >> u & 1)
                continue;
            const card c = card_of(r, u);
            if (top < 0 || g->worth[c] > g->worth[card_of(r, top)])
                top = u;
        }
        for (int u = 0; u < SUITS; u++)
            if (u == top || (!(g->voids >> u & 1) && suits[u] >= 3)) {
                face[joker] = card_of(r, u);
                const int d = plain_damage(g, face, n);
                best = d > best ? d : best;
            }
    }
    return best;
}

int ace_gun_shot(const struct ace_gun *g, const card *cards, int n)
{
    for (int i = 0; i < n; i++)
        if (cards[i] == CARD_JOKER)
            return joker_damage(g, cards, n, i);
    return plain_damage(g, cards, n);
}

int ace_gun_damage(const struct ace_gun *g, const card *cards, int n)
{
    const int shot = ace_gun_shot(g, cards, n);
    return shot < 0 ? -1 : shot / 16;
}
