/* Figures of a match: hands played by words, whose counts can be checked by hand (the definitions:
 * stats_poker.h), rounds of Upcolor, duels of Ace of Spades. */
#include "unit.h"

#include "ace_table.h"
#include "stats_ace.h"
#include "stats_poker.h"
#include "stats_upcolor.h"
#include "game_folder.h"
#include "holdem_table.h"
#include "power_up_table.h"
#include "spec_table.h"
#include "strbuf.h"
#include "upcolor_table.h"

#include <string.h>

static struct match_stats figures;

/* Of a seat, from 1; the hand goes on to the next one after its end, which is not counted. */
static const int32_t *of(const struct match *m, int seat_from_1)
{
    const struct stats_fold *fold = stats_fold(match_rules(m)->game->id);
    assert_non_null(fold);
    fold->read(m, (seat)(seat_from_1 - 1), &figures);
    return figures.count;
}

static struct match *hand(const char *words, const char *actions)
{
    struct match *m = holdem_hand(words);
    holdem_do(m, actions);
    return m;
}

static void starting_hands(void **state)
{
    char name[4];
    bool seen[POKER_CLASSES] = {false};
    int combinations[POKER_CLASSES] = {0};
    (void)state;
    assert_int_equal(poker_class(card_of(RANK_A, SUIT_SPADES), card_of(RANK_A, SUIT_CLUBS)), 0);
    poker_class_name(poker_class(card_of(RANK_9, SUIT_SPADES), card_of(RANK_10, SUIT_CLUBS)), name);
    assert_string_equal(name, "T9o");
    poker_class_name(poker_class(card_of(RANK_2, SUIT_HEARTS), card_of(RANK_K, SUIT_HEARTS)), name);
    assert_string_equal(name, "K2s");
    poker_class_name(poker_class(card_of(RANK_2, SUIT_HEARTS), card_of(RANK_2, SUIT_CLUBS)), name);
    assert_string_equal(name, "22");
    for (card a = 0; a < 52; a++)
        for (card b = 0; b < a; b++) {
            const int cls = poker_class(a, b);
            assert_in_range(cls, 0, POKER_CLASSES - 1);
            assert_int_equal(cls, poker_class(b, a));
            seen[cls] = true;
            combinations[cls]++;
        }
    for (int i = 0; i < POKER_CLASSES; i++) {
        assert_true(seen[i]);
        poker_class_name(i, name);
        assert_int_equal(combinations[i], name[2] == 's' ? 4 : name[2] == 'o' ? 12 : 6);
    }
}

/* Everybody folds to the big blind: a hand, won, but no chance to put chips in. */
static void a_walk(void **state)
{
    struct match *m = hand("stacks 1000 1000 1000", "3 fold, 1 fold");
    const int32_t *n;
    (void)state;
    n = of(m, 2);
    assert_int_equal(n[POKER_HANDS], 1);
    assert_int_equal(n[POKER_WALKS], 1);
    assert_int_equal(n[POKER_WON], 1);
    assert_int_equal(n[POKER_VPIP], 0);
    n = of(m, 1);
    assert_int_equal(n[POKER_HANDS], 1);
    assert_int_equal(n[POKER_WALKS], 0);
    assert_int_equal(n[POKER_WON], 0);
    match_free(m);
}

/* The big blind's check is no chip of own will; a call of the small blind is one; both see the flop
 * and the showdown. */
static void a_blinds_check(void **state)
{
    struct match *m = hand("stacks 1000 1000 1000; hole AcAd 7s2h KhQh; board 2c2d9h5s8c",
                           "3 call, 1 call, 2 check, 1 check, 2 check, 3 check, 1 check, 2 check, "
                           "3 check, 1 check, 2 check, 3 check");
    const int32_t *n;
    (void)state;
    n = of(m, 2);
    assert_int_equal(n[POKER_VPIP], 0);
    assert_int_equal(n[POKER_WALKS], 0);
    assert_int_equal(n[POKER_FLOPS], 1);
    assert_int_equal(n[POKER_SHOWDOWNS], 1);
    assert_int_equal(n[POKER_SHOWDOWNS_WON], 1);
    assert_int_equal(n[POKER_AGGRESSIVE] + n[POKER_CALLS], 0);
    assert_int_equal(n[POKER_LARGEST], 300);
    assert_int_equal(
        n[POKER_DEALT + poker_class(card_of(RANK_7, SUIT_SPADES), card_of(RANK_2, SUIT_HEARTS))],
        1);
    assert_int_equal(
        n[POKER_PLAYED + poker_class(card_of(RANK_7, SUIT_SPADES), card_of(RANK_2, SUIT_HEARTS))],
        0);
    n = of(m, 1);
    assert_int_equal(n[POKER_VPIP], 1);
    assert_int_equal(n[POKER_PFR], 0);
    assert_int_equal(n[POKER_SHOWDOWNS], 1);
    assert_int_equal(n[POKER_SHOWDOWNS_WON], 0);
    assert_int_equal(n[POKER_DEALT], 1); /* aces */
    assert_int_equal(n[POKER_PLAYED], 1);
    assert_int_equal(n[POKER_CLASS_WON], 0);
    match_free(m);
}

