/* ui_parts.c - grounds, panels, buttons, tabs and signs (ui.h). */
#include "ui.h"

#include "ease.h"

#include <math.h>

/* ---- backgrounds ---- */

void ui_cover(struct canvas *c, const struct ui *ui, const char *picture)
{
    const float u = fmaxf(ui->w / 1920, ui->h / 1080);
    canvas_picture(
        c, picture,
        rect_around((struct point){ui->w / 2, ui->h / 2}, ceilf(1920 * u), ceilf(1080 * u)),
        paint_plain());
}

void ui_ground(struct canvas *c, const struct ui *ui)
{
    const struct page_dress *page = ui->theme->page;
    canvas_clear(c, ui->theme->ground);
    if (ui->contrast)
        return;
    if (page && page->ground) {
        page->ground(c, ui);
        ui_wings(c, ui);
        return;
    }
    canvas_panel(
        c, rect_make(0, 0, ui->w, ui->h),
        &(struct panel){.fill = ui->theme->ground, .fill_bottom = ui->theme->ground_bottom});
}

float ui_wing(const struct ui *ui)
{
    return (ui->w - ui_px(ui, UI_PAGE_MOST)) / 2 + ui_px(ui, UI_PAGE_EDGE);
}

void ui_wings(struct canvas *c, const struct ui *ui)
{
    const float wing = ui_wing(ui), w = roundf(ui_px(ui, 240)), h = roundf(ui_px(ui, 1080)),
                x = roundf(fmaxf(0, (wing - w) / 2));
    const char *picture = ui->theme->page ? ui->theme->page->wing : NULL;
    if (!picture || ui->contrast || wing < ui_px(ui, 200))
        return;
    struct paint how = paint_plain();
    canvas_picture(c, picture, rect_make(x, ui->h - h, w, h), how);
    how.flip = true;
    canvas_picture(c, picture, rect_make(ui->w - x - w, ui->h - h, w, h), how);
}

void ui_shade(struct canvas *c, const struct ui *ui)
{
    const struct page_dress *page = ui->theme->page;
    canvas_fill(c, rect_make(0, 0, ui->w, ui->h),
                page ? page->shade : colour_faded(ui->theme->ground, 0.82F));
}

/* ---- plates ---- */

/* How a plate lies: a box of which nothing but its colours is told by the plate. */
struct lies {
    float radius;
    enum corner corner;
    bool dashed, down;
    bool banded; /* on the bands of a main button */
};

static void draw_drop(struct canvas *c, const struct ui *ui, struct rect r, const struct plate *k,
                      const struct lies *as)
{
    const struct page_dress *page = ui->theme->page;
    const struct rect to = rect_moved(r, ui_px(ui, page->aside), ui_px(ui, page->drop));
    struct panel drop = {.fill = k->drop, .radius = as->radius, .corner = as->corner};
    if (!as->banded) {
        canvas_panel(c, to, &drop);
        return;
    }
    for (int i = 0; i < page->nbands; i++) {
        const float x = roundf(to.x + to.w * (float)i / (float)page->nbands),
                    next = roundf(to.x + to.w * (float)(i + 1) / (float)page->nbands);
        drop.fill = page->bands[i];
        canvas_push_clip(c, rect_make(x, to.y, next - x, to.h + 1));
        canvas_panel(c, to, &drop);
        canvas_pop_clip(c);
    }
}

static void draw_plate(struct canvas *c, const struct ui *ui, struct rect r, const struct plate *k,
                       const struct lies *as)
{
    const struct page_dress *page = ui->theme->page;
    const float width = fmaxf(1, ui_px(ui, page ? page->line : ui->theme->line_width));
    if (page && as->down && k->drop)
        r = rect_moved(r, 0, ui_px(ui, page->drop));
    else if (page && (k->drop || as->banded) && !as->dashed)
        draw_drop(c, ui, r, k, as);
    if (k->fill || k->line)
        canvas_panel(c, r,
                     &(struct panel){.fill = k->fill,
                                     .fill_bottom = k->bottom,
                                     .radius = as->radius,
                                     .corner = as->corner,
                                     .line = k->line,
                                     .line_width = k->line ? width : 0,
                                     .dash = as->dashed ? ui_px(ui, 10) : 0,
                                     .gap = as->dashed ? ui_px(ui, 8) : 0});
    const float in = ui_px(ui, 7);
    if (k->inner && r.w > 6 * in && r.h > 4 * in)
        canvas_panel(c, rect_inset(r, in),
                     &(struct panel){.radius = as->radius,
                                     .corner = as->corner,
                                     .line = k->inner,
                                     .line_width = fmaxf(1, ui_px(ui, 1.2F))});
}

