/* Where the focus is can be seen: all round whatever keys or a pad have gone to, pixels change by 3
 * to 1 at least. And four suits, and five colours, can be told apart as the player has chosen, in
 * every game.
 *
 * A sample of the scenes; with the argument all: every one. */
#include "unit.h"

#include "canvas_sdl.h"
#include "contrast.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "scenes.h"
#include "showcase.h"
#include "upcolor_settings.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    W = 1280,
    H = 720,
    LONG_MS = 20000,
    OUT = 16,
    A_SCENE = 5 /* so many items of each */,
    ENOUGH =
        60 /* per cent of the way round: at the edge of the screen a part of it is not there */,
    FRAMES = 60
};

static bool all;

static struct settings *at_once(bool high)
{
    struct settings *settings = settings_new();
    settings_set(settings, SETTING_CONTRAST, high);
    settings_set(settings, SETTING_PACE, PACE_INSTANT);
    return settings;
}

static uint32_t *drawn(struct bench *d)
{
    for (int i = 0; i < FRAMES; i++) {
        app_redraw(d->app);
        app_frame(d->app);
        if (!canvas_owes(d->canvas))
            break;
    }
    uint32_t *out = mem_alloc((size_t)W * H * sizeof *out);
    for (int y = 0; y < H; y++)
        for (int x = 0; x < W; x++)
            out[y * W + x] = canvas_pixel(d->canvas, x, y);
    return out;
}

/* ---- the ring ---- */

/* Pixels around and on the edge of it that differ by 3 to 1, per cent of the way round. */
static int round_of(const uint32_t *with, const uint32_t *without, struct rect r)
{
    int n = 0;
    const struct rect out = rect_common(rect_inset(r, -OUT), rect_make(0, 0, W, H)),
                      in = rect_inset(r, OUT);
    for (int y = (int)out.y; y < (int)rect_bottom(out); y++)
        for (int x = (int)out.x; x < (int)rect_right(out); x++) {
            const int i = y * W + x;
            if (with[i] != without[i] && !rect_contains(in, (struct point){(float)x, (float)y}))
                n += contrast_of(with[i], without[i]) >= 3;
        }
    return (int)((float)n * 100 / (2 * (r.w + r.h)));
}

static void use(struct app *app, enum input_kind kind)
{
    app_input(app,
              &(struct input){.kind = kind, .key = KEY_F8, .at = {1, kind == INPUT_MOVE ? 2 : 1}});
    app_input(app, &(struct input){.kind = kind, .key = KEY_F8, .at = {1, 1}});
    app_settle(app, 1000);
}

static int rings_of(const char *scene, struct bench *d, bool high)
{
    uint32_t id[512];
    int n = 0, faults = 0;
    const struct items *it = app_top(d->app)->items;
    for (int i = 0; i < items_count(it) && n < 512; i++) {
        const struct item *k = items_at(it, i);
        const struct rect seen = rect_empty(k->clip) ? k->bounds : rect_common(k->bounds, k->clip);
        if (item_can_focus(k) && seen.w >= k->bounds.w - 1 && seen.h >= k->bounds.h - 1 &&
            k->bounds.w < W * 0.9F)
            id[n++] = k->id;
    }
    for (int k = 0; k < A_SCENE && k < n; k++) {
        const uint32_t on = id[n <= A_SCENE ? k : k * (n - 1) / (A_SCENE - 1)];
        use(d->app, INPUT_MOVE);
        if (!app_top(d->app))
            break;
        items_focus_on(app_top(d->app)->items, on);
        uint32_t *without = drawn(d);
        struct scene *scene_was = app_top(d->app);
        use(d->app, INPUT_KEY);
        if (app_top(d->app) != scene_was) { /* it waited for a key */
            mem_free(without);
            break;
        }
        items_focus_on(app_top(d->app)->items, on);
        app_settle(d->app, 1000);
        uint32_t *with = drawn(d);
        const struct item *i = items_get(app_top(d->app)->items, on);
        if (i && i->focused) {
            const int round = round_of(with, without, i->bounds);
            if (round < ENOUGH) {
                printf("%s%s: “%s”: %d %% of the way round\n", scene,
                       high ? " in high contrast" : "", i->name, round);
                faults++;
            }
        }
        mem_free(with);
        mem_free(without);
    }
    return faults;
}

