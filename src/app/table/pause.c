/* The game stands still: go on, look something up, set something, or leave. */
#include "frame.h"
#include "scenes.h"

#include "mem.h"
#include "strbuf.h"

#include <math.h>

enum { WARNING = 24 }; /* its letters */
enum { DO_CONTINUE, DO_PEOPLE, DO_AGAIN, DO_RULES, DO_SETTINGS, DO_LEAVE, DO_SAVE, BUTTONS };

/* From the top down. */
static const int order[BUTTONS] = {DO_CONTINUE, DO_PEOPLE,   DO_AGAIN, DO_SAVE,
                                   DO_RULES,    DO_SETTINGS, DO_LEAVE};

struct pause {
    struct scene scene;
    char *game, *state;
    char *code;                /* or NULL */
    const struct rules *rules; /* or NULL */
    bool kept;
    void (*people)(struct app *app, void *user);
    void (*again)(struct app *app, void *user);
    void (*save)(struct app *app, void *user);
    void *user;
    struct rect box;
};

static void leave_answer(struct app *app, void *user, int which)
{
    (void)user;
    if (which == 1)
        app_home(app);
}

static void pause_leave(struct pause *p)
{
    struct app *app = p->scene.app;
    if (!app_setting(app, SETTING_CONFIRM_QUIT)) {
        app_home(app);
        return;
    }
    const bool safe = p->kept && app_keeps(app), open = p->kept && !safe;
    dialog_open(app,
                &(struct dialog_request){
                    .heading = _("Leave the table?"),
                    .text = open ? _("Your game can’t be saved right now. “Continue” on the title "
                                     "screen brings you back, but only until you close Carré.")
                            : safe ? _("Your game is saved. Choose “Continue” on the title "
                                       "screen to pick up right here.")
                                   : _("This game can’t be saved. If you leave, it’s over."),
                    .button = {_("Stay"), C_("table", "Leave")},
                    .danger = !p->kept,
                    .answer = leave_answer});
}

static void open_rules(const struct pause *p)
{
    if (p->rules)
        rules_open_table(p->scene.app, p->rules, NULL);
    else
        rules_open(p->scene.app, p->game, 0);
}

static void pause_input(struct scene *s, const struct item_event *event)
{
    struct pause *p = (struct pause *)s;
    if (event->kind == ITEM_EVENT_BACK || event->kind == ITEM_EVENT_MENU)
        app_pop(s->app);
    else if (event->kind == ITEM_EVENT_HELP)
        open_rules(p);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_CONTINUE: app_pop(s->app); break;
    case DO_PEOPLE:
        app_pop(s->app);
        p->people(s->app, p->user);
        break;
    case DO_AGAIN: p->again(s->app, p->user); break;
    case DO_RULES: open_rules(p); break;
    case DO_SETTINGS: settings_open(s->app); break;
    case DO_LEAVE: pause_leave(p); break;
    case DO_SAVE: p->save(s->app, p->user); break;
    default: break;
    }
}

static const char *label(int i)
{
    switch (i) {
    case DO_CONTINUE: return C_("pause", "Continue");
    case DO_PEOPLE: return C_("people", "At the table");
    case DO_AGAIN: return _("Review");
    case DO_RULES: return _("How to play");
    case DO_SETTINGS: return _("Settings");
    case DO_SAVE: return _("Save as…");
    default: return _("Quit to title");
    }
}

static bool offered(const struct pause *p, int i)
{
    return (i != DO_PEOPLE || p->people) && (i != DO_AGAIN || p->again) &&
           (i != DO_SAVE || p->save);
}

static float width_of(const struct ui *ui) { return ui_px(ui, 760); }

/* Nothing is saved, and why: below the other lines of the head. */
static float warning_height(const struct pause *p)
{
    const struct ui *ui = app_ui(p->scene.app);
    const char *why = app_unsaved(p->scene.app);
    return why ? ui_write_height(ui, &(struct ui_words){.face = ui->theme->strong, .size = WARNING},
                                 why, width_of(ui)) +
                     ui_px(ui, 12)
               : 0;
}

static struct rect warning_box(const struct pause *p)
{
    const struct ui *ui = app_ui(p->scene.app);
    return rect_make(p->box.x + ui_px(ui, 50),
                     p->box.y + ui_px(ui, 26) + ui_letters(ui, 50) * 1.3F +
                         ui_letters(ui, 28) * (p->code ? 2.9F : 1.5F),
                     width_of(ui), warning_height(p));
}

