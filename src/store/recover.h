#ifndef CARRE_RECOVER_H
#define CARRE_RECOVER_H

/* What can still be read of a damaged database: texts, people, matches and what was earned, each
 * row by itself (pages.h). The file that was damaged is never touched: its bytes are read, and what
 * they hold is written into another database. */

#include "queue.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct recovered {
    /* JOB_TEXT, JOB_PERSON, JOB_MATCH, JOB_ACHIEVEMENT, in this order; a place may be NULL */
    struct job **job;
    size_t count;
    uint32_t pages, from_log;
    int tables, ours; /* tables that the schema names, and those of them that a Carré makes */
    /* Everything that was found and could not be read, with a reason. */
    void (*refused)(void *user, const char *sentence);
    void *user;
    long refusals;
};

/* The kinds of text that are looked for outside of rows too: whole lines from the one that is
 * `begin` to the one that begins with `end`. They come as matches of no game ("") and no time.
 * NULL: none. */
struct recover_loose {
    const char *begin, *end;
};

/* Reads the bytes of a database and of its log (NULL: there is none). `out` holds the function that
 * hears refusals, or nothing. */
void recover_read(struct recovered *out, const unsigned char *file, size_t length,
                  const unsigned char *log, size_t log_length, const struct recover_loose *loose);
void recover_free(struct recovered *recovered);

/* Takes the job out. */
void recover_drop(struct recovered *recovered, size_t n);

/* Writes all into the database at `path`, which must not be there yet. False with a sentence. */
bool recover_write(const struct recovered *recovered, const char *path, char *sentence,
                   size_t room);

#endif
