/* Each of the ten powers (PU-40 to PU-53), on tables that are laid out by hand. */
#include "unit.h"

#include "power_up_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return holdem_num(m, n); }
static int count(const struct match *m, int zone) { return board_count(match_truth(m), zone); }
#define LIES(zone, words) assert_string_equal(power_up_lies(m, zone), words)
#define MARKS(zone, index, words) assert_string_equal(power_up_marks(m, zone, index), words)

/* ---- Deploy ---- */

static void PU_40_deploy_puts_the_top_card_on_the_board(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held deploy; board QhJhTh; next 2c3d");
    power_up_do(m, "1 play deploy");
    LIES(HOLDEM_BOARD, "QhJhTh2c");
    MARKS(HOLDEM_BOARD, 3, "all");
    assert_int_equal(holdem_asked(m), 1); /* and the turn goes on */
    power_up_do(m, "1 check, 2 check, 3 check");
    LIES(HOLDEM_BOARD, "QhJhTh2c3d");
    match_free(m);
}

static void PU_40_twice_in_a_hand_for_the_whole_table(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held deploy deploy,clone deploy; board "
                                    "QhJhTh; options energy_most=50; energy 50 50 50");
    power_up_do(m, "1 play deploy, 1 check, 2 play deploy");
    assert_int_equal(count(m, HOLDEM_BOARD), 5);
    power_up_do(m, "2 play clone"); /* a copy may be made all the same (PU-53) */
    assert_int_equal(power_up_refused(m, POWER_DEPLOY), POWER_UP_CAP_REACHED);
    assert_int_equal(power_up_try(m, "2 play deploy"), POWER_UP_CAP_REACHED);
    power_up_do(m, "2 check");
    assert_int_equal(power_up_refused(m, POWER_DEPLOY), POWER_UP_CAP_REACHED);
    match_free(m);
    /* The cap counts plays, also after cards were removed. */
    m = power_up_hand("stacks 1500 1500; held disintegrate,deploy; board QhJhTh2c; street 1; "
                      "played deploy,deploy");
    power_up_do(m, "1 play disintegrate #0");
    assert_int_equal(power_up_refused(m, POWER_DEPLOY), POWER_UP_CAP_REACHED);
    match_free(m);
}

static void PU_41_before_the_flop_one_card_and_the_flop_adds_three(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; hole AcAd KcKd; held - deploy; next 2c3d4h5s6c7d");
    power_up_do(m, "2 play deploy");
    LIES(HOLDEM_BOARD, "2c");
    power_up_do(m, "2 call, 1 check");
    LIES(HOLDEM_BOARD, "2c3d4h5s");
    power_up_do(m, "1 check, 2 check");
    LIES(HOLDEM_BOARD, "2c3d4h5s6c");
    power_up_do(m, "1 check, 2 check");
    LIES(HOLDEM_BOARD, "2c3d4h5s6c7d");
    match_free(m);
}

static void PU_41_on_the_river_it_opens_no_new_round(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; hole AcAd KcKd; held - deploy; board QhJh8h2c3d; next Kh");
    power_up_do(m, "1 check, 2 play deploy");
    LIES(HOLDEM_BOARD, "QhJh8h2c3dKh");
    assert_int_equal(holdem_asked(m), 2);
    assert_int_equal(num(m, HOLDEM_ACTED), 1);
    power_up_do(m, "2 check");
    assert_string_equal(holdem_finish(m), "1500 1800"); /* three kings; aces had led */
    match_free(m);
}

static void PU_41_it_takes_the_real_top_card_also_one_that_is_known(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; held engineer,deploy; board QhJhTh; next 2c3d4h");
    power_up_do(m, "1 play engineer, 1 next #2, 1 play deploy");
    LIES(HOLDEM_BOARD, "QhJhTh4h");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held scanner,deploy; board QhJhTh; next 2c3d");
    power_up_do(m, "1 play scanner, 1 keep, 1 play deploy");
    LIES(HOLDEM_BOARD, "QhJhTh2c");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held intel,deploy; board QhJhTh; next 2c3d");
    power_up_do(m, "1 play intel, 1 play deploy");
    LIES(HOLDEM_BOARD, "QhJhTh2c");
    match_free(m);
}

/* ---- X-Ray ---- */

