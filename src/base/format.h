#ifndef CARRE_FORMAT_H
#define CARRE_FORMAT_H

/* Formats that call their arguments by number, as in "%2$s's %1$d": a translator puts words where
 * the language wants them. POSIX' printf knows them, ISO C's and that of Windows do not and print
 * them as they stand. There the program's printf is this one for such formats (format_windows.c),
 * so that nobody has to think of it who prints. */

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

/* Does the format call an argument by its number? */
bool format_is_numbered(const char *format);

/* vsnprintf for such a format. An argument that no conversion calls is taken for an int. -1 for a
 * conversion that is none, takes a tenth argument or writes to one. */
__attribute__((format(printf, 3, 0))) int format_numbered(char *out, size_t size,
                                                          const char *format, va_list args);

#endif
