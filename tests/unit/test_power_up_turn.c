/* When a power may be played and what that does to the turn (PU-20 to PU-28), and the freeze of an
 * all-in (PU-30 to PU-33). */
#include "unit.h"

#include "power_up_table.h"
#include "rng.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return holdem_num(m, n); }
static int count(const struct match *m, int zone) { return board_count(match_truth(m), zone); }

static void PU_20_in_the_own_turn_any_number_before_the_poker_action(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; held deploy,intel,x-ray deploy; board 2h3h4h; next 5c6c");
    assert_int_equal(power_up_try(m, "2 play deploy"), REASON_NOT_NOW);
    power_up_do(m, "1 play deploy, 1 play intel, 1 play x-ray"); /* one after the other */
    assert_int_equal(holdem_asked(m), 1);
    power_up_do(m, "1 check"); /* ends the turn */
    assert_int_equal(holdem_asked(m), 2);
    match_free(m);
}

static void PU_21_a_power_is_no_poker_action(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held deploy deploy -; board 2h3h4h");
    power_up_do(m, "1 bet 200");
    char before[120];
    snprintf(before, sizeof before, "%s", holdem_may(m));
    power_up_do(m, "2 play deploy");
    assert_int_equal(num(m, HOLDEM_ACTED), 1); /* does not count as having acted */
    assert_int_equal(num(m, HOLDEM_TO_MATCH), 200);
    assert_int_equal(num(m, HOLDEM_RAISE), 200); /* changes no bet size */
    assert_int_equal(strncmp(holdem_may(m), before, strlen(holdem_may(m))), 0);
    power_up_do(m, "2 call, 3 call");
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_TURN); /* and opens nothing */
    match_free(m);
    /* An all-in that was no full raise reopens nothing, powers or not (NL-12). */
    m = power_up_hand("stacks 1500 1500 250; held deploy deploy -; board 2h3h4h");
    power_up_do(m, "1 bet 200, 2 call, 3 raise 250, 1 play deploy");
    assert_int_equal(holdem_no_raise(m), HOLDEM_NOT_REOPENED);
    power_up_do(m, "1 call, 2 play deploy");
    assert_int_equal(holdem_no_raise(m), HOLDEM_NOT_REOPENED);
    match_free(m);
}

static void PU_22_a_power_resolves_completely_first(void **state)
{
    (void)state;
    static const struct {
        const char *power, *choice;
    } looks[] = {{"scanner", "1 throw"}, {"engineer", "1 next #2"}, {"upgrade", "1 discard #1"}};
    for (int i = 0; i < 3; i++) {
        char words[200], play[40];
        snprintf(words, sizeof words, "stacks 1500 1500; held %s,deploy; board 2h3h4h",
                 looks[i].power);
        struct match *m = power_up_hand(words);
        snprintf(play, sizeof play, "1 play %s", looks[i].power);
        power_up_do(m, play);
        assert_int_not_equal(num(m, POWER_UP_CHOOSING), 0);
        assert_int_equal(power_up_try(m, "1 play deploy"), REASON_NOT_NOW);
        assert_int_equal(power_up_try(m, "1 check"), REASON_NOT_NOW);
        assert_int_equal(power_up_try(m, "1 fold"), REASON_NOT_NOW);
        assert_int_equal(power_up_try(m, "2 check"), REASON_NOT_NOW); /* and nobody answers it */
        power_up_do(m, looks[i].choice);
        assert_int_equal(num(m, POWER_UP_CHOOSING), 0);
        assert_int_equal(count(m, HOLDEM_HAND), 2);
        power_up_do(m, "1 play deploy, 1 check");
        match_free(m);
    }
}

