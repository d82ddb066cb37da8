/* What a game on hold'em's table is asked: the steps of a hand in their order (NL-07), and that a
 * row which was held goes on as if it had not been. */
#include "unit.h"

#include "holdem_table.h"
#include "games.h"
#include "holdem.h"
#include "rng.h"

#include <string.h>

static enum holdem_step asked[200];
static int nasked, hold_at;

static bool holds(struct turn *t, enum holdem_step step)
{
    (void)t;
    asked[nasked++] = step;
    return (int)step == hold_at;
}

static struct holdem_level level(const struct rules *r, int n)
{
    (void)r;
    return (struct holdem_level){5 << n, n < 3 ? 10 << n : 0, 1};
}

static int hands_a_level(const struct rules *r, int dealt)
{
    (void)r;
    return dealt;
}

static int32_t seat_counts(const struct turn *t, int who)
{
    (void)t;
    return who;
}

static const struct holdem_house house = {
    .level = level, .hands_a_level = hands_a_level, .value = seat_counts, .holds = holds};

struct table {
    struct rules rules;
    struct board board;
    struct rng rng;
    struct chance_rng chance;
    struct turn turn;
};

static void begin(struct table *t, int hold)
{
    memset(t, 0, sizeof *t);
    t->rules = rules_default(games_find("holdem"), 3, holdem_table_data());
    t->rules.option[HOLDEM_SHOWING] = 0;
    t->rng = rng_seed(7);
    t->chance = chance_from_rng(&t->rng);
    t->turn = (struct turn){.rules = &t->rules, .b = &t->board, .chance = &t->chance.chance};
    board_clear(&t->board, 3);
    for (int i = 0; i < 52; i++)
        t->board.cell[i] = (struct cell){.face = CARD_HIDDEN};
    for (int z = HOLDEM_PILE + 1; z <= ZONES; z++)
        t->board.start[z] = 52;
    nasked = 0;
    hold_at = hold;
    holdem_sit(&t->turn, &house, 500);
    holdem_go(&t->turn, &house, HOLDEM_STEP_BUTTON);
}

static void act(struct table *t, int kind, int amount)
{
    struct action a = action_of(seat_first(t->board.waiting), kind, 0);
    a.amount = amount;
    assert_int_equal(rules_check(&t->rules, &t->board, &a), REASON_OK);
    holdem_act(&t->turn, &house, &a);
}

static void expect(const enum holdem_step *steps, int n)
{
    assert_int_equal(nasked, n);
    for (int i = 0; i < n; i++)
        assert_int_equal(asked[i], steps[i]);
    nasked = 0;
}

static void NL_07_asked_between_the_steps_in_their_order(void **state)
{
    (void)state;
    struct table t;
    begin(&t, -1);
    static const enum holdem_step first[] = {HOLDEM_STEP_ANTES, HOLDEM_STEP_BLINDS,
                                             HOLDEM_STEP_CARDS, HOLDEM_STEP_ROUND};
    expect(first, 4);
    act(&t, HOLDEM_CALL, 0);
    act(&t, HOLDEM_FOLD, 0);
    act(&t, HOLDEM_CHECK, 0); /* the end of a round is what the action tells */
    static const enum holdem_step flop[] = {HOLDEM_STEP_STREET, HOLDEM_STEP_ROUND};
    expect(flop, 2);
    act(&t, HOLDEM_BET_TO, 489);
    act(&t, HOLDEM_CALL, 0); /* all-in */
    static const enum holdem_step rest[] = {
        HOLDEM_STEP_OPEN,   HOLDEM_STEP_STREET,  HOLDEM_STEP_STREET, HOLDEM_STEP_SHOWDOWN,
        HOLDEM_STEP_AWARDS, HOLDEM_STEP_SHOWING, HOLDEM_STEP_BUSTS,  HOLDEM_STEP_OVER,
        HOLDEM_STEP_BUTTON, HOLDEM_STEP_ANTES,   HOLDEM_STEP_BLINDS, HOLDEM_STEP_CARDS,
        HOLDEM_STEP_ROUND,
    };
    expect(rest, sizeof rest / sizeof *rest);
}

static void a_row_that_was_held_goes_on_alike(void **state)
{
    (void)state;
    struct table plain, held;
    for (int step = HOLDEM_STEP_ANTES; step <= HOLDEM_STEP_ROUND; step++) {
        begin(&plain, -1);
        begin(&held, step);
        assert_int_equal(held.board.waiting, 0);
        assert_false(board_same(&plain.board, &held.board));
        hold_at = -1;
        holdem_go(&held.turn, &house, (enum holdem_step)step);
        assert_true(board_same(&plain.board, &held.board));
    }
}

static void the_house_says_levels_and_who_wins(void **state)
{
    (void)state;
    struct table t;
    begin(&t, -1);
    for (int hand = 0; hand < 9; hand++) {
        assert_int_equal(t.board.num[HOLDEM_BIG], hand < 3 ? 10 : hand < 6 ? 20 : 40);
        assert_int_equal(t.board.num[HOLDEM_POT], 3); /* antes of 1 */
        act(&t, HOLDEM_FOLD, 0);
        act(&t, HOLDEM_FOLD, 0);
    }
    assert_int_equal(t.board.num[HOLDEM_LEVEL], 2); /* there is no other */
    act(&t, HOLDEM_RAISE_TO,
        t.board.num[HOLDEM_STACK + seat_first(t.board.waiting)] +
            t.board.num[HOLDEM_BET + seat_first(t.board.waiting)]);
    act(&t, HOLDEM_CALL, 0);
    act(&t, HOLDEM_CALL, 0);
    /* the highest seat, whatever the cards */
    assert_true(t.board.num[HOLDEM_STACK + 2] + t.board.num[HOLDEM_BET + 2] > 1400);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(NL_07_asked_between_the_steps_in_their_order),
        cmocka_unit_test(a_row_that_was_held_goes_on_alike),
        cmocka_unit_test(the_house_says_levels_and_who_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
