/* The settings: pages of rows from a table, in force as soon as they change. */
#include "settings_inside.h"
#include "bug_report.h"
#include "app.h"
#include "check.h"
#include "frame.h"
#include "sample.h"
#include "scenes.h"
#include "settings_rows.h"

#include "mem.h"

#include <math.h>
#include <stdio.h>

enum { DO_BACK = 1, DO_TAB, DO_ROW, DO_RESET, DO_REPORT, DO_KEYS };

uint32_t settings_row_id(int i) { return item_id("row", i); }

bool settings_can_reset(enum settings_page p)
{
    return p == PAGE_READING || p == PAGE_TABLE || p == PAGE_SOUND || p == PAGE_MOTION ||
           p == PAGE_HELPS;
}

/* The language shown as chosen is the one in force, also when it was the system that chose it. */
static int amount_of(const struct scene *s, const struct settings_row *r)
{
    if (r->which == SETTING_LANGUAGE) {
        const char *lang = i18n_language();
        return lang[0] == 'f' ? 1 : lang[0] == 'j' ? 2 : 0;
    }
    const int amount = app_setting(s->app, r->which) - r->first;
    return r->turned ? 1 - amount : amount;
}

/* ---- input ---- */

static void reset_page(struct settings_scene *k)
{
    struct app *app = k->scene.app;
    const struct settings_row *r;
    for (int i = 0; (r = settings_row_nth(i)); i++)
        if (r->page == k->page && r->which != SETTING_NONE)
            app_set(app, r->which, settings_default(app_settings(app), r->which));
    app_toast(k->scene.app, _("Page reset to defaults."));
}

static void settings_show(struct scene *s)
{
    struct settings_scene *k = (struct settings_scene *)s;
    const struct settings_row *r;
    for (int i = 0; (r = settings_row_nth(i)); i++)
        if (r->there)
            k->there = r->there(s->app, k->now, sizeof k->now);
}

static void open_page(struct settings_scene *k, enum settings_page page)
{
    k->page = page;
    k->scroll.at = 0;
}

static float gap_of(const struct settings_scene *k) { return ui_px(app_ui(k->scene.app), 12); }

/* Which of the page's rows has that item; -1: none. */
static int place_of(const struct settings_scene *k, uint32_t id)
{
    int place = 0;
    for (int i = 0; settings_row_nth(i); i++) {
        if (settings_row_nth(i)->page != k->page)
            continue;
        if (settings_row_id(i) == id)
            return place;
        place++;
    }
    return -1;
}

static void settings_input(struct scene *s, const struct item_event *event)
{
    struct settings_scene *k = (struct settings_scene *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_CHANGED) {
        const struct settings_row *r = settings_row_nth(event->arg);
        const int amount = r->turned ? 1 - event->amount : event->amount;
        app_set(s->app, r->which, amount + (r->kind == ROW_PERCENT ? 0 : r->first));
        k->changed = app_ui(s->app)->now;
    } else if (event->kind == ITEM_EVENT_ACTIVATED) {
        switch (event->action) {
        case DO_BACK: app_pop(s->app); break;
        case DO_TAB: open_page(k, (enum settings_page)event->arg); break;
        case DO_RESET: reset_page(k); break;
        case DO_REPORT: bug_report_copy(s->app); break;
        case DO_KEYS: keys_open(s->app); break;
        case DO_ROW: settings_row_nth(event->arg)->press(s->app); break;
        default: break;
        }
    }
}

/* ---- layout ---- */

const char *settings_row_words(const struct settings_scene *k, const struct settings_row *r)
{
    if (r->about)
        return _(r->about);
    struct store *store = app_store(k->scene.app);
    return store ? store_folder(store) : _("Nothing is being saved in this session.");
}

/* The names of a row's options in the language in force; how many. */
static int options_of(const struct settings_row *r, const char *names[ROW_OPTIONS + 1])
{
    int n = 0;
    for (; n < ROW_OPTIONS && r->option[n]; n++)
        names[n] = r->context ? i18n_context(r->context, r->option[n]) : _(r->option[n]);
    names[n] = NULL;
    return n;
}

/* Large letters need wider tabs. */
float settings_left(const struct ui *ui) { return ui->text < 1.3F ? 512 : 536; }

/* Below the rows; with large letters at the other end, so that what a row means has the most room.
 */
