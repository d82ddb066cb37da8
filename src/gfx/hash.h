/* FNV-1a, 64 bits, for memories of what was measured or drawn before: a clash of two questions
 * among a few thousand is one in 10^12. */
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
    return (h ^ 0xFFU) * 0x100000001B3U; /* an end mark: "ab","c" is not "a","bc" */
}

/* A word of 64 bits at once, for keys made of numbers. */
static inline uint64_t hash_word(uint64_t h, uint64_t v)
{
    h = (h ^ v) * 0x9E3779B97F4A7C15U;
    return h ^ h >> 29;
}

static inline uint64_t hash_two(uint64_t h, uint32_t a, uint32_t b)
{
    return hash_word(h, (uint64_t)a << 32 | b);
}

#endif
