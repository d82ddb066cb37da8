/* SPEC on the screen: a press chooses, a second puts back, one button declares; windows that stop
 * and windows that don't; what is asked with the cards in hand; whole tournaments by keys alone,
 * for one person and for two; every state fit to be read. */
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "profile.h"
#include "room.h"
#include "scenes.h"
#include "seating.h"
#include "spec_table.h"
#include "table_inside.h"
#include "unit.h"

#include "games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LONG_MS = 120000, MOST_PRESSES = 6000 };

/* ---- hands and tables ---- */

static void key(struct bench *b, int k)
{
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_settle(b->app, LONG_MS);
}

/* A hand of which the person in front plays seat 1, and bots the others. */
static struct bench sit(const char *hand)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    char *text = room_save(spec_hand(hand));
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    app_set(b.app, SETTING_ASK_ALL_IN, 0);
    room_sit(b.app, "spec", text);
    app_settle(b.app, LONG_MS);
    mem_free(text);
    return b;
}

static struct table *table(struct bench *b)
{
    assert_string_equal(app_top(b->app)->type->name, "table");
    return (struct table *)app_top(b->app);
}

static const struct board *board(struct bench *b) { return &table(b)->stage->shown.b; }

/* ---- several at one screen ---- */

/* Several people at one screen: larger letters, everybody's plate, the hand face down or turned up.
 */
static void shared_at(int seats, int people, enum privacy how, int w, int h, int text,
                      const char *lang, int *faults)
{
    struct bench b = bench_open(w, h, lang, text);
    struct seating s;
    char where[120];
    title_open(b.app);
    app_set(b.app, SETTING_PACE, PACE_INSTANT);
    seating_default(&s, games_find("spec"), seats);
    for (int i = 1; i < seats; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    for (int i = 1; i < people; i++)
        seating_sit_guest(&s, i);
    s.privacy = how;
    table_open(b.app, &(struct table_request){.game = s.game, .seed = "shared", .seating = &s});
    app_frame(b.app);
    static const int keys[] = {0, KEY_SPACE, 'D', 'C', KEY_SPACE, 'C', 'C'};
    for (size_t i = 0;
         i < sizeof keys / sizeof *keys && strcmp(app_top(b.app)->type->name, "table") == 0; i++) {
        if (keys[i])
            app_input(b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)keys[i]});
        app_settle(b.app, 4000);
        snprintf(where, sizeof where, "%d seats, %d people, mode %d, %s %dx%d %d%%, press %d",
                 seats, people, (int)how, lang, w, h, text, (int)i);
        *faults += look_at(b.app, where);
        app_clock(b.app, app_now(b.app) + 450);
    }
    bench_close(&b);
}

static void test_several_at_one_screen(void **state)
{
    (void)state;
    int faults = 0;
    static const struct {
        int w, h, text;
    } size[] = {{1024, 600, 100}, {1920, 1080, 100}, {1024, 600, 150}, {1920, 1080, 150}};
    for (size_t k = 0; k < sizeof size / sizeof *size; k++)
        for (const char *const *lang = i18n_languages(); *lang; lang++) {
            shared_at(3, 2, PRIVACY_PEEK, size[k].w, size[k].h, size[k].text, *lang, &faults);
            shared_at(6, 3, k % 2 ? PRIVACY_OPEN : PRIVACY_PEEK, size[k].w, size[k].h, size[k].text,
                      *lang, &faults);
            shared_at(9, 2, PRIVACY_PEEK, size[k].w, size[k].h, size[k].text, *lang, &faults);
        }
    assert_int_equal(faults, 0);
}

/* ---- declaring ---- */

#define TURN                                                                                      \
    "stacks 5000 5000 5000 5000; held both-cards,clairvoyance,hand-swap nullify - -; fun meow - " \
    "- -; button 2; "

/* SP-24, SP-26: one press chooses, one declares; a second press, Escape and the button put back for
 * nothing. */
static void test_choose_put_back_declare(void **state)
{
    (void)state;
    struct bench b = sit(TURN);
    if (!bench_item(&b, "card", 0))
        fail_msg("no rack");
    assert_string_equal(bench_item(&b, "card", 0)->name, "Both Cards");
    assert_null(bench_item(&b, "card", 0)->why_not);
    for (int how = 0; how < 3; how++) {
        key(&b, '1');
        assert_true(bench_item(&b, "card", 0)->chosen);
        assert_string_equal(bench_item(&b, "strip", 0)->name, "Declare");
        assert_non_null(bench_item(&b, "call", 0)->why_not); /* no bet while something is chosen */
        if (how == 0)
            key(&b, '1');
        else if (how == 1)
            key(&b, KEY_ESCAPE);
        else
            key(&b, 'M');
        assert_string_equal(app_top(b.app)->type->name, "table");
        assert_false(bench_item(&b, "card", 0)->chosen);
        assert_null(bench_item(&b, "call", 0)->why_not);
    }
    key(&b, '1');
    /* the focus is on it: two inputs in all */
    key(&b, KEY_ENTER);
    assert_int_equal(board(&b)->num[SPEC_BOTH], 1);
    bench_close(&b);
}

