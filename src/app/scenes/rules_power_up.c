/* How to play Power Up. What a power is called, does and costs is told by the game; what stands
 * here is what one learns only by playing. */
#include "rules_text.h"

#include "font.h"
#include "i18n.h"
#include "power_words.h"

#include <stdio.h>

static const struct block idea[] = {
    {BLOCK_WORDS, N_("No-limit hold’em with ten powers that bend the rules. Powers let you look at "
                     "hidden cards, change them or change the board.")},
    {BLOCK_ICON,
     N_("It’s a Sit & Go: a single-table tournament that starts when everyone is seated. The "
        "winner takes all: you play until one player has every chip, and there’s no second prize."),
     .icon = "crown"},
    {BLOCK_LESSON, N_("Play the first hand with the owl"), .lesson = "power-up"},
    {BLOCK_ICON,
     N_("Chips at the start: %d. Powers at the start: %d, all different. The others see how many "
        "you hold, but not which ones."),
     .icon = "star", .number = {RULE_NUMBER(HOLDEM_FIRST_STACK), RULE_NUMBER(POWER_UP_START)}},
    {BLOCK_ICON,
     N_("Powers cost energy. Everyone starts with %d and can store up to %d. You can always see "
        "how much everyone has."),
     .icon = "energy",
     .number = {RULE_NUMBER(POWER_UP_ENERGY_START), RULE_NUMBER(POWER_UP_ENERGY_MOST)}},
    {BLOCK_ICON, N_("Powers you don’t play stay with you from hand to hand."), .icon = "lock"},
    {BLOCK_HEAD, N_("Recharging between hands")},
    {BLOCK_ICON, N_("Everyone still in the game gains %d energy."), .icon = "energy",
     .number = {RULE_NUMBER(POWER_UP_ENERGY_GAIN)}},
    {BLOCK_ICON,
     N_("Players with fewer than %d powers draw one at random, never one they already hold."),
     .icon = "plus", .number = {RULE_NUMBER(POWER_UP_MOST)}},
    {BLOCK_WORDS, N_("A table can agree that only players with fewer powers than the maximum gain "
                     "energy (More rules).")},
    {BLOCK_ICON, N_("Players who run out of chips lose their powers and energy too."),
     .icon = "skull"},
    {BLOCK_HEAD, N_("The blinds")},
    {BLOCK_WORDS,
     N_("They go up with each level. Hands per level: %d, or %d once only two players are left."),
     .number = {RULE_NUMBER(HOLDEM_HANDS_A_LEVEL), RULE_NUMBER(HOLDEM_HANDS_HEADS_UP)}},
    {BLOCK_WORDS, N_("Small and big blind by level, with any ante in brackets: "), .levels = true},
    {.kind = BLOCK_END},
};

static const struct block playing[] = {
    {BLOCK_WORDS,
     N_("On your turn, before you fold, check, call or raise, you can play as many powers as you "
        "can pay for, one after the other. Your poker action ends your turn.")},
    {BLOCK_ICON,
     N_("Press a power to play it. If it needs cards, it asks for them first. Until you’ve chosen, "
        "you can cancel it for free."),
     .icon = "play"},
    {BLOCK_ICON, N_("Each power takes full effect at once. The other players can’t respond."),
     .icon = "tick"},
    {BLOCK_ICON,
     N_("A power isn’t a bet: it doesn’t open the betting or change the amount to call."),
     .icon = "info"},
    {BLOCK_ICON,
     N_("Everyone sees which power is played, by whom and on what. What a power shows to its "
        "player alone stays secret."),
     .icon = "eye"},
    {BLOCK_ICON,
     N_("If you’ve folded or you’re all-in, you have no more turns and can’t play powers. If "
        "you’re facing an all-in, you still have your turn and your powers."),
     .icon = "pause"},
    {BLOCK_WORDS, N_("A power you can’t play right now is grey, and says why.")},
    {BLOCK_HEAD, N_("All-in freezes the board")},
    {BLOCK_TABLE, N_("An all-in on the flop, then the turn"), .cards = "=Qs =8d =3c +8h",
     .more = N_("Every card on the board is frozen against powers for the rest of the hand. Cards "
                "dealt later aren’t: here, only the eight of hearts can be disintegrated.")},
    {BLOCK_WORDS, N_("A table can allow powers in a run-out (More rules). When all opponents are "
                     "all-in, the player with chips then gets a turn for powers on each street, "
                     "and could disintegrate the eight.")},
    {BLOCK_WORDS, N_("Only Disintegrate targets the board, so everything else still works: Deploy "
                     "still adds a card, and the deck is never frozen. No power changes another "
                     "player’s cards. X-Ray only shows them.")},
    {BLOCK_HEAD, N_("An example")},
    {BLOCK_TABLE, N_("Clover is all-in with a pair of queens, and Robin needs a spade"),
     .cards = "?As ?9s . =Qs =8d =3s +2h",
     .more = N_("On the turn, Robin’s Engineer turns up three cards from the deck. One of them is "
                "the seven of spades: it becomes the river.")},
    {.kind = BLOCK_END},
};

