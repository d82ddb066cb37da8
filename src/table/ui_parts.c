/* ui_parts.c - panels, buttons, tabs and signs (ui.h). */
#include "ui_parts.h"

#include <math.h>

/* ---- plates ---- */

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

void ui_draw_plate(struct canvas *c, const struct ui *ui, struct rect r, const struct plate *k,
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

struct lies ui_lies(const struct ui *ui, struct rect r, float radius)
{
    const struct page_dress *page = ui->theme->page;
    return (struct lies){.radius = fminf(radius, fminf(r.w, r.h) / 2),
                         .corner = page ? page->corner : CORNER_ROUND};
}

static void draw_body(struct canvas *c, const struct ui *ui, struct rect r, const struct plate *k)
{
    const struct lies as = ui_lies(ui, r, ui_px(ui, ui->theme->page->body));
    ui_draw_plate(c, ui, r, k, &as);
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
    const struct lies as = ui_lies(ui, r, ui_px(ui, page ? page->button : ui->theme->radius));
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

struct colours ui_colours_of(const struct ui *ui, const struct item *i, enum ui_kind kind)
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

struct rect ui_pressed(const struct ui *ui, const struct item *i)
{
    return i->pressed && !ui->calm && !ui->theme->page ? rect_scaled(i->bounds, 0.97F) : i->bounds;
}

static void draw_box(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r,
                     struct colours k)
{
    struct lies as = ui_lies(ui, r, radius_of(ui, i));
    if (is_disc(i))
        as.corner = CORNER_ROUND;
    as.dashed = i->why_not;
    as.down = i->pressed && !ui->calm && !i->why_not;
    as.banded = k.banded && !as.down;
    ui_draw_plate(c, ui, r, &k.plate, &as);
}

/* The bar at the left of a chosen one, as far in as a letter. */
static float mark_width(const struct ui *ui, const struct item *i)
{
    return ui->theme->page && ui->theme->page->mark && i->chosen ? ui_px(ui, 20) : 0;
}

void ui_draw_mark(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r)
{
    if (mark_width(ui, i) > 0)
        canvas_fill(c,
                    rect_make(r.x + ui_px(ui, 9), r.y + ui_px(ui, 10), fmaxf(3, ui_px(ui, 7)),
                              r.h - ui_px(ui, 20)),
                    ui->theme->page->mark);
}

static struct beside beside(const struct ui *ui, const struct item *i, const char *icon, float size,
                            float cap_size)
{
    struct beside b = {
        .pad = ui_px(ui, 22),
        .gap = ui_px(ui, fminf(size, 40) * 0.5F),
        .cap = ui_key_width(ui, i, cap_size),
        .sign = icon ? fminf(ui_letters(ui, fminf(size, 40)) * 1.15F, i->bounds.h * 0.66F) : 0};
    b.taken = (b.cap > 0 ? b.cap + b.gap : 0) + (icon ? b.sign + b.gap * 0.8F : 0);
    return b;
}

/* Icon, label and key cap have one row, in the largest letters that fit; the label may take two
 * lines before it becomes unreadable. Where there is no room for the words, the picture goes first,
 * then the cap, then half of the edges. */
static struct beside fit(const struct ui *ui, const struct item *i, struct rect r,
                         const char *label, const char **icon, const struct ui_words *how)
{
    const float cap_size = fmaxf(18, fminf(how->size, 40) * 0.7F);
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
                const char *label, const char *icon, const struct typeface *face, float size,
                struct colours k, enum text_align align, float most_px)
{
    const float cap_size = fmaxf(18, fminf(size, 40) * 0.7F);
    struct ui_words how = {.face = face,
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

/* The high buttons of a page are set as its headings are, where its world wants that. */
static bool is_deed(const struct ui *ui, const struct item *i)
{
    return ui->theme->page && ui->theme->page->deed > 0 && i->bounds.h >= ui_px(ui, 88);
}

static const struct typeface *button_face(const struct ui *ui, const struct item *i)
{
    return is_deed(ui, i) ? ui->theme->display : ui->theme->strong;
}

static float button_size(const struct ui *ui, const struct item *i)
{
    return is_deed(ui, i) ? ui->theme->page->deed
                          : fminf(40, fmaxf(26, i->bounds.h / ui->scale * 0.38F));
}

/* They stay within the studs, however large text is. */
static float deed_px(const struct item *i) { return i->bounds.h * 0.6F; }

static void draw_studs(struct canvas *c, const struct ui *ui, const struct item *i, struct rect r)
{
    const char *stud = ui->theme->page ? ui->theme->page->stud : NULL;
    const float side = ui_px(ui, 14), in = ui_px(ui, 20);
    if (!stud || i->why_not || !is_deed(ui, i))
        return;
    if (i->pressed && !ui->calm)
        r = rect_moved(r, 0, ui_px(ui, ui->theme->page->drop));
    for (int k = 0; k < 4; k++)
        canvas_picture(c, stud,
                       rect_around((struct point){k & 1 ? rect_right(r) - in : r.x + in,
                                                  k & 2 ? rect_bottom(r) - in : r.y + in},
                                   side, side),
                       paint_plain());
}

float ui_button_px(const struct ui *ui, const struct item *i, const char *label, const char *icon)
{
    const struct ui_words how = {
        .face = button_face(ui, i), .size = button_size(ui, i), .lines = 1};
    const struct beside b = fit(ui, i, i->bounds, label, &icon, &how);
    const float px = ui_write_px(
        ui, &how, label, (struct rect){0, 0, i->bounds.w - 2 * b.pad - b.taken, i->bounds.h});
    return is_deed(ui, i) ? fminf(px, deed_px(i)) : px;
}

void ui_button_like(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
                    const char *icon, enum ui_kind kind, float most_px)
{
    struct colours k = ui_colours_of(ui, i, kind);
    struct rect r = ui_pressed(ui, i);
    draw_box(c, ui, i, r, k);
    if (kind == UI_MAIN)
        draw_studs(c, ui, i, r);
    if (is_deed(ui, i))
        most_px = ui_smaller(deed_px(i), most_px > 0 ? most_px : deed_px(i));
    row(c, ui, i, r, label, icon, button_face(ui, i), button_size(ui, i), k, TEXT_CENTRE, most_px);
    ui_ring(c, ui, i);
}

void ui_button(struct canvas *c, const struct ui *ui, const struct item *i, const char *label,
               const char *icon, enum ui_kind kind)
{
    ui_button_like(c, ui, i, label, icon, kind, 0);
}

uint32_t ui_box(struct canvas *c, const struct ui *ui, const struct item *i, enum ui_kind kind)
{
    struct colours k = ui_colours_of(ui, i, kind);
    draw_box(c, ui, i, ui_pressed(ui, i), k);
    if (kind == UI_MAIN)
        draw_studs(c, ui, i, ui_pressed(ui, i));
    ui_ring(c, ui, i);
    return k.plate.letters;
}

uint32_t ui_box_fill(const struct ui *ui, const struct item *i, enum ui_kind kind, float down)
{
    const struct plate k = ui_colours_of(ui, i, kind).plate;
    return k.bottom ? colour_mix(k.fill, k.bottom, down) : k.fill;
}

enum { TAB_SIZE = 32 };

float ui_smaller(float a, float b) { return a > 0 && a < b ? a : b; }

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
        px = ui_smaller(
            px, ui_write_px(ui, &how, i->name,
                            rect_make(0, 0, i->bounds.w - 2 * b.pad - b.taken, i->bounds.h)));
    }
    return px;
}

/* A pad turns to the tab before the open one and after it by its shoulders (items.h): they are
 * shown at these two, at the end, where the words leave room. `px`: of the words. */
static void shoulders(struct canvas *c, const struct ui *ui, const struct items *it, float px,
                      float before)
{
    const struct item *tab[64];
    int n = 0, open = 0;
    for (int k = 0; k < items_count(it); k++) {
        const struct item *i = items_at(it, k);
        if (i->pad == PAD_LEFT_SHOULDER || i->pad == PAD_RIGHT_SHOULDER)
            return; /* they have another meaning on this page */
        if (i->role != ITEM_TAB || i->why_not || n == 64)
            continue;
        open = i->chosen ? n : open;
        tab[n++] = i;
    }
    if (ui->caps != CAPS_PAD || n < 3)
        return;
    for (int side = 0; side < 2; side++) {
        const struct item *i = tab[(open + (side ? 1 : n - 1)) % n];
        const struct item key = {.pad = side ? PAD_RIGHT_SHOULDER : PAD_LEFT_SHOULDER};
        const struct colours k = ui_colours_of(ui, i, UI_PLAIN);
        const struct ui_words how = {
            .face = ui->theme->strong, .size = TAB_SIZE, .lines = 1, .most_px = px};
        const float cap = ui_key_width(ui, &key, 20), pad = ui_px(ui, 22),
                    at = rect_right(i->bounds) - pad * 0.7F - cap;
        if (i->bounds.x + pad * 1.4F + before + ui_write_width(ui, &how, i->name) < at)
            ui_key(c, ui, &key, (struct point){at + cap / 2, i->bounds.y + i->bounds.h / 2}, 20,
                   k.cap, k.on_cap);
    }
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
        struct colours k = ui_colours_of(ui, i, UI_PLAIN);
        struct rect r = ui_pressed(ui, i);
        const float mark = mark_width(ui, i) / 2;
        draw_box(c, ui, i, r, k);
        ui_draw_mark(c, ui, i, r);
        row(c, ui, i, rect_make(r.x + mark, r.y, r.w - mark, r.h), i->name,
            shown ? signs[tab++] : NULL, ui->theme->strong, TAB_SIZE, k, TEXT_LEFT,
            shown ? beside : plain);
        ui_ring(c, ui, i);
    }
    shoulders(c, ui, it, shown ? beside : plain, shown ? ui_letters(ui, TAB_SIZE) * 1.6F : 0);
}

void ui_tabs(struct canvas *c, const struct ui *ui, const struct items *it)
{
    ui_tabs_with(c, ui, it, NULL);
}

void ui_toggle(struct canvas *c, const struct ui *ui, const struct item *i, const char *label)
{
    struct colours k = ui_colours_of(ui, i, UI_PLAIN);
    struct rect r = ui_pressed(ui, i);
    draw_box(c, ui, i, r, k);
    row(c, ui, i, r, label, i->chosen ? "tick" : NULL, ui->theme->strong, 30, k, TEXT_CENTRE, 0);
    ui_ring(c, ui, i);
}
