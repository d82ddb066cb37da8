/* power_up.h - what the files of this folder say to each other. RULES.md says where each rule is.
 */
#ifndef CARRE_POWER_UP_H
#define CARRE_POWER_UP_H

#include "holdem.h"
#include "power_up_names.h"

enum { POWER_UP_DIE_GIVE = 65, POWER_UP_DIE_XRAY, POWER_UP_DIE_UPGRADE };

/* power_up.c: hold'em's table with what is added to it; for a table that was laid out by hand, the
 * same without first powers. */
extern const struct holdem_house power_up_house, power_up_house_laid;

/* held.c: powers and energy, and who gets them. */
void power_up_sit(struct turn *t);      /* energy at the start */
void power_up_first(struct turn *t);    /* PU-11 */
void power_up_recharge(struct turn *t); /* PU-06, PU-09; PU-53: a hand's plays are forgotten */
/* The powers that a seat can get: those that are dealt at this level and that are not among the
 * first `n` that it holds. */
int power_up_could_get(const struct rules *r, const struct board *b, int who, int n, card *out);

/* Cards of the deck that the board will not take (PU-27). */
static inline int power_up_spare(const struct board *b)
{
    return board_count(b, HOLDEM_PILE) - power_up_to_come(b);
}

/* powers.c: what each power asks for and does. */
void power_up_play(struct turn *t, const struct action *a);
/* The choice that a look left. */
void power_up_choose(struct turn *t, const struct action *a);
void power_up_drawn(struct turn *t); /* Intel looks at the deck's next card */
/* Adds what it is to play the power that lies in that slot of a seat's own. */
void power_up_offer(const struct rules *r, const struct board *b, int who, int slot,
                    struct choices *out);
/* Adds what may be chosen after the look that waits (POWER_UP_CHOOSING). */
void power_up_offer_behind(const struct board *b, int who, struct choices *out);
int power_up_why_not(const struct rules *r, const struct board *b, const struct action *a);

/* swap.c: the powers that change a hand. */
void power_up_upgrade(struct turn *t, const struct action *a);
void power_up_discard(struct turn *t, const struct action *a);
void power_up_reload(struct turn *t, const struct action *a);
void power_up_xray(struct turn *t, const struct action *a);

/* choices.c */
void power_up_choices(const struct rules *r, const struct board *b, seat who, struct choices *out);

/* resume.c */
void power_up_resume(struct turn *t);
bool power_up_board_fits(const struct board *b);

#endif
