/* explain_inside.h - the sentences of each game, for game_bots.h's records alone. */
#ifndef CARRE_EXPLAIN_INSIDE_H
#define CARRE_EXPLAIN_INSIDE_H

#include "view.h"

struct poker_spot;
typedef void poker_reader(const struct view *v, struct poker_spot *out);

const char *ace_why(const struct view *v, const struct action *a);
const char *ace_nudge(const struct view *v, const struct action *a);
const char *upcolor_why(const struct view *v, const struct action *a);
const char *holdem_why(const struct view *v, const struct action *a);
const char *power_up_why(const struct view *v, const struct action *a);
const char *spec_why(const struct view *v, const struct action *a);
/* The bets of any poker game, by what its table is read with. */
const char *poker_bets_why(const struct view *v, const struct action *a, poker_reader *read);

#endif
