/* The title: doors, and what was left open last time. */
#include "frame.h"
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
#include "hall.h"

#include "mem.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    DO_DOOR = 1,
    DO_CONTINUE,
    DO_LESSON,
    DO_PLAY,
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
    struct save_line save;       /* the game that was played last */
    bool played;                 /* some game was played to its end, or left */
    bool learned;                /* or a first lesson was taken: there is something to play next, */
    char next[FOLDER_WHERE];     /* in these words, */
    const char *next_difficulty; /* with that word for its set-up; NULL: none */
    struct person who;           /* who played last; id 0: nobody has a name here */
    int others;                  /* more games that wait */
    const char *other[OTHERS];
    struct title_shown shown; /* in place of what the store has */
    char *shown_save;         /* its match, a copy */
};

/* The game that was played last, by its door; where none was, the first door's. */
static const char *last_game(struct app *app)
{
    const struct game_folder *last = game_folder(app_setting_text(app, SETTING_LAST_GAME));
    return last->door ? last->game->id : last->behind ? last->behind : door_game(0);
}

static void look_for_next(struct title *t)
{
    struct app *app = t->scene.app;
    const struct game_folder *last = game_folder(last_game(app));
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
    return last_game(app);
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
    case DO_PLAY: enter(s->app, last_game(s->app), ((struct title *)s)->next_difficulty); break;
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

/* A page that is much higher than 16:9 has a line more at its foot, for what is to be done first.
 */
enum { HIGHER = 200, FIRST_H = 150, BAR_H = 96, BAR_GAP = 22 };
static float higher(const struct ui *ui)
{
    const float more = frame_page(ui).h - PAGE_H;
    return more >= HIGHER ? more : 0;
}

static struct rect door_box(const struct ui *ui, int i)
{
    const struct rect p = frame_page(ui);
    const float w = DOOR_W * doors_scale(ui),
                step = (p.w - 2 * PAGE_EDGE - w) / (float)(doors() - 1);
    const float spare = p.h - PAGE_H - (higher(ui) ? 24 + FIRST_H : 0);
    return ui_at(ui, p.x + PAGE_EDGE + step * (float)i, p.y + 226 + spare / 2, w,
                 DOOR_H * doors_scale(ui));
}

/* In the bar at the foot: its left half, where it has no line of its own. */
static struct rect first_box(const struct ui *ui)
{
    const struct rect bar = frame_bar(ui, 0, 2);
    if (!higher(ui))
        return bar;
    return rect_make(bar.x, bar.y - ui_px(ui, 24 + FIRST_H), frame_bar(ui, 0, 4).w,
                     ui_px(ui, FIRST_H));
}

static const struct {
    const char *name, *icon;
    int action;
} beside[] = {{N_("Friends"), "friends", DO_FRIENDS},
              {N_("How to play"), "help", DO_RULES},
              {N_("Quit"), "quit", DO_QUIT}};
enum { BESIDE = sizeof beside / sizeof *beside };

/* How wide a label is with a sign and a key's cap. */
static float beside_need(const struct ui *ui, int i)
{
    CARRE_ASSERT(i >= 0);
    return ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 30},
                          _(beside[i].name)) +
           ui_px(ui, 150);
}

/* The others share what is left, or a line of their own, each by what it needs. */
static struct rect beside_box(const struct ui *ui, int action)
{
    const struct rect all = higher(ui) ? frame_bar(ui, 0, 4) : frame_bar(ui, 2, 2);
    const float gap = ui_px(ui, BAR_GAP);
    float need = 0, before = 0, own = 0;
    int which = 0;
    while (beside[which].action != action)
        which++;
    for (int i = 0; i < BESIDE; i++) {
        const float one = beside_need(ui, i);
        need += one;
        before += i < which ? one : 0;
        own = i == which ? one : own;
    }
    const float part = (all.w - gap * (BESIDE - 1)) / need;
    return rect_make(all.x + before * part + gap * (float)which, all.y, own * part, all.h);
}

