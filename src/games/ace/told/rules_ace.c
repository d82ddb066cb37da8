/* How the book of Ace of Spades is drawn. */
#include "rules_text.h"

#include "ace_paint.h"
#include "check.h"
#include "font.h"
#include "i18n.h"
#include "ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* Narrow cards have large corners. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    (void)app;
    snprintf(out, RULES_PICTURE, "cards/%s%.*s", width < 90 ? "small/" : "", length, word);
}

/* ---- an enemy, his end, and what he leaves: two bills and two panels ---- */

enum { BILLS = 3, SAID = 27, TOLD = 24 /* beside one another */, NAMED = 44 };
/* design units; bills are so high if their words leave the portraits room */
static const float GAP = 20, PAD = 24, PICTURE = 190, BILL = 458, ROW = 1288;

struct bill {
    const char *head, *portrait, *icon, *text;
    bool shot, wax;
};

/* In a column; beside one another the last is the first bill, and its portrait the second one. */
static const struct bill bills[BILLS] = {
    {.head = N_("Minion"),
     .portrait = "ace/portraits/card-cheat",
     .icon = "icons/star",
     .shot = true,
     .text = N_("A card for one use. Play it whenever you like, and it leaves the run.")},
    {.head = N_("Acolyte"),
     .portrait = "ace/portraits/the-hangman",
     .icon = "icons/crown",
     .shot = true,
     .wax = true,
     .text = N_("A seal for the rest of the run. It acts in every duel from the next one on.")},
    {.head = N_("Penalty"),
     .portrait = "ace/portraits/the-hangman",
     .icon = "icons/warning",
     .text = N_("Acolytes and Lord Overkill impose a penalty until they fall.")},
};

static const struct ui_words said = {.size = SAID}, told = {.size = TOLD};

/* The longest of them in that width. */
static float words_height(const struct ui *ui, float w)
{
    float most = 0;
    for (int i = 0; i < BILLS; i++)
        most = fmaxf(most, ui_write_height(ui, &said, _(bills[i].text), w));
    return most + 2;
}

static float name_height(const struct ui *ui) { return ui_letters(ui, NAMED) * 1.2F; }

/* Beside one another: two bills, arrows between, panels one above the other. */
static float poster_width(const struct ui *ui, float w) { return (w - 2 * ui_px(ui, 78)) * 0.284F; }
static float panel_width(const struct ui *ui, float w)
{
    return w - 2 * ui_px(ui, 78) - 2 * poster_width(ui, w);
}
static float sign_width(const struct ui *ui) { return ui_px(ui, 114); }

/* What a panel's words have. */
static float told_width(const struct ui *ui, float w)
{
    return panel_width(ui, w) - sign_width(ui) - 2.4F * ui_px(ui, PAD);
}

static float panel_height(const struct ui *ui, float w)
{
    float most = 0;
    for (int i = 0; i + 1 < BILLS; i++)
        most = fmaxf(most, ui_write_height(ui, &told, _(bills[i].text), told_width(ui, w)));
    return name_height(ui) + most + 1.4F * ui_px(ui, PAD);
}

/* Where letters are large, they stand below one another with the picture at the left. */
static bool beside(const struct ui *ui, float w)
{
    return 2 * panel_height(ui, w) + ui_px(ui, GAP) <= ui_px(ui, BILL + 40) &&
           ui_write_height(ui, &told, _(bills[BILLS - 1].text),
                           poster_width(ui, w) - 2 * ui_px(ui, PAD)) <= ui_px(ui, 190);
}

static float bill_height(const struct ui *ui, float w)
{
    const float pad = ui_px(ui, PAD);
    return fmaxf(ui_px(ui, PICTURE * 0.7F) + pad,
                 words_height(ui, w - ui_px(ui, 1.45F * PICTURE) - 2 * pad) + name_height(ui) +
                     1.6F * pad);
}

