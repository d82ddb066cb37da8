/* Upcolor to look at: matches that random hands have brought to where there is something to see. */
#include "showcase_upcolor.h"

#include "bot.h"
#include "games.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "showcase_laid.h"
#include "table.h"
#include "upcolor_names.h"
#include "world.h"

#include <string.h>

enum { LONG = 4000, SETTLED_MS = 2000, TURN_MS = 20000 };

/* So many actions in (-1: between games), with these colours on this ground; `friends`: everybody
 * is a person at this screen; `stack`: what each begins with, and the bank lends (0: the usual, and
 * it doesn't); `privacy`: of friends, PRIVACY_ONE: the usual; `steps`: so many cards to the right
 * the focus goes. */
struct upcolor_scene {
    const char *seed;
    int seats, actions;
    bool sweets, teams;
    int colours;
    bool dark, friends;
    int stack;
    enum privacy privacy;
    int steps;
};

/* Played on until that many actions are done, or to the talk between games. */
static char *played(struct world *w, const struct upcolor_scene *u)
{
    struct rules r;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    struct rng rng = rng_seed(7);
    if (!world_rules(w, games_find("upcolor"), u->seats, &r, error, sizeof error))
        return NULL;
    r.option[UPCOLOR_LEVEL] = u->sweets;
    r.option[UPCOLOR_TEAMS] = u->teams;
    if (u->stack)
        r.option[UPCOLOR_FIRST_STACK] = u->stack;
    r.option[UPCOLOR_LOANS] = u->stack > 0;
    match_seed_from_text(u->seed, seed);
    struct match *m = match_new(&r, seed, u->seed, NULL, true, error);
    if (!m)
        return NULL;
    for (int i = 0; i < (u->actions < 0 ? LONG : u->actions); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        if (u->actions < 0 && v.board.phase == UPCOLOR_PHASE_AGREE)
            break;
        struct action a = bot_random_action(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK)
            break;
    }
    char *text = match_save(m);
    match_free(m);
    return text;
}

static void open_table(struct app *app, const struct upcolor_scene *u, const char *text)
{
    static const char *const name[SEATS] = {"Léa",   "Hugo", "Mamie Jo",
                                            "Samir", "Inès", "Bartholomew"};
    struct seating who;
    seating_default(&who, games_find("upcolor"), u->seats);
    seating_name(who.seat[0].name, laid_hero());
    for (int i = 0; i < u->seats && u->friends; i++) {
        seating_sit_guest(&who, i);
        seating_name(who.seat[i].name, name[i]);
        who.seat[i].emblem = who.seat[i].ground = (uint8_t)i;
    }
    who.privacy = u->friends && !u->privacy ? PRIVACY_PEEK : u->privacy;
    table_open(app, &(struct table_request){.game = "upcolor", .saved = text, .seating = &who});
}

static void press(struct app *app, enum key key, int ms)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(app, ms);
}

static void show(struct app *app, const struct upcolor_scene *u)
{
    char *assets = path_assets();
    struct world w;
    world_open(&w, assets);
    char *text = played(&w, u);
    app_set(app, SETTING_UPCOLOR_COLOURS, u->colours);
    app_set(app, SETTING_UPCOLOR_GROUND, u->dark);
    title_open(app);
    if (text)
        open_table(app, u, text);
    if (u->steps)
        app_settle(app, SETTLED_MS);
    for (int i = 0; i < u->steps; i++)
        press(app, KEY_RIGHT, SETTLED_MS);
    mem_free(text);
    world_close(&w);
    mem_free(assets);
}

void showcase_upcolor_table(struct app *app)
{
    show(app,
         &(struct upcolor_scene){.seed = "colours 14822", .seats = 4, .actions = 138, .steps = 2});
}
void showcase_upcolor_dark(struct app *app)
{
    show(app, &(struct upcolor_scene){.seed = "family 635",
                                      .seats = 4,
                                      .actions = 64,
                                      .colours = 1,
                                      .dark = true,
                                      .steps = 4});
}
void showcase_upcolor_six(struct app *app)
{
    show(app, &(struct upcolor_scene){
                  .seed = "six", .seats = 6, .actions = 27, .sweets = true, .colours = 2});
}
void showcase_upcolor_teams(struct app *app)
{
    show(app, &(struct upcolor_scene){.seed = "teams", .seats = 4, .actions = 8, .teams = true});
}
void showcase_upcolor_ledger(struct app *app)
{
    show(app, &(struct upcolor_scene){.seed = "ledger", .seats = 4, .actions = -1});
}
void showcase_upcolor_talk(struct app *app)
{
    show(app, &(struct upcolor_scene){
                  .seed = "sofa", .seats = 4, .actions = -1, .friends = true, .stack = 70});
}
void showcase_upcolor_sweets(struct app *app)
{
    show(app, &(struct upcolor_scene){
                  .seed = "sweets", .seats = 3, .actions = -1, .sweets = true, .dark = true});
}
void showcase_upcolor_full(struct app *app)
{
    show(app,
         &(struct upcolor_scene){.seed = "sweets 106", .seats = 4, .actions = -1, .sweets = true});
}

/* Enough for today: yes, that is meant. */
void showcase_upcolor_result(struct app *app)
{
    show(app, &(struct upcolor_scene){
                  .seed = "sofa", .seats = 4, .actions = -1, .friends = true, .stack = 70});
    app_settle(app, SETTLED_MS);
    press(app, (enum key)'S', SETTLED_MS);
    press(app, KEY_LEFT, SETTLED_MS);
    press(app, KEY_ENTER, TURN_MS);
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

/* The second round: Léa has played, Hugo comes. */
void showcase_upcolor_curtain(struct app *app)
{
    show(app, &(struct upcolor_scene){.seed = "hand 3",
                                      .seats = 4,
                                      .actions = 55,
                                      .friends = true,
                                      .privacy = PRIVACY_CURTAIN});
    for (int i = 0; i < 2; i++) /* Léa is there, and plays */
        press(app, KEY_ENTER, TURN_MS);
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}
