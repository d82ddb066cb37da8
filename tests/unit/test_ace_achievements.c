/* The twenty achievements of Ace of Spades (AS-60 to AS-65), each earned at the moment of its deed,
 * and not beside it. */
#include "unit.h"

#include "ace_achievements.h"
#include "ace_table.h"
#include "mem.h"
#include "games.h"
#include "world.h"
#include "path.h"

#include <stdio.h>
#include <string.h>

#define TOUGH "put enemy the-bounty-keeper\n"
#define WEAK "put enemy bootlegger\nset marker 2\n"

/* Whatever is asked about: it is earned where it has come as far as its goal, and what is done or
 * not is never more than done. */
static bool has(const struct match *m, enum ace_achievement which)
{
    struct ace_achievements f;
    ace_achievements_of(m, &f);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        assert_int_equal(f.at[i] >= 0, f.best[i] >= ace_achievement_specs[i].goal);
        assert_true(f.best[i] <= 1 || ace_achievement_specs[i].goal > 1);
    }
    return f.at[which] >= 0;
}

static int far(const struct match *m, enum ace_achievement which)
{
    struct ace_achievements f;
    ace_achievements_of(m, &f);
    return f.best[which];
}

/* How many are earned: so that a test also says that nothing else was. */
static int all(const struct match *m)
{
    struct ace_achievements f;
    int n = 0;
    ace_achievements_of(m, &f);
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++)
        n += f.at[i] >= 0;
    return n;
}

static void shoot(struct match *m, const char *words, int kind)
{
    assert_int_equal(ace_table_shoot(m, words, kind), REASON_OK);
}
static void arm(struct match *m, const char *id, const char *words, int amount)
{
    assert_int_equal(ace_table_do(m, ACE_ARM, ace_table_slot(m, id), words, amount), REASON_OK);
}
static void use(struct match *m, const char *id)
{
    assert_int_equal(ace_table_do(m, ACE_USE, ace_table_slot(m, id), NULL, 0), REASON_OK);
}

static void AS_60_a_duel_won_alone(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, WEAK "set hp 4\nput hand 1 2s 2d 5c 7h 9s 3s 3d Kc");
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_false(has(m, ACHIEVEMENT_SOLO_DUEL));
    assert_int_equal(all(m), 0);
    shoot(m, NULL, 0);
    while (ace_table_num(m, ACE_MARKER) == 2 && !match_over(m))
        shoot(m, NULL, 0);
    assert_true(has(m, ACHIEVEMENT_SOLO_DUEL) == (ace_table_num(m, ACE_MARKER) == 3));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, WEAK "set hp 1\nput hand 1 2s 2d 5c 7h 9s 3s 3d Kc");
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_true(has(m, ACHIEVEMENT_SOLO_DUEL));
    assert_false(has(m, ACHIEVEMENT_COOP_DUEL));
    match_free(m);
}

/* The wish of the player who is asked, by the best claim of the hand or else the first thing that
 * can be done. */
static void play_on(struct match *m)
{
    for (int s = 0; s < match_rules(m)->nseats; s++) {
        struct view v;
        struct action a;
        if (!seat_in((seat)s, match_waiting(m)))
            continue;
        match_view(m, (seat)s, &v);
        a = action_of(s, ACE_SHOOT, 0);
        for (int i = 0; match_play(m, &a, 0) != REASON_OK; i++) {
            assert_true(i < v.choices.n);
            const struct choice *c = &v.choices.choice[i];
            a = action_of(s, c->kind, c->about);
            a.amount = c->min;
            for (int k = 0; a.n < c->pick_min && k < 24; k++)
                if (c->among >> k & 1)
                    a.pick[a.n++] = (uint8_t)k;
        }
        return;
    }
    fail_msg("nobody is asked");
}

