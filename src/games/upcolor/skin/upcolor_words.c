/* Upcolor in sentences: what is asked, what a card and a game are called, and what happened.
 *
 * Sentences are whole, one a colour where a language wants it so, and with names, never "you".
 * Cards of earlier laps can't be looked up (UC-70): what was played is told when it happens and not
 * kept; who took, drew, won and paid is. */
#include "upcolor_look.h"

#include "i18n.h"

#include <stdio.h>

const char *uc_face_word(card face)
{
    static const char *const word[] = {N_("Imperial"), N_("Yellow"), N_("Blue"),
                                       N_("Red"),      N_("Violet"), N_("Discard")};
    return face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END ? _(word[face - UPCOLOR_IMPERIAL])
                                                                : _("Any");
}

const char *uc_face_label(card face)
{
    static const char *const word[] = {N_("Imperial card"), N_("Yellow card"), N_("Blue card"),
                                       N_("Red card"),      N_("Violet card"), N_("Discard card")};
    return face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END ? _(word[face - UPCOLOR_IMPERIAL])
                                                                : _("Hidden card");
}

const char *uc_game_name(const struct board *b, char out[UC_NAME])
{
    if (b->num[UPCOLOR_GAME] && !b->num[UPCOLOR_STAKE])
        snprintf(out, UC_NAME, "%s", _("no pot"));
    else if (b->num[UPCOLOR_RICH])
        snprintf(out, UC_NAME, _("Rich game %d"), b->num[UPCOLOR_RICH]);
    else
        snprintf(out, UC_NAME, "%s", _("Turn one"));
    return out;
}

void uc_title(const struct stage *st, const struct board *b, char out[UC_TEXT])
{
    char game[UC_NAME];
    if (uc_agreeing(st))
        snprintf(out, UC_TEXT, _("Game %d (%s) is over"), b->num[UPCOLOR_GAME],
                 uc_game_name(b, game));
    else if (uc_turn(b) < 0)
        snprintf(out, UC_TEXT, _("Game %d (%s) · Round %d of 4"),
                 b->num[UPCOLOR_GAME] ? b->num[UPCOLOR_GAME] : 1, uc_game_name(b, game),
                 b->num[UPCOLOR_ROUND] ? b->num[UPCOLOR_ROUND] : 1);
    else if (b->num[UPCOLOR_REPLAY])
        snprintf(out, UC_TEXT, _("Game %d (%s) · Round %d of 4, dealt again · Lap %d"),
                 b->num[UPCOLOR_GAME], uc_game_name(b, game), b->num[UPCOLOR_ROUND],
                 b->num[UPCOLOR_LAP]);
    else
        snprintf(out, UC_TEXT, _("Game %d (%s) · Round %d of 4 · Lap %d"), b->num[UPCOLOR_GAME],
                 uc_game_name(b, game), b->num[UPCOLOR_ROUND], b->num[UPCOLOR_LAP]);
}

/* ---- what is asked ---- */

/* What somebody whose cards can't be seen may do; what the player who holds the colour must; what
 * the player who holds none may; the last of the lap without a discard card. */
static const char *const anyone[] = {
    N_("Yellow is called: it’s %s’s turn."), N_("Blue is called: it’s %s’s turn."),
    N_("Red is called: it’s %s’s turn."), N_("Violet is called: it’s %s’s turn.")};
static const char *const must[] = {
    N_("Yellow is called: %s must play yellow, an imperial or a discard card."),
    N_("Blue is called: %s must play blue, an imperial or a discard card."),
    N_("Red is called: %s must play red, an imperial or a discard card."),
    N_("Violet is called: %s must play violet, an imperial or a discard card.")};
static const char *const must_last[] = {
    N_("Yellow is called: %s must play yellow or an imperial."),
    N_("Blue is called: %s must play blue or an imperial."),
    N_("Red is called: %s must play red or an imperial."),
    N_("Violet is called: %s must play violet or an imperial.")};
