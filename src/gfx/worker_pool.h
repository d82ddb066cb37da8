/* More hands for one piece of work: it is cut into numbered parts, and this thread and others,
 * which sleep in between, take one after the other until none is left. A full screen of pixels
 * takes two cores half the time of one. */
#ifndef CARRE_WORKER_POOL_H
#define CARRE_WORKER_POOL_H

struct worker_pool;

/* As many helpers as this machine has processors to spare, at most three. NULL: there is none, or
 * can be no thread. */
struct worker_pool *worker_pool_new(void);
void worker_pool_free(struct worker_pool *c);

/* part(user, i) once for each i from 0 to n - 1, in any order, at the same time; all are done when
 * it returns. `c` NULL: one after the other, here. One piece of work at a time. */
void worker_pool_run(struct worker_pool *c, int n, void (*part)(void *user, int i), void *user);

#endif