static const struct block list[] = {
    {BLOCK_WORDS,
     N_("The number on the right is the energy cost. Open a power to see it in action.")},
    {BLOCK_LINK, .thing = 1 + POWER_CLONE},
    {BLOCK_LINK, .thing = 1 + POWER_XRAY},
    {BLOCK_LINK, .thing = 1 + POWER_DEPLOY},
    {BLOCK_LINK, .thing = 1 + POWER_EMP},
    {BLOCK_LINK, .thing = 1 + POWER_INTEL},
    {BLOCK_LINK, .thing = 1 + POWER_DISINTEGRATE},
    {BLOCK_LINK, .thing = 1 + POWER_SCANNER},
    {BLOCK_LINK, .thing = 1 + POWER_ENGINEER},
    {BLOCK_LINK, .thing = 1 + POWER_RELOAD},
    {BLOCK_LINK, .thing = 1 + POWER_UPGRADE},
    {.kind = BLOCK_END},
};

/* ---- a page for each power: what it says of itself, a table before and after, what is worth
 * knowing ---- */

static const struct block clone[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/clone"},
    {BLOCK_THING, .thing = 1 + POWER_CLONE},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/clone"},
    {BLOCK_ICON,
     N_("The copy takes Clone’s place in your hand, face up, because everyone has seen what was "
        "copied. You can play it in the same turn or several hands later."),
     .icon = "eye"},
    {BLOCK_ICON,
     N_("The copy costs the same as the original. Once it has been played, a copy can be cloned "
        "too."),
     .icon = "energy"},
    {BLOCK_ICON,
     N_("Any player’s last power counts: your own, or even one played by someone who has folded. "
        "Each hand starts with nothing to copy."),
     .icon = "info"},
    {BLOCK_ICON, N_("You can copy and keep a power even if it can’t be played right now."),
     .icon = "lock"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("Clone is cheap and can wait for the right moment: another player’s Upgrade, "
                     "or your own Engineer again. Keep enough energy for the copy too.")},
    {.kind = BLOCK_END},
};

static const struct block xray[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/xray"},
    {BLOCK_THING, .thing = 1 + POWER_XRAY},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/xray"},
    {BLOCK_TABLE, N_("Two opponents, before and after"),
     .cards = "back back . back back > back +Kd . +7s back",
     .more = N_("The cards stay face up for everyone until they leave the hand.")},
    {BLOCK_ICON,
     N_("X-Ray skips players who already show everyone a card. It never reveals a whole hand."),
     .icon = "info"},
    {BLOCK_ICON,
     N_("You show nothing yourself, and players who have folded are skipped. Players who are "
        "all-in aren’t."),
     .icon = "tick"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("Everyone sees what you see, so follow X-Ray with a bet. It’s strongest when "
                     "you act last before a big decision.")},
    {.kind = BLOCK_END},
};

static const struct block deploy[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/deploy"},
    {BLOCK_THING, .thing = 1 + POWER_DEPLOY},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/deploy"},
    {BLOCK_TABLE, N_("The board on the turn, before and after"),
     .cards = "Th 9h 4c Ks > Th 9h 4c Ks +2h",
     .more = N_("The river is still to come: five cards become six, or seven with a second Deploy. "
                "The best five count.")},
    {BLOCK_ICON,
     N_("Before the flop it deals one card, and the flop still adds three. On the river it doesn’t "
        "start a new betting round."),
     .icon = "info"},
    {BLOCK_ICON, N_("It deals the very next card of the deck, even if another player knows it."),
     .icon = "draw"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("More cards help players who still need one: draws, and small pairs against "
                     "big ones. If you have the best hand, don’t play Deploy.")},
    {.kind = BLOCK_END},
};

static const struct block emp[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/emp"},
    {BLOCK_THING, .thing = 1 + POWER_EMP},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/emp"},
    {BLOCK_ICON, N_("Powers work again from the next betting round."), .icon = "renew"},
    {BLOCK_ICON, N_("Clone is a power too: you can’t copy an EMP until the next round."),
     .icon = "info"},
    {BLOCK_ICON, N_("An Intel already in effect keeps working."), .icon = "eye"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS,
     N_("Play it when you’re ahead and the others have the energy to turn the hand around. Before "
        "an all-in it’s mostly wasted on players who would fold anyway.")},
    {.kind = BLOCK_END},
};

