/* holdem_table.h - hands of hold'em laid out by hand, and played on by words, for tests. Seats in
 * words count from 1, as in logs; in a hand that is laid out seat 1 sits left of the button and the
 * last one has it (heads-up: seat 1 is the big blind). It is played from every other button as well
 * (turned.h). */
#ifndef CARRE_HOLDEM_TABLE_H
#define CARRE_HOLDEM_TABLE_H

#include "holdem_names.h"
#include "holdem_tables.h"
#include "match_inside.h"

/* The blinds and presets as they come with the game. Never freed. */
const struct holdem_tables *holdem_table_data(void);

/* A table as the set-up deals it; options in words, "stack=500 antes=1", NULL: the normal ones;
 * `position` as in match.h. */
struct match *holdem_table(int seats, const char *options, const char *position, const char *deal);
/* Why there is no such table, borrowed until the next call; NULL: there is one. */
const char *holdem_table_fault(int seats, const char *position);

/* A hand: "stacks 500 500 500; blinds 5 10; antes 1 1 1; big 10; hole AcKd QsJs 2c3d; board
 * QhJhTh9h2s". Blinds are 50 and 100 (heads-up 100 and 50) where none are named, `big` is the
 * second one. Hands that are not named, and boards as far as they are not, are dealt. */
struct match *holdem_hand(const char *words);

/* "1 raise 300", "2 call", "3 check", "4 fold", "1 bet 50". Returns what match_play says; checks
 * the table after it. */
int holdem_try(struct match *m, const char *words);
/* Several of them, with commas; each must be legal. */
void holdem_do(struct match *m, const char *words);
/* Who is asked, from 1; 0: nobody. */
int holdem_asked(const struct match *m);
/* "call 50, raise 200 to 1000", "check, bet 100 to 900", "call 50" where no raise is open: what the
 * seat that is asked may do beside folding. */
const char *holdem_may(const struct match *m);
/* Why the seat that is asked may not bet or raise; REASON_OK: it may. */
int holdem_no_raise(const struct match *m);
/* How the last finished hand ended, as "495 505 500"; "" before the first is finished. */
const char *holdem_finish(const struct match *m);

int holdem_num(const struct match *m, int num);
/* How often an event of this reason has been heard by the onlooker, and the last one (may be NULL).
 */
int holdem_heard(const struct match *m, int why, struct event *last);

#endif
