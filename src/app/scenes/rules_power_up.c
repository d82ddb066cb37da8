/* How to play Power Up. What a power is called, does and costs is told by the game; what stands here is what one learns only by playing. */
#include "rules_text.h"

#include "font.h"
#include "i18n.h"
#include "power_words.h"

#include <stdio.h>

static const struct block idea[] = {
    {BLOCK_WORDS, N_("No-limit hold’em, and ten powers that bend it. Powers look at hidden cards, change them, or change the board.")},
    {BLOCK_ICON, N_("It is a Sit & Go: a tournament of one table that begins when all are seated. The winner takes all: play goes on until one player has every chip, and there is no second prize."), .icon = "crown"},
    {BLOCK_LESSON, N_("Play the first hand with the owl"), .lesson = "power-up"},
    {BLOCK_ICON, N_("Everybody begins with %d chips and %d powers, no power twice. The others see how many you hold, not which."), .icon = "star", .number = {RULE_NUMBER(HOLDEM_FIRST_STACK), RULE_NUMBER(POWER_UP_START)}},
    {BLOCK_ICON, N_("Powers cost energy. Everybody begins with %d and can store up to %d. Everyone’s energy is open to see."), .icon = "energy", .number = {RULE_NUMBER(POWER_UP_ENERGY_START), RULE_NUMBER(POWER_UP_ENERGY_MOST)}},
    {BLOCK_ICON, N_("A power that is not played stays, hand after hand."), .icon = "lock"},
    {BLOCK_HEAD, N_("The recharge between two hands")},
    {BLOCK_ICON, N_("Everybody who is still in gains %d energy."), .icon = "energy", .number = {RULE_NUMBER(POWER_UP_ENERGY_GAIN)}},
    {BLOCK_ICON, N_("Whoever holds fewer than %d powers gets one more. It is drawn by chance, and never one that they hold already."), .icon = "plus", .number = {RULE_NUMBER(POWER_UP_MOST)}},
    {BLOCK_WORDS, N_("A table may agree that energy goes only to players who hold fewer powers than the maximum (More rules).")},
    {BLOCK_ICON, N_("Whoever is out of chips loses powers and energy with them."), .icon = "skull"},
    {BLOCK_HEAD, N_("The blinds")},
    {BLOCK_WORDS, N_("They rise after every %d hands, and after every %d once only two players are left."), .number = {RULE_NUMBER(HOLDEM_HANDS_A_LEVEL), RULE_NUMBER(HOLDEM_HANDS_HEADS_UP)}},
    {BLOCK_WORDS, N_("Small and big blind, level by level, with the ante in brackets where there is one: "), .levels = true},
    {.kind = BLOCK_END},
};

static const struct block playing[] = {
    {BLOCK_WORDS, N_("On your own turn, before you fold, check, call or raise, you may play as many powers as you can pay for, one after the other. The poker action ends your turn.")},
    {BLOCK_ICON, N_("Press a power and it is played. One that wants cards asks for them first; until you have chosen, it can be put back for nothing."), .icon = "play"},
    {BLOCK_ICON, N_("Each power does its work at once and completely. Nobody can answer it."), .icon = "tick"},
    {BLOCK_ICON, N_("A power is no bet: it opens no betting and changes no price."), .icon = "info"},
    {BLOCK_ICON, N_("Everybody sees which power is played, on what, and by whom. What only its player sees stays theirs."), .icon = "eye"},
    {BLOCK_ICON, N_("Whoever has folded or is all-in has no turn any more, and plays no powers. Against an all-in you still have your turn, and your powers."), .icon = "pause"},
    {BLOCK_WORDS, N_("A power that can’t be played now is grey, and says why.")},
    {BLOCK_HEAD, N_("All-in: what is on the board freezes")},
    {BLOCK_TABLE, N_("An all-in on the flop, then the turn"), .cards = "=Qs =8d =3c +8h", .more = N_("Every card on the board is locked against powers for the rest of the hand. Cards that come later are free: only the last eight can be burnt.")},
    {BLOCK_WORDS, N_("A table may agree on powers in a run-out (More rules). When all opponents are all-in, the player with chips then has a turn for powers on each street that is dealt, and could burn the eight.")},
    {BLOCK_WORDS, N_("Only Disintegrate aims at the board, so everything else goes on: Deploy still adds a card, and the deck is never locked. No power changes another player’s cards; X-Ray only shows them.")},
    {BLOCK_HEAD, N_("An example")},
    {BLOCK_TABLE, N_("Clover is all-in with a pair of queens, Robin waits for a spade"), .cards = "?As ?9s . =Qs =8d =3s +2h", .more = N_("On the turn, Robin’s Engineer turns up three cards of the deck. One of them is the seven of spades: it becomes the river.")},
    {.kind = BLOCK_END},
};

