/* SPEC in sentences: lines of the history, what a press would do, and the table for anybody who
 * listens.
 *
 * Everything is made of what the stage's own eyes hold. A face that they do not see is "a card"
 * here too. */
#include "spec_look.h"
#include "poker_sentences.h"

#include "check.h"
#include "faces.h"
#include "i18n.h"

#include <stdio.h>
#include <string.h>

/* ---- what happened ---- */

static enum line_kind said(struct strbuf *out, const char *format, const char *who)
{
    strbuf_addf(out, format, who);
    return LINE_OWN;
}

static enum line_kind named(const struct stage *st, struct strbuf *out, const char *format, int who,
                            card face)
{
    strbuf_addf(out, format, stage_name(st, who), spec_title(card_effect(face)));
    return LINE_OWN;
}

static int holder(int zone)
{
    if (zone >= SPEC_HELD && zone < SPEC_HELD + SEATS)
        return zone - SPEC_HELD;
    return zone >= SPEC_FUN && zone < SPEC_FUN + SEATS ? zone - SPEC_FUN : -1;
}

static enum line_kind got(const struct stage *st, const struct event *e, struct strbuf *out,
                          const char *open, const char *hidden)
{
    const int who = holder(e->to);
    if ((e->kind != EVENT_MOVE && e->kind != EVENT_MAKE) || who < 0)
        return LINE_NONE;
    return card_is_spec(e->face) ? named(st, out, open, who, e->face)
                                 : said(out, hidden, stage_name(st, who));
}

static enum line_kind declared(const struct stage *st, const struct event *e, struct strbuf *out)
{
    if (e->kind == EVENT_MOVE && card_is_spec(e->face))
        return named(st, out,
                     e->why == SPEC_WHY_ATTACH ? _("%s adds %s to the all-in")
                                               : _("%s declares %s"),
                     e->who, e->face);
    if (e->kind == EVENT_NOTE && card_is_spec(e->face)) {
        strbuf_addf(out, _(spec_looks[card_effect(e->face)].declared), stage_name(st, e->who),
                    spec_title(card_effect(e->face)), stage_name(st, e->to));
        return LINE_AGAIN;
    }
    return LINE_NONE;
}

static enum line_kind twice(const struct event *e, struct strbuf *out)
{
    if (e->kind == EVENT_SET && e->to == SPEC_TWO_BOARDS && e->amount)
        return said(
            out, "%s",
            _("The remaining cards are dealt twice, and each board decides half of each pot"));
    if (e->kind == EVENT_NOTE && e->amount == 1)
        return said(out, "%s", _("First board"));
    if (e->kind == EVENT_NOTE && e->amount == 2)
        return said(out, "%s", _("Second board"));
    return LINE_NONE;
}

static enum line_kind seen(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out)
{
    char text[FACE_NAME];
    const int whose = e->from - HOLDEM_HAND;
    if (e->kind != EVENT_SHOW || whose >= SEATS)
        return LINE_NONE;
    if (!card_is_known(e->face) || stage_eyes(st) != e->who) {
        if (e->index > 0)
            return LINE_NONE;
        strbuf_addf(out, _("%s sees %s’s hand"), stage_name(st, e->who), stage_name(st, whose));
        return LINE_OWN;
    }
    face_short(st, e->face, text);
    if (e->index > 0 && card_is_known(board_cell(before, e->from, 0).face)) {
        strbuf_addf(out, " %s", text);
        return LINE_ON;
    }
    strbuf_addf(out, _("%s sees %s’s hand: %s"), stage_name(st, e->who), stage_name(st, whose),
                text);
    return LINE_OWN;
}

