/* md5.h - RFC 1321, for digests that others have published. */
#ifndef CARRE_MD5_H
#define CARRE_MD5_H

#include <stddef.h>
#include <stdint.h>

struct md5 {
    uint32_t state[4];
    uint64_t length;
    uint8_t block[64];
};

void md5_start(struct md5 *m);
void md5_add(struct md5 *m, const void *bytes, size_t n);
void md5_end(struct md5 *m, char hex[33]);

#endif
