/* Ace of Spades for two: shared row, alternation, refills, hidden hands, vague words (AS-50 to
 * AS-59, and what AS-12, AS-18, AS-36, AS-37 mean for two). */
#include "mem.h"
#include "unit.h"

#include "ace_table.h"

#include <stdio.h>
#include <string.h>

enum { ONE = ACE_HAND, TWO = ACE_HAND + 1 };

static int num(const struct match *m, int n) { return ace_table_num(m, n); }
static int count(const struct match *m, int zone) { return ace_table_count(m, zone); }
static bool turn_of(const struct match *m, seat who)
{
    return match_waiting(m) == seat_bit(who) && num(m, ACE_ACTIVE) == who;
}

/* A duel with a tough enemy, so that nothing dies by accident; seat 1 is on turn. */
#define TOUGH "set active 0\nput enemy the-bounty-keeper\nset hp_max 28\nset hp 28\n"
#define HANDS "put hand 1 2s 2d 5c 7h 9s\nput hand 2 3s 3d 6c 8h Ts\nput shared 2c Qc Ks\n"

/* One of each kind of effect, whatever the enemies of the file are like today. */
static const struct ace_data *gifts(void)
{
    static const char *const edits[] = {
        "stable-hand",
        "bonus draw 3",
        "bootlegger",
        "bonus cycle 5",
        "necromancers-apprentice",
        "bonus joker",
        "undertaker",
        "bonus recall 2",
        "claim-jumper",
        "bonus peek 3",
        "telegraph-ghost",
        "bonus pick 3",
        "dynamiter",
        "bonus damage 90",
        "train-robber",
        "bonus bullet 1",
        "card-cheat",
        "bonus recolour 2",
        "midnight-drover",
        "bonus count hearts as spades",
        NULL,
    };
    static struct ace_data kept;
    if (!kept.enemy[0].id[0]) {
        struct ace_data *d = ace_table_data(edits);
        kept = *d;
        mem_free(d);
    }
    return &kept;
}

static struct match *with(const char *bonuses, const char *more)
{
    char position[900];
    snprintf(position, sizeof position, TOUGH HANDS "put bonuses %s\n%s", bonuses, more);
    return ace_table_two(gifts(), ACE_NORMAL, position);
}

/* Only these cards are in play, and only `pile` is still to be drawn: all others lie in the discard
 * pile. */
static struct match *few(const char *one, const char *two, const char *shared, const char *pile,
                         const char *more)
{
    char text[1400];
    int at = snprintf(text, sizeof text,
                      TOUGH "put hand 1 %s\nput hand 2 %s\nput shared %s\n%sput discard", one, two,
                      shared, more);
    for (int c = 0; c < 52; c++) {
        const char name[3] = {"23456789TJQKA"[c / 4], "cdhs"[c % 4], 0};
        if (!strstr(one, name) && !strstr(two, name) && !strstr(shared, name) &&
            !strstr(pile, name))
            at += snprintf(text + at, sizeof text - (size_t)at, " %s", name);
    }
    return ace_table_two(gifts(), ACE_NORMAL, text);
}

static struct match *fresh(const char *name)
{
    struct rules r = ace_table_rules(NULL, ACE_NORMAL);
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    r.nseats = 2;
    match_seed_from_text(name, seed);
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    assert_non_null(m);
    return m;
}

static void AS_50_five_each_and_three_between(void **state)
{
    (void)state;
    struct match *m = fresh("two");
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, TWO), 5);
    assert_int_equal(count(m, ACE_SHARED), 3);
    assert_int_equal(count(m, ACE_PILE), 52 - 13);
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    for (int i = 0; i < 3; i++)
        assert_true(card_is_known(board_face(&v.board, ACE_SHARED, i)));
    match_free(m);
}

static void AS_50_a_shot_is_any_mix(void **state)
{
    (void)state;
    static const char *const shots[] = {"2s 2d 5c 7h 9s", "2s 2d 5c 7h 2c", "2s 2d 2c Qc Ks",
                                        "2s 2d 5c 2c Ks"};
    static const int damage[] = {1, 3, 3, 3}; /* Q and K beside three of a kind add nothing */
    for (int i = 0; i < 4; i++) {
        struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS);
        assert_int_equal(ace_table_shoot(m, shots[i], 0), REASON_OK);
        int32_t total = -1;
        assert_int_equal(ace_table_heard(m, ACE_WHY_TOTAL, &total), 1);
        assert_int_equal(total, damage[i]);
        assert_int_equal(count(m, ONE), 5);
        assert_int_equal(count(m, ACE_SHARED), 3);
        match_free(m);
    }
}

