/* A lesson walks through: every move in it is allowed by the rules, every card that it counts on is
 * there, and it ends as it says. */
#include "ace_claims.h"
#include "mem.h"
#include "path.h"
#include "power_up_names.h"
#include "script.h"
#include "showcase_laid.h"
#include "showcase_walk.h"
#include "spec_names.h"
#include "unit.h"
#include "upcolor_names.h"
#include "world.h"

#include <stdlib.h>
#include <string.h>

static struct match *begun(struct world *w, const struct script *l)
{
    struct rules r;
    char error[MATCH_ERROR] = "";
    assert_true(world_rules(w, l->game, l->nseats, &r, error, sizeof error));
    struct match *m = script_begin(l, &r, error);
    if (!m)
        fail_msg("%s: %s", l->name, error);
    return m;
}

static struct scripts *all_of(struct world *w, const char *game)
{
    struct rules r;
    char error[SCRIPT_ERROR] = "";
    assert_true(
        world_rules(w, games_find(game), games_find(game)->seats_min, &r, error, sizeof error));
    struct scripts *all = scripts_open(&r, "lessons", NULL, error);
    if (!all)
        fail_msg("%s", error);
    return all;
}

/* A lesson that stays as long as the test. */
static const struct script *lesson(struct world *w, const char *name)
{
    static struct scripts *kept;
    scripts_close(kept);
    kept = all_of(w, script_game(name)->id);
    const struct script *l = scripts_find(kept, SCRIPT_LESSON, name);
    assert_non_null(l);
    return l;
}

static const char *const games[] = {"ace", "upcolor", "holdem", "power-up", "spec"};
static const int lessons[] = {6, 1, 0, 11, 12}, examples[] = {11, 2, 1, 10, 17};

/* Plays steps `from` to before `to`; each has to be legal, and what the person is asked for has
 * words. How many were the person's. */
static int walk(struct match *m, const struct script *l, int from, int to)
{
    int asked = 0;
    for (int i = from; i < to; i++) {
        const struct script_step *s = &l->step[i];
        struct view v;
        struct action a;
        if (s->who == SEAT_NONE) {
            assert_non_null(s->text);
            continue;
        }
        match_view(m, s->who, &v);
        if (!script_action(s, &v, &a) || match_play(m, &a, 0) != REASON_OK)
            fail_msg("%s: step %d can't be played", l->name, i);
        if (s->who == 0)
            assert_true(script_wants(s, &v, &a));
        asked += s->who == 0;
        assert_true(s->who != 0 || s->text);
    }
    return asked;
}

static void walk_lesson(struct world *w, const struct script *l)
{
    struct match *m = begun(w, l);
    assert_non_null(l->step[0].text);
    assert_true(walk(m, l, 0, l->steps) >= 1);
    assert_int_equal(l->step[l->steps - 1].who, SEAT_NONE); /* a lesson ends with words */
    match_free(m);
}

/* An example plays itself: its moves may be anybody's, and need no words of their own. */
static void walk_example(struct world *w, const struct script *l)
{
    struct match *m = begun(w, l);
    int moves = 0;
    assert_non_null(l->step[0].text);
    for (int i = 0; i < l->steps; i++) {
        struct view v;
        struct action a;
        if (l->step[i].who == SEAT_NONE)
            continue;
        match_view(m, l->step[i].who, &v);
        if (!script_action(&l->step[i], &v, &a) ||
            (l->step[i].cards && !script_wants(&l->step[i], &v, &a)) ||
            match_play(m, &a, 0) != REASON_OK)
            fail_msg("%s: step %d can't be played, or is something else than it says", l->name, i);
        moves++;
    }
    assert_true(moves > 0);
    assert_int_equal(l->step[l->steps - 1].who, SEAT_NONE); /* it rests on words */
    match_free(m);
}

