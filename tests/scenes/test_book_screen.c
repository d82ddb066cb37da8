/* The book in hand: from the list to a power and back, from a power to a table, and the numbers of
 * the table that it was opened from. */
#include "ace_names.h"
#include "app_inside.h"
#include "file.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "power_up_names.h"
#include "rules_text.h"
#include "scenes.h"
#include "scratch.h"
#include "table.h"
#include "unit.h"
#include "world.h"

#include <stdlib.h>
#include <string.h>

static const char *top(struct bench *b)
{
    app_frame(b->app);
    return app_top(b->app)->type->name;
}

/* Is there something on the page whose words have that in them? */
static bool tells(struct bench *b, const char *words)
{
    app_frame(b->app);
    const struct items *it = app_top(b->app)->items;
    for (int i = 0; i < items_count(it); i++)
        if (strstr(items_at(it, i)->name, words))
            return true;
    return false;
}

static void test_from_the_list_and_back(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    rules_open_at(b.app, "power-up", "powers");
    assert_string_equal(top(&b), "rules");
    assert_true(app_activate(b.app, "Deploy"));
    assert_true(tells(&b, "The board on the turn"));
    assert_true(app_activate(b.app, "Back"));
    assert_true(tells(&b, "Each card shows what"));
    assert_true(app_activate(b.app, "Next page"));
    assert_true(tells(&b, "Clone"));
    for (int i = 0; i < 20 && !app_activate(b.app, "Try it at a table"); i++)
        app_input(b.app, &(struct input){.kind = INPUT_WHEEL, .wheel = -2, .at = {700, 300}});
    assert_string_equal(top(&b), "lesson");
    assert_true(tells(&b, "You hold Clone"));
    bench_close(&b);
}

static void test_the_chart_is_a_page(void **state)
{
    (void)state;
    static const char *const game[] = {"holdem", "power-up"};
    for (int i = 0; i < 2; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        title_open(b.app);
        rules_open_at(b.app, game[i], "hand-ranks");
        assert_true(tells(&b, "Straight flush") && tells(&b, "High card"));
        assert_true(app_activate(b.app, "Back"));
        assert_string_equal(top(&b), "title");
        bench_close(&b);
    }
}

/* Ten pages, each with its tab; a sign for every verb of the enemies' file, and from a page to a
 * lesson and back. */
static void test_ace_of_spades(void **state)
{
    (void)state;
    static const char *const page[] = {"The run",       "A turn",      "Poker hands", "Damage",
                                       "Bonuses",       "Icons",       "Scenes",      "Two players",
                                       "Strategy tips", "Achievements"};
    struct bench b = bench_open(1024, 600, "en", 100);
    title_open(b.app);
    rules_open(b.app, "ace", 0);
    for (int i = 0; i < 10; i++)
        assert_true(app_activate(b.app, page[i]));
    assert_true(tells(&b, "Fire five of a kind, all of them aces."));
    int signs = 0;
    char error[RULES_ERROR];
    struct rules_book *book = rules_book_open("ace", error);
    for (const struct block *k = book->page[5].block; k->kind != BLOCK_END; k++)
        signs += k->kind == BLOCK_ICON;
    rules_book_close(book);
    assert_int_equal(signs, ACE_DOS - 1);
    assert_true(app_activate(b.app, "A turn"));
    for (int i = 0; i < 20 && !app_activate(b.app, "Try it at a table"); i++)
        app_input(b.app, &(struct input){.kind = INPUT_WHEEL, .wheel = -2, .at = {700, 300}});
    assert_string_equal(top(&b), "lesson");
    assert_true(tells(&b, "not even a pair"));
    bench_close(&b);
}

static const struct item *control(struct bench *b, const char *name)
{
    return items_named(app_top(b->app)->items, name);
}

static void pass(struct bench *b, int ms)
{
    for (const int64_t end = app_now(b->app) + ms; app_now(b->app) < end;) {
        app_frame(b->app);
        app_clock(b->app, app_now(b->app) + 20);
    }
}

/* A moving example begins when it is seen, can be stopped, rests on its last words and wants no
 * frame then; in reduced motion it goes step by step. */
