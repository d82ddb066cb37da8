/* ace_small.c - small duels, searched to their end: so few cards in the pile that each one is
 * known, and the last bullets.
 *
 * Nothing is guessed there: every set of cards that may be fired or thrown away is tried with every
 * set that may be drawn after it, every bonus that acts at once in every order, down to the last
 * bullet, which wins if the best shot with all that may be declared reaches the hit points
 * (ace_small_tree.c). Only the first shot may be given bonuses without killing, the later ones save
 * them for the last. Where that would take too long, what was found by then is set against the
 * guesses of the other files. */
#include "ace_small.h"
#include "ace_worth.h"
#include "bot.h"

#include "check.h"
#include "mem.h"

#include <string.h>

enum { BULLETS_MOST = 3, SHOT = ACE_SHOT_CARDS, RANKS_OF_VALUE = 4096 };

/* ---- what one knows ---- */

static bool has(const struct ace_enemy *bonus, int verb)
{
    for (int i = 0; i < bonus->nbonuses; i++)
        if (bonus->bonus[i].verb == verb)
            return true;
    return false;
}

static struct small_help help_of(const struct small *s, int slot)
{
    CARRE_ASSERT(slot >= 0 && slot < ACE_SLOTS);
    const struct ace_odds *o = s->w->o;
    struct small_help h = {.slot = slot, .bonus = ace_bonus(&o->v->rules, &o->v->board, slot)};
    if (!h.bonus)
        return h;
    h.share = ACE_SURE - ace_worth_price(h.bonus, o->v->board.num[ACE_MARKER], o->skill->hoard);
    for (int i = 0; i < h.bonus->nbonuses && !h.picks; i++)
        if (ace_effect_picks(&h.bonus->bonus[i]))
            h.picks = &h.bonus->bonus[i];
    return h;
}

/* First those that are declared, then those that act at once. A look at cards puts the pile in
 * order, which the tree does not follow: it is left alone. */
static bool know_helps(struct small *s)
{
    const struct ace_odds *o = s->w->o;
    for (int at_once = 0; at_once < 2; at_once++) {
        for (int slot = 0; slot < ACE_SLOTS; slot++) {
            const struct small_help h = help_of(s, slot);
            if (!h.bonus || ace_armed(&o->v->board, slot) || ace_bonus_now(h.bonus) != at_once ||
                has(h.bonus, ACE_DO_PEEK))
                continue;
            if (s->nhelp == (at_once ? SMALL_HELPS : SMALL_DECLARED))
                return false;
            s->picks |= h.picks ? 1u << s->nhelp : 0;
            CARRE_ASSERT(s->nhelp < SMALL_HELPS);
            s->help[s->nhelp++] = h;
        }
        if (!at_once)
            s->ndeclared = s->nhelp;
    }
    for (uint32_t set = 0; set < 1u << s->ndeclared; set++) {
        int64_t share = ACE_SURE - 1;
        for (int i = 0; i < s->ndeclared; i++)
            share = set >> i & 1 ? share * s->help[i].share / ACE_SURE : share;
        s->share[set] = (int32_t)share;
    }
    return true;
}

static bool repeats(const struct ace_aim *aim)
{
    for (int i = 0; i < aim->nacts; i++)
        if (aim->act[i].effect.verb == ACE_DO_NOREPEAT)
            return true;
    return false;
}

static uint64_t cards_of(const card *cards, int n)
{
    uint64_t m = 0;
    for (int i = 0; i < n; i++)
        m |= (uint64_t)1 << cards[i];
    return m;
}

/* Few bullets, or one and a reload, those of bonuses among them: a second bullet and a reload would
 * ask for hands out of a whole new pile. */
static bool few_turns(const struct small *s)
{
    const struct board *b = &s->w->v->board;
    int bullets = b->num[ACE_BULLETS], reloads = b->num[ACE_RELOADS];
    for (int i = s->ndeclared; i < s->nhelp; i++)
        for (int k = 0; k < s->help[i].bonus->nbonuses; k++) {
            const struct ace_effect *e = &s->help[i].bonus->bonus[k];
            bullets += e->verb == ACE_DO_BULLET ? e->n : 0;
            reloads += e->verb == ACE_DO_RELOAD ? e->n : 0;
        }
    return bullets <= BULLETS_MOST && (reloads == 0 || (reloads == 1 && bullets <= 1)) &&
           !(s->picks && bullets > 2);
}

