/* The tournament: seats, levels, who gets which powers and how much energy (PU-01 to PU-12), what a
 * table may be, and tables laid out by hand. */
#include "unit.h"

#include "bounds.h"
#include "games.h"
#include "notation.h"
#include "power_up_table.h"
#include "rng.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int num(const struct match *m, int n) { return holdem_num(m, n); }
static int count(const struct match *m, int zone) { return board_count(match_truth(m), zone); }
static card face(const struct match *m, int zone, int i)
{
    return board_face(match_truth(m), zone, i);
}

/* Everybody folds until the hand is over. */
static void fold_round(struct match *m)
{
    const int hands = num(m, HOLDEM_HANDS);
    while (num(m, HOLDEM_HANDS) == hands && !match_over(m)) {
        struct action a = action_of(holdem_asked(m) - 1, HOLDEM_FOLD, 0);
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
}

static void PU_01_two_to_five_play_until_one_has_all_the_chips(void **state)
{
    (void)state;
    for (int seats = 2; seats <= 5; seats++) {
        struct match *m = power_up_table(seats, NULL, NULL, NULL);
        match_free(m);
    }
    assert_non_null(power_up_table_fault(1, NULL, NULL));
    assert_non_null(power_up_table_fault(6, NULL, NULL));
    struct match *m = power_up_table(3, NULL, NULL, "all in");
    for (int i = 0; i < 2000 && !match_over(m); i++) {
        struct view v;
        match_view(m, (seat)(holdem_asked(m) - 1), &v);
        struct action a =
            action_of(v.me,
                      v.board.num[HOLDEM_TO_MATCH] > v.board.num[HOLDEM_BET + v.me] ? HOLDEM_CALL
                                                                                    : HOLDEM_CHECK,
                      0);
        for (int k = 0; k < v.choices.n; k++)
            if ((v.choices.choice[k].kind == HOLDEM_BET_TO ||
                 v.choices.choice[k].kind == HOLDEM_RAISE_TO) &&
                !v.choices.choice[k].refused) {
                a.kind = v.choices.choice[k].kind;
                a.amount = v.choices.choice[k].max;
            }
        assert_int_equal(match_play(m, &a, 0), REASON_OK);
    }
    assert_true(match_over(m));
    int32_t score[SEATS];
    match_rules(m)->game->score(match_rules(m), match_truth(m), score);
    int all = 0;
    for (int s = 0; s < 3; s++)
        all += score[s] == 4500;
    assert_int_equal(all, 1); /* winner takes all: the others have less than nothing */
    match_free(m);
}

static void PU_02_blinds_and_antes_by_level(void **state)
{
    (void)state;
    static const int levels[11][3] = {{25, 50, 5},       {50, 100, 10},    {75, 150, 15},
                                      {125, 250, 25},    {200, 400, 40},   {300, 600, 60},
                                      {400, 800, 80},    {500, 1000, 100}, {750, 1500, 150},
                                      {1000, 2000, 200}, {1500, 3000, 300}};
    struct match *m = power_up_table(3, "stack=100000", NULL, NULL);
    for (int hand = 0; hand < 52; hand++) {
        /* every four hands; the last level stays */
        const int *l = levels[hand / 4 < 11 ? hand / 4 : 10];
        assert_int_equal(num(m, HOLDEM_SMALL), l[0]);
        assert_int_equal(num(m, HOLDEM_BIG), l[1]);
        assert_int_equal(num(m, HOLDEM_ANTE), l[2]);
        fold_round(m);
    }
    match_free(m);
    m = power_up_table(2, "stack=100000", NULL, NULL); /* six heads-up */
    for (int hand = 0; hand < 13; hand++) {
        assert_int_equal(num(m, HOLDEM_LEVEL), hand / 6);
        fold_round(m);
    }
    match_free(m);
    m = power_up_table(3, NULL, NULL, NULL);
    assert_int_equal(num(m, HOLDEM_STACK) + num(m, HOLDEM_BET) + 5, 1500);
    assert_int_equal(num(m, HOLDEM_POT), 15); /* antes are usual */
    match_free(m);
}

/* PU-02: the count goes on when somebody goes out; the number is the one for those who were dealt
 * into that hand. */
static void PU_02_an_elimination_does_not_restart_the_count(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 200 1500; hole AcAd 2c7d KcKd; set level_hands 2; next AhAs4s8h9h");
    power_up_do(m, "3 fold, 1 raise 1500, 2 call");
    assert_string_equal(holdem_finish(m), "1700 0 1500");
    assert_int_equal(num(m, HOLDEM_LEVEL_HANDS), 3); /* three were dealt in: four make a level */
    assert_int_equal(num(m, HOLDEM_LEVEL), 0);
    fold_round(m); /* two are: six do */
    fold_round(m);
    assert_int_equal(num(m, HOLDEM_LEVEL), 0);
    fold_round(m);
    assert_int_equal(num(m, HOLDEM_LEVEL), 1);
    match_free(m);
}

static void PU_03_every_power_of_the_list_alike(void **state)
{
    (void)state;
    int times[POWERS] = {0};
    for (int i = 0; i < 1000; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "deal %d", i);
        struct match *m = power_up_table(2, "start=1", NULL, deal);
        times[card_power(face(m, POWER_UP_HELD, 0))]++;
        match_free(m);
    }
    for (int p = 0; p < POWERS; p++)
        assert_in_range(times[p], 53, 147); /* 100, 5 standard deviations */
}

