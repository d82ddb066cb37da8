/* The board: what events do to it, what a seat sees of it, what its check finds. */
#include "unit.h"

#include "digest.h"
#include "event.h"
#include "rng.h"
#include "toy.h"

#include <string.h>

/* Two seats; pile: 9 undecided and a 4 on top that seat 1 looked at; hands: 2 7 9 (seat 0, the 9
 * seen by seat 1 too) and one card; five gems in the bag, one held by seat 1; 20 chips and a sealed
 * number each. */
static struct board table(void)
{
    struct board b;
    struct event e[] = {
        {.kind = EVENT_MOVE, .from = TOY_PILE, .to = TOY_HAND, .index = 11, .face = 9, .seen = 3},
        {.kind = EVENT_MOVE, .from = TOY_PILE, .to = TOY_HAND, .index = 10, .face = 2, .seen = 1},
        {.kind = EVENT_MOVE, .from = TOY_PILE, .to = TOY_HAND, .index = 9, .face = 7, .seen = 1},
        {.kind = EVENT_MOVE,
         .from = TOY_PILE,
         .to = TOY_HAND + 1,
         .index = 8,
         .face = 0,
         .seen = 2},
        {.kind = EVENT_SHOW, .from = TOY_PILE, .index = 7, .face = 4, .seen = 2},
        {.kind = EVENT_MOVE,
         .from = TOY_BAG,
         .to = TOY_GEMS + 1,
         .index = 5,
         .face = TOY_OPAL,
         .seen = 2},
        {.kind = EVENT_SET, .to = TOY_CHIPS, .amount = 20},
        {.kind = EVENT_SET, .to = TOY_CHIPS + 1, .amount = 20},
        {.kind = EVENT_SEAL, .index = 0, .seen = 1, .amount = 5},
        {.kind = EVENT_SEAL, .index = 1, .seen = 2, .amount = -6},
        {.kind = EVENT_PHASE, .index = 1},
        {.kind = EVENT_WAIT, .seen = 1, .amount = 2},
    };
    board_clear(&b, 2);
    for (int z = TOY_PILE + 1; z <= ZONES; z++)
        b.start[z] = TOY_CARDS;
    for (int z = TOY_BAG + 1; z <= ZONES; z++)
        b.start[z] = TOY_CARDS + 6;
    for (int i = 0; i < TOY_CARDS + 6; i++)
        b.cell[i].face = CARD_HIDDEN;
    for (size_t i = 0; i < sizeof e / sizeof *e; i++)
        board_reduce(&b, &toy_game, &e[i]);
    return b;
}

static void assert_zone(const struct board *b, int zone, const char *faces)
{
    char text[CELLS + 1] = "";
    for (int i = 0; i < board_count(b, zone); i++) {
        const card c = board_face(b, zone, i);
        text[i] = c == CARD_HIDDEN ? '?'
                  : c < 10         ? (char)('0' + c)
                  : c < 12         ? (char)('a' + c - 10)
                  : c < TOY_TOKEN  ? (char)('R' + c - TOY_RUBY)
                                   : 't';
        text[i + 1] = 0;
    }
    assert_string_equal(text, faces);
}

static void moves_keep_every_card(void **state)
{
    (void)state;
    struct board b = table();
    assert_null(board_check(&b, &toy_game));
    assert_zone(&b, TOY_PILE, "???????4");
    assert_zone(&b, TOY_HAND, "279");
    assert_zone(&b, TOY_HAND + 1, "0");
    assert_zone(&b, TOY_BAG, "?????");
    assert_zone(&b, TOY_GEMS + 1, "S");
    assert_int_equal(b.start[ZONES], TOY_CARDS + 6);
    assert_int_equal(board_top(&b, TOY_PILE), 4);
    assert_int_equal(board_top(&b, TOY_ROW), CARD_NONE);
    assert_int_equal(board_find(&b, TOY_HAND, 7), 1);
    assert_int_equal(board_find(&b, TOY_HAND, 8), -1);
    assert_int_equal(board_zone_of(&b, 4), TOY_PILE);
    assert_int_equal(board_zone_of(&b, TOY_OPAL), TOY_GEMS + 1);
    assert_int_equal(board_zone_of(&b, 5), -1);
    assert_int_equal(b.draws[0], 5);
    assert_int_equal(b.draws[1], 1);
    assert_int_equal(b.shuffles[0], 0);
}

