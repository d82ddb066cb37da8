/* The canvas that writes. Every operation is one line, so that two frames can be compared with diff
 * and searched with grep. */
#include "canvas_inside.h"

#include "font_inside.h"
#include "mem.h"
#include "strbuf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct canvas_text {
    struct canvas base;
    struct strbuf dump;
};

static struct canvas_text *self(struct canvas *c) { return (struct canvas_text *)c; }

/* Numbers and colours make up most of a dump, and dumps most of what tests of screens do: printf
 * would take a tenth of their time. */
static void add_number(struct strbuf *out, float value)
{
    char text[24];
    int at = sizeof text - 1;
    const long n = lroundf(value);
    text[at] = '\0';
    for (unsigned long left = n < 0 ? 0UL - (unsigned long)n : (unsigned long)n;
         at == sizeof text - 1 || left; left /= 10)
        text[--at] = (char)('0' + left % 10);
    if (n < 0)
        text[--at] = '-';
    text[--at] = ' ';
    strbuf_add(out, text + at);
}

/* " fill #12345678" */
static void add_colour(struct strbuf *out, const char *name, uint32_t colour)
{
    char text[] = " #00000000";
    for (int i = 9; i > 1; i--, colour >>= 4)
        text[i] = "0123456789ABCDEF"[colour & 15];
    strbuf_add(out, name);
    strbuf_add(out, text);
}

static void add_rect(struct strbuf *out, const char *op, struct rect r)
{
    strbuf_add(out, op);
    add_number(out, r.x);
    add_number(out, r.y);
    add_number(out, r.w);
    add_number(out, r.h);
}

/* Hundredths without printf's %f, whose decimal sign depends on the locale. */
static void add_hundredths(struct strbuf *out, const char *name, float value)
{
    long n = lroundf(value * 100);
    strbuf_addf(out, " %s %s%ld.%02ld", name, n < 0 ? "-" : "", labs(n) / 100, labs(n) % 100);
}

static void text_free_canvas(struct canvas *c)
{
    strbuf_free(&self(c)->dump);
    mem_free(c);
}

static void text_begin(struct canvas *c)
{
    struct strbuf *out = &self(c)->dump;
    strbuf_clear(out);
    strbuf_addf(out, "canvas %d %d\n", c->w, c->h);
}

static void text_end(struct canvas *c) { (void)c; }

static void text_clear(struct canvas *c, uint32_t colour)
{
    add_colour(&self(c)->dump, "clear", colour);
    strbuf_add_char(&self(c)->dump, '\n');
}

static void text_fill(struct canvas *c, struct rect r, uint32_t colour)
{
    add_rect(&self(c)->dump, "fill", r);
    add_colour(&self(c)->dump, "", colour);
    strbuf_add_char(&self(c)->dump, '\n');
}

static void text_picture(struct canvas *c, const char *name, struct rect r, struct paint paint)
{
    struct strbuf *out = &self(c)->dump;
    add_rect(out, "picture", r);
    strbuf_add_char(out, ' ');
    strbuf_add(out, name);
    if (fabsf(paint.angle) >= 0.005F)
        add_hundredths(out, "angle", paint.angle);
    if (paint.alpha < 0.995F)
        add_hundredths(out, "alpha", paint.alpha);
    if (paint.tint != 0xFFFFFFFFU)
        add_colour(out, " tint", paint.tint);
    if (paint.ink)
        add_colour(out, " ink", paint.ink);
    if (paint.flip)
        strbuf_add(out, " flip");
    strbuf_add_char(out, '\n');
}

static void text_panel(struct canvas *c, struct rect r, const struct panel *panel, float alpha)
{
    struct strbuf *out = &self(c)->dump;
    add_rect(out, "panel", r);
    if (panel->radius > 0) {
        strbuf_add(out, " radius");
        add_number(out, panel->radius);
    }
    static const char *const corner[] = {"", " cut", " notched", " by hand"};
    strbuf_add(out, corner[panel->corner]);
    if (panel->fill)
        add_colour(out, " fill", panel->fill);
    if (panel->fill_bottom)
        add_colour(out, " to", panel->fill_bottom);
    if (panel->line && panel->line_width > 0) {
        add_colour(out, " line", panel->line);
        add_number(out, panel->line_width);
        if (panel->dash > 0 && panel->gap > 0)
            strbuf_addf(out, " dash %ld %ld", lroundf(panel->dash), lroundf(panel->gap));
    }
    if (panel->shadow && panel->shadow_size > 0) {
        add_colour(out, " shadow", panel->shadow);
        add_number(out, panel->shadow_size);
    }
    if (alpha < 0.995F)
        add_hundredths(out, "alpha", alpha);
    strbuf_add_char(out, '\n');
}

