/* What hands are called: classes read backwards, over every class and every five cards; and under
 * Both Cards (NL-20, NL-30, SP-31). */
#include "unit.h"

#include "equity.h"
#include "equity_assist.h"
#include "made.h"

#include <stdio.h>
#include <string.h>

static cardset cards(const char *text)
{
    cardset set = CARDSET_NONE;
    for (; *text; text += 2)
        set |= cardset_of(card_of(card_rank_from(text[0]), card_suit_from(text[1])));
    return set;
}

/* "pair AKQ2", by its ranks. */
static const char *told(const struct made *m)
{
    static const char *const name[RANK_CATEGORIES] = {"high",       "pair",     "two pair",
                                                      "three",      "straight", "flush",
                                                      "full house", "four",     "straight flush"};
    static char text[40];
    int n = snprintf(text, sizeof text, "%s ", name[m->category]);
    for (int i = 0; i < m->n; i++)
        n += snprintf(text + n, sizeof text - (size_t)n, "%c", card_rank_letter(m->rank[i]));
    return text;
}

static const char *makes(const char *hole, const char *board, bool both)
{
    const struct made m = made_of(cards(hole), cards(board), both);
    return told(&m);
}

/* ---- every five cards, counted out */

static struct made counted(const card c[5])
{
    struct made m = {0};
    int count[RANKS] = {0}, pairs = 0, three = 0, four = 0;
    bool flush = true;
    for (int i = 0; i < 5; i++) {
        count[card_rank(c[i])]++;
        flush &= card_suit(c[i]) == card_suit(c[0]);
    }
    for (int k = 4; k > 0; k--)
        for (int r = RANKS - 1; r >= 0; r--)
            if (count[r] == k) {
                m.rank[m.n++] = (uint8_t)r;
                pairs += k == 2;
                three += k == 3;
                four += k == 4;
            }
    const bool wheel = m.n == 5 && m.rank[0] == RANK_A && m.rank[1] == RANK_5,
               straight = m.n == 5 && (m.rank[0] - m.rank[4] == 4 || wheel);
    m.category = straight && flush ? RANK_STRAIGHT_FLUSH
                 : four            ? RANK_FOUR
                 : three && pairs  ? RANK_FULL_HOUSE
                 : flush           ? RANK_FLUSH
                 : straight        ? RANK_STRAIGHT
                 : three           ? RANK_THREE
                 : pairs > 1       ? RANK_TWO_PAIR
                 : pairs           ? RANK_PAIR
                                   : RANK_HIGH_CARD;
    if (straight) {
        m.rank[0] = wheel ? RANK_5 : m.rank[0];
        m.n = 1;
    }
    return m;
}

static bool same(const struct made *a, const struct made *b)
{
    return a->category == b->category && a->n == b->n &&
           memcmp(a->rank, b->rank, (size_t)a->n) == 0;
}

static void five(const card c[5], bool met[RANK_MOST + 1])
{
    cardset set = CARDSET_NONE;
    for (int i = 0; i < 5; i++)
        set |= cardset_of(c[i]);
    const int class = rank_class(set);
    if (met[class])
        return;
    met[class] = true;
    const struct made here = made_of_class(class), there = counted(c);
    if (!same(&here, &there))
        fail_msg("class %d: %s", class, told(&here));
}

/* NL-30: all 7,462. */
static void every_class(void **state)
{
    (void)state;
    static bool met[RANK_MOST + 1];
    card c[5];
    int n = 0;
    for (c[0] = 0; c[0] < 52; c[0]++)
        for (c[1] = (card)(c[0] + 1); c[1] < 52; c[1]++)
            for (c[2] = (card)(c[1] + 1); c[2] < 52; c[2]++)
                for (c[3] = (card)(c[2] + 1); c[3] < 52; c[3]++)
                    for (c[4] = (card)(c[3] + 1); c[4] < 52; c[4]++)
                        five(c, met);
    for (int i = RANK_LEAST; i <= RANK_MOST; i++)
        n += met[i];
    assert_int_equal(n, 7462);
}

/* ---- a hand and a board */

