/* Hands of poker hand histories: what is read, what is refused and where, and what the rules make
 * of them. Where the environment names a folder of recorded hands (CARRE_HANDS), each is told as
 * PHH and comes back with the same stacks. */
#include "unit.h"

#include "commands.h"
#include "file.h"
#include "folder.h"
#include "games.h"
#include "hand_play.h"
#include "holdem_table.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "phh_play.h"
#include "scratch.h"
#include "strbuf.h"
#include "world.h"

#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ann has the small blind and wins with a straight, all-in on the flop; Cid shows, Ben was never
 * seen. */
#define HEAD                                                                            \
    "variant = \"NT\"\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = " \
    "10\nstarting_stacks = [500, 500, 500]\n"
#define DEAL "\"d dh p1 AcAd\", \"d dh p2 ????\", \"d dh p3 KcKd\", "
#define PREFLOP "\"p3 cbr 30\", \"p1 cbr 100\", \"p2 f\", \"p3 cc\", "
#define FLOP                                                                                  \
    "\"d db 2c3d4h\", \"p1 cbr 400\", \"p3 cc # snap\", \"p1 sm -\", \"p3 sm KdKc\", \"d db " \
    "5s\", \"d db 9h\""
#define GOOD                                                                                       \
    HEAD "actions = [" DEAL PREFLOP FLOP                                                           \
         "]\nplayers = [\"Ann\", \"Ben\", \"Cid\"]\nfinishing_stacks = [1010, 490, 0]\n_sponsors " \
         "= [\"\", \"none\", \"\"]\n"

enum outcome { EQUAL, PLAYED, STOPPED, UNFINISHED, OTHER_GAME, REFUSED };

struct result {
    enum outcome outcome;
    struct phh_hand hand;
    struct phh_played played;
    int line;
    char error[TOML_ERROR];
};

static struct world world;
static struct rules rules;

static struct result play(const char *text, bool wanted)
{
    struct result r = {.outcome = REFUSED};
    struct toml *t = toml_open(text, strlen(text));
    const struct toml_value *first;
    const char *name;
    if (toml_next(t, &name, &r.line, &first, r.error) == TOML_READ) {
        const enum phh_verdict verdict = phh_read(name, r.line, first, &r.hand, r.error, &r.line);
        if (verdict == PHH_OTHER)
            r.outcome = OTHER_GAME;
        if (verdict == PHH_GOOD) {
            if (phh_play(&rules, &r.hand, wanted, &r.played, r.error, &r.line))
                r.outcome = r.played.over      ? (r.hand.finishes ? EQUAL : PLAYED)
                            : r.played.stopped ? STOPPED
                                               : UNFINISHED;
            phh_free(&r.hand);
        }
    }
    toml_close(t);
    return r;
}

static void a_hand_as_it_is_told(void **state)
{
    (void)state;
    const struct result r = play(GOOD, false);
    assert_string_equal(r.error, "");
    assert_int_equal(r.outcome, EQUAL);
    assert_string_equal(r.hand.player[2], "Cid");
    assert_int_equal(r.played.known, 5);
    assert_int_equal(r.played.actions, 6);
    assert_int_equal(r.played.finish[0], 1010);
    assert_null(r.played.match);
}

/* PHH lists the forced bets of two players reversed: p1 has the big blind, p2 the button. */
static void two_players_are_listed_reversed(void **state)
{
    (void)state;
    const struct result r = play(
        "variant = \"NT\"\nantes = [0, 3]\nblinds_or_straddles = [1, 2]\nmin_bet = "
        "2\nstarting_stacks = [100, 200]\n"
        "actions = [\"d dh p1 ????\", \"d dh p2 ????\", \"p2 f\"]\nfinishing_stacks = [101, 199]\n",
        false);
    assert_string_equal(r.error, "");
    assert_int_equal(r.outcome, EQUAL);
    assert_int_equal(r.hand.blind[0], 2);
    assert_int_equal(r.hand.ante[0], 3);
}