static void AS_60_a_duel_won_with_a_partner(void **state)
{
    (void)state;
    struct rules r = rules_default(games_find("ace"), 2, ace_table_plain());
    uint8_t seed[SEED_BYTES];
    char error[MATCH_ERROR] = "";
    match_seed_from_text("two", seed);
    struct match *m = match_new(&r, seed, NULL, WEAK "set hp 1\n", true, error);
    if (!m)
        fail_msg("%s", error);
    while (ace_table_num(m, ACE_MARKER) == 2 && !match_over(m)) {
        assert_false(has(m, ACHIEVEMENT_COOP_DUEL));
        play_on(m);
    }
    assert_true(has(m, ACHIEVEMENT_COOP_DUEL));
    assert_false(has(m, ACHIEVEMENT_SOLO_DUEL));
    match_free(m);
}

static struct match *last_duel(int difficulty, const char *hp, const char *hand)
{
    static const char *const id[] = {"easy", "normal", "hard", "nightmare"};
    char position[300];
    snprintf(position, sizeof position,
             "put enemy lord-overkill-%s\nset marker 12\nset hp %s\nset bullets 4\nput hand 1 %s",
             id[difficulty], hp, hand);
    return ace_table(NULL, difficulty, position);
}

static void AS_60_to_63_a_run_won_at_each_difficulty(void **state)
{
    static const enum ace_achievement which[] = {ACHIEVEMENT_WON_EASY, ACHIEVEMENT_WON_NORMAL,
                                                 ACHIEVEMENT_WON_HARD, ACHIEVEMENT_WON_NIGHTMARE};
    (void)state;
    for (int d = 0; d < 4; d++) {
        struct match *m = last_duel(d, "2", "2s 3s 4s 5s 6s Kh 9d 8d");
        assert_int_equal(all(m), 0);
        shoot(m, "2s 3s 4s 5s 6s", 0);
        assert_true(match_over(m));
        for (int i = 0; i < 4; i++)
            assert_int_equal(has(m, which[i]), i == d);
        match_free(m);
    }
}

static void AS_60_three_one_use_bonuses_in_one_duel(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        TOUGH
        "put hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nput bonuses bootlegger stable-hand train-robber");
    use(m, "train-robber");
    assert_int_equal(far(m, ACHIEVEMENT_THREE_BONUSES), 1);
    arm(m, "bootlegger", NULL, 0);
    arm(m, "stable-hand", NULL, 0);
    assert_int_equal(far(m, ACHIEVEMENT_THREE_BONUSES), 1); /* declared is not used */
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_true(has(m, ACHIEVEMENT_THREE_BONUSES));
    match_free(m);
    /* Two in one duel and one in the next are not three in one. */
    m = ace_table(NULL, ACE_NORMAL,
                  WEAK "set hp 8\nput hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nput bonuses bootlegger "
                       "stable-hand train-robber");
    arm(m, "bootlegger", NULL, 0);
    arm(m, "stable-hand", NULL, 0);
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_int_equal(ace_table_num(m, ACE_MARKER), 3);
    use(m, "train-robber");
    assert_int_equal(far(m, ACHIEVEMENT_THREE_BONUSES), 2);
    assert_false(has(m, ACHIEVEMENT_THREE_BONUSES));
    match_free(m);
}

static void AS_60_the_souvenir_is_not_in_the_log(void **state)
{
    (void)state;
    struct match *m = last_duel(ACE_EASY, "2", "2s 3s 4s 5s 6s Kh 9d 8d");
    shoot(m, "2s 3s 4s 5s 6s", 0);
    assert_false(has(m, ACHIEVEMENT_SOUVENIR));
    match_free(m);
}

/* 20 and 21, 30 and 31: what counts is the damage of the shot, excess included. */
static void AS_61_and_62_damage_of_one_shot(void **state)
{
    (void)state;
    /* Four aces: 8 + 12 = 20. */
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  TOUGH "put hand 1 As Ad Ac Ah 9s Jd Qc Ks\nput bonuses bootlegger stable-hand");
    shoot(m, "As Ad Ac Ah 9s", 0);
    assert_false(has(m, ACHIEVEMENT_BIG_SHOT));
    assert_int_equal(far(m, ACHIEVEMENT_BIG_SHOT), 20);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  WEAK "set hp 1\nput hand 1 As Ad Ac Ah 9s Jd Qc Ks\nput bonuses stable-hand");
    arm(m, "stable-hand", NULL, 0);
    shoot(m, "As Ad Ac Ah 9s", 0);
    assert_true(has(m, ACHIEVEMENT_BIG_SHOT));
    assert_false(has(m, ACHIEVEMENT_BIGGER_SHOT));
    match_free(m);
    /* 20 + 4 + 7. */
    m = ace_table(NULL, ACE_NORMAL,
                  TOUGH
                  "put hand 1 As Ad Ac Ah 9s Jd Qc Ks\nput bonuses stable-hand grizzly-trapper");
    arm(m, "stable-hand", NULL, 0);
    arm(m, "grizzly-trapper", NULL, 0);
    shoot(m, "As Ad Ac Ah 9s", 0);
    assert_int_equal(far(m, ACHIEVEMENT_BIGGER_SHOT), 31);
    assert_true(has(m, ACHIEVEMENT_BIGGER_SHOT));
    match_free(m);
}

