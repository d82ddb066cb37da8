/* The title: four doors, and what was left open last time. */
#include "frame.h"
#include "games.h"
#include "saves.h"
#include "saves_kept.h"
#include "scenes.h"
#include "spoken.h"
#include "seating_scene.h"
#include "table.h"

#include "mem.h"

#include <math.h>
#include <string.h>

enum { DO_DOOR = 1, DO_CONTINUE, DO_OTHERS, DO_PLAYED, DO_SETTINGS, DO_RULES, DO_QUIT };
enum { DOORS = 4, OTHERS = 3 };

struct title {
    struct scene scene;
    struct save_line save;          /* the game that was played last */
    bool played;                    /* some game was played to its end, or left */
    int others;                     /* more games that wait */
    const char *other[OTHERS];
};

static const struct door {
    const char *game, *name, *line, *players;
    const char *art, *ring;
    const struct typeface *face;
    float size;
    uint32_t ink, ink2;
} doors[DOORS] = {
    {.game = "ace", .name = N_("Ace of Spades"), .line = N_("Poker hands, 49 enemies"), .players = N_("1 or 2 players"), .art = "frame/door-ace", .ring = "frame/door-ace-focus",
     .face = &typeface_ace, .size = 49, .ink = 0x1C1410FFU, .ink2 = 0x6B1510FFU},
    {.game = "power-up", .name = N_("Power Up"), .line = N_("Hold’em with ten powers"), .players = N_("2 to 5 players"), .art = "frame/door-power-up", .ring = "frame/door-power-up-focus",
     .face = &typeface_powerup, .size = 50, .ink = 0xEAFBFFFFU, .ink2 = 0x4DE3FFFFU},
    {.game = "spec", .name = N_("SPEC"), .line = N_("Hold’em with effect cards"), .players = N_("3 to 9 players"), .art = "frame/door-spec", .ring = "frame/door-spec-focus",
     .face = &typeface_spec, .size = 53, .ink = 0x14213DFFU, .ink2 = 0x882A0EFFU},
    {.game = "upcolor", .name = N_("Upcolor"), .line = N_("Follow the colour code"), .players = N_("3 to 6 players"), .art = "frame/door-upcolor", .ring = "frame/door-upcolor-focus",
     .face = &typeface_upcolor, .size = 60, .ink = 0x20242EFFU, .ink2 = 0x1052A8FFU},
};

static void title_show(struct scene *s)
{
    struct title *t = (struct title *)s;
    saves_look(s->app, &t->save);
    t->played = matches_any(s->app) || saves_kept_any(s->app);
    t->others = 0;
    for (int i = 0; saves_game(i) && t->others < OTHERS && t->save.there && !t->save.damaged; i++) {
        struct save_line line;
        saves_look_game(s->app, saves_game(i), &line);
        if (line.there && !line.damaged && strcmp(line.game, t->save.game) != 0)
            t->other[t->others++] = saves_game(i);
    }
    audio_music(app_audio(s->app), "title");
}

static void title_quit_answer(struct app *app, void *user, int which)
{
    (void)user;
    if (which == 1)
        app_quit(app);
}

static void title_leave(struct app *app)
{
    if (!app_setting(app, SETTING_CONFIRM_QUIT)) {
        app_quit(app);
        return;
    }
    dialog_open(app, &(struct dialog_request){.heading = _("Leave Carré?"), .text = !app_store(app) || store_keeps(app_store(app)) ? _("Every decision is saved already. You can go on right where you are.") : _("Nothing can be saved at the moment. What was played since is lost when Carré closes."),
                                              .button = {_("Stay"), _("Quit")}, .answer = title_quit_answer});
}

/* Who sits there is kept beside the game; the table reads it. */
static void go_on(struct app *app, const char *game)
{
    char *text = saves_text_game(app, game);
    if (text)
        table_open(app, &(struct table_request){.game = game, .saved = text, .story = true});
    mem_free(text);
}

static void other_answer(struct app *app, void *user, int which)
{
    const struct title *t = user;
    if (which >= 0 && which < t->others)
        go_on(app, t->other[which]);
}

static void ask_other(struct title *t)
{
    struct dialog_request q = {.heading = _("Go on with which game?"), .text = _("Each of them stands as it was left."), .answer = other_answer, .user = t};
    for (int i = 0; i < t->others; i++)
        q.button[i] = _(games_find(t->other[i])->title);
    dialog_open(t->scene.app, &q);
}

static void enter(struct app *app, const struct door *d)
{
    if (strcmp(d->game, "ace") == 0)
        ace_setup_open(app);
    else
        seating_open(app, seating_door_game(app, d->game));
}

