/* The pictures of the statistics of Ace of Spades: damage in each duel and where runs ended, and
 * every enemy. */
#include "stats_ace.h"

#include "check.h"
#include "games.h"
#include "statistics_inside.h"

#include <stdio.h>

static void damage(const struct stats_sum *sum, struct statistics_chart *out)
{
    out->caption = _("Average damage in each duel, from shots and bonuses, in runs that reached "
                     "it. Every third enemy is an Acolyte, and the twelfth is Lord Overkill.");
    for (int d = 0; d < ACE_DUELS; d++) {
        struct chart_bar *b = statistics_bar(out);
        const int64_t runs = sum->count[ACE_FOUGHT + d], all = sum->count[ACE_DAMAGE + d];
        snprintf(out->name[d], sizeof out->name[d], "%d", d + 1);
        if (runs)
            i18n_number(out->figure[d], (2 * all + runs) / (2 * runs));
        b->value = runs ? (float)all / (float)runs : 0;
        b->strong = d % 3 == 2;
        snprintf(out->said[d], sizeof out->said[d], _("Duel %d: damage"), d + 1);
    }
}

static void ended(const struct stats_sum *sum, struct statistics_chart *out)
{
    out->caption = _("Where your lost runs ended.");
    for (int d = 0; d < ACE_DUELS; d++) {
        struct chart_bar *b = statistics_bar(out);
        const int64_t runs = sum->count[ACE_ENDED + d];
        snprintf(out->name[d], sizeof out->name[d], "%d", d + 1);
        snprintf(out->figure[d], sizeof out->figure[d], runs ? "%d" : "", (int)runs);
        b->value = (float)runs;
        b->strong = d % 3 == 2;
        snprintf(out->said[d], sizeof out->said[d], _("Duel %d: runs that ended here"), d + 1);
    }
}

/* There is a Lord Overkill for each difficulty. */
static void enemy_name(const struct ace_enemy *e, char *out)
{
    static const char *const level[] = {N_("Easy"), N_("Normal"), N_("Hard"), N_("Nightmare")};
    if (e->kind == ACE_OVERKILL)
        snprintf(out, STATISTICS_THING_NAME, C_("boss and difficulty", "%s (%s)"), _(e->name),
                 _(level[e->difficulty]));
    else
        snprintf(out, STATISTICS_THING_NAME, "%s", _(e->name));
}

static int count(const struct statistics *k) { return k->data ? ACE_ENEMIES : 0; }

static void enemy(const struct statistics *k, int i, struct statistics_thing *out)
{
    CARRE_ASSERT(i >= 0 && i < ACE_ENEMIES);
    const struct ace_data *data = k->data;
    const struct ace_enemy *e = &data->enemy[i];
    *out = (struct statistics_thing){.first = k->sum->count[ACE_KILLED_BY + i],
                                     .second = k->sum->count[ACE_BONUS_USED + i],
                                     .of = -1,
                                     .tall = true};
    enemy_name(e, out->name);
    snprintf(out->picture, sizeof out->picture, "ace/portraits/%s", e->id);
}

static void say(const struct statistics_thing *t, const char *second, char *out, size_t room)
{
    char ended_runs[64];
    (void)second;
    snprintf(ended_runs, sizeof ended_runs,
             i18n_plural("ended %d run", "ended %d runs", (unsigned long)t->first), (int)t->first);
    snprintf(
        out, room,
        i18n_plural("%s, bonus used %d time", "%s, bonus used %d times", (unsigned long)t->second),
        ended_runs, (int)t->second);
}

_Static_assert((int)ACE_ENEMIES <= (int)STATISTICS_THINGS_MOST, "each has its line");
static const struct statistics_things list = {.count = count,
                                              .thing = enemy,
                                              .say = say,
                                              .first = N_("runs ended"),
                                              .second = N_("bonus used")};

static const struct statistics_view of_duels = {
    .name = N_("Duels"), STATISTICS_BARS, .bars = {damage, ended}};
static const struct statistics_view of_enemies = {
    .name = N_("Enemies"),
    .caption = N_("How often each enemy ended a run, and in how many runs its bonus was used."),
    STATISTICS_THINGS,
    .things = &list};

const struct statistics_view *const ace_charts[] = {&of_duels, &of_enemies, NULL};
