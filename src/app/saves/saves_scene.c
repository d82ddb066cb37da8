/* Saved games: those that were kept under a name, to be gone on with, renamed, exported or deleted.
 */
#include "frame.h"

#include "check.h"
#include "games.h"
#include "saves.h"
#include "saves_kept.h"
#include "scenes.h"
#include "table.h"

#include "mem.h"
#include "strbuf.h"

#include <math.h>
#include <string.h>

enum { DO_BACK = 1, DO_GO, DO_NAME, DO_EXPORT, DO_DELETE, DO_NEWER, DO_OLDER };
enum { MOST_ROWS = 8 };

struct saves_page {
    struct scene scene;
    struct kept_save *save;
    size_t count, skip;
    int rows, asked; /* asked: the save that a question is about */
};

static size_t shown(const struct saves_page *k)
{
    return k->count - k->skip < (size_t)k->rows ? k->count - k->skip : (size_t)k->rows;
}

static void read_all(struct saves_page *k)
{
    mem_free(k->save);
    k->save = saves_kept(k->scene.app, &k->count);
    while (k->skip && k->skip >= k->count)
        k->skip = k->skip > (size_t)k->rows ? k->skip - (size_t)k->rows : 0;
    app_redraw(k->scene.app);
}

static int rows_of(const struct ui *ui)
{
    const float h = fmaxf(ui_px(ui, 118),
                          ui_letters(ui, 34) * 1.3F + ui_letters(ui, 27) * 1.3F + ui_px(ui, 20)) +
                    ui_px(ui, 12);
    const int rows = (int)((frame_at(ui, 96, PAGE_BODY, 1728, 718).h - ui_px(ui, 28)) / h);
    return rows < 2 ? 2 : rows > MOST_ROWS ? MOST_ROWS : rows;
}

/* ---- what can be done with one ---- */

static void go_on(struct saves_page *k, int number)
{
    struct app *app = k->scene.app;
    char game[24], *text = saves_kept_text(app, number);
    if (text && saves_take_up(app, number, game)) {
        app_home(app);
        table_open(app, &(struct table_request){.game = game, .saved = text, .story = true});
    } else
        app_toast(app, _("This game no longer exists."));
    mem_free(text);
}

static void name_answer(struct app *app, void *user, const char *name)
{
    struct saves_page *k = user;
    saves_rename(app, k->asked, name);
    read_all(k);
}

static void delete_answer(struct app *app, void *user, int which)
{
    struct saves_page *k = user;
    if (which != 1)
        return;
    saves_delete(app, k->asked);
    read_all(k);
}

static void ask_delete(struct saves_page *k, const struct kept_save *s)
{
    struct strbuf text = STRBUF_EMPTY;
    strbuf_addf(&text, _("%s. This can’t be undone."), s->name);
    dialog_open(k->scene.app, &(struct dialog_request){.heading = _("Delete this game?"),
                                                       .text = strbuf_text(&text),
                                                       .button = {_("Keep it"), _("Delete")},
                                                       .danger = true,
                                                       .answer = delete_answer,
                                                       .user = k});
    strbuf_free(&text);
}

static void export(struct saves_page *k, int number)
{
    char *text = saves_kept_text(k->scene.app, number);
    if (text)
        saves_export(k->scene.app, text);
    mem_free(text);
}

static size_t newer(const struct saves_page *k)
{
    return k->skip > (size_t)k->rows ? k->skip - (size_t)k->rows : 0;
}
static bool has_older(const struct saves_page *k) { return k->skip + (size_t)k->rows < k->count; }

