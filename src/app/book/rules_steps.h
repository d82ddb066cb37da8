/* A demonstration whose parts are numbered: steps side by side under the world's seals, from the
 * right to the left in a language whose headlines run downwards. For rules_demo.c and
 * rules_grid.c. */
#ifndef CARRE_RULES_STEPS_H
#define CARRE_RULES_STEPS_H

#include "rules_leaf.h"

/* Are the blocks of that cell such steps? */
bool steps_are(const struct leaf *l);
/* As demo_least, demo_place and demo_draw. */
float steps_least(const struct leaf *l, float w);
void steps_place(const struct leaf *l, struct rect sheet, struct rect *block);
void steps_draw(const struct leaf *l, struct canvas *c, struct rect sheet);

#endif