/* A raise, a raise of it, a fold: who had the chance to raise a raise again, and who did. */
static void three_bets(void **state)
{
    struct match *m = hand("stacks 2000 2000 2000 2000",
                           "3 raise 300, 4 call, 1 fold, 2 raise 900, 3 fold, 4 fold");
    static const int chances[] = {1, 1, 0, 1}, made[] = {0, 1, 0, 0}, vpip[] = {0, 1, 1, 1},
                     pfr[] = {0, 1, 1, 0};
    (void)state;
    for (int s = 1; s <= 4; s++) {
        const int32_t *n = of(m, s);
        assert_int_equal(n[POKER_3BET_CHANCES], chances[s - 1]);
        assert_int_equal(n[POKER_3BET], made[s - 1]);
        assert_int_equal(n[POKER_VPIP], vpip[s - 1]);
        assert_int_equal(n[POKER_PFR], pfr[s - 1]);
        assert_int_equal(n[POKER_FLOPS], 0);
    }
    match_free(m);
}

/* Where a call takes the whole stack, or nobody is left who could answer, raising is no chance. A
 * 4-bet is no 3-bet, and the first raiser has no chance. */
static void chances_that_are_none(void **state)
{
    struct match *m =
        hand("stacks 400 1500 1500", "3 raise 500, 1 fold, 2 raise 1200, 3 raise 1500, 2 call");
    (void)state;
    assert_int_equal(of(m, 1)[POKER_3BET_CHANCES], 0); /* 350 behind, 450 to call */
    assert_int_equal(of(m, 2)[POKER_3BET_CHANCES], 1);
    assert_int_equal(of(m, 2)[POKER_3BET], 1);
    assert_int_equal(of(m, 3)[POKER_3BET_CHANCES], 0);
    assert_int_equal(of(m, 3)[POKER_3BET], 0);
    match_free(m);
    m = hand("stacks 1000 1500", "2 raise 1500, 1 fold"); /* heads-up: 1 is the big blind */
    assert_int_equal(of(m, 1)[POKER_3BET_CHANCES], 0);
    assert_int_equal(of(m, 1)[POKER_WALKS], 0);
    match_free(m);
}

/* All-in before the flop: the flop is seen, the showdown reached. */
static void all_in_before_the_flop(void **state)
{
    struct match *m =
        hand("stacks 1000 1000; hole AcAd KcKd; board 2h5d9hJs8c", "2 raise 1000, 1 call");
    const int32_t *n;
    (void)state;
    n = of(m, 1);
    assert_int_equal(n[POKER_HANDS], 1);
    assert_int_equal(n[POKER_VPIP], 1);
    assert_int_equal(n[POKER_PFR], 0);
    assert_int_equal(n[POKER_FLOPS], 1);
    assert_int_equal(n[POKER_SHOWDOWNS], 1);
    assert_int_equal(n[POKER_SHOWDOWNS_WON], 1);
    assert_int_equal(n[POKER_ALL_INS], 1);
    assert_int_equal(n[POKER_LARGEST], 2000);
    assert_int_equal(n[POKER_TOURNAMENTS], 1);
    assert_int_equal(n[POKER_PLACE], 1);
    assert_int_equal(figures.points, 2);
    assert_int_equal(figures.point[0], 500);
    assert_int_equal(figures.point[1], 1000);
    n = of(m, 2);
    assert_int_equal(n[POKER_PFR], 1);
    assert_int_equal(n[POKER_PLACE + 1], 1);
    assert_int_equal(n[POKER_PLACES], 2);
    assert_int_equal(n[POKER_OPPONENTS], 1);
    assert_int_equal(figures.point[1], 0);
    match_free(m);
}

/* After the flop: bets and raises over calls; checks and folds are neither, and nothing before the
 * flop counts. */
