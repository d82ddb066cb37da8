/* The twenty medals, a row of each metal, and beside them the one that is looked at: what it is
 * for, how far one has come, or since when one has it. */
#include "achievements_inside.h"

#include "check.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

enum { COLUMNS = 5, ROWS = 4 };

/* The first that is still to be earned is the one to be told of. */
void achievements_list_begin(struct achievements *k)
{
    k->feat = 0;
    while (k->feat < ACE_ACHIEVEMENTS - 1 && k->known[k->feat].earned)
        k->feat++;
    if (k->known[k->feat].earned)
        k->feat = 0;
}

static struct rect grid_of(struct rect area)
{
    return rect_make(area.x, area.y, area.w * 0.56F, area.h);
}
static struct rect panel_of(struct rect area)
{
    return rect_make(area.x + area.w * 0.585F, area.y, area.w * 0.415F, area.h);
}
static struct rect cell_of(struct rect area, int i)
{
    return rect_column(rect_row(grid_of(area), i / COLUMNS, ROWS, area.h * 0.018F), i % COLUMNS,
                       COLUMNS, area.h * 0.018F);
}

static void date_of(int64_t when, char out[32])
{
    const time_t then = (time_t)when;
    struct tm t;
    localtime_r(&then, &t);
    strftime(out, 32, "%Y-%m-%d", &t);
}

static void standing(const struct achievements *k, int i, char *out, size_t room)
{
    CARRE_ASSERT(i >= 0 && i < ACE_ACHIEVEMENTS);
    const struct achievement *a = &k->known[i];
    const int goal = ace_feat_specs[i].goal;
    char date[32];
    if (a->earned) {
        date_of(a->earned, date);
        snprintf(out, room, _("Earned on %s"), date);
    } else if (goal > 1) {
        snprintf(out, room, _("Best so far: %d of %d"), a->best < goal ? a->best : goal, goal);
    } else {
        snprintf(out, room, "%s", _("Not earned yet"));
    }
}

void achievements_list_items(struct achievements *k, struct rect area)
{
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        char value[200], where[96];
        standing(k, i, where, sizeof where);
        snprintf(value, sizeof value, "%s · %s", _(ace_feat_specs[i].task), where);
        items_add(k->scene.items, (struct item){.id = item_id("feat", i),
                                                .role = ITEM_BUTTON,
                                                .name = _(ace_feat_specs[i].name),
                                                .value = value,
                                                .action = DO_FEAT,
                                                .arg = i,
                                                .chosen = i == k->feat,
                                                .first = i == k->feat,
                                                .bounds = cell_of(area, i),
                                                .radius = ui_px(app_ui(k->scene.app), 20),
                                                .sound = "ui/focus"});
    }
}

bool achievements_list_input(struct achievements *k, const struct item_event *event)
{
    const struct item *i =
        event->kind == ITEM_EVENT_HOVER ? items_hover(k->scene.items) : event->item;
    if ((event->kind == ITEM_EVENT_ACTIVATED || event->kind == ITEM_EVENT_FOCUS ||
         event->kind == ITEM_EVENT_HOVER) &&
        i && i->action == DO_FEAT) {
        k->feat = i->arg;
        return true;
    }
    return false;
}

static void picture_of(const struct achievements *k, int i, char out[64])
{
    CARRE_ASSERT(i >= 0 && i < ACE_ACHIEVEMENTS);
    snprintf(out, 64, "ace/feats/%s%s", ace_feat_specs[i].id, k->known[i].earned ? "" : "-locked");
}

static void draw_cell(const struct achievements *k, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, item_id("feat", i));
    char picture[64];
    const struct rect r = item->bounds;
    const bool lit = i == k->feat;
    ui_plate(c, ui, r,
             (struct panel){.fill = item->hovered || lit
                                        ? colour_mix(ui->theme->panel, ui->theme->focus, 0.12F)
                                        : ui->theme->panel,
                            .line = lit ? ui->theme->accent : ui->theme->line,
                            .line_width = fmaxf(1, ui_px(ui, lit ? 5 : 2))});
    picture_of(k, i, picture);
    const float side = fminf(r.w, r.h) * 0.84F;
    canvas_picture(c, picture, rect_around(rect_centre(r), side, side), paint_plain());
    ui_ring(c, ui, item);
}

