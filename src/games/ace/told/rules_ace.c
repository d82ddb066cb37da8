/* How the book of Ace of Spades is drawn. */
#include "rules_ace.h"
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

enum { BILLS = 3, SAID = 27, TOLD = 24 /* beside one another */, NAMED = 46 };
/* design units; bills are so high if their words leave the portraits room */
static const float GAP = 20, PAD = 24, PICTURE = 190, BILL = 456, ROW = 1288, BETWEEN = 70;

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

/* What the one on the bills imposes. */
static const char imposes[] = N_("Face cards add no damage.");

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
static float poster_width(const struct ui *ui, float w)
{
    return (w - 2 * ui_px(ui, BETWEEN)) * 0.28F;
}
static float panel_width(const struct ui *ui, float w)
{
    return w - 2 * ui_px(ui, BETWEEN) - 2 * poster_width(ui, w);
}
static float sign_width(const struct ui *ui) { return ui_px(ui, 116); }

/* What a panel's words have. */
static float told_width(const struct ui *ui, float w)
{
    return panel_width(ui, w) - sign_width(ui) - 3.2F * ui_px(ui, PAD);
}

static float panel_height(const struct ui *ui, float w)
{
    float most = 0;
    for (int i = 0; i + 1 < BILLS; i++)
        most = fmaxf(most, ui_write_height(ui, &told, _(bills[i].text), told_width(ui, w)));
    return name_height(ui) + most + 1.3F * ui_px(ui, PAD);
}

/* What a bill's words have beside their sign. */
static float clause_sign(const struct ui *ui) { return ui_px(ui, 58); }
static float clause_width(const struct ui *ui, float sheet)
{
    return sheet - 2 * ui_px(ui, PAD) - clause_sign(ui) - ui_px(ui, PAD) / 2;
}

