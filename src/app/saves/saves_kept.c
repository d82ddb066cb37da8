/* saves_kept.c - the three texts of a named save. */
#include "saves_kept.h"

#include "check.h"
#include "file.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "strbuf.h"
#include "system.h"
#include "utf8.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* In the store: who holds them is told by the names alone. */
static void names_of(int number, char text[40], char name[40], char seating[40])
{
    snprintf(text, 40, "save-%d", number);
    snprintf(name, 40, "save-%d.name", number);
    snprintf(seating, 40, "save-%d.seating", number);
}

/* "save-7": 7; else 0. */
static int number_of(const char *name)
{
    char *end;
    if (strncmp(name, "save-", 5) != 0)
        return 0;
    const long n = strtol(name + 5, &end, 10);
    return *end == '\0' && n > 0 && n < INT32_MAX ? (int)n : 0;
}

/* "game power-up 1" is the second line of every match. */
static void game_of(const char *text, char out[24])
{
    const char *line = strstr(text, "\ngame ");
    const size_t n = line ? strcspn(line + 6, " \n") : 0;
    snprintf(out, 24, "%.*s", (int)(n < 23 ? n : 23), line ? line + 6 : "");
}

/* At most so many characters, whole ones, and none that breaks a line or turns what stands beside
 * it. */
static void cut(const char *name, char out[SAVE_NAME])
{
    char *to = out;
    for (int i = 0; i < SAVE_CHARACTERS && *name;) {
        const uint32_t point = utf8_next(&name);
        if (utf8_is_unseen(point))
            continue;
        to += utf8_put(to, point);
        i++;
    }
    *to = '\0';
}

void saves_suggest(const char *game, char out[SAVE_NAME])
{
    const struct game *g = games_find(game);
    const time_t now = time(NULL);
    struct tm t;
    char when[40], name[200];
    localtime_r(&now, &t);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M", &t);
    snprintf(name, sizeof name, "%s · %s", g ? _(g->title) : game, when);
    cut(name, out);
}

int saves_keep(struct app *app, const char *text, const char *seating, const char *name)
{
    struct store *store = app_store(app);
    char text_at[40], name_at[40], seating_at[40], kept[SAVE_NAME];
    int number = 1;
    if (!store)
        return 0;
    /* A number is given once, even when its save has gone: the last one given is kept too. */
    char *last = store_get(store, "saves-given");
    number = last ? atoi(last) + 1 : 1;
    mem_free(last);
    char **all = store_list(store, "");
    for (size_t i = 0; all[i]; i++)
        number = number_of(all[i]) >= number ? number_of(all[i]) + 1 : number;
    store_list_free(all);
    CARRE_ASSERT(number > 0);
    names_of(number, text_at, name_at, seating_at);
    cut(name, kept);
    char given[16];
    snprintf(given, sizeof given, "%d", number);
    store_begin(store);
    store_put(store, "saves-given", given);
    store_put(store, text_at, text);
    store_put(store, name_at, kept);
    if (seating && *seating)
        store_put(store, seating_at, seating);
    store_end(store);
    return number;
}

static int latest_first(const void *a, const void *b)
{
    const struct kept_save *x = a, *y = b;
    return x->changed != y->changed ? (x->changed > y->changed ? -1 : 1) : y->number - x->number;
}

struct kept_save *saves_kept(struct app *app, size_t *count)
{
    struct store *store = app_store(app);
    struct kept_save *saves = mem_alloc(sizeof *saves);
    char **all = store ? store_list(store, "") : NULL;
    *count = 0;
    for (size_t i = 0; all && all[i]; i++) {
        char text_at[40], name_at[40], seating_at[40];
        const int number = number_of(all[i]);
        if (!number)
            continue;
        names_of(number, text_at, name_at, seating_at);
        char *text = store_get(store, text_at), *name = store_get(store, name_at);
        saves = mem_realloc(saves, (*count + 1) * sizeof *saves);
        struct kept_save *s = &saves[(*count)++];
        *s = (struct kept_save){.number = number, .changed = store_changed(store, text_at)};
        game_of(text ? text : "", s->game);
        if (name && utf8_valid(name))
            cut(name, s->name);
        mem_free(text);
        mem_free(name);
    }
    store_list_free(all);
    qsort(saves, *count, sizeof *saves, latest_first);
    return saves;
}

