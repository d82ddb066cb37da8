/* strbuf.c - a text that doubles its room. */
#include "strbuf.h"

#include "check.h"
#include "mem.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

void strbuf_free(struct strbuf *buf)
{
    mem_free(buf->text);
    *buf = STRBUF_EMPTY;
}

const char *strbuf_text(const struct strbuf *buf) { return buf->text ? buf->text : ""; }

bool strbuf_empty(const struct strbuf *buf) { return buf->length == 0; }

/* Room for more bytes and the closing zero; doubling keeps a long text linear. */
static void need(struct strbuf *buf, size_t more)
{
    size_t least;

    CARRE_ASSERT(more < SIZE_MAX / 4 && buf->length < SIZE_MAX / 4);
    least = buf->length + more + 1;
    if (least <= buf->room)
        return;
    if (least < buf->room * 2)
        least = buf->room * 2;
    if (least < 32)
        least = 32;
    buf->text = mem_realloc(buf->text, least);
    buf->room = least;
}

void strbuf_add_part(struct strbuf *buf, const char *bytes, size_t length)
{
    if (!buf)
        return;
    CARRE_ASSERT(bytes || length == 0);
    need(buf, length);
    if (length > 0)
        memcpy(buf->text + buf->length, bytes, length);
    buf->length += length;
    buf->text[buf->length] = '\0';
}

void strbuf_add(struct strbuf *buf, const char *text) { strbuf_add_part(buf, text, strlen(text)); }

void strbuf_add_char(struct strbuf *buf, char c) { strbuf_add_part(buf, &c, 1); }

void strbuf_addfv(struct strbuf *buf, const char *format, va_list args)
{
    va_list again;
    size_t left;
    int length;

    if (!buf)
        return;
    CARRE_ASSERT(buf->room >= buf->length);
    /* Into the room there is; only what was longer than that is formatted a second time. */
    left = buf->room - buf->length;
    va_copy(again, args);
    length = vsnprintf(buf->text ? buf->text + buf->length : NULL, left, format, again);
    va_end(again);
    CARRE_ASSERT(length >= 0);
    if ((size_t)length >= left) {
        need(buf, (size_t)length);
        vsnprintf(buf->text + buf->length, (size_t)length + 1, format, args);
    }
    buf->length += (size_t)length;
}

void strbuf_addf(struct strbuf *buf, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    strbuf_addfv(buf, format, args);
    va_end(args);
}

void strbuf_setf(struct strbuf *buf, const char *format, ...)
{
    va_list args;

    if (!buf)
        return;
    strbuf_clear(buf);
    va_start(args, format);
    strbuf_addfv(buf, format, args);
    va_end(args);
}

void strbuf_clear(struct strbuf *buf) { strbuf_cut(buf, 0); }

void strbuf_cut(struct strbuf *buf, size_t length)
{
    if (!buf || length >= buf->length)
        return;
    CARRE_ASSERT(buf->length < buf->room);
    buf->length = length;
    buf->text[length] = '\0';
}

char *strbuf_take(struct strbuf *buf)
{
    char *text = buf->text ? buf->text : mem_copy_text("");

    *buf = STRBUF_EMPTY;
    return text;
}
