#ifndef CARRE_CATALOGUE_H
#define CARRE_CATALOGUE_H

#include "strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* A compiled catalogue (.mo): texts by their English originals, kept in memory. */
struct catalogue;

/* Reads it and proves it sound. It is kept as long as a text of it is in use; the program keeps it
 * for good. `before`: what was opened from this path last, or NULL; it comes back where the file
 * still holds the same. NULL with a reason that names the file.
 *
 * Proved are: the magic number in this machine's byte order, tables inside the file, texts inside
 * the file that end where they say, in ascending order and in UTF-8, a plain plural formula, and
 * formats that take the same arguments as the English ones. */
const struct catalogue *catalogue_open(const char *path, const struct catalogue *before,
                                       struct strbuf *why);

/* For one of which no text is in use. NULL: nothing. */
void catalogue_close(const struct catalogue *c);

/* The translation of a text, with its context or NULL; and the plural form for n of the text whose
 * English singular this is. NULL: it has none. From any thread. */
const char *catalogue_find(const struct catalogue *c, const char *context, const char *text);
const char *catalogue_find_plural(const struct catalogue *c, const char *text, unsigned long n);

/* The proof alone, for bytes in memory, of which length count and one zero follows; name stands in
 * the reason. */
bool catalogue_check_bytes(const char *name, const char *bytes, size_t length, struct strbuf *why);

#endif
