/* poker_explain.c - one sentence for each bet at a poker table, from what the seat sees: its cards,
 * the price, the stacks. What a game has beside bets is told by its own file. */
#include "poker_explain.h"

#include "equity_assist.h"
#include "poker_preflop.h"
#include "poker_spot.h"

enum { SAMPLES = 1000, FEW = 6 };

struct looked {
    struct poker_spot spot;
    int share, price, outs;
};

static void look(const struct view *v, poker_reader *read, struct looked *l)
{
    struct rng rng = rng_seed(7); /* the same sentence for the same view */
    struct equity_seen seen;
    read(v, &l->spot);
    const struct poker_spot *s = &l->spot;
    seen = (struct equity_seen){.hole = s->hole,
                                .board = s->board,
                                .dead = s->dead,
                                .both = s->both,
                                .to_come = s->to_come,
                                .rivals = s->nrivals};
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
        return poker_depth(s) <= POKER_SHORT
                   ? N_("With so few big blinds left, it’s push or fold, and this hand is too weak "
                        "to push.")
                   : N_("This hand is too weak to open with so many still to act.");
    if (s->owes >= s->stack)
        return N_("Calling would take the whole stack, and hands that bet like that are stronger.");
    if (s->quiet)
        return N_(
            "Even with no more betting, this hand doesn’t win often enough for the pot odds.");
    if (l->outs >= FEW)
        return N_("There are outs, but too few for these pot odds.");
    return N_(
        "Against hands that bet like that, this one doesn’t win often enough for the pot odds.");
}

static const char *calls(const struct looked *l)
{
    if (l->spot.owes >= l->spot.stack)
        return N_("Calling takes the whole stack, but this hand wins often enough for the pot "
                  "odds.");
    if (l->spot.quiet)
        return N_("No one can bet any more, so this call buys all five board cards, and this hand "
                  "is worth it.");
    if (l->outs >= FEW && l->share < 550)
        return N_("There are enough outs, and the next card is cheap.");
    if (l->price <= 250)
        return N_("The pot odds are good, and this hand wins more often than they require.");
    return N_(
        "This hand wins often enough for the pot odds, but only better hands would call a raise.");
}

static const char *raises(const struct looked *l, const struct action *a)
{
    const struct poker_spot *s = &l->spot;
    if (a->amount >= s->most && poker_depth(s) <= POKER_SHORT)
        return s->street == HOLDEM_PREFLOP && s->to_match <= s->big
                   ? N_("With so few big blinds left, it’s push or fold, and this hand is strong "
                        "enough to push.")
                   : N_("With a short stack, the best play is to go all-in now.");
    if (s->street == HOLDEM_PREFLOP)
        return s->to_match <= s->big
                   ? N_("Strong enough to open from this position, and the blinds may simply fold.")
                   : N_("This hand is ahead of the hands that raise here, so build the pot.");
    if (l->share >= 600)
        return N_("This hand is probably ahead, and weaker ones may call.");
    if (l->outs >= FEW)
        return N_("A bet may win the pot at once, and if it’s called, there are still plenty of "
                  "outs.");
    return N_("Few hands can call a bet here, so it may win the pot at once.");
}

const char *poker_bets_why(const struct view *v, const struct action *a, poker_reader *read)
{
    struct looked l;
    switch (a->kind) {
    case HOLDEM_MUCK_HAND: return N_("No one has paid to see this hand.");
    case HOLDEM_SHOW_HAND:
        return N_("Showing cards can make the next bet easier to believe, or harder.");
    case HOLDEM_CHECK:
        look(v, read, &l);
        if (l.spot.quiet)
            return N_("Checking is free, and no one else can bet.");
        return l.spot.to_come && l.outs >= FEW
                   ? N_("Checking is free, and the next card may help.")
                   : N_("Checking is free, and only better hands would call a bet.");
    case HOLDEM_FOLD: look(v, read, &l); return l.spot.owes ? folds(&l) : "";
    case HOLDEM_CALL: look(v, read, &l); return calls(&l);
    case HOLDEM_BET_TO:
    case HOLDEM_RAISE_TO: look(v, read, &l); return raises(&l, a);
    }
    return "";
}

const char *holdem_why(const struct view *v, const struct action *a)
{
    return poker_bets_why(v, a, poker_spot_read);
}
