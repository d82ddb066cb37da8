/* sit.h - a stage at a match: it begins as its eyes saw the table, and hears what they heard.
 *
 *     struct stage *st = sit_open(m, eyes, front, audio);
 *     heard = sit_hear(st, m, 0, match_heard_count(m));
 *
 * Everything that shows or tells a match does it in this way: tables, lessons, replays, reports. */
#ifndef CARRE_SIT_H
#define CARRE_SIT_H

#include "match.h"
#include "stage.h"

/* As the match began, for `eyes` (a seat, SEAT_ONLOOKER, SEAT_OPEN), with `front` in front; nothing
 * has been heard yet. To be freed with stage_free. */
struct stage *sit_open(const struct match *m, seat eyes, seat front, struct audio *audio);
/* The same from a later table of the match, as its viewer sees it. */
struct stage *sit_at(const struct match *m, const struct board *from, seat front,
                     struct audio *audio);
/* sit_open without a picture or a sound: it is there for its words (narrate.h). */
struct stage *sit_unseen(const struct match *m, seat eyes, seat front);

/* Events `from` to `to` (that one not), as the stage's eyes heard them. Returns up to where it has
 * heard: `to`, or `from` if that is beyond it. */
int sit_hear(struct stage *st, const struct match *m, int from, int to);
/* All from `from` on; then the player who is asked may act. Returns up to where it has heard. */
int sit_follow(struct stage *st, const struct match *m, int from);

#endif
