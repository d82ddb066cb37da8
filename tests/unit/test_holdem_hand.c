/* A hand from the button to the level, and the tournament round it (NL-01 to NL-04, NL-06, NL-07,
 * NL-20, NL-23, NL-24), and tables laid out by hand. */
#include "unit.h"

#include "bounds.h"
#include "holdem_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return holdem_num(m, n); }
static int count(const struct match *m, int zone) { return board_count(match_truth(m), zone); }

static void NL_01_two_hole_cards_three_one_one_and_no_burns(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 10; seats++) {
        struct match *m = holdem_table(seats, NULL, NULL, NULL);
        for (int s = 0; s < seats; s++)
            assert_int_equal(count(m, HOLDEM_HAND + s), 2);
        assert_int_equal(count(m, HOLDEM_PILE), 52 - 2 * seats);
        match_free(m);
    }
    assert_non_null(holdem_table_fault(1, NULL));
    struct match *m = holdem_hand("stacks 1000 1000 1000");
    holdem_do(m, "3 call, 1 call, 2 check");
    assert_int_equal(count(m, HOLDEM_PILE), 52 - 6 - 3);
    holdem_do(m, "1 check, 2 check, 3 check");
    assert_int_equal(count(m, HOLDEM_PILE), 52 - 6 - 4);
    holdem_do(m, "1 check, 2 check, 3 check");
    assert_int_equal(count(m, HOLDEM_BOARD), 5);
    assert_int_equal(count(m, HOLDEM_PILE), 52 - 6 - 5);
    match_free(m);
}

static void NL_01_folded_cards_stay_out(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000; hole AcAd KcKd QcQd");
    holdem_do(m, "3 fold");
    assert_int_equal(count(m, HOLDEM_MUCK), 2);
    assert_int_equal(count(m, HOLDEM_HAND + 2), 0);
    struct view v;
    match_view(m, 2, &v); /* their owner still knows them, nobody else does */
    assert_true(board_find(&v.board, HOLDEM_MUCK, card_of(RANK_Q, SUIT_CLUBS)) >= 0);
    match_view(m, 0, &v);
    assert_int_equal(board_find(&v.board, HOLDEM_MUCK, card_of(RANK_Q, SUIT_CLUBS)), -1);
    holdem_do(m, "1 call, 2 check");
    assert_int_equal(count(m, HOLDEM_MUCK), 2);
    holdem_do(m, "1 bet 100, 2 fold"); /* with the next hand all 52 are back */
    assert_int_equal(count(m, HOLDEM_MUCK), 0);
    assert_int_equal(count(m, HOLDEM_PILE), 46);
    match_free(m);
}

/* NL-01: the next hand is a new deck, whatever was drawn from this one. */
static void NL_01_the_next_hand_does_not_depend_on_this_one(void **state)
{
    (void)state;
    struct match *m = holdem_table(2, NULL, NULL, "one"), *n = match_copy(m);
    const int button = num(m, HOLDEM_BUTTON);
    struct action fold = action_of(button, HOLDEM_FOLD, 0),
                  call = action_of(button, HOLDEM_CALL, 0),
                  check = action_of(1 - button, HOLDEM_CHECK, 0);
    struct action bet = action_of(1 - button, HOLDEM_BET_TO, 0);
    bet.amount = 50;
    assert_int_equal(match_play(m, &fold, 0), REASON_OK);
    assert_int_equal(match_play(n, &call, 0), REASON_OK);
    assert_int_equal(match_play(n, &check, 0), REASON_OK);
    assert_int_equal(match_play(n, &bet, 0), REASON_OK); /* the flop is out */
    assert_int_equal(match_play(n, &fold, 0), REASON_OK);
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    assert_int_equal(num(n, HOLDEM_HANDS), 1);
    for (int s = 0; s < 2; s++)
        for (int k = 0; k < 2; k++)
            assert_int_equal(board_face(match_truth(m), HOLDEM_HAND + s, k),
                             board_face(match_truth(n), HOLDEM_HAND + s, k));
    match_free(m);
    match_free(n);
}

static void NL_02_the_first_button_is_random(void **state)
{
    (void)state;
    int had[4] = {0};
    for (int i = 0; i < 200; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "deal %d", i);
        struct match *m = holdem_table(4, NULL, NULL, deal);
        had[num(m, HOLDEM_BUTTON)]++;
        match_free(m);
    }
    for (int s = 0; s < 4; s++)
        assert_in_range(had[s], 25, 75);
}

