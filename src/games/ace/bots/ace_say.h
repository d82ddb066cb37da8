/* ace_say.h - what a bot hints to its partner. */
#ifndef CARRE_ACE_SAY_H
#define CARRE_ACE_SAY_H

#include "rng.h"
#include "view.h"

/* A hint that fits and may be given now; mostly there is none. */
bool ace_say(const struct view *v, struct rng *rng, struct action *out);

#endif
