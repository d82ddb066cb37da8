/* Opening: the folder is claimed, the database opened or set aside, and what earlier versions left
 * is taken over. */

#include "check.h"
#include "file.h"
#include "lock.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "store_open.h"
#include "strbuf.h"
#include "system.h"
#include "takeover.h"

#include <errno.h>
#include <string.h>
#include <time.h>

/* *taken: another program has it. */
static bool claim_folder(struct store *store, bool *taken)
{
    struct strbuf why = STRBUF_EMPTY;
    char *path = path_join(store->folder, "lock");
    enum lock_answer answer = LOCK_REFUSED;

    if (path_make_folder(store->folder, &why))
        answer = lock_take(path, &store->lock, &why);
    *taken = answer == LOCK_TAKEN;
    if (answer == LOCK_REFUSED)
        store_complain(store, database_trouble(errno), "", strbuf_text(&why));
    if (answer == LOCK_TAKEN) {
        strbuf_setf(&why, "%s: another Carré is using this folder; this one keeps nothing",
                    store->folder);
        store_complain(store, STORE_TAKEN, "", strbuf_text(&why));
    }
    mem_free(path);
    strbuf_free(&why);
    return answer == LOCK_HELD;
}

bool store_set_database_aside(struct store *store, const struct database_fault *fault)
{
    struct strbuf said = STRBUF_EMPTY, why = STRBUF_EMPTY;
    char aside[80];
    bool done = database_set_aside(store->path, aside, sizeof aside, &why);

    if (done)
        strbuf_setf(&said,
                    "%s. It was set aside as %s, and a fresh one begun; “carre recover %s/%s” "
                    "reads what can be read of it",
                    fault->sentence, aside, store->folder, aside);
    else
        strbuf_setf(&said, "%s. It cannot be set aside: %s", fault->sentence, strbuf_text(&why));
    store_complain(store, done ? STORE_DAMAGED : database_trouble(errno), done ? aside : "",
                   strbuf_text(&said));
    strbuf_free(&said);
    strbuf_free(&why);
    return done;
}

void store_look_at_log(struct store *store)
{
    static const char *const is[] = {
        [WAL_TORN] = "wal: is not a database's log",
        [WAL_FOREIGN] = "wal: is the log of another database, or of another time of this one",
        [WAL_JOURNAL] = "journal: is no part of this database",
    };
    struct strbuf said = STRBUF_EMPTY;
    char aside[80];
    const enum wal_verdict verdict = database_set_log_aside(store->path, aside, sizeof aside);

    if (verdict != WAL_FITS) {
        strbuf_setf(&said, "%s-%s. It was set aside as %s", store->path, is[verdict], aside);
        store_complain(store, STORE_FOREIGN, aside, strbuf_text(&said));
    }
    strbuf_free(&said);
}

static void open_database(struct store *store)
{
    struct database_fault fault = {0};

    store_look_at_log(store);
    store->in = database_open(store->path, DATABASE_WRITE, &fault);
    if (!store->in && fault.verdict == DATABASE_DAMAGED) /* or the disk stuttered */
        store->in = database_open(store->path, DATABASE_WRITE, &fault);
    if (store->in)
        return;
    if (fault.verdict == DATABASE_DAMAGED) {
        if (store_set_database_aside(store, &fault))
            store->in = database_open(store->path, DATABASE_WRITE, &fault);
        else
            store->writable = store->readable = false;
    } else if (fault.verdict == DATABASE_NEWER) {
        store->writable = store->readable = false;
    }
    if (!store->in && fault.verdict != DATABASE_DAMAGED)
        store_complain(store, fault.trouble, "", fault.sentence);
}

/* Texts that the database has already win over files: either a kill came between taking them over
 * and moving them, or an earlier version was played once more. Nothing is lost, the files are kept.
 */
static void drop_known(struct store *store, struct queue *texts)
{
    struct database_fault fault;
    int64_t changed;

    for (const struct job *job = texts->first, *next; job; job = next) {
        next = job->next;
        if (database_text(store->in, job->name, NULL, &changed, &fault) && changed != 0)
            queue_drop(texts, job->name);
    }
}

/* Before there is a thread: with the database in one transaction, without one into the queue, where
 * they are read all the same. The files stay where they are until their texts are safe. */
static void take_over(struct store *store)
{
    struct takeover found;
    struct database_fault fault;

    takeover_find(&found, store->folder, store->writable);
    if (store->in && found.texts.first)
        drop_known(store, &found.texts);
    if (store->in && (!found.texts.first || database_do(store->in, found.texts.first, &fault))) {
        takeover_move(&found, store->folder);
    } else {
        if (store->in)
            store_complain(store, fault.trouble, "", fault.sentence);
        queue_append(&store->queue, &found.texts);
    }
    takeover_free(&found);
}

struct store *store_open(const char *folder)
{
    struct store *store = mem_alloc(sizeof *store);
    bool taken;

    store->folder = folder ? mem_copy_text(folder) : path_data_folder();
    store->path = path_join(store->folder, STORE_DATABASE);
    pthread_mutex_init(&store->mutex, NULL);
    pthread_mutex_init(&store->reading, NULL);
    pthread_cond_init(&store->work, NULL);
    system_condition(&store->idle);
    store->readable = true;
    store->writable = claim_folder(store, &taken);
    if (store->writable)
        open_database(store);
    if (!taken && store->readable)
        take_over(store);
    store->has_writer =
        store->writable && system_start_thread(&store->writer, store_write_all, store);
    return store;
}

/* Reading by the log makes the log's index if there is none. Where there is one, a Carré is
 * running, or was killed. */
static char *peek_into(const char *path, const char *name)
{
    struct database_fault fault = {0};
    struct strbuf index = STRBUF_EMPTY;
    struct database *database;
    char *text = NULL;

    strbuf_setf(&index, "%s-shm", path);
    const bool by_log = path_exists(strbuf_text(&index)) && database_log_fits(path);
    database = database_open(path, by_log ? DATABASE_READ : DATABASE_AS_IT_LIES, &fault);
    strbuf_free(&index);
    if (database)
        database_text(database, name, &text, NULL, &fault);
    database_close(database);
    return text;
}

char *store_peek(const char *folder, const char *name)
{
    char *home = folder ? mem_copy_text(folder) : path_data_folder(),
         *path = path_join(home, STORE_DATABASE), *text = peek_into(path, name),
         *file = path_join(home, name);

    if (!text)
        text = file_read(file, STORE_TEXT_LIMIT, NULL, NULL);
    mem_free(file);
    mem_free(path);
    mem_free(home);
    return text;
}
