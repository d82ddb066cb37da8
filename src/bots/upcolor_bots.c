/* upcolor_bots.c - Upcolor's levels, weakest first. */
#include "sampler.h"
#include "upcolor_know.h"

static struct action thumb_policy(const struct sampler *s, const struct rules *r, const struct board *world, seat who, struct rng *rng)
{
    (void)r;
    (void)rng;
    struct upcolor_moves m;
    upcolor_moves(world, who, &m);
    return upcolor_action(&m, who, upcolor_thumb_move(s->context, &m, world, who));
}

static void guess(const struct sampler *s, const struct view *v, struct rng *rng, struct board *out)
{
    (void)s;
    upcolor_guess(&v->rules, &v->board, rng, out);
}

static int candidates(const struct sampler *s, const struct view *v, struct rng *rng, struct action *out, int room)
{
    (void)s;
    (void)rng;
    struct upcolor_moves m;
    int n = 0;
    upcolor_moves(&v->board, v->me, &m);
    for (int move = 0; move < MOVES && n < room; move++)
        if (upcolor_open(&m, move))
            out[n++] = upcolor_action(&m, v->me, move);
    return n;
}

/* A round is over when the next is announced, or the game. */
static bool ends(const struct event *e, const struct board *before)
{
    (void)before;
    return e->kind == EVENT_NOTE && (e->why == UPCOLOR_WHY_ROUND || e->why == UPCOLOR_WHY_GAME_OVER || e->why == UPCOLOR_WHY_AGAIN);
}

static int32_t value(const struct sampler *s, const struct rules *r, const struct board *start, const struct board *end, seat who)
{
    (void)s;
    (void)r;
    return 1000 * (end->num[UPCOLOR_ROUNDS_WON + who] - start->num[UPCOLOR_ROUNDS_WON + who]);
}

static struct action think(const struct view *v, struct rng *rng, const struct temper *temper, int worlds)
{
    const struct sampler s = {.context = &upcolor_thumb, .candidates = candidates, .guess = guess, .policy = thumb_policy, .ends = ends, .value = value};
    struct judged judged[CANDIDATES];
    if (v->board.phase != UPCOLOR_PHASE_PLAY)
        return upcolor_agree(v);
    worlds = worlds * temper->budget / 100;
    sampler_judge(&s, v, rng, worlds > 0 ? worlds : 1, judged);
    return judged[0].action;
}

static struct action greedy(const struct view *v, struct rng *rng, const struct temper *temper)
{
    (void)rng;
    (void)temper;
    struct upcolor_moves m;
    if (v->board.phase != UPCOLOR_PHASE_PLAY)
        return upcolor_agree(v);
    upcolor_moves(&v->board, v->me, &m);
    return upcolor_action(&m, v->me, upcolor_greedy_move(&m));
}

static struct action regular(const struct view *v, struct rng *rng, const struct temper *temper) { return think(v, rng, temper, 8); }
static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper) { return think(v, rng, temper, 40); }
static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper) { return think(v, rng, temper, 200); }

#define N_(text) text
const struct bot upcolor_greedy_bot = {.id = "greedy", .game = "upcolor", .title = N_("Greedy"), .choose = greedy};
const struct bot upcolor_regular_bot = {.id = "regular", .game = "upcolor", .title = N_("Regular"), .choose = regular};
const struct bot upcolor_expert_bot = {.id = "expert", .game = "upcolor", .title = N_("Expert"), .choose = expert};
const struct bot upcolor_shark_bot = {.id = "shark", .game = "upcolor", .title = N_("Shark"), .choose = shark};
