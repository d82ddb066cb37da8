#ifndef CARRE_SPEC_THINGS_H
#define CARRE_SPEC_THINGS_H

/* What the player of ceremonies and its things share. */
#include "spec_show.h"

/* A point of the show, given in its own units, in pixels. */
struct point spec_place(const struct show *k, float x, float y);

#endif
