/* poker_explain.h - what is said of bets at a poker table (poker_explain.c), and how two are
 * weighed in plain hold'em (rate_poker.c). */
#ifndef CARRE_POKER_EXPLAIN_H
#define CARRE_POKER_EXPLAIN_H

#include "rate_inside.h"

struct poker_spot;
/* How the table of a game is read. */
typedef void poker_reader(const struct view *v, struct poker_spot *out);

/* One sentence why that bet, of what the seat sees itself, marked for translation; "": there is no
 * more to say. The bets of any poker game, by what its table is read with; and those of hold'em. */
const char *poker_bets_why(const struct view *v, const struct action *a, poker_reader *read);
const char *holdem_why(const struct view *v, const struct action *a);

extern const struct rate_game rate_holdem;

#endif
