/* What the powers' light is made of: lines, waves, beams, sights. Small squares and strips all of
 * it: nothing is drawn anew for a single frame. */
#include "pu_look.h"

#include "check.h"
#include "ease.h"
#include "layout.h"

#include <math.h>

float pu_part(float t, float from, float to)
{
    return t <= from ? 0 : t >= to ? 1 : (t - from) / (to - from);
}

void pu_dot(struct canvas *c, float x, float y, float side, uint32_t colour, float alpha)
{
    if (alpha > 0.02F && side >= 1)
        canvas_fill(c, rect_make(x - side / 2, y - side / 2, side, side),
                    colour_faded(colour, alpha));
}

/* A line of light, as a row of small squares: lines at an angle cost a software renderer as much as
 * the box around them, and these are as long as the screen. */
static void light(struct canvas *c, struct point from, struct point to, float side, uint32_t colour,
                  float alpha)
{
    const struct rect all = rect_inset(canvas_size(c), -side);
    const float far = hypotf(to.x - from.x, to.y - from.y);
    const int n = (int)(far / side) + 1;
    for (int i = 0; i < n; i++) {
        const struct point p = point_lerp(from, to, ((float)i + 0.5F) / (float)n);
        if (rect_contains(all, p))
            pu_dot(c, p.x, p.y, side, colour, alpha);
    }
}

void pu_wave(struct canvas *c, struct point at, float rx, float ry, float side, uint32_t colour,
             float alpha)
{
    static const struct {
        float times, alpha;
    } glow[] = {{2.4F, 0.13F}, {1.2F, 0.26F}, {0.3F, 1}};
    for (int trail = 0; trail < 3; trail++) {
        const float k = 1 - 0.07F * (float)trail, a = alpha * (1 - 0.34F * (float)trail);
        for (int g = trail; g < 3; g++)
            for (int i = 0; i < 6; i++) {
                const float w = PU_TURN * (float)i / 6, next = PU_TURN * (float)(i + 1) / 6;
                light(c, (struct point){at.x + cosf(w) * rx * k, at.y + sinf(w) * ry * k},
                      (struct point){at.x + cosf(next) * rx * k, at.y + sinf(next) * ry * k},
                      fmaxf(3, side * glow[g].times),
                      g == 2 ? colour_mix(colour, COLOUR_WHITE, trail ? 0.2F : 0.55F) : colour,
                      glow[g].alpha * a);
            }
    }
}

void pu_bright(const struct stage *st, struct canvas *c, struct rect r, bool upright,
               uint32_t colour, float alpha)
{
    const float w = fmaxf(2, ui_px(&st->ui, 3));
    static const struct {
        float times, alpha;
    } glow[] = {{9, 0.08F}, {5, 0.14F}, {2.6F, 0.3F}, {1, 1}};
    for (int i = 0; i < 4; i++) {
        const float g = w * glow[i].times;
        const struct rect at = upright ? rect_make(r.x + r.w / 2 - g / 2, r.y, g, r.h)
                                       : rect_make(r.x, r.y + r.h / 2 - g / 2, r.w, g);
        canvas_fill(c, at,
                    colour_faded(i == 3 ? colour_mix(colour, COLOUR_WHITE, 0.6F) : colour,
                                 glow[i].alpha * alpha));
    }
}

struct point pu_caster(const struct stage *st)
{
    const int who = pu(st)->moment.who;
    const struct poker_places *at = pu_at(st);
    if (who < 0 || who >= SEATS)
        return rect_centre(at->table);
    const struct poker_seat_places *s = pu_seat(st, who);
    return rect_centre(rect_empty(s->portrait) ? s->plate : s->portrait);
}

void pu_sights(const struct stage *st, struct canvas *c, struct rect r, float t, uint32_t colour)
{
    const float w = fmaxf(2, ui_px(&st->ui, 4)),
                far =
                    ui_px(&st->ui, 7) +
                    (st->ui.calm ? 0
                                 : ui_px(&st->ui, 26) * (1 - ease_out_cubic(pu_part(t, 0, 0.22F)))),
                arm = fminf(r.w, r.h) * 0.2F;
    const struct rect at = rect_inset(r, -far);
    const uint32_t hot = colour_mix(colour, COLOUR_WHITE, 0.45F);
    const float alpha = st->ui.calm ? 1 : fminf(1, t * 8) * (1 - pu_part(t, 0.82F, 1));
    for (int corner = 0; corner < 4; corner++) {
        const float x = corner & 1 ? rect_right(at) : at.x, y = corner & 2 ? rect_bottom(at) : at.y,
                    dx = corner & 1 ? -arm : 0, dy = corner & 2 ? -arm : 0;
        for (int glow = 0; glow < 2; glow++) {
            const float k = glow ? w : w * 3;
            canvas_fill(c, rect_make(x + dx - k / 2, y - k / 2, arm + k, k),
                        colour_faded(glow ? hot : colour, (glow ? 1 : 0.16F) * alpha));
            canvas_fill(c, rect_make(x - k / 2, y + dy - k / 2, k, arm + k),
                        colour_faded(glow ? hot : colour, (glow ? 1 : 0.16F) * alpha));
        }
    }
}

