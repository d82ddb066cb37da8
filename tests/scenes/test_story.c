/* The story of Ace of Spades: every enemy of the file speaks when met and when killed, every line
 * belongs to an enemy; and pages come when they should, and go. */
#define _GNU_SOURCE /* strcasestr */

#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "showcase.h"
#include "showcase_laid.h"
#include "story.h"
#include "table.h"
#include "unit.h"
#include "world.h"
#include "ace_settings.h"

#include <stdlib.h>
#include <string.h>

/* As many letters as a bubble on the poster has room for. */
enum { LINE_BYTES = 90 };

static void test_every_enemy_has_its_lines(void **state)
{
    (void)state;
    struct world w;
    struct rules r;
    char error[MATCH_ERROR] = "";
    char *assets = path_assets();
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find("ace"), 1, &r, error, sizeof error));
    for (int i = 0; i < ACE_ENEMIES; i++) {
        const char *id = ace_data(&r)->enemy[i].id, *met = ace_story_met(id),
                   *killed = ace_story_killed(id);
        if (!met || !killed)
            fail_msg("%s says nothing", id);
        assert_true(*met && strlen(met) < LINE_BYTES && *killed && strlen(killed) < LINE_BYTES);
    }
    int n = 0;
    for (; ace_story_id(n); n++) {
        bool found = false;
        for (int i = 0; i < ACE_ENEMIES; i++)
            found |= strcmp(ace_data(&r)->enemy[i].id, ace_story_id(n)) == 0;
        if (!found)
            fail_msg("no enemy is called %s", ace_story_id(n));
        for (int k = 0; k < n; k++)
            assert_string_not_equal(ace_story_id(k), ace_story_id(n));
    }
    assert_int_equal(n, ACE_ENEMIES);
    assert_null(ace_story_met("nobody"));
    world_close(&w);
    mem_free(assets);
}

static const char *top(struct bench *b)
{
    app_frame(b->app);
    return app_top(b->app)->type->name;
}

static void begin_run(struct bench *b)
{
    title_open(b->app);
    table_open(b->app, &(struct table_request){.game = "ace", .seed = "story", .story = true});
    app_settle(b->app, 10000);
}

static void test_told_once_and_gone_at_any_input(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    begin_run(&b);
    assert_string_equal(top(&b), "story");
    app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'X'});
    assert_string_equal(top(&b), "table");
    app_settle(b.app, 10000);
    assert_string_equal(top(&b), "table");
    begin_run(&b);
    assert_string_equal(top(&b), "table"); /* once is enough… */
    app_set(b.app, ace_setting(ACE_SETTING_STORY), STORY_ALWAYS);
    begin_run(&b);
    assert_string_equal(top(&b), "story"); /* …unless it is wished */
    app_input(b.app, &(struct input){.kind = INPUT_DOWN, .at = {5, 5}});
    app_input(b.app, &(struct input){.kind = INPUT_UP, .at = {5, 5}});
    assert_string_equal(top(&b), "table"); /* a press anywhere */
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    begin_run(&b);
    assert_string_equal(top(&b), "table"); /* nobody in a hurry waits */
    bench_close(&b);
}

static void test_no_more_of_it(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    begin_run(&b);
    assert_true(app_activate(b.app, "Turn off story"));
    assert_string_equal(top(&b), "table");
    assert_int_equal(app_setting(b.app, ace_setting(ACE_SETTING_STORY)), STORY_NEVER);
    app_set(b.app, ace_setting(ACE_SETTING_STORY_TOLD), 0);
    begin_run(&b);
    assert_string_equal(top(&b), "table");
    bench_close(&b);
}

/* The scenes as the markers of AS-03 pass; a run that is gone on with begins nothing. */
static void test_parts_follow_the_markers(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    int told_to = 0;
    struct board board = {0};
    title_open(b.app);
    app_set(b.app, ace_setting(ACE_SETTING_STORY), STORY_ALWAYS);
    int pages = 0;
    for (int marker = 0; marker <= ACE_DUELS; marker++) {
        board.num[ACE_MARKER] = marker;
        const bool told = ace_story.follow(&told_to, b.app, &board, true);
        assert_int_equal(told,
                         marker == 1 || marker == 4 || marker == 7 || marker == 10 || marker == 12);
        assert_false(ace_story.follow(&told_to, b.app, &board, true));
        pages += told;
    }
    assert_int_equal(pages, 5);
    told_to = 0;
    board.num[ACE_MARKER] = 7;
    assert_false(ace_story.follow(&told_to, b.app, &board, false));
    for (int s = 1; s <= 4; s++)
        assert_int_equal(ace_story_scene(s), ACE_STORY_STREET + s - 1);
    bench_close(&b);
}

static void show(struct bench *b, const char *name)
{
    const struct showcase *s = showcase_all();
    while (s->name && strcmp(s->name, name) != 0)
        s++;
    assert_non_null(s->name);
    showcase_open(s, b->app);
}

static bool says(struct bench *b, const char *words)
{
    app_exposed(b->app);
    app_frame(b->app);
    return strcasestr(canvas_text_dump(b->canvas), words) != NULL;
}

static void pass(struct bench *b, int ms)
{
    app_clock(b->app, app_now(b->app) + ms);
    app_frame(b->app);
}

/* Whatever is pressed while an end runs brings its last picture at once and does nothing else, nor
 * does what is pressed right after it. */
