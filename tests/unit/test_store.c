#include "unit.h"

#include "file.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "store.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static void hush(void *user, enum log_level level, const char *line)
{
    (void)user;
    (void)level;
    (void)line;
}

static int make_folder(void **state)
{
    *state = scratch_make();
    log_sink(hush, NULL);
    return 0;
}

static int remove_folder(void **state)
{
    scratch_remove(*state);
    mem_free(*state);
    return 0;
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

static void assert_list(struct store *store, const char *ending, const char *expected)
{
    struct strbuf names = STRBUF_EMPTY;
    char **list = store_list(store, ending);

    for (size_t i = 0; list[i]; i++)
        strbuf_addf(&names, "%s ", list[i]);
    assert_string_equal(strbuf_text(&names), expected);
    store_list_free(list);
    strbuf_free(&names);
}

static void what_is_put_is_there_at_once_and_later(void **state)
{
    struct store *store = store_open(*state);

    assert_text(store, "ace.match", NULL);
    for (int i = 0; i < 200; i++) {
        char text[32];

        snprintf(text, sizeof text, "move %d", i);
        store_put(store, "ace.match", text);
        assert_text(store, "ace.match", text);
    }
    store_put(store, "other", "");
    assert_true(store_flush(store));
    assert_text(store, "ace.match", "move 199");
    store_put(store, "third", "3");
    store_close(store);

    store = store_open(*state);
    assert_text(store, "ace.match", "move 199");
    assert_text(store, "other", "");
    assert_text(store, "third", "3");
    store_close(store);
}

static void lists_and_removals_see_the_queue(void **state)
{
    struct store *store = store_open(*state);

    store_put(store, "b.match", "b");
    store_put(store, "a.match", "a");
    store_put(store, "settings.json", "{}");
    assert_list(store, ".match", "a.match b.match ");
    assert_true(store_flush(store));
    assert_list(store, "", "a.match b.match settings.json ");
    store_remove(store, "a.match");
    store_remove(store, "never.was");
    assert_text(store, "a.match", NULL);
    assert_list(store, ".match", "b.match ");
    assert_true(store_flush(store));
    assert_list(store, "", "b.match settings.json ");
    store_remove(store, "b.match");
    store_put(store, "b.match", "again");
    store_close(store);
    store = store_open(*state);
    assert_text(store, "b.match", "again");
    store_close(store);
}

static void the_damaged_is_set_aside(void **state)
{
    struct store *store = store_open(*state);

    store_put(store, "ace.match", "broken");
    assert_true(store_flush(store));
    store_put(store, "ace.match", "queued");
    store_set_aside(store, "ace.match");
    assert_text(store, "ace.match", NULL);
    assert_true(store_flush(store));
    assert_text(store, "ace.match", NULL);
    assert_list(store, "", "ace.match.damaged ");
    store_set_aside(store, "never.was");
    store_close(store);
}

static void a_second_carre_keeps_nothing(void **state)
{
    struct store *first = store_open(*state), *second;
    struct store_complaint complaint;

    store_put(first, "a", "first");
    store_flush(first);
    second = store_open(*state);
    assert_true(store_complaint(second, &complaint));
    assert_int_equal(complaint.trouble, STORE_TAKEN);
    assert_false(store_complaint(second, &complaint));
    assert_text(second, "a", "first");
    store_put(second, "a", "second");
    assert_text(second, "a", "second");
    assert_false(store_flush(second));
    store_close(second);
    assert_text(first, "a", "first");
    store_close(first);
    first = store_open(*state);
    assert_false(store_complaint(first, &complaint));
    assert_text(first, "a", "first");
    store_close(first);
}

static void a_folder_that_cannot_be_is_told(void **state)
{
    char *file = path_join(*state, "file");
    struct store_complaint complaint;
    struct store *store;

    assert_true(file_write(file, "", 0, NULL));
    store = store_open(file);
    assert_true(store_complaint(store, &complaint));
    assert_string_equal(complaint.name, "");
    assert_non_null(strstr(complaint.sentence, file));
    store_put(store, "a", "kept in memory");
    assert_text(store, "a", "kept in memory");
    assert_list(store, "", "a ");
    store_close(store);
    mem_free(file);
}

/* A limit on the length of files stands for the full disk: both refuse in the middle of the writing. */
static void limit_files(rlim_t bytes)
{
    struct rlimit limit;

    signal(SIGXFSZ, SIG_IGN);
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = bytes;
    assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
}

static void a_refusing_disk_is_told_once_and_tried_again(void **state)
{
    char *path = path_join(*state, "ace.match");
    struct store *store = store_open(*state);
    struct store_complaint complaint;
    char *on_disk;

    store_put(store, "ace.match", "old");
    assert_true(store_flush(store));
    limit_files(4);
    store_put(store, "ace.match", "longer than four");
    assert_false(store_flush(store));
    assert_true(store_complaint(store, &complaint));
    assert_string_equal(complaint.name, "ace.match");
    assert_non_null(strstr(complaint.sentence, "ace.match"));
    assert_text(store, "ace.match", "longer than four");
    assert_false(store_flush(store));
    assert_false(store_complaint(store, &complaint));
    on_disk = file_read(path, 100, NULL, NULL);
    assert_string_equal(on_disk, "old");
    mem_free(on_disk);
    limit_files(RLIM_INFINITY);
    assert_true(store_flush(store));
    on_disk = file_read(path, 100, NULL, NULL);
    assert_string_equal(on_disk, "longer than four");
    mem_free(on_disk);
    assert_list(store, "", "ace.match ");
    /* Trouble that comes back after a success is news again. */
    limit_files(4);
    store_put(store, "ace.match", "too long again");
    assert_false(store_flush(store));
    assert_true(store_complaint(store, &complaint));
    limit_files(RLIM_INFINITY);
    store_close(store);
    mem_free(path);
}

static void leftovers_of_a_kill_are_swept(void **state)
{
    char *left = path_join(*state, "ace.match.new");
    struct store *store;

    assert_true(file_write(left, "half", 4, NULL));
    store = store_open(*state);
    assert_false(path_is_file(left));
    store_close(store);
    mem_free(left);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, make_folder, remove_folder)
    const struct CMUnitTest tests[] = {
        TEST(what_is_put_is_there_at_once_and_later),
        TEST(lists_and_removals_see_the_queue),
        TEST(the_damaged_is_set_aside),
        TEST(a_second_carre_keeps_nothing),
        TEST(a_folder_that_cannot_be_is_told),
        TEST(a_refusing_disk_is_told_once_and_tried_again),
        TEST(leftovers_of_a_kill_are_swept),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
