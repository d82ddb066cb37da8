/* Bonuses of Ace of Spades: one-use and permanent, now and on a shot (AS-25, AS-29, AS-30, AS-35 to
 * AS-39). */
#include "mem.h"
#include "unit.h"

#include "ace_table.h"

#include <stdio.h>
#include <string.h>

static int num(const struct match *m, int n) { return ace_table_num(m, n); }

#define TOUGH "put enemy the-bounty-keeper\n"
#define EIGHT "put hand 1 2s 2d 5c 7h 9s Jd Qc Ks\n"

static struct match *with(const char *bonuses, const char *more)
{
    static char position[400];
    strcpy(position, TOUGH EIGHT "put bonuses ");
    strcat(position, bonuses);
    strcat(position, "\n");
    strcat(position, more);
    return ace_table(NULL, ACE_NORMAL, position);
}

static int use(struct match *m, int slot, const char *cards)
{
    return ace_table_do(m, ACE_USE, slot, cards, 0);
}
static int arm(struct match *m, int slot, const char *cards, int amount)
{
    return ace_table_do(m, ACE_ARM, slot, cards, amount);
}

static int total(const struct match *m)
{
    int32_t amount = -1;
    ace_table_heard(m, ACE_WHY_TOTAL, &amount);
    return amount;
}

static void AS_30_a_minion_leaves_a_one_use_bonus(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL, "put enemy bootlegger\nset marker 2\nset hp 1\n" EIGHT);
    ace_table_next(m, "the-hangman Jh Qd 3c 4c 6d");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(ace_table_slot(m, "bootlegger"), 0);
    assert_int_equal(ace_table_count(m, ACE_PERMANENTS), 0);
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "Jd Jh 3c 4c 6d", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 11 - 6);
    /* Used once, then out of the run. */
    assert_int_equal(ace_table_slot(m, "bootlegger"), -1);
    assert_true(ace_table_in(m, ACE_GONE, "bootlegger"));
    match_free(m);
}

static void AS_30_an_acolyte_leaves_a_permanent_one(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        "put enemy the-hangman\nset marker 3\nset hp 2\nput hand 1 2s 2d 2c Ks Kd 5c 7h 9s");
    assert_int_equal(ace_table_shoot(m, "2s 2d 2c Ks Kd", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_PERMANENTS, "the-hangman"));
    assert_int_equal(ace_table_count(m, ACE_BONUSES), 0);
    match_free(m);
    /* From the next duel on, at every shot. */
    m = ace_table(NULL, ACE_NORMAL,
                  TOUGH "put permanents the-hangman\nput hand 1 Js Jd 2c 4h 6d Qd Qc 8s");
    assert_int_equal(ace_table_shoot(m, "Js Jd 2c 4h 6d", 0), REASON_OK);
    assert_int_equal(total(m), 1 + 2 + 2);
    assert_true(ace_table_in(m, ACE_PERMANENTS, "the-hangman"));
    assert_int_equal(ace_table_shoot(m, NULL, ACE_PAIR), REASON_OK);
    assert_int_equal(total(m), 1 + 2 + 2);
    match_free(m);
}

