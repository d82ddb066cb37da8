/* What a player who means ill would try: every card in every situation with the reason it is
 * refused for, money between games, and seats that have gone. */
#include "unit.h"

#include "narrate.h"
#include "rng.h"
#include "skin.h"
#include "upcolor_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int num(const struct match *m, int n) { return upcolor_table_num(m, n); }

/* ---- every hand, whatever is called, wherever in the lap ---- */

enum place { LEADS_FIRST_LAP, LEADS_LATER, IN_THE_MIDDLE, IS_LAST, PLACES };

/* Faces as the ledger counts them: green to violet 0 to 4, discard 5. A hand is one bit a face. */
enum { GREEN, YELLOW, BLUE, RED, VIOLET, BLACK };
static const char *const words[] = {"imperial", "yellow", "blue", "red", "violet", "discard"};

static bool held(int hand, int face) { return hand >> face & 1; }

/* The ledger's own table; `called` -1: nothing is. */
static int ledger_card(int hand, enum place place, int called, int face)
{
    if (place == LEADS_FIRST_LAP && held(hand, GREEN))
        /* UC-30 */
        return face == GREEN ? REASON_OK : UPCOLOR_LEAD_IMPERIAL;
    if (place == LEADS_FIRST_LAP && face == BLACK)
        /* UC-19, UC-31 */
        return UPCOLOR_FIRST_DISCARD;
    if (place <= LEADS_LATER)
        /* UC-16, UC-22 */
        return face == VIOLET ? UPCOLOR_VIOLET_LEAD : REASON_OK;
    if (face == GREEN || face == called)
        /* UC-15, UC-11 */
        return REASON_OK;
    if (face == BLACK)
        /* UC-17, UC-18 */
        return place == IS_LAST ? UPCOLOR_LAST_DISCARD : REASON_OK;
    if (face == VIOLET)
        /* UC-16 */
        return UPCOLOR_VIOLET_ON_RED;
    /* UC-17, UC-11, UC-14 */
    return called < 0 ? REASON_OK : held(hand, called) ? UPCOLOR_MUST_FOLLOW : UPCOLOR_NOT_CALLED;
}

static int ledger_pass(int hand, enum place place, int called)
{
    /* UC-22, UC-11, UC-12 */
    return place <= LEADS_LATER                ? UPCOLOR_LEADER_PASSES_NOT
           : called >= 0 && held(hand, called) ? UPCOLOR_MUST_FOLLOW
                                               : REASON_OK;
}

/* UC-23 */
static bool can_lead(int hand, enum place place)
{
    return hand & 15 || (place == LEADS_LATER && held(hand, BLACK));
}

/* Seat 1 leads or has led; seat 2 is in the middle, seat 4 last. */
static struct match *situation(int hand, enum place place, int called, int lap)
{
    const int who = place == IS_LAST ? 4 : place == IN_THE_MIDDLE ? 2 : 1;
    char text[400];
    int at = snprintf(text, sizeof text, "set dealer 0\nset leader 0\nset lap %d\n", lap);
    if (place >= IN_THE_MIDDLE)
        at += snprintf(text + at, sizeof text - (size_t)at, "put laid 1 %s\n",
                       called < 0 ? "discard" : words[called - 1]);
    if (place == IS_LAST)
        at += snprintf(text + at, sizeof text - (size_t)at, "set passed 2 1\nset passed 3 1\n");
    for (int s = 1; s <= 4; s++)
        if (s != who)
            at += snprintf(text + at, sizeof text - (size_t)at, "put hand %d red red\n", s);
    at += snprintf(text + at, sizeof text - (size_t)at, "put hand %d", who);
    for (int face = 0; face < UPCOLOR_FACES; face++)
        if (held(hand, face))
            at += snprintf(text + at, sizeof text - (size_t)at, " %s", words[face]);
    struct match *m = upcolor_table(4, NULL, text);
    assert_int_equal(num(m, UPCOLOR_TURN), who - 1);
    return m;
}

