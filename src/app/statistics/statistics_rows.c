/* The lines on the left: a figure's name, its bar where it is a share, its value. Pressing one
 * tells what it means. */
#include "statistics_inside.h"

#include "check.h"

#include <math.h>

/* So wide are the values, all alike, that their bars stand in one line. */
static float value_w(const struct statistics *k, float room)
{
    float w = 0;
    for (int i = 0; i < k->rows; i++)
        w = fmaxf(w, ui_write_width(&k->ui,
                                    &(struct ui_words){.face = k->ui.theme->strong, .size = 33},
                                    k->row[i].value) +
                         4);
    return fminf(w, room * 0.42F);
}

enum { FINGER_PX = 40 }; /* each row tells what it means to who taps it */

static float gauge_w(const struct statistics *k, float room)
{
    return statistics_large(&k->ui) ? 0 : fminf(ui_px(&k->ui, 120), room * 0.2F);
}

/* Of a row without its margins: what is left for the name. */
static float name_w(const struct statistics *k, const struct stats_row *row, float room)
{
    const float gauge = row->whole > 0 ? gauge_w(k, room) : 0;
    /* no bars to stand in one line: each value takes its own width */
    const float own =
        ui_write_width(&k->ui, &(struct ui_words){.face = k->ui.theme->strong, .size = 33},
                       row->value) +
        4;
    const float value = statistics_large(&k->ui) ? fminf(own, value_w(k, room)) : value_w(k, room);
    return room - value - (gauge > 0 ? gauge + ui_px(&k->ui, 16) : ui_px(&k->ui, 12));
}

/* As high as it takes to fill the panel, within what looks like a list; higher where a name needs
 * two lines. */
static float row_h(const struct statistics *k, struct rect window)
{
    const struct ui *ui = &k->ui;
    const float room = window.w - 2 * ui_px(ui, 14);
    float least = fmaxf(FINGER_PX, fmaxf(ui_px(ui, 54), ui_letters(ui, 27) * 1.45F));
    for (int i = 0; i < k->rows; i++)
        if (ui_write_width(ui, &(struct ui_words){.size = 18}, k->row[i].name) >
            name_w(k, &k->row[i], room) - 1)
            least = fmaxf(least, ui_least(ui) * 2.9F + ui_px(ui, 4));
    return fmaxf(fminf(window.h / fmaxf(1, (float)k->rows), ui_px(ui, 68)), least);
}

void statistics_rows_items(struct statistics *k, struct rect panel)
{
    const struct ui *ui = &k->ui;
    const struct rect window = rect_inset(panel, ui_px(ui, 16));
    const float h = row_h(k, window);
    scroll_begin(&k->left);
    for (int i = 0; i < k->rows; i++)
        scroll_part(&k->left, h * (float)i, h);
    scroll_end(&k->left, ui, window.h);
    k->left_window = window;
    items_push_clip(k->scene.items, scroll_seen(&k->left, ui, window));
    for (int i = 0; i < k->rows; i++)
        items_add(k->scene.items,
                  (struct item){.id = item_id("row", i),
                                .role = ITEM_BUTTON,
                                .name = k->row[i].name,
                                .value = k->row[i].value,
                                .about = k->row[i].about,
                                .action = STATISTICS_DO_ROW,
                                .arg = i,
                                .bounds = rect_make(
                                    window.x, window.y - k->left.from + h * (float)i, window.w, h),
                                .radius = ui_px(ui, 12),
                                .sound = ""});
    items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->left, window);
}

static void draw_row(const struct statistics *k, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0 && i < k->rows);
    const struct ui *ui = &k->ui;
    const struct item *item = items_get(k->scene.items, item_id("row", i));
    const struct stats_row *row = &k->row[i];
    if (!item)
        return;
    const struct rect box = rect_inset_xy(item->bounds, ui_px(ui, 14), ui_px(ui, 2));
    const struct ui_words value = UI_LINE(ui->theme->strong, 33, 0, TEXT_RIGHT);
    const float w = value_w(k, box.w), gauge = row->whole > 0 ? gauge_w(k, box.w) : 0,
                name = name_w(k, row, box.w);
    if (item->hovered)
        canvas_panel(c, item->bounds,
                     &(struct panel){.fill = colour_faded(ui->theme->accent, 0.14F),
                                     .radius = item->radius});
    if (i)
        canvas_fill(c, rect_make(box.x, roundf(item->bounds.y), box.w, fmaxf(1, ui_px(ui, 1))),
                    colour_faded(ui->theme->line, 0.6F));
    const struct ui_words how = {
        .size = 27, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 2};
    /* a word too long for its place: the value stands below it */
    if (!ui_write_fits(ui, &how, row->name, rect_make(0, 0, name, box.h))) {
        ui_write(c, ui, &how, row->name, rect_make(box.x, box.y, box.w, box.h * 0.5F));
        ui_write(c, ui, &value, row->value,
                 rect_make(box.x, box.y + box.h * 0.5F, box.w, box.h * 0.5F));
        ui_ring(c, ui, item);
        return;
    }
    ui_write(c, ui, &how, row->name, rect_make(box.x, box.y, name, box.h));
    if (gauge > 0)
        chart_row(c, &k->chart, rect_make(box.x + name + ui_px(ui, 8), box.y, gauge, box.h),
                  (float)row->part, (float)row->whole);
    ui_write(c, ui, &value, row->value, rect_make(rect_right(box) - w, box.y, w, box.h));
    ui_ring(c, ui, item);
}

void statistics_rows_draw(const struct statistics *k, struct canvas *c)
{
    canvas_push_fold(c, scroll_seen(&k->left, &k->ui, k->left_window));
    for (int i = 0; i < k->rows; i++)
        draw_row(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->left, k->left_window);
}
