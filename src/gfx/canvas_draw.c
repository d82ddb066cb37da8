/* How the SDL canvas draws each thing: find its sprite under a key that spells out all it depends on, make it if it
 * is not there, copy it. */
#include "canvas_pixels.h"

#include "font_inside.h"
#include "hash.h"
#include "mem.h"
#include "svg.h"
#include "utf8.h"
#include "vector.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define KEY 1024
#define NEAR 0.12F          /* how far a picture may be stretched while something moves */
#define ANGLE_STEPS 4.0F    /* turned sprites a degree: a quarter of a degree at a card's corner is half a pixel */

static int whole(float v) { return (int)lroundf(v); }

static SDL_Rect box_of(struct rect r)
{
    int w = whole(r.w), h = whole(r.h);
    return (SDL_Rect){.x = whole(r.x), .y = whole(r.y), .w = w > 1 ? w : 1, .h = h > 1 ? h : 1};
}

/* Something that lies outside what this frame touches costs neither a copy nor, the first time, its drawing. */
static bool shows(const struct canvas_pixels *p, SDL_Rect r) { return SDL_HasIntersection(&r, &p->visible); }

static void set_colour(struct canvas_pixels *p, uint32_t colour)
{
    SDL_SetRenderDrawBlendMode(p->renderer, colour_a(colour) == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(p->renderer, colour_r(colour), colour_g(colour), colour_b(colour), colour_a(colour));
}

static void set_alpha(const struct sprite *s, float alpha)
{
    int a = whole(alpha * 255);
    SDL_SetTextureAlphaMod(s->texture, (Uint8)(a > 255 ? 255 : a));
    if (s->opaque)
        SDL_SetTextureBlendMode(s->texture, a >= 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
}

static void copy(struct canvas_pixels *p, const struct sprite *s, const SDL_Rect *from, SDL_Rect to)
{
    if (!shows(p, to))
        return;
    SDL_RenderCopy(p->renderer, s->texture, from, &to);
    p->costs.copied++;
}

static struct sprite *keep(struct canvas_pixels *p, const char *key, SDL_Surface *surface)
{
    p->costs.made++;
    return atlas_keep(p->atlas, key, surface);
}

static struct sprite *keep_vector(struct canvas_pixels *p, const char *key, struct strbuf *svg, int w, int h)
{
    struct sprite *s = keep(p, key, svg_draw(strbuf_text(svg), w, h));
    strbuf_free(svg);
    return s;
}

/* ---- plain colour ---- */

void pixels_clip(struct canvas *c, const struct rect *r)
{
    struct canvas_pixels *p = pixels_of(c);
    p->visible = p->frame;
    if (r) {
        int x = whole(r->x), y = whole(r->y);
        SDL_Rect clip = {.x = x, .y = y, .w = whole(r->x + r->w) - x, .h = whole(r->y + r->h) - y};
        if (!SDL_IntersectRect(&clip, &p->frame, &p->visible))
            p->visible = (SDL_Rect){0};
    }
    SDL_RenderSetClipRect(p->renderer, &p->visible);
}

void pixels_clear(struct canvas *c, uint32_t colour)
{
    /* Not SDL_RenderClear, which does not heed the clip. */
    struct canvas_pixels *p = pixels_of(c);
    set_colour(p, colour | 0xFFU);
    SDL_RenderFillRect(p->renderer, &p->visible);
}

void pixels_fill(struct canvas *c, struct rect r, uint32_t colour)
{
    struct canvas_pixels *p = pixels_of(c);
    int x = whole(r.x), y = whole(r.y);     /* edges are rounded, so that neighbours neither overlap nor leave a gap */
    SDL_Rect to = {.x = x, .y = y, .w = whole(r.x + r.w) - x, .h = whole(r.y + r.h) - y};
    if (!shows(p, to))
        return;
    set_colour(p, colour);
    SDL_RenderFillRect(p->renderer, &to);
}

/* ---- pictures ---- */

struct wish {
    const char *name;
    int w, h, turn;             /* turn in steps */
    uint32_t ink;
    bool flip;
};

static void key_of(char key[KEY], const struct wish *wish)
{
    snprintf(key, KEY, "p%s|%d %d %d %08X %d", wish->name, wish->w, wish->h, wish->turn, wish->ink, wish->flip);
}

static uint32_t group_of(const struct wish *wish)
{
    const uint32_t rest[] = {wish->ink, wish->flip};
    return (uint32_t)hash_bytes(hash_text(HASH_START, wish->name), rest, sizeof rest) | 1U;
}

static SDL_Surface *draw_upright(struct canvas_pixels *p, const struct wish *wish)
{
    SDL_Surface *s = pictures_draw(p->pictures, wish->name, wish->w, wish->h);
    if (s && wish->flip)
        surface_flip(s);
    if (s && wish->ink)
        surface_ink(s, wish->ink);
    return s;
}

/* The sprite standing upright, made if need be; `exact` false allows one of nearly that size. */
static struct sprite *upright(struct canvas_pixels *p, const struct wish *wish, bool exact)
{
    char key[KEY];
    struct wish straight = *wish;
    straight.turn = 0;
    key_of(key, &straight);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s == NULL && !exact)
        s = atlas_near(p->atlas, group_of(wish), wish->w, wish->h, NEAR);
    if (s == NULL) {
        s = keep(p, key, draw_upright(p, wish));
        if (s)
            s->group = group_of(wish);
    }
    return s;
}

/* The sprite turned once and for all; `make` false only looks whether it is there. */
static struct sprite *turned(struct canvas_pixels *p, const struct wish *wish, bool make)
{
    char key[KEY];
    key_of(key, wish);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s || !make)
        return s;
    SDL_Surface *straight = draw_upright(p, wish);
    if (straight == NULL)
        return NULL;
    s = keep(p, key, surface_turned(straight, (float)wish->turn / ANGLE_STEPS));
    SDL_FreeSurface(straight);
    return s;
}

