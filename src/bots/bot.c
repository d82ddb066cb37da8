/* bot.c - who plays what, and what is asked of any bot. */
#include "bot.h"

#include "check.h"
#include "game_bots.h"
#include "games_list.h"

#include <stddef.h>
#include <string.h>

extern const struct bot random_bot, sampler_bot;

const struct temper temper_even = {.budget = 100};

/* Those that play any game, in front of those that a game has of its own. */
static const struct bot *const any[] = {&random_bot, &sampler_bot};
enum { ANY = sizeof any / sizeof *any };

#define NOT(name)
#define GAME(name, bots, skin, folder) bots(name)

#define HAS(name) extern const struct game_bots name##_bots;
GAMES
#undef HAS

#define HAS(name) &name##_bots,
static const struct game_bots *const games[] = {GAMES};
#undef HAS

const struct game_bots *game_bots(const char *game)
{
    static const struct bot *const nobody[] = {NULL};
    static const struct game_bots none = {.bot = nobody};
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        if (strcmp(games[i]->game, game) == 0)
            return games[i];
    return &none;
}

const struct bot *bot_nth(const char *game, int n)
{
    const struct bot *const *own = game_bots(game)->bot;
    for (int i = 0; i < ANY; i++)
        if (!(any[i]->spare && *own) && n-- == 0)
            return any[i];
    for (; *own; own++)
        if (n-- == 0)
            return *own;
    return NULL;
}

const struct bot *bot_find(const char *game, const char *id)
{
    for (int i = 0; i < ANY; i++)
        if (strcmp(any[i]->id, id) == 0)
            return any[i];
    for (const struct bot *const *own = game_bots(game)->bot; *own; own++)
        if (strcmp((*own)->id, id) == 0)
            return *own;
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
    CARRE_ASSERT(v->choices.n <= CHOICES);
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind == kind && (about < 0 || c->about == about) && !c->refused)
            return c;
    }
    return NULL;
}
