/* Files, folders, names and locks, as the base layer gives them to all above it. */

#include "unit.h"

#include "carre_config.h"
#include "file.h"
#include "folder.h"
#include "lock.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "system.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *folder;

static int make_folder(void **state)
{
    (void)state;
    folder = scratch_make();
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    scratch_remove(folder);
    mem_free(folder);
    return 0;
}

static void written_is_read(void **state)
{
    char *path = path_join(folder, "text");
    size_t length;
    char *read;

    (void)state;
    assert_true(file_write(path, "first and longer", 16, NULL));
    assert_true(file_write(path, "a\0b", 3, NULL));
    read = file_read(path, 3, &length, NULL);
    assert_non_null(read);
    assert_int_equal(length, 3);
    assert_memory_equal(read, "a\0b", 4);
    mem_free(read);
    assert_true(file_write(path, "", 0, NULL));
    read = file_read(path, 0, &length, NULL);
    assert_string_equal(read, "");
    mem_free(read);
    assert_true(file_remove(path, NULL));
    assert_true(file_remove(path, NULL));
    assert_null(file_read(path, 10, NULL, NULL));
    mem_free(path);
}

static void refusals_say_which_file_and_why(void **state)
{
    char *path = path_join(folder, "long"), *below = path_join(folder, "no/such/folder");
    struct strbuf why = STRBUF_EMPTY;

    (void)state;
    assert_true(file_write(path, "12345", 5, NULL));
    assert_null(file_read(path, 4, NULL, &why));
    assert_non_null(strstr(strbuf_text(&why), "long: is longer than 4 bytes"));
    assert_null(file_read(folder, 4, NULL, &why));
    assert_non_null(strstr(strbuf_text(&why), "is not a file"));
    assert_false(file_write(below, "x", 1, &why));
    assert_int_equal(errno, ENOENT);
    assert_non_null(strstr(strbuf_text(&why), below));
    assert_null(file_read("/dev/zero", 4, NULL, &why));
    strbuf_free(&why);
    mem_free(below);
    mem_free(path);
}

/* Nothing can be written beside the file: a folder stands there. The old text must stay. */
static void a_failed_write_keeps_the_old_file(void **state)
{
    char *path = path_join(folder, "kept"), *beside = path_join(folder, "kept.new");
    struct strbuf why = STRBUF_EMPTY;
    char *read;

    (void)state;
    assert_true(file_write(path, "old", 3, NULL));
    assert_int_equal(mkdir(beside, 0700), 0);
    assert_false(file_write(path, "new", 3, &why));
    assert_int_equal(errno, EISDIR);
    read = file_read(path, 10, NULL, NULL);
    assert_string_equal(read, "old");
    mem_free(read);
    strbuf_free(&why);
    mem_free(beside);
    mem_free(path);
}

static void folders_are_made_to_any_depth(void **state)
{
    char *deep = path_join(folder, "a/b//c/"), *file = path_join(folder, "plain"),
         *under = path_join(file, "x");
    struct strbuf why = STRBUF_EMPTY;

    (void)state;
    assert_true(path_make_folder(deep, NULL));
    assert_true(path_is_folder(deep));
    assert_true(path_make_folder(deep, NULL));
    assert_true(file_write(file, "", 0, NULL));
    assert_false(path_make_folder(under, &why));
    assert_non_null(strstr(strbuf_text(&why), "plain"));
    strbuf_free(&why);
    mem_free(under);
    mem_free(file);
    mem_free(deep);
}

/* The cause is the refusal of making, not that of looking afterwards. As root, who may all, another
 * user tries. */
static void a_forbidden_folder_says_so(void **state)
{
    char *closed = path_join(folder, "closed"), *under = path_join(closed, "x/y");
    struct strbuf why = STRBUF_EMPTY;
    bool root = geteuid() == 0, made;
    int cause;

    (void)state;
    assert_int_equal(chmod(folder, 0755), 0);
    assert_int_equal(mkdir(closed, 0555), 0);
    if (root)
        assert_int_equal(seteuid(65534), 0);
    made = path_make_folder(under, &why);
    cause = errno;
    if (root)
        assert_int_equal(seteuid(0), 0);
    assert_false(made);
    assert_int_equal(cause, EACCES);
    assert_non_null(strstr(strbuf_text(&why), strerror(EACCES)));
    strbuf_free(&why);
    mem_free(under);
    mem_free(closed);
}

static void assert_folder(char *found, const char *expected)
{
    assert_string_equal(found, expected);
    mem_free(found);
}

