/* figures_words.c - see figures_words.h. Definitions: figures_poker.h, figures_upcolor.h,
 * figures_ace.h. */
#include "figures_words.h"

#include "figures_ace.h"
#include "figures_poker.h"
#include "figures_upcolor.h"
#include "game_folder.h"
#include "i18n.h"

#include <stdio.h>

struct figures_row *figures_row_add(struct figures_rows *r, const char *word, const char *name,
                                    const char *about)
{
    struct figures_row *row = &r->row[r->n++];
    *row = (struct figures_row){.word = word, .about = about};
    snprintf(row->name, sizeof row->name, "%s", name);
    snprintf(row->value, sizeof row->value, "–");
    return row;
}

void figures_row_count(struct figures_rows *r, const char *word, const char *name, int64_t n,
                       const char *about)
{
    struct figures_row *row = figures_row_add(r, word, name, about);
    char text[I18N_NUMBER_BYTES];
    row->known = true;
    row->number = (double)n;
    snprintf(row->value, sizeof row->value, "%s", i18n_number(text, n));
}

/* What is only known once there was one. */
void figures_row_count_if(struct figures_rows *r, const char *word, const char *name, int64_t n,
                          const char *about)
{
    if (n)
        figures_row_count(r, word, name, n, about);
    else
        figures_row_add(r, word, name, about);
}

void figures_row_share(struct figures_rows *r, const char *word, const char *name, int64_t part,
                       int64_t whole, const char *about)
{
    struct figures_row *row = figures_row_add(r, word, name, about);
    if (whole <= 0)
        return;
    row->known = true;
    row->part = part;
    row->whole = whole;
    row->number = (double)part / (double)whole;
    snprintf(row->value, sizeof row->value, _("%d%%"), (int)((200 * part + whole) / (2 * whole)));
}

/* "3 of 12" beside its bar. */
void figures_row_won_of(struct figures_rows *r, const char *word, const char *name, int64_t part,
                        int64_t whole, const char *about)
{
    figures_row_share(r, word, name, part, whole, about);
    struct figures_row *row = &r->row[r->n - 1];
    if (whole > 0)
        snprintf(row->value, sizeof row->value, _("%d of %d"), (int)part, (int)whole);
}

/* A quotient to a tenth. */
void figures_row_ratio(struct figures_rows *r, const char *word, const char *name, int64_t part,
                       int64_t whole, const char *about)
{
    struct figures_row *row = figures_row_add(r, word, name, about);
    char text[I18N_NUMBER_BYTES];
    if (whole <= 0)
        return;
    row->known = true;
    row->number = (double)part / (double)whole;
    snprintf(row->value, sizeof row->value, "%s",
             i18n_decimal(text, (20 * part + whole) / (2 * whole), 1));
}

/* ---- hold'em, Power Up, SPEC ---- */

void figures_rows_poker(struct figures_rows *r)
{
    const int64_t *n = r->sum->count, chances = n[POKER_HANDS] - n[POKER_WALKS];
    figures_row_won_of(
        r, "tournaments-won", _("Tournaments won"), n[POKER_PLACE], n[POKER_TOURNAMENTS],
        _("First-place finishes, out of all tournaments in which your final place is decided."));
    figures_row_ratio(r, "average-place", _("Average finish"), n[POKER_PLACES],
                      n[POKER_TOURNAMENTS], _("1 is first place."));
    figures_row_count(
        r, "hands", _("Hands"), n[POKER_HANDS],
        _("Hands you were dealt that were played to the end, including in games you left."));
    figures_row_share(r, "vpip", _("VPIP"), n[POKER_VPIP], chances,
                      _("VPIP: how often you voluntarily put chips in before the flop. Blinds, "
                        "antes and checking in the big blind don’t count, nor do hands where "
                        "everyone folded to your big blind."));
    figures_row_share(r, "pfr", _("PFR"), n[POKER_PFR], chances,
                      _("PFR: how often you raised before the flop."));
    figures_row_share(r, "3bet", _("3-bet"), n[POKER_3BET], n[POKER_3BET_CHANCES],
                      _("3-bet: how often you re-raised before the flop when another player had "
                        "raised once and you had the chance."));
    figures_row_ratio(r, "aggression-factor", _("Aggression factor"), n[POKER_AGGRESSIVE],
                      n[POKER_CALLS],
                      _("Aggression factor: your bets and raises per call, from the flop on. Above "
                        "1, you bet and raise more often than you call."));
    figures_row_share(r, "went-to-showdown", _("Went to showdown"), n[POKER_SHOWDOWNS],
                      n[POKER_FLOPS], _("How often you went to showdown after seeing the flop."));
    figures_row_share(
        r, "won-at-showdown", _("Won at showdown"), n[POKER_SHOWDOWNS_WON], n[POKER_SHOWDOWNS],
        _("W$SD: how often you won at showdown, including when you won part of the pot."));
    figures_row_share(
        r, "hands-won", _("Hands won"), n[POKER_WON], n[POKER_HANDS],
        _("Hands in which you won all or part of a pot, with or without a showdown."));
    figures_row_share(r, "all-in", _("All-in"), n[POKER_ALL_INS], n[POKER_HANDS],
                      _("Hands in which your own bet, raise or call used your last chip."));
    figures_row_count_if(r, "largest-pot", _("Largest pot won"), n[POKER_LARGEST],
                         _("The most chips you won in one hand."));
}

