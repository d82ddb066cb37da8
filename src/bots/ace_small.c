/* ace_small.c - small duels, searched to their end: no reload left and at most three bullets, or the last bullet and one reload, with so few cards in the pile
 * that each one is known.
 *
 * Every set that may be fired or thrown away is tried with every set that may be drawn behind it, down to the last bullet, which wins if the best shot with all
 * that may be declared reaches the hit points. On the way only the first shot may be given bonuses, the later ones save them for the last. Cards are bits: the
 * hand, then the pile. Positions with bonuses that draw, bring bullets or reloads, or look at cards, are left to the guesses of the other files. */
#include "ace_weigh.h"
#include "ace_worth.h"

#include "mem.h"

#include <string.h>

enum { HELD_MOST = 10, PILE_MOST = 9, KNOWN_MOST = HELD_MOST + PILE_MOST, BULLETS_MOST = 3, HELP_MOST = 4, SETS = 1 << HELP_MOST, SHOT = ACE_SHOT_CARDS };

/* A bonus that the search understands. */
struct help { int slot, hurts; bool joker; const struct ace_effect *picks; int32_t share; };

struct small {
    struct ace_weigh *w;
    card known[KNOWN_MOST + 1];
    int n, nknown;
    int nhelp;
    struct help help[HELP_MOST];
    uint32_t jokers, picks, shots;              /* sets of helps: the Joker; those that change picked cards; those declared on a shot */
    uint32_t allowed[BULLETS_MOST + 1];         /* which of them may be declared with so many bullets */
    int32_t share[SETS];                        /* what is left of the run when these are spent */
    int hurts[SETS];
    uint32_t joker;                             /* its bit */
    struct ace_aim aim[BULLETS_MOST + 1][SETS];
    struct ace_gun gun[BULLETS_MOST + 1][SETS];
    uint8_t *best[BULLETS_MOST + 1];            /* damage + 2 of each set of cards with each set of helps; 0: not asked yet */
};

static int bits(uint32_t v) { return __builtin_popcount(v); }

static uint32_t next_same_bits(uint32_t v)
{
    const uint32_t low = v & -v, up = v + low;
    return up | ((v ^ up) / low >> 2);
}

/* The bits of `few` (0 is the lowest bit of `all`, and so on) spread over those of `all`. */
static uint32_t spread(uint32_t few, uint32_t all)
{
    uint32_t out = 0;
    for (; few && all; few >>= 1, all &= all - 1)
        if (few & 1)
            out |= all & -all;
    return out;
}

/* ---- what one knows ---- */

/* Does the search understand this bonus? `useful`: it can do something. */
static bool understood(const struct small *s, int slot, const struct ace_enemy *bonus, struct help *out, bool *useful)
{
    const struct ace_odds *o = s->w->o;
    *out = (struct help){.slot = slot, .share = ACE_SURE - ace_worth_price(bonus, o->v->board.num[ACE_MARKER], o->skill->hoard)};
    *useful = true;
    if (!ace_bonus_now(bonus)) {
        for (int i = 0; i < bonus->nbonuses && !out->picks; i++)
            if (ace_effect_picks(&bonus->bonus[i]))
                out->picks = &bonus->bonus[i];
        return true;
    }
    if (bonus->nbonuses != 1)
        return false;
    if (bonus->bonus[0].verb == ACE_DO_JOKER) {
        out->joker = true;
        *useful = ace_weigh_open(s->w, ACE_USE, slot);
        return true;
    }
    out->hurts = bonus->bonus[0].n;
    return bonus->bonus[0].verb == ACE_DO_DAMAGE;
}

