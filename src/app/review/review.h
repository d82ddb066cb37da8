/* review.h - a match looked back on: what each person's decisions cost, how the chance to win went,
 * and where the match turned.
 *
 * A fold of the log. A decision is rated from the view of the player who took it, as it was then
 * (rate.h), so that nobody's hidden cards count, and what came later does not either. The chances
 * of a card table are its chips, which everybody saw, at the start of each hand or round; those of
 * a run of Ace of Spades are the chances to win the run: the duel's, as the seat that was to act
 * could reckon, times the book's for the duels after it (ace_worth_run). The same match gives the
 * same review on every machine. */
#ifndef CARRE_REVIEW_H
#define CARRE_REVIEW_H

#include "match.h"
#include "rate.h"

#include <stdatomic.h>

enum { REVIEW_WORST = 3, REVIEW_WHOLE = 10000 };

struct review_decision {
    int at;   /* so many actions were played before it */
    int part; /* the hand, duel or round that it was taken in, from 1 */
    struct action played;
    struct rating rating;
    int32_t chips; /* the cost in chips where the table has some, else 0 */
};

struct review_person {
    seat who;
    int rated; /* decisions that were looked at */
    int n;     /* of these that cost most, costliest first */
    struct review_decision worst[REVIEW_WORST];
};

/* How things stood before action `at` (or at the end). */
struct review_point {
    int at, part;
    seat who;              /* by whose view; SEAT_NONE: everybody saw it */
    int32_t chance[SEATS]; /* of REVIEW_WHOLE; of seats that win and lose as one the same */
};

/* From one point to the next. */
struct review_turn {
    bool there;
    int from, to;
    seat who;
    int32_t swing; /* of that seat, with its sign */
};

struct review {
    int people;
    struct review_person person[SEATS];
    int points, point_room;
    struct review_point *point;
    struct review_turn turn;
};

/* How far it is, for another thread; and the wish that it ends early. */
struct review_run {
    atomic_int done, all;
    atomic_bool stop;
};

/* The review of these seats. `run` may be NULL. NULL: it was stopped. The match must have its
 * events. */
struct review *review_make(const struct match *m, seatmask people, struct review_run *run);
void review_free(struct review *r);

#endif
