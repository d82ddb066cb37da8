#ifndef CARRE_PAGES_H
#define CARRE_PAGES_H

/* The pages of an SQLite database and the rows on them, read without SQLite and without trust: for
 * a file that SQLite refuses.
 *
 * By the file format's description (sqlite.org/fileformat2.html). Every page is looked at by
 * itself: no tree need be whole. A row is a value that borrows from the pages; nothing here writes,
 * and no content of a file can make it read outside of it. */

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct pages {
    const unsigned char *file; /* borrowed */
    /* page n at [n - 1], from the file or a later one from the log; NULL: the file ends before
     * it */
    const unsigned char **page;
    uint32_t count, size, usable; /* bytes of a page, and those that rows may use */
    uint32_t from_log;            /* so many were taken from the log */
};

/* `log` may be NULL. Always gives something to look through, if need be with no page. The bytes are
 * borrowed. */
void pages_open(struct pages *pages, const unsigned char *file, size_t length,
                const unsigned char *log, size_t log_length);
void pages_close(struct pages *pages);

enum { ROW_COLUMNS = 10 };

enum value_kind { VALUE_NOTHING, VALUE_NUMBER, VALUE_TEXT, VALUE_OTHER };

struct value {
    enum value_kind kind;
    int64_t number;
    size_t from, length; /* of a text, in the row's bytes */
};

struct row {
    uint32_t page;
    int cell;
    bool keyless; /* of a table without row numbers, or of an index */
    int64_t id;   /* else its number */
    int columns;  /* more than ROW_COLUMNS are not told apart */
    struct value value[ROW_COLUMNS];
    /* NULL: whole. Else what is wrong with it; columns may be known all the same */
    const char *why;
};

/* How many rows the page says that it has; 0 for a page of another kind. */
int pages_rows(const struct pages *pages, uint32_t page);

/* What the row says of itself. False: nothing that could be one. */
bool pages_row(const struct pages *pages, uint32_t page, int cell, struct row *out);

/* The row's bytes, all of them, freed with mem_free. NULL and `why` when they break off. *where
 * (may be NULL) is the place in the file's pages of byte `of`: page * 65536 + offset. */
char *pages_bytes(const struct pages *pages, struct row *row, size_t of, uint64_t *where);

/* For a tree whose root is known: calls `each` for each of its pages that has rows. */
void pages_tree(const struct pages *pages, uint32_t root, void (*each)(void *user, uint32_t page),
                void *user);

/* Bytes from a place inside a page on, through whatever chain of pages could follow it, up to one
 * that holds `end` at a line's beginning; that line included. For a text whose row is lost. NULL:
 * there is none. The caller frees. */
char *pages_loose_text(const struct pages *pages, uint32_t page, uint32_t offset, const char *end);

#endif