static void AS_50_the_best_shot_takes_from_both(void **state)
{
    (void)state;
    struct match *m = ace_table_two(
        NULL, ACE_NORMAL,
        TOUGH "put hand 1 2s 4d 5c 7h Kd\nput hand 2 Kh Kc 6h 8h Ts\nput shared Qc Ks 6c\n");
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    int32_t total = -1;
    ace_table_heard(m, ACE_WHY_TOTAL, &total);
    assert_int_equal(total, 1 + 2); /* a king of each; the partner's count for nothing */
    match_free(m);
}

static void AS_50_discard_takes_from_both_for_one_reload(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS "set reloads 2\n");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c Qc 7h", 0), REASON_OK);
    assert_int_equal(num(m, ACE_RELOADS), 1);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, ACE_SHARED), 3);
    assert_true(ace_table_in(m, ACE_DISCARD, "Qc"));
    assert_true(turn_of(m, 0));
    match_free(m);
}

static void AS_51_the_row_comes_first(void **state)
{
    (void)state;
    /* After a shot: row, then the active hand. */
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS);
    ace_table_next(m, "Ah Ad 4c 4d 4h");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 2c Ks", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_SHARED, "Ah") && ace_table_in(m, ACE_SHARED, "Ad") &&
                ace_table_in(m, ACE_SHARED, "Qc"));
    assert_true(ace_table_in(m, ONE, "4c") && ace_table_in(m, ONE, "4d") &&
                ace_table_in(m, ONE, "4h"));
    match_free(m);
    /* After discard and draw: as many as went there, then to the hand. */
    m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS "set reloads 1\n");
    ace_table_next(m, "Ah Ad 4c");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c Qc 2c", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_SHARED, "Ah") && ace_table_in(m, ACE_SHARED, "Ad") &&
                ace_table_in(m, ONE, "4c"));
    match_free(m);
    static const char *const alone[] = {"Qc", "Qc 2c",
                                        "Qc 2c Ks"}; /* nothing but cards of the row */
    for (int n = 1; n <= 3; n++) {
        m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS "set reloads 1\n");
        assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, alone[n - 1], 0), REASON_OK);
        assert_int_equal(count(m, ACE_SHARED), 3);
        assert_int_equal(count(m, ONE), 5);
        match_free(m);
    }
}

static void AS_51_when_cards_are_short(void **state)
{
    (void)state;
    struct match *m = few("2s 2d 5c 7h 9s", "3s 3d 6c 8h Ts", "2c Qc Ks", "Ah Ad 4c", "");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 2c Ks", 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED), 3);
    assert_int_equal(count(m, ONE), 3);
    assert_int_equal(count(m, ACE_PILE), 0);
    match_free(m);
    m = few("2s 2d 5c 7h 9s", "3s 3d 6c 8h Ts", "2c Qc Ks", "Ah", "set reloads 1\n");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c 7h Qc Ks", 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED), 2);
    assert_int_equal(count(m, ONE), 3);
    match_free(m);
}

static void AS_51_a_short_row_is_not_topped_up_by_a_discard(void **state)
{
    (void)state;
    struct match *m = ace_table_two(
        NULL, ACE_NORMAL,
        TOUGH
        "put hand 1 2s 2d 5c 7h\nput hand 2 3s 3d 6c 8h Ts\nput shared 2c Qc\nset reloads 2\n");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c Qc", 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED), 2);
    assert_int_equal(count(m, ONE), 4);
    match_free(m);
}

static void AS_51_renewing_fills_neither(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL,
                                    TOUGH "put hand 1 2s 2d 5c 7h\nput hand 2 3s 3d 6c 8h\nput "
                                          "shared 2c Qc\nput discard Ah Ad\nset reloads 2\n");
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED), 2);
    assert_int_equal(count(m, ONE), 4);
    assert_int_equal(count(m, TWO), 4);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 2c", 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED), 3);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, TWO), 4);
    match_free(m);
}

