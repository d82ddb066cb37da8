/* Every call by which the store touches the disk fails in turn, and every allocation. Whatever
 * fails: what was put is read, what was acknowledged (store_flush said true) is there at the next
 * start, trouble has a sentence, and play goes on.
 *
 *     test-store-faults all     every call number; else one in a few */

#include "unit.h"

#include "faults.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <errno.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static int stride = 7;

enum { ACTIONS = 12 };

/* Seen by parent and child. */
struct progress {
    volatile int put, safe; /* the last action put, and the last known to be on disk */
    volatile int untold;    /* refusals without a sentence */
    volatile int unread;    /* texts that were put and not read back at once */
};
static struct progress *progress;
/* the disk refuses for good: then what was written may be out of sight, but never another text */
static bool lasting;

/* Action n: a text that grows as a match does; some actions are taken back. */
static char *text_of(int n)
{
    struct strbuf text = STRBUF_EMPTY;

    for (int i = 0; i < (n % 4 == 3 ? n - 2 : n) * 90; i++)
        strbuf_addf(&text, "%d play #%d\n", i, i % 7);
    strbuf_addf(&text, "end %d\n", n);
    return strbuf_take(&text);
}

static int number_of(const char *text)
{
    const char *end = text ? strstr(text, "end ") : NULL;

    return end ? atoi(end + 4) : 0;
}

static void put_grown(struct store *store, const char *text)
{
    char *before = store_get(store, "autosave-ace");
    size_t from = 0;

    while (before && text[from] && text[from] == before[from])
        from++;
    if (!store_put_from(store, "autosave-ace", store, from, text + from))
        store_put_from(store, "autosave-ace", store, 0, text);
    mem_free(before);
}

static void see(struct store *store, int n)
{
    char *expected = text_of(n), *text = store_get(store, "autosave-ace");

    if (text ? strcmp(text, expected) != 0 : !lasting)
        progress->unread++;
    mem_free(text);
    mem_free(expected);
}

/* A short evening, from the program's start to its end. */
static void play(const char *folder)
{
    struct store *store = store_open(folder);
    struct store_complaint complaint = {0};
    struct person who = {.name = "Zoé"};
    bool told = store_complaint(store, &complaint);

    mem_free(store_get(store, "settings.json"));
    profile_add(store, &who);
    for (int n = 1; n <= ACTIONS; n++) {
        char *text = text_of(n);
        bool kept;

        progress->put = n;
        store_begin(store);
        put_grown(store, text);
        store_put(store, "seating-ace", text);
        store_end(store);
        see(store, n);
        kept = store_flush(store);
        if (kept)
            progress->safe = n;
        told |= store_complaint(store, &complaint);
        if (!kept && (!told || !complaint.sentence[0]))
            progress->untold++;
        see(store, n);
        mem_free(text);
    }
    store_close(store);
}

/* The next start. Returns the action that it finds, 0 for none. */
static int found(const char *folder, bool *damaged)
{
    struct store *store = store_open(folder);
    struct store_complaint complaint;
    char *text = store_get(store, "autosave-ace"), *seating = store_get(store, "seating-ace");
    int n = number_of(text);
    char *expected = text_of(n);

    *damaged = store_complaint(store, &complaint);
    if (*damaged)
        print_message("%s\n", complaint.sentence);
    if (text) {
        assert_string_equal(text, expected);
        assert_string_equal(seating ? seating : "(none)", expected);
    }
    mem_free(expected);
    mem_free(seating);
    mem_free(text);
    store_close(store);
    return n;
}

static const char *kind_name(unsigned kind)
{
    static const char *const names[] = {"open", "read", "write", "sync", "name",
                                        "look", "lock", "map",   "close"};

    for (int i = 0; i < 9; i++)
        if (kind == 1U << i)
            return names[i];
    return "any";
}

static long calls_of_an_evening(const char *folder, unsigned kinds)
{
    faults_arm((struct fault){.kinds = kinds});
    play(folder);
    return faults_disarm();
}

/* One evening with that fault, in a folder that is used already, then the next start. */
static void evening(struct fault fault)
{
    char *folder = scratch_make();
    bool damaged;
    int n;

    *progress = (struct progress){0};
    play(folder);
    *progress = (struct progress){0};
    /* a lock that can't be given back stays taken */
    lasting = fault.end == FAULT_FAILS_ON || fault.kinds == FAULT_LOCK;
    faults_arm(fault);
    play(folder);
    faults_disarm();
    lasting = false;
    n = found(folder, &damaged);
    if (n == ACTIONS && progress->safe == 0)
        n = 0; /* nothing was taken: the evening before is there */
    if (n < progress->safe || damaged || progress->untold || progress->unread) {
        print_message("%s %ld, %s%s: found %d, safe %d of %d, untold %d, unread %d\n",
                      kind_name(fault.kinds), fault.at, strerror(fault.cause),
                      fault.end == FAULT_FAILS_ON ? " from there on" : "", n, progress->safe,
                      progress->put, progress->untold, progress->unread);
        fail();
    }
    scratch_remove(folder);
    mem_free(folder);
}