/* A broad line of light with even edges: thin strips across the way that it goes more. */
static void shaft(struct canvas *c, struct point from, struct point to, float width,
                  uint32_t colour, float alpha)
{
    const float dx = to.x - from.x, dy = to.y - from.y, step = 2;
    const bool flat = fabsf(dx) > fabsf(dy);
    const float most = flat ? fabsf(dx) : fabsf(dy),
                across = most < step ? 0 : width * hypotf(dx, dy) / most;
    const float x0 = roundf(fminf(from.x, to.x)), y0 = roundf(fminf(from.y, to.y));
    for (float at = 0; at + step <= most; at += step) {
        const float way = (dx > 0) == (dy > 0) ? at / most : 1 - at / most;
        canvas_fill(c,
                    flat ? rect_make(x0 + at, fminf(from.y, to.y) + fabsf(dy) * way - across / 2,
                                     step, across)
                         : rect_make(fminf(from.x, to.x) + fabsf(dx) * way - across / 2, y0 + at,
                                     across, step),
                    colour_faded(colour, alpha));
    }
}

/* A cone of light from the player who plays onto the card that it is about, the last one: upright
 * strips, so thin that the edges are even; brighter within. */
void pu_draw_cone(const struct stage *st, struct canvas *c, float t, float alpha)
{
    CARRE_ASSERT(pu(st)->moment.n > 0);
    const struct pu_moment *m = &pu(st)->moment;
    const struct rect to = m->at[m->n - 1];
    const struct point from = pu_caster(st), at = rect_centre(to);
    const float far = at.x - from.x, step = 2, x0 = roundf(from.x);
    const int n = (int)(fabsf(far) / step);
    const uint32_t colour = pu_colour(st, m->power);
    alpha *= fminf(1, t * 6) * (1 - pu_part(t, 0.7F, 1));
    if (st->ui.calm || st->ui.contrast || alpha <= 0.02F || n < 8)
        return;
    for (int i = n / 8; i < n; i++) {
        const float k = (float)i / (float)n, x = x0 + (far > 0 ? step : -step) * (float)i,
                    up = from.y + (to.y - from.y) * k,
                    low = from.y + (rect_bottom(to) - from.y) * k;
        const struct rect strip = rect_make(far > 0 ? x : x - step, up, step, fmaxf(2, low - up));
        canvas_fill(c, strip, colour_faded(colour, alpha * (0.02F + 0.08F * k)));
        canvas_fill(c, rect_inset_xy(strip, 0, strip.h * 0.1F),
                    colour_faded(colour, alpha * (0.03F + 0.10F * k)));
    }
}

void pu_beam(const struct stage *st, struct canvas *c, struct point to, float t)
{
    const struct point from = pu_caster(st);
    const uint32_t colour = pu_colour(st, pu(st)->moment.power);
    if (t >= 1 || st->ui.calm)
        return;
    const float head = ease_out_cubic(fminf(1, t * 1.6F));
    for (int i = 0; i < 42; i++) {
        const float k = (float)i / 41;
        if (k > head)
            break;
        const struct point p = point_lerp(from, to, k);
        pu_dot(c, p.x, p.y, ui_px(&st->ui, 4 + 4 * k), colour_mix(colour, COLOUR_WHITE, k * 0.7F),
               (1 - t) * (0.35F + 0.65F * k));
    }
}

void pu_ray(const struct stage *st, struct canvas *c, struct point to, float alpha)
{
    static const struct {
        float side, alpha;
    } glow[] = {{13, 0.12F}, {7, 0.26F}, {3, 1}};
    const uint32_t colour = pu_colour(st, pu(st)->moment.power);
    const int who = pu(st)->moment.who;
    const float far = hypotf(pu_caster(st).x - to.x, pu_caster(st).y - to.y),
                face = who < 0 || who >= SEATS ? 0 : pu_seat(st, who)->portrait.w * 0.56F;
    if (st->ui.calm || alpha <= 0.02F || far <= face)
        return;
    const struct point from = point_lerp(pu_caster(st), to, face / far); /* not over the face */
    for (int i = 0; i < 3; i++)
        shaft(c, from, to, fmaxf(2, ui_px(&st->ui, glow[i].side)),
              i == 2 ? colour_mix(colour, COLOUR_WHITE, 0.45F) : colour, glow[i].alpha * alpha);
}
