/* Before a table: its places as a round, clockwise; how secrets are kept; the rules that are
 * changed most often. What was played last stands there already, so that Enter is enough. */
#include "seating_page.h"

#include "bot.h"
#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "saves.h"
#include "scenes.h"
#include "script.h"
#include "table.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* ---- what changes ---- */

static void table_name(const struct page *k, char out[64])
{
    snprintf(out, 64, "table-%s", k->seating.game);
}

/* What is kept of this game: a match in play, tables agreed on. */
static void look_for_kept(struct page *k)
{
    plans_read(k->scene.app, k->seating.game, &k->plans);
    struct save_line line;
    saves_look_game(k->scene.app, k->seating.game, &line);
    k->save = line.there && !line.damaged;
}

/* After somebody sat down or stood up: privacy follows the number of people until somebody chooses
 * it, numbers of the rules stay possible. */
static void settle(struct page *k)
{
    const int people = seating_people(&k->seating);
    if (people != k->people && !k->privacy_chosen)
        k->seating.privacy = seating_usual_privacy(people);
    k->people = people;
    k->scene.couch = people >= 2;
    if (seating_mend(&k->seating))
        app_toast(k->scene.app, _("A rule was changed to fit the number of players."));
    k->misfit = !seating_fits(&k->seating, k->why);
    if (k->current >= k->seating.nseats)
        k->current = -1;
}

static void changed(struct app *app, void *user, bool swap)
{
    struct page *k = user;
    (void)app;
    settle(k);
    k->swap = swap ? k->current : -1;
}

static void change_places(struct page *k, int a, int b)
{
    CARRE_ASSERT(a >= 0 && b >= 0);
    if (a == b || a >= k->seating.nseats || b >= k->seating.nseats)
        return;
    const struct seating_seat was = k->seating.seat[a];
    k->seating.seat[a] = k->seating.seat[b];
    k->seating.seat[b] = was;
    k->current = b;
    items_focus_on(k->scene.items, page_plate_id(b));
    app_sound(k->scene.app, "ui/slider");
}

/* Everybody gets a seat by chance, and not all of them the one they have. */
static void shuffle(struct page *k)
{
    const int n = k->seating.nseats;
    uint8_t bytes[SEED_BYTES];
    struct seating_seat was[SEATS];
    memcpy(was, k->seating.seat, sizeof was);
    do {
        match_seed_random(bytes);
        for (int i = n - 1; i > 0; i--) {
            const int other = bytes[i] % (i + 1);
            const struct seating_seat swap = k->seating.seat[i];
            k->seating.seat[i] = k->seating.seat[other];
            k->seating.seat[other] = swap;
        }
    } while (memcmp(was, k->seating.seat, sizeof was) == 0);
    k->current = k->swap = -1;
}

static void open_sitter(struct page *k, int at)
{
    k->current = at < k->seating.nseats ? at : k->seating.nseats;
    sitter_open(k->scene.app,
                &(struct sitter_request){
                    .seating = &k->seating, .at = k->current, .changed = changed, .user = k});
}

static void take_place(struct page *k, int at)
{
    if (k->swap < 0) {
        open_sitter(k, at);
        return;
    }
    const int from = k->swap;
    k->swap = -1;
    if (at < k->seating.nseats)
        change_places(k, from, at);
}

/* ---- play ---- */

static void begin(struct page *k)
{
    struct app *app = k->scene.app;
    struct seating s = k->seating;
    char name[64];
    table_name(k, name);
    app_set_text(app, SETTING_LAST_GAME, s.game);
    if (app_store(app)) {
        int64_t ids[SEATS] = {0};
        char *text = seating_write(&s);
        for (int i = 0; i < s.nseats; i++)
            ids[i] = seating_person_at(&s, i) ? s.seat[i].person : 0;
        store_begin(app_store(app));
        store_put(app_store(app), name, text);
        profile_played(app_store(app), (size_t)s.nseats, ids, profile_now());
        store_end(app_store(app));
        mem_free(text);
    }
    app_pop(app);
    table_open(app, &(struct table_request){.game = games_find(s.game)->id, .seating = &s});
}

