/* upcolor_think.h - Upcolor thought through: the sampler's idea on a board of a hundred bytes. */
#ifndef CARRE_UPCOLOR_THINK_H
#define CARRE_UPCOLOR_THINK_H

#include "upcolor_fast.h"

/* What each open move is worth to v->me, in thousandths of a round, the temper's leanings included.
 */
struct upcolor_thought {
    uint8_t legal;        /* bits: the open moves */
    int worlds;           /* guessed */
    int32_t worth[MOVES]; /* of open moves that stayed in the running; others INT32_MIN */
    int best, second;     /* moves; second: nearly as good, MOVES if there is none */
};

/* In phase PLAY. Judges the open moves in up to `worlds` guessed worlds, all in the same ones; with
 * a single one nothing is played. `habit` is the open move that is made as long as no other is
 * proven better. */
void upcolor_think(const struct view *v, struct rng *rng, const struct temper *temper, int worlds,
                   int habit, struct upcolor_thought *out);

#endif
