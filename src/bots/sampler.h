/* sampler.h - thinks by playing on in guessed worlds.
 *
 * What a seat can't see is dealt at random, so that its view stays the same; from there every
 * candidate is played out by a fast policy to the end of the game, or of what its caller calls an
 * end. All candidates are judged in the same worlds and meet the same answers of chance there, so
 * that luck which is common to them cancels. The thought is counted in worlds. Nothing here knows a
 * game: what a game's bot knows, it hands in as functions. */
#ifndef CARRE_SAMPLER_H
#define CARRE_SAMPLER_H

#include "bot.h"
#include "event.h"

enum { CANDIDATES = 32 };

/* What a game's bot knows; everything is optional. `context` is handed on. */
struct sampler {
    const void *context;
    /* The candidates, legal and complete (rules_check); default: sampler_candidates. */
    int (*candidates)(const struct sampler *s, const struct view *v, struct rng *rng,
                      struct action *out, int room);
    /* A world behind the view; default: rules_guess. */
    void (*guess)(const struct sampler *s, const struct view *v, struct rng *rng,
                  struct board *out);
    /* A legal, complete action of `who` in a guessed world; default: anything legal. */
    struct action (*policy)(const struct sampler *s, const struct rules *r,
                            const struct board *world, seat who, struct rng *rng);
    /* Is what has been said so far all that a playout is to hear? Asked of each event just before
     * it happens; the rest of the action stays unsaid. */
    bool (*ends)(const struct event *e, const struct board *before);
    /* What the end is worth to a seat, from -VALUE_MOST to VALUE_MOST; `start` is the world before
     * the candidate. Default: its score less the best of the others. */
    int32_t (*value)(const struct sampler *s, const struct rules *r, const struct board *start,
                     const struct board *end, seat who);
    int steps; /* the longest playout in actions; 0: SAMPLER_STEPS */
};
enum { SAMPLER_STEPS = 400, VALUE_MOST = 1000000 };

struct judged {
    struct action action;
    /* in how many it was judged; fewer than others: it was out of the running by then */
    int worlds;
    int64_t sum; /* of the values there */
};

/* The candidates of a game of which nothing is known: each choice with its least, middle and
 * greatest amount, each single card that differs, and a few of the many pickings. At most `room` >=
 * 1, at least one. */
int sampler_candidates(const struct view *v, struct rng *rng, struct action *out, int room);
/* Judges the candidates of v->me in up to `worlds` worlds; returns how many there are, best first.
 * With a single candidate nothing is played. */
int sampler_judge(const struct sampler *s, const struct view *v, struct rng *rng, int worlds,
                  struct judged out[CANDIDATES]);
/* Mean value of a judged candidate, rounded down. */
static inline int64_t judged_mean(const struct judged *j)
{
    return j->worlds ? j->sum / j->worlds : 0;
}

#endif
