/* ace_think.h - weighs everything that can be done in Ace of Spades and answers with the best. */
#ifndef CARRE_ACE_THINK_H
#define CARRE_ACE_THINK_H

#include "ace_odds.h"

/* A legal action of v->me. */
struct action ace_think(const struct view *v, struct rng *rng, const struct ace_skill *skill);

#endif
