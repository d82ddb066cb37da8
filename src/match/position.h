/* position.h - laying out a table by hand: packs before the set-up, and given hands, piles and numbers after it. */
#ifndef CARRE_POSITION_H
#define CARRE_POSITION_H

#include "match.h"

/* Every pack whole and face down in its pile. */
void position_packs(struct turn *t);
/* Lines "set NAME [SEAT] VALUE" and "put NAME [SEAT] CARD…" on the table as the set-up left it; false with "position, line N: …". */
bool position_apply(struct turn *t, const char *text, char error[MATCH_ERROR]);

#endif