static void best_of_all(void **state)
{
    (void)state;
    assert_string_equal(makes("AsAd", "", false), "pair A");
    assert_string_equal(makes("As7d", "", false), "high A7");
    assert_string_equal(makes("As7d", "Ac7h7s", false), "full house 7A");
    assert_string_equal(makes("As7d", "AcAh", false), "three A7");
    assert_string_equal(makes("2s7d", "AsKsQsJsTs", false), "straight flush A");
    assert_string_equal(makes("As2d", "3c4h5s9dKd", false), "straight 5");
    assert_string_equal(makes("KsKd", "AcAh9s9d4c", false), "two pair AK9");
    assert_string_equal(makes("5s6s", "KsQs2sAd3h", false), "flush KQ652");
    assert_true(made_five(cards("2s7d"), cards("AsKsQsJsTs"), false) == cards("AsKsQsJsTs"));
    assert_true(made_five(cards("KsKd"), cards("AcAh9s3d4c"), false) == cards("KsKdAcAh9s"));
    assert_true(made_five(cards("9hKd"), cards("KcAc9s9d4c"), false) ==
                cards("9hKdKc9s9d")); /* a hole card rather than one that would do as well */
    assert_true(made_five(cards("4hKd"), cards("5c6c7s8d4c"), false) == cards("4h5c6c7s8d"));
    assert_true(made_five(cards("KsKd"), cards("AcAh"), false) == CARDSET_NONE);
}

/* SP-31: exactly two and three, kickers included. */
static void both_cards(void **state)
{
    (void)state;
    assert_string_equal(makes("2s7d", "AsKsQsJsTs", true),
                        "high AKQ72"); /* the board alone never plays (SP-60) */
    assert_string_equal(makes("As3d", "KcKdKhQcQd", false), "full house KQ");
    assert_string_equal(makes("As3d", "KcKdKhQcQd", true), "three KA3");
    assert_string_equal(makes("4s4d", "KcKdKhQcQd", true), "full house K4");
    assert_string_equal(makes("As7d", "Ks9s5s2sQd", false), "flush AK952");
    assert_string_equal(makes("As7d", "Ks9s5s2sQd", true),
                        "high AKQ97"); /* one spade of its own is no flush */
    assert_string_equal(makes("AsAd", "AcKhKd9s2c", true), "full house AK");
    assert_string_equal(makes("AsKd", "AcKhQd9s2c", true), "two pair AKQ");
    assert_string_equal(makes("9c2d", "3s4h5d6c7s", true),
                        "high 97652"); /* 3 to 7 takes no hole card but one */
    assert_string_equal(makes("8c2d", "3s4h5d6c7s", true), "high 87652");
    assert_string_equal(makes("8c9d", "3s4h5d6c7s", true), "straight 9");
    assert_string_equal(makes("AsAd", "", true), "pair A");
    assert_true(made_five(cards("As3d"), cards("KcKdKhQcQd"), true) == cards("As3dKcKdKh"));
    assert_true(made_five(cards("As7d"), cards("Ks9s5s2sQd"), true) == cards("As7dKs9sQd"));
    assert_true(made_five(cards("AsAd"), cards("KcKd"), true) == CARDSET_NONE);
}

/* The five named are worth what the hand is worth. */
static void five_are_worth_the_hand(void **state)
{
    (void)state;
    uint32_t dice = 12345;
    for (int i = 0; i < 4000; i++) {
        cardset hole = CARDSET_NONE, board = CARDSET_NONE;
        const int lies = 3 + i % 5;
        while (cardset_count(hole | board) < 2 + lies) {
            dice = dice * 1664525u + 1013904223u;
            const cardset one = cardset_of((card)(dice >> 8) % 52);
            if ((hole | board) & one)
                continue;
            if (cardset_count(hole) < 2)
                hole |= one;
            else
                board |= one;
        }
        const cardset any = made_five(hole, board, false), both = made_five(hole, board, true);
        assert_int_equal(cardset_count(any), 5);
        assert_int_equal(cardset_count(both), 5);
        assert_true((any & ~(hole | board)) == 0 && (both & ~(hole | board)) == 0 &&
                    (both & hole) == hole);
        assert_int_equal(rank_class(any), rank_class(hole | board));
        assert_int_equal(rank_class(both), rank_class_two_card(hole, board));
    }
}

