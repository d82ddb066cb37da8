/* words.c - strict where the C library is lenient: no sign, space or overflow passes for a number.
 */
#include "words.h"

#include "utf8.h"

#include <string.h>

int words_split(char *line, char **word, int most)
{
    char *rest;
    int n = 0;
    for (char *w = strtok_r(line, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        if (n == most)
            return most + 1;
        word[n++] = w;
    }
    return n;
}

bool word_number(const char *text, int64_t low, int64_t high, int64_t *out)
{
    const bool minus = *text == '-';
    text += minus;
    int64_t n = 0;
    if (!*text || strlen(text) > 18) /* 18 digits always fit */
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9')
            return false;
        n = 10 * n + (*text - '0');
    }
    *out = minus ? -n : n;
    return *out >= low && *out <= high;
}

static int hex_digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool word_hex(const char *text, uint8_t *out, int bytes)
{
    if (strlen(text) != 2 * (size_t)bytes)
        return false;
    for (int i = 0; i < bytes; i++) {
        const int high = hex_digit(text[2 * i]), low = hex_digit(text[2 * i + 1]);
        if (high < 0 || low < 0)
            return false;
        out[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

int word_quoted(const char *text, int most)
{
    const char *at = text;
    for (;;) {
        const char *next = at;
        if (!utf8_next(&next) || next - text > most)
            return (int)(at - text);
        at = next;
    }
}

int line_fault(const char *line)
{
    for (const char *at = line; *at;) {
        const char *start = at;
        const uint32_t point = utf8_next(&at);
        const bool broken = point == UTF8_BROKEN && at - start == 1;
        if (broken || point < ' ' || point == 0x7f)
            return (int)(start - line) + 1;
    }
    return 0;
}
