/* Pots, shares, penalties, FULL, teams, and what is agreed between games (UC-50 to UC-60). */
#include "unit.h"

#include "upcolor_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return upcolor_table_num(m, n); }
static int stack(const struct match *m, int seat_from_1)
{
    return num(m, UPCOLOR_STACK + seat_from_1 - 1);
}

/* The seat leads a later lap with its last card; the others hold two each. */
static const char *about_to_win(int seats, int who, const char *more)
{
    static char text[900];
    int at = snprintf(text, sizeof text, "set lap 5\nset leader %d\nset dealer %d\n%s\n", who - 1,
                      who - 1, more);
    for (int s = 1; s <= seats; s++)
        if (s == who)
            at += snprintf(text + at, sizeof text - (size_t)at, "put hand %d yellow\n", s);
        else if (!strstr(more,
                         (char[]){'p', 'u', 't', ' ', 'h', 'a', 'n', 'd', ' ', (char)('0' + s), 0}))
            at += snprintf(text + at, sizeof text - (size_t)at, "put hand %d red red\n", s);
    return text;
}

static struct match *wins(int seats, const char *options, int who, const char *more)
{
    struct match *m = upcolor_table(seats, options, about_to_win(seats, who, more));
    char words[20];
    snprintf(words, sizeof words, "%d yellow", who);
    upcolor_table_do(m, words);
    return m;
}

static void UC_50_equal_stakes_and_four_rounds(void **state)
{
    (void)state;
    for (int seats = 3; seats <= 6; seats++) {
        struct match *m = upcolor_table(seats, "stake=40", NULL);
        assert_int_equal(num(m, UPCOLOR_POT), 40 * seats);
        for (int s = 1; s <= seats; s++)
            assert_int_equal(stack(m, s), 560);
        for (uint64_t round = 1; round <= 4; round++) {
            assert_int_equal(match_truth(m)->phase, UPCOLOR_PHASE_PLAY);
            assert_int_equal(num(m, UPCOLOR_ROUND), round);
            assert_true(upcolor_table_round(m, round));
        }
        assert_int_equal(match_truth(m)->phase, UPCOLOR_PHASE_AGREE);
        assert_int_equal(num(m, UPCOLOR_POT), 0);
        match_free(m);
    }
}

/* UC-50, UC-55: the pot is there if it is wished. Without it nothing is staked, paid or barred, and
 * rounds count. */
static void UC_50_a_table_without_pots(void **state)
{
    (void)state;
    int32_t score[SEATS];
    struct match *m = upcolor_table(4, "pots=0 stake=41 loans=1 shares=1",
                                    NULL); /* a stake that makes no whole shares does not matter */
    const struct rules *r = match_rules(m);
    for (int game = 1; game <= 2; game++) {
        for (uint64_t round = 1; round <= 4; round++) {
            for (int s = 1; s <= 4; s++)
                assert_int_equal(stack(m, s) + num(m, UPCOLOR_POT) +
                                     num(m, UPCOLOR_BARRED + s - 1) + num(m, UPCOLOR_STAKE),
                                 0);
            assert_true(upcolor_table_round(m, round + (uint64_t)game * 4));
        }
        assert_int_equal(match_truth(m)->phase, UPCOLOR_PHASE_AGREE);
        assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_NEXT, 0), 1);
        assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_NEXT, UPCOLOR_TERMS_ANEW) +
                             upcolor_table_open(m, 1, UPCOLOR_NEXT, UPCOLOR_TERMS_RISING) +
                             upcolor_table_open(m, 1, UPCOLOR_BORROW, 0),
                         0);
        if (game == 1)
            upcolor_table_do(m, "1 next 0");
    }
    r->game->score(r, match_truth(m), score);
    assert_int_equal(score[0] + score[1] + score[2] + score[3], 8);
    for (int s = 0; s < 4; s++)
        assert_int_equal(score[s], num(m, UPCOLOR_ROUNDS_WON + s));
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_SHARE, NULL) +
                         upcolor_table_heard(m, UPCOLOR_WHY_PENALTY, NULL) +
                         upcolor_table_heard(m, UPCOLOR_WHY_FULL, NULL),
                     0);
    match_free(m);
}

