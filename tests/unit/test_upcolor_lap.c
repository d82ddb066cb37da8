/* One tour of the table: cards, who may play what, who takes and who leads (UC-01 to UC-23). */
#include "unit.h"

#include "upcolor_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return upcolor_table_num(m, n); }
static int count(const struct match *m, int zone) { return upcolor_table_count(m, zone); }

/* Seat 1 leads a lap that is not the first. */
#define LATER "set dealer 0\nset lap 2\nset leader 0\n"

static struct match *four(const char *one, const char *two, const char *three, const char *other,
                          const char *more)
{
    char position[600];
    snprintf(position, sizeof position,
             LATER "%s\nput hand 1 %s\nput hand 2 %s\nput hand 3 %s\nput hand 4 %s\n", more, one,
             two, three, other);
    return upcolor_table(4, NULL, position);
}

static void UC_01_fifty_nine_cards(void **state)
{
    (void)state;
    static const int copies[] = {5, 14, 14, 14, 7, 5};
    const struct rules r = upcolor_table_rules(4, NULL);
    assert_int_equal(pack_size(&r.game->packs[0]), UPCOLOR_CARDS);
    for (int i = 0; i < UPCOLOR_FACES; i++)
        assert_int_equal(pack_copies(&r.game->packs[0], (card)(CARD_OWN + i)), copies[i]);
    struct match *m = upcolor_table(4, NULL, NULL);
    assert_int_equal(match_truth(m)->start[ZONES], 59);
    match_free(m);
    assert_non_null(upcolor_table_fault(
        4, NULL, "put hand 1 discard discard discard\nput hand 2 discard discard discard"));
}

static void UC_02_the_code_runs_green_yellow_blue_red_violet(void **state)
{
    (void)state;
    static const card code[] = {UPCOLOR_IMPERIAL, UPCOLOR_YELLOW, UPCOLOR_BLUE, UPCOLOR_RED,
                                UPCOLOR_VIOLET};
    for (int i = 0; i < 4; i++)
        assert_int_equal(upcolor_follows(code[i]), code[i + 1]);
    assert_int_equal(upcolor_follows(UPCOLOR_VIOLET), 0);
    assert_int_equal(upcolor_follows(UPCOLOR_DISCARD), 0);
}

static void UC_10_one_lap_one_chance_each(void **state)
{
    (void)state;
    struct match *m = four("yellow red red", "blue red", "red violet", "violet violet", "");
    assert_int_equal(num(m, UPCOLOR_LAST), 3);
    upcolor_table_do(m, "1 yellow");
    assert_int_equal(upcolor_table_try(m, "1 red"), REASON_NOT_NOW);
    assert_int_equal(upcolor_table_try(m, "3 red"), REASON_NOT_NOW);
    upcolor_table_do(m, "2 blue, 3 red");
    assert_int_equal(num(m, UPCOLOR_CALLED), UPCOLOR_VIOLET);
    upcolor_table_draws(m, "yellow");
    upcolor_table_do(m, "4 violet");
    assert_int_equal(num(m, UPCOLOR_LAP), 3);
    assert_int_equal(count(m, UPCOLOR_ASIDE), 4);
    assert_int_equal(num(m, UPCOLOR_LEADER), 3);
    match_free(m);
}

static void UC_10_a_violet_ends_the_lap_at_once(void **state)
{
    (void)state;
    struct match *m = four("red red", "violet red", "yellow red", "yellow red", "");
    struct event e;
    upcolor_table_do(m, "1 red, 2 violet");
    assert_int_equal(num(m, UPCOLOR_TURN), 1); /* seats 3 and 4 had no chance */
    assert_int_equal(num(m, UPCOLOR_LAP), 3);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_TRICK, &e), 1);
    assert_int_equal(e.who, 1);
    assert_int_equal(e.from, 1);
    assert_int_equal(e.amount, 2);
    match_free(m);
}

static void UC_10_who_passed_does_not_play_again(void **state)
{
    (void)state;
    struct match *m = four("yellow red", "yellow yellow", "blue yellow", "yellow yellow", "");
    upcolor_table_do(m, "1 yellow, 2 pass, 3 blue, 4 pass");
    assert_int_equal(num(m, UPCOLOR_LAP), 3);
    assert_int_equal(num(m, UPCOLOR_TURN), 2);
    for (int s = 0; s < 4; s++)
        assert_int_equal(num(m, UPCOLOR_PASSED + s), 0);
    match_free(m);
}

