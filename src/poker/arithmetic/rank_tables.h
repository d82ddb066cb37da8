/* rank_tables.h - the class of five to seven cards by look-up; worked out while the program is
 * built, by tools/poker/rank_tables.c. Most callers want rank.h.
 *
 * Every card adds the key of its rank, and the sum tells how many cards there are and of which
 * ranks. Keys are the first thirteen numbers, each as small as it can be after those before it, for
 * which no two multisets of as many ranks, up to seven and up to four alike, have the same sum; the
 * number of cards stands above the sum, 26 bits in all. These sums lie close together in few
 * places, so keys are multiplied beforehand by an odd number, modulo 2^26, which spreads them and
 * keeps them apart. What is left of the 32 bits tells the number of cards once more and, in a
 * suit's key, that it has five.
 *
 * The upper 13 bits of a sum name a row, the lower 13 the place within it, and the rows are pushed
 * into each other where both have no hand (row displacement: Tarjan, Yao 1979). */
#ifndef CARRE_RANK_TABLES_H
#define CARRE_RANK_TABLES_H

#include "cardset.h"

enum {
    RANK_SUM_BITS = 26,
    RANK_ROW_BITS = 13,      /* of them, the upper ones */
    RANK_SUM_SHIFT = 6,      /* below the sum: the number of cards, four bits … */
    RANK_KEY_FLUSH = 1 << 4, /* … and that one suit has five of them */
    RANK_KEY_CARDS = 7,
    RANK_KEY_CARDS_LEAST = 5,
    RANK_SUIT_SHIFT = 3,
    RANK_SUIT_SETS = 1 << RANKS
};

extern const uint32_t rank_card_key[RANKS];             /* of one card, by its rank */
extern const uint32_t rank_suit_key[RANK_SUIT_SETS];    /* of a suit's cards: cardset_suit >> 3 */
extern const uint16_t rank_flush_class[RANK_SUIT_SETS]; /* of a suit; 0: fewer than five cards */
extern const uint32_t rank_row[1 << RANK_ROW_BITS];     /* what to add to sums of this row */
extern const uint16_t rank_ranks_class[];

/* Five to seven cards, and no suit has five? */
static inline bool rank_key_fits(uint32_t key)
{
    enum { META = (1 << RANK_SUM_SHIFT) - 1 };
    return (key & META) - RANK_KEY_CARDS_LEAST <= RANK_KEY_CARDS - RANK_KEY_CARDS_LEAST;
}

static inline int rank_class_of_key(uint32_t key)
{
    return rank_ranks_class[(key >> RANK_SUM_SHIFT) + rank_row[key >> (32 - RANK_ROW_BITS)]];
}

/* A flush, eight cards or nine. */
int rank_class_rare(cardset hand);

#endif
