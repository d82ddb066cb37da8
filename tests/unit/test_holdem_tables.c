/* The file of blinds and presets: what comes with the game, and every way in which such a file can
 * be wrong. */
#include "unit.h"

#include "file.h"
#include "games.h"
#include "holdem_table.h"
#include "mem.h"
#include "path.h"
#include "rng.h"

#include <stdio.h>
#include <string.h>

#define STRUCTURES                                                                               \
    "structure standard\nlevel 25 50 5\nstructure turbo\nlevel 1 2 0\nstructure deep\nlevel 10 " \
    "20 2\nlevel 10 20 3\nstructure card-room\nlevel 50 100 0\n"

#define TEXT "t:11: a text stands in quotation marks, up to the end of the line"
#define WORDS_47 "a name of seven and forty bytes and no one more"

static const struct holdem_preset *named(const struct rules *r, const char *id)
{
    int i = 0;
    while (holdem_preset(r, i) && strcmp(holdem_preset(r, i)->id, id) != 0)
        i++;
    return holdem_preset(r, i);
}

static bool has_options_of(const struct holdem_preset *p, const struct rules *r)
{
    struct rules wanted = *r;
    holdem_preset_apply(p, &wanted);
    return memcmp(wanted.option, r->option, sizeof r->option) == 0;
}

static void the_file_of_the_game(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("power-up"), 3, holdem_table_data());
    static const char *const wanted[] = {"standard", "turbo", "deep", "nine-powers", "first-table"};
    for (int i = 0; i < 5; i++)
        assert_string_equal(holdem_preset(&r, i)->id, wanted[i]);
    assert_null(holdem_preset(&r, 5));
    assert_true(has_options_of(named(&r, "standard"), &r)); /* the usual table */
    for (int i = 0; holdem_preset(&r, i); i++) {
        holdem_preset_apply(holdem_preset(&r, i), &r);
        assert_true(has_options_of(holdem_preset(&r, i), &r));
        for (int k = 0; k < 5; k++)
            assert_int_equal(has_options_of(holdem_preset(&r, k), &r), k == i);
        assert_true(*holdem_preset(&r, i)->name && *holdem_preset(&r, i)->text);
    }
    r = rules_default(games_find("holdem"), 3, holdem_table_data());
    assert_true(has_options_of(named(&r, "standard"), &r));
    assert_null(named(&r, "first-table"));
    holdem_preset_apply(named(&r, "deep"), &r);
    assert_int_equal(r.option[HOLDEM_FIRST_STACK], 3000);
    assert_int_equal(r.option[HOLDEM_STRUCTURE], HOLDEM_DEEP);
    assert_int_equal(r.option[HOLDEM_SHOWING], 1);
}

static void levels_are_data(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("holdem"), 3, NULL);
    assert_int_equal(holdem_tables_level(&r, HOLDEM_STANDARD, 0).big, 0); /* without data */
    assert_null(holdem_preset(&r, 0));
    r.data = holdem_table_data();
    for (int s = 0; s < HOLDEM_STRUCTURES; s++) {
        int n = 0;
        while (holdem_tables_level(&r, s, n).big)
            n++;
        assert_true(n >= 7);
        assert_int_equal(holdem_tables_level(&r, s, n + 1).big, 0);
    }
    assert_int_equal(holdem_tables_level(&r, HOLDEM_STRUCTURES, 0).big, 0);
    assert_int_equal(holdem_tables_level(&r, HOLDEM_STANDARD, -1).big, 0);
    struct match *m = holdem_table(3, "blinds=2 antes=1", NULL, NULL); /* deep */
    assert_int_equal(holdem_num(m, HOLDEM_BIG), 20);
    assert_int_equal(holdem_num(m, HOLDEM_ANTE), 2);
    match_free(m);
}

