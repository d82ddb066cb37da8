/* The figures of all runs of one rider: sums on the left, and on the right every enemy, how often he ended a run and how often his bonus was used. */
#include "achievements_inside.h"

#include "ace_figures.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { READ_AT_ONCE = 4, LINES = 9 };

void figures_begin(struct achievements *k)
{
    if (!k->figures)
        k->figures = figures_open(k->scene.app);
    figures_sum(k->figures, k->rider, &k->sum);
    k->scroll.at = 0;
}

void figures_end(struct achievements *k)
{
    figures_close(k->figures);
    k->figures = NULL;
}

static struct rect left_of(struct rect area) { return rect_make(area.x, area.y, area.w * 0.4F, area.h); }
static float head_h(const struct ui *ui) { return ui_letters(ui, 26) * 1.5F; }

static struct rect window_of(const struct ui *ui, struct rect area)
{
    const float h = head_h(ui);
    return rect_make(area.x + area.w * 0.43F, area.y + h, area.w * 0.57F - ui_px(ui, 30), area.h - h);
}

static float row_h(const struct ui *ui) { return fmaxf(ui_px(ui, 76), ui_letters(ui, 26) * 1.5F); }

/* The enemies of which there is something to tell, most often met as an end first. */
static int rows_of(const struct achievements *k, int out[ACE_ENEMIES])
{
    int n = 0;
    for (int e = 0; e < ACE_ENEMIES; e++) {
        const int weight = k->sum.killed_by[e] * 1000 + k->sum.used[e];
        int at = n;
        if (!weight)
            continue;
        for (; at && k->sum.killed_by[out[at - 1]] * 1000 + k->sum.used[out[at - 1]] < weight; at--)
            out[at] = out[at - 1];
        out[at] = e;
        n++;
    }
    return n;
}

static void line_of(const struct achievements *k, int i, char *name, char *value, size_t room)
{
    static const char *const level[DIFFICULTIES] = {N_("Easy"), N_("Normal"), N_("Hard"), N_("Nightmare")};
    const struct ace_sum *s = &k->sum;
    snprintf(value, room, "–");
    if (i == 0) {
        snprintf(name, room, "%s", _("Runs"));
        snprintf(value, room, "%d", s->runs);
    } else if (i == 1) {
        snprintf(name, room, "%s", _("For two"));
        snprintf(value, room, "%d", s->together);
    } else if (i < 6) {
        snprintf(name, room, _("Won on %s"), _(level[i - 2]));
        if (s->runs_of[i - 2])
            snprintf(value, room, _("%d of %d"), s->wins_of[i - 2], s->runs_of[i - 2]);
    } else if (i == 6) {
        snprintf(name, room, "%s", _("Best shot"));
        if (s->best)
            snprintf(value, room, "%d", s->best);
    } else if (i == 7) {
        snprintf(name, room, "%s", _("Furthest duel"));
        if (s->furthest)
            snprintf(value, room, "%d", s->furthest);
    } else {
        snprintf(name, room, "%s", _("Fastest victory"));
        if (s->fastest)
            snprintf(value, room, "%d:%02d", (int)(s->fastest / 60000), (int)(s->fastest / 1000 % 60));
    }
}

int figures_items(struct achievements *k, struct rect area)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct ace_data *data = figures_enemies(k->figures);
    const struct rect window = window_of(ui, area);
    int list[ACE_ENEMIES];
    const bool more = figures_read(k->figures, READ_AT_ONCE);
    figures_sum(k->figures, k->rider, &k->sum);
    const int n = rows_of(k, list);
    for (int i = 0; i < LINES; i++) {
        char name[96], value[96];
        line_of(k, i, name, value, sizeof name);
        items_add(k->scene.items, (struct item){.id = item_id("figure", i), .role = ITEM_TEXT, .name = name, .value = value, .bounds = rect_row(left_of(area), i, LINES, 0)});
    }
    scroll_limit(&k->scroll, row_h(ui) * (float)n, window.h);
    items_push_clip(k->scene.items, window);
    for (int i = 0; i < n && data; i++) {
        char value[160], ended[64];
        snprintf(ended, sizeof ended, i18n_plural("ended %d run", "ended %d runs", (unsigned long)k->sum.killed_by[list[i]]), k->sum.killed_by[list[i]]);
        snprintf(value, sizeof value, i18n_plural("%s, bonus used %d time", "%s, bonus used %d times", (unsigned long)k->sum.used[list[i]]), ended, k->sum.used[list[i]]);
        items_add(k->scene.items, (struct item){.id = item_id("enemy", list[i]), .role = ITEM_TEXT, .readable = true, .name = _(data->enemy[list[i]].name), .value = value,
                                                .bounds = rect_make(window.x, window.y - k->scroll.at + row_h(ui) * (float)i, window.w, row_h(ui))});
    }
    items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->scroll, window);
    k->window = window;
    return more ? 0 : SCENE_IDLE;
}

