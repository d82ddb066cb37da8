#include "duel_hands.h"

#include "ace_names.h"
#include "bot.h"
#include "i18n.h"
#include "match.h"
#include "mem.h"
#include "path.h"
#include "world.h"

#include <stdio.h>
#include <string.h>

enum { CARD_NAME = 40 };

static void card_name(card c, char out[CARD_NAME])
{
    static const char *const rank[RANKS] = {"Two",   "Three", "Four", "Five", "Six",
                                            "Seven", "Eight", "Nine", "Ten",  "Jack",
                                            "Queen", "King",  "Ace"};
    static const char *const suit[SUITS] = {"clubs", "diamonds", "hearts", "spades"};
    if (card_is_plain(c))
        snprintf(out, CARD_NAME, "%s of %s", rank[card_rank(c)], suit[card_suit(c)]);
    else
        snprintf(out, CARD_NAME, "Joker");
}

static bool press(struct duel_hands *h, const char *name)
{
    if (h->say)
        printf("    press %s\n", name);
    if (app_activate(h->app, name))
        return true;
    const struct item *i = items_named(app_top(h->app)->items, name);
    printf("can't press “%s”: %s\n", name,
           !i           ? "it is not there"
           : i->why_not ? i->why_not
                        : "something lies over it");
    return false;
}

/* Cards that are chosen and should not be, and the other way round. */
static bool choose(struct duel_hands *h, const struct view *v, const struct action *a, int zone)
{
    char name[CARD_NAME];
    app_frame(h->app);
    for (int i = 0; i < board_count(&v->board, zone); i++) {
        bool wanted = false;
        for (int k = 0; k < a->n; k++)
            wanted |= a->pick[k] == i;
        card_name(board_face(&v->board, zone, i), name);
        const struct item *item = items_named(app_top(h->app)->items, name);
        if (item && item->chosen && !wanted && !press(h, name))
            return false;
    }
    for (int k = 0; k < a->n; k++) { /* in the order of picking */
        card_name(board_face(&v->board, zone, a->pick[k]), name);
        const struct item *item = items_named(app_top(h->app)->items, name);
        if ((!item || !item->chosen) && !press(h, name))
            return false;
    }
    return true;
}

static bool declare(struct duel_hands *h, const struct view *v, const struct action *a,
                    const struct ace_enemy *bonus)
{
    static const char *const suit[SUITS] = {"clubs", "diamonds", "hearts", "spades"};
    static const char *const rank[RANKS] = {"2", "3",  "4", "5", "6", "7", "8",
                                            "9", "10", "J", "Q", "K", "A"};
    if (!press(h, _(bonus->name))) /* the first press looks */
        return false;
    if (!a->n)
        return press(h, _(bonus->name));
    if (!choose(h, v, a, ACE_HAND))
        return false;
    for (int i = 0; i < bonus->nbonuses; i++) {
        const struct ace_effect *e = &bonus->bonus[i];
        if (e->verb == ACE_DO_RECOLOUR && !press(h, suit[a->amount]))
            return false;
        if (e->verb == ACE_DO_RERANK && e->what == ACE_RANK_ANY && !press(h, rank[a->amount]))
            return false;
        for (int k = 0; e->verb == ACE_DO_STEP && k < a->n; k++) {
            char name[CARD_NAME], text[CARD_NAME + 20];
            card_name(board_face(&v->board, ACE_HAND, a->pick[k]), name);
            snprintf(text, sizeof text,
                     a->amount >> k & 1 ? "%s: one rank down" : "%s: one rank up", name);
            app_frame(h->app);
            if (items_named(app_top(h->app)->items, text) && !press(h, text))
                return false;
        }
    }
    return press(h, "Arm");
}