/* 0.25 and 12.5 are hundredths and tenths of the same hand. */
static void decimals_are_not_rounded(void **state)
{
    (void)state;
    const struct result r =
        play("variant = \"NT\"\nantes = [0.0, 0, 0]\nblinds_or_straddles = [0.25, 0.5, 0]\nmin_bet "
             "= 0.50\nstarting_stacks = [100, 99.75, 12.5]\n"
             "actions = [\"p3 cbr 1.25\", \"p1 f\", \"p2 f\"]\nfinishing_stacks = [99.75, 99.25, "
             "13.25]\n",
             false);
    assert_string_equal(r.error, "");
    assert_int_equal(r.outcome, EQUAL);
    assert_int_equal(r.hand.unit, 2);
    assert_int_equal(r.played.finish[2], 1325);
}

/* “Unknown stack values can be denoted as inf” (PHH, starting stacks): the betting goes as it went,
 * the player who has a number of chips ends with the one that is told, and nobody without one is
 * ever all-in. */
static void unknown_stacks_do_not_run_out(void **state)
{
    (void)state;
#define UNKNOWN(stacks, finish)                                                                    \
    "variant = \"NT\"\nantes = [0, 0, 0]\nblinds_or_straddles = [5, 10, 0]\nmin_bet = "            \
    "10\nstarting_stacks = " stacks "\nactions = [" DEAL PREFLOP                                   \
    "\"d db 2c3d4h\", \"p1 cbr 400\", \"p3 cc\", \"d db 5s\", \"p1 cc\", \"p3 cc\", \"d db 9h\", " \
    "\"p1 cc\", \"p3 cc\", \"p1 sm -\", \"p3 sm KdKc\"]\nfinishing_stacks = " finish "\n"
    static const struct {
        const char *text;
        int unknown;
        int32_t finish[3];
    } hands[] = {
        {UNKNOWN("[inf, inf, inf]", "[inf, inf, inf]"), 7, {10510, 9990, 9500}},
        {UNKNOWN("[inf, 500, 2000]", "[inf, 490, 1500]"), 1, {10510, 490, 1500}},
        {UNKNOWN("[600, inf, inf]", "[1110, 7, 8]"),
         6,
         {1110, 9990, 9500}}, /* a number after inf says nothing */
    };
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        const struct result r = play(hands[i].text, false);
        assert_string_equal(r.error, "");
        assert_int_equal(r.outcome, EQUAL);
        assert_int_equal(r.hand.unknown, hands[i].unknown);
        assert_memory_equal(r.played.finish, hands[i].finish, sizeof hands[i].finish);
    }
    const struct result wrong = play(UNKNOWN("[600, inf, inf]", "[1111, inf, inf]"), false);
    assert_int_equal(wrong.outcome, REFUSED);
    assert_non_null(strstr(wrong.error, "p1 finishes with 1111, here with 1110"));
}

/* What decides a hand and is not told is not made up: it stops before. */
static void a_hand_ends_where_knowledge_does(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        enum outcome outcome;
        int actions;
    } hands[] = {
        {HEAD
         "actions = [" DEAL PREFLOP
         "\"d db 2c3d4h\", \"p1 cbr 400\", \"p3 cc\", \"p1 sm -\", \"p3 sm -\", \"d db 5s\"]\n",
         STOPPED, 5}, /* no river */
        {HEAD "actions = [" DEAL PREFLOP
              "\"d db 2c3d4h\", \"p1 cbr 400\", \"p3 cc\", \"d db ??\", \"d db 5s\"]\n",
         STOPPED, 5},
        {HEAD "actions = [\"d dh p1 AcAd\", \"d dh p3 ????\", " PREFLOP
              "\"d db 2c3d4h\", \"p1 cbr 400\", \"p3 cc\", \"p3 sm\", \"d db 5s\", \"d db "
              "9h\"]\nfinishing_stacks = [1010, 490, 0]\n",
         STOPPED, 5},
        {HEAD "actions = [" DEAL PREFLOP "\"d db 2c3d4h\"]\nfinishing_stacks = [400, 490, 400]\n",
         UNFINISHED, 4},
        {HEAD "actions = []\n", UNFINISHED, 0},
        {HEAD "actions = [" DEAL
              "\"p3 f\", \"p1 f\", \"\", \"# a word\"]\nfinishing_stacks = [495, 505, 500]\n",
         EQUAL, 3},
        {HEAD "actions = [" DEAL "\"p3 cbr 30\", \"p1 f\", \"p2 f\", \"p3 sm ??Kd\"]\n", PLAYED, 4},
    };
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        const struct result r = play(hands[i].text, false);
        if (r.outcome != hands[i].outcome || r.played.actions != hands[i].actions)
            fail_msg("%s\n%d after %d actions: line %d: %s", hands[i].text, r.outcome,
                     r.played.actions, r.line, r.error);
    }
}

