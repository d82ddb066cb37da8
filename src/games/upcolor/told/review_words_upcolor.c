/* review_words_upcolor.c - cards of Upcolor in sentences. */
#include "review_words_inside.h"

#include "upcolor_names.h"

#include <stddef.h>

static const struct {
    const char *you, *they, *better;
} card_words[UPCOLOR_FACES] = {
    {N_("You played an imperial."), N_("%s played an imperial."),
     N_("Playing an imperial was better.")},
    {N_("You played a yellow card."), N_("%s played a yellow card."),
     N_("Playing a yellow card was better.")},
    {N_("You played a blue card."), N_("%s played a blue card."),
     N_("Playing a blue card was better.")},
    {N_("You played a red card."), N_("%s played a red card."),
     N_("Playing a red card was better.")},
    {N_("You played a violet card."), N_("%s played a violet card."),
     N_("Playing a violet card was better.")},
    {N_("You played a discard card."), N_("%s played a discard card."),
     N_("Playing a discard card was better.")},
};

static int face_of(const struct stage *st, const struct action *a)
{
    const int face =
        a->kind == UPCOLOR_PLAY && a->n
            ? board_face(&st->shown.b, UPCOLOR_HAND + a->who, a->pick[0]) - UPCOLOR_IMPERIAL
            : -1;
    return face >= 0 && face < UPCOLOR_FACES ? face : -1;
}

void review_upcolor_did(const struct stage *st, const struct review_decision *d, bool you,
                        struct strbuf *out)
{
    const int face = face_of(st, &d->played);
    if (face >= 0)
        REVIEW_SAY_ALONE(_(card_words[face].you), _(card_words[face].they));
    else
        REVIEW_SAY_ALONE(_("You passed."), _("%s passed."));
}

void review_upcolor_better(const struct stage *st, const struct review_decision *d,
                           struct strbuf *out)
{
    const int face = face_of(st, &d->rating.better);
    strbuf_add(out, face >= 0 ? _(card_words[face].better) : _("Passing was better."));
}

void review_upcolor_worth(const struct stage *st, const struct review_decision *d,
                          struct strbuf *out)
{
    const int n = review_percent(d->rating.cost);
    (void)st;
    strbuf_addf(out,
                i18n_plural("It wins about %d more round in 100.",
                            "It wins about %d more rounds in 100.", (unsigned long)n),
                n);
}