static const struct block intel[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/intel"},
    {BLOCK_THING, .thing = 1 + POWER_INTEL},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/intel"},
    {BLOCK_TABLE, N_("The flop, and the deck beside it"), .cards = "Jc 6d 2s . ?6h",
     .more = N_("Only the player who used Intel sees that the turn will be a six. Once it’s dealt, "
                "they see the next card.")},
    {BLOCK_ICON,
     N_("It lasts until the end of the hand, whatever is played, even if you fold or go all-in."),
     .icon = "renew"},
    {BLOCK_ICON, N_("Several players can each have one in effect. You can’t have two at once."),
     .icon = "info"},
    {BLOCK_ICON,
     N_("If a card you’ve seen goes from the deck into a hand, you still know it there."),
     .icon = "eye"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS,
     N_("The earlier in the hand you play it, the more cards you see for the same energy. With "
        "Deploy, Reload or Upgrade in hand, you choose who gets the card.")},
    {.kind = BLOCK_END},
};

static const struct block disintegrate[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/disintegrate"},
    {BLOCK_THING, .thing = 1 + POWER_DISINTEGRATE},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/disintegrate"},
    {BLOCK_TABLE, N_("The turn brings a third heart, before and after"),
     .cards = "Ah Th 5c +2h > Ah Th 5c -2h",
     .more = N_("The river will be the fourth and last card. On the flop, you could have chosen "
                "any of the three cards. On the turn, only the one just dealt.")},
    {BLOCK_ICON,
     N_("You can’t choose cards frozen by an all-in. You can choose a card that Deploy dealt in "
        "this round."),
     .icon = "lock"},
    {BLOCK_ICON,
     N_("The final board must have at least three cards: no power can take it below that."),
     .icon = "warning"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("It removes the very card that beats you. It’s worth most against a player "
                     "whose hand you know, from X-Ray for instance.")},
    {.kind = BLOCK_END},
};

static const struct block scanner[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/scanner"},
    {BLOCK_THING, .thing = 1 + POWER_SCANNER},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/scanner"},
    {BLOCK_TABLE, N_("The next two cards of the deck, for your eyes only"), .cards = "?9c ?Kc",
     .more = N_("Keep both on the deck in this order, or discard both. The others see only which "
                "you chose.")},
    {BLOCK_ICON, N_("Cards you keep might not reach the board: the next player to draw gets them."),
     .icon = "draw"},
    {BLOCK_ICON,
     N_("It shows these two and no more: if you discard them, no one knows what comes next."),
     .icon = "info"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS,
     N_("Before the turn, it decides the turn and the river together. Keep them, and you know "
        "whether to go on. Discard them, and you may spoil what another player’s Intel saw.")},
    {.kind = BLOCK_END},
};

static const struct block engineer[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/engineer"},
    {BLOCK_THING, .thing = 1 + POWER_ENGINEER},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/engineer"},
    {BLOCK_TABLE, N_("The next three cards of the deck, shown to everyone"),
     .cards = "4d 7s Qh > +7s . -4d -Qh",
     .more = N_("The seven of spades is now the next card and stays visible. The other two are out "
                "of the hand.")},
    {BLOCK_ICON,
     N_("The chosen card might not reach the board: Reload, Upgrade or another Engineer may take "
        "it first."),
     .icon = "warning"},
    {BLOCK_ICON, N_("The cards below it aren’t shown."), .icon = "info"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("Three chances at the card you need. Play it as late as you can, so that no "
                     "player after you can take the card, and remember what everyone now knows.")},
    {.kind = BLOCK_END},
};

static const struct block reload[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/reload"},
    {BLOCK_THING, .thing = 1 + POWER_RELOAD},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/reload"},
    {BLOCK_TABLE, N_("One card exchanged, before and after"), .cards = "?Ad ?4s > ?Ad -4s +?Tc",
     .more = N_("The discard stays face down. The others see which of your two cards it was, but "
                "not what it was.")},
    {BLOCK_ICON,
     N_("What others knew about a card goes with it. The new card is hidden, unless another player "
        "saw it in the deck."),
     .icon = "eye"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("It’s no substitute for folding: two new cards make an average hand. It’s "
                     "good when you have one strong card, or a card everyone has seen.")},
    {.kind = BLOCK_END},
};

static const struct block upgrade[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "power-up/upgrade"},
    {BLOCK_THING, .thing = 1 + POWER_UPGRADE},
    {BLOCK_LESSON, N_("Try it at a table"), .lesson = "power-up/upgrade"},
    {BLOCK_TABLE, N_("Three cards for a moment, then two"), .cards = "?Ks ?5h +?Kc > ?Ks ?Kc",
     .more =
         N_("The five goes, face down, and the kings stay. You can also discard the new card.")},
    {BLOCK_ICON,
     N_("If others knew one of your cards, everyone learns whether it was the one you discarded. "
        "Nothing more."),
     .icon = "eye"},
    {BLOCK_ICON, N_("Your hand is back to two cards before anything else can happen."),
     .icon = "info"},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_WORDS, N_("Unlike Reload, it never makes your hand worse. After the flop, you see what "
                     "the new card is worth before you discard one.")},
    {.kind = BLOCK_END},
};

