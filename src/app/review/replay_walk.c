/* replay_walk.c - copies of a stage on the way, and the way from one of them on. */
#include "replay_walk.h"

#include "check.h"
#include "mem.h"
#include "sit.h"

/* What the seat in front could do there: a replay shows the choice that was to be made. */
static void may(const struct walk *w, struct stage *st)
{
    const bool over = w->last && match_heard_at(w->match, w->at) >= w->last;
    stage_may(st, w->eyes == SEAT_ONLOOKER || over ? 0 : SEAT_ALL);
    st->covered = w->eyes == SEAT_ONLOOKER;
}

/* What happened from one event to another. */
static void hear(const struct walk *w, struct stage *st, int from, int end)
{
    const int to = w->last && end > w->last ? w->last : end;
    if (w->first && from <= w->first && w->first < to) {
        from = sit_hear(st, w->match, from, w->first);
        stage_lay(st);
        stage_forget_lines(st);
    }
    sit_hear(st, w->match, from, to);
    if (w->last && from < w->last && end >= w->last) /* nobody is asked any more */
        stage_hear(st, &(struct event){.kind = EVENT_WAIT, .who = SEAT_NONE});
}

static struct stage *begin(const struct walk *w)
{
    struct stage *st = sit_open(w->match, w->eyes, w->front, w->audio);
    w->dress(w->of, st);
    hear(w, st, 0, match_heard_at(w->match, 0));
    stage_lay(st);
    return st;
}

/* All copies up to that place. */
static void keep_up_to(struct walk *w, int at)
{
    CARRE_ASSERT(at >= 0 && at <= match_actions(w->match));
    const int wanted = at / WALK_STRIDE + 1;
    if (wanted > w->nkept)
        w->kept = mem_realloc(w->kept, (size_t)wanted * sizeof *w->kept);
    for (; w->nkept < wanted; w->nkept++) {
        struct stage *st = w->nkept ? stage_copy(w->kept[w->nkept - 1]) : begin(w);
        if (w->nkept)
            hear(w, st, match_heard_at(w->match, (w->nkept - 1) * WALK_STRIDE),
                 match_heard_at(w->match, w->nkept * WALK_STRIDE));
        stage_lay(st);
        w->kept[w->nkept] = st;
    }
}

void walk_to(struct walk *w, int at)
{
    CARRE_ASSERT(at >= 0);
    keep_up_to(w, at);
    stage_free(w->stage);
    w->stage = stage_copy(w->kept[at / WALK_STRIDE]);
    w->dress(w->of, w->stage);
    hear(w, w->stage, match_heard_at(w->match, at / WALK_STRIDE * WALK_STRIDE),
         match_heard_at(w->match, at));
    stage_lay(w->stage);
    w->at = at;
    may(w, w->stage);
}

bool walk_on(struct walk *w)
{
    CARRE_ASSERT(w->stage && w->at >= 0);
    if (w->at >= match_actions(w->match))
        return false;
    hear(w, w->stage, match_heard_at(w->match, w->at), match_heard_at(w->match, w->at + 1));
    w->at++;
    may(w, w->stage);
    return true;
}

static void forget(struct walk *w)
{
    for (int i = 0; i < w->nkept; i++)
        stage_free(w->kept[i]);
    mem_free(w->kept);
    w->kept = NULL;
    w->nkept = 0;
}

void walk_eyes(struct walk *w, seat eyes, seat front)
{
    CARRE_ASSERT(eyes >= SEAT_OPEN && eyes <= SEAT_ONLOOKER && front >= 0 &&
                 front <= SEAT_ONLOOKER);
    forget(w);
    w->eyes = eyes;
    w->front = front;
    walk_to(w, w->at);
}

void walk_free(struct walk *w)
{
    forget(w);
    stage_free(w->stage);
    w->stage = NULL;
}
