/* Kuhn poker, walked whole: every deal, every line of play, against the published game and its
 * published equilibria (H. W. Kuhn, "A simplified two-person poker", Contributions to the Theory of
 * Games I, 1950: the first player loses 1/18 a game). */
#include "unit.h"

#include "games.h"
#include "kuhn_names.h"
#include "match_inside.h"

#include <stdio.h>
#include <string.h>

/* Lines of play and what the first player gets: +1 or -1 where somebody folded, else 1 or 2 to the
 * higher card. */
static const struct {
    const char *line;
    int kinds[3], n, pays;
    bool showdown;
} lines[] = {
    {"check check", {KUHN_CHECK, KUHN_CHECK}, 2, 1, true},
    {"check bet fold", {KUHN_CHECK, KUHN_BET, KUHN_FOLD}, 3, -1, false},
    {"check bet call", {KUHN_CHECK, KUHN_BET, KUHN_CALL}, 3, 2, true},
    {"bet fold", {KUHN_BET, KUHN_FOLD}, 2, 1, false},
    {"bet call", {KUHN_BET, KUHN_CALL}, 2, 2, true},
};
enum { LINES = sizeof lines / sizeof *lines };

static struct match *dealt(int first, int second)
{
    const struct rules r = rules_default(games_find("kuhn"), 2, NULL);
    const uint8_t seed[SEED_BYTES] = {0};
    static const char *const names[] = {"jack", "queen", "king"};
    char position[80], error[MATCH_ERROR] = "";
    snprintf(position, sizeof position, "put hand 1 %s\nput hand 2 %s\n", names[first],
             names[second]);
    struct match *m = match_new(&r, seed, NULL, position, true, error);
    assert_string_equal(error, "");
    return m;
}

static int payoff(int first, int second, int line)
{
    const int sign = first > second ? 1 : -1;
    return lines[line].showdown ? sign * lines[line].pays : lines[line].pays;
}

static int leaves;

/* Plays every legal continuation; path holds what was done. */
static void walk(const struct match *m, int first, int second, int *path, int depth)
{
    if (match_over(m)) {
        int32_t score[SEATS];
        int line = 0;
        while (line < LINES && (lines[line].n != depth ||
                                memcmp(lines[line].kinds, path, (size_t)depth * sizeof *path) != 0))
            line++;
        assert_true(line < LINES);
        match_score(m, score);
        assert_int_equal(score[0], payoff(first, second, line));
        assert_int_equal(score[1], -score[0]);
        assert_int_equal(match_truth(m)->num[KUHN_POT], 0);
        leaves++;
        struct view v; /* folded cards are never shown, called ones are */
        match_view(m, SEAT_ONLOOKER, &v);
        assert_true(card_is_known(board_face(&v.board, KUHN_HAND, 0)) == lines[line].showdown);
        assert_true(card_is_known(board_face(&v.board, KUHN_HAND + 1, 0)) == lines[line].showdown);
        return;
    }
    struct view v;
    match_view(m, seat_first(match_waiting(m)), &v);
    assert_int_equal(v.me, depth % 2);
    assert_int_equal(v.choices.n, 2);
    for (int i = 0; i < v.choices.n; i++) {
        struct match *next = match_copy(m);
        struct action a = action_of(v.me, v.choices.choice[i].kind, 0);
        path[depth] = a.kind;
        assert_int_equal(match_play(next, &a, 0), REASON_OK);
        walk(next, first, second, path, depth + 1);
        match_free(next);
    }
}

static void every_deal_and_line(void **state)
{
    (void)state;
    leaves = 0;
    for (int first = 0; first < 3; first++)
        for (int second = 0; second < 3; second++) {
            if (first == second)
                continue;
            int path[8];
            struct match *m = dealt(first, second);
            walk(m, first, second, path, 0);
            match_free(m);
        }
    assert_int_equal(leaves, 6 * LINES);
}

/* Chances in 90ths, so that thirds, and alpha in 30ths, are whole. */
enum { WHOLE = 90 };

/* What the first player bets at once and calls with after checking, by card; what the second bets
 * with after a check and calls with. */
struct strategy {
    int bet1[3], call1[3], bet2[3], call2[3];
};

/* Expected payoff of the first player over the six deals, times 6 * WHOLE^3. */
static int64_t value(const struct strategy *s)
{
    int64_t sum = 0;
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            if (i == k)
                continue;
            const int64_t b1 = s->bet1[i], c1 = s->call1[i], b2 = s->bet2[k], c2 = s->call2[k];
            sum += (WHOLE - b1) * (WHOLE - b2) * WHOLE * payoff(i, k, 0);
            sum += (WHOLE - b1) * b2 * (WHOLE - c1) * payoff(i, k, 1);
            sum += (WHOLE - b1) * b2 * c1 * payoff(i, k, 2);
            sum += b1 * (WHOLE - c2) * WHOLE * payoff(i, k, 3);
            sum += b1 * c2 * WHOLE * payoff(i, k, 4);
        }
    return sum;
}

/* The first player's equilibria are a family, alpha from 0 to 1/3: bet the jack with alpha, the
 * king with 3 alpha, call with the queen with alpha + 1/3. The second's is one: bet the jack and
 * call with the queen a third of the time, always with the king. */
static struct strategy equilibrium(int alpha)
{
    return (struct strategy){.bet1 = {alpha, 0, 3 * alpha},
                             .call1 = {0, alpha + WHOLE / 3, WHOLE},
                             .bet2 = {WHOLE / 3, 0, WHOLE},
                             .call2 = {0, WHOLE / 3, WHOLE}};
}

static void the_game_is_worth_minus_one_eighteenth(void **state)
{
    (void)state;
    const int64_t worth = -6 * (int64_t)WHOLE * WHOLE * WHOLE / 18;
    for (int alpha = 0; alpha <= WHOLE / 3; alpha++) {
        const struct strategy s = equilibrium(alpha);
        assert_int_equal(value(&s), worth);
        /* no pure plan of either does better: 2^3 first decisions by 2^3 second ones */
        for (int plan = 0; plan < 64; plan++) {
            struct strategy one = s, two = s;
            for (int c = 0; c < 3; c++) {
                one.bet1[c] = plan >> c & 1 ? WHOLE : 0;
                one.call1[c] = plan >> (c + 3) & 1 ? WHOLE : 0;
                two.bet2[c] = plan >> c & 1 ? WHOLE : 0;
                two.call2[c] = plan >> (c + 3) & 1 ? WHOLE : 0;
            }
            assert_true(value(&one) <= worth);
            assert_true(value(&two) >= worth);
        }
    }
}

static void a_position_is_a_deal(void **state)
{
    (void)state;
    const struct rules r = rules_default(games_find("kuhn"), 2, NULL);
    const uint8_t seed[SEED_BYTES] = {0};
    static const char *const bad[] = {"put hand 1\n", "put hand 1 jack queen\n", "set stack 2 0\n",
                                      "put hand 1 As\n", "put hand 1 king\nput hand 2 king\n"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char error[MATCH_ERROR] = "";
        assert_null(match_new(&r, seed, NULL, bad[i], true, error));
        assert_int_equal(strncmp(error, "position, line ", 15), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_deal_and_line),
        cmocka_unit_test(the_game_is_worth_minus_one_eighteenth),
        cmocka_unit_test(a_position_is_a_deal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