static void files_that_are_wrong(void **state)
{
    (void)state;
    static const struct {
        const char *text, *says;
    } bad[] = {
        {"", "t:1: structure standard has no levels"},
        {"structure standard\nlevel 25 50 5\n", "t:3: structure turbo has no levels"},
        {"structure fast\n",
         "t:1: there is no structure \"fast\"; there are: standard, turbo, deep, card-room"},
        {STRUCTURES "structure deep\n", "t:10: structure deep stands here twice"},
        {"level 25 50 5\n", "t:1: a level belongs to a structure"},
        {"structure deep\nlevel 25 50\n", "t:2: a word is missing at the end"},
        {"structure deep\nlevel 25 50 5 6\n", "t:2: \"6\" does not belong there"},
        {"structure deep\nlevel 25 -50 5\n", "t:2: \"-50\" is no number of chips"},
        {"structure deep\nlevel 25 2000000000 5\n", "t:2: \"2000000000\" is no number of chips"},
        {"structure deep\nlevel 50 25 5\n",
         "t:2: the big blind is the largest part of a level, and at least 1"},
        {"structure deep\nlevel 0 0 0\n",
         "t:2: the big blind is the largest part of a level, and at least 1"},
        {"structure deep\nlevel 25 50 5\nlevel 20 50 5\n",
         "t:3: no part of a level is smaller than on the one before"},
        /* nor than on that one alone, any part of it */
        {"structure deep\nlevel 25 50 5\nlevel 50 100 10\nlevel 40 100 10\n",
         "t:4: no part of a level is smaller than on the one before"},
        {"structure deep\nlevel 25 50 5\nlevel 50 100 10\nlevel 50 90 10\n",
         "t:4: no part of a level is smaller than on the one before"},
        {"structure deep\nlevel 25 50 5\nlevel 50 100 10\nlevel 50 100 9\n",
         "t:4: no part of a level is smaller than on the one before"},
        {"stack 100\n", "t:1: \"stack\" is neither a structure nor a preset"},
        {STRUCTURES "preset chess a\n", "t:10: there is no game \"chess\""},
        {STRUCTURES "preset holdem\n", "t:10: a word is missing at the end"},
        {STRUCTURES "preset holdem a\n", "t:11: preset a of holdem has no name"},
        {STRUCTURES "preset holdem a\nname A\n", "t:11: words in quotation marks belong here"},
        {STRUCTURES "preset holdem a\nname \"A\"\nname \"B\"\n", "t:12: that stands here twice"},
        {STRUCTURES "preset holdem a\nname \"A\" b\n", TEXT},
        {STRUCTURES "preset holdem a\nname \"\"\n", TEXT},
        {STRUCTURES "preset holdem a\nname \"\ntext \"B\"\n", TEXT},
        {STRUCTURES "preset holdem a\nname \"\"A\"\n",
         "t:11: no straight quotation mark and no backslash stand in a text"},
        {STRUCTURES "preset holdem a\nname \"" WORDS_47 "x\"\n",
         "t:11: these words are longer than 47 bytes"},
        {STRUCTURES "preset holdem a\nname \"A\"\npreset holdem a\n",
         "t:12: preset a of holdem stands here twice"},
        {STRUCTURES "preset holdem a\nname \"A\"\nenergy 5\n",
         "t:12: holdem has no option \"energy\""},
        {STRUCTURES "preset holdem a\nname \"A\"\nstack 5\n", "t:12: option stack can't be \"5\""},
        {STRUCTURES "preset holdem a\nname \"A\"\nantes maybe\n",
         "t:12: option antes can't be \"maybe\""},
        {STRUCTURES "preset holdem a\nname \"A\"\nstack 500\nstack 600\n",
         "t:13: option stack stands here twice"},
        {STRUCTURES "preset power-up a\nname \"A\"\nmost 2\nstart 3\n",
         "t:14: preset a of power-up does not go together: Players can’t start with more powers "
         "than they can hold."},
        {STRUCTURES "preset power-up a\nname \"A\"\nwordwordwordwordwordwordword 3\n",
         "t:12: \"wordwordwordwordword...\" is too long for a word"},
        {STRUCTURES "preset power-up a\nname \"\xff\"\n", "t:1: the file is not UTF-8"},
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++) {
        char error[300] = "";
        struct holdem_tables *t = holdem_tables_parse("t", bad[i].text, error, sizeof error);
        if (t)
            fail_msg("taken: %s", bad[i].text);
        assert_string_equal(error, bad[i].says);
    }
    char error[300];
    struct holdem_tables *t =
        holdem_tables_parse("t",
                            "# a remark\n  # another\n   \n" STRUCTURES
                            "preset holdem a\n  name \"" WORDS_47 "\"\n text \"B\"\nblinds turbo",
                            error, sizeof error);
    assert_non_null(t);
    assert_int_equal(t->npresets, 1);
    assert_string_equal(t->preset[0].name, WORDS_47);
    assert_string_equal(t->preset[0].text, "B");
    assert_int_equal(t->structure[HOLDEM_DEEP].n, 2);
    mem_free(t);
}

static void as_many_as_there_is_room_for(void **state)
{
    (void)state;
    char text[8000] = STRUCTURES, error[300], line[60];
    for (int i = 0; i <= HOLDEM_PRESETS_MOST; i++) {
        snprintf(line, sizeof line, "preset holdem p%d\nname \"P\"\n", i);
        strcat(text, line);
    }
    assert_null(holdem_tables_parse("t", text, error, sizeof error));
    assert_non_null(strstr(error, "there are at most 24 presets"));
    strcpy(text, "structure standard\n");
    for (int i = 0; i <= HOLDEM_LEVELS_MOST; i++)
        strcat(text, "level 1 2 0\n");
    assert_null(holdem_tables_parse("t", text, error, sizeof error));
    assert_string_equal(error, "t:32: a structure has at most 30 levels");
}

/* Every beginning of the file, and the file with a byte changed: read, or refused with its line. */
static void damaged_files(void **state)
{
    (void)state;
    char *path = path_asset("holdem/tables.txt"), *text = file_read(path, 1 << 20, NULL, NULL),
         error[300];
    assert_non_null(text);
    struct rng rng = rng_seed(8);
    const int n = (int)strlen(text);
    int good = 0, bad = 0;
    for (int i = 0; i < 2 * n; i++) {
        char *copy = mem_copy_part(text, (size_t)(i < n ? i : n));
        if (i >= n)
            copy[rng_below(&rng, n)] = (char)(1 + rng_below(&rng, 255));
        *error = 0;
        struct holdem_tables *t = holdem_tables_parse("t", copy, error, sizeof error);
        assert_true(t ? !*error : strncmp(error, "t:", 2) == 0 && strlen(error) > 8);
        good += t != NULL;
        bad += t == NULL;
        mem_free(t);
        mem_free(copy);
    }
    assert_true(good > 300 && bad > 300);
    mem_free(text);
    mem_free(path);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_file_of_the_game), cmocka_unit_test(levels_are_data),
        cmocka_unit_test(files_that_are_wrong), cmocka_unit_test(as_many_as_there_is_room_for),
        cmocka_unit_test(damaged_files),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
