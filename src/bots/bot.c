/* bot.c - the list of bots, weakest first within a game. */
#include "bot.h"

#include <stddef.h>
#include <string.h>

extern const struct bot random_bot;
extern const struct bot sampler_bot;
extern const struct bot ace_greedy_bot, ace_person_bot, ace_heeds_bot, ace_beginner_bot, ace_regular_bot, ace_expert_bot, ace_shark_bot;
extern const struct bot upcolor_greedy_bot, upcolor_beginner_bot, upcolor_regular_bot, upcolor_expert_bot, upcolor_shark_bot;
extern const struct bot holdem_beginner_bot, holdem_regular_bot, holdem_expert_bot, holdem_shark_bot;
extern const struct bot power_up_beginner_bot, power_up_regular_bot, power_up_expert_bot, power_up_shark_bot;
extern const struct bot spec_beginner_bot, spec_regular_bot, spec_expert_bot, spec_shark_bot;

const struct temper temper_even = {.budget = 100};

static const struct bot *const bots[] = {
    &random_bot, &sampler_bot, &ace_greedy_bot, &ace_person_bot, &ace_heeds_bot, &ace_beginner_bot, &ace_regular_bot,
    &ace_expert_bot, &ace_shark_bot, &upcolor_greedy_bot, &upcolor_beginner_bot,
    &upcolor_regular_bot, &upcolor_expert_bot, &upcolor_shark_bot,
    &holdem_beginner_bot, &holdem_regular_bot, &holdem_expert_bot, &holdem_shark_bot,
    &power_up_beginner_bot, &power_up_regular_bot, &power_up_expert_bot, &power_up_shark_bot,
    &spec_beginner_bot, &spec_regular_bot, &spec_expert_bot, &spec_shark_bot,
};
enum { BOTS = sizeof bots / sizeof *bots };

static bool plays(const struct bot *b, const char *game) { return !b->game || strcmp(b->game, game) == 0; }

/* Has the game a bot of its own? */
static bool has_own(const char *game)
{
    for (int i = 0; i < BOTS; i++)
        if (bots[i]->game && strcmp(bots[i]->game, game) == 0)
            return true;
    return false;
}

const struct bot *bot_nth(const char *game, int n)
{
    const bool own = has_own(game);
    for (int i = 0; i < BOTS; i++)
        if (plays(bots[i], game) && !(bots[i]->spare && own) && n-- == 0)
            return bots[i];
    return NULL;
}

const struct bot *bot_find(const char *game, const char *id)
{
    for (int i = 0; i < BOTS; i++)
        if (plays(bots[i], game) && strcmp(bots[i]->id, id) == 0)
            return bots[i];
    return NULL;
}

const struct bot *bot_best(const char *game)
{
    const struct bot *b, *best = NULL;
    for (int i = 0; (b = bot_nth(game, i)); i++)
        best = b;
    return best;
}

const struct choice *bot_open(const struct view *v, int kind, int about)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind == kind && (about < 0 || c->about == about) && !c->refused)
            return c;
    }
    return NULL;
}
