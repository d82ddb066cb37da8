#include "frames_play.h"

#include "bot.h"
#include "games.h"
#include "scenes.h"
#include "setup_ace.h"
#include "table_inside.h"
#include "ace_settings.h"

#include <stdio.h>
#include <string.h>

enum { LOOK_MS = 500, PAGE_MS = 250, WANDER = 12 };

static const char *const stages[] = {"all-in",      "all-in-two",    "all-in-flop", "all-in-nine",
                                     "all-in-pots", "all-in-frozen", "all-in-spec", NULL};
static const char *const ceremonies[] = {
    "spec-straddle",     "spec-passive", "spec-both",    "spec-swap",
    "spec-clairvoyance", "spec-upgrade", "spec-nullify", "spec-exchange",
    "spec-button",       "spec-meow",    "spec-toast",   "spec-good",
    "spec-arm",          "spec-twice",   "spec-back-in", NULL};
static const char *const won[] = {"upcolor-game", "upcolor-all-four", "upcolor-rich",
                                  "upcolor-game-six", NULL};
static const char *const ends[] = {"result-power-up", "result-holdem", "result-spec",
                                   "ace-victory",     "ace-defeat",    NULL};

const struct play plays[] = {
    {"frame", NULL, 0, 0, NULL, NULL, 500},
    {"ace", "ace", 1, 1, NULL, "frames", 1500},
    {"upcolor", "upcolor", 4, 1, "greedy", "frames", 1200},
    {"holdem", "holdem", 9, 1, "regular", "frames", 1500},
    {"power-up", "power-up", 6, 1, "random", "frames", 2000},
    {"spec", "spec", 6, 1, "random", "frames", 2000},
    {"curtain", "upcolor", 4, 2, "greedy", "frames", 600},
    {"stage", .scenes = stages},
    {"ceremonies", .scenes = ceremonies},
    {"won", .scenes = won},
    {"ends", .scenes = ends},
    {NULL, NULL, 0, 0, NULL, NULL, 0},
};

static void sit_down(struct app *app, const struct play *play)
{
    struct seating s;
    seating_default(&s, games_find(play->game), play->seats);
    for (int i = 0; i < play->seats; i++) {
        if (i < play->people)
            seating_sit_guest(&s, i);
        else
            seating_sit_bot(&s, i, play->bot);
    }
    s.privacy = play->people > 1 ? PRIVACY_CURTAIN : PRIVACY_ONE;
    table_open(app, &(struct table_request){
                        .game = play->game, .seed = play->seed, .seating = &s, .apart = true});
}

static void open_table(struct app *app, const struct play *play)
{
    if (play->seats > 1)
        sit_down(app, play);
    else
        table_open(app,
                   &(struct table_request){.game = play->game, .seed = play->seed, .apart = true});
}

void play_begin(struct player_hands *h, struct app *app, const struct play *play)
{
    *h = (struct player_hands){
        .app = app, .play = play, .rng = rng_seed(7), .rest = -1, .hand = {400, 500}};
    app_set(app, SETTING_ASK_ALL_IN, 0);
    app_set(app, ace_setting(ACE_SETTING_STORY), STORY_NEVER);
    title_open(app);
    if (play->game)
        open_table(app, play);
}

/* The pointer goes to and fro between whatever can be pressed. */
static void wander(struct player_hands *h)
{
    const struct items *it = app_top(h->app)->items;
    if (items_count(it) == 0)
        return;
    const struct item *i = items_at(it, rng_below(&h->rng, items_count(it)));
    h->hand = rect_centre(i->bounds);
    app_input(h->app, &(struct input){.kind = INPUT_MOVE, .at = h->hand});
}

static bool decide(struct player_hands *h, struct table *t)
{
    const seat who = table_asked(t);
    if (t->curtain.up) {
        app_input(h->app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
        return true;
    }
    if (who < 0)
        return false;
    struct view v;
    match_view(t->match, who, &v);
    const struct bot *chance = bot_find(t->world.assets ? h->play->game : NULL, "random");
    const struct bot *good = bot_find(h->play->game, h->play->bot ? h->play->bot : "greedy");
    const struct bot *bot =
        strcmp(h->play->game, "ace") == 0 || !rng_below(&h->rng, 3) || !chance ? good : chance;
    struct action a = bot->choose(&v, &h->rng, &temper_even);
    match_play(t->match, &a, table_ms(t));
    table_hand_down(t);
    table_hear(t);
    app_redraw(h->app);
    return true;
}

/* Pages of the frame, one after the other, there and back. */
static bool turn_page(struct player_hands *h)
{
    const int step = h->done / 2 % 6, round = h->done / 12;
    if (h->done++ % 2 == 1) {
        if (strcmp(app_top(h->app)->type->name, "title") == 0)
            return false;
        app_input(h->app, &(struct input){.kind = INPUT_KEY, .key = KEY_ESCAPE});
        return true;
    }
    switch (step) {
    case 0: settings_open_at(h->app, round % 6); break;
    case 1: rules_open(h->app, "ace", round % 5); break;
    case 2: ace_setup_open(h->app, NULL, NULL); break;
    case 3: rules_open(h->app, "spec", round % 5); break;
    case 4: matches_open(h->app); break;
    default: return app_activate(h->app, round % 2 ? "Settings" : "How to play");
    }
    return true;
}

bool play_hands(struct player_hands *h, bool moving)
{
    const int64_t now = app_now(h->app);
    struct scene *top = app_top(h->app);
    if (!top)
        return false;
    if (rng_below(&h->rng, WANDER) == 0)
        wander(h);
    if (moving) {
        h->rest = -1;
        return false;
    }
    if (h->rest < 0)
        h->rest = now;
    if (!h->play->game) {
        if (now - h->rest < PAGE_MS)
            return false;
        h->rest = -1;
        return turn_page(h);
    }
    if (now - h->rest < LOOK_MS)
        return false;
    h->rest = -1;
    if (strcmp(top->type->name, "table") == 0) {
        h->done++;
        return decide(h, (struct table *)top);
    }
    if (strcmp(top->type->name, "title") == 0)
        open_table(h->app, h->play);
    else if (strcmp(top->type->name, "result") == 0)
        app_home(h->app);
    else
        app_input(h->app, &(struct input){.kind = INPUT_KEY, .key = KEY_ENTER});
    return true;
}