static void PU_03_a_table_may_play_with_fewer(void **state)
{
    (void)state;
    char options[60];
    const int list = 1 << POWER_CLONE | 1 << POWER_EMP | 1 << POWER_RELOAD | 1 << POWER_DEPLOY;
    snprintf(options, sizeof options, "powers=%d most=3 start=3", list);
    for (int i = 0; i < 30; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "deal %d", i);
        struct match *m = power_up_table(3, options, NULL, deal);
        for (int s = 0; s < 3; s++)
            for (int k = 0; k < 3; k++)
                assert_true(list >> card_power(face(m, POWER_UP_HELD + s, k)) & 1);
        match_free(m);
    }
    assert_string_equal(power_up_table_fault(3, "powers=112", NULL),
                        "A table needs at least four powers.");
    assert_string_equal(power_up_table_fault(3, "powers=15 most=4", NULL),
                        "There must be more kinds of power than a player can hold.");
    assert_null(power_up_table_fault(3, "powers=31 most=4", NULL));
}

static void PU_04_the_same_number_for_everybody_and_none_twice(void **state)
{
    (void)state;
    for (int i = 0; i < 40; i++) {
        char deal[20];
        snprintf(deal, sizeof deal, "deal %d", i);
        struct match *m = power_up_table(5, "start=6 most=6", NULL, deal);
        for (int s = 0; s < 5; s++) {
            int had = 0;
            assert_int_equal(count(m, POWER_UP_HELD + s), 6);
            for (int k = 0; k < 6; k++)
                had |= 1 << card_power(face(m, POWER_UP_HELD + s, k));
            assert_int_equal(seat_count((seatmask)had), 6);
        }
        match_free(m);
    }
    struct match *m = power_up_table(3, NULL, NULL, NULL); /* usual: 2 of 3, 10 of 15 */
    for (int s = 0; s < 3; s++) {
        assert_int_equal(count(m, POWER_UP_HELD + s), 2);
        assert_int_equal(num(m, POWER_UP_ENERGY + s), 10);
    }
    for (int hand = 0; hand < 4; hand++)
        fold_round(m);
    for (int s = 0; s < 3; s++) {
        assert_int_equal(count(m, POWER_UP_HELD + s), 3);
        assert_int_equal(num(m, POWER_UP_ENERGY + s), 15);
    }
    match_free(m);
    assert_string_equal(power_up_table_fault(3, "start=4 most=3", NULL),
                        "Players can’t start with more powers than they can hold.");
    assert_string_equal(power_up_table_fault(3, "energy=16", NULL),
                        "Players can’t start with more energy than they can store.");
    assert_string_equal(power_up_table_fault(3, "join=1", NULL),
                        "No player starts with two of the same power, so level 1 needs at least as "
                        "many kinds as each player has starting powers.");
    m = power_up_table(3, "start=0 most=1 energy=0 energy_gain=5 energy_most=7", NULL,
                       NULL); /* all of it are options */
    assert_int_equal(count(m, POWER_UP_HELD), 0);
    fold_round(m);
    assert_int_equal(count(m, POWER_UP_HELD), 1);
    assert_int_equal(num(m, POWER_UP_ENERGY), 5);
    fold_round(m);
    assert_int_equal(count(m, POWER_UP_HELD), 1);
    assert_int_equal(num(m, POWER_UP_ENERGY), 7);
    match_free(m);
}

