/* rank_lanes.h - the evaluation itself, of as many hands as a vector has 16-bit lanes. Included by
 * each way of rank.h (rank_baseline.c, rank_avx2.c, rank_avx512.c), which is compiled for its
 * processor; it defines LANES and, where the processor can do better, the few steps under "what a
 * way may do itself".
 *
 * Ranks in a lane lie as in a suit of a cardset: the best is the lowest bit. So x & -x is the best
 * rank, ~x & (x - 1) are all places above it, and a count of ranks is never taken.
 *
 * How a hand becomes a number. From the four suits come, by full adders, the ranks held at least
 * once, twice, three and four times. The highest of the most frequent ranks is the head (of a pair,
 * the three of a full house…). What remains are kickers: their places are closed up over the head
 * (k + k's part above the head: doubling moves that part one place), and then the class is a sum
 * over five ranks, best first, of C(rank, 5), C(rank, 4) … C(rank, 1). Where fewer than five
 * kickers count, marks in the lowest places, which no kicker can reach, use up the first of the
 * five; they count nothing. Straights count as one kicker, their best rank. */
#ifndef CARRE_RANK_LANES_H
#define CARRE_RANK_LANES_H

#include "rank.h"

#include <string.h>

#ifndef LANES
#define LANES 8
#endif

typedef uint16_t words __attribute__((vector_size(2 * LANES)));
typedef uint64_t quads __attribute__((vector_size(2 * LANES)));

#define ALL_LANES static inline __attribute__((always_inline))

/* ---- what a way may do itself */

#ifndef LANES_LOOKUP
/* Each lane, 0 to 15, becomes that entry of the table. What stands in the table's first entry is
 * added 256 times to every lane (it is the upper byte's). */
ALL_LANES words lookup(const uint8_t table[16], words at)
{
    words out;
    for (int i = 0; i < LANES; i++)
        out[i] = (uint16_t)(table[at[i]] + (table[0] << 8));
    return out;
}
#endif

ALL_LANES words all(unsigned x) { return (words){0} + (uint16_t)x; }
ALL_LANES words none_of(words x) { return (words)(x == 0); } /* a mask: lanes without any bit */
#ifndef LANES_CHOICE
ALL_LANES words choice(words mask, words yes, words no) { return (yes & mask) | (no & ~mask); }
#endif

/* ---- tables of 16 bytes, each of which is one register */

/* One bit at place p times 0x135e has in its upper four bits another number for each p (a de Bruijn
 * sequence: Leiserson, Prokop, Randall 1998), 0 for rank 0. This is the order of ranks (15 - p) by
 * that number. */
#define BY_RANK(f)                                                                                \
    {                                                                                             \
        f(0), f(15), f(14), f(11), f(13), f(7), f(10), f(5), f(1), f(12), f(8), f(6), f(2), f(9), \
            f(3), f(4)                                                                            \
    }
ALL_LANES words rank_number(words bit) { return bit * all(0x135e) >> 12; }

#define C2(r) ((r) * ((r)-1) / 2)
#define C3(r) ((r) * ((r)-1) * ((r)-2) / 6)
#define C4(r) ((r) * ((r)-1) * ((r)-2) * ((r)-3) / 24)
#define C5(r) ((r) * ((r)-1) * ((r)-2) * ((r)-3) * ((r)-4) / 120)

/* What the k-th rank from below adds. The mark that stands for it (rank 15 for the fifth, 14 for
 * the fourth…) adds nothing. Of the fifth, the straights below it are taken off: as many as its
 * rank is above the 6, and below an ace the wheel too. Of fourth and fifth only the lower byte. */
#define LOWER(x) ((x)&255)
#define FIRST(r) ((r) < 12 ? (r) : 0)
#define SECOND(r) ((r) < 12 ? C2(r) : 0)
#define THIRD(r) ((r) < 12 ? LOWER(C3(r)) : 0)
#define FOURTH(r) ((r) < 12 ? LOWER(C4(r)) : 0)
#define FIFTH(r) ((r) > 12 || (r) < 5 ? 0 : LOWER(C5(r) - ((r)-4) - ((r) == 12)))
#define HEAD(r) ((r) < 13 ? (r) : 0)
/* for two pair instead of the head's rank: one too many, so that none is negative */
#define HEADS(r) ((r) > 12 || (r) < 3 ? 0 : C2(r) - (r) + 1)
static const uint8_t first_adds[16] = BY_RANK(FIRST), second_adds[16] = BY_RANK(SECOND),
                     third_adds[16] = BY_RANK(THIRD), fourth_adds[16] = BY_RANK(FOURTH),
                     fifth_adds[16] = BY_RANK(FIFTH), head_is[16] = BY_RANK(HEAD),
                     heads_add[16] = BY_RANK(HEADS);