static void UC_51_both_pot_tables(void **state)
{
    (void)state;
    static const int shares[2][4] = {{60, 30, 15, 15}, {15, 15, 30, 60}};
    for (int k = 0; k < 2; k++) {
        int left = 120;
        for (int round = 1; round <= 4; round++) {
            char more[80];
            const int share = shares[k][round - 1];
            snprintf(more, sizeof more, "set round %d\nset pot %d", round, left);
            struct match *m = wins(4, k ? "stake=30 shares=1" : "stake=30", 1 + round % 4, more);
            assert_int_equal(stack(m, 1 + round % 4), 570 + share);
            assert_int_equal(num(m, UPCOLOR_ROUND_SHARE + round - 1), share);
            assert_int_equal(num(m, UPCOLOR_ROUND_PAID + round - 1), share);
            left -= share;
            assert_int_equal(num(m, UPCOLOR_POT), left);
            match_free(m);
        }
        assert_int_equal(left, 0);
    }
}

static void UC_51_shares_may_change_from_game_to_game(void **state)
{
    (void)state;
    struct match *m = wins(4, "stake=30", 1, "set round 4\nset pot 15"), *keeps = match_copy(m);
    upcolor_table_do(m, "2 next 1");
    assert_int_equal(num(m, UPCOLOR_RISING), 1);
    upcolor_table_do(keeps, "2 next 0");
    assert_int_equal(num(keeps, UPCOLOR_RISING), 0);
    match_free(m);
    match_free(keeps);
    /* The choice that is offered first keeps the order; within a game there is none. */
    for (int k = 0; k < 2; k++) {
        struct view v;
        m = wins(4, k ? "stake=30 shares=1" : "stake=30", 1,
                 k ? "set round 4\nset pot 60" : "set round 4\nset pot 15");
        match_view(m, 2, &v);
        assert_int_equal(v.choices.choice[0].kind, UPCOLOR_NEXT);
        assert_int_equal(v.choices.choice[0].about, k);
        match_free(m);
    }
    m = wins(4, "stake=30", 1, "");
    assert_int_equal(upcolor_table_try(m, "1 next 1"), REASON_NOT_NOW);
    match_free(m);
}

static void UC_52_the_first_stake_makes_whole_shares(void **state)
{
    (void)state;
    static const int every[] = {0, 0, 0, 8, 2, 8, 4};
    for (int seats = 3; seats <= 6; seats++)
        for (int stake = 1; stake <= 48; stake++) {
            char options[40], low[24], high[24];
            snprintf(options, sizeof options, "stake=%d", stake);
            const char *fault = upcolor_table_fault(seats, options, NULL);
            const int below = stake - stake % every[seats], above = below + every[seats];
            if (stake == below) {
                assert_null(fault);
                continue;
            }
            snprintf(low, sizeof low, " %d or %d ", below, above);
            snprintf(high, sizeof high, " %d works", above);
            assert_non_null(fault);
            assert_non_null(strstr(fault, below ? low : high));
            assert_int_equal(strstr(fault, " or ") != NULL, below > 0); /* no stake of nothing */
        }
    assert_non_null(strstr(upcolor_table_fault(4, "stake=40 stack=39", NULL), "can't pay"));
    assert_null(upcolor_table_fault(4, "stake=40 stack=40", NULL));
}

static void UC_52_a_later_pot_rounds_down_and_the_rest_takes_it(void **state)
{
    (void)state;
    static const int falling[] = {15, 7, 3, 5}, rising[] = {5, 3, 7, 15};
    for (int i = 0; i < 4; i++) {
        assert_int_equal(upcolor_share(30, false, i + 1), falling[i]);
        assert_int_equal(upcolor_share(30, true, i + 1), rising[i]);
    }
    /* Four players, stakes of 2; one leaves, and three make a pot of 12 out of 4 each. */
    struct match *m = wins(4, "stake=2", 1, "set round 4\nset pot 1");
    upcolor_table_do(m, "4 leave, 1 next");
    assert_int_equal(num(m, UPCOLOR_POT_START), 12);
    static const int twelve[] = {6, 3, 1, 2};
    for (int round = 1; round <= 4; round++) {
        assert_int_equal(upcolor_at_stake(match_truth(m)) - num(m, UPCOLOR_CARRY),
                         twelve[round - 1]);
        assert_true(upcolor_table_round(m, (uint64_t)round));
    }
    assert_int_equal(num(m, UPCOLOR_POT), 0);
    match_free(m);
}