struct rect settings_reset_box(const struct ui *ui)
{
    return settings_left(ui) < 536 ? frame_at(ui, settings_left(ui), 936, 408, 96)
                                   : frame_bar(ui, 3, 1);
}

float settings_name_width(const struct settings_scene *k) { return k->sampled ? 216 : 284; }

bool settings_stacked(const struct settings_scene *k, const struct settings_row *r)
{
    const char *names[ROW_OPTIONS + 1];
    return k->sampled && r->kind == ROW_CHOICE && options_of(r, names) > 4;
}

static float stack_line(const struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    return fmaxf(ui_px(ui, 48), ui_letters(ui, 33) * 1.3F);
}

/* How high the sunken place of a slider or of options with one line is. */
static float plain_well(const struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    return fmaxf(ui_px(ui, k->tight ? 72 : 76), ui_letters(ui, 30) * 1.5F);
}

static float well_of(const struct settings_scene *k, const struct settings_row *r, float *width)
{
    const struct ui *ui = app_ui(k->scene.app);
    const char *names[ROW_OPTIONS + 1];
    int n = options_of(r, names);
    /* all end at one edge */
    *width = k->window.w - ui_px(ui, settings_stacked(k, r) ? 64 : settings_name_width(k) + 82);
    const float h = frame_choice_height(ui, names, *width / (float)n);
    return h > ui_px(ui, 76) ? h : plain_well(k);
}

float settings_row_height(const struct settings_scene *k, const struct settings_row *r)
{
    const struct ui *ui = app_ui(k->scene.app);
    float plain = fmaxf(ui_px(ui, k->tight ? 86 : 104),
                        ui_letters(ui, 32) * 1.25F + ui_px(ui, k->tight ? 22 : 40));
    switch (r->kind) {
    case ROW_DECK: return fmaxf(ui_px(ui, 174), ui_px(ui, 138) + ui_letters(ui, 29) * 1.4F);
    case ROW_KEY: return fmaxf(ui_px(ui, 74), ui_letters(ui, 29) * 1.7F);
    case ROW_WORDS: {
        float w = k->window.w - ui_px(ui, 68);
        return ui_px(ui, 44) +
               ui_write_height(ui, &(struct ui_words){.size = 32, .face = ui->theme->strong},
                               _(r->name), w) +
               ui_write_height(ui, &(struct ui_words){.size = 28}, settings_row_words(k, r), w);
    }
    case ROW_CHOICE: {
        float w;
        return fmaxf(plain, well_of(k, r, &w) + ui_px(ui, k->tight ? 14 : 28) +
                                (settings_stacked(k, r) ? stack_line(k) : 0));
    }
    case ROW_PERCENT:
    case ROW_BUTTON: break;
    }
    return plain;
}

const struct ui_words settings_words_about = {.size = 26};

/* What it takes to say below its control what a row means. */
static float about_height(const struct settings_scene *k, const struct settings_row *r)
{
    const struct ui *ui = app_ui(k->scene.app);
    const bool has = r->about && r->kind != ROW_WORDS && r->kind != ROW_KEY;
    return has ? ui_write_height(ui, &settings_words_about, _(r->about),
                                 k->window.w - ui_px(ui, 68)) +
                     ui_px(ui, 18)
               : 0;
}

struct rect settings_control_box(const struct settings_scene *k, int row, struct rect box)
{
    if (k->told)
        box.h -= about_height(k, settings_row_nth(row));
    return box;
}

