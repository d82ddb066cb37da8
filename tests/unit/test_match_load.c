/* A match read from text: every refusal has its sentence and its line; whatever is cut or changed,
 * nothing breaks. */
#include "unit.h"

#include "match_inside.h"
#include "mem.h"
#include "strbuf.h"
#include "notation.h"
#include "toy_world.h"

#include <stdio.h>

#define HEAD                                                                      \
    "carre 1\ngame toy 7\nseats 2\noption size 1\noption mode short\ncode test\n" \
    "seed 928b20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e202\n"
#define OPEN "open : 4h 2d opal 2h 3s opal 3c\n"
#define ROUND HEAD OPEN "1 gift #1 =1 :\n2 roll @100 : =5\n1 draw @200 : 4s\n"

static char *whole(void)
{
    const struct rules r = rules_default(&toy_game, 2, NULL);
    static const char *const line[] = {"1 gift #1 =1", "2 roll", "1 draw"};
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    match_seed_from_text("test", seed);
    struct match *m = match_new(&r, seed, "test", NULL, true, error);
    for (int i = 0; i < 3; i++) {
        struct action a;
        assert_true(action_parse(&r, line[i], &a, error, sizeof error));
        assert_int_equal(match_play(m, &a, i * 100), REASON_OK);
    }
    char *text = match_save(m);
    match_free(m);
    return text;
}

static struct match *load(const char *text, char error[MATCH_ERROR])
{
    const struct match_world world = toy_world();
    memset(error, 'e', MATCH_ERROR);
    error[0] = 0;
    return match_load(text, &world, true, error);
}

static void assert_refused(const char *text, const char *sentence)
{
    char error[MATCH_ERROR];
    assert_null(load(text, error));
    assert_string_equal(error, sentence);
}

static void assert_same(const char *text, const char *saved)
{
    char error[MATCH_ERROR];
    struct match *m = load(text, error);
    assert_string_equal(error, "");
    char *again = match_save(m);
    assert_string_equal(again, saved);
    mem_free(again);
    match_free(m);
}

