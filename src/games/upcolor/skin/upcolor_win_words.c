/* What is written over a won game: the stamp FULL, the headline, three figures, the ways on. */
#include "upcolor_win.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "plain.h"
#include "strbuf.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static bool is_katakana(uint32_t c) { return c >= 0x30A1 && c <= 0x30FF && c != 0x30FB; }

/* Names in katakana stay whole: there is no phrase for a line to end at within them. */
static void whole_names(const char *text, struct strbuf *out)
{
    for (uint32_t before = 0, c; *text; before = c) {
        const char *from = text;
        c = utf8_next(&text);
        if (is_katakana(before) && is_katakana(c))
            strbuf_add(out, "\u2060");
        strbuf_add_part(out, from, (size_t)(text - from));
    }
}

/* Returns where they are, also when they are not `shown` yet. */
static struct rect letters(const struct win *k, bool shown, const char *words, float size,
                           uint32_t colour, uint32_t outline, struct rect box,
                           enum text_align align, int lines)
{
    CARRE_ASSERT(words && size > 0);
    struct strbuf whole = STRBUF_EMPTY;
    whole_names(words, &whole);
    const char *text = strbuf_text(&whole);
    const struct ui *ui = k->ui;
    struct text_style style = {.face = ui->theme->strong,
                               .colour = colour,
                               .align = align,
                               .px = fmaxf(ui_least(ui), size * k->px),
                               .place = TEXT_MIDDLE,
                               .lang = ui->lang,
                               .max_lines = lines,
                               .spacing = lines > 1 ? 0.98F : 1.1F,
                               .outline = outline};
    if (!text_fit(ui->fonts, &style, text, box, ui_least(ui))) {
        style.max_lines = 0;
        text_fit(ui->fonts, &style, text, box, ui_least(ui));
    }
    /* As narrow as the same lines can be: none is left with one short word. */
    const int n =
        (int)(text_height(ui->fonts, &style, text, box.w) / (style.px * style.spacing) + 0.5F);
    const float most = box.w;
    for (int i = 1; lines > 1 && n > 1 && i < 30; i++) {
        const float w = most * (1 - 0.02F * (float)i), h = text_height(ui->fonts, &style, text, w);
        if (h < 0 || h > ((float)n + 0.5F) * style.px * style.spacing)
            break;
        box.x += align == TEXT_CENTRE ? (box.w - w) / 2 : 0;
        box.w = w;
    }
    style.outline_px = outline ? style.px * 0.08F : 0;
    struct rect r;
    if (shown) {
        if (outline == 0xFFFFFFFFU && !ui->contrast) { /* paper, a little above the ground */
            struct text_style under = style;
            under.outline = 0xC9C1ADFFU; /* its letters lie wholly below the white rim */
            canvas_words(k->c, &under, text, rect_moved(box, style.px * 0.04F, style.px * 0.05F));
        }
        r = canvas_words(k->c, &style, text, box);
    } else {
        struct text_block *b = text_layout(ui->fonts, &style, text, box.w);
        const struct point at = text_spot(b, box);
        r = rect_make(at.x, at.y, b->width, b->height);
        text_free(b);
    }
    strbuf_free(&whole);
    return r;
}

void uc_win_draw_stamp(struct win *k)
{
    const float t = uc_win_since(k, k->stamp, STAMP_MS), grown = 1.4F - 0.4F * ease_out_cubic(t);
    const struct rect r = uc_win_spot(k, 1062, 240, 520 * grown, 244 * grown);
    char name[UC_PICTURE];
    uc_win_keep_clear(k, uc_win_spot(k, 1062, 240, 560, 290));
    if (t <= 0)
        return;
    snprintf(name, sizeof name, "upcolor/signs/stamp-%s", uc_set_called(k->w->set));
    canvas_picture(k->c, name, r, paint_angle(k->ui->calm ? 0 : -4));
    /* The word has its last size at once: else it would be drawn anew in each frame of the blow. */
    const struct rect rest = uc_win_spot(k, 1062, 240, 520, 244);
    canvas_push_turn(k->c, rect_centre(r), k->ui->calm ? 0 : -4);
    letters(k, true, _("FULL"), 212, uc_colours_in(k->w->set, UPCOLOR_RED).words, 0,
            rect_inset_xy(rest, rest.w * 0.1F, rest.h * 0.02F), TEXT_CENTRE, 1);
    canvas_pop_turn(k->c);
}

