/* poker_hole.h - hole cards as numbers: the 1,326 combos, and the 169 kinds that suits alone tell
 * apart. */
#ifndef CARRE_POKER_HOLE_H
#define CARRE_POKER_HOLE_H

#include "cardset.h"

enum { POKER_KINDS = 169, POKER_COMBOS = 1326 };

/* Suited: 13 high + low; offsuit and pairs: 13 low + high. */
static inline int poker_kind(card a, card b)
{
    const int high = card_rank(a) > card_rank(b) ? card_rank(a) : card_rank(b),
              low = card_rank(a) + card_rank(b) - high;
    return card_suit(a) == card_suit(b) ? 13 * high + low : 13 * low + high;
}
static inline int poker_kind_of(cardset hole)
{
    const card a = cardset_take(&hole);
    return poker_kind(a, cardset_take(&hole));
}

/* How good two hole cards look on a board of up to five: what is chosen by when there is no time
 * for more. */
int poker_looks(cardset two, cardset board);
/* The best looking two of three; two or less stay as they are. */
cardset poker_best_two(cardset cards, cardset board);

/* What n hands are worth on as many boards, all of their cards counting or exactly two of the
 * hand's (SP-31). Hands may be of one card where not both must play, and overlap with their boards
 * nowhere. */
void poker_classes(const cardset *hole, const cardset *board, bool both, uint16_t *out, int n);

/* poker_tables.c: by kind. */
/* so many thousandths of all hands are better */
extern const int16_t poker_before[POKER_KINDS];
/* two players: up to so many half big blinds the small blind pushes */
extern const uint8_t poker_push_to[POKER_KINDS];
extern const uint8_t poker_call_to[POKER_KINDS]; /* and the big blind calls that */

/* poker_two.c: two players before the flop, by depth and size (poker_preflop.h). */
enum { POKER_TWO_STEPS = 3, POKER_TWO_DEPTHS = 12, POKER_TWO_SIZES = 9 };
extern const int16_t poker_two_depth[POKER_TWO_DEPTHS], poker_two_size[POKER_TWO_SIZES],
    poker_two_opened[POKER_TWO_DEPTHS],
    poker_two_answered[POKER_TWO_STEPS][3][POKER_TWO_DEPTHS][POKER_TWO_SIZES];

#endif
