/* What app.c and its neighbours share: the app as it is. For src/app alone. */
#ifndef CARRE_APP_INSIDE_H
#define CARRE_APP_INSIDE_H

#include "app.h"
#include "award_toast.h"
#include "keymap.h"
#include "spoken.h"

enum { STACK = 16, PENDING = 8, BUBBLE = 512 };

enum pending_kind { PENDING_PUSH, PENDING_POP, PENDING_HOME };
struct pending {
    enum pending_kind kind;
    struct scene *scene;
};

/* Of each key, each button of a pad, and of the pointer (which is key 0). */
enum { PRESSES = KEYMAP_KEYS + KEYMAP_PADS };
struct presses {
    int64_t let_go[PRESSES]; /* when it was let go last, or pressed, if it is held */
    int64_t pressed[PRESSES];
    struct run run[PRESSES];
};

struct app {
    struct app_parts part;
    struct ui ui;
    struct scene *stack[STACK];
    int n;
    struct pending pending[PENDING];
    int npending;
    bool quit;
    bool stale;   /* an update is due whatever the time */
    int64_t wake; /* when the scenes want to be updated; -1: never */
    long frames;
    /* a guarded scene was drawn for the first time: from the next look at the clock on it can be
     * answered */
    bool seen;
    enum device device;
    /* caps of keys and pad: those that were shown last, and since when some are shown */
    enum caps caps;
    int64_t caps_since;
    int64_t touched; /* when hands did something last */
    int hushed;      /* how much of the music's volume is taken away since, 0 to 100 */
    char *clipboard; /* where there is no desktop's */
    /* overlay.c: a bubble that explains, and a toast */
    char bubble[BUBBLE];
    uint32_t bubble_on; /* the item it belongs to */
    struct rect bubble_beside;
    bool bubble_asked; /* by F1 or a refusal: stays until the next deed */
    /* it says why something can't be done: gone as soon as that is not why any more */
    bool bubble_why;
    int64_t hover_since;
    bool moved;          /* the pointer has, since the last update */
    uint32_t beneath;    /* what lies under it… */
    bool beneath_grey;   /* …is it greyed… */
    bool beneath_itself; /* …and did it become that by itself? */
    /* the pointer still rests where it has just pressed: no bubble there until it has gone
     * elsewhere */
    uint32_t pressed_on;
    char toast[BUBBLE];
    int64_t toast_since;
    int toast_ms;         /* how long it stands */
    bool toast_said;      /* it is about the moment, and goes with the next press */
    struct rect toast_at; /* clear of all controls where that can be; empty: not known yet */
    /* unsaved.c */
    bool unsaved;
    enum store_trouble unsaved_why;
    int64_t told, tried;      /* when that was told, and the disk was asked again */
    struct award_toast award; /* what has been earned */
    struct keymap keys;       /* which is pressed for which */
    enum pad_kind pad_kind;   /* that was used last */
    struct presses presses;
    bool scripted;        /* hands are a script's */
    struct spoken spoken; /* the screen in words */
};

/* overlay.c */
void overlay_heard(struct app *app, struct scene *s, const struct item_event *event);
/* Decides what shows now; the ms until that changes, SCENE_IDLE for never. */
int overlay_update(struct app *app, const struct scene *s);
/* long: what somebody has to do something about */
enum { TOAST_MS = 3200, TOAST_LONG_MS = 12000 };
void overlay_draw(const struct app *app, const struct scene *s, struct canvas *c);

/* unsaved.c: what the disk would not do is told, stays told until it does, and is tried again. The
 * ms until the next try; SCENE_IDLE: none is due. */
int unsaved_update(struct app *app);
/* On the way to the pause, where the sentence stands: the button of a table that leads there,
 * marked. NULL: none is. */
const struct item *unsaved_mark(const struct app *app, const struct scene *s);
void unsaved_draw(const struct app *app, const struct scene *s, const struct ui *ui,
                  struct canvas *c);

/* comfort: settings put into force (settings_apply.c) */
void settings_apply_volumes(struct app *app);

/* spoken.c, spoken_words.c */
/* of other sounds: less, while somebody speaks */
int spoken_volume(const struct app *app, int percent);
/* The how manieth of how many that can be focused; 0 of n for others. */
void spoken_place(const struct items *it, const struct item *i, int *place, int *n);
void settings_apply(struct app *app);
/* app->ui in the dress of that scene's world, for whatever of it is called next */
void settings_apply_wear(struct app *app, const struct scene *s);

#endif
