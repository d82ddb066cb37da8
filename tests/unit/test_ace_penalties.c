/* Penalties of Acolytes and Overkill while they are fought (AS-26, AS-28, AS-31, AS-32), and the
 * ace of spades against him. */
#include "mem.h"
#include "unit.h"

#include "ace_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return ace_table_num(m, n); }

static struct match *against(const char *enemy, const char *hand, const char *more)
{
    char position[500];
    snprintf(position, sizeof position,
             "put enemy %s\nset marker 9\nset bullets 3\nput hand 1 %s\n%s", enemy, hand, more);
    return ace_table(NULL, ACE_NORMAL, position);
}

static int total(const struct match *m)
{
    int32_t amount = -1;
    ace_table_heard(m, ACE_WHY_TOTAL, &amount);
    return amount;
}

static void AS_31_each_penalty(void **state)
{
    (void)state;
    static const struct {
        const char *enemy, *hand;
        int kind, damage;
    } table[] = {
        {"the-hangman", "Ks Kd 2c 5h 8s", 0, 1},
        {"the-hangman", "As Ad 2c 5h 8s", 0, 7},
        {"the-preacher-of-ash", "Ks Kd 2c 5h 8s", 0, 0},
        {"the-preacher-of-ash", "Ks Kd 2c 2h 8s", 0, 4},
        {"the-twin-gunslingers", "8s 8d 8c 5h 2s", ACE_THREE, 0},
        {"the-twin-gunslingers", "8s 8d 8c 5h 2s", 0, 1},
        {"the-weeping-widow", "8s 8d 2h 5h 9s", 0, 1},
        {"the-brass-marshal", "4s 5d 6c 7h 8s", 0, 0},
        {"the-raven-matron", "8s 8d 8c 5h 2s", 0, 2},
        {"the-raven-matron", "8s 8d 9c 5h 2s", 0, 0},
        {"the-silver-baron", "As Ad 2c 5h 8s", 0, 1},
        {"the-iron-locomotive", "4s 5d 6c 7h 8s", 0, 2},
        {"the-iron-locomotive", "4s 6s 8s 9s Ts", 0, 3},
        {"the-clockmaker", "As Ad Ac Ah 8s", 0, 9},
        {"the-clockmaker", "8s 8d 8c 8h 2s", 0, 8},
        {"the-tarantula-bride", "8s 8d 8c 5h 2s", 0, 1},
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        struct match *m = against(table[i].enemy, table[i].hand, "");
        assert_int_equal(ace_table_shoot(m, table[i].hand, table[i].kind), REASON_OK);
        if (total(m) != table[i].damage)
            fail_msg("%s, %s: %d, not %d", table[i].enemy, table[i].hand, total(m),
                     table[i].damage);
        match_free(m);
    }
}

static void AS_31_from_reveal_to_death(void **state)
{
    (void)state;
    /* The Hangman's penalty ends with him: the kings count against the next enemy. */
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy the-hangman\nset marker 3\nset hp 1\nput hand 1 Ks Kd 2c 5h 8s");
    struct ace_aim aim;
    ace_aim_read(&aim, match_rules(m), match_truth(m), 0);
    assert_int_equal(aim.value[card_of(RANK_K, SUIT_SPADES)], 0);
    assert_int_equal(ace_table_shoot(m, "Ks Kd 2c 5h 8s", 0), REASON_OK);
    ace_aim_read(&aim, match_rules(m), match_truth(m), 0);
    assert_int_equal(aim.value[card_of(RANK_K, SUIT_SPADES)], 1 + 1); /* and his bonus */
    match_free(m);
}

static void AS_31_norepeat_remembers_the_duel(void **state)
{
    (void)state;
    struct match *m = against("the-sheriff-of-nobody", "8s 8d 2c 2h 9s Kd Kc 4c", "");
    ace_table_next(m, "7c 7d 7h 3c 3d");
    assert_int_equal(ace_table_shoot(m, "8s 8d 2c 2h 9s", ACE_PAIR), REASON_OK);
    assert_int_equal(total(m), 1);
    /* The highest damage is something else now. */
    assert_int_equal(ace_table_shoot(m, "Kd Kc 4c 3c 7c", ACE_PAIR), REASON_OK);
    assert_int_equal(total(m), 0);
    match_free(m);
    m = against("the-sheriff-of-nobody", "8s 8d 2c 2h 9s Kd Kc 4c", "set claimed 4");
    assert_int_equal(ace_table_shoot(m, "8s 8d 2c 2h 9s", 0), REASON_OK);
    assert_int_equal(total(m), 1);
    match_free(m);
}