static bool know_helps(struct small *s)
{
    const struct ace_odds *o = s->w->o;
    for (int slot = 0; slot < ACE_SLOTS; slot++) {
        const struct ace_enemy *bonus = ace_bonus(&o->v->rules, &o->v->board, slot);
        struct help h;
        bool useful;
        if (!bonus || ace_armed(&o->v->board, slot))
            continue;
        if (!understood(s, slot, bonus, &h, &useful))
            return false;
        if (!useful)
            continue;
        if (s->nhelp == HELP_MOST)
            return false;
        const uint32_t bit = 1u << s->nhelp;
        s->jokers |= h.joker ? bit : 0;
        s->picks |= h.picks ? bit : 0;
        s->shots |= !h.joker && !h.hurts ? bit : 0;
        s->help[s->nhelp++] = h;
    }
    return bits(s->jokers) <= 1;
}

/* Sets that are never tried: two bonuses that each change picked cards. */
static bool tried(const struct small *s, uint32_t set, int bullets)
{
    return !(set & ~s->allowed[bullets]) && bits(set & s->picks) <= 1;
}

static void know_guns(struct small *s, int bullets)
{
    const struct ace_odds *o = s->w->o;
    const struct ace_declared none = {.ntargets = 0};
    struct board then = o->v->board;
    then.num[ACE_SHOTS] = 1;
    for (int b = 1; b <= bullets; b++) {
        then.num[ACE_BULLETS] = b;
        s->allowed[b] = ~s->shots;
        for (int i = 0; i < s->nhelp; i++)
            if (b == bullets ? ace_weigh_open(s->w, ACE_ARM, s->help[i].slot) != NULL : b >= o->deadline)
                s->allowed[b] |= 1u << i;
        for (uint32_t set = 0; set < 1u << s->nhelp; set++) {
            struct ace_aim *aim = &s->aim[b][set];
            if (b == bullets)
                *aim = o->aim;
            else
                ace_aim_bare(aim, &o->v->rules, &then);
            for (int i = 0; i < s->nhelp; i++)
                if (set & s->shots & 1u << i)
                    ace_aim_arm(aim, &o->v->rules, &then, s->help[i].slot, &none);
            ace_gun_load(&s->gun[b][set], aim);
        }
    }
    for (uint32_t set = 0; set < 1u << s->nhelp; set++) {
        int64_t share = ACE_SURE - 1;
        for (int i = 0; i < s->nhelp; i++)
            if (set >> i & 1) {
                share = share * s->help[i].share / ACE_SURE;
                s->hurts[set] += s->help[i].hurts;
            }
        s->share[set] = (int32_t)share;
    }
}

static bool repeats(const struct ace_aim *aim)
{
    for (int i = 0; i < aim->nacts; i++)
        if (aim->act[i].effect.verb == ACE_DO_NOREPEAT)
            return true;
    return false;
}

static int64_t choose_of(int n, int k)
{
    int64_t all = 1;
    for (int i = 1; i <= k; i++)
        all = all * (n - k + i) / i;
    return all;
}

/* Can it be searched in some tenths of a second at worst? Pointing a bonus at cards takes as long as a hundred hands without. */
static bool affordable(const struct small *s, int bullets, int reloads)
{
    enum { POINTED_MOST = 7000, BITS_MOST = 21 };
    const int n = s->n, pile = s->w->o->pile, rows = bits(s->picks) << bits(s->shots & ~s->picks);
    const int64_t hands = reloads ? choose_of(n + pile, pile < n ? pile : n) : bullets > 1 ? choose_of(n, SHOT < n ? SHOT : n) * choose_of(pile, SHOT < pile ? SHOT : pile) : 1;
    if (s->nknown + s->nhelp > BITS_MOST || (bullets > 2 && n > ACE_HAND_LIMIT))
        return false;
    return hands * rows <= POINTED_MOST;
}