/* The upper byte of fourth and fifth together, by bits 1 to 4: a mark, a mark, the ace, the king.
 * Fifth: A 783, K 455; fourth: K 330 (so under an A). */
static const uint8_t upper_adds[16] = {
    [4] = 783 >> 8, [8] = 455 >> 8, [12] = (783 >> 8) + (330 >> 8)};

/* What kind of hand, 0 to 3: bit 0 is set for a flush, bit 1 for a straight; from 8: bit 0, no four
 * of a kind; bit 1, no three; bit 2, no second rank beside the head that is there at least twice.
 */
enum {
    KIND_HIGH_CARD,
    KIND_FLUSH,
    KIND_STRAIGHT,
    KIND_STRAIGHT_FLUSH,
    KIND_FOUR = 8,
    KIND_FULL_HOUSE = 9,
    KIND_TWO_PAIR = 11,
    KIND_FOUR_ALONE = 12,
    KIND_THREE = 13,
    KIND_PAIR = 15
};
static const uint8_t kind_times[16] = {
    [KIND_FOUR] = 12,  [KIND_FOUR_ALONE] = 12, [KIND_FULL_HOUSE] = 12,
    [KIND_THREE] = 66, [KIND_TWO_PAIR] = 11,   [KIND_PAIR] = 220};
static const uint8_t kind_marks[16] =
    {/* a bit for each of the five ranks that does not count */
     [KIND_STRAIGHT] = 15,   [KIND_STRAIGHT_FLUSH] = 15, [KIND_FOUR] = 15, [KIND_FOUR_ALONE] = 15,
     [KIND_FULL_HOUSE] = 15, [KIND_TWO_PAIR] = 15,       [KIND_THREE] = 7, [KIND_PAIR] = 3};
/* The first class of the kind, in two bytes. A straight's rank is counted as a kicker's, one too
 * low, and begins with the 5-high's 2. An entry 0 of a lookup stands in the upper byte of every
 * lane, too: of kind_lower it is 1, so each upper byte is told one too low. */
#define KINDS(f)                                                                                  \
    {                                                                                             \
        [KIND_HIGH_CARD] = f(RANK_FROM_HIGH_CARD), [KIND_FLUSH] = f(RANK_FROM_FLUSH),             \
        [KIND_STRAIGHT] = f(RANK_FROM_STRAIGHT - 2),                                              \
        [KIND_STRAIGHT_FLUSH] = f(RANK_FROM_STRAIGHT_FLUSH - 2), [KIND_FOUR] = f(RANK_FROM_FOUR), \
        [KIND_FOUR_ALONE] = f(RANK_FROM_FOUR), [KIND_FULL_HOUSE] = f(RANK_FROM_FULL_HOUSE),       \
        [KIND_THREE] = f(RANK_FROM_THREE), [KIND_TWO_PAIR] = f(RANK_FROM_TWO_PAIR - 11),          \
        [KIND_PAIR] = f(RANK_FROM_PAIR)                                                           \
    }
#define UPPER(x) ((((x) >> 8) - 1) & 255)
static const uint8_t kind_lower[16] = KINDS(LOWER), kind_upper[16] = KINDS(UPPER);

/* ---- a hand */

/* The ranks held at least once, twice, three times, four times. */
struct piles {
    words one, two, three, four;
};

ALL_LANES struct piles piles_of(words a, words b, words c, words d)
{
    const words ab = a | b, cd = c | d, a_b = a & b, c_d = c & d;
    return (struct piles){ab | cd, (ab & cd) | a_b | c_d, (a_b & cd) | (c_d & ab), a_b & c_d};
}

#ifndef LANES_FIVE_OF
/* The suit, where it has five cards: four times the best is taken away, and something is left. */
ALL_LANES words five_of(words suit)
{
    words left = suit;
    for (int i = 0; i < 4; i++)
        left &= left - 1;
    return suit & ~none_of(left);
}
#endif

/* The best ranks of straights, others perhaps after them. The ace stands below the deuce, too. */
ALL_LANES words straights(words ranks)
{
    const words next = ranks >> 1 | ranks << 12, two = ranks & next;
    return two & two >> 2 & next >> 3;
}

/* Takes the best rank out of *left; what it adds. */
ALL_LANES words best_adds(words *left, const uint8_t adds[16])
{
    const words beyond = *left - 1, best = *left & ~beyond;
    *left &= beyond;
    return lookup(adds, rank_number(best));
}

/* What the best five ranks of `left` add, marks among them, without its upper byte: upper_adds. */
ALL_LANES words sum_of_five(words left)
{
    const words fifth = best_adds(&left, fifth_adds), fourth = best_adds(&left, fourth_adds),
                third = best_adds(&left, third_adds);
    const words second = best_adds(&left, second_adds), first = best_adds(&left, first_adds);
    return fifth + fourth + third + second + first;
}

