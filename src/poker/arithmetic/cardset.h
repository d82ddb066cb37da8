/* cardset.h - a set of plain cards as four 13-bit masks, one a suit.
 *
 * Suit s has bits 16 s to 16 s + 15 of the word. In such a field rank r is bit 15 - r: the deuce
 * the highest, the ace bit 3, bits 0 to 2 always clear. The other way round would read better, but
 * the best card of a set is what evaluation asks for all the time, and the lowest bit that is set
 * is the one that arithmetic finds at once (x & -x), in any number of lanes.
 *
 * Sets are values: `a | b` is their union, `a & ~b` what a has and b has not. */
#ifndef CARRE_CARDSET_H
#define CARRE_CARDSET_H

#include "card.h"

#include <stdbool.h>
#include <stdint.h>

typedef uint64_t cardset;

#define CARDSET_NONE ((cardset)0)
#define CARDSET_DECK ((cardset)0xfff8fff8fff8fff8)

/* The bit of a rank within a suit's field. */
static inline uint16_t cardset_rank_bit(int rank) { return (uint16_t)(1u << (15 - rank)); }

/* The set of one plain card: the deuce of clubs' bit, turned left 16 places a suit and right one a
 * rank. A turn is modulo 64, so 16 times the whole card will do for its suit. Bots build hands by
 * the million. */
static inline cardset cardset_of(card c)
{
    const unsigned turn = (16u * c - c / 4u) & 63;
    return (cardset)0x8000 << turn | (cardset)0x8000 >> (-turn & 63);
}

static inline bool cardset_has(cardset set, card c) { return (set & cardset_of(c)) != 0; }
static inline int cardset_count(cardset set) { return __builtin_popcountll(set); }

/* The ranks of one suit, in bits as above. */
static inline uint16_t cardset_suit(cardset set, int suit)
{
    return (uint16_t)(set >> (16 * suit));
}

/* Takes one card out of a set that is not empty: by suit, in each from the ace down. */
static inline card cardset_take(cardset *set)
{
    const int bit = __builtin_ctzll(*set);
    *set &= *set - 1;
    return card_of(15 - bit % 16, bit / 16);
}

#endif
