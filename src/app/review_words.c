/* review_words.c - what the sentences of all games have in common. */
#include "review_words.h"

#include "explain.h"
#include "review_words_inside.h"

#include <stdio.h>
#include <string.h>

int32_t review_rounded(int32_t n)
{
    int32_t step = 1;
    while (n / step >= 100)
        step *= 10;
    return (n + step / 2) / step * step;
}

struct words_of {
    const char *game, *part;    /* "Hand %d" */
    const char *yours, *theirs; /* how a chance turned, in that part: of whoever is told, of another (part, name, from, to) or, in Ace of Spades, of the duel */
    void (*did)(const struct stage *st, const struct review_decision *d, bool you, struct strbuf *out);
    void (*better)(const struct stage *st, const struct review_decision *d, struct strbuf *out);
    void (*worth)(const struct stage *st, const struct review_decision *d, struct strbuf *out);
    void (*cost)(const struct stage *st, const struct review_decision *d, struct strbuf *out);     /* NULL: in hundredths */
};

#define HAND N_("Hand %d"), N_("Hand %d: your chance of winning went from %d%% to %d%%."), N_("Hand %d: %s’s chance of winning went from %d%% to %d%%.")

static const struct words_of words[] = {
    {"holdem", HAND, review_poker_did, review_poker_better, review_poker_worth, review_poker_cost},
    {"power-up", HAND, review_power_up_did, review_power_up_better, review_poker_worth, review_poker_cost},
    {"spec", HAND, review_spec_did, review_spec_better, review_poker_worth, review_poker_cost},
    {"ace", N_("Duel %d"), N_("Duel %d: your chance of winning it went from %d%% to %d%%."), N_("Duel %d: the chance of winning it went from %d%% to %d%%."),
     review_ace_did, review_ace_better, review_ace_worth, NULL},
    {"upcolor", N_("Round %d"), N_("Round %d: your chance of winning went from %d%% to %d%%."), N_("Round %d: %s’s chance of winning went from %d%% to %d%%."),
     review_upcolor_did, review_upcolor_better, review_upcolor_worth, NULL},
};

static const struct words_of *words_of(const char *game)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strcmp(words[i].game, game) == 0)
            return &words[i];
    return NULL;
}

void review_say(const struct stage *st, const struct review_decision *d, bool you, struct review_words *out)
{
    const struct words_of *w = words_of(st->rules.game->id);
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
    strbuf_addf(out, "%s%s%s", strbuf_text(&w->did), C_("between sentences", " "), strbuf_text(&w->better));
    if (*w->why)
        strbuf_addf(out, "%s%s", C_("between sentences", " "), w->why);
}

const char *review_nothing(const struct review_person *p)
{
    if (!p || !p->rated)
        return _("No decisions to review here.");
    return _("No costly mistakes: where the strongest player would have chosen differently, it made no provable difference. Well played!");
}

void review_cost(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const struct words_of *w = words_of(st->rules.game->id);
    if (w && w->cost)
        w->cost(st, d, out);
    else
        strbuf_addf(out, _("−%d%%"), review_percent(d->rating.cost));
}

void review_part(const struct rules *r, int part, struct strbuf *out)
{
    const struct words_of *w = words_of(r->game->id);
    if (w)
        strbuf_addf(out, _(w->part), part);
}

void review_turn_say(const struct seating *who, const struct rules *r, const struct review *review, seat you, struct strbuf *out)
{
    const struct review_turn *t = &review->turn;
    const struct words_of *w = words_of(r->game->id);
    if (!t->there || !w)
        return;
    const int part = review->point[t->from].part, from = review_percent(review->point[t->from].chance[t->who]), to = review_percent(review->point[t->to].chance[t->who]);
    if (t->who == you)
        strbuf_addf(out, _(w->yours), part, from, to);
    else if (strcmp(r->game->id, "ace") == 0)
        strbuf_addf(out, _(w->theirs), part, from, to);
    else
        strbuf_addf(out, _(w->theirs), part, who->seat[t->who].name, from, to);
}