/* The class from what was found: its kind, its head, the second pair's head (0 but for two pair),
 * and the ranks that count, closed up. */
ALL_LANES words class_from(words kind, words head, words head2, words two_pair, words counted)
{
    const words number = rank_number(head);
    const words heads = lookup(head_is, number) + (lookup(heads_add, number) & two_pair) +
                        lookup(head_is, rank_number(head2));
    const words five_ranks = counted | lookup(kind_marks, kind),
                upper = lookup(upper_adds, five_ranks >> 1 & 15) + lookup(kind_upper, kind);
    return sum_of_five(five_ranks) + heads * lookup(kind_times, kind) + lookup(kind_lower, kind) +
           (upper << 8);
}

/* The class of each lane; `suited`: the ranks of the suit that has five cards, else 0. */
ALL_LANES words classes_of(struct piles held, words suited)
{
    const words not4 = none_of(held.four), not3 = none_of(held.three), not2 = none_of(held.two),
                mixed = none_of(suited);

    /* The head is the best of the most frequent ranks; rest: what else is there twice. */
    const words most = held.four | (not4 & (held.three | (not3 & held.two)));
    const words above = ~most & (most - 1), head = above + 1, rest = held.two ^ head,
                alone = none_of(rest);
    const words two_pair = not3 & ~alone, at_most_three = not4 & (not3 | alone),
                full = not4 ^ at_most_three;

    /* Kickers, closed up over the head, and over the second pair. */
    words kicker = (held.one ^ head) & (rest | ~full);
    kicker += kicker & above;
    const words above2 = ~rest & (rest - 1) & two_pair, head2 = above2 - two_pair;
    kicker ^= head2;
    kicker += kicker & above2;

    /* Five ranks without a head: straight, flush, high card. A straight flush goes before
     * everything, four of a kind and full house before the others. */
    const words five = choice(mixed, held.one, suited), run = straights(five),
                broken = none_of(run);
    const words headed = (mixed | broken) & ~(at_most_three & ~(mixed & broken & ~not2));

    const words kind =
        choice(headed, (not4 & 1) | (not3 & 2) | (alone & 4) | 8, (~mixed & 1) | (~broken & 2));
    const words counted = choice(headed, kicker, choice(broken, five, run + run));
    return class_from(kind, head, head2, two_pair, counted);
}

ALL_LANES words classes_of_suits(words a, words b, words c, words d)
{
    return classes_of(piles_of(a, b, c, d), five_of(a) | five_of(b) | five_of(c) | five_of(d));
}

/* ---- hands in memory */

#ifndef LANES_IN_ORDER
/* Four vectors of hands become four of suits. Lane 4 j + i holds hand j of vector i. */
ALL_LANES void by_suit(const cardset in[LANES], words suit[4])
{
    const quads even = (quads){0} + 0x0000ffff0000ffff, low = (quads){0} + 0xffffffff;
    quads hand[4], ac[2], bd[2];
    memcpy(hand, in, sizeof hand);
    for (int i = 0; i < 2; i++) {
        ac[i] = (hand[2 * i] & even) | (hand[2 * i + 1] & even) << 16;
        bd[i] = (hand[2 * i] >> 16 & even) | (hand[2 * i + 1] & ~even);
    }
    suit[0] = (words)((ac[0] & low) | ac[1] << 32);
    suit[1] = (words)((bd[0] & low) | bd[1] << 32);
    suit[2] = (words)(ac[0] >> 32 | (ac[1] & ~low));
    suit[3] = (words)(bd[0] >> 32 | (bd[1] & ~low));
}

/* Lane 4 j + i goes to place i LANES / 4 + j. */
ALL_LANES void store_in_order(words x, uint16_t out[LANES])
{
    for (int j = 0; j < LANES / 4; j++)
        for (int i = 0; i < 4; i++)
            out[i * LANES / 4 + j] = x[4 * j + i];
}
#endif

ALL_LANES void some_classes(const cardset hand[LANES], uint16_t out[LANES])
{
    words suit[4];
    by_suit(hand, suit);
    store_in_order(classes_of_suits(suit[0], suit[1], suit[2], suit[3]), out);
}

/* Whole vectors; the last one may go over hands once more. A few hands are sooner looked up. */
ALL_LANES void all_classes(const cardset *hand, uint16_t *out, int n)
{
    enum { FEW = LANES / 3 };
    int i = 0;
    for (; i + LANES <= n; i += LANES)
        some_classes(hand + i, out + i);
    if (n - i <= FEW || n < LANES)
        for (; i < n; i++)
            out[i] = (uint16_t)rank_class(hand[i]);
    else
        some_classes(hand + n - LANES, out + n - LANES);
}

#endif
