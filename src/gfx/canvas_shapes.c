/* How the SDL canvas draws panels, lines and rings. */
#include "canvas_pixels.h"

#include "mem.h"
#include "svg.h"
#include "vector.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static struct sprite *keep_vector(struct canvas_pixels *p, const char *key, struct strbuf *svg, int w, int h)
{
    struct sprite *s = pixels_keep(p, key, svg_draw(strbuf_text(svg), w, h));
    strbuf_free(svg);
    return s;
}

/* ---- panels ---- */

/* Everything between a panel's round ends is the same from left to right, so only the ends are kept as pixels and the
 * middle is filled with bands of one colour: a panel as wide as the screen takes kilobytes, and filling is faster than
 * copying. */
static struct sprite *panel_sprite(struct canvas_pixels *p, const struct panel *panel, int w, int h, int margin)
{
    bool dashed = panel->dash > 0 && panel->gap > 0 && panel->line && panel->line_width > 0;
    int ends = margin + (int)ceilf(fmaxf(panel->radius, panel->line_width)) + 1;
    if (panel->shadow && margin > 0)
        ends += margin;     /* the shadow's corners are rounder than the box */
    bool sliced = !dashed && w + 2 * margin >= 2 * ends + 1;    /* the least width too: it shares its key with all others */
    int made_w = sliced ? 2 * ends + 1 - 2 * margin : w;
    char key[PIXELS_KEY];
    const int dash = dashed ? pixels_whole(panel->dash * 8) : 0, gap = dashed ? pixels_whole(panel->gap * 8) : 0;
    snprintf(key, PIXELS_KEY, "b%d %d %08X %08X %d %08X %d %d %d %08X %d %d", made_w, h, panel->fill,
             panel->fill_bottom, pixels_whole(panel->radius * 8), panel->line, pixels_whole(panel->line_width * 8),
             dash, gap, panel->shadow, pixels_whole(panel->shadow_size * 8), pixels_whole(panel->shadow_drop * 8));
    struct sprite *s = atlas_find(p->atlas, key);
    if (s)
        return s;
    struct strbuf svg = STRBUF_EMPTY;
    vector_panel(&svg, panel, made_w, h);
    SDL_Surface *surface = svg_draw(strbuf_text(&svg), made_w + 2 * margin, h + 2 * margin);
    strbuf_free(&svg);
    if (surface == NULL)
        return NULL;
    struct sprite_band *bands = NULL;
    int nbands = 0;
    if (sliced) {
        bands = mem_array((size_t)surface->h, sizeof *bands);
        for (int y = 0; y < surface->h; y++) {
            uint32_t argb = surface_row(surface, y)[ends];
            uint32_t colour = argb << 8 | argb >> 24;
            if (nbands > 0 && bands[nbands - 1].colour == colour)
                bands[nbands - 1].h++;
            else
                bands[nbands++] = (struct sprite_band){.y = y, .h = 1, .colour = colour};
        }
    }
    s = pixels_keep(p, key, surface);
    if (s == NULL) {
        mem_free(bands);
        return NULL;
    }
    s->ends = sliced ? ends : 0;
    s->bands = bands;
    s->nbands = nbands;
    return s;
}

void pixels_panel(struct canvas *c, struct rect r, const struct panel *panel, float alpha)
{
    struct canvas_pixels *p = pixels_of(c);
    SDL_Rect box = pixels_box(r);
    int margin = vector_margin(panel);
    SDL_Rect to = {.x = box.x - margin, .y = box.y - margin, .w = box.w + 2 * margin, .h = box.h + 2 * margin};
    if (!pixels_show(p, to))
        return;
    struct sprite *s = panel_sprite(p, panel, box.w, box.h, margin);
    if (s == NULL)
        return;
    pixels_put(p, s, to, 0, 0xFFFFFFFFU, alpha);
}

/* ---- lines and rings ---- */

void pixels_line(struct canvas *c, struct point from, struct point to, float width, uint32_t colour)
{
    if (fabsf(from.x - to.x) < 0.5F || fabsf(from.y - to.y) < 0.5F) {
        struct rect r = rect_make(fminf(from.x, to.x), fminf(from.y, to.y), fabsf(to.x - from.x), fabsf(to.y - from.y));
        bool upright_line = r.w < r.h;
        float thick = fmaxf(1, roundf(width));
        struct rect filled = upright_line ? rect_make(r.x - thick / 2, r.y, thick, r.h)
                                          : rect_make(r.x, r.y - thick / 2, r.w, thick);
        pixels_fill(c, filled, colour);
        return;
    }
    struct canvas_pixels *p = pixels_of(c);
    int pad = (int)ceilf(width / 2) + 1;
    int dx = pixels_whole(to.x - from.x), dy = pixels_whole(to.y - from.y);
    int w = abs(dx) + 2 * pad, h = abs(dy) + 2 * pad;
    int left = pixels_whole(fminf(from.x, to.x)), top = pixels_whole(fminf(from.y, to.y));
    SDL_Rect box = {.x = left - pad, .y = top - pad, .w = w, .h = h};
    if (!pixels_show(p, box))
        return;
    bool rising = (dx > 0) != (dy > 0);
    char key[PIXELS_KEY];
    snprintf(key, PIXELS_KEY, "l%d %d %d %d %08X", w, h, rising, pixels_whole(width * 8), colour);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s == NULL) {
        float l = (float)pad, r = (float)(w - pad), t = (float)pad, b = (float)(h - pad);
        struct strbuf svg = STRBUF_EMPTY;
        vector_line(&svg, w, h, (struct point){l, rising ? b : t}, (struct point){r, rising ? t : b}, width, colour);
        s = keep_vector(p, key, &svg, w, h);
    }
    if (s)
        pixels_put(p, s, box, 0, 0xFFFFFFFFU, 1);
}

void pixels_ring(struct canvas *c, struct point centre, float radius, float width, uint32_t colour)
{
    struct canvas_pixels *p = pixels_of(c);
    int side = 2 * ((int)ceilf(radius) + 1);
    int x = pixels_whole(centre.x), y = pixels_whole(centre.y);
    SDL_Rect box = {.x = x - side / 2, .y = y - side / 2, .w = side, .h = side};
    if (!pixels_show(p, box))
        return;
    char key[PIXELS_KEY];
    snprintf(key, PIXELS_KEY, "r%d %d %08X", pixels_whole(radius * 8), pixels_whole(width * 8), colour);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s == NULL) {
        struct strbuf svg = STRBUF_EMPTY;
        vector_ring(&svg, side, radius, width, colour);
        s = keep_vector(p, key, &svg, side, side);
    }
    if (s)
        pixels_put(p, s, box, 0, 0xFFFFFFFFU, 1);
}
