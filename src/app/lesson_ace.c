/* Ace of Spades with an owl beside it: two duels with a shot, a reload, a pile that has run dry, a bonus for one use and an Acolyte; and short lessons, one
 * thing each. */
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
    SAY(N_("4 hit points are gone, and so is one bullet. The five cards lie in the discard pile, five new ones have come. Without a bullet the run would be lost.")),
    ASK_DISCARD("2h 3h 4s 7d 8d Tc", N_("A pair of queens deals 3, and 4 are needed. Choose the six other cards and press Discard and draw: that costs a reload, not a bullet.")),
    ASK_SHOT("Qs Qh Qd", ACE_THREE, N_("A third queen! Choose the three queens and any two cards beside them. 3 for three of a kind, 1 for each queen. Shoot.")),
    SAY(N_("The Bootlegger is down and leaves you a bonus for one use: 5 more damage on a shot. Bullets and reloads are set anew for each enemy.")),
    SAY(N_("The third enemy of a scene is an Acolyte, and Acolytes lay a penalty on you while they stand. The Hangman’s is on his poster: jacks, queens and kings add no damage.")),
    ASK(ACE_RENEW, N_("Your hand is full again, but the draw pile is empty. Nobody renews it for you. Press Renew the pile: for one reload the discard pile is shuffled into it.")),
    ASK_BONUS(ACE_ARM, N_("12 hit points. A pair of aces deals 7, because each ace adds 3. Press the Bootlegger’s bonus on the right: it is laid beside your next shot.")),
    ASK_SHOT("As Ah", ACE_PAIR, N_("Now choose both aces and any three cards beside them. The reckoning shows the bonus as well: 12 in all. Shoot.")),
    SAY(N_("The Hangman is down. His bonus is permanent: each jack, queen or king adds 1 more to the end of the run. A new scene has begun, with all cards shuffled and three bullets.")),
    SAY(N_("The Joker waits aside until a bonus brings it; it becomes whatever helps most. If no combination can be made and no reload is left, the gun jams: five cards and a bullet, for nothing.")),
    SAY(N_("That was all of it. F1 explains whatever has the focus. Twelve enemies make a run, and the last of them is waiting. Good luck!")),
};

/* ---- one thing each ---- */

#define DUEL(marker, enemy, bullets, reloads) \
    "set marker " marker "\nset bullets " bullets "\nset bullets_max " bullets "\nset reloads " reloads "\nset reloads_max " reloads "\nput enemy " enemy "\n"
#define ASK_ANY(verb, words) {.text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .any = true, .place = LESSON_COUNT}
#define ASK_ARM(named, most_of, words) {.text = words, .who = ROBIN, .kind = ACE_ARM, .face = CARD_NONE, .cards = named, .most = most_of, .place = LESSON_POSTER}

static const char reload_table[] = DUEL("4", "train-robber", "3", "2") "put hand 1 Kd Jc 9h 7s 5c 4d 3h 2s\nput discard As Ah 8c 8d 6h\n";
static const struct lesson_step reload[] = {
    ASK_ANY(ACE_DISCARD_DRAW, N_("Eight cards, and not even a pair. Choose whatever shall go, as many as you like, and press Discard and draw. As many new cards come.")),
    ASK(ACE_RENEW, N_("That was one reload. The other one can shuffle the discard pile back into the draw pile, for instance because of the two aces in it. Press Renew the pile.")),
    SAY(N_("No card has come: renewing changes the pile, not the hand. What is drawn after the next shot comes out of all those cards again.")),
};

static const char claim_table[] = DUEL("5", "undertaker", "3", "2") "put hand 1 Kd Kc 9h 9s 7s 5c 4d 2h\nput permanents the-preacher-of-ash\n";
static const struct lesson_step claim[] = {
    SAY(N_("The Preacher of Ash has left a permanent bonus: a pair deals 3 more. Two pair is something else, and gains nothing by it.")),
    ASK_SHOT("Kd Kc 9h 9s", ACE_PAIR, N_("Choose both kings, both nines and any card beside them. As two pair they would deal 4, as a pair of kings 6. Press the name of the combination to see both. Shoot with the pair.")),
    SAY(N_("The nines were spent all the same: all five cards go. Where a penalty names a combination, call your cards something else in the same way.")),
};

static const char bonus_table[] = DUEL("2", "saloon-owner", "2", "2") "set hp 6\nput hand 1 Ks 9s 6s 5h 2h Jd Td 7c\nput bonuses card-cheat\n";
static const struct lesson_step bonus[] = {
    ASK_ARM("5h 2h", true, N_("Three spades and two hearts. The Card Cheat’s bonus recolours two cards for a shot. Press it on the right, choose both hearts, then spades.")),
    ASK_SHOT("Ks 9s 6s 5h 2h", ACE_FLUSH, N_("Now choose the three spades and the two hearts: together they are a flush. 5 for it and 1 for the king. Until you shoot, the bonus may still be changed or taken back.")),
    SAY(N_("Hit for exactly 6. The bonus is gone, and in the discard pile the two hearts are hearts again.")),
};

static const char joker_table[] = DUEL("8", "grizzly-trapper", "3", "3") "set hp 20\nput hand 1 As Ad Ah Tc 9s 7c 4d 2h\nput bonuses necromancers-apprentice\n";
static const struct lesson_step joker[] = {
    ASK_BONUS(ACE_USE, N_("Three aces. The Necromancer’s Apprentice has left a bonus that brings the Joker, and it acts at once. Press it on the right.")),
    ASK_SHOT("As Ad Ah joker", ACE_FOUR, N_("The Joker is in your hand, as a ninth card. Choose it, the three aces and any card beside them: it becomes the fourth ace. 8 for four of a kind and 3 for each ace. Shoot.")),
    SAY(N_("20 with one shot. The Joker lies in the discard pile now, like any card, and may come again when the pile has been renewed.")),
};

static const char last_table[] = DUEL("5", "undertaker", "0", "2") "set bullets_max 3\nset hp 6\nset fired 1\nput hand 1 Kd Jc 9h 7s 5c 4d 3h 2s\nput bonuses dynamiter\n";
static const struct lesson_step last[] = {
    ASK_BONUS(ACE_USE, N_("The last bullet is gone and the Undertaker still has 6 hit points. Only bonuses that deal damage or bring a bullet can help now. The Dynamiter left 7 damage: press it.")),
    SAY(N_("That was no shot: no penalty could touch it, and no bullet was needed. The next duel begins with all its bullets.")),
};

#define LESSON(id, deal, at, told) \
    {.name = id, .game = "ace", .seed = deal, .position = at, .nseats = PLAYERS, .names = names, .emblems = emblems, .step = told, .steps = sizeof(told) / sizeof *(told)}

const struct lesson lessons_of_ace[LESSONS_OF_ACE] = {
    LESSON("ace", "lesson-16", position, steps),
    LESSON("duel/reload", "reload", reload_table, reload),
    LESSON("duel/claim", "claim", claim_table, claim),
    LESSON("duel/bonus", "bonus", bonus_table, bonus),
    LESSON("duel/joker", "joker", joker_table, joker),
    LESSON("duel/last", "last", last_table, last),
};
