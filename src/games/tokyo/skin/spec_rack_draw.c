/* The rack drawn: cards upright or as rows, what stands at their feet, and one of them large, with
 * all that it does. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void band(const struct stage *st, struct canvas *c, struct rect r, const struct item *i,
                 enum spec_card state, const char *words)
{
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const bool lit = state != CARD_NOT_NOW;
    const float cap = i && i->key ? ui_key_width(&ui, i, 17) : 0, edge = ui_px(&ui, 5);
    const uint32_t ink = state == CARD_CHOSEN || state == CARD_EXCHANGED ? SPEC_ON_SEAL_RGB
                         : lit                                           ? SPEC_RUST_RGB
                                                                         : t->text;
    canvas_panel(c, r,
                 &(struct panel){.fill = state == CARD_CHOSEN || state == CARD_EXCHANGED
                                             ? spec_colour(st, SPEC_VERMILION_DEEP)
                                         : lit ? 0xFFF3D6FFU
                                               : 0x0D1526F4U,
                                 .radius = ui_px(&ui, 6)});
    const struct ui_words how = UI_LINE(t->plain, 18, ink, TEXT_CENTRE);
    const struct ui_words one = {.face = t->plain, .size = 18, .lines = 1};
    const bool capped = cap > 0 && (poker_width(st, one, words) + cap + 3 * edge <= r.w ||
                                    r.h > ui_least(&ui) * 2.2F);
    poker_write(c, st, how, words,
                rect_make(r.x + edge, r.y, r.w - 2 * edge - (capped ? cap + edge : 0), r.h));
    if (capped)
        ui_key(c, &ui, i, (struct point){rect_right(r) - cap / 2 - edge, r.y + r.h / 2}, 17,
               lit && state != CARD_CHOSEN ? SPEC_INK_RGB : SPEC_WASHI_RGB,
               lit && state != CARD_CHOSEN ? SPEC_WASHI_RGB : SPEC_INK_RGB);
}

static void upright(const struct stage *st, struct canvas *c, struct rect r, int effect,
                    const struct item *i, enum spec_card state, const char *words)
{
    const struct ui ui = poker_ui(st);
    const struct ui_words one = {.face = st->ui.theme->plain, .size = 18, .lines = 1};
    const float least = ui_least(&ui), key = i && i->key ? ui_key_width(&ui, i, 17) : 0;
    const bool two = poker_width(st, one, words) + key + ui_px(&ui, 26) > r.w &&
                     poker_width(st, one, words) + r.w * 0.07F + ui_px(&ui, 18) > r.w;
    const float foot = least * (two ? 2.7F : 1.75F), in = r.w * 0.035F;
    spec_face_over(c, st, effect, r, state == CARD_NOT_NOW, foot + in);
    band(st, c, rect_make(r.x + in, rect_bottom(r) - foot - in, r.w - 2 * in, foot), i, state,
         words);
}

static void row(const struct stage *st, struct canvas *c, struct rect r, int effect,
                const struct item *i, enum spec_card state, const char *words)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const bool grey = state == CARD_NOT_NOW;
    const float edge = ui_px(&ui, 8), side = r.h * 0.86F,
                cap = i && i->key ? ui_key_width(&ui, i, 17) : 0,
                line = poker_letter(st, 18) * 1.32F;
    char number[16];
    canvas_panel(c, r,
                 &(struct panel){.fill = grey ? SPEC_FADED_RGB : SPEC_WASHI_RGB,
                                 .radius = ui_px(&ui, 8),
                                 .line = spec_family_colour(st, spec_family(effect)),
                                 .line_width = fmaxf(1.5F, ui_px(&ui, 3))});
    float x = r.x + edge * 0.6F;
    spec_emblem(c, effect, rect_make(x, r.y + (r.h - side) / 2, side, side), grey ? 0.75F : 1);
    x += side + edge * 0.6F;
    const float sq = fmaxf(poker_letter(st, 18) * 1.35F, r.h * 0.36F),
                right = rect_right(r) - edge - (cap > 0 ? cap + edge : 0);
    const struct ui_words how = {.face = t->strong, .size = 18};
    const bool sealed =
        spec_number(effect) && poker_fits(st, how, spec_title(effect), right - x - sq - edge);
    if (sealed) {
        snprintf(number, sizeof number, "%d", spec_number(effect));
        spec_seal(c, st, rect_make(x, r.y + (r.h - sq) / 2, sq, sq), number, -3);
        x += sq + edge;
    }
    const bool both = r.h >= 2 * line &&
                      poker_fits(st, (struct ui_words){.face = t->plain}, words, right - x) &&
                      poker_fits(st, how, spec_title(effect), right - x);
    poker_write(
        c, st, UI_LINE(t->strong, 22, SPEC_INK_RGB, TEXT_LEFT), spec_title(effect),
        rect_make(x, both ? r.y + r.h / 2 - line * 1.05F : r.y, right - x, both ? line : r.h));
    if (both)
        poker_write(c, st,
                    UI_LINE(t->plain, 18,
                            grey              ? 0x24242CFFU
                            : st->ui.contrast ? SPEC_DEED_DEEP_RGB
                                              : SPEC_RUST_RGB,
                            TEXT_LEFT),
                    words, rect_make(x, r.y + r.h / 2, right - x, line));
    if (cap > 0)
        ui_key(c, &ui, i, (struct point){rect_right(r) - edge - cap / 2, r.y + r.h / 2}, 17,
               SPEC_INK_RGB, SPEC_WASHI_RGB);
}

/* A name from the top down, in two lines from the right where one is too short for it: what is
 * quoted begins the second. Nothing where it has no room. */
