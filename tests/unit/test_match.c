/* A match being played: what is refused, what each seat sees and hears, the past, undo, copies, and
 * its text. */
#include "unit.h"

#include "match_inside.h"
#include "mem.h"
#include "notation.h"
#include "rng.h"
#include "strbuf.h"
#include "toy_world.h"

#include <stdio.h>
#include <string.h>

static struct match *begin_with(int nseats, const char *position, bool events)
{
    const struct rules r = rules_default(&toy_game, nseats, NULL);
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR] = "";
    match_seed_from_text("test", seed);
    struct match *m = match_new(&r, seed, "test", position, events, error);
    if (!m)
        fail_msg("%s", error);
    return m;
}

static struct match *begin(void) { return begin_with(3, NULL, true); }

/* Plays an action written as in a log. */
static int play(struct match *m, const char *text)
{
    struct action a;
    char error[200];
    assert_true(action_parse(match_rules(m), text, &a, error, sizeof error));
    return match_play(m, &a, match_actions(m) * 100);
}

static void assert_saved(const struct match *m, const char *text)
{
    char *saved = match_save(m);
    assert_string_equal(saved, text);
    mem_free(saved);
}

static void plays_or_refuses(void **state)
{
    (void)state;
    struct match *m = begin();
    const uint64_t digest = match_digest(m);
    const int heard = match_heard_count(m);
    assert_int_equal(match_waiting(m), 1);
    assert_int_equal(play(m, "2 pass"), REASON_NOT_NOW);
    assert_int_equal(play(m, "1 bet =99"), REASON_AMOUNT);
    assert_int_equal(play(m, "1 bet =13"), TOY_UNLUCKY);
    assert_true(match_digest(m) == digest && match_heard_count(m) == heard &&
                match_actions(m) == 0);
    assert_int_equal(play(m, "1 bet =5"), REASON_OK);
    assert_int_equal(play(m, "2 pass"), REASON_OK);
    assert_int_equal(match_actions(m), 2);
    assert_int_equal(match_waiting(m), 4);
    int64_t ms;
    assert_int_equal(match_action(m, 0, NULL).amount, 5);
    assert_int_equal(match_action(m, 1, &ms).who, 1);
    assert_int_equal(ms, 100);
    int32_t score[SEATS];
    match_score(m, score);
    assert_int_equal(score[0], 16);
    assert_int_equal(score[1], 21);
    assert_int_equal(score[SEATS - 1], 0);
    assert_string_equal(match_code(m), "test");
    assert_false(match_over(m));
    assert_false(match_practice(m));
    for (int i = 2; i < 25; i++)
        assert_int_equal(play(m, (const char *[]){"1 pass", "2 pass", "3 pass"}[i % 3]), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(match_waiting(m), 0);
    assert_int_equal(play(m, "2 pass"), REASON_NOT_NOW);
    match_free(m);
    match_free(NULL);
}

static void what_does_not_fit_is_refused(void **state)
{
    (void)state;
    struct rules r = rules_default(&toy_game, 3, NULL);
    const uint8_t seed[SEED_BYTES] = {0};
    char error[MATCH_ERROR], code[MATCH_CODE + 1];
#define REFUSED(code, sentence)                                    \
    do {                                                           \
        error[0] = 0;                                              \
        assert_null(match_new(&r, seed, code, NULL, true, error)); \
        assert_string_equal(error, sentence);                      \
    } while (0)
    r.nseats = 0;
    REFUSED(NULL, "toy is for 1 to 4 seats, not 0");
    r.nseats = 5;
    REFUSED(NULL, "toy is for 1 to 4 seats, not 5");
    r.nseats = 200;
    REFUSED(NULL, "toy is for 1 to 4 seats, not 200");
    r.nseats = 4;
    r.option[TOY_SIZE] = -4;
    REFUSED(NULL, "option size can't be -4");
    r.option[TOY_SIZE] = 0;
    r.option[TOY_MODE] = INT32_MAX;
    REFUSED(NULL, "option mode can't be 2147483647");
    r.option[TOY_MODE] = 0;
    static const char *const no_lines[] = {"two\nlines", "a\ttab", "\x7f", "\xff", "caf\xc3", "\r"};
    for (size_t i = 0; i < sizeof no_lines / sizeof *no_lines; i++)
        REFUSED(no_lines[i], "the text of a deal is one line of fewer than 400 bytes");
    memset(code, 'x', MATCH_CODE);
    code[MATCH_CODE] = 0;
    REFUSED(code, "the text of a deal is one line of fewer than 400 bytes");
    code[MATCH_CODE - 1] = 0;
    struct match *m = match_new(&r, seed, code, NULL, true, error);
    assert_non_null(m);
    match_free(m);
}

static void each_seat_sees_and_hears_its_own(void **state)
{
    (void)state;
    struct match *m = begin();
    play(m, "1 seal =6");
    play(m, "2 peek");
    struct view v;
    match_view(m, 0, &v);
    assert_int_equal(v.me, 0);
    assert_int_equal(v.board.viewer, 0);
    assert_int_equal(v.board.envelope[0].amount, 6);
    assert_int_equal(board_top(&v.board, TOY_PILE), CARD_HIDDEN);
    assert_int_equal(board_face(&v.board, TOY_HAND + 1, 0), CARD_HIDDEN);
    assert_int_equal(v.choices.n, 1); /* may shout */
    match_view(m, 1, &v);
    assert_int_equal(v.board.envelope[0].amount, 0);
    assert_true(card_is_known(board_top(&v.board, TOY_PILE)));
    match_view(m, 2, &v);
    assert_true(v.choices.n > 5); /* it is its turn */
    match_view(m, SEAT_ONLOOKER, &v);
    assert_int_equal(v.choices.n, 0);
    const int sealed = match_heard_at(m, 0);
    assert_int_equal(match_said(m, sealed).kind, EVENT_SEAL);
    assert_int_equal(match_heard(m, 0, sealed).amount, 6);
    assert_int_equal(match_heard(m, 2, sealed).amount, 0);
    assert_int_equal(match_heard(m, SEAT_ONLOOKER, sealed).amount, 0);
    assert_int_equal(match_heard_at(m, 2), match_heard_count(m));
    match_free(m);
}

static void the_past_is_a_fold(void **state)
{
    (void)state;
    struct match *m = begin();
    static const char *const line[] = {"1 stir", "2 play #0 #1", "3 gift #1 =1", "1 peek",
                                       "2 draw", "3 seal =4",    "1 roll",       "2 gem"};
    struct board then[9][4], b;
    struct view v;
    for (int n = 0; n <= 8; n++) {
        for (int s = 0; s < 4; s++) {
            match_view(m, s < 3 ? (seat)s : (seat)SEAT_ONLOOKER, &v);
            then[n][s] = v.board;
        }
        if (n < 8)
            assert_int_equal(play(m, line[n]), REASON_OK);
    }
    for (int n = 0; n <= 8; n++)
        for (int s = 0; s < 4; s++) {
            match_view_at(m, s < 3 ? (seat)s : (seat)SEAT_ONLOOKER, n, &v);
            assert_true(board_same(&v.board, &then[n][s]));
        }
    match_view_at(m, 1, 1, &v);
    assert_true(v.choices.n > 5);
    match_board_start(m, 2, &b);
    assert_int_equal(board_count(&b, TOY_PILE), TOY_CARDS);
    assert_int_equal(board_count(&b, TOY_BAG), 6);
    assert_int_equal(b.viewer, 2);
    match_board_before(m, 2, match_heard_count(m), &b);
    assert_true(board_same(&b, &then[8][2]));
    match_free(m);
}

static void undo_and_play_again(void **state)
{
    (void)state;
    struct match *m = begin();
    static const char *const line[] = {"1 draw", "2 roll", "3 stir", "1 gem"};
    uint64_t digest[5];
    char *whole;
    for (int i = 0; i < 4; i++) {
        digest[i] = match_digest(m);
        play(m, line[i]);
    }
    digest[4] = match_digest(m);
    whole = match_save(m);
    for (int n = 3; n >= 0; n--) {
        match_undo(m, n, false);
        assert_int_equal(match_actions(m), n);
        assert_true(match_digest(m) == digest[n]);
        assert_int_equal(match_heard_at(m, n), match_heard_count(m));
    }
    for (int i = 0; i < 4; i++)
        play(m, line[i]);
    assert_saved(m, whole);
    match_undo(m, 2, false);
    play(m, "3 pass"); /* another way: its cards are its own, and the bag's don't change */
    play(m, "1 gem");
    struct match *other = begin();
    for (int i = 0; i < 2; i++)
        play(other, line[i]);
    play(other, "3 pass");
    play(other, "1 gem");
    char *text = match_save(other);
    assert_saved(m, text);
    mem_free(text);
    mem_free(whole);
    match_free(other);
    match_free(m);
}

/* A long evening: the truth is found from near by, wherever one goes back to, in whatever order,
 * and by a copy too. */
static void undo_goes_back_to_anywhere(void **state)
{
    (void)state;
    enum { LONG = 174 };
    static const char *const verb[] = {"roll", "pass", "gem", "stir", "draw"};
    static uint64_t digest[LONG + 1];
    const uint8_t seed[SEED_BYTES] = {7};
    struct rules r = rules_default(&toy_game, 3, NULL);
    struct rng rng = rng_seed(3);
    char line[40], error[MATCH_ERROR];
    int n = 0;
    r.option[TOY_MODE] = 1;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    for (int tries = 0; n < LONG && tries < 10 * LONG && !match_over(m); tries++) {
        struct action a;
        digest[n] = match_digest(m);
        snprintf(line, sizeof line, "%d %s", seat_first(match_waiting(m)) + 1,
                 verb[rng_below(&rng, 5)]);
        assert_true(action_parse(match_rules(m), line, &a, error, sizeof error));
        n += match_play(m, &a, 0) == REASON_OK;
    }
    digest[n] = match_digest(m);
    assert_true(match_heard_count(m) > 400);
    char *whole = match_save(m);
    for (int i = 0; i < 200; i++) {
        struct match *copy = match_copy(m);
        if (i % 2)
            mem_free(match_save(copy));
        const int back = rng_below(&rng, n + 1), further = rng_below(&rng, back + 1);
        match_undo(copy, back, false);
        assert_true(match_digest(copy) == digest[back]);
        if (i % 3 == 0)
            mem_free(match_save(copy));
        match_undo(copy, further, false);
        assert_true(match_digest(copy) == digest[further]);
        for (int k = further; k < n && k < further + 20; k++) {
            struct action a = match_action(m, k, NULL);
            assert_int_equal(match_play(copy, &a, 0), REASON_OK);
            assert_true(match_digest(copy) == digest[k + 1]);
            if (k % 7 == 0)
                mem_free(match_save(copy));
        }
        for (int k = match_actions(copy); k < n; k++) {
            struct action a = match_action(m, k, NULL);
            assert_int_equal(match_play(copy, &a, 0), REASON_OK);
        }
        assert_saved(copy, whole); /* however often it was written in between */
        match_undo(copy, n / 2, true);
        char *text = match_save(copy);
        assert_non_null(strstr(text, "\npractice\n"));
        mem_free(text);
        match_free(copy);
    }
    mem_free(whole);
    assert_true(match_digest(m) == digest[n]);
    match_free(m);
}

/* What is told as new, laid after what was told before, is the whole text, whatever is taken back
 * in between; and it is no more than was played since. */
static void what_is_new_makes_the_whole(void **state)
{
    (void)state;
    const uint8_t seed[SEED_BYTES] = {7};
    struct rules r = rules_default(&toy_game, 3, NULL);
    struct rng rng = rng_seed(5);
    struct strbuf all = STRBUF_EMPTY;
    char error[MATCH_ERROR];
    r.option[TOY_MODE] = 1;
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    for (int i = 0; i < 400; i++) {
        const int n = match_actions(m);
        if (rng_below(&rng, 6) == 0 || match_over(m))
            match_undo(m, n - rng_below(&rng, n < 4 ? n + 1 : 4), i > 300);
        else {
            char line[20];
            snprintf(line, sizeof line, "%d pass", seat_first(match_waiting(m)) + 1);
            assert_int_equal(play(m, line), REASON_OK);
        }
        if (rng_below(&rng, 3) == 0)
            mem_free(match_save(m));
        if (rng_below(&rng, 3) == 0)
            continue;
        size_t from;
        char *text = match_save_new(m, &from), *whole = match_save(m);
        assert_true(from <= all.length);
        strbuf_cut(&all, from);
        strbuf_add(&all, text);
        assert_string_equal(strbuf_text(&all), whole);
        mem_free(text);
        mem_free(whole);
        text = match_save_new(m, &from);
        assert_true(strncmp(text, "end ", 4) == 0 && from == all.length - strlen(text));
        mem_free(text);
        struct match *copy = match_copy(m);
        text = match_save_new(copy, &from);
        assert_int_equal(from, 0);
        mem_free(text);
        match_free(copy);
    }
    assert_true(match_actions(m) > 50);
    strbuf_free(&all);
    match_free(m);
}

static void practice_is_for_good(void **state)
{
    (void)state;
    struct match *m = begin();
    play(m, "1 pass");
    match_undo(m, 0, false);
    assert_false(match_practice(m));
    match_undo(m, 0, true); /* nothing to take back, but it was asked for */
    assert_true(match_practice(m));
    match_undo(m, 0, false);
    play(m, "1 pass");
    assert_true(match_practice(m));
    match_free(m);
}

static void whom_an_undo_would_have_taught(void **state)
{
    (void)state;
    struct match *m = begin();
    play(m, "1 pass");
    play(m, "2 seal =8");
    assert_int_equal(match_undo_tells(m, 0), 0); /* who sealed it chose the number */
    assert_int_equal(match_undo_actors(m, 0), 3);
    assert_int_equal(match_undo_actors(m, 1), 2);
    assert_int_equal(match_undo_actors(m, 2), 0);
    play(m, "3 draw");
    assert_int_equal(match_undo_tells(m, 2), 4);
    play(m, "1 gift #0 =2");
    assert_int_equal(match_undo_tells(m, 3), 4);
    play(m, "2 peek");
    assert_int_equal(match_undo_tells(m, 3), 6);
    play(m, "3 roll");
    assert_int_equal(match_undo_tells(m, 5), SEAT_ALL); /* a die falls before everybody */
    play(m, "1 make");
    assert_int_equal(match_undo_tells(m, 7), 0);
    assert_int_equal(match_undo_tells(m, 6), SEAT_ALL);
    /* nobody else sits there to have learned it */
    assert_int_equal(match_seated(m), 7);
    match_free(m);
}

static void a_copy_goes_its_own_way(void **state)
{
    (void)state;
    struct match *m = begin_with(3, "set last 1", true);
    play(m, "1 draw");
    char *before = match_save(m);
    struct match *copy = match_copy(m);
    for (int i = 1; i < 20; i++)
        play(copy, (const char *[]){"1 stir", "2 stir", "3 stir"}[i % 3]);
    assert_saved(m, before);
    match_undo(copy, 1, false);
    assert_saved(copy, before);
    struct view a, b;
    match_view_at(m, 1, 0, &a);
    match_view_at(copy, 1, 0, &b);
    assert_true(board_same(&a.board, &b.board));
    match_free(m);
    play(copy, "2 stir");
    match_free(copy);
    mem_free(before);
    m = begin_with(2, NULL, false); /* one that never heard anything */
    copy = match_copy(m);
    play(copy, "1 draw");
    match_free(copy);
    match_free(m);
}

static void without_events_the_same_cards(void **state)
{
    (void)state;
    struct match *loud = begin_with(3, "put row 4d", true),
                 *quiet = begin_with(3, "put row 4d", false);
    for (int i = 0; i < 12; i++) {
        const char *text = (const char *[]){"1 stir", "2 draw", "3 roll"}[i % 3];
        play(loud, text);
        play(quiet, text);
    }
    char *text = match_save(loud);
    assert_saved(quiet, text);
    assert_int_equal(match_heard_count(quiet), 0);
    mem_free(text);
    match_free(loud);
    match_free(quiet);
}

static void forced_answers_come_first(void **state)
{
    (void)state;
    struct match *m = begin_with(2, "put row\nput hand 1\nput hand 2", true);
    static const uint16_t answers[] = {11, 256 + 4, 10};
    match_force(m, answers, 3);
    play(m, "1 draw");
    play(m, "2 roll");
    play(m, "1 peek");
    assert_int_equal(board_face(match_truth(m), TOY_HAND, 0), 11);
    assert_int_equal(match_truth(m)->num[TOY_LAST], 5);
    assert_int_equal(board_top(match_truth(m), TOY_PILE), 10);
    assert_int_equal(play(m, "2 roll"), REASON_OK); /* and the seed's again */
    match_free(m);
}

/* The whole text, fixed: format, cards of the seed, and where answers stand. */
static void the_text_of_a_match(void **state)
{
    (void)state;
    struct match *m = begin_with(2, "\n  set pot 3  \n\nput  row 2c 4d\n\n", true);
    play(m, "1 gift #1 =1");
    play(m, "2 roll");
    play(m, "1 seal");
    match_undo(m, 3, true);
    char text[1000];
    snprintf(text, sizeof text,
             "carre 1\ngame toy 7\nseats 2\noption size 1\noption mode short\ncode test\n"
             "seed 928b20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e202\npractice\n"
             "set pot 3\nput  row 2c 4d\n"
             "open : 4h 2d opal 2h 3s opal 3c\n1 gift #1 =1 :\n2 roll @100 : =5\n1 seal =2 @200 "
             ":\nend 3 %016llx\n",
             (unsigned long long)match_digest(m));
    assert_saved(m, text);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plays_or_refuses),
        cmocka_unit_test(what_does_not_fit_is_refused),
        cmocka_unit_test(each_seat_sees_and_hears_its_own),
        cmocka_unit_test(the_past_is_a_fold),
        cmocka_unit_test(undo_and_play_again),
        cmocka_unit_test(undo_goes_back_to_anywhere),
        cmocka_unit_test(what_is_new_makes_the_whole),
        cmocka_unit_test(practice_is_for_good),
        cmocka_unit_test(whom_an_undo_would_have_taught),
        cmocka_unit_test(a_copy_goes_its_own_way),
        cmocka_unit_test(without_events_the_same_cards),
        cmocka_unit_test(forced_answers_come_first),
        cmocka_unit_test(the_text_of_a_match),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
