/* What is counted of the poker games, as lines for people. Definitions: stats_poker.h. */
#include "stats_poker.h"

#include "stats_words.h"
#include "i18n.h"

void stats_rows_poker(struct stats_rows *r)
{
    const int64_t *n = r->sum->count, chances = n[POKER_HANDS] - n[POKER_WALKS];
    stats_row_won_of(
        r, "tournaments-won", _("Tournaments won"), n[POKER_PLACE], n[POKER_TOURNAMENTS],
        _("First-place finishes, out of all tournaments in which your final place is decided."));
    stats_row_ratio(r, "average-place", _("Average finish"), n[POKER_PLACES], n[POKER_TOURNAMENTS],
                    _("1 is first place."));
    stats_row_count(
        r, "hands", _("Hands"), n[POKER_HANDS],
        _("Hands you were dealt that were played to the end, including those in games you left."));
    stats_row_share(r, "vpip", _("VPIP"), n[POKER_VPIP], chances,
                    _("VPIP: how often you voluntarily put chips in before the flop. Blinds, "
                      "antes and checking in the big blind don’t count, nor do hands where "
                      "everyone folded to your big blind."));
    stats_row_share(r, "pfr", _("PFR"), n[POKER_PFR], chances,
                    _("PFR: how often you raised before the flop."));
    stats_row_share(r, "3bet", _("3-bet"), n[POKER_3BET], n[POKER_3BET_CHANCES],
                    _("3-bet: how often you re-raised before the flop when another player had "
                      "raised once and you had the chance."));
    stats_row_ratio(r, "aggression-factor", _("Aggression factor"), n[POKER_AGGRESSIVE],
                    n[POKER_CALLS],
                    _("Aggression factor: your bets and raises per call, from the flop on. Above "
                      "1, you bet and raise more often than you call."));
    stats_row_share(r, "went-to-showdown", _("Went to showdown"), n[POKER_SHOWDOWNS],
                    n[POKER_FLOPS], _("How often you went to showdown after seeing the flop."));
    stats_row_share(
        r, "won-at-showdown", _("Won at showdown"), n[POKER_SHOWDOWNS_WON], n[POKER_SHOWDOWNS],
        _("W$SD: how often you won at showdown, including when you won part of the pot."));
    stats_row_share(r, "hands-won", _("Hands won"), n[POKER_WON], n[POKER_HANDS],
                    _("Hands in which you won all or part of a pot, with or without a showdown."));
    stats_row_share(r, "all-in", _("All-in"), n[POKER_ALL_INS], n[POKER_HANDS],
                    _("Hands in which you put in your last chip with a bet, raise or call."));
    stats_row_count_if(r, "largest-pot", _("Biggest pot won"), n[POKER_LARGEST],
                       _("The most chips you won in one hand."));
}
