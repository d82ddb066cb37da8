/* replay_scene.h - a match looked at again: the same table with a bar below it. For
 * src/app/review/replay_*.c; others open it by scenes.h.
 *
 * The table is drawn by a stage of the eyes that look (replay_walk.h) and has a list of controls of
 * its own that no hand reaches: whatever is pressed on it goes on or stands still. What can be
 * pressed is the bar. */
#ifndef CARRE_REPLAY_SCENE_H
#define CARRE_REPLAY_SCENE_H

#include "narrate.h"
#include "replay_marks.h"
#include "replay_walk.h"
#include "scenes.h"
#include "seating.h"
#include "world.h"

enum { REPLAY_PACES = 5 };

/* What the bar's controls do: actions of items. */
enum replay_do {
    DO_TABLE = STAGE_OWN + 1,
    DO_FIRST,
    DO_MARK_BACK,
    DO_STEP_BACK,
    DO_PLAY,
    DO_STEP_ON,
    DO_MARK_ON,
    DO_SCRUB,
    DO_LAST,
    DO_PACE,
    DO_SLOWER,
    DO_QUICKER,
    DO_EYES,
    DO_PLAY_ON,
    DO_BAR,
    DO_BACK
};

struct replay {
    struct scene scene;
    struct world world;
    char *assets;
    struct match *match;
    struct seating seating;
    struct marks marks;
    struct walk walk;
    struct items *table; /* the stage's own controls: to be drawn, not to be pressed */
    int end;             /* so many actions may be seen */
    /* the match is still being played: no other eyes, and nobody plays on from here */
    bool running;
    /* one hand out of a file, in which only the cards of the seats in `known` stand */
    bool hand;
    seatmask known;
    bool agreed;        /* everybody who played has agreed that all hands lie open */
    bool playing, bare; /* bare: without the bar */
    /* when the next action is to be seen; 0: the picture is still on its way */
    int64_t due;
    int pace;             /* 0 to REPLAY_PACES - 1 */
    struct narrated told; /* of the stage's history, aloud (spoken.h)… */
    int told_at;          /* …when that stood here */
    /* the last line of history that is one, as far as the picture has come; -1: none */
    int heading;
    const char *lang;
    int lines; /* of history, as far as the picture has come */
    /* of what has happened, where it is told beside the table or on it; pixels; empty: nowhere */
    struct rect chronicle;
    /* beside the table: the way back above what has happened, whose eyes and playing on below it;
     * pixels; empty: they stand in the bar */
    struct replay_side {
        struct rect all, back, board, eyes, on;
    } side;
    float bar_h; /* of the bar, pixels; 0: there is none */
};

/* replay_scene.c */
void replay_look(struct replay *k, seat eyes); /* through these eyes from now on */
bool replay_reels(const struct replay *k); /* the table is laid out as a scene, its moves beside */
bool replay_may_look(const struct replay *k, seat eyes); /* without asking anybody */
/* A practice match that begins after action `at` of this one. */
void replay_play_on(struct app *app, const struct match *of, int at, const struct seating *seating);
/* why nobody can play on from here; NULL: they can */
const char *replay_why_not_on(const struct replay *k);

/* replay_bar.c */
void replay_bar_measure(struct replay *k);
void replay_bar_follow(struct replay *k);
void replay_bar_items(struct replay *k);
void replay_bar_draw(const struct replay *k, struct canvas *c);
void replay_eyes_name(const struct replay *k, seat eyes, struct strbuf *out);

/* replay_chronicle.c: how much of so wide a table's picture what has happened takes beside it, and
 * where what stands there lies */
float replay_chronicle_width(const struct replay *k);
void replay_chronicle_measure(struct replay *k);
void replay_chronicle_draw(const struct replay *k, struct canvas *c);

/* replay_eyes.c */
void replay_eyes_open(struct replay *k);

#endif
