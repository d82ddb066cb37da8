/* Equities: published ones, boards walked one by one with the one-hand evaluator, and every way
 * against that.
 *
 *     test-poker-equity all   compares the order that sampling goes by with the classes of all
 *                             hands of seven, not only of one in eleven: half a minute */
#include "unit.h"

#include "equity.h"
#include "rank.h"
#include "rank_inside.h"

#include <stdio.h>
#include <string.h>

static cardset cards(const char *text)
{
    cardset set = CARDSET_NONE;
    for (; *text; text += 2)
        set |= cardset_of(card_of(card_rank_from(text[0]), card_suit_from(text[1])));
    return set;
}

static struct equity_table table_of(const char *holes, const char *board)
{
    struct equity_table t = {.board = cards(board), .board_cards = 5};
    for (const char *at = holes; *at; at += 5) {
        char hole[5];
        snprintf(hole, sizeof hole, "%.4s", at);
        t.hole[t.hands++] = cards(hole);
        if (!at[4])
            break;
    }
    return t;
}

/* ---- the plain way */

static void plain_board(const struct equity_table *t, cardset board, struct equity *out)
{
    int class[EQUITY_HANDS], best = 0, winners = 0;
    for (int h = 0; h < t->hands; h++) {
        class[h] =
            t->two_card ? rank_class_two_card(t->hole[h], board) : rank_class(t->hole[h] | board);
        best = class[h] > best ? class[h] : best;
    }
    for (int h = 0; h < t->hands; h++)
        winners += class[h] == best;
    for (int h = 0; h < t->hands; h++) {
        struct equity_hand *e = &out->hand[h];
        e->win += class[h] == best && winners == 1;
        e->tie += class[h] == best && winners > 1;
        e->loss += class[h] < best;
        e->share += class[h] == best ? EQUITY_WHOLE / winners : 0;
    }
    out->boards++;
}

static void plain_walk(const struct equity_table *t, cardset board, int from, int more,
                       cardset gone, struct equity *out)
{
    if (more == 0) {
        plain_board(t, board, out);
        return;
    }
    for (int i = from; i < 52; i++)
        if (!cardset_has(gone, (card)i))
            plain_walk(t, board | cardset_of((card)i), i + 1, more - 1, gone, out);
}

static struct equity plain(const struct equity_table *t)
{
    struct equity e = {0};
    cardset gone = t->board | t->dead;
    for (int h = 0; h < t->hands; h++)
        gone |= t->hole[h];
    plain_walk(t, t->board, 0, t->board_cards - cardset_count(t->board), gone, &e);
    return e;
}

static void same(const struct equity *a, const struct equity *b, int hands)
{
    assert_int_equal(a->boards, b->boards);
    for (int h = 0; h < hands; h++) {
        assert_int_equal(a->hand[h].win, b->hand[h].win);
        assert_int_equal(a->hand[h].tie, b->hand[h].tie);
        assert_int_equal(a->hand[h].loss, b->hand[h].loss);
        assert_int_equal(a->hand[h].share, b->hand[h].share);
    }
}

/* By every way that the processor has. */
static void as_the_plain_way(const struct equity_table *t)
{
    assert_int_equal(equity_check(t), EQUITY_FINE);
    const struct equity want = plain(t);
    struct equity got;
    equity_exact(t, &got);
    assert_int_equal(equity_boards(t), want.boards);
    same(&got, &want, t->hands);
    for (enum rank_way way = RANK_BASELINE;
         way < RANK_WAYS && !t->board && !t->two_card && t->board_cards == 5; way++)
        if (rank_way_works(way)) {
            got = (struct equity){.boards = want.boards};
            rank_functions(way)->before_flop(t, &got);
            same(&got, &want, t->hands);
        }
}

/* ---- tests */

static void published_heads_up_before_the_flop(void **state)
{
    (void)state;
    static const struct {
        const char *holes;
        int64_t win, tie, lose;
    } known[] = {
        {"AcAd KcKd", 1410336, 9308, 292660},  {"AcAd KhKs", 1388072, 6538, 317694},
        {"AcAd AhAs", 37210, 1637884, 37210},  {"AcAd AhKs", 1574439, 21449, 116416},
        {"AcAd 7h2s", 1493820, 6236, 212248},  {"AcAd JhTh", 1337569, 5757, 368978},
        {"AcAd 7h6h", 1315168, 5499, 391637},  {"AcAd 2h2s", 1392072, 8560, 311672},
        {"AcAh AdKd", 1493670, 21503, 197131}, {"AsKs QhQd", 787966, 6732, 917606},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const struct equity_table t = table_of(known[i].holes, "");
        for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
            if (!rank_way_works(way))
                continue;
            struct equity e = {.boards = equity_boards(&t)};
            rank_functions(way)->before_flop(&t, &e);
            assert_int_equal(e.boards, 1712304);
            assert_int_equal(e.hand[0].win, known[i].win);
            assert_int_equal(e.hand[0].tie, known[i].tie);
            assert_int_equal(e.hand[0].loss, known[i].lose);
            assert_int_equal(e.hand[1].win, known[i].lose);
            assert_int_equal(e.hand[1].loss, known[i].win);
            assert_int_equal(e.hand[0].share + e.hand[1].share, e.boards * EQUITY_WHOLE);
        }
    }
}

