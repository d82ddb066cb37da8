/* power_up_plan.c - what a power is worth now against its energy, and which are played. */
#include "power_up_plan.h"

#include "check.h"
#include "poker_preflop.h"
#include "poker_trial.h"

static int gain_of(struct weighing *g, int power)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    enum { MUCH = 14, PLENTY = 75 };
    const struct poker_thought *t = g->tr->t;
    if (!g->mind->knows && power_up_notions[power].plainly)
        return t->spot.pot >= MUCH * t->spot.big && power_up_notions[power].plainly(t) ? PLENTY : 0;
    return power_up_notions[power].gain ? power_up_notions[power].gain(g) : 0;
}

/* What so much energy is worth, in chips. Clone's is never dear: its copy stays worth having. */
static int32_t price_of(const struct view *v, const struct poker_thought *t,
                        const struct power_up_mind *mind, const struct temper *temper, int power)
{
    enum { COPY = 12 };
    const int usual = power == POWER_CLONE && mind->price > COPY ? COPY : mind->price,
              energy = power_cost(&v->rules, power);
    const struct board *b = &v->board;
    const int have = b->num[POWER_UP_ENERGY + v->me], most = v->rules.option[POWER_UP_ENERGY_MOST],
              gain = v->rules.option[POWER_UP_ENERGY_GAIN];
    int each = usual *
               (have + gain > most    ? 30
                : have > most * 2 / 3 ? 70
                : have > most / 3     ? 100
                                      : 150) /
               100;
    if (board_count(b, POWER_UP_HELD + v->me) >= v->rules.option[POWER_UP_MOST])
        each = each * 3 / 4; /* a full hand gets no new power */
    if (t->spot.owes >= t->spot.stack || t->spot.effective <= t->spot.pot / 2)
        each /= 2; /* there may be no next hand */
    each = each * (100 - temper->spending * 6 / 10) / 100;
    return (int32_t)((int64_t)t->spot.big * each * energy / 100);
}

/* Chips that a part of the pot is a part of: what lies there, and what is likely to come. */
static int64_t at_stake(const struct poker_thought *t)
{
    const struct poker_spot *s = &t->spot;
    int64_t more = s->pot / 2;
    if (poker_depth(s) <= POKER_SHORT || s->owes * 2 >= s->stack)
        more = s->effective * (s->owes >= s->stack ? 0 : 1);
    more = more < s->effective ? more : s->effective;
    return (int64_t)s->pot + s->owes + more;
}

/* Is this the last turn of the hand, everything in or nearly? Else there is a flop to wait for. */
static bool is_last_chance(const struct weighing *g)
{
    const struct poker_spot *s = &g->tr->t->spot;
    return (g->plan->kind == HOLDEM_RAISE_TO && g->plan->amount >= s->most) ||
           (g->plan->kind == HOLDEM_CALL && (int64_t)s->owes * 10 >= (int64_t)s->effective * 8);
}

/* What is left of a gain in chips: before the flop most of it is lost on the way, and who acts
 * behind may change what it is for. */
static int64_t kept(const struct weighing *g, int64_t chips)
{
    enum { WHOLE = 100, BEHIND = 50, LAST = 2 };
    const struct poker_spot *s = &g->tr->t->spot;
    const bool last = is_last_chance(g);
    if (chips <= 0)
        return chips;
    const int part = s->street == HOLDEM_PREFLOP ? g->mind->early * (last ? LAST : 1)
                     : s->behind && !last        ? BEHIND
                                                 : WHOLE;
    return chips * part / WHOLE;
}

static void value(const struct weighing *g, struct power_play *p)
{
    enum { STAYS = 450 };
    const struct poker_thought *t = g->tr->t;
    const struct poker_spot *s = &t->spot;
    const bool all = g->plan->kind == HOLDEM_RAISE_TO && g->plan->amount >= s->most;
    const int64_t stake = at_stake(t),
                  call = (int64_t)t->share * (s->pot + s->owes) / POKER_BEST - s->owes,
                  plain = call > 0 ? call : 0;
    int64_t with = call + p->gain * stake / POKER_BEST;
    with = with > 0 ? with : 0;
    if (g->looks && s->owes) { /* what is seen may say that the call is none */
        with = 0;
        for (int l = 0; l < g->looks; l++)
            if (call + (g->look[l].told - g->usual) * stake / POKER_BEST > 0)
                with += call + (g->look[l].is - g->usual) * stake / POKER_BEST;
        with /= g->looks;
    }
    /* what only tells or stops something has to be followed by a decision */
    const bool silent = power_up_notions[p->power].tells || power_up_notions[p->power].stops,
               idle = all || s->street == HOLDEM_PREFLOP;
    const int32_t price = price_of(g->v, t, g->mind, g->temper, p->power);
    /* a hand that the next bet would drive out in spite of it: a bet of half the pot wants a
     * quarter of what lies there then, and more to be worth a call */
    const bool fades = g->plan->kind == HOLDEM_CHECK && (s->behind || s->to_come) &&
                       t->share + (silent ? 0 : p->gain) < STAYS;
    /* who means to fold stays out of it: Reload is no substitute for folding (PU-71) */
    const bool wasted = g->plan->kind == HOLDEM_FOLD || fades || (silent && idle);
    /* with five cards to come noise is twice as loud */
    const int least = g->mind->least *
                      (s->street == HOLDEM_PREFLOP || power_up_notions[p->power].all ? 2 : 1) /
                      (p->power == POWER_CLONE ? 2 : 1);
    p->worth = wasted ? -1 - price : (int32_t)(kept(g, with - plain) - price);
    if (p->gain < least && !(g->looks && s->owes) && p->worth > 0)
        p->worth = -1;
}

