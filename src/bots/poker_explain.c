/* poker_explain.c - one sentence for each thing that can be done at a table of hold'em or Power Up, from what the seat sees: its cards, the price, the stacks. */
#include "explain_inside.h"

#include "equity_assist.h"
#include "poker_preflop.h"
#include "power_up_names.h"
#include "spec_move.h"

#include <string.h>

#define N_(text) text
enum { SAMPLES = 1000, FEW = 6 };

struct looked { struct poker_spot spot; int share, price, outs; };

static void look(const struct view *v, struct looked *l)
{
    struct rng rng = rng_seed(7);       /* the same sentence for the same view */
    struct equity_seen seen;
    (strcmp(v->rules.game->id, "spec") == 0 ? spec_spot_read : poker_spot_read)(v, &l->spot);
    const struct poker_spot *s = &l->spot;
    seen = (struct equity_seen){.hole = s->hole, .board = s->board, .dead = s->dead, .both = s->both, .to_come = s->to_come, .rivals = s->nrivals};
    for (int i = 0; i < EQUITY_SOON; i++)
        seen.next[i] = s->next[i];
    for (int i = 0; i < s->nrivals; i++)
        seen.known[i] = s->rival[i].known;
    l->price = equity_price(s->owes, s->pot);
    l->share = cardset_count(s->hole) == 2 && s->nrivals ? equity_guess(&seen, SAMPLES, &rng) : 0;
    l->outs = cardset_count(equity_outs(&seen));
}

static const char *folds(const struct looked *l)
{
    const struct poker_spot *s = &l->spot;
    if (s->street == HOLDEM_PREFLOP && s->to_match <= s->big)
        return poker_depth(s) <= POKER_SHORT ? N_("So few big blinds are left that it is all or nothing, and this hand is too weak for all.")
                                             : N_("This hand is too weak to open with so many still to act.");
    if (s->owes >= s->stack)
        return N_("The call would take the whole stack, and hands that bet like that are stronger.");
    if (s->quiet)
        return N_("Even if nobody bets any more, this hand wins too seldom for the price.");
    if (l->outs >= FEW)
        return N_("There are cards that help, but too few of them for this price.");
    return N_("Against hands that bet like that, this one wins too seldom for the price.");
}

static const char *calls(const struct looked *l)
{
    if (l->spot.owes >= l->spot.stack)
        return N_("It takes the whole stack, but the hand wins often enough for what lies in the pot.");
    if (l->spot.quiet)
        return N_("Nobody can bet any more, so this is the whole price of five cards, and the hand is worth it.");
    if (l->outs >= FEW && l->share < 550)
        return N_("Enough cards help this hand, and the price for the next one is low.");
    if (l->price <= 250)
        return N_("The price is low for what lies in the pot, and the hand wins more often than that.");
    return N_("The hand wins more often than the price asks, but a raise would only be called by better ones.");
}

static const char *raises(const struct looked *l, const struct action *a)
{
    const struct poker_spot *s = &l->spot;
    if (a->amount >= s->most && poker_depth(s) <= POKER_SHORT)
        return s->street == HOLDEM_PREFLOP && s->to_match <= s->big
            ? N_("So few big blinds are left that it is all or nothing, and this hand is strong enough to push.")
            : N_("With a short stack the best use of this hand is to put everything in now.");
    if (s->street == HOLDEM_PREFLOP)
        return s->to_match <= s->big ? N_("Strong enough to open from this seat, and the blinds may fold at once.")
                                     : N_("This hand is ahead of what was raised with, so the pot is to grow.");
    if (l->share >= 600)
        return N_("The hand is probably ahead, and weaker ones can pay for it.");
    if (l->outs >= FEW)
        return N_("A bet may win at once, and if it is called, many cards still help.");
    return N_("Few hands can stand a bet here, so it may win at once.");
}

static const char *power_why(const struct view *v, const struct action *a)
{
    switch ((enum power)card_power(board_face(&v->board, POWER_UP_HELD + v->me, a->about))) {
    case POWER_CLONE: return N_("What was just played is worth having, and a copy is cheap.");
    case POWER_XRAY: return N_("A big decision is coming, and one card of each opponent tells much.");
    case POWER_DEPLOY: return N_("One more card on the board helps this hand more than the others.");
    case POWER_EMP: return N_("The hand is ahead, and opponents with energy could still change that.");
    case POWER_INTEL: return N_("Knowing the next card before betting is worth its energy here.");
    case POWER_DISINTEGRATE: return N_("That card helps the others more than this hand. Without it the chances are better.");
    case POWER_SCANNER: return N_("The next two cards count, and bad ones can be thrown away.");
    case POWER_ENGINEER: return N_("A choice of three cards is more likely to help than the next one alone.");
    case POWER_RELOAD: return N_("These cards seldom win, but the pot is worth going on for with new ones.");
    case POWER_UPGRADE: return N_("Two of three cards make a better hand than two of two.");
    case POWERS: break;
    }
    return "";
}

const char *poker_why(const struct view *v, const struct action *a)
{
    struct looked l;
    switch (a->kind) {
    case HOLDEM_MUCK_HAND: return N_("Nobody has paid to see this hand.");
    case HOLDEM_SHOW_HAND: return N_("Shown cards make the next bet easier to believe, or harder.");
    case POWER_UP_PLAY: return power_why(v, a);
    case POWER_UP_KEEP: return N_("The two cards are better for this hand than unknown ones.");
    case POWER_UP_THROW: return N_("Unknown cards are better for this hand than these two.");
    case POWER_UP_NEXT: return N_("Of the three, this card helps the hand most.");
    case POWER_UP_DISCARD: return N_("The other two make the better hand.");
    case HOLDEM_CHECK:
        look(v, &l);
        if (l.spot.quiet)
            return N_("Checking is free, and nobody can bet any more.");
        return l.spot.to_come && l.outs >= FEW ? N_("Checking is free, and the next card may help.") : N_("Checking is free, and a bet would only be called by better hands.");
    case HOLDEM_FOLD:
        look(v, &l);
        return l.spot.owes ? folds(&l) : "";
    case HOLDEM_CALL:
        look(v, &l);
        return calls(&l);
    case HOLDEM_BET_TO:
    case HOLDEM_RAISE_TO:
        look(v, &l);
        return raises(&l, a);
    }
    return "";
}
