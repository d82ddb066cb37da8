/* Whose figures the page shows. */
#include "statistics_inside.h"

#include "mem.h"

#include <stdio.h>

bool statistics_several(struct app *app)
{
    size_t count = 0;
    if (app_store(app))
        mem_free(profile_people(app_store(app), &count));
    return count > 0;
}

/* The next one of the people at this screen, then the player who has no name. */
void statistics_next_person(struct statistics *k)
{
    struct store *store = app_store(k->scene.app);
    size_t count = 0, at = 0;
    struct person *people = store ? profile_people(store, &count) : NULL;
    while (k->person && at < count && people[at].id != k->person)
        at++;
    if (k->person)
        at++;
    k->person = at < count ? people[at].id : 0;
    k->curve = 0;
    mem_free(people);
    statistics_sum_up(k);
}

void statistics_person_name(const struct statistics *k, char out[NAME_BYTES * 2])
{
    struct person who;
    if (k->shown)
        snprintf(out, NAME_BYTES * 2, "%s", k->shown);
    else if (k->person && app_store(k->scene.app) &&
             profile_find(app_store(k->scene.app), k->person, &who))
        snprintf(out, NAME_BYTES * 2, "%s", who.name);
    else
        snprintf(out, NAME_BYTES * 2, "%s", _("No name"));
}

/* Who played last, unless only somebody without a name has played this. */
int64_t statistics_somebody(struct statistics *k)
{
    struct store *store = app_store(k->scene.app);
    size_t count = 0;
    struct person *people = store ? profile_people(store, &count) : NULL;
    int64_t found = count ? people[0].id : 0;
    for (size_t i = 0; i < count; i++) {
        stats_book_sum(k->book, people[i].id, k->sum);
        if (statistics_any(k)) {
            found = people[i].id;
            break;
        }
    }
    stats_book_sum(k->book, 0, k->sum);
    if (found && statistics_any(k)) {
        stats_book_sum(k->book, found, k->sum);
        if (!statistics_any(k))
            found = 0;
    }
    mem_free(people);
    return found;
}
