/* Powers in sentences: lines of the history, what a press would do, and the table for anybody who
 * listens.
 *
 * Everything is made of what the stage's own eyes hold. A face that they do not see is "a card"
 * here too. */
#include "pu_look.h"

#include "check.h"
#include "faces.h"
#include "i18n.h"
#include "power_words.h"

#include <stdio.h>
#include <string.h>

/* ---- what happened ---- */

static enum line_kind said(struct strbuf *out, const char *format, const char *who)
{
    strbuf_addf(out, format, who);
    return LINE_OWN;
}

static enum line_kind with_card(const struct stage *st, struct strbuf *out, const char *format,
                                int who, card face)
{
    char name[FACE_NAME];
    face_short(st, face, name);
    strbuf_addf(out, format, stage_name(st, who), name);
    return LINE_OWN;
}

/* Said once for two cards that go one after the other. */
static enum line_kind once(const struct stage *st, struct strbuf *out, const char *format,
                           const char *who)
{
    strbuf_addf(out, format, who);
    return strcmp(stage_last_line(st), strbuf_text(out)) == 0 ? LINE_NONE : LINE_OWN;
}

/* Is the last line about that seat; `played`: does it say that it plays a power? What comes of it
 * then makes one sentence with it, and nobody is named twice. */
static bool goes_on(const struct stage *st, int who, bool played)
{
    const int n = st->lines;
    const struct poker_line *last = &poker_look(st)->line[(n + POKER_LINES - 1) % POKER_LINES];
    return n > 0 && last->who == who + 1 && (last->sign > 0 || !played);
}

/* The last line once more, as the sentence that it has become. */
static enum line_kind again(struct strbuf *out, const char *format, const char *who)
{
    said(out, format, who);
    return LINE_AGAIN;
}

static enum line_kind again_with_card(const struct stage *st, struct strbuf *out,
                                      const char *format, int who, card face)
{
    with_card(st, out, format, who, face);
    return LINE_AGAIN;
}

/* "4♦ 9♠": two cards that go one after the other. */
static enum line_kind again_with_both(const struct stage *st, struct strbuf *out,
                                      const char *format, int who, card first, card second)
{
    char name[2][FACE_NAME], both[2 * FACE_NAME + 1];
    face_short(st, first, name[0]);
    face_short(st, second, name[1]);
    snprintf(both, sizeof both, "%s %s", name[0], name[1]);
    strbuf_addf(out, format, stage_name(st, who), both);
    return LINE_AGAIN;
}

static int owner(int zone)
{
    return zone >= HOLDEM_HAND && zone < HOLDEM_HAND + SEATS ? zone - HOLDEM_HAND : -1;
}

enum line_kind pu_xray_line(const struct stage *st, const struct event *e,
                            const struct board *before, struct strbuf *out)
{
    (void)before;
    const int whose = owner(e->from);
    if (e->kind == EVENT_NOTE)
        return said(out, _("%s is skipped: there’s no card that X-Ray can show"),
                    stage_name(st, e->who));
    if (e->kind != EVENT_SHOW || whose < 0 || !card_is_known(e->face))
        return LINE_NONE;
    return with_card(st, out, _("%s shows %s"), whose, e->face);
}

enum line_kind pu_upgrade_line(const struct stage *st, const struct event *e,
                               const struct board *before, struct strbuf *out)
{
    (void)before;
    if (e->kind != EVENT_MOVE)
        return LINE_NONE;
    const bool more = goes_on(st, e->who, true);
    const char *who = stage_name(st, e->who);
    if (e->from == HOLDEM_PILE && e->to == POWER_UP_FAN && card_is_known(e->face))
        return more ? again_with_card(st, out, _("%s plays Upgrade and draws a third card: %s"),
                                      e->who, e->face)
                    : with_card(st, out, _("%s draws a third card: %s"), e->who, e->face);
    if (e->from == HOLDEM_PILE && e->to == POWER_UP_FAN)
        return more ? again(out, _("%s plays Upgrade and draws a third card"), who)
                    : said(out, _("%s draws a third card"), who);
    if (e->to == HOLDEM_MUCK)
        return card_is_known(e->face)
                   ? with_card(st, out, _("%s discards a card: %s"), e->who, e->face)
                   : said(out, _("%s discards one of three cards"), who);
    return LINE_NONE;
}

