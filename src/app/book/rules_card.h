/* One card of a page of rules as its word says it (rules_text.h). For rules_leaf.c, rules_demo.c.
 */
#ifndef CARRE_RULES_CARD_H
#define CARRE_RULES_CARD_H

#include "rules_leaf.h"

/* Room for what stands out of a card so wide that has come; pixels. */
float rules_card_rise(float w);
/* The card of a word so long, marks and all, in its place; a gap draws nothing. */
void rules_card_draw(const struct leaf *l, struct canvas *c, const char *word, int length,
                     struct rect spot);
/* The signs of the marks that a word begins with, on what lies in that place. */
void rules_card_marks(const struct leaf *l, struct canvas *c, const char *word, struct rect spot);

#endif
