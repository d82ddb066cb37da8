/* ace_chances.h - how likely each combination is after a discard, counted exactly from what one
 * seat may know.
 *
 * The cards that a seat has not seen lie in the draw pile or in the partner's hand, any order as
 * likely as any other: so a draw takes so many of them. Each kind is counted for itself over all
 * such draws, with what is armed and what the enemy forbids; a few thousand steps, whatever the
 * number of cards. */
#ifndef CARRE_ACE_CHANCES_H
#define CARRE_ACE_CHANCES_H

#include "ace_claims.h"

enum { ACE_DRAWS_MOST = 24 };

struct ace_chances {
    /* cards that will come: as many as go, or what the pile holds */
    int draws;
    int known; /* of those, how many one knows already */
    /* draws in all; in how many the hand then holds a combination of that kind */
    uint64_t of, ways[ACE_KINDS];
};

/* What who's hand and the shared row hold when the cards `away` are discarded and as many are
 * drawn. False if too much would have to be counted. */
bool ace_chances(const struct rules *r, const struct board *b, seat who, const card *away,
                 int naway, struct ace_chances *out);

/* Cards that are still out of sight, by face: bit c of the pack's 52, bit 52 the Joker. */
uint64_t ace_unseen(const struct board *b);

#endif
