/* Who sits at a match is kept with it, wherever it was begun; where nobody knows, it is asked, and
 * no eye is guessed: not by the table, the replay, the picture of a save or the bug report. Two
 * matches that differ in hidden cards alone are the same to all of them. */
#include "bot.h"
#include "bug_report.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "room.h"
#include "scenes.h"
#include "scratch.h"
#include "seating.h"
#include "strbuf.h"
#include "table.h"
#include "table_inside.h"
#include "twin.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *game;
    int seats;
} games[] = {{"holdem", 2}, {"power-up", 3}, {"spec", 4}, {"upcolor", 4}};
enum { GAMES = sizeof games / sizeof *games };

/* A game a few actions old, and another that nobody who only looks on can tell from it. */
static void two_of(int i, char *text[2])
{
    char error[MATCH_ERROR], *assets = path_assets();
    uint8_t seed[SEED_BYTES];
    struct world w;
    struct rules r;
    struct rng rng = rng_seed(11);
    world_open(&w, assets);
    assert_true(
        world_rules(&w, games_find(games[i].game), games[i].seats, &r, error, sizeof error));
    match_seed_from_text("sitters", seed);
    struct match *m = match_new(&r, seed, NULL, NULL, true, error), *twin = NULL;
    for (int n = 0; n < 3; n++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    for (int n = 0; n < 40 && !twin; n++)
        twin = twin_of(m, SEAT_ONLOOKER, &rng);
    assert_false(match_over(m));
    assert_non_null(twin);
    text[0] = match_save(m);
    text[1] = match_save(twin);
    assert_string_not_equal(text[0], text[1]);
    match_free(m);
    match_free(twin);
    world_close(&w);
    mem_free(assets);
}

static void keep(struct room *x, const char *game, const char *text)
{
    char name[64];
    snprintf(name, sizeof name, "autosave-%s", game);
    store_put(x->store, name, text);
    room_restart(x);
}

static bool kept_seating(struct room *x, const char *game, struct seating *out)
{
    char name[64], error[SEATING_ERROR];
    snprintf(name, sizeof name, "seating-%s", game);
    char *text = store_get(x->store, name);
    const bool good = text && seating_read(name, text, out, error);
    mem_free(text);
    return good;
}

static void go_on(struct room *x)
{
    assert_true(app_activate(x->b.app, "Continue"));
    app_settle(x->b.app, 5000);
}

/* What is on the screen after a step. */
static void assert_same(struct room x[2])
{
    char *one = mem_copy_text(bench_dump(&x[0].b));
    assert_string_equal(room_top(&x[0]), room_top(&x[1]));
    assert_string_equal(one, bench_dump(&x[1].b));
    mem_free(one);
}

static void both_press(struct room x[2], int key)
{
    for (int k = 0; k < 2; k++) {
        bench_key(&x[k].b, key);
        app_settle(x[k].b.app, 5000);
    }
}

static void who_sits_is_asked(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        struct room x[2];
        struct seating kept;
        char *text[2];
        two_of(i, text);
        for (int k = 0; k < 2; k++) {
            room_open_quick(&x[k]);
            keep(&x[k], games[i].game, text[k]);
            go_on(&x[k]);
            assert_string_equal(room_top(&x[k]), "people");
            assert_true(bench_tells(&x[k].b, "Who’s playing at this table?"));
            /* closed now, it is asked again */
            assert_false(kept_seating(&x[k], games[i].game, &kept));
        }
        assert_same(x);
        for (int s = 2; s <= games[i].seats; s++)
            both_press(x, '0' + s); /* everybody but the first is a bot */
        assert_same(x);
        assert_null(bench_item(&x[0].b, "deed", 0)); /* somebody must be left */
        both_press(x, KEY_ESCAPE);
        assert_string_equal(room_top(&x[0]), "table");
        assert_same(x); /* and is there: only then the hand is shown */
        assert_true(((struct table *)app_top(x[0].b.app))->curtain.up);
        assert_true(kept_seating(&x[0], games[i].game, &kept));
        assert_int_equal(seating_people(&kept), 1);
        assert_int_equal(kept.seat[1].sitter, SITTER_BOT);
        room_restart(&x[0]);
        go_on(&x[0]);
        assert_string_equal(room_top(&x[0]), "table");
        for (int k = 0; k < 2; k++) {
            room_close(&x[k]);
            mem_free(text[k]);
        }
    }
}

