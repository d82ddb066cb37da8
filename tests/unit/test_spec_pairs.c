/* SPEC: the order in which cards resolve, with every pair of cards that can stand in the same
 * window, and the same card by two and three seats (SP-15, SP-20 to SP-22, SP-26). What is expected
 * is worked out here from the printed numbers alone. */
#include "unit.h"

#include "spec_table.h"

#include <stdio.h>
#include <string.h>

/* As the ledger prints them; the fun cards resolve just before 8. */
struct printed {
    const char *name;
    int number;
    bool one, fun;
    int target;
};
enum {
    CLAIR,
    NULLIFY,
    MEOW,
    BOTH,
    PASSIVE,
    SWAP,
    UPGRADE,
    EXCHANGE,
    STRADDLE,
    BUTTON,
    GOOD,
    TOAST,
    KINDS
};
static const struct printed printed[KINDS] = {
    [CLAIR] = {"clairvoyance", 30, true, false, 1},
    [NULLIFY] = {"nullify", 80, true, false, 0},
    [MEOW] = {"meow", 75, false, true, 0},
    [BOTH] = {"both-cards", 20, false, false, 0},
    [PASSIVE] = {"forced-passive", 20, true, false, 0},
    [SWAP] = {"hand-swap", 40, false, false, 1},
    [UPGRADE] = {"upgrade", 50, false, false, 0},
    [EXCHANGE] = {"flop-exchange", 60, true, false, 0},
    [STRADDLE] = {"straddle", 20, true, false, 0},
    [BUTTON] = {"win-the-button", 10, true, false, 0},
    [GOOD] = {"feeling-good", 75, false, true, 0},
    [TOAST] = {"toast", 75, false, true, 0},
};

/* A window: the hand that leads there, what is played on the way, how many seats, who is early,
 * whose turn it is (0: nobody's) and what it does with no card to name. */
struct window {
    const char *hand, *way;
    int seats;
    const char *order;
    int actor;
    const char *stays;
};

struct named {
    int who, kind;
};

/* "held twice,clairvoyance twice twice; fun ...": everybody holds one card that has another window,
 * so that nobody is passed over. */
static void deal(char *out, const struct window *w, const struct named *named, int n)
{
    out += sprintf(out, "%s", w->hand);
    for (int fun = 0; fun < 2; fun++) {
        out += sprintf(out, "; %s", fun ? "fun" : "held");
        for (int s = 1; s <= w->seats; s++) {
            bool any = !fun;
            out += sprintf(out, fun ? " " : s > 4 ? " upgrade" : " twice");
            for (int i = 0; i < n; i++)
                if (named[i].who == s && printed[named[i].kind].fun == (fun == 1)) {
                    out += sprintf(out, "%s%s", any ? "," : "", printed[named[i].kind].name);
                    any = true;
                }
            if (!any)
                out += sprintf(out, "-");
        }
    }
}

static void says(char *out, int who, const struct window *w, const struct named *named, int n)
{
    bool any = false;
    for (int i = 0; i < n; i++) {
        if (named[i].who != who)
            continue;
        out += any ? 0 : sprintf(out, "%d declare", who);
        out += sprintf(out, " %s", printed[named[i].kind].name);
        if (printed[named[i].kind].target)
            out += sprintf(out, " %d", who % w->seats + 1);
        any = true;
    }
    if (!any)
        sprintf(out, "%d %s", who, who == w->actor ? w->stays : "no");
}

static int place(const struct window *w, int who)
{
    return (int)(strchr(w->order, '0' + who) - w->order);
}

static bool before(const struct window *w, const struct named *a, const struct named *b)
{
    if (printed[a->kind].number != printed[b->kind].number)
        return printed[a->kind].number < printed[b->kind].number;
    return place(w, a->who) < place(w, b->who);
}

/* What must lie there as used, in order, and whose card came back: the same one that takes effect
 * once. */