/* Cells as a list a zone, moved the long way round. */
struct lists {
    struct cell cell[TOY_ZONES][CELLS];
    int n[TOY_ZONES];
};

static struct cell out_of(struct lists *l, int zone, int index)
{
    const struct cell c = l->cell[zone][index];
    for (int i = index; i + 1 < l->n[zone]; i++)
        l->cell[zone][i] = l->cell[zone][i + 1];
    l->n[zone]--;
    return c;
}

static int into(struct lists *l, int zone, struct cell c)
{
    int at = l->n[zone]++;
    for (; game_zone_sorted(&toy_game, zone) && at > 0; at--) {
        const struct cell before = l->cell[zone][at - 1];
        if (before.face < c.face || (before.face == c.face && before.seen <= c.seen))
            break;
        l->cell[zone][at] = before;
    }
    l->cell[zone][at] = c;
    return at;
}

static void assert_lists(const struct board *b, const struct lists *l)
{
    for (int z = 0; z < TOY_ZONES; z++) {
        assert_int_equal(board_count(b, z), l->n[z]);
        if (l->n[z])
            assert_memory_equal(&b->cell[b->start[z]], l->cell[z],
                                (size_t)l->n[z] * sizeof(struct cell));
    }
    for (int i = b->start[ZONES]; i < CELLS; i++)
        assert_int_equal(b->cell[i].face | b->cell[i].seen, 0);
}

static void gather_both(struct board *b, struct lists *l, int from, int to)
{
    const struct event e = {.kind = EVENT_GATHER, .from = (uint8_t)from, .to = (uint8_t)to};
    board_reduce(b, &toy_game, &e);
    while (l->n[from]) {
        out_of(l, from, l->n[from] - 1);
        into(l, to, (struct cell){.face = CARD_HIDDEN});
    }
}

/* Any card, seen by anybody, to another zone or looked at where it lies. */
static void move_both(struct board *b, struct lists *l, struct rng *rng, int from, int to)
{
    const int index = rng_below(rng, l->n[from]);
    const struct cell c = l->cell[from][index];
    const bool show = rng_below(rng, 4) == 0;
    const card face = card_is_known(c.face) ? c.face : (card)rng_below(rng, 12);
    const seatmask seen = (seatmask)(rng_below(rng, 4) | (show ? 1 : 0));
    const struct event e = {.kind = show ? EVENT_SHOW : EVENT_MOVE,
                            .from = (uint8_t)from,
                            .to = (uint8_t)to,
                            .index = (uint8_t)index,
                            .face = face,
                            .seen = seen};
    const struct cell now = {.face = c.seen | seen ? face : (card)CARD_HIDDEN,
                             .seen = c.seen | seen};
    const int at = board_reduce(b, &toy_game, &e);
    if (show && !game_zone_sorted(&toy_game, from)) {
        l->cell[from][index] = now;
        assert_int_equal(at, index);
    } else {
        out_of(l, from, index);
        assert_int_equal(at, into(l, show ? from : to, now));
    }
}

/* Forward and back, within a zone, in and out of sorted ones and of the first and last: as if each
 * card were taken out and put in by itself. */
static void cards_go_from_zone_to_zone_as_if_one_by_one(void **state)
{
    (void)state;
    struct rng rng = rng_seed(11);
    for (int round = 0; round < 200; round++) {
        struct board b = table();
        struct lists l = {0};
        for (int z = 0; z < TOY_ZONES; z++)
            for (int i = 0; i < board_count(&b, z); i++)
                l.cell[z][l.n[z]++] = board_cell(&b, z, i);
        for (int step = 0; step < 60; step++) {
            const int from = rng_below(&rng, TOY_ZONES), to = rng_below(&rng, TOY_ZONES);
            if (from != to && game_zone_pack(&toy_game, to) != PACK_NONE && rng_below(&rng, 8) == 0)
                gather_both(&b, &l, from, to);
            else if (l.n[from])
                move_both(&b, &l, &rng, from, to);
            assert_lists(&b, &l);
        }
    }
}

