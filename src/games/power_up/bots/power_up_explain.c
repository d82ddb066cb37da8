/* power_up_explain.c - one sentence for each power and each choice that a power asks for. Bets are
 * poker_explain.c's. */
#include "explain_inside.h"

#include "poker_spot.h"
#include "power_up_names.h"

#define N_(text) text

static const char *power_why(const struct view *v, const struct action *a)
{
    switch ((enum power)card_power(board_face(&v->board, POWER_UP_HELD + v->me, a->about))) {
    case POWER_CLONE: return N_("The power just played is worth having, and a copy is cheap.");
    case POWER_XRAY:
        return N_("A big decision is coming, and one card from each opponent tells you a lot.");
    case POWER_DEPLOY:
        return N_("One more card on the board helps this hand more than the others.");
    case POWER_EMP:
        return N_("This hand is ahead, and opponents with energy could still change that.");
    case POWER_INTEL: return N_("Knowing the next card before betting is worth the energy here.");
    case POWER_DISINTEGRATE:
        return N_("That card helps the opponents more than it helps this hand. Removing it "
                  "improves the odds.");
    case POWER_SCANNER: return N_("The next two cards matter, and bad ones can be discarded.");
    case POWER_ENGINEER:
        return N_("Choosing from three cards is more likely to help than taking the next one.");
    case POWER_RELOAD:
        return N_("These cards rarely win, but the pot is worth playing for with new ones.");
    case POWER_UPGRADE: return N_("The best two of three cards make a stronger hand.");
    case POWERS: break;
    }
    return "";
}

const char *power_up_why(const struct view *v, const struct action *a)
{
    switch (a->kind) {
    case POWER_UP_PLAY: return power_why(v, a);
    case POWER_UP_KEEP: return N_("These two cards are better for this hand than unknown ones.");
    case POWER_UP_THROW: return N_("Unknown cards are better for this hand than these two.");
    case POWER_UP_NEXT: return N_("Of the three, this card helps the hand most.");
    case POWER_UP_DISCARD: return N_("The other two cards make the better hand.");
    }
    return poker_bets_why(v, a, poker_spot_read);
}
