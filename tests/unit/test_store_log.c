/* A log beside a database: it is laid over the one that it belongs to, and over no other. */

#include "unit.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <errno.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LIMIT = 1 << 24 };

static void copy(const char *from, const char *to)
{
    size_t length;
    char *bytes = file_read(from, LIMIT, &length, NULL);

    assert_non_null(bytes);
    assert_true(file_write(to, bytes, length, NULL));
    mem_free(bytes);
}

static char *in(const char *folder, const char *name) { return path_join(folder, name); }

static void carry(const char *folder, const char *name, const char *to_folder, const char *to)
{
    char *a = in(folder, name), *b = in(to_folder, to);

    copy(a, b);
    mem_free(a);
    mem_free(b);
}

/* Plays on in the folder. When the program is killed there, the file and its log are as in the
 * folder `killed`. */
static void evening(const char *folder, const char *who, int decisions, const char *killed)
{
    struct store *store = store_open(folder);
    struct store_complaint complaint;
    char text[64];

    assert_false(store_complaint(store, &complaint));
    store_put(store, "person", who);
    for (int i = 1; i <= decisions; i++) {
        snprintf(text, sizeof text, "%s %d", who, i);
        store_put(store, "autosave-ace", text);
        assert_true(store_flush(store));
    }
    if (killed) {
        assert_true(path_make_folder(killed, NULL));
        carry(folder, "carre.db", killed, "carre.db");
        carry(folder, "carre.db-wal", killed, "carre.db-wal");
    }
    store_close(store);
}

static void assert_text(struct store *store, const char *name, const char *expected)
{
    char *text = store_get(store, name);

    assert_string_equal(text ? text : "(none)", expected);
    mem_free(text);
}

/* A folder with that file and that log; the log may be NULL. */
static char *lay(void **state, const char *name, const char *file_of, const char *log_of)
{
    char *folder = in(*state, name);

    assert_true(path_make_folder(folder, NULL));
    if (file_of)
        carry(file_of, "carre.db", folder, "carre.db");
    if (log_of)
        carry(log_of, "carre.db-wal", folder, "carre.db-wal");
    return folder;
}

static void assert_fits(char *folder, const char *text)
{
    struct store_complaint complaint;
    struct store *store = store_open(folder);

    assert_false(store_complaint(store, &complaint));
    assert_text(store, "autosave-ace", text);
    store_close(store);
    mem_free(folder);
}

/* The file is as it was, the log is kept byte for byte, and it is said. */
static void assert_foreign(char *folder, const char *log_of, const char *text)
{
    struct store_complaint complaint;
    char *theirs = in(log_of, "carre.db-wal"), *aside, *before, *after,
         *peeked = store_peek(folder, "autosave-ace");
    size_t length, length_aside;
    struct store *store = store_open(folder);

    if (text)
        assert_string_equal(peeked ? peeked : "(none)",
                            text); /* nor does who only looks lay it over the file */
    mem_free(peeked);
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_FOREIGN);
    assert_string_equal(complaint.name, "carre.db.damaged-1-wal");
    assert_non_null(strstr(complaint.sentence, folder));
    aside = in(folder, complaint.name);
    before = file_read(theirs, LIMIT, &length, NULL);
    after = file_read(aside, LIMIT, &length_aside, NULL);
    assert_non_null(after);
    assert_int_equal(length, length_aside);
    assert_memory_equal(before, after, length);
    if (text)
        assert_text(store, "autosave-ace", text);
    store_put(store, "autosave-ace", "on");
    assert_true(store_flush(store));
    store_close(store);
    store = store_open(folder);
    assert_false(store_complaint(store, &complaint));
    assert_text(store, "autosave-ace", "on");
    store_close(store);
    mem_free(theirs);
    mem_free(aside);
    mem_free(before);
    mem_free(after);
    mem_free(folder);
}

static void a_log_is_laid_over_its_own_database_alone(void **state)
{
    char *anna = in(*state, "anna"), *bob = in(*state, "bob"),
         *anna_killed = in(*state, "anna-killed"), *bob_killed = in(*state, "bob-killed");
    char *anna_later = in(*state, "anna-later"), *copied,
         *copied_killed = in(*state, "copied-killed");

    evening(anna, "Anna", 20, NULL);
    evening(bob, "Bob", 20, NULL);
    copied = lay(state, "copied", anna, NULL);
    evening(anna, "Anna again", 20, anna_killed);
    evening(bob, "Bob again", 20, bob_killed);
    assert_fits(lay(state, "1", anna_killed, anna_killed), "Anna again 20");
    assert_fits(lay(state, "2", bob_killed, NULL), "Bob 20");
    assert_foreign(lay(state, "3", anna_killed, bob_killed), bob_killed, "Anna 20");
    assert_foreign(lay(state, "4", bob_killed, anna_killed), anna_killed, "Bob 20");
    assert_foreign(lay(state, "5", bob, anna_killed), anna_killed, "Bob again 20");
    assert_foreign(lay(state, "6", NULL, bob_killed), bob_killed, NULL);
    /* The same database at other times: an older file beside a later log, and the other way round.
     */
    evening(anna, "Anna at last", 20, anna_later);
    assert_fits(lay(state, "7", anna_later, anna_later), "Anna at last 20");
    assert_foreign(lay(state, "8", anna_killed, anna_later), anna_later, "Anna 20");
    assert_foreign(lay(state, "9", anna, anna_killed), anna_killed, "Anna at last 20");
    /* A copy that was played on elsewhere. */
    evening(copied, "A copy", 40, copied_killed);
    assert_fits(lay(state, "10", copied_killed, copied_killed), "A copy 40");
    assert_foreign(lay(state, "11", anna, copied_killed), copied_killed, "Anna at last 20");
    mem_free(anna);
    mem_free(bob);
    mem_free(anna_killed);
    mem_free(bob_killed);
    mem_free(anna_later);
    mem_free(copied);
    mem_free(copied_killed);
}

