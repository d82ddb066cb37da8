/* Keys and pad buttons in place of others: a cell for each, press it, then press what is to do its
 * work. */
#include "frame.h"
#include "check.h"
#include "keymap.h"
#include "mem.h"
#include "scenes.h"

#include <math.h>

enum {
    DO_BACK = 1,
    DO_CELL,
    DO_PLAIN,
    COLUMNS = 10,
    WIDE_COLUMNS = 7 /* with large letters */,
    CELL_H = 70,
    CELL_H_MOST = 128,
    GAP = 10
};

/* What can be given away, in the order of the page; then the buttons of a pad. */
static const enum key keys[] = {
    KEY_ENTER, KEY_SPACE, KEY_TAB, KEY_ESCAPE, KEY_LEFT, KEY_RIGHT, KEY_UP,      KEY_DOWN,
    KEY_PLUS,  KEY_MINUS, 'A',     'B',        'C',      'D',       'E',         'F',
    'G',       'H',       'I',     'J',        'K',      'L',       'M',         'N',
    'O',       'P',       'Q',     'R',        'S',      'T',       'U',         'V',
    'W',       'X',       'Y',     'Z',        KEY_HOME, KEY_END,   KEY_PAGE_UP, KEY_PAGE_DOWN,
    '1',       '2',       '3',     '4',        '5',      '6',       '7',         '8',
    '9',       '0',       KEY_F1,  KEY_F2,     KEY_F3,   KEY_F4,    KEY_F5,      KEY_F9,
};
static const enum pad pads[] = {PAD_A,
                                PAD_B,
                                PAD_X,
                                PAD_Y,
                                PAD_LEFT_SHOULDER,
                                PAD_RIGHT_SHOULDER,
                                PAD_LEFT_TRIGGER,
                                PAD_RIGHT_TRIGGER,
                                PAD_START,
                                PAD_BACK,
                                PAD_LEFT_STICK,
                                PAD_RIGHT_STICK};

enum {
    KEYS = sizeof keys / sizeof *keys,
    PAD_CELLS = sizeof pads / sizeof *pads,
    CELLS_ALL = KEYS + PAD_CELLS
};

struct keys_scene {
    struct scene scene;
    struct keymap map; /* as it stands */
    int waits;         /* the cell whose key is awaited; -1: none */
    struct rect window;
    struct scroll scroll;
};

static bool is_pad(int cell) { return cell >= KEYS; }

static bool changed(const struct keys_scene *k, int cell)
{
    CARRE_ASSERT(cell >= 0 && cell < CELLS_ALL);
    return is_pad(cell) ? keymap_pad_cap(&k->map, pads[cell - KEYS]) != pads[cell - KEYS]
                        : keymap_cap(&k->map, keys[cell]) != keys[cell];
}

/* What is pressed for it; and its own sign, whoever does its work now. */
static const char *cap_of(int cell)
{
    CARRE_ASSERT(cell >= 0 && cell < CELLS_ALL);
    return is_pad(cell) ? ui_pad_label(pads[cell - KEYS]) : ui_key_label(keys[cell]);
}
static const char *sign_of(const struct keys_scene *k, int cell)
{
    CARRE_ASSERT(cell >= 0 && cell < CELLS_ALL);
    return is_pad(cell) ? ui_pad_label(keymap_pad(&k->map, pads[cell - KEYS]))
                        : ui_key_label(keymap_key(&k->map, keys[cell]));
}

static void keep(struct keys_scene *k)
{
    struct strbuf text = STRBUF_EMPTY;
    keymap_write(&k->map, &text);
    app_set_text(k->scene.app, SETTING_KEYS, strbuf_text(&text));
    strbuf_free(&text);
}

/* While a key is awaited nothing else hears. Escape, a direction of the pad and a press elsewhere
 * leave all as it was. */
static bool keys_raw(struct scene *s, const struct input *in)
{
    struct keys_scene *k = (struct keys_scene *)s;
    if (k->waits < 0 || in->kind == INPUT_MOVE || in->kind == INPUT_GONE)
        return false;
    if (in->kind == INPUT_UP || in->repeat)
        return true;
    const int cell = k->waits;
    CARRE_ASSERT(cell < CELLS_ALL);
    k->waits = -1;
    if (in->kind == INPUT_KEY && !is_pad(cell) && in->key != KEY_ESCAPE && keymap_has_key(in->key))
        keymap_set_key(&k->map, keys[cell], in->key);
    else if (in->kind == INPUT_PAD && is_pad(cell) && keymap_has_pad(in->pad))
        keymap_set_pad(&k->map, pads[cell - KEYS], in->pad);
    else
        return true;
    keep(k);
    return true;
}

