/* ace_gun.c - the best shot of some cards, from masks of ranks and suits.
 *
 * Cards that differ are one number of 52 bits, four of a rank side by side, and all questions are
 * asked of it; where a changed card or the Joker doubles another one, a slower reading counts. */
#include "ace_gun.h"

#include "check.h"

#include <string.h>

enum { SAME_MOST = 6, RUNS5 = 10, RUNS4 = 11 };
static const uint64_t each_rank = 0x1111111111111; /* the lowest suit of every rank */

void ace_gun_load(struct ace_gun *g, const struct ace_aim *aim)
{
    *g = (struct ace_gun){.voids = aim->voids,
                          .shorts = aim->shorts,
                          .dead = (uint16_t)(aim->zero | aim->repeat),
                          .least = aim->least,
                          .less = aim->less,
                          .cap = aim->cap,
                          .halve = (int16_t)aim->halve};
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
    g->live = 0;
    for (int u = 0; u < SUITS; u++)
        g->live |= g->voids >> u & 1 ? 0 : each_rank << u;
    g->flat = true;
    for (card c = 0; c < 52; c++)
        g->flat &= g->packed[c] == g->packed[c & ~3];
}

static inline int total_of(const struct ace_gun *g, int kind, int64_t packed)
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

int ace_gun_total(const struct ace_gun *g, int kind, int64_t packed)
{
    return total_of(g, kind, packed);
}

/* Cards by rank, best first, and by suit. Bit 0 of a mask is the ace below the deuce, bit 13 the
 * same ace above the king. */
struct sorted {
    uint8_t count[RANKS], suits[SUITS];
    card top[RANKS][SAME_MOST];
    uint16_t ranks, suit[SUITS];
};

static uint16_t rank_bits(int rank) { return (uint16_t)(1u << (rank + 1) | (rank == RANK_A)); }
static int run_rank(int bit) { return bit == 0 ? RANK_A : bit - 1; }

static void sort_in(const struct ace_gun *g, struct sorted *s, card c)
{
    CARRE_ASSERT(s->count[card_rank(c)] <= SAME_MOST);
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
    const int total = total_of(g, kind, packed) * 16 + kind;
    *best = total > *best ? total : *best;
}

static int64_t same_sum(const struct ace_gun *g, const struct sorted *s, int rank, int n)
{
    int64_t sum = 0;
    for (int i = 0; i < n; i++)
        sum += g->packed[s->top[rank][i]];
    return sum;
}

static int pair_worth(const struct ace_gun *g, const struct sorted *s, int r)
{
    return g->worth[s->top[r][0]] + g->worth[s->top[r][1]];
}

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
            better(g, best, ACE_FULL,
                   same_sum(g, s, r, 3) + same_sum(g, s, r == first ? second : first, 2));
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

static void one_suit(const struct ace_gun *g, const card *cards, int n, const struct sorted *s,
                     int u, int *best)
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

/* ---- cards that all differ ---- */

/* Of the cards of one rank (a nibble) the dearest, so many, added up. */
static int64_t dearest(const struct ace_gun *g, int rank, unsigned suits, int n)
{
    const card low = card_of(rank, 0);
    if (g->flat)
        return n * g->packed[low];
    int64_t sum = 0;
    while (n--) {
        int top = -1;
        for (int u = 0; u < SUITS; u++)
            if (suits >> u & 1 && (top < 0 || g->worth[low + u] > g->worth[low + top]))
                top = u;
        sum += g->packed[low + top];
        suits &= ~(1u << top);
    }
    return sum;
}

static int dearest_two(const struct ace_gun *g, int rank, unsigned suits)
{
    int first = -1000, second = -1000;
    for (int u = 0; u < SUITS; u++) {
        const int worth = suits >> u & 1 ? g->worth[card_of(rank, u)] : -1000;
        if (worth > first) {
            second = first;
            first = worth;
        } else if (worth > second) {
            second = worth;
        }
    }
    return first + second;
}

/* How many cards of one suit: the nibbles, each 0 or 1, added up. */
static int count_of(uint64_t suit) { return (int)(suit * each_rank >> 48 & 15); }

static unsigned of_rank(uint64_t m, int rank) { return (unsigned)(m >> (rank * 4)) & 15; }

/* Ranks of which there are two, three, four: a bit each where the rank's nibble begins. */
struct same {
    uint64_t two, three, four;
};

static void same_ranks(const struct ace_gun *g, uint64_t m, const struct same *same, int *best)
{
    int first = -1, second = -1, top = 0, next = 0;
    for (uint64_t left = same->two; left; left &= left - 1) {
        const int at = __builtin_ctzll(left), r = at / 4;
        const unsigned suits = of_rank(m, r);
        const int worth = g->flat ? 2 * g->worth[at] : dearest_two(g, r, suits);
        better(g, best, ACE_PAIR, dearest(g, r, suits, 2));
        if (same->three >> at & 1)
            better(g, best, ACE_THREE, dearest(g, r, suits, 3));
        if (same->four >> at & 1)
            better(g, best, ACE_FOUR, dearest(g, r, suits, 4));
        if (first < 0 || worth >= top) {
            second = first;
            next = top;
            first = r;
            top = worth;
        } else if (second < 0 || worth >= next) {
            second = r;
            next = worth;
        }
    }
    if (second < 0)
        return;
    const int64_t one = dearest(g, first, of_rank(m, first), 2),
                  other = dearest(g, second, of_rank(m, second), 2);
    better(g, best, ACE_TWO_PAIR, one + other);
    for (uint64_t left = same->three; left; left &= left - 1) {
        const int r = __builtin_ctzll(left) / 4;
        better(g, best, ACE_FULL, dearest(g, r, of_rank(m, r), 3) + (r == first ? other : one));
    }
}