static void UC_53_each_game_doubles_the_stake(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, "stake=10", NULL);
    struct event e;
    for (int game = 1; game <= 4; game++) {
        assert_int_equal(num(m, UPCOLOR_RICH), game - 1);
        assert_int_equal(num(m, UPCOLOR_STAKE), 10 << (game - 1));
        assert_int_equal(num(m, UPCOLOR_POT_START), 40 << (game - 1));
        assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_GAME, &e), game);
        assert_int_equal(e.from, game - 1);
        for (uint64_t round = 1; round <= 4; round++)
            assert_true(upcolor_table_round(m, 10 * (uint64_t)game + round));
        if (game < 4)
            upcolor_table_do(m, "3 next");
    }
    /* The table may agree on a Turn one anew. */
    upcolor_table_do(m, "2 next 2");
    assert_int_equal(num(m, UPCOLOR_RICH), 0);
    assert_int_equal(num(m, UPCOLOR_STAKE), 10);
    assert_int_equal(num(m, UPCOLOR_GAME), 5);
    match_free(m);
}

static void UC_53_the_pot_is_what_the_remaining_stakes_make(void **state)
{
    (void)state;
    struct match *m = wins(5, "stake=16", 1, "set round 4\nset pot 10");
    upcolor_table_do(m, "5 leave, 1 next");
    assert_int_equal(num(m, UPCOLOR_POT_START), 4 * 32);
    match_free(m);
}

#define THREE_WON                                                                            \
    "set round 4\nset pot 15\nset won 1 3\nset winnings 1 105\nset stack 1 675\nset played " \
    "3\nset rounds_won 1 3"

static void UC_54_FULL_pays_each_of_the_others_a_tenth(void **state)
{
    (void)state;
    struct match *m = wins(4, "stake=30", 1, THREE_WON);
    struct event e;
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_FULL, &e), 1);
    assert_int_equal(e.amount, 120);
    assert_int_equal(stack(m, 1), 570 + 120 - 36);
    for (int s = 2; s <= 4; s++)
        assert_int_equal(stack(m, s), 570 + 12);
    match_free(m);
    /* Also when no game follows. */
    m = wins(4, "stake=30 games=1", 1, THREE_WON);
    assert_true(match_over(m));
    assert_int_equal(stack(m, 2), 582);
    match_free(m);
    /* Not with three of four. */
    m = wins(4, "stake=30", 2, THREE_WON);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_FULL, NULL), 0);
    assert_int_equal(stack(m, 1), 675);
    match_free(m);
}

static void UC_54_winnings_are_what_was_paid_rounded_down(void **state)
{
    (void)state;
    /* A share of an earlier game came on top: 129 in all, 12 for each. */
    struct match *m = wins(4, "stake=30", 1,
                           "set round 4\nset pot 15\nset carry 9\nset won 1 3\nset winnings 1 "
                           "105\nset stack 1 675\nset played 3\nset rounds_won 1 3");
    struct event e;
    assert_true(upcolor_table_heard(m, UPCOLOR_WHY_FULL, &e));
    assert_int_equal(e.amount, 129);
    assert_int_equal(stack(m, 1), 675 + 24 - 36);
    match_free(m);
}

static void UC_54_four_wins_count_even_if_the_first_was_barred(void **state)
{
    (void)state;
    struct match *m = wins(4, "stake=30", 1, "set barred 1 1");
    assert_int_equal(num(m, UPCOLOR_WON), 1);
    assert_int_equal(num(m, UPCOLOR_WINNINGS), 0);
    match_free(m);
    m = wins(4, "stake=30", 1,
             "set round 4\nset pot 15\nset won 1 3\nset winnings 1 105\nset stack 1 675\nset "
             "played 3\nset rounds_won 1 3\n"
             "set round1_winner 1\nset round1_share 60\nset round2_winner 1\nset round2_share "
             "90\nset round2_paid 90");
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_FULL, NULL), 1);
    assert_int_equal(stack(m, 3), 582);
    match_free(m);
}

static void UC_55_a_discard_card_bars_from_the_next_share(void **state)
{
    (void)state;
    struct match *m = wins(4, NULL, 1, "put hand 2 red discard\nput hand 4 discard discard");
    assert_int_equal(num(m, UPCOLOR_BARRED + 0), 0);
    assert_int_equal(num(m, UPCOLOR_BARRED + 1), 1);
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 0);
    assert_int_equal(num(m, UPCOLOR_BARRED + 3), 1);
    match_free(m);
    /* It is an option. */
    m = wins(4, "penalty=0", 1, "put hand 2 red discard");
    assert_int_equal(num(m, UPCOLOR_BARRED + 1), 0);
    match_free(m);
}

