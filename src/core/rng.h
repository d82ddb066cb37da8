/* rng.h - a small generator for bots, tests and cosmetic choices. Never for the deal: the deal is
 * the match's.
 *
 * splitmix64 (Steele, Lea, Flood 2014): one 64-bit word of state, every seed is good. */
#ifndef CARRE_RNG_H
#define CARRE_RNG_H

#include "check.h"

#include <stdint.h>

struct rng {
    uint64_t state;
};

static inline struct rng rng_seed(uint64_t seed) { return (struct rng){seed}; }
/* 64 bits, each as likely as not (splitmix64). */
static inline uint64_t rng_next(struct rng *r)
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}
/* A number from 0 to n - 1, each equally likely (by rejection). n > 0. */
static inline int rng_below(struct rng *r, int n)
{
    CARRE_ASSERT(n > 0);
    const uint64_t m = (uint64_t)n;
    uint64_t x;
    do
        x = rng_next(r); /* the limit lies in the last m numbers: it is hardly ever asked for */
    while (x > UINT64_MAX - m && x >= UINT64_MAX - UINT64_MAX % m);
    return (int)(x % m);
}

#endif