static void AS_52_the_first_player_is_drawn(void **state)
{
    (void)state;
    int first[2] = {0};
    for (int i = 0; i < 80; i++) {
        char name[20];
        snprintf(name, sizeof name, "first %d", i);
        struct match *m = fresh(name);
        const seat who = seat_first(match_waiting(m));
        assert_true(turn_of(m, who));
        first[who]++;
        match_free(m);
    }
    assert_true(first[0] > 20 && first[1] > 20);
}

/* Whole runs in which everybody does what happens when time is up. */
static void AS_52_strictly_alternating_over_kills_and_scenes(void **state)
{
    (void)state;
    int kills = 0, scenes = 0;
    for (int i = 0; i < 60; i++) {
        char name[20];
        snprintf(name, sizeof name, "turns %d", i);
        struct match *m = fresh(name);
        while (!match_over(m)) {
            struct view v;
            struct action a;
            const seat who = seat_first(match_waiting(m));
            assert_true(turn_of(m, who));
            match_view(m, who, &v);
            assert_true(rules_least(&v.rules, &v.board, who, &a));
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        int last = -1;
        for (int e = 0; e < match_heard_count(m); e++) {
            const struct event heard = match_heard(m, 0, e);
            if (heard.kind != EVENT_NOTE)
                continue;
            kills += heard.why == ACE_WHY_KILL;
            scenes += heard.why == ACE_WHY_SCENE && heard.amount > 1;
            if (heard.why == ACE_WHY_TURN) {
                assert_true(last < 0 || heard.who == 1 - last);
                last = heard.who;
            }
            if (heard.why == ACE_WHY_TOTAL || heard.why == ACE_WHY_JAM)
                assert_int_equal(heard.who, last);
        }
        match_free(m);
    }
    assert_true(kills > 60 && scenes > 3);
}

static void AS_52_one_shot_ends_the_turn_reloads_do_not(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS "set reloads 3\n");
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "7h", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_true(turn_of(m, 0));
    struct action a = action_of(1, ACE_SHOOT, 0);
    assert_int_equal(match_play(m, &a, 0), REASON_NOT_NOW);
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_true(turn_of(m, 1));
    a = action_of(0, ACE_SHOOT, 0);
    assert_int_equal(match_play(m, &a, 0), REASON_NOT_NOW);
    match_free(m);
    /* A kill ends it too. */
    m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS "set hp 1\nset marker 4\n");
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 5);
    assert_true(turn_of(m, 1));
    match_free(m);
}

static void AS_52_a_jam_ends_it_too(void **state)
{
    (void)state;
    struct match *m =
        ace_table_two(NULL, ACE_NORMAL,
                      TOUGH "put hand 1 2s 4d 5c 7h 9s\nput hand 2 3s 3d 6c 8h Ts\nput shared Jc "
                            "Qc Kd\nset reloads 0\nset bullets 2\n");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 4d 5c 7h Jc", 0), REASON_OK);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    assert_true(turn_of(m, 1));
    match_free(m);
}

static void AS_53_discard_bonuses_never_touch_the_row(void **state)
{
    (void)state;
    struct match *m = with("bootlegger", "");
    struct view v;
    match_view(m, 0, &v);
    for (int i = 0; i < v.choices.n; i++)
        if (v.choices.choice[i].kind == ACE_USE) {
            assert_int_equal(v.choices.choice[i].zone, ONE);
            assert_int_equal(v.choices.choice[i].zone2, ZONE_NONE);
            assert_int_equal(v.choices.choice[i].pick_max, 5);
        }
    assert_int_equal(ace_table_do(m, ACE_USE, 0, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_SHARED, "2c") && ace_table_in(m, ACE_SHARED, "Qc") &&
                ace_table_in(m, ACE_SHARED, "Ks"));
    match_free(m);
    /* With no card of one's own there is nothing to change, whatever lies in the row. */
    m = ace_table_two(
        gifts(), ACE_NORMAL,
        TOUGH "put hand 1\nput hand 2 3s 3d\nput shared 2c 2d Ks\nput bonuses bootlegger\n");
    assert_int_equal(ace_table_open(m, ACE_USE, 0), -ACE_NO_HAND);
    match_free(m);
}

