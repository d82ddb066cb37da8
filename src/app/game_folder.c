/* folders.c - what the program knows of its games, from the list of games. */
#include "game_folder.h"

#include "games_list.h"

#include <string.h>

#define NOT(name)
#define GAME(name, bots, skin, folder) folder(name)

#define HAS(name) extern const struct game_folder name##_folder;
GAMES
#undef HAS

#define HAS(name) &name##_folder,
static const struct game_folder *const folders[] = {GAMES NULL};
#undef HAS

const struct game_folder *game_folder_nth(int n)
{
    return n >= 0 && n < (int)(sizeof folders / sizeof *folders) ? folders[n] : NULL;
}

const struct game_folder *game_folder(const char *id)
{
    static const struct game_folder nothing = {0};
    for (int i = 0; folders[i]; i++)
        if (strcmp(folders[i]->game->id, id) == 0)
            return folders[i];
    return &nothing;
}
