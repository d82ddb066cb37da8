/* A table with people around it, where letters leave it room: who sits there has a face at the rim
 * and a plate beside it, what is laid lies before them, and the way of the turns goes from the
 * first place of the lap to its last. The wheel is in the middle. */
#include "upcolor_look.h"

#include "check.h"
#include "layout.h"
#include "way.h"

#include <math.h>

enum {
    PLATE_H = 104,
    SIDE_W = 248,
    SIDE_FACE = 136,
    TOP_W = 384,
    TOP_FACE = 120,
    TUCK = 16,
    SIDE_TUCK = 6
};

bool uc_round_fits(const struct stage *st)
{
    return look(st)->at.u <= 26.5F && st->privacy != PRIVACY_OPEN;
}

/* What the table is divided into, in design units. */
struct ground {
    float x, w, top, h; /* of all of it */
    float wheel, card;  /* how wide, how high */
    float middle;       /* the wheel's, from the top */
    int far;            /* so many sit along the far edge, one at either end */
    bool own;           /* who sits in front lays a card at the near edge */
};

static struct rect in_pixels(const struct stage *st, float x, float y, float w, float h)
{
    const float s = st->ui.scale;
    return rect_make((look(st)->at.left + x) * s, y * s, w * s, h * s);
}

/* A wheel and the cards above and below it share the height. */
static struct ground ground_of(const struct uc_places *k, float top, float bottom)
{
    enum { GAP = 7, MOST_CARD = 190, MOST_WHEEL = 290 };
    const float wheel_per_card = k->shared ? 1.4F : 1.8F; /* else cards are larger */
    struct ground g = {.x = MARGIN + k->side + 28, .top = top, .h = bottom - top};
    g.w = k->w - 2 * g.x;
    g.far = k->nplates > 2 ? k->nplates - 2 : 0;
    g.own = !k->shared;
    const bool above = g.far % 2; /* somebody sits opposite */
    const float head = above   ? PLATE_H + GAP
                       : g.far ? PLATE_H * 0.4F
                               : GAP,
                rest = g.h - head - GAP * (float)(above + g.own + 1);
    const float most = g.far == 2 ? 152 : MOST_CARD; /* a way goes on between two at a side */
    g.card = fminf(most, rest / (wheel_per_card + (float)above + (float)g.own));
    g.wheel = fminf(MOST_WHEEL, rest - g.card * (float)(above + g.own));
    const float all = g.wheel + (g.card + GAP) * (float)(above + g.own),
                from = top + head + (g.h - head - all) * 0.5F;
    g.middle = from + (above ? g.card + GAP : 0) + g.wheel / 2;
    return g;
}

/* Face and plate of who sits at either end: one above the other. */
static void seat_side(struct stage *st, const struct ground *g, int s, bool left)
{
    struct uc_places *k = &look(st)->at;
    const float high = SIDE_FACE + PLATE_H - SIDE_TUCK,
                middle = g->far > 1 ? g->top + g->h * (g->far == 2 ? 0.7F : 0.66F)
                         : g->far   ? g->middle
                                    : g->middle,
                y = middle - high / 2, x = left ? g->x : g->x + g->w - SIDE_W;
    k->face[s] = in_pixels(st, x + (SIDE_W - SIDE_FACE) / 2.0F, y, SIDE_FACE, SIDE_FACE);
    k->box[s] = in_pixels(st, x, y + SIDE_FACE - SIDE_TUCK, SIDE_W, PLATE_H);
    const float wide = g->card / LAYOUT_CARD, room = g->w / 2 - g->wheel / 2 - SIDE_W,
                in = SIDE_W + wide / 2 + fmaxf(18, (room - wide) * 0.42F);
    k->slot[s] = in_pixels(st, (left ? g->x + in : g->x + g->w - in) - wide / 2,
                           middle - g->card / 2, wide, g->card);
}

/* Along the far edge a plate is at the right of its face. */
static void seat_far(struct stage *st, const struct ground *g, int s, int i)
{
    struct uc_places *k = &look(st)->at;
    const float most = g->w / (float)g->far - 24, all = fminf(TOP_W, most),
                face = fminf(TOP_FACE, all * 0.35F),
                pitch = fminf(g->w / (float)g->far, g->w * (g->far > 2 ? 0.325F : 0.46F));
    const float middle = g->x + g->w / 2 + pitch * ((float)i - (float)(g->far - 1) / 2),
                x = middle - all / 2, wide = g->card / LAYOUT_CARD,
                laid = lerp(middle, g->x + g->w / 2, 0.1F); /* the table is round */
    k->face[s] = in_pixels(st, x, g->top + (PLATE_H - face) / 2, face, face);
    k->box[s] = in_pixels(st, x + face - 2 * TUCK, g->top, all - face + 2 * TUCK, PLATE_H);
    k->slot[s] = in_pixels(st, laid - wide / 2, g->top + PLATE_H + 7, wide, g->card);
}

void uc_round_measure(struct stage *st, float top, float bottom)
{
    struct uc_places *k = &look(st)->at;
    const struct ground g = ground_of(k, top, bottom);
    const int n = st->rules.nseats;
    int nth = 0;
    for (int s = 0; s < SEATS; s++)
        k->plate[s] = k->box[s] = k->face[s] = k->slot[s] = k->label[s] = (struct rect){0};
    for (int i = 0; i < n; i++) {
        const int s = k->shared ? i : (st->me + 1 + i) % n;
        if (!k->shared && s == st->me)
            continue;
        if (nth == 0 || nth == k->nplates - 1)
            seat_side(st, &g, s, nth == 0);
        else
            seat_far(st, &g, s, nth - 1);
        k->plate[s] = rect_union(k->face[s], k->box[s]);
        nth++;
    }
    const float wide = g.card / LAYOUT_CARD, middle = g.x + g.w / 2;
    if (g.own)
        k->slot[st->me] =
            in_pixels(st, middle - wide / 2, g.middle + g.wheel / 2 + 7, wide, g.card);
    k->wheel = in_pixels(st, middle - g.wheel / 2, g.middle - g.wheel / 2, g.wheel, g.wheel);
    k->rail = in_pixels(st, g.x, g.top, g.w, g.h);
    for (int s = 0; s < n; s++) /* who has left the table lays nothing there */
        if (!upcolor_seated(&st->shown.b, s))
            k->slot[s] = (struct rect){0};
}

