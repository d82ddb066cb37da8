/* Power Up with an owl beside it: the six steps of PU-70, and a short lesson for each power. The decks are such that what is said comes true. */
#include "lesson.h"

#include "i18n.h"
#include "power_up_names.h"

enum { ROBIN, MAYA, GUS, PLAYERS };

static const char *const names[PLAYERS] = {N_("Robin"), N_("Maya"), N_("Gus")};
static const char *const emblems[PLAYERS] = {"cat", "maya", "gus"};

#define SAY(words) {.text = words, .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_LOW}
#define ASK(verb, words) {.text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_LOW}
#define ASK_ANY(verb, words) {.text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .any = true, .place = LESSON_LOW}
/* Powers that want cards, and choices: they ask below the board. */
#define ASK_CARD(verb, card, whatever, words) {.text = words, .who = ROBIN, .kind = verb, .face = card, .any = whatever, .place = LESSON_HIGH}
#define ASK_POWER(power, target, words) \
    {.text = words, .who = ROBIN, .kind = POWER_UP_PLAY, .face = target, .about_zone = 1 + POWER_UP_HELD + ROBIN, .about_face = CARD_OWN + (power), \
     .place = (target) == CARD_NONE ? LESSON_LOW : LESSON_HIGH}
#define DOES(seat, verb) {.who = seat, .kind = verb, .face = CARD_NONE, .place = LESSON_LOW}
#define ALL_IN(seat, verb) {.who = seat, .kind = verb, .face = CARD_NONE, .most = true, .place = LESSON_LOW}
#define PLAYS(seat, power) {.who = seat, .kind = POWER_UP_PLAY, .face = CARD_NONE, .about_zone = 1 + POWER_UP_HELD + (seat), .about_face = CARD_OWN + (power), .place = LESSON_LOW}
#define PLAIN(rank, suit) (RANK_##rank * 4 + SUIT_##suit)

/* A hand in the middle of a tournament: 300 in the pot, nothing bet in this round. */
#define TABLE(button, live) \
    "set hands 5\nset button " button "\nset live " live "\nset big 50\nset raise 50\nset ante 0\nset to_match 0\nset pot 300\n" \
    "set bet 1 0\nset bet 2 0\nset bet 3 0\nset acted 0\n"
#define STACKS(robin, maya, gus) \
    "set stack 1 " robin "\nset stack 2 " maya "\nset stack 3 " gus "\nset start 1 1800\nset start 2 1500\nset start 3 1500\n"
#define FLOP(cards) "set street 1\nput board " cards "\n"
#define TURN(cards) "set street 2\nput board " cards "\n"

/* ---- PU-70: what it is, a power by a click, energy, targets, the all-in's protection, the recharge ---- */

static const char six[] = TABLE("0", "3") STACKS("1650", "1050", "1500") FLOP("As 9h 4h")
    "put hand 1 Ac Kd\nput hand 2 Qh Jh\nput held 1 x-ray disintegrate\nput held 2 clone scanner\nput held 3 emp reload\n";

static const struct lesson_step steps[] = {
    SAY(N_("Welcome to Power Up: no-limit hold’em with powers. Robin has two of them, down here; the others hold theirs face down. The flop is out, Gus has folded, Maya is still in.")),
    DOES(MAYA, HOLDEM_CHECK),
    ASK_POWER(POWER_XRAY, CARD_NONE, N_("Powers are played on your own turn, before you check, bet or fold. Press X-Ray: it does its work at once.")),
    SAY(N_("Maya had to show a heart, and two hearts lie on the board. X-Ray cost energy: Robin’s bar is shorter now. Each power says what it costs, and one that can’t be paid is grey.")),
    ASK(HOLDEM_CHECK, N_("A power is no poker action: it is still Robin’s turn. Check, and see the next card for nothing.")),
    DOES(MAYA, HOLDEM_BET_TO),
    ASK_POWER(POWER_DISINTEGRATE, PLAIN(7, HEARTS), N_("A third heart, and Maya bets: a flush! Disintegrate burns a card of the board, but only one that came in this round of betting. Press it and choose the seven of hearts.")),
    ASK(HOLDEM_CALL, N_("Without that heart there is no flush. Maya’s bet still wants an answer: call it with the pair of aces.")),
    ALL_IN(MAYA, HOLDEM_BET_TO),
    SAY(N_("Maya is all-in. From this moment every card on the board is frozen: until the hand is over, no power can take one away. Cards that come after an all-in would be free again.")),
    ASK(HOLDEM_CALL, N_("Facing an all-in, Robin still has a turn, and could still play powers. But the aces are good enough: call.")),
    SAY(N_("Robin wins and Maya is out, powers and energy with her. Between two hands comes the recharge: whoever is still in gains energy, and gets a new power if there is room for one.")),
    SAY(N_("That was all of it. The rules have a page for each power, and one on good play. Have fun!")),
};

