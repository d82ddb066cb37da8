/* Bots play what is legal, the same every time, and find every choice; in a game to which several
 * belong the stronger one wins more. */
#include "unit.h"

#include "bot.h"
#include "match_inside.h"
#include "mem.h"
#include "path.h"
#include "toy.h"
#include "world.h"

#include <string.h>

static struct match *new_match(const struct rules *r, int number)
{
    uint8_t seed[SEED_BYTES] = {0};
    char error[MATCH_ERROR] = "";
    memcpy(seed, &number, sizeof number);
    struct match *m = match_new(r, seed, NULL, NULL, false, error);
    assert_string_equal(error, "");
    return m;
}

static void the_list(void **state)
{
    (void)state;
    assert_string_equal(bot_nth("null", 0)->id, "random");
    assert_string_equal(bot_nth("null", 1)->id, "sampler");
    assert_null(bot_nth("null", 2));
    assert_null(bot_nth("null", -1));
    assert_string_equal(bot_best("kuhn")->id, "sampler");
    assert_null(bot_find("kuhn", "greedy"));
    assert_null(bot_find("ace", "nobody"));
    assert_ptr_equal(bot_find("ace", "random"), bot_nth("ace", 0));
    assert_string_equal(bot_best("ace")->id, "shark");
    assert_string_equal(bot_nth("ace", 1)->id,
                        "greedy"); /* a game with bots of its own has no need to list the sampler */
    assert_string_equal(bot_find("ace", "sampler")->id, "sampler");
    assert_ptr_equal(bot_best("ace"), bot_find("ace", "shark"));
}

/* Plays a game to its end or 300 actions; the texts of two such games are compared to see that a
 * bot is deterministic. */
static char *played(const struct rules *r, const struct bot *bot, int number,
                    const struct temper *temper)
{
    struct match *m = new_match(r, number);
    struct rng rng = rng_seed((uint64_t)number);
    while (!match_over(m) && match_actions(m) < 300) {
        struct view v, before;
        match_view(m, seat_first(match_waiting(m)), &v);
        before = v;
        struct action a = bot->choose(&v, &rng, temper);
        assert_int_equal(a.who, v.me);
        assert_true(board_same(&v.board, &before.board));
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    char *text = match_save(m);
    match_free(m);
    return text;
}

static void legal_and_the_same_every_time(void **state)
{
    struct world *w = *state;
    /* a little thought, and a choice that chance has a say in */
    const struct temper quick = {.budget = 4, .whim = 30};
    char error[200] = "";
    for (int g = 0; games_nth(g); g++)
        for (int b = 0; bot_nth(games_nth(g)->id, b); b++)
            for (int i = 0; i < 6; i++) {
                struct rules r;
                assert_true(
                    world_rules(w, games_nth(g), games_nth(g)->seats_max, &r, error, sizeof error));
                char *once = played(&r, bot_nth(games_nth(g)->id, b), i, &quick),
                     *again = played(&r, bot_nth(games_nth(g)->id, b), i, &quick);
                assert_string_equal(once, again);
                mem_free(once);
                mem_free(again);
            }
}

/* Every verb, every size of a picking, both ends of a slider: random play leaves nothing out. */
static void random_finds_everything(void **state)
{
    (void)state;
    const struct rules r = rules_default(&toy_game, 3, NULL);
    int verb[TOY_VERBS] = {0}, picks[PICKS] = {0}, first = 0, last = 0, least = 0, most = 0;
    for (int i = 0; i < 300; i++) {
        struct match *m = new_match(&r, i);
        struct rng rng = rng_seed((uint64_t)i);
        while (!match_over(m)) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            verb[a.kind]++;
            if (a.kind == TOY_PLAY)
                picks[a.n]++;
            if (a.kind == TOY_GIFT && board_count(&v.board, TOY_HAND + v.me) > 1) {
                first += a.pick[0] == 0;
                last += a.pick[0] == board_count(&v.board, TOY_HAND + v.me) - 1;
            }
            least += a.kind == TOY_BET && a.amount == 1;
            most += a.kind == TOY_BET && a.amount == v.board.num[TOY_CHIPS + v.me];
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
    for (int k = 0; k < TOY_VERBS; k++)
        assert_true(verb[k] > 20);
    for (int n = 1; n <= 3; n++)
        assert_true(picks[n] > 20);
    assert_true(first > 20 && last > 20);
    assert_true(least > 20 && most > 5);
}

/* A view with a slider over all of int32_t, and one whose every random try is refused. */
static int tried;
static bool picky;

static void slider(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    (void)b;
    (void)who;
    struct choice *c = choices_add(out, 0, 0);
    c->min = INT32_MIN;
    c->max = INT32_MAX;
    c->step = 3;
}

static int only_the_least(const struct rules *r, const struct board *b, struct action *a)
{
    (void)r;
    (void)b;
    tried++;
    return !picky || (a->amount == INT32_MIN && tried > 24) ? REASON_OK : REASON_OWN;
}

static void wide_sliders_and_refusals(void **state)
{
    (void)state;
    struct game g = toy_game;
    g.choices = slider;
    g.refine = only_the_least;
    static struct view v;
    v = (struct view){.rules = rules_default(&g, 2, NULL), .me = 0};
    board_clear(&v.board, 2);
    v.board.waiting = 1;
    rules_choices(&v.rules, &v.board, 0, &v.choices);
    struct rng rng = rng_seed(3);
    int above = 0;
    picky = false;
    for (int i = 0; i < 1000; i++) {
        const struct action a = bot_random_action(&v, &rng);
        assert_int_equal(((int64_t)a.amount - INT32_MIN) % 3, 0);
        above += a.amount > 0;
    }
    assert_true(above > 180 && above < 320);
    picky = true;
    tried = 0;
    assert_int_equal(bot_random_action(&v, &rng).amount, INT32_MIN);
    assert_int_equal(tried, 25); /* a bounded number of tries, then the least */
}

static char *assets;

static int open_world(void **state)
{
    static struct world w;
    assets = path_assets();
    world_open(&w, assets);
    *state = &w;
    return 0;
}

static int close_world(void **state)
{
    struct world *w = *state;
    world_close(w);
    mem_free(assets);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list),
        cmocka_unit_test(legal_and_the_same_every_time),
        cmocka_unit_test(random_finds_everything),
        cmocka_unit_test(wide_sliders_and_refusals),
    };
    return cmocka_run_group_tests(tests, open_world, close_world);
}