static void PU_23_it_leaves_and_is_paid_with_its_targets(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500; held disintegrate,reload,scanner; energy 15; board 2h3h4h");
    assert_int_equal(power_up_try(m, "1 play disintegrate"),
                     REASON_PICK); /* without a target nothing is played */
    assert_int_equal(power_up_try(m, "1 play reload"), REASON_PICK);
    assert_int_equal(power_up_try(m, "1 play disintegrate #0 #1"), REASON_PICK);
    assert_int_equal(num(m, POWER_UP_ENERGY), 15);
    power_up_do(m, "1 play disintegrate #0");
    assert_int_equal(num(m, POWER_UP_ENERGY), 11);
    assert_string_equal(power_up_lies(m, POWER_UP_HELD), "reload,scanner");
    assert_string_equal(power_up_lies(m, POWER_UP_PLAYED), "disintegrate");
    power_up_do(m, "1 play scanner");
    assert_int_equal(num(m, POWER_UP_ENERGY), 7);
    power_up_do(m, "1 keep"); /* what a look leaves to choose costs nothing */
    assert_int_equal(num(m, POWER_UP_ENERGY), 7);
    match_free(m);
}

static void least_is(const struct match *m, const char *verb, int picks, int pick)
{
    struct action a;
    struct view v;
    match_view(m, (seat)(holdem_asked(m) - 1), &v);
    assert_true(rules_least(&v.rules, &v.board, v.me, &a));
    assert_string_equal(v.rules.game->verbs[a.kind], verb);
    assert_int_equal(a.n, picks);
    if (picks)
        assert_int_equal(a.pick[0], pick);
}

static void PU_24_when_time_is_up(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held scanner,engineer,upgrade reload; "
                                    "energy 15; board 2h3h4h; next 2c3c4c *1");
    least_is(m, "check", 0, 0);
    power_up_do(m, "1 play scanner");
    least_is(m, "keep", 0, 0);
    power_up_do(m, "1 keep, 1 play engineer");
    least_is(m, "next", 1, 0); /* the deck's top card */
    power_up_do(m, "1 next #0, 1 play upgrade");
    least_is(m, "discard", 1, 0); /* the new card */
    struct view v;
    match_view(m, 0, &v);
    assert_int_equal(v.choices.n, 1);
    assert_int_equal(v.choices.choice[0].zone, POWER_UP_FAN);
    assert_int_equal(v.choices.choice[0].zone2, HOLDEM_HAND);
    power_up_do(m, "1 discard #0");
    assert_string_equal(power_up_lies(m, HOLDEM_HAND), "AsKs");
    least_is(m, "check", 0, 0);
    power_up_do(m, "1 bet 100");
    least_is(m, "fold", 0, 0);
    match_free(m);
}

static void PU_25_folded_and_all_in_players_have_no_powers(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 100 1500; held deploy deploy deploy; board 2h3h4h");
    power_up_do(m, "1 bet 100, 2 call");
    assert_int_equal(power_up_try(m, "2 play deploy"), REASON_NOT_NOW); /* all-in */
    power_up_do(m, "3 play deploy"); /* facing an all-in: a turn as any */
    power_up_do(m, "3 raise 300, 1 fold");
    /* the run-out asks nobody */
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    match_free(m);
    m = power_up_hand("stacks 1500 200; held deploy,emp -; board 2h3h4h");
    power_up_do(m, "1 bet 500, 2 call"); /* seat 1 has chips, and still no turn */
    assert_int_equal(num(m, HOLDEM_HANDS) + match_over(m), match_over(m) ? 2 : 1);
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_DEPLOY, NULL), 0);
    match_free(m);
}

/* A hand on its flop at a table whose run-outs have powers; the caller's words go on. */
static struct match *runs_out(const char *words)
{
    char all[240];
    snprintf(all, sizeof all, "options run_out=1; %s", words);
    return power_up_hand(all);
}

/* PU-25's switch: the sources' own example of the freeze, with both all-in but for the chips that
 * one of them has left. */
