/* Colours, words, buttons, and the small things that stand in several places. */
#include "upcolor_look.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "layout.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

static const struct typeface plain = {"Dosis", "Bold", "Noto Sans CJK JP", "Bold", 0.92F};
static const struct typeface heavy = {"Dosis", "ExtraBold", "Noto Sans CJK JP", "Black", 0.92F};

#define UC_PAPER 0xF7F3EAFFU

const struct theme uc_light = {
    .name = "upcolor",
    .ground = UC_PAPER,
    .ground_bottom = UC_PAPER,
    .panel = 0xFFFDF7FFU,
    .line = 0xDDD5C3FFU,
    .well = 0xF1EBDEFFU,
    .text = UC_INK,
    .soft = 0x5B6170FFU,
    .accent = UC_INK,
    .on_accent = UC_PAPER,
    .dim = UC_PAPER,
    .on_dim = 0x686D7AFFU,
    .focus = UC_INK,
    .good = 0x0A7A40FFU,
    .bad = 0xB3202AFFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &plain,
    .radius = 24,
    .line_width = 3,
};
const struct theme uc_dark = {
    .name = "upcolor",
    .ground = UC_INK,
    .ground_bottom = UC_INK,
    .panel = 0x2C313DFFU,
    .line = 0x4A5161FFU,
    .well = 0x363C4AFFU,
    .text = UC_PAPER,
    .soft = 0xB4BAC8FFU,
    .accent = UC_PAPER,
    .on_accent = UC_INK,
    .dim = UC_INK,
    .on_dim = 0x9AA1B1FFU,
    .focus = 0xFFFFFFFFU,
    .good = 0x7FD6A4FFU,
    .bad = 0xFF9A92FFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &plain,
    .radius = 24,
    .line_width = 3,
};
const struct theme uc_light_contrast = {
    .name = "upcolor",
    THEME_CONTRAST(0xFFFFFFFFU, 0x000000FFU, 0x000000FFU),
    .soft = 0x24262CFFU,
    .accent = 0x000000FFU,
    .on_dim = 0x4A4C52FFU,
    .good = 0x00512AFFU,
    .bad = 0x7A0010FFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &heavy,
    .radius = 24,
    .line_width = 4,
};
const struct theme uc_dark_contrast = {
    .name = "upcolor",
    THEME_CONTRAST(0x000000FFU, 0xFFFFFFFFU, 0xFFFFFFFFU),
    .soft = 0xECEDF2FFU,
    .accent = 0xFFFFFFFFU,
    .on_dim = 0xC0C3CCFFU,
    .good = 0xA8F0C6FFU,
    .bad = 0xFFB4ACFFU,
    .display = &heavy,
    .strong = &heavy,
    .plain = &heavy,
    .radius = 24,
    .line_width = 4,
};

const struct theme *uc_theme(bool contrast, bool dark)
{
    return contrast ? dark ? &uc_dark_contrast : &uc_light_contrast : dark ? &uc_dark : &uc_light;
}

