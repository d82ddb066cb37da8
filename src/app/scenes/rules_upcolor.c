/* How to play Upcolor. */
#include "rules_text.h"
#include "scene.h"

#include "font.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

static const struct block code[] = {
    {BLOCK_WORDS, N_("Be the first to have no card left. That wins the round, and with it a share of the pot. No points are counted.")},
    {BLOCK_CARDS, N_("The colour code"), N_("Green, yellow, blue, red, violet: each colour calls the next one."), .cards = "imperial yellow blue red violet"},
    {BLOCK_CARDS, N_("What a card says"), N_("The circle is the card’s own colour. The V below it is the colour that it follows: blue follows yellow. Shape and letter say the same, so nobody has to tell colours apart."), .cards = "blue"},
    {BLOCK_HEAD, N_("The deck")},
    {BLOCK_WORDS, N_("59 cards: 5 imperials, 14 yellow, 14 blue, 14 red, 7 violet and 5 discard cards. Everybody gets seven; the rest is the draw pile. Cards of one colour are all equal.")},
    {.kind = BLOCK_END},
};

static const struct block lap[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "upcolor/code"},
    {BLOCK_WORDS, N_("A lap goes once round the table, clockwise. The leader plays any card but a violet; then each player has one chance to play one card or to pass. Nobody plays twice in a lap.")},
    {BLOCK_HEAD, N_("With the called colour in hand")},
    {BLOCK_WORDS, N_("It must be played, or an imperial, or a discard card. Passing is not allowed.")},
    {BLOCK_HEAD, N_("Without it")},
    {BLOCK_WORDS, N_("Play an imperial, play a discard card, or pass. Who passes draws nothing.")},
    {BLOCK_HEAD, N_("Who takes")},
    {BLOCK_CARDS, N_("Two cards, and a pass between them"), N_("Yellow is led, the next player has no blue and passes, the third plays blue, the last has no red. The blue card takes."), .cards = "yellow blue"},
    {BLOCK_WORDS, N_("The last player who answered the code takes the trick, sets it aside, draws one card and leads the next lap. A lap ends after the last player, or at once with a violet card.")},
    {.kind = BLOCK_END},
};

static const struct block special[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "upcolor/special"},
    {BLOCK_CARDS, N_("Imperial"), N_("May be played at any moment, whatever is called. The code returns to green, and yellow is called next. It can always be kept for later."), .cards = "imperial"},
    {BLOCK_CARDS, N_("Violet"), N_("Only on red, and it ends the lap: whoever plays it takes the trick. It never leads, and never follows a discard card."), .cards = "red violet"},
    {BLOCK_CARDS, N_("Discard card"), N_("May be played instead of the called colour. Nothing is called then: the next player plays any card but a violet, or passes, and the card that is chosen sets the colour."), .cards = "discard"},
    {BLOCK_WORDS, N_("The last player of a lap may not play a discard card, for it calls on a player who would not come. Nor may it lead the first lap of a round.")},
    {BLOCK_WORDS, N_("A discard card is no answer to the code: it takes the trick only when nothing but discard cards was played.")},
    {.kind = BLOCK_END},
};

static const struct block round_page[] = {
    {BLOCK_HEAD, N_("The first lead")},
    {BLOCK_WORDS, N_("The dealer leads an imperial. Without one, the first player clockwise who holds one leads it, and must. When nobody has one, the dealer leads any card but a violet or a discard card.")},
    {BLOCK_HEAD, N_("The last card")},
    {BLOCK_WORDS, N_("Whoever plays the last card of a hand wins the round at once, with whatever card it is, as long as it may be played. The player to the left of the winner deals the next round.")},
    {BLOCK_HEAD, N_("When nobody can lead")},
    {BLOCK_WORDS, N_("Who can lead nothing hands the lead to the left. If nobody can, the table is blocked: everybody shows the strongest card, green above yellow, blue, red, violet and black. Who alone has the strongest wins the round; a tie is dealt again.")},
    {BLOCK_HEAD, N_("What may be known")},
    {BLOCK_WORDS, N_("Own cards, the number of cards in every hand and in the pile, and the cards of this lap. Tricks that were taken can’t be looked through; the table may keep a tally of the colours that are gone.")},
    {.kind = BLOCK_END},
};

