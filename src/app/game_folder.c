/* game_folder.c - what the program knows of its games, from the list of games. */
#include "game_folder.h"

#include "check.h"
#include "games_list.h"
#include "i18n.h"
#include "scene.h"
#include "stage.h"
#include "strbuf.h"

#include <string.h>

#define NOT(name)
#define GAME(name, bots, skin, folder) folder(name)

#define HAS(name) extern const struct game_folder name##_folder;
GAMES
#undef HAS

#define HAS(name) &name##_folder,
static const struct game_folder *const folders[] = {GAMES NULL};
#undef HAS

const struct game_folder *game_folder_nth(int n)
{
    return n >= 0 && n < (int)(sizeof folders / sizeof *folders) ? folders[n] : NULL;
}

const struct game_folder *game_folder(const char *id)
{
    static const struct game_folder nothing = {0};
    for (int i = 0; folders[i]; i++)
        if (strcmp(folders[i]->game->id, id) == 0)
            return folders[i];
    return &nothing;
}

void game_list(bool (*has)(const struct game_folder *f), struct strbuf *out)
{
    CARRE_ASSERT(has && out);
    int n = 0;
    for (int i = 0; folders[i]; i++)
        if (has(folders[i]))
            strbuf_addf(out, "%s%s", n++ ? C_("list", ", ") : "", folders[i]->game->id);
}

enum setting game_setting(const char *game, int place)
{
    CARRE_ASSERT(place >= 0);
    int at = SETTINGS;
    for (int i = 0; folders[i]; i++) {
        if (strcmp(folders[i]->game->id, game) == 0)
            return (enum setting)(at + place);
        at += folders[i]->settings ? folders[i]->settings->n : 0;
    }
    return SETTING_NONE;
}

void game_settings_join(struct settings *settings)
{
    if (settings_count(settings) > SETTINGS)
        return;
    for (int i = 0; folders[i]; i++)
        if (folders[i]->settings)
            settings_join(settings, folders[i]->settings->setting, folders[i]->settings->n);
}

static const struct folder_settings *settings_of(const char *game)
{
    static const struct folder_settings none = {0};
    const struct game_folder *f = game_folder(game);
    return f->settings ? f->settings : &none;
}

static int wished(const struct app *app, const char *game, int place)
{
    CARRE_ASSERT(place >= 0);
    return place ? app_setting(app, game_setting(game, place - 1)) : 0;
}

int game_colours(const struct app *app, const char *game)
{
    return wished(app, game, settings_of(game)->colours);
}

bool game_dark(const struct app *app, const char *game)
{
    return wished(app, game, settings_of(game)->dark) != 0;
}

enum setting game_asks(const char *game)
{
    return settings_of(game)->asks ? game_setting(game, settings_of(game)->asks - 1) : SETTING_NONE;
}

void game_dress(const struct app *app, const char *game, struct stage *st, bool plays)
{
    CARRE_ASSERT(st);
    st->colours = game_colours(app, game);
    st->dark = game_dark(app, game);
    if (settings_of(game)->dress)
        settings_of(game)->dress(app, st, plays);
}
