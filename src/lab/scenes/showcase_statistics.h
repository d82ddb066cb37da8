#ifndef CARRE_SHOWCASE_STATISTICS_H
#define CARRE_SHOWCASE_STATISTICS_H

/* The statistics page, to look at: figures of games that a simple player has played. */

#include "app.h"

#define SHOWCASE_STATISTICS(SCENE)                                            \
    SCENE("statistics-ace", ace)                                              \
    SCENE("statistics-enemies", enemies)                                      \
    SCENE("statistics-holdem", holdem)                                        \
    SCENE("statistics-hands", hands)                                          \
    SCENE("statistics-hands-won", hands_won)                                  \
    SCENE("statistics-power-up", power_up) SCENE("statistics-powers", powers) \
        SCENE("statistics-spec", spec) SCENE("statistics-effects", effects)   \
            SCENE("statistics-upcolor", upcolor) SCENE("statistics-rounds", rounds)

#define SHOWCASE_STATISTICS_DECLARED(name, id) void showcase_statistics_##id(struct app *app);
SHOWCASE_STATISTICS(SHOWCASE_STATISTICS_DECLARED)
#define SHOWCASE_STATISTICS_LINE(name, id) {name, showcase_statistics_##id},

#endif
