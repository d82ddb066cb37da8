/* What a seat hears of each kind of event, whom it teaches something, and how it is said in words.
 */
#include "unit.h"

#include "dump.h"
#include "event.h"
#include "rng.h"
#include "toy.h"

#include <string.h>

/* Hand of seat 0: 2 (seen by 0), 5 (by 0 and 1), 7 (by 0), 9 (by 0 and 1). Envelope 0 full, known
 * to 0. */
static struct board table(void)
{
    static const struct {
        card face;
        seatmask seen;
    } cards[] = {{2, 1}, {5, 3}, {7, 1}, {9, 3}};
    struct board b;
    board_clear(&b, 3);
    for (int i = 0; i < 4; i++)
        b.cell[i] = (struct cell){.face = cards[i].face, .seen = cards[i].seen};
    for (int z = TOY_HAND + 1; z <= ZONES; z++)
        b.start[z] = 4;
    b.envelope[0] = (struct envelope){.seen = 1, .full = 1, .amount = 8};
    return b;
}

static struct event heard(struct event e, seat viewer)
{
    const struct board b = table();
    return event_redact(&e, &b, &toy_game, viewer);
}

static seatmask told(struct event e)
{
    const struct board b = table();
    return event_tells(&e, &b, &toy_game);
}

/* On seat 1's board the hand is 5 9 ? ?; on seat 2's and the onlooker's it is ? ? (seen by 0) ? ?
 * (seen by 0 and 1). */
static void a_place_in_a_hand_tells_nothing(void **state)
{
    (void)state;
    static const int seen_by_1[] = {2, 0, 2, 1}, seen_by_2[] = {0, 2, 0, 2};
    for (int kind = EVENT_MOVE; kind <= EVENT_SHOW; kind++)
        for (int i = 0; i < 4; i++) {
            const struct event e = {.kind = (uint8_t)kind,
                                    .from = TOY_HAND,
                                    .to = TOY_HAND + 2,
                                    .index = (uint8_t)i,
                                    .face = (card)(2 + 2 * i + (i > 0)),
                                    .seen = 0};
            assert_int_equal(heard(e, 0).index, i);
            assert_int_equal(heard(e, 1).index, seen_by_1[i]);
            assert_int_equal(heard(e, 2).index, seen_by_2[i]);
            assert_int_equal(heard(e, SEAT_ONLOOKER).index, seen_by_2[i]);
        }
    const struct event gone = {.kind = EVENT_UNMAKE, .from = TOY_HAND, .index = 2, .face = 7};
    assert_int_equal(heard(gone, 0).face, 7);
    assert_int_equal(heard(gone, 1).face, CARD_HIDDEN);
    assert_int_equal(heard(gone, 1).index, 2);
}

static void faces_are_heard_by_those_who_see_them(void **state)
{
    (void)state;
    const struct event move = {
        .kind = EVENT_MOVE, .from = TOY_HAND, .to = TOY_HAND + 2, .index = 1, .face = 5, .seen = 4};
    assert_int_equal(heard(move, 0).face, 5);
    assert_int_equal(heard(move, 1).face, 5); /* saw it before */
    assert_int_equal(heard(move, 2).face, 5); /* sees it from now on */
    assert_int_equal(heard(move, SEAT_ONLOOKER).face, CARD_HIDDEN);
    assert_int_equal(heard(move, SEAT_ONLOOKER).seen, 4);
    const struct event show = {
        .kind = EVENT_SHOW, .from = TOY_HAND, .index = 0, .face = 2, .seen = 2};
    assert_int_equal(heard(show, 1).face, 2);
    assert_int_equal(heard(show, 2).face, CARD_HIDDEN);
    const struct event make = {.kind = EVENT_MAKE, .to = TOY_TOKENS, .face = TOY_TOKEN, .seen = 2};
    assert_int_equal(heard(make, 1).face, TOY_TOKEN);
    assert_int_equal(heard(make, 0).face, CARD_HIDDEN);
}

static void sealed_numbers_are_heard_by_those_who_know_them(void **state)
{
    (void)state;
    const struct event seal = {.kind = EVENT_SEAL, .who = 1, .index = 1, .seen = 6, .amount = -4};
    assert_int_equal(heard(seal, 0).amount, 0);
    assert_int_equal(heard(seal, 1).amount, -4);
    assert_int_equal(heard(seal, 2).amount, -4);
    const struct event open = {.kind = EVENT_OPEN, .index = 0, .seen = 2, .amount = 8};
    assert_int_equal(heard(open, 0).amount, 8); /* knew it before */
    assert_int_equal(heard(open, 1).amount, 8);
    assert_int_equal(heard(open, 2).amount, 0);
    assert_int_equal(heard(open, SEAT_ONLOOKER).amount, 0);
}

