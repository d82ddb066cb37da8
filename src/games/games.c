/* games.c - the list. A new game is one folder beside this file and one line here; the build reads the lines too. */
#include "games.h"

#include <string.h>

#define GAMES \
    GAME(null) \
    GAME(kuhn) \
    GAME(ace) \
    GAME(upcolor) \
    GAME(holdem) \
    GAME(power_up) \
    GAME(spec)

#define GAME(name) extern const struct game name##_game;
GAMES
#undef GAME

#define GAME(name) &name##_game,
static const struct game *const games[] = {GAMES NULL};
#undef GAME

const struct game *games_nth(int n)
{
    return n >= 0 && n < (int)(sizeof games / sizeof *games) ? games[n] : NULL;
}

const struct game *games_find(const char *id)
{
    for (int i = 0; games[i]; i++)
        if (strcmp(games[i]->id, id) == 0)
            return games[i];
    return NULL;
}