static void test_every_step_is_a_legal_move(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    for (size_t g = 0; g < sizeof games / sizeof *games; g++) {
        struct scripts *all = all_of(&w, games[g]);
        int n[3] = {0};
        for (int i = 0; i < all->n; i++) {
            const struct script *s = &all->script[i];
            assert_ptr_equal(scripts_find(all, s->kind, s->name), s);
            n[s->kind]++;
            if (s->kind == SCRIPT_LESSON)
                walk_lesson(&w, s);
            else if (s->kind == SCRIPT_EXAMPLE)
                walk_example(&w, s);
        }
        assert_int_equal(n[SCRIPT_LESSON], lessons[g]);
        assert_int_equal(n[SCRIPT_EXAMPLE], examples[g]);
        scripts_close(all);
    }
    world_close(&w);
    mem_free(assets);
}

static void test_upcolor_ends_as_it_says(void **state)
{
    (void)state;
    struct world w;
    char *assets = path_assets();
    world_open(&w, assets);
    const struct script *l = lesson(&w, "upcolor");
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
    const struct script *l = lesson(w, name);
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
    const char *owl = lesson(&w, "ace")->step[8].text; /* says as many */
    assert_int_equal(strtol(owl + strcspn(owl, "0123456789"), NULL, 10), b.num[ACE_HP]);
    b = seen_at(&w, "ace", 8, 0);
    assert_true(board_count(&b, ACE_PILE) > 0 && b.num[ACE_RELOADS] == 1);
    b = seen_at(&w, "ace", -1, 0);
    assert_true(board_count(&b, ACE_PERMANENTS) == 1 && ace_scene(b.num[ACE_MARKER]) == 2 &&
                b.num[ACE_BULLETS] == 3);
    b = seen_at(&w, "ace/claim", -1, 0);
    assert_int_equal(dealt(&b), 6); /* AS-32 */
    b = seen_at(&w, "ace/bonus", -1, 0);
    assert_int_equal(b.num[ACE_MARKER], 3); /* a kill with exactly 6 */
    b = seen_at(&w, "ace/joker", -1, 0);
    assert_int_equal(b.num[ACE_MARKER], 9); /* AS-24: four aces deal 20 */
    b = seen_at(&w, "ace/last", 0, 0);
    assert_int_equal(b.phase, ACE_PHASE_LAST);
    b = seen_at(&w, "ace/last", -1, 0);
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
    const struct script *l = lesson(&w, "ace");
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
        assert_true(script_wants(&l->step[4], &v, &a));
        a.amount = ACE_PAIR;
        assert_false(script_wants(&l->step[4], &v, &a));
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
    const struct script *l = lesson(&w, "upcolor");
    struct match *m = begun(&w, l);
    const struct script_step *s = l->step;
    struct action a;
    struct view v;
    for (; s->who != 0; s++)
        if (s->who > 0) {
            match_view(m, s->who, &v);
            assert_true(script_action(s, &v, &a));
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
        }
    match_view(m, 0, &v);
    assert_true(script_action(s, &v, &a));
    assert_true(script_wants(s, &v, &a));
    const int imperial = board_find(&v.board, UPCOLOR_HAND, UPCOLOR_IMPERIAL);
    a.pick[0] = (uint8_t)imperial;
    assert_int_equal(rules_check(&v.rules, &v.board, &a), REASON_OK);
    assert_false(script_wants(s, &v, &a));
    assert_null(script_game("poker/lesson"));
    assert_false(scripts_there("kuhn", "lessons"));
    match_free(m);
    world_close(&w);
    mem_free(assets);
}

/* ---- what is wrong ---- */

#define TOP "seat cat \"A\"\nseat maya \"B\"\n"
#define BEGUN TOP "lesson power-up\nsay \"S\"\n"

