/* What is on the screen is what the scene shows, whole: over stretches of play in every game,
 * frames that touched only what is different from the last one are compared with the same frame
 * drawn from nothing. And where nothing moves nothing is drawn. While a picture is still being
 * drawn, something stands for it. */
#include "canvas_inside.h"
#include "canvas_pixels.h"
#include "canvas_sdl.h"
#include "frames_play.h"
#include "look.h"
#include "showcase.h"
#include "unit.h"

#include <SDL.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { FRAMES = 90, W = 1024, H = 600 };

static void stretch(const struct play *play, int *faults)
{
    struct bench b = bench_drawn(W, H, settings_new());
    struct canvas *c = b.canvas;
    struct app *app = b.app;
    /* as in a window: by several threads, with pictures that come later */
    canvas_hasten(c);
    struct player_hands hands;
    long drawn = 0, pixels = 0;
    play_begin(&hands, app, play);
    for (int turn = 0; turn < 60000 && drawn < FRAMES; turn++) {
        const long before = app_frames(app);
        const int wait = app_frame(app);
        if (app_frames(app) != before) {
            drawn++;
            pixels += canvas_costs(c).pixels;
            const long wrong = canvas_differences(c);
            if (wrong)
                printf("%s, frame %ld: %ld pixels are not those of the whole\n", play->name, drawn,
                       wrong);
            *faults += wrong != 0;
        } else if (wait > 0 && wait <= 25) {
            SDL_Delay(1); /* a bot thinks, in real time */
        }
        app_clock(app, app_now(app) + 50);
        play_hands(&hands, wait == 0);
    }
    assert_int_equal(drawn, FRAMES);
    assert_true(pixels < FRAMES * (long)W * H);
    /* what is kept: the least budget, and no more beside than the picture has pixels */
    assert_in_range(canvas_costs(c).bytes, 1, 8 << 20);
    assert_in_range(canvas_costs(c).aside, 0, W * (H + 32) * 4);
    bench_close(&b);
}

static void test_what_is_shown_is_the_whole(void **state)
{
    (void)state;
    int faults = 0;
    for (const struct play *p = plays; p->name; p++)
        if (!p->scenes && look_due((int)(p - plays)))
            stretch(p, &faults);
    assert_int_equal(faults, 0);
}

/* ---- with no picture kept from before ---- */

enum { STEP_MS = 25, FIRST_MS = 2000 };

/* A card or a face? */
static bool is_card(const char *name)
{
    static const char *const part[] = {"cards/",   "/back",       "/mini",      "effect-back",
                                       "fan-card", "spec/faces/", "portraits/", "people/"};
    if (strstr(name, "/ground-") || strcmp(name, "cards/edge") == 0)
        return false;
    for (size_t i = 0; i < sizeof part / sizeof *part; i++)
        if (strstr(name, part[i]))
            return true;
    return strncmp(name, "emblems/", 8) == 0;
}

static bool is_back(const char *name)
{
    return strstr(name, "spec/faces/") || strstr(name, "back") || strstr(name, "/mini") ||
           strstr(name, "fan-card");
}

static const struct canvas_ops *real;
static bool all_missed; /* else what the canvas says */
static struct {
    long cards, missed, blank;
} seen;
/* of the last one that was not there: what is to stand for it */
static struct {
    bool form, sign;
    char name[100];
    struct rect r;
} owed;

static void look_back(void)
{
    if (owed.form || owed.sign) {
        printf("%s at %.0f %.0f has no %s\n", owed.name, owed.r.x, owed.r.y,
               owed.form ? "plain form" : "sign");
        seen.blank++;
    }
    owed.form = owed.sign = false;
}

static void see_picture(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    enum { IN_HASTE = 40 }; /* cards for which no time is left, however fast the machine is */
    look_back();
    if (!all_missed && seen.cards < IN_HASTE)
        ((struct canvas_pixels *)c)->spent = 1e6;
    real->picture(c, name, r, paint);
    if (c->rehearsal || !is_card(name))
        return;
    c->missed |= all_missed;
    seen.cards++;
    seen.missed += c->missed;
    owed.form = c->missed;
    owed.sign = c->missed && !is_back(name);
    owed.r = r;
    snprintf(owed.name, sizeof owed.name, "%s", name);
}

/* Just where the picture would be. */
static bool is_there(struct rect r)
{
    return fabsf(r.x - owed.r.x) < 2 && fabsf(r.y - owed.r.y) < 2 && fabsf(r.w - owed.r.w) < 3 &&
           fabsf(r.h - owed.r.h) < 3;
}

static void see_panel(struct canvas *c, struct rect r, const struct panel *panel, float alpha)
{
    if (is_there(r) && colour_a(panel->fill) == 255)
        owed.form = false;
    real->panel(c, r, panel, alpha);
}

/* A sheet that lies at an angle is a line as wide as it is high. */
static void see_line(struct canvas *c, struct point from, struct point to, float width,
                     uint32_t colour)
{
    const float dx = to.x - from.x, dy = to.y - from.y, length = sqrtf(dx * dx + dy * dy);
    if (is_there(
            rect_around((struct point){(from.x + to.x) / 2, (from.y + to.y) / 2}, length, width)))
        owed.form = false;
    real->line(c, from, to, width, colour);
}

static void see_text(struct canvas *c, const struct text_block *block, struct point at, float alpha,
                     const struct rect *box)
{
    const struct rect around = rect_scaled(owed.r, 1.6F);
    if (!owed.form && at.x >= around.x && at.x < rect_right(around) && at.y >= around.y &&
        at.y < rect_bottom(around))
        owed.sign = false;
    real->text(c, block, at, alpha, box);
}

