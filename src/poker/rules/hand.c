/* hand.c - the course of a hand, step by step (NL-01, NL-03 to NL-05, NL-07, NL-10, NL-13, NL-14,
 * NL-20, NL-23). */
#include "holdem.h"

#include "betting.h"
#include "check.h"
#include "pots.h"

card holdem_draw(struct turn *t, const struct holdem_house *house, int to, seatmask seen, int who,
                 int why)
{
    const card c = turn_draw(t, HOLDEM_PILE, to, seen, who, why);
    if (house->drawn && !t->broken)
        house->drawn(t);
    return c;
}

void holdem_discard(struct turn *t, int who, card gone, const struct holdem_discard *how)
{
    CARRE_ASSERT(who >= 0 && who < t->b->nseats);
    const int hand = HOLDEM_HAND + who;
    while (board_count(t->b, hand) && !t->broken)
        turn_move(t, hand, 0, how->mix, SEAT_NOBODY, who, how->why);
    if (t->broken)
        return;
    turn_move(t, how->mix, board_find(t->b, how->mix, gone), how->to, SEAT_NOBODY, who, how->why);
    const int first =
        turn_chance(t, how->die, t->b->num[HOLDEM_HANDS], how->draw, HOLDEM_HOLE_CARDS, NULL);
    turn_move(t, how->mix, first, hand, SEAT_NOBODY, who, how->why);
    turn_move(t, how->mix, 0, hand, SEAT_NOBODY, who, how->why);
}

static seatmask dealt(const struct board *b)
{
    seatmask in = 0;
    for (int s = 0; s < b->nseats; s++)
        in |= holdem_dealt(b, s) ? seat_bit(s) : 0;
    return in;
}

/* ---- before the cards ---- */

static enum holdem_step step_button(struct turn *t, const struct holdem_house *house)
{
    for (int z = 0; z < HOLDEM_ZONES; z++)
        if (z != HOLDEM_PILE)
            turn_gather(t, z, HOLDEM_PILE, HOLDEM_WHY_GATHER);
    turn_shuffle(t, HOLDEM_PILE, HOLDEM_WHY_GATHER);
    holdem_button(t, house);
    return HOLDEM_STEP_ANTES;
}

/* The player who has chips is in. */
static void everybody_in(struct turn *t)
{
    turn_set(t, HOLDEM_STREET, HOLDEM_PREFLOP, SEAT_NONE, HOLDEM_WHY_NONE);
    for (int s = 0; s < t->b->nseats; s++) {
        turn_set(t, HOLDEM_START + s, t->b->num[HOLDEM_STACK + s], s, HOLDEM_WHY_NONE);
        turn_set(t, HOLDEM_CAP + s, 0, s, HOLDEM_WHY_NONE);
    }
    turn_set(t, HOLDEM_LIVE, dealt(t->b), SEAT_NONE, HOLDEM_WHY_NONE);
}

/* What was laid out by hand to be paid, and is paid now; false if nothing was. */
static bool laid_out(struct turn *t, int num, int32_t due[SEATS])
{
    CARRE_ASSERT(num == HOLDEM_ANTE_DUE || num == HOLDEM_BLIND_DUE);
    int32_t sum = 0;
    for (int s = 0; s < t->b->nseats; s++) {
        due[s] = t->b->num[num + s];
        sum |= due[s];
        turn_set(t, num + s, 0, s, HOLDEM_WHY_NONE);
    }
    return sum != 0;
}

static enum holdem_step step_antes(struct turn *t)
{
    int32_t due[SEATS];
    everybody_in(t);
    if (!laid_out(t, HOLDEM_ANTE_DUE, due))
        for (int s = 0; s < t->b->nseats; s++)
            due[s] = holdem_dealt(t->b, s) ? t->b->num[HOLDEM_ANTE] : 0;
    pots_antes(t, due);
    return HOLDEM_STEP_BLINDS;
}

/* NL-03. */
static void usual_blinds(const struct board *b, int32_t due[SEATS])
{
    const seatmask in = dealt(b);
    const int button = b->num[HOLDEM_BUTTON],
              small = seat_count(in) == 2 ? button : betting_next(b, button, in);
    due[small] = b->num[HOLDEM_SMALL];
    due[betting_next(b, small, in)] = b->num[HOLDEM_BIG];
}

