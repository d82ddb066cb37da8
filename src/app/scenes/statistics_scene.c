/* The statistics page: a tab for each game, the person's figures as lines on the left, pictures on the right. What is missing in the store is read from the logs while the page
 * already shows. */
#include "statistics_inside.h"

#include "ace_player.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "skins.h"
#include "upcolor_look.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { READ_AT_ONCE = 1 << 14, SUM_AFTER = 12 };

/* ---- what there is of a game ---- */

static const struct statistics_view *const views[][STATISTICS_VIEWS] = {        /* by figures_game */
    {&statistics_duels, &statistics_enemies},
    {&statistics_chips, &statistics_hands},
    {&statistics_chips, &statistics_hands, &statistics_powers},
    {&statistics_chips, &statistics_hands, &statistics_effects},
    {&statistics_balance, &statistics_rounds},
};

static const char *const grounds[] = {"ace/ground", "power-up/ground", "power-up/ground", "spec/ground", "upcolor/ground/bands"};

static int views_of(int game)
{
    int n = 0;
    while (n < STATISTICS_VIEWS && views[game][n])
        n++;
    return n;
}

static const struct statistics_view *view_of(const struct statistics *k) { return views[k->game][k->view]; }
static bool anything(const struct statistics *k) { return k->sum->matches > 0; }
static const char *game_title(int game) { return _(games_find(figures_game(game))->title); }

static void dress(struct statistics *k)
{
    const struct skin *skin = skins_find(figures_game(k->game));
    k->ui = *app_ui(k->scene.app);
    k->ui.theme = k->ui.contrast ? skin->contrast : skin->theme;
    if (strcmp(skin->game, "upcolor") == 0 && app_setting(k->scene.app, SETTING_UPCOLOR_GROUND) == GROUND_DARK)
        k->ui.theme = k->ui.contrast ? &uc_dark_contrast : &uc_dark;
    k->scene.theme = k->ui.theme;
    k->chart = k->ui;
    k->chart_theme = *k->ui.theme;
    k->chart.theme = &k->chart_theme;
    if (k->ui.theme->accent == k->ui.theme->text)
        k->chart_theme.accent = k->ui.theme->good;
}

static void sum_up(struct statistics *k)
{
    if (!k->shown)
        figures_book_sum(k->book, k->person, k->sum);
    k->rows = figures_rows(k->sum, k->row);
    if (k->curve >= k->sum->curves)
        k->curve = 0;
}

static void go_to_game(struct statistics *k, int game)
{
    figures_book_close(k->book);
    k->game = game;
    k->view = k->curve = k->reads = 0;
    k->left.at = k->right.at = 0;
    k->cell = -1;
    k->shown = NULL;
    k->book = figures_book_open(app_store(k->scene.app), figures_game(game));
    dress(k);
    sum_up(k);
}

/* ---- whose ---- */

static bool several(struct app *app)
{
    size_t count = 0;
    if (app_store(app))
        mem_free(profile_people(app_store(app), &count));
    return count > 0;
}

/* The next one of the people at this screen, then whoever has no name. */
static void next_person(struct statistics *k)
{
    struct store *store = app_store(k->scene.app);
    size_t count = 0, at = 0;
    struct person *people = store ? profile_people(store, &count) : NULL;
    while (k->person && at < count && people[at].id != k->person)
        at++;
    if (k->person)
        at++;
    k->person = at < count ? people[at].id : 0;
    k->curve = 0;
    mem_free(people);
    sum_up(k);
}

static void person_name(const struct statistics *k, char out[NAME_BYTES * 2])
{
    struct person who;
    if (k->shown)
        snprintf(out, NAME_BYTES * 2, "%s", k->shown);
    else if (k->person && app_store(k->scene.app) && profile_find(app_store(k->scene.app), k->person, &who))
        snprintf(out, NAME_BYTES * 2, "%s", who.name);
    else
        snprintf(out, NAME_BYTES * 2, "%s", _("Without a name"));
}

