/* Cards, actions and choices, and what follows from any game's tables. */
#include "unit.h"

#include "rng.h"
#include "toy.h"
#include "view.h"

#include <string.h>

static void letters_of_cards(void **state)
{
    (void)state;
    assert_int_equal(card_of(RANK_A, SUIT_SPADES), 51);
    assert_int_equal(card_of(RANK_2, SUIT_CLUBS), 0);
    for (int c = 0; c < 52; c++) {
        assert_int_equal(card_rank_from(card_rank_letter(card_rank((card)c))), card_rank((card)c));
        assert_int_equal(card_suit_from(card_suit_letter(card_suit((card)c))), card_suit((card)c));
    }
    assert_int_equal(card_rank_from('1'), -1);
    assert_int_equal(card_rank_from(0), -1);
    assert_int_equal(card_suit_from('S'), -1);
    assert_int_equal(card_suit_from(0), -1);
    assert_true(card_is_joker(CARD_JOKER) && card_is_joker(CARD_JOKER_2) && !card_is_joker(51));
    assert_true(card_is_plain(51) && !card_is_plain(CARD_JOKER));
    assert_true(card_is_known(253) && !card_is_known(CARD_HIDDEN) && !card_is_known(CARD_NONE));
}

/* Three cards in the hand, two in the row. */
static struct board table(void)
{
    struct board b;
    board_clear(&b, 2);
    for (int i = 0; i < 5; i++)
        b.cell[i] = (struct cell){.face = (card)i, .seen = i < 3 ? 1 : SEAT_ALL};
    for (int z = TOY_HAND + 1; z <= ZONES; z++)
        b.start[z] = z > TOY_ROW ? 5 : 3;
    b.waiting = 1;
    b.may = 2;
    b.num[TOY_CHIPS] = 20;
    return b;
}

static struct action picked(int n, const uint8_t *pick, int32_t amount)
{
    struct action a = action_of(0, TOY_PLAY, 0);
    a.n = (uint8_t)n;
    for (int i = 0; i < n && i < PICKS; i++)
        a.pick[i] = pick[i];
    a.amount = amount;
    return a;
}

static void picks_of_two_zones(void **state)
{
    (void)state;
    const struct board b = table();
    struct choices list = {0};
    struct choice *c = choices_add(&list, TOY_PLAY, 0);
    assert_int_equal(choice_cards(c, &b), 0);
    c->zone = TOY_HAND;
    assert_int_equal(choice_cards(c, &b), 3);
    c->zone2 = TOY_ROW;
    assert_int_equal(choice_cards(c, &b), 5);
    c->pick_min = 1;
    c->pick_max = 3;
    c->among = 0x1b; /* all but number 2 */
#define HOLDS(n, ...) \
    choice_holds(c, &b, &(struct action[]){picked(n, (uint8_t[PICKS + 1]){__VA_ARGS__}, 0)}[0])
    assert_true(HOLDS(1, 0));
    assert_true(HOLDS(3, 4, 0, 3)); /* in any order */
    assert_false(HOLDS(0, 0));
    assert_false(HOLDS(4, 0, 1, 3, 4));
    assert_false(HOLDS(2, 1, 1)); /* a card twice */
    assert_false(HOLDS(1, 2));    /* not among them */
    assert_false(HOLDS(1, 5));    /* after the last */
    assert_false(HOLDS(1, 63));
    assert_false(HOLDS(1, 64));
    assert_false(HOLDS(1, 255));
    c->among = UINT64_MAX;
    assert_false(HOLDS(1, 5));
    assert_false(HOLDS(1, 64));
    c->pick_max = 255;
    assert_false(HOLDS(PICKS + 1, 0)); /* more than an action has room for */
    int zone, index;
    pick_place(&b, TOY_HAND, TOY_ROW, 2, &zone, &index);
    assert_true(zone == TOY_HAND && index == 2);
    pick_place(&b, TOY_HAND, TOY_ROW, 3, &zone, &index);
    assert_true(zone == TOY_ROW && index == 0);
}

