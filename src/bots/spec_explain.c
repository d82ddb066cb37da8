/* spec_explain.c - one sentence for each thing that can be done at SPEC's table beside bets, from what the seat sees. Bets are poker_explain.c's. */
#include "explain_inside.h"

#include "spec_move.h"

#define N_(text) text

static const char *effect_why(int effect)
{
    switch ((enum spec_effect)effect) {
    case SPEC_TWICE: return N_("Everything is at stake. Over two boards half of it may come back, even if one goes wrong.");
    case SPEC_FLOP_EXCHANGE: return N_("This flop helps the others more than this hand. Most other flops would be better.");
    case SPEC_STRADDLE: return N_("Somebody else pays two big blinds without a look, and this seat acts after them.");
    case SPEC_FORCED_PASSIVE: return N_("This hand would rather see five cards than bets, and now the price can’t rise any more.");
    case SPEC_BOTH_CARDS: return N_("Both of these cards will make the hand. Others often need only one of theirs.");
    case SPEC_HAND_SWAP: return N_("This hand would be folded anyway, and somebody who has not acted yet holds a better one more often than not.");
    case SPEC_CLAIRVOYANCE: return N_("The next decision is a large one. With one hand known it makes itself.");
    case SPEC_UPGRADE: return N_("With a third card to choose from this hand wins more often.");
    case SPEC_NULLIFY: return N_("The hand is ahead, and only effects that others hold could easily change that.");
    case SPEC_WIN_THE_BUTTON: return N_("The pot is won, and the best seat of the next hand comes with it.");
    case SPEC_MEOW: return N_("It changes nothing in the game. It only sounds better.");
    case SPEC_TOAST: return N_("The board is everybody’s best hand: a good moment to raise a glass.");
    case SPEC_FEELING_GOOD: return N_("The pot is won. Applause costs nothing.");
    case SPEC_ARM: return N_("The odds stay the same, but the cards come from one’s own hand.");
    case SPEC_EFFECTS: break;
    }
    return "";
}

/* The first that is declared speaks for all. */
static const char *declares(const struct view *v, const struct action *a)
{
    return a->n ? effect_why(card_effect(spec_picked(&v->board, v->me, a->pick[0]))) : "";
}

static const char *no(const struct view *v)
{
    if (v->board.phase == SPEC_PHASE_STRADDLE)
        return N_("Doubling the straddle would pay for cards that nobody has seen yet.");
    if (v->board.phase == SPEC_PHASE_FUN)
        return N_("It changes nothing in the game, so it may as well stay away.");
    switch (v->board.num[SPEC_WINDOW]) {
    case SPEC_WINDOW_STRADDLE: return N_("From this seat a straddle would bring more to the others.");
    case SPEC_WINDOW_FLOP:
        return spec_has(v, SPEC_FLOP_EXCHANGE) ? N_("Another flop would be no better for this hand. The card can wait.") : N_("Nothing that is held would help with this flop.");
    case SPEC_WINDOW_RUN: return N_("Whoever still has chips can live with one board.");
    case SPEC_WINDOW_AWARD: return N_("Nothing that is held would bring more here.");
    }
    return N_("What is held does more at a turn of one’s own, when more is known.");
}

const char *spec_why(const struct view *v, const struct action *a)
{
    switch (a->kind) {
    case SPEC_NO: return no(v);
    case SPEC_DECLARE: return declares(v, a);
    case SPEC_STAND: return a->amount ? N_("No card that is held will be of use in this hand.") : N_("A card may become of use in this hand after all.");
    case SPEC_DOUBLE: return N_("A large pot before the cards are seen: with a deep stack, and for the fun of it.");
    case SPEC_DISCARD: return N_("The other two make the better hand.");
    case SPEC_TAKE_TOP: return N_("The odds are the same wherever a card lies.");
    case SPEC_DRAW: return N_("The odds are the same wherever a card lies, so it may as well be this one.");
    case SPEC_LEAVE: return N_("A good evening can end here.");
    case SPEC_REENTER:
        return a->n ? N_("A new stack is worth coming back for, and weak effects are exchanged for new ones.") : N_("A new stack is worth coming back for, and the effects that are held are good ones.");
    case SPEC_WISH: return N_("It changes nothing in the game, and it is good company.");
    case SPEC_DRINK: return N_("A drink brings an effect card, and there is room for one.");
    }
    if (a->n && a->kind != HOLDEM_SHOW_HAND)
        return declares(v, a);
    return poker_why(v, a);
}