static void AS_53_what_a_bonus_brings_goes_to_that_hand(void **state)
{
    (void)state;
    struct match *m = with("stable-hand necromancers-apprentice", "");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(count(m, ONE), 8);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_true(ace_table_in(m, ONE, "joker"));
    assert_int_equal(count(m, ONE), 9);
    assert_int_equal(count(m, TWO), 5);
    assert_int_equal(count(m, ACE_SHARED), 3);
    match_free(m);
    /* Bonuses are common: the partner uses the ones that lie there. */
    m = with("stable-hand", "set active 1\n");
    assert_true(turn_of(m, 1));
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(count(m, TWO), 8);
    match_free(m);
}

static void AS_54_hands_stay_hidden(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS);
    for (int me = 0; me < 2; me++) {
        struct view v;
        match_view(m, (seat)me, &v);
        for (int i = 0; i < 5; i++) {
            assert_true(card_is_known(board_face(&v.board, ACE_HAND + me, i)));
            assert_false(card_is_known(board_face(&v.board, ACE_HAND + 1 - me, i)));
        }
    }
    match_free(m);
    /* What is armed stays with who armed it until the shot. */
    m = with("card-cheat", "");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, "5c 7h", SUIT_SPADES), REASON_OK);
    struct view v;
    match_view(m, 1, &v);
    assert_true(v.board.envelope[0].full);
    assert_int_equal(v.board.envelope[0].amount, 0);
    match_free(m);
}

static void AS_54_vague_words(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS);
    assert_int_equal(match_truth(m)->may, seat_bit(1));
    assert_int_equal(ace_table_do_as(m, 0, ACE_HINT, 0, NULL, ACE_HINT_LITTLE), REASON_OK);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 1, "Qc", ACE_HINT_WANT), REASON_OK);
    struct event said[2];
    int n = 0;
    for (int i = 0; i < match_heard_count(m); i++)
        if (match_heard(m, SEAT_ONLOOKER, i).why == ACE_WHY_HINT && n < 2)
            said[n++] = match_heard(m, SEAT_ONLOOKER, i);
    assert_int_equal(n, 2);
    assert_true(said[0].who == 0 && said[0].from == ACE_HINT_LITTLE && said[0].face == CARD_NONE);
    assert_true(said[1].who == 1 && said[1].from == ACE_HINT_WANT &&
                said[1].face == card_of(RANK_Q, SUIT_CLUBS));
    /* Nobody waits for a word, and nothing is done by it. */
    assert_true(turn_of(m, 0));
    assert_int_equal(count(m, ACE_SHARED), 3);
    /* A finger points at one shared card, at none of the hand, and at nothing with another word. */
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 1, NULL, ACE_HINT_WANT), REASON_PICK);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 1, "Qc Ks", ACE_HINT_WANT), REASON_PICK);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 1, "Qc", ACE_HINT_GOOD), REASON_AMOUNT);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 0, NULL, ACE_HINT_WANT), REASON_AMOUNT);
    match_free(m);
}

/* What was said stays to be seen until the turn of whom it was said to is over. */
static void AS_54_a_word_is_remembered_for_the_turn_it_was_meant_for(void **state)
{
    (void)state;
    card face = 0;
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS "set bullets 4\n");
    assert_int_equal(ace_word_said(match_truth(m), 0, &face), -1);
    assert_int_equal(ace_table_do_as(m, 0, ACE_HINT, 0, NULL, ACE_HINT_RELOAD), REASON_OK);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 1, "Qc", ACE_HINT_WANT), REASON_OK);
    assert_int_equal(ace_word_said(match_truth(m), 0, &face), ACE_HINT_RELOAD);
    assert_int_equal(face, CARD_NONE);
    assert_int_equal(ace_word_said(match_truth(m), 1, &face), ACE_HINT_WANT);
    assert_int_equal(face, card_of(RANK_Q, SUIT_CLUBS));
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_word_said(match_truth(m), 0, NULL), ACE_HINT_RELOAD);
    assert_int_equal(ace_word_said(match_truth(m), 1, NULL), -1);
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_int_equal(ace_word_said(match_truth(m), 0, NULL), -1);
    match_free(m);
}