static void refusals_have_a_line_and_a_reason(void **state)
{
    (void)state;
#define WITH(actions) HEAD "actions = [\n" actions "\n]\n"
    static const struct {
        const char *text;
        int line;
        const char *why;
    } bad[] = {
        {"a = 1\n", 1, "“variant” is missing"},
        {"variant = 7\n", 1, "no text"},
        {"variant = \"NT\"\n", 1, "“starting_stacks” is missing"},
        {"variant = \"NT\"\nstarting_stacks = 7\n", 2, "no list"},
        {"variant = \"NT\"\nstarting_stacks = [1, -inf]\n", 2, "entry 2 is no number"},
        {"variant = \"NT\"\nstarting_stacks = [1, nan]\n", 2, "entry 2 is no number"},
        {"variant = \"NT\"\nstarting_stacks = [1, inf]\nantes = [0, inf]\n", 3,
         "entry 2 is no number"},
        {"variant = \"NT\"\nstarting_stacks = [5, inf]\nantes = [0, 0]\nblinds_or_straddles = [1, "
         "2]\nmin_bet = 2\nactions = []\nfinishing_stacks = [inf, inf]\n",
         1, "p1 finishes with inf"},
        {"variant = \"NT\"\nstarting_stacks = [inf, inf]\nantes = [0, 0]\nblinds_or_straddles = "
         "[1, 2]\nmin_bet = 2\nactions = [\"p2 cbr 900000000\"]\n",
         1, "more than 1000000000 chips"},
        {"variant = \"NT\"\nstarting_stacks = [1, -1]\n", 2, "entry 2 is no number"},
        {"variant = \"NT\"\nstarting_stacks = [1,1,1,1,1,1,1,1,1,1,1]\n", 2,
         "more than 10 players"},
        {"variant = \"NT\"\nstarting_stacks = [1, 1]\nantes = [0]\n", 3, "for 1 players, but 2"},
        {"variant = \"NT\"\nstarting_stacks = [1, 1]\nantes = [0, 0, 0]\n", 3, "more than the 2"},
        {"variant = \"NT\"\nstarting_stacks = [5, 5]\nantes = [0, 0]\nblinds_or_straddles = [1, "
         "2]\nmin_bet = 0\n",
         5, "above 0"},
        {"variant = \"NT\"\nstarting_stacks = [5, 5]\nantes = [0, 0]\nblinds_or_straddles = [1, "
         "2]\nmin_bet = 2\n",
         1, "“actions” is missing"},
        {"variant = \"NT\"\nstarting_stacks = [5, 0]\nantes = [0, 0]\nblinds_or_straddles = [1, "
         "2]\nmin_bet = 2\nactions = []\n",
         1, "p2 has no chips"},
        {"variant = \"NT\"\nstarting_stacks = [5, 5]\nantes = [0, 0]\nblinds_or_straddles = [0, "
         "0]\nmin_bet = 2\nactions = []\n",
         1, "nobody posts"},
        {"variant = \"NT\"\nstarting_stacks = [5]\nantes = [0]\nblinds_or_straddles = [1]\nmin_bet "
         "= 2\nactions = []\n",
         1, "two players"},
        {"variant = \"NT\"\nstarting_stacks = [9e8, 9e8]\nantes = [0, 0]\nblinds_or_straddles = "
         "[1, 2]\nmin_bet = 2\nactions = []\n",
         1, "more than 1000000000 chips"},
        {"variant = \"NT\"\nstarting_stacks = [0.00000001, 1]\nantes = [0, 0]\nblinds_or_straddles "
         "= [1, 2]\nmin_bet = 2\nactions = []\n",
         1, "decimals"},
        {HEAD "actions = []\nplayers = [\"a\"]\n", 7, "3 names"},
        {HEAD "actions = []\nante_trimming_status = 1\n", 7, "neither true nor false"},
        {WITH("7"), 7, "no text"},
        {WITH("\"p1 x\""), 7, "no action"},
        {WITH("\"p4 f\""), 7, "no player “p4”"},
        {WITH("\"q f\""), 7, "no player"},
        {WITH("\"p1 cbr\""), 7, "no action"},
        {WITH("\"p1 cbr ten\""), 7, "no amount"},
        {WITH("\"p1 cbr 1 2 3 4\""), 7, "no action"},
        {WITH("\"d xx\""), 7, "neither"},
        {WITH("\"d dh p1 Ac\""), 7, "no two hole cards"},
        {WITH("\"d db Zz\""), 7, "no cards"},
        {WITH("\"d dh p1 AcAd\",\n\"d dh p2 AcKd\""), 8, "Ac is dealt twice"},
        {WITH("\"d dh p1 AcAd\",\n\"d dh p1 AcKd\""), 8, "dealt cards twice"},
        {WITH("\"d dh p1 AcAd\",\n\"p3 f\", \"p1 f\",\n\"p1 sm 2c2d\""), 9, "other cards"},
        {WITH("\"d db 2c3c4c\", \"d db 5c6c7c\""), 7, "more than five"},
        {WITH("\"p1 cc\""), 7, "p1 acts, but p3 is to act"},
        {WITH("\"p3 f\",\n\"p1 f\",\n\"p2 cc\""), 9, "betting is over"},
        {WITH("\"p3 cbr 15\""), 7, "p3 can't do that"},
        {WITH("\"d db 2c3d4h\""), 7, "before the betting is over"},
        {WITH("\"p3 cc\", \"p1 cc\", \"p2 cc\",\n\"p1 cc\", \"d db 2c3c4c\""), 8,
         "0 cards lie on the board"},
        {WITH("\"p3 f\",\n\"p1 sm AcAd\""), 8, "shows or mucks"},
        {HEAD "actions = [" DEAL PREFLOP FLOP "]\nfinishing_stacks = [1000, 500, 0]\n", 1,
         "finishes with 1000, here with 1010"},
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        const struct result r = play(bad[i].text, false);
        if (r.outcome != REFUSED || r.line != bad[i].line || !strstr(r.error, bad[i].why))
            fail_msg("%s\n%d, line %d: %s", bad[i].text, r.outcome, r.line, r.error);
    }
    const struct result other = play("variant = \"PO\"\n", false),
                        ours = play("variant = \"_power_up\"\nactions = []\n", false);
    assert_int_equal(other.outcome, OTHER_GAME);
    assert_int_equal(ours.outcome, OTHER_GAME);
}

