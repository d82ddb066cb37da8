/* deal_code.c - what a code may hold, tidied. */
#include "deal_code.h"

#include "match.h"
#include "utf8.h"

#include <string.h>

static bool is_space(uint32_t c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == 0xA0 || c == 0x202F ||
           c == 0x3000;
}

bool deal_code_add(char code[DEAL_CODE_BYTES], const char *text)
{
    size_t count = utf8_count(code), at = strlen(code);
    bool added = false;
    for (uint32_t c; count < DEAL_CODE_LETTERS && (c = utf8_next(&text));) {
        if (is_space(c))
            c = ' ';
        if (c == UTF8_BROKEN || (c != ' ' && utf8_columns(c) == 0) || c < 32 || c == 127 ||
            (c == ' ' && (at == 0 || code[at - 1] == ' ')))
            continue;
        at += utf8_put(code + at, c);
        code[at] = '\0';
        count++;
        added = true;
    }
    return added;
}

void deal_code_back(char code[DEAL_CODE_BYTES])
{
    const char *at = code + strlen(code);
    if (utf8_previous(code, &at))
        code[at - code] = '\0';
}

/* Thirteen letters of those that match_seed_code() writes, with nothing but spaces and dashes
 * between them. */
static bool is_ours(const char *code, char out[DEAL_CODE_FRESH + 1])
{
    int n = 0;
    for (; *code; code++) {
        const char c = *code >= 'a' && *code <= 'z' ? (char)(*code - 'a' + 'A') : *code;
        if (c == ' ' || c == '-')
            continue;
        if (c < 'A' || c > 'Z' || c == 'I' || c == 'O' || n == DEAL_CODE_FRESH)
            return false;
        out[n++] = c;
    }
    out[n] = '\0';
    return n == DEAL_CODE_FRESH;
}

void deal_code_tidy(char code[DEAL_CODE_BYTES])
{
    char ours[DEAL_CODE_FRESH + 1];
    size_t n = strlen(code);
    while (n && code[n - 1] == ' ')
        code[--n] = '\0';
    const size_t skip = strspn(code, " ");
    memmove(code, code + skip, n - skip + 1);
    if (is_ours(code, ours))
        memcpy(code, ours, sizeof ours);
}

void deal_code_fresh(char code[DEAL_CODE_BYTES])
{
    char fresh[DEAL_CODE_FRESH + 1];
    match_seed_code(fresh);
    memcpy(code, fresh, sizeof fresh);
}
