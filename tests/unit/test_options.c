/* The command line: what is understood, and what is said when it is not. */
#include "unit.h"

#include "file.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "manual.h"
#include "options.h"
#include "options_table.h"
#include "setup.h"
#include "utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS = 80 };

static struct strbuf said;

static bool parse(const char *line, struct options *o)
{
    static char copy[1000];
    char *argv[WORDS] = {"carre"};
    int argc = 1;
    snprintf(copy, sizeof copy, "%s", line);
    for (char *word = strtok(copy, " "); word && argc < WORDS; word = strtok(NULL, " "))
        argv[argc++] = word;
    strbuf_clear(&said);
    return options_parse(argc, argv, o, &said);
}

static void test_understood(void **state)
{
    (void)state;
    struct options o;
    assert_true(parse("", &o));
    assert_int_equal(o.command, COMMAND_WINDOW);
    assert_true(parse("--game ace --difficulty hard --seed=abc --size 1280x720 --software "
                      "--reduced-motion --windowed --lang fr",
                      &o));
    assert_string_equal(o.seed, "abc");
    assert_int_equal(o.width, 1280);
    assert_int_equal(o.height, 720);
    assert_true(o.software && o.reduced_motion && o.windowed && !o.fullscreen);
    assert_true(parse("sim ace --games 100 --seed x --threads 2 --bot random,greedy --json", &o));
    assert_int_equal(o.command, COMMAND_SIM);
    assert_string_equal(o.subject, "ace");
    assert_int_equal(o.games, 100);
    assert_true(parse("--lang ja replay file.txt --seat 0 --check", &o));
    assert_int_equal(o.command, COMMAND_REPLAY);
    assert_int_equal(o.seat, 0);
    assert_true(parse("shot --list", &o));
    assert_true(parse("shot title --at 3 --out x.png", &o));
    assert_int_equal(o.at, 3);
    assert_true(parse("--version --nonsense", &o));
    assert_int_equal(o.command, COMMAND_VERSION);
    assert_true(parse("--help --nonsense --lang=fr", &o));
    assert_string_equal(o.lang, "fr");
    assert_true(parse("shot title --lang en-XA", &o));
    assert_true(parse("--lang tlh --help", &o));
    assert_null(o.lang);
    assert_true(parse("sim --help", &o));
    assert_int_equal(o.command, COMMAND_HELP);
}

static void test_refused(void **state)
{
    (void)state;
    static const char *const line[] = {"--nonsense",
                                       "dance",
                                       "sim",
                                       "replay",
                                       "shot",
                                       "sim ace poker",
                                       "--size big",
                                       "--size 10x10",
                                       "--size 1280",
                                       "sim ace --games",
                                       "sim ace --games many",
                                       "sim ace --games 0",
                                       "--json",
                                       "--windowed --fullscreen",
                                       "--windowed=yes",
                                       "--lang tlh",
                                       "terminal ace --check"};
    for (size_t i = 0; i < sizeof line / sizeof *line; i++) {
        struct options o;
        assert_false(parse(line[i], &o));
        assert_true(strlen(strbuf_text(&said)) > 10);
    }
    struct options o;
    parse("--nonsense=3", &o);
    assert_non_null(strstr(strbuf_text(&said), "--nonsense"));
    assert_null(strstr(strbuf_text(&said), "=3"));
}

/* A slip of the finger is answered with what was probably meant. */
static void test_near_misses(void **state)
{
    (void)state;
    static const struct {
        const char *line, *meant;
    } slip[] = {{"--dificulty hard", "--difficulty"},
                {"--game-s 3", "--games"},
                {"smi ace", "“sim”"},
                {"replya x", "“replay”"}};
    for (size_t i = 0; i < sizeof slip / sizeof *slip; i++) {
        struct options o;
        assert_false(parse(slip[i].line, &o));
        assert_non_null(strstr(strbuf_text(&said), slip[i].meant));
    }
    struct options o;
    assert_false(parse("--nothing-like-it", &o));
    assert_null(strchr(strbuf_text(&said), ';'));
}

/* Options of a game: name=value, several, in the order told; what is wrong is answered with what
 * there is. */
