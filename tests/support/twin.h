/* Two matches that one pair of eyes can't tell apart: the same actions, legal in both, other cards
 * where those eyes don't see. */
#ifndef CARRE_TWIN_H
#define CARRE_TWIN_H

#include "match.h"

/* Another match with the same actions as `m` (cards picked by face), in which `who` (a seat or
 * SEAT_ONLOOKER) has heard the same to the byte, but hidden cards lie elsewhere. NULL if none was
 * found in a few tries: little is hidden, or the rules would have refused the actions. */
struct match *twin_of(const struct match *m, seat who, struct rng *rng);

#endif
