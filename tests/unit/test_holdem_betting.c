/* A round of betting: who is asked, what may be bet, what a short all-in opens (NL-05, NL-10 to
 * NL-14, NL-16, NL-17). Cases without a source are ours; those of tournament directors and card
 * rooms are worded anew. */
#include "unit.h"

#include "holdem_table.h"

#include <string.h>

#define may(m, text) assert_string_equal(holdem_may(m), text)
#define asked(m, seat) assert_int_equal(holdem_asked(m), seat)

static void NL_10_left_of_the_big_blind_then_left_of_the_button(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000 1000");
    asked(m, 3);
    assert_int_equal(holdem_try(m, "4 call"), REASON_NOT_NOW); /* one action each, clockwise */
    holdem_do(m, "3 call, 4 fold, 1 call");
    asked(m, 2);
    holdem_do(m, "2 check");
    asked(m, 1); /* after the flop from the button's left; folded players are passed over */
    holdem_do(m, "1 check, 2 check, 3 bet 900");
    asked(m, 1);
    holdem_do(m, "1 call, 2 fold");
    assert_int_equal(holdem_num(m, HOLDEM_HANDS), 1);
    match_free(m);
}

static void NL_10_all_in_players_are_passed_over(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 300 1000");
    holdem_do(m, "3 raise 300, 4 call, 1 call, 2 call");
    asked(m, 1);
    holdem_do(m, "1 check, 2 check");
    asked(m, 4);
    match_free(m);
}

static void NL_10_folding_is_open_even_where_checking_is_free(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000");
    holdem_do(m, "2 call, 1 fold");
    assert_string_equal(holdem_finish(m), "900 1100");
    match_free(m);
}

static void NL_10_left_of_the_last_straddle(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 5000 5000 5000 5000; blinds 50 100 200 400");
    asked(m, 5);
    holdem_do(m, "5 call, 1 call, 2 call, 3 call");
    asked(m, 4); /* NL-13: the last straddle has the option */
    holdem_do(m, "4 check");
    asked(m, 1);
    may(m, "check, bet 100 to 4600"); /* and after the flop the smallest bet is one big blind */
    match_free(m);
}

static void NL_11_smallest_bet_and_raise(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 5000 5000");
    may(m, "call 100, raise 200 to 5000");
    assert_int_equal(holdem_try(m, "3 raise 199"), REASON_AMOUNT);
    assert_int_equal(holdem_try(m, "3 raise 5001"), REASON_AMOUNT);
    holdem_do(m, "3 raise 350");
    may(m, "call 300, raise 600 to 5000"); /* raised by 250 */
    holdem_do(m, "1 call, 2 call");
    may(m, "check, bet 100 to 4650");
    holdem_do(m, "1 bet 100");
    may(m, "call 100, raise 200 to 4650");
    match_free(m);
}

static void NL_11_over_an_all_in_bet_below_the_big_blind(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 130 5000 5000");
    holdem_do(m, "3 call, 1 call, 2 check, 1 bet 30");
    may(m, "call 30, raise 130 to 4900");
    match_free(m);
}

static void NL_11_the_whole_stack_always(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 5000 130");
    may(m, "call 100, raise 130 to 130");
    match_free(m);
    m = holdem_hand("stacks 5000 5000 201");
    may(m, "call 100, raise 200 to 201");
    match_free(m);
    m = holdem_hand("stacks 5000 5000 80");
    may(m, "call 80");
    assert_int_equal(holdem_no_raise(m), HOLDEM_CALL_TAKES_ALL);
    match_free(m);
}

static void NL_12_a_short_all_in_does_not_reopen(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000 150");
    holdem_do(m, "3 call, 4 raise 150, 1 fold");
    may(m, "call 50, raise 250 to 1000"); /* who has not acted may raise */
    holdem_do(m, "2 call");
    may(m, "call 50");
    assert_int_equal(holdem_no_raise(m), HOLDEM_NOT_REOPENED);
    assert_int_equal(holdem_try(m, "3 raise 400"), HOLDEM_NOT_REOPENED);
    match_free(m);
}

