/* First start: how it should read, move and sound, in front of the four doors at the end of the
 * hall. Filled in already, accepted by one key; each change is seen at once on the card beside it.
 */
#include "frame.h"
#include "hall.h"
#include "sample.h"
#include "scenes.h"
#include "spoken.h"
#include "title_doors.h"

#include "mem.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    DO_START = 1,
    DO_LISTEN,
    DO_LANGUAGE,
    DO_TEXT,
    DO_CONTRAST,
    DO_MOTION,
    DO_VOLUME,
    DO_SPEECH
};
/* What is between two rows; within the panel's edge; the card that shows it; how much of the window
 * the doors have, from its top to the panel; how far the panel stands from the page's margins,
 * where letters are not large; and the rows' names. */
enum { ROWS = 5, GAP = 12, PAD = 32, CARD = 384, DOORS = 310, DOORS_TOP = 30, AIR = 96 };
enum { LABEL = 340, LABEL_NARROW = 300 };
enum { EDGE = 16 }; /* right of a row's control */

struct comfort {
    struct scene scene;
    struct scroll scroll;
    struct rect panel, heading, sub, card; /* and what is in it beside the rows */
    struct rect window;                    /* where the rows have room */
    struct rect row[ROWS];
    float label_w;
};

static uint32_t id_of(int action) { return item_id("comfort", action); }

static int language_index(void)
{
    const char *lang = i18n_language();
    return lang[0] == 'f' ? 1 : lang[0] == 'j' ? 2 : 0;
}

static void comfort_change(struct scene *s, const struct item_event *event)
{
    struct app *app = s->app;
    switch (event->action) {
    case DO_LANGUAGE: app_set(app, SETTING_LANGUAGE, LANGUAGE_EN + event->amount); break;
    case DO_TEXT: app_set(app, SETTING_TEXT_SIZE, event->amount); break;
    case DO_CONTRAST: app_set(app, SETTING_CONTRAST, event->amount); break;
    case DO_MOTION: app_set(app, SETTING_REDUCED_MOTION, event->amount); break;
    case DO_VOLUME:
        app_set(app, SETTING_EFFECTS, event->amount);
        app_set(app, SETTING_INTERFACE, event->amount);
        app_set(app, SETTING_MUSIC, event->amount * 6 / 10);
        break;
    default: break;
    }
}

static void comfort_input(struct scene *s, const struct item_event *event)
{
    struct comfort *k = (struct comfort *)s;
    scroll_events(&k->scroll, app_ui(s->app), event, k->window);
    if (event->kind == ITEM_EVENT_CHANGED)
        comfort_change(s, event);
    if (event->kind == ITEM_EVENT_BACK ||
        (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_START)) {
        app_set(s->app, SETTING_FIRST_START_DONE, 1);
        app_pop(s->app);
    }
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_LISTEN)
        app_sound(s->app, "cards/deal");
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_SPEECH)
        spoken_toggle(s->app);
}

/* Large letters have the whole page. */
static bool narrow(const struct ui *ui) { return ui->text < 1.3F; }

/* Where the panel stands, and the two buttons below it. */
static struct rect bar_of(const struct ui *ui)
{
    return rect_inset_xy(frame_bar(ui, 0, 4), narrow(ui) ? ui_px(ui, AIR) : 0, 0);
}

static const struct ui_words words_sub = {.size = 28, .lines = 1};

/* The panel stands on the bar at the foot, as high as its rows need; what is above it the doors
 * have. Very large letters leave them nothing. */
