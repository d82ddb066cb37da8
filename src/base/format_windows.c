/* The linker sends the program's printing here (meson.build): what mingw's headers make of
 * printf, fprintf, snprintf and their kin ends in one of these three. */

#include "format.h"

#include "mem.h"

#include <stdio.h>

int __real___mingw_vsnprintf(char *out, size_t size, const char *format, va_list args);
int __real___mingw_vfprintf(FILE *file, const char *format, va_list args);
int __wrap___mingw_vsnprintf(char *out, size_t size, const char *format, va_list args);
int __wrap___mingw_vfprintf(FILE *file, const char *format, va_list args);
int __wrap___mingw_vprintf(const char *format, va_list args);

int __wrap___mingw_vsnprintf(char *out, size_t size, const char *format, va_list args)
{
    return format_is_numbered(format) ? format_numbered(out, size, format, args)
                                      : __real___mingw_vsnprintf(out, size, format, args);
}

int __wrap___mingw_vfprintf(FILE *file, const char *format, va_list args)
{
    va_list again;
    int length;

    if (!format_is_numbered(format))
        return __real___mingw_vfprintf(file, format, args);
    va_copy(again, args);
    length = format_numbered(NULL, 0, format, again);
    va_end(again);
    if (length < 0)
        return -1;
    char *text = mem_alloc((size_t)length + 1);
    format_numbered(text, (size_t)length + 1, format, args);
    if (fwrite(text, 1, (size_t)length, file) != (size_t)length)
        length = -1;
    mem_free(text);
    return length;
}

int __wrap___mingw_vprintf(const char *format, va_list args)
{
    return __wrap___mingw_vfprintf(stdout, format, args);
}