static void PU_42_each_live_opponent_shows_one_card(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500 1500; hole AcAd KcKd QcQd JcJd; held - "
                                    "x-ray; board 2h3h4h; next *1 *0");
    power_up_do(m, "1 bet 100, 2 play x-ray"); /* from the caster's left: seats 3, 4, 1 */
    MARKS(HOLDEM_HAND + 2, 1, "all");
    MARKS(HOLDEM_HAND + 2, 0, "3");
    MARKS(HOLDEM_HAND + 3, 0, "all");
    MARKS(HOLDEM_HAND + 3, 1, "4");
    MARKS(HOLDEM_HAND + 1, 0, "2"); /* the caster shows nothing */
    MARKS(HOLDEM_HAND + 1, 1, "2");
    assert_true(power_up_shows(match_truth(m), 0));
    assert_string_equal(power_up_sees(m, 0, HOLDEM_HAND + 2), "??Qd");
    match_free(m);
}

static void PU_42_folded_players_are_not_touched(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500 1500; hole AcAd KcKd QcQd; held - x-ray; board 2h3h4h; next *1");
    power_up_do(m, "1 fold, 2 play x-ray");
    MARKS(HOLDEM_HAND + 2, 1, "all");
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_XRAY, NULL), 1);
    MARKS(HOLDEM_HAND + 1, 0, "2");
    MARKS(HOLDEM_HAND + 1, 1, "2");
    MARKS(HOLDEM_MUCK, 0, "1");
    MARKS(HOLDEM_MUCK, 1, "1");
    match_free(m);
}

static void PU_42_the_card_is_chosen_by_chance(void **state)
{
    (void)state;
    int left = 0;
    for (int i = 0; i < 200; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "x %d", i);
        struct match *m = power_up_table(2, "start=0",
                                         "set blind_due 1 50\nset blind_due 2 100\nset button "
                                         "1\nput held 1 x-ray\nput held 2 x-ray\n",
                                         deal);
        const int who = holdem_asked(m);
        power_up_do(m, who == 1 ? "1 play x-ray" : "2 play x-ray");
        left += board_cell(match_truth(m), HOLDEM_HAND + 2 - who, 0).seen == SEAT_ALL;
        match_free(m);
    }
    assert_in_range(left, 65, 135); /* 100, 5 standard deviations */
}

static void PU_43_who_shows_a_card_already_is_unaffected(void **state)
{
    (void)state;
    struct event e;
    struct match *m = power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held x-ray,clone "
                                    "x-ray; board 2h3h4h; next *1 *1");
    power_up_do(m, "1 play x-ray");
    MARKS(HOLDEM_HAND + 1, 1, "all");
    MARKS(HOLDEM_HAND + 2, 1, "all");
    power_up_do(m, "1 play clone");
    /* each live opponent shows one */
    assert_int_equal(power_up_refused(m, POWER_XRAY), POWER_UP_ALL_SHOWN);
    power_up_do(m, "1 check, 2 play x-ray"); /* works on seat 1 alone */
    MARKS(HOLDEM_HAND + 2, 0, "3");
    assert_true(power_up_shows(match_truth(m), 0));
    int shown = 0, notes = 0;
    for (int i = 0; i < match_heard_count(m); i++) {
        e = match_heard(m, SEAT_ONLOOKER, i);
        shown += e.why == POWER_UP_WHY_XRAY && e.kind == EVENT_SHOW;
        notes += e.why == POWER_UP_WHY_XRAY && e.kind == EVENT_NOTE && e.who == 2;
    }
    assert_int_equal(shown, 3);
    assert_int_equal(notes, 1); /* no effect on seat 3 the second time */
    match_free(m);
    m = power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held x-ray,clone - -; board "
                      "2h3h4h; next *1 *1"); /* a folded hand is no opponent's */
    power_up_do(m, "1 play x-ray, 1 play clone, 1 bet 100, 2 fold, 3 raise 200");
    assert_int_equal(power_up_refused(m, POWER_XRAY), POWER_UP_ALL_SHOWN);
    match_free(m);
}

/* PU-43 against what is known privately: whichever card is opened, nobody else comes to know the
 * whole hand by it; who knows both already does not count. */
