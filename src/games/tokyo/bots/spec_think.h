/* spec_think.h - what an effect is worth at this moment.
 *
 * Effects that change cards are tried out in the guessed worlds of poker_judge.h: with each of
 * them, and without, the hand is played to the end against the same rivals and the same deck, and
 * the difference is a part of the pot. What a look is worth follows from the decisions that it
 * would turn round. From all goes what the card itself is worth: a full hand of them gets no new
 * ones, so that the third is cheap. */
#ifndef CARRE_SPEC_THINK_H
#define CARRE_SPEC_THINK_H

#include "spec_move.h"

struct spec_mind {
    int worlds; /* of those of the thought, at most */
    int price;  /* hundredths of a big blind that a card is worth to who holds two */
    int least;  /* thousandths of the pot; gains below are noise */
    bool knows; /* looks, stops and silence by more than a rule of thumb */
};
extern const struct spec_mind spec_regular_effects, spec_expert_effects, spec_shark_effects;

/* An effect that can be declared now. */
struct spec_use {
    int effect, target;
    int gain;      /* thousandths of the pot; may be negative */
    int32_t worth; /* chips, the price of the card taken off */
};

/* What can be declared in the window that is open, and what it is worth; returns how many, the best
 * first. `plan` is what would be done without any; the player who would fold declares only what
 * makes the hand worth going on with. */
int spec_uses(const struct view *v, struct poker_thought *t, const struct spec_mind *mind,
              const struct temper *temper, const struct action *plan, struct rng *rng,
              struct spec_use out[SPEC_NORMAL]);
/* Why it is declared now: a sentence in English, to be translated. */
const char *spec_reason(int effect);
/* What is kept at a re-entry, while the rest is exchanged for new ones: 0 none of it, 1 the first,
 * 2 each. */
int spec_keeps(int effect);
/* Which of three hole cards goes back. */
struct action spec_discards(const struct view *v, const struct poker_mind *mind, struct rng *rng);

#endif