/* Where letters are large, they stand below one another with the picture at the left. */
static bool beside(const struct ui *ui, float w)
{
    return 2 * panel_height(ui, w) + ui_px(ui, GAP) <= ui_px(ui, BILL + 40) &&
           ui_write_height(ui, &told, _(imposes), clause_width(ui, poster_width(ui, w))) <=
               ui_px(ui, 120);
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

/* Across the bill of whoever has fallen, as on the last sheet of a run. */
static void draw_stamp(struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct rect in = rect_inset_xy(r, r.w * 0.1F, r.h * 0.24F);
    if (ui->contrast) {
        canvas_panel(c, r,
                     &(struct panel){.fill = ui->theme->ground,
                                     .line = ui->theme->accent,
                                     .line_width = fmaxf(2, ui_px(ui, 6)),
                                     .radius = ui_px(ui, 6)});
        ace_wood(c, ui, _("SHOT DOWN"), in, ui->theme->accent, 0, TEXT_CENTRE);
        return;
    }
    canvas_push_turn(c, rect_centre(r), -9);
    canvas_picture(c, "ace/stamp", r, paint_plain());
    ace_wood(c, ui, _("SHOT DOWN"), in, ACE_BLOOD, 0, TEXT_CENTRE);
    canvas_pop_turn(c);
}

/* A bill's paper and what holds it: by both corners, or by one nail, from which it hangs askew. */
static struct ui hang(struct canvas *c, const struct ui *ui, struct rect sheet, bool askew)
{
    struct ui on = *ui;
    const float side = ui_px(ui, 26), in = ui_px(ui, 30);
    if (ui->contrast)
        return ui_sheet_hung(c, ui, sheet);
    on.theme = ui->theme->page->on_sheet;
    canvas_picture(c, "ace/bill", rect_inset(sheet, -ui_px(ui, 5)), paint_plain());
    for (int i = 0; i < 2 - askew; i++)
        canvas_picture(c, "ace/nail",
                       rect_around((struct point){askew ? sheet.x + sheet.w / 2
                                                  : i   ? rect_right(sheet) - in
                                                        : sheet.x + in,
                                                  sheet.y + (askew ? side * 0.7F : in)},
                                   side, side),
                       paint_plain());
    return on;
}

/* His portrait as it is printed, whole, with the holes of whoever has fallen. */
static void draw_print(struct canvas *c, const char *portrait, bool shot, struct rect r)
{
    static const float hole[][2] = {{0.24F, 0.24F}, {0.8F, 0.42F}, {0.36F, 0.6F}};
    const float bore = r.w * 0.22F;
    canvas_picture(c, portrait, r, paint_plain());
    for (size_t i = 0; shot && i < sizeof hole / sizeof *hole; i++)
        canvas_picture(
            c, "ace/hole",
            rect_around((struct point){r.x + r.w * hole[i][0], r.y + r.h * hole[i][1]}, bore, bore),
            paint_plain());
}

/* What he imposes, beside its sign. */
static void draw_clause(struct canvas *c, const struct ui *on, struct rect r)
{
    const float side = clause_sign(on), x = r.x + side + ui_px(on, PAD) / 2,
                label = ui_letters(on, TOLD) * 1.35F;
    draw_sign(c, on, &bills[BILLS - 1], rect_make(r.x, r.y + (r.h - side) / 2, side, side));
    ui_write(c, on, &UI_LINE(on->theme->strong, TOLD, on->theme->accent, TEXT_LEFT),
             _(bills[BILLS - 1].head), rect_make(x, r.y, rect_right(r) - x, label));
    ui_write(c, on, &told, _(imposes), rect_make(x, r.y + label, rect_right(r) - x, r.h - label));
}

/* His name, a rule, his portrait; below it what he imposes, or across it that he has fallen. */
static void draw_poster(struct canvas *c, const struct ui *ui, struct rect sheet, bool shot)
{
    const float pad = ui_px(ui, PAD), name = name_height(ui), line = fmaxf(1, ui_px(ui, 3));
    const struct rect in = rect_inset(sheet, pad);
    const float clause = ui_letters(ui, TOLD) * 1.35F + 2 +
                         ui_write_height(ui, &told, _(imposes), clause_width(ui, sheet.w)),
                top = in.y + name, foot = rect_bottom(in) - clause,
                wide = fminf((foot - top - pad) / 1.2F, in.w * 0.96F);
    canvas_push_turn(c, rect_centre(sheet), ui->contrast ? 0 : shot ? 3 : -0.75F);
    const struct ui on = hang(c, ui, sheet, shot);
    struct ui_words head = UI_LINE(&typeface_ace, NAMED, 0, TEXT_CENTRE);
    head.size *= fminf(1, (in.w - 2 * pad) / ui_write_width(&on, &head, _("The Hangman")));
    ui_write(c, &on, &head, _("The Hangman"), rect_make(in.x, top - name - pad * 0.1F, in.w, name));
    canvas_line(c, (struct point){in.x, top}, (struct point){rect_right(in), top}, line,
                on.theme->text);
    draw_print(c, bills[BILLS - 1].portrait, shot,
               rect_make(in.x + (in.w - wide) / 2, top + pad * 0.5F, wide, wide * 1.2F));
    if (!shot)
        draw_clause(c, &on, rect_make(in.x, foot, in.w, clause));
    canvas_pop_turn(c);
    if (shot) {
        const float w = sheet.w * 1.04F, h = w * 0.33F;
        draw_stamp(c, &on,
                   rect_make(sheet.x + (sheet.w - w) / 2, rect_bottom(sheet) - h * 1.5F, w, h));
    }
}

/* What he leaves: a card with his face, or a seal. */
static void draw_left(struct canvas *c, const struct ui *ui, const struct bill *b, struct rect r)
{
    const float pad = ui_px(ui, PAD), side = sign_width(ui), name = name_height(ui);
    const struct rect at = rect_around((struct point){r.x + pad + side / 2, r.y + r.h / 2}, side,
                                       fminf(side * 1.36F, r.h - 1.6F * pad));
    const float x = rect_right(at) + pad, wide = rect_right(r) - 1.2F * pad - x,
                high = ui_write_height(ui, &told, _(b->text), wide) + 2;
    const struct rect words = {x, r.y + fmaxf(0, (r.h - name - high) * 0.46F), wide, name};
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
            rect_make(rect_right(at) - sign * 0.92F, rect_bottom(at) - sign * 0.92F, sign, sign));
    }
    ui_write(c, ui, &UI_LINE(&typeface_ace, NAMED, ui->theme->accent, TEXT_LEFT), _(b->head),
             words);
    ui_write(c, ui, &told, _(b->text), rect_make(words.x, rect_bottom(words), words.w, high));
}

static void draw_row(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float w = poster_width(ui, r.w), step = w + ui_px(ui, BETWEEN), gap = ui_px(ui, GAP),
                sign = ui_px(ui, 68);
    for (int i = 0; i < 2; i++) {
        const struct point middle = {r.x + step * (float)(i + 1) - ui_px(ui, BETWEEN / 2),
                                     r.y + r.h / 2};
        draw_poster(c, ui, rect_make(r.x + step * (float)i, r.y, w, r.h), i == 1);
        if (ui->contrast)
            ui_icon(c, ui, "arrow-right", rect_around(middle, sign, sign), ui->theme->accent);
        else
            canvas_picture(c, "ace/arrow", rect_around(middle, sign, sign), paint_plain());
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

/* ---- by their names in the book ---- */

static bool is_order(const char *name) { return strcmp(name, "order") == 0; }

static void shown_words(const char *name, struct strbuf *out)
{
    if (is_order(name)) {
        ace_order_words(out);
        return;
    }
    for (int i = 0; i < BILLS; i++)
        strbuf_addf(out, "%s%s%s%s", i ? C_("between sentences", " ") : "", _(bills[i].head),
                    _(": "), _(bills[i].text));
    strbuf_addf(out, "%s%s%s%s", C_("between sentences", " "), _("The Hangman"), _(": "),
                _(imposes));
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
    return is_order(name) ? ace_order_height(&own, w) : bills_height(&own, w);
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
        ace_order_draw(c, &own, r);
    else
        draw_bills(c, &own, r);
}

const struct book_look book_of_ace = {.face = &typeface_ace,
                                      .picture = picture,
                                      .shown_words = shown_words,
                                      .shown_height = shown_height,
                                      .shown_parts = shown_parts,
                                      .shown_draw = shown_draw};