static void UC_55_a_barred_winner_leaves_the_share_to_the_next_round(void **state)
{
    (void)state;
    struct match *m = wins(4, "stake=30", 2, "set barred 2 1\nput hand 3 red discard");
    assert_int_equal(stack(m, 2), 570);
    assert_int_equal(num(m, UPCOLOR_CARRY), 60);
    assert_int_equal(num(m, UPCOLOR_ROUND_SHARE), 60);
    assert_int_equal(num(m, UPCOLOR_ROUND_PAID), 0);
    assert_int_equal(num(m, UPCOLOR_WINNER), 1); /* stays winner for UC-33 */
    assert_int_equal(num(m, UPCOLOR_DEALER), 2);
    assert_int_equal(num(m, UPCOLOR_ROUNDS_WON + 1), 1);
    /* the winner is never penalised, and a penalty lasts for one round */
    assert_int_equal(num(m, UPCOLOR_BARRED + 1), 0);
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 1);
    struct event e;
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_ROUND, &e), 2);
    assert_int_equal(e.amount, 90);
    match_free(m);
    /* The next winner gets both; a second barred winner leaves both. */
    m = wins(4, "stake=30", 1, "set round 2\nset pot 60\nset carry 60");
    assert_int_equal(stack(m, 1), 570 + 90);
    assert_int_equal(num(m, UPCOLOR_CARRY), 0);
    match_free(m);
    m = wins(4, "stake=30", 1, "set round 2\nset pot 60\nset carry 60\nset barred 1 1");
    assert_int_equal(num(m, UPCOLOR_CARRY), 90);
    assert_int_equal(num(m, UPCOLOR_ROUND_SHARE + 1), 90);
    match_free(m);
}

static void UC_55_from_round_four_into_the_next_game(void **state)
{
    (void)state;
    struct match *m =
        wins(4, "stake=30", 2, "set round 4\nset pot 15\nset barred 2 1\nput hand 3 red discard");
    assert_int_equal(num(m, UPCOLOR_CARRY), 15);
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 1);
    upcolor_table_do(m, "1 next");
    /* On top of the pot, neither doubled nor divided; the penalty goes along (UC-56). */
    assert_int_equal(num(m, UPCOLOR_POT_START), 240);
    assert_int_equal(num(m, UPCOLOR_CARRY), 15);
    assert_int_equal(upcolor_at_stake(match_truth(m)), 135);
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 1);
    match_free(m);
}

static void UC_55_without_a_next_game_it_is_split(void **state)
{
    (void)state;
    /* 15 among seats 1, 2 and 4: seat 3 would be barred. The dealer is seat 2. */
    struct match *m = wins(4, "stake=30", 2,
                           "set round 4\nset pot 15\nset barred 2 1\nput hand 3 red discard"),
                 *asked = match_copy(m);
    upcolor_table_do(m, "1 stop");
    assert_true(match_over(m));
    assert_int_equal(num(m, UPCOLOR_CARRY), 0);
    assert_int_equal(stack(m, 1), 575);
    assert_int_equal(stack(m, 2), 575);
    assert_int_equal(stack(m, 3), 570);
    assert_int_equal(stack(m, 4), 575);
    for (int s = 0; s < 4; s++)
        /* a penalty ends with the session (UC-56) */
        assert_int_equal(num(m, UPCOLOR_BARRED + s), 0);
    match_free(m);
    /* Who has left meanwhile played for it too. */
    upcolor_table_do(asked, "4 leave, 1 stop");
    assert_int_equal(stack(asked, 4), 575);
    match_free(asked);
    /* Not who had left before that game. */
    m = wins(4, "stake=30 games=1", 2,
             "set round 4\nset pot 15\nset barred 2 1\nset seated 4 0\nput hand 4\nput hand 3 red "
             "discard");
    assert_int_equal(stack(m, 1), 578);
    assert_int_equal(stack(m, 2), 577);
    assert_int_equal(stack(m, 4), 570);
    match_free(m);
    /* Odd units to the left of the dealer first: 17 among four, dealer seat 2. */
    m = wins(4, "stake=30 games=1", 2, "set round 4\nset pot 15\nset carry 2\nset barred 2 1");
    assert_true(match_over(m));
    assert_int_equal(stack(m, 3), 575);
    assert_int_equal(stack(m, 4), 574);
    assert_int_equal(stack(m, 1), 574);
    assert_int_equal(stack(m, 2), 574);
    match_free(m);
}

