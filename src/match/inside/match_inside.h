/* match_inside.h - the truth of a match, for tests and tools alone: no library finds this folder.
 */
#ifndef CARRE_MATCH_INSIDE_H
#define CARRE_MATCH_INSIDE_H

#include "match.h"

/* The true board, borrowed: it changes with the match. */
const struct board *match_truth(const struct match *m);
/* Event number n as the rules said it. */
struct event match_said(const struct match *m, int n);
/* The next answers of chance: cards' faces, or 256 + a plain number. Borrowed until given; each
 * must be possible when asked for. */
void match_force(struct match *m, const uint16_t *answers, int n);

#endif