static void panel_place(struct comfort *k, const struct ui *ui, float well)
{
    const struct rect p = frame_page(ui), bar = bar_of(ui);
    const float pad = ui_px(ui, PAD), gap = ui_px(ui, GAP), line = ui_letters(ui, 46) * 1.3F,
                under = ui_letters(ui, 28) * 1.4F,
                said =
                    ui_write_width(ui, &(struct ui_words){.size = 46, .face = ui->theme->display},
                                   _("Welcome. Make yourself comfortable.")),
                w = bar.w - 2 * pad;
    const bool beside =
        said + pad +
            ui_write_width(ui, &words_sub, _("You can change all of this later in Settings.")) <=
        w;
    const float head = line + (beside ? 0 : under), rows = ROWS * (well + gap + gap) - gap,
                top = ui_at(ui, 0, p.y, 0, 0).y, foot = bar.y - ui_px(ui, 24),
                free_h = fmaxf(0, foot - top - ui_px(ui, DOORS) - rows - head - 2 * pad),
                h = fminf(rows + head + 2 * pad + free_h * 0.55F, foot - top - ui_px(ui, 24));
    k->panel = rect_make(bar.x, foot - h, bar.w, h);
    k->heading = rect_make(bar.x + pad, k->panel.y + pad * 0.5F, beside ? said + 4 : w, line);
    k->sub = beside ? rect_make(bar.x + pad, k->heading.y, w, line)
                    : rect_make(bar.x + pad, rect_bottom(k->heading), w, under);
    const float y = k->panel.y + head + pad, card = ui_px(ui, CARD);
    k->card = rect_make(bar.x + pad, y, card, rect_bottom(k->panel) - pad - y);
    k->window = rect_make(rect_right(k->card) + ui_px(ui, 24), y, 0, k->card.h);
    k->window.w = rect_right(bar) - pad - k->window.x;
}

static void rows_place(struct comfort *k, const struct ui *ui, float well)
{
    const float gap = ui_px(ui, GAP),
                h = fmaxf((k->window.h - (ROWS - 1) * gap) / ROWS, well + gap);
    scroll_begin(&k->scroll);
    for (int i = 0; i < ROWS; i++)
        scroll_part(&k->scroll, (h + gap) * (float)i, h);
    scroll_end(&k->scroll, ui, k->window.h);
    if (k->scroll.most > 0) /* the two buttons stand beside it */
        k->window.w -= ui_px(ui, 48);
    for (int i = 0; i < ROWS; i++)
        k->row[i] = rect_make(k->window.x, k->window.y + (h + gap) * (float)i - k->scroll.from,
                              k->window.w, h);
    k->label_w = ui_px(ui, narrow(ui) ? LABEL_NARROW : LABEL);
}

static struct rect start_box(const struct ui *ui)
{
    const struct rect bar = bar_of(ui);
    const float w = ui_px(ui, narrow(ui) ? 488 : 408);
    return rect_make(rect_right(bar) - w, bar.y, w, bar.h);
}

static struct rect beside_start(const struct ui *ui)
{
    const struct rect bar = bar_of(ui);
    return rect_make(bar.x, bar.y, ui_px(ui, 408), bar.h);
}