static void AS_30_bonuses_are_combined(void **state)
{
    (void)state;
    struct match *m =
        with("bootlegger stable-hand mirror-duellist", "put permanents the-preacher-of-ash");
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_int_equal(arm(m, 1, NULL, 0), REASON_OK);
    assert_int_equal(arm(m, 2, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(total(m), 1 + 1 + 3 + 5 + 4);
    for (int i = 0; i < ENVELOPES; i++)
        assert_false(match_truth(m)->envelope[i].full);
    assert_int_equal(ace_table_count(m, ACE_BONUSES), 0);
    assert_int_equal(ace_table_count(m, ACE_GONE), 3);
    match_free(m);
}

static void AS_35_now_and_on_a_shot(void **state)
{
    (void)state;
    struct match *m = with("bootlegger train-robber", "");
    assert_int_equal(use(m, 0, NULL), REASON_NOT_NOW);
    assert_int_equal(arm(m, 1, NULL, 0), REASON_NOT_NOW);
    assert_int_equal(use(m, 1, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_BULLETS), 3);
    match_free(m);
}

static void AS_35_a_declaration_is_free_to_change(void **state)
{
    (void)state;
    struct match *m = with("bootlegger card-cheat", "");
    assert_int_equal(ace_table_open(m, ACE_DISARM, 0), 0);
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_true(ace_armed(match_truth(m), 0));
    assert_int_equal(ace_table_do(m, ACE_DISARM, 0, NULL, 0), REASON_OK);
    assert_false(ace_armed(match_truth(m), 0));
    assert_int_equal(arm(m, 1, "Ks", SUIT_HEARTS), REASON_OK);
    assert_int_equal(arm(m, 1, "Qc 5c", SUIT_DIAMONDS), REASON_OK);
    const struct ace_declared d = ace_declared_unpack(match_truth(m)->envelope[1].amount);
    assert_int_equal(d.ntargets, 2);
    assert_int_equal(d.amount, SUIT_DIAMONDS);
    assert_int_equal(ace_table_do(m, ACE_DISARM, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    /* Both were taken back and lie there still. */
    assert_int_equal(total(m), 1);
    assert_int_equal(ace_table_slot(m, "bootlegger"), 0);
    assert_int_equal(ace_table_slot(m, "card-cheat"), 1);
    match_free(m);
}

static void AS_35_the_combination_may_exist_only_through_them(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                TOUGH "put hand 1 2s 3d 5c 7h 9s Jd Qc Ks\nset reloads 0\nput "
                                      "bonuses crooked-barber card-cheat stable-hand");
    assert_int_equal(ace_table_shoot(m, "2s 3d 5c 7h 9s", 0), ACE_NO_COMBINATION);
    assert_int_equal(arm(m, 0, "2s", 1), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 3d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(total(m), 1);
    assert_int_equal(ace_table_slot(m, "crooked-barber"), -1);
    match_free(m);
}

static void AS_35_nothing_at_all_is_refused(void **state)
{
    (void)state;
    /* A recolour to the suit that the cards have, a count of a suit that nobody holds, silence
     * where nobody speaks. */
    const char *const edits[] = {"stable-hand", "bonus calm", "bootlegger",
                                 "bonus count clubs as spades", NULL};
    struct ace_data *data = ace_table_data(edits);
    struct match *m = ace_table(
        data, ACE_NORMAL,
        TOUGH "put hand 1 2s 2d 5s 7h 9s Jd Qd Ks\nput bonuses card-cheat stable-hand bootlegger");
    assert_int_equal(arm(m, 0, "2s 5s", SUIT_SPADES), ACE_NOTHING_CHANGED);
    assert_int_equal(arm(m, 0, "2s 2d", SUIT_SPADES), REASON_OK);
    assert_int_equal(ace_table_open(m, ACE_ARM, 1), -ACE_NO_PENALTY);
    assert_int_equal(arm(m, 1, NULL, 0), ACE_NO_PENALTY);
    assert_int_equal(arm(m, 2, NULL, 0), ACE_NOTHING_CHANGED);
    match_free(m);
    mem_free(data);
    /* Now: an empty draw pile, discard pile, full counters, a Joker that is out. */
    m = with("off-key-pianist grave-robber train-robber cattle-rustler necromancers-apprentice "
             "claim-jumper",
             "set bullets 6\nset reloads 6");
    assert_int_equal(use(m, 1, NULL), ACE_NO_DISCARD);
    assert_int_equal(use(m, 2, NULL), ACE_COUNTERS_FULL);
    assert_int_equal(use(m, 3, NULL), ACE_COUNTERS_FULL);
    match_free(m);
    m = ace_table(
        NULL, ACE_NORMAL,
        TOUGH "put hand 1 joker\nput bonuses necromancers-apprentice snake-oil-seller card-cheat");
    assert_int_equal(use(m, 0, NULL), ACE_JOKER_OUT);
    assert_int_equal(ace_table_open(m, ACE_ARM, 2), -ACE_JOKER_STAYS);
    match_free(m);
    m = ace_table(NULL, ACE_NORMAL, TOUGH "put hand 1\nput bonuses snake-oil-seller card-cheat");
    assert_int_equal(use(m, 0, NULL), ACE_NO_HAND);
    assert_int_equal(ace_table_open(m, ACE_ARM, 1), -ACE_NO_HAND);
    match_free(m);
}

/* What is declared is spent with the shot; so a shot in which one changes nothing is refused. */
static void AS_35_an_idle_declaration_is_refused_with_the_shot(void **state)
{
    (void)state;
    const char *const shot = "2s 2d 5c 7h 9s";
    struct match *m = with("boiler-stoker bootlegger", "");
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_int_equal(arm(m, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, shot, 0), ACE_IDLE);
    assert_int_equal(ace_table_shoot(m, shot, ACE_PAIR), ACE_IDLE);
    assert_int_equal(ace_table_do(m, ACE_SHOOT, 1, shot, ACE_PAIR | 3 << 10), ACE_IDLE);
    assert_int_equal(ace_table_shoot(m, NULL, 0), ACE_IDLE);
    /* When time is up it is taken back first. */
    struct view v;
    struct action least;
    match_view(m, 0, &v);
    assert_true(rules_least(&v.rules, &v.board, 0, &least));
    assert_int_equal(least.kind, ACE_DISARM);
    assert_int_equal(ace_table_do(m, ACE_DISARM, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, shot, 0), REASON_OK);
    assert_int_equal(total(m), 6);
    assert_int_equal(ace_table_slot(m, "boiler-stoker"), 0);
    assert_int_equal(ace_table_slot(m, "bootlegger"), -1);
    match_free(m);
}

static void AS_35_what_changes_something(void **state)
{
    (void)state;
    static const struct {
        const char *enemy, *bonus, *hand, *targets;
        int amount, kind;
        bool idle;
    } table[] = {
        /* A card beside the combination becomes something else. */
        {"the-bounty-keeper", "card-cheat", "2s 2d 5c 7h 9s", "5c", SUIT_HEARTS, 0, true},
        {"the-bounty-keeper", "card-cheat", "2s 2d 5c 7h 9s", "2s", SUIT_HEARTS, 0, true},
        {"the-bounty-keeper", "wax-doll-maker", "2s 2d 5c 7h 9s", "5c 7h", 0, 0, false},
        /* Silence: where the penalty would not have been heard, where it is one thing and where it
           is all. */
        {"the-preacher-of-ash", "hellhound-handler", "8s 8d 2c 2h 9s", NULL, 0, ACE_TWO_PAIR, true},
        {"the-preacher-of-ash", "hellhound-handler", "8s 8d 2c 2h 9s", NULL, 0, ACE_PAIR, false},
        {"the-raven-matron", "plague-doctor", "8s 8d 2c 5h 9s", NULL, 0, 0, false},
        /* Faces count twice: none there; there, but the Hangman takes them. */
        {"the-bounty-keeper", "hellhound-handler", "8s 8d 2c 5h 9s", NULL, 0, 0, true},
        {"the-bounty-keeper", "hellhound-handler", "Ks Kd 2c 5h 9s", NULL, 0, 0, false},
        /* More damage that a penalty takes away again. */
        {"the-preacher-of-ash", "stable-hand", "8s 8d 2c 5h 9s", NULL, 0, 0, true},
        {"the-clockmaker", "stable-hand", "As Ad 2c 2h 9s", NULL, 0, 0, false},
        {"the-clockmaker", "stable-hand", "As Ad Ac 5h 9s", NULL, 0, 0, true},
        /* A short one that has five cards; the damage of the same card acts. */
        {"the-bounty-keeper", "bone-fiddler", "3s 4d 5c 6h 7s", NULL, 0, 0, false},
        {"the-bounty-keeper", "midnight-drover", "2s 3s 5s 7s 9s", NULL, 0, 0, true},
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        char position[200];
        snprintf(position, sizeof position,
                 "put enemy %s\nset marker 9\nset bullets 3\nput hand 1 %s Jc\nput bonuses %s",
                 table[i].enemy, table[i].hand, table[i].bonus);
        struct match *m = ace_table(NULL, ACE_NORMAL, position);
        const int armed = arm(m, 0, table[i].targets, table[i].amount);
        assert_true(armed == REASON_OK || (table[i].idle && armed == ACE_NOTHING_CHANGED));
        const int why =
            armed == REASON_OK ? ace_table_shoot(m, table[i].hand, table[i].kind) : ACE_IDLE;
        if (why != (table[i].idle ? ACE_IDLE : REASON_OK))
            fail_msg("%s, %s before %s: %d", table[i].bonus, table[i].hand, table[i].enemy, why);
        assert_int_equal(ace_table_count(m, ACE_GONE), !table[i].idle);
        match_free(m);
    }
}

/* Two that would each suffice: one of them is too many. */
static void AS_35_two_for_the_work_of_one(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-clockmaker\nset marker 9\nput hand 1 As Ad 2c 2h "
                                "9s\nput bonuses stable-hand bootlegger");
    const char *const shot = "As Ad 2c 2h 9s";
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_int_equal(arm(m, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, shot, ACE_TWO_PAIR), ACE_IDLE);
    assert_int_equal(ace_table_do(m, ACE_DISARM, 1, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, shot, ACE_TWO_PAIR), REASON_OK);
    assert_int_equal(total(m), 9);
    match_free(m);
}

/* Without picks: the best shot in which what is declared acts. */
static void AS_35_the_best_shot_uses_what_is_declared(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        TOUGH "put hand 1 As Ad Ac 2s 5s 7s 9s Kd\nput bonuses card-cheat the-preacher-of-ash");
    assert_int_equal(arm(m, 0, "Kd", SUIT_SPADES), REASON_OK);
    /* three aces deal 12; the flush is 5 and the ace and the king */
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK);
    assert_int_equal(total(m), 9);
    assert_int_equal(ace_table_slot(m, "card-cheat"), -1);
    match_free(m);
    /* Of several such shots the best: aces and nines, where a pair of nines would do. */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy the-twin-gunslingers\nput hand 1 As Ad 2c Kd Ks 7h 5c 9h\nput bonuses "
                  "faro-dealer");
    assert_int_equal(arm(m, 0, "5c", RANK_9), REASON_OK);
    assert_int_equal(ace_table_shoot(m, NULL, 0), REASON_OK); /* not aces and kings with 10 */
    assert_int_equal(total(m), 2 + 6);
    match_free(m);
}

