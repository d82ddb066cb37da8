/* test_any_button.c - rules that go round the table, and what becomes of players who are out.
 *
 * Hands are laid out with the button on the last seat, and played from every other one besides
 * (turned.h): a rule that goes by the number of a seat fails there. */
#include "unit.h"

#include "holdem_table.h"
#include "power_up_table.h"
#include "spec_table.h"

#include <stdio.h>

static int cards(const struct match *m, int zone) { return board_count(match_truth(m), zone); }
static int num(const struct match *m, int n) { return match_truth(m)->num[n]; }

/* NL-22: the odd chips go to the winners nearest to the button's left. */
static void odd_chips(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 500 500 500 500; blinds 0 5 10; "
                                  "hole 2c3d 4c5d Ac6h Ad6d; board AhKhQs9s8s");
    holdem_do(m, "4 raise 35, 1 fold, 2 call, 3 call");
    holdem_do(m, "2 check, 3 check, 4 check, 2 check, 3 check, 4 check, 2 check, 3 check, 4 check");
    assert_string_equal(holdem_finish(m), "500 465 518 517");
    match_free(m);
    m = spec_hand("stacks 500 500 500; hole 2c3d AcKs AdKd; board AhKhQs9s8s; set pot 301");
    spec_on(m, "1 check,2 check,3 check");
    assert_int_equal(num(m, HOLDEM_STACK + 1) + num(m, HOLDEM_BET + 1), 651);
    assert_int_equal(num(m, HOLDEM_STACK + 2) + num(m, HOLDEM_BET + 2), 650);
    match_free(m);
}

/* NL-09, SP-05: after the flop it begins on the button's left, with or without effects. */
static void first_behind_the_flop(void **state)
{
    (void)state;
    static const char *const words = "stacks 900 900 900 900; board 2h7d9c";
    struct match *m = spec_hand(words);
    spec_pass(m);
    assert_string_equal(spec_asked(m), "1");
    spec_on(m, "1 bet 100,2 fold,3 call,4 call,1 check");
    assert_string_equal(spec_asked(m), "3");
    match_free(m);
    m = power_up_hand(words);
    assert_int_equal(holdem_asked(m), 1);
    power_up_do(m, "1 bet 100,2 fold,3 call,4 call,1 check");
    assert_int_equal(holdem_asked(m), 3);
    match_free(m);
}

/* SP-03: several who are bust are asked from the button's left. */
static void order_of_reentry(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500 500 900; hole KsKd QsQd JsJd AsAd; "
                                "next 2c3c4h7d9c");
    spec_on(m, "3 raise 500,4 call,1 call,2 call");
    assert_string_equal(spec_asked(m), "1");
    spec_do(m, "1 reenter");
    assert_string_equal(spec_asked(m), "2");
    spec_do(m, "2 leave");
    assert_string_equal(spec_asked(m), "3");
    spec_do(m, "3 reenter");
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    match_free(m);
}

/* SP-14: the player who is out for good keeps nothing, fun cards neither. */
static void fun_cards_of_who_is_out(void **state)
{
    (void)state;
    static const char *const words = "stacks 500 500 900; hole KsKd 2s7d AsAd; held nullify - -; "
                                     "fun meow,arm arm toast; next 2c3c4h7c9c; options reentries=";
    char hand[200];
    for (int reentries = 0; reentries < 2; reentries++) {
        snprintf(hand, sizeof hand, "%s%d", words, reentries);
        struct match *m = spec_hand(hand);
        spec_on(m, "3 raise 500,1 call,2 fold");
        spec_pass(m);
        if (reentries)
            spec_do(m, "1 leave");
        assert_int_equal(num(m, HOLDEM_STACK), 0);
        assert_int_equal(num(m, HOLDEM_RANK), 3);
        assert_int_equal(cards(m, SPEC_HELD), 0);
        assert_int_equal(cards(m, SPEC_FUN), 0);
        assert_int_equal(cards(m, SPEC_FUN + 1), 1);
        assert_int_equal(cards(m, SPEC_FUN + 2), 1);
        match_free(m);
    }
}

/* SP-13: a drink comes between two hands, and brings a card to those who are still there. */
static void a_drink_for_who_is_out(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500 900; hole KsKd 2s7d AsAd; next 2c3c4h7c9c; "
                                "options drinks=1 reentries=0");
    spec_on(m, "1 drink,2 drink,3 raise 500,1 call,2 fold");
    assert_int_equal(num(m, HOLDEM_RANK), 3);
    assert_int_equal(cards(m, SPEC_HELD), 0);
    assert_int_equal(cards(m, SPEC_HELD + 1), 1);
    assert_int_equal(num(m, SPEC_THIRSTY), 0);
    match_free(m);
}

/* SP-38, SP-41: of two boards the first may be everybody's best as well as the second. */
static void a_toast_on_the_first_board(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500; hole 2s3d 7h8c; held - twice; fun toast toast; "
                                "next AsKsQsJsTs 2c2d9hKdJc");
    spec_on(m, "2 raise 500 twice,1 call");
    assert_int_equal(num(m, SPEC_CHOPPED), 1);
    assert_string_equal(spec_asked(m), "12");
    spec_do(m, "1 declare toast,2 declare toast");
    match_free(m);
}

/* NL-03: two who are left play shorter levels, so that one of three or more may be over by more
 * than a hand: the next level comes all the same, and only one. */
static void a_level_that_is_overshot(void **state)
{
    (void)state;
    static const char *const words = "stacks 900 900 500; hole AsAd 2s7d KsKd; set level 0; "
                                     "set level_hands 6; next 2c3c4h7c9c; options level_hands=9 "
                                     "level_hands_two=4 ";
    char spec[240];
    snprintf(spec, sizeof spec, "%s reentries=0", words);
    struct match *m = spec_hand(spec);
    spec_on(m, "3 raise 500,1 call,2 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL_HANDS), 7);
    assert_int_equal(num(m, HOLDEM_LEVEL), 0);
    const int button = num(m, HOLDEM_BUTTON);
    spec_on(m, button == 0 ? "1 fold" : "2 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 1);
    assert_int_equal(num(m, HOLDEM_LEVEL_HANDS), 0);
    match_free(m);
    m = power_up_hand(words);
    power_up_do(m, "3 raise 500,1 call,2 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL_HANDS), 7);
    assert_int_equal(num(m, HOLDEM_LEVEL), 0);
    power_up_do(m, num(m, HOLDEM_BUTTON) == 0 ? "1 fold" : "2 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 1);
    assert_int_equal(num(m, HOLDEM_LEVEL_HANDS), 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(odd_chips),
        cmocka_unit_test(first_behind_the_flop),
        cmocka_unit_test(order_of_reentry),
        cmocka_unit_test(fun_cards_of_who_is_out),
        cmocka_unit_test(a_drink_for_who_is_out),
        cmocka_unit_test(a_toast_on_the_first_board),
        cmocka_unit_test(a_level_that_is_overshot),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