/* The odds that are shown and the outs know of it. */
static void odds_under_both_cards(void **state)
{
    (void)state;
    struct equity_seen s = {
        .hole = cards("As7d"), .board = cards("Ks9s5s2sQd"), .rivals = 1, .known = {cards("9c9h")}};
    struct rng rng = rng_seed(1);
    /* a flush against three nines */
    assert_int_equal(equity_guess(&s, 100, &rng), EQUITY_ALL);
    s.both = true;
    assert_int_equal(equity_guess(&s, 100, &rng), 0);
    s = (struct equity_seen){
        .hole = cards("As7d"), .board = cards("Ks9s5s"), .rivals = 1, .to_come = 2};
    for (int i = 0; i < EQUITY_SOON; i++)
        s.next[i] = CARD_HIDDEN;
    /* nine spades, three aces, two sevens more */
    assert_int_equal(cardset_count(equity_outs(&s)), 14);
    s.both = true;
    /* three aces, three sevens; a king would pair for everybody */
    assert_int_equal(cardset_count(equity_outs(&s)), 6);
    s.hole = cards("As2s");
    s.board = cards("Ks9s5d");
    /* nine spades, three aces, three deuces */
    assert_int_equal(cardset_count(equity_outs(&s)), 15);
}

/* An out lifts the category of the hand; what leaves a pair a pair is none. */
static void outs_lift_a_hand(void **state)
{
    (void)state;
    static const struct {
        const char *hole, *board;
        int outs;
    } hands[] = {
        {"AsAd", "Ks9c5d", 2 + 9},     /* three aces; or two pair with any of the board */
        {"AsKd", "Kh9c5d", 2 + 3 + 6}, /* three kings; two pair of aces or with the board */
        {"9s9d", "9hKcKd", 1},         /* a full house: four of a kind alone is more */
        {"AsKs", "Qs7s2d", 9 + 3 + 3}, /* a flush; a pair of its own */
        {"JsTs", "9d8c2h", 8 + 3 + 3}, /* a straight at both ends */
        {"7s2d", "AsKdQc", 6},
    };
    for (unsigned i = 0; i < sizeof hands / sizeof *hands; i++) {
        const struct equity_seen s = {.hole = cards(hands[i].hole),
                                      .board = cards(hands[i].board),
                                      .rivals = 1,
                                      .to_come = 2};
        if (cardset_count(equity_outs(&s)) != hands[i].outs)
            fail_msg("%s on %s: %d", hands[i].hole, hands[i].board, cardset_count(equity_outs(&s)));
    }
}

/* However many cards are to come, each of them is one of those that are left; a card that is known
 * to come comes. */
static void what_comes_is_left(void **state)
{
    (void)state;
    static const char *const left[] = {
        "3c5d7h9sJc4d",
        "2c5d7h9sJc4d"}; /* six, all of which come: only two deuces and one make three */
    for (int deuce = 0; deuce < 2; deuce++)
        for (int known = 0; known <= EQUITY_SOON; known++) {
            struct equity_seen s = {
                .hole = cards("2d2h"), .rivals = 1, .known = {cards("KsKh")}, .to_come = 6};
            const cardset six = cards(left[deuce]);
            s.dead = CARDSET_DECK & ~(six | s.hole | s.known[0]);
            for (int i = 0, c = 0; i < EQUITY_SOON; i++) {
                s.next[i] = CARD_HIDDEN;
                while (i < known && !cardset_has(six, (card)c))
                    c++;
                if (i < known)
                    s.next[i] = (card)c++;
            }
            struct rng rng = rng_seed((uint64_t)known);
            assert_int_equal(equity_guess(&s, 60, &rng), deuce ? EQUITY_ALL : 0);
        }
    struct equity_seen none = {.hole = cards("2d2h"), .board = cards("3c5d7h9sJc"), .rivals = 1};
    struct rng rng = rng_seed(1);
    assert_int_equal(equity_guess(&none, 0, &rng), 0);
}

