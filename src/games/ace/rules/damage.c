/* damage.c - what a claim does: the calculation of AS-26, once quickly and once step by step. A
 * test holds them together. */
#include "ace.h"

#include "check.h"

static int step_of(int rank, bool up)
{
    CARRE_ASSERT(rank >= 0 && rank < RANKS);
    return (rank + (up ? 1 : RANKS - 1)) % RANKS;
}

static bool declared_has(const struct ace_declared *d, card c, int *which)
{
    for (int i = 0; i < d->ntargets; i++)
        if (d->target[i] == c) {
            *which = i;
            return true;
        }
    return false;
}

/* A card, now `face`, printed `printed`, under one act (AS-29). */
static card change(const struct ace_act *a, card printed, card face)
{
    const struct ace_effect *e = &a->effect;
    int i = 0;
    if (!card_is_plain(face))
        return face;
    if (e->verb == ACE_DO_COUNT)
        return card_suit(face) == e->what ? card_of(card_rank(face), e->as) : face;
    if (!ace_effect_picks(e) || !declared_has(&a->declared, printed, &i))
        return face;
    if (e->verb == ACE_DO_RECOLOUR)
        return card_of(card_rank(face), a->declared.amount & 3);
    if (e->verb == ACE_DO_RERANK)
        return card_of(e->what == ACE_RANK_ANY ? a->declared.amount % RANKS : e->what,
                       card_suit(face));
    return card_of(step_of(card_rank(face), a->declared.amount >> i & 1), card_suit(face));
}

void ace_changed(const struct ace_aim *aim, const card *cards, int n, card *out)
{
    CARRE_ASSERT(n >= 0 && n <= ACE_CARDS_MOST);
    for (int i = 0; i < n; i++) {
        out[i] = cards[i];
        for (int k = 0; aim->changes && k < aim->nacts; k++)
            out[i] = change(&aim->act[k], cards[i], out[i]);
    }
}

int ace_sum(const struct ace_aim *aim, int kind, const card *faces, int n)
{
    CARRE_ASSERT(kind >= 0 && kind < ACE_KINDS && n >= 0 && n <= ACE_SHOT_CARDS);
    int sum = aim->kind[kind];
    for (int i = 0; i < n; i++)
        sum += aim->value[faces[i]];
    for (int k = 0; k < aim->nlimited; k++) {
        int more = 0;
        for (int i = 0; i < n; i++)
            more += aim->limited[k].faces >> faces[i] & 1 ? aim->limited[k].n : 0;
        sum += more < aim->limited[k].max ? more : aim->limited[k].max;
    }
    sum = sum < aim->least ? aim->least : sum;
    for (int k = 0; k < aim->halve; k++)
        sum = (sum + 1) / 2;
    sum -= aim->less;
    if (aim->cap >= 0 && sum > aim->cap)
        sum = aim->cap;
    return sum < 0 || (aim->zero | aim->repeat) >> kind & 1 ? 0 : sum;
}

/* The calculation being written down. */
struct work {
    const struct ace_aim *aim;
    struct ace_steps *out;
    int total;
    int kind, n;
    card face[5];
};

static void say(struct work *w, int kind, const struct ace_act *a, int what, int amount)
{
    w->total += amount;
    if (w->out && w->out->n < ACE_STEPS)
        w->out->step[w->out->n++] = (struct ace_step){.kind = (uint8_t)kind,
                                                      .slot = a ? a->slot : (uint8_t)ACE_NO_SLOT,
                                                      .source = a ? a->source : (card)CARD_NONE,
                                                      .what = (card)what,
                                                      .amount = (int16_t)amount,
                                                      .total = (int16_t)w->total};
}

static int count_in(const struct work *w, int what)
{
    int n = 0;
    for (int i = 0; i < w->n; i++)
        n += ace_card_in(w->face[i], what);
    return n;
}

/* Acts that hold in this calculation, by verb; start with *i = -1. */
static const struct ace_act *next_act(const struct ace_aim *aim, int verb, int *i)
{
    const bool penalty = verb >= ACE_DO_ZERO && verb != ACE_DO_VENGEANCE;
    while (++*i < aim->nacts && !(aim->calm && penalty))
        if (aim->act[*i].effect.verb == verb)
            return &aim->act[*i];
    return NULL;
}

