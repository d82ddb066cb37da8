/* power_up_think.h - what a power is worth at this moment, and what to choose after a look.
 *
 * Powers that change cards are tried out in the guessed worlds of poker_judge.h: with each of them,
 * and without, the own hand is played to the end against the same rivals and the same deck, and the
 * difference is a part of the pot. What a look shows is chosen by some worlds and weighed in
 * others. From the gain goes what the energy is worth: more when there is little of it, less when
 * the next hand's would be lost above the cap. Powers that tell or stop something have rules of
 * thumb instead. */
#ifndef CARRE_POWER_UP_THINK_H
#define CARRE_POWER_UP_THINK_H

#include "poker_judge.h"
#include "power_up_names.h"

enum { POWER_TARGETS = 8 };

/* A power that can be played now. */
struct power_play {
    int slot, power;
    int n, pick[2]; /* cards, by the choice's own count */
    int gain;       /* thousandths of the pot; may be negative */
    int32_t worth;  /* chips, the price of its energy taken off */
};

struct power_up_mind {
    int worlds; /* of those of the thought, at most */
    /* hundredths of a big blind that a point of energy is worth in the middle of things; 0:
     * energy is there to be spent */
    int price;
    int least; /* gains below are noise */
    /* hundredths of a gain that are believed before the flop, where more is to come; twice as
     * much where everything goes in and no later turn will come */
    int early;
    bool knows; /* X-Ray, Intel and EMP by more than whim */
};

/* What can be played, and what it is worth; returns how many, the best first. `plan` is what would
 * be done without any (PU-71): the player who would fold, or would check a hand that stays too weak
 * for the next bet, plays none; the player who puts everything in, or has a flop to come, has no
 * use for what only tells or stops something. Before the flop, and with others behind, less is left
 * of a gain; a look before a call is worth the calls that it saves. Where several are worth it,
 * those that tell something go before those that change something. */
int power_up_plays(const struct view *v, const struct poker_thought *t,
                   const struct power_up_mind *mind, const struct temper *temper,
                   const struct action *plan, struct rng *rng,
                   struct power_play out[POWER_UP_HELD_MOST * POWER_TARGETS]);
/* Why it is played now: a sentence in English, to be translated. */
const char *power_up_reason(int power);
struct action power_up_action(const struct view *v, const struct power_play *p);
/* After Scanner, Engineer or Upgrade: thousandths of the pot with each thing that can be chosen
 * (keeping, throwing away; each card); returns how many. */
int power_up_choice_shares(const struct view *v, const struct poker_thought *t, struct rng *rng,
                           int share[POWER_UP_LOOKED]);
/* And the choice. */
struct action power_up_choice(const struct view *v, const struct poker_mind *mind, struct rng *rng);

#endif