static void AS_35_the_partner_learns_nothing_from_a_declaration(void **state)
{
    (void)state;
    struct match *m = with("card-cheat", "");
    assert_int_equal(arm(m, 0, "5c Qc", SUIT_HEARTS), REASON_OK);
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    assert_int_equal(v.board.envelope[0].full, 1);
    assert_int_equal(v.board.envelope[0].amount, 0);
    match_view(m, 0, &v);
    assert_int_not_equal(v.board.envelope[0].amount, 0);
    match_free(m);
}

static void AS_25_a_changed_card_is_its_old_self_in_the_discard_pile(void **state)
{
    (void)state;
    struct match *m = with("wax-doll-maker", "");
    assert_int_equal(arm(m, 0, "5c 7h", 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "5c 7h 9s Jd Qc", 0), REASON_OK);
    assert_int_equal(total(m), 1 + 6);
    assert_true(ace_table_in(m, ACE_DISCARD, "5c"));
    assert_true(ace_table_in(m, ACE_DISCARD, "7h"));
    match_free(m);
}

static void AS_29_order_of_arming_is_order_of_changes(void **state)
{
    (void)state;
    /* The 5 of clubs becomes a heart, hearts count as spades: five spades. */
    const char *const table =
        TOUGH "put hand 1 2s 4s 5c 7s 9s Jd Qd Kd\nput bonuses midnight-drover card-cheat";
    struct match *m = ace_table(NULL, ACE_NORMAL, table);
    assert_int_equal(arm(m, 1, "5c", SUIT_HEARTS), REASON_OK);
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 4s 5c 7s 9s", 0), REASON_OK);
    assert_int_equal(total(m), 5);
    match_free(m);
    /* Arming again puts a bonus last: then the heart stays a heart, and there is no flush. */
    m = ace_table(NULL, ACE_NORMAL, table);
    assert_int_equal(arm(m, 1, "5c", SUIT_HEARTS), REASON_OK);
    assert_int_equal(arm(m, 0, NULL, 0), REASON_OK);
    assert_int_equal(arm(m, 1, "5c", SUIT_HEARTS), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "2s 4s 5c 7s 9s", 0), ACE_NO_COMBINATION);
    match_free(m);
}

