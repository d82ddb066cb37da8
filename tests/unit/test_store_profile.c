/* People, their names, and what they played. */

#include "unit.h"

#include "mem.h"
#include "path.h"
#include "profile.h"
#include "profile_name.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <stdio.h>
#include <string.h>

static int64_t add(struct store *store, const char *name, int64_t last_played)
{
    struct person who = {.emblem = 3, .colour = 2, .last_played = last_played};

    snprintf(who.name, sizeof who.name, "%s", name);
    assert_int_equal(profile_add(store, &who), NAME_GOOD);
    assert_true(who.id > 0);
    return who.id;
}

/* The names in order, with a bar between. */
static void assert_people(struct store *store, const char *expected)
{
    struct strbuf names = STRBUF_EMPTY;
    size_t count;
    struct person *people = profile_people(store, &count);

    for (size_t i = 0; i < count; i++)
        strbuf_addf(&names, "%s%s", i ? "|" : "", people[i].name);
    assert_string_equal(strbuf_text(&names), expected);
    mem_free(people);
    strbuf_free(&names);
}

static struct store *again(struct store *store, const char *folder)
{
    store_close(store);
    return store_open(folder);
}

static void names_are_judged(void **state)
{
    static const struct {
        const char *name, *kept;
        enum name_verdict verdict;
    } cases[] = {
        {"Zoé", "Zoé", NAME_GOOD},
        {"  Anne Marie \t", "Anne Marie", NAME_GOOD},
        {"\xE3\x80\x80はるか\xE3\x80\x80", "はるか",
         NAME_GOOD}, /* the wide space of Japanese keyboards */
        {"123456789012345678901234", "123456789012345678901234", NAME_GOOD},
        {"  123456789012345678901234  ", "123456789012345678901234", NAME_GOOD},
        {"あいうえおあいうえおあいうえおあいうえおあいうえ",
         "あいうえおあいうえおあいうえおあいうえおあいうえ", NAME_GOOD},
        {"%s %n '; DROP TABLE person; --", NULL, NAME_LONG},
        {"'; DROP TABLE person;", "'; DROP TABLE person;", NAME_GOOD},
        {"", NULL, NAME_EMPTY},
        {" \t \xC2\xA0 ", NULL, NAME_EMPTY},
        {"\xE2\x80\x8D", NULL, NAME_EMPTY}, /* a joiner alone is not seen */
        {"1234567890123456789012345", NULL, NAME_LONG},
        {"two\nlines", NULL, NAME_FORBIDDEN},
        {"\uFDD0heart\uFDD1", NULL, NAME_FORBIDDEN}, /* TEXT_PICTURE: it would be drawn */
        {"{icon:heart}", "{icon:heart}", NAME_GOOD},
        {"tab\tin", NULL, NAME_FORBIDDEN},
        {"bell\a", NULL, NAME_FORBIDDEN},
        {"\xE2\x80\xAE"
         "evil",
         NULL, NAME_FORBIDDEN}, /* right to left from here */
        {"\xFF\xFE", NULL, NAME_FORBIDDEN},
        {"half \xC3", NULL, NAME_FORBIDDEN},
        {"\xEF\xBB\xBFmark", NULL, NAME_FORBIDDEN},
    };
    char out[NAME_BYTES];

    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(profile_name_trim(cases[i].name, out), cases[i].verdict);
        if (cases[i].kept)
            assert_string_equal(out, cases[i].kept);
    }
}