/* The rules of the door in focus, else those of the game that was played last. */
static const char *help_game(struct app *app)
{
    const struct item *f = items_focus(app_top(app)->items);
    const char *last = app_setting_text(app, SETTING_LAST_GAME);
    for (int i = 0; f && i < DOORS; i++)
        if (f->id == item_id("door", i))
            return doors[i].game;
    for (int i = 0; i < DOORS; i++)
        if (strcmp(last, doors[i].game) == 0)
            return last;
    return strcmp(last, "holdem") == 0 ? "power-up" : "ace";
}

/* Somebody who needs to hear the screen may never find the settings: whoever asks for help is told of the key. */
static void help(struct app *app)
{
    rules_open(app, help_game(app), 0);
    if (app_ui(app)->device == DEVICE_KEYS && !spoken_is_on(app) && spoken_can(app))
        app_toast(app, _("F9 has everything read aloud, anywhere."));
}

static void title_input(struct scene *s, const struct news *news)
{
    if (news->kind == NEWS_BACK)
        title_leave(s->app);
    else if (news->kind == NEWS_MENU)
        settings_open(s->app);
    else if (news->kind == NEWS_HELP)
        help(s->app);
    if (news->kind != NEWS_ACTIVATED)
        return;
    switch (news->action) {
    case DO_DOOR: enter(s->app, &doors[news->arg]); break;
    case DO_CONTINUE: go_on(s->app, ((struct title *)s)->save.game); break;
    case DO_OTHERS: ask_other((struct title *)s); break;
    case DO_PLAYED: matches_open(s->app); break;
    case DO_SETTINGS: settings_open(s->app); break;
    case DO_RULES: help(s->app); break;
    case DO_QUIT: title_leave(s->app); break;
    default: break;
    }
}

static uint32_t door_id(int i) { return item_id("door", i); }
static uint32_t id_of(int action) { return item_id("title", action); }

/* Between the doors and the buttons: nothing is saved, and why. */
static struct rect warning_box(const struct ui *ui) { return ui_at(ui, 96, 886, 1728, 44); }

static int title_update(struct scene *s)
{
    struct title *t = (struct title *)s;
    const struct ui *ui = app_ui(s->app);
    struct items *it = s->items;
    items_begin(it);
    items_add(it, (struct item){.id = id_of(DO_SETTINGS), .role = ITEM_BUTTON, .name = _("Settings"), .key = 'S', .pad = PAD_START, .action = DO_SETTINGS,
                                .bounds = ui_at(ui, 1464, 62, 360, 92), .radius = ui_px(ui, 46), .sound = "ui/open"});
    if (t->played)
        items_add(it, (struct item){.id = id_of(DO_PLAYED), .role = ITEM_BUTTON, .name = _("Games played"), .key = 'G', .pad = PAD_X, .action = DO_PLAYED,
                                    .about = _("To be looked at again, each from its first card."), .bounds = t->others ? ui_at(ui, 752, 62, 344, 92) : ui_at(ui, 1050, 62, 390, 92), .radius = ui_px(ui, 46), .sound = "ui/open"});
    if (t->others)
        items_add(it, (struct item){.id = id_of(DO_OTHERS), .role = ITEM_BUTTON, .name = _("Other games"), .key = 'O', .pad = PAD_Y, .action = DO_OTHERS,
                                    .about = _("Games of another kind that wait to be played on."), .bounds = t->played ? ui_at(ui, 1108, 62, 344, 92) : ui_at(ui, 1050, 62, 390, 92), .radius = ui_px(ui, 46), .sound = "ui/open"});
    for (int i = 0; i < DOORS; i++)
        items_add(it, (struct item){.id = door_id(i), .role = ITEM_BUTTON, .name = _(doors[i].name), .value = _(doors[i].players), .about = _(doors[i].line),
                                    .key = (enum key)('1' + i), .action = DO_DOOR, .arg = i,
                                    .bounds = ui_at(ui, 96 + 440 * (float)i, 226, 408, 640), .first = i == 0 && !(t->save.there && !t->save.damaged), .sound = "ui/open"});
    if (app_unsaved(s->app))
        items_add(it, (struct item){.id = item_id("unsaved", 0), .role = ITEM_TEXT, .name = app_unsaved(s->app), .readable = true, .skip = true, .bounds = warning_box(ui)});
    bool there = t->save.there && !t->save.damaged;
    items_add(it, (struct item){.id = id_of(DO_CONTINUE), .role = ITEM_BUTTON, .name = _("Continue"), .value = t->save.line, .action = DO_CONTINUE,
                                .key = there ? KEY_ENTER : KEY_NONE, .pad = there ? PAD_A : PAD_NONE, .first = there,
                                .why_not = there ? NULL : t->save.there ? t->save.line : _("There is no game to go on with yet."), .radius = ui_px(ui, 24),
                                .bounds = ui_at(ui, 96, 930, 888, 102), .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_RULES), .role = ITEM_BUTTON, .name = _("How to play"), .key = KEY_F1, .pad = PAD_BACK, .action = DO_RULES,
                                .bounds = ui_at(ui, 1008, 930, 440, 102), .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_QUIT), .role = ITEM_BUTTON, .name = _("Quit"), .key = 'Q', .action = DO_QUIT, .bounds = ui_at(ui, 1472, 930, 352, 102)});
    items_end(it);
    for (int i = 0; i < DOORS; i++) {
        const struct item *d = items_get(it, door_id(i));
        if (d->since && app_now(s->app) - d->since < ui_ms(ui, 120) && !ui->calm)
            return 0;
    }
    return SCENE_IDLE;
}

