/* position.h - laying out a table by hand: packs before the set-up, and given hands, piles and
 * numbers after it.
 *
 * Lines "set NAME [SEAT] VALUE" and "put NAME [SEAT] CARD…", the seat from 1 where the number or
 * zone belongs to seats. "put" lays exactly these cards there, the last one on top: what lay there
 * goes back to its pack, undecided, and who was dealt a card that is named elsewhere gets another
 * one. No face may be named more often than it is printed. A pile that nobody may see can't be laid
 * out: its cards are not decided before they are drawn, and a log that wants certain draws writes
 * them as answers. */
#ifndef CARRE_POSITION_H
#define CARRE_POSITION_H

#include "match.h"

/* Every pack whole and face down in its pile. */
void position_packs(struct turn *t);
/* The same lines as the log writes them: no space at their ends, no empty line, a newline after
 * each. The caller frees. */
char *position_tidy(const char *text);
/* Lays a tidy position over the table as the set-up left it; false with "position, line N: …". */
bool position_apply(struct turn *t, const char *text, char error[MATCH_ERROR]);

#endif
