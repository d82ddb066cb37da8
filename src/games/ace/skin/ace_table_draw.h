#ifndef CARRE_ACE_TABLE_DRAW_H
#define CARRE_ACE_TABLE_DRAW_H

/* The duel's table as a picture. */
#include "ace_look.h"

/* all of it */
void ace_draw_table(const struct stage *st, struct canvas *c);

#endif
