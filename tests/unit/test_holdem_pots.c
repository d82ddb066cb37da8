/* Where the chips go: what nobody called, side pots, odd chips, antes (NL-04, NL-05, NL-15, NL-21,
 * NL-22, NL-25). */
#include "unit.h"

#include "holdem_table.h"
#include "rng.h"

#include <stdio.h>
#include <string.h>

/* The pots as they are named hold all that lies between the stacks. */
static void named(const struct match *m)
{
    int32_t sum = 0;
    for (int k = 0; k < HOLDEM_POTS; k++)
        sum += holdem_pot_with_bets(match_truth(m), k);
    assert_int_equal(sum, holdem_pot(match_truth(m)));
}

static int num(const struct match *m, int n) { return holdem_num(m, n); }

/* Lays a hand, plays it, and looks at the stacks after it. */
static void ends(const char *words, const char *play, const char *finish)
{
    struct match *m = holdem_hand(words);
    holdem_do(m, play);
    if (strcmp(holdem_finish(m), finish) != 0)
        fail_msg("%s | %s: %s instead of %s", words, play, holdem_finish(m), finish);
    match_free(m);
}

static void NL_15_an_uncalled_bet_returns(void **state)
{
    (void)state;
    ends("stacks 1000 300; hole 2c7d AcAd; board Ah9s8s3d4h", "2 call, 1 raise 1000, 2 call",
         "700 600");
    ends("stacks 1000 1000 1000", "3 raise 900, 1 fold, 2 fold", "950 900 1150");
    struct match *m = holdem_hand("stacks 1000 1000 1000");
    holdem_do(m, "3 raise 900, 1 fold, 2 fold");
    struct event e;
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_UNCALLED, &e), 1);
    assert_int_equal(e.amount, 800); /* the big blind had called 100 of it */
    match_free(m);
}

/* Seat 1 loses all but what came back, and is still in. */
static void NL_15_before_anyone_is_eliminated(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 300 1000; hole 2c7d AcAd KcKd; board Ah9s8s3d4h");
    holdem_do(m, "3 fold, 1 raise 1000, 2 call");
    assert_string_equal(holdem_finish(m), "700 600 1000");
    assert_int_equal(num(m, HOLDEM_RANK), 0);
    match_free(m);
}

static void NL_15_the_part_of_an_ante_that_no_opponent_could_post(void **state)
{
    (void)state;
    struct match *m =
        holdem_hand("stacks 1000 4 7; antes 10 10 10"); /* all is decided before anyone is asked */
    int32_t posted[3] = {0};
    assert_true(num(m, HOLDEM_HANDS) > 0);
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == HOLDEM_WHY_ANTE)
            posted[e.who] += e.amount;
    }
    assert_int_equal(posted[0], 7);
    assert_int_equal(posted[1], 4);
    assert_int_equal(posted[2], 7);
    match_free(m);
}

static void NL_21_side_pots_by_contribution(void **state)
{
    (void)state;
    /* 100, 300 and 600 against 1000: the shortest has the best hand, then the next. */
    const char *hand = "stacks 1000 100 300 600; hole 2c7d AcAd KcKd QcQd; board 3c4h8s9sJd";
    struct match *m = holdem_hand(hand);
    holdem_do(m, "3 raise 300, 4 raise 600");
    assert_int_equal(num(m, HOLDEM_HANDS), 0);
    match_free(m);
    ends(hand, "3 raise 300, 4 raise 600, 1 call", "400 400 600 600");
    /* Folded chips stay in their layers: seat 1 put in 50 and folded. */
    ends(hand, "3 raise 300, 4 raise 600, 1 fold", "950 350 400 300");
}