/* Who played last, unless only somebody without a name has played this. */
static int64_t somebody(struct statistics *k)
{
    struct store *store = app_store(k->scene.app);
    size_t count = 0;
    struct person *people = store ? profile_people(store, &count) : NULL;
    int64_t found = count ? people[0].id : 0;
    for (size_t i = 0; i < count; i++) {
        figures_book_sum(k->book, people[i].id, k->sum);
        if (anything(k)) {
            found = people[i].id;
            break;
        }
    }
    figures_book_sum(k->book, 0, k->sum);
    if (found && anything(k)) {
        figures_book_sum(k->book, found, k->sum);
        if (!anything(k))
            found = 0;
    }
    mem_free(people);
    return found;
}

/* ---- places ---- */

static bool large(const struct ui *ui) { return ui->text > 1.3F; }

static int games(void)
{
    int n = 0;
    while (figures_game(n))
        n++;
    return n;
}

/* So many games stand in a row of tabs: all of them, unless their letters are too large for that. */
static int tabs_in_row(const struct ui *ui)
{
    const float room = ui_px(ui, 1728) / (float)games() - ui_px(ui, 14 + 44 + 16) - ui_letters(ui, 32) * 1.3F;
    for (int i = 0; i < games(); i++)
        if (ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 18}, game_title(i)) > room)
            return (games() + 1) / 2;
    return games();
}

static float tabs_bottom(const struct ui *ui) { return tabs_in_row(ui) == games() ? 252 : 336; }
static struct rect left_of(const struct ui *ui) { return ui_at(ui, 96, tabs_bottom(ui) + 24, large(ui) ? 640 : 536, 1000 - tabs_bottom(ui)); }
static struct rect right_of(const struct ui *ui) { return ui_at(ui, large(ui) ? 808 : 704, tabs_bottom(ui) + 24, large(ui) ? 1016 : 1120, 1000 - tabs_bottom(ui)); }

/* So wide are the values, all alike, that their bars stand in one line. */
static float value_w(const struct statistics *k, float room)
{
    float w = 0;
    for (int i = 0; i < k->rows; i++)
        w = fmaxf(w, ui_write_width(&k->ui, &(struct ui_words){.face = k->ui.theme->strong, .size = 33}, k->row[i].value) + 4);
    return fminf(w, room * 0.42F);
}

static float gauge_w(const struct statistics *k, float room) { return large(&k->ui) ? 0 : fminf(ui_px(&k->ui, 120), room * 0.2F); }

/* Of a row without its margins: what is left for the name. */
static float name_w(const struct statistics *k, const struct figures_row *row, float room)
{
    const float gauge = row->whole > 0 ? gauge_w(k, room) : 0;
    return room - value_w(k, room) - (gauge > 0 ? gauge + ui_px(&k->ui, 16) : ui_px(&k->ui, 12));
}

/* As high as it takes to fill the panel, within what looks like a list; higher where a name needs two lines. */
static float row_h(const struct statistics *k, struct rect window)
{
    const struct ui *ui = &k->ui;
    const float room = window.w - 2 * ui_px(ui, 14);
    float least = fmaxf(ui_px(ui, 54), ui_letters(ui, 27) * 1.45F);
    for (int i = 0; i < k->rows; i++)
        if (ui_write_width(ui, &(struct ui_words){.size = 18}, k->row[i].name) > name_w(k, &k->row[i], room) - 1)
            least = fmaxf(least, ui_least(ui) * 2.9F + ui_px(ui, 4));
    return fmaxf(fminf(window.h / fmaxf(1, (float)k->rows), ui_px(ui, 68)), least);
}

static const char *const *view_names(const struct statistics *k)
{
    static const char *names[STATISTICS_VIEWS + 1];
    const int n = views_of(k->game);
    for (int i = 0; i < n; i++)
        names[i] = _(views[k->game][i]->name);
    names[n] = NULL;
    return names;
}

static float choice_h(const struct statistics *k, float w) { return frame_choice_height(&k->ui, view_names(k), w / (float)views_of(k->game)); }

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
    return view_of(k)->height ? rect_make(r.x, r.y - k->right.at, r.w, fmaxf(r.h, view_of(k)->height(k, r.w))) : r;
}

struct rect statistics_caption(const struct statistics *k, struct canvas *c, struct rect area, const char *text)
{
    const struct ui *ui = &k->ui;
    const struct ui_words how = {.size = 25, .colour = ui->theme->soft};
    const float h = ui_write_height(ui, &how, text, area.w) + ui_px(ui, 8);
    if (c)
        ui_write(c, ui, &how, text, rect_make(area.x, area.y, area.w, h));
    return rect_make(area.x, area.y + h, area.w, area.h - h);
}