enum line_kind pu_engineer_line(const struct stage *st, const struct event *e,
                                const struct board *before, struct strbuf *out)
{
    if (e->kind != EVENT_MOVE || !card_is_known(e->face))
        return LINE_NONE;
    if (e->from == HOLDEM_PILE && e->to == POWER_UP_FAN && goes_on(st, e->who, true)) {
        if (!board_count(before, POWER_UP_FAN))
            return again_with_card(st, out, _("%s plays Engineer: %s"), e->who, e->face);
        char name[FACE_NAME];
        face_short(st, e->face, name);
        strbuf_addf(out, " %s", name);
        return LINE_ON;
    }
    if (e->from == HOLDEM_PILE && e->to == POWER_UP_FAN)
        return with_card(st, out, _("%1$s must show %2$s"), e->who, e->face);
    if (e->from == POWER_UP_FAN && e->to == HOLDEM_PILE)
        return with_card(st, out, _("%s makes %s the next card"), e->who, e->face);
    return LINE_NONE;
}

/* Is the last line this one? */
static bool last_is(const struct stage *st, enum line_kind kind, struct strbuf *line)
{
    const bool is = kind != LINE_NONE && strcmp(stage_last_line(st), strbuf_text(line)) == 0;
    strbuf_free(line);
    return is;
}

/* Reload's discards: the power's line says what goes. Of two cards the first that goes leaves the
 * other alone in the hand, where it is neither left nor right. */
static enum line_kind reload_discard(const struct stage *st, const struct event *e,
                                     const struct board *before, struct strbuf *out)
{
    const char *who = stage_name(st, e->who);
    const bool second = board_count(before, HOLDEM_HAND + e->who) == 1,
               more = goes_on(st, e->who, true);
    if (card_is_known(e->face)) {
        const card first = second ? board_top(before, HOLDEM_MUCK) : (card)CARD_NONE;
        if (more && second && card_is_known(first))
            return again_with_both(st, out, _("%s plays Reload and discards %s"), e->who, first,
                                   e->face);
        return more && !second
                   ? again_with_card(st, out, _("%s plays Reload and discards %s"), e->who, e->face)
                   : with_card(st, out, _("%s discards a card: %s"), e->who, e->face);
    }
    if (second)
        return more ? again(out, _("%s plays Reload and discards both hole cards"), who)
                    : said(out, _("%s discards the other hole card"), who);
    if (e->index)
        return more ? again(out, _("%s plays Reload and discards the right hole card"), who)
                    : said(out, _("%s discards the right hole card"), who);
    return more ? again(out, _("%s plays Reload and discards the left hole card"), who)
                : said(out, _("%s discards the left hole card"), who);
}

static enum line_kind reload_draw(const struct stage *st, const struct event *e,
                                  const struct board *before, struct strbuf *out)
{
    struct strbuf line = STRBUF_EMPTY;
    const char *who = stage_name(st, e->who);
    if (!card_is_known(e->face)) {
        const enum line_kind kind = said(&line, C_("power", "%s draws a card"), who);
        return last_is(st, kind, &line) ? again(out, _("%s draws two cards"), who)
                                        : said(out, C_("power", "%s draws a card"), who);
    }
    const card first = board_top(before, HOLDEM_HAND + e->who);
    const enum line_kind kind =
        card_is_known(first) ? with_card(st, &line, _("%s draws %s"), e->who, first) : LINE_NONE;
    return last_is(st, kind, &line)
               ? again_with_both(st, out, _("%s draws %s"), e->who, first, e->face)
               : with_card(st, out, _("%s draws %s"), e->who, e->face);
}

enum line_kind pu_reload_line(const struct stage *st, const struct event *e,
                              const struct board *before, struct strbuf *out)
{
    if (e->kind != EVENT_MOVE)
        return LINE_NONE;
    if (e->to == HOLDEM_MUCK)
        return reload_discard(st, e, before, out);
    return e->from == HOLDEM_PILE ? reload_draw(st, e, before, out) : LINE_NONE;
}

/* A card that comes to the board, or leaves it: as what came of the power, and alone. */
static enum line_kind card_line(const struct stage *st, const struct event *e, struct strbuf *out,
                                const char *played, const char *alone)
{
    if (e->kind != EVENT_MOVE || !card_is_known(e->face))
        return LINE_NONE;
    return goes_on(st, e->who, true) ? again_with_card(st, out, played, e->who, e->face)
                                     : with_card(st, out, alone, e->who, e->face);
}

