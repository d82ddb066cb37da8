/* rate_power_up.c - powers in chips: what playing one adds to the bet that would have been made
 * without it, its energy paid; and what was chosen after a look, as a part of the pot. */
#include "power_up_explain.h"
#include "rate_poker.h"

#include "poker_bots.h"
#include "power_up_think.h"

/* As the shark has it, but what would cost something is told too. */
static const struct power_up_mind powers = {
    .worlds = 256, .price = 32, .least = -10 * POKER_BEST, .early = 6, .knows = true};

enum { HANDFULS = 4, WORLDS = 256 };

static bool chooses(const struct action *a)
{
    return a->kind == POWER_UP_KEEP || a->kind == POWER_UP_THROW || a->kind == POWER_UP_NEXT ||
           a->kind == POWER_UP_DISCARD;
}

static bool knows(const struct view *v, const struct action *a)
{
    return v->board.phase == HOLDEM_PHASE_PLAY &&
           (rate_poker_bets(a) || a->kind == POWER_UP_PLAY || chooses(a));
}

static int power_of(const struct view *v, const struct action *a)
{
    return card_power(board_face(&v->board, POWER_UP_HELD + v->me, a->about));
}

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    if (rate_poker_bets(a) && rate_poker_bets(b))
        return rate_poker_to(a) == rate_poker_to(b);
    if (a->kind != b->kind || a->n != b->n)
        return false;
    bool equal = a->kind != POWER_UP_PLAY || power_of(v, a) == power_of(v, b);
    for (int i = 0; i < a->n; i++)
        equal = equal && a->pick[i] == b->pick[i];
    return equal;
}

/* What this power brings with these picks, beyond the plan; false: it can't be weighed. */
static bool adds(const struct view *v, const struct action *a, const struct poker_thought *t,
                 const struct action *plan, struct rng *rng, int64_t *out)
{
    struct view only = *v;
    struct power_play list[POWER_UP_HELD_MOST * POWER_TARGETS];
    for (int i = 0; i < only.choices.n; i++) {
        struct choice *c = &only.choices.choice[i];
        if (c->kind != POWER_UP_PLAY || c->about != a->about || !a->n)
            continue;
        c->among = 0;
        for (int k = 0; k < a->n; k++)
            c->among |= (uint64_t)1 << a->pick[k];
        c->pick_max = a->n;
    }
    const int n = power_up_plays(&only, t, &powers, &temper_even, plan, rng, list);
    for (int i = 0; i < n; i++)
        if (list[i].slot == a->about) {
            *out = list[i].worth;
            return true;
        }
    return false;
}

static bool worth_of(const struct view *v, const struct action *a, struct poker_thought *t,
                     const struct poker_mind *mind, struct rng *rng, int64_t *out)
{
    int64_t more = 0;
    if (rate_poker_bets(a)) {
        *out = rate_poker_mean(t, mind, a);
        return true;
    }
    const struct action plan = poker_thinks(t, mind, true, rng, &temper_even);
    if (!adds(v, a, t, &plan, rng, &more))
        return false;
    *out = rate_poker_mean(t, mind, &plan) + more;
    return true;
}

static int chosen(const struct action *a)
{
    return a->kind == POWER_UP_KEEP ? 0 : a->kind == POWER_UP_THROW ? 1 : a->pick[0];
}

static void weigh_choice(const struct view *v, const struct action *better,
                         const struct action *played, const struct poker_thought *t,
                         struct rng *rng, struct rate_tally *tally)
{
    int share[POWER_UP_LOOKED];
    const int n = power_up_choice_shares(v, t, rng, share);
    const int64_t pot = (int64_t)t->spot.pot + t->spot.owes;
    if (chosen(better) < n && chosen(played) < n)
        rate_note(tally, share[chosen(better)] * pot / POKER_BEST,
                  share[chosen(played)] * pot / POKER_BEST);
}

static void weigh(const struct view *v, const struct action *better, const struct action *played,
                  int care, struct rng *rng, struct rate_tally *t)
{
    struct poker_mind mind = poker_shark_mind;
    struct poker_thought thought;
    if (rate_poker_bets(better) && rate_poker_bets(played)) {
        rate_poker_weigh(v, better, played, care, rng, t);
        return;
    }
    mind.worlds = WORLDS;
    for (int i = 0; i < HANDFULS * care; i++) {
        int64_t first, second;
        poker_think(v, &mind, rng, &thought);
        if (chooses(played) && chooses(better))
            weigh_choice(v, better, played, &thought, rng, t);
        else if (worth_of(v, better, &thought, &mind, rng, &first) &&
                 worth_of(v, played, &thought, &mind, rng, &second))
            rate_note(t, first, second);
    }
}

const struct rate_game rate_power_up = {
    .unit = RATE_CHIPS, .knows = knows, .same = same, .weigh = weigh, .least = rate_poker_least};
