/* The evaluator against the published counts of all hands of five to nine cards (NL-30, NL-31),
 * against the reference, and each way against the others.
 *
 *     test-poker-rank 7 8 9   counts all hands of so many cards too, by every way: minutes */
#include "unit.h"

#include "md5.h"
#include "poker_slow.h"
#include "rank.h"
#include "rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 4096, FIVES = 2598960 };

static struct poker_slow slow;

/* ---- all hands of n cards */

static const struct {
    int64_t of_category[RANK_CATEGORIES], royal, sum;
    int classes;
} facts[] = {
    [5] = {{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40}, 4, 4792773180, 7462},
    [6] = {{6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844},
           188,
           51937679760,
           6075},
    [7] = {{23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584},
           4324,
           450468187308,
           4824},
    [8] = {{53476080, 236092500, 257760900, 38493000, 67072620, 50850320, 45652128, 2529262,
            611340},
           64860,
           3177410060916,
           3729},
    [9] = {{69788040, 600163200, 1442570040, 151728780, 509071920, 453008864, 423908824, 22247616,
            6588116},
           713460,
           18439912466528,
           3012},
};

struct census {
    enum rank_way way;
    int64_t count[RANK_MOST + 1], otherwise; /* looked up one by one, or grown card by card */
    cardset hand[BATCH];
    struct rank_hand grown[BATCH];
    card dealt[9 * BATCH], taken[9]; /* hand by hand; the cards of the hand in hand */
    int each;
    int n;
};

static void census_settle(struct census *c)
{
    uint16_t class[BATCH], of_cards[BATCH];
    rank_classes_by(c->way, c->hand, class, c->n);
    rank_classes_of_cards_by(c->way, c->dealt, c->each, of_cards, c->n);
    for (int i = 0; i < c->n; i++) {
        c->count[class[i]]++;
        c->otherwise += rank_class(c->hand[i]) != class[i];
        c->otherwise += rank_hand_class(c->grown[i]) != class[i];
        c->otherwise += of_cards[i] != class[i];
    }
    c->n = 0;
}

/* Every hand with these cards and `more` from `from` on. */
static void census_take(struct census *c, cardset hand, struct rank_hand grown, int from, int more)
{
    for (int i = from; more > 1 && i <= 52 - more; i++) {
        c->taken[c->each - more] = (card)i;
        census_take(c, hand | cardset_of((card)i), rank_hand_add(grown, (card)i), i + 1, more - 1);
    }
    if (more > 1)
        return;
    if (c->n > BATCH - 52)
        census_settle(c);
    for (int i = from; i < 52; i++) {
        c->taken[c->each - 1] = (card)i;
        memcpy(c->dealt + c->n * c->each, c->taken, (size_t)c->each);
        c->grown[c->n] = rank_hand_add(grown, (card)i);
        c->hand[c->n++] = hand | cardset_of((card)i);
    }
}

static void count_all(int cards, enum rank_way way)
{
    static struct census c;
    memset(&c, 0, sizeof c);
    c.way = way;
    c.each = cards;
    census_take(&c, CARDSET_NONE, rank_hand_none(), 0, cards);
    census_settle(&c);
    int64_t of_category[RANK_CATEGORIES] = {0}, sum = 0;
    int classes = 0;
    for (int i = RANK_LEAST; i <= RANK_MOST; i++) {
        of_category[rank_category(i)] += c.count[i];
        sum += c.count[i] * i;
        classes += c.count[i] > 0;
    }
    for (int k = 0; k < RANK_CATEGORIES; k++)
        assert_int_equal(of_category[k], facts[cards].of_category[k]);
    assert_int_equal(c.otherwise, 0);
    assert_int_equal(c.count[0], 0);
    assert_int_equal(c.count[RANK_MOST], facts[cards].royal);
    assert_int_equal(classes, facts[cards].classes);
    assert_int_equal(sum, facts[cards].sum);
}

static void count_all_by_every_way(int cards)
{
    for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++)
        if (rank_way_works(way))
            count_all(cards, way);
}

static void NL_31_all_hands_of_five_by_every_way(void **state)
{
    (void)state;
    count_all_by_every_way(5);
}

static void NL_31_all_hands_of_six_by_every_way(void **state)
{
    (void)state;
    count_all_by_every_way(6);
}

static void NL_31_all_hands_of_seven(void **state)
{
    (void)state;
    count_all(7, rank_way_best());
}

/* As many cards as *state says. */
static void NL_31_all_hands_by_every_way(void **state) { count_all_by_every_way(*(int *)*state); }

/* ---- the order of all hands of five */

static card five[FIVES][5];
static uint16_t class_of_five[FIVES];

static void deal_fives(void)
{
    int n = 0;
    for (int a = 0; a < 52; a++)
        for (int b = a + 1; b < 52; b++)
            for (int c = b + 1; c < 52; c++)
                for (int d = c + 1; d < 52; d++)
                    for (int e = d + 1; e < 52; e++, n++)
                        memcpy(five[n],
                               (const card[5]){(card)a, (card)b, (card)c, (card)d, (card)e}, 5);
}

