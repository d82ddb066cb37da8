/* What happens, in words: lines of the history, which are also what is spoken. */
#include "poker_extra.h"
#include "poker_parts.h"
#include "poker_sentences.h"

#include "i18n.h"

#include <stdio.h>

/* "Nadia raises to 300": who, then how much. */
static enum line_kind amount_line(const struct stage *st, struct strbuf *out, const char *format,
                                  int who, int32_t amount)
{
    char words[64];
    poker_amount(st, amount, words);
    strbuf_addf(out, format, stage_name(st, who), words);
    return LINE_OWN;
}

static enum line_kind who_line(const struct stage *st, struct strbuf *out, const char *format,
                               int who)
{
    strbuf_addf(out, format, stage_name(st, who));
    return LINE_OWN;
}

static enum line_kind face_on(const struct stage *st, struct strbuf *out, card face)
{
    char text[FACE_NAME];
    face_short(st, face, text);
    strbuf_addf(out, " %s", text);
    return LINE_ON;
}

/* "Flop: 10♦ 7♠ 9♣": the first card begins the line. */
static enum line_kind board_line(const struct stage *st, const struct event *e,
                                 const struct board *before, struct strbuf *out)
{
    char text[FACE_NAME];
    if (e->kind != EVENT_MOVE)
        return LINE_NONE;
    if (e->why == HOLDEM_WHY_FLOP && board_count(before, HOLDEM_BOARD) > 0 &&
        before->num[HOLDEM_STREET] == HOLDEM_FLOP && board_count(before, HOLDEM_BOARD) % 3)
        return face_on(st, out, e->face);
    face_short(st, e->face, text);
    strbuf_addf(out, "%s%s%s", poker_street_name(before->num[HOLDEM_STREET]), _(": "), text);
    return LINE_OWN;
}

static enum line_kind show_line(const struct stage *st, const struct event *e,
                                const struct board *before, struct strbuf *out)
{
    char text[FACE_NAME];
    if (e->kind != EVENT_SHOW || !card_is_known(e->face))
        return LINE_NONE;
    if (e->index > 0 && board_cell(before, e->from, 0).seen == SEAT_ALL)
        return face_on(st, out, e->face);
    face_short(st, e->face, text);
    strbuf_addf(out, _("%s shows %s"), stage_name(st, e->who), text);
    return LINE_OWN;
}

static enum line_kind win_line(const struct stage *st, const struct event *e,
                               const struct board *before, struct strbuf *out)
{
    const int who = e->to - HOLDEM_STACK;
    char amount[64], name[POKER_NAME] = "";
    if (e->kind != EVENT_PAY || who < 0 || who >= SEATS)
        return LINE_NONE;
    poker_amount(st, e->amount, amount);
    if (seat_count((seatmask)before->num[HOLDEM_LIVE]) > 1)
        poker_hand_name(st, before, who, name);
    poker_hand_within(name);
    if (*name)
        strbuf_addf(out, _("%s wins %s: %s"), stage_name(st, who), amount, name);
    else
        strbuf_addf(out, _("%s wins %s"), stage_name(st, who), amount);
    return LINE_OWN;
}

static enum line_kind level_line(const struct event *e, const struct board *before,
                                 struct strbuf *out)
{
    char small[64], big[64];
    if (e->kind != EVENT_SET || e->to != HOLDEM_BIG)
        return LINE_NONE;
    i18n_number(small, before->num[HOLDEM_SMALL]);
    i18n_number(big, e->amount);
    strbuf_addf(out, _("Blinds: %s/%s"), small, big);
    return LINE_OWN;
}

