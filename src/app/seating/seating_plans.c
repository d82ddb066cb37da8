/* The tables agreed on beforehand: those of the house and those that people have kept. One press
 * plays by one; what is played by now can be kept under a name. */
#include "seating_scene.h"

#include "check.h"
#include "games.h"
#include "mem.h"
#include "plans.h"
#include "scenes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_BACK = 1, DO_TAKE, DO_REMOVE, DO_KEEP };
enum { NAME_MOST = 24, TOLD = 200 };

struct plans_page {
    struct scene scene;
    struct seating *seating;
    const struct game *game;
    void (*changed)(struct app *app, void *user, bool swap);
    void *user;
    struct plans plans;
    int removing;
    bool opened;
    struct scroll scroll;
    struct rect window;
};

/* ---- deeds ---- */

static void done(struct plans_page *k)
{
    app_pop(k->scene.app);
    k->changed(k->scene.app, k->user, false);
}

static void look_again(struct plans_page *k) { plans_read(k->scene.app, k->game->id, &k->plans); }

static void take(struct plans_page *k, int at)
{
    CARRE_ASSERT(at >= 0 && at < k->plans.n);
    memcpy(k->seating->option, k->plans.plan[at].option, sizeof k->seating->option);
    done(k);
}

static void remove_answer(struct app *app, void *user, int which)
{
    struct plans_page *k = user;
    if (which != 1 || k->removing >= k->plans.n)
        return;
    plans_remove(app, k->game->id, k->plans.plan[k->removing].name);
    look_again(k);
}

static void ask_remove(struct plans_page *k, int at)
{
    CARRE_ASSERT(at >= 0 && at < k->plans.n);
    char heading[PLAN_NAME + 60];
    k->removing = at;
    snprintf(heading, sizeof heading, _("Remove %s?"), k->plans.plan[at].name);
    dialog_open(k->scene.app,
                &(struct dialog_request){
                    .heading = heading,
                    .text = _("Games already started with these rules aren’t affected."),
                    .button = {_("Keep"), _("Remove")},
                    .danger = true,
                    .answer = remove_answer,
                    .user = k});
}

static void name_answer(struct app *app, void *user, const char *name)
{
    const struct plans_page *k = user;
    app_toast(app, !plans_keep(app, k->seating, name)
                       ? _("There’s no room for another table. Remove one first.")
                   : app_keeps(app) ? _("Table saved.")
                                    : _("The table couldn’t be saved."));
}

static void ask_name(struct plans_page *k)
{
    static const char *const ready[] = {N_("Our table"), N_("Friday"),     N_("Family"),
                                        N_("Quick"),     N_("Long night"), N_("Friends only")};
    naming_ask(k->scene.app, &(struct naming_request){.heading = _("Table name"),
                                                      .under = _(k->game->title),
                                                      .done = _("Save"),
                                                      .ready = ready,
                                                      .nready = sizeof ready / sizeof *ready,
                                                      .most = NAME_MOST,
                                                      .room = PLAN_NAME,
                                                      .answer = name_answer,
                                                      .user = k});
}

static void plans_input(struct scene *s, const struct item_event *event)
{
    struct plans_page *k = (struct plans_page *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK)
        done(k);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_BACK: done(k); break;
    case DO_TAKE: take(k, event->arg); break;
    case DO_REMOVE: ask_remove(k, event->arg); break;
    case DO_KEEP: ask_name(k); break;
    default: break;
    }
}

/* ---- layout ---- */

/* "Turbo", "Turbo, 2 rules changed"; below it its sentence. */
static void told(const struct plans_page *k, int at, char out[TOLD])
{
    CARRE_ASSERT(at >= 0 && at < k->plans.n);
    int changed;
    const int now = plans_nearest(&k->plans, k->game, k->seating->option, &changed);
    if (at == now && changed)
        snprintf(out, TOLD,
                 i18n_plural("%s, %d rule changed", "%s, %d rules changed", (unsigned long)changed),
                 k->plans.plan[at].name, changed);
    else
        snprintf(out, TOLD, "%s", k->plans.plan[at].name);
}

static float words_w(const struct plans_page *k)
{
    return k->window.w - ui_px(app_ui(k->scene.app), 200);
}

static float least_h(const struct plans_page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    char name[TOLD];
    told(k, at, name);
    float h = ui_write_height(ui, &(struct ui_words){.face = ui->theme->strong, .size = 36}, name,
                              words_w(k));
    if (*k->plans.plan[at].text)
        h += ui_write_height(ui, &(struct ui_words){.size = 28}, k->plans.plan[at].text,
                             words_w(k)) +
             ui_px(ui, 4);
    return fmaxf(ui_px(ui, 108), h + ui_px(ui, 36));
}

/* Few tables share what room is left. */
static float row_h(const struct plans_page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    float all = -ui_px(ui, 14);
    for (int i = 0; i < k->plans.n; i++)
        all += least_h(k, i) + ui_px(ui, 14);
    return least_h(k, at) +
           fminf(fmaxf(0, (k->window.h - all) / fmaxf(1, (float)k->plans.n)), ui_px(ui, 70));
}

static struct rect row_of(const struct plans_page *k, int at)
{
    float y = k->window.y - k->scroll.from;
    for (int i = 0; i < at; i++)
        y += row_h(k, i) + ui_px(app_ui(k->scene.app), 14);
    return rect_make(k->window.x, y, k->window.w, at < k->plans.n ? row_h(k, at) : 0);
}

