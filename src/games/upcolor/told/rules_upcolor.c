/* How the book of Upcolor is drawn. */
#include "rules_text.h"
#include "scene.h"

#include "check.h"
#include "font.h"
#include "upcolor_look.h"
#include "upcolor_settings.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* What begins with a '*' is one of the heaps of chips. The very cards of the table: its colours,
 * the letters of the language (a French yellow card has a J). Never the small ones: circle and V
 * are what is explained. */
static enum uc_set set_of(struct app *app)
{
    return app_ui(app)->contrast
               ? SET_CONTRAST
               : (enum uc_set)app_setting(app, upcolor_setting(UPCOLOR_SETTING_COLOURS));
}

static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    (void)width;
    const struct ui *ui = app_ui(app);
    const bool yellow = strncmp(word, "yellow", 6) == 0;
    const char *folder = strcmp(ui->lang, "ja") == 0             ? "ja/"
                         : yellow && strcmp(ui->lang, "fr") == 0 ? "fr/"
                                                                 : "";
    if (*word == '*')
        snprintf(out, RULES_PICTURE, "upcolor/chips/%s/%.*s", uc_set_called(set_of(app)),
                 length - 1, word + 1);
    else
        snprintf(out, RULES_PICTURE, "upcolor/cards/%s/%s%.*s", uc_set_called(set_of(app)), folder,
                 length, word);
}

static void who(const char *name, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, PICTURE_ROUND "emblems/%s-calm", name);
}

/* ---- the code: five steps, each with its card on it ---- */

enum { STEPS = 5 };
static const float FIRST = 0.17F, RISE = 0.095F, CARD = 0.435F, SUNK = 0.035F; /* of its height */

/* The sheet's own edge, within which they stand. */
static float edge(const struct ui *ui) { return fmaxf(2, ui_px(ui, 3)); }
static float steps_height(const struct ui *ui, float w) { return fminf(w * 0.35F, ui_px(ui, 452)); }

/* The first is as high as its name needs. */
static float first_height(const struct ui *ui, float high)
{
    return fmaxf(FIRST * high, ui_least(ui) * 1.4F + SUNK * high + ui_px(ui, 6));
}

static struct rect step_of(const struct ui *ui, struct rect in, int i)
{
    CARRE_ASSERT(i >= 0 && i < STEPS);
    const float h = first_height(ui, in.h) + in.h * RISE * (float)i,
                x = roundf(in.w * (float)i / STEPS), next = roundf(in.w * (float)(i + 1) / STEPS);
    return rect_make(in.x + x, rect_bottom(in) - h, next - x, h);
}

static struct rect card_on(const struct ui *ui, struct rect in, int i)
{
    const struct rect s = step_of(ui, in, i);
    const float h = fminf(in.h * CARD, s.w * 0.62F * 1.4F), w = h / 1.4F;
    return rect_make(s.x + (s.w - w) / 2, s.y + in.h * SUNK - h, w, h);
}

/* The outer ones have the sheet's corners at their feet. */
static void draw_block(struct canvas *c, const struct ui *ui, struct rect s, int i, uint32_t fill)
{
    const float round = ui_px(ui, ui->theme->page->body) - edge(ui);
    if (i > 0 && i < STEPS - 1) {
        canvas_fill(c, s, fill);
        return;
    }
    canvas_panel(c, s, &(struct panel){.fill = fill, .radius = round});
    canvas_fill(c, rect_make(s.x, s.y, s.w, s.h - round), fill);
    canvas_fill(c, rect_make(i ? s.x : s.x + round, rect_bottom(s) - round, s.w - round, round),
                fill);
}

static void draw_step(struct app *app, struct canvas *c, const struct ui *ui, struct rect in, int i)
{
    const card face = (card)(UPCOLOR_IMPERIAL + i);
    const struct uc_colour colour = uc_colours_in(set_of(app), face);
    const struct rect s = step_of(ui, in, i), at = card_on(ui, in, i);
    char name[RULES_PICTURE];
    draw_block(c, ui, s, i, colour.own);
    canvas_fill(c, rect_make(s.x, s.y, s.w, fmaxf(2, ui_px(ui, 9))),
                colour_mix(colour.own, 0xFFFFFFFFU, 0.3F));
    picture(app, uc_face_id(face), (int)strlen(uc_face_id(face)), at.w, name);
    canvas_picture(c, name, at, paint_plain());
    const float top = rect_bottom(at) + ui_px(ui, 2), most = step_of(ui, in, 0).h - in.h * SUNK;
    /* the first is called by its colour here, as the code is */
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 36, colour.words, TEXT_CENTRE),
             i ? uc_face_word(face) : C_("code", "Green"),
             rect_make(s.x + ui_px(ui, 8), top, s.w - ui_px(ui, 16), most - ui_px(ui, 4)));
    const struct ui_words ends = {
        .size = 25, .colour = colour.words, .align = TEXT_CENTRE, .place = TEXT_TOP, .lines = 2};
    const struct rect below = {s.x + ui_px(ui, 12), top + most, s.w - ui_px(ui, 24),
                               ui_letters(ui, 25) * 2.6F};
    if (i == STEPS - 1 && ui_write_fits(ui, &ends, _("The lap ends here"), below) &&
        rect_bottom(below) < rect_bottom(s))
        ui_write(c, ui, &ends, _("The lap ends here"), below);
}

