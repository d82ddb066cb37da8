/* Who sits at the table: plates with name, hand and stack, the mark of the dealer, a penalty with
 * its reason, the ring of whose turn it is; and the seat in front. */
#include "upcolor_look.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>

enum { RING_MS = 250, STAMP_MS = 320 };

static void number(const struct stage *st, struct canvas *c, int32_t n, float size, struct rect r,
                   enum text_align align)
{
    char text[64];
    uc_amount(text, n);
    uc_write(c, st, UI_LINE(st->ui.theme->strong, size, 0, align), text, r);
}

/* At the far edge of a table cards lie under the plate: there it hangs at the plate's side, or with
 * others beside it its sign alone at the plate's foot. False: the plate is at an end of the table.
 */
static bool round_penalty(const struct stage *st, struct canvas *c, int s, struct rect plate)
{
    const struct uc_places *at = &look(st)->at;
    const float sign = ui_px(&st->ui, 46), tuck = ui_px(&st->ui, 34), pad = ui_px(&st->ui, 12);
    if (uc_round_at_end(st, s))
        return false;
    const bool told = at->nplates <= 3;
    const struct ui_words how = {
        .face = st->ui.theme->plain, .size = 26, .colour = COLOUR_WHITE, .place = TEXT_MIDDLE};
    const float words =
        told ? fminf(uc_width(st, how, C_("penalty", "No share")) + 4, ui_px(&st->ui, 190)) : 0;
    const struct rect r =
        told ? rect_make(rect_right(plate) - tuck, plate.y + plate.h * 0.18F,
                         tuck + sign + words + 3 * pad, plate.h * 0.64F)
             : rect_make(rect_right(plate) - sign - 3 * pad, rect_bottom(plate) - tuck,
                         sign + 2 * pad, tuck + sign + pad);
    uc_panel(c, st, r, 26, look(st)->dark ? UC_SOOT : UC_INK,
             st->ui.contrast && look(st)->dark ? COLOUR_WHITE : 0, 3);
    const struct rect mark =
        told ? rect_make(rect_right(plate) + pad * 0.6F, r.y + (r.h - sign) / 2, sign, sign)
             : rect_make(r.x + pad, rect_bottom(r) - sign - pad * 0.6F, sign, sign);
    canvas_picture(c, "upcolor/signs/no-share", mark, paint_plain());
    if (told)
        uc_write(c, st, how, C_("penalty", "No share"),
                 rect_make(rect_right(mark) + pad * 0.8F, r.y, words, r.h));
    return true;
}

/* Under the plate: no share in this round, and why (UC-55, UC-71). */
static void penalty(const struct stage *st, struct canvas *c, int s, struct rect plate)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats && st->shown.b.num[UPCOLOR_BARRED + s]);
    const struct uc_state *k = look(st);
    const struct ui_words how = {
        .face = st->ui.theme->plain, .size = 26, .colour = COLOUR_WHITE, .place = TEXT_MIDDLE};
    const char *const texts[] = {_("No share: kept a discard card"), C_("penalty", "No share")};
    const float sign = fminf(ui_px(&st->ui, 46), plate.w * 0.16F), tuck = ui_px(&st->ui, 34),
                pad = ui_px(&st->ui, 12);
    if (look(st)->at.round && round_penalty(st, c, s, plate))
        return;
    const float x = plate.x + pad * 2 + sign, words = rect_right(plate) - pad - x;
    const float most = ui_px(&st->ui, k->at.penalty_h) - ui_px(&st->ui, 2);
    const char *text = texts[uc_height(st, how, texts[0], words) > most];
    struct ui_words least = how;
    least.size = 18;
    const float need = fminf(most, uc_height(st, how, text, words));
    /* else the sign alone says it, and the plate when it is asked */
    const bool told = uc_height(st, least, text, words) <= most;
    const float h = fmaxf(sign + pad, told ? need + ui_px(&st->ui, 2) : 0),
                w = told ? plate.w : sign + 3 * pad;
    const float t =
        st->ui.calm || !k->stamp_since[s]
            ? 1
            : ease_out_back(ease_progress(st->ui.now, k->stamp_since[s], ui_ms(&st->ui, STAMP_MS)));
    const uint32_t dark = k->dark ? UC_SOOT : UC_INK;
    uc_panel(c, st, rect_make(plate.x, rect_bottom(plate) - tuck, w, tuck + h * t), 26, dark,
             st->ui.contrast && k->dark ? COLOUR_WHITE : 0, 3);
    if (t < 0.7F)
        return;
    canvas_picture(c, "upcolor/signs/no-share",
                   rect_make(plate.x + pad * 1.3F, rect_bottom(plate) + (h - sign) / 2, sign, sign),
                   paint_plain());
    if (told)
        uc_write(c, st, how, text, rect_make(x, rect_bottom(plate), words, h));
}

