/* The people are read once and then live in memory. */

#include "profile.h"

#include "check.h"
#include "mem.h"
#include "path.h"
#include "profile_name.h"
#include "store_inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

int64_t profile_now(void) { return (int64_t)time(NULL); }

int64_t profile_far_id(void) { return profile_now() * 1000; }

/* Reads everybody, once, and returns with the mutex held. */
static void lock_people(struct store *store)
{
    struct person *people = NULL;
    struct reading reading = {0};
    size_t count = 0;
    int64_t last = 0;
    bool done;

    pthread_mutex_lock(&store->mutex);
    if (store->people_read)
        return;
    pthread_mutex_unlock(&store->mutex);
    do {
        mem_free(people);
        people = NULL;
        count = 0;
        last = 0;
        store_read_begin(store, &reading);
        done = !reading.database ||
               (database_people(reading.database, &people, &count, &reading.fault) &&
                database_last_id(reading.database, "person", &last, &reading.fault));
    } while (store_read_end(store, &reading, done));
    pthread_mutex_lock(&store->mutex);
    if (store->people_read) { /* another thread was faster */
        mem_free(people);
        return;
    }
    store->people_read = true;
    store->people = people;
    store->npeople = reading.known ? count : 0;
    store->last_person = reading.known ? last : profile_far_id();
}

static struct person *person_of(const struct store *store, int64_t id)
{
    for (size_t i = 0; i < store->npeople; i++)
        if (store->people[i].id == id)
            return &store->people[i];
    return NULL;
}

/* The latest first. */
static int by_last_played(const void *a, const void *b)
{
    const struct person *x = a, *y = b;

    if (x->last_played != y->last_played)
        return x->last_played > y->last_played ? -1 : 1;
    return x->id > y->id ? -1 : x->id < y->id;
}

struct person *profile_people(struct store *store, size_t *count)
{
    struct person *people;

    lock_people(store);
    *count = store->npeople;
    people = mem_array(*count + 1, sizeof *people);
    if (*count > 0)
        memcpy(people, store->people, *count * sizeof *people);
    pthread_mutex_unlock(&store->mutex);
    qsort(people, *count, sizeof *people, by_last_played);
    return people;
}

bool profile_find(struct store *store, int64_t id, struct person *out)
{
    const struct person *who;

    lock_people(store);
    who = person_of(store, id);
    if (who && out)
        *out = *who;
    pthread_mutex_unlock(&store->mutex);
    return who != NULL;
}

/* With the mutex held. */
static enum name_verdict check_name(const struct store *store, const char *name, int64_t me,
                                    char out[NAME_BYTES])
{
    enum name_verdict verdict = profile_name_trim(name, out);

    for (size_t i = 0; i < store->npeople && verdict == NAME_GOOD; i++)
        if (store->people[i].id != me && profile_name_same(store->people[i].name, out))
            verdict = NAME_TAKEN;
    return verdict;
}

enum name_verdict profile_check_name(struct store *store, const char *name, int64_t me,
                                     char out[NAME_BYTES])
{
    char trimmed[NAME_BYTES];
    enum name_verdict verdict;

    lock_people(store);
    verdict = check_name(store, name, me, trimmed);
    pthread_mutex_unlock(&store->mutex);
    if (out && (verdict == NAME_GOOD || verdict == NAME_TAKEN))
        memcpy(out, trimmed, NAME_BYTES);
    return verdict;
}

enum name_verdict profile_add(struct store *store, struct person *who)
{
    struct person fresh = *who;
    enum name_verdict verdict;

    lock_people(store);
    verdict = check_name(store, who->name, 0, fresh.name);
    if (verdict == NAME_GOOD) {
        fresh.id = ++store->last_person;
        store->people = mem_realloc(store->people, (store->npeople + 1) * sizeof *store->people);
        store->people[store->npeople++] = fresh;
        *who = fresh;
        store_add_job(store, queue_new_person(&fresh));
    }
    pthread_mutex_unlock(&store->mutex);
    return verdict;
}

enum name_verdict profile_change(struct store *store, const struct person *who)
{
    struct person fresh = *who;
    struct person *there;
    enum name_verdict verdict;

    lock_people(store);
    there = person_of(store, who->id);
    CARRE_ASSERT(there);
    verdict = check_name(store, who->name, who->id, fresh.name);
    if (verdict == NAME_GOOD) {
        *there = fresh;
        store_add_job(store, queue_new_person(&fresh));
    }
    pthread_mutex_unlock(&store->mutex);
    return verdict;
}

void profile_played(struct store *store, size_t count, const int64_t ids[], int64_t when)
{
    store_begin(store);
    lock_people(store);
    for (size_t i = 0; i < count; i++) {
        struct person *who = person_of(store, ids[i]);

        if (!who || who->last_played == when)
            continue;
        who->last_played = when;
        store_add_job(store, queue_new_person(who));
    }
    pthread_mutex_unlock(&store->mutex);
    store_end(store);
}

void profile_remove(struct store *store, int64_t id)
{
    CARRE_ASSERT(id > 0);
    struct person *who;

    lock_people(store);
    who = person_of(store, id);
    if (who) {
        *who = store->people[--store->npeople];
        store_add_job(store, queue_new_gone(JOB_PERSON_GONE, id));
    }
    pthread_mutex_unlock(&store->mutex);
}
