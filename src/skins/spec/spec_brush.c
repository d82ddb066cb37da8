/* What a brush, a rope and a lock look like: strokes of bristles that are drawn along a curve, rays around what is now. Nothing here is drawn anew for a single frame:
 * short lines and small boxes alone. */
#include "spec_look.h"

#include <math.h>

static const float whole_turn = 6.2831853F;

/* Between 0 and 1, always the same for i: cosmetic chance without a generator. */
float spec_chance(int i, int salt)
{
    uint32_t x = (uint32_t)i * 2654435761U + (uint32_t)salt * 40503U + 97U;
    x ^= x >> 15, x *= 2246822519U, x ^= x >> 13;
    return (float)(x & 0xFFFF) / 65535.0F;
}

struct point spec_curve(struct point a, struct point b, struct point to, float t) { return point_lerp(point_lerp(a, b, t), point_lerp(b, to, t), t); }

/* A dry brush, its bristles side by side: each starts within the first part and lifts at a place of its own, those at the edges first. */
void spec_brush(struct canvas *c, const struct stage *st, struct point a, struct point b, struct point to, float width, uint32_t colour, float drawn, int salt)
{
    enum { BRISTLES = 25, STEPS = 16 };
    if (drawn <= 0)
        return;
    for (int i = 0; i < BRISTLES; i++) {
        const float across = (float)i / (BRISTLES - 1) - 0.5F, edge = fabsf(across) * 2;
        const float from = 0.055F * spec_chance(i, salt), lift = 1 - (0.04F + 0.30F * edge * edge) * (0.35F + spec_chance(i, salt + 1));
        const uint32_t ink = colour_mix(colour, spec_chance(i, salt + 2) < 0.5F ? 0x000000FFU : 0xFFFFFFFFU, 0.10F * spec_chance(i, salt + 3));
        const float each = fmaxf(1, width / BRISTLES * (0.5F + 0.75F * spec_chance(i, salt + 4)));      /* the felt shows between them */
        struct point last = {0, 0};
        for (int k = 0; k <= STEPS; k++) {
            const float t = from + (fminf(lift, drawn) - from) * (float)k / STEPS;
            if (t < from)
                break;
            const struct point p = spec_curve(a, b, to, t), q = spec_curve(a, b, to, fminf(1, t + 0.01F));
            const float dx = q.x - p.x, dy = q.y - p.y, l = fmaxf(0.001F, hypotf(dx, dy)), press = 0.62F + 0.38F * sinf(3.14159F * fminf(1, t * 1.25F));
            const struct point at = {p.x - dy / l * across * width * press, p.y + dx / l * across * width * press};
            const struct point behind = {at.x - dx / l * each, at.y - dy / l * each};       /* each piece begins under the one before */
            if (k)
                canvas_line(c, last, at, fmaxf(1, each * press * fminf(1, fminf(0.35F + (t - from) * 12, 0.3F + (lift - t) * 7))), ink);      /* set down and lifted */
            last = k ? behind : at;
        }
    }
    (void)st;
}

/* A rope of straw: two strands around each other. */
void spec_rope(struct canvas *c, const struct stage *st, struct point a, struct point b, float width, float alpha)
{
    const float l = hypotf(b.x - a.x, b.y - a.y);
    const int n = (int)(l / fmaxf(2, width * 0.42F));
    for (int i = 0; i <= n; i++) {
        const struct point p = point_lerp(a, b, (float)i / (float)(n ? n : 1));
        const float side = width * (0.86F + 0.14F * (float)(i % 2));
        canvas_panel(c, rect_around(p, side * 0.62F, side), &(struct panel){.fill = colour_faded(i % 2 ? 0xD9B871FFU : 0xB08C46FFU, alpha), .radius = side * 0.3F});
    }
    (void)st;
}

/* `closed` 0: the shackle stands open above, 1: shut. */
void spec_padlock(struct canvas *c, const struct stage *st, struct rect r, float closed)
{
    const float body = r.h * 0.58F, thick = r.w * 0.15F, lift = r.h * 0.14F * (1 - closed);
    const struct rect box = rect_make(r.x, rect_bottom(r) - body, r.w, body), arch = rect_make(r.x + r.w * 0.16F, r.y - lift, r.w * 0.68F, r.h * 0.62F);
    const uint32_t iron = 0xC9A227FFU, dark = 0x2A1410FFU;
    canvas_panel(c, arch, &(struct panel){.radius = arch.w / 2, .line = iron, .line_width = thick});
    canvas_panel(c, box, &(struct panel){.fill = 0xD9B53BFFU, .fill_bottom = 0x9C7A18FFU, .radius = r.w * 0.14F, .line = dark, .line_width = fmaxf(1, ui_px(&st->ui, 3))});
    const struct point eye = {box.x + box.w / 2, box.y + box.h * 0.42F};
    canvas_ring(c, eye, box.h * 0.14F, box.h * 0.14F, dark);
    canvas_fill(c, rect_make(eye.x - box.h * 0.05F, eye.y, box.h * 0.1F, box.h * 0.28F), dark);
}

/* Done: in a disc of that radius. */
void spec_tick(const struct stage *st, struct canvas *c, struct point at, float r, uint32_t colour)
{
    const float w = fmaxf(1.5F, ui_px(&st->ui, 3.4F));
    canvas_line(c, (struct point){at.x - r * 0.45F, at.y}, (struct point){at.x - r * 0.1F, at.y + r * 0.38F}, w, colour);
    canvas_line(c, (struct point){at.x - r * 0.1F, at.y + r * 0.38F}, (struct point){at.x + r * 0.46F, at.y - r * 0.36F}, w, colour);
}

/* The same round a card: from its own edge, so that its narrow sides have as much light as its ends. */
void spec_sparkle(struct canvas *c, const struct stage *st, struct rect r, float grown, uint32_t colour, float alpha)
{
    for (int i = 0; i < 12 && alpha > 0.02F; i++) {
        const float w = whole_turn * ((float)i + 0.5F) / 12, x = cosf(w), y = sinf(w), k = 1 / fmaxf(fabsf(x) / (r.w / 2), fabsf(y) / (r.h / 2)), near = k + r.w * (0.05F + 0.08F * grown), far = near + r.w * (i % 2 ? 0.06F : 0.11F);
        canvas_line(c, (struct point){r.x + r.w / 2 + x * near, r.y + r.h / 2 + y * near}, (struct point){r.x + r.w / 2 + x * far, r.y + r.h / 2 + y * far}, fmaxf(2, ui_px(&st->ui, 5)), colour_faded(colour, alpha));
    }
}

void spec_rays(struct canvas *c, const struct stage *st, struct point at, float inner, float outer, int n, uint32_t colour, float alpha)
{
    for (int i = 0; i < n && alpha > 0.02F; i++) {
        const float w = whole_turn * ((float)i + 0.5F) / (float)n, x = cosf(w), y = sinf(w);
        canvas_line(c, (struct point){at.x + x * inner, at.y + y * inner}, (struct point){at.x + x * outer, at.y + y * outer}, fmaxf(2, ui_px(&st->ui, 6)), colour_faded(colour, alpha));
    }
}
