/* What happens at the table when something is pressed. */
#include "poker_extra.h"
#include "poker_panel.h"
#include "poker_parts.h"

#include "check.h"

static bool takes_all(const struct stage *st, int verb, int32_t amount)
{
    const struct board *b = &st->shown.b;
    const int32_t all = b->num[HOLDEM_STACK + st->me];
    return verb == HOLDEM_CALL ? holdem_owes(b, st->me) >= all
                               : amount >= all + b->num[HOLDEM_BET + st->me];
}

static void bet(struct stage *st, enum poker_do how, bool sure)
{
    struct poker_state *k = poker_look(st);
    const struct choice *raise = poker_raise_choice(st);
    struct action a = action_of(st->me,
                                how == DO_RAISE ? raise ? raise->kind : HOLDEM_BET_TO
                                : stage_choice(st, HOLDEM_CHECK, -1) ? HOLDEM_CHECK
                                                                     : HOLDEM_CALL,
                                0);
    if (how == DO_RAISE)
        a.amount = poker_draft(st);
    if (poker_guarded(st))
        return;
    if (a.kind != HOLDEM_CHECK && !sure && st->ask_all_in && takes_all(st, a.kind, a.amount)) {
        if (how == DO_RAISE)
            poker_set_draft(st, a.amount);
        k->sure = how;
        k->price_since = st->ui.now;
        return;
    }
    const struct poker_extra *more = poker_more(st);
    if (more->act)
        more->act(st, &a);
    const char *why = stage_refusal(st, &a);
    k->sure = 0;
    if (why)
        stage_tell(st, why);
    else
        stage_act(st, a);
}

static void show(struct stage *st, int mask)
{
    struct action a = action_of(st->me, HOLDEM_SHOW_HAND, 0);
    for (int i = 0; i < HOLDEM_HOLE_CARDS; i++)
        if (mask >> i & 1) {
            CARRE_ASSERT(a.n < PICKS);
            a.pick[a.n++] = (uint8_t)i;
        }
    stage_act(st, a);
}

static void pressed(struct stage *st, const struct item_event *n)
{
    struct poker_state *k = poker_look(st);
    switch (n->action) {
    case DO_FOLD:
        if (!poker_guarded(st))
            stage_act(st, action_of(st->me, HOLDEM_FOLD, 0));
        break;
    case DO_CALL: bet(st, DO_CALL, false); break;
    case DO_RAISE: bet(st, DO_RAISE, false); break;
    case DO_SURE: bet(st, (enum poker_do)k->sure, true); break;
    case DO_STAY:
        k->sure = 0;
        k->price_since = 0;
        break;
    case DO_SHOW: show(st, n->arg); break;
    case DO_MUCK: stage_act(st, action_of(st->me, HOLDEM_MUCK_HAND, 0)); break;
    /* whatever ran is over by the press itself */
    case DO_GO_ON:
        k->price_since = st->ui.now;
        k->price_seat = true;
        break;
    case DO_AHEAD: k->ahead = !k->ahead; break;
    case DO_HISTORY:
        k->history = true;
        k->scroll = 1e6F;
        break;
    case DO_HOW_WON:
        k->looks_back = true;
        k->history = false;
        break;
    case DO_CLOSE:
        k->closed = k->history;
        k->history = k->looks_back = false;
        break;
    default: break;
    }
}

void poker_input(struct stage *st, const struct item_event *n)
{
    struct poker_state *k = poker_look(st);
    const struct poker_extra *more = poker_more(st);
    if (!k->history && !k->looks_back && more->input && more->input(st, n))
        return;
    if (!k->history && !k->looks_back && poker_amount_pressed(st, n))
        return;
    if (n->kind == ITEM_EVENT_ACTIVATED)
        pressed(st, n);
    else if (n->kind == ITEM_EVENT_BACK && k->history)
        k->history = false, k->closed = true;
    else if (n->kind == ITEM_EVENT_BACK && k->looks_back)
        k->looks_back = false;
    else if (n->kind == ITEM_EVENT_BACK && k->sure)
        k->sure = 0, k->price_since = 0;
    else if (stage_pressed(st, n))
        return;
    else if (n->kind == ITEM_EVENT_KEY && n->key == (enum key)'B' && !n->ctrl)
        st->big_blinds = !st->big_blinds;
    else if (n->kind == ITEM_EVENT_SCROLL && k->history)
        k->scroll -= n->wheel * poker_letter(st, 60) + n->drag;
}
