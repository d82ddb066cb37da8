/* SPEC: run-outs, two boards, awards, and what lies between the hands (SP-01 to SP-14, SP-28,
 * SP-30, SP-31, SP-38, SP-40 to SP-43, SP-60 to SP-62). */
#include "unit.h"

#include "games.h"
#include "spec_table.h"

static int num(const struct match *m, int n) { return match_truth(m)->num[n]; }

/* The stacks in which the hand ended: the last finished one. */
#define FINISH(m, stacks) assert_string_equal(holdem_finish(m), stacks)

/* SP-38: one to nothing on each board is a chop; the odd chip of the halving goes to the first
 * board. */
static void twice(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 501 501; blinds 50 25; hole AsAd KsKd; held - twice; next 2c3c4h Kc9d 5h6h7d8d9h");
    spec_do(m, "2 raise 501 twice,1 call"); /* SP-23: with the action that makes the all-in */
    FINISH(m, "251 751"); /* kings on the first, the board on the second: half of that half each */
    match_free(m);
    m = spec_hand("stacks 501 1000 501; blinds 25 50; hole AsAd 8s8c KsKd; held - - twice; next "
                  "2c3c4h Kc9d 5h6h7c9h9c");
    spec_on(m, "3 raise 501 twice,1 call,2 fold");
    FINISH(m, "526 950 526"); /* 1,052: one board each. Odd: */
    match_free(m);
    m = spec_hand("stacks 501 1000 501; blinds 25 51; hole AsAd 8s8c KsKd; held - - twice; next "
                  "2c3c4h Kc9d 5h6h7c9h9c");
    spec_on(m, "3 raise 501 twice,1 call,2 fold");
    FINISH(m, "526 949 527");
    match_free(m);
}

/* It goes back where no cards come, or where its owner folds. */
static void twice_comes_back(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 1000; hole AsAd KsKd; held - twice");
    assert_int_equal(spec_try(m, "2 raise 300 twice"), SPEC_NO_ALL_IN);
    spec_do(m, "2 raise 1000 twice");
    assert_string_equal(poker_words_lies(m, SPEC_TABLE + 1), "twice");
    spec_do(m, "1 fold");
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1), "twice");
    match_free(m);
}

/* SP-38: the one live player with chips may declare right before the run-out, no hand shown yet. */
static void twice_before_the_run_out(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 1000; hole AsAd KsKd; held - twice,twice");
    spec_on(m, "2 call,1 raise 500,2 call");
    assert_string_equal(spec_asked(m), "2");
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND), "????");
    spec_do(m, "2 declare twice,2 no");
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    match_free(m);
}

/* SP-31, SP-60: exactly two hole and three board cards. */
static void both_cards(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500; hole AsAd 3s2d; held both-cards both-cards; "
                                "options reentries=0; next KcKdKhQcQd");
    spec_on(m, "2 declare both-cards");
    assert_int_equal(spec_refused(m, 1, SPEC_BOTH_CARDS), SPEC_NOT_THE_TIME);
    spec_on(m, "2 raise 500,1 call");
    spec_pass(m);
    FINISH(m, "1000 0"); /* the board's full house is nobody's */
    match_free(m);
    m = spec_hand("stacks 500 500; hole AsAd 3s2d; options reentries=0; next KcKdKhQcQd");
    spec_on(m, "2 raise 500,1 call");
    FINISH(m, "1000 0"); /* kings full of aces beat the board */
    match_free(m);
}

/* SP-30: the button is the winner's next hand; it goes before NL-02. */
static void win_the_button(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000 1000 1000; held - win-the-button - win-the-button");
    spec_on(m, "3 fold,4 fold,1 fold");
    assert_string_equal(spec_asked(m), "2"); /* by a fold, too; only who won */
    spec_do(m, "2 declare win-the-button");
    assert_int_equal(num(m, HOLDEM_BUTTON), 1);
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 3);
    match_free(m);
}