static void keys_input(struct scene *s, const struct item_event *event)
{
    struct keys_scene *k = (struct keys_scene *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_BACK)) {
        app_pop(s->app);
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_PLAIN) {
        keymap_plain(&k->map);
        keep(k);
        app_toast(s->app, _("All keys reset to defaults."));
    } else if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_CELL) {
        k->waits = event->arg;
    }
}

static int columns_of(const struct ui *ui) { return ui->text > 1.2F ? WIDE_COLUMNS : COLUMNS; }
static int rows_of(const struct ui *ui, int cells)
{
    return (cells + columns_of(ui) - 1) / columns_of(ui);
}

/* All rows share the window, those of the pad somewhat apart, unless they would be too low. */
static float cell_h(const struct keys_scene *k)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float n = (float)(rows_of(ui, KEYS) + rows_of(ui, CELLS_ALL - KEYS)),
                share = (k->window.h - ui_px(ui, GAP) * (n + 1)) / n;
    return fmaxf(fminf(share, ui_px(ui, CELL_H_MOST)),
                 fmaxf(ui_px(ui, CELL_H), ui_letters(ui, 26) * 1.6F + ui_letters(ui, 22) * 1.4F));
}

static struct rect cell_box(const struct keys_scene *k, int cell)
{
    const struct ui *ui = app_ui(k->scene.app);
    const int columns = columns_of(ui), n = is_pad(cell) ? cell - KEYS : cell,
              row = n / columns + (is_pad(cell) ? rows_of(ui, KEYS) : 0), column = n % columns;
    const float gap = ui_px(ui, GAP),
                w = (k->window.w - gap * (float)(columns - 1)) / (float)columns, h = cell_h(k);
    return rect_make(
        k->window.x + (w + gap) * (float)column,
        k->window.y - k->scroll.from + (h + gap) * (float)row + (is_pad(cell) ? gap * 2 : 0), w, h);
}

static int keys_update(struct scene *s)
{
    struct keys_scene *k = (struct keys_scene *)s;
    const struct ui *ui = app_ui(s->app);
    struct strbuf name = STRBUF_EMPTY;
    k->window = frame_at(ui, 96, 210, 1728, 694);
    scroll_begin(&k->scroll);
    for (int i = 0; i < CELLS_ALL; i++)
        scroll_part(&k->scroll, cell_box(k, i).y - k->window.y + k->scroll.from, cell_h(k));
    scroll_end(&k->scroll, ui, k->window.h);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_BACK);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < CELLS_ALL; i++) {
        strbuf_clear(&name);
        strbuf_addf(&name, is_pad(i) ? _("Gamepad: %s") : _("Key: %s"), sign_of(k, i));
        items_add(s->items, (struct item){.id = item_id("cell", i),
                                          .role = ITEM_BUTTON,
                                          .name = strbuf_text(&name),
                                          .value = changed(k, i) ? cap_of(i) : NULL,
                                          .action = DO_CELL,
                                          .arg = i,
                                          .bounds = cell_box(k, i),
                                          .radius = ui_px(ui, ui->theme->radius),
                                          .first = i == 0});
    }
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    items_add(s->items, (struct item){.id = item_id("plain", 0),
                                      .role = ITEM_BUTTON,
                                      .name = _("Reset to defaults"),
                                      .action = DO_PLAIN,
                                      .bounds = frame_bar(ui, 3, 1),
                                      .why_not = keymap_is_plain(&k->map)
                                                     ? _("All keys are already at their defaults.")
                                                     : NULL});
    items_end(s->items);
    strbuf_free(&name);
    return SCENE_IDLE;
}

static bool cap_fits(const struct ui *ui, const struct ui_words *how, const char *name, float width)
{
    return ui_write_width(ui, how, name) * 1.1F + ui_px(ui, 30) <= width;
}

