/* layout.c - fans, rows and piles. */
#include "layout.h"

#include "check.h"

#include <math.h>

static float pitch_of(struct rect r, int n, float most)
{
    float w = r.h / LAYOUT_CARD;
    float pitch = w * most;
    return n > 1 ? fminf(pitch, (r.w - w) / (float)(n - 1)) : pitch;
}

struct rect layout_hand(struct rect r, int i, int n, float pitch)
{
    CARRE_ASSERT(i >= 0 && n >= 0);
    return rect_make(r.x + (float)i * pitch_of(r, n, pitch), r.y, r.h / LAYOUT_CARD, r.h);
}

struct rect layout_row(struct rect r, int i, int n, float pitch)
{
    CARRE_ASSERT(i >= 0 && n >= 0);
    float w = r.h / LAYOUT_CARD, step = pitch_of(r, n, pitch);
    float all = w + step * (float)(n - 1);
    return rect_make(r.x + (r.w - all) / 2 + (float)i * step, r.y, w, r.h);
}

struct rect layout_pile(struct rect r, int i, int n, float step)
{
    CARRE_ASSERT(i >= 0 && n >= 0);
    int shown = n < 4 ? n : 4;
    int depth = n - 1 - i;
    float down = (float)(depth < shown ? depth : shown - 1) * step;
    return rect_moved(r, down, down);
}
