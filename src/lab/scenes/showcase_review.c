/* Games looked back on, to look at: the person in front plays none too well, and the match goes on
 * for so many actions. */
#include "showcase_review.h"

#include "bot.h"
#include "games.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "world.h"

#include <string.h>

struct plays {
    const char *game, *seed, *bot, *others;
    int seats, actions;
};

static char *played(const struct plays *p)
{
    struct rules r;
    struct world w;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets(), *text = NULL;
    struct rng rng = rng_seed(5);
    world_open(&w, assets);
    match_seed_from_text(p->seed, seed);
    struct match *m = world_rules(&w, games_find(p->game), p->seats, &r, error, sizeof error)
                          ? match_new(&r, seed, p->seed, NULL, true, error)
                          : NULL;
    for (int i = 0; m && i < p->actions && !match_over(m); i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        const struct bot *b = bot_find(p->game, v.me ? p->others : p->bot);
        struct action a = b->choose(&v, &rng, &temper_even);
        if (match_play(m, &a, (int64_t)i * 4000) != REASON_OK)
            break;
    }
    if (m)
        text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

static void press(struct app *app, enum key key)
{
    app_input(app, &(struct input){.kind = INPUT_KEY, .key = key});
    app_settle(app, 300);
    app_input(app, &(struct input){.kind = INPUT_MOVE, .at = {1, 1}});
}

static void look(struct app *app, const struct plays *p, int friends)
{
    static const char *const name[] = {"Léa", "Hugo", "Mamie Jo", "Samir"};
    struct seating who;
    char *text = played(p);
    seating_default(&who, games_find(p->game), p->seats);
    for (int i = 0; i < friends; i++) {
        seating_sit_guest(&who, i);
        seating_name(who.seat[i].name, name[i]);
        who.seat[i].emblem = who.seat[i].ground = (uint8_t)i;
    }
    title_open(app);
    if (text)
        review_open(app, &(struct review_request){.text = text, .seating = &who, .wait = true});
    mem_free(text);
    app_settle(app, 2000);
}

static const struct plays at_holdem = {"holdem", "carre", "beginner", "regular", 3, 44},
                          at_power_up = {"power-up", "sofa", "beginner", "regular", 3, 30},
                          at_spec = {"spec", "carre", "beginner", "beginner", 4, 120},
                          in_ace = {"ace", "carre", "greedy", "greedy", 1, 60},
                          for_two = {"ace", "duo", "greedy", "greedy", 2, 24},
                          at_upcolor = {"upcolor", "carre", "greedy", "regular", 4, 110},
                          with_care = {"holdem", "carre", "shark", "regular", 3, 12};

void showcase_review_holdem(struct app *app) { look(app, &at_holdem, 0); }
void showcase_review_holdem_turn(struct app *app) { look(app, &at_holdem, 0), press(app, KEY_END); }
void showcase_review_friends(struct app *app) { look(app, &at_holdem, 3); }
void showcase_review_nothing(struct app *app) { look(app, &with_care, 0); }
void showcase_review_power_up(struct app *app) { look(app, &at_power_up, 0); }
void showcase_review_spec(struct app *app) { look(app, &at_spec, 0); }
void showcase_review_ace(struct app *app) { look(app, &in_ace, 0); }
void showcase_review_ace_turn(struct app *app) { look(app, &in_ace, 0), press(app, KEY_END); }
void showcase_review_ace_two(struct app *app) { look(app, &for_two, 2), press(app, KEY_ENTER); }
void showcase_review_upcolor(struct app *app) { look(app, &at_upcolor, 0); }
