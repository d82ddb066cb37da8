/* The first round of Upcolor, with an owl beside it: six laps, in which each kind of card is played once. */
#include "lesson.h"

#include "i18n.h"
#include "upcolor_names.h"

enum { ROBIN, RUSTY, CLOVER, BRUNO, PLAYERS };

static const char *const names[PLAYERS] = {N_("Robin"), N_("Rusty"), N_("Clover"), N_("Bruno")};
static const char *const emblems[PLAYERS] = {"cat", "fox", "hare", "bear"};

/* Bruno has dealt. Whoever passes below has no card of the called colour, whatever is drawn meanwhile. */
static const char position[] =
    "set dealer 3\n"
    "put hand 1 imperial yellow blue violet discard\n"
    "put hand 2 imperial yellow yellow red red violet discard\n"
    "put hand 3 yellow yellow yellow blue blue red red\n"
    "put hand 4 imperial yellow yellow blue blue red red\n";

#define SAY(words) {.text = words, .who = SEAT_NONE, .face = CARD_NONE}
#define ASK(card, words) {.text = words, .who = ROBIN, .kind = UPCOLOR_PLAY, .face = card}
#define PLAYS(seat, card) {.who = seat, .kind = UPCOLOR_PLAY, .face = card}
#define PASSES(seat) {.who = seat, .kind = UPCOLOR_PASS, .face = CARD_NONE}

static const struct lesson_step steps[] = {
    SAY(N_("Welcome to Upcolor. Whoever has no card left first wins the round. Robin begins with only five cards, so that this stays short.")),
    SAY(N_("The code runs green, yellow, blue, red, violet, and each colour calls the next one. The ring in the middle shows it. Bruno has dealt and begins with green.")),
    PLAYS(BRUNO, UPCOLOR_IMPERIAL),
    ASK(UPCOLOR_YELLOW, N_("Green calls yellow. Robin holds the called colour, so passing is not allowed. Play the yellow card.")),
    PASSES(RUSTY),
    PLAYS(CLOVER, UPCOLOR_BLUE),
    SAY(N_("Yellow called blue: Rusty had none and passed, Clover played one. Clover answered the code last, so Clover takes the trick, draws one card and leads the next lap.")),
    PLAYS(CLOVER, UPCOLOR_RED),
    PASSES(BRUNO),
    ASK(UPCOLOR_VIOLET, N_("Red calls violet. A violet card goes on nothing but red; it ends the lap at once and takes the trick. Play it.")),
    ASK(UPCOLOR_BLUE, N_("Robin has taken the trick, drawn a card, and leads: any card but a violet. Lead the blue one.")),
    PLAYS(RUSTY, UPCOLOR_DISCARD),
    SAY(N_("Rusty had a red card, but played the black discard card instead. Now nothing is called: Clover may play any card but a violet, and that card sets the colour.")),
    PLAYS(CLOVER, UPCOLOR_YELLOW),
    PLAYS(BRUNO, UPCOLOR_BLUE),
    PLAYS(BRUNO, UPCOLOR_YELLOW),
    ASK(UPCOLOR_DISCARD, N_("Blue is called and Robin has none. Whoever still holds a discard card when somebody wins can’t win the next share: let it go now.")),
    PASSES(RUSTY),
    PLAYS(CLOVER, UPCOLOR_RED),
    PLAYS(CLOVER, UPCOLOR_YELLOW),
    PLAYS(BRUNO, UPCOLOR_BLUE),
    ASK(UPCOLOR_RED, N_("Red is called, and Robin has drawn one. The imperial would be allowed as well, but it is the trump: keep it and play red.")),
    PLAYS(RUSTY, UPCOLOR_VIOLET),
    PLAYS(RUSTY, UPCOLOR_YELLOW),
    PLAYS(CLOVER, UPCOLOR_BLUE),
    PLAYS(BRUNO, UPCOLOR_RED),
    ASK(UPCOLOR_IMPERIAL, N_("One card left! The imperial may be played at any moment, whatever is called, and whoever plays the last card wins the round at once.")),
    {.text = N_("Robin wins the round and with it half of the pot. Four rounds make a game. Then the table decides whether to play for twice as much."), .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_MIDDLE},
    SAY(N_("That was all of it. How to play well stands on the last page of the rules. Have fun!")),
};

const struct lesson lesson_of_upcolor = {
    .name = "upcolor", .game = "upcolor", .seed = "lesson-2", .position = position, .nseats = PLAYERS, .names = names, .emblems = emblems, .step = steps, .steps = sizeof steps / sizeof *steps,
};
