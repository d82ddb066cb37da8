/* All rules of a game's table on one page, each with what it means. */
#include "seating_scene.h"

#include "check.h"
#include "companions.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "plans.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_BACK = 1, DO_RULE, DO_RESET, DO_CLOCK, DO_POWERS };
enum { LINES = OPTIONS + 12, TOLD = 300 };

/* What stands on the page, from above: a rule, the heading of those that follow, or something that
 * is no number. */
enum line_kind { LINE_RULE, LINE_HEADING, LINE_CLOCK, LINE_POWERS };
struct line {
    enum line_kind kind;
    int option;
    const char *words;
};

struct rules_page {
    struct scene scene;
    struct seating *seating;
    const struct game *game;
    void (*changed)(struct app *app, void *user, bool swap);
    void *user;
    struct plans plans;
    struct line line[LINES];
    int n;
    struct scroll scroll;
    struct rect window;
};

static void done(struct rules_page *k)
{
    app_pop(k->scene.app);
    k->changed(k->scene.app, k->user, false);
}

static void change(struct rules_page *k, const struct item_event *event)
{
    char why[SEATING_ERROR], told[400];
    if (!option_change(k->seating, event->arg, event->amount, why))
        return;
    snprintf(told, sizeof told, _("%s: not possible with the other rules or this many players."),
             _(k->game->options[event->arg].label));
    app_toast(k->scene.app, told);
    app_sound(k->scene.app, "ui/refuse");
}

static void reset(struct rules_page *k)
{
    for (int i = 0; i < k->game->noptions; i++)
        k->seating->option[i] = k->game->options[i].normal;
    k->seating->clock = CLOCK_OFF;
    seating_mend(k->seating);
    app_toast(k->scene.app, _("Rules reset to defaults."));
}

static void powers_changed(struct app *app, void *user, bool swap)
{
    (void)app, (void)user, (void)swap;
}

static void rules_input(struct scene *s, const struct item_event *event)
{
    struct rules_page *k = (struct rules_page *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK))
        done(k);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_RESET)
        reset(k);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_POWERS)
        seating_powers_open(s->app, k->seating, powers_changed, NULL);
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_RULE)
        change(k, event);
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == DO_CLOCK)
        k->seating->clock = (enum seating_clock)event->amount;
}

/* ---- what stands on the page ---- */

static bool is_poker(const struct rules_page *k) { return companion_world(k->game->id); }

static void add_line(struct rules_page *k, enum line_kind kind, int option, const char *words)
{
    CARRE_ASSERT(k->n < LINES);
    k->line[k->n++] = (struct line){kind, option, words};
}

static const struct folder_options *options_of(const struct game *g)
{
    static const struct folder_options plain = {0};
    const struct folder_options *own = game_folder(g->id)->options;
    return own ? own : &plain;
}

/* Rules that belong together stand under one heading. */
static void list_lines(struct rules_page *k)
{
    const struct folder_options *in = options_of(k->game);
    for (int n = 0; n < FOLDER_GROUPS; n++) {
        if (in->heading[n])
            add_line(k, LINE_HEADING, 0, in->heading[n]);
        if (in->cards && n == 1)
            add_line(k, LINE_POWERS, 0, in->cards);
        for (int i = 0; i < k->game->noptions; i++)
            if (k->game->options[i].label && (in->group ? in->group(i) : 0) == n)
                add_line(k, LINE_RULE, i, NULL);
    }
    if (is_poker(k))
        add_line(k, LINE_CLOCK, 0, NULL);
}

/* ---- layout ---- */

static const char *const clock_names[CLOCKS + 1] = {NC_("clock", "Off"), N_("25 s per turn"),
                                                    N_("250 s per turn"), NULL};

static const char *clock_name(enum seating_clock c)
{
    CARRE_ASSERT((int)c >= 0 && c < CLOCKS);
    return c == CLOCK_OFF ? i18n_context("clock", clock_names[c]) : _(clock_names[c]);
}
static const char *const clock_about =
    N_("Each turn is timed, and each player has a time bank of 30 or 300 seconds for the whole "
       "tournament. If your time runs out, you check if you can and fold otherwise.");

/* A drop below the boxes wants more air. */
static float pad(const struct ui *ui)
{
    return ui_px(ui, ui->theme->page && ui->theme->page->drop > 0 ? 20 : 13);
}
static float inner_w(const struct rules_page *k)
{
    return k->window.w - ui_px(app_ui(k->scene.app), 60);
}
static float button_h(const struct ui *ui)
{
    return fmaxf(ui_px(ui, 84), ui_letters(ui, 32) * 1.6F);
}
static float clock_h(const struct ui *ui, float w)
{
    return frame_choice_height(ui,
                               (const char *[]){clock_name(CLOCK_OFF), clock_name(CLOCK_USUAL),
                                                clock_name(CLOCK_LONG), NULL},
                               w / CLOCKS);
}

