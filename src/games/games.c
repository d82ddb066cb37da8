/* games.c - the games by number and by id, from the list in names/games_list.h. */
#include "games.h"

#include "games_list.h"

#include <string.h>

#define GAME(name, bots, skin, folder) extern const struct game name##_game;
GAMES
#undef GAME

#define GAME(name, bots, skin, folder) &name##_game,
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
