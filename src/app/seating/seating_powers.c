/* The cards of a game's own at a table on one page: which of them are dealt (PU-03), and what each
 * costs (PU-08). */
#include "seating_scene.h"

#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>

enum { DO_BACK = 1, DO_SWITCH, DO_COST, DO_RESET };
enum { COLUMNS = 2 };

struct powers_page {
    struct scene scene;
    struct seating *seating;
    const struct game *game;
    const struct folder_things *deck;
    void (*changed)(struct app *app, void *user, bool swap);
    void *user;
    struct scroll scroll;
    struct rect window;
};

static bool dealt(const struct powers_page *k, int power)
{
    return k->seating->option[k->deck->list] >> power & 1;
}

/* ---- deeds ---- */

static void done(struct powers_page *k)
{
    app_pop(k->scene.app);
    k->changed(k->scene.app, k->user, false);
}

static void flip(struct powers_page *k, int power)
{
    char why[SEATING_ERROR];
    k->seating->option[k->deck->list] ^= 1 << power;
    if (seating_fits(k->seating, why))
        return;
    k->seating->option[k->deck->list] ^= 1 << power;
    app_toast(k->scene.app, _(why));
    app_sound(k->scene.app, "ui/refuse");
}

static void reset(struct powers_page *k)
{
    for (int i = k->deck->cost; k->deck->cost && i < k->deck->cost + k->deck->cards; i++)
        k->seating->option[i] = k->game->options[i].normal;
    k->seating->option[k->deck->list] = k->game->options[k->deck->list].normal;
    seating_mend(k->seating);
    app_toast(k->scene.app, _(k->deck->usual));
}

static void powers_input(struct scene *s, const struct item_event *event)
{
    struct powers_page *k = (struct powers_page *)s;
    char why[SEATING_ERROR];
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK))
        done(k);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_SWITCH)
        flip(k, event->arg);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_RESET)
        reset(k);
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_COST &&
             option_change(k->seating, k->deck->cost + event->arg, event->amount, why))
        app_sound(s->app, "ui/refuse");
}

/* ---- layout: emblem and name switch the power, the cost stands at the right ---- */

static int rows(const struct powers_page *k) { return (k->deck->cards + COLUMNS - 1) / COLUMNS; }

static float cell_h(const struct powers_page *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float least = fmaxf(ui_px(ui, 110), ui_letters(ui, 32) * 2.4F),
                all = (k->window.h - (float)(rows(k) - 1) * ui_px(ui, 14)) / (float)rows(k);
    return fmaxf(least, all);
}

static struct rect cell_of(const struct powers_page *k, int power)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float gap = ui_px(ui, 14), h = cell_h(k);
    const struct rect row =
        rect_make(k->window.x, k->window.y - k->scroll.from + (float)(power % rows(k)) * (h + gap),
                  k->window.w, h);
    return rect_column(row, power / rows(k), COLUMNS, ui_px(ui, 24));
}

static struct rect cost_of(const struct powers_page *k, int power)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect r = cell_of(k, power);
    const float h = fminf(fmaxf(ui_px(ui, 74), ui_letters(ui, 30) * 1.5F), r.h - ui_px(ui, 16)),
                w = !k->deck->cost ? 0 : 2 * h + fmaxf(ui_px(ui, 96), ui_letters(ui, 34) * 1.6F);
    return rect_make(rect_right(r) - w - ui_px(ui, k->deck->cost ? 16 : 0), r.y + (r.h - h) / 2, w,
                     h);
}

static uint32_t cost_id(int power) { return item_id("cost", power); }

static void add_cost(struct powers_page *k, int power)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const int option = k->deck->cost + power;
    const struct option_spec *o = &k->game->options[option];
    const int32_t v = k->seating->option[option];
    const struct rect cost = cost_of(k, power);
    char name[120], number[I18N_NUMBER_BYTES];
    snprintf(name, sizeof name, _("Cost of %s"), k->deck->title(power));
    items_add(s->items, (struct item){.id = cost_id(power),
                                      .role = ITEM_CHOICE,
                                      .name = name,
                                      .value = i18n_number(number, v),
                                      .action = DO_COST,
                                      .arg = power,
                                      .min = o->low,
                                      .max = o->high,
                                      .step = 1,
                                      .amount = v,
                                      .bounds = cost,
                                      .radius = ui_px(ui, 20)});
    for (int side = -1; side <= 1; side += 2) {
        char step[160];
        snprintf(step, sizeof step, side < 0 ? _("%s: previous") : _("%s: next"), name);
        items_add(s->items,
                  (struct item){.id = item_id(side < 0 ? "cost-less" : "cost-more", power),
                                .role = ITEM_OPTION,
                                .name = step,
                                .parent = cost_id(power),
                                .arg = v + side,
                                .bounds = rect_make(side < 0 ? cost.x : rect_right(cost) - cost.h,
                                                    cost.y, cost.h, cost.h),
                                .why_not = (side < 0 ? v > o->low : v < o->high)
                                               ? NULL
                                               : _("That’s the limit.")});
    }
}

static void add_power(struct powers_page *k, int power)
{
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const struct rect r = cell_of(k, power);
    items_add(s->items,
              (struct item){
                  .id = item_id("power", power),
                  .role = ITEM_BUTTON,
                  .name = k->deck->title(power),
                  .value = dealt(k, power) ? _("included") : _("left out"),
                  .action = DO_SWITCH,
                  .arg = power,
                  .key = (enum key)(power == 9 ? '0' : '1' + power),
                  .chosen = dealt(k, power),
                  .bounds = rect_make(
                      r.x, r.y, cost_of(k, power).x - r.x - ui_px(ui, k->deck->cost ? 12 : 0), r.h),
                  .radius = ui_px(ui, 20),
                  .first = power == 0});
    if (k->deck->cost)
        add_cost(k, power);
}

