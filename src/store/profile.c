/* People and matches. The people are read once and then live in memory; matches are read when asked
 * for, and those that still wait to be written are laid over what the disk has. */

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

/* Where the ids begin when the disk would not tell which were given: beyond any that counting could
 * have reached, since the rows that can't be read now may be there again tomorrow. */
static int64_t far_id(void) { return profile_now() * 1000; }

/* ---- people ---- */

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
    store->last_person = reading.known ? last : far_id();
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
    struct person *who;

    lock_people(store);
    who = person_of(store, id);
    if (who) {
        *who = store->people[--store->npeople];
        store_add_job(store, queue_new_gone(JOB_PERSON_GONE, id));
    }
    pthread_mutex_unlock(&store->mutex);
}

/* ---- matches ---- */

/* Learns which ids were given, once, and returns with the mutex held. */
static void lock_matches(struct store *store)
{
    struct reading reading = {0};
    int64_t last = 0;
    bool done;

    pthread_mutex_lock(&store->mutex);
    if (store->matches_read)
        return;
    pthread_mutex_unlock(&store->mutex);
    do {
        last = 0;
        store_read_begin(store, &reading);
        done =
            !reading.database || database_last_id(reading.database, "match", &last, &reading.fault);
    } while (store_read_end(store, &reading, done));
    pthread_mutex_lock(&store->mutex);
    if (store->matches_read)
        return;
    store->matches_read = true;
    store->last_match = reading.known ? last : far_id();
}

int64_t profile_add_match(struct store *store, const struct played *match)
{
    struct played fresh = *match;

    CARRE_ASSERT(match->game && match->text);
    lock_matches(store);
    fresh.id = ++store->last_match;
    store_add_job(store, queue_new_match(&fresh));
    pthread_mutex_unlock(&store->mutex);
    return fresh.id;
}

void profile_remove_match(struct store *store, int64_t id)
{
    pthread_mutex_lock(&store->mutex);
    store_add_job(store, queue_new_gone(JOB_MATCH_GONE, id));
    pthread_mutex_unlock(&store->mutex);
}

struct list {
    struct played *match;
    size_t count;
};

static void drop_match(struct list *list, int64_t id)
{
    for (size_t i = 0; i < list->count; i++) {
        if (list->match[i].id != id)
            continue;
        queue_free_match(&list->match[i]);
        list->match[i] = list->match[--list->count];
        return;
    }
}

/* What waits to be written, in the order in which it will be. It is copied before the disk is read
 * and laid over afterwards: whatever is written meanwhile is in one of the two, and twice the same
 * is once. */
struct waiting {
    struct change {
        int64_t gone; /* the match that goes; 0: `match` comes */
        struct played match;
    } * change;
    size_t count;
};

static void copy_queue(struct waiting *waiting, const struct queue *queue, const char *game)
{
    for (const struct job *job = queue->first; job; job = job->next) {
        struct change *change;

        if (job->kind != JOB_MATCH_GONE &&
            (job->kind != JOB_MATCH || (game && strcmp(job->match.game, game) != 0)))
            continue;
        waiting->change =
            mem_realloc(waiting->change, (waiting->count + 1) * sizeof *waiting->change);
        change = &waiting->change[waiting->count++];
        *change = (struct change){0};
        if (job->kind == JOB_MATCH_GONE)
            change->gone = job->id;
        else
            change->match = queue_copy_match(&job->match, false);
    }
}

static struct waiting copy_waiting(struct store *store, const char *game)
{
    struct waiting waiting = {0};

    pthread_mutex_lock(&store->mutex);
    copy_queue(&waiting, &store->working, game);
    copy_queue(&waiting, &store->queue, game);
    copy_queue(&waiting, &store->group, game);
    pthread_mutex_unlock(&store->mutex);
    return waiting;
}

/* The list takes over what waited. */
static void lay_over(struct list *list, struct waiting *waiting)
{
    for (size_t i = 0; i < waiting->count; i++) {
        const struct change *change = &waiting->change[i];

        drop_match(list, change->gone ? change->gone : change->match.id);
        if (change->gone)
            continue;
        list->match = mem_realloc(list->match, (list->count + 1) * sizeof *list->match);
        list->match[list->count++] = change->match;
    }
    mem_free(waiting->change);
}

static int by_end(const void *a, const void *b)
{
    const struct played *x = a, *y = b;

    if (x->ended != y->ended)
        return x->ended > y->ended ? -1 : 1;
    return x->id > y->id ? -1 : x->id < y->id;
}

/* Those behind the place, at most `most`; the others are freed. */
static void cut_out(struct list *list, const struct played_place *behind, size_t most)
{
    size_t kept = 0;

    for (size_t i = 0; i < list->count; i++) {
        const struct played *match = &list->match[i];

        if (kept < most &&
            (match->ended != behind->ended ? match->ended < behind->ended : match->id < behind->id))
            list->match[kept++] = list->match[i];
        else
            queue_free_match(&list->match[i]);
    }
    list->count = kept;
}

struct played *profile_matches(struct store *store, const char *game,
                               const struct played_place *behind, size_t most, size_t *count)
{
    static const struct played_place beginning = {INT64_MAX, INT64_MAX};
    struct list list = {0};
    struct reading reading = {0};
    struct waiting waiting;
    bool done;

    behind = behind ? behind : &beginning;
    most = most > INT32_MAX ? INT32_MAX : most;
    waiting = copy_waiting(store, game);
    do {
        profile_matches_free(list.match, list.count);
        list = (struct list){0};
        store_read_begin(store, &reading);
        /* As many rows more as may have to go again. */
        done = !reading.database ||
               database_matches(reading.database, game, behind, most + waiting.count, &list.match,
                                &list.count, &reading.fault);
    } while (store_read_end(store, &reading, done));
    lay_over(&list, &waiting);
    if (list.count > 1)
        qsort(list.match, list.count, sizeof *list.match, by_end);
    cut_out(&list, behind, most);
    *count = list.count;
    return list.match ? list.match : mem_alloc(sizeof *list.match);
}

void profile_matches_free(struct played *matches, size_t count)
{
    for (size_t i = 0; i < count; i++)
        queue_free_match(&matches[i]);
    mem_free(matches);
}

/* Looks for the match among what waits. True: it does, or is to go (*text NULL). */
static bool waits(const struct queue *queue, int64_t id, char **text)
{
    bool found = false;

    for (const struct job *job = queue->first; job; job = job->next) {
        if (job->kind == JOB_MATCH && job->match.id == id) {
            mem_free(*text);
            *text = mem_copy_text(job->match.text);
            found = true;
        } else if (job->kind == JOB_MATCH_GONE && job->id == id) {
            mem_free(*text);
            *text = NULL;
            found = true;
        }
    }
    return found;
}

char *profile_match_text(struct store *store, int64_t id)
{
    struct reading reading = {0};
    char *text = NULL;
    bool found, done;

    pthread_mutex_lock(&store->mutex);
    found = waits(&store->group, id, &text) || waits(&store->queue, id, &text) ||
            waits(&store->working, id, &text);
    pthread_mutex_unlock(&store->mutex);
    if (found)
        return text;
    do {
        store_read_begin(store, &reading);
        done =
            !reading.database || database_match_text(reading.database, id, &text, &reading.fault);
    } while (store_read_end(store, &reading, done));
    return text;
}