static void ask(const struct match *m, int hand, enum place place, int called, int lap)
{
    struct view v;
    const int who = num(m, UPCOLOR_TURN);
    uint64_t open = 0;
    match_view(m, (seat)who, &v);
    for (int i = 0; i < upcolor_hand_count(&v.board, who); i++) {
        const int face = board_face(&v.board, UPCOLOR_HAND + who, i) - CARD_OWN,
                  should = ledger_card(hand, place, called, face);
        struct action a = action_of(who, UPCOLOR_PLAY, 0);
        a.n = 1;
        a.pick[0] = (uint8_t)i;
        open |= should == REASON_OK ? (uint64_t)1 << i : 0;
        const int is = rules_check(&v.rules, &v.board, &a);
        if (is != should)
            fail_msg("place %d, lap %d, called %d, hand %x: %s is %s, not %s", place, lap, called,
                     (unsigned)hand, words[face], rules_reason_name(v.rules.game, is),
                     rules_reason_name(v.rules.game, should));
    }
    const int pass = upcolor_table_open(m, who + 1, UPCOLOR_PASS, 0),
              should = ledger_pass(hand, place, called);
    assert_int_equal(pass, should == REASON_OK ? 1 : -should);
    assert_true(v.choices.choice[0].among == open);
    assert_true((v.choices.choice[0].refused == 0) == (open != 0));
    assert_true(open || pass == 1); /* somebody who is asked can always do something */
}

static void UC_11_to_31_every_card_and_why_not(void **state)
{
    (void)state;
    int asked = 0;
    for (int hand = 1; hand < 1 << UPCOLOR_FACES; hand++)
        for (int place = 0; place < PLACES; place++)
            for (int called = place <= LEADS_LATER ? VIOLET : YELLOW - 1; called <= VIOLET;
                 called++)
                for (int lap = 1; lap <= 2; lap++) {
                    const int c = place <= LEADS_LATER || called < YELLOW ? -1 : called;
                    if ((place == LEADS_FIRST_LAP && lap == 2) ||
                        (place == LEADS_LATER && lap == 1) ||
                        (place <= LEADS_LATER && !can_lead(hand, (enum place)place)))
                        continue;
                    struct match *m = situation(hand, (enum place)place, c, lap);
                    ask(m, hand, (enum place)place, c, lap);
                    match_free(m);
                    asked++;
                }
    assert_int_equal(asked, 60 + 62 + 63 * 5 * 2 * 2);
}

/* UC-30: behind a view a leader may be guessed without the imperial; what must be led is only what
 * is there. */
static void UC_30_a_guessed_leader_without_an_imperial(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL,
                                    "set dealer 0\nput hand 1 yellow violet discard\nput hand 2 "
                                    "red\nput hand 3 red\nput hand 4 red");
    struct board b = *match_truth(m);
    struct choices c;
    b.num[UPCOLOR_MUST_IMPERIAL] = 1;
    rules_choices(match_rules(m), &b, 0, &c);
    assert_int_equal(c.choice[0].kind, UPCOLOR_PLAY);
    assert_int_equal(c.choice[0].refused, 0);
    assert_true(c.choice[0].among == 1);
    match_free(m);
}

/* ---- money ---- */

static void UC_51_52_shares_of_every_pot(void **state)
{
    (void)state;
    for (int pot = 0; pot <= 200; pot++) {
        const int falling[] = {pot / 2, pot / 4, pot / 8, pot - pot / 2 - pot / 4 - pot / 8};
        for (int i = 0; i < 4; i++) {
            assert_int_equal(upcolor_share(pot, false, i + 1), falling[i]);
            assert_int_equal(upcolor_share(pot, true, i + 1), falling[3 - i]);
        }
    }
    assert_int_equal(upcolor_share(120, false, 0), 0);
    assert_int_equal(upcolor_share(120, false, 5), 0);
}

/* A game's last round is about to be won by seat 1 of three. */
static struct match *between_games(const char *options, const char *more)
{
    char text[600];
    snprintf(text, sizeof text,
             "set lap 5\nset leader 0\nset dealer 0\nset round 4\nset pot 15\nput hand 1 "
             "yellow\nput hand 2 red red\n%s%s",
             more, strstr(more, "put hand 3") ? "" : "\nput hand 3 red red");
    struct match *m = upcolor_table(3, options, text);
    upcolor_table_do(m, "1 yellow");
    return m;
}

