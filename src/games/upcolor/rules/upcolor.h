/* upcolor.h - what the files of this folder say to each other. RULES.md says where each rule is. */
#ifndef CARRE_UPCOLOR_H
#define CARRE_UPCOLOR_H

#include "upcolor_names.h"

#include "game.h"

enum { UPCOLOR_DIE_DEALER = 64, UPCOLOR_BANK_START = 500000000, UPCOLOR_MONEY_MOST = 1000000000 };

/* choices.c */
void upcolor_choices(const struct rules *r, const struct board *b, seat who, struct choices *out);
int upcolor_why_not(const struct rules *r, const struct board *b, const struct action *a);
/* REASON_OK if another game can be played on these terms. */
int upcolor_next_refused(const struct rules *r, const struct board *b, int terms);
int upcolor_borrow_refused(const struct rules *r, const struct board *b, int s);

/* lap.c: one tour of the table. */
/* Begins the next lap with this leader; in the first lap of a round the leader is looked for from
 * this seat on (UC-30). */
void upcolor_lap(struct turn *t, int leader);
void upcolor_play(struct turn *t, int who, int index);
void upcolor_pass(struct turn *t, int who);
/* Who takes after this card lies there too (UC-20); `answer`: who would have before, -1 nobody. */
int upcolor_answer(const struct rules *r, const struct board *b, int answer, int who);
/* the next seat counter-clockwise that is at the table */
int upcolor_before(const struct board *b, int s);

/* round.c */
void upcolor_next_round(struct turn *t, int dealer);
void upcolor_won(struct turn *t, int who);
void upcolor_blocked(struct turn *t);

/* pot.c: who gets what. */
void upcolor_pay_share(struct turn *t, int winner);
void upcolor_penalties(struct turn *t, int winner);
void upcolor_full(struct turn *t, int winner);
void upcolor_split(struct turn *t);

/* session.c: games, and what lies between them. */
void upcolor_setup(struct turn *t);
void upcolor_game_over(struct turn *t);
void upcolor_next_game(struct turn *t, int terms);
void upcolor_stop(struct turn *t);
void upcolor_borrow(struct turn *t, int who);
void upcolor_leave(struct turn *t, int who);

/* resume.c */
void upcolor_resume(struct turn *t);

#endif