static void fold_round(struct match *m)
{
    const int hands = num(m, HOLDEM_HANDS);
    while (num(m, HOLDEM_HANDS) == hands && !match_over(m)) {
        struct action a = action_of(holdem_asked(m) - 1, HOLDEM_FOLD, 0);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
}

static void NL_02_then_it_moves_clockwise(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000 1000");
    for (int i = 0; i < 9; i++) {
        fold_round(m);
        assert_int_equal(num(m, HOLDEM_BUTTON), i % 4);
        assert_int_equal(num(m, HOLDEM_BIG_SEAT), (i + 2) % 4);
    }
    match_free(m);
}

static void NL_02_to_the_next_player_still_in_whoever_went_out(void **state)
{
    (void)state;
    /* Seat 4 has the button, seat 1, next to have it, goes out: the button moves on to seat 2. */
    struct match *m =
        holdem_hand("stacks 300 1000 1000 1000; hole 2c7d AcAd 3c8d 4h9h; board Ah9s8s3d4d");
    holdem_do(m, "3 fold, 4 fold, 1 raise 300, 2 call");
    assert_string_equal(holdem_finish(m), "0 1300 1000 1000");
    assert_int_equal(num(m, HOLDEM_BUTTON), 1);
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 3);
    assert_int_equal(count(m, HOLDEM_HAND), 0);
    match_free(m);
}

static void NL_02_heads_up_nobody_is_big_blind_twice_running(void **state)
{
    (void)state;
    /* Seat 3 on the button, 1 small, 2 big. Whoever goes out, the big blind goes to the next seat
     * after 2, and the button to the other. */
    static const struct {
        const char *hand, *play;
        int button, big;
    } cases[] = {
        {"stacks 1000 1000 300; hole KcKd AcAd 2c7d; board Ah9s8s3d4h",
         "3 raise 300, 1 fold, 2 call", 1, 0},
        {"stacks 300 1000 1000; hole 2c7d AcAd KcKd; board Ah9s8s3d4h",
         "3 fold, 1 raise 300, 2 call", 1, 2},
        {"stacks 1000 300 1000; hole AcAd 2c7d KcKd; board Ah9s8s3d4h",
         "3 fold, 1 raise 300, 2 call", 0, 2},
    };
    for (int i = 0; i < 3; i++) {
        struct match *m = holdem_hand(cases[i].hand);
        holdem_do(m, cases[i].play);
        assert_int_equal(num(m, HOLDEM_BUTTON), cases[i].button);
        assert_int_equal(num(m, HOLDEM_BIG_SEAT), cases[i].big);
        /* NL-03: the button posts the small blind and acts first */
        assert_int_equal(holdem_asked(m) - 1, cases[i].button);
        fold_round(m);
        assert_int_equal(num(m, HOLDEM_BIG_SEAT), cases[i].button); /* and from then on in turn */
        match_free(m);
    }
}

static void NL_03_blinds_left_of_the_button(void **state)
{
    (void)state;
    struct match *m = holdem_table(5, NULL,
                                   "set button 3\nset blind_due 5 25\nset blind_due 1 50\nset "
                                   "stack 1 1500\nset stack 2 1500\nset stack 3 1500\n"
                                   "set stack 4 1500\nset stack 5 1500",
                                   NULL);
    assert_int_equal(num(m, HOLDEM_BET + 4), 25);
    assert_int_equal(num(m, HOLDEM_BET + 0), 50);
    assert_int_equal(holdem_asked(m), 2);
    match_free(m);
    m = holdem_table(5, NULL, NULL, NULL); /* as the set-up does it */
    const int button = num(m, HOLDEM_BUTTON);
    assert_int_equal(num(m, HOLDEM_BET + (button + 1) % 5), 25);
    assert_int_equal(num(m, HOLDEM_BET + (button + 2) % 5), 50);
    match_free(m);
}

