/* spec_bots.c - the levels of SPEC: how each of them bets is poker_bots.c's, what an effect is
 * worth spec_think.c's, and manners are spec_manners.c's.
 *
 *   beginner   declares whatever may be declared, now and then, and chooses by chance
 *   regular    declares what plainly helps, looks and stops by rules of thumb
 *   expert     weighs what the card is worth against what it brings
 *   shark      knows besides what a look, a stop and a hand without bets are worth, and bets by
 *              what was seen
 *
 * In windows of others nearly every answer is no: own cards have their moment at the own turn.
 * Nobody says “not this hand” for good: that would tell that no card of use is held. How far apart
 * the levels are stands in ../BOTS.md. */
#include "spec_explain.h"
#include "check.h"
#include "game_bots.h"
#include "poker_bots.h"
#include "poker_preflop.h"
#include "poker_trial.h"
#include "spec_manners.h"
#include "spec_think.h"

struct level {
    const struct poker_mind *mind;
    const struct spec_mind *effects; /* NULL: by whim */
    struct spec_ways ways;
    /* knows that a bust is no end while there are re-entries */
    bool reenters;
    struct action (*bets)(struct poker_thought *t, const struct poker_mind *mind, struct rng *rng,
                          const struct temper *temper);
};

/* ---- bets */

static struct action beginner_bets(struct poker_thought *t, const struct poker_mind *mind,
                                   struct rng *rng, const struct temper *temper)
{
    (void)mind;
    return poker_beginner_thinks(t, rng, temper);
}

static struct action regular_bets(struct poker_thought *t, const struct poker_mind *mind,
                                  struct rng *rng, const struct temper *temper)
{
    (void)mind;
    return poker_regular_thinks(t, rng, temper);
}

/* Everybody who matters in this pot lies open: charts are for hidden hands. */
static bool is_known(const struct poker_spot *s)
{
    for (int i = 0; i < s->nrivals; i++)
        if (cardset_count(s->rival[i].known) == HOLDEM_HOLE_CARDS &&
            (s->nrivals == 1 || s->rival[i].raiser))
            return true;
    return false;
}

static struct action strong_bets(struct poker_thought *t, const struct poker_mind *mind, bool shark,
                                 struct rng *rng, const struct temper *temper)
{
    enum { THREE_LOOSER = 35 };
    struct temper with = *temper;
    if (t->spot.three) /* two of three make a better hand than charts say of the best two */
        with.looseness += THREE_LOOSER;
    return is_known(&t->spot) ? poker_weighs(t, mind, shark, rng, &with)
                              : poker_thinks(t, mind, shark, rng, &with);
}

static struct action expert_bets(struct poker_thought *t, const struct poker_mind *mind,
                                 struct rng *rng, const struct temper *temper)
{
    return strong_bets(t, mind, false, rng, temper);
}

static struct action shark_bets(struct poker_thought *t, const struct poker_mind *mind,
                                struct rng *rng, const struct temper *temper)
{
    return strong_bets(t, mind, true, rng, temper);
}

/* ---- a card by whim */

static bool by_whim(const struct view *v, struct rng *rng, int often, struct action *out)
{
    const struct choice *c = spec_choice(v, SPEC_DECLARE);
    for (int e = 0; c && e < SPEC_EFFECTS; e++) {
        if (spec_pick(v, c, e) < 0 || !spec_in_hundred(rng, often))
            continue;
        *out = spec_declares(v, e, rng_below(rng, v->board.nseats));
        return spec_legal(v, out);
    }
    return false;
}

static struct action discards(const struct view *v, const struct level *l,
                              const struct poker_mind *mind, struct rng *rng)
{
    struct action a = action_of(v->me, SPEC_DISCARD, 0);
    if (l->effects)
        return spec_discards(v, mind, rng);
    a.n = 1;
    a.pick[0] = (uint8_t)rng_below(rng, board_count(&v->board, HOLDEM_HAND + v->me));
    a.about = a.pick[0] < board_count(&v->board, HOLDEM_HAND + v->me) - 1;
    return a;
}

/* ---- with an all-in */

/* Chips that everything depends on: this seat can go out, or most of what it has lies in the
 * middle. */
static bool risks_all(const struct poker_spot *s, const struct action *plan)
{
    const int32_t goes = plan->kind == HOLDEM_CALL ? s->owes : plan->amount - s->bet;
    int32_t most = 0;
    for (int i = 0; i < s->nrivals; i++) {
        const int32_t can = s->given[s->rival[i].seat] + s->rival[i].stack;
        most = can > most ? can : most;
    }
    return s->relief * 2 < s->stack && goes >= s->stack && most >= s->before + s->bet + s->stack;
}

