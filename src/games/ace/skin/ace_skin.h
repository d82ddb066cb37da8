/* The skin of Ace of Spades: woodcut western with a devil in it. */
#ifndef CARRE_ACE_SKIN_H
#define CARRE_ACE_SKIN_H

#include "skin.h"

extern const struct skin ace_skin;

#endif
