/* Words, holographic boxes, buttons, chips and portraits: what stands in several places of the
 * table. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "ease.h"
#include "i18n.h"
#include "plain.h"

#include <math.h>
#include <stdio.h>

/* ---- words ---- */

struct ui poker_ui(const struct stage *st)
{
    struct ui ui = st->ui;
    ui.couch |= poker_look(st)->at.shared;
    return ui;
}

struct rect poker_write(struct canvas *c, const struct stage *st, struct ui_words how,
                        const char *text, struct rect box)
{
    const struct ui ui = poker_ui(st);
    return ui_write(c, &ui, &how, text, box);
}

float poker_width(const struct stage *st, struct ui_words how, const char *text)
{
    const struct ui ui = poker_ui(st);
    return ui_write_width(&ui, &how, text);
}

/* In the smallest letters there are, on one line. */
bool poker_fits(const struct stage *st, struct ui_words how, const char *text, float width)
{
    const struct ui ui = poker_ui(st);
    how.size = 18;
    return ui_write_width(&ui, &how, text) + 2 <= width;
}

float poker_letter(const struct stage *st, float design)
{
    const struct ui ui = poker_ui(st);
    return ui_letters(&ui, design);
}

/* ---- boxes ---- */

static struct rect whole(struct rect r)
{
    const float x = floorf(r.x + 0.5F), y = floorf(r.y + 0.5F);
    return rect_make(x, y, floorf(rect_right(r) + 0.5F) - x, floorf(rect_bottom(r) + 0.5F) - y);
}

static struct paint inked(uint32_t colour)
{
    struct paint p = paint_ink(colour | 0xFFU);
    p.alpha = (float)colour_a(colour) / 255;
    return p;
}

/* The colour of a box so far down, 0 to 1. Small ones and high contrast stay flat. */
static uint32_t shaded(const struct stage *st, struct rect r, uint32_t fill, struct poker_shine k,
                       float down)
{
    if (st->ui.contrast || r.h < ui_px(&st->ui, 40))
        return fill;
    return colour_mix(colour_mix(fill, 0xFFFFFF00U | colour_a(fill), k.light),
                      colour_mix(fill, colour_a(fill), k.deep), down);
}

/* A box with two corners cut, lighter above than below: flat strips, two levels of colour apart,
 * which is the cheapest that a box can be drawn of. */
static void cut_box(struct canvas *c, const struct stage *st, struct rect r, float k, uint32_t fill,
                    struct poker_shine shine)
{
    const bool flat = shaded(st, r, fill, shine, 0) == fill;
    const int ends = flat ? 1 : 2, middle = flat ? 1 : (int)fmaxf(1, fminf(14, (r.h - 2 * k) / 8)),
              n = 2 * ends + middle;
    for (int i = 0; i < n; i++) {
        const bool above = i < ends, below = i >= ends + middle;
        const float from = above   ? 0
                           : below ? r.h - k
                                   : k,
                    h = above || below ? k : r.h - 2 * k,
                    part = (float)(above   ? i
                                   : below ? i - ends - middle
                                           : i - ends),
                    parts = (float)(above || below ? ends : middle);
        const float y = floorf(from + h * part / parts),
                    next = floorf(from + h * (part + 1) / parts);
        canvas_fill(
            c, rect_make(r.x + (above ? k : 0), r.y + y, r.w - (above || below ? k : 0), next - y),
            shaded(st, r, fill, shine, (y + next) / 2 / r.h));
    }
    canvas_picture(c, "poker/cut-a", rect_make(r.x, r.y, k, k),
                   inked(shaded(st, r, fill, shine, k / 2 / r.h)));
    canvas_picture(c, "poker/cut-b", rect_make(rect_right(r) - k, rect_bottom(r) - k, k, k),
                   inked(shaded(st, r, fill, shine, 1 - k / 2 / r.h)));
}