static void every_call_fails_in_turn(void **state)
{
    static const int causes[] = {ENOSPC, EIO, EACCES};
    long tried = 0;

    for (unsigned kind = 1; kind < FAULT_ALL; kind <<= 1) {
        long calls;

        if (kind == FAULT_LOCK && stride > 1)
            continue; /* each is waited for, up to ten seconds */

        calls_of_an_evening(*state, kind);
        calls = calls_of_an_evening(*state, kind);
        assert_true(calls > 0 || kind == FAULT_MAP);
        for (long at = 1; at <= calls + 2; at += kind == FAULT_LOCK ? 25 : stride)
            for (int end = FAULT_FAILS; end <= FAULT_FAILS_ON; end++) {
                for (int i = 0; i < (stride == 1 ? 3 : 1); i++, tried++) {
                    const int cause = causes[(at + end + i) % 3];

                    if (kind == FAULT_LOCK && end == FAULT_FAILS_ON)
                        /* somebody has the lock for good: waited for, call by call;
                         * test_store_damaged.c has that */
                        continue;
                    evening((struct fault){
                        .kinds = kind, .at = at, .end = (enum fault_end)end, .cause = cause});
                }
            }
        print_message("%s: %ld calls an evening\n", kind_name(kind), calls);
    }
    print_message("%ld evenings with a fault\n", tried);
}

/* One look at the disk finds no database, and the next finds it, as when the thread that writes has
 * just made it anew: to a reader there was nothing, or all of it, and no trouble without a cause.
 * The reader here is a second Carré, which opens the database when it reads. */
static void a_database_that_comes_between_two_looks_is_no_trouble(void **state)
{
    struct store *first;
    long looks = 0;

    play(*state);
    first = store_open(*state);
    for (long at = 1; at == 1 || at <= looks; at++) {
        struct store *store = store_open(*state);
        struct store_complaint complaint;
        char *text;

        assert_true(store_complaint(store, &complaint)); /* that the folder is taken */
        faults_arm((struct fault){.kinds = FAULT_LOOK, .at = at, .cause = ENOTDIR});
        text = store_get(store, "autosave-ace");
        looks = faults_disarm();
        assert_false(store_complaint(store, &complaint));
        assert_true(!text || number_of(text) == ACTIONS);
        mem_free(text);
        store_close(store);
    }
    assert_true(looks > 0);
    store_close(first);
}

/* ---- memory ---- */

static sqlite3_mem_methods memory;
static atomic_long refuse_in; /* 0: never; below: from now on */

static bool refuses(void)
{
    long n = atomic_load(&refuse_in);

    return n < 0 || (n > 0 && atomic_fetch_sub(&refuse_in, 1) == 1);
}

static void *get(int size) { return refuses() ? NULL : memory.xMalloc(size); }
static void *grow(void *block, int size) { return refuses() ? NULL : memory.xRealloc(block, size); }

static int watch_memory(void **state)
{
    sqlite3_mem_methods watched;

    (void)state;
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_GETMALLOC, &memory);
    watched = memory;
    watched.xMalloc = get;
    watched.xRealloc = grow;
    sqlite3_config(SQLITE_CONFIG_MALLOC, &watched);
    sqlite3_initialize();
    return scratch_set_up(state);
}

static int forget_memory(void **state)
{
    sqlite3_shutdown();
    sqlite3_config(SQLITE_CONFIG_MALLOC, &memory);
    return scratch_tear_down(state);
}

/* SQLite gets no memory once: a verdict like any other, told, and tried again. */
static void every_allocation_of_the_database_fails_in_turn(void **state)
{
    long most;

    play(*state);
    atomic_store(&refuse_in, 1L << 30);
    play(*state);
    most = (1L << 30) - atomic_exchange(&refuse_in, 0);
    for (long at = 1; at <= most + stride; at += stride * 3) {
        bool damaged;
        int n;

        *progress = (struct progress){0};
        atomic_store(&refuse_in, at);
        play(*state);
        atomic_store(&refuse_in, 0);
        n = found(*state, &damaged);
        if (n < progress->safe || damaged || progress->untold || progress->unread) {
            print_message("allocation %ld: found %d, safe %d, untold %d, unread %d\n", at, n,
                          progress->safe, progress->untold, progress->unread);
            fail();
        }
    }
    print_message("%ld allocations of the database an evening\n", most);
}

/* Our own memory: there a refusal is the end, with a sentence (mem.h), since every decision is on
 * disk already. It is. */
static void a_refusal_that_ends_the_program_loses_nothing(void **state)
{
    long most = 0;
    bool damaged;

    for (long at = 1; !most; at += stride * 5) {
        pid_t child;
        int status, n;

        *progress = (struct progress){0};
        child = fork();
        assert_true(child >= 0);
        if (child == 0) {
            close(STDERR_FILENO);
            mem_fail_at(at);
            play(*state);
            _exit(0);
        }
        assert_int_equal(waitpid(child, &status, 0), child);
        if (WIFEXITED(status))
            most = at;
        else
            assert_int_equal(WTERMSIG(status), SIGABRT);
        n = found(*state, &damaged);
        assert_false(damaged);
        if (progress->safe)
            assert_in_range(n, progress->safe, progress->put);
        assert_int_equal(progress->untold, 0);
        assert_int_equal(progress->unread, 0);
    }
    print_message("%ld allocations of ours an evening\n", most);
}

int main(int argc, char **argv)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, scratch_set_up, scratch_tear_down)
    const struct CMUnitTest tests[] = {
        TEST(every_call_fails_in_turn),
        TEST(a_database_that_comes_between_two_looks_is_no_trouble),
        cmocka_unit_test_setup_teardown(every_allocation_of_the_database_fails_in_turn,
                                        watch_memory, forget_memory),
        TEST(a_refusal_that_ends_the_program_loses_nothing),
    };

    if (argc > 1 && strcmp(argv[1], "all") == 0)
        stride = 1;
    progress =
        mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return progress == MAP_FAILED ? 1 : cmocka_run_group_tests(tests, NULL, NULL);
}