static void AS_54_two_words_a_turn(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL, TOUGH HANDS);
    for (int i = 0; i < ACE_HINTS_A_TURN; i++)
        for (int s = 0; s < 2; s++)
            assert_int_equal(ace_table_do_as(m, (seat)s, ACE_HINT, 0, NULL, ACE_HINT_GOOD),
                             REASON_OK);
    assert_int_equal(ace_table_do_as(m, 0, ACE_HINT, 0, NULL, ACE_HINT_GOOD), ACE_SAID_ENOUGH);
    /* The partner may do nothing any more, so nobody is asked about it. */
    assert_int_equal(match_truth(m)->may, 0);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 0, NULL, ACE_HINT_GOOD), REASON_NOT_NOW);
    /* A new turn, new words. */
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_int_equal(match_truth(m)->may, seat_bit(0));
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 0, NULL, ACE_HINT_GOOD), REASON_OK);
    assert_int_equal(ace_table_do_as(m, 0, ACE_HINT, 0, NULL, ACE_HINT_GOOD), REASON_OK);
    match_free(m);
}

static void AS_54_no_words_alone_nor_out_of_a_turn(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, NULL);
    assert_int_equal(ace_table_open(m, ACE_HINT, 0), 0);
    assert_int_equal(match_truth(m)->may, 0);
    match_free(m);
    m = with("claim-jumper", "");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_ARRANGE);
    assert_int_equal(ace_table_do_as(m, 0, ACE_HINT, 0, NULL, 0), REASON_NOT_NOW);
    assert_int_equal(ace_table_do_as(m, 1, ACE_HINT, 0, NULL, 0), REASON_NOT_NOW);
    match_free(m);
}

static void AS_55_a_new_enemy_fills_row_and_both_hands(void **state)
{
    (void)state;
    struct match *m = ace_table_two(NULL, ACE_NORMAL,
                                    TOUGH "set hp 1\nset marker 4\nput hand 1 2s 2d 5c 7h 9s\nput "
                                          "hand 2 3s 3d 6c\nput shared 2c Qc Ks\n");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 2c Ks", 0), REASON_OK);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, TWO), 5);
    assert_int_equal(count(m, ACE_SHARED), 3);
    match_free(m);
    /* When cards are short: the row, then who plays next, then the other. */
    m = few("2s 2d 5c 7h 9s", "3s 3d 6c", "2c Qc Ks", "Ah Ad Ac As", "set hp 1\nset marker 4\n");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 2c Ks", 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED), 3);
    assert_int_equal(count(m, TWO), 5);
    assert_int_equal(count(m, ONE), 2);
    match_free(m);
    /* Killed by damage in a turn that goes on, the same player is the next. */
    m = few("2s 2d 5c", "3s 3d 6c", "2c Qc Ks", "Ah Ad", "set marker 4\nput bonuses dynamiter\n");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, TWO), 3);
    match_free(m);
}

static void AS_55_otherwise_only_the_active_hand(void **state)
{
    (void)state;
    struct match *m =
        ace_table_two(NULL, ACE_NORMAL,
                      TOUGH "put hand 1 2s 2d 5c 7h 9s\nput hand 2 3s 3d\nput shared 2c Qc Ks\n");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, TWO), 2);
    match_free(m);
}

static void AS_55_a_new_scene_deals_again(void **state)
{
    (void)state;
    struct match *m =
        ace_table_two(NULL, ACE_NORMAL,
                      "set active 0\nput enemy the-hangman\nset hp 1\nset marker 3\nput hand 1 2s "
                      "2d 2c 7h 9s\nput hand 2 3s 3d\nput shared Ah Qc Ks\nput discard 4c 4d 4h\n");
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 4);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, TWO), 5);
    assert_int_equal(count(m, ACE_SHARED), 3);
    assert_int_equal(count(m, ACE_DISCARD), 0);
    assert_int_equal(count(m, ACE_PILE), 52 - 13);
    assert_true(turn_of(m, 1));
    match_free(m);
}