static void draw_turned(struct canvas_pixels *p, const struct wish *wish, SDL_Rect to, const struct paint *paint)
{
    int reach = (int)ceilf(sqrtf((float)(to.w * to.w + to.h * to.h)) / 2) + 1;
    SDL_Rect around = {.x = to.x + to.w / 2 - reach, .y = to.y + to.h / 2 - reach, .w = 2 * reach, .h = 2 * reach};
    if (!shows(p, around))
        return;
    struct sprite *s = turned(p, wish, !p->base.moving);
    if (s) {
        set_alpha(s, paint->alpha);
        SDL_SetTextureColorMod(s->texture, colour_r(paint->tint), colour_g(paint->tint), colour_b(paint->tint));
        SDL_Rect place = {.x = to.x + (to.w - s->w) / 2, .y = to.y + (to.h - s->h) / 2, .w = s->w, .h = s->h};
        copy(p, s, NULL, place);
        return;
    }
    s = upright(p, wish, false);
    if (s == NULL)
        return;
    set_alpha(s, paint->alpha);
    SDL_SetTextureColorMod(s->texture, colour_r(paint->tint), colour_g(paint->tint), colour_b(paint->tint));
    SDL_SetTextureBlendMode(s->texture, SDL_BLENDMODE_BLEND);
    SDL_RenderCopyEx(p->renderer, s->texture, NULL, &to, (double)paint->angle, NULL, SDL_FLIP_NONE);
    p->costs.copied++;
}

void pixels_picture(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    struct canvas_pixels *p = pixels_of(c);
    SDL_Rect to = box_of(r);
    int circle = whole(360 * ANGLE_STEPS);
    struct wish wish = {.name = name, .w = to.w, .h = to.h, .ink = paint.ink, .flip = paint.flip};
    wish.turn = (whole(paint.angle * ANGLE_STEPS) % circle + circle) % circle;
    if (wish.turn != 0) {
        draw_turned(p, &wish, to, &paint);
        return;
    }
    if (!shows(p, to))
        return;
    struct sprite *s = upright(p, &wish, !c->moving);
    if (s == NULL)
        return;
    set_alpha(s, paint.alpha);
    SDL_SetTextureColorMod(s->texture, colour_r(paint.tint), colour_g(paint.tint), colour_b(paint.tint));
    copy(p, s, NULL, to);
}

