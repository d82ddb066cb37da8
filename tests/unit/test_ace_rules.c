/* The course of a run of Ace of Spades: set-up, turns, kills, scenes, difficulties (AS-01 to AS-19,
 * AS-33, AS-34, AS-40 to AS-44). */
#include "unit.h"

#include "ace_after.h"

#include "ace_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return ace_table_num(m, n); }

/* A duel with a tough enemy, so that nothing dies by accident. */
#define TOUGH "put enemy the-bounty-keeper\n"
#define EIGHT "put hand 1 2s 2d 5c 7h 9s Jd Qc Ks\n"   /* a pair */
#define NOTHING "put hand 1 2s 3d 5c 7h 9s Jd Qc Ks\n" /* no combination */

/* All cards but a hand lie in the discard pile. */
static const char *empty_pile(const char *hand)
{
    static char text[700];
    int at = snprintf(text, sizeof text, "%sput hand 1 %s\nput discard", TOUGH, hand);
    for (int c = 0; c < 52; c++) {
        char name[3] = {"23456789TJQKA"[c / 4], "cdhs"[c % 4], 0};
        if (!strstr(hand, name))
            at += snprintf(text + at, sizeof text - (size_t)at, " %s", name);
    }
    return text;
}

static void AS_01_the_joker_is_set_aside(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, NULL);
    assert_true(ace_table_in(m, ACE_ASIDE, "joker"));
    assert_int_equal(ace_table_count(m, ACE_PILE), 52 - 8);
    match_free(m);
}

static void AS_02_one_enemy_of_each_number(void **state)
{
    (void)state;
    int met[ACE_ENEMIES] = {0};
    for (int game = 0; game < 200; game++) {
        const struct rules r = ace_table_rules(NULL, game % 4);
        uint8_t seed[SEED_BYTES];
        char text[20], error[MATCH_ERROR];
        snprintf(text, sizeof text, "deck %d", game);
        match_seed_from_text(text, seed);
        struct match *m =
            match_new(&r, seed, NULL, "set hp 1\nset hp_max 5\nput hand 1 2s 2d 5c 7h 9s Jd Qc Ks",
                      false, error);
        for (int number = 0; !match_over(m); number++) {
            const struct ace_enemy *e = ace_enemy_now(&r, match_truth(m));
            assert_int_equal(e->number, number);
            assert_int_equal(num(m, ACE_MARKER), number + 1);
            if (e->kind == ACE_OVERKILL)
                assert_int_equal(e->difficulty, game % 4);
            met[match_truth(m)->cell[match_truth(m)->start[ACE_ENEMY]].face - CARD_OWN]++;
            /* Kill whoever it is by laying the table anew with the next marker. */
            char position[80];
            match_free(m);
            if (number == 11)
                break;
            snprintf(position, sizeof position, "set marker %d\nput enemy", number + 1);
            m = match_new(&r, seed, NULL, position, false, error);
        }
    }
    for (int i = 0; i < ACE_ENEMIES; i++)
        assert_true(met[i] > 10); /* each comes: one in four or five of 200 */
}

static void AS_03_markers_and_scenes(void **state)
{
    (void)state;
    static const int bullets[] = {2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4},
                     reloads[] = {2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4};
    for (int marker = 1; marker <= 12; marker++) {
        assert_int_equal(ace_bullets_of(marker), bullets[marker - 1]);
        assert_int_equal(ace_reloads_of(marker, ACE_NORMAL), reloads[marker - 1]);
        assert_int_equal(ace_scene(marker), (marker + 2) / 3);
        if (marker == 1)
            continue;
        char position[60];
        snprintf(position, sizeof position, "set marker %d\nput enemy", marker - 1);
        struct match *m = ace_table(NULL, ACE_NORMAL, position);
        assert_int_equal(num(m, ACE_MARKER), marker);
        assert_int_equal(num(m, ACE_BULLETS), bullets[marker - 1]);
        assert_int_equal(num(m, ACE_RELOADS), reloads[marker - 1]);
        match_free(m);
    }
}

static void AS_04_acolytes_end_the_scenes(void **state)
{
    (void)state;
    for (int marker = 2; marker <= 12; marker++) {
        char position[60];
        snprintf(position, sizeof position, "set marker %d\nput enemy", marker - 1);
        struct match *m = ace_table(NULL, ACE_NORMAL, position);
        const struct ace_enemy *e = ace_enemy_now(match_rules(m), match_truth(m));
        assert_int_equal(e->kind, marker == 12      ? ACE_OVERKILL
                                  : marker % 3 == 0 ? ACE_ACOLYTE
                                                    : ACE_MINION);
        match_free(m);
    }
}

static void AS_05_eight_cards_then_the_first_enemy(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, NULL);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(num(m, ACE_MARKER), 1);
    assert_int_equal(num(m, ACE_HP), 5);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_int_equal(num(m, ACE_RELOADS), 2);
    int dealt = -1, revealed = -1;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, 0, i);
        dealt = e.why == ACE_WHY_DEAL ? i : dealt;
        revealed = e.why == ACE_WHY_REVEAL && revealed < 0 ? i : revealed;
    }
    assert_true(dealt >= 0 && revealed > dealt);
    /* The hand is its owner's alone. */
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    assert_int_equal(board_face(&v.board, ACE_HAND, 0), CARD_HIDDEN);
    match_free(m);
}

