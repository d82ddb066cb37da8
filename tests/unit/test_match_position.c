/* Tables laid out by hand: what they look like, and every way in which they are refused. */
#include "unit.h"

#include "match_inside.h"
#include "mem.h"
#include "position.h"
#include "toy_world.h"

#include <stdio.h>

static struct match *laid(const char *position, char error[MATCH_ERROR])
{
    const struct rules r = rules_default(&toy_game, 3, NULL);
    const uint8_t seed[SEED_BYTES] = {1, 2, 3};
    error[0] = 0;
    return match_new(&r, seed, NULL, position, true, error);
}

static void a_table_as_it_is_said(void **state)
{
    (void)state;
    char error[MATCH_ERROR];
    struct match *m = laid("set pot 7\nset chips 2 0\nset last -5\n"
                           "put hand 1 4c 2d\nput hand 2\nput row 3s 2c 3d\nput gems 3 ruby ruby "
                           "opal\nput tokens x100 x200",
                           error);
    assert_string_equal(error, "");
    const struct board *b = match_truth(m);
    assert_int_equal(b->num[TOY_POT], 7);
    assert_int_equal(b->num[TOY_CHIPS], 21);
    assert_int_equal(b->num[TOY_CHIPS + 1], 0);
    assert_int_equal(b->num[TOY_LAST], -5);
    assert_int_equal(board_count(b, TOY_HAND), 2);
    assert_int_equal(board_face(b, TOY_HAND, 0), card_of(RANK_2, SUIT_DIAMONDS)); /* sorted */
    assert_int_equal(board_cell(b, TOY_HAND, 0).seen, 1);
    assert_int_equal(board_count(b, TOY_HAND + 1), 0);
    assert_int_equal(board_count(b, TOY_ROW), 3);
    /* the last card is the top */
    assert_int_equal(board_top(b, TOY_ROW), card_of(RANK_3, SUIT_DIAMONDS));
    assert_int_equal(board_cell(b, TOY_ROW, 0).seen, SEAT_ALL);
    assert_int_equal(board_count(b, TOY_GEMS + 2), 3);
    assert_int_equal(board_face(b, TOY_TOKENS, 1), 200);
    /* what was dealt before has gone back unseen */
    for (int i = 0; i < board_count(b, TOY_PILE); i++)
        assert_int_equal(board_cell(b, TOY_PILE, i).seen, 0);
    for (int i = 0; i < board_count(b, TOY_BAG); i++)
        assert_int_equal(board_cell(b, TOY_BAG, i).seen, 0);
    struct view v;
    for (int s = 0; s < 3; s++) {
        struct board fold;
        match_view(m, (seat)s, &v);
        match_board_before(m, (seat)s, match_heard_count(m), &fold);
        assert_true(board_same(&fold, &v.board));
    }
    match_free(m);
}

static void it_belongs_to_the_log(void **state)
{
    (void)state;
    char error[MATCH_ERROR];
    struct match *m = laid("  put hand 1 4c\n\n   \nset chips 3 1   \nput tokens x100", error);
    assert_non_null(m);
    struct action a = action_of(0, TOY_STIR, 0);
    assert_int_equal(match_play(m, &a, 0), REASON_OK);
    char *text = match_save(m);
    assert_non_null(strstr(text, "\nput hand 1 4c\nset chips 3 1\nput tokens x100\nopen :"));
    const struct match_world world = toy_world();
    struct match *again = match_load(text, &world, true, error);
    assert_string_equal(error, "");
    char *second = match_save(again);
    assert_string_equal(text, second);
    match_undo(again, 0, false);
    assert_int_equal(board_count(match_truth(again), TOY_HAND), 1);
    mem_free(text);
    mem_free(second);
    match_free(m);
    match_free(again);
}

static void tidy(void **state)
{
    (void)state;
    static const struct {
        const char *text, *tidy;
    } some[] = {
        {"", ""},
        {"\n\n", ""},
        {"   ", ""},
        {"a", "a\n"},
        {"a\n", "a\n"},
        {" a  b \n\n  c", "a  b\nc\n"},
        {"\n \na\n ", "a\n"},
    };
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        char *text = position_tidy(some[i].text);
        assert_string_equal(text, some[i].tidy);
        mem_free(text);
    }
}

