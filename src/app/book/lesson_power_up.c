/* Power Up with an owl beside it: the six steps of PU-70, and a short lesson for each power. The
 * decks are such that what is said comes true. */
#include "lesson.h"

#include "i18n.h"
#include "power_up_names.h"

enum { ROBIN, MAYA, GUS, PLAYERS };

static const char *const names[PLAYERS] = {N_("Robin"), N_("Maya"), N_("Gus")};
static const char *const emblems[PLAYERS] = {"cat", "maya", "gus"};

#define SAY(words)                                                              \
    {                                                                           \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_LOW \
    }
#define ASK(verb, words)                                                                  \
    {                                                                                     \
        .text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_LOW \
    }
#define ASK_ANY(verb, words)                                                       \
    {                                                                              \
        .text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .any = true, \
        .place = LESSON_LOW                                                        \
    }
/* Powers that want cards, and choices: they ask below the board. */
#define ASK_CARD(verb, card, whatever, words)                                     \
    {                                                                             \
        .text = words, .who = ROBIN, .kind = verb, .face = card, .any = whatever, \
        .place = LESSON_HIGH                                                      \
    }
#define ASK_POWER(power, target, words)                                            \
    {                                                                              \
        .text = words, .who = ROBIN, .kind = POWER_UP_PLAY, .face = target,        \
        .about_zone = 1 + POWER_UP_HELD + ROBIN, .about_face = CARD_OWN + (power), \
        .place = (target) == CARD_NONE ? LESSON_LOW : LESSON_HIGH                  \
    }
#define DOES(seat, verb)                                                  \
    {                                                                     \
        .who = seat, .kind = verb, .face = CARD_NONE, .place = LESSON_LOW \
    }
#define ALL_IN(seat, verb)                                                              \
    {                                                                                   \
        .who = seat, .kind = verb, .face = CARD_NONE, .most = true, .place = LESSON_LOW \
    }
#define PLAYS(seat, power)                                                          \
    {                                                                               \
        .who = seat, .kind = POWER_UP_PLAY, .face = CARD_NONE,                      \
        .about_zone = 1 + POWER_UP_HELD + (seat), .about_face = CARD_OWN + (power), \
        .place = LESSON_LOW                                                         \
    }
#define PLAIN(rank, suit) (RANK_##rank * 4 + SUIT_##suit)

/* A hand in the middle of a tournament: 300 in the pot, nothing bet in this round. */
#define TABLE(button, live)                                                 \
    "set hands 5\nset button " button "\nset live " live                    \
    "\nset big 50\nset raise 50\nset ante 0\nset to_match 0\nset pot 300\n" \
    "set bet 1 0\nset bet 2 0\nset bet 3 0\nset acted 0\n"
#define STACKS(robin, maya, gus)                                    \
    "set stack 1 " robin "\nset stack 2 " maya "\nset stack 3 " gus \
    "\nset start 1 1800\nset start 2 1500\nset start 3 1500\n"
#define FLOP(cards) "set street 1\nput board " cards "\n"
#define TURN(cards) "set street 2\nput board " cards "\n"

/* ---- PU-70: what it is, a power by a click, energy, targets, the all-in's protection, the
 * recharge ---- */

static const char six[] = TABLE("0", "3") STACKS("1650", "1050", "1500")
    FLOP("As 9h 4h") "put hand 1 Ac Kd\nput hand 2 Qh Jh\nput held 1 x-ray disintegrate\nput held "
                     "2 clone scanner\nput held 3 emp reload\n";

static const struct lesson_step steps[] = {
    SAY(N_("Welcome to Power Up: no-limit hold’em with powers. You’re Robin, with two powers down "
           "here. The others’ powers are face down. The flop is out, Gus has folded and Maya is "
           "still in.")),
    DOES(MAYA, HOLDEM_CHECK),
    ASK_POWER(POWER_XRAY, CARD_NONE,
              N_("You play powers on your own turn, before you check, bet or fold. Press X-Ray. It "
                 "takes effect at once.")),
    SAY(N_("Maya had to show a heart, and there are two on the board. X-Ray cost energy, so your "
           "bar is shorter now. Each power shows its cost, and those you can’t afford are grey.")),
    ASK(HOLDEM_CHECK, N_("Playing a power isn’t a poker action, so it’s still your turn. Check, "
                         "and see the next card for free.")),
    DOES(MAYA, HOLDEM_BET_TO),
    ASK_POWER(
        POWER_DISINTEGRATE, PLAIN(7, HEARTS),
        N_("A third heart, and Maya bets: a flush! Disintegrate removes a card from the board, but "
           "only one dealt in this betting round. Press it and choose the seven of hearts.")),
    ASK(HOLDEM_CALL, N_("Without that heart there’s no flush. You still have to answer Maya’s bet: "
                        "call with your pair of aces.")),
    ALL_IN(MAYA, HOLDEM_BET_TO),
    SAY(N_("Maya is all-in. From now on, every card on the board is frozen: no power can remove "
           "one until the hand ends. Cards dealt after an all-in aren’t frozen.")),
    ASK(HOLDEM_CALL, N_("Facing an all-in, you still get a turn and could still play powers. But "
                        "the aces are good enough: call.")),
    SAY(N_("You win, and Maya is out, along with her powers and energy. Between hands, everyone "
           "still in the game recharges: they gain energy and, if they have room, a new power.")),
    SAY(N_("That’s it! The rules have a page for each power and one of strategy tips. Have fun!")),
};

