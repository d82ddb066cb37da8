/* A demonstration on a page of rules: the things themselves, large, side by side on one sheet, and
 * words below each. For rules_grid.c and rules_scene.c. */
#ifndef CARRE_RULES_DEMO_H
#define CARRE_RULES_DEMO_H

#include "rules_leaf.h"

/* The place of each of its blocks on the sheet, into `block`, which has one for each of the page.
 */
void demo_place(const struct leaf *l, struct rect sheet, struct rect *block);
/* How high its sheet is at least, in that width: cards as small as they can be read over all words.
 */
float demo_least(const struct leaf *l, float w);
/* All of it on its sheet. */
void demo_draw(const struct leaf *l, struct canvas *c, struct rect sheet);

/* What a word so long of its cards shows, marks and all. */
void demo_draw_word(const struct leaf *l, struct canvas *c, const char *word, int length,
                    struct rect r);

#endif
