/* review_chances.h - how the chance to win went, point by point: for review.c. */
#ifndef CARRE_REVIEW_CHANCES_H
#define CARRE_REVIEW_CHANCES_H

#include "replay_marks.h"
#include "review.h"

/* One pair of eyes that goes along a match, forwards only: what match_view_at gives, without
 * beginning anew each time. */
struct review_eyes {
    const struct match *m;
    seat who;
    struct board board;
    int event;
};
void review_eyes_open(struct review_eyes *e, const struct match *m, seat who);
void review_eyes_at(struct review_eyes *e, int at, struct view *out);

/* What the best was worth that could be done at a decision. */
struct review_seen {
    int at;
    seat who;
    int32_t worth;
};

/* For a game's chances (game_folder.h): one point more, and in it everybody's part of a sum, so
 * that a player with all of it has all of REVIEW_WHOLE. */
struct review_point *review_point_add(struct review *r, int at, int part, seat who);
void review_point_share(struct review_point *p, const int32_t chips[SEATS]);
/* Appends the points of a match. */
void review_chances(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen);
/* Is it one story from the one point to the other? Between two duels there is no turn: who comes
 * next is chance. */
bool review_goes_on(const struct match *m, const struct review_point *from,
                    const struct review_point *to);
/* What the cost of a rating is in chips of that table; 0: nothing is counted in chips there. */
int32_t review_chips(const struct view *v, const struct rating *r);

#endif
