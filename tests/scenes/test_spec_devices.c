/* SPEC by one device alone: a whole small tournament from the title to the result with a pad, with the left button of a mouse, and with a finger, each as SDL tells of it.
 * What to press is drawn by lot from what can be pressed; how to get there is the device's. */
#include "unit.h"

#include "games.h"
#include "hands.h"
#include "i18n.h"
#include "mem.h"
#include "profile.h"
#include "room.h"
#include "rng.h"
#include "scenes.h"
#include "spec_names.h"
#include "table_inside.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { W = 1280, H = 720, MOST_PRESSES = 4000, STEPS = 60 };

enum device_alone { BY_PAD, BY_CLICK, BY_TOUCH };

struct player {
    struct room x;
    struct hands hands;
    struct rng rng;
    enum device_alone how;
    SDL_Joystick *pad;
    int at;                     /* of the virtual pad */
    int presses, done;          /* inputs; what was activated by them */
};

/* ---- the devices ---- */

static void send(struct player *p, const SDL_Event *e)
{
    struct input in;
    if (hands_event(&p->hands, e, app_now(p->x.b.app), W, H, &in))
        app_input(p->x.b.app, &in);
    app_frame(p->x.b.app);
}

static void pump(struct player *p)
{
    SDL_Event e;
    SDL_JoystickUpdate();
    while (SDL_PollEvent(&e))
        send(p, &e);
    app_frame(p->x.b.app);
}

static void push(struct player *p, int button)
{
    SDL_JoystickSetVirtualButton(p->pad, button, 1);
    pump(p);
    SDL_JoystickSetVirtualButton(p->pad, button, 0);
    pump(p);
    p->presses++;
}

static void click(struct player *p, struct point at)
{
    send(p, &(SDL_Event){.motion = {.type = SDL_MOUSEMOTION, .x = (int)at.x, .y = (int)at.y}});
    send(p, &(SDL_Event){.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = (int)at.x, .y = (int)at.y}});
    send(p, &(SDL_Event){.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_LEFT, .x = (int)at.x, .y = (int)at.y}});
    p->presses++;
}

static void tap(struct player *p, struct point at)
{
    const struct point end = {at.x + 2, at.y - 2};      /* no finger holds still */
    send(p, &(SDL_Event){.tfinger = {.type = SDL_FINGERDOWN, .fingerId = 7, .x = at.x / W, .y = at.y / H}});
    send(p, &(SDL_Event){.tfinger = {.type = SDL_FINGERMOTION, .fingerId = 7, .x = end.x / W, .y = end.y / H}});
    send(p, &(SDL_Event){.tfinger = {.type = SDL_FINGERUP, .fingerId = 7, .x = end.x / W, .y = end.y / H}});
    p->presses++;
}

static struct items *items_of(struct player *p) { return app_top(p->x.b.app)->items; }

/* Towards it by the cross, the longer way first; where that leads no nearer, the other way, and along the reading order at last. */
static bool walk_to(struct player *p, uint32_t id)
{
    int tried = 0;
    for (int i = 0; i < STEPS; i++) {
        const struct item *to = items_get(items_of(p), id), *from = items_focus(items_of(p));
        if (!to)
            return false;
        if (from && from->id == id)
            return true;
        const struct point a = from ? rect_centre(from->bounds) : (struct point){W / 2, H / 2}, b = rect_centre(to->bounds);
        const int across = b.x > a.x ? SDL_CONTROLLER_BUTTON_DPAD_RIGHT : SDL_CONTROLLER_BUTTON_DPAD_LEFT, along = b.y > a.y ? SDL_CONTROLLER_BUTTON_DPAD_DOWN : SDL_CONTROLLER_BUTTON_DPAD_UP;
        const uint32_t was = from ? from->id : 0;       /* the list is made anew by the press */
        const bool wide = fabsf(b.x - a.x) > fabsf(b.y - a.y);
        static const int any[] = {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDL_CONTROLLER_BUTTON_DPAD_UP};
        push(p, tried == 0 ? (wide ? across : along) : tried == 1 ? (wide ? along : across) : any[rng_below(&p->rng, 4)]);
        const struct item *now = items_focus(items_of(p));
        tried = now && was && now->id != was ? (tried > 1 ? tried - 1 : 0) : tried + 1;
    }
    return false;
}

