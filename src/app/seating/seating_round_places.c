/* Where the seats stand: around the table in the order of the turns, with room between them. */
#include "seating_round_places.h"

#include "check.h"
#include "game_folder.h"
#include "skin.h"

#include <math.h>

struct edges round_edges_of(int seats)
{
    const struct edges e = {.near = seats >= 8 ? 3 : 1, .side = seats >= 6 ? 2 : seats >= 3};
    return (struct edges){e.near, e.side, seats - e.near - 2 * e.side};
}

bool round_beside(const struct page *k)
{
    const struct skin *world = k->scene.world;
    return world && world->faced && !round_crowded(k) && app_ui(k->scene.app)->text < 1.4F;
}

struct point round_card_size(const struct page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    if (round_beside(k))
        return (struct point){ui_px(ui, 346), ui_px(ui, 142)};
    const float more = 0.65F + 0.35F * round_room_of(ui).h / ui_px(ui, 706);
    return (struct point){ui_px(ui, round_crowded(k) ? 206 : 256),
                          ui_px(ui, (round_crowded(k) ? 216 : 248) * more)};
}

bool round_aside(const struct page *k, int at)
{
    const struct edges e = round_edges_of(k->game->seats_max);
    return !round_beside(k) && !round_crowded(k) && app_ui(k->scene.app)->text < 1.25F &&
           e.far == 1 && at == 1 + e.near / 2 + e.side;
}

/* Nearer to one another where the table has few seats: it is round, then. */
static float inward(const struct page *k)
{
    const bool wide = round_beside(k) || round_crowded(k) || k->game->seats_max < 3;
    return wide || app_ui(k->scene.app)->text >= 1.25F ? 1 : 0.86F;
}

/* The middle of place `i` of `n` along an edge from the left, as far from the table's middle. */
static float along(const struct page *k, struct rect room, struct point size, struct edges e, int i,
                   int n)
{
    const float pitch = round_beside(k) ? room.w * 0.62F
                        : n == 3        ? size.x + (room.w - 5 * size.x) / 4
                        : e.side > 1    ? size.x * 2.4F
                                        : room.w * 0.56F;
    return pitch * ((float)i - (float)(n - 1) / 2);
}

/* Of the places at a side the lower comes first. */
static float up_the_side(const struct page *k, struct rect room, struct point size, struct edges e,
                         int i)
{
    return round_beside(k) && e.side == 1 && e.far == 2 ? room.h * 0.19F
           : e.side == 2 ? (i == 0 ? 1.0F : -1.0F) * fmaxf(0.56F * size.y, 0.165F * room.h)
           : e.far == 2  ? room.h * 0.13F
           : e.far == 1  ? 0
                         : -room.h * 0.19F;
}

struct rect round_place_of(const struct page *k, int at)
{
    CARRE_ASSERT(at >= 0 && at < SEATS);
    const struct rect room = round_room_of(app_ui(k->scene.app));
    const struct point size = round_card_size(k), middle = rect_centre(room);
    const struct edges e = round_edges_of(k->game->seats_max);
    const float side = (room.w - size.x) / 2 * inward(k), end = (room.h - size.y) / 2,
                in = size.y * 0.12F; /* the ends of an edge are nearer: the table is round */
    const int far = 1 + e.near / 2 + e.side, right = far + e.far, last = right + e.side;
    struct point to;
    if (at == 0)
        to = (struct point){0, end};
    else if (at < 1 + e.near / 2)
        to = (struct point){along(k, room, size, e, 0, e.near), end - in};
    else if (at < far)
        to = (struct point){-side, up_the_side(k, room, size, e, at - 1 - e.near / 2)};
    else if (at < right)
        to = (struct point){along(k, room, size, e, at - far, e.far),
                            -end + (e.far == 3 && at - far != 1 ? in : 0) +
                                (round_beside(k) ? room.h * 0.05F : 0)};
    else if (at < last)
        to = (struct point){side, up_the_side(k, room, size, e, last - 1 - at)};
    else
        to = (struct point){along(k, room, size, e, 2, e.near), end - in};
    const struct rect r =
        rect_around((struct point){middle.x + to.x, middle.y + to.y}, size.x, size.y);
    if (!round_aside(k, at))
        return r;
    /* the face in the middle, as large as others', and its card at the right */
    const float face = size.y * 0.66F;
    return rect_make(middle.x - face / 2, r.y, face + size.x * 0.82F, face);
}

