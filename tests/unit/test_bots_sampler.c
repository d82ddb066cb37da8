/* The sampler, on games small enough to know the answer: it judges by the end, in worlds that fit
 * its view, all candidates alike, and the same every time. */
#include "unit.h"

#include "games.h"
#include "kuhn_names.h"
#include "match_inside.h"
#include "sampler.h"
#include "toy.h"

#include <stdio.h>
#include <string.h>

static struct match *dealt(const char *position)
{
    const struct rules r = rules_default(games_find("kuhn"), 2, NULL);
    const uint8_t seed[SEED_BYTES] = {0};
    char error[MATCH_ERROR] = "";
    struct match *m = match_new(&r, seed, NULL, position, false, error);
    assert_string_equal(error, "");
    return m;
}

/* Facing a bet: the jack folds, the king calls. */
static void jack_and_king(void **state)
{
    (void)state;
    const struct bot *sampler = bot_find("kuhn", "sampler");
    for (int i = 0; i < 40; i++) {
        struct match *m = dealt(i % 2 ? "put hand 1 queen\nput hand 2 king\n"
                                      : "put hand 1 queen\nput hand 2 jack\n");
        struct action bet = action_of(0, KUHN_BET, 0);
        struct view v;
        struct rng rng = rng_seed((uint64_t)i);
        assert_int_equal(match_play(m, &bet, 0), REASON_OK);
        match_view(m, 1, &v);
        assert_int_equal(sampler->choose(&v, &rng, &temper_even).kind,
                         i % 2 ? KUHN_CALL : KUHN_FOLD);
        match_free(m);
    }
}

/* What it decides hangs on its view: with the other's card changed it thinks the very same thought.
 */
static void only_its_view(void **state)
{
    (void)state;
    const struct sampler plain = {0};
    struct judged out[2][CANDIDATES];
    struct rng rng[2] = {rng_seed(5), rng_seed(5)};
    for (int i = 0; i < 2; i++) {
        struct match *m = dealt(i ? "put hand 1 queen\nput hand 2 king\n"
                                  : "put hand 1 queen\nput hand 2 jack\n");
        struct view v;
        match_view(m, 0, &v);
        memset(out[i], 0, sizeof out[i]);
        assert_int_equal(sampler_judge(&plain, &v, &rng[i], 100, out[i]), 2);
        match_free(m);
    }
    for (int k = 0; k < 2; k++) {
        assert_int_equal(out[0][k].action.kind, out[1][k].action.kind);
        assert_int_equal(out[0][k].sum, out[1][k].sum);
        assert_int_equal(out[0][k].worlds, out[1][k].worlds);
    }
    assert_true(rng[0].state == rng[1].state);
}

/* A policy, a value and an end of the caller's own. The policy folds to everything, so that a bet
 * wins the pot of two, whatever is held; the end comes with the fold, before the pot is paid. */
static int worlds_seen, folds_seen;

static struct action folds(const struct sampler *s, const struct rules *r,
                           const struct board *world, seat who, struct rng *rng)
{
    (void)rng;
    assert_string_equal(s->context, "mine");
    assert_non_null(r);
    assert_null(board_check(world, r->game));
    assert_int_equal(world->viewer, SEAT_TRUTH);
    struct choices c;
    rules_choices(r, world, who, &c);
    return action_of(who, c.choice[0].kind, 0);
}

static bool at_the_fold(const struct event *e, const struct board *before)
{
    assert_int_equal(before->over, 0);
    folds_seen += e->why == KUHN_WHY_FOLD;
    return e->why == KUHN_WHY_FOLD;
}

static int32_t pot(const struct sampler *s, const struct rules *r, const struct board *start,
                   const struct board *end, seat who)
{
    (void)s;
    (void)r;
    assert_int_equal(who, 0);
    assert_int_equal(start->num[KUHN_POT], 2);
    worlds_seen++;
    return end->num[KUHN_POT];
}