static const char *const may[] = {
    N_("Yellow is called: %s can pass, or play an imperial or a discard card."),
    N_("Blue is called: %s can pass, or play an imperial or a discard card."),
    N_("Red is called: %s can pass, or play an imperial or a discard card."),
    N_("Violet is called: %s can pass, or play an imperial or a discard card.")};
static const char *const may_last[] = {N_("Yellow is called: %s can pass or play an imperial."),
                                       N_("Blue is called: %s can pass or play an imperial."),
                                       N_("Red is called: %s can pass or play an imperial."),
                                       N_("Violet is called: %s can pass or play an imperial.")};
static const char *const none[] = {
    N_("Yellow is called: %s can only pass."), N_("Blue is called: %s can only pass."),
    N_("Red is called: %s can only pass."), N_("Violet is called: %s can only pass.")};

/* With what is held, so that nobody is told to play a card that is not there. */
static const char *holding(const struct board *b, int s, int called, bool last)
{
    const int i = called - UPCOLOR_YELLOW;
    const bool imperial = upcolor_holds(b, s, UPCOLOR_IMPERIAL) > 0,
               discard = upcolor_holds(b, s, UPCOLOR_DISCARD) > 0 && !last;
    if (upcolor_holds(b, s, (card)called))
        return _((discard ? must : must_last)[i]);
    if (discard)
        return _(may[i]);
    return _((imperial ? may_last : none)[i]);
}

void uc_prompt(const struct stage *st, const struct board *b, char out[UC_TEXT])
{
    const int s = uc_turn(b), called = b->num[UPCOLOR_CALLED];
    out[0] = '\0';
    if (s < 0) {
        snprintf(out, UC_TEXT, "%s", look(st)->news);
        return;
    }
    const char *who = uc_seat(st, s);
    const bool seen = upcolor_hand_count(b, s) && card_is_known(board_face(b, UPCOLOR_HAND + s, 0));
    if (upcolor_leads(b, s)) {
        if (b->num[UPCOLOR_MUST_IMPERIAL])
            snprintf(out, UC_TEXT, _("%s must lead the round with an imperial."), who);
        else if (b->num[UPCOLOR_LAP] == 1)
            snprintf(out, UC_TEXT,
                     _("No one has an imperial: %s can lead any card except violet or discard."),
                     who);
        else
            snprintf(out, UC_TEXT, _("%s can lead any card except violet."), who);
    } else if (!called && s == b->num[UPCOLOR_LAST]) { /* UC-18 */
        snprintf(out, UC_TEXT,
                 _("Discard played: as the last in the lap, %s can pass or play any card except "
                   "violet or discard."),
                 who);
    } else if (!called) {
        snprintf(out, UC_TEXT, _("Discard played: %s can pass, or play any card except violet."),
                 who);
    } else {
        snprintf(out, UC_TEXT,
                 seen ? holding(b, s, called, s == b->num[UPCOLOR_LAST])
                      : _(anyone[called - UPCOLOR_YELLOW]),
                 who);
    }
}

int uc_asked(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    const int s = look(st)->between ? -1 : uc_turn(b);
    return s < 0 || board_count(b, UPCOLOR_LAID + s) || b->num[UPCOLOR_PASSED + s] ? -1 : s;
}

/* What was asked stays on the screen until somebody else is. */
void uc_follow_prompt(struct stage *st)
{
    struct uc_state *k = look(st);
    const bool nobody = uc_turn(&st->shown.b) < 0;
    if (uc_asked(st) < 0 && !nobody)
        return;
    uc_prompt(st, &st->shown.b, k->prompt);
    k->prompt_call = nobody ? (card)CARD_NONE : uc_call(&st->shown.b);
}

/* ---- what happened ---- */

static const char *const plays[] = {N_("%s plays an imperial card"), N_("%s plays a yellow card"),
                                    N_("%s plays a blue card"),      N_("%s plays a red card"),
                                    N_("%s plays a violet card"),    N_("%s plays a discard card")};
static const char *const shows[] = {N_("%s shows an imperial card"), N_("%s shows a yellow card"),
                                    N_("%s shows a blue card"),      N_("%s shows a red card"),
                                    N_("%s shows a violet card"),    N_("%s shows a discard card")};
