/* start.c - settings, store, window and first screen, each when the next needs it. */
#include "start.h"

#include "desktop.h"
#include "open_file.h"

#include "game_folder.h"
#include "games.h"
#include "saves.h"
#include "scenes.h"
#include "seating_scene.h"
#include "spoken.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Its text is stepped as the settings' is. */
static void settings_of_desktop(struct app *app)
{
    const struct desktop_settings w = desktop_settings();
    if (w.contrast)
        app_set(app, SETTING_CONTRAST, 1);
    if (w.calm)
        app_set(app, SETTING_REDUCED_MOTION, 1);
    if (w.text > 100)
        app_set(app, SETTING_TEXT_SIZE, (w.text + 12) / 25 * 25);
    if (w.reader && spoken_can(app))
        app_set(app, SETTING_SPEECH, SPEECH_FULL);
}

/* The table that the command line asks for: the usual one with its seats and options. */
static bool table_told(const struct options *o, struct seating *out, char error[SETUP_ERROR])
{
    const struct game *g = games_find(o->game);
    if (o->seats && (o->seats < game_seats_offered(g) || o->seats > g->seats_max)) {
        snprintf(error, SETUP_ERROR, _("%s is for %d to %d players, not %d."), g->id,
                 game_seats_offered(g), g->seats_max, o->seats);
        return false;
    }
    seating_default(out, g, o->seats);
    struct rules r = rules_default(g, out->nseats, NULL);
    if ((o->difficulty && !setup_option(&r, "difficulty", o->difficulty, error)) ||
        !setup_options(&r, o, error))
        return false;
    memcpy(out->option, r.option, sizeof r.option);
    return true;
}

bool start_check(const struct options *o, char error[SETUP_ERROR])
{
    struct seating s;
    if (o->game)
        return setup_game(o->game, error) && table_told(o, &s, error);
    if (!o->seats && !o->noptions)
        return true;
    snprintf(error, SETUP_ERROR, "%s", _("--seats and --option need --game."));
    return false;
}

/* A game that can be played alone is begun so unless seats are told; one for several at the last
 * table, or at a usual one if something else was told of it. */
static void begin(struct app *app, const struct options *o)
{
    const struct game *g = games_find(o->game);
    struct seating s;
    char error[SETUP_ERROR];
    if (g->seats_min == 1 && o->seats < 2) {
        if (!table_told(o, &s, error))
            return;
        if (!o->difficulty && !o->noptions && game_folder(o->game)->usual)
            game_folder(o->game)->usual(app, s.option);
        table_open(app,
                   &(struct table_request){.game = o->game, .option = s.option, .seed = o->seed});
        return;
    }
    seating_last(app, g, &s);
    if (o->seats || o->noptions) {
        const struct seating_seat first = s.seat[0];
        if (!table_told(o, &s, error))
            return;
        if (first.sitter == SITTER_PERSON)
            s.seat[0] = first;
    }
    people_refresh(app, &s);
    table_open(app, &(struct table_request){.game = o->game, .seed = o->seed, .seating = &s});
}

static void replace_answer(struct app *app, void *user, int which)
{
    if (which == 1)
        begin(app, user);
}

/* The game that the command line names; no saved run is given up for it unasked. */
static void begin_or_ask(struct app *app, struct options *o)
{
    struct save_line line = {0};
    if (app_setting(app, SETTING_CONFIRM_QUIT))
        saves_look_game(app, o->game, &line);
    if (line.there && !line.damaged)
        dialog_open(
            app, &(struct dialog_request){.heading = _("Abandon your current game?"),
                                          .text = _("You can keep one game of each kind. Starting "
                                                    "this one deletes the one in progress."),
                                          .button = {_("Keep it"), _("New game")},
                                          .danger = true,
                                          .answer = replace_answer,
                                          .user = o});
    else
        begin(app, o);
}

/* What is told of a deal, and of no game, is told of the first that has a page for it. */
static void set_up_first(struct app *app, const struct options *o)
{
    const struct game_folder *f;
    for (int i = 0; (f = game_folder_nth(i)); i++)
        if (f->set_up) {
            f->set_up(app, o->seed, o->difficulty);
            return;
        }
}

void start_scenes(struct app *app, struct options *o)
{
    bool first = !app_setting(app, SETTING_FIRST_START_DONE);
    if (first)
        settings_of_desktop(app);
    title_open(app);
    if (o->command == COMMAND_OPEN)
        open_file(app, o->subject, 0);
    if (*settings_complaint(app_settings(app)))
        app_toast(app, _("The settings file was damaged. It was set aside, and the settings were "
                         "reset to defaults."));
    if (o->command == COMMAND_PHH) {
        open_file(app, o->subject, o->at > 0 ? o->at : 0);
        return;
    }
    if (o->game) {
        begin_or_ask(app, o);
        return;
    }
    if (o->seed || o->difficulty)
        set_up_first(app, o);
    if (first)
        comfort_open(app);
}
