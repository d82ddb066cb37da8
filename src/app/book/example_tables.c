/* Upcolor, hold'em and Power Up in moving examples. Where a lesson has laid out a table on which
 * the same things happen, it is that table. */
#include "example.h"

#include "holdem_names.h"
#include "i18n.h"
#include "power_up_names.h"
#include "upcolor_names.h"

#define SAY(words)                                         \
    {                                                      \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE \
    }
#define DO(seat, verb, words)                                       \
    {                                                               \
        .text = words, .who = seat, .kind = verb, .face = CARD_NONE \
    }
#define CARD(seat, card, words)                                        \
    {                                                                  \
        .text = words, .who = seat, .kind = UPCOLOR_PLAY, .face = card \
    }
#define PASS(seat, words)                                                   \
    {                                                                       \
        .text = words, .who = seat, .kind = UPCOLOR_PASS, .face = CARD_NONE \
    }
#define POWER(seat, power, target, words)                                          \
    {                                                                              \
        .text = words, .who = seat, .kind = POWER_UP_PLAY, .face = target,         \
        .about_zone = 1 + POWER_UP_HELD + (seat), .about_face = CARD_OWN + (power) \
    }
#define PLAIN(rank, suit) (RANK_##rank * 4 + SUIT_##suit)
#define LIKE(id, lesson, told, above, below)                                                       \
    {                                                                                              \
        .log = {.name = id, .step = told, .steps = sizeof(told) / sizeof *(told)}, .like = lesson, \
        .top = above, .bottom = below                                                              \
    }

/* ---- Upcolor ---- */

enum { ROBIN, RUSTY, CLOVER, BRUNO };

static const struct lesson_step code[] = {
    CARD(BRUNO, UPCOLOR_IMPERIAL,
         N_("Each colour in the code calls the next. Bruno leads green, and green calls yellow.")),
    CARD(ROBIN, UPCOLOR_YELLOW, N_("Robin has a yellow card and can’t pass. Yellow calls blue.")),
    PASS(RUSTY, N_("Rusty has no blue card and passes.")),
    CARD(CLOVER, UPCOLOR_BLUE, N_("Clover has one. It’s the last answer of this lap.")),
    SAY(N_("So Clover takes the trick, draws one card and leads the next lap.")),
};

static const struct lesson_step special[] = {
    CARD(BRUNO, UPCOLOR_IMPERIAL,
         N_("An imperial can be played on any turn. It’s green and calls yellow.")),
    CARD(ROBIN, UPCOLOR_YELLOW, NULL),
    PASS(RUSTY, NULL),
    CARD(CLOVER, UPCOLOR_BLUE, NULL),
    CARD(CLOVER, UPCOLOR_RED, N_("Clover has won that lap and leads red. Red calls violet.")),
    PASS(BRUNO, NULL),
    CARD(ROBIN, UPCOLOR_VIOLET,
         N_("Violet can only be played on red. It ends the lap at once and takes the trick.")),
    CARD(ROBIN, UPCOLOR_BLUE, N_("Robin leads blue, and blue calls red.")),
    CARD(RUSTY, UPCOLOR_DISCARD,
         N_("Rusty has red but plays a discard card instead. Now no colour is called.")),
    CARD(CLOVER, UPCOLOR_YELLOW,
         N_("Clover may play any card except violet, and that card sets the colour.")),
    SAY(N_("It’s yellow, so blue is called now.")),
};

const struct example examples_of_upcolor[EXAMPLES_OF_UPCOLOR] = {
    LIKE("upcolor/code", "upcolor", code, 102, 26),
    LIKE("upcolor/special", "upcolor", special, 102, 26),
};

/* ---- hold'em ---- */

enum { MAYA = 1 };
static const char *const names[] = {N_("Robin"), N_("Maya")};
static const char *const emblems[] = {"cat", "maya"};
static const char hand_table[] =
    "set hands 5\nset button 0\nset live 3\nset big 50\nset raise 50\nset ante 0\nset to_match "
    "0\nset pot 200\nset bet 1 0\nset bet 2 0\nset acted 0\n"
    "set stack 1 1400\nset stack 2 1400\nset start 1 1500\nset start 2 1500\nset street 1\nput "
    "board Kd 7s 2c\nput hand 1 As Kh\nput hand 2 Qd Qs\n";
static const struct lesson_step hand[] = {
    DO(MAYA, HOLDEM_CHECK,
       N_("The flop is out. No one has bet yet, and Maya checks, which costs nothing.")),
    DO(ROBIN, HOLDEM_BET_TO,
       N_("The king on the board gives Robin a pair of kings, and Robin bets.")),
    DO(MAYA, HOLDEM_CALL,
       N_("Maya can fold, call or raise. Maya calls: both have put in the same amount, so the next "
          "card is dealt.")),
    DO(MAYA, HOLDEM_CHECK, N_("The turn is the fourth card. Both check.")),
    DO(ROBIN, HOLDEM_CHECK, NULL),
    DO(MAYA, HOLDEM_CHECK, N_("The river is the fifth and last card. Robin bets again.")),
    DO(ROBIN, HOLDEM_BET_TO, NULL),
    DO(MAYA, HOLDEM_CALL,
       N_("Maya calls. Now both hands are shown, and the best five cards out of seven win.")),
    SAY(N_("Kings beat queens: Robin takes the pot.")),
};

