/* windows.c - who is asked whether to use a card, and what is done with the answers (SP-22 to
 * SP-26).
 *
 * A window waits for all its seats at once; each answers under a sealed number, a no like a yes, so
 * that the table hears of all of them alike. When the last one has answered, what was declared is
 * opened, laid on the table and resolved, and the window opens again until nobody declares. */
#include "spec.h"

#include "betting.h"

static int32_t spec_answer_code(const struct spec_answer *a)
{
    return a->effects | a->seen << 16 | a->swapped << 20 | a->backwards << 24;
}

struct spec_answer spec_answer_read(int32_t code)
{
    return (struct spec_answer){.effects = (uint16_t)code,
                                .seen = (seat)(code >> 16 & 15),
                                .swapped = (seat)(code >> 20 & 15),
                                .backwards = code >> 24 & 1};
}

/* Before the cards and at the awards it is counted from the button; before the flop from who acts
 * last. */
int spec_in_order(const struct board *b, int i)
{
    const int window = b->num[SPEC_WINDOW];
    const bool blinds = b->num[HOLDEM_STREET] == HOLDEM_PREFLOP && window != SPEC_WINDOW_STRADDLE &&
                        window != SPEC_WINDOW_AWARD;
    return (b->num[blinds ? HOLDEM_LAST_BLIND : HOLDEM_BUTTON] + 1 + i) % b->nseats;
}

/* ---- who is asked */

/* Is any effect of this window played at this table? What all know beforehand needs no question. */
static bool is_played(const struct rules *r, const struct board *b)
{
    if (b->num[SPEC_WINDOW] == SPEC_WINDOW_STRADDLE &&
        (b->num[SPEC_STRADDLED] || seat_count(betting_live(b)) < SPEC_STRADDLE_LEAST))
        return false;
    return spec_window_played(r, b, b->num[SPEC_WINDOW]);
}

/* SP-23, SP-24. Who holds no card, as everybody can see, has nothing to answer. */
static seatmask asked(const struct board *b, seatmask may)
{
    seatmask in = may & (seatmask)~b->num[SPEC_QUIET];
    for (int s = 0; s < b->nseats; s++)
        if (spec_cards(b, s) == 0 ||
            (b->num[HOLDEM_STACK + s] == 0 && b->num[SPEC_WINDOW] != SPEC_WINDOW_AWARD))
            in &= (seatmask)~seat_bit(s);
    return in;
}

/* The player who is in the hand can say at any time whether it wants to be asked, and everybody at
 * the table can order a drink. */
void spec_waits(struct turn *t, seatmask for_whom)
{
    seatmask may = 0;
    for (int s = 0; s < t->b->nseats; s++)
        if (spec_no_drink(t->rules, t->b, s) == REASON_OK ||
            (holdem_live(t->b, s) && spec_cards(t->b, s) > 0))
            may |= seat_bit(s);
    turn_wait(t, for_whom, may & (seatmask)~for_whom);
}

