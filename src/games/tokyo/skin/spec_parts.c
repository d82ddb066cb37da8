/* Small things that stand in several places of the card room: boxes, seals, lights, faces of effect
 * cards and their backs. */
#include "spec_look.h"

#include "check.h"
#include "i18n.h"
#include "text.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

void spec_box(struct canvas *c, const struct stage *st, struct rect r, uint32_t fill, uint32_t line,
              float width)
{
    if (!rect_empty(r))
        canvas_panel(c, r,
                     &(struct panel){.fill = st->ui.contrast && fill ? st->ui.theme->panel : fill,
                                     .radius = fminf(ui_px(&st->ui, 12), r.h / 2),
                                     .line = line,
                                     .line_width = line ? fmaxf(1, ui_px(&st->ui, width)) : 0});
}

/* Vermilion with washi letters. Two kanji stand one over the other. */
void spec_seal(struct canvas *c, const struct stage *st, struct rect r, const char *sign,
               float angle)
{
    const float px = r.h * (sign[0] & 0x80 ? 0.58F : 0.66F);
    const bool small = *sign && px < 18; /* letters that want 4.5:1 */
    if (canvas_has_picture(c, "spec/seal") && !st->ui.contrast && !small)
        canvas_picture(c, "spec/seal", r, paint_angle(st->ui.calm ? 0 : angle));
    else
        canvas_panel(c, r,
                     &(struct panel){.fill = st->ui.contrast ? SPEC_SEAL_DEEP_RGB
                                             : small         ? spec_colour(st, SPEC_VERMILION_DEEP)
                                                             : spec_colour(st, SPEC_VERMILION),
                                     .radius = r.w * 0.08F,
                                     .line = SPEC_WASHI_RGB,
                                     .line_width = fmaxf(1, r.w * 0.04F)});
    struct ui ui = st->ui;
    ui.text = 1;
    ui_write(c, &ui, &UI_LINE(st->ui.theme->strong, px / ui.scale, SPEC_ON_SEAL_RGB, TEXT_CENTRE),
             sign, rect_inset(r, -r.w * 0.2F));
}

void spec_brush_seal(struct canvas *c, const struct stage *st, struct rect r, const char *picture,
                     const char *sign, float angle)
{
    char name[SPEC_PICTURE];
    snprintf(name, sizeof name, "spec/kanji/%s", picture);
    if (!canvas_has_picture(c, name)) {
        spec_seal(c, st, r, sign, angle);
        return;
    }
    spec_seal(c, st, r, "", angle);
    canvas_picture(
        c, name,
        rect_fitted(rect_inset(r, r.h * 0.08F), 256, strcmp(picture, "raku") == 0 ? 256 : 492),
        paint_ink(SPEC_ON_SEAL_RGB));
}

void spec_light(struct canvas *c, const struct stage *st, struct rect r, uint32_t colour,
                float peak)
{
    if (st->ui.contrast)
        return;
    canvas_panel(c, r,
                 &(struct panel){.radius = fminf(r.w, r.h) * 0.08F,
                                 .shadow = colour_faded(colour, peak),
                                 .shadow_size = ui_px(&st->ui, 18)});
}

void spec_emblem(struct canvas *c, int effect, struct rect r, float alpha)
{
    char name[SPEC_PICTURE];
    snprintf(name, sizeof name, "spec/emblems/%s", spec_id(effect));
    if (canvas_has_picture(c, name))
        canvas_picture(c, name, r, paint_alpha(alpha));
}

void spec_effect_back(struct canvas *c, struct rect r)
{
    const bool there = canvas_has_picture(c, "spec/effect-back");
    if (there)
        canvas_picture(c, "spec/effect-back", r, paint_plain());
    if (!there || canvas_missed(c))
        canvas_panel(c, r,
                     &(struct panel){.fill = SPEC_SEAL_RGB,
                                     .radius = r.w * 0.07F,
                                     .line = SPEC_WASHI_RGB,
                                     .line_width = fmaxf(1, r.w * 0.05F)});
}

/* ---- a face ---- */

static void paper(struct canvas *c, const struct stage *st, int effect, struct rect r, bool grey)
{
    char name[SPEC_PICTURE];
    snprintf(name, sizeof name, "spec/faces/%s", spec_id(effect));
    struct paint paint = paint_plain();
    if (grey)
        paint.tint = st->ui.contrast ? 0xD2D4DAFFU : 0xA4A6B0FFU;
    if (canvas_has_picture(c, name)) {
        canvas_picture(c, name, r, paint);
        if (!canvas_missed(c))
            return;
    }
    canvas_panel(c, r,
                 &(struct panel){.fill = grey ? 0x8C8880FFU : SPEC_WASHI_RGB,
                                 .radius = r.w * 0.06F,
                                 .line = spec_family_colour(st, spec_family(effect)),
                                 .line_width = fmaxf(1, r.w * 0.03F)});
    spec_emblem(
        c, effect,
        rect_around((struct point){r.x + r.w / 2, r.y + r.h * 0.3F}, r.w * 0.6F, r.w * 0.6F),
        grey ? 0.6F : 1);
}

