/* Games saved under a name: none takes the place of another, whatever is gone on with; a bug report
 * tells nobody's cards. */
#include "bot.h"
#include "bug_report.h"
#include "file.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "room.h"
#include "saves_kept.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "store.h"
#include "strbuf.h"
#include "table.h"
#include "twin.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *top(const struct bench *b) { return app_top(b->app)->type->name; }

static void key(struct bench *b, enum key k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = k});
    app_settle(b->app, 3000);
}

static struct match *played(struct world *w, const char *game, int actions, bool to_the_end)
{
    struct rules r;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(3);
    const struct game *g = games_find(game);
    assert_true(world_rules(w, g,
                            g->seats_min > 3   ? g->seats_min
                            : g->seats_max < 3 ? g->seats_min
                                               : 3,
                            &r, error, sizeof error));
    match_seed_from_text("one", seed);
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_non_null(m);
    for (int i = 0; (i < actions || to_the_end) && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        match_play(m, &a, i * 100);
    }
    return m;
}

static char *text_after(const char *game, int actions)
{
    char *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    struct match *m = played(&w, game, actions, false);
    char *text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

static int kept(struct bench *b)
{
    size_t count;
    mem_free(saves_kept(b->app, &count));
    return (int)count;
}

static void assert_kept_as(struct bench *b, int number, const char *text)
{
    char *there = saves_kept_text(b->app, number);
    assert_string_equal(there ? there : "(none)", text);
    mem_free(there);
}

static void saves_stand_beside_one_another(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    char *first = text_after("holdem", 3), *second = text_after("holdem", 5),
         *waits = text_after("holdem", 7), game[24];
    title_open(b.app);
    assert_int_equal(saves_keep(b.app, first, NULL, "One"), 1);
    assert_int_equal(saves_keep(b.app, second, NULL, "One"), 2);
    store_put(store, "autosave-holdem", waits);
    assert_true(saves_take_up(b.app, 1, game));
    assert_string_equal(game, "holdem");
    assert_int_equal(kept(&b), 3); /* what waited is not lost */
    assert_kept_as(&b, 1, first);
    assert_kept_as(&b, 2, second);
    assert_kept_as(&b, 3, waits);
    assert_true(saves_take_up(b.app, 2, game)); /* what waits now is number 1 itself */
    assert_int_equal(kept(&b), 3);
    saves_delete(b.app, 3);
    assert_int_equal(saves_keep(b.app, waits, NULL, "Four"), 4); /* a number is given once */
    saves_delete(b.app, 4);
    saves_delete(b.app, 9);
    assert_int_equal(kept(&b), 2);
    assert_false(saves_take_up(b.app, 4, game));
    bench_close(&b);
    store_close(store);
    mem_free(first);
    mem_free(second);
    mem_free(waits);
}

static void from_the_pause_to_the_list_and_back(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    char *text = text_after("power-up", 12);
    title_open(b.app);
    room_sit(b.app, "power-up", text);
    app_settle(b.app, 20000);
    key(&b, KEY_ESCAPE);
    assert_true(app_activate(b.app, "Save as…"));
    app_settle(b.app, 1000);
    assert_string_equal(top(&b), "name");
    assert_true(app_activate(b.app, "Clear"));
    assert_false(app_activate(b.app, "Done"));
    app_input(b.app, &(struct input){.kind = INPUT_TEXT, .text = "Before the flop"});
    app_settle(b.app, 500);
    assert_true(app_activate(b.app, "Done"));
    app_settle(b.app, 1000);
    assert_string_equal(top(&b), "pause");
    assert_int_equal(kept(&b), 1);
    char *then = saves_kept_text(b.app, 1);
    app_home(b.app);
    app_settle(b.app, 500);
    assert_true(app_activate(b.app, "Games played"));
    assert_true(app_activate(b.app, "Saved games"));
    assert_string_equal(top(&b), "saves");
    assert_true(app_activate(b.app, "Rename"));
    app_settle(b.app, 500);
    app_input(b.app, &(struct input){.kind = INPUT_TEXT, .text = ", later"});
    app_settle(b.app, 500);
    assert_true(app_activate(b.app, "Done"));
    app_settle(b.app, 500);
    assert_true(app_activate(b.app, "Before the flop, later"));
    app_settle(b.app, 500);
    assert_string_equal(top(&b), "table");
    assert_kept_as(&b, 1, then);
    app_home(b.app);
    app_settle(b.app, 500);
    assert_true(app_activate(b.app, "Games played"));
    assert_true(app_activate(b.app, "Saved games"));
    for (int n = kept(&b); n > 0; n--) {
        assert_true(app_activate(b.app, "Delete"));
        assert_true(app_activate(b.app, "Delete"));
        app_settle(b.app, 500);
        assert_int_equal(kept(&b), n - 1);
    }
    mem_free(then);
    mem_free(text);
    bench_close(&b);
    store_close(store);
}

static void the_pages_are_fit_to_be_read(void **state)
{
    struct store *store = store_open(*state);
    char *text = text_after("holdem", 12);
    int faults = 0;
    for (int l = 0; i18n_languages()[l]; l++)
        for (int large = 0; large < 2; large++) {
            char where[80];
            struct bench b = bench_open_on(store, large ? 1024 : 1920, large ? 600 : 1080,
                                           i18n_languages()[l], large ? 200 : 100);
            title_open(b.app);
            if (!kept(&b))
                saves_keep(b.app, text, NULL, "The longest name that can be given to it");
            saves_open(b.app);
            app_settle(b.app, 500);
            snprintf(where, sizeof where, "saved games, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            naming_open(b.app, "X", "The longest name that can be given to it", NULL, NULL);
            app_settle(b.app, 500);
            snprintf(where, sizeof where, "a name, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            bench_close(&b);
            b = bench_open_on(store, large ? 1024 : 1920, large ? 600 : 1080, i18n_languages()[l],
                              large ? 200 : 100);
            title_open(b.app);
            struct seating who;
            seating_default(&who, games_find("holdem"), 3);
            seating_sit_guest(&who, 1);
            char *late = text_after("holdem", 50);
            table_open(b.app,
                       &(struct table_request){.game = "holdem", .saved = late, .seating = &who});
            app_settle(b.app, 20000);
            key(&b, KEY_ESCAPE);
            assert_string_equal(top(&b), "pause");
            assert_non_null(items_get(app_top(b.app)->items, item_id("pause", 6)));
            snprintf(where, sizeof where, "pause, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            mem_free(late);
            settings_open_at(b.app, 7);
            app_settle(b.app, 500);
            snprintf(where, sizeof where, "about, %s, %d", i18n_languages()[l], large);
            faults += look_at(b.app, where);
            bench_close(&b);
        }
    mem_free(text);
    store_close(store);
    assert_int_equal(faults, 0);
}

/* Two games that seat 1 can't tell apart give the same report. One that is over is told whole. */
static void a_report_tells_nobodys_cards(void **state)
{
    static const char *const games[] = {"power-up", "holdem", "spec", "upcolor"};
    char *assets = path_assets();
    struct world w;
    struct bench b = bench_open(1280, 720, "en", 100);
    int twins = 0;
    (void)state;
    world_open(&w, assets);
    title_open(b.app);
    for (int i = 0; i < 4; i++) {
        struct match *m = played(&w, games[i], 5, false);
        if (match_over(m))
            fail_msg("%s over", games[i]);
        struct rng rng = rng_seed(9);
        struct match *twin = twin_of(m, 0, &rng);
        struct strbuf one = STRBUF_EMPTY, two = STRBUF_EMPTY;
        char *text = match_save(m), *other = twin ? match_save(twin) : NULL;
        struct seating who;
        seating_default(&who, games_find(games[i]), match_rules(m)->nseats);
        char *seats = seating_write(&who);
        bug_report_write(b.app, text, seats, &one);
        assert_non_null(strstr(strbuf_text(&one), "As seat 1 saw it"));
        assert_null(strstr(strbuf_text(&one), "\nseed "));
        if (other) {
            assert_string_not_equal(text, other);
            bug_report_write(b.app, other, seats, &two);
            assert_string_equal(strbuf_text(&one), strbuf_text(&two));
            twins++;
        }
        mem_free(text);
        mem_free(other);
        mem_free(seats);
        match_free(m);
        match_free(twin);
        strbuf_free(&one);
        strbuf_free(&two);
    }
    assert_true(twins >= 3);
    struct match *over = played(&w, "ace", 0, true);
    struct strbuf whole = STRBUF_EMPTY;
    char *text = match_save(over);
    bug_report_write(b.app, text, NULL, &whole);
    assert_non_null(strstr(strbuf_text(&whole), text));
    bug_report_write(b.app, "carre 1\nnonsense", NULL, &whole);
    assert_non_null(strstr(strbuf_text(&whole), "can't be read"));
    strbuf_free(&whole);
    mem_free(text);
    match_free(over);
    bench_close(&b);
    world_close(&w);
    mem_free(assets);
}

/* What bug_report_copy puts into the clipboard. Freed with mem_free. */
static char *report_of(struct bench *b)
{
    bug_report_copy(b->app);
    return app_paste(b->app);
}

static void assert_reports(struct bench *b, const char *words, bool there)
{
    char *report = report_of(b);
    if ((strstr(report, words) != NULL) != there)
        fail_msg("“%s” %s told:\n%s", words, there ? "is not" : "is", report);
    mem_free(report);
}

/* The report is of the game in play, else of the one that was played last, and lies in a file too.
 */
static void a_report_is_of_the_last_game(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1280, 720, "en", 100);
    char *over = text_after("upcolor", 9), *plays = text_after("holdem", 7), *file;
    setenv("XDG_DOCUMENTS_DIR", *state, 1);
    title_open(b.app);
    assert_reports(&b, "Game: ", false);
    assert_true(profile_add_match(store, &(struct played){.game = "upcolor",
                                                          .ended = 1767268800,
                                                          .seats = "",
                                                          .text = over}) > 0);
    assert_reports(&b, "Game: upcolor, ", true);
    store_put(store, "autosave-holdem", plays);
    assert_reports(&b, "Game: holdem, ", true);
    assert_reports(&b, "As everybody saw it:", true); /* nobody knows who sat there */
    struct seating who;
    seating_default(&who, games_find("holdem"), 3);
    char *seats = seating_write(&who);
    store_put(store, "seating-holdem", seats);
    assert_reports(&b, "As seat 1 saw it:", true);
    char *report = report_of(&b), *folder = path_join(*state, "carre-report-");
    char name[24];
    const time_t now = time(NULL);
    strftime(name, sizeof name, "%Y-%m-%d.txt", localtime(&now));
    char *path = mem_alloc(strlen(folder) + sizeof name);
    snprintf(path, strlen(folder) + sizeof name, "%s%s", folder, name);
    file = file_read(path, 1 << 20, NULL, NULL);
    assert_non_null(file);
    assert_non_null(strstr(file, "Settings other than usual:"));
    assert_non_null(strstr(report, "Settings other than usual:"));
    mem_free(file);
    mem_free(path);
    mem_free(folder);
    mem_free(report);
    mem_free(seats);
    mem_free(over);
    mem_free(plays);
    unsetenv("XDG_DOCUMENTS_DIR");
    bench_close(&b);
    store_close(store);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(saves_stand_beside_one_another),
        TEST(from_the_pause_to_the_list_and_back),
        TEST(the_pages_are_fit_to_be_read),
        cmocka_unit_test(a_report_tells_nobodys_cards),
        TEST(a_report_is_of_the_last_game),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