static void AS_61_renewed_twice_in_one_duel(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  TOUGH "put hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nput discard 3c 3d\nset reloads 4");
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_false(has(m, ACHIEVEMENT_RENEWED_TWICE));
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_true(has(m, ACHIEVEMENT_RENEWED_TWICE));
    match_free(m);
    /* Once in each of two duels is once. */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy bootlegger\nset marker 1\nset hp 1\nput hand 1 2s 2d 5c 7h 9s Jd Qc "
                  "Ks\nput discard 3c 3d");
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_int_equal(ace_table_num(m, ACE_MARKER), 2);
    assert_int_equal(ace_table_do(m, ACE_RENEW, 0, NULL, 0), REASON_OK);
    assert_false(has(m, ACHIEVEMENT_RENEWED_TWICE));
    match_free(m);
}

static void AS_61_an_acolyte_left_at_one(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        "put enemy the-hangman\nset marker 3\nset hp 2\nput hand 1 2s 2d 5c 7h 9s 3d 4c Ks");
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_int_equal(ace_table_num(m, ACE_HP), 1);
    assert_true(has(m, ACHIEVEMENT_ONE_LEFT));
    match_free(m);
    /* A minion is none, and dynamite is no shot. */
    m = ace_table(NULL, ACE_NORMAL, WEAK "set hp 2\nput hand 1 2s 2d 5c 7h 9s 3d 4c Ks");
    shoot(m, "2s 2d 5c 7h 9s", 0);
    assert_int_equal(ace_table_num(m, ACE_HP), 1);
    assert_false(has(m, ACHIEVEMENT_ONE_LEFT));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-hangman\nset marker 3\nset hp 8\nput hand 1 2s 2d 5c 7h 9s 3d 4c "
                  "Ks\nput bonuses dynamiter");
    use(m, "dynamiter");
    assert_int_equal(ace_table_num(m, ACE_HP), 1);
    assert_false(has(m, ACHIEVEMENT_ONE_LEFT));
    match_free(m);
}

static void AS_61_and_62_killed_by_the_first_shot(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, WEAK "put hand 1 2s 2d 2c 2h 9s Jd Qc Ks");
    shoot(m, "2s 2d 2c 2h 9s", 0);
    assert_true(has(m, ACHIEVEMENT_FIRST_SHOT));
    assert_false(has(m, ACHIEVEMENT_ACOLYTE_FIRST));
    match_free(m);
    m = ace_table(
        NULL, ACE_NORMAL,
        "put enemy the-preacher-of-ash\nset marker 3\nput hand 1 As Ad Ac Ah 9s Jd Qc Ks");
    shoot(m, "As Ad Ac Ah 9s", 0);
    assert_true(has(m, ACHIEVEMENT_FIRST_SHOT));
    assert_true(has(m, ACHIEVEMENT_ACOLYTE_FIRST));
    match_free(m);
    /* Not from full hit points. */
    m = ace_table(NULL, ACE_NORMAL, WEAK "set hp 7\nput hand 1 2s 2d 2c 2h 9s Jd Qc Ks");
    shoot(m, "2s 2d 2c 2h 9s", 0);
    assert_false(has(m, ACHIEVEMENT_FIRST_SHOT));
    match_free(m);
    /* Dynamite is no shot, and after it the hit points are not full. */
    m = ace_table(NULL, ACE_NORMAL,
                  WEAK "put hand 1 2s 2d 2c 2h 9s Jd Qc Ks\nput bonuses dynamiter");
    use(m, "dynamiter");
    shoot(m, "2s 2d 2c 2h 9s", 0);
    assert_false(has(m, ACHIEVEMENT_FIRST_SHOT));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy stable-hand\nset marker 1\nput hand 1 2s 2d 2c 2h 9s Jd Qc Ks\nput "
                  "bonuses dynamiter");
    use(m, "dynamiter");
    assert_true(has(m, ACHIEVEMENT_SOLO_DUEL));
    assert_false(has(m, ACHIEVEMENT_FIRST_SHOT));
    match_free(m);
}

