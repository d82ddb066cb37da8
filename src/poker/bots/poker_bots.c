/* poker_bots.c - the levels of hold'em, weakest first.
 *
 *   beginner   looks at its own cards, calls too much, seldom bets
 *   regular    hand strength against any hands, pot odds, the same whatever has been heard; waits
 *              when short
 *   expert     weighs bets in guessed worlds, hears a good half of what is bet where two were dealt
 *              in and nothing else, knows position and what a raise wants, bluffs a lone rival,
 *              solves turn and river against one that it hears, and pushes when very short
 *   shark      hears all that is bet, in more worlds, knows more sizes, and push-or-fold by the
 *              equilibrium; against one rival it solves each street after the flop
 *
 * How far apart they are stands in ../BOTS.md. */
#include "poker_bots.h"

#include "check.h"
#include "poker_explain.h"
#include "game_bots.h"
#include "made.h"
#include "poker_own.h"
#include "poker_preflop.h"
#include "poker_solve.h"

const struct poker_mind poker_beginner_mind = {.worlds = 24, .boards = 2};
const struct poker_mind poker_regular_mind = {
    .worlds = 256, .boards = 6, .narrow = 0, .nerve = 70, .later = 0};
const struct poker_mind poker_expert_mind = {.worlds = 160,
                                             .boards = 6,
                                             .two = 60,
                                             .nerve = 100,
                                             .defends = 70,
                                             .bluffs = 60,
                                             .later = 30,
                                             .pushes = true,
                                             .solves = HOLDEM_TURN};
const struct poker_mind poker_shark_mind = {.worlds = 640,
                                            .boards = 16,
                                            .narrow = 100,
                                            .nerve = 85,
                                            .defends = 90,
                                            .bluffs = 80,
                                            .later = 80,
                                            .pushes = true,
                                            .solves = HOLDEM_FLOP};

static bool in_hundred(struct rng *rng, int n) { return n > 0 && rng_below(rng, 100) < n; }

struct poker_mind poker_mind_for(const struct poker_mind *usual, const struct temper *temper)
{
    struct poker_mind m = *usual;
    m.worlds = m.worlds * temper->budget / 100;
    m.worlds = m.worlds < 16 ? 16 : m.worlds > POKER_WORLDS ? POKER_WORLDS : m.worlds;
    return m;
}

/* The pot as it will lie when what is owed has been called, and a raise by so many hundredths of
 * it. */
static int32_t sized(const struct poker_spot *s, int part)
{
    return s->to_match + (int32_t)((int64_t)(s->pot + s->owes) * part / 100);
}

/* Everything, where somebody raises for fun. */
static bool goes_wild(const struct poker_spot *s, const struct temper *temper, struct rng *rng)
{
    return s->can_raise && in_hundred(rng, temper->wild);
}

/* Nobody but a maniac puts a deep stack in on a single pair or less, after the flop. */
static struct action calm(const struct poker_spot *s, struct action a, const struct temper *temper)
{
    enum { DEEP = 45 };
    const bool all = (a.kind == HOLDEM_BET_TO || a.kind == HOLDEM_RAISE_TO) &&
                     (int64_t)(a.amount - s->bet) * 10 >= (int64_t)s->effective * 8;
    if (!all || temper->wild || s->effective < DEEP * s->big || cardset_count(s->board) < 3 ||
        made_of(s->hole, s->board, s->both).category >= RANK_TWO_PAIR)
        return a;
    return poker_call(s);
}

struct action poker_shows(const struct view *v, struct rng *rng, const struct temper *temper)
{
    const struct action hides = action_of(v->me, HOLDEM_MUCK_HAND, 0);
    struct action shows = {
        .who = v->me, .kind = HOLDEM_SHOW_HAND, .n = HOLDEM_HOLE_CARDS, .pick = {0, 1}};
    return in_hundred(rng, temper->bluff / 2) &&
                   rules_check(&v->rules, &v->board, &shows) == REASON_OK
               ? shows
               : hides;
}

