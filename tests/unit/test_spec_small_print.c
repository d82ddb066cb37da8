/* SPEC: what the ledger says in half a sentence, each by itself (SP-02 to SP-04, SP-10 to SP-15,
 * SP-20, SP-21, SP-23, SP-27, SP-28, SP-30, SP-34 to SP-39, SP-41 to SP-43). */
#include "unit.h"

#include "bounds.h"
#include "spec_table.h"

static int num(const struct match *m, int n) { return match_truth(m)->num[n]; }
static int held(const struct match *m, int who)
{
    return board_count(match_truth(m), SPEC_HELD + who - 1);
}
static int lies(const struct match *m, int zone) { return board_count(match_truth(m), zone); }

#define FINISH(m, stacks) assert_string_equal(holdem_finish(m), stacks)

/* ---- the tournament ---- */

/* SP-02: no break where the last level stays, whatever number that has. */
static void no_break_behind_the_last_level(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 9000 9000 9000; set level 14; set paused 14; set level_hands 7");
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 14);
    assert_int_equal(held(m, 1) + held(m, 2) + held(m, 3), 0);
    match_free(m);
    m = spec_hand(
        "stacks 9000 9000 9000; set level 11; set paused 11; set level_hands 7"); /* after level 12
                                                                                     there is one */
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 12);
    assert_int_equal(held(m, 1) + held(m, 2) + held(m, 3), 3);
    match_free(m);
    m = spec_hand(
        "stacks 9000 9000 9000; set level 12; set paused 12; set level_hands 7"); /* after 13 none
                                                                                   */
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 13);
    assert_int_equal(held(m, 1) + held(m, 2) + held(m, 3), 0);
    match_free(m);
}

/* SP-03: until the first hand of level 7 is dealt, so in the last hand of level 6 still; the stack
 * is the starting one; twice and no more. */
static void the_last_moment_for_a_reentry(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500 500; hole AsAd KsKd 2s7d; next QcQdQhJcTd; set "
                                "level 5; set paused 5; set level_hands 7");
    spec_on(m, "3 fold,1 raise 500,2 call");
    assert_string_equal(spec_asked(m), "2");
    spec_do(m, "2 reenter");
    assert_int_equal(num(m, HOLDEM_LEVEL), 6);
    assert_int_equal(num(m, HOLDEM_STACK + 1) + num(m, HOLDEM_BET + 1), 10000);
    match_free(m);
    m = spec_hand("stacks 500 500 500; hole AsAd KsKd 2s7d; next QcQdQhJcTd; set reentered 2 2; "
                  "set bank 40000");
    spec_on(m, "3 fold,1 raise 500,2 call");
    assert_int_equal(num(m, HOLDEM_RANK + 1), 3);
    match_free(m);
}

/* SP-04: no answer is a no; the seat stays the same, its next blind is due as ever, and it is the
 * last bust that gives the rank. */
static void who_comes_back(void **state)
{
    (void)state;
    struct action a;
    struct match *m = spec_hand("stacks 500 500 500; hole AsAd KsKd 2s7d; held - - -; next "
                                "QcQdQhJcTd; options entry=0 reentries=1");
    spec_on(m, "3 fold,1 raise 500,2 call");
    assert_true(rules_least(match_rules(m), match_truth(m), 1, &a));
    assert_int_equal(a.kind, SPEC_LEAVE);
    spec_do(m, "2 reenter");
    /* seat 1; and it is the small blind's turn for seat 2 */
    assert_int_equal(num(m, HOLDEM_BUTTON), 0);
    assert_int_equal(num(m, HOLDEM_BET + 1), 50);
    assert_int_equal(num(m, HOLDEM_HANDS), 1); /* counts go on */
    assert_int_equal(num(m, HOLDEM_LEVEL_HANDS), 1);
    assert_int_equal(num(m, HOLDEM_RANK + 1), 0);
    match_free(m);
}

/* ---- cards that come and go ---- */

/* SP-10: used ones go back into the pack, which holds four of each kind with what is held. SP-11:
 * fun cards are gone. */