static void AS_55_difficulties_apply_unchanged(void **state)
{
    (void)state;
    /* Easy: fewer than five cards, of both. */
    struct match *m = ace_table_two(NULL, ACE_EASY, TOUGH HANDS);
    assert_int_equal(ace_table_shoot(m, "2s 2c", 0), REASON_OK);
    assert_int_equal(count(m, ONE), 5);
    assert_int_equal(count(m, ACE_SHARED), 3);
    match_free(m);
    struct rules r = ace_table_rules(NULL, ACE_NIGHTMARE);
    r.nseats = 2;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    match_seed_from_text("night", seed);
    m = match_new(&r, seed, NULL, NULL, true, error);
    assert_int_equal(num(m, ACE_RELOADS), 1);
    match_free(m);
}

static void AS_56_the_row_counts_for_a_jam(void **state)
{
    (void)state;
    /* The hand alone holds nothing, with the row it does. */
    struct match *m = ace_table_two(NULL, ACE_NORMAL,
                                    TOUGH "put hand 1 2s 4d 5c 7h 9s\nput hand 2 3s 3d 6c 8h "
                                          "Ts\nput shared 9d Qc Ks\nset reloads 0\n");
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), -ACE_CAN_SHOOT);
    match_free(m);
    /* What the partner holds does not. */
    m = ace_table_two(NULL, ACE_NORMAL,
                      TOUGH "put hand 1 2s 4d 5c 7h 9s\nput hand 2 2d 2h 6c 8h Ts\nput shared Jd "
                            "Qc Ks\nset reloads 0\n");
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), -ACE_NO_COMBINATION);
    assert_int_equal(ace_table_open(m, ACE_JAM, 0), 1);
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, "2s 4d Jd Qc Ks", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_DISCARD, "Ks"));
    assert_int_equal(count(m, ACE_SHARED), 3);
    match_free(m);
}

static void AS_56_the_row_counts_for_a_short_hand(void **state)
{
    (void)state;
    /* Two of one's own and three shared are five: all of them. */
    struct match *m = few("2s 4d", "3s 3d 6c 8h Ts", "2c Qc Ks", "", "set reloads 0\n");
    assert_int_equal(ace_table_shoot(m, "2s 4d 2c Qc", 0), ACE_SHOT_SIZE);
    assert_int_equal(ace_table_shoot(m, "2s 4d 2c Qc Ks", 0), REASON_OK);
    assert_int_equal(count(m, ACE_SHARED) + count(m, ONE), 0);
    match_free(m);
    /* Fewer than five in all: what is there. */
    m = few("2s", "3s 3d 6c 8h Ts", "2c Qc", "", "set reloads 0\n");
    assert_int_equal(ace_table_shoot(m, "2s 2c", 0), ACE_SHOT_SIZE);
    assert_int_equal(ace_table_shoot(m, "2s 2c Qc", 0), REASON_OK);
    match_free(m);
    /* None at all: an empty jam. */
    m = few("", "3s 3d 6c 8h Ts", "", "", "set reloads 0\n");
    assert_int_equal(ace_table_do(m, ACE_JAM, 0, NULL, 0), REASON_OK);
    assert_true(turn_of(m, 1));
    match_free(m);
}

static void AS_57_changes_fall_on_shared_cards_too(void **state)
{
    (void)state;
    /* A flush of spades that needs two shared cards recoloured. */
    struct match *m = ace_table_two(gifts(), ACE_NORMAL,
                                    TOUGH "put hand 1 2s 4s 7s 9h Td\nput hand 2 3s 3d 6c\nput "
                                          "shared Jd Qc Kh\nput bonuses card-cheat\n");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, "Jd Qc", SUIT_SPADES), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 4s 7s Jd Qc", ACE_FLUSH), REASON_OK);
    int32_t total = -1;
    ace_table_heard(m, ACE_WHY_TOTAL, &total);
    assert_int_equal(total, 5 + 2);
    match_free(m);
    /* A card that leaves the row takes its change along. */
    m = ace_table_two(gifts(), ACE_NORMAL,
                      TOUGH "put hand 1 2s 4s 7s 9h Td\nput hand 2 3s 3d 6c\nput shared Jd Qc "
                            "Kh\nput bonuses card-cheat\nset reloads 2\n");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, "Jd Qc", SUIT_SPADES), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "Jd", 0), REASON_OK);
    assert_false(ace_armed(match_truth(m), 0));
    match_free(m);
}

