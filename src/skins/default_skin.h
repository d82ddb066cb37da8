/* The skin of games that have none: places in rows with the names that the rules give them, and the
 * generic controls. */
#ifndef CARRE_DEFAULT_SKIN_H
#define CARRE_DEFAULT_SKIN_H

#include "skin.h"

extern const struct skin default_skin;

#endif
