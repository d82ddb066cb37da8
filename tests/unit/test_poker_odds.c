/* Odds of open hands: exactly those of the cards that all have seen; whole per cents that make a
 * hundred; counted in parts or at once, the same. */
#include "unit.h"

#include "poker_odds.h"

#include <string.h>

/* A board of so many seats; every card of it seen by all, but where `hidden` says otherwise. */
static void lay(struct board *b, int zone, const char *text, bool hidden)
{
    for (; *text; text += 2) {
        const int at = b->start[zone + 1];
        memmove(&b->cell[at + 1], &b->cell[at], (size_t)(b->start[ZONES] - at) * sizeof *b->cell);
        b->cell[at] = (struct cell){
            .face = hidden ? (card)CARD_HIDDEN
                           : card_of(card_rank_from(text[0]), card_suit_from(text[1])),
            .seen = hidden ? SEAT_NOBODY : SEAT_ALL};
        for (int z = zone + 1; z <= ZONES; z++)
            b->start[z]++;
    }
}

static struct board board(const char *const *hand, int n, const char *on_it)
{
    struct board b = {.nseats = (uint8_t)n};
    for (int s = 0; s < n; s++) {
        lay(&b, HOLDEM_HAND + s, hand[s], false);
        b.num[HOLDEM_LIVE] |= 1 << s;
    }
    lay(&b, HOLDEM_BOARD, on_it, false);
    return b;
}

static void work(struct poker_odds *o, int *frames)
{
    for (*frames = 1; poker_odds_work(o); ++*frames)
        ;
    assert_true(o->known);
}

static int sum(const struct poker_odds *o)
{
    int all = 0;
    for (int h = 0; h < o->hands; h++)
        all += o->per_cent[o->who[h]];
    return all;
}

static void test_three_hands_and_42_rivers(void **state)
{
    static const char *const hands[] = {"QsQd", "Jd8c", "AhKh"};
    const struct board b = board(hands, 3, "Th7s9hQc");
    struct poker_odds o;
    int frames;
    (void)state;
    assert_true(poker_odds_ask(&o, &b, false, 1));
    work(&o, &frames);
    assert_int_equal(frames, 1);
    assert_int_equal(o.count.boards, 42);
    assert_int_equal(o.alone[0], 10);
    assert_int_equal(o.alone[1], 23);
    assert_int_equal(o.alone[2], 9);
    assert_int_equal(o.per_cent[0], 24);
    assert_int_equal(o.per_cent[1], 55);
    assert_int_equal(o.per_cent[2], 21);
}

/* Very many boards are counted in parts, each a frame's work, and come to the same. */
static void test_in_parts_as_at_once(void **state)
{
    static const char *const hands[] = {"AsAd", "7c2h"};
    struct board b = board(hands, 2, "");
    struct poker_odds o;
    struct equity whole;
    int frames;
    (void)state;
    assert_true(poker_odds_ask(&o, &b, true, 5));
    equity_exact(&o.table, &whole);
    work(&o, &frames);
    assert_true(frames > 20);
    assert_int_equal(o.count.boards, whole.boards);
    for (int h = 0; h < 2; h++) {
        assert_int_equal(o.count.hand[h].win, whole.hand[h].win);
        assert_int_equal(o.count.hand[h].share, whole.hand[h].share);
    }
    assert_int_equal(sum(&o), 100);
}

/* A chance of a few boards is not nothing, and what is nearly certain is not certain. */
static void test_small_chances_are_chances(void **state)
{
    static const char *const hands[] = {"AsAd", "KsQd", "2c3d"};
    struct board b = board(hands, 3, "AhAcKh");
    struct poker_odds o;
    int frames;
    (void)state;
    assert_true(poker_odds_ask(&o, &b, false, 2));
    work(&o, &frames);
    assert_int_equal(sum(&o), 100);
    for (int h = 0; h < 3; h++) {
        assert_int_equal(o.per_cent[h] == 0, o.count.hand[h].share == 0);
        assert_int_equal(o.per_cent[h] == 100,
                         o.count.hand[h].share == o.count.boards * EQUITY_WHOLE);
    }
}

/* A folded hand is nobody's knowledge; a burnt card that all have seen is everybody's; and so is
 * the deck's next card once it was turned up. */
static void test_only_open_cards_count(void **state)
{
    static const char *const hands[] = {"QsQd", "Jd8c", "AhKh"};
    struct board b = board(hands, 3, "Th7s9hQc");
    struct poker_odds o;
    int frames;
    (void)state;
    lay(&b, HOLDEM_MUCK, "2h3h", true);
    assert_true(poker_odds_ask(&o, &b, false, 1));
    work(&o, &frames);
    assert_int_equal(o.count.boards, 42);
    lay(&b, HOLDEM_MUCK, "2h", false);
    assert_true(poker_odds_ask(&o, &b, false, 1));
    work(&o, &frames);
    assert_int_equal(o.count.boards, 41);
    assert_int_equal(o.alone[2], 8);
    lay(&b, HOLDEM_PILE, "4c", false);
    assert_true(poker_odds_ask(&o, &b, false, 1));
    work(&o, &frames);
    assert_int_equal(o.count.boards, 1);
    assert_int_equal(o.per_cent[1], 100);
    b.num[HOLDEM_LIVE] = 1;
    assert_false(poker_odds_ask(&o, &b, false, 1));
    b = board(hands, 3, "Th7s9hQc");
    b.cell[b.start[HOLDEM_HAND + 1]].seen = seat_bit(1);
    assert_false(poker_odds_ask(&o, &b, false, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_three_hands_and_42_rivers),
        cmocka_unit_test(test_in_parts_as_at_once),
        cmocka_unit_test(test_small_chances_are_chances),
        cmocka_unit_test(test_only_open_cards_count),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
