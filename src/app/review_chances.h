/* review_chances.h - how the chance to win went, point by point: for review.c. */
#ifndef CARRE_REVIEW_CHANCES_H
#define CARRE_REVIEW_CHANCES_H

#include "replay_marks.h"
#include "review.h"

/* Appends the points of a match. */
void review_chances(struct review *r, const struct match *m, const struct marks *marks, seatmask people);
/* Is it one story from the one point to the other? Between two duels there is no turn. */
bool review_goes_on(const struct review_point *from, const struct review_point *to);
/* What the cost of a rating is in chips of that table; 0: nothing is counted in chips there. */
int32_t review_chips(const struct view *v, const struct rating *r);

#endif
