/* What stands around the rules: tables laid out by hand, a look from behind, guessed hands, what
 * happens when time is up, and the game's own tables. */
#include "unit.h"

#include "bounds.h"
#include "rng.h"
#include "upcolor_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return upcolor_table_num(m, n); }

static void a_lap_that_has_begun_is_played_on(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL,
                                    "set dealer 0\nset lap 3\nset leader 2\nput laid 3 yellow\nput "
                                    "laid 4 discard\nset passed 1 1\nput hand 2 red blue discard");
    assert_int_equal(num(m, UPCOLOR_TURN), 1);
    assert_int_equal(num(m, UPCOLOR_LAST), 1);
    assert_int_equal(num(m, UPCOLOR_CALLED), 0);
    assert_int_equal(num(m, UPCOLOR_ANSWER), 2);
    assert_int_equal(upcolor_table_try(m, "2 discard"), UPCOLOR_LAST_DISCARD); /* UC-18 */
    upcolor_table_do(m, "2 red");
    assert_int_equal(num(m, UPCOLOR_LEADER), 1);
    match_free(m);
}

static void what_can_not_be_played_on_is_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "set round 0",
        "set round 5",
        "set round 2",
        "set pot 159",
        "set pot 0",
        "set lap 0",
        "set leader 4",
        "set dealer -1",
        "set seated 1 2",
        "set seated 1 0",
        "set seated 1 0\nset seated 2 0\nset seated 3 0\nput hand 1\nput hand 2\nput hand 3",
        "put hand 2",
        "set won 1 1",
        "set winnings 1 561",
        "set winnings 1 -1",
        "set barred 1 2",
        "set played -1",
        "set rounds_won 1 1",
        "set stake 0",
        "set rising 2",
        "set game 0",
        "set rich 100",
        "set debt 1 -1",
        "set winner 4",
        "set round1_winner 2",
        "set passed 3 1",
        "set leader 0\nput laid 2 red",
        "put laid 1 red red\nset leader 0",
        "set leader 0\nput laid 1 violet",
        "set leader 0\nput laid 1 red\nput laid 3 red",
        "set leader 0\nput laid 1 red\nput laid 2 red\nput laid 3 red\nput laid 4 red",
        "set leader 0\nput laid 1 red\nset passed 1 1",
        "set pot_start -1",
        "set stack 1 -1",
        "set carry -1",
        "set stake 1000000001",
        "put pile red",
        "set dealer 0\nset seated 1 0\nput hand 1",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!upcolor_table_fault(4, NULL, bad[i]))
            fail_msg("played on: %s", bad[i]);
    static const char *const good[] = {
        "set round 2\nset pot 80",
        "set dealer 1\nset leader 1\nset seated 1 0\nput hand 1",
        "set round 2\nset pot 80\nset won 1 1\nset round1_winner 1",
        "set rising 1\nset round 4\nset pot 80",
        "set pot_start 0\nset pot 0",
    };
    for (size_t i = 0; i < sizeof good / sizeof *good; i++)
        if (upcolor_table_fault(4, NULL, good[i]))
            fail_msg("refused: %s", good[i]);
    assert_non_null(upcolor_table_fault(4, "teams=1", "set seated 1 0\nput hand 1\nset dealer 1"));
    assert_non_null(upcolor_table_fault(4, "teams=1", "set winnings 1 9\nset round 2\nset pot 80"));
    for (int s = 1; s <= 4; s++) /* UC-57: one odd unit a round at most */
        for (int more = 4; more <= 5; more++) {
            char position[80];
            snprintf(position, sizeof position, "set round 2\nset pot 80\nset winnings %d %d", s,
                     more);
            assert_int_equal(upcolor_table_fault(4, "teams=1", position) == NULL, more == 4);
        }
}

static const char *lays(const char *position) { return upcolor_table_fault(4, NULL, position); }

