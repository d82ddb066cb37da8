/* ui_page.c - what a page stands on, and sheets that hang there (ui.h). */
#include "ui.h"

#include "check.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

enum { ROD = 28 };

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

/* ---- sheets ---- */

bool ui_has_rods(const struct ui *ui)
{
    return ui->theme->page && ui->theme->page->rods.lit && ui->theme->page->on_sheet;
}

float ui_rod(const struct ui *ui) { return ui_has_rods(ui) ? roundf(ui_px(ui, ROD)) : 0; }

struct ui ui_paper(struct canvas *c, const struct ui *ui, struct rect r)
{
    CARRE_ASSERT(ui_has_rods(ui));
    const struct page_dress *page = ui->theme->page;
    const float line = fmaxf(1, ui_px(ui, 3)), in = ui_px(ui, 17);
    struct ui on = *ui;
    canvas_panel(c, r,
                 &(struct panel){.fill = page->sheet.fill,
                                 .fill_bottom = page->sheet.bottom,
                                 .shadow = 0x00000080U,
                                 .shadow_size = ui_px(ui, 30),
                                 .shadow_drop = ui_px(ui, 12)});
    canvas_fill(c, rect_make(r.x, r.y + in, r.w, line), page->rods.cap);
    canvas_fill(c, rect_make(r.x, rect_bottom(r) - in - line, r.w, line), page->rods.cap);
    on.theme = page->on_sheet;
    return on;
}

/* Round wood: light along the middle, in the shade at both edges. */
static void draw_rod(struct canvas *c, const struct ui *ui, float x, float y, float w)
{
    const struct rods *k = &ui->theme->page->rods;
    const float h = ui_rod(ui), up = roundf(h * 0.4F), cap = ui_px(ui, 18), out = ui_px(ui, 14);
    canvas_panel(c, rect_make(x - out, y - h / 2, w + 2 * out, up),
                 &(struct panel){.fill = k->dark, .fill_bottom = k->lit});
    canvas_panel(c, rect_make(x - out, y - h / 2 + up, w + 2 * out, h - up),
                 &(struct panel){.fill = k->lit, .fill_bottom = k->dark});
    for (int end = 0; end < 2; end++)
        canvas_panel(c, rect_around((struct point){end ? x + w + out : x - out, y}, cap, h * 0.72F),
                     &(struct panel){.fill = k->cap,
                                     .fill_bottom = colour_mix(k->cap, k->dark, 0.45F),
                                     .radius = ui_px(ui, 4)});
}

/* The same upright, over the edge of a paper; its ends reach out of `r` no further. */
void ui_rods_aside(struct canvas *c, const struct ui *ui, struct rect r)
{
    CARRE_ASSERT(ui_has_rods(ui));
    const float h = ui_rod(ui), cap = ui_px(ui, 18);
    const struct rods *k = &ui->theme->page->rods;
    for (int end = 0; end < 2; end++) {
        const float x = end ? rect_right(r) - h : r.x;
        for (int top = 0; top < 2; top++)
            canvas_panel(c,
                         rect_make(x + h * 0.14F, top ? r.y : rect_bottom(r) - cap, h * 0.72F, cap),
                         &(struct panel){.fill = k->cap,
                                         .fill_bottom = colour_mix(k->cap, k->dark, 0.45F),
                                         .radius = ui_px(ui, 4)});
        const float y = r.y + cap * 0.8F, high = r.h - cap * 1.6F;
        const int slices = (int)fmaxf(1, h);
        for (int i = 0; i < slices; i++) { /* light along its left third */
            const float at = ((float)i + 0.5F) / (float)slices,
                        lit = at < 0.36F ? at / 0.36F : 1 - (at - 0.36F) / 0.64F;
            canvas_fill(
                c, rect_make(x + h * (float)i / (float)slices, y, h / (float)slices + 0.5F, high),
                colour_mix(k->dark, k->lit, 0.15F + 0.85F * lit));
        }
    }
}

void ui_rods(struct canvas *c, const struct ui *ui, struct rect r, bool upper, bool lower)
{
    CARRE_ASSERT(ui_has_rods(ui));
    if (upper)
        draw_rod(c, ui, r.x, r.y, r.w);
    if (lower)
        draw_rod(c, ui, r.x, rect_bottom(r), r.w);
}

/* ---- headlines that run downwards ---- */

/* How a sign stands in such a line: upright; turned with it, as bars and brackets are; a small kana
 * up and to the right; the mark that ends a phrase in the upper right corner of its place. */
enum stance { UPRIGHT, TURNED, SMALL, MARK };

static enum stance stance_of(uint32_t point)
{
    static const uint32_t turned[] = {0x30FC, 0x2026, 0x2014, 0x301C, 0xFF5E, 0x300C,
                                      0x300D, 0x300E, 0x300F, 0xFF08, 0xFF09},
                          small[] = {0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063,
                                     0x3083, 0x3085, 0x3087, 0x30A1, 0x30A3, 0x30A5,
                                     0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7};
    for (size_t i = 0; i < sizeof turned / sizeof *turned; i++)
        if (turned[i] == point)
            return TURNED;
    for (size_t i = 0; i < sizeof small / sizeof *small; i++)
        if (small[i] == point)
            return SMALL;
    return point == 0x3001 || point == 0x3002 ? MARK : UPRIGHT;
}

/* In letters: from one line to the next, from one sign to the next, how much lower each line begins
 * than the one before it, how wide one line is. */