static int pause_update(struct scene *s)
{
    struct pause *p = (struct pause *)s;
    const struct ui *ui = app_ui(s->app);
    static const enum key key[BUTTONS] = {KEY_ESCAPE,    (enum key)'T', (enum key)'W', KEY_F1,
                                          (enum key)'S', (enum key)'Q', (enum key)'A'};
    static const enum pad pad[BUTTONS] = {
        PAD_B, PAD_LEFT_SHOULDER, PAD_RIGHT_SHOULDER, PAD_BACK, PAD_Y, PAD_X, PAD_NONE};
    const int n = BUTTONS - !p->people - !p->again - !p->save;
    float u = ui->scale,
          button = fminf(fmaxf(100 * u, ui_letters(ui, 36) * 1.7F), ui->area.h * 0.58F / (float)n),
          gap = (n > 6 ? 12 : 20) * u;
    const float warning = warning_height(p);
    float head = fmaxf(150 * u, ui_letters(ui, 50) * 1.3F +
                                    ui_letters(ui, 28) * (p->code ? 2.9F : 1.5F) + 36 * u) +
                 warning;
    if (warning > 0)
        button = fminf(button, (ui->h - 44 * u - head) / (float)n - gap);
    float h = head + (button + gap) * (float)n + 40 * u;
    p->box = rect_around((struct point){ui->w / 2, ui->h / 2}, 860 * u, fminf(h, ui->h - 4));
    items_begin(s->items);
    if (warning > 0)
        items_add(s->items, (struct item){.id = item_id("unsaved", 0),
                                          .role = ITEM_TEXT,
                                          .name = app_unsaved(s->app),
                                          .readable = true,
                                          .skip = true,
                                          .bounds = warning_box(p)});
    for (int at = 0, row = 0; at < BUTTONS; at++) {
        const int i = order[at];
        if (offered(p, i))
            items_add(s->items,
                      (struct item){.id = item_id("pause", i),
                                    .role = ITEM_BUTTON,
                                    .name = label(i),
                                    .action = i,
                                    .key = key[i],
                                    .pad = pad[i],
                                    .first = i == 0,
                                    .bounds = {p->box.x + 50 * u,
                                               p->box.y + head + (button + gap) * (float)row++,
                                               p->box.w - 100 * u, button},
                                    .sound = i == DO_CONTINUE ? "ui/back" : "ui/open"});
    }
    items_end(s->items);
    return ui_glide(ui, s->since, 160) < 1 ? 0 : SCENE_IDLE;
}

/* The code itself where it can be read, else that there is one. */
static void draw_code(const struct pause *p, struct canvas *c, const struct ui *ui, struct rect r)
{
    struct strbuf line = STRBUF_EMPTY;
    if (!p->code)
        return;
    strbuf_addf(&line, _("Deal code: %s"), p->code);
    const bool fits = ui_write_width(ui, &(struct ui_words){.size = 18}, strbuf_text(&line)) <= r.w;
    ui_write(c, ui, &UI_LINE(NULL, 28, ui->theme->soft, TEXT_LEFT),
             fits ? strbuf_text(&line) : _("Dealt from a code"), r);
    strbuf_free(&line);
}

static void pause_draw(const struct scene *s, struct canvas *c)
{
    const struct pause *p = (const struct pause *)s;
    const struct ui *ui = app_ui(s->app);
    static const char *const icon[BUTTONS] = {"play",     "friends", "history", "help",
                                              "settings", "quit",    "tick"};
    float u = ui->scale;
    ui_shade(c, ui);
    canvas_push_fade(c, ui_glide(ui, s->since, 160));
    const struct ui on = ui_sheet(c, ui, p->box);
    struct rect head = {p->box.x + 50 * u, p->box.y + 26 * u, p->box.w - 100 * u,
                        ui_letters(ui, 50) * 1.3F};
    ui_write(c, &on, &UI_LINE(on.theme->display, 54, 0, TEXT_LEFT), _("Paused"), head);
    ui_write(c, &on, &UI_LINE(NULL, 28, on.theme->soft, TEXT_LEFT), p->state,
             rect_make(head.x, rect_bottom(head), head.w, ui_letters(ui, 28) * 1.5F));
    draw_code(p, c, &on,
              rect_make(head.x, rect_bottom(head) + ui_letters(ui, 28) * 1.4F, head.w,
                        ui_letters(ui, 28) * 1.5F));
    if (app_unsaved(s->app))
        ui_write(c, &on,
                 &(struct ui_words){.face = on.theme->strong,
                                    .size = WARNING,
                                    .colour = on.theme->bad,
                                    .place = TEXT_MIDDLE},
                 app_unsaved(s->app), warning_box(p));
    for (int i = 0; i < BUTTONS; i++)
        if (offered(p, i))
            ui_button(c, ui, items_get(s->items, item_id("pause", i)), label(i), icon[i],
                      i == 0 ? UI_MAIN : UI_PLAIN);
    canvas_pop_fade(c);
}

static void pause_close(struct scene *s)
{
    struct pause *p = (struct pause *)s;
    mem_free(p->game);
    mem_free(p->state);
    mem_free(p->code);
    mem_free(p);
}

static const struct scene_type pause_type = {.name = "pause",
                                             .covers = false,
                                             .input = pause_input,
                                             .update = pause_update,
                                             .draw = pause_draw,
                                             .close = pause_close};

void pause_open(struct app *app, const struct pause_request *r)
{
    struct pause *p = mem_alloc(sizeof *p);
    p->game = mem_copy_text(r->game);
    p->state = mem_copy_text(r->state ? r->state : "");
    p->code = mem_copy_text(r->code && *r->code ? r->code : NULL);
    p->kept = r->kept;
    p->rules = r->rules;
    p->people = r->people;
    p->again = r->again;
    p->save = r->save;
    p->user = r->user;
    app_push(app, &p->scene, &pause_type);
}
