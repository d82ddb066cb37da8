/* rate_poker.c - bets in chips, as the shark weighs them: what a way to go on brings against folding at once. */
#include "rate_inside.h"

#include "poker_bots.h"

enum { WORLDS = 512, BOARDS = 8 };

int rate_poker_to(const struct action *a)
{
    return a->kind == HOLDEM_FOLD ? -1 : a->kind == HOLDEM_CHECK || a->kind == HOLDEM_CALL ? 0 : a->amount;
}

bool rate_poker_bets(const struct action *a) { return a->kind <= HOLDEM_RAISE_TO; }

static bool knows(const struct view *v, const struct action *a) { return v->board.phase == HOLDEM_PHASE_PLAY && rate_poker_bets(a); }

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    (void)v;
    return rate_poker_to(a) == rate_poker_to(b);
}

/* Half a big blind. */
static int32_t least(const struct view *v) { return v->board.num[HOLDEM_BIG] / 2 > 1 ? v->board.num[HOLDEM_BIG] / 2 : 1; }

static void weigh(const struct view *v, const struct action *better, const struct action *played, int care, struct rng *rng, struct rate_tally *t)
{
    struct poker_mind mind = poker_shark_mind;
    struct poker_thought thought;
    mind.worlds = WORLDS;
    mind.boards = BOARDS;
    for (int i = 0; i < care; i++) {
        int32_t first[POKER_WORLDS], second[POKER_WORLDS];
        poker_think(v, &mind, rng, &thought);
        poker_each(&thought, &mind, rate_poker_to(better), first);
        poker_each(&thought, &mind, rate_poker_to(played), second);
        for (int w = 0; w < thought.worlds.n; w++)
            rate_note(t, first[w], second[w]);
    }
}

const struct rate_game rate_holdem = {.game = "holdem", .unit = RATE_CHIPS, .knows = knows, .same = same, .weigh = weigh, .least = least};