bool pixels_prepare(struct canvas *c, const char *name, int w, int h)
{
    struct canvas_pixels *p = pixels_of(c);
    long before = p->costs.made;
    if (atlas_full(p->atlas))
        return false;       /* it would push out what was prepared before, and idle work would never end */
    struct wish wish = {.name = name, .w = w > 1 ? w : 1, .h = h > 1 ? h : 1};
    upright(p, &wish, true);
    return p->costs.made != before;
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
    bool sliced = !dashed && w + 2 * margin > 2 * ends + 1;
    int made_w = sliced ? 2 * ends + 1 - 2 * margin : w;
    char key[KEY];
    snprintf(key, KEY, "b%d %d %08X %08X %d %08X %d %d %d %08X %d %d", made_w, h, panel->fill, panel->fill_bottom,
             whole(panel->radius * 8), panel->line, whole(panel->line_width * 8), dashed ? whole(panel->dash * 8) : 0,
             dashed ? whole(panel->gap * 8) : 0, panel->shadow, whole(panel->shadow_size * 8),
             whole(panel->shadow_drop * 8));
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
    s = keep(p, key, surface);
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
    SDL_Rect box = box_of(r);
    int margin = vector_margin(panel);
    SDL_Rect to = {.x = box.x - margin, .y = box.y - margin, .w = box.w + 2 * margin, .h = box.h + 2 * margin};
    if (!shows(p, to))
        return;
    struct sprite *s = panel_sprite(p, panel, box.w, box.h, margin);
    if (s == NULL)
        return;
    set_alpha(s, alpha);
    if (s->ends == 0) {
        copy(p, s, NULL, to);
        return;
    }
    SDL_Rect left = {.x = 0, .y = 0, .w = s->ends, .h = s->h};
    SDL_Rect right = {.x = s->w - s->ends, .y = 0, .w = s->ends, .h = s->h};
    copy(p, s, &left, (SDL_Rect){.x = to.x, .y = to.y, .w = s->ends, .h = s->h});
    copy(p, s, &right, (SDL_Rect){.x = to.x + to.w - s->ends, .y = to.y, .w = s->ends, .h = s->h});
    for (int i = 0; i < s->nbands; i++) {
        const struct sprite_band *band = &s->bands[i];
        uint32_t colour = colour_faded(band->colour, alpha);
        SDL_Rect row = {.x = to.x + s->ends, .y = to.y + band->y, .w = to.w - 2 * s->ends, .h = band->h};
        if (colour_a(colour) == 0 || !shows(p, row))
            continue;
        set_colour(p, colour);
        SDL_RenderFillRect(p->renderer, &row);
    }
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
    int dx = whole(to.x - from.x), dy = whole(to.y - from.y);
    int w = abs(dx) + 2 * pad, h = abs(dy) + 2 * pad;
    SDL_Rect box = {.x = whole(fminf(from.x, to.x)) - pad, .y = whole(fminf(from.y, to.y)) - pad, .w = w, .h = h};
    if (!shows(p, box))
        return;
    bool rising = (dx > 0) != (dy > 0);
    char key[KEY];
    snprintf(key, KEY, "l%d %d %d %d %08X", w, h, rising, whole(width * 8), colour);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s == NULL) {
        float l = (float)pad, r = (float)(w - pad), t = (float)pad, b = (float)(h - pad);
        struct strbuf svg = STRBUF_EMPTY;
        vector_line(&svg, w, h, (struct point){l, rising ? b : t}, (struct point){r, rising ? t : b}, width, colour);
        s = keep_vector(p, key, &svg, w, h);
    }
    if (s)
        copy(p, s, NULL, box);
}

void pixels_ring(struct canvas *c, struct point centre, float radius, float width, uint32_t colour)
{
    struct canvas_pixels *p = pixels_of(c);
    int side = 2 * ((int)ceilf(radius) + 1);
    SDL_Rect box = {.x = whole(centre.x) - side / 2, .y = whole(centre.y) - side / 2, .w = side, .h = side};
    if (!shows(p, box))
        return;
    char key[KEY];
    snprintf(key, KEY, "r%d %d %08X", whole(radius * 8), whole(width * 8), colour);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s == NULL) {
        struct strbuf svg = STRBUF_EMPTY;
        vector_ring(&svg, side, radius, width, colour);
        s = keep_vector(p, key, &svg, side, side);
    }
    if (s)
        copy(p, s, NULL, box);
}

/* ---- text ---- */

static SDL_Color sdl_colour(uint32_t c) { return (SDL_Color){colour_r(c), colour_g(c), colour_b(c), 255}; }

/* Where SDL_ttf put the run's origin in its picture: it makes room at the top for an accent above the font's ascent (É
 * in Lato), and at the left for a first letter that begins before its place, and does not say so. */
static void find_origin(TTF_Font *font, const char *utf8, int *x, int *y)
{
    int ascent = TTF_FontAscent(font), rise = 0, left = 0;
    bool first = true;
    const char *p = utf8;
    for (uint32_t c = utf8_next(&p); c != 0; c = utf8_next(&p), first = false) {
        int min_x, top;
        if (TTF_GlyphMetrics32(font, c, &min_x, NULL, NULL, &top, NULL) != 0)
            continue;
        if (first && min_x < 0)
            left = -min_x;
        if (top - ascent > rise)
            rise = top - ascent;
    }
    *x = left;
    *y = ascent + rise;
}

