/* ace_greedy.c - plays Ace of Spades for the damage of this shot alone.
 *
 * It fires the shot with the highest damage. It reloads only when it holds no combination: it
 * discards and draws, else renews the pile; where it can't, a bonus that acts now may bring
 * something, and then the gun jams. A bonus is used before that only if it alone kills the enemy:
 * its own damage, or a declaration that makes this shot deadly. No plan, no memory: the measure for
 * bots that have both. Some microseconds a decision. */
#include "ace_claims.h"
#include "ace_weigh.h"
#include "bot.h"
#include "check.h"

#include <stddef.h>

/* Which cards of one's own to throw away so that others come: all but the combination that there
 * is, else all but aces and the Joker; at most `most`, at least one. */
static struct action throw_away(const struct view *v, const struct choice *c, int most)
{
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(&v->board, v->me, cards);
    struct ace_aim aim;
    struct ace_scored best;
    ace_aim_read(&aim, &v->rules, &v->board, v->me);
    uint64_t keep = ace_claim_best(&aim, cards, n, ACE_NO_KIND, &best) ? best.claim.cards : 0;
    for (int i = 0; i < n && !keep; i++)
        if (cards[i] == CARD_JOKER || (card_is_plain(cards[i]) && card_rank(cards[i]) == RANK_A))
            keep |= (uint64_t)1 << i;
    struct action a = action_of(v->me, c->kind, c->about);
    for (int i = 0; i < n && i < 64 && a.n < most; i++)
        if (c->among >> i & 1 && !(keep >> i & 1)) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
    return a.n ? a : ace_weigh_plain(v, c, c->pick_min > 0 ? c->pick_min : 1);
}

static int kill_points(const struct view *v) { return v->board.num[ACE_HP]; }

/* Does this declaration, with what is armed already, make the shot deadly? */
static bool arms_to_kill(const struct view *v, const struct ace_aim *now, const struct choice *c,
                         struct action *out)
{
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(&v->board, v->me, cards);
    const int tries = c->pick_max == 0 ? 1 : n;
    for (int i = 0; i < tries; i++) {
        if (c->pick_max && !(c->among >> i & 1))
            continue;
        for (int64_t amount = c->min; amount <= c->max; amount += c->step) {
            struct action a = action_of(v->me, ACE_ARM, c->about);
            struct ace_declared d = {.amount = (uint8_t)amount};
            a.amount = (int32_t)amount;
            if (c->pick_max) {
                CARRE_ASSERT(a.n < PICKS);
                a.pick[a.n++] = (uint8_t)i;
                d.target[d.ntargets++] = cards[i];
            }
            struct ace_aim aim = *now;
            struct ace_scored best;
            ace_aim_arm(&aim, &v->rules, &v->board, c->about, &d);
            if (ace_claim_best(&aim, cards, n, ACE_NO_KIND, &best) &&
                best.damage >= kill_points(v) &&
                rules_check(&v->rules, &v->board, &a) == REASON_OK) {
                *out = a;
                return true;
            }
        }
    }
    return false;
}

/* A bonus that ends this duel: damage at once, or a declaration on this shot. */
static bool bonus_to_kill(const struct view *v, const struct ace_aim *now, struct action *out)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->refused)
            continue;
        const struct ace_enemy *bonus = ace_bonus(&v->rules, &v->board, c->about);
        if (c->kind == ACE_USE && bonus->bonus[0].verb == ACE_DO_DAMAGE &&
            bonus->bonus[0].n >= kill_points(v)) {
            *out = ace_weigh_plain(v, c, c->pick_min);
            return true;
        }
        if (c->kind == ACE_ARM && arms_to_kill(v, now, c, out))
            return true;
    }
    return false;
}

/* With nothing to shoot and nothing to reload: a bonus that brings cards or reloads, rather than a
 * jam. */
static bool bonus_to_go_on(const struct view *v, struct action *out)
{
    for (int i = 0; i < v->choices.n; i++) {
        const struct choice *c = &v->choices.choice[i];
        if (c->refused || c->kind != ACE_USE)
            continue;
        *out = c->zone == ACE_HAND + v->me ? throw_away(v, c, c->pick_max)
                                           : ace_weigh_plain(v, c, c->pick_min);
        return true;
    }
    return false;
}

static struct action aim_and_act(const struct view *v)
{
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(&v->board, v->me, cards);
    struct ace_aim aim;
    struct ace_scored best = {.damage = 0};
    struct action shot = action_of(v->me, ACE_SHOOT, 0), a; /* without picks: the best there is */
    const struct choice *c, *armed = bot_open(v, ACE_DISARM, -1);
    ace_aim_read(&aim, &v->rules, &v->board, v->me);
    ace_claim_best(&aim, cards, n, ACE_NO_KIND, &best);
    if (!armed && best.damage < kill_points(v) && bonus_to_kill(v, &aim, &a))
        return a;
    if (rules_check(&v->rules, &v->board, &shot) == REASON_OK)
        return shot;
    if (armed)
        return ace_weigh_plain(v, armed, 0); /* a declaration stands in the way */
    if ((c = bot_open(v, ACE_DISCARD_DRAW, -1)))
        return throw_away(v, c, c->pick_max);
    if ((c = bot_open(v, ACE_RENEW, -1)))
        return ace_weigh_plain(v, c, 0);
    if (bonus_to_go_on(v, &a))
        return a;
    if ((c = bot_open(v, ACE_JAM, -1)))
        return ace_weigh_plain(v, c, c->pick_min);
    rules_least(&v->rules, &v->board, v->me, &a);
    return a;
}

/* The cards that add most, for picking one or a few of those that lie open. */
static struct action take_best(const struct view *v, const struct choice *c, int picks)
{
    struct action a = action_of(v->me, c->kind, c->about);
    uint64_t left = c->among;
    while (a.n < picks && left) {
        int best = -1;
        for (int i = 0; i < 64; i++)
            if (left >> i & 1) {
                const card f = board_face(&v->board, c->zone, i);
                if (best < 0 || f > board_face(&v->board, c->zone, best))
                    best = i;
            }
        left &= ~((uint64_t)1 << best);
        CARRE_ASSERT(a.n < PICKS);
        a.pick[a.n++] = (uint8_t)best;
    }
    return a;
}

static struct action choose(const struct view *v, struct rng *rng, const struct temper *temper)
{
    (void)rng;
    (void)temper;
    const struct choice *c;
    if (v->board.phase == ACE_PHASE_AIM)
        return aim_and_act(v);
    if ((c = bot_open(v, ACE_TAKE, -1)))
        return take_best(v, c, c->pick_max);
    if ((c = bot_open(v, ACE_CYCLE, -1)))
        return throw_away(v, c, c->pick_max);
    struct action a;
    if (bonus_to_go_on(v, &a))
        return a;
    rules_least(&v->rules, &v->board, v->me, &a);
    return a;
}

const struct bot ace_greedy_bot = {.id = "greedy", .title = N_("Greedy"), .choose = choose};
