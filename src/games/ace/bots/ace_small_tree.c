/* ace_small_tree.c - see ace_small.h. Every set that may be fired, thrown away or drawn, every
 * bonus in every order, down to the last bullet and what can still help after it. */
#include "ace_small.h"
#include "bot.h"
#include "check.h"

#include <string.h>

enum { SHOT = ACE_SHOT_CARDS };
static const uint64_t joker = (uint64_t)1 << CARD_JOKER;

/* ---- what a shot deals ---- */

static void load(struct small *s, int class)
{
    CARRE_ASSERT(class >= 0 && class < SMALL_CLASSES);
    const struct rules *r = &s->w->v->rules;
    const struct ace_declared none = {.ntargets = 0};
    struct board then = s->w->v->board;
    const int bullets = class & 1 ? 1 : 2;
    const bool now = class < 2 && (then.num[ACE_BULLETS] == 1) == (bullets == 1);
    struct ace_aim aim;
    s->known[class] = true;
    if (class >= 2)
        then.num[ACE_SHOTS] = 1;
    then.num[ACE_BULLETS] = bullets;
    if (now)
        aim = s->w->o->aim;
    else
        ace_aim_bare(&aim, r, &then);
    for (int i = 0; i < s->ndeclared; i++)
        if (now ? bot_open(s->w->v, ACE_ARM, s->help[i].slot) != NULL : !aim.nobonus)
            s->allowed[class] |= 1u << i;
    for (uint32_t set = 0; set < 1u << s->ndeclared; set++) {
        s->aim[class][set] = aim;
        for (int i = 0; i < s->ndeclared; i++)
            if (set >> i & 1)
                ace_aim_arm(&s->aim[class][set], r, &then, s->help[i].slot, &none);
        ace_gun_load(&s->gun[class][set], &s->aim[class][set]);
    }
}

bool small_tried(struct small *s, int class, uint32_t set)
{
    if (!s->known[class])
        load(s, class);
    return !(set & ~s->allowed[class]) && small_bits(set & s->picks) <= 1;
}

int small_damage(struct small *s, int class, uint64_t cards, uint32_t set, struct action *pointed)
{
    if (!s->known[class])
        load(s, class);
    const struct ace_gun *g = &s->gun[class][set];
    const struct ace_aim *aim = &s->aim[class][set];
    const uint32_t picks = set & s->picks;
    s->hands += picks ? 100 : cards & joker ? 15 : 1;
    s->tired |= s->hands > SMALL_HANDS;
    if (!picks && !aim->changes) {
        const int shot = ace_gun_cards(g, cards & ~joker, cards & joker);
        return shot < 0 ? -1 : shot / 16;
    }
    card held[ACE_CARDS_MOST], face[ACE_CARDS_MOST];
    int n = 0;
    for (; cards; cards &= cards - 1)
        held[n++] = (card)__builtin_ctzll(cards);
    ace_changed(aim, held, n, face);
    return picks ? ace_weigh_point(g, s->help[__builtin_ctz(picks)].picks, face, n, pointed)
                 : ace_gun_damage(g, face, n);
}

static int remembered(struct small *s, int class, uint64_t cards, uint32_t set)
{
    const uint64_t key = cards | (uint64_t)set << 54 | (uint64_t) class << 58 | (uint64_t)1 << 63;
    const uint64_t at = (key * 0x9e3779b97f4a7c15u) >> 40 & (SMALL_DAMAGES - 1);
    if (s->damages[at].key != key) {
        struct action a;
        s->damages[at].damage = small_damage(s, class, cards, set, &a);
        s->damages[at].key = key;
    }
    return s->damages[at].damage;
}

/* The best that a shot can bring that kills. */
static int32_t kills(struct small *s, const struct small_node *n)
{
    const int class = small_class(n);
    int32_t best = 0;
    for (uint32_t set = 0; set < 1u << s->ndeclared && best < ACE_SURE - 1; set++)
        if (!(set & ~(uint32_t)n->left) && s->share[set] > best && small_tried(s, class, set) &&
            remembered(s, class, n->hand, set) >= n->hp)
            best = s->share[set];
    return best;
}

/* Nothing can be hoped for: with every card that may still come, on every bullet that there may be,
 * the best shot with all that could be declared takes too little. */
