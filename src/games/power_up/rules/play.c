/* play.c - a power is played (PU-22, PU-23, PU-26, PU-28), and what those do that change no hand:
 * board, deck, other powers. */
#include "power_up.h"

/* The index of the deck's next card, -1: it is empty. */
static int next_card(const struct board *b) { return board_count(b, HOLDEM_PILE) - 1; }

/* PU-47: whoever has Intel sees the deck's next card, as often as another one comes to lie there.
 */
void power_up_drawn(struct turn *t)
{
    const seatmask watch = (seatmask)t->b->num[POWER_UP_INTEL];
    const int top = next_card(t->b);
    if (watch && top >= 0 && !t->broken && watch & ~board_cell(t->b, HOLDEM_PILE, top).seen)
        turn_show(t, HOLDEM_PILE, top, watch, SEAT_NONE, POWER_UP_WHY_INTEL);
}

/* PU-40, PU-41. */
static void deploy(struct turn *t, int who)
{
    holdem_draw(t, &power_up_house, HOLDEM_BOARD, SEAT_ALL, who, POWER_UP_WHY_DEPLOY);
}

/* PU-47. */
static void intel(struct turn *t, int who)
{
    turn_set(t, POWER_UP_INTEL, t->b->num[POWER_UP_INTEL] | seat_bit(who), who, POWER_UP_WHY_INTEL);
    power_up_drawn(t);
}

/* PU-50. */
static void disintegrate(struct turn *t, const struct action *a)
{
    turn_move(t, HOLDEM_BOARD, a->pick[0], HOLDEM_MUCK, SEAT_ALL, a->who,
              POWER_UP_WHY_DISINTEGRATE);
}

/* PU-45. */
static void scanner(struct turn *t, int who)
{
    for (int i = 0; i < 2; i++)
        turn_show(t, HOLDEM_PILE, next_card(t->b) - i, seat_bit(who), who, POWER_UP_WHY_SCAN);
    turn_set(t, POWER_UP_CHOOSING, 1 + POWER_SCANNER, who, HOLDEM_WHY_NONE);
}

/* PU-48: nobody's Intel looks while three cards are held out. */
static void engineer(struct turn *t, int who)
{
    for (int i = 0; i < POWER_UP_LOOKED; i++)
        turn_draw(t, HOLDEM_PILE, POWER_UP_FAN, SEAT_ALL, who, POWER_UP_WHY_ENGINEER);
    turn_set(t, POWER_UP_CHOOSING, 1 + POWER_ENGINEER, who, HOLDEM_WHY_NONE);
}

static void engineered(struct turn *t, const struct action *a)
{
    turn_move(t, POWER_UP_FAN, a->pick[0], HOLDEM_PILE, SEAT_ALL, a->who, POWER_UP_WHY_ENGINEER);
    while (board_count(t->b, POWER_UP_FAN) && !t->broken)
        turn_move(t, POWER_UP_FAN, 0, HOLDEM_MUCK, SEAT_ALL, a->who, POWER_UP_WHY_ENGINEER);
    power_up_drawn(t);
}

static void act(struct turn *t, const struct action *a, int power, int copied)
{
    const int who = a->who;
    switch ((enum power)power) {
    case POWER_CLONE:
        turn_make(t, power_card(copied), POWER_UP_HELD + who, SEAT_ALL, who, POWER_UP_WHY_CLONE);
        break;
    case POWER_XRAY: power_up_xray(t, who); break;
    case POWER_DEPLOY: deploy(t, who); break;
    case POWER_EMP: turn_set(t, POWER_UP_EMP, 1, who, POWER_UP_WHY_EMP); break;
    case POWER_INTEL: intel(t, who); break;
    case POWER_DISINTEGRATE: disintegrate(t, a); break;
    case POWER_SCANNER: scanner(t, who); break;
    case POWER_ENGINEER: engineer(t, who); break;
    case POWER_RELOAD: power_up_reload(t, a); break;
    case POWER_UPGRADE: power_up_upgrade(t, who); break;
    case POWERS: break;
    }
}

/* PU-23: it leaves the hand and is paid now, with its targets; what a look leaves to choose comes
 * later and is free. */
void power_up_play(struct turn *t, const struct action *a)
{
    const struct board *b = t->b;
    const int power = card_power(board_face(b, POWER_UP_HELD + a->who, a->about)),
              copied = power_up_last(b);
    turn_move(t, POWER_UP_HELD + a->who, a->about, POWER_UP_PLAYED, SEAT_ALL, a->who,
              POWER_UP_WHY_PLAY);
    turn_add(t, POWER_UP_ENERGY + a->who, -power_cost(t->rules, power), a->who,
             POWER_UP_WHY_ENERGY);
    act(t, a, power, copied);
}

void power_up_choose(struct turn *t, const struct action *a)
{
    turn_set(t, POWER_UP_CHOOSING, 0, a->who, HOLDEM_WHY_NONE);
    switch (a->kind) {
    case POWER_UP_KEEP:
        turn_note(t, POWER_UP_WHY_KEEP, a->who, HOLDEM_PILE, 0, CARD_NONE, 0);
        break;
    case POWER_UP_THROW:
        for (int i = 0; i < 2; i++)
            holdem_draw(t, &power_up_house, HOLDEM_MUCK, SEAT_NOBODY, a->who, POWER_UP_WHY_THROW);
        break;
    case POWER_UP_NEXT: engineered(t, a); break;
    case POWER_UP_DISCARD: power_up_discard(t, a); break;
    }
}
