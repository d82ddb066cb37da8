/* replay_marks.h - where the parts of a match begin: hands and streets, duels and shots, rounds and
 * laps. They are told by events that everybody hears, so a mark says nothing that a seat does not
 * know. */
#ifndef CARRE_REPLAY_MARKS_H
#define CARRE_REPLAY_MARKS_H

#include "match.h"

/* A place in a match: so many actions were played. A small part lies in a large one (a street in a
 * hand). */
struct mark {
    int at;
    bool large;
};
struct marks {
    int n, room;
    struct mark *mark;
}; /* in order, never two at one place */

/* Finds all marks of a match by what its game says (struct game_folder, begins); none if that says
 * nothing. Free with marks_free, which leaves it empty. */
void marks_find(struct marks *out, const struct match *m);
void marks_free(struct marks *marks);

/* The nearest mark before or after that place, -1: there is none. */
int marks_before(const struct marks *marks, int at);
int marks_after(const struct marks *marks, int at);
/* Where the last large part begins: what lies before it is over. 0: nothing is. */
int marks_last_large(const struct marks *marks);

/* May a game that is being played be looked back on, as far as its parts are over? Not where its
 * rules want it remembered: at Ace of Spades the cards that were fired come back later, and from
 * Hard on nobody looks through them. */
bool marks_look_back(const struct rules *r);

#endif