void figures_rows_spec(struct figures_rows *r)
{
    figures_rows_poker(r);
    figures_row_count(r, "re-entries", _("Re-entries"), r->sum->count[POKER_REENTRIES],
                      _("How many times you re-entered."));
}

/* ---- Upcolor ---- */

void figures_rows_upcolor(struct figures_rows *r)
{
    const int64_t *n = r->sum->count, lost = n[UP_ROUNDS] - n[UP_ROUNDS_WON];
    figures_row_won_of(r, "sessions-won", _("Tables won"), n[UP_SESSIONS_WON], n[UP_SESSIONS],
                       _("Tables where you finished ahead of everyone or tied for the lead, out of "
                         "those played to the end."));
    figures_row_count(r, "games", _("Four-round games"), n[UP_GAMES],
                      _("Four-round games played to the end."));
    figures_row_won_of(r, "rounds-won", _("Rounds won"), n[UP_ROUNDS_WON], n[UP_ROUNDS],
                       _("Rounds you won. In teams, your partner’s wins count too."));
    figures_row_count(r, "shares", _("Shares"), n[UP_SHARES],
                      _("Rounds you won that paid a share. A round pays you nothing if you still "
                        "held a discard card when the one before ended."));
    figures_row_count(r, "paid", _("Winnings"), n[UP_PAID],
                      _("Chips or sweets you won in shares."));
    figures_row_count(r, "fulls", _("FULL"), n[UP_FULLS],
                      _("Games in which you won all four rounds."));
    figures_row_count(r, "penalties", _("Penalties"), n[UP_PENALTIES],
                      _("Rounds that ended with a discard card in your hand."));
    figures_row_count(r, "won-without-share", _("Won without a share"), n[UP_BARRED],
                      _("Rounds you won without a share because of a penalty."));
    figures_row_ratio(r, "cards-left", _("Cards left"), n[UP_CARDS_LEFT], lost,
                      _("How many cards you held when you lost a round, on average."));
    figures_row_ratio(r, "tricks-a-round", _("Tricks per round"), n[UP_TRICKS], n[UP_ROUNDS],
                      _("Tricks you took per round, on average. You draw a card for each, unless "
                        "the draw pile is empty."));
}

/* ---- Ace of Spades ---- */

void figures_rows_ace(struct figures_rows *r)
{
    static const char *const level[DIFFICULTIES] = {N_("Easy"), N_("Normal"), N_("Hard"),
                                                    N_("Nightmare")},
                             *const word[DIFFICULTIES] = {"won-easy", "won-normal", "won-hard",
                                                          "won-nightmare"};
    const int64_t *n = r->sum->count;
    int64_t damage = 0, shots = 0;
    figures_row_count(r, "runs", _("Runs"), n[ACE_RUNS], _("Runs played to the end, won or lost."));
    figures_row_count(r, "runs-together", _("Two players"), n[ACE_TOGETHER],
                      _("Runs played by two riders together."));
    for (int i = 0; i < DIFFICULTIES; i++) {
        char name[FIGURES_NAME];
        snprintf(name, sizeof name, _("Won on %s"), _(level[i]));
        figures_row_won_of(r, word[i], name, n[ACE_WINS_OF + i], n[ACE_RUNS_OF + i],
                           _("Runs won, out of those at this difficulty."));
    }
    figures_row_count_if(r, "best-shot", _("Best shot"), n[ACE_BEST_SHOT],
                         _("The most damage you dealt with one shot, including overkill."));
    figures_row_count_if(r, "furthest-duel", _("Furthest duel"), n[ACE_FURTHEST],
                         _("The furthest duel you’ve reached, out of twelve."));
    for (int d = 0; d < ACE_DUELS; d++) {
        damage += n[ACE_DAMAGE + d];
        shots += n[ACE_SHOTS_OF + d];
    }
    figures_row_ratio(r, "damage-a-shot", _("Damage per shot"), damage, shots,
                      _("Damage from shots and bonuses, per shot fired."));
    struct figures_row *row =
        figures_row_add(r, "fastest-victory-ms", _("Fastest victory"),
                        _("Your fastest winning run, in minutes and seconds. Pauses don’t count."));
    if (n[ACE_FASTEST]) {
        row->known = true;
        row->number = (double)n[ACE_FASTEST];
        snprintf(row->value, sizeof row->value, "%d:%02d", (int)(n[ACE_FASTEST] / 60000),
                 (int)(n[ACE_FASTEST] / 1000 % 60));
    }
}

int figures_rows(const struct figures_sum *sum, struct figures_row out[FIGURES_ROWS])
{
    struct figures_rows r = {.sum = sum, .row = out};
    game_folder(sum->fold->game)->rows(&r);
    return r.n;
}
