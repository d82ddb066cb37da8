/* The window: opens it, turns SDL's events into inputs, sleeps while nothing moves, and remembers
 * where it stood. */
#include "app.h"
#include "canvas_sdl.h"
#include "image_files.h"
#include "input_sdl.h"
#include "open_file.h"
#include "log.h"
#include "mem.h"
#include "path.h"
#include "scenes.h"
#include "speech.h"
#include "start.h"
#include "system.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRAME_MS = 16,
    LEAST_W = 1024,
    LEAST_H = 600,
    AHEAD_MS = 25,
    TIDY_MS = 5000,
    KEPT_PICTURES = 64 << 20
};

struct window {
    struct gfx_window gfx;
    struct fonts *fonts;
    struct canvas *canvas;
    struct app *app;
    struct input_sdl hands;
    bool fullscreen; /* as it is, for comparing with the setting */
    bool temporary;  /* the command line decided on full screen: not a wish to keep */
    int64_t began;
    int64_t tidied; /* the last time */
    int64_t still;  /* since when nothing was drawn, after so many frames */
    long frames;
    bool rests; /* and its fonts */
};

static int64_t clock_ms(const struct window *w) { return (int64_t)SDL_GetTicks64() - w->began; }

static struct window_wish wish_of(const struct settings *s, const struct options *o)
{
    struct window_wish wish = {.title = "Carré",
                               .w = settings_number(s, SETTING_WINDOW_WIDTH),
                               .h = settings_number(s, SETTING_WINDOW_HEIGHT),
                               .x = settings_number(s, SETTING_WINDOW_X),
                               .y = settings_number(s, SETTING_WINDOW_Y),
                               .min_w = LEAST_W,
                               .min_h = LEAST_H};
    wish.placed = wish.x != SETTINGS_ANYWHERE && wish.y != SETTINGS_ANYWHERE;
    wish.fullscreen = settings_flag(s, SETTING_FULLSCREEN);
    wish.software = o->software || settings_flag(s, SETTING_SOFTWARE);
    if (o->width) {
        wish.w = o->width;
        wish.h = o->height;
    }
    if (o->windowed || o->fullscreen)
        wish.fullscreen = o->fullscreen;
    return wish;
}

static void remember_place(struct window *w)
{
    Uint32 flags = SDL_GetWindowFlags(w->gfx.window);
    if (flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED |
                 SDL_WINDOW_MINIMIZED))
        return;
    int x, y, width, height;
    SDL_GetWindowPosition(w->gfx.window, &x, &y);
    SDL_GetWindowSize(w->gfx.window, &width, &height);
    struct settings *s = app_settings(w->app);
    settings_set(s, SETTING_WINDOW_X, x);
    settings_set(s, SETTING_WINDOW_Y, y);
    settings_set(s, SETTING_WINDOW_WIDTH, width);
    settings_set(s, SETTING_WINDOW_HEIGHT, height);
}

/* The setting is the wish; the window follows it, also where a page has changed it. */
static void follow_fullscreen(struct window *w)
{
    bool wish = app_setting(w->app, SETTING_FULLSCREEN);
    if (w->temporary || wish == w->fullscreen)
        return;
    if (!w->fullscreen)
        remember_place(w);
    SDL_SetWindowFullscreen(w->gfx.window, wish ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    w->fullscreen = wish;
    app_exposed(w->app);
}

/* An input method is asked only where text is wanted: elsewhere it would swallow the shortcuts. */
static void follow_typing(struct window *w)
{
    const bool types = app_types(w->app);
    if (types == w->hands.types)
        return;
    w->hands.types = types;
    if (types)
        SDL_StartTextInput();
    else
        SDL_StopTextInput();
}

static char *paste(void)
{
    char *text = SDL_GetClipboardText();
    char *own = mem_copy_text(text);
    SDL_free(text);
    return own;
}

static void copy(const char *text) { SDL_SetClipboardText(text); }

/* From the voice's thread: the loop may be asleep. */
static void voice_ended(void) { SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT}); }

static void toggle_fullscreen(struct window *w)
{
    bool now = w->temporary ? w->fullscreen : app_setting(w->app, SETTING_FULLSCREEN);
    w->temporary = false;
    app_set(w->app, SETTING_FULLSCREEN, !now);
}

static bool is_fullscreen_key(const SDL_Event *e)
{
    if (e->type != SDL_KEYDOWN || e->key.repeat)
        return false;
    SDL_Keycode k = e->key.keysym.sym;
    return k == SDLK_F11 ||
           ((k == SDLK_RETURN || k == SDLK_KP_ENTER) && e->key.keysym.mod & KMOD_ALT);
}

