/* SPEC in moving examples: one for each card, and three about how cards come together. Their tables
 * are the lessons' as well. */
#include "example.h"

#include "i18n.h"
#include "lesson_spec.h"

const char *const spec_lesson_names[] = {N_("Robin"), N_("Akari"), N_("Aoba"), N_("Shizuka"),
                                         N_("Sora")};
const char *const spec_lesson_emblems[] = {"cat", "akari", "aoba", "shizuka", "sora"};

#define SAY(words)                                         \
    {                                                      \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE \
    }
#define DO(seat, verb, words)                                       \
    {                                                               \
        .text = words, .who = seat, .kind = verb, .face = CARD_NONE \
    }
#define DECLARE(seat, named, target, words)                                                  \
    {                                                                                        \
        .text = words, .who = seat, .kind = SPEC_DECLARE, .face = CARD_NONE, .cards = named, \
        .amount = target                                                                     \
    }
#define ALL_IN(seat, verb, named, words)                                                          \
    {                                                                                             \
        .text = words, .who = seat, .kind = verb, .face = CARD_NONE, .cards = named, .most = true \
    }

/* ---- tables ---- */

const char spec_table_twice[] = SPEC_ROUND("2", "3", "2", "Ah 9h 4c 2s")
    SPEC_STACKS("5200", "5200", "18400") "put hand 1 Ad Ks\nput hand 2 Qh Jh\nput held 1 twice "
                                         "win-the-button\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_flop_exchange[] = SPEC_ROUND("2", "3", "1", "9c 8c 7c")
    SPEC_STACKS("9200", "9200", "10400") "put hand 1 Ah Kd\nput hand 2 Qs Jc\nput held 1 "
                                         "flop-exchange\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_straddle[] =
    "set hands 5\nset button 0\nset small 50\nset big 100\nset raise 100\nset ante 0\nset "
    "blind_due 2 50\nset blind_due 3 100\n"
    "put held 1 straddle\nput held 2\nput held 3\nput held 4\nput held 5\n" SPEC_NO_FUN_5;
const char spec_table_forced_passive[] = SPEC_BEGINS SPEC_STACKS(
    "10000", "10000", "10000") "put hand 1 5s 5d\nput hand 2 Kh Kc\nput hand 3 Ac 8c\nput held 1 "
                               "forced-passive\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_both_cards[] = SPEC_BEGINS SPEC_STACKS(
    "10000", "10000", "10000") "put hand 1 8s 8d\nput hand 2 Ah 3c\nput hand 3 Kc 6h\nput held 1 "
                               "both-cards\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_hand_swap[] = SPEC_BEGINS SPEC_STACKS(
    "10000", "10000", "10000") "put hand 1 7s 2d\nput hand 2 Ah Qc\nput hand 3 Kc 6h\nput held 1 "
                               "hand-swap\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_clairvoyance[] = SPEC_ROUND("2", "3", "2", "Kh 9h 4c 2s")
    SPEC_STACKS("8200", "8200", "12400") "put hand 1 Kd Qs\nput hand 2 Jh Th\nput held 1 "
                                         "clairvoyance\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_upgrade[] = SPEC_ROUND("2", "3", "1", "Kh 9h 4c")
    SPEC_STACKS("8200", "8200", "12400") "put hand 1 Ah 7h\nput hand 2 Ks Js\nput held 1 "
                                         "upgrade\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_nullify[] = SPEC_ROUND("2", "3", "2", "Kh 9h 9c 2s") SPEC_STACKS(
    "8200", "8200", "12400") "put hand 1 Kd Ks\nput hand 2 Ah Th\nput held 1 nullify\nput held 2 "
                             "twice upgrade\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_win_the_button[] = SPEC_ROUND("2", "3", "3", "Kh 9h 4c 2s 7d")
    SPEC_STACKS("8200", "8200", "12400") "put hand 1 Kd Ks\nput hand 2 Ah Th\nput held 1 "
                                         "win-the-button\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
const char spec_table_arm[] = SPEC_ROUND("2", "3", "2", "Ah 9h 4c 2s") SPEC_STACKS(
    "5200", "5200", "18400") "put hand 1 Ad Ks\nput hand 2 Qh Jh\nput held 1 win-the-button\nput "
                             "held 2\nput held 3\nput fun 1 arm\nput fun 2\nput fun 3\n";