void uc_win_draw_tenths(struct win *k)
{
    enum { DOTS = 48 /* at most */, APART = 27 };
    char text[80];
    uc_win_keep_clear(k, uc_win_spot(k, 1230, 440, 980, 120)); /* the ways of the chips */
    for (int i = 1; i < k->stands; i++) {
        const struct stand *p = &k->stand[i];
        const int32_t paid = k->w->seat[p->who].paid;
        const card colour = uc_win_colour_of_round[(i - 1) % UPCOLOR_ROUNDS];
        const float t = uc_win_since(k, uc_win_tenths_ms(k->w) + TENTH_APART * (i - 1), TENTH_MS);
        const float side = fminf(156, p->face * 0.72F), high = FLOOR_Y - p->face - side * 0.5F - 20;
        uc_win_keep_clear(k, uc_win_spot(k, p->x + 30, high, side + 100, side));
        if (!paid || t <= 0)
            continue;
        const struct point a = rect_centre(uc_win_spot(k, 740, 500 - 40 * (float)(i - 1), 0, 0)),
                           b = rect_centre(uc_win_spot(k, p->x, high, 0, 0));
        /* as close on each way, from the column to the chip's rim */
        const float way = hypotf(b.x - a.x, b.y - a.y), rim = (side * 0.5F + 10) * k->px;
        const int dots = (int)fminf(DOTS, (way - rim) / (APART * k->px));
        for (int d = 0; d < dots; d++) {
            const float u = (way - rim) / way * (float)(d + 1) / (float)dots;
            if (u < t)
                canvas_ring(k->c, ease_arc(a, b, 0.07F, u), 5 * k->px, 5 * k->px,
                            uc_colours_in(k->w->set, colour).own);
        }
        const struct point at = ease_arc(a, b, 0.07F, ease_out_cubic(t));
        char name[UC_PICTURE];
        snprintf(name, sizeof name, "upcolor/%s/%s/%s", k->w->sweets ? "sweets" : "chips",
                 uc_set_called(k->w->set), uc_face_id(colour));
        const struct rect chip = rect_around(at, side * k->px, side * k->px);
        canvas_picture(k->c, name, k->w->sweets ? rect_fitted(chip, 96, 64) : chip, paint_plain());
        if (t < 1)
            continue;
        const struct ui_words how = uc_win_strong(k, 46, INK, TEXT_CENTRE);
        uc_win_amount_of(text, paid);
        const float h = fmaxf(66, ui_letters(k->ui, 26) / k->px * 1.35F),
                    w = ui_write_width(k->ui, &how, text) / k->px + h * 0.8F;
        const bool beside =
            p->x + side * 0.4F + w < (i + 1 < k->stands ? k->stand[i + 1].x - side * 0.5F : 1900);
        const struct rect r = uc_win_spot(k, beside ? p->x + side * 0.4F + w / 2 : p->x,
                                          high + side * (beside ? 0.16F : 0.44F), w, h);
        uc_win_pill(k, r, 0xFFFFFFFFU);
        ui_write(k->c, k->ui, &how, text, r);
    }
}

void uc_win_draw_headline(struct win *k)
{
    const struct ui *ui = k->ui;
    const bool night = k->w->dark || ui->contrast;
    const float t = uc_win_since(k, uc_win_head_ms(k->w), HEAD_MS);
    const struct rect box =
        k->w->full ? uc_win_spot(k, 1604, 240, 520, 250) : uc_win_spot(k, 1326, 320, 1082, 350);
    canvas_push_fade(k->c, t);
    const struct rect r =
        letters(k, t > 0, k->w->head, k->w->full ? 122 : 168, night ? ui->theme->text : INK,
                night ? ui->theme->ground : 0xFFFFFFFFU, box, TEXT_LEFT, 2);
    canvas_pop_fade(k->c);
    uc_win_keep_clear(k, r);
}

