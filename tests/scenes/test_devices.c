/* One device alone: a game of each kind, from the first page to the result, with a keyboard, a pad,
 * the left button of a mouse, and a finger, each as SDL tells of it. What is pressed at the table
 * is drawn by lot from all that can be pressed there; how to get to it is the device's
 * (one_device.h).
 *
 * With an argument: so many games of each (the suite plays one). */
#include "unit.h"

#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "one_device.h"
#include "profile.h"
#include "room.h"
#include "scenes.h"
#include "spec_names.h"
#include "table_inside.h"
#include "upcolor_names.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    W = 1280,
    H = 720,
    MOST_INPUTS = 12000,
    MOST_STUCK = 3000,
    CANDIDATES = 512,
    MAIN_WEIGHT = 12,
    CARD_WEIGHT = 2,
    LONG = 60,
    LOOK_MS = 450 /* longer than any guard */
};

/* What is on the title, what has to be chosen on the page behind it, and where that leads. */
static const struct kind {
    const char *game, *door, *choose;
    int seats;
} kinds[] = {
    {"ace", "Ace of Spades", NULL, 1},
    {"upcolor", "Upcolor", NULL, 3},
    {"holdem", "Power Up", "Hold’em", 3},
    {"power-up", "Power Up", NULL, 3},
    {"spec", "SPEC", NULL, 3},
};

struct hand {
    struct room x;
    struct one_device d;
    const struct kind *kind;
    /* at this decision: nobody turns the same page over and over */
    uint32_t tried[CANDIDATES];
    int ntried, stuck; /* presses since it began */
};

static struct items *items_of(struct hand *h) { return app_top(h->x.b.app)->items; }

static void press_named(struct hand *h, const char *name)
{
    const struct item *i = items_named(items_of(h), name);
    if (!i || !one_device_press(&h->d, i->id))
        fail_msg("%s, %s: “%s” can't be reached on “%s”", h->kind->game, one_device_names[h->d.how],
                 name, room_top(&h->x));
}

/* ---- what is pressed ---- */

/* Away from the table, or back in time: nothing that a game needs. */
static bool leads_away(const struct item *i)
{
    return i->action > STAGE_ACT && i->action < STAGE_HINT && i->action != STAGE_PEEK;
}

static bool is_main(const struct item *i)
{
    return i->key == KEY_ENTER || i->key == KEY_SPACE || i->first;
}

/* How often it comes to mind. `asked`: it is this person's turn; else only what the table offers as
 * the one thing to do. Who has found nothing for a long while asks for advice. */
static int weight_of(const struct hand *h, const struct item *i, bool asked)
{
    if (i->action == STAGE_HINT)
        return h->stuck > LONG && !i->why_not ? 1 : 0;
    const bool pressed = i->role == ITEM_BUTTON || i->role == ITEM_TAB || i->role == ITEM_TOGGLE ||
                         i->role == ITEM_CARD || i->role == ITEM_OPTION || i->role == ITEM_SLIDER;
    if (!pressed || i->why_not || leads_away(i))
        return 0;
    return is_main(i) ? MAIN_WEIGHT : !asked ? 0 : i->role == ITEM_CARD ? CARD_WEIGHT : 1;
}

static bool was_tried(const struct hand *h, uint32_t id)
{
    for (int i = 0; i < h->ntried; i++)
        if (h->tried[i] == id)
            return true;
    return false;
}

static void press_some(struct hand *h, bool asked)
{
    uint32_t found[CANDIDATES];
    int n = 0;
    for (int k = 0; k < items_count(items_of(h)); k++) {
        const struct item *i = items_at(items_of(h), k);
        for (int times = was_tried(h, i->id) ? 0 : weight_of(h, i, asked); times && n < CANDIDATES;
             times--)
            found[n++] = i->id;
    }
    if (!n || h->ntried == CANDIDATES) {
        h->ntried = 0;
        return;
    }
    const uint32_t id = found[rng_below(&h->d.rng, n)];
    h->tried[h->ntried++] = id;
    one_device_press(&h->d, id);
}

static void wait_a_little(struct hand *h)
{
    struct app *app = h->x.b.app;
    app_clock(app, app_now(app) + LOOK_MS);
    app_frame(app);
    /* bots think in threads of their own */
    nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
}

static void play(struct hand *h)
{
    int before = -1;
    while (strcmp(room_top(&h->x), "result") != 0 && h->d.inputs < MOST_INPUTS &&
           h->stuck < MOST_STUCK) {
        wait_a_little(h);
        if (strcmp(room_top(&h->x), "table") != 0) {
            if (strcmp(room_top(&h->x), "result") != 0)
                press_some(h, true);
            continue;
        }
        const struct table *t = (const struct table *)app_top(h->x.b.app);
        const int at = match_actions(t->match);
        h->stuck = at == before ? h->stuck + 1 : 0;
        h->ntried = at == before ? h->ntried : 0;
        before = at;
        press_some(h, table_asked(t) != SEAT_NONE);
    }
}

