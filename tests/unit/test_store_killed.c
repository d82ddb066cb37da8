/* A SIGKILL at any moment leaves the old text or the new one, whole. A child puts numbered texts as
 * fast as it can, and tells the number of each before and after its writing, with a second text and
 * a person that belong to it; the parent kills it at a random moment and looks at the disk. */

#include "unit.h"

#include "file.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define KILLS 200

/* Seen by parent and child. */
struct progress {
    volatile unsigned put, safe; /* the last text put, and the last known to be on disk */
};

/* Text n: its number, a tail whose length and letters follow from it, and an end. */
static char *numbered(unsigned n)
{
    struct strbuf text = STRBUF_EMPTY;

    strbuf_addf(&text, "%u\n", n);
    for (unsigned i = 0; i < n * 7919 % 20000; i++)
        strbuf_add_char(&text, (char)('a' + (n + i) % 26));
    strbuf_add(&text, "\nend\n");
    return strbuf_take(&text);
}

/* Game n, which grows: it is a line longer than the last, or three are taken back. */
static char *game(unsigned n)
{
    struct strbuf text = STRBUF_EMPTY;

    for (unsigned i = 0; i < n % 1000 - n % 1000 % 9 / 6 * 3; i++)
        strbuf_addf(&text, "%u play #%u @%u\n", i, i * 7919 % 52, i * 997);
    strbuf_addf(&text, "end %u\n", n);
    return strbuf_take(&text);
}

static void grow(struct store *store, unsigned n, bool begins)
{
    char *before = begins ? mem_copy_text("") : game(n - 1), *now = game(n);
    size_t from = 0;

    while (now[from] && now[from] == before[from])
        from++;
    assert_true(store_put_from(store, "autosave-spec", store, from, now + from));
    mem_free(before);
    mem_free(now);
}

_Noreturn static void play(const char *folder, struct progress *progress, unsigned from)
{
    struct store *store = store_open(folder);
    struct person who = {0};

    for (unsigned n = from + 1;; n++) {
        char *text = numbered(n);

        progress->put = n;
        /* a game and its table, and somebody who joins: together or not at all */
        store_begin(store);
        store_put(store, "ace.match", text);
        store_put(store, "table-ace", text);
        grow(store, n, n == from + 1);
        snprintf(who.name, sizeof who.name, "P%u", n);
        profile_add(store, &who);
        store_end(store);
        mem_free(text);
        if (n % 3 == 0) {
            store_flush(store);
            progress->safe = n;
        }
    }
}

static unsigned found(const char *folder)
{
    struct store *store = store_open(folder);
    char *text = store_get(store, "ace.match");
    unsigned n = text ? (unsigned)strtoul(text, NULL, 10) : 0;
    char *whole = numbered(n), *table = store_get(store, "table-ace");
    char *grown = store_get(store, "autosave-spec"), *expected = game(n);
    struct store_complaint complaint;
    struct person *people;
    size_t count;

    assert_false(store_complaint(store, &complaint));
    if (text) {
        assert_string_equal(text, whole);
        assert_string_equal(table ? table : "(none)", whole);
        assert_string_equal(grown ? grown : "(none)", expected);
    }
    people = profile_people(store, &count);
    if (count > 0)
        assert_int_equal(strtoul(people[0].name + 1, NULL, 10), n);
    for (size_t i = 0; i < count; i++) /* room for the next life */
        profile_remove(store, people[i].id);
    mem_free(people);
    mem_free(grown);
    mem_free(expected);
    mem_free(table);
    mem_free(whole);
    mem_free(text);
    store_close(store);
    return n;
}

static void kill_after(pid_t child, long microseconds)
{
    const struct timespec moment = {.tv_nsec = microseconds * 1000};

    nanosleep(&moment, NULL);
    kill(child, SIGKILL);
    waitpid(child, NULL, 0);
}

static void wait_for_a_put(const struct progress *progress, unsigned last)
{
    const struct timespec moment = {.tv_nsec = 200000};

    for (int i = 0; i < 25000 && progress->put == last; i++)
        nanosleep(&moment, NULL);
}

static void no_kill_damages_a_text(void **state)
{
    char *folder = scratch_make();
    struct progress *progress =
        mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    unsigned last = 0;

    (void)state;
    assert_ptr_not_equal(progress, MAP_FAILED);
    srandom(20);
    for (int i = 0; i < KILLS; i++) {
        pid_t child = fork();
        unsigned n;

        assert_true(child >= 0);
        if (child == 0)
            play(folder, progress, last);
        if (i % 2) /* every other one in the opening, perhaps, the rest in the writing for sure */
            wait_for_a_put(progress, last);
        kill_after(child, 500 + random() % 12000);
        n = found(folder);
        assert_in_range(n, progress->safe, progress->put);
        last = n;
        progress->put = n;
        progress->safe = n;
    }
    assert_true(last > KILLS / 20); /* it got somewhere */
    munmap(progress, sizeof *progress);
    scratch_remove(folder);
    mem_free(folder);
}

static void write_file(const char *folder, const char *name, const char *text)
{
    char *path = path_join(folder, name);

    assert_true(file_write(path, text, strlen(text), NULL));
    mem_free(path);
}

/* Is there a file of that text in the folder or in its subfolder? */
static bool is_file_there(const char *folder, const char *name, const char *text)
{
    char *home = path_join(folder, "before-database");
    char *paths[] = {path_join(folder, name), path_join(home, name)};
    bool there = false;

    for (int i = 0; i < 2; i++) {
        char *found = file_read(paths[i], 1 << 16, NULL, NULL);

        there = there || (found && strcmp(found, text) == 0);
        mem_free(found);
        mem_free(paths[i]);
    }
    mem_free(home);
    return there;
}

static bool is_kept(struct store *store, const char *name, const char *text)
{
    char *found = store_get(store, name);
    bool kept = found && strcmp(found, text) == 0;

    mem_free(found);
    return kept;
}

/* The first start of this version in a folder of the last one, killed on its way: the next start
 * has everything, and no file is lost. */
static void no_kill_loses_a_file_that_is_taken_over(void **state)
{
    (void)state;
    srandom(21);
    for (int i = 0; i < KILLS / 4; i++) {
        char *folder = scratch_make();
        struct store_complaint complaint;
        struct store *store;
        pid_t child;

        write_file(folder, "settings.json", "{\"pace\": \"slow\"}");
        write_file(folder, "autosave-ace", "a match");
        child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            store_open(folder);
            for (;;)
                pause();
        }
        kill_after(child, random() % 6000);
        assert_true(is_file_there(folder, "settings.json", "{\"pace\": \"slow\"}"));
        assert_true(is_file_there(folder, "autosave-ace", "a match"));
        store = store_open(folder);
        assert_false(store_complaint(store, &complaint));
        assert_true(is_kept(store, "settings.json", "{\"pace\": \"slow\"}"));
        assert_true(is_kept(store, "autosave-ace", "a match"));
        assert_true(is_file_there(folder, "autosave-ace", "a match"));
        store_close(store);
        scratch_remove(folder);
        mem_free(folder);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_kill_damages_a_text),
        cmocka_unit_test(no_kill_loses_a_file_that_is_taken_over),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
