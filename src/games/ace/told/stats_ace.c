/* stats_ace.c - see stats_ace.h. */
#include "stats_ace.h"

#include "stats_words.h"
#include "i18n.h"

#include <stdio.h>

static void run(const struct ace_run *u, int32_t *n)
{
    n[ACE_RUNS] = 1;
    n[ACE_TOGETHER] = u->seats == 2;
    n[ACE_RUNS_OF + u->difficulty] = 1;
    n[ACE_WINS_OF + u->difficulty] = u->won;
    n[ACE_BEST_SHOT] = u->best;
    n[ACE_FURTHEST] = u->marker;
    n[ACE_FASTEST] = !u->won ? 0 : u->ms > 0 ? u->ms : 1;
    if (!u->won && u->marker >= 1 && u->marker <= ACE_DUELS)
        n[ACE_ENDED + u->marker - 1] = 1;
    if (u->killer < ACE_ENEMIES)
        n[ACE_KILLED_BY + u->killer] = 1;
    for (int e = 0; e < ACE_ENEMIES; e++)
        n[ACE_BONUS_USED + e] = (int32_t)(u->used >> e & 1);
}

/* Duel by duel: the marker says which one it is, the hit points what a bonus does, the total what a
 * shot does. */
static void duels(const struct match *m, struct match_stats *out)
{
    struct stats_curve curve = {0};
    int32_t hp = 0;
    int duel = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.kind == EVENT_SET && e.to == ACE_MARKER && e.amount >= 1 && e.amount <= ACE_DUELS) {
            duel = e.amount - 1;
            out->count[ACE_FOUGHT + duel] = 1;
        } else if (e.kind == EVENT_NOTE && e.why == ACE_WHY_TOTAL) {
            out->count[ACE_DAMAGE + duel] += e.amount;
            out->count[ACE_SHOTS_OF + duel]++;
            stats_curve_add(&curve, e.amount);
        } else if (e.kind == EVENT_SET && e.to == ACE_HP) {
            if (e.why == ACE_WHY_DAMAGE)
                out->count[ACE_DAMAGE + duel] += hp - e.amount;
            hp = e.amount;
        }
    }
    stats_curve_end(&curve, out);
}

static bool read(const struct match *m, seat who, struct match_stats *out)
{
    struct ace_run u;
    (void)who;
    *out = (struct match_stats){.practice = match_practice(m)};
    if (!match_over(m))
        return false;
    ace_run_read(m, &u);
    run(&u, out->count);
    duels(m, out);
    return true;
}

/* ---- words for machines ---- */

static enum stats_kind kind(int count)
{
    return count == ACE_BEST_SHOT || count == ACE_FURTHEST ? STATS_MOST
           : count == ACE_FASTEST                          ? STATS_LEAST
                                                           : STATS_SUM;
}

static void word(int count, char out[STATS_WORD])
{
    static const char *const level[DIFFICULTIES] = {"easy", "normal", "hard", "nightmare"};
    if (count < ACE_RUNS_OF)
        snprintf(out, STATS_WORD, "%s", count == ACE_RUNS ? "runs" : "runs-together");
    else if (count < ACE_BEST_SHOT)
        snprintf(out, STATS_WORD, "%s-%s", count < ACE_WINS_OF ? "runs" : "won",
                 level[(count - ACE_RUNS_OF) % DIFFICULTIES]);
    else if (count < ACE_FOUGHT)
        snprintf(out, STATS_WORD, "%s",
                 count == ACE_BEST_SHOT  ? "best-shot"
                 : count == ACE_FURTHEST ? "furthest-duel"
                                         : "fastest-victory-ms");
    else if (count < ACE_KILLED_BY)
        snprintf(out, STATS_WORD, "duel-%d-%s", (count - ACE_FOUGHT) % ACE_DUELS + 1,
                 count < ACE_DAMAGE     ? "fought"
                 : count < ACE_SHOTS_OF ? "damage"
                 : count < ACE_ENDED    ? "shots"
                                        : "ended");
    else
        snprintf(out, STATS_WORD, "enemy-%d-%s", (count - ACE_KILLED_BY) % ACE_ENEMIES + 1,
                 count < ACE_BONUS_USED ? "ended-run" : "bonus-used");
}

const struct stats_fold stats_ace = {
    .game = "ace", .version = 1, .counts = ACE_COUNTS, .kind = kind, .word = word, .read = read};

void stats_rows_ace(struct stats_rows *r)
{
    static const char *const level[DIFFICULTIES] = {N_("Easy"), N_("Normal"), N_("Hard"),
                                                    N_("Nightmare")},
                             *const word[DIFFICULTIES] = {"won-easy", "won-normal", "won-hard",
                                                          "won-nightmare"};
    const int64_t *n = r->sum->count;
    int64_t damage = 0, shots = 0;
    stats_row_count(r, "runs", _("Runs"), n[ACE_RUNS], _("Runs played to the end, won or lost."));
    stats_row_count(r, "runs-together", _("Two players"), n[ACE_TOGETHER],
                    _("Runs played by two riders together."));
    for (int i = 0; i < DIFFICULTIES; i++) {
        char name[STATS_NAME];
        snprintf(name, sizeof name, _("Won on %s"), _(level[i]));
        stats_row_won_of(r, word[i], name, n[ACE_WINS_OF + i], n[ACE_RUNS_OF + i],
                         _("Runs you won, out of all those at this difficulty."));
    }
    stats_row_count_if(r, "best-shot", _("Best shot"), n[ACE_BEST_SHOT],
                       _("The most damage you dealt with one shot, including overkill."));
    stats_row_count_if(r, "furthest-duel", _("Furthest duel"), n[ACE_FURTHEST],
                       _("The furthest duel you’ve reached, out of twelve."));
    for (int d = 0; d < ACE_DUELS; d++) {
        damage += n[ACE_DAMAGE + d];
        shots += n[ACE_SHOTS_OF + d];
    }
    stats_row_ratio(r, "damage-a-shot", _("Damage per shot"), damage, shots,
                    _("Damage from shots and bonuses, per shot fired."));
    struct stats_row *row =
        stats_row_add(r, "fastest-victory-ms", _("Fastest victory"),
                      _("Your fastest winning run, in minutes and seconds. Pauses don’t count."));
    if (n[ACE_FASTEST]) {
        row->known = true;
        row->number = (double)n[ACE_FASTEST];
        snprintf(row->value, sizeof row->value, "%d:%02d", (int)(n[ACE_FASTEST] / 60000),
                 (int)(n[ACE_FASTEST] / 1000 % 60));
    }
}