/* `there`: a bit for each rank where its nibble begins, one nibble up, the ace below the deuce too.
 */
static void straights(const struct ace_gun *g, uint64_t m, uint64_t there, int length, int *best)
{
    uint64_t begins = there & there >> 4 & there >> 8 & there >> 12;
    if (length == 5)
        begins &= there >> 16;
    for (; begins; begins &= begins - 1) {
        const int start = __builtin_ctzll(begins) / 4;
        int64_t sum = 0;
        for (int i = start; i < start + length; i++)
            sum += dearest(g, run_rank(i), of_rank(m, run_rank(i)), 1);
        better(g, best, ACE_STRAIGHT, sum);
    }
}

static void flushes(const struct ace_gun *g, uint64_t suit, int u, int n, int *best)
{
    int64_t sum = 0;
    uint64_t left = suit << u;
    for (int i = 0; i < n && i < 5; i++) {
        int top = -1;
        for (uint64_t of = left; of; of &= of - 1) {
            const int c = __builtin_ctzll(of);
            top = top < 0 || g->worth[c] > g->worth[top] ? c : top;
        }
        left &= ~((uint64_t)1 << top);
        sum += g->packed[top];
        if (i == 4 || (i == 3 && g->shorts >> ACE_FLUSH & 1))
            better(g, best, ACE_FLUSH, sum);
    }
    const uint64_t there = suit << 4 | suit >> 48;
    uint64_t begins = n < 5 ? 0 : there & there >> 4 & there >> 8 & there >> 12 & there >> 16;
    for (; begins; begins &= begins - 1) {
        const int start = __builtin_ctzll(begins) / 4;
        sum = 0;
        for (int i = start; i < start + 5; i++)
            sum += g->packed[card_of(run_rank(i), u)];
        better(g, best, ACE_STRAIGHT_FLUSH, sum);
    }
}

static int differing_damage(const struct ace_gun *g, uint64_t m)
{
    m &= g->live;
    const uint64_t suit[SUITS] = {m & each_rank, m >> 1 & each_rank, m >> 2 & each_rank,
                                  m >> 3 & each_rank};
    const uint64_t low = suit[0] | suit[1], high = suit[2] | suit[3], lows = suit[0] & suit[1],
                   highs = suit[2] & suit[3];
    const struct same same = {lows | highs | (low & high), (lows & high) | (highs & low),
                              lows & highs};
    const uint64_t there = (low | high) << 4 | (low | high) >> 48;
    int best = -1;
    if (same.two)
        same_ranks(g, m, &same, &best);
    straights(g, m, there, 5, &best);
    if (g->shorts >> ACE_STRAIGHT & 1)
        straights(g, m, there, 4, &best);
    const int least = g->shorts >> ACE_FLUSH & 1 ? 4 : 5;
    for (int u = 0; u < SUITS; u++) {
        const int n = count_of(suit[u]);
        if (n >= least)
            flushes(g, suit[u], u, n, &best);
    }
    return best;
}

/* ---- the Joker ---- */

static int doubled_damage(const struct ace_gun *g, uint64_t m, card doubled)
{
    card face[53];
    int n = 0;
    for (; m; m &= m - 1)
        face[n++] = (card)__builtin_ctzll(m);
    face[n++] = doubled;
    return plain_damage(g, face, n);
}

/* The Joker as each rank in the suit that pays best, and as every rank of a suit that it could
 * complete. */
static int joker_damage(const struct ace_gun *g, uint64_t m)
{
    int best = -1;
    for (int r = 0; r < RANKS; r++) {
        uint64_t as = 0;
        int top = -1;
        for (int u = 0; u < SUITS; u++) {
            const card c = card_of(r, u);
            if (g->voids >> u & 1)
                continue;
            if (top < 0 || g->worth[c] > g->worth[top] ||
                (g->worth[c] == g->worth[top] && m >> top & 1))
                top = c;
            if (count_of(m >> u & each_rank) >= 3)
                as |= (uint64_t)1 << c;
        }
        if (top >= 0)
            as |= (uint64_t)1 << top;
        for (; as; as &= as - 1) {
            const card c = (card)__builtin_ctzll(as);
            const int d =
                m >> c & 1 ? doubled_damage(g, m, c) : differing_damage(g, m | (uint64_t)1 << c);
            best = d > best ? d : best;
        }
    }
    return best;
}

static int doubled_joker_damage(const struct ace_gun *g, const card *cards, int n, int joker)
{
    card face[ACE_CARDS_MOST];
    int best = -1;
    memcpy(face, cards, (size_t)n);
    for (card c = 0; c < 52; c++) {
        face[joker] = c;
        const int d = g->live >> c & 1 ? plain_damage(g, face, n) : -1;
        best = d > best ? d : best;
    }
    return best;
}

int ace_gun_cards(const struct ace_gun *g, uint64_t cards, bool joker)
{
    return joker ? joker_damage(g, cards) : differing_damage(g, cards);
}

int ace_gun_shot(const struct ace_gun *g, const card *cards, int n)
{
    uint64_t m = 0;
    int joker = -1;
    bool doubled = false;
    for (int i = 0; i < n; i++)
        if (card_is_plain(cards[i])) {
            doubled |= m >> cards[i] & 1;
            m |= (uint64_t)1 << cards[i];
        } else if (cards[i] == CARD_JOKER) {
            joker = i;
        }
    if (doubled)
        return joker >= 0 ? doubled_joker_damage(g, cards, n, joker) : plain_damage(g, cards, n);
    return ace_gun_cards(g, m, joker >= 0);
}

int ace_gun_damage(const struct ace_gun *g, const card *cards, int n)
{
    const int shot = ace_gun_shot(g, cards, n);
    return shot < 0 ? -1 : shot / 16;
}
