/* toml.h - a small reader of TOML: as much of it as poker hand histories are written in (.phh,
 * .phhs).
 *
 * Read are keys, strings (basic, literal, of several lines), integers, decimal numbers, inf and
 * nan, booleans, dates and times, arrays, inline tables and [tables] one after the other; not
 * dotted keys and [[arrays of tables]], which no hand has. A text is read a table at a time, and no
 * table may hold more than TOML_VALUES values, so that a file of a million hands takes the memory
 * of one. A fault is one sentence with its line; anybody who wants can go on with the next table
 * after it.
 *
 * Numbers are never rounded: 12.50 is 1250 with two places. Lines count from 1. */
#ifndef CARRE_TOML_H
#define CARRE_TOML_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { TOML_VALUES = 20000, TOML_DEPTH = 16, TOML_ERROR = 240, TOML_NAME = 64 };

enum toml_kind {
    TOML_STRING,
    TOML_INTEGER,
    TOML_DECIMAL,
    TOML_INFINITE,
    TOML_NO_NUMBER,
    TOML_BOOLEAN,
    TOML_MOMENT,
    TOML_ARRAY,
    TOML_TABLE
};

struct toml_value {
    enum toml_kind kind;
    int line;
    char *key;  /* of a table's entry; NULL in an array */
    char *text; /* STRING: without zero bytes; MOMENT: as it is written */
    /* INTEGER; DECIMAL: number / 10^places; INFINITE: 1 or -1; BOOLEAN: 0 or 1 */
    int64_t number;
    int places;                      /* DECIMAL: 0 to 18, the last digit is not 0 */
    struct toml_value *first, *next; /* ARRAY and TABLE: what is in it; what follows it there */
};

/* A text being read: it must outlive the reader. */
struct toml;
struct toml *toml_open(const char *text, size_t length);
void toml_close(struct toml *t);

enum toml_step { TOML_END, TOML_READ, TOML_FAULT };

/* The next table: first what stands before any header (passed over if that is nothing), then each
 * [name] with its entries. READ: its name ("" for the first) and entries, valid until the next
 * call. FAULT: one sentence and its line; the next call goes on after the next header. */
enum toml_step toml_next(struct toml *t, const char **name, int *line,
                         const struct toml_value **first, char error[TOML_ERROR]);

/* The entry of that key among `first` and those after it; NULL: there is none. */
const struct toml_value *toml_find(const struct toml_value *first, const char *key);
/* How many values an array or table holds. */
int toml_count(const struct toml_value *v);

#endif
