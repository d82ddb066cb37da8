/* review_words_upcolor.c - cards of Upcolor in sentences. */
#include "game_folder.h"
#include "check.h"
#include "review_words_inside.h"

#include "upcolor_names.h"

#include <stddef.h>
#include <string.h>

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

static void did(const struct stage *st, const struct review_decision *d, bool you,
                struct strbuf *out)
{
    const int face = face_of(st, &d->played);
    if (face >= 0)
        REVIEW_SAY_ALONE(_(card_words[face].you), _(card_words[face].they));
    else
        REVIEW_SAY_ALONE(_("You passed."), _("%s passed."));
}

static void better(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const int face = face_of(st, &d->rating.better);
    strbuf_add(out, face >= 0 ? _(card_words[face].better) : _("Passing was better."));
}

static void worth(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    const int n = review_percent(d->rating.cost);
    (void)st;
    strbuf_addf(out,
                i18n_plural("It wins about %d more round in 100.",
                            "It wins about %d more rounds in 100.", (unsigned long)n),
                n);
}

/* ---- chances: chips, and the pot as if it were everybody's alike; without pots, rounds */

static int32_t upcolor_ahead(const struct view *v, int s, int seated)
{
    CARRE_ASSERT(s >= 0 && s < v->board.nseats);
    const struct board *b = &v->board;
    const bool in = b->num[UPCOLOR_STAKED + s] > 0;
    if (!v->rules.option[UPCOLOR_POTS])
        return b->num[UPCOLOR_ROUNDS_WON + s] + 1; /* with nothing won yet all are alike */
    return b->num[UPCOLOR_STACK + s] - b->num[UPCOLOR_DEBT + s] +
           (in ? (b->num[UPCOLOR_POT] + b->num[UPCOLOR_CARRY]) / seated : 0);
}

static void upcolor_point(struct review *r, struct review_eyes *all, int at, int part)
{
    int32_t chips[SEATS] = {0}, team[SEATS] = {0};
    struct view v;
    int seated = 0;
    review_eyes_at(all, at, &v);
    const struct board *b = &v.board;
    for (int s = 0; s < b->nseats; s++)
        seated += b->num[UPCOLOR_STAKED + s] > 0;
    for (int s = 0; s < b->nseats; s++) {
        const int32_t own = upcolor_ahead(&v, s, seated);
        chips[s] = own > 0 ? own : 0;
    }
    struct review_point *p = review_point_add(r, at, part, SEAT_NONE);
    review_point_share(p, chips);
    for (int s = 0; s < b->nseats; s++)
        for (int k = 0; k < b->nseats; k++)
            team[s] += upcolor_partners(&v.rules, s, k) || s == k ? p->chance[k] : 0;
    memcpy(p->chance, team, sizeof team);
}

static void chances(struct review *r, const struct match *m, const struct marks *marks,
                    const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    int part = 0;
    (void)seen, (void)nseen;
    for (int i = 0; i < marks->n; i++)
        if (marks->mark[i].large)
            upcolor_point(r, all, marks->mark[i].at, ++part);
    if (match_over(m))
        upcolor_point(r, all, match_actions(m), part);
}

/* What a round pays is what it is worth. */
static int32_t chips(const struct view *v, const struct rating *r)
{
    const int round = v->board.num[UPCOLOR_ROUND];
    return round < 1 || round > UPCOLOR_ROUNDS
               ? 0
               : (int32_t)((int64_t)v->board.num[UPCOLOR_ROUND_SHARE + round - 1] * r->cost /
                           RATE_WHOLE);
}

static bool goes_on(const struct event *e)
{
    return e->kind == EVENT_NOTE && e->why == UPCOLOR_WHY_ROUND;
}

const struct review_sentences review_of_upcolor = {
    .part = N_("Round %d"),
    .yours = N_("Round %d: your chance of winning went from %d%% to %d%%."),
    .theirs = N_("Round %d: %s’s chance of winning went from %d%% to %d%%."),
    .did = did,
    .better = better,
    .worth = worth,
    .chances = chances,
    .chips = chips,
    .goes_on = goes_on,
    .clears = true,
};
