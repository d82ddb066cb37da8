/* pots.h - where bets go: what nobody called returns, the rest lies in layers, each won on its own
 * (NL-04, NL-15, NL-21, NL-22).
 *
 * Pots are real piles on the table, filled street by street. A pot is open until chips come in
 * which a live all-in player can't match; then that player's part ends with it (HOLDEM_CAP) and the
 * next one is opened. So layers with the same contenders are one pot, and folded chips stay in
 * their layers. */
#ifndef CARRE_POTS_H
#define CARRE_POTS_H

#include "holdem_names.h"

/* What each seat owes before the cards, from its stack straight into the pots; who has less gives
 * that. One seat alone pays for all: dead money. */
void pots_antes(struct turn *t, const int32_t due[SEATS]);
/* A round of betting is over: the part of the highest bet that nobody matched goes back, the bets
 * go into the pots. */
void pots_collect(struct turn *t);
/* Every pot to the best of its contenders, last pot first; `value`: what each live hand is worth
 * (may be NULL if one is left). */
void pots_award(struct turn *t, const int32_t value[SEATS]);
/* Half of every pot, the odd chip with it: what the first of two boards wins (SP-38). The other
 * half stays for pots_award. */
void pots_award_halves(struct turn *t, const int32_t value[SEATS]);

#endif