static const struct block list[] = {
    {BLOCK_WORDS, N_("What a power costs in energy stands on the right. Open one to see it at work.")},
    {BLOCK_LINK, .thing = 1 + POWER_CLONE}, {BLOCK_LINK, .thing = 1 + POWER_XRAY}, {BLOCK_LINK, .thing = 1 + POWER_DEPLOY}, {BLOCK_LINK, .thing = 1 + POWER_EMP},
    {BLOCK_LINK, .thing = 1 + POWER_INTEL}, {BLOCK_LINK, .thing = 1 + POWER_DISINTEGRATE}, {BLOCK_LINK, .thing = 1 + POWER_SCANNER}, {BLOCK_LINK, .thing = 1 + POWER_ENGINEER},
    {BLOCK_LINK, .thing = 1 + POWER_RELOAD}, {BLOCK_LINK, .thing = 1 + POWER_UPGRADE},
    {.kind = BLOCK_END},
};

/* ---- a page for each power: what it says of itself, a table before and after, what is worth knowing ---- */

static const struct block clone[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/clone"},
    {BLOCK_THING, .thing = 1 + POWER_CLONE},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/clone"},
    {BLOCK_ICON, N_("The copy takes Clone’s place in your hand and lies open, for all have seen what was copied. It may be played in the same turn, or hands later."), .icon = "eye"},
    {BLOCK_ICON, N_("The copy costs what the original costs. A copy that has been played can be cloned again."), .icon = "energy"},
    {BLOCK_ICON, N_("Anybody’s last power counts, your own too, and one of a player who has folded. Every hand begins with none."), .icon = "info"},
    {BLOCK_ICON, N_("Even a power that can’t be played at the moment can be copied and kept."), .icon = "lock"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("Clone is cheap and waits for the right moment: somebody else’s Upgrade, or your own Engineer once more. Remember the energy for the copy as well.")},
    {.kind = BLOCK_END},
};

static const struct block xray[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/xray"},
    {BLOCK_THING, .thing = 1 + POWER_XRAY},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/xray"},
    {BLOCK_TABLE, N_("Two opponents, before and after"), .cards = "back back . back back > back +Kd . +7s back", .more = N_("The cards stay open for everybody until they leave the hand.")},
    {BLOCK_ICON, N_("Whoever shows a card to all already is passed over. No hand is ever forced quite open."), .icon = "info"},
    {BLOCK_ICON, N_("Its player shows nothing, and those who have folded are left alone. It works on somebody who is all-in."), .icon = "tick"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("Everybody sees what you see, so X-Ray wants a bet behind it: it is strongest when you act last before a big decision.")},
    {.kind = BLOCK_END},
};

static const struct block deploy[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/deploy"},
    {BLOCK_THING, .thing = 1 + POWER_DEPLOY},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/deploy"},
    {BLOCK_TABLE, N_("The board on the turn, before and after"), .cards = "Th 9h 4c Ks > Th 9h 4c Ks +2h", .more = N_("The river still comes: five cards become six, and with a second Deploy seven. The best five count.")},
    {BLOCK_ICON, N_("Before the flop it lays out one card, and the flop still adds three. On the river it opens no new round of betting."), .icon = "info"},
    {BLOCK_ICON, N_("It takes the very next card of the deck, also one that somebody knows."), .icon = "draw"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("More cards help those who are still waiting for one: draws, and small pairs against large ones. With the best hand, leave it.")},
    {.kind = BLOCK_END},
};

static const struct block emp[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/emp"},
    {BLOCK_THING, .thing = 1 + POWER_EMP},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/emp"},
    {BLOCK_ICON, N_("In the next round of betting powers work again."), .icon = "renew"},
    {BLOCK_ICON, N_("Clone is a power too: an EMP can be copied only in the next round."), .icon = "info"},
    {BLOCK_ICON, N_("An Intel that runs goes on running."), .icon = "eye"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("Play it when you are ahead and the others have the energy to turn the hand round. Before an all-in it is mostly wasted on those who will fold anyway.")},
    {.kind = BLOCK_END},
};