static void PU_25_a_run_out_with_powers(void **state)
{
    (void)state;
    struct match *m = runs_out("stacks 1500 500; held disintegrate,deploy,disintegrate "
                               "disintegrate; energy 15 15; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 check, 2 bet 500, 1 call");
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h5c");
    /* seat 2 is all-in and has no turn */
    assert_int_equal(holdem_asked(m), 1);
    assert_int_equal(num(m, POWER_UP_LOCKED), 3);
    assert_int_equal(power_up_try(m, "1 play disintegrate #0"),
                     POWER_UP_NO_TARGET); /* the flop is frozen, and of another round */
    assert_int_equal(power_up_try(m, "1 fold"), POWER_UP_ONLY_POWERS);
    assert_int_equal(power_up_try(m, "1 bet 100"), HOLDEM_NOBODY_TO_CALL);
    power_up_do(m, "1 play disintegrate #3, 1 play deploy"); /* the turn's card burns; Deploy's lies
                                                                there instead */
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h6c");
    power_up_do(m, "1 check"); /* the river, and a turn on it as well */
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h6c7c");
    power_up_do(m, "1 play disintegrate #4");
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h6c");
    power_up_do(m, "1 check");
    assert_int_equal(num(m, HOLDEM_HANDS) + match_over(m), match_over(m) ? 2 : 1);
    match_free(m);
    /* Nobody has chips: nobody is asked. */
    m = runs_out("stacks 500 500; held deploy deploy; board 2h3h4h");
    power_up_do(m, "1 bet 500, 2 call");
    assert_int_equal(num(m, HOLDEM_HANDS) + match_over(m), match_over(m) ? 2 : 1);
    match_free(m);
    /* The street on which the last went all-in had its turns; one that had none gets it: the others
     * have folded before. */
    m = runs_out("stacks 1500 1500 300; held emp deploy -; board 2h3h4h; next 5c6c");
    power_up_do(m, "1 check, 2 check, 3 bet 300, 1 call, 2 call, 1 fold");
    assert_int_equal(holdem_asked(m), 2);
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_TURN);
    power_up_do(m, "2 play deploy, 2 check");
    assert_int_equal(holdem_asked(m), 2);
    assert_int_equal(num(m, HOLDEM_STREET), HOLDEM_RIVER);
    power_up_do(m, "2 check");
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    match_free(m);
}

/* The same chips as without: a turn that plays nothing changes nothing. */
static void PU_25_a_run_out_without_a_power_played(void **state)
{
    (void)state;
    int32_t chips[2][2];
    for (int on = 0; on < 2; on++) {
        const char *words =
            "stacks 1500 700; hands AsAd KsKd; held emp emp; board 2h3h4h; next 5c9c";
        struct match *m = on ? runs_out(words) : power_up_hand(words);
        power_up_do(m, "1 bet 700, 2 call");
        if (on)
            power_up_do(m, "1 check, 1 check");
        for (int s = 0; s < 2; s++)
            chips[on][s] = num(m, HOLDEM_STACK + s);
        match_free(m);
    }
    assert_memory_equal(chips[0], chips[1], sizeof chips[0]);
}

static void PU_26_a_power_stays_played_when_its_player_folds(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held deploy -; board 2h3h4h; next 5c");
    power_up_do(m, "1 play deploy, 1 fold");
    assert_string_equal(power_up_lies(m, POWER_UP_PLAYED), "deploy");
    assert_int_equal(num(m, POWER_UP_ENERGY), 7);
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h5c");
    match_free(m);
}

/* The reason on a table whose deck has so many cards left. */
static int with_deck(struct match *m, int cards, int power)
{
    struct board b = *match_truth(m);
    struct choices c;
    while (board_count(&b, HOLDEM_PILE) > cards) {
        const struct event e = {.kind = EVENT_MOVE,
                                .from = HOLDEM_PILE,
                                .to = HOLDEM_MUCK,
                                .index = 0,
                                .face = CARD_HIDDEN};
        board_reduce(&b, match_rules(m)->game, &e);
    }
    rules_choices(match_rules(m), &b, seat_first(b.waiting), &c);
    for (int i = 0; i < c.n; i++)
        if (c.choice[i].kind == POWER_UP_PLAY &&
            board_face(&b, POWER_UP_HELD + seat_first(b.waiting), c.choice[i].about) ==
                power_card(power))
            return c.choice[i].refused    ? c.choice[i].refused
                   : c.choice[i].pick_max ? -c.choice[i].pick_max
                                          : 0;
    return REASON_NOT_NOW;
}

