/* SPEC: corners where two rules meet (SP-03, SP-04, SP-12, SP-14, SP-21, SP-23, SP-28, SP-30 to
 * SP-39). */
#include "unit.h"

#include "spec_table.h"

#include <string.h>

static int num(const struct match *m, int n) { return match_truth(m)->num[n]; }
static int held(const struct match *m, int who)
{
    return board_count(match_truth(m), SPEC_HELD + who - 1);
}

#define FINISH(m, stacks) assert_string_equal(holdem_finish(m), stacks)

/* ---- SP-38 */

/* Each pot is halved by itself; a tie on one board splits that half. */
static void twice_with_side_pots(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 300 600 600; hole AsAd KsKd QsQd; held - - twice; next 2c3c4h7d9c Qc2h3d8hJd");
    spec_do(m, "3 raise 600 twice,1 call,2 call");
    FINISH(m, "450 300 750"); /* 900 and 600: aces and kings on the first board, queens twice on the
                                 second */
    match_free(m);
    m = spec_hand(
        "stacks 300 600 600; hole AsAd KsKd QsQd; held - - twice; next 2c3c4h7d9c AcKcQcJcTc");
    spec_do(m, "3 raise 600 twice,1 call,2 call");
    FINISH(m, "600 600 300"); /* the second board plays: 450 in three, 300 in two */
    match_free(m);
    m = spec_hand(
        "stacks 301 600 600; hole AsAd KsKd QsQd; held - - twice; next 2c3c4h7d9c AcKcQcJcTc");
    spec_do(m, "3 raise 600 twice,1 call,2 call");
    FINISH(m, "603 599 299"); /* 903: 452 and 451; 598: 299 and 299; odd chips of a split go to the
                                 button's left */
    match_free(m);
}

/* Common cards are shared, and betting on a side pot ends first; who folds there has no part in
 * either board. */
static void twice_behind_a_side_pot(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 300; hole AsAd KsKd QsQd; held - - twice; "
                                "options reentries=0; next 2c3c4h 7d9c QcJh");
    spec_do(m, "3 raise 300 twice,1 call,2 call,1 bet 700");
    assert_int_equal(num(m, SPEC_TWO_BOARDS), 0);
    spec_do(m, "2 call");
    FINISH(m, "1850 0 450");
    match_free(m);
    m = spec_hand("stacks 1000 1000 300; hole 8h8d KsKd QsQd; held - - twice; options reentries=0; "
                  "next 2c3c4h 7d9c QcJh");
    spec_do(m, "3 raise 300 twice,1 call,2 call,1 bet 700,2 fold");
    FINISH(m, "700 700 900"); /* queens on both: the kings are gone */
    match_free(m);
}

/* SP-21, SP-23: of several attached the early one's takes effect, and a second copy of one's own
 * has nothing to be attached for. */
static void twice_by_two(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 300; hole AsAd KsKd QsQd; held twice - twice; "
                                "options reentries=0; next 2c3c4h 7d9c QcJh");
    spec_on(m, "3 raise 300 twice,1 call twice,2 call");
    spec_pass(m);
    spec_on(m, "1 bet 700,2 call"); /* on the flop seat 1 is early */
    assert_string_equal(poker_words_lies(m, SPEC_HELD), "");
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 2), "twice");
    match_free(m);

    m = spec_hand("stacks 500 1000; hole AsAd KsKd; held - twice,twice; fun - arm; options "
                  "reentries=0; next 2c3c4h7d9c Qc2h3d8hJd");
    spec_on(m, "2 call,1 raise 500,2 call twice");
    assert_string_equal(spec_asked(m), "2"); /* it still has chips, and cards */
    assert_int_equal(spec_refused(m, 2, SPEC_TWICE), SPEC_RUNS_ALREADY);
    assert_int_equal(spec_try(m, "2 declare twice"), SPEC_RUNS_ALREADY);
    spec_do(m, "2 declare arm,2 no");
    assert_int_equal(num(m, SPEC_HAND_OF), 2);
    while (match_truth(m)->phase == SPEC_PHASE_DRAW)
        spec_do(m, "2 top");
    FINISH(m, "1000 500");
    assert_string_equal(poker_words_lies(m, SPEC_TABLE + 1), "");
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1), "twice");
    match_free(m);

    m = spec_hand("stacks 1000 1000 300; hole AsAd KsKd QsQd; held twice,twice - -; options "
                  "reentries=0; next 2c3c4h 7d9c QcJh");
    spec_on(m, "3 raise 300,1 call twice,2 call");
    spec_pass(m);
    assert_int_equal(spec_try(m, "1 bet 700 twice"), REASON_PICK);
    spec_on(m, "1 bet 700,2 call");
    assert_string_equal(poker_words_lies(m, SPEC_TABLE), "");
    assert_string_equal(poker_words_lies(m, SPEC_HELD), "twice");
    match_free(m);
}

