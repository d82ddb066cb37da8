/* The twenty medals on four shelves, one of each metal, with their names on the boards. Beside
 * them, on a handbill, the one that is looked at: what it is for, how far one has come, or since
 * when one has it. */
#include "achievements_inside.h"

#include "check.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

enum { SHELF_MEDALS = 5, SHELVES = 4, NAME = 23 /* a medal's letters on its board */ };

/* The first that is still to be earned is the one to be told of. */
void achievements_list_begin(struct achievements *k)
{
    k->which = 0;
    while (k->which < ACE_ACHIEVEMENTS - 1 && k->known[k->which].earned)
        k->which++;
    if (k->known[k->which].earned)
        k->which = 0;
}

/* How much of the page the shelves take, and of a shelf the name of its metal and its margins. */
struct spread {
    float shelf, handbill, label, aside;
};
static const struct spread wide = {0.715F, 0.735F, 0.125F, 0.11F},
                           tight = {0.8F, 0.81F, 0.1F, 0.01F};

static struct rect shelf_of(const struct spread *as, struct rect area, int metal)
{
    return rect_row(rect_make(area.x, area.y, area.w * as->shelf, area.h), metal, SHELVES, 0);
}
static struct rect handbill_of(const struct spread *as, struct rect area)
{
    return rect_make(area.x + area.w * as->handbill, area.y, area.w * (1 - as->handbill), area.h);
}
/* The words of medals, all in the size that the longest takes. */
static struct ui_words name_words(const struct ui *ui, float w, float h)
{
    struct ui_words how = {
        .size = NAME, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 3, .most_px = 1e6F};
    const struct ui_words one = {.size = NAME, .lines = 3};
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        how.most_px = fminf(how.most_px, ui_write_px(ui, &one, _(ace_achievement_specs[i].name),
                                                     rect_make(0, 0, w, h)));
    return how;
}

/* For the names of the metals, in whose letters no word is broken. */
static float label_w(const struct ui *ui, const struct spread *as, struct rect shelf)
{
    float w = shelf.w * as->label;
    for (int metal = 0; metal < SHELVES; metal++)
        w = fmaxf(w, ui_write_width(ui, &(struct ui_words){.face = &typeface_ace, .size = 1},
                                    achievements_list_metal_name(metal)) +
                         ui_px(ui, 28));
    return w;
}
static struct rect cell_of(const struct ui *ui, const struct spread *as, struct rect area, int i)
{
    const struct rect shelf = shelf_of(as, area, i / SHELF_MEDALS);
    const float label = label_w(ui, as, shelf);
    return rect_column(rect_make(shelf.x + label, shelf.y, shelf.w - label, shelf.h),
                       i % SHELF_MEDALS, SHELF_MEDALS, 0);
}

static float name_w(const struct ui *ui, const struct spread *as, struct rect area)
{
    return cell_of(ui, as, area, 0).w * (1 - as->aside);
}
/* How high the longest name is on its board, in the letters wished (or the smallest: size 1). */
static float names_h(const struct ui *ui, const struct spread *as, struct rect area, float size)
{
    float high = 0;
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        high = fmaxf(high, ui_write_height(ui, &(struct ui_words){.size = size},
                                           _(ace_achievement_specs[i].name), name_w(ui, as, area)));
    return high;
}
static bool names_fit(const struct ui *ui, const struct spread *as, struct rect area)
{
    return names_h(ui, as, area, 1) < shelf_of(as, area, 0).h * 0.42F;
}
/* Broad shelves where the longest name has no room on the usual ones. */
static const struct spread *spread_of(const struct ui *ui, struct rect area)
{
    return names_fit(ui, &wide, area) || !names_fit(ui, &tight, area) ? &wide : &tight;
}
/* A board's front: as high as the longest name needs, on one line if letters only a little smaller
 * bring it there, in small letters if a medal would have too little room. Letters that are large
 * even then would leave it none: such a board has no names, the handbill has. */
static float board_h(const struct ui *ui, const struct spread *as, struct rect area, bool *named)
{
    *named = names_fit(ui, as, area);
    for (float size = NAME; *named && size >= NAME - 4; size--) {
        const float h = names_h(ui, as, area, size);
        if (h <= ui_letters(ui, size) * 1.8F)
            return h + ui_px(ui, 24);
    }
    return (*named ? fmaxf(names_h(ui, as, area, 1),
                           fminf(names_h(ui, as, area, NAME), shelf_of(as, area, 0).h * 0.36F))
                   : 0) +
           ui_px(ui, 22);
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
    const int goal = ace_achievement_specs[i].goal;
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
    const struct ui *ui = app_ui(k->scene.app);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        char value[200], where[96];
        standing(k, i, where, sizeof where);
        snprintf(value, sizeof value, "%s · %s", _(ace_achievement_specs[i].task), where);
        items_add(k->scene.items, (struct item){.id = item_id("feat", i),
                                                .role = ITEM_BUTTON,
                                                .name = _(ace_achievement_specs[i].name),
                                                .value = value,
                                                .action = DO_ACHIEVEMENT,
                                                .arg = i,
                                                .chosen = i == k->which,
                                                .first = i == k->which,
                                                .bounds = cell_of(ui, spread_of(ui, area), area, i),
                                                .radius = ui_px(ui, 20),
                                                .sound = "ui/focus"});
    }
}

