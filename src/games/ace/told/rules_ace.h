/* What the files of the book of Ace of Spades share. */
#ifndef CARRE_RULES_ACE_H
#define CARRE_RULES_ACE_H

#include "strbuf.h"
#include "ui.h"

/* The order in which damage is worked out: what it says, how high it is in that width, its picture.
 */
void ace_order_words(struct strbuf *out);
float ace_order_height(const struct ui *ui, float w);
void ace_order_draw(struct canvas *c, const struct ui *ui, struct rect r);

#endif
