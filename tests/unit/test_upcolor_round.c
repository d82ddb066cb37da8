/* Rounds, the table, and what a player may know (UC-03 to UC-06, UC-30 to UC-40, UC-56, UC-70,
 * UC-71). */
#include "unit.h"

#include "upcolor_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return upcolor_table_num(m, n); }
static int count(const struct match *m, int zone) { return upcolor_table_count(m, zone); }

static void UC_03_three_to_six_with_seven_cards_each(void **state)
{
    (void)state;
    for (int seats = 3; seats <= 6; seats++) {
        struct match *m = upcolor_table(seats, NULL, NULL);
        for (int s = 0; s < seats; s++)
            assert_int_equal(count(m, UPCOLOR_HAND + s), 7);
        assert_int_equal(count(m, UPCOLOR_PILE), 59 - 7 * seats);
        match_free(m);
    }
    assert_non_null(upcolor_table_fault(2, NULL, NULL));
    assert_non_null(upcolor_table_fault(7, "stake=8", NULL));
}

static void UC_04_two_teams_of_two_partners_opposite(void **state)
{
    (void)state;
    assert_non_null(strstr(upcolor_table_fault(3, "teams=1", NULL), "4 players"));
    assert_non_null(upcolor_table_fault(5, "teams=1", NULL));
    const struct rules r = upcolor_table_rules(4, "teams=1");
    assert_true(upcolor_partners(&r, 0, 2) && upcolor_partners(&r, 1, 3) &&
                !upcolor_partners(&r, 0, 1) && !upcolor_partners(&r, 0, 3));
    struct match *m = upcolor_table(4, "teams=1", NULL);
    struct view v;
    match_view(m, 0, &v); /* nor does a partner see the hand */
    for (int s = 1; s < 4; s++)
        for (int i = 0; i < 7; i++)
            assert_int_equal(board_face(&v.board, UPCOLOR_HAND + s, i), CARD_HIDDEN);
    match_free(m);
}

/* UC-05: cards of one colour are all equal, so it never matters which of them is picked. */
static void UC_05_equal_cards_play_alike(void **state)
{
    (void)state;
    struct match *m = upcolor_table(
                     4, NULL, "set dealer 0\nset lap 2\nset leader 0\nput hand 1 red red red"),
                 *n = match_copy(m);
    struct action a = action_of(0, UPCOLOR_PLAY, 0), b = a;
    a.n = b.n = 1;
    b.pick[0] = 2;
    assert_int_equal(match_play(m, &a, 0), REASON_OK);
    assert_int_equal(match_play(n, &b, 0), REASON_OK);
    assert_true(match_digest(m) == match_digest(n));
    match_free(m);
    match_free(n);
}

static void UC_06_the_first_dealer_is_drawn(void **state)
{
    (void)state;
    int deals[4] = {0};
    for (int i = 0; i < 200; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "deal %d", i);
        struct match *m = upcolor_table_dealt(4, NULL, NULL, deal);
        deals[num(m, UPCOLOR_DEALER)]++;
        match_free(m);
    }
    for (int s = 0; s < 4; s++)
        assert_in_range(deals[s], 25, 75);
}

static void UC_06_dealt_clockwise_from_the_dealers_left(void **state)
{
    (void)state;
    struct match *m = upcolor_table(5, NULL, NULL);
    int who = num(m, UPCOLOR_DEALER), dealt = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, 0, i);
        if (e.why != UPCOLOR_WHY_DEAL)
            continue;
        who = (who + 1) % 5;
        assert_int_equal(e.who, who);
        assert_int_equal(e.seen, seat_bit(who));
        dealt++;
    }
    assert_int_equal(dealt, 35);
    match_free(m);
}

#define BOTH \
    "put hand 1 imperial red\nput hand 2 red red\nput hand 3 imperial red\nput hand 4 red red"
static void UC_30_the_dealer_leads_an_imperial(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL, "set dealer 0\n" BOTH);
    assert_int_equal(num(m, UPCOLOR_TURN), 0);
    assert_int_equal(upcolor_table_try(m, "1 red"), UPCOLOR_LEAD_IMPERIAL);
    assert_int_equal(upcolor_table_try(m, "1 pass"), UPCOLOR_LEADER_PASSES_NOT);
    upcolor_table_do(m, "1 imperial");
    match_free(m);
    /* Else the first one clockwise who has one, and leads a full lap. */
    m = upcolor_table(4, NULL, "set dealer 1\n" BOTH);
    assert_int_equal(num(m, UPCOLOR_LEADER), 2);
    assert_int_equal(num(m, UPCOLOR_LAST), 1);
    assert_int_equal(num(m, UPCOLOR_MUST_IMPERIAL), 1);
    assert_int_equal(upcolor_table_try(m, "3 red"), UPCOLOR_LEAD_IMPERIAL);
    upcolor_table_do(m, "3 imperial");
    assert_int_equal(num(m, UPCOLOR_MUST_IMPERIAL), 0); /* it has been led */
    upcolor_table_do(m, "4 pass, 1 pass, 2 pass");
    assert_int_equal(num(m, UPCOLOR_LAP), 2);
    upcolor_table_do(m, "3 red"); /* from the second lap on anything */
    match_free(m);
}