/* Who deals: a label at the end of the name's line, or its sign alone where there is no room. */
static void badges(const struct stage *st, struct canvas *c, int s, const struct uc_plate *p)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    char name[UC_PICTURE];
    if (st->shown.b.num[UPCOLOR_DEALER] != s || uc_agreeing(st))
        return;
    const struct ui_words how = {.face = st->ui.theme->strong, .size = 38};
    const float words = fminf(uc_width(st, how, uc_seat(st, s)), p->name.w),
                h = fmaxf(ui_px(&st->ui, 38), uc_letter(st, 22) * 1.35F),
                x = p->name.x + words + h * 0.5F;
    const struct rect line =
        rect_make(x, p->dealer.y + (p->dealer.h - h) / 2, rect_right(p->dealer) - x, h);
    const struct ui_words label = {.face = st->ui.theme->strong};
    if (look(st)->at.wide_plates || st->privacy == PRIVACY_OPEN ||
        !uc_fits(st, label, _("Dealer"), line.w - h * 1.9F)) {
        snprintf(name, sizeof name, "upcolor/signs/%s/dealer", uc_tone(st));
        canvas_picture(c, name, p->dealer, paint_plain());
        return;
    }
    snprintf(name, sizeof name, "upcolor/signs/%s/dealer",
             look(st)->dark ? "light" : "dark"); /* on the other tone's ground */
    uc_pill(c, st, name, true, _("Dealer"), line, 24, TEXT_RIGHT);
}

/* Partners wear the same sign. */
static void team(const struct stage *st, struct canvas *c, int s, struct rect emblem)
{
    char name[UC_PICTURE];
    if (!st->rules.option[UPCOLOR_TEAMS])
        return;
    snprintf(name, sizeof name, "upcolor/signs/%s/team-%s", uc_tone(st), s % 2 ? "peak" : "wave");
    const float side = emblem.w * 0.40F;
    const struct rect r =
        rect_make(rect_right(emblem) - side * 0.85F, rect_bottom(emblem) - side, side, side);
    canvas_panel(c, r,
                 &(struct panel){.fill = st->ui.theme->panel,
                                 .radius = side,
                                 .line = st->ui.theme->text,
                                 .line_width = fmaxf(1, ui_px(&st->ui, 2.5F))});
    canvas_picture(c, name, rect_scaled(r, 0.7F), paint_plain());
}

static void plate(const struct stage *st, struct canvas *c, int s)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct uc_places *at = &look(st)->at;
    const bool around = !rect_empty(at->face[s]), away = !upcolor_seated(b, s);
    const struct rect r = around ? at->box[s] : at->plate[s];
    struct uc_plate p;
    uc_plate_parts(st, s, &p);
    if (b->num[UPCOLOR_BARRED + s] && !away)
        penalty(st, c, s, r);
    canvas_push_fade(c, away ? 0.5F : 1);
    uc_panel(c, st, r, 28, t->panel, t->line, 3);
    if (around) /* stands out before the table */
        canvas_panel(c, rect_inset(p.emblem, -ui_px(&st->ui, 5)),
                     &(struct panel){.fill = t->panel, .radius = p.emblem.w});
    if (p.emblem.w > 0) {
        uc_emblem(c, st, s, p.emblem);
        team(st, c, s, p.emblem);
    }
    uc_write(c, st,
             (struct ui_words){
                 .face = t->strong, .size = 38, .place = TEXT_MIDDLE, .lines = 1, .name = true},
             uc_seat(st, s), p.name);
    if (away) {
        const struct ui_words gone = UI_LINE(NULL, 26, t->soft, TEXT_LEFT);
        if (uc_fits(st, gone, _("has left"),
                    p.row.w)) /* else a plate without cards and chips says it */
            uc_write(c, st, gone, _("has left"), p.row);
    } else {
        const float side = fminf(p.cards.w, p.row.h / LAYOUT_CARD);
        if (uc_in_front(st, s) && side > 8) /* its cards lie in front */
            uc_card(c, st, (card)CARD_HIDDEN,
                    rect_fitted(rect_make(p.cards.x, p.row.y, side, p.row.h), 250, 350),
                    paint_alpha(0.4F));
        if (p.count.w > 0)
            number(st, c, upcolor_hand_count(b, s), 38, p.count, TEXT_LEFT);
        number(st, c, uc_has(st, b, s), 28, p.stack, TEXT_RIGHT);
        if (p.chip.w > 0)
            uc_thing(c, st, p.chip);
    }
    canvas_pop_fade(c);
    badges(st, c, s, &p);
}

