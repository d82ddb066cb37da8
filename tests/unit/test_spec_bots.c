/* The opponents of SPEC: what they do is legal whatever the options, follows from their view alone,
 * and each effect is used where it makes sense. How strong the levels are is counted in
 * test_spec_ladder.c, the habits of characters in test_bots_habits.c. */
#include "unit.h"

#include "character.h"
#include "explain.h"
#include "games.h"
#include "match_inside.h"
#include "spec_move.h"
#include "spec_table.h"
#include "twin.h"

#include <stdio.h>
#include <string.h>

static const char *const levels[] = {"beginner", "regular", "expert", "shark"};
enum { LEVELS = 4 };

static struct action does(const struct match *m, int who, const char *level, uint64_t seed)
{
    struct view v;
    struct rng rng = rng_seed(seed);
    match_view(m, (seat)(who - 1), &v);
    const struct temper quiet = {.budget = 100, .playful = -1000, .thirst = -1000};
    struct action a = bot_find("spec", level)->choose(&v, &rng, &quiet);
    assert_int_equal(rules_check(&v.rules, &v.board, &a), REASON_OK);
    return a;
}

/* The effect that an action declares or attaches, the first one; -1: none. */
static int declared(const struct match *m, const struct action *a)
{
    const bool may = a->kind == SPEC_DECLARE || a->kind == HOLDEM_CALL ||
                     a->kind == HOLDEM_BET_TO || a->kind == HOLDEM_RAISE_TO;
    return may && a->n ? card_effect(spec_picked(match_truth(m), a->who, a->pick[0])) : -1;
}

/* How often in ten a level declares that effect. */
static int often(const struct match *m, int who, const char *level, int effect)
{
    int n = 0;
    for (uint64_t i = 0; i < 10; i++) {
        const struct action a = does(m, who, level, i);
        n += declared(m, &a) == effect;
    }
    return n;
}

static int often_does(const struct match *m, int who, const char *level, int kind)
{
    int n = 0;
    for (uint64_t i = 0; i < 10; i++)
        n += does(m, who, level, i).kind == kind;
    return n;
}

static void the_list(void **state)
{
    (void)state;
    assert_string_equal(bot_nth("spec", 0)->id, "random");
    for (int i = 0; i < LEVELS; i++)
        assert_string_equal(bot_nth("spec", i + 1)->id, levels[i]);
    assert_null(bot_nth("spec", LEVELS + 1));
    assert_string_equal(bot_best("spec")->id, "shark");
}

/* ---- legal, and from the view alone */

static struct match *any_table(int number)
{
    static const char *const options[] = {"",
                                          "own_straddle=1",
                                          "join=3 breaks=1",
                                          "fun=0 drinks=0",
                                          "fun=2 reentries=1 stack=1000",
                                          "entry=3",
                                          "entry=3 stack=1000",
                                          "stack=2000 showing=1 entry=2",
                                          "reentries=0 entry=3"};
    char deal[20];
    snprintf(deal, sizeof deal, "table %d", number);
    return spec_table(2 + number % 8, options[number % 8], NULL, deal);
}

/* Every level and character at tables of two to nine, whatever the options: all that they do is
 * legal, they use every card and every way out, and never say “not this hand”, which would tell
 * what they hold. */