static void test_an_example_plays_once_and_rests(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    rules_open(b.app, "ace", 1);
    pass(&b, 500);
    assert_non_null(control(&b, "Pause"));
    assert_true(tells(&b, "discard any number of cards and draw"));
    assert_true(app_activate(b.app, "Pause"));
    pass(&b, 30000);
    assert_true(tells(&b, "discard any number of cards and draw"));
    assert_true(app_activate(b.app, "Continue"));
    app_settle(b.app, 90000);
    assert_non_null(control(&b, "Play again"));
    assert_true(tells(&b, "One bullet is left"));
    assert_true(app_frame(b.app) < 0);
    app_set(b.app, SETTING_REDUCED_MOTION, 1);
    assert_true(app_activate(b.app, "Play again"));
    for (int i = 0; i < 5 && !control(&b, "Play again"); i++) {
        pass(&b, 30000);
        assert_true(app_activate(b.app, "Next step"));
        pass(&b, 3000);
    }
    assert_non_null(control(&b, "Play again"));
    assert_true(tells(&b, "One bullet is left"));
    bench_close(&b);
}

/* Where a drawing stands first, the example takes its place when it's asked for, and leaves it. */
static void test_an_example_is_watched_when_asked_for(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    rules_open_at(b.app, "power-up", "xray");
    pass(&b, 1000);
    assert_true(tells(&b, "Robin plays it") && tells(&b, "What it can’t do"));
    assert_null(control(&b, "Pause"));
    assert_true(app_frame(b.app) < 0);
    assert_true(app_activate(b.app, "Watch it played"));
    pass(&b, 500);
    assert_non_null(control(&b, "Pause"));
    assert_true(tells(&b, "one random hole card from each opponent"));
    assert_false(tells(&b, "Robin plays it"));
    assert_true(app_activate(b.app, "Stop watching"));
    assert_true(tells(&b, "Robin plays it"));
    assert_null(control(&b, "Pause"));
    assert_true(app_activate(b.app, "Watch it played"));
    assert_true(app_activate(b.app, "Scanner"));
    assert_true(tells(&b, "Keep both or discard both"));
    assert_null(control(&b, "Pause"));
    bench_close(&b);
}

/* F1: whatever can have the focus at a duel has something to tell, if only why it is closed. */
static void test_everything_explains_itself(void **state)
{
    (void)state;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    table_open(b.app, &(struct table_request){.game = "ace", .seed = "carre"});
    app_settle(b.app, 20000);
    const struct items *it = app_top(b.app)->items;
    int cards = 0;
    for (int i = 0; i < items_count(it); i++) {
        const struct item *e = items_at(it, i);
        const bool reached =
            e->role == ITEM_TEXT || e->role == ITEM_PICTURE ? e->readable : e->role != ITEM_GROUP;
        cards += e->role == ITEM_CARD;
        if (reached && !e->skip && !(e->about && *e->about) && !(e->why_not && *e->why_not))
            fail_msg("\"%s\" explains nothing", e->name);
    }
    assert_int_equal(cards, 8);
    bench_close(&b);
}

/* PU-04, PU-06: all of these are options of the table. */
static void test_numbers_of_the_table(void **state)
{
    (void)state;
    struct world w;
    struct rules r;
    char error[MATCH_ERROR];
    char *assets = path_assets();
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find("power-up"), 3, &r, error, sizeof error));
    r.option[POWER_UP_ENERGY_GAIN] = 7;
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    rules_open(b.app, "power-up", 0);
    assert_true(tells(&b, "gains 2 energy"));
    assert_true(app_activate(b.app, "Back"));
    assert_string_equal(top(&b), "title");
    rules_open_table(b.app, &r, NULL);
    assert_true(tells(&b, "gains 7 energy"));
    bench_close(&b);
    world_close(&w);
    mem_free(assets);
}

/* A book or a lesson that can't be read is told, with file, line and reason, and nothing else is
 * lost. */