/* A pot is shared by all whose hands are equal, the owner's among them. */
static void equal_hands_share(void **state)
{
    (void)state;
    static const char *const rival[] = {"4c5c", "4d5d", "4h5h", "6c7c"};
    struct equity_seen s = {.hole = cards("4s5s"), .board = cards("AcAdKhKdAh")};
    for (int i = 0; i < 4; i++)
        s.known[i] = cards(rival[i]);
    struct rng rng = rng_seed(1);
    for (int n = 1; n <= 4; n++) {
        s.rivals = n;
        assert_int_equal(equity_guess(&s, 300, &rng), EQUITY_ALL / (n + 1));
    }
    s.hole = cards("Kc5s"); /* kings full is no more than aces full, which lie there */
    assert_int_equal(equity_guess(&s, 10, &rng), EQUITY_ALL / 5);
    s.known[2] = cards("As5h"); /* four aces */
    assert_int_equal(equity_guess(&s, 10, &rng), 0);
}

/* As many rivals as are named; what stands after them is nobody's. */
static void rivals_are_counted(void **state)
{
    (void)state;
    for (int n = 1; n < EQUITY_RIVALS; n++) {
        struct equity_seen s = {
            .hole = cards("As7d"), .board = cards("Ks9s5s"), .rivals = n, .to_come = 2};
        for (int i = 0; i < EQUITY_SOON; i++)
            s.next[i] = CARD_HIDDEN;
        struct rng one = rng_seed(7), other = one;
        const int share = equity_guess(&s, 300, &one);
        const cardset outs = equity_outs(&s);
        s.known[n] = cards("QsJs");
        assert_int_equal(equity_guess(&s, 300, &other), share);
        assert_true(equity_outs(&s) == outs);
        s.known[n - 1] = cards("QsJs");
        assert_int_equal(cardset_count(equity_outs(&s)), cardset_count(outs) - 2);
    }
}

/* A guess is what all boards come to, to within a few hundredths. */
static void guesses_are_near(void **state)
{
    (void)state;
    struct rng rng = rng_seed(11);
    for (int i = 0; i < 120; i++) {
        struct equity_table t = {.hands = 2 + i % 3, .two_card = i % 2, .board_cards = 5};
        struct equity_seen s = {.rivals = t.hands - 1, .both = t.two_card, .to_come = i / 3 % 3};
        cardset taken = CARDSET_NONE;
        for (int k = 0; k < 2 * t.hands + 5 - s.to_come + 4;) {
            const cardset one = cardset_of((card)rng_below(&rng, 52));
            if (taken & one)
                continue;
            taken |= one;
            if (k < 2 * t.hands)
                t.hole[k / 2] |= one;
            else if (k < 2 * t.hands + 5 - s.to_come)
                t.board |= one;
            else
                t.dead |= one;
            k++;
        }
        s.hole = t.hole[0];
        s.board = t.board;
        s.dead = t.dead;
        for (int r = 0; r < s.rivals; r++)
            s.known[r] = t.hole[1 + r];
        for (int k = 0; k < EQUITY_SOON; k++)
            s.next[k] = CARD_HIDDEN;
        struct equity all;
        equity_exact(&t, &all);
        const int exactly = (int)(all.hand[0].share * EQUITY_ALL / (all.boards * EQUITY_WHOLE)),
                  guess = equity_guess(&s, 1000, &rng);
        if (guess < exactly - 70 || guess > exactly + 70)
            fail_msg("%d: %d, not %d", i, guess, exactly);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_class),
        cmocka_unit_test(best_of_all),
        cmocka_unit_test(both_cards),
        cmocka_unit_test(five_are_worth_the_hand),
        cmocka_unit_test(odds_under_both_cards),
        cmocka_unit_test(what_comes_is_left),
        cmocka_unit_test(equal_hands_share),
        cmocka_unit_test(outs_lift_a_hand),
        cmocka_unit_test(rivals_are_counted),
        cmocka_unit_test(guesses_are_near),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
