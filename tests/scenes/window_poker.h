/* What the hands at a table in a window would press next: for window_table.c and window_pad.c. */
#ifndef CARRE_WINDOW_POKER_H
#define CARRE_WINDOW_POKER_H

#include "match.h"
#include "strbuf.h"

/* The phase in one word, whose decision it is (from 1), which hand, and the keys that make it,
 * separated by spaces: "play 2 1 4 1". One decision. */
void poker_next(const struct match *m, struct strbuf *out);
/* The same at a table of SPEC, its windows and questions included; "break-play": in the first hand
 * after a break. */
void spec_next(const struct match *m, struct strbuf *out);
/* Of Upcolor, one key; "agree" between two rounds. */
void card_next(const struct match *m, struct strbuf *out);

#endif