static const struct {
    const char *text, *error;
} wrong[] = {
    {"say \"S\"\n", "f:1: there is no line \"say\" before the first script"},
    {"seat dog \"A\"\n", "f:1: there is no emblem \"dog\""},
    {"crop 3\n", "f:1: a number from 0 to 500 belongs here"},
    {TOP "lesson\n", "f:3: a name is missing, or is no name: \"\""},
    {TOP "lesson spec\n", "f:3: \"spec\" does not begin with power-up"},
    {BEGUN "lesson power-up\n", "f:5: there is a lesson power-up already"},
    {BEGUN "1 check \"S\"\n", "f:6: lesson power-up begins and ends with words"},
    {TOP "lesson power-up\n1 check\nsay \"S\"\n", "f:4: what is asked for needs words"},
    {TOP "lesson power-up\n2 check\nsay \"S\"\n",
     "f:6: lesson power-up begins and ends with words"},
    {TOP "lesson power-up\n", "f:4: lesson power-up begins and ends with words"},
    {TOP "table t\nsay \"S\"\n", "f:4: nothing happens at a table"},
    {BEGUN "3 check\n", "f:5: there are 2 seats"},
    {BEGUN "2 chekc\n", "f:5: power-up has no verb \"chekc\""},
    {BEGUN "2 bet 1x\n", "f:5: there is no card \"1x\""},
    {BEGUN "2 bet =all =x\n", "f:5: \"=x\" is no amount"},
    {BEGUN "2 bet as pair\n", "f:5: nothing is claimed as \"pair\""},
    {BEGUN "2 play .held\n", "f:5: \".held\" is no card of a zone"},
    {BEGUN "2 play .hold/clone\n", "f:5: \".hold/clone\" is no card of a zone"},
    {BEGUN "2 play .held/cloan\n", "f:5: \".held/cloan\" is no card of a zone"},
    {BEGUN "2 bet As Ks Qs Js Ts 9s 8s 7s 6s\n", "f:5: a move names at most 8 cards"},
    {BEGUN "say\n", "f:5: a text in quotation marks is missing"},
    {BEGUN "at left\n", "f:5: there is no place \"left\""},
    {BEGUN "at low low\n", "f:5: nothing more belongs after this: \"low\""},
    {BEGUN "set hands 5\n", "f:5: \"set\" stands before the first step"},
    {BEGUN "sing\n", "f:5: there is no line \"sing\" in a script"},
    {TOP "lesson power-up\nseats 3\n", "f:4: a number from 2 to 2 belongs here"},
    {TOP "lesson power-up\nseed\n", "f:4: a seed is missing"},
    {TOP "lesson power-up\nlike power-up\n", "f:4: there is no script \"power-up\" above"},
    {TOP "scene s\nwatch\nuntold\n", "f:5: there is no line \"untold\" in a script"},
    {TOP "scene s\nwait\n", "f:4: something is missing after \"wait\""},
    {TOP "scene s\nwait x\n", "f:4: \"x\" is no number"},
    {TOP "scene s\nwait 5 6\n", "f:4: nothing more belongs after this: \"6\""},
    {TOP "scene s\nopen title\n", "f:4: there is no line \"open\" in a script"},
    {TOP "scene s\nkeys\n", "f:4: something is missing after \"keys\""},
    {TOP "scene s\n1 dance\n", "f:4: power-up has no verb \"dance\""},
    {TOP "scene s\noption mist 2\n", "f:4: power-up has no option \"mist\""},
    {TOP "scene s\noption most 99\n", "f:4: \"99\" is no value of most"},
    {TOP "scene s\nrest\nset hands 5\n", "f:5: \"set\" stands before the first step"},
    {"seat cat \"\xC3\"\n", "f:0: this is not plain UTF-8"},
};

