/* When a bot plays its powers (PU-71): not in a hand that it gives up, seldom before a flop that is
 * to come, rather behind others than before them, the look before the change; and what a look is
 * worth. */
#include "unit.h"

#include "mem.h"
#include "poker_bots.h"
#include "power_up_table.h"
#include "power_up_think.h"

#include <stdio.h>
#include <string.h>

enum { TIMES = 12 };

static const char *const levels[] = {"regular", "expert", "shark"};
static struct power_up_mind mind = {
    .worlds = 256, .price = 20, .least = 25, .early = 15, .knows = true};

/* How often of TIMES who is asked plays a power; `before` is what has been played by then. */
static int plays(const char *words, const char *before, const char *level, int power)
{
    int n = 0;
    for (uint64_t i = 0; i < TIMES; i++) {
        struct match *m = power_up_hand(words);
        struct rng rng = rng_seed(i);
        struct view v;
        if (before)
            power_up_do(m, before);
        match_view(m, seat_first(match_waiting(m)), &v);
        const struct action a = bot_find("power-up", level)->choose(&v, &rng, &temper_even);
        n += a.kind == POWER_UP_PLAY && (power < 0 || board_face(&v.board, POWER_UP_HELD + v.me,
                                                                 a.about) == power_card(power));
        match_free(m);
    }
    return n;
}

/* What a power is worth to who is asked, chips; summed over TIMES. */
static int64_t worth(const char *words, const char *before, int power, int *gain)
{
    struct poker_thought *t = mem_alloc(sizeof *t);
    int64_t sum = 0;
    *gain = 0;
    for (uint64_t i = 0; i < TIMES; i++) {
        struct match *m = power_up_hand(words);
        struct rng rng = rng_seed(i);
        struct power_play list[POWER_UP_HELD_MOST * POWER_TARGETS];
        struct view v;
        if (before)
            power_up_do(m, before);
        match_view(m, seat_first(match_waiting(m)), &v);
        poker_think(&v, &poker_shark_mind, &rng, t);
        const struct action plan = poker_thinks(t, &poker_shark_mind, true, &rng, &temper_even);
        const int n = power_up_plays(&v, t, &mind, &temper_even, &plan, &rng, list);
        for (int k = 0; k < n; k++)
            if (list[k].power == power) {
                sum += list[k].worth;
                *gain += list[k].gain;
            }
        match_free(m);
    }
    mem_free(t);
    return sum;
}

/* A hand that would be folded costs no energy: Reload is no substitute for folding. */
static void who_folds_plays_nothing(void **state)
{
    (void)state;
    static const char *const held[] = {"reload,upgrade,engineer", "x-ray,emp,intel",
                                       "deploy,disintegrate,scanner"};
    for (int l = 0; l < 3; l++)
        for (int h = 0; h < 3; h++) {
            char words[200];
            snprintf(words, sizeof words,
                     "stacks 6000 6000 6000; hole AsAd 7c2d KhQh; held - %s -; energy 15 15 15; "
                     "board AcKd9s",
                     held[h]);
            assert_int_equal(plays(words, "1 bet 900", levels[l], -1), 0);
        }
}

/* With a flop to come and chips behind, powers wait for it; on it they are played. */
static void powers_wait_for_the_flop(void **state)
{
    (void)state;
    static const char *const words = "stacks 6000 6000; hole 9c9s KsQs; held - upgrade,scanner; "
                                     "energy 10 10";
    for (int l = 0; l < 3; l++) {
        char flop[200];
        snprintf(flop, sizeof flop, "%s; board Js7s2h", words);
        const int before = plays(words, NULL, levels[l], -1),
                  on_it = plays(flop, "1 bet 200", levels[l], -1);
        printf("%s plays %d before the flop and %d on it, of %d\n", levels[l], before, on_it,
               TIMES);
        assert_true(before == 0 && on_it > TIMES / 2);
    }
}

/* Who puts everything in before the flop has no later turn: then a power is worth more than a part
 * of what it would be there. */
static void the_last_turn_is_no_time_to_wait(void **state)
{
    (void)state;
    const struct power_up_mind usual = mind;
    int gain;
    mind.price = mind.least = 0; /* what is left of the gain, in chips */
    const int64_t deep = worth("stacks 6000 6000; hole 9c9s KsQs; held - upgrade; energy 9 9", NULL,
                               POWER_UPGRADE, &gain),
                  push = worth("stacks 700 700; hole 9c9s KsQs; held - upgrade; energy 9 9", NULL,
                               POWER_UPGRADE, &gain);
    mind = usual;
    printf("Upgrade, all-in: %ld, deep: %ld\n", (long)push, (long)deep);
    assert_true(deep > 0 && push > 16 * deep);
}

