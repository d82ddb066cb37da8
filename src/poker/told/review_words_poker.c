/* review_words_poker.c - bets in sentences: with which cards, for how much, into what. */
#include "poker_folder.h"
#include "review_words_inside.h"

#include "holdem_names.h"
#include "poker_parts.h"
#include "poker_sentences.h"

/* "9♦ 9♠", and after the flop what they make. */
static void holding(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    struct strbuf cards = STRBUF_EMPTY;
    char made[POKER_NAME] = "";
    for (int i = 0; i < board_count(b, HOLDEM_HAND + st->me); i++) {
        char face[FACE_NAME];
        face_short(st, board_face(b, HOLDEM_HAND + st->me, i), face);
        strbuf_addf(&cards, "%s%s", i ? " " : "", face);
    }
    if (board_count(b, HOLDEM_BOARD))
        poker_hand_name(st, b, st->me, made);
    poker_hand_within(made);
    if (*made)
        /* TRANSLATORS: hole cards, and what they make with the board: "9♦ 9♠ (pair of nines)" */
        strbuf_addf(out, _("%s (%s)"), strbuf_text(&cards), made);
    else
        strbuf_add(out, strbuf_text(&cards));
    strbuf_free(&cards);
}

void review_poker_worth(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    char amount[64];
    const int32_t n = st->big_blinds ? d->rating.cost : review_rounded(d->rating.cost);
    poker_amount(st, n, amount);
    const bool saved = d->rating.better.kind == HOLDEM_FOLD;
    if (st->big_blinds)
        strbuf_addf(out,
                    saved ? _("It saves about %s on average.")
                          : _("It wins about %s more on average."),
                    amount);
    else if (saved)
        strbuf_addf(out,
                    i18n_plural("It saves about %s chip on average.",
                                "It saves about %s chips on average.", (unsigned long)n),
                    amount);
    else
        strbuf_addf(out,
                    i18n_plural("It wins about %s more chip on average.",
                                "It wins about %s more chips on average.", (unsigned long)n),
                    amount);
}

void review_poker_cost(const struct stage *st, const struct review_decision *d, struct strbuf *out)
{
    char amount[64];
    const int32_t n = st->big_blinds ? d->rating.cost : review_rounded(d->rating.cost);
    poker_amount(st, n, amount);
    if (st->big_blinds)
        strbuf_addf(out, "−%s", amount);
    else
        strbuf_addf(out, i18n_plural("−%s chip", "−%s chips", (unsigned long)n), amount);
}

static bool is_all(const struct board *b, const struct action *a)
{
    const int32_t stack = b->num[HOLDEM_STACK + a->who];
    return a->kind == HOLDEM_CALL ? holdem_owes(b, a->who) >= stack
                                  : (a->kind == HOLDEM_BET_TO || a->kind == HOLDEM_RAISE_TO) &&
                                        a->amount >= stack + b->num[HOLDEM_BET + a->who];
}

void review_poker_did(const struct stage *st, const struct review_decision *d, bool you,
                      struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    const struct action *a = &d->played;
    struct strbuf hand = STRBUF_EMPTY;
    char pot[64], amount[64], owes[64];
    holding(st, &hand);
    const char *with = strbuf_text(&hand);
    poker_amount(st, holdem_pot(b), pot);
    poker_amount(st, holdem_owes(b, a->who), owes);
    poker_amount(st,
                 is_all(b, a) && a->kind != HOLDEM_CALL ? b->num[HOLDEM_STACK + a->who] : a->amount,
                 amount);
    switch (a->kind) {
    case HOLDEM_FOLD:
        REVIEW_SAY(_("You folded %s, with %s to call and %s in the pot."),
                   _("%s folded %s, with %s to call and %s in the pot."), with, owes, pot);
        break;
    case HOLDEM_CHECK:
        REVIEW_SAY(_("You checked %s with %s in the pot."), _("%s checked %s with %s in the pot."),
                   with, pot);
        break;
    case HOLDEM_CALL:
        if (is_all(b, a))
            REVIEW_SAY(_("You called all-in for %s in a pot of %s with %s."),
                       _("%s called all-in for %s in a pot of %s with %s."), owes, pot, with);
        else
            REVIEW_SAY(_("You called %s in a pot of %s with %s."),
                       _("%s called %s in a pot of %s with %s."), owes, pot, with);
        break;
    case HOLDEM_BET_TO:
    case HOLDEM_RAISE_TO:
        if (is_all(b, a))
            REVIEW_SAY(_("You went all-in for %s into %s with %s."),
                       _("%s went all-in for %s into %s with %s."), amount, pot, with);
        else if (a->kind == HOLDEM_BET_TO)
            REVIEW_SAY(_("You bet %s into %s with %s."), _("%s bet %s into %s with %s."), amount,
                       pot, with);
        else
            REVIEW_SAY(_("You raised to %s in a pot of %s with %s."),
                       _("%s raised to %s in a pot of %s with %s."), amount, pot, with);
        break;
    }
    strbuf_free(&hand);
}

void review_poker_better(const struct stage *st, const struct review_decision *d,
                         struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    const struct action *a = &d->rating.better;
    char amount[64];
    poker_amount(st, a->amount, amount);
    switch (a->kind) {
    case HOLDEM_FOLD: strbuf_add(out, _("Folding was better.")); break;
    case HOLDEM_CHECK: strbuf_add(out, _("Checking was better.")); break;
    case HOLDEM_CALL: strbuf_add(out, _("Calling was better.")); break;
    case HOLDEM_BET_TO:
    case HOLDEM_RAISE_TO:
        if (is_all(b, a))
            strbuf_add(out, _("Going all-in was better."));
        else if (a->kind == HOLDEM_BET_TO)
            strbuf_addf(out, _("Betting %s was better."), amount);
        else
            strbuf_addf(out, _("Raising to %s was better."), amount);
        break;
    }
}

/* ---- chances: who has what part of the chips wins so often, among equals */

static void poker_point(struct review *r, struct review_eyes *all, int at, int part, bool end)
{
    int32_t chips[SEATS] = {0};
    struct view v;
    review_eyes_at(all, at, &v);
    for (int s = 0; s < v.board.nseats; s++)
        chips[s] = end ? v.board.num[HOLDEM_STACK + s] + v.board.num[HOLDEM_BET + s]
                       : v.board.num[HOLDEM_START + s];
    review_point_share(review_point_add(r, at, part, SEAT_NONE), chips);
}

void review_poker_chances(struct review *r, const struct match *m, const struct marks *marks,
                          const struct review_seen *seen, int nseen, struct review_eyes *all)
{
    int part = 0;
    (void)seen, (void)nseen;
    for (int i = 0; i < marks->n; i++)
        if (marks->mark[i].large)
            poker_point(r, all, marks->mark[i].at, ++part, false);
    if (match_over(m))
        poker_point(r, all, match_actions(m), part, true);
}
