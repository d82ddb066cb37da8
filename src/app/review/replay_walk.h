/* replay_walk.h - a match looked at from any place, forwards and back, through one pair of eyes.
 *
 * The stage hears what those eyes heard and nothing else. On the way it is copied every so many
 * actions (a board, the skin's state, the lines so far): going back begins at the copy before the
 * place, and hears the few actions that follow. What stands at a place after a jump is what a table
 * laid out there would show, whichever way led to it. */
#ifndef CARRE_REPLAY_WALK_H
#define CARRE_REPLAY_WALK_H

#include "match.h"
#include "skin.h"

enum { WALK_STRIDE = 48 }; /* actions between two copies */

struct walk {
    /* Given, and borrowed. */
    const struct match *match;
    const struct skin *skin;
    struct audio *audio;
    /* names, settings: what is not heard; before anything is */
    void (*dress)(const void *of, struct stage *st);
    const void *of;
    /* one hand of a match: what was said before event `first` is not told, and nothing from
     * `last` on is heard; 0, 0: the whole match */
    int first, last;
    /* Whose eyes, whose hand lies in front; by walk_eyes. */
    seat eyes, front;
    /* Known. */
    struct stage *stage;
    int at;              /* so many actions has it heard */
    struct stage **kept; /* number i is at i * WALK_STRIDE */
    int nkept;
};

/* Other eyes, or other words: everything is heard again, up to where it stood. */
void walk_eyes(struct walk *w, seat eyes, seat front);
void walk_free(struct walk *w);
/* There, at rest. */
void walk_to(struct walk *w, int at);
/* The next action is heard; the picture follows in its own time. False: that was the last one. */
bool walk_on(struct walk *w);

#endif