/* Twice halves the luck: of use to the player who would be out by it, of none to who can afford to
 * lose. Both come back where no card is to come, so that they cost nothing then. */
static void attach(const struct view *v, struct poker_thought *t, bool weighs, struct rng *rng,
                   const struct temper *temper, struct action *plan)
{
    const struct choice *c = spec_choice(v, plan->kind);
    struct action with = *plan;
    if (!c || !c->among || plan->kind < HOLDEM_CALL || plan->kind > HOLDEM_RAISE_TO)
        return;
    const int twice = spec_pick(v, c, SPEC_TWICE), arm = spec_pick(v, c, SPEC_ARM);
    if (twice >= 0)
        poker_guess(t, TRIAL_WORLDS);
    const bool luck =
        weighs ? t->share >= 80 && t->share <= 940 && risks_all(&t->spot, plan) : t->share >= 400;
    if (twice >= 0 && luck) {
        CARRE_ASSERT(with.n < PICKS);
        with.pick[with.n++] = (uint8_t)twice;
    }
    if (arm >= 0 && spec_in_hundred(rng, 50 + temper->playful / 2)) {
        CARRE_ASSERT(with.n < PICKS);
        with.pick[with.n++] = (uint8_t)arm;
    }
    if (with.n && spec_legal(v, &with))
        *plan = with;
}

/* ---- own turn */

static struct action plays(const struct view *v, const struct level *l, struct rng *rng,
                           const struct temper *temper)
{
    struct poker_thought t;
    struct action a;
    struct poker_mind mind = poker_mind_for(l->mind, temper);
    if (spec_drinks(v, &l->ways, rng, temper, &a) || spec_bot_meows(v, rng, temper, &a))
        return a;
    if (spec_choice(v, SPEC_DISCARD))
        return discards(v, l, &mind, rng);
    spec_listen(v, &mind, rng, &t);
    t.spot.relief = l->reenters ? spec_relief(v, temper) : 0;
    struct action plan = l->bets(&t, &mind, rng, temper);
    if (!l->effects) {
        if (by_whim(v, rng, 10 + temper->spending / 10, &a))
            return a;
    } else {
        struct spec_use list[SPEC_NORMAL];
        if (spec_uses(v, &t, l->effects, temper, &plan, rng, list) > 0 && list[0].worth > 0) {
            a = spec_declares(v, list[0].effect, list[0].target);
            if (spec_legal(v, &a))
                return a;
        }
    }
    attach(v, &t, l->effects && l->effects != &spec_regular_effects, rng, temper, &plan);
    return plan;
}

/* ---- windows */

/* The player who still has chips when hands are about to be shown: two boards help who is behind.
 */
static struct action before_run(const struct view *v, const struct level *l, struct rng *rng,
                                const struct temper *temper)
{
    struct poker_thought t;
    const struct poker_mind mind = poker_mind_for(l->mind, temper);
    if (spec_has(v, SPEC_TWICE)) {
        spec_think_of(v, &mind, rng, &t);
        if (t.share < 450 && t.spot.pot >= t.spot.stack)
            return spec_declares(v, SPEC_TWICE, 0);
    }
    if (spec_has(v, SPEC_ARM) && spec_in_hundred(rng, 50 + temper->playful / 2))
        return spec_declares(v, SPEC_ARM, 0);
    return spec_says_no(v);
}

/* On the flop anything may be weighed; at the turn of somebody else nothing but Nullify, for a hand
 * that others could still take away. */
static struct action weighs_window(const struct view *v, const struct level *l, struct rng *rng,
                                   const struct temper *temper)
{
    const bool flop = v->board.num[SPEC_WINDOW] == SPEC_WINDOW_FLOP;
    struct poker_thought t;
    struct action a;
    if (!flop && spec_bot_meows(v, rng, temper, &a))
        return a;
    if (!l->effects)
        return by_whim(v, rng, flop ? 10 : 3, &a) ? a : spec_says_no(v);
    if (!(flop && spec_has(v, SPEC_FLOP_EXCHANGE)) && !spec_has(v, SPEC_NULLIFY))
        return spec_says_no(v);
    const struct poker_mind mind = poker_mind_for(l->mind, temper);
    struct spec_use list[SPEC_NORMAL];
    spec_listen(v, &mind, rng, &t);
    const int n = spec_uses(v, &t, l->effects, temper, NULL, rng, list);
    for (int i = 0; i < n && list[i].worth > 0; i++)
        if (list[i].effect == SPEC_NULLIFY || list[i].effect == SPEC_FLOP_EXCHANGE) {
            a = spec_declares(v, list[i].effect, list[i].target);
            if (spec_legal(v, &a))
                return a;
        }
    return spec_says_no(v);
}

