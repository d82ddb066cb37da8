/* The store: a thread that takes the queue to the disk. Its readers are in store_read.c, its
 * opening in store_open.c.
 *
 * The queue goes as a whole, in one transaction: so what belongs together stays together, whatever
 * was put over it in between. While it is at the disk it hangs at `working`, where readers still
 * find it. What failed goes back before what came meanwhile, and is left alone until somebody puts
 * or flushes. */
#include "store.h"

#include "check.h"
#include "lock.h"
#include "log.h"
#include "mem.h"
#include "store_inside.h"
#include "store_open.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { RENEWALS = 3 }; /* a disk that tears every database is not to be filled with them */

bool store_name_allowed(const char *name)
{
    size_t length = strlen(name);

    return length > 0 && length <= 60 && name[0] >= 'a' && name[0] <= 'z' &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789._-") == length;
}

static bool keeps_nothing(enum store_trouble trouble)
{
    switch (trouble) {
    case STORE_FULL:
    case STORE_FORBIDDEN:
    case STORE_TAKEN:
    case STORE_NEWER:
    case STORE_FAULT: return true;
    case STORE_DAMAGED: /* a fresh one takes what comes */
    case STORE_FOREIGN:
    case STORE_UNREAD: break;
    }
    return false;
}

void store_complain(struct store *store, enum store_trouble trouble, const char *name,
                    const char *sentence)
{
    CARRE_ASSERT(*sentence);
    if (keeps_nothing(trouble)) {
        store->unsaved = true;
        store->why = trouble;
    }
    if (store->complained && store->complaint.trouble == trouble)
        return;
    log_warn("%s", sentence);
    if (store->news) /* the first trouble is the one to tell: others follow from it */
        return;
    store->complained = true;
    store->news = true;
    store->complaint.trouble = trouble;
    snprintf(store->complaint.name, sizeof store->complaint.name, "%s", name);
    snprintf(store->complaint.sentence, sizeof store->complaint.sentence, "%s", sentence);
}

/* The people and what they earned are in memory; a database that is new shall have them too. */
static void put_people_again(struct store *store)
{
    for (size_t i = 0; i < store->npeople; i++)
        queue_add(&store->queue, queue_new_person(&store->people[i]));
    for (size_t i = 0; i < store->nachieved; i++)
        queue_add(&store->queue, queue_new_achievement(&store->achieved[i]));
}

struct grown *store_grown(const struct store *store, const char *name)
{
    for (size_t i = 0; i < store->ngrown; i++)
        if (strcmp(store->grown[i].name, name) == 0)
            return &store->grown[i];
    return NULL;
}

static void distrust_disk(struct store *store)
{
    for (size_t i = 0; i < store->ngrown; i++)
        store->grown[i].anew = true;
}

/* This one waits with what is new alone, and the disk may not have what it was. */
static bool is_to_be_whole(const struct store *store, const struct grown *text)
{
    const struct job *job = text->anew ? queue_find(&store->queue, text->name) : NULL;

    return job && job->from > 0;
}

/* What grows is known here as it was put last; a group that is still open may hold some of that, so
 * that the writing waits for its end. */
static bool waits_for_group(const struct store *store)
{
    for (size_t i = 0; i < store->ngrown && store->depth > 0; i++)
        if (is_to_be_whole(store, &store->grown[i]))
            return true;
    return false;
}

static void make_whole(struct store *store)
{
    for (size_t i = 0; i < store->ngrown; i++) {
        struct grown *text = &store->grown[i];

        if (is_to_be_whole(store, text))
            queue_add(&store->queue,
                      queue_new_text(text->name, 0, strbuf_text(&text->text), text->when));
        text->anew = text->anew && !queue_find(&store->queue, text->name);
    }
}

bool store_renew(struct store *store, const struct database_fault *fault)
{
    bool done = store->renewals < RENEWALS;

    store->renewals++;
    distrust_disk(store);
    database_close(store->out);
    store->out = NULL;
    pthread_mutex_lock(&store->reading);
    database_close(store->in);
    store->in = NULL;
    done = done && store_set_database_aside(store, fault);
    pthread_mutex_unlock(&store->reading);
    if (!done)
        store_complain(store, STORE_FAULT, "", fault->sentence);
    put_people_again(store);
    return done;
}

