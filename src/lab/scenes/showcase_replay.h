#ifndef CARRE_SHOWCASE_REPLAY_H
#define CARRE_SHOWCASE_REPLAY_H

/* Games looked at again, to look at. */

#include "app.h"

#define SHOWCASE_REPLAYS(SCENE)                                                                \
    SCENE("replay-holdem", holdem)                                                             \
    SCENE("replay-all", all)                                                                   \
    SCENE("replay-six", six)                                                                   \
    SCENE("replay-power-up", power_up)                                                         \
    SCENE("replay-upcolor", upcolor) SCENE("replay-ace", ace) SCENE("replay-friends", friends) \
        SCENE("replay-eyes", eyes) SCENE("replay-agree", agree) SCENE("replay-bare", bare)     \
            SCENE("matches", matches) SCENE("matches-none", none) SCENE("matches-export", export)

#define SHOWCASE_REPLAY_DECLARED(name, id) void showcase_replay_##id(struct app *app);
SHOWCASE_REPLAYS(SHOWCASE_REPLAY_DECLARED)
#define SHOWCASE_REPLAY_LINE(name, id) {name, showcase_replay_##id},

#endif