static void used_cards_go_back(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held nullify - both-cards; fun meow - -");
    const int pack = lies(m, SPEC_PACK);
    assert_int_equal(pack, 38);
    spec_on(m, "1 declare meow,3 declare both-cards,1 declare nullify");
    spec_on(m, "3 fold,3 fold"); /* the first was not heard (SP-26) */
    assert_string_equal(poker_words_lies(m, SPEC_USED), "both-cards,meow,nullify");
    spec_on(m, "1 fold");
    assert_int_equal(lies(m, SPEC_USED), 0);
    assert_int_equal(lies(m, SPEC_PACK), 40);
    assert_int_equal(lies(m, SPEC_FUN), 0);
    match_free(m);
}

/* SP-12, SP-13, SP-28: at a break the card of the break comes first; a drink that was ordered for
 * the third place finds it taken, and is no fourth card. */
static void a_drink_behind_a_break(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held twice,twice - -; set level 2; set "
                                "paused 2; set level_hands 7; options drinks=1");
    spec_do(m, "1 drink");
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 3);
    assert_int_equal(held(m, 1), 3);
    assert_int_equal(num(m, SPEC_THIRSTY), 0);
    match_free(m);
}

/* SP-39: what is declared is stopped, what is ordered is not. */
static void nullify_leaves_the_bar_open(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held - twice nullify; options drinks=1");
    spec_pass(m);
    spec_do(m, "3 declare nullify,1 drink");
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(held(m, 1), 1);
    match_free(m);
}

/* ---- when ---- */

/* SP-20: a lower number in a later window is legal. */
static void a_lower_number_later(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held - - "
                                "upgrade,both-cards,clairvoyance; next 2c");
    spec_do(m, "3 declare upgrade,3 declare clairvoyance 1,3 declare both-cards");
    assert_string_equal(poker_words_lies(m, SPEC_USED), "upgrade,clairvoyance,both-cards");
    assert_int_equal(num(m, SPEC_BOTH), 1);
    match_free(m);
}

/* SP-23: who is all-in declares nothing, but takes the cards of the award. SP-34: and may be looked
 * at. */
static void all_in(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 300 1000 1000; hole AsAd KsKd QsQd; held nullify,win-the-button "
                  "clairvoyance -; next 2c3c4h7d9c; options reentries=0");
    spec_on(m, "3 call,1 raise 300");
    assert_int_not_equal(spec_try(m, "1 declare nullify"), REASON_OK);
    spec_on(m, "2 declare clairvoyance 1");
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND), "AsAd");
    assert_int_not_equal(spec_try(m, "1 declare nullify"), REASON_OK);
    spec_on(m, "2 call,3 fold");
    assert_string_equal(spec_asked(m), "1");
    spec_do(m, "1 declare win-the-button,1 no");
    assert_int_equal(num(m, HOLDEM_BUTTON), 0);
    match_free(m);
}

/* SP-27: no answer: a re-straddle is declined, the hand that draws takes the top card. */
static void no_answer(void **state)
{
    (void)state;
    struct action a;
    struct match *m = spec_hand("stacks 2000 2000 2000 2000 2000; held straddle - - - -");
    spec_do(m, "1 declare straddle");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_STRADDLE);
    assert_true(rules_least(match_rules(m), match_truth(m), seat_first(match_waiting(m)), &a));
    assert_int_equal(a.kind, SPEC_NO);
    match_free(m);
    m = spec_hand("stacks 500 500; hole AsAd KsKd; fun - arm; next 2c3c4h7d9c");
    spec_on(m, "2 raise 500 arm,1 call");
    assert_true(rules_least(match_rules(m), match_truth(m), 1, &a));
    assert_int_equal(a.kind, SPEC_TAKE_TOP);
    spec_do(m, "2 top");
    assert_int_equal(lies(m, HOLDEM_BOARD), 3);
    match_free(m);
}

/* ---- effects ---- */

/* SP-30: from the seat that took it the button moves on as ever. */
static void the_button_moves_on(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000 1000; held - - win-the-button -");
    spec_pass(m);
    spec_on(m, "3 raise 300,4 fold,1 fold,2 fold,3 declare win-the-button");
    assert_int_equal(num(m, HOLDEM_BUTTON), 2);
    assert_int_equal(num(m, HOLDEM_BET + 3), num(m, HOLDEM_SMALL));
    assert_int_equal(num(m, HOLDEM_BET), num(m, HOLDEM_BIG));
    spec_on(m, "2 fold,3 fold,4 fold");
    assert_int_equal(num(m, HOLDEM_BUTTON), 3);
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 1);
    match_free(m);
}

