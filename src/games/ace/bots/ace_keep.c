/* ace_keep.c - what one might keep when the rest is thrown away. */
#include "ace_gun.h"

#include "check.h"

enum { PART = 16 }; /* scores are sixteenths of a point of damage */

struct keeping {
    const struct ace_gun *g;
    const card *cards;
    int n;
    uint32_t joker;
    unsigned there; /* a bit for each rank of which there is a card */
    struct ace_keep *out;
    int room, count;
};

/* Without a call: not every machine has an instruction for it. */
static int bits(uint32_t v)
{
    v -= v >> 1 & 0x55555555;
    v = (v & 0x33333333) + (v >> 2 & 0x33333333);
    return (int)(((v + (v >> 4)) & 0x0f0f0f0f) * 0x01010101 >> 24);
}

static void offer(struct keeping *k, uint32_t cards, int score)
{
    cards |= k->joker;
    if ((k->count == k->room && score <= k->out[k->count - 1].score) || cards == (1u << k->n) - 1)
        return;
    int at = k->room == 1 ? k->count : 0;
    for (; at < k->count; at++)
        if (k->out[at].cards == cards) {
            if (score <= k->out[at].score)
                return;
            break;
        }
    if (at == k->count) {
        if (k->count < k->room)
            k->count++;
        at = k->count - 1;
    }
    for (; at && k->out[at - 1].score < score; at--)
        k->out[at] = k->out[at - 1];
    k->out[at] = (struct ace_keep){cards, score};
}

static int64_t packed_of(const struct keeping *k, uint32_t cards)
{
    int64_t sum = 0;
    for (; cards; cards &= cards - 1)
        sum += card_is_plain(k->cards[__builtin_ctz(cards)])
                   ? k->g->packed[k->cards[__builtin_ctz(cards)]]
                   : 0;
    return sum;
}

/* How likely, in sixteenths, so many missing cards come: of a suit, of a run. */
static const uint8_t suit_comes[6] = {16, 10, 4, 1, 0, 0}, run_comes[6] = {16, 7, 2, 0, 0, 0};

static int total(const struct keeping *k, int kind, uint32_t cards)
{
    return ace_gun_total(k->g, kind, packed_of(k, cards));
}

static void by_rank(struct keeping *k, const uint32_t rank[RANKS], uint32_t *groups)
{
    int jokers = k->joker != 0;
    uint32_t second = 0;
    int high = 0;
    for (unsigned left = k->there; left; left &= ~(1u << (31 - __builtin_clz(left)))) {
        const int r = 31 - __builtin_clz(left), same = bits(rank[r]) + jokers;
        if (same < 2)
            continue;
        static const uint8_t kind_of[] = {0,        0,        ACE_PAIR, ACE_THREE,
                                          ACE_FOUR, ACE_FIVE, ACE_FIVE, ACE_FIVE};
        const int now = total(k, kind_of[same < 7 ? same : 7], rank[r]);
        const int next = total(k, kind_of[same < 5 ? same + 1 : 5], rank[r]);
        offer(k, rank[r], now * PART + (next - now) * 5 + 12);
        if (bits(rank[r]) >= 2) {
            second = *groups ? rank[r] : 0;
            *groups |= rank[r];
            high += bits(rank[r]) >= 3;
        }
    }
    if (second) {
        const int now = total(k, high ? ACE_FULL : ACE_TWO_PAIR, *groups),
                  full = total(k, ACE_FULL, *groups);
        offer(k, *groups, now * PART + (full - now) * 5);
    }
}

static void by_suit(struct keeping *k, const uint32_t suit[SUITS])
{
    for (int u = 0; u < SUITS; u++) {
        const int length = k->g->shorts >> ACE_FLUSH & 1 ? 4 : 5, have = bits(suit[u]),
                  miss = length - have - (k->joker != 0);
        if (have >= 2 && miss <= 2)
            offer(k, suit[u], total(k, ACE_FLUSH, suit[u]) * suit_comes[miss > 0 ? miss : 0] + 2);
    }
}

static void by_run(struct keeping *k, const uint32_t rank[RANKS])
{
    const int length = k->g->shorts >> ACE_STRAIGHT & 1 ? 4 : 5;
    const unsigned there = k->there << 1 | k->there >> RANK_A;
    for (int start = 0; start + length <= 14; start++) {
        const unsigned window = there >> start & ((1u << length) - 1);
        const int have = bits(window) + (k->joker != 0);
        if (have < length - 2)
            continue;
        uint32_t run = 0;
        for (unsigned left = window; left; left &= left - 1) {
            const int i = start + __builtin_ctz(left);
            const uint32_t of = rank[i == 0 ? RANK_A : i - 1];
            run |= of & -of;
        }
        /* Open at both ends: the four that are there stand in two windows. */
        const bool open = have == length - 1 && !(window & 1) && start + length < 14;
        offer(k, run,
              total(k, ACE_STRAIGHT, run) *
                      (run_comes[have < length ? length - have : 0] + (open ? 2 : 0)) +
                  1);
    }
}

static void by_suited_run(struct keeping *k, const uint32_t rank[RANKS], const uint32_t suit[SUITS])
{
    for (int u = 0; u < SUITS; u++)
        for (int start = 0; start < 10 && bits(suit[u]) >= 3; start++) {
            uint32_t run = 0;
            for (int i = start; i < start + 5; i++)
                run |= rank[i == 0 ? RANK_A : i - 1] & suit[u];
            const int have = bits(run);
            if (have >= 3 && have <= 5)
                offer(k, run, total(k, ACE_FLUSH, run) * suit_comes[5 - have]);
        }
}

static int keeps(const struct ace_gun *g, const card *cards, int n, struct ace_keep *out, int room)
{
    CARRE_ASSERT(n >= 0 && room > 0);
    struct keeping k = {.g = g, .cards = cards, .n = n < 31 ? n : 31, .out = out, .room = room};
    uint32_t rank[RANKS] = {0}, suit[SUITS] = {0}, groups = 0, high = 0, worthy = 0;
    for (int i = 0; i < k.n; i++) {
        if (cards[i] == CARD_JOKER)
            k.joker |= 1u << i;
        if (!card_is_plain(cards[i]))
            continue;
        if (g->voids >> card_suit(cards[i]) & 1)
            continue;
        rank[card_rank(cards[i])] |= 1u << i;
        suit[card_suit(cards[i])] |= 1u << i;
        k.there |= 1u << card_rank(cards[i]);
        high |= card_rank(cards[i]) >= RANK_J ? 1u << i : 0;
        worthy |= g->worth[cards[i]] >= 2 ? 1u << i : 0;
    }
    offer(&k, 0, 20);
    by_rank(&k, rank, &groups);
    by_suit(&k, suit);
    by_run(&k, rank);
    if (room > 1)
        by_suited_run(&k, rank, suit);
    if (worthy)
        offer(&k, worthy, 24 * bits(worthy));
    if (high)
        offer(&k, high, 21);
    for (int r = 0; r < RANKS; r++)
        if (rank[r] & (rank[r] - 1) && (worthy & ~rank[r]))
            offer(&k, rank[r] | worthy, total(&k, ACE_PAIR, rank[r]) * PART + 13);
    return k.count;
}

int ace_gun_keeps(const struct ace_gun *g, const card *cards, int n, struct ace_keep out[ACE_KEEPS])
{
    return keeps(g, cards, n, out, ACE_KEEPS);
}

uint32_t ace_gun_keep(const struct ace_gun *g, const card *cards, int n)
{
    struct ace_keep best;
    return keeps(g, cards, n, &best, 1) ? best.cards : 0;
}