static void aggression(void **state)
{
    struct match *m = hand("stacks 5000 5000 5000; board 2h5d9hJs8c",
                           "3 raise 300, 1 call, 2 call, 1 bet 200, 2 call, 3 raise 600, 1 call, 2 "
                           "fold, 1 check, 3 bet 500, 1 call, 1 bet 800, 3 fold");
    const int32_t *n;
    (void)state;
    n = of(m, 1);
    assert_int_equal(n[POKER_AGGRESSIVE], 2);
    assert_int_equal(n[POKER_CALLS], 2);
    assert_int_equal(n[POKER_FLOPS], 1);
    assert_int_equal(n[POKER_SHOWDOWNS], 0);
    assert_int_equal(n[POKER_WON], 1);
    n = of(m, 2);
    assert_int_equal(n[POKER_AGGRESSIVE], 0);
    assert_int_equal(n[POKER_CALLS], 1);
    n = of(m, 3);
    assert_int_equal(n[POKER_AGGRESSIVE], 2);
    assert_int_equal(n[POKER_CALLS], 0);
    match_free(m);
}

/* A hand that has not ended is no hand yet, and a seat sees no hole cards but its own. */
static void nothing_yet(void **state)
{
    struct match *m = hand("stacks 1000 1000 1000; hole AcAd 7s2h KhQh", "3 call");
    (void)state;
    assert_false(stats_fold("holdem")->read(m, 2, &figures));
    for (int i = 0; i < POKER_COUNTS; i++)
        assert_int_equal(figures.count[i], 0);
    match_free(m);
}

static void powers(void **state)
{
    struct match *m =
        power_up_hand("stacks 1500 1500 1500; held deploy emp -; board QhJhTh; next 2c");
    const int32_t *n;
    (void)state;
    power_up_do(m, "1 play deploy, 1 check, 2 play emp, 2 bet 100, 3 fold, 1 fold");
    n = of(m, 2);
    assert_int_equal(n[POKER_USED + POWER_EMP], 1);
    assert_int_equal(n[POKER_USED + POWER_DEPLOY], 0);
    assert_int_equal(n[POKER_USED_HANDS + POWER_EMP], 1);
    assert_int_equal(n[POKER_USED_WON + POWER_EMP], 1);
    n = of(m, 1);
    assert_int_equal(n[POKER_USED + POWER_DEPLOY], 1);
    assert_int_equal(n[POKER_USED_HANDS + POWER_DEPLOY], 1);
    assert_int_equal(n[POKER_USED_WON + POWER_DEPLOY], 0);
    match_free(m);
}

static void effects(void **state)
{
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held clairvoyance "
                                "upgrade -; options effects=1023");
    (void)state;
    spec_do(m, "1 declare clairvoyance 3,2 no");
    spec_do(m, "3 raise 300"); /* not heard, for a card was declared */
    spec_on(m, "3 call,1 raise 400,2 fold,3 fold");
    assert_int_equal(of(m, 3)[POKER_PFR], 0);
    assert_int_equal(of(m, 3)[POKER_VPIP], 1);
    assert_int_equal(of(m, 1)[POKER_PFR], 1);
    assert_int_equal(of(m, 1)[POKER_3BET], 0);
    assert_int_equal(of(m, 1)[POKER_USED + SPEC_CLAIRVOYANCE], 1);
    assert_int_equal(of(m, 1)[POKER_USED_HANDS + SPEC_CLAIRVOYANCE], of(m, 1)[POKER_HANDS]);
    assert_int_equal(of(m, 1)[POKER_USED_WON + SPEC_CLAIRVOYANCE], 1);
    assert_int_equal(of(m, 2)[POKER_USED + SPEC_UPGRADE], 0);
    assert_int_equal(of(m, 2)[POKER_USED + SPEC_CLAIRVOYANCE], 0);
    match_free(m);
}