static enum holdem_step step_blinds(struct turn *t)
{
    const struct board *b = t->b;
    int32_t due[SEATS], high = 0;
    int big = SEAT_NONE, last = SEAT_NONE;
    if (!laid_out(t, HOLDEM_BLIND_DUE, due))
        usual_blinds(b, due);
    for (int i = 1; i <= b->nseats; i++) {
        const int s = seat_after(b->num[HOLDEM_BUTTON], i, b->nseats);
        if (due[s] <= 0)
            continue;
        const bool makes_big = big == SEAT_NONE && due[s] >= b->num[HOLDEM_BIG];
        betting_post(t, s, due[s],
                     makes_big               ? HOLDEM_WHY_BIG_BLIND
                     : due[s] > high && high ? HOLDEM_WHY_STRADDLE
                                             : HOLDEM_WHY_SMALL_BLIND);
        big = makes_big ? s : big;
        last = due[s] > high ? s : last;
        high = due[s] > high ? due[s] : high;
    }
    turn_set(t, HOLDEM_BIG_SEAT, big == SEAT_NONE ? last : big, SEAT_NONE, HOLDEM_WHY_NONE);
    turn_set(t, HOLDEM_LAST_BLIND, last, SEAT_NONE, HOLDEM_WHY_NONE);
    betting_open(t, high, b->num[HOLDEM_BIG]);
    return HOLDEM_STEP_CARDS;
}

/* One at a time, from the button's left, to the player who has not got so many yet (a hand laid out
 * by hand is dealt already). */
static enum holdem_step step_cards(struct turn *t, const struct holdem_house *house)
{
    const struct board *b = t->b;
    for (int round = 0; round < HOLDEM_HOLE_CARDS; round++)
        for (int i = 1; i <= b->nseats; i++) {
            const int s = seat_after(b->num[HOLDEM_BUTTON], i, b->nseats);
            if (holdem_dealt(b, s) && board_count(b, HOLDEM_HAND + s) <= round)
                holdem_draw(t, house, HOLDEM_HAND + s, seat_bit(s), s, HOLDEM_WHY_DEAL);
        }
    return HOLDEM_STEP_ROUND;
}

/* ---- betting and streets ---- */

static enum holdem_step step_round(struct turn *t)
{
    const struct board *b = t->b;
    const int from =
        b->num[HOLDEM_STREET] == HOLDEM_PREFLOP ? b->num[HOLDEM_LAST_BLIND] : b->num[HOLDEM_BUTTON];
    const int asked = betting_asked(b, from);
    if (asked == SEAT_NONE)
        return HOLDEM_STEP_ROUND_OVER;
    turn_wait(t, seat_bit(asked), 0);
    return HOLDEM_STEP_STOP;
}

static enum holdem_step step_round_over(struct turn *t)
{
    const seatmask live = betting_live(t->b);
    pots_collect(t);
    if (!(live & (live - 1)))
        return HOLDEM_STEP_AWARDS;
    if (t->b->num[HOLDEM_STREET] == HOLDEM_RIVER)
        return HOLDEM_STEP_SHOWDOWN;
    return betting_closed(t->b) ? HOLDEM_STEP_OPEN : HOLDEM_STEP_STREET;
}

void holdem_show_hands(struct turn *t)
{
    for (int i = 1; i <= t->b->nseats; i++) {
        const int s = seat_after(t->b->num[HOLDEM_BUTTON], i, t->b->nseats);
        for (int k = 0; holdem_live(t->b, s) && k < board_count(t->b, HOLDEM_HAND + s); k++)
            if (board_cell(t->b, HOLDEM_HAND + s, k).seen != SEAT_ALL)
                turn_show(t, HOLDEM_HAND + s, k, SEAT_ALL, s, HOLDEM_WHY_SHOW);
    }
}

static enum holdem_step step_open(struct turn *t)
{
    holdem_show_hands(t);
    return HOLDEM_STEP_STREET;
}

static enum holdem_step step_street(struct turn *t, const struct holdem_house *house)
{
    const int street = t->b->num[HOLDEM_STREET] + 1;
    turn_set(t, HOLDEM_STREET, street, SEAT_NONE, HOLDEM_WHY_STREET);
    for (int i = street == HOLDEM_FLOP ? 3 : 1; i > 0; i--)
        holdem_draw(t, house, HOLDEM_BOARD, SEAT_ALL, SEAT_NONE,
                    HOLDEM_WHY_FLOP + street - HOLDEM_FLOP);
    if (betting_closed(t->b))
        return street == HOLDEM_RIVER ? HOLDEM_STEP_SHOWDOWN : HOLDEM_STEP_STREET;
    betting_open(t, 0, t->b->num[HOLDEM_BIG]);
    return HOLDEM_STEP_ROUND;
}

void holdem_ask(struct turn *t, const struct holdem_house *house, int from)
{
    const int next = betting_asked(t->b, from);
    if (next == SEAT_NONE)
        holdem_go(t, house, HOLDEM_STEP_ROUND_OVER);
    else
        turn_wait(t, seat_bit(next), 0);
}

/* ---- the end ---- */

