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

/* ---- what enemies leave behind, and what they forbid: three bills ---- */

enum { BILLS = 3, SAID = 27, NAMED = 44 };
/* design units; a bill is so high if its words leave the portrait room */
static const float GAP = 20, PAD = 24, PICTURE = 190, BILL = 496;

struct bill {
    const char *head, *portrait, *icon, *text;
    bool shot, wax;
};

static const struct bill bills[BILLS] = {
    {.head = N_("Minion"),
     .portrait = "ace/portraits/card-cheat",
     .icon = "icons/star",
     .shot = true,
     .text = N_("A beaten Minion drops a one-use bonus. Use it whenever you like, alone or with "
                "other bonuses, and then it’s gone.")},
    {.head = N_("Acolyte"),
     .portrait = "ace/portraits/the-hangman",
     .icon = "icons/crown",
     .shot = true,
     .wax = true,
     .text = N_("A beaten Acolyte drops a permanent bonus. It works from the next duel to the end "
                "of the run.")},
    {.head = N_("Penalty"),
     .portrait = "ace/portraits/the-raven-matron",
     .icon = "icons/warning",
     .text = N_("Acolytes and Lord Overkill impose a penalty until they fall.")},
};

static const struct ui_words said = {.size = SAID};

/* The longest of them in that width. */
static float words_height(const struct ui *ui, float w)
{
    float most = 0;
    for (int i = 0; i < BILLS; i++)
        most = fmaxf(most, ui_write_height(ui, &said, _(bills[i].text), w));
    return most + 2;
}

/* Side by side, or, where letters are large, below one another with the picture at the left. */
static bool beside(const struct ui *ui, float w)
{
    const float each = (w - 2 * ui_px(ui, GAP)) / BILLS - 2 * ui_px(ui, PAD);
    return words_height(ui, each) <= ui_px(ui, 300);
}

static float name_height(const struct ui *ui) { return ui_letters(ui, NAMED) * 1.2F; }

/* The portraits of bills beside one another. */
static float picture_height(const struct ui *ui, float w)
{
    const float pad = ui_px(ui, PAD), each = (w - 2 * ui_px(ui, GAP)) / BILLS - 2 * pad;
    return fmaxf(ui_px(ui, PICTURE),
                 ui_px(ui, BILL) - 2.6F * pad - name_height(ui) - words_height(ui, each));
}

static float bill_height(const struct ui *ui, float w)
{
    const float pad = ui_px(ui, PAD);
    if (beside(ui, w))
        return picture_height(ui, w) + name_height(ui) + 2.6F * pad +
               words_height(ui, (w - 2 * ui_px(ui, GAP)) / BILLS - 2 * pad);
    return fmaxf(ui_px(ui, PICTURE * 0.7F) + pad,
                 words_height(ui, w - ui_px(ui, 1.45F * PICTURE) - 2 * pad) + 2 * pad);
}

static float bills_height(const struct ui *ui, float w)
{
    const float h = bill_height(ui, w);
    return beside(ui, w) ? h : BILLS * h + (BILLS - 1) * ui_px(ui, GAP);
}

