/* How the book of SPEC is drawn. What a card is called and does is told by the game. */
#include "rules_poker.h"

#include "font.h"
#include "i18n.h"
#include "scene.h"
#include "spec_words.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* "Number 7 · Board · With your all-in". */
static void line(int effect, struct strbuf *out)
{
    if (spec_number(effect)) {
        strbuf_addf(out, _("Number %d"), spec_number(effect));
        strbuf_add(out, " · ");
    }
    strbuf_addf(out, "%s · %s", spec_family_name((int)spec_family(effect)), spec_when(effect));
}

/* As at the table: the number in its seal, the name, a few words. Where letters are too large for
 * both, the name is enough; where another card lies over it, or a word would be broken, its picture
 * is. */
static void face(struct canvas *c, const struct ui *ui, int effect, int cost, bool told,
                 struct rect r)
{
    static const uint32_t ink = 0x16203AFFU, washi = 0xFFF3DCFFU, vermilion = 0xB93A1CFFU,
                          deep = 0x8A2008FFU /* where contrast is high */;
    char name[RULES_PICTURE], number[8];
    const bool wide = !ui_write_fits(ui, &(struct ui_words){.face = &typeface_spec},
                                     spec_title(effect), rect_make(0, 0, r.w * 0.88F, r.h));
    const float side = fmaxf(r.w * 0.17F, ui_least(ui) * 1.35F),
                pad = r.w * (wide ? 0.015F : 0.06F), top = r.y + r.h * 0.545F;
    snprintf(name, sizeof name, "spec/faces/%s", spec_id(effect));
    if (canvas_has_picture(c, name))
        canvas_picture(c, name, r, paint_plain());
    if (spec_number(effect)) {
        const struct rect seal = rect_make(r.x + r.w * 0.045F, r.y + r.w * 0.045F, side, side);
        snprintf(number, sizeof number, "%d", spec_number(effect));
        canvas_panel(
            c, seal,
            &(struct panel){.fill = ui->contrast ? deep : vermilion, .radius = side * 0.12F});
        ui_write(c, ui, &UI_LINE(&typeface_spec, 34 * r.w / ui_px(ui, 196), washi, TEXT_CENTRE),
                 number, seal);
    }
    if (cost < 0)
        return;
    const struct rect paper =
        rect_make(r.x + pad, top, r.w - 2 * pad, rect_bottom(r) - r.h * 0.05F - top);
    struct ui_words head = {.face = &typeface_spec,
                            .size = (told ? 27 : 34) * r.w / ui_px(ui, 196),
                            .colour = ink,
                            .align = TEXT_CENTRE,
                            .place = TEXT_MIDDLE,
                            .lines = 2};
    struct ui_words text = {.size = 21 * r.w / ui_px(ui, 196),
                            .colour = ink,
                            .align = TEXT_CENTRE,
                            .place = TEXT_MIDDLE};
    if (!strchr(spec_title(effect), ' ')) /* a word is not broken: its letters are smaller */
        head.lines = 1;
    if (!ui_write_fits(ui, &head, spec_title(effect), paper))
        return;
    float need = paper.h, more = 0;
    for (int tries = 0; tries < 4 && need + more >= paper.h; tries++) {
        head.size *= tries ? 0.9F : 1;
        text.size *= tries ? 0.93F : 1;
        need = ui_write_height(ui, &head, spec_title(effect), paper.w);
        more = ui_write_height(ui, &text, spec_short(effect), paper.w);
    }
    const bool both = told && need + more < paper.h;
    const float high = fminf(fmaxf(need, paper.h * 0.42F), paper.h - more);
    ui_write(c, ui, &head, spec_title(effect),
             both ? rect_make(paper.x, paper.y, paper.w, high) : paper);
    if (both)
        ui_write(c, ui, &text, spec_short(effect),
                 rect_make(paper.x, paper.y + high, paper.w, paper.h - high));
}

static void emblem(int effect, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, "spec/emblems/%s", spec_id(effect));
}

/* The backs are those of its own table. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    if (strncmp(word, "effect", 6) == 0)
        snprintf(out, RULES_PICTURE, "spec/effect-back");
    else if (strncmp(word, "back", 4) == 0)
        snprintf(out, RULES_PICTURE, "spec/back");
    else if (*word == '&')
        snprintf(out, RULES_PICTURE, "spec/%.*s", length - 1, word + 1);
    else
        poker_picture(app, word, length, width, out);
}

static void who(const char *name, char out[RULES_PICTURE])
{
    const bool animal = strcmp(name, "cat") == 0;
    snprintf(out, RULES_PICTURE, "%s/%s-calm", animal ? "emblems" : "spec/portraits", name);
}

const struct book_look book_of_spec = {
    .face = &typeface_spec,
    .picture = picture,
    .who_picture = who,
    .levels = poker_levels,
    .things = SPEC_EFFECTS,
    .thing_id = spec_id,
    .thing_name = spec_title,
    .thing_about = spec_about,
    .thing_picture = emblem,
    .thing_line = line,
    .thing_draw = face,
};
