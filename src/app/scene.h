/* A scene: one screen. And what the app does for it.
 *
 * Scenes lie on a stack; the top one has the hands. A scene embeds `struct scene` as its first
 * member and is made by its own `…_open(app, …)`, which pushes it. Pushing, popping and replacing
 * wait until the frame has ended, so no scene disappears under its own feet.
 *
 * A frame: inputs, one by one, each through the scene's item list (items.h) and then to input();
 * update(), which moves time on, lays out and rebuilds the items; draw(), which may look but not
 * touch. A scene learns the time from ui->now, the hands from input(), the size from ui->w and
 * ui->h, and from nothing else, so a test can play it.
 *
 * update() says in how many ms it wants to be called again: 0 for the next frame (something moves),
 * SCENE_IDLE for never (until an input). When all shown scenes are idle the program sleeps: it
 * draws nothing and takes no time. After an update everything is drawn: the canvas finds out what
 * has changed. */
#ifndef CARRE_SCENE_H
#define CARRE_SCENE_H

#include "audio.h"
#include "canvas.h"
#include "guard.h"
#include "i18n.h"
#include "items.h"
#include "settings.h"
#include "store.h"
#include "strbuf.h"
#include "ui.h"

struct app;
struct scene;

enum { SCENE_IDLE = -1 };

/* What a scene can be asked to say (spoken.h): what has happened since it was asked last, what lies
 * there, the hand of who sits in front, what may be done. */
enum words { WORDS_EVENTS, WORDS_TABLE, WORDS_OWN, WORDS_CHOICES };

struct scene_type {
    const char *name; /* "title", "ace": for tests and `carre shot` */
    bool covers;      /* nothing below shows; else what covers below it is drawn first, at rest */
    bool types;       /* letters are text here (ITEM_EVENT_TEXT), not shortcuts */
    bool frame;       /* of the frame's world, from wherever it was opened */
    /* One of it at a time: opened anew from above itself, it closes first with all above it. For
     * pages that lead to each other, or who goes round and round would fill the stack. */
    bool once;
    /* came to the top, first or again; may be NULL */
    void (*show)(struct scene *s);
    void (*input)(struct scene *s, const struct item_event *event); /* never ITEM_EVENT_NONE */
    int (*update)(struct scene *s);
    /* May be NULL. Before each draw: has made ready what will burst in upon it
     * (canvas_begin_rehearsal). */
    void (*rehearse)(struct scene *s, struct canvas *c);
    void (*draw)(const struct scene *s, struct canvas *c);
    /* frees what `_open` made, the scene itself too */
    void (*close)(struct scene *s);
    /* May be NULL. The window is no longer in front, was put away, or has another size: the next
     * frame must hold nothing that only one of several people may see. */
    void (*away)(struct scene *s);
    /* May be NULL. Draws picture number `step` of the screen that most likely comes next
     * (canvas_prepare), while nobody does anything; false: there is none left. */
    bool (*ahead)(struct scene *s, int step);
    /* may be NULL. Hears each input before anybody else, keys as they are pressed; true: it is
     * taken */
    bool (*raw)(struct scene *s, const struct input *in);
    /* each of its controls answers a question, and hears no press that was meant for what was
     * there before (guard.h) */
    bool guarded;
    /* its whole page is read aloud when it comes up, not the head alone: it is short, and the
     * news */
    bool reads;
    /* may be NULL: its page and its items say all. A line a sentence */
    void (*words)(struct scene *s, enum words what, struct strbuf *out);
};

struct scene {
    const struct scene_type *type;
    struct app *app;
    struct items *items;       /* made and freed by the app */
    const struct theme *theme; /* NULL: the page's. Tooltips and toasts follow it */
    /* Whose page it is: its functions find that world's theme in app_ui(). NULL: the frame's. A
     * scene is of the world of the one that opened it, unless its type or app_world() say
     * otherwise. */
    const struct skin *world;
    /* where it keeps room for what has been earned (award_toast.h), of this frame; empty: nowhere,
     * and that waits */
    struct rect tidings;
    bool top; /* has the hands */
    /* items may name what only one of several people here may know: they are not said aloud. Of
     * this frame */
    bool secret;
    /* by keys or a pad somebody has led the focus to where it is, and done nothing since: what they
     * come upon explains itself, what came by itself does not */
    bool led;
    bool couch;    /* wishes letters for several people; what lies above it follows */
    int64_t since; /* ui->now when it was first shown */
    /* since when another lies over it, -1: it has the hands; and how long that was before, in all
     * (scene_now) */
    int64_t stood, slept;
    /* what lies on it since when; a scene that is not `guarded` may ask it by itself */
    struct guard guard;
    int ahead; /* how many pictures were drawn ahead; -1: all */
};

/* ---- the stack: all at the end of the frame ---- */
void app_push(struct app *app, struct scene *s, const struct scene_type *type);
void app_pop(struct app *app);  /* the top one */
void app_home(struct app *app); /* all but the lowest, the title */
void app_quit(struct app *app);
struct scene *app_top(struct app *app);
/* From now on it is of that game's world; after app_push(). "": the frame's. */
void app_world(struct scene *s, const char *game);
bool app_has(struct app *app, const char *name); /* is a scene of that name on the stack */

/* A scene's own time, which stands while another one lies over it: what moves on a scene goes by
 * this, so that nobody who reads a page over it comes back to a motion that has run out. */
int64_t scene_now(const struct scene *s);

/* ---- services ---- */
const struct ui *app_ui(const struct app *app);
int64_t app_now(const struct app *app);
bool app_is_scripted(const struct app *app); /* its hands are a script's (app.h) */
struct audio *app_audio(struct app *app);    /* never NULL */
/* the profile on disk; NULL if there is none (a test) */
struct store *app_store(struct app *app);
void app_sound(struct app *app, const char *name); /* "ui/press", any variant */
void app_redraw(struct app *app);                  /* something changed without an input */
void app_toast(struct app *app, const char *text); /* a sentence for a while, above all */
/* why nothing is saved at the moment, a sentence in the language in force; NULL: everything is */
const char *app_unsaved(const struct app *app);
/* Everything that was put in the store is on the disk: waits for its answer, so that what is said
 * of it does not hang on how far the writer is. True without a store. */
bool app_keeps(struct app *app);
/* The same of a sentence about the moment (advice, why something can't be chosen): the next
 * press takes it away. */
void app_say(struct app *app, const char *text);
/* no toast and no bubble any more, at once: what they told is not for the next eyes */
void app_unsay(struct app *app);
/* The desktop's clipboard; without a desktop, one of the app's own. The text is freed with
 * mem_free; never NULL. */
char *app_paste(struct app *app);
void app_copy(struct app *app, const char *text);
/* Where pictures may be drawn ahead of time (canvas_prepare), in ahead() only. */
struct canvas *app_canvas(struct app *app);

/* ---- settings; writing one acts at once, on everything, and is kept ---- */
int app_setting(const struct app *app, enum setting which);
const char *app_setting_text(const struct app *app, enum setting which);
void app_set(struct app *app, enum setting which, int value);
void app_set_text(struct app *app, enum setting which, const char *text);

#endif