static void user_folders_follow_the_specification(void **state)
{
    (void)state;
    setenv("HOME", "/users/ann", 1);
    setenv("XDG_DATA_HOME", "/data/", 1);
    assert_folder(path_data_folder(), "/data/carre");
    setenv("XDG_DATA_HOME", "relative", 1);
    assert_folder(path_data_folder(), "/users/ann/.local/share/carre");
    unsetenv("XDG_DATA_HOME");
    assert_folder(path_data_folder(), "/users/ann/.local/share/carre");
    unsetenv("XDG_CONFIG_HOME");
    assert_folder(path_config_folder(), "/users/ann/.config/carre");
    unsetenv("XDG_CACHE_HOME");
    assert_folder(path_cache_folder(), "/users/ann/.cache/carre");
}

static void assets_are_where_they_are_said_to_be(void **state)
{
    (void)state;
    setenv("CARRE_ASSETS", "/elsewhere", 1);
    assert_folder(path_asset("cards/As.svg"), "/elsewhere/cards/As.svg");
    unsetenv("CARRE_ASSETS");
    char *assets = path_assets();
    char *card = path_join(assets, "cards/As.svg");
    assert_true(path_is_file(card));
    mem_free(card);
    mem_free(assets);
    assert_string_equal(path_base("a/b/c"), "c");
    assert_string_equal(path_base("c"), "c");
}

/* A copy of this test at some place in the scratch folder stands for a program there; it prints
 * what it would read. */
static void assert_read_from(const char *place, const char *expected)
{
    struct strbuf command = STRBUF_EMPTY;
    char said[512] = "";
    FILE *pipe;

    strbuf_addf(&command,
                "mkdir -p '%s/%s' && cp /proc/%ld/exe '%s/%s/copy' && '%s/%s/copy' assets "
                "share/carre /none",
                folder, place, (long)getpid(), folder, place, folder, place);
    pipe = popen(strbuf_text(&command), "r");
    assert_non_null(pipe);
    assert_non_null(fgets(said, sizeof said, pipe));
    assert_int_equal(pclose(pipe), 0);
    assert_string_equal(said, expected);
    strbuf_free(&command);
}

static void a_program_reads_what_belongs_to_it(void **state)
{
    struct strbuf note = STRBUF_EMPTY, beside = STRBUF_EMPTY, why = STRBUF_EMPTY;
    char *noted = path_join(folder, "build/carre-home");

    (void)state;
    /* nothing there: what was installed */
    assert_read_from("usr/games", "/none");
    /* moved as a whole */
    strbuf_addf(&beside, "%s/usr/share/carre", folder);
    assert_true(path_make_folder(strbuf_text(&beside), &why));
    assert_read_from("usr/games", strbuf_text(&beside));
    /* in a build folder, or below it; a note that names no folder counts for nothing */
    assert_read_from("build/tests", "/none");
    strbuf_addf(&note, "Words.\nassetsx /etc\nassets %s/usr\n", folder);
    assert_true(file_write(noted, strbuf_text(&note), note.length, &why));
    strbuf_setf(&beside, "%s/usr", folder);
    assert_read_from("build", strbuf_text(&beside));
    assert_read_from("build/tests/unit", strbuf_text(&beside));
    assert_true(file_write(noted, "assets /no/such", 15, &why));
    assert_read_from("build", "/none");
    mem_free(noted);
    strbuf_free(&note);
    strbuf_free(&beside);
}

static void a_folder_is_listed_by_name(void **state)
{
    char *home = path_join(folder, "listed"), *b = path_join(home, "b"),
         *a = path_join(home, "a.txt"), *link = path_join(home, "c");
    struct folder_list list;

    (void)state;
    assert_true(path_make_folder(b, NULL));
    assert_true(file_write(a, "four", 4, NULL));
    assert_int_equal(symlink("/no/such/thing", link), 0);
    assert_true(folder_list(home, &list));
    assert_int_equal(list.count, 3);
    assert_string_equal(list.entry[0].name, "a.txt");
    assert_int_equal(list.entry[0].size, 4);
    assert_false(list.entry[0].is_folder);
    assert_true(list.entry[0].changed > 1700000000);
    assert_string_equal(list.entry[1].name, "b");
    assert_true(list.entry[1].is_folder);
    assert_string_equal(list.entry[2].name, "c");
    assert_int_equal(list.entry[2].size, 0);
    folder_list_free(&list);
    assert_false(folder_list(a, &list));
    assert_int_equal(errno, ENOTDIR);
    assert_int_equal(list.count, 0);
    mem_free(link);
    mem_free(a);
    mem_free(b);
    mem_free(home);
}