static void the_rest_is_public(void **state)
{
    (void)state;
    static const uint8_t kinds[] = {EVENT_FORGET, EVENT_GATHER, EVENT_PAY,  EVENT_SET, EVENT_EMPTY,
                                    EVENT_WAIT,   EVENT_PHASE,  EVENT_NOTE, EVENT_END};
    for (size_t i = 0; i < sizeof kinds; i++) {
        const struct event e = {.kind = kinds[i],
                                .why = 1,
                                .who = 1,
                                .from = 1,
                                .to = 2,
                                .index = 3,
                                .face = 4,
                                .seen = 5,
                                .amount = 6};
        const struct event r = heard(e, 2);
        assert_memory_equal(&r, &e, sizeof e);
        assert_int_equal(told(e), 0);
        assert_true(event_is_public(&e));
    }
}

/* An event is kept once for all viewers, with who hears its secret, if its place is nobody's
 * secret: then all hear of that what event_redact tells them. Where a place depends on the viewer
 * it lies in a sorted zone. */
static void kept_once_it_tells_all_the_same(void **state)
{
    (void)state;
    static const seatmask masks[] = {0,       1, 6, SEAT_ALL & ~1, SEAT_ALL & ~(1 << SEAT_ONLOOKER),
                                     SEAT_ALL};
    enum { MASKS = sizeof masks / sizeof *masks };
    struct board b = table();
    for (int i = 0; i < MASKS; i++) /* a row that is not sorted */
        b.cell[4 + i] = (struct cell){.face = masks[i] ? (card)(1 + 10 * i) : (card)CARD_HIDDEN,
                                      .seen = masks[i]};
    for (int z = TOY_ROW + 1; z <= ZONES; z++)
        b.start[z] = 4 + MASKS;
    int once = 0, hidden = 0, elsewhere = 0;
    for (int kind = EVENT_MOVE; kind < EVENT_KINDS; kind++)
        for (int row = 0; row <= 1; row++)
            for (int at = 0; at < 4 + row; at++)
                for (int m = 0; m < MASKS; m++) {
                    const bool sealed = kind == EVENT_SEAL || kind == EVENT_OPEN;
                    const struct event e = {.kind = (uint8_t)kind,
                                            .from = (uint8_t)(row ? TOY_ROW : TOY_HAND),
                                            .to = TOY_TOKENS,
                                            .index = (uint8_t)(sealed ? 0 : at),
                                            .face = 5,
                                            .seen = masks[m],
                                            .amount = 1};
                    const bool sorted = event_place_is_sorted(&e, &toy_game);
                    const seatmask seen_by = event_seen_by(&e, &b);
                    if (event_is_public(&e)) {
                        assert_int_equal(seen_by, SEAT_ALL);
                        assert_int_equal(event_tells(&e, &b, &toy_game), 0);
                        assert_false(sorted);
                    }
                    for (int v = 0; v < b.nseats + 2; v++) {
                        const seat viewer = (seat)(v < b.nseats    ? v
                                                   : v == b.nseats ? SEAT_ONLOOKER
                                                                   : SEAT_OPEN);
                        const struct event r = event_redact(&e, &b, &toy_game, viewer),
                                           one = event_for(&e, seen_by, viewer);
                        elsewhere += r.index != e.index;
                        assert_true(sorted || memcmp(&r, &one, sizeof r) == 0);
                        assert_true(seen_by != SEAT_ALL || memcmp(&one, &e, sizeof e) == 0);
                        once += !sorted;
                        hidden += r.face != e.face || r.amount != e.amount;
                    }
                }
    assert_true(once > 0 && hidden > 0 && elsewhere > 0);
}

static void whom_it_teaches(void **state)
{
    (void)state;
    assert_int_equal(
        told((struct event){.kind = EVENT_MOVE, .from = TOY_HAND, .index = 1, .seen = 7}), 4);
    assert_int_equal(
        told((struct event){.kind = EVENT_MOVE, .from = TOY_HAND, .index = 1, .seen = 2}), 0);
    assert_int_equal(
        told((struct event){.kind = EVENT_SHOW, .from = TOY_HAND, .index = 0, .seen = SEAT_ALL}),
        SEAT_ALL & ~1);
    assert_int_equal(told((struct event){.kind = EVENT_OPEN, .index = 0, .seen = 3}), 2);
    /* who sealed it chose it */
    assert_int_equal(told((struct event){.kind = EVENT_SEAL, .who = 1, .index = 1, .seen = 3}), 1);
    assert_int_equal(
        told((struct event){.kind = EVENT_SEAL, .who = SEAT_NONE, .index = 1, .seen = 3}), 3);
    assert_int_equal(told((struct event){.kind = EVENT_MAKE, .to = TOY_TOKENS, .seen = 3}), 3);
    assert_int_equal(told((struct event){.kind = EVENT_UNMAKE, .from = TOY_HAND, .index = 0}), 0);
}