static void what_was_saved_loads(void **state)
{
    (void)state;
    char *text = whole(), error[MATCH_ERROR];
    text[strlen(ROUND)] = 0;
    assert_string_equal(text, ROUND);
    mem_free(text);
    text = whole();
    assert_same(text, text);
    struct match *m = load(text, error);
    assert_string_equal(match_code(m), "test");
    assert_int_equal(match_actions(m), 3);
    int64_t ms;
    match_action(m, 2, &ms);
    assert_int_equal(ms, 200);
    /* and goes on with the cards of its seed, as the match that was saved would have */
    uint8_t seed[SEED_BYTES];
    match_seed_from_text("test", seed);
    const struct rules r = rules_default(&toy_game, 2, NULL);
    struct match *first = match_new(&r, seed, "test", NULL, false, error);
    for (int i = 0; i < 5; i++) {
        struct action a =
            i < 3 ? match_action(m, i, NULL) : action_of(i % 2, i == 3 ? TOY_ROLL : TOY_STIR, 0);
        assert_int_equal(match_play(first, &a, 0), REASON_OK);
        if (i >= 3)
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    assert_true(match_digest(m) == match_digest(first));
    match_free(first);
    match_free(m);
    mem_free(text);
}

static void practice_stays(void **state)
{
    (void)state;
    char *text = whole(), marked[2000], error[MATCH_ERROR];
    const char *open = strstr(text, "open");
    snprintf(marked, sizeof marked, "%.*spractice\n%s", (int)(open - text), text, open);
    assert_same(marked, marked);
    struct match *m = load(marked, error);
    assert_true(match_practice(m));
    match_free(m);
    m = load(text, error);
    assert_false(match_practice(m));
    match_free(m);
    mem_free(text);
}

static void what_may_differ(void **state)
{
    (void)state;
    char *text = whole(), *other = mem_copy_text(text);
    other[strlen(other) - 1] = 0; /* the last line has no end */
    assert_same(other, text);
    mem_free(other);
    /* the order of the head; options that are not named have their normal value */
    char mixed[2000];
    snprintf(
        mixed, sizeof mixed,
        "carre 1\ngame toy 7\nseed "
        "928b20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e202\ncode test\nseats 2\n%s",
        strstr(text, "open"));
    assert_same(mixed, text);
    mem_free(text);
}

static void every_refusal(void **state)
{
    (void)state;
    static const struct {
        const char *text, *why;
    } bad[] = {
        {"", "line 1: the text ends before the match does"},
        {"\n", "line 1: this is no match of Carré (it does not begin with \"carre 1\")"},
        {"carre 2\n", "line 1: this is no match of Carré (it does not begin with \"carre 1\")"},
        {"carre 1 \n", "line 1: this is no match of Carré (it does not begin with \"carre 1\")"},
        {"carre 1\r\n", "line 1: a control character stands at column 8"},
        {"\xef\xbb\xbf"
         "carre 1\n",
         "line 1: this is no match of Carré (it does not begin with \"carre 1\")"},
        {"carre 1", "line 2: the text ends before the match does"},
        {"carre 1\n\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngame toy\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngame toy 7 8\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngametoy 7\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngame toy -7\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngame toy 7x\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngame toy 99999999999999999999999\n",
         "line 2: here should stand the game and its version"},
        {"carre 1\ngame toy 4294967303\n", "line 2: here should stand the game and its version"},
        {"carre 1\ngame poker 7\n", "line 2: there is no game \"poker\""},
        {"carre 1\ngame toy 6\n",
         "line 2: this match was played by version 6 of the rules; this is version 7"},
        {"carre 1\ngame toy 7\nseats 0\n", "line 3: toy is for 1 to 4 seats"},
        {"carre 1\ngame toy 7\nseats 5\n", "line 3: toy is for 1 to 4 seats"},
        {"carre 1\ngame toy 7\nseats 258\n", "line 3: toy is for 1 to 4 seats"},
        {"carre 1\ngame toy 7\nseats 2 2\n", "line 3: toy is for 1 to 4 seats"},
        {"carre 1\ngame toy 7\nseats  2\n", "line 3: toy is for 1 to 4 seats"},
        {"carre 1\ngame toy 7\nseats \n", "line 3: toy is for 1 to 4 seats"},
        {"carre 1\ngame toy 7\nseats\n", "line 3: \"seats\" is no line of a match"},
        {"carre 1\ngame toy 7\nseats 2\nseats 2\n", "line 4: the line \"seats\" stands here twice"},
        {"carre 1\ngame toy 7\noption\n", "line 3: \"option\" is no line of a match"},
        {"carre 1\ngame toy 7\noption size\n", "line 3: an option has a name and a value"},
        {"carre 1\ngame toy 7\noption size 1 2\n", "line 3: an option has a name and a value"},
        {"carre 1\ngame toy 7\noption taste 1\n", "line 3: there is no option \"taste\""},
        {"carre 1\ngame toy 7\noption size 4\n", "line 3: option size can't be \"4\""},
        {"carre 1\ngame toy 7\noption size 99999999999999999999\n",
         "line 3: option size can't be \"99999999999999999999\""},
        {"carre 1\ngame toy 7\noption size short\n", "line 3: option size can't be \"short\""},
        {"carre 1\ngame toy 7\noption mode 0\n", "line 3: option mode can't be \"0\""},
        {"carre 1\ngame toy 7\noption size -3\noption size 1\n",
         "line 4: option size stands here twice"},
        {"carre 1\ngame toy 7\nseed 00\n", "line 3: a seed has 64 digits"},
        {"carre 1\ngame toy 7\nseed "
         "928b20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e20G\n",
         "line 3: a seed is written in the digits 0 to 9 and a to f"},
        {"carre 1\ngame toy 7\nseed "
         "928B20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e202\n",
         "line 3: a seed is written in the digits 0 to 9 and a to f"},
        {HEAD "practice\npractice\n", "line 9: the line \"practice\" stands here twice"},
        {HEAD "code b\n", "line 8: the line \"code\" stands here twice"},
        {HEAD "code\n", "line 8: \"code\" is no line of a match"},
        {HEAD "seed 928b20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e202\n",
         "line 8: the line \"seed\" stands here twice"},
        {HEAD "\n" OPEN, "line 8: \"\" is no line of a match"},
        {HEAD "end 0 0000000000000000\n",
         "line 8: \"end 0 0000000000000000\" is no line of a match"},
        {HEAD "é\xc3\xa9 a word that is quite long and has marks é é é\n",
         "line 8: \"éé a word that is quite long and has m\" is no line of a match"},
        {HEAD "data 0123456789abcdef\npractice\n" OPEN, "line 8: toy has no data"},
        {HEAD "data size 3\npractice\n" OPEN, "line 8: toy has no data"},
        {HEAD "data 0000000000000000\ndata 0000000000000000\n",
         "line 9: the lines \"data\" are one digest, or values that stand together"},
        {"carre 1\ngame toy 7\nopen :\n", "line 3: the number of seats is missing"},
        {"carre 1\ngame toy 7\nseats 2\nopen :\n", "line 4: the seed is missing"},
        {HEAD "open\n", "line 8: \"open\" is no line of a match"},
        {HEAD "open 4h\n", "line 8: the answers of chance are missing (\" :\")"},
        {HEAD "open :4h\n", "line 8: the answers of chance are missing (\" :\")"},
        {HEAD "open x : 4h\n", "line 8: \"open x\" is no line of a match"},
        {HEAD "open : 4h 2d opal 2h 3s opal\n",
         "line 8: the answers of chance do not fit the set-up"},
        {HEAD "open : 4h 4h opal 2h 3s opal 3c\n",
         "line 8: the answers of chance do not fit the set-up"},
        {HEAD "open : 4h 2d opal 2h 3s opal 3c 3d\n",
         "line 8: the set-up needs fewer answers of chance"},
        {HEAD "open : 4h ?? opal 2h 3s opal 3c\n", "line 8: \"??\" is no answer of chance"},
        {HEAD "open : 4h =65280 opal 2h 3s opal 3c\n", "line 8: \"=65280\" is no answer of chance"},
        {HEAD "open : 4h =-1 opal 2h 3s opal 3c\n", "line 8: \"=-1\" is no answer of chance"},
        {HEAD "open : 4h = opal 2h 3s opal 3c\n", "line 8: \"=\" is no answer of chance"},
        {HEAD "open : : 4h\n", "line 8: \":\" is no answer of chance"},
        {HEAD "set pot\n" OPEN, "line 9: position, line 1: this is no number: \"\""},
        {HEAD OPEN, "line 9: the text ends before the match does"},
        {HEAD OPEN "\n", "line 9: the answers of chance are missing (\" :\")"},
        {HEAD OPEN "1 pass\n", "line 9: the answers of chance are missing (\" :\")"},
        {HEAD OPEN "1 dance :\n", "line 9: \"dance\" is no action of this game"},
        {HEAD OPEN "2 pass :\n", "line 9: this action is refused: You can’t do that now."},
        {HEAD OPEN "1 bet =13 :\n", "line 9: this action is refused: Thirteen brings bad luck."},
        {HEAD OPEN "1 pass @x :\n", "line 9: \"@x\" is no time"},
        {HEAD OPEN "1 pass @-1 :\n", "line 9: \"@-1\" is no time"},
        {HEAD OPEN "1 pass @ :\n", "line 9: \"@\" is no time"},
        {HEAD OPEN "1 pass @1 @2 :\n", "line 9: \"@1 @2\" is no time"},
        {HEAD OPEN "1 pass @99999999999999999999 :\n",
         "line 9: \"@99999999999999999999\" is no time"},
        {HEAD OPEN "1 pass : 2c\n", "line 9: this action needs fewer answers of chance"},
        {HEAD OPEN "1 draw :\n", "line 9: these answers of chance are not possible here"},
        {HEAD OPEN "1 draw : 4h\n", "line 9: these answers of chance are not possible here"},
        {HEAD OPEN "1 draw : ruby\n", "line 9: these answers of chance are not possible here"},
        {HEAD OPEN "1 roll : =6\n", "line 9: these answers of chance are not possible here"},
        {HEAD OPEN "1 roll : 2c\n", "line 9: these answers of chance are not possible here"},
        {HEAD OPEN "1 pass :\n2 pa\tss :\n", "line 10: a control character stands at column 5"},
        {HEAD OPEN "end 0\n", "line 9: the end has a number of actions and a digest"},
        {HEAD OPEN "end 0 0 0\n", "line 9: the end has a number of actions and a digest"},
        {HEAD OPEN "end 0 000000000000000\n",
         "line 9: the end has a number of actions and a digest"},
        {HEAD OPEN "end x 0000000000000000\n",
         "line 9: the end has a number of actions and a digest"},
        {HEAD OPEN "end -0 0000000000000000\n",
         "line 9: the table at the end is not the one that was saved"},
        {HEAD OPEN "end 1 0000000000000000\n", "line 9: 1 actions were played, but 0 stand here"},
        {HEAD OPEN "end 0 0000000000000000\n",
         "line 9: the table at the end is not the one that was saved"},
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_refused(bad[i].text, bad[i].why);
    char *text = whole(), more[2000];
    snprintf(more, sizeof more, "%sx", text);
    assert_refused(more, "line 12: something stands after the end");
    snprintf(more, sizeof more, "%s\n", text);
    assert_refused(more, "line 12: something stands after the end");
    mem_free(text);
}

static void long_lines(void **state)
{
    (void)state;
    static char text[9000], error[MATCH_ERROR];
    memset(text, 'a', sizeof text - 1);
    assert_refused(text, "line 1: this line is too long");
    snprintf(text, sizeof text, "%s", HEAD "code ");
    const size_t at = strlen(text);
    memset(text + at, 'a', 4096);
    text[at + 4096 - 5 - 1] = 0;
    assert_refused(text, "line 8: the line \"code\" stands here twice");
    memset(text + at + 4000, 'a', 500);
    assert_refused(text, "line 8: this line is too long");
    snprintf(text, sizeof text, "carre 1\ngame toy 7\nseats 2\nseed %064d\ncode %0400d\nopen :\n",
             0, 0);
    assert_refused(text, "line 6: the text of a deal is one line of fewer than 400 bytes");
    snprintf(text, sizeof text, "%s", HEAD "open :");
    for (int i = 0; i < 1300; i++)
        strcat(text, " 2c");
    assert_refused(text, "line 8: the answers of chance do not fit the set-up");
    snprintf(text, sizeof text, "%s", HEAD "open :");
    for (int i = 0; i < 1537; i++) /* more answers than are ever kept */
        strcat(text, i % 2 ? " =1" : " =");
    assert_null(load(text, error));
}

static void sentences_end_in_whole_characters(void **state)
{
    (void)state;
    char text[400] = "carre 1\ngame ", error[MATCH_ERROR];
    for (int i = 0; i < 30; i++)
        strcat(text, "\xe3\x81\x82"); /* three bytes each */
    strcat(text, " 7\n");
    assert_null(load(text, error));
    assert_int_equal(strlen(error), strlen("line 2: there is no game \"\"") + 39);
}

static void two_lines(const struct rules *r, struct strbuf *out)
{
    strbuf_addf(out, "%s\nof 2 lines", (const char *)r->data);
}

static void values_are_saved(void **state)
{
    (void)state;
    struct game g = toy_game;
    g.data_file = "toy.txt";
    g.data_write = two_lines;
    struct rules r = rules_default(&g, 2, "values");
    char error[MATCH_ERROR] = "";
    const uint8_t seed[SEED_BYTES] = {0};
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    char *saved = match_save(m);
    assert_non_null(strstr(saved, "\ndata values\ndata of 2 lines\nseats"));
    mem_free(saved);
    match_free(m);
}

static struct game with_data;
static int data_state;
static char data_said[100];
static uint64_t data_digest;

static const struct game *find_with_data(void *context, const char *id)
{
    (void)context;
    with_data = toy_game;
    with_data.data_file = "toy.txt";
    return strcmp(id, "toy") == 0 ? &with_data : NULL;
}

static bool give_data(void *context, struct rules *r, struct match_data *said, char *error,
                      int room)
{
    (void)context;
    r->data = "data";
    snprintf(data_said, sizeof data_said, "%s", said->values ? said->values : "(named)");
    data_digest = said->digest;
    said->line = data_state;
    if (data_state)
        snprintf(error, (size_t)room, "toy.txt: %0300d", 7);
    return !data_state;
}

static void data_is_asked_for(void **state)
{
    (void)state;
    const struct match_world world = {.find = find_with_data, .data = give_data};
    char error[MATCH_ERROR] = "";
    assert_null(match_load(HEAD OPEN, &world, true, error));
    assert_string_equal(error, "line 8: the values of the game's data are missing");
    assert_null(match_load(HEAD "data 00fedcba98765432\n" OPEN, &world, true, error));
    assert_string_equal(error, "line 10: the text ends before the match does");
    assert_string_equal(data_said, "(named)");
    assert_true(data_digest == 0x00fedcba98765432u);
    assert_null(match_load(HEAD "data one; 1\ndata two\n" OPEN, &world, true, error));
    assert_string_equal(error, "line 11: the text ends before the match does");
    assert_string_equal(data_said, "one; 1\ntwo");
    static const char *const apart[] = {"data 00fedcba98765432\ndata 00fedcba98765432\n",
                                        "data 00fedcba98765432\ndata one\n",
                                        "data one\ndata 00fedcba98765432\n"};
    for (int i = 0; i < 3; i++) {
        char text[1000];
        snprintf(text, sizeof text, HEAD "%s" OPEN, apart[i]);
        assert_null(match_load(text, &world, true, error));
        assert_string_equal(
            error, "line 9: the lines \"data\" are one digest, or values that stand together");
    }
    assert_null(match_load(HEAD "data one\npractice\ndata two\n" OPEN, &world, true, error));
    assert_string_equal(
        error, "line 10: the lines \"data\" are one digest, or values that stand together");
    /* the second value is wrong; a long reason is cut, not written over the end */
    data_state = 2;
    assert_null(match_load(HEAD "data one\ndata two\n" OPEN, &world, true, error));
    assert_int_equal(strncmp(error, "line 9: toy.txt: 0000", 21), 0);
    assert_int_equal(strlen(error), MATCH_ERROR - 1);
    data_state = 0;
}

/* Cut at every byte, each byte changed, each line left out or written twice: another whole match,
 * or a reason with its line. */
static void whatever_is_done_to_it(void **state)
{
    (void)state;
    char *text = whole(), error[MATCH_ERROR], bad[2000];
    const size_t n = strlen(text);
    for (size_t cut = 0; cut < n - 1; cut++) {
        memcpy(bad, text, cut);
        bad[cut] = 0;
        assert_null(load(bad, error));
        assert_int_equal(strncmp(error, "line ", 5), 0);
    }
    static const char bytes[] = "\n\r\t\x01\x7f\x80\xff 09afZ@#=.:-?";
    for (size_t at = 0; at < n; at++)
        for (size_t k = 0; k < sizeof bytes - 1; k++) {
            strcpy(bad, text);
            bad[at] = bytes[k];
            struct match *m = load(bad, error);
            assert_true(m || strncmp(error, "line ", 5) == 0);
            match_free(m);
        }
    for (const char *line = text; *line;) {
        const char *next = strchr(line, '\n') + 1;
        snprintf(bad, sizeof bad, "%.*s%s", (int)(line - text), text, next);
        struct match *m = load(bad, error);
        assert_true(m || strncmp(error, "line ", 5) == 0);
        match_free(m);
        snprintf(bad, sizeof bad, "%.*s%s", (int)(next - text), text, line);
        m = load(bad, error);
        assert_null(m);
        line = next;
    }
    mem_free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_was_saved_loads),
        cmocka_unit_test(practice_stays),
        cmocka_unit_test(what_may_differ),
        cmocka_unit_test(every_refusal),
        cmocka_unit_test(long_lines),
        cmocka_unit_test(sentences_end_in_whole_characters),
        cmocka_unit_test(values_are_saved),
        cmocka_unit_test(data_is_asked_for),
        cmocka_unit_test(whatever_is_done_to_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