struct action poker_beginner_thinks(const struct poker_thought *t, struct rng *rng,
                                    const struct temper *temper)
{
    const struct poker_spot *s = &t->spot;
    const int strength = t->strength + rng_below(rng, 160) - 80,
              price = s->owes ? (int)((int64_t)s->owes * 1000 / (s->pot + s->owes)) : 0;
    if (goes_wild(s, temper, rng))
        return poker_raise(s, s->most);
    if (s->street == HOLDEM_PREFLOP) {
        if (strength > 900 - temper->aggression && s->to_match < 8 * s->big)
            return poker_raise(s, s->to_match + 2 * s->big);
        return !s->owes || strength > (s->owes * 4 > s->stack ? 800
                                       : s->to_match > s->big ? 560
                                                              : 620) -
                                          temper->looseness * 3
                   ? poker_call(s)
                   : poker_fold(s);
    }
    if (strength > 860 - temper->aggression || in_hundred(rng, temper->bluff / 3 + 3))
        return calm(s, poker_raise(s, sized(s, 40)), temper);
    return !s->owes || strength > 330 + price / 2 - temper->looseness ? poker_call(s)
                                                                      : poker_fold(s);
}

struct action poker_beginner_plays(const struct view *v, struct rng *rng,
                                   const struct temper *temper)
{
    if (v->board.phase == HOLDEM_PHASE_SHOWING)
        return poker_shows(v, rng, temper);
    struct poker_thought t;
    poker_think(v, &poker_beginner_mind, rng, &t);
    return poker_beginner_thinks(&t, rng, temper);
}

/* The thousandths of hands that call for all or nearly all before the flop. The shallower two
 * players are, the more of them: who folds all but the best is robbed by any two cards. */
static int all_in_call(const struct poker_spot *s)
{
    enum { BEST = 110, DEEP = 3000 };
    const int depth = poker_depth(s);
    return BEST + (s->dealt == 2 && depth < DEEP ? (DEEP - depth) * 6 / 100 : 0);
}

struct action poker_regular_thinks(struct poker_thought *t, struct rng *rng,
                                   const struct temper *temper)
{
    const struct poker_spot *s = &t->spot;
    const int price = s->owes ? (int)((int64_t)s->owes * 1000 / (s->pot + s->owes)) : 0;
    if (goes_wild(s, temper, rng))
        return poker_raise(s, s->most);
    if (s->street == HOLDEM_PREFLOP && !s->quiet) {
        const int above = poker_before[poker_kind_of(s->hole)], depth = poker_depth(s),
                  opens = 300 + temper->aggression + temper->looseness / 2;
        if (depth <= 700)
            return above < 360 + temper->looseness ? poker_raise(s, s->can_raise ? s->most : 0)
                                                   : poker_fold(s);
        if (s->to_match <= s->big)
            return above < opens || in_hundred(rng, temper->bluff / 4) ? poker_raise(s, s->big * 3)
                                                                       : poker_fold(s);
        if (above < 60 + temper->aggression / 2 && s->to_match < 12 * s->big)
            return poker_raise(s, s->to_match * 3);
        return above < (s->owes * 3 > s->stack ? all_in_call(s) + temper->looseness
                                               : 280 + temper->looseness * 4)
                   ? poker_call(s)
                   : poker_fold(s);
    }
    poker_guess(t, t->most);
    const int wants = 600 - 40 * (s->nrivals - 1) - temper->aggression;
    if (t->share > wants + (s->owes ? 130 : 0) || (!s->owes && in_hundred(rng, temper->bluff / 2)))
        return calm(s, poker_raise(s, sized(s, 60 + temper->aggression / 4)), temper);
    /* the larger a pot has become, the less any hand will do */
    const int grown = 3 * s->pot / s->big;
    return t->share > price + 40 + (grown < 120 ? grown : 120) - temper->looseness ? poker_call(s)
                                                                                   : poker_fold(s);
}

struct action poker_regular_plays(const struct view *v, struct rng *rng,
                                  const struct temper *temper)
{
    if (v->board.phase == HOLDEM_PHASE_SHOWING)
        return poker_shows(v, rng, temper);
    struct poker_thought t;
    const struct poker_mind mind = poker_mind_for(&poker_regular_mind, temper);
    poker_listen(v, &mind, rng, &t);
    return poker_regular_thinks(&t, rng, temper);
}

