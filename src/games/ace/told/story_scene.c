/* A page of Ace of Spades's story: the scene's ground, a title, a few sentences. Any input goes on;
 * M goes on for good. */
#include "story.h"

#include "check.h"
#include "frame.h"
#include "mem.h"
#include "skins.h"
#include "ace_settings.h"

#include <math.h>
#include <stdio.h>

enum { DO_ON = 1, DO_MUTE };
enum { APPEAR_MS = 260 };
#define INK 0x1A110CFFU
#define RUST 0x8E1B15FFU

struct story_scene {
    struct scene scene;
    enum ace_story_part part;
};

static const struct ui_words words_text = {.size = 36};

/* As at the duel. */
static struct ui ui_of(const struct scene *s)
{
    const struct skin *skin = skins_find("ace");
    struct ui ui = *app_ui(s->app);
    ui.theme = ui.contrast ? skin->contrast : skin->theme;
    return ui;
}

static int ground_of(enum ace_story_part p)
{
    return p == ACE_STORY_RIDE || p == ACE_STORY_STREET ? 1
           : p == ACE_STORY_RAILWAY                     ? 2
           : p == ACE_STORY_MINE                        ? 3
                                                        : 4;
}

static void story_input(struct scene *s, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_HOVER || event->kind == ITEM_EVENT_FOCUS ||
        event->kind == ITEM_EVENT_CHANGED)
        return;
    if (event->kind == ITEM_EVENT_ACTIVATED && event->action == DO_MUTE) {
        app_set(s->app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
        app_toast(
            s->app,
            _("Story turned off. You can turn it back on in Settings, under “At the table”."));
    }
    app_pop(s->app);
}

/* A strip across the lower half, as high as its words. */
static struct rect strip(const struct ui *ui, const char *text)
{
    const float w = fminf(ui_px(ui, 1280), ui->w - ui_px(ui, 192)),
                h = ui_write_height(ui, &words_text, text, w);
    const float all = ui_letters(ui, 74) * 1.5F + h + ui_px(ui, 60);
    const float y = fmaxf(ui_px(ui, 60), fminf(ui->h * 0.46F, ui->h - all - ui_px(ui, 220)));
    return rect_make((ui->w - w) / 2, y, w, fminf(all, ui->h - y - ui_px(ui, 190)));
}

/* Title, sentences and the two buttons begin where the sheet's column begins. */
static int story_update(struct scene *s)
{
    const struct story_scene *k = (const struct story_scene *)s;
    const struct ui dressed = ui_of(s), *ui = &dressed;
    s->theme = ui->theme;
    const struct rect words = strip(ui, ace_story_text(k->part));
    const float h = fmaxf(ui_px(ui, 92), ui_letters(ui, 32) * 1.9F),
                w = (words.w - ui_px(ui, 32)) / 2, y = ui->h - h - ui_px(ui, 56);
    items_begin(s->items);
    items_add(s->items, (struct item){.id = item_id("story", 0),
                                      .role = ITEM_TEXT,
                                      .name = ace_story_title(k->part),
                                      .value = ace_story_text(k->part),
                                      .bounds = words});
    items_add(s->items, (struct item){.id = item_id("story", 3),
                                      .role = ITEM_BUTTON,
                                      .name = _("Anywhere"),
                                      .skip = true,
                                      .action = DO_ON,
                                      .bounds = rect_make(0, 0, ui->w, ui->h)});
    items_add(
        s->items,
        (struct item){
            .id = item_id("story", DO_MUTE),
            .role = ITEM_BUTTON,
            .name = _("Turn off story"),
            .about = _("Plays your runs without the story. You can turn it back on in Settings."),
            .key = 'M',
            .pad = PAD_Y,
            .action = DO_MUTE,
            .bounds = rect_make(words.x, y, w, h),
            .radius = ui_px(ui, 24)});
    items_add(s->items, (struct item){.id = item_id("story", DO_ON),
                                      .role = ITEM_BUTTON,
                                      .name = C_("step", "Continue"),
                                      .key = KEY_ENTER,
                                      .pad = PAD_A,
                                      .first = true,
                                      .action = DO_ON,
                                      .bounds = rect_make(rect_right(words) - w, y, w, h),
                                      .radius = ui_px(ui, 24)});
    items_end(s->items);
    return ui->now - s->since < ui_ms(ui, APPEAR_MS) ? 0 : SCENE_IDLE;
}

static void draw_ground(const struct story_scene *k, const struct ui *ui, struct canvas *c)
{
    ui_ground(c, ui);
    if (!ui->contrast) {
        char name[32];
        snprintf(name, sizeof name, "ace/scene-%d", ground_of(k->part));
        const float scale = fmaxf(ui->w / 1920, ui->h / 1080);
        canvas_picture(
            c, name, rect_around((struct point){ui->w / 2, ui->h / 2}, 1920 * scale, 1080 * scale),
            paint_plain());
        canvas_picture(
            c, "ace/glow",
            rect_around((struct point){ui->w * 0.45F, ui->h * 0.46F}, 1500 * scale, 900 * scale),
            paint_alpha(0.34F)); /* it burns somewhere behind */
    }
}

/* A sheet torn from a book, from one side of the picture to the other; in high contrast black with
 * two lines. */
