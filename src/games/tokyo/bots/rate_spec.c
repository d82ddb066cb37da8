/* rate_spec.c - SPEC: bets as at any table, with what SPEC changes in them; and effects declared at
 * the own turn, by what they add to the bet that would have been made without. Windows, drinks and
 * manners are not rated. */
#include "spec_explain.h"
#include "rate_poker.h"

#include "poker_bots.h"
#include "spec_manners.h"
#include "spec_think.h"

/* As the shark has it, but what would cost something is told too. */
static const struct spec_mind effects = {
    .worlds = 256, .price = 30, .least = -10 * POKER_BEST, .knows = true};

enum { HANDFULS = 4, HANDFUL = 256, WORLDS = 1024 };

static bool knows(const struct view *v, const struct action *a)
{
    return v->board.phase == HOLDEM_PHASE_PLAY && v->board.waiting & seat_bit(v->me) &&
           (rate_poker_bets(a) || (a->kind == SPEC_DECLARE && a->n == 1));
}

static int effect_of(const struct view *v, const struct action *a)
{
    const card c = spec_picked(&v->board, v->me, a->pick[0]);
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (spec_card(e) == c)
            return e;
    return SPEC_EFFECTS;
}

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    if (rate_poker_bets(a) && rate_poker_bets(b))
        return rate_poker_to(a) == rate_poker_to(b);
    return a->kind == b->kind && a->kind == SPEC_DECLARE && effect_of(v, a) == effect_of(v, b);
}

static bool worth_of(const struct view *v, const struct action *a, struct poker_thought *t,
                     const struct poker_mind *mind, struct rng *rng, int64_t *out)
{
    struct spec_use list[SPEC_NORMAL];
    if (rate_poker_bets(a)) {
        *out = rate_poker_mean(t, mind, a);
        return true;
    }
    const struct action plan = poker_thinks(t, mind, true, rng, &temper_even);
    const int n = a->kind == SPEC_DECLARE && a->n
                      ? spec_uses(v, t, &effects, &temper_even, &plan, rng, list)
                      : 0;
    for (int i = 0; i < n; i++)
        if (list[i].effect == effect_of(v, a)) {
            *out = rate_poker_mean(t, mind, &plan) + list[i].worth;
            return true;
        }
    return false;
}

static void weigh(const struct view *v, const struct action *better, const struct action *played,
                  int care, struct rng *rng, struct rate_tally *t)
{
    struct poker_mind mind = poker_shark_mind;
    struct poker_thought thought;
    const bool bets = rate_poker_bets(better) && rate_poker_bets(played);
    mind.worlds = bets ? WORLDS : HANDFUL;
    for (int i = 0; i < (bets ? care : HANDFULS * care); i++) {
        int64_t first, second;
        spec_think_of(v, &mind, rng, &thought);
        thought.spot.relief = spec_relief(v, &temper_even);
        if (bets)
            rate_poker_note(&thought, &mind, better, played, t);
        else if (worth_of(v, better, &thought, &mind, rng, &first) &&
                 worth_of(v, played, &thought, &mind, rng, &second))
            rate_note(t, first, second);
    }
}

const struct rate_game rate_spec = {
    .unit = RATE_CHIPS, .knows = knows, .same = same, .weigh = weigh, .least = rate_poker_least};
