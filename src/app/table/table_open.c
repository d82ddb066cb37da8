/* How a table opens: a new match or one that was kept, who sits there, and its scene. */
#include "table_inside.h"

#include "game_folder.h"
#include "open_file.h"
#include "path.h"
#include "saves_kept.h"
#include "skins.h"

#include <stdio.h>
#include <string.h>

static struct match *fresh(struct table *t, const struct table_request *q, char error[MATCH_ERROR])
{
    const struct game *g = games_find(q->game);
    struct rules r;
    uint8_t seed[SEED_BYTES];
    if (!g) {
        snprintf(error, MATCH_ERROR, "%s", q->game);
        return NULL;
    }
    if (!world_rules(&t->world, g, q->seating ? q->seating->nseats : g->seats_min, &r, error,
                     MATCH_ERROR))
        return NULL;
    const int32_t *wished = q->seating ? q->seating->option : q->option;
    if (wished)
        memcpy(r.option, wished, (size_t)g->noptions * sizeof *r.option);
    if (q->seed)
        match_seed_from_text(q->seed, seed);
    else
        match_seed_random(seed);
    struct match *m = match_new(&r, seed, q->seed, NULL, true, error);
    if (m && !table_daily_begins(t, m))
        match_undo(m, 0, true);
    return m;
}

/* As it was kept with the save. False: nobody knows who sits there. */
static bool seats_kept(const struct table *t, struct app *app, struct seating *out)
{
    char error[SEATING_ERROR],
        *text = app_store(app) ? store_get(app_store(app), t->seating_name) : NULL;
    const bool good = text && seating_read(t->seating_name, text, out, error) &&
                      out->nseats == match_rules(t->match)->nseats;
    mem_free(text);
    return good;
}

/* Who sits there: as asked for, one person against bots at a new table, or as it was kept with the
 * save. Who sits at a save of which nobody knows it is asked (people_open), and until then it is
 * everybody's: a guess would show one person's hand to another. */
static void take_seats(struct table *t, struct app *app, const struct table_request *q)
{
    const struct rules *r = match_rules(t->match);
    const enum setting asks = game_asks(r->game->id);
    struct seating kept;
    t->seated = r->nseats > 1;
    if (q && q->seating && q->seating->nseats == r->nseats) {
        t->seating = *q->seating;
        t->seated = true;
        for (int i = 0; i < t->seating.nseats; i++) {
            t->seating.seat[i].bank_used = 0;
            t->seating.seat[i].asked = false;
        }
    } else if (q && !q->saved) {
        seating_default(&t->seating, r->game, r->nseats);
    } else if (q && r->nseats > 1 && seats_kept(t, app, &kept)) {
        t->seating = kept;
    } else {
        seating_unknown(&t->seating, r->game, r->nseats);
        t->unknown = q && r->nseats > 1;
        t->seated = t->seated && !t->unknown;
    }
    for (int i = 0; i < t->seating.nseats; i++) {
        if (seating_people(&t->seating) == 1 && seating_person_at(&t->seating, i))
            t->seating.seat[i].asked = asks != SETTING_NONE && app_setting(app, asks);
        if (t->seating.seat[i].asked)
            t->stops |= seat_bit(i);
    }
}

/* Takes the match over; without one says why. */
static void open_match(struct app *app, struct table *t, const char *error,
                       const struct table_request *q, seat who)
{
    if (!t->match) {
        game_not_opened(app, error);
        table_free(t);
        return;
    }
    const char *id = match_rules(t->match)->game->id;
    t->skin = skins_find(id);
    snprintf(t->save_name, sizeof t->save_name, "autosave-%s", id);
    snprintf(t->seating_name, sizeof t->seating_name, "seating-%s", id);
    snprintf(t->untold_name, sizeof t->untold_name, "untold-%s", id);
    t->scene.app = app;
    t->opened = app_now(app); /* before its scene is there; from now on both times go on alike */
    t->touched = t->opened - GUARD_STAY_MS;
    if (match_actions(t->match))
        match_action(t->match, match_actions(t->match) - 1, &t->base_ms);
    if (t->end < 0 && (!q->saved || q->same_deal))
        table_keep_left(t);
    if (t->end < 0 && q->saved && !q->same_deal)
        untold_begin(t);
    take_seats(t, app, q);
    t->rush_rng = rng_seed((uint64_t)t->opened);
    table_seat_players(t);
    table_recall(t);
    app_push(app, &t->scene, &table_type);
    app_world(&t->scene, id);
    table_begin_eyes(t);
    if (t->end >= 0) {
        t->privacy = who == SEAT_ONLOOKER ? PRIVACY_PEEK : PRIVACY_ONE;
        t->scene.couch = false;
        t->eyes = who;
        t->front = who == SEAT_ONLOOKER ? 0 : who;
    }
    if (t->privacy == PRIVACY_CURTAIN && !table_agrees(t))
        curtain_raise(t, SEAT_NONE, table_asked(t) >= 0 ? table_asked(t) : t->front);
    else if (t->untold >= 0)
        table_lay_from(t, t->untold);
    else
        table_lay(t, t->end >= 0 || (q->saved && !q->same_deal));
    table_keep(t);
    if (t->unknown)
        people_open(t);
}

static struct table *table_new(void)
{
    struct table *t = mem_alloc(sizeof *t);
    t->assets = path_assets();
    t->end = t->untold = -1;
    t->clock.who = SEAT_NONE;
    world_open(&t->world, t->assets);
    return t;
}

void table_open(struct app *app, const struct table_request *q)
{
    char error[MATCH_ERROR] = "";
    struct table *t = table_new();
    t->scene.app = app;
    t->apart = q->apart;
    t->match = q->saved ? world_load(&t->world, q->saved, true, error) : fresh(t, q, error);
    if (t->match && q->saved && q->same_deal)
        match_undo(t->match, 0, !table_daily_begins(t, t->match));
    t->tells = q->story && t->match && game_folder(match_rules(t->match)->game->id)->story;
    t->fresh = !q->saved;
    open_match(app, t, error, q, 0);
}

void table_open_at(struct app *app, const char *saved, int at, int who)
{
    char error[MATCH_ERROR] = "";
    struct table *t = table_new();
    t->match = world_load(&t->world, saved, true, error);
    if (t->match) {
        const int most = match_actions(t->match);
        t->end = at < 0 || at > most ? most : at;
    }
    const int nseats = t->match ? match_rules(t->match)->nseats : 0;
    open_match(app, t, error, NULL,
               (seat)(who >= 0 && who < nseats ? who
                      : nseats == 1            ? 0
                                               : SEAT_ONLOOKER));
}