/* ---- input ---- */

static void input(struct scene *s, const struct news *news)
{
    struct statistics *k = (struct statistics *)s;
    if (news->kind == NEWS_BACK || (news->kind == NEWS_ACTIVATED && news->action == STATISTICS_DO_BACK)) {
        app_pop(s->app);
        return;
    }
    if (news->kind == NEWS_ACTIVATED && news->action == STATISTICS_DO_GAME)
        go_to_game(k, news->arg);
    else if (news->kind == NEWS_ACTIVATED && news->action == STATISTICS_DO_PERSON)
        next_person(k);
    else if (news->kind == NEWS_ACTIVATED && news->action == STATISTICS_DO_ROW)
        app_toast(s->app, k->row[news->arg].about);
    else if (news->kind == NEWS_ACTIVATED && news->action == STATISTICS_DO_CURVE)
        k->curve = news->arg;
    else if (news->kind == NEWS_ACTIVATED && news->action == STATISTICS_DO_CELL)
        k->cell = news->arg;
    else if (news->kind == NEWS_CHANGED && news->action == STATISTICS_DO_VIEW) {
        k->view = news->amount;
        k->right.at = 0;
    } else if (news->kind == NEWS_CHANGED && news->action == STATISTICS_DO_MEASURE)
        k->measure = news->amount;
    const bool right = news->kind == NEWS_SCROLL ? news->at.x >= k->right_window.x && !rect_empty(k->right_window)
                                                 : news->item && rect_contains(k->right_window, rect_centre(news->item->bounds)) && k->right.most > 0;
    scroll_news(right ? &k->right : &k->left, &k->ui, news, right ? k->right_window : k->left_window);
}

/* ---- items ---- */

static void tabs(struct statistics *k)
{
    const struct ui *ui = &k->ui;
    const int n = games(), in_row = tabs_in_row(ui);
    for (int i = 0; i < n; i++)
        items_add(k->scene.items, (struct item){.id = item_id("tab", i), .role = ITEM_TAB, .name = game_title(i), .chosen = i == k->game, .action = STATISTICS_DO_GAME, .arg = i, .key = (enum key)('1' + i),
                                                .pad = i == k->game - 1 ? PAD_LEFT_SHOULDER : i == k->game + 1 ? PAD_RIGHT_SHOULDER : PAD_NONE, .first = i == k->game,
                                                .bounds = rect_column(ui_at(ui, 96, 176 + 84 * (float)(i / in_row), 1728, 76), i % in_row, in_row, ui_px(ui, 14))});
}

static void rows(struct statistics *k)
{
    const struct ui *ui = &k->ui;
    const struct rect window = rect_inset(left_of(ui), ui_px(ui, 16));
    const float h = row_h(k, window);
    scroll_limit(&k->left, h * (float)k->rows, window.h);
    k->left_window = window;
    items_push_clip(k->scene.items, window);
    for (int i = 0; i < k->rows; i++)
        items_add(k->scene.items, (struct item){.id = item_id("row", i), .role = ITEM_BUTTON, .name = k->row[i].name, .value = k->row[i].value, .about = k->row[i].about, .action = STATISTICS_DO_ROW, .arg = i,
                                                .bounds = rect_make(window.x, window.y - k->left.at + h * (float)i, window.w, h), .radius = ui_px(ui, 12), .sound = ""});
    items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->left, window);
}

static void view_items(struct statistics *k)
{
    if (!view_of(k)->height) {
        view_of(k)->items(k, picture_of(k));
        return;
    }
    k->right_window = window_of(k);
    scroll_limit(&k->right, picture_of(k).h, k->right_window.h);
    const bool scrolls = k->right.most > 0;
    if (scrolls)
        items_push_clip(k->scene.items, k->right_window);
    view_of(k)->items(k, picture_of(k));
    if (scrolls)
        items_pop_clip(k->scene.items);
    scroll_buttons(&k->scene, &k->right, k->right_window);
}

