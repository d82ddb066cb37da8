/* The statistics page: fit to be read in every language and size; reached, turned and left with any
 * hand; it shows at once what is kept and goes on counting what is not. */
#include "unit.h"

#include "bot.h"
#include "stats_book.h"
#include "games.h"
#include "i18n.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scenes.h"
#include "scratch.h"
#include "showcase.h"
#include "statistics_scene.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

static void press(struct app *app, enum key key)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(app, 3000);
}

static void press_pad(struct app *app, enum pad pad)
{
    app_input(app, &(struct input){.kind = INPUT_PAD, .pad = pad});
    app_settle(app, 3000);
}

static void tap(struct app *app, struct rect r)
{
    app_input(app, &(struct input){.kind = INPUT_DOWN, .touch = true, .at = rect_centre(r)});
    app_input(app, &(struct input){.kind = INPUT_UP, .touch = true, .at = rect_centre(r)});
    app_settle(app, 3000);
}

static const char *top(const struct bench *b) { return app_top(b->app)->type->name; }
static const struct item *item(const struct bench *b, const char *name)
{
    return items_named(app_top(b->app)->items, name);
}
static bool shows(const struct bench *b, const char *text)
{
    return strstr(canvas_text_dump(b->canvas), text) != NULL;
}

static void fit_to_be_read(void **state)
{
    static const struct {
        int w, h, text;
    } size[] = {{1920, 1080, 100}, {1024, 600, 100}, {1024, 600, 150},  {1024, 600, 200},
                {1920, 1080, 200}, {1366, 768, 150}, {3440, 1440, 100}, {1024, 768, 200}};
    int faults = 0, n = 0;
    (void)state;
    for (const struct showcase *s = showcase_all(); s->name; s++) {
        if (strncmp(s->name, "statistics", 10) != 0)
            continue;
        for (int i = 0; i < 8; i++)
            for (const char *const *lang = i18n_languages(); *lang; lang++) {
                char where[80];
                if (!look_due(n++))
                    continue;
                struct bench b = bench_open(size[i].w, size[i].h, *lang, size[i].text);
                showcase_open(s, b.app);
                app_settle(b.app, 3000);
                snprintf(where, sizeof where, "%s %dx%d %d %% %s", s->name, size[i].w, size[i].h,
                         size[i].text, *lang);
                faults += look_at(b.app, where);
                bench_close(&b);
            }
    }
    assert_int_equal(faults, 0);
}

/* ---- with a profile ---- */

struct room {
    char *folder;
    struct store *store;
    struct person zoe;
    struct world world;
    char *assets;
};

static int set_up(void **state)
{
    struct room *r = mem_alloc(sizeof *r);
    r->folder = scratch_make();
    r->store = store_open(r->folder);
    r->assets = path_assets();
    world_open(&r->world, r->assets);
    r->zoe = (struct person){.name = "Zoé", .last_played = 5};
    assert_int_equal(profile_add(r->store, &r->zoe), NAME_GOOD);
    *state = r;
    return 0;
}

static int tear_down(void **state)
{
    struct room *r = *state;
    store_close(r->store);
    scratch_remove(r->folder);
    world_close(&r->world);
    mem_free(r->assets);
    mem_free(r->folder);
    mem_free(r);
    return 0;
}

/* A table that chance has played, kept with its figures or without. */
static int64_t keep(struct room *r, const char *game, int number, bool figures)
{
    const uint8_t seed[SEED_BYTES] = {(uint8_t)number};
    struct rng rng = rng_seed((uint64_t)number);
    char error[MATCH_ERROR];
    struct rules rules;
    struct seating who;
    assert_true(world_rules(&r->world, games_find(game), strcmp(game, "ace") == 0 ? 1 : 3, &rules,
                            error, sizeof error));
    struct match *m = match_new(&rules, seed, NULL, NULL, true, error);
    assert_non_null(m);
    while (!match_over(m)) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    seating_default(&who, games_find(game), rules.nseats);
    who.seat[0].sitter = SITTER_PERSON;
    who.seat[0].person = r->zoe.id;
    char *text = match_save(m),
         *seats = strcmp(game, "ace") == 0 ? mem_copy_text("") : seating_write(&who);
    struct played p = {.game = game,
                       .ended = 1000 + number,
                       .finished = true,
                       .result = "",
                       .seats = seats,
                       .text = text,
                       .person = {r->zoe.id}};
    p.id = profile_add_match(r->store, &p);
    if (figures)
        stats_book_keep(r->store, &p, m);
    match_free(m);
    mem_free(text);
    mem_free(seats);
    return p.id;
}

static void from_the_games_played(void **state)
{
    struct room *r = *state;
    struct bench b = bench_open_on(r->store, 1280, 720, "en", 100);
    keep(r, "holdem", 1, true);
    keep(r, "holdem", 2, true);
    title_open(b.app);
    matches_open(b.app);
    app_settle(b.app, 3000);
    press(b.app, (enum key)'T');
    assert_string_equal(top(&b), "statistics");
    assert_true(item(&b, "Hold’em")->chosen); /* what was played last */
    assert_string_equal(item(&b, "Zoé")->name, "Zoé");
    assert_non_null(item(&b, "Hands")->value);
    assert_string_not_equal(item(&b, "Hands")->value, "0");
    press(b.app, KEY_ESCAPE);
    assert_string_equal(top(&b), "matches");
    bench_close(&b);
}

