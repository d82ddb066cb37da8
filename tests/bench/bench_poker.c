/* What the arithmetic of poker costs on one thread: hands evaluated in a second, prebuilt and from
 * bytes, many at a time by each way and one at a time; equities before the flop, exact and of
 * random boards. Each figure is the median of many short runs, in the processor's time, for a
 * machine that does other things too; beside it the best run, and the median by the clock. Prints
 * figures; judges nothing.
 *
 * The peer is OMPEval (github.com/zekyll/OMPEval), g++ -O3, whichever flags serve it best, its
 * runs taking turns with these on the same hands. What it did then, and Carré of it, on two shared
 * processors of the kind Zen 3 (AVX2):
 *
 *     work                                   OMPEval        Carré
 *     7 cards, prebuilt, one at a time       370 M/s        1.08 times that
 *     7 cards, from bytes, one at a time     156 M/s        0.8
 *     7 cards, prebuilt                      371 M/s        1.8 (1.02 to 1.1 on a quiet machine)
 *     7 cards, from bytes                    156 M/s        3.2 (2.7)
 *     exact, 2 hands                         3.6 ms         53
 *     exact, 6 hands                         6.7 ms         44
 *     random boards, 2 hands                 27 M/s         8.9
 *     random boards, 6 hands                 14 M/s         8.4
 *
 * Prebuilt is to the peer a sum of its cards' keys, 16 bytes: struct rank_hand; where many are
 * valued it is to Carré a cardset, 8 bytes.
 *
 * Why not more of a prebuilt lot with AVX2. Sixteen hands take 190 operations on vectors: 12 turn
 * them into suits, 43 find a suit of five, 12 count ranks, some 55 tell what counts, 34 number its
 * five ranks. Four a processor's cycle are possible, 2.9 are reached: 66 cycles. The peer takes 4.1
 * cycles a hand while its 200 kB of tables lie undisturbed in the second cache, and 7.5 where
 * others use it too, so 2.5 times that is 26 cycles for sixteen hands, 104 operations, or 48. Tried
 * and dropped: the last 34 by look-ups in a table of 74 or 53 kB while the next vector is worked on
 * (48 cycles without the look-ups, 77 with: they miss the first cache); two vectors in one (its
 * registers do not last); the compiler's scheduling of instructions (3 %). */
#include "equity.h"
#include "poker_slow.h"
#include "rank.h"
#include "rank_inside.h"
#include "rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HANDS = 1 << 14, RUNS = 200, BOARDS = 20000, SLOW_HANDS = 2000, CARDS = 7 };

static card dealt[HANDS][CARDS];
static cardset hand[HANDS], board[HANDS], hole;
static struct rank_hand grown[HANDS];
static uint16_t class[HANDS];
static struct poker_slow slow;
static double slow_rate;

/* ---- a clock */

