/* layout.h - where the cards of a hand, a row or a pile lie. */
#ifndef CARRE_LAYOUT_H
#define CARRE_LAYOUT_H

#include "geometry.h"

/* Card i of n side by side in `r`, as wide as its height allows, at most `pitch` card widths apart
 * and as close as it must be. */
struct rect layout_hand(struct rect r, int i, int n, float pitch);
/* The same, centred. */
struct rect layout_row(struct rect r, int i, int n, float pitch);
/* Card i of n on a pile: each a little lower than the one below. `step` pixels for each of the
 * uppermost few. */
struct rect layout_pile(struct rect r, int i, int n, float step);

#define LAYOUT_CARD 1.4F /* height of a card over its width */

#endif
