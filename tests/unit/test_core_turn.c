/* How rules speak: known top or chance, cards taken by name, counters of shuffles, and a turn that
 * breaks. */
#include "unit.h"

#include "rng.h"
#include "toy.h"

#include <string.h>

/* Chance that gives what is wanted and remembers what it was asked. */
struct teller {
    struct chance chance;
    int answer[40], answers, asked;
    struct chance_question question[40];
    card faces[40][CELLS];
};

static int give(struct chance *self, const struct chance_question *q)
{
    struct teller *t = (struct teller *)(void *)self;
    t->question[t->asked] = *q;
    for (int i = 0; q->faces && i < q->n; i++)
        t->faces[t->asked][i] = q->faces[i];
    return t->asked++ < t->answers ? t->answer[t->asked - 1] : -1;
}

struct play {
    struct rules rules;
    struct board b;
    struct teller teller;
    struct turn t;
    struct event said[60];
    int n;
};

static void hear(void *context, const struct event *e, const struct board *before)
{
    struct play *p = context;
    (void)before;
    p->said[p->n++] = *e;
}

static void begin(struct play *p, int answers, const int *answer)
{
    memset(p, 0, sizeof *p);
    p->rules = rules_default(&toy_game, 3, NULL);
    board_clear(&p->b, 3);
    for (int z = TOY_PILE + 1; z <= ZONES; z++)
        p->b.start[z] = (uint8_t)(z > TOY_BAG ? TOY_CARDS + 6 : TOY_CARDS);
    for (int i = 0; i < TOY_CARDS + 6; i++)
        p->b.cell[i].face = CARD_HIDDEN;
    p->teller.chance.one_of = give;
    p->teller.answers = answers;
    for (int i = 0; i < answers; i++)
        p->teller.answer[i] = answer[i];
    p->t = (struct turn){
        .rules = &p->rules, .b = &p->b, .chance = &p->teller.chance, .heard = hear, .context = p};
}

static void an_undecided_card_is_asked_for(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 3, (int[]){4, 4, 10});
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1), 4);
    /* the fourth of those left */
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1), 5);
    /* there is no eleventh: broken */
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_HAND + 2, 4, 2, 1), CARD_NONE);
    assert_true(p.t.broken);
    assert_int_equal(p.teller.asked, 3);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(p.teller.question[i].stream, 0);
        assert_int_equal(p.teller.question[i].round, 0);
        assert_int_equal(p.teller.question[i].draw, i);
        assert_int_equal(p.teller.question[i].n, TOY_CARDS - i);
    }
    for (int i = 0; i < 10; i++)
        assert_int_equal(p.teller.faces[2][i], i < 4 ? i : i + 2);
}

static void a_known_top_is_not_asked_for(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 1, (int[]){7});
    assert_int_equal(turn_show(&p.t, TOY_PILE, 11, 2, 1, 1), 7);
    assert_int_equal(turn_show(&p.t, TOY_PILE, 11, 4, 2, 1), 7);
    /* the rules know it; who saw it goes on knowing it */
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_CELLAR, SEAT_NOBODY, 0, 1), 7);
    assert_int_equal(board_cell(&p.b, TOY_CELLAR, 0).seen, 6);
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_CELLAR, SEAT_NOBODY, 0, 1), CARD_HIDDEN);
    assert_int_equal(p.teller.asked, 1);
    assert_int_equal(p.b.draws[0], 1);
}

/* What comes home, shuffled or not, can be asked for again in the same turn. */
static void what_comes_home_can_be_dealt_again(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 4, (int[]){4, 4, 7, 3});
    turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1);
    turn_gather(&p.t, TOY_HAND, TOY_PILE, 1);
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1), 4);
    turn_show(&p.t, TOY_PILE, 0, 1, 0, 1);
    turn_shuffle(&p.t, TOY_PILE, 1);
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1), 3);
    for (int i = 0; i < 4; i++)
        assert_int_equal(p.teller.question[i].n, TOY_CARDS - (i >= 2));
}

static void an_empty_pile_gives_no_card(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 0, NULL);
    assert_int_equal(turn_draw(&p.t, TOY_ROW, TOY_HAND, 1, 0, 1), CARD_NONE);
    assert_false(p.t.broken);
    turn_gather(&p.t, TOY_ROW, TOY_PILE, 1);
    turn_empty(&p.t, 3, 0, 1);
    turn_pay(&p.t, TOY_POT, TOY_CHIPS, 0, 0, 1);
    turn_set(&p.t, TOY_POT, 0, 0, 1);
    turn_phase(&p.t, 0);
    turn_wait(&p.t, 0, 0);
    assert_int_equal(p.n, 0); /* what changes nothing is not said */
}

