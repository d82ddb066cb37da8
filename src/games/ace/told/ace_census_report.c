/* ace_census_report.c - the census of many runs as tables and as JSON.
 *
 * An enemy's pull is the win rate of the runs that met it less that of all runs that met one of its
 * number. A bonus' use is counted over the runs that own it and reach Overkill. An exclamation mark
 * stands beside what is outside the marks that RULES.md ("Balance") sets: at Easy an enemy before
 * Overkill who beats more than a fifth of those who meet him, at Normal a pull or an unused bonus.
 */
#include "ace_census.h"
#include "check.h"
#include "i18n.h"
#include "wilson.h"

#include <cjson/cJSON.h>

#include <stdio.h>
#include <string.h>

static double part(int64_t of, int64_t whole) { return whole ? (double)of / (double)whole : 0; }
static double percent(int64_t of, int64_t whole) { return 100 * part(of, whole); }

static double pull(const struct ace_census *c, const struct ace_data *d, int i)
{
    CARRE_ASSERT(i >= 0 && i < ACE_ENEMIES && d->enemy[i].number < ACE_DUELS);
    const struct ace_face *all = &c->marker[d->enemy[i].number + 1];
    return part(c->enemy[i].runs_won, c->enemy[i].met) - part(all->runs_won, all->met);
}

static bool outside_duel(int number, const struct ace_face *f)
{
    return number < ACE_NUMBERS - 1 && f->met && percent(f->killed, f->met) < 80;
}

/* Lost runs that end before Overkill. */
static int64_t before_overkill(const struct ace_census *c) { return c->runs - c->reached; }

static void print_head(const char *first)
{
    /* TRANSLATORS: columns, at most 8 letters each: how many met it; the duel won; share of the
     * lost runs that end here; run won; pull on it; shots, damage of a shot, hit points off by
     * bonuses and reloads spent in a duel; bullets left after a kill. */
    printf("%-28s %8s %8s %8s %8s %8s %8s %8s %8s %8s %8s\n", first, _("met"), _("won %"),
           _("deaths %"), _("run %"), _("pull"), _("shots"), _("per shot"), _("bonuses"),
           _("reloads"), _("left"));
}

static void print_face(const struct ace_census *c, const char *name, const struct ace_face *f,
                       double pulls, bool has_pull, bool outside)
{
    char text[12] = "";
    if (has_pull)
        snprintf(text, sizeof text, "%+.1f", 100 * pulls);
    printf("%-28s %8lld %7.1f%s %8.1f %8.1f %8s %8.2f %8.1f %8.2f %8.2f %8.2f\n", name,
           (long long)f->met, percent(f->killed, f->met), outside ? "!" : " ",
           percent(f->died, c->runs - c->won), percent(f->runs_won, f->met), text,
           part(f->shots + f->jams, f->met), part(f->by_shots, f->shots),
           part(f->by_bonuses, f->met), part(f->reloads, f->met), part(f->bullets_left, f->killed));
}

static void print_enemies(const struct ace_census *c, const struct ace_data *d, bool easy,
                          bool normal)
{
    for (int number = 0; number < ACE_NUMBERS; number++) {
        char name[40];
        snprintf(name, sizeof name, "%d", number);
        print_face(c, number ? name : _("start"), &c->marker[number + 1], 0, false,
                   easy && outside_duel(number, &c->marker[number + 1]));
        for (int i = 0; i < ACE_ENEMIES && number < ACE_NUMBERS - 1; i++) {
            const struct ace_enemy *e = &d->enemy[i];
            if (e->number != number)
                continue;
            snprintf(name, sizeof name, "   %.36s", e->id);
            print_face(c, name, &c->enemy[i], pull(c, d, i), true,
                       (normal && (pull(c, d, i) > 0.08 || pull(c, d, i) < -0.08)) ||
                           (easy && outside_duel(number, &c->enemy[i])));
        }
    }
}

static void print_bonuses(const struct ace_census *c, const struct ace_data *d, bool normal)
{
    printf("%-28s %8s %8s\n", _("Bonuses held at Overkill"), _("owned"), _("used %"));
    for (int i = 0; i < ACE_ENEMIES; i++)
        if (d->enemy[i].kind == ACE_MINION) {
            const struct ace_face *f = &c->enemy[i];
            printf("   %-25s %8lld %7.1f%s\n", d->enemy[i].id, (long long)f->owned,
                   percent(f->used, f->owned),
                   normal && f->owned && percent(f->used, f->owned) < 40 ? "!" : " ");
        }
}

