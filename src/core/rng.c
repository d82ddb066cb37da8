/* rng.c - splitmix64, and an even choice by rejection; chance answered from it. */
#include "rng.h"

#include "chance.h"
#include "check.h"

int rng_below(struct rng *r, int n)
{
    CARRE_ASSERT(n > 0);
    const uint64_t m = (uint64_t)n;
    uint64_t x;
    do
        x = rng_next(r); /* the limit lies in the last m numbers: it is hardly ever asked for */
    while (x > UINT64_MAX - m && x >= UINT64_MAX - UINT64_MAX % m);
    return (int)(x % m);
}

static int one_of(struct chance *self, const struct chance_question *q)
{
    return rng_below(((struct chance_rng *)(void *)self)->rng, q->n);
}

struct chance_rng chance_from_rng(struct rng *r)
{
    return (struct chance_rng){.chance = {.one_of = one_of}, .rng = r};
}
