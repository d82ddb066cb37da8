#ifndef CARRE_SHOWCASE_REVIEW_H
#define CARRE_SHOWCASE_REVIEW_H

/* Games looked back on, to look at. */

#include "app.h"

#define SHOWCASE_REVIEWS(SCENE)                                                            \
    SCENE("review-holdem", holdem)                                                         \
    SCENE("review-holdem-turn", holdem_turn)                                               \
    SCENE("review-friends", friends)                                                       \
    SCENE("review-nothing", nothing)                                                       \
    SCENE("review-power-up", power_up) SCENE("review-spec", spec) SCENE("review-ace", ace) \
        SCENE("review-ace-turn", ace_turn) SCENE("review-ace-two", ace_two)                \
            SCENE("review-upcolor", upcolor)

#define SHOWCASE_REVIEW_DECLARED(name, id) void showcase_review_##id(struct app *app);
SHOWCASE_REVIEWS(SHOWCASE_REVIEW_DECLARED)
#define SHOWCASE_REVIEW_LINE(name, id) {name, showcase_review_##id},

#endif
