/* ace_weigh_bonus.c - bonuses: declared on the shot, used at once, and what they ask. */
#include "ace_weigh.h"
#include "ace_worth.h"
#include "bot.h"
#include "check.h"

#include <stddef.h>
#include <string.h>

/* ---- on a shot ---- */

/* A bonus as it would be declared best after what is declared already. */
struct arming {
    int slot, damage;
    struct ace_declared d;
    struct action action;
};

static const struct ace_effect *picking(const struct ace_enemy *bonus)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (ace_effect_picks(&bonus->bonus[i]))
            return &bonus->bonus[i];
    return NULL;
}

static card changed(const struct ace_effect *e, card c, int amount, int which)
{
    if (!card_is_plain(c))
        return c;
    const int r = card_rank(c), u = card_suit(c);
    if (e->verb == ACE_DO_RECOLOUR)
        return card_of(r, amount);
    if (e->verb == ACE_DO_RERANK)
        return card_of(e->what == ACE_RANK_ANY ? amount : e->what, u);
    return card_of((r + (amount >> which & 1 ? 1 : RANKS - 1)) % RANKS, u);
}

/* Tries all ways to point a changing bonus at cards. `face`: as changed so far. */
static void point(const card *hand, int n, const struct ace_gun *g, const struct ace_effect *e,
                  const card *face, int from, struct ace_declared *d, int8_t *picked,
                  struct arming *best)
{
    const int amounts = e->verb == ACE_DO_RECOLOUR ? SUITS
                        : e->verb == ACE_DO_STEP   ? 1 << d->ntargets
                        : e->what == ACE_RANK_ANY  ? RANKS
                                                   : 1;
    if (d->ntargets)
        for (int amount = 0; amount < amounts; amount++) {
            card to[ACE_CARDS_MOST];
            bool idle = false;
            memcpy(to, face, (size_t)n);
            for (int k = 0; k < d->ntargets; k++) {
                to[picked[k]] = changed(e, face[picked[k]], amount, k);
                idle |= to[picked[k]] == face[picked[k]];
            }
            if (idle)
                continue;
            const int damage = ace_gun_damage(g, to, n);
            if (damage > best->damage) {
                best->damage = damage;
                best->d = *d;
                best->d.amount = (uint8_t)amount;
                best->action.n = d->ntargets;
                best->action.amount = amount;
                for (int k = 0; k < d->ntargets; k++)
                    best->action.pick[k] = (uint8_t)picked[k];
            }
        }
    if (d->ntargets == e->n || d->ntargets == ACE_TARGETS)
        return;
    for (int i = from; i < n; i++)
        if (card_is_plain(hand[i])) {
            d->target[d->ntargets] = hand[i];
            picked[d->ntargets++] = (int8_t)i;
            point(hand, n, g, e, face, i + 1, d, picked, best);
            d->ntargets--;
        }
}

int ace_weigh_point(const struct ace_gun *g, const struct ace_effect *e, const card *face, int n,
                    struct action *a)
{
    struct arming best = {.damage = -1};
    struct ace_declared d = {.ntargets = 0};
    int8_t picked[ACE_TARGETS];
    point(face, n, g, e, face, 0, &d, picked, &best);
    *a = best.action;
    return best.damage;
}

/* How this bonus would be declared best, and the damage then; false if it is refused. */
static bool arm_best(const struct ace_weigh *w, const struct ace_aim *aim, int slot,
                     struct arming *out)
{
    struct ace_odds *o = w->o;
    const struct rules *r = &w->v->rules;
    const struct board *b = &w->v->board;
    const struct ace_enemy *bonus = ace_bonus(r, b, slot);
    const struct ace_effect *e = bonus ? picking(bonus) : NULL;
    if (!bonus || !bot_open(w->v, ACE_ARM, slot) || o->n > 16)
        return false;
    *out =
        (struct arming){.slot = slot, .damage = -1, .action = action_of(w->v->me, ACE_ARM, slot)};
    struct ace_aim with = *aim;
    struct ace_declared none = {.ntargets = 0};
    struct ace_gun g;
    card face[ACE_CARDS_MOST];
    ace_aim_arm(&with, r, b, slot, &none);
    ace_gun_load(&g, &with);
    if (e) {
        struct ace_declared d = {.ntargets = 0};
        int8_t picked[ACE_TARGETS];
        ace_changed(aim, o->hand, o->n, face);
        point(o->hand, o->n, &g, e, face, 0, &d, picked, out);
    } else {
        ace_changed(&with, o->hand, o->n, face);
        out->damage = ace_gun_damage(&g, face, o->n);
    }
    return out->damage >= 0 && (!e || out->d.ntargets);
}

