#ifndef CARRE_STORE_OPEN_H
#define CARRE_STORE_OPEN_H

#include "store_inside.h"

/* What store.c, store_read.c and store_open.c need of one another. */

/* Tells the player, with the mutex held (or before there are threads). */
void store_complain(struct store *store, enum store_trouble trouble, const char *name,
                    const char *sentence);

/* Renames the database, to which no connection may be open, and complains of what the fault says.
 * False when that fails. */
bool store_set_database_aside(struct store *store, const struct database_fault *fault);

/* What lies beside the database and is not its log is set aside, and told. As store_complain; no
 * connection may be open. */
void store_look_at_log(struct store *store);

/* With the mutex held and nobody busy: out of the way with a damaged database. The next writing
 * begins a fresh one. False: it stays. */
bool store_renew(struct store *store, const struct database_fault *fault);

/* With the mutex held: fresh work, and another try for what failed. Without a thread (none could be
 * had) it is done here. */
void store_wake(struct store *store);

/* May a text have that name: 1 to 60 of a-z, 0-9, '.', '_', '-', the first a letter? */
bool store_name_allowed(const char *name);

/* The writer's thread. */
void *store_write_all(void *store);

#endif
