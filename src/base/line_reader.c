#include "line_reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

char *reader_cut(struct line_reader *r, char **rest)
{
    char *piece = *rest, *end = piece ? strpbrk(piece, r->name ? "\n" : "\n;") : NULL;
    if (!piece)
        return NULL;
    r->line += !r->within;
    r->within = end && *end == ';';
    *rest = end ? end + 1 : NULL;
    if (end)
        *end = 0;
    r->at = piece;
    return piece;
}

void reader_fault(struct line_reader *r, const char *format, ...)
{
    if (r->failed)
        return;
    r->failed = true;
    const int n = r->name ? snprintf(r->error, (size_t)r->room, "%s:%d: ", r->name, r->line) : 0;
    va_list args;
    va_start(args, format);
    if (n >= 0 && n < r->room)
        vsnprintf(r->error + n, (size_t)(r->room - n), format, args);
    va_end(args);
}

void reader_skip(struct line_reader *r)
{
    while (*r->at == ' ' || *r->at == '\t')
        r->at++;
}

bool reader_ends(struct line_reader *r)
{
    reader_skip(r);
    return *r->at == 0;
}

void reader_word(struct line_reader *r, const char *ends, char *out, size_t room)
{
    reader_skip(r);
    size_t n = 0;
    while (r->at[n] && r->at[n] != ' ' && r->at[n] != '\t' && !strchr(ends, r->at[n]))
        n++;
    *out = 0;
    if (n >= room) {
        reader_fault(r, "\"%.20s...\" is too long for a word", r->at);
        return;
    }
    memcpy(out, r->at, n);
    out[n] = 0;
    r->at += n;
}
