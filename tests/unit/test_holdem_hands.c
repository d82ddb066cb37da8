/* Recorded hands against the rules (`carre hands`): what the check finds, and, where the
 * environment names a folder of hands (CARRE_HANDS), all that lie there. */
#include "unit.h"

#include "holdem_table.h"
#include "commands.h"
#include "file.h"
#include "games.h"
#include "hands_check.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Seat 0 raises, the big blind calls and wins the showdown; the last line is a case of rules. */
#define TABLE "\"n\":3,\"antes\":[1,1,1],\"blinds\":[5,10,0],\"bb\":10,\"stacks\":[100,200,50]"
#define CARDS "\"hole\":[\"AcKd\",\"QcQd\",null],\"board\":\"2s7h9cJdQs\""
#define PLAY                                                                                    \
    "\"actions\":[[2,\"f\"],[0,\"r\",30],[1,\"c\"],[0,\"c\"],[1,\"c\"],[0,\"c\"],[1,\"c\"],[0," \
    "\"r\",69],[1,\"c\"]]"
#define LEGAL                                                                                      \
    "\"legal\":[[2,10,20,49],[0,5,20,99],[1,20,50,199],[0,0,10,69],[1,0,10,169],[0,0,10,69],[1,0," \
    "10,169],[0,0,10,69],[1,69,0,0]]"
#define GOOD "{" TABLE "," CARDS "," PLAY "," LEGAL ",\"finish\":[0,301,49]}\n"
#define CASE                                                                                      \
    "{\"kind\":\"legal\",\"setup\":{" TABLE                                                       \
    "},\"actions\":[[2,\"c\"]],\"expect\":{\"actor\":0,\"call\":5,\"can_raise\":true,\"min_to\":" \
    "20,\"max_to\":99}}\n"

static struct hands_count check(const char *text, char *said, size_t room)
{
    struct hands_count sum = {0};
    const struct rules r = rules_default(games_find("holdem"), 6, holdem_table_data());
    char *all = NULL;
    size_t n = 0;
    FILE *out = open_memstream(&all, &n);
    hands_check(&r, "file", text, out, &sum);
    fclose(out);
    snprintf(said, room, "%s", all);
    free(all);
    return sum;
}

static void hands_that_agree(void **state)
{
    (void)state;
    char said[400];
    const struct hands_count sum = check(GOOD CASE "\n" GOOD, said, sizeof said);
    assert_string_equal(said, "");
    assert_int_equal(sum.hands, 3);
    assert_int_equal(sum.equal, 3);
    assert_int_equal(sum.different, 0);
    assert_int_equal(sum.decisions, 19);
    assert_int_equal(sum.legal_different, 0);
}

/* Six at a table for five, ten at one for nine: what can’t be seated is no difference. */
static void hands_that_no_table_seats(void **state)
{
    (void)state;
    static const struct {
        const char *game;
        int n;
        bool seated;
    } cases[] = {{"power-up", 6, false},
                 {"power-up", 2, true},
                 {"spec", 10, false},
                 {"spec", 9, true},
                 {"holdem", 6, true}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int n = cases[i].n;
        struct strbuf line = STRBUF_EMPTY;
        struct hands_count sum = {0};
        const struct game *g = games_find(cases[i].game);
        const struct rules r = rules_default(g, g->seats_max, holdem_table_data());
        const char *const lists[] = {"antes", "blinds", "stacks", "finish"};
        strbuf_addf(&line, "{\"n\":%d,\"bb\":10,\"actions\":[", n);
        for (int k = 1; k < n; k++) /* all fold to the big blind: player 1, heads-up player 0 */
            strbuf_addf(&line, "%s[%d,\"f\"]", k > 1 ? "," : "", n == 2 ? 1 : (k + 1) % n);
        strbuf_add(&line, "]");
        for (int k = 0; k < 4; k++) {
            strbuf_addf(&line, ",\"%s\":[", lists[k]);
            for (int s = 0; s < n; s++) {
                const int blind = n == 2   ? (s ? 5 : 10)
                                  : s == 0 ? 5
                                  : s == 1 ? 10
                                           : 0,
                          wins = s == (n == 2 ? 0 : 1);
                strbuf_addf(&line, "%s%d", s ? "," : "",
                            k == 0   ? 0
                            : k == 1 ? blind
                            : k == 2 ? 200
                            : wins   ? 205
                                     : 200 - (blind == 5 ? 5 : 0));
            }
            strbuf_add(&line, "]");
        }
        strbuf_add(&line, "}\n");
        hands_check(&r, "file", strbuf_text(&line), stdout, &sum);
        assert_int_equal(sum.hands, 1);
        assert_int_equal(sum.unseated, !cases[i].seated);
        assert_int_equal(sum.equal, cases[i].seated);
        assert_int_equal(sum.different, 0);
        strbuf_free(&line);
    }
}

