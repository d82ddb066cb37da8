/* showcase_plays.h - who plays where a scene is played to: bots by their names, and the simple
 * players of the game's record (folder_scenes). */
#ifndef CARRE_SHOWCASE_PLAYS_H
#define CARRE_SHOWCASE_PLAYS_H

#include "bot.h"
#include "rng.h"

/* By that bot of the game; "plain": by its simple player. Any other name: by chance. */
struct action showcase_plays(const struct view *v, const char *who, struct rng *rng);

/* A match of chance with few folds and small bets, so that hands reach their end: so many actions,
 * then on to a decision of the one in front (seat 0) about a pot. `street`: played on until that
 * street at least. `pots`: so many at least. As text, freed by the caller; NULL: the game is not
 * played so. */
char *showcase_calm(const struct rules *r, const char *seed, int actions, int street, int pots);

#endif