static void UC_11_who_holds_the_called_colour_follows(void **state)
{
    (void)state;
    struct match *m =
        four("yellow red", "blue red violet imperial discard", "red red", "red red", "");
    upcolor_table_do(m, "1 yellow");
    assert_int_equal(upcolor_table_try(m, "2 red"), UPCOLOR_MUST_FOLLOW);
    assert_int_equal(upcolor_table_try(m, "2 violet"), UPCOLOR_VIOLET_ON_RED);
    assert_int_equal(upcolor_table_try(m, "2 pass"), UPCOLOR_MUST_FOLLOW);
    assert_int_equal(upcolor_table_open(m, 2, UPCOLOR_PASS, 0), -UPCOLOR_MUST_FOLLOW);
    static const char *const fine[] = {"2 blue", "2 imperial", "2 discard"};
    for (int i = 0; i < 3; i++) {
        struct match *copy = match_copy(m);
        assert_int_equal(upcolor_table_try(copy, fine[i]), REASON_OK);
        match_free(copy);
    }
    match_free(m);
}

static void UC_12_without_it_imperial_discard_or_pass(void **state)
{
    (void)state;
    struct match *m = four("yellow red", "red imperial discard", "red red", "red red", "");
    upcolor_table_do(m, "1 yellow");
    assert_int_equal(upcolor_table_try(m, "2 red"), UPCOLOR_NOT_CALLED);
    static const char *const fine[] = {"2 imperial", "2 discard", "2 pass"};
    for (int i = 0; i < 3; i++) {
        struct match *copy = match_copy(m);
        assert_int_equal(upcolor_table_try(copy, fine[i]), REASON_OK);
        match_free(copy);
    }
    /* With nothing to play, passing is all there is. */
    upcolor_table_do(m, "2 pass");
    assert_int_equal(upcolor_table_open(m, 3, UPCOLOR_PLAY, 0), -UPCOLOR_NOT_CALLED);
    assert_int_equal(upcolor_table_open(m, 3, UPCOLOR_PASS, 0), 1);
    struct action a;
    assert_true(rules_least(match_rules(m), match_truth(m), 2, &a));
    assert_int_equal(a.kind, UPCOLOR_PASS);
    match_free(m);
}

static void UC_13_passing_draws_nothing(void **state)
{
    (void)state;
    struct match *m = four("yellow red", "red red", "red red", "red red", "");
    const int pile = count(m, UPCOLOR_PILE);
    upcolor_table_do(m, "1 yellow, 2 pass, 3 pass");
    assert_int_equal(count(m, UPCOLOR_PILE), pile);
    assert_int_equal(count(m, UPCOLOR_HAND + 1), 2);
    assert_int_equal(num(m, UPCOLOR_PASSED + 1), 1);
    match_free(m);
}

static void UC_14_what_is_called(void **state)
{
    (void)state;
    static const struct {
        const char *led;
        int called;
    } table[] = {{"1 imperial", UPCOLOR_YELLOW},
                 {"1 yellow", UPCOLOR_BLUE},
                 {"1 blue", UPCOLOR_RED},
                 {"1 red", UPCOLOR_VIOLET},
                 {"1 discard", 0}};
    for (int i = 0; i < 5; i++) {
        struct match *m = four("imperial yellow blue red discard", "red", "red", "red", "");
        assert_int_equal(num(m, UPCOLOR_CALLED), 0);
        upcolor_table_do(m, table[i].led);
        assert_int_equal(num(m, UPCOLOR_CALLED), table[i].called);
        match_free(m);
    }
}

static void UC_15_an_imperial_at_any_moment(void **state)
{
    (void)state;
    struct match *m = four("red red", "violet imperial", "yellow red", "yellow imperial", "");
    upcolor_table_draws(m, "blue");
    upcolor_table_do(m, "1 red, 2 imperial");
    assert_int_equal(num(m, UPCOLOR_CALLED), UPCOLOR_YELLOW);
    upcolor_table_do(m, "3 yellow, 4 imperial"); /* the last of the lap too, and takes */
    assert_int_equal(num(m, UPCOLOR_LEADER), 3);
    assert_int_equal(upcolor_holds(match_truth(m), 3, UPCOLOR_BLUE), 1);
    match_free(m);
}