static void amounts_and_steps(void **state)
{
    (void)state;
    const struct board b = table();
    struct choice c = {.zone = ZONE_NONE, .zone2 = ZONE_NONE, .min = -6, .max = 20, .step = 4};
#define AMOUNT(n) choice_holds(&c, &b, &(struct action){.amount = n})
    assert_true(AMOUNT(-6) && AMOUNT(-2) && AMOUNT(18));
    assert_false(AMOUNT(-5) || AMOUNT(0) || AMOUNT(20) || AMOUNT(22) || AMOUNT(-10));
    c = (struct choice){.zone = ZONE_NONE,
                        .zone2 = ZONE_NONE,
                        .min = INT32_MIN,
                        .max = INT32_MAX,
                        .step = INT32_MAX};
    assert_true(AMOUNT(INT32_MIN) && AMOUNT(-1) && AMOUNT(INT32_MAX - 1));
    assert_false(AMOUNT(INT32_MAX) || AMOUNT(0));
    c.step = 1;
    assert_true(AMOUNT(INT32_MAX) && AMOUNT(0));
}

/* Choices can be compared by their bytes. */
static void a_new_choice_is_whole(void **state)
{
    (void)state;
    struct choices a, b;
    memset(&a, 0xff, sizeof a);
    memset(&b, 0, sizeof b);
    a.n = 0;
    choices_add(&a, 3, 4);
    choices_add(&b, 3, 4);
    assert_memory_equal(&a.choice[0], &b.choice[0], sizeof(struct choice));
    assert_int_equal(a.choice[0].step, 1);
    assert_int_equal(a.choice[0].zone, ZONE_NONE);
    assert_int_equal(a.choice[0].zone2, ZONE_NONE);
    const struct action act = action_of(1, 2, 3);
    assert_true(act.who == 1 && act.kind == 2 && act.about == 3 && act.n == 0 && act.amount == 0);
}

static int check(int who, int kind, int n, int pick, int32_t amount)
{
    const struct rules r = rules_default(&toy_game, 2, NULL);
    const struct board b = table();
    struct action a = action_of(who, kind, 0);
    a.n = (uint8_t)n;
    a.pick[0] = (uint8_t)pick;
    a.amount = amount;
    return rules_check(&r, &b, &a);
}

static void the_whole_check(void **state)
{
    (void)state;
    assert_int_equal(check(0, TOY_BET, 0, 0, 5), REASON_OK);
    assert_int_equal(check(0, TOY_BET, 0, 0, 0), REASON_AMOUNT);
    assert_int_equal(check(0, TOY_BET, 0, 0, 21), REASON_AMOUNT);
    assert_int_equal(check(0, TOY_BET, 0, 0, INT32_MIN), REASON_AMOUNT);
    assert_int_equal(check(0, TOY_BET, 1, 0, 5), REASON_PICK);
    assert_int_equal(check(0, TOY_BET, 0, 0, 13), TOY_UNLUCKY);
    assert_int_equal(check(0, TOY_SEAL, 0, 0, 3), REASON_AMOUNT); /* between two steps */
    assert_int_equal(check(0, TOY_PLAY, 1, 4, 0), REASON_OK);
    assert_int_equal(check(0, TOY_PLAY, 1, 5, 0), REASON_PICK);
    assert_int_equal(check(0, TOY_PLAY, 0, 0, 0), REASON_PICK);
    assert_int_equal(check(0, TOY_OPEN, 0, 0, 0), REASON_NOT_NOW);
    assert_int_equal(check(0, 200, 0, 0, 0), REASON_NOT_NOW);
    /* may act, but only shout */
    assert_int_equal(check(1, TOY_BET, 0, 0, 1), REASON_NOT_NOW);
    assert_int_equal(check(1, TOY_SHOUT, 0, 0, 0), REASON_OK);
    assert_int_equal(check(2, TOY_SHOUT, 0, 0, 0), REASON_NOT_NOW);
    assert_int_equal(check(-1, TOY_SHOUT, 0, 0, 0), REASON_NOT_NOW);
    assert_int_equal(check(SEAT_TRUTH, TOY_SHOUT, 0, 0, 0), REASON_NOT_NOW);
    assert_int_equal(check(SEAT_ONLOOKER, TOY_SHOUT, 0, 0, 0), REASON_NOT_NOW);
    assert_int_equal(check(127, TOY_SHOUT, 0, 0, 0), REASON_NOT_NOW);
    assert_int_equal(check(-128, TOY_SHOUT, 0, 0, 0), REASON_NOT_NOW);
    const struct rules r = rules_default(&toy_game, 2, NULL);
    struct board b = table();
    struct action a = action_of(0, TOY_SEAL, 0);
    assert_int_equal(rules_check(&r, &b, &a), REASON_OK);
    assert_int_equal(a.amount, 2); /* completed */
    b.num[TOY_CHIPS] = 0;
    a = action_of(0, TOY_BET, 0);
    a.amount = 1;
    assert_int_equal(rules_check(&r, &b, &a), TOY_NO_CHIPS);
    b.over = 1;
    a = action_of(0, TOY_PASS, 0);
    assert_int_equal(rules_check(&r, &b, &a), REASON_NOT_NOW);
}