static float bills_height(const struct ui *ui, float w)
{
    return beside(ui, w) ? fmaxf(ui_px(ui, BILL), 2 * panel_height(ui, w) + ui_px(ui, GAP))
                         : BILLS * bill_height(ui, w) + (BILLS - 1) * ui_px(ui, GAP);
}

static void draw_sign(struct canvas *c, const struct ui *ui, const struct bill *b, struct rect r)
{
    struct ace_sign what = {0};
    snprintf(what.picture, sizeof what.picture, "%s", b->icon);
    if (b->shot) {
        ace_sign_draw(ui, c, r, &what, b->wax ? METAL_WAX : METAL_BRASS);
        return;
    }
    canvas_panel(c, r,
                 &(struct panel){.fill = ACE_INK,
                                 .radius = r.w,
                                 .line = ACE_BONE,
                                 .line_width = fmaxf(1, ui_px(ui, 3))});
    ui_icon(c, ui, b->icon + sizeof "icons/" - 1, rect_inset(r, r.w * 0.22F), ACE_BONE);
}

/* His portrait in its frame, with the holes of whoever has fallen. */
static void draw_portrait(struct canvas *c, const struct ui *ui, const char *portrait, bool shot,
                          struct rect frame)
{
    static const float hole[][2] = {{0.26F, 0.24F}, {0.8F, 0.44F}, {0.36F, 0.66F}};
    const struct rect plate = rect_inset(frame, ui_px(ui, 6));
    /* as wide as its frame, which shows head and shoulders of it */
    const struct rect whole = rect_make(plate.x, plate.y, plate.w, plate.w * 1.2F),
                      face = whole.h < plate.h ? rect_fitted(plate, 300, 360) : whole;
    const float bore = frame.w * 0.2F;
    ui_plate(c, ui, frame,
             (struct panel){.line = ui->theme->text, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    canvas_panel(c, plate, &(struct panel){.fill = ACE_INK});
    canvas_push_clip(c, plate);
    canvas_picture(c, portrait, face, paint_plain());
    canvas_pop_clip(c);
    for (size_t i = 0; shot && i < sizeof hole / sizeof *hole; i++)
        canvas_picture(c, "ace/hole",
                       rect_around((struct point){frame.x + frame.w * hole[i][0],
                                                  frame.y + frame.h * hole[i][1]},
                                   bore, bore),
                       paint_plain());
}

/* Across the portrait of whoever has fallen, as on the last sheet of a run. */
static void draw_stamp(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float thick = fmaxf(2, ui_px(ui, 6));
    const struct rect in = rect_inset_xy(r, ui_px(ui, 14), ui_px(ui, 8));
    canvas_push_turn(c, rect_centre(r), ui->contrast ? 0 : -8);
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->ground,
                                 .line = ui->theme->accent,
                                 .line_width = thick,
                                 .radius = ui_px(ui, 6)});
    ace_wood(c, ui, _("SHOT DOWN"), in, ui->theme->accent, 0, TEXT_CENTRE);
    canvas_pop_turn(c);
}

