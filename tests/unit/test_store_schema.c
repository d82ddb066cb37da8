/* Databases of every earlier schema come to ours with all that is in them; one of a later schema is
 * left alone. */

#include "unit.h"

#include "achievements.h"
#include "file.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NEWEST = 6 };

static void run_as(const char *folder, const char *sql, int leave_the_log)
{
    char *path = path_join(folder, STORE_DATABASE), *why = NULL;
    sqlite3 *database;

    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    if (sqlite3_exec(database, sql, NULL, NULL, &why) != SQLITE_OK)
        fail_msg("%s", why);
    sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave_the_log, NULL);
    sqlite3_close(database);
    mem_free(path);
}

static void run(const char *folder, const char *sql) { run_as(folder, sql, 0); }
static void run_and_leave_the_log(const char *folder, const char *sql) { run_as(folder, sql, 1); }

/* What one question says, as text. */
static void assert_says(const char *folder, const char *question, const char *expected)
{
    char *path = path_join(folder, STORE_DATABASE);
    sqlite3_stmt *statement;
    sqlite3 *database;

    assert_int_equal(sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(database, question, -1, &statement, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    assert_string_equal((const char *)sqlite3_column_text(statement, 0), expected);
    sqlite3_finalize(statement);
    sqlite3_close(database);
    mem_free(path);
}

static void begin_with(const char *folder, int schema)
{
    const char *data = getenv("CARRE_TEST_DATA");
    struct strbuf path = STRBUF_EMPTY;
    char *sql;

    strbuf_addf(&path, "%s/unit/earlier/schema-%d.sql", data ? data : "tests", schema);
    sql = file_read(strbuf_text(&path), 1 << 16, NULL, NULL);
    assert_non_null(sql);
    run(folder, sql);
    mem_free(sql);
    strbuf_free(&path);
}

static void assert_people(struct store *store, bool expected)
{
    size_t count;
    struct person *people = profile_people(store, &count), fresh = {.name = "New"};

    assert_int_equal(count, expected ? 2 : 0);
    if (expected) {
        assert_string_equal(people[0].name, "はるか");
        assert_int_equal(people[0].id, 2);
        assert_string_equal(people[1].name, "Zoé");
        assert_int_equal(people[1].emblem, 3);
        assert_int_equal(people[1].colour, 1);
        assert_int_equal(people[1].last_played, 1700000002);
    }
    mem_free(people);
    assert_int_equal(profile_add(store, &fresh), NAME_GOOD);
    /* never one that was given, even to somebody who is gone */
    assert_int_equal(fresh.id, expected ? 6 : 1);
    assert_true(store_flush(store));
}

static void each_earlier_schema_becomes_ours(void **state)
{
    for (int schema = 1; schema <= NEWEST; schema++) {
        static const char *const names[NEWEST] = {"one", "two", "three", "four", "five", "six"};
        char *folder = path_join(*state, names[schema - 1]);
        struct played *matches;
        struct achievement known;
        struct store_complaint complaint;
        struct store *store;
        size_t count;
        char *text;

        assert_true(path_make_folder(folder, NULL));
        begin_with(folder, schema);
        store = store_open(folder);
        assert_false(store_complaint(store, &complaint));
        text = store_get(store, "settings.json");
        assert_string_equal(text, "{\"pace\": \"turbo\"}");
        mem_free(text);
        assert_int_equal(store_changed(store, "autosave-ace"), 1700000000);
        text = store_get(store, "autosave-spec");
        assert_string_equal(text ? text : "", schema >= 6 ? "carre 1 one three end 2" : "");
        assert_int_equal(store_changed(store, "autosave-spec"), schema >= 6 ? 1700000006 : 0);
        mem_free(text);
        assert_people(store, schema >= 2);
        matches = profile_matches(store, "ace", NULL, 10, &count);
        assert_int_equal(count, schema >= 3 ? 1 : 0);
        if (count) {
            assert_int_equal(matches[0].id, 7);
            assert_int_equal(matches[0].person[0], 1);
            assert_string_equal(matches[0].result, "won 12");
        }
        profile_matches_free(matches, count);
        assert_int_equal(achievements_find(store, 1, "ace-big-shot", &known), schema >= 4);
        assert_int_equal(known.best, schema >= 4 ? 23 : 0);
        assert_int_equal(known.earned, schema >= 4 ? 1700000050 : 0);
        assert_false(achievements_find(store, 0, "ace-bigger-shot", &known));
        assert_int_equal(known.best, schema >= 4 ? 23 : 0);
        store_close(store);
        assert_says(folder, "PRAGMA user_version", "6");
        assert_says(folder, "PRAGMA integrity_check", "ok");
        assert_says(folder, "PRAGMA journal_mode", "wal");
        mem_free(folder);
    }
}

/* The frozen copies of the schemas and the steps in the program say the same. */
static void steps_and_copies_agree(void **state)
{
    const char *const question =
        "SELECT group_concat(replace(replace(sql, ' ', ''), char(10), ''), ';')"
        " FROM (SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name)";
    char *copy = path_join(*state, "copy"), *ours = path_join(*state, "ours");
    char *path = path_join(copy, STORE_DATABASE);
    sqlite3_stmt *statement;
    sqlite3 *database;

    assert_true(path_make_folder(copy, NULL));
    begin_with(copy, NEWEST);
    store_close(store_open(ours));
    assert_int_equal(sqlite3_open(path, &database), SQLITE_OK);
    assert_int_equal(sqlite3_prepare_v2(database, question, -1, &statement, NULL), SQLITE_OK);
    assert_int_equal(sqlite3_step(statement), SQLITE_ROW);
    assert_says(ours, question, (const char *)sqlite3_column_text(statement, 0));
    sqlite3_finalize(statement);
    sqlite3_close(database);
    mem_free(path);
    mem_free(copy);
    mem_free(ours);
}

static void a_newer_database_is_left_alone(void **state)
{
    char *path = path_join(*state, STORE_DATABASE), *log = path_join(*state, STORE_DATABASE "-wal"),
         *before, *after, *text;
    char *log_before, *log_after;
    size_t length_before, length_after, log_length_before, log_length_after;
    struct store_complaint complaint;
    struct store *store;

    begin_with(*state, NEWEST);
    run(*state, "PRAGMA journal_mode = WAL; CREATE TABLE later (x); PRAGMA user_version = 7");
    run_and_leave_the_log(*state, "INSERT INTO later VALUES ('only in the log')");
    before = file_read(path, 1 << 20, &length_before, NULL);
    log_before = file_read(log, 1 << 20, &log_length_before, NULL);
    assert_non_null(log_before);
    store = store_open(*state);
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_NEWER);
    assert_non_null(strstr(complaint.sentence, path));
    assert_non_null(strstr(complaint.sentence, "newer"));
    assert_null(store_get(store, "settings.json"));
    store_put(store, "settings.json", "{}");
    text = store_get(store, "settings.json");
    assert_string_equal(text, "{}");
    mem_free(text);
    assert_false(store_flush(store));
    assert_false(store_complaint(store, &complaint));
    store_close(store);
    after = file_read(path, 1 << 20, &length_after, NULL);
    assert_int_equal(length_before, length_after);
    assert_memory_equal(before, after, length_before);
    log_after = file_read(log, 1 << 20, &log_length_after, NULL);
    assert_non_null(log_after);
    assert_int_equal(log_length_before, log_length_after);
    assert_memory_equal(log_before, log_after, log_length_before);
    mem_free(log_before);
    mem_free(log_after);
    mem_free(log);
    mem_free(before);
    mem_free(after);
    mem_free(path);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(each_earlier_schema_becomes_ours),
        TEST(steps_and_copies_agree),
        TEST(a_newer_database_is_left_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