/* The next enemy is not decided before he is revealed: no log of the future exists, and other play
 * meets the same one. */
static void AS_05_the_next_enemy_stays_hidden(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, NULL);
    for (int z = 0; z < ZONES; z++)
        for (int i = 0; i < board_count(match_truth(m), z); i++)
            if (z != ACE_ENEMY)
                assert_true(board_face(match_truth(m), z, i) < CARD_OWN ||
                            board_face(match_truth(m), z, i) == CARD_HIDDEN);
    assert_int_equal(ace_table_heard(m, ACE_WHY_MARKER, NULL), 1);
    match_free(m);
}

static void AS_06_reloads_then_one_shot_end_a_turn(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "set reloads 2");
    ace_table_next(m, "3c 4c 6d 8d Td Tc");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_heard(m, ACE_WHY_TURN, NULL), 0);
    assert_int_equal(ace_table_shoot(m, "2s 2d 3c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_heard(m, ACE_WHY_TURN, NULL), 1);
    match_free(m);
}

static void AS_07_the_hand_limit_is_8_and_the_joker_counts(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 2d 5c 7h 9s Jd Qc joker");
    ace_table_next(m, "3c 4c 6d 8d Td");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_true(ace_table_in(m, ACE_HAND, "joker"));
    match_free(m);
}

/* What has shown a card teaches, and may be taken back as practice alone. */
static void AS_08_a_shot_can_not_be_taken_back_for_free(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(match_undo_tells(m, 0) & seat_bit(0));
    assert_false(match_practice(m));
    const uint64_t after = match_digest(m);
    match_undo(m, 0, true);
    assert_true(match_practice(m));
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(after == match_digest(m));
    match_free(m);
}

static void AS_08_arming_is_free_to_take_back(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put bonuses bootlegger");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(match_undo_tells(m, 0) & seat_bit(0), 0);
    match_free(m);
}

/* Nor a look into the discard pile where it is closed, nor a shot or jam that showed nothing: cards
 * that all have seen, and an empty pile. */
static void AS_08_what_shows_no_card_and_is_final(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_HARD, TOUGH EIGHT "put discard 3h 4h As\nput bonuses undertaker");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_true(match_undo_tells(m, 0) & seat_bit(0));
    assert_int_equal(ace_table_do(m, ACE_TAKE, 0, "As", 0), REASON_OK);
    assert_false(match_undo_tells(m, 1)); /* another card may be taken, the look has been had */
    assert_true(match_undo_tells(m, 0) & seat_bit(0));
    match_free(m);
    /* Where the pile is open anyway nothing was learned. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put discard 3h 4h As\nput bonuses undertaker");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, "As", 0), REASON_OK);
    assert_false(match_undo_tells(m, 0));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, empty_pile("2s 2d 5c 7h 9s Jd Qc Ks"));
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(match_undo_tells(m, 0) & seat_bit(0));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1\nset reloads 0");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, NULL, 0), REASON_OK);
    assert_true(match_undo_tells(m, 0) & seat_bit(0));
    match_free(m);
    /* Damage that does not kill shows nothing, and is no shot. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put bonuses dynamiter");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_false(match_undo_tells(m, 0));
    match_free(m);
    /* One that kills reveals the next enemy; so does peeking reveal cards. */
    m = ace_table(NULL, ACE_NORMAL, EIGHT "put bonuses dynamiter claim-jumper");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_true(match_undo_tells(m, 0) & seat_bit(0));
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_true(match_undo_tells(m, 1) & seat_bit(0));
    match_free(m);
}

static void AS_10_three_options_and_bonuses(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                TOUGH EIGHT "put discard 3h\nput bonuses bootlegger train-robber");
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 1), 1);
    assert_int_equal(ace_table_open(m, ACE_DISCARD_DRAW, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_RENEW, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_USE, 1), 1);
    /* Between two actions too. */
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), REASON_OK);
    assert_int_equal(ace_table_open(m, ACE_USE, 1), 1);
    assert_int_equal(ace_table_do(m, ACE_USE, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_open(m, ACE_ARM, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_YIELD, 0), 0);
    match_free(m);
}

static void AS_11_a_shot(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 2d 2c Kh Kd 5c 7h 9s\nset bullets 3");
    int32_t total = 0;
    ace_table_next(m, "3c 4c 6d 8d Td");
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c Kh Kd", 0), REASON_OK);
    assert_int_equal(ace_table_heard(m, ACE_WHY_TOTAL, &total), 1);
    assert_int_equal(total, 8);
    assert_int_equal(num(m, ACE_HP), 28 - 8);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 5);
    assert_int_equal(ace_table_count(m, ACE_SHOT), 0);
    assert_true(ace_table_in(m, ACE_HAND, "Td"));
    match_free(m);
}

static void AS_11_exactly_five_cards(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT);
    assert_int_equal(ace_table_shoot(m, "2s 2d", 0), ACE_SHOT_SIZE);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h", 0), ACE_SHOT_SIZE);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s Jd", 0), REASON_PICK);
    assert_int_equal(ace_table_shoot(m, "2s 5c 7h 9s Jd", 0), ACE_NOT_HELD);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", ACE_THREE), ACE_NO_CLAIM_OF_KIND);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", ACE_PAIR), REASON_OK);
    match_free(m);
}

