/* What keeping a decision costs, in ms: the commit for which a frame waits (the thread's waking
 * included), the folding of the log in between, and forcing the disk, as at the end of a hand.
 * Texts of 2, 20, 200 and 500 KB (a match of 10,000 actions) that grow by a line, written whole and
 * by what is new. Prints figures, judges nothing.
 *
 *     bench-store [FOLDER]      on the disk to be measured; else in $TMPDIR */
#include "database.h"
#include "mem.h"
#include "path.h"
#include "scratch.h"
#include "store.h"
#include "strbuf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { TIMES = 300 };

static double now_ms(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static int by_size(const void *a, const void *b)
{
    return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b);
}

static void say(const char *what, double ms[], int n)
{
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    printf("  %-32s median %7.3f, 95 %% %7.3f, most %7.3f ms\n", what, ms[n / 2], ms[n * 95 / 100],
           ms[n - 1]);
}

/* A match that is a line longer each time, as a match is written: its last line moves. */
static void keep(const char *folder, const char *text, bool whole)
{
    struct store *store = store_open(folder);
    struct strbuf all = STRBUF_EMPTY;
    double ms[TIMES];
    strbuf_add(&all, text);
    store_put_from(store, "autosave-bench", ms, 0, text);
    store_wait(store, 10000);
    for (int i = 0; i < TIMES; i++) {
        const size_t from = all.length;
        strbuf_addf(&all, "%d play #1 @%d : Jh 6c Th\n", i % 4, i * 900);
        const size_t stays = all.length;
        strbuf_addf(&all, "end %d e5c57b750d70448a\n", i);
        const double began = now_ms();
        if (whole)
            store_put(store, "autosave-bench", strbuf_text(&all));
        else
            store_put_from(store, "autosave-bench", ms, from, strbuf_text(&all) + from);
        store_wait(store, 10000);
        ms[i] = now_ms() - began;
        strbuf_cut(&all, stays);
    }
    say(whole ? "written whole, as a frame waits" : "a line more, as a frame waits", ms, TIMES);
    strbuf_free(&all);
    store_close(store);
}

static void force(const char *folder, char *text)
{
    char *path = path_join(folder, STORE_DATABASE);
    struct database_fault fault;
    struct database *database = database_open(path, DATABASE_WRITE, &fault);
    double ms[TIMES / 10];
    for (int i = 0; i < TIMES / 10 && database; i++) {
        for (int k = 0; k < 10; k++) {
            struct job *job = queue_new_text("autosave-bench", 0, text, 1);
            text[k] = (char)('a' + i % 26);
            database_do(database, job, &fault);
            queue_free_job(job);
        }
        const double began = now_ms();
        database_sync(database, &fault);
        ms[i] = now_ms() - began;
        if (database_is_long(database))
            database_fold(database);
    }
    say("forced after ten decisions", ms, TIMES / 10);
    database_close(database);
    mem_free(path);
}

int main(int argc, char **argv)
{
    static const int kilobytes[] = {2, 20, 200, 500};
    for (size_t i = 0; i < sizeof kilobytes / sizeof *kilobytes; i++) {
        const size_t length = (size_t)kilobytes[i] * 1000;
        char *folder = argc > 1 ? path_join(argv[1], "bench-store") : scratch_make(),
             *text = mem_alloc(length + 1);
        memset(text, '-', length);
        printf("%d KB\n", kilobytes[i]);
        keep(folder, text, true);
        keep(folder, text, false);
        force(folder, text);
        mem_free(text);
        scratch_remove(folder);
        mem_free(folder);
    }
    return 0;
}
