/* Each level of SPEC is worth its name: one against five of the level below wins more tournaments
 * than its sixth. What the whole ladder is worth, over many more of them, stands in
 * src/games/tokyo/BOTS.md. And nobody takes longer than the budget: the thought of a tournament is
 * counted in decisions, not by a clock. */
#include "unit.h"

#include "bot.h"
#include "match_inside.h"
#include "spec_table.h"

#include <stdio.h>

enum { SEATED = 6 };

/* Tournaments that one `a` wins against five `b`, in every seat in turn on the same deals. */
static int wins(const char *a, const char *b, int deals, int64_t *decisions)
{
    const struct bot *one = bot_find("spec", a), *other = bot_find("spec", b);
    int won = 0;
    for (int i = 0; i < deals * SEATED; i++) {
        char deal[20];
        struct rng rng[SEATED];
        snprintf(deal, sizeof deal, "ladder %d", i / SEATED);
        struct match *m = spec_table(SEATED, "", NULL, deal);
        for (int s = 0; s < SEATED; s++)
            rng[s] = rng_seed((uint64_t)(1000 * i + s));
        while (!match_over(m)) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action move =
                (v.me == i % SEATED ? one : other)->choose(&v, &rng[v.me], &temper_even);
            assert_int_equal(match_play(m, &move, 0), REASON_OK);
            ++*decisions;
        }
        won += match_truth(m)->num[HOLDEM_STACK + i % SEATED] > 0;
        match_free(m);
    }
    printf("%s against five of %s wins %d of %d\n", a, b, won, deals * SEATED);
    return won * 100 / (deals * SEATED);
}

/* Even is 16.7 of a hundred; the gaps are wide enough for so few, the narrowest (24, over 180
 * tournaments) for ninety. */
static void levels(void **state)
{
    (void)state;
    int64_t decisions = 0;
    assert_true(wins("beginner", "random", 3, &decisions) > 40);
    assert_true(wins("regular", "beginner", 5, &decisions) > 20);
    assert_true(wins("expert", "regular", 15, &decisions) > 18);
    assert_true(wins("shark", "regular", 8, &decisions) > 20);
    printf("%d decisions a tournament\n", (int)(decisions / (31 * SEATED)));
    assert_true(decisions / (31 * SEATED) < 6000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(levels)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