static void PU_05_kept_over_hands_and_none_that_is_held(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 9000 9000 9000; held deploy,emp,intel - -");
    for (int hand = 0; hand < 5; hand++) {
        assert_string_equal(power_up_lies(m, POWER_UP_HELD), "deploy,emp,intel");
        fold_round(m);
    }
    match_free(m);
    /* Four kinds, three held: only the fourth can come; a copy counts as held. */
    char options[60];
    snprintf(options, sizeof options, "powers=%d",
             1 << POWER_CLONE | 1 << POWER_EMP | 1 << POWER_RELOAD | 1 << POWER_DEPLOY);
    for (int i = 0; i < 10; i++) {
        char words[200];
        snprintf(words, sizeof words,
                 "stacks 9000 9000; held deploy,clone,reload emp; options %s; set hands %d; board "
                 "2h3h4h",
                 options, i);
        m = power_up_hand(words);
        power_up_do(m, "1 play deploy, 1 play clone, 1 fold"); /* reload, and an open deploy */
        const card got = face(m, POWER_UP_HELD, 2);
        assert_true(got == power_card(POWER_EMP) || got == power_card(POWER_CLONE));
        match_free(m);
    }
}

/* Where nothing is left to get, none comes. */
static void PU_05_nothing_to_get(void **state)
{
    (void)state;
    struct match *m =
        power_up_hand("stacks 9000 9000; held deploy,x-ray deploy; options join=2; board 2h3h4h");
    power_up_do(m, "1 fold");
    assert_int_equal(count(m, POWER_UP_HELD), 2);
    assert_int_equal(count(m, POWER_UP_HELD + 1), 2);
    match_free(m);
}

static void PU_06_recharge_after_each_hand(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 1500 1500; held deploy,emp,intel - scanner; energy 14 3 15; board 2h3h4h");
    const int from = match_heard_count(m);
    power_up_do(m, "1 fold, 2 fold");
    /* two, up to the most: also who holds all it can */
    assert_int_equal(num(m, POWER_UP_ENERGY), 15);
    assert_int_equal(num(m, POWER_UP_ENERGY + 1), 5);
    assert_int_equal(num(m, POWER_UP_ENERGY + 2), 15);
    assert_int_equal(count(m, POWER_UP_HELD), 3);
    assert_int_equal(count(m, POWER_UP_HELD + 1), 1); /* one only */
    assert_int_equal(count(m, POWER_UP_HELD + 2), 2);
    /* energy, then powers, from the button's left; then the hand is over */
    int order[5], n = 0, over = 0;
    for (int i = from; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == POWER_UP_WHY_ENERGY || e.why == POWER_UP_WHY_GIVE)
            order[n++] = e.who + (e.why == POWER_UP_WHY_GIVE ? 10 : 0);
        if (e.why == HOLDEM_WHY_HAND_OVER)
            over = n;
    }
    static const int expected[] = {0, 1, 11, 12};
    assert_int_equal(n, 4);
    assert_int_equal(over, 4);
    assert_memory_equal(order, expected, sizeof expected);
    match_free(m);
}