static void say_changes(struct work *w, const card *cards, int n)
{
    card face[ACE_CARDS_MOST];
    for (int i = 0; i < n; i++)
        face[i] = cards[i];
    for (int k = 0; k < w->aim->nacts; k++) {
        bool changed = false;
        for (int i = 0; i < n; i++) {
            const card new = change(&w->aim->act[k], cards[i], face[i]);
            changed |= new != face[i];
            face[i] = new;
        }
        if (changed)
            say(w, ACE_STEP_CHANGE, &w->aim->act[k], CARD_NONE, 0);
    }
}

/* Silence is worth telling if the penalties would have made a difference to this very claim. */
static void say_calm(struct work *w, const card *cards, int n, const struct ace_claim *claim)
{
    int i = -1;
    const struct ace_act *a = next_act(w->aim, ACE_DO_CALM, &i);
    if (!a)
        return;
    struct ace_aim loud = *w->aim;
    loud.calm = false;
    ace_aim_sum(&loud);
    if (!ace_claim_holds(&loud, cards, n, claim) ||
        ace_sum(&loud, w->kind, w->face, w->n) != ace_sum(w->aim, w->kind, w->face, w->n))
        say(w, ACE_STEP_CALM, a, CARD_NONE, 0);
}

static void say_voids(struct work *w, const card *cards, int n)
{
    card face[ACE_CARDS_MOST];
    ace_changed(w->aim, cards, n, face);
    const struct ace_act *a;
    for (int i = -1; (a = next_act(w->aim, ACE_DO_VOID, &i));) {
        bool there = false;
        for (int k = 0; k < n; k++)
            there |= card_is_plain(face[k]) && card_suit(face[k]) == a->effect.what;
        if (there)
            say(w, ACE_STEP_VOID, a, a->effect.what, 0);
    }
}

static void say_short(struct work *w)
{
    const struct ace_act *a;
    if (w->n != 4 || (w->kind != ACE_STRAIGHT && w->kind != ACE_FLUSH))
        return;
    /* A permanent one suffices: it is named, whatever else is declared. */
    const struct ace_act *who = NULL;
    for (int i = -1; (a = next_act(w->aim, ACE_DO_SHORT, &i));)
        if (a->effect.what == w->kind && (!who || a->slot == ACE_NO_SLOT))
            who = a;
    if (who)
        say(w, ACE_STEP_SHORT, who, CARD_NONE, 0);
}

static void say_base(struct work *w)
{
    static const int base[ACE_KINDS] = {0, 1, 2, 3, 4, 5, 6, 8, 10, 12};
    const struct ace_act *a;
    say(w, ACE_STEP_BASE, NULL, CARD_NONE, base[w->kind]);
    for (int i = -1; (a = next_act(w->aim, ACE_DO_TWICE, &i));)
        say(w, ACE_STEP_TWICE, a, CARD_NONE, base[w->kind]);
}

static void say_extras(struct work *w)
{
    const struct ace_act *a;
    for (int group = ACE_FACES; group <= ACE_ACES; group++) {
        const int each = group == ACE_FACES ? 1 : 3, n = count_in(w, group);
        bool none = false;
        if (n == 0)
            continue;
        say(w, group == ACE_FACES ? ACE_STEP_FACES : ACE_STEP_ACES, NULL, group, n * each);
        for (int i = -1; !none && (a = next_act(w->aim, ACE_DO_NOEXTRA, &i));)
            if (a->effect.what == group) {
                say(w, ACE_STEP_NOEXTRA, a, group, -n * each);
                none = true;
            }
        for (int i = -1; !none && (a = next_act(w->aim, ACE_DO_DOUBLE, &i));)
            if (a->effect.what == group)
                say(w, ACE_STEP_DOUBLE, a, group, n * each);
    }
}