static void PU_43_never_fully_open_private_knowledge_included(void **state)
{
    (void)state;
    /* Seat 3's left card is known to seat 2 (Intel): opening the right one would give seat 2 the
     * whole hand, so it is the left one, without chance. */
    struct match *m = power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held x-ray - "
                                    "reload; board 2h3h4h; set intel 2");
    power_up_do(m, "1 check, 2 check, 3 play reload #0, 3 bet 100");
    MARKS(HOLDEM_HAND + 2, 0, "23");
    MARKS(HOLDEM_HAND + 2, 1, "3");
    power_up_do(m, "1 play x-ray");
    MARKS(HOLDEM_HAND + 2, 0, "all");
    MARKS(HOLDEM_HAND + 2, 1, "3");
    match_free(m);
    /* Also when seat 2 has folded: who folded may still not come to know a whole hand. */
    m = power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held x-ray - reload; board "
                      "2h3h4h; set intel 2; next 5c6c *1");
    power_up_do(m, "1 check, 2 fold, 3 play reload #0, 3 bet 100");
    MARKS(HOLDEM_HAND + 2, 0, "23");
    power_up_do(m, "1 play x-ray");
    MARKS(HOLDEM_HAND + 2, 0, "all");
    MARKS(HOLDEM_HAND + 2, 1, "3");
    match_free(m);
    /* Both known to seat 2: it is ignored, either may be opened. */
    m = power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held x-ray - reload; board "
                      "2h3h4h; set intel 2; next 5c6c *1 *1");
    power_up_do(m, "1 check, 2 check, 3 play reload #0 #1, 3 bet 100");
    MARKS(HOLDEM_HAND + 2, 1, "23");
    power_up_do(m, "1 play x-ray");
    MARKS(HOLDEM_HAND + 2, 1, "all");
    MARKS(HOLDEM_HAND + 2, 0, "23");
    match_free(m);
    /* The caster counts as others do: its own knowledge is not completed either. */
    m = power_up_hand(
        "stacks 1500 1500; hole AcAd KcKd; held x-ray reload; board 2h3h4h; set intel 1");
    power_up_do(m, "1 check, 2 play reload #1, 2 bet 100, 1 play x-ray");
    MARKS(HOLDEM_HAND + 1, 1, "all");
    MARKS(HOLDEM_HAND + 1, 0, "2");
    match_free(m);
}

/* The left card known to seat 1 (Scanner), the right one to seat 2 (Intel): any would complete
 * somebody's knowledge. X-Ray may be played all the same, and has no effect on that opponent. */
static void PU_43_no_card_can_be_opened(void **state)
{
    (void)state;
    struct event e;
    struct match *m =
        power_up_hand("stacks 1500 1500 1500; hole AcAd KcKd QcQd; held scanner,x-ray intel "
                      "reload,reload; board 2h3h4h; next 5c6c7c8c *0");
    power_up_do(m, "1 play scanner, 1 keep, 1 check, 2 check, 3 play reload #0, 3 check");
    power_up_do(m, "1 check, 2 play intel, 2 check, 3 play reload #1, 3 bet 100");
    MARKS(HOLDEM_HAND + 2, 0, "13");
    MARKS(HOLDEM_HAND + 2, 1, "23");
    power_up_do(m, "1 play x-ray");
    MARKS(HOLDEM_HAND + 1, 0, "all");
    MARKS(HOLDEM_HAND + 2, 0, "13");
    MARKS(HOLDEM_HAND + 2, 1, "23");
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_XRAY, &e), 2);
    assert_int_equal(e.kind, EVENT_NOTE);
    assert_int_equal(e.who, 2);
    match_free(m);
}

/* ---- Upgrade ---- */

static void PU_44_a_third_card_and_one_of_three_goes(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; hole AcKd QcJd; held upgrade; board 2h3h4h; next Ah *0");
    power_up_do(m, "1 play upgrade");
    LIES(POWER_UP_FAN, "Ah");
    MARKS(POWER_UP_FAN, 0, "1");
    assert_string_equal(power_up_sees(m, 2, POWER_UP_FAN), "??");
    assert_int_equal(power_up_try(m, "1 check"), REASON_NOT_NOW); /* PU-22: first the choice */
    power_up_do(m, "1 discard #2");
    assert_int_equal(count(m, POWER_UP_FAN), 0);
    assert_int_equal(count(m, POWER_UP_MIX), 0);
    assert_int_equal(count(m, HOLDEM_HAND), 2);
    assert_true(board_find(match_truth(m), HOLDEM_HAND, card_of(RANK_A, SUIT_HEARTS)) >= 0);
    assert_true(board_find(match_truth(m), HOLDEM_HAND, card_of(RANK_A, SUIT_CLUBS)) >= 0);
    LIES(HOLDEM_MUCK, "Kd");
    MARKS(HOLDEM_MUCK, 0, "1");
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; hole AcKd QcJd; held upgrade; board 2h3h4h; next 2c *0"); /* the new one
                                                                                        too */
    power_up_do(m, "1 play upgrade, 1 discard #0");
    LIES(HOLDEM_MUCK, "2c");
    match_free(m);
}