static void events_say_where_the_card_lies(void **state)
{
    (void)state;
    struct board b = table();
    const struct event gift = {
        .kind = EVENT_MOVE, .from = TOY_HAND + 1, .to = TOY_HAND, .index = 0, .face = 0, .seen = 1};
    const struct event play = {.kind = EVENT_MOVE,
                               .from = TOY_HAND,
                               .to = TOY_ROW,
                               .index = 2,
                               .face = 7,
                               .seen = SEAT_ALL};
    const struct event show = {
        .kind = EVENT_SHOW, .from = TOY_HAND, .index = 1, .face = 2, .seen = SEAT_ALL};
    const struct event make = {
        .kind = EVENT_MAKE, .to = TOY_TOKENS, .face = TOY_TOKEN, .seen = SEAT_ALL};
    const struct event unmake = {
        .kind = EVENT_UNMAKE, .from = TOY_TOKENS, .index = 0, .face = TOY_TOKEN};
    assert_int_equal(board_reduce(&b, &toy_game, &gift), 0);
    assert_int_equal(board_cell(&b, TOY_HAND, 0).seen, 3);
    assert_int_equal(b.draws[0], 5); /* a known card asks nothing of chance */
    assert_int_equal(board_reduce(&b, &toy_game, &play), 0);
    assert_zone(&b, TOY_ROW, "7");
    assert_int_equal(board_reduce(&b, &toy_game, &show), 1);
    assert_int_equal(board_reduce(&b, &toy_game, &make), 0);
    assert_int_equal(board_reduce(&b, &toy_game, &make), 1);
    assert_int_equal(board_reduce(&b, &toy_game, &unmake), -1);
    assert_zone(&b, TOY_TOKENS, "t");
    assert_zone(&b, TOY_HAND, "029");
    assert_null(board_check(&b, &toy_game));
}

static void a_shuffle_forgets(void **state)
{
    (void)state;
    struct board b = table();
    const struct event gather = {.kind = EVENT_GATHER, .from = TOY_HAND, .to = TOY_PILE},
                       forget = {.kind = EVENT_FORGET, .from = TOY_PILE};
    board_reduce(&b, &toy_game, &gather);
    assert_zone(&b, TOY_HAND, "");
    assert_zone(&b, TOY_PILE, "???????4???");
    for (int i = 8; i < 11; i++)
        assert_int_equal(board_cell(&b, TOY_PILE, i).seen, 0);
    assert_int_equal(b.draws[0], 5);
    board_reduce(&b, &toy_game, &forget);
    assert_zone(&b, TOY_PILE, "???????????");
    assert_int_equal(board_cell(&b, TOY_PILE, 7).seen, 0);
    assert_int_equal(b.draws[0], 0);
    assert_int_equal(b.shuffles[0], 1);
    assert_int_equal(b.draws[1], 1);
    assert_int_equal(b.shuffles[1], 0);
    assert_null(board_check(&b, &toy_game));
}

static void numbers_and_envelopes(void **state)
{
    (void)state;
    struct board b = table();
    const struct event pay = {.kind = EVENT_PAY, .from = TOY_CHIPS, .to = TOY_POT, .amount = 7};
    const struct event refund = {
        .kind = EVENT_PAY, .from = TOY_CHIPS + 1, .to = TOY_POT, .amount = INT32_MIN + 40};
    const struct event open = {.kind = EVENT_OPEN, .index = 1, .seen = 4, .amount = -6},
                       empty = {.kind = EVENT_EMPTY, .index = 1};
    const struct event end = {.kind = EVENT_END};
    board_reduce(&b, &toy_game, &pay);
    assert_int_equal(b.num[TOY_CHIPS], 13);
    assert_int_equal(b.num[TOY_POT], 7);
    /* the widest payment that fits: no overflow on the way */
    board_reduce(&b, &toy_game, &refund);
    assert_int_equal(b.num[TOY_POT], 7 + INT32_MIN + 40);
    board_reduce(&b, &toy_game, &open);
    assert_int_equal(b.envelope[1].seen, 2 | 4);
    board_reduce(&b, &toy_game, &empty);
    assert_memory_equal(&b.envelope[1], &(struct envelope){0}, sizeof(struct envelope));
    board_reduce(&b, &toy_game, &end);
    assert_true(b.over && !b.waiting && !b.may);
}

