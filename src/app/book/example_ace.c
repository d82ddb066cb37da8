/* Ace of Spades in moving examples: one for each group of rules in its book. */
#include "example.h"
#include "lesson_ace.h"

#include "ace_names.h"
#include "i18n.h"

enum { ROBIN, ALEX };

static const char *const names[] = {N_("Robin"), N_("Alex")};
static const char *const emblems[] = {"cat", "fox"};

#define DUEL(marker, enemy, bullets, reloads)                                  \
    "set marker " marker "\nset bullets " bullets "\nset bullets_max " bullets \
    "\nset reloads " reloads "\nset reloads_max " reloads "\nput enemy " enemy "\n"
#define SAY(words)                                         \
    {                                                      \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE \
    }
#define DO(verb, words)                                              \
    {                                                                \
        .text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE \
    }
#define SHOOT(named, kind_of, words)                                 \
    {                                                                \
        .text = words, .who = ROBIN, LESSON_ACE_SHOT(named, kind_of) \
    }
#define ARM(named, words)                                                                \
    {                                                                                    \
        .text = words, .who = ROBIN, .kind = ACE_ARM, .face = CARD_NONE, .cards = named, \
        .most = true                                                                     \
    }
#define DISCARD(named, words)                                                                    \
    {                                                                                            \
        .text = words, .who = ROBIN, .kind = ACE_DISCARD_DRAW, .face = CARD_NONE, .cards = named \
    }

/* The pile is laid out by the seed: what is drawn follows from it. */
static const char kill_table[] =
    DUEL("2", "bootlegger", "2",
         "2") "set hp 4\nput hand 1 Qs Qh Qd 8c 3d 2h 5s 9c\nput discard Ac Ad Kh\n";
static const struct lesson_step kill[] = {
    SHOOT("Qs Qh Qd", ACE_THREE,
          N_("Three queens and two spare cards: 3 for three of a kind, +1 per queen. 6 damage "
             "against 4 hit points.")),
    SAY(N_("He’s down and drops a one-use bonus. The next enemy is already here, and your bullets "
           "and reloads are reset.")),
};

static const char turn_table[] =
    DUEL("2", "bootlegger", "2",
         "2") "set hp 8\nput hand 1 Kd Kc 9h 9s 2c 7d 4s 3h\nput discard Ac Ad Kh Qc Jc\n";
static const struct lesson_step turn[] = {
    DISCARD("2c 3h 4s 7d",
            N_("One reload lets you discard any number of cards and draw the same number.")),
    SHOOT("Kd Kc 9h 9s", ACE_TWO_PAIR,
          N_("Now a shot: two kings, two nines and any spare card. Two pair deals 2, and each king "
             "adds 1.")),
    SAY(N_("The five cards go to the discard pile and you draw five new ones. He’s still standing, "
           "so that cost a bullet.")),
    DO(ACE_RENEW, N_("The other reload shuffles the discard pile back into the draw pile. Your "
                     "hand stays as it is.")),
    SAY(N_(
        "One bullet is left for his last 4 hit points. With no bullets left, you’d lose the run.")),
};

static const char jam_table[] =
    DUEL("4", "train-robber", "3",
         "2") "set reloads 0\nput hand 1 Kd Jc 9h 7s 5c 4d 3h 2s\nput discard As Ah 8c 8d 6h\n";
static const struct lesson_step jam[] = {
    DO(ACE_JAM, N_("Eight cards, not even a pair, and no reload left: the gun jams.")),
    SAY(N_("Five cards and a bullet are lost for nothing. You draw five new cards.")),
};

static const char four_table[] =
    DUEL("4", "train-robber", "3",
         "2") "put hand 1 2d 6d 9d Kd Tc 7s 4h 3c\nput discard As Ah 8c 8s 6h\n";
static const struct lesson_step four[] = {
    DISCARD("Tc 7s 4h 3c", N_("Four diamonds. One reload discards the other four cards.")),
    SHOOT("2d 6d 9d Kd 8d", ACE_FLUSH,
          N_("A fifth diamond! A flush deals 5, and its king adds 1.")),
    SAY(N_("Without the fifth diamond, those cards were worth nothing: poker hands are all or "
           "nothing.")),
};

static const char claim_table[] =
    DUEL("5", "undertaker", "3",
         "2") "put hand 1 Kd Kc 9h 9s 7s 5c 4d 2h\nput permanents the-preacher-of-ash\n";
static const struct lesson_step claim[] = {
    SAY(N_("The Preacher of Ash dropped a permanent bonus: a pair deals 3 more. As two pair, the "
           "kings and nines would deal 4.")),
    SHOOT("Kd Kc 9h 9s", ACE_PAIR,
          N_("Claimed as a pair of kings, the same five cards deal 1 for the pair, 2 for the kings "
             "and 3 for the bonus: 6.")),
    SAY(N_("All five cards are spent, whatever you claim.")),
};

static const char joker_table[] = DUEL(
    "8", "grizzly-trapper", "3",
    "3") "set hp 20\nput hand 1 As Ad Ah Tc 9s 7c 4d 2h\nput bonuses necromancers-apprentice\n";