static enum line_kind paid_line(const struct stage *st, const struct event *e,
                                const struct board *before, struct strbuf *out)
{
    if (e->kind != EVENT_PAY || e->who < 0)
        return LINE_NONE;
    const int32_t bet = before->num[HOLDEM_BET + e->who] + e->amount;
    const bool all = before->num[HOLDEM_STACK + e->who] == e->amount;
    switch (e->why) {
    case HOLDEM_WHY_ANTE: return LINE_NONE;
    case HOLDEM_WHY_SMALL_BLIND:
        return amount_line(st, out, _("%s posts the small blind, %s"), e->who, e->amount);
    case HOLDEM_WHY_BIG_BLIND:
        return amount_line(st, out, _("%s posts the big blind, %s"), e->who, e->amount);
    case HOLDEM_WHY_STRADDLE:
        return amount_line(st, out, _("%s straddles for %s"), e->who, e->amount);
    case HOLDEM_WHY_CALL:
        return amount_line(st, out, all ? _("%s calls %s, all-in") : _("%s calls %s"), e->who,
                           e->amount);
    case HOLDEM_WHY_BET:
        return amount_line(st, out, all ? _("%s bets %s, all-in") : _("%s bets %s"), e->who, bet);
    case HOLDEM_WHY_RAISE:
        return amount_line(st, out, all ? _("%s raises to %s, all-in") : _("%s raises to %s"),
                           e->who, bet);
    case HOLDEM_WHY_UNCALLED: return amount_line(st, out, _("%s gets %s back"), e->who, e->amount);
    default: return LINE_NONE;
    }
}

const char *poker_finish(int n)
{
    static const char *const place[SEATS] = {
        NC_("place", "1st"), NC_("place", "2nd"),  NC_("place", "3rd"), NC_("place", "4th"),
        NC_("place", "5th"), NC_("place", "6th"),  NC_("place", "7th"), NC_("place", "8th"),
        NC_("place", "9th"), NC_("place", "10th"),
    };
    return n >= 1 && n <= SEATS ? C_("place", place[n - 1]) : "";
}

static enum line_kind any_line(const struct stage *st, const struct event *e,
                               const struct board *before, struct strbuf *out)
{
    const struct poker_extra *more = poker_more(st);
    if (more->line) {
        const enum line_kind own = more->line(st, e, before, out);
        if (own != LINE_NONE)
            return own;
    }
    switch (e->why) {
    case HOLDEM_WHY_BUTTON:
        if (e->kind != EVENT_SET || e->to != HOLDEM_BUTTON || e->amount < 0)
            return LINE_NONE;
        strbuf_addf(out, _("Hand %d: %s has the button"), (int)before->num[HOLDEM_HANDS] + 1,
                    stage_name(st, e->amount));
        return LINE_HEADING;
    case HOLDEM_WHY_FLOP:
    case HOLDEM_WHY_TURN:
    case HOLDEM_WHY_RIVER: return board_line(st, e, before, out);
    case HOLDEM_WHY_FOLD:
        return e->kind == EVENT_SET ? who_line(st, out, _("%s folds"), e->who) : LINE_NONE;
    case HOLDEM_WHY_CHECK:
        return e->kind == EVENT_SET ? who_line(st, out, _("%s checks"), e->who) : LINE_NONE;
    case HOLDEM_WHY_SHOW: return show_line(st, e, before, out);
    case HOLDEM_WHY_WIN:
    case HOLDEM_WHY_SPLIT: return win_line(st, e, before, out);
    case HOLDEM_WHY_OUT:
        if (e->kind != EVENT_SET || e->to < HOLDEM_RANK || e->to >= HOLDEM_RANK + SEATS ||
            e->amount < 2)
            return LINE_NONE;
        strbuf_addf(out, _("%s is out in %s place"), stage_name(st, e->to - HOLDEM_RANK),
                    poker_finish((int)e->amount));
        return LINE_OWN;
    case HOLDEM_WHY_LEVEL: return level_line(e, before, out);
    default: return paid_line(st, e, before, out);
    }
}

enum line_kind poker_line(const struct stage *st, const struct event *e, const struct board *before,
                          struct strbuf *out)
{
    const enum line_kind kind = any_line(st, e, before, out);
    const struct poker_extra *more = poker_more(st);
    const int who = more->about ? more->about(st, e) : e->who;
    const bool street =
        e->why == HOLDEM_WHY_FLOP || e->why == HOLDEM_WHY_TURN || e->why == HOLDEM_WHY_RIVER;
    if (kind != LINE_NONE && kind != LINE_ON && kind != LINE_AGAIN)
        poker_look(st)->line[st->lines % POKER_LINES] =
            (struct poker_line){.street = street,
                                .round = before->num[HOLDEM_STREET],
                                .hand = kind == LINE_HEADING && e->why == HOLDEM_WHY_BUTTON,
                                .who = street || who < 0 || kind == LINE_HEADING ? 0 : who + 1,
                                .sign = more->sign ? more->sign(st, e) + 1 : 0};
    return kind;
}
