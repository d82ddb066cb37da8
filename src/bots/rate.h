/* rate.h - what an action cost: by how much something else that the seat could have done was worth
 * more, by the measure of the strongest bot.
 *
 * The better action is the one that the strongest bot advises (explain.h). Both are weighed in the
 * same guessed worlds, by what the bot itself weighs with: chips at a poker table, the chance to
 * win the duel in Ace of Spades, the chance to win the round in Upcolor. A rating follows from the
 * view and the action alone: not from what lay hidden then or happened later, not from a clock, not
 * from how often it is asked. What the guesses can't prove costs nothing. */
#ifndef CARRE_RATE_H
#define CARRE_RATE_H

#include "bot.h"

enum rate_unit { RATE_CHIPS, RATE_DUEL, RATE_ROUND };
enum { RATE_WHOLE = 10000 }; /* of RATE_DUEL and RATE_ROUND: certainty */

struct rating {
    enum rate_unit unit;
    /* what the bot would have done; the played action itself, if it would have done that */
    struct action better;
    /* how much more `better` is worth; 0: it is the same, or nothing is proven */
    int32_t cost;
    int32_t error; /* standard error of the cost */
    /* of `better`: of the whole in RATE_DUEL and RATE_ROUND; chips against giving up at once in
     * RATE_CHIPS */
    int32_t worth;
};

/* A first look, cheap enough for every decision of a match. False: the measure has nothing to say
 * of such a decision (a drink, a word, an order, the only thing that was open). */
bool rate_action(const struct view *v, const struct action *played, struct rating *out);
/* The same decision in many more worlds, all of them new: whether `better` was really better. What
 * was only the luck of the first look goes away. */
void rate_again(const struct view *v, const struct action *played, struct rating *r);

#endif