/* ---- one power each: Robin and Maya, Robin first ---- */

#define TWO TABLE("1", "3") STACKS("1500", "1350", "1500")
#define DONE(words) SAY(words)

static const char clone_table[] = TABLE("0", "3") STACKS("1500", "1350", "1500")
    FLOP("Kc 8d 3s") "put hand 1 9c 9d\nput hand 2 Kd Qc\nput held 1 clone\nput held 2 intel "
                     "deploy\nput held 3 emp reload\n";
static const struct lesson_step clone[] = {
    SAY(N_("You hold Clone. It copies the last power other than Clone that anyone played in this "
           "hand, so it has to wait for one. Maya goes first.")),
    PLAYS(MAYA, POWER_DEPLOY),
    DOES(MAYA, HOLDEM_CHECK),
    ASK_POWER(POWER_CLONE, CARD_NONE,
              N_("Maya added a card to the board with Deploy. Press Clone to get a copy of it.")),
    ASK_POWER(POWER_DEPLOY, CARD_NONE,
              N_("The copy takes Clone’s place, face up, because everyone saw what it is. You "
                 "could keep it for another hand, but play it now. It costs the same as Deploy.")),
    DONE(N_("Two more cards on the board. Deploy has now been played twice in this hand, which is "
            "the maximum. Clones count too.")),
};

static const char xray_table[] =
    TWO FLOP("Kc 8d 3s") "put hand 1 Ks Td\nput hand 2 Qh Jh\nput held 1 x-ray\nput held 2 intel "
                         "deploy\nput held 3 emp reload\n";
static const struct lesson_step xray[] = {
    ASK_POWER(
        POWER_XRAY, CARD_NONE,
        N_("X-Ray reveals one random hole card from each opponent still in the hand. Press it.")),
    DONE(
        N_("Everyone can see Maya’s card until the hand ends or it leaves her hand. A second X-Ray "
           "would skip her: it never reveals a whole hand. A bet now says more than before.")),
};

static const char deploy_table[] =
    TWO TURN("Th 9s 2c 2d") "put hand 1 Jh Qd\nput hand 2 Ac Td\nput held 1 deploy\nput held 2 "
                            "intel clone\nput held 3 emp reload\n";
static const struct lesson_step deploy[] = {
    ASK_POWER(POWER_DEPLOY, CARD_NONE,
              N_("You need a king or an eight for a straight. Deploy adds one more card to the "
                 "board. Press it.")),
    DONE(N_("The king! The river is still to come, so the board will have six cards. The best five "
            "of all eight cards count, and for Maya too.")),
};

static const char emp_table[] = TABLE("1", "3") STACKS("1500", "1350", "1500")
    TURN("Ks 8d 3s 8c") "put hand 1 Kc Kd\nput hand 2 As 9s\nput held 1 emp\nput held 2 deploy "
                        "engineer\nput held 3 scanner reload\n";
static const struct lesson_step emp[] = {
    ASK_POWER(POWER_EMP, CARD_NONE,
              N_("You have a full house, but Maya has powers that could find her a better hand. "
                 "Press EMP.")),
    ASK_ANY(HOLDEM_BET_TO, N_("All powers are off until this betting round ends, including yours. "
                              "Now bet any amount you like.")),
    DOES(MAYA, HOLDEM_FOLD),
    DONE(N_("Maya couldn’t play a power, and folded. Powers would have worked again in the next "
            "betting round.")),
};

static const char intel_table[] =
    TWO FLOP("Jc 6d 2s") "put hand 1 6h 7h\nput hand 2 Ac Td\nput held 1 intel\nput held 2 deploy "
                         "clone\nput held 3 emp reload\n";
