/* What the table adds to a game of hold'em, to look at: the wait for the end of a tournament, a
 * word of a character, the clock. */
#include "showcase_table.h"

#include "bot.h"
#include "character.h"
#include "games.h"
#include "holdem_names.h"
#include "i18n.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "table_inside.h"

#include <stdio.h>
#include <string.h>

enum { MOST_ACTIONS = 20000 };

/* Three at Power Up: chance plays until seat 0 is out, and the others play on. */
static char *played_out(void)
{
    struct world w;
    struct rules r;
    struct rng rng = rng_seed(4);
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets(), *text = NULL;
    world_open(&w, assets);
    for (int n = 0;
         n < 50 && !text && world_rules(&w, games_find("power-up"), 3, &r, error, sizeof error);
         n++) {
        char name[20];
        snprintf(name, sizeof name, "end %d", n);
        match_seed_from_text(name, seed);
        struct match *m = match_new(&r, seed, name, NULL, true, error);
        struct view v;
        match_view(m, SEAT_ONLOOKER, &v);
        for (int i = 0; i < MOST_ACTIONS && !match_over(m) && !v.board.num[HOLDEM_RANK]; i++) {
            match_view(m, seat_first(match_waiting(m)), &v);
            struct action a = bot_random_action(&v, &rng);
            match_play(m, &a, 0);
            match_view(m, SEAT_ONLOOKER, &v);
        }
        if (!match_over(m))
            text = match_save(m);
        match_free(m);
    }
    world_close(&w);
    mem_free(assets);
    return text;
}

/* The person is out, bots play on. */
void showcase_table_out(struct app *app)
{
    struct seating who;
    char *text = played_out();
    title_open(app);
    seating_default(&who, games_find("power-up"), 3);
    if (text)
        table_open(app,
                   &(struct table_request){.game = "power-up", .saved = text, .seating = &who});
    mem_free(text);
    app_frame(app);
}

/* Somebody speaks, and time runs. The words stand as long as anybody looks: whoever draws the
 * picture lets some seconds go by first. */
static void talk_at(struct app *app, const char *game)
{
    enum { STANDS_MS = 3600000 };
    struct seating who;
    title_open(app);
    seating_default(&who, games_find(game), 3);
    who.clock = CLOCK_USUAL;
    table_open(app, &(struct table_request){.game = game, .seed = "carre", .seating = &who});
    for (int i = 0; i < 1000; i++) {
        app_clock(app, app_now(app) + 10);
        app_frame(app);
    }
    if (strcmp(app_top(app)->type->name, "table") != 0)
        return;
    struct table *t = (struct table *)app_top(app);
    const struct character *c = character_find(t->seating.seat[1].character);
    t->talk = (struct talk){.text = c ? character_line(c, VOICE_WINS_POT, 0) : "",
                            .who = 1,
                            .since = app_now(app) + STANDS_MS};
    app_frame(app);
}

void showcase_table_talk(struct app *app) { talk_at(app, "power-up"); }
void showcase_table_talk_spec(struct app *app) { talk_at(app, "spec"); }