static bool sees_a_hand(const struct poker_spot *s)
{
    bool open = false;
    for (int i = 0; i < s->nrivals; i++)
        open |= cardset_count(s->rival[i].known) == HOLDEM_HOLE_CARDS;
    return open;
}

/* A hand that nobody has seen, against hands that nobody has seen, with bets to come or to answer:
 * then ranges count. */
static bool by_ranges(const struct poker_spot *s)
{
    return !s->quiet && s->street > HOLDEM_PREFLOP && !sees_a_hand(s);
}

/* Is this hand among those that have to go on, so that betting any two cards is no gain? */
static bool stands(const struct poker_thought *t, const struct poker_mind *mind)
{
    return mind->defends && by_ranges(&t->spot) &&
           poker_own_better(t) < poker_own_defends(&t->spot) * mind->defends / 100;
}

static bool bluffs(const struct poker_thought *t, const struct poker_mind *mind, int part,
                   struct rng *rng)
{
    const struct poker_spot *s = &t->spot;
    const bool can = mind->bluffs && s->can_raise && s->nrivals == 1 && !s->rival[0].all_in &&
                     s->effective > s->pot / 2 && by_ranges(s);
    return can && in_hundred(rng, poker_own_bluffs(t, part) * mind->bluffs / 100);
}

/* Candidates of a bet, weighed in worlds. */
static struct action weighed(struct poker_thought *t, const struct poker_mind *mind,
                             const int *parts, int nparts, struct rng *rng,
                             const struct temper *temper)
{
    const struct poker_spot *s = &t->spot;
    struct poker_judged list[POKER_CANDIDATES];
    int n = 0;
    if (s->owes) {
        CARRE_ASSERT(n < POKER_CANDIDATES);
        list[n++].to = -1;
    }
    CARRE_ASSERT(n < POKER_CANDIDATES);
    list[n++].to = 0;
    for (int i = 0; i < nparts && s->can_raise; i++) {
        int32_t to = parts[i] ? sized(s, parts[i]) : s->most;
        to = to < s->least ? s->least : to > s->most ? s->most : to;
        if (s->most - s->bet <= s->pot / 2 || to * 10 > s->most * 8)
            to = s->most;
        bool known = false;
        for (int k = 0; k < n; k++)
            known |= list[k].to == to;
        if (to == s->most && s->effective > 3 * s->pot && t->strength < 985 && !temper->wild)
            known = true; /* a stack that is deep does not go in on one pair */
        if (!known) {
            CARRE_ASSERT(n < POKER_CANDIDATES);
            list[n++].to = to;
        }
    }
    poker_judge(t, mind, list, n);
    int at = 0;
    const int64_t step = s->pot * (int64_t)(temper->aggression) / 400;
    /* leanings: bets rather than checks, or the other way round */
    if (list[0].to <= 0 && n > 1) {
        for (int k = 1; k < n; k++)
            if (list[k].to > 0 &&
                poker_worth(&list[0]) - poker_worth(&list[k]) <=
                    (temper->aggression > 0 ? step : -1) &&
                at == 0)
                at = k;
    } else if (temper->aggression < 0 && n > 1)
        for (int k = 1; k < n; k++)
            if (list[k].to == 0 && poker_worth(&list[0]) - poker_worth(&list[k]) <= -step &&
                at == 0)
                at = k;
    if (list[at].to < 0 && temper->looseness > 0)
        for (int k = 1; k < n; k++)
            if (list[k].to == 0 &&
                -poker_worth(&list[k]) <= s->pot * (int64_t)temper->looseness / 1000)
                at = k;
    if (list[at].to < 0 && stands(t, mind))
        return poker_call(s);
    if (!s->owes && list[at].to == 0 && bluffs(t, mind, 75, rng))
        return poker_raise(s, sized(s, 75));
    if (!s->owes && list[at].to == 0 && in_hundred(rng, temper->bluff / 2))
        return poker_raise(s, sized(s, 60));
    return list[at].to < 0    ? poker_fold(s)
           : list[at].to == 0 ? poker_call(s)
                              : poker_raise(s, list[at].to);
}

