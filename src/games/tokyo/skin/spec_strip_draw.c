/* The strip as it is seen: the question, who is asked, incense that burns down, buttons. */
#include "spec_strip.h"
#include "poker_panel.h"

#include "check.h"
#include "i18n.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static void draw_button(const struct stage *st, struct canvas *c, int which)
{
    CARRE_ASSERT(which >= 0);
    const struct item *i = items_get(st->items, item_id("strip", which));
    if (!i)
        return;
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const bool main = i->action == DO_DECLARE || i->action == DO_REENTER || i->action == DO_WISH;
    const uint32_t ink = i->why_not ? t->on_dim : main ? t->on_accent : t->text;
    poker_button_box(c, st, i,
                     main                             ? POKER_PRIMARY
                     : i->chosen                      ? POKER_LIT
                     : i->first || i->action == DO_NO ? POKER_PLAIN
                                                      : POKER_QUIET);
    const struct ui_words strong = {.face = t->strong, .lines = 1};
    const float edge = ui_px(&ui, ui_write_fits(&ui, &strong, i->name,
                                                rect_inset_xy(i->bounds, ui_px(&ui, 8), 2))
                                      ? 8
                                      : 1),
                /* no key is told of what can't be pressed: at rest the strip tells what is in
                 * force */
        cap = i->why_not ? 0 : ui_key_width(&ui, i, 17);
    const struct rect r = rect_inset_xy(i->bounds, edge, 2);
    const struct ui_words how = UI_LINE(t->strong, 24, ink, TEXT_CENTRE);
    /* Letters before signs: a tick, then the key, where there is room for them beside the words. */
    const float sign = i->role == ITEM_TOGGLE && i->chosen ? r.h * 0.36F : 0;
    const bool ticked = sign > 0 && poker_fits(st, how, i->name, r.w - sign - edge * 0.5F),
               capped = cap > 0 && poker_fits(st, how, i->name,
                                              r.w - cap - edge - (ticked ? sign + edge * 0.5F : 0));
    struct rect words = capped ? rect_make(r.x, r.y, r.w - cap - edge * 0.5F, r.h) : r;
    if (ticked) {
        ui_icon(c, &ui, "tick", rect_make(words.x, words.y + (words.h - sign) / 2, sign, sign),
                spec_colour(st, SPEC_LAMP));
        words =
            rect_make(words.x + sign + edge * 0.5F, words.y, words.w - sign - edge * 0.5F, words.h);
    }
    if (i->value && r.h > ui_least(&ui) * 2.6F) {
        poker_write(c, st,
                    (struct ui_words){.face = t->plain,
                                      .size = 22,
                                      .colour = ink,
                                      .align = TEXT_CENTRE,
                                      .place = TEXT_BOTTOM,
                                      .lines = 1},
                    i->name, rect_make(words.x, words.y, words.w, words.h * 0.48F));
        poker_write(c, st,
                    (struct ui_words){.face = t->strong,
                                      .size = 26,
                                      .colour = ink,
                                      .align = TEXT_CENTRE,
                                      .place = TEXT_TOP,
                                      .lines = 1},
                    i->value,
                    rect_make(words.x, words.y + words.h * 0.48F, words.w, words.h * 0.5F));
    } else {
        poker_write(c, st, how, i->name, words);
    }
    if (capped)
        ui_key(c, &ui, i, (struct point){rect_right(r) - cap / 2, r.y + r.h / 2}, 17, ink,
               main ? t->accent : t->well);
}

/* A tick at everybody who has answered, as soon as all have: until then the same mark at each. In
 * one's own turn all others have, and the action is the answer. */
static void draw_asked(const struct stage *st, struct canvas *c, seatmask who, seatmask waits,
                       struct rect r)
{
    const float side = r.h, step = side * 1.22F;
    float x = r.x;
    for (int i = 0; i < st->rules.nseats; i++) {
        const int s = (st->me + i) % st->rules.nseats;
        if (!(who & seat_bit(s)) || x + side > rect_right(r))
            continue;
        spec_disc(c, st, s, rect_make(x, r.y, side, side), false);
        const float mark = side * 0.46F;
        const struct point at = {x + side * 0.84F, r.y + side * 0.82F};
        const bool over = !(waits & seat_bit(s));
        canvas_ring(c, at, mark / 2, mark / 2,
                    over ? SPEC_JADE_RGB : spec_colour(st, SPEC_VERMILION));
        if (over)
            ui_icon(c, &st->ui, "tick", rect_around(at, mark * 0.8F, mark * 0.8F), COLOUR_WHITE);
        else
            for (int d = -1; d <= 1; d++)
                canvas_ring(c, (struct point){at.x + (float)d * mark * 0.26F, at.y}, mark * 0.09F,
                            mark * 0.09F, COLOUR_WHITE);
        x += step;
    }
}

/* What is left of the time burns down along the lower edge. */
static void draw_incense(const struct stage *st, struct canvas *c, struct rect r)
{
    const int left = st->clock_ms > 0 ? st->clock_ms : st->bank_ms;
    if (st->clock_who < 0 || left <= 0)
        return;
    const float all = st->clock_ms > 25000 ? 250000 : 25000, part = fminf(1, (float)left / all),
                w = r.w - 2 * spec_strip_pad(st), x = r.x + spec_strip_pad(st),
                y = rect_bottom(r) - fmaxf(2, ui_px(&st->ui, 4));
    const float thick = fmaxf(1, ui_px(&st->ui, 2)), ember = ui_px(&st->ui, 5);
    const struct point at = {x + w * part, y + thick / 2};
    canvas_fill(c, rect_make(x, y, w, thick), colour_faded(spec_colour(st, SPEC_GOLD), 0.35F));
    canvas_fill(c, rect_make(x, y, w * part, thick), spec_colour(st, SPEC_LAMP));
    spec_halo(c, st, at, ember * 9, ember * 7, spec_colour(st, SPEC_VERMILION), 0.8F);
    canvas_ring(c, at, ember, ember, spec_colour(st, SPEC_VERMILION));
    canvas_ring(c, at, ember * 0.5F, ember, 0xFFF3CFFFU);
}