static int update(struct scene *s)
{
    struct statistics *k = (struct statistics *)s;
    char name[NAME_BYTES * 2];
    dress(k);
    const bool more = figures_book_read(k->book, READ_AT_ONCE);
    if (k->reads >= 0 && (!more || ++k->reads % SUM_AFTER == 0)) {
        sum_up(k);
        k->reads = more ? k->reads : -1;
    }
    const struct ui *ui = &k->ui;
    k->right_window = (struct rect){0};
    items_begin(s->items);
    struct item *back = frame_back(s, _("Back"), STATISTICS_DO_BACK);
    if (large(ui))
        back->bounds = ui_at(ui, 1424, 62, 400, 76);
    person_name(k, name);
    items_add(s->items, (struct item){.id = item_id("person", 0), .role = ITEM_BUTTON, .name = name, .action = STATISTICS_DO_PERSON, .key = 'N', .pad = PAD_Y, .bounds = large(ui) ? ui_at(ui, 900, 62, 500, 76) : ui_at(ui, 1010, 62, 510, 76),
                                      .about = _("Whose figures these are. Press for the next person."),
                                      .why_not = k->shown || several(s->app) ? NULL : _("Nobody has a name here yet. Names are given where people sit down to play together.")});
    tabs(k);
    if (anything(k)) {
        const struct rect r = rect_inset(right_of(ui), ui_px(ui, 24));
        rows(k);
        frame_choice(s, (struct item){.id = item_id("view", 0), .name = _("Picture"), .amount = k->view, .action = STATISTICS_DO_VIEW, .bounds = rect_make(r.x, r.y, r.w, choice_h(k, r.w))}, view_names(k));
        view_items(k);
    } else {
        items_add(s->items, (struct item){.id = item_id("none", 0), .role = ITEM_TEXT, .readable = true, .name = _("Nothing played yet"), .bounds = ui_at(ui, 460, 420, 1000, 420)});
    }
    items_end(s->items);
    return more ? 0 : SCENE_IDLE;
}

/* ---- drawing ---- */

static void ground(const struct statistics *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    const float u = fmaxf(ui->w / 1920, ui->h / 1080);
    ui_ground(c, ui);
    if (ui->contrast)
        return;
    if (canvas_has_picture(c, grounds[k->game]))
        canvas_picture(c, grounds[k->game], rect_around((struct point){ui->w / 2, ui->h / 2}, 1920 * u, 1080 * u), paint_plain());
    canvas_fill(c, rect_make(0, 0, ui->w, ui->h), colour_faded(ui->theme->ground, 0.7F));
}

static void heading(const struct statistics *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    canvas_picture(c, "frame/mark", ui_at(ui, 96, 52, 96, 96), paint_plain());
    ui_write(c, ui, &(struct ui_words){.face = ui->theme->display, .size = 58, .lines = 1, .place = TEXT_MIDDLE}, _("Statistics"), ui_at(ui, 220, 46, 660, 108));
}

static void draw_row(const struct statistics *k, struct canvas *c, int i)
{
    const struct ui *ui = &k->ui;
    const struct item *item = items_get(k->scene.items, item_id("row", i));
    const struct figures_row *row = &k->row[i];
    if (!item)
        return;
    const struct rect box = rect_inset_xy(item->bounds, ui_px(ui, 14), ui_px(ui, 2));
    const struct ui_words value = {.face = ui->theme->strong, .size = 33, .place = TEXT_MIDDLE, .align = TEXT_RIGHT, .lines = 1};
    const float w = value_w(k, box.w), gauge = row->whole > 0 ? gauge_w(k, box.w) : 0, name = name_w(k, row, box.w);
    if (item->hovered)
        canvas_panel(c, item->bounds, &(struct panel){.fill = colour_faded(ui->theme->accent, 0.14F), .radius = item->radius});
    if (i)
        canvas_fill(c, rect_make(box.x, roundf(item->bounds.y), box.w, fmaxf(1, ui_px(ui, 1))), colour_faded(ui->theme->line, 0.6F));
    ui_write(c, ui, &(struct ui_words){.size = 27, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 2}, row->name, rect_make(box.x, box.y, name, box.h));
    if (gauge > 0)
        chart_row(c, &k->chart, rect_make(box.x + name + ui_px(ui, 8), box.y, gauge, box.h), (float)row->part, (float)row->whole);
    ui_write(c, ui, &value, row->value, rect_make(rect_right(box) - w, box.y, w, box.h));
    ui_ring(c, ui, item);
}