static void a_link_to_nothing_is_something(void **state)
{
    char *link = path_join(folder, "loose"), *fresh;

    (void)state;
    assert_int_equal(symlink("/no/such/thing", link), 0);
    assert_true(path_exists(link));
    assert_false(path_is_file(link));
    assert_false(file_create(link));
    fresh = path_fresh(folder, "loose", "");
    assert_string_equal(path_base(fresh), "loose-2");
    assert_false(path_exists(fresh));
    assert_int_equal(errno, ENOENT);
    mem_free(fresh);
    mem_free(link);
}

static void a_file_is_read_in_pieces_and_as_memory(void **state)
{
    char *path = path_join(folder, "pieces"), *empty = path_join(folder, "nothing"), bytes[4];
    size_t size = 0;

    (void)state;
    assert_true(file_write(path, "0123456789", 10, NULL));
    assert_int_equal(file_size(path), 10);
    struct file *file = file_open(path);
    assert_non_null(file);
    assert_true(file_read_at(file, 6, bytes, 4));
    assert_memory_equal(bytes, "6789", 4);
    assert_false(file_read_at(file, 7, bytes, 4));
    assert_false(file_read_at(file, 700, bytes, 4));
    file_close(file);
    file_close(NULL);
    const char *mapped = file_map(path, &size);
    assert_non_null(mapped);
    assert_int_equal(size, 10);
    assert_memory_equal(mapped, "0123456789", 10);
    file_unmap(mapped, size);

    assert_true(file_create(empty));
    assert_false(file_create(empty));
    assert_int_equal(file_size(empty), 0);
    assert_null(file_map(empty, &size));
    assert_true(file_discard(empty));
    assert_false(file_discard(empty));
    assert_int_equal(file_size(empty), -1);
    assert_int_equal(file_size(folder), -1);
    assert_null(file_open(empty));
    assert_null(file_map(empty, &size));
    mem_free(path);
    mem_free(empty);
}

static void a_lock_is_held_by_one(void **state)
{
    char *path = path_join(folder, "lock"), *nowhere = path_join(folder, "no/such/lock");
    struct strbuf why = STRBUF_EMPTY;
    struct lock *first, *second;

    (void)state;
    assert_int_equal(lock_take(path, &first, &why), LOCK_HELD);
    assert_int_equal(lock_take(path, &second, &why), LOCK_TAKEN);
    assert_null(second);
    lock_release(first);
    assert_int_equal(lock_take(path, &second, &why), LOCK_HELD);
    lock_release(second);
    assert_true(strbuf_empty(&why));
    assert_int_equal(lock_take(nowhere, &first, &why), LOCK_REFUSED);
    assert_int_equal(errno, ENOENT);
    assert_non_null(strstr(strbuf_text(&why), nowhere));
    lock_release(NULL);
    strbuf_free(&why);
    mem_free(path);
    mem_free(nowhere);
}

static void refusals_come_down_to_three(void **state)
{
    (void)state;
    assert_int_equal(system_refusal(ENOSPC), SYSTEM_FULL);
    assert_int_equal(system_refusal(EDQUOT), SYSTEM_FULL);
    assert_int_equal(system_refusal(EROFS), SYSTEM_FORBIDDEN);
    assert_int_equal(system_refusal(EACCES), SYSTEM_FORBIDDEN);
    assert_int_equal(system_refusal(EIO), SYSTEM_FAULT);
    assert_int_equal(system_refusal(0), SYSTEM_FAULT);
}

int main(int argc, char **argv)
{
    if (argc == 4) {
        char *found = path_ours(argv[1], argv[2], argv[3]);
        fputs(found, stdout);
        mem_free(found);
        return 0;
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(written_is_read),
        cmocka_unit_test(refusals_say_which_file_and_why),
        cmocka_unit_test(a_failed_write_keeps_the_old_file),
        cmocka_unit_test(folders_are_made_to_any_depth),
        cmocka_unit_test(a_forbidden_folder_says_so),
        cmocka_unit_test(user_folders_follow_the_specification),
        cmocka_unit_test(assets_are_where_they_are_said_to_be),
        cmocka_unit_test(a_program_reads_what_belongs_to_it),
        cmocka_unit_test(a_folder_is_listed_by_name),
        cmocka_unit_test(a_link_to_nothing_is_something),
        cmocka_unit_test(a_file_is_read_in_pieces_and_as_memory),
        cmocka_unit_test(a_lock_is_held_by_one),
        cmocka_unit_test(refusals_come_down_to_three),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
