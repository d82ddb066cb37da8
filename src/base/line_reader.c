/* line_reader.c - cuts lines and words where they stand. */
#include "line_reader.h"

#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

char *reader_cut(struct line_reader *r, char **rest)
{
    CARRE_ASSERT(r->line >= 0);
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
    CARRE_ASSERT(r->error && r->room > 0);
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
    CARRE_ASSERT(room > 0);
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

char *reader_text(struct line_reader *r)
{
    reader_skip(r);
    if (*r->at != '"')
        return NULL;
    char *text = r->at + 1, *end = strrchr(text, '"');
    r->at = end ? end + 1 : text;
    if (!end || end == text || !reader_ends(r)) {
        reader_fault(r, "a text stands in quotation marks, up to the end of the line");
        return NULL;
    }
    *end = 0;
    if (strpbrk(text, "\"\\"))
        reader_fault(r, "no straight quotation mark and no backslash stand in a text");
    return text;
}

char *reader_name(struct line_reader *r, const char *what)
{
    enum { NAME_MOST = 47, SHOWN = 40 };
    reader_skip(r);
    char *text = r->at;
    const size_t n = strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-_/"),
                 end = strcspn(text, " \t");
    r->at += end;
    if (!n || n != end || n > NAME_MOST)
        reader_fault(r, "%s is missing, or is no name: \"%.*s\"", what,
                     (int)(end > SHOWN ? SHOWN : end), text);
    else if (text[n]) {
        text[n] = 0;
        r->at++;
    }
    return text;
}

int reader_number(struct line_reader *r, int low, int high)
{
    CARRE_ASSERT(low >= 0 && low <= high);
    char w[24];
    int n = 0;
    reader_word(r, "", w, sizeof w);
    const char *p = w;
    for (; *p >= '0' && *p <= '9' && n <= high; p++)
        n = 10 * n + (*p - '0');
    if (p == w || *p || n < low || n > high)
        reader_fault(r, "a number from %d to %d belongs here", low, high);
    return n;
}
