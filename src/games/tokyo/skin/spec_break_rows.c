/* Who has what in a break: a row for everybody, who is out, re-entries, and the own cards with
 * their drink. */
#include "spec_break.h"

#include "check.h"
#include "i18n.h"
#include "layout.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Columns of the table: portrait and name, chips, effects, re-entries, order. */
struct columns {
    float name, chips, cards, again, order, end;
};

/* Names and numbers come before faces and signs. */
static bool narrow(const struct stage *st, float w) { return w < spec_least(st) * 28; }

static struct columns columns(const struct stage *st, const struct rect *r)
{
    const float w = r->w;
    if (narrow(st, w))
        return (struct columns){
            r->x,          r->x + w * 0.405F, r->x + w * 0.62F, r->x + w * 0.755F, r->x + w * 0.89F,
            rect_right(*r)};
    return (struct columns){
        r->x,          r->x + w * 0.365F, r->x + w * 0.55F, r->x + w * 0.71F, r->x + w * 0.88F,
        rect_right(*r)};
}

static void row(const struct stage *st, struct canvas *c, int s, struct rect r)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct spec_break *k = spec_break_pause(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const struct columns at = columns(st, &r);
    const float pad = ui_px(&st->ui, 8), letter = spec_least(st),
                face = fminf(r.h * 0.86F, r.w * (narrow(st, r.w) ? 0.11F : 0.15F));
    const struct item *choose = items_get(st->items, item_id("order-for", s));
    char words[SPEC_WORDS];
    const bool mine = choose ? k->orders == s : spec_break_here(st, s);
    spec_box(c, st, r, mine ? 0x1E2F5CFFU : 0x111B34FFU,
             choose && mine ? spec_colour(st, SPEC_LAMP) : 0, 2);
    if (mine)
        canvas_fill(c, rect_make(r.x, r.y + r.h * 0.15F, fmaxf(3, ui_px(&st->ui, 5)), r.h * 0.7F),
                    spec_colour(st, SPEC_VERMILION));
    /* nobody has folded here */
    spec_disc(c, st, s, rect_make(r.x + pad * 1.4F, r.y + (r.h - face) / 2, face, face), false);
    poker_write(c, st, UI_LINE(t->strong, 26, 0, TEXT_LEFT), stage_name(st, s),
                rect_make(r.x + face + pad * 2.4F, r.y, at.chips - r.x - face - pad * 2.4F, r.h));
    poker_amount(st, b->num[HOLDEM_STACK + s], words);
    poker_write(c, st, UI_LINE(t->strong, 27, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT), words,
                rect_make(at.chips, r.y, at.cards - at.chips - pad * 2, r.h));
    const int held = board_count(b, SPEC_HELD + s), fun = board_count(b, SPEC_FUN + s),
              most = st->rules.option[SPEC_REENTRIES];
    const float ch = fminf(r.h * 0.52F, letter * 1.5F), cw = ch / LAYOUT_CARD;
    if (cw * 3.6F + letter * 1.6F < at.again - at.cards) {
        for (int i = 0; i < SPEC_HELD_MOST; i++) {
            const struct rect q =
                rect_make(at.cards + cw * 1.2F * (float)i, r.y + (r.h - ch) / 2, cw, ch);
            if (i < held)
                spec_effect_back(c, q);
            else
                canvas_panel(c, q,
                             &(struct panel){.radius = cw * 0.1F,
                                             .line = 0x6E7FA6FFU,
                                             .line_width = 1.2F,
                                             .dash = 4,
                                             .gap = 3});
        }
        snprintf(words, sizeof words, "+%d", fun);
        if (fun)
            poker_write(c, st, UI_LINE(t->plain, 20, 0xFF9C82FFU, TEXT_LEFT), words,
                        rect_make(at.cards + cw * 3.7F, r.y, at.again - at.cards - cw * 3.7F, r.h));
    } else {
        snprintf(words, sizeof words, "%d+%d", held, fun);
        poker_write(c, st, UI_LINE(NULL, 20, 0, TEXT_CENTRE), words,
                    rect_make(at.cards, r.y, at.again - at.cards, r.h));
    }
    if (most) {
        const int used = b->num[SPEC_REENTERED + s];
        const struct ui_words count = UI_LINE(NULL, 22, 0, TEXT_CENTRE);
        snprintf(words, sizeof words, "%d/%d", used, most);
        const float lamp = fminf(r.h * 0.52F, letter * 2.1F),
                    need = poker_width(st, count, words) + 4, room = at.order - at.again,
                    all = lamp * (float)most;
        /* one for each, lit when it was used */
        const bool lamps = most <= 3 && all + need <= room;
        const float x = at.again + (lamps ? (room - all - need) / 2 : 0);
        if (lamps)
            spec_lanterns(st, c, rect_make(x, r.y + (r.h - lamp) / 2, all, lamp), used, most);
        poker_write(c, st, count, words,
                    lamps ? rect_make(x + all, r.y, need, r.h)
                          : rect_make(at.again, r.y, room, r.h));
    }
    if (spec_break_thirsty(st, s) &&
        canvas_has_picture(c, spec_drink_picture(st, spec_break_drink(st, s)))) {
        const float side = fminf(r.h * 0.9F, at.end - at.order);
        canvas_picture(
            c, spec_drink_picture(st, spec_break_drink(st, s)),
            rect_around((struct point){(at.order + at.end) / 2, r.y + r.h / 2}, side, side),
            paint_plain());
    } else {
        poker_write(c, st, UI_LINE(NULL, 20, t->soft, TEXT_CENTRE), "–",
                    rect_make(at.order, r.y, at.end - at.order, r.h));
    }
    if (choose)
        ui_ring(c, &st->ui, choose);
}

