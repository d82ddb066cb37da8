#ifndef CARRE_TAKEOVER_H
#define CARRE_TAKEOVER_H

/* The files of earlier versions, which kept each text in a file of its own: settings.json and
 * autosave-<game>, and what was set aside of them as ….damaged. */

#include "queue.h"

#include <stdbool.h>

#define TAKEOVER_FOLDER "before-database"

struct takeover {
    char **name; /* of the files found */
    size_t count;
    struct queue texts; /* what they hold, put at the time when the file was */
};

/* Reads such files in the folder, and sweeps what a kill left of them half-written (if the folder
 * is ours to sweep). A file that cannot be read is logged and left where it is. */
void takeover_find(struct takeover *found, const char *folder, bool sweep);

/* Moves the files that were found into the subfolder, over nothing that is there. To be called when
 * their texts are safe. */
void takeover_move(const struct takeover *found, const char *folder);

/* Frees what was found, and leaves it empty. */
void takeover_free(struct takeover *found);

#endif
