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

void ui_rods(struct canvas *c, const struct ui *ui, struct rect r, bool upper, bool lower)
{
    CARRE_ASSERT(ui_has_rods(ui));
    if (upper)
        draw_rod(c, ui, r.x, r.y, r.w);
    if (lower)
        draw_rod(c, ui, r.x, rect_bottom(r), r.w);
}

/* The mark of a long vowel lies along the writing. */
static bool lies_along(uint32_t point) { return point == 0x30FC || point == 0x2026; }

void ui_write_down(struct canvas *c, const struct ui *ui, const struct ui_words *how,
                   const char *text, struct rect r)
{
    const size_t n = utf8_count(text);
    CARRE_ASSERT(n > 0);
    const float most = fminf(r.w / 1.16F, r.h / ((float)n * 1.1F)),
                px = fminf(ui_letters(ui, how->size), most), step = px * 1.1F;
    struct ui_words one = *how;
    float y = r.y + (r.h - step * (float)n) / 2;
    one.most_px = px;
    one.align = TEXT_CENTRE;
    one.place = TEXT_MIDDLE;
    one.lines = 1;
    for (const char *p = text; *p; y += step) {
        const char *from = p;
        const uint32_t point = utf8_next(&p);
        char sign[UTF8_MAX_BYTES + 1] = "";
        const struct rect at =
            rect_around((struct point){r.x + r.w / 2, y + step / 2}, px * 1.5F, px * 1.5F);
        memcpy(sign, from, (size_t)(p - from));
        if (lies_along(point))
            canvas_push_turn(c, rect_centre(at), 90);
        ui_write(c, ui, &one, sign, at);
        if (lies_along(point))
            canvas_pop_turn(c);
    }
}

struct ui ui_sheet_hung(struct canvas *c, const struct ui *ui, struct rect r)
{
    if (ui_has_rods(ui)) {
        const struct ui on = ui_paper(c, ui, r);
        ui_rods(c, ui, r, true, true);
        return on;
    }
    const struct ui on = ui_sheet(c, ui, r);
    const float side = ui_px(ui, 24), in = ui_px(ui, 28);
    const char *pin = ui->theme->page ? ui->theme->page->pin : NULL;
    if (pin && !ui->contrast && r.w > 6 * in && r.h > 4 * in)
        for (int i = 0; i < 2; i++)
            canvas_picture(c, pin,
                           rect_around((struct point){i ? rect_right(r) - in : r.x + in, r.y + in},
                                       side, side),
                           paint_plain());
    return on;
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