/* As a brush sets it from the top down. */
static void long_vowel(struct canvas *c, struct point at, float px, uint32_t colour)
{
    if (canvas_has_picture(c, "spec/long-vowel"))
        canvas_picture(c, "spec/long-vowel", rect_around(at, px, px), paint_ink(colour));
    else
        canvas_fill(c, rect_around(at, fmaxf(1, px * 0.09F), px * 0.78F), colour);
}

/* A quotation opens with a corner at the lower left, and closes at the upper right of its place. */
static void corner_mark(struct canvas *c, struct point at, float px, bool opens, uint32_t colour)
{
    const float w = fmaxf(1, px * 0.06F), s = opens ? 1 : -1;
    const struct point corner = {at.x + s * px * 0.28F, at.y + s * px * 0.16F};
    canvas_line(c, corner, (struct point){corner.x - s * px * 0.52F, corner.y}, w, colour);
    canvas_line(c, corner, (struct point){corner.x, corner.y + s * px * 0.26F}, w, colour);
}

/* Letters of one size from the top down, in the middle of r, as a Japanese line stands: the long
 * vowel's bar, dashes and brackets turn, small kana move up and to the right, marks of a phrase
 * into the corner. Smaller where r is too low for them. */
void spec_upright(struct canvas *c, const struct stage *st, const char *text, struct rect r,
                  float px, uint32_t colour)
{
    CARRE_ASSERT(text && px > 0);
    static const char *const small[] = {"ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ",
                                        "ュ", "ョ", "っ", "ゃ", "ゅ", "ょ"};
    int n = 0;
    for (const char *s = text; *s; s++)
        n += (*s & 0xC0) != 0x80;
    const float step = fminf(px * 1.04F, r.h / (float)(n ? n : 1));
    px = fminf(px, step / 1.02F);
    const struct text_style style = {.face = st->ui.theme->strong,
                                     .px = px,
                                     .colour = colour,
                                     .align = TEXT_CENTRE,
                                     .place = TEXT_MIDDLE,
                                     .spacing = 1,
                                     .lang = st->ui.lang,
                                     .max_lines = 1};
    float y = r.y + (r.h - step * (float)n) / 2;
    for (const char *s = text; *s; y += step) {
        char letter[8] = "";
        size_t k = 0;
        do
            letter[k++] = *s++;
        while ((*s & 0xC0) == 0x80 && k < sizeof letter - 1);
        struct rect at = rect_make(r.x + r.w / 2 - px * 0.7F, y + (step - px) / 2, px * 1.4F, px);
        const struct point middle = {r.x + r.w / 2, y + step / 2};
        if (strcmp(letter, "ー") == 0) {
            long_vowel(c, middle, px, colour);
            continue;
        }
        for (size_t i = 0; i < sizeof small / sizeof *small; i++)
            if (strcmp(letter, small[i]) == 0)
                at = rect_moved(at, px * 0.11F, -px * 0.12F);
        if (strcmp(letter, "「") == 0 || strcmp(letter, "」") == 0)
            corner_mark(c, middle, px, letter[2] == (char)0x8C, colour);
        else
            canvas_words(c, &style, letter, at);
    }
}

/* The family beside the window, where a line of letters stands from the top down and has room. */
static void family(struct canvas *c, const struct stage *st, int effect, struct rect r, bool grey)
{
    const struct ui ui = poker_ui(st);
    const char *name = spec_family_name(spec_family(effect));
    const float px = fmaxf(ui_least(&ui), r.w * 0.055F), high = r.h * 0.46F;
    size_t letters = 0;
    for (const char *s = name; *s; s++)
        letters += (*s & 0xC0) != 0x80;
    if (strcmp(ui.lang, "ja") == 0 && px <= r.w * 0.105F && (float)letters * px * 1.06F <= high)
        spec_upright(c, st, name,
                     rect_make(rect_right(r) - r.w * 0.062F - px, r.y + r.h * 0.055F, px,
                               (float)letters * px * 1.06F),
                     px, grey ? 0x2A2A32FFU : spec_family_colour(st, spec_family(effect)));
}

/* 0: a word does not fit the width. */
static float words_height(const struct ui *ui, const struct text_style *style, const char *text,
                          float width)
{
    return fmaxf(0, text_height(ui->fonts, style, text, width));
}

static const char *const stroke_of[SPEC_FAMILIES] = {[SPEC_OF_BOARD] = "board",
                                                     [SPEC_OF_ACTION] = "action",
                                                     [SPEC_OF_HAND] = "hand",
                                                     [SPEC_OF_RULES] = "rule",
                                                     [SPEC_OF_FUN] = "fun"};

/* A word in katakana alone is not broken. */
static bool one_word(const struct stage *st, const char *text)
{
    for (const char *s = text; *s; s += 3)
        if (strncmp(s, "\xE3\x82", 2) < 0 || strncmp(s, "\xE3\x83", 2) > 0)
            return false;
    return strcmp(st->ui.lang, "ja") == 0 && *text;
}

