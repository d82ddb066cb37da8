/* What a bot at Ace of Spades for two says to its partner (AS-54): legal, seldom, and from what it
 * sees. */
#include "unit.h"

#include "ace_table.h"
#include "ace_word.h"
#include "bot.h"

#include <stdio.h>

static bool hears(const char *two, const char *shared, const char *more, struct action *word)
{
    char position[500];
    snprintf(position, sizeof position,
             "set active 0\nput enemy the-bounty-keeper\nset hp_max 28\nset hp 28\nset bullets "
             "3\nset reloads 2\n"
             "put hand 1 2s 3d 5c 7h 9s\nput hand 2 %s\nput shared %s\n%s",
             two, shared, more);
    struct match *m = ace_table_two(NULL, ACE_NORMAL, position);
    struct view v;
    match_view(m, 1, &v);
    const bool spoke = ace_word(&v, word);
    if (spoke) {
        struct action again;
        assert_int_equal(match_play(m, word, 0), REASON_OK);
        match_view(m, 1, &v);
        assert_false(ace_word(&v, &again)); /* once in a turn */
    }
    match_view(m, 0, &v);
    struct action own;
    assert_false(ace_word(&v, &own)); /* and not in one's own */
    match_free(m);
    return spoke;
}

static void AS_54_it_says_what_helps(void **state)
{
    (void)state;
    struct action a;
    /* Three kings in hand, the fourth lies in the row. */
    assert_true(hears("Kc Kd Kh 4d 6h", "Ks Qd 3c", "", &a));
    assert_true(a.amount == ACE_HINT_WANT && a.about == 1 && a.n == 1 && a.pick[0] == 0);
    /* Nothing at all; and with one reload left, that one. */
    assert_true(hears("2c 4d 6h 8s Tc", "Qd Kh 3c", "", &a));
    assert_int_equal(a.amount, ACE_HINT_LITTLE);
    assert_true(hears("2c 4d 6h 8s Tc", "Qd Kh 3c", "set reloads 1\n", &a));
    assert_int_equal(a.amount, ACE_HINT_RELOAD);
    /* The duel would be over. */
    assert_true(hears("Kc Kd Kh 8d 8h", "Qd 4h 3c", "set hp 8\n", &a));
    assert_int_equal(a.amount, ACE_HINT_MINE);
    assert_true(hears("Kc Kd Kh 8d 8h", "Qd 4h 3c", "", &a));
    assert_int_equal(a.amount, ACE_HINT_GOOD);
    /* The last bullet is the partner's. */
    assert_true(hears("Kc Kd Kh 8d 8h", "Qd 4h 3c", "set hp 2\nset bullets 1\n", &a));
    assert_int_equal(a.amount, ACE_HINT_YOURS);
    /* Mostly it is silent. */
    assert_false(hears("8c 8d 4h 4d 6h", "Qd Kh 3c", "", &a));
}

static void AS_54_legal_in_whole_runs(void **state)
{
    (void)state;
    int said[ACE_HINTS] = {0}, turns = 0, words = 0;
    for (int i = 0; i < 150; i++) {
        struct rules r = ace_table_rules(NULL, i % 4);
        uint8_t seed[SEED_BYTES];
        char name[20], error[MATCH_ERROR];
        r.nseats = 2;
        snprintf(name, sizeof name, "words %d", i);
        match_seed_from_text(name, seed);
        struct match *m = match_new(&r, seed, NULL, NULL, false, error);
        struct rng rng = rng_seed((uint64_t)i);
        while (!match_over(m)) {
            const seat who = seat_first(match_waiting(m)), partner = (seat)(1 - who);
            struct view v;
            struct action a;
            match_view(m, partner, &v);
            if (ace_word(&v, &a)) {
                assert_int_equal(match_play(m, &a, 0), REASON_OK);
                said[a.amount]++;
                words++;
            }
            match_view(m, who, &v);
            a = bot_find("ace", "greedy")->choose(&v, &rng, &temper_even);
            turns += a.kind == ACE_SHOOT;
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
    for (int h = 0; h < ACE_HINTS; h++)
        assert_true(said[h] > 0);
    assert_true(words < turns);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(AS_54_it_says_what_helps),
                                       cmocka_unit_test(AS_54_legal_in_whole_runs)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
