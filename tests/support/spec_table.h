/* spec_table.h - hands of SPEC laid out by hand and played on by words, for tests (poker_words.h).
 */
#ifndef CARRE_SPEC_TABLE_H
#define CARRE_SPEC_TABLE_H

#include "poker_words.h"
#include "spec_names.h"

struct match *spec_table(int seats, const char *options, const char *position, const char *deal);

/* A hand in poker_words.h's words; effects by seat after `held`, fun cards after `fun`. */
struct match *spec_hand(const char *words);

/* "1 raise 300", "2 call twice" (attached), "1 no", "2 declare clairvoyance 3 upgrade" (a seat
 * after the card that needs one), "1 discard #2", "3 draw #0 #5 #9", "2 reenter #0", "1 stand 1",
 * "4 double". Returns what match_play says; checks the table after it. */
int spec_try(struct match *m, const char *words);
/* Several of them, with commas; each must be legal. */
void spec_do(struct match *m, const char *words);
/* The same, and the player who is asked in a window before says no. */
void spec_on(struct match *m, const char *words);
/* Everybody who is asked in a window says no, until somebody is asked for something else. */
void spec_pass(struct match *m);
/* Who is asked, as "123", seats from 1. */
const char *spec_asked(const struct match *m);
/* Why a seat, from 1, that is asked may not declare a card it holds; REASON_OK: it may. */
int spec_refused(const struct match *m, int who, int effect);

#endif