/* PU-44: who knew the card that goes is told so; nobody else learns which one of those with the
 * same marks went, nor, from the places, which stayed. */
static void PU_44_a_marked_card_that_leaves_is_seen_an_unmarked_one_not(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; hole AcKd QcJd 9c9d; held upgrade "
                                    "x-ray; board 2h3h4h; next *0 *0 5s *0");
    power_up_do(m, "1 check, 2 play x-ray, 2 bet 100, 3 fold");
    MARKS(HOLDEM_HAND, 1, "1");
    const int open = board_cell(match_truth(m), HOLDEM_HAND, 0).seen == SEAT_ALL ? 0 : 1;
    power_up_do(m, "1 play upgrade");
    power_up_do(m, open == 0 ? "1 discard #1" : "1 discard #2");
    MARKS(HOLDEM_MUCK,
          board_find(match_truth(m), HOLDEM_MUCK,
                     open ? card_of(RANK_K, SUIT_DIAMONDS) : card_of(RANK_A, SUIT_CLUBS)),
          "all");
    assert_false(power_up_shows(match_truth(m), 0)); /* PU-62: the new card is hidden */
    match_free(m);
    /* Unmarked: for the opponent the same news, whichever of the three went. */
    struct event heard[3][60];
    int n[3];
    for (int k = 0; k < 3; k++) {
        m = power_up_hand(
            "stacks 1500 1500; hole AcKd QcJd; held upgrade; board 2h3h4h; next 5s *1");
        const int from = match_heard_count(m);
        power_up_do(m, k == 0   ? "1 play upgrade, 1 discard #0"
                       : k == 1 ? "1 play upgrade, 1 discard #1"
                                : "1 play upgrade, 1 discard #2");
        n[k] = match_heard_count(m) - from;
        assert_in_range(n[k], 5, 59);
        for (int i = 0; i < n[k]; i++)
            heard[k][i] = match_heard(m, 1, from + i);
        match_free(m);
    }
    for (int k = 1; k < 3; k++) {
        assert_int_equal(n[k], n[0]);
        assert_memory_equal(heard[k], heard[0], (size_t)n[0] * sizeof heard[0][0]);
    }
}

/* ---- Scanner ---- */

static void PU_45_scanner_shows_two_to_its_player_alone(void **state)
{
    (void)state;
    struct event e;
    struct match *m = power_up_hand("stacks 1500 1500; held scanner; board 2h3h4h; next 5c6c");
    power_up_do(m, "1 play scanner");
    const int top = count(m, HOLDEM_PILE) - 1;
    MARKS(HOLDEM_PILE, top, "1");
    MARKS(HOLDEM_PILE, top - 1, "1");
    MARKS(HOLDEM_PILE, top - 2, "");
    assert_int_equal(board_face(match_truth(m), HOLDEM_PILE, top), card_of(RANK_5, SUIT_CLUBS));
    power_up_do(m, "1 keep");
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_KEEP, &e), 1); /* others see that, not what */
    assert_int_equal(count(m, HOLDEM_MUCK), 0);
    power_up_do(m, "1 check, 2 check");
    LIES(HOLDEM_BOARD, "2h3h4h5c");
    power_up_do(m, "1 check, 2 check");
    LIES(HOLDEM_BOARD, "2h3h4h5c6c"); /* and no further: */
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held scanner; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 play scanner, 1 throw");
    assert_int_equal(count(m, HOLDEM_MUCK), 2);
    assert_string_equal(power_up_sees(m, 2, HOLDEM_MUCK), "????");
    assert_string_equal(power_up_sees(m, 1, HOLDEM_MUCK), "5c6c");
    power_up_do(m, "1 check, 2 check");
    LIES(HOLDEM_BOARD, "2h3h4h7c");
    match_free(m);
}

/* ---- Reload ---- */

static void PU_46_reload_one_or_both_left_first(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; hole AcKd QcJd; held reload; board 2h3h4h; next 5c6c");
    assert_int_equal(power_up_try(m, "1 play reload"), REASON_PICK); /* not zero */
    power_up_do(m, "1 play reload #1 #0"); /* in whichever order they were picked */
    LIES(HOLDEM_HAND, "5c6c");
    LIES(HOLDEM_MUCK, "KdAc");
    assert_string_equal(power_up_sees(m, 2, HOLDEM_MUCK), "????");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; hole AcKd QcJd; held reload; board 2h3h4h; next 5c");
    power_up_do(m, "1 play reload #0");
    LIES(HOLDEM_HAND, "5cKd"); /* the left place */
    LIES(HOLDEM_MUCK, "Ac");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; hole AcKd QcJd; held reload; board 2h3h4h; next 5c");
    power_up_do(m, "1 play reload #1");
    LIES(HOLDEM_HAND, "Ac5c");
    LIES(HOLDEM_MUCK, "Kd");
    MARKS(HOLDEM_HAND, 1, "1");
    match_free(m);
}

