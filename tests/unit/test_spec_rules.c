/* SPEC: what its cards do, and when they may (SP-…). Seats are counted from 0 here. */
#include "unit.h"

#include "games.h"
#include "holdem_table.h"
#include "match_inside.h"
#include "spec_names.h"

#include <stdio.h>

static struct rules spec_rules(int seats, const char *options)
{
    struct rules r = rules_default(games_find("spec"), seats, holdem_table_data(), 0);
    (void)options;
    return r;
}

static void numbers_are_printed(void **state)
{
    (void)state;
    /* SP-20, SP-16 */
    static const struct { int effect, number; } printed[] = {
        {SPEC_WIN_THE_BUTTON, 1}, {SPEC_BOTH_CARDS, 2}, {SPEC_FORCED_PASSIVE, 2}, {SPEC_STRADDLE, 2}, {SPEC_CLAIRVOYANCE, 3}, {SPEC_HAND_SWAP, 4},
        {SPEC_UPGRADE, 5}, {SPEC_FLOP_EXCHANGE, 6}, {SPEC_TWICE, 7}, {SPEC_NULLIFY, 8}, {SPEC_MEOW, 0}, {SPEC_TOAST, 0}, {SPEC_FEELING_GOOD, 0}, {SPEC_ARM, 0},
    };
    for (unsigned i = 0; i < sizeof printed / sizeof *printed; i++)
        assert_int_equal(spec_number(printed[i].effect), printed[i].number);
}

static void kinds_join_with_the_levels(void **state)
{
    (void)state;
    struct rules r = spec_rules(6, NULL);
    assert_int_equal(spec_dealt(&r, 0), (1 << SPEC_NORMAL) - 1);
    r.option[SPEC_JOIN] = 3;
    for (int level = 0; level < 10; level++)
        assert_int_equal(seat_count(spec_dealt(&r, level)), level < 7 ? 3 + level : 10);
    r.option[SPEC_LIST] = 0;
    assert_int_equal(spec_dealt(&r, 0), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(numbers_are_printed), cmocka_unit_test(kinds_join_with_the_levels)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