static void every_refusal(void **state)
{
    (void)state;
    static const struct {
        const char *text, *why;
    } bad[] = {
        {"dance", "1: this is neither \"set NAME VALUE\" nor \"put NAME CARDS\": \"dance\""},
        {"set", "1: this is neither \"set NAME VALUE\" nor \"put NAME CARDS\": \"set\""},
        {"settle pot 3",
         "1: this is neither \"set NAME VALUE\" nor \"put NAME CARDS\": \"settle pot 3\""},
        {"put\thand 1",
         "1: this is neither \"set NAME VALUE\" nor \"put NAME CARDS\": \"put\thand 1\""},
        {"put hand 1\t4c", "1: a control character stands in a line that begins with \"put\""},
        {"set pot 3\r\nset pot 4",
         "1: a control character stands in a line that begins with \"set\""},
        {"set pot \xff", "1: a control character stands in a line that begins with \"set\""},
        {"set pot 1\nset luck 3", "2: there is no number \"luck\""},
        {"\n\nset pot 1\n\nset luck 3",
         "2: there is no number \"luck\""}, /* lines as the log has them */
        {"set hand 1 3", "1: there is no number \"hand\""},
        {"put chips 1 4c", "1: there is no place \"chips\""},
        {"put hand 4c", "1: there is no place \"hand\""},
        {"put hand", "1: there is no place \"hand\""},
        {"put hand 0 4c", "1: there is no place \"hand\""},
        {"put hand 4 4c", "1: there is no place \"hand\""},
        {"put hand 11 4c", "1: there is no place \"hand\""},
        {"put hand -1 4c", "1: there is no place \"hand\""},
        {"put hand 99999999999999999999 4c", "1: there is no place \"hand\""},
        {"set chips 3", "1: this is no number: \"\""},
        {"set chips 4 3", "1: there is no number \"chips\""},
        {"set pot", "1: this is no number: \"\""},
        {"set pot 1 2", "1: this is no number: \"1\""},
        {"set pot x", "1: this is no number: \"x\""},
        {"set pot +3", "1: this is no number: \"+3\""},
        {"set pot 1.5", "1: this is no number: \"1.5\""},
        {"set pot -", "1: this is no number: \"-\""},
        {"set pot 1000000001", "1: this is no number: \"1000000001\""},
        {"set last -1000000001", "1: this is no number: \"-1000000001\""},
        {"set pot 99999999999999999999", "1: this is no number: \"99999999999999999999\""},
        {"put row 4x", "1: there is no card \"4x\""},
        {"put row ??", "1: there is no card \"??\""},
        {"put row Kd", "1: this card does not belong there: \"Kd\""},
        {"put row ruby", "1: this card does not belong there: \"ruby\""},
        {"put hand 1 x100", "1: this card does not belong there: \"x100\""},
        {"put hand 1 4c 4c", "1: there is no more \"4c\""},
        {"put hand 1 4c\nput hand 2 4c", "2: there is no more \"4c\""},
        {"put gems 1 ruby\nput gems 2 ruby ruby", "2: there is no more \"ruby\""},
        {"put pile 4c", "1: nobody may see the cards of \"pile\""},
        {"put bag ruby", "1: nobody may see the cards of \"bag\""},
        {"put cellar 4c", "1: nobody may see the cards of \"cellar\""},
        {"set pot -1", "1: this is no table: \"a number that can't be below 0 is\""},
        {"set pot 1000000000", "1: this is no table: \"there is too much of something\""},
        {"set pot 5\nset chips 1 999999999\nset chips 2 0",
         "3: this is no table: \"there is too much of something\""},
        {"put tokens 4c",
         NULL}, /* a card of a pack, face up for all in a place of no pack: nothing wrong with it */
        {"set pot 5\nset chips 1 999999953\nset chips 2 21\nset chips 3 21", NULL},
        {"put gems 1 ruby ruby\nput gems 2 opal opal\nput gems 3 jade jade", NULL},
        {"put row 2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s", NULL},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char error[MATCH_ERROR], expected[MATCH_ERROR] = "";
        struct match *m = laid(bad[i].text, error);
        if (bad[i].why)
            snprintf(expected, sizeof expected, "position, line %s", bad[i].why);
        assert_string_equal(error, expected);
        assert_true(!m == !!bad[i].why);
        match_free(m);
    }
}

/* Whatever the set-up dealt to whom: a laid card is known to its owner alone, and the other hands
 * keep their size. */