static void numbers_at_their_bounds(void **state)
{
    (void)state;
    enum { MONEY = 1000000000 };
    static const struct bounds all[] = {
        {"set played %lld", 0, MONEY},
        {"set game %lld", 1, MONEY},
        {"set rich %lld", 0, 99},
        {"set replay %lld", 0, MONEY},
        {"set lap %lld", 1, MONEY},
        {"set dealer %lld", 0, 3},
        {"set leader %lld", 0, 3},
        {"set winner %lld", -1, 3},
        {"set rising %lld", 0, 1},
        {"set stake %lld", 1, MONEY},
        {"set barred 1 %lld", 0, 1},
        {"set barred 4 %lld", 0, 1},
        {"set debt 1 %lld", 0, MONEY},
        {"set debt 4 %lld", 0, MONEY},
        {"set winnings 1 %lld", 0, 560},
        {"set winnings 4 %lld", 0, 560},
        {"set round 3\nset pot 40\nset won 2 %lld", 0, 2},
        {"set played 5\nset rounds_won 2 %lld", 0, 5},
        {"set round 2\nset pot 80\nset round1_winner %lld", 0, 4},
        {"set round1_winner %lld", 0, 0},
        {"set round4_winner %lld", 0, 0},
        {"set round1_share %lld", 0, MONEY},
        {"set round4_share %lld", 0, MONEY},
        {"set round1_paid %lld", 0, MONEY},
        {"set round4_paid %lld", 0, MONEY},
    };
    bounds_hold(all, sizeof all / sizeof *all, lays);
}

/* A player who can't see the hand is offered what a table with hands face down can take: any card,
 * and a pass unless the seat leads. */
static void a_hand_face_down_may_hold_anything(void **state)
{
    (void)state;
    struct match *m = upcolor_table(
        4, NULL,
        "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow red\nput hand 2 blue red violet");
    for (int turn = 0; turn < 2; turn++) {
        for (int eye = 0; eye <= 4; eye++) {
            struct view v;
            struct choices c;
            match_view(m, (seat)(eye < 4 ? eye : SEAT_ONLOOKER), &v);
            rules_choices(&v.rules, &v.board, (seat)turn, &c);
            assert_int_equal(c.n, 2);
            assert_int_equal(c.choice[0].kind, UPCOLOR_PLAY);
            assert_int_equal(c.choice[0].refused, 0);
            assert_true(c.choice[0].among == (eye == turn ? (turn ? 1u : 3u) : (turn ? 7u : 3u)));
            assert_int_equal(c.choice[1].refused, turn == 0     ? UPCOLOR_LEADER_PASSES_NOT
                                                  : eye == turn ? UPCOLOR_MUST_FOLLOW
                                                                : 0);
        }
        if (turn == 0)
            upcolor_table_do(m, "1 yellow");
    }
    match_free(m);
}

/* Law P4 by name: of its own choices a seat's view tells as much as the truth; P11: a sorted hand
 * does not tell which card came last. */
static void UC_70_by_view_as_by_truth(void **state)
{
    (void)state;
    struct match *m = upcolor_table(5, "stake=8", NULL);
    for (uint64_t round = 1; round <= 4; round++) {
        for (int s = 0; s < 5; s++) {
            struct view v;
            struct choices truth;
            match_view(m, (seat)s, &v);
            rules_choices(match_rules(m), match_truth(m), (seat)s, &truth);
            assert_int_equal(v.choices.n, truth.n);
            assert_memory_equal(v.choices.choice, truth.choice,
                                (size_t)truth.n * sizeof *truth.choice);
            for (int i = 1; i < upcolor_hand_count(&v.board, s); i++)
                assert_true(board_face(&v.board, UPCOLOR_HAND + s, i - 1) <=
                            board_face(&v.board, UPCOLOR_HAND + s, i));
        }
        assert_true(upcolor_table_round(m, round));
    }
    match_free(m);
}

/* A world guessed behind a view can be one that the play so far speaks against (a leader without
 * the imperial that must be led): it can be played out all the same. */
