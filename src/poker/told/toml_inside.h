/* toml_inside.h - the reader while it reads, for toml*.c alone: where it stands, and the characters
 * there. */
#ifndef CARRE_TOML_INSIDE_H
#define CARRE_TOML_INSIDE_H

#include "strbuf.h"
#include "toml.h"

enum { TOML_DIGITS_MOST = 18 };

struct toml {
    const char *at, *end;
    int line;
    char *error;
    int error_line;
    char name[TOML_NAME];
    int name_line;
    bool begun; /* what stands before the first header was looked at */
    /* of the table: `used` of TOML_VALUES, in an array that stays */
    struct toml_value *value;
    int used;
    struct strbuf text; /* the string being read */
    uint64_t *seen;     /* digests of the names of tables; 0: free. A power of two */
    size_t seen_room, seen_count;
};

/* Always false, with the sentence and the line. */
__attribute__((format(printf, 2, 3))) bool toml_no(struct toml *t, const char *format, ...);

static inline int toml_peek(const struct toml *t, size_t ahead)
{
    return (size_t)(t->end - t->at) > ahead ? (unsigned char)t->at[ahead] : -1;
}
static inline bool toml_is_digit(int c) { return c >= '0' && c <= '9'; }
static inline bool toml_is_bare(int c)
{
    return toml_is_digit(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
           c == '-';
}
static inline bool toml_is_break(const struct toml *t)
{
    return toml_peek(t, 0) == '\n' || (toml_peek(t, 0) == '\r' && toml_peek(t, 1) == '\n');
}

/* Control characters but the tab stand nowhere; a zero byte is one of them. */
static inline bool toml_is_control(int c) { return (c >= 0 && c < 0x20 && c != '\t') || c == 0x7f; }

static inline void toml_pass_break(struct toml *t)
{
    t->at += toml_peek(t, 0) == '\r' ? 2 : 1;
    t->line++;
}

static inline void toml_pass_blanks(struct toml *t)
{
    while (toml_peek(t, 0) == ' ' || toml_peek(t, 0) == '\t')
        t->at++;
}

/* toml_string.c: a string in any of its four forms, into t->text; t->at is at its opening mark. */
bool toml_string(struct toml *t);

/* toml_number.c */
bool toml_number(struct toml *t, struct toml_value *v);
bool toml_number_ends(const struct toml *t);
/* How many bytes a date, a time or both take here; 0: it is neither. */
int toml_moment(const struct toml *t);

#endif
