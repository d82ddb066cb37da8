/* Cards and actions as text, and back. */
#include "unit.h"

#include "notation.h"
#include "toy.h"

#include <stdio.h>
#include <string.h>

static struct rules rules(void) { return rules_default(&toy_game, 3, NULL); }

static void every_card_there_and_back(void **state)
{
    (void)state;
    const struct rules r = rules();
    for (int c = 0; c < CARD_FACES; c++) {
        char text[CARD_TEXT];
        card_text(&r, (card)c, text);
        assert_int_equal(card_parse(&r, text), c);
    }
    static const struct {
        card c;
        const char *text;
    } some[] = {
        {0, "2c"},
        {51, "As"},
        {34, "Th"},
        {CARD_JOKER, "joker"},
        {CARD_JOKER_2, "joker2"},
        {TOY_OPAL, "opal"},
        {TOY_TOKEN, "x100"},
        {CARD_HIDDEN, "??"},
        {CARD_NONE, "--"},
    };
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        char text[CARD_TEXT];
        card_text(&r, some[i].c, text);
        assert_string_equal(text, some[i].text);
    }
    assert_int_equal(card_parse(&r, "??"), CARD_HIDDEN);
}

static void words_that_are_no_card(void **state)
{
    (void)state;
    const struct rules r = rules();
    static const char *const words[] = {"",
                                        "A",
                                        "s",
                                        "As ",
                                        " As",
                                        "aS",
                                        "10s",
                                        "1s",
                                        "Ax",
                                        "??? ",
                                        "--",
                                        "x",
                                        "x64",
                                        "x52",
                                        "x51",
                                        "x254",
                                        "x255",
                                        "x256",
                                        "x99999999999999999999",
                                        "x-70",
                                        "x+70",
                                        "x 70",
                                        "x70a",
                                        "Ruby",
                                        "ruby ",
                                        "joker3",
                                        "\xff\xff",
                                        "é"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        assert_int_equal(card_parse(&r, words[i]), CARD_NONE);
    assert_int_equal(card_parse(&r, "x070"), 70); /* a number is a number */
}

static void actions_there_and_back(void **state)
{
    (void)state;
    const struct rules r = rules();
    static const char *const texts[] = {
        "1 pass",
        "3 bet =5",
        "2 play #0",
        "2 play #11 #0 #191",
        "1 seal .7 =-6",
        "1 seal .255 #3 =2147483647",
        "1 seal =-2147483648",
        "1 play #0 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22 "
        "#23",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct action a;
        char text[ACTION_TEXT], error[200] = "";
        assert_true(action_parse(&r, texts[i], &a, error, sizeof error));
        action_text(&r, &a, text);
        assert_string_equal(text, texts[i]);
    }
    struct action a;
    char error[200];
    assert_true(action_parse(&r, "  1   play  =7 #3   .2 #1 ", &a, error,
                             sizeof error)); /* any order, any spaces */
    assert_true(a.who == 0 && a.kind == TOY_PLAY && a.about == 2 && a.n == 2 && a.pick[0] == 3 &&
                a.pick[1] == 1 && a.amount == 7);
}

static void texts_that_are_no_action(void **state)
{
    (void)state;
    static const struct {
        const char *text, *why;
    } bad[] = {
        {"", "an action begins with the number of a seat"},
        {"   ", "an action begins with the number of a seat"},
        {"pass", "an action begins with the number of a seat"},
        {"0 pass", "an action begins with the number of a seat"},
        {"4 pass", "an action begins with the number of a seat"},
        {"-1 pass", "an action begins with the number of a seat"},
        {"+1 pass", "an action begins with the number of a seat"},
        {"99999999999999999999 pass", "an action begins with the number of a seat"},
        {"1", "an action is missing after the seat"},
        {"1 ", "an action is missing after the seat"},
        {"1 dance", "\"dance\" is no action of this game"},
        {"1 Pass", "\"Pass\" is no action of this game"},
        {"1\tpass", "an action begins with the number of a seat"},
        {"1 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "a word of an action is too long"},
        {"1 bet =aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "a word of an action is too long"},
        {"1 bet 5", "\"5\" is no part of an action"},
        {"1 bet =", "\"=\" is no part of an action"},
        {"1 bet =-", "\"=-\" is no part of an action"},
        {"1 bet =--5", "\"=--5\" is no part of an action"},
        {"1 bet =+5", "\"=+5\" is no part of an action"},
        {"1 bet =5x", "\"=5x\" is no part of an action"},
        {"1 bet =2147483648", "\"=2147483648\" is no part of an action"},
        {"1 bet =-2147483649", "\"=-2147483649\" is no part of an action"},
        {"1 bet =99999999999", "\"=99999999999\" is no part of an action"},
        {"1 bet =5 =5", "\"=5\" is no part of an action"},
        {"1 play #192", "\"#192\" is no part of an action"},
        {"1 play #-1", "\"#-1\" is no part of an action"},
        {"1 play #-0", "\"#-0\" is no part of an action"},
        {"1 play #", "\"#\" is no part of an action"},
        {"1 play .256", "\".256\" is no part of an action"},
        {"1 play .1 .1", "\".1\" is no part of an action"},
        {"1 play .-1", "\".-1\" is no part of an action"},
        {"1 play #0 #1 #2 #3 #4 #5 #6 #7 #8 #9 #10 #11 #12 #13 #14 #15 #16 #17 #18 #19 #20 #21 #22 "
         "#23 #24",
         "\"#24\" is no part of an action"},
    };
    const struct rules r = rules();
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct action a;
        char error[200] = "";
        assert_false(action_parse(&r, bad[i].text, &a, error, sizeof error));
        assert_string_equal(error, bad[i].why);
        char small[8];
        /* a sentence that is cut, not one that runs over */
        assert_false(action_parse(&r, bad[i].text, &a, small, sizeof small));
        assert_int_equal(strncmp(small, bad[i].why, 7), 0);
    }
}

static void names_of_places(void **state)
{
    (void)state;
    assert_int_equal(zone_parse(&toy_game, "pile", 0), TOY_PILE);
    assert_int_equal(zone_parse(&toy_game, "pile", 1), -1);
    assert_int_equal(zone_parse(&toy_game, "hand", 0), -1);
    assert_int_equal(zone_parse(&toy_game, "hand", 1), TOY_HAND);
    assert_int_equal(zone_parse(&toy_game, "hand", SEATS), TOY_HAND + SEATS - 1);
    assert_int_equal(zone_parse(&toy_game, "hand", SEATS + 1), -1);
    assert_int_equal(zone_parse(&toy_game, "hand", -1), -1);
    assert_int_equal(zone_parse(&toy_game, "Hand", 1), -1);
    assert_int_equal(num_parse(&toy_game, "pot", 0), TOY_POT);
    assert_int_equal(num_parse(&toy_game, "chips", 2), TOY_CHIPS + 1);
    assert_int_equal(num_parse(&toy_game, "chips", 0), -1);
    assert_int_equal(num_parse(&toy_game, "", 0), -1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_there_and_back), cmocka_unit_test(words_that_are_no_card),
        cmocka_unit_test(actions_there_and_back),    cmocka_unit_test(texts_that_are_no_action),
        cmocka_unit_test(names_of_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