static int comfort_update(struct scene *s)
{
    struct comfort *k = (struct comfort *)s;
    const struct ui *ui = app_ui(s->app);
    static const char *const tongues[] = {"English", "Français", "日本語", NULL};
    const char *const contrast[] = {_("Normal"), _("High"), NULL};
    const char *const motion[] = {_("Full motion"), _("Reduced"), NULL};
    float u = ui->scale;
    /* as wide as every field is, beside the buttons that scroll */
    const float name = (float)(narrow(ui) ? LABEL_NARROW : LABEL) + 14,
                fields = bar_of(ui).w - (2 * PAD + CARD + 24 + 48 + name + EDGE) * u;
    float well = fmaxf(frame_choice_height(ui, contrast, fields / 2),
                       frame_choice_height(ui, motion, fields / 2));
    panel_place(k, ui, well);
    rows_place(k, ui, well);
    float x = k->row[0].x + name * u;
    struct ui_words least = {.size = 18, .face = ui->theme->strong};
    float listen =
        fmaxf(176 * u, ui_write_width(ui, &least, _("Test")) + ui_least(ui) * 1.3F + 96 * u);
    char text_value[32], volume_value[32];
    snprintf(text_value, sizeof text_value, _("%d%%"), app_setting(s->app, SETTING_TEXT_SIZE));
    snprintf(volume_value, sizeof volume_value, _("%d%%"), app_setting(s->app, SETTING_EFFECTS));
    struct rect r[ROWS];
    for (int i = 0; i < ROWS; i++)
        r[i] = rect_make(x, k->row[i].y + (k->row[i].h - well) / 2,
                         k->row[i].x + k->row[i].w - x - EDGE * u, well);
    items_begin(s->items);
    items_push_clip(s->items, scroll_seen(&k->scroll, ui, k->window));
    frame_choice(s,
                 (struct item){.id = id_of(DO_LANGUAGE),
                               .name = _("Language"),
                               .action = DO_LANGUAGE,
                               .amount = language_index(),
                               .bounds = r[0]},
                 tongues);
    items_add(s->items,
              (struct item){.id = id_of(DO_TEXT),
                            .role = ITEM_SLIDER,
                            .name = _("Text size"),
                            .value = text_value,
                            .action = DO_TEXT,
                            .min = 100,
                            .max = 200,
                            .step = 25,
                            .amount = app_setting(s->app, SETTING_TEXT_SIZE),
                            .radius = 30 * u,
                            .bounds = rect_make(r[1].x + 50 * u, r[1].y, r[1].w - 264 * u, well)});
    frame_choice(s,
                 (struct item){.id = id_of(DO_CONTRAST),
                               .name = _("Contrast"),
                               .action = DO_CONTRAST,
                               .amount = app_setting(s->app, SETTING_CONTRAST),
                               .bounds = r[2]},
                 contrast);
    frame_choice(s,
                 (struct item){.id = id_of(DO_MOTION),
                               .name = _("Motion"),
                               .action = DO_MOTION,
                               .amount = app_setting(s->app, SETTING_REDUCED_MOTION),
                               .bounds = r[3]},
                 motion);
    items_add(s->items, (struct item){.id = id_of(DO_VOLUME),
                                      .role = ITEM_SLIDER,
                                      .name = _("Volume"),
                                      .value = volume_value,
                                      .action = DO_VOLUME,
                                      .min = 0,
                                      .max = 100,
                                      .step = 10,
                                      .amount = app_setting(s->app, SETTING_EFFECTS),
                                      .radius = 30 * u,
                                      .sound = "ui/slider",
                                      .bounds = rect_make(r[4].x + 50 * u, r[4].y,
                                                          r[4].w - 172 * u - listen, well)});
    items_add(s->items,
              (struct item){.id = id_of(DO_LISTEN),
                            .role = ITEM_BUTTON,
                            .name = _("Test"),
                            .key = 'T',
                            .pad = PAD_Y,
                            .action = DO_LISTEN,
                            .sound = "",
                            .bounds = rect_make(rect_right(r[4]) - listen, r[4].y, listen, well)});
    items_pop_clip(s->items);
    scroll_buttons(s, &k->scroll, k->window);
    items_add(
        s->items,
        (struct item){.id = id_of(DO_SPEECH),
                      .role = ITEM_TOGGLE,
                      .name = _("Read aloud"),
                      .chosen = spoken_is_on(s->app),
                      .key = KEY_F9,
                      .pad = PAD_X,
                      .action = DO_SPEECH,
                      .about = _("Reads the screen aloud with your system’s voice. Press F9 at any "
                                 "time to turn it on or off."),
                      .why_not = spoken_can(s->app)
                                     ? NULL
                                     : _("No voice available: speech-dispatcher isn’t installed."),
                      .bounds = beside_start(ui)});
    items_add(s->items, (struct item){.id = id_of(DO_START),
                                      .role = ITEM_BUTTON,
                                      .name = _("Start"),
                                      .key = KEY_ENTER,
                                      .pad = PAD_START,
                                      .action = DO_START,
                                      .first = true,
                                      .bounds = start_box(ui)});
    items_end(s->items);
    return SCENE_IDLE;
}

/* What the rows change, as it is at the table. */
static void draw_preview(struct canvas *c, const struct ui *ui, struct rect r)
{
    static const char *const pair[] = {"cards/As", "cards/Ah"};
    const struct rect in = sample_sheet(c, ui, r);
    sample_fan(c, ui, pair, NULL, 0, 2, sample_words(c, ui, in));
}

static void draw_volume(struct canvas *c, const struct ui *ui, const struct item *i,
                        const struct item *listen)
{
    float u = ui->scale;
    struct rect r = i->bounds;
    ui_icon(c, ui, i->amount ? "volume" : "volume-off",
            rect_make(r.x - 46 * u, r.y + r.h / 2 - 24 * u, 48 * u, 48 * u), ui->theme->soft);
    struct rect value = {rect_right(r) + 4 * u, r.y, listen->bounds.x - rect_right(r) - 22 * u,
                         r.h};
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 34, 0, TEXT_RIGHT), i->value, value);
}

static const int row_action[ROWS] = {DO_LANGUAGE, DO_TEXT, DO_CONTRAST, DO_MOTION, DO_VOLUME};

