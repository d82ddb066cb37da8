/* ace_weigh.c - reloads, and what all kinds of decisions ask. */
#include "ace_weigh.h"
#include "bot.h"
#include "check.h"

#include <stddef.h>
#include <string.h>

static int bits(uint32_t v) { return __builtin_popcount(v); }

static uint32_t picked(const struct action *a)
{
    uint32_t m = 0;
    for (int i = 0; i < a->n; i++)
        m |= 1u << (a->pick[i] & 31);
    return m;
}

bool ace_weigh_same(const struct action *a, const struct action *b)
{
    const bool shot = a->kind == ACE_SHOOT;
    return a->kind == b->kind && picked(a) == picked(b) &&
           (shot || (a->about == b->about && a->amount == b->amount));
}

struct action ace_weigh_plain(const struct view *v, const struct choice *c, int picks)
{
    struct action a = action_of(v->me, c->kind, c->about);
    a.amount = c->min;
    for (int i = 0; i < 64 && a.n < picks; i++)
        if (c->among >> i & 1) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
    return a;
}

/* What these few cards promise: the best thing that they could begin. */
int ace_weigh_promise(const struct ace_gun *g, const card *cards, uint32_t of)
{
    card few[32];
    struct ace_keep keep[ACE_KEEPS];
    int n = 0;
    for (; of; of &= of - 1)
        few[n++] = cards[__builtin_ctz(of)];
    few[n++] = CARD_NONE; /* so that all of them may be kept */
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
            const int p = ace_weigh_promise(g, cards, s);
            if (p > top) {
                top = p;
                best = s;
            }
        }
    return best;
}

/* ---- reloads ---- */

int ace_weigh_draws(struct ace_odds *o, const card *kept, int nkept, int draws, int reloads,
                    int stage, int more)
{
    CARRE_ASSERT(nkept >= 0 && nkept <= ACE_CARDS_MOST);
    int64_t sum = 0;
    card hand[ACE_CARDS_MOST];
    memcpy(hand, kept, (size_t)nkept);
    for (int t = 0; t < o->ntapes; t++) {
        const int come = draws < o->ntape[t] ? draws : o->ntape[t];
        memcpy(hand + nkept, o->tape[t], (size_t)come);
        sum += ace_odds_hand(o, &o->now, hand, nkept + come, o->hp, o->bullets, reloads,
                             o->pile - come, stage, more);
    }
    return (int)(sum / (o->ntapes > 0 ? o->ntapes : 1));
}

/* Worth of keeping these cards, from the first so many draws that are laid. */
static int kept_worth(struct ace_weigh *w, uint32_t keep, int reloads, int tapes)
{
    struct ace_odds *o = w->o;
    card kept[ACE_CARDS_MOST];
    int n = 0;
    for (int i = 0; i < o->n; i++)
        if (keep >> i & 1) {
            CARRE_ASSERT(n < ACE_CARDS_MOST);
            kept[n++] = o->hand[i];
        }
    const int all = o->ntapes;
    o->ntapes = tapes;
    const int value = ace_weigh_draws(o, kept, n, o->n - n, reloads, 1, 0);
    o->ntapes = all;
    return value;
}

enum { TRIED = ACE_KEEPS + 12, EACH_TAPES = 12, EACH_MOST = 9, EACH_PILE = 9 };

/* What usually makes sense. With few cards in the pile, which one knows one by one, also each other
 * set of cards that a few draws speak for; of more cards the best of so many guesses would only be
 * the luckiest. */
static int list_keeps(struct ace_weigh *w, int reloads, struct ace_keep list[TRIED])
{
    struct ace_odds *o = w->o;
    int n = ace_gun_keeps(&o->now, o->hand, o->n, list);
    const int usual = n;
    if (o->n > EACH_MOST || o->pile > EACH_PILE || o->ntapes < EACH_TAPES * 2)
        return n;
    for (uint32_t keep = 0; keep + 1 < 1u << o->n; keep++) {
        const struct ace_keep one = {keep, kept_worth(w, keep, reloads, EACH_TAPES)};
        bool there = false;
        for (int i = 0; i < usual; i++)
            there |= list[i].cards == keep;
        if (there || (n == TRIED && one.score <= list[n - 1].score))
            continue;
        int at = n < TRIED ? n++ : n - 1;
        for (; at > usual && list[at - 1].score < one.score; at--)
            list[at] = list[at - 1];
        list[at] = one;
    }
    return n;
}

/* The first `last` of the list become those of which so many draws speak best. Returns how many the
 * list has then. */
static int sift(struct ace_weigh *w, int reloads, struct ace_keep *list, int n, int last, int tapes)
{
    if (n <= last)
        return n;
    for (int k = 0; k < n; k++)
        list[k].score = kept_worth(w, list[k].cards, reloads, tapes);
    for (int i = 0; i < last; i++)
        for (int k = i + 1; k < n; k++)
            if (list[k].score > list[i].score) {
                const struct ace_keep swap = list[i];
                list[i] = list[k];
                list[k] = swap;
            }
    return last;
}

/* A few draws sort out the hopeless, more of them the others: of the best of many guesses one has
 * to ask again, since it is the luckiest too. */
static int sifted(struct ace_weigh *w, int reloads, struct ace_keep *list)
{
    enum { FEW = 6, FEW_TAPES = 8, LAST = 2 };
    const struct ace_odds *o = w->o;
    int n = list_keeps(w, reloads, list);
    if (o->ntapes > FEW_TAPES)
        n = sift(w, reloads, list, n, FEW, FEW_TAPES);
    return o->laid > o->ntapes ? sift(w, reloads, list, n, LAST, o->ntapes) : n;
}

int ace_weigh_discard(struct ace_weigh *w, int reloads, struct action *out)
{
    struct ace_odds *o = w->o;
    struct ace_keep list[TRIED];
    const int n = o->n <= 16 ? sifted(w, reloads, list) : 0;
    int best = -1;
    for (int k = 0; k < n; k++) {
        const int value = kept_worth(w, list[k].cards, reloads, o->laid);
        if (value <= best)
            continue;
        best = value;
        *out = action_of(w->v->me, ACE_DISCARD_DRAW, 0);
        for (int i = 0; i < o->n && out->n < PICKS; i++)
            if (!(list[k].cards >> i & 1))
                out->pick[out->n++] = (uint8_t)i;
    }
    return best;
}

static int renewed(struct ace_weigh *w)
{
    struct ace_odds *o = w->o;
    return ace_odds_hand(o, &o->now, o->hand, o->n, o->hp, o->bullets, o->reloads - 1, o->out, 1,
                         0) -
           1;
}

int ace_weigh_reload_of(struct ace_weigh *w, const struct action *a)
{
    if (!bot_open(w->v, a->kind, -1) || w->o->n > 16)
        return -1;
    return a->kind == ACE_RENEW
               ? renewed(w)
               : kept_worth(w, ((1u << w->o->n) - 1) & ~picked(a), w->o->reloads - 1, w->o->ntapes);
}

void ace_weigh_reloads(struct ace_weigh *w)
{
    struct ace_odds *o = w->o;
    const struct choice *c = bot_open(w->v, ACE_DISCARD_DRAW, -1);
    struct action d;
    const int value = c ? ace_weigh_discard(w, o->reloads - 1, &d) : -1;
    if (value >= 0)
        ace_weigh_offer(w, &d, value);
    if ((c = bot_open(w->v, ACE_RENEW, -1))) {
        const struct action a = ace_weigh_plain(w->v, c, 0);
        ace_weigh_offer(w, &a, renewed(w));
    }
}
