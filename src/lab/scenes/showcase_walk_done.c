/* showcase_walk_done.c - what is done on a page of a scene: keys, waits, what is said. */
#include "showcase_walk_inside.h"
#include "app.h"

#include "character.h"
#include "showcase_laid.h"
#include "table_inside.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

void walk_setting(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    const struct settings *all = app_settings(app);
    for (int i = 0; i < settings_count(all); i++) {
        const enum setting s = (enum setting)i;
        if (strcmp(settings_name(all, s), w[0]) == 0)
            settings_is_text(all, s) ? app_set_text(app, s, w[1]) : app_set(app, s, atoi(w[1]));
    }
}

void walk_settle(void *user, words w)
{
    struct walk *k = user;
    k->settle = atoi(w[0]);
    app_settle(k->app, k->settle);
}

void walk_each(void *user, words w) { ((struct walk *)user)->settle = atoi(w[0]); }

void walk_beat(void *user, words w) { ((struct walk *)user)->beat = atoi(w[0]); }

void walk_keys(void *user, words w)
{
    struct walk *k = user;
    for (; *w; w++) {
        struct input in = {.kind = INPUT_KEY, .key = laid_key(*w)};
        if (strcmp(*w, "pad-down") == 0)
            in = (struct input){.kind = INPUT_PAD, .pad = PAD_DOWN};
        if (k->beat)
            app_clock(k->app, app_now(k->app) + k->beat);
        if (in.key || in.pad)
            app_input(k->app, &in);
        if (k->settle)
            app_settle(k->app, k->settle);
    }
}

void walk_away(void *user, words w)
{
    (void)w;
    app_input(((struct walk *)user)->app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

void walk_point(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    const struct ui *ui = app_ui(app);
    app_input(app, &(struct input){.kind = INPUT_MOVE,
                                   .at = {ui->w * ((float)atoi(w[0]) / 100),
                                          ui->h * ((float)atoi(w[1]) / 100)}});
}

void walk_press(void *user, words w) { app_activate(((struct walk *)user)->app, _(w[0])); }

void walk_frames(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    for (int i = 0; i < atoi(w[0]); i++) {
        app_clock(app, app_now(app) + atoi(w[1]));
        app_frame(app);
    }
}

void walk_later(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    app_clock(app, app_now(app) + atoi(w[0]));
}

void walk_until(void *user, words w)
{
    struct app *app = ((struct walk *)user)->app;
    for (int i = 0; i < atoi(w[1]); i++) {
        app_frame(app);
        if (strcmp(app_top(app)->type->name, w[0]) == 0)
            return;
        app_clock(app, app_now(app) + atoi(w[2]));
    }
}

void walk_earned(void *user, words w)
{
    struct walk *k = user;
    walk_folder_of(k)->honours->tell(k->app, atoi(w[0]));
}

void walk_talk(void *user, words w)
{
    enum { STANDS_MS = 3600000 };
    struct app *app = ((struct walk *)user)->app;
    if (strcmp(app_top(app)->type->name, "table") != 0)
        return;
    struct table *t = (struct table *)app_top(app);
    const struct character *c = character_find(t->seating.seat[walk_place(w)].character);
    const bool habit = w[1] && w[2];
    t->talk = (struct talk){.text = !c      ? ""
                                    : habit ? c->habit[strcmp(w[1], "late") == 0]
                                            : character_line(c, VOICE_WINS_POT, 0),
                            .about = habit ? 1 + atoi(w[2]) : 0,
                            .who = (seat)walk_place(w),
                            .since = app_now(app) + STANDS_MS};
}