/* The text of a match has the cards of the hand, loads, and its table at the end is the one that
 * was played. */
static void a_hand_becomes_a_match(void **state)
{
    (void)state;
    char why[MATCH_ERROR] = "";
    const struct match_world games = world_for_match(&world);
    struct result r = play(GOOD, true);
    assert_non_null(r.played.match);
    struct match *m = match_load(r.played.match, &games, true, why);
    assert_string_equal(why, "");
    assert_int_equal(match_actions(m), 6);
    assert_int_equal(holdem_heard(m, HOLDEM_WHY_WIN, NULL), 1);
    assert_string_equal(holdem_finish(m), "1010 490 0");
    struct view v;
    match_view_at(m, SEAT_OPEN, 4, &v);
    assert_int_equal(board_face(&v.board, HOLDEM_BOARD, 2), card_of(RANK_4, SUIT_HEARTS));
    assert_int_equal(board_face(&v.board, HOLDEM_HAND, 0), card_of(RANK_A, SUIT_CLUBS));
    match_free(m);
    mem_free(r.played.match);
}

/* Blinds that put both all-in split for ever if what follows a hand is always dealt the same. */
static void what_follows_a_hand_comes_to_an_end(void **state)
{
    (void)state;
    struct result r = play("variant = \"NT\"\nantes = [0, 0]\nblinds_or_straddles = [5, "
                           "10]\nmin_bet = 10\nstarting_stacks = [5, 5]\n"
                           "actions = [\"d dh p1 2c7d\", \"d dh p2 2d7c\", \"d db AcKcQs\", \"d db "
                           "Js\", \"d db Th\"]\nfinishing_stacks = [5, 5]\n",
                           true);
    assert_string_equal(r.error, "");
    assert_int_equal(r.outcome, EQUAL);
    assert_non_null(r.played.match);
    mem_free(r.played.match);
}

