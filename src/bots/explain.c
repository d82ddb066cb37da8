/* explain.c - advice for any game. */
#include "explain.h"

#include "check.h"
#include "game_bots.h"

const struct temper temper_adviser = {.budget = 100, .thirst = -1000, .playful = -1000};

const char *bot_why(const struct view *v, const struct action *a)
{
    const struct game_bots *g = game_bots(v->rules.game->id);
    return g->why ? g->why(v, a) : "";
}

const char *bot_nudge(const struct view *v, const struct action *a)
{
    const struct game_bots *g = game_bots(v->rules.game->id);
    return g->nudge ? g->nudge(v, a) : "";
}

const char *bot_lesson(const struct view *v, const struct action *a)
{
    const struct game_bots *g = game_bots(v->rules.game->id);
    return g->lesson ? g->lesson(v, a) : "";
}

const char *bot_again(const struct view *v, const struct action *a, int times)
{
    const struct game_bots *g = game_bots(v->rules.game->id);
    return g->again ? g->again(v, a, times) : "";
}

void bot_advise(const struct view *v, struct rng *rng, struct advice *out)
{
    const struct bot *best = bot_best(v->rules.game->id);
    CARRE_ASSERT(best);
    out->action = best->choose(v, rng, &temper_adviser);
    out->why = bot_why(v, &out->action);
}
