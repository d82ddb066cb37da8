/* The title: doors, and what was left open last time. */
#include "frame.h"
#include "game_folder.h"
#include "games.h"
#include "saves.h"
#include "saves_kept.h"
#include "scenes.h"
#include "spoken.h"
#include "seating_scene.h"
#include "table.h"
#include "title_doors.h"

#include "mem.h"

#include <math.h>
#include <string.h>

enum {
    DO_DOOR = 1,
    DO_CONTINUE,
    DO_LESSON,
    DO_OTHERS,
    DO_PLAYED,
    DO_FRIENDS,
    DO_SETTINGS,
    DO_RULES,
    DO_QUIT
};
enum { OTHERS = 3 };

struct title {
    struct scene scene;
    struct save_line save; /* the game that was played last */
    bool played;           /* some game was played to its end, or left */
    struct person who;     /* who played last; id 0: nobody has a name here */
    int others;            /* more games that wait */
    const char *other[OTHERS];
    struct title_shown shown; /* in place of what the store has */
};

static void title_show(struct scene *s)
{
    struct title *t = (struct title *)s;
    audio_music(app_audio(s->app), "title");
    t->others = 0;
    if (t->shown.save) {
        saves_read(t->shown.game, t->shown.save, t->shown.changed, &t->save);
        t->who = t->shown.who;
        return;
    }
    saves_look(s->app, &t->save);
    t->played = matches_any(s->app) || saves_kept_any(s->app);
    if (people_known(s->app, &t->who, 1) == 0)
        t->who = (struct person){0};
    for (int i = 0; saves_game(i) && t->others < OTHERS && t->save.there && !t->save.damaged; i++) {
        struct save_line line;
        saves_look_game(s->app, saves_game(i), &line);
        if (line.there && !line.damaged && strcmp(line.game, t->save.game) != 0)
            t->other[t->others++] = saves_game(i);
    }
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
    dialog_open(app,
                &(struct dialog_request){
                    .heading = _("Quit Carré?"),
                    .text = !app_store(app) || store_keeps(app_store(app))
                                ? _("Your game is saved. You can pick up right where you left off.")
                                : _("Nothing can be saved right now. Anything you’ve played since "
                                    "saving stopped will be lost when Carré closes."),
                    .button = {_("Stay"), _("Quit")},
                    .answer = title_quit_answer});
}

/* Who sits there is kept beside the game; the table reads it. */
static void go_on(const struct title *t, const char *game)
{
    struct app *app = t->scene.app;
    char *text = t->shown.save ? mem_copy_text(t->shown.save) : saves_text_game(app, game);
    if (text)
        table_open(app, &(struct table_request){.game = game, .saved = text, .story = true});
    mem_free(text);
}

static void other_answer(struct app *app, void *user, int which)
{
    const struct title *t = user;
    (void)app;
    if (which >= 0 && which < t->others)
        go_on(t, t->other[which]);
}

static void ask_other(struct title *t)
{
    struct dialog_request q = {.heading = _("Continue which game?"),
                               .text = _("Each one is just as you left it."),
                               .answer = other_answer,
                               .user = t};
    for (int i = 0; i < t->others; i++)
        q.button[i] = _(games_find(t->other[i])->title);
    dialog_open(t->scene.app, &q);
}

/* Door n of the games in which people sit around one table; -1 behind the last. */
static int door_for_friends(int n)
{
    for (int i = 0; door_nth(i); i++)
        if (!games_find(door_game(i))->together && n-- == 0)
            return i;
    return -1;
}

static void friends_answer(struct app *app, void *user, int which)
{
    (void)user;
    if (which >= 0)
        seating_open_for_friends(app, seating_door_game(app, door_game(door_for_friends(which))));
}

static void ask_friends(struct app *app)
{
    struct dialog_request q = {
        .heading = _("Which game will you play?"),
        .text =
            _("Everyone plays on this screen, and hands stay hidden. Bots take the empty seats."),
        .answer = friends_answer};
    for (int i = 0; i < (int)(sizeof q.button / sizeof *q.button) && door_for_friends(i) >= 0; i++)
        q.button[i] = _(door_nth(door_for_friends(i))->name);
    dialog_open(app, &q);
}

