/* bug_report.c - gathers what a report says, and puts it where it can be found. */
#include "bug_report.h"
#include "app.h"

#include "carre_config.h"
#include "dress.h"
#include "file.h"
#include "mem.h"
#include "narrate.h"
#include "path.h"
#include "profile.h"
#include "saves.h"
#include "settings.h"
#include "sit.h"
#include "system.h"
#include "world.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static void add_versions(struct app *app, struct strbuf *out)
{
    SDL_version sdl;
    SDL_GetVersion(&sdl);
    strbuf_addf(out, "Carré %s\nSDL %d.%d.%d\n", CARRE_VERSION, sdl.major, sdl.minor, sdl.patch);
    system_describe(out);
    strbuf_add_char(out, '\n');
    const char *video = SDL_GetCurrentVideoDriver();
    const struct ui *ui = app_ui(app);
    strbuf_addf(out, "screen %s, %d x %d, language %s\n\n", video ? video : "none", (int)ui->w,
                (int)ui->h, i18n_language());
}

/* As the store keeps them. No setting is a secret, and none holds a name. */
static void add_settings(struct app *app, struct strbuf *out)
{
    strbuf_add(out, "Settings other than usual:\n");
    for (int i = 0; i < settings_count(app_settings(app)); i++) {
        const enum setting which = (enum setting)i;
        if (settings_is_text(app_settings(app), which) ||
            app_setting(app, which) == settings_default(app_settings(app), which))
            continue;
        strbuf_addf(out, "  %s %d\n", settings_name(app_settings(app), which),
                    app_setting(app, which));
    }
    strbuf_add(out, "\n");
}

/* The only person's seat; an onlooker where several share the screen, or nobody knows who does: no
 * report may tell one what another holds. */
static seat eyes_of(const struct match *m, const char *seating)
{
    struct seating who;
    dress_seats(match_rules(m), NULL, seating, &who);
    const seat lone = seating_lone_person(&who);
    return lone >= 0 ? lone : SEAT_ONLOOKER;
}

static void add_game(struct strbuf *out, const struct match *m, seat eyes)
{
    const struct rules *r = match_rules(m);
    strbuf_addf(
        out, "Game: %s, rules %d, %d seats, %d actions\n", r->game->id, r->game->rules_version,
        r->nseats,
        match_actions(m)); /* no digest: it would tell hidden cards to anybody who tries them all */
    for (int i = 0; i < r->game->noptions; i++)
        strbuf_addf(out, "  %s %d\n", r->game->options[i].name, (int)r->option[i]);
    strbuf_addf(out, eyes == SEAT_ONLOOKER ? "As everybody saw it:\n" : "As seat %d saw it:\n",
                eyes + 1);
    struct stage *st = sit_unseen(m, eyes, eyes);
    sit_hear(st, m, 0, match_heard_count(m));
    narrate_events(out, st, 0, false);
    narrate_table(out, st);
    stage_free(st);
}

void bug_report_write(struct app *app, const char *text, const char *seating, struct strbuf *out)
{
    char error[MATCH_ERROR] = "", *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    struct match *m = text ? world_load(&w, text, true, error) : NULL;
    add_versions(app, out);
    add_settings(app, out);
    if (m)
        add_game(out, m, eyes_of(m, seating));
    else if (text)
        strbuf_addf(out, "The game can't be read: %s\n", error);
    if (m && match_over(m))
        strbuf_addf(out, "\nThe whole game, since it is over:\n%s", text);
    match_free(m);
    world_close(&w);
    mem_free(assets);
}

/* The game in play, else the one that was played last. */
static char *last_game(struct app *app, char **seating)
{
    struct save_line line;
    char name[64];
    size_t count = 0;
    *seating = NULL;
    saves_look(app, &line);
    if (line.there) {
        snprintf(name, sizeof name, "seating-%s", line.game);
        *seating = store_get(app_store(app), name);
        return saves_text_game(app, line.game);
    }
    struct played *one =
        app_store(app) ? profile_matches(app_store(app), NULL, NULL, 1, &count) : NULL;
    char *text = count ? profile_match_text(app_store(app), one[0].id) : NULL;
    *seating = count ? mem_copy_text(one[0].seats) : NULL;
    if (one)
        profile_matches_free(one, count);
    return text;
}

void bug_report_copy(struct app *app)
{
    struct strbuf report = STRBUF_EMPTY, why = STRBUF_EMPTY, said = STRBUF_EMPTY;
    char *seating, *text = last_game(app, &seating), date[24], name[60],
                   *folder = system_folder(SYSTEM_DOCUMENTS);
    const time_t now = time(NULL);
    struct tm t;
    localtime_r(&now, &t);
    strftime(date, sizeof date, "%Y-%m-%d", &t);
    snprintf(name, sizeof name, "carre-report-%s", date);
    char *path = path_fresh(folder, name, ".txt");
    bug_report_write(app, text, seating, &report);
    app_copy(app, strbuf_text(&report));
    if (path_make_folder(folder, &why) &&
        file_write(path, strbuf_text(&report), report.length, &why))
        strbuf_addf(&said, _("Report copied, and saved here: %s"), path);
    else
        strbuf_addf(&said, _("Report copied, but it couldn’t be saved: %s"), strbuf_text(&why));
    app_toast(app, strbuf_text(&said));
    strbuf_free(&report);
    strbuf_free(&why);
    strbuf_free(&said);
    mem_free(text);
    mem_free(seating);
    mem_free(path);
    mem_free(folder);
}
