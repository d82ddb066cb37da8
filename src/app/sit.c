/* A stage at a match. The only place where what a seat heard goes from the one to the other. */
#include "sit.h"

#include "check.h"
#include "narrate.h"
#include "skins.h"

struct stage *sit_open(const struct match *m, seat eyes, seat front, struct audio *audio)
{
    CARRE_ASSERT(eyes >= SEAT_OPEN && eyes <= SEAT_ONLOOKER && front >= 0 &&
                 front <= SEAT_ONLOOKER);
    struct board start;
    match_board_start(m, eyes, &start);
    return sit_at(m, &start, front, audio);
}

struct stage *sit_at(const struct match *m, const struct board *from, seat front,
                     struct audio *audio)
{
    const struct rules *r = match_rules(m);
    return stage_new(skins_find(r->game->id), r, front, from, audio);
}

struct stage *sit_unseen(const struct match *m, seat eyes, seat front)
{
    CARRE_ASSERT(eyes >= SEAT_OPEN && eyes <= SEAT_ONLOOKER);
    struct board start;
    match_board_start(m, eyes, &start);
    return narrate_open(match_rules(m), front, &start);
}

int sit_hear(struct stage *st, const struct match *m, int from, int to)
{
    CARRE_ASSERT(from >= 0 && to <= match_heard_count(m));
    for (; from < to; from++) {
        const struct event e = match_heard(m, stage_eyes(st), from);
        stage_hear(st, &e);
    }
    return from;
}

int sit_follow(struct stage *st, const struct match *m, int from)
{
    CARRE_ASSERT(from >= 0 && from <= match_heard_count(m));
    from = sit_hear(st, m, from, match_heard_count(m));
    stage_may(st, SEAT_ALL);
    return from;
}