static const char meow_table[] = SPEC_BEGINS SPEC_STACKS(
    "10000", "10000", "10000") "put hand 1 As Jd\nput hand 2 Kh 9c\nput hand 3 8c 6c\nput held "
                               "1\nput held 2\nput held 3\nput fun 1 meow\nput fun 2\nput fun 3\n";
static const char toast_table[] = SPEC_ROUND("2", "3", "3", "3c 3d 3h 3s As")
    SPEC_STACKS("8200", "8200", "12400") "put hand 1 Kd Js\nput hand 2 9h Th\nput held 1\nput held "
                                         "2\nput held 3\nput fun 1 toast\nput fun 2\nput fun 3\n";
static const char good_table[] = SPEC_ROUND("2", "3", "3", "Kh 9h 4c 2s 7d") SPEC_STACKS(
    "8200", "8200", "12400") "put hand 1 Qd Js\nput hand 2 5h 4h\nput held 1\nput held 2\nput held "
                             "3\nput fun 1 feeling-good\nput fun 2\nput fun 3\n";
static const char window_table[] = SPEC_ROUND("2", "7", "1", "Kh 9h 4c") SPEC_STACKS(
    "8200", "8200",
    "12400") "put hand 1 Ad Qs\nput hand 2 Jh Th\nput hand 3 9s 9d\nput held 1 clairvoyance\nput "
             "held 2 twice\nput held 3 upgrade nullify\n" SPEC_NO_FUN_3;
static const char order_table[] = SPEC_BEGINS SPEC_STACKS(
    "10000", "10000", "10000") "put hand 1 7s 2d\nput hand 2 Ah Qc\nput hand 3 Kc 6h\nput held 1 "
                               "upgrade hand-swap\nput held 2\nput held 3\n" SPEC_NO_FUN_3;
static const char reentry_table[] = SPEC_ROUND("2", "3", "3", "Kh 9h 4c 2s 7d")
    SPEC_STACKS("3000", "8200", "12400") "put hand 1 Kd Qs\nput hand 2 9c 9d\nput held 1 "
                                         "twice\nput held 2\nput held 3\n" SPEC_NO_FUN_3;

/* ---- what is seen ---- */

