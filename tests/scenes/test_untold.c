/* The program is killed while the end of a hand is being shown: the match has gone on to the next
 * deal. The next start tells that end once, from where the picture was, to whoever may look; and
 * nothing of it where it was seen, or where another game was put in its place. */
#include "bot.h"
#include "games.h"
#include "holdem_names.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "room.h"
#include "rng.h"
#include "seating.h"
#include "table_inside.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { LONG_MS = 60000, STEP_MS = 40, SOME_MS = 400, MOST_ACTIONS = 900, SEED_BASE = 20 };

/* A hand that is about to be decided at a showdown by the next action of seat 0, and in the one
 * that follows that seat is asked first. Events are numbered as the match has them. */
struct hand_end {
    char *text; /* of the match before it */
    struct action last;
    int begins, won, over; /* event by which the action begins, a pot is won, all cards go back */
};

static struct table *table_of(const struct room *x)
{
    assert_string_equal(room_top(x), "table");
    return (struct table *)app_top(x->b.app);
}

/* Is this match's last action such an end? */
static bool is_ending(const struct match *m, struct hand_end *e)
{
    const int n = match_actions(m);
    bool showdown = false;
    struct view v;
    match_view(m, 0, &v);
    e->begins = match_heard_at(m, n - 1);
    e->won = e->over = -1;
    for (int i = e->begins; i < match_heard_count(m); i++) {
        const struct event now = match_heard(m, SEAT_ONLOOKER, i);
        showdown |= now.why == HOLDEM_WHY_VALUE;
        if (e->won < 0 && (now.why == HOLDEM_WHY_WIN || now.why == HOLDEM_WHY_SPLIT))
            e->won = i;
        if (now.kind == EVENT_FORGET)
            e->over = i;
    }
    return showdown && e->won >= 0 && e->over > e->won && !match_over(m) &&
           match_action(m, n - 1, NULL).who == 0 && v.board.num[HOLDEM_STACK] > 0 &&
           seat_first(match_waiting(m)) == 0;
}

static bool look_for(const char *game, const char *seed, struct hand_end *e)
{
    struct world w;
    struct rules r;
    struct rng rng = rng_seed(5);
    uint8_t bytes[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets();
    bool found = false;
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find(game), 3, &r, error, sizeof error));
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, NULL, NULL, true, error);
    for (int i = 0; i < MOST_ACTIONS && !match_over(m) && !found; i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        e->last = bot_random_action(&v, &rng);
        assert_int_equal(match_play(m, &e->last, i), REASON_OK);
        found = is_ending(m, e);
    }
    if (found) {
        match_undo(m, match_actions(m) - 1, false);
        e->text = match_save(m);
    }
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return found;
}

static struct hand_end an_ending(const char *game)
{
    struct hand_end e;
    for (int n = 0; n < 200; n++) {
        char seed[40];
        snprintf(seed, sizeof seed, "untold %d", n + SEED_BASE);
        if (look_for(game, seed, &e))
            return e;
    }
    fail_msg("%s: no hand ends so", game);
    return (struct hand_end){0};
}

static void sit(struct room *x, const char *game, enum privacy how, const char *text)
{
    struct seating who;
    seating_default(&who, games_find(game), 3);
    for (int i = 1; i < 3 && how != PRIVACY_ONE; i++)
        seating_sit_guest(&who, i);
    who.privacy = how;
    table_open(x->b.app, &(struct table_request){.game = game, .saved = text, .seating = &who});
    app_settle(x->b.app, LONG_MS);
}

/* Nothing tidies up: what the folder holds is what the last frame left there. The table goes on
 * with what is kept. */
static void start_again(struct room *x, const char *game)
{
    char name[40];
    snprintf(name, sizeof name, "autosave-%s", game);
    room_restart(x);
    char *saved = store_get(x->store, name);
    assert_non_null(saved);
    table_open(x->b.app, &(struct table_request){.game = game, .saved = saved});
    app_frame(x->b.app);
    mem_free(saved);
}

