/* vector.c - panels as SVG text. */
#include "vector.h"

#include "check.h"

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

static void round_box(struct strbuf *svg, struct rect r, float radius)
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

static void point_of(struct strbuf *svg, char letter, struct point p)
{
    strbuf_add_char(svg, letter);
    number(svg, p.x);
    strbuf_add_char(svg, ' ');
    number(svg, p.y);
}

/* Points along what is not a round box, in order. */
struct outline {
    struct point p[400];
    int n;
};

static void outline_add(struct outline *o, float x, float y)
{
    if (o->n < (int)(sizeof o->p / sizeof *o->p))
        o->p[o->n++] = (struct point){x, y};
}

static void cut_out(struct outline *o, struct rect r, float k)
{
    outline_add(o, r.x + k, r.y);
    outline_add(o, rect_right(r), r.y);
    outline_add(o, rect_right(r), rect_bottom(r) - k);
    outline_add(o, rect_right(r) - k, rect_bottom(r));
    outline_add(o, r.x, rect_bottom(r));
    outline_add(o, r.x, r.y + k);
}

static const float quarter = 1.57079633F;

static void notched_out(struct outline *o, struct rect r, float k)
{
    enum { STEPS = 8 };
    const struct point corner[] = {
        {r.x, r.y}, {rect_right(r), r.y}, {rect_right(r), rect_bottom(r)}, {r.x, rect_bottom(r)}};
    for (int i = 0; i < 4; i++)
        for (int j = 0; j <= STEPS; j++) {
            const float turn = quarter * ((float)i + 1 - (float)j / STEPS);
            outline_add(o, corner[i].x + k * cosf(turn), corner[i].y + k * sinf(turn));
        }
}

enum { HAND_STEP = 17 }; /* radii between two points of an edge that strays, about */

/* The same for all boxes of one size, so that a fill and its line go together. */
static float astray(uint32_t *seed)
{
    *seed = *seed * 1664525U + 1013904223U;
    return (float)(*seed >> 16) / 32768 - 1;
}

static void cut_by_hand(struct outline *o, struct rect r, float stray)
{
    const struct rect in = rect_inset(r, stray);
    const struct point corner[] = {{in.x, in.y},
                                   {rect_right(in), in.y},
                                   {rect_right(in), rect_bottom(in)},
                                   {in.x, rect_bottom(in)}};
    uint32_t seed =
        (uint32_t)lroundf(r.w + 2 * r.x) * 2654435761U ^ (uint32_t)lroundf(r.h + 2 * r.y);
    for (int side = 0; side < 4; side++) {
        const struct point a = corner[side], b = corner[(side + 1) & 3];
        const float length = fmaxf(1, fabsf(b.x - a.x) + fabsf(b.y - a.y));
        const int n = (int)fminf(80, fmaxf(2, length / (stray * HAND_STEP)));
        for (int i = 0; i < n; i++) {
            const float t = ((float)i + (i ? 0.3F * astray(&seed) : 0)) / (float)n,
                        out = stray * astray(&seed);
            outline_add(o, a.x + (b.x - a.x) * t + (b.y - a.y) / length * out,
                        a.y + (b.y - a.y) * t - (b.x - a.x) / length * out);
        }
    }
}

static void outline_of(struct outline *o, struct rect r, float k, enum corner corner)
{
    CARRE_ASSERT(corner != CORNER_ROUND && k >= 0);
    o->n = 0;
    if (corner == CORNER_CUT)
        cut_out(o, r, k);
    else if (corner == CORNER_NOTCHED)
        notched_out(o, r, k);
    else
        cut_by_hand(o, r, k);
}

/* A tag that is still open. */
static void box(struct strbuf *svg, struct rect r, float radius, enum corner corner)
{
    const float k = held_radius(radius, r);
    struct outline o;
    if (corner == CORNER_ROUND || k <= 0) {
        round_box(svg, r, radius);
        return;
    }
    outline_of(&o, r, k, corner);
    strbuf_add(svg, "<path d=\"");
    for (int i = 0; i < o.n; i++)
        point_of(svg, i ? 'L' : 'M', o.p[i]);
    strbuf_add(svg, "Z\"");
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

/* The same along any other outline: a dash may go round a corner of it. */
static void dashes_along(struct strbuf *svg, const struct panel *panel, struct rect r, float radius)
{
    struct outline o;
    outline_of(&o, r, held_radius(radius, r), panel->corner);
    float left = panel->dash; /* of this dash or gap */
    bool down = true;
    strbuf_add(svg, "<path d=\"");
    point_of(svg, 'M', o.p[0]);
    for (int i = 0; i < o.n; i++) {
        const struct point a = o.p[i], b = o.p[(i + 1) % o.n];
        const float length = hypotf(b.x - a.x, b.y - a.y);
        float at = 0;
        while (length - at > left) {
            at += left;
            point_of(
                svg, down ? 'L' : 'M',
                (struct point){a.x + (b.x - a.x) * at / length, a.y + (b.y - a.y) * at / length});
            down = !down;
            left = down ? panel->dash : panel->gap;
        }
        left -= length - at;
        if (down)
            point_of(svg, 'L', b);
    }
    strbuf_add_char(svg, '"');
}

/* How much less than the box's the corner of its line takes, in widths of the line. */
static const float line_in[] = {
    [CORNER_ROUND] = 0.5F, [CORNER_CUT] = 0.29F, [CORNER_NOTCHED] = 0, [CORNER_BY_HAND] = 0};

void vector_panel(struct strbuf *svg, const struct panel *panel, int w, int h)
{
    const struct rect r = rect_make(0, 0, (float)w, (float)h);
    open_svg(svg, w, h);
    if (panel->fill && panel->fill_bottom && panel->fill_bottom != panel->fill) {
        gradient(svg, panel, r);
        box(svg, r, panel->radius, panel->corner);
        strbuf_add(svg, " fill=\"url(#f)\"/>");
    } else if (panel->fill) {
        box(svg, r, panel->radius, panel->corner);
        paint_attribute(svg, "fill", panel->fill);
        strbuf_add(svg, "/>");
    }
    if (panel->line && panel->line_width > 0) {
        const struct rect in = rect_inset(r, panel->line_width / 2);
        const float radius = panel->radius - panel->line_width * line_in[panel->corner];
        if (panel->dash <= 0 || panel->gap <= 0)
            box(svg, in, radius, panel->corner);
        else if (panel->corner == CORNER_ROUND)
            dashes(svg, panel, in, radius);
        else
            dashes_along(svg, panel, in, radius);
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
    box(svg, r, 0, CORNER_ROUND);
    strbuf_add(svg, " fill=\"#2A1030\" fill-opacity=\"0.85\" stroke=\"#FF4FD8\"");
    attribute(svg, "stroke-width", width);
    strbuf_addf(svg, "/><path d=\"M0 0L%d %dM%d 0L0 %d\" stroke=\"#FF4FD8\"", w, h, w, h);
    attribute(svg, "stroke-width", width);
    strbuf_add(svg, "/>");
    close_svg(svg);
}