static void PU_27_the_deck_must_cover_it_and_the_board_to_come(void **state)
{
    (void)state;
    static const struct {
        const char *name;
        int power, needs;
    } all[] = {
        {"deploy", POWER_DEPLOY, 1},     {"upgrade", POWER_UPGRADE, 1},
        {"reload", POWER_RELOAD, 1},     {"scanner", POWER_SCANNER, 2},
        {"engineer", POWER_ENGINEER, 3}, {"clone", POWER_CLONE, 0},
        {"x-ray", POWER_XRAY, 0},        {"emp", POWER_EMP, 0},
        {"intel", POWER_INTEL, 0},       {"disintegrate", POWER_DISINTEGRATE, 0},
    };
    static const char *const boards[] = {"2h3h4h", "2h3h4h5h", "2h3h4h5h6h"};
    for (unsigned i = 0; i < sizeof all / sizeof *all; i++)
        for (int street = 0; street < 3; street++) {
            char words[200];
            const int to_come = 2 - street;
            snprintf(words, sizeof words,
                     "stacks 1500 1500; held %s; energy 15; board %s; played emp", all[i].name,
                     boards[street]);
            struct match *m = power_up_hand(words);
            assert_int_not_equal(with_deck(m, to_come + all[i].needs, all[i].power),
                                 POWER_UP_DECK_SHORT);
            if (all[i].needs)
                assert_int_equal(with_deck(m, to_come + all[i].needs - 1, all[i].power),
                                 POWER_UP_DECK_SHORT);
            if (all[i].power == POWER_RELOAD) { /* one a card */
                assert_int_equal(with_deck(m, to_come + 1, POWER_RELOAD), -1);
                assert_int_equal(with_deck(m, to_come + 2, POWER_RELOAD), -2);
            }
            match_free(m);
        }
}

/* PU-27: before the flop five cards are to come. */
static void PU_27_before_the_flop_five_cards_are_kept(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held - deploy,reload");
    assert_int_equal(with_deck(m, 5, POWER_DEPLOY), POWER_UP_DECK_SHORT);
    assert_int_equal(with_deck(m, 6, POWER_DEPLOY), 0);
    assert_int_equal(with_deck(m, 6, POWER_RELOAD), -1);
    match_free(m);
}

static void PU_28_everybody_sees_who_plays_what_on_what(void **state)
{
    (void)state;
    struct event e;
    struct match *m =
        power_up_hand("stacks 1500 1500 1500; held disintegrate,reload; board 2h3h4h; energy 15");
    power_up_do(m, "1 play disintegrate #1");
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_PLAY, &e), 1);
    assert_int_equal(e.who, 0);
    assert_int_equal(e.face, power_card(POWER_DISINTEGRATE));
    holdem_heard(m, POWER_UP_WHY_DISINTEGRATE, &e);
    assert_int_equal(e.face, card_of(RANK_3, SUIT_HEARTS));
    power_up_do(m, "1 play reload #1");
    int from = -1;
    for (int i = 0; i < match_heard_count(m) && from < 0; i++)
        if (match_heard(m, SEAT_ONLOOKER, i).why == POWER_UP_WHY_RELOAD)
            from = i;
    e = match_heard(m, SEAT_ONLOOKER, from); /* which place, and not what lay there */
    assert_int_equal(e.from, HOLDEM_HAND);
    assert_int_equal(e.index, 1);
    assert_int_equal(e.face, CARD_HIDDEN);
    match_free(m);
}

/* NL-23: a winner both of whose cards lie open (here by Engineers and Reloads) has nothing left to
 * show and is not asked; one with a card down is, for that card. */
