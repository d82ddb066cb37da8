/* The game stands still: go on, look something up, set something, or leave. */
#include "frame.h"
#include "scenes.h"

#include "mem.h"
#include "strbuf.h"
#include "utf8.h"

#include <math.h>

enum { WARNING = 24 }; /* its letters */
enum { DO_CONTINUE, DO_PEOPLE, DO_AGAIN, DO_RULES, DO_SETTINGS, DO_LEAVE, DO_SAVE, BUTTONS };

/* From the top down. */
static const int order[BUTTONS] = {DO_CONTINUE, DO_PEOPLE,   DO_AGAIN, DO_SAVE,
                                   DO_RULES,    DO_SETTINGS, DO_LEAVE};

struct pause {
    struct scene scene;
    char *game, *state;
    char *says, *code;         /* or NULL */
    const struct rules *rules; /* or NULL */
    bool kept;
    void (*people)(struct app *app, void *user);
    void (*again)(struct app *app, void *user);
    void (*save)(struct app *app, void *user);
    void (*lit)(struct canvas *c, void *user);
    void *user;
    /* where its parts lie since the last update; without any height there is no room for one */
    struct rect box, seal, head, rule, says_at, state_at, saved, warning, foot, button[BUTTONS];
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

/* ---- how the bill is set: a headline, where the game stands, what can be done ---- */

enum { HEAD = 138, LINE = 29, MAIN_MOST = 116, MAIN_LEAST = 96, BUTTON_MOST = 84 };

static int buttons_of(const struct pause *p) { return BUTTONS - !p->people - !p->again - !p->save; }

/* Takes so much from the top of `r`, and a gap after it. */
static struct rect take(struct rect *r, float h, float gap)
{
    const struct rect taken = {r->x, r->y, r->w, h};
    r->y += h + gap;
    r->h -= h + gap;
    return taken;
}

/* On a scroll the headline runs downwards at its right, in a language that is written so and
 * letters that leave the rest its room. */
static bool head_down(const struct ui *ui)
{
    return ui_has_rods(ui) && ui->text < 1.5F && i18n_downwards(ui->lang);
}

static struct ui_words stands_how(const struct ui *ui)
{
    return (struct ui_words){
        .face = ui->theme->strong, .size = LINE, .align = TEXT_CENTRE, .place = TEXT_MIDDLE};
}

static struct ui_words said(const struct ui *ui)
{
    return (struct ui_words){
        .face = ui->theme->strong, .size = LINE, .colour = ui->theme->accent, .align = TEXT_CENTRE};
}

/* What cannot be less: lines as high as letters are, buttons that can be read and hit. What the
 * opponent says gives way, then the rule, what is said of saving, the headline's size, and at last
 * where the game stands: the table is behind it. */
static void lay_bill(struct pause *p)
{
    const struct ui *ui = app_ui(p->scene.app);
    const float edge = ui_px(ui, 30), pad = ui_px(ui, 56), gap = ui_px(ui, 14), w = ui_px(ui, 780),
                larger = head_down(ui) ? 1.2F : 1, /* the headline leaves them its room */
        aside = head_down(ui) ? ui_px(ui, HEAD) + pad : 0, line = ui_letters(ui, LINE) * 1.4F;
    const struct rect page = frame_at(ui, PAGE_EDGE, 0, PAGE_W - 2 * PAGE_EDGE, PAGE_H);
    const int n = buttons_of(p);
    const char *why = app_unsaved(p->scene.app);
    const struct ui_words quote = said(ui);
    const struct ui_words warns = {.face = ui->theme->strong, .size = WARNING};
    const float warning = why ? ui_write_height(ui, &warns, why, w - 2 * pad - aside) : 0,
                least = fmaxf(ui_px(ui, 60), ui_letters(ui, 30) * 1.35F),
                most = fminf(ui_px(ui, 1000), ui->h - 2 * edge), code = p->code ? line + gap : 0;
    const bool down = head_down(ui);
    /* who plays and where the game stands may take a second line, in close letters */
    const struct ui_words stands = stands_how(ui);
    float state =
        fmaxf(line, fminf(line * 2, ui_write_height(ui, &stands, p->state, w - 2 * pad - aside)));
    float head = down ? 0 : ui_px(ui, HEAD) * 1.2F, rule = down ? 0 : ui_px(ui, 44) + gap,
          saved = p->kept && app_keeps(p->scene.app) && !why ? line : 0,
          says = p->says ? ui_write_height(ui, &quote, p->says, w - 2 * pad - aside) + gap / 2 : 0;
    float rest = most - 2 * pad * 0.8F - state - gap - (why ? warning + gap : 0) - code -
                 (float)n * (least + gap);
    if (rest < ui_px(ui, 60)) {
        rest += state;
        state = 0;
    }
    if (head + rule + saved + says > rest)
        says = 0;
    if (head + rule + saved > rest)
        rule = 0;
    if (head + saved > rest)
        saved = 0;
    head = down ? 0 : fmaxf(fminf(head, rest - rule - says - saved), ui_px(ui, 60));
    const float room = rest - head - rule - says - saved + (float)n * (least + gap),
                each = room / (float)n -
                       gap, /* going on is larger, where that leaves the others room */
        others = n > 1 ? (room - ui_px(ui, MAIN_LEAST) - gap) / (float)(n - 1) - gap : each,
                button = fminf(others >= least ? others : each, ui_px(ui, BUTTON_MOST) * larger),
                main = fminf(room - (float)(n - 1) * (button + gap) - gap,
                             ui_px(ui, MAIN_MOST) * larger),
                spare = fmaxf(0, room - main - gap - (float)(n - 1) * (button + gap));
    p->box = rect_make(rect_right(page) - w + ui_px(ui, 24), 0, w, most - spare);
    p->box.y = (ui->h - p->box.h) / 2;
    struct rect in = rect_inset_xy(p->box, pad, pad * 0.8F);
    const struct rect column = rect_make(rect_right(in) - aside + pad, in.y, aside - pad, in.h);
    p->seal = rect_make(column.x + column.w * 0.1F, rect_bottom(column) - column.w * 0.9F,
                        column.w * 0.8F, column.w * 0.8F);
    in.w -= aside;
    p->head = down ? rect_make(column.x, column.y, column.w, column.h - column.w * 1.1F)
                   : take(&in, head, 0);
    p->rule = take(&in, fmaxf(0, rule - gap), rule > 0 ? gap : 0);
    p->says_at = take(&in, fmaxf(0, says - gap / 2), says > 0 ? gap / 2 : 0);
    p->state_at = take(&in, state, 0);
    p->saved = take(&in, saved, gap);
    p->warning = take(&in, warning, why ? gap : 0);
    p->button[0] = take(&in, main, gap + ui_px(ui, 4));
    for (int i = 1; i < n; i++)
        p->button[i] = take(&in, button, gap);
    p->foot = rect_make(in.x, rect_bottom(p->box) - pad * 0.7F - line, in.w, p->code ? line : 0);
}

static int pause_update(struct scene *s)
{
    struct pause *p = (struct pause *)s;
    const struct ui *ui = app_ui(s->app);
    static const enum key key[BUTTONS] = {KEY_ESCAPE,    (enum key)'T', (enum key)'W', KEY_F1,
                                          (enum key)'S', (enum key)'Q', (enum key)'A'};
    static const enum pad pad[BUTTONS] = {
        PAD_B, PAD_LEFT_SHOULDER, PAD_RIGHT_SHOULDER, PAD_BACK, PAD_Y, PAD_X, PAD_NONE};
    lay_bill(p);
    items_begin(s->items);
    if (p->warning.h > 0)
        items_add(s->items, (struct item){.id = item_id("unsaved", 0),
                                          .role = ITEM_TEXT,
                                          .name = app_unsaved(s->app),
                                          .readable = true,
                                          .skip = true,
                                          .bounds = p->warning});
    for (int at = 0, row = 0; at < BUTTONS; at++) {
        const int i = order[at];
        if (offered(p, i))
            items_add(s->items, (struct item){.id = item_id("pause", i),
                                              .role = ITEM_BUTTON,
                                              .name = label(i),
                                              .action = i,
                                              .key = key[i],
                                              .pad = pad[i],
                                              .first = i == 0,
                                              .bounds = p->button[row++],
                                              .sound = i == DO_CONTINUE ? "ui/back" : "ui/open"});
    }
    items_end(s->items);
    return ui_glide(ui, s->since, 160) < 1 ? 0 : SCENE_IDLE;
}

/* The code itself where it can be read, else that there is one. */
static void draw_code(const struct pause *p, struct canvas *c, const struct ui *ui)
{
    struct strbuf line = STRBUF_EMPTY;
    if (!p->code)
        return;
    strbuf_addf(&line, _("Deal code: %s"), p->code);
    const bool fits =
        ui_write_width(ui, &(struct ui_words){.size = 18}, strbuf_text(&line)) <= p->foot.w;
    ui_write(c, ui, &UI_LINE(NULL, 27, ui->theme->soft, TEXT_CENTRE),
             fits ? strbuf_text(&line) : _("Dealt from a code"), p->foot);
    strbuf_free(&line);
}

static void draw_head(const struct pause *p, struct canvas *c, const struct ui *ui)
{
    struct ui_words how = UI_LINE(ui->theme->display, HEAD, 0, TEXT_CENTRE);
    how.most_px = head_down(ui) ? 0 : p->head.h / 1.2F;
    if (head_down(ui)) {
        ui_write_down(c, ui, &how, _("Paused"), p->head);
        canvas_picture(c, ui->theme->page->sign, p->seal, paint_plain());
        canvas_fill(c,
                    rect_make(p->head.x - ui_px(ui, 26), p->head.y, fmaxf(1, ui_px(ui, 2)),
                              rect_bottom(p->seal) - p->head.y),
                    ui->theme->line);
    } else {
        char head[64];
        utf8_capitals(_("Paused"), head, sizeof head);
        const struct page_dress *page = ui->theme->page;
        ui_write(c, ui, &how, page && page->capitals ? head : _("Paused"), p->head);
    }
    if (p->rule.h > 0)
        ui_rule(c, ui, p->rule);
    if (p->says_at.h > 0) {
        const struct ui_words quote = said(ui);
        ui_write(c, ui, &quote, p->says, p->says_at);
    }
    struct ui_words stands = stands_how(ui);
    stands.colour = p->says_at.h > 0 ? 0 : ui->theme->accent;
    if (p->state_at.h > 0)
        ui_write(c, ui, &stands, p->state, p->state_at);
    if (p->saved.h > 0)
        ui_write(c, ui, &UI_LINE(NULL, LINE, 0, TEXT_CENTRE), _("Your game is saved."), p->saved);
    if (p->warning.h > 0)
        ui_write(c, ui,
                 &(struct ui_words){.face = ui->theme->strong,
                                    .size = WARNING,
                                    .colour = ui->theme->bad,
                                    .place = TEXT_MIDDLE},
                 app_unsaved(p->scene.app), p->warning);
    draw_code(p, c, ui);
}

static void pause_draw(const struct scene *s, struct canvas *c)
{
    const struct pause *p = (const struct pause *)s;
    const struct ui *ui = app_ui(s->app);
    static const char *const icon[BUTTONS] = {"play",     "friends", "history", "help",
                                              "settings", "quit",    "tick"};
    ui_shade(c, ui);
    if (p->lit)
        p->lit(c, p->user);
    canvas_push_fade(c, ui_glide(ui, s->since, 160));
    const struct ui on = ui_bill(c, ui, p->box);
    draw_head(p, c, &on);
    for (int i = 0; i < BUTTONS; i++)
        if (offered(p, i))
            ui_button(c, ui, items_get(s->items, item_id("pause", i)), label(i), icon[i],
                      i == 0 ? UI_MAIN : UI_PLAIN);
    ui_bill_end(c, ui);
    canvas_pop_fade(c);
}

static void pause_close(struct scene *s)
{
    struct pause *p = (struct pause *)s;
    mem_free(p->game);
    mem_free(p->state);
    mem_free(p->says);
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
    if (r->says) {
        struct strbuf says = STRBUF_EMPTY;
        strbuf_addf(&says, C_("somebody speaks", "“%s”"), r->says);
        p->says = mem_copy_text(strbuf_text(&says));
        strbuf_free(&says);
    }
    p->kept = r->kept;
    p->rules = r->rules;
    p->people = r->people;
    p->again = r->again;
    p->save = r->save;
    p->lit = r->lit;
    p->user = r->user;
    app_push(app, &p->scene, &pause_type);
}
