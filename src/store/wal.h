#ifndef CARRE_WAL_H
#define CARRE_WAL_H

/* Whether the log beside a database belongs to it: looked at before SQLite opens them, which lays
 * any log over any file.
 *
 * A log ("-wal") has no name of its database in it. So every commit of ours counts a number on, by
 * a step that chance gives; it stands in the file's first page, the header's application id, and
 * through that in the log, once a commit. A log begins where all of the one before is in the file.
 * So the file has the number just before the log's first one, or, once the log was partly folded
 * in, one of the log's own. Another database's log, an older one of the same, or one of a copy that
 * was played on has others: it fits by chance once in a million times.
 *
 * A database of an earlier Carré has the number 0, and so has all of its log. It goes over WAL_BORN
 * to a number by chance. */

#include <stdint.h>

#define WAL_BORN 0x43617272U /* as in schema/005-number.sql */

enum wal_verdict {
    WAL_FITS,    /* or there is nothing in it */
    WAL_TORN,    /* it is no log */
    WAL_FOREIGN, /* it is another database's, or another time's */
    WAL_JOURNAL  /* beside it lies a journal of the kind that none of ours has ("-journal") */
};

/* A file of a later schema than that is a later Carré's affair: what lies beside it is left as it
 * is. */
enum wal_verdict wal_look(const char *database, uint32_t schema);

/* The number that follows, by 12 bits of chance. */
uint32_t wal_next(uint32_t number, uint32_t chance);

#endif
