/* The app: the stack of scenes, what it does for them, and one frame.
 *
 * It knows nothing of windows and clocks. window.c feeds it from SDL, shot.c and the tests by hand:
 *
 *     struct app *app = app_new(&parts);
 *     title_open(app);
 *     app_frame(app);                              the first frame
 *     app_clock(app, 40); app_input(app, &in);     what hands did, at 40 ms
 *     wait = app_frame(app);                       draws if there is something new; how long it can
 *                                                  sleep */
#ifndef CARRE_APP_H
#define CARRE_APP_H

#include "scene.h"

struct app_parts {
    struct canvas *canvas; /* all borrowed, but for the settings */
    struct fonts *fonts;
    struct audio *audio;
    struct speech *speech;     /* may be NULL */
    struct store *store;       /* may be NULL */
    struct settings *settings; /* NULL: all defaults. Freed by app_free() */
    /* told on the command line, stronger than the setting until that is changed; NULL */
    const char *lang;
    bool calm; /* reduced motion told on the command line */
    /* the desktop's clipboard, freed with mem_free, and its change; NULL: none */
    char *(*paste)(void);
    void (*copy)(const char *text);
};

/* All parts are borrowed until the app is freed. Without settings it makes some of its own. */
struct app *app_new(const struct app_parts *parts);
void app_free(struct app *app); /* closes all scenes */

/* what time it is; never goes back */
void app_clock(struct app *app, int64_t ms);
void app_input(struct app *app, const struct input *in);
/* Updates and draws what has changed; the ms until it wants to be called again, SCENE_IDLE for
 * never. */
int app_frame(struct app *app);
/* somebody asked to quit, or the last scene has gone */
bool app_done(const struct app *app);
void app_focus(struct app *app, bool focused); /* the window is in front or not */
/* letters are text at the moment: an input method may help */
bool app_types(const struct app *app);
/* Music goes on for a minute after the last touch, then fades out until the next: a table that
 * nobody plays costs nothing, and a device that plays wakes up forty times a second. Call it after
 * each frame; the ms until it wants to be called again, SCENE_IDLE for not before an input. */
enum { HUSH_AFTER_MS = 60000, HUSH_MS = 5000, HUSH_STEP_MS = 250 };
int app_hush(struct app *app);
/* Something else than hands and clock woke the program up: a voice that has ended. */
void app_tend(struct app *app);
/* For moments in which nothing is to be done: draws one picture of the next screen ahead. True:
 * call it again, after a look at the hands. */
bool app_ahead(struct app *app);
void app_exposed(struct app *app); /* what was drawn is lost */
/* the window is put away: draw a frame after it, which keeps everybody's secrets */
void app_away(struct app *app);
/* drawn since the start: an idle table adds none */
long app_frames(const struct app *app);

/* Scripted: everything that has a name, by that name, through the same way as a pointer's press and
 * release. False if there is no such item on the top scene, or it is disabled. */
bool app_activate(struct app *app, const char *name);
/* Ten ms at a time until nothing moves or `most` ms have passed. */
void app_settle(struct app *app, int most);

/* From now on the hands are a script's: each press was thought over, however soon it comes
 * (guard.h). */
void app_scripted(struct app *app, bool on);
/* As if a mouse had been used last: no caps of keys, no focus that only keys need. */
void app_take_mouse(struct app *app);

/* The settings in force, lent; app_set and app_set_text change them. */
struct settings *app_settings(struct app *app);

#endif