/* A whole game of four rounds: what the ledger on the board says, counted from the events. */
static void rounds_of_upcolor(void **state)
{
    (void)state;
    for (uint64_t deal = 1; deal <= 12; deal++) {
        struct match *m = upcolor_table(4, "games=1", NULL);
        int rounds = 0, penalties = 0;
        while (!match_over(m) && upcolor_table_round(m, deal * 100 + (uint64_t)rounds))
            rounds++;
        assert_true(match_over(m));
        int won = 0, lost_left = 0, shares = 0;
        int32_t paid = 0;
        for (int s = 1; s <= 4; s++) {
            const int32_t *n = of(m, s);
            assert_int_equal(n[UP_ROUNDS], 4);
            assert_int_equal(n[UP_GAMES], 1);
            assert_int_equal(n[UP_SESSIONS], 1);
            won += n[UP_ROUNDS_WON];
            shares += n[UP_SHARES];
            paid += n[UP_PAID];
            penalties += n[UP_PENALTIES];
            int left = 0, lost = 0;
            for (int i = 0; i <= UP_LEFT_MOST; i++) {
                left += i * n[UP_LEFT + i];
                lost += n[UP_LEFT + i];
            }
            assert_int_equal(lost, n[UP_ROUNDS] - n[UP_ROUNDS_WON]);
            if (n[UP_LEFT + UP_LEFT_MOST] == 0)
                assert_int_equal(left, n[UP_CARDS_LEFT]);
            lost_left += left;
            assert_int_equal(figures.points, 2);
            assert_int_equal(figures.point[0], 0);
        }
        assert_int_equal(won, 4);
        assert_true(lost_left > 0);
        int shares_of_ledger = 0;
        int32_t paid_of_ledger = 0;
        for (int r = 0; r < UPCOLOR_ROUNDS; r++) {
            shares_of_ledger += upcolor_table_num(m, UPCOLOR_ROUND_PAID + r) > 0;
            paid_of_ledger += upcolor_table_num(m, UPCOLOR_ROUND_PAID + r);
        }
        assert_int_equal(shares, shares_of_ledger);
        assert_int_equal(paid, paid_of_ledger);
        assert_int_equal(penalties, upcolor_table_heard(m, UPCOLOR_WHY_PENALTY, NULL));
        match_free(m);
    }
}

/* Text and back: the same to the last count; one byte changed anywhere, and it is no line. */
static void lines(void **state)
{
    struct match *m =
        hand("stacks 1000 1000; hole AcAd KcKd; board 2h5d9hJs8c", "2 raise 1000, 1 call");
    const struct stats_fold *fold = stats_fold("holdem");
    struct match_stats again;
    struct strbuf line = STRBUF_EMPTY;
    (void)state;
    of(m, 1);
    stats_write(fold, "holdem:1", &figures, &line);
    assert_true(stats_parse(fold, "holdem:1", strbuf_text(&line), &again));
    assert_memory_equal(&again, &figures, sizeof again);
    assert_false(stats_parse(fold, "holdem:2", strbuf_text(&line), &again));
    for (size_t i = 0; i < line.length; i++) {
        const char was = line.text[i];
        line.text[i] = was == '7' ? '8' : '7';
        assert_false(stats_parse(fold, "holdem:1", strbuf_text(&line), &again));
        line.text[i] = '\0';
        assert_false(stats_parse(fold, "holdem:1", strbuf_text(&line), &again));
        line.text[i] = was;
    }
    const struct stats_fold later = {.game = fold->game,
                                     .version = fold->version + 1,
                                     .counts = fold->counts,
                                     .kind = fold->kind,
                                     .word = fold->word,
                                     .read = fold->read};
    assert_false(stats_parse(&later, "holdem:1", strbuf_text(&line), &again));
    strbuf_free(&line);
    match_free(m);
}

/* Every count has a word of its own. */
static void words(void **state)
{
    (void)state;
    for (int g = 0; stats_game(g); g++) {
        const struct stats_fold *fold = stats_fold(stats_game(g));
        const struct folder_things *counted = game_folder(fold->game)->things;
        const int things = counted ? counted->n : 0, poker = fold->counts == POKER_COUNTS;
        char word[STATS_COUNTS][STATS_WORD];
        for (int i = 0; i < fold->counts; i++) {
            word[i][0] = '\0';
            if (poker && i >= POKER_USED && (i - POKER_USED) % POKER_THINGS >= things)
                continue;
            fold->word(i, word[i]);
            assert_true(word[i][0] != '\0');
            for (int k = 0; k < i; k++)
                assert_string_not_equal(word[i], word[k]);
        }
    }
    assert_null(stats_fold("kuhn"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starting_hands),
        cmocka_unit_test(a_walk),
        cmocka_unit_test(a_blinds_check),
        cmocka_unit_test(three_bets),
        cmocka_unit_test(chances_that_are_none),
        cmocka_unit_test(all_in_before_the_flop),
        cmocka_unit_test(aggression),
        cmocka_unit_test(nothing_yet),
        cmocka_unit_test(powers),
        cmocka_unit_test(effects),
        cmocka_unit_test(rounds_of_upcolor),
        cmocka_unit_test(lines),
        cmocka_unit_test(words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
