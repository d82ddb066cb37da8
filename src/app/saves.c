#include "saves.h"

#include "ace_names.h"
#include "holdem_names.h"
#include "upcolor_names.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { WHERE = 96 };

/* How a game says where a match stands, into `where`, and what stands for it, where that is not the same for every match. False: it is over, and there is nothing
 * to go on with. */
typedef bool tell(const struct view *v, char where[WHERE], struct save_line *out);

static bool tell_ace(const struct view *v, char where[WHERE], struct save_line *out)
{
    const struct ace_enemy *e = ace_enemy_now(&v->rules, &v->board);
    if (e)
        snprintf(out->picture, sizeof out->picture, "ace/portraits/%s", e->id);
    snprintf(where, WHERE, _("duel %d of %d"), v->board.num[ACE_MARKER], ACE_DUELS);
    return v->board.num[ACE_MARKER] != 0;
}

static bool tell_upcolor(const struct view *v, char where[WHERE], struct save_line *out)
{
    (void)out;
    snprintf(where, WHERE, _("game %d, round %d of %d"), v->board.num[UPCOLOR_GAME], v->board.num[UPCOLOR_ROUND], UPCOLOR_ROUNDS);
    return true;
}

static bool tell_holdem(const struct view *v, char where[WHERE], struct save_line *out)
{
    const int32_t *num = v->board.num;
    (void)out;
    snprintf(where, WHERE, _("hand %d, blinds %d/%d"), num[HOLDEM_HANDS] + 1, num[HOLDEM_SMALL], num[HOLDEM_BIG]);
    return true;
}

/* The games that are reached from the title, one line each. */
static const struct kind {
    const char *game, *name, *picture;
    tell *tell;             /* NULL: its name and the time say enough */
} kinds[] = {
    {"ace", N_("Ace of Spades"), "frame/sign-ace", tell_ace},
    {"power-up", N_("Power Up"), "frame/sign-power-up", tell_holdem},
    {"holdem", N_("Hold’em"), "frame/sign-power-up", tell_holdem},
    {"spec", N_("SPEC"), "frame/sign-spec", tell_holdem},
    {"upcolor", N_("Upcolor"), "frame/sign-upcolor", tell_upcolor},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

/* As everybody may see it. */
static bool tells(const struct kind *kind, const struct match *m, char where[WHERE], struct save_line *out)
{
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    return !kind->tell || kind->tell(&v, where, out);
}

void saves_stands(const char *game, const struct match *m, char *out, size_t room)
{
    *out = '\0';
    for (int i = 0; i < KINDS; i++) {
        char where[WHERE] = "";
        struct save_line line;
        if (strcmp(kinds[i].game, game) == 0 && tells(&kinds[i], m, where, &line))
            snprintf(out, room, *where ? "%s · %s" : "%s", _(kinds[i].name), where);
    }
}

static void name_of(const char *game, char out[64])
{
    snprintf(out, 64, "autosave-%s", game);
}

const char *saves_game(int n)
{
    for (int i = 0; i < KINDS; i++)
        if (games_find(kinds[i].game) && n-- == 0)
            return kinds[i].game;
    return NULL;
}

const char *saves_picture(const char *game)
{
    for (int i = 0; i < KINDS; i++)
        if (strcmp(kinds[i].game, game) == 0)
            return kinds[i].picture;
    return "frame/mark";
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
static enum standing look_at(const struct kind *kind, const char *text, char where[WHERE], struct save_line *out, char error[MATCH_ERROR])
{
    char *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    struct match_world games = world_for_match(&w);
    struct match *m = match_load(text, &games, false, error);
    enum standing standing = m ? OVER : UNREADABLE;
    if (m && !match_over(m))
        standing = tells(kind, m, where, out) ? IN_PLAY : OVER;
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return standing;
}

static void read_as(const struct kind *kind, const char *text, int64_t changed, struct save_line *out)
{
    char error[MATCH_ERROR] = "", moment[64], where[WHERE] = "";
    *out = (struct save_line){0};
    snprintf(out->game, sizeof out->game, "%s", kind->game);
    snprintf(out->picture, sizeof out->picture, "%s", kind->picture);
    const enum standing standing = text && *text ? look_at(kind, text, where, out, error) : OVER;
    out->there = standing != OVER;
    out->damaged = standing == UNREADABLE;
    saves_when(changed, moment, sizeof moment);
    switch (standing) {
    case OVER: break;
    case UNREADABLE: snprintf(out->line, sizeof out->line, _("The saved run can’t be read: %s"), error); break;
    case IN_PLAY:
        if (where[0])
            snprintf(out->line, sizeof out->line, "%s · %s · %s", _(kind->name), where, moment);
        else
            snprintf(out->line, sizeof out->line, "%s · %s", _(kind->name), moment);
        break;
    }
}

void saves_read(const char *game, const char *text, int64_t changed, struct save_line *out)
{
    *out = (struct save_line){0};
    for (int i = 0; i < KINDS; i++)
        if (strcmp(kinds[i].game, game) == 0)
            read_as(&kinds[i], text, changed, out);
}

static void look(struct app *app, const struct kind *kind, int64_t changed, struct save_line *out)
{
    char *text = saves_text_game(app, kind->game);
    read_as(kind, text, changed, out);
    mem_free(text);
}

/* When the game's match was put last; 0: there is none. */
static int64_t changed_of(struct app *app, const struct kind *kind)
{
    char name[64];
    name_of(kind->game, name);
    return app_store(app) ? store_changed(app_store(app), name) : 0;
}

void saves_look_game(struct app *app, const char *game, struct save_line *out)
{
    *out = (struct save_line){0};
    for (int i = 0; i < KINDS; i++) {
        const int64_t changed = changed_of(app, &kinds[i]);
        if (strcmp(kinds[i].game, game) == 0 && changed)
            look(app, &kinds[i], changed, out);
    }
}

void saves_look(struct app *app, struct save_line *out)
{
    int64_t best = 0;
    *out = (struct save_line){0};
    for (int i = 0; i < KINDS; i++) {
        const int64_t changed = changed_of(app, &kinds[i]);
        struct save_line line;
        if (!changed || (out->there && !out->damaged && changed <= best))
            continue;
        look(app, &kinds[i], changed, &line);
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
