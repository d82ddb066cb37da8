/* upcolor_explain.h - what is said of an action at Upcolor (upcolor_explain.c), and how two are
 * weighed (rate_upcolor.c): for the record of its bots. */
#ifndef CARRE_UPCOLOR_EXPLAIN_H
#define CARRE_UPCOLOR_EXPLAIN_H

#include "rate_inside.h"

/* One sentence why that action, of what the seat sees itself, marked for translation; "": there is
 * no more to say. */
const char *upcolor_why(const struct view *v, const struct action *a);

extern const struct rate_game rate_upcolor;

#endif