static bool act(struct duel_hands *h, const struct view *v, const struct action *a)
{
    const struct ace_enemy *bonus = ace_bonus(&v->rules, &v->board, a->about);
    switch (a->kind) {
    case ACE_SHOOT: return choose(h, v, a, ACE_HAND) && press(h, "Shoot");
    case ACE_JAM: return choose(h, v, a, ACE_HAND) && press(h, "Jam");
    case ACE_DISCARD_DRAW: return choose(h, v, a, ACE_HAND) && press(h, "Discard and draw");
    case ACE_RENEW: return press(h, "Reshuffle");
    case ACE_USE: {
        const struct choice *c = NULL;
        for (int i = 0; i < v->choices.n; i++)
            if (v->choices.choice[i].kind == ACE_USE && v->choices.choice[i].about == a->about)
                c = &v->choices.choice[i];
        if (!press(h, _(bonus->name)))
            return false;
        return c && c->pick_max ? choose(h, v, a, c->zone) && press(h, "Use")
                                : press(h, _(bonus->name));
    }
    case ACE_ARM: return declare(h, v, a, bonus);
    case ACE_DISARM: return press(h, _(bonus->name));
    case ACE_TRIM: return choose(h, v, a, ACE_HAND) && press(h, "Discard");
    case ACE_ARRANGE: return choose(h, v, a, ACE_SHOWN) && press(h, "Put back");
    case ACE_TAKE:
        return choose(h, v, a, v->board.phase == ACE_PHASE_PICK ? ACE_SHOWN : ACE_DISCARD) &&
               press(h, "Take");
    case ACE_CYCLE: return choose(h, v, a, ACE_HAND) && press(h, "Swap");
    case ACE_YIELD:
        if (!press(h, "Give up"))
            return false;
        app_settle(h->app, 1000);
        return press(h, "Give up"); /* it asks */
    default: return false;
    }
}

bool duel_hands_step(struct duel_hands *h)
{
    if (strcmp(app_top(h->app)->type->name, "table") != 0)
        return false;
    struct world world;
    char error[MATCH_ERROR], *assets = path_assets(), *text = store_get(h->store, "autosave-ace");
    world_open(&world, assets);
    const struct match_world games = world_for_match(&world);
    struct match *m = text ? match_load(text, &games, false, error) : NULL;
    bool good = false;
    if (m) {
        struct view v;
        match_view(m, 0, &v);
        const struct bot *bot = h->wild && rng_below(&h->rng, 100) < h->wild
                                    ? bot_find("ace", "random")
                                    : bot_find("ace", "expert");
        struct action a = bot->choose(&v, &h->rng, &temper_even);
        if (rules_check(&v.rules, &v.board, &a) == REASON_OK)
            good = act(h, &v, &a);
        h->done += good;
        match_free(m);
    } else if (text) {
        printf("the kept game can't be read: %s\n", error);
    }
    world_close(&world);
    mem_free(text);
    mem_free(assets);
    return good;
}

static bool wins(const struct rules *r, const char *text)
{
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR];
    int32_t score[SEATS];
    match_seed_from_text(text, seed);
    struct match *m = match_new(r, seed, text, NULL, false, error);
    struct rng rng = rng_seed(0);
    while (!match_over(m)) {
        struct view v;
        match_view(m, 0, &v);
        struct action a = bot_find("ace", "expert")->choose(&v, &rng, &temper_even);
        if (match_play(m, &a, 0) != REASON_OK)
            break;
    }
    match_score(m, score);
    match_free(m);
    return score[0] > 0;
}

void duel_hands_winning_seed(char out[16])
{
    struct world world;
    struct rules r;
    char error[MATCH_ERROR], *assets = path_assets();
    world_open(&world, assets);
    snprintf(out, 16, "none");
    if (world_rules(&world, games_find("ace"), 1, &r, error, sizeof error)) {
        r.option[ACE_DIFFICULTY] = ACE_EASY;
        for (int i = 0; i < 100000; i++) {
            snprintf(out, 16, "%d", i);
            if (wins(&r, out))
                break;
        }
    }
    world_close(&world);
    mem_free(assets);
}