static void a_seat_sees_its_own(void **state)
{
    (void)state;
    const struct board truth = table();
    struct board b;
    board_redact(&truth, &toy_game, 0, &b);
    assert_zone(&b, TOY_PILE, "????????");
    assert_int_equal(board_cell(&b, TOY_PILE, 7).seen, 2); /* who has looked is public */
    assert_zone(&b, TOY_HAND, "279");
    assert_zone(&b, TOY_HAND + 1, "?");
    assert_zone(&b, TOY_GEMS + 1, "?");
    assert_int_equal(b.envelope[0].amount, 5);
    assert_int_equal(b.envelope[1].amount, 0);
    assert_true(b.envelope[1].full);
    assert_null(board_check(&b, &toy_game));

    board_redact(&truth, &toy_game, 1, &b);
    assert_zone(&b, TOY_PILE, "???????4");
    assert_zone(&b, TOY_HAND,
                "9??"); /* known cards first, then hidden ones: no place tells which card it was */
    assert_int_equal(board_cell(&b, TOY_HAND, 0).seen, 3);
    assert_int_equal(b.envelope[1].amount, -6);
    assert_int_equal(b.viewer, 1);

    board_redact(&truth, &toy_game, SEAT_ONLOOKER, &b);
    assert_zone(&b, TOY_HAND, "???");
    assert_int_equal(board_cell(&b, TOY_HAND, 0).seen, 1); /* in the order of their masks */
    assert_int_equal(board_cell(&b, TOY_HAND, 2).seen, 3);
    assert_null(board_check(&b, &toy_game));

    /* open cards: what any seat sees, and nothing that nobody has seen */
    board_redact(&truth, &toy_game, SEAT_OPEN, &b);
    assert_int_equal(b.viewer, SEAT_OPEN);
    assert_zone(&b, TOY_HAND, "279");
    assert_zone(&b, TOY_PILE, "???????4");
    assert_int_equal(b.envelope[0].amount, 5);
    assert_int_equal(b.envelope[1].amount, -6);
    assert_null(board_check(&b, &toy_game));

    board_redact(&truth, &toy_game, SEAT_TRUTH, &b);
    assert_true(board_same(&b, &truth));
}

/* A pack may hold more of one face than of another. */
/* Cell by cell, however many there are: redacting takes several at a time. */
static void what_a_seat_sees_of_any_number_of_cards(void **state)
{
    (void)state;
    struct rng rng = rng_seed(20);
    for (int n = 0; n <= CELLS; n++) {
        struct board truth, seen;
        board_clear(&truth, 3);
        for (int i = 0; i < n; i++) {
            const seatmask mask = (seatmask)(rng_below(&rng, 2) ? rng_next(&rng) & SEAT_ALL : 0);
            truth.cell[i] = (struct cell){
                .face = mask ? (card)rng_below(&rng, CARD_FACES) : (card)CARD_HIDDEN, .seen = mask};
        }
        for (int z = TOY_ROW + 1; z <= ZONES; z++)
            truth.start[z] = (uint8_t)n;
        for (int i = 0; i < ENVELOPES; i++)
            truth.envelope[i] = (struct envelope){
                .seen = (seatmask)(rng_next(&rng) & SEAT_ALL), .full = 1, .amount = 1 + i};
        for (int v = 0; v <= 4; v++) {
            static const seat viewers[] = {0, 1, 2, SEAT_ONLOOKER, SEAT_OPEN};
            struct board plain = truth;
            plain.viewer = viewers[v];
            for (int i = 0; i < n; i++)
                if (!seat_in(viewers[v], truth.cell[i].seen))
                    plain.cell[i].face = CARD_HIDDEN;
            for (int i = 0; i < ENVELOPES; i++)
                if (!seat_in(viewers[v], truth.envelope[i].seen))
                    plain.envelope[i].amount = 0;
            memset(&seen, 0x5a, sizeof seen);
            board_redact(&truth, &toy_game, viewers[v], &seen);
            assert_memory_equal(&seen, &plain, sizeof plain);
        }
    }
}

