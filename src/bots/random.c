/* random.c - plays anything that is legal. The null bot: it finds what rules forgot. */
#include "bot.h"
#include "check.h"

enum { TRIES = 24 };

static struct action from_choice(const struct view *v, const struct choice *c, struct rng *rng)
{
    CARRE_ASSERT(c->step > 0 && c->min <= c->max && c->pick_max <= PICKS);
    struct action a = action_of(v->me, c->kind, c->about);
    uint8_t cards[64];
    int n = 0;
    for (int i = 0, all = choice_cards(c, &v->board); i < all && i < 64; i++)
        if (c->among >> i & 1)
            cards[n++] = (uint8_t)i;
    const int most = c->pick_max < n ? c->pick_max : n;
    if (most >= c->pick_min)
        a.n = (uint8_t)(c->pick_min + rng_below(rng, most - c->pick_min + 1));
    for (int i = 0; i < a.n; i++) {
        const int k = i + rng_below(rng, n - i);
        const uint8_t at = cards[k];
        cards[k] = cards[i];
        a.pick[i] = cards[i] = at;
    }
    /* Half of the amounts are the least: a slider has its weight there, and a game's "what is best"
     * is often 0. */
    const int64_t steps = ((int64_t)c->max - c->min) / c->step + 1;
    if (rng_below(rng, 2))
        a.amount = (int32_t)(c->min + c->step * (int64_t)(rng_next(rng) % (uint64_t)steps));
    else
        a.amount = c->min;
    return a;
}

struct action bot_random_action(const struct view *v, struct rng *rng)
{
    CARRE_ASSERT(v->me >= 0 && v->me < v->rules.nseats);
    int open[CHOICES], n = 0;
    for (int i = 0; i < v->choices.n; i++)
        if (!v->choices.choice[i].refused)
            open[n++] = i;
    for (int i = 0; n && i < TRIES; i++) {
        struct action a = from_choice(v, &v->choices.choice[open[rng_below(rng, n)]], rng);
        if (rules_check_among(&v->rules, &v->board, &v->choices, &a) == REASON_OK)
            return a;
    }
    struct action a = {0};
    const bool found = rules_least(&v->rules, &v->board, v->me, &a);
    CARRE_ASSERT(found); /* who is asked can do something */
    (void)found;
    return a;
}

static struct action choose(const struct view *v, struct rng *rng, const struct temper *temper)
{
    (void)temper;
    return bot_random_action(v, rng);
}

const struct bot random_bot = {.id = "random", .title = N_("Random"), .choose = choose};
