/* digest.h - 64-bit FNV-1a (Fowler, Noll, Vo): tells two texts or tables apart, protects nothing.
 */
#ifndef CARRE_DIGEST_H
#define CARRE_DIGEST_H

#include <stdint.h>

#define DIGEST_START 0xcbf29ce484222325u

static inline uint64_t digest_byte(uint64_t digest, uint8_t byte)
{
    return (digest ^ byte) * 0x100000001b3u;
}

/* The low 32 bits of a value, lowest byte first. */
static inline uint64_t digest_add(uint64_t digest, int64_t value)
{
    for (int i = 0; i < 4; i++)
        digest = digest_byte(digest, (uint8_t)((uint64_t)value >> 8 * i));
    return digest;
}

static inline uint64_t digest_text(const char *text)
{
    uint64_t digest = DIGEST_START;
    while (*text)
        digest = digest_byte(digest, (uint8_t)*text++);
    return digest;
}

#endif
