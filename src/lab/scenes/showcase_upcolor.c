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

/* Whoever sits in front, named as a child of that language may be. */
static const char *hero(void)
{
    return strcmp(i18n_language(), "fr") == 0   ? "Léa"
           : strcmp(i18n_language(), "ja") == 0 ? "ゆき"
                                                : "Mia";
}

static void open_table(struct app *app, const struct upcolor_scene *u, const char *text)
{
    static const char *const name[SEATS] = {"Léa",   "Hugo", "Mamie Jo",
                                            "Samir", "Inès", "Bartholomew"};
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

/* The last card of a hand: of any round, of a game, and of one of which all rounds are won. */
#define LAST_CARD                                                                            \
    "set dealer 1\nset leader 1\nset lap 6\nput laid 2 imperial\nput laid 3 yellow\n"        \
    "put laid 4 blue\nput aside imperial yellow yellow yellow blue blue red red red violet " \
    "discard discard\nput hand 1 red\nput hand 2 yellow red violet\n"                        \
    "put hand 3 yellow blue blue violet\nput hand 4 imperial discard\n"
#define ROUND_OF(n, winner, share)                                                                 \
    "set round" n "_winner " winner "\nset round" n "_share " share "\nset round" n "_paid " share \
    "\n"

static void last_card(struct app *app, const struct laid_show *last)
{
    static const char *name[] = {"", "Hugo", "Olive", "Théo"}, *const face[] = {"cat", "fox", "owl",
                                                                                "tortoise"};
    static const struct laid_house house = {
        .game = "upcolor", .seed = "win", .name = name, .face = face};
    name[0] = hero();
    showcase_laid(app, &house, last);
}

void showcase_upcolor_win(struct app *app)
{
    static const struct laid_show show = {4, LAST_CARD, "", "1 play #0", 760};
    last_card(app, &show);
}

void showcase_upcolor_game(struct app *app)
{
    static const struct laid_show show = {
        4,
        LAST_CARD
        "set round 4\nset pot 20\nset stack 1 640\nset stack 2 600\nset stack 3 580\n" ROUND_OF(
            "1", "1", "80") ROUND_OF("2", "2", "40") ROUND_OF("3", "3", "20"),
        "", "1 play #0", 5200};
    last_card(app, &show);
}

void showcase_upcolor_all_four(struct app *app)
{
    static const struct laid_show show = {4,
                                          LAST_CARD
                                          "set round 4\nset pot 20\nset stack 1 700\nset won 1 3\n"
                                          "set winnings 1 140\n" ROUND_OF("1", "1", "80")
                                              ROUND_OF("2", "1", "40") ROUND_OF("3", "1", "20"),
                                          "", "1 play #0", 7000};
    last_card(app, &show);
}

/* The second game of an evening, won by whoever came out of the first with nothing. */
#define RICH_GAME                                                                                  \
    LAST_CARD "set round 4\nset game 2\nset rich 1\nset stake 80\nset pot_start 320\nset pot 40\n" \
              "set played 7\nset rounds_won 1 3\nset rounds_won 2 3\nset rounds_won 3 1\n"         \
              "set staked 1 80\nset staked 2 80\nset staked 3 80\nset staked 4 80\n"               \
              "set stack 1 660\nset stack 2 720\nset stack 3 500\nset stack 4 480\n" ROUND_OF(     \
                  "1", "2", "160") ROUND_OF("2", "1", "80") ROUND_OF("3", "2", "40")

void showcase_upcolor_rich(struct app *app)
{
    static const struct laid_show show = {4, RICH_GAME, "", "1 play #0", 7000};
    last_card(app, &show);
}

/* What may be chosen before the next one. */
void showcase_upcolor_terms(struct app *app)
{
    static const struct laid_show show = {4,           RICH_GAME, "",
                                          "1 play #0", 7000,      .press = (enum key)'T'};
    last_card(app, &show);
}

/* Everybody goes home after both. */
void showcase_upcolor_evening(struct app *app)
{
    static const char *name[] = {"", "Hugo", "Olive", "Théo"}, *const face[] = {"cat", "fox", "owl",
                                                                                "tortoise"};
    static const struct laid_house house = {
        .game = "upcolor", .seed = "win", .name = name, .face = face};
    static const struct laid_show show = {4, RICH_GAME, "", "1 play #0", 7000};
    name[0] = hero();
    showcase_laid_ended(app, &house, &show);
}

/* Two against two. */
void showcase_upcolor_two_sides(struct app *app)
{
    static const struct laid_show show = {
        4,
        LAST_CARD "set round 4\nset pot 20\nset stack 1 610\nset stack 2 580\nset stack 3 610\nset "
                  "stack 4 580\n" ROUND_OF("1", "3", "80") ROUND_OF("2", "2", "40")
                      ROUND_OF("3", "1", "20"),
        "",
        "1 play #0",
        7000,
        .option = UPCOLOR_TEAMS,
        .value = 1};
    last_card(app, &show);
}

/* Six have played, one of them won a round that was not paid, and two have nothing. */
void showcase_upcolor_game_six(struct app *app)
{
    static const char *name[] = {"", "Olive", "Hugo", "Théo", "Fleur", "Bartholomew"},
                      *const face[] = {"cat", "owl", "fox", "tortoise", "rabbit", "badger"};
    static const struct laid_house house = {
        .game = "upcolor", .seed = "six", .name = name, .face = face};
    static const struct laid_show show = {
        6,
        LAST_CARD
        "put hand 5 yellow blue\nput hand 6 red\nset passed 5 1\nset passed 6 1\nset round 4\nset "
        "pot 30\nset stack 1 560\nset stack 2 620\n"
        "set stack 3 560\nset stack 4 650\nset stack 5 560\nset stack 6 560\n" ROUND_OF(
            "1", "2",
            "60") "set round2_winner 5\nset round2_share 60\nset round2_paid 0\n" ROUND_OF("3", "4",
                                                                                           "90"),
        "", "1 play #0", 7000};
    name[0] = hero();
    showcase_laid(app, &house, &show);
}

/* Six seats, and whoever sits over the draw pile and over the pot has no share in this round. */
void showcase_upcolor_barred(struct app *app)
{
    static const char *name[] = {"", "Olive", "Hugo", "Théo", "Fleur", "Bruno"},
                      *const face[] = {"cat", "owl", "fox", "tortoise", "rabbit", "badger"};
    static const struct laid_house house = {
        .game = "upcolor", .seed = "barred", .name = name, .face = face};
    static const struct laid_show show = {
        .seats = 6,
        .position = "set dealer 2\nset leader 1\nset lap 3\nset barred 2 1\nset barred 6 1\n"
                    "put hand 1 blue blue red violet\nput hand 2 imperial yellow red violet\nput "
                    "hand 3 yellow blue blue\nput hand 4 imperial discard yellow\n"
                    "put hand 5 red red blue\nput hand 6 violet yellow\n",
        .before = "",
        .peak = -1};
    name[0] = hero();
    showcase_laid(app, &house, &show);
}