static void expected(const struct window *w, const struct named *named, int n, char *used,
                     int back[SEATS])
{
    struct named sorted[4];
    bool done[KINDS] = {false};
    for (int i = 0; i < n; i++) {
        int at = i;
        for (; at > 0 && before(w, &named[i], &sorted[at - 1]); at--)
            sorted[at] = sorted[at - 1];
        sorted[at] = named[i];
    }
    *used = 0;
    for (int i = 0; i < n; i++) {
        const struct printed *p = &printed[sorted[i].kind];
        if (p->one && done[sorted[i].kind])
            back[sorted[i].who]++;
        else
            used += sprintf(used, "%s%s", i ? "," : "", p->name);
        done[sorted[i].kind] = true;
    }
}

static void check(const struct window *w, const struct named *named, int n)
{
    char words[400], one[100], used[200];
    int back[SEATS] = {0};
    deal(words, w, named, n);
    struct match *m = spec_hand(words);
    if (w->way)
        spec_on(m, w->way);
    const seatmask asked = match_waiting(m);
    for (int s = 1; s <= w->seats; s++)
        if (seat_in(s - 1, asked)) {
            says(one, s, w, named, n);
            spec_do(m, one);
        }
    if (w->actor && !seat_in(w->actor - 1, asked)) {
        says(one, w->actor, w, named, n);
        spec_do(m, one);
    }
    expected(w, named, n, used, back);
    if (strcmp(used, poker_words_lies(m, SPEC_USED)) != 0)
        fail_msg("%s: used %s, not %s", words, poker_words_lies(m, SPEC_USED), used);
    const struct board *b = match_truth(m);
    for (int s = 1; s <= w->seats; s++) {
        assert_int_equal(board_count(b, SPEC_HELD + s - 1), 1 + back[s]);
        assert_int_equal(board_count(b, SPEC_FUN + s - 1), 0);
        assert_int_equal(board_count(b, SPEC_TABLE + s - 1), 0);
        if (back[s])
            assert_string_equal(poker_words_marks(m, SPEC_HELD + s - 1, 1), "all"); /* SP-15 */
    }
    match_free(m);
}

/* Every two cards, each by each seat that may name it. `own`: those only the actor has. */
static int all_pairs(const struct window *w, const int *kinds, int nkinds, const int *own, int nown)
{
    struct named can[40];
    int n = 0, pairs = 0;
    for (int s = 1; s <= w->seats; s++)
        for (int k = 0; k < nkinds + (s == w->actor ? nown : 0); k++)
            can[n++] = (struct named){s, k < nkinds ? kinds[k] : own[k - nkinds]};
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++)
            if (i != k) {
                check(w, (const struct named[]){can[i], can[k]}, 2);
                pairs++;
            }
    return pairs;
}

/* The same card by three seats. */
static void all_three(const struct window *w, const int *kinds, int nkinds)
{
    for (int k = 0; k < nkinds; k++)
        check(w, (const struct named[]){{2, kinds[k]}, {3, kinds[k]}, {1, kinds[k]}}, 3);
}

static const int any_turn[] = {CLAIR, NULLIFY, MEOW};

/* SP-20: before the flop seat 3 acts first, then 1, then 2; one player's own of one number go in
 * the order named. */
static void a_turn_before_the_flop(void **state)
{
    (void)state;
    static const int own[] = {BOTH, PASSIVE, SWAP, UPGRADE};
    const struct window w = {
        .hand = "stacks 1000 1000 1000", .seats = 3, .order = "312", .actor = 3, .stays = "call"};
    assert_int_equal(all_pairs(&w, any_turn, 3, own, 4), 13 * 12);
    all_three(&w, any_turn, 3);
}

/* SP-22: in the acting order of the round, whoever's turn it is. */
static void a_later_turn_before_the_flop(void **state)
{
    (void)state;
    static const int own[] = {BOTH, PASSIVE, SWAP, UPGRADE};
    const struct window w = {.hand = "stacks 1000 1000 1000",
                             .way = "3 call",
                             .seats = 3,
                             .order = "312",
                             .actor = 1,
                             .stays = "call"};
    all_pairs(&w, any_turn, 3, own, 4);
    all_three(&w, any_turn, 3);
}

static void a_turn_on_the_flop(void **state)
{
    (void)state;
    static const int own[] = {UPGRADE};
    const struct window w = {.hand = "stacks 1000 1000 1000; board 2c3c9h",
                             .way = "1 no,2 no,3 no",
                             .seats = 3,
                             .order = "123",
                             .actor = 1,
                             .stays = "check"};
    assert_int_equal(all_pairs(&w, any_turn, 3, own, 1), 10 * 9);
    all_three(&w, any_turn, 3);
}

