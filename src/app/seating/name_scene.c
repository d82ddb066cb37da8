/* A name for a thing: typed, pasted, picked letter by letter, or one of those that lie ready. */
#include "scenes.h"
#include "seating_letters.h"
#include "seating_scene.h"

#include "check.h"
#include "mem.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

enum { DO_BACK = 1, DO_DONE, DO_CLEAR, DO_READY };
enum { BYTES = NAME_SCENE_CHARACTERS * 4 + 1 };

struct name_page {
    struct scene scene;
    char *heading, *under, *done; /* the last two may be NULL */
    char name[BYTES];
    struct typing typing;
    int next; /* of the names that lie ready */
    const char *const *ready;
    int nready;
    void (*answer)(struct app *app, void *user, const char *name);
    void *user;
};

static void next_ready(struct name_page *k)
{
    CARRE_ASSERT(k->nready > 0);
    k->name[0] = '\0';
    letters_add(k->name, k->typing.room, k->typing.most, _(k->ready[k->next++ % k->nready]));
}

/* Nothing in it that is seen. */
static bool is_blank(const struct name_page *k)
{
    bool seen = false;
    for (const char *at = k->name; *at;) {
        const uint32_t point = utf8_next(&at);
        seen |= !utf8_is_space(point) && utf8_columns(point) > 0;
    }
    return !seen;
}

static void done(struct name_page *k)
{
    struct app *app = k->scene.app;
    void (*answer)(struct app *, void *, const char *) = k->answer;
    void *user = k->user;
    char name[BYTES];
    memcpy(name, k->name, sizeof name);
    app_pop(app);
    answer(app, user, name);
}

static void name_input(struct scene *s, const struct item_event *event)
{
    struct name_page *k = (struct name_page *)s;
    letters_input(s, &k->typing, event);
    if (event->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_BACK: app_pop(s->app); break;
    case DO_DONE: done(k); break;
    case DO_CLEAR: k->name[0] = '\0'; break;
    case DO_READY: next_ready(k); break;
    default: break;
    }
}

static struct rect field_of(const struct ui *ui) { return frame_at(ui, 96, 206, 1728, 112); }
static struct rect grid_of(const struct ui *ui) { return frame_at(ui, 96, 446, 1728, 446); }

static int name_update(struct scene *s)
{
    struct name_page *k = (struct name_page *)s;
    const struct ui *ui = app_ui(s->app);
    const bool kana = strcmp(ui->lang, "ja") == 0;
    const struct rect row = frame_at(ui, 96, 340, 1728, 84);
    const int n = kana ? 3 : 2;
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    letters_add_field(s, *k->name ? k->name : _("empty"), field_of(ui));
    if (k->ready)
        letters_add_ready(s, DO_READY, rect_column(row, 0, n, ui_px(ui, 20)));
    else
        items_add(s->items,
                  (struct item){.id = item_id("clear", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Clear"),
                                .key = KEY_DELETE,
                                .action = DO_CLEAR,
                                .bounds = rect_column(row, 0, n, ui_px(ui, 20)),
                                .why_not = *k->name ? NULL : _("There’s nothing to delete.")});
    letters_add_delete(s, &k->typing, rect_column(row, 1, n, ui_px(ui, 20)));
    if (kana)
        letters_add_kana(s, &k->typing, rect_column(row, 2, n, ui_px(ui, 20)));
    letters_add_grid(s, &k->typing, grid_of(ui));
    struct item *button = seating_add_done(s, k->done ? k->done : _("Done"), DO_DONE);
    button->key = KEY_ENTER;
    button->first = true;
    button->why_not = is_blank(k) ? _("Enter a name first.") : NULL;
    items_end(s->items);
    return SCENE_IDLE;
}

static void name_draw(const struct scene *s, struct canvas *c)
{
    const struct name_page *k = (const struct name_page *)s;
    const struct ui *ui = app_ui(s->app);
    static const char *const plain[] = {"back", "clear", "ready", "delete", "kana"};
    ui_ground(c, ui);
    frame_heading(c, ui, k->heading, k->under, 1568);
    letters_draw_field(c, s, &k->typing, 48);
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
        const struct item *item = items_get(s->items, item_id(plain[i], 0));
        if (item)
            ui_button(c, ui, item, item->name, NULL, UI_PLAIN);
    }
    letters_draw_grid(c, s, &k->typing);
    ui_button(c, ui, items_get(s->items, item_id("done", 0)), k->done ? k->done : _("Done"), "tick",
              UI_MAIN);
}

static void name_close(struct scene *s)
{
    struct name_page *k = (struct name_page *)s;
    mem_free(k->heading);
    mem_free(k->under);
    mem_free(k->done);
    mem_free(k);
}

static const struct scene_type name_type = {.name = "name",
                                            .covers = true,
                                            .types = true,
                                            .input = name_input,
                                            .update = name_update,
                                            .draw = name_draw,
                                            .close = name_close};

void naming_ask(struct app *app, const struct naming_request *r)
{
    struct name_page *k = mem_alloc(sizeof *k);
    k->heading = mem_copy_text(r->heading);
    k->under = mem_copy_text(r->under);
    k->done = mem_copy_text(r->done);
    k->typing = (struct typing){
        .name = k->name,
        .room = r->room && r->room < BYTES ? r->room : BYTES,
        .most = r->most && r->most < NAME_SCENE_CHARACTERS ? r->most : NAME_SCENE_CHARACTERS};
    k->ready = r->ready;
    k->nready = r->nready;
    k->answer = r->answer;
    k->user = r->user;
    if (r->name)
        letters_add(k->name, k->typing.room, k->typing.most, r->name);
    else if (r->ready)
        next_ready(k);
    app_push(app, &k->scene, &name_type);
}

void naming_open(struct app *app, const char *heading, const char *name,
                 void (*answer)(struct app *app, void *user, const char *name), void *user)
{
    naming_ask(app, &(struct naming_request){
                        .heading = heading, .name = name, .answer = answer, .user = user});
}