/* PU-06's other reading: who holds all powers gains no energy either. */
static void PU_06_energy_for_who_is_short_of_powers(void **state)
{
    (void)state;
    struct match *m = power_up_hand("options energy_for=1; stacks 1500 1500 1500; held "
                                    "deploy,emp,intel - scanner; energy 4 3 15; board 2h3h4h");
    power_up_do(m, "1 fold, 2 fold");
    assert_int_equal(num(m, POWER_UP_ENERGY), 4);
    assert_int_equal(count(m, POWER_UP_HELD), 3);
    assert_int_equal(num(m, POWER_UP_ENERGY + 1), 5); /* and a power with it */
    assert_int_equal(count(m, POWER_UP_HELD + 1), 1);
    assert_int_equal(num(m, POWER_UP_ENERGY + 2), 15);
    match_free(m);
}

static void PU_06_not_before_the_first_hand(void **state)
{
    (void)state;
    struct match *m = power_up_table(3, NULL, NULL, NULL);
    assert_int_equal(num(m, POWER_UP_ENERGY), 10);
    assert_int_equal(count(m, POWER_UP_HELD), 2);
    match_free(m);
}

static void PU_07_held_powers_are_hidden_their_number_and_energy_not(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500; held deploy,emp intel; board 2h3h4h");
    assert_string_equal(power_up_sees(m, 1, POWER_UP_HELD), "deploy,emp");
    assert_string_equal(power_up_sees(m, 2, POWER_UP_HELD), "????");
    assert_string_equal(power_up_sees(m, 0, POWER_UP_HELD + 1), "??");
    struct view v;
    match_view(m, 1, &v);
    assert_int_equal(v.board.num[POWER_UP_ENERGY], 10);
    struct choices c; /* an eye that can't see them is offered nothing */
    rules_choices(&v.rules, &v.board, 0, &c);
    for (int i = 0; i < c.n; i++)
        assert_int_not_equal(c.choice[i].kind, POWER_UP_PLAY);
    power_up_do(m, "1 play emp");
    assert_string_equal(power_up_sees(m, 2, POWER_UP_PLAYED), "emp");
    match_free(m);
}

static void PU_08_costs(void **state)
{
    (void)state;
    static const uint8_t cost[POWERS] = {
        [POWER_CLONE] = 2,  [POWER_XRAY] = 2,         [POWER_DEPLOY] = 3,  [POWER_EMP] = 3,
        [POWER_INTEL] = 3,  [POWER_DISINTEGRATE] = 4, [POWER_SCANNER] = 4, [POWER_ENGINEER] = 5,
        [POWER_RELOAD] = 5, [POWER_UPGRADE] = 5};
    struct match *m = power_up_table(2, NULL, NULL, NULL);
    const struct rules *r = match_rules(m);
    for (int p = 0; p < POWERS; p++) {
        char words[200], play[60], name[CARD_TEXT];
        assert_int_equal(power_cost(r, p), cost[p]);
        assert_non_null(power_name(p));
        card_text(r, power_card(p), name);
        snprintf(words, sizeof words,
                 "stacks 1500 1500; held %s; energy %d; board 2h3h4h; played deploy", name,
                 cost[p] - 1);
        struct match *poor = power_up_hand(words);
        assert_int_equal(power_up_refused(poor, p), POWER_UP_ENERGY_SHORT);
        match_free(poor);
        snprintf(words, sizeof words,
                 "stacks 1500 1500; held %s; energy %d; board 2h3h4h; played deploy", name,
                 cost[p]);
        snprintf(play, sizeof play, "1 play %s%s", name,
                 p == POWER_DISINTEGRATE || p == POWER_RELOAD ? " #0" : "");
        struct match *rich = power_up_hand(words);
        power_up_do(rich, play);
        assert_int_equal(num(rich, POWER_UP_ENERGY), 0);
        match_free(rich);
    }
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held emp; energy 6; options cost_emp=7; board 2h3h4h"); /* an option */
    assert_int_equal(power_up_refused(m, POWER_EMP), POWER_UP_ENERGY_SHORT);
    assert_string_equal(rules_reason_text(match_rules(m)->game, POWER_UP_ENERGY_SHORT),
                        "You don’t have enough energy.");
    match_free(m);
}