static void in_words(void **state)
{
    (void)state;
    static const struct {
        struct event e;
        const char *words;
    } said[] = {
        {{.kind = EVENT_MOVE,
          .why = 1,
          .who = 0,
          .from = TOY_PILE,
          .to = TOY_HAND + 1,
          .index = 4,
          .face = 5,
          .seen = 5},
         "move 3d from pile #4 to hand 2 for 1,3 because rule by 1"},
        {{.kind = EVENT_SHOW,
          .who = SEAT_NONE,
          .from = TOY_BAG,
          .index = 0,
          .face = TOY_RUBY,
          .seen = SEAT_ALL},
         "show ruby from bag #0 for all"},
        {{.kind = EVENT_UNMAKE, .who = 1, .from = TOY_TOKENS, .index = 2, .face = TOY_TOKEN},
         "unmake x100 from tokens #2 by 2"},
        {{.kind = EVENT_MAKE, .who = 1, .to = TOY_TOKENS, .face = CARD_HIDDEN, .seen = 1},
         "make ?? in tokens by 2"},
        {{.kind = EVENT_FORGET, .who = SEAT_NONE, .from = TOY_PILE}, "shuffle pile"},
        {{.kind = EVENT_GATHER, .who = SEAT_NONE, .from = TOY_HAND + 2, .to = TOY_PILE},
         "gather hand 3 to pile"},
        {{.kind = EVENT_PAY, .who = SEAT_NONE, .from = TOY_CHIPS, .to = TOY_POT, .amount = 3},
         "pay 3 from chips 1 to pot"},
        {{.kind = EVENT_SET, .who = SEAT_NONE, .to = 99, .amount = -3}, "set nothing to -3"},
        {{.kind = EVENT_SEAL, .who = 0, .index = 1, .seen = 0, .amount = 4},
         "seal envelope 1 = 4 for - by 1"},
        {{.kind = EVENT_OPEN,
          .who = SEAT_NONE,
          .index = 1,
          .seen = 1 << SEAT_ONLOOKER,
          .amount = 4},
         "open envelope 1 = 4 for 11"},
        {{.kind = EVENT_EMPTY, .who = SEAT_NONE, .index = 1}, "empty envelope 1"},
        {{.kind = EVENT_WAIT, .who = SEAT_NONE, .seen = 3, .amount = 4}, "wait for 1,2, may 3"},
        {{.kind = EVENT_PHASE, .who = SEAT_NONE, .index = 1}, "phase odd"},
        {{.kind = EVENT_PHASE, .who = SEAT_NONE, .index = 9}, "phase ?"},
        {{.kind = EVENT_NOTE,
          .why = 9,
          .who = SEAT_NONE,
          .from = 1,
          .to = 2,
          .face = 3,
          .amount = 4},
         "note 1/2 2s 4 because ?"},
        {{.kind = EVENT_NOTE, .who = SEAT_NONE}, "note 0/0 0"},
        {{.kind = EVENT_END, .who = SEAT_NONE}, "end"},
        {{.kind = 0, .who = SEAT_NONE}, "?"},
        {{.kind = 200, .who = SEAT_NONE}, "?"},
    };
    const struct rules r = rules_default(&toy_game, 3, NULL);
    for (size_t i = 0; i < sizeof said / sizeof *said; i++) {
        char text[200], cut[9];
        const int n = event_dump(&r, &said[i].e, text, sizeof text);
        assert_string_equal(text, said[i].words);
        assert_int_equal(n, strlen(text));
        /* too little room: cut, and the whole length said */
        assert_int_equal(event_dump(&r, &said[i].e, cut, sizeof cut), n);
        assert_int_equal(strncmp(cut, text, sizeof cut - 1), 0);
        assert_true(strlen(cut) < sizeof cut);
    }
}

static void a_board_in_words(void **state)
{
    (void)state;
    const struct rules r = rules_default(&toy_game, 3, NULL);
    struct board b = table();
    b.cell[4] = (struct cell){.face = 1, .seen = SEAT_ALL};
    b.cell[5] = b.cell[6] = (struct cell){.face = CARD_HIDDEN};
    for (int z = TOY_ROW + 1; z <= ZONES; z++)
        b.start[z] = 7;
    b.num[TOY_POT] = -2;
    b.num[TOY_CHIPS + 2] = 9;
    b.waiting = 5;
    char text[600];
    const int n = board_dump(&r, &b, text, sizeof text);
    assert_int_equal(n, strlen(text));
    assert_string_equal(text, "phase even, waiting for 1,3\n"
                              "hand 1: 2h(1) 3d(1,2) 3s(1) 4d(1,2)\n"
                              "row: 2d ??*2\n"
                              "chips 3 = 9\n"
                              "pot = -2\n"
                              "envelope 0 (1) = 8\n");
    b.may = 2;
    board_dump(&r, &b, text, sizeof text);
    assert_int_equal(strncmp(text, "phase even, waiting for 1,3, may 2\n", 35), 0);
    b.over = 1;
    board_dump(&r, &b, text, sizeof text);
    assert_int_equal(strncmp(text, "phase even, over\nhand", 21), 0);
    assert_int_equal(board_dump(&r, &b, NULL, 0), strlen(text));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_place_in_a_hand_tells_nothing),
        cmocka_unit_test(faces_are_heard_by_those_who_see_them),
        cmocka_unit_test(sealed_numbers_are_heard_by_those_who_know_them),
        cmocka_unit_test(the_rest_is_public),
        cmocka_unit_test(kept_once_it_tells_all_the_same),
        cmocka_unit_test(whom_it_teaches),
        cmocka_unit_test(in_words),
        cmocka_unit_test(a_board_in_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
