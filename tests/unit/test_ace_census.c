/* What `carre sim ace --report` counts, held against the boards of the same runs. */
#include "unit.h"

#include "ace_table.h"
#include "bot.h"
#include "ace_census.h"

#include <stdio.h>
#include <string.h>

static struct match *played(int difficulty, int n, const char *bot)
{
    const struct rules r = ace_table_rules(NULL, difficulty);
    uint8_t seed[SEED_BYTES];
    char text[30], error[MATCH_ERROR];
    snprintf(text, sizeof text, "census %d", n);
    match_seed_from_text(text, seed);
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    struct rng rng = rng_seed((uint64_t)n);
    while (!match_over(m)) {
        struct view v;
        match_view(m, 0, &v);
        struct action a = bot_find("ace", bot)->choose(&v, &rng, &temper_even);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    return m;
}

static uint64_t bonuses_in(const struct board *b, int zone)
{
    uint64_t out = 0;
    for (int i = 0; i < board_count(b, zone); i++)
        out |= (uint64_t)1 << (board_face(b, zone, i) - CARD_OWN);
    return out;
}

/* Every hit point that an enemy has lost is in the tale, his death, the bonuses that lie there and
 * those that are gone. */
static void a_tale_is_what_happened(void **state)
{
    (void)state;
    int bonus_damage = 0, jokers = 0;
    for (int n = 0; n < 120; n++) {
        struct match *m = played(n % 4, n, n % 3 ? "greedy" : "random");
        const struct board *b = match_truth(m);
        struct ace_tale t;
        ace_tale_read(m, &t);
        assert_int_equal(t.last, b->num[ACE_MARKER]);
        assert_int_equal(t.won, b->num[ACE_WON] > 0);
        for (int k = 1; k <= ACE_DUELS; k++) {
            const struct ace_fight *f = &t.fight[k];
            assert_int_equal(f->met, k <= t.last);
            if (!f->met)
                continue;
            const struct ace_enemy *e = &ace_table_plain()->enemy[f->enemy];
            assert_int_equal(e->number, k - 1);
            assert_int_equal(f->killed, k < t.last || t.won);
            assert_int_equal(f->died, k == t.last && !t.won);
            assert_int_equal(f->by_shots + f->by_bonuses,
                             f->killed ? e->hp : e->hp - b->num[ACE_HP]);
            bonus_damage += f->by_bonuses;
        }
        assert_int_equal(t.fight[t.last].shots + t.fight[t.last].jams, b->num[ACE_SHOTS]);
        assert_true(t.used == bonuses_in(b, ACE_GONE));
        /* it never goes back there (AS-38) */
        assert_int_equal(t.joker, board_find(b, ACE_ASIDE, CARD_JOKER) < 0);
        jokers += t.joker;
        assert_true(t.owned == (bonuses_in(b, ACE_GONE) | bonuses_in(b, ACE_BONUSES)));
        match_free(m);
    }
    assert_true(bonus_damage > 0 && jokers > 0);
}

static void a_census_adds_up(void **state)
{
    (void)state;
    static struct ace_census c;
    struct ace_tale t = {.won = true, .last = 12, .owned = 6, .used = 2}, lost = {.last = 3};
    for (int k = 1; k <= 12; k++)
        t.fight[k] = (struct ace_fight){.enemy = (uint8_t)k, .met = 1, .killed = 1, .by_shots = 5};
    lost.fight[1] = lost.fight[2] = t.fight[1];
    lost.fight[3] = (struct ace_fight){.enemy = 3, .met = 1, .died = 1, .shots = 2};
    ace_census_add(&c, &t);
    ace_census_add(&c, &lost);
    assert_int_equal(c.runs, 2);
    assert_int_equal(c.won, 1);
    assert_int_equal(c.reached, 1);
    assert_int_equal(c.marker[3].met, 2);
    assert_int_equal(c.marker[3].killed, 1);
    assert_int_equal(c.marker[3].died, 1);
    assert_int_equal(c.marker[3].runs_won, 1);
    assert_int_equal(c.marker[4].met, 1);
    assert_int_equal(c.enemy[1].met, 3);
    assert_int_equal(c.enemy[1].owned, 1);
    assert_int_equal(c.enemy[1].used, 1);
    assert_int_equal(c.enemy[2].owned, 1);
    assert_int_equal(c.enemy[2].used, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tale_is_what_happened),
        cmocka_unit_test(a_census_adds_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
