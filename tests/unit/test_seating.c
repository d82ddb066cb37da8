/* Who sits where, as a value and as text: round trips, and what is said of texts that are no
 * seating. */
#include "unit.h"

#include "bot.h"
#include "emblems.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "seating.h"

#include <stdio.h>
#include <string.h>

static bool same(const struct seating *a, const struct seating *b)
{
    bool good = strcmp(a->game, b->game) == 0 && a->nseats == b->nseats &&
                a->privacy == b->privacy && memcmp(a->option, b->option, sizeof a->option) == 0;
    for (int i = 0; good && i < a->nseats; i++) {
        const struct seating_seat *x = &a->seat[i], *y = &b->seat[i];
        good = x->sitter == y->sitter && x->person == y->person && x->away == y->away &&
               x->emblem == y->emblem && x->ground == y->ground && strcmp(x->name, y->name) == 0 &&
               strcmp(x->bot, y->bot) == 0 && strcmp(x->character, y->character) == 0;
    }
    return good;
}

/* Every game's usual table can be begun at: one person, nobody twice, bots that there are. */
static void test_default(void **state)
{
    (void)state;
    for (int i = 0; games_nth(i); i++) {
        const struct game *g = games_nth(i);
        for (int n = game_seats_offered(g); n <= g->seats_max; n++) {
            struct seating s;
            seating_default(&s, g, n);
            assert_int_equal(s.nseats, n);
            assert_int_equal(seating_people(&s), 1);
            assert_int_equal(seating_privacy(&s), PRIVACY_ONE);
            for (int a = 0; a < n; a++) {
                assert_int_equal(s.seat[a].sitter, a ? SITTER_BOT : SITTER_PERSON);
                assert_non_null(bot_find(g->id, s.seat[a].bot));
                for (int b = 0; b < a; b++) {
                    assert_string_not_equal(s.seat[a].name, s.seat[b].name);
                    assert_true(n > EMBLEMS || s.seat[a].emblem != s.seat[b].emblem);
                }
            }
        }
        struct seating usual;
        seating_default(&usual, g, 0);
        assert_in_range(usual.nseats, game_seats_offered(g), g->seats_max);
    }
    struct seating spec;
    seating_default(&spec, games_find("spec"),
                    2); /* SP-02: three to nine are offered, six is usual */
    assert_int_equal(spec.nseats, 3);
    seating_default(&spec, games_find("spec"), 0);
    assert_int_equal(spec.nseats, 6);
}

static struct seating some_table(void)
{
    struct seating s;
    seating_default(&s, games_find("null"), 0);
    s.nseats = games_find("null")->seats_max < 4 ? games_find("null")->seats_max : 4;
    for (int i = 0; i < s.nseats; i++)
        seating_sit_bot(&s, i, "random");
    s.seat[0] = (struct seating_seat){.sitter = SITTER_PERSON,
                                      .person = 1234567890123,
                                      .name = "Zoé \"la chance\" \\",
                                      .emblem = 3,
                                      .ground = 7};
    snprintf(s.seat[0].bot, sizeof s.seat[0].bot, "random");
    if (s.nseats > 1) {
        s.seat[1] = (struct seating_seat){
            .sitter = SITTER_PERSON, .away = true, .name = "はるか", .emblem = 11};
        snprintf(s.seat[1].bot, sizeof s.seat[1].bot, "random");
        snprintf(s.seat[1].character, sizeof s.seat[1].character, "olive");
    }
    s.privacy = PRIVACY_OPEN;
    return s;
}

static void test_round_trip(void **state)
{
    (void)state;
    char error[SEATING_ERROR];
    struct seating a = some_table(), b;
    char *text = seating_write(&a);
    assert_true(seating_read("table-null", text, &b, error));
    assert_true(same(&a, &b));
    mem_free(text);
    for (int i = 0; games_nth(i); i++) {
        seating_default(&a, games_nth(i), 0);
        for (int k = 0; k < games_nth(i)->noptions; k++)
            a.option[k] = games_nth(i)->options[k].high;
        text = seating_write(&a);
        assert_true(seating_read("table", text, &b, error));
        assert_true(same(&a, &b));
        mem_free(text);
    }
}

/* Privacy: with one person at the table there is nothing to hide; who is away does not count. */
static void test_privacy(void **state)
{
    (void)state;
    struct seating s = some_table();
    assert_int_equal(seating_people(&s), 1);
    assert_int_equal(seating_privacy(&s), PRIVACY_ONE);
    s.seat[1].away = false;
    assert_int_equal(seating_privacy(&s), PRIVACY_OPEN);
    assert_int_equal(seating_usual_privacy(1), PRIVACY_ONE);
    assert_int_equal(seating_usual_privacy(2), PRIVACY_CURTAIN);
    assert_int_equal(seating_usual_privacy(3), PRIVACY_PEEK);
    struct nameplate plate[SEATS];
    seating_plates(&s, plate);
    assert_true(plate[1].person);
    assert_false(plate[2].person);
    assert_string_equal(plate[1].name, "はるか");
}

#define SEAT "{\"sitter\":\"bot\",\"name\":\"Ida\",\"bot\":\"random\"}"

