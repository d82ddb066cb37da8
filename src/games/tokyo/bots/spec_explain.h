/* spec_explain.h - what is said of an action at SPEC (spec_explain.c), and how two are weighed
 * (rate_spec.c): for the record of its bots. */
#ifndef CARRE_SPEC_EXPLAIN_H
#define CARRE_SPEC_EXPLAIN_H

#include "rate_inside.h"

/* One sentence why that action, of what the seat sees itself, marked for translation; "": there is
 * no more to say. */
const char *spec_why(const struct view *v, const struct action *a);

extern const struct rate_game rate_spec;

#endif