static void NL_23_who_shows_everything_is_not_asked(void **state)
{
    (void)state;
    for (int open = 1; open <= 2; open++) {
        struct match *m =
            power_up_hand("stacks 1500 1500; hole AcAd KcKd; held engineer,reload,clone engineer; "
                          "options showing=1 energy_most=50; energy 20 20; board 2h3h4h;"
                          " next 5c6c7c8c9cTc");
        power_up_do(m, "1 play engineer, 1 next #0, 1 play reload #0, 1 play clone, 1 check, 2 "
                       "play engineer, 2 next #0, 2 bet 100");
        power_up_do(m, open == 2 ? "1 play reload #1, 1 raise 300, 2 fold" : "1 raise 300, 2 fold");
        assert_int_equal(num(m, HOLDEM_HANDS), open - 1);
        assert_int_equal(match_truth(m)->phase,
                         open == 2 ? HOLDEM_PHASE_PLAY : HOLDEM_PHASE_SHOWING);
        if (open == 1) {
            struct view v;
            match_view(m, 0, &v);
            assert_int_equal(v.choices.choice[1].among, 2);
            /* PU-20: no turn, no powers */
            assert_int_equal(power_up_refused(m, POWER_RELOAD), REASON_NOT_NOW);
        }
        match_free(m);
    }
}

/* ---- the freeze ---- */

static void PU_30_what_lies_face_up_at_an_all_in_is_locked(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 500 1500; held - - disintegrate; board 2h3h4h");
    power_up_do(m, "1 check, 2 bet 500"); /* by a bet */
    assert_int_equal(num(m, POWER_UP_LOCKED), 3);
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_ALL_LOCKED);
    assert_int_equal(power_up_try(m, "3 play disintegrate #0"), POWER_UP_ALL_LOCKED);
    match_free(m);
    m = power_up_hand("stacks 1500 300 1500; held - - disintegrate; board 2h3h4h");
    power_up_do(m, "1 bet 400, 2 call"); /* by a call */
    assert_int_equal(num(m, POWER_UP_LOCKED), 3);
    match_free(m);
    m = power_up_hand(
        "stacks 1500 100 1500; held - - deploy,disintegrate; next 2c"); /* by a blind: nothing lies
                                                                           there yet */
    assert_int_equal(num(m, POWER_UP_LOCKED), 0);
    power_up_do(m, "3 play deploy, 3 play disintegrate #0");
    match_free(m);
}

/* PU-30: the corner, several all-ins: locks add up, street by street; they stay when part
 * of an all-in returns uncalled. */
static void PU_30_locks_add_up_and_stay(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 3000 300 800 3000; held - - - disintegrate,deploy,disintegrate; "
                      "energy 15 15 15 15; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 check, 2 bet 300, 3 call, 4 call, 1 call");
    assert_int_equal(num(m, POWER_UP_LOCKED), 3);
    power_up_do(m, "1 check, 3 check, 4 play deploy");
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h5c6c");
    power_up_do(
        m,
        "4 bet 100, 1 call, 3 raise 500"); /* the second all-in, on the turn with a Deployed card */
    assert_int_equal(num(m, POWER_UP_LOCKED), 5);
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_ALL_LOCKED);
    power_up_do(m, "4 call, 1 call");
    assert_int_equal(num(m, POWER_UP_LOCKED), 5);
    power_up_do(m, "1 check, 4 play disintegrate #5"); /* PU-31: the river came later */
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h5c6c");
    match_free(m);
    m = power_up_hand("stacks 3000 1500 500; held - disintegrate -; board 2h3h4h; next 5c");
    power_up_do(
        m, "1 bet 3000, 2 fold, 3 call"); /* 2,500 return; the hand runs out, so ask the news */
    struct event e;
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_LOCK, &e), 1);
    assert_int_equal(e.amount, 3);
    match_free(m);
    m = power_up_hand("stacks 2000 3000 500; held - disintegrate -; board 2h3h4h; next 5c6c");
    power_up_do(m, "1 check, 2 check, 3 bet 500, 1 raise 2000"); /* seat 1 is all-in for 2,000 … */
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_ALL_LOCKED);
    match_free(m);
}