static void AS_29_each_card_may_be_changed_by_several(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        TOUGH "put hand 1 Ks 2d 5d 7d 9d Jd Qc 3h\nput bonuses crooked-barber card-cheat");
    /* The king of spades steps to the ace and becomes a diamond: a flush with two aces, the deuce
     * stepping down. */
    assert_int_equal(arm(m, 0, "Ks 2d", 1), REASON_OK);
    assert_int_equal(arm(m, 1, "Ks", SUIT_DIAMONDS), REASON_OK);
    assert_int_equal(ace_table_shoot(m, "Ks 2d 5d 7d 9d", ACE_FLUSH), REASON_OK);
    assert_int_equal(total(m), 5 + 6);
    match_free(m);
}

static void arming_a_discarded_card_is_taken_back(void **state)
{
    (void)state;
    struct match *m = with("card-cheat", "");
    assert_int_equal(arm(m, 0, "5c 7h", SUIT_SPADES), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "9s", 0), REASON_OK);
    assert_true(ace_armed(match_truth(m), 0));
    assert_int_equal(ace_table_do(m, ACE_DISCARD_DRAW, 0, "5c", 0), REASON_OK);
    assert_false(ace_armed(match_truth(m), 0));
    match_free(m);
}

static void slots_move_up_with_their_declarations(void **state)
{
    (void)state;
    struct match *m = with("train-robber bootlegger card-cheat", "");
    assert_int_equal(arm(m, 1, NULL, 0), REASON_OK);
    assert_int_equal(arm(m, 2, "5c 7h", SUIT_SPADES), REASON_OK);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_slot(m, "bootlegger"), 0);
    assert_true(ace_armed(match_truth(m), 0));
    assert_int_equal(ace_declared_unpack(match_truth(m)->envelope[1].amount).ntargets, 2);
    assert_false(ace_armed(match_truth(m), 2));
    match_free(m);
}

static void AS_36_damage_is_no_shot(void **state)
{
    (void)state;
    /* The Clockmaker's cap does not touch it, no bullet goes, no shot is counted. */
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-clockmaker\nset marker 9\nset bullets 1\n" EIGHT
                                "put bonuses the-rattler-king bootlegger");
    assert_int_equal(arm(m, 1, NULL, 0), REASON_OK);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 19 - 12);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    assert_int_equal(num(m, ACE_SHOTS), 0);
    assert_true(ace_armed(match_truth(m), 0));
    assert_int_equal(ace_table_heard(m, ACE_WHY_TURN, NULL), 0);
    match_free(m);
}

