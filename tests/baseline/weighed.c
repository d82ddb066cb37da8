/* weighed.c - see weighed.h. */
#include "weighed.h"

#include "ace_odds.h"
#include "ace_weigh.h"
#include "poker_own.h"
#include "poker_trial.h"
#include "power_up_think.h"
#include "spec_think.h"
#include "upcolor_think.h"

static uint64_t all;

uint32_t weighed(void)
{
    const uint32_t out = (uint32_t)(all ^ all >> 32);
    all = 0;
    return out;
}

/* In whatever order they come: of `f(a) + f(b)` the compiler chooses which is first. */
static void note(int64_t value)
{
    uint64_t mixed = ((uint64_t)value ^ 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 29) * 0x94d049bb133111ebu;
    all += mixed ^ mixed >> 32;
}

#define NOTED(name, parameters, arguments)      \
    int __real_##name parameters;               \
    int __wrap_##name parameters;               \
    int __wrap_##name parameters                \
    {                                           \
        const int is = __real_##name arguments; \
        note(is);                               \
        return is;                              \
    }

/* ---- Ace of Spades ---- */

void __real_ace_odds_read(struct ace_odds *o, const struct view *v, const struct ace_skill *skill,
                          struct rng *rng);
void __wrap_ace_odds_read(struct ace_odds *o, const struct view *v, const struct ace_skill *skill,
                          struct rng *rng);
void __wrap_ace_odds_read(struct ace_odds *o, const struct view *v, const struct ace_skill *skill,
                          struct rng *rng)
{
    __real_ace_odds_read(o, v, skill, rng);
    for (int i = 0; i < 4; i++)
        for (int k = 0; k < (i < 3 ? o->stages : 1); k++)
            for (int d = 0; d < ACE_DAMAGE_MOST; d++)
                note(o->deals[i][k][d]);
    for (int hp = 0; hp <= ACE_HP_MOST; hp++)
        note((int64_t)o->saved[0][hp] << 32 ^ o->saved[1][hp]);
    for (int i = 0; i <= ACE_HEAPS; i++)
        note(o->won[i]);
}

void __real_ace_weigh_offer(struct ace_weigh *w, const struct action *a, int value);
void __wrap_ace_weigh_offer(struct ace_weigh *w, const struct action *a, int value);
void __wrap_ace_weigh_offer(struct ace_weigh *w, const struct action *a, int value)
{
    note(value);
    __real_ace_weigh_offer(w, a, value);
}

NOTED(ace_odds_hand,
      (struct ace_odds * o, const struct ace_gun *g, const card *cards, int n, int hp, int bullets,
       int reloads, int pile, int stage, int more),
      (o, g, cards, n, hp, bullets, reloads, pile, stage, more))
NOTED(ace_odds_fired, (struct ace_odds * o, int hp, int bullets, int reloads, int pile, int refill),
      (o, hp, bullets, reloads, pile, refill))
NOTED(ace_small, (struct ace_weigh * w, struct action *out, bool *sure), (w, out, sure))

/* ---- poker ---- */

void __real_poker_judge(struct poker_thought *t, const struct poker_mind *mind,
                        struct poker_judged *list, int n);
void __wrap_poker_judge(struct poker_thought *t, const struct poker_mind *mind,
                        struct poker_judged *list, int n);
void __wrap_poker_judge(struct poker_thought *t, const struct poker_mind *mind,
                        struct poker_judged *list, int n)
{
    __real_poker_judge(t, mind, list, n);
    note(t->strength);
    note(t->share);
    for (int i = 0; i < n; i++)
        note(list[i].sum ^ (int64_t)list[i].to << 32 ^ (int64_t)list[i].worlds << 48);
}

void __real_poker_range_read(const struct poker_spot *s, const struct poker_field *f, int rival,
                             int narrow, struct poker_range *out);
void __wrap_poker_range_read(const struct poker_spot *s, const struct poker_field *f, int rival,
                             int narrow, struct poker_range *out);
void __wrap_poker_range_read(const struct poker_spot *s, const struct poker_field *f, int rival,
                             int narrow, struct poker_range *out)
{
    __real_poker_range_read(s, f, rival, narrow, out);
    note(out->sum);
    for (int i = 0; i < f->n; i++)
        note((int64_t)out->upto[i] << 32 ^ f->strength[i] << 16 ^ f->now[i]);
}

NOTED(poker_trial_share,
      (const struct poker_trial *tr, int from, int n, const cardset *hole, const cardset *board),
      (tr, from, n, hole, board))
NOTED(poker_own_better, (const struct poker_thought *t), (t))
NOTED(poker_own_defends, (const struct poker_spot *s), (s))
NOTED(poker_own_bluffs, (const struct poker_thought *t, int part), (t, part))
NOTED(poker_risk_depth, (const struct poker_spot *s), (s))

int __real_power_up_plays(const struct view *v, const struct poker_thought *t,
                          const struct power_up_mind *mind, const struct temper *temper,
                          const struct action *plan, struct rng *rng, struct power_play *out);
int __wrap_power_up_plays(const struct view *v, const struct poker_thought *t,
                          const struct power_up_mind *mind, const struct temper *temper,
                          const struct action *plan, struct rng *rng, struct power_play *out);
int __wrap_power_up_plays(const struct view *v, const struct poker_thought *t,
                          const struct power_up_mind *mind, const struct temper *temper,
                          const struct action *plan, struct rng *rng, struct power_play *out)
{
    const int n = __real_power_up_plays(v, t, mind, temper, plan, rng, out);
    for (int i = 0; i < n; i++)
        note((int64_t)out[i].worth << 32 ^ (uint32_t)(out[i].gain * 8 + out[i].slot));
    return n;
}

int __real_spec_uses(const struct view *v, struct poker_thought *t, const struct spec_mind *mind,
                     const struct temper *temper, const struct action *plan, struct rng *rng,
                     struct spec_use *out);
int __wrap_spec_uses(const struct view *v, struct poker_thought *t, const struct spec_mind *mind,
                     const struct temper *temper, const struct action *plan, struct rng *rng,
                     struct spec_use *out);
int __wrap_spec_uses(const struct view *v, struct poker_thought *t, const struct spec_mind *mind,
                     const struct temper *temper, const struct action *plan, struct rng *rng,
                     struct spec_use *out)
{
    const int n = __real_spec_uses(v, t, mind, temper, plan, rng, out);
    for (int i = 0; i < n; i++)
        note((int64_t)out[i].worth << 32 ^ (uint32_t)(out[i].gain * 64 + out[i].effect * 4) ^
             (uint32_t)out[i].target);
    return n;
}

/* ---- Upcolor ---- */

void __real_upcolor_think(const struct view *v, struct rng *rng, const struct temper *temper,
                          int worlds, int habit, struct upcolor_thought *out);
void __wrap_upcolor_think(const struct view *v, struct rng *rng, const struct temper *temper,
                          int worlds, int habit, struct upcolor_thought *out);
void __wrap_upcolor_think(const struct view *v, struct rng *rng, const struct temper *temper,
                          int worlds, int habit, struct upcolor_thought *out)
{
    __real_upcolor_think(v, rng, temper, worlds, habit, out);
    note(out->worlds);
    for (int i = 0; i < MOVES; i++)
        note(out->worth[i]);
    note(out->best * MOVES + out->second);
}
