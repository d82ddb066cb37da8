/* The code that a deal begins with: typed, pasted, picked letter by letter with a pad, or made
 * afresh and copied for a friend. */
#include "deal_code.h"
#include "frame.h"
#include "scenes.h"

#include "check.h"
#include "mem.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DO_DONE = 1, DO_BACK, DO_FRESH, DO_COPY, DO_PASTE, DO_CLEAR, DO_LETTER, DO_DELETE };
enum { COLUMNS = 13, ROWS = 3, BUTTONS = 4 };

struct deal {
    struct scene scene;
    char code[DEAL_CODE_BYTES];
    void (*answer)(struct app *app, void *user, const char *code);
    void *user;
};

/* The last place deletes. */
static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789- ";

static const struct {
    int action;
    const char *name, *about, *icon;
    enum key key;
    enum pad pad;
} button[BUTTONS] = {
    {DO_FRESH, N_("New code"), N_("Makes a new 13-letter code."), "restart", KEY_F2, PAD_Y},
    {DO_COPY, N_("Copy"), N_("Copies the code so you can send it to a friend (Ctrl+C)."), NULL,
     KEY_NONE, PAD_NONE},
    {DO_PASTE, N_("Paste"),
     N_("Replaces the code with the text you’ve copied. Ctrl+V adds that text to the end instead."),
     NULL, KEY_NONE, PAD_NONE},
    {DO_CLEAR, N_("Clear"), N_("Without a code, every deal is new."), "close", KEY_DELETE,
     PAD_NONE},
};

/* ---- input ---- */

static void deal_close_with(struct deal *d, bool use)
{
    deal_code_tidy(d->code);
    if (use && d->answer)
        d->answer(d->scene.app, d->user, d->code);
    app_pop(d->scene.app);
}

static void add(struct deal *d, const char *text)
{
    if (!deal_code_add(d->code, text) && text[0] && text[0] != ' ')
        app_sound(d->scene.app, "ui/refuse");
}

static void paste(struct deal *d)
{
    char *text = app_paste(d->scene.app);
    add(d, text);
    mem_free(text);
}

static void copy(struct deal *d)
{
    char code[DEAL_CODE_BYTES];
    memcpy(code, d->code, sizeof code);
    deal_code_tidy(code);
    if (!*code)
        return;
    app_copy(d->scene.app, code);
    app_toast(d->scene.app, _("Code copied."));
}

static void activated(struct deal *d, const struct item_event *event)
{
    char letter[2] = {0};
    switch (event->action) {
    case DO_DONE: deal_close_with(d, true); break;
    case DO_BACK: deal_close_with(d, false); break;
    case DO_FRESH: deal_code_fresh(d->code); break;
    case DO_COPY: copy(d); break;
    case DO_PASTE:
        d->code[0] = '\0';
        paste(d);
        break;
    case DO_CLEAR: d->code[0] = '\0'; break;
    case DO_LETTER:
        letter[0] = (char)event->arg;
        add(d, letter);
        break;
    case DO_DELETE: deal_code_back(d->code); break;
    default: break;
    }
}

static void deal_input(struct scene *s, const struct item_event *event)
{
    struct deal *d = (struct deal *)s;
    if (event->kind == ITEM_EVENT_BACK)
        deal_close_with(d, false);
    else if (event->kind == ITEM_EVENT_TEXT)
        add(d, event->text);
    else if (event->kind == ITEM_EVENT_KEY && event->ctrl && event->key == (enum key)'V')
        paste(d);
    else if (event->kind == ITEM_EVENT_KEY && event->ctrl && event->key == (enum key)'C')
        copy(d);
    else if (event->kind == ITEM_EVENT_ACTIVATED)
        activated(d, event);
}

/* ---- layout ---- */

static uint32_t id_of(int action) { return item_id("deal", action); }
static struct rect field_of(const struct ui *ui) { return frame_at(ui, 96, 206, 1728, 120); }

static struct rect cell_of(const struct ui *ui, int i)
{
    struct rect row = rect_row(frame_at(ui, 96, 478, 1728, 404), i / COLUMNS, ROWS, ui_px(ui, 14));
    return rect_column(row, i % COLUMNS, COLUMNS, ui_px(ui, 12));
}

static void add_letters(struct scene *s)
{
    const struct ui *ui = app_ui(s->app);
    for (int i = 0; i < COLUMNS * ROWS; i++) {
        const bool last = letters[i] == '\0';
        char name[2] = {letters[i], '\0'};
        items_add(s->items, (struct item){.id = item_id("letter", i),
                                          .role = ITEM_BUTTON,
                                          .name = last             ? _("Delete a letter")
                                                  : name[0] == ' ' ? ui_key_label(KEY_SPACE)
                                                                   : name,
                                          .action = last ? DO_DELETE : DO_LETTER,
                                          .arg = last ? 0 : letters[i],
                                          .key = last ? KEY_BACKSPACE : KEY_NONE,
                                          .pad = last ? PAD_X : PAD_NONE,
                                          .bounds = cell_of(ui, i),
                                          .sound = last ? "ui/back" : NULL});
    }
}

