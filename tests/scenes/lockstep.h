/* lockstep.h - two programs side by side: the same inputs and the same clock, frame by frame, and
 * what each of them shows, says and sounds is held against the other's.
 *
 * A test that links it puts its __wrap_audio_cue, __wrap_audio_hush, __wrap_audio_tension,
 * __wrap_audio_room and
 * __wrap_SDL_SetWindowTitle in the place of the real ones (tests/meson.build): what they are asked
 * for is written down for the program that runs. That is the one that lockstep_app or
 * lockstep_table was last asked for. */
#ifndef CARRE_LOCKSTEP_H
#define CARRE_LOCKSTEP_H

#include "look.h"
#include "match.h"
#include "seating.h"
#include "settings.h"
#include "strbuf.h"

struct table;

struct lockstep {
    struct {
        struct bench b;
        struct strbuf heard; /* sounds and titles since they were last compared */
        long said;           /* sentences that were compared */
        int tense, room;     /* what the music and the walls were told last */
    } side[2];
    int now;           /* which of the two runs */
    const char *fault; /* by what the two could first be told apart; NULL */
};

/* The same table in both, in English at 1280 × 720, full speech; `saved` are two matches' texts.
 * Freed by lockstep_close. */
void lockstep_open(struct lockstep *x, const char *const saved[2], const struct seating *who,
                   enum settings_pace pace, int assist);
void lockstep_close(struct lockstep *x);

/* One of the two, which is from now on the one that runs. */
struct app *lockstep_app(struct lockstep *x, int i);
/* Its table; NULL if another scene is on top. */
struct table *lockstep_table(struct lockstep *x, int i);
/* The one that runs, for what a test has put in the place of a function; NULL: none does. */
struct lockstep *lockstep_running(void);

/* Both at once. */
void lockstep_clocks(struct lockstep *x, int ms);
void lockstep_key(struct lockstep *x, int key);
void lockstep_point(struct lockstep *x, struct point at);

/* Notes what tells the two apart, if nothing has so far; false. */
bool lockstep_fails(struct lockstep *x, const char *what);
/* True, or a fault, and what differs is printed. */
bool lockstep_same_said(struct lockstep *x);
bool lockstep_same_sounds(struct lockstep *x);
bool lockstep_same_picture(struct lockstep *x);

/* Of a command line, "--name VALUE" each: where it goes, as a number or as the text that it is.
 * What is not said stays as it is. */
struct lockstep_option {
    const char *name;
    int *number;
    const char **text;
};
void lockstep_options(int argc, char **argv, const struct lockstep_option *of, int n);

/* The same match, but what is drawn from here on is not the same. Freed with match_free. */
struct match *lockstep_other_chance(const struct match *m);

#endif
