/* What the arithmetic of poker costs on one thread: hands evaluated in a second by each way,
 * prebuilt and from bytes, and each as a ratio to a plain loop over the reference evaluator of the
 * tests; exact equities before the flop, in milliseconds. Each figure is the best of many short
 * runs, for a machine that does other things too. Prints figures; judges nothing. */
#include "equity.h"
#include "poker_slow.h"
#include "rank.h"
#include "rank_inside.h"
#include "rng.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { HANDS = 1 << 14, RUNS = 2000, SLOW_HANDS = 2000, CARDS = 7 };

static card dealt[HANDS][CARDS];
static cardset hand[HANDS];
static uint16_t class[HANDS];

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static cardset set_of(const card *cards)
{
    cardset set = CARDSET_NONE;
    for (int k = 0; k < CARDS; k++)
        set |= cardset_of(cards[k]);
    return set;
}

static void deal(void)
{
    struct rng rng = rng_seed(7);
    for (int i = 0; i < HANDS; i++) {
        for (int k = 0; k < CARDS;) {
            const card c = (card)rng_below(&rng, 52);
            if (cardset_has(hand[i], c))
                continue;
            hand[i] |= cardset_of(c);
            dealt[i][k++] = c;
        }
    }
}

static double slow_rate(void)
{
    static struct poker_slow slow;
    poker_slow_start(&slow);
    double best = 1e9;
    int sum = 0;
    for (int run = 0; run < 10; run++) {
        const double start = now();
        for (int i = 0; i < SLOW_HANDS; i++)
            sum += poker_slow_class(&slow, dealt[i], CARDS);
        const double took = now() - start;
        best = took < best ? took : best;
    }
    return sum ? SLOW_HANDS / best : 0;
}

static void report(const char *what, double best, double slow)
{
    const double rate = HANDS / best;
    printf("%-42s %9.1f million a second, %7.0f times the reference\n", what, rate / 1e6,
           rate / slow);
}

static void bench_ways(double slow)
{
    for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
        if (!rank_way_works(way)) {
            printf("%s: not on this processor\n", rank_way_name(way));
            continue;
        }
        double prebuilt = 1e9, bytes = 1e9;
        for (int run = 0; run < RUNS; run++) {
            double start = now();
            rank_classes_by(way, hand, class, HANDS);
            double took = now() - start;
            prebuilt = took < prebuilt ? took : prebuilt;
            start = now();
            for (int i = 0; i < HANDS; i++)
                hand[i] = set_of(dealt[i]);
            rank_classes_by(way, hand, class, HANDS);
            took = now() - start;
            bytes = took < bytes ? took : bytes;
        }
        char what[64];
        snprintf(what, sizeof what, "7 cards, prebuilt, %s", rank_way_name(way));
        report(what, prebuilt, slow);
        snprintf(what, sizeof what, "7 cards, from bytes, %s", rank_way_name(way));
        report(what, bytes, slow);
    }
}

static void bench_two_card(double slow)
{
    static cardset board[HANDS];
    const cardset hole =
        cardset_of(card_of(RANK_A, SUIT_SPADES)) | cardset_of(card_of(RANK_9, SUIT_SPADES));
    for (int i = 0; i < HANDS; i++)
        for (int k = 0; k < CARDS && cardset_count(board[i]) < 5; k++)
            board[i] |= cardset_of(dealt[i][k]) & ~hole;
    for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
        double best = 1e9;
        for (int run = 0; run < RUNS && rank_way_works(way); run++) {
            const double start = now();
            rank_classes_two_card_by(way, hole, board, class, HANDS);
            const double took = now() - start;
            best = took < best ? took : best;
        }
        char what[64];
        snprintf(what, sizeof what, "two hole cards, boards of five, %s", rank_way_name(way));
        if (rank_way_works(way))
            report(what, best, slow);
    }
}

static void bench_one_by_one(double slow)
{
    static struct rank_hand prebuilt[HANDS];
    double one = 1e9, two_card = 1e9, grown = 1e9;
    for (int i = 0; i < HANDS; i++) {
        prebuilt[i] = rank_hand_none();
        for (int k = 0; k < CARDS; k++)
            prebuilt[i] = rank_hand_add(prebuilt[i], dealt[i][k]);
    }
    for (int run = 0; run < RUNS / 20; run++) {
        double start = now();
        for (int i = 0; i < HANDS; i++)
            class[i] = (uint16_t)rank_class(hand[i]);
        double took = now() - start;
        one = took < one ? took : one;
        start = now();
        for (int i = 0; i < HANDS; i++)
            class[i] = (uint16_t)rank_hand_class(prebuilt[i]);
        took = now() - start;
        grown = took < grown ? took : grown;
        start = now();
        for (int i = 0; i < HANDS; i++) {
            const cardset hole = cardset_of(dealt[i][0]) | cardset_of(dealt[i][1]);
            class[i] = (uint16_t)rank_class_two_card(hole, hand[i] & ~hole);
        }
        took = now() - start;
        two_card = took < two_card ? took : two_card;
    }
    report("7 cards, one at a time", one, slow);
    report("7 cards, one at a time, grown by card", grown, slow);
    report("two hole cards, one at a time", two_card, slow);
}

/* A class a hand and board by the reference is what its plain loop would cost. */
static void bench_equity(const char *holes, double slow)
{
    struct equity_table t = {.board_cards = 5};
    for (const char *at = holes; *at; at += at[4] ? 5 : 4, t.hands++)
        for (int k = 0; k < 2; k++)
            t.hole[t.hands] |=
                cardset_of(card_of(card_rank_from(at[2 * k]), card_suit_from(at[2 * k + 1])));
    const double plain = (double)equity_boards(&t) * t.hands / slow;
    for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
        if (!rank_way_works(way))
            continue;
        double best = 1e9;
        for (int run = 0; run < 300; run++) {
            struct equity e = {.boards = equity_boards(&t)};
            const double start = now();
            rank_functions(way)->before_flop(&t, &e);
            const double took = now() - start;
            best = took < best ? took : best;
        }
        printf("exact, %d hands, %-9s %7.3f ms, %8.0f times the reference: %s\n", t.hands,
               rank_way_name(way), best * 1e3, plain / best, holes);
    }
}

int main(void)
{
    deal();
    const double slow = slow_rate();
    printf("the reference: %.0f hands of 7 cards a second\n", slow);
    bench_ways(slow);
    bench_two_card(slow);
    bench_one_by_one(slow);
    bench_equity("AcAd KhKs", slow);
    bench_equity("AsKs QhJh", slow);
    bench_equity("AcAd KhKs QsJs 7h7d 9c8c 6h5h AhTd Kd4c 2s2h", slow);
    bench_equity("AcKc AdKd AhKh AsKs QcJc QdJd QhJh QsJs TcTd", slow);
    return 0;
}
