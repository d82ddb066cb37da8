#ifndef CARRE_SHOWCASE_THEATRE_H
#define CARRE_SHOWCASE_THEATRE_H

/* Open hands in the middle of the screen to look at, in the games of hold'em's table: all-ins that
 * are run out, showdowns, the hand that wins. The picture stands still (showcase_laid.h). */

#include "app.h"

#define SHOWCASE_THEATRE(SCENE)                                                              \
    SCENE("all-in", three)                                                                   \
    SCENE("all-in-two", two)                                                                 \
    SCENE("all-in-six", six)                                                                 \
    SCENE("all-in-nine", nine)                                                               \
    SCENE("all-in-flop", flop)                                                               \
    SCENE("all-in-corner", corner) SCENE("all-in-pots", pots) SCENE("all-in-frozen", frozen) \
        SCENE("all-in-spec", spec) SCENE("hand-won", won) SCENE("hand-won-two", won_two)     \
            SCENE("hand-won-many", won_many) SCENE("hand-won-split", split)                  \
                SCENE("hand-won-side", side) SCENE("hand-won-powers", won_powers)            \
                    SCENE("hand-won-spec", won_spec) SCENE("hand-won-again", again)

/* Each opens its scene: showcase_theatre_three(app), … In the table of all scenes:
 * SHOWCASE_THEATRE(SHOWCASE_THEATRE_LINE) */
#define SHOWCASE_THEATRE_DECLARED(name, id) void showcase_theatre_##id(struct app *app);
SHOWCASE_THEATRE(SHOWCASE_THEATRE_DECLARED)
#define SHOWCASE_THEATRE_LINE(name, id) {name, showcase_theatre_##id},

#endif