static void AS_11_hit_points_are_tested_before_bullets(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, "set hp 1\nset bullets 1\n" EIGHT);
    int32_t excess = -1;
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_false(match_over(m));
    assert_int_equal(ace_table_heard(m, ACE_WHY_KILL, &excess), 1);
    assert_int_equal(excess, 0);
    assert_int_equal(num(m, ACE_MARKER), 2);
    assert_int_equal(ace_table_heard(m, ACE_WHY_SPEND_BULLET, NULL), 0);
    match_free(m);
}

static void AS_11_excess_damage_is_lost(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, "put hand 1 As Ad Ac Ah Kd 5c 7h 9s");
    int32_t excess = -1;
    assert_int_equal(ace_table_shoot(m, "As Ad Ac Ah Kd", 0), REASON_OK);
    assert_int_equal(ace_table_heard(m, ACE_WHY_KILL, &excess), 1);
    assert_int_equal(excess, 15);
    assert_int_equal(num(m, ACE_HP), num(m, ACE_HP_MAX));
    match_free(m);
}

/* A shot without picks is the best shot of the hand: what happens when time is up. */
static void AS_11_no_picks_are_the_best_shot(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 2d 2c Kh Kd 5c 7h 9s");
    int32_t total = 0;
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    ace_table_heard(m, ACE_WHY_TOTAL, &total);
    assert_int_equal(total, 8);
    const struct action a = match_action(m, 0, NULL);
    assert_int_equal(a.n, 5);
    assert_int_equal(a.amount, ACE_FULL);
    match_free(m);
}

static void AS_12_no_bullet_left_is_the_end(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL, TOUGH EIGHT "set bullets 1\nput bonuses bootlegger stagecoach-phantom");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(num(m, ACE_WON), -1);
    int32_t score[SEATS];
    match_score(m, score);
    assert_true(score[0] <= 0);
    match_free(m);
}

static void AS_12_only_bullets_or_damage_help(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        TOUGH EIGHT
        "set bullets 1\nput bonuses train-robber dynamiter stagecoach-phantom bootlegger");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_false(match_over(m));
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_LAST);
    assert_int_equal(ace_table_open(m, ACE_USE, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_USE, 1), 1);
    assert_int_equal(ace_table_open(m, ACE_USE, 2), -ACE_LAST_ONLY);
    assert_int_equal(ace_table_open(m, ACE_ARM, 3), -ACE_LAST_ONLY);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), 0);
    assert_int_equal(ace_table_open(m, ACE_YIELD, 0), 1);
    assert_int_equal(ace_table_do(m, ACE_USE, 2, NULL, 0), ACE_LAST_ONLY);
    /* Damage that does not kill helps no further; a bullet does. */
    assert_int_equal(ace_table_do(m, ACE_USE, 1, NULL, 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_LAST);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    match_free(m);
}

/* AS-12 by the letter, as a table may wish: with 0 bullets and the enemy alive nothing helps any
 * more. */
static void AS_12_lost_at_once_where_the_table_says_so(void **state)
{
    (void)state;
    const char *table = TOUGH EIGHT "set bullets 1\nput bonuses train-robber dynamiter";
    struct match *m = ace_table_strict(NULL, ACE_NORMAL, table);
    const int hand = board_count(match_truth(m), ACE_HAND);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(num(m, ACE_WON), -1);
    /* nobody draws to look on */
    assert_int_equal(board_count(match_truth(m), ACE_HAND), hand - 5);
    match_free(m);
    /* Before that shot they help as ever. */
    m = ace_table_strict(NULL, ACE_NORMAL, table);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_false(match_over(m));
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    match_free(m);
}

/* A second wind, where the table allows it: the last bullet comes back when the enemy survives it,
 * once a scene, before anything else is asked. Such a run is practice (AS-08); without the word for
 * it nothing of the kind happens. */
static void AS_12_second_wind_once_a_scene(void **state)
{
    (void)state;
    assert_int_equal(ace_table_rules(NULL, ACE_EASY).option[ACE_ZERO], ACE_ZERO_BONUSES);
    struct match *m = ace_table(NULL, ACE_EASY, TOUGH EIGHT "set bullets 1");
    assert_false(match_practice(m));
    match_free(m);
    m = ace_table_wind(NULL, ACE_EASY, 1, TOUGH EIGHT "set bullets 1\nput bonuses train-robber");
    assert_true(match_practice(m));
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    assert_int_equal(num(m, ACE_SHOTS), 1);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_BONUSES), 1);
    assert_int_equal(match_truth(m)->num[ACE_WIND], ace_scene(num(m, ACE_MARKER)));
    struct action shot = action_of(0, ACE_SHOOT, 0); /* the best there is */
    assert_int_equal(match_play(m, &shot, 0), REASON_OK);
    /* not twice in a scene: now bonuses are asked */
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_LAST);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    match_free(m);
    /* A new scene has its own; a jam is a shot, too. */
    for (int scene = 1; scene <= 2; scene++) {
        char table[300];
        snprintf(table, sizeof table,
                 TOUGH "set marker 4\nput hand 1 2s 4d 6c 8h Ts Qd Ac 3h\nset bullets 1\nset "
                       "reloads 0\nset wind %d",
                 scene);
        m = ace_table_wind(NULL, ACE_NORMAL, 1, table);
        assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 4d 6c 8h Ts", 0), REASON_OK);
        assert_int_equal(match_over(m), scene == 2);
        match_free(m);
    }
    /* For two the turn passes as after any shot. */
    m = ace_table_wind(NULL, ACE_NORMAL, 2,
                       TOUGH "put hand 1 2s 2d 5c 7h 9s\nset active 0\nset bullets 1");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_false(match_over(m));
    assert_int_equal(num(m, ACE_ACTIVE), 1);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    match_free(m);
}