static void UC_56_a_penalty_lasts_for_one_paid_round(void **state)
{
    (void)state;
    struct match *m = wins(4, NULL, 1, "set barred 3 1\nset barred 4 1\nput hand 4 red discard");
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 0);
    assert_int_equal(num(m, UPCOLOR_BARRED + 3), 1);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_PENALTY_OVER, NULL), 2);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_PENALTY, NULL), 1);
    match_free(m);
    for (int s = 1; s <= 4; s++) { /* whoever it was */
        char barred[40];
        snprintf(barred, sizeof barred, "set barred %d 1", s);
        m = wins(4, NULL, s % 4 + 1, barred);
        for (int other = 0; other < 4; other++)
            assert_int_equal(num(m, UPCOLOR_BARRED + other), 0);
        match_free(m);
    }
}

static void UC_57_partners_halve_the_share(void **state)
{
    (void)state;
    struct match *m = wins(4, "teams=1 stake=30", 3, "");
    assert_int_equal(stack(m, 3), 600);
    assert_int_equal(stack(m, 1), 600);
    assert_int_equal(stack(m, 2), 570);
    assert_int_equal(num(m, UPCOLOR_WON + 0), 1);
    assert_int_equal(num(m, UPCOLOR_WON + 2), 1);
    assert_int_equal(num(m, UPCOLOR_WON + 1), 0);
    assert_int_equal(num(m, UPCOLOR_ROUNDS_WON + 0), 1);
    match_free(m);
    /* The odd unit to the one who went out, also when a part comes from an earlier round. */
    m = wins(4, "teams=1 stake=30", 3, "set round 3\nset pot 30");
    assert_int_equal(stack(m, 3), 578);
    assert_int_equal(stack(m, 1), 577);
    match_free(m);
    m = wins(4, "teams=1 stake=30", 2, "set round 3\nset pot 30\nset carry 4");
    assert_int_equal(stack(m, 2), 580);
    assert_int_equal(stack(m, 4), 579);
    assert_int_equal(num(m, UPCOLOR_CARRY), 0);
    match_free(m);
}

static void UC_57_a_penalty_is_personal(void **state)
{
    (void)state;
    struct match *m = wins(4, "teams=1 stake=30", 3,
                           "set barred 1 1"); /* the partner's penalty does not matter */
    assert_int_equal(stack(m, 3), 600);
    match_free(m);
    m = wins(4, "teams=1 stake=30", 3, "set barred 3 1\nput hand 1 red discard");
    assert_int_equal(num(m, UPCOLOR_CARRY), 60);
    /* the partner of a winner can be penalised */
    assert_int_equal(num(m, UPCOLOR_BARRED + 0), 1);
    match_free(m);
}

static void UC_57_FULL_of_a_team(void **state)
{
    (void)state;
    /* 112 of 4 × 28: 56, 28, 14, 14; a tenth is 11, half of it 5, the odd one from the last winner,
     * seat 3. */
    struct match *m = wins(
        4, "teams=1 stake=28", 3,
        "set round 4\nset pot 14\nset won 1 3\nset won 3 3\nset winnings 1 49\nset winnings 3 49\n"
        "set stack 1 621\nset stack 3 621\nset played 3\nset rounds_won 1 3\nset rounds_won 3 3");
    struct event e;
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_FULL, &e), 1);
    assert_int_equal(e.amount, 112);
    assert_int_equal(stack(m, 3), 621 + 7 - 12);
    assert_int_equal(stack(m, 1), 621 + 7 - 10);
    assert_int_equal(stack(m, 2), 572 + 11);
    assert_int_equal(stack(m, 4), 572 + 11);
    match_free(m);
}

static void UC_58_who_can_not_pay_leaves(void **state)
{
    (void)state;
    struct match *m =
        wins(4, "stake=30", 1, "set round 4\nset pot 15\nset stack 3 59\nset stack 2 60");
    upcolor_table_do(m, "1 next");
    assert_int_equal(num(m, UPCOLOR_SEATED + 2), 0);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_LEAVE, NULL), 1);
    assert_int_equal(stack(m, 2), 0);
    assert_int_equal(stack(m, 3), 59);
    assert_int_equal(num(m, UPCOLOR_POT), 180);
    assert_int_equal(upcolor_table_count(m, UPCOLOR_HAND + 2), 0);
    assert_int_equal(num(m, UPCOLOR_STAKED + 2), 0);
    match_free(m);
}

