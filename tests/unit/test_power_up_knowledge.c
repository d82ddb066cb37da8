/* Who knows which card (PU-60 to PU-62), the showdown over three to seven cards of the board
 * (PU-63), and that a hand without a power is plain hold'em (PU-64). */
#include "unit.h"

#include "games.h"
#include "power_up_table.h"
#include "rng.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return holdem_num(m, n); }
static int count(const struct match *m, int zone) { return board_count(match_truth(m), zone); }
#define MARKS(zone, index, words) assert_string_equal(power_up_marks(m, zone, index), words)

static void PU_60_knowledge_follows_the_card(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held scanner reload,upgrade "
                      "deploy; energy 15 15 15; board 2h3h4h; next 5c6c *0");
    power_up_do(m, "1 play scanner, 1 keep, 1 check, 2 play reload #0"); /* into a hand */
    MARKS(HOLDEM_HAND + 1, 0, "12");
    MARKS(HOLDEM_HAND + 1, 1, "2");
    power_up_do(m, "2 play upgrade");
    MARKS(POWER_UP_FAN, 0, "12");
    power_up_do(m, "2 discard #1"); /* and out of play: seat 1 sees its 5c lie there */
    assert_string_equal(power_up_sees(m, 1, HOLDEM_MUCK), "5c??");
    assert_string_equal(power_up_sees(m, 3, HOLDEM_MUCK), "????");
    power_up_do(m, "2 fold, 3 play deploy"); /* onto the board, where everybody knows it */
    MARKS(HOLDEM_BOARD, 3, "all");
    assert_string_equal(power_up_sees(m, 1, HOLDEM_MUCK),
                        "5c6c????"); /* the folded hand: what it knew of it */
    power_up_do(m, "3 check, 1 bet 100, 3 fold");
    for (int i = 0; i < count(m, HOLDEM_PILE); i++)
        MARKS(HOLDEM_PILE, i, ""); /* until the hand ends */
    match_free(m);
}

/* PU-60, the sources' own case: Scanner kept, then Reload into known cards completes an opponent's
 * knowledge, as it was a choice. */
static void PU_60_own_choices_may_complete_it(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500; held scanner x-ray,reload; hole AcAd KcKd; board 2h3h4h; next 5c6c");
    power_up_do(m, "1 play scanner, 1 keep, 1 check, 2 play reload #0 #1, 2 bet 100");
    assert_string_equal(power_up_sees(m, 1, HOLDEM_HAND + 1), "5c6c");
    match_free(m);
}

/* The corner: Intel through a Reload. Its owner sees each card that comes, also in the
 * other's hand, and then the next. */
static void PU_60_intel_through_a_reload(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500 1500; hole AcAd KcKd QcQd; held intel reload; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 play intel, 1 check, 2 play reload #0 #1");
    assert_string_equal(power_up_sees(m, 1, HOLDEM_HAND + 1), "5c6c");
    assert_string_equal(power_up_sees(m, 3, HOLDEM_HAND + 1), "????");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "1");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; hole AcAd KcKd; held intel,reload; board 2h3h4h; next "
                      "5c6c"); /* the own one: others know nothing */
    power_up_do(m, "1 play intel, 1 play reload #1");
    MARKS(HOLDEM_HAND, 1, "1");
    assert_string_equal(power_up_lies(m, HOLDEM_HAND), "Ac5c");
    match_free(m);
}

/* The corner: Engineer, then Upgrade. Everybody knows the new card; if it goes, everybody
 * sees that it went. */
static void PU_60_engineer_then_upgrade(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500; hole AcAd KcKd; held engineer,upgrade; board 2h3h4h; next 5c6c7c *0");
    power_up_do(m, "1 play engineer, 1 next #1, 1 play upgrade, 1 discard #0");
    assert_string_equal(power_up_sees(m, 2, HOLDEM_MUCK), "5c6c7c");
    assert_false(power_up_shows(match_truth(m), 0));
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; hole AcAd KcKd; held engineer,upgrade; board 2h3h4h; next 5c6c7c *0");
    power_up_do(m, "1 play engineer, 1 next #1, 1 play upgrade, 1 discard #1");
    assert_true(power_up_shows(match_truth(m), 0));
    assert_true(strcmp(power_up_sees(m, 2, HOLDEM_HAND), "6c??") == 0 ||
                strcmp(power_up_sees(m, 2, HOLDEM_HAND), "??6c") == 0);
    match_free(m);
}

static void PU_61_everybody_sees_who_knows_their_cards(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500 1500; hole AcAd KcKd QcQd; held intel reload; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 play intel, 1 check, 2 play reload #0, 2 check, 3 check");
    for (int who = 0; who <= 3; who++) { /* the marks are public, the faces not */
        struct view v;
        match_view(m, who ? (seat)(who - 1) : (seat)SEAT_ONLOOKER, &v);
        assert_int_equal(board_cell(&v.board, HOLDEM_HAND + 1, 0).seen, 3);
        assert_int_equal(board_cell(&v.board, HOLDEM_HAND + 1, 1).seen, 2);
        assert_int_equal(card_is_known(board_face(&v.board, HOLDEM_HAND + 1, 0)),
                         who == 1 || who == 2);
    }
    match_free(m);
}

static void PU_62_marks_go_with_an_exchanged_card(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500; hole AcAd KcKd; held x-ray reload; board 2h3h4h; next *0 5c");
    power_up_do(m, "1 play x-ray, 1 check");
    MARKS(HOLDEM_HAND + 1, 0, "all");
    power_up_do(m, "2 play reload #0");
    MARKS(HOLDEM_HAND + 1, 0, "2"); /* the new one is hidden … */
    MARKS(HOLDEM_MUCK, 0, "all");   /* … and everybody sees which one left */
    assert_string_equal(power_up_sees(m, 1, HOLDEM_MUCK), "Kc");
    assert_int_equal(power_up_refused(m, POWER_RELOAD), REASON_NOT_NOW);
    power_up_do(m, "2 check");
    match_free(m);
}