static void AS_31_norepeat_forgets_with_the_duel(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, "set hp 1\nput hand 1 8s 8d 2c 3h 9s Kd Qc 4c");
    assert_int_equal(ace_table_shoot(m, "8s 8d 2c 3h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_CLAIMED), 0);
    assert_int_equal(num(m, ACE_SHOTS), 0);
    match_free(m);
}

static void AS_31_first_means_the_first_shot_jams_included(void **state)
{
    (void)state;
    struct match *m = against("the-iron-locomotive", "4s 5d 6c 7h 8s Ks Kd Kc", "");
    assert_int_equal(ace_table_shoot(m, "4s 5d 6c 7h 8s", 0), REASON_OK);
    assert_int_equal(total(m), 2);
    assert_int_equal(ace_table_shoot(m, NULL, ACE_THREE), REASON_OK);
    assert_int_equal(total(m), 6);
    match_free(m);
    m = against("the-iron-locomotive", "2s 4d 6c 8h Ts Qd Kc 7h", "set reloads 0");
    ace_table_next(m, "Qs Qc 3c 9d Ad");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 4d 6c 8h Ts", 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "Qd Qs Qc 7h 3c", 0), REASON_OK);
    assert_int_equal(total(m), 6);
    match_free(m);
}

static void AS_31_last_means_one_bullet_left(void **state)
{
    (void)state;
    struct match *m = against(
        "lord-overkill-nightmare", "8s 8d 8c 8h 2s 9s 9d 3c",
        "put bonuses stable-hand train-robber\nset bullets 2\nput permanents the-clockmaker");
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), 1);
    assert_int_equal(ace_table_shoot(m, "8s 8d 8c 8h 2s", 0), REASON_OK);
    assert_int_equal(total(m), 8 - 3);
    /* One bullet: nothing may be declared, permanent ones sleep. */
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), -ACE_NO_BONUSES);
    struct ace_aim aim;
    ace_aim_read(&aim, match_rules(m), match_truth(m), 0);
    assert_int_equal(aim.least, 0);
    /* Effects now go on; and with two bullets he is silent again. */
    assert_int_equal(ace_table_do(m, ACE_USE, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), 1);
    match_free(m);
}

static void AS_31_nobonus(void **state)
{
    (void)state;
    struct match *m = against("the-bat-queen", "8s 8d 2c 3h 9s Kd Qc 4c",
                              "put bonuses stable-hand plague-doctor train-robber\nput permanents "
                              "the-preacher-of-ash the-sheriff-of-nobody");
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), -ACE_NO_BONUSES);
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), ACE_NO_BONUSES);
    assert_int_equal(ace_table_do(m, ACE_ARM, 1, NULL, 0), ACE_NO_BONUSES);
    assert_int_equal(ace_table_do(m, ACE_USE, 2, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "8s 8d 2c 3h 9s", 0), REASON_OK);
    assert_int_equal(total(m), 1);
    match_free(m);
}

/* Declared before the enemy that forbids it was revealed: it is taken back, nothing is spent. */
static void AS_31_nobonus_takes_back_what_was_declared_before(void **state)
{
    (void)state;
    const char *const edits[] = {"the-hangman",       "penalty nobonus",      "the-preacher-of-ash",
                                 "penalty nobonus",   "the-twin-gunslingers", "penalty nobonus",
                                 "the-weeping-widow", "penalty nobonus",      NULL};
    struct ace_data *data = ace_table_data(edits);
    struct match *m = ace_table(data, ACE_NORMAL,
                                "put enemy bootlegger\nset marker 2\nset hp 3\nput hand 1 8s 8d 2c "
                                "3h 9s Kd Qc 4c\nput bonuses dynamiter stable-hand");
    assert_int_equal(ace_table_do(m, ACE_ARM, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 3);
    assert_false(ace_armed(match_truth(m), 0));
    assert_int_equal(ace_table_shoot(m, "8s 8d 2c 3h 9s", 0), REASON_OK);
    assert_int_equal(total(m), 1);
    assert_true(ace_table_slot(m, "stable-hand") >= 0);
    match_free(m);
    mem_free(data);
}

static void AS_31_calm(void **state)
{
    (void)state;
    struct match *m = against("the-preacher-of-ash", "Ks Kd 2c 5h 8s", "put bonuses plague-doctor");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "Ks Kd 2c 5h 8s", 0), REASON_OK);
    assert_int_equal(total(m), 3 + 3);
    match_free(m);
    /* Void too: the combination exists only because of it. */
    m = against("the-weeping-widow", "Kh Kd 2c 5h 8s", "put bonuses hellhound-handler");
    assert_int_equal(ace_table_shoot(m, "Kh Kd 2c 5h 8s", 0), ACE_NO_COMBINATION);
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "Kh Kd 2c 5h 8s", 0), REASON_OK);
    assert_int_equal(total(m), 1 + 2 + 2);
    match_free(m);
}