static enum line_kind upgraded(const struct stage *st, const struct event *e, struct strbuf *out)
{
    char text[FACE_NAME];
    if (e->kind != EVENT_MOVE)
        return LINE_NONE;
    if (e->from == HOLDEM_PILE && card_is_known(e->face)) {
        face_short(st, e->face, text);
        strbuf_addf(out, _("%s draws a third card: %s"), stage_name(st, e->who), text);
        return LINE_OWN;
    }
    if (e->from == HOLDEM_PILE)
        return said(out, _("%s draws a third card"), stage_name(st, e->who));
    if (e->to == HOLDEM_PILE)
        return said(out, _("%s puts one of three cards back"), stage_name(st, e->who));
    return LINE_NONE;
}

/* What one event tells all of. */
static enum line_kind begun(const struct stage *st, const struct event *e, struct strbuf *out)
{
    const struct spec_look *told = spec_look_of_why(e->why);
    const bool set = e->kind == EVENT_SET && e->amount;
    if (!told || (!set && e->kind != EVENT_NOTE))
        return LINE_NONE;
    if (told->named)
        return said(out, _(told->begun), stage_name(st, set ? e->amount - 1 : e->who));
    return said(out, "%s", _(told->begun));
}

static enum line_kind swapped(const struct stage *st, const struct event *e, struct strbuf *out)
{
    if (e->kind != EVENT_MOVE || e->to != HOLDEM_HAND + e->who || e->from >= HOLDEM_HAND + SEATS)
        return LINE_NONE;
    strbuf_addf(out, _("%s and %s have swapped hands"), stage_name(st, e->who),
                stage_name(st, e->from - HOLDEM_HAND));
    return strcmp(stage_last_line(st), strbuf_text(out)) == 0 ? LINE_NONE : LINE_OWN;
}

/* "Board 2 · Turn: 5♣": the table’s own lines know of one board. */
static enum line_kind second_board(const struct stage *st, const struct event *e,
                                   const struct board *before, struct strbuf *out)
{
    const int at = before->num[SPEC_COMMON] + board_count(before, SPEC_SECOND);
    char text[FACE_NAME];
    face_short(st, e->face, text);
    if (at == 1 || at == 2) {
        strbuf_addf(out, " %s", text);
        return LINE_ON;
    }
    strbuf_addf(out, "%s · %s%s%s", _("Board 2"),
                poker_street_name(at == 0   ? HOLDEM_FLOP
                                  : at == 3 ? HOLDEM_TURN
                                            : HOLDEM_RIVER),
                _(": "), text);
    return LINE_OWN;
}

/* What wins the second board is made on it. */
static enum line_kind second_award(const struct stage *st, const struct event *e,
                                   const struct board *before, struct strbuf *out)
{
    const int who = e->to - HOLDEM_STACK;
    char amount[64], name[POKER_NAME] = "";
    if (e->kind != EVENT_PAY || spec_moments_of(st)->told_board != 2 ||
        !before->num[SPEC_TWO_BOARDS] || seat_count((seatmask)before->num[HOLDEM_LIVE]) < 2)
        return LINE_NONE;
    spec_makes_on_second(st, before, who, name);
    if (!*name)
        return LINE_NONE;
    poker_hand_within(name);
    poker_amount(st, e->amount, amount);
    strbuf_addf(out, _("%s wins %s: %s"), stage_name(st, who), amount, name);
    return LINE_OWN;
}

