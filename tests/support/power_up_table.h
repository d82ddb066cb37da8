/* power_up_table.h - hands of Power Up laid out by hand, and played on by words, for tests. Seats
 * in words count from 1, as in logs; in a hand that is laid out seat 1 sits left of the button and
 * the last one has it (heads-up: seat 1 is the big blind). holdem_table.h asks about the rest of
 * the table. */
#ifndef CARRE_POWER_UP_TABLE_H
#define CARRE_POWER_UP_TABLE_H

#include "poker_words.h"
#include "power_up_names.h"

/* A table as the set-up deals it; options in words, "start=3 most=4", NULL: the normal ones, but
 * that nobody is asked whether to show. */
struct match *power_up_table(int seats, const char *options, const char *position,
                             const char *deal);
/* Why there is no such table, borrowed until the next call; NULL: there is one. */
const char *power_up_table_fault(int seats, const char *options, const char *position);

/* A hand in poker_words.h's words, with `energy 10 10 3` (10 where not named). */
struct match *power_up_hand(const char *words);

/* "1 raise 300", "2 call", "1 play scanner", "1 play reload #0 #1", "2 next #2", "3 throw". Returns
 * what match_play says; checks the table after it. */
int power_up_try(struct match *m, const char *words);
/* Several of them, with commas; each must be legal. */
void power_up_do(struct match *m, const char *words);
/* Why the seat that is asked may not play the power it holds; REASON_OK: it may; REASON_NOT_NOW:
 * there is no such choice. */
int power_up_refused(const struct match *m, int power);
/* The faces in a zone as words, "QhJhTh", "scanner,clone"; "??" for what is undecided. Borrowed
 * until the fourth call from now. */
const char *power_up_lies(const struct match *m, int zone);
/* The same as seat `who`, from 1, sees it. */
const char *power_up_sees(const struct match *m, int who, int zone);
/* Who has seen a card: seats from 1, "12", "all", "" for nobody. */
const char *power_up_marks(const struct match *m, int zone, int index);

#endif