static void NL_03_heads_up_the_button_is_the_small_blind(void **state)
{
    (void)state;
    struct match *m = holdem_table(2, NULL, NULL, NULL);
    const int button = num(m, HOLDEM_BUTTON);
    assert_int_equal(num(m, HOLDEM_BET + button), 25);
    assert_int_equal(num(m, HOLDEM_BET + 1 - button), 50);
    assert_int_equal(holdem_asked(m) - 1, button);
    struct action call = action_of(button, HOLDEM_CALL, 0),
                  check = action_of(1 - button, HOLDEM_CHECK, 0);
    assert_int_equal(match_play(m, &call, 0), REASON_OK);
    assert_int_equal(match_play(m, &check, 0), REASON_OK);
    assert_int_equal(holdem_asked(m) - 1, 1 - button); /* last after the flop */
    match_free(m);
}

static void NL_04_antes_before_the_blinds_and_dead(void **state)
{
    (void)state;
    struct match *m = holdem_table(4, "antes=1", NULL, NULL);
    assert_int_equal(num(m, HOLDEM_POT), 20);
    assert_string_equal(holdem_may(m),
                        "call 50, raise 100 to 1495"); /* an ante is no part of a bet */
    int antes = 0, blinds = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        blinds += e.why == HOLDEM_WHY_SMALL_BLIND || e.why == HOLDEM_WHY_BIG_BLIND;
        antes += e.why == HOLDEM_WHY_ANTE;
        if (e.why == HOLDEM_WHY_ANTE)
            assert_int_equal(blinds, 0);
    }
    assert_int_equal(antes, 4);
    assert_int_equal(blinds, 2);
    match_free(m);
}

static void NL_04_a_short_stack_antes_first(void **state)
{
    (void)state;
    /* The big blind has 60: 10 go to the ante, 50 are left for the blind. */
    struct match *m = holdem_hand("stacks 1000 60 1000; antes 10 10 10");
    assert_int_equal(num(m, HOLDEM_POT), 30);
    assert_int_equal(num(m, HOLDEM_BET + 1), 50);
    assert_int_equal(num(m, HOLDEM_STACK + 1), 0);
    assert_string_equal(holdem_may(m), "call 100, raise 200 to 990");
    match_free(m);
}

static void NL_06_levels_by_finished_hands(void **state)
{
    (void)state;
    struct match *m = holdem_table(3, "stack=100000 level_hands=3", NULL, NULL);
    static const int big[] = {50, 100, 150, 250, 400, 600, 800, 1000, 1500, 2000, 3000, 3000, 3000};
    for (int level = 0; level < 13; level++)
        for (int hand = 0; hand < 3; hand++) {
            assert_int_equal(num(m, HOLDEM_BIG), big[level]);
            /* it is asked for at once */
            assert_int_equal(num(m, HOLDEM_BET + num(m, HOLDEM_BIG_SEAT)), big[level]);
            fold_round(m);
        }
    assert_int_equal(num(m, HOLDEM_LEVEL), 10); /* the last one stays */
    match_free(m);
}

static void NL_06_heads_up_has_its_own_number(void **state)
{
    (void)state;
    struct match *m = holdem_table(2, "level_hands=2 level_hands_two=5", NULL, NULL);
    for (int hand = 0; hand < 5; hand++) {
        assert_int_equal(num(m, HOLDEM_LEVEL), 0);
        fold_round(m);
    }
    assert_int_equal(num(m, HOLDEM_LEVEL), 1);
    match_free(m);
}