/* Marks at once where somebody in front is asked; else only where a window stays open, and ticks
 * only after one that was seen: nothing flickers. */
static bool stays(const struct stage *st)
{
    return spec(st)->opened_at && st->ui.now - spec(st)->opened_at >= CALM_MS;
}

static bool ticks(const struct stage *st)
{
    return spec(st)->was_seen && spec(st)->closed_at &&
           poker_runs(st, spec(st)->closed_at, TICKS_MS);
}

static int left(const struct stage *st, int64_t since, int64_t ms)
{
    const int64_t rest = since ? since + ms - st->ui.now : -1;
    return rest >= 0 ? (int)rest : STAGE_STILL;
}

int spec_strip_wait(const struct stage *st)
{
    const struct spec_state *k = spec(st);
    return k->opened_at  ? left(st, k->opened_at, CALM_MS)
           : k->was_seen ? left(st, k->closed_at, ui_ms(&st->ui, TICKS_MS))
                         : STAGE_STILL;
}

void spec_draw_strip(const struct stage *st, struct canvas *c)
{
    const struct rect r = spec_at(st)->strip;
    const struct theme *t = st->ui.theme;
    const enum spec_question q = spec_question(st);
    const bool turn = q == SPEC_Q_TURN, asks = q != SPEC_Q_NONE && !turn, over = ticks(st);
    const bool open = spec_window(&st->shown.b) != SPEC_WINDOW_NONE && (asks || stays(st));
    const seatmask who = open || turn ? spec_window_of(&st->shown.b)
                         : over       ? spec(st)->answered
                                      : 0,
                   waits = open   ? who
                           : turn ? seat_bit(st->me)
                                  : 0;
    char words[SPEC_TEXT];
    canvas_tag(c, "strip");
    if (asks)
        spec_light(c, st, r, spec_colour(st, SPEC_LAMP), 0.4F);
    spec_box(c, st, r, asks || turn ? 0x111B34FAU : 0x0D1526B0U,
             asks ? spec_colour(st, SPEC_LAMP)
                  : colour_faded(spec_colour(st, SPEC_GOLD), turn ? 0.9F : 0.5F),
             asks ? 2.4F : 1.4F);
    spec_strip_asked(st, q, words);
    if (q == SPEC_Q_NONE && who && !poker_behind(st))
        snprintf(words, sizeof words, "%s",
                 open ? spec_strip_window(st->shown.b.num[SPEC_WINDOW])
                      : _("Everyone has answered"));
    if (!words[0])
        spec_strip_in_force(st, words);
    const float in = spec_strip_pad(st),
                seal = (asks || turn) && r.w > ui_px(&st->ui, 600) * st->ui.text ? r.h * 0.70F : 0;
    if (seal > 0)
        spec_brush_seal(c, st, rect_make(r.x + in, r.y + (r.h - seal) / 2, seal, seal),
                        strcmp(spec_strip_sign(q), "宣") == 0 ? "sengen" : "", spec_strip_sign(q),
                        -2.5F);
    const float x = r.x + in + (seal > 0 ? seal + in : 0),
                w = r.x + r.w * (1 - spec_strip_buttons_part(st)) - in - x,
                face = fminf(poker_letter(st, 26) * 1.3F, r.h * 0.44F);
    struct ui_words how = UI_LINE(asks || turn ? t->strong : t->plain, asks || turn ? 27 : 22,
                                  asks || turn ? t->text : t->soft, TEXT_LEFT);
    /* Who is asked stands below the words; where these need both lines, on the strip's upper edge.
     */
    const bool many = who && (q == SPEC_Q_NONE || q == SPEC_Q_WINDOW || turn),
               faces = many && r.h - face > poker_letter(st, 20) * 1.5F &&
                       poker_fits(st, how, words, w),
               edge = many && !faces && who != seat_bit(st->me); /* who is asked alone knows it */
    char second[SPEC_TEXT];
    const struct ui_words small = {
        .face = t->plain, .size = 20, .colour = t->soft, .place = TEXT_TOP, .lines = 1};
    spec_strip_more(st, q, second);
    const bool two = second[0] && r.h > poker_letter(st, 18) * 3.4F &&
                     poker_fits(st, how, words, w) && poker_fits(st, small, second, w);
    how.lines = 1; /* which breaks where it must */
    const float y = r.y + r.h * 0.07F, h = r.h * 0.86F;
    if (!words[0] && poker_fits(st, how, _("Nothing in effect"), w)) /* at rest in an empty hand */
        snprintf(words, sizeof words, "%s", _("Nothing in effect"));
    poker_write(c, st, how, words, rect_make(x, y, w, faces ? h - face : two ? h * 0.54F : h));
    if (two)
        poker_write(c, st, small, second, rect_make(x, y + h * 0.54F, w, h * 0.46F));
    if (faces)
        draw_asked(st, c, who, waits, rect_make(x, y + h - face, w, face * 0.94F));
    if (edge && !turn)
        draw_asked(st, c, who, waits,
                   rect_make(r.x + in, r.y - face * 0.86F, r.w - 2 * in, face * 0.94F));
    draw_button(st, c, 0);
    draw_button(st, c, 1);
    draw_incense(st, c, r);
    canvas_tag(c, NULL);
}
