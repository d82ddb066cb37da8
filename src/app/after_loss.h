/* after_loss.h - after a lost run of Ace of Spades: how many were lost one after the other, what is said to whoever lost them, and what is offered. What a run says by itself
 * is in ace_after.h. */
#ifndef CARRE_AFTER_LOSS_H
#define CARRE_AFTER_LOSS_H

#include "match.h"
#include "scene.h"
#include "strbuf.h"

/* A run is over: counts it. Once for each run that ends at a table. */
void after_loss_count(struct app *app, const struct match *m);
/* What to do otherwise and what to try, as sentences in the language in force; nothing for a run that was won. */
void after_loss_words(struct app *app, const struct match *m, struct strbuf *out);
/* Of these the first alone, in the language in force; "": there is none. Constant. */
const char *after_loss_lesson(struct app *app, const struct match *m);
/* Is a second wind to be offered before the next run? True once: whoever says no is asked again after as many more. */
bool after_loss_offer(struct app *app, int difficulty, int zero);

#endif