static void NL_07_the_order_of_a_hand(void **state)
{
    (void)state;
    static const int order[] = {
        HOLDEM_WHY_BUTTON, HOLDEM_WHY_ANTE,   HOLDEM_WHY_SMALL_BLIND, HOLDEM_WHY_BIG_BLIND,
        HOLDEM_WHY_DEAL,   HOLDEM_WHY_RAISE,  HOLDEM_WHY_CALL,        HOLDEM_WHY_COLLECT,
        HOLDEM_WHY_SHOW,   HOLDEM_WHY_FLOP,   HOLDEM_WHY_TURN,        HOLDEM_WHY_RIVER,
        HOLDEM_WHY_VALUE,  HOLDEM_WHY_WIN,    HOLDEM_WHY_OUT,         HOLDEM_WHY_HAND_OVER,
        HOLDEM_WHY_LEVEL,  HOLDEM_WHY_BUTTON,
    };
    /* The first hand of a table of three: the button raises all-in, the small blind calls. With
     * some deal the one who has more does not lose. */
    bool found = false;
    for (int i = 0; i < 60 && !found; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "order %d", i);
        struct match *m = holdem_table(3, "antes=1 level_hands=1", NULL, deal);
        const int button = num(m, HOLDEM_BUTTON);
        const int setup = match_heard_count(m);
        struct action raise = action_of(button, HOLDEM_RAISE_TO, 0),
                      call = action_of((button + 1) % 3, HOLDEM_CALL, 0),
                      fold = action_of((button + 2) % 3, HOLDEM_FOLD, 0);
        raise.amount = 1495;
        assert_int_equal(match_play(m, &raise, 0), REASON_OK);
        assert_int_equal(match_play(m, &call, 0), REASON_OK);
        assert_int_equal(match_play(m, &fold, 0), REASON_OK);
        if (holdem_heard(m, HOLDEM_WHY_OUT, NULL)) {
            int at = 0;
            found = true;
            for (int e = 0;
                 e < match_heard_count(m) && at + 1 < (int)(sizeof order / sizeof *order); e++) {
                const int why = match_heard(m, SEAT_ONLOOKER, e).why;
                if (why == HOLDEM_WHY_LEVEL && e < setup)
                    continue; /* the first level */
                at += why == order[at + 1];
            }
            assert_int_equal(at + 1, sizeof order / sizeof *order);
        }
        match_free(m);
    }
    assert_true(found);
}

static void NL_07_hole_cards_one_at_a_time_from_the_buttons_left(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        struct match *m = holdem_table(seats, NULL, NULL, NULL);
        int who = num(m, HOLDEM_BUTTON), dealt = 0;
        for (int i = 0; i < match_heard_count(m); i++) {
            const struct event e = match_heard(m, 0, i);
            if (e.why != HOLDEM_WHY_DEAL)
                continue;
            who = (who + 1) % seats; /* heads-up: the big blind first */
            assert_int_equal(e.who, who);
            assert_int_equal(e.seen, seat_bit(who));
            assert_int_equal(card_is_known(e.face), who == 0);
            dealt++;
        }
        assert_int_equal(dealt, 2 * seats);
        match_free(m);
    }
}

static void down_to_the_river(struct match *m)
{
    holdem_do(m, "2 call, 1 check, 1 check, 2 check, 1 check, 2 check, 1 check, 2 check");
}

/* Heads-up, checked down: the pot is 200. */
static void NL_20_best_five_in_any_mix(void **state)
{
    (void)state;
    static const struct {
        const char *words, *finish;
    } cases[] = {
        {"hole AcAd KcKd; board 2c3c8h9hJs", "1100 900"},  /* pair against pair, both hole cards */
        {"hole Ac2d KcQd; board Ah7h8s9cTd", "1100 900"},  /* one hole card */
        {"hole 2c3d 4c5d; board AsKsQsJsTs", "1000 1000"}, /* none: the board plays */
        {"hole Ac2d Kc2h; board AhKhAsKsQd", "1100 900"},  /* NL-30: full house by its three */
        {"hole Ac2h 7s6d; board 3c4d5h9s9d",
         "900 1100"}, /* the ace is low in the lowest straight only */
        {"hole KcAd 2h3d; board QsAh4c5c8d", "900 1100"},
        {"hole QcKd 7h8d; board Ad2s3h7c9c", "900 1100"},  /* Q-K-A-2-3 is no straight */
        {"hole AhTc KcKh; board 2h5h9hQhQs", "1100 900"},  /* two flushes by their best cards */
        {"hole AcQd AdQh; board As8c8h3d2d", "1000 1000"}, /* suits never break ties */
        {"hole AcQd AdJh; board As8c8h3d2d", "1100 900"},  /* the kicker does */
        {"hole AcQd AdJh; board As8c8hKd2d",
         "1000 1000"}, /* unless it is not among the best five */
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[120];
        snprintf(words, sizeof words, "stacks 1000 1000; %s", cases[i].words);
        struct match *m = holdem_hand(words);
        down_to_the_river(m);
        if (strcmp(holdem_finish(m), cases[i].finish) != 0)
            fail_msg("%s: %s", words, holdem_finish(m));
        match_free(m);
    }
}

