/* bot.h - those who play without being people.
 *
 * A bot is given a view and its own generator, and answers with one of its legal actions. It has a counted budget, never a clock,
 * so that the same view, state of the generator and budget give the same action on every machine. It knows what the seat knows. */
#ifndef CARRE_BOT_H
#define CARRE_BOT_H

#include "rng.h"
#include "view.h"

struct bot {
    const char *id;                      /* "random", "greedy" */
    const char *game;                    /* NULL: plays every game */
    /* A legal action of v->me; v has at least one open choice. */
    struct action (*choose)(const struct view *v, struct rng *rng, int budget);
};

/* The bot of that name for a game; NULL if there is none. */
const struct bot *bot_find(const char *game, const char *id);
/* The strongest bot of a game. */
const struct bot *bot_best(const char *game);
/* Number n of the bots that play a game, weakest first; NULL behind the last. */
const struct bot *bot_nth(const char *game, int n);

/* A random legal action: every choice alike, picks and amount by chance. Tries the rules' refusals a bounded number of times, then falls back to the first open choice at its least. */
struct action bot_random_action(const struct view *v, struct rng *rng);

#endif