static void AS_36_a_kill_goes_on_in_the_same_turn(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy cattle-rustler\nset marker 2\nset hp 3\nput hand 1 2s 2d 5c 7h 9s Jd "
                  "Qc Ks Kd Kh\nset bullets 1\nset reloads 0\nput bonuses dynamiter");
    int32_t excess = 0;
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    ace_table_heard(m, ACE_WHY_KILL, &excess);
    assert_int_equal(excess, 4);
    assert_int_equal(num(m, ACE_MARKER), 3);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_int_equal(num(m, ACE_RELOADS), 2);
    assert_int_equal(num(m, ACE_HP), num(m, ACE_HP_MAX));
    assert_int_equal(ace_table_slot(m, "cattle-rustler"), 0);
    /* The hand above the limit stays, and nothing is to be discarded (AS-18). */
    assert_int_equal(ace_table_count(m, ACE_HAND), 10);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    match_free(m);
}

static void AS_36_a_kill_refills_a_short_hand(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy cattle-rustler\nset marker 2\nset hp 3\nput hand 1 2s "
                                "2d\nput bonuses dynamiter");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
}

static void AS_36_a_kill_at_the_end_of_a_scene(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy the-hangman\nset marker 3\nset hp 3\nput hand 1 2s 2d "
                                "5c 7h 9s Jd Qc Ks Kd Kh\nput bonuses dynamiter card-cheat");
    assert_int_equal(arm(m, 1, "2s 2d", SUIT_HEARTS), REASON_OK);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 4);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 0);
    assert_false(ace_armed(match_truth(m), 0));
    match_free(m);
}

static void AS_36_overkill_may_fall_by_damage(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NORMAL,
                                "put enemy lord-overkill-normal\nset marker 12\nset hp 12\n" EIGHT
                                "put bonuses the-rattler-king");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_true(match_over(m));
    assert_int_equal(num(m, ACE_WON), 1);
    match_free(m);
}

static void AS_37_a_bullet_after_the_last_one(void **state)
{
    (void)state;
    struct match *m = with("train-robber", "set bullets 1");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_LAST);
    /* The hand was refilled with the shot; the same duel goes on with a new turn. */
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_heard(m, ACE_WHY_TURN, NULL), 0);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_heard(m, ACE_WHY_TURN, NULL), 1);
    assert_int_equal(num(m, ACE_BULLETS), 1);
    assert_true(ace_table_enemy(m, "the-bounty-keeper"));
    match_free(m);
}

/* All damage together, of every effect that a bonus has room for. */
static void AS_37_hope_counts_every_effect(void **state)
{
    (void)state;
    static const char *const edits[] = {
        "dynamiter", "bonus damage 1, damage 1, damage 1, damage 1, damage 2", NULL};
    struct ace_data *data = ace_table_data(edits);
    struct match *m = ace_table(data, ACE_NORMAL,
                                "put enemy cattle-rustler\nset marker 2\nset hp 6\n" EIGHT
                                "put bonuses dynamiter");
    assert_true(ace_last_hope(match_rules(m), match_truth(m)));
    match_free(m);
    m = ace_table(data, ACE_NORMAL,
                  "put enemy cattle-rustler\nset marker 2\nset hp 7\n" EIGHT
                  "put bonuses dynamiter");
    assert_false(ace_last_hope(match_rules(m), match_truth(m)));
    match_free(m);
    mem_free(data);
}

static void AS_37_a_kill_after_the_last_bullet(void **state)
{
    (void)state;
    struct match *m =
        ace_table(NULL, ACE_NORMAL,
                  "put enemy cattle-rustler\nset marker 2\nset bullets 1\nset hp 8\n" EIGHT
                  "put bonuses dynamiter");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(num(m, ACE_HP), 7);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 3);
    assert_int_equal(num(m, ACE_BULLETS), 2);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    match_free(m);
    /* The turn had ended: what is above the limit goes before the next enemy comes (AS-18). */
    m = ace_table(NULL, ACE_NORMAL,
                  "put enemy cattle-rustler\nset marker 2\nset bullets 1\nset hp 8\n"
                  "put hand 1 2s 2d 5c 7h 9s Jd Qc Ks Kd Kh 3h 4h 6h 8h\nput bonuses dynamiter");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", ACE_PAIR), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_LAST);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_TRIM);
    assert_int_equal(ace_table_do(m, ACE_TRIM, 0, "3h", 0), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 3);
    match_free(m);
}

