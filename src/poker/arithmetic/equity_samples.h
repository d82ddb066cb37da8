/* equity_samples.h - random boards, and which ones: every way draws the same. Between equity.c and
 * equity_samples_lanes.h. For this folder alone.
 *
 * Sample number i takes its cards from nothing but the seed and i, so samples can be drawn in any
 * order and in any number of lanes. They come in blocks. A block has a key of 64 bits, and each
 * board 16 bits for two draws: half a word mixed from the key and the word's place (multiply and
 * shift, with constants of Wellons 2018). Of n cards one is drawn by a multiplication, and one of m
 * by another with the lower half of the product (Lemire 2019): the upper halves are the cards, and
 * where the last lower half is among the 65,536 modulo n m that would make some pairs likelier, the
 * board is given up and does not count (one in 300). Draw d of m is one of the n - m + 1 + d first
 * cards, and where it has been drawn already, the last of these (Floyd; Bentley 1987): so m draws
 * are m cards, any m as likely as others. */
#ifndef CARRE_EQUITY_SAMPLES_H
#define CARRE_EQUITY_SAMPLES_H

#include "equity.h"

enum {
    SAMPLE_BLOCK = 64, /* boards */
    SAMPLE_WORDS = SAMPLE_BLOCK / 2,
    SAMPLE_DRAWS = EQUITY_BOARD_MOST
};
#define SAMPLE_STEP 0x9e3779b9u
#define SAMPLE_ONE 0x7feb352du
#define SAMPLE_TWO 0x846ca68bu

/* What is drawn from: the cards that are left, suit by suit, as cardset_take takes them. */
struct sample_deck {
    int cards, draws;
    int from[SUITS]; /* the first card of each suit */
    cardset one[52];
};

static inline uint64_t sample_key(uint64_t seed, int64_t block)
{
    struct rng r = rng_seed(seed + (uint64_t)block * 0x9e3779b97f4a7c15u);
    return rng_next(&r);
}

/* Out of how many cards a draw is. */
static inline unsigned sample_of(const struct sample_deck *d, int draw)
{
    return (unsigned)(d->cards - d->draws + 1 + draw);
}

/* Of a block's boards that count, the first n alone. */
static inline void sample_trim(uint16_t weight[SAMPLE_BLOCK], int n)
{
    for (int i = 0; i < SAMPLE_BLOCK; i++) {
        weight[i] = n > 0 ? weight[i] : 0;
        n -= weight[i];
    }
}

#endif
