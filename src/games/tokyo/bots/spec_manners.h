/* spec_manners.h - what a bot of SPEC does by public facts and by its character, without a thought
 * about hands: drinks, re-entries, straddles, the cards of the award, and the four fun cards. */
#ifndef CARRE_SPEC_MANNERS_H
#define CARRE_SPEC_MANNERS_H

#include "spec_move.h"

/* How good a level is at it. */
struct spec_ways {
    int thirst;   /* so often in a hundred a drink is ordered where one may */
    int comeback; /* and a re-entry taken */
    bool keeps;   /* looks through the effects that come back at a re-entry */
    /* straddles from late seats, and takes the button where it is of use; else wherever it can */
    bool seat;
};

/* Something to be said unasked while a turn or a window waits for this seat. */
bool spec_drinks(const struct view *v, const struct spec_ways *ways, struct rng *rng,
                 const struct temper *temper, struct action *out);
struct action spec_comes_back(const struct view *v, const struct spec_ways *ways, struct rng *rng,
                              const struct temper *temper);
/* Does it draw a fun card? */
struct action spec_settings(const struct view *v, struct rng *rng, const struct temper *temper);
/* What a bust is worth by that, in chips. */
int32_t spec_relief(const struct view *v, const struct temper *temper);
/* May the straddle be doubled? */
struct action spec_doubles(const struct view *v, struct rng *rng, const struct temper *temper);
/* The run-out's next cards. */
struct action spec_draws(const struct view *v, struct rng *rng);
/* Before the cards, and after the awards. */
struct action spec_before_cards(const struct view *v, const struct spec_ways *ways,
                                const struct temper *temper);
struct action spec_award(const struct view *v, const struct spec_ways *ways, struct rng *rng,
                         const struct temper *temper);
/* Meow, at somebody's turn. */
bool spec_bot_meows(const struct view *v, struct rng *rng, const struct temper *temper,
                    struct action *out);

#endif
