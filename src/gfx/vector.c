#include "vector.h"

#include <math.h>
#include <stdlib.h>

#define SHADOW_LAYERS 14

static void number(struct strbuf *svg, float value)
{
    long n = lroundf(value * 1000);
    strbuf_addf(svg, "%s%ld.%03ld", n < 0 ? "-" : "", labs(n) / 1000, labs(n) % 1000);
}

static void attribute(struct strbuf *svg, const char *name, float value)
{
    strbuf_addf(svg, " %s=\"", name);
    number(svg, value);
    strbuf_add_char(svg, '"');
}

static void paint_attribute(struct strbuf *svg, const char *kind, uint32_t colour)
{
    /* "stop-color" has "stop-opacity"; "fill" and "stroke" have theirs under their own names. */
    strbuf_addf(svg, " %s=\"#%06X\" %s-opacity=\"", kind, colour >> 8,
                kind[0] == 's' && kind[2] == 'o' ? "stop" : kind);
    number(svg, (float)colour_a(colour) / 255);
    strbuf_add_char(svg, '"');
}

static void open_svg(struct strbuf *svg, int w, int h)
{
    strbuf_addf(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\">", w,
                h, w, h);
}

static void close_svg(struct strbuf *svg) { strbuf_add(svg, "</svg>"); }

static float held_radius(float radius, struct rect r)
{
    float most = (r.w < r.h ? r.w : r.h) / 2;
    return radius < 0 ? 0 : radius > most ? most : radius;
}

static void box(struct strbuf *svg, struct rect r, float radius)
{
    strbuf_add(svg, "<rect");
    attribute(svg, "x", r.x);
    attribute(svg, "y", r.y);
    attribute(svg, "width", r.w);
    attribute(svg, "height", r.h);
    radius = held_radius(radius, r);
    if (radius > 0) {
        attribute(svg, "rx", radius);
        attribute(svg, "ry", radius);
    }
}

/* A round box as a piece of a path, so that two of them make a frame. */
static void box_path(struct strbuf *svg, struct rect r, float radius)
{
    radius = held_radius(radius, r);
    const struct point corners[] = {{radius, radius}, {-radius, radius}, {-radius, -radius}, {radius, -radius}};
    const float straight_w = r.w - 2 * radius, straight_h = r.h - 2 * radius;
    const struct point sides[] = {{straight_w, 0}, {0, straight_h}, {-straight_w, 0}, {0, -straight_h}};
    strbuf_add_char(svg, 'M');
    number(svg, r.x + radius);
    strbuf_add_char(svg, ' ');
    number(svg, r.y);
    for (int i = 0; i < 4; i++) {
        strbuf_add_char(svg, 'l');
        number(svg, sides[i].x);
        strbuf_add_char(svg, ' ');
        number(svg, sides[i].y);
        if (radius <= 0)
            continue;
        strbuf_add_char(svg, 'a');
        number(svg, radius);
        strbuf_add_char(svg, ' ');
        number(svg, radius);
        strbuf_add(svg, " 0 0 1 ");
        number(svg, corners[i].x);
        strbuf_add_char(svg, ' ');
        number(svg, corners[i].y);
    }
    strbuf_add_char(svg, 'z');
}

/* Nothing blurs in the rasteriser, so a shadow is a stack of boxes, each a little larger and together as dark as a
 * blur: the darkness falls with the square of the distance. The box itself is left out of it: glass panels stay
 * clear. */
static void shadow(struct strbuf *svg, const struct panel *panel, struct rect r)
{
    float size = panel->shadow_size;
    int layers = size < SHADOW_LAYERS ? (int)ceilf(size) : SHADOW_LAYERS;
    float darkness = (float)colour_a(panel->shadow) / 255, sum = 0;
    struct rect lower = rect_moved(r, 0, panel->shadow_drop);
    for (int i = 0; i < layers; i++) {
        float out = size * (1 - ((float)i + 0.5F) / (float)layers);
        float wish = darkness * (1 - out / size) * (1 - out / size);
        float alpha = 1 - (1 - wish) / (1 - sum);
        sum = wish;
        strbuf_add(svg, "<path fill-rule=\"evenodd\"");
        paint_attribute(svg, "fill", (panel->shadow & 0xFFFFFF00U) | 0xFFU);
        attribute(svg, "opacity", alpha);
        strbuf_add(svg, " d=\"");
        box_path(svg, rect_inset(lower, -out), panel->radius + out);
        if (colour_a(panel->fill) < 255)
            box_path(svg, r, panel->radius);
        strbuf_add(svg, "\"/>");
    }
}

int vector_margin(const struct panel *panel)
{
    if (panel->shadow == 0 || panel->shadow_size <= 0)
        return 0;
    return (int)ceilf(panel->shadow_size + fabsf(panel->shadow_drop));
}

static void gradient(struct strbuf *svg, const struct panel *panel, struct rect r)
{
    strbuf_add(svg, "<defs><linearGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\"");
    attribute(svg, "y1", r.y);
    attribute(svg, "y2", r.y + r.h);
    strbuf_add(svg, "><stop offset=\"0\"");
    paint_attribute(svg, "stop-color", panel->fill);
    strbuf_add(svg, "/><stop offset=\"1\"");
    paint_attribute(svg, "stop-color", panel->fill_bottom);
    strbuf_add(svg, "/></linearGradient></defs>");
}

