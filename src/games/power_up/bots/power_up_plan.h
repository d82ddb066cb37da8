#ifndef CARRE_POWER_UP_PLAN_H
#define CARRE_POWER_UP_PLAN_H

/* What trying a power out and planning it share. */
#include "power_up_think.h"

enum { LOOKS = 12, EACH = 32 /* worlds to choose by after each look, and as many to weigh it */ };

/* What may be seen by a look, and then chosen by it: thousandths of the pot, by what the look is
 * chosen with and by other worlds. A choice that is weighed in the worlds that it was made by
 * finds every look worth something. */
struct look {
    int told, is;
};

/* Who weighs, and what is meant to happen without a power. */
struct weighing {
    const struct view *v;
    const struct poker_trial *tr;
    const struct power_up_mind *mind;
    const struct temper *temper;
    const struct action *plan;
    int usual;
    struct look look[LOOKS]; /* of the power that is weighed */
    int looks;               /* 0: it shows nothing before a choice */
};

struct notion {
    /* Thousandths of the pot that it brings; NULL: none, or by its picks. */
    int (*gain)(struct weighing *g);
    /* Sets what it picks and what that brings; NULL: it picks nothing. */
    void (*picks)(const struct weighing *g, const struct choice *c, struct power_play *p);
    /* Who does not know better plays it when there is much to win, and then; NULL: knows. */
    bool (*plainly)(const struct poker_thought *t);
    /* After a look: the shares with each choice; how those that are equal look; NULL: no look. */
    int (*shares)(const struct view *v, const struct poker_trial *tr, int share[POWER_UP_LOOKED]);
    int (*looks)(const struct view *v, const struct poker_thought *t, int choice);
    bool tells, stops; /* that is all it does: it changes no card */
    bool copied;       /* a copy is worth having */
    bool all;          /* everybody has it: only what it leaves over for oneself counts */
    const char *why;   /* power_up_reason */
};

/* The whole board of trial `w`, if nothing is changed about it. */
cardset power_up_usual_board(const struct poker_trial *tr, int w);

extern const struct notion power_up_notions[]; /* one a power */

#endif
