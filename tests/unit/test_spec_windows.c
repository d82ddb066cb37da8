/* SPEC: who is asked, and in what order what was declared resolves (SP-15, SP-20 to SP-28, SP-32 to
 * SP-37, SP-39). */
#include "unit.h"

#include "spec_table.h"

#include <stdio.h>

static int num(const struct match *m, int n) { return match_truth(m)->num[n]; }

/* SP-25, SP-26: all others are asked at once; the actor last, whose poker action says no. */
static void a_turn_has_one_window(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000 1000 1000; held clairvoyance nullify twice straddle");
    assert_string_equal(spec_asked(m), "1234"); /* before the cards: SP-33 */
    spec_do(m, "1 no,2 no,3 no,4 no");
    assert_string_equal(spec_asked(m), "124"); /* seat 3 is under the gun */
    spec_do(m, "1 no,4 no,2 no");
    assert_string_equal(spec_asked(m), "3");
    spec_do(m, "3 call");
    assert_string_equal(spec_asked(m), "123");
    match_free(m);
}

/* SP-26: answers are sealed, a no like a yes; what the actor wanted is not heard where somebody
 * declared. */
static void answers_are_sealed(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held clairvoyance "
                                "upgrade -; options effects=1023");
    struct view v;
    assert_string_equal(spec_asked(m), "12");
    spec_do(m, "1 declare clairvoyance 3,2 no");
    assert_string_equal(spec_asked(m), "3");
    match_view(m, 2, &v);
    assert_true(v.board.envelope[0].full && v.board.envelope[1].full);
    assert_int_equal(v.board.envelope[0].amount, v.board.envelope[1].amount); /* both unknown */
    assert_int_equal(board_count(&v.board, SPEC_TABLE), 0);
    spec_do(m, "3 raise 300"); /* not heard */
    assert_int_equal(num(m, HOLDEM_BET + 2), 0);
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND + 2), "Js9s"); /* SP-34: alone */
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND + 2), "????");
    assert_string_equal(poker_words_lies(m, SPEC_USED), "clairvoyance");
    assert_string_equal(spec_asked(m), "2"); /* who has no card left is not asked */
    spec_do(m, "2 no,3 raise 300");
    assert_int_equal(num(m, HOLDEM_BET + 2), 300);
    match_free(m);
}

/* SP-20, SP-22: by number; the same one early position first. SP-21: (one only), the others get
 * theirs back, known to all (SP-15). */
static void one_of_several(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 1000 1000 1000; hole AsKs QsTs Js9s; held clairvoyance clairvoyance nullify");
    spec_do(m, "1 declare clairvoyance 2,2 declare clairvoyance 1,3 call"); /* seat 3 acts first,
                                                                               then 1, then 2 */
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND + 1), "QsTs");
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND), "????");
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1), "clairvoyance");
    assert_string_equal(poker_words_marks(m, SPEC_HELD + 1, 0), "all");
    spec_do(m, "2 declare clairvoyance 1,3 declare nullify"); /* the lower number first, then
                                                                 nothing more (SP-39) */
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND), "AsKs");
    assert_int_equal(num(m, SPEC_NULL), 1);
    spec_do(m, "3 call,1 call,2 check,1 check,2 check,3 check"); /* no window any more */
    match_free(m);
}

/* SP-23, SP-24: neither folded nor all-in players are asked. */
static void who_may_declare(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 100 1000 1000; held clairvoyance nullify clairvoyance nullify");
    assert_string_equal(spec_asked(m), "134"); /* seat 2 is all-in by its blind */
    spec_do(m, "1 no,3 no,4 no");
    assert_string_equal(spec_asked(m), "14"); /* seat 3 is on turn */
    spec_on(m, "3 fold");
    assert_string_equal(spec_asked(m), "1");
    match_free(m);
}

/* "Not this hand" (SP-25), until the hand is over. */
static void standing_orders(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held clairvoyance nullify twice");
    assert_string_equal(spec_asked(m), "12");
    spec_do(m, "1 no,2 no,3 stand 1,3 stand 0,3 call");
    assert_string_equal(spec_asked(m), "23");
    spec_do(m, "2 stand 1"); /* while it is asked: it still answers */
    spec_do(m, "2 no,3 no,1 call");
    assert_string_equal(spec_asked(m), "13"); /* seat 2 itself is on turn */
    match_free(m);
}

