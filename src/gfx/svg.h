/* From SVG text to pixels, at exactly the size asked for.
 *
 * The rasteriser is SDL_image's (nanosvg). By itself it keeps a picture's proportions and rounds
 * its size; the root element is therefore rewritten to say the size in pixels and
 * preserveAspectRatio="none", so that one picture of a plate serves plates of all proportions.
 * Strokes keep an even width when stretched. A root without a viewBox takes its width and height
 * for one. */
#ifndef CARRE_SVG_H
#define CARRE_SVG_H

#include "surface.h"

/* `svg` is closed by a zero. NULL, with the reason in SDL_GetError(), if it cannot be drawn. */
SDL_Surface *svg_draw(const char *svg, int w, int h);

#endif
