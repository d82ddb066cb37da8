/* poker_field.h - all hands that somebody may hold at this moment, how strong each of them is, and
 * what the betting says of who holds which. */
#ifndef CARRE_POKER_FIELD_H
#define CARRE_POKER_FIELD_H

#include "poker_spot.h"

enum { POKER_FIELD = POKER_COMBOS + 1, POKER_BEST = 1000 };

struct poker_field {
    int n; /* hands; the last one is one's own */
    cardset hole[POKER_FIELD];
    /* 0 to POKER_BEST: thousandths of the others that it beats, on average over boards to come */
    int16_t strength[POKER_FIELD];
    /* the same on the board as it lies; before the flop: equal */
    int16_t now[POKER_FIELD];
};

/* After the flop so many boards are tried. */
void poker_field_read(const struct poker_spot *s, int boards, struct rng *rng,
                      struct poker_field *out);
static inline int poker_own(const struct poker_field *f) { return f->n - 1; }

/* What somebody holds, as far as the betting tells: weights of the field's hands, and how the
 * strengths are spread. */
struct poker_range {
    int32_t upto[POKER_FIELD]; /* sums of weights up to and with this hand */
    int32_t sum;
    int32_t below[POKER_BEST / 20 + 2]; /* weight of hands with a strength below 20 i */
};
/* `narrow` 0: any hand. Else bets are heard, 100 being the usual belief. */
void poker_range_read(const struct poker_spot *s, const struct poker_field *f, int rival,
                      int narrow, struct poker_range *out);
/* The strength above which lie so many thousandths of a range. */
int poker_range_top(const struct poker_range *r, int share);

#endif