static cardset set_of(const card *cards, int n)
{
    cardset set = CARDSET_NONE;
    for (int i = 0; i < n; i++)
        set |= cardset_of(cards[i]);
    return set;
}

static void NL_30_the_digest_of_the_whole_order(void **state)
{
    (void)state;
    static int place[RANK_MOST + 2], order[FIVES];
    for (int i = 0; i < FIVES; i++) {
        class_of_five[i] = (uint16_t)rank_class(set_of(five[i], 5));
        place[class_of_five[i] + 1]++;
    }
    for (int k = 1; k <= RANK_MOST + 1; k++)
        place[k] += place[k - 1];
    for (int i = 0; i < FIVES; i++)
        order[place[class_of_five[i]]++] = i;
    struct md5 m;
    md5_start(&m);
    for (int i = 0; i < FIVES; i++) {
        char text[11] = "\n";
        for (int k = 0; k < 5; k++) {
            text[1 + 2 * k] = card_rank_letter(card_rank(five[order[i]][k]));
            text[2 + 2 * k] = card_suit_letter(card_suit(five[order[i]][k]));
        }
        md5_add(&m, text + (i == 0), sizeof text - (i == 0));
    }
    char hex[33];
    md5_end(&m, hex);
    assert_string_equal(hex, "488cdd27873395ba75205cd02fb9d6b2");
}

static void NL_30_five_cards_as_the_reference_says(void **state)
{
    (void)state;
    assert_int_equal(slow.n, RANK_MOST);
    for (int i = 0; i < FIVES; i += 7)
        assert_int_equal(rank_class(set_of(five[i], 5)), poker_slow_five(&slow, five[i]));
}

/* ---- random hands */

static void draw(struct rng *rng, card *cards, int n)
{
    card deck[52];
    for (int i = 0; i < 52; i++)
        deck[i] = (card)i;
    for (int i = 0; i < n; i++) {
        const int at = i + rng_below(rng, 52 - i);
        cards[i] = deck[at];
        deck[at] = deck[i];
    }
}

/* Half the hands come from a deck of few ranks or of two suits: there the corners are. */
static void draw_odd(struct rng *rng, card *cards, int n)
{
    const int kind = rng_below(rng, 4);
    for (int i = 0; i < n;) {
        draw(rng, cards + i, 1);
        bool good = kind < 2 || (kind == 2 ? card_rank(cards[i]) < 4 : card_suit(cards[i]) < 2);
        for (int k = 0; k < i; k++)
            good = good && cards[k] != cards[i];
        i += good;
    }
}

static void NL_31_five_to_nine_cards_as_the_reference_says(void **state)
{
    (void)state;
    struct rng rng = rng_seed(9);
    for (int i = 0; i < 20000; i++) {
        card cards[9];
        const int n = 5 + rng_below(&rng, 5);
        draw_odd(&rng, cards, n);
        assert_int_equal(rank_class(set_of(cards, n)), poker_slow_class(&slow, cards, n));
    }
}

static void a_hand_that_grows_is_worth_what_its_cards_are(void **state)
{
    (void)state;
    struct rng rng = rng_seed(10);
    for (int i = 0; i < 400000; i++) {
        card cards[9];
        const int n = 5 + rng_below(&rng, 5), cut = rng_below(&rng, n + 1);
        draw_odd(&rng, cards, n);
        struct rank_hand part[2] = {rank_hand_none(), rank_hand_none()};
        for (int k = 0; k < n; k++)
            part[k >= cut] = rank_hand_add(part[k >= cut], cards[k]);
        const struct rank_hand whole = rank_hand_join(part[0], part[1]);
        assert_int_equal(rank_hand_class(whole), rank_class(set_of(cards, n)));
    }
}

static void every_way_says_the_same_of_any_number_of_hands(void **state)
{
    (void)state;
    enum { MANY = 1 << 18 };
    static cardset hand[MANY];
    static uint16_t class[MANY], by[MANY + 1];
    struct rng rng = rng_seed(1);
    for (int i = 0; i < MANY; i++) {
        card cards[9];
        const int n = 5 + rng_below(&rng, 5);
        draw_odd(&rng, cards, n);
        hand[i] = set_of(cards, n);
        class[i] = (uint16_t)rank_class(hand[i]);
    }
    for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
        if (!rank_way_works(way))
            continue;
        rank_classes_by(way, hand, by, MANY);
        assert_memory_equal(class, by, sizeof class);
        for (int n = 0; n < 100; n++) {
            memset(by, 0xee, sizeof by);
            rank_classes_by(way, hand + n, by, n);
            assert_memory_equal(class + n, by, (size_t)n * sizeof *by);
            assert_int_equal(by[n], 0xeeee);
        }
    }
    rank_classes(hand, by, MANY);
    assert_memory_equal(class, by, sizeof class);
}

