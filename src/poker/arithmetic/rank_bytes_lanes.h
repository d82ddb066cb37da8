/* rank_bytes_lanes.h - hands that lie in memory card by card, two vectors of them at a time.
 * Included by ways that look up in bytes, after rank_lanes.h.
 *
 * Eight pairs of hands in every 16 bytes are turned round, so that there is a vector of bytes for
 * each card of the hands. In bytes, bit by bit, it is added up how many of seven cards have it: of
 * their ranks, in two vectors (upper and lower halves), that gives the piles; of the cards
 * themselves it gives the suit, if any has five, for each bit of its number is then that of four or
 * more. */
#ifndef CARRE_RANK_BYTES_LANES_H
#define CARRE_RANK_BYTES_LANES_H

#include "rank_inside.h"
#include "rank_lanes.h"

#ifdef LANES_BYTES /* for ways that have the steps in bytes */

/* The cards of two hands, hand by hand and then nothing, as pairs. */
#define PAIRED(each)                                                                           \
    {                                                                                          \
        0, each, 1, each + 1, 2, each + 2, 3, each + 3, 4, each + 4, 5, each + 5, 6, each + 6, \
            255, 255                                                                           \
    }

/* 0x8000 for a deuce, by its upper and lower byte (cardset_rank_bit). */
static const uint8_t upper_bit[16] = {128, 64, 32, 16, 8, 4, 2, 1},
                     lower_bit[16] = {0, 0, 0, 0, 0, 0, 0, 0, 128, 64, 32, 16, 8};

struct byte_piles {
    bytes one, two, three, four;
};

ALL_LANES bytes byte_of(const uint8_t table[16], bytes at)
{
    return (bytes)lookup(table, (words)at);
}

ALL_LANES bytes most_of_three(bytes a, bytes b, bytes c) { return (a & b) | (c & (a | b)); }

/* Of each bit how many of seven have it, as a number of three bits. */
ALL_LANES void count_seven(const bytes x[7], bytes count[3])
{
    const bytes a = x[0] ^ x[1] ^ x[2], a2 = most_of_three(x[0], x[1], x[2]),
                b = x[3] ^ x[4] ^ x[5], b2 = most_of_three(x[3], x[4], x[5]),
                c2 = most_of_three(a, b, x[6]);
    count[0] = a ^ b ^ x[6];
    count[1] = a2 ^ b2 ^ c2;
    count[2] = most_of_three(a2, b2, c2);
}

/* No rank is there more than four times. */
ALL_LANES struct byte_piles byte_piles_of(const bytes rank[7])
{
    bytes count[3];
    count_seven(rank, count);
    const bytes two = count[1] | count[2];
    return (struct byte_piles){count[0] | two, two, (count[0] & count[1]) | count[2], count[2]};
}

/* 2 LANES hands of so many cards, 5 to 7. Reads 16 bytes for every two, so up to six after the
 * last. */
ALL_LANES void some_classes_of_cards(const card *cards, uint16_t out[2 * LANES], const int each)
{
    static const uint8_t turn[3][16] = {PAIRED(5), PAIRED(6), PAIRED(7)};
    bytes x[8], suited_low = {0}, suited_high = {0}, suits = {0};
    for (int i = 0; i < 8; i++) {
        const int hand = i / 4 * LANES + i % 4 * 2;
        x[i] = card_pairs(cards + each * hand, 8 * each, turn[each - 5]);
    }
    turn_round(x);
    for (int k = each; k < 7; k++)
        x[k] = x[0];
    bytes count[3];
    count_seven(x, count);
    const bytes suit = count[2] & 3; /* each of its bits: of four or more */
    bytes low_bit[7] = {{0}}, high_bit[7] = {{0}};
    for (int k = 0; k < each; k++) {
        const bytes rank = (bytes)((words)x[k] >> 2) & 15, same = (bytes)((x[k] & 3) == suit);
        low_bit[k] = byte_of(lower_bit, rank);
        high_bit[k] = byte_of(upper_bit, rank);
        suited_low |= low_bit[k] & same;
        suited_high |= high_bit[k] & same;
        suits -= same;
    }
    const struct byte_piles low = byte_piles_of(low_bit), high = byte_piles_of(high_bit);
    const bytes five = (bytes)(suits > 4);
    struct piles p[2];
    words suited[2];
    side_by_side(low.one, high.one, &p[0].one, &p[1].one);
    side_by_side(low.two, high.two, &p[0].two, &p[1].two);
    side_by_side(low.three, high.three, &p[0].three, &p[1].three);
    side_by_side(low.four, high.four, &p[0].four, &p[1].four);
    side_by_side(suited_low & five, suited_high & five, &suited[0], &suited[1]);
    for (int i = 0; i < 2; i++) {
        const words class = classes_of(p[i], suited[i]);
        memcpy(out + i * LANES, &class, sizeof class);
    }
}

/* Hands of so many cards. */
ALL_LANES int classes_of_size(const card *cards, int each, uint16_t *out, int n)
{
    int i = 0;
    for (; i + 2 * LANES + 2 <= n; i += 2 * LANES) /* two hands at least follow */
        some_classes_of_cards(cards + i * each, out + i, each);
    return i;
}

static void all_classes_of_cards(const card *cards, int each, uint16_t *out, int n)
{
    int i = 0;
    switch (each) {
    case 5: i = classes_of_size(cards, 5, out, n); break;
    case 6: i = classes_of_size(cards, 6, out, n); break;
    case 7: i = classes_of_size(cards, 7, out, n); break;
    default: break;
    }
    rank_classes_one_by_one(cards + i * each, each, out + i, n - i);
}

#endif
#endif