static void name_down(const struct stage *st, struct canvas *c, const char *name, struct rect r,
                      uint32_t ink)
{
    const struct ui ui = poker_ui(st);
    const float least = ui_least(&ui), px = ui_letters(&ui, 22);
    const char *quote = strstr(name, "「");
    char line[2][SPEC_TEXT] = {"", ""};
    int letters[2] = {0, 0};
    snprintf(line[0], SPEC_TEXT, "%s", name);
    for (const char *s = name; *s; s++)
        letters[0] += (*s & 0xC0) != 0x80;
    if ((float)letters[0] * least * 1.04F > r.h && quote) {
        snprintf(line[0], SPEC_TEXT, "%.*s", (int)(quote - name), name);
        snprintf(line[1], SPEC_TEXT, "%s", quote);
        for (const char *s = quote; *s; s++)
            letters[1] += (*s & 0xC0) != 0x80;
        letters[0] -= letters[1];
    }
    const int lines = line[1][0] ? 2 : 1, most = letters[0] > letters[1] ? letters[0] : letters[1];
    const float size = fminf(px, r.h / (float)(most ? most : 1) / 1.04F), w = size * 1.3F;
    if (size < least || w * (float)lines > r.w)
        return;
    for (int i = 0; i < lines; i++) {
        const float high = size * 1.04F * (float)letters[i];
        spec_upright(
            c, st, line[i],
            rect_make(r.x + (r.w + w * (float)lines) / 2 - w * (float)(i + 1), r.y, w, high), size,
            ink);
    }
}

/* A slip as long as the cards beside it: seal, emblem, name from the top down, the key. Where
 * several share the height, the emblem alone. */
