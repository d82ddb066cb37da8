/* The named moments of a run, as RULES.md lists them: at least twenty, each with a picture and a
 * sound that there are, and the small ones come when they should. */
#include "ace_moments.h"
#include "ace_skin.h"
#include "ace_stamps.h"
#include "ace_table.h"
#include "file.h"
#include "mem.h"
#include "path.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *rules_text(void)
{
    char path[600];
    snprintf(path, sizeof path, "%s/../src/games/ace/RULES.md", getenv("CARRE_TEST_DATA"));
    char *text = file_read(path, 200000, NULL, NULL);
    assert_non_null(text);
    return text;
}

static bool there(const char *format, const char *name)
{
    char *assets = path_assets(), path[700], rest[200];
    snprintf(rest, sizeof rest, format, name);
    snprintf(path, sizeof path, "%s/%s", assets, rest);
    FILE *f = fopen(path, "rb");
    mem_free(assets);
    if (f)
        fclose(f);
    else
        printf("%s is not there\n", path);
    return f != NULL;
}

static void test_every_moment_has_its_picture_and_its_sound(void **state)
{
    (void)state;
    assert_true(ACE_NAMED >= 20);
    for (int i = 0; i < ACE_NAMED; i++) {
        const struct ace_named *n = &ace_named[i];
        assert_non_null(n->id);
        assert_true(there("%s.svg", n->picture));
        assert_true(there("sounds/%s-1.ogg", n->sound));
        assert_true(!n->words || strncmp(n->picture, "icons/", 6) == 0);
        for (int k = 0; k < i; k++)
            assert_string_not_equal(n->id, ace_named[k].id);
    }
}

/* A row of the list: "| `first-blood` | when | `icons/shoot` | `ace/hit` |". */
static void test_the_list_in_the_rules_is_this_one(void **state)
{
    (void)state;
    char *text = rules_text();
    const char *list = strstr(text, "## Moments");
    assert_non_null(list);
    for (int i = 0; i < ACE_NAMED; i++) {
        char id[80], row[200];
        snprintf(id, sizeof id, "| `%s` |", ace_named[i].id);
        snprintf(row, sizeof row, "| `%s` | `%s` |", ace_named[i].picture, ace_named[i].sound);
        const char *at = strstr(list, id);
        if (!at)
            printf("%s is not in the list\n", id);
        assert_non_null(at);
        const char *end = strchr(at, '\n'), *has = strstr(at, row);
        if (!has || has > end)
            printf("%s: not with %s\n", id, row);
        assert_true(has && has < end);
    }
    int rows = 0;
    const char *behind = strstr(list + 1, "\n## ");
    for (const char *at = list; (at = strstr(at, "\n| `")) && (!behind || at < behind); at++)
        rows++;
    assert_int_equal(rows, ACE_NAMED);
    mem_free(text);
}

/* ---- they come ---- */

/* Which stamps a shot or another action brings, as a set of bits. */
static uint32_t brought(const char *const *edits, int difficulty, const char *position, int kind,
                        int about, const char *words, int32_t amount)
{
    struct ace_data *data = ace_table_data(edits);
    struct match *m = ace_table(data, difficulty, position);
    struct board start;
    match_board_start(m, 0, &start);
    struct stage *st = stage_new(&ace_skin, match_rules(m), 0, &start, NULL);
    const int before = match_heard_at(m, match_actions(m));
    for (int i = 0; i < before; i++) {
        struct event e = match_heard(m, 0, i);
        stage_hear(st, &e);
    }
    stage_lay(st);
    memset(look(st)->stamp, 0, sizeof look(st)->stamp);
    st->ui.now = 1000;
    st->ui.pace = 1;
    const int why = ace_table_do(m, kind, about, words, amount);
    assert_int_equal(why, REASON_OK);
    uint32_t set = 0;
    assert_false(ace_stamps_on(st));
    for (int i = before; i < match_heard_at(m, match_actions(m)); i++) {
        struct event e = match_heard(m, 0, i);
        struct board was = st->shown.b;
        tabletop_reduce(&st->shown, st->rules.game, &e, NULL);
        ace_moment_happened(st, &e, &was);
        for (int k = 0; k < STAMPS_SHOWN; k++)
            if (look(st)->stamp[k].since)
                set |= 1U << look(st)->stamp[k].which;
    }
    /* They stand there for a second at least, and are gone after two: nothing is drawn any more. */
    st->ui.now = 2000;
    assert_int_equal(ace_stamps_on(st), set != 0);
    st->ui.now = 3000;
    assert_false(ace_stamps_on(st));
    stage_free(st);
    match_free(m);
    mem_free(data);
    return set;
}

