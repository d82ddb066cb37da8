/* Points and rectangles in pixels of the picture being drawn: x to the right, y down, the origin at
 * the top left.
 *
 * Values in, values out; nothing here rounds. A canvas rounds when it draws, so that a moving card
 * does not wobble. */
#ifndef CARRE_GEOMETRY_H
#define CARRE_GEOMETRY_H

#include <stdbool.h>

struct point {
    float x, y;
};
struct rect {
    float x, y, w, h;
};

static inline struct rect rect_make(float x, float y, float w, float h)
{
    return (struct rect){.x = x, .y = y, .w = w, .h = h};
}

/* The rectangle of that size whose middle is at `p`. */
static inline struct rect rect_around(struct point p, float w, float h)
{
    return (struct rect){.x = p.x - w / 2, .y = p.y - h / 2, .w = w, .h = h};
}

static inline struct point rect_centre(struct rect r)
{
    return (struct point){.x = r.x + r.w / 2, .y = r.y + r.h / 2};
}

static inline float rect_right(struct rect r) { return r.x + r.w; }
static inline float rect_bottom(struct rect r) { return r.y + r.h; }
static inline bool rect_empty(struct rect r) { return r.w <= 0 || r.h <= 0; }

/* Smaller by `by` on each side; a negative `by` makes it larger. A side never becomes less than 0:
 * it closes on the middle. */
static inline struct rect rect_inset_xy(struct rect r, float dx, float dy)
{
    if (2 * dx > r.w)
        dx = r.w / 2;
    if (2 * dy > r.h)
        dy = r.h / 2;
    return (struct rect){.x = r.x + dx, .y = r.y + dy, .w = r.w - 2 * dx, .h = r.h - 2 * dy};
}

static inline struct rect rect_inset(struct rect r, float by) { return rect_inset_xy(r, by, by); }

static inline struct rect rect_moved(struct rect r, float dx, float dy)
{
    return (struct rect){.x = r.x + dx, .y = r.y + dy, .w = r.w, .h = r.h};
}

/* Scaled about its own middle: hover and press. */
static inline struct rect rect_scaled(struct rect r, float by)
{
    return rect_around(rect_centre(r), r.w * by, r.h * by);
}

/* The left and top edges belong to the rectangle, the right and bottom ones do not: neighbours
 * never share a point. */
static inline bool rect_contains(struct rect r, struct point p)
{
    return p.x >= r.x && p.y >= r.y && p.x < r.x + r.w && p.y < r.y + r.h;
}

static inline bool rect_meets(struct rect a, struct rect b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/* What both cover; empty (w or h 0) if they do not meet. */
static inline struct rect rect_common(struct rect a, struct rect b)
{
    float x = a.x > b.x ? a.x : b.x;
    float y = a.y > b.y ? a.y : b.y;
    float right = rect_right(a) < rect_right(b) ? rect_right(a) : rect_right(b);
    float bottom = rect_bottom(a) < rect_bottom(b) ? rect_bottom(a) : rect_bottom(b);
    return (struct rect){
        .x = x, .y = y, .w = right > x ? right - x : 0, .h = bottom > y ? bottom - y : 0};
}

/* The least rectangle around both; an empty one adds nothing. */
static inline struct rect rect_union(struct rect a, struct rect b)
{
    if (rect_empty(a))
        return b;
    if (rect_empty(b))
        return a;
    float x = a.x < b.x ? a.x : b.x;
    float y = a.y < b.y ? a.y : b.y;
    float right = rect_right(a) > rect_right(b) ? rect_right(a) : rect_right(b);
    float bottom = rect_bottom(a) > rect_bottom(b) ? rect_bottom(a) : rect_bottom(b);
    return (struct rect){.x = x, .y = y, .w = right - x, .h = bottom - y};
}

/* Cell `i` of `n` equal columns (or rows) with `gap` between them. */
static inline struct rect rect_column(struct rect r, int i, int n, float gap)
{
    float w = (r.w - gap * (float)(n - 1)) / (float)n;
    return (struct rect){.x = r.x + (float)i * (w + gap), .y = r.y, .w = w, .h = r.h};
}

static inline struct rect rect_row(struct rect r, int i, int n, float gap)
{
    float h = (r.h - gap * (float)(n - 1)) / (float)n;
    return (struct rect){.x = r.x, .y = r.y + (float)i * (h + gap), .w = r.w, .h = h};
}

/* The largest rectangle of the proportions w:h inside `r`, in its middle. */
static inline struct rect rect_fitted(struct rect r, float w, float h)
{
    float scale = r.w / w < r.h / h ? r.w / w : r.h / h;
    return rect_around(rect_centre(r), w * scale, h * scale);
}

static inline float lerp(float a, float b, float t) { return a + (b - a) * t; }

static inline struct point point_lerp(struct point a, struct point b, float t)
{
    return (struct point){.x = lerp(a.x, b.x, t), .y = lerp(a.y, b.y, t)};
}

static inline struct rect rect_lerp(struct rect a, struct rect b, float t)
{
    return (struct rect){.x = lerp(a.x, b.x, t),
                         .y = lerp(a.y, b.y, t),
                         .w = lerp(a.w, b.w, t),
                         .h = lerp(a.h, b.h, t)};
}

#endif
