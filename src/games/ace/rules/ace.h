/* ace.h - what the files of Ace of Spades share among themselves. names/ says what others may know.
 */
#ifndef CARRE_ACE_H
#define CARRE_ACE_H

#include "ace_claims.h"

/* aim.c: is a face one of a suit or group; does a penalty hold for the next shot; sums after `calm`
 * was changed by hand. */
bool ace_card_in(card c, int what);
void ace_aim_sum(struct ace_aim *aim);
/* As if the bonus in this slot were not armed. */
void ace_aim_without(struct ace_aim *aim, int slot);

/* damage.c: quick arithmetic: steps 4 to 8 of AS-26 for a claim of a kind with these faces. */
int ace_sum(const struct ace_aim *aim, int kind, const card *faces, int n);

/* choices.c */
void ace_choices(const struct rules *r, const struct board *b, seat who, struct choices *out);
/* How many cards a shot must have and may have, of n that one holds. */
int ace_shot_least(const struct rules *r, int n);
int ace_shot_most(int n);
/* Could an effect that happens now do anything? Does a bonus help at no bullets (AS-12)? */
bool ace_effect_does(const struct board *b, seat who, const struct ace_effect *e);
bool ace_can_be_saved(const struct rules *r, const struct board *b);

/* shot.c: the three options of a turn (AS-10). */
int ace_refine_shot(const struct rules *r, const struct board *b, struct action *a);
void ace_shoot(struct turn *t, const struct action *a);
void ace_jam(struct turn *t, const struct action *a);
void ace_discard_draw(struct turn *t, const struct action *a);
void ace_renew(struct turn *t, int who);
/* Moves the picked cards of who's hand (and the shared row) to a zone, face up. */
void ace_lay(struct turn *t, const struct action *a, int to, int why);

/* bonus.c: one-use bonuses. */
int ace_refine_arm(const struct rules *r, const struct board *b, struct action *a);
void ace_arm(struct turn *t, const struct action *a);
void ace_disarm(struct turn *t, const struct action *a);
void ace_disarm_all(struct turn *t, int who);
/* A card has left: declarations that wanted to change it are taken back. */
void ace_disarm_target(struct turn *t, int who, card gone);
/* Takes a bonus from its slot to gone; the slots after it move up, declarations with them. */
void ace_bonus_leaves(struct turn *t, int who, int slot, int why);
void ace_use(struct turn *t, const struct action *a);
/* An answer to what the bonus being used asks. */
void ace_answer(struct turn *t, const struct action *a);
/* Lets the next effect of the bonus being used happen. True: it asks something and waits. */
bool ace_use_on(struct turn *t, int who);

/* duel.c: the course of a run. */
void ace_setup(struct turn *t);
void ace_resume(struct turn *t);
/* Settles all that follows by itself, until somebody decides again or the run is over. */
void ace_flow(struct turn *t);
/* A word to the partner (AS-54). */
void ace_hint(struct turn *t, const struct action *a);
/* Hit points off; a kill gives its bonus and leaves ACE_ENEMY empty. */
void ace_hurt(struct turn *t, int who, int damage, int why);
void ace_lose(struct turn *t);
/* What just happened can't be taken back for nothing, though it may have shown nothing new (AS-08).
 */
void ace_final(struct turn *t, int who);
/* Draws up to n cards to who's hand, as the pile allows. Returns how many came. */
int ace_draw(struct turn *t, int who, int n, int why);
/* Draws up to n cards to the shared row, open for all. */
void ace_draw_row(struct turn *t, int who, int n, int why);
/* Fills the shared row, if there is one, and who's hand up to its limit (AS-51). */
void ace_refill(struct turn *t, int who, int why);

#endif
