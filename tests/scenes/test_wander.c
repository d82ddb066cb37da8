/* test_wander.c - who presses whatever there is never leaves the program, and never gets stuck.
 *
 *     test-wander [--lives N] [--presses N] [--from N] [--say]
 *
 * A life begins at a table of some kind, in some language and size, and goes on by presses on what
 * is on the screen: mostly what was pressed least so far, so that every page is come to that can
 * be come to, and keys, the wheel and letters now and then. Whatever is pressed, some scene is on
 * top, and it offers something or comes to an end by itself. With --say each press is told before
 * it is done: the last line before a fault says what led to it. */
#include "games.h"
#include "i18n.h"
#include "kinds.h"
#include "match.h"
#include "mem.h"
#include "player.h"
#include "rng.h"
#include "room.h"
#include "scenes.h"
#include "seating.h"
#include "stage.h"
#include "table.h"
#include "unit.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is the same on every machine: bots answer in the frame in which they are asked ---- */

bool __real_player_answer(struct player *p, struct action *out);
bool __wrap_player_answer(struct player *p, struct action *out);

bool __wrap_player_answer(struct player *p, struct action *out)
{
    while (!__real_player_answer(p, out))
        SDL_Delay(0);
    return true;
}

/* ---- options ---- */

static int lives = 8, presses = 260, from = 1;
static bool say;

/* ---- how often something was pressed, by the scene's name and the item's ---- */

enum { KNOWN = 1 << 14 };
static uint16_t often[KNOWN];

static uint16_t *times(const struct scene *s, const struct item *it)
{
    uint32_t h = 2166136261U ^ it->id;
    for (const char *p = s->type->name; *p; p++)
        h = (h ^ (uint32_t)(unsigned char)*p) * 16777619U;
    return &often[(h ^ h >> 14) % KNOWN];
}

/* ---- a life ---- */

struct wanderer {
    struct room room;
    struct rng rng;
    int w, h;
};

static int below(struct wanderer *x, int n) { return rng_below(&x->rng, n); }

static void begin(struct wanderer *x, int life)
{
    static const char *const languages[] = {"en", "fr", "ja"};
    static const int size[][2] = {{1280, 720}, {1024, 600}, {1024, 768}, {2560, 1080}};
    const struct kind *kind = &kinds[life % KINDS];
    struct seating who;
    char seed[40];
    *x = (struct wanderer){.rng = rng_seed((uint64_t)life * 77 + 5)};
    const int which = below(x, 4), text = below(x, 3) ? 100 : 150 + 50 * below(x, 2);
    x->w = size[which][0];
    x->h = size[which][1];
    room_open(&x->room);
    setenv("XDG_PICTURES_DIR", x->room.folder, 1);
    bench_close(&x->room.b);
    x->room.b = bench_open_on(x->room.store, x->w, x->h, languages[life % 3], text);
    title_open(x->room.b.app);
    app_frame(x->room.b.app);
    app_set(x->room.b.app, SETTING_PACE, below(x, 2) ? PACE_INSTANT : PACE_FAST);
    app_scripted(x->room.b.app, true);
    seating_default(&who, games_find(kind->game), kind->seats);
    for (int s = 0; s < kind->seats; s++)
        s < kind->people ? seating_sit_guest(&who, s) : seating_sit_bot(&who, s, NULL);
    who.privacy = kind->how;
    snprintf(seed, sizeof seed, "wander %d", life);
    table_open(x->room.b.app,
               &(struct table_request){.game = kind->game, .seed = seed, .seating = &who});
    app_frame(x->room.b.app);
    if (say)
        printf("life %d: %s, %d people, %d x %d, %s, %d %%\n", life, kind->game, kind->people, x->w,
               x->h, languages[life % 3], text);
}

static bool can_be_pressed(const struct item *it)
{
    return it->role > ITEM_PICTURE && !it->why_not && it->bounds.w > 0;
}

/* Of what there is some three are drawn by lot, and that of them is taken that was pressed least.
 */
static const struct item *something(struct wanderer *x)
{
    const struct scene *s = app_top(x->room.b.app);
    const struct item *taken = NULL;
    const struct item *here[256];
    int n = 0;
    for (int i = 0; i < items_count(s->items) && n < 256; i++)
        if (can_be_pressed(items_at(s->items, i)))
            here[n++] = items_at(s->items, i);
    for (int i = 0; n > 0 && i < 3; i++) {
        const struct item *it = here[below(x, n)];
        if (!taken || *times(s, it) < *times(s, taken))
            taken = it;
    }
    return taken;
}

static void hand(struct wanderer *x, struct input in)
{
    if (!app_done(x->room.b.app))
        app_input(x->room.b.app, &in);
}

