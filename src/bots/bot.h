/* bot.h - those who play without being people.
 *
 * A bot is given a view, its own generator and a temper, and answers with one of its legal actions.
 * It has a counted budget, never a clock, so that the same view, state of the generator and temper
 * give the same action on every machine. It knows what the seat knows. */
#ifndef CARRE_BOT_H
#define CARRE_BOT_H

#include "rng.h"
#include "view.h"

/* How a bot goes about it. Leanings run from about -100 to 100, 0 is level-headed; a bot that has
 * no use for one passes it by. */
struct temper {
    /* thought, in hundredths of what the level usually takes: 100 is usual. The least is one
     * thought */
    int budget;
    int patience; /* keeps what is strong for later (Upcolor: imperials) */
    int thrift;   /* shuns penalties (Upcolor: discard cards left in the hand) */
    /* goes for the end of the round and against who is near it, rather than for cards shed on
     * the way */
    int boldness;
    /* 0 to 100: how often in a hundred the second best is played where it is nearly as good */
    int whim;
    int looseness;  /* poker: plays more hands, calls more */
    int aggression; /* poker: bets and raises rather than checks and calls */
    /* 0 to 100, poker: how often in a hundred nothing is bet as if it were something */
    int bluff;
    int spending; /* Power Up, SPEC: plays powers and effects early and often, or saves them */
    int wild;     /* 0 to 100, poker: how often in a hundred a raise is for everything */
    int thirst;   /* SPEC: orders drinks early and always, or seldom */
    int comeback; /* SPEC: below 0, so often in a hundred a second bust was enough */
    int playful;  /* SPEC: fun cards at every occasion, or hardly ever */
};
extern const struct temper temper_even; /* the usual thought, no leaning */

struct bot {
    const char *id; /* "random", "greedy" */
    /* for people, marked for translation: "Shark"; NULL: nobody is asked for it */
    const char *title;
    /* plays every game, but is listed only where no bot of the game's own is */
    bool spare;
    /* A legal action of v->me; v has at least one open choice. */
    struct action (*choose)(const struct view *v, struct rng *rng, const struct temper *temper);
    /* Optional. What it would do unasked while v.me is in the board's `may` (a word to a partner);
     * false: nothing. Quick, and from the view alone. */
    bool (*speak)(const struct view *v, struct action *out);
};

/* The bot of that name for a game; NULL if there is none. */
const struct bot *bot_find(const char *game, const char *id);
/* The strongest bot of a game. */
const struct bot *bot_best(const char *game);
/* Number n of the bots that play a game, weakest first; NULL after the last. */
const struct bot *bot_nth(const char *game, int n);

/* A random legal action: every choice alike, picks and amount by chance. Tries the rules' refusals
 * a bounded number of times, then falls back to the first open choice at its least. */
struct action bot_random_action(const struct view *v, struct rng *rng);

/* The first open choice of that kind (`about`: -1 any) that a view has; NULL. */
const struct choice *bot_open(const struct view *v, int kind, int about);

#endif