static void test_broken_data(void **state)
{
    (void)state;
    char *room = scratch_make(), *spec = path_join(room, "spec"),
         *file = path_join(spec, "book.txt"), *usual = path_assets();
    static const char text[] = "title \"T\"\npage \"P\"\nhaed \"H\"\n";
    assert_true(path_make_folder(spec, NULL) && file_write(file, text, sizeof text - 1, NULL));
    static const char lessons[] = "seat cat \"A\"\nlesson spec\nsay \"S\"\n1 dance\n";
    char *script = path_join(spec, "lessons.txt");
    assert_true(file_write(script, lessons, sizeof lessons - 1, NULL));
    char *assets = scratch_assets(room);
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    rules_open(b.app, "spec", 0);
    assert_string_equal(top(&b), "title");
    assert_string_equal(b.app->toast, "spec/book.txt:3: there is no line \"haed\" in a book");
    lesson_open(b.app, "spec");
    assert_string_equal(top(&b), "title");
    assert_string_equal(b.app->toast, "spec/lessons.txt:4: spec has no verb \"dance\"");
    rules_open(b.app, "power-up", 0);
    assert_string_equal(top(&b), "rules");
    bench_close(&b);
    mem_free(script);
    setenv("CARRE_ASSETS", usual, 1);
    scratch_remove(assets);
    scratch_remove(room);
    mem_free(assets), mem_free(room), mem_free(spec), mem_free(file), mem_free(usual);
}

/* Who has heard a game's lesson to its end needs no other to begin with; one about a single thing
 * doesn't count. */
static void test_lesson_taken(void **state)
{
    (void)state;
    char *room = scratch_make(), *spec = path_join(room, "spec"),
         *script = path_join(spec, "lessons.txt"), *usual = path_assets();
    static const char lessons[] =
        "seat cat \"A\"\nseat fox \"B\"\nlesson spec\nsay \"S\"\nsay \"T\"\n"
        "lesson spec/twice\nsay \"S\"\n";
    assert_true(path_make_folder(spec, NULL) &&
                file_write(script, lessons, sizeof lessons - 1, NULL));
    char *assets = scratch_assets(room);
    struct bench b = bench_open(1280, 720, "en", 100);
    title_open(b.app);
    static const struct {
        const char *name;
        int says, taken;
    } lesson[] = {{"spec/twice", 1, 0}, {"spec", 2, 1}};
    for (int i = 0; i < 2; i++) {
        lesson_open(b.app, lesson[i].name);
        app_settle(b.app, 20000);
        for (int n = 1; n <= lesson[i].says; n++) {
            assert_string_equal(top(&b), "lesson");
            assert_int_equal(app_setting(b.app, SETTING_LESSON_TAKEN), 0);
            assert_true(app_activate(b.app, n < lesson[i].says ? "Next" : "Done"));
            app_settle(b.app, 20000);
        }
        assert_string_equal(top(&b), "title");
        assert_int_equal(app_setting(b.app, SETTING_LESSON_TAKEN), lesson[i].taken);
    }
    bench_close(&b);
    setenv("CARRE_ASSETS", usual, 1);
    scratch_remove(assets);
    scratch_remove(room);
    mem_free(assets), mem_free(room), mem_free(spec), mem_free(script), mem_free(usual);
}

/* The history of a lesson's table lies over the teacher's words, as over all else: its Close can be
 * pressed, and back puts it away before it asks to leave. */
static void test_the_history_lies_over_the_lesson(void **state)
{
    (void)state;
    static const char *const lessons[] = {
        "power-up/disintegrate", "power-up/xray", "power-up", "spec", "upcolor", "ace"};
    static const int looks[][3] = {{1024, 768, 200}, {1280, 720, 100}};
    static const struct input escape = {.kind = INPUT_KEY, .key = KEY_ESCAPE};
    int opened = 0;
    for (int i = 0; i < 2; i++)
        for (size_t n = 0; n < sizeof lessons / sizeof *lessons; n++) {
            struct bench b = bench_open(looks[i][0], looks[i][1], "en", looks[i][2]);
            title_open(b.app);
            lesson_open(b.app, lessons[n]);
            app_settle(b.app, 20000);
            if (strcmp(top(&b), "lesson") != 0)
                fail_msg("there is no lesson %s", lessons[n]);
            const struct items *it = app_top(b.app)->items;
            const struct item *close;
            assert_non_null(strstr(canvas_text_dump(b.canvas), "tag lesson"));
            const struct item *open = items_named(it, "History");
            opened += open != NULL;
            if (!open) { /* nothing has happened there yet, or it has no room */
                bench_close(&b);
                continue;
            }
            app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = open->key});
            app_settle(b.app, 20000);
            close = items_named(it, "Close");
            assert_non_null(close);
            if (items_under(it, rect_centre(close->bounds)) != close ||
                strstr(canvas_text_dump(b.canvas), "tag lesson"))
                fail_msg("%s, %d %%: words lie over the history", lessons[n], looks[i][2]);
            assert_int_not_equal(app_frame(b.app), 0); /* and it is at rest */
            app_input(b.app, &escape);
            app_settle(b.app, 20000);
            assert_string_equal(top(&b), "lesson");
            assert_null(items_named(it, "Close"));
            assert_non_null(strstr(canvas_text_dump(b.canvas), "tag lesson"));
            app_input(b.app, &escape);
            assert_string_equal(top(&b), "dialog");
            bench_close(&b);
        }
    assert_in_range(opened, 9, 12);
}