static void NL_21_pots_of_the_same_contenders_are_one(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 300 1000");
    holdem_do(m, "3 raise 300, 4 call, 1 call, 2 call");
    assert_int_equal(num(m, HOLDEM_POT), 1200);
    holdem_do(m, "1 bet 100, 2 call");
    /* as it is named already: seat 3 has no part of these bets */
    assert_int_equal(num(m, HOLDEM_POT + 1), 0);
    assert_int_equal(holdem_pot_with_bets(match_truth(m), 0), 1200);
    assert_int_equal(holdem_pot_with_bets(match_truth(m), 1), 200);
    holdem_do(m, "4 call");
    assert_int_equal(num(m, HOLDEM_POT + 1), 300);
    holdem_do(
        m, "1 bet 100, 2 call, 4 fold"); /* the side pot goes on, the folded seat's chips in it */
    assert_int_equal(num(m, HOLDEM_POT), 1200);
    assert_int_equal(num(m, HOLDEM_POT + 1), 500);
    assert_int_equal(num(m, HOLDEM_POT + 2), 0);
    assert_int_equal(holdem_contenders(match_truth(m), 0), 7);
    assert_int_equal(holdem_contenders(match_truth(m), 1), 3);
    match_free(m);
}

static void NL_21_nine_side_pots(void **state)
{
    (void)state;
    struct match *m =
        holdem_hand("stacks 1000 900 800 700 600 500 400 300 200 100; blinds 5 10; "
                    "hole 2c2d 3c3d 4c4d 5c5d 6c6d 7c7d 8c8d 9c9d TcTd AcAd; board AhKsQs2h3h");
    holdem_do(m, "3 raise 800, 4 call, 5 call, 6 call, 7 call, 8 call, 9 call, 10 call, 1 raise "
                 "1000, 2 call");
    /* Aces take 10 × 100; threes, best of the rest, take the layers up to 900, and the 100 that
     * nobody called came back. */
    assert_string_equal(holdem_finish(m), "100 4400 0 0 0 0 0 0 0 1000");
    match_free(m);
}

static void NL_22_odd_chips_from_the_buttons_left(void **state)
{
    (void)state;
    ends("stacks 505 500 500; blinds 5 10; hole 2c3d AcKd AdKc; board QsJsTs9s8s",
         "3 call, 1 fold, 2 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check",
         "500 503 502");
    ends("stacks 100 100 100 100; antes 2 2 2 2; blinds 1 2; hole 2c3d 4c5d 4d5c 4h5h; board "
         "AsKsQsJsTs",
         "3 call, 4 call, 1 fold, 2 check, 2 check, 3 check, 4 check, 2 check, 3 check, 4 check, 2 "
         "check, 3 check, 4 check",
         "97 101 101 101");
    /* Two odd chips, one each to the first two. */
    ends("stacks 100 100 100 100 100; blinds 1 3; hole 4c5d 4d5c 2c3d 4h5h 7c8c; board AsKsQsJsTs",
         "3 call, 4 call, 5 fold, 1 raise 7, 2 call, 3 call, 4 call, 1 bet 3, 2 call, 3 fold, 4 "
         "call, 1 check, 2 check, 4 check, 1 check, 2 check, 4 check",
         "103 102 93 102 100");
}

static void NL_22_each_side_pot_is_split_by_itself(void **state)
{
    (void)state;
    ends("stacks 11 36 36 50; blinds 1 2; hole 4c5d 2c3d 4d5c 4h5h; board AsKsQsJsTs",
         "3 call, 4 raise 24, 1 call, 2 call, 3 call, 2 check, 3 check, 4 bet 7, 2 fold, 3 call, 3 "
         "check, 4 check, 3 check, 4 check",
         "15 12 47 59");
}

static void NL_05_a_short_ante_wins_as_much_of_each(void **state)
{
    (void)state;
    ends("stacks 1000 1000 1000 8; antes 10 10 10 10; hole AcAd 2c3d 4c5c KcKd; board KhKs7d8d2h",
         "3 fold, 1 call, 2 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check",
         "1096 890 990 32");
}

static void NL_04_one_antes_for_all(void **state)
{
    (void)state;
    /* Dead money: whole into the main pot, even from somebody whom it takes all-in, and nothing of
     * it returns. */
    struct match *m = holdem_hand("stacks 1000 1000 1000; antes 0 100 0");
    assert_int_equal(num(m, HOLDEM_POT), 100);
    assert_int_equal(num(m, HOLDEM_BET + 1), 100);
    holdem_do(m, "3 fold, 1 fold");
    assert_string_equal(holdem_finish(m), "950 1050 1000");
    match_free(m);
    ends("stacks 1000 80 1000; antes 0 100 0; hole 2c3d AcAd KcKd; board KhKs7d8d2h",
         "3 call, 1 call, 1 check, 3 check, 1 check, 3 check, 1 check, 3 check", "900 0 1180");
    ends("stacks 1000 80 1000; antes 0 100 0; hole 2c3d AcAd KcKd; board 9hTs7d8d2h",
         "3 call, 1 call, 1 check, 3 check, 1 check, 3 check, 1 check, 3 check", "900 80 1100");
}