static void bar(struct canvas *c, const struct ui *ui, struct rect r, float part)
{
    canvas_panel(c, r,
                 &(struct panel){.fill = ui->theme->well,
                                 .radius = r.h,
                                 .line = ui->theme->line,
                                 .line_width = fmaxf(1, ui_px(ui, 2))});
    if (part > 0)
        canvas_panel(c, rect_make(r.x, r.y, fmaxf(r.h, r.w * fminf(part, 1)), r.h),
                     &(struct panel){.fill = ui->theme->accent, .radius = r.h});
}

/* From the bottom: where one stands, the bar, what is to be done, the name; the medal has what is
 * left. */
static void draw_panel(const struct achievements *k, struct canvas *c, struct rect r)
{
    const struct ui *ui = app_ui(k->scene.app);
    const int i = k->feat, goal = ace_feat_specs[i].goal;
    char where[96], picture[64];
    standing(k, i, where, sizeof where);
    picture_of(k, i, picture);
    ui_panel(c, ui, r, false);
    const struct rect page = rect_inset(r, ui_px(ui, 34));
    struct ui_words metal = UI_LINE(NULL, 26, ui->theme->soft, TEXT_CENTRE);
    struct ui_words name = {.face = &typeface_ace,
                            .size = 50,
                            .colour = k->known[i].earned ? ui->theme->accent : ui->theme->text,
                            .align = TEXT_CENTRE,
                            .place = TEXT_MIDDLE,
                            .lines = 2};
    struct ui_words task = {.size = 30, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
    struct ui_words state = {.face = ui->theme->strong,
                             .size = 28,
                             .colour = k->known[i].earned ? ui->theme->good : ui->theme->soft,
                             .align = TEXT_CENTRE,
                             .place = TEXT_MIDDLE,
                             .lines = 2};
    const float least = ui_least(ui) * 1.35F;
    const float gap = ui_px(ui, 10);
    float state_h =
        fmaxf(least, fminf(ui_write_height(ui, &(struct ui_words){.face = state.face, .size = 28},
                                           where, page.w),
                           ui_letters(ui, 28) * 2.6F));
    float task_h = fminf(ui_write_height(ui, &(struct ui_words){.size = 30},
                                         _(ace_feat_specs[i].task), page.w),
                         page.h * 0.42F) +
                   2;
    float name_h =
        fmaxf(least, fminf(ui_write_height(ui, &(struct ui_words){.face = name.face, .size = 50},
                                           _(ace_feat_specs[i].name), page.w),
                           page.h * 0.26F));
    float bar_h = goal > 1 && !k->known[i].earned ? ui_px(ui, 22) : 0;
    float metal_h = ui_letters(ui, 26) * 1.35F;
    float y = rect_bottom(page) - state_h;
    ui_write(c, ui, &state, where, rect_make(page.x, y, page.w, state_h));
    if (bar_h > 0) {
        y -= bar_h + gap;
        bar(c, ui, rect_make(page.x + page.w * 0.1F, y, page.w * 0.8F, bar_h),
            (float)k->known[i].best / (float)goal);
    }
    y -= task_h + gap;
    ui_write(c, ui, &task, _(ace_feat_specs[i].task), rect_make(page.x, y, page.w, task_h));
    y -= name_h + gap;
    ui_write(c, ui, &name, _(ace_feat_specs[i].name), rect_make(page.x, y, page.w, name_h));
    y -= metal_h;
    ui_write(c, ui, &metal, achievements_list_metal_name(ace_feat_metal(i)),
             rect_make(page.x, y, page.w, metal_h));
    const float room = y - page.y - gap;
    if (room > ui_px(ui, 70)) {
        const float side = fminf(room, page.w * 0.62F);
        canvas_picture(
            c, picture,
            rect_around((struct point){page.x + page.w / 2, page.y + room / 2}, side, side),
            paint_plain());
    }
}

void achievements_list_draw(const struct achievements *k, struct canvas *c, struct rect area)
{
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        draw_cell(k, c, i);
    draw_panel(k, c, panel_of(area));
}
