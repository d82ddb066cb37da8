/* review_chances.c - chips at a card table. */
#include "review_chances.h"

#include "holdem_names.h"
#include "mem.h"

#include <string.h>

static struct review_point *add(struct review *r, int at, int part, seat who)
{
    if (r->points == r->point_room) {
        r->point_room = r->point_room ? 2 * r->point_room : 64;
        r->point = mem_realloc(r->point, (size_t)r->point_room * sizeof *r->point);
    }
    struct review_point *p = &r->point[r->points++];
    *p = (struct review_point){.at = at, .part = part, .who = who};
    return p;
}

/* Parts of a sum, so that a player with all of it has all of REVIEW_WHOLE. */
static void share(struct review_point *p, const int32_t chips[SEATS])
{
    int64_t all = 0;
    for (int s = 0; s < SEATS; s++)
        all += chips[s];
    for (int s = 0; s < SEATS && all > 0; s++)
        p->chance[s] = (int32_t)((int64_t)chips[s] * REVIEW_WHOLE / all);
}

/* ---- poker: who has what part of the chips wins so often, among equals */

static void poker_point(struct review *r, const struct match *m, int at, int part, bool end)
{
    int32_t chips[SEATS] = {0};
    struct view v;
    match_view_at(m, SEAT_ONLOOKER, at, &v);
    for (int s = 0; s < v.board.nseats; s++)
        chips[s] = end ? v.board.num[HOLDEM_STACK + s] + v.board.num[HOLDEM_BET + s] : v.board.num[HOLDEM_START + s];
    share(add(r, at, part, SEAT_NONE), chips);
}

static void poker(struct review *r, const struct match *m, const struct marks *marks)
{
    int part = 0;
    for (int i = 0; i < marks->n; i++)
        if (marks->mark[i].large)
            poker_point(r, m, marks->mark[i].at, ++part, false);
    if (match_over(m))
        poker_point(r, m, match_actions(m), part, true);
}

void review_chances(struct review *r, const struct match *m, const struct marks *marks, seatmask people)
{
    (void)people;
    poker(r, m, marks);
}

bool review_goes_on(const struct review_point *from, const struct review_point *to) { return to->who == SEAT_NONE || to->part == from->part; }

int32_t review_chips(const struct view *v, const struct rating *r)
{
    (void)v;
    return r->unit == RATE_CHIPS ? r->cost : 0;
}
