/* The settings: pages of rows from a table, in force as soon as they change. */
#include "bug_report.h"
#include "app.h"
#include "check.h"
#include "frame.h"
#include "scenes.h"
#include "settings_rows.h"

#include "mem.h"

#include <math.h>
#include <stdio.h>

enum { DO_BACK = 1, DO_TAB, DO_ROW, DO_RESET, DO_REPORT, DO_KEYS };

enum { MOST_ROWS = 16 };

struct settings_scene {
    struct scene scene;
    enum settings_page page;
    struct scroll scroll;
    struct rect window; /* where the rows have room */
    bool tight;         /* the rows are lower, so that all of them show */
    bool told;          /* there is room for what each row means, below its control */
    /* of each row of the page, from the first one's place on; then the end */
    float top[MOST_ROWS + 1];
    int rows;
    char now[256]; /* what the button of the page is about, if it is there */
    bool there;
};

static uint32_t row_id(int i) { return item_id("row", i); }

static bool can_reset(enum settings_page p)
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
        if (row_id(i) == id)
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

static const char *row_words(const struct settings_scene *k, const struct settings_row *r)
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
    *width = k->window.w - ui_px(ui, 366); /* all end at one edge */
    const float h = frame_choice_height(ui, names, *width / (float)n);
    return h > ui_px(ui, 76) ? h : plain_well(k);
}

static float row_height(const struct settings_scene *k, const struct settings_row *r)
{
    const struct ui *ui = app_ui(k->scene.app);
    float plain = fmaxf(ui_px(ui, k->tight ? 86 : 104),
                        ui_letters(ui, 32) * 1.25F + ui_px(ui, k->tight ? 22 : 40));
    switch (r->kind) {
    case ROW_DECK: return fmaxf(ui_px(ui, 206), ui_px(ui, 164) + ui_letters(ui, 29) * 1.4F);
    case ROW_KEY: return fmaxf(ui_px(ui, 74), ui_letters(ui, 29) * 1.7F);
    case ROW_WORDS: {
        float w = k->window.w - ui_px(ui, 68);
        return ui_px(ui, 44) +
               ui_write_height(ui, &(struct ui_words){.size = 32, .face = ui->theme->strong},
                               _(r->name), w) +
               ui_write_height(ui, &(struct ui_words){.size = 28}, row_words(k, r), w);
    }
    case ROW_CHOICE: {
        float w;
        return fmaxf(plain, well_of(k, r, &w) + ui_px(ui, k->tight ? 14 : 28));
    }
    case ROW_PERCENT:
    case ROW_BUTTON: break;
    }
    return plain;
}

static const struct ui_words words_about = {.size = 26};

/* What it takes to say below its control what a row means. */
static float about_height(const struct settings_scene *k, const struct settings_row *r)
{
    const struct ui *ui = app_ui(k->scene.app);
    const bool has = r->about && r->kind != ROW_WORDS && r->kind != ROW_KEY;
    return has ? ui_write_height(ui, &words_about, _(r->about), k->window.w - ui_px(ui, 68)) +
                     ui_px(ui, 18)
               : 0;
}

