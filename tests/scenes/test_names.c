/* Whatever people are called: letters from right to left, pictures, 500 signs, line breaks, what
 * printf would take for its own. A name is refused or shown as it is, nothing beside it changes,
 * and every page stays fit to be read. */
#include "games.h"
#include "look.h"
#include "mem.h"
#include "profile.h"
#include "room.h"
#include "saves_kept.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "seating_scene.h"
#include "strbuf.h"
#include "table.h"
#include "unit.h"
#include "utf8.h"

#include <stdio.h>
#include <string.h>

#define SMILE "\U0001F600"
#define SIX SMILE SMILE SMILE SMILE SMILE SMILE

static const char *const fine[] = {
    "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd",
    "\u0645\u062d\u0645\u062f \u0639\u0644\u064a",
    SIX SIX SIX SIX,
    "%n%s%d%%1$n",
    "{Anna}\\n&lt;b&gt;",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Zoe\u0301 \U0001F469\u200D\U0001F680",
    "\"'`$(x)",
};
static const char *const bad[] = {"Anna\nBob",  "Anna\r",       "\u202EannA",   "Anna\u2028Bob",
                                  "Anna\u2066", "\u061CAnna",   "\x1b[31mAnna", "Anna\xc2\x85",
                                  "\xc3(",      "\u200B\u200B", " \u3000\u00a0"};
enum { FINE = sizeof fine / sizeof *fine, BAD = sizeof bad / sizeof *bad };

static void people_are_called_as_they_like(void **state)
{
    struct store *store = store_open(*state);
    char many[501];
    memset(many, 'x', 500);
    many[500] = '\0';
    for (int i = 0; i < FINE; i++) {
        struct person who = {0}, found;
        snprintf(who.name, sizeof who.name, "%s", fine[i]);
        assert_int_equal(profile_add(store, &who), NAME_GOOD);
        assert_true(profile_find(store, who.id, &found));
        assert_string_equal(found.name, fine[i]);
    }
    for (int i = 0; i < BAD; i++)
        assert_int_not_equal(profile_check_name(store, bad[i], 0, NULL), NAME_GOOD);
    assert_int_equal(profile_check_name(store, many, 0, NULL), NAME_LONG);
    store_close(store);
}

static bool is_plain(const char *name)
{
    bool plain = utf8_valid(name);
    while (*name)
        plain &= !utf8_is_unseen(utf8_next(&name));
    return plain;
}

/* Typed or pasted into the page of names, and from there into a save. */
static void things_are_called_as_they_like(void **state)
{
    struct store *store = store_open(*state);
    struct bench b = bench_open_on(store, 1024, 600, "en", 100);
    char many[501];
    memset(many, 'x', 500);
    many[500] = '\0';
    title_open(b.app);
    for (int i = 0; i < FINE + BAD + 1; i++) {
        size_t count;
        const char *name = i < FINE ? fine[i] : i < FINE + BAD ? bad[i - FINE] : many;
        assert_int_equal(saves_keep(b.app, "carre 1\ngame ace 1\n", NULL, name), i + 1);
        struct kept_save *saves = saves_kept(b.app, &count);
        for (size_t k = 0; k < count; k++) {
            assert_true(is_plain(saves[k].name));
            if (i < FINE && saves[k].number == i + 1)
                assert_string_equal(saves[k].name, name);
        }
        mem_free(saves);
        naming_open(b.app, "X", "", NULL, NULL);
        app_settle(b.app, 500);
        app_copy(b.app, name);
        app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)'V', .ctrl = true});
        app_settle(b.app, 500);
        const struct item *field = bench_item(&b, "field", 0);
        assert_true(is_plain(field->value));
        if (i < FINE)
            assert_string_equal(field->value, name);
        assert_int_equal(look_at(b.app, name), 0);
        if (i == FINE + BAD - 1)
            assert_non_null(bench_item(&b, "done", 0)->why_not); /* spaces alone are no name */
        app_pop(b.app);
        app_settle(b.app, 500);
    }
    saves_open(b.app);
    app_settle(b.app, 1000);
    assert_int_equal(look_at(b.app, "saves"), 0);
    bench_close(&b);
    store_close(store);
}

/* Sitting down: the player who played last is there already. */
static void the_seats_show_them(void **state)
{
    int faults = 0;
    for (int i = 0; i < FINE; i++) {
        struct store *store = store_open(*state);
        struct bench b = bench_open_on(store, 1024, 600, "en", i % 2 ? 100 : 150);
        struct person who = {.last_played = 100 + i};
        snprintf(who.name, sizeof who.name, "%s", fine[i]);
        assert_int_equal(profile_add(store, &who), NAME_GOOD);
        title_open(b.app);
        seating_open(b.app, "upcolor");
        app_settle(b.app, 1000);
        assert_true(bench_tells(&b, "Play"));
        faults += look_at(b.app, fine[i]);
        bench_close(&b);
        store_close(store);
    }
    assert_int_equal(faults, 0);
}

/* Round a table, in every game. */
static void a_table_shows_them(void **state)
{
    (void)state;
    static const char *const games[] = {"power-up", "holdem", "spec", "upcolor"};
    int faults = 0;
    for (size_t g = 0; g < sizeof games / sizeof *games; g++)
        for (int from = 0; from < FINE; from += 3) {
            struct bench b = bench_open(1280, 720, "en", 100);
            struct seating who;
            title_open(b.app);
            seating_default(&who, games_find(games[g]), 3);
            for (int i = 0; i < 3; i++) {
                seating_sit_guest(&who, i);
                seating_name(who.seat[i].name, fine[(from + i) % FINE]);
            }
            who.privacy = PRIVACY_PEEK;
            table_open(b.app,
                       &(struct table_request){.game = games[g], .seed = "names", .seating = &who});
            app_settle(b.app, 20000);
            assert_string_equal(app_top(b.app)->type->name, "table");
            faults += look_at(b.app, games[g]);
            app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
            app_settle(b.app, 1000);
            faults += look_at(b.app, "pause");
            assert_true(app_activate(b.app, "At the table"));
            app_settle(b.app, 1000);
            faults += look_at(b.app, "people");
            bench_close(&b);
        }
    assert_int_equal(faults, 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(people_are_called_as_they_like),
        TEST(things_are_called_as_they_like),
        TEST(the_seats_show_them),
        cmocka_unit_test(a_table_shows_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
