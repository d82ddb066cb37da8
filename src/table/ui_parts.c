#include "ui.h"

#include "ease.h"

#include <math.h>

/* ---- backgrounds ---- */

/* The four suits as thin lines, small pictures in a column down either side of the window, where
 * nothing stands: they are seen whole or not at all. */
static void draw_suits(struct canvas *c, const struct ui *ui)
{
    static const char *const suit[] = {"frame/line-spade", "frame/line-heart", "frame/line-diamond",
                                       "frame/line-club"};
    const float side = roundf(ui_px(ui, 30)), in = ui_px(ui, 30), step = ui_px(ui, 96);
    const int n = (int)((ui->h - 2 * in) / step);
    for (int i = 0; i < 2 * n; i++) {
        const bool right = i >= n;
        const float x = right ? ui->w - in : in,
                    y = ui->h / 2 + step * ((float)(i % n) - (float)(n - 1) / 2);
        canvas_picture(c, suit[(i % n + (right ? 2 : 0)) & 3],
                       rect_make(roundf(x - side / 2), roundf(y - side / 2), side, side),
                       paint_ink(colour_mix(ui->theme->ground, ui->theme->line, 0.4F)));
    }
}

void ui_ground(struct canvas *c, const struct ui *ui)
{
    canvas_clear(c, ui->theme->ground);
    if (ui->contrast)
        return;
    canvas_panel(
        c, rect_make(0, 0, ui->w, ui->h),
        &(struct panel){.fill = ui->theme->ground, .fill_bottom = ui->theme->ground_bottom});
    if (ui->theme == &theme_frame)
        draw_suits(c, ui);
}

void ui_shade(struct canvas *c, const struct ui *ui)
{
    canvas_fill(c, rect_make(0, 0, ui->w, ui->h), colour_faded(ui->theme->ground, 0.82F));
}

void ui_panel(struct canvas *c, const struct ui *ui, struct rect r, bool lit)
{
    canvas_panel(
        c, r,
        &(struct panel){.fill = ui->theme->panel,
                        .radius = ui_px(ui, ui->theme->radius * 1.5F),
                        .line = lit ? ui->theme->accent : ui->theme->line,
                        .line_width = fmaxf(1, ui_px(ui, ui->theme->line_width + (lit ? 1 : 0)))});
    if (lit && ui->contrast) /* there each edge is as bright as the accent */
        ui_ring_at(c, ui, r, ui_px(ui, ui->theme->radius * 1.5F));
}

/* ---- focus ---- */

void ui_ring_at(struct canvas *c, const struct ui *ui, struct rect r, float radius)
{
    float out = fmaxf(4, ui_px(ui, 8));
    float line = fmaxf(2, ui_px(ui, 4));
    canvas_panel(
        c, rect_inset(r, -out),
        &(struct panel){.radius = radius + out, .line = ui->theme->focus, .line_width = line});
}

static float radius_of(const struct ui *ui, const struct item *i)
{
    return i->radius > 0 ? i->radius : ui_px(ui, ui->theme->radius);
}

void ui_ring(struct canvas *c, const struct ui *ui, const struct item *i)
{
    if (i->focused)
        ui_ring_at(c, ui, i->bounds, radius_of(ui, i));
}

/* ---- buttons ---- */

struct colours {
    uint32_t fill, line, letters, cap, on_cap;
};

static struct colours colours_of(const struct ui *ui, const struct item *i, enum ui_kind kind)
{
    const struct theme *t = ui->theme;
    struct colours k = {
        .fill = t->panel, .line = t->line, .letters = t->text, .cap = t->text, .on_cap = t->ground};
    if (i->why_not)
        return (struct colours){.fill = t->dim,
                                .line = t->line,
                                .letters = t->on_dim,
                                .cap = t->on_dim,
                                .on_cap = t->dim};
    if (kind == UI_MAIN || i->chosen)
        k = (struct colours){.fill = t->accent,
                             .line = 0,
                             .letters = t->on_accent,
                             .cap = t->on_accent,
                             .on_cap = t->accent};
    else if (kind == UI_QUIET)
        k = (struct colours){.letters = t->text, .cap = t->text, .on_cap = t->ground};
    else if (kind == UI_DANGER)
        k.line = t->bad;
    if (i->hovered && k.fill)
        k.fill = colour_mix(k.fill, t->focus, i->pressed ? 0.05F : 0.12F);
    else if (i->hovered)
        k.fill = t->panel;
    return k;
}

