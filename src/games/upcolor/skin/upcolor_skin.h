/* upcolor_skin.h - the table of Upcolor: a bright living room, flat bands of colour, round corners.
 */
#ifndef CARRE_UPCOLOR_SKIN_H
#define CARRE_UPCOLOR_SKIN_H

#include "skin.h"

extern const struct skin upcolor_skin;

#endif
