/* A lesson walks through: every move in it is allowed by the rules, every card that it counts on is
 * there, and it ends as it says. */
#include "ace_claims.h"
#include "example.h"
#include "lesson.h"
#include "mem.h"
#include "path.h"
#include "power_up_names.h"
#include "spec_names.h"
#include "unit.h"
#include "upcolor_names.h"
#include "world.h"

#include <stdlib.h>
#include <string.h>

static struct match *begun(struct world *w, const struct lesson *l)
{
    struct rules r;
    char error[MATCH_ERROR] = "";
    assert_true(world_rules(w, games_find(l->game), l->nseats, &r, error, sizeof error));
    struct match *m = lesson_begin(l, &r, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

/* Plays steps `from` to before `to`; each has to be legal, and what the person is asked for has
 * words. How many were the person's. */
static int walk(struct match *m, const struct lesson *l, int from, int to)
{
    int asked = 0;
    for (int i = from; i < to; i++) {
        const struct lesson_step *s = &l->step[i];
        struct view v;
        struct action a;
        if (s->who == SEAT_NONE) {
            assert_non_null(s->text);
            continue;
        }
        match_view(m, s->who, &v);
        if (!lesson_action(s, &v, &a) || match_play(m, &a, 0) != REASON_OK)
            fail_msg("%s: step %d can't be played", l->name, i);
        if (s->who == 0)
            assert_true(lesson_wants(s, &v, &a));
        asked += s->who == 0;
        assert_true(s->who != 0 || s->text);
    }
    return asked;
}

static void test_every_step_is_a_legal_move(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    int n = 0;
    for (; lesson_nth(n); n++) {
        const struct lesson *l = lesson_nth(n);
        assert_ptr_equal(lesson_find(l->name), l);
        assert_non_null(l->step[0].text);
        struct match *m = begun(&w, l);
        assert_true(walk(m, l, 0, l->steps) >= 1);
        assert_int_equal(l->step[l->steps - 1].who, SEAT_NONE); /* a lesson ends with words */
        match_free(m);
    }
    assert_int_equal(n, 1 + LESSONS_OF_POWER_UP + LESSONS_OF_ACE + LESSONS_OF_SPEC);
    world_close(&w);
    mem_free(assets);
}

/* An example plays itself: its moves may be anybody's, and need no words of their own. */
static void test_every_example_plays_to_its_end(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    int n = 0;
    for (; example_nth(n); n++) {
        const struct lesson log = example_log(example_nth(n)), *l = &log;
        assert_ptr_equal(example_find(l->name), example_nth(n));
        assert_non_null(l->step[0].text);
        struct match *m = begun(&w, l);
        int moves = 0;
        for (int i = 0; i < l->steps; i++) {
            struct view v;
            struct action a;
            if (l->step[i].who == SEAT_NONE)
                continue;
            match_view(m, l->step[i].who, &v);
            if (!lesson_action(&l->step[i], &v, &a) ||
                (l->step[i].cards && !lesson_wants(&l->step[i], &v, &a)) ||
                match_play(m, &a, 0) != REASON_OK)
                fail_msg("%s: step %d can't be played, or is something else than it says", l->name,
                         i);
            moves++;
        }
        assert_true(moves > 0);
        assert_int_equal(l->step[l->steps - 1].who, SEAT_NONE); /* it rests on words */
        match_free(m);
    }
    assert_true(n > 0);
    world_close(&w);
    mem_free(assets);
}

static void test_upcolor_ends_as_it_says(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const struct lesson *l = lesson_find("upcolor");
    struct match *m = begun(&w, l);
    assert_true(walk(m, l, 0, l->steps) >= 5);
    struct view v;
    match_view(m, 0, &v);
    /* UC-32: Robin's last card wins at once */
    assert_int_equal(v.board.num[UPCOLOR_ROUNDS_WON + 0], 1);
    assert_int_equal(v.board.num[UPCOLOR_ROUND], 2);
    for (int s = 0; s < l->nseats; s++)
        assert_int_equal(v.board.num[UPCOLOR_BARRED + s], 0); /* nobody is puzzled by a penalty */
    match_free(m);
    world_close(&w);
    mem_free(assets);
}

/* Where step `at` of a lesson stands, as seat `who` sees it. */
static struct board seen_at(struct world *w, const char *name, int at, seat who)
{
    const struct lesson *l = lesson_find(name);
    struct match *m = begun(w, l);
    struct view v;
    walk(m, l, 0, at < 0 ? l->steps : at);
    match_view(m, who, &v);
    match_free(m);
    return v.board;
}

static bool deck_shows(const struct board *b, card face)
{
    return board_find(b, HOLDEM_PILE, face) >= 0;
}

/* PU-70: what the six steps say happens to the very players who are named, and what a power shows
 * is what the words call it. */
static void test_power_up_tells_what_happens(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const int32_t before = seen_at(&w, "power-up", 0, 0).num[POWER_UP_ENERGY];
    struct board b = seen_at(&w, "power-up", 3, 0);
    /* X-Ray was paid (PU-23)… */
    assert_true(b.num[POWER_UP_ENERGY] < before);
    int hearts = 0;
    for (int i = 0; i < 2; i++)
        hearts += card_is_plain(board_face(&b, HOLDEM_HAND + 1, i)) &&
                  card_suit(board_face(&b, HOLDEM_HAND + 1, i)) == SUIT_HEARTS;
    /* …and Maya shows one card, a heart (PU-42) */
    assert_int_equal(hearts, 1);
    b = seen_at(&w, "power-up", 7, 0);
    /* the turn is burnt (PU-50) */
    assert_int_equal(board_count(&b, HOLDEM_BOARD), 3);
    b = seen_at(&w, "power-up", 9, 0);
    assert_int_equal(b.num[POWER_UP_LOCKED], board_count(&b, HOLDEM_BOARD)); /* PU-30 */
    b = seen_at(&w, "power-up", -1, 0);
    /* Maya is out, Gus is not */
    assert_true(b.num[HOLDEM_RANK + 1] != 0 && b.num[HOLDEM_RANK + 2] == 0);
    assert_int_equal(board_count(&b, POWER_UP_HELD + 1), 0); /* PU-09 */
    /* both were played, one has come (PU-06) */
    assert_int_equal(board_count(&b, POWER_UP_HELD), 1);
    b = seen_at(&w, "power-up/deploy", -1, 0);
    assert_int_equal(card_rank(board_face(&b, HOLDEM_BOARD, 4)), RANK_K);
    b = seen_at(&w, "power-up/intel", 1, 0);
    assert_true(deck_shows(&b, card_of(RANK_6, SUIT_SPADES)));
    b = seen_at(&w, "power-up/intel", 1, 1);
    assert_false(deck_shows(&b, card_of(RANK_6, SUIT_SPADES)));
    b = seen_at(&w, "power-up/scanner", 1, 0);
    int eights = 0;
    for (int s = 0; s < SUITS; s++)
        eights += deck_shows(&b, card_of(RANK_8, s));
    assert_true(eights > 0);
    b = seen_at(&w, "power-up/engineer", 1, 0);
    int spades = 0;
    for (int i = 0; i < board_count(&b, POWER_UP_FAN); i++)
        spades += card_suit(board_face(&b, POWER_UP_FAN, i)) == SUIT_SPADES;
    /* no other card would do */
    assert_true(spades == 1 && board_find(&b, POWER_UP_FAN, card_of(RANK_7, SUIT_SPADES)) >= 0);
    b = seen_at(&w, "power-up/clone", -1, 0);
    assert_int_equal(power_up_played(&b, POWER_DEPLOY), POWER_UP_DEPLOYS); /* PU-40 */
    world_close(&w);
    mem_free(assets);
}

/* SP-20, SP-38, SP-03: the cards resolve as they are numbered, both boards are Akari's, and Robin
 * comes back. */
static void test_spec_tells_what_happens(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    struct board b = seen_at(&w, "spec", 3, 0);
    assert_int_equal(board_count(&b, SPEC_USED), 2);
    assert_true(card_effect(board_face(&b, SPEC_USED, 0)) == SPEC_CLAIRVOYANCE &&
                card_effect(board_face(&b, SPEC_USED, 1)) == SPEC_FLOP_EXCHANGE);
    assert_true(b.phase == SPEC_PHASE_WINDOW && b.waiting == seat_bit(0));
    int aces = 0;
    for (int i = 0; i < 3; i++)
        aces += card_rank(board_face(&b, HOLDEM_BOARD, i)) == RANK_A;
    assert_int_equal(aces, 1);
    b = seen_at(&w, "spec", 7, 0);
    assert_true(b.phase == SPEC_PHASE_REENTRY && b.waiting == seat_bit(0) &&
                b.num[HOLDEM_STACK] == 0);
    assert_true(b.num[SPEC_TWO_BOARDS] && board_count(&b, SPEC_SECOND) == 2);
    b = seen_at(&w, "spec", -1, 0);
    assert_true(b.num[SPEC_REENTERED] == 1 && b.num[HOLDEM_STACK] > 9000);
    b = seen_at(&w, "spec/twice", -1, 0);
    assert_true(b.num[HOLDEM_STACK] == b.num[HOLDEM_STACK + 1] && b.num[SPEC_TWO_BOARDS]);
    b = seen_at(&w, "spec/win-the-button", -1, 0);
    assert_int_equal(b.num[HOLDEM_BUTTON], 0);
    b = seen_at(&w, "spec/straddle", -1, 0);
    assert_int_equal(b.num[HOLDEM_TO_MATCH], 400);
    assert_int_equal(b.num[HOLDEM_LAST_BLIND], 4);
    world_close(&w);
    mem_free(assets);
}

static int dealt(const struct board *b) { return b->num[ACE_HP_MAX] - b->num[ACE_HP]; }

static const char *enemy_of(const struct rules *r, const struct board *b)
{
    return ace_enemy_now(r, b) ? ace_enemy_now(r, b)->id : "";
}

/* The owl's figures are those of the rules: AS-11 to AS-14, AS-22, AS-30, AS-31. */
static void test_ace_tells_what_happens(void **state)
{
    (void)state;
    struct world w;
    struct rules r;
    char error[MATCH_ERROR] = "";
    char *assets = path_assets();
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find("ace"), 1, &r, error, sizeof error));
    struct board b = seen_at(&w, "ace", 0, 0);
    assert_int_equal(b.num[ACE_HP], 8);
    assert_true(b.num[ACE_BULLETS] == 2 && b.num[ACE_RELOADS] == 2 &&
                board_count(&b, ACE_HAND) == 8);
    b = seen_at(&w, "ace", 2, 0);
    assert_true(b.num[ACE_HP] == 4 && b.num[ACE_BULLETS] == 1);
    b = seen_at(&w, "ace", 5, 0);
    assert_string_equal(enemy_of(&r, &b), "the-hangman");
    assert_int_equal(board_count(&b, ACE_BONUSES), 1);
    b = seen_at(&w, "ace", 7, 0);
    assert_true(board_count(&b, ACE_HAND) == 8 && board_count(&b, ACE_PILE) == 0);
    /* the bonus is needed, and enough */
    assert_true(b.num[ACE_HP] > 7 && b.num[ACE_HP] <= 12);
    assert_int_equal(strtol(lesson_find("ace")->step[8].text, NULL, 10),
                     b.num[ACE_HP]); /* as the owl says */
    b = seen_at(&w, "ace", 8, 0);
    assert_true(board_count(&b, ACE_PILE) > 0 && b.num[ACE_RELOADS] == 1);
    b = seen_at(&w, "ace", -1, 0);
    assert_true(board_count(&b, ACE_PERMANENTS) == 1 && ace_scene(b.num[ACE_MARKER]) == 2 &&
                b.num[ACE_BULLETS] == 3);
    b = seen_at(&w, "duel/claim", -1, 0);
    assert_int_equal(dealt(&b), 6); /* AS-32 */
    b = seen_at(&w, "duel/bonus", -1, 0);
    assert_int_equal(b.num[ACE_MARKER], 3); /* a kill with exactly 6 */
    b = seen_at(&w, "duel/joker", -1, 0);
    assert_int_equal(b.num[ACE_MARKER], 9); /* AS-24: four aces deal 20 */
    b = seen_at(&w, "duel/last", 0, 0);
    assert_int_equal(b.phase, ACE_PHASE_LAST);
    b = seen_at(&w, "duel/last", -1, 0);
    assert_int_equal(b.num[ACE_MARKER], 6); /* AS-12, AS-37 */
    world_close(&w);
    mem_free(assets);
}

