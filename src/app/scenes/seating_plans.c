/* The tables agreed on beforehand: those of the house and those that people have kept. One press plays by one; what is played by now can be kept under a name. */
#include "seating_scene.h"

#include "games.h"
#include "mem.h"
#include "plans.h"
#include "scenes.h"
#include "seating_letters.h"
#include "utf8.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_BACK = 1, DO_TAKE, DO_REMOVE, DO_KEEP, DO_DONE, DO_LETTER, DO_DELETE, DO_KANA, DO_READY };
enum { NAME_MOST = 24, TOLD = 200 };

struct plans_page {
    struct scene scene;
    struct seating *seating;
    const struct game *game;
    void (*changed)(struct app *app, void *user, bool swap);
    void *user;
    struct plans plans;
    int removing;
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
    char heading[PLAN_NAME + 60];
    k->removing = at;
    snprintf(heading, sizeof heading, _("Remove %s?"), k->plans.plan[at].name);
    dialog_open(k->scene.app, &(struct dialog_request){.heading = heading, .text = _("Games that are played by these rules go on."), .button = {_("Keep"), _("Remove")}, .danger = true,
                                                       .answer = remove_answer, .user = k});
}

static void name_open(struct plans_page *of);

static void plans_input(struct scene *s, const struct news *news)
{
    struct plans_page *k = (struct plans_page *)s;
    scroll_news(&k->scroll, app_ui(s->app), news, k->window);
    if (news->kind == NEWS_BACK)
        done(k);
    if (news->kind != NEWS_ACTIVATED)
        return;
    switch (news->action) {
    case DO_BACK: done(k); break;
    case DO_TAKE: take(k, news->arg); break;
    case DO_REMOVE: ask_remove(k, news->arg); break;
    case DO_KEEP: name_open(k); break;
    default: break;
    }
}

/* ---- layout ---- */

/* "Turbo", "Turbo, 2 rules changed"; below it its sentence. */
static void told(const struct plans_page *k, int at, char out[TOLD])
{
    int changed;
    const int now = plans_nearest(&k->plans, k->game, k->seating->option, &changed);
    if (at == now && changed)
        snprintf(out, TOLD, i18n_plural("%s, %d rule changed", "%s, %d rules changed", (unsigned long)changed), k->plans.plan[at].name, changed);
    else
        snprintf(out, TOLD, "%s", k->plans.plan[at].name);
}

static float words_w(const struct plans_page *k) { return k->window.w - ui_px(app_ui(k->scene.app), 200); }

static float row_h(const struct plans_page *k, int at)
{
    const struct ui *ui = app_ui(k->scene.app);
    char name[TOLD];
    told(k, at, name);
    float h = ui_write_height(ui, &(struct ui_words){.face = ui->theme->strong, .size = 36}, name, words_w(k));
    if (*k->plans.plan[at].text)
        h += ui_write_height(ui, &(struct ui_words){.size = 28}, k->plans.plan[at].text, words_w(k)) + ui_px(ui, 4);
    return fmaxf(ui_px(ui, 108), h + ui_px(ui, 36));
}