static void PU_09_who_is_out_holds_nothing(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 200 1500; hole AcAd 2c7d KcKd; held - deploy,emp; next AhAs4s8h9h");
    power_up_do(m, "3 fold, 1 raise 1500, 2 call");
    assert_int_equal(num(m, HOLDEM_RANK + 1), 3);
    assert_int_equal(count(m, POWER_UP_HELD + 1), 0);
    assert_int_equal(num(m, POWER_UP_ENERGY + 1), 0);
    fold_round(m);
    assert_int_equal(count(m, POWER_UP_HELD + 1), 0);
    assert_int_equal(num(m, POWER_UP_ENERGY + 1), 0);
    match_free(m);
}

/* PU-09, PU-06: when the last one goes out nothing is recharged. */
static void PU_09_the_tournament_ends_without_a_recharge(void **state)
{
    (void)state;
    struct match *m = power_up_hand(
        "stacks 1500 200; hole AcAd 2c7d; held deploy emp; energy 5 5; next AhAs4s8h9h");
    power_up_do(m, "2 raise 200, 1 call");
    assert_true(match_over(m));
    assert_int_equal(num(m, POWER_UP_ENERGY), 5);
    assert_int_equal(count(m, POWER_UP_HELD), 1);
    assert_int_equal(count(m, POWER_UP_HELD + 1), 0);
    match_free(m);
}

/* PU-10: two tables side by side, whatever happens at one, have nothing in common. */
static void PU_10_no_table_is_the_only_one(void **state)
{
    (void)state;
    struct match *a = power_up_table(3, NULL, NULL, "one"),
                 *alone = power_up_table(3, NULL, NULL, "one"),
                 *b = power_up_table(5, "most=4", NULL, "two");
    for (int i = 0; i < 6; i++) {
        fold_round(a);
        fold_round(b);
    }
    for (int i = 0; i < 6; i++)
        fold_round(alone);
    assert_true(match_digest(a) == match_digest(alone));
    match_free(a);
    match_free(b);
    match_free(alone);
}

static void PU_11_dealt_in_the_first_hand_after_the_hole_cards(void **state)
{
    (void)state;
    struct match *m = power_up_table(3, NULL, NULL, NULL);
    int last_card = -1, first_power = -1, powers = 0, who[6];
    for (int i = 0; i < match_heard_count(m); i++) {
        const struct event e = match_heard(m, SEAT_ONLOOKER, i);
        if (e.why == HOLDEM_WHY_DEAL)
            last_card = i;
        if (e.why != POWER_UP_WHY_GIVE)
            continue;
        assert_int_equal(e.kind, EVENT_MAKE);
        assert_int_equal(e.face, CARD_HIDDEN); /* in view of all, as backs */
        first_power = first_power < 0 ? i : first_power;
        who[powers++] = e.who;
    }
    assert_int_equal(powers, 6);
    assert_true(first_power > last_card);
    for (int i = 0; i < 6; i++) /* one at a time, from the button's left */
        assert_int_equal(who[i], (num(m, HOLDEM_BUTTON) + 1 + i) % 3);
    match_free(m);
}

static void PU_12_ten_names(void **state)
{
    (void)state;
    static const char *const names[POWERS] = {"Clone",  "X-Ray",        "Deploy",  "EMP",
                                              "Intel",  "Disintegrate", "Scanner", "Engineer",
                                              "Reload", "Upgrade"};
    for (int p = 0; p < POWERS; p++)
        assert_string_equal(power_name(p), names[p]);
    assert_null(power_name(POWERS));
}

