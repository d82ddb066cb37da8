/* A match looked back on in the window: fit to be read everywhere, reached by keys, pad and finger
 * alike, nobody's cards before their owner looks, and a short scene that ends. */
#include "bot.h"
#include "canvas.h"
#include "file.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "room.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "showcase.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void press(struct bench *b, enum key key)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(b->app, 400);
}

static const char *top(const struct bench *b) { return app_top(b->app)->type->name; }
static const struct item *named(const struct bench *b, const char *name)
{
    return items_named(app_top(b->app)->items, name);
}

static const char *picture(struct bench *b)
{
    app_exposed(b->app);
    app_frame(b->app);
    return canvas_text_dump(b->canvas);
}

/* With an argument: every screen at every size. The suite's other tests of all scenes see them too.
 */
static bool all;
static void test_fit_to_be_read(void **state)
{
    (void)state;
    static const struct {
        int w, h, text;
    } size[] = {{1024, 600, 100},  {1920, 1080, 100}, {1024, 600, 150},
                {1920, 1080, 200}, {1024, 768, 100},  {2560, 1080, 100}};
    int faults = 0, n = 0;
    for (size_t k = 0; k < sizeof size / sizeof *size; k++)
        for (const char *const *lang = i18n_languages(); *lang; lang++)
            for (const struct showcase *s = showcase_all(); s->name; s++) {
                if (strncmp(s->name, "review-", 7) != 0 || (k >= 4 && (*lang)[0] != 'f') ||
                    (!all && n++ % 17) || !look_due(n))
                    continue;
                struct bench b = bench_open(size[k].w, size[k].h, *lang, size[k].text);
                char where[120];
                app_set(b.app, SETTING_PACE, PACE_INSTANT);
                showcase_open(s, b.app);
                app_settle(b.app, 2000);
                snprintf(where, sizeof where, "%s %s %dx%d %d%%", s->name, *lang, size[k].w,
                         size[k].h, size[k].text);
                faults += look_at(b.app, where);
                bench_close(&b);
            }
    assert_int_equal(faults, 0);
}

static void test_keys_reach_everything(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bench_scene(&b, "review-holdem");
    assert_string_equal(top(&b), "review");
    assert_non_null(strstr(picture(&b), " was better."));
    const char *first = mem_copy_text(picture(&b));
    press(&b, (enum key)'2');
    assert_string_not_equal(first, picture(&b));
    press(&b, (enum key)'1');
    mem_free((void *)(uintptr_t)first);
    press(&b, (enum key)'W');
    assert_string_equal(top(&b), "replay");
    press(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "review");
    press(&b, (enum key)'O');
    assert_string_equal(top(&b), "table");
    bench_close(&b);
}

/* The cross and one button. */
static void test_a_pad_reaches_everything(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bench_scene(&b, "review-holdem");
    const struct item *turn = named(&b, "The turning point");
    assert_non_null(turn);
    for (int i = 0; i < 12 && items_focus(app_top(b.app)->items)->id != turn->id; i++) {
        app_input(b.app,
                  &(struct input){.kind = INPUT_PAD, .pad = i % 3 == 2 ? PAD_LEFT : PAD_DOWN});
        app_settle(b.app, 100);
        turn = named(&b, "The turning point");
    }
    assert_int_equal(items_focus(app_top(b.app)->items)->id, turn->id);
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_A});
    app_settle(b.app, 400);
    assert_non_null(named(&b, "Play clip"));
    app_input(b.app, &(struct input){.kind = INPUT_PAD, .pad = PAD_B});
    app_settle(b.app, 400);
    assert_string_equal(top(&b), "title");
    bench_close(&b);
}

/* ---- several people ---- */

static bool shows_faces(struct bench *b) { return strstr(picture(b), "cards/") != NULL; }

static void test_nobodys_cards_before_they_look(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    bench_scene(&b, "review-friends");
    assert_false(shows_faces(&b));
    assert_null(named(&b, "Watch from here"));
    assert_null(strstr(picture(&b), "chips"));
    press(&b, KEY_ENTER);
    assert_true(shows_faces(&b));
    assert_non_null(strstr(picture(&b), "Léa ")); /* names, never "you" */
    assert_null(strstr(picture(&b), "You "));
    app_away(b.app);
    app_settle(b.app, 200);
    assert_false(shows_faces(&b));
    press(&b, KEY_ENTER);
    assert_true(shows_faces(&b));
    press(&b, (enum key)'N'); /* the next person has to say so anew */
    assert_false(shows_faces(&b));
    assert_non_null(strstr(picture(&b), "Hugo, these are your decisions"));
    bench_close(&b);
}

/* ---- the turning point ---- */