static struct rect row_of(const struct plans_page *k, int at)
{
    float y = k->window.y - k->scroll.at;
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
    k->window = ui_at(ui, 96, 190, 1728, 738);
    scroll_limit(&k->scroll, row_of(k, k->plans.n).y + k->scroll.at - k->window.y, k->window.h + 1);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, rect_inset(k->window, -ui_px(ui, 10)));
    for (int i = 0; i < k->plans.n; i++) {
        struct rect r = row_of(k, i);
        told(k, i, name);
        if (k->plans.plan[i].own) {
            const float w = ui_px(ui, 108);
            items_add(s->items, (struct item){.id = item_id("plan-away", i), .role = ITEM_BUTTON, .name = _("Remove"), .value = k->plans.plan[i].name, .action = DO_REMOVE, .arg = i,
                                              .bounds = rect_make(rect_right(r) - w, r.y, w, r.h), .radius = ui_px(ui, 20)});
            r.w -= w + ui_px(ui, 14);
        }
        items_add(s->items, (struct item){.id = item_id("plan", i), .role = ITEM_BUTTON, .name = name, .value = k->plans.plan[i].text, .action = DO_TAKE, .arg = i, .chosen = i == now && !changed,
                                          .key = i < 9 ? (enum key)('1' + i) : KEY_NONE, .bounds = r, .radius = ui_px(ui, 20), .first = i == now});
    }
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    items_add(s->items, (struct item){.id = item_id("keep", 0), .role = ITEM_BUTTON, .name = _("Keep these rules"), .about = _("The rules as they are now, under a name of your own."), .key = 'K', .pad = PAD_Y,
                                      .action = DO_KEEP, .bounds = ui_at(ui, 96, 952, 760, 92), .sound = "ui/open",
                                      .why_not = app_store(s->app) ? NULL : _("Nothing can be kept without a profile.")});
    items_add(s->items, (struct item){.id = item_id("done", 0), .role = ITEM_BUTTON, .name = _("Done"), .pad = PAD_START, .action = DO_BACK, .bounds = ui_at(ui, 1264, 952, 560, 92),
                                      .sound = "ui/back"});
    items_end(s->items);
    return SCENE_IDLE;
}

static void plans_draw(const struct scene *s, struct canvas *c)
{
    const struct plans_page *k = (const struct plans_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Tables"), _(k->game->title), 1520);
    ui_button(c, ui, items_get(s->items, item_id("back", 0)), _("Back"), NULL, UI_PLAIN);
    canvas_push_clip(c, rect_inset(k->window, -ui_px(ui, 10)));
    for (int i = 0; i < k->plans.n; i++) {
        const struct item *item = items_get(s->items, item_id("plan", i)), *away = items_get(s->items, item_id("plan-away", i));
        const uint32_t ink = ui_box(c, ui, item, UI_PLAIN);
        const struct ui_words head = {.face = ui->theme->strong, .size = 36, .colour = ink};
        struct rect in = rect_inset_xy(item->bounds, ui_px(ui, 32), ui_px(ui, 18));
        in.w = fminf(in.w, words_w(k));
        const float h = ui_write_height(ui, &head, item->name, in.w), cap = ui_key_width(ui, item, 26);
        if (!*k->plans.plan[i].text)
            in.y += (in.h - h) / 2;
        ui_write(c, ui, &head, item->name, rect_make(in.x, in.y, in.w, h + 2));
        if (*k->plans.plan[i].text)
            ui_write(c, ui, &(struct ui_words){.size = 28, .colour = item->chosen ? ink : ui->theme->soft}, k->plans.plan[i].text,
                     rect_make(in.x, in.y + h + ui_px(ui, 4), in.w, rect_bottom(in) - in.y - h));
        if (cap > 0)
            ui_key(c, ui, item, (struct point){rect_right(item->bounds) - cap / 2 - ui_px(ui, 28), rect_centre(item->bounds).y}, 26, ink, item->chosen ? ui->theme->accent : ui->theme->panel);
        if (away) {
            const uint32_t sign = ui_box(c, ui, away, UI_PLAIN);
            ui_icon(c, ui, "close", rect_around(rect_centre(away->bounds), ui_px(ui, 44), ui_px(ui, 44)), sign);
        }
    }
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("keep", 0)), _("Keep these rules"), "plus", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Done"), "tick", UI_MAIN);
}

static void plans_close(struct scene *s) { mem_free(s); }
static void plans_show(struct scene *s) { look_again((struct plans_page *)s); }

static const struct scene_type plans_type = {.name = "tables", .covers = true, .show = plans_show, .input = plans_input, .update = plans_update, .draw = plans_draw, .close = plans_close};

void seating_plans_open(struct app *app, struct seating *seating, void (*changed)(struct app *app, void *user, bool swap), void *user)
{
    struct plans_page *k = mem_alloc(sizeof *k);
    k->seating = seating;
    k->game = games_find(seating->game);
    k->changed = changed;
    k->user = user;
    plans_read(app, k->game->id, &k->plans);
    app_push(app, &k->scene, &plans_type);
}

/* ---- a name for it: typed, picked letter by letter, or one of those that lie ready ---- */

