/* How to play Ace of Spades. */
#include "rules_text.h"

#include "font.h"
#include "credits.h"
#include "i18n.h"

#include <stdio.h>

static const struct block run[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/kill"},
    {BLOCK_WORDS, N_("You ride into town with one deck of cards and a revolver that fires poker "
                     "hands. Twelve enemies stand in your way, one after the other. The last of "
                     "them is Lord Overkill. Beat all twelve to win the run.")},
    {BLOCK_LESSON, N_("Play the first two duels with the owl"), .lesson = "ace"},
    {BLOCK_ICON,
     N_("Every enemy has hit points. Each shot takes off as many as your poker hand is worth."),
     .icon = "heart-hp"},
    {BLOCK_ICON,
     N_("If your shot doesn’t kill, you lose a bullet. Run out of bullets and the run is lost: the "
        "next one starts from the beginning."),
     .icon = "bullet"},
    {BLOCK_ICON,
     N_("Before a shot, you can spend reloads to change your hand. Whatever you don’t use is lost "
        "when the enemy falls: nothing carries over."),
     .icon = "reload"},
    {BLOCK_ICON,
     N_("You hold eight cards. The cards you fire go to the discard pile, and you draw back up to "
        "eight. The draw pile doesn’t refill by itself."),
     .icon = "draw"},
    {BLOCK_ICON,
     N_("Every enemy you beat drops a bonus. Use bonuses boldly: they’re worth nothing in the "
        "grave."),
     .icon = "star"},
    {BLOCK_WORDS, CREDIT_ACE},
    {.kind = BLOCK_END},
};

static const struct block turn[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/turn"},
    {BLOCK_WORDS, N_("A turn is one shot. Before it, you can spend as many reloads as you have. "
                     "You can use bonuses at any time.")},
    {BLOCK_HEAD, N_("Shoot")},
    {BLOCK_ICON,
     N_("Choose five cards that make at least a pair. The enemy takes the damage, the five cards "
        "go to the discard pile, and you draw back up to eight. If the enemy is still standing, "
        "you lose a bullet."),
     .icon = "shoot"},
    {BLOCK_HEAD, N_("Discard and draw")},
    {BLOCK_ICON,
     N_("For one reload, discard any number of cards and draw that many. Choose them all before "
        "you see a new one."),
     .icon = "discard"},
    {BLOCK_HEAD, N_("Reshuffle the draw pile")},
    {BLOCK_ICON,
     N_("For one reload, shuffle the discard pile back into the draw pile. Your hand doesn’t "
        "change until after your next shot. An empty draw pile gives no cards, so reshuffle in "
        "time."),
     .icon = "renew"},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/reload"},
    {BLOCK_HEAD, N_("Jam")},
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/jam"},
    {BLOCK_ICON,
     N_("If your eight cards make no poker hand and you have no reload to change them, the gun "
        "jams. Discard five cards, deal no damage, lose one bullet and draw again."),
     .icon = "jam"},
    {.kind = BLOCK_END},
};

static const struct block combinations[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/four"},
    {BLOCK_WORDS, N_("The number is the damage. Spare cards add nothing but are still spent.")},
    {BLOCK_CARDS, N_("Pair"), .cards = "9s 9h", .figure = 1},
    {BLOCK_CARDS, N_("Two pair"), N_("Pairs of two different ranks."), .cards = "8c 8d 5h 5s",
     .figure = 2},
    {BLOCK_CARDS, N_("Three of a kind"), .cards = "7s 7h 7d", .figure = 3},
    {BLOCK_CARDS, N_("Straight"),
     N_("Five ranks in a row. An ace can be low (below the 2) or high (above the king), but never "
        "in the middle."),
     .cards = "6h 7c 8s 9d Th", .figure = 4},
    {BLOCK_CARDS, N_("Flush"), N_("Five cards of the same suit."), .cards = "2d 4d 7d 8d Td",
     .figure = 5},
    {BLOCK_CARDS, N_("Full house"), .cards = "6s 6d 6c 9h 9c", .figure = 6},
    {BLOCK_CARDS, N_("Four of a kind"), .cards = "5s 5h 5d 5c", .figure = 8},
    {BLOCK_CARDS, N_("Straight flush"), N_("Five in a row, all of the same suit."),
     .cards = "5c 6c 7c 8c 9c", .figure = 10},
    {BLOCK_CARDS, N_("Five of a kind"), N_("With the Joker, or with changed cards."),
     .cards = "8s 8h 8d 8c joker", .figure = 12},
    {.kind = BLOCK_END},
};

