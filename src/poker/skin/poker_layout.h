#ifndef CARRE_POKER_LAYOUT_H
#define CARRE_POKER_LAYOUT_H

/* What the two halves of the table's layout share: poker_layout.c and poker_layout_seats.c. Lengths
 * are design units, but for what poker_at() returns. */
#include "poker_panel.h"

enum { POKER_MARGIN = 32 };

/* A design rectangle in pixels; x from the left of the part of the window in use. */
struct rect poker_at(const struct stage *st, float x, float y, float w, float h);
/* Places all seats but that in front into `k`, in a band that begins at `top` and is h high, and
 * says how far they reach from the sides into the table. */
float poker_seats(struct stage *st, struct poker_places *k, float top, float h);
/* How much of such a band a row of seats at the far edge takes; 0: nobody sits there. */
float poker_far_row(const struct stage *st, const struct poker_places *k, float h);

#endif