static int plans_update(struct scene *s)
{
    struct plans_page *k = (struct plans_page *)s;
    const struct ui *ui = app_ui(s->app);
    char name[TOLD];
    int changed;
    const int now = plans_nearest(&k->plans, k->game, k->seating->option, &changed);
    k->window = frame_at(ui, 96, PAGE_BODY, 1728, 718);
    /* it opens where the table is that is played by */
    if (!k->opened && now > 0 && rect_bottom(row_of(k, now)) > rect_bottom(k->window))
        k->scroll.at = row_of(k, now).y - k->window.y;
    k->opened = true;
    scroll_begin(&k->scroll);
    for (int i = 0; i < k->plans.n; i++)
        scroll_part(&k->scroll, row_of(k, i).y - k->window.y + k->scroll.from, row_of(k, i).h);
    scroll_end(&k->scroll, ui, k->window.h);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < k->plans.n; i++) {
        struct rect r = row_of(k, i);
        told(k, i, name);
        if (k->plans.plan[i].own) {
            const float w = ui_px(ui, 108);
            items_add(s->items, (struct item){.id = item_id("plan-away", i),
                                              .role = ITEM_BUTTON,
                                              .name = _("Remove"),
                                              .value = k->plans.plan[i].name,
                                              .action = DO_REMOVE,
                                              .arg = i,
                                              .bounds = rect_make(rect_right(r) - w, r.y, w, r.h),
                                              .radius = ui_px(ui, 20)});
            r.w -= w + ui_px(ui, 14);
        }
        items_add(s->items, (struct item){.id = item_id("plan", i),
                                          .role = ITEM_BUTTON,
                                          .name = name,
                                          .value = k->plans.plan[i].text,
                                          .action = DO_TAKE,
                                          .arg = i,
                                          .chosen = i == now && !changed,
                                          .key = i < 9 ? (enum key)('1' + i) : KEY_NONE,
                                          .bounds = r,
                                          .radius = ui_px(ui, 20),
                                          .first = i == now});
    }
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    items_add(s->items,
              (struct item){.id = item_id("keep", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Save these rules"),
                            .about = _("Saves the current rules under a name you choose."),
                            .key = 'K',
                            .pad = PAD_Y,
                            .action = DO_KEEP,
                            .bounds = frame_bar(ui, 0, 1),
                            .sound = "ui/open",
                            .why_not =
                                app_store(s->app) ? NULL : _("You need a profile to save rules.")});
    seating_add_done(s, _("Done"), DO_BACK);
    items_end(s->items);
    return SCENE_IDLE;
}

static void plans_draw(const struct scene *s, struct canvas *c)
{
    const struct plans_page *k = (const struct plans_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Tables"), _(k->game->title), 1568);
    frame_draw_back(c, ui, s);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < k->plans.n; i++) {
        const struct item *item = items_get(s->items, item_id("plan", i)),
                          *away = items_get(s->items, item_id("plan-away", i));
        const uint32_t ink = ui_box(c, ui, item, UI_PLAIN);
        const struct ui_words head = {.face = ui->theme->strong, .size = 36, .colour = ink};
        struct rect in = rect_inset_xy(item->bounds, ui_px(ui, 32), ui_px(ui, 18));
        in.w = fminf(in.w, words_w(k));
        const float h = ui_write_height(ui, &head, item->name, in.w),
                    cap = ui_key_width(ui, item, 26);
        const float all =
            h + (*k->plans.plan[i].text
                     ? ui_px(ui, 4) + ui_write_height(ui, &(struct ui_words){.size = 28},
                                                      k->plans.plan[i].text, in.w)
                     : 0);
        in.y += fmaxf(0, (in.h - all) / 2);
        ui_write(c, ui, &head, item->name, rect_make(in.x, in.y, in.w, h + 2));
        if (*k->plans.plan[i].text)
            ui_write(c, ui,
                     &(struct ui_words){.size = 28, .colour = item->chosen ? ink : ui->theme->soft},
                     k->plans.plan[i].text,
                     rect_make(in.x, in.y + h + ui_px(ui, 4), in.w, rect_bottom(in) - in.y - h));
        if (cap > 0)
            ui_key(c, ui, item,
                   (struct point){rect_right(item->bounds) - cap / 2 - ui_px(ui, 28),
                                  rect_centre(item->bounds).y},
                   26, ink, item->chosen ? ui->theme->accent : ui->theme->panel);
        if (away) {
            const uint32_t sign = ui_box(c, ui, away, UI_PLAIN);
            ui_icon(c, ui, "close",
                    rect_around(rect_centre(away->bounds), ui_px(ui, 44), ui_px(ui, 44)), sign);
        }
    }
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("keep", 0)), _("Save these rules"), "plus",
              UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Done"), "tick", UI_MAIN);
}

static void plans_close(struct scene *s) { mem_free(s); }
static void plans_show(struct scene *s) { look_again((struct plans_page *)s); }

static const struct scene_type plans_type = {.name = "tables",
                                             .covers = true,
                                             .show = plans_show,
                                             .input = plans_input,
                                             .update = plans_update,
                                             .draw = plans_draw,
                                             .close = plans_close};

void seating_plans_open(struct app *app, struct seating *seating,
                        void (*changed)(struct app *app, void *user, bool swap), void *user)
{
    struct plans_page *k = mem_alloc(sizeof *k);
    k->seating = seating;
    k->game = games_find(seating->game);
    k->changed = changed;
    k->user = user;
    plans_read(app, k->game->id, &k->plans);
    app_push(app, &k->scene, &plans_type);
}