/* Is it small, and all of it known? */
static bool know(struct small *s, int bullets, int reloads)
{
    const struct ace_odds *o = s->w->o;
    const bool fits = reloads == 0 ? bullets <= BULLETS_MOST : bullets == 1 && reloads == 1;
    if (!fits || bullets < 1 || o->v->board.nseats > 1 || !o->skill->counts || o->n < 1 || o->n > HELD_MOST || o->pile > PILE_MOST || o->nunseen != o->pile)
        return false;
    if (ace_difficulty(&o->v->rules) == ACE_EASY && bullets > 1)
        return false;
    if (bullets > 1 && repeats(&o->aim))
        return false;
    memcpy(s->known, o->hand, (size_t)o->n);
    memcpy(s->known + o->n, o->unseen, (size_t)o->pile);
    s->n = o->n;
    s->nknown = o->n + o->pile;
    if (!know_helps(s) || (s->picks && bullets > 2))
        return false;
    if (s->jokers) {
        s->joker = 1u << s->nknown;
        s->known[s->nknown++] = CARD_JOKER;
    }
    if (!affordable(s, bullets, reloads))
        return false;
    know_guns(s, bullets);
    return true;
}

/* ---- a shot ---- */

static int cards_of(const struct small *s, uint32_t of, card *out)
{
    int n = 0;
    for (; of; of &= of - 1)
        out[n++] = s->known[__builtin_ctz(of)];
    return n;
}

/* The best of these cards with these bonuses declared, changed cards pointed at as well as can be; -1. `a`: where they point. */
static int damage_of(const struct small *s, int bullets, uint32_t cards, uint32_t set, struct action *a)
{
    card held[KNOWN_MOST + 1], face[ACE_CARDS_MOST];
    const int n = cards_of(s, cards, held);
    ace_changed(&s->aim[bullets][set], held, n, face);
    const uint32_t picks = set & s->picks;
    if (!picks)
        return ace_gun_damage(&s->gun[bullets][set], face, n);
    return ace_weigh_point(&s->gun[bullets][set], s->help[__builtin_ctz(picks)].picks, face, n, a);
}

static int remembered(struct small *s, int bullets, uint32_t cards, uint32_t set)
{
    uint8_t *m = &s->best[bullets][(size_t)cards << s->nhelp | set];
    if (!*m) {
        struct action a;
        const int d = damage_of(s, bullets, cards, set, &a);
        *m = (uint8_t)(d > 250 ? 252 : d + 2);
    }
    return *m - 2;
}

/* The chance that a shot kills out of these cards with what is left of bonuses: all or nothing, less what they cost. */
static int32_t kills(struct small *s, int bullets, uint32_t hand, int hp, uint32_t left)
{
    int32_t best = 0;
    for (uint32_t set = 0; set < 1u << s->nhelp && best < ACE_SURE - 1; set++) {
        if (set & ~left || s->share[set] <= best || !tried(s, set, bullets))
            continue;
        const uint32_t held = hand | (set & s->jokers ? s->joker : 0);
        const int d = remembered(s, bullets, held, set & s->shots);
        if ((d > 0 ? d : 0) + s->hurts[set] >= hp)
            best = s->share[set];
    }
    return best;
}

static int32_t turn(struct small *s, int bullets, uint32_t hand, uint32_t pile, int hp, uint32_t left);

/* The mean over all that may be drawn to these cards. */
static int32_t drawn(struct small *s, int bullets, uint32_t kept, uint32_t pile, int draws, int hp, uint32_t left)
{
    const int n = bits(pile), k = draws < n ? draws : n;
    if (k <= 0 || k == n)
        return turn(s, bullets, kept | pile, 0, hp, left);
    int64_t sum = 0;
    int sets = 0;
    for (uint32_t few = (1u << k) - 1; few < 1u << n; few = next_same_bits(few)) {
        const uint32_t come = spread(few, pile);
        sum += turn(s, bullets, kept | come, pile & ~come, hp, left);
        sets++;
    }
    return (int32_t)(sum / sets);
}

/* Behind a shot that leaves so many hit points. */
static int32_t behind(struct small *s, int bullets, uint32_t kept, uint32_t pile, int hp, uint32_t left)
{
    if (bullets == 0) {
        int32_t best = 0;
        for (uint32_t set = 0; set < 1u << s->nhelp; set++)
            if (!(set & (left ^ ((1u << s->nhelp) - 1))) && s->hurts[set] >= hp && s->share[set] > best)
                best = s->share[set];
        return best;
    }
    return drawn(s, bullets, kept, pile, ACE_HAND_LIMIT - bits(kept), hp, left);
}

