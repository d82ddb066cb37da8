/* explain.c - advice for any game. */
#include "explain.h"

#include "explain_inside.h"

#include <string.h>

const struct temper temper_adviser = {.budget = 100, .thirst = -1000, .playful = -1000};

const char *bot_why(const struct view *v, const struct action *a)
{
    const char *game = v->rules.game->id;
    if (strcmp(game, "holdem") == 0 || strcmp(game, "power-up") == 0)
        return poker_why(v, a);
    if (strcmp(game, "spec") == 0)
        return spec_why(v, a);
    return strcmp(game, "upcolor") == 0 ? upcolor_why(v, a) : strcmp(game, "ace") == 0 ? ace_why(v, a) : "";
}

const char *bot_nudge(const struct view *v, const struct action *a) { return strcmp(v->rules.game->id, "ace") == 0 ? ace_nudge(v, a) : ""; }

void bot_advise(const struct view *v, struct rng *rng, struct advice *out)
{
    out->action = bot_best(v->rules.game->id)->choose(v, rng, &temper_adviser);
    out->why = bot_why(v, &out->action);
}
