/* md5.c - RFC 1321, a block at a time. */
#include "md5.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static uint32_t turn(uint32_t x, int n) { return x << n | x >> (32 - n); }

static void block(struct md5 *m, const uint8_t *bytes)
{
    static const int turns[4][4] = {
        {7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}};
    static uint32_t sine[64];
    for (int i = 0; i < 64 && !sine[63]; i++)
        sine[i] = (uint32_t)floor(fabs(sin(i + 1)) * 4294967296.0);
    uint32_t x[16], a = m->state[0], b = m->state[1], c = m->state[2], d = m->state[3];
    memcpy(x, bytes, sizeof x);
    for (int i = 0; i < 64; i++) {
        const int round = i / 16;
        const uint32_t f = round == 0   ? (b & c) | (~b & d)
                           : round == 1 ? (d & b) | (~d & c)
                           : round == 2 ? b ^ c ^ d
                                        : c ^ (b | ~d);
        const int k = round == 0   ? i
                      : round == 1 ? (5 * i + 1) % 16
                      : round == 2 ? (3 * i + 5) % 16
                                   : 7 * i % 16;
        const uint32_t next = b + turn(a + f + x[k] + sine[i], turns[round][i % 4]);
        a = d;
        d = c;
        c = b;
        b = next;
    }
    m->state[0] += a;
    m->state[1] += b;
    m->state[2] += c;
    m->state[3] += d;
}

void md5_start(struct md5 *m)
{
    *m = (struct md5){.state = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476}};
}

void md5_add(struct md5 *m, const void *bytes, size_t n)
{
    const uint8_t *from = bytes;
    for (; n > 0; n--) {
        m->block[m->length++ % 64] = *from++;
        if (m->length % 64 == 0)
            block(m, m->block);
    }
}

void md5_end(struct md5 *m, char hex[33])
{
    const uint64_t bits = m->length * 8;
    md5_add(m, "\x80", 1);
    while (m->length % 64 != 56)
        md5_add(m, "", 1);
    md5_add(m, &bits, sizeof bits);
    for (int i = 0; i < 16; i++)
        snprintf(hex + 2 * i, 3, "%02x", m->state[i / 4] >> i % 4 * 8 & 255);
}
