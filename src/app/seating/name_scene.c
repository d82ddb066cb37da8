/* A name for a thing: typed, pasted, picked letter by letter, or one of those that lie ready. */
#include "frame.h"
#include "scenes.h"
#include "seating_letters.h"

#include "check.h"
#include "mem.h"
#include "utf8.h"

#include <math.h>
#include <string.h>

enum { DO_BACK = 1, DO_DONE, DO_LETTER, DO_DELETE, DO_KANA, DO_CLEAR, DO_READY };
enum { BYTES = NAME_SCENE_CHARACTERS * 4 + 1 };

struct name_page {
    struct scene scene;
    char *heading, *under, *done; /* the last two may be NULL */
    char name[BYTES];
    bool katakana;
    int most, next; /* next: of the names that lie ready */
    size_t room;
    const char *const *ready;
    int nready;
    void (*answer)(struct app *app, void *user, const char *name);
    void *user;
};

static void add_text(struct name_page *k, const char *text)
{
    if (!letters_add(k->name, k->room, k->most, text))
        app_sound(k->scene.app, "ui/refuse");
}

static void next_ready(struct name_page *k)
{
    CARRE_ASSERT(k->nready > 0);
    k->name[0] = '\0';
    letters_add(k->name, k->room, k->most, _(k->ready[k->next++ % k->nready]));
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
    char letter[8];
    if (event->kind == ITEM_EVENT_BACK) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_TEXT) {
        add_text(k, event->text);
    } else if (event->kind == ITEM_EVENT_KEY && event->ctrl && event->key == (enum key)'V') {
        char *text = app_paste(s->app);
        add_text(k, text ? text : "");
        mem_free(text);
    }
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_BACK: app_pop(s->app); break;
    case DO_DONE: done(k); break;
    case DO_LETTER:
        letters_write(k->name, letters_of(app_ui(s->app)->lang, k->katakana).cell[event->arg],
                      letter);
        add_text(k, letter);
        break;
    case DO_DELETE: letters_take(k->name); break;
    case DO_KANA: k->katakana = !k->katakana; break;
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
    const struct letters l = letters_of(ui->lang, k->katakana);
    const int n = kana ? 3 : 2;
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_add(s->items, (struct item){.id = item_id("field", 0),
                                      .role = ITEM_TEXT,
                                      .name = _("Name"),
                                      .value = *k->name ? k->name : _("empty"),
                                      .readable = true,
                                      .skip = true,
                                      .bounds = field_of(ui),
                                      .radius = ui_px(ui, 20)});
    if (k->ready)
        items_add(s->items, (struct item){.id = item_id("ready", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Another name"),
                                          .key = KEY_F2,
                                          .pad = PAD_Y,
                                          .action = DO_READY,
                                          .bounds = rect_column(row, 0, n, ui_px(ui, 20)),
                                          .about = _("Suggests a ready-made name.")});
    else
        items_add(s->items,
                  (struct item){.id = item_id("clear", 0),
                                .role = ITEM_BUTTON,
                                .name = _("Clear"),
                                .key = KEY_DELETE,
                                .action = DO_CLEAR,
                                .bounds = rect_column(row, 0, n, ui_px(ui, 20)),
                                .why_not = *k->name ? NULL : _("There’s nothing to delete.")});
    items_add(s->items,
              (struct item){.id = item_id("delete", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Delete a letter"),
                            .key = KEY_BACKSPACE,
                            .pad = PAD_X,
                            .action = DO_DELETE,
                            .bounds = rect_column(row, 1, n, ui_px(ui, 20)),
                            .sound = "ui/back",
                            .why_not = *k->name ? NULL : _("There’s nothing to delete.")});
    if (kana)
        items_add(s->items, (struct item){.id = item_id("kana", 0),
                                          .role = ITEM_BUTTON,
                                          .name = k->katakana ? _("Hiragana") : _("Katakana"),
                                          .key = KEY_F3,
                                          .pad = PAD_RIGHT_SHOULDER,
                                          .action = DO_KANA,
                                          .bounds = rect_column(row, 2, n, ui_px(ui, 20))});
    for (int i = 0; i < l.columns * l.rows; i++)
        if (*l.cell[i])
            items_add(
                s->items,
                (struct item){.id = item_id("letter", i),
                              .role = ITEM_BUTTON,
                              .name = l.cell[i][0] == ' ' ? ui_key_label(KEY_SPACE) : l.cell[i],
                              .action = DO_LETTER,
                              .arg = i,
                              .bounds = rect_column(
                                  rect_row(grid_of(ui), i / l.columns, l.rows, ui_px(ui, 8)),
                                  i % l.columns, l.columns, ui_px(ui, 8)),
                              .radius = ui_px(ui, 12)});
    items_add(s->items, (struct item){.id = item_id("done", 0),
                                      .role = ITEM_BUTTON,
                                      .name = k->done ? k->done : _("Done"),
                                      .key = KEY_ENTER,
                                      .pad = PAD_START,
                                      .action = DO_DONE,
                                      .first = true,
                                      .bounds = frame_bar(ui, 3, 1),
                                      .sound = "ui/back",
                                      .why_not = is_blank(k) ? _("Enter a name first.") : NULL});
    items_end(s->items);
    return SCENE_IDLE;
}

static void draw_field(const struct name_page *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct rect box = field_of(ui), in = rect_inset_xy(box, ui_px(ui, 32), ui_px(ui, 8));
    float x = in.x;
    canvas_panel(c, box,
                 &(struct panel){.fill = t->well,
                                 .radius = ui_px(ui, 20),
                                 .line = t->accent,
                                 .line_width = fmaxf(2, ui_px(ui, 4))});
    if (*k->name)
        x = rect_right(ui_write(c, ui, &UI_LINE(t->strong, 48, 0, TEXT_LEFT), k->name, in)) +
            ui_px(ui, 8);
    else
        ui_write(c, ui, &UI_LINE(NULL, 32, t->soft, TEXT_LEFT),
                 _("Type a name, or pick its letters."),
                 rect_make(in.x + ui_px(ui, 22), in.y, in.w - ui_px(ui, 22), in.h));
    const float bar = fminf(ui_letters(ui, 48), in.h * 0.8F);
    canvas_fill(c,
                rect_make(roundf(fminf(x, rect_right(in))), roundf(box.y + (box.h - bar) / 2),
                          fmaxf(2, ui_px(ui, 4)), bar),
                t->accent);
    ui_ring(c, ui, items_get(k->scene.items, item_id("field", 0)));
}

static void draw_letter(const struct name_page *k, struct canvas *c, const struct item *item,
                        const char *cell)
{
    const struct ui *ui = app_ui(k->scene.app);
    const uint32_t ink = ui_box(c, ui, item, UI_PLAIN);
    const struct rect r = item->bounds;
    char letter[8];
    letters_write(k->name, cell, letter);
    if (letter[0] == ' ') /* the sign of a space: a low bar */
        canvas_fill(
            c, rect_make(r.x + r.w * 0.3F, r.y + r.h * 0.62F, r.w * 0.4F, fmaxf(2, ui_px(ui, 5))),
            ink);
    else
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 34, ink, TEXT_CENTRE), letter,
                 rect_inset(r, 1));
}

static void name_draw(const struct scene *s, struct canvas *c)
{
    const struct name_page *k = (const struct name_page *)s;
    const struct ui *ui = app_ui(s->app);
    const struct letters l = letters_of(ui->lang, k->katakana);
    static const char *const plain[] = {"back", "clear", "ready", "delete", "kana"};
    ui_ground(c, ui);
    frame_heading(c, ui, k->heading, k->under, 1568);
    draw_field(k, c);
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
        const struct item *item = items_get(s->items, item_id(plain[i], 0));
        if (item)
            ui_button(c, ui, item, item->name, NULL, UI_PLAIN);
    }
    for (int i = 0; i < l.columns * l.rows; i++) {
        const struct item *item = items_get(s->items, item_id("letter", i));
        if (item)
            draw_letter(k, c, item, l.cell[i]);
    }
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
    k->most = r->most && r->most < NAME_SCENE_CHARACTERS ? r->most : NAME_SCENE_CHARACTERS;
    k->room = r->room && r->room < BYTES ? r->room : BYTES;
    k->ready = r->ready;
    k->nready = r->nready;
    k->answer = r->answer;
    k->user = r->user;
    if (r->name)
        letters_add(k->name, k->room, k->most, r->name);
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
