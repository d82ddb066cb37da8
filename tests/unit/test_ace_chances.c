/* How likely a combination is after a discard: compared with every draw tried one by one
 * (ace_claim_best on each), for hands, enemies and bonuses of all kinds. */
#include "mem.h"
#include "ace_chances.h"
#include "ace_table.h"
#include "match.h"
#include "rng.h"
#include "unit.h"

#include <stdio.h>
#include <string.h>

#if defined __SANITIZE_ADDRESS__
enum { HANDS = 6 }; /* sanitizers look for other faults */
#else
enum { HANDS = 60 };
#endif

static card unseen_card(uint64_t unseen, int n)
{
    for (int c = 0; c <= 52; c++)
        if (unseen >> c & 1 && n-- == 0)
            return (card)c;
    return CARD_NONE;
}

struct slow {
    const struct ace_aim *aim;
    card hand[ACE_CARDS_MOST];
    int held;
    uint64_t unseen;
    int nunseen;
    uint64_t of, ways[ACE_KINDS];
};

static void try_all(struct slow *s, int from, int k)
{
    if (k == 0) {
        struct ace_scored list[ACE_CLAIMS], best;
        const int claims = ace_claims(s->aim, s->hand, s->held, list, ACE_CLAIMS);
        bool can[ACE_KINDS] = {false};
        for (int i = 0; i < claims; i++)
            can[list[i].claim.kind] = true;
        s->of++;
        /* a list that is full is not all of them */
        for (int kind = ACE_PAIR; kind < ACE_KINDS; kind++)
            s->ways[kind] += can[kind] || (claims == ACE_CLAIMS &&
                                           ace_claim_best(s->aim, s->hand, s->held, kind, &best));
        return;
    }
    for (int i = from; i <= s->nunseen - k; i++) {
        s->hand[s->held++] = unseen_card(s->unseen, i);
        try_all(s, i + 1, k - 1);
        s->held--;
    }
}

static int bits(uint64_t v) { return __builtin_popcountll(v); }

static void compare(const struct rules *r, const struct board *b, seat who, const card *away,
                    int naway)
{
    struct ace_chances fast;
    struct ace_aim aim;
    struct slow s = {.aim = &aim, .unseen = ace_unseen(b)};
    card held[ACE_CARDS_MOST];
    const int n = ace_cards(b, who, held);
    ace_aim_read(&aim, r, b, who);
    s.nunseen = bits(s.unseen);
    for (int i = 0; i < n; i++) {
        bool goes = false;
        for (int k = 0; k < naway; k++)
            goes |= away[k] == held[i];
        if (!goes)
            s.hand[s.held++] = held[i];
    }
    assert_true(ace_chances(r, b, who, away, naway, &fast));
    int sure = 0;
    for (int i = 0; i < fast.draws; i++) {
        const card top = board_face(b, ACE_PILE, board_count(b, ACE_PILE) - 1 - i);
        if (card_is_known(top))
            s.hand[s.held++] = top, sure++;
    }
    try_all(&s, 0, fast.draws - sure);
    assert_int_equal(fast.of, s.of);
    for (int kind = ACE_PAIR; kind < ACE_KINDS; kind++) {
        if (fast.ways[kind] != s.ways[kind])
            printf("kind %d: %llu of %llu, not %llu\n", kind, (unsigned long long)fast.ways[kind],
                   (unsigned long long)fast.of, (unsigned long long)s.ways[kind]);
        assert_int_equal(fast.ways[kind], s.ways[kind]);
    }
}

/* Positions in which much has been seen, so that every draw can be tried. */
static void at(const char *const *edits, const char *position, const char *away_words, bool two)
{
    struct ace_data *data = ace_table_data(edits);
    struct match *m = two ? ace_table_two(data, 1, position) : ace_table(data, 1, position);
    struct view v;
    card away[PICKS];
    match_view(m, seat_first(match_waiting(m)), &v);
    const int n = ace_table_cards(away_words, away, PICKS);
    compare(&v.rules, &v.board, v.me, away, n);
    match_free(m);
    mem_free(data);
}

static void test_draws_of_two_and_three(void **state)
{
    (void)state;
    at(NULL, "put hand 1 Ks Kd 7c 8c 9c 2h 3h 4s\n", "2h 3h", false);
    at(NULL, "put hand 1 As Kd 7c 8c 9c 2h 3h 4s\n", "As Kd 2h", false);
    at(NULL, "put hand 1 Ts Js Qs Ks 9c 2h 3h 4s\n", "9c 2h 3h", false);
    at(NULL, "put hand 1 As 2s 3s 4s Ad Ac Ah 4h\n", "Ad Ac", false);
}

static void test_the_joker_held_or_still_to_come(void **state)
{
    (void)state;
    at(NULL, "put hand 1 joker Kd 7c 8c 9c 2h 3h 4s\n", "2h 3h", false);
    at(NULL, "put hand 1 joker Kd Kc Ks 9c 9h 3h 4s\n", "3h 4s", false);
    at(NULL, "put hand 1 joker 9s 8s 7s 2d 2h 3h 4s\n", "2d 2h 4s", false);
}