static void test_options_of_a_game(void **state)
{
    (void)state;
    struct options o;
    struct rules r;
    struct world w;
    char error[SETUP_ERROR];
    world_open(&w, getenv("CARRE_ASSETS"));
    assert_true(parse("sim ace --option difficulty=hard --option=difficulty=nightmare", &o));
    assert_int_equal(o.noptions, 2);
    assert_true(setup_rules(&w, "ace", &o, &r, error));
    assert_int_equal(r.option[0], 3);
    static const struct {
        const char *line, *says;
    } wrong[] = {
        {"sim ace --option difficulty", "name=value"},
        {"sim ace --option =hard", "name=value"},
        {"sim ace --option difficulty=no", "nightmare"},
        {"sim ace --option taste=1", "difficulty"},
        {"sim ace --seats 3", "not 3"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        assert_true(parse(wrong[i].line, &o));
        assert_false(setup_rules(&w, "ace", &o, &r, error));
        assert_non_null(strstr(error, wrong[i].says));
    }
    assert_true(parse("sim kuhn --bot random,random", &o));
    assert_true(setup_rules(&w, "kuhn", &o, &r, error));
    assert_int_equal(r.nseats, 2);
    char line[1000] = "sim ace";
    for (int i = 0; i < OPTION_WORDS; i++)
        strcat(line, " --option a=1");
    assert_true(parse(line, &o));
    strcat(line, " --option a=1");
    assert_false(parse(line, &o));
    world_close(&w);
}

static struct strbuf help_about(enum command about)
{
    struct strbuf help = STRBUF_EMPTY;
    manual_help(&help, about);
    return help;
}

/* Anybody who adds a command tells what it does, and once. */
static void test_every_command_is_told(void **state)
{
    (void)state;
    struct strbuf all = help_about(COMMAND_WINDOW), page = STRBUF_EMPTY;
    manual_page(&page);
    for (int c = 0; c < COMMANDS; c++) {
        int rows = 0;
        for (const struct command_row *row = command_rows; row->name; row++)
            rows += (int)row->command == c;
        assert_int_equal(rows, c != COMMAND_HELP && c != COMMAND_VERSION);
    }
    for (const struct command_row *row = command_rows + 1; row->name; row++) {
        char line[100];
        snprintf(line, sizeof line, "\n  %s ", row->name);
        assert_non_null(strstr(strbuf_text(&all), line));
        snprintf(line, sizeof line, "\\fB%.4s", row->name);
        assert_non_null(strstr(strbuf_text(&page), line));
        struct options o;
        snprintf(line, sizeof line, "%s --help", row->name);
        assert_true(parse(line, &o));
        assert_int_equal(o.about, row->command);
        assert_true(!row->needs || row->lacks);
        assert_int_equal(parse(row->name, &o), !row->needs && row->command != COMMAND_SHOT);
    }
    strbuf_free(&all);
    strbuf_free(&page);
}

/* An option is told where it means something, with one meaning; elsewhere it is refused. One that
 * takes a value says what happens without it, in brackets. */
static void test_every_option_is_told(void **state)
{
    (void)state;
    for (const struct command_row *c = command_rows; c->name; c++) {
        struct strbuf help = help_about(c->command);
        for (const struct option_row *o = option_rows; o->name; o++) {
            int meanings = 0;
            for (const struct option_row *other = option_rows; other->name; other++)
                meanings += strcmp(other->name, o->name) == 0 && option_is_for(other, c->command);
            assert_in_range(meanings, 0, 1);
            if (o->value && !strchr(o->says, '['))
                fail_msg("%s does not tell its default: “%s”", o->name, o->says);
            char name[60];
            snprintf(name, sizeof name, "\n  %s ", o->name);
            assert_int_equal(strstr(strbuf_text(&help), name) != NULL, meanings);
        }
        strbuf_free(&help);
    }
}

/* In each language a terminal of 80 columns holds every line, and no text is lost. */
static void test_help_fits_a_terminal(void **state)
{
    (void)state;
    for (const char *const *lang = i18n_languages(); *lang; lang++) {
        assert_true(i18n_switch(*lang));
        for (const struct command_row *c = command_rows; c->name; c++) {
            struct strbuf help = help_about(c->command);
            size_t lines = 0;
            for (char *line = strtok(help.text, "\n"); line; line = strtok(NULL, "\n"), lines++)
                assert_in_range(utf8_width(line), 1, 80);
            assert_true(lines > 4);
            strbuf_free(&help);
        }
    }
    i18n_switch("en");
}

/* A phrase of Japanese may begin a line, a character in the midst of one may not. */
static void test_pieces(void **state)
{
    (void)state;
    static const char *const piece[] = {"Carré", "を", "開く。",     "「あ」",
                                        "A4の",  "紙", "テーブルを", "見る"};
    const char *text = "Carré  を開く。「あ」 A4の紙 テーブルを見る";
    size_t i = 0;
    int gap;
    for (size_t length; (length = manual_piece(&text, &gap)) > 0; i++) {
        assert_int_equal(gap, i == 1 ? 2 : i == 4 || i == 6);
        assert_int_equal(length, strlen(piece[i]));
        assert_memory_equal(text - length, piece[i], length);
    }
    assert_int_equal(i, sizeof piece / sizeof *piece);
}

/* What README calls the program with is understood. */
static void test_readme(void **state)
{
    (void)state;
    char *path = path_join(getenv("CARRE_TEST_DATA"), "../README.md");
    char *text = file_read(path, 1u << 20, NULL, NULL);
    assert_non_null(text);
    int lines = 0;
    for (char *line = strstr(text, "\ncarre "); line; line = strstr(line + 1, "\ncarre ")) {
        char call[200];
        snprintf(call, sizeof call, "%.*s", (int)strcspn(line + 7, "\n"), line + 7);
        if (strstr(call, "    "))
            *strstr(call, "    ") = '\0';
        struct options o;
        if (!strchr(call, '"') && !parse(call, &o))
            fail_msg("carre %s: %s", call, strbuf_text(&said));
        lines++;
    }
    for (const struct example_row *e = example_rows; e->line; e++) {
        struct options o;
        assert_true(strchr(e->line, '"') || parse(e->line + strlen("carre "), &o));
    }
    assert_true(lines > 10);
    mem_free(text);
    mem_free(path);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_understood),
                                       cmocka_unit_test(test_refused),
                                       cmocka_unit_test(test_options_of_a_game),
                                       cmocka_unit_test(test_near_misses),
                                       cmocka_unit_test(test_every_command_is_told),
                                       cmocka_unit_test(test_every_option_is_told),
                                       cmocka_unit_test(test_help_fits_a_terminal),
                                       cmocka_unit_test(test_pieces),
                                       cmocka_unit_test(test_readme)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    strbuf_free(&said);
    return failed;
}