/* SP-34, SP-35: a card with a target asks for a seat; Escape goes back, and nothing was said. */
static void test_aiming(void **state)
{
    (void)state;
    struct bench b = sit(TURN);
    key(&b, '2');
    assert_non_null(bench_item(&b, "aim", 1));
    assert_non_null(bench_item(&b, "aim", 3));
    assert_null(bench_item(&b, "aim", 0));
    assert_non_null(bench_item(&b, "strip", 0)->why_not); /* nobody is aimed at yet */
    key(&b, KEY_ESCAPE);
    assert_null(bench_item(&b, "aim", 1));
    key(&b, '2');
    key(&b, '1');
    assert_true(bench_item(&b, "card", 1)->chosen);
    key(&b, KEY_ENTER);
    assert_int_equal(board_count(board(&b), SPEC_HELD), 2);
    assert_true(card_is_known(board_face(board(&b), HOLDEM_HAND + 1, 0)));
    bench_close(&b);
}

/* Several at once, each with its own target. */
static void test_two_cards_in_one_declaration(void **state)
{
    (void)state;
    struct bench b = sit(TURN);
    key(&b, '1');
    key(&b, 'Q');
    assert_true(bench_item(&b, "card", 0)->chosen && bench_item(&b, "card", 3)->chosen);
    key(&b, 'X');
    assert_int_equal(board(&b)->num[SPEC_BOTH], 1);
    assert_true(board(&b)->num[SPEC_MEOWING] != 0);
    bench_close(&b);
}

/* Why not, in a sentence, and nothing happens. */
static void test_what_is_refused_says_why(void **state)
{
    (void)state;
    struct bench b =
        sit("stacks 5000 5000 5000 5000; held flop-exchange,win-the-button - - -; button 2");
    for (int i = 0; i < 2; i++) {
        assert_non_null(bench_item(&b, "card", i)->why_not);
        key(&b, '1' + i);
        assert_false(bench_item(&b, "card", i)->chosen);
    }
    assert_int_equal(board_count(board(&b), SPEC_HELD), 2);
    bench_close(&b);
}

/* SP-25: a window stops where a card of its own is held, and where one wants to be asked; else
 * nobody waits. */
static void test_windows_that_stop(void **state)
{
    (void)state;
    struct bench b =
        sit("stacks 5000 5000 5000 5000; board QhJhTh; held flop-exchange nullify - -; button 2");
    assert_int_equal(board(&b)->phase, SPEC_PHASE_WINDOW);
    assert_string_equal(bench_item(&b, "strip", 0)->name, "No");
    assert_null(bench_item(&b, "strip", 0)->why_not);
    assert_string_equal(bench_item(&b, "call", 0)->why_not, "Answer the question first.");
    key(&b, '1');
    key(&b, KEY_ENTER);
    assert_int_equal(board(&b)->num[SPEC_EXCHANGED], 1);
    bench_close(&b);

    b = sit("stacks 5000 5000 5000 5000; board QhJhTh; held clairvoyance nullify - -; button 2");
    /* on any turn: it waits for a word of its owner */
    assert_int_equal(board(&b)->phase, HOLDEM_PHASE_PLAY);
    key(&b, 'W');
    assert_true(bench_item(&b, "stops", 0)->chosen);
    key(&b, 'C');
    for (int i = 0; i < 200 && board(&b)->phase != SPEC_PHASE_WINDOW; i++) {
        app_clock(b.app, app_now(b.app) + 20);
        app_frame(b.app);
        nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
    }
    app_settle(b.app, LONG_MS);
    assert_int_equal(board(&b)->phase, SPEC_PHASE_WINDOW);
    assert_null(bench_item(&b, "strip", 0)->why_not);
    /* not this hand: no more of them */
    key(&b, 'M');
    assert_true(board(&b)->num[SPEC_QUIET] & 1);
    bench_close(&b);
}

