/* Who plays where a scene is played to: bots by their names, and two who play simply at a table of
 * hold'em. */
#ifndef CARRE_SHOWCASE_POKER_H
#define CARRE_SHOWCASE_POKER_H

#include "bot.h"
#include "rng.h"

/* By that bot of the game; "plain": good cards are played, better ones raised, a little by chance,
 * and whatever the game has beside that by chance. Any other name: by chance. */
struct action showcase_plays(const struct view *v, const char *who, struct rng *rng);

/* A match of chance with few folds and small bets, so that hands reach their end: so many actions,
 * then on to a decision of the one in front (seat 0) about a pot. `street`: played on until that
 * street at least. `pots`: so many at least. As text, freed by the caller; NULL. */
char *showcase_calm(const struct rules *r, const char *seed, int actions, int street, int pots);

#endif
