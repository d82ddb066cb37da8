/* What people have earned: read once, then in memory, with the disk behind it. */

#include "achievements.h"

#include "check.h"
#include "mem.h"
#include "profile.h"
#include "store_inside.h"

#include <stdio.h>
#include <string.h>

/* The row of that name; NULL. With the mutex held. */
static struct achievement *row_of(const struct store *store, int64_t person, const char *name)
{
    for (size_t i = 0; i < store->nachieved; i++)
        if (store->achieved[i].person == person && strcmp(store->achieved[i].name, name) == 0)
            return &store->achieved[i];
    return NULL;
}

static struct achievement *add_row(struct store *store, int64_t person, const char *name)
{
    CARRE_ASSERT(*name && strlen(name) < sizeof store->achieved->name);
    struct achievement *row;

    store->achieved =
        mem_realloc(store->achieved, (store->nachieved + 1) * sizeof *store->achieved);
    row = &store->achieved[store->nachieved++];
    *row = (struct achievement){.person = person};
    snprintf(row->name, sizeof row->name, "%s", name);
    return row;
}

/* Reads all of them, once, and returns with the mutex held. Rows that the disk would not tell now
 * are put together with ours by the statement that writes: the higher best, the earlier date. */
static void lock_achieved(struct store *store)
{
    struct achievement *rows = NULL;
    struct reading reading = {0};
    size_t count = 0;
    bool done;

    pthread_mutex_lock(&store->mutex);
    if (store->achieved_read)
        return;
    pthread_mutex_unlock(&store->mutex);
    do {
        mem_free(rows);
        rows = NULL;
        count = 0;
        store_read_begin(store, &reading);
        done = !reading.database ||
               database_achievements(reading.database, &rows, &count, &reading.fault);
    } while (store_read_end(store, &reading, done));
    pthread_mutex_lock(&store->mutex);
    if (store->achieved_read) { /* another thread was faster */
        mem_free(rows);
        return;
    }
    store->achieved_read = true;
    store->achieved = rows;
    store->nachieved = reading.known ? count : 0;
}

bool achievements_note(struct store *store, int64_t person, const char *name, int32_t best,
                       int64_t earned)
{
    struct achievement *row;
    bool fresh, more;

    CARRE_ASSERT(name[0] && strlen(name) < ACHIEVEMENT_NAME);
    if (person && !profile_find(store, person, NULL))
        return false;
    lock_achieved(store);
    row = row_of(store, person, name);
    fresh = earned && !(row && row->earned);
    more = fresh || best > (row ? row->best : 0);
    if (more) {
        if (!row)
            row = add_row(store, person, name);
        if (best > row->best)
            row->best = best;
        if (fresh)
            row->earned = earned;
        store_add_job(store, queue_new_achievement(row));
    }
    pthread_mutex_unlock(&store->mutex);
    return fresh;
}

bool achievements_find(struct store *store, int64_t person, const char *name,
                       struct achievement *out)
{
    struct achievement found = {.person = person};
    const struct achievement *row;

    snprintf(found.name, sizeof found.name, "%s", name);
    lock_achieved(store);
    row = row_of(store, person, name);
    if (row)
        found = *row;
    pthread_mutex_unlock(&store->mutex);
    if (out)
        *out = found;
    return found.earned != 0;
}
