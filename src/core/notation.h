/* notation.h - cards, actions and answers as text, for logs, tests and terminals.
 *
 * Cards: "As", "Td", "joker", "joker2", own faces by the game's name ("the-hangman") or "x64",
 * hidden "??". Actions: `SEAT VERB [.ABOUT] [#PICK…] [=AMOUNT]`, for example `1 shoot #0 #1 #4 =3`
 * or `1 arm .2 #5 =1`. Answers of chance: a card, or `=N`. */
#ifndef CARRE_NOTATION_H
#define CARRE_NOTATION_H

#include "game.h"

enum { CARD_TEXT = 40, ACTION_TEXT = 200 };

/* "Qh", "joker", or the game's own word; "??" of a card that is not seen, "--" of none. */
void card_text(const struct rules *r, card c, char out[CARD_TEXT]);
/* Reads one word; CARD_NONE if it is no card. "??" is CARD_HIDDEN. */
card card_parse(const struct rules *r, const char *word);

/* Seats are written from 1. */
void action_text(const struct rules *r, const struct action *a, char out[ACTION_TEXT]);
/* Reads one action up to the end of the text. False, with a sentence, if it is none; says nothing
 * about its being legal. */
bool action_parse(const struct rules *r, const char *text, struct action *out, char *error,
                  int room);

/* The zone or number named "hand" or "hand 2" (seat from 1): its number, -1 if there is none. */
int zone_parse(const struct game *g, const char *name, int seat_from_1);
int num_parse(const struct game *g, const char *name, int seat_from_1);

#endif
