/* chance.h - what nobody decides.
 *
 * Rules ask, somebody answers: from the seed in play, from the log in a replay, from what is unseen
 * in a bot's thought. Rules can't tell which. */
#ifndef CARRE_CHANCE_H
#define CARRE_CHANCE_H

#include "card.h"

/* the most answers that a question can have: what a log keeps in 16 bits beside the faces */
enum { CHANCE_ANSWERS = 0xff00 };

struct chance_question {
    uint8_t stream; /* a pack (0 to PACKS - 1) or, from 64 on, a die of the game's own */
    /* how often it was shuffled, and the draws since: with the stream a unique address within a
     * match */
    uint16_t round, draw;
    int n;             /* how many answers there are, at least 1 */
    const card *faces; /* what each answer is, NULL for plain numbers */
};

struct chance {
    /* One of 0 to n - 1, each equally likely; or -1: there is no answer (the log has ended, or does
     * not fit): the turn is broken off. */
    int (*one_of)(struct chance *self, const struct chance_question *q);
};

/* Chance from a small generator: for bots' thoughts and tests. */
struct rng;
struct chance_rng {
    struct chance chance;
    struct rng *rng;
};
struct chance_rng chance_from_rng(struct rng *r);

#endif
