/* A fifth game of one folder, its data and one line: door, Continue, book, lesson, statistics,
 * review, a replay's marks, speech and what simulations count appear by themselves. The line is
 * MORE_GAMES of this test's build (tests/meson.build). */
#include "unit.h"

#include "commands.h"
#include "draw_names.h"
#include "game_bots.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "replay_marks.h"
#include "review.h"
#include "room.h"
#include "path.h"
#include "scratch.h"
#include "script.h"
#include "scenes.h"
#include "speech.h"
#include "statistics_scene.h"
#include "strbuf.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void press(struct room *x, const char *name)
{
    if (!app_activate(x->b.app, name))
        fail_msg("“%s” can't be pressed on “%s”", name, app_top(x->b.app)->type->name);
    app_frame(x->b.app);
}

/* ---- its rules ---- */

static int worth(const char *cards)
{
    card hand[DRAW_CARDS];
    for (int i = 0; i < DRAW_CARDS; i++)
        hand[i] = card_of(card_rank_from(cards[3 * i]), card_suit_from(cards[3 * i + 1]));
    return draw_worth(hand);
}

static void test_ranks(void **state)
{
    static const char *const rising[] = {"5s 3h 2d", "Ks 9h 2d", "As 3h 7d", "2s 2h 3d", "2s 2h Ad",
                                         "As Ah 2d", "5h 3h 2h", "As 2h 3d", "2s 3h 4d", "Qs Kh Ad",
                                         "2s 2h 2d", "As Ah Ad", "Ah 2h 3h", "Qh Kh Ah"};
    (void)state;
    for (size_t i = 1; i < sizeof rising / sizeof *rising; i++)
        if (worth(rising[i - 1]) >= worth(rising[i]))
            fail_msg("%s is not worth less than %s", rising[i - 1], rising[i]);
    assert_int_equal(worth("Ks 9h 2d"), worth("2c Kd 9s"));
}

/* Seat 1 plays blindly, the others as the game's bot does. */
static struct match *played(const char *seed, int nseats)
{
    char error[MATCH_ERROR];
    const struct rules r = rules_default(games_find("draw"), nseats, NULL);
    uint8_t bytes[SEED_BYTES];
    match_seed_from_text(seed, bytes);
    struct match *m = match_new(&r, bytes, seed, NULL, true, error);
    struct rng rng = rng_seed(bytes[0]);
    assert_non_null(m);
    while (!match_over(m)) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        const struct bot *b = v.me ? bot_best("draw") : bot_find("draw", "random");
        struct action a = b->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    return m;
}

/* Random games: no chip is made or lost, each ends, and is the same when it is read again. */
static void test_games(void **state)
{
    (void)state;
    for (int n = 0; n < 60; n++) {
        char seed[24], error[MATCH_ERROR];
        int32_t score[SEATS] = {0}, sum = 0;
        snprintf(seed, sizeof seed, "draw %d", n);
        struct match *m = played(seed, 2 + n % 5);
        match_score(m, score);
        for (int s = 0; s < 2 + n % 5; s++)
            sum += score[s];
        assert_int_equal(sum, 0);
        char *text = match_save(m);
        struct world w;
        world_open(&w, "no data is needed");
        const struct match_world games = world_for_match(&w);
        struct match *again = match_load(text, &games, true, error);
        assert_non_null(again);
        char *twice = match_save(again);
        assert_string_equal(text, twice);
        mem_free(text), mem_free(twice);
        match_free(m), match_free(again);
        world_close(&w);
    }
}

/* ---- what appears by itself ---- */

/* Five doors side by side, none over another. */
static void test_doors(void **state)
{
    struct room x;
    (void)state;
    room_open_quick(&x);
    for (int i = 0; i < 5; i++) {
        const struct item *d = bench_item(&x.b, "door", i), *next = bench_item(&x.b, "door", i + 1);
        assert_non_null(d);
        assert_true(rect_right(d->bounds) <= (next ? next->bounds.x : 1280));
    }
    assert_null(bench_item(&x.b, "door", 5));
    assert_true(bench_tells(&x.b, "Three-card draw"));
    room_close(&x);
}

static void test_door_to_continue(void **state)
{
    struct room x;
    (void)state;
    room_open_quick(&x);
    press(&x, "Three-card draw");
    assert_string_equal(room_top(&x), "seating");
    press(&x, "Play");
    assert_string_equal(room_top(&x), "table");
    room_restart(&x);
    assert_true(bench_tells(&x.b, "hand 1 of 8"));
    room_close(&x);
}

static void test_book_and_lesson(void **state)
{
    struct room x;
    (void)state;
    room_open_quick(&x);
    rules_open(x.b.app, "draw", 0);
    app_frame(x.b.app);
    assert_true(bench_tells(&x.b, "How to play three-card draw"));
    assert_true(bench_tells(&x.b, "A game has 8 hands."));
    press(&x, "Play a first hand with the owl");
    assert_string_equal(room_top(&x), "lesson");
    assert_true(bench_tells(&x.b, "you hold a pair of kings"));
    room_close(&x);
}