static const struct lesson_step twice[] = {
    ALL_IN(SPEC_ROBIN, HOLDEM_BET_TO, "twice",
           N_("Robin has aces, and Akari needs a heart. Robin goes all-in and declares Twice with "
              "the bet.")),
    DO(SPEC_AKARI, HOLDEM_CALL, N_("Akari calls: the last card is dealt twice.")),
    SAY(N_("Each board is worth half the pot. One for Robin, one for Akari: a chop.")),
};
static const struct lesson_step flop_exchange[] = {
    DECLARE(
        SPEC_ROBIN, "flop-exchange", 0,
        N_("Three clubs, and Robin has none. Before anyone acts, Robin declares Flop Exchange.")),
    SAY(N_("The flop goes back into the deck, the deck is reshuffled and a new flop is dealt.")),
};
static const struct lesson_step straddle[] = {
    DECLARE(SPEC_ROBIN, "straddle", 0,
            N_("No cards are dealt yet. Robin, on the button, declares Straddle: Shizuka, under "
               "the gun, posts two big blinds.")),
    DO(SPEC_SORA, SPEC_DOUBLE, N_("The next seat may double it, without a card. Sora does.")),
    SAY(N_("Players after the cut-off aren’t asked. Sora will act last before the flop.")),
};
static const struct lesson_step forced_passive[] = {
    DECLARE(SPEC_ROBIN, "forced-passive", 0,
            N_("With a small pair, Robin wants a cheap flop and declares Forced Passive.")),
    DO(SPEC_ROBIN, HOLDEM_CALL, N_("Robin can’t raise either, and calls.")),
    DO(SPEC_AKARI, HOLDEM_CALL, N_("Akari’s kings can only call.")),
    DO(SPEC_AOBA, HOLDEM_CHECK, NULL),
    SAY(N_("No bets, raises or all-ins until the hand ends.")),
};
static const struct lesson_step both_cards[] = {
    DECLARE(SPEC_ROBIN, "both-cards", 0,
            N_("Akari has an ace and a low card. Robin has a pair and declares Both Cards.")),
    SAY(N_("Everyone must use exactly two hole cards and three board cards: without its partner, "
           "the ace is worth nothing.")),
};
static const struct lesson_step hand_swap[] = {
    DECLARE(SPEC_ROBIN, "hand-swap", SPEC_WITH(SPEC_AKARI),
            N_("Seven-deuce. Robin declares Hand Swap and chooses Akari, who hasn’t acted yet.")),
    SAY(N_("The hands are swapped, and both players know both hands.")),
};
static const struct lesson_step clairvoyance[] = {
    DECLARE(SPEC_ROBIN, "clairvoyance", SPEC_AT(SPEC_AKARI),
            N_("A pair of kings and a big pot: before betting, Robin looks at Akari’s hand.")),
    SAY(N_("No one else sees these cards, and Robin will recognise them wherever they end up.")),
};
static const struct lesson_step upgrade[] = {
    DO(SPEC_ROBIN, SPEC_NO,
       N_("A flush draw on the flop. The whole table is asked first, and Robin says no.")),
    DECLARE(SPEC_ROBIN, "upgrade", 0, N_("On Robin’s own turn, Upgrade adds a third hole card.")),
    DO(SPEC_ROBIN, SPEC_DISCARD,
       N_("Before acting, Robin puts one of the three back face down, and the deck is "
          "reshuffled.")),
    SAY(N_("Back to two cards, and never worse than before.")),
};
static const struct lesson_step nullify[] = {
    DO(SPEC_AKARI, SPEC_NO,
       N_("Robin has kings full, and Akari holds two effect cards. She declares neither.")),
    DECLARE(SPEC_ROBIN, "nullify", 0, N_("Robin declares Nullify.")),
    SAY(N_("No one can use another card until the next hand, not even Robin.")),
};
static const struct lesson_step win_the_button[] = {
    ALL_IN(SPEC_ROBIN, HOLDEM_BET_TO, NULL, N_("Three kings: Robin goes all-in.")),
    DO(SPEC_AKARI, HOLDEM_FOLD, N_("Akari folds: the pot is Robin’s.")),
    DECLARE(SPEC_ROBIN, "win-the-button", 0, N_("Now is the moment for Win the Button.")),
    DO(SPEC_ROBIN, HOLDEM_MUCK_HAND, NULL),
    SAY(N_("In the next hand, Robin is on the button, with the blinds to the left.")),
};
static const struct lesson_step meow[] = {
    DECLARE(SPEC_ROBIN, "meow", 0, N_("Robin declares Meow!")),
    DO(SPEC_ROBIN, HOLDEM_CALL, N_("From now on, everyone in the hand says every action aloud.")),
    DO(SPEC_AKARI, HOLDEM_CALL, NULL),
    DO(SPEC_AOBA, HOLDEM_CHECK, NULL),
    SAY(N_("It lasts until the hand ends and has no effect on play.")),
};
static const struct lesson_step toast[] = {
    DO(SPEC_ROBIN, HOLDEM_CHECK, N_("Four threes and an ace on the board: no one can beat that.")),
    DO(SPEC_ROBIN, SPEC_NO, NULL),
    DO(SPEC_AKARI, HOLDEM_CHECK, NULL),
    DECLARE(SPEC_ROBIN, "toast", 0,
            N_("The board plays, so they chop. Robin raises a glass with the dealer.")),
    SAY(N_("A drink on the house. It doesn’t come with a card.")),
};
static const struct lesson_step feeling_good[] = {
    ALL_IN(SPEC_ROBIN, HOLDEM_BET_TO, NULL, N_("Robin goes all-in with nothing at all.")),
    DO(SPEC_AKARI, HOLDEM_FOLD, N_("Akari folds.")),
    DECLARE(SPEC_ROBIN, "feeling-good", 0,
            N_("A stolen pot counts too: Robin declares Feeling Good.")),
    SAY(N_("The table applauds.")),
};
static const struct lesson_step arm[] = {
    ALL_IN(SPEC_ROBIN, HOLDEM_BET_TO, "arm",
           N_("Robin goes all-in and declares The Arm Is a Skill with the bet.")),
    DO(SPEC_AKARI, HOLDEM_CALL, N_("Akari calls. The deck is fanned out face down.")),
    DO(SPEC_ROBIN, SPEC_DRAW, N_("Robin draws the river from it.")),
    SAY(N_("Every card was equally likely.")),
};
static const struct lesson_step window[] = {
    SAY(N_("The flop is out. All three have effect cards, so all three are asked, whichever cards "
           "they have.")),
    DO(SPEC_AOBA, SPEC_NO,
       N_("They answer in secret, in any order. No one can tell yet who declared a card.")),
    DO(SPEC_AKARI, SPEC_NO, NULL),
    DECLARE(SPEC_ROBIN, "clairvoyance", SPEC_AT(SPEC_AOBA),
            N_("Robin declares Clairvoyance on Aoba.")),
    SAY(N_("After the last answer, all declared cards are turned face up. Then everyone is asked "
           "again until no one declares a card.")),
};
static const struct lesson_step order[] = {
    DECLARE(SPEC_ROBIN, "upgrade hand-swap", SPEC_WITH(SPEC_AKARI),
            N_("Robin declares two cards at once: Upgrade, number 5, and Hand Swap, number 4.")),
    SAY(N_("The lower number goes first: the hands are swapped, then the third card joins the new "
           "hand.")),
};
static const struct lesson_step reentry[] = {
    ALL_IN(SPEC_ROBIN, HOLDEM_BET_TO, NULL,
           N_("Robin goes all-in with a pair of kings. Akari has three nines.")),
    DO(SPEC_AKARI, HOLDEM_CALL, N_("Akari calls, and Robin’s last chip is gone.")),
    DO(SPEC_ROBIN, SPEC_REENTER,
       N_("Robin re-enters with a new stack, the card left over and a new one.")),
    SAY(N_("Robin is dealt into the next hand, in the same seat.")),
};