static void draw_steps(struct app *app, struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct ui on = ui_sheet(c, ui, r);
    const struct rect in = rect_inset(r, edge(ui));
    const float side = in.h * 0.145F;
    for (int i = 0; i < STEPS; i++)
        draw_step(app, c, &on, in, i);
    for (int i = 0; i + 1 < STEPS; i++) {
        const struct rect a = card_on(ui, in, i), b = card_on(ui, in, i + 1);
        const struct rect disc = rect_around(
            (struct point){(rect_right(a) + b.x) / 2, (a.y + b.y + a.h) / 2}, side, side);
        canvas_panel(c, disc, &(struct panel){.fill = on.theme->text, .radius = side});
        ui_icon(c, ui, "arrow-right", rect_scaled(disc, 0.56F), on.theme->panel);
    }
}

/* ---- a card, what its circle and its V are, and what follows from that ---- */

enum { READ = 2 };
static const float PAD = 36, HIGH = 216, SIGN = 52;

static const struct {
    const char *what, *here;
} read_in[READ] = {{N_("The circle is its own colour"), N_("This card is blue.")},
                   {N_("The V is the colour it follows"), N_("Blue follows yellow.")}};

static const char follow[] = N_("Play the colour called if you hold it. Without it, you may pass.");

static struct ui_words read_words(const struct ui *ui)
{
    return (struct ui_words){.size = 31, .face = ui->theme->strong};
}
static const struct ui_words plain_words = {.size = 28};

static float card_width(const struct ui *ui) { return ui_px(ui, HIGH - 1.2F * PAD) / 1.4F; }

/* Beside the card and its sign, on a sheet so wide. */
static float read_width(const struct ui *ui, float w)
{
    return w - card_width(ui) - ui_px(ui, 2.4F * PAD + SIGN + 20);
}

static float part_height(const struct ui *ui, float w, int part)
{
    const struct ui_words how = read_words(ui);
    return ui_write_height(ui, &how, _(read_in[part].what), w) +
           ui_write_height(ui, &plain_words, _(read_in[part].here), w) + 4;
}

static float card_height(const struct ui *ui, float w)
{
    const float in = read_width(ui, w);
    return fmaxf(ui_px(ui, HIGH),
                 part_height(ui, in, 0) + part_height(ui, in, 1) + ui_px(ui, PAD * 1.3F));
}

static float follow_height(const struct ui *ui, float w)
{
    const struct ui_words how = read_words(ui);
    return ui_write_height(ui, &how, _("Follow the code"), w - ui_px(ui, 2 * PAD)) +
           ui_write_height(ui, &plain_words, _(follow), w - ui_px(ui, 2 * PAD)) +
           ui_px(ui, PAD * 1.3F) + 4;
}

/* Two sheets beside one another, or, where letters are large, one below the other. */
static float gap_of(const struct ui *ui) { return ui_px(ui, 24); }
static struct rect sheet_of(const struct ui *ui, struct rect r, bool row, int i)
{
    const float first = roundf((r.w - gap_of(ui)) * 0.57F);
    if (!row)
        return rect_row(r, i, 2, gap_of(ui));
    return i ? rect_make(r.x + first + gap_of(ui), r.y, r.w - first - gap_of(ui), r.h)
             : rect_make(r.x, r.y, first, r.h);
}

/* The higher of them. */
static float sheet_height(const struct ui *ui, float w, bool row)
{
    const struct rect r = {0, 0, w, 1};
    return fmaxf(card_height(ui, sheet_of(ui, r, row, 0).w),
                 follow_height(ui, sheet_of(ui, r, row, 1).w));
}

static bool beside(const struct ui *ui, float w)
{
    return sheet_height(ui, w, true) <= ui_px(ui, 280);
}

static void draw_vee(struct canvas *c, struct rect r, uint32_t colour)
{
    const float thick = r.w * 0.22F, x = r.x + r.w / 2, top = r.y + r.h * 0.2F,
                foot = r.y + r.h * 0.78F, in = thick * 0.5F;
    canvas_line(c, (struct point){r.x + in, top}, (struct point){x, foot}, thick, colour);
    canvas_line(c, (struct point){rect_right(r) - in, top}, (struct point){x, foot}, thick, colour);
}

