/* The table of Power Up: hold'em's (poker_look.h) with the ten powers on it. */
#ifndef CARRE_POWER_UP_SKIN_H
#define CARRE_POWER_UP_SKIN_H

#include "poker_look.h"

extern const struct skin power_up_skin;

#endif