struct name_page { struct scene scene; struct plans_page *of; char name[PLAN_NAME]; bool katakana; int ready; };

static const char *const ready_name[] = {N_("Our table"), N_("Friday"), N_("Family"), N_("Quick"), N_("Long night"), N_("Only friends")};
enum { READY = sizeof ready_name / sizeof *ready_name };

static void next_ready(struct name_page *k) { snprintf(k->name, sizeof k->name, "%s", _(ready_name[k->ready++ % READY])); }

static void add_text(struct name_page *k, const char *text)
{
    size_t n = strlen(k->name);
    while (*text) {
        const char *from = text;
        const uint32_t point = utf8_next(&text);
        const size_t bytes = (size_t)(text - from);
        if (point < ' ' || point == UTF8_BROKEN || utf8_count(k->name) >= NAME_MOST || n + bytes >= sizeof k->name) {
            app_sound(k->scene.app, "ui/refuse");
            return;
        }
        memcpy(k->name + n, from, bytes);
        n += bytes;
        k->name[n] = '\0';
    }
}

static void delete_last(struct name_page *k)
{
    const char *end = k->name + strlen(k->name);
    if (*k->name) {
        utf8_previous(k->name, &end);
        k->name[end - k->name] = '\0';
    }
}

static void keep(struct name_page *k)
{
    struct app *app = k->scene.app;
    if (!plans_keep(app, k->of->seating, k->name))
        app_toast(app, _("There is no room for one more table. Remove one first."));
    else
        app_toast(app, _("The table is kept."));
    app_pop(app);
}

static void name_input(struct scene *s, const struct news *news)
{
    struct name_page *k = (struct name_page *)s;
    char letter[8];
    if (news->kind == NEWS_BACK || (news->kind == NEWS_ACTIVATED && news->action == DO_BACK)) {
        app_pop(s->app);
    } else if (news->kind == NEWS_TEXT) {
        add_text(k, news->text);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_LETTER) {
        letters_write(k->name, letters_of(app_ui(s->app)->lang, k->katakana).cell[news->arg], letter);
        add_text(k, letter);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_DELETE) {
        delete_last(k);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_KANA) {
        k->katakana = !k->katakana;
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_READY) {
        next_ready(k);
    } else if (news->kind == NEWS_ACTIVATED && news->action == DO_DONE) {
        keep(k);
    }
}

static struct rect field_of(const struct ui *ui) { return ui_at(ui, 96, 206, 1728, 110); }

static int name_update(struct scene *s)
{
    struct name_page *k = (struct name_page *)s;
    const struct ui *ui = app_ui(s->app);
    const struct letters l = letters_of(ui->lang, k->katakana);
    const bool kana = strcmp(ui->lang, "ja") == 0;
    const struct rect row = ui_at(ui, 96, 336, 1728, 80);
    const int n = kana ? 3 : 2;
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_add(s->items, (struct item){.id = item_id("field", 0), .role = ITEM_TEXT, .name = _("Name of the table"), .value = *k->name ? k->name : _("empty"), .readable = true, .skip = true,
                                      .bounds = field_of(ui), .radius = ui_px(ui, 20)});
    items_add(s->items, (struct item){.id = item_id("ready", 0), .role = ITEM_BUTTON, .name = _("Another name"), .key = KEY_F2, .pad = PAD_Y, .action = DO_READY,
                                      .bounds = rect_column(row, 0, n, ui_px(ui, 20)), .about = _("One of those that lie ready.")});
    if (kana)
        items_add(s->items, (struct item){.id = item_id("kana", 0), .role = ITEM_BUTTON, .name = k->katakana ? _("Hiragana") : _("Katakana"), .key = KEY_F3, .pad = PAD_RIGHT_SHOULDER,
                                          .action = DO_KANA, .bounds = rect_column(row, 1, n, ui_px(ui, 20))});
    items_add(s->items, (struct item){.id = item_id("delete", 0), .role = ITEM_BUTTON, .name = _("Delete a letter"), .key = KEY_BACKSPACE, .pad = PAD_X, .action = DO_DELETE,
                                      .bounds = rect_column(row, n - 1, n, ui_px(ui, 20)), .sound = "ui/back", .why_not = *k->name ? NULL : _("There is no letter left.")});
    for (int i = 0; i < l.columns * l.rows; i++) {
        const struct rect line = rect_row(ui_at(ui, 96, 440, 1728, 470), i / l.columns, l.rows, ui_px(ui, 10));
        if (*l.cell[i])
            items_add(s->items, (struct item){.id = item_id("letter", i), .role = ITEM_BUTTON, .name = l.cell[i][0] == ' ' ? ui_key_label(KEY_SPACE) : l.cell[i], .action = DO_LETTER, .arg = i,
                                              .bounds = rect_column(line, i % l.columns, l.columns, ui_px(ui, 10)), .radius = ui_px(ui, 12)});
    }
    items_add(s->items, (struct item){.id = item_id("done", 0), .role = ITEM_BUTTON, .name = _("Keep"), .key = KEY_ENTER, .pad = PAD_START, .action = DO_DONE, .first = true,
                                      .bounds = ui_at(ui, 1264, 942, 560, 96), .why_not = *k->name ? NULL : _("A name is needed.")});
    items_end(s->items);
    return SCENE_IDLE;
}

