/* poker_field.c - hands and weights. */
#include "poker_field.h"

#include "check.h"
#include "rank.h"

#include <string.h>

enum { CLASSES = RANK_MOST + 2 };
static_assert(CLASSES % 4 == 0, "classes are counted in fours");

static void list_hands(const struct poker_spot *s, struct poker_field *f)
{
    const cardset gone = s->hole | s->board | s->dead | s->soon;
    f->n = 0;
    for (int a = 1; a < 52; a++)
        for (int b = 0; b < a; b++) {
            const cardset two = cardset_of((card)a) | cardset_of((card)b);
            if (!(two & gone)) {
                f->hole[f->n] = two;
                f->strength[f->n++] =
                    (int16_t)(POKER_BEST - poker_before[poker_kind((card)a, (card)b)]);
            }
        }
    f->hole[f->n] = s->hole;
    f->strength[f->n++] =
        (int16_t)(cardset_count(s->hole) == 2 ? POKER_BEST - poker_before[poker_kind_of(s->hole)]
                                              : 0);
}

/* Adds what each hand beats on this board, in thousandths, halves of what it ties; counts hands
 * that the board leaves. */
static void beats(const struct poker_field *f, cardset board, bool both, int32_t sum[POKER_FIELD],
                  int16_t met[POKER_FIELD])
{
    cardset hand[POKER_FIELD] = {0};
    uint16_t class[POKER_FIELD], at[POKER_FIELD];
    uint16_t many[CLASSES] = {0};
    int n = 0;
    for (int i = 0; i < f->n; i++)
        if (!(f->hole[i] & board)) {
            hand[n] = f->hole[i] | board;
            CARRE_ASSERT(n < POKER_FIELD);
            at[n++] = (uint16_t)i;
        }
    if (both)
        for (int i = 0; i < n; i++)
            class[i] = (uint16_t)rank_class_two_card(f->hole[at[i]], board);
    else
        rank_classes(hand, class, n);
    for (int i = 0; i < n; i++)
        many[class[i]]++;
    int32_t below[CLASSES]; /* set for those that occur: few, and near each other */
    for (int c = 0, so_far = 0; c < CLASSES; c += 4) {
        uint64_t four;
        memcpy(&four, &many[c], sizeof four);
        for (int k = c; four && k < c + 4; k++) {
            below[k] = 2 * so_far + many[k];
            so_far += many[k];
        }
    }
    for (int i = 0; i < n; i++) {
        sum[at[i]] += below[class[i]] * (POKER_BEST / 2) / n;
        met[at[i]]++;
    }
}

static cardset some_board(const struct poker_spot *s, struct rng *rng)
{
    cardset board = s->board, gone = s->hole | s->board | s->dead;
    for (int i = 0; i < s->to_come; i++) {
        card c = s->next[i];
        while (!card_is_plain(c) || cardset_has(gone, c))
            c = (card)rng_below(rng, 52);
        board |= cardset_of(c);
        gone |= cardset_of(c);
    }
    return board;
}

void poker_field_read(const struct poker_spot *s, int boards, struct rng *rng,
                      struct poker_field *f)
{
    int32_t sum[POKER_FIELD];
    int16_t met[POKER_FIELD];
    list_hands(s, f);
    memcpy(f->now, f->strength, sizeof f->now);
    if (s->street == HOLDEM_PREFLOP && !s->board)
        return;
    memset(sum, 0, sizeof sum);
    memset(met, 0, sizeof met);
    /* Power Up burns cards, so there may be fewer after the flop */
    if (cardset_count(s->board) >= 3) {
        beats(f, s->board, s->both, sum, met);
        for (int i = 0; i < f->n; i++)
            f->now[i] = f->strength[i] = (int16_t)sum[i];
    }
    if (!s->to_come || !boards)
        return;
    memset(sum, 0, sizeof sum);
    memset(met, 0, sizeof met);
    for (int k = 0; k < boards; k++)
        beats(f, some_board(s, rng), s->both, sum, met);
    for (int i = 0; i < f->n; i++)
        if (met[i])
            f->strength[i] = (int16_t)(sum[i] / met[i]);
}
