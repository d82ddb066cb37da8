#ifndef CARRE_STORE_H
#define CARRE_STORE_H

/* What outlives the program: short texts under names (settings, games in play, last tables), and
 * through profile.h people and their matches. All of it lies in one database, carre.db in a folder
 * of its own.
 *
 * Putting never waits for the disk: a thread of the store's own writes, and of several texts put
 * under one name in a hurry only the latest. Reading sees what was put, written or not. A kill at
 * any moment leaves the old text or the new one.
 *
 * The disk's troubles never stop a game. What cannot be written stays readable here and is tried
 * again with the next store_put or store_flush; store_complaint tells the player once, until
 * something was written again. A damaged database is renamed to carre.db.damaged-1 (-2, …) with its
 * log, never overwritten, and a fresh one begun. So is a log that lies beside a database to which
 * it does not belong (wal.h), as beside one that was put back from a copy. One that a newer Carré
 * wrote is left as it is, and nothing is kept.
 *
 * Earlier versions kept each text in a file: such files (settings.json, autosave-…) are taken into
 * the database when the folder is opened, and moved into its subfolder before-database.
 *
 * One Carré a folder: a second one on the same folder reads, but keeps nothing (STORE_TAKEN), so
 * that two games in play never overwrite one another.
 *
 * Names have the letters a-z 0-9 . _ -, begin with a letter, and are at most 60 bytes long. All
 * functions but store_open and store_close may be called from any thread; begin and end by one
 * thread at a time. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct store;

enum store_trouble {
    STORE_FULL,      /* no room on the disk, or the user's share of it is used up */
    STORE_FORBIDDEN, /* not ours to write: permissions, or a read-only disk */
    STORE_TAKEN,     /* another Carré has this folder open */
    /* the database was: it is set aside under the complaint's name, and a fresh one begun */
    STORE_DAMAGED,
    /* a log lay beside the database that is not its own: it is set aside under the complaint's
     * name */
    STORE_FOREIGN,
    STORE_NEWER, /* a newer Carré wrote the database */
    /* what is kept can't be read at the moment: it may look as if it were not there */
    STORE_UNREAD,
    STORE_FAULT /* all else; the sentence has the system's words */
};

struct store_complaint {
    enum store_trouble trouble; /* for a sentence in the player's language */
    /* which text, or the new name of a damaged database; "" for the folder itself */
    char name[80];
    char sentence[512]; /* in English, with path and cause */
};

#define STORE_TEXT_LIMIT ((size_t)16 << 20) /* bytes; longer files are not taken over */

/* Opens the folder, making it if need be; NULL is the user's own (path_data_folder). Never NULL: a
 * folder that cannot be used gives a store that forgets, and a complaint. */
struct store *store_open(const char *folder);

/* Writes what is queued and gives everything back. NULL is fine. */
void store_close(struct store *store);

/* Where everything is kept; lent as long as the store is open. */
const char *store_folder(const struct store *store);

#define STORE_DATABASE "carre.db" /* the file's name in the folder */

/* The text under that name in the folder's database (NULL: the user's own) or among an earlier
 * version's files, without a store: nothing is locked, made or changed, and no trouble is told.
 * NULL when there is none, or it can't be had. */
char *store_peek(const char *folder, const char *name);

/* The text under that name, which the caller frees with mem_free; NULL when there is none. */
char *store_get(struct store *store, const char *name);

/* When that text was put last, in seconds since 1970, UTC; 0 when there is none. */
int64_t store_changed(struct store *store, const char *name);

/* The names that end in `ending` ("" for all), ascending, in an array closed by NULL; free it with
 * store_list_free. */
char **store_list(struct store *store, const char *ending);
void store_list_free(char **names);

/* Queues the text (copied) for writing. */
void store_put(struct store *store, const char *name, const char *text);

/* The same for a text that grows, as a game in play: it is as it was up to byte `from`, and `text`
 * follows. However long it is, only what is new is written. `whose` tells those who put apart
 * (an address of their own). False, and nothing is done, if the last that was put under that name
 * was not theirs, by this function, or did not reach so far: then all of it is wanted, from 0 on.
 */
bool store_put_from(struct store *store, const char *name, const void *whose, size_t from,
                    const char *text);

/* All changes between begin and end (texts, and what profile.h changes) reach the disk in one
 * transaction or not at all; they are read at once. Pairs may nest; no store_flush in between. A
 * game in play and the table that it is played at belong together:  store_begin(s); store_put(s,
 * "autosave-…", …); store_put(s, "table-…", …); store_end(s); */
void store_begin(struct store *store);
void store_end(struct store *store);

/* Queues the removal; what is not there counts as removed. Once it is written no file of the folder
 * holds a byte of the text. */
void store_remove(struct store *store, const char *name);

/* Renames a damaged text to "name.damaged", for somebody to look at. What is not there stays so. */
void store_set_aside(struct store *store, const char *name);

/* Waits until everything that can be written is. False when something could not. */
bool store_flush(struct store *store);

/* Waits until what was put is written, or refused, at most so many ms: for a picture that shows
 * what is to be kept by then. Once it is told that nothing is kept nobody waits. */
void store_wait(struct store *store, int most_ms);

/* A power cut may take away what was written since the last call of this (a kill takes nothing):
 * the thread that writes forces it to the disk, when all that was put is written. Waits for
 * nothing. */
void store_sync(struct store *store);

/* What is put now can be expected to be kept: the folder is ours, and the disk took what came last.
 */
bool store_keeps(struct store *store);

/* Nothing of what is put is kept, from the complaint about it until the disk takes something again;
 * *why tells what it was about. */
bool store_unsaved(struct store *store, enum store_trouble *why);

/* What the disk refused is tried again, without waiting for it. For a caller that has nothing new
 * to put.
 */
void store_try_again(struct store *store);

/* The oldest complaint not fetched yet; false when there is none. */
bool store_complaint(struct store *store, struct store_complaint *out);

#endif