/* It goes back when its owner folds to a later bet; on the river there is nothing to attach it for.
 */
static void twice_of_who_folds(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 300; hole AsAd KsKd QsQd; held - twice -; "
                                "options reentries=0; next 2c3c4h 7d 9c");
    spec_on(m, "3 raise 300,1 call,2 call twice,1 bet 100,2 fold");
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1), "twice");
    FINISH(m, "1600 700 0"); /* one board */
    match_free(m);
    m = spec_hand("stacks 1000 1000; hole AsAd KsKd; held twice twice; board 2c3c4h7d9c");
    spec_pass(m);
    assert_int_equal(spec_try(m, "1 bet 1000 twice"), REASON_PICK);
    spec_do(m, "1 bet 1000");
    assert_int_equal(spec_try(m, "2 call twice"), REASON_PICK);
    match_free(m);
}

/* SP-21: attached, or declared before the run-out: one window, the early one's is spent. */
static void twice_attached_and_declared(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 1000; hole AsAd KsKd; held twice twice; options "
                                "reentries=0; next 2c3c4h7d9c Qc2h3d8hJd");
    spec_on(m, "2 call,1 raise 500 twice,2 call,2 declare twice");
    spec_pass(m);
    FINISH(m, "1000 500");
    assert_string_equal(poker_words_lies(m, SPEC_HELD),
                        "twice"); /* heads-up the button acts first before the flop */
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1), "");
    match_free(m);
}

/* SP-31 on both boards. */
static void both_cards_with_twice(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 500 500; hole As3d 4s4d; held - twice; next KcKdKhQcQd AcAhKsQs2h");
    spec_do(m, "2 raise 500 twice,1 call");
    FINISH(m, "750 250"); /* the first board plays */
    match_free(m);
    m = spec_hand(
        "stacks 500 500; hole As3d 4s4d; held - twice,both-cards; next KcKdKhQcQd AcAhKsQs2h");
    spec_do(m, "2 declare both-cards,2 raise 500 twice,1 call");
    FINISH(m, "500 500"); /* kings full of fours */
    match_free(m);
}

/* ---- SP-32 */

static void passive_against_a_raise_and_short_stacks(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 200 1000 1000 1000; held - - - forced-passive");
    spec_pass(m); /* before the cards */
    spec_on(m, "3 raise 300,4 declare forced-passive");
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS);
    spec_do(m, "4 call"); /* bets made so far stand */
    assert_int_equal(num(m, HOLDEM_BET + 3), 300);
    assert_int_not_equal(spec_try(m, "1 raise 200"), REASON_OK);
    spec_do(m, "1 call"); /* with fewer chips than the bet: a call */
    assert_int_equal(num(m, HOLDEM_STACK), 0);
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS);
    spec_do(m, "2 call");
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_FLOP);
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS);
    match_free(m);
}

static void passive_against_a_straddle(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 2000 2000 2000 2000 2000; held straddle - - - forced-passive");
    spec_on(m, "1 declare straddle,5 no,4 no,4 call,5 declare forced-passive,5 call,1 call,2 call");
    assert_string_equal(spec_asked(m), "3");
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS); /* the straddler */
    spec_do(m, "3 check");
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_FLOP);
    assert_int_equal(num(m, HOLDEM_POT), 1000);
    match_free(m);
    m = spec_hand("stacks 1000 1000 1000; held - - forced-passive");
    spec_do(m, "3 declare forced-passive,3 fold,1 call"); /* the small blind may complete */
    assert_int_equal(num(m, HOLDEM_BET), 100);
    match_free(m);
}

/* ---- SP-33 */

