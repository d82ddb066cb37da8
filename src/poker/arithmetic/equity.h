/* equity.h - how often hands win against one another.
 *
 * 2 to 9 hands of two cards, all known; cards on the board, dead cards (known to be nowhere else);
 * and how many cards the board will have, 3 to 7. What remains of the deck is dealt to the board in
 * every way, or in as many random ways as one wants.
 *
 * Exact before the flop, without a board, any five cards making the hand: not 1.7 million boards
 * but the 6,175 multisets of five ranks, each weighted by the ways to deal it on which nobody can
 * have a flush; and for each suit the boards with enough of it, as ranks in the suit times ranks
 * out of it. Two hands take some tens of microseconds, nine some hundreds (meson test --benchmark).
 * From the flop on, and where exactly two hole cards count, boards are walked one by one: a flop
 * takes some 20 microseconds, two hands with exactly two hole cards before it tens of milliseconds.
 *
 * Random boards take some 4 nanoseconds for two hands, 8 for six (AVX2). Which boards they are
 * depends on the generator alone, not on the processor. */
#ifndef CARRE_EQUITY_H
#define CARRE_EQUITY_H

#include "cardset.h"
#include "rng.h"

enum {
    EQUITY_HANDS = 9,
    EQUITY_WHOLE = 2520,
    EQUITY_BOARD_LEAST = 3,
    EQUITY_BOARD_USUAL = 5,
    EQUITY_BOARD_MOST = 7
};

struct equity_table {
    int hands;                  /* 2 to 9 */
    cardset hole[EQUITY_HANDS]; /* two cards each */
    cardset board, dead;
    /* what the board will have: 3 to 7, and not fewer than it has */
    int board_cards;
    bool two_card; /* exactly two hole cards and three of the board: SP-31 */
};

struct equity {
    int64_t boards;
    /* Boards won alone, shared, lost; and what the hand gets of all pots, one pot being
     * EQUITY_WHOLE, which any number of winners up to ten divides. So its equity is share /
     * (EQUITY_WHOLE boards). */
    struct equity_hand {
        int64_t win, tie, loss, share;
    } hand[EQUITY_HANDS];
};

enum equity_fault {
    EQUITY_FINE,
    EQUITY_FAULT_HANDS,
    EQUITY_FAULT_HOLE,
    EQUITY_FAULT_TWICE,
    EQUITY_FAULT_BOARD,
    EQUITY_FAULT_TOO_FEW_CARDS
};

/* Whether the table can be: 2 to 9 hands of two cards; no card in two places; a board of 3 to 7
 * that is not shorter than what lies there; enough cards left. */
enum equity_fault equity_check(const struct equity_table *t);

/* Both want a table that equity_check finds fine. Samples take one number from the generator. */
void equity_exact(const struct equity_table *t, struct equity *out);
void equity_sampled(const struct equity_table *t, int64_t samples, struct rng *rng,
                    struct equity *out);

/* Where a hand's equity lies, in millionths, if these boards are samples: so that it does for 19 of
 * 20 times that this is asked (Wilson 1927). Pots that are shared make it a little wider than
 * it must be. */
struct equity_interval {
    int32_t from, to;
};
struct equity_interval equity_interval(const struct equity *e, int hand);

/* The number of boards that equity_exact would find. */
int64_t equity_boards(const struct equity_table *t);

#endif