bool spec_open_window(struct turn *t, int window, seatmask may)
{
    turn_set(t, SPEC_WINDOW, window, SEAT_NONE, HOLDEM_WHY_NONE);
    const seatmask in = t->b->num[SPEC_NULL] || !is_played(t->rules, t->b) ? 0 : asked(t->b, may);
    if (!in) {
        turn_set(t, SPEC_WINDOW, SPEC_WINDOW_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
        return false;
    }
    turn_phase(t, SPEC_PHASE_WINDOW);
    spec_waits(t, in);
    return true;
}

/* The actor decides, and may declare in the window of its own turn. */
static void ask_actor(struct turn *t)
{
    turn_set(t, SPEC_WINDOW, SPEC_WINDOW_TURN, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_phase(t, HOLDEM_PHASE_PLAY);
    spec_waits(t, seat_bit(t->b->num[SPEC_TURN_OF]));
}

void spec_turn(struct turn *t, int who)
{
    turn_set(t, SPEC_TURN_OF, who, who, HOLDEM_WHY_NONE);
    if (!spec_open_window(t, SPEC_WINDOW_TURN, betting_live(t->b) & (seatmask)~seat_bit(who)))
        ask_actor(t);
}

/* ---- answers */

static seatmask declared(const struct board *b)
{
    seatmask who = 0;
    for (int s = 0; s < b->nseats; s++)
        if (b->envelope[s].full && b->envelope[s].amount)
            who |= seat_bit(s);
    return who;
}

static void take_away(struct turn *t)
{
    for (int s = 0; s < t->b->nseats; s++)
        if (t->b->envelope[s].full)
            turn_empty(t, s, s, SPEC_WHY_ANSWER);
}

static bool opens_again(struct turn *t, int window)
{
    const struct board *b = t->b;
    switch (window) {
    case SPEC_WINDOW_FLOP: return spec_open_window(t, window, betting_live(b));
    case SPEC_WINDOW_RUN: return spec_open_window(t, window, betting_can_act(b));
    case SPEC_WINDOW_AWARD:
        return spec_open_window(
            t, window, (seatmask)b->num[SPEC_WON] | (b->num[SPEC_CHOPPED] ? betting_live(b) : 0));
    }
    return false;
}

/* Nobody declared: what the window held up goes on. */
static void go_on(struct turn *t)
{
    const int window = t->b->num[SPEC_WINDOW];
    turn_set(t, SPEC_WINDOW, SPEC_WINDOW_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_phase(t, HOLDEM_PHASE_PLAY);
    switch (window) {
    case SPEC_WINDOW_STRADDLE: spec_ask_double(t); break;
    case SPEC_WINDOW_FLOP: spec_round(t); break;
    case SPEC_WINDOW_RUN: spec_run(t); break;
    case SPEC_WINDOW_AWARD: holdem_go(t, &spec_house, HOLDEM_STEP_SHOWING); break;
    }
}

/* All have answered. */
static void close_window(struct turn *t)
{
    const int window = t->b->num[SPEC_WINDOW];
    const seatmask who = declared(t->b);
    if (who)
        spec_resolve(t, who);
    take_away(t);
    if (t->broken)
        return;
    if (window == SPEC_WINDOW_TURN)
        spec_turn(t, t->b->num[SPEC_TURN_OF]);
    else if (!who || !opens_again(t, window)) {
        turn_set(t, SPEC_WINDOW, window, SEAT_NONE, HOLDEM_WHY_NONE);
        go_on(t);
    }
}

/* No window has more than two kinds of one number: which was named first is all there is to know
 * (SP-20). */
static bool named_backwards(const struct board *b, const struct action *a)
{
    for (int i = 1; i < a->n; i++)
        for (int k = 0; k < i; k++) {
            const int later = card_effect(spec_picked(b, a->who, a->pick[i])),
                      earlier = card_effect(spec_picked(b, a->who, a->pick[k]));
            if (later < earlier && spec_number(later) == spec_number(earlier))
                return true;
        }
    return false;
}

void spec_answer(struct turn *t, const struct action *a)
{
    const struct board *b = t->b;
    struct spec_answer said = {0};
    if (a->kind == SPEC_DECLARE) {
        for (int i = 0; i < a->n; i++)
            said.effects =
                (uint16_t)(said.effects | 1u << card_effect(spec_picked(b, a->who, a->pick[i])));
        said.backwards = named_backwards(b, a);
        said.seen = (seat)(a->amount % SEATS);
        said.swapped = (seat)(a->amount / SEATS);
    }
    turn_seal(t, a->who, spec_answer_code(&said), seat_bit(a->who), a->who, SPEC_WHY_ANSWER);
    const seatmask left = b->waiting & (seatmask)~seat_bit(a->who);
    if (left)
        spec_waits(t, left);
    else if (b->num[SPEC_WINDOW] == SPEC_WINDOW_TURN && a->who != b->num[SPEC_TURN_OF])
        ask_actor(t);
    else
        close_window(t);
}

/* SP-26: what the actor wanted is not heard where somebody has declared; the actor is asked again.
 */
void spec_poker(struct turn *t, const struct action *a)
{
    const struct board *b = t->b;
    if (declared(b)) {
        close_window(t);
        return;
    }
    take_away(t);
    spec_attach(t, a);
    turn_set(t, SPEC_WINDOW, SPEC_WINDOW_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, SPEC_TURN_OF, SEAT_NONE, SEAT_NONE, HOLDEM_WHY_NONE);
    betting_act(t, a);
    if (a->kind == HOLDEM_FOLD)
        spec_detach(t, seat_bit(a->who));
    const int next = betting_asked(b, a->who);
    if (next == SEAT_NONE)
        holdem_go(t, &spec_house, HOLDEM_STEP_ROUND_OVER);
    else
        spec_turn(t, next);
}
