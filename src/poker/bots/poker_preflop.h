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

/* Two players, hundredths of a big blind: so many thousandths of all hands are opened from the
 * small blind; and of the hands with which one was raised at so many raise again, push and call,
 * where one has a big blind in (step 0), an open (1) or a raise of that (2), and the raise is
 * `size` hundredths of what one has in. */
struct poker_two {
    int raises, pushes, calls;
};
int poker_two_opens(int depth);
struct poker_two poker_two_answer(int step, int depth, int size);

/* Two players, and the other has raised: the tables know the answer at any depth. */
bool poker_answers(const struct poker_spot *s);

/* A well-considered action for a stack that is not short. Who doesn't push calls with such hands
 * where the rival is not all-in yet. */
struct action poker_preflop(const struct poker_spot *s, bool pushing, const struct temper *temper,
                            struct rng *rng);
/* With at most twelve big blinds: push or fold, a call where all is in already. `t` may be NULL:
 * then by table alone. */
struct action poker_short(const struct poker_thought *t, const struct poker_mind *mind,
                          const struct temper *temper);

enum { POKER_SHORT = 1200 };

#endif
