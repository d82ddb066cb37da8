/* rng.c - chance answered from a small generator. */
#include "rng.h"

#include "chance.h"

static int one_of(struct chance *self, const struct chance_question *q)
{
    return rng_below(((struct chance_rng *)(void *)self)->rng, q->n);
}

struct chance_rng chance_from_rng(struct rng *r)
{
    return (struct chance_rng){.chance = {.one_of = one_of}, .rng = r};
}