static uint32_t shot(const char *position, const char *words)
{
    return brought(NULL, ACE_NORMAL, position, ACE_SHOOT, 0, words, 0);
}

#define HAS(set, which) assert_true((set) >> (which)&1)
#define HAS_NOT(set, which) assert_false((set) >> (which)&1)

static void test_shots(void **state)
{
    (void)state;
    uint32_t s = shot("set hp 9\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\n", "Ks Kd 7c 8c 2h"); /* 1 + 2 */
    HAS(s, STAMP_FIRST_BLOOD);
    HAS_NOT(s, STAMP_EXACT);
    HAS(shot("set hp 3\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\n", "Ks Kd 7c 8c 2h"), STAMP_EXACT);
    HAS(shot("set hp 4\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\n", "Ks Kd 7c 8c 2h"), STAMP_ONE_LEFT);
    s = shot("set hp 1\nput hand 1 As Ad Ac Ah 2h 3h 4s\n", "As Ad Ac Ah 2h");
    HAS(s, STAMP_OVERKILL);
    HAS_NOT(s, STAMP_EXACT);
    HAS(shot("set hp 9\nput hand 1 5s 6s 7s 8s 9s 3h 4s\n", "5s 6s 7s 8s 9s"),
        STAMP_STRAIGHT_FLUSH);
    HAS(shot("set hp 9\nput hand 1 joker Ad Ac Ah As 3h 4s\n", "joker Ad Ac Ah As"), STAMP_FIVE);
    HAS(shot("set hp 9\nset bullets 2\nput hand 1 2s 2d 7c 8c 3h 4h 9s\n", "2s 2d 7c 8c 3h"),
        STAMP_LAST_BULLET);
}

static void test_what_penalties_do(void **state)
{
    (void)state;
    static const char *const cap[] = {"the-hangman", "penalty cap 2", NULL},
                             *const halve[] = {"the-hangman", "penalty halve", NULL},
                             *const zero[] = {"the-hangman", "penalty zero pair", NULL};
    const char *at = "put enemy the-hangman\nset hp 9\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\n";
    HAS(brought(cap, ACE_NORMAL, at, ACE_SHOOT, 0, "Ks Kd 7c 8c 2h", 0), STAMP_CAPPED);
    HAS(brought(halve, ACE_NORMAL, at, ACE_SHOOT, 0, "Ks Kd 7c 8c 2h", 0), STAMP_HALVED);
    HAS(brought(zero, ACE_NORMAL, at, ACE_SHOOT, 0, "Ks Kd 7c 8c 2h", 0), STAMP_NOTHING);
}

static void test_other_actions(void **state)
{
    (void)state;
    HAS(brought(NULL, ACE_NORMAL,
                "set reloads 1\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\nput discard Ah Ad\n", ACE_RENEW, 0,
                "", 0),
        STAMP_RENEW);
    static const char *const joker[] = {"bootlegger", "bonus joker", NULL}, *const bullet[] = {
                                                                                "bootlegger",
                                                                                "bonus bullet 6",
                                                                                NULL};
    HAS(brought(joker, ACE_NORMAL, "put bonuses bootlegger\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\n",
                ACE_USE, 0, "", 0),
        STAMP_JOKER);
    HAS(brought(bullet, ACE_NORMAL, "put bonuses bootlegger\nput hand 1 Ks Kd 7c 8c 2h 3h 4s\n",
                ACE_USE, 0, "", 0),
        STAMP_GUN_FULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_moment_has_its_picture_and_its_sound),
        cmocka_unit_test(test_the_list_in_the_rules_is_this_one),
        cmocka_unit_test(test_shots),
        cmocka_unit_test(test_what_penalties_do),
        cmocka_unit_test(test_other_actions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