/* Whoever it is, and as little as it may be: one chip is an ante and a blind like any other. */
static void NL_04_one_antes_a_single_chip(void **state)
{
    (void)state;
    for (int s = 0; s < 4; s++)
        for (int ante = 1; ante <= 2; ante++) {
            char words[120];
            int left[4] = {99, 98, 100, 100};
            snprintf(words, sizeof words, "stacks 100 100 100 100; blinds 1 2; antes %d %d %d %d",
                     ante * (s == 0), ante * (s == 1), ante * (s == 2), ante * (s == 3));
            struct match *m = holdem_hand(words);
            left[s] -= ante;
            assert_int_equal(num(m, HOLDEM_POT), ante);
            for (int k = 0; k < 4; k++) {
                assert_int_equal(num(m, HOLDEM_STACK + k), left[k]);
                assert_int_equal(num(m, HOLDEM_BET + k), k == 0 ? 1 : k == 1 ? 2 : 0);
            }
            match_free(m);
        }
    /* of several each pays as much as another could match */
    ends("stacks 100 1 100; antes 1 1 1; blinds 1 2; hole 2c3d AcAd 4c5d; board KhKs7d8d9h",
         "3 fold", "99 3 99");
}

/* A blind above what the others could put in: NL-14, its owner is not asked, and has the rest of it
 * back. */
static void NL_15_a_blind_above_every_other_bet(void **state)
{
    (void)state;
    ends("stacks 1000 30 40; hole 2c3d AcAd KcKd; board 9hTs7d8d2h", "3 call", "960 90 20");
}

static int64_t chips(const struct match *m)
{
    int64_t sum = 0;
    for (int s = 0; s < match_rules(m)->nseats; s++)
        sum += num(m, HOLDEM_STACK + s);
    return sum + holdem_pot(match_truth(m));
}

static void NL_25_chips_and_cards_are_conserved(void **state)
{
    (void)state;
    struct rng rng = rng_seed(25);
    for (int game = 0; game < 60; game++) {
        char deal[20];
        const int seats = 2 + game % 9;
        snprintf(deal, sizeof deal, "kept %d", game);
        struct match *m =
            holdem_table(seats, game % 2 ? "stack=777 antes=1" : "stack=777", NULL, deal);
        for (int i = 0; i < 400 && !match_over(m); i++) {
            struct view v;
            match_view(m, (seat)(holdem_asked(m) - 1), &v);
            const struct choice *c;
            do
                c = &v.choices.choice[rng_below(&rng, v.choices.n)];
            while (c->refused);
            struct action a = action_of(v.me, c->kind, 0);
            a.amount = rng_below(&rng, 3) ? c->min : c->min + rng_below(&rng, c->max - c->min + 1);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
            assert_int_equal(chips(m), 777 * seats);
            named(m);
            assert_int_equal(match_truth(m)->start[ZONES], 52);
        }
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(NL_15_an_uncalled_bet_returns),
        cmocka_unit_test(NL_15_before_anyone_is_eliminated),
        cmocka_unit_test(NL_15_the_part_of_an_ante_that_no_opponent_could_post),
        cmocka_unit_test(NL_15_a_blind_above_every_other_bet),
        cmocka_unit_test(NL_21_side_pots_by_contribution),
        cmocka_unit_test(NL_21_pots_of_the_same_contenders_are_one),
        cmocka_unit_test(NL_21_nine_side_pots),
        cmocka_unit_test(NL_22_odd_chips_from_the_buttons_left),
        cmocka_unit_test(NL_22_each_side_pot_is_split_by_itself),
        cmocka_unit_test(NL_05_a_short_ante_wins_as_much_of_each),
        cmocka_unit_test(NL_04_one_antes_for_all),
        cmocka_unit_test(NL_04_one_antes_a_single_chip),
        cmocka_unit_test(NL_25_chips_and_cards_are_conserved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
