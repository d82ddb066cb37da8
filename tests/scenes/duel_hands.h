#ifndef CARRE_DUEL_HANDS_H
#define CARRE_DUEL_HANDS_H

/* Hands that play Ace of Spades on the screen by spoken names alone. What to do they ask a bot,
 * which reads the game as it was kept in the store; how to do it they find among the items, as a
 * player does who can't see. */

#include "app.h"
#include "rng.h"
#include "store.h"

struct duel_hands {
    struct app *app;
    struct store *store;
    struct rng rng;
    int done; /* decisions so far */
    /* of a hundred decisions so many are made at random, so that every control is used */
    int wild;
    bool say; /* prints what it presses */
};

/* The next decision. False when the table is no longer on top (the run is over), or with a printed
 * reason when the hands find no way. */
bool duel_hands_step(struct duel_hands *h);

/* The first number whose deal these hands win on Easy, as the text of a seed: found by playing
 * without a picture. */
void duel_hands_winning_seed(char out[16]);

#endif
