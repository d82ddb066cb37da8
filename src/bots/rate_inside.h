/* rate_inside.h - how a game weighs two actions against one another: for rate.c and the files of
 * the games that do. */
#ifndef CARRE_RATE_INSIDE_H
#define CARRE_RATE_INSIDE_H

#include "rate.h"

/* What was seen in guessed worlds, or in handfuls of them: by how much the better one was ahead,
 * summed up. */
struct rate_tally {
    int n;
    int64_t ahead, squares, worth;
};

static inline void rate_note(struct rate_tally *t, int64_t better, int64_t played)
{
    t->n++;
    t->ahead += better - played;
    t->squares += (better - played) * (better - played);
    t->worth += better;
}

struct rate_game {
    enum rate_unit unit;
    /* Is it a decision that can be weighed? */
    bool (*knows)(const struct view *v, const struct action *a);
    /* Do both come to the same? */
    bool (*same)(const struct view *v, const struct action *a, const struct action *b);
    /* Adds what guessed worlds say of the two; `care` 1: a look, more: so many times that. Nothing
     * is added where they can't be set against one another. */
    void (*weigh)(const struct view *v, const struct action *better, const struct action *played,
                  int care, struct rng *rng, struct rate_tally *t);
    /* The least cost worth telling. */
    int32_t (*least)(const struct view *v);
};

#endif