static const struct lesson_step intel[] = {
    ASK_POWER(POWER_INTEL, CARD_NONE,
              N_("Intel shows you, and only you, the next card in the deck. Press it.")),
    ASK(HOLDEM_CHECK, N_("The six of spades is next. It gives you three of a kind, and Maya "
                         "doesn’t know. Check, and watch it arrive.")),
    DOES(MAYA, HOLDEM_CHECK),
    DONE(N_("The six is on the board, and Intel already shows the card after it. It keeps doing so "
            "until the hand ends.")),
};

static const char disintegrate_table[] = TABLE("0", "3") STACKS("1500", "1350", "1500")
    TURN("Ah Th 5c 2h") "put hand 1 Ad Kc\nput hand 2 Qh Jh\nput held 1 disintegrate\nput held 2 "
                        "intel clone\nput held 3 emp reload\n";
static const struct lesson_step disintegrate[] = {
    SAY(N_("You have a pair of aces. But look at the hearts on the board.")),
    DOES(MAYA, HOLDEM_BET_TO),
    ASK_POWER(POWER_DISINTEGRATE, PLAIN(2, HEARTS),
              N_("The turn brought a third heart, and Maya bets. Disintegrate removes a card dealt "
                 "in this betting round. Press it and choose the two of hearts.")),
    DONE(N_("It’s gone, and nothing replaces it. The flop cards were already safe. After an "
            "all-in, the two would have been safe too.")),
};

static const char scanner_table[] =
    TWO FLOP("Qh Jd 4c") "put hand 1 Qs Kd\nput hand 2 Tc 9c\nput held 1 scanner\nput held 2 "
                         "deploy clone\nput held 3 emp reload\n";
static const struct lesson_step scanner[] = {
    ASK_POWER(POWER_SCANNER, CARD_NONE,
              N_("You have a pair of queens, but Maya could be close to a straight. Scanner shows "
                 "you the next two cards in the deck, here the turn and the river. Press it.")),
    ASK_CARD(POWER_UP_THROW, CARD_NONE, false,
             N_("An eight, the very card that would make Maya’s straight. Only you can see it. "
                "Discard both cards.")),
    DONE(N_("Maya saw that two cards were discarded, but not which ones. No one knows what comes "
            "next.")),
};

static const char engineer_table[] =
    TWO TURN("Ks 8d 3s 2h") "put hand 1 As 9s\nput hand 2 Kc Qd\nput held 1 engineer\nput held 2 "
                            "deploy clone\nput held 3 emp reload\n";
static const struct lesson_step engineer[] = {
    ASK_POWER(POWER_ENGINEER, CARD_NONE,
              N_("You need a spade. Engineer turns up the next three cards in the deck for "
                 "everyone to see, and you choose which one is next. Press it.")),
    ASK_CARD(POWER_UP_NEXT, PLAIN(7, SPADES), false,
             N_("The seven of spades is one of them. Choose it: it becomes the next card, and the "
                "other two are removed.")),
    DONE(N_("It stays in view until it’s dealt. If no one takes it first with Reload, Upgrade or "
            "Deploy, it’s the river, and you have a flush.")),
};

static const char reload_table[] =
    TWO FLOP("Ac 9s 5h") "put hand 1 Ad 4s\nput hand 2 Kc Qd\nput held 1 reload\nput held 2 deploy "
                         "clone\nput held 3 emp scanner\n";
static const struct lesson_step reload[] = {
    ASK_POWER(POWER_RELOAD, PLAIN(4, SPADES),
              N_("The ace is good, the four isn’t. Reload replaces one or both hole cards. Press "
                 "it, choose the four, and reload just that one.")),
    DONE(N_("A new card replaces the four. Maya saw the right-hand card go but not what it was, "
            "and knows nothing about the new one.")),
};

static const char upgrade_table[] =
    TWO FLOP("Jc 9s 5h") "put hand 1 Ks 5d\nput hand 2 Ac Qd\nput held 1 upgrade\nput held 2 "
                         "deploy clone\nput held 3 emp scanner\n";
static const struct lesson_step upgrade[] = {
    ASK_POWER(POWER_UPGRADE, CARD_NONE,
              N_("Upgrade draws a third hole card, then you discard one of the three. Press it.")),
    ASK_CARD(POWER_UP_DISCARD, CARD_NONE, true,
             N_("Three cards, for a moment. Choose the one to discard face down. It can be the new "
                "one.")),
    DONE(N_("Two cards again, and never worse than before. Maya only knows whether you discarded a "
            "card she had seen.")),
};

#define LESSON(id, deal, at, told)                                                               \
    {                                                                                            \
        .name = id, .game = "power-up", .seed = deal, .position = at, .nseats = PLAYERS,         \
        .names = names, .emblems = emblems, .step = told, .steps = sizeof(told) / sizeof *(told) \
    }

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
