/* folders.c - the list of what the program knows of its games. A new one is one file beside this one and one line here. */
#include "game_folder.h"

#include <string.h>

#define FOLDERS \
    FOLDER(ace) \
    FOLDER(holdem) \
    FOLDER(power_up) \
    FOLDER(spec) \
    FOLDER(upcolor)

#define FOLDER(name) extern const struct game_folder name##_folder;
FOLDERS
#undef FOLDER

#define FOLDER(name) &name##_folder,
static const struct game_folder *const folders[] = {FOLDERS NULL};
#undef FOLDER

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