static void UC_16_violet_on_red_alone(void **state)
{
    (void)state;
    struct match *m =
        four("violet discard red", "violet red red", "red violet", "red violet red", "");
    assert_int_equal(upcolor_table_try(m, "1 violet"), UPCOLOR_VIOLET_LEAD);
    upcolor_table_do(m, "1 discard");
    assert_int_equal(upcolor_table_try(m, "2 violet"), UPCOLOR_VIOLET_ON_RED);
    upcolor_table_do(m, "2 red"); /* chosen after a discard card: it calls violet like any other */
    assert_int_equal(upcolor_table_try(m, "3 red"), UPCOLOR_MUST_FOLLOW);
    upcolor_table_do(m, "3 violet");
    assert_int_equal(num(m, UPCOLOR_LEADER), 2);
    match_free(m);
    /* Whatever lies under the discard card. */
    m = four("red blue", "discard blue", "violet blue", "blue blue", "");
    upcolor_table_do(m, "1 red, 2 discard");
    assert_int_equal(upcolor_table_try(m, "3 violet"), UPCOLOR_VIOLET_ON_RED);
    match_free(m);
}

static void UC_17_after_a_discard_card_anything_but_violet(void **state)
{
    (void)state;
    static const struct {
        const char *answer;
        int called;
    } table[] = {
        {"2 imperial", UPCOLOR_YELLOW}, {"2 yellow", UPCOLOR_BLUE}, {"2 blue", UPCOLOR_RED},
        {"2 red", UPCOLOR_VIOLET},      {"2 discard", 0},           {"2 pass", 0}};
    for (int i = 0; i < 6; i++) {
        struct match *m = four("discard red", "imperial yellow blue red discard", "yellow blue red",
                               "red red", "");
        upcolor_table_do(m, "1 discard");
        upcolor_table_do(m, table[i].answer);
        assert_int_equal(num(m, UPCOLOR_CALLED), table[i].called);
        if (!table[i].called) /* the free choice stands for the player after */
            upcolor_table_do(m, "3 blue");
        match_free(m);
    }
}

static void UC_18_the_last_of_the_lap_may_not_discard(void **state)
{
    (void)state;
    struct match *m = four("yellow red", "red red", "red red", "discard red", "");
    upcolor_table_do(m, "1 yellow, 2 pass, 3 pass");
    assert_int_equal(num(m, UPCOLOR_LAST), 3);
    assert_int_equal(upcolor_table_try(m, "4 discard"), UPCOLOR_LAST_DISCARD);
    assert_int_equal(upcolor_table_open(m, 4, UPCOLOR_PASS, 0), 1);
    match_free(m);
    /* Not either where it would be the only way to follow, and not with nothing called. */
    m = four("discard red", "red red", "red red", "discard blue", "");
    upcolor_table_do(m, "1 discard, 2 pass, 3 pass");
    assert_int_equal(upcolor_table_try(m, "4 discard"), UPCOLOR_LAST_DISCARD);
    upcolor_table_do(m, "4 blue");
    match_free(m);
}

static void UC_18_the_last_follows_the_leader_who_leads(void **state)
{
    (void)state;
    struct match *m = four("violet violet", "yellow red", "red red", "red red", "");
    assert_int_equal(num(m, UPCOLOR_LEADER), 1);
    assert_int_equal(num(m, UPCOLOR_LAST), 0);
    match_free(m);
    m = four("violet violet", "yellow red", "red red", "red red", "");
    upcolor_table_do(m, "2 yellow, 3 pass, 4 pass");
    assert_int_equal(num(m, UPCOLOR_TURN), 0);
    match_free(m);
}

static void UC_18_of_two_only_the_leader_may_discard(void **state)
{
    (void)state;
    struct match *m = upcolor_table(
        3, NULL,
        LATER "set seated 3 0\nput hand 3\nput hand 1 discard red\nput hand 2 discard red");
    assert_int_equal(num(m, UPCOLOR_LAST), 1);
    upcolor_table_do(m, "1 discard");
    assert_int_equal(upcolor_table_try(m, "2 discard"), UPCOLOR_LAST_DISCARD);
    match_free(m);
}

static void UC_19_a_discard_card_leads_but_not_the_first_lap(void **state)
{
    (void)state;
    struct match *m = four("discard red", "red red", "red red", "red red", "");
    upcolor_table_do(m, "1 discard");
    match_free(m);
    m = upcolor_table(4, NULL,
                      "set dealer 0\nput hand 1 discard red violet\nput hand 2 red\nput hand 3 "
                      "red\nput hand 4 red");
    assert_int_equal(upcolor_table_try(m, "1 discard"), UPCOLOR_FIRST_DISCARD);
    assert_int_equal(upcolor_table_try(m, "1 violet"), UPCOLOR_VIOLET_LEAD);
    upcolor_table_do(m, "1 red");
    match_free(m);
}

