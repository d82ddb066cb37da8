/* explain_inside.h - the sentences of each game, for explain.c alone. */
#ifndef CARRE_EXPLAIN_INSIDE_H
#define CARRE_EXPLAIN_INSIDE_H

#include "view.h"

const char *ace_why(const struct view *v, const struct action *a);
const char *ace_nudge(const struct view *v, const struct action *a);
const char *upcolor_why(const struct view *v, const struct action *a);
/* Hold'em and Power Up; and the bets of SPEC. */
const char *poker_why(const struct view *v, const struct action *a);
const char *spec_why(const struct view *v, const struct action *a);

#endif
