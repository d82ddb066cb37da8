/* How to play Upcolor. */
#include "rules_text.h"
#include "scene.h"

#include "font.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

static const struct block code[] = {
    {BLOCK_WORDS, N_("Be the first to get rid of all your cards. You win the round and a share of "
                     "the pot. There are no points to count.")},
    {BLOCK_CARDS, N_("The colour code"),
     N_("Green, yellow, blue, red, violet: each colour calls the next."),
     .cards = "imperial yellow blue red violet"},
    {BLOCK_CARDS, N_("How to read a card"),
     N_("The circle is the card’s own colour. The V below shows the colour it follows: blue "
        "follows yellow. Symbols and letters say the same thing, so you never have to tell colours "
        "apart."),
     .cards = "blue"},
    {BLOCK_HEAD, N_("The deck")},
    {BLOCK_WORDS,
     N_("59 cards: 5 imperial cards, 14 yellow, 14 blue, 14 red, 7 violet and 5 discard cards. "
        "Everyone gets seven, and the rest is the draw pile. All cards of a colour are equal.")},
    {.kind = BLOCK_END},
};

static const struct block lap[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "upcolor/code"},
    {BLOCK_WORDS,
     N_("A lap goes once round the table, clockwise. The leader plays any card except a violet. "
        "Then each player has one chance to play a card or pass. No one plays twice in a lap.")},
    {BLOCK_HEAD, N_("If you have the called colour")},
    {BLOCK_WORDS, N_("You must play it, or an imperial, or a discard card. You can’t pass.")},
    {BLOCK_HEAD, N_("If you don’t")},
    {BLOCK_WORDS,
     N_("Play an imperial, play a discard card, or pass. If you pass, you don’t draw.")},
    {BLOCK_HEAD, N_("Who takes the trick")},
    {BLOCK_CARDS, N_("Two cards, and a pass between them"),
     N_("Yellow is led, the next player has no blue and passes, the third plays blue and the last "
        "has no red. The blue card takes the trick."),
     .cards = "yellow blue"},
    {BLOCK_WORDS, N_("The last player to follow the code takes the trick, sets it aside, draws one "
                     "card and leads the next lap. A lap ends after the last player, or as soon as "
                     "a violet card is played.")},
    {.kind = BLOCK_END},
};

static const struct block special[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "upcolor/special"},
    {BLOCK_CARDS, N_("Imperial"),
     N_("You can play it on any turn, whatever colour is called. The code goes back to green, and "
        "yellow is called next. You can always keep it for later."),
     .cards = "imperial"},
    {BLOCK_CARDS, N_("Violet"),
     N_("It can be played only on red, takes the trick and ends the lap. You can’t lead it, or "
        "play it on a discard card."),
     .cards = "red violet"},
    {BLOCK_CARDS, N_("Discard card"),
     N_("You can play it instead of the called colour. Then no colour is called: the next player "
        "plays any card except a violet, or passes. The card they choose sets the colour."),
     .cards = "discard"},
    {BLOCK_WORDS, N_("You can’t play a discard card last in a lap, because no one is left to "
                     "follow it. You can’t lead the first lap of a round with one either.")},
    {BLOCK_WORDS, N_("A discard card doesn’t follow the code: it takes the trick only when nothing "
                     "but discard cards was played.")},
    {.kind = BLOCK_END},
};

static const struct block round_page[] = {
    {BLOCK_HEAD, N_("The first lead")},
    {BLOCK_WORDS, N_("The dealer leads an imperial. If the dealer has none, the first player "
                     "clockwise who has one must lead it. If no one has one, the dealer leads any "
                     "card except a violet or a discard card.")},
    {BLOCK_HEAD, N_("The last card")},
    {BLOCK_WORDS,
     N_("Play your last card and you win the round at once, whatever card it is, as long as you’re "
        "allowed to play it. The player to the winner’s left deals the next round.")},
    {BLOCK_HEAD, N_("When no one can lead")},
    {BLOCK_WORDS,
     N_("If you can’t lead, the lead goes to the player on your left. If no one can, the table is "
        "blocked: everyone shows their strongest card, in the order green, yellow, blue, red, "
        "violet, black. If one player alone has the strongest, that player wins the round. If "
        "there’s a tie, the round is dealt again.")},
    {BLOCK_HEAD, N_("What you can see")},
    {BLOCK_WORDS, N_("Your own cards, the number of cards in each hand and in the draw pile, and "
                     "the cards of this lap. You can’t look through past tricks, but the table can "
                     "keep a tally of the colours played.")},
    {.kind = BLOCK_END},
};