static void AS_57_void_and_count_see_the_row(void **state)
{
    (void)state;
    /* Hearts are void: the pair of hearts in the row is none. */
    static const char *const edits[] = {"the-weeping-widow", "penalty void hearts", NULL};
    struct ace_data *data = ace_table_data(edits);
    struct match *m = ace_table_two(data, ACE_NORMAL,
                                    "set active 0\nput enemy the-weeping-widow\nput hand 1 2s 4d "
                                    "5c 7c 9s\nput hand 2 3s 3d\nput shared 9h Qc Kd\n");
    assert_int_equal(ace_table_open(m, ACE_SHOOT, 0), -ACE_NO_COMBINATION);
    match_free(m);
    mem_free(data);
    m = ace_table_two(gifts(), ACE_NORMAL,
                      TOUGH "put hand 1 2s 4s 7s 9d Td\nput hand 2 3s 3d\nput shared Jh Qh 3c\nput "
                            "bonuses midnight-drover\n");
    assert_int_equal(ace_table_do(m, ACE_ARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 4s 7s Jh Qh", ACE_FLUSH), REASON_OK);
    match_free(m);
}

static void AS_58_peek_and_pick_are_for_one_pair_of_eyes(void **state)
{
    (void)state;
    static const char *const bonus[] = {"claim-jumper", "telegraph-ghost"};
    for (int i = 0; i < 2; i++) {
        struct match *m = with(bonus[i], "");
        assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
        struct view mine, partners;
        match_view(m, 0, &mine);
        match_view(m, 1, &partners);
        assert_int_equal(board_count(&partners.board, ACE_SHOWN), 3);
        for (int k = 0; k < 3; k++) {
            assert_true(card_is_known(board_face(&mine.board, ACE_SHOWN, k)));
            assert_false(card_is_known(board_face(&partners.board, ACE_SHOWN, k)));
        }
        struct action a = action_of(0, i ? ACE_TAKE : ACE_ARRANGE, 0);
        a.n = 1;
        a.pick[0] = 1;
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
        match_view(m, 1, &partners);
        for (int k = 0; k < board_count(&partners.board, ONE); k++)
            assert_false(card_is_known(board_face(&partners.board, ONE, k)));
        match_free(m);
    }
}

static void AS_58_recall_and_joker_are_public(void **state)
{
    (void)state;
    struct match *m = with("undertaker necromancers-apprentice", "put discard 4c 4d Ah\n");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, "4c Ah", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    struct view v;
    match_view(m, 1, &v);
    assert_true(board_find(&v.board, ONE, card_of(RANK_A, SUIT_HEARTS)) >= 0);
    assert_true(board_find(&v.board, ONE, CARD_JOKER) >= 0);
    match_free(m);
}

static void AS_18_the_player_whose_turn_ends_trims(void **state)
{
    (void)state;
    struct match *m = with("stable-hand", "");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(count(m, ONE), 8);
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c Qc Ks", 0),
                     REASON_OK); /* two of his own: six are left */
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_TRIM);
    assert_true(turn_of(m, 0));
    struct view v;
    match_view(m, 0, &v);
    assert_int_equal(v.choices.n, 1);
    assert_int_equal(v.choices.choice[0].pick_min, 1);
    assert_int_equal(v.choices.choice[0].zone2, ZONE_NONE);
    assert_int_equal(ace_table_do(m, ACE_TRIM, 0, "5c", 0), REASON_OK);
    assert_int_equal(count(m, ONE), 5);
    assert_true(turn_of(m, 1));
    match_free(m);
}

static void AS_36_after_damage_the_same_player_still_owes_a_shot(void **state)
{
    (void)state;
    struct match *m = with("dynamiter", "set marker 4\n");
    assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 5);
    assert_true(turn_of(m, 0));
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_true(turn_of(m, 1));
    match_free(m);
}

static void AS_37_without_a_bullet_the_partner_is_next(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        struct match *m = with(i ? "dynamiter" : "train-robber", "set marker 4\nset bullets 1\n");
        assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
        /* AS-12: who shot may still use bonuses with bullet or damage. */
        assert_int_equal(match_truth(m)->phase, ACE_PHASE_LAST);
        assert_true(turn_of(m, 0));
        assert_int_equal(ace_table_do(m, ACE_USE, 0, NULL, 0), REASON_OK);
        assert_int_equal(num(m, ACE_MARKER), i ? 5 : 4);
        assert_true(turn_of(m, 1));
        match_free(m);
    }
}

