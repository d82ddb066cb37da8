/* The program is killed before, in the middle of and after the calls by which it keeps a game
 * under a name, deletes one and writes one into a file. The next start finds each save whole or not
 * at all, what was told to be kept is there, what was told to be deleted is in no file any more,
 * and a folder of documents has whole files only.
 *
 *     test-saves-killed all     every call; else one in a few */
#include "app_inside.h"
#include "faults.h"
#include "file.h"
#include "look.h"
#include "mem.h"
#include "path.h"
#include "saves_kept.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"
#include "unit.h"

#include <dirent.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { SAVES = 3, LIMIT = 1 << 24 };

static int stride = 5;
static struct bench bench;

/* Seen by parent and child. */
struct progress {
    volatile int begun, told;
};
static struct progress *progress;

/* Save n: the lines of a match with a number that is in no other. */
static char *text_of(int n)
{
    struct strbuf text = STRBUF_EMPTY;
    strbuf_addf(&text, "carre 1\ngame ace 1\n");
    for (int i = 0; i < 300; i++)
        strbuf_addf(&text, "save-number-%d line %d\n", n, i);
    return strbuf_take(&text);
}

static void keep(int n)
{
    char *text = text_of(n), name[40], who[40];
    snprintf(name, sizeof name, "Save %d", n);
    snprintf(who, sizeof who, "seats of %d", n);
    assert_true(saves_keep(bench.app, text, who, name) > 0);
    mem_free(text);
}

/* What a person does, told after each that it is done; as a table and the list of saves do. */
static void keep_all(const char *folder)
{
    (void)folder;
    for (int n = 1; n <= SAVES; n++) {
        progress->begun = n;
        keep(n);
        if (store_flush(app_store(bench.app)))
            progress->told = n;
    }
}

static void delete_all(const char *folder)
{
    (void)folder;
    for (int n = 1; n <= SAVES; n++) {
        progress->begun = n;
        saves_delete(bench.app, n);
        if (store_flush(app_store(bench.app)))
            progress->told = n;
    }
}

static void export_all(const char *folder)
{
    setenv("XDG_DOCUMENTS_DIR", folder, 1);
    for (int n = 1; n <= SAVES; n++) {
        char *text = text_of(n);
        progress->begun = n;
        saves_export(bench.app, text);
        progress->told = n;
        mem_free(text);
    }
}

static void session(const char *folder, void (*deed)(const char *folder))
{
    bench.app->part.store = store_open(folder);
    deed(folder);
    store_close(bench.app->part.store);
    bench.app->part.store = NULL;
}

/* Does a file of the folder hold these bytes? */
static bool holds(const char *folder, const char *bytes)
{
    DIR *dir = opendir(folder);
    const struct dirent *entry;
    bool found = false;
    while (dir && (entry = readdir(dir))) {
        char *path = path_join(folder, entry->d_name);
        size_t length = 0;
        char *file = file_read(path, LIMIT, &length, NULL);
        for (size_t at = 0; file && at + strlen(bytes) <= length && !found; at++)
            found = memcmp(file + at, bytes, strlen(bytes)) == 0;
        mem_free(file);
        mem_free(path);
    }
    if (dir)
        closedir(dir);
    return found;
}

/* Bit n: save n is there, whole. */
static unsigned there(const char *folder)
{
    struct store_complaint complaint;
    unsigned found = 0;
    size_t count;
    bench.app->part.store = store_open(folder);
    assert_false(store_complaint(bench.app->part.store, &complaint));
    struct kept_save *saves = saves_kept(bench.app, &count);
    for (size_t i = 0; i < count; i++) {
        char name[40], *text = saves_kept_text(bench.app, saves[i].number),
                       *whole = text_of(saves[i].number), *seats;
        snprintf(name, sizeof name, "Save %d", saves[i].number);
        assert_string_equal(saves[i].name, name);
        assert_string_equal(text, whole);
        snprintf(name, sizeof name, "save-%d.seating", saves[i].number);
        seats = store_get(bench.app->part.store, name);
        assert_non_null(seats);
        found |= 1U << saves[i].number;
        mem_free(seats);
        mem_free(whole);
        mem_free(text);
    }
    mem_free(saves);
    store_close(bench.app->part.store);
    bench.app->part.store = NULL;
    return found;
}

