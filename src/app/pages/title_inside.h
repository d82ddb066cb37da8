#ifndef CARRE_TITLE_INSIDE_H
#define CARRE_TITLE_INSIDE_H

/* The title as its three files share it: title.c holds its state and what can be pressed,
 * title_place.c where that is, title_draw.c its picture. */
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

enum { BESIDE = 3, BAR_GAP = 16 /* between those, design units */ };

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

/* At the top, on the line of its buttons: so far from the page's left margin, or (`right`) that end
 * so far from its right one. */
struct rect title_above(const struct ui *ui, float x, float w, float h, bool right);
float title_above_height(const struct ui *ui); /* of those buttons */

/* The door of the game that is most likely meant, while nothing else is: the one that waits, or was
 * played last. */
int title_lit(const struct title *t);

/* Where door `i` stands, in pixels. */
struct rect title_door_box(const struct ui *ui, int i);

extern const struct title_beside title_beside[BESIDE];

/* The wide place for what is done first, and the button beside it that does that DO_…. */
struct rect title_first_box(const struct ui *ui);
struct rect title_beside_box(const struct ui *ui, int action);

/* Above the buttons: nothing is saved, and why. */
struct rect title_warning_box(const struct ui *ui);

/* The whole page (struct scene_type). */
void title_draw(const struct scene *s, struct canvas *c);

#endif
