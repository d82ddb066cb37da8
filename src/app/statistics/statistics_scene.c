/* The statistics page: a tab for each game, the person's figures as lines on the left
 * (statistics_rows.c), pictures on the right. What is missing in the store is read from the logs
 * while the page already shows. */
#include "statistics_inside.h"

#include "check.h"
#include "game_folder.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "skins.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { READ_AT_ONCE = 1 << 14, SUM_AFTER = 16 };

/* ---- what there is of a game ---- */

static const struct statistics_view *const *views(const struct statistics *k)
{
    static const struct statistics_view *const none[] = {NULL};
    const struct game_folder *folder = game_folder(stats_game(k->game));
    return folder->charts ? folder->charts : none;
}

static int views_of(const struct statistics *k)
{
    int n = 0;
    while (n < STATISTICS_VIEWS && views(k)[n])
        n++;
    return n;
}

const struct statistics_view *statistics_view_of(const struct statistics *k)
{
    CARRE_ASSERT(k->view >= 0 && k->view < STATISTICS_VIEWS);
    return views(k)[k->view];
}
static const char *game_title(int game)
{
    CARRE_ASSERT(stats_game(game));
    return _(games_find(stats_game(game))->title);
}

static void dress(struct statistics *k)
{
    app_world(&k->scene, stats_game(k->game));
    k->ui = *app_ui(k->scene.app);
    k->chart = k->ui;
    k->chart_theme = *k->ui.theme;
    k->chart.theme = &k->chart_theme;
    if (k->ui.theme->accent == k->ui.theme->text)
        k->chart_theme.accent = k->ui.theme->good;
}

void statistics_sum_up(struct statistics *k)
{
    if (!k->shown)
        stats_book_sum(k->book, k->person, k->sum);
    k->rows = stats_rows(k->sum, k->row);
    CARRE_ASSERT(k->rows <= STATS_ROWS);
    if (k->curve >= k->sum->curves)
        k->curve = 0;
}

static void go_to_game(struct statistics *k, int game)
{
    stats_book_close(k->book);
    k->game = game;
    k->view = k->curve = k->reads = 0;
    k->left.at = k->right.at = 0;
    k->cell = -1;
    k->shown = NULL;
    k->book = stats_book_open(app_store(k->scene.app), stats_game(game));
    dress(k);
    struct rules r;
    char why[MATCH_ERROR];
    k->data = world_rules(&k->world, games_find(stats_game(game)), 1, &r, why, sizeof why) ? r.data
                                                                                           : NULL;
    statistics_sum_up(k);
}

/* ---- places ---- */

static int games(void)
{
    int n = 0;
    while (stats_game(n))
        n++;
    return n;
}

/* So many games stand in a row of tabs: all of them, unless their letters are too large for that.
 */
static int tabs_in_row(const struct ui *ui)
{
    const float room =
        ui_px(ui, 1728) / (float)games() - ui_px(ui, 14 + 44 + 16) - ui_letters(ui, 32) * 1.3F;
    for (int i = 0; i < games(); i++)
        if (ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 18},
                           game_title(i)) > room)
            return (games() + 1) / 2;
    return games();
}

static float tabs_bottom(const struct ui *ui) { return tabs_in_row(ui) == games() ? 262 : 346; }
static struct rect left_of(const struct ui *ui)
{
    return frame_at(ui, 96, tabs_bottom(ui) + 24, statistics_large(ui) ? 640 : 536,
                    1008 - tabs_bottom(ui));
}
static struct rect right_of(const struct ui *ui)
{
    return frame_at(ui, statistics_large(ui) ? 808 : 704, tabs_bottom(ui) + 24,
                    statistics_large(ui) ? 1016 : 1120, 1008 - tabs_bottom(ui));
}

static const char *const *view_names(const struct statistics *k)
{
    static const char *names[STATISTICS_VIEWS + 1];
    const int n = views_of(k);
    for (int i = 0; i < n; i++)
        names[i] = _(views(k)[i]->name);
    names[n] = NULL;
    return names;
}

