/* The matches: read when asked for; those that still wait to be written are laid over what the disk
 * has. */

#include "profile.h"

#include "check.h"
#include "mem.h"
#include "store_inside.h"

#include <stdlib.h>
#include <string.h>

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
    store->last_match = reading.known ? last : profile_far_id();
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

/* Those that are wanted; the others are freed. */
static void cut_out(struct list *list, const struct wanted *w)
{
    size_t kept = 0;

    for (size_t i = 0; i < list->count; i++) {
        const struct played *match = &list->match[i];

        if (kept < w->most && match->id >= w->from && match->id < w->to &&
            (match->ended != w->after.ended ? match->ended < w->after.ended
                                            : match->id < w->after.id))
            list->match[kept++] = list->match[i];
        else
            queue_free_match(&list->match[i]);
    }
    list->count = kept;
}

static struct played *read_matches(struct store *store, const struct wanted *w, size_t *count)
{
    struct list list = {0};
    struct reading reading = {0};
    struct waiting waiting;
    bool done;

    waiting = copy_waiting(store, w->game);
    do {
        profile_matches_free(list.match, list.count);
        list = (struct list){0};
        store_read_begin(store, &reading);
        /* As many rows more as may have to go again. */
        done = !reading.database || database_matches(reading.database, w, waiting.count,
                                                     &list.match, &list.count, &reading.fault);
    } while (store_read_end(store, &reading, done));
    lay_over(&list, &waiting);
    if (list.count > 1)
        qsort(list.match, list.count, sizeof *list.match, by_end);
    cut_out(&list, w);
    *count = list.count;
    return list.match ? list.match : mem_alloc(sizeof *list.match);
}

struct played *profile_matches(struct store *store, const char *game,
                               const struct played_place *after, size_t most, size_t *count)
{
    const struct wanted w = {.game = game,
                             .after = after ? *after : PLACE_FIRST,
                             .most = most > INT32_MAX ? INT32_MAX : most,
                             .to = INT64_MAX};

    return read_matches(store, &w, count);
}

struct played *profile_matches_between(struct store *store, const char *game, int64_t from,
                                       int64_t to, size_t *count)
{
    const struct wanted w = {
        .game = game, .after = PLACE_FIRST, .most = INT32_MAX, .from = from, .to = to};

    return read_matches(store, &w, count);
}

static int by_id(const void *a, const void *b)
{
    const struct played_place *x = a, *y = b;

    return (x->id > y->id) - (x->id < y->id);
}

struct played_place *profile_places(struct store *store, const char *game, size_t *count)
{
    struct waiting waiting = copy_waiting(store, game);
    struct played_place *place = NULL;
    struct reading reading = {0};
    size_t kept = 0;
    bool done;

    do {
        mem_free(place);
        store_read_begin(store, &reading);
        place = NULL;
        *count = 0;
        done = !reading.database ||
               database_places(reading.database, game, &place, count, &reading.fault);
    } while (store_read_end(store, &reading, done));
    for (size_t i = 0; i < waiting.count; i++) {
        struct change *change = &waiting.change[i];
        const struct played_place here = {change->match.ended, change->match.id};

        kept = 0;
        for (size_t k = 0; k < *count; k++)
            if (place[k].id != (change->gone ? change->gone : here.id))
                place[kept++] = place[k];
        place = mem_realloc(place, (kept + 1) * sizeof *place);
        if (!change->gone)
            place[kept++] = here;
        *count = kept;
        queue_free_match(&change->match);
    }
    mem_free(waiting.change);
    if (*count > 1)
        qsort(place, *count, sizeof *place, by_id);
    return place ? place : mem_alloc(sizeof *place);
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