static void test_refused(void **state)
{
    (void)state;
    static const struct {
        const char *text, *says;
    } wrong[] = {
        {"", "line 1: "},
        {"{\n\"game\":\n", "line "},
        {"[]", "this is no seating"},
        {"{}", "no such game"},
        {"{\n\"game\":\"whist\"}", "line 2: there is no such game"},
        {"{\"game\":\"kuhn\",\n\n\"privacy\":\"loud\"}", "line 3: privacy"},
        {"{\"game\":\"kuhn\",\"privacy\":\"peek\",\n\"seats\":[]}", "line 2: there are 0 seats"},
        {"{\"game\":\"kuhn\",\"privacy\":\"peek\",\"seats\":[" SEAT "," SEAT "," SEAT "]}",
         "there are 3 seats; kuhn has 2 to 2"},
        {"{\"game\":\"kuhn\",\"privacy\":\"peek\",\"seats\":[" SEAT ",\n{\"sitter\":\"nobody\"}]}",
         "line 2: seat 2 is neither"},
        {"{\"game\":\"kuhn\",\"privacy\":\"peek\",\"seats\":[" SEAT
         ",{\"sitter\":\"bot\",\"name\":\"\"}]}",
         "seat 2 has no name"},
        {"{\"game\":\"kuhn\",\"privacy\":\"peek\",\"seats\":[" SEAT
         ",{\"sitter\":\"bot\",\"name\":\"a\\nb\"}]}",
         "seat 2 has no name"},
        {"{\"game\":\"kuhn\",\"privacy\":\"peek\",\"seats\":[" SEAT
         ",{\"sitter\":\"person\",\"name\":\"a\",\"person\":-1}]}",
         "person of seat 2"},
        {"{\"game\":\"ace\",\"privacy\":\"peek\",\n\"options\":{\"difficulty\":\"soft\"},\"seats\":"
         "[" SEAT "]}",
         "line 2: that is no value of the option “difficulty”"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct seating s;
        char error[SEATING_ERROR];
        assert_false(seating_read("table-x", wrong[i].text, &s, error));
        assert_memory_equal(error, "table-x, line ", 14);
        if (!strstr(error, wrong[i].says))
            fail_msg("%s\n%s", wrong[i].text, error);
    }
}

/* What another version wrote: bots and animals that there are not are replaced, unknown keys passed
 * over. */
static void test_other_version(void **state)
{
    (void)state;
    struct seating s;
    char error[SEATING_ERROR];
    assert_true(seating_read(
        "table-kuhn",
        "{\"game\":\"kuhn\",\"privacy\":\"peek\",\"new\":1,\"options\":{\"taste\":3},\"seats\":[{"
        "\"sitter\":\"bot\",\"name\":\"Ida\",\"bot\":\"oracle\",\"emblem\":\"yeti\","
        "\"ground\":99,\"character\":\"dragon\"},{\"sitter\":\"person\",\"name\":\"Zoé\",\"bot\":7}"
        "]}",
        &s, error));
    for (int i = 0; i < 2; i++) {
        assert_non_null(bot_find("kuhn", s.seat[i].bot));
        assert_in_range(s.seat[i].emblem, 0, EMBLEMS - 1);
        assert_in_range(s.seat[i].ground, 0, EMBLEM_GROUNDS - 1);
        assert_string_equal(s.seat[i].character, "");
    }
}

/* No cut of a good text is taken for a seating, and none does harm. */
static void test_cut(void **state)
{
    (void)state;
    struct seating a = some_table(), b;
    char *text = seating_write(&a), error[SEATING_ERROR];
    const size_t n = strlen(text);
    for (size_t i = 1; i < n; i++) {
        const char last = text[n - i];
        text[n - i] = '\0';
        assert_false(seating_read("table", text, &b, error));
        text[n - i] = last;
        if (i > 1)
            text[n - i + 1] = '\0';
    }
    mem_free(text);
}

static void test_name(void **state)
{
    (void)state;
    char out[NAMEPLATE_BYTES], many[200] = "";
    for (int i = 0; i < 30; i++)
        strcat(many, "は");
    seating_name(out, many);
    assert_int_equal(strlen(out), 78);
    seating_name(out, "Zoé");
    assert_string_equal(out, "Zoé");
}

/* Guests have animals of their own, never the face of the character whose place they take. */
static void test_guests(void **state)
{
    (void)state;
    struct seating s;
    unsigned seen = 0;
    seating_default(&s, games_find("holdem"), 10);
    for (int i = 0; i < s.nseats; i++)
        seating_sit_guest(&s, i);
    for (int i = 0; i < s.nseats; i++) {
        assert_false(emblem_is_face(s.seat[i].emblem));
        assert_false(seen >> s.seat[i].emblem & 1);
        seen |= 1u << s.seat[i].emblem;
    }
}

int main(void)
{
    i18n_start();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default),       cmocka_unit_test(test_round_trip),
        cmocka_unit_test(test_privacy),       cmocka_unit_test(test_refused),
        cmocka_unit_test(test_other_version), cmocka_unit_test(test_cut),
        cmocka_unit_test(test_name),          cmocka_unit_test(test_guests)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