static void text_line(struct canvas *c, struct point from, struct point to, float width,
                      uint32_t colour)
{
    strbuf_addf(&self(c)->dump, "line %ld %ld %ld %ld width %ld #%08X\n", lroundf(from.x),
                lroundf(from.y), lroundf(to.x), lroundf(to.y), lroundf(width), colour);
}

static void text_ring(struct canvas *c, struct point centre, float radius, float width,
                      uint32_t colour)
{
    add_rect(&self(c)->dump, "ring", rect_around(centre, 2 * radius, 2 * radius));
    strbuf_addf(&self(c)->dump, " width %ld #%08X\n", lroundf(width), colour);
}

static void add_quoted(struct strbuf *out, const char *text)
{
    strbuf_add(out, " \"");
    for (const char *p = text; *p;) {
        const size_t plain = strcspn(p, "\"\\");
        strbuf_add_part(out, p, plain);
        p += plain;
        if (*p) {
            strbuf_add_char(out, '\\');
            strbuf_add_char(out, *p++);
        }
    }
    strbuf_add_char(out, '"');
}

/* A line of text may stand out of its box by the half pixel that centring rounds. */
static bool leaves(struct rect line, struct rect box)
{
    return line.x < box.x - 1 || line.y < box.y - 1 || rect_right(line) > rect_right(box) + 1 ||
           rect_bottom(line) > rect_bottom(box) + 1;
}

static void text_text(struct canvas *c, const struct text_block *block, struct point at,
                      float alpha, const struct rect *box)
{
    struct strbuf *out = &self(c)->dump;
    for (int i = 0; i < block->nlines; i++) {
        const struct text_line *line = &block->lines[i];
        if (*line->text == '\0')
            continue;
        struct rect r = rect_make(at.x + line->x, at.y + line->y, line->width, block->line_height);
        const struct point middle = rect_centre(r), to = canvas_turned(c, middle);
        add_rect(out, "text", rect_moved(r, to.x - middle.x, to.y - middle.y));
        const struct typeface *face = block->style.face;
        strbuf_add(out, " px");
        add_number(out, block->style.px);
        strbuf_add_char(out, ' ');
        strbuf_add(out, face->latin_family);
        strbuf_add_char(out, '/');
        add_colour(out, face->latin_style, block->style.colour);
        if (c->turn != 0)
            add_hundredths(out, "angle", c->turn);
        if (alpha < 0.995F)
            add_hundredths(out, "alpha", alpha);
        add_quoted(out, line->text);
        if (box && leaves(r, *box))
            strbuf_add(out, " overflow");
        if (!block->fits)
            strbuf_add(out, " unfit");
        strbuf_add_char(out, '\n');
    }
}

static void text_clip(struct canvas *c, const struct rect *r)
{
    if (r)
        add_rect(&self(c)->dump, "clip", *r);
    else
        strbuf_add(&self(c)->dump, "unclip");
    strbuf_add_char(&self(c)->dump, '\n');
}

static void text_tag(struct canvas *c, const char *name)
{
    strbuf_addf(&self(c)->dump, "tag %s\n", name ? name : "-");
}

static const struct canvas_ops text_ops = {
    .free = text_free_canvas,
    .begin = text_begin,
    .end = text_end,
    .clear = text_clear,
    .fill = text_fill,
    .picture = text_picture,
    .panel = text_panel,
    .line = text_line,
    .ring = text_ring,
    .text = text_text,
    .clip = text_clip,
    .tag = text_tag,
};

struct canvas *canvas_text_new(int w, int h, struct fonts *fonts)
{
    struct canvas_text *t = mem_alloc(sizeof *t);
    canvas_init(&t->base, &text_ops, w, h, fonts);
    return &t->base;
}

const char *canvas_text_dump(const struct canvas *c)
{
    return c->ops == &text_ops ? strbuf_text(&((const struct canvas_text *)c)->dump) : "";
}
