/* How to play no-limit hold'em: the pages that Power Up's book has as well, and those of the plain
 * game. */
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
    {BLOCK_WORDS,
     N_("Everyone is dealt two cards that only they can see, and five cards are dealt face up in "
        "the middle for all to use. The player who makes the best five-card hand from those seven "
        "wins the chips in the pot. So does the last player left when everyone else has folded.")},
    {BLOCK_HEAD, N_("The button and the blinds")},
    {BLOCK_WORDS,
     N_("From the flop on, the player on the button acts last. The button moves one seat every "
        "hand. The two players to its left post the small blind and the big blind before they see "
        "their cards, so there’s something to play for. If there’s an ante, everyone pays it "
        "first. With two players left, the button posts the small blind.")},
    {BLOCK_HEAD, N_("Four betting rounds")},
    {BLOCK_TABLE, N_("Before the flop: your two hole cards"), .cards = "?As ?Kh",
     .more = N_("The player after the big blind acts first. The big blind acts last.")},
    {BLOCK_TABLE, N_("The flop: three cards on the board"), .cards = "+Kd +7s +2c",
     .more = N_("From now on, the first player after the button who is still in acts first.")},
    {BLOCK_TABLE, N_("The turn: a fourth card"), .cards = "Kd 7s 2c +Jh"},
    {BLOCK_TABLE, N_("The river: the fifth and last card"), .cards = "Kd 7s 2c Jh +As"},
    {BLOCK_HEAD, N_("The showdown")},
    {BLOCK_TABLE, N_("Here, two pair wins: aces and kings"), .cards = "As Kh . As Kd Jh",
     .more = N_("Your best five cards out of seven count. You can use both of your hole cards, one "
                "or neither. Only those five matter: a sixth card never breaks a tie, and neither "
                "do suits.")},
    {BLOCK_WORDS, N_("When everyone else has folded, the last player takes the pot and doesn’t "
                     "have to show anything.")},
    {.kind = BLOCK_END},
};

const struct block poker_betting[] = {
    {BLOCK_WORDS, N_("On your turn, do one of these. A betting round ends when everyone still in "
                     "has put in the same amount or has no chips left.")},
    {BLOCK_HEAD, N_("With no bet to call")},
    {BLOCK_ICON, N_("Check: put in nothing and stay in."), .icon = "tick"},
    {BLOCK_ICON, N_("Bet: at least one big blind, up to everything you have."), .icon = "plus"},
    {BLOCK_HEAD, N_("Facing a bet")},
    {BLOCK_ICON, N_("Fold: give up your cards. The chips you’ve put in stay in the pot."),
     .icon = "close"},
    {BLOCK_ICON, N_("Call: match the highest bet."), .icon = "tick"},
    {BLOCK_ICON,
     N_("Raise: put in more. A raise must be at least as big as the last bet or raise in this "
        "round: after a bet of 100, raise to at least 200, and after a raise from 100 to 300, to "
        "at least 500."),
     .icon = "plus"},
    {BLOCK_HEAD, N_("No limit")},
    {BLOCK_WORDS, N_("You can bet anything from the minimum raise up to your whole stack. Your "
                     "whole stack is always allowed, even if it’s less than a full raise. It can "
                     "then be called, but players who have already acted can’t raise again unless "
                     "the bet has gone up by a full raise since.")},
    {BLOCK_WORDS, N_("Any part of a bet that can’t be called is returned at once.")},
    {.kind = BLOCK_END},
};

const struct block poker_pots[] = {
    {BLOCK_WORDS, N_("Once you’ve put in all your chips, you’re all-in: you can’t fold, you don’t "
                     "act again, and you stay in until the end of the hand. You can’t be bet out "
                     "of a pot just because you have fewer chips.")},
    {BLOCK_HEAD, N_("Main pot and side pots")},
    {BLOCK_WORDS,
     N_("From each opponent, you can win only as much as you put in yourself. Anything the others "
        "bet on top goes into a side pot, which they play for among themselves.")},
    {BLOCK_ICON, N_("Robin is all-in for 100. Rusty and Clover put in 300 each."), .icon = "info"},
    {BLOCK_ICON, N_("Main pot: 3 × 100 = 300. All three can win it."), .icon = "star"},
    {BLOCK_ICON,
     N_("Side pot: 2 × 200 = 400. Only Rusty and Clover can win it, even if Robin has the best "
        "hand."),
     .icon = "star"},
    {BLOCK_HEAD, N_("When no more bets are possible")},
    {BLOCK_WORDS, N_("As soon as no more than one player has chips left, with nothing to call, all "
                     "hands are turned face up and the rest of the board is dealt.")},
    {BLOCK_HEAD, N_("Ties")},
    {BLOCK_WORDS,
     N_("Equal hands split the pot. An odd chip goes to the first winner after the button.")},
    {.kind = BLOCK_END},
};

