#ifndef CARRE_SHOWCASE_POWER_UP_H
#define CARRE_SHOWCASE_POWER_UP_H

/* Powers to look at: each at its peak, and what is asked around them, on a table that was laid out for it. The picture stands still. */

#include "app.h"

#define SHOWCASE_POWERS(SCENE)                                                                                                                              \
    SCENE("power-up", table) SCENE("power-clone", clone) SCENE("power-xray", xray) SCENE("power-deploy", deploy) SCENE("power-emp", emp)                    \
    SCENE("power-intel", intel) SCENE("power-disintegrate", disintegrate) SCENE("power-scanner", scanner) SCENE("power-engineer", engineer)                 \
    SCENE("power-reload", reload) SCENE("power-upgrade", upgrade) SCENE("power-aim", aim) SCENE("power-aim-reload", aim_reload)                             \
    SCENE("power-scanning", scanning) SCENE("power-picking", picking) SCENE("power-discarding", discarding) SCENE("power-refused", refused)                 \
    SCENE("power-freeze", freeze) SCENE("power-known", known) SCENE("power-watching", watching) SCENE("power-six", six) SCENE("power-cloned", cloned)

/* Each opens its scene: showcase_power_clone(app), … In the table of all scenes: SHOWCASE_POWERS(SHOWCASE_POWER_LINE) */
#define SHOWCASE_POWER_DECLARED(name, id) void showcase_power_##id(struct app *app);
SHOWCASE_POWERS(SHOWCASE_POWER_DECLARED)
#define SHOWCASE_POWER_LINE(name, id) {name, showcase_power_##id},

#endif