static void UC_20_the_last_answer_takes_draws_and_leads(void **state)
{
    (void)state;
    struct match *m = four("yellow red", "blue blue", "yellow yellow", "yellow yellow", "");
    const int pile = count(m, UPCOLOR_PILE);
    upcolor_table_draws(m, "violet");
    upcolor_table_do(m, "1 yellow, 2 blue, 3 pass, 4 pass");
    assert_int_equal(num(m, UPCOLOR_LEADER), 1);
    assert_int_equal(num(m, UPCOLOR_TURN), 1);
    assert_int_equal(count(m, UPCOLOR_HAND + 1), 2);
    assert_int_equal(upcolor_holds(match_truth(m), 1, UPCOLOR_VIOLET), 1);
    assert_int_equal(count(m, UPCOLOR_PILE), pile - 1);
    assert_int_equal(count(m, UPCOLOR_ASIDE), 2);
    for (int s = 0; s < 4; s++)
        assert_int_equal(count(m, UPCOLOR_LAID + s), 0);
    match_free(m);
    /* A leader whom nobody follows. */
    m = four("yellow red", "red red", "red red", "red red", "");
    upcolor_table_do(m, "1 yellow, 2 pass, 3 pass, 4 pass");
    assert_int_equal(num(m, UPCOLOR_LEADER), 0);
    assert_int_equal(count(m, UPCOLOR_HAND), 2);
    match_free(m);
}

/* Who takes after these actions, with either switch, whoever leads: seats and actions count from
 * the leader. */
static void takes(const char *one, const char *two, const char *three, const char *other,
                  const char *actions, int answer, int laid)
{
    for (int k = 0; k < 8; k++) {
        const int taker = k % 2, leads = k / 2;
        const char *const hand[] = {one, two, three, other};
        char position[600], turned[80];
        snprintf(position, sizeof position,
                 LATER "set leader %d\nset turn %d\nset last %d\nset dealer %d", leads, leads,
                 (leads + 3) % 4, leads);
        for (int i = 0; i < 4; i++)
            snprintf(position + strlen(position), sizeof position - strlen(position),
                     "\nput hand %d %s", (i + leads) % 4 + 1, hand[i]);
        snprintf(turned, sizeof turned, "%s", actions);
        for (char *c = turned; *c; c++)
            if (*c >= '1' && *c <= '4')
                *c = (char)('1' + (*c - '1' + leads) % 4);
        struct match *m = upcolor_table(4, taker ? "taker=1" : "taker=0", position);
        upcolor_table_do(m, turned);
        assert_int_equal(num(m, UPCOLOR_LAP), 3);
        assert_int_equal(num(m, UPCOLOR_LEADER), ((taker ? laid : answer) - 1 + leads) % 4);
        match_free(m);
    }
}

static void UC_20_a_discard_card_is_no_answer(void **state)
{
    (void)state;
    takes("yellow red", "discard red", "violet red", "violet red",
          "1 yellow, 2 discard, 3 pass, 4 pass", 1, 2);
    takes("yellow red", "discard red", "discard red", "violet red",
          "1 yellow, 2 discard, 3 discard, 4 pass", 1, 3);
    takes("discard red", "discard red", "violet red", "violet red",
          "1 discard, 2 discard, 3 pass, 4 pass", 2, 2);
    takes("discard red", "yellow red", "discard red", "violet red",
          "1 discard, 2 yellow, 3 discard, 4 pass", 2, 3);
    takes("discard red", "violet red", "violet red", "violet red",
          "1 discard, 2 pass, 3 pass, 4 pass", 1, 1);
    takes("yellow red", "discard red", "imperial red", "violet red",
          "1 yellow, 2 discard, 3 imperial, 4 pass", 3, 3);
}

