/* Who sits at the table: plates with name, hand and stack, the mark of the dealer, a penalty with its reason, the ring of whose turn it is; and the seat in front. */
#include "upcolor_look.h"

#include "ease.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>

enum { RING_MS = 250, STAMP_MS = 320 };

static void number(const struct stage *st, struct canvas *c, int32_t n, float size, struct rect r, enum text_align align)
{
    char text[64];
    uc_amount(text, n);
    uc_write(c, st, (struct ui_words){.face = st->ui.theme->strong, .size = size, .align = align, .place = TEXT_MIDDLE, .lines = 1}, text, r);
}

/* Under the plate: no share in this round, and why (UC-55, UC-71). */
static void penalty(const struct stage *st, struct canvas *c, int s, struct rect plate)
{
    const struct uc_state *k = look(st);
    const float h = ui_px(&st->ui, k->at.penalty_h), tuck = ui_px(&st->ui, 34);
    const float t = st->ui.calm ? 1 : ease_out_back(ease_progress(st->ui.now, k->stamp_since[s], ui_ms(&st->ui, STAMP_MS)));
    struct rect r = rect_make(plate.x, rect_bottom(plate) - tuck, plate.w, tuck + h * t);
    const uint32_t dark = k->dark ? 0x0C0E12FFU : 0x20242EFFU;
    uc_panel(c, st, r, 26, dark, st->ui.contrast && k->dark ? 0xFFFFFFFFU : 0, 3);
    if (t < 0.7F)
        return;
    const float sign = fminf(ui_px(&st->ui, 48), plate.w * 0.16F);
    r = rect_make(plate.x, rect_bottom(plate), plate.w, h);
    canvas_picture(c, "upcolor/signs/no-share", rect_make(r.x + ui_px(&st->ui, 12), r.y + (r.h - sign) / 2, sign, sign), paint_plain());
    const float x = r.x + ui_px(&st->ui, 22) + sign;
    uc_write(c, st, (struct ui_words){.face = st->ui.theme->plain, .size = 26, .colour = 0xFFFFFFFFU, .place = TEXT_MIDDLE}, _("No share in this round: kept a discard card"),
             rect_make(x, r.y, rect_right(r) - ui_px(&st->ui, 12) - x, r.h));
}

static void badges(const struct stage *st, struct canvas *c, int s, struct rect plate, bool front)
{
    const struct board *b = &st->shown.b;
    char name[UC_PICTURE];
    const float h = fmaxf(ui_px(&st->ui, 38), uc_letter(st, 22) * 1.35F);
    if (b->num[UPCOLOR_DEALER] != s || uc_agreeing(st) || (front && look(st)->at.shared))
        return;
    snprintf(name, sizeof name, "upcolor/signs/%s/dealer", uc_tone(st));
    if (!front && look(st)->at.wide_plates) {
        struct uc_plate p;
        uc_plate_parts(st, s, &p);
        canvas_picture(c, name, p.dealer, paint_plain());
        return;
    }
    if (front && !b->num[UPCOLOR_BARRED + s]) {     /* beside the stack, in its line; where that is long the sign is enough */
        char amount[64];
        uc_amount(amount, b->num[UPCOLOR_STACK + s]);
        const float y = plate.y + plate.h * 0.64F + (plate.h * 0.19F - h) / 2, right = rect_right(plate) - ui_px(&st->ui, 22);
        const float from = fmaxf(plate.x + plate.w * 0.45F, plate.x + ui_px(&st->ui, 40) + plate.h * 0.168F + uc_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 36}, amount) + ui_px(&st->ui, 14));
        if (uc_width(st, (struct ui_words){.face = st->ui.theme->strong, .size = 24}, _("Dealer")) + h * 1.8F <= right - from)
            uc_pill(c, st, name, _("Dealer"), rect_make(from, y, right - from, h), 24, TEXT_RIGHT);
        else
            canvas_picture(c, name, rect_make(right - h, y, h, h), paint_plain());
        return;
    }
    const float x = plate.x + plate.h * 0.95F;
    if (b->num[UPCOLOR_BARRED + s])     /* the penalty is told there */
        canvas_picture(c, name, rect_make(rect_right(plate) - h * 1.2F, plate.y + h * 0.3F, h * 0.9F, h * 0.9F), paint_plain());
    else
        uc_pill(c, st, name, _("Dealer"), rect_make(x, rect_bottom(plate) - h * 0.25F, rect_right(plate) - x, h), 24, TEXT_LEFT);
}

