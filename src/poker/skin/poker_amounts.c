/* Bets without fear: what the presets mean, steps, a slider, a typed number; the sentence for
 * anybody who presses too soon after a price has changed, and what was said ahead.
 *
 * By pad any legal amount is seven presses away at most: shoulder buttons go through the presets
 * and around their ends, steps of a big blind in one direction double, and the right trigger opens
 * ten digits, one on each button (poker_digits.c). */
#include "poker_panel.h"
#include "poker_parts.h"
#include "poker_table.h"

#include "check.h"
#include "guard.h"
#include "i18n.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOW_MS = 1500, MOST_STRIDE = 64 };

bool poker_asked(const struct stage *st)
{
    return st->mine && st->shown.b.phase == HOLDEM_PHASE_PLAY &&
           stage_choice(st, HOLDEM_FOLD, -1) != NULL;
}
bool poker_hand_ends(const struct stage *st)
{
    return !stage_caught_up(st) && poker_look(st)->winners &&
           st->shown.b.phase != HOLDEM_PHASE_SHOWING;
}

/* All that is left of the hand is dealt: nobody can bet, nobody owes anything. */
static bool is_run_out(const struct board *b)
{
    for (int s = 0; s < b->nseats; s++)
        if (holdem_live(b, s) && !holdem_all_in(b, s) && holdem_owes(b, s) > 0)
            return false;
    return poker_run_out(b);
}

/* Are cards due that have not come, the own ones or the board's? */
static bool is_dealt(const struct stage *st)
{
    static const int least[HOLDEM_STREETS] = {0, 3, 4, 5};
    const struct board *b = &st->shown.b;
    const int street = b->num[HOLDEM_STREET];
    return (holdem_live(b, st->me) && board_count(b, HOLDEM_HAND + st->me) < 2) ||
           (street >= 0 && street < HOLDEM_STREETS &&
            board_count(b, HOLDEM_BOARD) < least[street]) ||
           is_run_out(b);
}

/* Nobody bets on cards that the picture has not come to. */
bool poker_behind(const struct stage *st)
{
    return !stage_caught_up(st) && (poker_hand_ends(st) || is_dealt(st));
}

bool poker_showing(const struct stage *st)
{
    return st->mine && st->shown.b.phase == HOLDEM_PHASE_SHOWING &&
           stage_choice(st, HOLDEM_MUCK_HAND, -1) != NULL;
}

const struct choice *poker_raise_choice(const struct stage *st)
{
    const struct choice *raise = stage_choice(st, HOLDEM_RAISE_TO, -1);
    return raise ? raise : stage_choice(st, HOLDEM_BET_TO, -1);
}

static const struct choice *open_raise(const struct stage *st)
{
    const struct choice *raise = poker_asked(st) ? poker_raise_choice(st) : NULL;
    return raise && !raise->refused && raise->max > 0 ? raise : NULL;
}

static int32_t within(const struct choice *raise, int64_t amount)
{
    return amount < raise->min ? raise->min : amount > raise->max ? raise->max : (int32_t)amount;
}

/* A part of the pot is a part of what lies there once the call is paid. */
int32_t poker_preset(const struct stage *st, enum poker_preset p)
{
    CARRE_ASSERT((int)p >= 0 && p < PRESETS);
    static const int part[PRESETS][2] = {
        [PRESET_HALF] = {1, 2}, [PRESET_TWO_THIRDS] = {2, 3}, [PRESET_POT] = {1, 1}};
    const struct choice *raise = open_raise(st);
    const struct board *b = &st->shown.b;
    if (!raise)
        return 0;
    if (p == PRESET_MIN)
        return raise->min;
    if (p == PRESET_ALL_IN)
        return raise->max;
    const int64_t pot = holdem_pot(b) + holdem_owes(b, st->me);
    return within(raise, b->num[HOLDEM_TO_MATCH] + pot * part[p][0] / part[p][1]);
}

/* A part of the pot that is too small is the least raise, one that is too large is all chips: those
 * names come first. */