bool achievements_list_input(struct achievements *k, const struct item_event *event)
{
    const struct item *i =
        event->kind == ITEM_EVENT_HOVER ? items_hover(k->scene.items) : event->item;
    if ((event->kind == ITEM_EVENT_ACTIVATED || event->kind == ITEM_EVENT_FOCUS ||
         event->kind == ITEM_EVENT_HOVER) &&
        i && i->action == DO_ACHIEVEMENT) {
        k->which = i->arg;
        return true;
    }
    return false;
}

static void picture_of(const struct achievements *k, int i, char out[64])
{
    CARRE_ASSERT(i >= 0 && i < ACE_ACHIEVEMENTS);
    snprintf(out, 64, "ace/feats/%s%s", ace_achievement_specs[i].id,
             k->known[i].earned ? "" : "-locked");
}

static uint32_t metal_colour(const struct ui *ui, int metal)
{
    static const uint32_t colours[SHELVES] = {0xE0A069FFU, 0xCBD3DAFFU, 0xFFCB5CFFU, 0xA9DDF2FFU};
    CARRE_ASSERT(metal >= 0 && metal < SHELVES);
    return ui->contrast ? ui->theme->text : colours[metal];
}

/* The recess, its board in front, and at the left the metal and how many of it one has. */
static void draw_shelf(const struct achievements *k, struct canvas *c, struct rect area, int metal)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct spread *as = spread_of(ui, area);
    const struct rect r = shelf_of(as, area, metal);
    bool named;
    const float board = board_h(ui, as, area, &named), edge = fmaxf(1, ui_px(ui, 3));
    const struct rect front = rect_make(r.x - ui_px(ui, 10), rect_bottom(r) - board,
                                        r.w + ui_px(ui, 20), board - ui_px(ui, 12));
    const struct rect recess = rect_make(r.x, r.y, r.w, r.h - board);
    if (ui->contrast) {
        canvas_fill(c, recess, ui->theme->panel);
        canvas_fill(c, rect_make(front.x, front.y, front.w, edge), ui->theme->line);
    } else {
        /* a hand deep: dark under the board above, and at its sides; lit where things stand */
        const float deep = ui_px(ui, 20);
        canvas_panel(c, recess, &(struct panel){.fill = 0x080402F0U, .fill_bottom = 0x2E1B0FF5U});
        for (int step = 1; step <= 3; step++)
            canvas_fill(c, rect_make(r.x, r.y, r.w, deep * (float)step / 3), 0x00000038U);
        canvas_fill(c, rect_make(r.x, r.y, deep * 0.4F, recess.h), 0x00000066U);
        canvas_fill(c, rect_make(rect_right(r) - deep * 0.4F, r.y, deep * 0.4F, recess.h),
                    0x00000066U);
        canvas_panel(c, front, &(struct panel){.fill = 0x5E3A20FFU, .fill_bottom = 0x3E2412FFU});
        canvas_fill(c, rect_make(front.x, front.y, front.w, edge), 0x8A5A30FFU);
        canvas_fill(c, rect_make(front.x, rect_bottom(front), front.w, ui_px(ui, 8)), 0x0000006BU);
    }
    int has = 0;
    for (int i = 0; i < SHELF_MEDALS; i++)
        has += k->known[metal * SHELF_MEDALS + i].earned != 0;
    char count[64];
    snprintf(count, sizeof count, _("%d of %d"), has, SHELF_MEDALS);
    const struct rect label =
        rect_make(r.x + ui_px(ui, 20), r.y + ui_px(ui, 10), label_w(ui, as, r) - ui_px(ui, 24),
                  r.h - board - ui_px(ui, 10));
    struct ui_words name = UI_LINE(&typeface_ace, 34, metal_colour(ui, metal), TEXT_LEFT),
                    many = UI_LINE(NULL, 24, ui->theme->soft, TEXT_LEFT);
    name.place = TEXT_BOTTOM;
    name.most_px = 1e6F;
    for (int i = 0; i < SHELVES; i++)
        name.most_px =
            fminf(name.most_px, ui_write_px(ui, &UI_LINE(&typeface_ace, 34, 0, TEXT_LEFT),
                                            achievements_list_metal_name(i),
                                            rect_make(0, 0, label.w, label.h * 0.5F)));
    many.place = TEXT_TOP;
    ui_write(c, ui, &name, achievements_list_metal_name(metal),
             rect_make(label.x, label.y, label.w, label.h * 0.5F));
    ui_write(c, ui, &many, count,
             rect_make(label.x, label.y + label.h * 0.52F, label.w, label.h * 0.48F));
}