/* A game that nobody played says so, kindly; the person button goes round. */
static void games_and_people(void **state)
{
    struct room *r = *state;
    struct bench b = bench_open_on(r->store, 1280, 720, "en", 100);
    keep(r, "upcolor", 3, true);
    title_open(b.app);
    statistics_open(b.app, NULL, STATISTICS_ANYBODY);
    app_settle(b.app, 3000);
    assert_true(item(&b, "Upcolor")->chosen);
    assert_non_null(item(&b, "Rounds won"));
    press(b.app, (enum key)'N');
    assert_non_null(item(&b, "No name"));
    assert_non_null(item(&b, "Nothing played yet"));
    assert_null(item(&b, "Rounds won"));
    press_pad(b.app, PAD_Y);
    assert_non_null(item(&b, "Rounds won"));
    press(b.app, (enum key)'4');
    assert_true(item(&b, "SPEC")->chosen);
    assert_non_null(item(&b, "Nothing played yet"));
    press_pad(b.app, PAD_RIGHT_SHOULDER);
    assert_true(item(&b, "Upcolor")->chosen);
    press_pad(b.app, PAD_LEFT_SHOULDER);
    press_pad(b.app, PAD_LEFT_SHOULDER);
    assert_true(item(&b, "Power Up")->chosen);
    tap(b.app, item(&b, "Ace of Spades")->bounds);
    assert_true(item(&b, "Ace of Spades")->chosen);
    press_pad(b.app, PAD_B);
    assert_string_equal(top(&b), "title");
    bench_close(&b);
}

/* What a figure means is said to anybody who presses it, and to anybody who asks. */
static void stats_explain_themselves(void **state)
{
    struct room *r = *state;
    struct bench b = bench_open_on(r->store, 1280, 720, "en", 100);
    keep(r, "holdem", 4, true);
    title_open(b.app);
    statistics_open(b.app, "holdem", r->zoe.id);
    app_settle(b.app, 3000);
    assert_non_null(strstr(item(&b, "VPIP")->about,
                           "VPIP: how often you voluntarily put chips in before the flop."));
    tap(b.app, item(&b, "VPIP")->bounds);
    assert_true(shows(&b, "voluntarily"));
    for (int i = 0; i < items_count(app_top(b.app)->items); i++) {
        const struct item *it = items_at(app_top(b.app)->items, i);
        if (it->role == ITEM_BUTTON && it->value && *it->value)
            assert_non_null(it->about);
    }
    bench_close(&b);
}

/* The square of starting hands: a cell says its figures to any hand, the measure changes, the curve
 * is chosen. */
static void pictures_answer(void **state)
{
    struct room *r = *state;
    struct bench b = bench_open_on(r->store, 1280, 720, "en", 100);
    for (int i = 5; i < 9; i++)
        keep(r, "power-up", i, true);
    title_open(b.app);
    statistics_open(b.app, "power-up", r->zoe.id);
    app_settle(b.app, 3000);
    assert_true(item(&b, "Latest")->chosen);
    assert_true(app_activate(b.app, "2 back"));
    app_settle(b.app, 1000);
    assert_true(item(&b, "2 back")->chosen);
    assert_true(app_activate(b.app, "Starting hands"));
    app_settle(b.app, 1000);
    assert_non_null(item(&b, "AKs"));
    assert_non_null(item(&b, "72o"));
    tap(b.app, item(&b, "AKs")->bounds);
    assert_true(shows(&b, "\"AKs: dealt "));
    assert_true(app_activate(b.app, "Won when played"));
    app_settle(b.app, 1000);
    assert_true(item(&b, "Won when played")->chosen);
    assert_true(app_activate(b.app, "Powers"));
    app_settle(b.app, 1000);
    assert_non_null(item(&b, "Deploy"));
    bench_close(&b);
}

/* Games from before figures were kept are counted while the page shows, a few at a time. */
static void what_is_missing_is_counted(void **state)
{
    struct room *r = *state;
    struct bench b = bench_open_on(r->store, 1280, 720, "en", 100);
    for (int i = 0; i < 120; i++)
        keep(r, "ace", i, i == 119);
    title_open(b.app);
    statistics_open(b.app, "ace", r->zoe.id);
    app_frame(b.app);
    app_frame(b.app);
    assert_string_not_equal(item(&b, "Runs")->value, "120");
    assert_true(shows(&b, "still being counted"));
    app_settle(b.app, 20000);
    assert_string_equal(item(&b, "Runs")->value, "120");
    assert_false(shows(&b, "still being counted"));
    bench_close(&b);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fit_to_be_read),
        TEST(from_the_games_played),
        TEST(games_and_people),
        TEST(stats_explain_themselves),
        TEST(pictures_answer),
        TEST(what_is_missing_is_counted),
    };
    i18n_start();
    return cmocka_run_group_tests(tests, NULL, NULL);
}