static const struct block pot[] = {
    {BLOCK_WORDS, N_("Everybody puts the same stake into the pot. A game has four rounds, and each round pays a share of it: a half, a quarter, an eighth, and what is left. The table may also agree on rising shares, with the half at the end.")},
    {BLOCK_WORDS, N_("With a pot of 120: 60, 30, 15, 15 falling, or 15, 15, 30, 60 rising.")},
    {BLOCK_HEAD, N_("Another game")},
    {BLOCK_WORDS, N_("The first game is called Turn one. The next pot is twice as high: Rich game 1, Rich game 2, and so on. Who can’t pay the stake leaves, or borrows from the bank if the table allows it.")},
    {BLOCK_HEAD, N_("FULL")},
    {BLOCK_WORDS, N_("Whoever wins all four rounds of a game pays a tenth of the winnings to each other player.")},
    {BLOCK_CARDS, N_("The penalty"), N_("Whoever still holds a discard card when somebody wins can’t win the share of the next round. If they win it all the same, the share waits for the round after."), .cards = "discard"},
    {BLOCK_HEAD, N_("Chips or sweets")},
    {BLOCK_WORDS, N_("Level 1 plays with chips, level 2 with sweets. There is no money in Carré.")},
    {.kind = BLOCK_END},
};

static const struct block advice[] = {
    {BLOCK_WORDS, N_("Watch how many cards the others hold. A round may end sooner than it looks.")},
    {BLOCK_CARDS, N_("Many of one colour are a burden"), N_("Each lap takes one card of a kind at most. Lead from the colour that is longest."), .cards = "red red red"},
    {BLOCK_CARDS, N_("Discard cards grow hot"), N_("They open the game for the next player, and one that stays in the hand costs the next share. Let them go early."), .cards = "discard"},
    {BLOCK_CARDS, N_("Choose how far the lap may go"), N_("A red lead leaves room for one more card; a green lead leaves room for four. With few cards, keep laps short; to bring the lead round, keep them long."), .cards = "imperial yellow blue red"},
    {BLOCK_WORDS, N_("Call what the left neighbour does not have: whoever passed on blue has no blue.")},
    {BLOCK_WORDS, N_("With a good hand, lead low: those who are short of colours stay where they are.")},
    {BLOCK_CARDS, N_("The imperial is the trump"), N_("It can be played on anything and wins the lead from the last seat. Keep it as long as the others let you."), .cards = "imperial"},
    {BLOCK_WORDS, N_("Pass only when there is nothing to play. Every card that goes is one fewer.")},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("The colour code"), code}, {N_("A lap"), lap}, {N_("Special cards"), special}, {N_("A round"), round_page}, {N_("The pot"), pot}, {N_("Good play"), advice}, {NULL, NULL},
};

/* The very cards of the table: its colours, the letters of the language (a French yellow card has a J). Never the small ones: circle and V are what is explained. */
static void picture(struct app *app, const char *word, int length, float width, char out[RULES_PICTURE])
{
    static const char *const set[] = {"ordinary", "safe", "contrast"};
    (void)width;
    const struct ui *ui = app_ui(app);
    const bool yellow = strncmp(word, "yellow", 6) == 0;
    const char *folder = strcmp(ui->lang, "ja") == 0 ? "ja/" : yellow && strcmp(ui->lang, "fr") == 0 ? "fr/" : "";
    snprintf(out, RULES_PICTURE, "upcolor/cards/%s/%s%.*s", set[ui->contrast ? 2 : app_setting(app, SETTING_UPCOLOR_COLOURS)], folder, length, word);
}

const struct rules_book rules_of_upcolor = {.game = "upcolor", .heading = N_("How to play Upcolor"), .face = &typeface_upcolor, .picture = picture, .page = pages};