/* What a rule means; and if it is another than at the table that these rules are nearest to, what
 * it is there. */
static const char *about_of(const struct rules_page *k, const struct line *l, char out[TOLD],
                            bool *changed)
{
    *changed = false;
    if (l->kind == LINE_CLOCK)
        return _(clock_about);
    const struct option_spec *o = &k->game->options[l->option];
    char number[I18N_NUMBER_BYTES];
    snprintf(out, TOLD, "%s", o->about ? _(o->about) : "");
    if (!is_poker(k) || !k->plans.n)
        return out;
    int n;
    const struct plan *p =
        &k->plans.plan[plans_nearest(&k->plans, k->game, k->seating->option, &n)];
    *changed = p->option[l->option] != k->seating->option[l->option];
    if (*changed) {
        const size_t at = strlen(out);
        snprintf(out + at, TOLD - at, "%s", at ? C_("between sentences", " ") : "");
        snprintf(out + strlen(out), TOLD - strlen(out), _("Changed (%s: %s)."), p->name,
                 option_value(k->game, l->option, p->option[l->option], number));
    }
    return out;
}

static float words_h(const struct rules_page *k, const struct line *l)
{
    char text[TOLD];
    bool changed;
    const char *about = about_of(k, l, text, &changed);
    return *about ? ui_write_height(app_ui(k->scene.app), &(struct ui_words){.size = 27}, about,
                                    inner_w(k)) +
                        2
                  : 0;
}

static float line_h(const struct rules_page *k, const struct line *l)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float w = inner_w(k);
    switch (l->kind) {
    case LINE_RULE:
        return 2 * pad(ui) + option_row_height(ui, &k->game->options[l->option], w) +
               words_h(k, l) + ui_px(ui, 10);
    case LINE_HEADING:
        return ui_write_height(ui, &(struct ui_words){.face = ui->theme->strong, .size = 36},
                               _(l->words), w) +
               ui_px(ui, 8);
    case LINE_CLOCK:
        return 2 * pad(ui) + ui_write_height(ui, &(struct ui_words){.size = 28}, _("Clock"), w) +
               ui_px(ui, 8) + clock_h(ui, w) + words_h(k, l) + ui_px(ui, 10);
    case LINE_POWERS: return button_h(ui);
    }
    return 0;
}

/* Line `at`: its box; `at` n: where the last one ends. */
static struct rect box_of(const struct rules_page *k, int at)
{
    CARRE_ASSERT(at >= 0 && at <= k->n);
    const struct ui *ui = app_ui(k->scene.app);
    float y = k->window.y - k->scroll.from;
    for (int i = 0; i < at; i++)
        y += line_h(k, &k->line[i]) + ui_px(ui, k->line[i].kind == LINE_HEADING ? 4 : 14);
    return rect_make(k->window.x, y, k->window.w, at < k->n ? line_h(k, &k->line[at]) : 0);
}

static void measure(struct rules_page *k)
{
    scroll_begin(&k->scroll);
    for (int i = 0; i < k->n; i++) {
        const struct rect box = box_of(k, i);
        (k->line[i].kind == LINE_HEADING ? scroll_head : scroll_part)(
            &k->scroll, box.y - k->window.y + k->scroll.from, box.h);
    }
    scroll_end(&k->scroll, app_ui(k->scene.app), k->window.h);
}

/* Where the control of a rule or of the clock is. */
static struct rect row_of(const struct rules_page *k, int at)
{
    CARRE_ASSERT(at >= 0 && at < k->n);
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect box = box_of(k, at);
    const float w = inner_w(k), x = box.x + ui_px(ui, 30), y = box.y + pad(ui);
    if (k->line[at].kind == LINE_CLOCK)
        return rect_make(x,
                         y + ui_write_height(ui, &(struct ui_words){.size = 28}, _("Clock"), w) +
                             ui_px(ui, 8),
                         w, clock_h(ui, w));
    return rect_make(x, y, w, option_row_height(ui, &k->game->options[k->line[at].option], w));
}