struct rect round_table_of(const struct page *k)
{
    const struct rect room = round_room_of(app_ui(k->scene.app));
    const struct point size = round_card_size(k);
    const float side = round_edges_of(k->game->seats_max).side ? size.x * 0.5F : room.w * 0.07F;
    if (round_beside(k))
        return rect_make(room.x + room.w * 0.07F, room.y + room.h * 0.19F, room.w * 0.86F,
                         room.h * 0.62F);
    const float in = (room.w - size.x) / 2 * (1 - inward(k));
    return rect_make(room.x + side + in, room.y + size.y * (in > 0 ? 0.36F : 0.5F),
                     room.w - 2 * (side + in), room.h - size.y * (in > 0 ? 0.84F : 0.95F));
}

struct rect round_clear_of(const struct page *k)
{
    const struct rect table = round_table_of(k), near = round_place_of(k, 0);
    struct rect r = {table.x, table.y, table.w, near.y - table.y};
    for (int i = 1; i < k->game->seats_max; i++) {
        const struct rect p = round_place_of(k, i);
        const float middle = rect_centre(table).x;
        if (p.x <= middle && rect_right(p) >= middle && p.y < r.y + r.h / 2) {
            r.h -= fmaxf(0, rect_bottom(p) - r.y);
            r.y = fmaxf(r.y, rect_bottom(p));
        } else if (rect_right(p) < middle) {
            r.w -= fmaxf(0, rect_right(p) - r.x);
            r.x = fmaxf(r.x, rect_right(p));
        } else if (p.x > middle) {
            r.w = fminf(r.w, p.x - r.x);
        }
    }
    return r;
}

bool round_is_clear(const struct page *k, struct point at, float w, float h)
{
    const float apart = ui_px(app_ui(k->scene.app), 6);
    for (int i = 0; i < k->game->seats_max; i++)
        if (rect_meets(rect_inset(round_place_of(k, i), -apart), rect_around(at, w, h)))
            return false;
    return true;
}

struct rect round_between(const struct page *k, int at)
{
    const float side = ui_px(app_ui(k->scene.app), FINGER);
    const struct point a = rect_centre(round_place_of(k, at)),
                       b = rect_centre(round_place_of(k, (at + 1) % k->game->seats_max));
    const struct point middle = rect_centre(round_table_of(k));
    const struct point from = point_lerp(a, b, 0.5F);
    if (k->game->seats_max == 2) /* beside what lies in the middle */
        return rect_around((struct point){from.x + 4.2F * side, from.y}, side, side);
    float t = 0;
    while (t < 1 && !round_is_clear(k, point_lerp(from, middle, t), side, side))
        t += 0.01F;
    return rect_around(point_lerp(from, middle, t), side, side);
}

float round_hand_high(const struct page *k)
{
    return ui_px(app_ui(k->scene.app), round_crowded(k) ? 50 : round_beside(k) ? 68 : 58);
}

struct bare_hand round_hand_of(const struct page *k, int at, float high)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct edges e = round_edges_of(k->game->seats_max);
    const struct rect room = round_room_of(ui);
    struct rect r = round_place_of(k, at);
    const struct point middle = rect_centre(room), size = round_card_size(k);
    if (round_aside(k, at))
        r.w = r.h;
    const float far = ui_px(ui, 10) + high / 2;
    struct point m = rect_centre(r);
    if (round_crowded(k) && m.y != middle.y) /* clear of the hands at the ends of the long edges */
        m.y += m.y < middle.y ? ui_px(ui, 26) : ui_px(ui, -26);
    const float end = (room.w - size.x) / 2 * inward(k) - 1;
    if (round_beside(k) && fabsf(m.x - middle.x) >= end)
        m.y -= ui_px(ui, 30); /* its chips are below it */
    if (fabsf(m.x - middle.x) >= end)
        return m.x < middle.x ? (struct bare_hand){{rect_right(r) + far, m.y}, 90}
                              : (struct bare_hand){{r.x - far, m.y}, 270};
    const float lean = fabsf(m.x - middle.x) < 1 || e.side < 2 ? 0 : m.x < middle.x ? 14 : -14;
    if (e.side == 1 && e.far == 2 && at) /* clear of the arrows */
        m.x += m.x < middle.x ? ui_px(ui, 56) : ui_px(ui, -56);
    return m.y > middle.y ? (struct bare_hand){{m.x, r.y - far}, lean}
                          : (struct bare_hand){{m.x, rect_bottom(r) + far}, 180 - lean};
}
