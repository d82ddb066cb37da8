/* poker_slow.c - NL-30 word for word: sort five cards by how often their rank is there, then by
 * rank; name the category; compare. */
#include "poker_slow.h"

#include <stdbool.h>
#include <stdlib.h>

static int falling(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? 1 : x > y ? -1 : 0;
}

static uint32_t value_of(const int rank[5], bool flush)
{
    uint32_t order[5]; /* 16 times how often, and the rank */
    for (int i = 0; i < 5; i++) {
        uint32_t often = 0;
        for (int k = 0; k < 5; k++)
            often += rank[k] == rank[i];
        order[i] = 16 * often + (uint32_t)rank[i];
    }
    qsort(order, 5, sizeof *order, falling);
    const uint32_t first = order[0] / 16, second = order[3] / 16; /* of two pair and full house */
    const bool distinct = first == 1;
    const bool wheel = distinct && order[0] % 16 == RANK_A && order[1] % 16 == RANK_5;
    const bool straight = wheel || (distinct && order[0] - order[4] == 4);
    uint32_t category = 0;
    if (first == 2)
        category = second == 2 ? 2 : 1;
    if (first == 3)
        category = second == 2 ? 6 : 3;
    if (first == 4)
        category = 7;
    if (straight)
        category = 4;
    if (flush)
        category = straight ? 8 : 5;
    uint32_t value = category;
    for (int i = 0; i < 5; i++)
        value = value * 16 + (wheel ? (uint32_t)(i == 0 ? RANK_5 : 0) : order[i] % 16);
    return value;
}

uint32_t poker_slow_value(const card five[5])
{
    int rank[5];
    bool flush = true;
    for (int i = 0; i < 5; i++) {
        rank[i] = card_rank(five[i]);
        flush = flush && card_suit(five[i]) == card_suit(five[0]);
    }
    return value_of(rank, flush);
}

static int rising(const void *a, const void *b) { return falling(b, a); }

void poker_slow_start(struct poker_slow *p)
{
    int r[5];
    p->n = 0;
    for (r[0] = 0; r[0] < 13; r[0]++)
        for (r[1] = r[0]; r[1] < 13; r[1]++)
            for (r[2] = r[1]; r[2] < 13; r[2]++)
                for (r[3] = r[2]; r[3] < 13; r[3]++)
                    for (r[4] = r[3]; r[4] < 13; r[4]++) {
                        if (r[0] == r[4])
                            continue; /* five of a rank */
                        p->value[p->n++] = value_of(r, false);
                        if (r[0] < r[1] && r[1] < r[2] && r[2] < r[3] && r[3] < r[4])
                            p->value[p->n++] = value_of(r, true);
                    }
    qsort(p->value, (size_t)p->n, sizeof *p->value, rising);
}

int poker_slow_five(const struct poker_slow *p, const card five[5])
{
    const uint32_t value = poker_slow_value(five);
    const uint32_t *at = bsearch(&value, p->value, (size_t)p->n, sizeof value, rising);
    return at ? (int)(at - p->value) + 1 : 0;
}

/* The best class with these cards and `more` of the others. */
static int best(const struct poker_slow *p, card five[5], int have, const card *other, int n)
{
    if (have == 5)
        return poker_slow_five(p, five);
    int most = 0;
    for (int i = 0; i < n; i++) {
        five[have] = other[i];
        const int class = best(p, five, have + 1, other + i + 1, n - i - 1);
        most = class > most ? class : most;
    }
    return most;
}

int poker_slow_class(const struct poker_slow *p, const card *cards, int n)
{
    card five[5];
    return best(p, five, 0, cards, n);
}

int poker_slow_two_card(const struct poker_slow *p, const card hole[2], const card *board, int n)
{
    card five[5] = {hole[0], hole[1]};
    return best(p, five, 2, board, n);
}
