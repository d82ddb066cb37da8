/* review_words.c - what the sentences of all games have in common. */
#include "review_words.h"

#include "check.h"
#include "explain.h"
#include "game_folder.h"
#include "review_words_inside.h"

#include <stdio.h>

int32_t review_rounded(int32_t n)
{
    CARRE_ASSERT(n >= 0);
    int32_t step = 1;
    while (n / step >= 100)
        step *= 10;
    return (n + step / 2) / step * step;
}

static const struct review_sentences *sentences(const struct rules *r)
{
    return game_folder(r->game->id)->review;
}

void review_say(const struct stage *st, const struct review_decision *d, bool you,
                struct review_words *out)
{
    CARRE_ASSERT(st->me >= 0 && st->me < st->rules.nseats);
    const struct review_sentences *w = sentences(&st->rules);
    struct view v = {.rules = st->rules, .me = st->me, .board = st->shown.b};
    *out = (struct review_words){.did = STRBUF_EMPTY, .better = STRBUF_EMPTY, .why = ""};
    if (!w)
        return;
    rules_choices(&v.rules, &v.board, v.me, &v.choices);
    w->did(st, d, you, &out->did);
    w->better(st, d, &out->better);
    strbuf_add(&out->better, C_("between sentences", " "));
    w->worth(st, d, &out->better);
    out->why = _(bot_why(&v, &d->rating.better));
}

void review_words_free(struct review_words *w)
{
    strbuf_free(&w->did);
    strbuf_free(&w->better);
}

void review_words_whole(const struct review_words *w, struct strbuf *out)
{
    strbuf_addf(out, "%s%s%s", strbuf_text(&w->did), C_("between sentences", " "),
                strbuf_text(&w->better));
    if (*w->why)
        strbuf_addf(out, "%s%s", C_("between sentences", " "), w->why);
}

const char *review_nothing(const struct review_person *p)
{
    if (!p || !p->rated)
        return _("No decisions to review here.");
    return _("No costly mistakes: the strongest bot found nothing clearly better. Well played!");
}

void review_cost(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const struct review_sentences *w = sentences(&st->rules);
    if (w && w->cost)
        w->cost(st, d, out);
    else
        strbuf_addf(out, _("−%d%%"), review_percent(d->rating.cost));
}

void review_part(const struct rules *r, int part, struct strbuf *out)
{
    const struct review_sentences *w = sentences(r);
    if (w)
        strbuf_addf(out, _(w->part), part);
}

void review_turn_say(const struct seating *who, const struct rules *r, const struct review *review,
                     seat you, struct strbuf *out)
{
    const struct review_turn *t = &review->turn;
    const struct review_sentences *w = sentences(r);
    if (!t->there || !w)
        return;
    const int part = review->point[t->from].part,
              from = review_percent(review->point[t->from].chance[t->who]),
              to = review_percent(review->point[t->to].chance[t->who]);
    if (t->who == you)
        strbuf_addf(out, _(w->yours), part, from, to);
    else if (w->within_parts)
        strbuf_addf(out, _(w->theirs), part, from, to);
    else
        strbuf_addf(out, _(w->theirs), part, who->seat[t->who].name, from, to);
}
