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

/* A hand scroll in `r`: its paper, with hairlines between cells, below all of the page; the rods
 * over both its sides are drawn after it (ui_rods_aside); `of`: which of it is seen. And where on
 * it the page is seen. */
void rules_hand(struct canvas *c, const struct ui *ui, const struct grid *g, struct rect r,
                const struct scroll *of);
struct rect rules_hand_window(const struct ui *ui, struct rect r);

#endif
