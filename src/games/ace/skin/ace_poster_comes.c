/* The poster on the wall: how it comes, and how it hangs while the game stands still. */
#include "ace_moments.h"
#include "ace_paint.h"
#include "ace_poster.h"

#include "ease.h"

#include <math.h>

/* An Acolyte's poster is thrown against the wall: it falls from above, the wall lights up behind
 * it, and embers fly off its edges. Shares of ACE_ACOLYTE_COMES_MS. */
#define LANDS ((float)ACE_ACOLYTE_LANDS_MS / ACE_ACOLYTE_COMES_MS)
enum { FLUNG = 22 };

static bool acolyte_comes(const struct stage *st, const struct ace_enemy *e, float *t)
{
    const struct ace_state *k = look(st);
    *t = ease_progress(st->ui.now, k->reveal_since, ui_ms(&st->ui, ACE_ACOLYTE_COMES_MS));
    return k->reveal_since && e->kind == ACE_ACOLYTE && !st->ui.calm && *t < 1;
}

static void wall_lights_up(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const float after = (t - LANDS) / (1 - LANDS), strength = after < 0 ? 0 : 1 - after;
    if (strength > 0 && !st->ui.contrast)
        canvas_picture(c, "ace/glow", rect_around(rect_centre(r), r.w * 2.2F, r.h * 1.5F),
                       paint_alpha(strength));
}

static void embers_fly(const struct stage *st, struct canvas *c, struct rect r, float t)
{
    const float after = (t - LANDS) / (1 - LANDS);
    for (int i = 0; i < FLUNG && after > 0; i++) {
        const float along = (float)(i * 29 % 31) / 31, far = 40 + 120 * (float)(i * 17 % 23) / 23,
                    side = i % 2 ? 1.0F : -1.0F, size = ui_px(&st->ui, 9 + 3 * (float)(i % 4)),
                    out = ease_out_cubic(after) * ui_px(&st->ui, far);
        const struct point p = {(side > 0 ? rect_right(r) : r.x) + side * out,
                                r.y + r.h * along + ui_px(&st->ui, 140) * after * after -
                                    out * 0.5F};
        canvas_picture(c, "ace/ember", rect_around(p, size, size),
                       paint_alpha(fminf(1, (1 - after) * 1.8F)));
    }
}

void ace_draw_poster(const struct stage *st, struct canvas *c)
{
    const struct ace_state *k = look(st);
    const struct ui *ui = &st->ui;
    const struct ace_enemy *e = ace_enemy_now(&st->rules, &st->shown.b);
    if (!e || k->poster_waits || ace_killed(st) ||
        (k->moment.kind == MOMENT_REVEAL && ace_moment_on(st) && ace_boss_leaves(st) <= 0))
        return;
    /* Overkill's, once torn, stays down; his death is still looked at. */
    if (st->shown.b.num[ACE_WON] > 0 && k->moment.kind != MOMENT_FALL) {
        ace_boss_fallen_draw(st, c);
        return;
    }
    struct rect r = k->at.poster;
    const struct point by = ace_shot_shake(st);
    r = rect_moved(r, by.x, by.y);
    float alpha = 1, comes;
    const bool thrown = acolyte_comes(st, e, &comes);
    if (thrown) {
        const float fall = fminf(1, comes / LANDS), hit = (comes - LANDS) / (1 - LANDS);
        const struct point shaken = hit <= 0 || hit > 0.5F ? (struct point){0}
                                                           : ease_shake(0.35F, ui_px(ui, 26), 5,
                                                                        (int64_t)(hit * 1000), 500);
        wall_lights_up(st, c, r, comes);
        r = rect_moved(r, shaken.x, shaken.y - (1 - ease_in_cubic(fall)) * rect_bottom(r));
    } else if (k->reveal_since) {
        float t =
            ease_progress(ui->now, k->reveal_since, ui->calm ? ui_fade_ms(ui) : ui_ms(ui, 300));
        alpha = fminf(1, t * 2);
        if (!ui->calm)
            r = rect_moved(r, 0, -(1 - ease_out_back(t)) * ui_px(ui, 60));
    }
    canvas_tag(c, "poster");
    canvas_push_fade(c, alpha);
    ace_draw_poster_at(st, c, r, e, "ace/poster");
    canvas_pop_fade(c);
    if (thrown)
        embers_fly(st, c, k->at.poster, comes);
    canvas_tag(c, NULL);
    const struct item *i = items_get(st->items, item_id("poster", 0));
    if (i)
        ui_ring(c, ui, i);
}

void ace_draw_poster_lit(const struct stage *st, struct canvas *c)
{
    const struct ace_enemy *e = ace_enemy_now(&st->rules, &st->shown.b);
    if (!e || look(st)->poster_waits || ace_killed(st) || st->shown.b.num[ACE_WON] > 0 ||
        ace_poster_has_seals(e)) {
        ace_draw_poster(st, c);
        return;
    }
    canvas_tag(c, "poster");
    ace_poster_draw_sheet(st, c, look(st)->at.poster, e, "ace/poster", true);
    canvas_tag(c, NULL);
}