static void draw_cell(const struct keys_scene *k, struct canvas *c, int i)
{
    CARRE_ASSERT(i >= 0);
    const struct ui *ui = app_ui(k->scene.app);
    const struct theme *t = ui->theme;
    const struct item *item = items_get(k->scene.items, item_id("cell", i));
    const struct rect r = item->bounds;
    const bool other = changed(k, i), waits = k->waits == i;
    ui_box(c, ui, item, UI_PLAIN);
    if (waits)
        ui_ring_at(c, ui, r, ui_px(ui, t->page->button));
    const float low = other ? ui_letters(ui, 22) * 1.35F : 0;
    struct ui_words name = UI_LINE(t->strong, 26, other ? t->accent : t->text, TEXT_CENTRE);
    while (name.size > 20 && !cap_fits(ui, &name, cap_of(i), r.w))
        name.size -= 2;
    if (!cap_fits(ui, &name, cap_of(i), r.w)) /* in letters alone, which may break */
        ui_write(c, ui, &name, cap_of(i), rect_make(r.x + 4, r.y, r.w - 8, r.h - low));
    else
        ui_cap(c, ui, cap_of(i), (struct point){r.x + r.w / 2, r.y + (r.h - low) / 2}, name.size,
               name.colour, other ? t->on_accent : t->ground);
    if (!other)
        return;
    struct strbuf for_it = STRBUF_EMPTY;
    strbuf_addf(&for_it, _("for %s"), sign_of(k, i));
    const struct ui_words how = UI_LINE(NULL, 22, t->soft, TEXT_CENTRE);
    const struct rect line = rect_make(r.x + 4, rect_bottom(r) - low - ui_px(ui, 6), r.w - 8, low);
    const bool whole =
        ui_write_width(ui, &(struct ui_words){.size = 1}, strbuf_text(&for_it)) <= line.w;
    ui_write(c, ui, &how, whole ? strbuf_text(&for_it) : sign_of(k, i), line);
    strbuf_free(&for_it);
}

static void draw_question(const struct keys_scene *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    struct strbuf words = STRBUF_EMPTY;
    ui_shade(c, ui);
    strbuf_addf(&words,
                is_pad(k->waits) ? _("Press a new button for %s") : _("Press a new key for %s"),
                sign_of(k, k->waits));
    const struct rect box = rect_around((struct point){ui->w / 2, ui->h / 2}, ui_px(ui, 1100),
                                        ui_px(ui, 150) + ui_letters(ui, 44) * 3 +
                                            ui_letters(ui, 28) * 3),
                      in = rect_inset(box, ui_px(ui, 48));
    ui_panel(c, ui, box, false);
    const struct rect above = rect_make(in.x, in.y, in.w, in.h * 0.58F),
                      below = rect_make(in.x, in.y + in.h * 0.58F, in.w, in.h * 0.42F);
    ui_write(c, ui,
             &(struct ui_words){
                 .size = 44, .face = ui->theme->strong, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
             strbuf_text(&words), above);
    ui_write(c, ui,
             &(struct ui_words){
                 .size = 28, .colour = ui->theme->soft, .align = TEXT_CENTRE, .place = TEXT_MIDDLE},
             is_pad(k->waits) ? _("The two buttons will swap. Press the D-pad to cancel.")
                              : _("The two keys will swap. Press Esc to cancel."),
             below);
    strbuf_free(&words);
}

static void keys_draw(const struct scene *s, struct canvas *c)
{
    const struct keys_scene *k = (const struct keys_scene *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Controls"),
                  _("Choose a key, then press its replacement. On-screen labels update to match."),
                  1568);
    frame_draw_back(c, ui, s);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    for (int i = 0; i < CELLS_ALL; i++)
        draw_cell(k, c, i);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    ui_button(c, ui, items_get(s->items, item_id("plain", 0)), _("Reset to defaults"), NULL,
              UI_PLAIN);
    if (k->waits >= 0)
        draw_question(k, c);
}

static void keys_close(struct scene *s) { mem_free(s); }

/* What is asked for, aloud too. */
static const struct scene_type keys_type = {.name = "keys",
                                            .frame = true,
                                            .covers = true,
                                            .input = keys_input,
                                            .update = keys_update,
                                            .draw = keys_draw,
                                            .close = keys_close,
                                            .raw = keys_raw};

void keys_open(struct app *app)
{
    struct keys_scene *k = mem_alloc(sizeof *k);
    struct strbuf why = STRBUF_EMPTY;
    k->waits = -1;
    keymap_read(app_setting_text(app, SETTING_KEYS), &k->map, &why);
    strbuf_free(&why);
    app_push(app, &k->scene, &keys_type);
}