static void NL_23_the_last_player_wins_without_showing(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000");
    holdem_do(m, "3 raise 300, 1 fold, 2 fold");
    assert_string_equal(holdem_finish(m), "950 900 1150");
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_SHOW, NULL), 0);
    match_free(m);
}

static void NL_23_at_a_showdown_all_contenders_show(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 1000; hole AcAd KcKd QcQd; board 2c3c8h9hJs");
    holdem_do(m, "3 call, 1 fold, 2 check, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check");
    int shown[3] = {0};
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == HOLDEM_WHY_SHOW) {
            assert_int_equal(e.seen, SEAT_ALL);
            shown[e.who]++;
        }
    }
    assert_int_equal(shown[0], 0);
    assert_int_equal(shown[1], 2);
    assert_int_equal(shown[2], 2); /* the loser too */
    match_free(m);
}

/* NL-23: the player who wins because all fold shows nothing, unless they like to: one card, or
 * both. */
static void NL_23_the_last_player_may_show(void **state)
{
    (void)state;
    const char *lay =
        "set stack 1 1500\nset stack 2 1500\nset stack 3 1500\nset blind_due 1 50\nset blind_due 2 "
        "100\nset button 2\nset big 100\nput hand 1 Ac Ad\nput hand 2 Kc Kd\nput hand 3 Qc Qd\n";
    struct match *m = holdem_table(3, "showing=1", lay, NULL);
    struct event e;
    holdem_do(m, "3 fold, 1 fold");
    assert_int_equal(match_truth(m)->phase, HOLDEM_PHASE_SHOWING);
    assert_int_equal(num(m, HOLDEM_POT), 0); /* the pot is paid already */
    assert_int_equal(num(m, HOLDEM_STACK + 1), 1550);
    assert_int_equal(holdem_asked(m), 2);
    assert_int_equal(holdem_try(m, "2 check"), REASON_NOT_NOW);
    struct match *n = match_copy(m), *both = match_copy(m);
    holdem_do(m, "2 muck");
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_SHOW, NULL), 0);
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    assert_int_equal(match_truth(m)->phase, HOLDEM_PHASE_PLAY);
    struct action show = action_of(1, HOLDEM_SHOW_HAND, 0);
    assert_int_equal(match_play(n, &show, 0), REASON_PICK);
    show.n = 1;
    show.pick[0] = 1;
    assert_int_equal(match_play(n, &show, 0), REASON_OK);
    assert_int_equal(holdem_heard(n, HOLDEM_WHY_SHOW, &e), 1);
    assert_int_equal(e.face, card_of(RANK_K, SUIT_DIAMONDS));
    show.n = 2;
    show.pick[1] = 0;
    assert_int_equal(match_play(both, &show, 0), REASON_OK);
    assert_int_equal(holdem_heard(both, HOLDEM_WHY_SHOW, NULL), 2);
    assert_int_equal(num(n, HOLDEM_HANDS), 1);
    /* and all goes on alike */
    assert_true(match_digest(m) == match_digest(n) && match_digest(m) == match_digest(both));
    match_free(m);
    match_free(n);
    match_free(both);
    m = holdem_table(3, "showing=1", lay, NULL); /* time up: nothing is shown */
    holdem_do(m, "3 fold, 1 fold");
    struct view v;
    match_view(m, 1, &v);
    assert_true(rules_least(&v.rules, &v.board, 1, &show));
    assert_int_equal(show.kind, HOLDEM_MUCK_HAND);
    match_free(m);
    m = holdem_table(3, "showing=1", lay, NULL); /* at a showdown nobody is asked */
    holdem_do(m, "3 raise 1500, 1 call, 2 fold");
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    match_free(m);
}

/* NL-02: a straddle is no big blind; when two remain it goes on from the real one. */
static void NL_02_a_straddle_does_not_move_the_big_blind(void **state)
{
    (void)state;
    struct match *m = holdem_hand(
        "stacks 300 1000 1000; blinds 50 100 200; hole 2c7d AcAd KcKd; board Ah9s8s3d4h");
    holdem_do(m, "1 raise 300, 2 call, 3 fold");
    assert_int_equal(num(m, HOLDEM_RANK + 0), 3);
    assert_int_equal(num(m, HOLDEM_BUTTON), 1);
    assert_int_equal(num(m, HOLDEM_BIG_SEAT), 2);
    match_free(m);
}