/* A chance that remembers what it was asked. */
struct listening {
    struct chance chance;
    struct rng rng;
    int n;
    uint64_t asked[20000];
};

static int listen(struct chance *self, const struct chance_question *q)
{
    struct listening *l = (struct listening *)(void *)self;
    assert_true(l->n < 20000);
    l->asked[l->n++] = (uint64_t)q->stream << 32 | (uint64_t)q->round << 16 | q->draw;
    return rng_below(&l->rng, q->n);
}

static int by_value(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Four powers for nothing: X-Ray and Upgrade ask chance, Reload takes the shown card away, Clone
 * gives them again. */
static void only_what_asks(struct rules *r)
{
    r->option[POWER_UP_LIST] =
        1 << POWER_CLONE | 1 << POWER_XRAY | 1 << POWER_RELOAD | 1 << POWER_UPGRADE;
    r->option[POWER_UP_START] = r->option[POWER_UP_MOST] = 3;
    for (int p = 0; p < POWERS; p++)
        r->option[POWER_UP_COST + p] = 0;
}

/* Every question of chance has an address of its own, or two of them would always be answered
 * alike. */
static void every_question_has_its_own_address(void **state)
{
    (void)state;
    static struct listening l;
    for (int game = 0; game < 24; game++) {
        struct rules r = rules_default(games_find("power-up"), 2 + game % 4, holdem_table_data());
        struct board b;
        struct turn t = {.rules = &r, .b = &b, .chance = &l.chance};
        l = (struct listening){.chance = {listen}, .rng = rng_seed((uint64_t)game)};
        r.option[POWER_UP_ENERGY_GAIN] = 15;
        if (game >= 12) /* the same power again and again in one hand */
            only_what_asks(&r);
        board_clear(&b, r.nseats);
        for (int i = 0; i < 52; i++)
            b.cell[i] = (struct cell){.face = CARD_HIDDEN};
        for (int z = HOLDEM_PILE + 1; z <= ZONES; z++)
            b.start[z] = 52;
        r.game->setup(&t);
        for (int i = 0; i < 1500 && !b.over && b.num[HOLDEM_HANDS] < 40; i++) {
            struct choices c;
            const seat who = seat_first(b.waiting);
            rules_choices(&r, &b, who, &c);
            const struct choice *one = &c.choice[rng_below(&l.rng, c.n)];
            struct action a = action_of(who, one->kind, one->about);
            a.amount = one->min;
            for (int k = 0; k < choice_cards(one, &b) && a.n < one->pick_max; k++)
                if (one->among >> k & 1)
                    a.pick[a.n++] = (uint8_t)k;
            if (!one->refused && a.n >= one->pick_min && rules_check(&r, &b, &a) == REASON_OK)
                r.game->apply(&t, &a);
        }
        assert_true(l.n > 100);
        qsort(l.asked, (size_t)l.n, sizeof *l.asked, by_value);
        for (int i = 1; i < l.n; i++)
            if (l.asked[i] == l.asked[i - 1])
                fail_msg("asked twice: stream %d, round %d, draw %d", (int)(l.asked[i] >> 32),
                         (int)(l.asked[i] >> 16 & 0xffff), (int)(l.asked[i] & 0xffff));
    }
}

static void powers_join_level_by_level(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("power-up"), 3, holdem_table_data());
    assert_int_equal(powers_dealt(&r, 0), 1023);
    r.option[POWER_UP_JOIN] = 3;
    for (int level = 0; level < 12; level++) {
        assert_int_equal(seat_count(powers_dealt(&r, level)),
                         level + 3 < POWERS ? level + 3 : POWERS);
        assert_int_equal(powers_dealt(&r, level) & ~powers_dealt(&r, level + 1), 0);
    }
    r.option[POWER_UP_LIST] = 0x3fe; /* without Clone */
    assert_int_equal(powers_dealt(&r, 30), 0x3fe);
    assert_int_equal(seat_count(powers_dealt(&r, 0)), 3);
}

static const char *lays(const char *position) { return power_up_table_fault(3, NULL, position); }