/* The row that is pointed at; without one, the first: where to begin. */
static int row_in_hand(const struct comfort *k)
{
    const struct item *at = items_hover(k->scene.items);
    for (int i = 0; at && i < ROWS; i++)
        if (at->id == id_of(row_action[i]) || at->parent == id_of(row_action[i]))
            return i;
    return 0;
}

static void draw_rows(const struct comfort *k, struct canvas *c)
{
    const struct scene *s = &k->scene;
    const struct ui *ui = app_ui(s->app);
    float u = ui->scale;
    struct ui_words name = UI_LINE(ui->theme->strong, 34, 0, TEXT_LEFT);
    float px = 1e6F; /* all names in one size */
    for (int i = 0; i < ROWS; i++)
        px = fminf(px, ui_write_px(ui, &name, items_get(s->items, id_of(row_action[i]))->name,
                                   rect_make(0, 0, k->label_w - 50 * u, k->row[i].h - 12 * u)));
    name.most_px = px;
    const int begun = ui->caps == CAPS_NONE ? row_in_hand(k) : -1; /* else the focus shows it */
    for (int i = 0; i < ROWS; i++) {
        const struct item *item = items_get(s->items, id_of(row_action[i]));
        ui_panel(c, ui, k->row[i], false);
        if (i == begun)
            canvas_panel(c, k->row[i],
                         &(struct panel){.radius = ui_px(ui, ui->theme->radius * 1.5F),
                                         .line = ui->theme->accent,
                                         .line_width = fmaxf(1, 4 * u)});
        ui_write(c, ui, &name, item->name,
                 rect_make(k->row[i].x + 36 * u, k->row[i].y + 6 * u, k->label_w - 50 * u,
                           k->row[i].h - 12 * u));
        if (item->role == ITEM_CHOICE)
            ui_choice(c, ui, s->items, item);
        else
            ui_slider(c, ui, item);
    }
    const struct item *text = items_get(s->items, id_of(DO_TEXT));
    struct rect t = text->bounds, row = k->row[1];
    ui_icon(c, ui, "letter", rect_make(t.x - 38 * u, t.y + t.h / 2 - 16 * u, 32 * u, 32 * u),
            ui->theme->soft);
    ui_icon(c, ui, "letter",
            rect_make(rect_right(t) + 8 * u, t.y + t.h / 2 - 30 * u, 60 * u, 60 * u),
            ui->theme->soft);
    ui_write(
        c, ui, &UI_LINE(ui->theme->strong, 36, 0, TEXT_RIGHT), text->value,
        rect_make(rect_right(t) + 74 * u, row.y, rect_right(row) - rect_right(t) - 106 * u, row.h));
    draw_volume(c, ui, items_get(s->items, id_of(DO_VOLUME)),
                items_get(s->items, id_of(DO_LISTEN)));
    ui_button(c, ui, items_get(s->items, id_of(DO_LISTEN)), _("Test"), "play", UI_PLAIN);
}

/* Where door number i is seen, at the end of the hall, as far as the panel leaves room. */
static struct rect door_at(const struct comfort *k, int i)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float top = fmaxf(0, ui_at(ui, 0, frame_page(ui).y, 0, 0).y) + ui_px(ui, DOORS_TOP),
                step = k->panel.w / (float)doors(),
                h = fmaxf(ui_px(ui, DOORS), (k->panel.y - top) * DOOR_H / 606.0F),
                w = fminf(h * DOOR_W / DOOR_H, step * 0.7F);
    /* no plate without a name shows: the panel hides it */
    const float y = doors_named(ui, w) ? top : fmaxf(top, k->panel.y - w * 472 / DOOR_W);
    return rect_make(k->panel.x + step * ((float)i + 0.5F) - w / 2, y, w, w * DOOR_H / DOOR_W);
}

/* A door's light falls down the whole hall to where one stands, wider as it comes. */
static void draw_beam(struct canvas *c, const struct ui *ui, struct rect door, uint32_t colour)
{
    const float foot = rect_bottom(door) - ui_px(ui, 16), wide = door.w * 3.1F,
                aside = (door.x + door.w / 2 - ui->w / 2) * 0.3F;
    canvas_picture(c, "frame/hall-light",
                   rect_make(door.x + (door.w - wide) / 2 + aside, foot, wide, ui->h - foot),
                   paint_ink(colour_faded(colour, 0.62F)));
}

