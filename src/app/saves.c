#include "saves.h"

#include "ace_names.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

char *saves_text(struct app *app)
{
    return app_store(app) ? store_get(app_store(app), SAVE_ACE) : NULL;
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

static void when(struct app *app, char *out, size_t room)
{
    out[0] = '\0';
    char *path = path_join(store_folder(app_store(app)), SAVE_ACE);
    struct stat s;
    if (stat(path, &s) == 0) {
        struct tm t;
        localtime_r(&s.st_mtime, &t);
        int days = days_ago(s.st_mtime, time(NULL));
        if (days <= 0)
            snprintf(out, room, _("today, %02d:%02d"), t.tm_hour, t.tm_min);
        else if (days == 1)
            snprintf(out, room, _("yesterday, %02d:%02d"), t.tm_hour, t.tm_min);
        else
            snprintf(out, room, i18n_plural("%d day ago", "%d days ago", (unsigned long)days), days);
    }
    mem_free(path);
}

/* Where a saved run stands, or -1 when the text is no whole and legal match; 0: it is over. */
static int duel_of(const char *text, char error[MATCH_ERROR])
{
    char *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    struct match_world games = world_for_match(&w);
    struct match *m = match_load(text, &games, false, error);
    int duel = -1;
    if (m) {
        struct view v;
        match_view(m, SEAT_ONLOOKER, &v);
        duel = match_over(m) ? 0 : v.board.num[ACE_MARKER];
    }
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return duel;
}

void saves_look(struct app *app, struct save_line *out)
{
    *out = (struct save_line){0};
    char *text = saves_text(app);
    char error[MATCH_ERROR] = "";
    int duel = text && *text ? duel_of(text, error) : 0;
    mem_free(text);
    if (duel == 0)
        return;
    out->there = true;
    if (duel < 0) {
        out->damaged = true;
        snprintf(out->line, sizeof out->line, _("The saved run can’t be read: %s"), error);
        return;
    }
    char moment[64], enemy[64];
    when(app, moment, sizeof moment);
    snprintf(enemy, sizeof enemy, _("enemy %d of %d"), duel, ACE_DUELS);
    snprintf(out->line, sizeof out->line, "%s · %s · %s", _("Ace of Spades"), enemy, moment);
}