/* What the card does after the kill may lift the hand once more: no turn begins above the limit. */
static void AS_37_the_rest_of_a_card_after_the_kill(void **state)
{
    (void)state;
    const char *const edits[] = {"dynamiter", "bonus damage 7, draw 4, reload 1", NULL};
    struct ace_data *data = ace_table_data(edits);
    struct match *m =
        ace_table(data, ACE_NORMAL,
                  "put enemy cattle-rustler\nset marker 2\nset bullets 1\nset hp 8\n" EIGHT
                  "put bonuses dynamiter");
    assert_int_equal(ace_table_shoot(m, "2s 2d 5c 7h 9s", 0), REASON_OK);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 3);
    assert_int_equal(num(m, ACE_RELOADS), 3);
    assert_int_equal(ace_table_count(m, ACE_HAND), 12);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_TRIM);
    assert_int_equal(ace_table_do(m, ACE_TRIM, 0, "Jd Qc Ks", 0), REASON_PICK);
    struct action a = action_of(0, ACE_TRIM, 0);
    for (int i = 0; i < 4; i++)
        a.pick[a.n++] = (uint8_t)i;
    assert_int_equal(match_play(m, &a, 0), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    assert_int_equal(num(m, ACE_MARKER), 3);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
    mem_free(data);
}

static void AS_38_the_joker_exists_once(void **state)
{
    (void)state;
    struct match *m = with("necromancers-apprentice the-ferryman", "");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_true(ace_table_in(m, ACE_HAND, "joker"));
    assert_int_equal(ace_table_count(m, ACE_ASIDE), 0);
    /* While it is in hand that part is refused; the rest happens. */
    assert_int_equal(ace_table_count(m, ACE_HAND), 9);
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 12);
    match_free(m);
    /* From the discard pile it comes again. */
    m = with("necromancers-apprentice", "put discard 3h joker 4h");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_true(ace_table_in(m, ACE_HAND, "joker"));
    match_free(m);
    /* Not from the draw pile. */
    m = with("necromancers-apprentice", "put aside");
    assert_int_equal(ace_table_open(m, ACE_USE, 0), -ACE_JOKER_OUT);
    match_free(m);
}

static void AS_39_counters_end_at_6(void **state)
{
    (void)state;
    struct match *m = with("gatling-sergeant gunsmith", "set bullets 6\nset reloads 5");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_BULLETS), 6);
    assert_int_equal(num(m, ACE_RELOADS), 6);
    assert_int_equal(use(m, 0, NULL), ACE_COUNTERS_FULL);
    match_free(m);
    m = with("gunsmith", "set reloads 5");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_RELOADS), 6);
    match_free(m);
}

static void AS_39_permanent_counters_at_each_duel(void **state)
{
    (void)state;
    struct match *m = ace_table(
        NULL, ACE_NORMAL,
        "set marker 2\nput permanents the-iron-locomotive the-sheriff-of-nobody\nput enemy");
    assert_int_equal(num(m, ACE_BULLETS), 2 + 1);
    assert_int_equal(num(m, ACE_RELOADS), 2 + 1 + 1);
    match_free(m);
    /* After the Nightmare's deduction. */
    m = ace_table(NULL, ACE_NIGHTMARE,
                  "set marker 2\nput permanents the-sheriff-of-nobody\nput enemy");
    assert_int_equal(num(m, ACE_RELOADS), 2);
    match_free(m);
    /* What would pass 6 is lost. */
    const char *const edits[] = {"the-sheriff-of-nobody", "bonus reload 6", NULL};
    struct ace_data *data = ace_table_data(edits);
    m = ace_table(data, ACE_NORMAL,
                  "set marker 2\nput permanents the-sheriff-of-nobody\nput enemy");
    assert_int_equal(num(m, ACE_RELOADS), 6);
    match_free(m);
    mem_free(data);
    const char *const many[] = {"the-iron-locomotive", "bonus bullet 6, reload 1", NULL};
    data = ace_table_data(many);
    m = ace_table(data, ACE_NORMAL, "set marker 10\nput permanents the-iron-locomotive\nput enemy");
    assert_int_equal(num(m, ACE_BULLETS), 6);
    assert_int_equal(num(m, ACE_BULLETS_MAX), 6);
    assert_int_equal(num(m, ACE_RELOADS), 5);
    match_free(m);
    mem_free(data);
}

static void draw(void **state)
{
    (void)state;
    struct match *m = with("off-key-pianist", "");
    ace_table_next(m, "3c 4c 6d");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 11);
    assert_true(ace_table_in(m, ACE_HAND, "6d"));
    match_free(m);
}

static void cycle(void **state)
{
    (void)state;
    struct match *m = with("snake-oil-seller", "");
    ace_table_next(m, "3c 4c");
    assert_int_equal(use(m, 0, NULL), REASON_PICK);
    assert_int_equal(use(m, 0, "2s 2d 5c 7h 9s Jd"), REASON_PICK);
    assert_int_equal(use(m, 0, "5c 7h"), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 2);
    assert_int_equal(num(m, ACE_RELOADS), 2);
    match_free(m);
}

