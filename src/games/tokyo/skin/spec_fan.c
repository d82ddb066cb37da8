/* The arm is a skill: the deck lies in an arc, face down, and above it in one row what is out and
 * what is still to come, on both boards if it is dealt twice. */
#include "spec_look.h"

#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

/* The cards of the run-out are drawn here, by the player who sits in front. */
bool spec_fan_up(const struct stage *st)
{
    return spec_question(st) == SPEC_Q_DRAW && stage_caught_up(st);
}

/* Above the strip, where the board lies otherwise. */
static struct rect tray(const struct stage *st)
{
    const struct poker_places *k = spec_table_at(st);
    const float pad = ui_px(&st->ui, 14), top = k->board.y - pad * 0.6F;
    return rect_make(k->board.x - pad, top, k->board.w + 2 * pad,
                     spec_at(st)->strip.y - pad * 0.5F - top);
}

struct rect spec_fan_tray(const struct stage *st)
{
    const struct rect r = tray(st);
    return rect_make(r.x, r.y + r.h * 0.46F, r.w, r.h * 0.54F);
}

struct row {
    int common, n;
    float w, h, x, y, gap, group;
};

static struct row row_of(const struct stage *st, const struct board *b)
{
    const struct rect r = tray(st);
    struct row k = {.common = b->num[SPEC_TWO_BOARDS] ? b->num[SPEC_COMMON] : 0,
                    .n = SPEC_BOARD_CARDS,
                    .h = r.h * 0.36F,
                    .y = r.y + r.h * 0.06F};
    if (b->num[SPEC_TWO_BOARDS])
        k.n = k.common + 2 * (SPEC_BOARD_CARDS - k.common);
    k.w = k.h / LAYOUT_CARD;
    k.gap = k.w * 0.1F;
    k.group = b->num[SPEC_TWO_BOARDS] ? k.w * 0.6F : 0;
    const float want = k.w * (float)k.n + k.gap * (float)(k.n - 1) + 2 * k.group,
                room = r.w * 0.96F;
    if (want > room) {
        const float by = room / want;
        k.w *= by, k.h *= by, k.gap *= by, k.group *= by;
    }
    k.x = r.x +
          (r.w - (k.w * (float)k.n + k.gap * (float)(k.n - 1) + (k.common ? 2 : 1) * k.group)) / 2;
    return k;
}

/* Place i of a board; the second one's own cards stand after the first one's. */
static struct rect spot(const struct row *k, int which, int i)
{
    const int place = which && i >= k->common ? SPEC_BOARD_CARDS + i - k->common : i;
    const float x = k->x + (k->w + k->gap) * (float)place +
                    (i >= k->common && k->common ? k->group : 0) +
                    (place >= SPEC_BOARD_CARDS ? k->group : 0);
    return rect_make(x, k->y, k->w, k->h);
}

void spec_place_fan(struct stage *st, const struct tabletop *t, struct scatter *out)
{
    const struct row k = row_of(st, &t->b);
    for (int i = 0, n = 0; i < out->n; i++)
        if (out->card[i].zone == HOLDEM_BOARD)
            out->card[i].spot.at = spot(&k, 0, n++);
    for (int i = 0; i < board_count(&t->b, SPEC_SECOND); i++)
        stage_place(out, t, SPEC_SECOND, i, spot(&k, 1, t->b.num[SPEC_COMMON] + i));
}

/* Under the cards: the tray, and where cards are still to come. */
void spec_draw_tray(const struct stage *st, struct canvas *c)
{
    const struct board *b = &st->shown.b;
    char number[16];
    if (!spec_fan_up(st))
        return;
    const struct row k = row_of(st, b);
    canvas_tag(c, "tray");
    spec_box(c, st, tray(st), 0x16294EFFU, spec_colour(st, SPEC_GOLD), 2);
    for (int which = 0; which < (b->num[SPEC_TWO_BOARDS] ? 2 : 1); which++) {
        const int lies = which ? b->num[SPEC_COMMON] + board_count(b, SPEC_SECOND)
                               : board_count(b, HOLDEM_BOARD);
        for (int i = which ? k.common : lies; i < SPEC_BOARD_CARDS; i++)
            if (i >= lies)
                canvas_panel(c, spot(&k, which, i),
                             &(struct panel){.fill = SPEC_SLOT_RGB,
                                             .radius = k.w * 0.06F,
                                             .line = SPEC_SLOT_LINE_RGB,
                                             .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                             .dash = ui_px(&st->ui, 8),
                                             .gap = ui_px(&st->ui, 6)});
        if (!b->num[SPEC_TWO_BOARDS])
            continue;
        const struct rect first = spot(&k, which, k.common);
        const float side = fminf(k.group * 0.86F, k.w * 0.5F);
        snprintf(number, sizeof number, "%d", which + 1);
        spec_seal(c, st, rect_make(first.x - side * 1.08F, first.y + (k.h - side) / 2, side, side),
                  number, -3);
    }
    canvas_tag(c, NULL);
}

/* Over the cards: the arc. What is pointed at is lifted, what was picked is gone. */
void spec_draw_fan(const struct stage *st, struct canvas *c)
{
    const int n = board_count(&st->shown.b, HOLDEM_PILE);
    if (!spec_fan_up(st))
        return;
    canvas_tag(c, "fan");
    for (int i = 0; i < n; i++) {
        const struct item *item = items_get(st->items, item_id("fan", i));
        float angle;
        struct rect r = spec_fan_spot(st, i, n, &angle);
        if (!item)
            continue;
        if (item->hovered || item->focused)
            r.y -= r.h * 0.16F;
        if (item->hovered || item->focused)
            spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.9F);
        const bool there = canvas_has_picture(c, "spec/fan-card");
        if (there)
            canvas_picture(c, "spec/fan-card", r, paint_plain());
        if (!there || canvas_missed(c))
            spec_draw_playing(st, c, CARD_HIDDEN, r, 0);
        if (item->focused)
            ui_ring_at(c, &st->ui, r, r.w * 0.07F);
    }
    canvas_tag(c, NULL);
}
