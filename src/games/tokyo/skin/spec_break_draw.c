/* The picture of a break: the bar, its slips, the clock, the button; the list is in
 * spec_break_rows.c. */
#include "spec_break.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Paper on a string from the shelf's edge, each a little aslant. */
static void hang(const struct stage *st, struct canvas *c, struct rect r, float shelf, int i,
                 bool lit, bool dull)
{
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    static const float aslant[SPEC_MENU] = {-0.7F, 0.6F, -0.4F, 0.8F, -0.8F, 0.5F};
    const float string = shelf < r.y && r.y - shelf < r.h * 0.3F
                             ? r.y - shelf
                             : fminf(ui_px(&st->ui, 34), r.h * 0.16F);
    canvas_fill(c, rect_make(r.x + r.w / 2 - 1, r.y - string, 2, string + 4), 0xC2452AFFU);
    if (lit)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.9F);
    if (!st->ui.contrast && canvas_has_picture(c, "spec/slip")) {
        struct paint paint = paint_angle(aslant[i]);
        if (dull)
            paint.tint = 0xE2DCCCFFU;
        canvas_picture(c, "spec/slip", rect_inset_xy(r, -r.w * 0.06F, -r.h * 0.03F), paint);
        return;
    }
    canvas_panel(c, r,
                 &(struct panel){.fill = dull ? 0xDDD2B8FFU : 0xF6EFDDFFU,
                                 .line = 0xC9BFA4FFU,
                                 .line_width = 1});
    canvas_fill(c, rect_make(r.x, r.y, r.w, fmaxf(3, ui_px(&st->ui, 8))), 0xC2452AFFU);
    canvas_ring(c, (struct point){r.x + r.w / 2, r.y + fmaxf(8, ui_px(&st->ui, 20))},
                fmaxf(2, ui_px(&st->ui, 4)), 9, SPEC_INK_RGB);
}

static int letters_of(const char *s)
{
    int n = 0;
    for (; *s; s++)
        n += (*s & 0xC0) != 0x80;
    return n;
}

/* A name that stands from the top down is hardly larger than the longest on the bar: slips are
 * written by one hand. */
static float upright_px(const struct stage *st, struct rect in, float most)
{
    int longest_name = 1;
    for (int i = 0; i < SPEC_MENU; i++)
        longest_name = letters_of(spec_drink_name(st, i)) > longest_name
                           ? letters_of(spec_drink_name(st, i))
                           : longest_name;
    return fminf(most, in.h / (float)longest_name * 1.2F);
}

static void slip(const struct stage *st, struct canvas *c, const struct places *p, int i)
{
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    CARRE_ASSERT(i >= 0 && i < SPEC_MENU);
    const struct item *it = items_get(st->items, item_id("slip", i));
    const struct spec_break *k = spec_break_pause(st);
    const struct rect r = p->slip[i];
    const struct theme *t = st->ui.theme;
    const bool ordered = k->drink[k->orders] == i + 1;
    const float pad = r.w * 0.03F;
    if (!it)
        return;
    hang(st, c, r, p->wall.y + p->wall.h * SHELF, i, ordered || (it->hovered && !it->why_not),
         it->why_not && !ordered);
    const float hole = strcmp(st->ui.lang, "ja") == 0
                           ? fmaxf(14, ui_px(&st->ui, 44))
                           : fmaxf(12, ui_px(&st->ui, 30)); /* letters begin below it */
    const struct rect in =
        rect_make(r.x + pad, r.y + hole, r.w - 2 * pad, r.h - hole - fmaxf(2, ui_px(&st->ui, 14)));
    if (strcmp(st->ui.lang, "ja") == 0)
        spec_upright(c, st, it->name, in, upright_px(st, in, r.w * 0.44F), SPEC_INK_RGB);
    else
        poker_write(c, st,
                    (struct ui_words){.face = t->strong,
                                      .size = 26,
                                      .colour = SPEC_INK_RGB,
                                      .align = TEXT_CENTRE,
                                      .place = TEXT_MIDDLE,
                                      .lines = 3},
                    it->name, in);
    ui_ring(c, &st->ui, it);
    if (ordered) {
        const float side = fminf(r.w * 0.46F, r.h * 0.62F);
        const struct rect at = rect_make(
            rect_right(r) - side * 0.72F,
            rect_bottom(r) - side * (strcmp(st->ui.lang, "ja") == 0 ? 0.7F : 0.4F), side, side);
        spec_brush_seal(c, st, at, "chumon", "注", -3);
    }
    if (canvas_has_picture(c, spec_drink_picture(st, i))) {
        struct paint paint = paint_plain();
        paint.alpha = it->why_not && !ordered ? 0.72F : 1;
        if (ordered)
            spec_halo(c, st, rect_centre(p->cup[i]), p->cup[i].w * 2.1F, p->cup[i].h * 1.9F,
                      spec_colour(st, SPEC_LAMP), 0.7F);
        canvas_picture(c, "spec/drinks/shadow", p->cup[i], paint);
        canvas_picture(c, spec_drink_picture(st, i), p->cup[i], paint);
    }
    const struct ui ui = poker_ui(st);
    if (ui.caps == CAPS_KEYS)
        ui_key(c, &ui, it,
               p->list ? (struct point){p->cup[i].x + p->cup[i].w * 0.3F,
                                        p->slip[i].y + ui_least(&ui) * 0.7F}
                       : (struct point){r.x + r.w / 2, (rect_bottom(r) + p->cup[i].y) / 2},
               18, t->text, t->well);
}

