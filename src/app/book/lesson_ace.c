/* Ace of Spades with an owl beside it: two duels with a shot, a reload, a pile that has run dry, a
 * bonus for one use and an Acolyte; and short lessons, one thing each. */
#include "lesson_ace.h"

#include "ace_claims.h"
#include "ace_names.h"
#include "i18n.h"

enum { ROBIN, PLAYERS };

static const char *const names[PLAYERS] = {N_("Robin")};
static const char *const emblems[PLAYERS] = {"cat"};

/* The draw pile holds sixteen cards, so that it is empty when the Acolyte comes. */
static const char position[] = "set marker 2\n"
                               "set bullets 2\n"
                               "set bullets_max 2\n"
                               "set reloads 2\n"
                               "set reloads_max 2\n"
                               "put enemy bootlegger\n"
                               "set hp 8\n"
                               "put hand 1 Kd Kc 9h 9s 2c 7d 4s 3h\n"
                               "put discard Ac Ad Kh Qc Jc Jh Js Ts Td Th 9d 8c 8h 8s 7c 7s 6d 6c "
                               "6s 5d 5h 5s 4d 4h 3c 3d 2d 2s\n";

bool lesson_ace_claims(const struct lesson_step *s, const struct view *v, const struct action *a)
{
    struct ace_aim aim;
    struct ace_claim claim;
    card shot[ACE_SHOT_CARDS];
    ace_aim_read(&aim, &v->rules, &v->board, a->who);
    return ace_claim_of(&aim, &v->board, a, shot, &claim) && claim.kind == s->claim;
}

#define SAY(words)                                                                \
    {                                                                             \
        .text = words, .who = SEAT_NONE, .face = CARD_NONE, .place = LESSON_COUNT \
    }
#define ASK(verb, words)                                                                    \
    {                                                                                       \
        .text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_COUNT \
    }
#define ASK_BONUS(verb, words)                                                               \
    {                                                                                        \
        .text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .place = LESSON_POSTER \
    }
#define ASK_SHOT(named, kind_of, words)                                                      \
    {                                                                                        \
        .text = words, .who = ROBIN, LESSON_ACE_SHOT(named, kind_of), .place = LESSON_POSTER \
    }
#define ASK_DISCARD(named, words)                                                                 \
    {                                                                                             \
        .text = words, .who = ROBIN, .kind = ACE_DISCARD_DRAW, .face = CARD_NONE, .cards = named, \
        .place = LESSON_COUNT                                                                     \
    }

static const struct lesson_step steps[] = {
    SAY(N_("Welcome to Ace of Spades. The Bootlegger bars your way, with 8 hit points. You have "
           "two bullets, two reloads and eight cards. Every shot is a poker hand.")),
    ASK_SHOT("Kd Kc 9h 9s 2c", ACE_TWO_PAIR,
             N_("Choose both kings, both nines and the 2 as a spare card. Your damage is on the "
                "right: 2 for two pair, +1 per king. Take a look, then shoot.")),
    SAY(N_("That’s 4 hit points and one bullet gone. The five cards are in the discard pile, and "
           "you’ve drawn five new ones. With no bullets left, you’d lose the run.")),
    ASK_DISCARD("2h 3h 4s 7d 8d Tc",
                N_("A pair of queens deals 3, and you need 4. Choose the other six cards and press "
                   "Discard and draw. That costs a reload, not a bullet.")),
    ASK_SHOT("Qs Qh Qd", ACE_THREE,
             N_("A third queen! Choose the three queens and any two spare cards: 3 for three of a "
                "kind, +1 per queen. Shoot.")),
    SAY(N_("The Bootlegger is down and drops a one-use bonus: +5 damage on one shot. Your bullets "
           "and reloads are reset for each enemy.")),
    SAY(N_("The third enemy of a scene is an Acolyte, and an Acolyte’s penalty applies until they "
           "fall. The Hangman’s is on his poster: jacks, queens and kings add no damage.")),
    ASK(ACE_RENEW,
        N_("Your hand is full again, but the draw pile is empty. It won’t refill by itself. Press "
           "Reshuffle: for one reload, the discard pile is shuffled back in.")),
    ASK_BONUS(ACE_ARM, N_("12 hit points. A pair of aces deals 7, because each ace adds 3. Press "
                          "the Bootlegger’s bonus on the right to see what it does, then Arm.")),
    ASK_SHOT("As Ah", ACE_PAIR,
             N_("Now choose both aces and any three spare cards. The damage includes the bonus: 12 "
                "in all. Shoot.")),
    SAY(N_("The Hangman is down. His bonus is permanent: each jack, queen and king adds 1 more for "
           "the rest of the run. A new scene begins: all cards are reshuffled and you have three "
           "bullets.")),
    SAY(N_("The Joker stays out of the deck until a bonus brings it in, then becomes whichever "
           "card helps most. With no poker hand and no reloads left, the gun jams: you lose five "
           "cards and a bullet for nothing.")),
    SAY(N_("That’s it! Press F1 for help on anything you select. A run is twelve enemies, and the "
           "last one is waiting. Good luck!")),
};

/* ---- one thing each ---- */

#define DUEL(marker, enemy, bullets, reloads)                                  \
    "set marker " marker "\nset bullets " bullets "\nset bullets_max " bullets \
    "\nset reloads " reloads "\nset reloads_max " reloads "\nput enemy " enemy "\n"