static void NL_12_a_check_counts_as_having_acted(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 160");
    holdem_do(m, "3 call, 1 call, 2 check, 1 check, 2 check, 3 bet 60");
    may(m, "call 60");
    assert_int_equal(holdem_no_raise(m), HOLDEM_NOT_REOPENED);
    match_free(m);
}

static void NL_12_several_short_all_ins_add_up(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 20000 20000 20000 1400 1800 20000 20000");
    holdem_do(m, "3 call, 4 call, 5 call, 6 call, 7 call, 1 call, 2 check, 1 bet 500, 2 raise "
                 "1000, 3 call, 4 raise 1300, 5 raise 1700, 6 fold, 7 fold");
    may(m, "call 1200, raise 2200 to 19900");
    holdem_do(m, "1 call");
    may(m, "call 700, raise 2200 to 19900"); /* 300 and 400 more are a full raise of 500 */
    match_free(m);
}

static void NL_12_who_was_fully_raised_may_raise_the_others_not(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 5000 375 5000");
    holdem_do(m, "3 call, 4 call, 1 call, 2 check, 1 bet 100, 2 raise 200, 3 raise 275");
    may(m, "call 275, raise 375 to 4900");
    holdem_do(m, "4 fold");
    may(m, "call 175, raise 375 to 4900");
    holdem_do(m, "1 call");
    may(m, "call 75");
    match_free(m);
}

static void NL_12_no_completing(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 240 5000");
    holdem_do(m, "3 call, 1 call, 2 check, 1 bet 100, 2 raise 140");
    may(m, "call 140, raise 240 to 4900");
    match_free(m);
}

static void NL_12_a_raise_above_the_short_all_in_reopens(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 5000 375 5000");
    holdem_do(m, "3 call, 4 call, 1 call, 2 check, 1 bet 100, 2 raise 200, 3 raise 275, 4 raise "
                 "375, 1 fold");
    may(m, "call 175, raise 475 to 4900");
    match_free(m);
}

static void NL_13_the_street_ends_when_all_have_matched(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000");
    holdem_do(m, "3 call, 1 call");
    asked(m, 2); /* the big blind's option */
    may(m, "check, raise 200 to 1000");
    holdem_do(m, "2 raise 200, 3 call, 1 call");
    assert_int_equal(holdem_num(m, HOLDEM_STREET), HOLDEM_FLOP);
    assert_int_equal(board_count(match_truth(m), HOLDEM_BOARD), 3);
    holdem_do(m, "1 check, 2 check, 3 bet 100, 1 raise 200, 2 fold, 3 call");
    assert_int_equal(holdem_num(m, HOLDEM_STREET), HOLDEM_TURN);
    assert_int_equal(board_count(match_truth(m), HOLDEM_BOARD), 4);
    match_free(m);
}

static void NL_13_the_option_stays_after_a_short_all_in(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 115 1000");
    holdem_do(m, "3 raise 115, 4 fold, 1 call");
    may(m, "call 15, raise 215 to 1000");
    match_free(m);
}

static void NL_14_no_decision_over_a_big_blind_that_is_all_in_for_less(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 40 1000"); /* heads-up: seat 1 is the big blind */
    assert_int_equal(holdem_num(m, HOLDEM_HANDS) > 0, 1);
    struct event e;
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_FOLD, &e) + holdem_heard(m, HOLDEM_WHY_CALL, &e),
                     0);
    match_free(m);
    m = holdem_hand("stacks 50 1000"); /* the same for exactly as much */
    assert_true(holdem_num(m, HOLDEM_HANDS) > 0);
    match_free(m);
    m = holdem_hand("stacks 60 1000"); /* ten more are a decision */
    asked(m, 2);
    may(m, "call 50");
    assert_int_equal(holdem_no_raise(m), HOLDEM_NOBODY_TO_CALL);
    match_free(m);
}

static void NL_14_the_board_is_run_out_with_open_hands(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 400; hole KcKd AcAd QcQd; board 2c3c8h9hJs");
    holdem_do(m, "3 raise 400, 1 fold, 2 call");
    assert_string_equal(holdem_finish(m), "950 1450 0");
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_FLOP, NULL), 3);
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_TURN, NULL), 1);
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_RIVER, NULL), 1);
    /* The hands lie open before the flop comes. */
    int shown = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        shown += e.why == HOLDEM_WHY_SHOW;
        if (e.why == HOLDEM_WHY_FLOP)
            assert_int_equal(shown, 4);
    }
    match_free(m);
}