void uc_draw_plates(const struct stage *st, struct canvas *c)
{
    canvas_tag(c, "plates");
    for (int s = 0; s < st->rules.nseats; s++)
        if (uc_on_top(st, s))
            plate(st, c, s);
    canvas_tag(c, NULL);
}

/* The seat in front: emblem, name, cards, its stakes as they lie there, or its penalty; the hint is
 * at its foot. */
void uc_draw_own(const struct stage *st, struct canvas *c)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int s = st->me, n = upcolor_hand_count(b, s);
    struct uc_own p;
    char text[UC_NAME];
    uc_own_parts(st, &p);
    canvas_tag(c, "own");
    uc_panel(c, st, look(st)->at.own, 36, t->panel, t->line, 4);
    uc_emblem(c, st, s, p.emblem);
    team(st, c, s, p.emblem);
    uc_write(c, st,
             (struct ui_words){
                 .face = t->strong, .size = 52, .place = TEXT_BOTTOM, .lines = 1, .name = true},
             uc_seat(st, s), p.name);
    snprintf(text, sizeof text, i18n_plural("%d card", "%d cards", (unsigned long)n), n);
    /* they lie beside it: the number is enough */
    if (!uc_fits(st, (struct ui_words){0}, text, p.cards.w))
        snprintf(text, sizeof text, "%d", n);
    const struct ui_words number_of = {
        .size = 32, .place = p.penalty.h > 0 ? TEXT_MIDDLE : TEXT_TOP, .lines = 1};
    /* in a small picture of a table the cards themselves are */
    if (ui_write_fits(&st->ui, &number_of, text, p.cards))
        uc_write(c, st, number_of, text, p.cards);
    uc_stack(st, c, s, p.heap, 4, 6);
    if (p.chip.w > 0)
        uc_thing(c, st, p.chip);
    number(st, c, uc_has(st, b, s), p.heap.w > 0 ? 46 : 36, p.stack, TEXT_LEFT);
    if (p.dealer.w > 0) {
        snprintf(text, sizeof text, "upcolor/signs/%s/dealer", uc_tone(st));
        canvas_picture(c, text, p.dealer, paint_plain());
    }
    if (p.penalty.h > 0) {
        uc_panel(c, st, p.penalty, 22, look(st)->dark ? UC_SOOT : UC_INK, 0, 0);
        const float sign = p.penalty.h * 0.55F;
        const struct rect words = rect_make(p.penalty.x + sign * 1.5F, p.penalty.y,
                                            p.penalty.w - sign * 1.7F, p.penalty.h);
        const struct ui_words how = {.size = 24, .colour = COLOUR_WHITE, .place = TEXT_MIDDLE};
        const char *why = _("No share: kept a discard card");
        if (uc_height(st, how, why, words.w) > words.h)
            why = C_("penalty", "No share");
        canvas_picture(c, "upcolor/signs/no-share",
                       rect_make(p.penalty.x + sign * 0.3F, p.penalty.y + (p.penalty.h - sign) / 2,
                                 sign, sign),
                       paint_plain());
        uc_write(c, st, how, why, words);
    }
    canvas_tag(c, NULL);
}

/* ---- whose turn ---- */

static struct rect plate_of(const struct stage *st, int s)
{
    CARRE_ASSERT(s < st->shown.b.nseats);
    const struct uc_places *at = &look(st)->at;
    return s < 0                     ? (struct rect){0}
           : !rect_empty(at->box[s]) ? at->box[s]
           : uc_on_top(st, s)        ? at->plate[s]
                                     : at->own;
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
    const float pulse = ui_pulse(&st->ui, k->turn_since, RING_MS);
    r = rect_inset(r, -ui_px(&st->ui, 4) - r.h * pulse);
    const uint32_t line = uc_call_line(st, uc_call(&st->shown.b));
    uc_panel(c, st, r, uc_on_top(st, to) ? 32 : 40, 0, line, 8);
    const struct rect face = look(st)->at.face[to];
    if (!rect_empty(face) && t >= 1) { /* over the ring where they meet */
        const float out = ui_px(&st->ui, 9);
        uc_emblem(c, st, to, face);
        team(st, c, to, face);
        canvas_panel(c, rect_inset(face, -out),
                     &(struct panel){.radius = face.w,
                                     .line = line,
                                     .line_width = fmaxf(2, ui_px(&st->ui, 8))});
    }
    if (look(st)->at.shared && uc_in_front(st, to) && t >= 1)
        uc_panel(c, st, rect_inset(look(st)->at.own, -ui_px(&st->ui, 4)), 40, 0, line, 8);
}
