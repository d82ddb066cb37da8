/* Hold'em's table on the screen. */
#ifndef CARRE_HOLDEM_SKIN_H
#define CARRE_HOLDEM_SKIN_H

#include "skin.h"

extern const struct skin holdem_skin;

#endif