/* Is it small, and all of it known? */
static bool know(struct small *s, struct small_node *n)
{
    const struct ace_odds *o = s->w->o;
    const struct board *b = &o->v->board;
    const int bullets = b->num[ACE_BULLETS], reloads = b->num[ACE_RELOADS];
    if (bullets > BULLETS_MOST || b->nseats > 1 || !o->skill->counts || o->n > SMALL_HELD ||
        o->pile > SMALL_PILE)
        return false;
    if (b->phase == ACE_PHASE_ARRANGE || b->phase == ACE_PHASE_PICK || o->nunseen != o->pile)
        return false;
    if (bullets > 1 &&
        ((ace_difficulty(&o->v->rules) == ACE_EASY && !o->final) || repeats(&o->aim)))
        return false;
    if (!know_helps(s) || !few_turns(s))
        return false;
    s->least = ace_difficulty(&o->v->rules) == ACE_EASY ? 1 : SHOT;
    s->bullets = bullets;
    *n = (struct small_node){.hp = (int16_t)b->num[ACE_HP],
                             .bullets = (uint8_t)bullets,
                             .reloads = (uint8_t)reloads,
                             .left = (uint8_t)((1u << s->nhelp) - 1),
                             .fired = b->num[ACE_FIRED] > 0,
                             .later = b->num[ACE_FIRED] > 0};
    n->hand = cards_of(o->hand, o->n);
    n->pile = cards_of(o->unseen, o->nunseen);
    n->out = 0;
    for (int i = 0; i < board_count(b, ACE_DISCARD); i++) {
        const card c = board_face(b, ACE_DISCARD, i);
        n->out |= c <= CARD_JOKER ? (uint64_t)1 << c : 0;
    }
    return true;
}

/* ---- the decision ---- */

struct found {
    int64_t value;
    struct action action;
};

static void offer(const struct small *s, struct found *f, int64_t value, const struct action *a)
{
    struct action act = *a;
    if (s->w->only && !ace_weigh_same(s->w->only, a))
        return;
    if (value > f->value && rules_check(&s->w->v->rules, &s->w->v->board, &act) == REASON_OK) {
        f->value = value;
        f->action = act;
    }
}

/* Of two as good the one with fewer bonuses, then with more damage. */
static int64_t ranked(int64_t value, int bonuses, int damage)
{
    return value * RANKS_OF_VALUE + (8 - bonuses) * 256 +
           (damage < 0     ? 0
            : damage < 255 ? damage
                           : 255);
}

static void pick(const struct small *s, uint64_t cards, struct action *a)
{
    for (int i = 0; i < s->w->o->n && a->n < PICKS; i++)
        if (cards >> s->w->o->hand[i] & 1)
            a->pick[a->n++] = (uint8_t)i;
}

/* What is done first so that this set fires with these bonuses. */
static struct action first_of(const struct small *s, uint64_t fired, uint32_t set,
                              const struct action *pointed)
{
    const seat me = s->w->v->me;
    const uint32_t plain = set & ~s->picks;
    if (plain)
        return action_of(me, ACE_ARM, s->help[__builtin_ctz(plain)].slot);
    struct action a = action_of(me, ACE_ARM, s->help[__builtin_ctz(set & s->picks)].slot);
    a.amount = pointed->amount;
    for (int k = 0; k < pointed->n; k++) {
        uint64_t at = fired;
        for (int skip = pointed->pick[k]; skip; skip--)
            at &= at - 1;
        pick(s, at & -at, &a);
    }
    return a;
}

static struct action shot_of(const struct small *s, const struct small_node *n, uint64_t fired)
{
    struct action a = action_of(s->w->v->me, ACE_SHOOT, 0);
    card held[SHOT], face[SHOT];
    int m = 0;
    for (uint64_t left = fired; left; left &= left - 1) {
        CARRE_ASSERT(m < SHOT);
        held[m++] = (card)__builtin_ctzll(left);
    }
    ace_changed(&s->aim[small_class(n)][0], held, m, face);
    a.amount = ace_gun_shot(&s->gun[small_class(n)][0], face, m) % 16;
    pick(s, fired, &a);
    return a;
}