static void PU_31_later_cards_and_deployed_ones_can_be_targeted(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 3000 300 3000; held - - deploy,disintegrate,intel; "
                                    "energy 15 15 15; board 2h3h4h; next 5c");
    power_up_do(m, "1 check, 2 bet 300, 3 play deploy");
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), REASON_OK);
    assert_int_equal(power_up_try(m, "3 play disintegrate #2"), POWER_UP_ALL_LOCKED);
    power_up_do(m, "3 play disintegrate #3");
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h");
    assert_int_equal(power_up_refused(m, POWER_INTEL), REASON_OK); /* the deck is never locked */
    match_free(m);
    m = power_up_hand(
        "stacks 3000 300 3000; held - - disintegrate; board 2h3h4h"); /* merely covering somebody is
                                                                         not all-in */
    power_up_do(m, "1 bet 600, 2 fold");
    assert_int_equal(num(m, POWER_UP_LOCKED), 0);
    power_up_do(m, "3 play disintegrate #0");
    match_free(m);
}

static void PU_32_xray_still_works_on_an_all_in_player(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 3000 300 3000; held - - x-ray; board 2h3h4h");
    power_up_do(m, "1 check, 2 bet 300, 3 play x-ray");
    assert_true(power_up_shows(match_truth(m), 1));
    match_free(m);
}

/* PU-43: an X-Ray gives nobody the whole of a hand who did not have it. 1: an X-Ray was looked at.
 */
static int x_ray_opens_no_hand(const struct board *before, const struct board *b,
                               const struct view *v, const struct action *a)
{
    if (a->kind != POWER_UP_PLAY ||
        board_face(&v->board, POWER_UP_HELD + v->me, a->about) != power_card(POWER_XRAY))
        return 0;
    for (int s = 0; s < b->nseats; s++) {
        if (!holdem_live(b, s))
            continue;
        const seatmask had = board_cell(before, HOLDEM_HAND + s, 0).seen &
                             board_cell(before, HOLDEM_HAND + s, 1).seen;
        const seatmask has =
            board_cell(b, HOLDEM_HAND + s, 0).seen & board_cell(b, HOLDEM_HAND + s, 1).seen;
        assert_int_equal(has, had);
    }
    return 1;
}

/* PU-32, PU-43, PU-51, PU-40, PU-63 as laws over random games: nobody's cards are changed by
 * another; a board has at most seven, and at least three in the end; an X-Ray opens no hand; who is
 * asked has chips and cards, so nobody plays a power in a run-out (PU-25); locks only grow. */
