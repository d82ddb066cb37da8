/* ace_worth.h - what a bonus is worth: in points of damage where it is used, and as a share of the
 * run where it is kept for later. */
#ifndef CARRE_ACE_WORTH_H
#define CARRE_ACE_WORTH_H

#include "ace_names.h"

/* Points that a one-use bonus usually brings. */
int ace_worth_points(const struct ace_enemy *bonus);
/* Is that certain (damage, add)? */
bool ace_worth_certain(const struct ace_enemy *bonus);
/* Does it help without a bullet (AS-12)? */
bool ace_worth_saves(const struct ace_enemy *bonus);
/* Of 1 << 16: how much of the chance to win the run goes with it if it is spent in the duel with
 * this marker. `hoard` in hundredths. */
int ace_worth_price(const struct ace_enemy *bonus, int marker, int hoard);
/* The book: of 10,000 runs in which the duel with this marker begins with one-use bonuses worth so
 * many points, how many the shark wins. `marker` above the last: all. */
int ace_worth_run(int difficulty, int marker, int points);
/* The points of all one-use bonuses that lie there, armed or not. */
int ace_worth_held(const struct rules *r, const struct board *b);

#endif
