/* small_table.c - a table drawn small. */
#include "small_table.h"

#include "check.h"

#include <math.h>

static float scale_of(float w)
{
    CARRE_ASSERT(w > 0);
    return w / SMALL_TABLE_WIDTH;
}

float small_table_height(float w, float cut) { return roundf(scale_of(w) * (1080 - cut)); }

struct ui small_table_ui(const struct ui *page, float w)
{
    struct ui ui = *page;
    ui.scale = scale_of(w);
    ui.w = 1920 * ui.scale;
    ui.h = 1080 * ui.scale;
    ui.area = rect_make(0, 0, ui.w, ui.h);
    ui.text = fmaxf(1, fminf(1.5F, ui.text * page->scale / ui.scale));
    ui.couch = false;
    ui.caps = CAPS_NONE; /* no caps of keys on controls that no key reaches */
    return ui;
}

/* Where the table's own corner would be, if `top` of its 1080 is left out above. */
static struct point small_table_corner(struct rect panel, float top)
{
    const float s = scale_of(panel.w);
    return (struct point){panel.x - (1920 - SMALL_TABLE_WIDTH) / 2 * s, panel.y - top * s};
}

void small_table_draw(const struct stage *st, struct canvas *c, const struct ui *page,
                      struct rect panel, float top)
{
    const float edge = fmaxf(1, ui_px(page, 3));
    const struct point corner = small_table_corner(panel, top);
    canvas_push_clip(c, panel);
    canvas_push_shift(c, corner.x, corner.y);
    stage_draw(st, c);
    canvas_pop_shift(c);
    canvas_pop_clip(c);
    canvas_panel(c, panel,
                 &(struct panel){.line = page->theme->line, .line_width = edge, .radius = edge});
}