static struct equity_table random_table(struct rng *rng, int hands, int dead, int board,
                                        int board_cards)
{
    card deck[52];
    for (int i = 0; i < 52; i++)
        deck[i] = (card)i;
    for (int i = 51; i > 0; i--) {
        const int at = rng_below(rng, i + 1);
        const card c = deck[at];
        deck[at] = deck[i];
        deck[i] = c;
    }
    struct equity_table t = {.hands = hands, .board_cards = board_cards};
    const card *next = deck;
    for (int h = 0; h < hands; h++, next += 2)
        t.hole[h] = cardset_of(next[0]) | cardset_of(next[1]);
    for (int i = 0; i < dead; i++)
        t.dead |= cardset_of(*next++);
    for (int i = 0; i < board; i++)
        t.board |= cardset_of(*next++);
    return t;
}

static void any_table_before_the_flop(void **state)
{
    (void)state;
    struct rng rng = rng_seed(5);
    for (int i = 0; i < 60; i++) {
        const int hands = 2 + i % 8;
        const struct equity_table t =
            random_table(&rng, hands, 8 + rng_below(&rng, 37 - 2 * hands), 0, 5);
        as_the_plain_way(&t);
    }
    const struct equity_table nine = random_table(&rng, 9, 0, 0, 5);
    as_the_plain_way(&nine);
}

/* Hands that share suits and ranks: flushes against one another, against full houses, and boards
 * that play. */
static void tables_of_few_suits_before_the_flop(void **state)
{
    (void)state;
    static const char *const holes[] = {
        "AsKs QsJs",           "AsKs QsQh",           "2s3s 4s5s AsKs",
        "AsAh KsKh",           "2c2d 2h2s",           "AsKd AhKc",
        "6s7s 8h9h TcJc QdKd", "2s2h 3s3h 4s4h 5s5h", "AsKs AhKh AcKc AdKd",
    };
    struct rng rng = rng_seed(6);
    for (size_t i = 0; i < sizeof holes / sizeof *holes; i++) {
        struct equity_table t = table_of(holes[i], "");
        as_the_plain_way(&t);
        for (int k = 0; k < 22; k++) { /* and with half of the deck gone */
            const cardset one = cardset_of((card)rng_below(&rng, 52));
            bool held = false;
            for (int h = 0; h < t.hands; h++)
                held = held || (t.hole[h] & one);
            t.dead |= held ? CARDSET_NONE : one;
        }
        as_the_plain_way(&t);
    }
}

static void any_table_with_a_board(void **state)
{
    (void)state;
    struct rng rng = rng_seed(7);
    for (int i = 0; i < 200; i++) {
        const int board_cards = 5 + rng_below(&rng, 3), more = rng_below(&rng, 3),
                  hands = 2 + rng_below(&rng, 8);
        struct equity_table t =
            random_table(&rng, hands, rng_below(&rng, 10), board_cards - more, board_cards);
        t.two_card = i % 3 == 0;
        as_the_plain_way(&t);
    }
}

static void a_board_that_is_whole_is_one_board(void **state)
{
    (void)state;
    const struct equity_table t = table_of("AsKs 2c2d 7h8h", "QsJsTs2h2s");
    struct equity e;
    equity_exact(&t, &e);
    assert_int_equal(e.boards, 1);
    assert_int_equal(e.hand[0].win, 1);
    assert_int_equal(e.hand[1].loss, 1);
    assert_int_equal(e.hand[0].share, EQUITY_WHOLE);
    struct equity_table two_card = table_of("As2d 2c3d", "KsQsJsTs4h");
    /* one spade in the hand makes no flush here, but the straight ten to ace wants four of the
     * board: ace high wins */
    two_card.two_card = true;
    equity_exact(&two_card, &e);
    assert_int_equal(e.hand[0].win, 1);
}

