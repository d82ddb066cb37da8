/* Games played: all that were finished or left, a page at a time, each to be looked at again or
 * deleted. */
#include "matches_inside.h"
#include "stats_book.h"
#include "check.h"
#include "frame.h"
#include "game_folder.h"
#include "games.h"
#include "profile.h"
#include "saves.h"
#include "saves_kept.h"
#include "scenes.h"
#include "statistics_scene.h"

#include "mem.h"
#include "strbuf.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    DO_BACK = 1,
    DO_TAB,
    DO_OPEN,
    DO_EXPORT,
    DO_DELETE,
    DO_NEWER,
    DO_OLDER,
    DO_SAVES,
    DO_REVIEW,
    DO_STATISTICS,
    DO_WATCH
};

/* ---- a page ---- */

static size_t shown(const struct matches *k)
{
    return k->count < (size_t)k->rows ? k->count : (size_t)k->rows;
}

static void forget(struct matches *k)
{
    for (int i = 0; i < MOST_ROWS; i++) {
        mem_free(k->line[i]);
        mem_free(k->under[i]);
        mem_free(k->ended[i]);
        mem_free(k->when[i]);
        k->line[i] = k->under[i] = k->ended[i] = k->when[i] = NULL;
    }
    if (k->match)
        profile_matches_free(k->match, k->count);
    k->match = NULL;
    k->count = 0;
}

/* Only this page is read. After the last one the one before it shows. */
static void read_page(struct matches *k)
{
    struct store *store = app_store(k->scene.app);
    forget(k);
    k->lang = app_ui(k->scene.app)->lang;
    do {
        if (k->match)
            profile_matches_free(k->match, k->count);
        k->match =
            store ? profile_matches(store, k->game[k->tab], k->page ? &k->place[k->page - 1] : NULL,
                                    (size_t)k->rows + 1, &k->count)
                  : NULL;
    } while (k->match && !k->count && k->page && k->page--);
    for (size_t i = 0; i < shown(k); i++)
        matches_tell(k, i);
    if (k->at >= (int)shown(k))
        k->at = shown(k) ? (int)shown(k) - 1 : 0;
    app_redraw(k->scene.app);
}

/* Air is left between the last row and what stands at the foot. */
static struct rect list_of(const struct ui *ui) { return frame_at(ui, 536, PAGE_BODY, 1288, 682); }

static int rows_of(const struct ui *ui)
{
    const float h = fmaxf(ui_px(ui, 150),
                          ui_letters(ui, 34) * 1.3F + ui_letters(ui, 27) * 1.3F + ui_px(ui, 20)) +
                    ui_px(ui, 14);
    const int rows = (int)((list_of(ui).h + ui_px(ui, 14)) / h);
    return rows < 2 ? 2 : rows > MOST_ROWS ? MOST_ROWS : rows;
}

static struct rect row_of(const struct matches *k, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    return rect_row(list_of(ui), i, k->rows, ui_px(ui, 14));
}

/* ---- the scene ---- */

static void delete_answer(struct app *app, void *user, int which)
{
    struct matches *k = user;
    if (which != 1)
        return;
    store_begin(app_store(app));
    profile_remove_match(app_store(app), k->going);
    stats_book_forget(app_store(app), k->going_game, k->going);
    store_end(app_store(app));
    read_page(k);
}

static void ask_delete(struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0);
    struct strbuf text = STRBUF_EMPTY;
    const struct game *g = games_find(k->match[i].game);
    k->going = k->match[i].id;
    k->going_game = g ? g->id : "";
    strbuf_addf(&text, _("%s. This can’t be undone."), k->line[i]);
    dialog_open(k->scene.app, &(struct dialog_request){.heading = _("Delete this game?"),
                                                       .text = strbuf_text(&text),
                                                       .button = {_("Keep it"), _("Delete")},
                                                       .danger = true,
                                                       .answer = delete_answer,
                                                       .user = k});
    strbuf_free(&text);
}

static void look(struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct played *p = &k->match[i];
    char *text = profile_match_text(app_store(k->scene.app), p->id);
    if (text)
        replay_open(k->scene.app, &(struct replay_request){.text = text, .seats = p->seats});
    else
        app_toast(k->scene.app, _("This game no longer exists."));
    mem_free(text);
}

static void look_back(struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct played *p = &k->match[i];
    char *text = profile_match_text(app_store(k->scene.app), p->id);
    if (text)
        review_open(k->scene.app, &(struct review_request){.text = text, .seats = p->seats});
    else
        app_toast(k->scene.app, _("This game no longer exists."));
    mem_free(text);
}

static void export(struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct played *p = &k->match[i];
    char *text = profile_match_text(app_store(k->scene.app), p->id);
    const struct folder_hands *hands = game_folder(p->game)->hands;
    if (text && !hands)
        saves_export(k->scene.app, text);
    else if (text)
        hands->export(k->scene.app, text, p->seats, p->started, p->finished);
    else
        app_toast(k->scene.app, _("This game no longer exists."));
    mem_free(text);
}

