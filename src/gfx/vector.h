/* SVG text for what the canvas draws by itself: panels, and the box that stands for a missing
 * picture. Going through the same rasteriser as the pictures gives the same smooth edges everywhere. Numbers are
 * written without printf's %f, whose decimal sign follows the locale. */
#ifndef CARRE_VECTOR_H
#define CARRE_VECTOR_H

#include "canvas.h"
#include "strbuf.h"

/* How far a panel's shadow reaches beyond its box, in whole pixels. */
int vector_margin(const struct panel *panel);

/* The panel w × h with that margin on all sides: the picture is (w + 2 margins) × (h + 2 margins). */
void vector_panel(struct strbuf *svg, const struct panel *panel, int w, int h);

void vector_missing(struct strbuf *svg, int w, int h);

#endif