static void enter(struct app *app, const char *game)
{
    if (game_folder(game)->set_up)
        game_folder(game)->set_up(app, NULL, NULL);
    else
        seating_open(app, seating_door_game(app, game));
}

/* The rules of the door in focus, else those of the game that was played last. */
static const char *help_game(struct app *app)
{
    const struct item *f = items_focus(app_top(app)->items);
    const struct game_folder *last = game_folder(app_setting_text(app, SETTING_LAST_GAME));
    for (int i = 0; f && i < doors(); i++)
        if (f->id == item_id("door", i))
            return door_game(i);
    return last->door ? last->game->id : last->behind ? last->behind : door_game(0);
}

/* Somebody who needs to hear the screen may never find the settings: whoever asks for help is told
 * of the key. */
static void help(struct app *app)
{
    rules_open(app, help_game(app), 0);
    if (app_ui(app)->device == DEVICE_KEYS && !spoken_is_on(app) && spoken_can(app))
        app_toast(app, _("Press F9 at any time to have everything read aloud."));
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
    case DO_DOOR: enter(s->app, door_game(news->arg)); break;
    case DO_CONTINUE: go_on((struct title *)s, ((struct title *)s)->save.game); break;
    case DO_LESSON: lesson_open(s->app, door_game(0)); break;
    case DO_FRIENDS: ask_friends(s->app); break;
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

/* ---- where everything lies ---- */

/* On a page that is larger than 16:9 (frame.h) the corners stay the corners, and the doors, of one
 * size, move apart between them. */

/* At the top, so far from the left edge of the page, or (below 0) that end so far from its right.
 */
static struct rect above(const struct ui *ui, float x, float y, float w, float h)
{
    const struct rect p = frame_page(ui);
    return ui_at(ui, x >= 0 ? p.x + x : rect_right(p) + x - w, p.y + y, w, h);
}

static struct rect door_box(const struct ui *ui, int i)
{
    const struct rect p = frame_page(ui);
    const float w = DOOR_W * doors_scale(ui),
                step = (p.w - 2 * PAGE_EDGE - w) / (float)(doors() - 1);
    return ui_at(ui, p.x + PAGE_EDGE + step * (float)i, p.y + 226 + (p.h - PAGE_H) / 2, w,
                 DOOR_H * doors_scale(ui));
}

/* In the row at the bottom, `x` as on a page of 16:9; the first one takes what a wider page has
 * more. */
static struct rect below(const struct ui *ui, float x, float w)
{
    const struct rect p = frame_page(ui);
    const float more = p.w - PAGE_W;
    return ui_at(ui, p.x + x + (x > PAGE_EDGE ? more : 0), rect_bottom(p) - 150,
                 w + (x > PAGE_EDGE ? 0 : more), 102);
}

/* Above the buttons: nothing is saved, and why. */
static struct rect warning_box(const struct ui *ui)
{
    const struct rect p = frame_page(ui);
    return ui_at(ui, p.x + PAGE_EDGE, rect_bottom(p) - 194, p.w - 2 * PAGE_EDGE, 44);
}

/* Whoever has played here has a place of their own: name, animal, and the games that were played.
 */
static void add_above(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    if (t->played || t->who.id)
        items_add(it, (struct item){.id = id_of(DO_PLAYED),
                                    .role = ITEM_BUTTON,
                                    .name = _("Games played"),
                                    .value = t->who.id ? t->who.name : NULL,
                                    .key = 'G',
                                    .pad = PAD_X,
                                    .action = DO_PLAYED,
                                    .about = _("Replay any of your games from the first card."),
                                    .bounds = above(ui, -394, 62, 314, 92),
                                    .radius = ui_px(ui, 46),
                                    .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_SETTINGS),
                                .role = ITEM_BUTTON,
                                .name = _("Settings"),
                                .key = 'S',
                                .pad = PAD_START,
                                .action = DO_SETTINGS,
                                .bounds = above(ui, -PAGE_EDGE, 62, 282, 92),
                                .radius = ui_px(ui, 46),
                                .sound = "ui/open"});
}

