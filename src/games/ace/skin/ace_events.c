/* What happened at the duel in lines of the history: cards that go the same way stand in one, and a
 * claim with its damage. */
#include "ace_words.h"

#include "faces.h"
#include "i18n.h"

static const char *enemy_name(const struct stage *st, card c)
{
    const struct ace_enemy *e = ace_enemy_of(&st->rules, c);
    return e ? _(e->name) : "";
}

/* Where the discard pile is closed, the history is no way round it (AS-42). */
static enum line_kind cards_kind(const struct stage *st)
{
    return ace_difficulty(&st->rules) >= ACE_HARD ? LINE_MEMORY : LINE_OWN;
}

/* "Drawn: 10♦", and the next card goes on that line. */
static enum line_kind card_line(const struct stage *st, struct listing *l, uint8_t why,
                                const char *head, const char *face, struct strbuf *out)
{
    const bool on = l->why == why;
    l->why = why;
    if (on)
        strbuf_addf(out, "%s%s", C_("between short effects", ", "), face);
    else
        strbuf_addf(out, head, face);
    return on ? LINE_ON : cards_kind(st);
}

static enum line_kind one(struct strbuf *out, const char *text, bool worth)
{
    strbuf_add(out, text);
    return worth ? LINE_OWN : LINE_NONE;
}

static enum line_kind named(const struct stage *st, struct strbuf *out, const char *format, card c,
                            bool worth)
{
    strbuf_addf(out, format, enemy_name(st, c));
    return worth ? LINE_OWN : LINE_NONE;
}

/* Lord Overkill comes with his rules: players who did not see him come read them here. */
static enum line_kind lord_line(const struct stage *st, const struct board *before,
                                struct strbuf *out)
{
    const struct ace_enemy *e = ace_enemy_now(&st->rules, before);
    struct strbuf rules = STRBUF_EMPTY;
    if (!e || e->kind != ACE_OVERKILL)
        return LINE_NONE;
    ace_penalty_words(st, e, false, &rules);
    strbuf_addf(out, _("%s is here. %s."), _(e->name), strbuf_text(&rules));
    strbuf_free(&rules);
    return LINE_OWN;
}

/* A scene's first duel opens the scene too: its enemy is known before the cards are dealt. */
static enum line_kind duel_line(const struct stage *st, const struct event *e,
                                const struct board *before, struct strbuf *out)
{
    const int marker = before->num[ACE_MARKER];
    if (e->kind != EVENT_MAKE)
        return LINE_NONE;
    if (marker > 1 && ace_scene(marker) != ace_scene(marker - 1)) {
        strbuf_addf(out, _("Scene %d"), ace_scene(marker));
        strbuf_add(out, " · ");
    }
    strbuf_addf(out, _("Duel %d: %s"), marker, enemy_name(st, e->face));
    return LINE_HEADING;
}

static enum line_kind claim_line(const struct stage *st, const struct event *e,
                                 const struct board *before, struct strbuf *out)
{
    const struct ace_claim claim = ace_claim_decode(e->amount);
    card cards[ACE_SHOT_CARDS], changed[ACE_SHOT_CARDS];
    struct ace_aim aim;
    int n = 0;
    for (; n < board_count(before, ACE_SHOT) && n < ACE_SHOT_CARDS; n++)
        cards[n] = board_face(before, ACE_SHOT, n);
    ace_aim_read(&aim, &st->rules, before, (seat)before->num[ACE_ACTIVE]);
    ace_changed(&aim, cards, n, changed);
    struct strbuf ranks = STRBUF_EMPTY;
    ace_claim_words(st, &claim, changed, n, &ranks);
    strbuf_addf(out, _("Claimed: %s (%s)"), ace_kind_name(e->from), strbuf_text(&ranks));
    strbuf_free(&ranks);
    return cards_kind(st);
}

static enum line_kind total_line(const struct event *e, bool claimed, struct strbuf *out)
{
    if (claimed)
        strbuf_add(out, C_("between short effects", ", "));
    strbuf_addf(out, i18n_plural("%d damage", "%d damage", (unsigned long)e->amount), e->amount);
    return claimed ? LINE_ON : LINE_OWN;
}