/* The letters of a run with their outline under them. */
static SDL_Surface *outlined(SDL_Surface *under, const SDL_Surface *letters, int outline)
{
    if (under == NULL || letters == NULL)
        return under;
    SDL_Rect at = {.x = outline, .y = outline, .w = letters->w, .h = letters->h};
    SDL_BlitSurface((SDL_Surface *)(uintptr_t)letters, NULL, under, &at);
    return under;
}

static struct sprite *run_sprite(struct canvas_pixels *p, const struct text_run *run, const struct text_style *style)
{
    int outline = colour_a(style->outline) > 0 ? whole(style->outline_px) : 0;
    char key[KEY];
    int n = snprintf(key, KEY, "t%d %d %08X %d %08X|", run->face, run->px, style->colour, outline,
                     outline ? style->outline : 0);
    if (strlen(run->text) < (size_t)(KEY - n))
        snprintf(key + n, (size_t)(KEY - n), "%s", run->text);
    else
        snprintf(key + n, (size_t)(KEY - n), "#%016llx", (unsigned long long)hash_text(HASH_START, run->text));
    struct sprite *s = atlas_find(p->atlas, key);
    if (s)
        return s;
    SDL_Surface *under = NULL;
    if (outline > 0) {
        TTF_Font *wide = fonts_at(p->base.fonts, run->face, run->px, outline);
        if (wide)
            under = surface_plain(TTF_RenderUTF8_Blended(wide, run->text, sdl_colour(style->outline)));
    }
    TTF_Font *font = fonts_at(p->base.fonts, run->face, run->px, 0);
    if (font == NULL) {
        SDL_FreeSurface(under);
        return NULL;
    }
    SDL_Surface *letters = surface_plain(TTF_RenderUTF8_Blended(font, run->text, sdl_colour(style->colour)));
    int x, y;
    find_origin(font, run->text, &x, &y);
    if (under) {
        under = outlined(under, letters, outline);
        SDL_FreeSurface(letters);
        letters = under;
    } else {
        outline = 0;
    }
    s = keep(p, key, letters);
    if (s) {
        s->dx = -x - outline;
        s->dy = -y - outline;
    }
    return s;
}

/* A picture in a line stands in its middle, where the middle of a capital is. */
static void draw_icon(struct canvas *c, const struct text_run *run, struct point middle, const struct text_style *style,
                      float alpha)
{
    struct paint paint = paint_ink(style->colour | 0xFFU);
    paint.alpha = alpha * (float)colour_a(style->colour) / 255;
    float side = (float)run->px;
    pixels_picture(c, run->text, rect_make(middle.x, middle.y - side / 2, side, side), paint);
}

void pixels_text(struct canvas *c, const struct text_block *block, struct point at, float alpha, const struct rect *box)
{
    (void)box;
    struct canvas_pixels *p = pixels_of(c);
    float opacity = alpha * (float)colour_a(block->style.colour) / 255;
    for (int i = 0; i < block->nlines; i++) {
        const struct text_line *line = &block->lines[i];
        int pad = whole(block->line_height / 2);    /* accents and outlines may reach a little beyond the line */
        int top = whole(at.y + line->y), left = whole(at.x + line->x);
        int w = whole(line->width), h = whole(block->line_height);
        SDL_Rect around = {.x = left - pad, .y = top - pad, .w = w + 2 * pad, .h = h + 2 * pad};
        if (!shows(p, around))
            continue;
        for (int r = line->first_run; r < line->first_run + line->nruns; r++) {
            const struct text_run *run = &block->runs[r];
            if (run->kind == TEXT_ICON) {
                struct point middle = {(float)left + run->x, (float)top + block->line_height / 2};
                draw_icon(c, run, middle, &block->style, alpha);
                continue;
            }
            if (run->text[strspn(run->text, " ")] == '\0')
                continue;
            struct sprite *s = run_sprite(p, run, &block->style);
            if (s == NULL)
                continue;
            set_alpha(s, opacity);
            int x = left + whole(run->x) + s->dx, y = top + whole(line->baseline) + s->dy;
            copy(p, s, NULL, (SDL_Rect){.x = x, .y = y, .w = s->w, .h = s->h});
        }
    }
}