static void draw_read(struct app *app, struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct ui on = ui_sheet(c, ui, r);
    const enum uc_set set = set_of(app);
    const float pad = ui_px(ui, PAD), w = card_width(ui), side = ui_px(ui, SIGN),
                in = read_width(ui, r.w), gap = ui_px(ui, 10);
    const struct rect at = {r.x + pad * 0.8F, r.y + (r.h - w * 1.4F) / 2, w, w * 1.4F};
    const float x = rect_right(at) + pad * 0.8F;
    char name[RULES_PICTURE];
    picture(app, "blue", 4, at.w, name);
    canvas_picture(c, name, at, paint_plain());
    float y = r.y + (r.h - part_height(ui, in, 0) - part_height(ui, in, 1) - gap) / 2;
    for (int i = 0; i < READ; i++) {
        const struct ui_words how = read_words(ui);
        struct ui_words plain = plain_words;
        plain.colour = on.theme->soft;
        const float head = ui_write_height(ui, &how, _(read_in[i].what), in) + 2,
                    all = part_height(ui, in, i);
        const struct rect sign = {x, y + (all - side) / 2, side, side};
        if (i)
            draw_vee(c, sign, uc_colours_in(set, UPCOLOR_IMPERIAL + 1).own);
        else
            canvas_panel(c, sign,
                         &(struct panel){.fill = uc_colours_in(set, UPCOLOR_IMPERIAL + 2).own,
                                         .radius = side});
        ui_write(c, &on, &how, _(read_in[i].what),
                 rect_make(x + side + ui_px(ui, 20), y, in, head));
        ui_write(c, &on, &plain, _(read_in[i].here),
                 rect_make(x + side + ui_px(ui, 20), y + head, in, all - head));
        y += all + gap;
    }
}

/* As large as it has room on its sheet. */
static void draw_follow(struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct ui on = ui_sheet(c, ui, r);
    struct ui_words how = read_words(ui), plain = plain_words;
    const float pad = ui_px(ui, PAD), w = r.w - 2 * pad;
    float head = 0, words = INFINITY;
    for (float larger = 1.2F; larger > 0.99F && head + words > r.h - 1.2F * pad; larger -= 0.05F) {
        how.size = read_words(ui).size * larger;
        plain.size = plain_words.size * larger;
        head = ui_write_height(ui, &how, _("Follow the code"), w) + 2;
        words = ui_write_height(ui, &plain, _(follow), w) + 2;
    }
    const float y = r.y + (r.h - head - words) / 2;
    ui_write(c, &on, &how, _("Follow the code"), rect_make(r.x + pad, y, w, head));
    ui_write(c, &on, &plain, _(follow), rect_make(r.x + pad, y + head, w, words));
}

/* ---- by their names in the book ---- */

static bool is_code(const char *name) { return strcmp(name, "code") == 0; }

static void shown_words(const char *name, struct strbuf *out)
{
    if (is_code(name)) {
        strbuf_add(out, _("Green, yellow, blue, red, violet: each colour calls the next."));
        return;
    }
    for (int i = 0; i < READ; i++)
        strbuf_addf(out, "%s. %s ", _(read_in[i].what), _(read_in[i].here));
    strbuf_addf(out, "%s. %s", _("Follow the code"), _(follow));
}

static float shown_height(const struct ui *ui, const char *name, float w)
{
    if (is_code(name))
        return steps_height(ui, w);
    return beside(ui, w) ? sheet_height(ui, w, true) : 2 * sheet_height(ui, w, false) + gap_of(ui);
}

static int shown_parts(const struct ui *ui, const char *name, float w)
{
    return is_code(name) || beside(ui, w) ? 1 : 2;
}

static void shown_draw(struct app *app, struct canvas *c, const struct ui *ui, const char *name,
                       struct rect r)
{
    if (is_code(name)) {
        draw_steps(app, c, ui, r);
        return;
    }
    const bool row = beside(ui, r.w);
    draw_read(app, c, ui, sheet_of(ui, r, row, 0));
    draw_follow(c, ui, sheet_of(ui, r, row, 1));
}

const struct book_look book_of_upcolor = {.face = &typeface_upcolor,
                                          .guide = "emblems/owl-glad",
                                          .guide_says = N_("Five colours, one way round."),
                                          .picture = picture,
                                          .who_picture = who,
                                          .shown_words = shown_words,
                                          .shown_height = shown_height,
                                          .shown_parts = shown_parts,
                                          .shown_draw = shown_draw};