/* On the turn: no card is the actor's alone. */
static void a_turn_on_the_turn(void **state)
{
    (void)state;
    const struct window w = {.hand = "stacks 1000 1000 1000; board 2c3c9h4d",
                             .seats = 3,
                             .order = "123",
                             .actor = 1,
                             .stays = "check"};
    all_pairs(&w, any_turn, 3, NULL, 0);
    all_three(&w, any_turn, 3);
}

static void the_flop_is_shown(void **state)
{
    (void)state;
    static const int kinds[] = {CLAIR, NULLIFY, EXCHANGE};
    const struct window w = {
        .hand = "stacks 1000 1000 1000; board 2c3c9h", .seats = 3, .order = "123"};
    assert_int_equal(all_pairs(&w, kinds, 3, NULL, 0), 9 * 8);
    all_three(&w, kinds, 3);
}

static void before_the_cards(void **state)
{
    (void)state;
    static const int kinds[] = {STRADDLE};
    const struct window w = {
        .hand = "stacks 1000 1000 1000 1000 1000", .seats = 5, .order = "12345"};
    all_pairs(&w, kinds, 1, NULL, 0);
    all_three(&w, kinds, 1);
}

/* SP-22: first left of the button of that hand. Everybody wins a part of a pot that the board
 * chops. */
static void the_pot_is_won(void **state)
{
    (void)state;
    static const int kinds[] = {BUTTON, GOOD, TOAST};
    const struct window w = {.hand = "stacks 1000 1000 1000; hole 2c3d 2d3c 2h3h; board AsKsQsJsTs",
                             .way = "1 check,2 check,3 check",
                             .seats = 3,
                             .order = "123"};
    assert_int_equal(all_pairs(&w, kinds, 3, NULL, 0), 9 * 8);
    all_three(&w, kinds, 3);
}

/* ---- what the order means for the hands */

/* Clairvoyance (3) sees the hand that was there before a swap (4) and before the third card (5),
 * and the eye follows what it has seen. */
static void seen_before_it_is_swapped(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held clairvoyance - "
                                "upgrade,hand-swap; next 2c");
    spec_do(m, "1 declare clairvoyance 3,3 declare upgrade hand-swap 2");
    assert_string_equal(poker_words_lies(m, SPEC_USED), "clairvoyance,hand-swap,upgrade");
    assert_string_equal(poker_words_lies(m, HOLDEM_HAND + 2), "QsTs2c");
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND + 1),
                        "9sJs"); /* gone there with what seat 1 saw */
    assert_string_equal(poker_words_sees(m, 1, HOLDEM_HAND + 2), "??????");
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND + 2), "QsTs??");
    match_free(m);
}

/* Nullify (8) comes last: whatever was declared with it works, and from then on nobody is asked. */
static void nullify_comes_last(void **state)
{
    (void)state;
    struct match *m = spec_hand("stacks 1000 1000 1000; hole AsKs QsTs Js9s; held nullify,twice "
                                "clairvoyance,twice upgrade,both-cards; fun meow - -; next 2c");
    spec_do(m, "1 declare nullify meow,2 declare clairvoyance 3,3 declare upgrade both-cards");
    assert_string_equal(poker_words_lies(m, SPEC_USED),
                        "both-cards,clairvoyance,upgrade,meow,nullify");
    assert_string_equal(spec_asked(m), "3");
    assert_string_equal(poker_words_sees(m, 2, HOLDEM_HAND + 2), "Js9s??");
    assert_int_equal(match_truth(m)->num[SPEC_MEOWING], 7);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_turn_before_the_flop), cmocka_unit_test(a_later_turn_before_the_flop),
        cmocka_unit_test(a_turn_on_the_flop),     cmocka_unit_test(a_turn_on_the_turn),
        cmocka_unit_test(the_flop_is_shown),      cmocka_unit_test(before_the_cards),
        cmocka_unit_test(the_pot_is_won),         cmocka_unit_test(seen_before_it_is_swapped),
        cmocka_unit_test(nullify_comes_last),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
