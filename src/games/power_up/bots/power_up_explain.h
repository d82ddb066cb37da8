/* power_up_explain.h - what is said of an action at Power Up (power_up_explain.c), and how two are
 * weighed (rate_power_up.c): for the record of its bots. */
#ifndef CARRE_POWER_UP_EXPLAIN_H
#define CARRE_POWER_UP_EXPLAIN_H

#include "rate_inside.h"

/* One sentence why that action, of what the seat sees itself, marked for translation; "": there is
 * no more to say. */
const char *power_up_why(const struct view *v, const struct action *a);

extern const struct rate_game rate_power_up;

#endif
