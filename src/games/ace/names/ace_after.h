/* ace_after.h - what a lost run says: one thing to do otherwise, and what to try next. Pure: from
 * the board as it was lost and how many runs were lost before it, for anybody who tells it (a page,
 * a terminal, a voice). */
#ifndef CARRE_ACE_AFTER_H
#define CARRE_ACE_AFTER_H

#include "ace_names.h"

enum ace_try {
    ACE_TRY_AGAIN,  /* nothing but another run */
    ACE_TRY_LESSON, /* the first lesson: lost within the first scene */
    ACE_TRY_ADVICE, /* asking for advice: lost to an Acolyte or to Lord Overkill */
    ACE_TRY_EASIER, /* a difficulty below */
    ACE_TRY_WIND    /* a second wind (ACE_ZERO_WIND): Easy is as easy as it gets */
};

struct ace_after {
    int bonuses; /* left unused, of those that could have been used against him */
    int reloads; /* left unspent */
    enum ace_try offer;
    /* one sentence about this run, marked for translation; NULL: there is nothing that was left
     * undone */
    const char *hint;
    /* one sentence that says what to try, marked for translation; NULL: ACE_TRY_AGAIN */
    const char *next;
};

/* so many runs lost one after the other at a difficulty: time for something else */
enum { ACE_LOST_MANY = 3 };

/* Of a run that was just lost; `lost`: runs lost in a row at this difficulty, this one among them.
 * False: it was not lost. */
bool ace_after_loss(const struct rules *r, const struct board *b, int lost, struct ace_after *out);

#endif
