/* upcolor_bots.c - Upcolor's levels, weakest first.
 *
 *   greedy     the first card of its hand that may be played
 *   beginner   sheds colours first, of what it holds most, and keeps discard cards and imperials for when nothing else fits
 *   regular    rules of thumb
 *   expert     thinks every choice through in some guessed worlds
 *   shark      in a great many */
#include "upcolor_think.h"

enum { EXPERT_WORLDS = 60, SHARK_WORLDS = 1500 };

static struct action greedy(const struct view *v, struct rng *rng, const struct temper *temper)
{
    (void)rng;
    (void)temper;
    struct upcolor_moves m;
    if (v->board.phase != UPCOLOR_PHASE_PLAY)
        return upcolor_agree(v);
    upcolor_moves(&v->board, v->me, &m);
    int move = 0;
    while (!upcolor_open(&m, move))
        move++;
    return upcolor_action(&m, v->me, move);
}

/* Somebody with a whim plays anything else now and then. */
static int on_a_whim(const struct upcolor_moves *m, int move, int often, struct rng *rng)
{
    if (!(m->legal & (m->legal - 1)) || rng_below(rng, 100) >= often)
        return move;
    do
        move = (move + 1) % MOVES;
    while (!upcolor_open(m, move));
    return move;
}

static struct action by_rule(const struct view *v, struct rng *rng, const struct temper *temper, bool thumb)
{
    struct upcolor_moves m;
    if (v->board.phase != UPCOLOR_PHASE_PLAY)
        return upcolor_agree(v);
    upcolor_moves(&v->board, v->me, &m);
    const int move = thumb ? upcolor_thumb_move(&upcolor_thumb, &m) : upcolor_greedy_move(&m);
    return upcolor_action(&m, v->me, on_a_whim(&m, move, temper->whim / 4, rng));
}

static struct action beginner(const struct view *v, struct rng *rng, const struct temper *temper) { return by_rule(v, rng, temper, false); }
static struct action regular(const struct view *v, struct rng *rng, const struct temper *temper) { return by_rule(v, rng, temper, true); }

static struct action think(const struct view *v, struct rng *rng, const struct temper *temper, int worlds)
{
    struct upcolor_moves m;
    struct upcolor_thought t;
    if (v->board.phase != UPCOLOR_PHASE_PLAY)
        return upcolor_agree(v);
    worlds = worlds * temper->budget / 100;
    upcolor_think(v, rng, temper, worlds > 0 ? worlds : 1, &t);
    upcolor_moves(&v->board, v->me, &m);
    const bool whim = t.second < MOVES && temper->whim && rng_below(rng, 100) < temper->whim;
    return upcolor_action(&m, v->me, whim ? t.second : t.best);
}

static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper) { return think(v, rng, temper, EXPERT_WORLDS); }
static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper) { return think(v, rng, temper, SHARK_WORLDS); }

#define N_(text) text
const struct bot upcolor_greedy_bot = {.id = "greedy", .game = "upcolor", .title = N_("Greedy"), .choose = greedy};
const struct bot upcolor_beginner_bot = {.id = "beginner", .game = "upcolor", .title = N_("Beginner"), .choose = beginner};
const struct bot upcolor_regular_bot = {.id = "regular", .game = "upcolor", .title = N_("Regular"), .choose = regular};
const struct bot upcolor_expert_bot = {.id = "expert", .game = "upcolor", .title = N_("Expert"), .choose = expert};
const struct bot upcolor_shark_bot = {.id = "shark", .game = "upcolor", .title = N_("Shark"), .choose = shark};