static void window_event(struct window *w, const SDL_WindowEvent *e)
{
    switch (e->event) {
    case SDL_WINDOWEVENT_FOCUS_GAINED: app_focus(w->app, true); break;
    case SDL_WINDOWEVENT_FOCUS_LOST: app_focus(w->app, false); break;
    case SDL_WINDOWEVENT_MINIMIZED:
    case SDL_WINDOWEVENT_HIDDEN: app_away(w->app); break;
    case SDL_WINDOWEVENT_LEAVE: app_input(w->app, &(struct input){.kind = INPUT_GONE}); break;
    case SDL_WINDOWEVENT_SIZE_CHANGED: app_away(w->app); break;
    case SDL_WINDOWEVENT_RESTORED:
    case SDL_WINDOWEVENT_SHOWN:
    case SDL_WINDOWEVENT_EXPOSED: app_exposed(w->app); break;
    case SDL_WINDOWEVENT_MOVED: remember_place(w); break;
    default: break;
    }
}

static void handle(struct window *w, const SDL_Event *e)
{
    app_clock(w->app, clock_ms(w));
    if (w->rests)
        fonts_wake(w->fonts);
    w->rests = false;
    if (e->type == SDL_QUIT) {
        app_quit(w->app);
    } else if (e->type == SDL_WINDOWEVENT) {
        window_event(w, &e->window);
    } else if (e->type == SDL_RENDER_TARGETS_RESET || e->type == SDL_RENDER_DEVICE_RESET) {
        canvas_forget(w->canvas);
        app_exposed(w->app);
    } else if (e->type == SDL_DROPFILE) {
        open_file(w->app, e->drop.file, 0);
        SDL_free(e->drop.file);
    } else if (is_fullscreen_key(e)) {
        toggle_fullscreen(w);
    } else {
        int units_w, units_h;
        SDL_GetWindowSize(w->gfx.window, &units_w, &units_h);
        struct rect size = canvas_size(w->canvas);
        w->hands.scale_x = units_w > 0 ? size.w / (float)units_w : 1;
        w->hands.scale_y = units_h > 0 ? size.h / (float)units_h : 1;
        struct input in;
        if (input_sdl_event(&w->hands, e, clock_ms(w), (int)size.w, (int)size.h, &in))
            app_input(w->app, &in);
        follow_typing(w);
    }
}

/* Waits for something to happen: an event, a frame that is due, a held direction. Handles all that
 * has arrived. */
static void wait_and_handle(struct window *w, int wait, int64_t frame_began)
{
    struct input in;
    int repeat;
    if (input_sdl_repeat(&w->hands, clock_ms(w), &in, &repeat)) {
        app_clock(w->app, clock_ms(w));
        app_input(w->app, &in);
        return;
    }
    if (wait == 0) {
        wait = (int)(frame_began + FRAME_MS - clock_ms(w));
        wait = wait < 0 ? 0 : wait;
    }
    if (repeat >= 0 && (wait < 0 || repeat < wait))
        wait = repeat;
    SDL_Event e;
    int got = wait < 0    ? SDL_WaitEvent(&e)
              : wait == 0 ? SDL_PollEvent(&e)
                          : SDL_WaitEventTimeout(&e, wait);
    while (got) {
        handle(w, &e);
        got = SDL_PollEvent(&e);
    }
}

/* For task bars. After the first frame, because drawing it takes a few milliseconds. */
static void set_icon(struct window *w)
{
    char *path = path_asset("frame/icon.svg");
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *icon = file ? image_from_svg(file, 128, 128) : NULL;
    if (icon)
        SDL_SetWindowIcon(w->gfx.window, icon);
    SDL_FreeSurface(icon);
    if (file)
        SDL_RWclose(file);
    mem_free(path);
}

/* Pictures that were drawn once need not be drawn again at the next start. */
static void keep_pictures(struct window *w)
{
    char *cache = path_cache_folder();
    char *folder = path_join(cache, "pictures");
    canvas_keep_on_disk(w->canvas, folder, KEPT_PICTURES);
    canvas_hasten(w->canvas);
    mem_free(folder);
    mem_free(cache);
}

/* All that comes next is drawn: what was needed on the way goes back, now and then, and where
 * nothing more is drawn the fonts, too. Until that is done it is waited no longer than this. */