static enum holdem_step step_awards(struct turn *t, const struct holdem_house *house)
{
    int32_t value[SEATS] = {0};
    const seatmask live = betting_live(t->b);
    for (int i = 1; i <= t->b->nseats && (live & (live - 1)) && !t->broken; i++) {
        const int s = seat_after(t->b->num[HOLDEM_BUTTON], i, t->b->nseats);
        if (!holdem_live(t->b, s))
            continue;
        value[s] = house->value(t, s);
        turn_note(t, HOLDEM_WHY_VALUE, s, 0, 0, 0, value[s]);
    }
    pots_award(t, value);
    return HOLDEM_STEP_SHOWING;
}

/* The cards of a hand that not everybody has seen, as a choice has them. */
static uint64_t still_down(const struct board *b, int who)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    uint64_t down = 0;
    for (int k = 0; k < board_count(b, HOLDEM_HAND + who); k++)
        if (board_cell(b, HOLDEM_HAND + who, k).seen != SEAT_ALL)
            down |= (uint64_t)1 << k;
    return down;
}

static enum holdem_step step_showing(struct turn *t)
{
    const seatmask live = betting_live(t->b);
    if (!t->rules->option[HOLDEM_SHOWING] || !live || live & (live - 1) ||
        !still_down(t->b, seat_first(live)))
        return HOLDEM_STEP_BUSTS;
    turn_phase(t, HOLDEM_PHASE_SHOWING);
    turn_wait(t, live, 0);
    return HOLDEM_STEP_STOP;
}

void holdem_show_choices(const struct board *b, int who, struct choices *out)
{
    CARRE_ASSERT(who >= 0 && who < b->nseats);
    const uint64_t down = still_down(b, who);
    choices_add(out, HOLDEM_MUCK_HAND, 0);
    struct choice *show = choices_add(out, HOLDEM_SHOW_HAND, 0);
    show->zone = (uint8_t)(HOLDEM_HAND + who);
    show->among = down;
    show->pick_min = 1;
    show->pick_max = down & (down - 1) ? HOLDEM_HOLE_CARDS : 1;
}

/* The winner has been asked, and the hand goes on to its end. */
static void shown(struct turn *t, const struct holdem_house *house, const struct action *a)
{
    for (int i = 0; i < a->n; i++)
        turn_show(t, HOLDEM_HAND + a->who, a->pick[i], SEAT_ALL, a->who, HOLDEM_WHY_SHOW);
    turn_phase(t, HOLDEM_PHASE_PLAY);
    holdem_go(t, house, HOLDEM_STEP_BUSTS);
}

void holdem_act(struct turn *t, const struct holdem_house *house, const struct action *a)
{
    if (t->b->phase == HOLDEM_PHASE_SHOWING) {
        shown(t, house, a);
        return;
    }
    betting_act(t, a);
    holdem_ask(t, house, a->who);
}

static enum holdem_step step_over(struct turn *t, const struct holdem_house *house)
{
    const seatmask in = holdem_with_chips(t->b);
    holdem_count_hand(t, house);
    if (in & (in - 1))
        return HOLDEM_STEP_BUTTON;
    turn_end(t, HOLDEM_WHY_OVER);
    return HOLDEM_STEP_STOP;
}

static enum holdem_step one_step(struct turn *t, const struct holdem_house *house,
                                 enum holdem_step step)
{
    switch (step) {
    case HOLDEM_STEP_BUTTON: return step_button(t, house);
    case HOLDEM_STEP_ANTES: return step_antes(t);
    case HOLDEM_STEP_BLINDS: return step_blinds(t);
    case HOLDEM_STEP_CARDS: return step_cards(t, house);
    case HOLDEM_STEP_ROUND: return step_round(t);
    case HOLDEM_STEP_ROUND_OVER: return step_round_over(t);
    case HOLDEM_STEP_OPEN: return step_open(t);
    case HOLDEM_STEP_STREET: return step_street(t, house);
    case HOLDEM_STEP_SHOWDOWN: holdem_show_hands(t); return HOLDEM_STEP_AWARDS;
    case HOLDEM_STEP_AWARDS: return step_awards(t, house);
    case HOLDEM_STEP_SHOWING: return step_showing(t);
    case HOLDEM_STEP_BUSTS: holdem_busts(t); return HOLDEM_STEP_OVER;
    case HOLDEM_STEP_OVER: return step_over(t, house);
    case HOLDEM_STEP_STOP: break;
    }
    return HOLDEM_STEP_STOP;
}

void holdem_go(struct turn *t, const struct holdem_house *house, enum holdem_step step)
{
    do
        step = one_step(t, house, step);
    while (step != HOLDEM_STEP_STOP && !t->broken && !(house->holds && house->holds(t, step)));
}
