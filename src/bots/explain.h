/* explain.h - advice: what the strongest bot would do with what a seat sees, and one honest
 * sentence why.
 *
 * The sentence rests on what the seat can see itself: its hand, the table, the numbers. What was
 * guessed in thought is never told as if it were known. */
#ifndef CARRE_EXPLAIN_H
#define CARRE_EXPLAIN_H

#include "bot.h"

struct advice {
    struct action action;
    const char *why; /* marked for translation; "": there is no more to say */
};

/* Level-headed, and nothing on the side: who is asked about a bet orders no drink, who is asked
 * about a shot has no word for the partner. */
extern const struct temper temper_adviser;
/* Thinks (as long as the strongest bot does; in a thread of its own where somebody waits), then
 * explains. */
void bot_advise(const struct view *v, struct rng *rng, struct advice *out);
/* Only the sentence, for an action that is legal here: at once. */
const char *bot_why(const struct view *v, const struct action *a);
/* Less than that: which way to think, without the cards (the setting “Nudge”); "": the game knows
 * no such thing. Marked for translation. */
const char *bot_nudge(const struct view *v, const struct action *a);
/* What is to be learned from bot_why beyond this decision, to be told once; "": nothing. */
const char *bot_lesson(const struct view *v, const struct action *a);
/* bot_why in few words, for a player who has been told it `times` times, from 1 on; "": the game
 * has none, and says it again as it is. */
const char *bot_again(const struct view *v, const struct action *a, int times);

#endif
