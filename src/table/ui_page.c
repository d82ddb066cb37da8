/* ui_page.c - what a page stands on, and sheets that hang there (ui.h). */
#include "ui.h"

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

/* ---- sheets ---- */

struct ui ui_sheet_hung(struct canvas *c, const struct ui *ui, struct rect r)
{
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