static void add_row(struct settings_scene *k, int i, struct rect box)
{
    CARRE_ASSERT(i >= 0);
    struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    const struct settings_row *r = settings_row_nth(i);
    float u = ui->scale, x = box.x + (settings_name_width(k) + 52) * u;
    float well = plain_well(k);
    struct rect field = {x, box.y + (box.h - well) / 2, rect_right(box) - x - 30 * u, well};
    struct item item = {.id = settings_row_id(i),
                        .name = _(r->name),
                        .about = r->about ? _(r->about) : NULL,
                        .action = DO_ROW,
                        .arg = i};
    char value[32];
    if (r->kind == ROW_CHOICE || r->kind == ROW_DECK) {
        const char *names[ROW_OPTIONS + 1];
        options_of(r, names);
        item.amount = amount_of(s, r);
        item.about = NULL; /* told at the foot of the page */
        if (r->kind == ROW_DECK)
            /* options stand 6 within */
            field =
                rect_make(x - 6 * u, box.y + 8 * u, rect_right(box) - x - 18 * u, box.h - 16 * u);
        else {
            float w;
            float h = well_of(k, r, &w);
            field = settings_stacked(k, r)
                        ? rect_make(box.x + 34 * u, box.y + (box.h - h + stack_line(k)) / 2, w, h)
                        : rect_make(x, box.y + (box.h - h) / 2, w, h);
        }
        item.bounds = field;
        frame_choice(s, item, names);
    } else if (r->kind == ROW_PERCENT) {
        item.role = ITEM_SLIDER;
        item.about = NULL;
        item.min = settings_least(app_settings(s->app), r->which);
        item.max = settings_most(app_settings(s->app), r->which);
        item.step = r->step;
        item.amount = app_setting(s->app, r->which);
        item.bounds = rect_make(x + 44 * u, field.y, rect_right(box) - x - 312 * u, well);
        item.radius = 30 * u;
        snprintf(value, sizeof value, _("%d%%"), (int)item.amount);
        item.value = value;
        items_add(s->items, item);
    } else if (r->kind == ROW_BUTTON) {
        item.role = ITEM_BUTTON;
        item.name = _(r->option[0]);
        item.value = k->now;
        item.why_not = k->there ? NULL : _(r->nothing);
        item.bounds = rect_make(rect_right(field) - 300 * u, field.y, 300 * u, well);
        items_add(s->items, item);
    } else {
        item.role = ITEM_TEXT;
        item.readable = true;
        item.value = item.about;
        item.about = NULL;
        item.bounds = box;
        item.radius = ui_px(ui, ui->theme->radius * 1.5F);
        items_add(s->items, item);
    }
}

struct rect settings_row_box(const struct settings_scene *k, int row)
{
    const int i = place_of(k, settings_row_id(row));
    CARRE_ASSERT(i >= 0 && i < k->rows);
    return rect_make(k->window.x, k->window.y - k->scroll.from + k->top[i], k->window.w,
                     k->top[i + 1] - gap_of(k) - k->top[i]);
}

/* Where the rows begin, each `more` higher than it has to be; how far down they go. */
static float measure(struct settings_scene *k, bool tight, float more)
{
    float y = 0;
    k->tight = tight;
    k->rows = 0;
    for (int i = 0; settings_row_nth(i); i++) {
        if (settings_row_nth(i)->page != k->page || k->rows == MOST_ROWS)
            continue;
        CARRE_ASSERT(k->rows < MOST_ROWS);
        k->top[k->rows++] = y;
        y += settings_row_height(k, settings_row_nth(i)) +
             (k->told ? about_height(k, settings_row_nth(i)) : 0) + more + gap_of(k);
    }
    k->top[k->rows] = y;
    return y - gap_of(k);
}

/* With what they mean if there is room for that, in comfortable rows if all of them show, else in
 * lower ones that share what room is left; if even
 * these are too many, so that whole ones show. */
static void lay_rows(struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    k->told = true;
    float h = measure(k, false, 0);
    CARRE_ASSERT(k->rows > 0);
    if (h > k->window.h) {
        k->told = false;
        h = measure(k, false, 0);
    }
    if (h > k->window.h)
        h = measure(k, true, 0);
    if (k->tight && h < k->window.h)
        measure(k, true, floorf((k->window.h - h) / (float)k->rows));
    else if (!k->tight) /* few rows, or a higher screen */
        measure(k, false, fminf(ui_px(ui, 60), floorf((k->window.h - h) / (float)k->rows)));
    scroll_begin(&k->scroll);
    for (int i = 0; i < k->rows; i++)
        scroll_part(&k->scroll, k->top[i], k->top[i + 1] - gap_of(k) - k->top[i]);
    scroll_end(&k->scroll, ui, k->window.h);
}

/* The rows leave a sample no room: a name or an option would break where it has one line. */
static bool crowded(const struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct ui_words least = {.face = ui->theme->strong, .size = 18, .lines = 2};
    for (int i = 0; settings_row_nth(i); i++) {
        const struct settings_row *r = settings_row_nth(i);
        const char *names[ROW_OPTIONS + 1];
        float w;
        if (r->page != k->page)
            continue;
        const int n = options_of(r, names);
        well_of(k, r, &w);
        if (!ui_write_fits(ui, &least, _(r->name),
                           rect_make(0, 0, ui_px(ui, settings_name_width(k)), ui_px(ui, 80))) ||
            (r->kind == ROW_CHOICE && frame_choice_height(ui, names, w / (float)n) >
                                          fmaxf(ui_px(ui, 76), ui_letters(ui, 30) * 1.5F)))
            return true;
    }
    return false;
}