bool poker_preset_shown(const struct stage *st, enum poker_preset p)
{
    CARRE_ASSERT((int)p >= 0 && p < PRESETS);
    static const enum poker_preset order[PRESETS] = {PRESET_ALL_IN, PRESET_MIN, PRESET_HALF,
                                                     PRESET_TWO_THIRDS, PRESET_POT};
    for (int i = 0; open_raise(st) && order[i] != p; i++)
        if (poker_preset(st, order[i]) == poker_preset(st, p))
            return false;
    return true;
}

/* Which decision this is: a draft of another one is forgotten. */
int64_t poker_decision(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    return ((int64_t)b->num[HOLDEM_HANDS] * HOLDEM_STREETS + b->num[HOLDEM_STREET]) * 1000003 +
           b->num[HOLDEM_TO_MATCH] + 1;
}

int32_t poker_draft(const struct stage *st)
{
    const struct poker_state *k = poker_look(st);
    const struct choice *raise = open_raise(st);
    if (!raise)
        return 0;
    if (k->typing && k->typed[0])
        return within(raise, strtol(k->typed, NULL, 10));
    return k->drafted_at == poker_decision(st) ? within(raise, k->draft) : raise->min;
}

void poker_set_draft(struct stage *st, int32_t amount)
{
    struct poker_state *k = poker_look(st);
    const struct choice *raise = open_raise(st);
    if (!raise)
        return;
    k->draft = within(raise, amount);
    k->drafted_at = poker_decision(st);
    k->typing = false;
    k->typed[0] = '\0';
    k->sure = 0;
}

/* ---- presses ---- */

static void step(struct stage *st, int toward)
{
    CARRE_ASSERT(toward == 1 || toward == -1);
    struct poker_state *k = poker_look(st);
    const int32_t big = st->shown.b.num[HOLDEM_BIG] > 0 ? st->shown.b.num[HOLDEM_BIG] : 1,
                  from = poker_draft(st);
    k->stride = !k->toward ? 1 : k->toward == toward ? k->stride * 2 : k->stride / 2;
    k->stride = k->stride < 1 ? 1 : k->stride > MOST_STRIDE ? MOST_STRIDE : k->stride;
    k->toward = toward;
    poker_set_draft(st, from + toward * k->stride * big);
}

/* The next larger or smaller preset; beyond the last the first again. */
static void next_preset(struct stage *st, int toward)
{
    const int32_t from = poker_draft(st);
    int32_t found = 0, other_end = 0;
    for (int i = 0; i < PRESETS; i++) {
        const int32_t amount = poker_preset(st, (enum poker_preset)i);
        if (toward > 0 ? amount > from && (!found || amount < found)
                       : amount < from && amount > found)
            found = amount;
        if (!other_end || (toward > 0 ? amount < other_end : amount > other_end))
            other_end = amount;
    }
    poker_look(st)->toward = 0;
    poker_set_draft(st, found ? found : other_end);
}

static void type(struct stage *st, bool on)
{
    struct poker_state *k = poker_look(st);
    k->typing = on && open_raise(st);
    k->typed[0] = '\0';
}

/* -1: the last one goes. */
static void digit(struct stage *st, int which)
{
    CARRE_ASSERT(which <= 9);
    struct poker_state *k = poker_look(st);
    const size_t len = strlen(k->typed);
    if (which < 0 && len) {
        k->typed[len - 1] = '\0';
    } else if (which >= 0 && len + 1 < sizeof k->typed - 2) {
        k->typed[len] = (char)('0' + which);
        k->typed[len + 1] = '\0';
    }
}

static bool typed(struct stage *st, const struct item_event *n)
{
    struct poker_state *k = poker_look(st);
    if (!k->typing)
        return false;
    if (n->kind == ITEM_EVENT_KEY && n->key == KEY_DELETE) {
        digit(st, -1);
        return true;
    }
    if (n->kind == ITEM_EVENT_BACK) {
        type(st, false);
        return true;
    }
    return false;
}