/* A turn without reloads. */
static int32_t turn(struct small *s, int bullets, uint32_t hand, uint32_t pile, int hp, uint32_t left)
{
    int32_t best = kills(s, bullets, hand, hp, left);
    const int n = bits(hand), size = n < SHOT ? n : SHOT;
    if (bullets == 1 || best == ACE_SURE - 1)
        return best;
    const bool jam = remembered(s, bullets, hand, 0) < 0;
    if (!size)
        return behind(s, bullets - 1, hand, pile, hp, left);
    for (uint32_t few = (1u << size) - 1; few < 1u << n; few = next_same_bits(few)) {
        const uint32_t fired = spread(few, hand);
        const int d = jam ? 0 : remembered(s, bullets, fired, 0);
        if (d < 0 || d >= hp)
            continue;
        const int32_t value = behind(s, bullets - 1, hand & ~fired, pile, hp - d, left);
        best = value > best ? value : best;
    }
    return best;
}

/* ---- the decision ---- */

struct found { int64_t value; struct action action; };

static void offer(const struct small *s, struct found *f, int64_t value, const struct action *a)
{
    struct action act = *a;
    if (value > f->value && rules_check(&s->w->v->rules, &s->w->v->board, &act) == REASON_OK) {
        f->value = value;
        f->action = act;
    }
}

/* What is done first so that this set fires with these bonuses. */
static struct action first_of(const struct small *s, uint32_t fired, uint32_t set, const struct action *pointed)
{
    const seat me = s->w->v->me;
    const uint32_t plain = set & s->shots & ~s->picks;
    if (plain)
        return action_of(me, ACE_ARM, s->help[__builtin_ctz(plain)].slot);
    struct action a = action_of(me, ACE_ARM, s->help[__builtin_ctz(set & s->picks)].slot);
    a.amount = pointed->amount;
    for (int k = 0; k < pointed->n; k++) {
        uint32_t at = fired;
        for (int skip = pointed->pick[k]; skip; skip--)
            at &= at - 1;
        a.pick[a.n++] = (uint8_t)__builtin_ctz(at);
    }
    return a;
}

static struct action shot_of(const struct small *s, uint32_t fired, int bullets)
{
    struct action a = action_of(s->w->v->me, ACE_SHOOT, 0);
    card held[KNOWN_MOST + 1], face[ACE_CARDS_MOST];
    const int n = cards_of(s, fired, held);
    ace_changed(&s->aim[bullets][0], held, n, face);
    a.amount = ace_gun_shot(&s->gun[bullets][0], face, n) % 16;
    for (; fired; fired &= fired - 1)
        a.pick[a.n++] = (uint8_t)__builtin_ctz(fired);
    return a;
}

/* Each set of cards with each set of bonuses on it. Of two as good the one with fewer bonuses, then with more damage. */
static void try_shots(struct small *s, int bullets, uint32_t hand, uint32_t pile, int hp, struct found *f)
{
    const int n = bits(hand), size = n < SHOT ? n : SHOT;
    const uint32_t all = (1u << s->nhelp) - 1;
    for (uint32_t fired = (1u << size) - 1; fired < 1u << n; fired = next_same_bits(fired)) {
        int damage[SETS];
        for (uint32_t set = 0; set <= all; set++) {
            struct action pointed = {.n = 0}, a;
            damage[set] = -1;
            if (set & ~s->shots || !tried(s, set, bullets))
                continue;
            const int d = damage[set] = damage_of(s, bullets, fired, set, &pointed);
            bool acts = d >= 0;
            for (int i = 0; i < s->nhelp; i++)
                acts &= !(set >> i & 1) || d > damage[set & ~(1u << i)];
            if (!acts)
                continue;
            a = set ? first_of(s, fired, set, &pointed) : shot_of(s, fired, bullets);
            const int64_t share = s->share[set];
            const int64_t value = d >= hp ? ACE_SURE - 1 : behind(s, bullets - 1, hand & ~fired, pile, hp - d, all & ~set);
            if (value)
                offer(s, f, value * share / ACE_SURE * 4096 + (8 - bits(set)) * 256 + (d < 255 ? d : 255), &a);
        }
    }
}

