/* equities.c - `carre equity AcAd KcKd [--board …] [--dead …] [--two-card] [--samples N]`: how
 * often hands win against one another, exactly, or by random boards. Prints the number of boards,
 * and a line a hand: cards, boards won, shared and lost, and the share of the pot; of random boards
 * also between which shares it lies, 19 of 20 times. */
#include "card_words.h"
#include "check.h"
#include "commands.h"
#include "digest.h"
#include "equity.h"
#include "i18n.h"
#include "match.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static bool named(const char *name, const char *text, cardset *out, struct strbuf *why)
{
    if (!text || card_words_read(text, out, why))
        return true;
    fprintf(stderr, "carre: %s: %s\n", name, strbuf_text(why));
    return false;
}

static const char *fault_text(enum equity_fault fault)
{
    switch (fault) {
    case EQUITY_FINE: break;
    case EQUITY_FAULT_HANDS: return _("Equity needs 2 to 9 hands.");
    case EQUITY_FAULT_HOLE: return _("A hand is two cards, such as AcAd.");
    case EQUITY_FAULT_TWICE: return _("The same card appears twice.");
    case EQUITY_FAULT_BOARD: return _("A board has at most 7 cards.");
    case EQUITY_FAULT_TOO_FEW_CARDS: return _("Not enough cards left for the board.");
    }
    return "";
}

static bool table_of(const struct options *o, struct equity_table *t, struct strbuf *why)
{
    *t = (struct equity_table){.hands = o->nfiles, .two_card = o->two_card};
    for (int h = 0; h < o->nfiles && h < EQUITY_HANDS; h++)
        if (!named(o->file[h], o->file[h], &t->hole[h], why))
            return false;
    if (!named("--board", o->board, &t->board, why) || !named("--dead", o->dead, &t->dead, why))
        return false;
    t->board_cards =
        cardset_count(t->board) > EQUITY_BOARD_USUAL ? cardset_count(t->board) : EQUITY_BOARD_USUAL;
    const enum equity_fault fault = equity_check(t);
    if (fault != EQUITY_FINE)
        fprintf(stderr, "carre: %s\n", fault_text(fault));
    return fault == EQUITY_FINE;
}

static struct rng rng_of(const char *seed)
{
    uint8_t bytes[SEED_BYTES];
    uint64_t start;
    if (seed)
        return rng_seed(digest_text(seed));
    match_seed_random(bytes);
    memcpy(&start, bytes, sizeof start);
    return rng_seed(start);
}

static void print_share(int64_t millionths)
{
    CARRE_ASSERT(millionths >= 0 && millionths <= 1000000);
    printf(" %" PRId64 ".%06" PRId64, millionths / 1000000, millionths % 1000000);
}

int equity_main(const struct options *o)
{
    struct strbuf why = STRBUF_EMPTY;
    struct equity_table t;
    struct equity e;
    const bool good = table_of(o, &t, &why);
    strbuf_free(&why);
    if (!good)
        return 2;
    if (o->samples > 0) {
        struct rng rng = rng_of(o->seed);
        equity_sampled(&t, o->samples, &rng, &e);
    } else {
        equity_exact(&t, &e);
    }
    printf(i18n_plural("%lld board\n", "%lld boards\n", (unsigned long)e.boards),
           (long long)e.boards);
    for (int h = 0; h < t.hands; h++) {
        char cards[CARD_WORDS_BYTES];
        const struct equity_hand *hand = &e.hand[h];
        /* whole is below 10^13 */
        const int64_t whole = e.boards * EQUITY_WHOLE,
                      millionths = (hand->share * 1000000 + whole / 2) / whole;
        printf("%s %" PRId64 " %" PRId64 " %" PRId64, card_words_tidy(o->file[h], cards), hand->win,
               hand->tie, hand->loss);
        print_share(millionths);
        if (o->samples > 0) {
            const struct equity_interval lies = equity_interval(&e, h);
            print_share(lies.from);
            print_share(lies.to);
        }
        putchar('\n');
    }
    return fflush(stdout) ? 1 : 0;
}
