/* The title: doors, and what was left open last time. */
#include "title_inside.h"
#include "check.h"
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

#include <stdio.h>
#include <string.h>

const char *title_last_game(struct app *app)
{
    const struct game_folder *last = game_folder(app_setting_text(app, SETTING_LAST_GAME));
    return last->door ? last->game->id : last->behind ? last->behind : door_game(0);
}

static void look_for_next(struct title *t)
{
    struct app *app = t->scene.app;
    const struct game_folder *last = game_folder(title_last_game(app));
    t->learned = t->played || app_setting(app, SETTING_LESSON_TAKEN);
    t->next_difficulty = NULL;
    if (!last->next || !last->next(app, t->next, &t->next_difficulty)) {
        t->next_difficulty = NULL;
        snprintf(t->next, sizeof t->next, "%s", _("Play"));
    }
}

static void title_show(struct scene *s)
{
    struct title *t = (struct title *)s;
    audio_music(app_audio(s->app), "title");
    audio_room(app_audio(s->app), AUDIO_ROOM_NONE);
    t->others = 0;
    if (t->shown.save) {
        saves_read(t->shown.game, t->shown.save, t->shown.changed, &t->save);
        t->who = t->shown.who;
        return;
    }
    saves_look(s->app, &t->save);
    t->played = matches_any(s->app) || saves_kept_any(s->app);
    look_for_next(t);
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

static void title_leave(const struct title *t)
{
    struct app *app = t->scene.app;
    const bool waits = t->save.there || t->others;
    if (!app_setting(app, SETTING_CONFIRM_QUIT)) {
        app_quit(app);
        return;
    }
    dialog_open(app,
                &(struct dialog_request){
                    .heading = _("Quit Carré?"),
                    .text = app_keeps(app) && !waits ? _("No game is in progress.")
                            : app_keeps(app)
                                ? _("Your game is saved. You can pick up right where you left off.")
                                : _("Nothing can be saved right now. Anything you’ve played since "
                                    "saving stopped will be lost when Carré closes."),
                    .button = {_("Stay"), _("Quit")},
                    .answer = title_quit_answer});
}

/* Who sits there is kept title_beside the game; the table reads it. */
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
    CARRE_ASSERT(t->others <= OTHERS);
    struct dialog_request q = {.heading = _("Continue which game?"),
                               .text = _("Each one is just as you left it."),
                               .answer = other_answer,
                               .user = t};
    for (int i = 0; i < t->others; i++)
        q.button[i] = _(games_find(t->other[i])->title);
    dialog_open(t->scene.app, &q);
}

/* Door n of the games in which people sit around one table; -1 after the last. */
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

static void enter(struct app *app, const char *game, const char *difficulty)
{
    if (game_folder(game)->set_up)
        game_folder(game)->set_up(app, NULL, difficulty);
    else
        seating_open(app, seating_door_game(app, game));
}

/* The rules of the door in focus, else those of the game that was played last. */
static const char *help_game(struct app *app)
{
    const struct item *f = items_focus(app_top(app)->items);
    for (int i = 0; f && i < doors(); i++)
        if (f->id == item_id("door", i))
            return door_game(i);
    return title_last_game(app);
}

/* Somebody who needs to hear the screen may never find the settings: anybody who asks for help is
 * told of the key. */
static void help(struct app *app)
{
    rules_open(app, help_game(app), 0);
    if (app_ui(app)->device == DEVICE_KEYS && !spoken_is_on(app) && spoken_can(app))
        app_toast(app, _("Press F9 at any time to have everything read aloud."));
}

static void title_input(struct scene *s, const struct item_event *event)
{
    if (event->kind == ITEM_EVENT_BACK)
        title_leave((const struct title *)s);
    else if (event->kind == ITEM_EVENT_MENU)
        settings_open(s->app);
    else if (event->kind == ITEM_EVENT_HELP)
        help(s->app);
    if (event->kind != ITEM_EVENT_ACTIVATED)
        return;
    switch (event->action) {
    case DO_DOOR: enter(s->app, door_game(event->arg), NULL); break;
    case DO_PLAY:
        enter(s->app, title_last_game(s->app), ((struct title *)s)->next_difficulty);
        break;
    case DO_CONTINUE: go_on((struct title *)s, ((struct title *)s)->save.game); break;
    case DO_LESSON: lesson_open(s->app, door_game(0)); break;
    case DO_FRIENDS: ask_friends(s->app); break;
    case DO_OTHERS: ask_other((struct title *)s); break;
    case DO_PLAYED: matches_open(s->app); break;
    case DO_SETTINGS: settings_open(s->app); break;
    case DO_RULES: help(s->app); break;
    case DO_QUIT: title_leave((const struct title *)s); break;
    default: break;
    }
}

uint32_t title_door_id(int i) { return item_id("door", i); }

uint32_t title_id_of(int action)
{
    CARRE_ASSERT(action > 0);
    return item_id("title", action);
}

int title_lit(const struct title *t)
{
    const bool waits = t->save.there && !t->save.damaged;
    const struct game_folder *f = game_folder(waits ? t->save.game : title_last_game(t->scene.app));
    const char *game = f->door || !f->behind ? f->game->id : f->behind;
    for (int i = 0; i < doors(); i++)
        if (strcmp(door_game(i), game) == 0)
            return i;
    return 0;
}

/* Anybody who has played here has a place of their own: name, animal, and the games that were
 * played.
 */