static void UC_31_nobody_holds_an_imperial(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL,
                                    "set dealer 2\nput hand 1 red\nput hand 2 red\nput hand 3 blue "
                                    "violet discard yellow\nput hand 4 red");
    struct event e;
    assert_int_equal(num(m, UPCOLOR_LEADER), 2);
    assert_true(upcolor_table_heard(m, UPCOLOR_WHY_LAP, &e));
    assert_int_equal(e.from, 2);
    assert_int_equal(upcolor_table_try(m, "3 violet"), UPCOLOR_VIOLET_LEAD);
    assert_int_equal(upcolor_table_try(m, "3 discard"), UPCOLOR_FIRST_DISCARD);
    upcolor_table_do(m, "3 yellow");
    match_free(m);
}

/* A round that is about to end: seat 1 leads a later lap with its last card. */
#define LAST_CARD(card)                                       \
    "set dealer 0\nset lap 5\nset leader 0\nput hand 1 " card \
    "\nput hand 2 blue red\nput hand 3 red red\nput hand 4 red red"

static void UC_32_the_last_card_wins_at_once(void **state)
{
    (void)state;
    static const char *const cards[] = {"imperial", "yellow", "red", "discard"};
    for (int i = 0; i < 4; i++) {
        char position[300], play[20];
        snprintf(position, sizeof position,
                 "set dealer 0\nset lap 5\nset leader 0\nput hand 1 %s\nput hand 2 red red\nput "
                 "hand 3 red red\nput hand 4 red red",
                 cards[i]);
        snprintf(play, sizeof play, "1 %s", cards[i]);
        struct match *m = upcolor_table(4, NULL, position);
        upcolor_table_do(m, play);
        assert_int_equal(num(m, UPCOLOR_WINNER), 0);
        assert_int_equal(num(m, UPCOLOR_ROUND), 2);
        assert_int_equal(num(m, UPCOLOR_ROUND_WINNER), 1);
        assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_DRAW, NULL), 0);
        match_free(m);
    }
    /* Also in the middle of a lap, by following, and with a violet. */
    struct match *m =
        upcolor_table(4, NULL,
                      "set dealer 0\nset lap 5\nset leader 0\nput hand 1 red red\nput hand 2 "
                      "violet\nput hand 3 red red\nput hand 4 red red");
    upcolor_table_do(m, "1 red, 2 violet");
    assert_int_equal(num(m, UPCOLOR_WINNER), 1);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_TRICK, NULL), 0);
    match_free(m);
    /* But only if it is legal. */
    m = upcolor_table(4, NULL,
                      "set dealer 0\nset lap 5\nset leader 0\nput hand 1 red red\nput hand 2 red "
                      "red\nput hand 3 red red\nput hand 4 discard");
    upcolor_table_do(m, "1 red, 2 pass, 3 pass");
    assert_int_equal(upcolor_table_try(m, "4 discard"), UPCOLOR_LAST_DISCARD);
    match_free(m);
}

static void UC_33_the_winners_left_deals_the_next_round(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL, LAST_CARD("yellow"));
    upcolor_table_do(m, "1 yellow");
    assert_int_equal(num(m, UPCOLOR_DEALER), 1);
    assert_int_equal(num(m, UPCOLOR_LAP), 1);
    assert_int_equal(count(m, UPCOLOR_PILE), 59 - 28);
    for (int s = 0; s < 4; s++)
        assert_int_equal(count(m, UPCOLOR_HAND + s), 7);
    match_free(m);
    m = upcolor_table(4, NULL,
                      "set dealer 0\nset lap 5\nset leader 3\nput hand 4 yellow\nput hand 1 red");
    upcolor_table_do(m, "4 yellow");
    assert_int_equal(num(m, UPCOLOR_DEALER), 0);
    match_free(m);
    /* From one game to the next; and if that player has left, the next one clockwise. */
    m = upcolor_table(4, NULL, "set round 4\nset pot 20\n" LAST_CARD("yellow"));
    upcolor_table_do(m, "1 yellow");
    assert_int_equal(match_truth(m)->phase, UPCOLOR_PHASE_AGREE);
    struct match *other = match_copy(m);
    upcolor_table_do(m, "1 next");
    assert_int_equal(num(m, UPCOLOR_DEALER), 1);
    upcolor_table_do(other, "2 leave, 1 next");
    assert_int_equal(num(other, UPCOLOR_DEALER), 2);
    match_free(m);
    match_free(other);
}

