/* poker_own.h - the own hand among all that one could hold here: what keeps a bettor honest, and a
 * bluff seldom.
 *
 * Others see how one has bet, not the cards. So a call is not only a question of this hand: if more
 * of one's range folds to a bet than its size allows, any two cards win by betting. And a bet that
 * holds no bluffs is paid by nobody. Both are shares of the own range. */
#ifndef CARRE_POKER_OWN_H
#define CARRE_POKER_OWN_H

#include "poker_judge.h"

/* So many thousandths of the own range are better than the own hand. */
int poker_own_better(const struct poker_thought *t);
/* So many thousandths of the own range must go on against what is bet, that betting anything be no
 * gain; shared with anybody else who is still to answer. */
int poker_own_defends(const struct poker_spot *s);
/* Out of a hundred such hands, so many bet as bluffs, where a bet is `part` hundredths of the pot;
 * 0: this hand has more to win by a check. */
int poker_own_bluffs(const struct poker_thought *t, int part);
/* Two players: what both may hold as the streets before this one tell, weights of the field's
 * hands; the rival's heard as `narrow` says (poker_range_read). */
void poker_own_ranges(const struct poker_thought *t, int narrow, int32_t own[POKER_FIELD],
                      int32_t rival[POKER_FIELD]);

#endif