const struct example examples_of_holdem[EXAMPLES_OF_HOLDEM] = {
    {.log = {.name = "holdem/hand",
             .game = "holdem",
             .seed = "hand",
             .position = hand_table,
             .nseats = 2,
             .names = names,
             .emblems = emblems,
             .step = hand,
             .steps = sizeof hand / sizeof *hand},
     .top = 96,
     .bottom = 48},
};

/* ---- Power Up, a power each ---- */

static const struct lesson_step clone[] = {
    POWER(MAYA, POWER_DEPLOY, CARD_NONE,
          N_("Maya adds a card to the board with Deploy and checks.")),
    DO(MAYA, HOLDEM_CHECK, NULL),
    POWER(ROBIN, POWER_CLONE, CARD_NONE,
          N_("Clone becomes a copy of the last power played: Deploy.")),
    POWER(ROBIN, POWER_DEPLOY, CARD_NONE,
          N_("The copy costs the same as Deploy and does the same thing.")),
    SAY(N_("That’s two more cards on the board. Robin could have kept the copy for another hand.")),
};
static const struct lesson_step xray[] = {
    POWER(ROBIN, POWER_XRAY, CARD_NONE,
          N_("X-Ray reveals one random hole card from each opponent still in the hand.")),
    SAY(N_("Everyone can see it until the hand ends or it leaves Maya’s hand.")),
};
static const struct lesson_step deploy[] = {
    POWER(ROBIN, POWER_DEPLOY, CARD_NONE,
          N_("A king or an eight would make a straight. Deploy adds one more card to the board.")),
    SAY(N_("The king! The river is still to come, and the best five of all the cards count.")),
};
static const struct lesson_step emp[] = {
    POWER(ROBIN, POWER_EMP, CARD_NONE,
          N_("Robin is ahead, but Maya has powers that could turn the hand around.")),
    SAY(N_("No one can play a power until this betting round ends, not even Robin.")),
};
static const struct lesson_step intel[] = {
    POWER(ROBIN, POWER_INTEL, CARD_NONE, N_("Intel shows the next card in the deck to you alone.")),
    DO(ROBIN, HOLDEM_CHECK, N_("A six is next: three of a kind. Both check.")),
    DO(MAYA, HOLDEM_CHECK, NULL),
    SAY(N_("The six is on the board, and Intel now shows the card after it, and so on until the "
           "hand ends.")),
};
static const struct lesson_step disintegrate[] = {
    DO(MAYA, HOLDEM_BET_TO, N_("The turn is a third heart, and Maya bets.")),
    POWER(ROBIN, POWER_DISINTEGRATE, PLAIN(2, HEARTS),
          N_("Disintegrate removes a board card dealt in this betting round.")),
    SAY(N_("Nothing replaces it. The flop cards were safe, and after an all-in so is every card "
           "already dealt.")),
};
static const struct lesson_step scanner[] = {
    POWER(ROBIN, POWER_SCANNER, CARD_NONE,
          N_("Scanner shows the next two cards in the deck to you alone.")),
    DO(ROBIN, POWER_UP_THROW,
       N_("Keep both or discard both. An eight would help Maya, so Robin discards them.")),
    SAY(N_("Maya saw that two cards were discarded, but not which ones.")),
};
static const struct lesson_step engineer[] = {
    POWER(ROBIN, POWER_ENGINEER, CARD_NONE,
          N_("Engineer turns up the next three cards in the deck for everyone to see.")),
    {.text = N_("Choose one to be the next card. The other two are removed."),
     .who = ROBIN,
     .kind = POWER_UP_NEXT,
     .face = PLAIN(7, SPADES)},
    SAY(N_("The seven of spades stays in view until it’s dealt.")),
};
static const struct lesson_step reload[] = {
    POWER(ROBIN, POWER_RELOAD, PLAIN(4, SPADES),
          N_("Reload replaces one or both hole cards. Here, Robin replaces the four.")),
    SAY(N_("Maya saw which of the two cards was replaced but not what it was, and knows nothing "
           "about the new one.")),
};
static const struct lesson_step upgrade[] = {
    POWER(ROBIN, POWER_UPGRADE, CARD_NONE, N_("Upgrade draws a third hole card.")),
    DO(ROBIN, POWER_UP_DISCARD, N_("Then one of the three is discarded face down.")),
    SAY(N_("Back to two cards, and never worse than before.")),
};

#define OF_POWER(name, told) LIKE("power-up/" name, "power-up/" name, told, 96, 48)

const struct example examples_of_power_up[EXAMPLES_OF_POWER_UP] = {
    OF_POWER("clone", clone),     OF_POWER("xray", xray),
    OF_POWER("deploy", deploy),   OF_POWER("emp", emp),
    OF_POWER("intel", intel),     OF_POWER("disintegrate", disintegrate),
    OF_POWER("scanner", scanner), OF_POWER("engineer", engineer),
    OF_POWER("reload", reload),   OF_POWER("upgrade", upgrade),
};
