#ifndef CARRE_CATALOGUE_H
#define CARRE_CATALOGUE_H

#include "strbuf.h"

#include <stdbool.h>
#include <stddef.h>

/* Whether a compiled catalogue (.mo) may be given to gettext, which believes every offset that it reads. Proved are: the
 * magic number in this machine's byte order, tables inside the file, texts inside the file that end where they say, in
 * ascending order and in UTF-8, a plain plural formula, and formats that take the same arguments as the English ones.
 * Else false, with a reason that names the file. */
bool catalogue_check(const char *path, struct strbuf *why);

/* The same for bytes in memory, of which length count and one zero follows; name stands in the reason. */
bool catalogue_check_bytes(const char *name, const char *bytes, size_t length, struct strbuf *why);

#endif