static const struct block knowing[] = {
    {BLOCK_WORDS,
     N_("Powers let players see cards. Who knows which card is never a secret, because every look "
        "is made in front of everyone. Only the card itself is secret.")},
    {BLOCK_ICON,
     N_("An eye on your own card means that another player knows it. Point at it or select it to "
        "see who."),
     .icon = "eye"},
    {BLOCK_ICON,
     N_("What players know about a card goes with it: from the deck into a hand, onto the board or "
        "out of play. It’s forgotten at the end of the hand."),
     .icon = "renew"},
    {BLOCK_ICON,
     N_("When a card is exchanged, its eyes go with it. The new one is hidden, unless another "
        "player saw it in the deck."),
     .icon = "draw"},
    {BLOCK_TABLE, N_("Left card shown to everyone, right card hidden"), .cards = "Kd back"},
    {BLOCK_WORDS, N_("No power ever reveals a whole hand: X-Ray turns up a card only if no single "
                     "opponent would then know both. Your own choices can, for instance a Reload "
                     "that draws a card Intel has seen.")},
    {.kind = BLOCK_END},
};

static const struct block advice[] = {
    {BLOCK_ICON,
     N_("Save your powers for when you act last. Play them early, and the others know what they’re "
        "up against."),
     .icon = "hint"},
    {BLOCK_ICON,
     N_("Look first, then change: Intel or X-Ray before Reload, Scanner before Deploy."),
     .icon = "hint"},
    {BLOCK_ICON,
     N_("Plan your energy over several hands. A recharge gives %d, and the expensive powers cost "
        "more than you gain in two hands."),
     .icon = "energy", .number = {RULE_NUMBER(POWER_UP_ENERGY_GAIN)}},
    {BLOCK_ICON,
     N_("Count the others’ energy. A player with only %d left can play X-Ray or Clone and nothing "
        "else."),
     .icon = "energy", .number = {RULE_NUMBER(POWER_UP_COST + POWER_XRAY)}},
    {BLOCK_ICON,
     N_("An EMP followed by an all-in wastes %d energy: players who would answer with powers fold, "
        "and players who call don’t need any."),
     .icon = "hint", .number = {RULE_NUMBER(POWER_UP_COST + POWER_EMP)}},
    {BLOCK_ICON, N_("Follow X-Ray with a bet. What it shows, it shows to everyone."),
     .icon = "hint"},
    {BLOCK_ICON, N_("Reload is no substitute for folding."), .icon = "hint"},
    {BLOCK_ICON,
     N_("With about ten big blinds, it’s all-in or fold. Play your powers before your chips go in: "
        "you won’t get another turn."),
     .icon = "hint"},
    {BLOCK_ICON,
     N_("Before you go all-in, look at the board: the cards already there are safe from then on, "
        "but those still to come aren’t."),
     .icon = "lock"},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("Overview"), idea},
    {N_("Playing powers"), playing},
    {N_("The ten powers"), list, .id = "powers"},
    {.block = clone, .thing = 1 + POWER_CLONE},
    {.block = xray, .thing = 1 + POWER_XRAY},
    {.block = deploy, .thing = 1 + POWER_DEPLOY},
    {.block = emp, .thing = 1 + POWER_EMP},
    {.block = intel, .thing = 1 + POWER_INTEL},
    {.block = disintegrate, .thing = 1 + POWER_DISINTEGRATE},
    {.block = scanner, .thing = 1 + POWER_SCANNER},
    {.block = engineer, .thing = 1 + POWER_ENGINEER},
    {.block = reload, .thing = 1 + POWER_RELOAD},
    {.block = upgrade, .thing = 1 + POWER_UPGRADE},
    {N_("Who knows what"), knowing},
    {N_("Strategy tips"), advice},
    {N_("A hand of hold’em"), poker_hand},
    {N_("Betting"), poker_betting},
    {N_("All-in"), poker_pots},
    {N_("Hand ranks"), poker_ranks, .id = POKER_CHART},
    {NULL, NULL},
};

static void emblem(int power, char out[RULES_PICTURE])
{
    snprintf(out, RULES_PICTURE, "power-up/emblems/%s", power_id(power));
}
static int cost(int power) { return POWER_UP_COST + power; }

const struct rules_book rules_of_power_up = {
    .game = "power-up",
    .heading = N_("How to play Power Up"),
    .face = &typeface_powerup,
    .players = 3,
    .picture = poker_picture,
    .page = pages,
    .thing_name = power_title,
    .thing_about = power_about,
    .thing_picture = emblem,
    .thing_cost = cost,
    .cost_icon = "energy",
};