static void draw_empty(const struct statistics *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    ui_panel(c, ui, ui_at(ui, 460, 420, 1000, 420), false);
    ui_icon(c, ui, "chart", ui_at(ui, 900, 470, 120, 120), ui->theme->accent);
    ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 44, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, _("Nothing played yet"), ui_at(ui, 500, 610, 920, 80));
    ui_write(c, ui, &(struct ui_words){.size = 30, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_TOP}, _("The first game that comes to its end leaves its figures here."), ui_at(ui, 500, 700, 920, 120));
}

static void draw_left(const struct statistics *k, struct canvas *c)
{
    const struct ui *ui = &k->ui;
    const size_t left = figures_book_left(k->book);
    char text[160];
    if (!left)
        return;
    snprintf(text, sizeof text, i18n_plural("%d older game is still being counted …", "%d older games are still being counted …", (unsigned long)left), (int)left);
    ui_write(c, ui, &(struct ui_words){.size = 22, .colour = ui->theme->soft, .place = TEXT_MIDDLE, .lines = 1}, text, ui_at(ui, 96, 1030, 1728, 40));
}

static void draw(const struct scene *s, struct canvas *c)
{
    const struct statistics *k = (const struct statistics *)s;
    const struct ui *ui = &k->ui;
    const struct item *person = items_get(s->items, item_id("person", 0));
    ground(k, c);
    heading(k, c);
    ui_button(c, ui, items_get(s->items, item_id("back", 0)), _("Back"), NULL, UI_PLAIN);
    ui_button(c, ui, person, person->name, "friends", UI_PLAIN);
    ui_tabs(c, ui, s->items);
    draw_left(k, c);
    if (!anything(k)) {
        draw_empty(k, c);
        return;
    }
    ui_panel(c, ui, left_of(ui), false);
    ui_panel(c, ui, right_of(ui), false);
    canvas_push_clip(c, k->left_window);
    for (int i = 0; i < k->rows; i++)
        draw_row(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->left, k->left_window);
    ui_choice(c, ui, s->items, items_get(s->items, item_id("view", 0)));
    if (view_of(k)->height && k->right.most > 0)
        canvas_push_clip(c, k->right_window);
    view_of(k)->draw(k, c, picture_of(k));
    if (view_of(k)->height && k->right.most > 0) {
        canvas_pop_clip(c);
        scroll_draw(c, s, &k->right, k->right_window);
    }
}

static void close_scene(struct scene *s)
{
    struct statistics *k = (struct statistics *)s;
    figures_book_close(k->book);
    world_close(&k->world);
    mem_free(k->assets);
    mem_free(k->sum);
    mem_free(k);
}

static const struct scene_type type = {.name = "statistics", .covers = true, .input = input, .update = update, .draw = draw, .close = close_scene};

static int game_of(const char *game)
{
    for (int i = 0; figures_game(i); i++)
        if (strcmp(figures_game(i), game) == 0)
            return i;
    return 0;
}

/* The game of the match that ended last. */
static int last_game(struct app *app)
{
    size_t count = 0;
    struct played *one = app_store(app) ? profile_matches(app_store(app), NULL, 0, 1, &count) : NULL;
    const int game = count ? game_of(one[0].game) : 0;
    if (one)
        profile_matches_free(one, count);
    return game;
}

static struct statistics *make(struct app *app, int game, int64_t person)
{
    struct statistics *k = mem_alloc(sizeof *k);
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
    struct statistics *k = make(app, game ? game_of(game) : last_game(app), person < 0 ? 0 : person);
    if (person < 0) {
        k->person = somebody(k);
        sum_up(k);
    }
    app_push(app, &k->scene, &type);
}

void statistics_open_shown(struct app *app, const struct figures_sum *sum, const char *name, int view, int measure)
{
    struct statistics *k = make(app, game_of(sum->fold->game), 0);
    *k->sum = *sum;
    k->shown = name;
    k->view = view;
    k->measure = measure;
    sum_up(k);
    app_push(app, &k->scene, &type);
}
