#ifndef CARRE_ACHIEVEMENTS_H
#define CARRE_ACHIEVEMENTS_H

/* What people have earned by playing, with its date, and how near they came: rows of the same
 * database as people (profile.h).
 *
 * The store knows things by their names alone ("ace-exact-scene"); what earns one is the app's
 * affair. They live in memory once read, writes are queued, and what was written is what is read. A
 * thing is earned once: telling it again changes neither its date nor the disk. On a store that
 * forgets they live as long as the program. */

#include "store.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ACHIEVEMENT_NAME 40 /* bytes with the closing zero */

struct achievement {
    int64_t person; /* an id of profile.h; 0: the player who plays here without a name */
    char name[ACHIEVEMENT_NAME];
    int32_t best;   /* the most that was ever reached, in the thing's own unit */
    int64_t earned; /* seconds since 1970, UTC; 0: not yet */
};

/* The person has come so far; `earned` 0: it is not earned by that. True when it is earned now and
 * was not before. A person that nobody is (profile_find), but for 0, earns nothing. */
bool achievements_note(struct store *store, int64_t person, const char *name, int32_t best,
                       int64_t earned);

/* What is known of a person's thing; all zero but for person and name when nothing is. True when it
 * is earned. */
bool achievements_find(struct store *store, int64_t person, const char *name,
                       struct achievement *out);

#endif