/* Is all of somebody's in, or as good as? Then it is arithmetic, and no chart. */
static bool decides_all(const struct poker_spot *s)
{
    bool all = s->owes * 3 >= s->stack + s->owes;
    for (int i = 0; i < s->nrivals; i++)
        all |= s->rival[i].all_in && s->rival[i].raiser;
    return all && s->owes > 0 && s->to_match > s->big;
}

struct action poker_weighs(struct poker_thought *t, const struct poker_mind *mind, bool shark,
                           struct rng *rng, const struct temper *temper)
{
    static const int few[] = {60, 0}, many[] = {35, 60, 100, 0};
    if (by_ranges(&t->spot) && poker_solves(t, mind))
        return calm(&t->spot, poker_solved(t, mind, temper, rng), temper);
    return calm(&t->spot, weighed(t, mind, shark ? many : few, shark ? 4 : 2, rng, temper), temper);
}

struct action poker_thinks(struct poker_thought *t, const struct poker_mind *mind, bool shark,
                           struct rng *rng, const struct temper *temper)
{
    /* a deep stack that somebody puts in is called with few hands, whatever a bust is worth */
    enum { DEEP = 2500, FEW = 90 };
    const struct poker_spot *s = &t->spot;
    if (goes_wild(s, temper, rng))
        return poker_raise(s, s->most);
    /* Power Up may have a board by now, and where nobody bets any more hands are worth their
     * showdown: then charts say nothing. */
    const bool charts = s->street == HOLDEM_PREFLOP && !s->board && !s->quiet;
    if (charts && poker_answers(s) && !sees_a_hand(s))
        return poker_preflop(s, mind->pushes, temper, rng);
    if (s->street == HOLDEM_PREFLOP && !s->quiet &&
        poker_risk_depth(s) <= (shark ? POKER_SHORT : POKER_SHORT / 2))
        return poker_short(t, mind, temper);
    if (charts && !decides_all(s))
        return poker_preflop(s, mind->pushes, temper, rng);
    if (s->street == HOLDEM_PREFLOP && decides_all(s)) {
        struct poker_judged list[3] = {{.to = -1}, {.to = 0}, {.to = s->can_raise ? s->most : 0}};
        poker_judge(t, mind, list, s->can_raise ? 3 : 2);
        if (list[0].to > 0 && s->effective > 3 * s->pot && t->strength < 960)
            return poker_call(s);
        if (charts && !sees_a_hand(s) && list[0].to >= 0 && poker_depth(s) > DEEP &&
            poker_before[poker_kind_of(s->hole)] > FEW)
            return poker_fold(s);
        return list[0].to < 0 ? poker_fold(s)
               : list[0].to   ? poker_raise(s, s->most)
                              : poker_call(s);
    }
    return poker_weighs(t, mind, shark, rng, temper);
}

static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper)
{
    if (v->board.phase == HOLDEM_PHASE_SHOWING)
        return poker_shows(v, rng, temper);
    struct poker_thought t;
    const struct poker_mind mind = poker_mind_for(&poker_expert_mind, temper);
    poker_listen(v, &mind, rng, &t);
    return poker_thinks(&t, &mind, false, rng, temper);
}

static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper)
{
    if (v->board.phase == HOLDEM_PHASE_SHOWING)
        return poker_shows(v, rng, temper);
    struct poker_thought t;
    const struct poker_mind mind = poker_mind_for(&poker_shark_mind, temper);
    poker_listen(v, &mind, rng, &t);
    return poker_thinks(&t, &mind, true, rng, temper);
}

const struct bot holdem_beginner_bot = {
    .id = "beginner", .title = N_("Beginner"), .choose = poker_beginner_plays};
const struct bot holdem_regular_bot = {
    .id = "regular", .title = N_("Regular"), .choose = poker_regular_plays};
const struct bot holdem_expert_bot = {.id = "expert", .title = N_("Expert"), .choose = expert};
const struct bot holdem_shark_bot = {.id = "shark", .title = N_("Shark"), .choose = shark};

static const struct bot *const bots[] = {
    &holdem_beginner_bot, &holdem_regular_bot, &holdem_expert_bot, &holdem_shark_bot, NULL,
};

const struct game_bots holdem_bots = {
    .game = "holdem",
    .bot = bots,
    .why = holdem_why,
    .rate = &rate_holdem,
};