static void a_card_taken_by_name(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 1, (int[]){0});
    assert_true(turn_take(&p.t, 9, TOY_ROW, SEAT_ALL, 0, 1));
    assert_int_equal(board_top(&p.b, TOY_ROW), 9);
    assert_int_equal(board_count(&p.b, TOY_PILE), TOY_CARDS - 1);
    assert_true(turn_take(&p.t, 9, TOY_HAND, 1, 0, 1)); /* now from where it is known to lie */
    assert_int_equal(board_count(&p.b, TOY_ROW), 0);
    assert_int_equal(board_count(&p.b, TOY_PILE), TOY_CARDS - 1);
    assert_false(turn_take(&p.t, 40, TOY_HAND, 1, 0, 1));
    assert_false(turn_take(&p.t, TOY_TOKEN, TOY_HAND, 1, 0, 1));
    for (int i = 0; i < 2; i++) /* two of a kind, both from the bag */
        assert_true(turn_take(&p.t, TOY_JADE, TOY_GEMS + i, seat_bit(i), i, 1));
    assert_int_equal(board_count(&p.b, TOY_GEMS), 1);
    assert_int_equal(board_count(&p.b, TOY_GEMS + 1), 1);
    /* and the third from one who has it */
    assert_true(turn_take(&p.t, TOY_JADE, TOY_GEMS + 2, 4, 2, 1));
    assert_int_equal(board_count(&p.b, TOY_GEMS), 0);
    assert_int_equal(p.teller.asked, 0);
    assert_int_equal(turn_show(&p.t, TOY_BAG, 0, 1, 0, 1), TOY_RUBY);
    assert_int_equal(p.teller.question[0].n, 4);
    assert_memory_equal(p.teller.faces[0], ((card[]){TOY_RUBY, TOY_RUBY, TOY_OPAL, TOY_OPAL}), 4);
    /* everything dug away unseen: the name is still known to be there, but not in the pile */
    while (board_count(&p.b, TOY_PILE))
        turn_draw(&p.t, TOY_PILE, TOY_CELLAR, SEAT_NOBODY, 0, 1);
    assert_false(turn_take(&p.t, 5, TOY_HAND, 1, 0, 1));
}

static void gathering_and_shuffling_count(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 5, (int[]){0, 0, 0, 5, 0});
    turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1);
    turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1);
    turn_draw(&p.t, TOY_PILE, TOY_ROW, SEAT_ALL, 0, 1);
    turn_gather(&p.t, TOY_HAND, TOY_PILE, 1);
    turn_shuffle(&p.t, TOY_PILE, 1);
    turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1);
    turn_draw(&p.t, TOY_BAG, TOY_GEMS, 1, 0, 1);
    assert_int_equal(p.teller.question[2].draw, 2);
    assert_int_equal(p.teller.question[3].round, 1);
    assert_int_equal(p.teller.question[3].draw, 0);
    assert_int_equal(p.teller.question[3].n, TOY_CARDS - 1); /* what lies in the row can't come */
    assert_int_equal(board_face(&p.b, TOY_HAND, 0), 6);
    assert_int_equal(p.teller.question[4].stream, 1);
    /* each pack has counters of its own */
    assert_int_equal(p.teller.question[4].round, 0);
}

static void candidates_are_what_is_not_known(void **state)
{
    (void)state;
    struct play p;
    card out[CELLS];
    begin(&p, 2, (int[]){3, 5});
    turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1);
    turn_draw(&p.t, TOY_BAG, TOY_GEMS, 1, 0, 1);
    assert_int_equal(turn_candidates(&p.rules, &p.b, 0, out), TOY_CARDS - 1);
    assert_int_equal(out[3], 4);
    assert_int_equal(turn_candidates(&p.rules, &p.b, 1, out), 5);
    assert_memory_equal(out, ((card[]){TOY_RUBY, TOY_RUBY, TOY_OPAL, TOY_OPAL, TOY_JADE}), 5);
    struct board other;
    board_redact(&p.b, &toy_game, 1, &other); /* for who sees less, more is possible */
    assert_int_equal(turn_candidates(&p.rules, &other, 0, out), TOY_CARDS);
    assert_int_equal(turn_candidates(&p.rules, &other, 1, out), 6);
}