/* SP-36: on the flop the third card goes back in the same turn; who folds takes all three along,
 * and they stay out. */
static void upgrade_on_the_flop(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; board 2c3c9h; held "
                                "upgrade upgrade -; next 4d");
    spec_pass(m);
    spec_on(m, "1 declare upgrade");
    assert_string_equal(poker_words_lies(m, HOLDEM_HAND), "AsKs4d");
    spec_pass(m);
    assert_int_equal(spec_try(m, "1 check"), SPEC_DISCARD_FIRST);
    assert_int_equal(spec_try(m, "1 bet 100"), SPEC_DISCARD_FIRST);
    spec_do(m, "1 discard #2");
    assert_int_equal(lies(m, HOLDEM_HAND), 2);
    spec_on(m, "1 bet 100");
    const int pile = lies(m, HOLDEM_PILE);
    spec_on(m, "2 declare upgrade");
    spec_pass(m);
    spec_do(m, "2 fold"); /* nothing has to be discarded first */
    assert_int_equal(lies(m, HOLDEM_HAND + 1), 0);
    assert_int_equal(lies(m, HOLDEM_MUCK), 3);
    assert_int_equal(lies(m, HOLDEM_PILE), pile - 1);
    match_free(m);
}

/* SP-37: not in a run-out, and not when somebody has acted. */
static void no_exchange_in_a_run_out(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 1000 1000; hole AsAd KsKd QsQd; held - flop-exchange "
                                "flop-exchange; options reentries=0; next 2c3c4h7d9c");
    spec_on(m, "3 fold,1 raise 500,2 call");
    /* for Twice, which any card might be */
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_RUN);
    assert_int_equal(spec_refused(m, 2, SPEC_FLOP_EXCHANGE), SPEC_NOT_THE_TIME);
    spec_pass(m);
    FINISH(m, "1000 500 1000");
    match_free(m);
    m = spec_hand("stacks 1000 1000 1000; board 2c3c9h; held - flop-exchange clairvoyance");
    spec_pass(m);
    spec_on(m, "1 check");
    assert_int_equal(spec_refused(m, 2, SPEC_FLOP_EXCHANGE), SPEC_NOT_THE_TIME);
    match_free(m);
}

/* SP-38: dealt on the turn, once more the river alone; 0 to 2 wins nothing. */
static void twice_on_the_turn(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500; hole AsAd KsKd; board 2c3c4h7d; held twice -; "
                                "options reentries=0; next 9c Kc");
    spec_pass(m);
    spec_on(m, "1 bet 500 twice,2 call");
    FINISH(m, "650 650"); /* aces, then three kings: 1,300 cut in two */
    match_free(m);
    m = spec_hand("stacks 500 500; hole AsAd KsKd; board 2c3c4h7d; held twice -; options "
                  "reentries=0; next 9c 9d");
    spec_pass(m);
    spec_on(m, "1 bet 500 twice,2 call");
    FINISH(m, "1300 0");
    match_free(m);
}

/* SP-43, SP-21: of two the early one's draws, the other gets it back. */
static void two_arms(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 500 1000 1000; hole AsAd KsKd QsQd; fun - arm arm; options reentries=0");
    spec_on(m, "3 call,1 raise 500,2 call arm,3 call arm");
    /* two still have chips: they go on betting */
    assert_int_equal(match_truth(m)->phase, HOLDEM_PHASE_PLAY);
    spec_on(m, "2 bet 500,3 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DRAW);
    assert_string_equal(spec_asked(m), "2"); /* first after the button */
    assert_string_equal(poker_words_lies(m, SPEC_FUN + 2), "arm");
    assert_string_equal(poker_words_lies(m, SPEC_USED), "arm");
    match_free(m);
}

/* ---- fun ---- */

/* SP-41: with Twice on either board, by anybody in it, and it brings no effect. */
static void a_toast_to_the_second_board(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500; hole 2s3d 7h8c; held - twice; fun toast toast; "
                                "options drinks=1; next 2c2d9hKdJc AsKsQsJsTs");
    spec_on(m, "2 raise 500 twice,1 call");
    assert_int_equal(num(m, SPEC_CHOPPED), 1);
    assert_string_equal(spec_asked(m), "12");
    const int before = held(m, 1);
    spec_do(m, "1 declare toast,2 declare toast");
    assert_int_equal(held(m, 1), before);
    FINISH(m, "750 250"); /* three deuces, then the board's royal flush */
    match_free(m);
    m = spec_hand(
        "stacks 500 500; hole 2s3d 7h8c; held - both-cards; fun toast toast; next AsKsQsJsTs");
    spec_on(m, "2 declare both-cards,2 raise 500,1 call");
    /* SP-60: the board never plays */
    assert_int_equal(num(m, SPEC_CHOPPED), 0);
    match_free(m);
}

