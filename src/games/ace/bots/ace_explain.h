/* ace_explain.h - what is said of an action at Ace of Spades (ace_explain.c), and how two are
 * weighed (rate_ace.c): for the record of its bots. */
#ifndef CARRE_ACE_EXPLAIN_H
#define CARRE_ACE_EXPLAIN_H

#include "rate_inside.h"

/* One sentence why that action, of what the seat sees itself, marked for translation; "": there is
 * no more to say. */
const char *ace_why(const struct view *v, const struct action *a);
/* The same without the cards: which way to think. */
const char *ace_nudge(const struct view *v, const struct action *a);
/* What is to be learned from it beyond this decision; "": nothing. */
const char *ace_lesson(const struct view *v, const struct action *a);
/* ace_why in few words, for a player who has been told it `times` times, from 1 on. */
const char *ace_again(const struct view *v, const struct action *a, int times);

extern const struct rate_game rate_ace;

#endif
