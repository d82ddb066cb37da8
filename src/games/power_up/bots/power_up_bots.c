/* power_up_bots.c - the levels of Power Up: how each of them bets is poker_bots.c's, here is what
 * they do with powers.
 *
 *   beginner   plays whatever lies there, now and then, and chooses by chance
 *   regular    plays what plainly helps, by a few guesses: it is often wrong about that; and for
 *              small gains, too, for it holds its energy cheap
 *   expert     by more, and holds its energy dearer
 *   shark      by many, holds energy dearest, hardly ever plays before the flop, and knows what a
 *              look and a stop are worth (PU-71)
 *
 * All but the beginner have a plan: they wait for the flop, put nothing into a hand that they give
 * up, and know what a copy by Clone is worth. How well it does stands in ../BOTS.md. */
#include "poker_bots.h"

#include "power_up_explain.h"
#include "game_bots.h"
#include "poker_preflop.h"
#include "power_up_think.h"

static const struct power_up_mind regular_powers = {
    .worlds = 32, .price = 9, .least = 44, .early = 12, .knows = false};
static const struct power_up_mind expert_powers = {
    .worlds = 56, .price = 15, .least = 46, .early = 12, .knows = false};
static const struct power_up_mind shark_powers = {
    .worlds = 256, .price = 32, .least = 32, .early = 6, .knows = true};

static bool choosing(const struct view *v) { return v->board.num[POWER_UP_CHOOSING] != 0; }
static bool showing(const struct view *v) { return v->board.phase == HOLDEM_PHASE_SHOWING; }

/* A power by whim: the first that can be played. */
static bool by_whim(const struct view *v, struct rng *rng, int often, struct action *out)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind != POWER_UP_PLAY || c->refused || rng_below(rng, 100) >= often)
            continue;
        *out = action_of(v->me, POWER_UP_PLAY, c->about);
        for (int k = 0; k < 16 && out->n < c->pick_min; k++)
            if (c->among >> k & 1)
                out->pick[out->n++] = (uint8_t)k;
        return rules_check(&v->rules, &v->board, out) == REASON_OK;
    }
    return false;
}

static struct action beginner(const struct view *v, struct rng *rng, const struct temper *temper)
{
    struct action a;
    if (showing(v))
        return poker_shows(v, rng, temper);
    if (choosing(v))
        return bot_random_action(v, rng);
    return by_whim(v, rng, 12 + temper->spending / 10, &a) ? a
                                                           : poker_beginner_plays(v, rng, temper);
}

static bool can_play(const struct view *v)
{
    for (int i = 0; i < v->choices.n; i++)
        if (v->choices.choice[i].kind == POWER_UP_PLAY && !v->choices.choice[i].refused)
            return true;
    return false;
}

/* The best power, if there is one worth it. */
static bool plays(const struct view *v, struct poker_thought *t, const struct power_up_mind *mind,
                  const struct temper *temper, const struct action *plan, struct rng *rng,
                  struct action *out)
{
    struct power_play list[POWER_UP_HELD_MOST * POWER_TARGETS];
    if (!can_play(v))
        return false;
    poker_guess(t, t->most);
    const int n = power_up_plays(v, t, mind, temper, plan, rng, list);
    if (n == 0 || list[0].worth <= 0)
        return false;
    *out = power_up_action(v, &list[0]);
    return rules_check(&v->rules, &v->board, out) == REASON_OK;
}

static struct action regular(const struct view *v, struct rng *rng, const struct temper *temper)
{
    struct poker_thought t;
    struct action a;
    const struct poker_mind mind = poker_mind_for(&poker_regular_mind, temper);
    if (showing(v))
        return poker_shows(v, rng, temper);
    if (choosing(v))
        return power_up_choice(v, &mind, rng);
    if (!can_play(v))
        return poker_regular_plays(v, rng, temper);
    poker_think(v, &mind, rng, &t);
    const struct action plan = poker_regular_plays(v, rng, temper);
    return plays(v, &t, &regular_powers, temper, &plan, rng, &a) ? a : plan;
}

static struct action strong(const struct view *v, struct rng *rng, const struct temper *temper,
                            bool shark)
{
    struct poker_thought t;
    struct action a;
    const struct poker_mind mind =
        poker_mind_for(shark ? &poker_shark_mind : &poker_expert_mind, temper);
    if (showing(v))
        return poker_shows(v, rng, temper);
    if (choosing(v))
        return power_up_choice(v, &mind, rng);
    poker_listen(v, &mind, rng, &t);
    const struct action plan = poker_thinks(&t, &mind, shark, rng, temper);
    return plays(v, &t, shark ? &shark_powers : &expert_powers, temper, &plan, rng, &a) ? a : plan;
}
static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return strong(v, rng, temper, false);
}
static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return strong(v, rng, temper, true);
}

const struct bot power_up_beginner_bot = {
    .id = "beginner", .title = N_("Beginner"), .choose = beginner};
const struct bot power_up_regular_bot = {
    .id = "regular", .title = N_("Regular"), .choose = regular};
const struct bot power_up_expert_bot = {.id = "expert", .title = N_("Expert"), .choose = expert};
const struct bot power_up_shark_bot = {.id = "shark", .title = N_("Shark"), .choose = shark};

static const struct bot *const bots[] = {
    &power_up_beginner_bot, &power_up_regular_bot, &power_up_expert_bot, &power_up_shark_bot, NULL,
};

const struct game_bots power_up_bots = {
    .game = "power-up",
    .bot = bots,
    .why = power_up_why,
    .rate = &rate_power_up,
};
