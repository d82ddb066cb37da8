#include "twins.h"

#include "unit.h"

#include "bot.h"
#include "canvas_inside.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "table.h"
#include "twin.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000, TRIES = 600 };

void twins_people(struct seating *s, const char *game, int people, enum privacy how)
{
    static const char *const name[] = {"Ann", "Ben", "Cleo", "Dan"};
    seating_default(s, games_find(game), people);
    for (int i = 0; i < people; i++) {
        seating_sit_guest(s, i);
        seating_name(s->seat[i].name, name[i]);
    }
    s->privacy = how;
}

struct match *twins_match(struct world *w, const struct twins_how *how, const char *seed)
{
    struct rules r;
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(5);
    assert_true(world_rules(w, games_find(how->game), how->people, &r, error, sizeof error));
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, NULL, NULL, true, error);
    for (int i = 0; i < how->actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    return m;
}

/* Does the player who is asked see something else at the other table? */
static bool differs(const struct twins *x, const struct twins_how *how)
{
    struct view a, b;
    const seat who = seat_first(match_waiting(x->m));
    match_view(x->m, who, &a);
    match_view(x->t, who, &b);
    return !board_same(&a.board, &b.board) && (!how->due || how->due(&a));
}

void twins_open(struct twins *x, const struct twins_how *how)
{
    struct rng rng = rng_seed(9);
    *x = (struct twins){.assets = path_assets()};
    world_open(&x->world, x->assets);
    for (int i = 0; i < TRIES && !x->t; i++) {
        char seed[24];
        snprintf(seed, sizeof seed, "differ %d", i);
        x->m = twins_match(&x->world, how, seed);
        x->t = match_over(x->m) ? NULL : twin_of(x->m, SEAT_ONLOOKER, &rng);
        if (x->t && differs(x, how))
            break;
        match_free(x->m);
        match_free(x->t);
        x->m = x->t = NULL;
    }
    assert_non_null(x->t);
    twins_people(&x->who, how->game, how->people, how->privacy);
    for (int i = 0; i < 2; i++) {
        char *text = match_save(i ? x->t : x->m);
        x->b[i] = bench_open(1280, 720, "en", 100);
        title_open(x->b[i].app);
        table_open(x->b[i].app,
                   &(struct table_request){.game = how->game, .saved = text, .seating = &x->who});
        mem_free(text);
    }
}

void twins_close(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        bench_close(&x->b[i]);
    match_free(x->m);
    match_free(x->t);
    world_close(&x->world);
    mem_free(x->assets);
}

void twins_settle(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        app_settle(x->b[i].app, LONG_MS);
}

void twins_key(struct twins *x, enum key key)
{
    for (int i = 0; i < 2; i++)
        app_input(x->b[i].app, &(struct input){.kind = INPUT_KEY, .key = key});
}

void twins_frame(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        app_frame(x->b[i].app);
}

void twins_focus(struct twins *x, bool has)
{
    for (int i = 0; i < 2; i++)
        app_focus(x->b[i].app, has);
}

void twins_away(struct twins *x)
{
    for (int i = 0; i < 2; i++)
        app_away(x->b[i].app);
}

void twins_resize(struct twins *x, int w, int h)
{
    for (int i = 0; i < 2; i++) {
        x->b[i].canvas->w = w;
        x->b[i].canvas->h = h;
    }
}

char *twins_screen(struct bench *b)
{
    struct strbuf s = STRBUF_EMPTY;
    const struct items *it = app_top(b->app)->items;
    strbuf_add(&s, canvas_text_dump(b->canvas));
    for (int i = 0; i < items_count(it); i++) {
        const struct item *n = items_at(it, i);
        strbuf_addf(&s, "%u %s|%s|%s|%s %d %d\n", (unsigned)n->id, n->name,
                    n->value ? n->value : "", n->why_not ? n->why_not : "",
                    n->about ? n->about : "", n->focused, n->amount);
        strbuf_addf(&s, " role %d at %.1f %.1f %.1f %.1f key %d pad %d does %d %d chosen %d\n",
                    (int)n->role, n->bounds.x, n->bounds.y, n->bounds.w, n->bounds.h, (int)n->key,
                    (int)n->pad, n->action, n->arg, n->chosen);
    }
    return strbuf_take(&s);
}

bool twins_same(struct twins *x)
{
    char *a = twins_screen(&x->b[0]), *b = twins_screen(&x->b[1]);
    const bool good = strcmp(a, b) == 0;
    mem_free(a);
    mem_free(b);
    return good;
}

void twins_assert_down(struct twins *x)
{
    twins_frame(x);
    assert_true(twins_same(x));
    twins_settle(x);
    assert_true(twins_same(x));
}

void twins_look_up(struct twins *x)
{
    const struct item *look = items_get(app_top(x->b[0].app)->items, item_id("peek", 0));
    twins_key(x, look ? look->key : KEY_SPACE);
    twins_settle(x);
    assert_false(twins_same(x));
}