/* A player who is out: a face, a name, and that it is so. */
static void row_out(const struct stage *st, struct canvas *c, int s, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct columns at = columns(st, &r);
    const float pad = ui_px(&st->ui, 8),
                face = fminf(r.h * 0.86F, r.w * (narrow(st, r.w) ? 0.11F : 0.15F));
    const struct ui_words how = UI_LINE(t->plain, 23, t->on_dim, TEXT_LEFT);
    struct ui_words right = how;
    right.align = TEXT_RIGHT;
    spec_disc(c, st, s, rect_make(r.x + pad * 1.4F, r.y + (r.h - face) / 2, face, face), true);
    poker_write(c, st, how, stage_name(st, s),
                rect_make(r.x + face + pad * 2.4F, r.y, at.chips - r.x - face - pad * 2.4F, r.h));
    poker_write(c, st, right, C_("poker", "Out"),
                rect_make(at.chips, r.y, at.cards - at.chips - pad * 2, r.h));
}

void spec_break_draw_rows(const struct stage *st, struct canvas *c, const struct places *p)
{
    const struct theme *t = st->ui.theme;
    const struct rect r = p->table, first = spec_break_row(st, p, 0);
    const struct columns at = columns(st, &first);
    const struct ui_words how = UI_LINE(NULL, 19, t->soft, TEXT_LEFT);
    struct ui_words mid = how, right = how;
    mid.align = TEXT_CENTRE;
    right.align = TEXT_RIGHT;
    const float head = fminf(first.y - r.y, spec_break_head(st)), pad = ui_px(&st->ui, 14);
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    const char *again = poker_fits(st, mid, _("Re-entries"), at.order - at.again)
                            ? _("Re-entries")
                            : C_("column", "Re-entry"); /* the whole word, where it has room */
    const struct {
        float from, to;
        const char *text;
        struct ui_words how;
    } title[] = {
        {at.name + pad, at.chips, C_("column", "Player"), how},
        {at.chips, at.cards - pad, C_("column", "Chips"), right},
        {at.cards, at.again, C_("column", "Cards"), mid},
        {at.again, at.order, again, mid},
        {at.order, at.end, C_("column", "Drink"), mid},
    };
    for (size_t i = 0; i < sizeof title / sizeof *title; i++)
        if (poker_fits(st, title[i].how, title[i].text, title[i].to - title[i].from))
            poker_write(c, st, title[i].how, title[i].text,
                        rect_make(title[i].from, r.y, title[i].to - title[i].from, head));
    int i = 0;
    for (int s = 0; s < st->rules.nseats; s++)
        if (spec_break_is_in(st, s))
            row(st, c, s, spec_break_row(st, p, i++));
    for (int s = 0; s < st->rules.nseats; s++)
        if (!spec_break_is_in(st, s) && i < spec_break_rows(st, p))
            row_out(st, c, s, spec_break_row(st, p, i++));
}

