/* equity.c - walks over boards, one by one or at random, and the shorter way where there is one. */
#include "equity.h"

#include "check.h"
#include "rank.h"
#include "rank_inside.h"

#include <string.h>

enum { BATCH = 256 }; /* boards evaluated together */

/* Boards that wait for their evaluation, and what came of those before. */
struct walk {
    const struct equity_table *table;
    struct equity *out;
    int n;
    cardset board[BATCH];
    uint16_t class[EQUITY_HANDS][BATCH];
};

enum equity_fault equity_check(const struct equity_table *t)
{
    if (t->hands < 2 || t->hands > EQUITY_HANDS)
        return EQUITY_FAULT_HANDS;
    cardset seen = t->board;
    bool twice = (seen & t->dead) != 0;
    seen |= t->dead;
    for (int h = 0; h < t->hands; h++) {
        if (cardset_count(t->hole[h]) != 2)
            return EQUITY_FAULT_HOLE;
        twice = twice || (seen & t->hole[h]);
        seen |= t->hole[h];
    }
    if (twice || (seen & ~CARDSET_DECK))
        return EQUITY_FAULT_TWICE;
    const int lie = cardset_count(t->board);
    if (t->board_cards < EQUITY_BOARD_LEAST || t->board_cards > EQUITY_BOARD_MOST ||
        lie > t->board_cards)
        return EQUITY_FAULT_BOARD;
    return t->board_cards - lie > cardset_count(CARDSET_DECK & ~seen) ? EQUITY_FAULT_TOO_FEW_CARDS
                                                                      : EQUITY_FINE;
}

static cardset deck_of(const struct equity_table *t)
{
    cardset deck = CARDSET_DECK & ~(t->board | t->dead);
    for (int h = 0; h < t->hands; h++)
        deck &= ~t->hole[h];
    return deck;
}

int64_t equity_boards(const struct equity_table *t)
{
    const int cards = cardset_count(deck_of(t));
    int64_t boards = 1;
    for (int i = 0; i < t->board_cards - cardset_count(t->board); i++)
        boards = boards * (cards - i) / (i + 1);
    return boards;
}

/* ---- one board after another */

static void count_board(struct walk *w, int i)
{
    const int n = w->table->hands;
    int best = 0, winners = 0;
    for (int h = 0; h < n; h++) {
        if (w->class[h][i] > best)
            winners = 0;
        if (w->class[h][i] >= best) {
            best = w->class[h][i];
            winners++;
        }
    }
    for (int h = 0; h < n; h++)
        if (w->class[h][i] == best) {
            w->out->hand[h].win += winners == 1;
            w->out->hand[h].tie += winners > 1;
            w->out->hand[h].share += EQUITY_WHOLE / winners;
        }
}

static void walk_settle(struct walk *w)
{
    cardset hand[BATCH];
    for (int h = 0; h < w->table->hands; h++) {
        const cardset hole = w->table->hole[h];
        if (w->table->two_card) {
            rank_classes_two_card(hole, w->board, w->class[h], w -> n);
            continue;
        }
        for (int i = 0; i < w->n; i++)
            hand[i] = w->board[i] | hole;
        rank_classes(hand, w->class[h], w -> n);
    }
    for (int i = 0; i < w->n; i++)
        count_board(w, i);
    w->out->boards += w->n;
    w->n = 0;
}

static void walk_board(struct walk *w, cardset board)
{
    w->board[w->n++] = board;
    if (w->n == BATCH)
        walk_settle(w);
}

/* Every way to take `more` of these cards. */
static void walk_all(struct walk *w, cardset board, cardset deck, int more)
{
    if (more == 0) {
        walk_board(w, board);
        return;
    }
    while (cardset_count(deck) >= more) {
        const cardset one = deck & -deck;
        deck &= ~one;
        walk_all(w, board | one, deck, more - 1);
    }
}

static void count_losses(const struct equity_table *t, struct equity *out)
{
    for (int h = 0; h < t->hands; h++)
        out->hand[h].loss = out->boards - out->hand[h].win - out->hand[h].tie;
}

void equity_exact(const struct equity_table *t, struct equity *out)
{
    CARRE_ASSERT(equity_check(t) == EQUITY_FINE);
    memset(out, 0, sizeof *out);
    if (!t->two_card && !t->board && t->board_cards == EQUITY_BOARD_USUAL) {
        out->boards = equity_boards(t);
        rank_functions(rank_way_best())->before_flop(t, out);
        return;
    }
    struct walk w = {.table = t, .out = out};
    walk_all(&w, t->board, deck_of(t), t->board_cards - cardset_count(t->board));
    walk_settle(&w);
    count_losses(t, out);
}

void equity_sampled(const struct equity_table *t, int64_t samples, struct rng *rng,
                    struct equity *out)
{
    CARRE_ASSERT(equity_check(t) == EQUITY_FINE);
    memset(out, 0, sizeof *out);
    struct walk w = {.table = t, .out = out};
    cardset deck = deck_of(t), one[52];
    int n = 0;
    for (; deck; deck &= deck - 1)
        one[n++] = deck & -deck;
    const int more = t->board_cards - cardset_count(t->board);
    for (int64_t i = 0; i < samples; i++) {
        cardset board = t->board;
        for (int k = 0; k < more; k++) { /* the first places of a shuffle */
            const int at = k + rng_below(rng, n - k);
            const cardset drawn = one[at];
            one[at] = one[k];
            one[k] = drawn;
            board |= drawn;
        }
        walk_board(&w, board);
    }
    walk_settle(&w);
    count_losses(t, out);
}