/* Any number of hands of five to nine cards, each lot in memory of its own size: nothing beyond it
 * is asked for or written. */
static void hands_in_bytes_are_worth_what_their_cards_are(void **state)
{
    (void)state;
    struct rng rng = rng_seed(13);
    for (int round = 0; round < 2000; round++) {
        const int each = 5 + round % 5, n = rng_below(&rng, round % 20 ? 150 : 2000);
        card *cards = malloc((size_t)(n * each) + (n == 0));
        uint16_t *class = malloc((size_t)n * sizeof *class + (n == 0));
        assert_true(cards && class);
        for (int i = 0; i < n; i++)
            draw_odd(&rng, cards + i * each, each);
        for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
            if (!rank_way_works(way))
                continue;
            rank_classes_of_cards_by(way, cards, each, class, n);
            for (int i = 0; i < n; i++)
                assert_int_equal(class[i], rank_class(set_of(cards + i * each, each)));
        }
        free(cards);
        free(class);
    }
}

static void SP_31_exactly_two_hole_cards_as_the_reference_says(void **state)
{
    (void)state;
    struct rng rng = rng_seed(31);
    for (int i = 0; i < 200000; i++) {
        card cards[9];
        const int n = 3 + rng_below(&rng, 5);
        draw_odd(&rng, cards, n + 2);
        assert_int_equal(rank_class_two_card(set_of(cards, 2), set_of(cards + 2, n)),
                         poker_slow_two_card(&slow, cards, cards + 2, n));
    }
}

static void SP_31_every_way_says_the_same_of_many_boards(void **state)
{
    (void)state;
    enum { BOARDS = 500 };
    static cardset board[BOARDS];
    static uint16_t by[BOARDS + 1];
    struct rng rng = rng_seed(32);
    for (int round = 0; round < 600; round++) {
        card cards[9];
        draw_odd(&rng, cards, 2);
        const cardset hole = set_of(cards, 2);
        const int boards = 1 + rng_below(&rng, BOARDS);
        for (int i = 0; i < boards;) {
            const int n = 3 + rng_below(&rng, 5);
            draw_odd(&rng, cards + 2, n);
            board[i] = set_of(cards + 2, n);
            i += (board[i] & hole) == 0;
        }
        for (enum rank_way way = RANK_BASELINE; way < RANK_WAYS; way++) {
            if (!rank_way_works(way))
                continue;
            by[boards] = 0xeeee;
            rank_classes_two_card_by(way, hole, board, by, boards);
            for (int i = 0; i < boards; i++)
                assert_int_equal(by[i], rank_class_two_card(hole, board[i]));
            assert_int_equal(by[boards], 0xeeee);
        }
    }
}

static void categories_begin_where_the_header_says(void **state)
{
    (void)state;
    for (int class = RANK_LEAST; class <= RANK_MOST; class ++)
        assert_int_equal(rank_category(class), slow.value[class - 1] >> 20);
}

static void a_set_gives_back_its_cards(void **state)
{
    (void)state;
    cardset deck = CARDSET_DECK, seen = CARDSET_NONE;
    assert_int_equal(cardset_count(deck), 52);
    for (int i = 0; i < 52; i++) {
        const card c = cardset_take(&deck);
        assert_true(card_is_plain(c));
        assert_true(cardset_of(c) == (cardset)cardset_rank_bit(card_rank(c))
                                         << (16 * card_suit(c)));
        assert_false(cardset_has(seen, c));
        seen |= cardset_of(c);
    }
    assert_true(seen == CARDSET_DECK && deck == CARDSET_NONE);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_set_gives_back_its_cards),
        cmocka_unit_test(categories_begin_where_the_header_says),
        cmocka_unit_test(NL_30_the_digest_of_the_whole_order),
        cmocka_unit_test(NL_30_five_cards_as_the_reference_says),
        cmocka_unit_test(NL_31_five_to_nine_cards_as_the_reference_says),
        cmocka_unit_test(a_hand_that_grows_is_worth_what_its_cards_are),
        cmocka_unit_test(NL_31_all_hands_of_five_by_every_way),
        cmocka_unit_test(NL_31_all_hands_of_six_by_every_way),
        cmocka_unit_test(NL_31_all_hands_of_seven),
        cmocka_unit_test(every_way_says_the_same_of_any_number_of_hands),
        cmocka_unit_test(hands_in_bytes_are_worth_what_their_cards_are),
        cmocka_unit_test(SP_31_exactly_two_hole_cards_as_the_reference_says),
        cmocka_unit_test(SP_31_every_way_says_the_same_of_many_boards),
    };
    poker_slow_start(&slow);
    deal_fives();
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    for (int i = 1; i < argc; i++) {
        static int cards;
        cards = atoi(argv[i]);
        const struct CMUnitTest more[] = {
            cmocka_unit_test_prestate(NL_31_all_hands_by_every_way, &cards)};
        failed += cmocka_run_group_tests(more, NULL, NULL);
    }
    return failed;
}