/* The plate's three lines; what would not fit in letters of nearly the wished size is left to the bubble (about). */
static void draw_plate(const struct title *t, struct canvas *c, struct rect r, const struct door *d)
{
    const struct ui *ui = app_ui(t->scene.app);
    float u = ui->scale;
    struct ui_words name = {.face = d->face, .size = d->size, .colour = d->ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    struct ui_words line = {.size = 27, .colour = d->ink, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    struct ui_words last = {.face = &typeface_strong, .size = 26, .colour = d->ink2, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1};
    struct rect plate = {r.x + 28 * u, r.y + 468 * u, r.w - 56 * u, 138 * u};
    float row = ui_letters(ui, 26) * 1.22F;
    if (row > plate.h * 0.32F)
        row = ui_least(ui) * 1.25F;
    bool room = plate.h - 2 * row >= ui_least(ui) * 1.3F && ui_write_width(ui, &(struct ui_words){.size = line.size * 0.85F}, _(d->line)) <= plate.w;
    float head = plate.h - row * (room ? 2 : 1);
    ui_write(c, ui, &name, _(d->name), rect_make(plate.x, plate.y, plate.w, head));
    if (room)
        ui_write(c, ui, &line, _(d->line), rect_make(plate.x, plate.y + head, plate.w, row));
    ui_write(c, ui, &last, _(d->players), rect_make(plate.x, rect_bottom(plate) - row, plate.w, row));
}

static void draw_door(const struct title *t, struct canvas *c, int i)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct item *item = items_get(t->scene.items, door_id(i));
    const struct door *d = &doors[i];
    bool raised = item->focused || item->hovered;
    float lift = raised ? ui_px(ui, 10) * (ui->calm ? 1 : ui_glide(ui, item->since, 120)) : 0;
    struct rect r = rect_moved(item->bounds, 0, -lift);
    if (item->pressed && !ui->calm)
        r = rect_scaled(r, 0.985F);
    canvas_tag(c, d->art);
    canvas_picture(c, d->art, r, paint_plain());
    if (item->focused)
        canvas_picture(c, d->ring, rect_inset(r, -20 * ui->scale), paint_plain());
    draw_plate(t, c, r, d);
    struct point foot = {r.x + r.w / 2, rect_bottom(r)};
    float size = 30 / fmaxf(1, ui->text / 1.1F), cap = ui_key_width(ui, item, size);
    if (cap > 0) {
        struct rect edge = rect_around(foot, cap + ui_px(ui, 12), cap + ui_px(ui, 12));
        canvas_panel(c, edge, &(struct panel){.fill = ui->theme->ground, .radius = ui_px(ui, 16)});
        ui_key(c, ui, item, foot, size, ui->theme->text, ui->theme->ground);
    }
}

/* In the same shape as a game that waits, so that the place is known before there is one. */
static void draw_nothing_to_continue(const struct title *t, struct canvas *c, const struct item *i)
{
    const struct ui *ui = app_ui(t->scene.app);
    const char *head = t->save.there ? _("The saved run can’t be read") : _("No game to continue"), *line = _("A game that you leave waits here.");
    const float u = ui->scale;
    const struct rect r = i->bounds, words = {r.x + 100 * u, r.y + 6 * u, r.w - 130 * u, r.h - 12 * u};
    const struct ui_words big = {.face = ui->theme->strong, .size = 34, .colour = ui->theme->on_dim, .place = TEXT_MIDDLE, .lines = 1}, small = {.size = 27, .colour = ui->theme->on_dim, .place = TEXT_MIDDLE, .lines = 1};
    if (t->save.there || ui_least(ui) * 2.4F > words.h || ui_write_width(ui, &(struct ui_words){.size = 18}, line) > words.w) {
        ui_button(c, ui, i, head, NULL, UI_PLAIN);
        return;
    }
    ui_box(c, ui, i, UI_PLAIN);
    ui_icon(c, ui, "play", rect_make(r.x + 26 * u, r.y + 23 * u, 56 * u, 56 * u), colour_faded(ui->theme->on_dim, 0.6F));
    ui_write(c, ui, &big, head, rect_make(words.x, words.y, words.w, words.h * 0.54F));
    ui_write(c, ui, &small, line, rect_make(words.x, words.y + words.h * 0.54F, words.w, words.h * 0.46F));
}

static void draw_continue(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct item *i = items_get(t->scene.items, id_of(DO_CONTINUE));
    if (i->why_not) {
        draw_nothing_to_continue(t, c, i);
        return;
    }
    ui_box(c, ui, i, UI_MAIN);
    const struct theme *th = ui->theme;
    struct rect r = i->bounds;
    float u = ui->scale;
    ui_icon(c, ui, "play", rect_make(r.x + 26 * u, r.y + 23 * u, 56 * u, 56 * u), th->on_accent);
    float cap = ui_key_width(ui, i, 26);
    ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - 30 * u, r.y + r.h / 2}, 26, th->on_accent, th->accent);
    struct rect words = {r.x + 100 * u, r.y + 6 * u, r.w - 100 * u - cap - 60 * u, r.h - 12 * u};
    struct ui_words head = {.face = th->strong, .size = 38, .colour = th->on_accent, .place = TEXT_MIDDLE, .lines = 1};
    struct ui_words line = {.size = 27, .colour = colour_mix(th->on_accent, th->accent, ui->contrast ? 0 : 0.16F), .place = TEXT_MIDDLE, .lines = 1};
    bool room = ui_least(ui) * 2.4F <= words.h && ui_write_width(ui, &(struct ui_words){.size = 18}, t->save.line) <= words.w;
    if (room) {
        ui_write(c, ui, &head, _("Continue"), rect_make(words.x, words.y, words.w, words.h * 0.54F));
        ui_write(c, ui, &line, t->save.line, rect_make(words.x, words.y + words.h * 0.54F, words.w, words.h * 0.46F));
    } else {
        ui_write(c, ui, &head, _("Continue"), words);
    }
}

