/* rules_poker.h - what the books of all poker games show: for their struct book_look. */
#ifndef CARRE_RULES_POKER_H
#define CARRE_RULES_POKER_H

#include "rules_text.h"

/* "25/50 (5) · 50/100 (10) · …": the blinds as the data file has them, with the antes where the
 * table has any. Nothing without data. */
void poker_levels(const struct rules *r, struct strbuf *out);
void poker_picture(struct app *app, const char *word, int length, float width,
                   char out[RULES_PICTURE]);

#endif