static bool acts(const struct ace_odds *o, const struct ace_aim *aim)
{
    struct ace_scored list[ACE_CLAIMS];
    const int n = ace_claims(aim, o->hand, o->n, list, 12);
    return n > 0 && !ace_idle(aim, o->hand, o->n, &list[0].claim);
}

/* One bonus after the other, each time the one that brings most beyond what it is worth later; the
 * best beginning of that row is weighed. */
void ace_weigh_arms(struct ace_weigh *w)
{
    enum { ROW = ACE_SLOTS };
    struct ace_odds *o = w->o;
    struct ace_aim aim = o->aim;
    struct arming row[ROW];
    int nrow = 0, points = 0, best = w->value;
    int64_t share = ACE_SURE;
    uint32_t used = 0;
    card face[ACE_CARDS_MOST];
    ace_changed(&aim, o->hand, o->n, face);
    int damage = ace_gun_damage(&o->now, face, o->n);
    for (int s = 0; s < ACE_SLOTS; s++)
        used |= (uint32_t)ace_armed(&w->v->board, s) << s;
    while (nrow < ROW && damage < o->hp) {
        int top = -1, top_gain = 0;
        struct arming a, chosen = {.slot = -1};
        for (int s = 0; s < ACE_SLOTS; s++) {
            if (used >> s & 1 || !arm_best(w, &aim, s, &a) || a.damage <= damage)
                continue;
            const struct ace_enemy *bonus = ace_bonus(&w->v->rules, &w->v->board, s);
            const bool kills = a.damage >= o->hp;
            const int gain = (kills ? 1000 : a.damage - (damage > 0 ? damage : 0)) * 8 -
                             ace_worth_points(bonus) * 4;
            if (top < 0 || gain > top_gain) {
                top = s;
                top_gain = gain;
                chosen = a;
            }
        }
        if (top < 0)
            return;
        const struct ace_enemy *bonus = ace_bonus(&w->v->rules, &w->v->board, top);
        used |= 1u << top;
        CARRE_ASSERT(nrow < ROW);
        row[nrow++] = chosen;
        damage = chosen.damage;
        points += ace_worth_points(bonus);
        share = share *
                (ACE_SURE - ace_worth_price(bonus, w->v->board.num[ACE_MARKER], w->skill->hoard)) /
                ACE_SURE;
        ace_aim_arm(&aim, &w->v->rules, &w->v->board, top, &chosen.d);
        const bool kills = damage >= o->hp;
        int64_t value;
        if (kills)
            value = ace_odds_fired(o, 0, o->bullets - 1, o->reloads, o->pile, ACE_HEAP) * share /
                    ACE_SURE;
        else
            value = ace_odds_fired(o, o->hp - damage + (o->bullets > o->deadline ? points : 0),
                                   o->bullets - 1, o->reloads, o->pile, ACE_HEAP);
        if (!kills && o->bullets <= 1)
            continue; /* with the last bullet, only what wins is worth declaring */
        if (value > best && acts(o, &aim)) {
            struct action first = row[0].action;
            if (rules_check(&w->v->rules, &w->v->board, &first) == REASON_OK) {
                best = (int)value;
                ace_weigh_offer(w, &row[0].action, (int)value);
            }
        }
    }
}

/* ---- at once ---- */