static const struct lesson_step joker[] = {
    DO(ACE_USE, N_("The Necromancer’s Apprentice dropped a bonus that brings in the Joker. It "
                   "takes effect at once.")),
    SHOOT("As Ad Ah joker", ACE_FOUR,
          N_("The Joker becomes the fourth ace: 8 for four of a kind and +3 per ace, 20 in all.")),
    SAY(N_("The Joker goes to the discard pile and can be drawn again, like any other card.")),
};

static const char bonus_table[] =
    DUEL("2", "saloon-owner", "2",
         "2") "set hp 6\nput hand 1 Ks 9s 6s 5h 2h Jd Td 7c\nput bonuses card-cheat\n";
static const struct lesson_step bonus[] = {
    ARM("5h 2h", N_("Three spades and two hearts. The Card Cheat’s bonus is armed for the next "
                    "shot: the two hearts count as spades.")),
    SHOOT("Ks 9s 6s 5h 2h", ACE_FLUSH,
          N_("Together they make a flush: 5, plus 1 for the king. You can take the bonus back "
             "until you shoot.")),
    SAY(N_("The bonus is used up. In the discard pile, the two hearts are hearts again.")),
};

static const char last_table[] =
    DUEL("5", "undertaker", "0", "2") "set bullets_max 3\nset hp 6\nset fired 1\nput hand 1 Kd Jc "
                                      "9h 7s 5c 4d 3h 2s\nput bonuses dynamiter\n";
static const struct lesson_step last[] = {
    DO(ACE_USE, N_("The last bullet is gone, and he still has 6 hit points. The Dynamiter’s bonus "
                   "deals 7 without a shot.")),
    SAY(N_("It needs no bullet, and no penalty applies to it. You start the next duel with all "
           "your bullets.")),
};

static const char scene_table[] =
    DUEL("3", "the-hangman", "2", "2") "set hp 6\nput hand 1 As Ah 8c 7d 5s 4d 3h 2c\nput discard "
                                       "Kc Kd Qh Qs\nput bonuses bootlegger\n";
static const struct lesson_step scene[] = {
    SHOOT("As Ah", ACE_PAIR,
          N_("The third enemy of a scene is an Acolyte. His penalty applies until he falls: jacks, "
             "queens and kings add nothing. Aces still do.")),
    SAY(N_("He drops a permanent bonus, for the rest of the run. A new scene begins: all cards are "
           "reshuffled and you draw eight new ones.")),
};

static const char two_table[] = DUEL(
    "2", "bootlegger", "2", "2") "set hp 8\nset active 0\nput hand 1 Kd 9h 7s 4c 2d\nput hand 2 Jd "
                                 "Js 8c 5h 3d\nput shared Kc 9s Jh\nput discard Ac Ad Qc\n";
static const struct lesson_step two[] = {
    SHOOT("Kd 9h Kc 9s", ACE_TWO_PAIR,
          N_("Your king and nine plus the shared king and nine: two pair. A shot can mix cards "
             "from your hand and the shared row.")),
    SAY(N_("The shared row is refilled at once. Now it’s Alex’s turn. You can’t see Alex’s hand.")),
    {.text = N_("With the jack in the shared row, Alex has three jacks."),
     .who = ALEX,
     LESSON_ACE_SHOT("Jd Js Jh", ACE_THREE)},
    SAY(N_("You share bullets, reloads and bonuses. Turns alternate, even after a kill, so it’s "
           "your turn again.")),
};

static const char keep_table[] =
    DUEL("5", "undertaker", "2", "2") "put hand 1 8c 8d 5h 5s Kd Jc 7s 2h\nput discard As Ah 6h\n";
static const struct lesson_step keep[] = {
    DISCARD("Kd Jc 7s 2h", N_("Two pair deals only 2. Discard the other four cards: you hit the "
                              "full house 1 time in 3.")),
    SHOOT("8c 8d 5h 5s 8h", ACE_FULL, N_("There it is, for 6. Spend reloads before bullets.")),
    SAY(N_("A weaker shot would have cost a bullet too.")),
};

#define EXAMPLE(id, deal, seats, at, told)               \
    {                                                    \
        .log = {.name = id,                              \
                .game = "ace",                           \
                .seed = deal,                            \
                .position = at,                          \
                .nseats = seats,                         \
                .names = names,                          \
                .emblems = emblems,                      \
                .step = told,                            \
                .steps = sizeof(told) / sizeof *(told)}, \
        .top = 96, .bottom = 4                           \
    }

const struct example examples_of_ace[EXAMPLES_OF_ACE] = {
    EXAMPLE("ace/kill", "kill", 1, kill_table, kill),
    EXAMPLE("ace/turn", "turn", 1, turn_table, turn),
    EXAMPLE("ace/jam", "jam", 1, jam_table, jam),
    EXAMPLE("ace/four", "four-6", 1, four_table, four),
    EXAMPLE("ace/claim", "claim", 1, claim_table, claim),
    EXAMPLE("ace/joker", "joker", 1, joker_table, joker),
    EXAMPLE("ace/bonus", "bonus", 1, bonus_table, bonus),
    EXAMPLE("ace/last", "last", 1, last_table, last),
    EXAMPLE("ace/scene", "scene", 1, scene_table, scene),
    EXAMPLE("ace/two", "two", 2, two_table, two),
    EXAMPLE("ace/keep", "keep-12", 1, keep_table, keep),
};
