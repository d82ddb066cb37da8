/* What an effect looks like as a thing: a sign of its own and its number, pressed into wax or
 * brass. Two effects that do something else never carry the same. */
#include "ace_paint.h"

#include "check.h"

#include <math.h>
#include <stdio.h>

static const char *kind_picture(int kind)
{
    CARRE_ASSERT(kind > 0 && kind < ACE_KINDS);
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

/* A row a verb. */
static const struct {
    const char *icon;    /* of its own, in assets/icons */
    const char *number;  /* "+%d"; NULL: it says all without one */
    const char *picture; /* instead of its own */
    /* …or that of what it is about: the kind, the suit or group, the suit that comes of it, when it
     * acts */
    enum { OF_ITSELF, OF_KIND, OF_WHAT, OF_NEW_SUIT, OF_SHOT } of;
    bool struck, good;
} signs[] = {
    [ACE_NOTHING] = {.icon = "info"},
    [ACE_DO_DAMAGE] = {.icon = "verb-damage", .number = "%d"},
    [ACE_DO_DRAW] = {.icon = "verb-draw", .number = "%d"},
    [ACE_DO_CYCLE] = {.icon = "verb-cycle", .number = "%d"},
    [ACE_DO_RECALL] = {.icon = "verb-recall", .number = "%d"},
    [ACE_DO_JOKER] = {.icon = "verb-joker"},
    [ACE_DO_PEEK] = {.icon = "verb-peek", .number = "%d"},
    [ACE_DO_PICK] = {.icon = "verb-pick", .number = "%d"},
    [ACE_DO_BULLET] = {.icon = "verb-bullet", .picture = "icons/bullet", .number = "+%d"},
    [ACE_DO_RELOAD] = {.icon = "verb-reload", .picture = "icons/reload", .number = "+%d"},
    [ACE_DO_ADD] = {.icon = "verb-add", .number = "+%d"},
    [ACE_DO_COMBO] = {.icon = "verb-combo", .of = OF_KIND, .number = "+%d"},
    [ACE_DO_RECOLOUR] = {.icon = "verb-recolour", .number = "%d"},
    [ACE_DO_COUNT] = {.icon = "verb-count", .of = OF_NEW_SUIT},
    [ACE_DO_RERANK] = {.icon = "verb-rerank", .number = "%d"},
    [ACE_DO_STEP] = {.icon = "verb-step", .number = "+%d"},
    [ACE_DO_SHORT] = {.icon = "verb-short", .number = "%d"},
    [ACE_DO_DOUBLE] = {.icon = "verb-double", .of = OF_WHAT, .number = "×2"},
    [ACE_DO_TWICE] = {.icon = "verb-twice", .number = "×2"},
    [ACE_DO_CALM] = {.icon = "verb-calm"},
    [ACE_DO_EXTRA] = {.icon = "verb-extra", .of = OF_WHAT, .number = "+%d"},
    [ACE_DO_LOW] = {.icon = "verb-low", .number = "+%d"},
    [ACE_DO_LEAST] = {.icon = "verb-least", .number = "≥%d"},
    [ACE_DO_ZERO] = {.icon = "verb-zero", .of = OF_KIND, .number = "0"},
    [ACE_DO_NOREPEAT] = {.icon = "verb-norepeat"},
    [ACE_DO_LESS] = {.icon = "verb-less", .of = OF_SHOT, .number = "−%d"},
    [ACE_DO_CAP] = {.icon = "verb-cap", .number = "≤%d"},
    [ACE_DO_HALVE] = {.icon = "verb-halve"},
    [ACE_DO_NOEXTRA] = {.icon = "verb-noextra", .of = OF_WHAT, .struck = true},
    [ACE_DO_VOID] = {.icon = "verb-void", .of = OF_WHAT, .struck = true},
    [ACE_DO_NOBONUS] = {.icon = "verb-nobonus"},
    [ACE_DO_VENGEANCE] = {.icon = "verb-vengeance",
                          .picture = "icons/suit-spade",
                          .number = "+%d",
                          .good = true},
};
_Static_assert(sizeof signs / sizeof *signs == ACE_DOS, "every verb has its row");

const char *ace_effect_icon(const struct ace_effect *e)
{
    return signs[e->verb < ACE_DOS ? e->verb : ACE_NOTHING].icon;
}

static const char *sign_picture(const struct ace_effect *e)
{
    switch (signs[e->verb].of) {
    case OF_ITSELF: break;
    case OF_KIND: return kind_picture(e->what);
    case OF_WHAT: return what_picture(e->what);
    case OF_NEW_SUIT: return what_picture(e->as);
    case OF_SHOT:
        return e->when == ACE_FIRST ? "icons/shoot" : e->when == ACE_LAST ? "icons/bullet" : NULL;
    }
    return signs[e->verb].picture;
}

void ace_sign_of(const struct ace_effect *e, struct ace_sign *out)
{
    const char *own = sign_picture(e), *number = signs[e->verb].number;
    *out = (struct ace_sign){.struck = signs[e->verb].struck, .good = signs[e->verb].good};
    if (own)
        snprintf(out->picture, sizeof out->picture, "%s", own);
    else
        snprintf(out->picture, sizeof out->picture, "icons/%s", ace_effect_icon(e));
    if (number)
        snprintf(out->number, sizeof out->number, number, e->n);
}

#define NUMBER 0.34F /* of a round sign's height */
#define NUMBER_MOST 0.39F

enum { GRAIN_MOST = 60 };

/* Round, or, where its number would be too small to be read, longer, with the number beside the
 * sign. */
float ace_sign_width(const struct ui *ui, float h)
{
    return h * NUMBER_MOST < ui_least(ui) ? h * 0.85F + ui_least(ui) * 2 : h;
}

static void disc(const struct ui *ui, struct canvas *c, struct rect r, bool wax, bool good)
{
    const bool round = r.w <= r.h * 1.05F;
    if ((wax || good) && round && !ui->contrast) {
        if (wax)
            canvas_picture(c, "ace/seal", r, paint_plain());
        else /* its numbers are the long ones */
            canvas_picture(c, "ace/seal-brass", rect_scaled(r, 1.12F), paint_plain());
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
    const uint32_t ink = wax ? ui->contrast ? COLOUR_WHITE : 0xFFE9E2FFU : ACE_INK;
    const float px = fmaxf(ui_least(ui), floorf(r.h * (beside ? 0.42F : NUMBER))),
                h = r.h * (numbered && !beside ? 0.36F
                           : beside            ? r.h < px * 1.7F ? 0.7F : 0.56F
                                               : 0.5F);
    const struct point at = {beside ? r.x + r.h * 0.5F : r.x + r.w / 2,
                             r.y + r.h * (numbered && !beside ? 0.33F : 0.5F)};
    disc(ui, c, r, wax, metal == METAL_WAX && s->good);
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

static struct text_style wood(const struct ui *ui, const char *text, struct rect r,
                              enum text_align align)
{
    const bool japanese = ui->lang && ui->lang[0] == 'j';
    struct text_style style = {.face = japanese ? &typeface_ace : &ace_text,
                               .px = floorf(r.h * (japanese ? 0.84F : 0.9F)),
                               .align = align,
                               .place = TEXT_MIDDLE,
                               .spacing = 1.1F,
                               .lang = ui->lang,
                               .max_lines = 1};
    text_fit(ui->fonts, &style, text, rect_make(r.x, r.y, r.w - style.px * 0.08F, r.h * 1.2F),
             ui_least(ui));
    if (!japanese && style.px < r.h * 0.8F) { /* narrow wood, as high as it can be */
        struct text_style narrow = style;
        narrow.face = &typeface_ace;
        narrow.px = floorf(r.h * 0.9F);
        text_fit(ui->fonts, &narrow, text, rect_make(r.x, r.y, r.w - narrow.px * 0.08F, r.h * 1.2F),
                 ui_least(ui));
        style = narrow.px > style.px * 1.1F ? narrow : style;
    }
    return style;
}

float ace_wood_width(const struct ui *ui, const char *text, struct rect r)
{
    const struct text_style style = wood(ui, text, r, TEXT_LEFT);
    return text_width(ui->fonts, &style, text);
}

float ace_wood(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align)
{
    struct text_style style = wood(ui, text, r, align);
    const bool japanese = ui->lang && ui->lang[0] == 'j';
    /* narrow wood is heavy as it is */
    const float fat = japanese || style.face == &typeface_ace ? 0 : fmaxf(1, style.px * 0.018F);
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

/* Hairs of the block, in the colour of what it is printed on: the letters take them, and beside
 * these they are not seen. A share of the height is one of `r`, in which the capitals stand. */
static void grain(struct canvas *c, struct rect r, uint32_t hair, int hairs)
{
    CARRE_ASSERT(hairs > 0 && hairs <= GRAIN_MOST);
    const float thin = fmaxf(1, r.h * 0.008F);
    for (int i = 0; i < hairs; i++) {
        const int at = i * 37;
        const float x = r.x + r.w * (float)(at * 29 % 97) / 97,
                    y = r.y + r.h * ((float)(i * 11 % hairs) + 0.5F) / (float)hairs,
                    w = fminf(r.h * (0.16F + (float)(at % 5) * 0.1F), rect_right(r) - x);
        canvas_line(c, (struct point){x, y}, (struct point){x + w, y + thin}, thin, hair);
    }
}

float ace_worn(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
               uint32_t colour, uint32_t outline, enum text_align align)
{
    const float w = ace_wood(c, ui, text, r, colour, outline, align);
    if (ui->contrast || ui->lang[0] == 'j' || w <= 0)
        return w;
    const float high = r.h * 0.7F, x = align == TEXT_CENTRE  ? r.x + (r.w - w) / 2
                                       : align == TEXT_RIGHT ? rect_right(r) - w
                                                             : r.x;
    const int hairs = (int)fminf(GRAIN_MOST, 10 + w / high * 5);
    grain(c, rect_make(x + high * 0.1F, r.y + r.h * 0.16F, w - high * 0.2F, high),
          colour_faded(outline ? outline : ACE_BONE, 0.55F), hairs);
    return w;
}