static void title_draw(const struct scene *s, struct canvas *c)
{
    const struct title *t = (const struct title *)s;
    const struct ui *ui = app_ui(s->app);
    ui_ground(c, ui);
    canvas_picture(c, "frame/wordmark-light", ui_at(ui, 96 - 17.5F, 48 - 17.5F, 653, 175), paint_plain());
    struct ui_words motto = {.size = 30, .colour = ui->theme->soft, .place = TEXT_BOTTOM, .lines = 1};
    if (t->played)
        ui_button(c, ui, items_get(s->items, id_of(DO_PLAYED)), _("Games played"), "history", UI_PLAIN);
    if (t->others)
        ui_button(c, ui, items_get(s->items, id_of(DO_OTHERS)), _("Other games"), "play", UI_PLAIN);
    else if (!t->played)
        ui_write(c, ui, &motto, _("Four of a kind: four games, one table."), ui_at(ui, 776, 62, 650, 112));
    ui_button(c, ui, items_get(s->items, id_of(DO_SETTINGS)), _("Settings"), "settings", UI_PLAIN);
    int raised = -1;
    for (int i = 0; i < DOORS; i++) {
        const struct item *d = items_get(s->items, door_id(i));
        if (d->focused)
            raised = i;
        else
            draw_door(t, c, i);
    }
    if (raised >= 0)
        draw_door(t, c, raised);
    canvas_tag(c, NULL);
    draw_continue(t, c);
    if (app_unsaved(s->app))
        ui_write(c, ui, &(struct ui_words){.face = ui->theme->strong, .size = 28, .colour = ui->theme->bad, .align = TEXT_CENTRE, .place = TEXT_MIDDLE, .lines = 1}, app_unsaved(s->app), warning_box(ui));
    ui_button(c, ui, items_get(s->items, id_of(DO_RULES)), _("How to play"), "help", UI_PLAIN);
    ui_button(c, ui, items_get(s->items, id_of(DO_QUIT)), _("Quit"), "quit", UI_PLAIN);
}

static bool title_ahead(struct scene *s, int step) { return ace_setup_ahead(s->app, step); }

static void title_close(struct scene *s) { mem_free(s); }

static const struct scene_type title_type = {.name = "title", .covers = true, .show = title_show, .input = title_input, .update = title_update,
                                             .draw = title_draw, .close = title_close, .ahead = title_ahead};

void title_open(struct app *app)
{
    struct title *t = mem_alloc(sizeof *t);
    app_push(app, &t->scene, &title_type);
}
