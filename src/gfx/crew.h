/* More hands for one piece of work: it is cut into numbered parts, and this thread and others,
 * which sleep in between, take one after the other until none is left. A full screen of pixels
 * takes two cores half the time of one. */
#ifndef CARRE_CREW_H
#define CARRE_CREW_H

struct crew;

/* As many helpers as this machine has processors to spare, at most three. NULL: there is none, or
 * can be no thread. */
struct crew *crew_new(void);
void crew_free(struct crew *c);

/* part(user, i) once for each i from 0 to n - 1, in any order, at the same time; all are done when
 * it returns. `c` NULL: one after the other, here. One piece of work at a time. */
void crew_do(struct crew *c, int n, void (*part)(void *user, int i), void *user);

#endif
