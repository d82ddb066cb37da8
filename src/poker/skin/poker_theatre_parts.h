#ifndef CARRE_POKER_THEATRE_PARTS_H
#define CARRE_POKER_THEATRE_PARTS_H

/* What the theatre's two drawing files share. */
#include "poker_look.h"

/* Who wins most often, so far; -1: nobody, or several alike. */
int poker_theatre_leader(const struct stage *st);

/* A panel for each open hand: name, chips, what it makes, how often it wins. */
void poker_theatre_draw_panels(const struct stage *st, struct canvas *c);

/* Below them one bar of all boards to come, cut by who wins them; none before the odds are
 * known. */
void poker_theatre_draw_bar(const struct stage *st, struct canvas *c);

#endif