static void turn_to(struct matches *k, size_t page)
{
    k->page = page;
    read_page(k);
}

static void turn_to_older(struct matches *k)
{
    const struct played *last = &k->match[shown(k) - 1];
    k->place = mem_realloc(k->place, (k->page + 1) * sizeof *k->place);
    k->place[k->page] = (struct played_place){last->ended, last->id};
    turn_to(k, k->page + 1);
}

static void choose(struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < MOST_ROWS);
    k->at = i;
    app_redraw(k->scene.app);
}

static bool is_in_a_row(int action)
{
    return action == DO_OPEN || action == DO_REVIEW || action == DO_EXPORT || action == DO_DELETE;
}

/* A press on a row chooses it; one on the row that is chosen watches it, and so does Enter. */
static void matches_input(struct scene *s, const struct item_event *event)
{
    struct matches *k = (struct matches *)s;
    const bool again = event->by_focus || event->arg == k->at;
    if (event->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
    else if (event->kind == ITEM_EVENT_SCROLL && event->wheel > 0 && k->page)
        turn_to(k, k->page - 1);
    else if (event->kind == ITEM_EVENT_SCROLL && event->wheel < 0 && k->count > shown(k))
        turn_to_older(k);
    if ((event->kind == ITEM_EVENT_FOCUS || event->kind == ITEM_EVENT_ACTIVATED) &&
        is_in_a_row(event->action))
        choose(k, event->arg);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_BACK: app_pop(s->app); break;
    case DO_TAB:
        k->tab = event->arg;
        k->at = 0;
        turn_to(k, 0);
        break;
    case DO_OPEN:
        if (again)
            look(k, event->arg);
        break;
    case DO_WATCH: look(k, k->at); break;
    case DO_REVIEW: look_back(k, event->arg); break;
    case DO_EXPORT: export(k, event->arg); break;
    case DO_DELETE: ask_delete(k, event->arg); break;
    case DO_SAVES: saves_open(s->app); break;
    case DO_STATISTICS: statistics_open(s->app, k->game[k->tab], STATISTICS_ANYBODY); break;
    case DO_NEWER: turn_to(k, k->page - 1); break;
    case DO_OLDER: turn_to_older(k); break;
    default: break;
    }
}

static const char *tab_name(const struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < MOST_GAMES);
    return k->game[i] ? _(games_find(k->game[i])->title) : _("All games");
}

static void add_row(struct matches *k, int i)
{
    CARRE_ASSERT(i >= 0 && i < MOST_ROWS);
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect r = row_of(k, i);
    items_add(k->scene.items,
              (struct item){.id = item_id("match", i),
                            .role = ITEM_BUTTON,
                            .name = k->line[i],
                            .value = k->under[i],
                            .about = _("Watch the replay."),
                            .action = DO_OPEN,
                            .arg = i,
                            .chosen = i == k->at,
                            .first = i == k->at,
                            .bounds = rect_make(r.x, r.y, r.w - matches_buttons_width(ui, r), r.h),
                            .radius = ui_px(ui, 22),
                            .sound = "ui/open"});
    items_add(
        k->scene.items,
        (struct item){.id = item_id("review", i),
                      .role = ITEM_BUTTON,
                      .name = _("Review"),
                      .value = k->line[i],
                      .about = _("Your costliest decisions, and the turning point of the game."),
                      .action = DO_REVIEW,
                      .arg = i,
                      .bounds = matches_button(ui, r, 0),
                      .radius = ui_px(ui, 22),
                      .sound = "ui/open"});
    items_add(
        k->scene.items,
        (struct item){.id = item_id("export", i),
                      .role = ITEM_BUTTON,
                      .name = _("Export"),
                      .value = k->line[i],
                      .about =
                          game_folder(k->match[i].game)->hands
                              ? _("Saves the hand history as a file that poker programs can read.")
                              : _("Saves the game as a text file that any copy of Carré can open."),
                      .action = DO_EXPORT,
                      .arg = i,
                      .bounds = matches_button(ui, r, 1),
                      .radius = ui_px(ui, 22),
                      .sound = "ui/open"});
    items_add(k->scene.items, (struct item){.id = item_id("delete", i),
                                            .role = ITEM_BUTTON,
                                            .name = _("Delete"),
                                            .value = k->line[i],
                                            .about = _("Deletes this game from the list."),
                                            .action = DO_DELETE,
                                            .arg = i,
                                            .bounds = matches_button(ui, r, 2),
                                            .radius = ui_px(ui, 22),
                                            .sound = "ui/open"});
}

