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
#include "table.h"
#include "upcolor_names.h"
#include "world.h"

#include <string.h>

enum { LONG = 4000, SETTLED_MS = 2000 };

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

/* Whoever sits in front, named as a child of that language may be. */
static const char *hero(void)
{
    return strcmp(i18n_language(), "fr") == 0 ? "Léa" : strcmp(i18n_language(), "ja") == 0 ? "ゆき" : "Mia";
}

static void open_table(struct app *app, const struct upcolor_scene *u, const char *text)
{
    static const char *const name[SEATS] = {"Léa", "Hugo", "Mamie Jo", "Samir", "Inès", "Bartholomew"};
    struct seating who;
    seating_default(&who, games_find("upcolor"), u->seats);
    seating_name(who.seat[0].name, hero());
    for (int i = 0; i < u->seats && u->friends; i++) {
        seating_sit_guest(&who, i);
        seating_name(who.seat[i].name, name[i]);
        who.seat[i].emblem = who.seat[i].ground = (uint8_t)i;
    }
    who.privacy = u->friends && !u->privacy ? PRIVACY_PEEK : u->privacy;
    table_open(app, &(struct table_request){.game = "upcolor", .saved = text, .seating = &who});
}

void showcase_upcolor(struct app *app, const struct upcolor_scene *u)
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
        app_input(app, &(struct input){.kind = INPUT_KEY, .key = KEY_RIGHT}), app_settle(app, SETTLED_MS);
    mem_free(text);
    world_close(&w);
    mem_free(assets);
}