static void draw_letter(const struct name_page *k, struct canvas *c, const struct item *item, const char *cell)
{
    const struct ui *ui = app_ui(k->scene.app);
    const uint32_t ink = ui_box(c, ui, item, UI_PLAIN);
    const struct rect r = item->bounds;
    char letter[8];
    letters_write(k->name, cell, letter);
    if (letter[0] == ' ')       /* the sign of a space: a low bar */
        canvas_fill(c, rect_make(r.x + r.w * 0.3F, r.y + r.h * 0.66F, r.w * 0.4F, fmaxf(2, ui_px(ui, 5))), ink);
    else
        ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 40, .colour = ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, letter, rect_inset(r, 2));
}

static void name_draw(const struct scene *s, struct canvas *c)
{
    const struct name_page *k = (const struct name_page *)s;
    const struct ui *ui = app_ui(s->app);
    const struct letters l = letters_of(ui->lang, k->katakana);
    const struct rect box = field_of(ui), in = rect_inset_xy(box, ui_px(ui, 36), ui_px(ui, 10));
    ui_ground(c, ui);
    frame_heading(c, ui, _("Name of the table"), _(k->of->game->title), 1520);
    ui_button(c, ui, items_get(s->items, item_id("back", 0)), _("Back"), NULL, UI_PLAIN);
    canvas_panel(c, box, &(struct panel){.fill = ui->theme->well, .radius = ui_px(ui, 20), .line = ui->theme->accent, .line_width = fmaxf(2, ui_px(ui, 4))});
    float x = in.x;
    if (*k->name)
        x = rect_right(ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 50, .place = TEXT_MIDDLE, .lines = 1}, k->name, in)) + ui_px(ui, 8);
    canvas_fill(c, rect_make(roundf(fminf(x, rect_right(in))), box.y + box.h * 0.2F, fmaxf(2, ui_px(ui, 4)), box.h * 0.6F), ui->theme->accent);
    ui_button(c, ui, items_get(s->items, item_id("ready", 0)), _("Another name"), "renew", UI_PLAIN);
    if (items_get(s->items, item_id("kana", 0)))
        ui_button(c, ui, items_get(s->items, item_id("kana", 0)), k->katakana ? _("Hiragana") : _("Katakana"), NULL, UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("delete", 0)), _("Delete a letter"), "back", UI_PLAIN);
    for (int i = 0; i < l.columns * l.rows; i++) {
        const struct item *item = items_get(s->items, item_id("letter", i));
        if (item)
            draw_letter(k, c, item, l.cell[i]);
    }
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), _("Keep"), "tick", UI_MAIN);
}

static void name_close(struct scene *s) { mem_free(s); }

static const struct scene_type name_type = {.name = "table-name", .covers = true, .types = true, .input = name_input, .update = name_update, .draw = name_draw, .close = name_close};

static void name_open(struct plans_page *of)
{
    struct name_page *k = mem_alloc(sizeof *k);
    k->of = of;
    next_ready(k);
    app_push(of->scene.app, &k->scene, &name_type);
}
