#ifndef CARRE_SPEC_STRIP_H
#define CARRE_SPEC_STRIP_H

/* The strip as its two files share it. */
#include "spec_look.h"

enum { TICKS_MS = 600, CALM_MS = 160, GUARD_MS = 250 };

/* The gap at the edges of the strip, in pixels. */
float spec_strip_pad(const struct stage *st);

/* The part of the strip that is the buttons': half of it, more where one of their words would be
 * cut. */
float spec_strip_buttons_part(const struct stage *st);

#endif