static bool write_out(struct store *store, struct database_fault *fault)
{
    bool done = false;

    if (store->out && database_lost(store->out)) {
        database_leave(store->out);
        store->out = NULL;
        pthread_mutex_lock(&store->mutex);
        pthread_mutex_lock(&store->reading);
        database_leave(store->in);
        store->in = NULL;
        store_look_at_log(store);
        pthread_mutex_unlock(&store->reading);
        pthread_mutex_unlock(&store->mutex);
        *fault = (struct database_fault){.verdict = DATABASE_REFUSED, .trouble = STORE_FAULT};
        snprintf(fault->sentence, sizeof fault->sentence,
                 "%s: was removed or replaced while the game was running", store->path);
        return false;
    }
    /* A disk that stutters once looks like a damaged database to SQLite, and none is set aside for
     * that: damage shows twice. */
    for (int tries = 0; tries < 2 && !done && (tries == 0 || fault->verdict == DATABASE_DAMAGED);
         tries++) {
        if (!store->out)
            store->out = database_open(store->path, DATABASE_WRITE, fault);
        done = store->out && database_do(store->out, store->working.first, fault);
        if (!done && fault->verdict == DATABASE_WRONG && store->out &&
            !database_sound(store->out)) {
            fault->verdict = DATABASE_DAMAGED; /* damage can look like work that makes no sense */
            fault->trouble = STORE_DAMAGED;
        }
        if (!done) {
            database_close(store->out);
            store->out = NULL;
        }
    }
    return done;
}

/* What to do with a queue that the disk did not take; with the mutex held. */
static void take_back(struct store *store, const struct database_fault *fault)
{
    const char *name = store->working.first->kind == JOB_TEXT ? store->working.first->name : "";
    struct queue later = store->queue;

    distrust_disk(store);
    switch (fault->verdict) {
    case DATABASE_GOOD: break;
    case DATABASE_WRONG: /* it would be refused for ever, and all that comes after it */
        store_complain(store, fault->trouble, name, fault->sentence);
        store->stuck = true;
        queue_clear(&store->working);
        return;
    case DATABASE_REFUSED:
    case DATABASE_NEWER:
        store_complain(store, fault->trouble, name, fault->sentence);
        store->stuck = true;
        break;
    case DATABASE_DAMAGED: break;
    }
    store->queue = store->working;
    store->working = (struct queue){0};
    queue_append(&store->queue, &later);
    if (fault->verdict == DATABASE_DAMAGED)
        store->stuck = !store_renew(store, fault);
}

/* Takes the queue to the disk with the mutex released meanwhile, and files the outcome. */
static void work_once(struct store *store)
{
    struct database_fault fault = {0};
    bool done;

    make_whole(store);
    store->working = store->queue;
    store->queue = (struct queue){0};
    store->busy = true;
    pthread_mutex_unlock(&store->mutex);
    done = write_out(store, &fault);
    pthread_mutex_lock(&store->mutex);
    store->busy = false;
    if (done) {
        store->complained = store->unsaved = false;
        queue_clear(&store->working);
    } else {
        take_back(store, &fault);
    }
    pthread_cond_broadcast(&store->idle);
}

/* What nobody waits for: the disk is forced, the log folded. */
static void tidy(struct store *store, bool sync)
{
    struct database_fault fault = {0};
    bool done = true;

    store->busy = true;
    pthread_mutex_unlock(&store->mutex);
    if (sync)
        done = database_sync(store->out, &fault);
    if (database_is_long(store->out))
        database_fold(store->out);
    pthread_mutex_lock(&store->mutex);
    store->busy = false;
    if (sync)
        store->sync = false;
    if (!done)
        store_complain(store, fault.trouble, "", fault.sentence);
    pthread_cond_broadcast(&store->idle);
}

bool store_work(struct store *store)
{
    const bool waits = store->queue.first && !store->stuck && !waits_for_group(store);
    const bool is_long = store->out && database_is_long(store->out);
    const bool sync = store->out && store->sync && !waits;

    if (store->busy)
        return false;
    if (is_long || sync)
        tidy(store, sync);
    else if (waits)
        work_once(store);
    return is_long || sync || waits;
}

void *store_write_all(void *user)
{
    struct store *store = user;

    pthread_mutex_lock(&store->mutex);
    for (;;) {
        if (store_work(store))
            continue;
        if (store->closing)
            break;
        else
            pthread_cond_wait(&store->work, &store->mutex);
    }
    pthread_mutex_unlock(&store->mutex);
    return NULL;
}

void store_wake(struct store *store)
{
    store->stuck = false;
    if (store->has_writer)
        pthread_cond_signal(&store->work);
    else if (store->writable)
        while (store_work(store))
            continue;
}

void store_close(struct store *store)
{
    if (!store)
        return;
    pthread_mutex_lock(&store->mutex);
    CARRE_ASSERT(store->depth == 0);
    store->closing = true;
    store_wake(store);
    pthread_mutex_unlock(&store->mutex);
    if (store->has_writer)
        pthread_join(store->writer, NULL);
    database_close(store->in);
    database_close(store->out);
    queue_clear(&store->queue);
    while (store->ngrown)
        strbuf_free(&store->grown[--store->ngrown].text);
    mem_free(store->grown);
    mem_free(store->people);
    mem_free(store->achieved);
    lock_release(store->lock);
    pthread_cond_destroy(&store->idle);
    pthread_cond_destroy(&store->work);
    pthread_mutex_destroy(&store->reading);
    pthread_mutex_destroy(&store->mutex);
    mem_free(store->path);
    mem_free(store->folder);
    mem_free(store);
}

const char *store_folder(const struct store *store) { return store->folder; }
