/* ace_chances.c - counts draws. */
#include "ace_chances.h"

#include "check.h"

#include <string.h>

enum { PACK = 53, SIGNS = 3 * 3 * 2 * 2 * 2 };

/* What is certain, and what may come. Cards count as what they are after all changes; those that
 * may be in no combination are blanks. */
struct pool {
    bool joker;                   /* held, or drawn */
    int rank[RANKS], suit[SUITS]; /* held */
    unsigned all, mask[SUITS];    /* bit of each rank that is held, of any suit and of each */
    int out[SUITS][RANKS];        /* unseen */
    int blanks;
    bool short_straight, short_flush;
};

typedef uint64_t poly[ACE_DRAWS_MOST + 1]; /* [d]: ways to draw d cards */

static uint64_t choose(int n, int k)
{
    uint64_t c = 1;
    if (k < 0 || k > n)
        return 0;
    for (int i = 1; i <= k; i++)
        c = c * (uint64_t)(n - k + i) / (uint64_t)i;
    return c;
}

static void times(poly p, int n, int least, int most) /* `least` to `most` of n more cards */
{
    poly q = {0};
    for (int d = 0; d <= ACE_DRAWS_MOST; d++)
        for (int m = least; m <= n && d + m <= most && p[d]; m++)
            q[d + m] += p[d] * choose(n, m);
    memcpy(p, q, sizeof q);
}

uint64_t ace_unseen(const struct board *b)
{
    uint64_t unseen = ((uint64_t)1 << PACK) - 1;
    for (int z = 0; z < ACE_ENEMY; z++)
        for (int i = 0; i < board_count(b, z); i++) {
            const card c = board_face(b, z, i);
            if (card_is_plain(c))
                unseen &= ~((uint64_t)1 << c);
            else if (card_is_joker(c))
                unseen &= ~((uint64_t)1 << 52);
        }
    return unseen;
}

/* ---- straights, and straights within a suit ---- */

static bool straight_in(unsigned mask, int length, bool joker)
{
    for (int start = 0; start + length <= RANKS + 1; start++) {
        int missing = 0;
        for (int i = 0; i < length; i++)
            missing += !(mask >> (start + i == 0 ? RANK_A : start + i - 1) & 1);
        if (missing <= joker)
            return true;
    }
    return false;
}

struct walk {
    const int *out;
    unsigned held;
    int length, most;
    bool joker, wanted;
    poly sum;
};

/* Every set of ranks that may show, with the ways to draw it. */
static void walk(struct walk *w, int rank, unsigned mask, const poly ways)
{
    CARRE_ASSERT(rank >= 0 && rank <= RANKS);
    poly next;
    if (rank == RANKS) {
        if (straight_in(mask, w->length, w->joker) == w->wanted)
            for (int d = 0; d <= w->most; d++)
                w->sum[d] += ways[d];
        return;
    }
    const bool held = w->held >> rank & 1;
    memcpy(next, ways, sizeof next);
    if (held)
        times(next, w->out[rank], 0, w->most);
    walk(w, rank + 1, mask | (held ? 1U << rank : 0), next);
    if (held || !w->out[rank])
        return;
    memcpy(next, ways, sizeof next);
    times(next, w->out[rank], 1, w->most);
    bool any = false;
    for (int d = 0; d <= w->most; d++)
        any |= next[d] != 0;
    if (any)
        walk(w, rank + 1, mask | 1U << rank, next);
}

static void by_ranks(const int out[RANKS], unsigned held, int length, bool joker, bool wanted,
                     int most, poly sum)
{
    struct walk w = {
        .out = out, .held = held, .length = length, .most = most, .joker = joker, .wanted = wanted};
    poly one = {1};
    walk(&w, 0, 0, one);
    memcpy(sum, w.sum, sizeof(poly));
}

static uint64_t straights(const struct pool *p, int k)
{
    CARRE_ASSERT(k >= 0);
    poly sum;
    int out[RANKS] = {0};
    for (int s = 0; s < SUITS; s++)
        for (int r = 0; r < RANKS; r++)
            out[r] += p->out[s][r];
    by_ranks(out, p->all, p->short_straight ? 4 : 5, p->joker, true, k, sum);
    times(sum, p->blanks, 0, k);
    return sum[k];
}

