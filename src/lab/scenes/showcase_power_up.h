#ifndef CARRE_SHOWCASE_POWER_UP_H
#define CARRE_SHOWCASE_POWER_UP_H

/* Powers to look at: each at its peak, and what is asked around them, on a table that was laid out
 * for it. The picture stands still. */

#include "app.h"

#define SHOWCASE_POWERS(SCENE)                                                                \
    SCENE("power-up", table)                                                                  \
    SCENE("power-clone", clone)                                                               \
    SCENE("power-xray", xray)                                                                 \
    SCENE("power-deploy", deploy) SCENE("power-emp", emp) SCENE("power-intel", intel)         \
        SCENE("power-disintegrate", disintegrate) SCENE("power-scanner", scanner)             \
            SCENE("power-engineer", engineer) SCENE("power-reload", reload)                   \
                SCENE("power-upgrade", upgrade) SCENE("power-aim", aim)                       \
                    SCENE("power-aim-reload", aim_reload) SCENE("power-scanning", scanning)   \
                        SCENE("power-picking", picking) SCENE("power-discarding", discarding) \
                            SCENE("power-refused", refused) SCENE("power-freeze", freeze)     \
                                SCENE("power-known", known) SCENE("power-watching", watching) \
                                    SCENE("power-six", six) SCENE("power-cloned", cloned)

/* The seventh hand of a tournament of three, from the flop on, as a position. */
#define POWER_UP_SEVENTH                                                                        \
    "set hands 6\nset level 1\nset level_hands 2\nset small 50\nset big 100\nset ante 10\nset " \
    "street 1\nset button 0\nset bet 1 0\nset bet 2 0\nset bet 3 0\nset pot 330\nset stack 1 "  \
    "2740\nset stack 2 240\nset stack 3 1790\nset start 1 2850\nset start 2 350\nset start 3 "  \
    "1900\n"                                                                                    \
    "put hand 1 As 9d\nput hand 2 Kh Kc\nput hand 3 Qs Jd\nput board Td 7s 9c\nset energy 1 "   \
    "10\nset energy 2 8\nset energy 3 15\n"                                                     \
    "put held 1 x-ray disintegrate deploy\nput held 2 x-ray emp intel\nput held 3 deploy "      \
    "disintegrate deploy\n"

/* Each opens its scene: showcase_power_clone(app), … In the table of all scenes:
 * SHOWCASE_POWERS(SHOWCASE_POWER_LINE) */
#define SHOWCASE_POWER_DECLARED(name, id) void showcase_power_##id(struct app *app);
SHOWCASE_POWERS(SHOWCASE_POWER_DECLARED)
#define SHOWCASE_POWER_LINE(name, id) {name, showcase_power_##id},

#endif