bool small_hopeless(struct small *s, const struct small_node *n)
{
    uint64_t cards = n->hand | n->pile;
    int shots = n->bullets, top = 0, sum = 0;
    for (int i = s->ndeclared; i < s->nhelp; i++)
        for (int k = 0; n->left >> i & 1 && k < s->help[i].bonus->nbonuses; k++) {
            const struct ace_effect *e = &s->help[i].bonus->bonus[k];
            cards |= e->verb == ACE_DO_RECALL ? n->out : e->verb == ACE_DO_JOKER ? joker : 0;
            shots += e->verb == ACE_DO_BULLET ? e->n : 0;
            sum += e->verb == ACE_DO_DAMAGE ? e->n : 0;
        }
    if (small_bits(cards) > SMALL_HELD + SMALL_PILE + 1)
        return false;
    for (int class = shots > 1 ? n->later * 2 : small_class(n);
         class < (shots > 1 ? SMALL_CLASSES : small_class(n) + 1); class ++)
        for (uint32_t set = 0; set < 1u << s->ndeclared; set++)
            if (!(set & ~(uint32_t)n->left) && small_tried(s, class, set)) {
                const int d = remembered(s, class, cards, set);
                top = d > top ? d : top;
                if (sum + shots * top >= n->hp)
                    return false;
            }
    return true;
}

/* ---- cards that come ---- */

static int32_t every(struct small *s, const struct small_node *n, int draws,
                     int32_t (*then)(struct small *s, const struct small_node *n, uint64_t come))
{
    const int all = small_bits(n->pile), k = draws < all ? draws : all;
    if (k == all)
        return then(s, n, n->pile);
    if (k <= 0)
        return then(s, n, 0);
    if (all > SMALL_PILE + SHOT) {
        s->tired = true;
        return 0;
    }
    int64_t sum = 0;
    int sets = 0;
    for (uint32_t few = (1u << k) - 1; few < 1u << all && !s->tired; few = small_next(few)) {
        sum += then(s, n, small_spread(few, n->pile));
        sets++;
    }
    return (int32_t)(sum / (sets ? sets : 1));
}

static int32_t come(struct small *s, const struct small_node *n, uint64_t cards)
{
    struct small_node next = *n;
    next.hand |= cards;
    next.pile &= ~cards;
    return small_value(s, &next);
}

/* Mean over all that may be drawn after cards that were thrown away. */
static int32_t drawn(struct small *s, const struct small_node *n, int draws)
{
    return every(s, n, draws, come);
}

static bool saves(const struct small *s, const struct small_node *n)
{
    for (int i = s->ndeclared; i < s->nhelp && s->w->v->rules.option[ACE_ZERO] != ACE_ZERO_LOST;
         i++)
        for (int k = 0; n->left >> i & 1 && k < s->help[i].bonus->nbonuses; k++)
            if (s->help[i].bonus->bonus[k].verb == ACE_DO_BULLET ||
                s->help[i].bonus->bonus[k].verb == ACE_DO_DAMAGE)
                return true;
    return false;
}

int32_t small_fired(struct small *s, const struct small_node *n, uint64_t fired, uint32_t set,
                    int damage)
{
    struct small_node next = *n;
    if (damage >= n->hp)
        return ACE_SURE - 1;
    next.hp = (int16_t)(n->hp - (damage > 0 ? damage : 0));
    next.hand &= ~fired;
    next.out |= fired;
    next.left &= (uint8_t)~set;
    next.bullets--;
    next.fired = next.later = 1;
    if (!next.bullets && !saves(s, &next))
        return 0;
    return drawn(s, &next, ACE_HAND_LIMIT - small_bits(next.hand));
}

/* ---- bonuses that act at once ---- */

/* Could an effect that acts at once do anything? */
static bool small_does(const struct small_node *n, const struct ace_effect *e)
{
    switch ((enum ace_verb)e->verb) {
    case ACE_DO_DAMAGE: return true;
    case ACE_DO_DRAW:
    case ACE_DO_PICK: return n->pile;
    case ACE_DO_CYCLE: return n->hand;
    case ACE_DO_RECALL: return n->out;
    case ACE_DO_JOKER: return !((n->hand | n->pile) & joker);
    case ACE_DO_BULLET: return n->bullets < ACE_COUNTER_MOST;
    case ACE_DO_RELOAD: return n->reloads < ACE_COUNTER_MOST;
    default: return false;
    }
}

