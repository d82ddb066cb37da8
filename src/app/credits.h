/* Who made what Carré plays, as the printed rules name them: said once for the settings and the
 * manual. */
#ifndef CARRE_CREDITS_H
#define CARRE_CREDITS_H

#include "i18n.h"

#define CREDIT_ALL                                                                              \
    N_("Ace of Spades, the card game: designed by Benja Amorín, illustrated by David Rubín, " \
       "published by Devir. The published rules of Power Up, SPEC and Upcolor name no author.")

#endif