struct uc_colour uc_colours_in(enum uc_set set, card face)
{
    CARRE_ASSERT((int)set >= 0 && (int)set < 3 && face >= CARD_OWN && face < UPCOLOR_FACES_END);
    static const struct uc_colour sets[3][UPCOLOR_FACES] = {
        {{0x0A8747FFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0xFFC81EFFU, UC_INK, UC_INK},
         {0x1B72E1FFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0xDE2B36FFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0x6A2FB8FFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {UC_INK, UC_PAPER, 0xFFFFFFFFU}},
        {{0x1CA47EFFU, 0xFFFFFFFFU, UC_INK},
         {0xF1E543FFU, UC_INK, UC_INK},
         {0x176090FFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0xD0440EFFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0xDC88CAFFU, UC_INK, UC_INK},
         {0x111318FFU, UC_PAPER, 0xFFFFFFFFU}},
        {{0x0FC383FFU, 0x000000FFU, 0x000000FFU},
         {0xFFF636FFU, 0x000000FFU, 0x000000FFU},
         {0x003E8DFFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0xA8001CFFU, 0xFFFFFFFFU, 0xFFFFFFFFU},
         {0xECA4FFFFU, 0x000000FFU, 0x000000FFU},
         {0x000000FFU, 0xFFFFFFFFU, 0xFFFFFFFFU}},
    };
    return sets[set][face - UPCOLOR_IMPERIAL];
}

struct uc_colour uc_colours(const struct stage *st, card face)
{
    if (face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END)
        return uc_colours_in(look(st)->set, face);
    return (struct uc_colour){st->ui.theme->text, st->ui.theme->ground, st->ui.theme->ground};
}

uint32_t uc_rail(const struct stage *st)
{
    return st->ui.contrast ? st->ui.theme->panel : look(st)->dark ? 0x2A2F3AFFU : 0xFFFFFFFFU;
}

uint32_t uc_call_line(const struct stage *st, card face)
{
    const uint32_t own = uc_colours(st, face).own;
    if (face == CARD_NONE)
        return st->ui.theme->text;
    return look(st)->dark ? colour_mix(own, 0xFFFFFFFFU, 0.45F)
           : face == UPCOLOR_YELLOW || (face == UPCOLOR_VIOLET && look(st)->set)
               ? colour_mix(own, 0x000000FFU, 0.35F)
               : own;
}

const char *uc_set_called(enum uc_set set)
{
    CARRE_ASSERT((int)set >= 0 && (int)set < 3);
    static const char *const name[] = {"ordinary", "safe", "contrast"};
    return name[set];
}

const char *uc_set_name(const struct stage *st) { return uc_set_called(look(st)->set); }

const char *uc_tone(const struct stage *st) { return look(st)->dark ? "dark" : "light"; }

/* ---- words ---- */

struct ui uc_ui(const struct stage *st)
{
    struct ui ui = st->ui;
    ui.couch |= look(st)->at.shared;
    return ui;
}

struct rect uc_write(struct canvas *c, const struct stage *st, struct ui_words how,
                     const char *text, struct rect box)
{
    const struct ui ui = uc_ui(st);
    return ui_write(c, &ui, &how, text, box);
}

float uc_width(const struct stage *st, struct ui_words how, const char *text)
{
    const struct ui ui = uc_ui(st);
    return ui_write_width(&ui, &how, text);
}

float uc_height(const struct stage *st, struct ui_words how, const char *text, float width)
{
    const struct ui ui = uc_ui(st);
    return ui_write_height(&ui, &how, text, width);
}

float uc_letter(const struct stage *st, float design)
{
    const struct ui ui = uc_ui(st);
    return ui_letters(&ui, design);
}

/* ---- boxes ---- */

void uc_panel(struct canvas *c, const struct stage *st, struct rect r, float radius, uint32_t fill,
              uint32_t line, float width)
{
    canvas_panel(c, r,
                 &(struct panel){.fill = fill,
                                 .radius = ui_px(&st->ui, radius),
                                 .line = line,
                                 .line_width = line ? fmaxf(1, ui_px(&st->ui, width)) : 0});
}

/* A dashed frame with round corners, dash by dash. */
void uc_dashes(struct canvas *c, const struct stage *st, struct rect r, float radius, float width,
               uint32_t colour)
{
    enum { CORNER = 6 };
    struct point path[4 * (CORNER + 1) + 1];
    const float rad = fminf(ui_px(&st->ui, radius), fminf(r.w, r.h) / 2), dash = ui_px(&st->ui, 15),
                gap = ui_px(&st->ui, 11), w = fmaxf(1.5F, ui_px(&st->ui, width));
    const struct point middle[4] = {{rect_right(r) - rad, r.y + rad},
                                    {rect_right(r) - rad, rect_bottom(r) - rad},
                                    {r.x + rad, rect_bottom(r) - rad},
                                    {r.x + rad, r.y + rad}};
    int n = 0;
    for (int k = 0; k < 4; k++)
        for (int i = 0; i <= CORNER; i++) {
            const float a = (float)M_PI / 2 * ((float)k - 1 + (float)i / CORNER);
            path[n++] = (struct point){middle[k].x + rad * cosf(a), middle[k].y + rad * sinf(a)};
        }
    path[n++] = path[0];
    float into = 0; /* how far into a dash and the gap after it */
    for (int i = 0; i + 1 < n; i++) {
        const float dx = path[i + 1].x - path[i].x, dy = path[i + 1].y - path[i].y,
                    length = sqrtf(dx * dx + dy * dy);
        for (float done = 0; done < length;) {
            const bool on = into < dash;
            const float step = fminf(length - done, on ? dash - into : dash + gap - into);
            if (on)
                canvas_line(
                    c,
                    (struct point){path[i].x + dx * done / length, path[i].y + dy * done / length},
                    (struct point){path[i].x + dx * (done + step) / length,
                                   path[i].y + dy * (done + step) / length},
                    w, colour);
            done += step;
            into += step;
            if (into >= dash + gap - 0.01F)
                into = 0;
        }
    }
}

/* Would it stand on one line there, in the smallest letters? */
bool uc_fits(const struct stage *st, struct ui_words how, const char *text, float width)
{
    how.size = 1;
    return uc_width(st, how, text) <= width;
}

void uc_soft_edge(struct canvas *c, const struct stage *st, struct rect r, float radius)
{
    if (!st->ui.contrast)
        uc_panel(c, st, rect_moved(r, 0, ui_px(&st->ui, 6)), radius,
                 colour_mix(st->ui.theme->line, 0x000000FFU, 0.08F), 0, 0);
}

void uc_button(struct canvas *c, const struct stage *st, uint32_t id, const char *icon,
               uint32_t fill)
{
    const struct item *i = items_get(st->items, id);
    if (!i)
        return;
    struct ui ui = uc_ui(st);
    struct theme t = *st->ui.theme;
    if (fill) {
        t.accent = fill;
        t.on_accent = t.ground;
        for (card f = UPCOLOR_IMPERIAL; f < UPCOLOR_FACES_END; f++)
            if (uc_colours(st, f).own == fill && fill != st->ui.theme->text)
                t.on_accent = uc_colours(st, f).words;
        t.focus = st->ui.theme->focus;
        if (!i->why_not && !i->pressed) /* it stands on an edge of its own colour, darker */
            canvas_panel(
                c, rect_moved(i->bounds, 0, i->bounds.h * 0.06F),
                &(struct panel){
                    .fill = colour_mix(fill, look(st)->dark ? 0xFFFFFFFFU : 0x000000FFU, 0.35F),
                    .radius = ui_px(&ui, t.radius)});
    } else if (!i->why_not && !i->pressed) {
        uc_soft_edge(c, st, i->bounds, t.radius);
    }
    /* another's turn: it only rests */
    if (i->why_not && !uc_agreeing(st) && !stage_choice(st, UPCOLOR_PLAY, -1)) {
        struct item rests = *i;
        rests.why_not = NULL, rests.hovered = rests.pressed = false;
        t.text = t.on_dim, t.line = st->ui.theme->line,
        t.panel = colour_mix(t.ground, t.panel, 0.7F);
        ui.theme = &t;
        ui_button(c, &ui, &rests, i->name, icon, UI_PLAIN);
        return;
    }
    if (i->why_not && fill &&
        uc_choosing(st)) { /* a card, then this: what to do is lit before it */
        struct item lit = *i;
        lit.why_not = NULL, lit.hovered = lit.pressed = false;
        ui.theme = &t;
        ui_button(c, &ui, &lit, i->name, icon, UI_MAIN);
        return;
    }
    if (i->why_not)
        t.line = 0;
    ui.theme = &t;
    ui_button(c, &ui, i, i->name, icon, fill ? UI_MAIN : UI_PLAIN);
    if (i->why_not)
        uc_dashes(c, st, rect_inset(i->bounds, 1), t.radius, t.line_width, st->ui.theme->line);
}

void uc_button_told(struct canvas *c, const struct stage *st, uint32_t id, const char *under)
{
    const struct item *i = items_get(st->items, id);
    struct ui ui = uc_ui(st);
    struct theme t = *ui.theme;
    t.line = t.text;
    ui.theme = &t;
    const struct ui_words name = UI_LINE(t.strong, 34, 0, TEXT_LEFT),
                          told = {.size = 25, .align = TEXT_CENTRE, .place = TEXT_TOP, .lines = 1};
    const float pad = ui_px(&ui, 18), gap = ui_px(&ui, 16), cap = i ? ui_key_width(&ui, i, 26) : 0,
                line = uc_letter(st, 34) * 1.2F, small = uc_letter(st, 25) * 1.25F;
    const float words = i ? uc_width(st, name, i->name) + 2 : 0,
                all = words + (cap > 0 ? gap + cap : 0);
    if (!i || i->why_not || line + small > i->bounds.h - pad || all > i->bounds.w - 2 * pad ||
        uc_width(st, told, under) > i->bounds.w - 2 * pad) {
        uc_button(c, st, id, NULL, 0);
        return;
    }
    const uint32_t ink = ui_box(c, &ui, i, UI_PLAIN);
    const float x = i->bounds.x + (i->bounds.w - all) / 2,
                y = i->bounds.y + (i->bounds.h - line - small) / 2;
    uc_write(c, st, name, i->name, rect_make(x, y, words, line));
    if (cap > 0)
        ui_key(c, &ui, i, (struct point){x + words + gap + cap / 2, y + line / 2}, 26, ink,
               t.ground);
    uc_write(c, st, told, under,
             rect_make(i->bounds.x + pad, y + line, i->bounds.w - 2 * pad, small));
}

/* A dark label of the width of its words, its sign in their colour or in its own; `hidden` px of it
 * reach up behind what it hangs from. */
static float label(struct canvas *c, const struct stage *st, const char *picture, bool own,
                   const char *text, struct rect within, float size, enum text_align align,
                   float hidden)
{
    const struct theme *t = st->ui.theme;
    const struct ui_words how = UI_LINE(t->strong, size, t->ground, TEXT_LEFT);
    const struct paint paint = own ? paint_plain() : paint_ink(t->ground);
    const float pad = within.h * 0.4F, sign = picture ? within.h * (own ? 0.78F : 0.62F) : 0;
    const float most = within.w - 2 * pad - sign * 1.3F;
    /* else the sign alone says it, and so does who is asked for it */
    const bool told = !picture || uc_fits(st, how, text, most);
    const float words = told ? fminf(uc_width(st, how, text) + 2, most) : 0,
                w = told ? words + 2 * pad + sign * 1.3F : within.h;
    const float x = align == TEXT_LEFT    ? within.x
                    : align == TEXT_RIGHT ? rect_right(within) - w
                                          : within.x + (within.w - w) / 2;
    canvas_panel(c, rect_make(x, within.y - hidden, w, within.h + hidden),
                 &(struct panel){.fill = t->text, .radius = within.h / 2});
    if (!told) {
        canvas_picture(c, picture, rect_scaled(rect_make(x, within.y, w, within.h), 0.62F), paint);
        return w;
    }
    if (picture)
        canvas_picture(c, picture,
                       rect_make(x + pad * 0.9F, within.y + (within.h - sign) / 2, sign, sign),
                       paint);
    uc_write(c, st, how, text, rect_make(x + pad + sign * 1.3F, within.y, words, within.h));
    return w;
}

float uc_pill(struct canvas *c, const struct stage *st, const char *picture, bool own,
              const char *text, struct rect within, float size, enum text_align align)
{
    return label(c, st, picture, own, text, within, size, align, 0);
}

float uc_tab(struct canvas *c, const struct stage *st, const char *picture, const char *text,
             struct rect within, float size, enum text_align align)
{
    return label(c, st, picture, false, text, within, size, align, within.h * 0.8F);
}

/* ---- small things ---- */

void uc_emblem(struct canvas *c, const struct stage *st, int who, struct rect r)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    char ground[EMBLEM_PICTURE], animal[EMBLEM_PICTURE];
    const struct nameplate *p = &st->plate[who];
    emblem_ground_picture(p->ground, ground);
    emblem_picture(p->emblem, uc_mood(st, who), animal);
    if (canvas_has_picture(c, ground))
        canvas_picture(c, ground, r, paint_plain());
    else
        canvas_panel(c, r, &(struct panel){.fill = st->ui.theme->well, .radius = r.w});
    if (canvas_has_picture(c, animal))
        plain_emblem(c, &st->ui, animal, p->emblem, r);
}