static enum line_kind event_words(const struct stage *st, const struct event *e,
                                  const struct board *before, struct listing *l, struct strbuf *out)
{
    char face[FACE_NAME];
    face_short(st, e->face, face);
    const bool move = e->kind == EVENT_MOVE;
    switch (e->why) {
    case ACE_WHY_SCENE:
        strbuf_addf(out, _("Scene %d"), e->amount);
        return e->kind == EVENT_NOTE && before->num[ACE_MARKER] <= 1 ? LINE_HEADING : LINE_NONE;
    case ACE_WHY_REVEAL:
        return e->kind == EVENT_SET && e->to == ACE_HP ? lord_line(st, before, out)
                                                       : duel_line(st, e, before, out);
    case ACE_WHY_DEAL:
    case ACE_WHY_DRAW:
    case ACE_WHY_PICK:
        return move && card_is_known(e->face)
                   ? card_line(st, l, ACE_WHY_DRAW, _("Drawn: %s"), face, out)
                   : LINE_NONE;
    case ACE_WHY_DISCARD:
    case ACE_WHY_TRIM:
    case ACE_WHY_CYCLE:
        return move ? card_line(st, l, ACE_WHY_DISCARD, _("Discarded: %s"), face, out) : LINE_NONE;
    case ACE_WHY_RECALL:
        return move ? card_line(st, l, ACE_WHY_RECALL, _("Taken back: %s"), face, out) : LINE_NONE;
    case ACE_WHY_SHOT:
        return move ? card_line(st, l, ACE_WHY_SHOT, _("Fired: %s"), face, out) : LINE_NONE;
    case ACE_WHY_CLAIM: l->why = ACE_WHY_CLAIM; return claim_line(st, e, before, out);
    case ACE_WHY_TOTAL: return total_line(e, l->why == ACE_WHY_CLAIM, out);
    case ACE_WHY_HIT:
    case ACE_WHY_DAMAGE:
        strbuf_addf(out,
                    i18n_plural("%s: %d → %d hit point", "%s: %d → %d hit points",
                                (unsigned long)e->amount),
                    enemy_name(st, board_top(before, ACE_ENEMY)), before->num[ACE_HP], e->amount);
        return e->kind == EVENT_SET ? LINE_OWN : LINE_NONE;
    case ACE_WHY_KILL: return named(st, out, _("%s is down"), e->face, true);
    case ACE_WHY_RENEW: return one(out, _("The draw pile is reshuffled"), e->kind == EVENT_FORGET);
    case ACE_WHY_JAM: return one(out, _("The gun jams"), e->kind == EVENT_NOTE);
    case ACE_WHY_USE: return named(st, out, _("%s used"), e->face, move);
    case ACE_WHY_ARM:
        return named(st, out, _("%s armed"), board_face(before, ACE_BONUSES, e->index),
                     e->kind == EVENT_SEAL);
    case ACE_WHY_DISARM:
        return named(st, out, _("%s disarmed"), board_face(before, ACE_BONUSES, e->index),
                     e->kind == EVENT_EMPTY);
    case ACE_WHY_SPENT: return named(st, out, _("%s spent"), e->face, move);
    case ACE_WHY_JOKER: return one(out, _("The Joker joins the hand"), move);
    case ACE_WHY_WIND: return one(out, _("Second wind: the last bullet comes back"), true);
    case ACE_WHY_LAST: return one(out, _("Out of bullets"), true);
    case ACE_WHY_WIN: return one(out, _("The run is won"), e->kind == EVENT_END);
    case ACE_WHY_LOSE: return one(out, _("The run is lost"), e->kind == EVENT_END);
    case ACE_WHY_TURN:
        strbuf_addf(out, _("%s aims"), stage_name(st, e->who));
        return before->nseats > 1 ? LINE_OWN : LINE_NONE;
    case ACE_WHY_HINT: {
        struct strbuf said = STRBUF_EMPTY;
        ace_hint_words(st, e->from, e->face, &said);
        strbuf_addf(out, C_("who says what", "%s: “%s”"), stage_name(st, e->who),
                    strbuf_text(&said));
        strbuf_free(&said);
        return LINE_OWN;
    }
    default: return LINE_NONE;
    }
}

enum line_kind ace_event_words(const struct stage *st, const struct event *e,
                               const struct board *before, struct listing *l, struct strbuf *out)
{
    const uint8_t why = l->why;
    const enum line_kind kind = event_words(st, e, before, l, out);
    if ((kind == LINE_OWN || kind == LINE_HEADING) && l->why == why && e->why != ACE_WHY_CLAIM)
        l->why = 0; /* another line has come between */
    return kind;
}

/* Cards that were drawn lie there, those that were fired are told with their claim, and whose turn
 * it is says the plate. */
bool ace_event_plain(const struct event *e)
{
    switch (e->why) {
    case ACE_WHY_DEAL:
    case ACE_WHY_DRAW:
    case ACE_WHY_PICK:
    case ACE_WHY_SHOT:
    case ACE_WHY_TURN: return true;
    case ACE_WHY_SCENE: return e->kind == EVENT_NOTE;
    default: return false;
    }
}