bool figures_input(struct achievements *k, const struct news *news)
{
    scroll_news(&k->scroll, app_ui(k->scene.app), news, k->window);
    return true;
}

static void draw_line(const struct achievements *k, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, item_id("figure", i));
    const struct rect box = rect_inset_xy(item->bounds, ui_px(ui, 12), 1);
    struct ui_words name = {.size = 30, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 1};
    struct ui_words value = {.face = ui->theme->strong, .size = 36, .place = TEXT_MIDDLE, .align = TEXT_RIGHT, .lines = 1};
    const float w = fminf(ui_write_width(ui, &value, item->value) + 8, box.w * 0.5F);
    if (i)
        canvas_fill(c, rect_make(item->bounds.x, roundf(item->bounds.y), item->bounds.w, fmaxf(1, ui_px(ui, 2))), ui->theme->line);
    ui_write(c, ui, &name, item->name, rect_make(box.x, box.y, box.w - w - ui_px(ui, 16), box.h));
    ui_write(c, ui, &value, item->value, rect_make(rect_right(box) - w, box.y, w, box.h));
}

/* Of a row: name, how often he ended a run, how often his bonus was used. */
static struct rect column_of(struct rect r, int i) { return i == 0 ? rect_make(r.x, r.y, r.w * 0.5F, r.h) : rect_make(r.x + r.w * (i == 1 ? 0.52F : 0.76F), r.y, r.w * 0.24F, r.h); }

static void draw_enemy(const struct achievements *k, struct canvas *c, const struct ace_data *data, int e, bool line)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, item_id("enemy", e));
    if (!item)
        return;
    const struct rect r = item->bounds, name_box = column_of(r, 0);
    const float side = fminf(r.h, ui_px(ui, 76)) * 0.9F;
    char picture[64], text[16];
    snprintf(picture, sizeof picture, "ace/portraits/%s", data->enemy[e].id);
    if (line)
        canvas_fill(c, rect_make(r.x, roundf(r.y), r.w, fmaxf(1, ui_px(ui, 2))), ui->theme->line);
    canvas_picture(c, picture, rect_make(name_box.x, r.y + (r.h - side) / 2, side * 300 / 360, side), paint_plain());
    const float taken = side + ui_px(ui, 8);
    ui_write(c, ui, &(struct ui_words){.size = 28, .place = TEXT_MIDDLE, .lines = 2}, _(data->enemy[e].name), rect_make(name_box.x + taken, r.y, name_box.w - taken, r.h));
    for (int i = 1; i <= 2; i++) {
        const int n = i == 1 ? k->sum.killed_by[e] : k->sum.used[e];
        snprintf(text, sizeof text, n ? "%d" : "–", n);
        ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 30, .colour = i == 1 && n ? ui->theme->bad : 0, .place = TEXT_MIDDLE, .align = TEXT_CENTRE, .lines = 1}, text, column_of(r, i));
    }
    ui_ring(c, ui, item);
}

void figures_draw(const struct achievements *k, struct canvas *c, struct rect area)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect window = k->window, top = rect_make(window.x, area.y, window.w, head_h(ui));
    const struct ace_data *data = figures_enemies(k->figures);
    static const char *const head[3] = {N_("Enemy"), N_("ended a run"), N_("bonus used")};
    int list[ACE_ENEMIES];
    const int n = rows_of(k, list);
    for (int i = 0; i < LINES; i++)
        draw_line(k, c, i);
    if (!n || !data) {
        ui_write(c, ui, &(struct ui_words){.size = 32, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .align = TEXT_CENTRE}, _("No run of this rider has ended yet. The next one is the first line here."),
                 rect_inset(rect_make(window.x, area.y, window.w, area.h), ui_px(ui, 60)));
        return;
    }
    for (int i = 0; i < 3; i++)
        ui_write(c, ui, &(struct ui_words){.size = 24, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .align = i ? TEXT_CENTRE : TEXT_LEFT, .lines = 1}, _(head[i]), column_of(top, i));
    canvas_push_clip(c, window);
    for (int i = 0; i < n; i++)
        draw_enemy(k, c, data, list[i], i > 0);
    canvas_pop_clip(c);
    scroll_draw(c, &k->scene, &k->scroll, window);
}