bool saves_kept_any(struct app *app)
{
    char **all = app_store(app) ? store_list(app_store(app), "") : NULL;
    bool any = false;
    for (size_t i = 0; all && all[i]; i++)
        any |= number_of(all[i]) > 0;
    store_list_free(all);
    return any;
}

void saves_rename(struct app *app, int number, const char *name)
{
    char text_at[40], name_at[40], seating_at[40], kept[SAVE_NAME];
    names_of(number, text_at, name_at, seating_at);
    cut(name, kept);
    if (app_store(app))
        store_put(app_store(app), name_at, kept);
}

void saves_delete(struct app *app, int number)
{
    struct store *store = app_store(app);
    char text_at[40], name_at[40], seating_at[40];
    if (!store)
        return;
    names_of(number, text_at, name_at, seating_at);
    store_begin(store);
    store_remove(store, text_at);
    store_remove(store, name_at);
    store_remove(store, seating_at);
    store_end(store);
}

char *saves_kept_text(struct app *app, int number)
{
    char text_at[40], name_at[40], seating_at[40];
    names_of(number, text_at, name_at, seating_at);
    return app_store(app) ? store_get(app_store(app), text_at) : NULL;
}

/* Is this very game kept already? */
static bool is_kept(struct app *app, const char *text)
{
    size_t count;
    struct kept_save *saves = saves_kept(app, &count);
    bool kept = false;
    for (size_t i = 0; i < count && !kept; i++) {
        char *other = saves_kept_text(app, saves[i].number);
        kept = other && strcmp(other, text) == 0;
        mem_free(other);
    }
    mem_free(saves);
    return kept;
}

bool saves_take_up(struct app *app, int number, char game[24])
{
    struct store *store = app_store(app);
    char text_at[40], name_at[40], seating_at[40], auto_at[64], table_at[64], name[SAVE_NAME];
    char *text = saves_kept_text(app, number);
    if (!text)
        return false;
    names_of(number, text_at, name_at, seating_at);
    game_of(text, game);
    snprintf(auto_at, sizeof auto_at, "autosave-%s", game);
    snprintf(table_at, sizeof table_at, "seating-%s", game);
    char *waits = store_get(store, auto_at), *sits = store_get(store, table_at),
         *seating = store_get(store, seating_at);
    store_begin(store);
    if (waits && !is_kept(app, waits)) {
        saves_suggest(game, name);
        saves_keep(app, waits, sits, name);
    }
    store_put(store, auto_at, text);
    if (seating)
        store_put(store, table_at, seating);
    else
        store_remove(store, table_at);
    store_end(store);
    mem_free(waits);
    mem_free(sits);
    mem_free(seating);
    mem_free(text);
    return true;
}

void saves_export(struct app *app, const char *text)
{
    struct strbuf why = STRBUF_EMPTY, said = STRBUF_EMPTY;
    char game[24], date[24], name[80], *folder = system_folder(SYSTEM_DOCUMENTS);
    const time_t now = time(NULL);
    struct tm t;
    game_of(text, game);
    localtime_r(&now, &t);
    strftime(date, sizeof date, "%Y-%m-%d", &t);
    snprintf(name, sizeof name, "carre-%s-%s", *game ? game : "game", date);
    char *path = path_fresh(folder, name, ".carre");
    if (path_make_folder(folder, &why) && file_write(path, text, strlen(text), &why))
        strbuf_addf(&said, _("Game saved as text: %s"), path);
    else
        strbuf_addf(&said, _("The game couldn’t be saved as text. %s"), strbuf_text(&why));
    app_toast(app, strbuf_text(&said));
    strbuf_free(&why);
    strbuf_free(&said);
    mem_free(path);
    mem_free(folder);
}
