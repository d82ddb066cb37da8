/* What the SDL canvas draws on, frame by frame: a window, a picture in memory, or somebody's renderer. */
#include "canvas_pixels.h"

#include "log.h"
#include "mem.h"

#include <SDL_image.h>
#include <math.h>

#define BUDGET_A_PIXEL 12   /* three layers of the whole screen: a scene seldom shows two */
#define BUDGET_LEAST ((size_t)16 << 20)

/* ---- frames ---- */

static SDL_Rect whole_target(const struct canvas *c) { return (SDL_Rect){.x = 0, .y = 0, .w = c->w, .h = c->h}; }

static void begin(struct canvas *c, const struct rect *dirty)
{
    struct canvas_pixels *p = pixels_of(c);
    if (canvas_follow(c))
        dirty = NULL;
    /* A GPU's back buffer holds an older frame or none, so everything is drawn; only a surface of ours still has the
     * last frame. */
    p->partial = dirty != NULL && p->surface != NULL;
    p->frame = whole_target(c);
    if (p->partial) {
        int x = (int)floorf(dirty->x), y = (int)floorf(dirty->y);
        SDL_Rect touched = {
            .x = x, .y = y, .w = (int)ceilf(dirty->x + dirty->w) - x, .h = (int)ceilf(dirty->y + dirty->h) - y};
        SDL_Rect all = p->frame;
        if (!SDL_IntersectRect(&touched, &all, &p->frame))
            p->frame = (SDL_Rect){0};
    }
    p->costs.copied = 0;
    atlas_begin(p->atlas);
    pixels_clip(c, NULL);
}

static void end(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    SDL_RenderSetClipRect(p->renderer, NULL);
    if (p->window && p->software) {
        SDL_RenderFlush(p->renderer);
        if (!p->partial)
            SDL_UpdateWindowSurface(p->window->window);
        else if (!SDL_RectEmpty(&p->frame))
            SDL_UpdateWindowSurfaceRects(p->window->window, &p->frame, 1);
    } else if (p->surface) {
        SDL_RenderFlush(p->renderer);
    } else {
        SDL_RenderPresent(p->renderer);
    }
    atlas_trim(p->atlas);
}

static bool has_picture(struct canvas *c, const char *name) { return pictures_has(pixels_of(c)->pictures, name); }

static void recolour(struct canvas *c, const char *prefix, const struct recolour *pairs, int n)
{
    struct canvas_pixels *p = pixels_of(c);
    char key[256] = "p";
    SDL_strlcat(key, prefix, sizeof key);
    pictures_recolour(p->pictures, prefix, pairs, n);
    atlas_forget(p->atlas, key);
}

static void close_canvas(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    atlas_free(p->atlas);
    pictures_free(p->pictures);
    if (p->owns_renderer)
        SDL_DestroyRenderer(p->renderer);
    if (p->owns_surface)
        SDL_FreeSurface(p->surface);
    mem_free(p);
}

static const struct canvas_ops pixel_ops = {
    .free = close_canvas,
    .begin = begin,
    .end = end,
    .clear = pixels_clear,
    .fill = pixels_fill,
    .picture = pixels_picture,
    .panel = pixels_panel,
    .line = pixels_line,
    .ring = pixels_ring,
    .text = pixels_text,
    .clip = pixels_clip,
    .recolour = recolour,
    .has_picture = has_picture,
    .prepare = pixels_prepare,
};

static bool is_pixels(const struct canvas *c) { return c->ops == &pixel_ops; }

/* ---- targets ---- */

static void keep_budget(struct canvas_pixels *p)
{
    size_t own = (size_t)p->base.w * (size_t)p->base.h * BUDGET_A_PIXEL;
    atlas_set_budget(p->atlas, p->budget > 0 ? p->budget : own > BUDGET_LEAST ? own : BUDGET_LEAST);
}

static struct canvas_pixels *new_pixels(SDL_Renderer *renderer, int w, int h, const char *assets_dir,
                                        struct fonts *fonts)
{
    struct canvas_pixels *p = mem_alloc(sizeof *p);
    canvas_init(&p->base, &pixel_ops, w, h, fonts);
    p->renderer = renderer;
    p->pictures = pictures_new(assets_dir);
    p->atlas = atlas_new(renderer, BUDGET_LEAST);
    keep_budget(p);
    p->frame = p->visible = whole_target(&p->base);
    return p;
}

struct canvas *canvas_sdl_new(SDL_Renderer *renderer, const char *assets_dir, struct fonts *fonts)
{
    int w = 0, h = 0;
    SDL_GetRendererOutputSize(renderer, &w, &h);
    return &new_pixels(renderer, w, h, assets_dir, fonts)->base;
}