static int deal_update(struct scene *s)
{
    struct deal *d = (struct deal *)s;
    const struct ui *ui = app_ui(s->app);
    struct rect row = frame_at(ui, 96, 358, 1728, 88);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_add(s->items, (struct item){.id = item_id("field", 0),
                                      .role = ITEM_TEXT,
                                      .name = _("Deal code"),
                                      .value = *d->code ? d->code : _("empty"),
                                      .readable = true,
                                      .skip = true,
                                      .bounds = field_of(ui),
                                      .radius = ui_px(ui, 20)});
    for (int i = 0; i < BUTTONS; i++)
        items_add(s->items, (struct item){.id = id_of(button[i].action),
                                          .role = ITEM_BUTTON,
                                          .name = _(button[i].name),
                                          .about = _(button[i].about),
                                          .action = button[i].action,
                                          .key = button[i].key,
                                          .pad = button[i].pad,
                                          .bounds = rect_column(row, i, BUTTONS, ui_px(ui, 24)),
                                          .why_not = *d->code || button[i].action == DO_FRESH ||
                                                             button[i].action == DO_PASTE
                                                         ? NULL
                                                         : _("There’s no code yet.")});
    add_letters(s);
    items_add(s->items, (struct item){.id = id_of(DO_DONE),
                                      .role = ITEM_BUTTON,
                                      .name = _("Done"),
                                      .key = KEY_ENTER,
                                      .pad = PAD_START,
                                      .action = DO_DONE,
                                      .first = true,
                                      .bounds = frame_bar(ui, 3, 1),
                                      .sound = "ui/back"});
    items_end(s->items);
    return SCENE_IDLE;
}

/* ---- drawing ---- */

static void draw_field(const struct deal *d, struct canvas *c)
{
    const struct ui *ui = app_ui(d->scene.app);
    const struct theme *t = ui->theme;
    struct rect box = field_of(ui);
    struct rect in = rect_inset_xy(box, ui_px(ui, 36), ui_px(ui, 10));
    canvas_panel(c, box,
                 &(struct panel){.fill = t->well,
                                 .radius = ui_px(ui, 20),
                                 .line = t->accent,
                                 .line_width = fmaxf(2, ui_px(ui, 4))});
    struct ui_words how = UI_LINE(t->strong, 54, 0, TEXT_LEFT);
    float px = ui_write_px(ui, &how, d->code, in), x = in.x;
    if (*d->code) {
        struct rect took = ui_write(c, ui, &how, d->code, in);
        x = rect_right(took) + ui_px(ui, 8);
    } else {
        struct ui_words hint = UI_LINE(NULL, 34, t->soft, TEXT_LEFT);
        ui_write(c, ui, &hint, _("Type a code or any text. Leave it empty for a new deal."),
                 rect_make(in.x + ui_px(ui, 22), in.y, in.w - ui_px(ui, 22), in.h));
    }
    float bar = fminf(px * 1.1F, in.h);
    canvas_fill(c,
                rect_make(roundf(fminf(x, rect_right(in))), roundf(box.y + (box.h - bar) / 2),
                          fmaxf(2, ui_px(ui, 4)), bar),
                t->accent);
    ui_ring(c, ui, items_get(d->scene.items, item_id("field", 0)));
}

static void draw_letter(const struct scene *s, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0 && i < (int)sizeof letters);
    const struct ui *ui = app_ui(s->app);
    const struct item *item = items_get(s->items, item_id("letter", i));
    uint32_t ink = ui_box(c, ui, item, UI_PLAIN);
    struct point middle = rect_centre(item->bounds);
    float size = fminf(item->bounds.w, item->bounds.h) * 0.5F;
    if (letters[i] == '\0') {
        ui_icon(c, ui, "back", rect_around(middle, size, size), ink);
    } else if (letters[i] == ' ') { /* the sign of a space: a low bracket */
        float w = size, h = fmaxf(2, ui_px(ui, 5)), y = middle.y + size * 0.22F;
        canvas_fill(c, rect_make(middle.x - w / 2, y, w, h), ink);
        canvas_fill(c, rect_make(middle.x - w / 2, y - h * 2, h, h * 2), ink);
        canvas_fill(c, rect_make(middle.x + w / 2 - h, y - h * 2, h, h * 2), ink);
    } else {
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 46, ink, TEXT_CENTRE), item->name,
                 rect_inset(item->bounds, 2));
    }
}

static void deal_draw(const struct scene *s, struct canvas *c)
{
    const struct deal *d = (const struct deal *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Deal code"),
                  _("The same code gives the same cards and the same enemies."), 1520);
    frame_draw_back(c, ui, s);
    draw_field(d, c);
    for (int i = 0; i < BUTTONS; i++)
        ui_button(c, ui, items_get(s->items, id_of(button[i].action)), _(button[i].name),
                  button[i].icon, UI_PLAIN);
    for (int i = 0; i < COLUMNS * ROWS; i++)
        draw_letter(s, c, i);
    ui_button(c, ui, items_get(s->items, id_of(DO_DONE)), _("Done"), "tick", UI_MAIN);
}

static void deal_close(struct scene *s) { mem_free(s); }

static const struct scene_type deal_type = {.name = "deal-code",
                                            .covers = true,
                                            .types = true,
                                            .input = deal_input,
                                            .update = deal_update,
                                            .draw = deal_draw,
                                            .close = deal_close};

void deal_open(struct app *app, const char *code,
               void (*answer)(struct app *app, void *user, const char *code), void *user)
{
    struct deal *d = mem_alloc(sizeof *d);
    snprintf(d->code, sizeof d->code, "%s", code);
    d->answer = answer;
    d->user = user;
    app_push(app, &d->scene, &deal_type);
}
