/* poker_solve.h - the betting of one street between two players, solved at the table.
 *
 * Both have a range as the streets before tell it. From the beginning of the street on each may
 * check, bet half the pot, the pot or everything, and answer; what has happened is one way through
 * that small tree. Regret matching (Tammelin 2014, CFR+) brings both to where neither gains by
 * another plan: bets hold as many bluffs as their size allows, and as much is called as keeps
 * bluffs from gaining. Hands count by their strength alone; with cards to come the pot is shared by
 * the odds of the strengths. */
#ifndef CARRE_POKER_SOLVE_H
#define CARRE_POKER_SOLVE_H

#include "poker_judge.h"

/* Is it a spot of that kind, and does this mind solve it? It has to hear bets there: without them
 * a rival's range is any hand. */
bool poker_solves(const struct poker_thought *t, const struct poker_mind *mind);
/* The own hand's part of the plan, drawn by dice. */
struct action poker_solved(const struct poker_thought *t, const struct poker_mind *mind,
                           const struct temper *temper, struct rng *rng);

#endif
