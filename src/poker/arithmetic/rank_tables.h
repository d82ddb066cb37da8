/* rank_tables.h - the class of five to seven cards by look-up; worked out while the program is
 * built, by tools/poker/rank_tables.c. Most callers want rank.h.
 *
 * Every card adds the key of its rank, and the sum tells of which ranks there are how many. Keys
 * are the first thirteen numbers, each as small as it can be after those before it, for which no
 * two multisets of as many ranks, up to seven and up to four alike, have the same sum: 23 bits.
 * These sums lie close together in few places, so keys are multiplied beforehand by an odd number,
 * modulo 2^23, which spreads them and keeps them apart. They stand in the upper bits of a word; the
 * lower nine tell the number of cards and, in a suit's key, that it has five.
 *
 * The upper 12 bits of a sum name a row, the lower 11 the place within it, and the rows are pushed
 * into each other where both have no hand (row displacement: Tarjan, Yao 1979). Those of seven
 * cards go first and lie closest: what is looked up most is 16 kB of rows and some 120 of classes,
 * of 192 in all; suits take 48 more. */
#ifndef CARRE_RANK_TABLES_H
#define CARRE_RANK_TABLES_H

#include "cardset.h"

enum {
    RANK_SUM_BITS = 23,
    RANK_ROW_BITS = 12, /* of them, the upper ones */
    RANK_ROWS = 1 << RANK_ROW_BITS,
    RANK_PLACES = 76000,                 /* room enough for all rows */
    RANK_SUM_SHIFT = 32 - RANK_SUM_BITS, /* below the sum: the number of cards, four bits … */
    RANK_KEY_FLUSH = 1 << 4,             /* … and that one suit has five of them */
    RANK_KEY_META = (1 << RANK_SUM_SHIFT) - 1,
    RANK_KEY_CARDS = 7,
    RANK_KEY_CARDS_LEAST = 5,
    RANK_SUIT_SHIFT = 3,
    RANK_SUIT_SETS = 1 << RANKS
};

extern const uint32_t rank_suit_key[RANK_SUIT_SETS];    /* of a suit's cards: cardset_suit >> 3 */
extern const uint16_t rank_flush_class[RANK_SUIT_SETS]; /* of a suit; 0: fewer than five cards */
extern const struct rank_rows {
    /* by the number of cards, 7 to 5: what to add to sums of this row */
    uint32_t row[(RANK_KEY_CARDS - RANK_KEY_CARDS_LEAST + 1) * RANK_ROWS];
    uint16_t class[RANK_PLACES];
} rank_rows;

/* A hand that grows, and what each card adds to it: its key, its suit, itself. Suits: the cards of
 * each and 3 more, in four bits each, so that the fourth bit is a flush; then the number of all and
 * 9 more, so that its four bits are empty where there are seven. */
struct rank_hand {
    union {
        struct {
            uint32_t key, suits;
            cardset cards;
        };
        uint32_t word __attribute__((vector_size(16))); /* all of it, for one addition */
    };
};
extern const struct rank_hand rank_card[52];
enum {
    RANK_SUITS_NONE = 0x93333,
    RANK_SUITS_CARD = 0x10000,
    RANK_SUITS_FLUSH = 0x8888,
    RANK_SUITS_RARE = 0xf8888
};

/* The class of so many cards, five to seven of which no five are of a suit. */
static inline int rank_class_of_key(uint32_t key, uint32_t cards)
{
    const uint32_t row = (RANK_KEY_CARDS - cards) * RANK_ROWS + (key >> (32 - RANK_ROW_BITS));
    return rank_rows.class[(key >> RANK_SUM_SHIFT) + rank_rows.row[row]];
}

/* Other than seven cards, or a flush; the key is of suits. The same for a hand that grew. */
int rank_class_rare(uint32_t key, cardset hand);
int rank_hand_rare(uint32_t key, uint32_t suits, cardset hand);

#endif