enum line_kind spec_line(const struct stage *st, const struct event *e, const struct board *before,
                         struct strbuf *out)
{
    switch (e->why) {
    case SPEC_WHY_GIVE:
        return got(st, e, out, C_("effect card", "%s receives %s"),
                   C_("effect card", "%s receives an effect card"));
    case SPEC_WHY_FUN:
        return got(st, e, out, _("%s receives a fun card: %s"), _("%s receives a fun card"));
    case SPEC_WHY_BREAK:
        if (e->kind == EVENT_NOTE)
            return said(out, "%s", _("Break")), LINE_HEADING;
        return got(st, e, out, C_("effect card", "%s receives %s"),
                   C_("effect card", "%s receives an effect card"));
    case SPEC_WHY_DRINK:
        if (e->kind == EVENT_SET)
            return e->amount ? said(out, _("%s orders a drink"), stage_name(st, e->who))
                             : LINE_NONE;
        return got(st, e, out, _("With the drink, %s receives %s"),
                   _("With the drink, %s receives an effect card"));
    case SPEC_WHY_EXCHANGE:
        if (e->kind != EVENT_SET || !e->amount)
            return LINE_NONE;
        return said(out, "%s",
                    e->amount > 1 ? _("The flop goes back again, and the deck is reshuffled")
                                  : _("The flop goes back, and the deck is reshuffled"));
    case SPEC_WHY_EXCHANGE_CARDS:
        return e->to == SPEC_PACK ? LINE_NONE
                                  : got(st, e, out, _("%s draws %s in exchange"),
                                        _("%s draws a card in exchange"));
    case SPEC_WHY_DECLARE:
    case SPEC_WHY_ATTACH: return declared(st, e, out);
    case SPEC_WHY_BACK:
        return e->kind == EVENT_MOVE && card_is_spec(e->face)
                   ? named(st, out, C_("effect card", "%s takes %s back"), e->who, e->face)
                   : LINE_NONE;
    case SPEC_WHY_TWICE:
        if (e->kind == EVENT_NOTE)
            spec_moments_of(st)->told_board = e->amount;
        return twice(e, out);
    case HOLDEM_WHY_WIN: return second_award(st, e, before, out);
    case HOLDEM_WHY_FLOP:
    case HOLDEM_WHY_TURN:
    case HOLDEM_WHY_RIVER:
        return e->kind == EVENT_MOVE && e->to == SPEC_SECOND ? second_board(st, e, before, out)
                                                             : LINE_NONE;
    case SPEC_WHY_CLAIRVOYANCE: return seen(st, e, before, out);
    case SPEC_WHY_UPGRADE: return upgraded(st, e, out);
    case SPEC_WHY_SWAP: return swapped(st, e, out);
    case SPEC_WHY_STAND:
        if (e->kind != EVENT_SET || e->who < 0)
            return LINE_NONE;
        return said(out,
                    e->amount >> e->who & 1 ? _("%s skips effect cards this hand")
                                            : _("%s no longer skips effect cards"),
                    stage_name(st, e->who));
    case SPEC_WHY_REENTER: {
        char amount[64];
        if (e->kind != EVENT_PAY)
            return LINE_NONE;
        poker_amount(st, e->amount, amount);
        strbuf_addf(out, _("%s re-enters with %s"), stage_name(st, e->who), amount);
        return LINE_OWN;
    }
    case HOLDEM_WHY_STRADDLE: return LINE_NONE;
    default: return begun(st, e, out);
    }
}

/* What holds for everybody is nobody's news. */
int spec_line_subject(const struct stage *st, const struct event *e)
{
    const struct spec_look *told = spec_look_of_why(e->why);
    (void)st;
    if (e->why == SPEC_WHY_EXCHANGE || e->why == SPEC_WHY_TWICE || (told && !told->named))
        return -1;
    return told && e->kind == EVENT_SET ? e->amount - 1 : e->who;
}

/* ---- what may be done ---- */