static void AS_62_a_straight_flush_with_the_card_itself(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 As Ks Qs Js Ts 2d 3c 4h");
    shoot(m, "As Ks Qs Js Ts", ACE_FLUSH); /* claimed as a flush only */
    assert_false(has(m, ACHIEVEMENT_SPADE_FLUSH));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 As Ks Qs Js Ts 2d 3c 4h");
    shoot(m, "As Ks Qs Js Ts", ACE_STRAIGHT_FLUSH);
    assert_true(has(m, ACHIEVEMENT_SPADE_FLUSH));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 Ah Kh Qh Jh Th 2d 3c 4h");
    shoot(m, "Ah Kh Qh Jh Th", ACE_STRAIGHT_FLUSH);
    assert_false(has(m, ACHIEVEMENT_SPADE_FLUSH));
    match_free(m);
    /* Neither the Joker nor a changed card is the card itself. */
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 joker Ks Qs Js Ts 2d 3c 4h");
    shoot(m, NULL, ACE_STRAIGHT_FLUSH);
    assert_false(has(m, ACHIEVEMENT_SPADE_FLUSH));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  TOUGH "put hand 1 Ah Ks Qs Js Ts 2d 3c 4h\nput bonuses card-cheat");
    arm(m, "card-cheat", "Ah", SUIT_SPADES);
    shoot(m, "Ah Ks Qs Js Ts", ACE_STRAIGHT_FLUSH);
    assert_false(has(m, ACHIEVEMENT_SPADE_FLUSH));
    match_free(m);
}

static void AS_62_four_natural_aces(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 As Ad Ac Ah 9s Jd Qc Ks");
    shoot(m, "As Ad Ac Ah 9s", ACE_PAIR);
    assert_false(has(m, ACHIEVEMENT_FOUR_ACES));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 As Ad Ac Ah 9s Jd Qc Ks");
    shoot(m, "As Ad Ac Ah 9s", ACE_FOUR);
    assert_true(has(m, ACHIEVEMENT_FOUR_ACES));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 As Ad Ac joker 9s Jd Qc Ks");
    shoot(m, NULL, ACE_FOUR);
    assert_false(has(m, ACHIEVEMENT_FOUR_ACES));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  TOUGH "put hand 1 As Ad Ac Ks 9s Jd Qc 7s\nput bonuses wax-doll-maker");
    arm(m, "wax-doll-maker", "Ks", 0);
    shoot(m, NULL, ACE_FOUR);
    assert_false(has(m, ACHIEVEMENT_FOUR_ACES));
    match_free(m);
}

static void AS_63_five_of_a_kind_in_aces(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 As Ad Ac Ah joker Jd Qc Ks");
    shoot(m, "As Ad Ac Ah joker", ACE_FIVE);
    assert_true(has(m, ACHIEVEMENT_FIVE_ACES));
    assert_false(has(m, ACHIEVEMENT_FOUR_ACES));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL,
                  TOUGH "put hand 1 As Ad Ac Kh joker Jd Qc Ks\nput bonuses wax-doll-maker");
    arm(m, "wax-doll-maker", "Kh", 0);
    shoot(m, "As Ad Ac Kh joker", ACE_FIVE);
    assert_true(has(m, ACHIEVEMENT_FIVE_ACES));
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1 Ks Kd Kc Kh joker Jd Qc 7s");
    shoot(m, NULL, ACE_FIVE);
    assert_false(has(m, ACHIEVEMENT_FIVE_ACES));
    match_free(m);
}