/* PU-46: the source's example. Bob keeps two, Alex draws both: Bob knows Alex' hand, and Alex sees
 * that he does (PU-61). */
static void PU_46_PU_60_what_was_scanned_is_known_in_the_hand(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500; hole AcKd QcJd; held scanner reload; board 2h3h4h; next 5c6c");
    power_up_do(m, "1 play scanner, 1 keep, 1 check, 2 play reload #0 #1");
    LIES(HOLDEM_HAND + 1, "5c6c");
    MARKS(HOLDEM_HAND + 1, 0, "12");
    MARKS(HOLDEM_HAND + 1, 1, "12");
    assert_string_equal(power_up_sees(m, 1, HOLDEM_HAND + 1), "5c6c");
    assert_string_equal(power_up_sees(m, 0, HOLDEM_HAND + 1), "????");
    struct view v;
    match_view(m, 1, &v);
    assert_int_equal(board_cell(&v.board, HOLDEM_HAND + 1, 0).seen, 3);
    match_free(m);
}

/* ---- Intel ---- */

static void PU_47_the_next_card_for_the_rest_of_the_hand(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; hole AcKd QcJd 9c9d; held intel "
                                    "reload,emp deploy; board 2h3h4h; next 5c6c7c8c9s");
    power_up_do(m, "1 play intel");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "1");
    power_up_do(m, "1 check, 2 play reload #0 #1");
    MARKS(HOLDEM_HAND + 1, 0, "12"); /* each is seen in turn while both are drawn */
    MARKS(HOLDEM_HAND + 1, 1, "12");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "1");
    power_up_do(m, "2 play emp, 2 bet 100"); /* EMP does not stop it, nor does folding */
    power_up_do(m, "3 call, 1 fold");
    LIES(HOLDEM_BOARD, "2h3h4h7c");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "1");
    power_up_do(m, "2 check, 3 play deploy");
    LIES(HOLDEM_BOARD, "2h3h4h7c8c");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "1");
    power_up_do(m, "3 bet 100, 2 fold"); /* the next hand */
    assert_int_equal(num(m, POWER_UP_INTEL), 0);
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "");
    match_free(m);
}

static void PU_47_goes_on_through_an_all_in_and_the_run_out(void **state)
{
    (void)state;
    struct event e;
    struct match *m =
        power_up_hand("stacks 1500 1500; hole AcKd QcJd; held intel; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 play intel, 1 bet 1500");
    const int before = holdem_heard(m, POWER_UP_WHY_INTEL, &e);
    power_up_do(m, "2 call");
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_INTEL, &e), before + 2); /* 6c, 7c */
    match_free(m);
}

static void PU_47_a_second_own_one_is_refused_several_run_side_by_side(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; held intel,clone intel; board 2h3h4h; next 5c");
    power_up_do(m, "1 play intel, 1 play clone");
    assert_int_equal(power_up_refused(m, POWER_INTEL), POWER_UP_INTEL_RUNS);
    power_up_do(m, "1 check, 2 play intel");
    assert_int_equal(num(m, POWER_UP_INTEL), 3);
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "12");
    match_free(m);
}

/* ---- Engineer ---- */

static void PU_48_all_see_three_and_one_becomes_the_next(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held engineer; board 2h3h4h; next 5c6c7c8c");
    const int pile = count(m, HOLDEM_PILE);
    power_up_do(m, "1 play engineer");
    LIES(POWER_UP_FAN, "5c6c7c"); /* the deck's top first */
    assert_string_equal(power_up_sees(m, 2, POWER_UP_FAN), "5c6c7c");
    power_up_do(m, "1 next #1");
    assert_int_equal(count(m, HOLDEM_PILE), pile - 2);
    MARKS(HOLDEM_PILE, pile - 3, "all");
    MARKS(HOLDEM_PILE, pile - 4, ""); /* cards below are not shown */
    LIES(HOLDEM_MUCK, "5c7c");
    MARKS(HOLDEM_MUCK, 0, "all");
    power_up_do(m, "1 check, 2 check");
    LIES(HOLDEM_BOARD, "2h3h4h6c");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, ""); /* dealt: the effect is over */
    match_free(m);
}