static void draw_hall(const struct comfort *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const float step = k->panel.w / (float)doors();
    const struct rect first = door_at(k, 0);
    if (ui->contrast) {
        ui_ground(c, ui);
        return;
    }
    hall_draw(c, ui, rect_bottom(first));
    for (int i = 0; i <= doors(); i++)
        hall_lamp(c, ui, (struct point){k->panel.x + step * (float)i, first.y + first.w * 0.5F});
    for (int i = 0; i < doors(); i++) {
        const struct rect at = door_at(k, i);
        draw_beam(c, ui, at, door_nth(i)->glow);
        door_draw_far(c, door_nth(i), at);
    }
}

/* After the heading, which is what is read aloud first. */
static void draw_names(const struct comfort *k, struct canvas *c)
{
    const struct ui *ui = app_ui(k->scene.app);
    const struct rect first = door_at(k, 0);
    const bool seen = first.y + first.w * (472 + 67) / DOOR_W <= k->panel.y;
    for (int i = 0; seen && !ui->contrast && doors_named(ui, first.w) && i < doors(); i++)
        door_name_far(c, ui, door_nth(i), door_at(k, i));
}

static void comfort_draw(const struct scene *s, struct canvas *c)
{
    const struct comfort *k = (const struct comfort *)s;
    const struct ui *ui = app_ui(s->app);
    float u = ui->scale;
    draw_hall(k, c);
    ui_panel(c, ui, k->panel, false);
    ui_write(c, ui, &UI_LINE(ui->theme->display, 46, 0, TEXT_LEFT),
             _("Welcome. Make yourself comfortable."), k->heading);
    struct ui_words sub = words_sub;
    sub.colour = ui->theme->soft;
    sub.place = TEXT_MIDDLE;
    sub.align = k->sub.y == k->heading.y ? TEXT_RIGHT : TEXT_LEFT;
    ui_write(c, ui, &sub, _("You can change all of this later in Settings."), k->sub);
    draw_names(k, c);
    draw_preview(c, ui, k->card);
    canvas_push_fold(c, scroll_seen(&k->scroll, ui, k->window));
    draw_rows(k, c);
    canvas_pop_clip(c);
    scroll_draw(c, s, &k->scroll, k->window);
    if (ui->caps != CAPS_NONE) {
        struct ui_words how = UI_LINE(NULL, 28, ui->theme->soft, TEXT_LEFT);
        const struct rect aside = beside_start(ui), start = start_box(ui);
        const struct rect r = {rect_right(aside) + ui_px(ui, 32), aside.y,
                               start.x - rect_right(aside) - ui_px(ui, 64), aside.h};
        ui_write(c, ui, &how, ui->caps == CAPS_PAD ? _("D-pad: choose") : _("Arrows: choose"), r);
        float size = 40 * u, x = r.x +
                                 fminf(ui_write_width(ui, &how,
                                                      ui->caps == CAPS_PAD ? _("D-pad: choose")
                                                                           : _("Arrows: choose")),
                                       r.w) +
                                 24 * u;
        static const char *const arrow[] = {"arrow-left", "arrow-up", "arrow-down", "arrow-right"};
        for (int i = 0; i < 4; i++) {
            struct rect cap = {x + (size + 6 * u) * (float)i, r.y + r.h / 2 - size / 2, size, size};
            canvas_panel(c, cap, &(struct panel){.fill = ui->theme->text, .radius = 10 * u});
            ui_icon(c, ui, arrow[i], rect_inset(cap, size * 0.2F), ui->theme->ground);
        }
    }
    ui_button(c, ui, items_get(s->items, id_of(DO_SPEECH)), _("Read aloud"),
              spoken_is_on(s->app) ? "tick" : "volume", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, id_of(DO_START)), _("Start"), "arrow-right", UI_MAIN);
}

static void comfort_close(struct scene *s) { mem_free(s); }

static const struct scene_type comfort_type = {.name = "comfort",
                                               .frame = true,
                                               .covers = true,
                                               .input = comfort_input,
                                               .update = comfort_update,
                                               .draw = comfort_draw,
                                               .close = comfort_close};

void comfort_open(struct app *app)
{
    struct comfort *k = mem_alloc(sizeof *k);
    app_push(app, &k->scene, &comfort_type);
}
