/* ace_exact.h - one duel solved: the chance to kill its enemy, by every decision and every order of
 * the unseen cards.
 *
 * In solo the true board holds exactly what the player knows: cards that nobody has looked at are
 * undecided. So a board is an information state, and the solver plays on boards with the rules
 * themselves: an action, then every set of cards that may come, each as likely as the others, then
 * the best that can be made of it. Nothing is left out that could be better; what is left out: more
 * cards discarded than the pile gives back, a declaration that adds no damage, a new pile that
 * nothing will be drawn from. Bonuses that show the pile (peek, pick) are beyond it; two bonuses
 * that change cards, too.
 *
 * How long it takes grows with the pile, bullets and reloads: meant for a pile of up to 8 cards
 * with one reload and one bullet, or none and three. */
#ifndef CARRE_ACE_EXACT_H
#define CARRE_ACE_EXACT_H

#include "ace_claims.h"
#include "bot.h"

struct ace_exact;
/* The rules (with data) are borrowed. The caller frees. */
struct ace_exact *ace_exact_new(const struct rules *r);
void ace_exact_free(struct ace_exact *x);

/* The chance to kill the enemy now fought, played as well as can be. */
double ace_exact_best(struct ace_exact *x, const struct board *b);
/* The same, played as the bot plays; it is asked once for each state that it can come to. */
double ace_exact_bot(struct ace_exact *x, const struct board *b, const struct bot *bot);
/* The chance after one action of the player, then played as well as can be. */
double ace_exact_action(struct ace_exact *x, const struct board *b, const struct action *a);
/* States looked at so far. */
int64_t ace_exact_states(const struct ace_exact *x);

#endif
