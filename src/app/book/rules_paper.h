#ifndef CARRE_RULES_PAPER_H
#define CARRE_RULES_PAPER_H

/* The scrolls below a page of rules. */
#include "rules_grid.h"

/* Where the world's sheets are scrolls (ui_has_rods), cells that follow one another are written on
 * one paper, with hairlines between them: it is drawn below them, as far as `window` shows of it
 * (pixels; `from`: how far the page is moved up), and `rods` are drawn over the ends that are seen.
 * Elsewhere nothing is drawn. */
void rules_paper(struct canvas *c, const struct ui *ui, const struct grid *g, struct rect window,
                 float from, bool rods);

#endif