/* Newer games are above the list, older ones below it; what is watched, at the right. */
static void add_foot(struct matches *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    items_add(k->scene.items, (struct item){.id = item_id("saves", 0),
                                            .role = ITEM_BUTTON,
                                            .name = _("Saved games"),
                                            .about = _("Games you’ve saved under a name."),
                                            .action = DO_SAVES,
                                            .key = (enum key)'S',
                                            .pad = PAD_Y,
                                            .bounds = frame_bar(ui, 0, 1),
                                            .radius = ui_px(ui, 22),
                                            .sound = "ui/open"});
    items_add(k->scene.items, (struct item){.id = item_id("statistics", 0),
                                            .role = ITEM_BUTTON,
                                            .name = _("Statistics"),
                                            .about = _("All your results, in numbers and charts."),
                                            .action = DO_STATISTICS,
                                            .key = (enum key)'T',
                                            .pad = PAD_X,
                                            .bounds = frame_bar(ui, 1, 1),
                                            .radius = ui_px(ui, 22),
                                            .sound = "ui/open"});
    saves_pages_add(&k->scene, &(struct saves_pages){DO_NEWER, DO_OLDER, k->page > 0,
                                                     k->count > shown(k), .column = 2});
    if (k->count)
        items_add(k->scene.items, (struct item){.id = item_id("watch", 0),
                                                .role = ITEM_BUTTON,
                                                .name = _("Watch replay"),
                                                .value = k->line[k->at],
                                                .action = DO_WATCH,
                                                .key = KEY_ENTER,
                                                .bounds = frame_bar(ui, 3, 1),
                                                .radius = ui_px(ui, 22),
                                                .sound = "ui/open"});
}

static int matches_update(struct scene *s)
{
    struct matches *k = (struct matches *)s;
    const struct ui *ui = app_ui(s->app);
    if (k->rows != rows_of(ui) || !k->lang || strcmp(k->lang, ui->lang) != 0) {
        k->rows = rows_of(ui);
        read_page(k);
    }
    const struct rect list = list_of(ui), left = frame_at(ui, 96, PAGE_BODY, 408, 88),
                      tabs = rect_make(left.x, list.y, left.w, list.h);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    for (int i = 0; i < k->ngames; i++)
        items_add(s->items, (struct item){.id = item_id("tab", i),
                                          .role = ITEM_TAB,
                                          .name = tab_name(k, i),
                                          .chosen = i == k->tab,
                                          .action = DO_TAB,
                                          .arg = i,
                                          .key = (enum key)('1' + i),
                                          .bounds = rect_row(tabs, i, k->ngames, ui_px(ui, 14)),
                                          .radius = ui_px(ui, 22),
                                          .first = i == k->tab && !k->count});
    for (int i = 0; i < (int)shown(k); i++)
        add_row(k, i);
    if (k->count == 0)
        items_add(s->items, (struct item){.id = item_id("none", 0),
                                          .role = ITEM_TEXT,
                                          .name = _("No finished games yet."),
                                          .bounds = list_of(ui)});
    add_foot(k);
    items_end(s->items);
    return SCENE_IDLE;
}

static void matches_draw(const struct scene *s, struct canvas *c)
{
    const struct matches *k = (const struct matches *)s;
    const struct ui *ui = app_ui(s->app);
    const struct item *watch = items_get(s->items, item_id("watch", 0));
    ui_ground(c, ui);
    frame_heading(c, ui, _("Games played"), _("Replay any of your games from the first card."),
                  saves_pages_right(s));
    frame_draw_back(c, ui, s);
    matches_draw_tabs(k, c);
    ui_button(c, ui, items_get(s->items, item_id("statistics", 0)), _("Statistics"), "chart",
              UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("saves", 0)), _("Saved games"), NULL, UI_PLAIN);
    for (int i = 0; i < (int)shown(k); i++)
        matches_draw_row(k, c, i, row_of(k, i));
    if (k->count == 0)
        frame_nothing(c, ui, "history", _("No finished games yet."), list_of(ui));
    saves_pages_draw(s, c);
    if (watch)
        ui_button(c, ui, watch, watch->name, "play", UI_MAIN);
}

static void matches_show(struct scene *s)
{
    struct matches *k = (struct matches *)s;
    k->lang = NULL; /* a game may have come: the page is read again */
    audio_music(app_audio(s->app), "title");
    audio_room(app_audio(s->app), AUDIO_ROOM_NONE);
}

static void matches_close(struct scene *s)
{
    struct matches *k = (struct matches *)s;
    forget(k);
    mem_free(k->place);
    mem_free(k);
}

static const struct scene_type matches_type = {.name = "matches",
                                               .frame = true,
                                               .covers = true,
                                               .show = matches_show,
                                               .input = matches_input,
                                               .update = matches_update,
                                               .draw = matches_draw,
                                               .close = matches_close};

void matches_open(struct app *app)
{
    struct matches *k = mem_alloc(sizeof *k);
    k->ngames = 1;
    for (int i = 0; saves_game(i) && k->ngames < MOST_GAMES; i++)
        k->game[k->ngames++] = saves_game(i);
    app_push(app, &k->scene, &matches_type);
}

bool matches_any(struct app *app)
{
    size_t count = 0;
    if (!app_store(app))
        return false;
    struct played *one = profile_matches(app_store(app), NULL, NULL, 1, &count);
    profile_matches_free(one, count);
    return count > 0;
}