/* Before the flop a look is no help, though everything goes in; on it, before the same call, it
 * is. */
static void looks_wait_for_the_flop(void **state)
{
    (void)state;
    static const char *const words = "stacks 1500 1500; hole 9c9s KsQs; held x-ray,intel -; "
                                     "energy 12 12";
    char flop[200];
    int gain;
    snprintf(flop, sizeof flop, "%s; board Js7s2h", words);
    assert_true(worth(words, "2 raise 1500", POWER_XRAY, &gain) < 0 && gain > 0);
    assert_true(worth(words, "2 raise 1500", POWER_INTEL, &gain) < 0);
    assert_true(worth(flop, "1 check, 2 bet 1500", POWER_XRAY, &gain) > 0);
}

/* The same hand is worth less of a power to who has others behind. */
static void who_acts_last_plays_first(void **state)
{
    (void)state;
    int gain[2];
    const int64_t first = worth("stacks 6000 6000; hole KsQs 9c9h; held upgrade -; energy 10 10; "
                                "board Js7s2h",
                                NULL, POWER_UPGRADE, &gain[0]),
                  last = worth("stacks 6000 6000; hole 9c9h KsQs; held - upgrade; energy 10 10; "
                               "board Js7s2h",
                               "1 check", POWER_UPGRADE, &gain[1]);
    assert_true(last > first);
}

/* Information before change: with energy for both the X-Ray goes first, and is worth more for what
 * follows. */
static void a_look_before_the_board_burns(void **state)
{
    (void)state;
    static const char *const words = "stacks 6000 6000; hole 9c8c KsKd; held - %s; energy 10 %d; "
                                     "board QsJsTs";
    char both[200], alone[200], poor[200];
    int gain[3];
    snprintf(both, sizeof both, words, "x-ray,disintegrate", 10);
    snprintf(alone, sizeof alone, words, "x-ray", 10);
    snprintf(poor, sizeof poor, words, "x-ray,disintegrate", 5);
    const int64_t with = worth(both, "1 check", POWER_XRAY, &gain[0]),
                  without = worth(alone, "1 check", POWER_XRAY, &gain[1]);
    assert_true(gain[0] > gain[1] && with > without);
    worth(poor, "1 check", POWER_XRAY, &gain[2]);
    assert_int_equal(gain[2], gain[1]);
}

/* Scanner and Intel before a big call: what they show may say that it is none. Where nothing can
 * change the call they are worth no more than their energy. */
static void a_look_before_a_big_call(void **state)
{
    (void)state;
    static const char *const words = "stacks 3000 3000; hole 9c9s %s; held - scanner,intel; "
                                     "energy 10 10; board Js7s2h3d";
    char draws[200], made[200];
    int gain;
    snprintf(draws, sizeof draws, words, "KsQs");
    snprintf(made, sizeof made, words, "JcJd");
    for (int k = 0; k < 2; k++) {
        const int power = k ? POWER_INTEL : POWER_SCANNER;
        const int64_t draw = worth(draws, "1 bet 150", power, &gain),
                      sure = worth(made, "1 bet 150", power, &gain);
        printf("%s: %ld to a draw, %ld to a set\n", power_name(power), (long)draw, (long)sure);
        assert_true(draw > 0 && draw > sure);
    }
}

/* Whoever chooses among three by some worlds, and is told by others what that is worth, is not
 * flattered: with the nuts nothing is to be won, and on average three cards can't bring what they
 * do not hold. */
static void looks_do_not_flatter(void **state)
{
    (void)state;
    int gain[2];
    /* four aces, no straight flush in sight: any card will do */
    worth("stacks 6000 6000; hole 9c8d AsAd; held - engineer; energy 10 10; board AcAh7d2s",
          "1 check", POWER_ENGINEER, &gain[0]);
    assert_in_range(gain[0] + 5 * TIMES, 0, 10 * TIMES);
    /* before the flop the next one of five cards says little; an average of many is not fooled */
    worth("stacks 6000 6000; hole 9c9d KsQd; held - engineer; energy 10 10", NULL, POWER_ENGINEER,
          &gain[1]);
    printf("Engineer before the flop: %d thousandths\n", gain[1] / TIMES);
    assert_true(gain[1] < 78 * TIMES);
}

