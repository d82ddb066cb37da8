/* rank_inside.h - between rank.c, equity.c and the ways: what each way is compiled to. For this
 * folder alone. */
#ifndef CARRE_RANK_INSIDE_H
#define CARRE_RANK_INSIDE_H

#include "equity.h"
#include "rank.h"

/* rank_classes, rank_classes_two_card, and equity_exact of a table without board where any cards
 * make a hand. */
struct rank_way_functions {
    void (*classes)(const cardset *hand, uint16_t *out, int n);
    void (*classes_two_card)(cardset hole, const cardset *board, uint16_t *out, int n);
    void (*before_flop)(const struct equity_table *t, struct equity *out);
};

extern const struct rank_way_functions rank_baseline;
#ifdef RANK_HAS_X86
extern const struct rank_way_functions rank_avx2, rank_avx512;
#endif

const struct rank_way_functions *rank_functions(enum rank_way way);

/* The class of 5 to 9 cards, and of the ranks of a suit that has five of them or more, worked out
 * without a table. */
int rank_class_plain(cardset hand);
int rank_class_of_suit(uint16_t suited);

#endif
