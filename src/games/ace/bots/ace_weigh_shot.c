/* ace_weigh_shot.c - which cards to fire, and which ones stay for the next shot.
 *
 * Every set of cards that may be fired is tried: what it deals, and what the hand after it is
 * worth with the cards that might come. A few draws sort out the hopeless, the best are weighed
 * with more, the two best of those with all. */
#include "ace_weigh.h"
#include "bot.h"
#include "check.h"

#include <stddef.h>

enum { FEW_TAPES = 5, FINAL = 8, LAST = 2, PROMISE = 16000, HELD_MOST = 13 };
/* one to five of thirteen cards: bonuses make hands as large, and none of their shots may be
 * left out */
enum { SHOTS = 13 + 78 + 286 + 715 + 1287 };
_Static_assert(ACE_SHOT_CARDS == 5 && HELD_MOST == 13, "SHOTS counts these");

struct shot {
    uint32_t fired;
    int damage, kind, value;
};

static int bits(uint32_t v) { return __builtin_popcount(v); }

static uint32_t next_same_bits(uint32_t v)
{
    const uint32_t low = v & -v, up = v + low;
    return up | ((v ^ up) / low >> 2);
}

/* At Easy (AS-40) cards may stay beside those of the combination; what is no good is fired along
 * all the same, for the card that comes for it. */
static bool all_worth_keeping(const struct ace_odds *o, uint32_t fired)
{
    card rest[HELD_MOST + 1];
    int n = 0;
    for (int i = 0; i < o->n; i++)
        if (!(fired >> i & 1)) {
            CARRE_ASSERT(n < HELD_MOST + 1);
            rest[n++] = o->hand[i];
        }
    CARRE_ASSERT(n < HELD_MOST + 1);
    rest[n++] = CARD_NONE; /* so that all of them may be kept */
    return ace_gun_keep(&o->later, rest, n) == (1u << (n - 1)) - 1;
}

/* All that may be fired, with the best claim in it. */
static int list_shots(const struct ace_odds *o, struct shot out[SHOTS])
{
    const int most = o->n < ACE_SHOT_CARDS ? o->n : ACE_SHOT_CARDS;
    const int least =
        ace_difficulty(&o->v->rules) == ACE_EASY && o->v->board.nseats == 1 ? 1 : most;
    card face[ACE_CARDS_MOST];
    int n = 0;
    ace_changed(&o->aim, o->hand, o->n, face);
    for (int size = least > 0 ? least : 1; size <= most; size++)
        for (uint32_t f = (1u << size) - 1; f < 1u << o->n && n < SHOTS; f = next_same_bits(f)) {
            card fired[ACE_SHOT_CARDS];
            int m = 0;
            for (uint32_t left = f; left; left &= left - 1)
                fired[m++] = face[__builtin_ctz(left)];
            const int shot = ace_gun_shot(&o->now, fired, m);
            if (shot >= 0 && (size == most || all_worth_keeping(o, f)))
                out[n++] = (struct shot){.fired = f, .damage = shot / 16, .kind = shot % 16};
        }
    return n;
}

/* What comes of the hand after a shot that does not kill. */
static int after(const struct ace_weigh *w, const struct shot *s, const struct ace_gun *next,
                 int tapes)
{
    struct ace_odds *o = w->o;
    const int size = bits(s->fired);
    if (o->bullets <= 1 || o->v->board.nseats > 1)
        return ace_odds_fired(o, o->hp - s->damage, o->bullets - 1, o->reloads, o->pile, size);
    card hand[ACE_CARDS_MOST];
    int kept = 0;
    for (int i = 0; i < o->n; i++)
        if (!(s->fired >> i & 1))
            hand[kept++] = o->hand[i];
    int64_t sum = 0;
    tapes = tapes < o->laid ? tapes : o->laid;
    for (int t = 0; t < tapes; t++) {
        int n = kept;
        for (int i = 0; i < o->ntape[t] && n < o->limit; i++)
            hand[n++] = o->tape[t][i];
        sum += ace_odds_hand(o, next, hand, n, o->hp - s->damage, o->bullets - 1, o->reloads,
                             o->pile - (n - kept), 1, 0);
    }
    return (int)(sum / (tapes > 0 ? tapes : 1));
}

static void weigh(const struct ace_weigh *w, struct shot *s, int tapes)
{
    struct ace_odds *o = w->o;
    const uint32_t rest = ((1u << o->n) - 1) & ~s->fired;
    const bool ends = o->v->board.num[ACE_MARKER] % 3 == 0;
    if (s->damage >= o->hp) {
        s->value = ace_odds_fired(o, 0, o->bullets - 1, o->reloads, o->pile, bits(s->fired));
        if (!ends)
            s->value +=
                (int)((int64_t)s->value * ace_weigh_promise(&o->later, o->hand, rest) / PROMISE);
        return;
    }
    const struct ace_gun *later = o->bullets == 2 ? &o->last : &o->later;
    struct ace_gun next;
    bool repeats = false;
    for (int i = 0; i < o->aim.nacts; i++)
        repeats |= o->aim.act[i].effect.verb == ACE_DO_NOREPEAT;
    if (repeats) {
        next = *later;
        next.dead |= (uint16_t)(1u << s->kind);
    }
    s->value = after(w, s, repeats ? &next : later, tapes);
    if (o->v->board.nseats > 1)
        s->value +=
            (int)((int64_t)s->value * ace_weigh_promise(&o->later, o->hand, rest) / PROMISE);
}