static int price_of(const struct ace_weigh *w, const struct ace_enemy *bonus)
{
    return ACE_SURE - ace_worth_price(bonus, w->v->board.num[ACE_MARKER], w->skill->hoard);
}

int ace_weigh_take(const struct ace_gun *g, const struct ace_gun *later, const struct board *b,
                   const card *held, int n, const struct choice *c, uint8_t *picks)
{
    card hand[ACE_CARDS_MOST + PICKS];
    uint64_t among = c->among;
    int taken = 0;
    memcpy(hand, held, (size_t)n);
    while (taken < c->pick_max) {
        int best = -1, top = -1;
        for (int i = 0; i < board_count(b, c->zone) && i < 64; i++) {
            const card face = board_face(b, c->zone, i);
            if (!(among >> i & 1) || !card_is_known(face))
                continue;
            hand[n] = face;
            int value = ace_gun_damage(g, hand, n + 1) * 64;
            if (taken + 1 < c->pick_max || value <= 0) { /* with more to come, what it begins */
                struct ace_keep keep[ACE_KEEPS];
                if (ace_gun_keeps(g, hand, n + 1, keep))
                    value += keep[0].score;
            }
            value += face == CARD_JOKER ? 40 : later->worth[face];
            if (value > top) {
                top = value;
                best = i;
            }
        }
        if (best < 0)
            break;
        among &= ~((uint64_t)1 << best);
        CARRE_ASSERT(n < ACE_CARDS_MOST + PICKS);
        hand[n++] = board_face(b, c->zone, best);
        picks[taken++] = (uint8_t)best;
    }
    return taken;
}

static int take_best(const struct ace_weigh *w, const struct choice *c, uint8_t *picks)
{
    return ace_weigh_take(&w->o->now, &w->o->later, &w->v->board, w->o->hand, w->o->n, c, picks);
}

/* Which cards of the hand to change for unknown ones: the best of what might be kept; at most
 * `most` go. */
static int cycle_best(struct ace_weigh *w, const struct choice *c, int most, int more, int reloads,
                      struct action *out)
{
    struct ace_odds *o = w->o;
    struct ace_keep keep[ACE_KEEPS];
    const int own = board_count(&w->v->board, ACE_HAND + w->v->me);
    const int n = o->n <= 16 ? ace_gun_keeps(&o->now, o->hand, o->n, keep) : 0;
    int best = -1;
    for (int k = 0; k < n; k++) {
        const uint32_t loose =
            ((1u << o->n) - 1) & ~keep[k].cards & (uint32_t)c->among & ((1u << own) - 1);
        const int m = __builtin_popcount(loose);
        const uint32_t stay =
            m > most ? ace_weigh_rest(&o->now, o->hand, o->n, loose, m - most) : 0;
        struct action a = action_of(w->v->me, c->kind, c->about);
        card kept[ACE_CARDS_MOST];
        int nkept = 0;
        for (int i = 0; i < o->n; i++)
            if (loose >> i & 1 && !(stay >> i & 1))
                a.pick[a.n++] = (uint8_t)i;
            else {
                CARRE_ASSERT(nkept < ACE_CARDS_MOST);
                kept[nkept++] = o->hand[i];
            }
        if (a.n < (c->pick_min > 0 ? c->pick_min : 1))
            continue;
        const int value = ace_weigh_draws(o, kept, nkept, a.n, reloads, 0, more);
        if (value > best) {
            best = value;
            *out = a;
        }
    }
    return best;
}