static void press(struct wanderer *x, const struct item *it)
{
    const struct scene *s = app_top(x->room.b.app);
    const struct point at = {it->bounds.x + it->bounds.w * 0.5F,
                             it->bounds.y + it->bounds.h * 0.5F};
    if (say)
        printf("  %s: %s %d\n", s->type->name, it->name, it->arg), fflush(stdout);
    ++*times(s, it);
    hand(x, (struct input){.kind = INPUT_MOVE, .at = at});
    hand(x, (struct input){.kind = INPUT_DOWN, .at = at});
    hand(x, (struct input){.kind = INPUT_UP, .at = at});
}

static void whim(struct wanderer *x)
{
    static const enum key keys[] = {KEY_LEFT,      KEY_RIGHT,     KEY_UP,        KEY_DOWN,
                                    KEY_ENTER,     KEY_SPACE,     KEY_TAB,       KEY_ESCAPE,
                                    KEY_PAGE_UP,   KEY_PAGE_DOWN, (enum key)'H', (enum key)'R',
                                    (enum key)'V', (enum key)'D', (enum key)'C', KEY_F1};
    const enum key k = keys[below(x, (int)(sizeof keys / sizeof *keys))];
    const struct point at = {(float)below(x, x->w), (float)below(x, x->h)};
    if (say)
        printf("  a whim, key %d\n", (int)k), fflush(stdout);
    if (below(x, 4) == 0)
        hand(x, (struct input){.kind = INPUT_WHEEL, .at = at, .wheel = (float)below(x, 5) - 2});
    else if (below(x, 6) == 0)
        hand(x, (struct input){.kind = INPUT_PAD, .pad = (enum pad)(1 + below(x, PAD_DOWN))});
    else
        hand(x, (struct input){.kind = INPUT_KEY, .key = k});
}

static void pass(struct wanderer *x, int ms)
{
    if (app_done(x->room.b.app))
        return;
    app_clock(x->room.b.app, app_now(x->room.b.app) + ms);
    app_frame(x->room.b.app);
}

/* What offers nothing is on its way: an ending, a recap. It ends within a minute. */
static void wait_for_something(struct wanderer *x)
{
    for (int i = 0; i < 600 && !app_done(x->room.b.app) && !something(x); i++)
        pass(x, 100);
    if (app_done(x->room.b.app) || something(x))
        return;
    const struct scene *s = app_top(x->room.b.app);
    for (int i = 0; i < items_count(s->items); i++)
        printf("%s: %s can't be pressed: %s\n", s->type->name, items_at(s->items, i)->name,
               items_at(s->items, i)->why_not ? items_at(s->items, i)->why_not : "");
    fail();
}

static int live(int life)
{
    struct wanderer x;
    int done = 0;
    begin(&x, life);
    for (; done < presses && !app_done(x.room.b.app); done++) {
        assert_non_null(app_top(x.room.b.app));
        if (below(&x, 8) == 0)
            whim(&x);
        else {
            wait_for_something(&x);
            const struct item *it = app_done(x.room.b.app) ? NULL : something(&x);
            if (it)
                press(&x, it);
        }
        pass(&x, 20 + below(&x, 400));
    }
    room_close(&x.room);
    return done;
}

static void test_nobody_gets_lost(void **state)
{
    (void)state;
    int done = 0, places = 0;
    for (int life = from; life < from + lives; life++)
        done += live(life);
    for (int i = 0; i < KNOWN; i++)
        places += often[i] > 0;
    printf("%d lives, %d presses on %d things\n", lives, done, places);
    assert_true(places > 300); /* who sees the same things again learns nothing */
}

/* A lesson leads to the rules, which lead to a lesson: who goes round and round comes back in as
 * many steps as who went there once. */
static void test_round_and_round(void **state)
{
    (void)state;
    struct room x;
    room_open(&x);
    int back = 0;
    for (int i = 0; i < 40; i++) {
        lesson_open(x.b.app, "power-up");
        app_frame(x.b.app);
        assert_string_equal(room_top(&x), "lesson");
        rules_open(x.b.app, "power-up", i % 3);
        app_frame(x.b.app);
        assert_string_equal(room_top(&x), "rules");
    }
    for (; strcmp(room_top(&x), "title") != 0 && back < 10; back++) {
        app_pop(x.b.app);
        app_frame(x.b.app);
    }
    assert_int_equal(back, 2);
    room_close(&x);
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        int *to = strcmp(argv[i], "--lives") == 0     ? &lives
                  : strcmp(argv[i], "--presses") == 0 ? &presses
                  : strcmp(argv[i], "--from") == 0    ? &from
                                                      : NULL;
        if (to && i + 1 < argc)
            *to = atoi(argv[++i]);
        else
            say = true;
    }
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_nobody_gets_lost),
                                       cmocka_unit_test(test_round_and_round)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
