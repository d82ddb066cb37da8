/* How to play Ace of Spades. */
#include "rules_text.h"

#include "font.h"
#include "i18n.h"

#include <stdio.h>

static const struct block run[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/kill"},
    {BLOCK_WORDS, N_("You ride into town with one deck of cards and a revolver that fires poker hands. Twelve enemies stand in your way, one after the other. The last of them is Lord Overkill. Beat all twelve and the run is won.")},
    {BLOCK_LESSON, N_("Play the first two duels with the owl"), .lesson = "ace"},
    {BLOCK_ICON, N_("Every enemy has hit points. Each shot takes as many away as your combination is worth."), .icon = "heart-hp"},
    {BLOCK_ICON, N_("A shot that leaves the enemy standing costs one bullet. With no bullet left, the run is lost and the next one begins from the start."), .icon = "bullet"},
    {BLOCK_ICON, N_("Before a shot you may spend reloads to change your hand. What you don’t use is gone when the enemy falls: nothing is carried over."), .icon = "reload"},
    {BLOCK_ICON, N_("You hold eight cards. Cards you fire go to the discard pile, and you draw up to eight again. The draw pile never renews itself."), .icon = "draw"},
    {BLOCK_ICON, N_("Whoever falls leaves you a bonus. Use bonuses boldly: they are worth nothing in a grave."), .icon = "star"},
    {.kind = BLOCK_END},
};

static const struct block turn[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/turn"},
    {BLOCK_WORDS, N_("A turn is one shot, with as many reloads before it as you like and have. Bonuses may be used at any moment in between.")},
    {BLOCK_HEAD, N_("Shoot")},
    {BLOCK_ICON, N_("Choose five cards that hold at least a pair. The damage comes off the enemy, the five cards go to the discard pile, and you draw back to eight. If the enemy still stands, that was one bullet."), .icon = "shoot"},
    {BLOCK_HEAD, N_("Discard and draw")},
    {BLOCK_ICON, N_("For one reload, throw away any number of cards and draw as many. Choose them all before you see a new one."), .icon = "discard"},
    {BLOCK_HEAD, N_("Renew the draw pile")},
    {BLOCK_ICON, N_("For one reload, shuffle the discard pile back into the draw pile. Your hand stays as it is until after your next shot. A pile that has run dry gives no cards: renew it in time."), .icon = "renew"},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/reload"},
    {BLOCK_HEAD, N_("Jam")},
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/jam"},
    {BLOCK_ICON, N_("No combination in the whole hand and no reload to change it: the gun jams. Throw five cards away, deal no damage, lose one bullet, draw again."), .icon = "jam"},
    {.kind = BLOCK_END},
};

static const struct block combinations[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/four"},
    {BLOCK_WORDS, N_("The figure is the damage. Cards beside the combination add nothing: they are only spent.")},
    {BLOCK_CARDS, N_("Pair"), .cards = "9s 9h", .figure = 1},
    {BLOCK_CARDS, N_("Two pair"), N_("Of two different ranks."), .cards = "8c 8d 5h 5s", .figure = 2},
    {BLOCK_CARDS, N_("Three of a kind"), .cards = "7s 7h 7d", .figure = 3},
    {BLOCK_CARDS, N_("Straight"), N_("Five in a row. The ace stands below the 2 or above the king, never between them."), .cards = "6h 7c 8s 9d Th", .figure = 4},
    {BLOCK_CARDS, N_("Flush"), N_("Five of one suit."), .cards = "2d 4d 7d 8d Td", .figure = 5},
    {BLOCK_CARDS, N_("Full house"), .cards = "6s 6d 6c 9h 9c", .figure = 6},
    {BLOCK_CARDS, N_("Four of a kind"), .cards = "5s 5h 5d 5c", .figure = 8},
    {BLOCK_CARDS, N_("Straight flush"), N_("Five in a row and of one suit."), .cards = "5c 6c 7c 8c 9c", .figure = 10},
    {BLOCK_CARDS, N_("Five of a kind"), N_("With the Joker, or with changed cards."), .cards = "8s 8h 8d 8c joker", .figure = 12},
    {.kind = BLOCK_END},
};