static void draw_medal(const struct achievements *k, struct canvas *c, struct rect area, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *item = items_get(k->scene.items, item_id("feat", i));
    const struct spread *as = spread_of(ui, area);
    const struct rect r = item->bounds;
    bool named;
    const float board = board_h(ui, as, area, &named),
                side = fminf(r.w * 0.8F, (r.h - board) * 0.88F);
    const struct rect medal =
        rect_around(rect_centre(rect_make(r.x, r.y, r.w, r.h - board)), side, side);
    const bool earned = k->known[i].earned, lit = i == k->which;
    char picture[64];
    picture_of(k, i, picture);
    if (lit || item->hovered)
        canvas_panel(c, rect_inset(r, ui_px(ui, 2)),
                     &(struct panel){.fill = ui->contrast ? 0 : 0xFFD9A01FU,
                                     .radius = ui_px(ui, 4),
                                     .line = lit ? ui->theme->accent : 0,
                                     .line_width = lit ? fmaxf(2, ui_px(ui, 4)) : 0});
    canvas_picture(c, picture, medal, paint_plain());
    if (earned) {
        const float disc = side * 0.3F;
        const struct rect at = rect_around(
            (struct point){rect_right(medal) - disc * 0.4F, rect_bottom(medal) - disc * 0.55F},
            disc, disc);
        canvas_panel(c, at, &(struct panel){.fill = ui->theme->accent, .radius = disc / 2});
        ui_icon(c, ui, "tick", rect_inset(at, disc * 0.2F), ui->theme->on_accent);
    }
    const float high = board - ui_px(ui, 20);
    struct ui_words name = name_words(ui, name_w(ui, as, area), high);
    name.colour = earned || lit ? ui->theme->text : ui->theme->soft;
    if (named)
        ui_write(c, ui, &name, item->name,
                 rect_make(r.x + (r.w - name_w(ui, as, area)) / 2,
                           rect_bottom(r) - board + ui_px(ui, 4), name_w(ui, as, area), high));
    ui_ring(c, ui, item);
}

/* The light of all that is earned, within its shelf. */
static void draw_glow(const struct achievements *k, struct canvas *c, struct rect area)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct spread *as = spread_of(ui, area);
    bool named;
    const float board = board_h(ui, as, area, &named);
    for (int i = 0; i < ACE_ACHIEVEMENTS && !ui->contrast; i++) {
        struct rect shelf = shelf_of(as, area, i / SHELF_MEDALS);
        const struct rect cell = cell_of(ui, as, area, i);
        const struct point at = {cell.x + cell.w / 2, cell.y + (cell.h - board) / 2};
        shelf.h -= board;
        if (!k->known[i].earned)
            continue;
        canvas_push_clip(c, shelf);
        canvas_picture(c, "ace/glow", rect_around(at, shelf.h * 2.4F, shelf.h * 2.4F),
                       paint_alpha(0.8F));
        canvas_pop_clip(c);
    }
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

static void stamp_edge(struct canvas *c, struct rect r, float thick, uint32_t ink)
{
    const struct point corner[] = {{r.x, r.y},
                                   {rect_right(r), r.y},
                                   {rect_right(r), rect_bottom(r)},
                                   {r.x, rect_bottom(r)},
                                   {r.x, r.y}};
    for (int i = 0; i < 4; i++)
        canvas_line(c, corner[i], corner[i + 1], thick, ink);
}

/* Stamped on askew: since when one has it. */
static void stamp(struct canvas *c, const struct ui *ui, struct rect r, const char *text)
{
    const uint32_t red = ui->theme->accent;
    const float thick = fmaxf(2, ui_px(ui, 5));
    const struct ui_words how = {.face = ui->theme->display,
                                 .size = 40,
                                 .colour = red,
                                 .align = TEXT_CENTRE,
                                 .place = TEXT_MIDDLE,
                                 .lines = 2};
    canvas_push_turn(c, rect_centre(r), ui->contrast ? 0 : -4);
    stamp_edge(c, r, thick, red);
    stamp_edge(c, rect_inset(r, 2 * thick), thick / 3, red);
    ui_write(c, ui, &how, text, rect_inset_xy(r, ui_px(ui, 14), ui_px(ui, 6)));
    canvas_pop_turn(c);
}