static void names_differ_by_more_than_case(void **state)
{
    static const char *const same[][2] = {
        {"Zoé", "ZOÉ"},         {"ŒUVRE", "œuvre"},   {"Łukasz", "łUKASZ"}, {"Ÿ", "ÿ"},
        {"ΣΊΣΥΦΟΣ", "σίσυφος"}, {"Юля", "юЛЯ"},       {"Ёж", "ёж"},         {"ＡＢＣ", "ａｂｃ"},
        {"Ảnh", "ảnh"},         {"はるか", "はるか"}, {"Žofie", "žofie"},   {"Ήρα", "ήρα"},
        {"Ώρα", "ώρα"},
    };
    static const char *const other[][2] = {
        {"Zoe", "Zoé"}, {"Ann", "Anna"}, {"Anna", "Ann"}, {"はるか", "ハルカ"}, {"×", "÷"},
        {"[", "{"},     {"ß", "ÿ"},      {"", "a"},       {"ĸ", "Ĺ"},
    };

    (void)state;
    for (size_t i = 0; i < sizeof same / sizeof same[0]; i++)
        assert_true(profile_name_same(same[i][0], same[i][1]) &&
                    profile_name_same(same[i][1], same[i][0]));
    for (size_t i = 0; i < sizeof other / sizeof other[0]; i++)
        assert_false(profile_name_same(other[i][0], other[i][1]));
}

static void people_come_change_and_go(void **state)
{
    struct store *store = store_open(*state);
    struct person who, twin = {.name = "  BRUNO "};
    char kept[NAME_BYTES];
    int64_t anne, bruno, zoe;

    assert_people(store, "");
    anne = add(store, "Anne", 100);
    bruno = add(store, " Bruno ", 300);
    zoe = add(store, "Zoé", 200);
    assert_people(store, "Bruno|Zoé|Anne");
    assert_int_equal(profile_add(store, &twin), NAME_TAKEN);
    assert_int_equal(twin.id, 0);
    assert_int_equal(profile_check_name(store, "zoÉ ", 0, kept), NAME_TAKEN);
    assert_string_equal(kept, "zoÉ");
    assert_int_equal(profile_check_name(store, "zoÉ", zoe, NULL), NAME_GOOD);
    assert_true(profile_find(store, zoe, &who));
    assert_int_equal(who.emblem, 3);
    assert_int_equal(who.colour, 2);
    snprintf(who.name, sizeof who.name, "ANNE");
    assert_int_equal(profile_change(store, &who), NAME_TAKEN);
    assert_people(store, "Bruno|Zoé|Anne");
    snprintf(who.name, sizeof who.name, " ZOÉ ");
    who.emblem = 7;
    assert_int_equal(profile_change(store, &who), NAME_GOOD);
    profile_played(store, 3, (const int64_t[]){anne, 0, 999}, 400);
    assert_people(store, "Anne|Bruno|ZOÉ");

    store = again(store, *state);
    assert_people(store, "Anne|Bruno|ZOÉ");
    assert_true(profile_find(store, zoe, &who));
    assert_int_equal(who.emblem, 7);
    profile_remove(store, bruno);
    profile_remove(store, 999);
    assert_people(store, "Anne|ZOÉ");
    assert_false(profile_find(store, bruno, NULL));
    add(store, "bruno", 0); /* the name is free again, the id is not */

    store = again(store, *state);
    assert_people(store, "Anne|ZOÉ|bruno");
    assert_false(profile_find(store, bruno, NULL));
    store_close(store);
}

static void ids_are_never_given_twice(void **state)
{
    struct store *store = store_open(*state);
    int64_t last = 0;

    for (int life = 0; life < 4; life++) {
        for (int i = 0; i < 3; i++) {
            int64_t id = add(store, "A", 0);

            assert_true(id > last);
            last = id;
            profile_remove(store, id);
        }
        store = again(store, *state);
    }
    store_close(store);
}

static void assert_matches(struct store *store, const char *game, size_t skip, size_t most,
                           const char *expected)
{
    struct strbuf told = STRBUF_EMPTY;
    struct played_place place;
    struct played *matches;
    size_t count = 0;

    if (skip) {
        matches = profile_matches(store, game, NULL, skip, &count);
        assert_int_equal(count, skip);
        place = (struct played_place){matches[skip - 1].ended, matches[skip - 1].id};
        profile_matches_free(matches, count);
    }
    matches = profile_matches(store, game, skip ? &place : NULL, most, &count);
    for (size_t i = 0; i < count; i++) {
        strbuf_addf(&told, "%s:%s ", matches[i].game, matches[i].result);
        assert_null(matches[i].text);
    }
    assert_string_equal(strbuf_text(&told), expected);
    profile_matches_free(matches, count);
    strbuf_free(&told);
}