static void point_of(struct strbuf *svg, char letter, struct point p)
{
    strbuf_add_char(svg, letter);
    number(svg, p.x);
    strbuf_add_char(svg, ' ');
    number(svg, p.y);
}

/* Into how many steps a length falls: each holds one dash in its middle. */
static int steps(float length, const struct panel *panel)
{
    return (int)fmaxf(1, roundf(length / (panel->dash + panel->gap)));
}

/* The dashes of a corner about `m`, which begins in the direction `out` and goes on into `ahead`, and of the side that
 * leads to it. */
static void dashes_round(struct strbuf *svg, const struct panel *panel, struct point m, struct point ahead, float side,
                         float radius)
{
    static const float quarter = 1.57079633F;
    const float half = panel->dash / (panel->dash + panel->gap) / 2;
    const struct point out = {ahead.y, -ahead.x};
    const int along = side > panel->line_width ? steps(side, panel) : 0;
    const int round = radius > 0 ? steps(radius * quarter, panel) : 0;
    for (int k = 0; k < 2 * along; k++) {
        const float done = ((float)(k / 2) + 0.5F + (k % 2 ? half : -half)) / (float)along, back = side * (1 - done);
        const struct point at = {m.x + out.x * radius - ahead.x * back, m.y + out.y * radius - ahead.y * back};
        point_of(svg, k % 2 ? 'L' : 'M', at);
    }
    for (int k = 0; k < 2 * round; k++) {
        const float turn = quarter * ((float)(k / 2) + 0.5F + (k % 2 ? half : -half)) / (float)round;
        const float x = cosf(turn) * radius, y = sinf(turn) * radius;
        if (k % 2) {
            point_of(svg, 'A', (struct point){radius, radius});
            strbuf_add(svg, " 0 0 1");
        }
        point_of(svg, k % 2 ? ' ' : 'M', (struct point){m.x + out.x * x + ahead.x * y, m.y + out.y * x + ahead.y * y});
    }
}

/* A frame of dashes, each a path of its own: whole ones on every side and corner. The rasteriser's own dashes leave a
 * bar along a side wherever one of them ends where a corner begins. */
static void dashes(struct strbuf *svg, const struct panel *panel, struct rect r, float radius)
{
    static const struct point ahead[4] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    radius = held_radius(radius, r);
    const struct rect in = rect_inset(r, radius);
    const struct point middle[4] = {
        {rect_right(in), in.y}, {rect_right(in), rect_bottom(in)}, {in.x, rect_bottom(in)}, {in.x, in.y}};
    strbuf_add(svg, "<path d=\"");
    for (int i = 0; i < 4; i++)
        dashes_round(svg, panel, middle[i], ahead[i], i % 2 ? in.h : in.w, radius);
    strbuf_add(svg, "\"");
}

void vector_panel(struct strbuf *svg, const struct panel *panel, int w, int h)
{
    int margin = vector_margin(panel);
    struct rect r = rect_make((float)margin, (float)margin, (float)w, (float)h);
    open_svg(svg, w + 2 * margin, h + 2 * margin);
    if (margin > 0)
        shadow(svg, panel, r);
    if (panel->fill && panel->fill_bottom && panel->fill_bottom != panel->fill) {
        gradient(svg, panel, r);
        box(svg, r, panel->radius);
        strbuf_add(svg, " fill=\"url(#f)\"/>");
    } else if (panel->fill) {
        box(svg, r, panel->radius);
        paint_attribute(svg, "fill", panel->fill);
        strbuf_add(svg, "/>");
    }
    if (panel->line && panel->line_width > 0) {
        if (panel->dash > 0 && panel->gap > 0)
            dashes(svg, panel, rect_inset(r, panel->line_width / 2), panel->radius - panel->line_width / 2);
        else
            box(svg, rect_inset(r, panel->line_width / 2), panel->radius - panel->line_width / 2);
        strbuf_add(svg, " fill=\"none\"");
        paint_attribute(svg, "stroke", panel->line);
        attribute(svg, "stroke-width", panel->line_width);
        strbuf_add(svg, "/>");
    }
    close_svg(svg);
}

void vector_missing(struct strbuf *svg, int w, int h)
{
    float side = (float)(w < h ? w : h);
    float width = side > 48 ? 3 : side > 16 ? 2 : 1;
    struct rect r = rect_inset(rect_make(0, 0, (float)w, (float)h), width / 2);
    open_svg(svg, w, h);
    box(svg, r, 0);
    strbuf_add(svg, " fill=\"#2A1030\" fill-opacity=\"0.85\" stroke=\"#FF4FD8\"");
    attribute(svg, "stroke-width", width);
    strbuf_addf(svg, "/><path d=\"M0 0L%d %dM%d 0L0 %d\" stroke=\"#FF4FD8\"", w, h, w, h);
    attribute(svg, "stroke-width", width);
    strbuf_add(svg, "/>");
    close_svg(svg);
}
