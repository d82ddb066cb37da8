/* How the SDL canvas draws panels, lines and rings. */
#include "canvas_pixels.h"

#include "check.h"
#include "hash.h"
#include "mem.h"
#include "shadow.h"
#include "vector.h"

#include <math.h>
#include <stdlib.h>

/* ---- panels ---- */

/* Everything between a panel's round ends is the same from left to right, and without a slope of
 * colours from top to bottom too. So only the ends are kept as pixels and the middle is filled with
 * bands of one colour: a panel as large as the screen takes kilobytes, one that grows costs nothing
 * new, and filling is faster than copying. */

/* Runs of one colour: `n` pixels, `step` bytes apart. */
static struct sprite_band *bands_of(const uint32_t *first, int n, size_t step, int *count)
{
    CARRE_ASSERT(n >= 0 && step >= sizeof *first);
    struct sprite_band *bands = mem_array((size_t)n, sizeof *bands);
    *count = 0;
    for (int i = 0; i < n; i++) {
        const uint32_t argb = *(const uint32_t *)(const void *)((const char *)first +
                                                                (size_t)i * step),
                       colour = argb << 8 | argb >> 24;
        if (*count > 0 && bands[*count - 1].colour == colour)
            bands[*count - 1].size++;
        else
            bands[(*count)++] = (struct sprite_band){.at = i, .size = 1, .colour = colour};
    }
    return bands;
}

/* The middle row without its middle: the sides left and right. */
static struct sprite_band *sides_of(const uint32_t *row, int ends, int *count)
{
    int left, right;
    struct sprite_band *sides = bands_of(row, ends, sizeof *row, &left),
                       *others = bands_of(row + ends + 1, ends, sizeof *row, &right);
    sides = mem_realloc(sides, (size_t)(left + right) * sizeof *sides);
    for (int i = 0; i < right; i++) {
        sides[left + i] = others[i];
        sides[left + i].at += ends + 1;
    }
    mem_free(others);
    *count = left + right;
    return sides;
}

static uint32_t eighths(float v) { return (uint32_t)pixels_whole(v * 8); }

static bool slopes(const struct panel *panel)
{
    return panel->fill && panel->fill_bottom && panel->fill_bottom != panel->fill;
}

static SDL_Surface *body_draw(struct canvas_pixels *p, const struct panel *panel, int w, int h,
                              bool passing)
{
    struct strbuf svg = STRBUF_EMPTY;
    vector_panel(&svg, panel, w, h);
    SDL_Surface *s = pictures_draw_text(p->pictures, strbuf_text(&svg), w, h,
                                        passing ? PICTURE_PASSING : PICTURE_KEPT);
    strbuf_free(&svg);
    return s;
}

/* Of a panel's body, or, if it has one, of its shadow. */
static struct sprite *panel_sprite(struct canvas_pixels *p, const struct panel *panel, int w, int h,
                                   int margin)
{
    const bool dashed = panel->dash > 0 && panel->gap > 0 && panel->line && panel->line_width > 0;
    int ends = margin + (int)ceilf(fmaxf(panel->radius, panel->line_width)) + 1;
    if (panel->shadow)
        ends += margin; /* its corners are rounder than the box */
    const int least = 2 * ends + 1 - 2 * margin;
    /* the least width too: it shares its key with all others */
    const bool sliced = !dashed && panel->corner != CORNER_BY_HAND && w >= least;
    const bool corners = sliced && !slopes(panel) && h >= least;
    const int made_w = sliced ? least : w, made_h = corners ? least : h;
    const int dash = dashed ? pixels_whole(panel->dash * 8) : 0,
              gap = dashed ? pixels_whole(panel->gap * 8) : 0;
    uint64_t key = hash_two(PIXELS_PANEL, (uint32_t)made_w, (uint32_t)made_h << 1 | corners);
    key = hash_two(hash_two(key, panel->fill, panel->fill_bottom), panel->line, panel->shadow);
    key = hash_two(hash_two(key, eighths(panel->radius), eighths(panel->line_width)),
                   (uint32_t)dash, (uint32_t)gap);
    key = hash_two(hash_two(key, eighths(panel->shadow_size), eighths(panel->shadow_drop)),
                   (uint32_t)panel->corner, 0);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s)
        return s;
    const uint64_t began = pixels_clock();
    SDL_Surface *surface = panel->shadow
                               ? shadow_draw(panel, made_w, made_h)
                               : body_draw(p, panel, made_w, made_h,
                                           p->base.moving && !corners /* these fit every size */);
    if (surface == NULL)
        return NULL;
    struct sprite_band *bands = NULL, *sides = NULL;
    int nbands = 0, nsides = 0;
    if (sliced)
        bands =
            bands_of(surface_row(surface, 0) + ends, surface->h, (size_t)surface->pitch, &nbands);
    if (corners)
        sides = sides_of(surface_row(surface, ends), ends, &nsides);
    const uint32_t middle = corners ? surface_row(surface, ends)[ends] : 0;
    s = pixels_keep(p, key, NULL, surface);
    pixels_took(p, MADE_PANEL, began);
    if (s == NULL) {
        mem_free(bands);
        mem_free(sides);
        return NULL;
    }
    s->ends = sliced ? ends : 0;
    s->corners = corners;
    s->middle = middle << 8 | middle >> 24;
    s->bands = bands;
    s->nbands = nbands;
    s->sides = sides;
    s->nsides = nsides;
    return s;
}