static void the_command_reads_files_and_folders(void **state)
{
    (void)state;
    char *folder = scratch_make(), *below = path_join(folder, "day"),
         *good = path_join(below, "1.phh"), *bad = path_join(folder, "bad.phhs"),
         *other = path_join(folder, "notes.txt");
    struct strbuf error = STRBUF_EMPTY;
    struct options o;
    assert_true(path_make_folder(below, NULL));
    assert_true(file_write(good, GOOD, strlen(GOOD), NULL));
    assert_true(file_write(other, "?", 1, NULL));
    char *all[] = {"carre", "phh", folder, "--check"}, *one[] = {"carre", "phh", good},
         *none[] = {"carre", "phh"}, *missing[] = {"carre", "phh", "/no/such/file.phh"};
    assert_true(options_parse(4, all, &o, &error));
    assert_int_equal(phh_main(&o), 0);
    assert_true(options_parse(3, one, &o, &error));
    assert_int_equal(phh_main(&o), 0);
    assert_true(options_parse(3, missing, &o, &error));
    assert_int_equal(phh_main(&o), 1);
    assert_false(options_parse(2, none, &o, &error));
    assert_true(file_write(bad, "[1]\n" GOOD "[2]\nvariant = \"NT\"\n",
                           strlen("[1]\n" GOOD "[2]\nvariant = \"NT\"\n"), NULL));
    assert_true(options_parse(4, all, &o, &error));
    assert_int_equal(phh_main(&o), 1);
    strbuf_free(&error);
    mem_free(good);
    mem_free(below);
    mem_free(bad);
    mem_free(other);
    scratch_remove(folder);
    mem_free(folder);
}

/* ---- recorded hands, where there are some */

static int32_t int_of(const cJSON *j) { return (int32_t)cJSON_GetNumberValue(j); }

static void numbers(struct strbuf *s, const char *key, const cJSON *list, bool forced)
{
    const int n = cJSON_GetArraySize(list);
    strbuf_addf(s, "%s = [", key);
    for (int i = 0; i < n; i++)
        strbuf_addf(s, "%s%d", i ? ", " : "",
                    int_of(cJSON_GetArrayItem(list, forced && n == 2 ? 1 - i : i)));
    strbuf_add(s, "]\n");
}

