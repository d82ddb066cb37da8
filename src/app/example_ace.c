/* Ace of Spades in moving examples: one for each group of rules in its book. */
#include "example.h"

#include "ace_names.h"
#include "i18n.h"

enum { ROBIN, ALEX };

static const char *const names[] = {N_("Robin"), N_("Alex")};
static const char *const emblems[] = {"cat", "fox"};

#define DUEL(marker, enemy, bullets, reloads) \
    "set marker " marker "\nset bullets " bullets "\nset bullets_max " bullets "\nset reloads " reloads "\nset reloads_max " reloads "\nput enemy " enemy "\n"
#define SAY(words) {.text = words, .who = SEAT_NONE, .face = CARD_NONE}
#define DO(verb, words) {.text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE}
#define SHOOT(named, kind_of, words) {.text = words, .who = ROBIN, .kind = ACE_SHOOT, .face = CARD_NONE, .cards = named, .claim = kind_of}
#define DISCARD(named, words) {.text = words, .who = ROBIN, .kind = ACE_DISCARD_DRAW, .face = CARD_NONE, .cards = named}

/* The pile is laid out by the seed: what is drawn follows from it. */
static const char turn_table[] = DUEL("2", "bootlegger", "2", "2") "set hp 8\nput hand 1 Kd Kc 9h 9s 2c 7d 4s 3h\nput discard Ac Ad Kh Qc Jc\n";
static const struct lesson_step turn[] = {
    SHOOT("Kd Kc 9h 9s", ACE_TWO_PAIR, N_("Two kings, two nines and any card beside them: two pair deals 2, each king adds 1. 4 of 8 hit points.")),
    SAY(N_("The five cards lie in the discard pile and five new ones have come. He still stands, so that was one of two bullets.")),
    DO(ACE_RENEW, N_("For a reload the discard pile is shuffled back into the draw pile. The hand stays as it is.")),
    SAY(N_("One bullet and one reload are left. They can’t be kept for the next enemy: what is not spent is lost.")),
};

static const char claim_table[] = DUEL("5", "undertaker", "3", "2") "put hand 1 Kd Kc 9h 9s 7s 5c 4d 2h\nput permanents the-preacher-of-ash\n";
static const struct lesson_step claim[] = {
    SAY(N_("The Preacher of Ash has left a permanent bonus: a pair deals 3 more. The kings and nines would deal 4 as two pair.")),
    SHOOT("Kd Kc 9h 9s", ACE_PAIR, N_("Called a pair of kings, the same five cards deal 1 for the pair, 2 for the kings and 3 for the bonus: 6.")),
    SAY(N_("All five cards are spent, whatever they were called.")),
};

#define EXAMPLE(id, deal, at, told) \
    {.log = {.name = id, .game = "ace", .seed = deal, .position = at, .nseats = 1, .names = names, .emblems = emblems, .step = told, .steps = sizeof(told) / sizeof *(told)}, .top = 96, .bottom = 10}

const struct example examples_of_ace[EXAMPLES_OF_ACE] = {
    EXAMPLE("ace/turn", "turn", turn_table, turn),
    EXAMPLE("ace/claim", "claim", claim_table, claim),
};