/* A void suit is in no combination; a short straight or flush has four cards. */
static void test_what_an_enemy_forbids_and_a_bonus_allows(void **state)
{
    (void)state;
    static const char *const no_hearts[] = {"the-hangman", "penalty void hearts", NULL};
    static const char *const all_but_spades[] = {
        "the-hangman", "penalty void hearts, void clubs, void diamonds", NULL};
    at(no_hearts, "put enemy the-hangman\nput hand 1 Ks Kd 7c 8c 9c 2h 3h 4s\n", "2h 3h", false);
    at(all_but_spades, "put enemy the-hangman\nput hand 1 joker Ts Js Qs 9c 2h 3h 4s\n", "9c 2h 3h",
       false);
    static const char *const shorts[] = {"the-hangman", "bonus short straight, short flush", NULL};
    at(shorts, "put permanents the-hangman\nput hand 1 Ks Kd 7c 8c 9c 2h 3h 4s\n", "2h 3h", false);
}

/* Cards that have become aces: five of a kind without a joker. */
static void test_five_that_were_made(void **state)
{
    (void)state;
    struct match *m = ace_table(ace_table_plain(), 1,
                                "put hand 1 As Ad Ac Ks 9s Jd 2h 3h\nput bonuses wax-doll-maker\n");
    struct view v;
    card away[2];
    assert_int_equal(ace_table_do(m, ACE_ARM, ace_table_slot(m, "wax-doll-maker"), "Ks 9s", 0),
                     REASON_OK);
    match_view(m, 0, &v);
    compare(&v.rules, &v.board, 0, away, ace_table_cards("2h 3h", away, 2));
    match_free(m);
}

/* AS-50, AS-51: the hand and the shared row together; the partner's cards are as unknown as the
 * pile's. */
static void test_for_two(void **state)
{
    (void)state;
    at(NULL,
       "set active 0\nput hand 1 Ks Kd 7c 8c 9c\nput hand 2 2s 3s 4d 5d 6d\nput shared Kh 8d 2h\n",
       "7c 2h", true);
}

/* Not enough cards: what lies there comes. */
static void test_a_short_pile(void **state)
{
    (void)state;
    char position[400] = "put hand 1 Ks Kd 7c 8c 9c 2h 3h 4s\nput discard";
    static const char *const rank = "23456789TJQKA", *const suit = "dhs";
    for (int i = 0; i < 13 * 3; i++) { /* all but the clubs, Kh and 8d */
        char word[8];
        snprintf(word, sizeof word, " %c%c", rank[i % 13], suit[i / 13]);
        if (!strstr(position, word) && strcmp(word, " Kh") != 0 && strcmp(word, " 8d") != 0)
            strcat(position, word);
    }
    strcat(position, " 2c 3c 4c 5c 6c Tc Jc Ac\n");
    at(NULL, position, "2h 3h 4s 7c", false);
}

/* Random hands and discards against the slow count. */
static void test_random_hands(void **state)
{
    (void)state;
    struct rng rng = rng_seed(11);
    int total = 0;
    for (int i = 0; i < HANDS; i++) {
        card deck[52];
        char position[200] = "put hand 1";
        for (int c = 0; c < 52; c++)
            deck[c] = (card)c;
        for (int c = 0; c < 8; c++) {
            static const char rank[] = "23456789TJQKA", suit[] = "cdhs";
            const int other = c + rng_below(&rng, 52 - c);
            const card swap = deck[c];
            deck[c] = deck[other];
            deck[other] = swap;
            char word[8];
            snprintf(word, sizeof word, " %c%c", rank[card_rank(deck[c])],
                     suit[card_suit(deck[c])]);
            strcat(position, word);
        }
        strcat(position, "\n");
        struct match *m = ace_table(ace_table_plain(), 1, position);
        struct view v;
        match_view(m, 0, &v);
        compare(&v.rules, &v.board, 0, deck, 1 + i % 3);
        total++;
        match_free(m);
    }
    printf("%d hands counted twice\n", total);
}

/* The most that can go at once is counted too, and quickly enough to be asked at every press. */
static void test_eight_cards(void **state)
{
    (void)state;
    struct match *m = ace_table(ace_table_plain(), 1, "put hand 1 Ks Kd 7c 8c 9c 2h 3h 4s\n");
    struct view v;
    struct ace_chances out;
    card away[8];
    match_view(m, 0, &v);
    ace_table_cards("Ks Kd 7c 8c 9c 2h 3h 4s", away, 8);
    for (int n = 1; n <= 8; n++)
        assert_true(ace_chances(&v.rules, &v.board, 0, away, n, &out));
    assert_true(out.ways[ACE_PAIR] > out.of / 2 && out.ways[ACE_PAIR] < out.of);
    assert_true(out.ways[ACE_STRAIGHT_FLUSH] > 0 && out.ways[ACE_FIVE] == 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_draws_of_two_and_three),
        cmocka_unit_test(test_the_joker_held_or_still_to_come),
        cmocka_unit_test(test_what_an_enemy_forbids_and_a_bonus_allows),
        cmocka_unit_test(test_five_that_were_made),
        cmocka_unit_test(test_for_two),
        cmocka_unit_test(test_a_short_pile),
        cmocka_unit_test(test_random_hands),
        cmocka_unit_test(test_eight_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
