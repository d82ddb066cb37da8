/* review_chances.c - the points of a review, which the game of the match reckons. */
#include "review_chances.h"

#include "check.h"
#include "game_folder.h"
#include "mem.h"

void review_eyes_open(struct review_eyes *e, const struct match *m, seat who)
{
    *e = (struct review_eyes){.m = m, .who = who};
    match_board_start(m, who, &e->board);
}

void review_eyes_at(struct review_eyes *e, int at, struct view *out)
{
    CARRE_ASSERT(at >= 0 && at <= match_actions(e->m));
    for (const int end = match_heard_at(e->m, at); e->event < end; e->event++) {
        const struct event said = match_heard(e->m, e->who, e->event);
        board_reduce(&e->board, match_rules(e->m)->game, &said);
    }
    *out = (struct view){.rules = *match_rules(e->m), .me = e->who, .board = e->board};
    rules_choices(&out->rules, &out->board, e->who, &out->choices);
}

struct review_point *review_point_add(struct review *r, int at, int part, seat who)
{
    CARRE_ASSERT(at >= 0 && part >= 0 && r->points <= r->point_room);
    if (r->points == r->point_room) {
        r->point_room = r->point_room ? 2 * r->point_room : 64;
        r->point = mem_realloc(r->point, (size_t)r->point_room * sizeof *r->point);
    }
    struct review_point *p = &r->point[r->points++];
    *p = (struct review_point){.at = at, .part = part, .who = who};
    return p;
}

void review_point_share(struct review_point *p, const int32_t chips[SEATS])
{
    int64_t all = 0;
    for (int s = 0; s < SEATS; s++)
        all += chips[s];
    for (int s = 0; s < SEATS && all > 0; s++)
        p->chance[s] = (int32_t)((int64_t)chips[s] * REVIEW_WHOLE / all);
}

void review_chances(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen)
{
    const struct review_sentences *game = game_folder(match_rules(m)->game->id)->review;
    struct review_eyes all;
    if (!game)
        return;
    review_eyes_open(&all, m, SEAT_ONLOOKER);
    game->chances(r, m, marks, seen, nseen, &all);
}

bool review_goes_on(const struct match *m, const struct review_point *from,
                    const struct review_point *to)
{
    const struct review_sentences *game = game_folder(match_rules(m)->game->id)->review;
    return !game || !game->within_parts || to->part == from->part;
}

int32_t review_chips(const struct view *v, const struct rating *r)
{
    const struct review_sentences *game = game_folder(v->rules.game->id)->review;
    return game && game->chips ? game->chips(v, r) : r->unit == RATE_CHIPS ? r->cost : 0;
}
