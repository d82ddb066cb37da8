/* A panel's soft shadow, or its glow: as dark as its colour at the box's edge, less with the square
 * of the distance. The box itself is left out of it, so that what lies over it may be of glass. */
#ifndef CARRE_SHADOW_H
#define CARRE_SHADOW_H

#include "canvas.h"

#include <SDL.h>

static inline bool shadow_is_seen(const struct panel *panel)
{
    return panel->shadow != 0 && panel->shadow_size > 0;
}

/* How far it reaches beyond the box, in whole pixels. */
int shadow_margin(const struct panel *panel);

/* That of a panel w × h, with the margin on all sides; colours are not multiplied by alpha. The
 * caller's; NULL if there is no memory. */
SDL_Surface *shadow_draw(const struct panel *panel, int w, int h);

#endif
