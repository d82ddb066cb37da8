/* review_words_spec.c - effect cards in sentences; bets are told as at any table. */
#include "poker_folder.h"
#include "review_words_inside.h"

#include "spec_words.h"

static const char *effect_of(const struct stage *st, const struct action *a)
{
    const card c = a->n ? spec_picked(&st->shown.b, a->who, a->pick[0]) : (card)CARD_NONE;
    for (int e = 0; e < SPEC_EFFECTS; e++)
        if (spec_card(e) == c)
            return spec_title(e);
    return "";
}

static void did(const struct stage *st, const struct review_decision *d, bool you,
                struct strbuf *out)
{
    if (d->played.kind == SPEC_DECLARE)
        REVIEW_SAY(_("You declared %s."), _("%s declared %s."), effect_of(st, &d->played));
    else
        review_poker_did(st, d, you, out);
}

static void better(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    if (d->rating.better.kind == SPEC_DECLARE)
        strbuf_addf(out, _("Declaring %s was better."), effect_of(st, &d->rating.better));
    else
        review_poker_better(st, d, out);
}

const struct review_sentences review_of_spec = POKER_REVIEW(did, better);