/* A player who says nothing has everybody's table. */
static void until_it_is_told_it_is_everybodys(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        struct room x[2];
        struct seating kept;
        char *text[2];
        two_of(i, text);
        for (int k = 0; k < 2; k++) {
            room_open_quick(&x[k]);
            keep(&x[k], games[i].game, text[k]);
            go_on(&x[k]);
        }
        both_press(x, KEY_ESCAPE);
        assert_string_equal(room_top(&x[0]), "table");
        assert_same(x);
        assert_true(kept_seating(&x[0], games[i].game, &kept));
        assert_int_equal(seating_people(&kept), games[i].seats);
        for (int k = 0; k < 2; k++) {
            room_close(&x[k]);
            mem_free(text[k]);
        }
    }
}

static void nothing_guesses_an_eye(void **state)
{
    (void)state;
    for (int i = 0; i < GAMES; i++) {
        char *text[2];
        two_of(i, text);
        for (int what = 0; what < 3; what++) {
            char *told[2];
            for (int k = 0; k < 2; k++) {
                struct bench b = bench_open(1280, 720, "en", 100);
                struct strbuf report = STRBUF_EMPTY;
                title_open(b.app);
                if (what == 0)
                    bug_report_write(b.app, text[k], NULL, &report);
                else if (what == 1)
                    table_open_at(b.app, text[k], -1, -1);
                else
                    assert_true(replay_open(b.app, &(struct replay_request){.text = text[k]}));
                app_settle(b.app, 5000);
                told[k] = mem_copy_text(what == 0 ? strbuf_text(&report) : bench_dump(&b));
                strbuf_free(&report);
                bench_close(&b);
            }
            assert_string_equal(told[0], told[1]);
            mem_free(told[0]);
            mem_free(told[1]);
        }
        mem_free(text[0]);
        mem_free(text[1]);
    }
}

/* Two people begin in a terminal. In the window they are still two, and neither hand lies open. */
static void begun_in_a_terminal(void **state)
{
    (void)state;
    struct room x;
    struct seating kept;
    struct strbuf line = STRBUF_EMPTY;
    room_open_quick(&x);
    bench_close(&x.b);
    store_close(x.store);
    strbuf_addf(&line, "'%s' terminal holdem --seats 2 --lang en --data-dir '%s' >/dev/null 2>&1",
                getenv("CARRE_PROGRAM"), x.folder);
    FILE *keys = popen(strbuf_text(&line), "w");
    assert_non_null(keys);
    fputs("\n2\nq\nq\n", keys); /* Enter: nobody else looks; call */
    assert_int_equal(pclose(keys), 0);
    strbuf_free(&line);
    x.store = store_open(x.folder);
    x.b = bench_open_on(x.store, 1280, 720, "en", 100);
    title_open(x.b.app);
    app_frame(x.b.app);
    char *before = store_get(x.store, "autosave-holdem");
    assert_non_null(before);
    go_on(&x);
    assert_string_equal(room_top(&x), "table");
    assert_true(((struct table *)app_top(x.b.app))->curtain.up);
    assert_true(kept_seating(&x, "holdem", &kept));
    assert_int_equal(kept.nseats, 2);
    assert_int_equal(seating_people(&kept), 2);
    char *after = store_get(x.store, "autosave-holdem");
    assert_string_equal(before, after); /* nobody plays for anybody */
    mem_free(before);
    mem_free(after);
    room_close(&x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_sits_is_asked),
        cmocka_unit_test(until_it_is_told_it_is_everybodys),
        cmocka_unit_test(nothing_guesses_an_eye),
        cmocka_unit_test(begun_in_a_terminal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