/* SP-42: of a side pot as well as of a steal; nobody else is asked for it. */
static void applause(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; fun feeling-good feeling-good -");
    spec_on(m, "3 fold,1 raise 300,2 fold");
    assert_string_equal(spec_asked(m), "1");
    assert_int_equal(spec_refused(m, 2, SPEC_FEELING_GOOD), SPEC_NOT_THE_TIME);
    spec_do(m, "1 declare feeling-good");
    assert_int_equal(lies(m, SPEC_FUN), 0);
    assert_int_equal(lies(m, SPEC_FUN + 1), 1);
    match_free(m);
}

static const char *lays(const char *position)
{
    static char error[MATCH_ERROR];
    struct match *m = poker_words_table("spec", 3, "fun=0 drinks=0", position, NULL, error);
    const bool good = m != NULL;
    match_free(m);
    return good ? NULL : error;
}

/* Tables that are laid out by hand. */
static void numbers_at_their_bounds(void **state)
{
    (void)state;
    static const struct bounds all[] = {
        {"set both %lld", 0, 1},      {"set passive %lld", 0, 1},
        {"set null %lld", 0, 1},      {"set quiet %lld", 0, 7},
        {"set exchanged %lld", 0, 2}, {"set button_to %lld", 0, 3},
        {"set had_drink %lld", 0, 7}, {"set thirsty %lld", 0, 7},
        {"set meowing %lld", 0, 7},   {"set level 2\nset paused %lld", 0, 2},
        {"set attached %lld", 0, 0},  {"set two_boards %lld", 0, 0},
        {"set common %lld", 0, 0},    {"set hand_of %lld", 0, 0},
        {"set won %lld", 0, 0},       {"set chopped %lld", 0, 0},
        {"set run %lld", 0, 0},       {"set busted %lld", 0, 0},
    };
    bounds_hold(all, sizeof all / sizeof *all, lays);
    static const char *const bad[] = {
        "put held 1 twice twice twice twice",
        "put held 4 twice",
        "put held 1 meow",
        "put held 1 As",
        "put fun 1 twice",
        "put used twice",
        "put table 1 twice",
        "put second As",
        "set bank -1",
        "set level -1",
        "set level 31",
        "set reentered 1 -1",
        "set reentered 1 100",
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!lays(bad[i]))
            fail_msg("taken: %s", bad[i]);
    assert_null(lays("put held 1 twice twice twice\nput fun 3 meow toast"));
    for (int who = 0; who < 3; who++) { /* nobody sits there */
        struct match *m = spec_hand("stacks 1000 1000 1000");
        assert_false(spec_may_target(match_truth(m), who, SPEC_CLAIRVOYANCE, -1));
        assert_false(spec_may_target(match_truth(m), who, SPEC_CLAIRVOYANCE, 3));
        assert_false(spec_may_target(match_truth(m), who, SPEC_CLAIRVOYANCE, who));
        assert_true(spec_may_target(match_truth(m), who, SPEC_CLAIRVOYANCE, (who + 1) % 3));
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_at_their_bounds),
        cmocka_unit_test(no_break_behind_the_last_level),
        cmocka_unit_test(the_last_moment_for_a_reentry),
        cmocka_unit_test(who_comes_back),
        cmocka_unit_test(used_cards_go_back),
        cmocka_unit_test(a_drink_behind_a_break),
        cmocka_unit_test(nullify_leaves_the_bar_open),
        cmocka_unit_test(a_lower_number_later),
        cmocka_unit_test(all_in),
        cmocka_unit_test(no_answer),
        cmocka_unit_test(the_button_moves_on),
        cmocka_unit_test(upgrade_on_the_flop),
        cmocka_unit_test(no_exchange_in_a_run_out),
        cmocka_unit_test(twice_on_the_turn),
        cmocka_unit_test(two_arms),
        cmocka_unit_test(a_toast_to_the_second_board),
        cmocka_unit_test(applause),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
