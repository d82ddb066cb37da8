/* All rules of a game's table on one page, each with what it means. */
#include "seating_scene.h"

#include "games.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>

enum { DO_BACK = 1, DO_RULE, DO_RESET };

struct rules_page {
    struct scene scene;
    struct seating *seating;
    const struct game *game;
    void (*changed)(struct app *app, void *user, bool swap);
    void *user;
    struct scroll scroll;
    struct rect window;
};

static void done(struct rules_page *k)
{
    app_pop(k->scene.app);
    k->changed(k->scene.app, k->user, false);
}

static void change(struct rules_page *k, const struct news *news)
{
    char why[SEATING_ERROR], told[400];
    if (!option_change(k->seating, news->arg, news->amount, why))
        return;
    snprintf(told, sizeof told, _("%s: that does not go together with the other rules or the number of players."), _(k->game->options[news->arg].label));
    app_toast(k->scene.app, told);
    app_sound(k->scene.app, "ui/refuse");
}

static void reset(struct rules_page *k)
{
    for (int i = 0; i < k->game->noptions; i++)
        k->seating->option[i] = k->game->options[i].normal;
    seating_mend(k->seating);
    app_toast(k->scene.app, _("The rules are as usual."));
}

static void rules_input(struct scene *s, const struct news *news)
{
    struct rules_page *k = (struct rules_page *)s;
    scroll_news(&k->scroll, app_ui(s->app), news, k->window);
    if (news->kind == NEWS_BACK || (news->kind == NEWS_ACTIVATED && news->action == DO_BACK))
        done(k);
    else if (news->kind == NEWS_ACTIVATED && news->action == DO_RESET)
        reset(k);
    else if (news->kind == NEWS_CHANGED && news->action == DO_RULE)
        change(k, news);
}

static bool asked(const struct option_spec *o) { return o->label != NULL; }
static float words_h(const struct ui *ui, const struct option_spec *o, float w) { return o->about ? ui_write_height(ui, &(struct ui_words){.size = 27}, _(o->about), w) + 2 : 0; }

/* The row of rule `at`: its box; `at` -1: where the last one ends. */
static struct rect box_of(const struct rules_page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float pad = ui_px(ui, 20), w = k->window.w - ui_px(ui, 60);
    float y = k->window.y - k->scroll.at;
    for (int i = 0; i < k->game->noptions; i++) {
        const struct option_spec *o = &k->game->options[i];
        if (!asked(o))
            continue;
        const float h = 2 * pad + option_row_height(ui, o, w) + words_h(ui, o, w) + ui_px(ui, 10);
        if (i == at)
            return rect_make(k->window.x, y, k->window.w, h);
        y += h + ui_px(ui, 14);
    }
    return rect_make(k->window.x, y, k->window.w, 0);
}

static struct rect row_of(const struct rules_page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect box = box_of(k, at);
    const float w = box.w - ui_px(ui, 60);
    return rect_make(box.x + ui_px(ui, 30), box.y + ui_px(ui, 20), w, option_row_height(ui, &k->game->options[at], w));
}

static int rules_update(struct scene *s)
{
    struct rules_page *k = (struct rules_page *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = ui_at(ui, 96, 190, 1728, 738);
    scroll_limit(&k->scroll, box_of(k, -1).y + k->scroll.at - k->window.y, k->window.h + 1);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, rect_inset(k->window, -ui_px(ui, 10)));
    for (int i = 0; i < k->game->noptions; i++)
        if (asked(&k->game->options[i]))
            option_row_add(s, k->seating, i, row_of(k, i), DO_RULE);
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    items_add(s->items, (struct item){.id = item_id("reset", 0), .role = ITEM_BUTTON, .name = _("As usual"), .key = 'R', .pad = PAD_Y, .action = DO_RESET,
                                      .bounds = ui_at(ui, 96, 952, 560, 92)});
    items_add(s->items, (struct item){.id = item_id("done", 0), .role = ITEM_BUTTON, .name = _("Done"), .key = KEY_ENTER, .pad = PAD_START, .action = DO_BACK, .first = true,
                                      .bounds = ui_at(ui, 1264, 952, 560, 92), .sound = "ui/back"});
    items_end(s->items);
    return SCENE_IDLE;
}

static void rules_draw(const struct scene *s, struct canvas *c)
{
    const struct rules_page *k = (const struct rules_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Rules of this table"), _(k->game->title), 1520);
    ui_button(c, ui, items_get(s->items, item_id("back", 0)), _("Back"), NULL, UI_PLAIN);
    canvas_push_clip(c, rect_inset(k->window, -ui_px(ui, 10)));
    for (int i = 0; i < k->game->noptions; i++) {
        const struct option_spec *o = &k->game->options[i];
        if (!asked(o))
            continue;
        const struct rect box = box_of(k, i), row = row_of(k, i);
        ui_panel(c, ui, box, false);
        option_row_draw(c, s, k->seating, i, row);
        if (o->about)
            ui_write(c, ui, &(struct ui_words){.size = 27, .colour = ui->theme->soft}, _(o->about),
                     rect_make(row.x, rect_bottom(row) + ui_px(ui, 10), row.w, words_h(ui, o, row.w)));
    }
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("reset", 0)), _("As usual"), "restart", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Done"), "tick", UI_MAIN);
}

static void rules_close(struct scene *s) { mem_free(s); }

static const struct scene_type rules_type = {.name = "table-rules", .covers = true, .input = rules_input, .update = rules_update, .draw = rules_draw, .close = rules_close};

void seating_rules_open(struct app *app, struct seating *seating, void (*changed)(struct app *app, void *user, bool swap), void *user)
{
    struct rules_page *k = mem_alloc(sizeof *k);
    k->seating = seating;
    k->game = games_find(seating->game);
    k->changed = changed;
    k->user = user;
    app_push(app, &k->scene, &rules_type);
}