static int powers_update(struct scene *s)
{
    struct powers_page *k = (struct powers_page *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = frame_at(ui, 96, PAGE_BODY, 1728, 718);
    scroll_begin(&k->scroll);
    for (int i = 0; i < rows(k); i++)
        scroll_part(&k->scroll, (float)i * (cell_h(k) + ui_px(ui, 14)), cell_h(k));
    scroll_end(&k->scroll, ui, k->window.h);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < k->deck->cards; i++)
        add_power(k, i);
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    seating_add_reset(s, DO_RESET);
    seating_add_done(s, _("Done"), DO_BACK);
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

static void draw_cost(const struct powers_page *k, struct canvas *c, int power)
{
    CARRE_ASSERT(power >= 0);
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *i = items_get(k->scene.items, cost_id(power));
    const bool usual =
        k->seating->option[k->deck->cost + power] == k->game->options[k->deck->cost + power].normal;
    const struct rect f = i->bounds;
    ui_write(c, ui, &UI_LINE(t->strong, 34, 0, TEXT_CENTRE), i->value,
             rect_make(f.x + f.h, f.y, f.w - 2 * f.h, f.h));
    if (!usual)
        canvas_fill(c,
                    rect_make(f.x + f.w * 0.4F, rect_bottom(f) - ui_px(ui, 6), f.w * 0.2F,
                              fmaxf(2, ui_px(ui, 5))),
                    t->accent);
    ui_button(c, ui, items_get(k->scene.items, item_id("cost-less", power)), "", "minus", UI_PLAIN);
    ui_button(c, ui, items_get(k->scene.items, item_id("cost-more", power)), "", "plus", UI_PLAIN);
    ui_ring(c, ui, i);
}

static void draw_power(const struct powers_page *k, struct canvas *c, int power)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *i = items_get(k->scene.items, item_id("power", power));
    const bool on = dealt(k, power);
    char name[96];
    ui_box(c, ui, &(struct item){.bounds = cell_of(k, power)}, UI_PLAIN);
    const struct rect r = i->bounds;
    if (i->hovered)
        ui_plate(c, ui, r, (struct panel){.fill = colour_mix(t->panel, t->focus, 0.1F)});
    const float side = fminf(r.h - ui_px(ui, 24), ui_px(ui, 96));
    const struct rect sign = rect_make(r.x + ui_px(ui, 18), r.y + (r.h - side) / 2, side, side);
    snprintf(name, sizeof name, "%s/%s%s", k->deck->emblems, on ? "" : "grey/", k->deck->id(power));
    if (!canvas_has_picture(c, name))
        snprintf(name, sizeof name, "%s/%s", k->deck->emblems, k->deck->id(power));
    if (canvas_has_picture(c, name))
        canvas_picture(c, name, sign, paint_alpha(on ? 1 : 0.5F));
    const float cap = ui_key_width(ui, i, 24), box = ui_letters(ui, 34);
    const struct rect mark =
        rect_make(rect_right(sign) + ui_px(ui, 18), r.y + (r.h - box) / 2, box, box);
    canvas_panel(c, mark,
                 &(struct panel){.fill = on ? t->accent : t->well,
                                 .radius = box * 0.2F,
                                 .line = t->line,
                                 .line_width = fmaxf(1, ui_px(ui, t->line_width))});
    if (on)
        ui_icon(c, ui, "tick", rect_inset(mark, box * 0.12F), t->on_accent);
    const struct ui_words how = {.face = t->strong,
                                 .size = 34,
                                 .colour = on ? t->text : t->soft,
                                 .place = TEXT_MIDDLE,
                                 .lines = 2};
    const float x = rect_right(mark) + ui_px(ui, 16);
    /* words before the key */
    const bool key =
        cap > 0 && ui_write_fits(ui, &how, i->name,
                                 rect_make(0, 0, rect_right(r) - x - cap - ui_px(ui, 20), r.h));
    if (key)
        ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - ui_px(ui, 8), rect_centre(r).y},
               24, t->soft, t->panel);
    ui_write(
        c, ui, &how, i->name,
        rect_make(x, r.y, rect_right(r) - x - (key ? cap + ui_px(ui, 20) : ui_px(ui, 6)), r.h));
    ui_ring(c, ui, i);
    if (k->deck->cost)
        draw_cost(k, c, power);
}

static void powers_draw(const struct scene *s, struct canvas *c)
{
    const struct powers_page *k = (const struct powers_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _(k->deck->heading), _(k->deck->line), 1568);
    frame_draw_back(c, ui, s);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < k->deck->cards; i++)
        draw_power(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("reset", 0)), _("Defaults"), "restart", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Done"), "tick", UI_MAIN);
}

static void powers_close(struct scene *s) { mem_free(s); }

static const struct scene_type powers_type = {.name = "table-powers",
                                              .covers = true,
                                              .input = powers_input,
                                              .update = powers_update,
                                              .draw = powers_draw,
                                              .close = powers_close};

void seating_powers_open(struct app *app, struct seating *seating,
                         void (*changed)(struct app *app, void *user, bool swap), void *user)
{
    struct powers_page *k = mem_alloc(sizeof *k);
    k->seating = seating;
    k->game = games_find(seating->game);
    k->deck = game_folder(seating->game)->things;
    k->changed = changed;
    k->user = user;
    app_push(app, &k->scene, &powers_type);
}