static const char *const draws[] = {N_("%s draws an imperial card"), N_("%s draws a yellow card"),
                                    N_("%s draws a blue card"),      N_("%s draws a red card"),
                                    N_("%s draws a violet card"),    N_("%s draws a discard card")};

static bool own(card face) { return face >= UPCOLOR_IMPERIAL && face < UPCOLOR_FACES_END; }

static enum line_kind with(struct strbuf *out, enum line_kind kind, const char *format,
                           const char *who)
{
    strbuf_addf(out, format, who);
    return kind;
}

static enum line_kind with_amount(const struct stage *st, struct strbuf *out, const char *format,
                                  const char *who, int32_t amount)
{
    char number[64];
    uc_things(st, number, amount);
    strbuf_addf(out, format, who, number);
    return LINE_OWN;
}

static enum line_kind game_line(const struct stage *st, const struct event *e,
                                const struct board *before, struct strbuf *out)
{
    char stake[64];
    uc_things(st, stake, e->amount);
    if (!uc_pots(st))
        strbuf_addf(out, _("Game %d, without a pot"), before->num[UPCOLOR_GAME]);
    else if (e->from)
        strbuf_addf(out, _("Rich game %d: everyone stakes %s"), e->from, stake);
    else
        strbuf_addf(out, _("Turn one: everyone stakes %s"), stake);
    if (uc_pots(st))
        strbuf_addf(out, "%s%s", C_("between short effects", ", "),
                    e->to ? _("rising shares") : _("falling shares"));
    int players = 0;
    for (int s = 0; s < before->nseats; s++)
        players += upcolor_seated(before, s);
    if (players == 2) /* UC-58 */
        strbuf_addf(out, " · %s", uc_two_left());
    return LINE_HEADING;
}

static enum line_kind round_line(const struct stage *st, const struct event *e, struct strbuf *out)
{
    char share[64];
    uc_things(st, share, e->amount);
    if (!uc_pots(st))
        strbuf_addf(out, e->to ? _("Round %d dealt again by %s") : _("Round %d, dealt by %s"),
                    e->from, uc_seat(st, e->who));
    else if (e->to)
        strbuf_addf(out, _("Round %d dealt again by %s, for %s"), e->from, uc_seat(st, e->who),
                    share);
    else
        strbuf_addf(out, _("Round %d for %s, dealt by %s"), e->from, share, uc_seat(st, e->who));
    return LINE_HEADING;
}

