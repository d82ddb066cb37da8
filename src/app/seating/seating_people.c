/* Between the profile's people, the bots that there are, and the seats of a table. */
#include "seating_scene.h"

#include "bot.h"
#include "check.h"
#include "mem.h"

#include <stdio.h>
#include <string.h>

int people_known(struct app *app, struct person out[], int most)
{
    size_t count = 0;
    if (!app_store(app))
        return 0;
    struct person *all = profile_people(app_store(app), &count);
    const int n = count < (size_t)most ? (int)count : most;
    memcpy(out, all, (size_t)n * sizeof *out);
    mem_free(all);
    return n;
}

struct person people_fresh(struct app *app, const struct seating *s)
{
    struct person known[48];
    const int n = people_known(app, known, 48);
    int used[EMBLEMS] = {0}, best = 0;
    for (int i = 0; i < n; i++)
        used[known[i].emblem % EMBLEMS]++;
    for (int i = 0; i < s->nseats; i++)
        used[s->seat[i].emblem % EMBLEMS] += s->seat[i].sitter == SITTER_PERSON;
    for (int i = 1; i < EMBLEMS; i++)
        if (used[i] < used[best])
            best = i;
    return (struct person){.emblem = (uint8_t)best, .colour = (uint8_t)(best % EMBLEM_GROUNDS)};
}

void people_sit(struct seating *s, int at, const struct person *who)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    struct seating_seat sits = {.sitter = SITTER_PERSON,
                                .person = who->id,
                                .emblem = who->emblem % EMBLEMS,
                                .ground = who->colour % EMBLEM_GROUNDS};
    seating_name(sits.name, who->name);
    snprintf(sits.bot, sizeof sits.bot, "%s",
             s->seat[at].sitter == SITTER_BOT ? s->seat[at].bot : seating_usual_bot(s->game));
    s->seat[at] = sits;
}

void people_refresh(struct app *app, struct seating *s)
{
    for (int i = 0; i < s->nseats; i++) {
        struct seating_seat *seat_at = &s->seat[i];
        struct person who;
        if (seat_at->sitter != SITTER_PERSON)
            continue;
        seat_at->away = false;
        if (!seat_at->person || !app_store(app))
            continue;
        if (profile_find(app_store(app), seat_at->person, &who))
            people_sit(s, i, &who);
        else
            seat_at->person = 0;
    }
}

int people_seat(const struct seating *s, int64_t person)
{
    for (int i = 0; i < s->nseats; i++)
        if (s->seat[i].sitter == SITTER_PERSON && s->seat[i].person == person)
            return i;
    return -1;
}

/* A game with levels of its own offers those four; the simple ones are for measuring then. */
static bool is_level(const char *game, const struct bot *b)
{
    static const char *const level[] = {"beginner", "regular", "expert", "shark"};
    bool one = !bot_find(game, "regular");
    for (size_t i = 0; i < sizeof level / sizeof *level; i++)
        one = one || strcmp(level[i], b->id) == 0;
    return one && b->title;
}

const struct bot *people_level_nth(const char *game, int i)
{
    const struct bot *b;
    for (int n = 0; (b = bot_nth(game, n)); n++)
        if (is_level(game, b) && i-- == 0)
            return b;
    return NULL;
}

const char *people_level(const char *game, const char *bot)
{
    const struct bot *b = bot_find(game, bot);
    return b && b->title ? _(b->title) : "";
}

void people_line(const struct seating *s, int at, char *out, int room)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    const struct seating_seat *x = &s->seat[at];
    const char *level = people_level(s->game, x->bot);
    switch (x->sitter) {
    case SITTER_NOBODY: out[0] = '\0'; break;
    case SITTER_PERSON:
        snprintf(out, (size_t)room, "%s", x->person ? _("Person") : _("Guest"));
        break;
    case SITTER_BOT:
        if (*level)
            snprintf(out, (size_t)room, "%s · %s", _("Bot"), level);
        else
            snprintf(out, (size_t)room, "%s", _("Bot"));
        break;
    }
}
