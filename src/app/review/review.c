/* review.c - every decision looked at once, the costliest once more with care. */
#include "review.h"

#include "check.h"
#include "mem.h"
#include "replay_marks.h"
#include "review_chances.h"

#include <stdlib.h>
#include <string.h>

enum {
    AGAIN = 8 /* of a person: so many of the costliest are looked at once more… */,
    AGAIN_TIMES = 8 /* …which takes so many times as long */
};

/* Decisions of one person, the costliest first. */
struct costly {
    int n;
    struct review_decision list[AGAIN];
};

static int32_t weight(const struct review_decision *d)
{
    return d->chips ? d->chips : d->rating.cost;
}

static void enter(struct costly *c, const struct review_decision *d)
{
    int at = c->n;
    if (!d->rating.cost || (c->n == AGAIN && weight(&c->list[AGAIN - 1]) >= weight(d)))
        return;
    if (c->n == AGAIN)
        at--;
    else
        c->n++;
    for (; at > 0 && weight(&c->list[at - 1]) < weight(d); at--)
        c->list[at] = c->list[at - 1];
    c->list[at] = *d;
}

static bool told_to_stop(const struct review_run *run) { return run && atomic_load(&run->stop); }

static void went_on(struct review_run *run, int by)
{
    if (run)
        atomic_fetch_add(&run->done, by);
}

static int part_of(const struct marks *marks, int at)
{
    CARRE_ASSERT(at >= 0);
    int part = 0;
    for (int i = 0; i < marks->n && marks->mark[i].at <= at; i++)
        part += marks->mark[i].large;
    return part ? part : 1;
}

/* ---- decisions ---- */

/* What was seen on the way, for the chances. */
struct seen {
    int n;
    struct review_seen *list;
};

static void look(struct review_eyes *eyes, const struct marks *marks, int at,
                 struct review_person *p, struct costly *c, struct seen *seen)
{
    struct view v;
    struct review_decision d = {
        .at = at, .part = part_of(marks, at), .played = match_action(eyes->m, at, NULL)};
    review_eyes_at(eyes, at, &v);
    if (!rate_action(&v, &d.played, &d.rating))
        return;
    d.chips = review_chips(&v, &d.rating);
    p->rated++;
    enter(c, &d);
    CARRE_ASSERT(seen->n <= at);
    seen->list[seen->n++] =
        (struct review_seen){.at = at, .who = d.played.who, .worth = d.rating.worth};
}

static void look_again(const struct match *m, const struct costly *first, struct review_person *p,
                       struct review_run *run)
{
    struct costly sure = {.n = 0};
    int i = 0;
    for (; i < first->n && !told_to_stop(run); i++) {
        struct review_decision d = first->list[i];
        struct view v;
        if (sure.n >= REVIEW_WORST && weight(&d) * 2 < weight(&sure.list[REVIEW_WORST - 1]))
            break; /* it seemed so much less that it can't be among them */
        match_view_at(m, d.played.who, d.at, &v);
        rate_again(&v, &d.played, &d.rating);
        d.chips = review_chips(&v, &d.rating);
        enter(&sure, &d);
        went_on(run, AGAIN_TIMES);
    }
    went_on(run, (AGAIN - i) * AGAIN_TIMES);
    p->n = sure.n < REVIEW_WORST ? sure.n : REVIEW_WORST;
    memcpy(p->worst, sure.list, (size_t)p->n * sizeof *p->worst);
}

static void decisions(struct review *r, const struct match *m, const struct marks *marks,
                      struct seen *seen, struct review_run *run)
{
    struct costly first[SEATS] = {{.n = 0}};
    struct review_eyes *eyes = mem_alloc(SEATS * sizeof *eyes);
    for (int i = 0; i < r->people; i++)
        review_eyes_open(&eyes[i], m, r->person[i].who);
    for (int at = 0; at < match_actions(m) && !told_to_stop(run); at++) {
        const struct action a = match_action(m, at, NULL);
        for (int i = 0; i < r->people; i++)
            if (r->person[i].who == a.who)
                look(&eyes[i], marks, at, &r->person[i], &first[i], seen);
        went_on(run, 1);
    }
    for (int i = 0; i < r->people; i++)
        look_again(m, &first[i], &r->person[i], run);
    mem_free(eyes);
}

/* ---- where it turned ---- */

/* The largest swing of these seats; of equal ones the latest. */
static struct review_turn largest(const struct review *r, const struct match *m, seatmask whose)
{
    struct review_turn turn = {.there = false};
    for (int i = 1; i < r->points; i++)
        for (int s = 0; s < SEATS; s++) {
            const int32_t swing = r->point[i].chance[s] - r->point[i - 1].chance[s];
            if (seat_in(s, whose) && swing && abs(swing) >= abs(turn.swing) &&
                review_goes_on(m, &r->point[i - 1], &r->point[i]))
                turn = (struct review_turn){
                    .there = true, .from = i - 1, .to = i, .who = (seat)s, .swing = swing};
        }
    return turn;
}

/* The people's, unless the player who won had one twice as large. */
static void find_turn(struct review *r, const struct match *m, seatmask people)
{
    int32_t score[SEATS];
    seat winner = 0;
    match_score(m, score);
    for (int s = 1; s < match_rules(m)->nseats; s++)
        winner = score[s] > score[winner] ? (seat)s : winner;
    const struct review_turn own = largest(r, m, people),
                             other =
                                 largest(r, m, match_over(m) ? seat_bit(winner) : match_seated(m));
    r->turn = other.there && abs(other.swing) >= 2 * abs(own.swing) ? other : own;
}

struct review *review_make(const struct match *m, seatmask people, struct review_run *run)
{
    struct review *r = mem_alloc(sizeof *r);
    struct seen seen = {.list = mem_alloc(((size_t)match_actions(m) + 1) * sizeof *seen.list)};
    struct marks marks;
    marks_find(&marks, m);
    for (int s = 0; s < match_rules(m)->nseats; s++)
        if (seat_in(s, people))
            r->person[r->people++].who = (seat)s;
    if (run)
        atomic_store(&run->all, match_actions(m) + r->people * AGAIN * AGAIN_TIMES);
    decisions(r, m, &marks, &seen, run);
    review_chances(r, m, &marks, seen.list, seen.n);
    mem_free(seen.list);
    marks_free(&marks);
    find_turn(r, m, people);
    if (told_to_stop(run)) {
        review_free(r);
        return NULL;
    }
    return r;
}

void review_free(struct review *r)
{
    if (!r)
        return;
    mem_free(r->point);
    mem_free(r);
}
