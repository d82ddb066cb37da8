/* What a rope looks like, the tick of what is done, and sparks round a card: short lines and small
 * boxes alone, so nothing is drawn anew for a single frame. */
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

/* Done: in a disc of that radius. */
void spec_tick(const struct stage *st, struct canvas *c, struct point at, float r, uint32_t colour)
{
    const float w = fmaxf(1.5F, ui_px(&st->ui, 3.4F));
    canvas_line(c, (struct point){at.x - r * 0.45F, at.y},
                (struct point){at.x - r * 0.1F, at.y + r * 0.38F}, w, colour);
    canvas_line(c, (struct point){at.x - r * 0.1F, at.y + r * 0.38F},
                (struct point){at.x + r * 0.46F, at.y - r * 0.36F}, w, colour);
}

/* The same round a card: from its own edge, so that its narrow sides have as much light as its
 * ends. */
void spec_sparkle(struct canvas *c, const struct stage *st, struct rect r, float grown,
                  uint32_t colour, float alpha)
{
    for (int i = 0; i < 12 && alpha > 0.02F; i++) {
        const float w = whole_turn * ((float)i + 0.5F) / 12, x = cosf(w), y = sinf(w),
                    k = 1 / fmaxf(fabsf(x) / (r.w / 2), fabsf(y) / (r.h / 2)),
                    near = k + r.w * (0.05F + 0.08F * grown),
                    far = near + r.w * (i % 2 ? 0.06F : 0.11F);
        canvas_line(c, (struct point){r.x + r.w / 2 + x * near, r.y + r.h / 2 + y * near},
                    (struct point){r.x + r.w / 2 + x * far, r.y + r.h / 2 + y * far},
                    fmaxf(2, ui_px(&st->ui, 5)), colour_faded(colour, alpha));
    }
}