/* The one wide place: the game that waits, or, where nobody has played yet, the first lesson. */
static void add_first(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct rect r = below(ui, PAGE_EDGE, t->others ? 584 : 792);
    const bool there = t->save.there && !t->save.damaged;
    if (t->save.there)
        items_add(it, (struct item){.id = id_of(DO_CONTINUE),
                                    .role = ITEM_BUTTON,
                                    .name = _("Continue"),
                                    .value = t->save.line,
                                    .action = DO_CONTINUE,
                                    .key = there ? KEY_ENTER : KEY_NONE,
                                    .pad = there ? PAD_A : PAD_NONE,
                                    .first = there,
                                    .why_not = there ? NULL : t->save.line,
                                    .radius = ui_px(ui, 24),
                                    .bounds = r,
                                    .sound = "ui/open"});
    else
        items_add(it, (struct item){
                          .id = id_of(DO_LESSON),
                          .role = ITEM_BUTTON,
                          .name = _("First lesson"),
                          .value = _("Learn Ace of Spades step by step, in about three minutes."),
                          .action = DO_LESSON,
                          .key = 'L',
                          .pad = PAD_LEFT_SHOULDER,
                          .radius = ui_px(ui, 24),
                          .bounds = r,
                          .sound = "ui/open"});
    if (t->others)
        items_add(it, (struct item){.id = id_of(DO_OTHERS),
                                    .role = ITEM_BUTTON,
                                    .name = _("Other games"),
                                    .key = 'O',
                                    .pad = PAD_Y,
                                    .action = DO_OTHERS,
                                    .about = _("Other games you can continue."),
                                    .bounds = below(ui, 704, 184),
                                    .sound = "ui/open"});
}

static void add_below(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    add_first(t, it);
    items_add(it, (struct item){.id = id_of(DO_FRIENDS),
                                .role = ITEM_BUTTON,
                                .name = _("Friends"),
                                .key = 'F',
                                .pad = PAD_RIGHT_SHOULDER,
                                .action = DO_FRIENDS,
                                .about = _("A table for several people on one screen."),
                                .bounds = below(ui, 912, 288),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_RULES),
                                .role = ITEM_BUTTON,
                                .name = _("How to play"),
                                .key = KEY_F1,
                                .pad = PAD_BACK,
                                .action = DO_RULES,
                                .bounds = below(ui, 1224, 288),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_QUIT),
                                .role = ITEM_BUTTON,
                                .name = _("Quit"),
                                .key = 'Q',
                                .action = DO_QUIT,
                                .bounds = below(ui, 1536, 288)});
}

static int title_update(struct scene *s)
{
    struct title *t = (struct title *)s;
    const struct ui *ui = app_ui(s->app);
    struct items *it = s->items;
    const bool lines = doors_have_lines(ui); /* on the doors: no bubble says it again */
    items_begin(it);
    add_above(t, it);
    for (int i = 0; i < doors(); i++)
        items_add(it, (struct item){.id = door_id(i),
                                    .role = ITEM_BUTTON,
                                    .name = _(door_nth(i)->name),
                                    .value = _(door_nth(i)->players),
                                    .about = _(door_nth(i)->line),
                                    .asked = lines,
                                    .key = (enum key)('1' + i),
                                    .action = DO_DOOR,
                                    .arg = i,
                                    .bounds = door_box(ui, i),
                                    .first = i == 0 && !(t->save.there && !t->save.damaged),
                                    .sound = "ui/open"});
    if (app_unsaved(s->app))
        items_add(it, (struct item){.id = item_id("unsaved", 0),
                                    .role = ITEM_TEXT,
                                    .name = app_unsaved(s->app),
                                    .readable = true,
                                    .skip = true,
                                    .bounds = warning_box(ui)});
    add_below(t, it);
    items_end(it);
    for (int i = 0; i < doors(); i++) {
        const struct item *d = items_get(it, door_id(i));
        if (d->since && app_now(s->app) - d->since < ui_ms(ui, 120) && !ui->calm)
            return 0;
    }
    return SCENE_IDLE;
}

