/* How to play no-limit hold'em: the pages that Power Up's book has as well, and those of the plain game. */
#include "rules_text.h"

#include "font.h"
#include "holdem_names.h"
#include "holdem_tables.h"
#include "i18n.h"
#include "scene.h"

#include <stdio.h>
#include <string.h>

const struct block poker_hand[] = {
    {.kind = BLOCK_EXAMPLE, .lesson = "holdem/hand"},
    {BLOCK_WORDS, N_("Everybody gets two cards that nobody else sees, and five cards are laid open in the middle for all. Whoever makes the best five cards of those seven wins the chips in the pot. So does whoever is the last one not to fold.")},
    {BLOCK_HEAD, N_("The button and the blinds")},
    {BLOCK_WORDS, N_("The button shows who acts last, and moves on by one seat with every hand. The two players behind it put in the small blind and the big blind before they see a card, so that there is something to play for. Where there is an ante, everybody pays it first. With two players left, the button pays the small blind.")},
    {BLOCK_HEAD, N_("Four rounds of betting")},
    {BLOCK_TABLE, N_("Before the flop: two cards of one’s own"), .cards = "?As ?Kh", .more = N_("The player after the big blind begins. The big blind has the last word.")},
    {BLOCK_TABLE, N_("The flop: three cards on the board"), .cards = "+Kd +7s +2c", .more = N_("From now on the first player after the button who is still in begins.")},
    {BLOCK_TABLE, N_("The turn: a fourth"), .cards = "Kd 7s 2c +Jh"},
    {BLOCK_TABLE, N_("The river: the fifth and last"), .cards = "Kd 7s 2c Jh +As"},
    {BLOCK_HEAD, N_("The showdown")},
    {BLOCK_TABLE, N_("Here aces and kings win with two pair"), .cards = "As Kh . As Kd Jh", .more = N_("The best five of seven count. Both own cards, one or none of them may be among the five, and the five are all that counts: a sixth card never breaks a tie, and suits never do.")},
    {BLOCK_WORDS, N_("When all but one have folded, that player takes the pot and need not show anything.")},
    {.kind = BLOCK_END},
};

const struct block poker_betting[] = {
    {BLOCK_WORDS, N_("On your turn you do one of these. A round of betting is over when everybody who is still in has put in the same, or has no chips left.")},
    {BLOCK_HEAD, N_("While nobody has bet")},
    {BLOCK_ICON, N_("Check: put in nothing and stay in."), .icon = "tick"},
    {BLOCK_ICON, N_("Bet: at least one big blind, at most everything you have."), .icon = "plus"},
    {BLOCK_HEAD, N_("Once somebody has")},
    {BLOCK_ICON, N_("Fold: the cards go, and what you have put in stays in the pot."), .icon = "close"},
    {BLOCK_ICON, N_("Call: put in as much as the highest bet."), .icon = "tick"},
    {BLOCK_ICON, N_("Raise: put in more. The raise has to be at least as large as the last bet or raise of this round: over a bet of 100 to 200, over a raise from 100 to 300 to 500."), .icon = "plus"},
    {BLOCK_HEAD, N_("No limit")},
    {BLOCK_WORDS, N_("Anything from the smallest raise up to the whole stack is allowed. The whole stack always is, even when it is less than a full raise. Then it can be called, but those who have acted already may not raise again unless the price has grown by a full raise since.")},
    {BLOCK_WORDS, N_("The part of a bet that nobody can call comes straight back.")},
    {.kind = BLOCK_END},
};

const struct block poker_pots[] = {
    {BLOCK_WORDS, N_("Whoever has put in everything is all-in: they fold no more, do nothing more, and see the hand to its end. Nobody can be bet out of a pot for having fewer chips.")},
    {BLOCK_HEAD, N_("Main pot and side pots")},
    {BLOCK_WORDS, N_("You can win from each opponent only as much as you have put in yourself. What the others bet on top of that makes a side pot, which they play for among themselves.")},
    {BLOCK_ICON, N_("Robin is all-in with 100. Rusty and Clover put in 300 each."), .icon = "info"},
    {BLOCK_ICON, N_("Main pot: three times 100 makes 300. All three can win it."), .icon = "star"},
    {BLOCK_ICON, N_("Side pot: twice 200 makes 400. Only Rusty and Clover can win it, even if Robin has the best hand."), .icon = "star"},
    {BLOCK_HEAD, N_("When nobody can bet any more")},
    {BLOCK_WORDS, N_("As soon as at most one player has chips left and nothing to call, all hands are turned up and the rest of the board is dealt.")},
    {BLOCK_HEAD, N_("Ties")},
    {BLOCK_WORDS, N_("Equal hands share a pot. A chip that can’t be split goes to the first winner after the button.")},
    {.kind = BLOCK_END},
};