/* A game of one choice, whose refine wants a certain set of cards. */
static int wanted[PICKS], wanted_n, least, refused_first;

static void one_choice(const struct rules *r, const struct board *b, seat who, struct choices *out)
{
    (void)r;
    (void)who;
    if (refused_first)
        choices_add(out, 1, 0)->refused = REASON_NOT_NOW;
    struct choice *c = choices_add(out, 0, 0);
    c->zone = TOY_HAND;
    c->pick_min = (uint8_t)least;
    c->pick_max = 4;
    c->among = 0x3d; /* not number 1 */
    c->min = c->max = 7;
    (void)b;
}

static int wants(const struct rules *r, const struct board *b, struct action *a)
{
    (void)r;
    (void)b;
    for (int i = 0; i < wanted_n; i++)
        if (a->n != wanted_n || a->pick[i] != wanted[i])
            return REASON_OWN;
    return REASON_OK;
}

static int because(const struct rules *r, const struct board *b, const struct action *a)
{
    (void)r;
    return board_face(b, TOY_HAND, a->pick[0]) == 255 ? 0 : REASON_OWN + 1;
}

/* A game may say why a pick is refused; it is asked only about cards that the choice knows. */
static void why_a_pick_is_refused(void **state)
{
    (void)state;
    struct game g = toy_game;
    g.choices = one_choice;
    g.refine = NULL;
    g.why_not = because;
    const struct rules r = rules_default(&g, 2, NULL);
    const struct board b = table();
    least = refused_first = 0;
    struct action a = action_of(0, 0, 0);
    a.amount = 7;
    a.n = 1;
    /* the card that may not be picked */
    a.pick[0] = 1;
    assert_int_equal(rules_check(&r, &b, &a), REASON_OWN + 1);
    /* no card at all: nobody is asked */
    a.pick[0] = (uint8_t)board_count(&b, TOY_HAND);
    assert_int_equal(rules_check(&r, &b, &a), REASON_PICK);
    a.pick[0] = 0;
    assert_int_equal(rules_check(&r, &b, &a), REASON_OK);
}