static void PU_32_laws_of_random_games(void **state)
{
    (void)state;
    struct rng rng = rng_seed(20);
    int played = 0, most = 0, xrays = 0;
    for (int game = 0; game < 60; game++) {
        char deal[20];
        snprintf(deal, sizeof deal, "game %d", game);
        struct match *m = power_up_table(2 + game % 4, "energy=15 most=4 start=4", NULL, deal);
        for (int i = 0; i < 400 && !match_over(m); i++) {
            struct view v;
            struct board before = *match_truth(m);
            match_view(m, (seat)(holdem_asked(m) - 1), &v);
            const struct choice *c;
            do {
                /* powers are liked */
                const int bold = v.choices.n > 4 && rng_below(&rng, 2) ? 4 : 0;
                c = &v.choices.choice[bold + rng_below(&rng, v.choices.n - bold)];
            } while (c->refused || (c->kind == HOLDEM_FOLD && rng_below(&rng, 3)));
            struct action a = action_of(v.me, c->kind, c->about);
            a.amount = c->max > c->min && rng_below(&rng, 4) ? c->min : c->max;
            for (int k = 0; k < choice_cards(c, &v.board) && a.n < c->pick_max; k++)
                if (c->among >> k & 1 &&
                    (rng_below(&rng, 2) || choice_cards(c, &v.board) - k <= c->pick_min - a.n))
                    a.pick[a.n++] = (uint8_t)k;
            if (a.n < c->pick_min)
                continue;
            assert_true(holdem_live(&before, v.me) && before.num[HOLDEM_STACK + v.me] > 0);
            assert_int_equal(match_play(m, &a, 0), REASON_OK);
            played += a.kind == POWER_UP_PLAY;
            const struct board *b = match_truth(m);
            if (b->num[HOLDEM_HANDS] != before.num[HOLDEM_HANDS] || match_over(m))
                continue;
            for (int s = 0; s < b->nseats; s++)
                for (int k = 0; s != v.me && k < board_count(&before, HOLDEM_HAND + s); k++)
                    assert_int_equal(board_face(b, HOLDEM_HAND + s, k),
                                     board_face(&before, HOLDEM_HAND + s, k));
            xrays += x_ray_opens_no_hand(&before, b, &v, &a);
            const int cards = board_count(b, HOLDEM_BOARD);
            most = cards > most ? cards : most;
            assert_true(cards <= 7 && cards + power_up_to_come(b) >= 3);
            assert_true(b->num[POWER_UP_LOCKED] >= before.num[POWER_UP_LOCKED] &&
                        b->num[POWER_UP_LOCKED] <= cards);
            assert_true(power_up_played(b, POWER_DEPLOY) <= 2 &&
                        power_up_played(b, POWER_DISINTEGRATE) <= 2);
            for (int s = 0; s < b->nseats; s++)
                assert_true(board_count(b, POWER_UP_HELD + s) <= 4 &&
                            b->num[POWER_UP_ENERGY + s] >= 0);
        }
        match_free(m);
    }
    assert_true(played > 1000 && xrays > 50);
    assert_int_equal(most, 7);
}

static void PU_33_locked_cards_are_known_as_long_as_they_are(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 3000 300 3000; board 2h3h4h; hole AcAd 2c7d KcKd");
    struct view v;
    power_up_do(m, "1 check, 2 bet 300");
    match_view(m, SEAT_ONLOOKER, &v);
    assert_int_equal(v.board.num[POWER_UP_LOCKED], 3);
    power_up_do(m, "3 call, 1 call, 1 check, 3 check");
    assert_int_equal(num(m, POWER_UP_LOCKED), 3);
    power_up_do(m, "1 check, 3 check"); /* the hand is over */
    assert_int_equal(num(m, POWER_UP_LOCKED), 0);
    match_free(m);
}

/* PU-08, PU-30, PU-46, PU-50: of several reasons why not, the one about the cards that were picked;
 * of cards that would do, the one about the power. */
static void PU_20_a_refusal_names_what_stands_in_the_way(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 3000 300 3000; held disintegrate - -; board 2h3h4h; next 5c");
    power_up_do(m, "1 check, 2 check, 3 check, 1 check, 2 bet 300, 3 call");
    assert_int_equal(power_up_try(m, "1 play disintegrate #2"),
                     POWER_UP_NO_TARGET); /* the flop's, of an earlier round */
    assert_int_equal(power_up_try(m, "1 play disintegrate #3"),
                     POWER_UP_ALL_LOCKED); /* this round's */
    assert_int_equal(power_up_try(m, "1 play disintegrate #4"),
                     POWER_UP_ALL_LOCKED); /* there is none */
    match_free(m);
    m = power_up_hand(
        "stacks 3000 300 3000; held disintegrate - -; energy 3 3 3; board 2h3h4h; next 5c");
    power_up_do(m, "1 check, 2 bet 300, 3 call, 1 call");
    assert_int_equal(power_up_try(m, "1 play disintegrate #2"), POWER_UP_NO_TARGET);
    assert_int_equal(power_up_try(m, "1 play disintegrate #3"),
                     POWER_UP_ENERGY_SHORT); /* neither locked nor old */
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held disintegrate,reload; board 2h3h4h5c; energy 3");
    assert_int_equal(power_up_try(m, "1 play disintegrate #2"), POWER_UP_NO_TARGET);
    assert_int_equal(power_up_try(m, "1 play disintegrate #3"), POWER_UP_ENERGY_SHORT);
    assert_int_equal(power_up_try(m, "1 play reload #0"), POWER_UP_ENERGY_SHORT);
    assert_int_equal(power_up_try(m, "1 play reload #0 #1"), POWER_UP_ENERGY_SHORT);
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held disintegrate,reload; board 2h3h4h");
    assert_int_equal(power_up_try(m, "1 play reload #0 #0"), REASON_PICK);
    assert_int_equal(power_up_try(m, "1 play disintegrate #0 #1"), REASON_PICK);
    assert_int_equal(power_up_try(m, "1 play disintegrate"), REASON_PICK);
    match_free(m);
}

