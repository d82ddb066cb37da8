/* setup.c - words of the command line into rules and bots; a wrong one is answered with those that
 * there are. */
#include "setup.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Appends ", name" to a list of names. */
static void list(char *out, size_t room, const char *name)
{
    const size_t n = strlen(out);
    snprintf(out + n, room - n, "%s%s", n ? ", " : "", name);
}

bool setup_option(struct rules *r, const char *name, const char *value, char error[SETUP_ERROR])
{
    for (int i = 0; i < r->game->noptions; i++) {
        const struct option_spec *o = &r->game->options[i];
        if (strcmp(o->name, name) != 0)
            continue;
        char known[480] = "";
        for (int v = o->low; o->values && v <= o->high; v++) {
            list(known, sizeof known, o->values[v - o->low]);
            if (strcmp(o->values[v - o->low], value) == 0) {
                r->option[i] = v;
                return true;
            }
        }
        char *end;
        const long n = strtol(value, &end, 10);
        if (!o->values && *value && !*end && n >= o->low && n <= o->high) {
            r->option[i] = (int32_t)n;
            return true;
        }
        if (!o->values)
            snprintf(known, sizeof known, "%d–%d", o->low, o->high);
        snprintf(error, SETUP_ERROR, _("“%.60s” isn’t valid for %s. Valid values: %s"), value, name,
                 known);
        return false;
    }
    char known[480] = "";
    for (int i = 0; i < r->game->noptions; i++)
        list(known, sizeof known, r->game->options[i].name);
    if (*known)
        snprintf(error, SETUP_ERROR, _("%s has no option “%.60s”. Options: %s"), r->game->id, name,
                 known);
    else
        snprintf(error, SETUP_ERROR, _("%s has no option “%.60s”."), r->game->id, name);
    return false;
}

bool setup_game(const char *game, char error[SETUP_ERROR])
{
    char known[480] = "";
    if (games_find(game))
        return true;
    for (int i = 0; games_nth(i); i++)
        list(known, sizeof known, games_nth(i)->id);
    snprintf(error, SETUP_ERROR, _("Unknown game “%.60s”. Games: %s"), game, known);
    return false;
}

static int names_told(const char *names)
{
    int n = names != NULL;
    for (; names && *names; names++)
        n += *names == ',';
    return n;
}

static bool count_seats(const struct game *g, const struct options *o, int *seats,
                        char error[SETUP_ERROR])
{
    const int told = names_told(o->bots);
    *seats = o->seats                                      ? o->seats
             : told > g->seats_min && told <= g->seats_max ? told
                                                           : g->seats_min;
    if (*seats >= g->seats_min && *seats <= g->seats_max)
        return true;
    if (g->seats_min == g->seats_max)
        snprintf(error, SETUP_ERROR,
                 i18n_plural("%s is for %d player, not %d.", "%s is for %d players, not %d.",
                             g->seats_max),
                 g->id, g->seats_max, *seats);
    else
        snprintf(error, SETUP_ERROR, _("%s is for %d to %d players, not %d."), g->id, g->seats_min,
                 g->seats_max, *seats);
    return false;
}

/* The same from one word, "difficulty=hard". */
static bool setup_option_word(struct rules *r, const char *word, char error[SETUP_ERROR])
{
    char name[60];
    const char *value = strchr(word, '=');
    if (!value || value == word || (size_t)(value - word) >= sizeof name) {
        char known[480] = "";
        for (int i = 0; i < r->game->noptions; i++)
            list(known, sizeof known, r->game->options[i].name);
        snprintf(error, SETUP_ERROR, _("--option needs name=value, not “%.60s”. Names for %s: %s"),
                 word, r->game->id, *known ? known : _("none"));
        return false;
    }
    snprintf(name, sizeof name, "%.*s", (int)(value - word), word);
    return setup_option(r, name, value + 1, error);
}

bool setup_options(struct rules *r, const struct options *o, char error[SETUP_ERROR])
{
    char why[SETUP_ERROR] = "";
    for (int i = 0; i < o->noptions; i++)
        if (!setup_option_word(r, o->option[i], error))
            return false;
    if (r->game->fits && !r->game->fits(r, why, sizeof why)) {
        snprintf(error, SETUP_ERROR, "%s: %.200s", r->game->id, why);
        return false;
    }
    return true;
}

bool setup_rules(struct world *w, const char *game, const struct options *o, struct rules *out,
                 char error[SETUP_ERROR])
{
    int seats;
    if (!setup_game(game, error) || !count_seats(games_find(game), o, &seats, error))
        return false;
    if (!world_rules(w, games_find(game), seats, out, error, SETUP_ERROR))
        return false;
    return (!o->difficulty || setup_option(out, "difficulty", o->difficulty, error)) &&
           setup_options(out, o, error);
}

int setup_bots(const char *game, const char *names, const struct bot *out[], int room,
               char error[SETUP_ERROR])
{
    CARRE_ASSERT(room >= 0);
    if (!names) {
        out[0] = bot_best(game);
        return 1;
    }
    char copy[200];
    int n = 0;
    snprintf(copy, sizeof copy, "%s", names);
    char *rest;
    for (char *name = strtok_r(copy, ",", &rest); name; name = strtok_r(NULL, ",", &rest)) {
        const struct bot *b = bot_find(game, name);
        if (!b) {
            char known[480] = "";
            for (int i = 0; bot_nth(game, i); i++)
                list(known, sizeof known, bot_nth(game, i)->id);
            snprintf(error, SETUP_ERROR, _("Unknown bot “%.60s” for %s. Bots: %s"), name, game,
                     known);
            return 0;
        }
        if (n == room) {
            snprintf(error, SETUP_ERROR,
                     i18n_plural("There’s room for only %d bot.", "There’s room for only %d bots.",
                                 (unsigned long)room),
                     room);
            return 0;
        }
        out[n++] = b;
    }
    if (n == 0)
        snprintf(error, SETUP_ERROR, "%s", _("--bot needs a name."));
    return n;
}
