/* player.h - who decides at a seat: the person at this screen, or a bot.
 *
 * A bot thinks in a thread of its own on a copy of its seat's view, so that no frame waits for it.
 * It has a counted budget, never a clock; how long it seems to think is the table's affair. */
#ifndef CARRE_PLAYER_H
#define CARRE_PLAYER_H

#include "bot.h"

struct player;

/* `bot` NULL: a person. */
struct player *player_new(const struct bot *bot, uint64_t seed);
/* How the bot goes about it from the next question on; an even temper until then. Copied. */
void player_temper(struct player *p, const struct temper *temper);
void player_free(struct player *p); /* waits for a thought to end */

/* It has no bot: nothing is asked of it. */
bool player_is_person(const struct player *p);
/* Begins to think. The view is copied. */
void player_ask(struct player *p, const struct view *v);
bool player_asked(const struct player *p);
/* True once the answer is there; then it is forgotten. */
bool player_answer(struct player *p, struct action *out);
/* What it was asked is not so any more: waits for the thought to end, and forgets it. */
void player_forget(struct player *p);

#endif
