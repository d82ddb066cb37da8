/* value.c - what a hand is worth: the best five cards of hole cards and board, in any mix (NL-20, NL-30, NL-31). */
#include "holdem.h"

enum { HIGH_CARD, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH };

static int highest(unsigned ranks)
{
    int r = RANK_A;
    while (r >= 0 && !(ranks >> r & 1))
        r--;
    return r;
}

/* The rank on top of five in a row, the ace low too; -1: there are none. */
static int straight(unsigned ranks)
{
    const unsigned from = ranks << 1 | (ranks >> RANK_A & 1);
    const int lowest = highest(from & from >> 1 & from >> 2 & from >> 3 & from >> 4);
    return lowest < 0 ? -1 : lowest + 3;
}

/* The n highest ranks of a set, four bits each, highest first. */
static int32_t top(unsigned ranks, int n)
{
    int32_t value = 0;
    for (; n > 0; n--) {
        const int r = highest(ranks);
        value = value << 4 | (r < 0 ? 0 : r);
        ranks = r < 0 ? 0 : ranks & ~(1u << r);
    }
    return value;
}

static int32_t worth(int category, int32_t first, int32_t rest, int rest_cards) { return category << 20 | first << 4 * rest_cards | rest; }

static int32_t value_of(const card *cards, int n)
{
    unsigned suit[SUITS] = {0}, times[5] = {0};   /* times[k]: ranks held at least k times */
    for (int i = 0; i < n; i++) {
        const unsigned bit = 1u << card_rank(cards[i]);
        suit[card_suit(cards[i])] |= bit;
        for (int k = 4; k > 1; k--)
            times[k] |= times[k - 1] & bit;
        times[1] |= bit;
    }
    int flush = -1;
    for (int k = 0; k < SUITS; k++)
        if (__builtin_popcount(suit[k]) >= 5)   /* of nine cards at most one suit */
            flush = k;
    if (flush >= 0 && straight(suit[flush]) >= 0)
        return worth(STRAIGHT_FLUSH, straight(suit[flush]), 0, 0);
    if (times[4])
        return worth(FOUR, highest(times[4]), top(times[1] & ~(1u << highest(times[4])), 1), 1);
    const int three = highest(times[3]), pair = highest(times[2] & ~(three < 0 ? 0 : 1u << three));
    if (three >= 0 && pair >= 0)
        return worth(FULL_HOUSE, three, pair, 1);
    if (flush >= 0)
        return worth(FLUSH, 0, top(suit[flush], 5), 5);
    if (straight(times[1]) >= 0)
        return worth(STRAIGHT, straight(times[1]), 0, 0);
    if (three >= 0)
        return worth(THREE, three, top(times[1] & ~(1u << three), 2), 2);
    if (pair < 0)
        return worth(HIGH_CARD, 0, top(times[1], 5), 5);
    const int second = highest(times[2] & ~(1u << pair));
    if (second >= 0)
        return worth(TWO_PAIR, pair << 4 | second, top(times[1] & ~(1u << pair | 1u << second), 1), 1);
    return worth(PAIR, pair, top(times[1] & ~(1u << pair), 3), 3);
}

int32_t holdem_value(const struct turn *t, int who)
{
    card cards[CELLS];
    int n = 0;
    for (int i = 0; i < board_count(t->b, HOLDEM_HAND + who); i++)
        cards[n++] = board_face(t->b, HOLDEM_HAND + who, i);
    for (int i = 0; i < board_count(t->b, HOLDEM_BOARD); i++)
        cards[n++] = board_face(t->b, HOLDEM_BOARD, i);
    return value_of(cards, n);
}
