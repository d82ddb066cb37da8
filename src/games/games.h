/* games.h - the list of the games there are. */
#ifndef CARRE_GAMES_H
#define CARRE_GAMES_H

#include "game.h"

/* Game number n, NULL after the last. */
const struct game *games_nth(int n);
/* By id ("ace"); NULL if there is none. */
const struct game *games_find(const char *id);

#endif
