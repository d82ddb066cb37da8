/* shadow.c - the distance to a round box, as darkness. */
#include "shadow.h"

#include "check.h"
#include "surface.h"

#include <math.h>

int shadow_margin(const struct panel *panel)
{
    return (int)ceilf(panel->shadow_size + fabsf(panel->shadow_drop));
}

/* A box with round corners, by its middle and half its sides without the corners. */
struct round_box {
    float x, y, half_w, half_h, radius;
};

static struct round_box round_box(const struct panel *panel, float x, float y, float w, float h)
{
    const float most = fminf(w, h) / 2, radius = fminf(fmaxf(panel->radius, 0), most);
    return (struct round_box){.x = x + w / 2,
                              .y = y + h / 2,
                              .half_w = w / 2 - radius,
                              .half_h = h / 2 - radius,
                              .radius = radius};
}

/* Below 0 within. */
static float distance(const struct round_box *b, float x, float y)
{
    const float across = fabsf(x - b->x) - b->half_w, down = fabsf(y - b->y) - b->half_h;
    if (across > 0 && down > 0)
        return sqrtf(across * across + down * down) - b->radius;
    return fmaxf(across, down) - b->radius;
}

SDL_Surface *shadow_draw(const struct panel *panel, int w, int h)
{
    CARRE_ASSERT(panel->shadow_size > 0);
    const int margin = shadow_margin(panel);
    SDL_Surface *s = surface_new(w + 2 * margin, h + 2 * margin);
    if (s == NULL)
        return NULL;
    const struct round_box box = round_box(panel, (float)margin, (float)margin, (float)w, (float)h);
    struct round_box lower = box;
    lower.y += panel->shadow_drop;
    for (int y = 0; y < s->h; y++) {
        uint32_t *row = surface_row(s, y);
        for (int x = 0; 2 * x < s->w; x++) { /* the right half is the left one's mirror */
            const float at_x = (float)x + 0.5F, at_y = (float)y + 0.5F;
            const float left = 1 - fmaxf(0, distance(&lower, at_x, at_y)) / panel->shadow_size;
            /* it goes half a pixel under the edge, which is soft */
            const float clear = fminf(1, fmaxf(0, 1 + distance(&box, at_x, at_y)));
            const float dark = left > 0 ? left * left * clear * (float)colour_a(panel->shadow) : 0;
            row[x] = row[s->w - 1 - x] = (uint32_t)(dark + 0.5F) << 24 | panel->shadow >> 8;
        }
    }
    return s;
}