/* Sets of cards, one size after the other, that a decision may pick out of the hand. */
struct sets {
    uint64_t among;
    int size, most;
    uint32_t few;
};
static struct sets sets_of(uint64_t among, int least, int most)
{
    return (struct sets){.among = among, .size = least, .most = most};
}

static bool next_set(struct sets *sets, uint64_t *out)
{
    const int all = small_bits(sets->among);
    sets->few = sets->few ? small_next(sets->few) : (1u << sets->size) - 1;
    if (sets->few >= 1u << all) {
        if (++sets->size > sets->most || sets->size > all)
            return false;
        sets->few = (1u << sets->size) - 1;
    }
    *out = small_spread(sets->few, sets->among);
    return true;
}

/* These cards with each set of bonuses on them. */
static void try_shot(struct small *s, const struct small_node *n, uint64_t fired, struct found *f)
{
    int damage[SMALL_SETS];
    for (uint32_t set = 0; set < 1u << s->ndeclared; set++) {
        struct action pointed = {.n = 0};
        damage[set] = -1;
        if (!small_tried(s, small_class(n), set))
            continue;
        const int d = damage[set] = small_damage(s, small_class(n), fired, set, &pointed);
        bool acts = d >= 0;
        for (int i = 0; i < s->ndeclared; i++)
            acts &= !(set >> i & 1) || d > damage[set & ~(1u << i)];
        if (!acts)
            continue;
        const struct action a = set ? first_of(s, fired, set, &pointed) : shot_of(s, n, fired);
        const int64_t value = small_fired(s, n, fired, set, d);
        if (value)
            offer(s, f, ranked(value * s->share[set] / ACE_SURE, small_bits(set), d), &a);
    }
}

static void try_picks(struct small *s, const struct small_node *n, const struct choice *c,
                      int32_t (*then)(struct small *s, const struct small_node *n, uint64_t set),
                      int64_t share, struct found *f)
{
    const bool hand = c->zone == ACE_HAND + s->w->v->me;
    struct sets sets = sets_of(hand ? n->hand : n->out, c->pick_min ? c->pick_min : 1, c->pick_max);
    uint64_t set;
    /* a discard pile: what lies deep in it is tried by the tree one by one */
    if (small_bits(sets.among) > 31)
        return;
    while (!s->tired && next_set(&sets, &set)) {
        struct action a = action_of(s->w->v->me, c->kind, c->about);
        pick(s, set, &a);
        const int64_t value = then(s, n, set) * share / ACE_SURE;
        if (value)
            offer(s, f, ranked(value, 0, 0), &a);
    }
}

/* One card or two out of the discard pile. */
static void try_takes(struct small *s, const struct small_node *n, const struct choice *c,
                      int64_t share, struct found *f)
{
    const struct board *b = &s->w->v->board;
    const int all = board_count(b, ACE_DISCARD);
    for (int i = 0; i < all && !s->tired; i++)
        for (int k = i; k < (c->pick_max > 1 ? all : i + 1); k++) {
            struct action a = action_of(s->w->v->me, c->kind, c->about);
            uint64_t taken = (uint64_t)1 << board_face(b, ACE_DISCARD, i);
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
            if (k > i) {
                CARRE_ASSERT(a.n < PICKS);
                a.pick[a.n++] = (uint8_t)k;
                taken |= (uint64_t)1 << board_face(b, ACE_DISCARD, k);
            }
            const int64_t value = small_taken(s, n, taken) * share / ACE_SURE;
            if (value)
                offer(s, f, ranked(value, 0, 0), &a);
        }
}