struct small_node small_used(const struct small_node *n, int help)
{
    struct small_node next = *n;
    next.left &= (uint8_t) ~(1u << help);
    next.using = (uint8_t)(help + 1);
    next.verb = next.done = 0;
    return next;
}

static struct small_node effect_done(const struct small_node *n)
{
    struct small_node next = *n;
    next.verb++;
    next.done = 1;
    return next;
}

int32_t small_cycled(struct small *s, const struct small_node *n, uint64_t gone)
{
    struct small_node next = effect_done(n);
    next.hand &= ~gone;
    next.out |= gone;
    return drawn(s, &next, small_bits(gone));
}

int32_t small_taken(struct small *s, const struct small_node *n, uint64_t taken)
{
    struct small_node next = effect_done(n);
    next.hand |= taken;
    next.pile &= ~taken;
    next.out &= ~taken;
    return small_value(s, &next);
}

/* The best of all sets of at most `most` out of `among`. */
static int32_t best_of(struct small *s, const struct small_node *n, uint64_t among, int least,
                       int most,
                       int32_t (*then)(struct small *s, const struct small_node *n, uint64_t set))
{
    const int all = small_bits(among);
    int32_t best = 0;
    if (all > 31) /* a whole discard pile: one or two of it */
        for (uint64_t a = among; a && best < ACE_SURE - 1 && !s->tired; a &= a - 1) {
            const int32_t one = then(s, n, a & -a);
            best = one > best ? one : best;
            for (uint64_t b = most > 1 ? a & (a - 1) : 0; b && best < ACE_SURE - 1; b &= b - 1) {
                const int32_t two = then(s, n, (a & -a) | (b & -b));
                best = two > best ? two : best;
            }
        }
    for (int k = least; k <= most && k <= all && all <= 31; k++)
        for (uint32_t few = k ? (1u << k) - 1 : 0;
             few < 1u << all && best < ACE_SURE - 1 && !s->tired; few = small_next(few)) {
            const int32_t value = then(s, n, small_spread(few, among));
            best = value > best ? value : best;
            if (!few)
                break;
        }
    return best;
}

static int32_t looked(struct small *s, const struct small_node *n, uint64_t seen)
{
    return best_of(s, n, seen, 1, 1, small_taken);
}

static int32_t effect(struct small *s, const struct small_node *n)
{
    const struct ace_enemy *bonus = s->help[n->using - 1].bonus;
    struct small_node next = *n;
    if (n->verb >= bonus->nbonuses) {
        next.using = next.verb = next.done = 0;
        return small_value(s, &next);
    }
    const struct ace_effect *e = &bonus->bonus[n->verb];
    if (!small_does(n, e)) {
        next.verb++;
        return small_value(s, &next);
    }
    if (e->verb == ACE_DO_CYCLE)
        return best_of(s, n, n->hand, !n->done, e->n, small_cycled);
    if (e->verb == ACE_DO_RECALL)
        return best_of(s, n, n->out, !n->done, e->n, small_taken);
    if (e->verb == ACE_DO_PICK)
        return every(s, n, e->n, looked);
    next = effect_done(n);
    if (e->verb == ACE_DO_DRAW)
        return drawn(s, &next, e->n);
    if (e->verb == ACE_DO_DAMAGE) {
        if (e->n >= n->hp)
            return ACE_SURE - 1;
        next.hp = (int16_t)(n->hp - e->n);
    } else if (e->verb == ACE_DO_JOKER) {
        next.hand |= joker;
        next.out &= ~joker;
    } else if (e->verb == ACE_DO_BULLET) {
        next.bullets =
            (uint8_t)(n->bullets + e->n < ACE_COUNTER_MOST ? n->bullets + e->n : ACE_COUNTER_MOST);
    } else {
        next.reloads =
            (uint8_t)(n->reloads + e->n < ACE_COUNTER_MOST ? n->reloads + e->n : ACE_COUNTER_MOST);
    }
    return small_value(s, &next);
}

