/* One seat: a person of the house, a guest, or a bot of any level; or nobody. One press seats and
 * goes back. */
#include "seating_sitter.h"

#include "bot.h"
#include "check.h"
#include "companions.h"
#include "games.h"
#include "mem.h"

#include <stdio.h>
#include <string.h>

const struct game *sitter_game_of(const struct sitter_page *k)
{
    return games_find(k->to.seating->game);
}

bool sitter_taken(const struct sitter_page *k) { return k->to.at < k->to.seating->nseats; }

const struct seating_seat *sitter_sits(const struct sitter_page *k)
{
    return &k->to.seating->seat[k->to.at];
}

static bool is_bot(const struct sitter_page *k)
{
    return sitter_taken(k) && sitter_sits(k)->sitter == SITTER_BOT;
}

bool sitter_is_person(const struct sitter_page *k)
{
    return sitter_taken(k) && sitter_sits(k)->sitter == SITTER_PERSON;
}

/* ---- deeds ---- */

static void done(struct sitter_page *k, bool swap)
{
    struct sitter_request to = k->to;
    struct app *app = k->scene.app;
    app_pop(app);
    to.changed(app, to.user, swap);
}

/* The first free seat becomes one of the table's as soon as somebody takes it. */
static void open_seat(struct sitter_page *k)
{
    CARRE_ASSERT(k->to.at <= k->to.seating->nseats && k->to.at < SEATS);
    if (!sitter_taken(k))
        k->to.seating->seat[k->to.seating->nseats++] =
            (struct seating_seat){.sitter = SITTER_NOBODY};
}

/* A player who sits elsewhere at this table already changes places with who sits here; true if that
 * was it. A seat that was free leaves theirs to a bot. */
static bool fetch(struct sitter_page *k, int other)
{
    struct seating *s = k->to.seating;
    if (other < 0 || other == k->to.at)
        return false;
    CARRE_ASSERT(other < s->nseats && k->to.at <= s->nseats);
    const bool free_seat = !sitter_taken(k);
    open_seat(k);
    const struct seating_seat was = s->seat[k->to.at];
    s->seat[k->to.at] = s->seat[other];
    s->seat[other] = was;
    if (free_seat)
        seating_sit_bot(s, other, *k->level ? k->level : seating_usual_bot(s->game));
    return true;
}

static void sit_person(struct sitter_page *k, const struct person *who)
{
    if (!fetch(k, people_seat(k->to.seating, who->id))) {
        open_seat(k);
        people_sit(k->to.seating, k->to.at, who);
    }
    done(k, false);
}

int sitter_bot_seat(const struct sitter_page *k, const char *name)
{
    const struct seating *s = k->to.seating;
    for (int i = 0; i < s->nseats; i++)
        if (s->seat[i].sitter == SITTER_BOT && strcmp(s->seat[i].name, name) == 0)
            return i;
    return -1;
}

/* The level at which a character feels at home, if this game has it. */
static const char *own_level(const struct sitter_page *k, const struct companion *c)
{
    const char *game = k->to.seating->game;
    return bot_find(game, c->level) ? c->level : seating_usual_bot(game);
}

const char *sitter_level_of(const struct sitter_page *k, const struct companion *c)
{
    return *k->level ? k->level : own_level(k, c);
}

/* The companion of that name; a bot of nobody's name is at home at the game's usual level. */
static const char *own_level_of(const struct sitter_page *k, const char *name)
{
    for (int i = 0; i < COMPANIONS; i++) {
        const struct companion c = companion_nth(k->to.seating->game, i);
        if (strcmp(c.name, name) == 0)
            return own_level(k, &c);
    }
    return seating_usual_bot(k->to.seating->game);
}