static float choice_h(const struct statistics *k, float w)
{
    return frame_choice_height(&k->ui, view_names(k), w / (float)views_of(k));
}

/* What is below the choice of pictures: a window, and the picture in it, which may be higher. */
static struct rect window_of(const struct statistics *k)
{
    const struct rect r = rect_inset(right_of(&k->ui), ui_px(&k->ui, 24));
    const float h = choice_h(k, r.w) + ui_px(&k->ui, 20);
    return rect_make(r.x, r.y + h, r.w, r.h - h);
}

static struct rect picture_of(const struct statistics *k)
{
    const struct rect r = window_of(k);
    return statistics_view_of(k)->height
               ? rect_make(r.x, r.y - k->right.from, r.w,
                           fmaxf(r.h, statistics_view_of(k)->height(k, r.w)))
               : r;
}

struct rect statistics_caption(const struct statistics *k, struct canvas *c, struct rect area,
                               const char *text)
{
    const struct ui *ui = &k->ui;
    const struct ui_words how = {.size = 25, .colour = ui->theme->soft};
    const float h = ui_write_height(ui, &how, text, area.w) + ui_px(ui, 8);
    if (c)
        ui_write(c, ui, &how, text, rect_make(area.x, area.y, area.w, h));
    return rect_make(area.x, area.y + h, area.w, area.h - h);
}

/* ---- input ---- */

static void input(struct scene *s, const struct item_event *event)
{
    struct statistics *k = (struct statistics *)s;
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == STATISTICS_DO_BACK)) {
        app_pop(s->app);
        return;
    }
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == STATISTICS_DO_GAME)
        go_to_game(k, event->arg);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == STATISTICS_DO_PERSON)
        statistics_next_person(k);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == STATISTICS_DO_ROW)
        app_toast(s->app, k->row[event->arg].about);
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == STATISTICS_DO_CURVE)
        k->curve = event->arg;
    else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == STATISTICS_DO_CELL)
        k->cell = event->arg;
    else if (event->kind == ITEM_EVENT_CHANGED && event->action == STATISTICS_DO_VIEW) {
        k->view = event->amount;
        k->right.at = 0;
    } else if (event->kind == ITEM_EVENT_CHANGED && event->action == STATISTICS_DO_MEASURE)
        k->measure = event->amount;
    /* the page keys go where there is more to see */
    const bool beside = !rect_empty(k->right_window) && k->right.most > 0;
    const bool right = event->kind == ITEM_EVENT_SCROLL
                           ? beside && (event->at.x >= k->right_window.x || k->left.most <= 0)
                           : beside && event->item &&
                                 rect_contains(k->right_window, rect_centre(event->item->bounds));
    if (right || event->kind == ITEM_EVENT_ACTIVATED)
        scroll_events(&k->right, &k->ui, event, k->right_window);
    if (!right)
        scroll_events(&k->left, &k->ui, event, k->left_window);
}

/* ---- items ---- */

static void tabs(struct statistics *k)
{
    const struct ui *ui = &k->ui;
    const int n = games(), in_row = tabs_in_row(ui);
    for (int i = 0; i < n; i++)
        items_add(
            k->scene.items,
            (struct item){.id = item_id("tab", i),
                          .role = ITEM_TAB,
                          .name = game_title(i),
                          .chosen = i == k->game,
                          .action = STATISTICS_DO_GAME,
                          .arg = i,
                          .key = (enum key)('1' + i),
                          .pad = i == k->game - 1   ? PAD_LEFT_SHOULDER
                                 : i == k->game + 1 ? PAD_RIGHT_SHOULDER
                                                    : PAD_NONE,
                          .first = i == k->game,
                          .bounds = rect_column(
                              frame_at(ui, 96, PAGE_BODY + 84 * (float)(i / in_row), 1728, 76),
                              i % in_row, in_row, ui_px(ui, 14))});
}