/* Whatever lies beside the three queens, the lesson goes on; another claim of the same cards, or
 * other cards, are not what it has in mind. */
static void test_ace_leaves_free_what_lies_beside(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const struct lesson *l = lesson_find("ace");
    for (int beside = 0; beside < 5; beside++) {
        struct match *m = begun(&w, l);
        walk(m, l, 0, 4);
        struct view v;
        match_view(m, 0, &v);
        struct action a = action_of(0, ACE_SHOOT, 0);
        for (int i = 0, other = 0; i < 8; i++) {
            const bool queen = card_rank(board_face(&v.board, ACE_HAND, i)) == RANK_Q;
            if (queen || other == beside || other == (beside + 1) % 5)
                a.pick[a.n++] = (uint8_t)i;
            other += !queen;
        }
        assert_int_equal(a.n, ACE_SHOT_CARDS);
        assert_true(lesson_wants(&l->step[4], &v, &a));
        a.amount = ACE_PAIR;
        assert_false(lesson_wants(&l->step[4], &v, &a));
        a.amount = 0;
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
        walk(m, l, 5, l->steps);
        match_free(m);
    }
    world_close(&w);
    mem_free(assets);
}

static void test_another_card_is_not_what_is_wanted(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const struct lesson *l = lesson_find("upcolor");
    struct match *m = begun(&w, l);
    const struct lesson_step *s = l->step;
    struct action a;
    struct view v;
    for (; s->who != 0; s++)
        if (s->who > 0) {
            match_view(m, s->who, &v);
            assert_true(lesson_action(s, &v, &a));
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
    match_view(m, 0, &v);
    assert_true(lesson_action(s, &v, &a));
    assert_true(lesson_wants(s, &v, &a));
    const int imperial = board_find(&v.board, UPCOLOR_HAND, UPCOLOR_IMPERIAL);
    a.pick[0] = (uint8_t)imperial;
    assert_int_equal(rules_check(&v.rules, &v.board, &a), REASON_OK);
    assert_false(lesson_wants(s, &v, &a));
    assert_null(lesson_find("kuhn"));
    match_free(m);
    world_close(&w);
    mem_free(assets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_step_is_a_legal_move),
        cmocka_unit_test(test_every_example_plays_to_its_end),
        cmocka_unit_test(test_upcolor_ends_as_it_says),
        cmocka_unit_test(test_power_up_tells_what_happens),
        cmocka_unit_test(test_spec_tells_what_happens),
        cmocka_unit_test(test_ace_tells_what_happens),
        cmocka_unit_test(test_ace_leaves_free_what_lies_beside),
        cmocka_unit_test(test_another_card_is_not_what_is_wanted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