static void sort_shots(struct shot *s, int n, int sorted)
{
    for (int i = 0; i < sorted && i < n; i++) {
        int best = i;
        for (int k = i + 1; k < n; k++)
            if (s[k].value > s[best].value ||
                (s[k].value == s[best].value && s[k].damage > s[best].damage))
                best = k;
        const struct shot swap = s[i];
        s[i] = s[best];
        s[best] = swap;
    }
}

static struct action shot_action(const struct ace_weigh *w, const struct shot *s)
{
    struct action a = action_of(w->v->me, ACE_SHOOT, 0);
    a.amount = s->kind;
    for (int i = 0; i < w->o->n; i++)
        if (s->fired >> i & 1) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
    return a;
}

/* With a reload to spare before a duel is won, the pile may be made whole for the next one. */
static void renew_before(struct ace_weigh *w, int value)
{
    const struct ace_odds *o = w->o;
    const bool ends = o->v->board.num[ACE_MARKER] % 3 == 0;
    const struct choice *c =
        !ends && o->pile < 20 && o->out > o->pile + 12 ? bot_open(w->v, ACE_RENEW, -1) : NULL;
    if (c) {
        const struct action a = ace_weigh_plain(w->v, c, 0);
        ace_weigh_offer(w, &a, value + 1 + 40 * (20 - o->pile));
    }
}

/* Beside reloads and bonuses a shot is weighed as they are, by the chances of any hand: the look at
 * the very next hand, of which the best was taken, would flatter it. */
static int compared(const struct ace_weigh *w, const struct shot *s)
{
    struct ace_odds *o = w->o;
    const uint32_t rest = ((1u << o->n) - 1) & ~s->fired;
    const bool ends = o->v->board.num[ACE_MARKER] % 3 == 0;
    const int value =
        ace_odds_fired(o, o->hp - s->damage, o->bullets - 1, o->reloads, o->pile, bits(s->fired));
    if (s->damage >= o->hp && ends)
        return value;
    enum { USUAL_REST = ACE_HAND_LIMIT - ACE_SHOT_CARDS };
    const int promise = ace_weigh_promise(&o->later, o->hand, rest) * USUAL_REST /
                        (bits(rest) > USUAL_REST ? bits(rest) : USUAL_REST);
    return value + (int)((int64_t)value * promise / PROMISE);
}

int ace_weigh_shot_of(const struct ace_weigh *w, const struct action *a, bool deep)
{
    struct action whole = *a;
    struct ace_claim claim;
    card cards[ACE_SHOT_CARDS];
    struct shot s = {.fired = 0};
    if (rules_check(&w->v->rules, &w->v->board, &whole) != REASON_OK || w->o->n > HELD_MOST ||
        !ace_claim_of(&w->o->aim, &w->v->board, &whole, cards, &claim))
        return -1;
    s.damage = ace_damage(&w->o->aim, cards, whole.n, &claim, NULL);
    s.kind = claim.kind;
    for (int i = 0; i < whole.n; i++)
        s.fired |= 1u << whole.pick[i];
    if (!deep)
        return compared(w, &s);
    weigh(w, &s, w->o->ntapes);
    return s.value;
}

/* The first so many of the list once more, with so many draws. */
static void weigh_best(const struct ace_weigh *w, struct shot *list, int n, int tapes)
{
    for (int i = 0; i < n; i++)
        if (list[i].damage < w->o->hp)
            weigh(w, &list[i], tapes);
    sort_shots(list, n, n);
}

void ace_weigh_shots(struct ace_weigh *w)
{
    struct shot list[SHOTS];
    if (w->o->n > HELD_MOST)
        return;
    const int n = list_shots(w->o, list);
    for (int i = 0; i < n; i++)
        weigh(w, &list[i], FEW_TAPES);
    sort_shots(list, n, FINAL);
    weigh_best(w, list, n < FINAL ? n : FINAL, w->o->ntapes);
    if (w->o->laid > w->o->ntapes)
        weigh_best(w, list, n < LAST ? n : LAST, w->o->laid);
    for (int i = 0; i < n; i++) {
        struct action a = shot_action(w, &list[i]);
        if (rules_check(&w->v->rules, &w->v->board, &a) != REASON_OK)
            continue;
        ace_weigh_offer(w, &a, compared(w, &list[i]));
        if (list[i].damage >= w->o->hp)
            renew_before(w, list[i].value);
        return;
    }
}

/* A jam is a shot that deals nothing: what matters is which cards stay. */
void ace_weigh_jam(struct ace_weigh *w)
{
    const struct ace_odds *o = w->o;
    const struct choice *c = bot_open(w->v, ACE_JAM, -1);
    if (!c || o->n > HELD_MOST)
        return;
    for (int size = c->pick_min > 0 ? c->pick_min : 1; size <= c->pick_max; size++)
        for (uint32_t f = (1u << size) - 1; f < 1u << o->n; f = next_same_bits(f)) {
            struct shot s = {.fired = f};
            weigh(w, &s, FEW_TAPES * 2);
            struct action a = shot_action(w, &s);
            a.kind = ACE_JAM;
            a.amount = 0;
            ace_weigh_offer(w, &a, s.value);
        }
}
