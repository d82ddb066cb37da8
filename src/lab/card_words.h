/* card_words.h - cards as people write them on a command line: "AcKd", "ac kd", "Ac,Kd". */
#ifndef CARRE_CARD_WORDS_H
#define CARRE_CARD_WORDS_H

#include "cardset.h"
#include "strbuf.h"

/* All the cards of a text, spaces and commas passed over. False with a sentence in `why` for what
 * is no card and for a card that is there twice. */
bool card_words_read(const char *text, cardset *out, struct strbuf *why);

/* Such a text that was read without fault as one word, its cards in their order: "AcKd". */
enum { CARD_WORDS_BYTES = 2 * 52 + 1 };
const char *card_words_tidy(const char *text, char out[CARD_WORDS_BYTES]);

#endif