/* The words of a face: the largest letters in which name and text stand below the window. */
void spec_face_over(struct canvas *c, const struct stage *st, int effect, struct rect r, bool grey,
                    float foot_h)
{
    CARRE_ASSERT(effect >= 0 && effect < SPEC_EFFECTS);
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const float pad = r.w * 0.04F, w = r.w - 2 * pad, least = ui_least(&ui),
                top = r.y + r.h * 0.545F;
    const uint32_t ink = grey ? SPEC_GREY_INK_RGB : SPEC_INK_RGB;
    char number[16];
    paper(c, st, effect, r, grey);
    if (spec_number(effect)) {
        snprintf(number, sizeof number, "%d", spec_number(effect));
        const float side = fmaxf(r.w * 0.17F, least * 1.35F);
        spec_seal(c, st, rect_make(r.x + r.w * 0.035F, r.y + r.w * 0.035F, side, side), number, -3);
    } else {
        const float side = fmaxf(r.w * 0.17F, least * 1.35F);
        spec_brush_seal(c, st, rect_make(r.x + r.w * 0.035F, r.y + r.w * 0.035F, side, side),
                        "raku", "楽", -3);
    }
    family(c, st, effect, r, grey);
    const float room = rect_bottom(r) - foot_h - top;
    /* As large as the card wants them, then smaller together down to the least; the text goes where
     * there is no room for both. */
    struct text_style name = {.face = t->strong,
                              .colour = ink,
                              .align = TEXT_CENTRE,
                              .place = TEXT_MIDDLE,
                              .spacing = 1.15F,
                              .lang = ui.lang},
                      text = name;
    text.face = t->plain;
    const bool whole =
        one_word(st, spec_title(effect)) &&
        words_height(
            &ui,
            &(struct text_style){
                .face = t->strong, .px = least, .spacing = 1.15F, .lang = ui.lang, .max_lines = 1},
            spec_title(effect), w) > 0;
    name.max_lines = whole ? 1 : 0;
    /* where the text begins; what is left over between and around both */
    float split = 0, air = 0;
    const float wanted = r.w / ui_px(&ui, 196), stroke_room = r.h * 0.06F;
    /* hardly smaller for the stroke between them; else without it */
    bool bare = false;
    for (float k = wanted; split <= 0; k -= 0.04F) {
        name.px = fmaxf(least, roundf(ui_px(&ui, 28) * k * fminf(ui.text, 1.3F)));
        text.px = fmaxf(least, roundf(ui_px(&ui, 21) * k * fminf(ui.text, 1.3F)));
        const float tight = name.px <= least && text.px <= least ? w : w * 0.95F;
        const float a = words_height(&ui, &name, spec_title(effect), tight),
                    b = words_height(&ui, &text, spec_short(effect), tight);
        const bool smallest = name.px <= least && text.px <= least;
        if (a > 0 && b > 0 && a + b + least * 0.5F + (bare ? 0 : stroke_room) <= room)
            air = room - a - b, split = a + air * 0.5F;
        else if (!bare && (smallest || k < wanted * 0.88F))
            bare = true, k = wanted + 0.04F;
        else if (smallest)
            break;
    }
    if (split > 0) {
        const float in = name.px <= least && text.px <= least ? 0 : w * 0.025F;
        char stroke[SPEC_PICTURE];
        snprintf(stroke, sizeof stroke, "spec/stroke-%s", stroke_of[spec_family(effect)]);
        if (!st->ui.contrast && air > r.h * 0.08F && canvas_has_picture(c, stroke))
            canvas_picture(
                c, stroke,
                rect_make(r.x + r.w * 0.15F, top + split - r.h * 0.012F, r.w * 0.7F, r.h * 0.028F),
                paint_alpha(grey ? 0.5F : 1));
        canvas_words(c, &name, spec_title(effect),
                     rect_make(r.x + pad + in, top, w - 2 * in, split));
        /* clear of the tag */
        canvas_words(
            c, &text, spec_short(effect),
            rect_make(r.x + pad + in, top + split, w - 2 * in, room - split - least * 0.2F));
    } else {
        name.px = least;
        const float h = words_height(&ui, &name, spec_title(effect), w);
        if (h > 0 && h <= room)
            canvas_words(c, &name, spec_title(effect), rect_make(r.x + pad, top, w, room));
    }
}

void spec_face(struct canvas *c, const struct stage *st, int effect, struct rect r, bool grey,
               const char *foot)
{
    const struct ui ui = poker_ui(st);
    const float h = foot && *foot ? ui_least(&ui) * 1.5F : r.h * 0.075F, pad = r.w * 0.05F;
    spec_face_over(c, st, effect, r, grey, h);
    if (foot && *foot)
        poker_write(
            c, st,
            UI_LINE(st->ui.theme->plain, 18, grey ? SPEC_GREY_INK_RGB : 0xA02C10FFU, TEXT_CENTRE),
            foot, rect_make(r.x + pad, rect_bottom(r) - h - r.h * 0.015F, r.w - 2 * pad, h));
}