static void AS_59_hands_and_row_before_the_first_enemy(void **state)
{
    (void)state;
    struct match *m = fresh("deal");
    int dealt[3] = {0};
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, 0, i);
        if (e.kind == EVENT_MAKE && e.why == ACE_WHY_REVEAL)
            break;
        if (e.kind == EVENT_MOVE && e.why == ACE_WHY_DEAL)
            dealt[e.to == ACE_SHARED ? 2 : e.to - ACE_HAND]++;
    }
    assert_int_equal(dealt[0], 5);
    assert_int_equal(dealt[1], 5);
    assert_int_equal(dealt[2], 3);
    match_free(m);
}

static void AS_50_positions_keep_to_the_table(void **state)
{
    (void)state;
    struct rules r = ace_table_rules(NULL, ACE_NORMAL);
    uint8_t seed[SEED_BYTES] = {1};
    char error[MATCH_ERROR];
    assert_null(match_new(&r, seed, NULL, "put shared 2c", true, error));
    r.nseats = 2;
    assert_null(match_new(&r, seed, NULL, "put shared 2c 3c 4c 5c", true, error));
    struct match *m =
        match_new(&r, seed, NULL, "set active 7\nset said 1 50\nput shared 2c 3c", true, error);
    assert_non_null(m);
    assert_true(turn_of(m, 1));
    assert_int_equal(num(m, ACE_SAID), ACE_HINTS_A_TURN);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_50_five_each_and_three_between),
        cmocka_unit_test(AS_50_a_shot_is_any_mix),
        cmocka_unit_test(AS_50_the_best_shot_takes_from_both),
        cmocka_unit_test(AS_50_discard_takes_from_both_for_one_reload),
        cmocka_unit_test(AS_50_positions_keep_to_the_table),
        cmocka_unit_test(AS_51_the_row_comes_first),
        cmocka_unit_test(AS_51_when_cards_are_short),
        cmocka_unit_test(AS_51_a_short_row_is_not_topped_up_by_a_discard),
        cmocka_unit_test(AS_51_renewing_fills_neither),
        cmocka_unit_test(AS_52_the_first_player_is_drawn),
        cmocka_unit_test(AS_52_strictly_alternating_over_kills_and_scenes),
        cmocka_unit_test(AS_52_one_shot_ends_the_turn_reloads_do_not),
        cmocka_unit_test(AS_52_a_jam_ends_it_too),
        cmocka_unit_test(AS_53_discard_bonuses_never_touch_the_row),
        cmocka_unit_test(AS_53_what_a_bonus_brings_goes_to_that_hand),
        cmocka_unit_test(AS_54_hands_stay_hidden),
        cmocka_unit_test(AS_54_vague_words),
        cmocka_unit_test(AS_54_a_word_is_remembered_for_the_turn_it_was_meant_for),
        cmocka_unit_test(AS_54_two_words_a_turn),
        cmocka_unit_test(AS_54_no_words_alone_nor_out_of_a_turn),
        cmocka_unit_test(AS_55_a_new_enemy_fills_row_and_both_hands),
        cmocka_unit_test(AS_55_otherwise_only_the_active_hand),
        cmocka_unit_test(AS_55_a_new_scene_deals_again),
        cmocka_unit_test(AS_55_difficulties_apply_unchanged),
        cmocka_unit_test(AS_56_the_row_counts_for_a_jam),
        cmocka_unit_test(AS_56_the_row_counts_for_a_short_hand),
        cmocka_unit_test(AS_57_changes_fall_on_shared_cards_too),
        cmocka_unit_test(AS_57_void_and_count_see_the_row),
        cmocka_unit_test(AS_58_peek_and_pick_are_for_one_pair_of_eyes),
        cmocka_unit_test(AS_58_recall_and_joker_are_public),
        cmocka_unit_test(AS_18_the_player_whose_turn_ends_trims),
        cmocka_unit_test(AS_36_after_damage_the_same_player_still_owes_a_shot),
        cmocka_unit_test(AS_37_without_a_bullet_the_partner_is_next),
        cmocka_unit_test(AS_59_hands_and_row_before_the_first_enemy),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
