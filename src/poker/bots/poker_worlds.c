/* poker_worlds.c - hands by their weights, cards to come by chance or as they are known. */
#include "poker_judge.h"

#include "rank.h"

#include <stddef.h>

enum { TRIES = 12 };

/* The first hand up to which the weights are more than a number drawn. Halved without a branch:
 * which way it goes nobody can foretell, and so the next search begins before this one has ended.
 */
static int any_hand(const struct poker_range *r, int n, struct rng *rng)
{
    const int32_t at = rng_below(rng, r->sum > 0 ? r->sum : 1), *from = r->upto;
    for (int half; n > 1; n -= half) {
        half = n / 2;
        from += -(ptrdiff_t)(from[half - 1] <= at) & half;
    }
    return (int)(from - r->upto);
}

static cardset deal_hands(const struct poker_thought *t, int w, struct poker_worlds *out,
                          struct rng *rng, cardset gone)
{
    for (int i = 0; i < t->spot.nrivals; i++) {
        int hand = any_hand(&t->range[i], t->field.n, rng);
        for (int k = 0; k < TRIES && t->field.hole[hand] & gone & ~t->spot.rival[i].known; k++)
            hand = any_hand(&t->range[i], t->field.n, rng);
        out->hand[i][w] = (int16_t)hand;
        gone |= t->field.hole[hand];
    }
    return gone;
}

void poker_worlds_deal(struct poker_thought *t, int worlds, struct rng *rng)
{
    const struct poker_spot *s = &t->spot;
    struct poker_worlds *out = &t->worlds;
    cardset board[POKER_BATCH], hand[POKER_BATCH];
    cardset known = s->hole | s->board | s->dead | s->soon;
    for (int i = 0; i < s->nrivals; i++)
        known |= s->rival[i].known;
    out->n = 0;
    while (out->n < worlds) {
        const int from = out->n, n = worlds - from < POKER_BATCH ? worlds - from : POKER_BATCH;
        for (int w = 0; w < n; w++) {
            cardset gone = deal_hands(t, from + w, out, rng, known);
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
