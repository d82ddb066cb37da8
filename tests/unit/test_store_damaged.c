/* A database that is torn somewhere: set aside whole, told once, and the game starts with a fresh
 * one. */

#include "unit.h"

#include "file.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static void assert_text(struct store *store, const char *name, const char *expected)
{
    char *text = store_get(store, name);

    if (expected)
        assert_string_equal(text ? text : "(none)", expected);
    else
        assert_null(text);
    mem_free(text);
}

/* A well-used database: settings, 40 games in play, people, 60 matches. */
static void fill(const char *folder)
{
    struct store *store = store_open(folder);
    struct person zoe = {.name = "Zoé"};

    assert_int_equal(profile_add(store, &zoe), NAME_GOOD);
    store_put(store, "settings.json", "{\"pace\": \"turbo\"}");
    for (int i = 0; i < 40; i++) {
        struct strbuf text = STRBUF_EMPTY;
        char name[32];

        for (int k = 0; k < 300; k++)
            strbuf_addf(&text, "%d play #%d\n", i, k);
        snprintf(name, sizeof name, "autosave-%d", i);
        store_put(store, name, strbuf_text(&text));
        profile_add_match(
            store,
            &(struct played){
                .game = "ace", .ended = i, .result = "", .seats = "", .text = strbuf_text(&text)});
        strbuf_free(&text);
    }
    assert_true(store_flush(store));
    store_close(store);
}

static long size_of(const char *path)
{
    struct stat status;

    return stat(path, &status) == 0 ? (long)status.st_size : -1;
}

static void scribble(const char *path, long from, long length)
{
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    char noise[4096];

    assert_true(file >= 0);
    for (long i = 0; i < (long)sizeof noise; i++)
        noise[i] = (char)(i * 31 + 7);
    for (long done = 0; done < length; done += (long)sizeof noise) {
        long part = length - done < (long)sizeof noise ? length - done : (long)sizeof noise;

        assert_int_equal(pwrite(file, noise, (size_t)part, from + done), part);
    }
    close(file);
}

static void damage_first_bytes(const char *path) { scribble(path, 0, 40); }
static void damage_all(const char *path) { scribble(path, 0, size_of(path)); }
static void damage_tables(const char *path) { scribble(path, 100, 3900); }
static void damage_end(const char *path) { assert_int_equal(truncate(path, size_of(path) / 2), 0); }
static void damage_to_a_scrap(const char *path) { assert_int_equal(truncate(path, 700), 0); }

/* "May be written by a later SQLite alone." */
static void damage_permission(const char *path)
{
    const int file = open(path, O_WRONLY);

    assert_int_equal(pwrite(file, "\7", 1, 18), 1);
    close(file);
}

static void damage_to_nothing(const char *path) { assert_int_equal(truncate(path, 0), 0); }

static void damage_to_text(const char *path)
{
    assert_true(file_write(path, "Dear diary", 10, NULL));
}

static void put_a_newer_game_in(struct store *store)
{
    store_put(store, "autosave-ace", "fresh");
    assert_true(store_flush(store));
}

/* Whatever shows at the opening. */
static void each_kind_of_damage_is_set_aside(void **state)
{
    void (*const damage[])(const char *) = {damage_first_bytes, damage_all,        damage_tables,
                                            damage_end,         damage_to_a_scrap, damage_to_text,
                                            damage_permission,  damage_to_nothing};
    char *path = path_join(*state, STORE_DATABASE);

    for (int i = 0; i < (int)(sizeof damage / sizeof damage[0]); i++) {
        struct store_complaint complaint;
        struct store *store;
        size_t length, length_aside;
        char *before, *after, *aside, name[80];

        fill(*state);
        damage[i](path);
        before = file_read(path, 1 << 24, &length, NULL);
        store = store_open(*state);
        assert_text(store, "settings.json", NULL);
        assert_true(store_complaint(store, &complaint));
        assert_int_equal(complaint.trouble, STORE_DAMAGED);
        snprintf(name, sizeof name, "carre.db.damaged-%d", i + 1);
        assert_string_equal(complaint.name, name);
        assert_non_null(strstr(complaint.sentence, path));
        assert_non_null(strstr(complaint.sentence, name));
        put_a_newer_game_in(store);
        assert_false(store_complaint(store, &complaint));
        store_close(store);
        /* Byte for byte what was there. */
        aside = path_join(*state, name);
        after = file_read(aside, 1 << 24, &length_aside, NULL);
        assert_non_null(after);
        assert_int_equal(length, length_aside);
        assert_memory_equal(before, after, length);
        mem_free(before);
        mem_free(after);
        mem_free(aside);
        store = store_open(*state);
        assert_false(store_complaint(store, &complaint));
        assert_text(store, "autosave-ace", "fresh");
        store_remove(store, "autosave-ace");
        store_close(store);
        unlink(path);
    }
    mem_free(path);
}

