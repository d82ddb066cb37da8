/* upcolor_table.h - tables of Upcolor laid out by hand, and played on by words, for tests. Seats in
 * words count from 1, as in logs. */
#ifndef CARRE_UPCOLOR_TABLE_H
#define CARRE_UPCOLOR_TABLE_H

#include "match_inside.h"
#include "upcolor_names.h"

/* Rules with options in words: "stake=30 teams=1"; NULL: the normal ones. */
struct rules upcolor_table_rules(int seats, const char *options);
/* A match with known cards; `position` as in match.h, NULL: as dealt. Fails the test if it can't
 * be. */
struct match *upcolor_table(int seats, const char *options, const char *position);
struct match *upcolor_table_dealt(int seats, const char *options, const char *position,
                                  const char *deal);
/* Why there is no such match, borrowed until the next call; NULL: there is one. */
const char *upcolor_table_fault(int seats, const char *options, const char *position);

/* "1 red" plays a card, "2 pass", "1 next 3", "1 stop", "2 borrow", "2 leave". Returns what
 * match_play says. */
int upcolor_table_try(struct match *m, const char *words);
/* Several of them, with commas; each must be legal. */
void upcolor_table_do(struct match *m, const char *words);
/* The next cards of the pile, first drawn first. */
void upcolor_table_draws(struct match *m, const char *words);
/* Anybody plays any legal card until the round is over: `choice` picks among what is legal. Returns
 * false if it does not end. */
bool upcolor_table_round(struct match *m, uint64_t seed);

int upcolor_table_num(const struct match *m, int num);
int upcolor_table_count(const struct match *m, int zone);
/* The choice of that kind as its seat (from 1) sees it: 1 open, 0 none, minus its reason if it is
 * refused. */
int upcolor_table_open(const struct match *m, int seat_from_1, int kind, int about);
/* How often an event of this reason has been heard by seat 1, and the last one (may be NULL). */
int upcolor_table_heard(const struct match *m, int why, struct event *last);

#endif
