#ifndef CARRE_STRBUF_H
#define CARRE_STRBUF_H

/* A text that grows.
 *
 *     struct strbuf line = STRBUF_EMPTY;
 *     strbuf_addf(&line, "%d cards", n);
 *     use(strbuf_text(&line));
 *     strbuf_free(&line);
 *
 * All zero is an empty buffer and needs no freeing. The text always ends with a zero byte that
 * length does not count. Functions that report a reason take a `struct strbuf *why`: NULL means
 * that the caller does not want to know. All functions that add accept NULL for the buffer and then
 * do nothing, so that a reason can be written without asking. */

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct strbuf {
    char *text;    /* NULL while nothing was ever added: read it with strbuf_text */
    size_t length; /* bytes without the closing zero */
    size_t room;   /* bytes allocated */
};

#define STRBUF_EMPTY ((struct strbuf){0})

/* gives the memory back; the buffer is empty and may be used again */
void strbuf_free(struct strbuf *buf);

/* The text, never NULL; valid until the next change. */
const char *strbuf_text(const struct strbuf *buf);
bool strbuf_empty(const struct strbuf *buf);

/* Add at the end: a text, so many bytes of one, a character, or as printf would write it. `buf` may
 * be NULL, for callers who want no words: nothing happens. Memory that is not there ends the
 * program (mem.h). */
void strbuf_add(struct strbuf *buf, const char *text);
void strbuf_add_part(struct strbuf *buf, const char *bytes, size_t length);
void strbuf_add_char(struct strbuf *buf, char c);
__attribute__((format(printf, 2, 3))) void strbuf_addf(struct strbuf *buf, const char *format, ...);
__attribute__((format(printf, 2, 0), nonnull(2))) void
strbuf_addfv(struct strbuf *buf, const char *format, va_list args);

/* Replaces what was there: what one wants for a reason. */
__attribute__((format(printf, 2, 3))) void strbuf_setf(struct strbuf *buf, const char *format, ...);

void strbuf_clear(struct strbuf *buf);              /* empties, keeps the memory */
void strbuf_cut(struct strbuf *buf, size_t length); /* forgets what is beyond length bytes */
/* the caller owns the text (never NULL); the buffer is empty */
char *strbuf_take(struct strbuf *buf);

#endif
