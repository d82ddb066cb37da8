/* poker_hole.c - hole cards on their boards: what they are worth, and which two of three are kept.
 */
#include "poker_field.h"

#include "rank.h"

int poker_looks(cardset two, cardset board)
{
    return (cardset_count(board) >= 3 ? rank_class(two | board) * 4 : 0) + POKER_BEST -
           poker_before[poker_kind_of(two)];
}

cardset poker_best_two(cardset cards, cardset board)
{
    cardset best = cards;
    int most = -1;
    for (cardset rest = cards; rest && cardset_count(cards) > 2;) {
        const cardset out = rest & -rest, two = cards & ~out;
        rest &= ~out;
        if (poker_looks(two, board) > most) {
            most = poker_looks(two, board);
            best = two;
        }
    }
    return best;
}

void poker_classes(const cardset *hole, const cardset *board, bool both, uint16_t *out, int n)
{
    enum { AT_ONCE = 64 };
    cardset hand[AT_ONCE];
    for (int from = 0; from < n; from += AT_ONCE) {
        const int m = n - from < AT_ONCE ? n - from : AT_ONCE;
        for (int i = 0; i < m; i++) {
            hand[i] = hole[from + i] | board[from + i];
            if (both)
                out[from + i] = (uint16_t)rank_class_two_card(hole[from + i], board[from + i]);
        }
        if (!both)
            rank_classes(hand, out + from, m);
    }
}
