/* rate.c - one decision set against the bot's own, with an honest error. */
#include "rate.h"

#include "check.h"
#include "explain.h"
#include "game_bots.h"
#include "rate_inside.h"

enum { SURE = 8, HALVES = 5 /* half standard errors by which a cost has to be above nothing */ };

static const struct rate_game *game_of(const struct view *v)
{
    return game_bots(v->rules.game->id)->rate;
}

/* Guesses differ from decision to decision and are the same for tables that look alike. */
static struct rng rng_of(const struct view *v, uint64_t salt)
{
    const struct board *b = &v->board;
    uint64_t h = salt ^ (uint64_t)v->me << 56;
    const int cells = b->start[ZONES];
    for (int i = 0; i < cells; i++)
        h = (h ^ b->cell[i].face) * 0x100000001b3;
    for (int i = 0; i < NUMS; i++)
        h = (h ^ (uint32_t)b->num[i]) * 0x100000001b3;
    return rng_seed(h);
}

static int32_t root(int64_t n)
{
    int64_t low = 0, high = (int64_t)1 << 31;
    while (high - low > 1) {
        const int64_t mid = (low + high) / 2;
        if (mid * mid <= n)
            low = mid;
        else
            high = mid;
    }
    return (int32_t)low;
}

static int32_t clamp(int64_t n)
{
    return (int32_t)(n > INT32_MAX ? INT32_MAX : n < INT32_MIN ? INT32_MIN : n);
}

/* The mean, its error, and whether it stands above it. */
static void settle(const struct rate_game *g, const struct view *v, const struct rate_tally *t,
                   struct rating *r)
{
    r->cost = r->error = 0;
    if (t->n < 2)
        return;
    const int64_t mean = t->ahead / t->n, spread = t->squares / t->n - mean * mean;
    r->error = root(spread / (t->n - 1)) + 1;
    r->worth = clamp(t->worth / t->n);
    if (mean >= g->least(v) && 2 * mean > (int64_t)HALVES * r->error)
        r->cost = clamp(mean);
}

bool rate_action(const struct view *v, const struct action *played, struct rating *out)
{
    CARRE_ASSERT(v->me >= 0 && v->me < v->rules.nseats);
    const struct rate_game *g = game_of(v);
    struct advice says;
    struct rate_tally t = {0};
    if (!g || !g->knows(v, played))
        return false;
    struct rng rng = rng_of(v, 1);
    bot_advise(v, &rng, &says);
    *out = (struct rating){.unit = g->unit, .better = says.action};
    const bool same = g->same(v, &says.action, played);
    if (same)
        out->better = *played;
    g->weigh(v, &out->better, played, 1, &rng, &t);
    settle(g, v, &t, out);
    return true;
}

void rate_again(const struct view *v, const struct action *played, struct rating *r)
{
    const struct rate_game *g = game_of(v);
    struct rate_tally t = {0};
    struct rng rng = rng_of(v, 2);
    if (!g)
        return;
    g->weigh(v, &r->better, played, SURE, &rng, &t);
    settle(g, v, &t, r);
}