static void guessed_worlds_can_be_played_out(void **state)
{
    (void)state;
    struct rng rng = rng_seed(7);
    for (int i = 0; i < 400; i++) {
        char deal[30];
        snprintf(deal, sizeof deal, "guess %d", i);
        struct match *m = upcolor_table_dealt(
            3 + i % 4, "stake=8 games=1",
            i % 2 ? NULL
                  : "set lap 9\nput hand 1 red violet\nput hand 2 violet\nput hand 3 violet blue",
            deal);
        struct view v;
        struct board world;
        struct chance_rng chance = chance_from_rng(&rng);
        match_view(m, (seat)((num(m, UPCOLOR_TURN) + 1) % match_rules(m)->nseats), &v);
        rules_guess(&v.rules, &v.board, &rng, &world);
        struct turn t = {.rules = &v.rules, .b = &world, .chance = &chance.chance};
        int actions = 0;
        while (!world.over && ++actions < 3000) {
            struct action a;
            assert_true(rules_least(&v.rules, &world, seat_first(world.waiting), &a));
            v.rules.game->apply(&t, &a);
            assert_null(board_check(&world, v.rules.game));
        }
        assert_true(world.over && !t.broken);
        match_free(m);
    }
}

/* When time is up a card is played; if none can be, the seat passes; between games the table plays
 * on. */
static void the_least_that_a_seat_does(void **state)
{
    (void)state;
    struct match *m = upcolor_table(4, NULL,
                                    "set dealer 0\nset lap 2\nset leader 0\nput hand 1 yellow "
                                    "red\nput hand 2 red\nset round 4\nset pot 20");
    struct action a;
    assert_true(rules_least(match_rules(m), match_truth(m), 0, &a));
    assert_int_equal(a.kind, UPCOLOR_PLAY);
    assert_int_equal(a.pick[0], 0);
    upcolor_table_do(m, "1 yellow");
    assert_true(rules_least(match_rules(m), match_truth(m), 1, &a));
    assert_int_equal(a.kind, UPCOLOR_PASS);
    assert_true(upcolor_table_round(m, 1));
    assert_true(rules_least(match_rules(m), match_truth(m), 3, &a));
    assert_int_equal(a.kind, UPCOLOR_NEXT);
    assert_int_equal(a.about, 0);
    match_free(m);
}

/* The same actions with the same deal meet the same cards, whatever was undone in between. */
static void a_session_can_be_saved_and_undone(void **state)
{
    (void)state;
    struct match *m = upcolor_table(6, "stake=8 games=2", NULL);
    for (uint64_t round = 1; round <= 4; round++)
        assert_true(upcolor_table_round(m, round));
    upcolor_table_do(m, "5 next 1");
    assert_true(upcolor_table_round(m, 5));
    const uint64_t digest = match_digest(m);
    struct match *again = match_copy(m);
    match_undo(again, 10, false);
    for (int i = 10; i < match_actions(m); i++) {
        struct action a = match_action(m, i, NULL);
        assert_int_equal(match_play(again, &a, 0), REASON_OK);
    }
    assert_true(match_digest(again) == digest);
    match_free(again);
    match_free(m);
}

static void every_why_and_verb_has_its_name(void **state)
{
    (void)state;
    const struct game *g = upcolor_table_rules(4, NULL).game;
    for (int i = 0; i < UPCOLOR_WHYS; i++)
        assert_non_null(g->whys[i]);
    for (int i = 0; i < UPCOLOR_VERBS; i++)
        assert_non_null(g->verbs[i]);
    for (int i = REASON_OWN; i < UPCOLOR_REASONS_END; i++)
        assert_string_not_equal(rules_reason_name(g, i), "unknown");
    for (int i = 0; i < UPCOLOR_NUMS; i++)
        assert_non_null(game_num(g, i, NULL));
    for (int i = 0; i < g->noptions; i++) {
        assert_non_null(g->options[i].label);
        assert_non_null(g->options[i].about);
        assert_true((g->options[i].values == NULL) == (g->options[i].labels == NULL));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lap_that_has_begun_is_played_on),
        cmocka_unit_test(numbers_at_their_bounds),
        cmocka_unit_test(what_can_not_be_played_on_is_refused),
        cmocka_unit_test(a_hand_face_down_may_hold_anything),
        cmocka_unit_test(UC_70_by_view_as_by_truth),
        cmocka_unit_test(guessed_worlds_can_be_played_out),
        cmocka_unit_test(the_least_that_a_seat_does),
        cmocka_unit_test(a_session_can_be_saved_and_undone),
        cmocka_unit_test(every_why_and_verb_has_its_name),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
