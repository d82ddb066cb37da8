/* betting.h - a round of no-limit betting: who must act, what they may, and what that does (NL-05,
 * NL-10 to NL-14, NL-17).
 *
 * For every game on hold'em's table (holdem_names.h). The state of a round is four numbers: who has
 * acted, the highest bet, the last full raise, and each seat's bet. A seat that has acted and is
 * asked again has bet exactly what was highest at its last action, so that its bet also tells how
 * far the betting has grown since (NL-12). */
#ifndef CARRE_BETTING_H
#define CARRE_BETTING_H

#include "holdem_names.h"

/* The next seat clockwise after `from` among those in the mask, `from` itself last; SEAT_NONE of
 * an empty mask. */
int betting_next(const struct board *b, int from, seatmask among);
/* Live seats; those of them that have chips. */
seatmask betting_live(const struct board *b);
seatmask betting_can_act(const struct board *b);

/* A forced bet: as much of it as the seat has. */
void betting_post(struct turn *t, int who, int32_t amount, int why);
/* A round begins: nobody has acted, `to_match` is the highest bet (in full where a blind was
 * short), `raise` the smallest raise. */
void betting_open(struct turn *t, int32_t to_match, int32_t raise);
/* The next seat after `from` that must act; SEAT_NONE: the round is over (NL-13, NL-14). */
int betting_asked(const struct board *b, int from);
/* Will no more be bet in this hand (NL-14)? */
bool betting_closed(const struct board *b);

/* Fold, check, call, bet, raise. What is open first is what happens when time is up: check, else
 * fold (NL-16). */
void betting_choices(const struct board *b, int who, struct choices *out);
/* Lets a legal one happen. */
void betting_act(struct turn *t, const struct action *a);

#endif