/* With a sample beside the rows, unless their letters are so large that they need its room: then
 * the page shows itself what they change. */
static void lay_page(struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float left = settings_left(ui);
    const struct rect wide = frame_at(ui, left, PAGE_BODY, 1824 - left, 718);
    k->sampled = false;
    k->window = wide;
    lay_rows(k);
    if (!sample_has(k->page))
        return;
    const float most = k->scroll.most;
    k->sampled = true;
    k->sample = frame_at(ui, 1416, PAGE_BODY, 408, 718);
    k->window.w = k->sample.x - ui_px(ui, 24) - wide.x;
    lay_rows(k);
    if (k->scroll.most > 0) { /* its arrows stand between them */
        k->window.w -= ui_px(ui, 52);
        lay_rows(k);
    }
    if (k->scroll.most <= most && !crowded(k))
        return;
    k->sampled = false;
    k->window = wide;
    lay_rows(k);
}

static int settings_update(struct scene *s)
{
    struct settings_scene *k = (struct settings_scene *)s;
    const struct ui *ui = app_ui(s->app);
    lay_page(k);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    for (int i = 0; i < SETTINGS_PAGES; i++)
        items_add(s->items, (struct item){.id = item_id("tab", i),
                                          .role = ITEM_TAB,
                                          .name = _(settings_page_names[i]),
                                          .chosen = i == (int)k->page,
                                          .action = DO_TAB,
                                          .arg = i,
                                          .key = (enum key)('1' + i),
                                          .bounds = frame_at(ui, 96, PAGE_BODY + 91 * (float)i,
                                                             settings_left(ui) - 120, 80),
                                          .radius = ui_px(ui, 22),
                                          .first = i == (int)k->page});
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; settings_row_nth(i); i++)
        if (settings_row_nth(i)->page == k->page)
            add_row(k, i, settings_control_box(k, i, settings_row_box(k, i)));
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    if (settings_can_reset(k->page))
        items_add(s->items, (struct item){.id = item_id("reset", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Reset this page"),
                                          .key = 'R',
                                          .pad = PAD_Y,
                                          .action = DO_RESET,
                                          .bounds = settings_reset_box(ui)});
    if (k->page == PAGE_ABOUT)
        items_add(
            s->items,
            (struct item){.id = item_id("report", 0),
                          .role = ITEM_BUTTON,
                          .name = _("Copy a bug report"),
                          .key = 'C',
                          .pad = PAD_Y,
                          .action = DO_REPORT,
                          .about =
                              _("Versions, settings and the last game as you saw it, without other "
                                "players’ cards. The report is copied and saved. Nothing is sent."),
                          .bounds = frame_bar(ui, 2, 2),
                          .sound = "ui/open"});
    if (k->page == PAGE_KEYS)
        items_add(s->items, (struct item){.id = item_id("keys", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Change keys and buttons"),
                                          .key = 'C',
                                          .pad = PAD_Y,
                                          .action = DO_KEYS,
                                          .bounds = frame_bar(ui, 2, 2),
                                          .sound = "ui/open"});
    items_end(s->items);
    return k->sampled && ui->now - k->changed < sample_ms(ui, k->page) ? 0 : SCENE_IDLE;
}

/* ---- drawing ---- */

static void settings_close(struct scene *s) { mem_free(s); }

static const struct scene_type settings_type = {.name = "settings",
                                                .frame = true,
                                                .covers = true,
                                                .show = settings_show,
                                                .input = settings_input,
                                                .update = settings_update,
                                                .draw = settings_settings_draw,
                                                .close = settings_close};

void settings_open_at(struct app *app, int page)
{
    struct settings_scene *k = mem_alloc(sizeof *k);
    k->page = (enum settings_page)page;
    k->changed = INT64_MIN / 2;
    app_push(app, &k->scene, &settings_type);
}

void settings_open(struct app *app) { settings_open_at(app, PAGE_READING); }
