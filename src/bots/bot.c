/* bot.c - the list of bots, weakest first within a game. */
#include "bot.h"

#include <stddef.h>
#include <string.h>

extern const struct bot random_bot;
extern const struct bot ace_greedy_bot;

static const struct bot *const bots[] = {&random_bot, &ace_greedy_bot};

const struct bot *bot_nth(const char *game, int n)
{
    for (size_t i = 0; i < sizeof bots / sizeof *bots; i++)
        if ((!bots[i]->game || strcmp(bots[i]->game, game) == 0) && n-- == 0)
            return bots[i];
    return NULL;
}

const struct bot *bot_find(const char *game, const char *id)
{
    const struct bot *b;
    for (int i = 0; (b = bot_nth(game, i)); i++)
        if (strcmp(b->id, id) == 0)
            return b;
    return NULL;
}

const struct bot *bot_best(const char *game)
{
    const struct bot *b, *best = NULL;
    for (int i = 0; (b = bot_nth(game, i)); i++)
        best = b;
    return best;
}