static void saves_input(struct scene *s, const struct item_event *event)
{
    struct saves_page *k = (struct saves_page *)s;
    if (event->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
    else if (event->kind == ITEM_EVENT_SCROLL && (event->wheel > 0 ? k->skip > 0 : has_older(k)))
        k->skip = event->wheel > 0 ? newer(k) : k->skip + (size_t)k->rows;
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    const struct kept_save *save =
        k->skip + (size_t)event->arg < k->count ? &k->save[k->skip + (size_t)event->arg] : NULL;
    if (save)
        k->asked = save->number;
    switch (event->action) {
    case DO_BACK: app_pop(s->app); break;
    case DO_GO:
        if (save)
            go_on(k, save->number);
        break;
    case DO_NAME:
        if (save)
            naming_open(s->app, _("New name"), save->name, name_answer, k);
        break;
    case DO_EXPORT:
        if (save)
            export(k, save->number);
        break;
    case DO_DELETE:
        if (save)
            ask_delete(k, save);
        break;
    case DO_NEWER: k->skip = newer(k); break;
    case DO_OLDER: k->skip += (size_t)k->rows; break;
    default: break;
    }
    app_redraw(s->app);
}

/* ---- the page ---- */

static const char *const part[] = {"rename", "export", "delete"};

static void add_row(struct saves_page *k, int i)
{
    CARRE_ASSERT(i >= 0 && k->skip + (size_t)i < k->count);
    const struct ui *ui = app_ui(k->scene.app);
    const struct kept_save *save = &k->save[k->skip + (size_t)i];
    const struct game *g = games_find(save->game);
    const struct rect r =
        rect_row(frame_at(ui, 96, PAGE_BODY, 1728, 718), i, k->rows, ui_px(ui, 12));
    const char *const names[] = {_("Rename"), _("Export"), _("Delete")};
    const char *const abouts[] = {
        NULL, _("Saves the game as a text file that any copy of Carré can open."), NULL};
    const float w = fmaxf(ui_px(ui, 230), ui_letters(ui, 28) * 6.5F), gap = ui_px(ui, 12);
    items_add(k->scene.items,
              (struct item){.id = item_id("save", i),
                            .role = ITEM_BUTTON,
                            .name = save->name,
                            .value = g ? _(g->title) : save->game,
                            .about = _("Continue from this point. The save is kept."),
                            .action = DO_GO,
                            .arg = i,
                            .first = i == 0,
                            .bounds = rect_make(r.x, r.y, r.w - 3 * (w + gap) - ui_px(ui, 18), r.h),
                            .radius = ui_px(ui, 22),
                            .sound = "ui/open"});
    for (int p = 0; p < 3; p++)
        items_add(k->scene.items,
                  (struct item){.id = item_id(part[p], i),
                                .role = ITEM_BUTTON,
                                .name = names[p],
                                .value = save->name,
                                .about = abouts[p],
                                .action = DO_NAME + p,
                                .arg = i,
                                .bounds = rect_make(rect_right(r) - ui_px(ui, 18) -
                                                        (float)(3 - p) * w - (float)(2 - p) * gap,
                                                    r.y + ui_px(ui, 20), w, r.h - ui_px(ui, 40)),
                                .radius = ui_px(ui, 22),
                                .sound = "ui/open"});
}

static int saves_update(struct scene *s)
{
    struct saves_page *k = (struct saves_page *)s;
    const struct ui *ui = app_ui(s->app);
    if (!k->save || k->rows != rows_of(ui)) {
        k->rows = rows_of(ui);
        read_all(k);
    }
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    for (int i = 0; i < (int)shown(k); i++)
        add_row(k, i);
    if (k->count == 0)
        items_add(
            s->items,
            (struct item){
                .id = item_id("none", 0),
                .role = ITEM_TEXT,
                .name = _("No saved games yet. Use “Save as…” in the pause menu of any game."),
                .bounds = frame_at(ui, 96, PAGE_BODY, 1728, 718)});
    saves_pages_add(
        s, &(struct saves_pages){DO_NEWER, DO_OLDER, k->skip > 0, has_older(k), .column = 3});
    items_end(s->items);
    return SCENE_IDLE;
}

/* Of all rows: narrow where one of the names wants the room. */
static float slice_width(const struct saves_page *k, struct rect row)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float usual = fminf(ui_px(ui, 290), row.w * 0.3F),
                narrow = fminf(row.h - ui_px(ui, 18), row.w * 0.16F);
    const struct ui_words name = {.face = ui->theme->strong, .size = 22};
    for (int i = 0; i < (int)shown(k); i++)
        if (ui_write_width(ui, &name, k->save[k->skip + (size_t)i].name) >
            row.w - usual - ui_px(ui, 60))
            return narrow;
    return usual;
}