static void view_items(struct statistics *k)
{
    if (!statistics_view_of(k))
        return;
    if (!statistics_view_of(k)->height) {
        statistics_view_of(k)->items(k, picture_of(k));
        return;
    }
    k->right_window = window_of(k);
    scroll_begin(&k->right);
    const struct rect all = picture_of(k);
    statistics_view_of(k)->parts(k, rect_make(all.x, 0, all.w, all.h), &k->right);
    scroll_end(&k->right, &k->ui, k->right_window.h);
    const bool scrolls = k->right.most > 0;
    if (scrolls)
        items_push_clip(k->scene.items, scroll_seen(&k->right, &k->ui, k->right_window));
    statistics_view_of(k)->items(k, picture_of(k));
    if (scrolls)
        items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->right, k->right_window);
}

static struct rect counting_at(const struct ui *ui) { return frame_at(ui, 96, 1030, 1728, 40); }

static int update(struct scene *s)
{
    struct statistics *k = (struct statistics *)s;
    char name[NAME_BYTES * 2];
    dress(k);
    const bool more = stats_book_read(k->book, READ_AT_ONCE),
               sum = k->reads >= 0 && (!more || ++k->reads % SUM_AFTER == 0);
    if (sum) {
        statistics_sum_up(k);
        k->reads = more ? k->reads : -1;
    }
    const struct ui *ui = &k->ui;
    k->right_window = (struct rect){0};
    items_begin(s->items);
    frame_back(s, _("Back"), STATISTICS_DO_BACK);
    statistics_person_name(k, name);
    items_add(
        s->items,
        (struct item){
            .id = item_id("person", 0),
            .role = ITEM_BUTTON,
            .name = name,
            .action = STATISTICS_DO_PERSON,
            .key = 'N',
            .pad = PAD_Y,
            .bounds = frame_corner(ui, 1, 510),
            .about = _("Shows whose statistics these are. Press to switch to the next person."),
            .why_not =
                k->shown || statistics_several(s->app)
                    ? NULL
                    : _("No named players yet. Add names when you set up a game with friends.")});
    tabs(k);
    if (statistics_any(k)) {
        const struct rect r = rect_inset(right_of(ui), ui_px(ui, 24));
        statistics_rows_items(k, left_of(ui));
        if (statistics_view_of(k))
            frame_choice(s,
                         (struct item){.id = item_id("view", 0),
                                       .name = _("Chart"),
                                       .amount = k->view,
                                       .action = STATISTICS_DO_VIEW,
                                       .bounds = rect_make(r.x, r.y, r.w, choice_h(k, r.w))},
                         view_names(k));
        view_items(k);
    } else {
        items_add(s->items, (struct item){.id = item_id("none", 0),
                                          .role = ITEM_TEXT,
                                          .readable = true,
                                          .name = _("Nothing played yet"),
                                          .bounds = frame_at(ui, 460, 420, 1000, 420)});
    }
    items_end(s->items);
    return more ? 0 : SCENE_IDLE;
}

/* ---- drawing ---- */

static void draw_empty(const struct statistics *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    const struct item *none = items_get(k->scene.items, item_id("none", 0));
    ui_panel(c, ui, frame_at(ui, 460, 420, 1000, 420), false);
    if (none && none->focused)
        ui_ring(c, ui, none);
    ui_icon(c, ui, "chart", frame_at(ui, 900, 470, 120, 120), ui->theme->accent);
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 44, 0, TEXT_CENTRE), _("Nothing played yet"),
             frame_at(ui, 500, 610, 920, 80));
    ui_write(c, ui,
             &(struct ui_words){
                 .size = 30, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_TOP},
             _("Finish a game to see your statistics."), frame_at(ui, 500, 700, 920, 120));
}