/* What a lost run says to its player: what was left undone, and what to try. */
static void a_lost_run_says_what_to_try(void **state)
{
    (void)state;
    static const struct {
        const char *table;
        int difficulty, lost;
        enum ace_try offer;
        bool hint;
    } says[] = {
        {"set marker 2\n", ACE_EASY, 1, ACE_TRY_LESSON, false},
        {"set marker 2\n", ACE_EASY, 3, ACE_TRY_WIND, false},
        {"set marker 2\n", ACE_NORMAL, 3, ACE_TRY_EASIER, false},
        {"set marker 7\n", ACE_EASY, 2, ACE_TRY_AGAIN, false},
        {"set marker 7\nset reloads 2\n", ACE_EASY, 2, ACE_TRY_AGAIN, true},
        {"set marker 7\nput bonuses bootlegger\n", ACE_EASY, 2, ACE_TRY_AGAIN, true},
        {"put enemy the-sheriff-of-nobody\nset marker 6\n", ACE_NORMAL, 2, ACE_TRY_ADVICE, false},
        {"put enemy the-bat-queen\nset marker 9\nput bonuses bootlegger\n", ACE_NORMAL, 2,
         ACE_TRY_ADVICE, false}, /* she lets no bonus act on a shot */
    };
    for (size_t i = 0; i < sizeof says / sizeof *says; i++) {
        char table[300];
        struct ace_after after;
        snprintf(table, sizeof table, "%s" EIGHT "set bullets 1\n%s%s",
                 strstr(says[i].table, "put enemy") ? "" : TOUGH,
                 strstr(says[i].table, "reloads") ? "" : "set reloads 0\n", says[i].table);
        struct match *m = ace_table(NULL, says[i].difficulty, table);
        assert_false(ace_after_loss(match_rules(m), match_truth(m), 1, &after));
        assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
        assert_true(match_over(m));
        assert_true(ace_after_loss(match_rules(m), match_truth(m), says[i].lost, &after));
        assert_int_equal(after.offer, says[i].offer);
        assert_int_equal(after.hint != NULL, says[i].hint);
        assert_int_equal(after.next != NULL, after.offer != ACE_TRY_AGAIN);
        match_free(m);
    }
    /* Who has a second wind already is offered none. */
    struct match *m = ace_table_wind(
        NULL, ACE_EASY, 1, TOUGH EIGHT "set marker 7\nset wind 3\nset bullets 1\nset reloads 0");
    struct ace_after after;
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(ace_after_loss(match_rules(m), match_truth(m), 5, &after));
    assert_int_equal(after.offer, ACE_TRY_AGAIN);
    match_free(m);
}

static void AS_12_the_run_may_be_given_up(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "set bullets 1\nput bonuses dynamiter");
    assert_int_equal(ace_table_do(m, ACE_YIELD, 0, NULL, 0), REASON_NOT_NOW);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_YIELD, 0, NULL, 0), REASON_OK);
    assert_true(match_over(m));
    match_free(m);
    /* The last bonus that could have helped, used in vain. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "set bullets 1\nput bonuses dynamiter");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(num(m, ACE_WON), -1);
    match_free(m);
}

static void AS_13_discard_and_draw(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT);
    ace_table_next(m, "3c 4c 6d");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, NULL, 0), REASON_PICK);
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_RELOADS), 1);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 3);
    assert_true(ace_table_in(m, ACE_HAND, "6d"));
    assert_int_equal(num(m, ACE_BULLETS), 2);
    match_free(m);
}

static void AS_13_never_tops_up_a_short_hand(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 2d 5c");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 3);
    match_free(m);
}

static void AS_13_legal_with_an_empty_pile(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, empty_pile("2s 2d 5c 7h 9s Jd Qc Ks"));
    assert_int_equal(ace_table_count(m, ACE_PILE), 0);
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c 7h", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 6);
    assert_int_equal(num(m, ACE_RELOADS), 1);
    match_free(m);
}

/* FAQ: the draw pile was empty, it is renewed, and the hand is full again only after the next shot.
 */
static void AS_14_renewing_does_not_refill_the_hand(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, empty_pile("2s 2d 5c 7h 9s Jd"));
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_RELOADS), 1);
    assert_int_equal(ace_table_count(m, ACE_HAND), 6);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 0);
    assert_int_equal(ace_table_count(m, ACE_PILE), 46);
    assert_int_equal(ace_table_open(m, ACE_RENEW, 0), -ACE_NO_DISCARD);
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), ACE_NO_DISCARD);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
}

static void AS_14_a_renewed_pile_is_shuffled(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put discard 3h 4h 6h");
    const int before = match_truth(m)->shuffles[0];
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_int_equal(match_truth(m)->shuffles[0], before + 1);
    for (int i = 0; i < ace_table_count(m, ACE_PILE); i++)
        assert_int_equal(board_face(match_truth(m), ACE_PILE, i), CARD_HIDDEN);
    match_free(m);
}