enum line_kind pu_clone_line(const struct stage *st, const struct event *e,
                             const struct board *before, struct strbuf *out)
{
    (void)before;
    if (e->kind != EVENT_MAKE || !card_is_power(e->face))
        return LINE_NONE;
    const bool more = goes_on(st, e->who, true);
    strbuf_addf(out, more ? _("%s plays Clone and copies %s") : _("%s holds a copy: %s"),
                stage_name(st, e->who), power_title(card_power(e->face)));
    return more ? LINE_AGAIN : LINE_OWN;
}

enum line_kind pu_deploy_line(const struct stage *st, const struct event *e,
                              const struct board *before, struct strbuf *out)
{
    (void)before;
    return card_line(st, e, out, _("%s plays Deploy: %s"), _("%s deploys %s to the board"));
}

enum line_kind pu_disintegrate_line(const struct stage *st, const struct event *e,
                                    const struct board *before, struct strbuf *out)
{
    (void)before;
    return card_line(st, e, out, _("%s plays Disintegrate: %s"), _("%s disintegrates %s"));
}

enum line_kind pu_emp_line(const struct stage *st, const struct event *e,
                           const struct board *before, struct strbuf *out)
{
    (void)st, (void)before;
    return e->kind == EVENT_SET && e->amount
               ? said(out, "%s", _("No more powers in this betting round"))
               : LINE_NONE;
}

enum line_kind pu_intel_line(const struct stage *st, const struct event *e,
                             const struct board *before, struct strbuf *out)
{
    const char *who = stage_name(st, e->who);
    if (e->kind != EVENT_SET || e->to != POWER_UP_INTEL || e->amount <= before->num[POWER_UP_INTEL])
        return LINE_NONE;
    return goes_on(st, e->who, true)
               ? again(out, _("%s plays Intel and sees the deck’s next card"), who)
               : said(out, _("%s can see the deck’s next card"), who);
}

enum line_kind pu_scanner_line(const struct stage *st, const struct event *e,
                               const struct board *before, struct strbuf *out)
{
    (void)before;
    return e->kind == EVENT_SHOW && card_is_known(e->face) && stage_eyes(st) == e->who
               ? with_card(st, out, _("%s sees %s on top of the deck"), e->who, e->face)
               : LINE_NONE;
}

static enum line_kind lock_line(const struct event *e, struct strbuf *out)
{
    if (e->kind != EVENT_SET || e->to != POWER_UP_LOCKED || e->amount <= 0)
        return LINE_NONE;
    strbuf_addf(out,
                i18n_plural("All-in freeze: %d board card is frozen",
                            "All-in freeze: %d board cards are frozen", (unsigned long)e->amount),
                e->amount);
    return LINE_OWN;
}

enum line_kind pu_line(const struct stage *st, const struct event *e, const struct board *before,
                       struct strbuf *out)
{
    const char *who = stage_name(st, e->who);
    switch (e->why) {
    case POWER_UP_WHY_GIVE:
        if (e->kind != EVENT_MAKE)
            return LINE_NONE;
        if (card_is_power(e->face) && stage_eyes(st) == e->to - POWER_UP_HELD) {
            strbuf_addf(out, _("%s receives a power: %s"), stage_name(st, e->to - POWER_UP_HELD),
                        power_title(card_power(e->face)));
            return LINE_OWN;
        }
        return said(out, _("%s receives a power"), stage_name(st, e->to - POWER_UP_HELD));
    case POWER_UP_WHY_PLAY:
        return e->kind == EVENT_MOVE && card_is_power(e->face)
                   ? said(out, _(pu_powers[card_power(e->face)].plays), who)
                   : LINE_NONE;
    case POWER_UP_WHY_KEEP:
        return e->kind == EVENT_NOTE ? said(out, _("%s keeps both cards on the deck"), who)
                                     : LINE_NONE;
    case POWER_UP_WHY_THROW:
        return e->kind == EVENT_MOVE && e->from == HOLDEM_PILE
                   ? once(st, out, _("%s discards both cards"), who)
                   : LINE_NONE;
    case POWER_UP_WHY_LOCK: return lock_line(e, out);
    }
    const int power = power_of_why(e->why);
    return power >= 0 ? pu_powers[power].line(st, e, before, out) : LINE_NONE;
}

