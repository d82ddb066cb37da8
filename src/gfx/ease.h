/* How things move. Time is in whole milliseconds, places are floats between 0 (where it was) and 1
 * (where it will be).
 *
 * There is no linear move here, on purpose: nothing on the table starts or stops at full speed.
 * Every curve gives exactly 0 at 0 and exactly 1 at 1, so a move that is over stands where the
 * layout says; out-back alone goes beyond 1 on its way. */
#ifndef CARRE_EASE_H
#define CARRE_EASE_H

#include "geometry.h"

#include <stdint.h>

/* How far a move is that starts at `start` and takes `ms`: 0 before, 1 after. A duration of 0 or
 * less (pace Instant) is over at once. */
float ease_progress(int64_t now, int64_t start, int64_t ms);

float ease_out_cubic(float t); /* arrives softly: dealt cards, chips, panels coming in */
float ease_in_cubic(float t);  /* leaves softly: what goes away */
float ease_in_out(float t);    /* both ends: flips, the seat ring */
float ease_out_back(float t);  /* overshoots by a tenth: hover, focus, stamps */

/* Scale of something that pops: 1 at both ends, `peak` (1.25) on the way. */
float ease_pop(float t, float peak);

/* Width factor of a card turning over, 1 → 0 → 1, and which side shows: the second from the middle
 * on. */
float ease_flip(float t);
static inline bool ease_flipped(float t) { return t >= 0.5F; }

/* Where a thing is on an arc from `a` to `b` whose top is `apex` times their distance above the
 * straight way. `t` is already eased. */
struct point ease_arc(struct point a, struct point b, float apex, float t);

/* Offset of a shaking picture `ms` into a shake of `length` ms: at most `reach` × trauma² pixels
 * each way, dying away to nothing at the end. The same (seed, ms) always gives the same offset: no
 * generator, no state. Under reduced motion nobody calls it. */
struct point ease_shake(float trauma, float reach, uint32_t seed, int64_t ms, int64_t length);

#endif