static void samples_come_near(void **state)
{
    (void)state;
    static const struct {
        const char *holes, *board;
        bool two_card;
    } some[] = {{"AcAd KcKd", "", false},
                {"AcAd 7c2d", "", true},
                {"AsKs QhQd 7c7d", "Qs2s3h", false},
                {"AsKs QhQd", "2s3h9s", true}};
    for (size_t i = 0; i < sizeof some / sizeof *some; i++) {
        struct equity_table t = table_of(some[i].holes, some[i].board);
        t.two_card = some[i].two_card;
        struct equity exact, sampled, again;
        struct rng rng = rng_seed(3), same_rng = rng_seed(3);
        equity_exact(&t, &exact);
        equity_sampled(&t, 40000, &rng, &sampled);
        equity_sampled(&t, 40000, &same_rng, &again);
        assert_int_equal(sampled.boards, 40000);
        same(&sampled, &again, t.hands);
        int64_t all = 0;
        for (int h = 0; h < t.hands; h++) {
            const int64_t want = exact.hand[h].share * 1000 / exact.boards / EQUITY_WHOLE,
                          got = sampled.hand[h].share * 1000 / sampled.boards / EQUITY_WHOLE;
            /* within 1.2 %, nearly five standard errors */
            assert_in_range(got - want + 100, 88, 112);
            all += sampled.hand[h].share;
        }
        assert_int_equal(all, sampled.boards * EQUITY_WHOLE);
    }
}

/* Two to nine hands, any board that lies there or is to come, with dead cards or without. */
static struct equity_table any_table(struct rng *rng, int i)
{
    const int board_cards = i % 4 ? 5 : 3 + rng_below(rng, 5),
              board = i % 3 ? 0 : rng_below(rng, board_cards + 1);
    struct equity_table t = random_table(rng, 2 + rng_below(rng, 8), i % 2 ? rng_below(rng, 20) : 0,
                                         board, board_cards);
    t.two_card = i % 5 == 0;
    return t;
}

static void every_way_draws_the_same_boards(void **state)
{
    (void)state;
    struct rng rng = rng_seed(11);
    for (int i = 0; i < 300; i++) {
        const struct equity_table t = any_table(&rng, i);
        const int64_t samples = rng_below(&rng, i % 7 ? 300 : 20000);
        const uint64_t seed = rng_next(&rng);
        struct equity want, got;
        if (equity_check(&t) != EQUITY_FINE)
            continue;
        equity_sampled_by(RANK_BASELINE, &t, samples, seed, &want);
        assert_int_equal(want.boards, samples);
        for (enum rank_way way = RANK_AVX2; way < RANK_WAYS; way++)
            if (rank_way_works(way)) {
                equity_sampled_by(way, &t, samples, seed, &got);
                same(&got, &want, t.hands);
            }
    }
}

/* Where a table's equities lie is said rightly 19 of 20 times, and hardly ever more often. */
static void the_truth_lies_between_the_bounds(void **state)
{
    (void)state;
    enum { TABLES = 1000, SAMPLES = 20000 };
    struct rng rng = rng_seed(12);
    int within = 0;
    for (int i = 0; i < TABLES; i++) {
        const struct equity_table t = random_table(&rng, 2, 0, i % 2 ? 0 : 3, 5);
        struct equity exact, sampled;
        equity_exact(&t, &exact);
        equity_sampled(&t, SAMPLES, &rng, &sampled);
        const struct equity_interval lies = equity_interval(&sampled, 0);
        const int64_t truth = exact.hand[0].share * 1000000 / exact.boards / EQUITY_WHOLE;
        assert_in_range(lies.from, 0, lies.to);
        assert_in_range(lies.to, lies.from, 1000000);
        within += lies.from <= truth && truth <= lies.to;
    }
    assert_in_range(within, 930, 975);
}

static void bounds_of_few_samples(void **state)
{
    (void)state;
    struct equity e = {.boards = 1, .hand = {{.win = 1, .share = EQUITY_WHOLE}, {.loss = 1}}};
    assert_int_equal(equity_interval(&e, 0).from, 206543); /* Wilson's for 1 of 1 */
    assert_int_equal(equity_interval(&e, 0).to, 1000000);
    assert_int_equal(equity_interval(&e, 1).from, 0);
    assert_int_equal(equity_interval(&e, 1).to, 793457);
}

/* ---- the order that sampling goes by */

enum { ORDERED = 4096 };
struct ordered {
    enum rank_way way;
    cardset hole, board[ORDERED];
    int n;
    uint32_t order[RANK_MOST + 1]; /* of each class, 0: not met so far */
};