/* A row's place without that. */
static struct rect control_box(const struct settings_scene *k, int row, struct rect box)
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
    float u = ui->scale, x = box.x + 336 * u;
    float well = plain_well(k);
    struct rect field = {x, box.y + (box.h - well) / 2, rect_right(box) - x - 30 * u, well};
    struct item item = {.id = row_id(i),
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
                rect_make(x - 6 * u, box.y + 16 * u, rect_right(box) - x - 18 * u, box.h - 32 * u);
        else {
            float w;
            float h = well_of(k, r, &w);
            field = rect_make(x, box.y + (box.h - h) / 2, w, h);
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

static struct rect row_box(const struct settings_scene *k, int row)
{
    const int i = place_of(k, row_id(row));
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
        y += row_height(k, settings_row_nth(i)) +
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

static int settings_update(struct scene *s)
{
    struct settings_scene *k = (struct settings_scene *)s;
    const struct ui *ui = app_ui(s->app);
    k->window = frame_at(ui, 536, PAGE_BODY, 1288, 718);
    lay_rows(k);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    for (int i = 0; i < SETTINGS_PAGES; i++)
        items_add(s->items,
                  (struct item){.id = item_id("tab", i),
                                .role = ITEM_TAB,
                                .name = _(settings_page_names[i]),
                                .chosen = i == (int)k->page,
                                .action = DO_TAB,
                                .arg = i,
                                .key = (enum key)('1' + i),
                                .bounds = frame_at(ui, 96, PAGE_BODY + 90 * (float)i, 408, 78),
                                .radius = ui_px(ui, 22),
                                .first = i == (int)k->page});
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; settings_row_nth(i); i++)
        if (settings_row_nth(i)->page == k->page)
            add_row(k, i, control_box(k, i, row_box(k, i)));
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    if (can_reset(k->page))
        items_add(s->items, (struct item){.id = item_id("reset", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Reset this page"),
                                          .key = 'R',
                                          .pad = PAD_Y,
                                          .action = DO_RESET,
                                          .bounds = frame_bar(ui, 3, 1)});
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
    return SCENE_IDLE;
}

/* ---- drawing ---- */

static const struct ui_words row_name = {
    .face = &typeface_strong, .size = 33, .place = TEXT_MIDDLE, .lines = 1};

/* One of four cards that show what an option looks like. */
static void sample_card(struct canvas *c, const struct ui *ui, int option, int s, struct rect card)
{
    CARRE_ASSERT(s >= 0 && s < 4 && option >= 0 && option < 3);
    static const struct {
        const char *rank, *icon;
    } sign[4] = {
        {"A", "suit-spade"}, {"K", "suit-heart"}, {"Q", "suit-diamond"}, {"J", "suit-club"}};
    static const uint32_t ink[3][4] = {{0x17161BFFU, 0xC3222AFFU, 0xC3222AFFU, 0x17161BFFU},
                                       {0x17161BFFU, 0xC3222AFFU, 0x1C62C4FFU, 0x14803FFFU},
                                       {0x000000FFU, 0xB00018FFU, 0x003E9EFFU, 0x005A2BFFU}};
    const float u = ui->scale, w = card.w, h = card.h;
    canvas_panel(c, card,
                 &(struct panel){.fill = 0xFFFFFFFFU,
                                 .radius = 8 * u,
                                 .line = option == 2 ? 0x000000FFU : 0xC9C3B4FFU,
                                 .line_width = (option == 2 ? 4 : 2) * u});
    struct text_style letter = {.face = ui->theme->strong,
                                .px = 32 * u,
                                .colour = ink[option][s],
                                .align = TEXT_CENTRE,
                                .place = TEXT_MIDDLE,
                                .spacing = 1.1F};
    canvas_words(c, &letter, sign[s].rank, rect_make(card.x, card.y + 4 * u, w, h / 2 - 4 * u));
    ui_icon(c, ui, sign[s].icon,
            rect_around((struct point){card.x + w / 2, card.y + h * 0.7F}, 34 * u, 34 * u),
            ink[option][s]);
}

static void draw_deck(const struct settings_scene *k, struct canvas *c, const struct item *choice,
                      const struct settings_row *row)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    float u = ui->scale;
    /* the three names share one size, and the tick is there if it has room beside each */
    float px = 1e6F;
    bool tick = true;
    for (int i = 0; i < items_count(k->scene.items); i++) {
        const struct item *o = items_at(k->scene.items, i);
        if (o->parent != choice->id)
            continue;
        const float room = o->bounds.w - 28 * u - ui_letters(ui, 26) * 1.5F;
        const struct ui_words how = {.face = t->strong, .size = 29, .lines = 1};
        const float fits =
            ui_write_px(ui, &how, o->name, rect_make(0, 0, room, o->bounds.h - 124 * u));
        const struct text_style as = {.face = t->strong, .px = fits, .lang = ui->lang};
        px = fminf(px, fits);
        tick = tick && text_width(ui->fonts, &as, o->name) <= room;
    }
    for (int i = 0; i < items_count(k->scene.items); i++) {
        const struct item *o = items_at(k->scene.items, i);
        if (o->parent != choice->id)
            continue;
        struct rect r = rect_inset(o->bounds, 6 * u);
        canvas_panel(c, r,
                     &(struct panel){.fill = o->chosen    ? t->accent
                                             : o->hovered ? colour_mix(t->well, t->focus, 0.1F)
                                                          : t->well,
                                     .radius = 20 * u,
                                     .line = o->chosen ? 0 : t->line,
                                     .line_width = fmaxf(1, 3 * u)});
        float w = 60 * u, gap = 6 * u, x = r.x + (r.w - 4 * w - 3 * gap) / 2, h = 84 * u;
        for (int s = 0; s < 4; s++) {
            struct rect card = {x + (w + gap) * (float)s, r.y + 17 * u, w, h};
            if (o->arg == 2) /* its black edge is seen on a dark ground, too */
                canvas_panel(c, rect_inset(card, -2 * u),
                             &(struct panel){.fill = t->soft, .radius = 9 * u});
            (row->sample ? row->sample : sample_card)(c, ui, o->arg, s, card);
        }
        uint32_t letters = o->chosen ? t->on_accent : t->text;
        struct rect words = {r.x + 8 * u, r.y + 18 * u + h, r.w - 16 * u, r.h - h - 24 * u};
        struct ui_words how = {.face = t->strong,
                               .size = 29,
                               .colour = letters,
                               .align = TEXT_CENTRE,
                               .place = TEXT_MIDDLE,
                               .lines = 1,
                               .most_px = px};
        if (o->chosen && tick) {
            float side = ui_letters(ui, 26);
            struct text_style probe = {
                .face = how.face, .px = fminf(px, ui_letters(ui, 29)), .lang = ui->lang};
            float wide = text_width(ui->fonts, &probe, o->name) + side * 1.5F;
            float left = words.x + (words.w - wide) / 2;
            ui_icon(c, ui, "tick", rect_make(left, words.y + (words.h - side) / 2, side, side),
                    letters);
            how.align = TEXT_LEFT;
            words = rect_make(left + side * 1.5F, words.y, wide - side * 1.5F + 2, words.h);
        }
        ui_write(c, ui, &how, o->name, words);
        if (o->chosen && choice->focused)
            ui_ring_at(c, ui, r, 20 * u);
    }
}

static void draw_percent(struct canvas *c, const struct ui *ui, const struct settings_row *r,
                         const struct item *item, struct rect box)
{
    float u = ui->scale;
    struct rect b = item->bounds;
    bool text = r->which == SETTING_TEXT_SIZE;
    const char *sign = text ? "letter" : r->which == SETTING_MUSIC ? "music" : "volume";
    ui_icon(c, ui, sign,
            rect_make(b.x - 44 * u, b.y + b.h / 2 - (text ? 16 : 22) * u, (text ? 32 : 44) * u,
                      (text ? 32 : 44) * u),
            ui->theme->soft);
    if (text)
        ui_icon(c, ui, sign,
                rect_make(rect_right(b) + 14 * u, b.y + b.h / 2 - 30 * u, 60 * u, 60 * u),
                ui->theme->soft);
    ui_slider(c, ui, item);
    ui_write(
        c, ui, &UI_LINE(ui->theme->strong, 36, 0, TEXT_RIGHT), item->value,
        rect_make(rect_right(b) + 80 * u, box.y, rect_right(box) - rect_right(b) - 110 * u, box.h));
}

static void draw_key_row(struct canvas *c, const struct ui *ui, const struct settings_row *r,
                         struct rect box)
{
    float u = ui->scale;
    struct item key = {.key = r->key};
    struct point at = {box.x + 150 * u, box.y + box.h / 2};
    if (r->cap)
        ui_cap(c, ui, r->cap, at, 26, ui->theme->text, ui->theme->ground);
    else
        ui_cap(c, ui, ui_key_label(key.key), at, 26, ui->theme->text, ui->theme->ground);
    ui_write(c, ui, &UI_LINE(NULL, 29, 0, TEXT_LEFT), _(r->name),
             rect_make(box.x + 300 * u, box.y, box.w - 330 * u, box.h));
}

/* The names of a page's rows share one size. */
enum { NAME_W = 284 }; /* controls begin 12 after it */

static float names_px(const struct settings_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    float px = 1e6F;
    for (int i = 0; settings_row_nth(i); i++) {
        const struct settings_row *r = settings_row_nth(i);
        if (r->page == k->page &&
            (r->kind == ROW_CHOICE || r->kind == ROW_PERCENT || r->kind == ROW_DECK))
            px = fminf(px, ui_write_px(ui, &row_name, _(r->name),
                                       rect_make(0, 0, ui_px(ui, NAME_W),
                                                 row_height(k, r) - ui_px(ui, 12))));
    }
    return px;
}

static void draw_row(const struct settings_scene *k, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct ui *ui = app_ui(k->scene.app);
    const struct settings_row *r = settings_row_nth(i);
    const struct item *item = items_get(k->scene.items, row_id(i));
    struct rect box = row_box(k, i);
    float u = ui->scale;
    /* what has a control has its ring there */
    ui_panel(c, ui, box, item->focused && (r->kind == ROW_KEY || r->kind == ROW_WORDS));
    if (r->kind == ROW_KEY) {
        draw_key_row(c, ui, r, box);
        return;
    }
    if (r->kind == ROW_WORDS) {
        struct rect in = rect_inset_xy(box, 34 * u, 20 * u);
        struct ui_words head = {.face = ui->theme->strong, .size = 32};
        float h = ui_write_height(ui, &head, _(r->name), in.w);
        const float all =
            h + ui_write_height(ui, &(struct ui_words){.size = 28}, row_words(k, r), in.w);
        in.y += fmaxf(0, (in.h - all) / 2);
        ui_write(c, ui, &head, _(r->name), rect_make(in.x, in.y, in.w, h + 1));
        ui_write(c, ui, &(struct ui_words){.size = 28, .colour = ui->theme->soft}, row_words(k, r),
                 rect_make(in.x, in.y + h, in.w, all - h + 4));
        return;
    }
    const struct rect whole = box;
    box = control_box(k, i, box);
    if (k->told && rect_bottom(whole) > rect_bottom(box) + 1) {
        struct ui_words about = words_about;
        about.colour = ui->theme->soft;
        ui_write(c, ui, &about, _(r->about),
                 rect_make(whole.x + 34 * u, rect_bottom(box), whole.w - 68 * u,
                           rect_bottom(whole) - rect_bottom(box)));
    }
    struct rect label = {box.x + 34 * u, box.y + 6 * u, NAME_W * u, box.h - 12 * u};
    /* the cards stand below their name */
    if (r->kind == ROW_DECK && item->bounds.x < rect_right(label))
        label.h = fmaxf(96 * u, ui_letters(ui, 33) * 2.6F);
    if (r->kind == ROW_BUTTON)
        label.w = item->bounds.x - label.x - 20 * u;
    const char *name = r->kind == ROW_BUTTON && k->there ? k->now : _(r->name);
    struct ui_words how = row_name;
    how.most_px = names_px(k);
    ui_write(c, ui, &how, name, label);
    if (r->kind == ROW_CHOICE)
        ui_choice(c, ui, k->scene.items, item);
    else if (r->kind == ROW_PERCENT)
        draw_percent(c, ui, r, item, box);
    else if (r->kind == ROW_DECK)
        draw_deck(k, c, item, r);
    else
        ui_button(c, ui, item, item->name, NULL, UI_DANGER);
}

/* What the row in hand means. */
static void draw_foot(const struct settings_scene *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct item *in_hand =
        ui->device >= DEVICE_KEYS ? items_focus(k->scene.items) : items_hover(k->scene.items);
    uint32_t id = !in_hand || k->told            ? 0
                  : in_hand->role == ITEM_OPTION ? in_hand->parent
                                                 : in_hand->id;
    for (int i = 0; settings_row_nth(i); i++) {
        const struct settings_row *r = settings_row_nth(i);
        if (row_id(i) != id || !r->about || r->kind == ROW_WORDS)
            continue;
        float size = fmaxf(ui_px(ui, 40), ui_letters(ui, 28));
        /* a long one may be higher than the bar */
        const struct rect row =
            rect_inset_xy(frame_bar(ui, 0, can_reset(k->page) ? 3 : 2), 0, -ui_px(ui, 22));
        ui_icon(c, ui, "info", rect_make(row.x, row.y + row.h / 2 - size / 2, size, size),
                ui->theme->accent);
        ui_write(
            c, ui, &(struct ui_words){.size = 28, .place = TEXT_MIDDLE}, _(r->about),
            rect_make(row.x + size + ui_px(ui, 16), row.y, row.w - size - ui_px(ui, 16), row.h));
    }
}

static void settings_draw(const struct scene *s, struct canvas *c)
{
    const struct settings_scene *k = (const struct settings_scene *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Settings"), NULL, 1568);
    frame_draw_back(c, ui, s);
    ui_tabs_with(c, ui, s->items, settings_page_signs);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; settings_row_nth(i); i++)
        if (settings_row_nth(i)->page == k->page)
            draw_row(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    draw_foot(k, c);
    if (can_reset(k->page))
        ui_button(c, ui, items_get(s->items, item_id("reset", 0)), _("Reset this page"), NULL,
                  UI_PLAIN);
    const struct item *below[] = {items_get(s->items, item_id("report", 0)),
                                  items_get(s->items, item_id("keys", 0))};
    for (int i = 0; i < 2; i++)
        if (below[i])
            ui_button(c, ui, below[i], below[i]->name, NULL, UI_PLAIN);
}

static void settings_close(struct scene *s) { mem_free(s); }

static const struct scene_type settings_type = {.name = "settings",
                                                .frame = true,
                                                .covers = true,
                                                .show = settings_show,
                                                .input = settings_input,
                                                .update = settings_update,
                                                .draw = settings_draw,
                                                .close = settings_close};

void settings_open_at(struct app *app, int page)
{
    struct settings_scene *k = mem_alloc(sizeof *k);
    k->page = (enum settings_page)page;
    app_push(app, &k->scene, &settings_type);
}

void settings_open(struct app *app) { settings_open_at(app, PAGE_READING); }