static const struct block damage[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/claim"},
    {BLOCK_WORDS, N_("Face cards hit harder: every jack, queen and king in the poker hand adds 1, "
                     "and every ace adds 3.")},
    {BLOCK_CARDS, N_("Full house with kings"),
     N_("6 for the full house and 1 for each of the two kings."), .cards = "2s 2h 2d Kc Kd",
     .figure = 8},
    {BLOCK_CARDS, N_("Pair of aces"), N_("1 for the pair and 3 for each ace."), .cards = "As Ah",
     .figure = 7},
    {BLOCK_CARDS, N_("Four aces"), N_("8, plus 3 for each ace."), .cards = "As Ah Ad Ac",
     .figure = 20},
    {BLOCK_HEAD, N_("Call your shot")},
    {BLOCK_WORDS,
     N_("Five cards can make more than one poker hand, and you choose which one to claim: you can "
        "fire a full house as three of a kind, or a straight flush as a plain flush. It matters "
        "when a bonus or penalty names a hand. Carré suggests the claim that hits hardest.")},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/claim"},
    {BLOCK_HEAD, N_("The Joker")},
    {BLOCK_ICON,
     N_("It stays out of the deck until a bonus brings it in. When you fire it, it takes any rank "
        "and suit you like, even those of a card you already have, extra damage included."),
     .icon = "joker"},
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/joker"},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/joker"},
    {BLOCK_HEAD, N_("How damage is worked out")},
    {BLOCK_WORDS,
     N_("Damage is worked out in this order: changed cards, the Joker, your claim, its base "
        "damage, extra damage for face cards and aces, bonuses and, last, the enemy’s penalty. "
        "Before you fire, the table shows every step that changes something.")},
    {.kind = BLOCK_END},
};

static const struct block bonuses[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/bonus"},
    {BLOCK_ICON,
     N_("A beaten Minion drops a one-use bonus. Use it whenever you like, alone or with others, "
        "and then it’s gone."),
     .icon = "star"},
    {BLOCK_ICON,
     N_("A beaten Acolyte drops a permanent bonus. It works from the next duel to the end of the "
        "run."),
     .icon = "crown"},
    {BLOCK_ICON,
     N_("Acolytes and Lord Overkill put a penalty on you for as long as they’re standing."),
     .icon = "warning"},
    {BLOCK_HEAD, N_("At once, or with your next shot")},
    {BLOCK_WORDS, N_("Some bonuses act at once: cards, bullets, reloads, damage. Others are armed "
                     "for your next shot and act with it. You can take them back until you fire. "
                     "Some poker hands are only possible with their help.")},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/bonus"},
    {BLOCK_WORDS,
     N_("A bonus for a named hand counts only if you claim exactly that one: a bonus for a pair "
        "does nothing for two pair or a full house. Penalties are just as strict.")},
    {BLOCK_HEAD, N_("When you run out of bullets")},
    {BLOCK_WORDS, N_("Only a bonus that adds a bullet or deals damage can still save you. If you "
                     "have none, or don’t want to use one, the run is over.")},
    {BLOCK_WORDS, N_("The setup page offers a stricter rule: when your bullets run out, the run is "
                     "lost at once. With it, use such bonuses before your last shot.")},
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/last"},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/last"},
    {.kind = BLOCK_END},
};

static const struct block scenes[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/scene"},
    {BLOCK_WORDS, N_("Twelve duels make four scenes. The last enemy of each scene is an Acolyte. "
                     "In the fourth, it’s Lord Overkill. After each Acolyte a new scene begins: "
                     "all the cards are shuffled and you draw eight new ones.")},
    {BLOCK_ICON, N_("Scene 1: 2 bullets and 2 reloads for each enemy."), .icon = "bullet"},
    {BLOCK_ICON, N_("Scene 2: 3 bullets and 2 reloads."), .icon = "bullet"},
    {BLOCK_ICON, N_("Scene 3: 3 bullets and 3 reloads."), .icon = "bullet"},
    {BLOCK_ICON, N_("Scene 4: 4 bullets and 4 reloads."), .icon = "bullet"},
    {BLOCK_HEAD, N_("Four difficulties")},
    {BLOCK_WORDS,
     N_("Easy: a shot needs only the cards of its poker hand. The rest stay with you.")},
    {BLOCK_WORDS,
     N_("Normal: the rules on these pages. You can look through the discard pile at any time.")},
    {BLOCK_WORDS, N_("Hard: you can’t look through the discard pile.")},
    {BLOCK_WORDS, N_("Nightmare: like Hard, with one fewer reload in every scene.")},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("The run"), run},
    {N_("A turn"), turn},
    {N_("Poker hands"), combinations},
    {N_("Damage"), damage},
    {N_("Bonuses"), bonuses},
    {N_("Icons"), ace_signs, "signs"},
    {N_("Scenes"), scenes},
    {N_("Two players"), ace_riders, "two"},
    {N_("Strategy tips"), ace_play},
    {N_("Achievements"), ace_feats},
    {NULL, NULL},
};

/* Narrow cards have large corners. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    (void)app;
    snprintf(out, RULES_PICTURE, "cards/%s%.*s", width < 90 ? "small/" : "", length, word);
}

const struct rules_book rules_of_ace = {.game = "ace",
                                        .heading = N_("How to play Ace of Spades"),
                                        .face = &typeface_ace,
                                        .picture = picture,
                                        .page = pages};
