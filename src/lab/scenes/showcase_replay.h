#ifndef CARRE_SHOWCASE_REPLAY_H
#define CARRE_SHOWCASE_REPLAY_H

/* Games looked at again, to look at. */

#include "app.h"

#define SHOWCASE_REPLAYS(SCENE) SCENE("matches", matches) SCENE("matches-export", export)

#define SHOWCASE_REPLAY_DECLARED(name, id) void showcase_replay_##id(struct app *app);
SHOWCASE_REPLAYS(SHOWCASE_REPLAY_DECLARED)
#define SHOWCASE_REPLAY_LINE(name, id) {name, showcase_replay_##id},

#endif
