/* FNV-1a, 64 bits, for memories of what was measured or drawn before: a clash of two questions among a few thousand
 * is one in 10^12. */
#ifndef CARRE_HASH_H
#define CARRE_HASH_H

#include <stddef.h>
#include <stdint.h>

#define HASH_START 0xCBF29CE484222325U

static inline uint64_t hash_bytes(uint64_t h, const void *bytes, size_t n)
{
    const unsigned char *p = bytes;
    for (size_t i = 0; i < n; i++)
        h = (h ^ p[i]) * 0x100000001B3U;
    return h;
}

static inline uint64_t hash_text(uint64_t h, const char *text)
{
    if (text)
        for (; *text; text++)
            h = (h ^ (unsigned char)*text) * 0x100000001B3U;
    return (h ^ 0xFFU) * 0x100000001B3U;    /* an end mark: "ab","c" is not "a","bc" */
}

#endif
