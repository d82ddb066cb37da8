/* card.h - what is printed on a card.
 *
 * A card is one byte. 0 to 51 are the ordinary deck, rank * 4 + suit, ranks from the deuce (0) to
 * the ace (12), suits in alphabetical order of their English names (clubs, diamonds, hearts,
 * spades). 52 and 53 are jokers. From 64 on stands whatever a game prints on cards of its own:
 * enemies, powers, effects, colours. Two faces are no cards: CARD_HIDDEN is "a card, but which one
 * is not known here", CARD_NONE is "no card". */
#ifndef CARRE_CARD_H
#define CARRE_CARD_H

#include <stdbool.h>
#include <stdint.h>

typedef uint8_t card;

enum { SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES, SUITS };
enum {
    RANK_2,
    RANK_3,
    RANK_4,
    RANK_5,
    RANK_6,
    RANK_7,
    RANK_8,
    RANK_9,
    RANK_10,
    RANK_J,
    RANK_Q,
    RANK_K,
    RANK_A,
    RANKS
};
enum {
    CARD_JOKER = 52,
    CARD_JOKER_2 = 53,
    CARD_OWN = 64,
    CARD_HIDDEN = 254,
    CARD_NONE = 255,
    CARD_FACES = 254
};

static inline card card_of(int rank, int suit) { return (card)(rank * 4 + suit); }
static inline bool card_is_plain(card c) { return c < 52; }
static inline bool card_is_joker(card c) { return c == CARD_JOKER || c == CARD_JOKER_2; }
static inline bool card_is_known(card c) { return c < CARD_FACES; }
static inline int card_rank(card c) { return c / 4; } /* of a plain card only */
static inline int card_suit(card c) { return c % 4; } /* of a plain card only */

/* Letters of the notation: "23456789TJQKA" and "cdhs". */
char card_rank_letter(int rank);
char card_suit_letter(int suit);
int card_rank_from(char letter); /* -1: no such rank */
int card_suit_from(char letter); /* -1: no such suit */

#endif
