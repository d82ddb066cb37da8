/* What the SDL canvas draws on, frame by frame: a window, a picture in memory, or somebody's
 * renderer. */
#include "canvas_pixels.h"

#include "hash.h"
#include "image_files.h"
#include "log.h"
#include "mem.h"

#include <string.h>

/* A renderer's textures are six layers of the whole screen: of what lies behind each other, and of
 * what comes next. Packed, less than half of that holds them all. */
#define BUDGET_RENDERED 24
#define BUDGET_PACKED 9
#define BUDGET_LEAST ((size_t)8 << 20)

/* ---- frames ---- */

static void follow_window(struct canvas *c);

static void begin(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    follow_window(c);
    display_list_begin(p->list, c->w, c->h);
    p->costs.copied = 0;
    p->spent = p->rehearsed = 0;
    p->asked = 0;
    p->owes = false;
    p->odd = !p->odd;
    p->frame++;
    memset(p->wished[p->odd], 0, sizeof p->wished[p->odd]);
    atlas_begin(p->atlas);
    pixels_take_painted(p);
    pixels_clip(c, NULL);
}

static void end(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    pixels_show_frame(p);
    atlas_trim(p->atlas);
}

static void lost(struct canvas *c) { display_list_lost(pixels_of(c)->list); }

static bool owes(const struct canvas *c) { return ((const struct canvas_pixels *)c)->owes; }

#define HEAVY 8192 /* bytes of a drawing that takes longer than a millisecond or two */

/* Scenes ask in each frame; a folder is looked into once. */
struct known *pixels_known(struct canvas_pixels *p, const char *name)
{
    const uint64_t h = hash_text(HASH_START, name);
    struct known *k = &p->known[h % PIXELS_KNOWN];
    if (k->name != h)
        *k = (struct known){.name = h,
                            .there = pictures_has(p->pictures, name),
                            .heavy = pictures_weight(p->pictures, name) > HEAVY};
    return k;
}

static bool has_picture(struct canvas *c, const char *name)
{
    return pixels_known(pixels_of(c), name)->there;
}

static void recolour(struct canvas *c, const char *prefix, const struct recolour *pairs, int n)
{
    struct canvas_pixels *p = pixels_of(c);
    pictures_recolour(p->pictures, prefix, pairs, n);
    if (p->painter)
        painter_forget(p->painter);
    atlas_forget(p->atlas, prefix);
}

static void close_canvas(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    painter_free(p->painter);
    worker_pool_free(p->workers);
    display_list_free(p->list);
    atlas_free(p->atlas);
    pictures_free(p->pictures);
    SDL_FreeSurface(p->between);
    if (p->owns_surface)
        SDL_FreeSurface(p->surface);
    mem_free(p);
}

static const struct canvas_ops pixel_ops = {
    .free = close_canvas,
    .begin = begin,
    .end = end,
    .lost = lost,
    .owes = owes,
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
    .rehearses = pixels_rehearses,
    .kin = pixels_kin,
    .ahead = pixels_ahead,
};

static bool is_pixels(const struct canvas *c) { return c->ops == &pixel_ops; }

/* ---- targets ---- */

static void keep_budget(struct canvas_pixels *p)
{
    size_t own =
        (size_t)p->base.w * (size_t)p->base.h * (p->renderer ? BUDGET_RENDERED : BUDGET_PACKED);
    atlas_set_budget(p->atlas, p->budget > 0 ? p->budget : own > BUDGET_LEAST ? own : BUDGET_LEAST);
}

/* `renderer` NULL: onto a surface. */
static struct canvas_pixels *new_pixels(SDL_Renderer *renderer, int w, int h,
                                        const char *assets_dir, struct fonts *fonts)
{
    struct canvas_pixels *p = mem_alloc(sizeof *p);
    canvas_init(&p->base, &pixel_ops, w, h, fonts);
    p->renderer = renderer;
    p->pictures = pictures_new(assets_dir);
    p->atlas = atlas_new(renderer, BUDGET_LEAST);
    p->list = display_list_new();
    keep_budget(p);
    p->visible = (SDL_Rect){.x = 0, .y = 0, .w = w, .h = h};
    return p;
}

/* The format that blit.h draws on, and that nearly every window has. */
static SDL_Surface *new_surface(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_RGB888);
}

struct canvas *canvas_offscreen_new(int w, int h, const char *assets_dir, struct fonts *fonts)
{
    SDL_Surface *surface = new_surface(w, h);
    if (surface == NULL) {
        log_warn("A picture of %d x %d cannot be drawn in memory: %s", w, h, SDL_GetError());
        return NULL;
    }
    struct canvas_pixels *p = new_pixels(NULL, w, h, assets_dir, fonts);
    p->surface = surface;
    p->owns_surface = true;
    return &p->base;
}