static void draw_sheet(const struct ui *ui, struct canvas *c, struct rect band)
{
    const float line = fmaxf(2, ui_px(ui, 4)), edge = floorf(ui_px(ui, 30)), in = ui_px(ui, 14);
    if (ui->contrast) {
        canvas_panel(c, band, &(struct panel){.fill = 0x000000FFU});
        canvas_fill(c, rect_make(0, band.y, ui->w, line), ui->theme->accent);
        canvas_fill(c, rect_make(0, rect_bottom(band) - line, ui->w, line), ui->theme->accent);
        return;
    }
    band = rect_make(floorf(band.x), floorf(band.y), ceilf(band.w), floorf(band.h));
    canvas_fill(c, rect_moved(band, 0, edge * 1.2F), 0x00000066U);
    canvas_panel(c, band, &(struct panel){.fill = 0xEADBC0FFU});
    canvas_picture(c, "ace/strip-top", rect_make(0, band.y - edge, ui->w, edge + 1), paint_plain());
    canvas_picture(c, "ace/strip-bottom", rect_make(0, rect_bottom(band) - 1, ui->w, edge + 1),
                   paint_plain());
    for (int low = 0; low < 2; low++) {
        const float y = low ? rect_bottom(band) - in : band.y + in;
        canvas_fill(c, rect_make(ui->w * 0.04F, y - line / 2, ui->w * 0.92F, fmaxf(1, line * 0.7F)),
                    INK);
        canvas_fill(c,
                    rect_make(ui->w * 0.04F, y + (low ? -line * 2.2F : line * 1.6F), ui->w * 0.92F,
                              fmaxf(1, line * 0.3F)),
                    INK);
    }
}

static void story_draw(const struct scene *s, struct canvas *c)
{
    const struct story_scene *k = (const struct story_scene *)s;
    const struct ui dressed = ui_of(s), *ui = &dressed;
    const char *text = ace_story_text(k->part);
    const struct rect r = strip(ui, text);
    const int ms = (int)ui_ms(ui, APPEAR_MS);
    const float t = ui->calm || ms <= 0 ? 1 : fminf(1, (float)(ui->now - s->since) / (float)ms),
                title = ui_letters(ui, 74) * 1.5F, pad = ui_px(ui, 44);
    draw_ground(k, ui, c);
    const struct rect band = rect_make(0, r.y - pad, ui->w, r.h + 2 * pad);
    canvas_push_fade(c, t); /* the sheet comes with its words */
    draw_sheet(ui, c, band);
    struct ui_words says = words_text;
    says.colour = ui->contrast ? 0 : INK;
    ui_write(c, ui,
             &UI_LINE(ui->theme->display, 74, ui->contrast ? ui->theme->accent : RUST, TEXT_LEFT),
             ace_story_title(k->part), rect_make(r.x, r.y, r.w, title));
    ui_write(c, ui, &says, text,
             rect_make(r.x, r.y + title + ui_px(ui, 20), r.w, r.h - title - ui_px(ui, 20)));
    canvas_pop_fade(c);
    ui_button(c, ui, items_get(s->items, item_id("story", DO_MUTE)), _("Turn off story"), NULL,
              UI_PLAIN);
    ui_button(c, ui, items_get(s->items, item_id("story", DO_ON)), C_("step", "Continue"), "play",
              UI_MAIN);
}

static void story_close(struct scene *s) { mem_free(s); }

static const struct scene_type story_type = {.name = "story",
                                             .covers = true,
                                             .reads = true,
                                             .input = story_input,
                                             .update = story_update,
                                             .draw = story_draw,
                                             .close = story_close};

/* The page itself, whatever the settings say. */
static void story_open(struct app *app, enum ace_story_part part)
{
    CARRE_ASSERT((int)part >= 0 && part < ACE_STORY_PARTS);
    struct story_scene *k = mem_alloc(sizeof *k);
    k->part = part;
    app_push(app, &k->scene, &story_type);
    app_world(&k->scene, "ace");
}

/* The page if it is to be told now. True: it comes. */
static bool story_tell(struct app *app, enum ace_story_part part)
{
    const int told = app_setting(app, ace_setting(ACE_SETTING_STORY_TOLD)), bit = 1 << part,
              how = app_setting(app, ace_setting(ACE_SETTING_STORY));
    if (how == STORY_NEVER || (how == STORY_ONCE && (told & bit)) ||
        app_setting(app, SETTING_PACE) == PACE_INSTANT)
        return false;
    app_set(app, ace_setting(ACE_SETTING_STORY_TOLD), told | bit);
    story_open(app, part);
    return true;
}

static bool follow(int *told, struct app *app, const struct board *b, bool fresh)
{
    const int marker = b->num[ACE_MARKER], was = *told;
    if (!marker || marker == was)
        return false;
    *told = marker;
    if (!was)
        return fresh && marker == 1 && story_tell(app, ACE_STORY_RIDE);
    if (marker == ACE_DUELS)
        return story_tell(app, ACE_STORY_REVEAL);
    return ace_scene(marker) > ace_scene(was) &&
           story_tell(app, ace_story_scene(ace_scene(marker)));
}

static bool ends(struct app *app, bool won)
{
    return story_tell(app, won ? ACE_STORY_VICTORY : ACE_STORY_DEFEAT);
}

static void open_page(struct app *app, int page) { story_open(app, (enum ace_story_part)page); }

const struct folder_story ace_story = {.follow = follow, .ends = ends, .open = open_page};
