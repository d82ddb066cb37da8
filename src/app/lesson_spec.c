/* SPEC with an owl beside it: a window, two cards in it, Twice and a re-entry; and a short lesson for the cards. The decks are such that what is said comes true. */
#include "lesson.h"

#include "i18n.h"
#include "lesson_spec.h"

#define SAY(words) {.text = words, .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_RIM}
#define ASK(verb, words) {.text = words, .who = SPEC_ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_RIM}
#define ASK_ANY(verb, words) {.text = words, .who = SPEC_ROBIN, .kind = verb, .face = CARD_NONE, .any = true, .place = LESSON_RIM}
#define ASK_CARD(named, target, words) {.text = words, .who = SPEC_ROBIN, .kind = SPEC_DECLARE, .face = CARD_NONE, .cards = named, .amount = target, .place = LESSON_RIM}
#define ASK_ALL_IN(verb, named, words) {.text = words, .who = SPEC_ROBIN, .kind = verb, .face = CARD_NONE, .cards = named, .most = true, .place = LESSON_RIM}
#define DOES(seat, verb) {.who = seat, .kind = verb, .face = CARD_NONE, .place = LESSON_RIM}
#define DECLARES(seat, named, target) {.who = seat, .kind = SPEC_DECLARE, .face = CARD_NONE, .cards = named, .amount = target, .place = LESSON_RIM}

/* ---- the first hands ---- */

static const char first_table[] = SPEC_ROUND("2", "3", "1", "9c 8c 7d") SPEC_STACKS("4200", "14800", "10000")
    "put hand 1 Ah Kd\nput hand 2 Qs Js\nput held 1 flop-exchange twice\nput held 2 clairvoyance\nput held 3\n" SPEC_NO_FUN_3;