static void table_of(const cJSON *line, const cJSON *setup, struct hand_table *t)
{
    const cJSON *holes = cJSON_GetObjectItem(line, "hole"),
                *board = cJSON_GetObjectItem(line, "board");
    uint64_t used = 0;
    *t = (struct hand_table){.n = int_of(cJSON_GetObjectItem(setup, "n")),
                             .big = int_of(cJSON_GetObjectItem(setup, "bb"))};
    memset(t->hole, CARD_NONE, sizeof t->hole);
    for (int i = 0; i < t->n; i++) {
        const char *hole = cJSON_GetStringValue(cJSON_GetArrayItem(holes, i));
        t->ante[i] = int_of(cJSON_GetArrayItem(cJSON_GetObjectItem(setup, "antes"), i));
        t->blind[i] = int_of(cJSON_GetArrayItem(cJSON_GetObjectItem(setup, "blinds"), i));
        t->stack[i] = int_of(cJSON_GetArrayItem(cJSON_GetObjectItem(setup, "stacks"), i));
        if (hole)
            assert_true(hand_cards(hole, HOLDEM_HOLE_CARDS, &used, t->hole[i]) >= 0);
    }
    t->nboard = cJSON_GetStringValue(board)
                    ? hand_cards(cJSON_GetStringValue(board), HAND_BOARD_MOST, &used, t->board)
                    : 0;
    hand_unseen(t, used);
}

/* The board as far as it has been dealt. */
static void board_so_far(struct strbuf *s, const struct hand_play *p, int *told)
{
    if (*told == p->next)
        return;
    strbuf_add(s, "\"d db ");
    for (; *told < p->next; ++*told)
        strbuf_addf(s, "%c%c", card_rank_letter(card_rank(p->table.board[*told])),
                    card_suit_letter(card_suit(p->table.board[*told])));
    strbuf_add(s, "\",\n");
}

static void one_action(struct strbuf *s, struct hand_play *p, const cJSON *one)
{
    const char what = *cJSON_GetStringValue(cJSON_GetArrayItem(one, 1));
    const int who = int_of(cJSON_GetArrayItem(one, 0));
    struct action a =
        action_of(who,
                  what == 'f'   ? HOLDEM_FOLD
                  : what == 'c' ? (holdem_owes(&p->board, who) ? HOLDEM_CALL : HOLDEM_CHECK)
                  : p->board.num[HOLDEM_TO_MATCH] ? HOLDEM_RAISE_TO
                                                  : HOLDEM_BET_TO,
                  0);
    if (what == 'r') {
        a.amount = int_of(cJSON_GetArrayItem(one, 2));
        strbuf_addf(s, "\"p%d cbr %d\",\n", who + 1, a.amount);
    } else {
        strbuf_addf(s, "\"p%d %s\",\n", who + 1, what == 'f' ? "f" : "cc");
    }
    assert_int_equal(hand_act(p, &a), REASON_OK);
}

/* A recorded hand in PHH's words; what was never shown is unknown there too. */
static void tell_one(struct strbuf *s, const cJSON *line, const cJSON *setup)
{
    struct hand_play *p = mem_alloc(sizeof *p);
    struct hand_table t;
    struct rules plain = rules;
    const cJSON *one;
    int told = 0;
    table_of(line, setup, &t);
    hand_plain(&plain);
    hand_begin(p, &plain, &t, false);
    assert_true(hand_lay(p));
    strbuf_add(s, "variant = \"NT\"\n");
    numbers(s, "antes", cJSON_GetObjectItem(setup, "antes"), true);
    numbers(s, "blinds_or_straddles", cJSON_GetObjectItem(setup, "blinds"), true);
    numbers(s, "starting_stacks", cJSON_GetObjectItem(setup, "stacks"), false);
    numbers(s, "finishing_stacks", cJSON_GetObjectItem(line, "finish"), false);
    strbuf_addf(s, "min_bet = %d\nactions = [\n", t.big);
    for (int i = 0; i < t.n; i++) {
        const char *hole =
            cJSON_GetStringValue(cJSON_GetArrayItem(cJSON_GetObjectItem(line, "hole"), i));
        strbuf_addf(s, "\"d dh p%d %s\",\n", i + 1, hole && strlen(hole) == 4 ? hole : "????");
    }
    board_so_far(s, p, &told);
    cJSON_ArrayForEach(one, cJSON_GetObjectItem(line, "actions"))
    {
        one_action(s, p, one);
        board_so_far(s, p, &told);
    }
    strbuf_add(s, "]\n");
    hand_end(p);
    mem_free(p);
}