/* Without one in any suit, taken from all. */
static uint64_t straight_flushes(const struct pool *p, int k)
{
    CARRE_ASSERT(k >= 0 && k <= ACE_DRAWS_MOST);
    poly all = {1}, none = {1};
    int n = p->blanks;
    for (int s = 0; s < SUITS; s++) {
        poly one, both = {0};
        by_ranks(p->out[s], p->mask[s], 5, p->joker, false, k, one);
        for (int a = 0; a <= k; a++)
            for (int b = 0; a + b <= k; b++)
                both[a + b] += none[a] * one[b];
        memcpy(none, both, sizeof none);
        for (int r = 0; r < RANKS; r++)
            n += p->out[s][r];
    }
    times(none, p->blanks, 0, k);
    times(all, n, 0, k);
    return all[k] - none[k];
}

/* ---- flushes ---- */

static uint64_t flushes(const struct pool *p, int k)
{
    CARRE_ASSERT(k >= 0 && k <= ACE_DRAWS_MOST);
    const int length = (p->short_flush ? 4 : 5) - p->joker;
    poly all = {1}, none = {1};
    int n = p->blanks;
    for (int s = 0; s < SUITS; s++) {
        int out = 0;
        for (int r = 0; r < RANKS; r++)
            out += p->out[s][r];
        n += out;
        poly next = {0}; /* so few of it that it is none */
        for (int d = 0; d <= k; d++)
            for (int m = 0; p->suit[s] + m < length && d + m <= k; m++)
                next[d + m] += none[d] * choose(out, m);
        memcpy(none, next, sizeof none);
    }
    times(none, p->blanks, 0, k);
    times(all, n, 0, k);
    return all[k] - none[k];
}

/* ---- pairs and their like: how many ranks show once, twice, … is all that counts ---- */

struct sign {
    int once, twice, three, four, five;
};

static int sign_number(const struct sign *s)
{
    return (((s->once * 3 + s->twice) * 2 + s->three) * 2 + s->four) * 2 + s->five;
}

static struct sign sign_of(int n)
{
    CARRE_ASSERT(n >= 0 && n < SIGNS);
    struct sign s = {
        .five = n % 2, .four = n / 2 % 2, .three = n / 4 % 2, .twice = n / 8 % 3, .once = n / 24};
    return s;
}

static int capped(int n, int most) { return n > most ? most : n; }

static struct sign with_rank(struct sign s, int n)
{
    s.once = capped(s.once + (n >= 1), 2);
    s.twice = capped(s.twice + (n >= 2), 2);
    s.three |= n >= 3;
    s.four |= n >= 4;
    s.five |= n >= 5;
    return s;
}

static bool sign_holds(const struct sign *s, bool joker, int kind)
{
    switch (kind) {
    case ACE_PAIR: return s->twice || (joker && s->once);
    case ACE_TWO_PAIR: return s->twice == 2 || (joker && s->twice && s->once == 2);
    case ACE_THREE: return s->three || (joker && s->twice);
    case ACE_FULL:
        return (s->three && s->twice == 2) ||
               (joker && (s->twice == 2 || (s->three && s->once == 2)));
    case ACE_FOUR: return s->four || (joker && s->three);
    case ACE_FIVE: return s->five || (joker && s->four);
    default: return false;
    }
}