static void an_uneven_pack(void **state)
{
    (void)state;
    static const uint8_t counts[TOY_JADE - TOY_RUBY + 1] = {[0] = 4, [TOY_JADE - TOY_RUBY] = 1};
    struct pack_spec packs[2] = {toy_game.packs[0], toy_game.packs[1]};
    packs[1].counts = counts;
    struct game g = toy_game;
    g.packs = packs;
    const struct rules r = rules_default(&g, 2, NULL);
    assert_int_equal(pack_size(&packs[0]), TOY_CARDS);
    assert_int_equal(pack_size(&packs[1]), 5);
    struct board b;
    card face[CELLS];
    board_clear(&b, 2);
    assert_int_equal(turn_candidates(&r, &b, 1, face), 5);
    assert_int_equal(face[3], TOY_RUBY);
    assert_int_equal(face[4], TOY_JADE);
    const struct event make = {
        .kind = EVENT_MAKE, .to = TOY_TOKENS, .face = TOY_RUBY, .seen = SEAT_ALL};
    board_reduce(&b, &g, &make);
    assert_int_equal(turn_candidates(&r, &b, 1, face), 4);
}

static void sorted_by_hand_as_by_events(void **state)
{
    (void)state;
    struct rng rng = rng_seed(1);
    for (int round = 0; round < 200; round++) {
        struct board b = table(), shuffled;
        shuffled = b;
        struct cell *c = &shuffled.cell[shuffled.start[TOY_HAND]];
        for (int i = 2; i > 0; i--) {
            const int k = rng_below(&rng, i + 1);
            const struct cell swap = c[i];
            c[i] = c[k];
            c[k] = swap;
        }
        board_sort(&shuffled, TOY_HAND);
        assert_true(board_same(&b, &shuffled));
    }
}

/* Each field, changed, gives another digest; what a digest leaves out is said here. */
static void a_digest_hears_every_field(void **state)
{
    (void)state;
    const struct board b = table();
    const uint64_t digest = board_digest(&b);
    struct board other;
#define CHANGED(change)                              \
    do {                                             \
        other = b;                                   \
        other.change;                                \
        assert_true(board_digest(&other) != digest); \
    } while (0)
    CHANGED(nseats = 3);
    CHANGED(phase = 0);
    CHANGED(over = 1);
    CHANGED(waiting = 2);
    CHANGED(may = 1);
    CHANGED(shuffles[0]++);
    CHANGED(shuffles[PACKS - 1]++);
    CHANGED(draws[0]++);
    CHANGED(draws[PACKS - 1]++);
    for (int i = 0; i < b.start[ZONES]; i++) {
        CHANGED(cell[i].face ^= 1);
        CHANGED(cell[i].seen ^= 1 << SEAT_ONLOOKER);
    }
    for (int i = 0; i < ENVELOPES; i++) {
        CHANGED(envelope[i].seen ^= 0x400);
        CHANGED(envelope[i].full ^= 1);
        CHANGED(envelope[i].amount ^= INT32_MIN);
    }
    for (int i = 0; i < NUMS; i++)
        for (int bit = 0; bit < 31; bit++)
            CHANGED(num[i] ^= 1 << bit);
    for (int z = TOY_PILE + 1; z < TOY_ZONES; z++) /* a card one zone further */
        if (board_count(&b, z))
            CHANGED(start[z]++);
    other = b;
    other.viewer = 1;
    assert_true(board_digest(&other) == digest);
    assert_true(digest_text("") == 0xcbf29ce484222325u);
    assert_true(digest_text("a") == 0xaf63dc4c8601ec8cu); /* the published vectors of FNV-1a */
    assert_true(digest_text("foobar") == 0x85944171f73967e8u);
}