static void one_file(const char *path, int count[REFUSED + 1])
{
    char *text = file_read(path, 1u << 30, NULL, NULL);
    for (const char *at = text; at && *at;) {
        const size_t n = strcspn(at, "\n");
        cJSON *line = cJSON_ParseWithLength(at, n);
        const cJSON *setup =
            cJSON_GetObjectItem(line, "setup") ? cJSON_GetObjectItem(line, "setup") : line;
        struct strbuf s = STRBUF_EMPTY;
        if (cJSON_GetObjectItem(line, "finish")) {
            tell_one(&s, line, setup);
            const struct result r = play(strbuf_text(&s), false);
            if (r.outcome != EQUAL && r.outcome != STOPPED)
                fail_msg("%s\n%d, line %d: %s\n%s", path, r.outcome, r.line, r.error,
                         strbuf_text(&s));
            count[r.outcome]++;
        }
        strbuf_free(&s);
        cJSON_Delete(line);
        at += n + (at[n] == '\n');
    }
    mem_free(text);
}

static void recorded_hands_come_back_the_same(void **state)
{
    (void)state;
    const char *folder = getenv("CARRE_HANDS");
    struct folder_list all;
    int count[REFUSED + 1] = {0};
    if (!folder || !*folder || !folder_list(folder, &all))
        return;
    for (size_t i = 0; i < all.count; i++) {
        const char *dot = strrchr(all.entry[i].name, '.');
        char *path = path_join(folder, all.entry[i].name);
        if (dot && strcmp(dot, ".jsonl") == 0)
            one_file(path, count);
        mem_free(path);
    }
    folder_list_free(&all);
    print_message("%d equal, %d stop where cards were never shown\n", count[EQUAL], count[STOPPED]);
    assert_true(count[EQUAL] > 0);
}

/* The least of what was posted below the big blind is the small one, be it a single chip. */
static void the_small_blind_is_laid_out(void **state)
{
    (void)state;
    static const struct {
        int32_t blind[3];
        const char *says;
    } tables[] = {
        {{1, 2, 0}, "set small 1\nset big 2\n"},
        {{50, 100, 200}, "set small 50\nset big 100\n"},
        {{50, 100, 25}, "set small 25\nset big 100\n"},
        {{0, 100, 0}, "set small 0\nset big 100\n"},
    };
    for (size_t i = 0; i < sizeof tables / sizeof *tables; i++) {
        struct hand_table t = {.n = 3, .big = tables[i].blind[1]};
        for (int s = 0; s < 3; s++) {
            t.blind[s] = tables[i].blind[s];
            t.stack[s] = 1000;
            for (int k = 0; k < HOLDEM_HOLE_CARDS; k++)
                t.hole[s][k] = card_of(s, k);
        }
        char *text = hand_position(&t);
        if (!strstr(text, tables[i].says))
            fail_msg("not %s, but\n%s", tables[i].says, text);
        mem_free(text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_hand_as_it_is_told),
        cmocka_unit_test(two_players_are_listed_reversed),
        cmocka_unit_test(decimals_are_not_rounded),
        cmocka_unit_test(unknown_stacks_do_not_run_out),
        cmocka_unit_test(a_hand_ends_where_knowledge_does),
        cmocka_unit_test(refusals_have_a_line_and_a_reason),
        cmocka_unit_test(a_hand_becomes_a_match),
        cmocka_unit_test(what_follows_a_hand_comes_to_an_end),
        cmocka_unit_test(the_command_reads_files_and_folders),
        cmocka_unit_test(recorded_hands_come_back_the_same),
        cmocka_unit_test(the_small_blind_is_laid_out),
    };
    char *assets = path_assets(), error[300];
    i18n_start();
    world_open(&world, assets);
    if (!world_rules(&world, games_find("holdem"), SEATS, &rules, error, sizeof error))
        return 1;
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    world_close(&world);
    mem_free(assets);
    return failed;
}