static void go_on(struct room *x, int ms)
{
    app_redraw(x->b.app); /* no input has come by the window */
    for (int at = 0; at < ms; at += STEP_MS) {
        app_clock(x->b.app, app_now(x->b.app) + STEP_MS);
        app_frame(x->b.app);
    }
}

static bool behind(const struct room *x) { return !stage_caught_up(table_of(x)->stage); }

/* How long the picture stands between the pot that is won and the next deal. */
static int watch(struct room *x, const struct hand_end *e)
{
    int stood = 0;
    for (int ms = 0; ms < LONG_MS && behind(x); ms += STEP_MS) {
        const int seen = table_of(x)->stage->seen;
        stood += seen > e->won && seen <= e->over ? STEP_MS : 0;
        if (stage_pauses(table_of(x)->stage)) { /* the end before a break, and the break */
            stage_resume(table_of(x)->stage);
            stood += STEP_MS;
        }
        go_on(x, STEP_MS);
    }
    go_on(x, SOME_MS);
    return stood;
}

static bool is_kept(const struct room *x, const char *game)
{
    char name[40];
    snprintf(name, sizeof name, "untold-%s", game);
    char *text = store_get(x->store, name);
    const bool kept = text && *text;
    mem_free(text);
    return kept;
}

static void killed_at_an_end(const char *game, enum privacy how)
{
    struct room x;
    struct hand_end e = an_ending(game);
    room_open(&x);
    sit(&x, game, how, e.text);
    assert_false(is_kept(&x, game));
    table_play(table_of(&x), e.last, true);
    go_on(&x, SOME_MS);
    assert_true(behind(&x));
    assert_true(is_kept(&x, game));
    for (int times = 0; times < 2; times++) { /* killed there, and once more while it is told */
        start_again(&x, game);
        assert_true(behind(&x));
        assert_in_range(table_of(&x)->stage->seen, e.begins, e.won);
        go_on(&x, SOME_MS);
    }
    const int stood = watch(&x, &e);
    print_message("%s, %d: the pot that was won stands there for %d ms\n", game, how, stood);
    assert_true(stood >= 1000);
    assert_false(is_kept(&x, game));
    start_again(&x, game); /* it was told: once */
    assert_false(behind(&x));
    mem_free(e.text);
    room_close(&x);
}

static void test_an_end_that_was_not_seen_is_told(void **state)
{
    (void)state;
    static const char *const games[] = {"holdem", "power-up", "spec"};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        for (int how = PRIVACY_ONE; how <= PRIVACY_OPEN; how++)
            if (how != PRIVACY_CURTAIN) /* there what has happened is told behind it anyway */
                killed_at_an_end(games[i], (enum privacy)how);
}

/* Where it was seen, nothing is kept; and what is kept says nothing of another table. */
static void test_nothing_is_told_twice_nor_of_another_table(void **state)
{
    (void)state;
    struct room x;
    struct hand_end e = an_ending("holdem");
    room_open(&x);
    sit(&x, "holdem", PRIVACY_OPEN, e.text);
    table_play(table_of(&x), e.last, true);
    go_on(&x, LONG_MS);
    assert_false(is_kept(&x, "holdem"));
    start_again(&x, "holdem");
    assert_false(behind(&x));
    mem_free(e.text);
    room_close(&x);

    e = an_ending("holdem");
    room_open(&x);
    sit(&x, "holdem", PRIVACY_OPEN, e.text);
    table_play(table_of(&x), e.last, true);
    go_on(&x, SOME_MS);
    assert_true(is_kept(&x, "holdem"));
    room_restart(&x);
    store_put(x.store, "autosave-holdem", e.text); /* one that was kept by name */
    start_again(&x, "holdem");
    assert_false(behind(&x));
    assert_false(is_kept(&x, "holdem"));
    mem_free(e.text);
    room_close(&x);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_an_end_that_was_not_seen_is_told),
        cmocka_unit_test(test_nothing_is_told_twice_nor_of_another_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