static void recall(void **state)
{
    (void)state;
    struct match *m = with("undertaker", "put discard 3h As Ah 4h");
    assert_int_equal(use(m, 0, "3h As Ah"), REASON_PICK);
    assert_int_equal(use(m, 0, "As Ah"), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 10);
    assert_int_equal(ace_table_count(m, ACE_DISCARD), 2);
    /* Public: everybody saw it come. */
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    assert_true(board_find(&v.board, ACE_HAND, card_of(RANK_A, SUIT_SPADES)) >= 0);
    match_free(m);
}

static void peek_then_cycle(void **state)
{
    (void)state;
    struct match *m = with("claim-jumper", "");
    ace_table_next(m, "3c 4c 6d 8d Tc Td");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_ARRANGE);
    assert_int_equal(ace_table_count(m, ACE_SHOWN), 6);
    /* Seen by nobody else. */
    struct view v;
    match_view(m, SEAT_ONLOOKER, &v);
    assert_int_equal(board_face(&v.board, ACE_SHOWN, 0), CARD_HIDDEN);
    /* Two on top, the others behind them in their order. */
    assert_int_equal(ace_table_do(m, ACE_ARRANGE, 0, "8d 4c", 0), REASON_OK);
    const char *const order[] = {"8d", "4c", "3c", "6d", "Tc", "Td"};
    const int top = ace_table_count(m, ACE_PILE) - 1;
    for (int i = 0; i < 6; i++) {
        card c;
        ace_table_cards(order[i], &c, 1);
        assert_int_equal(board_face(match_truth(m), ACE_PILE, top - i), c);
    }
    /* Then the card's second effect, which may be waived, for the first did something. */
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_CYCLE);
    assert_int_equal(ace_table_do(m, ACE_CYCLE, 0, "5c 7h", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_HAND, "8d"));
    assert_true(ace_table_in(m, ACE_HAND, "4c"));
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_AIM);
    assert_int_equal(num(m, ACE_USING), 0);
    match_free(m);
    m = with("claim-jumper", "");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_ARRANGE, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_do(m, ACE_CYCLE, 0, NULL, 0), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 8);
    match_free(m);
}

static void pick(void **state)
{
    (void)state;
    struct match *m = with("telegraph-ghost", "");
    ace_table_next(m, "3c 4c 6d 8d Tc Td");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(match_truth(m)->phase, ACE_PHASE_PICK);
    assert_int_equal(ace_table_do(m, ACE_TAKE, 0, NULL, 0), REASON_PICK);
    assert_int_equal(ace_table_do(m, ACE_TAKE, 0, "6d", 0), REASON_OK);
    assert_true(ace_table_in(m, ACE_HAND, "6d"));
    assert_int_equal(ace_table_count(m, ACE_SHOWN), 0);
    const int top = ace_table_count(m, ACE_PILE) - 1;
    assert_int_equal(board_face(match_truth(m), ACE_PILE, top), card_of(RANK_3, SUIT_CLUBS));
    assert_int_equal(board_face(match_truth(m), ACE_PILE, top - 4),
                     card_of(RANK_10, SUIT_DIAMONDS));
    match_free(m);
}

static void AS_19_peeks_open_the_pile_at_every_difficulty(void **state)
{
    (void)state;
    struct match *m = ace_table(NULL, ACE_NIGHTMARE, TOUGH EIGHT "put bonuses telegraph-ghost");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    struct view v;
    match_view(m, 0, &v);
    for (int i = 0; i < 6; i++)
        assert_true(card_is_plain(board_face(&v.board, ACE_SHOWN, i)));
    assert_false(ace_discard_open(match_rules(m), &v.board));
    match_free(m);
}

static void a_card_with_several_effects_does_what_it_can(void **state)
{
    (void)state;
    struct match *m = with("stagecoach-phantom", "set reloads 6");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(ace_table_count(m, ACE_HAND), 12);
    assert_int_equal(num(m, ACE_RELOADS), 6);
    match_free(m);
    /* A kill in the middle: the rest happens in the next duel. */
    const char *const edits[] = {"dynamiter", "bonus damage 7, draw 2, reload 1", NULL};
    struct ace_data *data = ace_table_data(edits);
    m = ace_table(data, ACE_NORMAL,
                  "put enemy cattle-rustler\nset marker 2\nset hp 3\nset reloads 0\n" EIGHT
                  "put bonuses dynamiter");
    assert_int_equal(use(m, 0, NULL), REASON_OK);
    assert_int_equal(num(m, ACE_MARKER), 3);
    assert_int_equal(ace_table_count(m, ACE_HAND), 10);
    assert_int_equal(num(m, ACE_RELOADS), 3);
    match_free(m);
    mem_free(data);
}