static int64_t play(struct store *store, const char *game, const char *result, int64_t ended,
                    int64_t person)
{
    struct strbuf text = STRBUF_EMPTY;
    int64_t id;

    strbuf_addf(&text, "the match %s", result);
    id = profile_add_match(store, &(struct played){.game = game,
                                                   .started = ended - 60,
                                                   .ended = ended,
                                                   .finished = true,
                                                   .result = result,
                                                   .seats = "Zoé, a bot",
                                                   .text = strbuf_text(&text),
                                                   .person = {[1] = person}});
    strbuf_free(&text);
    return id;
}

static void assert_match_text(struct store *store, int64_t id, const char *expected)
{
    char *text = profile_match_text(store, id);

    if (expected)
        assert_string_equal(text ? text : "(none)", expected);
    else
        assert_null(text);
    mem_free(text);
}

static void matches_are_kept_and_listed(void **state)
{
    struct store *store = store_open(*state);
    int64_t zoe = add(store, "Zoé", 0), a, b, c;
    struct played *matches;
    size_t count;

    assert_matches(store, NULL, 0, 10, "");
    a = play(store, "ace", "a", 100, zoe);
    b = play(store, "upcolor", "b", 300, zoe);
    c = play(store, "ace", "c", 200, 999); /* nobody: kept all the same */
    for (int life = 0; life < 3; life++) {
        assert_matches(store, NULL, 0, 10, "upcolor:b ace:c ace:a ");
        assert_matches(store, "ace", 0, 10, "ace:c ace:a ");
        assert_matches(store, NULL, 1, 1, "ace:c ");
        assert_matches(store, "ace", 1, 10, "ace:a ");
        assert_matches(store, NULL, 3, 10, "");
        assert_matches(store, "kuhn", 0, (size_t)-1, "");
        assert_match_text(store, a, "the match a");
        assert_match_text(store, b, "the match b");
        assert_match_text(store, 999, NULL);
        store = again(store, *state);
    }
    matches = profile_matches(store, "ace", &(struct played_place){200, c}, 1, &count);
    assert_int_equal(count, 1);
    assert_int_equal(matches[0].id, a);
    assert_int_equal(matches[0].started, 40);
    assert_true(matches[0].finished);
    assert_string_equal(matches[0].seats, "Zoé, a bot");
    assert_int_equal(matches[0].person[1], zoe);
    assert_int_equal(matches[0].person[0], 0);
    profile_matches_free(matches, count);
    /* A player who goes leaves the match behind. */
    profile_remove(store, zoe);
    profile_remove_match(store, b);
    assert_matches(store, NULL, 0, 10, "ace:c ace:a ");
    assert_matches(store, NULL, 0, 1, "ace:c ");
    assert_match_text(store, b, NULL);
    store = again(store, *state);
    assert_matches(store, NULL, 0, 10, "ace:c ace:a ");
    assert_match_text(store, b, NULL);
    assert_match_text(store, c, "the match c");
    store_close(store);
}

/* The writer may be anywhere between taking a job and having it written when a list is asked for.
 */
static void lists_are_right_while_the_writer_writes(void **state)
{
    struct store *store = store_open(*state);
    char **names;

    for (int round = 0; round < 300; round++) {
        int64_t id = play(store, "ace", "a", round, 0);

        store_put(store, "soon-gone.test", "text");
        assert_matches(store, NULL, 0, 10, "ace:a ");
        profile_remove_match(store, id);
        assert_matches(store, NULL, 0, 10, "");
        store_remove(store, "soon-gone.test");
        names = store_list(store, ".test");
        assert_null(names[0]);
        store_list_free(names);
    }
    store_close(store);
}