/* ---- one power each: Robin and Maya, Robin first ---- */

#define TWO TABLE("1", "3") STACKS("1500", "1350", "1500")
#define DONE(words) SAY(words)

static const char clone_table[] = TABLE("0", "3") STACKS("1500", "1350", "1500") FLOP("Kc 8d 3s") "put hand 1 9c 9d\nput hand 2 Kd Qc\nput held 1 clone\nput held 2 intel deploy\nput held 3 emp reload\n";
static const struct lesson_step clone[] = {
    SAY(N_("Robin holds Clone. It copies the last other power that anybody played in this hand, so it has to wait for one. Maya begins.")),
    PLAYS(MAYA, POWER_DEPLOY),
    DOES(MAYA, HOLDEM_CHECK),
    ASK_POWER(POWER_CLONE, CARD_NONE, N_("Maya has put a card on the board with Deploy. Press Clone to get a copy of it.")),
    ASK_POWER(POWER_DEPLOY, CARD_NONE, N_("The copy lies open in Clone’s place, for all saw what it is. It could be kept for another hand. Play it now: it costs what Deploy costs.")),
    DONE(N_("Two cards more on the board. Deploy has now been played twice in this hand, and that is the most: clones count too.")),
};

static const char xray_table[] = TWO FLOP("Kc 8d 3s") "put hand 1 Ks Td\nput hand 2 Qh Jh\nput held 1 x-ray\nput held 2 intel deploy\nput held 3 emp reload\n";
static const struct lesson_step xray[] = {
    ASK_POWER(POWER_XRAY, CARD_NONE, N_("X-Ray turns up one hole card of each opponent who is still in, drawn at random. Press it.")),
    DONE(N_("Maya’s card stays open for everybody, to the end of the hand or until it leaves hers. A second X-Ray would pass her over: no hand is forced quite open. Now a bet says more than before.")),
};

static const char deploy_table[] = TWO TURN("Th 9s 2c 2d") "put hand 1 Jh Qd\nput hand 2 Ac Td\nput held 1 deploy\nput held 2 intel clone\nput held 3 emp reload\n";
static const struct lesson_step deploy[] = {
    ASK_POWER(POWER_DEPLOY, CARD_NONE, N_("Robin needs a king or an eight for a straight. Deploy puts one more card on the board. Press it.")),
    DONE(N_("The king! The river still comes as well: the board will have six cards, and the best five of all count, for Maya too.")),
};

static const char emp_table[] = TABLE("1", "3") STACKS("1500", "1350", "1500") TURN("Ks 8d 3s 8c") "put hand 1 Kc Kd\nput hand 2 As 9s\nput held 1 emp\nput held 2 deploy engineer\nput held 3 scanner reload\n";
static const struct lesson_step emp[] = {
    ASK_POWER(POWER_EMP, CARD_NONE, N_("Robin has a full house, and Maya has powers to find a better hand. Press EMP.")),
    ASK_ANY(HOLDEM_BET_TO, N_("All powers are off until this round of betting is over, Robin’s too. Now bet, any amount you like.")),
    DOES(MAYA, HOLDEM_FOLD),
    DONE(N_("Maya could play nothing and folded. In the next round of betting powers would have worked again.")),
};

static const char intel_table[] = TWO FLOP("Jc 6d 2s") "put hand 1 6h 7h\nput hand 2 Ac Td\nput held 1 intel\nput held 2 deploy clone\nput held 3 emp reload\n";
static const struct lesson_step intel[] = {
    ASK_POWER(POWER_INTEL, CARD_NONE, N_("Intel shows its player the next card of the deck, and only its player. Press it.")),
    ASK(HOLDEM_CHECK, N_("The six of spades comes next: three of a kind for Robin, and Maya doesn’t know it. Check, and see it come.")),
    DOES(MAYA, HOLDEM_CHECK),
    DONE(N_("The six lies on the board, and Intel already shows the card behind it. It goes on so to the end of the hand.")),
};