struct rect uc_round_table(const struct stage *st)
{
    const struct uc_places *at = &look(st)->at;
    const float out = ui_px(&st->ui, SIDE_W * 0.42F), over = ui_px(&st->ui, PLATE_H * 0.55F);
    return rect_make(at->rail.x + out, at->rail.y + over, at->rail.w - 2 * out,
                     at->rail.h - over + ui_px(&st->ui, 24));
}

bool uc_round_at_end(const struct stage *st, int s)
{
    CARRE_ASSERT(s >= 0 && s < SEATS);
    const struct uc_places *at = &look(st)->at;
    return at->face[s].y + at->face[s].h / 2 < at->box[s].y;
}

/* How much is free at the right of a place at the far edge, up to the number of the next one. */
static float beside(const struct stage *st, int s)
{
    const struct uc_places *at = &look(st)->at;
    const struct rect r = at->slot[s];
    float most = ui_px(&st->ui, 394);
    if (at->wheel.x > r.x && at->wheel.y < rect_bottom(r))
        most = fminf(most, at->wheel.x - rect_right(r));
    for (int i = 0; i < st->rules.nseats; i++)
        if (at->slot[i].x > rect_right(r) && at->slot[i].y < rect_bottom(r))
            most = fminf(most, at->slot[i].x - ui_px(&st->ui, 40) - rect_right(r));
    return most;
}

/* On the side of a place from which no way leaves. */
struct rect uc_round_flag(const struct stage *st, int s, float h)
{
    const struct uc_places *at = &look(st)->at;
    CARRE_ASSERT(s >= 0 && s < SEATS && !rect_empty(at->slot[s]));
    const struct rect r = at->slot[s];
    const float gap = ui_px(&st->ui, 12), w = ui_px(&st->ui, 370);
    if (rect_empty(at->plate[s])) /* at the near edge */
        return rect_make(r.x - gap - w, rect_bottom(r) - h - gap, w, h);
    if (!uc_round_at_end(st, s))
        return rect_make(rect_right(r) + gap, r.y + gap, beside(st, s) - 2 * gap, h);
    const bool left = r.x < at->wheel.x;
    const float from = left ? rect_right(at->box[s]) + gap : rect_right(at->wheel) + gap,
                to = left ? at->wheel.x - gap : at->box[s].x - gap;
    return rect_make(from, left ? r.y - gap - h : rect_bottom(r) + gap, to - from, h);
}

/* The backs of the chairs, behind who sits there. */
void uc_round_chairs(const struct stage *st, struct canvas *c)
{
    static const uint32_t cloth[2][3] = {{0xA39C8AFFU, 0xB3A7C6FFU, 0xBFA69CFFU},
                                         {0x4A4E57FFU, 0x564F6BFFU, 0x5C4B48FFU}};
    const struct uc_places *at = &look(st)->at;
    for (int s = 0; s < st->rules.nseats; s++) {
        const struct rect r = at->face[s];
        if (rect_empty(r) || st->ui.contrast)
            continue;
        const bool top = !uc_round_at_end(st, s), left = r.x < at->wheel.x;
        const struct rect back =
            top ? rect_make(r.x + r.w * 0.02F, r.y - r.h * 0.05F, r.w * 0.96F, r.h * 0.4F)
                : rect_make(left ? r.x - r.w * 0.13F : rect_right(r) - r.w * 0.27F,
                            r.y + r.h * 0.03F, r.w * 0.4F, r.h * 0.94F);
        canvas_panel(c, back,
                     &(struct panel){.fill = cloth[look(st)->dark][s % 3],
                                     .radius = fminf(back.w, back.h) * 0.5F});
    }
}

/* From the first place of the lap to the last, and never from there back to the first. */
void uc_round_ways(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    const float apart = ui_px(&st->ui, 20);
    const struct rect table = uc_round_table(st), wheel = at->wheel;
    for (int i = 0; i + 1 < at->norder; i++) {
        struct rect off[3 * SEATS];
        int n = 0;
        for (int s = 0; s < st->rules.nseats; s++) {
            if (!rect_empty(at->slot[s]))
                off[n++] = rect_inset(at->slot[s], -apart);
            if (!rect_empty(at->box[s]))
                off[n++] = rect_inset(at->box[s], -apart * 0.8F);
        }
        off[n++] = rect_inset(wheel, -apart * 0.2F);
        CARRE_ASSERT(n <= 3 * SEATS);
        const struct way way = {
            .table = {table.x, wheel.y + wheel.h / 2 - table.h / 2, table.w, table.h},
            .bend = 1,
            .from = rect_centre(at->slot[at->order[i]]),
            .to = rect_centre(at->slot[at->order[i + 1]]),
            .off = off,
            .noff = n,
            .dot = ui_px(&st->ui, 4.2F),
            .step = ui_px(&st->ui, 19),
            .head = ui_px(&st->ui, 24),
            .ink = st->ui.contrast  ? st->ui.theme->text
                   : look(st)->dark ? 0xE7C9A0FFU
                                    : 0x7A4A1EFFU};
        way_draw(c, &way);
    }
}