static void NL_24_out_and_ranked_by_the_stack_at_the_start(void **state)
{
    (void)state;
    struct match *m =
        holdem_hand("stacks 300 400 300 1000; hole 2c7d 3c8d 2d7h AcAd; board Ah9s8s3d4h");
    holdem_do(m, "3 raise 300, 4 raise 1000, 1 call, 2 call");
    assert_true(match_over(m));
    assert_int_equal(num(m, HOLDEM_RANK + 1), 2); /* the larger stack ranks higher */
    assert_int_equal(num(m, HOLDEM_RANK + 0), 3); /* equal ones share the rank */
    assert_int_equal(num(m, HOLDEM_RANK + 2), 3);
    int32_t score[SEATS];
    match_score(m, score);
    assert_int_equal(score[3], 2000);
    assert_true(score[1] > score[0] && score[0] == score[2] && score[3] > 0 && score[1] < 0);
    match_free(m);
}

static void NL_24_who_is_out_is_dealt_no_more(void **state)
{
    (void)state;
    struct match *m = holdem_hand("stacks 1000 1000 300; hole KcKd AcAd 2c7d; board Ah9s8s3d4h");
    holdem_do(m, "3 raise 300, 1 fold, 2 call");
    assert_false(match_over(m));
    assert_int_equal(num(m, HOLDEM_RANK + 2), 3);
    assert_int_equal(count(m, HOLDEM_HAND + 2), 0);
    assert_int_equal(num(m, HOLDEM_START + 2), 0);
    for (int i = 0; i < 4; i++) {
        fold_round(m);
        assert_int_equal(num(m, HOLDEM_RANK + 2), 3);
        assert_true(holdem_asked(m) != 3);
    }
    match_free(m);
}

static void a_hand_goes_on_from_a_street(void **state)
{
    (void)state;
    struct match *m = holdem_table(
        3, NULL,
        "set street 1\nset pot 300\nput board As Kd 2c\nput hand 1 Ac Ad\nset button 2\nset live 3",
        NULL);
    assert_int_equal(count(m, HOLDEM_HAND + 2), 0); /* has folded */
    assert_int_equal(count(m, HOLDEM_MUCK), 2);
    /* and the blinds, as far as they were called */
    assert_true(num(m, HOLDEM_POT) >= 300);
    assert_int_equal(holdem_asked(m), 1);
    holdem_do(m, "1 check, 2 bet 50, 1 call");
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_TURN);
    match_free(m);
}

/* Whose bets were not matched when the street was laid out is not all-in for it. */
static void bets_in_front_go_to_the_pot_of_a_street_laid_out(void **state)
{
    (void)state;
    struct match *m =
        holdem_table(5, NULL, "put board 2c 3c 4c 5c\nset street 2\nset button 4", NULL);
    for (int s = 0; s < 5; s++)
        assert_int_equal(num(m, HOLDEM_CAP + s), 0);
    holdem_do(m, "1 check, 2 bet 50, 3 fold, 4 fold, 5 fold, 1 call, 1 bet 100, 2 fold");
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    match_free(m);
}

/* A player who is out of the tournament may stand in a hand that is laid out: no chips, no cards.
 */
static void a_hand_goes_on_without_who_is_out(void **state)
{
    (void)state;
    static const char *const out =
        "set street 1\nset pot 300\nput board As Kd 2c\nset button 0\n"
        "set live 3\nset stack 3 0\nset start 3 0\nset bet 3 0\nset rank 3 3";
    const char *fault = holdem_table_fault(3, out);
    if (fault)
        fail_msg("refused: %s", fault);
    struct match *m = holdem_table(3, NULL, out, NULL);
    assert_int_equal(num(m, HOLDEM_RANK + 2), 3);
    assert_int_equal(count(m, HOLDEM_HAND + 2), 0);
    holdem_do(m, "2 check, 1 check");
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_TURN);
    match_free(m);
}

static const char *lays(const char *position) { return holdem_table_fault(3, position); }