static const float LINE_STEP = 1.34F, SIGN_STEP = 1.1F, LOWER = 1.2F, LINE_WIDE = 1.16F;

/* How many lines, and how many signs from the head of the first to the foot of the lowest. */
static int lines_down(const char *text, float *high)
{
    int lines = 0;
    *high = 0;
    for (const char *p = text; *p; lines++) {
        float signs = (float)lines * LOWER;
        for (; *p && *p != '\n'; signs += 1)
            utf8_next(&p);
        *high = fmaxf(*high, signs);
        p += *p == '\n';
    }
    return lines;
}

static float down_px(const struct ui *ui, const struct ui_words *how, const char *text, float w,
                     float h)
{
    float high;
    const int lines = lines_down(text, &high);
    CARRE_ASSERT(lines > 0 && high > 0);
    return fminf(ui_letters(ui, how->size),
                 fminf(w / (LINE_WIDE + LINE_STEP * (float)(lines - 1)), h / (high * SIGN_STEP)));
}

float ui_write_down_width(const struct ui *ui, const struct ui_words *how, const char *text,
                          float h)
{
    float high;
    const int lines = lines_down(text, &high);
    return down_px(ui, how, text, INFINITY, h) * (LINE_WIDE + LINE_STEP * (float)(lines - 1));
}

static void sign_down(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                      const char *sign, uint32_t point, struct rect at)
{
    const enum stance stance = stance_of(point);
    const float px = how->most_px;
    if (stance == SMALL)
        at = rect_moved(at, px * 0.11F, -px * 0.12F);
    if (stance == MARK)
        at = rect_moved(at, px * 0.55F, -px * 0.55F);
    if (stance == TURNED)
        canvas_push_turn(c, rect_centre(at), 90);
    ui_write(c, ui, how, sign, at);
    if (stance == TURNED)
        canvas_pop_turn(c);
}

void ui_write_down(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                   const char *text, struct rect r)
{
    float high;
    const int lines = lines_down(text, &high);
    const float px = down_px(ui, how, text, r.w, r.h), step = px * SIGN_STEP,
                top = r.y + (r.h - step * high) / 2;
    struct ui_words one = *how;
    float x = r.x + (r.w + px * LINE_STEP * (float)(lines - 1)) / 2, y = top;
    one.most_px = px;
    one.align = TEXT_CENTRE;
    one.place = TEXT_MIDDLE;
    one.lines = 1;
    int line = 0;
    for (const char *p = text; *p;) {
        const char *from = p;
        const uint32_t point = utf8_next(&p);
        char sign[UTF8_MAX_BYTES + 1] = "";
        if (point == '\n') {
            x -= px * LINE_STEP;
            y = top + step * LOWER * (float)++line;
            continue;
        }
        memcpy(sign, from, (size_t)(p - from));
        sign_down(c, ui, &one, sign, point,
                  rect_around((struct point){x, y + step / 2}, px * 1.5F, px * 1.5F));
        y += step;
    }
}

void ui_pins(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float side = ui_px(ui, 24), in = ui_px(ui, 28);
    const char *pin = ui->theme->page ? ui->theme->page->pin : NULL;
    if (pin && !ui->contrast && r.w > 6 * in && r.h > 4 * in)
        for (int i = 0; i < 2; i++)
            canvas_picture(c, pin,
                           rect_around((struct point){i ? rect_right(r) - in : r.x + in, r.y + in},
                                       side, side),
                           paint_plain());
}

struct ui ui_sheet_hung(struct canvas *c, const struct ui *ui, struct rect r)
{
    if (ui_has_rods(ui)) {
        const struct ui on = ui_paper(c, ui, r);
        ui_rods(c, ui, r, true, true);
        return on;
    }
    const struct ui on = ui_sheet(c, ui, r);
    ui_pins(c, ui, r);
    return on;
}

static bool has_bill(const struct ui *ui)
{
    return ui->theme->page && ui->theme->page->bill && !ui->contrast;
}

struct ui ui_bill(struct canvas *c, const struct ui *ui, struct rect r)
{
    const struct page_dress *page = ui->theme->page;
    if (!has_bill(ui))
        return ui_sheet_hung(c, ui, r);
    struct ui on = *ui;
    on.theme = page->on_sheet ? page->on_sheet : ui->theme;
    canvas_push_turn(c, rect_centre(r), ui->calm ? 0 : page->lean);
    canvas_picture(c, page->bill, rect_inset_xy(r, -r.w * 0.011F, -r.h * 0.009F), paint_plain());
    return on;
}

void ui_bill_end(struct canvas *c, const struct ui *ui)
{
    if (has_bill(ui))
        canvas_pop_turn(c);
}

void ui_rule(struct canvas *c, const struct ui *ui, struct rect r)
{
    const float line = fmaxf(1, ui_px(ui, 3)), y = floorf(r.y + (r.h - line) / 2);
    const char *crest = ui->theme->page ? ui->theme->page->crest : NULL;
    if (!crest) {
        canvas_fill(c, rect_make(r.x, y, r.w, line), ui->theme->accent);
        return;
    }
    const float half = (r.w - 1.8F * r.h) / 2;
    canvas_fill(c, rect_make(r.x, y, half, line), ui->theme->accent);
    canvas_fill(c, rect_make(rect_right(r) - half, y, half, line), ui->theme->accent);
    canvas_picture(c, crest, rect_around(rect_centre(r), r.h, r.h), paint_plain());
}