static void the_least_that_is_accepted(void **state)
{
    (void)state;
    struct game g = toy_game;
    g.choices = one_choice;
    g.refine = wants;
    const struct rules r = rules_default(&g, 2, NULL);
    struct board b;
    board_clear(&b, 2);
    for (int i = 0; i < 6; i++)
        b.cell[i] = (struct cell){.face = (card)i, .seen = 1};
    for (int z = TOY_HAND + 1; z <= ZONES; z++)
        b.start[z] = 6;
    b.waiting = 1;
    struct action a;
    refused_first = 0;
    least = 2;
    wanted_n = 0;
    assert_true(rules_least(&r, &b, 0, &a));
    assert_true(a.n == 2 && a.pick[0] == 0 && a.pick[1] == 2 && a.amount == 7);
    static const int pairs[][2] = {{0, 2}, {0, 3}, {0, 4}, {0, 5}, {2, 3},
                                   {2, 4}, {2, 5}, {3, 4}, {3, 5}, {4, 5}};
    wanted_n = 2;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) { /* every pair is reached */
        wanted[0] = pairs[i][0];
        wanted[1] = pairs[i][1];
        refused_first = i % 2;
        assert_true(rules_least(&r, &b, 0, &a));
        assert_true(a.pick[0] == pairs[i][0] && a.pick[1] == pairs[i][1]);
    }
    wanted[1] = 1;
    assert_false(rules_least(&r, &b, 0, &a));
    wanted_n = 0;
    least = 6; /* more than there are */
    assert_false(rules_least(&r, &b, 0, &a));
    least = 0;
    assert_true(rules_least(&r, &b, 0, &a));
    assert_int_equal(a.n, 0);
    assert_false(rules_least(&r, &b, 1, &a)); /* is not asked */
}

static void tables_answer(void **state)
{
    (void)state;
    seat who = 9;
    assert_string_equal(game_zone(&toy_game, TOY_HAND + 3, &who)->name, "hand");
    assert_int_equal(who, 3);
    assert_string_equal(game_zone(&toy_game, TOY_ROW, &who)->name, "row");
    assert_int_equal(who, SEAT_NONE);
    assert_null(game_zone(&toy_game, TOY_ZONES, &who));
    assert_null(game_zone(&toy_game, -1, NULL));
    assert_true(game_zone_sorted(&toy_game, TOY_GEMS + SEATS - 1));
    assert_false(game_zone_sorted(&toy_game, TOY_TOKENS));
    assert_false(game_zone_sorted(&toy_game, ZONES - 1));
    assert_int_equal(game_zone_pack(&toy_game, TOY_BAG), 1);
    assert_int_equal(game_zone_pack(&toy_game, TOY_TOKENS), PACK_NONE);
    assert_int_equal(game_zone_pack(&toy_game, ZONES - 1), PACK_NONE);
    assert_int_equal(game_zones(&toy_game), TOY_ZONES);
    assert_string_equal(game_num(&toy_game, TOY_CHIPS + 9, &who)->name, "chips");
    assert_int_equal(who, 9);
    assert_null(game_num(&toy_game, TOY_NUMS, NULL));
    const struct rules r = rules_default(&toy_game, 3, "data");
    assert_true(r.nseats == 3 && r.option[TOY_SIZE] == 1 && r.option[TOY_MODE] == 0 &&
                r.data != NULL);
    assert_string_equal(rules_reason_text(&toy_game, TOY_UNLUCKY), "Thirteen brings bad luck.");
    assert_string_equal(rules_reason_text(&toy_game, REASON_AMOUNT), "That amount isn’t allowed.");
    assert_string_equal(rules_reason_text(&toy_game, 99), "You can’t do that now.");
    assert_string_equal(rules_reason_name(&toy_game, REASON_OK), "ok");
    assert_string_equal(rules_reason_name(&toy_game, TOY_NO_CHIPS), "no-chips");
    assert_string_equal(rules_reason_name(&toy_game, 99), "unknown");
}

/* A guessed world gives a face to every card that somebody has seen, keeps what the viewer knows,
 * and leaves the rest undecided. */