/* ---- drawing ---- */

/* A heading and a line below it beside a picture, on a box as wide as the place it has; where the
 * line has no room, the heading alone. */
static void draw_first(struct canvas *c, const struct ui *ui, const struct item *i,
                       const char *picture, const char *head, const char *line)
{
    const struct theme *th = ui->theme;
    const struct rect r = i->bounds;
    const float u = ui->scale, cap = ui_key_width(ui, i, 26), side = r.h - 20 * u,
                left = 76 * u + side + 24 * u;
    const struct rect tile = {r.x + 76 * u, r.y + 10 * u, side, side},
                      words = {r.x + left, r.y + 6 * u, r.w - left - cap - 46 * u, r.h - 12 * u};
    const struct ui_words big = {
        .face = th->strong, .size = 40, .colour = th->on_accent, .place = TEXT_MIDDLE, .lines = 1};
    const struct ui_words small = {
        .size = 27,
        .colour = colour_mix(th->on_accent, th->accent, ui->contrast ? 0 : 0.16F),
        .place = TEXT_MIDDLE,
        .lines = 1};
    ui_box(c, ui, i, UI_MAIN);
    ui_icon(c, ui, "play", rect_make(r.x + 20 * u, r.y + r.h / 2 - 24 * u, 48 * u, 48 * u),
            th->on_accent);
    canvas_panel(c, tile, &(struct panel){.fill = 0x1C1410FFU, .radius = 16 * u});
    canvas_picture(c, picture, rect_inset(tile, 4 * u), paint_plain());
    ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - 26 * u, r.y + r.h / 2}, 26,
           th->on_accent, th->accent);
    if (ui_least(ui) * 2.4F > words.h ||
        ui_write_width(ui, &(struct ui_words){.size = 18}, line) > words.w) {
        ui_write(c, ui, &big, head, words);
        return;
    }
    ui_write(c, ui, &big, head, rect_make(words.x, words.y, words.w, words.h * 0.54F));
    ui_write(c, ui, &small, line,
             rect_make(words.x, words.y + words.h * 0.54F, words.w, words.h * 0.46F));
}

static void draw_below(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct items *it = t->scene.items;
    const struct item *go = items_get(it, id_of(DO_CONTINUE)),
                      *lesson = items_get(it, id_of(DO_LESSON));
    if (lesson)
        draw_first(c, ui, lesson, "frame/sign-ace", lesson->name, lesson->value);
    else if (go->why_not)
        ui_button(c, ui, go, _("The saved run can’t be read"), NULL, UI_PLAIN);
    else
        draw_first(c, ui, go, t->save.picture, go->name, go->value);
    if (t->others)
        ui_button(c, ui, items_get(it, id_of(DO_OTHERS)), _("Other games"), NULL, UI_PLAIN);
    const bool sign =
        ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 27},
                       _("Friends")) <=
        items_get(it, id_of(DO_FRIENDS))->bounds.w - ui_px(ui, 163) * ui->text; /* on one line */
    const struct {
        int action;
        const char *icon;
    } beside[] = {{DO_FRIENDS, sign ? "friends" : NULL}, {DO_RULES, NULL}, {DO_QUIT, NULL}};
    enum { BESIDE = sizeof beside / sizeof *beside };
    float px = 1e6F; /* the three share one size */
    for (int i = 0; i < BESIDE; i++)
        px = fminf(px, ui_button_px(ui, items_get(it, id_of(beside[i].action)),
                                    items_get(it, id_of(beside[i].action))->name, beside[i].icon));
    for (int i = 0; i < BESIDE; i++)
        ui_button_like(c, ui, items_get(it, id_of(beside[i].action)),
                       items_get(it, id_of(beside[i].action))->name, beside[i].icon, UI_PLAIN, px);
}

