/* ace_think.h - weighs everything that can be done in Ace of Spades and answers with the best. */
#ifndef CARRE_ACE_THINK_H
#define CARRE_ACE_THINK_H

#include "ace_odds.h"

/* A legal action of v->me. */
struct action ace_think(const struct view *v, struct rng *rng, const struct ace_skill *skill);

/* What two actions are worth beside one another, of ACE_SURE: the chance to win the duel, less what
 * is spent of the run. False: one of them can't be weighed so. `exact`: nothing was guessed. */
bool ace_think_of(const struct view *v, struct rng *rng, const struct ace_skill *skill,
                  const struct action *const two[2], int worth[2], bool *exact);

#endif