/* Damage in a page that the opening does not read shows when it is read, or written over: nothing
 * is checked in advance. Wherever the page lies, the game goes on and what is put afterwards is
 * kept. */
static void a_torn_page_is_found_when_it_is_read(void **state)
{
    char *path = path_join(*state, STORE_DATABASE);
    int found = 0, pages = 0;

    for (long page = 1;; page++) {
        struct store_complaint complaint;
        struct played *matches;
        struct store *store;
        char **names;
        char name[32];
        size_t count;

        fill(*state);
        if ((page + 1) * 4096 > size_of(path))
            break;
        pages++;
        scribble(path, page * 4096, 4096);
        store = store_open(*state);
        names = store_list(store, "");
        for (int i = 0; names[i]; i++)
            mem_free(store_get(store, names[i]));
        store_list_free(names);
        mem_free(profile_people(store, &count));
        matches = profile_matches(store, NULL, NULL, 1000, &count);
        profile_matches_free(matches, count);
        for (int i = 1; i <= 40; i++)
            mem_free(profile_match_text(store, i));
        for (int i = 0; i < 40; i++) {
            snprintf(name, sizeof name, "autosave-%d", i);
            store_put(store, name, "fresh");
        }
        assert_true(store_flush(store));
        if (store_complaint(store, &complaint)) {
            assert_int_equal(complaint.trouble, STORE_DAMAGED);
            found++;
        }
        store_close(store);
        store = store_open(*state);
        for (int i = 0; i < 40; i++) {
            snprintf(name, sizeof name, "autosave-%d", i);
            assert_text(store, name, "fresh");
        }
        store_close(store);
        unlink(path);
        page += pages < 12 ? 0 : 7; /* every page of the tables' heads, then one in eight */
    }
    print_message("%d pages torn, %d told\n", pages, found);
    assert_true(pages > 20);
    /* the inside of a long text may be torn unseen: a match has its own digest */
    assert_true(found * 10 >= pages * 4);
    mem_free(path);
}

/* In the index of the texts' names: the page of keys that holds this one, whose first letter
 * becomes another. */
static void tear_key(const char *path, const char *key, char letter)
{
    size_t length;
    char *bytes = file_read(path, 1 << 24, &length, NULL);
    int found = 0;

    for (size_t at = 4096; at + strlen(key) < length; at++)
        if (bytes[at / 4096 * 4096] == 10 && memcmp(bytes + at, key, strlen(key)) == 0) {
            bytes[at] = letter;
            found++;
        }
    assert_int_equal(found, 1);
    assert_true(file_write(path, bytes, length, NULL));
    mem_free(bytes);
}

/* A key that is out of order hides the old text from the writing, which begins a second one, and no
 * longer from the reading, for which the second has shifted the middle: seen once in 10,000 spoilt
 * databases. */
