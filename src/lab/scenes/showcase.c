#include "showcase.h"

#include "games.h"
#include "mem.h"
#include "path.h"
#include "saves.h"
#include "saves_kept.h"
#include "scenes.h"
#include "showcase_frame.h"
#include "showcase_laid.h"
#include "showcase_parts.h"
#include "showcase_replay.h"
#include "showcase_table.h"
#include "showcase_walk.h"
#include "table.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

static void no_name(struct app *app, void *user) { (void)app, (void)user; }

static void open_pause(struct app *app)
{
    title_open(app);
    table_open(app, &(struct table_request){.game = "ace", .seed = "carre"});
    pause_open(app, &(struct pause_request){.game = "ace",
                                            .state = _("Ace of Spades · duel 7 of 12"),
                                            .code = "KQXWETRBNAPLM",
                                            .saved = true,
                                            .save = no_name});
}

/* Caps come with the first button of a pad. */
static void open_pause_pad(struct app *app)
{
    open_pause(app);
    app_frame(app);
    app_input(app, &(struct input){.kind = INPUT_PAD, .pad = PAD_DOWN});
}

static void open_saved_games(struct app *app)
{
    char name[SAVE_NAME];
    title_open(app);
    for (int i = saves_kept_any(app) ? 3 : 0; i < 3 && app_store(app); i++) {
        saves_suggest(saves_game(i), name);
        saves_keep(app, "carre 1\ngame power-up 1\n", NULL, i == 1 ? _("Saved games") : name);
    }
    saves_open(app);
}

static void no_answer(struct app *app, void *user, const char *name)
{
    (void)app, (void)user, (void)name;
}

static void open_name(struct app *app)
{
    char name[SAVE_NAME];
    title_open(app);
    saves_suggest("power-up", name);
    naming_open(app, _("Save as…"), name, no_answer, NULL);
}

static void open_dialog(struct app *app)
{
    title_open(app);
    dialog_open(app, &(struct dialog_request){
                         .heading = _("Quit Carré?"),
                         .text = _("Your game is saved. You can pick up right where you left off."),
                         .button = {_("Stay"), _("Quit")}});
}

static void open_result(struct app *app, bool won)
{
    title_open(app);
    result_open(
        app, &(struct result_request){
                 .game = "ace",
                 .won = won,
                 .heading = won ? _("Lord Overkill has fallen") : _("Out of bullets"),
                 .sentence = won ? _("The town is quiet again. Nobody will believe how.")
                                 : _("The run ends here. The next one begins with a fresh deck."),
                 .line = {{_("Enemies beaten"), won ? "12" : "6"},
                          {_("Shots"), "31"},
                          {_("Damage"), "214"},
                          {_("Best shot"), "26"},
                          {_("Reloads used"), "17"},
                          {_("Time"), "24:10"}},
                 .saved = "carre 1"});
}

static void open_won(struct app *app) { open_result(app, true); }
static void open_lost(struct app *app) { open_result(app, false); }

static const struct showcase opened[] = {
    SHOWCASE_FRAMES(SHOWCASE_FRAME_LINE) SHOWCASE_PARTS(SHOWCASE_PARTS_LINE){"pause", open_pause},
    {"pause-pad", open_pause_pad},
    {"saved-games", open_saved_games},
    {"name", open_name},
    {"dialog", open_dialog},
    {"result-won", open_won},
    {"result-lost", open_lost},
    {"table-only-bots", showcase_table_out},
    {"table-talk", showcase_table_talk},
    {"table-talk-spec", showcase_table_talk_spec},
    SHOWCASE_REPLAYS(SHOWCASE_REPLAY_LINE){NULL, NULL, NULL},
};

/* Read once, and kept as long as the program: the scenes of every game that has a file of them. */
static struct world world;
static struct scripts *scenes[WORLD_GAMES];
static struct showcase *all;

static int read_scenes(void)
{
    int n = 0;
    world_open(&world, path_assets());
    for (int i = 0; games_nth(i) && i < WORLD_GAMES; i++) {
        struct rules r;
        char error[SCRIPT_ERROR];
        if (!scripts_there(games_nth(i)->id, "scenes"))
            continue;
        if (world_rules(&world, games_nth(i), games_nth(i)->seats_min, &r, error, sizeof error))
            scenes[i] = scripts_open(&r, "scenes", error);
        if (!scenes[i])
            fprintf(stderr, "%s\n", error);
        n += scenes[i] ? scenes[i]->n : 0;
    }
    return n;
}

const struct showcase *showcase_all(void)
{
    enum { OPENED = sizeof opened / sizeof *opened - 1 };
    if (all)
        return all;
    all = mem_array(OPENED + (size_t)walks() + (size_t)read_scenes() + 1, sizeof *all);
    memcpy(all, opened, OPENED * sizeof *all);
    struct showcase *next = all + OPENED;
    for (int i = 0; i < walks(); i++)
        *next++ = (struct showcase){.name = walk_name(i), .walk = i + 1};
    for (int i = 0; i < WORLD_GAMES; i++)
        for (int k = 0; scenes[i] && k < scenes[i]->n; k++)
            if (scenes[i]->script[k].kind == SCRIPT_SCENE)
                *next++ = (struct showcase){.name = scenes[i]->script[k].name,
                                            .script = &scenes[i]->script[k]};
    return all;
}

const struct showcase *showcase_named(const char *name)
{
    for (const struct showcase *s = showcase_all(); s->name; s++)
        if (strcmp(s->name, name) == 0)
            return s;
    return NULL;
}

void showcase_open(const struct showcase *s, struct app *app)
{
    if (s->walk)
        walk_open(s->walk - 1, app);
    else
        s->script ? showcase_laid(app, s->script) : s->open(app);
}

const struct script *showcase_script(const char *name)
{
    const struct showcase *s = showcase_named(name);
    return s ? s->script : NULL;
}
