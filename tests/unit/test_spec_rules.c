/* SPEC: what is printed on its cards, and which of them are played (SP-10, SP-11, SP-16, SP-20,
 * SP-21). */
#include "unit.h"

#include "games.h"
#include "holdem_table.h"
#include "i18n.h"
#include "match_inside.h"
#include "spec_words.h"

static struct rules spec_rules(int seats, const char *options)
{
    struct rules r = rules_default(games_find("spec"), seats, holdem_table_data());
    (void)options;
    return r;
}

/* SP-20. */
static void numbers_are_printed(void **state)
{
    (void)state;
    static const struct {
        int effect, number;
    } printed[] = {
        {SPEC_WIN_THE_BUTTON, 1}, {SPEC_BOTH_CARDS, 2},    {SPEC_FORCED_PASSIVE, 2},
        {SPEC_STRADDLE, 2},       {SPEC_CLAIRVOYANCE, 3},  {SPEC_HAND_SWAP, 4},
        {SPEC_UPGRADE, 5},        {SPEC_FLOP_EXCHANGE, 6}, {SPEC_TWICE, 7},
        {SPEC_NULLIFY, 8},        {SPEC_MEOW, 0},          {SPEC_TOAST, 0},
        {SPEC_FEELING_GOOD, 0},   {SPEC_ARM, 0},
    };
    for (unsigned i = 0; i < sizeof printed / sizeof *printed; i++)
        assert_int_equal(spec_number(printed[i].effect), printed[i].number);
}

/* SP-16, and the names that the cards have where the game comes from. */
static void families_and_names(void **state)
{
    (void)state;
    static const struct {
        int effect;
        enum spec_family of;
        const char *ja;
    } printed[] = {
        {SPEC_TWICE, SPEC_OF_BOARD, "Twice"},
        {SPEC_FLOP_EXCHANGE, SPEC_OF_BOARD, "フロップ交換"},
        {SPEC_STRADDLE, SPEC_OF_ACTION, "ストラドル"},
        {SPEC_FORCED_PASSIVE, SPEC_OF_ACTION, "強制パッシブ"},
        {SPEC_BOTH_CARDS, SPEC_OF_HAND, "手札使い切り"},
        {SPEC_HAND_SWAP, SPEC_OF_HAND, "ハンド交換"},
        {SPEC_CLAIRVOYANCE, SPEC_OF_HAND, "透視"},
        {SPEC_UPGRADE, SPEC_OF_HAND, "アップグレード"},
        {SPEC_NULLIFY, SPEC_OF_RULES, "効果カード無効化"},
        {SPEC_WIN_THE_BUTTON, SPEC_OF_RULES, "Win the button"},
        {SPEC_MEOW, SPEC_OF_FUN, "癒されたい「にゃん！」"},
        {SPEC_TOAST, SPEC_OF_FUN, "ディーラーと乾杯！"},
        {SPEC_FEELING_GOOD, SPEC_OF_FUN, "いい気分"},
        {SPEC_ARM, SPEC_OF_FUN, "肩も実力のうち"},
    };
    i18n_start();
    assert_true(i18n_switch("ja"));
    assert_int_equal(sizeof printed / sizeof *printed, SPEC_EFFECTS);
    for (unsigned i = 0; i < sizeof printed / sizeof *printed; i++) {
        assert_int_equal(spec_family(printed[i].effect), printed[i].of);
        assert_string_equal(spec_title(printed[i].effect), printed[i].ja);
        assert_int_equal(spec_family(printed[i].effect) == SPEC_OF_FUN,
                         printed[i].effect >= SPEC_NORMAL);
    }
    assert_true(i18n_switch("en"));
}

/* SP-21. */
static void one_only(void **state)
{
    (void)state;
    static const int one[] = {SPEC_TWICE,        SPEC_FLOP_EXCHANGE, SPEC_FORCED_PASSIVE,
                              SPEC_CLAIRVOYANCE, SPEC_NULLIFY,       SPEC_WIN_THE_BUTTON};
    static const int any[] = {SPEC_BOTH_CARDS, SPEC_HAND_SWAP, SPEC_UPGRADE,
                              SPEC_MEOW,       SPEC_TOAST,     SPEC_FEELING_GOOD};
    for (unsigned i = 0; i < sizeof one / sizeof *one; i++)
        assert_true(spec_one_only(one[i]));
    for (unsigned i = 0; i < sizeof any / sizeof *any; i++)
        assert_false(spec_one_only(any[i]));
    assert_true(spec_one_only(SPEC_STRADDLE) && spec_one_only(SPEC_ARM)); /* SP-33, SP-43 */
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
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_are_printed), cmocka_unit_test(families_and_names),
        cmocka_unit_test(one_only), cmocka_unit_test(kinds_join_with_the_levels)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
