/* rate_poker.h - what the games on hold'em's table have in common when their actions are weighed:
 * for rate*.c alone. */
#ifndef CARRE_RATE_POKER_H
#define CARRE_RATE_POKER_H

#include "poker_judge.h"
#include "rate_inside.h"

static inline bool rate_poker_bets(const struct action *a) { return a->kind <= HOLDEM_RAISE_TO; }
/* A bet as poker_judge.h has it. */
static inline int rate_poker_to(const struct action *a)
{
    return a->kind == HOLDEM_FOLD                              ? -1
           : a->kind == HOLDEM_CHECK || a->kind == HOLDEM_CALL ? 0
                                                               : a->amount;
}
/* Two bets in each world of a thought. */
void rate_poker_note(const struct poker_thought *t, const struct poker_mind *mind,
                     const struct action *better, const struct action *played,
                     struct rate_tally *tally);
/* What a bet is worth on average there. */
int64_t rate_poker_mean(const struct poker_thought *t, const struct poker_mind *mind,
                        const struct action *a);
/* Two bets of hold'em, in so many thoughts of a thousand worlds. */
void rate_poker_weigh(const struct view *v, const struct action *better,
                      const struct action *played, int care, struct rng *rng, struct rate_tally *t);
/* Half a big blind. */
int32_t rate_poker_least(const struct view *v);

#endif