static void UC_40_a_blocked_table_of_violets_is_dealt_again(void **state)
{
    (void)state;
    struct match *m =
        upcolor_table(3, NULL,
                      "set dealer 2\nset lap 6\nset leader 0\nset barred 2 1\nput hand 1 violet "
                      "red\nput hand 2 violet\nput hand 3 violet violet");
    const int pot = num(m, UPCOLOR_POT);
    struct event e;
    upcolor_table_draws(m, "violet");
    upcolor_table_do(m, "1 red");
    assert_int_equal(upcolor_table_try(m, "2 pass"), UPCOLOR_MUST_FOLLOW);
    match_free(m);
    m = upcolor_table(3, NULL,
                      "set dealer 2\nset lap 6\nset leader 0\nset barred 2 1\nput hand 1 violet "
                      "blue\nput hand 2 violet\nput hand 3 violet violet discard");
    upcolor_table_draws(m, "violet");
    upcolor_table_do(
        m, "1 blue, 2 pass, 3 pass"); /* draws a violet: but seat 3 may lead a discard card */
    assert_int_equal(num(m, UPCOLOR_LEADER), 2);
    upcolor_table_draws(m, "violet");
    upcolor_table_do(m, "3 discard, 1 pass, 2 pass");
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_BLOCKED, NULL), 1);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_STRONGEST, &e), 3);
    assert_int_equal(e.face, UPCOLOR_VIOLET);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_AGAIN, NULL), 1);
    /* The same round by the same dealer; nothing is paid (UC-56), and a penalty still stands. */
    assert_int_equal(num(m, UPCOLOR_ROUND), 1);
    assert_int_equal(num(m, UPCOLOR_REPLAY), 1);
    assert_int_equal(num(m, UPCOLOR_DEALER), 2);
    assert_int_equal(num(m, UPCOLOR_POT), pot);
    assert_int_equal(num(m, UPCOLOR_PLAYED), 0);
    assert_int_equal(num(m, UPCOLOR_BARRED + 1), 1);
    assert_int_equal(num(m, UPCOLOR_LAP), 1);
    for (int s = 0; s < 3; s++)
        assert_int_equal(count(m, UPCOLOR_HAND + s), 7);
    /* The round after it is dealt for the first time. */
    assert_true(upcolor_table_round(m, 3));
    assert_int_equal(num(m, UPCOLOR_ROUND), 2);
    assert_int_equal(num(m, UPCOLOR_REPLAY), 0);
    match_free(m);
}

/* UC-56: who holds a discard card at a blocked table is not penalised. In the first lap hands of
 * violets and discards block, and a discard ranks below a violet. */
static void UC_56_a_tie_lays_no_penalty(void **state)
{
    (void)state;
    struct match *m = upcolor_table(
        3, NULL,
        "set dealer 0\nput hand 1 violet discard\nput hand 2 violet discard\nput hand 3 discard");
    assert_int_equal(num(m, UPCOLOR_REPLAY), 1);
    for (int s = 0; s < 3; s++)
        assert_int_equal(num(m, UPCOLOR_BARRED + s), 0);
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_PENALTY, NULL), 0);
    match_free(m);
}

static void UC_40_one_alone_with_the_strongest_wins(void **state)
{
    (void)state;
    struct match *m = upcolor_table(
        3, NULL,
        "set dealer 0\nput hand 1 discard discard\nput hand 2 violet discard\nput hand 3 discard");
    struct event e;
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_ALONE, &e), 1);
    assert_int_equal(e.who, 1);
    assert_int_equal(num(m, UPCOLOR_WINNER), 1);
    assert_int_equal(num(m, UPCOLOR_ROUND), 2);
    assert_int_equal(num(m, UPCOLOR_DEALER), 2); /* UC-33 */
    assert_int_equal(num(m, UPCOLOR_STACK + 1), 600 - 40 + 60);
    assert_int_equal(num(m, UPCOLOR_BARRED), 1); /* UC-55: like any other win, */
    /* and the winner is never penalised */
    assert_int_equal(num(m, UPCOLOR_BARRED + 1), 0);
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 1);
    match_free(m);
}

static void UC_70_own_hand_counts_and_this_lap(void **state)
{
    (void)state;
    struct match *m = upcolor_table(
        4, NULL,
        "set dealer 0\nset lap 3\nset leader 0\nput hand 1 yellow red\nput hand 2 blue red");
    upcolor_table_do(m, "1 yellow, 2 blue");
    for (int eye = 0; eye <= 4; eye++) {
        struct view v;
        match_view(m, (seat)(eye < 4 ? eye : SEAT_ONLOOKER), &v);
        for (int s = 0; s < 4; s++) {
            assert_int_equal(upcolor_hand_count(&v.board, s), count(m, UPCOLOR_HAND + s));
            for (int i = 0; i < upcolor_hand_count(&v.board, s); i++)
                assert_true(card_is_known(board_face(&v.board, UPCOLOR_HAND + s, i)) == (s == eye));
        }
        assert_int_equal(board_face(&v.board, UPCOLOR_LAID, 0), UPCOLOR_YELLOW);
        assert_int_equal(board_face(&v.board, UPCOLOR_LAID + 1, 0), UPCOLOR_BLUE);
        assert_int_equal(board_count(&v.board, UPCOLOR_PILE), count(m, UPCOLOR_PILE));
    }
    match_free(m);
}