static void a_torn_index_never_gives_an_old_text_for_a_new_one(void **state)
{
    static const char *const names[] = {"autosave-ace",  "autosave-holdem",  "autosave-power-up",
                                        "autosave-spec", "autosave-upcolor", "settings.json"};
    enum { NAMES = sizeof names / sizeof names[0] };
    char *path = path_join(*state, STORE_DATABASE);

    for (int torn = 0; torn < NAMES; torn++)
        for (int put = 0; put < NAMES; put++) {
            struct store *store = store_open(*state);

            for (int i = 0; i < NAMES; i++)
                store_put(store, names[i], "old");
            assert_true(store_flush(store));
            store_close(store);
            tear_key(path, names[torn], '0');
            for (int start = 0; start < 2; start++) {
                struct store_complaint complaint = {0};

                store = store_open(*state);
                if (start == 0)
                    store_put(store, names[put], "new");
                assert_true(store_flush(store));
                assert_text(store, names[put], "new");
                assert_int_equal(store_complaint(store, &complaint), start == 0);
                assert_true(start || complaint.trouble == STORE_DAMAGED);
                store_close(store);
            }
            unlink(path);
        }
    mem_free(path);
}

/* Tables that the schema's number promises are not there, or it promises nothing and they are; and
 * numbers that no Carré wrote. */
static void a_schema_that_is_not_ours_is_set_aside(void **state)
{
    static const char *const deeds[] = {"DROP TABLE text",
                                        "ALTER TABLE text RENAME TO texu",
                                        "ALTER TABLE text RENAME COLUMN changed TO chanced",
                                        "PRAGMA user_version = 0",
                                        "PRAGMA user_version = 100663300",
                                        "PRAGMA user_version = -4"};
    char *path = path_join(*state, STORE_DATABASE);

    for (size_t i = 0; i < sizeof deeds / sizeof deeds[0]; i++) {
        struct store_complaint complaint;
        struct store *store = store_open(*state);
        sqlite3 *tool;

        store_put(store, "autosave-ace", "old");
        assert_true(store_flush(store));
        store_close(store);
        assert_int_equal(sqlite3_open(path, &tool), SQLITE_OK);
        assert_int_equal(sqlite3_exec(tool, deeds[i], NULL, NULL, NULL), SQLITE_OK);
        sqlite3_close(tool);
        store = store_open(*state);
        store_put(store, "autosave-ace", "new");
        assert_true(store_flush(store));
        assert_text(store, "autosave-ace", "new");
        assert_true(store_complaint(store, &complaint));
        assert_int_equal(complaint.trouble, STORE_DAMAGED);
        store_close(store);
        store = store_open(*state);
        assert_text(store, "autosave-ace", "new");
        store_close(store);
        unlink(path);
    }
    mem_free(path);
}

/* The people are in memory while the game runs: they outlive the database. */
static void people_outlive_a_database_torn_in_the_game(void **state)
{
    char *path = path_join(*state, STORE_DATABASE);
    struct store_complaint complaint;
    struct store *store;
    struct person *people, late = {.name = "Late"};
    size_t count;

    fill(*state);
    store = store_open(*state);
    mem_free(profile_people(store, &count));
    assert_int_equal(count, 1);
    { /* by another program: closing the file in this one would drop the locks on it */
        pid_t child = fork();

        if (child == 0) {
            int file = open(path, O_WRONLY);
            char noise[4096];

            memset(noise, 0x5A, sizeof noise);
            for (long at = 0; at < size_of(path); at += 4096)
                if (pwrite(file, noise, sizeof noise, at) < 0)
                    _exit(1);
            _exit(0);
        }
        waitpid(child, NULL, 0);
    }
    for (int i = 0; i < 40; i++) {
        char name[32];

        snprintf(name, sizeof name, "autosave-%d", i);
        store_put(store, name, "on");
        mem_free(store_get(store, "settings.json"));
        store_flush(store);
    }
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_DAMAGED);
    assert_int_equal(profile_add(store, &late), NAME_GOOD);
    assert_int_equal(late.id, 2);
    assert_true(store_flush(store));
    store_close(store);
    store = store_open(*state);
    people = profile_people(store, &count);
    assert_int_equal(count, 2);
    assert_string_equal(people[0].name, "Late");
    assert_string_equal(people[1].name, "Zoé");
    assert_int_equal(people[1].id, 1);
    mem_free(people);
    store_close(store);
    mem_free(path);
}

