#ifndef CARRE_SHOWCASE_UPCOLOR_H
#define CARRE_SHOWCASE_UPCOLOR_H

#include "app.h"

/* Upcolor to look at: tables that were played so far, between games, and who wins a round. */
#define SHOWCASE_UPCOLORS(SCENE)    \
    SCENE("upcolor", table)         \
    SCENE("upcolor-dark", dark)     \
    SCENE("upcolor-six", six)       \
    SCENE("upcolor-teams", teams)   \
    SCENE("upcolor-ledger", ledger) \
    SCENE("upcolor-talk", talk)     \
    SCENE("upcolor-sweets", sweets) \
    SCENE("upcolor-full", full)     \
    SCENE("result-upcolor", result) \
    SCENE("curtain", curtain)

#define SHOWCASE_UPCOLOR_DECLARED(name, id) void showcase_upcolor_##id(struct app *app);
SHOWCASE_UPCOLORS(SHOWCASE_UPCOLOR_DECLARED)
#define SHOWCASE_UPCOLOR_LINE(name, id) {name, showcase_upcolor_##id},

#endif
