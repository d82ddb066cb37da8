/* The list of games played, with some in it where the store can hold them. */
#include "showcase_replay.h"

#include "bot.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "world.h"

static char *played(const char *game, int seats, int actions)
{
    struct rules r;
    struct world w;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets(), *text = NULL;
    struct rng rng = rng_seed(5);
    world_open(&w, assets);
    match_seed_from_text("carre", seed);
    struct match *m = world_rules(&w, games_find(game), seats, &r, error, sizeof error)
                          ? match_new(&r, seed, "carre", NULL, true, error)
                          : NULL;
    for (int i = 0; m && i < actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        struct action a = bot_random_action(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK)
            break;
    }
    if (m)
        text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

/* Four friends, in the curtain's mode. */
static struct seating friends(const char *game, int seats)
{
    static const char *const name[] = {"Léa", "Hugo", "Mamie Jo", "Samir"};
    struct seating who;
    seating_default(&who, games_find(game), seats);
    for (int i = 0; i < seats && i < 4; i++) {
        seating_sit_guest(&who, i);
        seating_name(who.seat[i].name, name[i]);
        who.seat[i].emblem = who.seat[i].ground = (uint8_t)i;
    }
    who.privacy = PRIVACY_CURTAIN;
    return who;
}

/* With a store there is a year of games in it, most of them by three. */
void showcase_replay_matches(struct app *app)
{
    static const char *const game[] = {"power-up", "ace", "upcolor", "holdem"};
    static const char *const result[] = {"1500 0 0", "34", "120 80 60 40", "0 0 0 5000"};
    static const int seats[] = {3, 1, 4, 4};
    for (int i = 0; app_store(app) && i < 40; i++) {
        const struct seating who = friends(game[i % 4], seats[i % 4]);
        char *text = played(game[i % 4], seats[i % 4], 12),
             *sat = seats[i % 4] > 1 ? seating_write(&who) : mem_copy_text("");
        profile_add_match(app_store(app),
                          &(struct played){.game = game[i % 4],
                                           .ended = profile_now() - (int64_t)i * i * 5000,
                                           .finished = i % 5 != 3,
                                           .result = result[i % 4],
                                           .seats = sat,
                                           .text = text});
        mem_free(text);
        mem_free(sat);
    }
    title_open(app);
    matches_open(app);
}

/* What is asked before hands leave as a file. */
void showcase_replay_export(struct app *app)
{
    showcase_replay_matches(app);
    app_settle(app, 2000);
    app_activate(app, _("Export"));
}