/* Partners wear the same sign. */
static void team(const struct stage *st, struct canvas *c, int s, struct rect emblem)
{
    char name[UC_PICTURE];
    if (!st->rules.option[UPCOLOR_TEAMS])
        return;
    snprintf(name, sizeof name, "upcolor/signs/%s/team-%s", uc_tone(st), s % 2 ? "peak" : "wave");
    const float side = emblem.w * 0.40F;
    const struct rect r = rect_make(rect_right(emblem) - side * 0.85F, rect_bottom(emblem) - side, side, side);
    canvas_panel(c, r, &(struct panel){.fill = st->ui.theme->panel, .radius = side, .line = st->ui.theme->text, .line_width = fmaxf(1, ui_px(&st->ui, 2.5F))});
    canvas_picture(c, name, rect_scaled(r, 0.7F), paint_plain());
}

static void plate(const struct stage *st, struct canvas *c, int s)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct rect r = look(st)->at.plate[s];
    const bool away = !upcolor_seated(b, s);
    struct uc_plate p;
    uc_plate_parts(st, s, &p);
    if (b->num[UPCOLOR_BARRED + s] && !away)
        penalty(st, c, s, r);
    canvas_push_fade(c, away ? 0.5F : 1);
    uc_panel(c, st, r, 28, t->panel, t->line, 3);
    if (p.emblem.w > 0) {
        uc_emblem(c, st, s, p.emblem);
        team(st, c, s, p.emblem);
    }
    uc_write(c, st, (struct ui_words){.face = t->strong, .size = 38, .place = TEXT_MIDDLE, .lines = 1}, uc_seat(st, s), p.name);
    if (away) {
        const struct ui_words gone = {.size = 26, .colour = t->soft, .place = TEXT_MIDDLE, .lines = 1};
        if (uc_fits(st, gone, _("has left"), p.row.w))      /* else a plate without cards and chips says it */
            uc_write(c, st, gone, _("has left"), p.row);
    } else {
        const float side = fminf(p.cards.w, p.row.h / 1.4F);
        if (uc_in_front(st, s) && side > 8) {       /* its cards lie in front */
            char back[UC_PICTURE];
            uc_face_picture(st, (card)CARD_HIDDEN, side, back);
            canvas_picture(c, back, rect_fitted(rect_make(p.cards.x, p.row.y, side, p.row.h), 250, 350), paint_alpha(0.4F));
        }
        if (p.count.w > 0)
            number(st, c, upcolor_hand_count(b, s), 38, p.count, TEXT_LEFT);
        number(st, c, b->num[UPCOLOR_STACK + s], 28, p.stack, TEXT_RIGHT);
        if (p.chip.w > 0)
            uc_chip(c, st, p.chip, CARD_NONE);
    }
    canvas_pop_fade(c);
    badges(st, c, s, r, false);
}

void uc_draw_plates(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "plates");
    for (int s = 0; s < st->rules.nseats; s++)
        if (uc_on_top(st, s))
            plate(st, c, s);
    canvas_tag(c, NULL);
}

