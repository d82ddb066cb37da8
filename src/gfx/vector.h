/* SVG text for what the canvas draws by itself: panels, and the box that stands for a missing
 * picture. Going through the same rasteriser as the pictures gives the same smooth edges
 * everywhere. Numbers are written without printf's %f, whose decimal sign follows the locale. */
#ifndef CARRE_VECTOR_H
#define CARRE_VECTOR_H

#include "canvas.h"
#include "strbuf.h"

/* The panel w × h, without its shadow (shadow.h). */
void vector_panel(struct strbuf *svg, const struct panel *panel, int w, int h);

/* In the place of a picture that is not there: a crossed box that nobody overlooks. */
void vector_missing(struct strbuf *svg, int w, int h);

#endif
