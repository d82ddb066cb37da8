#ifndef CARRE_CONTRAST_H
#define CARRE_CONTRAST_H

/* Can every text be told from what lies behind it? The picture is drawn twice, with its texts and
 * without: where they differ there are letters, and the second has what is behind each of their
 * pixels. Contrast is that of WCAG 2: (L1 + 0.05) / (L2 + 0.05), of relative luminance.
 *
 * Where few of the pixels around a line's letters are too like them (a ray of the sun that touches
 * a letter), the line can be read all the same. */

#include "app.h"

struct contrast_limits {
    float text, large, disabled;
}; /* the least that is allowed */

/* How many texts are hard to read; each is printed with `where` in front, its colour, the worst
 * colour behind it, and where that is. The app must stand on an SDL canvas. `large_px`: from this
 * size on a text counts as large. */
int contrast_faults(struct app *app, const char *where, const struct contrast_limits *limits,
                    float large_px);

/* Between two opaque colours, 1 to 21. */
float contrast_of(uint32_t a, uint32_t b);

#endif
