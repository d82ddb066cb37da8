/* The 169 starting hands as a square: pairs on the diagonal, suited hands above it, others below.
 * Each cell says its hand, and how much by its brightness, its gauge and, where there is room, in
 * figures; the line below says it in words. */
#include "stats_poker.h"

#include "check.h"
#include "statistics_inside.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DEALT, PLAYED, WON, MEASURES };

static const char *const *measure_names(void)
{
    static const char *names[MEASURES + 1];
    names[DEALT] = _("Dealt");
    names[PLAYED] = _("Played");
    names[WON] = _("Won when played");
    names[MEASURES] = NULL;
    return names;
}

static float choice_h(const struct statistics *k, struct rect area)
{
    return frame_choice_height(&k->ui, measure_names(), area.w / MEASURES);
}
static float foot_h(const struct statistics *k) { return ui_letters(&k->ui, 27) * 1.5F; }

/* So high that every cell has room for its name and its gauge. */
static float height(const struct statistics *k, float width)
{
    const struct rect area = rect_make(0, 0, width, 0);
    return choice_h(k, area) + foot_h(k) + ui_px(&k->ui, 24) +
           POKER_SQUARE * (ceilf(ui_least(&k->ui)) * 1.5F + 2 + fmaxf(1, roundf(ui_px(&k->ui, 3))));
}

static struct rect square_of(const struct statistics *k, struct rect area)
{
    const float top = choice_h(k, area) + ui_px(&k->ui, 14), foot = foot_h(k) + ui_px(&k->ui, 10);
    return rect_make(area.x, area.y + top, area.w, area.h - top - foot);
}

static void parts(const struct statistics *k, struct rect area, struct scroll *to)
{
    const struct rect square = square_of(k, area);
    scroll_part(to, area.y, choice_h(k, area));
    for (int row = 0; row < POKER_SQUARE; row++) {
        const struct rect cell = chart_cell_at(&k->ui, square, POKER_SQUARE, row, 0);
        scroll_part(to, cell.y, cell.h);
    }
    scroll_part(to, rect_bottom(area) - foot_h(k), foot_h(k));
}

static int64_t dealt(const struct statistics *k, int cls)
{
    CARRE_ASSERT(cls >= 0 && cls < POKER_CLASSES);
    return k->sum->count[POKER_DEALT + cls];
}
static int64_t played(const struct statistics *k, int cls)
{
    CARRE_ASSERT(cls >= 0 && cls < POKER_CLASSES);
    return k->sum->count[POKER_PLAYED + cls];
}
static int64_t won(const struct statistics *k, int cls)
{
    CARRE_ASSERT(cls >= 0 && cls < POKER_CLASSES);
    return k->sum->count[POKER_CLASS_WON + cls];
}

static void items(struct statistics *k, struct rect area)
{
    const struct rect square = square_of(k, area);
    frame_choice(&k->scene,
                 (struct item){.id = item_id("measure", 0),
                               .name = _("What the grid shows"),
                               .amount = k->measure,
                               .action = STATISTICS_DO_MEASURE,
                               .bounds = rect_make(area.x, area.y, area.w, choice_h(k, area))},
                 measure_names());
    for (int i = 0; i < POKER_CLASSES; i++) {
        char name[4], value[96];
        poker_class_name(i, name);
        snprintf(value, sizeof value, _("dealt %d, played %d, won %d"), (int)dealt(k, i),
                 (int)played(k, i), (int)won(k, i));
        items_add(k->scene.items,
                  (struct item){.id = item_id("cell", i),
                                .role = ITEM_CARD,
                                .name = name,
                                .value = value,
                                .chosen = i == k->cell,
                                .action = STATISTICS_DO_CELL,
                                .arg = i,
                                .bounds = chart_cell_at(&k->ui, square, POKER_SQUARE,
                                                        i / POKER_SQUARE, i % POKER_SQUARE),
                                .radius = ui_px(&k->ui, 4),
                                .sound = ""});
    }
}