static void shining_panel(struct canvas *c, const struct stage *st, struct rect r, float cut,
                          uint32_t fill, struct poker_shine shine, uint32_t line, float width)
{
    const float round = poker_dress(st)->round;
    r = whole(r);
    if (round > 0 && !rect_empty(r)) {
        canvas_panel(
            c, r,
            &(struct panel){.fill = fill ? shaded(st, r, fill, shine, 0) : 0,
                            .fill_bottom = fill ? shaded(st, r, fill, shine, 1) : 0,
                            .radius = fminf(ui_px(&st->ui, cut) * round, fminf(r.w, r.h) / 2),
                            .line = line,
                            .line_width = line ? fmaxf(1, ui_px(&st->ui, width)) : 0});
        return;
    }
    const float k = floorf(fminf(ui_px(&st->ui, cut), fminf(r.w, r.h) / 2));
    if (rect_empty(r))
        return;
    if (fill && k >= 2) {
        cut_box(c, st, r, k, fill, shine);
    } else if (fill) {
        canvas_fill(c, r, fill);
    }
    if (!line)
        return;
    const float w = fmaxf(1, ui_px(&st->ui, width)), h = w / 2, l = r.x + h, t = r.y + h,
                x = rect_right(r) - h, y = rect_bottom(r) - h;
    const struct point p[] = {{l + k, t}, {x, t},     {x, y - k}, {x - k, y},
                              {l, y},     {l, t + k}, {l + k, t}};
    for (int i = 0; i < 6; i++)
        canvas_line(c, p[i], p[i + 1], w, line);
    if (!st->ui.contrast && r.w > 4 * k && fill) /* light from above */
        canvas_line(c, (struct point){l + k + 2, t + h},
                    (struct point){l + k + (r.w - k) * 0.4F, t + h}, fmaxf(1, ui_px(&st->ui, 1.4F)),
                    0xFFFFFF66U);
}

void poker_headline(struct canvas *c, const struct stage *st, struct ui_words how, float fat,
                    float edge, const char *text, struct rect r)
{
    const struct ui ui = poker_ui(st);
    struct text_style style = {.face = how.face,
                               .px = ui_letters(&ui, how.size),
                               .colour = how.colour ? how.colour : ui.theme->text,
                               .align = how.align,
                               .place = how.place,
                               .spacing = how.lines > 1 ? 1.15F : 0.86F,
                               .lang = ui.lang,
                               .max_lines = how.lines};
    if (!text_fit(ui.fonts, &style, text, r, ui_least(&ui)))
        style.spacing = 1.15F;
    if (edge > 0) { /* broader ones below */
        const uint32_t colour = style.colour;
        style.colour = style.outline = ui.theme->ground;
        style.outline_px = fmaxf(1, style.px * (fat + edge));
        canvas_words(c, &style, text, r);
        style.colour = colour;
    }
    style.outline = style.colour;
    style.outline_px = style.px * fat;
    if (style.outline_px < 1)
        style.outline = 0;
    canvas_words(c, &style, text, r);
}

void poker_panel(struct canvas *c, const struct stage *st, struct rect r, float cut, uint32_t fill,
                 uint32_t line, float width)
{
    shining_panel(c, st, r, cut, fill, poker_dress(st)->box, line, width);
}

void poker_brackets(struct canvas *c, struct rect r, float len, float w, uint32_t colour)
{
    for (int k = 0; k < 4; k++) {
        const bool right = k % 2, low = k / 2;
        canvas_fill(
            c, rect_make(right ? rect_right(r) - len : r.x, low ? rect_bottom(r) - w : r.y, len, w),
            colour);
        canvas_fill(
            c, rect_make(right ? rect_right(r) - w : r.x, low ? rect_bottom(r) - len : r.y, w, len),
            colour);
    }
}

void poker_glow(struct canvas *c, const struct stage *st, struct rect r, uint32_t colour,
                float peak)
{
    if (st->ui.contrast || !canvas_has_picture(c, "power-up/fx/halo"))
        return;
    struct paint p = inked(colour);
    p.alpha = peak;
    canvas_picture(c, "power-up/fx/halo", r, p);
}

void poker_shining(struct canvas *c, const struct stage *st, struct rect r, float cut,
                   uint32_t colour, float peak, float reach)
{
    CARRE_ASSERT(peak >= 0 && peak <= 1);
    if (st->ui.contrast || peak <= 0 || rect_empty(r))
        return;
    /* rounder than a cut corner, so that no gap is left there: the box lies over the rest */
    canvas_panel(c, r,
                 &(struct panel){.radius = ui_px(&st->ui, cut) * 1.7F,
                                 .shadow = colour_faded(colour, peak),
                                 .shadow_size = ui_px(&st->ui, reach)});
}

/* ---- buttons ---- */

static uint32_t box_fill(const struct stage *st, const struct item *i, enum poker_button how)
{
    CARRE_ASSERT(how >= POKER_QUIET && how <= POKER_PRIMARY);
    const struct theme *t = st->ui.theme;
    const bool over = i->hovered;
    if (i->why_not)
        return t->dim;
    switch (how) {
    case POKER_QUIET: return over ? poker_colour(st, POKER_QUIET_OVER) : t->well;
    case POKER_PLAIN: return poker_colour(st, over ? POKER_PLAIN_OVER : POKER_PLAIN_BOX);
    case POKER_LIT: return poker_colour(st, over ? POKER_LIT_OVER : POKER_LIT_BOX);
    case POKER_PICKED: return poker_colour(st, over ? POKER_PICKED_OVER : POKER_PICKED_BOX);
    case POKER_PRIMARY: return over ? colour_mix(t->accent, COLOUR_WHITE, 0.25F) : t->accent;
    }
    return t->panel;
}

