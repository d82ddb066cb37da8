/* saves.c - reads where a saved game stands. */
#include "saves.h"

#include "check.h"
#include "frame.h"
#include "game_folder.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

/* As everybody may see it. */
static bool stands(const struct game_folder *f, const struct match *m, char where[FOLDER_WHERE],
                   struct save_line *out)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return !f->stands || f->stands(&v, where, out);
}

void saves_stands(const char *game, const struct match *m, char *out, size_t room)
{
    const struct game_folder *f = game_folder(game);
    char where[FOLDER_WHERE] = "";
    struct save_line line;
    *out = '\0';
    if (f->sign && stands(f, m, where, &line))
        snprintf(out, room, *where ? "%s · %s" : "%s", _(f->game->title), where);
}

static void name_of(const char *game, char out[64]) { snprintf(out, 64, "autosave-%s", game); }

/* The games that are reached from the title, one after the other. */
static const struct game_folder *kind(int n)
{
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->sign && n-- == 0)
            return f;
    return NULL;
}

const char *saves_game(int n) { return kind(n) ? kind(n)->game->id : NULL; }

const char *saves_picture(const char *game)
{
    const char *sign = game_folder(game)->sign;
    return sign ? sign : "frame/mark";
}

char *saves_text_game(struct app *app, const char *game)
{
    char name[64];
    name_of(game, name);
    return app_store(app) ? store_get(app_store(app), name) : NULL;
}

/* Days between two moments by the calendar here. */
static int days_ago(time_t then, time_t now)
{
    struct tm a, b;
    localtime_r(&then, &a);
    localtime_r(&now, &b);
    a.tm_hour = b.tm_hour = 12;
    a.tm_min = b.tm_min = a.tm_sec = b.tm_sec = 0;
    return (int)((difftime(mktime(&b), mktime(&a)) + 43200) / 86400);
}

void saves_when(int64_t changed, char *out, size_t room)
{
    const time_t then = (time_t)changed;
    struct tm t;
    localtime_r(&then, &t);
    int days = days_ago(then, time(NULL));
    if (days <= 0)
        snprintf(out, room, _("today, %02d:%02d"), t.tm_hour, t.tm_min);
    else if (days == 1)
        snprintf(out, room, _("yesterday, %02d:%02d"), t.tm_hour, t.tm_min);
    else
        snprintf(out, room, i18n_plural("%d day ago", "%d days ago", (unsigned long)days), days);
}

enum standing { OVER, IN_PLAY, UNREADABLE };

/* Where a saved match stands, and in IN_PLAY the game's words for it. */
static enum standing look_at(const struct game_folder *f, const char *text,
                             char where[FOLDER_WHERE], struct save_line *out,
                             char error[MATCH_ERROR])
{
    char *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    struct match *m = world_load(&w, text, false, error);
    enum standing standing = m ? OVER : UNREADABLE;
    if (m && !match_over(m))
        standing = stands(f, m, where, out) ? IN_PLAY : OVER;
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return standing;
}

static void read_as(const struct game_folder *f, const char *text, int64_t changed,
                    struct save_line *out)
{
    CARRE_ASSERT(f->game && f->sign);
    char error[MATCH_ERROR] = "", moment[64], where[FOLDER_WHERE] = "";
    *out = (struct save_line){0};
    snprintf(out->game, sizeof out->game, "%s", f->game->id);
    snprintf(out->picture, sizeof out->picture, "%s", f->sign);
    const enum standing standing = text && *text ? look_at(f, text, where, out, error) : OVER;
    out->there = standing != OVER;
    out->damaged = standing == UNREADABLE;
    saves_when(changed, moment, sizeof moment);
    switch (standing) {
    case OVER: break;
    case UNREADABLE:
        snprintf(out->line, sizeof out->line, _("The saved run can’t be read: %s"), error);
        break;
    case IN_PLAY:
        if (where[0])
            snprintf(out->line, sizeof out->line, "%s · %s · %s", _(f->game->title), where, moment);
        else
            snprintf(out->line, sizeof out->line, "%s · %s", _(f->game->title), moment);
        break;
    }
}

void saves_read(const char *game, const char *text, int64_t changed, struct save_line *out)
{
    *out = (struct save_line){0};
    if (game_folder(game)->sign)
        read_as(game_folder(game), text, changed, out);
}

static void look(struct app *app, const struct game_folder *f, int64_t changed,
                 struct save_line *out)
{
    char *text = saves_text_game(app, f->game->id);
    read_as(f, text, changed, out);
    mem_free(text);
}

/* When the game's match was put last; 0: there is none. */
static int64_t changed_of(struct app *app, const struct game_folder *f)
{
    char name[64];
    name_of(f->game->id, name);
    return app_store(app) ? store_changed(app_store(app), name) : 0;
}

void saves_look_game(struct app *app, const char *game, struct save_line *out)
{
    const struct game_folder *f = game_folder(game);
    const int64_t changed = f->sign ? changed_of(app, f) : 0;
    *out = (struct save_line){0};
    if (changed)
        look(app, f, changed, out);
}

void saves_look(struct app *app, struct save_line *out)
{
    const struct game_folder *f;
    int64_t best = 0;
    *out = (struct save_line){0};
    for (int i = 0; (f = kind(i)); i++) {
        const int64_t changed = changed_of(app, f);
        struct save_line line;
        /* Of two that were put in the same second the one that was sat down to last. */
        const bool late =
            changed > best ||
            (changed == best && strcmp(f->game->id, app_setting_text(app, SETTING_LAST_GAME)) == 0);
        if (!changed || (out->there && !out->damaged && !late))
            continue;
        look(app, f, changed, &line);
        if (!line.there || (line.damaged && out->there))
            continue;
        *out = line;
        best = changed;
    }
}

char *saves_text(struct app *app)
{
    struct save_line line;
    saves_look(app, &line);
    return line.there ? saves_text_game(app, line.game) : NULL;
}

enum { NEWER_W = 330 };

float saves_pages_right(const struct scene *s)
{
    return items_get(s->items, item_id("newer", 0)) ? 1568 - NEWER_W - 24 : 1568;
}

void saves_pages_add(struct scene *s, const struct saves_pages *p)
{
    const struct ui *ui = app_ui(s->app);
    if (p->has_newer)
        items_add(s->items, (struct item){.id = item_id("newer", 0),
                                          .role = ITEM_BUTTON,
                                          .name = _("Newer"),
                                          .action = p->newer,
                                          .key = KEY_PAGE_UP,
                                          .pad = PAD_LEFT_SHOULDER,
                                          .bounds = frame_corner(ui, 1, NEWER_W),
                                          .sound = "ui/page"});
    items_add(s->items,
              (struct item){.id = item_id("older", 0),
                            .role = ITEM_BUTTON,
                            .name = _("Older"),
                            .action = p->older,
                            .key = KEY_PAGE_DOWN,
                            .pad = PAD_RIGHT_SHOULDER,
                            .bounds = frame_bar(ui, p->column, 1),
                            .why_not = p->has_older ? NULL : _("There are no older ones."),
                            .sound = "ui/page"});
}

void saves_pages_draw(const struct scene *s, struct canvas *c)
{
    const struct item *newer = items_get(s->items, item_id("newer", 0)),
                      *older = items_get(s->items, item_id("older", 0));
    if (newer)
        ui_button(c, app_ui(s->app), newer, newer->name, "arrow-up", UI_PLAIN);
    ui_button(c, app_ui(s->app), older, older->name, "arrow-down", UI_PLAIN);
}
