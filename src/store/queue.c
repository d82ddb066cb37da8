/* queue.c - jobs made, joined and given back. */
#include "queue.h"

#include "check.h"
#include "mem.h"

#include <stdio.h>
#include <string.h>

struct job *queue_new_text(const char *name, size_t from, const char *text, int64_t when)
{
    struct job *job = mem_alloc(sizeof *job);
    CARRE_ASSERT(strlen(name) < sizeof job->name);

    job->kind = JOB_TEXT;
    snprintf(job->name, sizeof job->name, "%s", name);
    job->text = mem_copy_text(text);
    job->from = from;
    job->when = when;
    return job;
}

struct job *queue_new_person(const struct person *person)
{
    struct job *job = mem_alloc(sizeof *job);

    job->kind = JOB_PERSON;
    job->person = *person;
    return job;
}

struct job *queue_new_match(const struct played *match)
{
    struct job *job = mem_alloc(sizeof *job);

    job->kind = JOB_MATCH;
    job->match = queue_copy_match(match, true);
    return job;
}

struct job *queue_new_achievement(const struct achievement *achievement)
{
    struct job *job = mem_alloc(sizeof *job);

    job->kind = JOB_ACHIEVEMENT;
    job->achievement = *achievement;
    return job;
}

struct job *queue_new_gone(enum job_kind kind, int64_t id)
{
    CARRE_ASSERT(kind == JOB_MATCH_GONE || kind == JOB_PERSON_GONE);
    struct job *job = mem_alloc(sizeof *job);

    job->kind = kind;
    job->id = id;
    return job;
}

void queue_free_job(struct job *job)
{
    if (!job)
        return;
    mem_free(job->text);
    queue_free_match(&job->match);
    mem_free(job);
}

const struct job *queue_find(const struct queue *queue, const char *name)
{
    for (const struct job *job = queue->first; job; job = job->next)
        if (job->kind == JOB_TEXT && strcmp(job->name, name) == 0)
            return job;
    return NULL;
}

void queue_drop(struct queue *queue, const char *name)
{
    for (struct job **at = &queue->first; *at; at = &(*at)->next) {
        struct job *job = *at;

        if (job->kind != JOB_TEXT || strcmp(job->name, name) != 0)
            continue;
        *at = job->next;
        queue_free_job(job);
        return;
    }
}

/* What the later text leaves of the earlier one stands in front of it. */
static void join(const struct job *earlier, struct job *later)
{
    size_t stays, length = strlen(later->text);
    char *text;

    if (earlier->from >= later->from)
        return;
    stays = later->from - earlier->from;
    CARRE_ASSERT(earlier->text && stays <= strlen(earlier->text));
    text = mem_alloc(stays + length + 1);
    memcpy(text, earlier->text, stays);
    memcpy(text + stays, later->text, length);
    mem_free(later->text);
    later->text = text;
    later->from = earlier->from;
}

void queue_add(struct queue *queue, struct job *job)
{
    struct job **at = &queue->first;

    if (job->kind == JOB_TEXT) {
        const struct job *earlier = job->from > 0 ? queue_find(queue, job->name) : NULL;

        if (earlier)
            join(earlier, job);
        queue_drop(queue, job->name);
    }
    while (*at)
        at = &(*at)->next;
    job->next = NULL;
    *at = job;
}

void queue_append(struct queue *queue, struct queue *later)
{
    CARRE_ASSERT(queue != later);
    while (later->first) {
        struct job *job = later->first;

        later->first = job->next;
        queue_add(queue, job);
    }
}

void queue_clear(struct queue *queue)
{
    while (queue->first) {
        struct job *job = queue->first;

        queue->first = job->next;
        queue_free_job(job);
    }
}

struct played queue_copy_match(const struct played *match, bool with_text)
{
    struct played copy = *match;

    copy.game = mem_copy_text(match->game);
    copy.result = mem_copy_text(match->result);
    copy.seats = mem_copy_text(match->seats);
    copy.text = with_text ? mem_copy_text(match->text) : NULL;
    return copy;
}

void queue_free_match(struct played *match)
{
    mem_free((void *)(size_t)match->game);
    mem_free((void *)(size_t)match->result);
    mem_free((void *)(size_t)match->seats);
    mem_free((void *)(size_t)match->text);
    match->game = match->result = match->seats = match->text = NULL;
}