static const struct block intel[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/intel"},
    {BLOCK_THING, .thing = 1 + POWER_INTEL},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/intel"},
    {BLOCK_TABLE, N_("The flop, and the deck beside it"), .cards = "Jc 6d 2s . ?6h", .more = N_("Its player alone sees that the turn will be a six. As soon as it is dealt, they see the card after it.")},
    {BLOCK_ICON, N_("It runs to the end of the hand, whatever is played, also when its player folds or goes all-in."), .icon = "renew"},
    {BLOCK_ICON, N_("Several players may have one running, each their own. A second one of your own has to wait."), .icon = "info"},
    {BLOCK_ICON, N_("A card that goes from the deck into a hand is known to you there as well."), .icon = "eye"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("The earlier in the hand, the more cards you see for the same energy. With Deploy, Reload or Upgrade in hand you choose who gets the card.")},
    {.kind = BLOCK_END},
};

static const struct block disintegrate[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/disintegrate"},
    {BLOCK_THING, .thing = 1 + POWER_DISINTEGRATE},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/disintegrate"},
    {BLOCK_TABLE, N_("The turn brings a third heart, before and after"), .cards = "Ah Th 5c +2h > Ah Th 5c -2h", .more = N_("The river will be the fourth card and the last. On the flop any of the three could have gone; on the turn only the card that just came.")},
    {BLOCK_ICON, N_("Cards that an all-in has locked can’t be chosen. A card that Deploy laid out in this round can."), .icon = "lock"},
    {BLOCK_ICON, N_("At least three cards have to be left on the board in the end: no power burns it below that."), .icon = "warning"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("It takes away the very card that beat you. It is worth most against somebody whose hand you know, from X-Ray for instance.")},
    {.kind = BLOCK_END},
};

static const struct block scanner[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/scanner"},
    {BLOCK_THING, .thing = 1 + POWER_SCANNER},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/scanner"},
    {BLOCK_TABLE, N_("The deck’s next two cards, for its player’s eyes"), .cards = "?9c ?Kc", .more = N_("Keep both on the deck in this order, or throw both away. The others see only which of the two you did.")},
    {BLOCK_ICON, N_("Kept cards need not reach the board: whoever draws next draws them."), .icon = "draw"},
    {BLOCK_ICON, N_("It looks at these two and no further: what comes after a throw is unknown to everybody."), .icon = "info"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("Before the turn it decides about turn and river together. Kept, it tells you whether to go on; thrown, it may spoil what somebody else’s Intel saw.")},
    {.kind = BLOCK_END},
};

static const struct block engineer[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/engineer"},
    {BLOCK_THING, .thing = 1 + POWER_ENGINEER},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/engineer"},
    {BLOCK_TABLE, N_("The deck’s next three cards, open to all"), .cards = "4d 7s Qh > +7s . -4d -Qh", .more = N_("The seven of spades is the next card now and stays visible; the other two are out of the hand.")},
    {BLOCK_ICON, N_("The chosen card need not reach the board: Reload, Upgrade or another Engineer may take it first."), .icon = "warning"},
    {BLOCK_ICON, N_("What lies below it is not shown."), .icon = "info"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("Three chances for the card that you need. Play it as late as you can, so that nobody behind you can take the card away, and think of what everybody now knows.")},
    {.kind = BLOCK_END},
};

static const struct block reload[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/reload"},
    {BLOCK_THING, .thing = 1 + POWER_RELOAD},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/reload"},
    {BLOCK_TABLE, N_("One card exchanged, before and after"), .cards = "?Ad ?4s > ?Ad -4s +?Tc", .more = N_("The discard lies face down. The others see which of the two cards it was, not its face.")},
    {BLOCK_ICON, N_("What others knew of a card goes with it. The new card is hidden, unless somebody saw it in the deck."), .icon = "eye"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("It is no substitute for folding: two fresh cards are an average hand. It is good for a hand that has one strong card, or one that everybody has seen.")},
    {.kind = BLOCK_END},
};

static const struct block upgrade[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/upgrade"},
    {BLOCK_THING, .thing = 1 + POWER_UPGRADE},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/upgrade"},
    {BLOCK_TABLE, N_("Three cards for a moment, then two"), .cards = "?Ks ?5h +?Kc > ?Ks ?Kc", .more = N_("The five goes, face down; the kings stay. You may also throw away the new card.")},
    {BLOCK_ICON, N_("If others knew a card of yours, all learn whether it was that one that went. Nothing more."), .icon = "eye"},
    {BLOCK_ICON, N_("Afterwards the hand has two cards again, before anything else can happen."), .icon = "info"},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_WORDS, N_("Unlike Reload, it never makes a hand worse. After the flop you see what the new card is worth before you let one go.")},
    {.kind = BLOCK_END},
};