static void all_is_legal(void **state)
{
    (void)state;
    int verb[SPEC_VERBS] = {0}, effect[SPEC_EFFECTS] = {0};
    for (int i = 0; i < 64; i++) {
        struct match *m = any_table(i);
        struct rng rng = rng_seed((uint64_t)i);
        for (int n = 0; n < 500 && !match_over(m); n++) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct temper temper = character_room[(v.me + i) % ROOM].temper;
            temper.budget = 10;
            struct action a =
                bot_find("spec", levels[(v.me + i / 8) % LEVELS])->choose(&v, &rng, &temper);
            assert_int_equal(a.who, v.me);
            verb[a.kind]++;
            for (int k = 0; a.kind == SPEC_DECLARE && k < a.n; k++)
                effect[card_effect(spec_picked(&v.board, v.me, a.pick[k]))]++;
            if (a.kind != HOLDEM_SHOW_HAND && declared(m, &a) >= 0 && a.kind != SPEC_DECLARE)
                effect[declared(m, &a)]++;
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (effect[e] == 0 && e != SPEC_TOAST) /* seldom is the board everybody's best hand */
            fail_msg("nobody uses %s", spec_name(e));
    for (int k = 0; k < SPEC_VERBS; k++)
        if (k != SPEC_STAND && k != SPEC_TAKE_TOP && k != HOLDEM_SHOW_HAND)
            assert_true(verb[k] > 0);
    assert_int_equal(verb[SPEC_STAND], 0);
}

/* Two tables that one seat can't tell apart: there it does the same, in windows of others too. */
static void twins_decide_alike(void **state)
{
    (void)state;
    int pairs = 0;
    for (int i = 0; i < 40; i++) {
        struct match *m = any_table(i);
        struct rng rng = rng_seed((uint64_t)i + 100), hide = rng_seed((uint64_t)i + 500);
        for (int n = 0; n < 20 + i && !match_over(m); n++) {
            struct view v;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        const seat who = match_over(m) ? SEAT_NONE : seat_first(match_waiting(m));
        struct match *twin = who == SEAT_NONE ? NULL : twin_of(m, who, &hide);
        for (int l = 0; twin && l < LEVELS; l++) {
            struct view here, there;
            struct rng one = rng_seed(77), other = rng_seed(77);
            match_view(m, who, &here);
            match_view(twin, who, &there);
            const struct action a = bot_find("spec", levels[l])->choose(&here, &one, &temper_even),
                                b = bot_find("spec", levels[l])
                                        ->choose(&there, &other, &temper_even);
            assert_memory_equal(&a, &b, sizeof a);
            assert_true(one.state == other.state);
        }
        pairs += twin != NULL;
        match_free(twin);
        match_free(m);
    }
    printf("%d pairs of tables that one seat can't tell apart\n", pairs);
    assert_true(pairs > 8);
}

/* ---- effects with sense */

/* SP-34: at the river everything is to be called with a hand that beats a bluff and nothing else:
 * who holds Clairvoyance looks first, at who has bet, and goes by what it saw. */
static void a_look_before_everything_is_called(void **state)
{
    (void)state;
    for (int bluff = 0; bluff < 2; bluff++) {
        char words[160];
        snprintf(
            words, sizeof words,
            "stacks 2000 2000; hole %s QcJd; held - clairvoyance; board QhTh7c4s2d; set pot 600",
            bluff ? "5s3s" : "QsTc");
        struct match *m = spec_hand(words);
        spec_on(m, "1 bet 2000");
        spec_pass(m);
        assert_true(often(m, 2, "shark", SPEC_CLAIRVOYANCE) >= 8);
        spec_do(m, "2 declare clairvoyance 1");
        spec_pass(m);
        assert_int_equal(often_does(m, 2, "shark", HOLDEM_CALL), bluff ? 10 : 0);
        assert_int_equal(often_does(m, 2, "expert", HOLDEM_CALL), bluff ? 10 : 0);
        match_free(m);
    }
    /* It tells nothing that would change the best hand there can be. */
    struct match *m = spec_hand(
        "stacks 2000 2000; hole QsTc AhKh; held - clairvoyance; board QhJhTh4s2d; set pot 600");
    spec_on(m, "1 bet 2000");
    spec_pass(m);
    assert_int_equal(often(m, 2, "shark", SPEC_CLAIRVOYANCE), 0);
    match_free(m);
}

/* SP-37: nobody gives a set back; a hand that the flop has passed by exchanges it where there is
 * something to win. */
static void a_flop_is_exchanged_when_it_missed(void **state)
{
    (void)state;
    static const struct {
        const char *hole, *board;
        bool changes;
    } flops[] = {
        {"7s7d", "7hKc2d", false}, {"AsKs", "AhKd4c", false}, {"9s8s", "9d8c2h", false},
        {"5s4s", "KdQdJc", true},  {"TcTs", "AhKhQd", true},
    };
    for (int i = 0; i < 5; i++) {
        char words[200];
        snprintf(words, sizeof words,
                 "stacks 5000 5000 5000; hole %s KhQh 6c6d; held flop-exchange", flops[i].hole);
        if (strstr(flops[i].board, "Kh"))
            snprintf(words, sizeof words,
                     "stacks 5000 5000 5000; hole %s QcJh 6c6d; held flop-exchange", flops[i].hole);
        snprintf(words + strlen(words), sizeof words - strlen(words), "; next %.2s %.2s %.2s",
                 flops[i].board, flops[i].board + 2, flops[i].board + 4);
        struct match *m = spec_hand(words);
        spec_on(m, "3 raise 500, 1 call, 2 call");
        assert_int_equal(match_truth(m)->num[SPEC_WINDOW], SPEC_WINDOW_FLOP);
        for (int l = 1; l < LEVELS; l++)
            assert_in_range(often(m, 1, levels[l], SPEC_FLOP_EXCHANGE), flops[i].changes ? 9 : 0,
                            flops[i].changes ? 10 : 0);
        match_free(m);
    }
}

/* SP-35: the worst hand goes to somebody who has not acted, the best one stays. */
static void a_weak_hand_is_swapped(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 5000 5000 5000 5000; hole 7s2d AcKd QcTd 9s8s; held hand-swap");
    spec_on(m, "3 fold, 4 fold");
    spec_pass(m);
    for (int l = 1; l < LEVELS; l++) {
        assert_true(often(m, 1, levels[l], SPEC_HAND_SWAP) >= 8);
        for (uint64_t i = 0; i < 10; i++) {
            const struct action a = does(m, 1, levels[l], i);
            assert_true(declared(m, &a) != SPEC_HAND_SWAP || a.amount == SPEC_TARGETS(0, 1));
        }
    }
    spec_do(m, "1 declare hand-swap 2");
    spec_pass(m);
    /* It holds the ace and king now, and knows the other's hand. */
    assert_int_equal(often_does(m, 1, "shark", HOLDEM_FOLD), 0);
    match_free(m);
    m = spec_hand("stacks 5000 5000 5000 5000; hole AsAd 7c2d QcTd 9s8s; held hand-swap");
    spec_on(m, "3 fold, 4 fold");
    spec_pass(m);
    for (int l = 1; l < LEVELS; l++)
        assert_int_equal(often(m, 1, levels[l], SPEC_HAND_SWAP), 0);
    match_free(m);
}

/* SP-39: it protects what is ahead from the cards of others, and is not thrown away on a hand that
 * is folded, or where nobody else holds anything. */
static void nullify_protects(void **state)
{
    (void)state;
    static const struct {
        const char *hole, *held;
        bool stops;
    } spots[] = {
        {"AsAd", "nullify flop-exchange,upgrade hand-swap,clairvoyance", true},
        {"7s2d", "nullify flop-exchange,upgrade hand-swap,clairvoyance", false},
        {"AsAd", "nullify - -", false},
    };
    for (int i = 0; i < 3; i++) {
        char words[200];
        snprintf(words, sizeof words, "stacks 9000 9000 9000; hole %s KcQd 9h8h; held %s",
                 spots[i].hole, spots[i].held);
        struct match *m = spec_hand(words);
        spec_on(m, "3 raise 300");
        spec_pass(m);
        assert_int_equal(often(m, 1, "shark", SPEC_NULLIFY), spots[i].stops ? 10 : 0);
        match_free(m);
    }
}

/* SP-36: of three the two stay that make the hand. */
static void the_right_card_is_discarded(void **state)
{
    (void)state;
    static const struct {
        const char *hole, *third, *flop;
        int gone;
    } hands[] = {
        {"AsKd", "7c", "AhKc2d", 2},
        {"AsKd", "7c", "7h7d2d", -1},
        {"9s9d", "Ac", "Ah9c2d", 2},
        {"Ah2c", "Kh", "Qh8h3h", 1},
    };
    for (int i = 0; i < 4; i++) {
        char words[200];
        snprintf(words, sizeof words,
                 "stacks 5000 5000; hole 5s6s %s; held - upgrade; next %s %.2s %.2s %.2s",
                 hands[i].hole, hands[i].third, hands[i].flop, hands[i].flop + 2,
                 hands[i].flop + 4);
        struct match *m = spec_hand(words);
        spec_do(m, "2 declare upgrade");
        spec_on(m, "2 call, 1 check, 1 check");
        spec_pass(m);
        for (int l = 1; l < LEVELS; l++) {
            const struct action a = does(m, 2, levels[l], 3);
            const card gone = board_face(match_truth(m), HOLDEM_HAND + 1, a.pick[0]),
                       kept = card_of(RANK_7, SUIT_CLUBS);
            assert_int_equal(a.kind, SPEC_DISCARD);
            if (hands[i].gone >= 0)
                assert_int_equal(gone, hands[i].gone == 2
                                           ? (i == 0 ? kept : card_of(RANK_A, SUIT_CLUBS))
                                           : card_of(RANK_2, SUIT_CLUBS));
            else
                assert_int_not_equal(gone, kept);
        }
        match_free(m);
    }
}

/* SP-31: a hand is what two of its cards and three of the board make. One card of the flush is
 * none. */
static void both_cards_are_counted(void **state)
{
    (void)state;
    for (int both = 0; both < 2; both++) {
        char words[160];
        snprintf(words, sizeof words,
                 "stacks 2000 2000; hole KdKc As2c; board QsTs7s4s9d; set pot 400; set both %d",
                 both);
        struct match *m = spec_hand(words);
        spec_on(m, "1 bet 2000");
        spec_pass(m);
        assert_int_equal(often_does(m, 2, "shark", HOLDEM_CALL), both ? 0 : 10);
        assert_int_equal(often_does(m, 2, "expert", HOLDEM_CALL), both ? 0 : 10);
        match_free(m);
    }
}

/* SP-32: where nobody may bet any more a call is all there is to pay: a hand that goes well with
 * others is played on for a price at which it would else be folded. */
static void silence_is_cheap(void **state)
{
    (void)state;
    for (int quiet = 0; quiet < 2; quiet++) {
        struct match *m = spec_hand("stacks 5000 5000 5000 5000; hole KcQd 8s5s AdTd 9d9h");
        spec_on(m, "3 raise 400, 4 call, 1 fold");
        spec_pass(m);
        struct view v;
        struct rng rng = rng_seed(4);
        match_view(m, 1, &v);
        v.board.num[SPEC_PASSIVE] = quiet;
        rules_choices(&v.rules, &v.board, 1, &v.choices);
        const struct action a = bot_find("spec", "shark")->choose(&v, &rng, &temper_even);
        assert_int_equal(a.kind, quiet ? HOLDEM_CALL : HOLDEM_FOLD);
        match_free(m);
    }
}

/* SP-32, SP-31, SP-36: Forced Passive is for hands that like to see five cards, and not for those
 * that like to bet; both cards have to play where both do; a third card is for a hand that is
 * played. */
static void cards_go_with_hands(void **state)
{
    (void)state;
    static const struct {
        int effect;
        const char *name, *hole;
        int least, most;
    } uses[] = {
        {SPEC_FORCED_PASSIVE, "forced-passive", "6h5h", 6, 10},
        {SPEC_FORCED_PASSIVE, "forced-passive", "AsAd", 0, 0},
        {SPEC_BOTH_CARDS, "both-cards", "As3d", 0, 0},
        {SPEC_BOTH_CARDS, "both-cards", "8s8d", 5, 10},
        {SPEC_UPGRADE, "upgrade", "AsQs", 6, 10},
    };
    for (unsigned i = 0; i < sizeof uses / sizeof *uses; i++) {
        char words[160];
        snprintf(words, sizeof words,
                 "stacks 6000 6000 6000 6000; hole KcQd %s AcTd 9c9h; held - %s", uses[i].hole,
                 uses[i].name);
        struct match *m = spec_hand(words);
        spec_pass(m);
        spec_on(m, "3 raise 300, 4 call, 1 fold");
        spec_pass(m);
        const int n = often(m, 2, "shark", uses[i].effect);
        printf("%s with %s: %d of 10\n", uses[i].name, uses[i].hole, n);
        assert_in_range(n, uses[i].least, uses[i].most);
        match_free(m);
    }
    struct match *m =
        spec_hand("stacks 6000 6000 6000 6000 6000 6000; hole KcQd AcTd 7c2h; held - - upgrade");
    spec_pass(m);
    assert_int_equal(often_does(m, 3, "shark", HOLDEM_FOLD), 10);
    match_free(m);
}

/* SP-38: two boards for a player who would be out for good, none for who can afford to lose. */
static void twice_when_everything_is_at_stake(void **state)
{
    (void)state;
    for (int short_one = 0; short_one < 2; short_one++) {
        char words[200];
        snprintf(words, sizeof words,
                 "stacks %s; hole AcKd QsQd; held - twice; options reentries=0",
                 short_one ? "9000 1500" : "1500 9000");
        struct match *m = spec_hand(words);
        spec_on(m, "2 raise 300, 1 raise 1500");
        spec_pass(m);
        int twice = 0, calls = 0;
        for (uint64_t i = 0; i < 10; i++) {
            const struct action a = does(m, 2, "shark", i);
            calls += a.kind == HOLDEM_CALL || a.kind == HOLDEM_RAISE_TO;
            twice += declared(m, &a) == SPEC_TWICE;
        }
        assert_int_equal(calls, 10);
        assert_int_equal(twice, short_one ? 10 : 0);
        match_free(m);
    }
}

/* SP-30: the button is taken, except where it would come anyway. SP-33: a straddle is set from
 * where one acts after it, never under the gun. */
static void seats_are_of_use(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 5000 5000 5000 5000; hole AcAd 7c2d QcTd 9s8s; held "
                                "win-the-button win-the-button win-the-button win-the-button");
    spec_pass(m);
    spec_on(m, "3 raise 300, 4 fold, 1 fold, 2 fold"); /* seat 4 has the button; seat 1 would have
                                                          it next */
    assert_int_equal(match_truth(m)->num[SPEC_WINDOW], SPEC_WINDOW_AWARD);
    assert_int_equal(often(m, 3, "shark", SPEC_WIN_THE_BUTTON), 10);
    match_free(m);
    m = spec_hand("stacks 5000 5000 5000 5000; hole AcAd 7c2d QcTd 9s8s; held win-the-button "
                  "win-the-button win-the-button win-the-button");
    spec_pass(m);
    spec_on(m, "3 fold, 4 fold, 1 raise 300, 2 fold");
    assert_int_equal(often(m, 1, "shark", SPEC_WIN_THE_BUTTON), 0);
    match_free(m);
    m = spec_hand("stacks 5000 5000 5000 5000 5000; hole AcAd 7c2d QcTd 9s8s 5c5d; held - straddle "
                  "straddle straddle straddle");
    assert_int_equal(match_truth(m)->num[SPEC_WINDOW], SPEC_WINDOW_STRADDLE);
    assert_int_equal(often(m, 5, "shark", SPEC_STRADDLE), 10);
    assert_int_equal(often(m, 3, "shark", SPEC_STRADDLE), 0);
    assert_int_equal(often(m, 2, "shark", SPEC_STRADDLE), 0);
    match_free(m);
}

/* SP-41: a player who likes fun raises a glass when the board is everybody's best hand. */
static void fun_is_had(void **state)
{
    (void)state;
    struct match *m =
        spec_hand("stacks 3000 3000; hole 2c3d 4h5c; fun toast,feeling-good -; board AsKsQsJsTs");
    spec_on(m, "1 bet 3000, 2 call");
    assert_int_equal(match_truth(m)->num[SPEC_WINDOW], SPEC_WINDOW_AWARD);
    int toasts = 0;
    for (uint64_t i = 0; i < 40; i++) {
        struct view v;
        struct rng rng = rng_seed(i);
        match_view(m, 0, &v);
        const struct action a =
            bot_find("spec", "expert")->choose(&v, &rng, &character_find("akari")->temper);
        toasts += declared(m, &a) == SPEC_TOAST;
    }
    assert_true(toasts > 30);
    match_free(m);
}

/* SP-25: at the turn of somebody else nothing is said without a reason, by strong players at least.
 */
static void windows_of_others_are_left_alone(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 5000 5000 5000; hole 9c4d QcTd 9s8s; held "
                                "clairvoyance,nullify upgrade,hand-swap both-cards,forced-passive");
    for (int l = 1; l < LEVELS; l++)
        assert_int_equal(often_does(m, 1, levels[l], SPEC_NO), 10);
    match_free(m);
}

