/* The bot that fires its best shot: legal everywhere, the same every time, blind to what its seat
 * can't see. */
#include "unit.h"

#include "ace_table.h"
#include "bot.h"

#include <stdio.h>
#include <string.h>

static const struct bot *greedy(void) { return bot_find("ace", "greedy"); }

static struct match *game(int difficulty, int n)
{
    const struct rules r = ace_table_rules(NULL, difficulty);
    uint8_t seed[SEED_BYTES];
    char text[30], error[MATCH_ERROR];
    snprintf(text, sizeof text, "greedy %d", n);
    match_seed_from_text(text, seed);
    return match_new(&r, seed, NULL, NULL, false, error);
}

static void plays_whole_runs(void **state)
{
    (void)state;
    uint64_t once = 0;
    for (int round = 0; round < 2; round++) {
        uint64_t sum = 0;
        for (int n = 0; n < 300; n++) {
            struct match *m = game(n % 4, n);
            struct rng rng = rng_seed(1);
            while (!match_over(m)) {
                struct view v;
                match_view(m, 0, &v);
                struct action a = greedy()->choose(&v, &rng, &temper_even);
                assert_int_equal(match_play(m, &a, 0), REASON_OK);
                assert_null(board_check(match_truth(m), match_rules(m)->game));
                assert_true(match_actions(m) < 1000);
            }
            sum = sum * 31 + match_digest(m);
            match_free(m);
        }
        assert_true(round == 0 || sum == once);
        once = sum;
    }
}

static struct action asked(struct match *m)
{
    struct view v;
    struct rng rng = rng_seed(1);
    match_view(m, 0, &v);
    return greedy()->choose(&v, &rng, &temper_even);
}

static void shoots_the_best_and_reloads_with_nothing(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-bounty-keeper\nput hand 1 2s 2d 2c Kh Kd 5c 7h 9s");
    struct action a = asked(m);
    assert_int_equal(a.kind, ACE_SHOOT);
    assert_int_equal(a.amount, ACE_FULL);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-bounty-keeper\nput hand 1 2s 3d 5c 7h 9s Jd Qc Ks");
    assert_int_equal(asked(m).kind, ACE_DISCARD_DRAW);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-bounty-keeper\nput hand 1 2s 3d 5c 7h 9s Jd Qc Ks\nset reloads 0");
    assert_int_equal(asked(m).kind, ACE_JAM);
    match_free(m);
}

static void uses_a_bonus_that_kills(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "set hp 6\nset hp_max 5\nput hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nput "
                                "bonuses stable-hand bootlegger");
    struct action a = asked(m);
    assert_int_equal(a.kind, ACE_ARM);
    assert_int_equal(a.about, 1);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-bounty-keeper\nput hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nput bonuses "
                  "stable-hand bootlegger");
    assert_int_equal(asked(m).kind, ACE_SHOOT);
    match_free(m);
}

/* Two diamonds of the only combination, a flush, are declared to be clubs: nothing to shoot,
 * nothing to reload, no jam. It takes that back. */
static void finds_its_way_out_of_a_declaration(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-bounty-keeper\nput hand 1 2d 3d 5d 6d Kd 8c Tc "
                                "As\nset reloads 0\nput bonuses card-cheat");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, "3d 6d", SUIT_CLUBS), REASON_OK);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), -ACE_NO_COMBINATION);
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_SHOOT);
    assert_int_equal(asked(m).kind, ACE_DISARM);
    match_free(m);
}

/* The highest damage now: it does not reload for something better, not even with the last bullet.
 */
static void does_not_wait_for_better(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-bounty-keeper\nput hand 1 2s 2d 5c 7h 9s Jd Qc "
                                "Ks\nset bullets 1\nset reloads 2");
    assert_int_equal(asked(m).kind, ACE_SHOOT);
    match_free(m);
    /* Without a bullet it uses what helps. */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-bounty-keeper\nput hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nset bullets "
                  "1\nput bonuses train-robber");
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_int_equal(asked(m).kind, ACE_USE);
    match_free(m);
}

/* Whatever somebody else has declared for it, it comes to a shot. */
static void an_idle_declaration_is_taken_back(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-bounty-keeper\nset hp 9\nput hand 1 2s 2d 5c 7h 9s "
                                "Jd Qc Ks\nput bonuses boiler-stoker bone-fiddler mirror-duellist");
    for (int slot = 0; slot < 3; slot++)
        assert_int_equal(ace_table_do(m, ACE_ARM, slot, NULL, 0), REASON_OK);
    int decisions = 0;
    for (; match_truth(m)->num[ACE_SHOTS] == 0; decisions++) {
        struct action a = asked(m);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    assert_int_equal(decisions, 3); /* two back, and twice the pair */
    assert_int_equal(match_truth(m)->num[ACE_HP], 9 - 2);
    match_free(m);
}

/* Two truths that its seat can't tell apart get the same answer. */
static void knows_what_its_seat_knows(void **state)
{
    (void)state;
    for (int n = 0; n < 40; n++) {
        struct match *m = game(ACE_NORMAL, n);
        struct view v;
        match_view(m, 0, &v);
        assert_int_equal(board_face(&v.board, ACE_PILE, 0), CARD_HIDDEN);
        struct rng one = rng_seed(1), other = rng_seed(2);
        const struct action a = greedy()->choose(&v, &one, &temper_even),
                            b = greedy()->choose(&v, &other,
                                                 &(const struct temper){.budget = 1000});
        assert_memory_equal(&a, &b, sizeof a);
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plays_whole_runs),
        cmocka_unit_test(shoots_the_best_and_reloads_with_nothing),
        cmocka_unit_test(uses_a_bonus_that_kills),
        cmocka_unit_test(finds_its_way_out_of_a_declaration),
        cmocka_unit_test(does_not_wait_for_better),
        cmocka_unit_test(an_idle_declaration_is_taken_back),
        cmocka_unit_test(knows_what_its_seat_knows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
