#ifndef CARRE_DATABASE_INSIDE_H
#define CARRE_DATABASE_INSIDE_H

/* What database.c shares with its reading and writing halves. */

#include "database.h"

#include <sqlite3.h>

enum statement {
    GET_NUMBER,
    GET_TEXT,
    GET_WHOLE_TEXT,
    GET_PART_BEFORE,
    GET_REACH,
    GET_PART,
    GET_NAMES,
    GET_PEOPLE,
    GET_MATCHES,
    GET_MATCHES_OF,
    GET_MATCHES_BETWEEN,
    GET_PLACES,
    GET_SEATS,
    GET_MATCH_TEXT,
    GET_LAST_ID,
    GET_ACHIEVEMENTS,
    PUT_TEXT,
    CUT_TEXT,
    PUT_PART,
    CUT_PARTS,
    PUT_PERSON,
    CUT_PERSON,
    PUT_MATCH,
    PUT_SEAT,
    CUT_MATCH,
    PUT_ACHIEVEMENT,
    STATEMENTS
};

struct database {
    sqlite3 *sql;
    char *path;
    bool lies;
    int version;                         /* of its schema */
    int logged;                          /* pages in the log at the last commit */
    bool looked;                         /* at the table of texts, before one was put */
    sqlite3_stmt *statement[STATEMENTS]; /* prepared when first used */
};

/* The statement, ready for its values; NULL with a fault. database_done after use. */
sqlite3_stmt *database_statement(struct database *database, enum statement which,
                                 struct database_fault *fault);
void database_done(sqlite3_stmt *statement);

uint32_t database_schema(void); /* ours */

/* the statement that reads a text and its parts, where there are any */
enum statement database_get_text(const struct database *database);

/* The number of the last commit (wal.h), and of the one that is being made. */
bool database_number(struct database *database, uint32_t *number, struct database_fault *fault);
bool database_set_number(struct database *database, uint32_t number, struct database_fault *fault);

/* Fills in the fault from what the connection said last, and is false. */
bool database_fault(const struct database *database, int code, struct database_fault *fault);
/* The same where the connection found nothing amiss, but what it reads can't be. */
bool database_damaged(const struct database *database, const char *what,
                      struct database_fault *fault);

#endif
