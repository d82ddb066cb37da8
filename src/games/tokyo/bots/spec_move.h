/* spec_move.h - a table of SPEC as its bots read it, and what they do there as actions. */
#ifndef CARRE_SPEC_MOVE_H
#define CARRE_SPEC_MOVE_H

#include "poker_judge.h"
#include "spec_names.h"

/* The spot, with what SPEC changes in it: two of three hole cards, a straddle in place of the big
 * blind, both cards, no bets. */
void spec_spot_read(const struct view *v, struct poker_spot *out);
/* As poker_listen and poker_think. */
void spec_listen(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                 struct poker_thought *out);
void spec_think_of(const struct view *v, const struct poker_mind *mind, struct rng *rng,
                   struct poker_thought *out);

/* The open choice of that verb; NULL: there is none. */
const struct choice *spec_choice(const struct view *v, int kind);
/* The pick of an own effect among those of a choice; -1: it is not there. */
int spec_pick(const struct view *v, const struct choice *c, int effect);
/* Can it be declared now? */
static inline bool spec_has(const struct view *v, int effect)
{
    return spec_pick(v, spec_choice(v, SPEC_DECLARE), effect) >= 0;
}
/* Declares one effect; target: a seat, for those that have one. */
struct action spec_declares(const struct view *v, int effect, int target);
/* No, or nothing said where no answer is asked for. */
static inline struct action spec_says_no(const struct view *v)
{
    return action_of(v->me, SPEC_NO, 0);
}
static inline bool spec_legal(const struct view *v, struct action *a)
{
    return rules_check(&v->rules, &v->board, a) == REASON_OK;
}
/* Is it the seat's own turn, rather than a window of everybody's? */
static inline bool spec_own_turn(const struct view *v)
{
    return v->board.phase == HOLDEM_PHASE_PLAY;
}

static inline bool spec_in_hundred(struct rng *rng, int n)
{
    return n > 0 && rng_below(rng, 100) < n;
}

#endif