/* UC-58: what a seat that has gone might have borrowed keeps nobody at the table. */
static void UC_58_the_bank_lends_to_nobody_who_has_gone(void **state)
{
    (void)state;
    struct match *m =
        between_games("stake=40 loans=1", "set stack 2 0\nset stack 3 30\nset bank 50");
    assert_int_equal(upcolor_table_open(m, 2, UPCOLOR_BORROW, 0), -UPCOLOR_BANK_EMPTY);
    assert_int_equal(upcolor_table_open(m, 3, UPCOLOR_BORROW, 0), 1);
    upcolor_table_do(m, "3 leave");
    assert_true(match_over(m));
    match_free(m);
}

/* UC-58: a loan is what is missing, once; a debt counts against the player who has it, also after a
 * cheaper game was agreed on. */
static void UC_58_a_loan_makes_nobody_richer(void **state)
{
    (void)state;
    struct match *m = between_games("stake=40 loans=1", "set stack 2 50");
    int32_t before[SEATS], after[SEATS];
    match_score(m, before);
    assert_int_equal(upcolor_table_try(m, "1 borrow"), UPCOLOR_CAN_PAY);
    upcolor_table_do(m, "2 borrow");
    assert_int_equal(num(m, UPCOLOR_STACK + 1), 80);
    assert_int_equal(upcolor_table_try(m, "2 borrow"), UPCOLOR_CAN_PAY);
    match_score(m, after);
    assert_memory_equal(before, after, 3 * sizeof *before);
    upcolor_table_do(m, "2 next 2");
    assert_int_equal(num(m, UPCOLOR_STACK + 1), 40);
    assert_int_equal(num(m, UPCOLOR_DEBT + 1), 30);
    match_score(m, after);
    assert_int_equal(after[1], before[1] - 40);
    assert_int_equal(upcolor_table_try(m, "2 borrow"), REASON_NOT_NOW);
    match_free(m);
}

/* UC-53: rich games count from the last Turn one, not from the first game. */
static void UC_53_after_a_turn_one_anew_comes_rich_game_one(void **state)
{
    (void)state;
    static const struct {
        const char *agreed;
        int rich, stake;
    } table[] = {{"1 next", 1, 80}, {"2 next 2", 0, 40}, {"1 next 1", 1, 80}, {"3 next", 2, 160}};
    struct match *m = between_games("stake=40 stack=2000 penalty=0", "");
    for (uint64_t i = 0; i < sizeof table / sizeof *table; i++) {
        upcolor_table_do(m, table[i].agreed);
        assert_int_equal(num(m, UPCOLOR_RICH), table[i].rich);
        assert_int_equal(num(m, UPCOLOR_STAKE), table[i].stake);
        assert_int_equal(num(m, UPCOLOR_GAME), 2 + (int)i);
        for (uint64_t round = 1; round <= 4; round++)
            assert_true(upcolor_table_round(m, 9 * i + round));
    }
    match_free(m);
}

/* UC-54, UC-58: FULL is paid before anybody can go home, and in a round nobody can. */
static void UC_54_nobody_leaves_before_FULL_is_paid(void **state)
{
    (void)state;
    struct match *m = upcolor_table(3, "stake=40", NULL);
    static const char *const early[] = {"1 leave", "1 stop", "1 borrow", "1 next",
                                        "2 leave", "2 stop", "3 next 2"};
    for (size_t i = 0; i < sizeof early / sizeof *early; i++)
        assert_int_equal(upcolor_table_try(m, early[i]), REASON_NOT_NOW);
    match_free(m);
    m = between_games(
        "stake=40",
        "set won 1 3\nset winnings 1 105\nset stack 1 665\nset played 3\nset rounds_won 1 3");
    assert_int_equal(num(m, UPCOLOR_STACK), 665 + 15 - 24);
    upcolor_table_do(m, "1 leave");
    assert_int_equal(num(m, UPCOLOR_STACK), 656);
    match_free(m);
}

/* UC-60: who has gone agrees on nothing. */
static void UC_60_who_has_gone_has_no_say(void **state)
{
    (void)state;
    struct match *m = between_games("stake=40 loans=1", "set stack 3 0");
    upcolor_table_do(m, "3 leave");
    assert_int_equal(match_waiting(m), 3);
    static const char *const gone[] = {"3 leave", "3 stop", "3 borrow", "3 next", "3 next 2"};
    for (size_t i = 0; i < sizeof gone / sizeof *gone; i++)
        assert_int_equal(upcolor_table_try(m, gone[i]), REASON_NOT_NOW);
    upcolor_table_do(m, "2 next");
    match_free(m);
}