/* Above the buttons: nothing is saved, and why. */
static struct rect warning_box(const struct ui *ui)
{
    const struct rect p = frame_page(ui);
    return ui_at(ui, p.x + PAGE_EDGE, rect_bottom(p) - 190 - (higher(ui) ? 24 + FIRST_H : 0),
                 p.w - 2 * PAGE_EDGE, 44);
}

/* Anybody who has played here has a place of their own: name, animal, and the games that were
 * played.
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
                                    .bounds = above(ui, -368, 56, 290, 80),
                                    .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_SETTINGS),
                                .role = ITEM_BUTTON,
                                .name = _("Settings"),
                                .key = 'S',
                                .pad = PAD_START,
                                .action = DO_SETTINGS,
                                .bounds = above(ui, -PAGE_EDGE, 56, 240, 80),
                                .sound = "ui/open"});
}

/* Does Enter do what the wide button says? Before anything was played the doors come first. */
static bool enters(const struct title *t) { return t->save.there ? !t->save.damaged : t->learned; }

/* The one wide place: the game that waits; else what to play next; or, where nobody has played or
 * learned anything yet, the first lesson. */
static void add_first(const struct title *t, struct items *it)
{
    const struct ui *ui = app_ui(t->scene.app);
    struct rect r = first_box(ui), others = r;
    const bool there = t->save.there && !t->save.damaged;
    others.w = ui_px(ui, 190);
    others.x = rect_right(r) - others.w;
    r.w -= t->others ? others.w + ui_px(ui, BAR_GAP) : 0;
    struct item first = {.role = ITEM_BUTTON, .bounds = r, .sound = "ui/open"};
    if (t->save.there) {
        first.id = id_of(DO_CONTINUE);
        first.name = _("Continue");
        first.value = t->save.line;
        first.action = DO_CONTINUE;
        first.why_not = there ? NULL : t->save.line;
    } else if (t->learned) {
        first.id = id_of(DO_PLAY);
        first.name = t->next;
        first.value = _(games_find(last_game(t->scene.app))->title);
        first.action = DO_PLAY;
    } else {
        first.id = id_of(DO_LESSON);
        first.name = _("First lesson");
        first.value = _("Learn Ace of Spades step by step, in about three minutes.");
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
        items_add(it, (struct item){.id = id_of(DO_OTHERS),
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
    items_add(it, (struct item){.id = id_of(DO_FRIENDS),
                                .role = ITEM_BUTTON,
                                .name = _("Friends"),
                                .key = 'F',
                                .pad = PAD_RIGHT_SHOULDER,
                                .action = DO_FRIENDS,
                                .about = _("A table for several people on one screen."),
                                .bounds = beside_box(ui, DO_FRIENDS),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_RULES),
                                .role = ITEM_BUTTON,
                                .name = _("How to play"),
                                .key = KEY_F1,
                                .pad = PAD_BACK,
                                .action = DO_RULES,
                                .bounds = beside_box(ui, DO_RULES),
                                .sound = "ui/open"});
    items_add(it, (struct item){.id = id_of(DO_QUIT),
                                .role = ITEM_BUTTON,
                                .name = _("Quit"),
                                .key = 'Q',
                                .action = DO_QUIT,
                                .bounds = beside_box(ui, DO_QUIT)});
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
                                    .first = i == 0 && !enters(t),
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

/* The way of a run: what is behind, where it stands, what is ahead; large ones are larger. */
static float stations_width(const struct ui *ui, const struct save_line *save)
{
    return ui_px(ui, 26) * (float)save->stations;
}

static void draw_stations(struct canvas *c, const struct ui *ui, const struct save_line *save,
                          struct point right)
{
    const uint32_t ink = ui->theme->on_accent;
    const float step = ui_px(ui, 26), left = right.x - stations_width(ui, save);
    for (int i = 0; i < save->stations; i++) {
        const struct point at = {left + step * ((float)i + 0.5F), right.y};
        const float r = ui_px(ui, save->large >> i & 1 ? 9 : 6.5F);
        if (i + 1 == save->station) {
            canvas_ring(c, at, ui_px(ui, 13), ui_px(ui, 13), ui->contrast ? ink : 0xB3261EFFU);
            canvas_ring(c, at, ui_px(ui, 5), ui_px(ui, 5),
                        ui->contrast ? ui->theme->accent : 0xF4EEE1FFU);
        } else {
            canvas_ring(c, at, r, i + 1 < save->station ? r : fmaxf(1.5F, ui_px(ui, 2.4F)), ink);
        }
    }
}

/* A heading and a line below it beside a picture, on a box as wide as the place it has; where the
 * line has no room, the heading alone. `save`: with the way that it goes, where that has room. */
static void draw_first(struct canvas *c, const struct ui *ui, const struct item *i,
                       const char *picture, const struct save_line *save)
{
    const struct theme *th = ui->theme;
    const struct rect r = i->bounds;
    const float u = ui->scale, cap = ui_key_width(ui, i, 26), side = r.h - 16 * u,
                end = cap > 0 ? cap + 26 * u : 48 * u + 20 * u;
    const struct rect tile = {r.x + 8 * u, r.y + 8 * u, side * 1.25F, side};
    const float left = rect_right(tile) + 26 * u;
    const float high = fminf(r.h - 12 * u, ui_letters(ui, 40) * 1.25F + ui_letters(ui, 27) * 1.3F);
    const struct rect words = {left, r.y + (r.h - high) / 2, rect_right(r) - end - 16 * u - left,
                               high};
    const struct ui_words big = UI_LINE(th->strong, 40, th->on_accent, TEXT_LEFT);
    const struct ui_words small = UI_LINE(
        NULL, 27, colour_mix(th->on_accent, th->accent, ui->contrast ? 0 : 0.16F), TEXT_LEFT);
    ui_box(c, ui, i, UI_MAIN);
    canvas_panel(c, tile, &(struct panel){.fill = 0x1C1410FFU, .radius = 12 * u});
    canvas_picture(c, picture, rect_around(rect_centre(tile), side - 8 * u, side - 8 * u),
                   paint_plain());
    if (cap > 0)
        ui_key(c, ui, i, (struct point){rect_right(r) - cap / 2 - 26 * u, r.y + r.h / 2}, 26,
               th->on_accent, th->accent);
    else
        ui_icon(c, ui, "play",
                rect_around((struct point){rect_right(r) - 48 * u, r.y + r.h / 2}, 48 * u, 48 * u),
                th->on_accent);
    const char *line = i->value;
    if (ui_least(ui) * 2.4F > words.h ||
        ui_write_width(ui, &(struct ui_words){.size = 18}, line) > words.w) {
        ui_write(c, ui, &big, i->name, words);
        return;
    }
    ui_write(c, ui, &big, i->name, rect_make(words.x, words.y, words.w, words.h * 0.54F));
    ui_write(c, ui, &small, line,
             rect_make(words.x, words.y + words.h * 0.54F, words.w, words.h * 0.46F));
    if (save && save->stations &&
        ui_write_width(ui, &big, i->name) + stations_width(ui, save) + 24 * u < words.w)
        draw_stations(c, ui, save, (struct point){rect_right(words), words.y + words.h * 0.3F});
}

static void draw_below(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct items *it = t->scene.items;
    const struct item *go = items_get(it, id_of(DO_CONTINUE)),
                      *lesson = items_get(it, id_of(DO_LESSON)),
                      *play = items_get(it, id_of(DO_PLAY));
    if (lesson)
        draw_first(c, ui, lesson, "emblems/owl-glad", NULL);
    else if (play)
        draw_first(c, ui, play, saves_picture(last_game(t->scene.app)), NULL);
    else if (go->why_not)
        ui_button(c, ui, go, _("The saved run can’t be read"), NULL, UI_PLAIN);
    else
        draw_first(c, ui, go, t->save.picture, &t->save);
    if (t->others)
        ui_button(c, ui, items_get(it, id_of(DO_OTHERS)), _("Other games"), NULL, UI_PLAIN);
    bool signs = true; /* where all three have room for theirs on one line */
    for (int i = 0; i < BESIDE; i++) {
        const struct item *b = items_get(it, id_of(beside[i].action));
        signs =
            signs &&
            ui_write_width(ui, &(struct ui_words){.face = ui->theme->strong, .size = 27}, b->name) +
                    ui_letters(ui, 38) * 1.15F + ui_key_width(ui, b, 27) + ui_px(ui, 84) <=
                b->bounds.w;
    }
    float px = 1e6F; /* the three share one size */
    for (int i = 0; i < BESIDE; i++) {
        const struct item *b = items_get(it, id_of(beside[i].action));
        px = fminf(px, ui_button_px(ui, b, b->name, signs ? beside[i].icon : NULL));
    }
    for (int i = 0; i < BESIDE; i++) {
        const struct item *b = items_get(it, id_of(beside[i].action));
        ui_button_like(c, ui, b, b->name, signs ? beside[i].icon : NULL, UI_PLAIN, px);
    }
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
    const struct ui_words name = UI_LINE(ui->theme->strong, 36, 0, TEXT_LEFT);
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
    const struct ui_words motto = UI_LINE(NULL, 29, ui->theme->soft, TEXT_CENTRE);
    struct rect between = above(ui, 744, 56, 460, 80); /* on one line with the buttons */
    between.w = (person ? person : settings)->bounds.x - between.x - 28 * ui->scale;
    canvas_picture(c, "frame/wordmark-light", above(ui, PAGE_EDGE - 17.5F, 48 - 17.5F, 653, 175),
                   paint_plain());
    if (ui_write_width(ui, &(struct ui_words){.size = 18},
                       _("Four of a kind: four games, one table.")) <= between.w)
        ui_write(c, ui, &motto, _("Four of a kind: four games, one table."), between);
    if (person)
        draw_person(t, c);
    ui_button(c, ui, settings, _("Settings"), "settings", UI_PLAIN);
}

/* Lamps hang between the doors where they have room there. */
static void draw_hall(const struct title *t, struct canvas *c)
{
    const struct ui *ui = app_ui(t->scene.app);
    const struct rect first = door_box(ui, 0), last = door_box(ui, doors() - 1);
    if (ui->contrast) {
        ui_ground(c, ui);
        return;
    }
    hall_draw(c, ui, rect_bottom(first));
    for (int i = 0; i <= doors(); i++) {
        const float left = i > 0 ? rect_right(door_box(ui, i - 1)) : first.x - ui_px(ui, 96),
                    right = i < doors() ? door_box(ui, i).x : rect_right(last) + ui_px(ui, 96);
        if (right - left >= ui_px(ui, 40))
            hall_lamp(c, ui, (struct point){(left + right) / 2, first.y + first.h * 0.3F});
    }
    for (int i = 0; i < doors(); i++) {
        const struct item *d = items_get(t->scene.items, door_id(i));
        hall_light(c, ui, d->bounds, door_nth(i)->glow, d->focused || d->hovered);
    }
}

static void title_draw(const struct scene *s, struct canvas *c)
{
    const struct title *t = (const struct title *)s;
    const struct ui *ui = app_ui(s->app);
    const bool lines = doors_have_lines(ui);
    int raised = -1;
    draw_hall(t, c);
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
        ui_write(c, ui, &UI_LINE(ui->theme->strong, 28, ui->theme->bad, TEXT_CENTRE),
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
