/* Chances beside two boards (spec_odds.c): they are told when the hands of all who are in the pot
 * lie open for everybody, and before that to nobody, whatever cards somebody else can see. */
#include "unit.h"

#include "match_inside.h"
#include "spec_moments.h"
#include "spec_table.h"

#include <stdio.h>

struct tally {
    int told, kept;
};

static bool all_lie_open(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        for (int i = 0; b->num[HOLDEM_LIVE] >> s & 1 && i < HOLDEM_HOLE_CARDS; i++)
            if (board_cell(b, HOLDEM_HAND + s, i).seen != SEAT_ALL)
                return false;
    return true;
}

/* At each moment of a hand, as who sees every card sees it. */
static void at_each_moment(const struct match *m, struct tally *n)
{
    for (int e = 0; e < match_heard_count(m); e++) {
        struct board b;
        match_board_before(m, SEAT_OPEN, e, &b);
        if (board_count(&b, HOLDEM_BOARD) < 3 || seat_count((seatmask)b.num[HOLDEM_LIVE]) < 2 ||
            board_count(&b, HOLDEM_HAND + seat_first((seatmask)b.num[HOLDEM_LIVE])) != 2)
            continue;
        const struct spec_odds o = spec_odds_of(&b, 0);
        int sum = o.split;
        for (int s = 0; s < b.nseats; s++)
            sum += o.chance[s];
        if (all_lie_open(&b)) {
            n->told++;
            assert_in_range(sum, 98, 102); /* rounded */
        } else {
            n->kept++;
            assert_int_equal(o.split, -1);
        }
    }
}

static void test_chances_are_told_of_open_hands_alone(void **state)
{
    (void)state;
    struct tally n = {0};
    struct match *m = spec_hand(
        "stacks 300 600 600; hole AsAd KsKd QsQd; held - - twice; next 2c3c4h7d9c Qc2h3d8hJd");
    spec_do(m, "3 raise 600 twice,1 call,2 call");
    at_each_moment(m, &n);
    match_free(m);
    m = spec_hand("stacks 1000 1000 300; hole AsAd KsKd QsQd; held - - twice; "
                  "options reentries=0; next 2c3c4h 7d9c QcJh");
    spec_do(m, "3 raise 300 twice,1 call,2 call,1 bet 700,2 call");
    at_each_moment(m, &n);
    match_free(m);
    printf("told at %d moments, kept at %d\n", n.told, n.kept);
    assert_true(n.told > 10 && n.kept > 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_chances_are_told_of_open_hands_alone),
    };
    return cmocka_run_group_tests_name("spec odds", tests, NULL, NULL);
}
