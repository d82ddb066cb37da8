/* canvas.c - what both kinds of canvas have in common: clips, shifts, fades. */
#include "canvas_inside.h"

#include "check.h"
#include "layouts.h"

#include <math.h>
#include <stddef.h>

void canvas_init(struct canvas *c, const struct canvas_ops *ops, int w, int h, struct fonts *fonts)
{
    c->ops = ops;
    c->fonts = fonts;
    c->w = w;
    c->h = h;
    c->layouts = layouts_new();
}

void canvas_free(struct canvas *c)
{
    if (c == NULL)
        return;
    layouts_free(c->layouts);
    c->ops->free(c);
}

struct rect canvas_size(const struct canvas *c)
{
    return rect_make(0, 0, (float)c->w, (float)c->h);
}
void canvas_moving(struct canvas *c, bool moving) { c->moving = moving; }

void canvas_begin(struct canvas *c)
{
    CARRE_ASSERT(c->nclips == 0 && c->nshifts == 0 && c->nfades == 0 && c->turn == 0 &&
                 !c->rehearsal);
    c->ops->begin(c);
}

void canvas_end(struct canvas *c)
{
    CARRE_ASSERT(c->nclips == 0 && c->nshifts == 0 && c->nfades == 0 && c->turn == 0 &&
                 !c->rehearsal);
    c->ops->end(c);
}

void canvas_lost(struct canvas *c)
{
    if (c->ops->lost)
        c->ops->lost(c);
}

bool canvas_owes(const struct canvas *c) { return c->ops->owes && c->ops->owes(c); }

/* ---- around drawing ---- */

static struct point shift(const struct canvas *c)
{
    return c->nshifts > 0 ? c->shifts[c->nshifts - 1] : (struct point){0};
}

static float fade(const struct canvas *c) { return c->nfades > 0 ? c->fades[c->nfades - 1] : 1; }

struct point canvas_turned(const struct canvas *c, struct point p)
{
    if (c->turn == 0)
        return p;
    const float a = c->turn * (float)M_PI / 180, x = p.x - c->about.x, y = p.y - c->about.y;
    return (struct point){.x = c->about.x + x * cosf(a) - y * sinf(a),
                          .y = c->about.y + x * sinf(a) + y * cosf(a)};
}

static struct rect shifted(const struct canvas *c, struct rect r)
{
    struct point by = shift(c);
    return rect_moved(r, by.x, by.y);
}

static struct point shifted_point(const struct canvas *c, struct point p)
{
    struct point by = shift(c);
    return (struct point){.x = p.x + by.x, .y = p.y + by.y};
}

/* Where a box goes with all that stands around it: its middle is turned, itself it stays upright.
 */
static struct rect placed(const struct canvas *c, struct rect r)
{
    r = shifted(c, r);
    if (c->turn == 0)
        return r;
    const struct point from = rect_centre(r), to = canvas_turned(c, from);
    return rect_moved(r, to.x - from.x, to.y - from.y);
}

static struct point placed_point(const struct canvas *c, struct point p)
{
    return canvas_turned(c, shifted_point(c, p));
}

static void push_clip(struct canvas *c, struct rect r, bool fold)
{
    CARRE_ASSERT(c->nclips < CANVAS_DEPTH);
    r = shifted(c, r);
    if (c->nclips > 0)
        r = rect_common(r, c->clips[c->nclips - 1]);
    c->folds[c->nclips] = fold || (c->nclips > 0 && c->folds[c->nclips - 1]);
    c->clips[c->nclips++] = r;
    c->ops->clip(c, &r);
}

void canvas_push_clip(struct canvas *c, struct rect r) { push_clip(c, r, false); }
void canvas_push_fold(struct canvas *c, struct rect r) { push_clip(c, r, true); }

void canvas_pop_clip(struct canvas *c)
{
    CARRE_ASSERT(c->nclips > 0);
    c->nclips--;
    c->ops->clip(c, c->nclips > 0 ? &c->clips[c->nclips - 1] : NULL);
}

void canvas_push_shift(struct canvas *c, float dx, float dy)
{
    CARRE_ASSERT(c->nshifts < CANVAS_DEPTH);
    struct point by = shift(c);
    c->shifts[c->nshifts++] = (struct point){.x = by.x + dx, .y = by.y + dy};
}

void canvas_pop_shift(struct canvas *c)
{
    CARRE_ASSERT(c->nshifts > 0);
    c->nshifts--;
}

void canvas_push_fade(struct canvas *c, float alpha)
{
    CARRE_ASSERT(c->nfades < CANVAS_DEPTH);
    float whole = fade(c) * (alpha < 0 ? 0 : alpha > 1 ? 1 : alpha);
    c->fades[c->nfades++] = whole;
}

void canvas_pop_fade(struct canvas *c)
{
    CARRE_ASSERT(c->nfades > 0);
    c->nfades--;
}

void canvas_push_turn(struct canvas *c, struct point about, float degrees)
{
    CARRE_ASSERT(c->turn == 0);
    c->about = shifted_point(c, about);
    c->turn = degrees;
}

void canvas_pop_turn(struct canvas *c) { c->turn = 0; }

void canvas_tag(struct canvas *c, const char *name)
{
    if (c->ops->tag)
        c->ops->tag(c, name);
}

/* ---- drawing ---- */

