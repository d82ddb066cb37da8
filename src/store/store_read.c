/* The store's readers: they look into the queue first, where what was put lies until the disk has
 * it, then at the disk. */

#include "store.h"

#include "check.h"
#include "mem.h"
#include "path.h"
#include "store_inside.h"
#include "store_open.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Reading the file without its log is better than nothing; but where we write, what is behind must
 * not be taken for the latest. */
static enum database_mode way_to_read(const struct store *store, const struct reading *reading)
{
    if (!store->writable && !database_log_fits(store->path))
        return DATABASE_AS_IT_LIES;
    return reading->tries && !(store->writable && database_has_log(store->path))
               ? DATABASE_READ_AS_IT_LIES
               : DATABASE_READ;
}

/* A system that would not say whether the file is there has refused as well. */
static bool is_missing(const char *path, struct database_fault *fault)
{
    const bool there = path_exists(path), missing = !there && (errno == ENOENT || errno == ENOTDIR);

    if (!there && !missing) {
        *fault = (struct database_fault){.verdict = DATABASE_REFUSED, .trouble = STORE_FAULT};
        snprintf(fault->sentence, sizeof fault->sentence, "%s: %s", path, strerror(errno));
    }
    return missing;
}

void store_read_begin(struct store *store, struct reading *reading)
{
    pthread_mutex_lock(&store->mutex);
    reading->renewals = store->renewals;
    pthread_mutex_unlock(&store->mutex);
    pthread_mutex_lock(&store->reading);
    /* looked for once: it may be made anew meanwhile, and a second look would contradict the first
     */
    const bool to_open = !store->in && store->readable && !is_missing(store->path, &reading->fault);

    if (to_open)
        store->in = database_open(store->path, way_to_read(store, reading), &reading->fault);
    reading->unopened = to_open && !store->in;
    reading->database = store->in;
}

bool store_read_end(struct store *store, struct reading *reading, bool done)
{
    const struct database_fault *fault = &reading->fault;
    const bool failed = !done || reading->unopened;
    const bool again = failed &&
                       (fault->verdict == DATABASE_REFUSED || fault->verdict == DATABASE_DAMAGED) &&
                       reading->tries++ == 0;

    reading->known = !failed;
    /* next time the log may be to be had again */
    if (failed || (store->in && store->writable && database_lies(store->in))) {
        database_close(store->in);
        store->in = NULL;
    }
    pthread_mutex_unlock(&store->reading);
    if (!failed || again)
        return again;
    pthread_mutex_lock(&store->mutex);
    while (fault->verdict == DATABASE_DAMAGED && store->busy)
        pthread_cond_wait(&store->idle, &store->mutex);
    if (fault->verdict != DATABASE_DAMAGED || !store->writable)
        store_complain(store, STORE_UNREAD, "", fault->sentence);
    else if (store->renewals == reading->renewals &&
             store_renew(store, fault)) /* else somebody was faster */
        store_wake(store);
    pthread_mutex_unlock(&store->mutex);
    return false;
}

/* The youngest job for that name, in whatever queue; with the mutex held. */
static const struct job *pending(const struct store *store, const char *name)
{
    const struct job *job = queue_find(&store->group, name);

    if (!job)
        job = queue_find(&store->queue, name);
    return job ? job : queue_find(&store->working, name);
}

/* Either may be NULL. */
static void look_up(struct store *store, const char *name, char **text, int64_t *changed)
{
    struct reading reading = {0};
    const struct grown *grown;
    const struct job *job;
    bool done;

    CARRE_ASSERT(store_name_allowed(name));
    pthread_mutex_lock(&store->mutex);
    grown = store_grown(store, name);
    job = grown ? NULL : pending(store, name);
    if ((grown || job) && text)
        *text = mem_copy_text(grown ? strbuf_text(&grown->text) : job->text);
    if ((grown || job) && changed)
        *changed = grown ? grown->when : job->text ? job->when : 0;
    pthread_mutex_unlock(&store->mutex);
    if (grown || job)
        return;
    do {
        store_read_begin(store, &reading);
        done = !reading.database ||
               database_text(reading.database, name, text, changed, &reading.fault);
    } while (store_read_end(store, &reading, done));
}

char *store_get(struct store *store, const char *name)
{
    char *text = NULL;

    look_up(store, name, &text, NULL);
    return text;
}

int64_t store_changed(struct store *store, const char *name)
{
    int64_t changed = 0;

    look_up(store, name, NULL, &changed);
    return changed;
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

struct names {
    char **name;
    size_t count;
    const char *ending;
};

static void forget_name(struct names *names, const char *name)
{
    for (size_t i = 0; i < names->count; i++) {
        if (strcmp(names->name[i], name) != 0)
            continue;
        mem_free(names->name[i]);
        names->name[i] = names->name[--names->count];
        names->name[names->count] = NULL;
        return;
    }
}

static void note_name(void *user, const char *name)
{
    struct names *names = user;
    size_t length = strlen(name), tail = strlen(names->ending);

    if (length < tail || strcmp(name + length - tail, names->ending) != 0)
        return;
    forget_name(names, name);
    names->name = mem_realloc(names->name, (names->count + 2) * sizeof *names->name);
    names->name[names->count++] = mem_copy_text(name);
    names->name[names->count] = NULL;
}

/* What the queue will have written: names that come, and names that go. */
static void note_queue(struct names *come, struct names *go, const struct queue *queue)
{
    for (const struct job *job = queue->first; job; job = job->next) {
        if (job->kind != JOB_TEXT)
            continue;
        note_name(job->text ? come : go, job->name);
        forget_name(job->text ? go : come, job->name);
    }
}

static void free_names(struct names *names)
{
    for (size_t i = 0; i < names->count; i++)
        mem_free(names->name[i]);
    mem_free(names->name);
}

char **store_list(struct store *store, const char *ending)
{
    struct names names = {.name = mem_alloc(sizeof(char *)), .ending = ending};
    struct names come = {.ending = ending}, go = {.ending = ending};
    struct reading reading = {0};
    bool done;

    /* Before the disk is read: what is written meanwhile is in one of the two, and twice the same
     * is once. */
    pthread_mutex_lock(&store->mutex);
    note_queue(&come, &go, &store->working);
    note_queue(&come, &go, &store->queue);
    note_queue(&come, &go, &store->group);
    pthread_mutex_unlock(&store->mutex);
    do {
        store_read_begin(store, &reading);
        done = !reading.database ||
               database_names(reading.database, note_name, &names, &reading.fault);
    } while (store_read_end(store, &reading, done));
    for (size_t i = 0; i < go.count; i++)
        forget_name(&names, go.name[i]);
    for (size_t i = 0; i < come.count; i++)
        note_name(&names, come.name[i]);
    free_names(&come);
    free_names(&go);
    if (names.count > 1)
        qsort(names.name, names.count, sizeof *names.name, by_name);
    return names.name;
}

void store_list_free(char **names)
{
    for (size_t i = 0; names && names[i]; i++)
        mem_free(names[i]);
    mem_free(names);
}