static int tidy(struct window *w, int wait)
{
    const int64_t now = clock_ms(w);
    if (app_frames(w->app) != w->frames) {
        w->frames = app_frames(w->app);
        w->still = now;
    }
    const int64_t left = w->still + TIDY_MS - now;
    if (left > 0 ? now - w->tidied >= TIDY_MS : w->tidied < w->still + TIDY_MS) {
        w->rests = left <= 0;
        if (w->rests)
            fonts_rest(w->fonts);
        w->tidied = now;
        system_tidy();
    }
    return left > 0 && (wait < 0 || left < wait) ? (int)left : wait;
}

static void run(struct window *w, const struct options *o)
{
    bool first = true;
    while (!app_done(w->app)) {
        int64_t began = clock_ms(w);
        if (o->window_ms >= 0 && began >= o->window_ms)
            break;
        app_clock(w->app, began);
        follow_fullscreen(w);
        int wait = app_frame(w->app);
        follow_typing(w);
        if (first) {
            log_info("first frame after %d ms", (int)SDL_GetTicks64());
            set_icon(w);
            audio_begin(app_audio(w->app));
            input_sdl_open_pads(&w->hands);
            first = false;
        }
        if (app_done(w->app))
            break;
        app_tend(w->app);
        const int hush = app_hush(w->app);
        if (wait < 0 || wait > AHEAD_MS) {
            if (app_ahead(w->app))
                wait = AHEAD_MS;
            else
                wait = tidy(w, wait);
        }
        if (wait < 0 || (hush >= 0 && hush < wait))
            wait = hush;
        if (o->window_ms >= 0 && (wait < 0 || wait > o->window_ms - began))
            wait = (int)(o->window_ms - began) + 1;
        wait_and_handle(w, wait, began);
    }
    log_info("%ld frames", app_frames(w->app));
}

static int no_display(const char *why)
{
    log_info("%s", why);
    fprintf(stderr, "%s\n", _("carre: no display to open a window on."));
    fprintf(stderr, "%s\n",
            _("“carre terminal ace” plays in this terminal. “carre --help” lists what else works "
              "without a display."));
    return 1;
}

static void keep_compose(void)
{
    char *cache = path_cache_folder(), *folder = path_join(cache, "compose");
    system_keep_compose(folder);
    mem_free(folder);
    mem_free(cache);
}

static void *open_fonts(void *fonts)
{
    *(struct fonts **)fonts = fonts_open();
    return NULL;
}

/* The window, with the fonts opened beside it. False: `why` it could not, or fonts_open has said
 * why there are none. */
static bool open_window(struct window *w, const struct window_wish *wish, char *why, size_t size)
{
    pthread_t beside;
    const bool two = system_start_thread(&beside, open_fonts, &w->fonts);
    const bool opened = gfx_window_open(&w->gfx, wish, why, size);
    if (two)
        pthread_join(beside, NULL);
    else
        open_fonts(&w->fonts);
    return opened && w->fonts;
}

int window_main(struct options *o)
{
    system_give_back();
    keep_compose();
    struct window w = {0};
    struct store *store = store_open(o->data_dir);
    struct settings *settings = settings_load(store);
    struct window_wish wish = wish_of(settings, o);
    char why[256];
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_APP_NAME, "Carré");
    if (!open_window(&w, &wish, why, sizeof why)) {
        fonts_close(w.fonts);
        settings_free(settings);
        store_close(store);
        return w.fonts ? no_display(why) : 1; /* fonts_open has said why */
    }
    char *assets = path_assets();
    w.canvas = canvas_window_new(&w.gfx, assets, w.fonts);
    keep_pictures(&w);
    struct audio *audio = audio_open(assets, true);
    struct speech *speech = speech_open(false, voice_ended);
    input_sdl_begin(&w.hands);
    w.fullscreen = wish.fullscreen;
    w.temporary = o->windowed || o->fullscreen;
    w.app = app_new(&(struct app_parts){.canvas = w.canvas,
                                        .fonts = w.fonts,
                                        .audio = audio,
                                        .speech = speech,
                                        .store = store,
                                        .settings = settings,
                                        .lang = o->lang,
                                        .calm = o->reduced_motion,
                                        .paste = paste,
                                        .copy = copy});
    SDL_StopTextInput();
    start_scenes(w.app, o);
    run(&w, o);
    remember_place(&w);
    settings_save(app_settings(w.app), store);
    app_free(w.app);
    input_sdl_close(&w.hands);
    speech_close(speech);
    audio_close(audio);
    canvas_free(w.canvas);
    gfx_window_close(&w.gfx);
    fonts_close(w.fonts);
    mem_free(assets);
    bool kept = store_flush(store);
    store_close(store);
    SDL_Quit();
    return kept ? 0 : 1;
}