static const char *figure(const struct win *k, int i, const char *time)
{
    CARRE_ASSERT(i >= 0 && i < UC_STATS);
    return k->w->figure[i][0] ? k->w->figure[i] : time;
}

/* How wide those words are in two lines of a part of their size, which are `one` wide in one. Small
 * ones may take more lines. */
static float in_two(const struct win *k, const char *words, float one, float h, float part)
{
    const struct ui_words how = {.face = k->ui->theme->plain, .size = 30, .lines = 2};
    const float full = ui_write_px(k->ui, &how, words, rect_make(0, 0, one + 4, h));
    if (one <= 3.6F * full && !strchr(words, ' ')) /* one short word */
        return one;
    float w = one * 0.5F * part;
    for (; w < one; w += one * 0.05F + 1) {
        const struct rect box = rect_make(0, 0, w, h);
        if (ui_write_px(k->ui, &how, words, box) >= full * part &&
            (part < 0.75F || ui_write_fits(k->ui, &how, words, box)))
            break;
    }
    return fminf(w, one);
}

void uc_win_draw_strip(const struct win *k, const char *time, float feet)
{
    static const card own[] = {UPCOLOR_BLUE, UPCOLOR_RED, UPCOLOR_VIOLET};
    const struct uc_won *w = k->w;
    const struct theme *t = k->ui->theme;
    const float left = k->at.x + 46 * k->px, gap = 14 * k->px;
    const float high = fmaxf(970, 896 + uc_win_names_high(k)), h = (1072 - high) * k->px;
    const float y = k->at.y + high * k->px, room = feet - left - 30 * k->px;
    struct ui_words big = uc_win_strong(k, 86, 0, TEXT_LEFT),
                    words = {.face = t->plain, .size = 30, .place = TEXT_MIDDLE, .lines = 2};
    float wide[UC_STATS] = {0}, number[UC_STATS] = {0}, sum = 0, x = left;
    int n = 0;
    big.most_px = fmaxf(ui_least(k->ui), 86 * k->px);
    for (int i = 0; i < UC_STATS && w->words[i][0]; i++, n++) {
        number[i] = fminf(text_width(k->ui->fonts,
                                     &(struct text_style){
                                         .face = t->strong, .px = big.most_px, .lang = k->ui->lang},
                                     figure(k, i, time)) +
                              4,
                          room * 0.2F);
        wide[i] = number[i] + gap + ui_write_width(k->ui, &words, w->words[i]) + 4;
        sum += wide[i];
    }
    float apart = n > 1 ? fminf(66 * k->px, (room - sum) / (float)(n - 1)) : 22 * k->px;
    for (float part = 1; apart < 22 * k->px && part > 0.5F; part -= 0.1F) {
        sum = 0; /* the words break, and where that is not enough they are smaller */
        for (int i = 0; i < n; i++) {
            const float all = ui_write_width(k->ui, &words, w->words[i]) + 4;
            wide[i] = number[i] + gap + in_two(k, w->words[i], all, h, part);
            sum += wide[i];
        }
        apart = n > 1 ? fminf(66 * k->px, (room - sum) / (float)(n - 1)) : 22 * k->px;
    }
    for (int i = 0; i < n; i++) {
        const float in = uc_win_since(k, uc_win_tenths_ms(w) + STRIP_MS * i, STRIP_MS);
        const struct rect r = rect_make(x, y, wide[i], h);
        x += wide[i] + apart;
        big.colour = w->dark || k->ui->contrast ? t->text : uc_colours_in(w->set, own[i]).own;
        if (in <= 0)
            continue;
        canvas_push_fade(k->c, in);
        ui_write(k->c, k->ui, &big, figure(k, i, time), rect_make(r.x, r.y, number[i], r.h));
        ui_write(k->c, k->ui, &words, w->words[i],
                 rect_make(r.x + number[i] + gap, r.y, r.w - number[i] - gap, r.h));
        canvas_pop_fade(k->c);
    }
}