/* SP-03, SP-13, SP-14: who comes back, with which cards, and who orders. Shizuka never comes back a
 * second time. */
static void the_evening(void **state)
{
    (void)state;
    struct view v;
    int back[2] = {0}, exchanged = 0, kept = 0;
    for (int second = 0; second < 2; second++) {
        char words[200];
        snprintf(words, sizeof words,
                 "stacks 1000 5000; hole KcKd AsAd; held upgrade,straddle,straddle; next "
                 "2c7d9hJsQh; set reentered 1 %d",
                 second);
        struct match *m = spec_hand(words);
        spec_on(m, "2 raise 5000, 1 call");
        while (match_truth(m)->phase != SPEC_PHASE_REENTRY) {
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = action_of(v.me, SPEC_NO, 0);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_view(m, 0, &v);
        for (uint64_t i = 0; i < 10; i++) {
            struct rng rng = rng_seed(i);
            const struct action a = bot_find("spec", "shark")
                                        ->choose(&v, &rng, &character_find("shizuka")->temper),
                                even = bot_find("spec", "shark")->choose(&v, &rng, &temper_even);
            back[second] += a.kind == SPEC_REENTER;
            assert_int_equal(even.kind, SPEC_REENTER);
            exchanged += even.n;
            for (int k = 0; k < even.n; k++)
                kept += spec_picked(&v.board, 0, even.pick[k]) == spec_card(SPEC_UPGRADE);
        }
        match_free(m);
    }
    assert_int_equal(back[0], 10);
    assert_int_equal(back[1], 0);
    assert_int_equal(kept, 0);
    assert_int_equal(exchanged, 40);
    int orders[2] = {0};
    struct match *m = spec_table(4, "", NULL, "drinks");
    match_view(m, seat_first(match_waiting(m)), &v);
    while (v.board.phase != HOLDEM_PHASE_PLAY) {
        struct action a = action_of(v.me, SPEC_NO, 0);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
        match_view(m, seat_first(match_waiting(m)), &v);
    }
    for (uint64_t i = 0; i < 100; i++) {
        struct rng rng = rng_seed(i), again = rng;
        orders[0] +=
            bot_find("spec", "regular")->choose(&v, &rng, &character_find("aoba")->temper).kind ==
            SPEC_DRINK;
        orders[1] += bot_find("spec", "regular")
                         ->choose(&v, &again, &character_find("shizuka")->temper)
                         .kind == SPEC_DRINK;
    }
    assert_true(orders[0] > 60 && orders[1] < 15);
    match_free(m);
}

/* Ninety-seven big blinds of somebody who has shown nothing: no new stack that waits makes them
 * cheap. */
static void a_deep_all_in_is_called_with_few(void **state)
{
    (void)state;
    static const struct {
        const char *hole;
        int calls;
    } holds[] = {{"KhTc", 0}, {"KhTh", 0}, {"9h8h", 0}, {"Ah5h", 0}, {"QhQc", 10}, {"AhKc", 10}};
    for (int i = 0; i < 6 * 8; i++) {
        const int again = i / 6 % 2 * 2, seats = i / 12 % 2 ? 3 : 6;
        const char *level = levels[2 + i / 24];
        char words[200];
        snprintf(words, sizeof words,
                 "stacks 9700 9700 9700%s; hole 3c2d %s Qd4c; options reentries=%d",
                 seats > 3 ? " 9700 9700 9700" : "", holds[i % 6].hole, again);
        struct match *m = spec_hand(words);
        spec_on(m, seats > 3 ? "3 raise 9700, 4 fold, 5 fold, 6 fold, 1 fold"
                             : "3 raise 9700, 1 fold");
        spec_pass(m);
        const int n = often_does(m, 2, level, HOLDEM_CALL);
        if (n != holds[i % 6].calls)
            fail_msg("%s of %d, %d re-entries: %s called %d times", level, seats, again,
                     holds[i % 6].hole, n);
        match_free(m);
    }
}

/* ---- advice */

/* Everything that can be done has its sentence; advice is legal, and orders nothing. */
static void advice(void **state)
{
    (void)state;
    int said[SPEC_VERBS] = {0};
    for (int i = 0; i < 24; i++) {
        struct match *m = any_table(i);
        struct rng rng = rng_seed((uint64_t)i);
        for (int n = 0; n < 120 && !match_over(m); n++) {
            struct view v;
            struct advice told;
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            if (a.kind != HOLDEM_FOLD || holdem_owes(&v.board, v.me) > 0)
                assert_true(strlen(bot_why(&v, &a)) > 10);
            said[a.kind]++;
            if (n % 4 == 0) {
                bot_advise(&v, &rng, &told);
                assert_true(strlen(told.why) > 10);
                assert_int_not_equal(told.action.kind, SPEC_DRINK);
                assert_int_equal(rules_check(&v.rules, &v.board, &told.action), REASON_OK);
            }
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
        match_free(m);
    }
    assert_true(said[SPEC_DECLARE] > 10 && said[SPEC_NO] > 10 && said[SPEC_DISCARD] > 0 &&
                said[SPEC_STAND] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_list),
        cmocka_unit_test(all_is_legal),
        cmocka_unit_test(twins_decide_alike),
        cmocka_unit_test(a_look_before_everything_is_called),
        cmocka_unit_test(a_flop_is_exchanged_when_it_missed),
        cmocka_unit_test(a_weak_hand_is_swapped),
        cmocka_unit_test(nullify_protects),
        cmocka_unit_test(the_right_card_is_discarded),
        cmocka_unit_test(both_cards_are_counted),
        cmocka_unit_test(silence_is_cheap),
        cmocka_unit_test(cards_go_with_hands),
        cmocka_unit_test(twice_when_everything_is_at_stake),
        cmocka_unit_test(seats_are_of_use),
        cmocka_unit_test(fun_is_had),
        cmocka_unit_test(windows_of_others_are_left_alone),
        cmocka_unit_test(the_evening),
        cmocka_unit_test(a_deep_all_in_is_called_with_few),
        cmocka_unit_test(advice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