/* His name, a rule, his portrait; below it what he forbids, or that he has fallen. */
static void draw_poster(struct canvas *c, const struct ui *ui, struct rect sheet, bool shot)
{
    const struct bill *b = &bills[BILLS - 1];
    const struct ui on = ui_sheet_hung(c, ui, sheet);
    const float pad = ui_px(ui, PAD), name = name_height(ui), line = fmaxf(1, ui_px(ui, 2));
    const struct rect in = rect_inset(sheet, pad);
    const float words = ui_write_height(ui, &told, _(b->text), in.w) + 2,
                label = ui_letters(ui, TOLD) * 1.3F;
    struct ui_words how = UI_LINE(&typeface_ace, NAMED, 0, TEXT_CENTRE);
    ui_write(c, &on, &how, _("The Hangman"), /* between the nails */
             rect_make(in.x + pad * 0.8F, in.y - pad * 0.2F, in.w - 1.6F * pad, name));
    const float top = in.y + name, foot = rect_bottom(in) - words - label,
                high = (shot ? rect_bottom(in) : foot) - top - 1.1F * pad,
                side = fminf(shot ? high / 1.2F : high, in.w - pad / 2);
    canvas_fill(c, rect_make(in.x, top, in.w, line), on.theme->text);
    draw_portrait(
        c, &on, b->portrait, shot,
        rect_make(in.x + (in.w - side) / 2, top + pad * 0.6F, side, shot ? side * 1.2F : side));
    if (shot) {
        const float stamp = ui_px(ui, 84);
        draw_stamp(c, &on,
                   rect_make(sheet.x + pad * 0.8F, rect_bottom(in) - stamp - ui_px(ui, 14),
                             sheet.w - 1.6F * pad, stamp));
        return;
    }
    const float disc = label * 1.2F;
    draw_sign(c, &on, b, rect_make(in.x, foot - disc * 0.16F, disc, disc));
    ui_write(c, &on, &UI_LINE(on.theme->strong, TOLD, on.theme->accent, TEXT_LEFT), _(b->head),
             rect_make(in.x + disc + pad / 2, foot - disc * 0.1F, in.w - disc - pad / 2, label));
    ui_write(c, &on, &told, _(b->text),
             rect_make(in.x, rect_bottom(in) - words + ui_px(ui, 6), in.w, words));
}

/* What he leaves: a card with his face, or a seal. */
static void draw_left(struct canvas *c, const struct ui *ui, const struct bill *b, struct rect r)
{
    const float pad = ui_px(ui, PAD), side = sign_width(ui), name = name_height(ui);
    const struct rect at = rect_around((struct point){r.x + pad * 0.8F + side / 2, r.y + r.h / 2},
                                       side, fminf(side * 1.3F, r.h - pad)),
                      box = rect_make(rect_right(at) + pad * 0.8F, r.y + pad * 0.5F,
                                      rect_right(r) - rect_right(at) - 1.6F * pad, r.h - pad);
    const float high = ui_write_height(ui, &told, _(b->text), box.w) + 2;
    const struct rect words = {box.x, box.y + fmaxf(0, (box.h - name - high) * 0.4F), box.w, name};
    ui_panel(c, ui, r, false);
    if (b->wax) {
        draw_sign(c, ui, b, rect_around(rect_centre(at), at.w, at.w));
    } else {
        const float sign = at.w * 0.5F;
        const struct ui on = ui_sheet(c, ui, at);
        draw_portrait(c, &on, b->portrait, false,
                      rect_inset_xy(at, at.w * 0.12F, (at.h - at.w * 0.84F) / 2));
        draw_sign(
            c, ui, b,
            rect_make(rect_right(at) - sign * 0.72F, rect_bottom(at) - sign * 0.84F, sign, sign));
    }
    ui_write(c, ui, &UI_LINE(&typeface_ace, NAMED, ui->theme->accent, TEXT_LEFT), _(b->head),
             words);
    ui_write(c, ui, &told, _(b->text), rect_make(words.x, rect_bottom(words), words.w, high));
}

static void draw_row(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float w = poster_width(ui, r.w), step = w + ui_px(ui, 78), gap = ui_px(ui, GAP),
                sign = ui_px(ui, 60);
    for (int i = 0; i < 2; i++) {
        draw_poster(c, ui, rect_make(r.x + step * (float)i, r.y, w, r.h), i == 1);
        ui_icon(
            c, ui, "arrow-right",
            rect_around((struct point){r.x + step * (float)(i + 1) - ui_px(ui, 39), r.y + r.h / 2},
                        sign, sign),
            ui->theme->accent);
    }
    const struct rect panels = {r.x + 2 * step, r.y, panel_width(ui, r.w), r.h};
    for (int i = 0; i < 2; i++)
        draw_left(c, ui, &bills[i], rect_row(panels, i, 2, gap));
}