/* The worth of the duel after this bonus has been used, and how it is used. */
static int used(struct ace_weigh *w, const struct choice *c, const struct ace_enemy *bonus,
                struct action *a)
{
    struct ace_odds *o = w->o;
    const int more = ace_worth_points(bonus);
    *a = ace_weigh_plain(w->v, c, c->pick_min);
    int hp = o->hp, bullets = o->bullets, reloads = o->reloads, n = o->n, draws = 0, looks = 0,
        value = -1;
    bool loads = false;
    card hand[ACE_CARDS_MOST + PICKS];
    memcpy(hand, o->hand, (size_t)n);
    for (int i = 0; i < bonus->nbonuses; i++) {
        const struct ace_effect *e = &bonus->bonus[i];
        switch (e->verb) {
        case ACE_DO_DAMAGE: hp -= e->n; break;
        case ACE_DO_BULLET:
            if (o->final)
                break;
            bullets = bullets + e->n < ACE_COUNTER_MOST ? bullets + e->n : ACE_COUNTER_MOST;
            break;
        case ACE_DO_RELOAD:
            loads = true;
            if (o->final)
                break;
            reloads = reloads + e->n < ACE_COUNTER_MOST ? reloads + e->n : ACE_COUNTER_MOST;
            break;
        case ACE_DO_DRAW: draws += e->n; break;
        case ACE_DO_JOKER: hand[n++] = CARD_JOKER; break;
        case ACE_DO_PICK: looks = e->n; break;
        case ACE_DO_CYCLE:
            if (c->zone == ACE_HAND + w->v->me)
                value = cycle_best(w, c, e->n, more, reloads, a);
            else
                draws += 1;
            break;
        case ACE_DO_RECALL:
            if (c->zone == ACE_DISCARD) {
                a->n = (uint8_t)take_best(w, c, a->pick);
                for (int k = 0; k < a->n; k++) {
                    CARRE_ASSERT(n < ACE_CARDS_MOST + PICKS);
                    hand[n++] = board_face(&w->v->board, ACE_DISCARD, a->pick[k]);
                }
            } else {
                draws += e->n + 1;
            }
            break;
        default: break;
        }
    }
    if (hp <= 0)
        return o->won[ACE_HEAPS - 1];
    if (value >= 0)
        return value;
    if (bullets == 0)
        return 1;
    if (loads && !draws) { /* worth it for a hand that is thrown away next */
        struct action next;
        return w->v->board.num[ACE_RELOADS] ? -1 : ace_weigh_discard(w, reloads - 1, &next);
    }
    if (looks) { /* of so many cards, the best one */
        int64_t sum = 0;
        for (int t = 0; t < o->ntapes; t++) {
            int top = 0;
            for (int i = 0; i < looks && i < o->ntape[t]; i++) {
                hand[n] = o->tape[t][i];
                const int v = ace_odds_hand(o, &o->now, hand, n + 1, hp, bullets, reloads,
                                            o->pile - 1, 0, more);
                top = v > top ? v : top;
            }
            sum += top;
        }
        return (int)(sum / (o->ntapes > 0 ? o->ntapes : 1));
    }
    const int hp0 = o->hp, bullets0 = o->bullets;
    o->hp = hp;
    o->bullets = bullets;
    if (draws)
        value = ace_weigh_draws(o, hand, n, draws, reloads, 0, more);
    else
        value = ace_odds_hand(o, &o->now, hand, n, hp, bullets, reloads, o->pile, 0, more);
    o->hp = hp0;
    o->bullets = bullets0;
    return value;
}

int ace_weigh_use_of(struct ace_weigh *w, const struct action *a)
{
    const struct choice *c = bot_open(w->v, ACE_USE, a->about);
    const struct ace_enemy *bonus = ace_bonus(&w->v->rules, &w->v->board, a->about);
    struct action best;
    return c && bonus
               ? (int)((int64_t)used(w, c, bonus, &best) * price_of(w, bonus) / ACE_SURE) - 200
               : -1;
}

