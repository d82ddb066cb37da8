/* poker_range.c - what the betting of a hand says of a rival's cards: each bet makes weak hands
 * less likely, a large one more so. */
#include "poker_field.h"

#include "check.h"

#include <string.h>

enum { WHOLE = 1000 };

/* Before the flop: the share of hands, in thousandths, that put in so many hundredths of a big
 * blind, of a stack so deep. */
static int share_before(int put, int depth, int seats)
{
    int share = put <= 110    ? 700
                : put <= 220  ? 480
                : put <= 360  ? 340
                : put <= 600  ? 220
                : put <= 1100 ? 130
                              : 80;
    if (put * 10 >= depth * 8) /* all of a short stack: push or fold */
        share = put <= 300    ? 650
                : put <= 600  ? 480
                : put <= 900  ? 400
                : put <= 1300 ? 310
                : put <= 1800 ? 220
                : put <= 2500 ? 160
                              : 90;
    return seats > 3 ? share * 3 / 4 : share;
}

static int by_cards(int strength, int share)
{
    CARRE_ASSERT(strength >= 0 && share >= 0);
    const int above = WHOLE - strength; /* better hands, in thousandths */
    return above <= share           ? 100
           : above <= share * 3 / 2 ? 100 - 90 * (above - share) * 2 / share
                                    : 6;
}

/* A bet of this street of so many hundredths of the pot before it, made or called. */
static int by_bet(int strength, int now, int bet, bool made)
{
    const int strong = now > strength ? now : strength,
              wants = made ? 520 + (bet > 150 ? 150 : bet) : 400 + (bet > 150 ? 150 : bet) * 3 / 2;
    if (strong >= wants)
        return 100;
    /* the larger, the more seldom for nothing */
    const int least = made ? 26 - (bet > 150 ? 150 : bet) / 10 : 8, short_of = wants - strong;
    return short_of >= 200 ? least : 100 - (100 - least) * short_of / 200;
}

static int hundredths(int64_t part, int64_t whole)
{
    return (int)(part * 100 / (whole > 0 ? whole : 1));
}

struct heard {
    int share, bet, lasting;
    bool made;
};

static struct heard listen(const struct poker_spot *s, const struct poker_rival *r, int narrow)
{
    struct heard h = {.share = WHOLE};
    const int put = hundredths(r->before + (s->street == HOLDEM_PREFLOP ? r->bet : 0), s->big),
              depth = hundredths(r->before + r->bet + r->stack, s->big);
    const bool blind = s->street == HOLDEM_PREFLOP && !r->raiser && r->to_act;
    h.share =
        blind ? put > 150 ? 600 : WHOLE
              : share_before(s->street == HOLDEM_PREFLOP || put < 400 ? put : 400 + (put - 400) / 3,
                             depth, s->dealt);
    h.share = WHOLE - (WHOLE - h.share) * narrow / 100;
    h.share = h.share < 20 ? 20 : h.share > WHOLE ? WHOLE : h.share;
    if (s->street > HOLDEM_PREFLOP) {
        int64_t fresh = 0;
        for (int i = 0; i < s->nrivals; i++)
            fresh += s->rival[i].bet;
        h.bet = r->bet ? hundredths(r->bet, s->pot - fresh - s->bet) * narrow / 100 : 0;
        h.made = r->raiser;
        h.lasting =
            s->street >= HOLDEM_TURN && put > 500 ? (put > 1500 ? 480 : 380) * narrow / 100 : 0;
    }
    return h;
}

void poker_range_read(const struct poker_spot *s, const struct poker_field *f, int rival,
                      int narrow, struct poker_range *out)
{
    CARRE_ASSERT(rival >= 0 && rival < s->nrivals);
    const struct poker_rival *r = &s->rival[rival];
    const struct heard h = listen(s, r, narrow);
    int32_t in[POKER_BEST / 20 + 2] = {0};
    cardset others = CARDSET_NONE;
    for (int i = 0; i < s->nrivals; i++)
        others |= i == rival ? CARDSET_NONE : s->rival[i].known;
    int by_kind[POKER_KINDS];
    for (int k = 0; k < POKER_KINDS; k++)
        by_kind[k] = narrow ? by_cards(WHOLE - poker_before[k], h.share) : 100;
    out->sum = 0;
    for (int i = 0; i < f->n; i++) {
        int weight = 0;
        if (i != poker_own(f) && !(f->hole[i] & others) && (f->hole[i] & r->known) == r->known) {
            weight = by_kind[poker_kind_of(f->hole[i])];
            if (h.bet)
                weight = weight * by_bet(f->strength[i], f->now[i], h.bet, h.made) / 100;
            if (h.lasting && f->strength[i] < h.lasting)
                weight = weight / 3;
            weight = weight < 1 ? 1 : weight;
        }
        out->sum += weight;
        out->upto[i] = out->sum;
        in[f->strength[i] / 20] += weight;
    }
    out->below[0] = 0;
    for (int k = 0; k <= POKER_BEST / 20; k++)
        out->below[k + 1] = out->below[k] + in[k];
}

int poker_range_top(const struct poker_range *r, int share)
{
    int k = POKER_BEST / 20 + 1;
    CARRE_ASSERT(share >= 0);
    while (k > 0 && (int64_t)(r->sum - r->below[k]) * WHOLE < (int64_t)r->sum * share)
        k--;
    return k * 20;
}