static void try_uses(struct small *s, const struct small_node *n, struct found *f)
{
    for (int i = s->ndeclared; i < s->nhelp && !s->tired; i++) {
        const struct choice *c = bot_open(s->w->v, ACE_USE, s->help[i].slot);
        const struct small_node next = small_used(n, i);
        if (!c)
            continue;
        if (c->pick_max && c->zone == ACE_DISCARD) {
            try_takes(s, &next, c, s->help[i].share, f);
        } else if (c->pick_max) {
            try_picks(s, &next, c, small_cycled, s->help[i].share, f);
        } else {
            const struct action a = ace_weigh_plain(s->w->v, c, 0);
            const int64_t value = (int64_t)small_value(s, &next) * s->help[i].share / ACE_SURE;
            if (value)
                offer(s, f, ranked(value, 1, 0), &a);
        }
    }
}

static int32_t jammed(struct small *s, const struct small_node *n, uint64_t gone)
{
    return small_fired(s, n, gone, 0, 0);
}

static int32_t trimmed(struct small *s, const struct small_node *n, uint64_t gone)
{
    struct small_node next = *n;
    next.hand &= ~gone;
    next.out |= gone;
    next.fired = 0;
    return small_value(s, &next);
}

static bool anything_armed(const struct view *v)
{
    for (int slot = 0; slot < ACE_SLOTS; slot++)
        if (ace_armed(&v->board, slot))
            return true;
    return false;
}

static void try_turn(struct small *s, const struct small_node *n, struct found *f)
{
    const struct choice *c;
    const int held = small_bits(n->hand), size = held < SHOT ? held : SHOT;
    struct sets sets = sets_of(n->hand, size < s->least ? size : s->least, size);
    uint64_t fired;
    if (!size || small_damage(s, small_class(n), n->hand, 0, NULL) >= n->hp || small_hopeless(s, n))
        return; /* what kills without more ado is chosen elsewhere */
    while (!s->tired && next_set(&sets, &fired))
        try_shot(s, n, fired, f);
    if ((c = bot_open(s->w->v, ACE_JAM, -1)))
        try_picks(s, n, c, jammed, ACE_SURE, f);
    if (anything_armed(s->w->v))
        return;
    try_uses(s, n, f);
    if ((c = bot_open(s->w->v, ACE_DISCARD_DRAW, -1)))
        try_picks(s, n, c, small_thrown, ACE_SURE, f);
}

/* What a bonus asks while it is used: it is among the helps no more, so it is one of its own. */
static void try_answer(struct small *s, struct small_node *n, struct found *f)
{
    const struct board *b = &s->w->v->board;
    const struct choice *c;
    if (b->phase == ACE_PHASE_LAST) {
        try_uses(s, n, f);
    } else if (b->phase == ACE_PHASE_TRIM) {
        if ((c = bot_open(s->w->v, ACE_TRIM, -1)))
            try_picks(s, n, c, trimmed, ACE_SURE, f);
    } else if (s->nhelp < SMALL_HELPS) {
        s->help[s->nhelp] = (struct small_help){
            .slot = -1, .bonus = ace_enemy_of(&s->w->v->rules, (card)b->num[ACE_USING])};
        n->using = (uint8_t)++s->nhelp;
        n->verb = (uint8_t)b->num[ACE_VERB];
        n->done = (uint8_t)b->num[ACE_DONE];
        if ((c = bot_open(s->w->v, ACE_CYCLE, -1)))
            try_picks(s, n, c, small_cycled, ACE_SURE, f);
        else if ((c = bot_open(s->w->v, ACE_TAKE, -1)))
            try_takes(s, n, c, ACE_SURE, f);
    }
}

int ace_small(struct ace_weigh *w, struct action *out, bool *sure)
{
    struct found f = {.value = 0};
    struct small_node n;
    struct small *s = mem_alloc(sizeof *s);
    s->w = w;
    if (know(s, &n)) {
        s->nodes = mem_alloc(SMALL_NODES * sizeof *s->nodes);
        s->damages = mem_alloc(SMALL_DAMAGES * sizeof *s->damages);
        if (w->v->board.phase == ACE_PHASE_AIM)
            try_turn(s, &n, &f);
        else
            try_answer(s, &n, &f);
        mem_free(s->nodes);
        mem_free(s->damages);
    }
    *out = f.action;
    *sure = !s->tired;
    mem_free(s);
    return (int)(f.value / RANKS_OF_VALUE);
}