static void UC_58_the_session_ends_with_one_left(void **state)
{
    (void)state;
    /* Only seat 1 can pay a doubled stake, but a Turn one anew all can. */
    struct match *m =
        wins(3, "stake=40", 1, "set round 4\nset pot 15\nset stack 2 50\nset stack 3 45");
    assert_int_equal(upcolor_table_open(m, 2, UPCOLOR_NEXT, 0), -UPCOLOR_NOBODY_LEFT);
    assert_int_equal(upcolor_table_open(m, 2, UPCOLOR_NEXT, UPCOLOR_TERMS_ANEW), 1);
    match_free(m);
    /* Nobody but seat 1 can pay any stake: the session is over by itself. */
    m = wins(3, "stake=40", 1, "set round 4\nset pot 15\nset stack 2 39\nset stack 3 0");
    assert_true(match_over(m));
    match_free(m);
    /* Unless the bank lends. */
    m = wins(3, "stake=40 loans=1", 1, "set round 4\nset pot 15\nset stack 2 39\nset stack 3 0");
    assert_false(match_over(m));
    assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_BORROW, 0), -UPCOLOR_CAN_PAY);
    upcolor_table_do(m, "3 borrow");
    assert_int_equal(stack(m, 3), 80);
    assert_int_equal(num(m, UPCOLOR_DEBT + 2), 80);
    int32_t score[SEATS];
    match_score(m, score);
    assert_int_equal(score[2], 0);
    upcolor_table_do(m, "2 next");
    assert_int_equal(num(m, UPCOLOR_SEATED + 1), 0);
    match_free(m);
    /* Friends go home until one is left. */
    m = wins(3, "stake=40", 1, "set round 4\nset pot 15");
    assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_BORROW, 0), -UPCOLOR_NO_LOANS);
    upcolor_table_do(m, "2 leave");
    assert_false(match_over(m));
    upcolor_table_do(m, "1 leave");
    assert_true(match_over(m));
    match_free(m);
}

static void UC_58_a_team_leaves_when_either_can_not_pay(void **state)
{
    (void)state;
    struct match *m = wins(4, "teams=1 stake=40", 1, "set round 4\nset pot 20\nset stack 2 79");
    assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_NEXT, 0), -UPCOLOR_NOBODY_LEFT);
    upcolor_table_do(m, "4 leave");
    assert_true(match_over(m));
    assert_int_equal(num(m, UPCOLOR_SEATED + 1), 0);
    match_free(m);
}

/* UC-03: the rules for two hold when a table shrinks to two. */
static void UC_58_two_left_play_on(void **state)
{
    (void)state;
    struct match *m = wins(3, "stake=40", 1, "set round 4\nset pot 15\nset stack 2 79");
    upcolor_table_do(m, "3 next");
    assert_int_equal(num(m, UPCOLOR_POT), 160);
    assert_int_equal(upcolor_table_count(m, UPCOLOR_PILE), 59 - 14);
    for (uint64_t round = 1; round <= 4; round++)
        assert_true(upcolor_table_round(m, round));
    assert_int_equal(num(m, UPCOLOR_PLAYED), 5);
    match_free(m);
}

static void UC_59_levels_differ_in_no_rule(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, "level=0", NULL), *n = upcolor_table(4, "level=1", NULL);
    for (uint64_t round = 1; round <= 4; round++) {
        assert_true(upcolor_table_round(m, round));
        assert_true(upcolor_table_round(n, round));
    }
    assert_true(match_digest(m) == match_digest(n));
    match_free(m);
    match_free(n);
}

static void UC_60_one_game_several_or_until_the_table_stops(void **state)
{
    (void)state;
    for (int games = 0; games <= 2; games++) {
        char options[20];
        snprintf(options, sizeof options, "games=%d", games);
        struct match *m = upcolor_table(4, options, NULL);
        for (int game = 1; game <= 3 && !match_over(m); game++) {
            for (uint64_t round = 1; round <= 4; round++)
                assert_true(upcolor_table_round(m, round));
            assert_int_equal(num(m, UPCOLOR_GAME), game);
            assert_true(match_over(m) == (game == games));
            if (!match_over(m)) {
                assert_int_equal(match_waiting(m), 15); /* anybody speaks for the table */
                upcolor_table_do(m, game == 3 ? "4 stop" : "2 next");
            }
        }
        assert_true(match_over(m));
        match_free(m);
    }
}