static void print(const void *census, const struct rules *r, const char *difficulty,
                  const char *bot)
{
    const struct ace_census *c = census;
    const struct ace_data *d = ace_data(r);
    const bool normal = strcmp(difficulty, "normal") == 0;
    double low, high;
    wilson(c->won, c->runs, &low, &high);
    printf(_("%s, %s: %lld of %lld runs won, %.1f%% (95%%: %.1f to %.1f)\n"), difficulty, bot,
           (long long)c->won, (long long)c->runs, percent(c->won, c->runs), 100 * low, 100 * high);
    printf(_("%.1f%% reach Overkill. %.1f%% of lost runs end before reaching him.\n"),
           percent(c->reached, c->runs), percent(before_overkill(c), c->runs - c->won));
    printf(_("The Joker comes into play in %.1f%% of runs.\n"), percent(c->joker, c->runs));
    print_head(_("Number and enemy"));
    print_enemies(c, d, strcmp(difficulty, "easy") == 0, normal);
    print_bonuses(c, d, normal);
    printf("\n");
}

static void json_face(cJSON *o, const struct ace_census *c, const struct ace_face *f)
{
    double low, high;
    wilson(f->killed, f->met, &low, &high);
    cJSON_AddNumberToObject(o, "met", (double)f->met);
    cJSON_AddNumberToObject(o, "killed", (double)f->killed);
    cJSON_AddNumberToObject(o, "duels_won", part(f->killed, f->met));
    cJSON_AddNumberToObject(o, "duels_won_low", low);
    cJSON_AddNumberToObject(o, "duels_won_high", high);
    cJSON_AddNumberToObject(o, "deaths", (double)f->died);
    cJSON_AddNumberToObject(o, "deaths_share", part(f->died, c->runs - c->won));
    cJSON_AddNumberToObject(o, "runs_won", part(f->runs_won, f->met));
    cJSON_AddNumberToObject(o, "shots", part(f->shots, f->met));
    cJSON_AddNumberToObject(o, "jams", part(f->jams, f->met));
    cJSON_AddNumberToObject(o, "damage_a_shot", part(f->by_shots, f->shots));
    cJSON_AddNumberToObject(o, "damage_by_shots", part(f->by_shots, f->met));
    cJSON_AddNumberToObject(o, "damage_by_bonuses", part(f->by_bonuses, f->met));
    cJSON_AddNumberToObject(o, "reloads", part(f->reloads, f->met));
    cJSON_AddNumberToObject(o, "bullets_left", part(f->bullets_left, f->killed));
}

static cJSON *json_enemy(const struct ace_census *c, const struct ace_data *d, int i)
{
    CARRE_ASSERT(i >= 0 && i < ACE_ENEMIES);
    const struct ace_face *f = &c->enemy[i];
    cJSON *o = cJSON_CreateObject();
    cJSON_AddStringToObject(o, "enemy", d->enemy[i].id);
    cJSON_AddNumberToObject(o, "number", d->enemy[i].number);
    json_face(o, c, f);
    cJSON_AddNumberToObject(o, "pull", pull(c, d, i));
    if (d->enemy[i].kind == ACE_MINION) {
        cJSON_AddNumberToObject(o, "owned_at_overkill", (double)f->owned);
        cJSON_AddNumberToObject(o, "used_of_these", part(f->used, f->owned));
    }
    return o;
}

static cJSON *json(const void *census, const struct rules *r, const char *difficulty,
                   const char *bot)
{
    const struct ace_census *c = census;
    const struct ace_data *d = ace_data(r);
    cJSON *o = cJSON_CreateObject();
    double low, high;
    wilson(c->won, c->runs, &low, &high);
    cJSON_AddStringToObject(o, "difficulty", difficulty);
    cJSON_AddStringToObject(o, "bot", bot);
    cJSON_AddNumberToObject(o, "runs", (double)c->runs);
    cJSON_AddNumberToObject(o, "won", (double)c->won);
    cJSON_AddNumberToObject(o, "rate", part(c->won, c->runs));
    cJSON_AddNumberToObject(o, "low", low);
    cJSON_AddNumberToObject(o, "high", high);
    cJSON_AddNumberToObject(o, "reach_overkill", part(c->reached, c->runs));
    cJSON_AddNumberToObject(o, "joker", part(c->joker, c->runs));
    cJSON_AddNumberToObject(o, "lost_before_overkill", part(before_overkill(c), c->runs - c->won));
    cJSON *markers = cJSON_AddArrayToObject(o, "markers"),
          *enemies = cJSON_AddArrayToObject(o, "enemies");
    for (int k = 1; k <= ACE_DUELS; k++) {
        cJSON *one = cJSON_CreateObject();
        cJSON_AddNumberToObject(one, "marker", k);
        json_face(one, c, &c->marker[k]);
        cJSON_AddItemToArray(markers, one);
    }
    for (int i = 0; i < ACE_ENEMIES; i++)
        if (c->enemy[i].met)
            cJSON_AddItemToArray(enemies, json_enemy(c, d, i));
    return o;
}

static void read(const struct match *m, void *tale) { ace_tale_read(m, tale); }
static void add(void *census, const void *tale) { ace_census_add(census, tale); }

const struct folder_report ace_report = {
    .tale = sizeof(struct ace_tale),
    .census = sizeof(struct ace_census),
    .read = read,
    .add = add,
    .print = print,
    .json = json,
};
