#ifndef CARRE_QUEUE_H
#define CARRE_QUEUE_H

#include "achievements.h"
#include "profile.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What waits to be written: jobs in the order in which they came. A queue goes to the disk whole,
 * in one transaction, and so of several texts under one name only the latest is kept in it. The
 * store's mutex guards a queue; nothing here knows of threads. There is a handful of jobs, so that
 * lists are searched. */

/* bytes with the closing zero: a text's name and an ending that the store adds */
#define QUEUE_NAME 80

enum job_kind {
    JOB_TEXT,        /* name, when, from, text; text NULL: remove it */
    JOB_PERSON,      /* person: as they are now */
    JOB_PERSON_GONE, /* id */
    JOB_MATCH,       /* match, with texts of the job's own */
    JOB_MATCH_GONE,  /* id */
    JOB_ACHIEVEMENT  /* achievement: as it is now */
};

struct job {
    struct job *next;
    enum job_kind kind;
    char name[QUEUE_NAME];
    char *text;
    size_t from; /* up to this byte the text is as it was, and `text` follows; 0: all of it */
    int64_t when, id;
    struct person person;
    struct played match;
    struct achievement achievement;
};

struct queue {
    struct job *first; /* all zero is an empty queue */
};

/* A job with copies of all that it is made of, for a queue to own, or for queue_free_job (which may
 * be given NULL). A name is shorter than QUEUE_NAME; `kind` is one of the two that end in GONE. */
struct job *queue_new_text(const char *name, size_t from, const char *text, int64_t when);
struct job *queue_new_person(const struct person *person);
struct job *queue_new_match(const struct played *match);
struct job *queue_new_achievement(const struct achievement *achievement);
struct job *queue_new_gone(enum job_kind kind, int64_t id);
void queue_free_job(struct job *job);

/* the text's job, NULL when there is none */
const struct job *queue_find(const struct queue *queue, const char *name);

/* at the end, instead of an earlier text of that name, or with what stays of that */
void queue_add(struct queue *queue, struct job *job);
/* moves all of `later` to its end, as queue_add would */
void queue_append(struct queue *queue, struct queue *later);
void queue_drop(struct queue *queue, const char *name); /* forgets the text's job, if any */
void queue_clear(struct queue *queue);

/* A copy of the match with texts of its own, and their return. `text` NULL stays NULL. */
struct played queue_copy_match(const struct played *match, bool with_text);
void queue_free_match(struct played *match);

#endif