/* The same in a file of scenes that are of no game. */
static const struct {
    const char *text, *error;
} wrong_scene[] = {
    {"open title\n", "f:1: there is no line \"open\" before the first scene"},
    {"lesson spec\n", "f:1: no lesson belongs in this file"},
    {"scene s\ntable t\n", "f:2: no table belongs in this file"},
    {"scene s\nscene s\n", "f:2: there is a scene s already"},
    {"scene s\nlike t\n", "f:2: there is no script \"t\" above"},
    {"scene s\naway\nscene t\naway\nlike s\n", "f:5: there is no line \"like\" in a scene"},
    {"scene s\nset hands 5\n", "f:2: there is no line \"set\" in a scene"},
    {"scene s\n1 check\n", "f:2: there is no line \"1\" in a scene"},
    {"scene s\nopen\n", "f:2: there is no line \"open\" in a scene"},
    {"scene s\nopen sesame\n", "f:2: there is no line \"open\" in a scene"},
    {"scene s\nopen rules chess\n", "f:2: there is no game \"chess\""},
    {"scene s\nopen settings\n", "f:2: something is missing after \"open settings\""},
    {"scene s\nopen settings two\n", "f:2: \"two\" is no number"},
    {"scene s\nname 11 Ann\n", "f:2: a seat is a number from 1 to 10"},
    {"scene s\nname 0 Ann\n", "f:2: a seat is a number from 1 to 10"},
    {"scene s\ntext Ann\n", "f:2: a text in quotation marks is missing"},
    {"scene s\ntext \"Ann\n", "f:2: a text stands in quotation marks, up to the end of the line"},
    {"scene s\nsettle 12345678\n", "f:2: \"12345678\" is no number"},
    {"scene s\naway home\n", "f:2: nothing more belongs after this: \"home\""},
};

static void test_a_wrong_scene_is_told(void **state)
{
    char error[SCRIPT_ERROR] = "";
    (void)state;
    for (size_t i = 0; i < sizeof wrong_scene / sizeof *wrong_scene; i++) {
        assert_null(scripts_read(NULL, "f", wrong_scene[i].text, walk_words, error));
        if (strcmp(error, wrong_scene[i].error) != 0)
            fail_msg("“%s”: “%s”, not “%s”", wrong_scene[i].text, error, wrong_scene[i].error);
    }
    assert_null(scripts_read(NULL, "f", "scene s\n", NULL, error));
    assert_string_equal(error, "f:1: no scene belongs in this file");
}

/* Words come one by one, and a scene that is like another goes on where that one ended. */
static void test_what_a_scene_says_is_read(void **state)
{
    char error[SCRIPT_ERROR] = "";
    (void)state;
    struct scripts *all = scripts_read(NULL, "f",
                                       "scene a\ngame spec 3\nname 2 Mamie Jo \nopen rules spec\n"
                                       "scene b\nlike a\nkeys A  End\ntext \"B c\"\n",
                                       walk_words, error);
    assert_string_equal(error, "");
    const struct script *b = scripts_find(all, SCRIPT_SCENE, "b");
    assert_int_equal(b->lines, 5);
    assert_string_equal(b->line[0].word->word, "game");
    assert_string_equal(b->line[1].w[1], "Mamie Jo ");
    assert_string_equal(b->line[2].word->word, "open rules");
    assert_null(b->line[2].w[1]);
    assert_true(strcmp(b->line[3].w[0], "A") == 0 && strcmp(b->line[3].w[1], "End") == 0);
    assert_null(b->line[3].w[2]);
    assert_string_equal(b->line[4].w[0], "B c");
    scripts_close(all);
}

static void test_what_is_wrong_is_told(void **state)
{
    struct world w;
    struct rules r;
    char error[SCRIPT_ERROR] = "", *assets = path_assets();
    (void)state;
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find("power-up"), 3, &r, error, sizeof error));
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_null(scripts_read(&r, "f", wrong[i].text, laid_words, error));
        if (strcmp(error, wrong[i].error) != 0)
            fail_msg("“%s”: “%s”, not “%s”", wrong[i].text, error, wrong[i].error);
    }
    world_close(&w);
    mem_free(assets);
}