/* Within a clip it is only that which is cleared. */
void canvas_clear(struct canvas *c, uint32_t colour)
{
    if (c->rehearsal)
        return;
    if (c->nclips > 0)
        c->ops->fill(c, c->clips[c->nclips - 1], colour);
    else
        c->ops->clear(c, colour);
}

void canvas_fill(struct canvas *c, struct rect r, uint32_t colour)
{
    colour = colour_faded(colour, fade(c));
    if (colour_a(colour) > 0 && !rect_empty(r) && !c->rehearsal)
        c->ops->fill(c, placed(c, r), colour);
}

void canvas_picture(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    paint.alpha *= fade(c);
    if (paint.tint == 0)
        paint.tint = 0xFFFFFFFFU;
    paint.angle += c->turn;
    c->missed = false;
    if (paint.alpha > 0 && !rect_empty(r))
        c->ops->picture(c, name, placed(c, r), paint);
}

bool canvas_missed(const struct canvas *c) { return c->missed; }

void canvas_panel(struct canvas *c, struct rect r, const struct panel *panel)
{
    if (fade(c) > 0 && !rect_empty(r) && !c->rehearsal)
        c->ops->panel(c, placed(c, r), panel, fade(c));
}

void canvas_line(struct canvas *c, struct point from, struct point to, float width, uint32_t colour)
{
    colour = colour_faded(colour, fade(c));
    if (colour_a(colour) > 0 && width > 0 && !c->rehearsal)
        c->ops->line(c, placed_point(c, from), placed_point(c, to), width, colour);
}

void canvas_ring(struct canvas *c, struct point centre, float radius, float width, uint32_t colour)
{
    colour = colour_faded(colour, fade(c));
    if (colour_a(colour) > 0 && width > 0 && radius > 0 && !c->rehearsal)
        c->ops->ring(c, placed_point(c, centre), radius, width, colour);
}

/* Of a block on the canvas, at a fold, the lines that have room above and below: from *top to
 * *bottom. False: it shows as it is. */
static bool folded(const struct canvas *c, const struct text_block *block, float y, float *top,
                   float *bottom)
{
    if (c->nclips == 0 || !c->folds[c->nclips - 1])
        return false;
    const struct rect clip = c->clips[c->nclips - 1];
    const float line = block->line_height, n = (float)block->nlines,
                first = fmaxf(0, ceilf((clip.y - y) / line - 0.05F)),
                end = fminf(n, floorf((rect_bottom(clip) - y) / line + 0.05F));
    *top = y + first * line;
    *bottom = y + fmaxf(first, end) * line;
    return first > 0 || end < n;
}

/* `at` on the canvas. `box` NULL: it has none. */
static void draw_text(struct canvas *c, const struct text_block *block, struct point at,
                      const struct rect *box)
{
    float top, bottom;
    if (fade(c) <= 0)
        return;
    const bool part = folded(c, block, at.y, &top, &bottom);
    if (part && bottom <= top)
        return;
    if (part) {
        const struct rect clip = c->clips[c->nclips - 1];
        const struct rect lines = rect_common(clip, rect_make(clip.x, top, clip.w, bottom - top));
        c->ops->clip(c, &lines);
    }
    c->ops->text(c, block, at, fade(c), box);
    if (part)
        c->ops->clip(c, &c->clips[c->nclips - 1]);
}

void canvas_text(struct canvas *c, const struct text_block *block, struct point at)
{
    draw_text(c, block, shifted_point(c, at), NULL);
}

struct rect canvas_words(struct canvas *c, const struct text_style *style, const char *utf8,
                         struct rect r)
{
    const struct text_block *block = layouts_find(c->layouts, c->fonts, style, utf8, r.w);
    struct point at = text_spot(block, r);
    struct rect box = shifted(c, r);
    draw_text(c, block, shifted_point(c, at), &box);
    float left = r.w - block->width;
    float x = style->align == TEXT_LEFT ? 0 : style->align == TEXT_CENTRE ? left / 2 : left;
    return rect_make(r.x + x, at.y, block->width, block->height);
}

/* ---- pictures ---- */

void canvas_recolour(struct canvas *c, const char *prefix, const struct recolour *pairs, int n)
{
    CARRE_ASSERT(n >= 0);
    if (c->ops->recolour)
        c->ops->recolour(c, prefix, pairs, n);
}

bool canvas_has_picture(struct canvas *c, const char *name)
{
    return c->ops->has_picture ? c->ops->has_picture(c, name) : true;
}

bool canvas_prepare(struct canvas *c, const char *name, float w, float h)
{
    return c->ops->prepare ? c->ops->prepare(c, name, (int)(w + 0.5F), (int)(h + 0.5F)) : false;
}

bool canvas_begin_rehearsal(struct canvas *c)
{
    CARRE_ASSERT(!c->rehearsal);
    c->rehearsal = c->ready = c->ops->rehearses && c->ops->rehearses(c);
    return c->rehearsal;
}

bool canvas_end_rehearsal(struct canvas *c)
{
    CARRE_ASSERT(c->rehearsal);
    c->rehearsal = false;
    return c->ready;
}

void canvas_kin(struct canvas *c, const char *prefix, bool by_dash)
{
    if (c->ops->kin)
        c->ops->kin(c, prefix, by_dash);
}

bool canvas_ahead(struct canvas *c) { return c->ops->ahead && c->ops->ahead(c); }
