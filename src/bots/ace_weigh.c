/* ace_weigh.c - shots, jams and reloads. */
#include "ace_weigh.h"

#include <stddef.h>
#include <string.h>

static int bits(uint32_t v) { return __builtin_popcount(v); }

struct action ace_weigh_plain(const struct view *v, const struct choice *c, int picks)
{
    struct action a = action_of(v->me, c->kind, c->about);
    a.amount = c->min;
    for (int i = 0; i < 64 && a.n < picks; i++)
        if (c->among >> i & 1)
            a.pick[a.n++] = (uint8_t)i;
    return a;
}

/* What these few cards promise: the best thing that they could begin. */
static int promise(const struct ace_gun *g, const card *cards, uint32_t of)
{
    card few[32];
    struct ace_keep keep[ACE_KEEPS];
    int n = 0;
    for (; of; of &= of - 1)
        few[n++] = cards[__builtin_ctz(of)];
    few[n++] = CARD_NONE;   /* so that all of them may be kept */
    int score = 0;
    const int m = ace_gun_keeps(g, few, n, keep);
    for (int i = 0; i < m; i++)
        score = keep[i].score > score ? keep[i].score : score;
    for (int i = 0; i < n - 1; i++)
        score += few[i] == CARD_JOKER ? 400 : g->worth[few[i]] * 3;
    return score;
}

uint32_t ace_weigh_rest(const struct ace_gun *g, const card *cards, int n, uint32_t of, int m)
{
    uint32_t best = 0;
    int top = -1;
    if (bits(of) <= m)
        return of;
    for (uint32_t s = 0; s < 1u << n; s++)
        if (!(s & ~of) && bits(s) == m) {
            const int p = promise(g, cards, s);
            if (p > top) {
                top = p;
                best = s;
            }
        }
    return best;
}

/* ---- shots ---- */

static void shot_action(const struct ace_weigh *w, uint32_t fired, int kind, struct action *a)
{
    *a = action_of(w->v->me, ACE_SHOOT, 0);
    a->amount = kind;
    for (int i = 0; i < w->o->n; i++)
        if (fired >> i & 1)
            a->pick[a->n++] = (uint8_t)i;
}

static void one_shot(struct ace_weigh *w, const struct ace_scored *s)
{
    enum { PROMISE = 16000 };
    struct ace_odds *o = w->o;
    if (o->n > 16)
        return;
    const uint32_t all = (1u << o->n) - 1, claim = (uint32_t)s->claim.cards;
    const int most = o->n < ACE_SHOT_CARDS ? o->n : ACE_SHOT_CARDS;
    const int left = o->n - most;
    const bool kills = s->damage >= o->hp, ends = o->v->board.num[ACE_MARKER] % 3 == 0;
    const uint32_t rest = kills && ends ? 0 : ace_weigh_rest(&o->later, o->hand, o->n, all & ~claim, left);
    uint32_t fired = all & ~rest;
    while (bits(fired) > most)   /* nothing was to be kept: any cards beside the combination */
        fired &= ~(1u << (31 - __builtin_clz(fired & ~claim)));
    const int value = ace_odds_fired(o, o->hp - s->damage, o->bullets - 1, o->reloads, o->pile, most);
    struct action a;
    shot_action(w, fired, s->claim.kind, &a);
    int promised = 0;
    if (!(kills && ends) && value > 0)
        promised = (int)((int64_t)value * promise(&o->later, o->hand, all & ~fired) / PROMISE);   /* a tie-break, and a little for what is kept */
    ace_weigh_offer(w, &a, value + promised);
    /* With a reload to spare before a duel is won, the pile may be made whole for the next one. */
    const struct choice *renew = kills && !ends && o->pile < 20 && o->out > o->pile + 12 ? ace_weigh_open(w, ACE_RENEW, -1) : NULL;
    if (renew) {
        a = ace_weigh_plain(w->v, renew, 0);
        ace_weigh_offer(w, &a, value + promised + 1 + 40 * (20 - o->pile));
    }
}

void ace_weigh_shots(struct ace_weigh *w)
{
    enum { FEW = 10 };
    struct ace_scored list[ACE_CLAIMS];
    const int n = ace_claims(&w->o->aim, w->o->hand, w->o->n, list, ACE_CLAIMS);
    int weighed = 0;
    for (int i = 0; i < n && weighed < FEW; i++) {
        struct action a;
        if (list[i].damage < w->o->hp && weighed >= 4)
            break;
        const int before = w->value;
        one_shot(w, &list[i]);
        a = w->best;
        if (w->value > before && rules_check(&w->v->rules, &w->v->board, &a) != REASON_OK)
            w->value = before;
        weighed++;
    }
}

void ace_weigh_jam(struct ace_weigh *w)
{
    struct ace_odds *o = w->o;
    const struct choice *c = ace_weigh_open(w, ACE_JAM, -1);
    if (!c || o->n > 16)
        return;
    const int most = o->n < ACE_SHOT_CARDS ? o->n : ACE_SHOT_CARDS;
    const uint32_t all = (1u << o->n) - 1, rest = ace_weigh_rest(&o->later, o->hand, o->n, all, o->n - most);
    struct action a = action_of(w->v->me, ACE_JAM, 0);
    for (int i = 0; i < o->n; i++)
        if (!(rest >> i & 1))
            a.pick[a.n++] = (uint8_t)i;
    ace_weigh_offer(w, &a, ace_odds_fired(o, o->hp, o->bullets - 1, o->reloads, o->pile, most));
}

/* ---- reloads ---- */

int ace_weigh_draws(struct ace_odds *o, const card *kept, int nkept, int draws, int reloads, int stage, int more)
{
    int64_t sum = 0;
    card hand[ACE_CARDS_MOST];
    memcpy(hand, kept, (size_t)nkept);
    for (int t = 0; t < o->ntapes; t++) {
        const int come = draws < o->ntape[t] ? draws : o->ntape[t];
        memcpy(hand + nkept, o->tape[t], (size_t)come);
        sum += ace_odds_hand(o, &o->now, hand, nkept + come, o->hp, o->bullets, reloads, o->pile - come, stage, more);
    }
    return (int)(sum / (o->ntapes > 0 ? o->ntapes : 1));
}

static void discards(struct ace_weigh *w, const struct choice *c)
{
    struct ace_odds *o = w->o;
    struct ace_keep keep[ACE_KEEPS];
    if (o->n > 16)
        return;
    const int n = ace_gun_keeps(&o->now, o->hand, o->n, keep);
    for (int k = 0; k < n; k++) {
        struct action a = action_of(w->v->me, c->kind, c->about);
        card kept[ACE_CARDS_MOST];
        int nkept = 0;
        for (int i = 0; i < o->n; i++)
            if (keep[k].cards >> i & 1)
                kept[nkept++] = o->hand[i];
            else if (a.n < PICKS)
                a.pick[a.n++] = (uint8_t)i;
        ace_weigh_offer(w, &a, ace_weigh_draws(o, kept, nkept, a.n, o->reloads - 1, 1, 0));
    }
}

void ace_weigh_reloads(struct ace_weigh *w)
{
    struct ace_odds *o = w->o;
    const struct choice *c = ace_weigh_open(w, ACE_DISCARD_DRAW, -1);
    if (c)
        discards(w, c);
    if ((c = ace_weigh_open(w, ACE_RENEW, -1))) {
        const struct action a = ace_weigh_plain(w->v, c, 0);
        ace_weigh_offer(w, &a, ace_odds_hand(o, &o->now, o->hand, o->n, o->hp, o->bullets, o->reloads - 1, o->out, 1, 0) - 1);
    }
}