static void straddle_chains(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 2000 2000 150 400 2000 2000; held straddle - - clairvoyance - -");
    spec_do(m, "1 declare straddle,4 no");
    assert_int_equal(num(m, HOLDEM_BET + 2), 150);  /* all it has */
    assert_int_equal(num(m, HOLDEM_TO_MATCH), 200); /* NL-05 */
    spec_do(m, "4 double,5 double");                /* with the whole stack, in full */
    assert_int_equal(num(m, HOLDEM_BET + 3), 400);
    assert_int_equal(num(m, HOLDEM_TO_MATCH), 800);
    assert_string_equal(
        spec_asked(m),
        "6"); /* no button straddle; SP-23: seat 4 is all-in by it, and is not asked */
    match_free(m);

    m = spec_hand("stacks 2000 2000 2000 399 2000 2000; held straddle - - - - -");
    spec_do(m, "1 declare straddle");
    assert_string_equal(spec_asked(m), "4"); /* too short to double: it is on turn */
    assert_int_equal(match_truth(m)->phase, HOLDEM_PHASE_PLAY);
    assert_int_equal(num(m, HOLDEM_TO_MATCH), 200);
    match_free(m);

    m = spec_hand("stacks 2000 2000 2000 2000; held straddle - - -");
    spec_do(m, "1 declare straddle");
    assert_string_equal(spec_asked(m), "4"); /* the cut-off is under the gun: nobody may double */
    assert_int_equal(match_truth(m)->phase, HOLDEM_PHASE_PLAY);
    match_free(m);
}

static void too_few_for_a_straddle(void **state)
{
    (void)state;
    static const char *const hand[] = {"stacks 2000 2000; held straddle straddle",
                                       "stacks 2000 2000 2000; held straddle straddle straddle"};
    for (int i = 0; i < 2; i++) {
        struct match *m = spec_hand(hand[i]);
        assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_TURN);
        assert_int_not_equal(spec_try(m, "1 declare straddle"), REASON_OK);
        match_free(m);
    }
}

/* ---- SP-35 */

static void a_swapped_hand_is_swapped_on(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held hand-swap hand-swap hand-swap");
    spec_on(m, "3 declare hand-swap 1,3 call,1 declare hand-swap 2,1 call");
    assert_string_equal(poker_words_marks(m, HOLDEM_HAND, 0),
                        "12"); /* queen and ten, from seat 2 */
    assert_string_equal(poker_words_marks(m, HOLDEM_HAND + 1, 0),
                        "123"); /* jack and nine have been everywhere */
    assert_string_equal(poker_words_marks(m, HOLDEM_HAND + 2, 1), "13");
    assert_non_null(strstr(poker_words_lies(m, HOLDEM_HAND + 1), "Js"));
    spec_on(m, "2 check");
    match_free(m);

    m = spec_hand("stacks 1000 1000 1000; held - hand-swap -");
    spec_on(m, "3 call,1 call");
    assert_int_equal(spec_refused(m, 2, SPEC_HAND_SWAP), SPEC_NO_TARGET); /* nobody is left */
    match_free(m);

    m = spec_hand("stacks 1000 100 1000; hole AsKs QsTs Js9s; held - - hand-swap");
    spec_on(m, "3 declare hand-swap 2"); /* all-in by a blind, and has not acted */
    assert_non_null(strstr(poker_words_lies(m, HOLDEM_HAND + 2), "Qs"));
    match_free(m);
}

/* Forbidden while three cards are held. */
static void no_swap_of_three(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held - - upgrade,hand-swap");
    spec_do(m, "3 declare upgrade");
    assert_int_equal(spec_refused(m, 3, SPEC_HAND_SWAP), SPEC_THREE_CARDS);
    assert_int_equal(spec_try(m, "3 declare hand-swap 1"), SPEC_THREE_CARDS);
    match_free(m);
}

/* ---- SP-36 */

/* SP-37: the discard waits for the final flop. */
static void upgrade_then_flop_exchange(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held flop-exchange - "
                                "upgrade; next 2c3c4c5c6c7c8c");
    spec_on(m, "3 declare upgrade,3 call,1 call,2 check");
    assert_string_equal(poker_words_lies(m, HOLDEM_BOARD), "3c4c5c");
    spec_do(m, "1 declare flop-exchange,1 check,2 check");
    assert_string_equal(poker_words_lies(m, HOLDEM_BOARD), "6c7c8c");
    assert_int_equal(spec_try(m, "3 bet 100"), SPEC_DISCARD_FIRST);
    spec_do(m, "3 discard #1,3 check");
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_TURN);
    match_free(m);

    m = spec_hand("stacks 1000 1000 300; hole AsKs QsTs Js9s; held flop-exchange - upgrade; next "
                  "2c3c4c5c6c7c8c");
    spec_on(m, "3 declare upgrade,3 raise 300,1 call,2 call");
    /* all-in with three: not before the flop is final */
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_WINDOW);
    assert_string_equal(spec_asked(m), "1");
    spec_do(m, "1 declare flop-exchange");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DISCARD);
    assert_string_equal(spec_asked(m), "3");
    spec_do(m, "3 discard #0");
    assert_string_equal(spec_asked(m), "1");
    assert_int_equal(board_count(match_truth(m), HOLDEM_BOARD), 3);
    match_free(m);
}