static const struct block damage[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/claim"},
    {BLOCK_WORDS, N_("Faces hit harder: every jack, queen and king inside the combination adds 1, every ace adds 3.")},
    {BLOCK_CARDS, N_("Full house with kings"), N_("6 for the full house and 1 for each of the two kings."), .cards = "2s 2h 2d Kc Kd", .figure = 8},
    {BLOCK_CARDS, N_("Pair of aces"), N_("1 for the pair and 3 for each ace."), .cards = "As Ah", .figure = 7},
    {BLOCK_CARDS, N_("Four aces"), N_("8, and four times 3."), .cards = "As Ah Ad Ac", .figure = 20},
    {BLOCK_HEAD, N_("Name what you fire")},
    {BLOCK_WORDS, N_("Five cards may hold more than one combination, and you choose which one counts: a full house may be fired as three of a kind, a straight flush as a plain flush. That matters when a bonus or a penalty names a combination. Carré proposes the one that hits hardest.")},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/claim"},
    {BLOCK_HEAD, N_("The Joker")},
    {BLOCK_ICON, N_("It waits aside until a bonus brings it. Then it takes any rank and suit you like when it is fired, even one that is already there, and its extra damage with it."), .icon = "joker"},
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/joker"},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/joker"},
    {BLOCK_HEAD, N_("The order of the reckoning")},
    {BLOCK_WORDS, N_("First cards are changed and the Joker speaks; then the combination is named; then its base, the extras for faces and aces, what bonuses add; and last what the enemy’s penalty takes away. The table shows each step that does something before you fire.")},
    {.kind = BLOCK_END},
};

static const struct block bonuses[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/bonus"},
    {BLOCK_ICON, N_("A beaten Minion leaves a bonus for one use: any time you like, together with any others, then it is gone."), .icon = "star"},
    {BLOCK_ICON, N_("A beaten Acolyte leaves a permanent bonus: it works from the next duel to the end of the run."), .icon = "crown"},
    {BLOCK_ICON, N_("Acolytes and Lord Overkill lay a penalty on you for as long as they stand."), .icon = "warning"},
    {BLOCK_HEAD, N_("Now, or on a shot")},
    {BLOCK_WORDS, N_("Some bonuses act at once: cards, bullets, reloads, damage. Others are laid beside your next shot and act with it; until you fire you may take them back. A combination may exist only because of them.")},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/bonus"},
    {BLOCK_WORDS, N_("A bonus for a named combination counts only when you name exactly that one: what helps a pair does nothing for two pair or a full house. Penalties are just as strict.")},
    {BLOCK_HEAD, N_("When the last bullet is gone")},
    {BLOCK_WORDS, N_("Only bonuses that bring a bullet or deal damage can still save you then. When there is none, or you want none, the run is over.")},
    {BLOCK_WORDS, N_("The page before a run offers the stricter rule as well: with no bullet left the run is lost at once. Use such bonuses before the last shot then.")},
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/last"},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "duel/last"},
    {.kind = BLOCK_END},
};

static const struct block scenes[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "ace/scene"},
    {BLOCK_WORDS, N_("Twelve duels make four scenes. The last enemy of each scene is an Acolyte; in the fourth it is Lord Overkill. Beyond an Acolyte a new scene begins: all cards are shuffled, and you draw eight new ones.")},
    {BLOCK_ICON, N_("Scene 1: 2 bullets and 2 reloads for each enemy."), .icon = "bullet"},
    {BLOCK_ICON, N_("Scene 2: 3 bullets and 2 reloads."), .icon = "bullet"},
    {BLOCK_ICON, N_("Scene 3: 3 bullets and 3 reloads."), .icon = "bullet"},
    {BLOCK_ICON, N_("Scene 4: 4 bullets and 4 reloads."), .icon = "bullet"},
    {BLOCK_HEAD, N_("Four difficulties")},
    {BLOCK_WORDS, N_("Easy: a shot needs only the cards of its combination; the rest stay in your hand.")},
    {BLOCK_WORDS, N_("Normal: the rules as they stand on these pages. You may look through the discard pile at any time.")},
    {BLOCK_WORDS, N_("Hard: the discard pile stays closed.")},
    {BLOCK_WORDS, N_("Nightmare: as Hard, and one reload less in every scene.")},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("The run"), run}, {N_("A turn"), turn}, {N_("Combinations"), combinations}, {N_("Damage"), damage}, {N_("Bonuses"), bonuses},
    {N_("Signs"), ace_signs, "signs"}, {N_("Scenes"), scenes}, {N_("Two players"), ace_riders, "two"}, {N_("Good play"), ace_play}, {N_("Achievements"), ace_feats}, {NULL, NULL},
};

/* Narrow cards have large corners. */
static void picture(struct app *app, const char *word, int length, float width, char out[RULES_PICTURE])
{
    (void)app;
    snprintf(out, RULES_PICTURE, "cards/%s%.*s", width < 90 ? "small/" : "", length, word);
}

const struct rules_book rules_of_ace = {.game = "ace", .heading = N_("How to play Ace of Spades"), .face = &typeface_ace, .picture = picture, .page = pages};
