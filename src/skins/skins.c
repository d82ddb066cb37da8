/* skins.c - the skins by game, from the list of games. */
#include "skins.h"

#include "check.h"
#include "default_skin.h"
#include "games_list.h"

#include <string.h>

#define NOT(name)
#define GAME(name, bots, skin, folder) skin(name)

#define HAS(name) extern const struct skin name##_skin;
GAMES
#undef HAS

#define HAS(name) &name##_skin,
static const struct skin *const skins[] = {GAMES};
#undef HAS

const struct skin *skins_find(const char *game)
{
    CARRE_ASSERT(game);
    for (size_t i = 0; i < sizeof skins / sizeof *skins; i++)
        if (strcmp(skins[i]->game, game) == 0)
            return skins[i];
    return &default_skin;
}