static void say_bonuses(struct work *w)
{
    const struct ace_act *a;
    for (int i = -1; (a = next_act(w->aim, ACE_DO_COMBO, &i));)
        if (a->effect.what == w->kind)
            say(w, ACE_STEP_COMBO, a, CARD_NONE, a->effect.n);
    for (int i = -1; (a = next_act(w->aim, ACE_DO_EXTRA, &i));) {
        const int more = count_in(w, a->effect.what) * a->effect.n;
        if (more)
            say(w, ACE_STEP_EXTRA, a, a->effect.what,
                a->effect.max && more > a->effect.max ? a->effect.max : more);
    }
    for (int i = -1; (a = next_act(w->aim, ACE_DO_LOW, &i));) {
        int low = 0;
        for (int k = 0; k < w->n; k++)
            low += ace_value(w->face[k]) <= a->effect.what;
        if (low)
            say(w, ACE_STEP_LOW, a, a->effect.what, low * a->effect.n);
    }
    for (int i = -1; (a = next_act(w->aim, ACE_DO_ADD, &i));)
        say(w, ACE_STEP_ADD, a, CARD_NONE, a->effect.n);
    for (int i = -1; (a = next_act(w->aim, ACE_DO_VENGEANCE, &i));) {
        int aces = 0;
        for (int k = 0; k < w->n; k++)
            aces += w->face[k] == card_of(RANK_A, SUIT_SPADES);
        if (aces)
            say(w, ACE_STEP_VENGEANCE, a, CARD_NONE, aces * a->effect.n);
    }
    const struct ace_act *least = NULL;
    for (int i = -1; (a = next_act(w->aim, ACE_DO_LEAST, &i));)
        if (!least || a->effect.n > least->effect.n)
            least = a;
    if (least && w->total < least->effect.n)
        say(w, ACE_STEP_LEAST, least, CARD_NONE, least->effect.n - w->total);
}

static void say_penalties(struct work *w)
{
    const struct ace_act *a;
    for (int i = -1; (a = next_act(w->aim, ACE_DO_HALVE, &i));)
        if (w->total > 1)
            say(w, ACE_STEP_HALVE, a, CARD_NONE, -(w->total / 2));
    for (int i = -1; (a = next_act(w->aim, ACE_DO_LESS, &i));)
        if (w->total > 0)
            say(w, ACE_STEP_LESS, a, CARD_NONE, -(w->total < a->effect.n ? w->total : a->effect.n));
    for (int i = -1; (a = next_act(w->aim, ACE_DO_CAP, &i));)
        if (w->total > a->effect.n)
            say(w, ACE_STEP_CAP, a, CARD_NONE, a->effect.n - w->total);
    for (int i = -1; (a = next_act(w->aim, ACE_DO_ZERO, &i));)
        if (a->effect.what == w->kind && w->total > 0)
            say(w, ACE_STEP_ZERO, a, CARD_NONE, -w->total);
    for (int i = -1; (a = next_act(w->aim, ACE_DO_NOREPEAT, &i));)
        if (w->aim->repeated >> w->kind & 1 && w->total > 0)
            say(w, ACE_STEP_REPEAT, a, CARD_NONE, -w->total);
}

int ace_damage(const struct ace_aim *aim, const card *cards, int n, const struct ace_claim *claim,
               struct ace_steps *steps)
{
    struct work w = {.aim = aim, .out = steps, .kind = claim->kind};
    card face[ACE_CARDS_MOST];
    CARRE_ASSERT(ace_claim_holds(aim, cards, n, claim));
    ace_changed(aim, cards, n, face);
    for (uint64_t left = claim->cards; left; left &= left - 1) {
        const card c = face[__builtin_ctzll(left)];
        w.face[w.n++] = c == CARD_JOKER ? claim->joker : c;
    }
    if (!steps)
        return ace_sum(aim, w.kind, w.face, w.n);
    steps->n = 0;
    say_changes(&w, cards, n);
    if (claim->joker != CARD_NONE)
        say(&w, ACE_STEP_JOKER, NULL, claim->joker, 0);
    say_calm(&w, cards, n, claim);
    say_voids(&w, cards, n);
    say_short(&w);
    say_base(&w);
    say_extras(&w);
    say_bonuses(&w);
    say_penalties(&w);
    return w.total;
}

uint32_t ace_idle(const struct ace_aim *aim, const card *cards, int n,
                  const struct ace_claim *claim)
{
    const int damage = ace_damage(aim, cards, n, claim, NULL);
    uint32_t idle = 0, seen = 0;
    for (int i = 0; i < aim->nacts; i++) {
        const int slot = aim->act[i].slot;
        if (slot == ACE_NO_SLOT || seen >> slot & 1)
            continue;
        seen |= 1u << slot;
        struct ace_aim without = *aim;
        ace_aim_without(&without, slot);
        if (ace_claim_holds(&without, cards, n, claim) &&
            ace_damage(&without, cards, n, claim, NULL) == damage)
            idle |= 1u << slot;
    }
    return idle;
}