static void draw_row(const struct saves_page *k, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0 && k->skip + (size_t)i < k->count);
    const struct ui *ui = app_ui(k->scene.app);
    const struct kept_save *save = &k->save[k->skip + (size_t)i];
    const struct item *row = items_get(k->scene.items, item_id("save", i));
    const struct rect b = row->bounds;
    struct item wide = *row; /* its box is below its buttons, too */
    wide.bounds.w =
        rect_right(items_get(k->scene.items, item_id("delete", i))->bounds) + ui_px(ui, 18) - b.x;
    const uint32_t ink = ui_box(c, ui, &wide, UI_PLAIN);
    const struct rect slice = {b.x + ui_px(ui, 6), b.y + ui_px(ui, 6),
                               slice_width(k, b) + ui_px(ui, 12), b.h - ui_px(ui, 12)},
                      in = {rect_right(slice) + ui_px(ui, 28), b.y + ui_px(ui, 8),
                            rect_right(b) - rect_right(slice) - ui_px(ui, 40), b.h - ui_px(ui, 16)};
    saves_slice(c, ui, save->game, slice, 1, false, &wide);
    struct strbuf under = STRBUF_EMPTY;
    char when[120];
    saves_when(save->changed, when, sizeof when);
    strbuf_addf(&under, "%s · %s", row->value, when);
    const bool fits =
        ui_write_width(ui, &(struct ui_words){.size = 18}, strbuf_text(&under)) <= in.w;
    const float h = fits ? in.h * 0.54F : in.h;
    ui_write(c, ui,
             &(struct ui_words){.face = ui->theme->strong,
                                .size = 34,
                                .colour = ink,
                                .place = TEXT_MIDDLE,
                                .lines = fits ? 1 : 2},
             save->name, rect_make(in.x, in.y, in.w, h));
    if (fits)
        ui_write(c, ui, &UI_LINE(NULL, 27, ui->theme->soft, TEXT_LEFT), strbuf_text(&under),
                 rect_make(in.x, in.y + h, in.w, in.h - h));
    strbuf_free(&under);
    float px = 1e6F; /* the three beside it share one size */
    for (int p = 0; p < 3; p++)
        px = fminf(px, ui_button_px(ui, items_get(k->scene.items, item_id(part[p], i)),
                                    items_get(k->scene.items, item_id(part[p], i))->name, NULL));
    for (int p = 0; p < 3; p++) {
        const struct item *item = items_get(k->scene.items, item_id(part[p], i));
        ui_button_like(c, ui, item, item->name, NULL, UI_PLAIN, px);
    }
}

static void saves_draw(const struct scene *s, struct canvas *c)
{
    const struct saves_page *k = (const struct saves_page *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Saved games"), NULL, saves_pages_right(s));
    frame_draw_back(c, ui, s);
    for (int i = 0; i < (int)shown(k); i++)
        draw_row(k, c, i);
    const struct item *none = items_get(s->items, item_id("none", 0));
    if (none)
        frame_nothing(c, ui, "history", none->name, none->bounds);
    saves_pages_draw(s, c);
}

static void saves_close(struct scene *s)
{
    mem_free(((struct saves_page *)s)->save);
    mem_free(s);
}

static const struct scene_type saves_type = {.name = "saves",
                                             .frame = true,
                                             .covers = true,
                                             .input = saves_input,
                                             .update = saves_update,
                                             .draw = saves_draw,
                                             .close = saves_close};

void saves_open(struct app *app)
{
    struct saves_page *k = mem_alloc(sizeof *k);
    app_push(app, &k->scene, &saves_type);
}
