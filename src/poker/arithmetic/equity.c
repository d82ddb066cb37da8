/* equity.c - walks over boards, one by one or at random, and the shorter way where there is one. */
#include "equity.h"

#include "check.h"
#include "rank.h"
#include "rank_inside.h"

#include <math.h>
#include <string.h>

enum { BATCH = 256 }; /* boards evaluated together */

/* Boards that wait for their evaluation, and what came of those before. */
struct walk {
    enum rank_way way;
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
    CARRE_ASSERT(n >= 2 && n <= EQUITY_HANDS);
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
            rank_classes_two_card_by(w->way, hole, w->board, w->class[h], w -> n);
            continue;
        }
        for (int i = 0; i < w->n; i++)
            hand[i] = w->board[i] | hole;
        rank_classes_by(w->way, hand, w->class[h], w -> n);
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
    CARRE_ASSERT(more >= 0);
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
    struct walk w = {.way = rank_way_best(), .table = t, .out = out};
    walk_all(&w, t->board, deck_of(t), t->board_cards - cardset_count(t->board));
    walk_settle(&w);
    count_losses(t, out);
}

/* ---- random boards */

static struct sample_deck sample_deck_of(const struct equity_table *t)
{
    struct sample_deck d = {.draws = t->board_cards - cardset_count(t->board)};
    cardset left = deck_of(t);
    for (int s = 0; s < SUITS; s++) {
        d.from[s] = d.cards;
        for (; cardset_suit(left, s); left &= left - 1)
            d.one[d.cards++] = left & -left;
    }
    return d;
}

/* A number for the board at this place of a block. */
static unsigned sample_number(uint64_t key, int number, int place)
{
    uint32_t x = (uint32_t)key + (uint32_t)(number * SAMPLE_WORDS + place / 2) * SAMPLE_STEP;
    x = ((x ^ x >> 16) * SAMPLE_ONE) ^ (uint32_t)(key >> 32);
    x = (x ^ x >> 15) * SAMPLE_TWO;
    x ^= x >> 16;
    return place % 2 ? x >> 16 : x & 65535;
}

/* Adds the board's cards; false: it is given up. */
static bool sample_board(const struct sample_deck *d, uint64_t key, int place, cardset *board)
{
    for (int draw = 0; draw < d->draws;) {
        unsigned left = sample_number(key, draw / 2, place), ways = 1;
        for (const int to = draw + 2; draw < to && draw < d->draws; draw++) {
            const unsigned of = sample_of(d, draw), product = left * of;
            const cardset one = d->one[product / 65536];
            *board |= *board & one ? d->one[of - 1] : one;
            left = product % 65536;
            ways *= of;
        }
        if (left < 65536 % ways)
            return false;
    }
    return true;
}

static void sampled_one_by_one(enum rank_way way, const struct equity_table *t,
                               const struct sample_deck *deck, uint64_t seed, int64_t samples,
                               struct equity *out)
{
    struct walk w = {.way = way, .table = t, .out = out};
    for (int64_t i = 0; samples > 0; i++) {
        cardset board = t->board;
        if (sample_board(deck, sample_key(seed, i / SAMPLE_BLOCK), (int)(i % SAMPLE_BLOCK),
                         &board)) {
            walk_board(&w, board);
            samples--;
        }
    }
    walk_settle(&w);
    count_losses(t, out);
}

void equity_sampled_by(enum rank_way way, const struct equity_table *t, int64_t samples,
                       uint64_t seed, struct equity *out)
{
    CARRE_ASSERT(equity_check(t) == EQUITY_FINE);
    memset(out, 0, sizeof *out);
    const struct sample_deck deck = sample_deck_of(t);
    if (rank_functions(way)->sampled)
        rank_functions(way)->sampled(t, &deck, seed, samples, out);
    else
        sampled_one_by_one(way, t, &deck, seed, samples, out);
}

void equity_sampled(const struct equity_table *t, int64_t samples, struct rng *rng,
                    struct equity *out)
{
    equity_sampled_by(rank_way_best(), t, samples, rng_next(rng), out);
}

struct equity_interval equity_interval(const struct equity *e, int hand)
{
    CARRE_ASSERT(hand >= 0 && hand < EQUITY_HANDS && e->boards > 0);
    const double n = (double)e->boards, mean = (double)e->hand[hand].share / EQUITY_WHOLE / n,
                 z = 1.96, middle = mean + z * z / (2 * n),
                 half = z * sqrt(mean * (1 - mean) / n + z * z / (4 * n * n)),
                 scale = 1e6 / (1 + z * z / n);
    return (struct equity_interval){(int32_t)fmax(floor((middle - half) * scale), 0),
                                    (int32_t)fmin(ceil((middle + half) * scale), 1e6)};
}
