/* Who is asked at a window (SP-25, SP-26). Where it does not stop (spec_stops) the table says no
 * for the player who sits here, and waits for nobody. */
#include "spec_look.h"
#include "poker_panel.h"

int spec_window(const struct board *b)
{
    return b->phase == SPEC_PHASE_WINDOW ? b->num[SPEC_WINDOW] : SPEC_WINDOW_NONE;
}

seatmask spec_window_of(const struct board *b)
{
    seatmask of = 0;
    if (b->num[SPEC_WINDOW] == SPEC_WINDOW_NONE ||
        (b->phase != SPEC_PHASE_WINDOW && b->phase != HOLDEM_PHASE_PLAY))
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

bool spec_is_asked(const struct stage *st)
{
    return st->mine && spec_window(&st->shown.b) != SPEC_WINDOW_NONE &&
           stage_choice(st, SPEC_NO, -1);
}
bool spec_own_turn(const struct stage *st)
{
    return poker_asked(st) && spec_window_of(&st->shown.b) != 0;
}

/* ---- what stops */

bool spec_asks(const struct stage *st, int who)
{
    return spec_stops(&st->rules, &st->shown.b, who,
                      st->privacy == PRIVACY_PEEK || st->privacy == PRIVACY_CURTAIN,
                      st->stops >> who & 1, st->ready);
}

/* ---- what follows by itself */

static int64_t decision(const struct stage *st)
{
    const struct board *b = &st->shown.b;
    int64_t n = b->num[HOLDEM_HANDS];
    const int64_t parts[] = {
        b->num[HOLDEM_STREET],     b->num[SPEC_WINDOW],   b->num[SPEC_TURN_OF] + 1, b->phase,
        board_count(b, SPEC_USED), spec_cards(b, st->me), b->num[SPEC_EXCHANGED],   st->me};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        n = n * 41 + parts[i];
    return n;
}

/* What lies ready is chosen as soon as its window has come. */
static void take_ready(struct stage *st)
{
    struct spec_state *k = spec(st);
    for (int i = 0; i < spec_cards(&st->shown.b, st->me) && spec_sees_rack(st); i++) {
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
    const seatmask of =
        spec_window(&st->shown.b) != SPEC_WINDOW_NONE ? spec_window_of(&st->shown.b) : 0;
    if (of && !k->opened_at)
        k->opened_at = st->ui.now ? st->ui.now : 1;
    else if (!of)
        k->opened_at = 0;
    if (of) {
        k->was_seen = (k->was_seen && !k->closed_at) ||
                      (spec_is_asked(st) && spec_asks(st, st->me)) ||
                      st->ui.now - k->opened_at >= 160;
        k->answered = of;
        k->closed_at = 0;
    } else if (k->answered && !k->closed_at) {
        k->closed_at = st->ui.now ? st->ui.now : 1;
    }
}

void spec_follow_window(struct stage *st)
{
    struct spec_state *k = spec(st);
    const int64_t now = decision(st);
    if (k->drafted_at != now && st->mine) {
        spec_forget(st);
        k->drafted_at = now;
    }
    follow_answers(st);
    const bool asks = spec_is_asked(st) && spec_asks(st, st->me) && !poker_behind(st);
    if (!asks)
        k->asked_since = 0;
    else if (!k->asked_since) {
        k->asked_since = st->ui.now ? st->ui.now : 1;
        take_ready(st);
    }
    /* what lies chosen wants its window too */
    st->ready = k->ready | (spec_has_draft(st) ? ~0U : 0);
}
