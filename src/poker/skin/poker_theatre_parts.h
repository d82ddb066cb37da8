#ifndef CARRE_POKER_THEATRE_PARTS_H
#define CARRE_POKER_THEATRE_PARTS_H

/* What the theatre's two drawing files share. */
#include "poker_look.h"

/* Who wins most often, so far; -1: nobody, or several alike. */
int poker_theatre_leader(const struct stage *st);

void poker_theatre_draw_panels(const struct stage *st, struct canvas *c);

void poker_theatre_draw_bar(const struct stage *st, struct canvas *c);

#endif
