#ifndef CARRE_STORE_INSIDE_H
#define CARRE_STORE_INSIDE_H

#include "database.h"
#include "queue.h"
#include "store.h"
#include "strbuf.h"

#include <pthread.h>
#include <stdbool.h>

/* What store.c shares with profile.c.
 *
 * Two connections: `out` belongs to the thread that is `busy` writing (the writer's thread), `in`
 * to the thread that holds `reading`. A job wanders from `group` (store_begin) through `queue` to
 * `working`, and from there to the disk or back. Where both mutexes are needed, `mutex` is taken
 * first. */

/* A text that grows, whole, as it was put last: what is written of it is only what is new. */
struct grown {
    char name[QUEUE_NAME];
    const void *whose;
    struct strbuf text;
    int64_t when;
    /* the disk may not have what it was before: it is to be written whole */
    bool anew;
};

struct store {
    char *folder, *path; /* path: of the database */
    struct lock *lock;   /* of the folder; NULL if another one has it */
    bool writable;       /* false: everything stays in the queue */
    bool readable;       /* false: the database is not ours to read (a newer one) */
    pthread_t writer;
    bool has_writer;
    struct database *out;

    pthread_mutex_t reading; /* guards this one */
    struct database *in;

    pthread_mutex_t mutex; /* guards all below */
    pthread_cond_t work, idle;
    struct queue group, queue, working;
    struct grown *grown;
    size_t ngrown;
    int depth;  /* of store_begin */
    bool busy;  /* somebody is at the disk, with the working queue or with `out` alone */
    bool sync;  /* to be done when the queue is empty */
    bool stuck; /* the disk refused: to be left alone until somebody puts or flushes */
    bool closing;
    int renewals;    /* how often a damaged database was set aside */
    bool complained; /* and nothing was written since: the same again is no news */
    bool unsaved;    /* nothing is kept since then… */
    enum store_trouble why;
    bool news;
    struct store_complaint complaint;

    /* profile.c's; read from the disk when first asked for */
    bool people_read, matches_read;
    struct person *people;
    size_t npeople;
    int64_t last_person, last_match; /* ids given */

    /* achievements.c's, likewise */
    bool achieved_read;
    struct achievement *achieved;
    size_t nachieved;
};

/* Where the ids begin when the disk would not tell which were given: beyond any that counting could
 * have reached, since the rows that can't be read now may be there again tomorrow. */
int64_t profile_far_id(void);

/* NULL: no text of that name grows. With the mutex held. */
struct grown *store_grown(const struct store *store, const char *name);

/* Queues the job, which the store then owns. With the mutex held. */
void store_add_job(struct store *store, struct job *job);

/* A reading of the disk. A disk that refuses once is asked again: what can't be read looks as if it
 * had never been kept, and would be written over; and to SQLite a read that fails looks like
 * damage. With the mutex not held:
 *
 *     struct reading r = {0};
 *     do {
 *         store_read_begin(store, &r);
 *         done = !r.database || database_text(r.database, …, &r.fault);
 *     } while (store_read_end(store, &r, done));
 *
 * Afterwards `known` tells that the disk has answered, be it that there is nothing. */
struct reading {
    struct database *database; /* NULL: there is nothing to read */
    struct database_fault fault;
    int renewals, tries;
    bool unopened; /* there is something, but it can't be opened */
    bool known;
};
void store_read_begin(struct store *store, struct reading *reading);
bool store_read_end(struct store *store, struct reading *reading, bool done); /* true: once more */

/* One step of what is to be done, with the mutex held; false: there is nothing. A queue that is
 * never empty waits for the folding, or the log would grow for ever, but not for the forcing. */
bool store_work(struct store *store);

#endif