static struct action answers(const struct view *v, const struct level *l, struct rng *rng,
                             const struct temper *temper)
{
    if (!spec_choice(v, SPEC_DECLARE))
        return spec_says_no(v);
    switch (v->board.num[SPEC_WINDOW]) {
    case SPEC_WINDOW_STRADDLE: return spec_before_cards(v, &l->ways, temper);
    case SPEC_WINDOW_RUN: return before_run(v, l, rng, temper);
    case SPEC_WINDOW_AWARD: return spec_award(v, &l->ways, rng, temper);
    default: return weighs_window(v, l, rng, temper);
    }
}

static struct action level_plays(const struct view *v, const struct level *l, struct rng *rng,
                                 const struct temper *temper)
{
    /* nobody asks: an order or a word about windows is all there is */
    if (!(v->board.waiting & seat_bit(v->me)))
        return bot_random_action(v, rng);
    const struct poker_mind mind = poker_mind_for(l->mind, temper);
    switch (v->board.phase) {
    case HOLDEM_PHASE_SHOWING: return poker_shows(v, rng, temper);
    case SPEC_PHASE_WINDOW: return answers(v, l, rng, temper);
    case SPEC_PHASE_STRADDLE: return spec_doubles(v, rng, temper);
    case SPEC_PHASE_DISCARD: return discards(v, l, &mind, rng);
    case SPEC_PHASE_DRAW: return spec_draws(v, rng);
    case SPEC_PHASE_REENTRY: return spec_comes_back(v, &l->ways, rng, temper);
    case SPEC_PHASE_FUN: return spec_settings(v, rng, temper);
    default: return plays(v, l, rng, temper);
    }
}

/* ---- levels */

static const struct level beginner_level = {
    .mind = &poker_beginner_mind, .ways = {.thirst = 20, .comeback = 85}, .bets = beginner_bets};
static const struct level regular_level = {.mind = &poker_regular_mind,
                                           .effects = &spec_regular_effects,
                                           .ways = {.thirst = 30, .comeback = 100},
                                           .bets = regular_bets};
/* It hears more of what six at a table bet than hold'em's does, and two players' raises are seldom
 * met here: by them it calls. */
static const struct poker_mind expert_mind = {
    .worlds = 160, .boards = 6, .narrow = 15, .nerve = 100, .defends = 70, .later = 30};
static const struct level expert_level = {.mind = &expert_mind,
                                          .effects = &spec_expert_effects,
                                          .ways = {.thirst = 50, .comeback = 100, .keeps = true},
                                          .bets = expert_bets};
static const struct level shark_level = {
    .mind = &poker_shark_mind,
    .effects = &spec_shark_effects,
    .ways = {.thirst = 100, .comeback = 100, .keeps = true, .seat = true},
    .reenters = true,
    .bets = shark_bets};

static struct action beginner(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return level_plays(v, &beginner_level, rng, temper);
}
static struct action regular(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return level_plays(v, &regular_level, rng, temper);
}
static struct action expert(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return level_plays(v, &expert_level, rng, temper);
}
static struct action shark(const struct view *v, struct rng *rng, const struct temper *temper)
{
    return level_plays(v, &shark_level, rng, temper);
}

const struct bot spec_beginner_bot = {
    .id = "beginner", .title = N_("Beginner"), .choose = beginner};
const struct bot spec_regular_bot = {.id = "regular", .title = N_("Regular"), .choose = regular};
const struct bot spec_expert_bot = {.id = "expert", .title = N_("Expert"), .choose = expert};
const struct bot spec_shark_bot = {.id = "shark", .title = N_("Shark"), .choose = shark};

static const struct bot *const bots[] = {
    &spec_beginner_bot, &spec_regular_bot, &spec_expert_bot, &spec_shark_bot, NULL,
};

const struct game_bots tokyo_bots = {
    .game = "spec",
    .bot = bots,
    .why = spec_why,
    .rate = &rate_spec,
};