/* The seat in front: emblem, name, cards, stack, and below that its penalty or the hint. */
void uc_draw_own(const struct stage *st, struct canvas *c)
{
    const struct uc_places *at = &look(st)->at;
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct rect r = at->own;
    const int s = st->me;
    const struct ui_words name = {.face = t->strong, .size = 50, .place = TEXT_MIDDLE, .lines = 1};
    const float pad = ui_px(&st->ui, 20);
    float side = r.h * 0.42F;
    canvas_tag(c, "own");
    uc_panel(c, st, r, 36, t->panel, t->line, 4);
    const float top = r.y + (b->num[UPCOLOR_BARRED + s] ? 0 : r.h * 0.10F);    /* without a penalty at its foot the lines stand in the middle */
    struct rect emblem = rect_make(r.x + pad, top + pad, side, side);
    struct rect head = rect_make(rect_right(emblem) + pad * 0.8F, top + pad, r.w - side - pad * 2.8F, side * 0.56F);
    struct rect below = rect_make(head.x, top + pad + side * 0.54F, head.w, side * 0.42F);
    if (!uc_fits(st, name, uc_seat(st, s), head.w)) {    /* a long name has the first line to itself */
        head = rect_make(r.x + pad, top + pad * 0.5F, r.w - 2 * pad, r.h * 0.22F);
        side = r.h * 0.27F;
        emblem = rect_make(r.x + pad, rect_bottom(head), side, side);
        below = rect_make(rect_right(emblem) + pad * 0.8F, emblem.y, r.w - side - pad * 2.8F, side);
    }
    uc_emblem(c, st, s, emblem);
    team(st, c, s, emblem);
    uc_write(c, st, name, uc_seat(st, s), head);
    const int n = upcolor_hand_count(b, s);
    char text[UC_NAME];
    snprintf(text, sizeof text, i18n_plural("%d card", "%d cards", (unsigned long)n), n);
    if (!uc_fits(st, (struct ui_words){0}, text, below.w))      /* they lie beside it: the number is enough */
        snprintf(text, sizeof text, "%d", n);
    uc_write(c, st, (struct ui_words){.size = 30, .place = TEXT_MIDDLE, .lines = 1}, text, below);
    const float row = top + r.h * 0.54F, chip = r.h * 0.14F, rest = r.h * 0.19F;
    uc_chip(c, st, rect_make(r.x + pad * 1.5F, row + (rest - chip) / 2, chip, chip), CARD_NONE);
    number(st, c, b->num[UPCOLOR_STACK + s], 36, rect_make(r.x + pad * 2 + chip * 1.2F, row, r.w * 0.5F, rest), TEXT_LEFT);
    if (b->num[UPCOLOR_BARRED + s]) {
        const struct rect foot = rect_make(r.x + ui_px(&st->ui, 10), r.y + r.h * 0.73F, r.w - ui_px(&st->ui, 20), r.h * 0.25F);
        uc_panel(c, st, foot, 24, look(st)->dark ? 0x0C0E12FFU : 0x20242EFFU, 0, 0);
        const float sign = foot.h * 0.6F;
        canvas_picture(c, "upcolor/signs/no-share", rect_make(foot.x + sign * 0.3F, foot.y + (foot.h - sign) / 2, sign, sign), paint_plain());
        uc_write(c, st, (struct ui_words){.size = 24, .colour = 0xFFFFFFFFU, .place = TEXT_MIDDLE}, _("No share in this round: kept a discard card"),
                 rect_make(foot.x + sign * 1.5F, foot.y, foot.w - sign * 1.8F, foot.h));
    }
    badges(st, c, s, r, true);
    canvas_tag(c, NULL);
}

/* ---- whose turn ---- */

static struct rect plate_of(const struct stage *st, int s)
{
    const struct uc_places *at = &look(st)->at;
    return s < 0 ? (struct rect){0} : uc_on_top(st, s) ? at->plate[s] : at->own;
}

void uc_draw_turn(const struct stage *st, struct canvas *c)
{
    const struct uc_state *k = look(st);
    const int to = k->turn_to;
    if (to < 0 || uc_agreeing(st))
        return;
    const float t = st->ui.calm ? 1 : uc_t(st, k->turn_since, RING_MS);
    struct rect a = plate_of(st, k->turn_from), b = plate_of(st, to);
    struct rect r = rect_empty(a) ? b : rect_lerp(a, b, t);
    /* The plate pulses once as the ring arrives. */
    const float pulse = st->ui.calm ? 0 : ease_pop(ease_progress(st->ui.now, k->turn_since + ui_ms(&st->ui, RING_MS), ui_ms(&st->ui, RING_MS)), 1.05F) - 1;
    r = rect_inset(r, -ui_px(&st->ui, 4) - r.h * pulse);
    const uint32_t line = uc_call_line(st, uc_call(&st->shown.b));
    uc_panel(c, st, r, uc_on_top(st, to) ? 32 : 40, 0, line, 8);
    if (look(st)->at.shared && uc_in_front(st, to) && t >= 1)
        uc_panel(c, st, rect_inset(look(st)->at.own, -ui_px(&st->ui, 4)), 40, 0, line, 8);
}
