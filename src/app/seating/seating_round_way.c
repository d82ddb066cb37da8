/* The way of the turns, on the table of a seating page: dots from hand to hand. */
#include "seating_round_places.h"

#include "check.h"
#include "companions.h"
#include "skin.h"

#include <math.h>

/* Where the way from one hand to the next one is, `t` from 0 to 1: clockwise, and rounded as the
 * table is. */
static struct point on_way(struct rect table, struct point from, struct point to, float t)
{
    const struct point m = rect_centre(table);
    const float a = table.w / 2, b = table.h / 2, x0 = (from.x - m.x) / a, y0 = (from.y - m.y) / b,
                x1 = (to.x - m.x) / a, y1 = (to.y - m.y) / b, begin = atan2f(y0, x0);
    float turn = atan2f(y1, x1) - begin;
    turn += turn <= 0 ? 2 * (float)M_PI : 0;
    const float far = lerp(hypotf(x0, y0), hypotf(x1, y1), t), angle = begin + turn * t;
    return (struct point){m.x + cosf(angle) * far * a, m.y + sinf(angle) * far * b};
}

static float apart(struct point a, struct point b) { return hypotf(a.x - b.x, a.y - b.y); }

enum { STEP = 15, DOT = 4, POINT = 34, ALONG = 400, DOTS = 160 };

/* What a way keeps clear of. Places at the sides are not filled to theirs. */
static struct rect filled(const struct page *k, int at, const struct bare_hand *hand)
{
    const struct ui *ui = app_ui(k->scene.app);
    const bool side = hand->turn > 80 && hand->turn < 280 && fabsf(hand->turn - 180) > 40;
    return rect_inset_xy(round_place_of(k, at), ui_px(ui, side ? 40 : -POINT / 2), 0);
}

/* Dots from one hand to the next, and the head of an arrow in their middle. */
static void draw_way(const struct page *k, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float high = round_hand_high(k), clear = high * 1.05F;
    const int after = (i + 1) % k->seating.nseats;
    const struct bare_hand first = round_hand_of(k, i, high),
                           second = round_hand_of(k, after, high);
    const struct rect table = round_table_of(k), own = filled(k, i, &first),
                      next = filled(k, after, &second);
    const struct point from = first.at, to = second.at;
    const uint32_t ink = colour_faded(ui->theme->text, ui->contrast ? 1 : 0.62F);
    struct point dot[DOTS], last = from;
    int dots = 0;
    for (int n = 1; n < ALONG && dots < DOTS; n++) {
        const struct point p = on_way(table, from, to, (float)n / ALONG);
        if (apart(p, to) < clear || rect_contains(next, p))
            break;
        if (apart(p, from) < clear || rect_contains(own, p) || apart(p, last) < ui_px(ui, STEP))
            continue;
        dot[dots++] = last = p;
    }
    const int head = dots / 2;
    if (dots < 2)
        return; /* next to each other */
    for (int n = 0; n < dots; n++)
        if (n < head - 1 || n > head)
            canvas_ring(c, dot[n], ui_px(ui, DOT), ui_px(ui, DOT), ink);
    const struct point at = point_lerp(dot[head - 1], dot[head], 0.5F);
    const float turn = roundf(atan2f(dot[head].y - dot[head - 1].y, dot[head].x - dot[head - 1].x) *
                              180 / (float)M_PI),
                side = ui_px(ui, POINT);
    canvas_push_turn(c, at, turn);
    ui_icon(c, ui, "play", rect_around(at, side, side), ink);
    canvas_pop_turn(c);
}

/* From the last to the first it goes past free seats, where nothing is shown in the middle. */
void round_ways_draw(const struct page *k, struct canvas *c)
{
    const int n = k->seating.nseats;
    const bool closed = n == k->game->seats_max || !companion_world(k->seating.game);
    CARRE_ASSERT(n <= SEATS);
    for (int i = 0; i < (closed ? n : n - 1) && n > 2 && !round_crowded(k); i++)
        draw_way(k, c, i);
}