static void numbers_at_their_bounds(void **state)
{
    (void)state;
    static const struct bounds all[] = {
        {"set energy 1 %lld", 0, 15},
        {"set energy 3 %lld", 0, 15},
        {"set intel %lld", 0, 7},
        {"set emp %lld", 0, 1},
        {"set choosing %lld", 0, 0},
        {"put board As Ks Qs\nset street 1\nset locked %lld", 0, 3},
        {"put board As Ks Qs\nset street 1\nset round_from %lld", 0, 3},
        {"put board As Ks Qs\nset street 1\nput held 1 emp\nset locked %lld", 0, 3},
    };
    bounds_hold(all, sizeof all / sizeof *all, lays);
}

/* PU-09: who is out when the table is laid out holds nothing, whoever it is. */
static void who_is_out_is_laid_out_with_nothing(void **state)
{
    (void)state;
    for (int s = 0; s < 3; s++) {
        char position[300];
        snprintf(position, sizeof position,
                 "set street 1\nset pot 300\nput board As Kd 2c\nset button %d\nset live %d\nset "
                 "stack %d 0\nset start %d 0\nset bet %d 0\nset rank %d 3\n"
                 "put held 1 emp\nput held 2 emp\nput held 3 emp\nset energy 1 5\nset energy 2 "
                 "5\nset energy 3 5",
                 (s + 1) % 3, 7 & ~(1 << s), s + 1, s + 1, s + 1, s + 1);
        struct match *m = power_up_table(3, NULL, position, NULL);
        for (int other = 0; other < 3; other++) {
            assert_int_equal(count(m, POWER_UP_HELD + other), other != s);
            assert_int_equal(num(m, POWER_UP_ENERGY + other), other == s ? 0 : 5);
        }
        match_free(m);
    }
}

static void tables_laid_out_by_hand(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "put held 1 deploy emp intel scanner",
        "set energy 1 16",
        "set energy 1 -1",
        "set locked 1",
        "set round_from 1",
        "set emp 2",
        "set choosing 7",
        "set intel 8",
        "put held 1 As",
        "put played Ks",
        "put held 4 emp",
        "set energy 4 1",
        "put board As Ks Qs 2c 3c 4c 5c 6c\nset street 3",
        "put board As Ks\nset street 3",
        "put fan As",
        "set street 7",
    };
    for (unsigned i = 0; i < sizeof bad / sizeof *bad; i++)
        if (!power_up_table_fault(3, NULL, bad[i]))
            fail_msg("taken: %s", bad[i]);
    char many[600] = "put played";
    for (int i = 0; i < 41; i++)
        strcat(many, " emp");
    assert_non_null(power_up_table_fault(3, NULL, many));
    many[strlen(many) - 4] = 0;
    assert_null(power_up_table_fault(3, NULL, many));
    for (int street = HOLDEM_PREFLOP; street <= HOLDEM_RIVER; street++)
        for (int cards = 0; cards <= 8; cards++) { /* any board that can have come about */
            static const int to_come[] = {5, 2, 1, 0};
            char position[200];
            snprintf(position, sizeof position, "put board %.*s\nset street %d", 3 * cards,
                     "As Ks Qs 2c 3c 4c 5c 6c ", street);
            const char *fault = power_up_table_fault(3, NULL, position);
            assert_true((fault == NULL) ==
                        (cards + to_come[street] >= 3 && cards + to_come[street] <= 7));
        }
    struct match *m =
        power_up_hand("stacks 1500 1500; held deploy; board 2h3h4h5h6h7h8h; set locked 5; set "
                      "round_from 6; set intel 2; played deploy,deploy");
    assert_string_equal(power_up_lies(m, HOLDEM_BOARD), "2h3h4h5h6h7h8h");
    assert_int_equal(power_up_refused(m, POWER_DEPLOY), POWER_UP_CAP_REACHED);
    assert_string_equal(power_up_marks(m, HOLDEM_PILE, count(m, HOLDEM_PILE) - 1), "2");
    match_free(m);
}