static void PU_48_it_need_not_reach_the_board(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; hole AcKd QcJd 9c9d; held engineer "
                                    "upgrade; board 2h3h4h; next 5c6c7c *0");
    power_up_do(m, "1 play engineer, 1 next #0, 1 check, 2 play upgrade");
    LIES(POWER_UP_FAN, "5c");
    MARKS(POWER_UP_FAN, 0, "all"); /* everybody knows the new card */
    power_up_do(m, "2 discard #1");
    assert_true(power_up_shows(match_truth(m), 1));
    MARKS(HOLDEM_MUCK, board_find(match_truth(m), HOLDEM_MUCK, card_of(RANK_Q, SUIT_CLUBS)), "2");
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held engineer reload; hole AcKd QcJd; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 play engineer, 1 next #2, 1 check, 2 play reload #0");
    LIES(HOLDEM_HAND + 1, "7cJd");
    MARKS(HOLDEM_HAND + 1, 0, "all");
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held engineer scanner; board 2h3h4h; next 5c6c7c8c"); /* thrown by a
                                                                                    Scanner */
    power_up_do(m, "1 play engineer, 1 next #2, 1 check, 2 play scanner, 2 throw");
    assert_int_equal(count(m, HOLDEM_MUCK), 4);
    assert_string_equal(power_up_sees(m, 1, HOLDEM_MUCK), "5c6c7c??");
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held engineer engineer; board 2h3h4h; next 5c6c7c8c9c"); /* another
                                                                                       Engineer */
    power_up_do(m, "1 play engineer, 1 next #2, 1 check, 2 play engineer");
    LIES(POWER_UP_FAN, "7c8c9c");
    match_free(m);
}

/* Nobody's Intel looks at what comes after the three. */
static void PU_47_PU_48_intel_while_three_are_held_out(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 1500 1500; held engineer,intel; board 2h3h4h; next 5c6c7c8c");
    power_up_do(m, "1 play intel, 1 play engineer");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "");
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_INTEL, NULL), 2); /* it is on, and one look */
    power_up_do(m, "1 next #0");
    /* what all see needs no look */
    assert_int_equal(holdem_heard(m, POWER_UP_WHY_INTEL, NULL), 2);
    power_up_do(m, "1 check, 2 check");
    MARKS(HOLDEM_PILE, count(m, HOLDEM_PILE) - 1, "1");
    match_free(m);
}

/* ---- EMP ---- */

static void PU_49_no_more_powers_in_this_round(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held emp,deploy,clone deploy; board "
                                    "2h3h4h; energy 15 15 15; next 5c6c");
    power_up_do(m, "1 play deploy, 1 play emp");
    LIES(HOLDEM_BOARD, "2h3h4h5c"); /* what was played stays */
    /* the caster too, and Clone */
    assert_int_equal(power_up_refused(m, POWER_CLONE), POWER_UP_NO_MORE_POWERS);
    power_up_do(m, "1 check");
    assert_int_equal(power_up_refused(m, POWER_DEPLOY), POWER_UP_NO_MORE_POWERS);
    power_up_do(m, "2 check, 3 check");
    assert_int_equal(num(m, POWER_UP_EMP), 0);
    power_up_do(m, "1 play clone"); /* PU-53: EMP is copied from the next round on */
    LIES(POWER_UP_HELD, "emp");
    power_up_do(m, "1 check, 2 play deploy");
    match_free(m);
}

/* ---- Disintegrate ---- */

/* PU-49: it ends with its round, on the river before the hands are shown. */
static void PU_49_is_over_when_hands_are_shown(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held emp; board 2h3h4h5h6h");
    bool runs = false;
    int ran = 0, shown = 0;
    power_up_do(m, "1 play emp, 1 check, 2 check");
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.kind == EVENT_SET && e.to == POWER_UP_EMP)
            runs = e.amount != 0;
        ran += runs;
        if (e.why == HOLDEM_WHY_SHOW) {
            assert_false(runs);
            shown++;
        }
    }
    assert_true(ran > 0 && shown > 0);
    match_free(m);
}

