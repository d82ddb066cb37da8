/* The way of the turns, dot by dot. */
#include "way.h"

#include "check.h"

#include <math.h>

enum { ALONG = 400, MOST_DOTS = 96 };

/* Where the way is, `t` from 0 to 1. */
static struct point way_at(const struct way *w, float t)
{
    const struct point m = rect_centre(w->table);
    const float a = w->table.w / 2, b = w->table.h / 2, x0 = (w->from.x - m.x) / a,
                y0 = (w->from.y - m.y) / b, x1 = (w->to.x - m.x) / a, y1 = (w->to.y - m.y) / b,
                begin = atan2f(y0, x0);
    float turn = atan2f(y1, x1) - begin;
    turn += turn <= 0 ? 2 * (float)M_PI : 0;
    const float far = lerp(hypotf(x0, y0), hypotf(x1, y1), t), angle = begin + turn * t;
    const struct point round = {m.x + cosf(angle) * far * a, m.y + sinf(angle) * far * b};
    return point_lerp(point_lerp(w->from, w->to, t), round, w->bend);
}

static bool is_free(const struct way *w, struct point p)
{
    for (int i = 0; i < w->noff; i++)
        if (rect_contains(w->off[i], p))
            return false;
    return true;
}

/* The longest free part of it, as two numbers of ALONG. */
static int free_part(const struct way *w, int *end)
{
    int begin = 0, best = 0;
    *end = 0;
    for (int i = 0; i <= ALONG; i++) {
        if (i < ALONG && is_free(w, way_at(w, (float)i / ALONG)))
            continue;
        if (i - begin > *end - best)
            best = begin, *end = i;
        begin = i + 1;
    }
    return best;
}

static float apart(struct point a, struct point b) { return hypotf(a.x - b.x, a.y - b.y); }

/* Two strokes and what is between them: a head without a shaft, notched behind. */
static void draw_head(struct canvas *c, struct point tip, struct point from, float length,
                      uint32_t ink)
{
    const float far = apart(tip, from), x = (tip.x - from.x) / far, y = (tip.y - from.y) / far,
                width = fmaxf(1.5F, length * 0.26F), half = length * 0.52F;
    CARRE_ASSERT(far > 0);
    const struct point back = {tip.x - x * length, tip.y - y * length};
    for (int side = -1; side <= 1; side += 2)
        canvas_line(
            c, (struct point){back.x - y * half * (float)side, back.y + x * half * (float)side},
            tip, width, ink);
}

void way_draw(struct canvas *c, const struct way *w)
{
    CARRE_ASSERT(w->table.w > 0 && w->table.h > 0 && w->step > 0);
    int end;
    const int begin = free_part(w, &end);
    float length = 0;
    for (int i = begin; i + 1 < end; i++)
        length += apart(way_at(w, (float)i / ALONG), way_at(w, (float)(i + 1) / ALONG));
    if (length < 2 * w->head)
        return;
    const float road = length - w->head * 1.5F; /* the rest is the head's */
    const int dots = (int)(road / w->step) + 1, most = dots < MOST_DOTS ? dots : MOST_DOTS;
    const float step = most > 1 ? road / (float)(most - 1) : road;
    struct point last = way_at(w, (float)begin / ALONG);
    float gone = 0;
    int n = 0;
    for (int i = begin; i < end && n < most; i++) {
        const struct point p = way_at(w, (float)i / ALONG);
        gone += apart(last, p);
        last = p;
        if (gone + 0.01F >= step * (float)n)
            canvas_ring(c, p, w->dot, w->dot, w->ink), n++;
    }
    const int back = (int)((float)(end - begin) * w->head / length);
    draw_head(c, way_at(w, (float)(end - 1) / ALONG),
              way_at(w, (float)(end - 1 - (back > 0 ? back : 1)) / ALONG), w->head, w->ink);
}