static void fun(const struct stage *st, struct canvas *c, struct rect r, int effect,
                const struct item *i, enum spec_card state)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    const struct ui ui = poker_ui(st);
    const bool grey = state == CARD_NOT_NOW, contrast = st->ui.contrast;
    const float cap = i && i->key ? ui_key_width(&ui, i, 17) : 0,
                foot = cap > 0 ? ui_least(&ui) * 2 : r.h * 0.05F, line = ui_px(&ui, 5),
                head = r.h > r.w * 1.7F ? r.w * 0.3F : 0;
    canvas_panel(
        c, r,
        &(struct panel){.fill = grey ? contrast ? 0xC2BCB0FFU : SPEC_FADED_RGB : 0xF6EBD2FFU,
                        .fill_bottom = contrast ? 0
                                       : grey   ? 0x9A9386FFU
                                                : 0xEAD9B0FFU,
                        .radius = ui_px(&ui, 8),
                        .line = spec_family_colour(st, SPEC_OF_FUN),
                        .line_width = fmaxf(1.5F, ui_px(&ui, 3))});
    canvas_panel(c, rect_inset(r, line * 1.2F),
                 &(struct panel){.radius = ui_px(&ui, 5),
                                 .line = colour_faded(spec_family_colour(st, SPEC_OF_FUN), 0.7F),
                                 .line_width = fmaxf(1, ui_px(&ui, 1.4F)),
                                 .dash = line,
                                 .gap = line * 0.8F});
    if (head > 0)
        spec_brush_seal(c, st, rect_make(r.x + line * 0.6F, r.y + line * 0.6F, head, head), "raku",
                        "楽", -3);
    const float side = fminf(r.w * 0.84F, r.h - foot - head - line),
                top = r.y + head + (head > 0 ? line * 0.6F : (r.h - foot - side) / 2);
    spec_emblem(c, effect, rect_make(r.x + (r.w - side) / 2, top, side, side), grey ? 0.75F : 1);
    const struct rect rest = rect_make(r.x + line * 1.6F, top + side + line, r.w - 3.2F * line,
                                       rect_bottom(r) - foot - top - side - 1.6F * line);
    const struct ui_words how = {.face = st->ui.theme->strong,
                                 .size = 19,
                                 .colour = grey ? SPEC_GREY_INK_RGB : SPEC_INK_RGB,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE};
    if (strcmp(ui.lang, "ja") == 0)
        name_down(st, c, spec_title(effect), rest, how.colour);
    else if (rest.h > ui_least(&ui) * 2.4F && ui_write_fits(&ui, &how, spec_title(effect), rest))
        poker_write(c, st, how, spec_title(effect), rest);
    if (cap > 0)
        ui_key(c, &ui, i, (struct point){r.x + r.w / 2, rect_bottom(r) - ui_least(&ui) * 1.15F}, 17,
               SPEC_INK_RGB, SPEC_WASHI_RGB);
}

/* An own card, where it is now. `pick`: -1 on its way out of the rack. */
void spec_draw_own_card(const struct stage *st, struct canvas *c, const struct placed *p, int pick)
{
    CARRE_ASSERT(pick >= -1);
    struct rect r = p->spot.at;
    if (r.w < 4)
        return;
    if (!p->spot.up || !card_is_spec(p->face)) {
        spec_effect_back(c, r);
        return;
    }
    const int effect = card_effect(p->face);
    const struct item *i = pick >= 0 ? items_get(st->items, item_id("card", pick)) : NULL;
    const enum spec_card state =
        pick >= 0 && spec_sees_rack(st) ? spec_card_state(st, pick) : CARD_NOW;
    const char *words = pick >= 0 && spec_sees_rack(st) ? spec_card_foot(st, pick) : "";
    const bool shown = i && (i->hovered || i->focused),
               lit = state == CARD_NOW || state == CARD_READY;
    if (i && i->pressed && !st->ui.calm)
        r = rect_scaled(r, 0.97F);
    else if (shown && state != CARD_CHOSEN && !st->ui.calm && !spec_rack_rows(st))
        r = rect_moved(r, 0, -r.h * 0.03F);
    if (state == CARD_CHOSEN || state == CARD_EXCHANGED)
        canvas_panel(
            c, rect_inset(r, -ui_px(&st->ui, 4)),
            &(struct panel){.fill = spec_colour(st, SPEC_VERMILION), .radius = ui_px(&st->ui, 11)});
    else if (state == CARD_WITH_ALL_IN) /* not by itself: a line, and no light */
        canvas_panel(
            c, rect_inset(r, -ui_px(&st->ui, 2.4F)),
            &(struct panel){.fill = spec_colour(st, SPEC_GOLD), .radius = ui_px(&st->ui, 10)});
    else if (lit && !spec_exchanging(st))
        canvas_panel(c, rect_inset(r, -ui_px(&st->ui, 4)),
                     &(struct panel){.fill = spec_colour(st, SPEC_LAMP),
                                     .radius = ui_px(&st->ui, 11),
                                     .shadow = st->ui.contrast ? 0 : 0xFFD79A80U,
                                     .shadow_size = ui_px(&st->ui, 14)});
    if (p->zone == SPEC_FUN + st->me)
        fun(st, c, r, effect, i, state);
    else if (spec_rack_rows(st))
        row(st, c, r, effect, i, state, words);
    else
        upright(st, c, r, effect, i, state, words);
    if (i) {
        const struct ui ui = poker_ui(st);
        ui_ring(c, &ui, i);
    }
}