static void replace_answer(struct app *app, void *user, int which)
{
    (void)app;
    if (which == 1)
        begin(user);
}

static void play(struct page *k)
{
    if (k->save && app_setting(k->scene.app, SETTING_CONFIRM_QUIT))
        dialog_open(k->scene.app, &(struct dialog_request){
                                      .heading = _("Abandon your current game?"),
                                      .text = _("You can keep one game of each kind. Starting a "
                                                "new one deletes the one in progress."),
                                      .button = {_("Keep it"), _("New game")},
                                      .danger = true,
                                      .answer = replace_answer,
                                      .user = k});
    else
        begin(k);
}

/* ---- two games behind one door ---- */

const char *seating_sister(const char *game)
{
    const struct game_folder *f;
    const char *behind = game_folder(game)->behind;
    if (behind)
        return games_find(behind) ? behind : NULL;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->behind && strcmp(f->behind, game) == 0)
            return f->game->id;
    return NULL;
}

bool seating_is_plain(const char *game) { return game_folder(game)->behind != NULL; }

const char *seating_door_game(struct app *app, const char *door)
{
    const char *sister = seating_sister(door);
    return sister && strcmp(app_setting_text(app, SETTING_LAST_GAME), sister) == 0 ? sister : door;
}

/* The same people sit down at the other game, by the rules that were played there last. Seats that
 * it hasn't got are left, those that it wants are bots'. */
static void change_game(struct page *k, const char *game)
{
    struct seating to;
    const struct game *g = games_find(game);
    seating_last(k->scene.app, g, &to);
    to.privacy = k->seating.privacy;
    to.nseats = k->seating.nseats < game_seats_offered(g) ? game_seats_offered(g)
                : k->seating.nseats > g->seats_max        ? g->seats_max
                                                          : k->seating.nseats;
    for (int i = 0; i < to.nseats; i++)
        to.seat[i] = k->seating.seat[i];
    for (int i = 0; i < to.nseats; i++)
        if (to.seat[i].sitter == SITTER_NOBODY)
            seating_sit_bot(&to, i, NULL);
        else if (!bot_find(game, to.seat[i].bot))
            snprintf(to.seat[i].bot, sizeof to.seat[i].bot, "%s", seating_usual_bot(game));
    k->seating = to;
    k->game = g;
    k->scroll.at = 0;
    look_for_kept(k);
    settle(k);
}

/* ---- input ---- */

static void change_rule(struct page *k, const struct item_event *event)
{
    char why[SEATING_ERROR], told[400];
    if (option_change(&k->seating, event->arg, event->amount, why)) {
        snprintf(told, sizeof told,
                 _("%s: not possible with the other rules or this many players."),
                 _(k->game->options[event->arg].label));
        app_toast(k->scene.app, told);
        app_sound(k->scene.app, "ui/refuse");
    }
    settle(k);
}

static void activated(struct page *k, const struct item_event *event)
{
    switch (event->action) {
    case PAGE_BACK: app_pop(k->scene.app); break;
    case PAGE_PLACE: take_place(k, event->arg); break;
    case PAGE_BETWEEN: change_places(k, event->arg, (event->arg + 1) % k->seating.nseats); break;
    case PAGE_EARLIER:
    case PAGE_LATER:
        if (k->current >= 0)
            change_places(k, k->current,
                          (k->current + (event->action == PAGE_LATER ? 1 : k->seating.nseats - 1)) %
                              k->seating.nseats);
        break;
    case PAGE_PLANS: seating_plans_open(k->scene.app, &k->seating, changed, k); break;
    case PAGE_MORE: seating_rules_open(k->scene.app, &k->seating, changed, k); break;
    case PAGE_LESSON: lesson_open(k->scene.app, k->seating.game); break;
    case PAGE_SHUFFLE: shuffle(k); break;
    case PAGE_HELP: rules_open(k->scene.app, k->seating.game, 0); break;
    case PAGE_PLAY: play(k); break;
    default: break;
    }
}