static int rules_update(struct scene *s)
{
    struct rules_page *k = (struct rules_page *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = frame_at(ui, 96, PAGE_BODY, 1728, 718);
    measure(k);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < k->n; i++) {
        const struct line *l = &k->line[i];
        if (l->kind == LINE_RULE)
            option_row_add(s, k->seating, l->option, row_of(k, i), DO_RULE);
        else if (l->kind == LINE_POWERS)
            items_add(s->items, (struct item){.id = item_id("powers", 0),
                                              .role = ITEM_BUTTON,
                                              .name = _(l->words),
                                              .key = 'P',
                                              .pad = PAD_X,
                                              .action = DO_POWERS,
                                              .bounds = box_of(k, i),
                                              .sound = "ui/open"});
        else if (l->kind == LINE_CLOCK)
            frame_choice(s,
                         (struct item){.id = item_id("clock", 0),
                                       .name = _("Clock"),
                                       .amount = (int)k->seating->clock,
                                       .action = DO_CLOCK,
                                       .bounds = row_of(k, i)},
                         (const char *[]){clock_name(CLOCK_OFF), clock_name(CLOCK_USUAL),
                                          clock_name(CLOCK_LONG), NULL});
    }
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    seating_add_reset(s, DO_RESET);
    struct item *done = seating_add_done(s, _("Done"), DO_BACK);
    done->key = KEY_ENTER;
    done->first = true;
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

static void draw_about(const struct rules_page *k, struct canvas *c, const struct line *l,
                       struct rect row)
{
    const struct ui *ui = app_ui(k->scene.app);
    char text[TOLD];
    bool changed;
    const char *about = about_of(k, l, text, &changed);
    if (*about)
        ui_write(
            c, ui,
            &(struct ui_words){.size = 27, .colour = changed ? ui->theme->text : ui->theme->soft},
            about, rect_make(row.x, rect_bottom(row) + ui_px(ui, 10), row.w, words_h(k, l)));
}

static void draw_line(const struct rules_page *k, struct canvas *c, int at)
{
    CARRE_ASSERT(at >= 0 && at < k->n);
    const struct ui *ui = app_ui(k->scene.app);
    const struct line *l = &k->line[at];
    const struct rect box = box_of(k, at);
    char text[TOLD];
    bool changed = false;
    switch (l->kind) {
    case LINE_HEADING:
        ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 36}, _(l->words),
                 box);
        break;
    case LINE_POWERS:
        ui_button(c, ui, items_get(k->scene.items, item_id("powers", 0)), _(l->words), NULL,
                  UI_PLAIN);
        break;
    case LINE_RULE:
        about_of(k, l, text, &changed);
        ui_panel(c, ui, box, false);
        if (changed)
            canvas_panel(c,
                         rect_make(box.x + ui_px(ui, 8), box.y + ui_px(ui, 18), ui_px(ui, 10),
                                   box.h - ui_px(ui, 36)),
                         &(struct panel){.fill = ui->theme->accent, .radius = ui_px(ui, 5)});
        option_row_draw(c, &k->scene, k->seating, l->option, row_of(k, at));
        draw_about(k, c, l, row_of(k, at));
        break;
    case LINE_CLOCK:
        ui_panel(c, ui, box, false);
        ui_write(c, ui, &(struct ui_words){.size = 28}, _("Clock"),
                 rect_make(row_of(k, at).x, box.y + pad(ui), inner_w(k), row_of(k, at).y - box.y));
        ui_choice(c, ui, k->scene.items, items_get(k->scene.items, item_id("clock", 0)));
        draw_about(k, c, l, row_of(k, at));
        break;
    }
}

static void rules_draw(const struct scene *s, struct canvas *c)
{
    const struct rules_page *k = (const struct rules_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Rules at this table"), _(k->game->title), 1568);
    frame_draw_back(c, ui, s);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < k->n; i++)
        draw_line(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("reset", 0)), _("Defaults"), "restart", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Done"), "tick", UI_MAIN);
}

static void rules_close(struct scene *s) { mem_free(s); }

static const struct scene_type rules_type = {.name = "table-rules",
                                             .covers = true,
                                             .input = rules_input,
                                             .update = rules_update,
                                             .draw = rules_draw,
                                             .close = rules_close};

void seating_rules_open(struct app *app, struct seating *seating,
                        void (*changed)(struct app *app, void *user, bool swap), void *user)
{
    struct rules_page *k = mem_alloc(sizeof *k);
    k->seating = seating;
    k->game = games_find(seating->game);
    k->changed = changed;
    k->user = user;
    plans_read(app, k->game->id, &k->plans);
    list_lines(k);
    app_push(app, &k->scene, &rules_type);
}
