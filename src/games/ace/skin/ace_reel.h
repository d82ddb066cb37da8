/* ace_reel.h - a duel that is seen again as a scene: his poster, the gun, the cards of the move
 * that comes, large, and what it deals. What is pressed or looked up at play has no place in it. */
#ifndef CARRE_ACE_REEL_H
#define CARRE_ACE_REEL_H

#include "ace_look.h"

/* Places of the scene, in all of the stage's room. */
void ace_reel_measure(struct stage *st, struct places *at);
/* In the count's place, where no shot is counted: what is decided, or what was fired last. False:
 * the count has it. */
bool ace_reel_draw(const struct stage *st, struct canvas *c, struct rect r);

#endif