static void add_above(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    const float high = title_above_height(ui), settings = doors_small(ui) ? 280 : 240;
    if (t->played || t->who.id)
        items_add(it, (struct item){.id = title_id_of(DO_PLAYED),
                                    .role = ITEM_BUTTON,
                                    .name = _("Games played"),
                                    .value = t->who.id ? t->who.name : NULL,
                                    .key = 'G',
                                    .pad = PAD_X,
                                    .action = DO_PLAYED,
                                    .about = _("Replay any of your games from the first card."),
                                    .bounds = title_above(ui, settings + 32, 290, high, true),
                                    .sound = "ui/open"});
    items_add(it, (struct item){.id = title_id_of(DO_SETTINGS),
                                .role = ITEM_BUTTON,
                                .name = _("Settings"),
                                .key = 'S',
                                .pad = PAD_START,
                                .action = DO_SETTINGS,
                                .bounds = title_above(ui, 0, settings, high, true),
                                .sound = "ui/open"});
}

/* Does Enter do what the wide button says? Before anything was played the doors come first. */
static bool enters(const struct title *t) { return t->save.there ? !t->save.damaged : t->learned; }

/* The one wide place: the game that waits; else what to play next; or, where nobody has played or
 * learned anything yet, the first lesson. */
static void add_first(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    struct rect r = title_first_box(ui), others = r;
    const bool there = t->save.there && !t->save.damaged;
    others.w = ui_px(ui, 190);
    others.x = rect_right(r) - others.w;
    r.w -= t->others ? others.w + ui_px(ui, BAR_GAP) : 0;
    struct item first = {.role = ITEM_BUTTON, .bounds = r, .sound = "ui/open"};
    if (t->save.there) {
        first.id = title_id_of(DO_CONTINUE);
        first.name = _("Continue");
        first.value = t->save.line;
        first.action = DO_CONTINUE;
        first.why_not = there ? NULL : t->save.line;
    } else if (t->learned) {
        first.id = title_id_of(DO_PLAY);
        first.name = t->next;
        first.value = _(games_find(title_last_game(t->scene.app))->title);
        first.action = DO_PLAY;
    } else {
        first.id = title_id_of(DO_LESSON);
        first.name = _("First lesson");
        first.value = _("Three minutes with the owl");
        first.action = DO_LESSON;
        first.key = 'L';
        first.pad = PAD_LEFT_SHOULDER;
    }
    if (enters(t)) {
        first.key = KEY_ENTER;
        first.pad = PAD_A;
        first.first = true;
    }
    items_add(it, first);
    if (t->others)
        items_add(it, (struct item){.id = title_id_of(DO_OTHERS),
                                    .role = ITEM_BUTTON,
                                    .name = _("Other games"),
                                    .key = 'O',
                                    .pad = PAD_Y,
                                    .action = DO_OTHERS,
                                    .about = _("Other games you can continue."),
                                    .bounds = others,
                                    .sound = "ui/open"});
}

static void add_below(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    add_first(t, it);
    items_add(it, (struct item){.id = title_id_of(DO_FRIENDS),
                                .role = ITEM_BUTTON,
                                .name = _("Friends"),
                                .key = 'F',
                                .pad = PAD_RIGHT_SHOULDER,
                                .action = DO_FRIENDS,
                                .about = _("A table for several people on one screen."),
                                .bounds = title_beside_box(ui, DO_FRIENDS),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = title_id_of(DO_RULES),
                                .role = ITEM_BUTTON,
                                .name = _("How to play"),
                                .key = KEY_F1,
                                .pad = PAD_BACK,
                                .action = DO_RULES,
                                .bounds = title_beside_box(ui, DO_RULES),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = title_id_of(DO_QUIT),
                                .role = ITEM_BUTTON,
                                .name = _("Quit"),
                                .key = 'Q',
                                .action = DO_QUIT,
                                .bounds = title_beside_box(ui, DO_QUIT)});
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
        items_add(it, (struct item){.id = title_door_id(i),
                                    .role = ITEM_BUTTON,
                                    .name = _(door_nth(i)->name),
                                    .value = _(door_nth(i)->players),
                                    .about = _(door_nth(i)->line),
                                    .asked = lines,
                                    .key = (enum key)('1' + i),
                                    .action = DO_DOOR,
                                    .arg = i,
                                    .bounds = title_door_box(ui, i),
                                    .first = i == 0 && !enters(t),
                                    .sound = "ui/open"});
    if (app_unsaved(s->app))
        items_add(it, (struct item){.id = item_id("unsaved", 0),
                                    .role = ITEM_TEXT,
                                    .name = app_unsaved(s->app),
                                    .readable = true,
                                    .skip = true,
                                    .bounds = title_warning_box(ui)});
    add_below(t, it);
    items_end(it);
    for (int i = 0; i < doors(); i++) {
        const struct item *d = items_get(it, title_door_id(i));
        if (d->since && app_now(s->app) - d->since < ui_ms(ui, 120) && !ui->calm)
            return 0;
    }
    return SCENE_IDLE;
}

/* ---- drawing ---- */

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
    mem_free(((struct title *)s)->shown_save);
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
    t->shown.save = t->shown_save = mem_copy_text(shown->save);
    app_push(app, &t->scene, &title_type);
}

void title_open(struct app *app) { title_open_shown(app, &(struct title_shown){0}); }