static struct rect pressed(const struct ui *ui, const struct item *i)
{
    return i->pressed && !ui->calm ? rect_scaled(i->bounds, 0.97F) : i->bounds;
}

static void box(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r,
                struct colours k)
{
    if (k.fill || k.line)
        canvas_panel(
            c, r,
            &(struct panel){.fill = k.fill,
                            .radius = radius_of(ui, i),
                            .line = k.line,
                            .line_width = k.line ? fmaxf(1, ui_px(ui, ui->theme->line_width)) : 0,
                            .dash = i->why_not ? ui_px(ui, 10) : 0,
                            .gap = i->why_not ? ui_px(ui, 8) : 0});
}

/* What stands beside a label, and how far all that stays from the button's edges. */
struct beside {
    float pad, gap, cap, sign, taken;
};

static struct beside beside(const struct ui *ui, const struct item *i, const char *icon, float size,
                            float cap_size)
{
    struct beside b = {.pad = ui_px(ui, 22),
                       .gap = ui_px(ui, size * 0.5F),
                       .cap = ui_key_width(ui, i, cap_size),
                       .sign = icon ? ui_letters(ui, size) * 1.15F : 0};
    b.taken = (b.cap > 0 ? b.cap + b.gap : 0) + (icon ? b.sign + b.gap * 0.8F : 0);
    return b;
}

/* Icon, label and key cap have one row, in the largest letters that fit; the label may take two
 * lines before it becomes unreadable. Where there is no room for the words, the picture goes first,
 * then the cap, then half of the edges. */
static struct beside fit(const struct ui *ui, const struct item *i, struct rect r,
                         const char *label, const char **icon, const struct ui_words *how)
{
    const float cap_size = fmaxf(18, how->size * 0.7F);
    struct beside b = beside(ui, i, *icon, how->size, cap_size);
    /* the picture says it all: it stays, with its cap if there is room */
    if (!*label && *icon) {
        const float both = b.sign + b.gap * 0.5F + b.cap;
        b.cap = both + b.gap <= r.w ? b.cap : 0;
        b.taken = b.cap > 0 ? both : b.sign;
        b.pad = 0;
        return b;
    }
    for (int less = 0;
         less < 3 &&
         !ui_write_fits(ui, how, label, (struct rect){0, 0, r.w - 2 * b.pad - b.taken, r.h});
         less++) {
        if (less == 0) {
            *icon = NULL;
            b = beside(ui, i, NULL, how->size, cap_size);
        } else if (less == 1) {
            b.cap = b.taken = 0;
        } else {
            b.pad /= 2;
        }
    }
    return b;
}

static void row(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r,
                const char *label, const char *icon, float size, struct colours k,
                enum text_align align, float most_px)
{
    const float cap_size = fmaxf(18, size * 0.7F);
    struct ui_words how = {.face = ui->theme->strong,
                           .size = size,
                           .colour = k.letters,
                           .align = TEXT_LEFT,
                           .place = TEXT_MIDDLE,
                           .lines = 1,
                           .most_px = most_px};
    const struct beside b = fit(ui, i, r, label, &icon, &how);
    const float pad = b.pad, gap = b.gap, cap = b.cap, sign = b.sign, taken = b.taken;
    struct rect room = {r.x + pad, r.y, r.w - 2 * pad - taken, r.h};
    struct text_style probe = {
        .face = how.face, .px = ui_write_px(ui, &how, label, room), .lang = ui->lang};
    float words = fminf(text_width(ui->fonts, &probe, label), room.w);
    if (words >= room.w - 0.5F)
        how.align = icon || cap > 0 ? TEXT_LEFT : TEXT_CENTRE;
    float x = align == TEXT_CENTRE ? r.x + (r.w - words - taken) / 2 : r.x + pad;
    if (icon) {
        ui_icon(c, ui, icon, rect_around((struct point){x + sign / 2, r.y + r.h / 2}, sign, sign),
                k.letters);
        x += sign + gap * 0.8F;
    }
    ui_write(c, ui, &how, label,
             (struct rect){x, r.y, fmaxf(words + 1, align == TEXT_CENTRE ? 0 : room.w), r.h});
    if (cap > 0) {
        float at = !*label                ? r.x + (r.w + taken - cap) / 2
                   : align == TEXT_CENTRE ? x + words + gap + cap / 2
                                          : rect_right(r) - pad * 0.8F - cap / 2;
        ui_key(c, ui, i, (struct point){at, r.y + r.h / 2}, cap_size, k.cap, k.on_cap);
    }
}

