/* Undo at SPEC's table, where windows open at every turn and most of them are answered by nobody's
 * hand: the last decision is taken back and nothing else, until a secret was learned or somebody
 * else has played. And a hand under Both Cards, as it is told. */
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "room.h"
#include "scenes.h"
#include "seating.h"
#include "spec_table.h"
#include "table_inside.h"
#include "unit.h"

#include "games.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { LONG_MS = 120000 };

static const char seen_since[] = "You’ve seen a new card since, so you can’t undo this.",
                  others_played[] = "Another player has acted since, so you can’t undo this.",
                  nothing[] = "There’s nothing to undo.";

/* ---- tables ---- */

/* So many people sit in the first seats, bots in the others. */
static struct bench sit(const char *hand, int people, int pace)
{
    struct bench b = bench_open(1280, 720, "en", 100);
    struct match *m = spec_hand(hand);
    const int n = match_rules(m)->nseats;
    char *text = room_save(m);
    struct seating s;
    title_open(b.app);
    app_set(b.app, SETTING_PACE, pace);
    app_set(b.app, SETTING_ASK_ALL_IN, 0);
    app_set(b.app, SETTING_TABLE_TALK, 0);
    app_set(b.app, SETTING_REDUCED_MOTION, 1);
    seating_default(&s, games_find("spec"), n);
    /* two are fewer than a new table wants, and are what is left of an old one */
    s.nseats = n;
    for (int i = 1; i < n; i++)
        snprintf(s.seat[i].bot, SEATING_BOT, "%s", "regular");
    for (int i = 1; i < people; i++)
        seating_sit_guest(&s, i);
    s.privacy = people > 1 ? PRIVACY_PEEK : PRIVACY_ONE;
    table_open(b.app, &(struct table_request){.game = "spec", .saved = text, .seating = &s});
    app_frame(b.app);
    mem_free(text);
    return b;
}

static struct table *table(struct bench *b)
{
    assert_string_equal(app_top(b->app)->type->name, "table");
    return (struct table *)app_top(b->app);
}

static const struct match *match(struct bench *b) { return table(b)->match; }
static int actions(struct bench *b) { return match_actions(match(b)); }
static const struct item *undo(struct bench *b)
{
    return items_named(app_top(b->app)->items, "Undo");
}

static void frame(struct bench *b, int ms)
{
    app_clock(b->app, app_now(b->app) + ms);
    app_frame(b->app);
    /* bots think in threads of their own */
    nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
}

/* Until so many have acted. */
static void until(struct bench *b, int wanted)
{
    for (int i = 0; i < 4000 && actions(b) < wanted; i++)
        frame(b, 10);
    if (actions(b) < wanted)
        fail_msg("only %d actions of %d", actions(b), wanted);
}

/* The person is asked for a poker action, or in a window that stops. */
static void until_asked(struct bench *b, const char *item_name)
{
    const struct item *it = NULL;
    for (int i = 0; i < 4000 && !(it && !it->why_not); i++) {
        frame(b, 10);
        it = bench_item(b, item_name, 0);
    }
    if (!it || it->why_not)
        fail_msg("nobody is asked for “%s”", item_name);
}

static void press(struct bench *b, int key)
{
    frame(b, 450); /* nobody is faster than the guard */
    app_input(b->app, &(struct input){.kind = INPUT_KEY, .key = (enum key)key});
    app_frame(b->app);
}

/* It is told when the picture is there. */
#define REFUSED(b, words)                                                            \
    (stage_hurry(table(b)->stage), frame((b), 0), assert_non_null(undo(b)->why_not), \
     assert_string_equal(undo(b)->why_not, words))
#define TAKES_BACK(b, to, digest)                        \
    do {                                                 \
        assert_null(undo(b)->why_not);                   \
        press((b), 'U');                                 \
        assert_int_equal(actions(b), (to));              \
        assert_true(match_digest(match(b)) == (digest)); \
    } while (0)

/* ---- one person and bots ---- */

/* Everybody holds what any turn asks for, so that every turn opens a window; nobody has a reason to
 * declare it on these hands. */
#define BOTS                                                                                 \
    "stacks 5000 5000 5000 5000; hole 7c2d 8c3d 9c4h Tc5h; board QhJh2s; held clairvoyance " \
    "clairvoyance clairvoyance clairvoyance; "

