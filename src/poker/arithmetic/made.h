/* made.h - what a poker hand is called, and which cards make it (NL-20, NL-30, SP-31): the same
 * hand that rank.h compares. */
#ifndef CARRE_MADE_H
#define CARRE_MADE_H

#include "rank.h"

/* A hand in parts: its category, and its ranks with the weightier first. "Aces and nines, and a
 * four" is three ranks, a straight one, its highest (the five-high: the five). */
struct made {
    enum rank_category category;
    int n;
    uint8_t rank[5];
};

/* What a class (rank.h) stands for. */
struct made made_of_class(int class);

/* What hole cards and a board make. Two cards to nine together; fewer than five are worth their
 * pairs. `both`: exactly two hole cards and three of the board count, as soon as there are so many
 * (SP-31). */
struct made made_of(cardset hole, cardset board, bool both);

/* The five cards that make it, a hole card rather than one of the board that would do as well;
 * CARDSET_NONE: there are fewer than five (with `both`: other than two hole cards, or fewer than
 * three on the board). */
cardset made_five(cardset hole, cardset board, bool both);

#endif