/* A world guessed from a view: hidden powers are of the list, and differ from each other and from
 * what lay open there before. */
static void a_guessed_world_has_powers_that_could_be(void **state)
{
    (void)state;
    struct match *m = power_up_hand("stacks 1500 1500 1500; held clone,scanner,reload "
                                    "deploy,upgrade,intel -; board 2h3h4h; energy 15 15 15");
    struct view v;
    struct board world;
    struct rng rng = rng_seed(3);
    power_up_do(
        m, "1 check, 2 play deploy, 2 check, 3 check, 1 play clone, 1 check"); /* seat 1: scanner,
                                                                                  reload, and an
                                                                                  open deploy */
    match_view(m, 2, &v);
    int times[POWERS] = {0};
    for (int i = 0; i < 900; i++) {
        rules_guess(&v.rules, &v.board, &rng, &world);
        assert_null(board_check(&world, v.rules.game));
        const card a = board_face(&world, POWER_UP_HELD, 0),
                   b = board_face(&world, POWER_UP_HELD, 1);
        assert_true(card_is_power(a) && card_is_power(b) && a != b);
        assert_int_equal(board_face(&world, POWER_UP_HELD, 2), power_card(POWER_DEPLOY));
        times[card_power(a)]++;
    }
    for (int p = 0; p < POWERS; p++)
        /* the copy came later: each hidden one can be a Deploy too */
        assert_in_range(times[p], 43, 137);
    match_free(m);
    m = power_up_hand(
        "stacks 1500 1500; held deploy,clone -; board 2h3h4h; energy 15 15; next 5c intel");
    power_up_do(m, "1 play deploy, 1 play clone, 1 fold"); /* an open deploy, then a hidden one */
    match_view(m, 1, &v);
    assert_string_equal(power_up_sees(m, 2, POWER_UP_HELD), "deploy??");
    for (int i = 0; i < 300; i++) {
        rules_guess(&v.rules, &v.board, &rng, &world);
        assert_int_not_equal(board_face(&world, POWER_UP_HELD, 1), power_card(POWER_DEPLOY));
    }
    match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(PU_01_two_to_five_play_until_one_has_all_the_chips),
        cmocka_unit_test(PU_02_blinds_and_antes_by_level),
        cmocka_unit_test(PU_02_an_elimination_does_not_restart_the_count),
        cmocka_unit_test(PU_03_every_power_of_the_list_alike),
        cmocka_unit_test(PU_03_a_table_may_play_with_fewer),
        cmocka_unit_test(PU_04_the_same_number_for_everybody_and_none_twice),
        cmocka_unit_test(PU_05_kept_over_hands_and_none_that_is_held),
        cmocka_unit_test(PU_05_nothing_to_get),
        cmocka_unit_test(PU_06_recharge_after_each_hand),
        cmocka_unit_test(PU_06_energy_for_who_is_short_of_powers),
        cmocka_unit_test(PU_06_not_before_the_first_hand),
        cmocka_unit_test(PU_07_held_powers_are_hidden_their_number_and_energy_not),
        cmocka_unit_test(PU_08_costs),
        cmocka_unit_test(PU_09_who_is_out_holds_nothing),
        cmocka_unit_test(PU_09_the_tournament_ends_without_a_recharge),
        cmocka_unit_test(PU_10_no_table_is_the_only_one),
        cmocka_unit_test(PU_11_dealt_in_the_first_hand_after_the_hole_cards),
        cmocka_unit_test(PU_12_ten_names),
        cmocka_unit_test(every_question_has_its_own_address),
        cmocka_unit_test(powers_join_level_by_level),
        cmocka_unit_test(numbers_at_their_bounds),
        cmocka_unit_test(who_is_out_is_laid_out_with_nothing),
        cmocka_unit_test(tables_laid_out_by_hand),
        cmocka_unit_test(a_guessed_world_has_powers_that_could_be),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