static uint32_t box_line(const struct stage *st, const struct item *i, enum poker_button how)
{
    CARRE_ASSERT(how >= POKER_QUIET && how <= POKER_PRIMARY);
    if (i->why_not)
        return poker_colour(st, POKER_REFUSED_DEEP);
    switch (how) {
    case POKER_QUIET:
    case POKER_PLAIN: break;
    case POKER_LIT: return poker_colour(st, POKER_CYAN);
    case POKER_PICKED: return poker_colour(st, POKER_PICKED_LINE);
    case POKER_PRIMARY: return poker_colour(st, POKER_PRIMARY_LINE);
    }
    return poker_colour(st, POKER_BOX_LINE);
}

static uint32_t box_ink(const struct stage *st, const struct item *i, enum poker_button how)
{
    CARRE_ASSERT(how >= POKER_QUIET && how <= POKER_PRIMARY);
    return i->why_not             ? st->ui.theme->on_dim
           : how == POKER_PRIMARY ? st->ui.theme->on_accent
                                  : st->ui.theme->text;
}

/* A button may be rounder lit than a box: away from its letters, which are dark on the main one and
 * light on all others. */
static struct poker_shine button_shine(const struct stage *st, const struct item *i,
                                       enum poker_button how)
{
    CARRE_ASSERT(how >= POKER_QUIET && how <= POKER_PRIMARY);
    const struct poker_dress *d = poker_dress(st);
    return i->why_not ? d->box : how == POKER_PRIMARY ? d->main : d->button;
}

void poker_button_box(struct canvas *c, const struct stage *st, const struct item *i,
                      enum poker_button how)
{
    const struct rect r =
        i->pressed && !st->ui.calm && !i->why_not ? rect_scaled(i->bounds, 0.97F) : i->bounds;
    if (how == POKER_PRIMARY && !i->why_not)
        poker_glow(c, st, rect_inset_xy(r, -r.w * 0.16F, -r.h * 0.4F), st->ui.theme->accent, 0.4F);
    else if (how == POKER_LIT && !i->why_not && poker_dress(st)->light)
        poker_glow(c, st, rect_inset_xy(r, -r.w * 0.12F, -r.h * 0.3F), poker_colour(st, POKER_CYAN),
                   0.26F);
    shining_panel(c, st, r, 14, box_fill(st, i, how), button_shine(st, i, how),
                  box_line(st, i, how), how == POKER_QUIET ? 1.4F : 2);
    ui_ring(c, &st->ui, i);
}

void poker_key(struct canvas *c, const struct stage *st, const struct item *i, struct point at,
               float size, uint32_t ink, uint32_t ground)
{
    const struct ui ui = poker_ui(st);
    if (poker_dress(st)->quiet_caps)
        ui_key_quiet(c, &ui, i, at, size, ink);
    else
        ui_key(c, &ui, i, at, size, ink, ground);
}

/* Is there room for the key in the corner, beside or above the words? */
bool poker_cap_fits(const struct stage *st, const struct item *i, const char *second)
{
    const struct ui ui = poker_ui(st);
    const struct theme *t = st->ui.theme;
    const float cap = ui_key_width(&ui, i, 18), edge = ui_px(&ui, 12);
    const bool two = second && *second;
    const float w =
        two ? poker_width(st, (struct ui_words){.face = t->plain, .size = 26}, i->name)
            : poker_width(st, (struct ui_words){.face = t->strong, .size = 30}, i->name);
    if (cap <= 0)
        return false;
    const float lines = w > i->bounds.w - 2 * ui_px(&ui, 8) ? 2 : 1; /* a long name breaks */
    return (i->bounds.w - w) / 2 > cap + edge ||
           (!two && i->bounds.h / 2 - ui_letters(&ui, 30) * 0.7F * lines > ui_least(&ui) * 1.8F);
}