static void the_check_finds(void **state)
{
    (void)state;
    struct board b, seats;
#define FINDS(sentence, change)                                    \
    do {                                                           \
        b = table();                                               \
        change;                                                    \
        assert_string_equal(board_check(&b, &toy_game), sentence); \
    } while (0)
    FINDS("a number of seats that the game does not have", b.nseats = 5);
    FINDS("a number of seats that the game does not have", b.nseats = 0);
    FINDS("zones do not fill the table", b.start[0] = 1);
    FINDS("zones do not fill the table", b.start[ZONES] = CELLS + 1);
    FINDS("zones overlap", b.start[TOY_HAND + 1] = 5);
    FINDS("a card lies in a zone without a name",
          for (int z = TOY_GEMS + 2; z <= ZONES - 1; z++) b.start[z]--);
    FINDS("a face and its mask do not agree", b.cell[0].seen = 1);
    FINDS("a face and its mask do not agree", b.cell[0].face = 5);
    FINDS("a face and its mask do not agree", b.cell[0].face = CARD_NONE);
    FINDS("a face and its mask do not agree", b.cell[b.start[TOY_HAND]].seen |= 0x800);
    FINDS("a sorted zone is not in order", b.cell[b.start[TOY_HAND]].face = 8);
    FINDS("a card of a pack lies there too often", b.cell[b.start[TOY_HAND] + 1].face = 2);
    FINDS("a pack is not whole", b.cell[b.start[TOY_HAND]].face = TOY_TOKEN;
          board_sort(&b, TOY_HAND));
    FINDS("something lies after the last card", b.cell[CELLS - 1].seen = 1);
    FINDS("something lies after the last card", b.cell[b.start[ZONES]].pad = 1);
    FINDS("something lies in no envelope", b.envelope[2].amount = 1);
    FINDS("something lies in no envelope", b.envelope[2].seen = 1);
    FINDS("something lies in no envelope", b.envelope[0].full = 2);
    FINDS("something lies in no envelope", b.envelope[0].pad = 1);
    FINDS("a number without a name is not 0", b.num[NUMS - 1] = 1);
    FINDS("somebody is waited for who does not sit here", b.waiting |= 4);
    FINDS("somebody is waited for who does not sit here", b.may |= 1 << SEAT_ONLOOKER);
    FINDS("a game that is over waits for somebody", b.over = 1);
    FINDS("nobody is waited for", b.waiting = 0);
    const struct board truth = table();
    board_redact(&truth, &toy_game, 0, &seats);
    seats.envelope[1].amount = -6;
    assert_string_equal(board_check(&seats, &toy_game), "a sealed number shows");
    board_redact(&truth, &toy_game, 0, &seats);
    seats.cell[seats.start[TOY_HAND + 1]].face = 0;
    assert_string_equal(board_check(&seats, &toy_game), "a face and its mask do not agree");
}

static void an_empty_table(void **state)
{
    (void)state;
    struct board b, zero;
    memset(&b, 0xff, sizeof b);
    board_clear(&b, SEATS);
    memset(&zero, 0, sizeof zero);
    zero.viewer = SEAT_TRUTH;
    zero.nseats = SEATS;
    assert_true(board_same(&b, &zero));
}

static void seats_and_masks(void **state)
{
    (void)state;
    assert_int_equal(seat_first(0), SEAT_NONE);
    assert_int_equal(seat_first(0x400), SEAT_ONLOOKER);
    assert_int_equal(seat_first(6), 1);
    assert_int_equal(seat_count(SEAT_ALL), SEATS + 1);
    assert_int_equal(seat_count(0), 0);
    assert_true(seat_in(SEAT_TRUTH, 0));
    assert_false(seat_in(SEAT_NONE, SEAT_ALL));
    assert_true(seat_in(SEAT_ONLOOKER, SEAT_ALL));
    assert_false(seat_in(1, 5));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(moves_keep_every_card),
        cmocka_unit_test(cards_go_from_zone_to_zone_as_if_one_by_one),
        cmocka_unit_test(events_say_where_the_card_lies),
        cmocka_unit_test(a_shuffle_forgets),
        cmocka_unit_test(numbers_and_envelopes),
        cmocka_unit_test(a_seat_sees_its_own),
        cmocka_unit_test(what_a_seat_sees_of_any_number_of_cards),
        cmocka_unit_test(an_uneven_pack),
        cmocka_unit_test(sorted_by_hand_as_by_events),
        cmocka_unit_test(a_digest_hears_every_field),
        cmocka_unit_test(the_check_finds),
        cmocka_unit_test(an_empty_table),
        cmocka_unit_test(seats_and_masks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