static bool is_due(const char *name, const char *const *sample)
{
    for (; *sample; sample++)
        if (strcmp(*sample, name) == 0)
            return true;
    return all;
}

static void test_the_focus_is_seen(void **state)
{
    (void)state;
    static const char *const sample[] = {"title",    "ace",  "upcolor",       "holdem",
                                         "power-up", "spec", "settings-keys", NULL};
    struct bench d = bench_drawn(W, H, at_once(false));
    int faults = 0, looked = 0;
    for (int high = 0; high < 2; high++) {
        for (const struct showcase *s = showcase_all(); s->name; s++) {
            if (!is_due(s->name, sample) || (high && !all && strcmp(s->name, "ace") != 0 &&
                                             strcmp(s->name, "settings-keys") != 0))
                continue;
            bench_anew(&d, at_once(high));
            showcase_open(s, d.app);
            app_settle(d.app, LONG_MS);
            faults += rings_of(s->name, &d, high);
            looked += !high;
        }
    }
    bench_close(&d);
    assert_int_equal(faults, 0);
    /* a name that is no scene would look at nothing */
    assert_true(looked >= (int)(sizeof sample / sizeof *sample) - 1);
}

/* ---- decks ---- */

static int pixels_of(struct bench *d, uint32_t colour)
{
    int n = 0;
    uint32_t *p = drawn(d);
    for (int i = 0; i < W * H; i++)
        n += (p[i] | 0xFF) == (colour | 0xFF);
    mem_free(p);
    return n;
}

/* Clubs become green and diamonds blue on every table of poker, and darker than that in high
 * contrast. */
static void test_every_poker_table_has_each_deck(void **state)
{
    (void)state;
    static const char *const tables[] = {"ace", "holdem", "power-up", "spec"};
    enum {
        GREEN = 0x14803FFF,
        BLUE = 0x1C62C4FF,
        DARK_GREEN = 0x005A2BFF,
        DARK_BLUE = 0x003E9EFF,
        SOME = 30
    };
    for (size_t t = 0; t < sizeof tables / sizeof *tables; t++)
        for (const struct showcase *s = showcase_all(); s->name; s++) {
            if (strcmp(s->name, tables[t]) != 0)
                continue;
            struct bench d = bench_drawn(W, H, at_once(false));
            showcase_open(s, d.app);
            app_settle(d.app, LONG_MS);
            assert_true(pixels_of(&d, GREEN) + pixels_of(&d, BLUE) < SOME);
            app_set(d.app, SETTING_DECK, DECK_FOUR);
            if (pixels_of(&d, GREEN) + pixels_of(&d, BLUE) < SOME)
                fail_msg("%s has no deck of four colours", s->name);
            app_set(d.app, SETTING_DECK, DECK_CONTRAST);
            if (pixels_of(&d, DARK_GREEN) + pixels_of(&d, DARK_BLUE) < SOME)
                fail_msg("%s has no deck of high contrast", s->name);
            bench_close(&d);
        }
}

static void test_upcolor_has_three_sets(void **state)
{
    (void)state;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (strcmp(s->name, "upcolor") != 0)
            continue;
        struct bench d = bench_drawn(W, H, at_once(false));
        showcase_open(s, d.app);
        app_settle(d.app, LONG_MS);
        uint32_t *set[3];
        for (int k = 0; k < 3; k++) {
            app_set(d.app, upcolor_setting(UPCOLOR_SETTING_COLOURS), k);
            set[k] = drawn(&d);
        }
        for (int k = 0; k < 3; k++) {
            int n = 0;
            for (int i = 0; i < W * H; i++)
                n += set[k][i] != set[(k + 1) % 3][i];
            assert_true(n > W * H / 100);
        }
        for (int k = 0; k < 3; k++)
            mem_free(set[k]);
        bench_close(&d);
    }
}

int main(int argc, char **argv)
{
    i18n_start();
    all = argc > 1 && strcmp(argv[1], "all") == 0;
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_the_focus_is_seen),
                                       cmocka_unit_test(test_every_poker_table_has_each_deck),
                                       cmocka_unit_test(test_upcolor_has_three_sets)};
    return cmocka_run_group_tests_name("ring", tests, NULL, NULL);
}
