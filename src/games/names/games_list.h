/* games_list.h - the games: the only list there is, for the build, the rules, the bots, the skins
 * and the program. A new game is one folder beside this one and one line here:
 *
 *     GAME(name, BOTS, SKIN, FOLDER)     name_game always, and HAS or NOT for the rest:
 *                                        name_bots (game_bots.h), name_skin (skin.h),
 *                                        name_folder (game_folder.h)
 *
 * A file that reads it defines HAS(name), NOT(name) and GAME(name, bots, skin, folder) first. The
 * order is that of the title. MORE_GAMES are added by tests. */
#ifndef CARRE_GAMES_LIST_H
#define CARRE_GAMES_LIST_H

#ifndef MORE_GAMES
#define MORE_GAMES
#endif

#define GAMES                     \
    GAME(null, NOT, NOT, NOT)     \
    GAME(kuhn, NOT, NOT, NOT)     \
    GAME(ace, HAS, HAS, HAS)      \
    GAME(holdem, HAS, HAS, HAS)   \
    GAME(power_up, HAS, HAS, HAS) \
    GAME(tokyo, HAS, HAS, HAS)    \
    GAME(upcolor, HAS, HAS, HAS)  \
    MORE_GAMES

#endif