void spec_break_draw_reentries(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct theme *t = st->ui.theme;
    const struct board *b = &st->shown.b;
    const int last = st->rules.option[SPEC_REENTRY_LEVELS];
    int n = 0;
    char words[SPEC_WORDS], until[SPEC_WORDS] = "";
    for (int s = 0; s < b->nseats; s++)
        n += b->num[SPEC_REENTERED + s];
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    const float pad = ui_px(&st->ui, 18), w = r.w - 2 * pad;
    snprintf(words, sizeof words, i18n_plural("%d re-entry", "%d re-entries", (unsigned long)n), n);
    if (!st->rules.option[SPEC_REENTRIES])
        snprintf(until, sizeof until, "%s", _("no re-entry at this table"));
    else if (b->num[HOLDEM_LEVEL] < last)
        snprintf(until, sizeof until,
                 i18n_plural("open for %d more level", "open for %d more levels",
                             (unsigned long)(last - b->num[HOLDEM_LEVEL])),
                 (int)(last - b->num[HOLDEM_LEVEL]));
    else
        snprintf(until, sizeof until, "%s", _("now closed"));
    const float said = poker_width(st, (struct ui_words){.face = t->strong, .size = 24}, words) + 4;
    poker_write(c, st, UI_LINE(t->strong, 24, 0, TEXT_LEFT), words,
                rect_make(r.x + pad, r.y, fminf(said, w * 0.5F), r.h));
    poker_write(c, st, UI_LINE(NULL, 21, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT), until,
                rect_make(r.x + pad + fminf(said, w * 0.5F) + pad, r.y,
                          w - fminf(said, w * 0.5F) - pad, r.h));
}

/* One of the cards of the player who orders. What has just come lies in the light, under the
 * break's seal.
 */
static void own_card(const struct stage *st, struct canvas *c, struct rect at, card face,
                     bool fresh)
{
    const float letter = spec_least(st);
    if (fresh)
        spec_light(c, st, at, spec_colour(st, SPEC_LAMP), 0.9F);
    if (card_is_spec(face))
        spec_face(c, st, card_effect(face), at, false, NULL);
    else
        spec_effect_back(c, at);
    if (fresh) {
        const float side = fmaxf(at.w * 0.34F, letter * 1.7F);
        const struct rect seal =
            rect_make(rect_right(at) - side * 0.68F, rect_bottom(at) - side * 0.72F, side, side);
        spec_brush_seal(c, st, seal, "kyukei", "休", -3);
    }
}

/* A place for one more: the drink that brings it, or that one would. */
static void own_place(const struct stage *st, struct canvas *c, struct rect at, int who, bool next)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const bool ordered = spec_break_thirsty(st, who);
    canvas_panel(c, at,
                 &(struct panel){.fill = 0x0D152680U,
                                 .radius = at.w * 0.06F,
                                 .line = ordered && next ? spec_colour(st, SPEC_LAMP) : 0x9FB4D8B0U,
                                 .line_width = fmaxf(1, ui_px(&st->ui, 2)),
                                 .dash = ui_px(&st->ui, 9),
                                 .gap = ui_px(&st->ui, 7)});
    if (!next || (!ordered && spec_break_no_drink(st, who)))
        return;
    const struct rect in = rect_inset(at, at.w * 0.08F);
    const struct ui_words how = {
        .size = 20, .colour = st->ui.theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    const char *picture = spec_drink_picture(st, spec_break_drink(st, who));
    const struct ui ui = poker_ui(st);
    const float half = fminf(in.w, in.h * 0.46F);
    const bool both = half > spec_least(st) * 2 &&
                      ui_write_fits(&ui, &how, _("One more with a drink"),
                                    rect_make(in.x, in.y, in.w, in.h - half)),
               said = both || ui_write_fits(&ui, &how, _("One more with a drink"), in);
    const float side = both ? half : fminf(in.w, in.h);
    const bool drawn = ((ordered && both) || !said) && canvas_has_picture(c, picture);
    if (drawn) {
        spec_halo(c, st, (struct point){in.x + in.w / 2, in.y + side * 0.55F}, side * 1.8F,
                  side * 1.7F, spec_colour(st, SPEC_LAMP), 0.55F);
        canvas_picture(
            c, picture,
            rect_make(in.x + (in.w - side) / 2, said ? in.y : in.y + (in.h - side) / 2, side, side),
            paint_alpha(ordered ? 1 : 0.6F));
    }
    if (said)
        poker_write(c, st, how, _("One more with a drink"),
                    drawn ? rect_make(in.x, in.y + side, in.w, in.h - side) : in);
}