/* Where no combination can be formed, what matters is which cards stay. */
static void try_jams(struct small *s, int bullets, uint32_t hand, uint32_t pile, int hp, struct found *f)
{
    const int n = bits(hand), size = n < SHOT ? n : SHOT;
    for (uint32_t gone = (1u << size) - 1; gone < 1u << n; gone = next_same_bits(gone)) {
        struct action a = action_of(s->w->v->me, ACE_JAM, 0);
        const int64_t value = behind(s, bullets - 1, hand & ~gone, pile, hp, (1u << s->nhelp) - 1);
        for (uint32_t left = gone; left; left &= left - 1)
            a.pick[a.n++] = (uint8_t)__builtin_ctz(left);
        if (value)
            offer(s, f, value * 4096 + 8 * 256, &a);
    }
}

static void try_discards(struct small *s, uint32_t hand, uint32_t pile, int hp, struct found *f)
{
    for (uint32_t gone = 1; gone <= hand; gone++) {
        struct action a = action_of(s->w->v->me, ACE_DISCARD_DRAW, 0);
        const int64_t value = drawn(s, 1, hand & ~gone, pile, bits(gone), hp, (1u << s->nhelp) - 1);
        for (uint32_t left = gone; left; left &= left - 1)
            a.pick[a.n++] = (uint8_t)__builtin_ctz(left);
        if (value)
            offer(s, f, value * 4096 + 8 * 256, &a);
    }
}

/* The Joker is taken where the duel gains by it now. */
static void try_joker(struct small *s, int bullets, uint32_t hand, uint32_t pile, int hp, struct found *f)
{
    if (!s->jokers)
        return;
    const int slot = s->help[__builtin_ctz(s->jokers)].slot;
    const struct action a = action_of(s->w->v->me, ACE_USE, slot);
    const int64_t value = turn(s, bullets, hand | s->joker, pile, hp, ((1u << s->nhelp) - 1) & ~s->jokers);
    if (value)
        offer(s, f, value * s->share[s->jokers] / ACE_SURE * 4096, &a);
}

static bool anything_armed(const struct view *v)
{
    for (int slot = 0; slot < ACE_SLOTS; slot++)
        if (ace_armed(&v->board, slot))
            return true;
    return false;
}

bool ace_small(struct ace_weigh *w, struct action *out)
{
    const struct board *b = &w->v->board;
    const int bullets = b->num[ACE_BULLETS], reloads = b->num[ACE_RELOADS], hp = b->num[ACE_HP];
    struct found f = {.value = 0};
    struct small *s = mem_alloc(sizeof *s);
    s->w = w;
    if (know(s, bullets, reloads)) {
        const uint32_t hand = (1u << s->n) - 1, pile = ((1u << w->o->pile) - 1) << s->n;
        for (int k = 1; k <= bullets; k++)
            s->best[k] = mem_alloc((size_t)1 << (s->nknown + s->nhelp));
        if (damage_of(s, bullets, hand, 0, NULL) < hp) {   /* what kills without more ado is chosen elsewhere */
            try_shots(s, bullets, hand, pile, hp, &f);
            if (ace_weigh_open(w, ACE_JAM, -1))
                try_jams(s, bullets, hand, pile, hp, &f);
            if (!anything_armed(w->v)) {
                try_joker(s, bullets, hand, pile, hp, &f);
                if (reloads)
                    try_discards(s, hand, pile, hp, &f);
            }
        }
        for (int k = 1; k <= bullets; k++)
            mem_free(s->best[k]);
    }
    mem_free(s);
    *out = f.action;
    return f.value > 0;
}
