/* A saved match is played on by the values that it began with, whatever becomes of the data files:
 * remarks, order, words, numbers, an enemy that is no more. */
#include "ace_enemies.h"
#include "bot.h"
#include "file.h"
#include "games.h"
#include "holdem_names.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "strbuf.h"
#include "unit.h"
#include "world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The digests that logs named today's files by before they held the values. */
static const struct {
    const char *game;
    int seats;
    const char *digest;
} kinds[] = {
    {"ace", 1, "9d2d3fff9c7a30c4"},    {"ace", 2, "9d2d3fff9c7a30c4"},
    {"holdem", 4, "0291b11d3a30dbfb"}, {"power-up", 3, "d1e9096d97838513"},
    {"spec", 4, "d1e9096d97838513"},
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* ---- what is done to the files ---- */

static bool begins(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0;
}

static void line_as_it_is(struct strbuf *out, const char *line) { strbuf_addf(out, "%s\n", line); }

static void remarks(struct strbuf *out, const char *line)
{
    strbuf_addf(out, "# a remark\n%s\n", line);
}

static void words(struct strbuf *out, const char *line)
{
    if (begins(line, "name \""))
        strbuf_addf(out, "name \"Old %s\n", line + 6);
    else
        line_as_it_is(out, line);
}

static void numbers(struct strbuf *out, const char *line)
{
    int a, b, c;
    if (sscanf(line, "hp %d", &a) == 1)
        strbuf_addf(out, "hp %d\n", a + 1);
    else if (sscanf(line, "level %d %d %d", &a, &b, &c) == 3)
        strbuf_addf(out, "level %d %d %d\n", a * 3, b * 3, c * 3);
    else
        line_as_it_is(out, line);
}

static void ids(struct strbuf *out, const char *line)
{
    if (begins(line, "enemy "))
        strbuf_addf(out, "%s-again\n", line);
    else
        line_as_it_is(out, line);
}

/* The first enemy, or structure, stands last. */
static void order(struct strbuf *out, const char *line)
{
    static struct strbuf first;
    static int met;
    if (!line) {
        strbuf_add(out, strbuf_text(&first));
        strbuf_free(&first);
        met = 0;
        return;
    }
    met += begins(line, "enemy ") || begins(line, "structure ");
    line_as_it_is(met == 1 ? &first : out, line);
}

static const struct {
    const char *name;
    void (*line)(struct strbuf *out, const char *line);
} edits[] = {
    {"nothing", line_as_it_is}, {"remarks", remarks}, {"words", words},
    {"numbers", numbers},       {"ids", ids},         {"order", order},
};
enum { EDITS = sizeof edits / sizeof *edits };

static void copy_file(const char *from, const char *to, const char *name, int edit)
{
    struct strbuf out = STRBUF_EMPTY, why = STRBUF_EMPTY;
    char *source = path_join(from, name), *target = path_join(to, name),
         *text = file_read(source, 1 << 20, NULL, NULL), *rest;
    assert_non_null(text);
    for (char *line = text; line; line = rest) {
        rest = strchr(line, '\n');
        if (rest)
            *rest++ = 0;
        if (rest || *line)
            edits[edit].line(&out, line);
    }
    if (edits[edit].line == order)
        order(&out, NULL);
    assert_true(file_write(target, strbuf_text(&out), out.length, &why));
    strbuf_free(&out);
    mem_free(text);
    mem_free(source);
    mem_free(target);
}

/* The program's data in a folder of their own, with one thing changed everywhere. What ships for
 * old logs stays. */
static char *changed_assets(int edit)
{
    static const char *const kept[] = {"ace/values/9d2d3fff9c7a30c4.txt",
                                       "holdem/values/0291b11d3a30dbfb.txt",
                                       "holdem/values/d1e9096d97838513.txt"};
    char *assets = path_assets(), *folder = scratch_make();
    struct strbuf why = STRBUF_EMPTY;
    for (int i = 0; i < 2; i++) {
        char *sub = path_join(folder, i ? "holdem/values" : "ace/values");
        assert_true(path_make_folder(sub, &why));
        mem_free(sub);
    }
    copy_file(assets, folder, "ace/enemies.txt", edit);
    copy_file(assets, folder, "holdem/tables.txt", edit);
    for (int i = 0; i < 3; i++)
        copy_file(assets, folder, kept[i], 0);
    mem_free(assets);
    return folder;
}

/* ---- matches ---- */

static void play(struct match *m, struct rng *rng, int actions)
{
    for (int i = 0; i < actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, rng);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
}

static struct match *fresh(struct world *w, int kind, int structure)
{
    char error[MATCH_ERROR];
    uint8_t seed[SEED_BYTES];
    struct rules r;
    assert_true(
        world_rules(w, games_find(kinds[kind].game), kinds[kind].seats, &r, error, sizeof error));
    if (strcmp(kinds[kind].game, "ace") != 0)
        r.option[HOLDEM_STRUCTURE] = structure;
    match_seed_from_text("values", seed);
    struct match *m = match_new(&r, seed, NULL, NULL, true, error);
    if (!m)
        fail_msg("%s: %s", kinds[kind].game, error);
    return m;
}

static struct match *begun(struct world *w, int kind, int structure)
{
    struct match *m = fresh(w, kind, structure);
    struct rng rng = rng_seed(5);
    play(m, &rng, 12);
    return m;
}

/* The same log as earlier versions wrote it. */
static char *named(const char *text, const char *digest)
{
    struct strbuf out = STRBUF_EMPTY;
    bool done = false;
    for (const char *line = text; *line;) {
        const size_t n = strcspn(line, "\n") + 1;
        if (!begins(line, "data "))
            strbuf_add_part(&out, line, n);
        else if (!done)
            strbuf_addf(&out, "data %s\n", digest);
        done |= begins(line, "data ");
        line += n;
    }
    return strbuf_take(&out);
}

static struct match *loaded(struct world *w, const char *text, const char *what)
{
    char error[MATCH_ERROR] = "";
    const struct match_world games = world_for_match(w);
    struct match *m = match_load(text, &games, true, error);
    if (!m)
        fail_msg("%s: %s", what, error);
    return m;
}

/* A match of earlier versions, whose log says its values by their digest. */
static struct match *begun_then(struct world *w, int kind, int structure)
{
    struct match *m = fresh(w, kind, structure);
    char *text = match_save(m), *old = named(text, kinds[kind].digest);
    struct rng rng = rng_seed(5);
    match_free(m);
    m = loaded(w, old, "a match of then");
    play(m, &rng, 12);
    mem_free(text);
    mem_free(old);
    return m;
}

/* From here to the end, and from the beginning again: to the byte what the first one would have
 * been. */
static void plays_on_alike(struct world *w, const char *text, const struct match *first,
                           const char *what)
{
    struct match *there = loaded(w, text, what), *here = match_copy(first);
    for (int from = 1; from >= 0; from--) {
        struct rng a = rng_seed(77), b = rng_seed(77);
        play(here, &a, 150);
        play(there, &b, 150);
        char *wanted = match_save(here), *got = match_save(there);
        assert_string_equal(wanted, got);
        mem_free(wanted);
        mem_free(got);
        match_undo(here, 0, true);
        match_undo(there, 0, true);
    }
    match_free(here);
    match_free(there);
}

static void a_match_keeps_its_values(void **state)
{
    (void)state;
    char *assets = path_assets();
    struct world today;
    world_open(&today, assets);
    for (int e = 0; e < EDITS; e++) {
        char *folder = changed_assets(e), what[80];
        struct world then;
        world_open(&then, folder);
        for (int k = 0; k < KINDS; k++)
            for (int structure = 0;
                 structure <= (strcmp(kinds[k].game, "ace") == 0
                                   ? 0
                                   : games_find(kinds[k].game)->options[HOLDEM_STRUCTURE].high);
                 structure++) {
                struct match *m = begun(&today, k, structure),
                             *before = begun_then(&today, k, structure);
                char *text = match_save(m), *kept = match_save(before),
                     *old = named(kept, kinds[k].digest);
                snprintf(what, sizeof what, "%s, %d seats, after %s", kinds[k].game, kinds[k].seats,
                         edits[e].name);
                plays_on_alike(&then, text, m, what);
                plays_on_alike(&then, old, before, what);
                match_free(before);
                mem_free(kept);
                mem_free(text);
                mem_free(old);
                match_free(m);
            }
        world_close(&then);
        scratch_remove(folder);
        mem_free(folder);
    }
    world_close(&today);
    mem_free(assets);
}

/* A new match is played by the new numbers, and goes back where the old ones are. */
static void new_matches_have_the_new_values(void **state)
{
    (void)state;
    char *assets = path_assets(), *folder = changed_assets(3);
    struct world today, then;
    world_open(&today, assets);
    world_open(&then, folder);
    for (int k = 0; k < KINDS; k++) {
        struct match *old = begun(&today, k, 0), *new = begun(&then, k, 0);
        char *a = match_save(old), *b = match_save(new);
        assert_non_null(
            strstr(a, strcmp(kinds[k].game, "ace") == 0 ? "; hp 5;" : "level 25 50 5;"));
        assert_non_null(
            strstr(b, strcmp(kinds[k].game, "ace") == 0 ? "; hp 6;" : "level 75 150 15;"));
        plays_on_alike(&today, b, new, "a match of tomorrow");
        mem_free(a);
        mem_free(b);
        match_free(old);
        match_free(new);
    }
    world_close(&then);
    world_close(&today);
    scratch_remove(folder);
    mem_free(folder);
    mem_free(assets);
}

/* Words are today's; an enemy that is no more has a name all the same. What several matches say
 * alike is kept once. */
static void words_are_todays(void **state)
{
    (void)state;
    char *assets = path_assets();
    struct world today;
    world_open(&today, assets);
    struct match *m = begun(&today, 0, 0);
    char *text = match_save(m);
    for (int e = 2; e <= 4; e++) {
        char *folder = changed_assets(e);
        struct world then;
        world_open(&then, folder);
        struct match *a = loaded(&then, text, "words"), *b = loaded(&then, text, "words");
        const struct ace_data *d = match_rules(a)->data;
        assert_string_equal(d->enemy[0].id, "stable-hand");
        assert_string_equal(d->enemy[0].name, e == 2 ? "Old Stable Hand" : "Stable Hand");
        assert_true(*d->enemy[0].text != 0);
        assert_ptr_equal(match_rules(b)->data, d);
        match_free(a);
        match_free(b);
        world_close(&then);
        scratch_remove(folder);
        mem_free(folder);
    }
    match_free(m);
    mem_free(text);
    world_close(&today);
    mem_free(assets);
}

/* One thing in a text in place of another. */
static char *with(const char *text, const char *from, const char *to)
{
    struct strbuf out = STRBUF_EMPTY;
    const char *at = strstr(text, from);
    assert_non_null(at);
    strbuf_add_part(&out, text, (size_t)(at - text));
    strbuf_addf(&out, "%s%s", to, at + strlen(from));
    return strbuf_take(&out);
}

static void bad_values_are_told_with_their_line(void **state)
{
    (void)state;
    static const struct {
        int kind;
        const char *from, *to, *said;
    } bad[] = {
        {0, "; hp 5; bonus recolour 2", "; hp 500; bonus recolour 2",
         "line 4: \"500\" is no number from 1 to 99"},
        {0, "; hp 5; bonus recolour 2", "; hp 5; bonus recolor 2",
         "line 4: \"recolor\" is no effect"},
        {0, "data enemy stable-hand;", "data enemy stable hand;",
         "line 3: \"hand\" does not belong there"},
        {0, "data enemy card-cheat;", "data enemy stable-hand;",
         "line 4: there is a second stable-hand"},
        {0, "data enemy stable-hand; number start;",
         "data enemy stable-hand; number start; name \"X\";",
         "line 3: \"name\" is no value of an enemy"},
        {0, "data enemy stable-hand; number start; hp 5; bonus add 3\n", "",
         "line 50: 4 enemies of number 0 where there must be 5 (start is 0)"},
        {2, "; level 50 100 10", "; level 50 10 10",
         "line 3: the big blind is the largest part of a level, and at least 1"},
        {2, "data structure standard", "data structure turbo",
         "line 3: structure standard has no levels"},
        {2, "data structure standard", "data preset holdem standard; structure standard",
         "line 3: \"preset\" is neither a structure nor a level"},
        {2, "data structure standard", "data 0123456789abcdef\ndata structure standard",
         "line 4: the lines \"data\" are one digest, or values that stand together"},
    };
    char *assets = path_assets(), error[MATCH_ERROR];
    struct world today;
    world_open(&today, assets);
    const struct match_world games = world_for_match(&today);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct match *m = begun(&today, bad[i].kind, 0);
        char *text = match_save(m), *wrong = with(text, bad[i].from, bad[i].to);
        assert_null(match_load(wrong, &games, true, error));
        assert_string_equal(error, bad[i].said);
        mem_free(text);
        mem_free(wrong);
        match_free(m);
    }
    char *old = named("carre 1\ngame ace 1\ndata x\nseats 1\nseed "
                      "928b20366943e2afd11ebc0eae2e53a93bf177a4fcf35bcc64d503704e65e202\nopen :\n",
                      "0123456789abcdef");
    assert_null(match_load(old, &games, true, error));
    assert_string_equal(error, "line 3: this match was played with other data of the game");
    mem_free(old);
    world_close(&today);
    mem_free(assets);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_keeps_its_values),
        cmocka_unit_test(new_matches_have_the_new_values),
        cmocka_unit_test(words_are_todays),
        cmocka_unit_test(bad_values_are_told_with_their_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