/* ---- a table that is soon decided ---- */

static void set_option(struct seating *s, const char *name, int value)
{
    const struct game *g = games_find(s->game);
    for (int i = 0; i < g->noptions; i++)
        if (strcmp(g->options[i].name, name) == 0)
            s->option[i] = value;
}

/* Three seats and little money; at SPEC there are breaks, drinks and re-entries all the same. */
static void small_table(struct store *store, const struct kind *kind)
{
    struct seating s;
    char name[40];
    if (kind->seats < 2)
        return;
    seating_default(&s, games_find(kind->game), kind->seats);
    for (int i = 1; i < kind->seats; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    set_option(&s, "games", 1);
    set_option(&s, "level_hands", 2);
    set_option(&s, "level_hands_two", 2);
    if (strcmp(kind->game, "upcolor") != 0)
        set_option(&s, "stack", strcmp(kind->game, "spec") == 0 ? 900 : 300);
    if (strcmp(kind->game, "spec") == 0) {
        s.option[SPEC_REENTRIES] = 1;
        s.option[SPEC_BREAKS] = 1;
    }
    snprintf(name, sizeof name, "table-%s", kind->game);
    char *text = seating_write(&s);
    store_put(store, name, text);
    mem_free(text);
}

/* ---- a game ---- */

static void sit_down(struct hand *h)
{
    press_named(h, "Start");
    assert_string_equal(room_top(&h->x), "title");
    press_named(h, h->kind->door);
    if (h->kind->choose)
        press_named(h, h->kind->choose);
    press_named(h, "Play");
    assert_string_equal(room_top(&h->x), "table");
    assert_string_equal(match_rules(((const struct table *)app_top(h->x.b.app))->match)->game->id,
                        h->kind->game);
}

static int game_by(enum one_device_how how, const struct kind *kind, int number)
{
    static const enum device is[] = {[BY_KEYS] = DEVICE_KEYS,
                                     [BY_PAD] = DEVICE_PAD,
                                     [BY_CLICK] = DEVICE_POINTER,
                                     [BY_FINGER] = DEVICE_TOUCH};
    struct hand h = {.kind = kind};
    size_t n = 0;
    room_open_quick(&h.x);
    small_table(h.x.store, kind);
    comfort_open(h.x.b.app);
    app_frame(h.x.b.app);
    one_device_begin(&h.d, h.x.b.app, how, W, H);
    h.d.rng = rng_seed(100 * (uint64_t)number + (uint64_t)how);
    sit_down(&h);
    play(&h);
    if (strcmp(room_top(&h.x), "result") != 0)
        fail_msg("%s by %s: on “%s” after %d inputs", kind->game, one_device_names[how],
                 room_top(&h.x), h.d.inputs);
    assert_int_equal(app_ui(h.x.b.app)->device, is[how]);
    struct played *all = profile_matches(h.x.store, kind->game, NULL, 10, &n);
    assert_int_equal(n, 1);
    assert_true(all[0].finished);
    profile_matches_free(all, n);
    const int inputs = h.d.inputs;
    one_device_end(&h.d);
    room_close(&h.x);
    return inputs;
}

static int rounds = 1;

static void by(enum one_device_how how)
{
    for (int k = 0; k < rounds; k++)
        for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
            printf("%s by %s: %d inputs\n", kinds[i].game, one_device_names[how],
                   game_by(how, &kinds[i], k));
}

static void test_by_keys_alone(void **state) { (void)state, by(BY_KEYS); }
static void test_by_left_click_alone(void **state) { (void)state, by(BY_CLICK); }
static void test_by_finger_alone(void **state) { (void)state, by(BY_FINGER); }

static void test_by_pad_alone(void **state)
{
    (void)state;
    SDL_SetHint(SDL_HINT_JOYSTICK_ALLOW_BACKGROUND_EVENTS, "1");
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER), 0);
    by(BY_PAD);
    SDL_Quit();
}

int main(int argc, char **argv)
{
    i18n_start();
    rounds = argc > 1 ? atoi(argv[1]) : 1;
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_keys_alone),
        cmocka_unit_test(test_by_left_click_alone),
        cmocka_unit_test(test_by_finger_alone),
        cmocka_unit_test(test_by_pad_alone),
    };
    return cmocka_run_group_tests_name("devices", tests, NULL, NULL);
}
