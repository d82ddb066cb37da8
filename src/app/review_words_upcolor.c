/* review_words_upcolor.c - cards of Upcolor in sentences. */
#include "review_words_inside.h"

#include "upcolor_names.h"

#include <stddef.h>

static const struct { const char *you, *they, *better; } card_words[UPCOLOR_FACES] = {
    {N_("You played an imperial."), N_("%s played an imperial."), N_("An imperial would have won about %s.")},
    {N_("You played a yellow card."), N_("%s played a yellow card."), N_("A yellow card would have won about %s.")},
    {N_("You played a blue card."), N_("%s played a blue card."), N_("A blue card would have won about %s.")},
    {N_("You played a red card."), N_("%s played a red card."), N_("A red card would have won about %s.")},
    {N_("You played a violet card."), N_("%s played a violet card."), N_("A violet card would have won about %s.")},
    {N_("You played a discard card."), N_("%s played a discard card."), N_("A discard card would have won about %s.")},
};

static int face_of(const struct stage *st, const struct action *a)
{
    const int face = a->kind == UPCOLOR_PLAY && a->n ? board_face(&st->shown.b, UPCOLOR_HAND + a->who, a->pick[0]) - UPCOLOR_IMPERIAL : -1;
    return face >= 0 && face < UPCOLOR_FACES ? face : -1;
}

void review_upcolor_did(const struct stage *st, const struct review_decision *d, bool you, struct strbuf *out)
{
    const int face = face_of(st, &d->played);
    if (face >= 0)
        REVIEW_SAY_ALONE(_(card_words[face].you), _(card_words[face].they));
    else
        REVIEW_SAY_ALONE(_("You passed."), _("%s passed."));
}

void review_upcolor_better(const struct stage *st, const struct review_decision *d, const char *worth, struct strbuf *out)
{
    const int face = face_of(st, &d->rating.better);
    strbuf_addf(out, face >= 0 ? _(card_words[face].better) : _("Passing would have won about %s."), worth);
}

void review_upcolor_worth(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const int n = review_percent(d->rating.cost);
    (void)st;
    strbuf_addf(out, i18n_plural("%d more round in 100", "%d more rounds in 100", (unsigned long)n), n);
}