/* A window's surface dies with its size. */
static bool take_surface(struct canvas_pixels *p, SDL_Surface *now)
{
    const bool ours = now->format->format == SDL_PIXELFORMAT_RGB888 ||
                      now->format->format == SDL_PIXELFORMAT_ARGB8888;
    SDL_Surface *between = ours ? NULL : new_surface(now->w, now->h);
    if (!ours && between == NULL) {
        log_warn("The window cannot be drawn at its new size: %s", SDL_GetError());
        return false;
    }
    SDL_FreeSurface(p->between);
    p->between = between;
    p->surface = now;
    p->base.w = now->w;
    p->base.h = now->h;
    display_list_lost(p->list);
    keep_budget(p);
    return true;
}

struct canvas *canvas_window_new(struct gfx_window *window, const char *assets_dir,
                                 struct fonts *fonts)
{
    int w = 0, h = 0;
    if (window->renderer)
        SDL_GetRendererOutputSize(window->renderer, &w, &h);
    struct canvas_pixels *p = new_pixels(window->renderer, w, h, assets_dir, fonts);
    p->window = window;
    SDL_Surface *surface = window->renderer ? NULL : SDL_GetWindowSurface(window->window);
    if (surface)
        take_surface(p, surface);
    return &p->base;
}

/* Takes over the window's size; a canvas in memory keeps its own. */
static void follow_window(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    if (!is_pixels(c) || p->owns_surface)
        return;
    const int was_w = c->w, was_h = c->h;
    if (p->renderer) {
        SDL_GetRendererOutputSize(p->renderer, &c->w, &c->h);
        if (c->w != was_w || c->h != was_h)
            keep_budget(p);
    } else {
        SDL_Surface *now = SDL_GetWindowSurface(p->window->window);
        if (now && (now != p->surface || now->w != c->w || now->h != c->h))
            take_surface(p, now);
    }
}

/* ---- what only pixels have ---- */

static uint32_t shown_pixel(const struct canvas_pixels *p, int x, int y)
{
    if (p->renderer == NULL)
        return surface_row(p->between ? p->between : p->surface, y)[x];
    uint32_t argb = 0;
    const SDL_Rect one = {.x = x, .y = y, .w = 1, .h = 1};
    return SDL_RenderReadPixels(p->renderer, &one, SDL_PIXELFORMAT_ARGB8888, &argb, 4) == 0 ? argb
                                                                                            : 0;
}

static bool read_whole(const struct canvas_pixels *p, SDL_Surface *out)
{
    if (p->renderer == NULL)
        return SDL_BlitSurface(p->between ? p->between : p->surface, NULL, out, NULL) == 0;
    return SDL_RenderReadPixels(p->renderer, NULL, SDL_PIXELFORMAT_RGB24, out->pixels,
                                out->pitch) == 0;
}

bool canvas_save_png(struct canvas *c, const char *path)
{
    if (!is_pixels(c))
        return false;
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, c->w, c->h, 24, SDL_PIXELFORMAT_RGB24);
    bool saved = picture && read_whole(pixels_of(c), picture) && image_save_png(picture, path);
    if (!saved)
        log_warn("%s cannot be written: %s", path, SDL_GetError());
    SDL_FreeSurface(picture);
    return saved;
}

uint32_t canvas_pixel(struct canvas *c, int x, int y)
{
    if (!is_pixels(c) || x < 0 || y < 0 || x >= c->w || y >= c->h)
        return 0;
    return shown_pixel(pixels_of(c), x, y) << 8 | 0xFFU;
}

void canvas_set_budget(struct canvas *c, size_t bytes)
{
    if (!is_pixels(c))
        return;
    pixels_of(c)->budget = bytes;
    keep_budget(pixels_of(c));
}

void canvas_hasten(struct canvas *c)
{
    struct canvas_pixels *p = pixels_of(c);
    if (!is_pixels(c) || p->painter)
        return;
    p->painter = painter_new(p->pictures, p->renderer ? SURFACE_RENDERED : SURFACE_PACKED);
    p->workers = p->renderer ? NULL : worker_pool_new();
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
    costs.aside = display_list_kept_bytes(p->list);
    return costs;
}

void canvas_forget(struct canvas *c)
{
    if (is_pixels(c))
        atlas_forget(pixels_of(c)->atlas, "");
}