static void AS_15_without_reloads_neither(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put discard 3h\nset reloads 0");
    assert_int_equal(ace_table_open(m, ACE_DISCARD_DRAW, 0), -ACE_NO_RELOADS);
    assert_int_equal(ace_table_open(m, ACE_RENEW, 0), -ACE_NO_RELOADS);
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), ACE_NO_RELOADS);
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), ACE_NO_RELOADS);
    match_free(m);
}

/* FAQ: the pile is not enough to fill the hand. */
static void AS_16_what_is_left_is_drawn(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, empty_pile("2s 2d 5c 7h 9s Jd Qc Ks"));
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 3);
    assert_int_equal(ace_table_count(m, ACE_PILE), 0);
    match_free(m);
}

static void AS_16_a_short_hand_is_shot_whole(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 2d Kc");
    assert_int_equal(ace_table_shoot(m, "2s 2d", 0), ACE_SHOT_SIZE);
    assert_int_equal(ace_table_shoot(m, "2s 2d Kc", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 27);
    match_free(m);
    /* Four of a suit are no flush. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 4s 6s Ks");
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), -ACE_NO_COMBINATION);
    match_free(m);
}

static void AS_16_with_no_card_renew_else_jam(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1\nput discard 3h");
    assert_int_equal(ace_table_open(m, ACE_DISCARD_DRAW, 0), -ACE_NO_HAND);
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_RELOAD);
    assert_int_equal(ace_table_open(m, ACE_RENEW, 0), 1);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  TOUGH "put hand 1\nput discard 3h\nset reloads 0\nset bullets 2");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
    /* No discard pile: no reload action is legal, though there are reloads. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    match_free(m);
}

static void AS_17_jam(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH NOTHING);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), -ACE_NO_COMBINATION);
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_RELOAD);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 3d 5c 7h 9s", 0), ACE_CAN_RELOAD);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH NOTHING "set reloads 0");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 3d 5c 7h", 0), REASON_PICK);
    ace_table_next(m, "3c 4c 6d 8d Td");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 3d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 28);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 5);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "set reloads 0");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_SHOOT);
    match_free(m);
}

static void AS_17_what_the_test_takes_into_account(void **state)
{
    (void)state;
    /* The Joker in hand makes a pair of anything. */
    struct match *m =
        ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 2s 3d 5c 7h 9s Jd Qc joker\nset reloads 0");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_SHOOT);
    match_free(m);
    /* A permanent short flush: four spades suffice. */
    m = ace_table(
        NULL, ACE_NORMAL,
        TOUGH
        "put hand 1 2s 4s 7s 9s Jd Qc 5h 3d\nset reloads 0\nput permanents the-tarantula-bride");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_SHOOT);
    match_free(m);
    /* ... which sleeps before the Bat Queen. */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-bat-queen\nput hand 1 2s 4s 7s 9s Jd Qc 5h 3d\nset reloads 0\nput "
                  "permanents the-tarantula-bride");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    match_free(m);
    /* A void suit: the pair has a heart in it. */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-weeping-widow\nput hand 1 2s 2h 5c 7d 9s Jd Qc Ks\nset reloads 0");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    match_free(m);
    /* Unused one-use bonuses do not count, even where one is declared that would make a pair: then
     * there is the choice. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH NOTHING "set reloads 0\nput bonuses crooked-barber");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), -ACE_NO_COMBINATION);
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, "2s", 1), REASON_OK);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), 1);
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    match_free(m);
}

static void AS_17_nothing_adds_damage_to_a_jam(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, TOUGH NOTHING "set reloads 0\nput bonuses bootlegger");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 3d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 28);
    assert_int_equal(ace_table_slot(m, "bootlegger"), 0);
    assert_false(ace_armed(match_truth(m), 0));
    match_free(m);
}

static void AS_17_a_combination_of_no_damage_is_a_shot(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, "put enemy the-preacher-of-ash\n" EIGHT "set reloads 0");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_SHOOT);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 11);
    match_free(m);
}

/* FAQ: more than eight cards through a bonus; at the end of the turn one draws up to eight, as
 * ever. */
static void AS_18_a_bonus_lifts_the_hand_above_the_limit(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put bonuses saloon-owner");
    ace_table_next(m, "2c 2h 3c 4d 6s");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 12);
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c 2h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 20);
    /* Seven are left; one is drawn. */
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    match_free(m);
}

static void AS_18_what_is_still_above_is_discarded_by_choice(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, TOUGH EIGHT "put bonuses saloon-owner stagecoach-phantom");
    ace_table_next(m, "2c 2h 3c 4d 6s 8d Tc Td");
    assert_int_equal(ace_table_do(m, ACE_USE, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 16);
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c 2h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 11);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_TRIM);
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), 0);
    assert_int_equal(ace_table_do(m, ACE_TRIM, 0, "3c 4d", 0), REASON_PICK);
    assert_int_equal(ace_table_do(m, ACE_TRIM, 0, "3c 4d 6s", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    assert_true(ace_table_in(m, ACE_DISCARD, "4d"));
    match_free(m);
}

static void AS_18_after_a_kill_before_the_next_reveal(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "set hp 2\nput hand 1 2s 2d 2c 2h 9s 3c 4d 6s 8d Tc Jd Qc Ks Ah");
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c 2h 9s", 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_TRIM);
    assert_int_equal(ace_table_count(m, ACE_ENEMY), 0);
    assert_int_equal(num(m, ACE_MARKER), 1);
    assert_int_equal(ace_table_do(m, ACE_TRIM, 0, "3c", 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 2);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
}

static void AS_18_not_when_a_new_scene_takes_the_hand(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-hangman\nset marker 3\nset hp 2\nput hand 1 2s 2d "
                                "2c 2h 9s 3c 4d 6s 8d Tc Jd Qc Ks Ah");
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c 2h 9s", 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    assert_int_equal(num(m, ACE_MARKER), 4);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
}

