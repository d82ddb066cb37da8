/* rank_inside.h - between rank.c, equity.c and the ways: what each way is compiled to. For this
 * folder alone. */
#ifndef CARRE_RANK_INSIDE_H
#define CARRE_RANK_INSIDE_H

#include "equity.h"
#include "equity_samples.h"
#include "rank.h"

/* rank_classes, the same card by card and of two cards, equity_exact of a table without board
 * where any cards make a hand, and equity_sampled (NULL: a board at a time is as fast). */
struct rank_way_functions {
    void (*classes)(const cardset *hand, uint16_t *out, int n);
    void (*classes_of_cards)(const card *cards, int each, uint16_t *out, int n);
    void (*classes_two_card)(cardset hole, const cardset *board, uint16_t *out, int n);
    void (*before_flop)(const struct equity_table *t, struct equity *out);
    void (*sampled)(const struct equity_table *t, const struct sample_deck *deck, uint64_t seed,
                    int64_t samples, struct equity *out);
    /* where hands of seven come in the order that sampling goes by (equity_sevens.h): for its
     * proof */
    void (*orders)(cardset hole, const cardset *board, uint32_t *out, int n);
};

extern const struct rank_way_functions rank_baseline;
#ifdef RANK_HAS_X86
extern const struct rank_way_functions rank_avx2, rank_avx512;
#endif

/* Of a way that works on this machine. */
const struct rank_way_functions *rank_functions(enum rank_way way);

/* equity_sampled by one way, from this seed. */
void equity_sampled_by(enum rank_way way, const struct equity_table *t, int64_t samples,
                       uint64_t seed, struct equity *out);

/* Hands card by card, by look-ups. */
void rank_classes_one_by_one(const card *cards, int each, uint16_t *out, int n);

/* The class of 5 to 9 cards, and of the ranks of a suit that has five of them or more, worked out
 * without a table. */
int rank_class_plain(cardset hand);
int rank_class_of_suit(uint16_t suited);

#endif