static void draw_left(const struct statistics *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    const size_t left = stats_book_left(k->book);
    char text[160];
    if (!left)
        return;
    snprintf(text, sizeof text,
             i18n_plural("%d older game is still being counted…",
                         "%d older games are still being counted…", (unsigned long)left),
             (int)left);
    ui_write(c, ui, &UI_LINE(NULL, 22, ui->theme->soft, TEXT_LEFT), text, counting_at(ui));
}

static void draw(const struct scene *s, struct canvas *c)
{
    const struct statistics *k = (const struct statistics *)s;
    const struct ui *ui = &k->ui;
    const struct item *person = items_get(s->items, item_id("person", 0));
    ui_ground(c, ui);
    frame_heading(c, ui, _("Statistics"), NULL, 1050);
    frame_draw_back(c, ui, s);
    ui_button(c, ui, person, person->name, "friends", UI_PLAIN);
    ui_tabs(c, ui, s->items);
    draw_left(k, c);
    if (!statistics_any(k)) {
        draw_empty(k, c);
        return;
    }
    ui_panel(c, ui, left_of(ui), false);
    if (statistics_view_of(k))
        ui_panel(c, ui, right_of(ui), false);
    statistics_rows_draw(k, c);
    if (!statistics_view_of(k))
        return;
    ui_choice(c, ui, s->items, items_get(s->items, item_id("view", 0)));
    if (statistics_view_of(k)->height && k->right.most > 0)
        canvas_push_fold(c, scroll_seen(&k->right, &k->ui, k->right_window));
    statistics_view_of(k)->draw(k, c, picture_of(k));
    if (statistics_view_of(k)->height && k->right.most > 0) {
        canvas_pop_clip(c);
        scroll_draw(c, s, &k->right, k->right_window);
    }
}

static void close_scene(struct scene *s)
{
    struct statistics *k = (struct statistics *)s;
    stats_book_close(k->book);
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k->sum);
    mem_free(k);
}

static const struct scene_type type = {.name = "statistics",
                                       .covers = true,
                                       .input = input,
                                       .update = update,
                                       .draw = draw,
                                       .close = close_scene};

static int game_of(const char *game)
{
    for (int i = 0; stats_game(i); i++)
        if (strcmp(stats_game(i), game) == 0)
            return i;
    return 0;
}

/* The game of the match that ended last. */
static int last_game(struct app *app)
{
    size_t count = 0;
    struct played *one =
        app_store(app) ? profile_matches(app_store(app), NULL, NULL, 1, &count) : NULL;
    const int game = count ? game_of(one[0].game) : 0;
    if (one)
        profile_matches_free(one, count);
    return game;
}

static struct statistics *make(struct app *app, int game, int64_t person)
{
    CARRE_ASSERT(stats_game(game));
    struct statistics *k = mem_alloc(sizeof *k);
    k->right.number = 1;
    k->scene.app = app;
    k->sum = mem_alloc(sizeof *k->sum);
    k->assets = path_assets();
    world_open(&k->world, k->assets);
    k->person = person;
    go_to_game(k, game);
    return k;
}

void statistics_open(struct app *app, const char *game, int64_t person)
{
    struct statistics *k =
        make(app, game ? game_of(game) : last_game(app), person < 0 ? 0 : person);
    if (person < 0) {
        k->person = statistics_somebody(k);
        statistics_sum_up(k);
    }
    app_push(app, &k->scene, &type);
    app_world(&k->scene, stats_game(k->game));
}

void statistics_open_shown(struct app *app, const struct stats_sum *sum, const char *name, int view,
                           int measure)
{
    CARRE_ASSERT(view >= 0 && measure >= 0);
    struct statistics *k = make(app, game_of(sum->fold->game), 0);
    *k->sum = *sum;
    k->shown = name;
    k->view = view;
    k->measure = measure;
    statistics_sum_up(k);
    app_push(app, &k->scene, &type);
    app_world(&k->scene, stats_game(k->game));
}
