/* poker_bots.h - how each level bets, for every game on hold'em's table. */
#ifndef CARRE_POKER_BOTS_H
#define CARRE_POKER_BOTS_H

#include "poker_judge.h"

extern const struct poker_mind poker_beginner_mind, poker_regular_mind, poker_expert_mind,
    poker_shark_mind;
/* With the thought that a temper gives itself. */
struct poker_mind poker_mind_for(const struct poker_mind *usual, const struct temper *temper);

/* An open action of the seat that looks. It must be asked. */
struct action poker_beginner_plays(const struct view *v, struct rng *rng,
                                   const struct temper *temper);
struct action poker_regular_plays(const struct view *v, struct rng *rng,
                                  const struct temper *temper);
/* The same two, from what was looked at already. */
struct action poker_beginner_thinks(const struct poker_thought *t, struct rng *rng,
                                    const struct temper *temper);
struct action poker_regular_thinks(struct poker_thought *t, struct rng *rng,
                                   const struct temper *temper);
/* After a pot without a showdown: the player who plays for fun shows a bluff now and then, others
 * keep their cards to themselves. */
struct action poker_shows(const struct view *v, struct rng *rng, const struct temper *temper);
/* Expert and shark, from what was looked at already. */
struct action poker_thinks(struct poker_thought *t, const struct poker_mind *mind, bool shark,
                           struct rng *rng, const struct temper *temper);

/* The bets of that level weighed in worlds, whatever charts would say. */
struct action poker_weighs(struct poker_thought *t, const struct poker_mind *mind, bool shark,
                           struct rng *rng, const struct temper *temper);

#endif