/* PU-27, PU-47: the deck's very last card is a card like any other: Intel sees it, and Reload can
 * take it, but no second one. */
static void PU_27_the_last_card_of_the_deck(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500 1500 1500 1500; options most=6 cost_scanner=0 cost_intel=0 "
        "cost_reload=0; board 2h3h4h5c6c; "
        "held intel,scanner,scanner,scanner,scanner scanner,scanner,scanner,scanner,scanner "
        "scanner,scanner,scanner,scanner,scanner scanner,scanner,scanner,scanner reload");
    static const int scanners[] = {4, 5, 5, 4};
    power_up_do(m, "1 play intel");
    for (int s = 0; s < 4; s++) {
        char words[60];
        for (int i = 0; i < scanners[s]; i++) {
            snprintf(words, sizeof words, "%d play scanner, %d throw", s + 1, s + 1);
            power_up_do(m, words);
        }
        snprintf(words, sizeof words, "%d check", s + 1);
        power_up_do(m, words);
    }
    assert_int_equal(count(m, HOLDEM_PILE), 1);
    assert_string_equal(power_up_marks(m, HOLDEM_PILE, 0), "1");
    assert_int_equal(power_up_try(m, "5 play reload #0 #1"), POWER_UP_DECK_SHORT);
    power_up_do(m, "5 play reload #1");
    assert_int_equal(count(m, HOLDEM_PILE), 0);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(PU_20_a_refusal_names_what_stands_in_the_way),
        cmocka_unit_test(PU_27_the_last_card_of_the_deck),
        cmocka_unit_test(PU_20_in_the_own_turn_any_number_before_the_poker_action),
        cmocka_unit_test(PU_21_a_power_is_no_poker_action),
        cmocka_unit_test(PU_22_a_power_resolves_completely_first),
        cmocka_unit_test(PU_23_it_leaves_and_is_paid_with_its_targets),
        cmocka_unit_test(PU_24_when_time_is_up),
        cmocka_unit_test(PU_25_folded_and_all_in_players_have_no_powers),
        cmocka_unit_test(PU_25_a_run_out_with_powers),
        cmocka_unit_test(PU_25_a_run_out_without_a_power_played),
        cmocka_unit_test(PU_26_a_power_stays_played_when_its_player_folds),
        cmocka_unit_test(PU_27_the_deck_must_cover_it_and_the_board_to_come),
        cmocka_unit_test(PU_27_before_the_flop_five_cards_are_kept),
        cmocka_unit_test(PU_28_everybody_sees_who_plays_what_on_what),
        cmocka_unit_test(NL_23_who_shows_everything_is_not_asked),
        cmocka_unit_test(PU_30_what_lies_face_up_at_an_all_in_is_locked),
        cmocka_unit_test(PU_30_locks_add_up_and_stay),
        cmocka_unit_test(PU_31_later_cards_and_deployed_ones_can_be_targeted),
        cmocka_unit_test(PU_32_xray_still_works_on_an_all_in_player),
        cmocka_unit_test(PU_32_laws_of_random_games),
        cmocka_unit_test(PU_33_locked_cards_are_known_as_long_as_they_are),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
