/* explain.c - advice for any game, and the plain sentences of Ace of Spades. */
#include "explain.h"

#include "ace_names.h"
#include "explain_inside.h"

#include <string.h>

#define N_(text) text

static const char *ace_why(const struct action *a)
{
    switch (a->kind) {
    case ACE_SHOOT: return N_("That is the most damage that this hand can do now.");
    case ACE_DISCARD_DRAW: return N_("This hand holds nothing to shoot with, so other cards are wanted.");
    case ACE_RENEW: return N_("The draw pile is short. Renewing it brings the good cards back.");
    case ACE_JAM: return N_("Nothing can be shot or reloaded, so the gun jams. The lowest loss is taken.");
    case ACE_USE: return N_("This bonus helps more now than it will later.");
    case ACE_ARM: return N_("With this bonus the shot is enough to win the duel.");
    default: return "";
    }
}

const char *bot_why(const struct view *v, const struct action *a)
{
    const char *game = v->rules.game->id;
    if (strcmp(game, "holdem") == 0 || strcmp(game, "power-up") == 0)
        return poker_why(v, a);
    return strcmp(game, "upcolor") == 0 ? upcolor_why(v, a) : strcmp(game, "ace") == 0 ? ace_why(a) : "";
}

void bot_advise(const struct view *v, struct rng *rng, struct advice *out)
{
    out->action = bot_best(v->rules.game->id)->choose(v, rng, &temper_even);
    out->why = bot_why(v, &out->action);
}
