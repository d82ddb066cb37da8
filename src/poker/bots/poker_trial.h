/* poker_trial.h - hands and boards tried in guessed worlds: what part of the pot falls to oneself
 * with these cards, or with others. */
#ifndef CARRE_POKER_TRIAL_H
#define CARRE_POKER_TRIAL_H

#include "poker_judge.h"

enum { TRIAL_WORLDS = 256, TRIAL_DECK = 9 };

struct poker_trial {
    const struct poker_thought *t;
    int n;
    /* from the top on, the known cards where they are known to lie */
    card deck[TRIAL_WORLDS][TRIAL_DECK];
    cardset gone[TRIAL_WORLDS]; /* what is elsewhere in that world */
    /* exactly two hole cards make a hand; begins as the spot has it */
    bool both;
    /* this rival has one's own hand, as the spot has it; begins as -1: nobody */
    int swapped;
};

/* A deck for each of the first worlds of a thought. */
void poker_trial_begin(struct poker_trial *tr, const struct poker_thought *t, int worlds,
                       struct rng *rng);
/* So many cards of a world's deck after the first `from`. */
cardset poker_trial_deck(const struct poker_trial *tr, int w, int from, int n);
/* Thousandths of the pot in worlds from..from + n - 1; hole and board as they will be at the end,
 * by world counted from 0. */
int poker_trial_share(const struct poker_trial *tr, int from, int n, const cardset *hole,
                      const cardset *board);

#endif