/* Where the matches of a game stand, and those of a stretch of ids, are the same as in the list. */
static void assert_places(struct store *store, const char *game)
{
    size_t all, count, n = 0;
    struct played *whole = profile_matches(store, game, NULL, 10000, &all), *part;
    struct played_place *place = profile_places(store, game, &count);

    assert_int_equal(count, all);
    for (size_t i = 0; i < all; i++) {
        assert_true(i == 0 || place[i].id > place[i - 1].id);
        for (size_t k = 0; k < all; k++)
            n += place[i].id == whole[k].id && place[i].ended == whole[k].ended;
    }
    assert_int_equal(n, all);
    part = profile_matches_between(store, game, 100, 200, &count);
    n = 0;
    for (size_t i = 0; i < all; i++)
        if (whole[i].id >= 100 && whole[i].id < 200) {
            assert_int_equal(part[n].id, whole[i].id);
            n++;
        }
    assert_int_equal(count, n);
    profile_matches_free(part, count);
    profile_matches_free(whole, all);
    mem_free(place);
}

/* A page of a long list costs what it holds and not what it passes over; and wherever it begins, it
 * is that part of the whole. */
static void a_page_is_a_part_of_the_list(void **state)
{
    enum { MATCHES = 400, PAGE = 7 };
    struct store *store = store_open(*state);
    size_t count, all;

    store_begin(store);
    for (int i = 0; i < MATCHES; i++) /* some end in the same second */
        profile_add_match(store, &(struct played){.game = i % 3 ? "ace" : "spec",
                                                  .ended = i / 4 * 10,
                                                  .result = "",
                                                  .seats = "",
                                                  .text = "t"});
    store_end(store);
    assert_true(store_flush(store));
    for (int waits = 0; waits < 2; waits++) {
        const char *const game[] = {NULL, "ace"};

        for (int g = 0; g < 2; g++) {
            struct played *whole = profile_matches(store, game[g], NULL, MATCHES + 1, &all);
            struct played_place place, *behind = NULL;
            size_t skip = 0;

            for (count = PAGE; count == PAGE; skip += count) {
                struct played *page;

                mem_fail_at(waits ? 0 : 100); /* so many are not needed */
                page = profile_matches(store, game[g], behind, PAGE, &count);
                mem_fail_at(0);
                for (size_t i = 0; i < count; i++) {
                    assert_int_equal(page[i].id, whole[skip + i].id);
                    place = (struct played_place){page[i].ended, page[i].id};
                    behind = &place;
                }
                profile_matches_free(page, count);
            }
            assert_int_equal(skip, all);
            profile_matches_free(whole, all);
        }
        assert_places(store, "ace");
        assert_places(store, "spec");
        assert_places(store, "none");
        if (waits)
            break;
        store_begin(store); /* one that is not written yet, one that is to go */
        profile_add_match(
            store,
            &(struct played){.game = "ace", .ended = 505, .result = "", .seats = "", .text = "t"});
        profile_remove_match(store, 200);
        profile_remove_match(store, 120);
        profile_remove_match(store, 121);
    }
    store_end(store);
    store_close(store);
}

static void a_store_that_forgets_knows_people_for_the_evening(void **state)
{
    struct store *first = store_open(*state), *second;
    int64_t id, match;

    add(first, "Zoé", 5);
    play(first, "ace", "old", 1, 0);
    assert_true(store_flush(first));
    second = store_open(*state); /* the folder is taken: it reads */
    assert_people(second, "Zoé");
    id = add(second, "Guest", 9);
    match = play(second, "ace", "now", 2, id);
    assert_people(second, "Guest|Zoé");
    assert_matches(second, NULL, 0, 9, "ace:now ace:old ");
    assert_match_text(second, match, "the match now");
    store_close(second);
    assert_people(first, "Zoé");
    assert_matches(first, NULL, 0, 9, "ace:old ");
    store_close(first);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_judged),
        cmocka_unit_test(names_differ_by_more_than_case),
        TEST(people_come_change_and_go),
        TEST(ids_are_never_given_twice),
        TEST(matches_are_kept_and_listed),
        TEST(a_page_is_a_part_of_the_list),
        TEST(lists_are_right_while_the_writer_writes),
        TEST(a_store_that_forgets_knows_people_for_the_evening),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