static void head_toggle(const struct stage *st, struct canvas *c, const char *id, const char *icon,
                        const char *picture)
{
    const struct item *i = items_get(st->items, item_id(id, 0));
    if (!i)
        return;
    poker_button_box(c, st, i, i->chosen ? POKER_LIT : POKER_QUIET);
    const float side = fminf(i->bounds.h, i->bounds.w * 0.75F) * (picture ? 0.86F : 0.62F);
    if (picture && canvas_has_picture(c, picture)) {
        canvas_picture(c, picture, rect_around(rect_centre(i->bounds), side, side),
                       paint_alpha(i->why_not ? 0.4F : 1));
        return;
    }
    ui_icon(c, &st->ui, icon, rect_around(rect_centre(i->bounds), side, side),
            i->why_not  ? st->ui.theme->on_dim
            : i->chosen ? spec_colour(st, SPEC_LAMP)
                        : st->ui.theme->text);
}

/* The card under the pointer, with all that it does, over the plates on the left: it hides whole
 * plates or nothing of them. */
static void large(const struct stage *st, struct canvas *c, int effect)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const struct poker_places *k = spec_table_at(st);
    const float pad = ui_px(&ui, 16), x = spec_at(st)->rack_head.x - pad * 0.4F,
                w = k->board.x - x - pad * 0.5F, face = fminf(w * 0.26F, ui_px(&ui, 150));
    const struct ui_words head = {.face = t->strong,
                                  .size = 28,
                                  .colour = SPEC_INK_RGB,
                                  .place = TEXT_TOP,
                                  .lines = 2},
                          under = {.face = t->plain,
                                   .size = 20,
                                   .colour = SPEC_RUST_RGB,
                                   .place = TEXT_TOP,
                                   .lines = 3};
    const struct ui_words body = {
        .face = t->plain, .size = 21, .colour = SPEC_INK_RGB, .place = TEXT_TOP};
    char line[SPEC_TEXT], number[16];
    snprintf(line, sizeof line, "%s · %s", spec_family_name(spec_family(effect)),
             spec_when(effect));
    const float tw = w - face - 3 * pad, h1 = ui_write_height(&ui, &head, spec_title(effect), tw),
                h2 = ui_write_height(&ui, &under, line, tw),
                h3 = ui_write_height(&ui, &body, spec_about(effect), w - 2 * pad);
    const float upper = fmaxf(face, h1 + h2 + 2), h = upper + h3 + 3 * pad,
                bottom = spec_at(st)->rack_head.y - pad * 0.4F;
    float y = bottom - h;
    for (int again = 0; again < SEATS; again++)
        for (int s = 0; s < st->rules.nseats; s++) {
            const struct rect p = rect_union(k->seat[s].plate, k->seat[s].bet);
            if (k->seat[s].left && !rect_empty(k->seat[s].plate) && y > p.y - 3 &&
                y < rect_bottom(p))
                y = p.y - 3;
        }
    y = fmaxf(y, ui_px(&ui, 6));
    const struct rect r = rect_make(x, y, w, bottom - y);
    canvas_panel(c, r,
                 &(struct panel){.fill = 0xF7EFDDFFU,
                                 .radius = ui_px(&ui, 12),
                                 .line = spec_family_colour(st, spec_family(effect)),
                                 .line_width = fmaxf(2, ui_px(&ui, 4)),
                                 .shadow = 0x000000AAU,
                                 .shadow_size = ui_px(&ui, 22)});
    spec_emblem(c, effect, rect_make(r.x + pad, r.y + pad + (upper - face) / 2, face, face), 1);
    if (spec_number(effect)) {
        snprintf(number, sizeof number, "%d", spec_number(effect));
        const float side = fmaxf(face * 0.34F, ui_least(&ui) * 1.4F);
        spec_seal(c, st, rect_make(r.x + pad * 0.5F, r.y + pad * 0.5F, side, side), number, -3);
    }
    poker_write(c, st, head, spec_title(effect),
                rect_make(r.x + face + 2 * pad, r.y + pad + (upper - h1 - h2) / 2, tw, h1 + 2));
    poker_write(
        c, st, under, line,
        rect_make(r.x + face + 2 * pad, r.y + pad + (upper - h1 - h2) / 2 + h1, tw, h2 + 2));
    poker_write(c, st, body, spec_about(effect),
                rect_make(r.x + pad, r.y + 2 * pad + upper, w - 2 * pad,
                          rect_bottom(r) - pad - (r.y + 2 * pad + upper)));
}

