/* app_services.c - what scenes ask the program for: the picture, sound, the store, settings, the
 * clipboard (app.h). */
#include "app_inside.h"

#include "check.h"
#include "game_folder.h"
#include "mem.h"

const struct ui *app_ui(const struct app *app) { return &app->ui; }

int64_t app_now(const struct app *app) { return app->ui.now; }

int64_t scene_now(const struct scene *s)
{
    CARRE_ASSERT(s->app && s->slept >= 0);
    return (s->stood >= 0 ? s->stood : s->app->ui.now) - s->slept;
}

struct audio *app_audio(struct app *app) { return app->part.audio; }

struct store *app_store(struct app *app) { return app->part.store; }

struct settings *app_settings(struct app *app) { return app->part.settings; }

struct canvas *app_canvas(struct app *app) { return app->part.canvas; }

void app_sound(struct app *app, const char *name) { audio_play(app->part.audio, name, AUDIO_ANY); }

char *app_paste(struct app *app)
{
    char *text = app->part.paste ? app->part.paste() : mem_copy_text(app->clipboard);
    return text ? text : mem_copy_text("");
}

void app_copy(struct app *app, const char *text)
{
    if (app->part.copy) {
        app->part.copy(text);
        return;
    }
    mem_free(app->clipboard);
    app->clipboard = mem_copy_text(text);
}

void app_redraw(struct app *app) { app->stale = true; }
