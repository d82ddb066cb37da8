/* ace_think.c - one decision: shots, reloads and bonuses weighed on the same scale, the chance to
 * win this duel less what is spent of the run. */
#include "ace_think.h"

#include "ace_weigh.h"
#include "ace_worth.h"

#include <stddef.h>
#include <string.h>

void ace_weigh_offer(struct ace_weigh *w, const struct action *a, int value)
{
    if (value > w->value) {
        w->value = value;
        w->best = *a;
    }
}

static bool anything_armed(const struct view *v)
{
    for (int s = 0; s < ACE_SLOTS; s++)
        if (ace_armed(&v->board, s))
            return true;
    return false;
}

static bool allowed(const struct view *v, struct action *a)
{
    return rules_check(&v->rules, &v->board, a) == REASON_OK;
}

/* What the rules themselves would do, where nothing that was thought of is allowed. */
static struct action least(const struct view *v)
{
    struct action a = action_of(v->me, ACE_SHOOT, 0);
    if (allowed(v, &a))
        return a;
    if (!rules_least(&v->rules, &v->board, v->me, &a))
        a = action_of(v->me, ACE_SHOOT, 0);
    return a;
}

static struct action aim(struct ace_weigh *w)
{
    const bool armed = anything_armed(w->v);
    struct action small;
    bool sure;
    const int certain = ace_small(w, &small, &sure);
    if (certain && sure && allowed(w->v, &small))
        return small;
    w->value = -1;
    w->best = least(w->v);
    ace_weigh_shots(w);
    w->shot = w->value;
    ace_weigh_arms(w);
    if (!armed || w->shot < 0) {
        ace_weigh_reloads(w);
        ace_weigh_uses(w);
    }
    if (w->value < 0)
        ace_weigh_jam(w);
    if (certain >= w->value && certain && allowed(w->v, &small))
        return small;
    struct action a = w->best;
    return allowed(w->v, &a) ? a : least(w->v);
}

/* In a duel that can be searched: what this is worth; 0: it can't be told. */
static int searched(struct ace_weigh *w, const struct action *a)
{
    struct action found;
    bool sure;
    w->only = a;
    const int value = ace_small(w, &found, &sure);
    w->only = NULL;
    return sure ? value : 0;
}

static int one(struct ace_weigh *w, const struct action *a, bool deep)
{
    switch (a->kind) {
    case ACE_SHOOT: return ace_weigh_shot_of(w, a, deep);
    case ACE_DISCARD_DRAW:
    case ACE_RENEW: return ace_weigh_reload_of(w, a);
    case ACE_USE: return ace_weigh_use_of(w, a);
    case ACE_ARM: /* as the best row of declarations */
        w->value = -1;
        ace_weigh_arms(w);
        return w->value;
    default: return -1;
    }
}

bool ace_think_of(const struct view *v, struct rng *rng, const struct ace_skill *skill,
                  const struct action *const two[2], int worth[2], bool *exact)
{
    struct ace_odds odds;
    struct ace_weigh w = {.v = v, .o = &odds, .skill = skill, .rng = rng};
    const bool deep = two[0]->kind == ACE_SHOOT && two[1]->kind == ACE_SHOOT;
    ace_odds_read(&odds, v, skill, rng);
    *exact = true;
    for (int i = 0; i < 2; i++)
        *exact = (worth[i] = searched(&w, two[i])) > 0 && *exact;
    for (int i = 0; i < 2 && !*exact; i++)
        worth[i] = v->board.phase == ACE_PHASE_AIM ? one(&w, two[i], deep) : -1;
    return worth[0] >= 0 && worth[1] >= 0;
}

struct action ace_think(const struct view *v, struct rng *rng, const struct ace_skill *skill)
{
    struct ace_odds odds;
    struct ace_weigh w = {.v = v, .o = &odds, .skill = skill, .rng = rng};
    ace_odds_read(&odds, v, skill, rng);
    switch (v->board.phase) {
    case ACE_PHASE_AIM: return aim(&w);
    default: break;
    }
    struct action a;
    bool sure;
    if (ace_small(&w, &a, &sure) && allowed(v, &a))
        return a;
    w.value = -1;
    w.best = least(v);
    ace_weigh_answer(&w);
    a = w.best;
    return allowed(v, &a) ? a : least(v);
}