/* Of a box that is so large: no corner is more than half of it. */
static struct lies lies(const struct ui *ui, struct rect r, float radius)
{
    const struct page_dress *page = ui->theme->page;
    return (struct lies){.radius = fminf(radius, fminf(r.w, r.h) / 2),
                         .corner = page ? page->corner : CORNER_ROUND};
}

static void draw_body(struct canvas *c, const struct ui *ui, struct rect r, const struct plate *k)
{
    const struct lies as = lies(ui, r, ui_px(ui, ui->theme->page->body));
    draw_plate(c, ui, r, k, &as);
}

void ui_panel(struct canvas *c, const struct ui *ui, struct rect r, bool lit)
{
    const struct theme *t = ui->theme;
    if (t->page) {
        struct plate k = t->page->panel;
        k.line = lit ? t->accent : k.line;
        draw_body(c, ui, r, &k);
    } else {
        canvas_panel(
            c, r,
            &(struct panel){.fill = t->panel,
                            .radius = ui_px(ui, t->radius * 1.5F),
                            .line = lit ? t->accent : t->line,
                            .line_width = fmaxf(1, ui_px(ui, t->line_width + (lit ? 1 : 0)))});
    }
    if (lit && ui->contrast) /* there each edge is as bright as the accent */
        ui_ring_at(c, ui, r, ui_px(ui, t->page ? t->page->body : t->radius * 1.5F));
}

void ui_plate(struct canvas *c, const struct ui *ui, struct rect r, struct panel box)
{
    const struct page_dress *page = ui->theme->page;
    const struct lies as = lies(ui, r, ui_px(ui, page ? page->button : ui->theme->radius));
    box.radius = as.radius;
    box.corner = as.corner;
    canvas_panel(c, r, &box);
}

struct ui ui_sheet(struct canvas *c, const struct ui *ui, struct rect r)
{
    struct ui on = *ui;
    const struct page_dress *page = ui->theme->page;
    if (!page || !page->on_sheet) {
        ui_panel(c, ui, r, false);
        return on;
    }
    draw_body(c, ui, r, &page->sheet);
    on.theme = page->on_sheet;
    return on;
}

/* ---- focus ---- */

void ui_ring_at(struct canvas *c, const struct ui *ui, struct rect r, float radius)
{
    const struct page_dress *page = ui->theme->page;
    const float out = fmaxf(4, ui_px(ui, 8)), line = fmaxf(2, ui_px(ui, page ? 4.5F : 4)),
                more = fmaxf(1, ui_px(ui, 2.5F));
    struct panel ring = {.radius = radius + out, .line = ui->theme->focus, .line_width = line};
    if (page && page->corner == CORNER_BY_HAND)
        ring.radius = 0;
    else if (page)
        ring.corner = page->corner;
    if (page && page->below_ring) {
        struct panel below = ring;
        below.line = page->below_ring;
        below.line_width = line + 2 * more;
        below.radius = ring.radius > 0 ? ring.radius + more : 0;
        canvas_panel(c, rect_inset(r, -out - more), &below);
    }
    canvas_panel(c, rect_inset(r, -out), &ring);
}

/* A page has one corner for all its boxes; discs are discs. */
static bool is_disc(const struct item *i)
{
    return i->radius > 0 && i->radius > 0.45F * fminf(i->bounds.w, i->bounds.h);
}

static float radius_of(const struct ui *ui, const struct item *i)
{
    const struct page_dress *page = ui->theme->page;
    if (page && !is_disc(i))
        return fminf(ui_px(ui, page->button), fminf(i->bounds.w, i->bounds.h) / 2);
    return i->radius > 0 ? i->radius : ui_px(ui, ui->theme->radius);
}

void ui_ring(struct canvas *c, const struct ui *ui, const struct item *i)
{
    if (i->focused)
        ui_ring_at(c, ui, i->bounds, radius_of(ui, i));
}

/* ---- buttons ---- */

/* A plate, and the cap that lies on it. */
struct colours {
    struct plate plate;
    uint32_t cap, on_cap;
    bool banded;
};

/* A plain box in the colours of a theme that has no plates. */
static struct plate plain_plate(const struct theme *t, const struct item *i, enum ui_kind kind)
{
    if (i->why_not)
        return (struct plate){.fill = t->dim, .line = t->line, .letters = t->on_dim};
    if (kind == UI_MAIN || i->chosen)
        return (struct plate){.fill = t->accent, .letters = t->on_accent};
    return (struct plate){.fill = t->panel, .line = t->line, .letters = t->text};
}