static void PU_50_one_unlocked_card_of_this_round(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held disintegrate; board 2h3h4h");
    power_up_do(m, "1 play disintegrate #1"); /* flop: any of them */
    LIES(HOLDEM_BOARD, "2h4h");
    LIES(HOLDEM_MUCK, "3h");
    MARKS(HOLDEM_MUCK, 0, "all");
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held disintegrate; board 2h3h4h5c");
    assert_int_equal(power_up_try(m, "1 play disintegrate #2"), POWER_UP_NO_TARGET);
    power_up_do(
        m,
        "1 play disintegrate #3, 1 check, 2 check"); /* turn: that street's; it is not replaced */
    assert_int_equal(count(m, HOLDEM_BOARD), 4);
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held disintegrate; board 2h3h4h; next 5c6c"); /* street after street */
    power_up_do(m, "1 check, 2 check");
    assert_int_equal(power_up_try(m, "1 play disintegrate #0"), POWER_UP_NO_TARGET);
    power_up_do(m, "1 check, 2 check");
    assert_int_equal(power_up_try(m, "1 play disintegrate #3"), POWER_UP_NO_TARGET);
    power_up_do(m, "1 play disintegrate #4");
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held disintegrate,deploy; board 2h3h4h5c6c; next 7c"); /* also one that
                                                                                     was Deployed in
                                                                                     the round */
    power_up_do(m, "1 play deploy, 1 play disintegrate #5");
    LIES(HOLDEM_BOARD, "2h3h4h5c6c");
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held disintegrate disintegrate,deploy; next 7c"); /* before the flop: one
                                                                                Deployed there, else
                                                                                nothing */
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_NO_TARGET);
    power_up_do(m, "2 play deploy, 2 play disintegrate #0");
    assert_int_equal(count(m, HOLDEM_BOARD), 0);
    match_free(m);
}

/* PU-50: what was Deployed before the flop is no target on it, and what came on the turn none on
 * the river, also where only older cards are locked. */
static void PU_50_a_card_of_an_earlier_round_is_no_target(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held disintegrate deploy; next 7c2c3c4c");
    power_up_do(m, "2 play deploy, 2 call, 1 check");
    LIES(HOLDEM_BOARD, "7c2c3c4c");
    assert_int_equal(power_up_try(m, "1 play disintegrate #0"), POWER_UP_NO_TARGET);
    power_up_do(m, "1 play disintegrate #1");
    LIES(HOLDEM_BOARD, "7c3c4c");
    match_free(m);
    m = power_up_hand("stacks 3000 300 3000; held disintegrate - -; board 2h3h4h; next 5c6c");
    power_up_do(m, "1 check, 2 bet 300, 3 call, 1 call, 1 check, 3 check");
    assert_int_equal(num(m, POWER_UP_LOCKED), 3);
    assert_int_equal(power_up_try(m, "1 play disintegrate #3"), POWER_UP_NO_TARGET);
    power_up_do(m, "1 play disintegrate #4");
    LIES(HOLDEM_BOARD, "2h3h4h5c");
    match_free(m);
}

static void PU_51_at_most_twice_and_three_in_the_end(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held disintegrate,clone disintegrate; "
                                    "energy 15 15 15; board 2h3h4h");
    power_up_do(m, "1 play disintegrate #0, 1 play clone, 1 play disintegrate #0");
    LIES(HOLDEM_BOARD, "4h");
    power_up_do(m, "1 check");
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_CAP_REACHED);
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held disintegrate; board 2h3h; street 2; set round_from 0"); /* 2 there,
                                                                                           1 to come
                                                                                         */
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_BOARD_NEEDED);
    match_free(m);
    m = power_up_hand("stacks 1500 1500; held disintegrate,deploy; board 2h3h4h; street 3; next "
                      "5h"); /* later Deploys do not count, only what lies there */
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), POWER_UP_BOARD_NEEDED);
    power_up_do(m, "1 play deploy");
    assert_int_equal(power_up_refused(m, POWER_DISINTEGRATE), REASON_OK);
    match_free(m);
}

/* ---- Clone ---- */

static void PU_52_a_copy_of_the_last_power_of_this_hand(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held clone,deploy,emp clone,deploy "
                                    "clone; board 2h3h4h; energy 15 15 15; next 5c");
    assert_int_equal(power_up_refused(m, POWER_CLONE), POWER_UP_NOTHING_PLAYED);
    power_up_do(m, "1 play deploy, 1 check, 2 play clone"); /* of anybody */
    LIES(POWER_UP_HELD + 1, "deploy,deploy");               /* a duplicate */
    MARKS(POWER_UP_HELD + 1, 0, "2");
    MARKS(POWER_UP_HELD + 1, 1, "all"); /* PU-53: the copy lies open */
    assert_int_equal(num(m, POWER_UP_ENERGY + 1), 13);
    power_up_do(m, "2 fold, 3 play clone"); /* other than Clone, and of a folded player's too */
    LIES(POWER_UP_HELD + 2, "deploy");
    power_up_do(m, "3 play deploy"); /* in the same turn, and it costs its energy */
    assert_int_equal(num(m, POWER_UP_ENERGY + 2), 10);
    match_free(m);
}

