/* Opening the window. Which renderer is decided before SDL decides: its default path loads Mesa's
 * software OpenGL where there is no GPU, which costs 100 MB and triples the time of a frame. */
#include "canvas_sdl.h"

#include "system.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

/* There may be a node and yet no driver for it: then OpenGL says who really draws. */
static bool is_drawn_by_cpu(SDL_Renderer *renderer)
{
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(renderer, &info) != 0 || (info.flags & SDL_RENDERER_ACCELERATED) == 0)
        return true;
    if (strncmp(info.name, "opengl", 6) != 0)
        return false;
    const unsigned char *(*get_string)(unsigned) = NULL;
    void *address = SDL_GL_GetProcAddress("glGetString");
    if (address == NULL)
        return false;
    memcpy(&get_string, &address, sizeof address);
    const unsigned gl_renderer = 0x1F01;
    const char *name = (const char *)get_string(gl_renderer);
    return name && (strstr(name, "llvmpipe") || strstr(name, "softpipe") || strstr(name, "swrast"));
}

void window_wish_within(struct window_wish *wish, const struct rect *displays, int n)
{
    enum { GRIP = 8 }; /* below the upper edge, and from either side */
    int home = -1;
    for (int i = 0; i < n && wish->placed && home < 0; i++) {
        const float y = (float)wish->y + GRIP, left = (float)wish->x + GRIP,
                    right = (float)wish->x + (float)wish->w - GRIP;
        if (rect_contains(displays[i], (struct point){(left + right) / 2, y}) ||
            rect_contains(displays[i], (struct point){left, y}) ||
            rect_contains(displays[i], (struct point){right, y}))
            home = i;
    }
    if (home < 0)
        wish->placed = false;
    if (n == 0)
        return;
    const struct rect *display = &displays[home < 0 ? 0 : home];
    if ((float)wish->w > display->w)
        wish->w = (int)display->w;
    if ((float)wish->h > display->h)
        wish->h = (int)display->h;
}

/* The drivers without a screen make their display up. */
static bool display_is_real(void)
{
    const char *driver = SDL_GetCurrentVideoDriver();
    return driver && strcmp(driver, "dummy") != 0 && strcmp(driver, "offscreen") != 0;
}

static void stay_on_displays(struct window_wish *wish)
{
    struct rect displays[16];
    int n = 0;
    for (int i = 0; i < SDL_GetNumVideoDisplays() && n < 16; i++) {
        SDL_Rect r;
        if (SDL_GetDisplayBounds(i, &r) == 0)
            displays[n++] = rect_make((float)r.x, (float)r.y, (float)r.w, (float)r.h);
    }
    if (n > 0 && display_is_real())
        window_wish_within(wish, displays, n);
}

static SDL_Window *open_window(const struct window_wish *wish)
{
    Uint32 flags = SDL_WINDOW_RESIZABLE;
    flags |= wish->hidden ? SDL_WINDOW_HIDDEN : 0U;
    flags |= wish->fullscreen ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0U;
    int x = wish->placed ? wish->x : (int)SDL_WINDOWPOS_CENTERED;
    int y = wish->placed ? wish->y : (int)SDL_WINDOWPOS_CENTERED;
    SDL_Window *window = SDL_CreateWindow(wish->title, x, y, wish->w, wish->h, flags);
    if (window && wish->min_w > 0 && wish->min_h > 0)
        SDL_SetWindowMinimumSize(window, wish->min_w, wish->min_h);
    return window;
}

static bool open_accelerated(struct gfx_window *out, const struct window_wish *wish)
{
    out->window = open_window(wish);
    if (out->window == NULL)
        return false;
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    out->renderer =
        SDL_CreateRenderer(out->window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
    if (out->renderer && !is_drawn_by_cpu(out->renderer))
        return true;
    gfx_window_close(out);
    return false;
}

static bool open_software(struct gfx_window *out, const struct window_wish *wish)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "nearest");
    out->software = true;
    out->window = open_window(wish);
    if (out->window && SDL_GetWindowSurface(out->window))
        return true;
    gfx_window_close(out);
    return false;
}

/* Where there is no display SDL 2.26 falls back on a driver that draws nowhere. Nobody would see
 * that window, unless it was asked for by name. */
static bool start_video(char *why, size_t size)
{
    if (SDL_WasInit(SDL_INIT_VIDEO))
        return true;
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) {
        snprintf(why, size, "There is no display to open a window on (%s).", SDL_GetError());
        return false;
    }
    const char *driver = SDL_GetCurrentVideoDriver();
    if (driver && strcmp(driver, "offscreen") == 0 && SDL_GetHint(SDL_HINT_VIDEODRIVER) == NULL) {
        SDL_QuitSubSystem(SDL_INIT_VIDEO);
        snprintf(why, size, "There is no display to open a window on.");
        return false;
    }
    return true;
}

bool gfx_window_open(struct gfx_window *out, const struct window_wish *wish, char *why, size_t size)
{
    *out = (struct gfx_window){0};
    if (!start_video(why, size))
        return false;
    struct window_wish here = *wish;
    stay_on_displays(&here);
    bool look_for_gpu = !here.software && system_may_have_gpu();
    if ((look_for_gpu && open_accelerated(out, &here)) || open_software(out, &here))
        return true;
    snprintf(why, size, "The window cannot be opened (%s).", SDL_GetError());
    return false;
}

void gfx_window_close(struct gfx_window *w)
{
    if (w->renderer)
        SDL_DestroyRenderer(w->renderer);
    if (w->window)
        SDL_DestroyWindow(w->window);
    *w = (struct gfx_window){0};
}
