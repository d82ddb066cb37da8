/* Fingers, as SDL tells of them: taps, pages that are pulled, sliders, a second finger. Whole games
 * are in test_devices.c. */
#include "unit.h"

#include "input_sdl.h"
#include "i18n.h"
#include "look.h"
#include "scenes.h"
#include "showcase.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { W = 1024, H = 600 };

static struct input_sdl hands;

static void finger(struct app *app, Uint32 type, SDL_FingerID id, float x, float y)
{
    SDL_Event e = {.tfinger = {.type = type, .fingerId = id, .x = x / W, .y = y / H}};
    struct input in;
    if (input_sdl_event(&hands, &e, app_now(app), W, H, &in))
        app_input(app, &in);
    app_frame(app);
}

static void tap(struct app *app, struct point at)
{
    finger(app, SDL_FINGERDOWN, 7, at.x, at.y);
    finger(app, SDL_FINGERMOTION, 7, at.x + 2, at.y - 3); /* no finger holds still */
    finger(app, SDL_FINGERUP, 7, at.x + 2, at.y - 3);
}

/* The finger stays where it has come to. */
static void drag(struct app *app, struct point from, float dx, float dy)
{
    finger(app, SDL_FINGERDOWN, 7, from.x, from.y);
    for (int i = 1; i <= 10; i++)
        finger(app, SDL_FINGERMOTION, 7, from.x + dx * (float)i / 10, from.y + dy * (float)i / 10);
}

static void pull(struct app *app, struct point from, float dx, float dy)
{
    drag(app, from, dx, dy);
    finger(app, SDL_FINGERUP, 7, from.x + dx, from.y + dy);
}

/* Does the page begin with the beginning of something? */
static bool begins_whole(struct app *app)
{
    const struct items *it = app_top(app)->items;
    for (int i = 0; i < items_count(it); i++) {
        const struct item *k = items_at(it, i);
        if (!rect_empty(k->clip) && k->bounds.y < k->clip.y - 1 &&
            rect_bottom(k->bounds) > k->clip.y + 10)
            return false;
    }
    return true;
}

static const struct item *named(struct bench *b, const char *name)
{
    app_frame(b->app);
    const struct item *i = items_named(app_top(b->app)->items, name);
    if (!i)
        printf("“%s” is not there\n", name);
    assert_non_null(i);
    return i;
}

static struct point middle(struct bench *b, const char *name)
{
    return rect_centre(named(b, name)->bounds);
}

static void test_taps(void **state)
{
    (void)state;
    struct bench b = bench_open(W, H, "en", 100);
    input_sdl_begin(&hands);
    title_open(b.app);
    tap(b.app, middle(&b, "Settings"));
    assert_string_equal(app_top(b.app)->type->name, "settings");
    assert_int_equal(app_ui(b.app)->device, DEVICE_TOUCH);
    tap(b.app, middle(&b, "Sound"));
    tap(b.app, middle(&b, "Mono"));
    assert_int_equal(app_setting(b.app, SETTING_MONO), 1);
    struct point at = middle(&b, "Stereo"); /* slides off: nothing */
    pull(b.app, at, 200, 0);
    assert_int_equal(app_setting(b.app, SETTING_MONO), 1);
    /* a second finger neither helps nor harms */
    finger(b.app, SDL_FINGERDOWN, 7, at.x, at.y);
    finger(b.app, SDL_FINGERDOWN, 8, 5, 5);
    finger(b.app, SDL_FINGERUP, 8, 5, 5);
    assert_int_equal(app_setting(b.app, SETTING_MONO), 1);
    finger(b.app, SDL_FINGERUP, 7, at.x, at.y);
    assert_int_equal(app_setting(b.app, SETTING_MONO), 0);
    const struct item *music = named(&b, "Music");
    struct rect r = music->bounds;
    pull(b.app, (struct point){r.x + r.h, r.y + r.h / 2}, r.w - r.h, 4);
    assert_int_equal(app_setting(b.app, SETTING_MUSIC), 100);
    pull(b.app, (struct point){r.x + r.w - r.h, r.y + r.h / 2}, r.h - r.w, -3);
    assert_int_equal(app_setting(b.app, SETTING_MUSIC), 0);
    bench_close(&b);
}

static void test_pages(void **state)
{
    (void)state;
    struct bench b = bench_open(W, H, "en", 200);
    input_sdl_begin(&hands);
    title_open(b.app);
    settings_open_at(b.app, 2);
    const float before = named(&b, "Speakers")->bounds.y;
    struct point on = rect_centre(named(&b, "Mono")->bounds);
    /* over an option: the page moves, the option does not; let go it comes to rest on a row */
    drag(b.app, on, 3, -40);
    const float after = named(&b, "Speakers")->bounds.y;
    assert_true(fabsf(before - 40 - after) < 2);
    assert_false(begins_whole(b.app));
    finger(b.app, SDL_FINGERUP, 7, on.x + 3, on.y - 40);
    assert_int_equal(app_setting(b.app, SETTING_MONO), 0);
    assert_true(begins_whole(b.app));
    on = rect_centre(named(&b, "Mono")->bounds);
    pull(b.app, on, 0, 1000); /* not beyond the ends */
    assert_true(fabsf(named(&b, "Speakers")->bounds.y - before) < 0.5F);
    tap(b.app, middle(&b, "Mono"));
    assert_int_equal(app_setting(b.app, SETTING_MONO), 1);
    app_pop(b.app);
    rules_open(b.app, "ace", 1);
    app_settle(b.app, 1000);
    const struct items *it = app_top(b.app)->items;
    const float top = items_get(it, item_id("block", 65))->bounds.y;
    drag(b.app, (struct point){600, 400}, 0, -150);
    assert_true(fabsf(items_get(it, item_id("block", 65))->bounds.y - (top - 150)) < 2);
    bench_close(&b);
}

/* Nothing that a finger has to hit is smaller than 38 pixels on the smallest screen (that is 10 mm
 * on a tablet's 10 inches); the arrows beside a long page may be, because the page can be pulled.
 */
static void test_targets(void **state)
{
    (void)state;
    int small = 0;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (strncmp(s->name, "ace", 3) == 0 || strncmp(s->name, "lesson-ace", 10) == 0 ||
            strcmp(s->name, "replay-ace") == 0 ||
            strcmp(s->name, "achievement-earned") == 0) /* the table has cards that overlap */
            continue;
        struct bench b = bench_open(W, H, "en", 100);
        showcase_open(s, b.app);
        app_settle(b.app, 5000);
        const struct items *it = app_top(b.app)->items;
        for (int k = 0; k < items_count(it); k++) {
            const struct item *i = items_at(it, k);
            const bool hit = i->role == ITEM_BUTTON || i->role == ITEM_TAB ||
                             i->role == ITEM_TOGGLE || i->role == ITEM_OPTION ||
                             i->role == ITEM_SLIDER;
            if (!hit || strcmp(i->name, "Scroll up") == 0 || strcmp(i->name, "Scroll down") == 0 ||
                (i->skip && rect_empty(i->bounds)) /* a pad's alone */ ||
                (i->bounds.w >= 38 && i->bounds.h >= 38))
                continue;
            printf("%s: “%s” is %.0f × %.0f\n", s->name, i->name, (double)i->bounds.w,
                   (double)i->bounds.h);
            small++;
        }
        bench_close(&b);
    }
    assert_int_equal(small, 0);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_taps), cmocka_unit_test(test_pages),
                                       cmocka_unit_test(test_targets)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