static const struct block knowing[] = {
    {BLOCK_WORDS, N_("Powers let players see cards. Who knows which card is never a secret: every look is made in front of all. Only the faces are.")},
    {BLOCK_ICON, N_("An eye on your own card says that somebody knows it, and who. Point at it, or move the focus to it, to read the names."), .icon = "eye"},
    {BLOCK_ICON, N_("What is known goes with the card: from the deck into a hand, onto the board, out of play. It ends with the hand."), .icon = "renew"},
    {BLOCK_ICON, N_("When a card is exchanged its eyes go with it. The new one is hidden, unless somebody saw it in the deck."), .icon = "draw"},
    {BLOCK_TABLE, N_("The left card was shown to all, the right one is a secret"), .cards = "Kd back"},
    {BLOCK_WORDS, N_("No power forces a hand quite open: X-Ray turns up a card only if no single opponent then knows both. Your own choice can do it, for instance a Reload that draws a card which Intel has seen.")},
    {.kind = BLOCK_END},
};

static const struct block advice[] = {
    {BLOCK_ICON, N_("Act last with your powers. Whoever plays them early shows the others what to answer."), .icon = "hint"},
    {BLOCK_ICON, N_("First look, then change: Intel or X-Ray before Reload, Scanner before Deploy."), .icon = "hint"},
    {BLOCK_ICON, N_("Think of energy over several hands. A recharge brings %d: the dear powers cost more than two hands give."), .icon = "energy", .number = {RULE_NUMBER(POWER_UP_ENERGY_GAIN)}},
    {BLOCK_ICON, N_("Count the others’ energy. Whoever has only %d left can play X-Ray or Clone and nothing else."), .icon = "energy", .number = {RULE_NUMBER(POWER_UP_COST + POWER_XRAY)}},
    {BLOCK_ICON, N_("An EMP and then all-in wastes %d energy: those who would answer with powers fold, and those who call need none."), .icon = "hint", .number = {RULE_NUMBER(POWER_UP_COST + POWER_EMP)}},
    {BLOCK_ICON, N_("X-Ray wants a bet behind it. What it shows, it shows to all."), .icon = "hint"},
    {BLOCK_ICON, N_("Reload is no substitute for folding."), .icon = "hint"},
    {BLOCK_ICON, N_("With about ten big blinds it is all-in or fold. Play the powers before the chips go in: afterwards you have no turn."), .icon = "hint"},
    {BLOCK_ICON, N_("Before you go all-in, look at the board: what lies there is safe from then on, what is still to come is not."), .icon = "lock"},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("The idea"), idea}, {N_("Playing powers"), playing}, {N_("The ten powers"), list, .id = "powers"},
    {.block = clone, .thing = 1 + POWER_CLONE}, {.block = xray, .thing = 1 + POWER_XRAY}, {.block = deploy, .thing = 1 + POWER_DEPLOY}, {.block = emp, .thing = 1 + POWER_EMP},
    {.block = intel, .thing = 1 + POWER_INTEL}, {.block = disintegrate, .thing = 1 + POWER_DISINTEGRATE}, {.block = scanner, .thing = 1 + POWER_SCANNER},
    {.block = engineer, .thing = 1 + POWER_ENGINEER}, {.block = reload, .thing = 1 + POWER_RELOAD}, {.block = upgrade, .thing = 1 + POWER_UPGRADE},
    {N_("Who knows what"), knowing}, {N_("Good play"), advice},
    {N_("A hand of hold’em"), poker_hand}, {N_("Betting"), poker_betting}, {N_("All-in"), poker_pots}, {N_("Hand ranks"), poker_ranks, .id = POKER_CHART}, {NULL, NULL},
};

static void emblem(int power, char out[RULES_PICTURE]) { snprintf(out, RULES_PICTURE, "power-up/emblems/%s", power_id(power)); }
static int cost(int power) { return POWER_UP_COST + power; }

const struct rules_book rules_of_power_up = {
    .game = "power-up", .heading = N_("How to play Power Up"), .face = &typeface_powerup, .players = 3, .picture = poker_picture, .page = pages,
    .thing_name = power_title, .thing_about = power_about, .thing_picture = emblem, .thing_cost = cost, .cost_icon = "energy",
};
