/* The table, its choices and its end in sentences: for a terminal, for anybody who listens, and for
 * the page of the result. */
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_sentences.h"
#include "poker_table.h"

#include "check.h"
#include "i18n.h"

#include <stdio.h>

void poker_choice(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    const struct poker_extra *more = poker_more(st);
    char low[64], high[64];
    if (more->choice && more->choice(st, c, out))
        return;
    poker_amount(st, c->min, low);
    poker_amount(st, c->max, high);
    switch (c->kind) {
    case HOLDEM_FOLD: strbuf_add(out, C_("poker", "Fold")); break;
    case HOLDEM_CHECK: strbuf_add(out, C_("poker", "Check")); break;
    case HOLDEM_CALL:
        poker_amount(st, holdem_owes(&st->shown.b, st->me), low);
        strbuf_addf(out, _("Call %s"), low);
        break;
    case HOLDEM_BET_TO: strbuf_addf(out, _("Bet from %s to %s"), low, high); break;
    case HOLDEM_RAISE_TO: strbuf_addf(out, _("Raise to between %s and %s"), low, high); break;
    case HOLDEM_MUCK_HAND: strbuf_add(out, _("Don’t show")); break;
    case HOLDEM_SHOW_HAND: strbuf_add(out, _("Show one card or both")); break;
    }
}

static void cards(const struct stage *st, int zone, struct strbuf *out)
{
    char face[FACE_NAME];
    for (int i = 0; i < board_count(&st->shown.b, zone); i++) {
        face_name(st, board_face(&st->shown.b, zone, i), face);
        strbuf_addf(out, "%s%s", i ? ", " : "", face);
    }
}

static void seat_line(const struct stage *st, int s, struct strbuf *out)
{
    CARRE_ASSERT(s >= 0 && s < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const struct poker_extra *more = poker_more(st);
    char stack[64], bet[64];
    poker_amount(st, b->num[HOLDEM_STACK + s], stack);
    strbuf_addf(out, "%s%s%s", stage_name(st, s), _(": "), stack);
    if (b->num[HOLDEM_RANK + s])
        strbuf_addf(out, " · %s", C_("poker", "Out"));
    else if (holdem_dealt(b, s) && !holdem_live(b, s))
        strbuf_addf(out, " · %s", C_("poker", "Folded"));
    else if (holdem_all_in(b, s))
        strbuf_addf(out, " · %s", C_("poker", "All-in"));
    if (b->num[HOLDEM_BET + s]) {
        poker_amount(st, b->num[HOLDEM_BET + s], bet);
        strbuf_addf(out, " · %s %s", C_("poker", "Bet"), bet);
    }
    if (b->num[HOLDEM_BUTTON] == s)
        strbuf_addf(out, " · %s", _("button"));
    if (s != st->me && board_count(b, HOLDEM_HAND + s) &&
        card_is_known(board_face(b, HOLDEM_HAND + s, 0))) {
        strbuf_add(out, " · ");
        cards(st, HOLDEM_HAND + s, out);
    }
    if (more->seat_words)
        more->seat_words(st, s, out);
    strbuf_add(out, "\n");
}

void poker_table(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    const struct poker_extra *more = poker_more(st);
    char pot[64], price[64], name[POKER_NAME];
    poker_state_line(st, out);
    strbuf_add(out, "\n");
    poker_amount(st, holdem_pot(b), pot);
    strbuf_addf(out, "%s%s%s\n", _("Pot"), _(": "), pot);
    if (board_count(b, HOLDEM_BOARD)) {
        strbuf_addf(out, "%s%s", _("Board"), _(": "));
        cards(st, HOLDEM_BOARD, out);
        strbuf_add(out, "\n");
    }
    for (int s = 0; s < b->nseats; s++)
        seat_line(st, s, out);
    if (more->table)
        more->table(st, out);
    if (poker_sees_hand(st)) {
        strbuf_addf(out, "%s%s", _("Hand"), _(": "));
        cards(st, HOLDEM_HAND + st->me, out);
        poker_hand_name(st, b, st->me, name);
        if (*name && st->assist > 0)
            strbuf_addf(out, " · %s", name);
        strbuf_add(out, "\n");
    }
    if (poker_asked(st) && holdem_owes(b, st->me)) {
        poker_amount(st, holdem_owes(b, st->me), price);
        strbuf_addf(out, _("%s to call"), price);
        strbuf_add(out, "\n");
    }
}

void poker_state_line(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    char small[64], big[64];
    i18n_number(small, b->num[HOLDEM_SMALL]);
    i18n_number(big, b->num[HOLDEM_BIG]);
    strbuf_addf(out, _("hand %d, blinds %s/%s"), poker_hand_number(st), small, big);
}

/* ---- the end ---- */

void poker_summary(const struct stage *st, struct stage_summary *out)
{
    const struct board *b = &st->shown.b;
    int order[SEATS], n = 0;
    *out = (struct stage_summary){0};
    for (int s = 0; s < b->nseats; s++) {
        const int32_t rank = b->num[HOLDEM_RANK + s] ? b->num[HOLDEM_RANK + s] : 1;
        int k = n++;
        for (; k > 0 &&
               (b->num[HOLDEM_RANK + order[k - 1]] ? b->num[HOLDEM_RANK + order[k - 1]] : 1) > rank;
             k--)
            order[k] = order[k - 1];
        order[k] = s;
    }
    const int first = order[0], hands = b->num[HOLDEM_HANDS];
    out->won = first == st->me;
    out->hero = first + 1;
    snprintf(out->heading, sizeof out->heading, _("%s wins the game"), stage_name(st, first));
    snprintf(out->how, sizeof out->how, _("How %s won"), stage_name(st, first));
    snprintf(out->sentence, sizeof out->sentence,
             i18n_plural("%d hand played.", "%d hands played.", (unsigned long)hands), hands);
    for (int i = 0; i < n && i < (int)(sizeof out->line / sizeof *out->line); i++) {
        const int s = order[i];
        char amount[64];
        snprintf(out->line[i].name, sizeof out->line[0].name, "%s", stage_name(st, s));
        i18n_number(amount, b->num[HOLDEM_STACK + s]);
        if (b->num[HOLDEM_STACK + s])
            snprintf(out->line[i].value, sizeof out->line[0].value, "%s", amount);
        else
            snprintf(out->line[i].value, sizeof out->line[0].value, "%s",
                     poker_finish(b->num[HOLDEM_RANK + s] ? (int)b->num[HOLDEM_RANK + s] : i + 1));
        out->lines++;
    }
}
