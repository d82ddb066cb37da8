/* A SIGKILL at any moment leaves the old text or the new one, whole. A child puts numbered texts as fast as it can, and
 * tells the number of each before and after its writing, with a second text and a person that belong to it; the parent kills it at a random moment and looks at the disk. */

#include "unit.h"

#include "mem.h"
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

_Noreturn static void play(const char *folder, struct progress *progress, unsigned from)
{
    struct store *store = store_open(folder);
    struct person who = {0};

    for (unsigned n = from + 1;; n++) {
        char *text = numbered(n);

        progress->put = n;
        store_begin(store); /* a game and its table, and somebody who joins: together or not at all */
        store_put(store, "ace.match", text);
        store_put(store, "table-ace", text);
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
    struct store_complaint complaint;
    struct person *people;
    size_t count;

    assert_false(store_complaint(store, &complaint));
    if (text) {
        assert_string_equal(text, whole);
        assert_string_equal(table ? table : "(none)", whole);
    }
    people = profile_people(store, &count);
    if (count > 0)
        assert_int_equal(strtoul(people[0].name + 1, NULL, 10), n);
    for (size_t i = 0; i < count; i++) /* room for the next life */
        profile_remove(store, people[i].id);
    mem_free(people);
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
        kill_after(child, 500 + random() % 12000);
        n = found(folder);
        assert_in_range(n, progress->safe, progress->put);
        last = n;
        progress->put = n;
        progress->safe = n;
    }
    assert_true(last > KILLS / 4);
    munmap(progress, sizeof *progress);
    scratch_remove(folder);
    mem_free(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_kill_damages_a_text)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
