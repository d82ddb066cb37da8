#ifndef CARRE_STORE_INSIDE_H
#define CARRE_STORE_INSIDE_H

#include "database.h"
#include "queue.h"
#include "store.h"

#include <pthread.h>
#include <stdbool.h>

/* What store.c shares with profile.c.
 *
 * Two connections: `out` belongs to whoever is `busy` writing (the writer's thread), `in` to whoever holds `reading`. A job
 * wanders from `group` (store_begin) through `queue` to `working`, and from there to the disk or back. Where both mutexes
 * are needed, `mutex` is taken first. */

struct store {
    char *folder, *path; /* path: of the database */
    int lock_file;
    bool writable; /* false: everything stays in the queue */
    bool readable; /* false: the database is not ours to read (a newer one) */
    pthread_t writer;
    bool has_writer;
    struct database *out;

    pthread_mutex_t reading; /* guards this one */
    struct database *in;

    pthread_mutex_t mutex; /* guards all below */
    pthread_cond_t work, idle;
    struct queue group, queue, working;
    int depth;    /* of store_begin */
    bool busy;    /* the working queue is at the disk */
    bool stuck;   /* the disk refused: to be left alone until somebody puts or flushes */
    bool closing;
    int renewals; /* how often a damaged database was set aside */
    bool complained; /* and nothing was written since: the same again is no news */
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

/* Queues the job, which the store then owns. With the mutex held. */
void store_add_job(struct store *store, struct job *job);

/* The connection to read from, or NULL when there is nothing to read; store_read_end in either case, with the mutex not
 * held, and the fault when the reading failed (else NULL). */
struct database *store_read_begin(struct store *store, int *renewals);
void store_read_end(struct store *store, int renewals, const struct database_fault *fault);

#endif
