/* poker_words.h - hands of a game on hold'em's table laid out and played by words, for tests: what
 * power_up_table.h and spec_table.h have in common. Seats in words count from 1; in a hand that is
 * laid out seat 1 sits left of the button and the last one has it (heads-up: seat 1 is the big
 * blind). It is played from every other button as well (turned.h). */
#ifndef CARRE_POKER_WORDS_H
#define CARRE_POKER_WORDS_H

#include "holdem_table.h"

/* A table as the set-up deals it; options in words, "start=3 most=4", NULL: the normal ones, but
 * that nobody is asked whether to show. NULL and a sentence for one that can't be. */
struct match *poker_words_table(const char *game, int seats, const char *options,
                                const char *position, const char *deal, char error[MATCH_ERROR]);

/* A hand: parts with semicolons, in any order.
 *     stacks 1500 1500 1500     needed: how many sit there
 *     hole AcKd QcJd            spades, then diamonds from AsKs down where not named
 *     held scanner,clone - emp  cards of the game's own by seat; nobody holds any where not named.
 *                               `fun` likewise, where the game has that zone
 *     board QhJhTh              the hand goes on there, with 300 in the pot: on the flop with up to
 *                               3 cards, the turn with 4, the river with 5; `street 2` says another
 *     options most=4            of the game
 *     set locked 3              any number, as in a position; may stand there several times
 *     played deploy             cards played before
 *     next 2c3d *1 emp          what chance answers from then on: cards, numbers, the game's own
 *                               cards
 * Without a board it begins, with blinds of 50 and 100 and no ante (`blinds 0 0 100`: other ones).
 * `also`: a number of each seat that is 10 where its part of the same name does not say otherwise;
 * NULL: none. `usual`: options that go before those in words. */
struct match *poker_words_hand(const char *game, const char *words, const char *also,
                               const char *usual);

int poker_words_verb(const struct match *m, const char *word);
/* Plays; checks that a refusal changes nothing, and the table after what is legal. */
int poker_words_play(struct match *m, const struct action *a);
/* Several actions, with commas; each must be legal. */
void poker_words_do(struct match *m, const char *words,
                    int (*one_of_them)(struct match *m, const char *words));

/* The faces in a zone as words, "QhJhTh", "scanner,clone"; "??" for what is undecided. Borrowed
 * until the fourth call from now. */
const char *poker_words_lies(const struct match *m, int zone);
/* The same as seat `who`, from 1, sees it; 0: an onlooker. */
const char *poker_words_sees(const struct match *m, int who, int zone);
/* Who has seen a card: seats from 1, "12", "all", "" for nobody. */
const char *poker_words_marks(const struct match *m, int zone, int index);

#endif