static double now(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Of many runs, in seconds. */
struct took {
    double median, best, by_clock;
};

static struct took measure(void (*work)(int), int arg, int runs)
{
    double own[RUNS], wall[RUNS];
    for (int i = 0; i < runs; i++) {
        const double start = now(CLOCK_MONOTONIC), start_own = now(CLOCK_THREAD_CPUTIME_ID);
        work(arg);
        own[i] = now(CLOCK_THREAD_CPUTIME_ID) - start_own;
        wall[i] = now(CLOCK_MONOTONIC) - start;
    }
    qsort(own, (size_t)runs, sizeof *own, by_size);
    qsort(wall, (size_t)runs, sizeof *wall, by_size);
    return (struct took){own[runs / 2], own[0], wall[runs / 2]};
}

static void report(const char *what, void (*work)(int), int arg, const char *by)
{
    const struct took t = measure(work, arg, RUNS);
    char name[64];
    snprintf(name, sizeof name, "%s%s%s", what, *by ? ", " : "", by);
    printf(
        "%-42s %8.1f million a second (best %.1f, by the clock %.1f), %.0f times the reference\n",
        name, HANDS / t.median / 1e6, HANDS / t.best / 1e6, HANDS / t.by_clock / 1e6,
        HANDS / t.median / slow_rate);
}

/* ---- hands */

static struct rank_hand grown_of(const card *cards)
{
    struct rank_hand h = rank_hand_none();
    for (int k = 0; k < CARDS; k++)
        h = rank_hand_add(h, cards[k]);
    return h;
}

static void deal(void)
{
    struct rng rng = rng_seed(7);
    hole = cardset_of(card_of(RANK_A, SUIT_SPADES)) | cardset_of(card_of(RANK_9, SUIT_SPADES));
    for (int i = 0; i < HANDS; i++) {
        for (int k = 0; k < CARDS;) {
            const card c = (card)rng_below(&rng, 52);
            if (cardset_has(hand[i], c))
                continue;
            hand[i] |= cardset_of(c);
            dealt[i][k++] = c;
        }
        grown[i] = grown_of(dealt[i]);
        for (int k = 0; k < CARDS && cardset_count(board[i]) < 5; k++)
            board[i] |= cardset_of(dealt[i][k]) & ~hole;
    }
}

static void by_reference(int n)
{
    for (int i = 0; i < n; i++)
        class[i] = (uint16_t)poker_slow_class(&slow, dealt[i], CARDS);
}

static void prebuilt(int way) { rank_classes_by((enum rank_way)way, hand, class, HANDS); }

static void from_bytes(int way)
{
    rank_classes_of_cards_by((enum rank_way)way, dealt[0], CARDS, class, HANDS);
}

static void two_card(int way)
{
    rank_classes_two_card_by((enum rank_way)way, hole, board, class, HANDS);
}

static void one_set(int step)
{
    for (int i = 0; i < HANDS; i += step)
        class[i] = (uint16_t)rank_class(hand[i]);
}

static void one_prebuilt(int step)
{
    for (int i = 0; i < HANDS; i += step)
        class[i] = (uint16_t)rank_hand_class(grown[i]);
}

static void one_from_bytes(int step)
{
    for (int i = 0; i < HANDS; i += step)
        class[i] = (uint16_t)rank_hand_class(grown_of(dealt[i]));
}

static void few(int n)
{
    for (int i = 0; i < HANDS; i += n)
        rank_classes(hand + i, class + i, n);
}

static void one_two_card(int step)
{
    for (int i = 0; i < HANDS; i += step) {
        const cardset two = cardset_of(dealt[i][0]) | cardset_of(dealt[i][1]);
        class[i] = (uint16_t)rank_class_two_card(two, hand[i] & ~two);
    }
}

static void bench_hands(void)
{
    for (int way = RANK_BASELINE; way < RANK_WAYS; way++) {
        const char *name = rank_way_name((enum rank_way)way);
        if (!rank_way_works((enum rank_way)way)) {
            printf("%s: not on this processor\n", name);
            continue;
        }
        report("7 cards, prebuilt", prebuilt, way, name);
        report("7 cards, from bytes", from_bytes, way, name);
        report("two hole cards, boards of five", two_card, way, name);
    }
    report("7 cards, one at a time", one_set, 1, "");
    report("7 cards, prebuilt, one at a time", one_prebuilt, 1, "");
    report("7 cards, from bytes, one at a time", one_from_bytes, 1, "");
    report("7 cards, one in a call for many", few, 1, "");
    report("7 cards, eight in a call for many", few, 8, "");
    report("two hole cards, one at a time", one_two_card, 1, "");
}

/* ---- equities */

static struct equity_table table;

static void exact(int way)
{
    struct equity e = {.boards = equity_boards(&table)};
    rank_functions((enum rank_way)way)->before_flop(&table, &e);
}

static void sampled(int way)
{
    struct equity e;
    equity_sampled_by((enum rank_way)way, &table, BOARDS, 1, &e);
}

/* A class a hand and board by the reference is what its plain loop would cost. */
static void bench_equity(const char *holes)
{
    table = (struct equity_table){.board_cards = 5};
    for (const char *at = holes; *at; at += at[4] ? 5 : 4, table.hands++)
        for (int k = 0; k < 2; k++)
            table.hole[table.hands] |=
                cardset_of(card_of(card_rank_from(at[2 * k]), card_suit_from(at[2 * k + 1])));
    const double plain = (double)equity_boards(&table) * table.hands / slow_rate;
    for (int way = RANK_BASELINE; way < RANK_WAYS; way++) {
        if (!rank_way_works((enum rank_way)way))
            continue;
        const struct took t = measure(exact, way, RUNS);
        printf("exact, %d hands, %-9s %7.3f ms (best %.3f, by the clock %.3f), %.0f times the "
               "reference: %s\n",
               table.hands, rank_way_name((enum rank_way)way), t.median * 1e3, t.best * 1e3,
               t.by_clock * 1e3, plain / t.median, holes);
        const struct took r = measure(sampled, way, RUNS);
        printf("random boards, %d hands, %-9s %7.1f million a second (best %.1f, by the clock "
               "%.1f)\n",
               table.hands, rank_way_name((enum rank_way)way), BOARDS / r.median / 1e6,
               BOARDS / r.best / 1e6, BOARDS / r.by_clock / 1e6);
    }
}

int main(void)
{
    deal();
    poker_slow_start(&slow);
    slow_rate = SLOW_HANDS / measure(by_reference, SLOW_HANDS, 10).median;
    printf("the reference: %.0f hands of 7 cards a second\n", slow_rate);
    bench_hands();
    bench_equity("AcAd KhKs");
    bench_equity("AsKs QhJh");
    bench_equity("AcAd KhKs QsJs 7h7d 9c8c 6h5h");
    bench_equity("AcAd KhKs QsJs 7h7d 9c8c 6h5h AhTd Kd4c 2s2h");
    bench_equity("AcKc AdKd AhKh AsKs QcJc QdJd QhJh QsJs TcTd");
    return 0;
}
