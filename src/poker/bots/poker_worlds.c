/* poker_worlds.c - hands by their weights, cards to come by chance or as they are known. */
#include "poker_judge.h"

#include "rank.h"

#include <stddef.h>

enum { TRIES = 12, PARTS = 512 };

/* The weights of a range cut into equal parts, at most PARTS: the hand in which each begins, so
 * that one is not looked for among all. */
struct parts {
    int shift; /* a part is so many bits wide */
    int16_t first[PARTS + 1];
};

static void cut_parts(const struct poker_range *r, int n, struct parts *out)
{
    int hand = 0, part = 0;
    for (out->shift = 0; (r->sum >> out->shift) >= PARTS;)
        out->shift++;
    for (; part <= PARTS && hand < n - 1; part++) {
        while (hand < n - 1 && r->upto[hand] <= (int64_t)part << out->shift)
            hand++;
        out->first[part] = (int16_t)hand;
    }
    for (; part <= PARTS; part++)
        out->first[part] = (int16_t)(n - 1);
}

/* The first hand up to which the weights are more than a number drawn. Halved without a branch:
 * which way it goes nobody can foretell, and so the next search begins before this one has ended.
 */
static int any_hand(const struct poker_range *r, const struct parts *p, struct rng *rng)
{
    const int32_t at = rng_below(rng, r->sum > 0 ? r->sum : 1);
    const int16_t *first = &p->first[at >> p->shift];
    const int32_t *from = &r->upto[first[0]];
    for (int n = first[1] - first[0] + 1, half; n > 1; n -= half) {
        half = n / 2;
        from += -(ptrdiff_t)(from[half - 1] <= at) & half;
    }
    return (int)(from - r->upto);
}

static cardset deal_hands(const struct poker_thought *t, const struct parts *parts, int w,
                          struct poker_worlds *out, struct rng *rng, cardset gone)
{
    for (int i = 0; i < t->spot.nrivals; i++) {
        int hand = any_hand(&t->range[i], &parts[i], rng);
        for (int k = 0; k < TRIES && t->field.hole[hand] & gone & ~t->spot.rival[i].known; k++)
            hand = any_hand(&t->range[i], &parts[i], rng);
        out->hand[i][w] = (int16_t)hand;
        gone |= t->field.hole[hand];
    }
    return gone;
}

void poker_worlds_deal(struct poker_thought *t, int upto)
{
    struct rng *rng = t->rng;
    const int worlds = upto < t->most ? upto : t->most;
    const struct poker_spot *s = &t->spot;
    struct poker_worlds *out = &t->worlds;
    cardset board[POKER_BATCH], hand[POKER_BATCH];
    cardset known = s->hole | s->board | s->dead | s->soon;
    struct parts parts[POKER_RIVALS];
    for (int i = 0; i < s->nrivals; i++) {
        known |= s->rival[i].known;
        cut_parts(&t->range[i], t->field.n, &parts[i]);
    }
    while (out->n < worlds) {
        const int from = out->n, n = worlds - from < POKER_BATCH ? worlds - from : POKER_BATCH;
        for (int w = 0; w < n; w++) {
            cardset gone = deal_hands(t, parts, from + w, out, rng, known);
            board[w] = s->board;
            for (int i = 0; i < s->to_come; i++) {
                card c = i < POKER_NEXT ? s->next[i] : (card)CARD_HIDDEN;
                if (!card_is_plain(c))
                    do
                        c = (card)rng_below(rng, 52);
                    while (cardset_has(gone, c));
                gone |= cardset_of(c);
                board[w] |= cardset_of(c);
            }
        }
        for (int i = 0; i <= s->nrivals; i++) {
            for (int w = 0; w < n; w++)
                hand[w] = i < s->nrivals ? t->field.hole[out->hand[i][from + w]] : s->hole;
            poker_classes(hand, board, s->both, &out->class[i][from], n);
        }
        out->n += n;
    }
}