/* Whatever is pressed, by whichever hand, the table itself too. */
static void hurry(struct bench *b, int way)
{
    static const enum key key[] = {KEY_SPACE, (enum key)'Q', KEY_ESCAPE};
    static const enum pad pad[] = {PAD_A, PAD_B};
    const struct item *button = named(b, "Skip");
    const struct point table = {400, 250};
    assert_non_null(button);
    if (way < 3) {
        press(b, key[way]);
        return;
    }
    struct input in = {.kind = INPUT_PAD, .pad = pad[way % 2]};
    if (way > 4)
        in = (struct input){.kind = INPUT_DOWN,
                            .at = way == 5 ? rect_centre(button->bounds) : table,
                            .touch = way == 7};
    app_input(b->app, &in);
    in.kind = way > 4 ? INPUT_UP : INPUT_LIFT;
    app_input(b->app, &in);
    app_settle(b->app, 400);
}

static void test_the_scene_ends_and_is_skipped(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    int ms = 0;
    bench_scene(&b, "review-holdem-turn");
    for (int way = 0; way < 8; way++) {
        press(&b, (enum key)'S');
        assert_string_equal(top(&b), "turning-point");
        hurry(&b, way);
        if (strcmp(top(&b), "review") != 0)
            fail_msg("way %d does not skip it", way);
    }
    press(&b, (enum key)'S');
    for (; ms < 60000 && strcmp(top(&b), "turning-point") == 0; ms += 20) {
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
    }
    assert_string_equal(top(&b), "review");
    assert_in_range(ms, 1500, 25000);
    bench_close(&b);
}

static void test_the_souvenir_is_whole(void **state)
{
    (void)state;
    static const char *const open[] = {"review-holdem-turn", "review-ace-turn", "review-upcolor"};
    static const char *const name[] = {"holdem", "ace", "upcolor"};
    char *folder = scratch_make();
    setenv("XDG_PICTURES_DIR", folder, 1);
    for (int i = 0; i < 3; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        char file[80];
        size_t n = 0;
        bench_scene(&b, open[i]);
        press(&b, KEY_END);
        press(&b, (enum key)'P');
        snprintf(file, sizeof file, "carre-%s-turning-point.png", name[i]);
        char *path = path_join(folder, file), *bytes = file_read(path, 1 << 26, &n, NULL);
        assert_non_null(bytes);
        assert_memory_equal(bytes, "\x89PNG", 4);
        assert_true(n > 20000);
        mem_free(bytes);
        mem_free(path);
        bench_close(&b);
    }
    unsetenv("XDG_PICTURES_DIR");
    scratch_remove(folder);
    mem_free(folder);
}

/* ---- the thread ---- */

static char *long_match(void)
{
    struct world w;
    struct rules r;
    char *assets = path_assets(), error[MATCH_ERROR];
    const uint8_t seed[SEED_BYTES] = {9};
    struct rng rng = rng_seed(4);
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find("holdem"), 4, &r, error, sizeof error));
    struct match *m = match_new(&r, seed, NULL, NULL, false, error);
    for (int i = 0; i < 150 && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_find("holdem", "beginner")->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    char *text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

static void test_it_is_worked_out_beside_the_screen(void **state)
{
    (void)state;
    char *text = long_match();
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    app_frame(b.app);
    assert_true(review_open(b.app, &(struct review_request){.text = text}));
    app_frame(b.app);
    for (int i = 0; i < 3000 && !named(&b, "Watch from here") && !named(&b, "Your decisions");
         i++) {
        usleep(10000);
        app_clock(b.app, app_now(b.app) + 100);
        app_frame(b.app);
    }
    assert_non_null(named(&b, "The turning point"));
    press(&b, KEY_ESCAPE);
    /* left while it works */
    assert_true(review_open(b.app, &(struct review_request){.text = text}));
    app_frame(b.app);
    press(&b, KEY_ESCAPE);
    assert_string_equal(top(&b), "title");
    assert_false(review_open(b.app, &(struct review_request){.text = "carre 1\nnothing\n"}));
    app_frame(b.app);
    assert_string_equal(top(&b), "dialog");
    bench_close(&b);
    mem_free(text);
}

int main(int argc, char **argv)
{
    (void)argv;
    all = argc > 1;
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_keys_reach_everything),
        cmocka_unit_test(test_a_pad_reaches_everything),
        cmocka_unit_test(test_nobodys_cards_before_they_look),
        cmocka_unit_test(test_the_scene_ends_and_is_skipped),
        cmocka_unit_test(test_the_souvenir_is_whole),
        cmocka_unit_test(test_it_is_worked_out_beside_the_screen),
        cmocka_unit_test(test_fit_to_be_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