static void clock(const struct stage *st, struct canvas *c, struct rect r)
{
    const struct spec_break *k = spec_break_pause(st);
    const struct theme *t = st->ui.theme;
    const struct board *b = &st->shown.b;
    const int64_t end = spec_break_end(st), left = end - st->ui.now;
    const int s = (int)(left > 0 && end < INT64_MAX ? (left + 999) / 1000 : 0);
    const float pad = ui_px(&st->ui, 20),
                rest = st->ui.calm
                           ? (float)s * 1000
                           : (float)left /* with reduced motion the ember goes with the figures */,
                burn = end > k->since ? fmaxf(0, fminf(1, rest / (float)(end - k->since))) : 0,
                mid = r.y + r.h * 0.54F;
    char time[16], words[SPEC_WORDS], small[64], big[64];
    spec_box(c, st, r, SPEC_GLASS_RGB, SPEC_BRASS_RGB, 2);
    snprintf(time, sizeof time, "%d:%02d", s / 60, s % 60);
    const float w = r.w - 2 * pad;
    const struct ui_words plain = UI_LINE(t->plain, 24, 0, TEXT_LEFT);
    poker_write(c, st, plain,
                end == INT64_MAX ? _("The break lasts until you end it.") : _("Play resumes in"),
                rect_make(r.x + pad, r.y, end == INT64_MAX ? w : w * 0.62F, mid - r.y));
    if (end < INT64_MAX)
        poker_write(c, st, UI_LINE(t->strong, 46, spec_colour(st, SPEC_GOLD_NUMBER), TEXT_RIGHT),
                    time, rect_make(r.x + pad, r.y, w, mid - r.y));
    const float stick = fmaxf(2, ui_px(&st->ui, 4));
    canvas_fill(c, rect_make(r.x + pad, mid, w, stick), 0x3A4560FFU);
    canvas_fill(c, rect_make(r.x + pad, mid, w * burn, stick), 0xB08C46FFU);
    const struct point ember = {r.x + pad + w * burn, mid + stick / 2};
    const float high = fminf((mid - r.y) * 1.05F, ui_px(&st->ui, 86));
    if (!st->ui.contrast &&
        canvas_has_picture(c, "spec/incense")) { /* smoke rises where words leave it room */
        spec_halo(c, st, ember, high * 0.7F, high * 0.6F, spec_colour(st, SPEC_VERMILION), 0.7F);
        canvas_picture(
            c, "spec/incense",
            rect_make(ember.x - high * 64 / 272, ember.y - high * 116 / 136, high * 64 / 136, high),
            paint_plain());
    } else {
        canvas_ring(c, ember, stick * 2.4F, stick * 3,
                    colour_faded(spec_colour(st, SPEC_VERMILION), 0.5F));
        canvas_ring(c, ember, stick * 1.2F, stick * 3, SPEC_LAMP_RGB);
    }
    i18n_number(small, b->num[HOLDEM_SMALL]);
    i18n_number(big, b->num[HOLDEM_BIG]);
    snprintf(words, sizeof words, _("Next: level %d"), (int)b->num[HOLDEM_LEVEL] + 1);
    const float low = rect_bottom(r) - mid - stick * 2;
    poker_write(c, st, UI_LINE(t->plain, 23, 0, TEXT_LEFT), words,
                rect_make(r.x + pad, mid + stick * 2, w * 0.55F, low));
    snprintf(words, sizeof words, "%s/%s", small, big);
    poker_write(c, st, UI_LINE(t->strong, 26, 0, TEXT_RIGHT), words,
                rect_make(r.x + pad + w * 0.45F, mid + stick * 2, w * 0.55F, low));
}

