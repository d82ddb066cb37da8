/* Draws one screen into a picture, without a window or display. */
#include "app.h"
#include "canvas_sdl.h"
#include "commands.h"
#include "file.h"
#include "mem.h"
#include "path.h"
#include "showcase.h"
#include "table.h"
#include "scenes.h"

#include <stdio.h>
#include <string.h>

static int list_all(void)
{
    for (const struct showcase *s = showcase; s->name; s++)
        puts(s->name);
    return 0;
}

static const struct showcase *scene_named(const char *name)
{
    for (const struct showcase *s = showcase; s->name; s++)
        if (strcmp(s->name, name) == 0)
            return s;
    return NULL;
}

static struct settings *settings_for(const struct options *o)
{
    struct settings *s = settings_new();
    if (o->text)
        settings_set(s, SETTING_TEXT_SIZE, o->text);
    settings_set(s, SETTING_CONTRAST, o->contrast);
    settings_set(s, SETTING_FIRST_START_DONE, 1);
    return s;
}

static void draw_at_rest(struct app *app)
{
    for (int i = 0; i < 400 && app_frame(app) >= 0; i++)
        app_clock(app, app_now(app) + 50);
    app_exposed(app);
    app_frame(app);
}

int shot_main(const struct options *o)
{
    if (o->list)
        return list_all();
    const struct showcase *scene = scene_named(o->subject);
    char *text = NULL;
    if (!scene) {
        struct strbuf why = STRBUF_EMPTY;
        text = file_read(o->subject, STORE_TEXT_LIMIT, NULL, &why);
        if (!text) {
            fprintf(stderr, _("carre: “%s” is neither a scene (see carre shot --list) nor a file that can be read.\n"), o->subject);
            strbuf_free(&why);
            return 2;
        }
    }
    struct fonts *fonts = fonts_open();
    char *assets = path_assets();
    struct canvas *canvas = canvas_offscreen_new(o->width ? o->width : 1920, o->width ? o->height : 1080, assets, fonts);
    struct audio *audio = audio_open(assets, true);
    struct store *store = o->data_dir ? store_open(o->data_dir) : NULL;
    struct app *app = app_new(&(struct app_parts){.canvas = canvas, .fonts = fonts, .audio = audio, .store = store, .settings = settings_for(o),
                                                  .lang = i18n_language(), .calm = o->reduced_motion});
    if (scene)
        scene->open(app);
    else
        table_open_at(app, text, o->at, o->seat < 0 ? 0 : o->seat);
    draw_at_rest(app);
    char name[300];
    snprintf(name, sizeof name, "%s.png", scene ? scene->name : path_base(o->subject));
    bool good = canvas_save_png(canvas, o->out ? o->out : name);
    app_free(app);
    audio_close(audio);
    store_close(store);
    canvas_free(canvas);
    fonts_close(fonts);
    mem_free(assets);
    mem_free(text);
    return good ? 0 : 1;
}