static void a_broken_turn_says_nothing(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 0, NULL);
    assert_int_equal(turn_show(&p.t, TOY_PILE, 0, 1, 0, 1), 0);
    assert_true(p.t.broken);
    const struct board before = p.b;
    assert_int_equal(turn_draw(&p.t, TOY_PILE, TOY_HAND, 1, 0, 1), CARD_NONE);
    assert_int_equal(turn_move(&p.t, TOY_HAND, 0, TOY_ROW, SEAT_ALL, 0, 1), -1);
    assert_int_equal(turn_show(&p.t, TOY_HAND, 3, SEAT_ALL, 0, 1), 0);
    assert_false(turn_take(&p.t, 5, TOY_HAND, 1, 0, 1));
    assert_int_equal(turn_chance(&p.t, 64, 0, 0, 6, NULL), 0);
    turn_unmake(&p.t, TOY_PILE, -1, 0, 1); /* a rule may count on a card that never came */
    turn_make(&p.t, TOY_TOKEN, TOY_TOKENS, SEAT_ALL, 0, 1);
    turn_gather(&p.t, TOY_PILE, TOY_ROW, 1);
    turn_shuffle(&p.t, TOY_PILE, 1);
    turn_pay(&p.t, TOY_CHIPS, TOY_POT, 5, 0, 1);
    turn_add(&p.t, TOY_COUNT, 5, 0, 1);
    turn_seal(&p.t, 0, 5, 1, 0, 1);
    turn_open(&p.t, 0, 2, 0, 1);
    turn_wait(&p.t, 1, 0);
    turn_phase(&p.t, 1);
    turn_note(&p.t, 1, 0, 0, 0, 0, 0);
    turn_end(&p.t, 1);
    assert_int_equal(p.n, 0);
    assert_true(board_same(&p.b, &before));
}

static void plain_chance_has_the_address_it_is_given(void **state)
{
    (void)state;
    struct play p;
    begin(&p, 3, (int[]){5, CHANCE_ANSWERS - 1, 6});
    assert_int_equal(turn_chance(&p.t, 64, 3, 9, 6, NULL), 5);
    assert_int_equal(p.teller.question[0].stream, 64);
    assert_int_equal(p.teller.question[0].round, 3);
    assert_int_equal(p.teller.question[0].draw, 9);
    assert_null(p.teller.question[0].faces);
    assert_int_equal(turn_chance(&p.t, 255, 0, 0, CHANCE_ANSWERS, NULL), CHANCE_ANSWERS - 1);
    assert_int_equal(turn_chance(&p.t, 64, 0, 0, 6, NULL), 0); /* an answer that can't be */
    assert_true(p.t.broken);
}

static void one_of_is_even(void **state)
{
    (void)state;
    struct rng rng = rng_seed(1234567);
    /* splitmix64's published first words for this seed */
    assert_true(rng_next(&rng) == 6457827717110365317u);
    assert_true(rng_next(&rng) == 3203168211198807973u);
    struct chance_rng chance = chance_from_rng(&rng);
    const struct chance_question q = {.stream = 64, .n = 7};
    int times[7] = {0};
    for (int i = 0; i < 70000; i++)
        times[chance.chance.one_of(&chance.chance, &q)]++;
    double chi = 0;
    for (int i = 0; i < 7; i++)
        chi += (times[i] - 10000.0) * (times[i] - 10000.0) / 10000.0;
    /* 6 degrees of freedom: one seed in a thousand would fail; this one does not */
    assert_true(chi < 22.46);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_undecided_card_is_asked_for),
        cmocka_unit_test(a_known_top_is_not_asked_for),
        cmocka_unit_test(what_comes_home_can_be_dealt_again),
        cmocka_unit_test(an_empty_pile_gives_no_card),
        cmocka_unit_test(a_card_taken_by_name),
        cmocka_unit_test(gathering_and_shuffling_count),
        cmocka_unit_test(candidates_are_what_is_not_known),
        cmocka_unit_test(a_broken_turn_says_nothing),
        cmocka_unit_test(plain_chance_has_the_address_it_is_given),
        cmocka_unit_test(one_of_is_even),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
