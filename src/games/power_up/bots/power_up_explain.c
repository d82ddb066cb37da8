/* power_up_explain.c - one sentence for each choice that a power asks for; why it is played is
 * told by power_up_think.c. Bets are poker_explain.c's. */
#include "power_up_explain.h"
#include "poker_explain.h"

#include "poker_spot.h"
#include "power_up_think.h"

const char *power_up_why(const struct view *v, const struct action *a)
{
    switch (a->kind) {
    case POWER_UP_PLAY:
        return power_up_reason(card_power(board_face(&v->board, POWER_UP_HELD + v->me, a->about)));
    case POWER_UP_KEEP: return N_("These two cards are better for this hand than unknown ones.");
    case POWER_UP_THROW: return N_("Unknown cards are better for this hand than these two.");
    case POWER_UP_NEXT: return N_("Of the three, this card helps the hand most.");
    case POWER_UP_DISCARD: return N_("The other two cards make the better hand.");
    }
    return poker_bets_why(v, a, poker_spot_read);
}
