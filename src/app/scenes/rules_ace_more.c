/* How to play Ace of Spades, the later pages: the signs on the cards, two players, good play,
 * achievements. */
#include "rules_text.h"

#include "i18n.h"

#define SIGN(sign, words)               \
    {                                   \
        BLOCK_ICON, words, .icon = sign \
    }

const struct block ace_signs[] = {
    {BLOCK_WORDS, N_("Every bonus and penalty is made up of a few effects, and each effect has its "
                     "icon: on the poster, on the card and next to the damage it changes.")},
    {BLOCK_HEAD, N_("Bonuses that act at once")},
    SIGN("verb-damage",
         N_("Deals damage without a shot. Penalties don’t affect it, and it costs no bullet.")),
    SIGN("verb-draw", N_("Draws cards, even beyond eight.")),
    SIGN("verb-cycle", N_("Discards some of your cards and draws that many.")),
    SIGN("verb-recall", N_("Takes cards back from the discard pile.")),
    SIGN("verb-joker", N_("Brings the Joker into your hand.")),
    SIGN("verb-peek", N_("Shows the top of the draw pile and lets you reorder it.")),
    SIGN("verb-pick", N_("Shows the top of the draw pile and lets you take one card from it.")),
    SIGN("verb-bullet", N_("Adds bullets, to a maximum of six.")),
    SIGN("verb-reload", N_("Adds reloads, up to six.")),
    {BLOCK_HEAD, N_("Bonuses for your next shot")},
    SIGN("verb-add", N_("More damage, whatever the poker hand.")),
    SIGN("verb-combo", N_("More damage for the poker hand it names.")),
    SIGN("verb-recolour", N_("Changes the suit of cards in the shot.")),
    SIGN("verb-count", N_("All cards of one suit count as another.")),
    SIGN("verb-rerank", N_("Changes the rank of cards in the shot.")),
    SIGN("verb-step", N_("Moves cards in the shot one rank up or down.")),
    SIGN("verb-short", N_("The straight or flush it names needs only four cards.")),
    SIGN("verb-double", N_("Face cards or aces add their damage twice.")),
    SIGN("verb-twice", N_("Doubles the base damage of the poker hand.")),
    SIGN("verb-calm", N_("Cancels the enemy’s penalty.")),
    {BLOCK_HEAD, N_("Permanent bonuses only")},
    SIGN("verb-extra", N_("More damage for each card of a given type or suit in the poker hand.")),
    SIGN("verb-low", N_("More damage for each low card in the poker hand. An ace counts as 1.")),
    SIGN("verb-least", N_("The poker hand deals at least this much.")),
    {BLOCK_HEAD, N_("Penalties")},
    SIGN("verb-zero", N_("The poker hand it names deals no damage.")),
    SIGN("verb-norepeat", N_("A poker hand deals no damage the second time you use it in a duel.")),
    SIGN("verb-less", N_("Each shot deals less damage.")),
    SIGN("verb-cap", N_("No shot deals more than this.")),
    SIGN("verb-halve", N_("Damage is halved, rounded up.")),
    SIGN("verb-noextra", N_("Face cards or aces add nothing.")),
    SIGN("verb-void", N_("Cards of this suit can’t be part of a poker hand, but you can fire them "
                         "as spare cards.")),
    SIGN("verb-nobonus", N_("Bonuses don’t act on your shots. Those that act at once still work.")),
    SIGN("verb-vengeance",
         N_("Not a penalty: an ace of spades deals extra damage to Lord Overkill.")),
    {.kind = BLOCK_END},
};

const struct block ace_riders[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/two"},
    {BLOCK_WORDS,
     N_("Two can ride together: two people on one screen, or one person and a bot that knows only "
        "its own hand. You share the enemy, bullets, reloads and bonuses.")},
    {BLOCK_TABLE, N_("A hand of five, and the shared row"), .cards = "Kd 9h 7s 4c 2d . Kc 9s Jh",
     .more = N_("A shot uses five cards from your own hand and the shared row, in any mix. Cards "
                "never move between the two.")},
    {BLOCK_ICON,
     N_("Turns always alternate, even after a kill or in a new scene. A turn is any number of "
        "reloads, then exactly one shot or jam."),
     .icon = "renew"},
    {BLOCK_ICON,
     N_("A card that leaves the shared row is replaced at once. When cards run short, the row is "
        "refilled first, then the hand of the player whose turn it is."),
     .icon = "draw"},
    {BLOCK_ICON,
     N_("Discard and draw can take cards from your hand and the row together, for one reload. "
        "Bonuses that discard affect only your own hand."),
     .icon = "discard"},
    {BLOCK_ICON,
     N_("Hands stay hidden, and you can’t say what you hold. Use the wheel for a few vague words, "
        "up to two per turn: “not much this time”, “I want that shared card”."),
     .icon = "eye"},
    {BLOCK_ICON,
     N_("Bonuses are used by the player whose turn it is. Cards drawn with a bonus are added to "
        "that player’s hand, and only that player sees any cards it reveals in the draw pile."),
     .icon = "star"},
    {BLOCK_ICON,
     N_("For a jam, your hand and the row count together, and you can discard from both."),
     .icon = "jam"},
    {BLOCK_WORDS, N_("Everything else is as in a solo run: difficulties, penalties, four scenes, "
                     "one Lord Overkill.")},
    {.kind = BLOCK_END},
};

