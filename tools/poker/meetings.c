#include "meetings.h"

#include "equity.h"

double equity[KINDS][KINDS], meets[KINDS][KINDS];

int kind_of(card a, card b)
{
    const int high = card_rank(a) > card_rank(b) ? card_rank(a) : card_rank(b),
              low = card_rank(a) + card_rank(b) - high;
    return card_suit(a) == card_suit(b) ? 13 * high + low : 13 * low + high;
}

int combos_of(int kind)
{
    const int r = kind / 13, q = kind % 13;
    return r == q ? 6 : r > q ? 4 : 12;
}

void meet_all(void)
{
    for (int k = 0; k < KINDS; k++) {
        const int r = k / 13, q = k % 13;
        const card a = card_of(r, 0), b = card_of(q, r > q ? 0 : 1);
        const int combos = combos_of(k);
        for (int x = 0; x < 52; x++)
            for (int y = 0; y < x; y++) {
                if (x == a || x == b || y == a || y == b)
                    continue;
                const struct equity_table t = {.hands = 2,
                                               .hole = {cardset_of(a) | cardset_of(b),
                                                        cardset_of((card)x) | cardset_of((card)y)},
                                               .board_cards = 5};
                struct equity e;
                equity_exact(&t, &e);
                const int other = kind_of((card)x, (card)y);
                equity[k][other] +=
                    combos * (double)e.hand[0].share / ((double)EQUITY_WHOLE * (double)e.boards);
                meets[k][other] += combos;
            }
    }
    for (int k = 0; k < KINDS; k++)
        for (int o = 0; o < KINDS; o++)
            equity[k][o] /= meets[k][o];
}