static float button_size(const struct ui *ui, const struct item *i)
{
    return fminf(40, fmaxf(26, i->bounds.h / ui->scale * 0.38F));
}

float ui_button_px(const struct ui *ui, const struct item *i, const char *label, const char *icon)
{
    const struct ui_words how = {.face = ui->theme->strong, .size = button_size(ui, i), .lines = 1};
    const struct beside b = fit(ui, i, i->bounds, label, &icon, &how);
    return ui_write_px(ui, &how, label,
                       (struct rect){0, 0, i->bounds.w - 2 * b.pad - b.taken, i->bounds.h});
}

void ui_button_like(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
                    const char *icon, enum ui_kind kind, float most_px)
{
    struct colours k = colours_of(ui, i, kind);
    struct rect r = pressed(ui, i);
    box(c, ui, i, r, k);
    row(c, ui, i, r, label, icon, button_size(ui, i), k, TEXT_CENTRE, most_px);
    ui_ring(c, ui, i);
}

void ui_button(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
               const char *icon, enum ui_kind kind)
{
    ui_button_like(c, ui, i, label, icon, kind, 0);
}

uint32_t ui_box(struct canvas *c, const struct ui *ui, const struct item *i, enum ui_kind kind)
{
    struct colours k = colours_of(ui, i, kind);
    box(c, ui, i, pressed(ui, i), k);
    ui_ring(c, ui, i);
    return k.letters;
}

enum { TAB_SIZE = 32 };

static float smaller(float a, float b) { return a > 0 && a < b ? a : b; }

/* The size of letters that all tabs have room for, with their signs or without; 0: a sign has none.
 */
static float tabs_px(const struct ui *ui, const struct items *it, const char *const *signs)
{
    const struct ui_words how = {.face = ui->theme->strong, .size = TAB_SIZE, .lines = 1};
    float px = 0;
    for (int n = 0, tab = 0; n < items_count(it); n++) {
        const struct item *i = items_at(it, n);
        if (i->role != ITEM_TAB)
            continue;
        const char *sign = signs ? signs[tab++] : NULL;
        const struct beside b = fit(ui, i, i->bounds, i->name, &sign, &how);
        if (signs && !sign)
            return 0;
        px = smaller(px,
                     ui_write_px(ui, &how, i->name,
                                 rect_make(0, 0, i->bounds.w - 2 * b.pad - b.taken, i->bounds.h)));
    }
    return px;
}

void ui_tabs_with(struct canvas *c, const struct ui *ui, const struct items *it,
                  const char *const *signs)
{
    const float plain = tabs_px(ui, it, NULL), beside = signs ? tabs_px(ui, it, signs) : 0;
    const bool shown = beside > plain * 0.88F;
    for (int n = 0, tab = 0; n < items_count(it); n++) {
        const struct item *i = items_at(it, n);
        if (i->role != ITEM_TAB)
            continue;
        struct colours k = colours_of(ui, i, UI_PLAIN);
        struct rect r = pressed(ui, i);
        box(c, ui, i, r, k);
        row(c, ui, i, r, i->name, shown ? signs[tab++] : NULL, TAB_SIZE, k, TEXT_LEFT,
            shown ? beside : plain);
        ui_ring(c, ui, i);
    }
}

void ui_tabs(struct canvas *c, const struct ui *ui, const struct items *it)
{
    ui_tabs_with(c, ui, it, NULL);
}

void ui_toggle(struct canvas *c, const struct ui *ui, const struct item *i, const char *label)
{
    struct colours k = colours_of(ui, i, UI_PLAIN);
    struct rect r = pressed(ui, i);
    box(c, ui, i, r, k);
    row(c, ui, i, r, label, i->chosen ? "tick" : NULL, 30, k, TEXT_CENTRE, 0);
    ui_ring(c, ui, i);
}

/* ---- choices ---- */

static struct ui_words option_words(const struct ui *ui, const struct item *i, float most_px)
{
    const struct theme *t = ui->theme;
    return (struct ui_words){.face = i->chosen ? t->strong : t->plain,
                             .size = 30,
                             .colour = i->why_not  ? t->on_dim
                                       : i->chosen ? t->on_accent
                                                   : t->text,
                             .align = TEXT_CENTRE,
                             .place = TEXT_MIDDLE,
                             .lines = 1,
                             .most_px = most_px};
}