void poker_button(struct canvas *c, const struct stage *st, uint32_t id, const char *second,
                  enum poker_button how)
{
    const struct item *i = items_get(st->items, id);
    if (!i)
        return;
    const struct theme *t = st->ui.theme;
    const struct ui ui = poker_ui(st);
    const uint32_t ink = box_ink(st, i, how);
    poker_button_box(c, st, i, how);
    const struct rect r =
        rect_inset_xy(i->bounds, ui_px(&ui, 8),
                      fmaxf(0, fminf(ui_px(&ui, 4), (i->bounds.h - ui_least(&ui) * 1.5F) / 2)));
    const float cap = poker_cap_fits(st, i, second) ? ui_key_width(&ui, i, 18) : 0;
    if (cap > 0 && poker_look(st)->caps)
        poker_key(c, st, i,
                  (struct point){rect_right(i->bounds) - cap / 2 - ui_px(&ui, 8),
                                 i->bounds.y + ui_px(&ui, 8) + ui_least(&ui) * 0.6F},
                  18, ink, box_fill(st, i, how));
    if (second && *second) {
        const float split = r.y + r.h * 0.47F;
        poker_write(c, st,
                    (struct ui_words){.face = t->plain,
                                      .size = 26,
                                      .colour = ink,
                                      .align = TEXT_CENTRE,
                                      .place = TEXT_BOTTOM,
                                      .lines = 1},
                    i->name, rect_make(r.x, r.y, r.w, split - r.y));
        poker_write(c, st,
                    (struct ui_words){.face = t->strong,
                                      .size = 36,
                                      .colour = ink,
                                      .align = TEXT_CENTRE,
                                      .place = TEXT_TOP,
                                      .lines = 1},
                    second, rect_make(r.x, split, r.w, rect_bottom(r) - split));
    } else {
        poker_write(c, st, UI_LINE(t->strong, 30, ink, TEXT_CENTRE), i->name, r);
    }
}

struct rect poker_pill(struct canvas *c, const struct stage *st, const char *text,
                       struct rect within, float size, uint32_t line, uint32_t ink)
{
    const struct ui_words how = UI_LINE(st->ui.theme->strong, size, ink, TEXT_CENTRE);
    const float pad = within.h * 0.4F,
                w = fminf(within.w, poker_width(st, how, text) + 2 * pad + 4);
    const struct rect r = rect_make(within.x + (within.w - w) / 2, within.y, w, within.h);
    poker_panel(c, st, r, 9, poker_colour(st, POKER_PILL_BOX), line, 2);
    poker_write(c, st, how, text, rect_inset_xy(r, fminf(pad, ui_px(&st->ui, 8)), 0));
    return r;
}

/* ---- chips and faces ---- */

static void one_chip(struct canvas *c, const struct stage *st, struct rect r, uint32_t colour)
{
    canvas_ring(c, rect_centre(rect_moved(r, 0, r.h * 0.08F)), r.w / 2, r.w / 2,
                colour_mix(colour, COLOUR_BLACK, 0.5F));
    canvas_ring(c, rect_centre(r), r.w / 2, r.w / 2, colour);
    canvas_ring(c, rect_centre(r), r.w * 0.44F, fmaxf(1, r.w * 0.09F), 0xF4F8FFFFU);
    (void)st;
}

/* A stack that grows with the amount, in big blinds: up to five chips. */
void poker_chips(struct canvas *c, const struct stage *st, struct rect r, int32_t amount)
{
    static const uint32_t colour[] = {0x3F6BFFFFU, 0xE2405FFFU, 0x23A06CFFU};
    const int32_t big = st->shown.b.num[HOLDEM_BIG] > 0 ? st->shown.b.num[HOLDEM_BIG] : 1;
    const int n = amount <= big       ? 1
                  : amount < 3 * big  ? 2
                  : amount < 8 * big  ? 3
                  : amount < 20 * big ? 4
                                      : 5;
    char name[POKER_PICTURE];
    snprintf(name, sizeof name, "%s/%d", poker_dress(st)->chips, n);
    if (canvas_has_picture(c, name)) {
        canvas_picture(c, name, r, paint_plain());
        return;
    }
    const float side = r.h * 0.62F;
    for (int i = 0; i < n; i++)
        one_chip(c, st,
                 rect_make(r.x + (r.w - side) / 2,
                           rect_bottom(r) - side - (r.h - side) * (float)i / 4, side, side),
                 colour[(n + i) % 3]);
}

/* Thin strokes outside a large portrait, round its four corners, each at the same distance: along
 * the two cuts and a little beyond, and about the two whole ones. */
