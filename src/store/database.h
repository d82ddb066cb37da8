#ifndef CARRE_DATABASE_H
#define CARRE_DATABASE_H

/* One connection to carre.db, used by one thread at a time.
 *
 * How the file is kept, and why: WAL, so that the thread that writes and the one that reads never
 * wait for each other; there a commit is appended with checksums, so that a kill leaves all of it
 * or nothing. synchronous=NORMAL: the disk is forced only where the log is folded into the file, or
 * where it is asked for (database_sync). A kill loses nothing, since the system has the bytes; a
 * power cut may lose what came since, but never the file, and no disk has to wake up for every card
 * that is played. Folding is no part of a commit, for which somebody may be waiting: it is done in
 * between (database_fold).
 *
 * The whole file is not checked in advance: that would cost more at every start than all else.
 * Damage shows where a page is read, whenever that is; then the store sets the file aside. But
 * before the first text is put, the table of texts is checked, and what was put is read again
 * before it is committed: a torn index may hide the old text from the writing and not from the
 * reading. */

#include "profile.h"
#include "queue.h"
#include "store.h"
#include "strbuf.h"
#include "wal.h"

#include <stdbool.h>
#include <stdint.h>

struct database;

enum database_verdict {
    DATABASE_GOOD,
    DATABASE_REFUSED, /* by the disk or the system; may go well later */
    /* no database, one with torn pages, or without the tables that its schema's number promises */
    DATABASE_DAMAGED,
    DATABASE_NEWER, /* its schema is of a later version than this one */
    DATABASE_WRONG  /* the database takes the work itself amiss; it would do so again */
};

struct database_fault {
    enum database_verdict verdict;
    enum store_trouble trouble;
    char sentence[512]; /* in English, with path and cause */
};

enum database_mode {
    DATABASE_WRITE, /* makes what is missing, and brings an earlier schema to ours */
    DATABASE_READ,  /* changes nothing; an earlier schema may be a refusal */
    /* where that is refused: the file without its log, which may be behind it */
    DATABASE_READ_AS_IT_LIES,
    DATABASE_AS_IT_LIES /* that at once: no file is made beside it */
};

/* What an errno of the system means to us. */
enum store_trouble database_trouble(int cause);

/* NULL with a fault filled in. A newer database is left exactly as it is. */
struct database *database_open(const char *path, enum database_mode mode,
                               struct database_fault *fault);
void database_close(struct database *database);
bool database_lies(const struct database *database); /* what it reads is the file without its log */
/* there is a log beside the file, and something in it */
bool database_has_log(const char *path);

/* Reads the whole of it: rows, and whether they are where they can be found. Slow: for when there
 * is a suspicion. */
bool database_sound(struct database *database);

/* The file was removed or replaced under this connection: what is written would be lost. */
bool database_lost(struct database *database);

/* Closes such a connection, and leaves what has the log's name now as it is. */
void database_leave(struct database *database);

/* All jobs in one transaction, or none of them. What they delete is in no file afterwards. */
bool database_do(struct database *database, const struct job *first, struct database_fault *fault);

/* What was committed is forced to the disk. */
bool database_sync(struct database *database, struct database_fault *fault);

/* The log has grown so far that it should be folded into the file; and that. */
bool database_is_long(const struct database *database);
void database_fold(struct database *database);

/* Reading. What is not there is no fault: the text stays NULL, the number 0. False with a fault
 * when the reading failed. `changed` and `text` may be NULL. */
bool database_text(struct database *database, const char *name, char **text, int64_t *changed,
                   struct database_fault *fault);
bool database_names(struct database *database, void (*each)(void *user, const char *name),
                    void *user, struct database_fault *fault);
bool database_people(struct database *database, struct person **people, size_t *count,
                     struct database_fault *fault);
/* Which matches: of a game (NULL: of all), with ids from `from` to before `to`, after a place in
 * the list, at most so many. Asked for by place, or by ids. */
struct wanted {
    const char *game;
    struct played_place after;
    size_t most;
    int64_t from, to;
};
#define PLACE_FIRST ((struct played_place){INT64_MAX, INT64_MAX})
/* `more`: so many more than that. */
bool database_matches(struct database *database, const struct wanted *wanted, size_t more,
                      struct played **matches, size_t *count, struct database_fault *fault);
bool database_places(struct database *database, const char *game, struct played_place **places,
                     size_t *count, struct database_fault *fault);
bool database_match_text(struct database *database, int64_t id, char **text,
                         struct database_fault *fault);

/* All that people have earned, in an array of *count, freed with mem_free whatever is returned.
 * False: `fault` says why, and the rows are those that could be read. */
bool database_achievements(struct database *database, struct achievement **rows, size_t *count,
                           struct database_fault *fault);

/* The highest id that was ever given in the table "person" or "match". */
bool database_last_id(struct database *database, const char *table, int64_t *id,
                      struct database_fault *fault);

/* Whose folder it is not asks here before it reads by the log: one that is not the file's would be
 * laid over it (wal.h). While another Carré writes, one of the two may have been read before a
 * change and the other after it, so both are looked at twice.
 *
 * For this and the next no connection of this program may be open: a file that is opened and closed
 * beside SQLite loses its locks. */
bool database_log_fits(const char *path);

/* What lies beside the file and is not its log is moved out of the way as database_set_aside does.
 * WAL_FITS: there is nothing of the kind. */
enum wal_verdict database_set_log_aside(const char *path, char *aside, size_t room);

/* Moves the file out of the way, with the log that belongs to it: "carre.db.damaged-1", or the next
 * number that is free. No connection may be open. The new name (without the folder) in `aside`.
 * False with a reason when that fails. */
bool database_set_aside(const char *path, char *aside, size_t room, struct strbuf *why);

#endif