static void put_panel(struct canvas_pixels *p, struct rect r, const struct panel *panel,
                      float alpha)
{
    SDL_Rect box = pixels_box(r);
    const int margin = panel->shadow ? shadow_margin(panel) : 0;
    SDL_Rect to = {
        .x = box.x - margin, .y = box.y - margin, .w = box.w + 2 * margin, .h = box.h + 2 * margin};
    if (!pixels_show(p, to))
        return;
    struct sprite *s = panel_sprite(p, panel, box.w, box.h, margin);
    if (s == NULL)
        return;
    pixels_put(p, s, to, 0, 0xFFFFFFFFU, alpha);
}

/* The shadow apart from the box: it fits every size, and boxes of all colours. */
void pixels_panel(struct canvas *c, struct rect r, const struct panel *panel, float alpha)
{
    struct canvas_pixels *p = pixels_of(c);
    struct panel body = *panel;
    body.shadow = 0;
    /* or the same box would be kept once for each shadow */
    body.shadow_size = body.shadow_drop = 0;
    if (shadow_is_seen(panel))
        put_panel(p, r,
                  &(struct panel){.radius = panel->radius,
                                  .shadow = panel->shadow,
                                  .shadow_size = panel->shadow_size,
                                  .shadow_drop = panel->shadow_drop},
                  alpha);
    if (body.fill || body.line)
        put_panel(p, r, &body, alpha);
}

/* ---- lines and rings ---- */

/* For a renderer: the stroke as a white sprite, tinted. */
static struct sprite *stroke_sprite(struct canvas_pixels *p, enum op_kind kind,
                                    struct blit_stroke stroke, SDL_Rect box)
{
    stroke.x -= (float)box.x;
    stroke.to_x -= (float)box.x;
    stroke.y -= (float)box.y;
    stroke.to_y -= (float)box.y;
    uint64_t key = hash_two(hash_two(PIXELS_STROKE, (uint32_t)box.w, (uint32_t)box.h),
                            (uint32_t)kind, stroke.to_y > stroke.y);
    key = hash_two(key, eighths(stroke.radius), eighths(stroke.width));
    struct sprite *s = atlas_find(p->atlas, key);
    SDL_Surface *surface = s ? NULL : surface_new(box.w, box.h);
    if (surface == NULL)
        return s;
    const SDL_Rect all = {.x = 0, .y = 0, .w = box.w, .h = box.h};
    (kind == OP_RING ? blit_ring : blit_line)(surface, &stroke, all, 0xFFFFFFFFU);
    surface_ink(surface, 0xFFFFFFFFU);
    return pixels_keep(p, key, NULL, surface);
}

static void add_stroke(struct canvas_pixels *p, enum op_kind kind, const struct blit_stroke *stroke,
                       SDL_Rect box, uint32_t colour)
{
    if (!pixels_show(p, box))
        return;
    if (p->renderer == NULL) {
        display_list_add(p->list,
                         (struct op){.kind = kind, .to = box, .colour = colour, .stroke = *stroke},
                         box, p->visible);
        return;
    }
    struct sprite *s = stroke_sprite(p, kind, *stroke, box);
    if (s)
        pixels_put(p, s, box, 0, colour, (float)colour_a(colour) / 255);
}

void pixels_line(struct canvas *c, struct point from, struct point to, float width, uint32_t colour)
{
    if (fabsf(from.x - to.x) < 0.5F || fabsf(from.y - to.y) < 0.5F) {
        struct rect r = rect_make(fminf(from.x, to.x), fminf(from.y, to.y), fabsf(to.x - from.x),
                                  fabsf(to.y - from.y));
        bool upright_line = r.w < r.h;
        float thick = fmaxf(1, roundf(width));
        struct rect filled = upright_line ? rect_make(r.x - thick / 2, r.y, thick, r.h)
                                          : rect_make(r.x, r.y - thick / 2, r.w, thick);
        pixels_fill(c, filled, colour);
        return;
    }
    int pad = (int)ceilf(width / 2) + 1;
    int dx = pixels_whole(to.x - from.x), dy = pixels_whole(to.y - from.y);
    int left = pixels_whole(fminf(from.x, to.x)), top = pixels_whole(fminf(from.y, to.y));
    const float x0 = (float)left, x1 = (float)(left + abs(dx)), y0 = (float)top,
                y1 = (float)(top + abs(dy));
    const bool rising = (dx > 0) != (dy > 0);
    const struct blit_stroke stroke = {
        .x = x0, .y = rising ? y1 : y0, .to_x = x1, .to_y = rising ? y0 : y1, .width = width};
    const SDL_Rect box = {
        .x = left - pad, .y = top - pad, .w = abs(dx) + 2 * pad, .h = abs(dy) + 2 * pad};
    add_stroke(pixels_of(c), OP_LINE, &stroke, box, colour);
}

void pixels_ring(struct canvas *c, struct point centre, float radius, float width, uint32_t colour)
{
    const int side = 2 * ((int)ceilf(radius) + 1), x = pixels_whole(centre.x),
              y = pixels_whole(centre.y);
    const struct blit_stroke stroke = {
        .x = (float)x, .y = (float)y, .radius = radius, .width = width};
    const SDL_Rect box = {.x = x - side / 2, .y = y - side / 2, .w = side, .h = side};
    add_stroke(pixels_of(c), OP_RING, &stroke, box, colour);
}