/* SP-32: only checks, calls and folds; a call that takes all is a call. */
static void forced_passive(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 300; held - - forced-passive");
    assert_string_equal(spec_asked(m), "3");
    spec_do(m, "3 declare forced-passive");
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS); /* the user too */
    spec_do(m, "3 call");
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS);
    spec_do(m, "1 call,2 check"); /* the big blind has no raise */
    assert_int_equal(holdem_no_raise(m), SPEC_PASSIVE_RUNS);
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_FLOP);
    match_free(m);
}

/* SP-33. */
static void straddles(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 2000 2000 2000 2000 2000 2000; held straddle - - - straddle -");
    assert_string_equal(spec_asked(m), "15");
    spec_do(m, "1 declare straddle,5 declare straddle");
    /* seat 3 is under the gun, whoever used it */
    assert_int_equal(num(m, HOLDEM_BET + 2), 200);
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 4),
                        "straddle"); /* the second one comes back */
    assert_string_equal(spec_asked(m), "4");
    spec_do(m, "4 double");
    assert_int_equal(num(m, HOLDEM_BET + 3), 400);
    assert_string_equal(spec_asked(m), "5"); /* the cut-off, the last who may */
    spec_do(m, "5 double");
    spec_pass(m);
    assert_string_equal(spec_asked(m), "6"); /* the last straddler acts last */
    assert_string_equal(holdem_may(m), "call 800, raise 900 to 2000"); /* NL-17 */
    spec_do(m, "6 call");
    spec_on(m, "1 call,2 fold,3 fold,4 fold");
    spec_pass(m);
    assert_string_equal(spec_asked(m), "5");
    spec_do(m, "5 check");
    spec_pass(m);
    assert_string_equal(holdem_may(m), "check, bet 100 to 1200"); /* one big blind again */
    match_free(m);

    m = spec_hand("stacks 2000 2000 2000; held straddle - -"); /* needs four */
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_TURN);
    match_free(m);
    m = spec_hand(
        "stacks 2000 2000 2000 2000 2000; held straddle - straddle - -; options own_straddle=1");
    assert_int_equal(spec_refused(m, 1, SPEC_STRADDLE), SPEC_NOT_THE_TIME);
    assert_int_equal(spec_refused(m, 3, SPEC_STRADDLE), REASON_OK);
    match_free(m);
}

/* SP-35: both know what they had. */
static void hand_swap(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held - - hand-swap,hand-swap");
    spec_do(m, "3 declare hand-swap 1");
    assert_string_equal(poker_words_sees(m, 3, HOLDEM_HAND + 2), "AsKs");
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND), "9sJs");
    assert_string_equal(poker_words_marks(m, HOLDEM_HAND, 0), "13");
    spec_do(m, "3 declare hand-swap 2"); /* on, a second time */
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND + 1), "KsAs");
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND + 1), "KsAs"); /* still known */
    match_free(m);

    m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held hand-swap - -");
    spec_pass(m);
    spec_do(m, "3 call");
    assert_int_equal(spec_try(m, "1 declare hand-swap 3"), SPEC_NO_TARGET); /* has acted */
    assert_int_equal(spec_try(m, "1 declare hand-swap 1"), SPEC_NO_TARGET);
    spec_do(m, "1 declare hand-swap 2");
    match_free(m);
}

/* SP-36: used before the flop, discarded at the own flop turn; folding mucks all three. */
static void upgrade(void **state)
{
    (void)state;
    struct match *m = spec_hand(
        "stacks 1000 1000 1000; hole AsKs QsTs Js9s; held - hand-swap upgrade,upgrade; next 2c");
    spec_pass(m);
    spec_do(m, "3 declare upgrade");
    assert_string_equal(poker_words_sees(m, 3, HOLDEM_HAND + 2), "Js9s2c");
    assert_int_equal(spec_refused(m, 3, SPEC_UPGRADE), SPEC_THREE_CARDS);
    spec_on(m, "3 call,1 call");
    spec_on(m, "3 no");
    assert_int_equal(spec_try(m, "2 declare hand-swap 3"),
                     SPEC_NO_TARGET); /* has acted, and holds three (SP-35) */
    spec_on(m, "2 check,1 check,2 check");
    spec_pass(m);
    assert_string_equal(spec_asked(m), "3");
    assert_int_equal(spec_try(m, "3 check"), SPEC_DISCARD_FIRST);
    spec_do(m, "3 discard #0,3 check");
    const struct board *b = match_truth(m);
    assert_int_equal(board_count(b, HOLDEM_HAND + 2), 2);
    /* back in a deck that is shuffled */
    assert_int_equal(board_zone_of(b, card_of(RANK_J, SUIT_SPADES)), -1);
    match_free(m);
}