const struct block ace_play[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/keep"},
    {BLOCK_HEAD, N_("Reloads before bullets")},
    {BLOCK_WORDS, N_("What you don’t spend on an enemy is lost. Two leftover reloads could have "
                     "made a better shot. Spend them before your last bullet, not after it.")},
    {BLOCK_HEAD, N_("Keep what grows")},
    {BLOCK_CARDS, N_("Hold aces"),
     N_("A pair of aces deals 7, as much as a flush with two face cards. As a spare card, an ace "
        "is wasted."),
     .cards = "As Ah"},
    {BLOCK_CARDS, N_("Four of one suit"),
     N_("Discard the other four cards: you’ll draw the fifth 3 times in 5."),
     .cards = "2d 6d 9d Kd"},
    {BLOCK_CARDS, N_("Two pair"),
     N_("Fire it if it kills. Otherwise discard the other four cards: 1 time in 3 you get the full "
        "house, and 2 becomes 6."),
     .cards = "8c 8d 5h 5s"},
    {BLOCK_HEAD, N_("Count what it takes to kill")},
    {BLOCK_WORDS, N_("Excess damage is lost. Against 6 hit points, a full house does no more than "
                     "three queens. Keep the better cards for the next enemy: your hand stays with "
                     "you until the scene ends.")},
    {BLOCK_WORDS, N_("Against an Acolyte it’s the other way round: you lose your hand when the "
                     "scene ends, so fire your best cards.")},
    {BLOCK_HEAD, N_("Watch the pile")},
    {BLOCK_WORDS, N_("If you can’t refill your hand, you have less to choose from. Reshuffle while "
                     "the draw pile still has cards and you have a reload to spare, above all when "
                     "there are aces in the discard pile.")},
    {BLOCK_HEAD, N_("Don’t die with bonuses in hand")},
    {BLOCK_WORDS,
     N_("Use one when it saves a bullet you need. Keep the big ones for the Acolytes and Lord "
        "Overkill: 50 hit points go faster when one shot carries three bonuses.")},
    {BLOCK_WORDS, N_("Read the penalty first. If it names a poker hand, claim a different one. If "
                     "it takes a little off every shot, fire fewer, bigger shots.")},
    {.kind = BLOCK_END},
};

const struct block ace_feats[] = {
    {BLOCK_WORDS, N_("Achievements are saved with your name and the date. You earn them the moment "
                     "they happen, even if you lose the run later. Two-player runs count unless "
                     "the achievement says otherwise. Practice doesn’t.")},
    {BLOCK_HEAD, N_("Bronze")},
    {BLOCK_ICON, N_("Win a duel on your own."), .icon = "skull"},
    {BLOCK_ICON, N_("Win a duel with a partner."), .icon = "friends"},
    {BLOCK_ICON, N_("Win a run on Easy."), .icon = "star"},
    {BLOCK_ICON, N_("Use three one-use bonuses in one duel."), .icon = "tick"},
    {BLOCK_ICON, N_("Take a souvenir picture at the end of a run."), .icon = "eye"},
    {BLOCK_HEAD, N_("Silver")},
    {BLOCK_ICON, N_("Win a run on Normal."), .icon = "star"},
    {BLOCK_ICON, N_("Deal more than 20 damage with one shot."), .icon = "shoot"},
    {BLOCK_ICON, N_("Reshuffle the draw pile twice in one duel."), .icon = "renew"},
    {BLOCK_ICON, N_("Leave an Acolyte at exactly 1 hit point with a shot."), .icon = "heart-hp"},
    {BLOCK_ICON, N_("Kill an enemy with the first shot, from full hit points."), .icon = "bullet"},
    {BLOCK_HEAD, N_("Gold")},
    {BLOCK_ICON, N_("Win a run on Hard."), .icon = "star"},
    {BLOCK_ICON, N_("Kill an Acolyte with the first shot, from full hit points."),
     .icon = "bullet"},
    {BLOCK_ICON, N_("Fire a straight flush with the real ace of spades."), .icon = "suit-spade"},
    {BLOCK_ICON, N_("Deal more than 30 damage with one shot."), .icon = "shoot"},
    {BLOCK_ICON, N_("Fire four of a kind with all four real aces: no Joker, no changed cards."),
     .icon = "ace"},
    {BLOCK_HEAD, N_("Diamond")},
    {BLOCK_ICON, N_("Win a run on Nightmare."), .icon = "star"},
    {BLOCK_ICON, N_("Beat Lord Overkill within 2 minutes 49 seconds of his reveal."),
     .icon = "pace"},
    {BLOCK_ICON,
     N_("Finish Lord Overkill with a pair of aces of spades: the real one and the Joker."),
     .icon = "joker"},
    {BLOCK_ICON, N_("Kill all three enemies of a scene with exact damage."), .icon = "tick"},
    {BLOCK_ICON, N_("Fire five of a kind with aces."), .icon = "ace"},
    {BLOCK_WORDS, N_("Earn card backs and table tops for 3, 7, 12 and all 20 of them.")},
    {.kind = BLOCK_END},
};