/* SP-41: when the board is everybody's best; SP-42: not when somebody has just bust. */
static void cards_of_the_award(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500; hole 2s3d 2h3c; fun toast toast; next AsKsQsJsTs");
    spec_on(m, "2 raise 500,1 call");
    assert_string_equal(spec_asked(m), "12");
    spec_do(m, "1 declare toast,2 no,2 declare toast");
    FINISH(m, "500 500");
    match_free(m);
    m = spec_hand("stacks 500 500; hole AsAd 3s2d; fun feeling-good -; next KcKdKhQcQd");
    spec_on(m, "2 raise 500,1 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_WINDOW);
    assert_int_equal(spec_refused(m, 1, SPEC_FEELING_GOOD), SPEC_SOMEBODY_BUST);
    match_free(m);
    m = spec_hand("stacks 500 500; fun feeling-good -");
    spec_on(m, "2 fold");
    spec_do(m, "1 declare feeling-good"); /* a steal too */
    assert_int_equal(board_count(match_truth(m), SPEC_FUN), 0);
    match_free(m);
}

/* SP-40: who holds cards at that moment. */
static void meow(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; fun meow - -");
    spec_on(m, "3 fold,1 declare meow");
    assert_int_equal(num(m, SPEC_MEOWING), 3);
    match_free(m);
}

/* SP-43: each card of the run-out is picked from the deck, face down. */
static void the_arm_is_a_skill(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500; hole AsAd KsKd; fun - arm");
    spec_on(m, "2 raise 500 arm,1 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DRAW);
    assert_string_equal(spec_asked(m), "2");
    assert_int_equal(spec_try(m, "2 draw #1"), REASON_PICK);
    spec_do(m, "2 draw #7 #3 #40,2 draw #0,2 top");
    assert_true(num(m, HOLDEM_HANDS) == 1 || match_truth(m)->phase == SPEC_PHASE_REENTRY);
    match_free(m);
}

/* SP-03, SP-04, SP-14, NL-25: a new stack out of the bank; some effects exchanged, and the cards of
 * an entry. */
static void reentry(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 500 500 500; hole AsAd KsKd 2s7d; held - twice,nullify -; next QcQdQhJcTd");
    spec_on(m, "3 fold,1 raise 500,2 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_REENTRY);
    assert_string_equal(spec_asked(m), "2");
    const int bank = num(m, SPEC_BANK);
    spec_do(m, "2 reenter #1");
    assert_int_equal(num(m, SPEC_BANK), bank - 10000);
    assert_int_equal(num(m, SPEC_REENTERED + 1), 1);
    assert_int_equal(num(m, HOLDEM_RANK + 1), 0);
    /* two kept or exchanged, one of the entry (SP-12) */
    assert_int_equal(board_count(match_truth(m), SPEC_HELD + 1), 3);
    assert_true(holdem_dealt(match_truth(m), 1));
    match_free(m);

    m = spec_hand("stacks 500 500 500; hole AsAd KsKd 2s7d; held - twice,nullify -; next "
                  "QcQdQhJcTd; set level 6; set paused 6");
    spec_on(m, "3 fold,1 raise 500,2 call");
    /* the seventh level is dealt already */
    assert_int_equal(num(m, HOLDEM_RANK + 1), 3);
    assert_int_equal(board_count(match_truth(m), SPEC_HELD + 1), 0);
    match_free(m);

    m = spec_hand("stacks 500 500 500; hole AsAd KsKd 2s7d; held - twice -; next QcQdQhJcTd");
    spec_on(m, "3 fold,1 raise 500,2 call,2 leave");
    assert_int_equal(num(m, HOLDEM_RANK + 1), 3);
    assert_int_equal(board_count(match_truth(m), SPEC_HELD + 1), 0);
    match_free(m);
}

/* SP-02, SP-12: a card at the break after the third level, to everybody who holds fewer than
 * three; SP-13: one drink a level. */
static void breaks_and_drinks(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held twice,twice,nullify - -; set level 2; "
                                "set paused 2; set level_hands 7; options drinks=1");
    assert_int_equal(spec_try(m, "1 drink"), SPEC_HAND_FULL);
    spec_do(m, "2 drink");
    assert_int_not_equal(spec_try(m, "2 drink"), REASON_OK);
    assert_int_equal(num(m, SPEC_HAD_DRINK), 2);
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(num(m, HOLDEM_LEVEL), 3);
    assert_int_equal(board_count(match_truth(m), SPEC_HELD), 3);
    /* the break's and the drink's */
    assert_int_equal(board_count(match_truth(m), SPEC_HELD + 1), 2);
    assert_int_equal(board_count(match_truth(m), SPEC_HELD + 2), 1);
    assert_int_equal(num(m, SPEC_HAD_DRINK), 0);
    match_free(m);
}

/* SP-61: nine players with three cards each and two boards. */
static void the_deck_suffices(void **state)
{
    (void)state;
    assert_true(9 * 3 + 2 * 5 <= 52);
    struct match *m = spec_table(9, "", NULL, "nine");
    assert_int_equal(board_count(match_truth(m), HOLDEM_PILE) +
                         9 * HOLDEM_HOLE_CARDS *
                             (match_truth(m)->num[SPEC_WINDOW] != SPEC_WINDOW_STRADDLE),
                     52);
    match_free(m);
}

/* SP-01, SP-10, SP-11, SP-12: no ante; one effect and one fun card each, seen by their owner alone
 * (SP-15). */
static void the_start(void **state)
{
    (void)state;
    struct match *m = spec_table(6, "showing=1", NULL, "evening");
    const struct board *b = match_truth(m);
    assert_int_equal(num(m, HOLDEM_ANTE), 0);
    assert_int_equal(num(m, HOLDEM_BIG), 100);
    for (int s = 0; s < 6; s++) {
        assert_int_equal(board_count(b, SPEC_HELD + s), 1);
        assert_int_equal(board_count(b, SPEC_FUN + s), 1);
        assert_int_equal(board_cell(b, SPEC_HELD + s, 0).seen, seat_bit(s));
        assert_int_equal(num(m, HOLDEM_STACK + s) + num(m, HOLDEM_BET + s), 10000);
    }
    assert_int_equal(board_count(b, SPEC_PACK), 40 - 6);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twice),
        cmocka_unit_test(twice_comes_back),
        cmocka_unit_test(twice_before_the_run_out),
        cmocka_unit_test(both_cards),
        cmocka_unit_test(win_the_button),
        cmocka_unit_test(cards_of_the_award),
        cmocka_unit_test(meow),
        cmocka_unit_test(the_arm_is_a_skill),
        cmocka_unit_test(reentry),
        cmocka_unit_test(breaks_and_drinks),
        cmocka_unit_test(the_start),
        cmocka_unit_test(the_deck_suffices),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