/* Of `n` buttons in a row those with words share what the main one and the signs leave. */
static float beside_main(int n, int signs, float main)
{
    CARRE_ASSERT(n > signs);
    return n - signs > 1 ? fminf(signs ? 168 : 190, (FEET_WIDE - main - FOOT_H * (float)signs) /
                                                        (float)(n - signs - 1))
                         : 0;
}

/* One even row in the lower right corner: with signs the main one is its last, else its first. */
void uc_won_feet(const struct ui *ui, int n, int signs, float main, struct rect *out)
{
    const float px = uc_win_unit(ui), small = beside_main(n, signs, main), y = 968,
                h = fmaxf(FOOT_H, FINGER / px + 0.05F), end = y + FOOT_H;
    const struct rect at = uc_win_area(ui);
    /* Where they have to be larger, they grow down to the edge of the screen, away from the names.
     */
    const float foot = fmaxf(end, fminf((ui->h - at.y) / px, y + h));
    float x = signs ? 1886 : 1886 - main - (small + FOOT_GAP) * (float)(n - 1);
    for (int i = 0; i < n; i++) {
        const float wide = i == 0 ? main : i < n - signs ? small : FOOT_H;
        x -= signs ? wide : 0;
        out[i] = rect_make(at.x + x * px, at.y + (foot - h) * px, wide * px, h * px);
        x += signs ? -FOOT_GAP : wide + FOOT_GAP;
    }
}

bool uc_won_fits(const struct ui *ui, int signs, float main, const char *const *labels)
{
    int n = 1 + signs;
    while (labels[n - signs - 1])
        n++;
    const float px = uc_win_unit(ui), w = beside_main(n, signs, main) - 16;
    const struct ui_words small = {.face = ui->theme->strong, .size = 26, .lines = 1};
    /* four beside the main one leave too little for figures where their words would break */
    bool fits = ui_least(ui) / px <= 30;
    for (; fits && *labels; labels++)
        fits =
            ui_write_fits(ui, &small, _(*labels), rect_make(0, 0, w * px, (n > 4 ? 46 : 80) * px));
    return fits;
}

void uc_won_button(struct canvas *c, const struct ui *ui, const struct uc_won *w,
                   const struct item *i, const char *words, const char *sign, bool main)
{
    struct ui own = *ui;
    struct theme t = *ui->theme;
    own.theme = &t;
    t.radius = 20;
    if (main && !ui->contrast) {
        const struct uc_colour blue = uc_colours_in(w->set, UPCOLOR_BLUE);
        t.accent = blue.own;
        t.on_accent = blue.words;
        if (!i->why_not && !i->pressed) /* it stands on an edge of its own colour, darker */
            canvas_panel(c, rect_moved(i->bounds, 0, i->bounds.h * 0.07F),
                         &(struct panel){.fill = colour_mix(
                                             t.accent, w->dark ? 0xFFFFFFFFU : 0x000000FFU, 0.35F),
                                         .radius = ui_px(ui, t.radius)});
    }
    if (main) {
        ui_button(c, &own, i, words, NULL, UI_MAIN);
        return;
    }
    t.line = i->why_not ? ui->theme->line : ui->theme->text;
    /* what is only looked up needs no box of its own beside what goes on */
    const uint32_t ink = ui_box(c, &own, i, sign && !ui->contrast ? UI_QUIET : UI_PLAIN);
    if (sign) {
        const float side = i->bounds.h * 0.46F;
        ui_icon(c, ui, sign, rect_around(rect_centre(i->bounds), side, side), ink);
        return;
    }
    struct ui_words how = UI_LINE(t.strong, 30, ink, TEXT_CENTRE);
    how.lines = 2;
    ui_write(c, ui, &how, words, rect_inset_xy(i->bounds, ui_px(ui, 8), 0));
}