static void a_check_and_the_windows_behind_it(void **state)
{
    (void)state;
    struct bench b = sit(BOTS, 1, PACE_SLOW);
    until_asked(&b, "call");
    const int before = actions(&b);
    const uint64_t digest = match_digest(match(&b));
    press(&b, 'C');
    /* the check, and the no that is given for who is not asked */
    until(&b, before + 2);
    assert_int_equal(match_action(match(&b), before, NULL).kind, HOLDEM_CHECK);
    assert_int_equal(match_action(match(&b), before + 1, NULL).kind, SPEC_NO);
    assert_int_equal(match_action(match(&b), before + 1, NULL).who, 0);
    TAKES_BACK(&b, before, digest);
    assert_int_equal(match_waiting(match(&b)), seat_bit(0));
    for (int i = 0; i < 300; i++) /* and the table waits */
        frame(&b, 10);
    assert_int_equal(actions(&b), before);

    press(&b, 'C'); /* after the sealed answers of bots the same */
    until(&b, before + 4);
    assert_int_not_equal(match_action(match(&b), before + 3, NULL).who, 0);
    assert_int_equal(match_action(match(&b), before + 3, NULL).kind, SPEC_NO);
    TAKES_BACK(&b, before, digest);

    press(&b, 'C'); /* a bot has played */
    until(&b, before + 5);
    for (int i = 0; i < 4000 && match_action(match(&b), actions(&b) - 1, NULL).kind == SPEC_NO; i++)
        frame(&b, 10);
    /* …and the picture has come to it */
    for (int i = 0; i < 4000 && !undo(&b)->why_not; i++)
        frame(&b, 10);
    REFUSED(&b, others_played);
    const int now = actions(&b);
    press(&b, 'U');
    assert_true(actions(&b) >= now);
    bench_close(&b);
}

/* A bot that had begun to think about what was undone does not answer that. */
static void a_bot_forgets_what_was_taken_back(void **state)
{
    (void)state;
    struct bench b = sit(BOTS, 1, PACE_SLOW);
    until_asked(&b, "call");
    const int before = actions(&b);
    press(&b, 'C');
    until(&b, before + 4);
    for (int i = 0; i < 200 && !player_asked(table(&b)->player[1]); i++)
        frame(&b, 2);
    assert_true(player_asked(table(&b)->player[1]));
    assert_null(undo(&b)->why_not);
    press(&b, 'U');
    assert_int_equal(actions(&b), before);
    for (int s = 0; s < 4; s++)
        assert_false(player_asked(table(&b)->player[s]));
    bench_close(&b);
}

/* A no that was asked for is a decision of its own: its window is open again. */
static void a_no_that_was_said(void **state)
{
    (void)state;
    struct bench b = sit("stacks 5000 5000 5000 5000; board QhJhTh; hole 7c2d 8c3d 9c4h Tc5c; held "
                         "flop-exchange nullify - -; button 2",
                         1, PACE_SLOW);
    until_asked(&b, "strip");
    const int before = actions(&b);
    const uint64_t digest = match_digest(match(&b));
    REFUSED(&b, nothing);
    press(&b, 'N');
    until(&b, before + 1);
    assert_int_equal(match_action(match(&b), before, NULL).kind, SPEC_NO);
    until(&b, before + 2);
    assert_int_equal(match_action(match(&b), before + 1, NULL).kind, SPEC_NO); /* the bot's */
    TAKES_BACK(&b, before, digest);
    assert_int_equal(match_truth(match(&b))->phase, SPEC_PHASE_WINDOW);
    for (int i = 0; i < 300; i++)
        frame(&b, 10);
    assert_int_equal(actions(&b), before);
    bench_close(&b);
}

/* "Not this hand" is taken back, too. */
static void a_standing_order(void **state)
{
    (void)state;
    struct bench b = sit("stacks 5000 5000 5000 5000; board QhJhTh; hole 7c2d 8c3d 9c4h Tc5c; held "
                         "flop-exchange nullify - -; button 2",
                         1, PACE_SLOW);
    until_asked(&b, "strip");
    const int before = actions(&b);
    const uint64_t digest = match_digest(match(&b));
    press(&b, 'M');
    until(&b, before + 1);
    assert_int_equal(match_action(match(&b), before, NULL).kind, SPEC_STAND);
    assert_true(match_truth(match(&b))->num[SPEC_QUIET] & 1);
    until(&b, before + 2);
    assert_int_equal(match_action(match(&b), before + 1, NULL).kind, SPEC_NO);
    TAKES_BACK(&b, before, digest);
    assert_false(match_truth(match(&b))->num[SPEC_QUIET] & 1);
    bench_close(&b);
}

/* ---- secrets ---- */

static void a_look_and_a_new_card(void **state)
{
    (void)state;
    static const struct {
        const char *held;
        int keys[3];
    } of[] = {{"clairvoyance", {'1', '1', KEY_ENTER}},
              {"upgrade", {'1', KEY_ENTER, 0}},
              {"hand-swap", {'1', KEY_ENTER, 0}}};
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        char hand[200];
        snprintf(hand, sizeof hand, "stacks 5000 5000 5000 5000; held %s - - -; button 2",
                 of[i].held);
        struct bench b = sit(hand, 1, PACE_INSTANT);
        until_asked(&b, "call");
        const int before = actions(&b);
        for (int k = 0; k < 3 && of[i].keys[k]; k++)
            press(&b, of[i].keys[k]);
        until(&b, before + 1);
        assert_int_equal(match_action(match(&b), before, NULL).kind, SPEC_DECLARE);
        REFUSED(&b, seen_since);
        const int now = actions(&b);
        press(&b, 'U');
        assert_int_equal(actions(&b), now);
        bench_close(&b);
    }
}