static void AS_19_the_discard_pile_may_be_looked_through(void **state)
{
    (void)state;
    for (int d = ACE_EASY; d <= ACE_NIGHTMARE; d++) {
        struct match *m = ace_table(NULL, d, TOUGH EIGHT "put discard 3h 4h");
        assert_int_equal(ace_discard_open(match_rules(m), match_truth(m)), d <= ACE_NORMAL);
        struct view v;
        match_view(m, 0, &v);
        /* Draw pile: nobody knows a card; how many there are is public. */
        for (int i = 0; i < board_count(&v.board, ACE_PILE); i++)
            assert_int_equal(board_face(&v.board, ACE_PILE, i), CARD_HIDDEN);
        assert_int_equal(board_count(&v.board, ACE_PILE), board_count(match_truth(m), ACE_PILE));
        match_free(m);
    }
}

static void AS_23_less_is_claimed_by_amount(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 Ks Kd 3c 3h 6s Jd Qc 9h");
    assert_int_equal(ace_table_shoot(m, "Ks Kd 3c 3h 6s", ACE_PAIR), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 28 - 3);
    assert_int_equal(num(m, ACE_CLAIMED), 1 << ACE_PAIR);
    match_free(m);
    /* The threes, by name: cards in the hand's order are 3c 3h 6s Kd Ks. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 Ks Kd 3c 3h 6s Jd Qc 9h");
    const struct ace_claim threes = {.kind = ACE_PAIR, .joker = CARD_NONE, .cards = 3};
    const struct ace_claim wrong = {.kind = ACE_PAIR, .joker = CARD_NONE, .cards = 5};
    assert_int_equal(ace_table_do(m, ACE_SHOOT, 1, "Ks Kd 3c 3h 6s", ace_claim_code(&wrong)),
                     ACE_NO_CLAIM_OF_KIND);
    assert_int_equal(ace_table_do(m, ACE_SHOOT, 1, "Ks Kd 3c 3h 6s", ace_claim_code(&threes)),
                     REASON_OK);
    assert_int_equal(num(m, ACE_HP), 28 - 1);
    match_free(m);
}

static void AS_24_the_joker_is_discarded_and_shuffled_like_any_card(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 Ks joker 3c 4h 6s Jd Qc 9h");
    assert_int_equal(ace_table_shoot(m, "Ks joker 3c 4h 6s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 28 - 3);
    assert_true(ace_table_in(m, ACE_DISCARD, "joker"));
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_ASIDE), 0);
    assert_int_equal(ace_table_count(m, ACE_PILE) + ace_table_count(m, ACE_HAND), 53);
    ace_table_next(m, "joker");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "Jd", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_HAND, "joker"));
    match_free(m);
}

static void AS_33_the_next_duel(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL, "set hp 1\nset bullets 1\nset reloads 0\nput discard 3h 4h\n" EIGHT);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 2);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_int_equal(num(m, ACE_RELOADS), 2);
    assert_int_equal(num(m, ACE_HP), 8);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_true(ace_table_in(m, ACE_HAND, "Ks"));
    assert_int_equal(ace_table_heard(m, ACE_WHY_TURN, NULL), 1);
    /* Inside a scene nothing is shuffled. */
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 7);
    match_free(m);
}

static void AS_33_a_new_scene(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy the-hangman\nset marker 3\nset hp 1\nput discard 3h 4h joker\n" EIGHT);
    const int before = match_truth(m)->shuffles[0];
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 4);
    assert_int_equal(num(m, ACE_BULLETS), 3);
    assert_int_equal(num(m, ACE_RELOADS), 2);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 0);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_PILE), 53 - 8);
    assert_int_equal(match_truth(m)->shuffles[0], before + 1);
    match_free(m);
    /* A Joker that nobody has brought stays aside. */
    m = ace_table(NULL, ACE_NORMAL, "put enemy the-hangman\nset marker 3\nset hp 1\n" EIGHT);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_ASIDE, "joker"));
    assert_int_equal(ace_table_count(m, ACE_PILE), 52 - 8);
    match_free(m);
}

/* FAQ: the Joker in hand when the duel with Overkill begins: eight cards, the Joker among them. */
static void AS_33_the_joker_counts_before_overkill(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-bounty-keeper\nset marker 11\nset hp 1\nput hand 1 "
                                "2s 2d 5c 7h 9s Jd Qc joker");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(ace_table_enemy(m, "lord-overkill-normal"));
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_true(ace_table_in(m, ACE_HAND, "joker"));
    match_free(m);
}

static void AS_34_killing_overkill_wins(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_EASY,
                                "put enemy lord-overkill-easy\nset marker 12\nset hp 3\nput hand 1 "
                                "As Ad 5c 7h 9s Jd Qc Ks");
    assert_int_equal(ace_table_shoot(m, "As Ad 5c 7h 9s", 0), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(num(m, ACE_WON), 1);
    int32_t score[SEATS];
    match_score(m, score);
    assert_int_equal(score[0], 1);
    match_free(m);
}