static void groups(const struct pool *p, int k, uint64_t ways[ACE_KINDS])
{
    CARRE_ASSERT(k >= 0 && k <= ACE_DRAWS_MOST);
    static const uint8_t kind[] = {ACE_PAIR, ACE_TWO_PAIR, ACE_THREE, ACE_FULL, ACE_FOUR, ACE_FIVE};
    uint64_t now[SIGNS][ACE_DRAWS_MOST + 1] = {{0}}, next[SIGNS][ACE_DRAWS_MOST + 1];
    now[0][0] = 1;
    for (int r = 0; r < RANKS; r++) {
        int out = 0;
        for (int s = 0; s < SUITS; s++)
            out += p->out[s][r];
        memset(next, 0, sizeof next);
        for (int n = 0; n < SIGNS; n++)
            for (int d = 0; d <= k; d++)
                for (int m = 0; m <= out && d + m <= k && now[n][d]; m++) {
                    const struct sign to = with_rank(sign_of(n), p->rank[r] + m);
                    next[sign_number(&to)][d + m] += now[n][d] * choose(out, m);
                }
        memcpy(now, next, sizeof now);
    }
    for (int n = 0; n < SIGNS; n++) {
        times(now[n], p->blanks, 0, k);
        const struct sign s = sign_of(n);
        for (size_t i = 0; i < sizeof kind; i++)
            if (sign_holds(&s, p->joker, kind[i]))
                ways[kind[i]] += now[n][k];
    }
}

/* ---- all of it ---- */

static void hold(struct pool *p, const struct ace_aim *aim, card c)
{
    card now;
    if (card_is_joker(c)) {
        p->joker = aim->voids != (1 << SUITS) - 1;
        return;
    }
    ace_changed(aim, &c, 1, &now);
    if (!card_is_plain(now) || aim->voids >> card_suit(now) & 1)
        return;
    p->rank[card_rank(now)]++;
    p->suit[card_suit(now)]++;
    p->all |= 1U << card_rank(now);
    p->mask[card_suit(now)] |= 1U << card_rank(now);
}

static void may_come(struct pool *p, const struct ace_aim *aim, card c)
{
    card now;
    ace_changed(aim, &c, 1, &now);
    if (!card_is_plain(now) || aim->voids >> card_suit(now) & 1)
        p->blanks++;
    else
        p->out[card_suit(now)][card_rank(now)]++;
}

static void count(const struct pool *p, int k, uint64_t ways[ACE_KINDS])
{
    groups(p, k, ways);
    ways[ACE_STRAIGHT] += straights(p, k);
    ways[ACE_FLUSH] += flushes(p, k);
    ways[ACE_STRAIGHT_FLUSH] += straight_flushes(p, k);
}

bool ace_chances(const struct rules *r, const struct board *b, seat who, const card *away,
                 int naway, struct ace_chances *out)
{
    CARRE_ASSERT(naway >= 0);
    struct ace_aim aim;
    struct pool p = {.blanks = 0};
    card held[ACE_CARDS_MOST];
    const int n = ace_cards(b, who, held), pile = board_count(b, ACE_PILE);
    const uint64_t unseen = ace_unseen(b);
    *out = (struct ace_chances){.draws = naway < pile ? naway : pile};
    if (naway > ACE_DRAWS_MOST)
        return false;
    ace_aim_read(&aim, r, b, who);
    p.short_straight = aim.shorts >> ACE_STRAIGHT & 1;
    p.short_flush = aim.shorts >> ACE_FLUSH & 1;
    for (int i = 0; i < n; i++) {
        bool goes = false;
        for (int k = 0; k < naway; k++)
            goes |= away[k] == held[i];
        if (!card_is_known(held[i]))
            return false;
        if (!goes)
            hold(&p, &aim, held[i]);
    }
    /* what a bonus has shown on the top comes for certain */
    for (int i = 0; i < out->draws; i++) {
        const card top = board_face(b, ACE_PILE, pile - 1 - i);
        if (card_is_known(top)) {
            hold(&p, &aim, top);
            out->known++;
        }
    }
    for (card c = 0; c < 52; c++)
        if (unseen >> c & 1)
            may_come(&p, &aim, c);
    const int k = out->draws - out->known;
    int usable = p.blanks;
    for (int s = 0; s < SUITS; s++)
        for (int rank = 0; rank < RANKS; rank++)
            usable += p.out[s][rank];
    const bool joker = unseen >> 52 & 1;
    if (k > usable + joker)
        return false;
    count(&p, k, out->ways);
    out->of = choose(usable, k);
    if (joker && k > 0) { /* and those draws in which it comes too */
        p.joker = p.joker || aim.voids != (1 << SUITS) - 1;
        count(&p, k - 1, out->ways);
        out->of += choose(usable, k - 1);
    }
    return out->of > 0;
}
