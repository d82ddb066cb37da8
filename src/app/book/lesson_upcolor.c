/* The first round of Upcolor, with an owl beside it: six laps, in which each kind of card is played
 * once. */
#include "lesson.h"

#include "i18n.h"
#include "upcolor_names.h"

enum { ROBIN, RUSTY, CLOVER, BRUNO, PLAYERS };

static const char *const names[PLAYERS] = {N_("Robin"), N_("Rusty"), N_("Clover"), N_("Bruno")};
static const char *const emblems[PLAYERS] = {"cat", "fox", "hare", "bear"};

/* Bruno has dealt. Whoever passes below has no card of the called colour, whatever is drawn
 * meanwhile. */
static const char position[] = "set dealer 3\n"
                               "put hand 1 imperial yellow blue violet discard\n"
                               "put hand 2 imperial yellow yellow red red violet discard\n"
                               "put hand 3 yellow yellow yellow blue blue red red\n"
                               "put hand 4 imperial yellow yellow blue blue red red\n";

#define SAY(words)                                         \
    {                                                      \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE \
    }
#define ASK(card, words)                                                \
    {                                                                   \
        .text = words, .who = ROBIN, .kind = UPCOLOR_PLAY, .face = card \
    }
#define PLAYS(seat, card)                               \
    {                                                   \
        .who = seat, .kind = UPCOLOR_PLAY, .face = card \
    }
#define PASSES(seat)                                         \
    {                                                        \
        .who = seat, .kind = UPCOLOR_PASS, .face = CARD_NONE \
    }

static const struct lesson_step steps[] = {
    SAY(N_("Welcome to Upcolor. The first player to run out of cards wins the round. You’re Robin, "
           "and you start with only five cards to keep this short.")),
    SAY(N_("The code runs green, yellow, blue, red, violet, and each colour calls the next. The "
           "ring in the middle shows it. Bruno dealt and leads green.")),
    PLAYS(BRUNO, UPCOLOR_IMPERIAL),
    ASK(UPCOLOR_YELLOW, N_("Green calls yellow. You have the called colour, so you can’t pass. "
                           "Play the yellow card.")),
    PASSES(RUSTY),
    PLAYS(CLOVER, UPCOLOR_BLUE),
    SAY(N_(
        "Yellow called blue. Rusty had none and passed, and Clover played one. Clover was the last "
        "to answer the code, so Clover takes the trick, draws one card and leads the next lap.")),
    PLAYS(CLOVER, UPCOLOR_RED),
    PASSES(BRUNO),
    ASK(UPCOLOR_VIOLET, N_("Red calls violet. Violet can only be played on red. It ends the lap at "
                           "once and takes the trick. Play it.")),
    ASK(UPCOLOR_BLUE, N_("You’ve taken the trick and drawn a card. You may lead any card except "
                         "violet: lead the blue one.")),
    PLAYS(RUSTY, UPCOLOR_DISCARD),
    SAY(N_("Rusty had a red card but played the black discard card instead. Now no colour is "
           "called. Clover may play any card except violet, and that card sets the colour.")),
    PLAYS(CLOVER, UPCOLOR_YELLOW),
    PLAYS(BRUNO, UPCOLOR_BLUE),
    PLAYS(BRUNO, UPCOLOR_YELLOW),
    ASK(UPCOLOR_DISCARD, N_("Blue is called, and you have none. If you still hold a discard card "
                            "when the round ends, you can’t win the next share. Play yours now.")),
    PASSES(RUSTY),
    PLAYS(CLOVER, UPCOLOR_RED),
    PLAYS(CLOVER, UPCOLOR_YELLOW),
    PLAYS(BRUNO, UPCOLOR_BLUE),
    ASK(UPCOLOR_RED, N_("Red is called, and you’ve drawn one. You could also play the imperial, "
                        "but it’s your trump card: keep it and play red.")),
    PLAYS(RUSTY, UPCOLOR_VIOLET),
    PLAYS(RUSTY, UPCOLOR_YELLOW),
    PLAYS(CLOVER, UPCOLOR_BLUE),
    PLAYS(BRUNO, UPCOLOR_RED),
    ASK(UPCOLOR_IMPERIAL, N_("One card left! You can play the imperial on any turn, whatever "
                             "colour is called. Playing your last card wins the round at once.")),
    {.text = N_("You win the round and half the pot. Four rounds make a game. Then the table "
                "decides whether to play on for double stakes."),
     .who = SEAT_NONE,
     .face = CARD_NONE,
     .place = LESSON_MIDDLE},
    SAY(N_("That’s it! You’ll find strategy tips on the last page of the rules. Have fun!")),
};

const struct lesson lesson_of_upcolor = {
    .name = "upcolor",
    .game = "upcolor",
    .seed = "lesson-2",
    .position = position,
    .nseats = PLAYERS,
    .names = names,
    .emblems = emblems,
    .step = steps,
    .steps = sizeof steps / sizeof *steps,
};
