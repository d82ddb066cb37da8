/* poker_preflop.h - what is played before the flop: which hands, from where, for how much; and
 * push-or-fold when stacks are short. */
#ifndef CARRE_POKER_PREFLOP_H
#define CARRE_POKER_PREFLOP_H

#include "poker_judge.h"

/* Two players, a stack of so many hundredths of a big blind: is it pushed from the small blind,
 * called in the big one? */
bool poker_pushes(int kind, int depth);
bool poker_calls_push(int kind, int depth);
/* Depth as push-or-fold has it: a larger pot makes it less, more rivals behind make it more. */
int poker_push_depth(const struct poker_spot *s);

/* Two players, somebody has raised for all or nearly: does the equilibrium of push or fold call
 * with this hand? */
bool poker_calls_all(const struct poker_spot *s);

/* A well-considered action for a stack that is not short. */
struct action poker_preflop(const struct poker_spot *s, const struct temper *temper,
                            struct rng *rng);
/* With at most twelve big blinds: push or fold, a call where all is in already. `t` may be NULL:
 * then by table alone. */
struct action poker_short(const struct poker_thought *t, const struct poker_mind *mind,
                          const struct temper *temper);

enum { POKER_SHORT = 1200 };

#endif