static void sit_down(struct room *x, int people)
{
    struct seating s;
    seating_default(&s, games_find("spec"), 4);
    for (int i = 1; i < 4; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    for (int i = 1; i < people; i++)
        seating_sit_guest(&s, i);
    s.privacy = PRIVACY_OPEN;
    table_open(x->b.app, &(struct table_request){.game = s.game, .seed = "asked", .seating = &s});
    app_settle(x->b.app, 3000);
}

static void go_on(struct room *x)
{
    char *saved = store_get(x->store, "autosave-spec");
    room_restart(x);
    table_open(x->b.app, &(struct table_request){.game = "spec", .saved = saved});
    app_settle(x->b.app, 3000);
    mem_free(saved);
}

static bool asks(struct room *x) { return bench_item(&x->b, "stops", 0)->chosen; }

/* SP-25: a player who wants to be asked everywhere says it once: for all tables who plays alone,
 * for this one who shares the screen. */
static void test_to_be_asked_outlives_the_program(void **state)
{
    (void)state;
    struct room x;
    room_open_quick(&x);
    sit_down(&x, 1);
    assert_false(asks(&x));
    key(&x.b, 'W');
    assert_true(asks(&x));
    go_on(&x);
    assert_true(asks(&x));
    room_restart(&x);
    sit_down(&x, 1); /* another evening */
    assert_true(asks(&x));
    key(&x.b, 'W');
    go_on(&x);
    assert_false(asks(&x));
    room_restart(&x);
    sit_down(&x, 2);
    const seat me = table(&x.b)->stage->me;
    key(&x.b, 'W');
    assert_int_equal(table(&x.b)->stops, seat_bit(me));
    go_on(&x);
    assert_int_equal(table(&x.b)->stops, seat_bit(me));
    room_restart(&x);
    sit_down(&x, 1); /* what two agreed on is theirs */
    assert_false(asks(&x));
    room_close(&x);
}

/* ---- table talk ---- */

/* Bots speak when something happens; the words are on the screen for as long as they are said. */
static void a_word_is_seen(const char *game)
{
    struct room x;
    struct seating s;
    bool seen = false;
    room_open_quick(&x);
    seating_default(&s, games_find(game), 3);
    for (int i = 1; i < 3; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    table_open(x.b.app, &(struct table_request){.game = game, .seed = "talk", .seating = &s});
    app_frame(x.b.app);
    for (int i = 0; i < 6000 && !seen && strcmp(room_top(&x), "table") == 0; i++) {
        const struct table *t = table(&x.b);
        app_clock(x.b.app, app_now(x.b.app) + 20);
        app_frame(x.b.app);
        if (strcmp(room_top(&x), "table") != 0)
            break;
        seen = t->talk.text && t->talk.since >= 0 && bench_tells(&x.b, "tag bubble");
        if (table_asked(t) >= 0)
            bench_key(&x.b, i % 2 ? 'N' : 'F');
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
    if (!seen)
        fail_msg("nobody says a word at %s before there is the %s", game, room_top(&x));
    room_close(&x);
}

static void test_what_is_said_is_seen(void **state)
{
    (void)state;
    static const char *const scenes[] = {"table-talk", "table-talk-spec"};
    for (size_t i = 0; i < sizeof scenes / sizeof *scenes; i++) {
        struct bench b = bench_open(1280, 720, "en", 100);
        bench_scene(&b, scenes[i]);
        /* as anybody who draws a picture of it lets time go by */
        app_settle(b.app, 20000);
        if (!bench_tells(&b, "tag bubble"))
            fail_msg("no bubble in %s", scenes[i]);
        bench_close(&b);
    }
    a_word_is_seen("power-up");
    a_word_is_seen("spec");
}

static void test_an_idle_table_draws_nothing(void **state)
{
    (void)state;
    struct bench b = sit(TURN);
    assert_int_equal(app_frame(b.app), SCENE_IDLE);
    const long frames = app_frames(b.app);
    for (int i = 0; i < 300; i++) {
        app_clock(b.app, app_now(b.app) + 10);
        assert_int_equal(app_frame(b.app), SCENE_IDLE);
    }
    assert_int_equal(app_frames(b.app), frames);
    bench_close(&b);
}

/* ---- whole tournaments by keys alone ---- */

static void wait_a_little(struct room *x)
{
    app_clock(x->b.app, app_now(x->b.app) + 20);
    app_frame(x->b.app);
    /* bots think in threads of their own */
    nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
}

/* What comes to mind at a turn, a window, a re-entry: keys only. */
static void press_something(struct room *x, struct rng *rng)
{
    static const int keys[] = {'C', 'C',       'C',       'C',       'R',       'F', '8', '1',
                               '2', '3',       'Q',       'X',       'N',       'N', 'M', 'W',
                               'O', KEY_ENTER, KEY_ENTER, KEY_ENTER, KEY_SPACE, 'Z', 'V', 'D'};
    struct table *t = (struct table *)app_top(x->b.app);
    const int k = t->curtain.up ? KEY_ENTER : keys[rng_below(rng, sizeof keys / sizeof *keys)];
    app_clock(x->b.app, app_now(x->b.app) + 450); /* nobody is faster than the guard */
    app_frame(x->b.app);
    app_input(x->b.app, &(struct input){.kind = INPUT_KEY, .key = (enum key)k});
    app_frame(x->b.app);
    if (strcmp(room_top(x), "pause") == 0 ||
        strcmp(room_top(x), "rules") == 0) { /* Enter on a button of the top */
        app_input(x->b.app, &(struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
        app_frame(x->b.app);
    }
    if (strcmp(room_top(x), "table") == 0)
        app_settle(x->b.app, 3000);
}

static void by_keys(int people, enum privacy how, const char *seed)
{
    struct room x;
    struct seating s;
    struct rng rng = rng_seed(8);
    int presses = 0, stuck = 0, last = -1, waits = 0;
    size_t n = 0;
    room_open_quick(&x);
    seating_default(&s, games_find("spec"), 4);
    for (int i = 1; i < 4; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "random");
    for (int i = 1; i < people; i++)
        seating_sit_guest(&s, i);
    s.privacy = how;
    s.option[HOLDEM_FIRST_STACK] = 600; /* soon decided */
    s.option[SPEC_REENTRIES] = 1;
    table_open(x.b.app, &(struct table_request){.game = s.game, .seed = seed, .seating = &s});
    app_frame(x.b.app);
    while (strcmp(room_top(&x), "table") == 0 && presses < MOST_PRESSES) {
        const struct table *t = (struct table *)app_top(x.b.app);
        const int at = match_actions(t->match);
        stuck = at == last ? stuck + 1 : 0;
        last = at;
        if (stuck > 400)
            fail_msg("nothing happens any more behind action %d (%d people)", at, people);
        if (table_asked(t) < 0 && !t->curtain.up) {
            wait_a_little(&x);
            waits++;
            if (strcmp(room_top(&x), "table") == 0 && table_only_bots(t))
                app_activate(x.b.app, "Show the result");
            if (stuck > 20)
                press_something(&x, &rng); /* the break waits for somebody */
            continue;
        }
        press_something(&x, &rng);
        presses++;
        if (getenv("CARRE_COUNTS") && presses % 100 == 0)
            printf("  %d presses, %d waits, action %d, hand %d, curtain %d asked %d phase %d\n",
                   presses, waits, at, t->stage ? (int)t->stage->shown.b.num[HOLDEM_HANDS] : -1,
                   t->curtain.up, (int)table_asked(t), t->stage ? t->stage->shown.b.phase : -1),
                fflush(stdout);
    }
    if (getenv("CARRE_COUNTS"))
        printf("%d people, mode %d: %d presses, %d waits, %d actions\n", people, (int)how, presses,
               waits, last);
    assert_string_equal(room_top(&x), "result");
    struct played *all = profile_matches(x.store, "spec", NULL, 10, &n);
    assert_int_equal(n, 1);
    profile_matches_free(all, n);
    room_close(&x);
}

static void test_a_tournament_of_one_by_keys(void **state)
{
    (void)state;
    by_keys(1, PRIVACY_ONE, "keys one");
    by_keys(1, PRIVACY_ONE, "keys two");
}

static void test_tournaments_of_two_by_keys(void **state)
{
    (void)state;
    by_keys(2, PRIVACY_PEEK, "keys");
    by_keys(2, PRIVACY_CURTAIN, "keys");
    by_keys(2, PRIVACY_OPEN, "keys");
}

int main(int argc, char **argv)
{
    i18n_start();
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_choose_put_back_declare),
        cmocka_unit_test(test_aiming),
        cmocka_unit_test(test_two_cards_in_one_declaration),
        cmocka_unit_test(test_what_is_refused_says_why),
        cmocka_unit_test(test_windows_that_stop),
        cmocka_unit_test(test_to_be_asked_outlives_the_program),
        cmocka_unit_test(test_what_is_said_is_seen),
        cmocka_unit_test(test_an_idle_table_draws_nothing),
        cmocka_unit_test(test_a_tournament_of_one_by_keys),
        cmocka_unit_test(test_tournaments_of_two_by_keys),
        cmocka_unit_test(test_several_at_one_screen),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