enum line_kind uc_line(const struct stage *st, const struct event *e, const struct board *before,
                       struct strbuf *out)
{
    const char *who = uc_seat(st, e->who);
    const bool note = e->kind == EVENT_NOTE, pay = e->kind == EVENT_PAY;
    switch (e->why) {
    case UPCOLOR_WHY_GAME: return note ? game_line(st, e, before, out) : LINE_NONE;
    case UPCOLOR_WHY_ROUND: return note ? round_line(st, e, out) : LINE_NONE;
    case UPCOLOR_WHY_LEAD_PASSED:
        if (!note)
            return LINE_NONE;
        strbuf_addf(out, _("%s can’t lead, so %s leads"), who, uc_seat(st, e->to));
        return LINE_OWN;
    case UPCOLOR_WHY_PLAY:
        return e->kind == EVENT_MOVE && own(e->face)
                   ? with(out, LINE_MEMORY, _(plays[e->face - UPCOLOR_IMPERIAL]), who)
                   : LINE_NONE;
    case UPCOLOR_WHY_PASS: return note ? with(out, LINE_MEMORY, _("%s passes"), who) : LINE_NONE;
    case UPCOLOR_WHY_TRICK:
        if (!note)
            return LINE_NONE;
        strbuf_addf(out,
                    i18n_plural("%s takes the trick: %d card", "%s takes the trick: %d cards",
                                (unsigned long)e->amount),
                    who, e->amount);
        return LINE_OWN;
    case UPCOLOR_WHY_DRAW:
        if (e->kind != EVENT_MOVE)
            return LINE_NONE;
        return own(e->face) && stage_eyes(st) == e->who
                   ? with(out, LINE_MEMORY, _(draws[e->face - UPCOLOR_IMPERIAL]), who)
                   : with(out, LINE_MEMORY, _("%s draws a card"), who);
    case UPCOLOR_WHY_NO_DRAW:
        return note ? with(out, LINE_OWN, _("The draw pile is empty: %s draws nothing"), who)
                    : LINE_NONE;
    case UPCOLOR_WHY_OUT:
        return note ? with(out, LINE_OWN, _("%s plays their last card and wins the round"), who)
                    : LINE_NONE;
    case UPCOLOR_WHY_BLOCKED:
        return note ? with(out, LINE_OWN, "%s",
                           _("No one can lead, so everyone shows their strongest card"))
                    : LINE_NONE;
    case UPCOLOR_WHY_STRONGEST:
        return e->kind == EVENT_SHOW && own(e->face)
                   ? with(out, LINE_OWN, _(shows[e->face - UPCOLOR_IMPERIAL]), who)
                   : LINE_NONE;
    case UPCOLOR_WHY_ALONE:
        return note ? with(out, LINE_OWN, _("%s has the single strongest card and wins the round"),
                           who)
                    : LINE_NONE;
    case UPCOLOR_WHY_AGAIN:
        return note
                   ? with(out, LINE_OWN, "%s", _("A tie: no one wins, so the round is dealt again"))
                   : LINE_NONE;
    case UPCOLOR_WHY_SHARE:
        return pay && e->amount ? with_amount(st, out, _("%s receives %s"), who, e->amount)
                                : LINE_NONE;
    case UPCOLOR_WHY_BARRED_WIN:
        return pay ? with_amount(st, out,
                                 _("%s kept a discard card earlier, so the share of %s carries "
                                   "over to the next round"),
                                 who, e->amount)
                   : LINE_NONE;
    case UPCOLOR_WHY_PENALTY:
        return e->kind == EVENT_SET
                   ? with(out, LINE_OWN, _("%s still holds a discard card: no share next round"),
                          who)
                   : LINE_NONE;
    case UPCOLOR_WHY_FULL:
        return note ? with(out, LINE_OWN, _("FULL: %s has won all four rounds"), who) : LINE_NONE;
    case UPCOLOR_WHY_FULL_PAY:
        if (pay) {
            char number[64];
            uc_things(st, number, e->amount);
            strbuf_addf(out, _("%s pays %s to %s"), uc_seat(st, e->from - UPCOLOR_STACK), number,
                        uc_seat(st, e->to - UPCOLOR_STACK));
        }
        return pay ? LINE_OWN : LINE_NONE;
    case UPCOLOR_WHY_GAME_OVER:
        return note ? with(out, LINE_OWN, "%s", _("The game is over")) : LINE_NONE;
    case UPCOLOR_WHY_SPLIT:
        return pay && e->amount ? with_amount(st, out, _("%s receives %s of the unclaimed shares"),
                                              uc_seat(st, e->to - UPCOLOR_STACK), e->amount)
                                : LINE_NONE;
    case UPCOLOR_WHY_BORROW:
        return pay ? with_amount(st, out, _("%s borrows %s from the bank"),
                                 uc_seat(st, e->to - UPCOLOR_STACK), e->amount)
                   : LINE_NONE;
    case UPCOLOR_WHY_LEAVE:
        return e->kind == EVENT_SET && before->num[e->to]
                   ? with(out, LINE_OWN, _("%s leaves the table"), who)
                   : LINE_NONE;
    case UPCOLOR_WHY_OVER:
        return note ? with(out, LINE_OWN, "%s", _("Enough for today")) : LINE_NONE;
    default: return LINE_NONE;
    }
}

/* Hands, plates, pot and the head of the table show it. */
bool uc_plain(const struct event *e)
{
    return e->why == UPCOLOR_WHY_DRAW || e->why == UPCOLOR_WHY_SHARE || e->why == UPCOLOR_WHY_ROUND;
}