static void vengeance_is_no_penalty(void **state)
{
    (void)state;
    const char *const hand = "As Ad 2c 5h 8s";
    struct match *m = against("lord-overkill-normal", hand, "");
    assert_int_equal(ace_table_shoot(m, hand, 0), REASON_OK);
    assert_int_equal(total(m), 1 + 6 + 3 - 5);
    match_free(m);
    /* Nothing there for a bonus to silence. */
    const char *const edits[] = {"lord-overkill-normal", "penalty less 1 last, vengeance 3",
                                 "stable-hand", "bonus calm", NULL};
    struct ace_data *data = ace_table_data(edits);
    m = ace_table(data, ACE_NORMAL,
                  "put enemy lord-overkill-normal\nset marker 12\nset bullets 2\nput hand 1 As Ad "
                  "2c 5h 8s\nput bonuses stable-hand");
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), -ACE_NO_PENALTY);
    match_free(m);
    m = ace_table(data, ACE_NORMAL,
                  "put enemy lord-overkill-normal\nset marker 12\nset bullets 1\nput hand 1 As Ad "
                  "2c 5h 8s\nput bonuses stable-hand");
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), 1);
    match_free(m);
    mem_free(data);
    /* Beside the combination it is no vengeance. */
    m = against("lord-overkill-normal", "As 9d 9c 9h 9s", "");
    assert_int_equal(ace_table_shoot(m, "As 9d 9c 9h 9s", 0), REASON_OK);
    assert_int_equal(total(m), 8 - 5);
    match_free(m);
    /* Calm silences the penalties alone; the Joker is an ace of spades as well. */
    m = against("lord-overkill-normal", "As joker 2c 5h 8s", "put bonuses plague-doctor");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "As joker 2c 5h 8s", ACE_PAIR), REASON_OK);
    assert_int_equal(total(m), 1 + 6 + 3 + 3 + 3);
    match_free(m);
    /* Nor does nobonus touch it. */
    m = against("lord-overkill-nightmare", hand,
                "set bullets 1\nput permanents the-iron-locomotive");
    struct ace_aim aim;
    ace_aim_read(&aim, match_rules(m), match_truth(m), 0);
    assert_int_equal(aim.value[card_of(RANK_A, SUIT_SPADES)], 3);
    match_free(m);
}

static void AS_26_the_overkills(void **state)
{
    (void)state;
    static const struct {
        const char *id;
        int difficulty, shots, damage;
    } table[] = {
        {"lord-overkill-easy", ACE_EASY, 0, 8 + 4 - 1},
        {"lord-overkill-easy", ACE_EASY, 1, 8 + 4},
        {"lord-overkill-normal", ACE_NORMAL, 0, 8 - 5},
        {"lord-overkill-hard", ACE_HARD, 0, 8 - 4},
        {"lord-overkill-nightmare", ACE_NIGHTMARE, 0, 8 - 3},
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        char position[200];
        snprintf(
            position, sizeof position,
            "put enemy %s\nset marker 12\nset bullets 4\nset shots %d\nput hand 1 Ks Kd Kc Kh 2s",
            table[i].id, table[i].shots);
        struct match *m = ace_table(NULL, table[i].difficulty, position);
        assert_int_equal(ace_table_shoot(m, "Ks Kd Kc Kh 2s", 0), REASON_OK);
        if (total(m) != table[i].damage)
            fail_msg("%s: %d, not %d", table[i].id, total(m), table[i].damage);
        match_free(m);
    }
}

/* What the shot tells, for anybody who shows it: the claim, each step, the sum. */
static void AS_26_the_shot_tells_its_steps(void **state)
{
    (void)state;
    struct match *m = against("the-hangman", "Ks Kd 2c 5h 8s", "put bonuses bootlegger");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    const int before = match_heard_count(m);
    assert_int_equal(ace_table_shoot(m, "Ks Kd 2c 5h 8s", 0), REASON_OK);
    static const int wanted[][2] = {
        {ACE_STEP_BASE, 1}, {ACE_STEP_FACES, 2}, {ACE_STEP_NOEXTRA, -2}, {ACE_STEP_ADD, 5}};
    int n = 0;
    bool claim = false;
    for (int i = before; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == ACE_WHY_CLAIM) {
            claim = true;
            assert_int_equal(e.from, ACE_PAIR);
            assert_int_equal(ace_claim_decode(e.amount).cards & 31, 3 << 3); /* 2 5 8 K K */
        }
        if (e.why != ACE_WHY_STEP)
            continue;
        assert_true(n < 4);
        assert_int_equal(e.from, wanted[n][0]);
        assert_int_equal(e.amount, wanted[n][1]);
        if (e.from == ACE_STEP_ADD)
            assert_int_equal(e.to, 0);
        n++;
    }
    assert_int_equal(n, 4);
    assert_true(claim);
    assert_int_equal(total(m), 6);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_31_each_penalty),
        cmocka_unit_test(AS_31_from_reveal_to_death),
        cmocka_unit_test(AS_31_norepeat_remembers_the_duel),
        cmocka_unit_test(AS_31_norepeat_forgets_with_the_duel),
        cmocka_unit_test(AS_31_first_means_the_first_shot_jams_included),
        cmocka_unit_test(AS_31_last_means_one_bullet_left),
        cmocka_unit_test(AS_31_nobonus),
        cmocka_unit_test(AS_31_nobonus_takes_back_what_was_declared_before),
        cmocka_unit_test(AS_31_calm),
        cmocka_unit_test(vengeance_is_no_penalty),
        cmocka_unit_test(AS_26_the_overkills),
        cmocka_unit_test(AS_26_the_shot_tells_its_steps),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
