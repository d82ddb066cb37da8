/* card_words.c - one card after another, strict about what is none. */
#include "card_words.h"

#include "check.h"
#include "i18n.h"

#include <ctype.h>
#include <string.h>

bool card_words_read(const char *text, cardset *out, struct strbuf *why)
{
    *out = CARDSET_NONE;
    for (const char *at = text; *at;) {
        if (isspace((unsigned char)*at) || *at == ',') {
            at++;
            continue;
        }
        const int rank = card_rank_from((char)toupper((unsigned char)at[0])),
                  suit = card_suit_from((char)tolower((unsigned char)at[1]));
        if (rank < 0 || suit < 0) {
            strbuf_setf(why, _("“%.*s” isn’t a card. Write cards like this: As, Td, 2c."),
                        (int)strcspn(at, " \t\r\n,"), at);
            return false;
        }
        const cardset one = cardset_of(card_of(rank, suit));
        if (*out & one) {
            strbuf_setf(why, _("%.2s appears twice."), at);
            return false;
        }
        *out |= one;
        at += 2;
    }
    return true;
}

const char *card_words_tidy(const char *text, char out[CARD_WORDS_BYTES])
{
    int n = 0;
    for (; *text && n < CARD_WORDS_BYTES - 1; text++)
        if (isalnum((unsigned char)*text)) {
            out[n] = (char)(n % 2 ? tolower((unsigned char)*text) : toupper((unsigned char)*text));
            n++;
        }
    out[n] = 0;
    CARRE_ASSERT(n < CARD_WORDS_BYTES);
    return out;
}
