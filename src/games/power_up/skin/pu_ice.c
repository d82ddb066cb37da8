/* The all-in freeze: ice over the cards of the board that no power can take away. It grows from the
 * lower edge; the picture is clear where the card's index is. */
#include "pu_look.h"
#include "poker_parts.h"
#include "poker_theatre.h"

#include "ease.h"

#include <math.h>

enum { GROW_MS = 700, APART_MS = 90 };

bool pu_ice_grows(const struct stage *st)
{
    return pu(st)->ice_since &&
           poker_runs(st, pu(st)->ice_since, GROW_MS + APART_MS * POKER_BOARD_MOST);
}

static float grown(const struct stage *st, int i)
{
    const struct pu_state *k = pu(st);
    if (!k->ice_since || i < k->ice_from)
        return 1;
    return ease_out_cubic(
        pu_t(st, k->ice_since + ui_ms(&st->ui, APART_MS * (i - k->ice_from)), GROW_MS));
}

static void ice(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    if (t <= 0.01F)
        return;
    /* While it grows, the lower part of the picture shows. */
    const float h = r.h * 1.10F, line = rect_bottom(r) + r.h * 0.10F - h * t;
    canvas_push_clip(c, rect_make(r.x - r.w * 0.1F, line, r.w * 1.2F, h * t + r.h * 0.2F));
    canvas_picture(c, "power-up/ice/card", rect_make(r.x, r.y, r.w, r.h), paint_plain());
    canvas_picture(c, "power-up/ice/icicles",
                   rect_make(r.x, rect_bottom(r) - r.h * 0.01F, r.w, r.h * 0.11F), paint_plain());
    canvas_pop_clip(c);
    if (t < 1)
        canvas_fill(c, rect_make(r.x, line, r.w, fmaxf(1, ui_px(&st->ui, 3))), COLOUR_WHITE);
    const float side =
        r.w * 0.26F * (t < 1 && !st->ui.calm ? ease_pop(fmaxf(0, t * 2 - 1), 1.25F) : 1);
    if (t > 0.5F)
        canvas_picture(
            c, "power-up/ice/lock",
            rect_around((struct point){r.x + r.w / 2, rect_bottom(r) - r.h * 0.01F}, side, side),
            paint_plain());
}

void pu_draw_ice(const struct stage *st, struct canvas *c, const struct placed *p, int i)
{
    if (i >= st->shown.b.num[POWER_UP_LOCKED] || !p->spot.up || p->flies || p->spot.alpha <= 0 ||
        poker_theatre_wins(st))
        return;
    canvas_push_fade(c, p->spot.alpha); /* it goes with its card */
    ice(st, c, p->spot.at, grown(st, i));
    canvas_pop_fade(c);
}
