/* draw_bots.c - who plays three-card draw beside people: one bot, a sentence for each thing that it
 * does, and what an action costs, by playing on in guessed worlds. */
#include "draw_names.h"
#include "game_bots.h"
#include "rate_inside.h"
#include "sampler.h"

/* Keeps a pair or better, two of a suit, or else the highest card. */
static struct action exchange(const struct board *b, seat who)
{
    struct action a = action_of(who, DRAW_EXCHANGE, 0);
    card hand[DRAW_CARDS];
    bool keeps[DRAW_CARDS] = {false};
    for (int i = 0; i < DRAW_CARDS; i++)
        hand[i] = board_face(b, DRAW_HAND + who, i);
    if (draw_kind(draw_worth(hand)) >= 2)
        return a;
    int best = 0;
    for (int i = 0; i < DRAW_CARDS; i++) {
        best = card_rank(hand[i]) > card_rank(hand[best]) ? i : best;
        for (int k = 0; k < DRAW_CARDS; k++)
            keeps[i] |= k != i && card_rank(hand[k]) == card_rank(hand[i]);
    }
    keeps[best] |= !keeps[0] && !keeps[1] && !keeps[2];
    for (int i = 0; i < DRAW_CARDS; i++)
        if (!keeps[i])
            a.pick[a.n++] = (uint8_t)i;
    return a;
}

static struct action plays(const struct board *b, seat who)
{
    card hand[DRAW_CARDS];
    if (b->phase == DRAW_DRAWING)
        return exchange(b, who);
    for (int i = 0; i < DRAW_CARDS; i++)
        hand[i] = board_face(b, DRAW_HAND + who, i);
    const bool good = draw_worth(hand) >= (1 << 12); /* a pair */
    const bool facing = b->num[DRAW_BETTOR] != 0;
    if (facing)
        return action_of(who, good ? DRAW_CALL : DRAW_FOLD, 0);
    return action_of(who, good ? DRAW_BET : DRAW_CHECK, 0);
}

static struct action choose(const struct view *v, struct rng *rng, const struct temper *temper)
{
    (void)rng, (void)temper;
    return plays(&v->board, v->me);
}

static const char *why(const struct view *v, const struct action *a)
{
    (void)v;
    switch (a->kind) {
    case DRAW_EXCHANGE:
        return a->n ? N_("The cards kept are the best start.") : N_("This hand is good as it is.");
    case DRAW_BET: return N_("A pair wins more often than not.");
    case DRAW_CALL: return N_("This hand is good enough for the price.");
    case DRAW_FOLD: return N_("Without a pair this hand seldom wins.");
    }
    return "";
}

/* ---- what an action costs: hundredths of a chip at the end of the hand, in the same guessed
 * worlds */

enum { WORLDS = 60, LEAST = 20 };

struct both {
    const struct action *one, *other;
};

static int candidates(const struct sampler *s, const struct view *v, struct rng *rng,
                      struct action *out, int room)
{
    const struct both *both = s->context;
    (void)v, (void)rng, (void)room;
    out[0] = *both->one;
    out[1] = *both->other;
    return 2;
}

static struct action policy(const struct sampler *s, const struct rules *r,
                            const struct board *world, seat who, struct rng *rng)
{
    (void)s, (void)r, (void)rng;
    return plays(world, who);
}

static bool hand_over(const struct event *e, const struct board *before)
{
    (void)before;
    return e->kind == EVENT_GATHER;
}

static int32_t stack(const struct sampler *s, const struct rules *r, const struct board *start,
                     const struct board *end, seat who)
{
    (void)s, (void)r, (void)start;
    return 100 * end->num[DRAW_STACK + who];
}

static bool same(const struct view *v, const struct action *a, const struct action *b)
{
    uint64_t one = 0, other = 0;
    (void)v;
    for (int i = 0; i < a->n; i++)
        one |= 1U << a->pick[i];
    for (int i = 0; i < b->n; i++)
        other |= 1U << b->pick[i];
    return a->kind == b->kind && one == other;
}

static bool knows(const struct view *v, const struct action *a)
{
    (void)v, (void)a;
    return true;
}

static void weigh(const struct view *v, const struct action *better, const struct action *played,
                  int care, struct rng *rng, struct rate_tally *t)
{
    const struct both both = {better, played};
    const struct sampler s = {.context = &both,
                              .candidates = candidates,
                              .policy = policy,
                              .ends = hand_over,
                              .value = stack};
    for (int w = 0; w < WORLDS * care; w++) {
        struct judged j[CANDIDATES];
        sampler_judge(&s, v, rng, 1, j);
        const int first = same(v, &j[0].action, better) ? 0 : 1;
        rate_note(t, j[first].sum, j[1 - first].sum);
    }
}

static int32_t least(const struct view *v)
{
    (void)v;
    return LEAST;
}

static const struct rate_game rate = {
    .unit = RATE_CHIPS,
    .knows = knows,
    .same = same,
    .weigh = weigh,
    .least = least,
};
static const struct bot steady = {.id = "steady", .title = N_("Steady"), .choose = choose};
static const struct bot *const bots[] = {&steady, NULL};

const struct game_bots draw_bots = {.game = "draw", .bot = bots, .why = why, .rate = &rate};