static void PU_63_best_five_of_two_and_three_to_seven(void **state)
{
    (void)state;
    static const struct {
        const char *board, *finish;
    } cases[] = {
        {"2c7h9d", "1500 1800"}, /* 5 cards: kings against queen high */
        {"2c7h9dQs", "1500 1800"},       {"2c7h9dQsJs", "1800 1500"}, /* two pair */
        {"2c7h9dQsJsKd", "1500 1800"},                                /* three kings */
        {"2c7h9dQsJsKdTc", "1800 1500"}, /* 9 cards: a straight to the king … */
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        char words[200];
        snprintf(words, sizeof words, "stacks 1500 1500; hole QcJc KhKs; street 3; board %s",
                 cases[i].board);
        struct match *m = power_up_hand(words);
        power_up_do(m, "1 check, 2 check");
        if (i == 4) { /* … which both have: 9TJQK on the board */
            assert_string_equal(holdem_finish(m), "1650 1650");
            match_free(m);
            continue;
        }
        assert_string_equal(holdem_finish(m), cases[i].finish);
        match_free(m);
    }
}

/* PU-63: side pots over boards of three to seven cards: the short stack wins the main pot, the
 * middle one the side pot, whatever lies there. */
static void PU_63_side_pots_over_short_and_long_boards(void **state)
{
    (void)state;
    static const char *const boards[] = {"2c7h9d", "2c7h9d4s", "2c7h9d4s3h", "2c7h9d4s3h8c",
                                         "2c7h9d4s3h8cTd"};
    for (int i = 0; i < 5; i++) {
        char words[200];
        snprintf(words, sizeof words,
                 "stacks 200 500 2000; hole AcAd KcKd QcQs; street 3; board %s", boards[i]);
        struct match *m = power_up_hand(words);
        power_up_do(m, "1 bet 200, 2 raise 500, 3 call");
        assert_string_equal(holdem_finish(m), "900 600 1500"); /* 300 + 3 × 200; 2 × 300 */
        match_free(m);
    }
}

/* ---- PU-64 ---- */

static struct match *like(const char *game, int seats, const uint8_t seed[SEED_BYTES])
{
    char error[MATCH_ERROR];
    struct rules r = rules_default(games_find(game), seats, holdem_table_data());
    r.option[HOLDEM_ANTES] = 1;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_non_null(m);
    return m;
}

static void same_table(const struct match *a, const struct match *b)
{
    const struct board *x = match_truth(a), *y = match_truth(b);
    assert_memory_equal(x->num, y->num, HOLDEM_NUMS * sizeof *x->num);
    assert_int_equal(x->waiting, y->waiting);
    assert_int_equal(x->phase, y->phase);
    for (int z = 0; z < HOLDEM_ZONES; z++) {
        assert_int_equal(board_count(x, z), board_count(y, z));
        for (int i = 0; i < board_count(x, z); i++)
            assert_int_equal(board_face(x, z, i) | board_cell(x, z, i).seen << 8,
                             board_face(y, z, i) | board_cell(y, z, i).seen << 8);
    }
}

static void PU_64_without_a_power_it_is_plain_holdem(void **state)
{
    (void)state;
    struct rng rng = rng_seed(64);
    int hands = 0, actions = 0;
    for (int game = 0; game < 60; game++) {
        const uint8_t seed[SEED_BYTES] = {(uint8_t)game, 64};
        struct match *m = like("power-up", 2 + game % 4, seed),
                     *plain = like("holdem", 2 + game % 4, seed);
        for (int i = 0; i < 600 && !match_over(plain); i++, actions++) {
            same_table(m, plain);
            struct view v;
            match_view(plain, (seat)(holdem_asked(plain) - 1), &v);
            const struct choice *c;
            do
                c = &v.choices.choice[rng_below(&rng, v.choices.n)];
            while (c->refused || (c->kind == HOLDEM_FOLD && rng_below(&rng, 4)));
            struct action a = action_of(v.me, c->kind, 0), b;
            a.amount = c->min + (int32_t)((c->max - c->min) *
                                          (int64_t)(rng_below(&rng, 12) ? rng_below(&rng, 8)
                                                                        : rng_below(&rng, 101)) /
                                          100);
            for (int k = 0; k < 2 && a.n < c->pick_min; k++)
                if (c->among >> k & 1)
                    a.pick[a.n++] = (uint8_t)k;
            b = a;
            assert_int_equal(match_play(plain, &a, 0), REASON_OK);
            assert_int_equal(match_play(m, &b, 0), REASON_OK);
        }
        same_table(m, plain);
        assert_int_equal(match_over(m), match_over(plain));
        hands += num(m, HOLDEM_HANDS);
        match_free(m);
        match_free(plain);
    }
    assert_true(hands > 400 && actions > 3000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(PU_60_knowledge_follows_the_card),
        cmocka_unit_test(PU_60_own_choices_may_complete_it),
        cmocka_unit_test(PU_60_intel_through_a_reload),
        cmocka_unit_test(PU_60_engineer_then_upgrade),
        cmocka_unit_test(PU_61_everybody_sees_who_knows_their_cards),
        cmocka_unit_test(PU_62_marks_go_with_an_exchanged_card),
        cmocka_unit_test(PU_63_best_five_of_two_and_three_to_seven),
        cmocka_unit_test(PU_63_side_pots_over_short_and_long_boards),
        cmocka_unit_test(PU_64_without_a_power_it_is_plain_holdem),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