/* SP-36: without a flop turn, as soon as the flop is final, before hands are shown. */
static void upgrade_all_in(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000; hole AsKs QsTs; held - upgrade; next 2c");
    assert_string_equal(spec_asked(m), "2");
    spec_do(m, "2 declare upgrade,2 raise 1000,1 call");
    assert_int_equal(match_truth(m)->phase, SPEC_PHASE_DISCARD);
    assert_int_equal(board_count(match_truth(m), HOLDEM_BOARD), 3);
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND), "????");
    spec_do(m, "2 discard #2");
    assert_true(num(m, HOLDEM_HANDS) == 1 || match_truth(m)->phase != SPEC_PHASE_DISCARD);
    match_free(m);
}

/* SP-37: twice a hand at most, for the table. */
static void flop_exchange(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held "
                                "flop-exchange,flop-exchange flop-exchange -");
    spec_on(m, "3 call,1 call,2 check");
    assert_string_equal(spec_asked(m), "12");
    spec_do(m, "1 declare flop-exchange,2 declare flop-exchange");
    assert_int_equal(num(m, SPEC_EXCHANGED), 1); /* one only */
    assert_int_equal(board_count(match_truth(m), HOLDEM_BOARD), 3);
    assert_string_equal(poker_words_lies(m, SPEC_HELD + 1), "flop-exchange");
    spec_do(m, "1 declare flop-exchange,2 no");
    assert_int_equal(num(m, SPEC_EXCHANGED), 2);
    assert_int_equal(spec_refused(m, 2, SPEC_FLOP_EXCHANGE), SPEC_EXCHANGED_TWICE);
    spec_on(m, "1 check,2 check");
    match_free(m);
}

/* SP-27: when time is up it is a no. */
static void time_is_up(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; held clairvoyance - -");
    struct action a;
    assert_true(rules_least(match_rules(m), match_truth(m), 0, &a));
    assert_int_equal(a.kind, SPEC_NO);
    match_free(m);
    m = spec_hand("stacks 1000 1000; hole AsKs QsTs; held - upgrade; next 2c");
    spec_do(m, "2 declare upgrade,2 raise 1000,1 call");
    assert_true(rules_least(match_rules(m), match_truth(m), 1, &a));
    assert_true(a.kind == SPEC_DISCARD && a.pick[0] == 2); /* the newest card */
    match_free(m);
}

/* The seats, from 1, for whom a window stops (spec_stops). */
static const char *stops(const struct match *m, bool shared, bool wishes, unsigned ready)
{
    static char out[SEATS + 1];
    int n = 0;
    for (int s = 0; s < match_truth(m)->nseats; s++) {
        struct view v;
        match_view(m, (seat)s, &v);
        if (spec_stops(&v.rules, &v.board, s, shared, wishes, ready))
            out[n++] = (char)('1' + s);
    }
    out[n] = 0;
    return out;
}

/* SP-25: a window waits for who holds a card that belongs to it, for who wants to be asked and
 * holds one that could be declared, and for a card of which more has been said. Where hands are
 * hidden from others at one screen, it tells nothing of what is held. */