static void damages_of_on_shot_bonuses(void **state)
{
    (void)state;
    static const struct {
        const char *bonus, *hand;
        const char *targets;
        int amount, damage;
    } table[] = {
        {"stable-hand", "2s 2d 5c 7h 9s", NULL, 0, 1 + 4},
        {"boiler-stoker", "2s 4s 5s 7s 9s", NULL, 0, 5 + 10},
        {"scarlet-dancer", "2s 4s 5d 7h 9c", "5d 7h 9c", SUIT_SPADES, 5},
        {"midnight-drover", "2s 4s 5h 7h 9s", NULL, 0, 5},
        {"faro-dealer", "2s 2d 5c 7h 9s", "5c", RANK_2, 3},
        {"wax-doll-maker", "As Ad 5c 7h 9s", "5c 7h", 0, 8 + 12},
        {"bone-fiddler", "3s 4d 5c 6h Ks", NULL, 0, 4 + 8},
        {"the-choirmaster", "3s 4s 5s 9s Kd", NULL, 0, 5 + 10},
        {"mirror-duellist", "2s 2d 2c 7h 7s", NULL, 0, 12},
        {"hellhound-handler", "Ks Kd 5c 7h 9s", NULL, 0, 1 + 2 + 2},
        {"the-bounty-keeper", "As Ad 5c 7h 9s", NULL, 0, 1 + 6 + 6 + 3},
        {"plague-doctor", "2s 2d 5c 7h 9s", NULL, 0, 1 + 3},
        {"grizzly-trapper", "2s 2d 5c 7h 9s", NULL, 0, 1 + 7},
    };
    for (unsigned i = 0; i < sizeof table / sizeof *table; i++) {
        char position[200];
        strcpy(position, TOUGH "put hand 1 ");
        strcat(position, table[i].hand);
        strcat(position, "\nput bonuses ");
        strcat(position, table[i].bonus);
        struct match *m = ace_table(NULL, ACE_NORMAL, position);
        assert_int_equal(arm(m, 0, table[i].targets, table[i].amount), REASON_OK);
        assert_int_equal(ace_table_shoot(m, table[i].hand, 0), REASON_OK);
        if (total(m) != table[i].damage)
            fail_msg("%s: %d, not %d", table[i].bonus, total(m), table[i].damage);
        assert_int_equal(ace_table_count(m, ACE_BONUSES), 0);
        match_free(m);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(AS_30_a_minion_leaves_a_one_use_bonus),
        cmocka_unit_test(AS_30_an_acolyte_leaves_a_permanent_one),
        cmocka_unit_test(AS_30_bonuses_are_combined),
        cmocka_unit_test(AS_35_now_and_on_a_shot),
        cmocka_unit_test(AS_35_a_declaration_is_free_to_change),
        cmocka_unit_test(AS_35_the_combination_may_exist_only_through_them),
        cmocka_unit_test(AS_35_nothing_at_all_is_refused),
        cmocka_unit_test(AS_35_an_idle_declaration_is_refused_with_the_shot),
        cmocka_unit_test(AS_35_what_changes_something),
        cmocka_unit_test(AS_35_two_for_the_work_of_one),
        cmocka_unit_test(AS_35_the_best_shot_uses_what_is_declared),
        cmocka_unit_test(AS_35_the_partner_learns_nothing_from_a_declaration),
        cmocka_unit_test(AS_25_a_changed_card_is_its_old_self_in_the_discard_pile),
        cmocka_unit_test(AS_29_order_of_arming_is_order_of_changes),
        cmocka_unit_test(AS_29_each_card_may_be_changed_by_several),
        cmocka_unit_test(arming_a_discarded_card_is_taken_back),
        cmocka_unit_test(slots_move_up_with_their_declarations),
        cmocka_unit_test(AS_36_damage_is_no_shot),
        cmocka_unit_test(AS_36_a_kill_goes_on_in_the_same_turn),
        cmocka_unit_test(AS_36_a_kill_refills_a_short_hand),
        cmocka_unit_test(AS_36_a_kill_at_the_end_of_a_scene),
        cmocka_unit_test(AS_36_overkill_may_fall_by_damage),
        cmocka_unit_test(AS_37_a_bullet_after_the_last_one),
        cmocka_unit_test(AS_37_hope_counts_every_effect),
        cmocka_unit_test(AS_37_a_kill_after_the_last_bullet),
        cmocka_unit_test(AS_37_the_rest_of_a_card_after_the_kill),
        cmocka_unit_test(AS_38_the_joker_exists_once),
        cmocka_unit_test(AS_39_counters_end_at_6),
        cmocka_unit_test(AS_39_permanent_counters_at_each_duel),
        cmocka_unit_test(draw),
        cmocka_unit_test(cycle),
        cmocka_unit_test(recall),
        cmocka_unit_test(peek_then_cycle),
        cmocka_unit_test(pick),
        cmocka_unit_test(AS_19_peeks_open_the_pile_at_every_difficulty),
        cmocka_unit_test(a_card_with_several_effects_does_what_it_can),
        cmocka_unit_test(damages_of_on_shot_bonuses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
