/* What an effect looks like as a thing: a sign of its own and its number, pressed into wax or
 * brass. Two effects that do something else never carry the same. */
#include "ace_look.h"

#include <math.h>
#include <stdio.h>

static const char *kind_picture(int kind)
{
    static const char *const picture[ACE_KINDS] = {
        [ACE_PAIR] = "icons/kind-pair",   [ACE_TWO_PAIR] = "icons/kind-two-pair",
        [ACE_THREE] = "icons/kind-three", [ACE_STRAIGHT] = "icons/kind-straight",
        [ACE_FLUSH] = "icons/kind-flush", [ACE_FULL] = "icons/kind-full",
        [ACE_FOUR] = "icons/kind-four",   [ACE_STRAIGHT_FLUSH] = "icons/kind-straight-flush",
        [ACE_FIVE] = "icons/kind-five"};
    return kind > 0 && kind < ACE_KINDS ? picture[kind] : NULL;
}

static const char *what_picture(int what)
{
    static const char *const picture[] = {
        [SUIT_CLUBS] = "icons/suit-club",   [SUIT_DIAMONDS] = "icons/suit-diamond",
        [SUIT_HEARTS] = "icons/suit-heart", [SUIT_SPADES] = "icons/suit-spade",
        [ACE_FACES] = "icons/crown",        [ACE_ACES] = "icons/ace"};
    return what >= 0 && what <= ACE_ACES ? picture[what] : NULL;
}

void ace_sign_of(const struct ace_effect *e, struct ace_sign *out)
{
    *out = (struct ace_sign){0};
    snprintf(out->picture, sizeof out->picture, "icons/%s", ace_effect_icon(e));
    const char *own = NULL;
    const char *number = NULL;
    switch (e->verb) {
    case ACE_DO_DAMAGE:
    case ACE_DO_DRAW:
    case ACE_DO_CYCLE:
    case ACE_DO_RECALL:
    case ACE_DO_PEEK:
    case ACE_DO_PICK:
    case ACE_DO_SHORT: number = "%d"; break;
    case ACE_DO_BULLET:
        own = "icons/bullet";
        number = "+%d";
        break;
    case ACE_DO_RELOAD:
        own = "icons/reload";
        number = "+%d";
        break;
    case ACE_DO_ADD:
    case ACE_DO_STEP:
    case ACE_DO_LOW: number = "+%d"; break;
    case ACE_DO_COMBO:
        own = kind_picture(e->what);
        number = "+%d";
        break;
    case ACE_DO_RECOLOUR:
    case ACE_DO_RERANK: number = "%d"; break;
    case ACE_DO_COUNT: own = what_picture(e->as); break;
    case ACE_DO_DOUBLE:
        own = what_picture(e->what);
        snprintf(out->number, sizeof out->number, "×2");
        break;
    case ACE_DO_TWICE: snprintf(out->number, sizeof out->number, "×2"); break;
    case ACE_DO_EXTRA:
        own = what_picture(e->what);
        number = "+%d";
        break;
    case ACE_DO_LEAST: number = "≥%d"; break;
    case ACE_DO_ZERO:
        own = kind_picture(e->what);
        snprintf(out->number, sizeof out->number, "0");
        break;
    case ACE_DO_LESS:
        own = e->when == ACE_FIRST ? "icons/shoot" : e->when == ACE_LAST ? "icons/bullet" : NULL;
        number = "−%d";
        break;
    case ACE_DO_CAP: number = "≤%d"; break;
    case ACE_DO_NOEXTRA:
    case ACE_DO_VOID:
        own = what_picture(e->what);
        out->struck = true;
        break;
    case ACE_DO_VENGEANCE:
        own = "icons/suit-spade";
        number = "+%d";
        out->good = true;
        break;
    default: break; /* its verb says all */
    }
    if (own)
        snprintf(out->picture, sizeof out->picture, "%s", own);
    if (number)
        snprintf(out->number, sizeof out->number, number, e->n);
}

#define NUMBER 0.34F /* of a round sign's height */

