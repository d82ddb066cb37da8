/* spec_explain.c - one sentence for each thing that can be done at SPEC's table, from what the
 * seat sees. Why a card is declared is told by spec_think.c, bets are poker_explain.c's. */
#include "spec_explain.h"
#include "poker_explain.h"

#include "spec_think.h"

/* The first that is declared speaks for all. */
static const char *declares(const struct view *v, const struct action *a)
{
    return a->n ? spec_reason(card_effect(spec_picked(&v->board, v->me, a->pick[0]))) : "";
}

static const char *no(const struct view *v)
{
    if (v->board.phase == SPEC_PHASE_STRADDLE)
        return N_("Doubling the straddle means paying for cards no one has seen yet.");
    if (v->board.phase == SPEC_PHASE_FUN)
        return N_("A fun card changes nothing in the game, so you can do without one.");
    switch (v->board.num[SPEC_WINDOW]) {
    case SPEC_WINDOW_STRADDLE: return N_("From this seat, a straddle would help the others more.");
    case SPEC_WINDOW_FLOP:
        return spec_has(v, SPEC_FLOP_EXCHANGE)
                   ? N_("Another flop would be no better for this hand. The card can wait.")
                   : N_("None of your effects would help on this flop.");
    case SPEC_WINDOW_RUN: return N_("You still have chips, so one board is enough.");
    case SPEC_WINDOW_AWARD: return N_("None of your effects is worth playing here.");
    }
    return N_("Your effect cards do more on your own turn, when you know more.");
}

const char *spec_why(const struct view *v, const struct action *a)
{
    switch (a->kind) {
    case SPEC_NO: return no(v);
    case SPEC_DECLARE: return declares(v, a);
    case SPEC_STAND:
        return a->amount ? N_("None of your effects will be useful this hand.")
                         : N_("One of your effects may still be useful this hand.");
    case SPEC_DOUBLE:
        return N_("This builds a big pot before anyone has seen their cards. The stack is deep "
                  "enough for a bit of fun.");
    case SPEC_DISCARD: return N_("The other two cards make the better hand.");
    case SPEC_TAKE_TOP: return N_("The odds are the same whichever card you draw.");
    case SPEC_DRAW:
        return N_("The odds are the same whichever card you draw, so it may as well be this one.");
    case SPEC_LEAVE: return N_("This is a good moment to stop.");
    case SPEC_REENTER:
        return a->n
                   ? N_("A new stack is worth coming back for, and weak effects are exchanged for "
                        "new ones.")
                   : N_("A new stack is worth coming back for, and the effects you hold are good.");
    case SPEC_WISH: return N_("A fun card doesn’t affect the game, but it livens up the table.");
    case SPEC_DRINK: return N_("A drink comes with an effect card, and there’s room for one.");
    }
    if (a->n && a->kind != HOLDEM_SHOW_HAND)
        return declares(v, a);
    return poker_bets_why(v, a, spec_spot_read);
}