static void brackets(struct canvas *c, const struct stage *st, struct rect r, float cut,
                     uint32_t line)
{
    const float d = ui_px(&st->ui, 6), arm = r.w * 0.12F, more = r.w * 0.05F,
                w = fmaxf(1, ui_px(&st->ui, 1.8F)), x = rect_right(r) + d, y = rect_bottom(r) + d,
                l = r.x - d, t = r.y - d;
    const uint32_t faint = colour_faded(line, 0.75F);
    /* what a cut takes of a corner that lies further out by d */
    const float k = cut + d * 0.59F;
    canvas_line(c, (struct point){l, t + k}, (struct point){l + k, t}, w, faint);
    canvas_line(c, (struct point){x - k, y}, (struct point){x, y - k}, w, faint);
    const struct rect straight[] = {
        {l + k, t - w / 2, more, w},          {l - w / 2, t + k, w, more},
        {x - k - more, y - w / 2, more, w},   {x - w / 2, y - k - more, w, more},
        {x - arm, t - w / 2, arm + w / 2, w}, {x - w / 2, t, w, arm},
        {l - w / 2, y - arm, w, arm + w / 2}, {l, y - w / 2, arm, w}};
    for (size_t i = 0; i < sizeof straight / sizeof *straight; i++)
        canvas_fill(c, straight[i], faint);
}

void poker_face(struct canvas *c, const struct ui *ui, int emblem, int ground, enum mood mood,
                struct rect r)
{
    CARRE_ASSERT(mood >= 0 && mood < MOODS);
    char name[EMBLEM_PICTURE];
    if (emblem_is_face(emblem)) {
        emblem_picture(emblem, mood, name);
    } else {
        snprintf(name, sizeof name, "power-up/people/ground-%d", ground % EMBLEM_GROUNDS + 1);
        canvas_picture(c, name, r, paint_plain());
        emblem_dressed("power-up/people", emblem, mood, name);
    }
    plain_emblem(c, ui, name, emblem, r);
}

void poker_portrait(struct canvas *c, const struct stage *st, int who, struct rect r)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct nameplate *p = &st->plate[who];
    const bool front = who == st->me,
               folded = st->shown.b.num[HOLDEM_STREET] >= 0 && !holdem_live(&st->shown.b, who);
    if (rect_empty(r))
        return;
    /* The cut that the pictures have, so that in small the frame does not run through them. */
    const float cut = 0.116F * r.w / ui_px(&st->ui, 1);
    if (poker_dress(st)->disc) {
        poker_dress(st)->disc(c, st, who, r, folded);
        return;
    }
    const uint32_t line = front ? poker_colour(st, POKER_GOLD)
                                : poker_seat_colour(st, who, poker_colour(st, POKER_CYAN));
    const bool lit =
        poker_look(st)->turn_to == who || (!front && line != poker_colour(st, POKER_CYAN));
    if (lit && r.w > ui_px(&st->ui, 120) && !folded)
        poker_glow(c, st, rect_scaled(r, 1.45F), line, 0.5F);
    poker_panel(c, st, r, cut, poker_colour(st, POKER_FACE_BOX), line, cut < 12 ? 1.6F : 2.4F);
    if (r.w > ui_px(&st->ui, 120) && !folded)
        brackets(c, st, r, ui_px(&st->ui, cut), line);
    canvas_push_fade(c, folded ? 0.45F : 1);
    poker_face(c, &st->ui, p->emblem, p->ground, poker_mood(st, who),
               rect_inset(r, fmaxf(2, r.w * 0.032F)));
    canvas_pop_fade(c);
}

/* ---- numbers ---- */

/* "1,770", or in big blinds with one decimal: "17.7 bb". */
void poker_amount(const struct stage *st, int32_t n, char out[64])
{
    const int32_t big = st->shown.b.num[HOLDEM_BIG];
    if (!st->big_blinds || big <= 0) {
        i18n_number(out, n);
        return;
    }
    const int32_t tenths = (int32_t)(((int64_t)n * 10 + big / 2) / big);
    char words[64];
    i18n_number(words, tenths / 10);
    if (tenths % 10)
        /* TRANSLATORS: an amount in big blinds; %s is the whole number, %d the tenths */
        snprintf(out, 64, _("%s.%d bb"), words, (int)(tenths % 10));
    else
        /* TRANSLATORS: an amount in big blinds */
        snprintf(out, 64, _("%s bb"), words);
}

/* ---- time ---- */

bool poker_runs(const struct stage *st, int64_t since, int ms)
{
    return since && st->ui.now - since < (st->ui.calm ? ui_fade_ms(&st->ui) : ui_ms(&st->ui, ms));
}

float poker_t(const struct stage *st, int64_t since, int ms)
{
    return since ? ease_in_out(ease_progress(
                       st->ui.now, since, st->ui.calm ? ui_fade_ms(&st->ui) : ui_ms(&st->ui, ms)))
                 : 1;
}
