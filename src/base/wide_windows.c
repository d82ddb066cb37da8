/* Texts and causes from here to Windows and back. */

#include "wide_windows.h"

#include "mem.h"
#include "system.h"

#include <errno.h>
#include <string.h>

wchar_t *wide_text(const char *text)
{
    const int n = MultiByteToWideChar(CP_UTF8, 0, text, -1, NULL, 0);
    wchar_t *wide = mem_array((size_t)n + 1, sizeof *wide);

    MultiByteToWideChar(CP_UTF8, 0, text, -1, wide, n);
    return wide;
}

char *wide_narrow(const wchar_t *text)
{
    const int n = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
    char *narrow = mem_alloc((size_t)n + 1);

    WideCharToMultiByte(CP_UTF8, 0, text, -1, narrow, n, NULL, NULL);
    return narrow;
}

char *wide_narrow_path(const wchar_t *path)
{
    char *narrow = wide_narrow(path);
    size_t length = strlen(narrow);

    for (char *at = narrow; (at = strchr(at, '\\'));)
        *at = '/';
    while (length > 1 && narrow[length - 1] == '/')
        narrow[--length] = '\0';
    return narrow;
}

bool wide_failed(void)
{
    errno = system_errno((int)GetLastError());
    return false;
}