/* As an earlier Carré left it, killed: its schema in the file, the last decision in the log. */
static char *earlier(void **state, const char *name, const char *text)
{
    const char *data = getenv("CARRE_TEST_DATA");
    struct strbuf path = STRBUF_EMPTY, put = STRBUF_EMPTY;
    char *folder = in(*state, name), *killed, *file = in(folder, "carre.db"), *sql;
    sqlite3 *database;

    strbuf_addf(&path, "%s/unit/earlier/schema-4.sql", data ? data : "tests");
    sql = file_read(strbuf_text(&path), 1 << 16, NULL, NULL);
    assert_non_null(sql);
    assert_true(path_make_folder(folder, NULL));
    assert_int_equal(sqlite3_open(file, &database), SQLITE_OK);
    assert_int_equal(sqlite3_exec(database, sql, NULL, NULL, NULL), SQLITE_OK);
    strbuf_setf(
        &put, "PRAGMA journal_mode = WAL; UPDATE text SET text = '%s' WHERE name = 'autosave-ace'",
        text);
    assert_int_equal(sqlite3_exec(database, strbuf_text(&put), NULL, NULL, NULL), SQLITE_OK);
    strbuf_setf(&path, "%s-killed", name);
    killed = lay(state, strbuf_text(&path), folder, folder);
    sqlite3_close(database);
    strbuf_free(&path);
    strbuf_free(&put);
    mem_free(sql);
    mem_free(file);
    mem_free(folder);
    return killed;
}

static void an_earlier_database_takes_its_own_log_with_it(void **state)
{
    char *old = earlier(state, "old", "in the log"), *anna = in(*state, "anna"),
         *anna_killed = in(*state, "anna-killed");

    evening(anna, "Anna", 20, NULL);
    evening(anna, "Anna again", 20, anna_killed);
    assert_fits(lay(state, "1", old, old), "in the log");
    assert_foreign(lay(state, "2", old, anna_killed), anna_killed, "carre 1");
    assert_foreign(lay(state, "3", anna_killed, old), old, "Anna 20");
    mem_free(old);
    mem_free(anna);
    mem_free(anna_killed);
}

/* SQLite would play it back into the file. */
static void a_journal_is_set_aside(void **state)
{
    char *folder = in(*state, "anna"), *journal, *aside;
    struct store_complaint complaint;
    struct store *store;

    evening(folder, "Anna", 3, NULL);
    journal = in(folder, "carre.db-journal");
    aside = in(folder, "carre.db.damaged-1-journal");
    assert_true(file_write(journal, "somebody's", 10, NULL));
    store = store_open(folder);
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_FOREIGN);
    assert_text(store, "autosave-ace", "Anna 3");
    assert_int_equal(access(aside, F_OK), 0);
    assert_int_not_equal(access(journal, F_OK), 0);
    store_close(store);
    mem_free(folder);
    mem_free(journal);
    mem_free(aside);
}

/* Where an open file can't be taken away (Windows), nothing can be put in its place, and it is
 * played on in it. */
static void assert_stays(struct store *store)
{
    struct store_complaint complaint;

    assert_int_equal(errno, EACCES);
    store_put(store, "autosave-upcolor", "Anna");
    assert_true(store_flush(store));
    assert_false(store_complaint(store, &complaint));
    assert_text(store, "autosave-ace", "Anna");
}

/* In the game another database is put in the place of ours, and the log of a third lies beside it.
 */
static void a_database_put_back_in_the_game_is_not_changed_by_a_log(void **state)
{
    char *anna = in(*state, "anna"), *bob = in(*state, "bob"), *carl = in(*state, "carl"),
         *carl_killed = in(*state, "carl-killed");
    char *path = in(anna, "carre.db");
    struct store_complaint complaint;
    struct store *store;

    evening(bob, "Bob", 20, NULL);
    evening(carl, "Carl", 20, carl_killed);
    store = store_open(anna);
    store_put(store, "autosave-ace", "Anna");
    assert_true(store_flush(store));
    if (unlink(path) != 0) {
        assert_stays(store);
        store_close(store);
    } else {
        carry(bob, "carre.db", anna, "carre.db");
        carry(carl_killed, "carre.db-wal", anna, "carre.db-wal");
        store_put(store, "autosave-upcolor", "Anna");
        store_flush(store); /* refused at first */
        assert_true(store_complaint(store, &complaint));
        assert_true(store_flush(store));
        assert_text(store, "person", "Bob");
        store_close(store);
        mem_free(path);
        path = in(anna, "carre.db.damaged-1-wal");
        assert_int_equal(access(path, F_OK), 0);
    }
    mem_free(path);
    mem_free(anna);
    mem_free(bob);
    mem_free(carl);
    mem_free(carl_killed);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_log_is_laid_over_its_own_database_alone),
        TEST(an_earlier_database_takes_its_own_log_with_it),
        TEST(a_journal_is_set_aside),
        TEST(a_database_put_back_in_the_game_is_not_changed_by_a_log),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