struct canvas *canvas_offscreen_new(int w, int h, const char *assets_dir, struct fonts *fonts)
{
    /* The format of a window's surface, so that a screenshot goes the same way through the blitters as the screen. */
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *renderer = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
    if (renderer == NULL) {
        log_warn("A picture of %d x %d cannot be drawn in memory: %s", w, h, SDL_GetError());
        SDL_FreeSurface(surface);
        return NULL;
    }
    struct canvas_pixels *p = new_pixels(renderer, w, h, assets_dir, fonts);
    p->surface = surface;
    p->owns_surface = p->owns_renderer = p->software = true;
    return &p->base;
}

struct canvas *canvas_window_new(struct gfx_window *window, const char *assets_dir, struct fonts *fonts)
{
    int w = 0, h = 0;
    SDL_GetRendererOutputSize(window->renderer, &w, &h);
    struct canvas_pixels *p = new_pixels(window->renderer, w, h, assets_dir, fonts);
    p->window = window;
    p->software = window->software;
    if (p->software)
        p->surface = SDL_GetWindowSurface(window->window);
    return &p->base;
}

/* A window's surface dies with its size, and with it the renderer and all textures. They were drawn for the old
 * layout's sizes anyway. */
static bool follow_surface(struct canvas_pixels *p)
{
    SDL_Surface *now = SDL_GetWindowSurface(p->window->window);
    if (now == NULL || (now == p->surface && now->w == p->base.w && now->h == p->base.h))
        return false;
    SDL_Renderer *renderer = SDL_CreateSoftwareRenderer(now);
    if (renderer == NULL) {
        log_warn("The window cannot be drawn at its new size: %s", SDL_GetError());
        return false;
    }
    atlas_restart(p->atlas, renderer);
    SDL_DestroyRenderer(p->window->renderer);
    p->window->renderer = p->renderer = renderer;
    p->surface = now;
    p->base.w = now->w;
    p->base.h = now->h;
    keep_budget(p);
    return true;
}

bool canvas_follow(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    if (!is_pixels(c) || p->owns_surface)
        return false;
    if (p->window && p->software)
        return follow_surface(p);
    int w = c->w, h = c->h;
    SDL_GetRendererOutputSize(p->renderer, &w, &h);
    bool changed = w != c->w || h != c->h;
    c->w = w;
    c->h = h;
    if (changed)
        keep_budget(p);
    return changed;
}

/* ---- what only pixels have ---- */

bool canvas_save_png(struct canvas *c, const char *path)
{
    if (!is_pixels(c))
        return false;
    struct canvas_pixels *p = pixels_of(c);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 24, SDL_PIXELFORMAT_RGB24);
    bool saved = picture &&
                 SDL_RenderReadPixels(p->renderer, NULL, SDL_PIXELFORMAT_RGB24, picture->pixels, picture->pitch) == 0 &&
                 IMG_SavePNG(picture, path) == 0;
    if (!saved)
        log_warn("%s cannot be written: %s", path, SDL_GetError());
    SDL_FreeSurface(picture);
    return saved;
}

uint32_t canvas_pixel(struct canvas *c, int x, int y)
{
    uint32_t argb = 0;
    SDL_Rect one = {.x = x, .y = y, .w = 1, .h = 1};
    if (!is_pixels(c) || x < 0 || y < 0 || x >= c->w || y >= c->h)
        return 0;
    if (SDL_RenderReadPixels(pixels_of(c)->renderer, &one, SDL_PIXELFORMAT_ARGB8888, &argb, 4) != 0)
        return 0;
    return argb << 8 | 0xFFU;
}

void canvas_set_budget(struct canvas *c, size_t bytes)
{
    if (!is_pixels(c))
        return;
    pixels_of(c)->budget = bytes;
    keep_budget(pixels_of(c));
}

void canvas_keep_on_disk(struct canvas *c, const char *folder, size_t most)
{
    if (is_pixels(c))
        pictures_keep_on_disk(pixels_of(c)->pictures, folder, most);
}

struct canvas_costs canvas_costs(const struct canvas *c)
{
    if (!is_pixels(c))
        return (struct canvas_costs){0};
    const struct canvas_pixels *p = (const struct canvas_pixels *)c;
    struct canvas_costs costs = p->costs;
    costs.bytes = atlas_bytes(p->atlas);
    costs.kept = atlas_count(p->atlas);
    return costs;
}

void canvas_forget(struct canvas *c)
{
    if (is_pixels(c))
        atlas_forget(pixels_of(c)->atlas, "");
}