static float heat_of(const struct statistics *k, int cls, int64_t most,
                     char figure[I18N_NUMBER_BYTES])
{
    figure[0] = '\0';
    if (!dealt(k, cls) || (k->measure == WON && !played(k, cls)))
        return -1;
    if (k->measure == DEALT) {
        i18n_number(figure, dealt(k, cls));
        return (float)dealt(k, cls) / (float)most;
    }
    const int64_t part = k->measure == PLAYED ? played(k, cls) : won(k, cls),
                  whole = k->measure == PLAYED ? dealt(k, cls) : played(k, cls);
    snprintf(figure, I18N_NUMBER_BYTES, "%d", (int)((200 * part + whole) / (2 * whole)));
    return (float)part / (float)whole;
}

/* The hand that is pointed at, focused or was chosen last; -1: none. */
static int told_of(const struct statistics *k)
{
    for (int i = 0; i < POKER_CLASSES; i++) {
        const struct item *item = items_get(k->scene.items, item_id("cell", i));
        if (item && (item->hovered || item->focused))
            return i;
    }
    return k->cell;
}

static void foot(const struct statistics *k, struct canvas *c, struct rect area)
{
    const struct ui *ui = &k->ui;
    const struct rect r = rect_make(area.x, rect_bottom(area) - foot_h(k), area.w, foot_h(k));
    const int cls = told_of(k);
    char text[128], name[4];
    if (cls < 0) {
        char none[I18N_NUMBER_BYTES], all[I18N_NUMBER_BYTES];
        snprintf(none, sizeof none, _("%d%%"), 0);
        snprintf(all, sizeof all, _("%d%%"), 100);
        chart_scale(c, ui, r, k->measure == DEALT ? _("rarely") : none,
                    k->measure == DEALT ? _("often") : all);
        return;
    }
    poker_class_name(cls, name);
    snprintf(text, sizeof text, _("%s: dealt %d, played %d, won %d"), name, (int)dealt(k, cls),
             (int)played(k, cls), (int)won(k, cls));
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 27, 0, TEXT_LEFT), text, r);
}

static void draw(const struct statistics *k, struct canvas *c, struct rect area)
{
    const struct ui *ui = &k->ui;
    const struct rect square = square_of(k, area);
    const struct rect least = chart_cell_at(ui, square, POKER_SQUARE, 6, 6);
    int64_t most = 1;
    for (int i = 0; i < POKER_CLASSES; i++)
        most = dealt(k, i) > most ? dealt(k, i) : most;
    char widest[I18N_NUMBER_BYTES] = "88";
    for (int i = 0; i < POKER_CLASSES; i++) {
        char figure[I18N_NUMBER_BYTES];
        heat_of(k, i, most, figure);
        if (strlen(figure) > strlen(widest))
            snprintf(widest, sizeof widest, "%s", figure);
    }
    const float px = chart_cell_px(ui, least, "QQo", widest);
    const bool figures = chart_cell_holds(ui, least, px, "QQo", widest); /* all, or none */
    ui_choice(c, ui, k->scene.items, items_get(k->scene.items, item_id("measure", 0)));
    for (int i = 0; i < POKER_CLASSES; i++) {
        const struct item *item = items_get(k->scene.items, item_id("cell", i));
        char name[4], figure[I18N_NUMBER_BYTES];
        poker_class_name(i, name);
        const struct chart_cell cell = {
            .heat = heat_of(k, i, most, figure), .name = name, .figure = figures ? figure : ""};
        chart_cell(c, ui, item->bounds, px, &cell);
        if (item->chosen || item->hovered)
            canvas_panel(c, item->bounds,
                         &(struct panel){.radius = item->radius,
                                         .line = ui->theme->text,
                                         .line_width = fmaxf(2, ui_px(ui, 3))});
        ui_ring(c, ui, item);
    }
    foot(k, c, area);
}

const struct statistics_view poker_view_hands = {
    .name = N_("Starting hands"), .height = height, .parts = parts, .items = items, .draw = draw};