static void what_a_caller_knows(void **state)
{
    (void)state;
    const struct sampler s = {
        .context = "mine", .policy = folds, .ends = at_the_fold, .value = pot};
    struct match *m = dealt(NULL);
    struct view v;
    struct judged out[CANDIDATES];
    struct rng rng = rng_seed(1);
    match_view(m, 0, &v);
    worlds_seen = folds_seen = 0;
    assert_int_equal(sampler_judge(&s, &v, &rng, 10, out), 2);
    assert_int_equal(worlds_seen, 20);
    assert_int_equal(folds_seen, 10);
    /* three in the pot at the fold; after two checks it is empty */
    assert_int_equal(out[0].action.kind, KUHN_BET);
    assert_int_equal(out[0].sum, 30);
    assert_int_equal(out[1].sum, 0);
    match_free(m);
}

/* Who lies hopelessly behind leaves the running, so that what is left of the budget goes to the
 * others; a candidate alone is not judged at all. */
static void thought_is_not_wasted(void **state)
{
    (void)state;
    const struct sampler plain = {0};
    struct match *m = dealt("put hand 1 queen\nput hand 2 king\n");
    struct action bet = action_of(0, KUHN_BET, 0);
    struct view v;
    struct judged out[CANDIDATES];
    struct rng rng = rng_seed(1);
    assert_int_equal(match_play(m, &bet, 0), REASON_OK);
    match_view(m, 1, &v);
    sampler_judge(&plain, &v, &rng, 1000, out);
    assert_int_equal(out[0].action.kind, KUHN_CALL);
    assert_int_equal(judged_mean(&out[0]), 4);
    assert_true(out[0].worlds == out[1].worlds && out[0].worlds < 100);
    v.choices.n = 1;
    assert_int_equal(sampler_judge(&plain, &v, &rng, 1000, out), 1);
    assert_int_equal(out[0].worlds, 0);
    match_free(m);
}

/* A game with pickings and sliders: candidates are legal and no two alike. */
static void candidates_of_anything(void **state)
{
    (void)state;
    const struct rules r = rules_default(&toy_game, 3, NULL);
    int most = 0;
    for (int i = 0; i < 40; i++) {
        const uint8_t seed[SEED_BYTES] = {(uint8_t)i};
        char error[MATCH_ERROR] = "";
        struct match *m = match_new(&r, seed, NULL, NULL, false, error);
        struct rng rng = rng_seed((uint64_t)i);
        while (!match_over(m) && match_actions(m) < 100) {
            struct view v;
            struct action a[CANDIDATES];
            match_view(m, seat_first(match_waiting(m)), &v);
            const int n = sampler_candidates(&v, &rng, a, CANDIDATES);
            assert_in_range(n, 1, CANDIDATES);
            for (int k = 0; k < n; k++) {
                assert_int_equal(rules_check(&v.rules, &v.board, &a[k]), REASON_OK);
                for (int j = 0; j < k; j++)
                    assert_memory_not_equal(&a[j], &a[k], sizeof a[k]);
            }
            most = n > most ? n : most;
            assert_int_equal(sampler_candidates(&v, &rng, a, 1), 1);
            struct action chosen =
                bot_find("kuhn", "sampler")->choose(&v, &rng, &(const struct temper){.budget = 1});
            assert_int_equal(match_play(m, &chosen, 0), REASON_OK);
        }
        match_free(m);
    }
    assert_true(most > 4);
}

/* Against random play it wins two hands of three at Kuhn poker; even is half. */
static void it_pays_to_think(void **state)
{
    (void)state;
    const struct rules r = rules_default(games_find("kuhn"), 2, NULL);
    const struct bot *bot[2] = {bot_find("kuhn", "sampler"), bot_find("kuhn", "random")};
    int won = 0;
    for (int i = 0; i < 400; i++) {
        const uint8_t seed[SEED_BYTES] = {(uint8_t)(i / 2), 7};
        char error[MATCH_ERROR] = "";
        int32_t score[SEATS];
        struct match *m = match_new(&r, seed, NULL, NULL, false, error);
        struct rng rng = rng_seed((uint64_t)i);
        while (!match_over(m)) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot[(v.me + i) % 2]->choose(&v, &rng, &temper_even);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_score(m, score);
        won += score[i % 2] > 0;
        match_free(m);
    }
    assert_in_range(won, 236, 320);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(jack_and_king),          cmocka_unit_test(only_its_view),
        cmocka_unit_test(what_a_caller_knows),    cmocka_unit_test(thought_is_not_wasted),
        cmocka_unit_test(candidates_of_anything), cmocka_unit_test(it_pays_to_think),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