static void AS_34_the_twelfth_duel_is_the_last(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_EASY, "put enemy bootlegger\nset marker 12\nset hp 1\n" EIGHT);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(num(m, ACE_WON), 1);
    match_free(m);
}

static void AS_40_easy_shots_may_be_small(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_EASY, TOUGH EIGHT "set bullets 3");
    assert_int_equal(ace_table_shoot(m, "2s 5c", 0), ACE_NOT_HELD);
    assert_int_equal(ace_table_shoot(m, "2s 2d", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 27);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 2);
    assert_true(ace_table_in(m, ACE_HAND, "5c"));
    match_free(m);
    m = ace_table(NULL, ACE_EASY, TOUGH EIGHT);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    match_free(m);
}

static void AS_40_an_easy_jam_takes_1_to_5(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_EASY, TOUGH NOTHING "set reloads 0");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, NULL, 0), REASON_PICK);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 3d 5c 7h 9s Jd", 0), REASON_PICK);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s", 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 1);
    match_free(m);
    m = ace_table(NULL, ACE_EASY, TOUGH "put hand 1\nset reloads 0");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, NULL, 0), REASON_OK);
    match_free(m);
}

static void AS_41_normal_is_the_default(void **state)
{
    (void)state;
    const struct rules r = ace_table_rules(NULL, ACE_NORMAL);
    assert_int_equal(rules_default(r.game, 1, r.data).option[ACE_DIFFICULTY], ACE_NORMAL);
    assert_string_equal(r.game->options[0].name, "difficulty");
    assert_string_equal(r.game->options[0].values[ACE_NIGHTMARE], "nightmare");
}

/* FAQ: at Hard an effect that needs the discard pile opens it for itself alone. */
static void AS_42_hard_opens_the_discard_pile_for_an_effect_alone(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_HARD, TOUGH EIGHT "put discard 3h 4h As\nput bonuses undertaker");
    assert_false(ace_discard_open(match_rules(m), match_truth(m)));
    /* It is used first, without a look; then the pile lies open. */
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_RECALL);
    assert_true(ace_discard_open(match_rules(m), match_truth(m)));
    assert_int_equal(ace_table_do(m, ACE_TAKE, 0, NULL, 0), REASON_PICK);
    assert_int_equal(ace_table_do(m, ACE_TAKE, 0, "As 3h", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_HAND, "As"));
    assert_false(ace_discard_open(match_rules(m), match_truth(m)));
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    match_free(m);
}

static void AS_43_nightmare_has_one_reload_less(void **state)
{
    (void)state;
    static const int reloads[] = {1, 1, 2, 3};
    for (int scene = 1; scene <= 4; scene++)
        assert_int_equal(ace_reloads_of(3 * scene, ACE_NIGHTMARE), reloads[scene - 1]);
    for (int d = ACE_EASY; d <= ACE_HARD; d++)
        assert_int_equal(ace_reloads_of(1, d), 2);
    struct match *m = ace_table(NULL, ACE_NIGHTMARE, NULL);
    assert_int_equal(num(m, ACE_RELOADS), 1);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_false(ace_discard_open(match_rules(m), match_truth(m)));
    match_free(m);
}

static void AS_44_each_difficulty_has_its_overkill(void **state)
{
    (void)state;
    static const char *const ids[] = {"lord-overkill-easy", "lord-overkill-normal",
                                      "lord-overkill-hard", "lord-overkill-nightmare"};
    for (int d = 0; d < 4; d++) {
        struct match *m = ace_table(NULL, d, "set marker 11\nput enemy");
        assert_true(ace_table_enemy(m, ids[d]));
        assert_int_equal(num(m, ACE_HP), 50);
        match_free(m);
    }
}