/* Animal and name; without a name, or room for it, what the button leads to. */
static void draw_person(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct item *i = items_get(t->scene.items, id_of(DO_PLAYED));
    const struct rect r = i->bounds;
    const float u = ui->scale, cap = ui_key_width(ui, i, 26), disc = r.h - 14 * u,
                left = disc + 22 * u;
    const struct rect words = {r.x + left, r.y + 8 * u, r.w - left - cap - (cap > 0 ? 40 : 24) * u,
                               r.h - 16 * u};
    const struct ui_words name = {
        .face = ui->theme->strong, .size = 36, .place = TEXT_MIDDLE, .lines = 1};
    if (!t->who.id || !ui_write_fits(ui, &name, t->who.name, words)) {
        ui_button(c, ui, i, i->name, "history", UI_PLAIN);
        return;
    }
    ui_box(c, ui, i, UI_PLAIN);
    plate_disc(c, ui, t->who.emblem % EMBLEMS, t->who.colour % EMBLEM_GROUNDS, MOOD_CALM,
               rect_make(r.x + 8 * u, r.y + 7 * u, disc, disc));
    ui_write(c, ui, &name, t->who.name, words);
    ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - 24 * u, r.y + r.h / 2}, 26,
           ui->theme->text, ui->theme->ground);
}

static void draw_above(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct item *person = items_get(t->scene.items, id_of(DO_PLAYED)),
                      *settings = items_get(t->scene.items, id_of(DO_SETTINGS));
    const struct ui_words motto = {.size = 29,
                                   .colour = ui->theme->soft,
                                   .align = TEXT_CENTRE,
                                   .place = TEXT_MIDDLE,
                                   .lines = 1};
    struct rect beside = above(ui, 744, 62, 460, 92); /* on one line with the buttons */
    beside.w = (person ? person : settings)->bounds.x - beside.x - 28 * ui->scale;
    canvas_picture(c, "frame/wordmark-light", above(ui, PAGE_EDGE - 17.5F, 48 - 17.5F, 653, 175),
                   paint_plain());
    if (ui_write_width(ui, &(struct ui_words){.size = 18},
                       _("Four of a kind: four games, one table.")) <= beside.w)
        ui_write(c, ui, &motto, _("Four of a kind: four games, one table."), beside);
    if (person)
        draw_person(t, c);
    ui_button(c, ui, settings, _("Settings"), "settings", UI_PLAIN);
}

static void title_draw(const struct scene *s, struct canvas *c)
{
    const struct title *t = (const struct title *)s;
    const struct ui *ui = app_ui(s->app);
    const bool lines = doors_have_lines(ui);
    int raised = -1;
    ui_ground(c, ui);
    draw_above(t, c);
    for (int i = 0; i < doors(); i++) {
        const struct item *d = items_get(s->items, door_id(i));
        if (d->focused)
            raised = i;
        else
            door_draw(c, ui, door_nth(i), d, lines);
    }
    if (raised >= 0)
        door_draw(c, ui, door_nth(raised), items_get(s->items, door_id(raised)), lines);
    if (app_unsaved(s->app))
        ui_write(c, ui,
                 &(struct ui_words){.face = ui->theme->strong,
                                    .size = 28,
                                    .colour = ui->theme->bad,
                                    .align = TEXT_CENTRE,
                                    .place = TEXT_MIDDLE,
                                    .lines = 1},
                 app_unsaved(s->app), warning_box(ui));
    draw_below(t, c);
}

/* Of the pages behind the doors. */
static bool title_ahead(struct scene *s, int step)
{
    const struct game_folder *f;
    bool more = false;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        more |= f->ahead && f->ahead(s->app, step);
    return more;
}

static void title_close(struct scene *s)
{
    mem_free((char *)((struct title *)s)->shown.save);
    mem_free(s);
}

static const struct scene_type title_type = {.name = "title",
                                             .frame = true,
                                             .covers = true,
                                             .show = title_show,
                                             .input = title_input,
                                             .update = title_update,
                                             .draw = title_draw,
                                             .close = title_close,
                                             .ahead = title_ahead};

void title_open_shown(struct app *app, const struct title_shown *shown)
{
    struct title *t = mem_alloc(sizeof *t);
    t->shown = *shown;
    t->shown.save = mem_copy_text(shown->save);
    app_push(app, &t->scene, &title_type);
}

void title_open(struct app *app) { title_open_shown(app, &(struct title_shown){0}); }