static void sit_bot(struct sitter_page *k, int which)
{
    const struct companion c = companion_nth(k->to.seating->game, which);
    const int there = sitter_bot_seat(k, c.name);
    if (!fetch(k, there) && (there < 0 || there != k->to.at)) {
        open_seat(k);
        struct seating_seat *x = &k->to.seating->seat[k->to.at];
        *x = (struct seating_seat){.sitter = SITTER_BOT, .emblem = c.emblem, .ground = c.ground};
        seating_name(x->name, c.name);
        snprintf(x->character, sizeof x->character, "%s", c.character);
        snprintf(x->bot, sizeof x->bot, "%s", sitter_level_of(k, &c));
    }
    done(k, false);
}

static void stand_up(struct sitter_page *k)
{
    struct seating *s = k->to.seating;
    for (int i = k->to.at; i + 1 < s->nseats; i++)
        s->seat[i] = s->seat[i + 1];
    s->nseats--;
    done(k, false);
}

static void look_again(struct sitter_page *k)
{
    k->npeople = people_known(k->scene.app, k->people, PEOPLE);
    people_refresh(k->scene.app, k->to.seating);
}

static void new_person(struct app *app, void *user, const struct person *who)
{
    (void)app;
    if (who)
        sit_person(user, who);
}

static void edited(struct app *app, void *user, const struct person *who)
{
    struct sitter_page *k = user;
    (void)app;
    (void)who;
    look_again(k);
}

static void make_person(struct sitter_page *k)
{
    const struct person who = people_fresh(k->scene.app, k->to.seating);
    person_open(k->scene.app, &who, new_person, k);
}

/* A guest who gets a name becomes a person of the house. */
static void edit(struct sitter_page *k)
{
    struct person who = {.emblem = sitter_sits(k)->emblem, .colour = sitter_sits(k)->ground};
    if (app_store(k->scene.app) &&
        profile_find(app_store(k->scene.app), sitter_sits(k)->person, &who))
        person_open(k->scene.app, &who, edited, k);
    else
        person_open(k->scene.app, &who, new_person, k);
}

/* Option 0: each at its own level. */
static void choose_level(struct sitter_page *k, int option)
{
    snprintf(k->level, sizeof k->level, "%s",
             option > 0 ? people_level_nth(k->to.seating->game, option - 1)->id : "");
    if (is_bot(k))
        snprintf(k->to.seating->seat[k->to.at].bot, SEATING_BOT, "%s",
                 *k->level ? k->level : own_level_of(k, sitter_sits(k)->name));
}

static void input(struct scene *s, const struct item_event *event)
{
    struct sitter_page *k = (struct sitter_page *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK)
        done(k, false);
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_LEVEL)
        choose_level(k, event->amount);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_BACK: done(k, false); break;
    case DO_NEW: make_person(k); break;
    case DO_GUEST:
        open_seat(k);
        seating_sit_guest(k->to.seating, k->to.at);
        done(k, false);
        break;
    case DO_PERSON: sit_person(k, &k->people[event->arg]); break;
    case DO_BOT: sit_bot(k, event->arg); break;
    case DO_STAND: stand_up(k); break;
    case DO_SWAP: done(k, true); break;
    case DO_EDIT: edit(k); break;
    default: break;
    }
}

/* ---- drawing ---- */

static void sitter_show(struct scene *s) { look_again((struct sitter_page *)s); }

static void sitter_close(struct scene *s) { mem_free(s); }

static const struct scene_type sitter_type = {.name = "sitter",
                                              .covers = true,
                                              .show = sitter_show,
                                              .input = input,
                                              .update = sitter_update,
                                              .draw = sitter_draw,
                                              .close = sitter_close};

void sitter_open(struct app *app, const struct sitter_request *request)
{
    struct sitter_page *k = mem_alloc(sizeof *k);
    k->to = *request;
    while (k->nlevels < LEVELS && people_level_nth(request->seating->game, k->nlevels))
        k->nlevels++;
    if (is_bot(k) && strcmp(sitter_sits(k)->bot, own_level_of(k, sitter_sits(k)->name)) != 0)
        snprintf(k->level, sizeof k->level, "%s", sitter_sits(k)->bot);
    app_push(app, &k->scene, &sitter_type);
}