/* The best bonus to be used at once; without a bullet only what saves. */
static int32_t uses(struct small *s, const struct small_node *n, int32_t best)
{
    for (int i = s->ndeclared; i < s->nhelp && best < ACE_SURE - 1; i++) {
        const struct ace_enemy *bonus = s->help[i].bonus;
        bool does = false, helps = n->bullets > 0;
        for (int k = 0; k < bonus->nbonuses; k++) {
            does |= small_does(n, &bonus->bonus[k]);
            helps |= bonus->bonus[k].verb == ACE_DO_BULLET || bonus->bonus[k].verb == ACE_DO_DAMAGE;
        }
        if (!(n->left >> i & 1) || !does || !helps || s->help[i].share <= best)
            continue;
        const struct small_node next = small_used(n, i);
        const int32_t value =
            (int32_t)((int64_t)small_value(s, &next) * s->help[i].share / ACE_SURE);
        best = value > best ? value : best;
    }
    return best;
}

/* ---- a turn ---- */

int32_t small_thrown(struct small *s, const struct small_node *n, uint64_t gone)
{
    struct small_node next = *n;
    next.hand &= ~gone;
    next.out |= gone;
    next.reloads--;
    return drawn(s, &next, small_bits(gone));
}

static int32_t shot(struct small *s, const struct small_node *n, uint64_t fired)
{
    const int d = remembered(s, small_class(n), fired, 0);
    return d < 0 ? 0 : small_fired(s, n, fired, 0, d);
}

static int32_t jam(struct small *s, const struct small_node *n, uint64_t gone)
{
    return small_fired(s, n, gone, 0, 0);
}

static int32_t most_of(int32_t a, int32_t b) { return a > b ? a : b; }

/* On the way no bonus is declared on a shot that does not kill: it is saved for the last. */
static int32_t turn(struct small *s, const struct small_node *n)
{
    const int held = small_bits(n->hand), size = held < SHOT ? held : SHOT,
              least = size < s->least ? size : s->least;
    int32_t best = kills(s, n);
    const bool at_once = n->left >> s->ndeclared;
    if (best == ACE_SURE - 1 || (n->bullets == 1 && !n->reloads && !at_once) ||
        (!best && small_hopeless(s, n)))
        return best;
    best = uses(s, n, best);
    if (n->reloads && held)
        best = most_of(best, best_of(s, n, n->hand, 1, held, small_thrown));
    if (n->bullets > 1 || saves(s, n)) {
        const bool jams = remembered(s, small_class(n), n->hand, 0) < 0;
        if (!jams || !n->reloads)
            best = most_of(best, best_of(s, n, n->hand, least, size, jams ? jam : shot));
    }
    return best;
}

static int32_t trimmed(struct small *s, const struct small_node *n, uint64_t kept)
{
    struct small_node next = *n;
    next.out |= next.hand & ~kept;
    next.hand = kept;
    next.fired = 0;
    return small_value(s, &next);
}

static int32_t worked_out(struct small *s, const struct small_node *n)
{
    if (n->using)
        return effect(s, n);
    if (!n->fired)
        return turn(s, n);
    if (!n->bullets)
        return uses(s, n, 0);
    return best_of(s, n, n->hand, ACE_HAND_LIMIT, ACE_HAND_LIMIT, trimmed);
}

static uint64_t hash_of(const struct small_node *n)
{
    uint64_t h = n->hand * 0x9e3779b97f4a7c15u ^ n->pile * 0xc2b2ae3d27d4eb4fu ^
                 n->out * 0x165667b19e3779f9u;
    h ^= ((uint64_t)n->hp << 32 | (uint64_t)n->bullets << 28 | (uint64_t)n->reloads << 24 |
          (uint64_t)n->left << 16 | (uint64_t)n->using << 8 | (uint64_t)n->verb << 4 |
          (uint64_t)n->done << 2 | (uint64_t)n->fired << 1 | n->later) *
         0x27d4eb2f165667c5u;
    return (h ^ h >> 29) * 0x9e3779b97f4a7c15u >> 40;
}

int32_t small_value(struct small *s, const struct small_node *n)
{
    struct small_node node = *n;
    if (s->tired)
        return 0;
    if (node.fired && !node.using && node.bullets && small_bits(node.hand) <= ACE_HAND_LIMIT)
        node.fired = 0;
    const uint64_t at = hash_of(&node) & (SMALL_NODES - 1);
    if (s->nodes[at].value && memcmp(&s->nodes[at].node, &node, sizeof node) == 0)
        return s->nodes[at].value - 1;
    s->tired |= ++s->hands > SMALL_HANDS;
    const int32_t value = worked_out(s, &node);
    s->nodes[at].node = node;
    s->nodes[at].value = value + 1;
    return value;
}
