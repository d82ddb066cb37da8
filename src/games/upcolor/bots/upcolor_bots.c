/* upcolor_bots.c - Upcolor's levels, weakest first.
 *
 *   greedy     the first card of its hand that may be played
 *   beginner   sheds colours first, of what it holds most, and keeps discard cards and imperials
 *              for when nothing else fits; slips now and then
 *   regular    the same, and seldom slips
 *   expert     the rules of thumb of upcolor_thumb.c; seldom slips
 *   shark      never slips, and departs from them where guessed worlds prove something better
 *
 * How far apart they are stands in src/games/upcolor/RULES.md: it is a game of luck, and who knew
 * all hands would win a third of the rounds against three of these. */
#include "upcolor_think.h"

#include "upcolor_explain.h"
#include "game_bots.h"

enum {
    TEMPER_WORLDS = 100,
    SHARK_WORLDS = 6000,
    BEGINNER_SLIPS = 6,
    SLIPS = 2 /* in a hundred choices */
};

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

/* A slip: any other open move. */
static int or_a_slip(const struct upcolor_moves *m, int move, int often, struct rng *rng)
{
    if (!often || !(m->legal & (m->legal - 1)) || rng_below(rng, 100) >= often)
        return move;
    do
        move = (move + 1) % MOVES;
    while (!upcolor_open(m, move));
    return move;
}

static int habit(const struct upcolor_moves *m, bool thumb)
{
    return thumb ? upcolor_thumb_move(&upcolor_thumb, m) : upcolor_greedy_move(m);
}

/* By habit, weighed in so many worlds if any, and with slips. */
static struct action play(const struct view *v, struct rng *rng, const struct temper *temper,
                          bool thumb, int worlds, int slips)
{
    struct upcolor_moves m;
    if (v->board.phase != UPCOLOR_PHASE_PLAY)
        return upcolor_agree(v);
    upcolor_moves(&v->board, v->me, &m);
    int move = habit(&m, thumb);
    if (worlds) {
        struct upcolor_thought t;
        worlds = worlds * temper->budget / 100;
        upcolor_think(v, rng, temper, worlds > 0 ? worlds : 1, move, &t);
        move = t.second < MOVES && temper->whim && rng_below(rng, 100) < temper->whim ? t.second
                                                                                      : t.best;
    }
    return upcolor_action(&m, v->me, or_a_slip(&m, move, slips, rng));
}

/* A temper has to be weighed against what moves are worth, so characters of the middle levels think
 * a little. */
static int for_temper(const struct temper *t)
{
    return t->patience || t->thrift || t->boldness || t->whim ? TEMPER_WORLDS : 0;
}

static struct action beginner(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(v, rng, temper, false, 0, BEGINNER_SLIPS + temper->whim / 4);
}
static struct action regular(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(v, rng, temper, false, for_temper(temper), SLIPS);
}
static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(v, rng, temper, true, for_temper(temper), SLIPS);
}
static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return play(v, rng, temper, true, SHARK_WORLDS, 0);
}

const struct bot upcolor_greedy_bot = {.id = "greedy", .title = N_("Greedy"), .choose = greedy};
const struct bot upcolor_beginner_bot = {
    .id = "beginner", .title = N_("Beginner"), .choose = beginner};
const struct bot upcolor_regular_bot = {.id = "regular", .title = N_("Regular"), .choose = regular};
const struct bot upcolor_expert_bot = {.id = "expert", .title = N_("Expert"), .choose = expert};
const struct bot upcolor_shark_bot = {.id = "shark", .title = N_("Shark"), .choose = shark};

static const struct bot *const bots[] = {
    &upcolor_greedy_bot, &upcolor_beginner_bot, &upcolor_regular_bot,
    &upcolor_expert_bot, &upcolor_shark_bot,    NULL,
};

const struct game_bots upcolor_bots = {
    .game = "upcolor",
    .bot = bots,
    .why = upcolor_why,
    .rate = &rate_upcolor,
};