/* A copy is worth what the original would be, and there has to be energy for both. The price is
 * Clone's alone: the copy need not be played in this hand (PU-53), and is weighed again then. */
static bool wants_copy(const struct weighing *g, int power, int energy)
{
    CARRE_ASSERT(power >= 0 && power < POWERS);
    const struct board *b = &g->v->board;
    const int most = power_most(power);
    return power_up_notions[power].copied && (!most || power_up_played(b, power) < most) &&
           b->num[POWER_UP_ENERGY + g->v->me] >= energy;
}

static void consider(struct weighing *g, const struct choice *c, int power, struct power_play *p)
{
    CARRE_ASSERT(power != POWER_CLONE || power_up_last(&g->v->board) >= 0);
    const struct rules *r = &g->v->rules;
    const int works = power == POWER_CLONE ? power_up_last(&g->v->board) : power,
              energy = power_cost(r, power) + (works != power ? power_cost(r, works) : 0);
    *p = (struct power_play){.slot = c->about, .power = power, .worth = -1};
    if (works != power && !wants_copy(g, works, energy))
        return;
    g->looks = 0;
    if (power_up_notions[power].picks)
        power_up_notions[power].picks(g, c, p);
    else
        p->gain = gain_of(g, works);
    value(g, p);
}

static int usual_share(const struct poker_trial *tr)
{
    cardset hole[TRIAL_WORLDS], end[TRIAL_WORLDS];
    for (int w = 0; w < tr->n; w++) {
        hole[w] = tr->t->spot.hole;
        end[w] = power_up_usual_board(tr, w);
    }
    return poker_trial_share(tr, 0, tr->n, hole, end);
}

/* Information before change; and what there is to copy now is another thing after any other power.
 */
static bool goes_before(const struct power_play *a, const struct power_play *b)
{
    const int first = power_up_notions[a->power].tells + 2 * (a->power == POWER_CLONE),
              second = power_up_notions[b->power].tells + 2 * (b->power == POWER_CLONE);
    return a->worth > 0 && b->worth > 0 && first != second ? first > second : a->worth > b->worth;
}

static struct power_play *find(struct power_play *list, int n, int power)
{
    for (int i = 0; i < n; i++)
        if (list[i].power == power)
            return &list[i];
    return NULL;
}

/* Who has seen a card of each opponent knows better which card of the board has to go: where there
 * is energy for both, the X-Ray brings a part of what Disintegrate does. */
static void together(struct weighing *g, struct power_play *list, int n)
{
    struct power_play *look = find(list, n, POWER_XRAY), *burn = find(list, n, POWER_DISINTEGRATE);
    const struct rules *r = &g->v->rules;
    const int energy = power_cost(r, POWER_XRAY);
    if (!look || !burn || burn->gain <= 0 || !g->mind->knows ||
        g->v->board.num[POWER_UP_ENERGY + g->v->me] < energy + power_cost(r, POWER_DISINTEGRATE))
        return;
    g->looks = 0;
    look->gain += burn->gain / 2;
    value(g, look);
}

int power_up_plays(const struct view *v, const struct poker_thought *t,
                   const struct power_up_mind *mind, const struct temper *temper,
                   const struct action *plan, struct rng *rng,
                   struct power_play out[POWER_UP_HELD_MOST * POWER_TARGETS])
{
    struct poker_trial tr;
    struct weighing g = {
        .v = v, .tr = &tr, .mind = mind, .temper = temper, .plan = plan, .usual = -1};
    int n = 0;
    for (int i = 0; i < v->choices.n && n < POWER_UP_HELD_MOST; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->kind != POWER_UP_PLAY || c->refused)
            continue;
        if (g.usual < 0) {
            poker_trial_begin(&tr, t, mind->worlds, rng);
            g.usual = usual_share(&tr);
        }
        const int power = card_power(board_face(&v->board, POWER_UP_HELD + v->me, c->about));
        consider(&g, c, power, &out[n++]);
    }
    together(&g, out, n);
    for (int a = 1; a < n; a++)
        for (int b = a; b > 0 && goes_before(&out[b], &out[b - 1]); b--) {
            const struct power_play swap = out[b];
            out[b] = out[b - 1];
            out[b - 1] = swap;
        }
    return n;
}
