#include "saves.h"

#include "mem.h"
#include "path.h"

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

void saves_look(struct app *app, struct save_line *out)
{
    *out = (struct save_line){0};
    char *text = saves_text(app);
    if (!text || !*text) {
        mem_free(text);
        return;
    }
    out->there = true;
    char time_text[64];
    when(app, time_text, sizeof time_text);
    snprintf(out->line, sizeof out->line, "%s · %s", _("Ace of Spades"), time_text);
    mem_free(text);
}