/* A place of the item where nothing lies on it. */
static bool place_on(struct player *p, const struct item *i, struct point *at)
{
    const struct rect r = rect_empty(i->clip) ? i->bounds : rect_common(i->bounds, i->clip);
    static const float part[] = {0.5F, 0.15F, 0.85F, 0.3F, 0.7F};
    for (size_t y = 0; y < sizeof part / sizeof *part; y++)
        for (size_t x = 0; x < sizeof part / sizeof *part; x++) {
            *at = (struct point){roundf(r.x + r.w * part[x]), roundf(r.y + r.h * part[y])};
            const struct item *under = items_under(items_of(p), *at);
            if (under && under->id == i->id)
                return true;
        }
    return false;
}

static bool press(struct player *p, uint32_t id)
{
    const struct item *i = items_get(items_of(p), id);
    struct point at;
    bool done = false;
    if (!i)
        return false;
    switch (p->how) {
    case BY_PAD:
        done = i->skip ? false : walk_to(p, id);
        if (done)
            push(p, SDL_CONTROLLER_BUTTON_A);
        break;
    case BY_CLICK: case BY_TOUCH:
        done = place_on(p, i, &at);
        if (done)
            p->how == BY_CLICK ? click(p, at) : tap(p, at);
        break;
    }
    p->done += done;
    return done;
}

static void press_named(struct player *p, const char *name)
{
    const struct item *i = items_named(items_of(p), name);
    if (!i || !press(p, i->id))
        fail_msg("“%s” can't be reached on “%s”", name, room_top(&p->x));
}

/* ---- what is pressed ---- */

/* Everything that belongs to a decision; a call comes to mind more often than the rest. */
static const struct { const char *name; int numbers, weight; } wants[] = {
    {"call", 1, 6}, {"fold", 1, 1}, {"raise", 1, 1}, {"preset", 5, 1}, {"sure", 2, 6}, {"strip", 2, 3}, {"card", 7, 2}, {"aim", SEATS, 6}, {"discard", 3, 6}, {"fan", 12, 2}, {"on", 1, 6}, {"show", 2, 1}, {"muck", 1, 2},
    {"break-over", 1, 3}, {"slip", 6, 1}, {"drink", 1, 1}, {"stops", 1, 1}, {"go-on", 2, 4},
};

static uint32_t by_lot(struct player *p)
{
    uint32_t found[256];
    int n = 0;
    for (size_t w = 0; w < sizeof wants / sizeof *wants; w++)
        for (int k = 0; k < wants[w].numbers; k++) {
            const uint32_t id = item_id(wants[w].name, k);
            const struct item *i = items_get(items_of(p), id);
            for (int times = 0; i && !i->why_not && times < wants[w].weight && n < (int)(sizeof found / sizeof *found); times++)
                found[n++] = id;
        }
    return n ? found[rng_below(&p->rng, n)] : 0;
}

static void wait_a_little(struct player *p, int ms)
{
    app_clock(p->x.b.app, app_now(p->x.b.app) + ms);
    app_frame(p->x.b.app);
    nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);     /* bots think in threads of their own */
}

