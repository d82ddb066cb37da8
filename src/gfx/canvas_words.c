/* How the SDL canvas draws words: each run of letters is one sprite in its colour, so that drawing
 * it again is one copy; and one more at an angle at which it stays. */
#include "canvas_pixels.h"

#include "blit.h"
#include "check.h"
#include "font_inside.h"
#include "hash.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static SDL_Color sdl_colour(uint32_t c)
{
    return (SDL_Color){colour_r(c), colour_g(c), colour_b(c), 255};
}

/* Where SDL_ttf put the run's origin in its picture: it makes room at the top for an accent above
 * the font's ascent (É in Lato), and at the left for a first letter that begins before its place,
 * and does not say so. */
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

/* Letters in one colour, `outline` pixels thicker all round. */
static SDL_Surface *letters_of(struct canvas_pixels *p, const struct text_run *run, int px,
                               int outline, uint32_t colour)
{
    TTF_Font *font = fonts_for_run(p->base.fonts, run->face, px, outline, run->text);
    return font ? surface_plain(TTF_RenderUTF8_Blended(font, run->text, sdl_colour(colour))) : NULL;
}

/* Squeezed sideways: each pixel is the mean of those that fall into it, by how much of them does.
 */
static SDL_Surface *squeezed(SDL_Surface *from, float narrow)
{
    if (from == NULL || narrow >= 1)
        return from;
    const int w = (int)ceilf((float)from->w * narrow);
    SDL_Surface *to = surface_new(w, from->h);
    for (int y = 0; to && y < from->h; y++) {
        const uint32_t *in = surface_row(from, y);
        uint32_t *out = surface_row(to, y);
        for (int x = 0; x < w; x++) {
            const float left = (float)x / narrow, right = (float)(x + 1) / narrow;
            float sum[4] = {0};
            for (int i = (int)left; i < from->w && (float)i < right; i++) {
                const float part = fminf(right, (float)(i + 1)) - fmaxf(left, (float)i);
                for (int b = 0; b < 4; b++)
                    sum[b] += part * (float)(in[i] >> 8 * b & 255U);
            }
            out[x] = 0;
            for (int b = 0; b < 4; b++)
                out[x] |= (uint32_t)(sum[b] * narrow + 0.5F) << 8 * b;
        }
    }
    SDL_FreeSurface(from);
    return to;
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

#define REHEARSED_MS 0.4 /* so much of a frame on words that are only rehearsed */

/* False: not in this frame. */
static bool may_make(struct canvas_pixels *p)
{
    const bool may = !p->base.rehearsal || p->rehearsed < REHEARSED_MS;
    p->base.ready &= may;
    return may;
}

static struct sprite *run_sprite(struct canvas_pixels *p, const struct text_run *run,
                                 const struct text_style *style)
{
    int outline = colour_a(style->outline) > 0 ? pixels_whole(style->outline_px) : 0;
    uint64_t key =
        hash_two(hash_text(PIXELS_TEXT, run->text), (uint32_t)run->face, (uint32_t)run->px);
    /* how far it has faded is no part of it */
    key = hash_two(hash_two(key, style->colour | 0xFFU, (uint32_t)outline),
                   outline ? style->outline | 0xFFU : 0, 0);
    struct sprite *s = atlas_find(p->atlas, key);
    if (s || !may_make(p))
        return s;
    const uint64_t began = pixels_clock();
    const struct font_cut cut = fonts_cut(p->base.fonts, run->face, run->px);
    SDL_Surface *letters = letters_of(p, run, cut.px, 0, style->colour);
    TTF_Font *font = letters ? fonts_for_run(p->base.fonts, run->face, cut.px, 0, run->text) : NULL;
    if (font == NULL) {
        SDL_FreeSurface(letters);
        return NULL;
    }
    int x, y, margin = 0;
    find_origin(font, run->text, &x, &y);
    /* around them what makes them heavy, around that their outline */
    const int around[] = {cut.heavy, outline ? outline + cut.heavy : 0};
    for (int i = 0; i < 2; i++) {
        SDL_Surface *under = around[i] > margin ? letters_of(p, run, cut.px, around[i],
                                                             i ? style->outline : style->colour)
                                                : NULL;
        if (under == NULL)
            continue;
        under = outlined(under, letters, around[i] - margin);
        SDL_FreeSurface(letters);
        letters = under;
        margin = around[i];
    }
    s = pixels_keep(p, key, NULL, squeezed(letters, cut.narrow));
    pixels_took(p, MADE_WORDS, began);
    if (s) {
        s->dx = -pixels_whole((float)(x + margin - cut.heavy) * cut.narrow);
        s->dy = -y - margin;
    }
    return s;
}

/* Turned once and for all, just as it would be drawn each time. */
static struct sprite *turn_run(struct canvas_pixels *p, uint64_t key, const struct sprite *s,
                               float degrees)
{
    const uint64_t began = pixels_clock();
    const SDL_Rect box = pixels_turned_box((SDL_Rect){.w = s->w, .h = s->h}, degrees),
                   all = {.w = box.w, .h = box.h};
    SDL_Surface *out = surface_new(box.w, box.h);
    if (out == NULL)
        return NULL;
    blit_turned(out, s->pixels, (SDL_Rect){.x = -box.x, .y = -box.y, .w = s->w, .h = s->h}, degrees,
                all, blit_plain());
    struct sprite *kept = atlas_keep_ready(
        p->atlas, key, NULL,
        (struct surface_ready){
            .w = out->w, .h = out->h, .surface = out, .filled = surface_filled(out)});
    kept->dx = box.x;
    kept->dy = box.y;
    pixels_took(p, MADE_WORDS, began);
    return kept;
}

/* Kept from the second frame in which it lies at that angle, or rehearsed. NULL: not now, nor where
 * a renderer turns. */
static struct sprite *turned_run(struct canvas_pixels *p, const struct sprite *s, int angle)
{
    CARRE_ASSERT(angle > 0 && angle < 360 * PIXELS_ANGLES);
    const uint64_t key = hash_two(hash_word(PIXELS_TURNED, s->looks), (uint32_t)angle, 0);
    if (p->renderer)
        return NULL;
    struct sprite *kept = atlas_find(p->atlas, key);
    if (kept || (!pixels_rests(p, key) && p->base.moving && !p->base.rehearsal) || !may_make(p))
        return kept;
    return turn_run(p, key, s, (float)angle / PIXELS_ANGLES);
}

/* Where the turn that stands brings what is upright. */
static SDL_Rect brought(const struct canvas *c, SDL_Rect r)
{
    const struct point middle =
        canvas_turned(c, (struct point){(float)r.x + (float)r.w / 2, (float)r.y + (float)r.h / 2});
    return (SDL_Rect){.x = pixels_whole(middle.x - (float)r.w / 2),
                      .y = pixels_whole(middle.y - (float)r.h / 2),
                      .w = r.w,
                      .h = r.h};
}

/* A run's picture where its line stands, or where the turn brings it. */
static void put_run(struct canvas *c, struct sprite *s, int x, int y, float opacity)
{
    struct canvas_pixels *p = pixels_of(c);
    const int angle = pixels_angle(c->turn);
    const SDL_Rect to = brought(c, (SDL_Rect){.x = x, .y = y, .w = s->w, .h = s->h});
    if (!pixels_show(p, pixels_turned_box(to, c->turn)))
        return;
    struct sprite *kept = angle ? turned_run(p, s, angle) : NULL;
    if (c->rehearsal)
        return;
    if (kept)
        pixels_put(
            p, kept,
            (SDL_Rect){.x = to.x + kept->dx, .y = to.y + kept->dy, .w = kept->w, .h = kept->h}, 0,
            0xFFFFFFFFU, opacity);
    else
        pixels_put(p, s, to, angle ? c->turn : 0, 0xFFFFFFFFU, opacity);
}

/* A picture in a line stands in its middle, where the middle of a capital is. */
static void draw_icon(struct canvas *c, const struct text_run *run, struct point middle,
                      const struct text_style *style, float alpha)
{
    struct paint paint = paint_ink(style->colour | 0xFFU);
    paint.alpha = alpha * (float)colour_a(style->colour) / 255;
    paint.angle = c->turn;
    const float side = (float)run->px;
    pixels_picture(
        c, run->text,
        rect_around(canvas_turned(c, (struct point){middle.x + side / 2, middle.y}), side, side),
        paint);
}

void pixels_text(struct canvas *c, const struct text_block *block, struct point at, float alpha,
                 const struct rect *box)
{
    (void)box;
    struct canvas_pixels *p = pixels_of(c);
    float opacity = alpha * (float)colour_a(block->style.colour) / 255;
    for (int i = 0; i < block->nlines; i++) {
        const struct text_line *line = &block->lines[i];
        /* accents and outlines may reach a little beyond the line */
        int pad = pixels_whole(block->line_height / 2);
        int top = pixels_whole(at.y + line->y), left = pixels_whole(at.x + line->x);
        int w = pixels_whole(line->width), h = pixels_whole(block->line_height);
        SDL_Rect around = {.x = left - pad, .y = top - pad, .w = w + 2 * pad, .h = h + 2 * pad};
        if (!pixels_show(p, pixels_turned_box(brought(c, around), c->turn)))
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
            int x = left + pixels_whole(run->x) + s->dx,
                y = top + pixels_whole(line->baseline) + s->dy;
            put_run(c, s, x, y, opacity);
        }
    }
}