void uc_chip(struct canvas *c, const struct stage *st, struct rect r, card colour)
{
    char name[UC_PICTURE];
    if (colour == CARD_NONE)
        snprintf(name, sizeof name, "upcolor/%s%s", uc_sweets(st) ? "sweets/sweet" : "chips/chip",
                 look(st)->dark ? "-pale" : "");
    else
        snprintf(name, sizeof name, "upcolor/%s/%s/%s", uc_sweets(st) ? "sweets" : "chips",
                 uc_set_name(st), uc_face_id(colour));
    canvas_picture(c, name, uc_sweets(st) ? rect_fitted(rect_scaled(r, 1.35F), 96, 64) : r,
                   paint_plain());
}

void uc_amount(char out[64], int32_t n) { i18n_number(out, n); }

void uc_thing(struct canvas *c, const struct stage *st, struct rect r)
{
    if (uc_pots(st))
        uc_chip(c, st, r, CARD_NONE);
    else
        canvas_picture(c, "upcolor/signs/crown", rect_fitted(r, 96, 72), paint_plain());
}

void uc_things(const struct stage *st, char out[64], int32_t n)
{
    char number[64];
    i18n_number(number, n);
    if (!uc_pots(st))
        snprintf(out, 64, i18n_plural("%s round", "%s rounds", (unsigned long)n), number);
    else if (uc_sweets(st))
        snprintf(out, 64, i18n_plural("%s sweet", "%s sweets", (unsigned long)n), number);
    else
        snprintf(out, 64, "%s", number);
}