/* Its name and its key stand in the middle together, where there is room for both. */
static void draw_ready(struct canvas *c, const struct stage *st)
{
    const struct item *i = items_get(st->items, item_id("break-over", 0));
    const struct ui ui = poker_ui(st);
    if (!i)
        return;
    const struct ui_words how =
        UI_LINE(st->ui.theme->strong, 30, st->ui.theme->on_accent, TEXT_LEFT);
    const float w = poker_width(st, how, i->name) + 2, cap = ui_key_width(&ui, i, 18),
                gap = ui_px(&ui, 20), x = i->bounds.x + (i->bounds.w - w - gap - cap) / 2;
    if (ui.caps != CAPS_KEYS || w + cap + 3 * gap > i->bounds.w) {
        poker_button(c, st, i->id, NULL, POKER_PRIMARY);
        return;
    }
    poker_button_box(c, st, i, POKER_PRIMARY);
    poker_write(c, st, how, i->name, rect_make(x, i->bounds.y, w, i->bounds.h));
    ui_key(c, &ui, i, (struct point){x + w + gap + cap / 2, i->bounds.y + i->bounds.h / 2}, 18,
           st->ui.theme->text, st->ui.theme->well);
}

void spec_draw_break(const struct stage *st, struct canvas *c)
{
    const struct theme *t = st->ui.theme;
    const struct places p = spec_break_places(st);
    canvas_tag(c, "break");
    canvas_push_clip(c, rect_inset_xy(p.page, 0, p.page.h * 0.5F * (1 - spec_break_open(st))));
    canvas_panel(c, p.page,
                 &(struct panel){.fill = st->ui.contrast ? 0x000000FFU : SPEC_INDIGO_RGB,
                                 .fill_bottom = st->ui.contrast ? 0x000000FFU : SPEC_NIGHT_RGB});
    canvas_push_clip(c, p.bar);
    if (!st->ui.contrast && canvas_has_picture(c, "spec/break-bar")) {
        canvas_picture(c, "spec/break-bar", p.wall, paint_plain());
    } else if (!st->ui.contrast) {
        canvas_panel(c, p.bar, &(struct panel){.fill = 0x3A2A22FFU, .fill_bottom = 0x1A1210FFU});
    }
    canvas_pop_clip(c);
    canvas_fill(c, p.line, 0x1A0E0AE0U);
    if (!st->ui.contrast) { /* framed in lacquer and gold, at the side and below */
        const float post = ui_px(&st->ui, 10), gold = fmaxf(1, ui_px(&st->ui, 2));
        canvas_fill(c, rect_make(rect_right(p.bar) - post, p.bar.y, post, p.bar.h),
                    spec_colour(st, SPEC_LACQUER));
        canvas_fill(c, rect_make(rect_right(p.bar) - gold, p.bar.y, gold, p.bar.h), SPEC_GOLD_RGB);
        canvas_fill(c, rect_make(p.bar.x, rect_bottom(p.bar) - gold, p.bar.w, gold), SPEC_GOLD_RGB);
    }
    for (int i = 0; i < SPEC_MENU; i++)
        slip(st, c, &p, i);
    spec_box(c, st, p.sign, SPEC_NIGHT_RGB, SPEC_BRASS_RGB, 2);
    const bool ja = strcmp(st->ui.lang, "ja") == 0,
               sign = canvas_has_picture(
                   c, "spec/kanji/kyukei"); /* a sign in ink; what it says stands below in words */
    if (sign)
        canvas_picture(c, "spec/kanji/kyukei",
                       rect_fitted(rect_make(p.sign.x, p.sign.y + p.sign.h * 0.04F, p.sign.w,
                                             p.sign.h * (ja ? 0.92F : 0.64F)),
                                   256, 492),
                       paint_plain());
    if (!sign || !ja)
        poker_write(c, st, UI_LINE(t->strong, sign ? 26 : 44, 0, TEXT_CENTRE),
                    C_("between levels", "Break"),
                    sign ? rect_make(p.sign.x + 4, p.sign.y + p.sign.h * 0.66F, p.sign.w - 8,
                                     p.sign.h * 0.32F)
                         : rect_inset_xy(p.sign, 6, 0));
    if (ja && sign) {
        const float side = p.sign.w * 0.27F;
        spec_seal(c, st,
                  rect_make(rect_right(p.sign) - side * 0.62F, rect_bottom(p.sign) - side * 0.72F,
                            side, side),
                  "札", -3);
    }
    poker_write(c, st,
                (struct ui_words){.face = t->plain,
                                  .size = 22,
                                  .colour = spec_colour(st, SPEC_LAMP),
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_MIDDLE,
                                  .lines = 3},
                spec_break_rule(st), rect_inset_xy(p.line, ui_px(&st->ui, 20), 0));
    spec_break_draw_own(st, c, p.own);
    clock(st, c, p.clock);
    spec_break_draw_rows(st, c, &p);
    spec_break_draw_reentries(st, c, p.reentry);
    const struct item *m = items_get(st->items, item_id("menu", 0));
    if (m) {
        poker_button_box(c, st, m, POKER_QUIET);
        const float side = fminf(m->bounds.w, m->bounds.h) * 0.56F;
        ui_icon(c, &st->ui, "menu", rect_around(rect_centre(m->bounds), side, side), t->text);
    }
    draw_ready(c, st);
    canvas_pop_clip(c);
    canvas_tag(c, NULL);
}
