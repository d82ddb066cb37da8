/* The skins: one a game, and the default one for games that have none. */
#ifndef CARRE_SKINS_H
#define CARRE_SKINS_H

#include "skin.h"

/* Never NULL. */
const struct skin *skins_find(const char *game);

#endif