/* UC-71: a penalty stands beside nobody who does not play for the share. In the split at the end it
 * still counts against who went home (UC-55). */
static void UC_71_a_penalty_goes_home_with_its_seat(void **state)
{
    (void)state;
    struct match *m = between_games("stake=40", "put hand 3 red discard"), *splits;
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 1);
    upcolor_table_do(m, "3 leave");
    splits = match_copy(m);
    upcolor_table_do(m, "1 next");
    assert_int_equal(num(m, UPCOLOR_BARRED + 2), 0);
    match_free(m);
    assert_int_equal(num(splits, UPCOLOR_BARRED + 2), 1);
    match_free(splits);
    m = between_games("stake=40", "put hand 3 red discard\nset carry 30\nset barred 1 1");
    upcolor_table_do(m, "3 leave, 1 stop");
    assert_int_equal(num(m, UPCOLOR_STACK + 2), 560);
    assert_int_equal(num(m, UPCOLOR_CARRY), 0);
    match_free(m);
}

/* `carre sim` and the result count the rounds of the session, not of the last game; who has led
 * does not lead any more. */
static void UC_60_rounds_of_the_session(void **state)
{
    (void)state;
    struct match *m = between_games("stake=40 stack=2000",
                                    "set played 3\nset rounds_won 2 2\nset rounds_won 3 1");
    int32_t won[SEATS];
    assert_int_equal(match_rules(m)->game->rounds(match_rules(m), match_truth(m), won), 4);
    assert_int_equal(won[0], 1);
    assert_int_equal(won[1], 2);
    upcolor_table_do(m, "1 next");
    assert_int_equal(match_rules(m)->game->rounds(match_rules(m), match_truth(m), won), 4);
    assert_int_equal(won[0], 1);
    assert_int_equal(won[1], 2);
    assert_int_equal(won[2], 1);
    match_free(m);
    m = upcolor_table(3, NULL, "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow red");
    assert_true(upcolor_leads(match_truth(m), 0) && !upcolor_leads(match_truth(m), 1));
    upcolor_table_do(m, "1 yellow");
    assert_false(upcolor_leads(match_truth(m), 0));
    match_free(m);
}

/* ---- tables laid out ---- */

/* What follows from a table that is reached in play, worked out anew from its cards, is what stood
 * there: who follows what, who takes, who may not discard. */
static void same_when_laid_out(const struct match *m)
{
    static const int follows[] = {UPCOLOR_LAP,   UPCOLOR_LEADER, UPCOLOR_LAST,
                                  UPCOLOR_TURN,  UPCOLOR_CALLED, UPCOLOR_MUST_IMPERIAL,
                                  UPCOLOR_ANSWER};
    const struct board *truth = match_truth(m);
    struct board b = *truth;
    struct rng rng = rng_seed(1);
    struct chance_rng chance = chance_from_rng(&rng);
    struct turn t = {.rules = match_rules(m), .b = &b, .chance = &chance.chance};
    for (size_t i = 0; i < sizeof follows / sizeof *follows; i++)
        if (follows[i] != UPCOLOR_LAP && follows[i] != UPCOLOR_LEADER)
            b.num[follows[i]] = 3;
    match_rules(m)->game->resume(&t);
    if (t.broken)
        fail_msg("game %d, round %d, lap %d: can't be laid out", truth->num[UPCOLOR_GAME],
                 truth->num[UPCOLOR_ROUND], truth->num[UPCOLOR_LAP]);
    for (size_t i = 0; i < sizeof follows / sizeof *follows; i++)
        assert_int_equal(b.num[follows[i]], truth->num[follows[i]]);
    for (int s = 0; s < SEATS; s++)
        assert_int_equal(b.num[UPCOLOR_STAKED + s], truth->num[UPCOLOR_STAKED + s]);
    assert_int_equal(b.waiting, truth->waiting);
}