/* A page has nothing at its right: what leads on lies on its lower edge, as long as it leads
 * on. */
/* A page that goes on below is turned over by the two arrows, and by "Next page", which comes to
 * the next page from the last of it alone. */
static void test_leaves_are_turned(void **state)
{
    static const char *const game[] = {"ace", "upcolor", "power-up", "spec"};
    const float edge = 1280 * 1824.0F / 1920;
    (void)state;
    for (size_t i = 0; i < sizeof game / sizeof *game; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        title_open(b.app);
        rules_open(b.app, game[i], 0);
        app_settle(b.app, 2000);
        const struct items *it = app_top(b.app)->items;
        int leaves = 1;
        for (int n = 0; n < items_count(it); n++)
            assert_true(rect_right(items_at(it, n)->bounds) <= edge + 1);
        assert_non_null(items_named(it, "Scroll up")->why_not);
        for (; !items_named(it, "Scroll down")->why_not; leaves++) {
            assert_true(leaves < 20 && app_activate(b.app, "Scroll down"));
            app_frame(b.app);
        }
        assert_true(leaves > 1);
        assert_null(items_named(it, "Scroll up")->why_not);
        rules_open(b.app, game[i], 0);
        app_settle(b.app, 2000);
        it = app_top(b.app)->items;
        for (int turned = 1; turned < leaves; turned++) {
            assert_non_null(items_named(it, "Scroll down"));
            assert_null(items_named(it, "Scroll down")->why_not);
            assert_true(app_activate(b.app, "Next page"));
            app_settle(b.app, 2000);
        }
        assert_non_null(items_named(it, "Scroll down")->why_not); /* still the first page */
        assert_null(items_named(it, "Scroll up")->why_not);
        bench_close(&b);
    }
}

/* Where a numbered step stands: its place in its page is its item's. */
static struct rect step_place(struct bench *b, int n)
{
    const struct item *item = items_get(app_top(b->app)->items, item_id("block", n));
    assert_non_null(item);
    return item->bounds;
}

/* SPEC's first page is a scroll of four steps, read from the right where headlines run downwards,
 * and from the left elsewhere; in very large letters one lies below the other. All stand within the
 * page, beside one another, and none reaches into the next. */
static void test_steps_are_read_as_the_language_is(void **state)
{
    static const struct {
        const char *lang;
        int text, aside, down;
    } ways[] = {{"ja", 100, -1, 0}, {"en", 100, 1, 0}, {"fr", 100, 1, 0}, {"ja", 200, 0, 1}};
    (void)state;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        struct bench b = bench_open(1280, 720, ways[i].lang, ways[i].text);
        title_open(b.app);
        rules_open(b.app, "spec", 0);
        app_settle(b.app, 2000);
        for (int n = 0; n < 3; n++) {
            const struct rect one = step_place(&b, n), next = step_place(&b, n + 1);
            assert_float_equal(next.x - one.x, (float)ways[i].aside * one.w, 1);
            assert_float_equal(next.y - one.y, (float)ways[i].down * one.h, 1);
        }
        bench_close(&b);
    }
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_from_the_list_and_back),
        cmocka_unit_test(test_the_chart_is_a_page),
        cmocka_unit_test(test_numbers_of_the_table),
        cmocka_unit_test(test_broken_data),
        cmocka_unit_test(test_lesson_taken),
        cmocka_unit_test(test_the_history_lies_over_the_lesson),
        cmocka_unit_test(test_ace_of_spades),
        cmocka_unit_test(test_everything_explains_itself),
        cmocka_unit_test(test_an_example_plays_once_and_rests),
        cmocka_unit_test(test_an_example_is_watched_when_asked_for),
        cmocka_unit_test(test_leaves_are_turned),
        cmocka_unit_test(test_steps_are_read_as_the_language_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