static struct plate page_plate(const struct page_dress *page, const struct item *i,
                               enum ui_kind kind)
{
    return i->why_not        ? page->off
           : kind == UI_MAIN ? page->main
           : i->chosen       ? page->chosen
                             : page->plain;
}

static struct colours colours_of(const struct ui *ui, const struct item *i, enum ui_kind kind)
{
    const struct theme *t = ui->theme;
    struct plate k = t->page ? page_plate(t->page, i, kind) : plain_plate(t, i, kind);
    const bool usual = !i->why_not && kind != UI_MAIN && !i->chosen;
    if (usual && kind == UI_QUIET)
        k = (struct plate){.letters = t->text};
    else if (usual && kind == UI_DANGER)
        k.line = t->bad;
    if (i->hovered && !i->why_not && k.fill) {
        const float lit = i->pressed ? 0.05F : 0.12F;
        k.fill = colour_mix(k.fill, t->focus, lit);
        k.bottom = k.bottom ? colour_mix(k.bottom, t->focus, lit) : 0;
    } else if (i->hovered && !i->why_not) {
        k.fill = t->panel;
    }
    return (struct colours){.plate = k,
                            .cap = k.letters,
                            .on_cap = k.fill ? k.fill : t->ground,
                            .banded = t->page && t->page->bands && kind == UI_MAIN && !i->why_not};
}

static struct rect pressed(const struct ui *ui, const struct item *i)
{
    return i->pressed && !ui->calm && !ui->theme->page ? rect_scaled(i->bounds, 0.97F) : i->bounds;
}

static void box(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r,
                struct colours k)
{
    struct lies as = lies(ui, r, radius_of(ui, i));
    if (is_disc(i))
        as.corner = CORNER_ROUND;
    as.dashed = i->why_not;
    as.down = i->pressed && !ui->calm && !i->why_not;
    as.banded = k.banded && !as.down;
    draw_plate(c, ui, r, &k.plate, &as);
}

/* The bar at the left of a chosen one, as far in as a letter. */
static float mark_width(const struct ui *ui, const struct item *i)
{
    return ui->theme->page && ui->theme->page->mark && i->chosen ? ui_px(ui, 20) : 0;
}

static void draw_mark(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r)
{
    if (mark_width(ui, i) > 0)
        canvas_fill(c,
                    rect_make(r.x + ui_px(ui, 9), r.y + ui_px(ui, 10), fmaxf(3, ui_px(ui, 7)),
                              r.h - ui_px(ui, 20)),
                    ui->theme->page->mark);
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
                           .colour = k.plate.letters,
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
        how.align = icon || cap > 0 ? TEXT_LEFT : align;
    float x = align == TEXT_CENTRE ? r.x + (r.w - words - taken) / 2 : r.x + pad;
    if (icon) {
        ui_icon(c, ui, icon, rect_around((struct point){x + sign / 2, r.y + r.h / 2}, sign, sign),
                k.plate.letters);
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
    return k.plate.letters;
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
        const float mark = mark_width(ui, i) / 2;
        box(c, ui, i, r, k);
        draw_mark(c, ui, i, r);
        row(c, ui, i, rect_make(r.x + mark, r.y, r.w - mark, r.h), i->name,
            shown ? signs[tab++] : NULL, TAB_SIZE, k, TEXT_LEFT, shown ? beside : plain);
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
                             .colour = i->why_not             ? t->on_dim
                                       : i->chosen && t->page ? t->page->chosen.letters
                                       : i->chosen            ? t->on_accent
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

/* The tick beside an option's letters: its side, and what it takes with the gap after it. */
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
    if (i->chosen && t->page) {
        const struct colours k = colours_of(ui, i, UI_PLAIN);
        struct plate plate = k.plate;
        const struct lies as = lies(ui, r, ui_px(ui, t->page->button));
        plate.drop = 0;
        draw_plate(c, ui, r, &plate, &as);
        if (tick)
            draw_mark(c, ui, i, r);
    } else if (i->chosen)
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
    const struct plate well =
        t->page ? t->page->well : (struct plate){.fill = t->well, .line = t->line};
    const struct lies as =
        lies(ui, i->bounds, ui_px(ui, t->page ? t->page->button : t->radius * 1.1F));
    draw_plate(c, ui, i->bounds, &well, &as);
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
