/* poker_slow.h - the reference for src/poker/arithmetic/rank: as a person would say it, with no
 * regard for time. */
#ifndef CARRE_POKER_SLOW_H
#define CARRE_POKER_SLOW_H

#include "card.h"

/* Every value that five cards can have, in order; filled by poker_slow_start, once. */
struct poker_slow {
    int n;
    uint32_t value[7462];
};
void poker_slow_start(struct poker_slow *p);

/* The value of five cards: a larger one wins. Its upper digits (from 16^5) are the category, 0 high
 * card to 8 straight flush. */
uint32_t poker_slow_value(const card five[5]);

/* The class, 1 to 7462: of five cards; of the best five of n; of the best two of hole with three of
 * board. */
int poker_slow_five(const struct poker_slow *p, const card five[5]);
int poker_slow_class(const struct poker_slow *p, const card *cards, int n);
int poker_slow_two_card(const struct poker_slow *p, const card hole[2], const card *board, int n);

#endif
