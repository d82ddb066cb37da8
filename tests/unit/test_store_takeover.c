/* The files of earlier versions become rows, once, and are kept in a subfolder. */

#include "unit.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "settings.h"
#include "store.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static void write_file(const char *folder, const char *name, const char *text)
{
    char *path = path_join(folder, name);

    assert_true(file_write(path, text, strlen(text), NULL));
    mem_free(path);
}

/* NULL: there is no such file. */
static void assert_file(const char *folder, const char *name, const char *expected)
{
    char *path = path_join(folder, name), *text = file_read(path, 1 << 20, NULL, NULL);

    if (expected)
        assert_string_equal(text ? text : "(none)", expected);
    else
        assert_null(text);
    mem_free(text);
    mem_free(path);
}

static void assert_text(struct store *store, const char *name, const char *expected)
{
    char *text = store_get(store, name);

    if (expected)
        assert_string_equal(text ? text : "(none)", expected);
    else
        assert_null(text);
    mem_free(text);
}

/* A file as the version before the database wrote it. */
static char *earlier(const char *name)
{
    const char *data = getenv("CARRE_TEST_DATA");
    char *folder = path_join(data ? data : "tests", "unit/earlier/files"),
         *path = path_join(folder, name);
    char *text = file_read(path, 1 << 20, NULL, NULL);

    assert_non_null(text);
    mem_free(path);
    mem_free(folder);
    return text;
}

static void a_folder_of_the_last_version_is_taken_over(void **state)
{
    char *settings_text = earlier("settings.json"), *match = earlier("autosave-ace");
    char *path = path_join(*state, "autosave-ace");
    const struct timespec yesterday[2] = {{.tv_sec = 1700000000}, {.tv_sec = 1700000000}};
    struct settings *settings;
    struct store_complaint complaint;
    struct store *store;

    write_file(*state, "settings.json", settings_text);
    write_file(*state, "autosave-ace", match);
    write_file(*state, "lock", "");
    assert_int_equal(utimensat(AT_FDCWD, path, yesterday, 0), 0);
    for (int life = 0; life < 2; life++) {
        store = store_open(*state);
        assert_false(store_complaint(store, &complaint));
        assert_text(store, "autosave-ace", match);
        assert_int_equal(store_changed(store, "autosave-ace"), 1700000000);
        settings = settings_load(store);
        assert_string_equal(settings_complaint(settings), "");
        assert_int_equal(settings_number(settings, SETTING_WINDOW_X), -128);
        settings_free(settings);
        assert_file(*state, "settings.json", NULL);
        assert_file(*state, "autosave-ace", NULL);
        assert_file(*state, "before-database/settings.json", settings_text);
        assert_file(*state, "before-database/autosave-ace", match);
        assert_file(*state, "before-database/settings.json-2", NULL);
        store_close(store);
    }
    mem_free(path);
    mem_free(settings_text);
    mem_free(match);
}

static void what_the_database_has_wins_and_no_file_is_lost(void **state)
{
    struct store *store;

    write_file(*state, "autosave-ace", "first");
    store_close(store_open(*state));
    write_file(*state, "autosave-ace", "second"); /* an earlier version was played once more */
    write_file(*state, "autosave-kuhn", "new");
    store = store_open(*state);
    assert_text(store, "autosave-ace", "first");
    assert_text(store, "autosave-kuhn", "new");
    assert_file(*state, "before-database/autosave-ace", "first");
    assert_file(*state, "before-database/autosave-ace-2", "second");
    assert_file(*state, "autosave-ace", NULL);
    /* A game that is over does not come back from the files. */
    store_remove(store, "autosave-ace");
    store_close(store);
    store = store_open(*state);
    assert_text(store, "autosave-ace", NULL);
    store_close(store);
}

static void damaged_settings_are_damaged_settings_still(void **state)
{
    struct settings *settings;
    struct store *store;

    write_file(*state, "settings.json", "{\"pace\": \"tur");
    write_file(*state, "settings.json.damaged", "earlier damage");
    write_file(*state, "autosave-ace", "a match");
    store = store_open(*state);
    settings = settings_load(store);
    assert_non_null(strstr(settings_complaint(settings), "settings.json"));
    assert_int_equal(settings_number(settings, SETTING_PACE), PACE_NORMAL);
    assert_text(store, "settings.json.damaged", "{\"pace\": \"tur");
    assert_text(store, "autosave-ace", "a match");
    settings_free(settings);
    store_close(store);
    assert_file(*state, "before-database/settings.json.damaged", "earlier damage");
}

/* Somebody may name a folder that holds their own things. */
static void strangers_are_left_alone(void **state)
{
    char *folder = path_join(*state, "autosave-folder"),
         *half = path_join(*state, "autosave-ace.new");

    assert_int_equal(mkdir(folder, 0700), 0);
    write_file(*state, "notes.txt", "mine");
    write_file(*state, "Autosave-big", "mine");
    write_file(*state, "draft.new", "mine");
    assert_true(
        file_write(half, "half", 4, NULL)); /* a kill in the middle of the last version's writing */
    store_close(store_open(*state));
    assert_file(*state, "notes.txt", "mine");
    assert_file(*state, "Autosave-big", "mine");
    assert_file(*state, "draft.new", "mine");
    assert_true(path_is_folder(folder));
    assert_false(path_is_file(half));
    mem_free(half);
    mem_free(folder);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_folder_of_the_last_version_is_taken_over),
        TEST(what_the_database_has_wins_and_no_file_is_lost),
        TEST(damaged_settings_are_damaged_settings_still),
        TEST(strangers_are_left_alone),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