/* X-Ray's line is about whose card it shows; EMP's and the freeze's are about all. */
int pu_line_subject(const struct stage *st, const struct event *e)
{
    const int power = power_of_why(e->why);
    const bool for_all = e->why == POWER_UP_WHY_LOCK || (power >= 0 && pu_powers[power].for_all);
    (void)st;
    if (e->why == POWER_UP_WHY_XRAY && e->kind == EVENT_SHOW)
        return owner(e->from);
    return for_all && e->kind == EVENT_SET ? -1 : e->who;
}

/* A power's emblem before the line that says it is played. */
int pu_sign(const struct stage *st, const struct event *e)
{
    (void)st;
    return e->why == POWER_UP_WHY_PLAY && card_is_power(e->face) ? card_power(e->face) : -1;
}

void pu_draw_sign(struct canvas *c, int sign, struct rect r) { pu_emblem(c, sign, false, r, 1); }

/* ---- what may be done ---- */

bool pu_choice_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    switch (c->kind) {
    case POWER_UP_PLAY: {
        const int zone = POWER_UP_HELD + st->me;
        const card face = c->about < board_count(&st->shown.b, zone)
                              ? board_face(&st->shown.b, zone, c->about)
                              : (card)CARD_NONE;
        if (card_is_power(face))
            strbuf_addf(out, _(pu_powers[card_power(face)].offer),
                        power_cost(&st->rules, card_power(face)));
        return true;
    }
    case POWER_UP_KEEP: strbuf_add(out, _("Keep both cards on the deck")); return true;
    case POWER_UP_THROW: strbuf_add(out, _("Discard both cards")); return true;
    case POWER_UP_NEXT: strbuf_add(out, _("Pick the next card")); return true;
    case POWER_UP_DISCARD: strbuf_add(out, _("Discard one of the three cards")); return true;
    default: return false;
    }
}

void pu_typing_words(const struct stage *st, const struct choice *c, struct strbuf *out)
{
    (void)st;
    if (c->kind == POWER_UP_DISCARD)
        strbuf_add(out, _(" · the new card is counted first, then the hand"));
}

/* ---- the table ---- */

void pu_seat_words(const struct stage *st, int who, struct strbuf *out)
{
    CARRE_ASSERT(who >= 0 && who < st->shown.b.nseats);
    const struct board *b = &st->shown.b;
    const int zone = POWER_UP_HELD + who, n = board_count(b, zone);
    bool any = false;
    strbuf_addf(out, _(" · %d energy"), b->num[POWER_UP_ENERGY + who]);
    strbuf_addf(out, i18n_plural(", %d power", ", %d powers", (unsigned long)n), n);
    for (int i = 0; i < n; i++)
        if (card_is_power(board_face(b, zone, i))) {
            strbuf_addf(out, "%s%s", any ? ", " : _(": "),
                        power_title(card_power(board_face(b, zone, i))));
            any = true;
        }
}

void pu_table_words(const struct stage *st, struct strbuf *out)
{
    const struct board *b = &st->shown.b;
    if (b->num[POWER_UP_LOCKED])
        strbuf_addf(out,
                    i18n_plural("%d board card is frozen.\n", "%d board cards are frozen.\n",
                                (unsigned long)b->num[POWER_UP_LOCKED]),
                    b->num[POWER_UP_LOCKED]);
    if (b->num[POWER_UP_EMP])
        strbuf_addf(out, "%s\n", _("EMP: no more powers in this betting round."));
    const int pile = board_count(b, HOLDEM_PILE);
    for (int i = pile - 1; i >= 0 && card_is_known(board_face(b, HOLDEM_PILE, i)); i--) {
        char name[FACE_NAME];
        face_short(st, board_face(b, HOLDEM_PILE, i), name);
        if (i == pile - 1)
            strbuf_addf(out, _("The deck’s next card: %s"), name);
        else
            strbuf_addf(out, ", %s", name);
        if (i == 0 || !card_is_known(board_face(b, HOLDEM_PILE, i - 1)))
            strbuf_add(out, "\n");
    }
}
