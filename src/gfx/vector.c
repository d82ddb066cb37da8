#include "vector.h"

#include <math.h>
#include <stdlib.h>

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
    strbuf_addf(svg,
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" "
                "height=\"%d\">",
                w, h, w, h);
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

static void gradient(struct strbuf *svg, const struct panel *panel, struct rect r)
{
    strbuf_add(svg,
               "<defs><linearGradient id=\"f\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\"");
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

/* The dashes of a corner about `m`, which begins in the direction `out` and goes on into `ahead`,
 * and of the side that leads to it. */
static void dashes_round(struct strbuf *svg, const struct panel *panel, struct point m,
                         struct point ahead, float side, float radius)
{
    static const float quarter = 1.57079633F;
    const float half = panel->dash / (panel->dash + panel->gap) / 2;
    const struct point out = {ahead.y, -ahead.x};
    const int along = side > panel->line_width ? steps(side, panel) : 0;
    const int round = radius > 0 ? steps(radius * quarter, panel) : 0;
    for (int k = 0; k < 2 * along; k++) {
        const float done = ((float)(k / 2) + 0.5F + (k % 2 ? half : -half)) / (float)along,
                    back = side * (1 - done);
        const struct point at = {m.x + out.x * radius - ahead.x * back,
                                 m.y + out.y * radius - ahead.y * back};
        point_of(svg, k % 2 ? 'L' : 'M', at);
    }
    for (int k = 0; k < 2 * round; k++) {
        const float turn =
            quarter * ((float)(k / 2) + 0.5F + (k % 2 ? half : -half)) / (float)round;
        const float x = cosf(turn) * radius, y = sinf(turn) * radius;
        if (k % 2) {
            point_of(svg, 'A', (struct point){radius, radius});
            strbuf_add(svg, " 0 0 1");
        }
        point_of(svg, k % 2 ? ' ' : 'M',
                 (struct point){m.x + out.x * x + ahead.x * y, m.y + out.y * x + ahead.y * y});
    }
}

/* A frame of dashes, each a path of its own: whole ones on every side and corner. The rasteriser's
 * own dashes leave a bar along a side wherever one of them ends where a corner begins. */
static void dashes(struct strbuf *svg, const struct panel *panel, struct rect r, float radius)
{
    static const struct point ahead[4] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    radius = held_radius(radius, r);
    const struct rect in = rect_inset(r, radius);
    const struct point middle[4] = {{rect_right(in), in.y},
                                    {rect_right(in), rect_bottom(in)},
                                    {in.x, rect_bottom(in)},
                                    {in.x, in.y}};
    strbuf_add(svg, "<path d=\"");
    for (int i = 0; i < 4; i++)
        dashes_round(svg, panel, middle[i], ahead[i], i % 2 ? in.h : in.w, radius);
    strbuf_add(svg, "\"");
}

void vector_panel(struct strbuf *svg, const struct panel *panel, int w, int h)
{
    const struct rect r = rect_make(0, 0, (float)w, (float)h);
    open_svg(svg, w, h);
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
            dashes(svg, panel, rect_inset(r, panel->line_width / 2),
                   panel->radius - panel->line_width / 2);
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
