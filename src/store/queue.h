#ifndef CARRE_QUEUE_H
#define CARRE_QUEUE_H

#include <stdbool.h>

/* What waits to be written: jobs in the order in which they came, at most one a name. There are a handful of names, so that
 * lists are searched. The store's mutex guards a queue; nothing here knows of threads. */

struct job {
    struct job *next;
    char name[64];
    char *text;  /* NULL: remove the file */
    bool failed; /* the disk refused it: not to be tried before queue_try_again */
};

struct queue {
    struct job *first; /* all zero is an empty queue */
};

struct job *queue_new_job(const char *name, const char *text);
void queue_free_job(struct job *job);

struct job *queue_find(const struct queue *queue, const char *name);
bool queue_busy(const struct queue *queue); /* holds a job worth trying */

void queue_add(struct queue *queue, struct job *job);   /* at the end; the queue owns it */
struct job *queue_take(struct queue *queue);            /* the first worth trying, now the caller's; NULL when there is none */
void queue_drop(struct queue *queue, const char *name); /* forgets the name's job, if any */
void queue_clear(struct queue *queue);
void queue_try_again(struct queue *queue);              /* no job counts as failed any more */

#endif