const char *uc_seat(const struct stage *st, int who) { return stage_name(st, who); }

const char *uc_face_id(card face)
{
    static const char *const id[] = {"imperial", "yellow", "blue", "red", "violet", "discard"};
    return face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END ? id[face - UPCOLOR_IMPERIAL]
                                                                : "back";
}

/* French cards have J on the yellow one, Japanese ones kanji; small cards have large corners. */
static void card_picture(const struct stage *st, card face, float width, char out[UC_PICTURE])
{
    const char *lang = st->ui.lang && face != (card)CARD_HIDDEN ? st->ui.lang : "en";
    const char *folder =
        strcmp(lang, "ja") == 0 && face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END ? "ja/"
        : strcmp(lang, "fr") == 0 && face == UPCOLOR_YELLOW                             ? "fr/"
                                                                                        : "";
    snprintf(out, UC_PICTURE, "upcolor/cards/%s/%s%s%s", uc_set_name(st), folder,
             width < (face == (card)CARD_HIDDEN ? 40 : 72) ? "small/" : "", uc_face_id(face));
}

void uc_card(struct canvas *c, const struct stage *st, card face, struct rect r, struct paint paint)
{
    const bool open = face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END;
    const struct uc_colour own = uc_colours(st, face);
    struct plain sheet = {.fill = UC_INK, .line = 0x7A8294FFU, .round = 0.1F};
    char name[UC_PICTURE];
    if (open)
        sheet = (struct plain){.fill = own.own,
                               .line = own.words,
                               .ink = own.words,
                               .round = 0.1F,
                               .sign = uc_face_word(face),
                               .initial = true,
                               .index = true};
    card_picture(st, face, fmaxf(r.w, r.h / LAYOUT_CARD), name);
    plain_picture(c, &st->ui, name, r, paint, &sheet);
}

/* ---- time ---- */

bool uc_runs(const struct stage *st, int64_t since, int ms)
{
    return since && st->ui.now - since < (st->ui.calm ? ui_fade_ms(&st->ui) : ui_ms(&st->ui, ms));
}

float uc_t(const struct stage *st, int64_t since, int ms)
{
    return since ? ease_in_out(ease_progress(
                       st->ui.now, since, st->ui.calm ? ui_fade_ms(&st->ui) : ui_ms(&st->ui, ms)))
                 : 1;
}