/* Every step of the lesson is what the rules allow. */
static void test_lesson_plays(void **state)
{
    char error[MATCH_ERROR];
    const struct rules r = rules_default(games_find("draw"), 2, NULL);
    struct scripts *all = scripts_open(&r, "lessons", NULL, error);
    const struct script *l = scripts_find(all, SCRIPT_LESSON, "draw");
    assert_non_null(l);
    struct match *m = script_begin(l, &r, error);
    (void)state;
    assert_non_null(m);
    for (int i = 0; i < l->steps; i++) {
        struct action a;
        struct view v;
        if (l->step[i].who == SEAT_NONE)
            continue;
        match_view(m, l->step[i].who, &v);
        if (!script_action(&l->step[i], &v, &a))
            fail_msg("step %d can't be played", i + 1);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    match_free(m);
    scripts_close(all);
}

static void test_statistics_and_review(void **state)
{
    struct room x;
    struct match *m = played("a whole game", 3);
    char *text = match_save(m);
    (void)state;
    room_open_quick(&x);
    statistics_open(x.b.app, "draw", 0);
    app_frame(x.b.app);
    assert_true(bench_tells(&x.b, "Three-card draw"));
    struct review *r = review_make(m, seat_bit(0) | seat_bit(1) | seat_bit(2), NULL);
    assert_non_null(r);
    assert_int_equal(r->points, 9); /* each of eight hands, and the end */
    assert_true(r->person[0].n > 0 && r->person[1].n == 0 && r->person[2].n == 0);
    review_free(r);
    assert_true(review_open(x.b.app, &(struct review_request){.text = text, .wait = true}));
    app_frame(x.b.app);
    press(&x, "Show mine");
    assert_true(bench_tells(&x.b, "was better."));
    assert_true(bench_tells(&x.b, "chips more each time."));
    match_free(m);
    mem_free(text);
    room_close(&x);
}

/* A mark where each hand begins, and the replay goes to them. */
static void test_replay_marks(void **state)
{
    struct room x;
    struct match *m = played("a whole game", 3);
    char *text = match_save(m);
    struct marks marks;
    int hands = 0;
    (void)state;
    marks_find(&marks, m);
    for (int i = 0; i < marks.n; i++)
        hands += marks.mark[i].large;
    assert_int_equal(hands, 8);
    room_open_quick(&x);
    assert_true(replay_open(x.b.app, &(struct replay_request){.text = text, .at = 0}));
    app_frame(x.b.app);
    assert_string_equal(room_top(&x), "replay");
    press(&x, "Next part");
    marks_free(&marks);
    match_free(m);
    mem_free(text);
    room_close(&x);
}

/* What is said since speech was turned on. */
static char *said(const struct bench *b)
{
    struct strbuf out = STRBUF_EMPTY;
    for (int i = SPEECH_HEARD - 1; i >= 0; i--)
        if (speech_said(b->speech, i))
            strbuf_addf(&out, "%s\n", speech_said(b->speech, i));
    return strbuf_take(&out);
}

/* The table, one's hand and what may be done are read aloud, though it has no skin of its own. */
static void test_speech(void **state)
{
    struct room x;
    (void)state;
    room_open_quick(&x);
    press(&x, "Three-card draw");
    press(&x, "Play");
    app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_F9});
    app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_F2});
    app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_F3});
    app_input(x.b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_F5});
    app_settle(x.b.app, 4000);
    char *words = said(&x.b);
    assert_non_null(strstr(words, "pot = 4"));
    assert_null(strstr(words, "You have no cards in your hand."));
    assert_non_null(strstr(words, " of "));
    assert_non_null(strstr(words, "exchange (0 to 3 cards)"));
    assert_null(strstr(words, "Nothing to read out."));
    mem_free(words);
    room_close(&x);
}

/* ---- simulations ---- */

/* What `carre sim draw` prints; the caller frees. */
static char *simulated(bool report, bool json)
{
    const struct options o = {
        .subject = "draw", .games = 12, .bots = "random", .report = report, .json = json};
    FILE *file = tmpfile();
    assert_non_null(file);
    fflush(stdout);
    const int screen = dup(STDOUT_FILENO);
    dup2(fileno(file), STDOUT_FILENO);
    const int status = sim_main(&o);
    fflush(stdout);
    dup2(screen, STDOUT_FILENO);
    close(screen);
    assert_int_equal(status, 0);
    const long n = ftell(file);
    char *text = mem_alloc((size_t)n + 1);
    rewind(file);
    assert_int_equal(fread(text, 1, (size_t)n, file), n);
    fclose(file);
    return text;
}

/* The number before a word of it; -1: it is not there. */
static int number_before(const char *text, const char *word)
{
    const char *at = strstr(text, word);
    while (at && at > text && at[-1] != ' ')
        at--;
    for (at = at ? at - 1 : NULL; at && at > text && at[-1] >= '0' && at[-1] <= '9';)
        at--;
    return at ? atoi(at) : -1;
}

/* Its counts and its report, in words and as JSON. */
static void test_simulations(void **state)
{
    char *plain = simulated(false, false), *json = simulated(false, true),
         *report = simulated(true, false), *all = simulated(true, true);
    char wanted[40];
    (void)state;
    assert_true(number_before(plain, "exchanged") > 0);
    snprintf(wanted, sizeof wanted, "\"exchanged\":\t%d", number_before(plain, "exchanged"));
    assert_non_null(strstr(json, wanted));
    assert_true(number_before(report, "shown") > 0);
    snprintf(wanted, sizeof wanted, "\"shown\":\t%d", number_before(report, "shown"));
    assert_non_null(strstr(all, wanted));
    assert_null(strstr(report, "won"));
    mem_free(plain), mem_free(json), mem_free(report), mem_free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranks),
        cmocka_unit_test(test_games),
        cmocka_unit_test(test_doors),
        cmocka_unit_test(test_door_to_continue),
        cmocka_unit_test(test_book_and_lesson),
        cmocka_unit_test(test_lesson_plays),
        cmocka_unit_test(test_statistics_and_review),
        cmocka_unit_test(test_replay_marks),
        cmocka_unit_test(test_speech),
        cmocka_unit_test(test_simulations),
    };
    char *data = path_join(getenv("CARRE_TEST_DATA"), "newcomer/assets"),
         *assets = scratch_assets(data);
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    scratch_remove(assets);
    mem_free(assets);
    mem_free(data);
    return failed;
}