static void draw_bills(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float pad = ui_px(ui, PAD), high = ui_px(ui, PICTURE);
    CARRE_ASSERT(r.w > 0);
    if (beside(ui, r.w)) {
        draw_row(c, ui, r);
        return;
    }
    for (int i = 0; i < BILLS; i++) {
        const struct rect sheet = rect_row(r, i, BILLS, ui_px(ui, GAP));
        const struct ui on = ui_sheet_hung(c, ui, sheet);
        const float wide = high * 0.9F, tall = fminf(sheet.h - pad, wide * 1.24F);
        const struct rect at = {sheet.x + pad, sheet.y + (sheet.h - tall) / 2, wide, tall};
        const float sign = fminf(at.h * 0.5F, ui_px(ui, 120));
        draw_portrait(c, &on, bills[i].portrait, bills[i].shot, at);
        draw_sign(c, &on, &bills[i],
                  rect_around(
                      (struct point){rect_right(at) + sign * 0.1F, rect_bottom(at) - sign * 0.34F},
                      sign, sign));
        const struct rect words = {sheet.x + 1.45F * high + pad, sheet.y + 0.8F * pad,
                                   sheet.w - 1.45F * high - 2 * pad, sheet.h - 1.6F * pad};
        ui_write(c, &on, &UI_LINE(&typeface_ace, NAMED, on.theme->accent, TEXT_LEFT),
                 _(bills[i].head), rect_make(words.x, words.y, words.w, name_height(ui)));
        ui_write(c, &on, &said, _(bills[i].text),
                 rect_make(words.x, words.y + name_height(ui), words.w, words.h - name_height(ui)));
    }
}

/* ---- in which order damage is worked out ---- */

enum { STEPS = 6, HEAD = 38, NAME = 24 };
static const float DISC = 60;

static const struct {
    const char *icon, *name;
} steps[STEPS] = {
    {"verb-recolour", N_("Changed cards")},
    {"joker", N_("Joker")},
    {"verb-combo", N_("Poker hand")},
    {"crown", N_("Face cards and aces")},
    {"verb-add", N_("Bonuses")},
    {"verb-less", N_("Penalty")},
};

static const struct ui_words head_how = {.face = &typeface_ace, .size = HEAD},
                             name_how = {.size = NAME, .align = TEXT_CENTRE, .place = TEXT_TOP};

/* So many in a row as have room for their names. */
static int steps_in_row(const struct ui *ui, float w)
{
    for (int n = STEPS; n > 2; n /= 2) {
        bool room = true;
        for (int i = 0; i < STEPS; i++)
            room = room && ui_write_height(ui, &name_how, _(steps[i].name),
                                           (w - 2 * ui_px(ui, PAD)) / (float)n - ui_px(ui, 12)) <=
                               ui_letters(ui, NAME) * 2.9F;
        if (room)
            return n;
    }
    return 2;
}

static float step_height(const struct ui *ui, float w)
{
    float most = 0;
    for (int i = 0; i < STEPS; i++)
        most = fmaxf(most, ui_write_height(ui, &name_how, _(steps[i].name),
                                           w / (float)steps_in_row(ui, w + 2 * ui_px(ui, PAD)) -
                                               ui_px(ui, 12)));
    return ui_px(ui, DISC + 6) + most + 2;
}

static float order_height(const struct ui *ui, float w)
{
    const float in = w - 2 * ui_px(ui, PAD);
    const int rows = STEPS / steps_in_row(ui, w);
    return ui_write_height(ui, &head_how, _("How damage is worked out"), in) +
           (float)rows * (step_height(ui, in) + ui_px(ui, 6)) + ui_px(ui, 1.2F * PAD);
}

