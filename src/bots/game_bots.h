/* game_bots.h - all that the bots know of one game: who plays it, how advice is put into words, and
 * how two actions are weighed. One record a game, at the end of its ..._bots.c, for the list in
 * games_list.h. Everything but the game and its bots is optional. */
#ifndef CARRE_GAME_BOTS_H
#define CARRE_GAME_BOTS_H

#include "bot.h"

struct rate_game;

struct game_bots {
    const char *game;             /* its id */
    const struct bot *const *bot; /* weakest first; NULL ends */
    /* Why somebody would do that, marked for translation; "": there is no more to say (explain.h).
     */
    const char *(*why)(const struct view *v, const struct action *a);
    const char *(*nudge)(const struct view *v, const struct action *a);
    /* optional: what is to be learned from it; and the reason in few words, for a player who has
     * been told it `times` times, from 1 on */
    const char *(*lesson)(const struct view *v, const struct action *a);
    const char *(*again)(const struct view *v, const struct action *a, int times);
    const struct rate_game *rate; /* rate_inside.h */
};

/* Those of a game; a record without any for games that have none, never NULL. */
const struct game_bots *game_bots(const char *game);

#endif