#define EXAMPLE(id, deal, at, seats, told)               \
    {                                                    \
        .log = {.name = id,                              \
                .game = "spec",                          \
                .seed = deal,                            \
                .position = at,                          \
                .nseats = seats,                         \
                .names = spec_lesson_names,              \
                .emblems = spec_lesson_emblems,          \
                .step = told,                            \
                .steps = sizeof(told) / sizeof *(told)}, \
        .top = 4, .bottom = 54                           \
    }

const struct example examples_of_spec[EXAMPLES_OF_SPEC] = {
    EXAMPLE("spec/window", "window", window_table, 3, window),
    EXAMPLE("spec/order", "order", order_table, 3, order),
    EXAMPLE("spec/reentry", "reentry", reentry_table, 3, reentry),
    EXAMPLE("spec/twice", SPEC_DEAL_TWICE, spec_table_twice, 3, twice),
    EXAMPLE("spec/flop-exchange", "flop-exchange-25", spec_table_flop_exchange, 3, flop_exchange),
    EXAMPLE("spec/straddle", "straddle", spec_table_straddle, 5, straddle),
    EXAMPLE("spec/forced-passive", "forced-passive", spec_table_forced_passive, 3, forced_passive),
    EXAMPLE("spec/both-cards", "both-cards", spec_table_both_cards, 3, both_cards),
    EXAMPLE("spec/hand-swap", "hand-swap", spec_table_hand_swap, 3, hand_swap),
    EXAMPLE("spec/clairvoyance", "clairvoyance", spec_table_clairvoyance, 3, clairvoyance),
    EXAMPLE("spec/upgrade", "upgrade", spec_table_upgrade, 3, upgrade),
    EXAMPLE("spec/nullify", "nullify", spec_table_nullify, 3, nullify),
    EXAMPLE("spec/win-the-button", "win-the-button", spec_table_win_the_button, 3, win_the_button),
    EXAMPLE("spec/meow", "meow", meow_table, 3, meow),
    EXAMPLE("spec/toast", "toast", toast_table, 3, toast),
    EXAMPLE("spec/feeling-good", "feeling-good", good_table, 3, feeling_good),
    EXAMPLE("spec/arm", "arm", spec_table_arm, 3, arm),
};
