#ifndef CARRE_TITLE_INSIDE_H
#define CARRE_TITLE_INSIDE_H

/* The title as its two files share it: title.c holds its state and what can be pressed,
 * title_draw.c its picture. */
#include "frame.h"
#include "game_folder.h"
#include "saves.h"
#include "hall.h"
#include "profile.h"
#include "scenes.h"

enum {
    DO_DOOR = 1,
    DO_CONTINUE,
    DO_LESSON,
    DO_PLAY,
    DO_OTHERS,
    DO_PLAYED,
    DO_FRIENDS,
    DO_SETTINGS,
    DO_RULES,
    DO_QUIT
};

enum { OTHERS = 3 };

struct title {
    struct scene scene;
    struct save_line save;       /* the game that was played last */
    bool played;                 /* some game was played to its end, or left */
    bool learned;                /* or a first lesson was taken: there is something to play next, */
    char next[FOLDER_WHERE];     /* in these words, */
    const char *next_difficulty; /* with that word for its set-up; NULL: none */
    struct person who;           /* who played last; id 0: nobody has a name here */
    int others;                  /* more games that wait */
    const char *other[OTHERS];
    struct title_shown shown; /* in place of what the store has */
    char *shown_save;         /* its match, a copy */
};

enum { BESIDE = 3 };

struct title_beside {
    const char *name, *icon;
    int action;
};

/* The game that was played last, by its door; where none was, the first door's. */
const char *title_last_game(struct app *app);

/* The item of door `i`, from 0… */
uint32_t title_door_id(int i);

/* …and of the button that does that DO_…. */
uint32_t title_id_of(int action);

/* At the top, so far from the left edge of the page, or (below 0) that end so far from its right.
 */
struct rect title_above(const struct ui *ui, float x, float y, float w, float h);

/* Where door `i` stands, in pixels. */
struct rect title_door_box(const struct ui *ui, int i);

extern const struct title_beside title_beside[BESIDE];

/* Above the buttons: nothing is saved, and why. */
struct rect title_warning_box(const struct ui *ui);

/* The whole page (struct scene_type). */
void title_draw(const struct scene *s, struct canvas *c);

#endif