bool poker_amount_pressed(struct stage *st, const struct item_event *n)
{
    if (typed(st, n))
        return true;
    if (n->kind == ITEM_EVENT_CHANGED && n->action == DO_AMOUNT) {
        if (items_device(st->items) >= DEVICE_KEYS) {
            step(st, n->amount < poker_draft(st) ? -1 : 1);
        } else {
            poker_look(st)->toward = 0;
            poker_set_draft(st, n->amount);
        }
        return true;
    }
    if (n->kind != ITEM_EVENT_ACTIVATED)
        return false;
    const bool pad = items_device(st->items) == DEVICE_PAD;
    switch (n->action) {
    case DO_PRESET:
        poker_look(st)->toward = 0;
        poker_set_draft(st, poker_preset(st, (enum poker_preset)n->arg));
        return true;
    case DO_NEXT_PRESET: next_preset(st, n->arg); break;
    case DO_STEP: step(st, n->arg); return true;
    case DO_DIGIT: digit(st, n->arg); return true;
    case DO_TYPE: type(st, !poker_look(st)->typing); return true;
    default: return false;
    }
    if (pad)
        items_focus_on(st->items, item_id("amount", 0));
    return true;
}

/* ---- the price ---- */

/* The player who has won unseen may show so long; then the cards stay down (NL-23). -1: until
 * something is pressed. */
static int64_t show_ms(const struct stage *st)
{
    return st->limits == 0 ? ui_ms(&st->ui, SHOW_MS) : limit_ms(st->limits, SHOW_MS);
}

void poker_follow_price(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    const struct board *b = &st->shown.b;
    /* a bet that is on its way to the pot need not be called any more */
    const int32_t price = k->gathered ? 0 : holdem_owes(b, st->me);
    if (k->priced && price != k->price) {
        k->price_since = st->ui.now ? st->ui.now : 1;
        k->price_seat = false;
        k->sure = 0;
    }
    k->price = price;
    k->priced = true;
    if (!poker_asked(st) || k->drafted_at != poker_decision(st))
        k->toward = 0;
    if (!poker_asked(st))
        k->typing = false, k->sure = 0;
    if (!poker_showing(st))
        k->showing_since = 0;
    else if (!k->showing_since && stage_caught_up(st))
        k->showing_since = st->ui.now ? st->ui.now : 1;
    if (!holdem_live(b, st->me) || st->privacy != PRIVACY_ONE)
        k->ahead = false;
    if (st->wish.command != STAGE_NOTHING || !stage_caught_up(st))
        return;
    const int64_t most = show_ms(st);
    if (k->showing_since && most >= 0 && st->ui.now >= k->showing_since + most)
        stage_act(st, action_of(st->me, HOLDEM_MUCK_HAND, 0));
    else if (k->ahead && poker_asked(st)) {
        k->ahead = false;
        stage_act(
            st,
            action_of(st->me, stage_choice(st, HOLDEM_CHECK, -1) ? HOLDEM_CHECK : HOLDEM_FOLD, 0));
    }
}

int poker_follow_wait(const struct stage *st)
{
    const struct poker_state *k = poker_look(st);
    const int64_t most = show_ms(st), left = k->showing_since + most - st->ui.now;
    if (!k->showing_since || most < 0)
        return STAGE_STILL;
    return left > 0 ? (int)left : 0;
}

/* For anybody who wanted to press what stood there before. */
bool poker_guarded(struct stage *st)
{
    struct poker_state *k = poker_look(st);
    char amount[64], text[POKER_TEXT];
    if (!k->price_since || st->ui.now - k->price_since >= GUARD_MS)
        return false;
    poker_amount(st, k->price, amount);
    if (k->sure)
        snprintf(text, sizeof text, "%s", _("That was quick. Press again to confirm."));
    else if (k->price_seat)
        snprintf(text, sizeof text, _("It’s %s’s turn now. Press again to confirm."),
                 stage_name(st, st->me));
    else if (k->price)
        snprintf(text, sizeof text, _("The bet has just changed: it’s %s to call now."), amount);
    else
        snprintf(text, sizeof text, "%s", _("The bet has just changed: you can check now."));
    stage_tell(st, text);
    return true;
}