static void every_table_of_a_session_can_be_laid_out(void **state)
{
    (void)state;
    int met = 0, gone = 0;
    for (int k = 0; k < 60; k++) {
        char deal[30];
        struct rng rng = rng_seed((uint64_t)k);
        snprintf(deal, sizeof deal, "laid out %d", k);
        const bool teams = k % 5 == 4;
        const char *options = teams   ? "stake=8 games=3 teams=1"
                              : k % 2 ? "stake=8 games=3 stack=30"
                                      : "stake=8 games=3 taker=1 loans=1";
        struct match *m = upcolor_table_dealt(teams ? 4 : 3 + k % 4, options, NULL, deal);
        for (int i = 0; i < 400 && !match_over(m); i++) {
            const seat who = seat_first(match_waiting(m));
            struct view v;
            match_view(m, who, &v);
            if (v.board.phase == UPCOLOR_PHASE_PLAY) {
                same_when_laid_out(m);
                met++;
                for (int s = 0; s < v.rules.nseats; s++)
                    gone += !upcolor_seated(&v.board, s);
            }
            struct action a;
            assert_true(rules_least(&v.rules, &v.board, who, &a));
            if (a.kind == UPCOLOR_PLAY) {
                int at = rng_below(&rng, upcolor_hand_count(&v.board, who));
                while (!(v.choices.choice[0].among >> at & 1))
                    at = (at + 1) % upcolor_hand_count(&v.board, who);
                a.pick[0] = (uint8_t)at;
                if (v.choices.choice[1].refused == 0 && rng_below(&rng, 3) == 0)
                    a = action_of(who, UPCOLOR_PASS, 0);
            } else if (a.kind == UPCOLOR_NEXT && !teams && v.rules.nseats > 3 &&
                       rng_below(&rng, 2)) {
                a = action_of(who, UPCOLOR_LEAVE, 0);
            }
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
    assert_true(met > 5000 && gone > 100);
}

/* ---- the end ---- */

static void UC_57_a_team_is_first_as_a_team(void **state)
{
    (void)state;
    static const struct {
        int stack[4];
        unsigned won;
        const char *says;
    } table[] = {{{560, 500, 560, 500}, 5, " win!"},
                 {{500, 561, 499, 560}, 10, " win!"}, /* an odd unit parts no team */
                 {{560, 490, 560, 600}, 5, " win!"},  /* the richest sits in the poorer team */
                 {{570, 560, 570, 580}, 15, "Tie"}};
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        for (int me = 0; me < 4; me++) {
            struct match *m = upcolor_table(4, "teams=1", NULL);
            struct board b = *match_truth(m);
            struct stage_summary *s = calloc(1, sizeof *s);
            for (int k = 0; k < 4; k++)
                b.num[UPCOLOR_STACK + k] = table[i].stack[k];
            struct stage *st = narrate_open(match_rules(m), (seat)me, &b);
            st->skin->summary(st, s);
            assert_non_null(strstr(s->heading, table[i].says));
            assert_true(s->won == (table[i].won >> me & 1));
            stage_free(st);
            free(s);
            match_free(m);
        }
}

/* UC-70: the tally is a word for the screen. Nothing that a seat may know or do hangs on it. */
static void UC_70_the_tally_changes_no_rule(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, "tally=0", NULL), *n = upcolor_table(4, "tally=1", NULL);
    for (uint64_t round = 1; round <= 4; round++) {
        assert_true(upcolor_table_round(m, round));
        assert_true(upcolor_table_round(n, round));
    }
    assert_true(match_digest(m) == match_digest(n));
    match_free(m);
    match_free(n);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(UC_11_to_31_every_card_and_why_not),
        cmocka_unit_test(UC_30_a_guessed_leader_without_an_imperial),
        cmocka_unit_test(UC_51_52_shares_of_every_pot),
        cmocka_unit_test(UC_58_the_bank_lends_to_nobody_who_has_gone),
        cmocka_unit_test(UC_58_a_loan_makes_nobody_richer),
        cmocka_unit_test(UC_53_after_a_turn_one_anew_comes_rich_game_one),
        cmocka_unit_test(UC_54_nobody_leaves_before_FULL_is_paid),
        cmocka_unit_test(UC_60_who_has_gone_has_no_say),
        cmocka_unit_test(UC_60_rounds_of_the_session),
        cmocka_unit_test(every_table_of_a_session_can_be_laid_out),
        cmocka_unit_test(UC_71_a_penalty_goes_home_with_its_seat),
        cmocka_unit_test(UC_57_a_team_is_first_as_a_team),
        cmocka_unit_test(UC_70_the_tally_changes_no_rule),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