/* What a small file says is what is read. */
static void test_what_is_read(void **state)
{
    struct world w;
    struct rules r;
    char error[SCRIPT_ERROR] = "", *assets = path_assets();
    (void)state;
    world_open(&w, assets);
    assert_true(world_rules(&w, games_find("power-up"), 3, &r, error, sizeof error));
    struct scripts *all =
        scripts_read(&r, "f",
                     "# c\n" TOP "seat gus \"C\"\ncrop 9 8\ntable t\nseats 2\nset hands 5\n"
                     "example power-up/a\nlike t\nset pot 3\n1 play .held/x-ray 7h any \"T\"\n"
                     "3 bet =40\nsay \"S\"\nlesson power-up/a\nat high\nsay \"S\"\n",
                     laid_words, error);
    assert_null(all);
    assert_string_equal(error, "f:13: there are 2 seats");
    all = scripts_read(&r, "f",
                       TOP "crop 9 8\ntable t\nset hands 5\nexample power-up/a\nlike t\nset pot "
                           "3\n1 play .held/x-ray 7h any \"T\"\n2 bet =40\nsay \"S\"\n"
                           "lesson power-up/a\nseed b\nat high\nsay \"S\"\n",
                       laid_words, error);
    assert_non_null(all);
    const struct script *e = scripts_find(all, SCRIPT_EXAMPLE, "power-up/a"),
                        *l = scripts_find(all, SCRIPT_LESSON, "power-up/a");
    assert_true(e->nseats == 2 && e->steps == 3 && e->top == 9 && e->bottom == 8);
    assert_string_equal(e->position, "set hands 5\nset pot 3\n");
    assert_string_equal(e->seed, "a");
    assert_true(e->step[0].any && e->step[0].cards == 1 && e->step[0].who == 0);
    assert_int_equal(e->step[0].card[0], card_of(RANK_7, SUIT_HEARTS));
    assert_int_equal(e->step[0].about_zone, 1 + POWER_UP_HELD);
    assert_int_equal(e->step[0].about_face, CARD_OWN + POWER_XRAY);
    assert_true(e->step[1].amount == 41 && e->step[1].who == 1 && !e->step[1].text);
    assert_string_equal(l->seed, "b");
    assert_true(l->steps == 1 && l->step->place == PLACE_HIGH && !*l->position);
    scripts_close(all);
    all = scripts_read(&r, "f",
                       TOP "scene a\nset hands 5\nput hand 1 As\nuntold\nscene b\nlike a\nput "
                           "hand 1 Ks\nset pot 3\nseed x y\ntime 9\n1 check\nwatch\nkeys A B\n",
                       laid_words, error);
    assert_non_null(all);
    const struct script *b = scripts_find(all, SCRIPT_SCENE, "b");
    assert_string_equal(b->position, "set hands 5\nput hand 1 Ks\nset pot 3\n");
    assert_int_equal(b->lines, 3);
    assert_null(b->line[0].word);
    assert_string_equal(b->line[0].w[0], "1 check");
    assert_string_equal(b->line[1].word->word, "watch");
    assert_string_equal(b->line[2].w[1], "B");
    assert_string_equal(b->seed, "x y");
    assert_true(!b->untold && b->time_ms == 9 && b->nseats == 2);
    scripts_close(all);
    world_close(&w);
    mem_free(assets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_step_is_a_legal_move),
        cmocka_unit_test(test_upcolor_ends_as_it_says),
        cmocka_unit_test(test_power_up_tells_what_happens),
        cmocka_unit_test(test_spec_tells_what_happens),
        cmocka_unit_test(test_ace_tells_what_happens),
        cmocka_unit_test(test_ace_leaves_free_what_lies_beside),
        cmocka_unit_test(test_another_card_is_not_what_is_wanted),
        cmocka_unit_test(test_what_is_wrong_is_told),
        cmocka_unit_test(test_a_wrong_scene_is_told),
        cmocka_unit_test(test_what_a_scene_says_is_read),
        cmocka_unit_test(test_what_is_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