bool spec_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    char amount[64];
    switch (c->kind) {
    case SPEC_NO:
        strbuf_add(out, st->shown.b.phase == SPEC_PHASE_STRADDLE ? _("Don’t double the straddle")
                        : st->shown.b.phase == SPEC_PHASE_FUN    ? _("Don’t draw a fun card")
                                                                 : _("Declare nothing"));
        return true;
    case SPEC_DECLARE: strbuf_add(out, _("Declare cards")); return true;
    case SPEC_STAND:
        strbuf_add(out, c->min ? _("Don’t ask me about cards this hand")
                               : _("Ask me about cards again"));
        return true;
    case SPEC_DOUBLE:
        poker_amount(st, st->shown.b.num[HOLDEM_TO_MATCH] * 2, amount);
        strbuf_addf(out, _("Double the straddle to %s"), amount);
        return true;
    case SPEC_DISCARD:
        strbuf_add(out, c->about ? _("Put one of the first two cards back")
                                 : _("Put the new card back"));
        return true;
    case SPEC_TAKE_TOP: strbuf_add(out, _("Take the cards from the top")); return true;
    case SPEC_DRAW: strbuf_add(out, _("Draw from the fan")); return true;
    case SPEC_LEAVE: strbuf_add(out, _("Leave the tournament")); return true;
    case SPEC_REENTER:
        poker_amount(st, st->rules.option[HOLDEM_FIRST_STACK], amount);
        strbuf_addf(out, _("Re-enter with %s and exchange effect cards"), amount);
        return true;
    case SPEC_WISH: strbuf_add(out, _("Draw a fun card")); return true;
    case SPEC_DRINK: strbuf_add(out, _("Order a drink")); return true;
    default: return false;
    }
}

void spec_typing_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    (void)st;
    if (c->kind == SPEC_DECLARE)
        strbuf_add(out, _(" · effect cards are numbered first, then fun cards"));
}

/* ---- the table ---- */

static void list(const struct stage *st, int zone, bool any, struct strbuf *out)
{
    for (int i = 0; i < board_count(&st->shown.b, zone); i++)
        if (card_is_spec(board_face(&st->shown.b, zone, i))) {
            strbuf_addf(out, "%s%s", any ? C_("list", ", ") : _(": "),
                        spec_title(card_effect(board_face(&st->shown.b, zone, i))));
            any = true;
        }
}

void spec_seat_words(const struct stage *st, int who, struct strbuf *out)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const int held = board_count(b, SPEC_HELD + who), fun = board_count(b, SPEC_FUN + who),
              back = b->num[SPEC_REENTERED + who];
    strbuf_addf(out, i18n_plural(" · %d effect card", " · %d effect cards", (unsigned long)held),
                held);
    list(st, SPEC_HELD + who, false, out);
    if (fun) {
        strbuf_addf(out, i18n_plural(" · %d fun card", " · %d fun cards", (unsigned long)fun), fun);
        list(st, SPEC_FUN + who, false, out);
    }
    if (board_count(b, SPEC_TABLE + who)) {
        strbuf_addf(out, " · %s", _("on the table"));
        list(st, SPEC_TABLE + who, false, out);
    }
    if (back)
        strbuf_addf(out, i18n_plural(" · %d re-entry", " · %d re-entries", (unsigned long)back),
                    back);
    if (b->num[SPEC_QUIET] >> who & 1)
        strbuf_addf(out, " · %s", _("not this hand"));
}

void spec_table_words(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    if (b->num[SPEC_BOTH])
        strbuf_addf(out, "%s\n", _("Both Cards: every hand uses both hole cards."));
    if (b->num[SPEC_PASSIVE])
        strbuf_addf(out, "%s\n", _("Forced Passive: checks, calls and folds only."));
    if (b->num[SPEC_NULL])
        strbuf_addf(out, "%s\n", _("Nullify: no more effect cards this hand."));
    if (b->num[SPEC_TWO_BOARDS] && board_count(b, SPEC_SECOND)) {
        char name[FACE_NAME];
        strbuf_addf(out, "%s%s", _("Second board"), _(": "));
        for (int i = 0; i < b->num[SPEC_COMMON] + board_count(b, SPEC_SECOND); i++) {
            face_name(st,
                      i < b->num[SPEC_COMMON] ? board_face(b, HOLDEM_BOARD, i)
                                              : board_face(b, SPEC_SECOND, i - b->num[SPEC_COMMON]),
                      name);
            strbuf_addf(out, "%s%s", i ? C_("list", ", ") : "", name);
        }
        strbuf_add(out, "\n");
    }
    if (board_count(b, SPEC_USED)) {
        strbuf_add(out, _("Used this hand"));
        list(st, SPEC_USED, false, out);
        strbuf_add(out, "\n");
    }
}