const struct block poker_ranks[] = {
    {BLOCK_CARDS, N_("Straight flush"), N_("Five in a row, all of one suit. Up to the ace it is a royal flush."), .cards = "9h Th Jh Qh Kh", .small = true},
    {BLOCK_CARDS, N_("Four of a kind"), .cards = "8s 8h 8d 8c ~Kd", .small = true},
    {BLOCK_CARDS, N_("Full house"), N_("Three of one rank and two of another. The three decide first."), .cards = "Js Jh Jc 4d 4c", .small = true},
    {BLOCK_CARDS, N_("Flush"), N_("Five of one suit."), .cards = "Ac Jc 9c 6c 3c", .small = true},
    {BLOCK_CARDS, N_("Straight"), N_("Five in a row. The ace stands above the king or below the 2."), .cards = "5s 6d 7h 8c 9s", .small = true},
    {BLOCK_CARDS, N_("Three of a kind"), .cards = "Qs Qd Qc ~9h ~2s", .small = true},
    {BLOCK_CARDS, N_("Two pair"), .cards = "Ah Ad 7s 7c ~Qd", .small = true},
    {BLOCK_CARDS, N_("Pair"), .cards = "Ts Th ~Kc ~8d ~4h", .small = true},
    {BLOCK_CARDS, N_("High card"), N_("Nothing of the above: the highest card counts, then the next."), .cards = "As ~Qd ~9c ~6h ~3s", .small = true},
    {BLOCK_WORDS, N_("The best stands on top. Between two hands of one kind the higher cards win: first those of the combination, then those beside it.")},
    {.kind = BLOCK_END},
};

static const struct block tournament[] = {
    {BLOCK_WORDS, N_("Everybody begins with %d chips, and plays until one of them has all. Whoever has none left is out."), .number = {RULE_NUMBER(HOLDEM_FIRST_STACK)}},
    {BLOCK_ICON, N_("The blinds rise after every %d hands, and after every %d once only two players are left."), .icon = "plus", .number = {RULE_NUMBER(HOLDEM_HANDS_A_LEVEL), RULE_NUMBER(HOLDEM_HANDS_HEADS_UP)}},
    {BLOCK_WORDS, N_("Small and big blind, level by level, with the ante in brackets where there is one: "), .levels = true},
    {BLOCK_WORDS, N_("When several go out in one hand, the one who began it with more chips has the better place.")},
    {BLOCK_WORDS, N_("The chips are for playing. There is no money in Carré.")},
    {BLOCK_HEAD, N_("Good play")},
    {BLOCK_ICON, N_("Play few hands, and play them hard. Two cards that you would not raise with are mostly not worth a call either."), .icon = "hint"},
    {BLOCK_ICON, N_("Acting last is worth a card: you have seen what everybody else did. Play more hands near the button, fewer far from it."), .icon = "hint"},
    {BLOCK_ICON, N_("Before you call, look at the price: a call of 50 for a pot of 150 has to win one time in four."), .icon = "hint"},
    {BLOCK_ICON, N_("A bet wins in two ways: with the better hand, or because nobody calls."), .icon = "hint"},
    {BLOCK_ICON, N_("With ten big blinds or less there is no room for small bets: go all-in or fold."), .icon = "hint"},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("A hand"), poker_hand}, {N_("Betting"), poker_betting}, {N_("All-in"), poker_pots}, {N_("Hand ranks"), poker_ranks, .id = POKER_CHART}, {N_("The tournament"), tournament}, {NULL, NULL},
};

void poker_levels(const struct rules *r, struct strbuf *out)
{
    char small[64], big[64], ante[64];
    for (int i = 0; i < HOLDEM_LEVELS_MOST; i++) {
        const struct holdem_level l = holdem_tables_level(r, r->option[HOLDEM_STRUCTURE], i);
        if (!l.big)
            return;
        i18n_number(small, l.small);
        i18n_number(big, l.big);
        strbuf_addf(out, "%s%s/%s", i ? " · " : "", small, big);
        if (r->option[HOLDEM_ANTES] && l.ante)
            strbuf_addf(out, " (%s)", i18n_number(ante, l.ante));
    }
}

void poker_picture(struct app *app, const char *word, int length, float width, char out[RULES_PICTURE])
{
    const bool french = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR && strchr("JQK", *word);
    if (strncmp(word, "back", 4) == 0)
        snprintf(out, RULES_PICTURE, "power-up/back");
    else
        snprintf(out, RULES_PICTURE, "cards/%s%s%.*s", french ? "fr/" : "", width < 90 ? "small/" : "", length, word);
}

const struct rules_book rules_of_holdem = {.game = "holdem", .heading = N_("How to play hold’em"), .face = &typeface_powerup, .players = 6, .picture = poker_picture, .page = pages};