static void windows_worth_a_word(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 1000 1000 1000 1000; held clairvoyance nullify twice straddle");
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_STRADDLE);
    assert_string_equal(stops(m, false, false, 0), "4");
    assert_string_equal(stops(m, false, true, 0),
                        "4"); /* no other card is for now (SP-33, SP-39) */
    assert_string_equal(stops(m, false, false, 1U << SPEC_NULLIFY), "4");
    assert_string_equal(stops(m, true, false, ~0U), "");
    assert_string_equal(stops(m, true, true, 0), "1234");
    spec_do(m, "1 no,2 no,3 no,4 no");
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_TURN);
    assert_string_equal(stops(m, false, false, 0), "");
    assert_string_equal(stops(m, false, true, 0), "12");
    assert_string_equal(stops(m, false, false, 1U << SPEC_CLAIRVOYANCE), "1");
    assert_string_equal(stops(m, true, false, ~0U), "");
    spec_do(m, "1 stand 1"); /* SP-26: a no to whatever comes */
    assert_string_equal(stops(m, false, true, 1U << SPEC_CLAIRVOYANCE), "2");
    assert_string_equal(stops(m, true, true, 0), "234");
    match_free(m);

    m = spec_hand("stacks 1000 1000 1000; held flop-exchange upgrade -");
    spec_on(m, "3 call,1 call,2 check");
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_FLOP);
    assert_string_equal(stops(m, false, false, 0), "1");
    assert_string_equal(stops(m, true, false, 0), "");
    match_free(m);

    m = spec_hand("stacks 500 1000; held - twice; options reentries=0");
    spec_on(m, "2 call,1 raise 500,2 call");
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_RUN);
    assert_string_equal(stops(m, false, false, 0), "2");
    assert_string_equal(stops(m, true, false, 0), "12");
    match_free(m);

    m = spec_hand("stacks 1000 1000 1000; held - win-the-button -");
    spec_on(m, "3 fold,1 fold");
    assert_int_equal(num(m, SPEC_WINDOW), SPEC_WINDOW_AWARD);
    assert_string_equal(stops(m, false, false, 0), "2");
    assert_string_equal(stops(m, true, false, 0), "123");
    match_free(m);
}

/* SP-33: the cards are dealt when the question whether to double is over, however it ended. */
static void no_question_while_cards_are_dealt(void **state)
{
    (void)state;
    for (int doubles = 0; doubles < 3; doubles++) {
        char words[40];
        snprintf(words, sizeof words, "fun=0 drinks=0 effects=%d",
                 1 << SPEC_STRADDLE | 1 << SPEC_TWICE);
        struct match *m = spec_table(6, words, NULL, "doubles");
        int phase = 0, dealt = 0, declared = 0;
        while (num(m, SPEC_WINDOW) == SPEC_WINDOW_STRADDLE) {
            const int who = *spec_asked(m) - '0';
            const bool holds =
                board_find(match_truth(m), SPEC_HELD + who - 1, spec_card(SPEC_STRADDLE)) >= 0;
            const bool does =
                holds && !declared && spec_refused(m, who, SPEC_STRADDLE) == REASON_OK;
            declared += does;
            snprintf(words, sizeof words, does ? "%d declare straddle" : "%d no", who);
            spec_do(m, words);
        }
        for (int i = 0; match_truth(m)->phase == SPEC_PHASE_STRADDLE; i++) {
            snprintf(words, sizeof words, i < doubles ? "%c double" : "%c no", *spec_asked(m));
            spec_do(m, words);
        }
        assert_int_equal(num(m, HOLDEM_TO_MATCH), num(m, HOLDEM_BIG) << (1 + doubles));
        for (int e = 0; e < match_heard_count(m); e++) {
            const struct event h = match_heard(m, SEAT_ONLOOKER, e);
            phase = h.kind == EVENT_PHASE ? h.index : phase;
            if (h.kind == EVENT_MOVE && h.why == HOLDEM_WHY_DEAL) {
                assert_int_equal(phase, HOLDEM_PHASE_PLAY);
                dealt++;
            }
        }
        assert_int_equal(dealt, 12);
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_has_one_window),
        cmocka_unit_test(answers_are_sealed),
        cmocka_unit_test(one_of_several),
        cmocka_unit_test(who_may_declare),
        cmocka_unit_test(windows_worth_a_word),
        cmocka_unit_test(no_question_while_cards_are_dealt),
        cmocka_unit_test(standing_orders),
        cmocka_unit_test(forced_passive),
        cmocka_unit_test(straddles),
        cmocka_unit_test(hand_swap),
        cmocka_unit_test(upgrade),
        cmocka_unit_test(upgrade_all_in),
        cmocka_unit_test(flop_exchange),
        cmocka_unit_test(time_is_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
