/* value.c - what a hand is worth: the best five cards of hole cards and board, in any mix (NL-20).
 */
#include "holdem.h"

#include "check.h"
#include "rank.h"

static cardset cards_of(const struct board *b, int zone)
{
    cardset set = CARDSET_NONE;
    for (int i = 0, n = board_count(b, zone); i < n; i++)
        set |= cardset_of(board_face(b, zone, i));
    return set;
}

int32_t holdem_value(const struct turn *t, int who)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    return rank_class(cards_of(t->b, HOLDEM_HAND + who) | cards_of(t->b, HOLDEM_BOARD));
}
