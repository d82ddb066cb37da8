/* store_put.c - what is put into the queue, waited for, and complained about (store.h). */
#include "store.h"

#include "check.h"
#include "mem.h"
#include "store_inside.h"
#include "system.h"
#include "store_open.h"

#include <stdio.h>
#include <time.h>

void store_add_job(struct store *store, struct job *job)
{
    queue_add(store->depth > 0 ? &store->group : &store->queue, job);
    if (store->depth == 0)
        store_wake(store);
}

void store_begin(struct store *store)
{
    pthread_mutex_lock(&store->mutex);
    store->depth++;
    pthread_mutex_unlock(&store->mutex);
}

void store_end(struct store *store)
{
    pthread_mutex_lock(&store->mutex);
    CARRE_ASSERT(store->depth > 0);
    if (--store->depth == 0 && (store->group.first || !store->stuck)) {
        queue_append(&store->queue, &store->group);
        store_wake(store);
    }
    pthread_mutex_unlock(&store->mutex);
}

static void put(struct store *store, const char *name, const char *text)
{
    struct job *job = queue_new_text(name, 0, text, profile_now());
    struct grown *grown;

    pthread_mutex_lock(&store->mutex);
    grown = store_grown(store, name);
    if (grown) {
        strbuf_free(&grown->text);
        *grown = store->grown[--store->ngrown];
    }
    store_add_job(store, job);
    pthread_mutex_unlock(&store->mutex);
}

void store_put(struct store *store, const char *name, const char *text)
{
    CARRE_ASSERT(text && store_name_allowed(name));
    put(store, name, text);
}

bool store_put_from(struct store *store, const char *name, const void *whose, size_t from,
                    const char *text)
{
    struct grown *grown;
    bool known;

    CARRE_ASSERT(text && store_name_allowed(name));
    pthread_mutex_lock(&store->mutex);
    grown = store_grown(store, name);
    if (!grown && from == 0) {
        store->grown = mem_realloc(store->grown, (store->ngrown + 1) * sizeof *store->grown);
        grown = &store->grown[store->ngrown++];
        *grown = (struct grown){.text = STRBUF_EMPTY};
        snprintf(grown->name, sizeof grown->name, "%s", name);
    }
    known = from == 0 || (grown && grown->whose == whose && from <= grown->text.length);
    if (known) {
        grown->whose = whose;
        grown->when = profile_now();
        strbuf_cut(&grown->text, from);
        strbuf_add(&grown->text, text);
        store_add_job(store, queue_new_text(name, from, text, grown->when));
    }
    pthread_mutex_unlock(&store->mutex);
    return known;
}

void store_remove(struct store *store, const char *name)
{
    CARRE_ASSERT(store_name_allowed(name));
    put(store, name, NULL);
}

void store_set_aside(struct store *store, const char *name)
{
    char *text = store_get(store, name);
    char aside[QUEUE_NAME];

    snprintf(aside, sizeof aside, "%s.damaged", name);
    store_begin(store);
    if (text)
        put(store, aside, text);
    put(store, name, NULL);
    store_end(store);
    mem_free(text);
}

/* Something is on its way to the disk. */
static bool is_at_it(const struct store *store)
{
    return store->working.first || (store->queue.first && !store->stuck);
}

bool store_flush(struct store *store)
{
    bool done;

    pthread_mutex_lock(&store->mutex);
    CARRE_ASSERT(store->depth == 0);
    store_wake(store);
    while (store->has_writer && is_at_it(store))
        pthread_cond_wait(&store->idle, &store->mutex);
    done = !store->queue.first && !store->working.first && !store->stuck;
    pthread_mutex_unlock(&store->mutex);
    return done;
}

void store_wait(struct store *store, int most_ms)
{
    CARRE_ASSERT(most_ms >= 0);
    const struct timespec end = system_moment(most_ms);

    pthread_mutex_lock(&store->mutex);
    while (store->has_writer && !store->unsaved && is_at_it(store) &&
           pthread_cond_timedwait(&store->idle, &store->mutex, &end) == 0)
        continue;
    pthread_mutex_unlock(&store->mutex);
}

void store_sync(struct store *store)
{
    pthread_mutex_lock(&store->mutex);
    store->sync = true;
    if (store->has_writer)
        pthread_cond_signal(&store->work);
    else if (store->writable)
        while (store_work(store))
            continue;
    pthread_mutex_unlock(&store->mutex);
}

bool store_keeps(struct store *store)
{
    bool keeps;

    pthread_mutex_lock(&store->mutex);
    keeps = store->writable && !store->stuck;
    pthread_mutex_unlock(&store->mutex);
    return keeps;
}

bool store_unsaved(struct store *store, enum store_trouble *why)
{
    bool unsaved;

    pthread_mutex_lock(&store->mutex);
    unsaved = store->unsaved;
    *why = store->why;
    pthread_mutex_unlock(&store->mutex);
    return unsaved;
}

void store_try_again(struct store *store)
{
    pthread_mutex_lock(&store->mutex);
    if (store->has_writer && store->queue.first)
        store_wake(store);
    pthread_mutex_unlock(&store->mutex);
}

bool store_complaint(struct store *store, struct store_complaint *out)
{
    bool news;

    pthread_mutex_lock(&store->mutex);
    news = store->news;
    if (news)
        *out = store->complaint;
    store->news = false;
    pthread_mutex_unlock(&store->mutex);
    return news;
}