/* By another program, which does not know the store's locks. */
static void run(const char *path, const char *sql)
{
    const pid_t child = fork();
    int status;

    if (child == 0) {
        sqlite3 *database;
        _exit(sqlite3_open(path, &database) != SQLITE_OK ||
              sqlite3_busy_timeout(database, 5000) != SQLITE_OK ||
              sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK ||
              sqlite3_close(database) != SQLITE_OK);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
}

/* A game in play is written by what is new alone; where what it was is gone, the fresh database has
 * all of it, and not a bit later. */
static void a_game_outlives_its_own_beginning(void **state)
{
    static const char *const spoil[] = {
        "DELETE FROM part",
        "DELETE FROM part; DELETE FROM text",
        "UPDATE part SET text = 'x'",
    };
    char *path = path_join(*state, STORE_DATABASE);

    for (size_t i = 0; i < sizeof spoil / sizeof spoil[0]; i++) {
        struct store *store = store_open(*state);
        struct store_complaint complaint;
        struct strbuf text = STRBUF_EMPTY;

        for (int k = 0; k < 100; k++) {
            const size_t from = text.length;

            strbuf_addf(&text, "%d play #%d\n", k, k % 5);
            assert_true(
                store_put_from(store, "autosave-ace", path, from, strbuf_text(&text) + from));
            assert_true(store_flush(store));
        }
        assert_false(store_complaint(store, &complaint));
        run(path, spoil[i]);
        assert_text(store, "autosave-ace", strbuf_text(&text));
        const size_t from = text.length;
        strbuf_add(&text, "100 play #0\n");
        store_begin(store);
        store_put(store, "table-ace", "with it");
        assert_true(store_put_from(store, "autosave-ace", path, from, strbuf_text(&text) + from));
        store_end(store);
        assert_true(store_flush(store));
        assert_true(store_complaint(store, &complaint));
        assert_int_equal(complaint.trouble, STORE_DAMAGED);
        store_close(store);
        store = store_open(*state);
        assert_text(store, "autosave-ace", strbuf_text(&text));
        assert_text(store, "table-ace", "with it");
        store_close(store);
        strbuf_free(&text);
    }
    mem_free(path);
}

/* A part in the middle is gone: what is left is no text. */
static void a_text_with_a_gap_is_no_text(void **state)
{
    char *path = path_join(*state, STORE_DATABASE);
    struct store *store = store_open(*state);
    struct store_complaint complaint;
    struct strbuf text = STRBUF_EMPTY;

    for (int k = 0; k < 300; k++) {
        const size_t from = text.length;

        strbuf_addf(&text, "%d play #%d\n", k, k % 5);
        assert_true(store_put_from(store, "autosave-ace", path, from, strbuf_text(&text) + from));
        assert_true(store_flush(store));
    }
    store_close(store);
    run(path, "DELETE FROM part WHERE at = (SELECT at FROM part ORDER BY at LIMIT 1 OFFSET 2)");
    store = store_open(*state);
    assert_text(store, "autosave-ace", NULL);
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_DAMAGED);
    store_close(store);
    strbuf_free(&text);
    mem_free(path);
}

/* Noise where the log should be: what the database holds without it is there, and the noise is
 * kept. */
static void a_log_of_noise_is_set_aside(void **state)
{
    char *log = NULL, *aside = path_join(*state, "carre.db.damaged-1-wal");
    struct store_complaint complaint;
    struct store *store;

    fill(*state);
    log = path_join(*state, STORE_DATABASE "-wal");
    assert_int_equal(size_of(log), -1); /* closing folds it in */
    scribble(log, 0, 9000);
    store = store_open(*state);
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_FOREIGN);
    assert_text(store, "settings.json", "{\"pace\": \"turbo\"}");
    put_a_newer_game_in(store);
    store_close(store);
    assert_int_equal(size_of(aside), 9000);
    store = store_open(*state);
    assert_false(store_complaint(store, &complaint));
    assert_text(store, "autosave-ace", "fresh");
    store_close(store);
    mem_free(log);
    mem_free(aside);
}