static void numbers_at_their_bounds(void **state)
{
    (void)state;
    enum { CHIPS = 1000000000 };
    static const struct bounds all[] = {
        {"set button %lld", 0, 2},
        {"set big_seat %lld", -1, 2},
        {"set last_blind %lld", 0, 2},
        {"set rank 1 %lld", 0, 3},
        {"set rank 3 %lld", 0, 3},
        {"set start 1 %lld", 1, CHIPS},
        {"set start 3 %lld", 1, CHIPS},
        {"set raise %lld", 1, CHIPS},
        {"set hands %lld", 0, CHIPS},
        {"set level_hands %lld", 0, CHIPS},
        {"set small %lld", 0, CHIPS},
        {"set big %lld", 1, CHIPS},
        {"set ante %lld", 0, CHIPS},
        {"set ante_due 1 %lld", 0, CHIPS},
        {"set ante_due 3 %lld", 0, CHIPS},
        {"set acted %lld", 0, 7},
        {"set blind_due 2 50\nset blind_due 3 %lld", 0, CHIPS},
        {"set blind_due 2 50\nset blind_due 1 %lld", 0, CHIPS},
    };
    bounds_hold(all, sizeof all / sizeof *all, lays);
    /* A level there is; what is to be matched is no less than anybody's bet. */
    assert_null(lays("set level 9"));
    assert_non_null(lays("set level -1"));
    assert_non_null(lays("set to_match 1000000001"));
}

static void positions_that_do_not_hold(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "set button 3", /* there are seats 0 to 2 */
        "set button -1",
        "set street 1", /* no flop */
        "set street 4",
        "put board As",
        "set live 1", /* one alone */
        "set live 15",
        "set cap 1 3",                              /* all-in with chips behind */
        "set cap 1 1\nset stack 1 0\nset bet 1 50", /* a bet in a pot that is not its own */
        "set to_match 10",                          /* less than the blinds */
        "set side2 50",
        "set raise 0",
        "set level 11",
        "set big 0",
        "put hand 1 As",
        "set blind_due 1 50\nset stack 1 0",
        "set blind_due 1 -5",
        "set blind_due 1 50\nset blind_due 2 100\nset button 0\nset stack 1 0",
        "set blind_due 1 50\nset stack 2 0\nset stack 3 0",
        "set blind_due 1 50\nput board As Ks Qs",
        "set blind_due 1 50\nput hand 1 As Ks Qs",
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!holdem_table_fault(3, bad[i]))
            fail_msg("taken: %s", bad[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(NL_01_two_hole_cards_three_one_one_and_no_burns),
        cmocka_unit_test(NL_01_folded_cards_stay_out),
        cmocka_unit_test(NL_01_the_next_hand_does_not_depend_on_this_one),
        cmocka_unit_test(NL_02_the_first_button_is_random),
        cmocka_unit_test(NL_02_then_it_moves_clockwise),
        cmocka_unit_test(NL_02_to_the_next_player_still_in_whoever_went_out),
        cmocka_unit_test(NL_02_heads_up_nobody_is_big_blind_twice_running),
        cmocka_unit_test(NL_03_blinds_left_of_the_button),
        cmocka_unit_test(NL_03_heads_up_the_button_is_the_small_blind),
        cmocka_unit_test(NL_04_antes_before_the_blinds_and_dead),
        cmocka_unit_test(NL_04_a_short_stack_antes_first),
        cmocka_unit_test(NL_06_levels_by_finished_hands),
        cmocka_unit_test(NL_06_heads_up_has_its_own_number),
        cmocka_unit_test(NL_07_the_order_of_a_hand),
        cmocka_unit_test(NL_07_hole_cards_one_at_a_time_from_the_buttons_left),
        cmocka_unit_test(NL_20_best_five_in_any_mix),
        cmocka_unit_test(NL_23_the_last_player_wins_without_showing),
        cmocka_unit_test(NL_23_the_last_player_may_show),
        cmocka_unit_test(NL_23_at_a_showdown_all_contenders_show),
        cmocka_unit_test(NL_02_a_straddle_does_not_move_the_big_blind),
        cmocka_unit_test(NL_24_out_and_ranked_by_the_stack_at_the_start),
        cmocka_unit_test(NL_24_who_is_out_is_dealt_no_more),
        cmocka_unit_test(a_hand_goes_on_from_a_street),
        cmocka_unit_test(bets_in_front_go_to_the_pot_of_a_street_laid_out),
        cmocka_unit_test(a_hand_goes_on_without_who_is_out),
        cmocka_unit_test(numbers_at_their_bounds),
        cmocka_unit_test(positions_that_do_not_hold),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
