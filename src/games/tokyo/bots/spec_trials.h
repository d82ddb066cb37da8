#ifndef CARRE_SPEC_TRIALS_H
#define CARRE_SPEC_TRIALS_H

/* Trials of single effects that have a file of their own. */
#include "spec_think.h"
#include "poker_trial.h"

/* Chips. */
int32_t spec_with_look(const struct view *v, const struct poker_trial *tr, struct spec_use *u);

/* Who does not know better looks when there is much to win, and it costs something to go on. */
int32_t spec_looks_by_the_pot(const struct view *v, const struct poker_thought *t,
                              struct spec_use *u);

#endif
