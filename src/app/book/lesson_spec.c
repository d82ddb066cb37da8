/* SPEC with an owl beside it: a window, two cards in it, Twice and a re-entry; and a short lesson
 * for the cards. The decks are such that what is said comes true. */
#include "lesson.h"

#include "i18n.h"
#include "lesson_spec.h"

#define SAY(words)                                                              \
    {                                                                           \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_RIM \
    }
#define ASK(verb, words)                                                                       \
    {                                                                                          \
        .text = words, .who = SPEC_ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_RIM \
    }
#define ASK_ANY(verb, words)                                                            \
    {                                                                                   \
        .text = words, .who = SPEC_ROBIN, .kind = verb, .face = CARD_NONE, .any = true, \
        .place = LESSON_RIM                                                             \
    }
#define ASK_CARD(named, target, words)                                                             \
    {                                                                                              \
        .text = words, .who = SPEC_ROBIN, .kind = SPEC_DECLARE, .face = CARD_NONE, .cards = named, \
        .amount = target, .place = LESSON_RIM                                                      \
    }
#define ASK_ALL_IN(verb, named, words)                                                     \
    {                                                                                      \
        .text = words, .who = SPEC_ROBIN, .kind = verb, .face = CARD_NONE, .cards = named, \
        .most = true, .place = LESSON_RIM                                                  \
    }
#define DOES(seat, verb)                                                  \
    {                                                                     \
        .who = seat, .kind = verb, .face = CARD_NONE, .place = LESSON_RIM \
    }
#define DECLARES(seat, named, target)                                                           \
    {                                                                                           \
        .who = seat, .kind = SPEC_DECLARE, .face = CARD_NONE, .cards = named, .amount = target, \
        .place = LESSON_RIM                                                                     \
    }

/* ---- the first hands ---- */

static const char first_table[] = SPEC_ROUND("2", "3", "1", "9c 8c 7d") SPEC_STACKS(
    "4200", "14800", "10000") "put hand 1 Ah Kd\nput hand 2 Qs Js\nput held 1 flop-exchange "
                              "twice\nput held 2 clairvoyance\nput held 3\n" SPEC_NO_FUN_3;

static const struct lesson_step first[] = {
    SAY(N_("Welcome to SPEC: no-limit hold’em where everyone has effect cards that change the "
           "course of a hand. You’re Robin, with two of them down here. Aoba has folded. The flop "
           "is out, and it missed your ace-king.")),
    ASK_CARD("flop-exchange", 0,
             N_("Before the first action on the flop, everyone with an effect card is asked at the "
                "same time. That’s your chance to play one. Declare Flop Exchange, number 6.")),
    DECLARES(SPEC_AKARI, "clairvoyance", SPEC_AT(SPEC_ROBIN)),
    SAY(N_("Akari declared Clairvoyance at the same time. The declared cards are turned face up "
           "together, and the lowest number takes effect first: 3 (she sees your hand), then 6 (a "
           "new flop). Both cards are spent.")),
    ASK(SPEC_NO, N_("Everyone is asked again until no one declares a card. You still have Twice, "
                    "but this isn’t the time for it. Say no.")),
    ASK_ALL_IN(HOLDEM_BET_TO, "twice",
               N_("A pair of aces now. Twice is declared with a bet that puts you all-in, never "
                  "afterwards. Declare it and go all-in.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    SAY(N_("The turn and river were dealt twice, each board for half the pot. Akari won both. One "
           "board each would have been a chop.")),
    ASK(SPEC_REENTER,
        N_("Your last chip is gone. During the first six levels you can re-enter, twice at most: "
           "with a new stack, the cards you had left and a new one. Re-enter now.")),
    SAY(N_("A new stack, a new card and the next hand. Breaks bring more cards, and so do drinks. "
           "The rules have a page for each of the fourteen cards. Have fun!")),
};

/* ---- one card each ---- */

#define DONE(words) SAY(words)