#define ASK_ANY(verb, words)                                                       \
    {                                                                              \
        .text = words, .who = ROBIN, .kind = verb, .face = CARD_NONE, .any = true, \
        .place = LESSON_COUNT                                                      \
    }
#define ASK_ARM(named, most_of, words)                                                   \
    {                                                                                    \
        .text = words, .who = ROBIN, .kind = ACE_ARM, .face = CARD_NONE, .cards = named, \
        .most = most_of, .place = LESSON_POSTER                                          \
    }

static const char reload_table[] =
    DUEL("4", "train-robber", "3",
         "2") "put hand 1 Kd Jc 9h 7s 5c 4d 3h 2s\nput discard As Ah 8c 8d 6h\n";
static const struct lesson_step reload[] = {
    ASK_ANY(ACE_DISCARD_DRAW, N_("Eight cards, and not even a pair. Select any cards you don’t "
                                 "want and press Discard and draw. You draw the same number.")),
    ASK(ACE_RENEW, N_("That was one reload. The other can shuffle the discard pile back into the "
                      "draw pile, to get back the two aces in it, for instance. Press Reshuffle.")),
    SAY(N_("Your hand hasn’t changed: reshuffling only refills the draw pile. After your next "
           "shot, you draw from all those cards again.")),
};

static const char claim_table[] =
    DUEL("5", "undertaker", "3",
         "2") "put hand 1 Kd Kc 9h 9s 7s 5c 4d 2h\nput permanents the-preacher-of-ash\n";
static const struct lesson_step claim[] = {
    SAY(N_("The Preacher of Ash dropped a permanent bonus: a pair deals 3 more. Two pair is a "
           "different hand and gains nothing.")),
    ASK_SHOT(
        "Kd Kc 9h 9s", ACE_PAIR,
        N_("Choose both kings, both nines and any spare card. As two pair they’d deal 4, as a pair "
           "of kings 6. Press the name of the poker hand to see both, then shoot with the pair.")),
    SAY(N_("The nines were spent too: all five cards always are. When a penalty targets one poker "
           "hand, you can claim another the same way.")),
};

static const char bonus_table[] =
    DUEL("2", "saloon-owner", "2",
         "2") "set hp 6\nput hand 1 Ks 9s 6s 5h 2h Jd Td 7c\nput bonuses card-cheat\n";
static const struct lesson_step bonus[] = {
    ASK_ARM("5h 2h", true,
            N_("Three spades and two hearts. The Card Cheat’s bonus changes the suit of two cards "
               "for one shot. Press it on the right, choose both hearts and spades, then Arm.")),
    ASK_SHOT("Ks 9s 6s 5h 2h", ACE_FLUSH,
             N_("Now choose the three spades and the two hearts: together they make a flush. 5 for "
                "the flush, plus 1 for the king. Until you shoot, you can still change the bonus "
                "or take it back.")),
    SAY(N_("Hit for exactly 6. The bonus is used up, and in the discard pile the two hearts are "
           "hearts again.")),
};

static const char joker_table[] = DUEL(
    "8", "grizzly-trapper", "3",
    "3") "set hp 20\nput hand 1 As Ad Ah Tc 9s 7c 4d 2h\nput bonuses necromancers-apprentice\n";
static const struct lesson_step joker[] = {
    ASK_BONUS(ACE_USE,
              N_("Three aces. The Necromancer’s Apprentice dropped a bonus that brings in the "
                 "Joker, and it takes effect at once. Press it on the right, then Use.")),
    ASK_SHOT("As Ad Ah joker", ACE_FOUR,
             N_("The Joker is in your hand as a ninth card. Choose it, the three aces and any "
                "spare card: it becomes the fourth ace. 8 for four of a kind, +3 per ace. Shoot.")),
    SAY(N_("That’s 20 damage in one shot. The Joker is now in the discard pile, like any other "
           "card, and can come back after a reshuffle.")),
};

static const char last_table[] =
    DUEL("5", "undertaker", "0", "2") "set bullets_max 3\nset hp 6\nset fired 1\nput hand 1 Kd Jc "
                                      "9h 7s 5c 4d 3h 2s\nput bonuses dynamiter\n";
static const struct lesson_step last[] = {
    ASK_BONUS(ACE_USE, N_("The last bullet is gone, and the Undertaker still has 6 hit points. "
                          "Only bonuses that deal damage or give you a bullet can help now. The "
                          "Dynamiter’s deals 7: press it, then Use.")),
    SAY(N_("That wasn’t a shot, so no penalty applied and no bullet was needed. You start the next "
           "duel with all your bullets.")),
};

#define LESSON(id, deal, at, told)                                                               \
    {                                                                                            \
        .name = id, .game = "ace", .seed = deal, .position = at, .nseats = PLAYERS,              \
        .names = names, .emblems = emblems, .step = told, .steps = sizeof(told) / sizeof *(told) \
    }

const struct lesson lessons_of_ace[LESSONS_OF_ACE] = {
    LESSON("ace", "lesson-16", position, steps),
    LESSON("duel/reload", "reload", reload_table, reload),
    LESSON("duel/claim", "claim", claim_table, claim),
    LESSON("duel/bonus", "bonus", bonus_table, bonus),
    LESSON("duel/joker", "joker", joker_table, joker),
    LESSON("duel/last", "last", last_table, last),
};
