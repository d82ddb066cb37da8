/* rank.h - what a poker hand is worth.
 *
 * A hand is 5 to 9 cards, and worth what its best five make: NL-20, NL-30, NL-31. Its worth is a
 * class, 1 (7-5-4-3-2 of several suits) to 7462 (the royal flush): the 7,462 different values of
 * five cards, weakest first, so a higher number wins and equal numbers split. Within a category
 * classes lie in the order of the combinatorial number system (Pascal 1887, Lehmer 1964: the
 * k-subset p1 < p2 < … < pk has C(p1, 1) + C(p2, 2) + … + C(pk, k) others below it), kickers
 * counted among the ranks that the combination leaves:
 *
 *     from   category          number within it
 *        1   high card         five of 13 ranks, less the straights below
 *     1278   pair              220 pair + three of the other 12
 *     4138   two pair           11 (two of 13) + one of the other 11
 *     4996   three of a kind    66 rank + two of the other 12
 *     5854   straight           five-high first
 *     5864   flush              as high card
 *     7141   full house         12 three + one of the other 12
 *     7297   four of a kind     12 four + one of the other 12
 *     7453   straight flush     five-high first
 *
 * Many hands are worked on at a time, one a lane of 16 bits (rank_lanes.h), with no table but some
 * of 16 bytes, each one register, and no branch on the cards; which of the ways is taken is asked
 * of the processor at each call. One hand is looked up (rank_tables.h). Every way gives the same
 * classes. A hand with fewer than 5 or more than 9 cards has no class: what comes out then is some
 * number. */
#ifndef CARRE_RANK_H
#define CARRE_RANK_H

#include "rank_tables.h"

enum rank_category {
    RANK_HIGH_CARD,
    RANK_PAIR,
    RANK_TWO_PAIR,
    RANK_THREE,
    RANK_STRAIGHT,
    RANK_FLUSH,
    RANK_FULL_HOUSE,
    RANK_FOUR,
    RANK_STRAIGHT_FLUSH,
    RANK_CATEGORIES
};

enum { RANK_LEAST = 1, RANK_MOST = 7462, RANK_CARDS_LEAST = 5, RANK_CARDS_MOST = 9 };

/* The lowest class of each category, in their order. */
enum {
    RANK_FROM_HIGH_CARD = 1,
    RANK_FROM_PAIR = 1278,
    RANK_FROM_TWO_PAIR = 4138,
    RANK_FROM_THREE = 4996,
    RANK_FROM_STRAIGHT = 5854,
    RANK_FROM_FLUSH = 5864,
    RANK_FROM_FULL_HOUSE = 7141,
    RANK_FROM_FOUR = 7297,
    RANK_FROM_STRAIGHT_FLUSH = 7453
};

/* ---- one hand */

/* The class of a hand of 5 to 9 cards, looked up: some 3 ns for seven cards, 30 for more. */
static inline int rank_class(cardset hand)
{
    const cardset sets = hand >> RANK_SUIT_SHIFT; /* the lowest bits of each suit are clear */
    const uint32_t key =
        rank_suit_key[cardset_suit(sets, 0)] + rank_suit_key[cardset_suit(sets, 1)] +
        rank_suit_key[cardset_suit(sets, 2)] + rank_suit_key[cardset_suit(sets, 3)];
    return (key & RANK_KEY_META) == RANK_KEY_CARDS ? rank_class_of_key(key, RANK_KEY_CARDS)
                                                   : rank_class_rare(key, hand);
}

/* struct rank_hand (rank_tables.h) grows card by card, one addition each, for walks that evaluate
 * each of its ends: 1 to 2 ns a class of seven cards. */
static inline struct rank_hand rank_hand_none(void)
{
    return (struct rank_hand){.suits = RANK_SUITS_NONE};
}

/* One card more; the hand must not have it. */
static inline struct rank_hand rank_hand_add(struct rank_hand h, card c)
{
    return (struct rank_hand){.word = h.word + rank_card[c].word};
}

/* Two hands that have no card in common, as one. */
static inline struct rank_hand rank_hand_join(struct rank_hand a, struct rank_hand b)
{
    return (struct rank_hand){.word = a.word + b.word - rank_hand_none().word};
}

static inline int rank_hand_class(struct rank_hand h)
{
    return h.suits & RANK_SUITS_RARE ? rank_hand_rare(h.key, h.suits, h.cards)
                                     : rank_class_of_key(h.key, RANK_KEY_CARDS);
}

/* The class where exactly two hole cards and three of the board make the hand (SP-31): hole is two
 * cards, board 3 to 7, no card in both. */
int rank_class_two_card(cardset hole, cardset board);

/* Of a class from RANK_LEAST to RANK_MOST. */
enum rank_category rank_category(int class);
/* "Two pair": each in words, marked for translation. */
extern const char *const rank_category_words[RANK_CATEGORIES];

/* ---- many hands */

/* The ways there are: RANK_BASELINE everywhere, the others where the processor has them. */
enum rank_way { RANK_BASELINE, RANK_AVX2, RANK_AVX512, RANK_WAYS };
bool rank_way_works(enum rank_way way);
enum rank_way rank_way_best(void);
const char *rank_way_name(enum rank_way way); /* "baseline", "avx2", "avx512" */

/* out[i] is the class of hand[i], n of them; 5 to 9 cards each, not necessarily the same number.
 * About 1 ns a hand with AVX2. */
void rank_classes(const cardset *hand, uint16_t *out, int n);
void rank_classes_by(enum rank_way way, const cardset *hand, uint16_t *out, int n);

/* The same for hands that lie one after the other card by card, `each` cards in every hand, 5
 * to 9. With AVX2 some 2 ns a hand of up to 7. */
void rank_classes_of_cards_by(enum rank_way way, const card *cards, int each, uint16_t *out, int n);

/* The same for one pair of hole cards on n boards of 3 to 7 cards, exactly two and three of them
 * making the hand. */
void rank_classes_two_card_by(enum rank_way way, cardset hole, const cardset *board, uint16_t *out,
                              int n);

#endif