static struct rect option_room(const struct ui *ui, const struct item *i)
{
    return rect_inset_xy(rect_inset(i->bounds, ui_px(ui, 6)), ui_px(ui, 8), 0);
}

/* The tick beside an option's letters: its side, and what it takes with the gap behind it. */
static float tick_side(const struct ui *ui) { return ui_letters(ui, 26); }
static float tick_width(const struct ui *ui) { return tick_side(ui) * 1.5F; }

/* Letters before ornament: without room for both there is no tick; the fill and the weight of the
 * letters say it too. */
static bool tick_fits(const struct ui *ui, const struct item *i, const char *label)
{
    struct text_style least = {.face = ui->theme->strong, .px = ui_least(ui), .lang = ui->lang};
    return text_width(ui->fonts, &least, label) <= option_room(ui, i).w - tick_width(ui);
}

static void option(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
                   float most_px, bool tick)
{
    const struct theme *t = ui->theme;
    float inset = ui_px(ui, 6);
    struct rect r = rect_inset(pressed(ui, i), inset);
    if (i->chosen)
        canvas_panel(
            c, r,
            &(struct panel){.fill = i->hovered ? colour_mix(t->accent, t->focus, 0.12F) : t->accent,
                            .radius = ui_px(ui, t->radius * 0.85F)});
    else if (i->hovered && !i->why_not)
        canvas_panel(c, r,
                     &(struct panel){.fill = colour_mix(t->well, t->focus, 0.12F),
                                     .radius = ui_px(ui, t->radius * 0.85F)});
    struct ui_words how = option_words(ui, i, most_px);
    struct rect room = rect_inset_xy(r, ui_px(ui, 8), 0);
    float sign = i->chosen && tick ? tick_width(ui) : 0;
    room.w -= sign;
    struct text_style probe = {
        .face = how.face, .px = ui_write_px(ui, &how, label, room), .lang = ui->lang};
    float words = fminf(text_width(ui->fonts, &probe, label), room.w);
    struct point middle = rect_centre(r);
    if (sign > 0) {
        float side = tick_side(ui), x = middle.x - (words + sign) / 2;
        ui_icon(c, ui, "tick", rect_make(x, middle.y - side / 2, side, side), how.colour);
        how.align = TEXT_LEFT;
        room = (struct rect){x + sign, r.y, words + 2, r.h};
    } else {
        room = rect_inset_xy(r, ui_px(ui, 8), 0);
    }
    ui_write(c, ui, &how, label, room);
}

void ui_option(struct canvas *c, const struct ui *ui, const struct item *i, const char *label)
{
    option(c, ui, i, label, 0, tick_fits(ui, i, label));
}

void ui_choice(struct canvas *c, const struct ui *ui, const struct items *it, const struct item *i)
{
    const struct theme *t = ui->theme;
    canvas_panel(c, i->bounds,
                 &(struct panel){.fill = t->well,
                                 .radius = ui_px(ui, t->radius * 1.1F),
                                 .line = t->line,
                                 .line_width = fmaxf(1, ui_px(ui, t->line_width))});
    float px = 0;
    bool tick = true;
    for (int k = 0; k < items_count(it); k++) {
        const struct item *o = items_at(it, k);
        if (o->role == ITEM_OPTION && o->parent == i->id)
            tick = tick && tick_fits(ui, o, o->name);
    }
    for (int k = 0; k < items_count(it); k++) {
        const struct item *o = items_at(it, k);
        if (o->role != ITEM_OPTION || o->parent != i->id)
            continue;
        struct ui_words how = option_words(ui, o, 0);
        how.face = ui->theme->strong; /* so that choosing it changes no size */
        struct rect room = option_room(ui, o);
        room.w -= tick ? tick_width(ui) : 0;
        px = smaller(px, ui_write_px(ui, &how, o->name, room));
    }
    for (int k = 0; k < items_count(it); k++) {
        const struct item *o = items_at(it, k);
        if (o->role == ITEM_OPTION && o->parent == i->id)
            option(c, ui, o, o->name, px, tick);
    }
    ui_ring(c, ui, i);
}

