/* Draws one screen into a picture, without a window or display: a scene by its name, or a saved
 * match after one of its actions, as a seat sees it. */
#include "app.h"
#include "canvas_sdl.h"
#include "check.h"
#include "commands.h"
#include "file.h"
#include "folder.h"
#include "mem.h"
#include "path.h"
#include "script.h"
#include "showcase.h"
#include "scenes.h"
#include "table.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

static int list_all(void)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        puts(s->name);
    return 0;
}

static struct settings *settings_for(const struct options *o)
{
    struct settings *s = settings_new();
    if (o->text)
        settings_set(s, SETTING_TEXT_SIZE, o->text);
    settings_set(s, SETTING_CONTRAST, o->contrast);
    settings_set(s, SETTING_ALWAYS_KEYS, o->keys);
    settings_set(s, SETTING_FIRST_START_DONE, 1);
    return s;
}

/* `after` ms after the beginning, in the steps of a screen; or once everything has come to rest.
 */
static void draw_when(struct app *app, int after)
{
    CARRE_ASSERT(after >= -1);
    enum { STEP = 16, REST_STEP = 50, REST_STEPS = 400 };
    app_frame(app);
    for (int ms = 0; ms < after; ms += STEP) {
        app_clock(app, app_now(app) + (after - ms < STEP ? after - ms : STEP));
        app_frame(app);
    }
    for (int i = 0; after < 0 && i < REST_STEPS && app_frame(app) >= 0; i++)
        app_clock(app, app_now(app) + REST_STEP);
    app_exposed(app);
    app_frame(app);
    /* large pictures may come a frame late */
    for (int i = 0; i < REST_STEPS && canvas_owes(app_canvas(app)); i++) {
        app_exposed(app);
        app_frame(app);
    }
}

/* Is the text a whole match, with that seat and so many actions? Else a sentence on the error
 * output. */
static bool can_be_shown(const struct options *o, const char *text)
{
    char error[MATCH_ERROR] = "", *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    struct match *m = world_load(&w, text, false, error);
    bool good = false;
    if (!m)
        fprintf(stderr, "carre: %s: %s\n", o->subject, error);
    else if (o->seat > match_rules(m)->nseats)
        fprintf(stderr, _("There’s no seat %d in this game.\n"), o->seat);
    else if (o->at > match_actions(m))
        fprintf(stderr,
                i18n_plural("carre: this game has only %d action.\n",
                            "carre: this game has only %d actions.\n",
                            (unsigned long)match_actions(m)),
                match_actions(m));
    else
        good = true;
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return good;
}

/* Scenes of lists say what is in them, which takes a store. */
static bool fills_store(const struct showcase *scene)
{
    static const char *const words[] = {"played", "kept", "medal"};
    for (int i = 0; scene && i < scene->script->lines; i++)
        for (size_t k = 0; k < sizeof words / sizeof *words; k++)
            if (scene->script->line[i].word &&
                strcmp(scene->script->line[i].word->word, words[k]) == 0)
                return true;
    return false;
}

/* A folder for one picture's store, among what can be made again; NULL where there can be none. */
static char *folder_for_store(void)
{
    char *cache = path_cache_folder(), *folder = path_fresh(cache, "shot", "");
    struct strbuf why = STRBUF_EMPTY;
    if (!path_make_folder(folder, &why)) {
        mem_free(folder);
        folder = NULL;
    }
    strbuf_free(&why);
    mem_free(cache);
    return folder;
}

static void remove_store(char *folder)
{
    struct folder_list list;
    if (folder && folder_list(folder, &list)) {
        for (size_t i = 0; i < list.count; i++) {
            char *file = path_join(folder, list.entry[i].name);
            remove(file);
            mem_free(file);
        }
        folder_list_free(&list);
        remove(folder);
    }
    mem_free(folder);
}

static bool draw(const struct options *o, const struct showcase *scene, const char *text)
{
    struct fonts *fonts = fonts_open();
    if (!fonts)
        return false;
    char *assets = path_assets();
    struct canvas *canvas = canvas_offscreen_new(o->width ? o->width : 1920,
                                                 o->width ? o->height : 1080, assets, fonts);
    struct audio *audio = audio_open(assets, true);
    char *own = !o->data_dir && fills_store(scene) ? folder_for_store() : NULL;
    struct store *store = o->data_dir ? store_open(o->data_dir) : own ? store_open(own) : NULL;
    struct app *app = app_new(&(struct app_parts){.canvas = canvas,
                                                  .fonts = fonts,
                                                  .audio = audio,
                                                  .store = store,
                                                  .settings = settings_for(o),
                                                  .lang = i18n_language(),
                                                  .calm = o->reduced_motion});
    app_scripted(app, true);
    if (scene)
        showcase_open(scene, app);
    else
        table_open_at(app, text, o->at, o->seat > 0 ? o->seat - 1 : -1);
    if (!o->keys)
        app_take_mouse(app);
    draw_when(app, o->after);
    char name[300];
    snprintf(name, sizeof name, "%s.png", scene ? scene->name : path_base(o->subject));
    const bool good = canvas_save_png(canvas, o->out ? o->out : name);
    app_free(app);
    audio_close(audio);
    store_close(store);
    remove_store(own);
    canvas_free(canvas);
    fonts_close(fonts);
    mem_free(assets);
    return good;
}

int shot_main(const struct options *o)
{
    if (o->list)
        return list_all();
    const struct showcase *scene = showcase_named(o->subject);
    char *text = scene ? NULL : file_read(o->subject, STORE_TEXT_LIMIT, NULL, NULL);
    int status = 2;
    if (!scene && !text)
        fprintf(stderr,
                _("carre: “%s” is neither a scene (see carre shot --list) nor a readable file.\n"),
                o->subject);
    else if (scene || can_be_shown(o, text))
        status = draw(o, scene, text) ? 0 : 1;
    mem_free(text);
    return status;
}