static void no_old_holder_knows(void **state)
{
    (void)state;
    const struct rules r = rules_default(&toy_game, 4, NULL);
    for (int i = 0; i < 100; i++) {
        const uint8_t seed[SEED_BYTES] = {(uint8_t)i};
        char error[MATCH_ERROR] = "";
        struct match *m =
            match_new(&r, seed, NULL,
                      "put hand 2 2c 2d 2h 2s\nput gems 3 ruby opal\nput gems 4 ruby", true, error);
        assert_string_equal(error, "");
        const struct board *b = match_truth(m);
        for (int s = 0; s < 4; s++) {
            assert_int_equal(board_count(b, TOY_HAND + s), s == 1 ? 4 : 2);
            assert_int_equal(board_count(b, TOY_GEMS + s), s == 2 ? 2 : 1);
            for (int k = 0; k < board_count(b, TOY_HAND + s); k++)
                assert_int_equal(board_cell(b, TOY_HAND + s, k).seen, seat_bit(s));
            for (int k = 0; k < board_count(b, TOY_GEMS + s); k++)
                assert_int_equal(board_cell(b, TOY_GEMS + s, k).seen, seat_bit(s));
        }
        assert_int_equal(board_count(b, TOY_ROW), 1);
        char *text = match_save(m), *second;
        const struct match_world world = toy_world();
        struct match *again = match_load(text, &world, true, error);
        assert_string_equal(error, "");
        second = match_save(again);
        assert_string_equal(text, second);
        mem_free(text);
        mem_free(second);
        match_free(again);
        match_free(m);
    }
}

/* Long lines, long words, many words. */
static void sizes(void **state)
{
    (void)state;
    char text[3000], error[MATCH_ERROR];
    memset(text, 'x', sizeof text);
    memcpy(text, "put row ", 8);
    text[1024] = 0;
    assert_null(laid(text, error));
    assert_string_equal(error, "position, line 1: a line is too long: \"…\"");
    text[1023] = 0;
    assert_null(laid(text, error));
    assert_int_equal(strncmp(error, "position, line 1: there is no card \"xxxxxxxx", 40), 0);
    assert_int_equal(strlen(error), strlen("position, line 1: there is no card \"\"") + 60);
    strcpy(text, "put row e"); /* whole characters are quoted: é has two bytes */
    for (int i = 0; i < 300; i++)
        strcat(text, "\xc3\xa9");
    assert_null(laid(text, error));
    assert_int_equal(strlen(error), strlen("position, line 1: there is no card \"\"") + 59);
    strcpy(text, "put row");
    for (int i = 0; i < 250; i++)
        strcat(text, " 4c");
    assert_null(laid(text, error));
    assert_string_equal(error, "position, line 1: there are too many words after \"put\"");
    strcpy(text, "put tokens");
    for (int i = 0; i < CELLS - TOY_CARDS - 6; i++)
        strcat(text, " x99");
    struct match *m = laid(text, error);
    assert_string_equal(error, "");
    match_free(m);
    strcat(text, " x99");
    assert_null(laid(text, error));
    assert_string_equal(error, "position, line 1: there is no room left for \"x99\"");
}

/* A game says what it can't play on from by breaking the turn. */
static void refuses(struct turn *t)
{
    t->broken = t->b->num[TOY_LAST] == 4;
    turn_wait(t, t->b->num[TOY_LAST] == 5 ? 0 : 4, 0);
}

static void the_game_has_its_say(void **state)
{
    (void)state;
    struct game g = toy_game;
    g.resume = refuses;
    const struct rules r = rules_default(&g, 3, NULL);
    const uint8_t seed[SEED_BYTES] = {0};
    char error[MATCH_ERROR] = "";
    assert_null(match_new(&r, seed, NULL, "set last 4", true, error));
    assert_string_equal(error, "position, line 1: this is no table: \"it does not hold together\"");
    assert_null(match_new(&r, seed, NULL, "set last 5", true, error));
    assert_string_equal(error, "position, line 1: this is no table: \"nobody is waited for\"");
    struct match *m = match_new(&r, seed, NULL, "set last 3", true, error);
    assert_int_equal(match_waiting(m), 4);
    match_free(m);
    m = match_new(&r, seed, NULL, "\n", true, error); /* an empty position is none */
    assert_int_equal(match_waiting(m), 1);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_table_as_it_is_said),
        cmocka_unit_test(it_belongs_to_the_log),
        cmocka_unit_test(tidy),
        cmocka_unit_test(every_refusal),
        cmocka_unit_test(no_old_holder_knows),
        cmocka_unit_test(sizes),
        cmocka_unit_test(the_game_has_its_say),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
