/* A stretch of play for the benchmark of frames, and for the test that compares frames: scenes of
 * the real program, played by bots at a table by the clock that is given, with a pointer that
 * wanders as a hand does. */
#ifndef CARRE_FRAMES_PLAY_H
#define CARRE_FRAMES_PLAY_H

#include "app.h"
#include "rng.h"

struct play {
    const char *name; /* "spec" */
    const char *game; /* of the table; NULL: pages of the frame */
    int seats, people;
    const char *bot; /* at the seats of the others */
    const char *seed;
    int frames; /* how many frames in motion it takes in the benchmark */
    /* instead of a table that is played at: moments of the picture, one after the other, ends
     * with NULL; the benchmark's alone */
    const char *const *scenes;
};

/* All there are; ends with a NULL name. */
extern const struct play plays[];

struct player_hands {
    struct app *app;
    const struct play *play;
    struct rng rng;
    int64_t rest; /* since when nothing has moved; -1: something does */
    int done;     /* decisions, or pages turned */
    struct point hand;
};

void play_begin(struct player_hands *h, struct app *app, const struct play *play);
/* What hands do before the frame at the app's present time; `moving`: the last frame was one of a
 * motion. True if something was pressed. */
bool play_hands(struct player_hands *h, bool moving);

#endif