/* Round, or, where its number would be too small to be read, longer, with the number beside the
 * sign. */
float ace_sign_width(const struct ui *ui, float h)
{
    return h * NUMBER < ui_least(ui) ? h * 0.85F + ui_least(ui) * 2 : h;
}

static void disc(const struct ui *ui, struct canvas *c, struct rect r, bool wax)
{
    const bool round = r.w <= r.h * 1.05F;
    if (wax && round && !ui->contrast) {
        canvas_picture(c, "ace/seal", r, paint_plain());
        return;
    }
    const float line = fmaxf(1, r.h * 0.07F);
    const struct rect in = rect_inset(r, r.h * 0.05F);
    const uint32_t fill = wax ? ui->contrast ? 0x5A0C08FFU : 0x9A1F18FFU : 0xF1C767FFU;
    canvas_panel(c, in,
                 &(struct panel){.fill = fill,
                                 .radius = r.h,
                                 .line = ui->contrast ? fill
                                         : wax        ? 0x6E120DFFU
                                                      : 0x9A6D1EFFU,
                                 .line_width = line});
}

void ace_sign_draw(const struct ui *ui, struct canvas *c, struct rect r, const struct ace_sign *s,
                   enum ace_metal metal)
{
    const bool wax = metal == METAL_WAX && !s->good, numbered = *s->number != '\0',
               beside = numbered && r.w > r.h * 1.05F;
    const uint32_t ink = wax ? ui->contrast ? 0xFFFFFFFFU : 0xFFE9E2FFU : ACE_INK;
    const float px = fmaxf(ui_least(ui), floorf(r.h * (beside ? 0.42F : NUMBER))),
                h = r.h * (numbered && !beside ? 0.36F
                           : beside            ? 0.56F
                                               : 0.5F);
    const struct point at = {beside ? r.x + r.h * 0.5F : r.x + r.w / 2,
                             r.y + r.h * (numbered && !beside ? 0.33F : 0.5F)};
    disc(ui, c, r, wax);
    canvas_picture(c, s->picture, rect_around(at, h, h), paint_ink(ink));
    if (s->struck)
        canvas_line(c, (struct point){at.x - h * 0.62F, at.y + h * 0.5F},
                    (struct point){at.x + h * 0.62F, at.y - h * 0.5F}, fmaxf(1.5F, r.h * 0.055F),
                    ink);
    if (!numbered)
        return;
    struct text_style style = {.face = &ace_text,
                               .px = px,
                               .colour = ink,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .spacing = 1,
                               .lang = ui->lang,
                               .max_lines = 1};
    const struct rect room = beside ? rect_make(r.x + r.h * 0.8F, r.y, r.w - r.h * 0.92F, r.h)
                                    : rect_make(r.x, r.y + r.h * 0.51F, r.w, r.h * 0.36F);
    text_fit(ui->fonts, &style, s->number, rect_make(room.x, room.y, room.w, r.h), ui_least(ui));
    canvas_words(c, &style, s->number, room);
}

/* ---- letters of a block of wood ---- */

float ace_wood(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align)
{
    const bool japanese = ui->lang && ui->lang[0] == 'j';
    struct text_style style = {.face = japanese ? &typeface_ace : &ace_text,
                               .px = floorf(r.h * (japanese ? 0.84F : 0.9F)),
                               .colour = colour,
                               .align = align,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.1F,
                               .lang = ui->lang,
                               .max_lines = 1};
    text_fit(ui->fonts, &style, text, rect_make(r.x, r.y, r.w - style.px * 0.08F, r.h * 1.2F),
             ui_least(ui));
    const float fat = japanese ? 0 : fmaxf(1, style.px * 0.03F);
    const float width = text_width(ui->fonts, &style, text);
    if (outline) {
        style.outline = style.colour = outline;
        style.outline_px = fat + fmaxf(2, style.px * 0.055F);
        canvas_words(c, &style, text, r);
    }
    style.colour = colour;
    style.outline = fat > 0 ? colour : 0;
    style.outline_px = fat;
    canvas_words(c, &style, text, r);
    return width;
}