static void PU_53_the_copy_stays_for_a_later_hand_and_each_hand_starts_anew(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500; hole AcAd KcKd; held clone,deploy clone; board 2h3h4h; next 5c");
    power_up_do(m, "1 play deploy, 1 check, 2 play clone, 2 bet 100, 1 fold");
    assert_int_equal(num(m, HOLDEM_HANDS), 1);
    assert_int_equal(board_find(match_truth(m), POWER_UP_HELD + 1, power_card(POWER_DEPLOY)), 0);
    MARKS(POWER_UP_HELD + 1, 0, "all");
    assert_int_equal(count(m, POWER_UP_PLAYED), 0);
    while (holdem_asked(m) != 1)
        power_up_do(m, "2 call");
    assert_int_equal(power_up_refused(m, POWER_CLONE), POWER_UP_NOTHING_PLAYED);
    match_free(m);
}

/* PU-53: a played copy can be cloned again, and what can't be played now may still be copied. */
static void PU_53_a_played_copy_can_be_cloned_again(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held clone,deploy,clone clone; options "
                                    "most=3; energy 15 15 15; board 2h3h4h; next 5c6c7c");
    power_up_do(m, "1 play deploy, 1 play clone, 1 play deploy, 1 play clone");
    LIES(POWER_UP_HELD, "deploy");
    assert_int_equal(power_up_refused(m, POWER_DEPLOY), POWER_UP_CAP_REACHED);
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(PU_40_deploy_puts_the_top_card_on_the_board),
        cmocka_unit_test(PU_40_twice_in_a_hand_for_the_whole_table),
        cmocka_unit_test(PU_41_before_the_flop_one_card_and_the_flop_adds_three),
        cmocka_unit_test(PU_41_on_the_river_it_opens_no_new_round),
        cmocka_unit_test(PU_41_it_takes_the_real_top_card_also_one_that_is_known),
        cmocka_unit_test(PU_42_each_live_opponent_shows_one_card),
        cmocka_unit_test(PU_42_folded_players_are_not_touched),
        cmocka_unit_test(PU_42_the_card_is_chosen_by_chance),
        cmocka_unit_test(PU_43_who_shows_a_card_already_is_unaffected),
        cmocka_unit_test(PU_43_never_fully_open_private_knowledge_included),
        cmocka_unit_test(PU_43_no_card_can_be_opened),
        cmocka_unit_test(PU_44_a_third_card_and_one_of_three_goes),
        cmocka_unit_test(PU_44_a_marked_card_that_leaves_is_seen_an_unmarked_one_not),
        cmocka_unit_test(PU_45_scanner_shows_two_to_its_player_alone),
        cmocka_unit_test(PU_46_reload_one_or_both_left_first),
        cmocka_unit_test(PU_46_PU_60_what_was_scanned_is_known_in_the_hand),
        cmocka_unit_test(PU_47_the_next_card_for_the_rest_of_the_hand),
        cmocka_unit_test(PU_47_goes_on_through_an_all_in_and_the_run_out),
        cmocka_unit_test(PU_47_a_second_own_one_is_refused_several_run_side_by_side),
        cmocka_unit_test(PU_48_all_see_three_and_one_becomes_the_next),
        cmocka_unit_test(PU_48_it_need_not_reach_the_board),
        cmocka_unit_test(PU_47_PU_48_intel_while_three_are_held_out),
        cmocka_unit_test(PU_49_no_more_powers_in_this_round),
        cmocka_unit_test(PU_49_is_over_when_hands_are_shown),
        cmocka_unit_test(PU_50_one_unlocked_card_of_this_round),
        cmocka_unit_test(PU_50_a_card_of_an_earlier_round_is_no_target),
        cmocka_unit_test(PU_51_at_most_twice_and_three_in_the_end),
        cmocka_unit_test(PU_52_a_copy_of_the_last_power_of_this_hand),
        cmocka_unit_test(PU_53_the_copy_stays_for_a_later_hand_and_each_hand_starts_anew),
        cmocka_unit_test(PU_53_a_played_copy_can_be_cloned_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