/* A log that breaks off, as a power cut may leave it: the commits before the break hold. */
static void a_log_that_breaks_off_holds_to_there(void **state)
{
    char *log = path_join(*state, STORE_DATABASE "-wal");
    struct store_complaint complaint;
    struct store *store;
    char *text;
    int last;

    for (long cut = 100; cut < 60000; cut += 7919) {
        pid_t child = fork();

        if (child == 0) {
            store = store_open(*state);
            for (int i = 1; i <= 20; i++) {
                char number[16];

                snprintf(number, sizeof number, "%d", i);
                store_begin(store);
                store_put(store, "autosave-ace", number);
                store_put(store, "table-ace", number);
                store_end(store);
                store_flush(store);
            }
            kill(getpid(), SIGKILL);
        }
        waitpid(child, NULL, 0);
        assert_true(size_of(log) > cut);
        assert_int_equal(truncate(log, cut), 0);
        store = store_open(*state);
        assert_false(store_complaint(store, &complaint));
        text = store_get(store, "autosave-ace");
        last = text ? atoi(text) : 0;
        assert_in_range(last, 0, 20);
        assert_text(store, "table-ace", text); /* together, or neither */
        mem_free(text);
        assert_true(store_flush(store));
        store_remove(store, "autosave-ace");
        store_remove(store, "table-ace");
        store_close(store);
    }
    mem_free(log);
}

static void a_database_removed_in_the_game_is_told(void **state)
{
    char *path = path_join(*state, STORE_DATABASE), *log = path_join(*state, STORE_DATABASE "-wal");
    struct store_complaint complaint;
    struct store *store = store_open(*state);

    store_put(store, "autosave-ace", "1");
    assert_true(store_flush(store));
    unlink(path);
    unlink(log);
    store_put(store, "autosave-ace", "2");
    store_flush(store); /* refused, unless it was tried again by now */
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_FAULT);
    assert_true(store_flush(store)); /* and kept after all, in a fresh one */
    store_close(store);
    store = store_open(*state);
    assert_text(store, "autosave-ace", "2");
    store_close(store);
    mem_free(path);
    mem_free(log);
}

/* A tool that looks into the file and holds its lock: writing waits, and is tried again. */
static void a_lock_by_somebody_else_is_waited_for(void **state)
{
    char *path = path_join(*state, STORE_DATABASE);
    struct store_complaint complaint;
    struct store *store = store_open(*state);
    sqlite3 *tool;

    assert_int_equal(sqlite3_open(path, &tool), SQLITE_OK);
    assert_int_equal(sqlite3_exec(tool, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    store_put(store, "autosave-ace", "1");
    assert_text(store, "autosave-ace", "1");
    usleep(50000); /* the writer waits with it; what comes now comes after */
    store_put(store, "autosave-ace", "2");
    store_put(store, "table-ace", "2");
    assert_text(store, "autosave-ace", "2");
    assert_false(store_flush(store));
    assert_true(store_complaint(store, &complaint));
    assert_int_equal(complaint.trouble, STORE_FAULT);
    sqlite3_close(tool);
    assert_text(store, "autosave-ace", "2");
    assert_true(store_flush(store));
    store_close(store);
    store = store_open(*state);
    assert_text(store, "autosave-ace", "2");
    assert_text(store, "table-ace", "2");
    store_close(store);
    mem_free(path);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(each_kind_of_damage_is_set_aside),
        TEST(a_torn_page_is_found_when_it_is_read),
        TEST(a_torn_index_never_gives_an_old_text_for_a_new_one),
        TEST(a_schema_that_is_not_ours_is_set_aside),
        TEST(people_outlive_a_database_torn_in_the_game),
        TEST(a_game_outlives_its_own_beginning),
        TEST(a_text_with_a_gap_is_no_text),
        TEST(a_log_of_noise_is_set_aside),
        TEST(a_log_that_breaks_off_holds_to_there),
        TEST(a_database_removed_in_the_game_is_told),
        TEST(a_lock_by_somebody_else_is_waited_for),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
