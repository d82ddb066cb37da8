/* What the strip says: the question, what its answer costs, what is in force at rest. */
#include "spec_look.h"

#include "i18n.h"

#include <stdio.h>

const char *spec_strip_window(int window)
{
    switch (window) {
    case SPEC_WINDOW_STRADDLE: return _("Play a card before the deal?");
    case SPEC_WINDOW_FLOP: return _("Play a card on this flop?");
    case SPEC_WINDOW_TURN: return _("Play a card first?");
    case SPEC_WINDOW_RUN: return _("Play a card for the run-out?");
    case SPEC_WINDOW_AWARD: return _("Play a card now?");
    default: return "";
    }
}

/* The sign on the seal: a card may be declared, something is asked, or one of several is chosen. */
const char *spec_strip_sign(enum spec_question q)
{
    switch (q) {
    case SPEC_Q_DOUBLE:
    case SPEC_Q_REENTER:
    case SPEC_Q_FUN: return "問";
    case SPEC_Q_AIM:
    case SPEC_Q_DISCARD:
    case SPEC_Q_DRAW: return "選";
    case SPEC_Q_NONE:
    case SPEC_Q_WINDOW:
    case SPEC_Q_TURN:
    case SPEC_Q_CHOSEN: break;
    }
    return "宣";
}

int32_t spec_doubled(const struct board *b) { return b->num[HOLDEM_TO_MATCH] * 2; }

/* Is there a card, of effect or for fun, that could be declared in this turn? While hands lie face
 * down everybody reads the strip, and it tells no more than that there are cards. */
static bool may_play(const struct stage *st)
{
    bool may = st->covered && spec_cards(&st->shown.b, st->me);
    for (int i = 0; i < spec_cards(&st->shown.b, st->me) && !may; i++)
        may = spec_card_state(st, i) != CARD_NOT_NOW;
    return may;
}

void spec_strip_asked(const struct stage *st, enum spec_question q, char out[SPEC_TEXT])
{
    const struct board *b = &st->shown.b;
    char amount[64];
    out[0] = '\0';
    switch (q) {
    case SPEC_Q_NONE: break;
    case SPEC_Q_WINDOW:
        snprintf(out, SPEC_TEXT, "%s", spec_strip_window(b->num[SPEC_WINDOW]));
        break;
    case SPEC_Q_TURN:
        snprintf(out, SPEC_TEXT, "%s",
                 may_play(st) ? _("Play a card or act?") : _("The action is on you"));
        break;
    case SPEC_Q_CHOSEN: snprintf(out, SPEC_TEXT, "%s", _("Ready to declare?")); break;
    case SPEC_Q_AIM: snprintf(out, SPEC_TEXT, "%s", spec_busy(st)); break;
    case SPEC_Q_DOUBLE:
        poker_amount(st, spec_doubled(b), amount);
        snprintf(out, SPEC_TEXT, _("Double the straddle to %s?"), amount);
        break;
    case SPEC_Q_DISCARD: snprintf(out, SPEC_TEXT, "%s", _("Which card goes back?")); break;
    case SPEC_Q_DRAW: {
        const struct choice *c = stage_choice(st, SPEC_DRAW, -1);
        const int n = c ? c->pick_min : 1;
        snprintf(out, SPEC_TEXT,
                 i18n_plural("Draw %d card from the fan", "Draw %d cards from the fan",
                             (unsigned long)n),
                 n);
        break;
    }
    case SPEC_Q_REENTER:
        poker_amount(st, st->rules.option[HOLDEM_FIRST_STACK], amount);
        snprintf(out, SPEC_TEXT, _("Re-enter with %s?"), amount);
        break;
    case SPEC_Q_FUN: snprintf(out, SPEC_TEXT, "%s", _("Draw a fun card?")); break;
    }
}

void spec_strip_more(const struct stage *st, enum spec_question q, char out[SPEC_TEXT])
{
    const struct board *b = &st->shown.b;
    out[0] = '\0';
    if (q == SPEC_Q_REENTER) {
        const int left = st->rules.option[SPEC_REENTRIES] - b->num[SPEC_REENTERED + st->me];
        if (board_count(b, SPEC_HELD + st->me))
            snprintf(out, SPEC_TEXT, _("%d left. Press a card to exchange it."), left);
        else
            snprintf(out, SPEC_TEXT,
                     i18n_plural("%d re-entry left.", "%d re-entries left.", (unsigned long)left),
                     left);
    } else if (q == SPEC_Q_FUN) {
        snprintf(out, SPEC_TEXT, "%s", _("It changes nothing in the game."));
    } else if (q == SPEC_Q_DISCARD) {
        snprintf(out, SPEC_TEXT, "%s", _("Choose one. The deck is then reshuffled."));
    }
}

void spec_strip_in_force(const struct stage *st, char out[SPEC_TEXT])
{
    const struct board *b = &st->shown.b;
    size_t n = 0;
    out[0] = '\0';
    for (int num = SPEC_REENTERED; num < SPEC_NUMS; num++)
        for (int e = 0; e < SPEC_EFFECTS; e++)
            if (spec_looks[e].runs == num && b->num[num])
                n +=
                    (size_t)snprintf(out + n, SPEC_TEXT - n, "%s%s", n ? " · " : "", spec_title(e));
}
