/* decks.c - `carre decks N --seed TEXT`: N shuffled packs for who wants to test the shuffle. Each
 * pack is 52 bytes on standard output, the cards in the order in which they are dealt, rank * 4 +
 * suit. Pack i has the seed "TEXT/i", as game i of `carre sim` has; without a text each has 256
 * bits from the system, as every game at the table has. The choices are the dealer's (dealer.c),
 * asked as the rules ask. */
#include "commands.h"
#include "check.h"
#include "dealer.h"
#include "i18n.h"
#include "system.h"
#include "words.h"

#include <inttypes.h>
#include <stdio.h>

enum { DECK = 52, DECKS_MOST = 1000000000 };

static void deal(struct dealer *dealer, card out[DECK])
{
    card left[DECK];
    for (int i = 0; i < DECK; i++)
        left[i] = (card)i;
    for (int i = 0; i < DECK; i++) {
        const struct chance_question q = {
            .stream = 0, .round = 1, .draw = (uint16_t)i, .n = DECK - i, .faces = left};
        const int at = dealer->chance.one_of(&dealer->chance, &q);
        CARRE_ASSERT(at >= 0 && at < DECK - i);
        out[i] = left[at];
        for (int k = at; k < DECK - i - 1; k++)
            left[k] = left[k + 1];
    }
}

int decks_main(const struct options *o)
{
    int64_t n;
    if (!word_number(o->subject, 1, DECKS_MOST, &n)) {
        fprintf(stderr, _("carre: “decks” needs a whole number from 1 to %d, not “%s”.\n"),
                DECKS_MOST, o->subject);
        return 2;
    }
    if (system_is_terminal(stdout)) {
        fprintf(stderr, "carre: %s\n",
                _("“decks” writes raw bytes, not text. Send them to a file or pipe them to a "
                  "program."));
        return 2;
    }
    for (int64_t i = 0; i < n; i++) {
        char name[300];
        uint8_t seed[SEED_BYTES];
        snprintf(name, sizeof name, "%.250s/%" PRId64, o->seed ? o->seed : "", i);
        if (o->seed)
            match_seed_from_text(name, seed);
        else
            match_seed_random(seed);
        struct dealer dealer;
        card out[DECK];
        dealer_open(&dealer, seed);
        deal(&dealer, out);
        dealer_close(&dealer);
        if (fwrite(out, 1, sizeof out, stdout) != sizeof out)
            return 1;
    }
    return fflush(stdout) ? 1 : 0;
}