static void test_an_input_ends_what_runs(void **state)
{
    (void)state;
    static const struct {
        const char *scene, *last;
    } end[] = {{"ace-victory", "PAID IN FULL"}, {"ace-defeat", "SHOT DOWN"}};
    static const struct input enter = {.kind = INPUT_KEY, .key = KEY_ENTER},
                              other = {.kind = INPUT_KEY, .key = (enum key)'T'};
    for (int i = 0; i < 4; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        show(&b, end[i / 2].scene);
        app_frame(b.app);
        pass(&b, 450);
        assert_false(says(&b, end[i / 2].last));
        if (i % 2) {
            app_input(b.app, &(struct input){.kind = INPUT_DOWN, .at = {5, 5}});
            app_input(b.app, &(struct input){.kind = INPUT_UP, .at = {5, 5}});
        } else {
            app_input(b.app, i ? &other : &enter);
        }
        assert_true(says(&b, end[i / 2].last));
        pass(&b, 100);
        app_input(b.app, &enter);
        assert_string_equal(top(&b), "result");
        pass(&b, 500);
        app_input(b.app, &enter);
        assert_string_not_equal(top(&b), "result");
        bench_close(&b);
    }
}

/* What the scenes of a run's ends show, whatever the enemies' values have become. */
static void test_ends_are_what_they_are_called(void **state)
{
    (void)state;
    static const struct {
        const char *scene, *headline;
    } end[] = {{"ace-victory", "Lord Overkill has fallen"}, {"ace-defeat", "The last duel"}};
    for (size_t i = 0; i < sizeof end / sizeof *end; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        show(&b, end[i].scene);
        app_settle(b.app, 20000);
        if (!says(&b, end[i].headline))
            fail_msg("%s doesn't say \"%s\"", end[i].scene, end[i].headline);
        bench_close(&b);
    }
}

/* ---- from one table to the next ---- */

/* How dark the table is drawn, 0 to 255: by the shade of a kill or of a banner. */
static int shade_of(const char *dump)
{
    const char *at = strstr(dump, "#0A0604");
    return at ? (int)strtol((const char[]){at[7], at[8], 0}, NULL, 16) : 0;
}

/* After the kill of the last enemy of a scene: the dark goes as it came, and the new ground stands
 * where it is deepest. Nothing jumps from one frame to the next. */
static void test_the_ground_changes_in_the_dark(void **state)
{
    (void)state;
    enum { STEP = 16, MS = 8000, FALLS_MOST = 40 };
    struct bench b = bench_open(960, 540, "en", 100);
    setenv("CARRE_PEAK", "0", 1);
    showcase_open(showcase_named("ace-kill"), b.app);
    app_frame(b.app);
    unsetenv("CARRE_PEAK");
    int before = 0, changes = 0, deepest = 0;
    bool old = true;
    for (int ms = 0; ms < MS; ms += STEP) {
        app_clock(b.app, app_now(b.app) + STEP);
        assert_true(showcase_laid_go_on(b.app, STEP));
        app_frame(b.app);
        const char *dump = canvas_text_dump(b.canvas);
        const int shade = shade_of(dump);
        if (before - shade > FALLS_MOST)
            fail_msg("at %d ms it gets light at once: %d after %d", ms, shade, before);
        if ((strstr(dump, "ace/scene-1") != NULL) != old) {
            old = !old;
            changes++;
            assert_true(shade > 150);
        }
        deepest = shade > deepest ? shade : deepest;
        before = shade;
    }
    assert_int_equal(changes, 1);
    assert_true(deepest > 150 && before == 0);
    bench_close(&b);
}

/* Lord Overkill's poster is torn once, on the page of the end: at the table it stays whole, and it
 * is dark when that page comes. */
static void test_his_poster_is_torn_once(void **state)
{
    (void)state;
    enum { STEP = 16, MS = 8000 };
    struct bench b = bench_open(960, 540, "en", 100);
    setenv("CARRE_PEAK", "0", 1);
    showcase_laid_run(true);
    showcase_open(showcase_named("ace-victory"), b.app);
    showcase_laid_run(false);
    app_frame(b.app);
    unsetenv("CARRE_PEAK");
    showcase_laid_show(b.app);
    int shade = 0;
    for (int ms = 0; ms < MS && strcmp(app_top(b.app)->type->name, "result") != 0; ms += STEP) {
        app_clock(b.app, app_now(b.app) + STEP);
        showcase_laid_go_on(b.app, STEP);
        app_frame(b.app);
        if (strcmp(app_top(b.app)->type->name, "result") == 0)
            break;
        const char *dump = canvas_text_dump(b.canvas), *last = NULL;
        assert_null(strstr(dump, "ace/fall/"));
        assert_non_null(strstr(dump, "lord-overkill-normal"));
        for (const char *at = dump; (at = strstr(at, "#0A0604")); at++)
            last = at;
        shade = last ? shade_of(last) : 0;
    }
    assert_string_equal(app_top(b.app)->type->name, "result");
    assert_true(shade > 240);
    bench_close(&b);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_enemy_has_its_lines),
        cmocka_unit_test(test_told_once_and_gone_at_any_input),
        cmocka_unit_test(test_no_more_of_it),
        cmocka_unit_test(test_parts_follow_the_markers),
        cmocka_unit_test(test_ends_are_what_they_are_called),
        cmocka_unit_test(test_an_input_ends_what_runs),
        cmocka_unit_test(test_the_ground_changes_in_the_dark),
        cmocka_unit_test(test_his_poster_is_torn_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