static void watch(struct bench *b, const struct play *play)
{
    struct canvas_ops ops = *b->canvas->ops;
    real = b->canvas->ops;
    ops.picture = see_picture;
    ops.panel = see_panel;
    ops.line = see_line;
    ops.text = see_text;
    memset(&seen, 0, sizeof seen);
    b->canvas->ops = &ops;
    struct player_hands hands;
    play_begin(&hands, b->app, play);
    for (int ms = 0; ms < FIRST_MS; ms += STEP_MS) {
        const int wait = app_frame(b->app);
        look_back();
        app_clock(b->app, app_now(b->app) + STEP_MS);
        play_hands(&hands, wait == 0);
    }
    /* threads get their time late on a busy machine */
    for (int i = 0; !all_missed && seen.missed == seen.cards && i < 1000; i++) {
        SDL_Delay(10);
        app_redraw(b->app);
        app_frame(b->app);
        look_back();
    }
    b->canvas->ops = real;
    bench_close(b);
}

/* In the first two seconds of each table, with no picture of a card or a face there, the plain form
 * of each lies where it would be: its colour, and its index or letter. */
static void test_nothing_is_blank(void **state)
{
    (void)state;
    all_missed = true;
    for (const struct play *p = plays; p->name; p++) {
        if (!p->game)
            continue;
        struct bench b = bench_open(W, H, "en", 100);
        watch(&b, p);
        if (seen.blank)
            printf("%s: %ld blank\n", p->name, seen.blank);
        assert_true(seen.cards > 40);
        assert_int_equal(seen.missed, seen.cards);
        assert_int_equal(seen.blank, 0);
    }
}

/* And a window says so while its threads draw them. */
static void test_what_is_drawn_later_is_missed(void **state)
{
    (void)state;
    const struct play *p = plays;
    while (strcmp(p->name, "upcolor") != 0)
        p++;
    all_missed = false;
    struct bench b = bench_drawn(W, H, settings_new());
    canvas_hasten(b.canvas);
    watch(&b, p);
    assert_true(seen.missed > 0 && seen.missed < seen.cards);
    assert_int_equal(seen.blank, 0);
}

static int rehearsed;

static void see_rehearsal(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    rehearsed += c->rehearsal;
    real->picture(c, name, r, paint);
}

static void go_on(struct app *app, int frames, int ms)
{
    for (int i = 0; i < frames; i++) {
        app_clock(app, app_now(app) + ms);
        app_redraw(app);
        app_frame(app);
    }
}

/* What a page of the end shows at last is asked for while the page comes up, and no more once it
 * rests. */
static void test_an_end_is_rehearsed(void **state)
{
    (void)state;
    struct bench b = bench_drawn(W, H, settings_new());
    canvas_hasten(b.canvas);
    showcase_open(showcase_named("result-spec"), b.app);
    assert_string_equal(app_top(b.app)->type->name, "result");
    struct canvas_ops ops = *b.canvas->ops;
    real = b.canvas->ops;
    ops.picture = see_rehearsal;
    b.canvas->ops = &ops;
    go_on(b.app, 2, 50);
    assert_true(rehearsed > 0);
    go_on(b.app, 1, 60000);
    rehearsed = 0;
    go_on(b.app, 2, 50);
    assert_int_equal(rehearsed, 0);
    b.canvas->ops = real;
    bench_close(&b);
}

/* A picture of more than 1.6 times the pixels of a window is no sprite of its own: it would be
 * unpacked and stretched in each frame in which it shows. */
static void test_no_large_picture_is_stretched(void **state)
{
    (void)state;
    static const struct point sizes[] = {{1920, 1080}, {1024, 768}, {2560, 1080}};
    static const char *const scenes[] = {
        "result-power-up", "result-holdem", "result-spec", "ace-victory",      "ace-defeat",
        "ace-entrance",    "all-in",        "all-in-spec", "hand-won",         "hand-won-spec",
        "spec-meow",       "spec-toast",    "spec-good",   "upcolor-all-four", NULL};
    int faults = 0;
    for (int i = 0; i < 3; i++)
        for (const char *const *name = scenes; *name; name++) {
            struct bench b = bench_open((int)sizes[i].x, (int)sizes[i].y, "en", 100);
            showcase_open(showcase_named(*name), b.app);
            app_settle(b.app, 20000);
            const char *at = canvas_text_dump(b.canvas);
            char picture[80];
            int w, h, pictures = 0;
            for (; (at = strstr(at, "\npicture ")) != NULL; at++, pictures++)
                if (sscanf(at, "\npicture %*d %*d %d %d %79s", &w, &h, picture) == 3 &&
                    (float)w * (float)h > 1.6F * sizes[i].x * sizes[i].y) {
                    printf("%s, %.0f x %.0f: %s is %d x %d\n", *name, sizes[i].x, sizes[i].y,
                           picture, w, h);
                    faults++;
                }
            assert_true(pictures > 10);
            bench_close(&b);
        }
    assert_int_equal(faults, 0);
}

int main(int argc, char **argv)
{
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_shown_is_the_whole),
        cmocka_unit_test(test_nothing_is_blank),
        cmocka_unit_test(test_what_is_drawn_later_is_missed),
        cmocka_unit_test(test_an_end_is_rehearsed),
        cmocka_unit_test(test_no_large_picture_is_stretched),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
