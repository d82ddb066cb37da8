/* The table of SPEC: hold'em's (poker_look.h) in a card room late at night, with the effect cards
 * on it. */
#ifndef CARRE_SPEC_SKIN_H
#define CARRE_SPEC_SKIN_H

#include "poker_look.h"

extern const struct skin tokyo_skin;

#endif