/* What the break brings, beside the pack that it comes from. */
static void note(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct board *b = &st->shown.b;
    const float pad = ui_px(&st->ui, 16), high = fminf(r.h * 0.4F, ui_px(&st->ui, 104)),
                wide = high / LAYOUT_CARD;
    char words[SPEC_WORDS];
    int kinds = 0;
    for (int e = 0; e < SPEC_NORMAL; e++)
        kinds += spec_dealt(&st->rules, b->num[HOLDEM_LEVEL]) >> e & 1;
    const int left = board_count(b, SPEC_PACK);
    snprintf(
        words, sizeof words,
        i18n_plural(
            "Players with fewer than three effect cards get one. %d of %d is left in the pack.",
            "Players with fewer than three effect cards get one. %d of %d are left in the pack.",
            (unsigned long)left),
        left, kinds * SPEC_COPIES);
    const struct ui ui = poker_ui(st);
    const struct ui_words how = {.size = 20, .place = TEXT_MIDDLE};
    struct rect in = rect_inset(r, pad);
    if (!ui_write_fits(&ui, &how, words, in))
        in = rect_inset_xy(r, pad * 0.4F, 2);
    if (!ui_write_fits(&ui, &how, words, in))
        return;
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 1.6F);
    const float need = ui_write_height(&ui, &how, words, in.w);
    const bool pack = left > 0 && need + high + pad <= in.h && !st->ui.contrast &&
                      canvas_has_picture(c, "spec/effect-back");
    for (int i = 0; i < 3 && pack; i++)
        canvas_picture(c, "spec/effect-back",
                       rect_make(in.x + (in.w - wide) / 2 + (float)(i - 1) * wide * 0.34F,
                                 in.y + (i == 1 ? 0 : high * 0.05F), wide, high),
                       paint_angle((float)(i - 1) * 9));
    if (pack)
        in = rect_make(in.x, in.y + high + pad * 0.8F, in.w, in.h - high - pad * 0.8F);
    poker_write(c, st, how, words, in);
}

void spec_break_draw_own(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_break *k = spec_break_pause(st);
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    const int who = k->orders, held = board_count(b, SPEC_HELD + who),
              fun = board_count(b, SPEC_FUN + who);
    const bool sees = st->privacy == PRIVACY_ONE && held + fun > 0 &&
                      card_is_spec(held ? board_face(b, SPEC_HELD + who, 0)
                                        : board_face(b, SPEC_FUN + who, 0)),
               got = k->gave & seat_bit(who);
    const float letter = spec_least(st), head = letter * 2.0F,
                pad = ui_px(&st->ui, st->ui.text > 1.5F ? 14 : 20), h = r.h - head;
    float need = 0; /* a card is so wide that its name is not cut */
    for (int i = 0; i < held + fun && sees; i++)
        need = fmaxf(need, strcmp(st->ui.lang, "ja") == 0
                               ? 0
                               : spec_break_longest_word(
                                     st, spec_title(card_effect(board_face(
                                             b, i < held ? SPEC_HELD + who : SPEC_FUN + who,
                                             i < held ? i : i - held)))) /
                                     0.91F);
    const float w = fmaxf(fminf(h / LAYOUT_CARD, r.w * 0.178F),
                          fminf(need, fminf(h / 1.1F, r.w * 0.22F))),
                ch = fminf(h, w * LAYOUT_CARD);
    char words[SPEC_WORDS];
    snprintf(words, sizeof words, _("%s’s effect cards: %d of %d"), stage_name(st, who), held,
             (int)SPEC_HELD_MOST);
    poker_write(c, st, UI_LINE(t->plain, 23, 0, TEXT_LEFT), words,
                rect_make(r.x, r.y, r.w * 0.7F, head));
    float x = r.x;
    const float y = r.y + head + (h - ch) / 2;
    for (int i = 0; i < SPEC_HELD_MOST; i++, x += w + pad) {
        const struct rect at = rect_make(x, y, w, ch);
        if (i >= held)
            own_place(st, c, at, who, i == held);
        else if (!(got && i == held - 1))
            own_card(st, c, at, sees ? board_face(b, SPEC_HELD + who, i) : (card)CARD_HIDDEN,
                     false);
    }
    if (got && held) /* the last one over its neighbours' edges */
        own_card(st, c, rect_make(r.x + (w + pad) * (float)(held - 1), y, w, ch),
                 sees ? board_face(b, SPEC_HELD + who, held - 1) : (card)CARD_HIDDEN, true);
    for (int i = 0; i < fun && x + w < rect_right(r) - w * 1.1F; i++, x += w + pad)
        own_card(st, c, rect_make(x, y, w, ch),
                 sees ? board_face(b, SPEC_FUN + who, i) : (card)CARD_HIDDEN, false);
    const bool low = ch < letter * 9; /* large letters have the whole height */
    const struct rect box = rect_make(x, low ? r.y : y, rect_right(r) - x, low ? r.h : ch);
    if (box.w >= letter * 8)
        note(st, c, box);
}