/* His portrait in its frame, with the holes of whoever has fallen, and before it what he leaves. */
static void draw_portrait(struct canvas *c, const struct ui *ui, const struct bill *b,
                          struct rect r)
{
    static const float hole[][2] = {{0.2F, 0.26F}, {0.82F, 0.5F}, {0.34F, 0.72F}};
    const float wide = fminf(r.w, r.h * 1.6F);
    const struct rect frame = rect_make(r.x + (r.w - wide) / 2, r.y, wide, r.h),
                      plate = rect_inset(frame, ui_px(ui, 6)),
                      /* as wide as its frame, which shows head and shoulders of it */
        whole = rect_make(plate.x, plate.y - plate.w * 0.14F, plate.w, plate.w * 1.2F),
                      face = whole.h < plate.h ? rect_fitted(plate, 300, 360) : whole;
    const float side = fminf(frame.h * 0.5F, ui_px(ui, 120)), bore = frame.w * 0.24F;
    const struct rect sign = rect_around(
        (struct point){rect_right(frame) + side * 0.1F, rect_bottom(frame) - side * 0.34F}, side,
        side);
    ui_plate(c, ui, frame,
             (struct panel){.line = ui->theme->text, .line_width = fmaxf(1, ui_px(ui, 2.4F))});
    canvas_panel(c, plate, &(struct panel){.fill = ACE_INK});
    canvas_push_clip(c, plate);
    canvas_picture(c, b->portrait, face, paint_plain());
    canvas_pop_clip(c);
    for (size_t i = 0; b->shot && i < sizeof hole / sizeof *hole; i++)
        canvas_picture(c, "ace/hole",
                       rect_around((struct point){frame.x + frame.w * hole[i][0],
                                                  frame.y + frame.h * hole[i][1]},
                                   bore, bore),
                       paint_plain());
    struct ace_sign what = {0};
    snprintf(what.picture, sizeof what.picture, "%s", b->icon);
    if (b->shot) {
        ace_sign_draw(ui, c, sign, &what, b->wax ? METAL_WAX : METAL_BRASS);
        return;
    }
    canvas_panel(c, sign,
                 &(struct panel){.fill = ACE_INK,
                                 .radius = side,
                                 .line = ACE_BONE,
                                 .line_width = fmaxf(1, ui_px(ui, 3))});
    ui_icon(c, ui, b->icon + sizeof "icons/" - 1, rect_inset(sign, side * 0.22F), ACE_BONE);
}

static void draw_bills(struct canvas *c, const struct ui *ui, struct rect r)
{
    const bool row = beside(ui, r.w);
    const float gap = ui_px(ui, GAP), pad = ui_px(ui, PAD),
                high = row ? picture_height(ui, r.w) : ui_px(ui, PICTURE);
    CARRE_ASSERT(r.w > 0);
    for (int i = 0; i < BILLS; i++) {
        const struct rect sheet = row ? rect_column(r, i, BILLS, gap) : rect_row(r, i, BILLS, gap);
        const struct ui on = ui_sheet_hung(c, ui, sheet);
        draw_portrait(
            c, &on, &bills[i],
            row ? rect_make(sheet.x + 2 * pad, sheet.y + pad, sheet.w - 4 * pad, high)
                : rect_make(sheet.x + pad, sheet.y + pad / 2, high * 0.9F, sheet.h - pad));
        const float name = row ? name_height(ui) : 0;
        if (row)
            ui_write(
                c, &on, &UI_LINE(&typeface_ace, NAMED, on.theme->accent, TEXT_LEFT),
                _(bills[i].head),
                rect_make(sheet.x + pad, sheet.y + 1.4F * pad + high, sheet.w - 2 * pad, name));
        ui_write(c, &on, &said, _(bills[i].text),
                 row ? rect_make(sheet.x + pad, sheet.y + 1.6F * pad + high + name,
                                 sheet.w - 2 * pad, sheet.h - 2.2F * pad - high - name)
                     : rect_make(sheet.x + 1.45F * high + pad, sheet.y + pad,
                                 sheet.w - 1.45F * high - 2 * pad, sheet.h - 2 * pad));
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
        strbuf_addf(out, "%s%s", i ? C_("between sentences", " ") : "", _(bills[i].text));
}

static float shown_height(const struct ui *ui, const char *name, float w)
{
    return is_order(name) ? order_height(ui, w) : bills_height(ui, w);
}

/* Bills below one another are seen one by one. */
static int shown_parts(const struct ui *ui, const char *name, float w)
{
    return is_order(name) || beside(ui, w) ? 1 : BILLS;
}

static void shown_draw(struct app *app, struct canvas *c, const struct ui *ui, const char *name,
                       struct rect r)
{
    (void)app;
    if (is_order(name))
        draw_order(c, ui, r);
    else
        draw_bills(c, ui, r);
}

const struct book_look book_of_ace = {.face = &typeface_ace,
                                      .picture = picture,
                                      .shown_words = shown_words,
                                      .shown_height = shown_height,
                                      .shown_parts = shown_parts,
                                      .shown_draw = shown_draw};