void ace_weigh_uses(struct ace_weigh *w)
{
    enum { MARGIN = 200 };
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct choice *c = bot_open(w->v, ACE_USE, s);
        if (!c)
            continue;
        const struct ace_enemy *bonus = ace_bonus(&w->v->rules, &w->v->board, s);
        struct action a;
        const bool at_last =
            w->v->board.num[ACE_BULLETS] == 1 && bonus->bonus[0].verb == ACE_DO_BULLET;
        /* after the shot it would not help any more */
        const bool too_late =
            w->v->rules.option[ACE_ZERO] == ACE_ZERO_LOST && w->value < ACE_SURE / 2;
        if (at_last && (too_late || (w->o->final && w->o->deadline == 2))) {
            a = ace_weigh_plain(w->v, c, 0);
            /* also so that what may not be declared on the last bullet can be */
            ace_weigh_offer(w, &a, w->value + 1);
            continue;
        }
        int64_t value = (int64_t)used(w, c, bonus, &a) * price_of(w, bonus) / ACE_SURE - MARGIN;
        /* before it is spent, it is looked at again */
        if (value > w->value && w->o->laid > w->o->ntapes) {
            const int usual = w->o->ntapes;
            w->o->ntapes = w->o->laid;
            value = (int64_t)used(w, c, bonus, &a) * price_of(w, bonus) / ACE_SURE - MARGIN;
            w->o->ntapes = usual;
        }
        ace_weigh_offer(w, &a, (int)value);
    }
}

/* ---- what is asked ---- */

static void last_bullet(struct ace_weigh *w)
{
    int damage = 0;
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct ace_enemy *bonus =
            bot_open(w->v, ACE_USE, s) ? ace_bonus(&w->v->rules, &w->v->board, s) : NULL;
        for (int i = 0; bonus && i < bonus->nbonuses; i++)
            damage += bonus->bonus[i].verb == ACE_DO_DAMAGE ? bonus->bonus[i].n : 0;
    }
    const struct choice *any = NULL;
    for (int s = 0; s < ACE_SLOTS; s++) {
        const struct choice *c = bot_open(w->v, ACE_USE, s);
        const struct ace_enemy *bonus = c ? ace_bonus(&w->v->rules, &w->v->board, s) : NULL;
        if (!c)
            continue;
        const struct action a = ace_weigh_plain(w->v, c, c->pick_min);
        const bool hurts = bonus->bonus[0].verb == ACE_DO_DAMAGE;
        any = c;
        if (hurts && damage >= w->o->hp)
            ace_weigh_offer(w, &a, ACE_SURE - bonus->bonus[0].n);
        else
            ace_weigh_offer(w, &a, hurts ? 1 : 1000);
    }
    if (!any) {
        const struct choice *c = bot_open(w->v, ACE_YIELD, -1);
        if (c)
            w->best = ace_weigh_plain(w->v, c, 0);
    }
}

static void trim(struct ace_weigh *w)
{
    const struct choice *c = bot_open(w->v, ACE_TRIM, -1);
    if (!c || w->o->n > 16)
        return;
    const int own = board_count(&w->v->board, ACE_HAND + w->v->me);
    const uint32_t keep =
        ace_weigh_rest(&w->o->later, w->o->hand, own, (1u << own) - 1, own - c->pick_min);
    struct action a = action_of(w->v->me, ACE_TRIM, 0);
    for (int i = 0; i < own && a.n < c->pick_max; i++)
        if (!(keep >> i & 1)) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
    ace_weigh_offer(w, &a, 1);
}

void ace_weigh_answer(struct ace_weigh *w)
{
    const struct choice *c;
    struct action a;
    if (w->v->board.phase == ACE_PHASE_LAST) {
        last_bullet(w);
    } else if (w->v->board.phase == ACE_PHASE_TRIM) {
        trim(w);
    } else if ((c = bot_open(w->v, ACE_TAKE, -1))) {
        a = action_of(w->v->me, ACE_TAKE, 0);
        a.n = (uint8_t)take_best(w, c, a.pick);
        ace_weigh_offer(w, &a, 1);
    } else if ((c = bot_open(w->v, ACE_ARRANGE, -1))) {
        a = action_of(w->v->me, ACE_ARRANGE, 0);
        a.n = (uint8_t)take_best(w, c, a.pick);
        ace_weigh_offer(w, &a, 1);
    } else if ((c = bot_open(w->v, ACE_CYCLE, -1))) {
        if (cycle_best(w, c, c->pick_max, 0, w->o->reloads, &a) >= 0)
            ace_weigh_offer(w, &a, 1);
    }
}