static void look_at_kept(const char *folder)
{
    const unsigned found = there(folder);
    for (int n = 1; n <= SAVES; n++)
        if ((n <= progress->told && !(found >> n & 1)) || (n > progress->begun && (found >> n & 1)))
            fail_msg("save %d, %d begun, %d told: %x", n, progress->begun, progress->told, found);
}

static void look_at_deleted(const char *folder)
{
    char mark[40];
    for (int n = 1; n <= progress->told; n++) {
        snprintf(mark, sizeof mark, "save-number-%d ", n);
        if (holds(folder, mark))
            fail_msg("save %d is told to be deleted, and is in a file", n);
    }
    const unsigned found = there(folder);
    for (int n = 1; n <= SAVES; n++) {
        const bool is = found >> n & 1;
        if ((n <= progress->told && is) || (n > progress->begun && !is))
            fail_msg("save %d, %d begun, %d told: %x", n, progress->begun, progress->told, found);
        snprintf(mark, sizeof mark, "save-number-%d ", n);
        if (!is && holds(folder, mark))
            fail_msg("save %d is deleted, and is in a file after the next start", n);
    }
}

static void look_at_exports(const char *folder)
{
    DIR *dir = opendir(folder);
    const struct dirent *entry;
    int files = 0;
    while ((entry = readdir(dir))) {
        char *path = path_join(folder, entry->d_name);
        if (strstr(entry->d_name, "carre-ace")) {
            char *text = file_read(path, LIMIT, NULL, NULL), *whole = text_of(0);
            const char *number = text ? strstr(text, "save-number-") : NULL;
            mem_free(whole);
            whole = text_of(number ? atoi(number + 12) : 0);
            assert_string_equal(text, whole);
            assert_non_null(strstr(entry->d_name, ".carre"));
            if (strlen(entry->d_name) < 7 ||
                strcmp(entry->d_name + strlen(entry->d_name) - 6, ".carre") != 0)
                fail_msg("%s is left", entry->d_name);
            mem_free(whole);
            mem_free(text);
            files++;
        }
        mem_free(path);
    }
    closedir(dir);
    assert_in_range(files, progress->told, progress->begun);
}

/* Each time in a folder that `before` has made ready. */
static void every_call(void (*before)(const char *), void (*deed)(const char *),
                       void (*look)(const char *))
{
    long calls = 0, kills = 0;
    for (long at = 0; at <= calls; at += at ? stride : 1) {
        for (int end = FAULT_KILLS_BEFORE; end <= (at ? FAULT_KILLS_AFTER : FAULT_KILLS_BEFORE);
             end++) {
            char *folder = scratch_make();
            session(folder, before);
            *progress = (struct progress){0};
            faults_arm(
                (struct fault){.kinds = FAULT_CHANGES, .at = at, .end = (enum fault_end)end});
            if (at == 0) {
                session(folder, deed);
            } else {
                const pid_t child = fork();
                int status;
                assert_true(child >= 0);
                if (child == 0) {
                    session(folder, deed);
                    _exit(0);
                }
                assert_int_equal(waitpid(child, &status, 0), child);
                kills += WIFSIGNALED(status);
            }
            calls = faults_disarm() > calls && at == 0 ? faults_disarm() : calls;
            look(folder);
            scratch_remove(folder);
            mem_free(folder);
        }
    }
    print_message("%ld calls, killed %ld times\n", calls, kills);
    assert_true(kills > 10);
}

static void nothing(const char *folder) { (void)folder; }

static void save_as_is_killed(void **state)
{
    (void)state;
    every_call(nothing, keep_all, look_at_kept);
}

static void deletion_is_killed(void **state)
{
    (void)state;
    every_call(keep_all, delete_all, look_at_deleted);
}

static void export_is_killed(void **state)
{
    (void)state;
    every_call(nothing, export_all, look_at_exports);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(save_as_is_killed),
        cmocka_unit_test(deletion_is_killed),
        cmocka_unit_test(export_is_killed),
    };
    if (argc > 1 && strcmp(argv[1], "all") == 0)
        stride = 1;
    progress =
        mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (progress == MAP_FAILED)
        return 1;
    bench = bench_open(1280, 720, "en", 100);
    const int bad = cmocka_run_group_tests(tests, NULL, NULL);
    bench_close(&bench);
    return bad;
}