/* Three seats and little money: soon decided, and yet there are breaks, drinks and re-entries. */
static void small_table(struct store *store)
{
    struct seating s;
    seating_default(&s, games_find("spec"), 3);
    for (int i = 1; i < 3; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    s.option[HOLDEM_FIRST_STACK] = 900;
    s.option[SPEC_REENTRIES] = 1;
    s.option[SPEC_BREAKS] = 1;
    for (int i = 0; i < games_find("spec")->noptions; i++)
        if (strcmp(games_find("spec")->options[i].name, "level_hands") == 0)
            s.option[i] = 2;
    char *text = seating_write(&s);
    store_put(store, "table-spec", text);
    mem_free(text);
}

static void play(struct player *p)
{
    const char *last = "";
    int stuck = 0, before = -1;
    while (strcmp(room_top(&p->x), "result") != 0 && p->presses < MOST_PRESSES && stuck < 3000) {
        if (strcmp(room_top(&p->x), "table") != 0) {
            last = room_top(&p->x);
            press_named(p, strcmp(last, "dialog") == 0 ? "All-in" : "Continue");
            continue;
        }
        const struct table *t = (const struct table *)app_top(p->x.b.app);
        const int at = match_actions(t->match);
        stuck = at == before ? stuck + 1 : 0;
        before = at;
        wait_a_little(p, 450);                                  /* nobody is faster than the guard */
        if (strcmp(room_top(&p->x), "table") != 0)
            continue;
        if (table_only_bots(t)) {
            const struct item *rest = items_named(items_of(p), "Show the result");
            if (rest)
                press(p, rest->id);
            continue;
        }
        const uint32_t id = by_lot(p);
        if (id && !press(p, id) && getenv("CARRE_COUNTS")) {
            const struct item *i = items_get(items_of(p), id);
            printf("  not reached: %s\n", i ? i->name : "-");
        }
    }
}

static void tournament(enum device_alone how)
{
    struct player p = {.how = how, .rng = rng_seed(11 + (uint64_t)how)};
    size_t n = 0;
    if (how == BY_PAD) {
        SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
        assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER), 0);
    }
    room_open_quick(&p.x);
    app_set(p.x.b.app, SETTING_ASK_ALL_IN, 0);
    small_table(p.x.store);
    hands_begin(&p.hands);
    if (how == BY_PAD) {
        hands_open_pads(&p.hands);
        pump(&p);
        p.at = SDL_JoystickAttachVirtual(SDL_JOYSTICK_TYPE_GAMECONTROLLER, SDL_CONTROLLER_AXIS_MAX, SDL_CONTROLLER_BUTTON_MAX, 0);
        assert_true(p.at >= 0);
        p.pad = SDL_JoystickOpen(p.at);
        assert_non_null(p.pad);
        pump(&p);
    }
    press_named(&p, "SPEC");
    assert_string_equal(room_top(&p.x), "seating");
    press_named(&p, "Play");
    assert_string_equal(room_top(&p.x), "table");
    play(&p);
    if (getenv("CARRE_COUNTS"))
        printf("device %d: %d inputs, %d things pressed\n", (int)how, p.presses, p.done);
    assert_string_equal(room_top(&p.x), "result");
    static const enum device is[] = {[BY_PAD] = DEVICE_PAD, [BY_CLICK] = DEVICE_POINTER, [BY_TOUCH] = DEVICE_TOUCH};
    assert_int_equal(app_ui(p.x.b.app)->device, is[how]);
    struct played *all = profile_matches(p.x.store, "spec", 0, 10, &n);
    assert_int_equal(n, 1);
    profile_matches_free(all, n);
    if (how == BY_PAD) {
        SDL_JoystickClose(p.pad);
        SDL_JoystickDetachVirtual(p.at);
        pump(&p);
    }
    hands_close(&p.hands);
    room_close(&p.x);
    if (how == BY_PAD)
        SDL_Quit();
}

static void test_by_pad_alone(void **state) { (void)state, tournament(BY_PAD); }
static void test_by_left_click_alone(void **state) { (void)state, tournament(BY_CLICK); }
static void test_by_touch_alone(void **state) { (void)state, tournament(BY_TOUCH); }

int main(int argc, char **argv)
{
    i18n_start();
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_by_left_click_alone), cmocka_unit_test(test_by_touch_alone), cmocka_unit_test(test_by_pad_alone)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