/* All-in with three, and Twice: the discard comes before anything after the first flop is dealt,
 * and before hands are shown. */
static void three_cards_and_two_boards(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 500 500; hole AsAd KsKd; held - upgrade,twice; next 2c 3c4h7d *0 9cJh KcQh5h6d8s");
    spec_do(m, "2 declare upgrade,2 raise 500 twice,1 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DISCARD);
    assert_int_equal(board_count(match_truth(m), HOLDEM_BOARD), 3);
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND + 1), "??????");
    spec_do(m, "2 discard #2");
    FINISH(m, "500 500"); /* aces on the first, three kings on a second of five new cards */
    match_free(m);
}

/* SP-43: the flop that comes for who has three cards is drawn by hand, too. */
static void three_cards_and_the_arm(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 500 500; hole AsAd KsKd; held - upgrade; fun arm -; options drinks=0 reentries=0");
    spec_on(m, "2 declare upgrade,2 raise 500,1 call arm");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DRAW);
    assert_string_equal(poker_words_sees(m, 0, HOLDEM_HAND + 1), "??????");
    assert_int_equal(spec_try(m, "2 top"), REASON_NOT_NOW);
    spec_do(m, "1 draw #44 #0 #10");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DISCARD);
    assert_string_equal(poker_words_sees(m, 0, HOLDEM_HAND + 1), "??????");
    spec_do(m, "2 discard #1,1 draw #44,1 top");
    assert_string_not_equal(holdem_finish(m), "");
    match_free(m);
}

/* ---- SP-39 */

static void nullify_and_what_runs_already(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000 1000 1000; held nullify win-the-button - straddle");
    spec_do(
        m,
        "1 no,2 no,4 no,1 declare nullify,2 no,4 no,3 fold,3 fold,4 fold,1 fold"); /* the first fold
                                                                                      is not heard
                                                                                      (SP-26) */
    assert_int_equal(num(m, HOLDEM_HANDS), 1); /* who won is not asked about the button */
    assert_int_equal(num(m, HOLDEM_BUTTON), 0);
    assert_int_equal(num(m, SPEC_NULL), 0);
    /* it ended when the button moved */
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_STRADDLE);
    spec_do(m, "2 no,4 declare straddle");
    match_free(m);

    m = spec_hand("stacks 1000 1000 300; hole AsAd KsKd QsQd; held nullify - twice,upgrade; "
                  "options reentries=0; next 2d 2c3c4h *0 7d9c QcJh");
    spec_on(m, "3 declare upgrade,3 raise 300 twice,1 call,2 call,1 declare nullify");
    assert_int_equal(num(m, SPEC_NULL), 1);
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DISCARD); /* a pending discard goes on, */
    spec_do(m, "3 discard #2,1 bet 700,2 call");
    FINISH(m, "1850 0 450"); /* and so does what is attached */
    match_free(m);
}

/* ---- SP-30 */

static void win_the_button_heads_up(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000; held - win-the-button");
    spec_on(m, "2 raise 300,1 fold");
    spec_do(m, "2 declare win-the-button");
    /* it stays, and so does the big blind */
    assert_int_equal(num(m, HOLDEM_BUTTON), 1);
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 0);
    assert_int_equal(num(m, HOLDEM_BET + 1), num(m, HOLDEM_SMALL));
    spec_on(m, "2 fold");
    assert_int_equal(num(m, HOLDEM_BUTTON), 0); /* then as usual */
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 1);
    match_free(m);
}

