/* Hold'em and the games on its table to look at: matches that hands of chance have brought to where
 * there is something to see. */
#include "showcase_poker.h"

#include "bot.h"
#include "games.h"
#include "holdem_names.h"
#include "mem.h"
#include "path.h"
#include "rng.h"
#include "scenes.h"
#include "seating.h"
#include "table.h"
#include "world.h"

enum { MOST_ACTIONS = 3000 };

/* By chance, but with few folds and small bets, so that hands reach their end. */
static struct action calm_action(const struct view *v, struct rng *rng)
{
    struct choices c;
    rules_choices(&v->rules, &v->board, v->board.viewer, &c);
    const struct choice *raise = NULL, *call = NULL, *fold = NULL;
    for (int i = 0; i < c.n; i++) {
        if (c.choice[i].refused)
            continue;
        const int kind = c.choice[i].kind;
        raise = kind == HOLDEM_BET_TO || kind == HOLDEM_RAISE_TO ? &c.choice[i] : raise;
        call = kind == HOLDEM_CHECK || kind == HOLDEM_CALL ? &c.choice[i] : call;
        fold = kind == HOLDEM_FOLD ? &c.choice[i] : fold;
    }
    const int roll = rng_below(rng, 100);
    if (raise && roll < 22) {
        struct action a = action_of(v->board.viewer, raise->kind, 0);
        const int32_t most = raise->min + (raise->max - raise->min) / 4;
        a.amount =
            roll < 2 ? raise->max : raise->min + rng_below(rng, most - raise->min + 1) / 10 * 10;
        return a;
    }
    if (call && (roll < 85 || !fold))
        return action_of(v->board.viewer, call->kind, 0);
    return fold ? action_of(v->board.viewer, fold->kind, 0) : bot_random_action(v, rng);
}

char *poker_played(const struct poker_scene *p)
{
    struct rules r;
    struct world w;
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR], *assets = path_assets(), *text = NULL;
    struct rng rng = rng_seed(11);
    world_open(&w, assets);
    struct match *m = NULL;
    if (world_rules(&w, games_find(p->game), p->seats, &r, error, sizeof error)) {
        match_seed_from_text(p->seed, seed);
        m = match_new(&r, seed, p->seed, NULL, true, error);
    }
    for (int i = 0; m && i < MOST_ACTIONS; i++) {
        struct view v;
        match_view(m, seat_first(match_waiting(m)), &v);
        const bool there = i >= p->actions && v.board.viewer == 0 &&
                           v.board.num[HOLDEM_STREET] >= p->street &&
                           v.board.phase == HOLDEM_PHASE_PLAY &&
                           holdem_pot(&v.board) > 3 * v.board.num[HOLDEM_BIG];
        if (there && (p->pots < 2 || v.board.num[HOLDEM_POT + p->pots - 1] > 0))
            break;
        struct action a = calm_action(&v, &rng);
        if (match_play(m, &a, 0) != REASON_OK || match_over(m))
            break;
    }
    if (m)
        text = match_save(m);
    match_free(m);
    world_close(&w);
    mem_free(assets);
    return text;
}

void showcase_poker(struct app *app, const struct poker_scene *p)
{
    static const char *const name[SEATS] = {"Léa",         "Hugo", "Mamie Jo", "Samir",      "Inès",
                                            "Bartholomew", "Yuki", "Tom",      "Frédérique", "Ben"};
    char *text = poker_played(p);
    title_open(app);
    struct seating who;
    seating_default(&who, games_find(p->game), p->seats);
    for (int i = 0; p->friends && i < p->seats; i++) {
        seating_sit_guest(&who, i);
        seating_name(who.seat[i].name, name[i]);
        who.seat[i].emblem = who.seat[i].ground = (uint8_t)(i % 8);
    }
    if (p->friends)
        who.privacy = (enum privacy)(p->friends - 1);
    if (text)
        table_open(app, &(struct table_request){.game = p->game, .saved = text, .seating = &who});
    mem_free(text);
    app_settle(app, 20000);
}