static void NL_16_time_up_checks_when_free_else_folds(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000");
    struct action a;
    assert_true(rules_least(match_rules(m), match_truth(m), 2, &a));
    assert_int_equal(a.kind, HOLDEM_FOLD);
    holdem_do(m, "3 fold, 1 call");
    assert_true(rules_least(match_rules(m), match_truth(m), 1, &a));
    assert_int_equal(a.kind, HOLDEM_CHECK);
    match_free(m);
}

static void NL_17_over_a_straddle_one_big_blind_more(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 5000 5000 5000 5000 5000; blinds 50 100 200");
    asked(m, 4);
    may(m, "call 200, raise 300 to 5000");
    holdem_do(m, "4 call, 5 fold, 6 call, 1 call, 2 call");
    may(m, "check, raise 300 to 5000");
    holdem_do(m, "3 raise 300");
    may(m, "call 100, raise 400 to 5000");
    match_free(m);
}

static void NL_17_more_than_anyone_can_call_is_accepted(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 300 5000; hole AcAd 2c7d; board Ah9s8s3d4h");
    holdem_do(m, "2 raise 5000, 1 call");
    assert_string_equal(holdem_finish(m), "600 4700");
    match_free(m);
}

static void NL_17_no_raise_when_everyone_else_is_all_in(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 400 5000 300");
    holdem_do(m, "3 raise 300, 1 raise 400");
    may(m, "call 300");
    assert_int_equal(holdem_no_raise(m), HOLDEM_NOBODY_TO_CALL);
    match_free(m);
}

static void NL_05_a_short_blind_does_not_lower_the_call(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 5000 60 5000 5000");
    may(m, "call 100, raise 200 to 5000");
    holdem_do(m, "3 call, 4 fold");
    may(m, "call 50, raise 200 to 5000");
    match_free(m);
    m = holdem_hand("stacks 5000 5000 120 5000 5000; blinds 50 100 200"); /* nor a short straddle */
    may(m, "call 200, raise 300 to 5000");
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(NL_10_left_of_the_big_blind_then_left_of_the_button),
        cmocka_unit_test(NL_10_all_in_players_are_passed_over),
        cmocka_unit_test(NL_10_folding_is_open_even_where_checking_is_free),
        cmocka_unit_test(NL_10_left_of_the_last_straddle),
        cmocka_unit_test(NL_11_smallest_bet_and_raise),
        cmocka_unit_test(NL_11_over_an_all_in_bet_below_the_big_blind),
        cmocka_unit_test(NL_11_the_whole_stack_always),
        cmocka_unit_test(NL_12_a_short_all_in_does_not_reopen),
        cmocka_unit_test(NL_12_a_check_counts_as_having_acted),
        cmocka_unit_test(NL_12_several_short_all_ins_add_up),
        cmocka_unit_test(NL_12_who_was_fully_raised_may_raise_the_others_not),
        cmocka_unit_test(NL_12_no_completing),
        cmocka_unit_test(NL_12_a_raise_above_the_short_all_in_reopens),
        cmocka_unit_test(NL_13_the_street_ends_when_all_have_matched),
        cmocka_unit_test(NL_13_the_option_stays_after_a_short_all_in),
        cmocka_unit_test(NL_14_no_decision_over_a_big_blind_that_is_all_in_for_less),
        cmocka_unit_test(NL_14_the_board_is_run_out_with_open_hands),
        cmocka_unit_test(NL_16_time_up_checks_when_free_else_folds),
        cmocka_unit_test(NL_17_over_a_straddle_one_big_blind_more),
        cmocka_unit_test(NL_17_more_than_anyone_can_call_is_accepted),
        cmocka_unit_test(NL_17_no_raise_when_everyone_else_is_all_in),
        cmocka_unit_test(NL_05_a_short_blind_does_not_lower_the_call),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