static void UC_60_the_ledger_of_the_game(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, "stake=30 penalty=0", NULL);
    static const int shares[] = {60, 30, 15, 15};
    int won[4] = {0}, paid[4] = {0};
    for (int round = 0; round < 4; round++) {
        assert_true(upcolor_table_round(m, (uint64_t)round));
        const int who = num(m, UPCOLOR_ROUND_WINNER + round) - 1;
        assert_in_range(who, 0, 3);
        assert_int_equal(num(m, UPCOLOR_WINNER), who);
        won[who]++;
        paid[who] += shares[round];
        assert_int_equal(num(m, UPCOLOR_ROUND_SHARE + round), shares[round]);
    }
    int32_t wins_of[SEATS];
    assert_int_equal(match_rules(m)->game->rounds(match_rules(m), match_truth(m), wins_of), 4);
    for (int s = 0; s < 4; s++) {
        assert_int_equal(num(m, UPCOLOR_WON + s), won[s]);
        assert_int_equal(num(m, UPCOLOR_WINNINGS + s), paid[s]);
        assert_int_equal(wins_of[s], won[s]);
    }
    /* A new game begins a new one; the rounds of the session stay counted. */
    upcolor_table_do(m, "1 next");
    assert_int_equal(num(m, UPCOLOR_ROUND_WINNER), 0);
    assert_int_equal(num(m, UPCOLOR_PLAYED), 4);
    match_free(m);
}

/* No chip is made or lost; a bank that has not so much does not lend. */
static void UC_58_what_the_bank_has(void **state)
{
    (void)state;
    struct match *m =
        wins(3, "stake=40 loans=1", 1, "set round 4\nset pot 15\nset stack 2 0\nset bank 79");
    assert_int_equal(upcolor_table_open(m, 2, UPCOLOR_BORROW, 0), -UPCOLOR_BANK_EMPTY);
    match_free(m);
    m = wins(3, "stake=40 loans=1", 1, "set round 4\nset pot 15\nset stack 2 0\nset bank 80");
    assert_int_equal(upcolor_table_open(m, 2, UPCOLOR_BORROW, 0), 1);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(UC_50_equal_stakes_and_four_rounds),
        cmocka_unit_test(UC_50_a_table_without_pots),
        cmocka_unit_test(UC_51_both_pot_tables),
        cmocka_unit_test(UC_51_shares_may_change_from_game_to_game),
        cmocka_unit_test(UC_52_the_first_stake_makes_whole_shares),
        cmocka_unit_test(UC_52_a_later_pot_rounds_down_and_the_rest_takes_it),
        cmocka_unit_test(UC_53_each_game_doubles_the_stake),
        cmocka_unit_test(UC_53_the_pot_is_what_the_remaining_stakes_make),
        cmocka_unit_test(UC_54_FULL_pays_each_of_the_others_a_tenth),
        cmocka_unit_test(UC_54_winnings_are_what_was_paid_rounded_down),
        cmocka_unit_test(UC_54_four_wins_count_even_if_the_first_was_barred),
        cmocka_unit_test(UC_55_a_discard_card_bars_from_the_next_share),
        cmocka_unit_test(UC_55_a_barred_winner_leaves_the_share_to_the_next_round),
        cmocka_unit_test(UC_55_from_round_four_into_the_next_game),
        cmocka_unit_test(UC_55_without_a_next_game_it_is_split),
        cmocka_unit_test(UC_56_a_penalty_lasts_for_one_paid_round),
        cmocka_unit_test(UC_57_partners_halve_the_share),
        cmocka_unit_test(UC_57_a_penalty_is_personal),
        cmocka_unit_test(UC_57_FULL_of_a_team),
        cmocka_unit_test(UC_58_who_can_not_pay_leaves),
        cmocka_unit_test(UC_58_the_session_ends_with_one_left),
        cmocka_unit_test(UC_58_a_team_leaves_when_either_can_not_pay),
        cmocka_unit_test(UC_58_two_left_play_on),
        cmocka_unit_test(UC_58_what_the_bank_has),
        cmocka_unit_test(UC_59_levels_differ_in_no_rule),
        cmocka_unit_test(UC_60_one_game_several_or_until_the_table_stops),
        cmocka_unit_test(UC_60_the_ledger_of_the_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
