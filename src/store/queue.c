#include "queue.h"

#include "mem.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

struct job *queue_new_job(const char *name, const char *text)
{
    struct job *job = mem_alloc(sizeof *job);

    snprintf(job->name, sizeof job->name, "%s", name);
    job->text = mem_copy_text(text);
    return job;
}

void queue_free_job(struct job *job)
{
    if (job)
        mem_free(job->text);
    mem_free(job);
}

struct job *queue_find(const struct queue *queue, const char *name)
{
    struct job *job = queue->first;

    while (job && strcmp(job->name, name) != 0)
        job = job->next;
    return job;
}

bool queue_busy(const struct queue *queue)
{
    for (const struct job *job = queue->first; job; job = job->next)
        if (!job->failed)
            return true;
    return false;
}

void queue_add(struct queue *queue, struct job *job)
{
    struct job **at = &queue->first;

    while (*at)
        at = &(*at)->next;
    job->next = NULL;
    *at = job;
}

/* Takes a job that is in the queue out of it. */
static void unlink_job(struct queue *queue, const struct job *job)
{
    struct job **at = &queue->first;

    while (*at != job)
        at = &(*at)->next;
    *at = job->next;
}

struct job *queue_take(struct queue *queue)
{
    struct job *job = queue->first;

    while (job && job->failed)
        job = job->next;
    if (job)
        unlink_job(queue, job);
    return job;
}

void queue_drop(struct queue *queue, const char *name)
{
    struct job *job = queue_find(queue, name);

    if (job)
        unlink_job(queue, job);
    queue_free_job(job);
}

void queue_clear(struct queue *queue)
{
    while (queue->first)
        queue_drop(queue, queue->first->name);
}

void queue_try_again(struct queue *queue)
{
    for (struct job *job = queue->first; job; job = job->next)
        job->failed = false;
}