static void hands_that_differ(void **state)
{
    (void)state;
    static const struct {
        const char *line, *says;
        int legal;
    } cases[] = {
        {"{" TABLE "," CARDS "," PLAY "," LEGAL ",\"finish\":[0,300,50]}",
         "file:2: player 1 finishes with 300, here with 301", 0},
        {"{" TABLE "," CARDS ",\"actions\":[[2,\"f\"],[0,\"f\"]],\"legal\":[[2,10,20,49],[0,5,15,"
         "99]],\"finish\":[94,207,49]}",
         "file:2: decision 1:", 1},
        {"{" TABLE "," CARDS ",\"actions\":[[1,\"f\"]],\"finish\":[0,0,0]}",
         "file:2: action 0: player 1 acts, but another is asked", 0},
        {"{" TABLE "," CARDS ",\"actions\":[[2,\"r\",15]],\"finish\":[0,0,0]}",
         "file:2: action 0 of player 2 (r 15) is refused", 0},
        {"{" TABLE "," CARDS ",\"actions\":[[2,\"f\"],[0,\"f\"],[1,\"c\"]],\"finish\":[94,207,49]}",
         "file:2: action 2: player 1 acts, but the hand is over", 0},
        {"{" TABLE "," CARDS ",\"actions\":[[2,\"f\"]],\"finish\":[94,207,49]}",
         "file:2: the hand is not over", 0},
        {"{\"kind\":\"legal\",\"setup\":{" TABLE
         "},\"actions\":[],\"expect\":{\"actor\":2,\"call\":10,\"can_raise\":false}}",
         "file:2: decision 0:", 1},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[1200], said[400];
        snprintf(text, sizeof text, "%s%s\n", GOOD, cases[i].line);
        const struct hands_count sum = check(text, said, sizeof said);
        if (strncmp(said, cases[i].says, strlen(cases[i].says)) != 0)
            fail_msg("%s\n%s", cases[i].line, said);
        assert_int_equal(sum.different, 1);
        assert_int_equal(sum.equal, 1);
        assert_int_equal(sum.legal_different, cases[i].legal);
    }
}

static void lines_that_are_no_hands(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "nothing",
        "[]",
        "{}",
        "7",
        "{\"n\":11}",
        "{\"n\":2,\"bb\":0}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100],\"antes\":[0,0],\"blinds\":[10,5]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,0],\"antes\":[0,0],\"blinds\":[10,5]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,1e99],\"antes\":[0,0],\"blinds\":[10,5]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[900000000,900000000],\"antes\":[0,0],\"blinds\":[10,5]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"hole\":["
        "\"AsAs\",null]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"hole\":[\"A\","
        "null]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"board\":"
        "\"2c3c4c5c6c7c8c9c\"}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"actions\":[[1,"
        "\"x\"]]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"actions\":[[1,"
        "\"r\"]]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"actions\":[7]"
        "}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"actions\":[[1,"
        "\"f\"]],\"finish\":[1]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[10,5],\"actions\":[[1,"
        "\"f\"]],\"legal\":[[1,5]],\"finish\":[105,95]}",
        "{\"n\":2,\"bb\":10,\"stacks\":[100,100],\"antes\":[0,0],\"blinds\":[0,0]}",
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        char said[400];
        const struct hands_count sum = check(bad[i], said, sizeof said);
        if (sum.different != 1 || strncmp(said, "file:1: ", 8) != 0)
            fail_msg("%s\n%s", bad[i], said);
    }
}

static void the_command_reads_several_files(void **state)
{
    (void)state;
    char *folder = scratch_make(), *good = path_join(folder, "good.jsonl"),
         *bad = path_join(folder, "bad.jsonl");
    struct strbuf error = STRBUF_EMPTY;
    struct options o;
    assert_true(file_write(good, GOOD, strlen(GOOD), NULL));
    assert_true(file_write(bad, "{}\n", 3, NULL));
    char *two[] = {"carre", "hands", good, good, "--game", "holdem"},
         *other[] = {"carre", "hands", good, bad}, *none[] = {"carre", "hands"};
    char *missing[] = {"carre", "hands", folder},
         *wrong[] = {"carre", "hands", "--game", "ace", good},
         *words[] = {"carre", "sim", "ace", "kuhn"};
    assert_true(options_parse(6, two, &o, &error));
    assert_int_equal(o.nfiles, 2);
    assert_int_equal(hands_main(&o), 0);
    assert_true(options_parse(4, other, &o, &error));
    assert_int_equal(hands_main(&o), 1);
    assert_true(options_parse(3, missing, &o, &error));
    assert_int_equal(hands_main(&o), 1);
    assert_true(options_parse(5, wrong, &o, &error));
    assert_int_equal(hands_main(&o), 2);
    assert_false(options_parse(2, none, &o, &error));
    assert_false(options_parse(4, words, &o, &error));
    strbuf_free(&error);
    mem_free(good);
    mem_free(bad);
    scratch_remove(folder);
    mem_free(folder);
}

static void all_hands_of_the_folder_that_is_named(void **state)
{
    (void)state;
    const char *folder = getenv("CARRE_HANDS");
    struct dirent **entry;
    struct hands_count sum = {0};
    const struct rules r = rules_default(games_find("holdem"), 6, holdem_table_data());
    const int n = folder && *folder ? scandir(folder, &entry, NULL, alphasort) : 0;
    if (n <= 0)
        return;
    for (int i = 0; i < n; i++) {
        const char *dot = strrchr(entry[i]->d_name, '.');
        char *path = path_join(folder, entry[i]->d_name);
        char *text =
            dot && strcmp(dot, ".jsonl") == 0 ? file_read(path, 1u << 30, NULL, NULL) : NULL;
        if (text)
            hands_check(&r, path, text, stdout, &sum);
        mem_free(text);
        mem_free(path);
        free(entry[i]);
    }
    free(entry);
    assert_true(sum.hands > 0);
    assert_int_equal(sum.different, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hands_that_agree),
        cmocka_unit_test(hands_that_no_table_seats),
        cmocka_unit_test(hands_that_differ),
        cmocka_unit_test(lines_that_are_no_hands),
        cmocka_unit_test(the_command_reads_several_files),
        cmocka_unit_test(all_hands_of_the_folder_that_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