static void odd_positions_are_refused_or_made_right(void **state)
{
    (void)state;
    const struct rules r = ace_table_rules(NULL, ACE_NORMAL);
    const uint8_t seed[SEED_BYTES] = {1};
    char error[MATCH_ERROR];
    static const char *const bad[] = {
        "put hand 1 the-hangman", "put enemy As",   "put enemy the-hangman the-hangman",
        "put shared As",          "put bonuses As", "put pile As",
        "put hand 2 As",          "put shown As"};
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_null(match_new(&r, seed, NULL, bad[i], false, error));
    struct match *m = match_new(&r, seed, NULL,
                                "set bullets 99\nset reloads -3\nset marker 70\nset using 200\nset "
                                "fired 5\nset won 1\nset hp -9",
                                false, error);
    assert_non_null(m);
    assert_false(match_over(m));
    assert_int_equal(num(m, ACE_BULLETS), 6);
    assert_int_equal(num(m, ACE_RELOADS), 0);
    assert_int_equal(num(m, ACE_HP), 1);
    match_free(m);
    /* Each number by itself, far below and far above. */
    static const struct {
        const char *set;
        int num, least, most;
    } numbers[] = {
        {"hp", ACE_HP, 1, 999},
        {"bullets", ACE_BULLETS, 0, 6},
        {"reloads", ACE_RELOADS, 0, 6},
        {"bullets_max", ACE_BULLETS_MAX, 2, 6},
        {"reloads_max", ACE_RELOADS_MAX, 1, 6},
        {"won", ACE_WON, 0, 0},
        {"claimed", ACE_CLAIMED, 0, (1 << ACE_KINDS) - 1},
        {"shots", ACE_SHOTS, 0, 99},
        {"using", ACE_USING, 0, 0},
        {"verb", ACE_VERB, 0, 0},
        {"done", ACE_DONE, 0, 0},
        {"active", ACE_ACTIVE, 0, 0},
        {"wind", ACE_WIND, 0, 0},
        {"said 1", ACE_SAID, 0, 0},
        {"word 1", ACE_WORD, 0, 0},
    };
    for (unsigned i = 0; i < sizeof numbers / sizeof *numbers; i++)
        for (int high = 0; high < 2; high++) {
            char position[200];
            snprintf(position, sizeof position,
                     "put enemy the-hangman\nset marker 3\nput hand 1 2s 2d 5c 7h 9s Jc Qd 4h\n"
                     "set bullets 2\nset reloads 1\nset %s %d",
                     numbers[i].set, high ? numbers[i].most + 150 : numbers[i].least - 150);
            m = match_new(&r, seed, NULL, position, false, error);
            if (!m)
                fail_msg("%s: %s", error, position);
            if (!match_over(m) &&
                num(m, numbers[i].num) != (high ? numbers[i].most : numbers[i].least))
                fail_msg("%s: %d", position, num(m, numbers[i].num));
            match_free(m);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_01_the_joker_is_set_aside),
        cmocka_unit_test(AS_02_one_enemy_of_each_number),
        cmocka_unit_test(AS_03_markers_and_scenes),
        cmocka_unit_test(AS_04_acolytes_end_the_scenes),
        cmocka_unit_test(AS_05_eight_cards_then_the_first_enemy),
        cmocka_unit_test(AS_05_the_next_enemy_stays_hidden),
        cmocka_unit_test(AS_06_reloads_then_one_shot_end_a_turn),
        cmocka_unit_test(AS_07_the_hand_limit_is_8_and_the_joker_counts),
        cmocka_unit_test(AS_08_a_shot_can_not_be_taken_back_for_free),
        cmocka_unit_test(AS_08_arming_is_free_to_take_back),
        cmocka_unit_test(AS_08_what_shows_no_card_and_is_final),
        cmocka_unit_test(AS_10_three_options_and_bonuses),
        cmocka_unit_test(AS_11_a_shot),
        cmocka_unit_test(AS_11_exactly_five_cards),
        cmocka_unit_test(AS_11_hit_points_are_tested_before_bullets),
        cmocka_unit_test(AS_11_excess_damage_is_lost),
        cmocka_unit_test(AS_11_no_picks_are_the_best_shot),
        cmocka_unit_test(AS_12_no_bullet_left_is_the_end),
        cmocka_unit_test(AS_12_only_bullets_or_damage_help),
        cmocka_unit_test(AS_12_lost_at_once_where_the_table_says_so),
        cmocka_unit_test(AS_12_second_wind_once_a_scene),
        cmocka_unit_test(a_lost_run_says_what_to_try),
        cmocka_unit_test(AS_12_the_run_may_be_given_up),
        cmocka_unit_test(AS_13_discard_and_draw),
        cmocka_unit_test(AS_13_never_tops_up_a_short_hand),
        cmocka_unit_test(AS_13_legal_with_an_empty_pile),
        cmocka_unit_test(AS_14_renewing_does_not_refill_the_hand),
        cmocka_unit_test(AS_14_a_renewed_pile_is_shuffled),
        cmocka_unit_test(AS_15_without_reloads_neither),
        cmocka_unit_test(AS_16_what_is_left_is_drawn),
        cmocka_unit_test(AS_16_a_short_hand_is_shot_whole),
        cmocka_unit_test(AS_16_with_no_card_renew_else_jam),
        cmocka_unit_test(AS_17_jam),
        cmocka_unit_test(AS_17_what_the_test_takes_into_account),
        cmocka_unit_test(AS_17_nothing_adds_damage_to_a_jam),
        cmocka_unit_test(AS_17_a_combination_of_no_damage_is_a_shot),
        cmocka_unit_test(AS_18_a_bonus_lifts_the_hand_above_the_limit),
        cmocka_unit_test(AS_18_what_is_still_above_is_discarded_by_choice),
        cmocka_unit_test(AS_18_after_a_kill_before_the_next_reveal),
        cmocka_unit_test(AS_18_not_when_a_new_scene_takes_the_hand),
        cmocka_unit_test(AS_19_the_discard_pile_may_be_looked_through),
        cmocka_unit_test(AS_23_less_is_claimed_by_amount),
        cmocka_unit_test(AS_24_the_joker_is_discarded_and_shuffled_like_any_card),
        cmocka_unit_test(AS_33_the_next_duel),
        cmocka_unit_test(AS_33_a_new_scene),
        cmocka_unit_test(AS_33_the_joker_counts_before_overkill),
        cmocka_unit_test(AS_34_killing_overkill_wins),
        cmocka_unit_test(AS_34_the_twelfth_duel_is_the_last),
        cmocka_unit_test(AS_40_easy_shots_may_be_small),
        cmocka_unit_test(AS_40_an_easy_jam_takes_1_to_5),
        cmocka_unit_test(AS_41_normal_is_the_default),
        cmocka_unit_test(AS_42_hard_opens_the_discard_pile_for_an_effect_alone),
        cmocka_unit_test(AS_43_nightmare_has_one_reload_less),
        cmocka_unit_test(AS_44_each_difficulty_has_its_overkill),
        cmocka_unit_test(odd_positions_are_refused_or_made_right),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