/* The clock is the log's: 2 min 49 s are in time, a moment more is not. */
static void AS_63_overkill_within_169_seconds(void **state)
{
    (void)state;
    for (int late = 0; late < 2; late++) {
        struct match *m = last_duel(ACE_EASY, "1", "2s 3s 4s 5s 6s Kh 9d 8d");
        struct action a = action_of(0, ACE_SHOOT, 0);
        assert_int_equal(match_play(m, &a, ACHIEVEMENT_SWIFT_MS + late), REASON_OK);
        assert_true(match_over(m));
        assert_int_equal(has(m, ACHIEVEMENT_SWIFT), !late);
        match_free(m);
    }
}

/* His reveal starts the clock, not the run. */
static void AS_63_the_clock_starts_with_his_reveal(void **state)
{
    const char *const edits[] = {"lord-overkill-easy", "hp 5", NULL};
    struct ace_data *data = ace_table_data(edits);
    (void)state;
    for (int late = 0; late < 2; late++) {
        struct match *m = ace_table(data, ACE_EASY,
                                    "put enemy the-bounty-keeper\nset marker 11\nset hp 1\nput "
                                    "hand 1 2s 2d 5c 7h 9s Jd Qc Ks\nput bonuses the-rattler-king");
        struct action a = action_of(0, ACE_SHOOT, 0);
        assert_int_equal(match_play(m, &a, 500000), REASON_OK);
        a = action_of(0, ACE_USE, ace_table_slot(m, "the-rattler-king"));
        assert_int_equal(match_play(m, &a, 500000 + ACHIEVEMENT_SWIFT_MS + late), REASON_OK);
        assert_true(match_over(m));
        assert_int_equal(has(m, ACHIEVEMENT_SWIFT), !late);
        assert_true(has(m, ACHIEVEMENT_WON_EASY));
        match_free(m);
    }
    mem_free(data);
}

static void AS_63_a_pair_of_aces_of_spades(void **state)
{
    (void)state;
    struct match *m = last_duel(ACE_NORMAL, "1", "As joker 2c 3d 7h 9d Jc 8d");
    struct ace_claim claim = {.kind = ACE_PAIR, .joker = 51};
    struct action a = action_of(0, ACE_SHOOT, 1);
    card cards[ACE_CARDS_MOST];
    const int n = ace_cards(ace_table_board(m), 0, cards);
    for (int i = 0; i < n && a.n < 5; i++) {
        if (cards[i] == 51 || cards[i] == CARD_JOKER)
            claim.cards |= 1ULL << a.n;
        if (cards[i] == 51 || cards[i] == CARD_JOKER || a.n - __builtin_popcountll(claim.cards) < 3)
            a.pick[a.n++] = (uint8_t)i;
    }
    assert_int_equal(__builtin_popcountll(claim.cards), 2);
    struct action other = a;
    struct match *twin = match_copy(m);
    a.amount = ace_claim_code(&claim);
    assert_int_equal(match_play(m, &a, 0), REASON_OK);
    assert_true(match_over(m));
    assert_true(has(m, ACHIEVEMENT_TWO_SPADES));
    match_free(m);
    /* The Joker as another ace. */
    claim.joker = 48;
    other.amount = ace_claim_code(&claim);
    assert_int_equal(match_play(twin, &other, 0), REASON_OK);
    assert_true(match_over(twin));
    assert_false(has(twin, ACHIEVEMENT_TWO_SPADES));
    match_free(twin);
}