/* Both Cards shows nobody anything new but that it was held: that is open by now, and stays so. */
static void a_declared_card_is_no_secret(void **state)
{
    (void)state;
    struct bench b =
        sit("stacks 5000 5000 5000 5000; held both-cards - - -; button 2", 1, PACE_INSTANT);
    until_asked(&b, "call");
    const int before = actions(&b);
    press(&b, '1');
    press(&b, KEY_ENTER);
    until(&b, before + 1);
    assert_int_equal(match_truth(match(&b))->num[SPEC_BOTH], 1);
    REFUSED(&b, seen_since); /* the others did not know which card it was */
    bench_close(&b);
}

/* ---- several people ---- */

#define PEOPLE                                                                                  \
    "stacks 5000 5000 5000; hole 7c2d 8c3d 9c4h; held clairvoyance clairvoyance clairvoyance; " \
    "options drinks=0 fun=0; "

static void people_go_back_decision_by_decision(void **state)
{
    (void)state;
    struct bench b = sit(PEOPLE, 3, PACE_INSTANT);
    until_asked(&b, "call");
    const int first = actions(&b), button = seat_first(match_waiting(match(&b)));
    const uint64_t digest = match_digest(match(&b));
    press(&b, 'C');
    until(&b, first + 2);
    until_asked(&b, "call");
    const int second = actions(&b), small = seat_first(match_waiting(match(&b)));
    const uint64_t then = match_digest(match(&b));
    assert_int_not_equal(small, button);
    assert_true(second > first + 1); /* windows have answered themselves */
    press(&b, 'C');
    until(&b, second + 2);
    until_asked(&b, "call");
    TAKES_BACK(&b, second, then);
    assert_int_equal(match_waiting(match(&b)), seat_bit(small));
    TAKES_BACK(&b, first, digest);
    assert_int_equal(match_waiting(match(&b)), seat_bit(button));
    for (int i = 0; i < 100; i++)
        frame(&b, 10);
    assert_int_equal(actions(&b), first);
    press(&b, 'C');
    until(&b, second);
    assert_true(match_digest(match(&b)) == then);
    bench_close(&b);
}

/* A table that was put down and taken up again remembers nothing of who was asked, and takes back
 * the decision all the same. */
static void behind_a_continue(void **state)
{
    (void)state;
    struct bench b = sit(PEOPLE, 3, PACE_INSTANT);
    until_asked(&b, "call");
    const int first = actions(&b);
    const uint64_t digest = match_digest(match(&b));
    press(&b, 'C');
    until(&b, first + 2);
    until_asked(&b, "call");
    struct seating s = table(&b)->seating;
    char *text = match_save(match(&b));
    const int now = actions(&b);
    app_home(b.app);
    app_frame(b.app);
    table_open(b.app, &(struct table_request){.game = "spec", .saved = text, .seating = &s});
    app_frame(b.app);
    mem_free(text);
    until_asked(&b, "call");
    assert_int_equal(actions(&b), now);
    TAKES_BACK(&b, first, digest);
    bench_close(&b);
}

/* ---- Both Cards in words (SP-31) ---- */

static void a_hand_is_named_by_the_cards_that_count(void **state)
{
    (void)state;
    for (int both = 0; both < 2; both++) {
        char hand[300];
        snprintf(
            hand, sizeof hand,
            "stacks 5000 5000; hole As3d 9s4d; board KcKdKhQcQd; set both %d; options reentries=0",
            both);
        struct bench b = sit(hand, 1, PACE_INSTANT);
        for (int i = 0; i < 50; i++)
            frame(&b, 20);
        assert_true(bench_tells(&b, both ? "Three kings" : "Full house, kings full of queens"));
        assert_false(bench_tells(&b, both ? "Full house" : "Three kings"));
        bench_close(&b);
    }
}

int main(int argc, char **argv)
{
    i18n_start();
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_check_and_the_windows_behind_it),
        cmocka_unit_test(a_bot_forgets_what_was_taken_back),
        cmocka_unit_test(a_no_that_was_said),
        cmocka_unit_test(a_standing_order),
        cmocka_unit_test(a_look_and_a_new_card),
        cmocka_unit_test(a_declared_card_is_no_secret),
        cmocka_unit_test(people_go_back_decision_by_decision),
        cmocka_unit_test(behind_a_continue),
        cmocka_unit_test(a_hand_is_named_by_the_cards_that_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
