#ifndef CARRE_ACE_TABLE_DRAW_H
#define CARRE_ACE_TABLE_DRAW_H

/* The duel's table as a picture. */
#include "ace_look.h"

/* all of it */
void ace_draw_table(const struct stage *st, struct canvas *c);
/* While the game stands still: who hangs there in the light, gun and cards in the shade, and no
 * words beside them that a page would cut. */
void ace_draw_lit(const struct stage *st, struct canvas *c);

#endif