static const struct lesson_step first[] = {
    SAY(N_("Welcome to SPEC: no-limit hold’em, and everybody holds effect cards that bend one hand. Robin has two, down here. Aoba has folded. The flop has just come, and there is nothing in it for ace and king.")),
    ASK_CARD("flop-exchange", 0, N_("Before the first action on a flop everybody who holds a card is asked, all at once. That is a window. Declare Flop Exchange; its number is 6.")),
    DECLARES(SPEC_AKARI, "clairvoyance", SPEC_AT(SPEC_ROBIN)),
    SAY(N_("Akari has declared Clairvoyance in the same window. All cards are turned up together, and the lowest number takes effect first: 3, she has seen Robin’s hand; then 6, a new flop. Both cards are spent.")),
    ASK(SPEC_NO, N_("The window opens again until nobody declares a card. Robin has one left, but Twice is for another moment. Say no.")),
    ASK_ALL_IN(HOLDEM_BET_TO, "twice", N_("A pair of aces now. Twice goes with a bet that makes an all-in, and never comes later. Lay Twice beside it and bet everything.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    SAY(N_("Turn and river were dealt twice, and each board was worth half of the pot. Akari has won on both. One board each would have been a chop.")),
    ASK(SPEC_REENTER, N_("Robin’s last chip is gone. In the first six levels one may come back, twice at most: with a new stack, the cards one still had, and a new one. Come back.")),
    SAY(N_("A new stack, a new card, and the next hand. Breaks bring more cards, and so do drinks. The book has a page for each of the fourteen. Have fun!")),
};

/* ---- one card each ---- */

#define DONE(words) SAY(words)

static const struct lesson_step twice[] = {
    ASK_ALL_IN(HOLDEM_BET_TO, "twice", N_("A pair of aces, and Akari waits for a heart. Lay Twice beside the bet and bet everything.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    DONE(N_("The river came twice: one board for Robin, one for Akari. They share the pot, though a heart has come.")),
};
static const struct lesson_step flop_exchange[] = {
    ASK_CARD("flop-exchange", 0, N_("The flop is out, and nobody has acted. Declare Flop Exchange.")),
    DONE(N_("The old flop is back in the deck, the deck is reshuffled, and a new one has come. Once more would be allowed in this hand, for the whole table.")),
};
static const struct lesson_step straddle[] = {
    ASK_CARD("straddle", 0, N_("No card is dealt yet: this is the moment for Straddle. Declare it.")),
    DOES(SPEC_SORA, SPEC_DOUBLE),
    DONE(N_("Shizuka, next to the big blind, had to post two big blinds. Sora has doubled that freely, and will act last before the flop. The button may not.")),
};
static const struct lesson_step forced_passive[] = {
    ASK_CARD("forced-passive", 0, N_("A small pair wants to see the flop at a low price. Declare Forced Passive.")),
    ASK(HOLDEM_CALL, N_("From now on nobody bets or raises in this hand, not even Robin. Call.")),
    DOES(SPEC_AKARI, HOLDEM_CALL), DOES(SPEC_AOBA, HOLDEM_CHECK),
    DONE(N_("Akari’s kings could only call. So it goes on to the river, and only checks and folds remain.")),
};
static const struct lesson_step both_cards[] = {
    ASK_CARD("both-cards", 0, N_("A pair is strong when both hole cards have to play. Declare Both Cards.")),
    ASK(HOLDEM_CALL, N_("Exactly two cards of the hand and three of the board count now, for everybody. Call.")),
    DONE(N_("Four hearts on the board would be no flush for a single heart in the hand, and the board alone can’t win.")),
};
static const struct lesson_step hand_swap[] = {
    ASK_CARD("hand-swap", SPEC_WITH(SPEC_AKARI), N_("Seven and two: a hand to give away. Declare Hand Swap and choose Akari.")),
    DONE(N_("Robin holds Akari’s hand now, and each knows what the other has. Nobody was asked.")),
};
static const struct lesson_step clairvoyance[] = {
    ASK_CARD("clairvoyance", SPEC_AT(SPEC_AKARI), N_("A large pot, and a pair of kings. What does Akari hold? Declare Clairvoyance and choose her.")),
    ASK_ANY(HOLDEM_BET_TO, N_("Only Robin sees these two cards: a draw. Make it pay, bet any amount.")),
    DOES(SPEC_AKARI, HOLDEM_FOLD),
    DONE(N_("Akari saw at whom the card was aimed, and drew her conclusions.")),
};
static const struct lesson_step upgrade[] = {
    ASK(SPEC_NO, N_("This question is for everybody, when a flop has come. Upgrade belongs to Robin’s own turn: say no.")),
    ASK_CARD("upgrade", 0, N_("Now it is Robin’s turn. Declare Upgrade.")),
    ASK_ANY(SPEC_DISCARD, N_("Three hole cards. One of them goes back into the deck before Robin acts: choose it.")),
    DONE(N_("It went face down, and the deck was reshuffled. Used before the flop, all three would have stayed until now.")),
};
static const struct lesson_step nullify[] = {
    SAY(N_("Robin has a full house, and Akari holds two effect cards that could change things. She is asked first, as on every turn.")),
    DOES(SPEC_AKARI, SPEC_NO),
    ASK_CARD("nullify", 0, N_("She declared none. Now it is Robin’s turn: declare Nullify.")),
    DONE(N_("Until the next hand nobody uses a card, not even Robin. Akari can only play poker.")),
};
static const struct lesson_step win_the_button[] = {
    ASK_ALL_IN(HOLDEM_BET_TO, NULL, N_("Win the Button wants a pot that is won. Bet everything.")),
    DOES(SPEC_AKARI, HOLDEM_FOLD),
    ASK_CARD("win-the-button", 0, N_("The pot is Robin’s, and here is the moment. Declare Win the Button.")),
    ASK_ANY(HOLDEM_MUCK_HAND, N_("Nobody has paid to see the cards: don’t show them.")),
    DONE(N_("The next hand, and the button lies in front of Robin. After it, it moves on as usual.")),
};
static const struct lesson_step arm[] = {
    ASK_ALL_IN(HOLDEM_BET_TO, "arm", N_("The Arm Is a Skill goes with an all-in, like Twice. Lay it beside the bet and bet everything.")),
    DOES(SPEC_AKARI, HOLDEM_CALL),
    ASK_ANY(SPEC_DRAW, N_("The deck lies in a fan, face down. Draw the river yourself.")),
    DONE(N_("No card was likelier than another, but it was your arm.")),
};

#define LESSON(id, deal, at, seats, told) \
    {.name = id, .game = "spec", .seed = deal, .position = at, .nseats = seats, .names = spec_lesson_names, .emblems = spec_lesson_emblems, .step = told, .steps = sizeof(told) / sizeof *(told)}

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