/* The paper; how to write on it. */
static struct ui notice(struct canvas *c, const struct ui *ui, struct rect r)
{
    if (ui->contrast || !ui->theme->page->on_sheet)
        return ui_sheet_hung(c, ui, r);
    struct ui on = *ui;
    on.theme = ui->theme->page->on_sheet;
    canvas_picture(c, "ace/notice", rect_inset_xy(r, -r.w * 0.018F, -r.h * 0.012F), paint_plain());
    return on;
}

/* From the top: the medal, its metal and name, what is to be done, and where one stands; together
 * in the middle. */
static void draw_handbill(const struct achievements *k, struct canvas *c, struct rect r)
{
    const struct ui on = notice(c, app_ui(k->scene.app), r), *ui = &on;
    const int i = k->which, goal = ace_achievement_specs[i].goal;
    const bool earned = k->known[i].earned;
    char where[96], picture[64];
    standing(k, i, where, sizeof where);
    picture_of(k, i, picture);
    const struct rect page = rect_inset(r, ui_px(ui, 34));
    const struct ui_words metal = UI_LINE(ui->theme->strong, 28, ui->theme->accent, TEXT_CENTRE),
                          name = {.face = &typeface_ace,
                                  .size = 50,
                                  .align = TEXT_CENTRE,
                                  .place = TEXT_MIDDLE,
                                  .lines = 2},
                          task = {.size = 30, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
                          state = {.size = 28,
                                   .colour = ui->theme->soft,
                                   .align = TEXT_CENTRE,
                                   .place = TEXT_MIDDLE,
                                   .lines = 2};
    const float least = ui_least(ui) * 1.35F, gap = ui_px(ui, 12);
    const float metal_h = ui_letters(ui, 28) * 1.35F;
    const float name_h =
        fmaxf(least, fminf(ui_write_height(ui, &(struct ui_words){.face = name.face, .size = 50},
                                           _(ace_achievement_specs[i].name), page.w),
                           page.h * 0.26F));
    float task_h = fminf(ui_write_height(ui, &(struct ui_words){.size = 30},
                                         _(ace_achievement_specs[i].task), page.w),
                         page.h * 0.42F) +
                   2;
    const float bar_h = goal > 1 && !earned ? ui_px(ui, 22) + gap : 0;
    const float state_h =
        fmaxf(least, fminf(ui_write_height(ui, &(struct ui_words){.size = 28}, where, page.w),
                           ui_letters(ui, 28) * 2.6F)) +
        (earned ? ui_px(ui, 28) : 0);
    const float others = metal_h + name_h + bar_h + state_h + 6 * gap;
    task_h = fminf(task_h, page.h - others);
    const float room = page.h - others - task_h,
                side = room > ui_px(ui, 70) ? fminf(room, page.w * 0.8F) : 0;
    float y = page.y + (room - side) / 2;
    if (side > 0 && earned && !ui->contrast)
        canvas_picture(c, "ace/glow",
                       rect_around((struct point){page.x + page.w / 2, y + side / 2}, side * 1.7F,
                                   side * 1.7F),
                       paint_alpha(0.9F));
    if (side > 0)
        canvas_picture(c, picture, rect_make(page.x + (page.w - side) / 2, y, side, side),
                       paint_plain());
    y += side + gap;
    ui_write(c, ui, &metal, achievements_list_metal_name(ace_achievement_metal(i)),
             rect_make(page.x, y, page.w, metal_h));
    y += metal_h;
    ui_write(c, ui, &name, _(ace_achievement_specs[i].name), rect_make(page.x, y, page.w, name_h));
    y += name_h + gap;
    canvas_fill(c, rect_make(page.x + page.w * 0.08F, y, page.w * 0.84F, fmaxf(1, ui_px(ui, 3))),
                ui->theme->line);
    y += gap;
    ui_write(c, ui, &task, _(ace_achievement_specs[i].task), rect_make(page.x, y, page.w, task_h));
    y += task_h + 2 * gap;
    if (bar_h > 0)
        bar(c, ui, rect_make(page.x + page.w * 0.1F, y, page.w * 0.8F, bar_h - gap),
            (float)k->known[i].best / (float)goal);
    y += bar_h;
    const struct rect foot = rect_make(page.x, y, page.w, state_h);
    if (earned)
        stamp(c, ui, rect_inset_xy(foot, page.w * 0.05F, 0), where);
    else
        ui_write(c, ui, &state, where, foot);
}

void achievements_list_draw(const struct achievements *k, struct canvas *c, struct rect area)
{
    for (int metal = 0; metal < SHELVES; metal++)
        draw_shelf(k, c, area, metal);
    draw_glow(k, c, area);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        draw_medal(k, c, area, i);
    draw_handbill(k, c, handbill_of(spread_of(app_ui(k->scene.app), area), area));
}