static void draw_arrow(struct canvas *c, const struct ui *ui, float from, float to, float y,
                       uint32_t ink)
{
    const float head = ui_px(ui, 10), line = fmaxf(1.5F, ui_px(ui, 4));
    canvas_line(c, (struct point){from, y}, (struct point){to, y}, line, ink);
    canvas_line(c, (struct point){to - head, y - head}, (struct point){to, y}, line, ink);
    canvas_line(c, (struct point){to - head, y + head}, (struct point){to, y}, line, ink);
}

static void draw_order(struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct ui on = ui_sheet(c, ui, r);
    const float pad = ui_px(ui, PAD), in = r.w - 2 * pad, side = ui_px(ui, DISC);
    const int across = steps_in_row(ui, r.w);
    const float head = ui_write_height(ui, &head_how, _("How damage is worked out"), in),
                high = step_height(ui, in) + ui_px(ui, 6), wide = in / (float)across;
    ui_write(c, &on, &head_how, _("How damage is worked out"),
             rect_make(r.x + pad, r.y + pad * 0.5F, in, head + 2));
    for (int i = 0; i < STEPS; i++) {
        const float x = r.x + pad + wide * (float)(i % across),
                    y = r.y + pad * 0.6F + head + high * (float)(i / across);
        const struct rect disc = rect_make(x + (wide - side) / 2, y, side, side);
        const uint32_t ink = i == STEPS - 1 ? on.theme->accent : on.theme->text;
        canvas_panel(c, disc, &(struct panel){.fill = ink, .radius = side});
        ui_icon(c, ui, steps[i].icon, rect_inset(disc, side * 0.2F), on.theme->ground);
        if (i % across < across - 1)
            draw_arrow(c, ui, rect_right(disc) + ui_px(ui, 16), disc.x + wide - ui_px(ui, 16),
                       y + side / 2, on.theme->text);
        struct ui_words how = name_how;
        how.colour = ink;
        ui_write(c, &on, &how, _(steps[i].name),
                 rect_make(x + ui_px(ui, 6), y + side + ui_px(ui, 4), wide - ui_px(ui, 12),
                           high - side));
    }
}

/* ---- by their names in the book ---- */

static bool is_order(const char *name) { return strcmp(name, "order") == 0; }

static void shown_words(const char *name, struct strbuf *out)
{
    if (is_order(name)) {
        strbuf_add(out, _("How damage is worked out"));
        for (int i = 0; i < STEPS; i++)
            strbuf_addf(out, "%s%s", i ? ", " : _(": "), _(steps[i].name));
        return;
    }
    for (int i = 0; i < BILLS; i++)
        strbuf_addf(out, "%s%s%s%s", i ? C_("between sentences", " ") : "", _(bills[i].head),
                    _(": "), _(bills[i].text));
}

/* Bills share one row, which is no wider where a page's letters are larger. */
static struct ui in_row(const struct ui *ui, float w)
{
    struct ui own = *ui;
    own.scale = fminf(own.scale, w / ROW);
    return own;
}

static float shown_height(const struct ui *ui, const char *name, float w)
{
    const struct ui own = in_row(ui, w);
    return is_order(name) ? order_height(&own, w) : bills_height(&own, w);
}

/* Bills below one another are seen one by one. */
static int shown_parts(const struct ui *ui, const char *name, float w)
{
    const struct ui own = in_row(ui, w);
    return is_order(name) || beside(&own, w) ? 1 : BILLS;
}

static void shown_draw(struct app *app, struct canvas *c, const struct ui *ui, const char *name,
                       struct rect r)
{
    (void)app;
    const struct ui own = in_row(ui, r.w);
    if (is_order(name))
        draw_order(c, &own, r);
    else
        draw_bills(c, &own, r);
}

const struct book_look book_of_ace = {.face = &typeface_ace,
                                      .picture = picture,
                                      .shown_words = shown_words,
                                      .shown_height = shown_height,
                                      .shown_parts = shown_parts,
                                      .shown_draw = shown_draw};