/* Tricks lie aside as one sorted heap: how many of a colour are gone, not in which trick they went.
 */
static void UC_70_earlier_tricks_can_not_be_leafed_through(void **state)
{
    (void)state;
    struct match *m[2];
    for (int k = 0; k < 2; k++) {
        m[k] = upcolor_table(3, NULL,
                             "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow blue "
                             "violet\nput hand 2 violet violet\nput hand 3 violet violet");
        upcolor_table_draws(m[k], "red red");
        upcolor_table_do(m[k], k ? "1 blue, 2 pass, 3 pass, 1 yellow, 2 pass, 3 pass"
                                 : "1 yellow, 2 pass, 3 pass, 1 blue, 2 pass, 3 pass");
        assert_int_equal(count(m[k], UPCOLOR_ASIDE), 2);
    }
    assert_true(match_digest(m[0]) == match_digest(m[1]));
    match_free(m[0]);
    match_free(m[1]);
}

/* P11: two tables that differ in which red is the one that was drawn. What seat 2 hears of the play
 * is the same to the byte. */
static void UC_70_a_card_does_not_tell_when_it_was_drawn(void **state)
{
    (void)state;
    struct match *m[2];
    for (int k = 0; k < 2; k++) {
        m[k] = upcolor_table(3, NULL,
                             k ? "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow blue "
                                 "discard\nput hand 2 red red\nput hand 3 red red"
                               : "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow red "
                                 "discard\nput hand 2 red red\nput hand 3 red red");
        upcolor_table_draws(m[k], k ? "red" : "blue");
        upcolor_table_do(m[k], "1 yellow, 2 pass, 3 pass, 1 red");
        assert_int_equal(count(m[k], UPCOLOR_LAID), 1);
    }
    const int first = match_heard_at(m[0], 0), from = match_heard_at(m[1], 0);
    assert_int_equal(match_heard_count(m[0]) - first, match_heard_count(m[1]) - from);
    for (int i = 0; first + i < match_heard_count(m[0]); i++) {
        const struct event a = match_heard(m[0], 1, first + i), b = match_heard(m[1], 1, from + i);
        assert_memory_equal(&a, &b, sizeof a);
    }
    match_free(m[0]);
    match_free(m[1]);
}

static void UC_71_who_carries_a_penalty_is_public(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL, LAST_CARD("yellow") " discard");
    struct event e;
    upcolor_table_do(m, "1 yellow");
    assert_int_equal(upcolor_table_heard(m, UPCOLOR_WHY_PENALTY, &e), 1);
    assert_int_equal(e.who, 3);
    for (int eye = 0; eye <= 4; eye++) {
        struct view v;
        match_view(m, (seat)(eye < 4 ? eye : SEAT_ONLOOKER), &v);
        for (int s = 0; s < 4; s++)
            assert_int_equal(v.board.num[UPCOLOR_BARRED + s], s == 3);
    }
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(UC_03_three_to_six_with_seven_cards_each),
        cmocka_unit_test(UC_04_two_teams_of_two_partners_opposite),
        cmocka_unit_test(UC_05_equal_cards_play_alike),
        cmocka_unit_test(UC_06_the_first_dealer_is_drawn),
        cmocka_unit_test(UC_06_dealt_clockwise_from_the_dealers_left),
        cmocka_unit_test(UC_30_the_dealer_leads_an_imperial),
        cmocka_unit_test(UC_31_nobody_holds_an_imperial),
        cmocka_unit_test(UC_32_the_last_card_wins_at_once),
        cmocka_unit_test(UC_33_the_winners_left_deals_the_next_round),
        cmocka_unit_test(UC_40_a_blocked_table_of_violets_is_dealt_again),
        cmocka_unit_test(UC_56_a_tie_lays_no_penalty),
        cmocka_unit_test(UC_40_one_alone_with_the_strongest_wins),
        cmocka_unit_test(UC_70_own_hand_counts_and_this_lap),
        cmocka_unit_test(UC_70_earlier_tricks_can_not_be_leafed_through),
        cmocka_unit_test(UC_70_a_card_does_not_tell_when_it_was_drawn),
        cmocka_unit_test(UC_71_who_carries_a_penalty_is_public),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