static const char disintegrate_table[] = TABLE("0", "3") STACKS("1500", "1350", "1500") TURN("Ah Th 5c 2h") "put hand 1 Ad Kc\nput hand 2 Qh Jh\nput held 1 disintegrate\nput held 2 intel clone\nput held 3 emp reload\n";
static const struct lesson_step disintegrate[] = {
    SAY(N_("Robin has a pair of aces. But look at the hearts on the board.")),
    DOES(MAYA, HOLDEM_BET_TO),
    ASK_POWER(POWER_DISINTEGRATE, PLAIN(2, HEARTS), N_("The turn brought a third heart, and Maya bets. Disintegrate takes a card that came in this round of betting: press it and choose the two of hearts.")),
    DONE(N_("It is gone, and nothing comes in its place. The cards of the flop were safe already. After an all-in the two would have been safe too.")),
};

static const char scanner_table[] = TWO FLOP("Qh Jd 4c") "put hand 1 Qs Kd\nput hand 2 Tc 9c\nput held 1 scanner\nput held 2 deploy clone\nput held 3 emp reload\n";
static const struct lesson_step scanner[] = {
    ASK_POWER(POWER_SCANNER, CARD_NONE, N_("Robin has a pair of queens, but a straight is near for others. Scanner looks at the deck’s next two cards: these would be turn and river. Press it.")),
    ASK_CARD(POWER_UP_THROW, CARD_NONE, false, N_("An eight, the very card that would make Maya’s straight. Only Robin sees it. Throw both cards away.")),
    DONE(N_("Maya has seen that two cards went, not which. What comes now, nobody knows.")),
};

static const char engineer_table[] = TWO TURN("Ks 8d 3s 2h") "put hand 1 As 9s\nput hand 2 Kc Qd\nput held 1 engineer\nput held 2 deploy clone\nput held 3 emp reload\n";
static const struct lesson_step engineer[] = {
    ASK_POWER(POWER_ENGINEER, CARD_NONE, N_("Robin needs a spade. Engineer turns up the deck’s next three cards, for everybody to see, and lets its player choose which one comes. Press it.")),
    ASK_CARD(POWER_UP_NEXT, PLAIN(7, SPADES), false, N_("The seven of spades is among them. Choose it: it becomes the next card, and the other two are out.")),
    DONE(N_("It stays in view until it is dealt. If nobody takes it with Reload, Upgrade or Deploy first, it is the river, and Robin has a flush.")),
};

static const char reload_table[] = TWO FLOP("Ac 9s 5h") "put hand 1 Ad 4s\nput hand 2 Kc Qd\nput held 1 reload\nput held 2 deploy clone\nput held 3 emp scanner\n";
static const struct lesson_step reload[] = {
    ASK_POWER(POWER_RELOAD, PLAIN(4, SPADES), N_("The ace is good, the four is not. Reload exchanges one or both hole cards: press it, choose the four, and reload that one.")),
    DONE(N_("A new card lies in the four’s place. Maya has seen that the right card went, not what it was, and of the new one she knows nothing.")),
};

static const char upgrade_table[] = TWO FLOP("Jc 9s 5h") "put hand 1 Ks 5d\nput hand 2 Ac Qd\nput held 1 upgrade\nput held 2 deploy clone\nput held 3 emp scanner\n";
static const struct lesson_step upgrade[] = {
    ASK_POWER(POWER_UPGRADE, CARD_NONE, N_("Upgrade draws a third hole card, and then one of the three goes. Press it.")),
    ASK_CARD(POWER_UP_DISCARD, CARD_NONE, true, N_("Three cards, for a moment. Choose the one that goes: it is laid away face down. The new one may go too.")),
    DONE(N_("Two cards again, and never worse than before. Maya knows only whether a card that she had seen went.")),
};

#define LESSON(id, deal, at, told) \
    {.name = id, .game = "power-up", .seed = deal, .position = at, .nseats = PLAYERS, .names = names, .emblems = emblems, .step = told, .steps = sizeof(told) / sizeof *(told)}

const struct lesson lessons_of_power_up[LESSONS_OF_POWER_UP] = {
    LESSON("power-up", "lesson-258", six, steps),
    LESSON("power-up/clone", "clone", clone_table, clone),
    LESSON("power-up/xray", "xray", xray_table, xray),
    LESSON("power-up/deploy", "deploy-16", deploy_table, deploy),
    LESSON("power-up/emp", "emp", emp_table, emp),
    LESSON("power-up/intel", "intel-84", intel_table, intel),
    LESSON("power-up/disintegrate", "disintegrate", disintegrate_table, disintegrate),
    LESSON("power-up/scanner", "scanner-2", scanner_table, scanner),
    LESSON("power-up/engineer", "engineer-3-30", engineer_table, engineer),
    LESSON("power-up/reload", "reload", reload_table, reload),
    LESSON("power-up/upgrade", "upgrade", upgrade_table, upgrade),
};