static void page_input(struct scene *s, const struct item_event *event)
{
    struct page *k = (struct page *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK && k->swap >= 0)
        k->swap = -1;
    else if (event->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
    else if (event->kind == ITEM_EVENT_HELP)
        rules_open(s->app, k->seating.game, 0);
    else if (event->kind == ITEM_EVENT_FOCUS && event->action == PAGE_PLACE)
        k->current = event->arg < k->seating.nseats ? event->arg : -1;
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == PAGE_PRIVACY) {
        k->seating.privacy = (enum privacy)(PRIVACY_PEEK + event->amount);
        k->privacy_chosen = true;
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == PAGE_POWERS) {
        if (seating_is_plain(k->seating.game) != (event->amount > 0))
            change_game(k, seating_sister(k->seating.game));
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == PAGE_RULE)
        change_rule(k, event);
    else if (event->kind == ITEM_EVENT_ACTIVATED)
        activated(k, event);
}

/* ---- life ---- */

static void page_show(struct scene *s)
{
    struct page *k = (struct page *)s;
    look_for_kept(k);
    people_refresh(s->app, &k->seating);
    settle(k);
}

static void page_close(struct scene *s) { mem_free(s); }

static const struct scene_type page_type = {.name = "seating",
                                            .covers = true,
                                            .show = page_show,
                                            .input = page_input,
                                            .update = page_update,
                                            .draw = page_draw,
                                            .close = page_close};

/* The last table of the game; where there is none, the usual one, with the person who played last.
 */
void seating_last(struct app *app, const struct game *g, struct seating *out)
{
    char name[64], error[SEATING_ERROR];
    snprintf(name, sizeof name, "table-%s", g->id);
    char *text = app_store(app) ? store_get(app_store(app), name) : NULL;
    const bool good = text && seating_read(name, text, out, error) &&
                      strcmp(out->game, g->id) == 0 && out->nseats >= game_seats_offered(g);
    if (text && !good)
        store_set_aside(app_store(app), name);
    mem_free(text);
    if (good)
        return;
    struct person who;
    struct plans plans;
    seating_default(out, g, 0);
    plans_read(app, g->id, &plans);
    /* the first table that is agreed on */
    memcpy(out->option, plans.plan[0].option, sizeof out->option);
    if (people_known(app, &who, 1) == 1)
        people_sit(out, 0, &who);
}

void seating_open_with(struct app *app, const struct seating *s)
{
    struct page *k = mem_alloc(sizeof *k);
    k->seating = *s;
    k->game = games_find(s->game);
    k->lesson = script_there(SCRIPT_LESSON, s->game);
    k->current = k->swap = -1;
    k->people = seating_people(s);
    k->privacy_chosen = k->people > 1;
    app_push(app, &k->scene, &page_type);
    app_world(&k->scene, s->game);
}

void seating_open(struct app *app, const char *game)
{
    struct seating s;
    seating_last(app, games_find(game), &s);
    seating_open_with(app, &s);
}

void seating_open_for_friends(struct app *app, const char *game)
{
    enum { PARTY = 3 };
    struct seating s;
    seating_last(app, games_find(game), &s);
    people_refresh(app, &s);
    if (seating_people(&s) < 2) {
        for (int i = 0; i < PARTY && i < s.nseats; i++)
            if (s.seat[i].sitter != SITTER_PERSON)
                seating_sit_guest(&s, i);
        s.privacy = seating_usual_privacy(seating_people(&s));
    }
    seating_open_with(app, &s);
}

void seating_add_reset(struct scene *s, int action)
{
    items_add(s->items, (struct item){.id = item_id("reset", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Defaults"),
                                      .key = 'R',
                                      .pad = PAD_Y,
                                      .action = action,
                                      .bounds = frame_bar(app_ui(s->app), 0, 1)});
}

struct item *seating_add_done(struct scene *s, const char *name, int action)
{
    return items_add(s->items, (struct item){.id = item_id("done", 0),
                                             .role = ITEM_BUTTON,
                                             .name = name,
                                             .pad = PAD_START,
                                             .action = action,
                                             .bounds = frame_bar(app_ui(s->app), 3, 1),
                                             .sound = "ui/back"});
}
