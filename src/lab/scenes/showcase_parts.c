/* The sheet of parts, drawn by the parts themselves: one page a world. */
#include "showcase_parts.h"

#include "check.h"
#include "frame.h"
#include "mem.h"

enum { TABS = 3, DO_NOTHING = 1 };

struct sheet_page {
    struct scene scene;
};

static void input(struct scene *s, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_BACK)
        app_pop(s->app);
}

static void button(struct scene *s, const char *id, int n, const char *name, struct rect r,
                   const char *why_not)
{
    CARRE_ASSERT(id && name && n >= 0);
    items_add(s->items, (struct item){.id = item_id(id, n),
                                      .role = ITEM_BUTTON,
                                      .name = name,
                                      .action = DO_NOTHING,
                                      .bounds = r,
                                      .why_not = why_not});
}

static int update(struct scene *s)
{
    const struct ui *ui = app_ui(s->app);
    items_begin(s->items);
    frame_back(s, _("Back"), DO_NOTHING);
    for (int i = 0; i < TABS; i++)
        items_add(s->items,
                  (struct item){.id = item_id("tab", i),
                                .role = ITEM_TAB,
                                .name = i == 0   ? _("Achievements")
                                        : i == 1 ? _("Rewards")
                                                 : _("Statistics"),
                                .chosen = i == 0,
                                .action = DO_NOTHING,
                                .bounds = frame_at(ui, 96, 186 + 90 * (float)i, 408, 78)});
    frame_choice(s,
                 (struct item){.id = item_id("choice", 0),
                               .name = _("Contrast"),
                               .action = DO_NOTHING,
                               .bounds = frame_at(ui, 96, 480, 408, 84)},
                 (const char *[]){_("Normal"), _("High"), NULL});
    items_add(s->items, (struct item){.id = item_id("slider", 0),
                                      .role = ITEM_SLIDER,
                                      .name = _("Volume"),
                                      .max = 100,
                                      .step = 10,
                                      .amount = 60,
                                      .action = DO_NOTHING,
                                      .bounds = frame_at(ui, 96, 590, 408, 76)});
    button(s, "less", 0, "−", frame_at(ui, 96, 700, 96, 84), NULL);
    button(s, "more", 0, "+", frame_at(ui, 408, 700, 96, 84), NULL);
    button(s, "plain", 0, _("How to play"), frame_bar(ui, 0, 1), NULL);
    button(s, "off", 0, _("Older"), frame_bar(ui, 1, 1), _("There are no older ones."));
    button(s, "plain", 1, _("First lesson"), frame_bar(ui, 2, 1), NULL);
    button(s, "main", 0, _("Play"), frame_bar(ui, 3, 1), NULL);
    items_end(s->items);
    return SCENE_IDLE;
}

static void draw_amount(const struct scene *s, struct canvas *c, const struct ui *ui)
{
    const struct item *less = items_get(s->items, item_id("less", 0)),
                      *more = items_get(s->items, item_id("more", 0));
    ui_button(c, ui, less, "", "minus", UI_PLAIN);
    ui_button(c, ui, more, "", "plus", UI_PLAIN);
    ui_write(c, ui, &UI_LINE(ui->theme->strong, 36, 0, TEXT_CENTRE), "1500",
             rect_make(rect_right(less->bounds), less->bounds.y,
                       more->bounds.x - rect_right(less->bounds), less->bounds.h));
}

static void draw_text(struct canvas *c, const struct ui *ui, struct rect r)
{
    ui_write(c, ui, &(struct ui_words){.size = 32}, _("Finish a game to see your statistics."),
             rect_inset(r, ui_px(ui, 36)));
}

static void draw(const struct scene *s, struct canvas *c)
{
    const struct ui *ui = app_ui(s->app);
    const struct rect panel = frame_at(ui, 536, 186, 628, 340),
                      sheet = frame_at(ui, 1196, 186, 628, 340);
    ui_ground(c, ui);
    frame_heading(c, ui, _("Settings"), _("You can change all of this later in Settings."), 1568);
    frame_draw_back(c, ui, s);
    ui_tabs(c, ui, s->items);
    ui_choice(c, ui, s->items, items_get(s->items, item_id("choice", 0)));
    ui_slider(c, ui, items_get(s->items, item_id("slider", 0)));
    draw_amount(s, c, ui);
    ui_panel(c, ui, panel, false);
    draw_text(c, ui, panel);
    const struct ui paper = ui_sheet(c, ui, sheet);
    draw_text(c, &paper, sheet);
    frame_nothing(c, ui, "history", _("No finished games yet."), frame_at(ui, 536, 558, 1288, 346));
    for (int i = 0; i < 2; i++) {
        const struct item *plain = items_get(s->items, item_id("plain", i));
        ui_button(c, ui, plain, plain->name, i ? "hint" : "help", UI_PLAIN);
    }
    const struct item *off = items_get(s->items, item_id("off", 0)),
                      *go = items_get(s->items, item_id("main", 0));
    ui_button(c, ui, off, off->name, "lock", UI_PLAIN);
    ui_button(c, ui, go, go->name, "play", UI_MAIN);
}

static void close_scene(struct scene *s) { mem_free(s); }

static const struct scene_type type = {.name = "components",
                                       .covers = true,
                                       .input = input,
                                       .update = update,
                                       .draw = draw,
                                       .close = close_scene};

void showcase_parts(struct app *app, const char *world)
{
    struct sheet_page *k = mem_alloc(sizeof *k);
    app_push(app, &k->scene, &type);
    app_world(&k->scene, world);
}