const struct block poker_ranks[] = {
    {BLOCK_CARDS, N_("Straight flush"),
     N_("Five in a row, all of one suit. Ace-high, it’s a royal flush."), .cards = "9h Th Jh Qh Kh",
     .small = true},
    {BLOCK_CARDS, N_("Four of a kind"), .cards = "8s 8h 8d 8c ~Kd", .small = true},
    {BLOCK_CARDS, N_("Full house"),
     N_("Three of one rank and two of another. The three are compared first."),
     .cards = "Js Jh Jc 4d 4c", .small = true},
    {BLOCK_CARDS, N_("Flush"), N_("Five cards of the same suit."), .cards = "Ac Jc 9c 6c 3c",
     .small = true},
    {BLOCK_CARDS, N_("Straight"),
     N_("Five in a row. The ace can be high (above the king) or low (below the 2)."),
     .cards = "5s 6d 7h 8c 9s", .small = true},
    {BLOCK_CARDS, N_("Three of a kind"), .cards = "Qs Qd Qc ~9h ~2s", .small = true},
    {BLOCK_CARDS, N_("Two pair"), .cards = "Ah Ad 7s 7c ~Qd", .small = true},
    {BLOCK_CARDS, N_("Pair"), .cards = "Ts Th ~Kc ~8d ~4h", .small = true},
    {BLOCK_CARDS, N_("High card"), N_("None of the above: the highest card counts, then the next."),
     .cards = "As ~Qd ~9c ~6h ~3s", .small = true},
    {BLOCK_WORDS, N_("The best hand is at the top. Between two hands of the same rank, the higher "
                     "cards win: first those that make the hand, then the kickers.")},
    {.kind = BLOCK_END},
};

static const struct block tournament[] = {
    {BLOCK_WORDS,
     N_("Everyone starts with %d chips, and plays until one player has them all. Lose your last "
        "chip and you’re out."),
     .number = {RULE_NUMBER(HOLDEM_FIRST_STACK)}},
    {BLOCK_ICON,
     N_("The blinds go up with each level. Hands per level: %d, or %d once only two players are "
        "left."),
     .icon = "plus",
     .number = {RULE_NUMBER(HOLDEM_HANDS_A_LEVEL), RULE_NUMBER(HOLDEM_HANDS_HEADS_UP)}},
    {BLOCK_WORDS, N_("Small and big blind by level, with any ante in brackets: "), .levels = true},
    {BLOCK_WORDS, N_("If several players go out in the same hand, the one who started it with more "
                     "chips finishes higher.")},
    {BLOCK_WORDS, N_("Chips are just for play. There’s no money in Carré.")},
    {BLOCK_HEAD, N_("Strategy tips")},
    {BLOCK_ICON,
     N_("Play few hands, and play them hard. If two cards aren’t worth a raise, they’re rarely "
        "worth a call."),
     .icon = "hint"},
    {BLOCK_ICON,
     N_("Acting last is worth a card: you’ve seen what everyone else did. Play more hands near the "
        "button, fewer far from it."),
     .icon = "hint"},
    {BLOCK_ICON,
     N_("Before you call, look at the pot odds: a call of 50 to win a pot of 150 needs to win 1 "
        "time in 4."),
     .icon = "hint"},
    {BLOCK_ICON, N_("A bet can win in two ways: with the better hand, or because no one calls."),
     .icon = "hint"},
    {BLOCK_ICON,
     N_("With ten big blinds or fewer, there’s no room for small bets: go all-in or fold."),
     .icon = "hint"},
    {.kind = BLOCK_END},
};

static const struct rules_page pages[] = {
    {N_("A hand"), poker_hand},         {N_("Betting"), poker_betting},
    {N_("All-in"), poker_pots},         {N_("Hand ranks"), poker_ranks, .id = POKER_CHART},
    {N_("The tournament"), tournament}, {NULL, NULL},
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

void poker_picture(struct app *app, const char *word, int length, float width,
                   char out[RULES_PICTURE])
{
    const bool french = app_setting(app, SETTING_COURT_LETTERS) == COURT_FR && strchr("JQK", *word);
    if (strncmp(word, "back", 4) == 0)
        snprintf(out, RULES_PICTURE, "power-up/back");
    else
        snprintf(out, RULES_PICTURE, "cards/%s%s%.*s", french ? "fr/" : "",
                 width < 90 ? "small/" : "", length, word);
}

const struct rules_book rules_of_holdem = {.game = "holdem",
                                           .heading = N_("How to play hold’em"),
                                           .face = &typeface_powerup,
                                           .players = 6,
                                           .picture = poker_picture,
                                           .page = pages};