static const struct lesson_step twice[] = {
    ASK_ALL_IN(HOLDEM_BET_TO, "twice",
               N_("You have a pair of aces, and Akari needs a heart. Declare Twice with your bet "
                  "and go all-in.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    DONE(N_("The river was dealt twice: one board for you, one for Akari. You share the pot, even "
            "though a heart came.")),
};
static const struct lesson_step flop_exchange[] = {
    ASK_CARD("flop-exchange", 0,
             N_("The flop is out, and no one has acted yet. Declare Flop Exchange.")),
    DONE(N_("The old flop went back into the deck, the deck was reshuffled and a new flop was "
            "dealt. It can happen one more time this hand.")),
};
static const struct lesson_step straddle[] = {
    ASK_CARD("straddle", 0,
             N_("No cards are dealt yet, so this is the time for Straddle. Declare it.")),
    DOES(SPEC_SORA, SPEC_DOUBLE),
    DONE(N_("Shizuka, next to the big blind, had to post two big blinds. Sora chose to double "
            "that, and will act last before the flop. The button isn’t allowed to double.")),
};
static const struct lesson_step forced_passive[] = {
    ASK_CARD("forced-passive", 0,
             N_("With a small pair you want a cheap flop. Declare Forced Passive.")),
    ASK(HOLDEM_CALL, N_("From now on, no one can bet or raise in this hand, not even you. Call.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    DOES(SPEC_AOBA, HOLDEM_CHECK),
    DONE(N_(
        "Akari’s kings could only call. From here to the river, players can only check or fold.")),
};
static const struct lesson_step both_cards[] = {
    ASK_CARD("both-cards", 0,
             N_("A pair is strong when both hole cards have to play. Declare Both Cards.")),
    ASK(HOLDEM_CALL,
        N_("Everyone must now use exactly two hole cards and three board cards. Call.")),
    DONE(N_("With four hearts on the board, one heart in your hand wouldn’t make a flush, and no "
            "one can play the board.")),
};
static const struct lesson_step hand_swap[] = {
    ASK_CARD("hand-swap", SPEC_WITH(SPEC_AKARI),
             N_("Seven-deuce: a hand to give away. Declare Hand Swap and choose Akari.")),
    DONE(N_("You have Akari’s hand now, and each of you knows what the other has. She couldn’t "
            "refuse.")),
};
static const struct lesson_step clairvoyance[] = {
    ASK_CARD("clairvoyance", SPEC_AT(SPEC_AKARI),
             N_("A big pot and a pair of kings. What does Akari have? Declare Clairvoyance and "
                "choose her.")),
    ASK_ANY(HOLDEM_BET_TO,
            N_("Only you can see these two cards: a draw. Make her pay for it: bet any amount.")),
    DOES(SPEC_AKARI, HOLDEM_FOLD),
    DONE(N_("Akari saw who the card was aimed at, and drew her own conclusions.")),
};
static const struct lesson_step upgrade[] = {
    ASK(SPEC_NO, N_("Everyone is asked this when a flop is dealt. Upgrade is for your own turn, so "
                    "say no.")),
    ASK_CARD("upgrade", 0, N_("Now it’s your turn. Declare Upgrade.")),
    ASK_ANY(SPEC_DISCARD,
            N_("Three hole cards. One of them goes back into the deck before you act. Choose it.")),
    DONE(N_("It went back face down, and the deck was reshuffled. Used before the flop, Upgrade "
            "would have let you keep all three until now.")),
};
static const struct lesson_step nullify[] = {
    SAY(N_("You have a full house, and Akari has two effect cards that could change things. She’s "
           "asked first, as on every turn.")),
    DOES(SPEC_AKARI, SPEC_NO),
    ASK_CARD("nullify", 0, N_("She declared neither. Now it’s your turn: declare Nullify.")),
    DONE(N_("No one can use a card until the next hand, not even you. Akari can only play poker.")),
};
static const struct lesson_step win_the_button[] = {
    ASK_ALL_IN(HOLDEM_BET_TO, NULL, N_("To use Win the Button, you have to win a pot. Go all-in.")),
    DOES(SPEC_AKARI, HOLDEM_FOLD),
    ASK_CARD("win-the-button", 0,
             N_("The pot is yours, and now’s the time. Declare Win the Button.")),
    ASK_ANY(HOLDEM_MUCK_HAND, N_("No one paid to see your cards: don’t show them.")),
    DONE(N_("In the next hand, you’re on the button. After that, it moves on as usual.")),
};
static const struct lesson_step arm[] = {
    ASK_ALL_IN(HOLDEM_BET_TO, "arm",
               N_("Like Twice, The Arm Is a Skill goes with an all-in. Declare it with your bet "
                  "and go all-in.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    ASK_ANY(SPEC_DRAW, N_("The deck is fanned out face down. Draw the river yourself.")),
    DONE(N_("Every card was equally likely, but it was your arm.")),
};

#define LESSON(id, deal, at, seats, told)                                          \
    {                                                                              \
        .name = id, .game = "spec", .seed = deal, .position = at, .nseats = seats, \
        .names = spec_lesson_names, .emblems = spec_lesson_emblems, .step = told,  \
        .steps = sizeof(told) / sizeof *(told)                                     \
    }

const struct lesson lessons_of_spec[LESSONS_OF_SPEC] = {
    LESSON("spec", "first-402", first_table, 3, first),
    LESSON("spec/twice", SPEC_DEAL_TWICE, spec_table_twice, 3, twice),
    LESSON("spec/flop-exchange", "flop-exchange-25", spec_table_flop_exchange, 3, flop_exchange),
    LESSON("spec/straddle", "straddle", spec_table_straddle, 5, straddle),
    LESSON("spec/forced-passive", "forced-passive", spec_table_forced_passive, 3, forced_passive),
    LESSON("spec/both-cards", "both-cards", spec_table_both_cards, 3, both_cards),
    LESSON("spec/hand-swap", "hand-swap", spec_table_hand_swap, 3, hand_swap),
    LESSON("spec/clairvoyance", "clairvoyance", spec_table_clairvoyance, 3, clairvoyance),
    LESSON("spec/upgrade", "upgrade", spec_table_upgrade, 3, upgrade),
    LESSON("spec/nullify", "nullify", spec_table_nullify, 3, nullify),
    LESSON("spec/win-the-button", "win-the-button", spec_table_win_the_button, 3, win_the_button),
    LESSON("spec/arm", "arm", spec_table_arm, 3, arm),
};
