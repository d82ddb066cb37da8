/* poker_preflop.h - what is played before the flop: which hands, from where, for how much; and
 * push-or-fold when stacks are short. */
#ifndef CARRE_POKER_PREFLOP_H
#define CARRE_POKER_PREFLOP_H

#include "poker_judge.h"

/* Two players, and the other has raised: the tables know the answer at any depth. */
bool poker_answers(const struct poker_spot *s);

/* A well-considered action for a stack that is not short. Who doesn't push calls with such hands
 * where the rival is not all-in yet. */
struct action poker_preflop(const struct poker_spot *s, bool pushing, const struct temper *temper,
                            struct rng *rng);
/* With at most twelve big blinds: push or fold, a call where all is in already. `t` may be NULL:
 * then by table alone. */
struct action poker_short(struct poker_thought *t, const struct poker_mind *mind,
                          const struct temper *temper);

enum { POKER_SHORT = 1200 };

#endif
