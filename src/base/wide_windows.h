#ifndef CARRE_WIDE_WINDOWS_H
#define CARRE_WIDE_WINDOWS_H

/* What the files for Windows share: our texts are UTF-8 with '/' in paths, its own are UTF-16 with
 * either slash; its causes are numbers of its own. */

#include <stdbool.h>
#include <windows.h>

/* The caller frees both with mem_free; bytes that are no UTF-8 become U+FFFD. */
wchar_t *wide_text(const char *text);
char *wide_narrow(const wchar_t *text);
/* The same with '/' for '\', and without one at the end. */
char *wide_narrow_path(const wchar_t *path);

/* Puts what GetLastError says into errno; always false. */
bool wide_failed(void);

#endif
