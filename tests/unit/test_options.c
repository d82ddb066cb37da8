/* The command line: what is understood, and what is said when it is not. */
#include "unit.h"

#include "i18n.h"
#include "options.h"
#include "setup.h"

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
    assert_true(parse("--game ace --difficulty hard --seed=abc --size 1280x720 --software --reduced-motion --windowed --lang fr", &o));
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
    assert_true(parse("--lang tlh --help", &o));
    assert_null(o.lang);
    assert_true(parse("sim --help", &o));
    assert_int_equal(o.command, COMMAND_HELP);
}

static void test_refused(void **state)
{
    (void)state;
    static const char *const line[] = {"--nonsense", "dance", "sim", "replay", "shot", "sim ace poker", "--size big", "--size 10x10", "--size 1280", "sim ace --games",
                                       "sim ace --games many", "sim ace --games 0", "--json", "--windowed --fullscreen", "--windowed=yes", "--lang tlh", "terminal ace --check"};
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

/* Options of a game: name=value, several, in the order told; what is wrong is answered with what there is. */
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
    static const struct { const char *line, *says; } wrong[] = {
        {"sim ace --option difficulty", "name=value"}, {"sim ace --option =hard", "name=value"}, {"sim ace --option difficulty=no", "nightmare"},
        {"sim ace --option taste=1", "difficulty"},    {"sim ace --seats 3", "not 3"},
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

static void test_help(void **state)
{
    (void)state;
    struct strbuf help = STRBUF_EMPTY;
    options_help(&help);
    static const char *const word[] = {"terminal", "sim", "replay", "shot", "check-data", "--lang", "--size", "--software", "--reduced-motion", "--seed",
                                       "--data-dir", "--help", "--version", "--game", "--difficulty", "--windowed", "--fullscreen", "--quit-after", "--bot", "--seats",
                                       "--games", "--threads", "--json", "--seat", "--at", "--check", "--out", "--list", "--text", "--contrast", "--option"};
    for (size_t i = 0; i < sizeof word / sizeof *word; i++)
        assert_non_null(strstr(strbuf_text(&help), word[i]));
    strbuf_free(&help);
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_understood), cmocka_unit_test(test_refused), cmocka_unit_test(test_options_of_a_game), cmocka_unit_test(test_help)};
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    strbuf_free(&said);
    return failed;
}