/* SP-21, SP-22: several winners, first left of the button. */
static void win_the_button_in_a_split_pot(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole 2c3d 4c4d 2h3h; board AsKsQsJsTs; "
                                "held - win-the-button win-the-button,win-the-button");
    spec_on(m, "1 check,2 check,3 check");
    assert_string_equal(spec_asked(m), "23");
    spec_do(m, "3 declare win-the-button,2 declare win-the-button");
    assert_string_equal(spec_asked(m), "3");
    /* unavailable for this hand */
    assert_int_equal(spec_refused(m, 3, SPEC_WIN_THE_BUTTON), SPEC_RUNS_ALREADY);
    assert_int_equal(held(m, 3), 2);
    spec_do(m, "3 no");
    assert_int_equal(num(m, HOLDEM_BUTTON), 1);
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 0);
    match_free(m);
}

/* A side pot is enough. */
static void win_the_button_by_a_side_pot(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 300 1000 1000; hole AsAd QsQd KsKd; held - - "
                                "win-the-button; next 2c3c4h7d9c; options reentries=0");
    spec_on(m,
            "3 raise 500,1 call,2 call,2 check,3 bet 100,2 call,2 check,3 check,2 check,3 check");
    assert_string_equal(spec_asked(m), "3");
    assert_int_equal(num(m, SPEC_WON), 5); /* the aces have the main pot */
    spec_do(m, "3 declare win-the-button");
    assert_int_equal(num(m, HOLDEM_BUTTON), 2);
    match_free(m);
}

/* ---- SP-03, SP-04, SP-12, SP-14, SP-28 */

static void reentry_with_kept_and_exchanged_cards(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 500 500 500; hole AsAd KsKd 2s7d; held - "
                                "twice,nullify,upgrade -; fun - meow -; next QcQdQhJcTd");
    spec_on(m, "3 fold,1 raise 500,2 call");
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1),
                        "twice,nullify,upgrade"); /* they lie aside until it has answered */
    const int pack = board_count(match_truth(m), SPEC_PACK);
    spec_do(m, "2 reenter #0 #2");
    /* that of the entry would be the fourth */
    assert_int_equal(held(m, 2), 3);
    assert_int_equal(board_count(match_truth(m), SPEC_PACK), pack);
    assert_string_equal(poker_words_sees(m, 1, SPEC_HELD + 1), "??????");
    assert_non_null(strstr(poker_words_lies(m, SPEC_HELD + 1), "nullify"));
    /* as it was, and the entry's (SP-11) */
    assert_int_equal(board_count(match_truth(m), SPEC_FUN + 1), 2);
    assert_int_equal(num(m, HOLDEM_STACK + 1) + num(m, HOLDEM_BET + 1), 10000);
    match_free(m);
}

static void two_bust_at_once(void **state)
{
    (void)state;
    static const char *const hand = "stacks 500 500 400; hole AsAd KsKd QsQd; next 2c3c4h7d9c; set "
                                    "level 2; set paused 2; set level_hands 7";
    struct match *m = spec_hand(hand);
    spec_on(m, "3 raise 400,1 raise 500,2 call");
    assert_string_equal(spec_asked(m), "2");   /* in seat order from the button's left */
    assert_int_equal(num(m, HOLDEM_LEVEL), 2); /* before the break */
    assert_int_equal(held(m, 1), 0);
    spec_do(m, "2 reenter");
    assert_string_equal(spec_asked(m), "3");
    spec_do(m, "3 leave");
    assert_int_equal(num(m, HOLDEM_RANK + 1), 0);
    assert_int_equal(num(m, HOLDEM_RANK + 2), 3);
    assert_int_equal(num(m, HOLDEM_LEVEL), 3);
    assert_int_equal(held(m, 1), 1); /* the break's */
    /* the entry's, and the break's too */
    assert_int_equal(held(m, 2), 2);
    assert_int_equal(held(m, 3), 0);
    assert_true(holdem_dealt(match_truth(m), 1) && !holdem_dealt(match_truth(m), 2));
    match_free(m);

    /* nobody comes back: the end */
    m = spec_hand(hand);
    spec_on(m, "3 raise 400,1 raise 500,2 call,2 leave,3 leave");
    assert_true(match_over(m));
    assert_int_equal(num(m, HOLDEM_RANK + 1), 2);
    assert_int_equal(num(m, HOLDEM_RANK + 2), 3); /* it had fewer (NL-24) */
    match_free(m);

    /* both come back: their ranks are to come */
    m = spec_hand(hand);
    spec_on(m, "3 raise 400,1 raise 500,2 call,2 reenter,3 reenter");
    assert_int_equal(num(m, HOLDEM_RANK + 1) + num(m, HOLDEM_RANK + 2), 0);
    assert_int_equal(num(m, HOLDEM_BUTTON), 0);
    assert_int_equal(held(m, 3), 2);
    match_free(m);
}

