/* rate_poker.c - bets in chips, as the shark weighs them: what a way to go on brings against
 * folding at once. */
#include "poker_explain.h"
#include "rate_poker.h"

#include "poker_bots.h"

enum { WORLDS = 1024, BOARDS = 16 };

static bool knows(const struct view *v, const struct action *a)
{
    return v->board.phase == HOLDEM_PHASE_PLAY && rate_poker_bets(a);
}

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    (void)v;
    return rate_poker_to(a) == rate_poker_to(b);
}

int32_t rate_poker_least(const struct view *v)
{
    return v->board.num[HOLDEM_BIG] / 2 > 1 ? v->board.num[HOLDEM_BIG] / 2 : 1;
}

void rate_poker_note(const struct poker_thought *t, const struct poker_mind *mind,
                     const struct action *better, const struct action *played,
                     struct rate_tally *tally)
{
    int32_t first[POKER_WORLDS], second[POKER_WORLDS];
    poker_each(t, mind, rate_poker_to(better), first);
    poker_each(t, mind, rate_poker_to(played), second);
    for (int w = 0; w < t->worlds.n; w++)
        rate_note(tally, first[w], second[w]);
}

int64_t rate_poker_mean(const struct poker_thought *t, const struct poker_mind *mind,
                        const struct action *a)
{
    int32_t worth[POKER_WORLDS];
    int64_t sum = 0;
    poker_each(t, mind, rate_poker_to(a), worth);
    for (int w = 0; w < t->worlds.n; w++)
        sum += worth[w];
    return t->worlds.n ? sum / t->worlds.n : 0;
}

void rate_poker_weigh(const struct view *v, const struct action *better,
                      const struct action *played, int care, struct rng *rng, struct rate_tally *t)
{
    struct poker_mind mind = poker_shark_mind;
    struct poker_thought thought;
    mind.worlds = WORLDS;
    mind.boards = BOARDS;
    for (int i = 0; i < care; i++) {
        poker_think(v, &mind, rng, &thought);
        rate_poker_note(&thought, &mind, better, played, t);
    }
}

const struct rate_game rate_holdem = {.unit = RATE_CHIPS,
                                      .knows = knows,
                                      .same = same,
                                      .weigh = rate_poker_weigh,
                                      .least = rate_poker_least};