static void AS_63_a_scene_of_exact_kills(void **state)
{
    const char *const edits[] = {"stable-hand",
                                 "hp 1",
                                 "cattle-rustler",
                                 "hp 1",
                                 "bootlegger",
                                 "hp 1",
                                 "crooked-barber",
                                 "hp 1",
                                 "saloon-owner",
                                 "hp 1",
                                 "the-hangman",
                                 "hp 1",
                                 "the-preacher-of-ash",
                                 "hp 1",
                                 "the-twin-gunslingers",
                                 "hp 1",
                                 "the-weeping-widow",
                                 "hp 1",
                                 NULL};
    struct ace_data *data = ace_table_data(edits);
    (void)state;
    /* A last one in excess spoils it: a pair of aces is 7, a pair of threes 1. */
    for (int clean = 0; clean < 2; clean++) {
        struct match *m =
            ace_table(data, ACE_NORMAL,
                      "put enemy stable-hand\nset marker 1\nput hand 1 2s 2d 3c 5h 7s 9d Jc Kh");
        ace_table_next(m, clean ? "bootlegger 4s 4d 6c 8h Td the-hangman 3s 3d 6s Qc As"
                                : "bootlegger 4s 4d 6c 8h Td the-hangman Ad 3d 6s Qc As");
        shoot(m, "2s 2d 3c 5h 7s", ACE_PAIR);
        shoot(m, "4s 4d 6c 8h Td", ACE_PAIR);
        assert_int_equal(far(m, ACHIEVEMENT_EXACT_SCENE), 2);
        assert_false(has(m, ACHIEVEMENT_EXACT_SCENE));
        shoot(m, clean ? "3s 3d 6s Qc As" : "Ad 3d 6s Qc As", ACE_PAIR);
        assert_int_equal(ace_table_num(m, ACE_MARKER), 4);
        assert_int_equal(has(m, ACHIEVEMENT_EXACT_SCENE), clean);
        match_free(m);
    }
    mem_free(data);
    struct match *m =
        ace_table(NULL, ACE_NORMAL, WEAK "set hp 1\nput hand 1 2s 2d 5c 7h 9s 3s 3d Kc");
    shoot(m, NULL, ACE_TWO_PAIR);
    assert_int_equal(far(m, ACHIEVEMENT_EXACT_SCENE), 0);
    match_free(m);
}

/* Three exact kills one after the other, but two of one scene and one of the next. */
static void AS_63_exact_kills_of_different_scenes(void **state)
{
    const char *const edits[] = {"bootlegger",   "hp 1", "the-hangman", "hp 1",
                                 "claim-jumper", "hp 1", NULL};
    struct ace_data *data = ace_table_data(edits);
    (void)state;
    struct match *m = ace_table(data, ACE_NORMAL,
                                "put enemy bootlegger\nset marker 2\n"
                                "put hand 1 2s 2d 3c 5h 7s 9d Jc Kh");
    ace_table_next(m, "the-hangman 4s 4d 6c 8h Td claim-jumper 3s 3d 6s Tc 8s");
    shoot(m, "2s 2d 3c 5h 7s", ACE_PAIR);
    shoot(m, "4s 4d 6c 8h Td", ACE_PAIR);
    assert_int_equal(far(m, ACHIEVEMENT_EXACT_SCENE), 2);
    assert_int_equal(ace_table_num(m, ACE_MARKER), 4);
    shoot(m, "3s 3d 6s Tc 8s", ACE_PAIR);
    assert_int_equal(ace_table_num(m, ACE_MARKER), 5);
    assert_int_equal(far(m, ACHIEVEMENT_EXACT_SCENE), 2);
    assert_false(has(m, ACHIEVEMENT_EXACT_SCENE));
    match_free(m);
    mem_free(data);
}

/* AS-65: earned at its moment, and kept by a run that is lost after it. */
static void AS_65_also_in_a_run_that_is_lost_later(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, TOUGH "set bullets 2\nput hand 1 As Ad Ac Ah 9s Jd 3c 2s");
    shoot(m, "As Ad Ac Ah 9s", ACE_FOUR);
    struct ace_achievements f;
    ace_achievements_of(m, &f);
    assert_int_equal(f.at[ACHIEVEMENT_FOUR_ACES], 0);
    while (!match_over(m))
        play_on(m);
    assert_int_equal(ace_table_num(m, ACE_WON), -1);
    ace_achievements_of(m, &f);
    assert_int_equal(f.at[ACHIEVEMENT_FOUR_ACES], 0);
    assert_false(has(m, ACHIEVEMENT_SOLO_DUEL));
    match_free(m);
}