/* Who is first to act with a hand that the next bet would drive out plays nothing that leaves it as
 * weak. */
static void weak_hands_stay_out(void **state)
{
    (void)state;
    static const char *const words = "stacks 6000 6000 6000; hole %s 9c9h 6c6h; "
                                     "held intel,scanner - -; energy 15 15 15; board AsKd8h";
    char weak[200], fair[200];
    int gain;
    snprintf(weak, sizeof weak, words, "4c2d");
    snprintf(fair, sizeof fair, words, "QhJh");
    for (int l = 0; l < 3; l++)
        assert_int_equal(plays(weak, NULL, levels[l], -1), 0);
    const int64_t none = worth(weak, NULL, POWER_SCANNER, &gain);
    printf("Scanner with nothing: %ld chips, %d thousandths\n", (long)none, gain / TIMES);
    assert_true(none < 0);
    assert_true(worth(fair, NULL, POWER_SCANNER, &gain) > 0);
}

/* A card that everybody has is played for twice the gain that an own one is. */
static void what_all_have_has_to_bring_more(void **state)
{
    (void)state;
    static const char *const words = "stacks 6000 6000; hole 9c9h KsQs; held - deploy; "
                                     "energy 15 15; board Js7s2h";
    const int usual = mind.least;
    int gain;
    worth(words, "1 check", POWER_DEPLOY, &gain);
    printf("Deploy: %d thousandths\n", gain / TIMES);
    mind.least = gain / TIMES / 4;
    assert_true(worth(words, "1 check", POWER_DEPLOY, &gain) > 0);
    mind.least = gain / TIMES;
    assert_true(worth(words, "1 check", POWER_DEPLOY, &gain) <= 0);
    mind.least = usual;
}

/* A copy that could not be paid is none. */
static void a_copy_wants_energy_for_both(void **state)
{
    (void)state;
    static const char *const words = "stacks 6000 6000; hole 9c9h KsQs; held - clone; energy 15 "
                                     "%d; board Js7s2h; played upgrade";
    for (int l = 0; l < 3; l++) {
        char poor[200], rich[200];
        snprintf(poor, sizeof poor, words, 6);
        snprintf(rich, sizeof rich, words, 12);
        assert_int_equal(plays(poor, "1 bet 200", levels[l], POWER_CLONE), 0);
        const int copies = plays(rich, "1 bet 200", levels[l], POWER_CLONE);
        printf("%s copies Upgrade %d times of %d\n", levels[l], copies, TIMES);
        assert_true(copies > TIMES * 6 / 10);
    }
}

/* What there is to copy now is another thing after any other power: Clone goes first, though the
 * other is worth more. */
static void a_copy_goes_before_other_changes(void **state)
{
    (void)state;
    static const char *const words = "stacks 6000 6000; hole 9c9h KsQs; held - clone,scanner; "
                                     "energy 15 15; board Js7s2h; played upgrade";
    int gain, first = 0;
    const int64_t copy = worth(words, "1 bet 200", POWER_CLONE, &gain),
                  other = worth(words, "1 bet 200", POWER_SCANNER, &gain);
    assert_true(other > copy && copy > 0);
    for (int l = 0; l < 3; l++)
        first += plays(words, "1 bet 200", levels[l], POWER_CLONE);
    printf("Clone: %ld, first %d times of %d; Scanner: %ld\n", (long)copy, first, 3 * TIMES,
           (long)other);
    assert_true(first > 3 * TIMES * 6 / 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_folds_plays_nothing),
        cmocka_unit_test(powers_wait_for_the_flop),
        cmocka_unit_test(the_last_turn_is_no_time_to_wait),
        cmocka_unit_test(looks_wait_for_the_flop),
        cmocka_unit_test(who_acts_last_plays_first),
        cmocka_unit_test(a_look_before_the_board_burns),
        cmocka_unit_test(a_look_before_a_big_call),
        cmocka_unit_test(looks_do_not_flatter),
        cmocka_unit_test(weak_hands_stay_out),
        cmocka_unit_test(what_all_have_has_to_bring_more),
        cmocka_unit_test(a_copy_wants_energy_for_both),
        cmocka_unit_test(a_copy_goes_before_other_changes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
