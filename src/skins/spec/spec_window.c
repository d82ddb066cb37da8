/* Who is asked at a window, and what answers by itself (SP-25, SP-26).
 *
 * With one person at the screen a window stops where a card that belongs to it is held, where a card lies ready, and, if wished, wherever one could be declared. With
 * several it must never depend on what somebody holds: it stops at the award and before a run-out, and for whoever has asked to be asked. Everything else is a no,
 * given at once, so that the table never waits for nobody. */
#include "spec_look.h"

int spec_window(const struct board *b) { return b->phase == SPEC_PHASE_WINDOW ? b->num[SPEC_WINDOW] : SPEC_WINDOW_NONE; }

seatmask spec_window_of(const struct board *b)
{
    seatmask of = 0;
    if (b->num[SPEC_WINDOW] == SPEC_WINDOW_NONE || (b->phase != SPEC_PHASE_WINDOW && b->phase != HOLDEM_PHASE_PLAY))
        return 0;
    for (int s = 0; s < b->nseats; s++)
        if (b->envelope[s].full || seat_in((seat)s, b->waiting))
            of |= seat_bit(s);
    return of;
}

int spec_whose_turn(const struct board *b)
{
    if (b->phase != SPEC_PHASE_WINDOW)
        return seat_first(b->waiting);
    return b->num[SPEC_WINDOW] == SPEC_WINDOW_TURN ? b->num[SPEC_TURN_OF] : -1;
}

bool spec_is_asked(const struct stage *st) { return st->mine && spec_window(&st->now.b) != SPEC_WINDOW_NONE && stage_choice(st, SPEC_NO, -1); }
bool spec_own_turn(const struct stage *st) { return poker_asked(st) && spec_window_of(&st->now.b) != 0; }

/* ---- what stops */

/* Cards that belong to a window; those of any turn may wait for a word of their owner. */
static unsigned own_of(int window)
{
    static const unsigned of[SPEC_WINDOWS] = {
        [SPEC_WINDOW_STRADDLE] = 1U << SPEC_STRADDLE, [SPEC_WINDOW_FLOP] = 1U << SPEC_FLOP_EXCHANGE, [SPEC_WINDOW_RUN] = 1U << SPEC_TWICE | 1U << SPEC_ARM,
        [SPEC_WINDOW_AWARD] = 1U << SPEC_WIN_THE_BUTTON | 1U << SPEC_TOAST | 1U << SPEC_FEELING_GOOD,
    };
    return window > 0 && window < SPEC_WINDOWS ? of[window] : 0;
}

/* Effects that a seat may declare in the window of now, as far as these eyes see them. */
static unsigned usable(const struct stage *st, int who)
{
    const struct board *b = &st->now.b;
    unsigned may = 0;
    for (int i = 0; i < spec_cards(b, who); i++) {
        const card c = spec_picked(b, who, i);
        if (card_is_spec(c) && spec_refuses(&st->rules, b, who, card_effect(c)) == REASON_OK)
            may |= 1U << card_effect(c);
    }
    return may;
}

bool spec_stops(const struct stage *st, int who)
{
    const struct board *b = &st->now.b;
    const int window = spec_window(b);
    const bool wishes = st->stops >> who & 1;
    if (b->num[SPEC_QUIET] >> who & 1)
        return false;
    if (st->privacy == PRIVACY_PEEK || st->privacy == PRIVACY_CURTAIN)
        return wishes || window == SPEC_WINDOW_RUN || window == SPEC_WINDOW_AWARD;
    const unsigned may = usable(st, who);
    return may && (wishes || may & own_of(window) || may & spec(st)->ready || (who == st->me && spec_has_draft(st)));
}

/* ---- what answers by itself */

static int64_t decision(const struct stage *st)
{
    const struct board *b = &st->now.b;
    int64_t n = b->num[HOLDEM_HANDS];
    const int64_t parts[] = {b->num[HOLDEM_STREET], b->num[SPEC_WINDOW], b->num[SPEC_TURN_OF] + 1, b->phase, board_count(b, SPEC_USED), spec_cards(b, st->me), b->num[SPEC_EXCHANGED], st->me};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        n = n * 41 + parts[i];
    return n;
}

/* What lies ready is chosen as soon as its window has come. */
static void take_ready(struct stage *st)
{
    struct spec_state *k = spec(st);
    for (int i = 0; i < spec_cards(&st->now.b, st->me) && spec_sees_rack(st); i++) {
        const int e = spec_effect_of(st, i);
        if (e >= 0 && k->ready >> e & 1 && spec_may(st, i) == REASON_OK && !spec_chosen(st, i)) {
            k->ready &= ~(1U << e);
            spec_press_card(st, i);
        }
    }
}

static void follow_answers(struct stage *st)
{
    struct spec_state *k = spec(st);
    const seatmask of = spec_window(&st->now.b) != SPEC_WINDOW_NONE ? spec_window_of(&st->now.b) : 0;
    if (of && !k->opened_at)
        k->opened_at = st->ui.now ? st->ui.now : 1;
    else if (!of)
        k->opened_at = 0;
    if (of) {
        k->was_seen = (k->was_seen && !k->closed_at) || (spec_is_asked(st) && spec_stops(st, st->me)) || st->ui.now - k->opened_at >= 160;
        k->answered = of;
        k->closed_at = 0;
    } else if (k->answered && !k->closed_at) {
        k->closed_at = st->ui.now ? st->ui.now : 1;
    }
}

void spec_follow_window(struct stage *st)
{
    struct spec_state *k = spec(st);
    const struct board *b = &st->now.b;
    const int64_t now = decision(st);
    if (k->drafted_at != now && st->mine) {
        spec_forget(st);
        k->drafted_at = now;
    }
    follow_answers(st);
    const bool asks = spec_is_asked(st) && spec_stops(st, st->me) && !poker_behind(st);
    if (!asks)
        k->asked_since = 0;
    else if (!k->asked_since) {
        k->asked_since = st->ui.now ? st->ui.now : 1;
        take_ready(st);
    }
    if (spec_window(b) == SPEC_WINDOW_NONE || st->wish.command != STAGE_NOTHING || (st->privacy == PRIVACY_ONE && !st->mine))
        return;
    for (int s = 0; s < b->nseats; s++)
        if (seat_in((seat)s, b->waiting) && st->plate[s].person && !spec_stops(st, s)) {
            stage_act(st, action_of((seat)s, SPEC_NO, 0));
            return;
        }
}
