/* coming.c - a queue. */
#include "coming.h"

#include "check.h"
#include "mem.h"

void coming_free(struct coming_queue *q) { mem_free(q->of); }

void coming_add(struct coming_queue *q, const struct coming *c)
{
    if (coming_none(q))
        q->head = q->n = 0;
    if (q->n == q->room) {
        q->room = q->room ? q->room * 2 : 128;
        q->of = mem_realloc(q->of, (size_t)q->room * sizeof *q->of);
    }
    q->of[q->n++] = *c;
}

const struct coming *coming_next(const struct coming_queue *q)
{
    return coming_none(q) ? NULL : &q->of[q->head];
}

struct coming coming_take(struct coming_queue *q)
{
    CARRE_ASSERT(!coming_none(q));
    return q->of[q->head++];
}
