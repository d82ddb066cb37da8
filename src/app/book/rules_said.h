/* What is said below a part of a demonstration: a name, a sentence, and whose cards they are, with
 * a face. For rules_demo.c. */
#ifndef CARRE_RULES_SAID_H
#define CARRE_RULES_SAID_H

#include "rules_leaf.h"

/* In that width. `below`: where there is a face the sentence stands below it and the name, and not
 * beside the face. */
float said_height(const struct leaf *l, const struct block *b, float w, bool below);
/* No word of it has to be broken. */
bool said_whole(const struct leaf *l, const struct block *b, float w, bool below);
void said_draw(const struct leaf *l, struct canvas *c, const struct block *b, bool below,
               struct rect r);

#endif