static void ordered_settle(struct ordered *o)
{
    uint32_t order[ORDERED];
    rank_functions(o->way)->orders(o->hole, o->board, order, o->n);
    for (int i = 0; i < o->n; i++) {
        uint32_t *of_class = &o->order[rank_class(o->hole | o->board[i])];
        *of_class = *of_class ? *of_class : order[i];
        assert_true(order[i] == *of_class);
    }
    o->n = 0;
}

static void ordered_take(struct ordered *o, cardset board, int from, int more)
{
    for (int i = from; i <= 52 - more; i++) {
        if (cardset_has(o->hole, (card)i))
            continue;
        if (more > 1) {
            ordered_take(o, board | cardset_of((card)i), i + 1, more - 1);
            continue;
        }
        o->board[o->n++] = board | cardset_of((card)i);
        if (o->n == ORDERED)
            ordered_settle(o);
    }
}

/* All boards with one pair of hole cards in `step` of the 169 kinds. Any hand of seven has such a
 * pair, with suits renamed, so with step 1 these are all hands. */
static void order_is_the_classes(int step)
{
    for (enum rank_way way = RANK_AVX2; way < RANK_WAYS; way++) {
        static struct ordered o;
        if (!rank_way_works(way))
            continue;
        memset(&o, 0, sizeof o);
        o.way = way;
        for (int kind = 0; kind < RANKS * RANKS; kind += step) {
            const int a = kind / RANKS, b = kind % RANKS; /* of one suit below the diagonal */
            o.hole = cardset_of(card_of(a, SUIT_HEARTS)) |
                     cardset_of(card_of(b, b < a ? SUIT_HEARTS : SUIT_SPADES));
            ordered_take(&o, CARDSET_NONE, 0, 5);
            ordered_settle(&o);
        }
        uint32_t before = 0;
        for (int class = RANK_LEAST; class <= RANK_MOST; class ++)
            if (o.order[class]) {
                assert_true(o.order[class] > before);
                before = o.order[class];
            }
    }
}

static void sampling_goes_by_the_order_of_classes(void **state)
{
    (void)state;
    order_is_the_classes(12);
}

static void sampling_goes_by_the_order_of_all_classes(void **state)
{
    (void)state;
    order_is_the_classes(1);
}

static void tables_that_cannot_be(void **state)
{
    (void)state;
    struct equity_table t = table_of("AcAd", "");
    assert_int_equal(equity_check(&t), EQUITY_FAULT_HANDS);
    t = table_of("AcAd KcKd", "");
    t.hole[1] = cards("Kc");
    assert_int_equal(equity_check(&t), EQUITY_FAULT_HOLE);
    t = table_of("AcAd AcKd", "");
    assert_int_equal(equity_check(&t), EQUITY_FAULT_TWICE);
    t = table_of("AcAd KcKd", "2c3cKc");
    assert_int_equal(equity_check(&t), EQUITY_FAULT_TWICE);
    t = table_of("AcAd KcKd", "2c3c4c");
    t.dead = cards("4c");
    assert_int_equal(equity_check(&t), EQUITY_FAULT_TWICE);
    t = table_of("AcAd KcKd", "2c3c4c5c6c7c");
    assert_int_equal(equity_check(&t), EQUITY_FAULT_BOARD);
    t.board_cards = 6;
    assert_int_equal(equity_check(&t), EQUITY_FINE);
    t.board_cards = 8;
    assert_int_equal(equity_check(&t), EQUITY_FAULT_BOARD);
    t = table_of("AcAd KcKd", "");
    t.dead = CARDSET_DECK & ~(t.hole[0] | t.hole[1] | cards("2c3c4c5c"));
    assert_int_equal(equity_check(&t), EQUITY_FAULT_TOO_FEW_CARDS);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(published_heads_up_before_the_flop),
        cmocka_unit_test(any_table_before_the_flop),
        cmocka_unit_test(tables_of_few_suits_before_the_flop),
        cmocka_unit_test(any_table_with_a_board),
        cmocka_unit_test(a_board_that_is_whole_is_one_board),
        cmocka_unit_test(samples_come_near),
        cmocka_unit_test(every_way_draws_the_same_boards),
        cmocka_unit_test(the_truth_lies_between_the_bounds),
        cmocka_unit_test(bounds_of_few_samples),
        cmocka_unit_test(sampling_goes_by_the_order_of_classes),
        cmocka_unit_test(tables_that_cannot_be),
    };
    const struct CMUnitTest all[] = {cmocka_unit_test(sampling_goes_by_the_order_of_all_classes)};
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return argc > 1 && strcmp(argv[1], "all") == 0
               ? failed + cmocka_run_group_tests(all, NULL, NULL)
               : failed;
}
