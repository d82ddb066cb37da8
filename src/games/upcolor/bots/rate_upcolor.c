/* rate_upcolor.c - Upcolor: the chance to win the round, as the shark plays it out. */
#include "upcolor_explain.h"

#include "upcolor_think.h"

/* A handful of so few worlds is never cut short, so that both moves are judged in all of them. */
enum {
    HANDFUL = 31,
    HANDFULS = 40,
    ROUND = 1000 /* upcolor_think.h */,
    LEAST = 150 /* of RATE_WHOLE */
};

static bool knows(const struct view *v, const struct action *a)
{
    struct upcolor_moves m;
    if (v->board.phase != UPCOLOR_PHASE_PLAY ||
        (a->kind != UPCOLOR_PLAY && a->kind != UPCOLOR_PASS))
        return false;
    upcolor_moves(&v->board, v->me, &m);
    return m.legal & (m.legal - 1);
}

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    return upcolor_move_of(&v->board, a) == upcolor_move_of(&v->board, b);
}

static void weigh(const struct view *v, const struct action *better, const struct action *played,
                  int care, struct rng *rng, struct rate_tally *t)
{
    const int first = upcolor_move_of(&v->board, better),
              second = upcolor_move_of(&v->board, played);
    for (int i = 0; i < HANDFULS * care; i++) {
        struct upcolor_thought thought;
        upcolor_think(v, rng, &temper_even, HANDFUL, first, &thought);
        rate_note(t, (int64_t)thought.worth[first] * RATE_WHOLE / ROUND,
                  (int64_t)thought.worth[second] * RATE_WHOLE / ROUND);
    }
}

static int32_t least(const struct view *v)
{
    (void)v;
    return LEAST;
}

const struct rate_game rate_upcolor = {
    .unit = RATE_ROUND, .knows = knows, .same = same, .weigh = weigh, .least = least};
