/* Replays to look at: matches that chance has played, opened somewhere in their middle; and the
 * list of games played, with some in it where the store can hold them. */
#include "showcase_replay.h"

#include "bot.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "profile.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "showcase_poker.h"
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

static void look(struct app *app, char *text, int at, const struct seating *who)
{
    title_open(app);
    if (text)
        replay_open(app, &(struct replay_request){.text = text, .seating = who, .at = at});
    mem_free(text);
    app_settle(app, 20000);
}

static void press(struct app *app, enum key key)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(app, 20000);
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

/* One person against bots. */
static void look_alone(struct app *app, const char *game, int seats, char *text, int at)
{
    struct seating who;
    seating_default(&who, games_find(game), seats);
    look(app, text, at, &who);
}

static char *holdem(int seats)
{
    return poker_played(
        &(struct poker_scene){.game = "holdem", .seed = "carre", .seats = seats, .actions = 60});
}

/* Four friends in the curtain's mode: their hands are opened by all of them. */
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

static void look_with_friends(struct app *app)
{
    const struct seating who = friends("holdem", 4);
    look(app, holdem(4), 30, &who);
}

void showcase_replay_holdem(struct app *app) { look_alone(app, "holdem", 3, holdem(3), 24); }
void showcase_replay_all(struct app *app)
{
    look_alone(app, "holdem", 3, holdem(3), 24), press(app, (enum key)'E'), press(app, KEY_DOWN),
        press(app, KEY_UP), press(app, KEY_UP), press(app, KEY_ENTER);
}
void showcase_replay_six(struct app *app) { look_alone(app, "holdem", 6, holdem(6), 41); }
void showcase_replay_power_up(struct app *app)
{
    look_alone(app, "power-up", 3, played("power-up", 3, 90), 33);
}
void showcase_replay_upcolor(struct app *app)
{
    look_alone(app, "upcolor", 4, played("upcolor", 4, 90), 33);
}
void showcase_replay_ace(struct app *app) { look_alone(app, "ace", 1, played("ace", 1, 40), 9); }
void showcase_replay_friends(struct app *app) { look_with_friends(app); }
void showcase_replay_eyes(struct app *app) { look_with_friends(app), press(app, (enum key)'E'); }
void showcase_replay_agree(struct app *app)
{
    look_with_friends(app), press(app, (enum key)'E'), press(app, KEY_DOWN), press(app, KEY_ENTER);
}
void showcase_replay_bare(struct app *app)
{
    look_alone(app, "holdem", 3, holdem(3), 24), press(app, (enum key)'B');
}

void showcase_replay_none(struct app *app) { title_open(app), matches_open(app); }

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
