/* coming.h - what has been heard and is on its way to the picture, first come, first shown. The
 * director's alone: nobody else has one of these queues to ask.
 *
 * A file of its own so that a test can put another in its place, in which nothing but the next can
 * be read (tests/laws/test_prefix.c). */
#ifndef CARRE_COMING_H
#define CARRE_COMING_H

#include "event.h"

/* An event on its way, or the end of an action: then `here` are the seats that may act. */
struct coming {
    struct event event;
    bool mark;
    seatmask here;
};

/* Zero is empty. Freed by coming_free. */
struct coming_queue {
    struct coming *of;
    int head, n, room;
};

/* Frees all that waits; to go on with the queue, make it zero. */
void coming_free(struct coming_queue *q);
/* At the end; copied. */
void coming_add(struct coming_queue *q, const struct coming *c);
/* The next to be shown, borrowed until one is added or taken; NULL: none waits. */
const struct coming *coming_next(const struct coming_queue *q);
/* Takes the next away; there must be one. */
struct coming coming_take(struct coming_queue *q);

static inline bool coming_none(const struct coming_queue *q) { return q->head == q->n; }

#endif
