/* Two duels of Ace of Spades with an owl beside them: a shot, a reload, a pile that has run dry, a bonus for one use, an Acolyte. */
#include "lesson.h"

#include "ace_names.h"
#include "i18n.h"

enum { ROBIN, PLAYERS };

static const char *const names[PLAYERS] = {N_("Robin")};
static const char *const emblems[PLAYERS] = {"cat"};

/* The draw pile holds sixteen cards, so that it is empty when the Acolyte comes. */
static const char position[] =
    "set marker 2\n"
    "set bullets 2\n"
    "set bullets_max 2\n"
    "set reloads 2\n"
    "set reloads_max 2\n"
    "put enemy bootlegger\n"
    "set hp 8\n"
    "put hand 1 Kd Kc 9h 9s 2c 7d 4s 3h\n"
    "put discard Ac Ad Kh Qc Jc Jh Js Ts Td Th 9d 8c 8h 8s 7c 7s 6d 6c 6s 5d 5h 5s 4d 4h 3c 3d 2d 2s\n";

#define SAY(words) {.text = words, .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_COUNT}
#define ASK(verb, words) {.text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_COUNT}
#define ASK_BONUS(verb, words) {.text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_POSTER}
#define ASK_SHOT(named, kind_of, words) {.text = words, .who = ROBIN, .kind = ACE_SHOOT, .face = CARD_NONE, .cards = named, .claim = kind_of, .place = LESSON_POSTER}
#define ASK_DISCARD(named, words) {.text = words, .who = ROBIN, .kind = ACE_DISCARD_DRAW, .face = CARD_NONE, .cards = named, .place = LESSON_COUNT}

static const struct lesson_step steps[] = {
    SAY(N_("Welcome to Ace of Spades. The Bootlegger bars your way, with 8 hit points. You have two bullets, two reloads and eight cards: every shot is a combination of poker.")),
    ASK_SHOT("Kd Kc 9h 9s 2c", ACE_TWO_PAIR, N_("Choose both kings, both nines and the 2 beside them. The reckoning stands on the right: 2 for two pair, 1 for each king. Read it, then shoot.")),
    SAY(N_("4 hit points are gone, and so is one bullet, for the Bootlegger still stands. The five cards lie in the discard pile, five new ones have come. Without a bullet the whole run would be lost.")),
    ASK_DISCARD("2h 3h 4s 7d 8d Tc", N_("A pair of queens deals 3, and 4 are needed. Choose the six other cards and press Discard and draw: that costs a reload, not a bullet.")),
    ASK_SHOT("Qs Qh Qd", ACE_THREE, N_("A third queen! Choose the three queens and any two cards beside them. 3 for three of a kind, 1 for each queen. Shoot.")),
    SAY(N_("The Bootlegger is down and leaves you a bonus for one use: 5 more damage on a shot. Bullets and reloads are set anew for each enemy; what was left of them is lost.")),
    SAY(N_("The third enemy of a scene is an Acolyte, and Acolytes lay a penalty on you while they stand. The Hangman’s is on his poster: jacks, queens and kings add no damage.")),
    ASK(ACE_RENEW, N_("Your hand is full again, but the draw pile is empty. Nobody renews it for you. Press Renew the pile: for one reload the discard pile is shuffled into it.")),
    ASK_BONUS(ACE_ARM, N_("11 hit points. A pair of aces deals 7, for each ace adds 3. Press the Bootlegger’s bonus on the right: it is laid beside your next shot, and you may still take it back.")),
    ASK_SHOT("As Ah", ACE_PAIR, N_("Now choose both aces and any three cards beside them. The reckoning shows the bonus as well: 12 in all. Shoot.")),
    SAY(N_("The Hangman is down. His bonus is permanent: from now to the end of the run each jack, queen or king adds 1 more. A new scene has begun, with all cards shuffled and three bullets.")),
    SAY(N_("The Joker waits aside until a bonus brings it; it becomes whatever helps most. If no combination can be made and no reload is left, the gun jams: five cards and a bullet, for nothing.")),
    SAY(N_("That was all of it. F1 explains whatever has the focus, and the rules have a page for each of these things. Twelve enemies make a run, and the last of them is waiting. Good luck!")),
};

const struct lesson lesson_of_ace = {
    .name = "ace", .game = "ace", .seed = "lesson-16", .position = position, .nseats = PLAYERS, .names = names, .emblems = emblems, .step = steps, .steps = sizeof steps / sizeof *steps,
};