void spec_draw_large(const struct stage *st, struct canvas *c)
{
    for (int i = 0; i < spec_cards(&st->shown.b, st->me); i++) {
        const struct item *item = items_get(st->items, item_id("card", i));
        if (item && item->role == ITEM_CARD && (item->hovered || item->focused) &&
            spec_effect_of(st, i) >= 0) {
            canvas_tag(c, "large card");
            large(st, c, spec_effect_of(st, i));
            canvas_tag(c, NULL);
            return;
        }
    }
}

void spec_draw_rack(const struct stage *st, struct canvas *c)
{
    const struct board *b = &st->shown.b;
    const struct theme *t = st->ui.theme;
    char text[SPEC_TEXT];
    if (b->num[HOLDEM_RANK + st->me])
        return;
    canvas_tag(c, "rack");
    const struct rect head = spec_at(st)->rack_head;
    const int held = board_count(b, SPEC_HELD + st->me);
    const struct ui_words how = UI_LINE(t->plain, 22, 0, TEXT_LEFT),
                          number =
                              UI_LINE(t->strong, 24, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_LEFT);
    snprintf(text, sizeof text, _("%d / %d"), held, SPEC_HELD_MOST);
    const float most = spec_rack_button(st, st->rules.option[SPEC_DRINKS] ? 1 : 0).x - head.x -
                       ui_px(&st->ui, 10),
                nw = poker_width(st, number, text) + 3,
                w = fminf(poker_width(st, how, _("Effect cards")) + 3, most - nw);
    if (poker_fits(st, how, _("Effect cards"), most - nw - ui_px(&st->ui, 14)))
        poker_write(c, st, how, _("Effect cards"), rect_make(head.x, head.y, w, head.h));
    poker_write(c, st, number, text,
                rect_make(head.x + w + ui_px(&st->ui, 14), head.y, nw, head.h));
    head_toggle(st, c, "stops", "pause", NULL);
    head_toggle(st, c, "drink", "plus", spec_drink_picture(st, 2));
    for (int i = held; i < SPEC_HELD_MOST; i++)
        canvas_panel(c, spec_effect_spot(st, i),
                     &(struct panel){.radius = ui_px(&st->ui, 10),
                                     .line = colour_faded(t->soft, 0.45F),
                                     .line_width = fmaxf(1, ui_px(&st->ui, 1.4F)),
                                     .dash = ui_px(&st->ui, 8),
                                     .gap = ui_px(&st->ui, 7)});
    canvas_tag(c, NULL);
}