static void a_guessed_world(void **state)
{
    (void)state;
    const struct rules r = rules_default(&toy_game, 2, NULL);
    struct board truth, view, guess;
    board_clear(&truth, 2);
    for (int i = 0; i < TOY_CARDS; i++)
        truth.cell[i] = i < 4 ? (struct cell){.face = CARD_HIDDEN}
                              : (struct cell){.face = (card)(i - 4), .seen = i < 8 ? 1 : 2};
    for (int z = TOY_HAND; z <= ZONES; z++)
        truth.start[z] = z == TOY_HAND ? 4 : z == TOY_HAND + 1 ? 8 : TOY_CARDS;
    board_redact(&truth, &toy_game, 0, &view);
    struct rng rng = rng_seed(5);
    int times[TOY_CARDS] = {0};
    for (int k = 0; k < 400; k++) {
        rules_guess(&r, &view, &rng, &guess);
        assert_int_equal(guess.viewer, SEAT_TRUTH);
        for (int i = 0; i < 4; i++) {
            assert_int_equal(board_face(&guess, TOY_PILE, i), CARD_HIDDEN);
            assert_int_equal(board_face(&guess, TOY_HAND, i), i);
            times[board_face(&guess, TOY_HAND + 1, i)]++;
        }
    }
    for (int f = 0; f < TOY_CARDS; f++) /* 200 each, 7 standard deviations */
        assert_true(f < 4 ? times[f] == 0 : times[f] > 130 && times[f] < 270);
}

/* Tokens of a seat's own, all different: what is not known yet of those before it, and of the one
 * after it that lies open. */
static int tokens_left(const struct rules *r, const struct board *b, int zone, int index, card *out)
{
    int n = 0;
    (void)r;
    assert_int_equal(zone, TOY_TOKENS);
    for (int i = 0; i < index; i++)
        assert_true(card_is_known(board_face(b, zone, i)));
    for (int f = TOY_TOKEN; f < TOY_TOKEN + 4; f++)
        if (board_find(b, zone, (card)f) < 0)
            out[n++] = (card)f;
    return n;
}

/* A card that was made from nothing has what the game says it can have. */
static void a_guessed_card_of_no_pack(void **state)
{
    (void)state;
    struct game g = toy_game;
    g.could_be = tokens_left;
    const struct rules r = rules_default(&g, 2, NULL);
    struct board truth, view, guess;
    board_clear(&truth, 2);
    for (int i = 0; i < 3; i++)
        truth.cell[i] = (struct cell){.face = (card)(TOY_TOKEN + i), .seen = i == 2 ? SEAT_ALL : 2};
    for (int z = TOY_TOKENS + 1; z <= ZONES; z++)
        truth.start[z] = 3;
    board_redact(&truth, &g, 0, &view);
    assert_int_equal(board_face(&view, TOY_TOKENS, 0), CARD_HIDDEN);
    struct rng rng = rng_seed(6);
    int times[4] = {0};
    for (int k = 0; k < 600; k++) {
        rules_guess(&r, &view, &rng, &guess);
        assert_int_equal(board_face(&guess, TOY_TOKENS, 2), TOY_TOKEN + 2);
        assert_int_not_equal(board_face(&guess, TOY_TOKENS, 0), board_face(&guess, TOY_TOKENS, 1));
        times[board_face(&guess, TOY_TOKENS, 0) - TOY_TOKEN]++;
    }
    for (int f = 0; f < 4; f++) /* 200 each, 7 standard deviations */
        assert_true(f == 2 ? times[f] == 0 : times[f] > 119 && times[f] < 281);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_of_cards),
        cmocka_unit_test(picks_of_two_zones),
        cmocka_unit_test(amounts_and_steps),
        cmocka_unit_test(a_new_choice_is_whole),
        cmocka_unit_test(the_whole_check),
        cmocka_unit_test(why_a_pick_is_refused),
        cmocka_unit_test(the_least_that_is_accepted),
        cmocka_unit_test(tables_answer),
        cmocka_unit_test(a_guessed_world),
        cmocka_unit_test(a_guessed_card_of_no_pack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