void ui_slider(struct canvas *c, const struct ui *ui, const struct item *i)
{
    const struct theme *t = ui->theme;
    float y = i->bounds.y + i->bounds.h / 2;
    float x = i->bounds.x + i->bounds.h / 2;
    float w = i->bounds.w - i->bounds.h;
    float range = i->max > i->min ? (float)(i->max - i->min) : 1;
    float at = x + w * (float)(i->amount - i->min) / range;
    float bar = fmaxf(4, ui_px(ui, 14));
    canvas_panel(c, rect_make(x, y - bar / 2, w, bar),
                 &(struct panel){.fill = t->line, .radius = bar});
    canvas_panel(c, rect_make(x, y - bar / 2, at - x, bar),
                 &(struct panel){.fill = t->accent, .radius = bar});
    int steps = i->step > 0 ? (i->max - i->min) / i->step : 0;
    float dot = fmaxf(6, ui_px(ui, 18));
    for (int k = 0; k <= steps && steps <= 20; k++) {
        float p = x + w * (float)k / (float)steps;
        canvas_panel(
            c, rect_around((struct point){p, y}, dot, dot),
            &(struct panel){.fill = p <= at ? t->accent : colour_mix(t->line, t->soft, 0.3F),
                            .radius = dot});
    }
    float thumb = fmaxf(18, ui_px(ui, 52)) * (i->hovered ? 1.06F : 1);
    canvas_panel(c, rect_around((struct point){at, y}, thumb, thumb),
                 &(struct panel){.fill = i->why_not ? t->on_dim : t->text,
                                 .radius = thumb,
                                 .line = t->well,
                                 .line_width = fmaxf(2, ui_px(ui, 6))});
    ui_ring(c, ui, i);
}

/* ---- signs and bubbles ---- */

void ui_icon(struct canvas *c, const struct ui *ui, const char *name, struct rect r,
             uint32_t colour)
{
    (void)ui;
    char path[64] = "icons/";
    size_t n = 6;
    while (*name && n + 1 < sizeof path)
        path[n++] = *name++;
    path[n] = '\0';
    canvas_picture(c, path, r, paint_ink(colour));
}

static struct rect bubble(struct canvas *c, const struct ui *ui, const char *text, struct rect r,
                          float alpha)
{
    const struct theme *t = ui->theme;
    struct ui_words how = {.size = 26, .colour = t->ground, .place = TEXT_MIDDLE};
    canvas_push_fade(c, alpha);
    canvas_panel(c, r,
                 &(struct panel){.fill = t->text,
                                 .radius = ui_px(ui, 14),
                                 .line = t->ground,
                                 .line_width = fmaxf(2, ui_px(ui, 3))});
    ui_write(c, ui, &how, text, rect_inset_xy(r, ui_px(ui, 22), ui_px(ui, 12)));
    canvas_pop_fade(c);
    return r;
}

static struct rect bubble_size(const struct ui *ui, const char *text, float widest)
{
    struct ui_words how = {.size = 26};
    float pad = ui_px(ui, 22);
    float w = fminf(ui_write_width(ui, &how, text) + 2, widest - 2 * pad);
    float h = ui_write_height(ui, &how, text, w);
    return rect_make(0, 0, ceilf(w + 2 * pad), ceilf(h + 2 * ui_px(ui, 14)));
}

struct rect ui_tooltip(struct canvas *c, const struct ui *ui, const char *text, struct rect beside)
{
    float margin = fmaxf(6, ui_px(ui, 16));
    /* a door or a portrait: the bubble finds room on it */
    bool tall = beside.h > ui->h * 0.35F;
    struct rect r = bubble_size(ui, text,
                                tall ? fmaxf(beside.w - margin, ui_letters(ui, 26) * 9)
                                     : fminf(ui->w * 0.6F, ui_letters(ui, 26) * 30));
    r.x = fminf(fmaxf(margin, beside.x + beside.w / 2 - r.w / 2), ui->w - margin - r.w);
    r.y = tall ? beside.y + beside.h * 0.66F - r.h : beside.y - margin - r.h;
    if (r.y < margin)
        r.y = rect_bottom(beside) + margin;
    if (rect_bottom(r) > ui->h - margin)
        r.y = fmaxf(margin, ui->h - margin - r.h);
    return bubble(c, ui, text, r, 1);
}

struct rect ui_toast_size(const struct ui *ui, const char *text, float widest)
{
    return bubble_size(ui, text, widest);
}

void ui_toast(struct canvas *c, const struct ui *ui, const char *text, struct rect at, float shown)
{
    bubble(c, ui, text, rect_moved(at, 0, ui->calm ? 0 : (shown - 1) * at.h), shown);
}