/* All cards but these hands lie aside: the pile is empty. */
static void UC_21_an_empty_pile(void **state)
{
    (void)state;
    struct match *m =
        upcolor_table(4, NULL,
                      LATER "put hand 1 yellow red\nput hand 2 blue red\nput hand 3 violet "
                            "violet\nput hand 4 violet violet\nput aside"
                            " imperial imperial imperial imperial imperial discard discard discard "
                            "discard discard violet violet violet"
                            " yellow yellow yellow yellow yellow yellow yellow yellow yellow "
                            "yellow yellow yellow yellow"
                            " blue blue blue blue blue blue blue blue blue blue blue blue blue"
                            " red red red red red red red red red red red red");
    assert_int_equal(count(m, UPCOLOR_PILE), 0);
    upcolor_table_do(m, "1 yellow, 2 blue, 3 pass, 4 pass");
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_NO_DRAW, NULL), 1);
    assert_int_equal(count(m, UPCOLOR_HAND + 1), 1);
    assert_int_equal(num(m, UPCOLOR_TURN), 1);
    match_free(m);
}

static void UC_22_who_leads_must_lead(void **state)
{
    (void)state;
    static const char *const hands[] = {"imperial violet", "discard violet", "yellow violet"};
    for (int i = 0; i < 3; i++) {
        struct match *m = four(hands[i], "red red", "red red", "red red", "");
        assert_int_equal(num(m, UPCOLOR_TURN), 0);
        assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_PLAY, 0), 1);
        assert_int_equal(upcolor_table_open(m, 1, UPCOLOR_PASS, 0), -UPCOLOR_LEADER_PASSES_NOT);
        assert_int_equal(upcolor_table_try(m, "1 pass"), UPCOLOR_LEADER_PASSES_NOT);
        assert_int_equal(upcolor_table_try(m, "1 violet"), UPCOLOR_VIOLET_LEAD);
        match_free(m);
    }
}

static void UC_23_violets_alone_pass_the_lead_on(void **state)
{
    (void)state;
    struct match *m = four("violet violet", "violet violet", "discard red", "red red", "");
    struct event e;
    assert_int_equal(num(m, UPCOLOR_LEADER), 2);
    assert_int_equal(num(m, UPCOLOR_LAST), 1);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_LEAD_PASSED, &e), 2);
    assert_int_equal(e.who, 1);
    assert_int_equal(e.to, 2);
    assert_int_equal(count(m, UPCOLOR_HAND), 2); /* nothing was drawn */
    upcolor_table_do(m, "3 discard, 4 red, 1 violet");
    assert_int_equal(num(m, UPCOLOR_TURN), 0);
    match_free(m);
}

static void UC_23_in_the_first_lap_discards_pass_it_on_too(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL,
                                    "set dealer 1\nput hand 1 red\nput hand 2 violet discard\nput "
                                    "hand 3 discard violet\nput hand 4 discard red");
    assert_int_equal(num(m, UPCOLOR_LEADER), 3);
    assert_int_equal(num(m, UPCOLOR_LAST), 2);
    assert_int_equal(upcolor_table_try(m, "4 discard"),
                     UPCOLOR_FIRST_DISCARD); /* UC-19 binds the next player */
    upcolor_table_do(m, "4 red");
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(UC_01_fifty_nine_cards),
        cmocka_unit_test(UC_02_the_code_runs_green_yellow_blue_red_violet),
        cmocka_unit_test(UC_10_one_lap_one_chance_each),
        cmocka_unit_test(UC_10_a_violet_ends_the_lap_at_once),
        cmocka_unit_test(UC_10_who_passed_does_not_play_again),
        cmocka_unit_test(UC_11_who_holds_the_called_colour_follows),
        cmocka_unit_test(UC_12_without_it_imperial_discard_or_pass),
        cmocka_unit_test(UC_13_passing_draws_nothing),
        cmocka_unit_test(UC_14_what_is_called),
        cmocka_unit_test(UC_15_an_imperial_at_any_moment),
        cmocka_unit_test(UC_16_violet_on_red_alone),
        cmocka_unit_test(UC_17_after_a_discard_card_anything_but_violet),
        cmocka_unit_test(UC_18_the_last_of_the_lap_may_not_discard),
        cmocka_unit_test(UC_18_the_last_follows_the_leader_who_leads),
        cmocka_unit_test(UC_18_of_two_only_the_leader_may_discard),
        cmocka_unit_test(UC_19_a_discard_card_leads_but_not_the_first_lap),
        cmocka_unit_test(UC_20_the_last_answer_takes_draws_and_leads),
        cmocka_unit_test(UC_20_a_discard_card_is_no_answer),
        cmocka_unit_test(UC_21_an_empty_pile),
        cmocka_unit_test(UC_22_who_leads_must_lead),
        cmocka_unit_test(UC_23_violets_alone_pass_the_lead_on),
        cmocka_unit_test(UC_23_in_the_first_lap_discards_pass_it_on_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