static const struct block pot[] = {
    {BLOCK_WORDS, N_("Everyone puts the same stake into the pot. A game has four rounds, and each "
                     "round pays a share of it: a half, a quarter, an eighth and the rest. You can "
                     "also agree on rising shares, with the half at the end.")},
    {BLOCK_WORDS,
     N_("With a pot of 120: 60, 30, 15, 15 (falling shares), or 15, 15, 30, 60 (rising shares).")},
    {BLOCK_HEAD, N_("Another game")},
    {BLOCK_WORDS, N_("The first game is called Turn one. Each later pot is twice the one before: "
                     "Rich game 1, Rich game 2 and so on. Players who can’t pay the stake leave, "
                     "or borrow from the bank if the table allows it.")},
    {BLOCK_HEAD, N_("FULL")},
    {BLOCK_WORDS, N_("If you win all four rounds of a game, you pay a tenth of your winnings to "
                     "each of the other players.")},
    {BLOCK_CARDS, N_("The penalty"),
     N_("If you still hold a discard card when another player wins, you can’t win the next round’s "
        "share. If you win that round anyway, its share goes to the round after."),
     .cards = "discard"},
    {BLOCK_HEAD, N_("Chips or sweets")},
    {BLOCK_WORDS,
     N_("Level 1 is played for chips, level 2 for sweets. There’s no money in Carré.")},
    {BLOCK_WORDS, N_("Among friends, small amounts are enough: with a stake of 8, shares come out "
                     "as whole numbers for any number of players.")},
    {BLOCK_HEAD, N_("Without a pot")},
    {BLOCK_WORDS, N_("The pot is optional (More rules). Without it there are no stakes, a discard "
                     "card costs nothing, and the player with the most rounds won is ahead.")},
    {.kind = BLOCK_END},
};

static const struct block advice[] = {
    {BLOCK_WORDS,
     N_("Watch how many cards the others hold. A round may end sooner than you think.")},
    {BLOCK_CARDS, N_("Too many of one colour is a burden"),
     N_("You can play only one card per lap. Lead your longest colour."), .cards = "red red red"},
    {BLOCK_CARDS, N_("Discard cards are hot potatoes"),
     N_("They give the next player a free choice, and one left in your hand costs you the next "
        "share. Play them early."),
     .cards = "discard"},
    {BLOCK_CARDS, N_("Choose how long the lap can get"),
     N_("A red lead leaves room for one more card, a green lead for four. With few cards, keep "
        "laps short. To move the lead around, keep them long."),
     .cards = "imperial yellow blue red"},
    {BLOCK_WORDS, N_("Call a colour your left neighbour doesn’t have: a player who passed on blue "
                     "has no blue.")},
    {BLOCK_WORDS, N_("With a good hand, lead a colour early in the code: players who are short of "
                     "colours can’t get rid of cards.")},
    {BLOCK_CARDS, N_("The imperial is your trump"),
     N_("It can be played on anything and, from the last seat, wins you the lead. Keep it as long "
        "as you can."),
     .cards = "imperial"},
    {BLOCK_WORDS, N_("Pass only when you have nothing to play. Every card you play is one fewer to "
                     "get rid of.")},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("The colour code"), code},
    {N_("A lap"), lap},
    {N_("Special cards"), special},
    {N_("A round"), round_page},
    {N_("The pot"), pot},
    {N_("Strategy tips"), advice},
    {NULL, NULL},
};

/* The very cards of the table: its colours, the letters of the language (a French yellow card has a
 * J). Never the small ones: circle and V are what is explained. */
static void picture(struct app *app, const char *word, int length, float width,
                    char out[RULES_PICTURE])
{
    static const char *const set[] = {"ordinary", "safe", "contrast"};
    (void)width;
    const struct ui *ui = app_ui(app);
    const bool yellow = strncmp(word, "yellow", 6) == 0;
    const char *folder = strcmp(ui->lang, "ja") == 0             ? "ja/"
                         : yellow && strcmp(ui->lang, "fr") == 0 ? "fr/"
                                                                 : "";
    snprintf(out, RULES_PICTURE, "upcolor/cards/%s/%s%.*s",
             set[ui->contrast ? 2 : app_setting(app, SETTING_UPCOLOR_COLOURS)], folder, length,
             word);
}

const struct rules_book rules_of_upcolor = {.game = "upcolor",
                                            .heading = N_("How to play Upcolor"),
                                            .face = &typeface_upcolor,
                                            .picture = picture,
                                            .page = pages};