/* The same log, the same achievements: saved and loaded, action by action. */
static void AS_65_a_pure_function_over_the_log(void **state)
{
    (void)state;
    char error[MATCH_ERROR] = "", *assets = path_assets();
    struct world world;
    world_open(&world, assets);
    const struct match_world games = world_for_match(&world);
    for (int n = 0; n < 12; n++) {
        struct rules r;
        uint8_t seed[SEED_BYTES];
        char word[20];
        assert_true(world_rules(&world, games_find("ace"), 1, &r, error, MATCH_ERROR));
        r.option[ACE_DIFFICULTY] = n % 4;
        snprintf(word, sizeof word, "run %d", n);
        match_seed_from_text(word, seed);
        struct match *m = match_new(&r, seed, NULL, NULL, true, error);
        struct ace_achievements before, after;
        ace_achievements_of(m, &before);
        while (!match_over(m)) {
            play_on(m);
            ace_achievements_of(m, &after);
            for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
                assert_true(after.best[i] >= before.best[i]);
                assert_true(before.at[i] < 0
                                ? after.at[i] < 0 || after.at[i] == match_actions(m) - 1
                                : after.at[i] == before.at[i]);
            }
            before = after;
        }
        char *text = match_save(m);
        struct match *again = match_load(text, &games, true, error);
        if (!again)
            fail_msg("%s", error);
        ace_achievements_of(again, &after);
        assert_memory_equal(before.best, after.best, sizeof before.best);
        assert_memory_equal(before.at, after.at, sizeof before.at);
        mem_free(text);
        match_free(again);
        match_free(m);
    }
    world_close(&world);
    mem_free(assets);
}

static void each_has_its_words_and_a_name_of_its_own(void **state)
{
    (void)state;
    for (int i = 0; i < ACE_ACHIEVEMENTS; i++) {
        char name[40];
        const struct achievement_spec *f = &ace_achievement_specs[i];
        assert_true(f->name && *f->name && f->task && *f->task && f->goal >= 1);
        ace_achievement_store_name(i, name);
        assert_true(strlen(name) == strlen(f->id) + 4);
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(f->id, ace_achievement_specs[k].id);
            assert_string_not_equal(f->name, ace_achievement_specs[k].name);
        }
    }
    assert_int_equal(ace_achievement_metal(ACHIEVEMENT_SOUVENIR), METAL_BRONZE);
    assert_int_equal(ace_achievement_metal(ACHIEVEMENT_WON_NORMAL), METAL_SILVER);
    assert_int_equal(ace_achievement_metal(ACHIEVEMENT_WON_HARD), METAL_GOLD);
    assert_int_equal(ace_achievement_metal(ACHIEVEMENT_FIVE_ACES), METAL_DIAMOND);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_60_a_duel_won_alone),
        cmocka_unit_test(AS_60_a_duel_won_with_a_partner),
        cmocka_unit_test(AS_60_to_63_a_run_won_at_each_difficulty),
        cmocka_unit_test(AS_60_three_one_use_bonuses_in_one_duel),
        cmocka_unit_test(AS_60_the_souvenir_is_not_in_the_log),
        cmocka_unit_test(AS_61_and_62_damage_of_one_shot),
        cmocka_unit_test(AS_61_renewed_twice_in_one_duel),
        cmocka_unit_test(AS_61_an_acolyte_left_at_one),
        cmocka_unit_test(AS_61_and_62_killed_by_the_first_shot),
        cmocka_unit_test(AS_62_a_straight_flush_with_the_card_itself),
        cmocka_unit_test(AS_62_four_natural_aces),
        cmocka_unit_test(AS_63_five_of_a_kind_in_aces),
        cmocka_unit_test(AS_63_overkill_within_169_seconds),
        cmocka_unit_test(AS_63_the_clock_starts_with_his_reveal),
        cmocka_unit_test(AS_63_a_pair_of_aces_of_spades),
        cmocka_unit_test(AS_63_a_scene_of_exact_kills),
        cmocka_unit_test(AS_63_exact_kills_of_different_scenes),
        cmocka_unit_test(AS_65_also_in_a_run_that_is_lost_later),
        cmocka_unit_test(AS_65_a_pure_function_over_the_log),
        cmocka_unit_test(each_has_its_words_and_a_name_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