/* SP-11: any number of fun cards is held: one of the start, and one of each re-entry. */
static void any_number_of_fun_cards(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000; fun meow,meow,meow,meow,meow,arm,arm,arm,arm,arm -; options "
                  "reentries=9");
    assert_int_equal(board_count(match_truth(m), SPEC_FUN), 10);
    spec_do(m, "1 declare meow,2 fold");
    match_free(m);
}

/* SP-11: at a table that asks, each draws one that wishes to, at the start and with a re-entry; no
 * answer is a no, and a save remembers the question. */
static void SP_11_fun_cards_on_wish(void **state)
{
    (void)state;
    struct match *m = spec_table(3, "fun=2 stack=200 reentries=1", NULL, "wishes");
    const struct board *b = match_truth(m);
    struct action a;
    assert_int_equal(b->phase, SPEC_PHASE_FUN);
    assert_string_equal(spec_asked(m), "123");
    assert_int_equal(num(m, HOLDEM_HANDS) + board_count(b, SPEC_FUN) + board_count(b, SPEC_FUN + 1),
                     0);
    spec_do(m, "2 wish");
    assert_string_equal(spec_asked(m), "13");
    assert_int_equal(board_count(b, SPEC_FUN + 1), 1);
    assert_int_equal(board_cell(b, SPEC_FUN + 1, 0).seen, seat_bit(1)); /* SP-15 */
    assert_int_not_equal(spec_try(m, "2 wish"), REASON_OK);             /* one each */
    assert_true(rules_least(match_rules(m), b, 0, &a) && a.kind == SPEC_NO);
    spec_do(m, "1 no,3 wish");
    assert_true(b->phase != SPEC_PHASE_FUN && holdem_dealt(b, 0));
    assert_int_equal(board_count(b, SPEC_FUN) * 100 + board_count(b, SPEC_FUN + 1) * 10 +
                         board_count(b, SPEC_FUN + 2),
                     11);
    match_free(m);

    /* A re-entry asks its own seat, then the hand goes on to the next one that is out. */
    m = spec_hand("stacks 500 500 400; hole AsAd KsKd QsQd; next 2c3c4h7d9c; options fun=2");
    spec_on(m, "3 raise 400,1 raise 500,2 call,2 reenter");
    b = match_truth(m);
    assert_int_equal(b->phase, SPEC_PHASE_FUN);
    assert_string_equal(spec_asked(m), "2");
    spec_do(m, "2 wish");
    assert_int_equal(board_count(b, SPEC_FUN + 1), 1);
    assert_int_equal(b->phase, SPEC_PHASE_REENTRY);
    spec_do(m, "3 reenter,3 no");
    assert_int_equal(board_count(b, SPEC_FUN + 2), 0);
    assert_true(holdem_dealt(b, 1) && holdem_dealt(b, 2) && b->phase != SPEC_PHASE_FUN);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(twice_with_side_pots),
        cmocka_unit_test(twice_behind_a_side_pot),
        cmocka_unit_test(twice_by_two),
        cmocka_unit_test(twice_of_who_folds),
        cmocka_unit_test(twice_attached_and_declared),
        cmocka_unit_test(both_cards_with_twice),
        cmocka_unit_test(passive_against_a_raise_and_short_stacks),
        cmocka_unit_test(passive_against_a_straddle),
        cmocka_unit_test(straddle_chains),
        cmocka_unit_test(too_few_for_a_straddle),
        cmocka_unit_test(a_swapped_hand_is_swapped_on),
        cmocka_unit_test(no_swap_of_three),
        cmocka_unit_test(any_number_of_fun_cards),
        cmocka_unit_test(SP_11_fun_cards_on_wish),
        cmocka_unit_test(upgrade_then_flop_exchange),
        cmocka_unit_test(three_cards_and_two_boards),
        cmocka_unit_test(three_cards_and_the_arm),
        cmocka_unit_test(nullify_and_what_runs_already),
        cmocka_unit_test(win_the_button_heads_up),
        cmocka_unit_test(win_the_button_in_a_split_pot),
        cmocka_unit_test(win_the_button_by_a_side_pot),
        cmocka_unit_test(reentry_with_kept_and_exchanged_cards),
        cmocka_unit_test(two_bust_at_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
